-- The result of each stage as plain data, for `--format json`: the same facts that
-- gen/dump/init.lua prints in words, and the graph of each function.
--
--   data.<stage>(job) -> a table for gen/json.lua
--   data.dag(job) -> { robot, functions = { { name, nodes, events, stores, pivots }.. } }
--     node   { id = "t7", op, of = ids, with "-" before negated ones }, and where present: value,
--            name (of the statement), sign (-1: the name is that of the negative), symbol, body,
--            frame, component (of the book), array, index, place (as in C)
--     event  an operation on memory, as in prog.trace, of = ids; a store has a place
-- The format may change with the generator.
local expr_base = require("expr").base
local facts = require "facts"
local json = require "json"
local language = require("emit.c").language
local lists = require "list"
local order = require "order"
local steps = require "dump.nodes"

local M = {}

local list = json.list

local function map(items, f) return list(lists.mapped(items, f)) end

-- A copy for JSON, without functions and without cycles.  log: knows the lines of included files; a
-- line of one has the file's name beside it.
local function plain(value, above, log)
  if type(value) == "function" then return nil end
  if type(value) ~= "table" then return value end
  if above[value] then return nil end
  above[value] = true
  local copy = value[1] ~= nil and list {} or {}
  for key, item in order.pairs(value) do
    copy[key] = plain(item, above, log)
    if log and math.type(item) and tostring(key):find "line$" then
      local file, line = log:place(item)
      copy[key], copy[key .. "_of"] = line, file ~= log.file and file or nil
    end
  end
  above[value] = nil
  return copy
end

function M.read(job) return plain(job.xml, {}) end

function M.check(job)
  local robot = plain(job.robot, {}, job.log)
  robot.link_by_name, robot.joint_by_name = nil, nil
  return robot
end

local function body_of(body)
  return {
    name = body.name, id = body.id, type = body.type, parent = body.parent, links = body.links,
    q = body.q, nq = body.nq, v = body.v, nv = body.nv, axis = body.axis, sign = body.sign,
    origin = body.origin, Q = body.tree.Q, turns = list(body.tree.turns),
    offset = body.tree.offset,
    pieces = map(body.pieces, function(piece)
      return { link = piece.link.name, m = piece.m, c = piece.c, I = piece.I }
    end),
  }
end

function M.model(job)
  local m = job.model
  return {
    name = m.name, floating = m.floating, nq = m.nq, nv = m.nv, nh = m.pattern.nh,
    bodies = map(m.bodies, body_of), dofs = map(m.dofs, function(dof) return dof.id end),
    lambda = list(m.lambda), H = facts.pattern(m, {}),
    places = map(m.places, function(place)
      return { link = place.link.name, id = place.id, body = place.body, R = place.R, p = place.p }
    end),
    remarks = map(facts.remarks(m), function(remark) return remark.says end),
    constraints = map(m.constraints, function(c)
      return { name = c.name, type = c.type, row = c.row, rows = #c.rows }
    end),
  }
end

-- the reference to a node in other nodes
local function ref(node)
  return node.op == "neg" and "-" .. ref(node.a) or "t" .. node.id
end

-- ---- functions ----------------------------------------------------------------------------------

-- names: of prog.lower, or nil
local function node_of(node, trace, names)
  local role, name = trace.roles[node] or trace.hints[node], names and names[node]
  local one = {
    id = "t" .. node.id, op = node.op, of = map(node.of or { node.a, node.b }, ref),
    array = node.array, index = node.index, other = node.other, from = node.from, n = node.n,
    value = (node.const or node.op == "num" or node.op == "param") and node.value or nil,
    name = name and name.id or node.op == "param" and node.name or nil,
    sign = name and name.sign < 0 and -1 or nil,
  }
  if role then
    one.body, one.symbol, one.frame = role.owner, role.symbol, role.frame
    one.component = role.component
  end
  if node.const then one.of = list {} end
  return one
end

local FIELDS = { "kind", "verb", "kernel", "array", "index", "n", "first", "most", "m", "k",
  "stride", "column", "other", "from", "rows", "start", "image" }

local function event_of(event)
  local one = { of = list { event.node and ref(event.node) } }
  for _, key in ipairs(FIELDS) do one[key] = event[key] end
  return one
end

-- nodes: the ones to print, in order
local function function_of(name, program, nodes, names)
  local one = { name = name, nodes = list {}, events = list {}, stores = list {} }
  for _, node in ipairs(nodes) do
    if node and node.op ~= "neg" then
      one.nodes[#one.nodes + 1] = node_of(node, program, names)
    end
  end
  for _, event in ipairs(program.events) do
    if steps.step(event, steps.numbered) then
      local to = event.kind == "store" and one.stores or one.events
      to[#to + 1] = event_of(event)
    end
  end
  one.pivots = map(program.pivots, function(pivot)
    return { dof = pivot.dof, of = list { ref(pivot.node) } }
  end)
  return one
end

local function functions(job, f)
  return map(lists.those(job.functions, function(item) return item.plain end), f)
end

function M.trace(job)
  local result = list {}
  for _, item in ipairs(job.traced) do
    for _, one in ipairs(item.candidates) do
      local all = function_of(item.fn.name, one.program, one.program.pool.list)
      all.level, all.route = one.program.level, one.fn.route and one.fn.route.name
      result[#result + 1] = all
    end
  end
  return result
end

-- the live nodes, and the numbers that they use
local function living(item)
  local nodes, seen = {}, {}
  local function add(node)
    node = expr_base(node)
    if not seen[node] then nodes[#nodes + 1], seen[node] = node, true end
  end
  for _, node in ipairs(item.plain.numbers) do add(node) end
  for _, node in ipairs(item.plain.order) do
    for _, x in ipairs { node.a, node.b } do add(x) end
    add(node)
  end
  for _, event in ipairs(item.plain.events) do
    if event.node then add(event.node) end
  end
  return nodes
end

function M.choose(job)
  return functions(job, function(item)
    local all = function_of(item.fn.name, item.plain, living(item))
    all.operations = plain(item.plain.cost, {})
    return all
  end)
end

function M.dag(job)
  local C = language(job.symbols, job.options.real)
  return { robot = job.symbols.name, functions = functions(job, function(item)
    local one, place = function_of(item.fn.name, item.plain, living(item), item.program.names),
      job.symbols.place_of(item.fn)
    for _, part in ipairs { one.nodes, one.stores } do
      for _, x in ipairs(part) do
        local whole = x.array and x.array == item.fn.result
        x.place = x.array and (whole and x.array or C.place(place(x.array, x.index))) or nil
      end
    end
    return one
  end) }
end

function M.lower(job)
  return functions(job, function(item)
    local program = item.program
    return {
      name = item.fn.name, statements = program.statements, nameless = program.nameless,
      constants = map(program.constants, function(constant)
        return { name = constant.id, value = constant.sign * constant.node.value,
          body = constant.body, note = constant.note }
      end),
      lets = map(program.blocks, function(block)
        return { kind = block.kind, name = block.id, says = block.title or block.text,
          node = block.node and ref(block.node), array = block.array, index = block.index }
      end),
    }
  end)
end

function M.write(job)
  return map(job.files, function(file) return { name = file.name, text = file.text } end)
end

return M
