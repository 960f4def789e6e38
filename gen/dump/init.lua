-- Prints the data of a stage (gen/dump/data.lua) as text, one function per stage, for `--dump` and
-- debugging.  The format is for people and may change.
local facts = require "facts"
local fail = require "fail"
local lists = require "list"
local number = require "number"
local order = require "order"
local rotation = require "model.rotation"
local steps = require "dump.nodes"
local text = require "text"

local M = {}

local WIDTH = 100

local function join(lines) return table.concat(lines, "\n") .. "\n" end

local add = lists.append

local function add_words(lines, words) add(lines, text.wrap(text.inert(words), WIDTH, "")) end

local function add_indented(lines, more)
  for _, line in ipairs(more) do lines[#lines + 1] = "  " .. line end
end

local function add_table(lines, rows) add_indented(lines, text.columns(rows)) end

-- the line of something that was read, and the file if another one includes it
local function place(one)
  return ("%5d"):format(one.line) .. (one.line_of and " of " .. fail.escape(one.line_of) or "")
end

function M.read(root)
  local lines = {}
  local stack = { { root, 0 } }
  while #stack > 0 do
    local node, depth = table.unpack(table.remove(stack))
    local words = {}
    for _, key in ipairs(order.keys(node.attributes)) do
      words[#words + 1] = (" %s=%q"):format(key, node.attributes[key])
    end
    lines[#lines + 1] =
      ("%s  %s%s%s"):format(place(node), ("  "):rep(depth), node.name, table.concat(words))
    for k = #node.children, 1, -1 do stack[#stack + 1] = { node.children[k], depth + 1 } end
  end
  return join(lines)
end

local function numbers(list) return table.concat(lists.mapped(list, number.plain), " ") end

-- what a record says, without its lines in the file
local function said(value)
  if math.type(value) then return number.plain(value) end
  if type(value) ~= "table" then return tostring(value) end
  if math.type(value[1]) then return numbers(value) end
  local words = {}
  for _, key in ipairs(order.keys(value)) do
    local item = value[key]
    if type(item) == "table" and not math.type(item[1]) then
      words[#words + 1] = ("%s(%s)"):format(math.type(key) and "" or key .. " ", said(item))
    elseif not tostring(key):find "line" then
      words[#words + 1] = ("%s %s"):format(key, said(item))
    end
  end
  return table.concat(words, "  ")
end

-- a line for each of the fields `names` of a record, or for each item of those that are lists
local function add_fields(lines, record, names)
  for name in names:gmatch "%a+" do
    local value = record[name]
    local many = type(value) == "table" and not value.line and not math.type(value[1])
    for _, item in ipairs(many and value or { value }) do
      lines[#lines + 1] = ("         %s  %s"):format(name, said(item))
    end
  end
end

function M.check(robot)
  local lines = { ("robot %s, root %s"):format(robot.name, robot.root) }
  add_fields(lines, robot, "gravity floats sites constraints")
  for _, link in ipairs(robot.links) do
    local i = link.inertial
    lines[#lines + 1] = ("%s  link %s%s"):format(place(link), link.name, i
      and ("  m %s  c %s  rpy %s  I %s"):format(number.plain(i.mass), numbers(i.xyz),
        numbers(i.rpy), numbers { i.ixx, i.ixy, i.ixz, i.iyy, i.iyz, i.izz }) or "")
    add_fields(lines, link, "payloads")
  end
  for _, joint in ipairs(robot.joints) do
    lines[#lines + 1] = ("%s  joint %s  %s  %s -> %s  xyz %s  rpy %s%s"):format(place(joint),
      joint.name, joint.type, joint.parent, joint.child, numbers(joint.xyz), numbers(joint.rpy),
      joint.axis and "  axis " .. numbers(joint.axis) or "")
    add_fields(lines, joint, "limit dynamics mimic rotors")
  end
  return join(lines)
end

-- the header's facts about a model
local function add_facts(lines, m)
  lines[#lines + 1] = "Joints:"
  add_table(lines, m.tables.joints)
  for _, remark in ipairs(m.remarks) do add_words(lines, remark) end
  if #m.tables.limits > 1 then
    lines[#lines + 1] = "Limits:"
    add_table(lines, m.tables.limits)
  end
  if #m.constraints > 0 then
    lines[#lines + 1] = "Constraints, and the entries of K:"
    add_table(lines, m.tables.constraints)
    add_indented(lines, facts.narrow_picture(m.K, WIDTH - 2))
  end
  lines[#lines + 1] = "H, its stored entries:"
  add_indented(lines, facts.picture(m.H, WIDTH - 2))
end

-- where a body or a place is; quarter turns come first, because model.rotation moves them there
local function pose(at)
  local turns = {}
  for _, t in ipairs(lists.joined(rotation.euler(at.Q, 3), at.turns)) do
    if t.angle ~= 0 then
      turns[#turns + 1] = ("%s(%s)"):format(("xyz"):sub(t.axis, t.axis), number.plain(t.angle))
    end
  end
  return ("origin %s  turns %s"):format(numbers(at.origin),
    #turns > 0 and table.concat(turns, " ") or "none")
end

-- bodies, each with its joint and its links
local function add_bodies(lines, bodies)
  for i, body in ipairs(bodies) do
    lines[#lines + 1] = ("%3d  parent %d  %s  %s  q %d  v %d  links %s"):format(i, body.parent,
      body.id, body.type, body.q, body.v, table.concat(body.links, " "))
    lines[#lines + 1] = ("     %s  offset %s%s"):format(pose(body), number.plain(body.offset),
      body.turned and "  frame turned onto the axis" or "")
    for _, piece in ipairs(body.pieces) do
      local own = piece.own
      lines[#lines + 1] = ("     link %s  m %s  c %s  I %s"):format(piece.link,
        number.plain(own.m), numbers(own.c), numbers(own.I))
    end
  end
end

function M.model(m)
  local lines = { ("nb %d  nq %d  nv %d  nh %d  density of H %.3f"):format(#m.bodies, m.nq, m.nv,
    m.nh, m.density) }
  add_bodies(lines, m.bodies)
  for _, set in ipairs(m.limbs) do
    lines[#lines + 1] = ("limbs %s  of %d bodies each, %s"):format(table.concat(set.roots, " "),
      set.bodies, set.outer and "within those of " .. table.concat(set.outer, " ")
      or ("in %d lanes"):format(set.lanes))
    for _, roots in ipairs(set.within or {}) do
      lines[#lines + 1] = "  within them limbs " .. table.concat(roots, " ")
    end
  end
  -- links that no joint moves by themselves, and the ends of constraints
  for _, at in ipairs(m.places) do
    local body = m.bodies[at.body]
    if not (at.link and body and body.link == at.link) then
      lines[#lines + 1] = ("%s %s  body %d  %s"):format(at.link and "link" or "end", at.id, at.body,
        pose(at))
    end
  end
  lines[#lines + 1] = "lambda' " .. table.concat(m.lambda, " ")
  for _, field in ipairs(m.tunable) do
    lines[#lines + 1] = ("tunable %s  %s %s  %s"):format(field.name, number.plain(field.value),
      field.unit, field.what)
  end
  add_facts(lines, m)
  return join(lines)
end

-- everything that the trace of each candidate recorded, live or not
function M.trace(functions)
  local lines = {}
  for _, fn in ipairs(functions) do
    lines[#lines + 1] = ("%s, by %s%s"):format(fn.name, fn.level,
      fn.route and ", " .. fn.route or "")
    add(lines, steps.lines(fn))
  end
  return join(lines)
end

-- the chosen frames, and the alternatives
local function add_frames(lines, all)
  for _, group in ipairs(all.frames) do
    add_words(lines, group.says)
    add_table(lines, group.rows)
  end
  for _, choice in ipairs(all.weighed) do
    add_words(lines, choice.says)
    local rows = {}
    for k, style in ipairs(choice.styles) do
      rows[k] = {
        style.taken and "*" or "", ("%d"):format(style.operations), style.style, style.says,
      }
    end
    add_table(lines, rows)
  end
end

-- the live nodes, with constants as numbers, and how often each is used
function M.choose(all)
  local lines = {}
  for _, fn in ipairs(all.functions) do
    local words = facts.operations(fn.operations)
    lines[#lines + 1] = ("%s: %d operations%s; %d constants"):format(fn.name, fn.operations.total,
      words ~= "" and ": " .. words or "", fn.constants)
    add(lines, steps.lines(fn, true))
  end
  add_words(lines, all.zeros.says)
  add_frames(lines, all)
  return join(lines)
end

-- a statement, or a sum that a limb adds to: the value under its name
local function let(node, name, operand)
  local value = steps.definition(node, operand)
  return ("%s = %s"):format(name or node.name, node.sign and ("-(%s)"):format(value) or value)
end

function M.lower(functions)
  local lines = {}
  for _, fn in ipairs(functions) do
    local operand, nodes = steps.operands(fn, true)
    lines[#lines + 1] = ("%s: %d statements, %d of them nameless"):format(fn.name, fn.statements,
      fn.nameless)
    for _, constant in ipairs(fn.constants) do
      lines[#lines + 1] = ("  constant %s = %s"):format(constant.name, number.plain(constant.value))
    end
    for _, block in ipairs(fn.blocks) do
      if block.part then lines[#lines + 1] = "  ==== " .. block.part end
      lines[#lines + 1] = "  " .. (block.says or steps.step(block, operand)
        or let(nodes[block.of[1]], block.name, operand))
    end
    add(lines, steps.pivots(fn, operand))
  end
  return join(lines)
end

M.dag = require("dump.graph").text

function M.write(files)
  local lines = {}
  for _, file in ipairs(files) do
    add(lines, { ("==> %s <=="):format(file.name), file.text })
  end
  return join(lines)
end

return M
