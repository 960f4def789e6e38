-- Prints the result of each stage as text, one function per stage, for `--dump` and debugging.  The
-- format is for people and may change.
local data = require "dump.data"
local facts = require "facts"
local fail = require "fail"
local limbs = require "model.limbs"
local frames = require "facts.chosen_frames"
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

local function add_table(lines, rows)
  for _, line in ipairs(text.columns(rows)) do lines[#lines + 1] = "  " .. line end
end

function M.read(job)
  local lines = {}
  local stack = { { job.xml, 0 } }
  while #stack > 0 do
    local node, depth = table.unpack(table.remove(stack))
    local words = {}
    for _, key in ipairs(order.keys(node.attributes)) do
      words[#words + 1] = (" %s=%q"):format(key, node.attributes[key])
    end
    lines[#lines + 1] =
      ("%5d  %s%s%s"):format(node.line, ("  "):rep(depth), node.name, table.concat(words))
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

-- the line of something that was read, and the file if another one includes it
local function place(one)
  return ("%5d"):format(one.line) .. (one.line_of and " of " .. fail.escape(one.line_of) or "")
end

function M.check(job)
  local robot = data.check(job)
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
local function add_facts(lines, model)
  lines[#lines + 1] = "Joints:"
  add_table(lines, facts.joint_table(model))
  for _, remark in ipairs(facts.remarks(model)) do add_words(lines, remark.says) end
  local limits = facts.limit_table(model)
  if #limits > 1 then
    lines[#lines + 1] = "Limits:"
    add_table(lines, limits)
  end
  if #model.constraints > 0 then
    lines[#lines + 1] = "Constraints, and the entries of K:"
    add_table(lines, facts.constraint_table(model))
    local picture = facts.constraint_picture(model, {}, WIDTH - 2)
    for _, line in ipairs(picture) do lines[#lines + 1] = "  " .. line end
  end
  lines[#lines + 1] = "H, its stored entries:"
  for _, line in ipairs(facts.picture(model, {}, WIDTH - 2)) do lines[#lines + 1] = "  " .. line end
end

-- where a body or a place is; quarter turns come first, because model.rotation moves them there
local function pose(at)
  local turns = {}
  for _, t in ipairs(lists.joined(rotation.euler(at.tree.Q, 3), at.tree.turns)) do
    if t.angle ~= 0 then
      turns[#turns + 1] = ("%s(%s)"):format(("xyz"):sub(t.axis, t.axis), number.plain(t.angle))
    end
  end
  return ("origin %s  turns %s"):format(numbers(at.origin),
    #turns > 0 and table.concat(turns, " ") or "none")
end

function M.model(job)
  local m = job.model
  local lines = { ("nb %d  nq %d  nv %d  nh %d  density of H %.3f"):format(#m.bodies, m.nq, m.nv,
    m.pattern.nh, m.pattern.density) }
  -- bodies, each with its joint and its links
  for i, body in ipairs(m.bodies) do
    lines[#lines + 1] = ("%3d  parent %d  %s  %s  q %d  v %d  links %s"):format(i, body.parent,
      body.id, body.type, body.q, body.v, table.concat(body.links, " "))
    lines[#lines + 1] = ("     %s  offset %s%s"):format(pose(body),
      number.plain(body.tree.offset), #body.frame > 0 and "  frame turned onto the axis" or "")
    for _, piece in ipairs(body.pieces) do
      local own = piece.own
      lines[#lines + 1] = ("     link %s  m %s  c %s  I %s"):format(piece.link.name,
        number.plain(own.m), numbers(own.c), numbers(own.I))
    end
  end
  -- equal limbs, and those within them
  for _, set in ipairs(limbs.find(m)) do
    lines[#lines + 1] = ("limbs %s  of %d bodies each, in %d lanes"):format(
      table.concat(limbs.roots(m, set), " "), #set.members[1], set.width)
    for _, roots in ipairs(limbs.within(m, set)) do
      lines[#lines + 1] = "  within them limbs " .. table.concat(roots, " ")
    end
  end
  for _, set in ipairs(limbs.nested(m, math.huge) or {}) do
    if set.outer then
      lines[#lines + 1] = ("limbs %s  of %d bodies each, within those of %s"):format(
        table.concat(limbs.roots(m, set), " "), #set.members[1],
        table.concat(limbs.roots(m, set.outer), " "))
    end
  end
  -- links that no joint moves by themselves, constraints, the tree of dofs, tunable numbers
  for _, at in ipairs(lists.joined(m.places, m.constraints.ends)) do
    local body = m.bodies[at.body]
    if not (at.link and body and body.link == at.link.name) then
      lines[#lines + 1] = ("%s %s  body %d  %s"):format(at.link and "link" or "end", at.id, at.body,
        pose(at))
    end
  end
  lines[#lines + 1] = "lambda' " .. table.concat(m.lambda, " ")
  for _, field in ipairs(m.tunable and m.tunable.fields or {}) do
    lines[#lines + 1] = ("tunable %s  %s %s  %s"):format(field.name, number.plain(field.value),
      field.unit, field.what)
  end
  add_facts(lines, m)
  return join(lines)
end

-- functions that have a program; those of emit.manifold have none
local function traced(job)
  return lists.those(job.functions, function(item) return item.plain end)
end

-- everything that the trace of each candidate recorded, live or not
function M.trace(job)
  local lines = {}
  for _, item in ipairs(job.traced) do
    for _, one in ipairs(item.candidates) do
      local nodes, route = {}, one.fn.route and ", " .. one.fn.route.name or ""
      for _, node in ipairs(one.program.pool.list) do
        if node then nodes[#nodes + 1] = node end
      end
      lines[#lines + 1] = ("%s, by %s%s"):format(item.fn.name, one.program.level, route)
      add(lines, steps.lines(nodes, one.program))
    end
  end
  return join(lines)
end

-- the chosen frames, and the alternatives
local function add_frames(lines, job)
  for _, group in ipairs(frames.groups(job)) do
    add_words(lines, group.says)
    add_table(lines, group.rows)
  end
  for _, choice in ipairs(frames.weighed(job)) do
    add_words(lines, choice.says)
    local rows = {}
    for k, style in ipairs(choice.styles) do
      rows[k] = {
        style.taken and "*" or "", ("%d"):format(style.operations), style.style, style.says,
      }
    end
    add_table(lines, rows)
    if choice.note then add_words(lines, choice.note) end
  end
end

-- the live nodes, with constants as numbers, and how often each is used
function M.choose(job)
  local lines = {}
  for _, item in ipairs(traced(job)) do
    local found = item.plain
    local words = facts.operations(found.cost)
    lines[#lines + 1] = ("%s: %d operations%s; %d constants"):format(item.fn.name, found.cost.total,
      words ~= "" and ": " .. words or "", #found.numbers)
    add(lines, steps.lines(lists.joined(found.numbers, found.order), found, function(node)
      return node.const and number.plain(node.value) or nil
    end, function(node)
      local n = found.uses[node.id]
      return n and n > 1 and ("  (%d uses)"):format(n) or ""
    end))
  end
  add_words(lines, facts.zeros(job.model, job.zeros.H).says)
  add_frames(lines, job)
  return join(lines)
end

-- how a statement shows an operand: by its name, else as an expression in parentheses
local function named(names)
  local function shown(node)
    local name = names[node]
    if name then return (name.sign < 0 and "-" or "") .. name.id end
    if node.op == "neg" then
      local words = shown(node.a)
      return words:sub(1, 1) == "-" and words:sub(2) or "-" .. words
    end
    if node.op == "num" or node.op == "input" and not node.fresh then
      return steps.numbered(node)
    end
    return ("(%s)"):format(steps.definition(node, shown))
  end
  return shown
end

local function let(block, names, shown)
  local value = steps.definition(block.node, shown)
  if names[block.node].sign < 0 then value = ("-(%s)"):format(value) end
  return ("%s = %s"):format(block.id, value)
end

local HEADING = {
  section = function(block) return "---- " .. block.title end,
  step = function(block) return "-- " .. block.text end,
  equations = function(block) return "-- " .. table.concat(block.list, "; ") end,
  sincos = function(block)
    local words = block.group.places
    if not words then
      words = {}
      for k, call in ipairs(block.group.calls) do words[k] = call.s .. ", " .. call.c end
    end
    return "sines and cosines of " .. table.concat(words, " ")
  end,
}

-- where the parts of a split function begin: block -> name
local function parts_at(split)
  local begins = {}
  if not split then return begins end
  for k, part in ipairs(split.parts) do begins[part.first] = split.names.parts[k] end
  begins[split.rest.first] = "the function itself"
  return begins
end

function M.lower(job)
  local lines = {}
  for _, item in ipairs(traced(job)) do
    local program = item.program
    local shown = named(program.names)
    lines[#lines + 1] = ("%s: %d statements, %d of them nameless"):format(item.fn.name,
      program.statements, program.nameless)
    for _, constant in ipairs(program.constants) do
      lines[#lines + 1] = ("  constant %s = %s"):format(constant.id,
        number.plain(constant.sign * constant.node.value))
    end
    local parts = parts_at(program.split)
    for k, block in ipairs(program.blocks) do
      local heading = HEADING[block.kind]
      if parts[k] then lines[#lines + 1] = "  ==== " .. parts[k] end
      lines[#lines + 1] = "  " .. (heading and heading(block) or block.kind == "let"
        and let(block, program.names, shown) or steps.step(block, shown))
    end
    for _, pivot in ipairs(program.pivots) do
      lines[#lines + 1] = ("  pivot %d = %s"):format(pivot.dof, shown(pivot.node))
    end
  end
  return join(lines)
end

function M.write(job)
  local lines = {}
  for _, file in ipairs(job.files) do
    add(lines, { ("==> %s <=="):format(file.name), file.text })
  end
  return join(lines)
end

return M
