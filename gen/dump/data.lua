-- The result of each stage as plain data, for `--format json`.  gen/dump/init.lua prints these data
-- in words, gen/dump/graph.lua draws those of `dag`.
--
--   data.<stage>(job) -> a table for gen/json.lua
--   data.dag(job) -> { robot, functions = { { name, nodes, events, stores, pivots }.. } }
--     node   { id = "t7", op, of = ids, with "-" before negated ones, at = its place among nodes
--            and events }, and where present: value, uses, name (of the statement), sign (-1: it
--            is the name of the negative), symbol, body, frame, component (of the book), array,
--            index, fresh (it is loaded), place (as in C)
--     event  an operation on memory, as in prog.trace, of = ids; a store has a place
-- The format may change with the generator.
local expr = require "expr"
local facts = require "facts"
local frames = require "facts.chosen_frames"
local json = require "json"
local language = require("emit.c").language
local limbs = require "model.limbs"
local lists = require "list"
local order = require "order"

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

local function plainly(value) return plain(value, {}) end

function M.read(job) return plain(job.xml, {}, job.log) end

function M.check(job)
  local robot = plain(job.robot, {}, job.log)
  robot.link_by_name, robot.joint_by_name = nil, nil
  return robot
end

local function body_of(body)
  return {
    name = body.name, id = body.id, type = body.type, parent = body.parent, links = body.links,
    link = body.link, q = body.q, nq = body.nq, v = body.v, nv = body.nv, axis = body.axis,
    sign = body.sign, origin = body.origin, Q = body.tree.Q, turns = list(body.tree.turns),
    offset = body.tree.offset, turned = #body.frame > 0 or nil,
    pieces = map(body.pieces, function(piece)
      local own = { m = piece.own.m, c = piece.own.c, I = piece.own.I } -- in the link's frame
      return { link = piece.link.name, m = piece.m, c = piece.c, I = piece.I, own = own }
    end),
  }
end

local function place_data(place)
  return {
    link = place.link and place.link.name, id = place.id, body = place.body, R = place.R,
    p = place.p, origin = place.origin, Q = place.tree.Q, turns = list(place.tree.turns),
  }
end

-- equal limbs, and those within them
local function limbs_of(m)
  local function roots(set) return list(limbs.roots(m, set)) end
  local all = map(limbs.find(m), function(set)
    return { roots = roots(set), bodies = #set.members[1], lanes = set.width,
      within = map(limbs.within(m, set), list) }
  end)
  for _, set in ipairs(limbs.nested(m, math.huge) or {}) do
    if set.outer then
      all[#all + 1] = { roots = roots(set), bodies = #set.members[1], outer = roots(set.outer) }
    end
  end
  return all
end

function M.model(job)
  local m = job.model
  return {
    name = m.name, floating = m.floating, nq = m.nq, nv = m.nv, nh = m.pattern.nh,
    density = m.pattern.density, bodies = map(m.bodies, body_of),
    dofs = map(m.dofs, function(dof) return dof.id end), lambda = list(m.lambda),
    H = facts.pattern(m, {}), K = list(facts.constraint_pattern(m, {})), limbs = limbs_of(m),
    places = map(lists.joined(m.places, m.constraints.ends), place_data),
    tunable = map(m.tunable and m.tunable.fields or {}, function(field)
      return { name = field.name, value = field.value, unit = field.unit, what = field.what }
    end),
    tables = { joints = facts.joint_table(m), limits = facts.limit_table(m),
      constraints = facts.constraint_table(m) },
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

-- names: of prog.lower, or nil;  whole: a constant keeps its operands
local function node_of(node, trace, names, whole)
  local role, name = trace.roles[node] or trace.hints[node], names and names[node]
  local one = {
    id = "t" .. node.id, op = node.op, of = map(node.of or { node.a, node.b }, ref),
    at = expr.place_of(node), uses = trace.uses and trace.uses[node.id] or nil,
    array = node.array, index = node.index, other = node.other, from = node.from, n = node.n,
    fresh = node.fresh,
    value = (node.const or node.op == "num" or node.op == "param") and node.value or nil,
    name = name and name.id or node.op == "param" and node.name or nil,
    sign = name and name.sign < 0 and -1 or nil,
  }
  if role then
    one.body, one.symbol, one.frame = role.owner, role.symbol, role.frame
    one.component = role.component
  end
  if node.const and not whole then one.of = list {} end
  return one
end

local FIELDS = { "at", "kind", "verb", "kernel", "array", "index", "n", "first", "most", "m", "k",
  "stride", "other", "from", "rows", "start", "image", "how" }
local ON_MEMORY = { store = "stores", row = "events", supernode = "events" }

local function event_of(event)
  local one = { of = list { event.node and ref(event.node) } }
  for _, key in ipairs(FIELDS) do one[key] = event[key] end
  return one
end

-- The nodes that a program reads, operands first.  Those of constants are of no interest.
local function read_by(program)
  local nodes, seen = {}, {}
  local function add(node)
    node = node and expr.base(node)
    if not node or seen[node] then return end
    seen[node] = true
    for _, x in ipairs(node.const and {} or node.of or { node.a, node.b }) do add(x) end
    nodes[#nodes + 1] = node
  end
  for _, node in ipairs(program.order) do add(node) end
  local readers = lists.joined(program.events, program.blocks or {}, program.pivots)
  for _, one in ipairs(readers) do add(one.node) end
  return nodes
end

-- whole: all nodes that were made, with the operands of constants
local function function_of(name, program, names, whole)
  local one = { name = name, nodes = list {}, events = list {}, stores = list {} }
  for _, node in ipairs(whole and program.pool.list or read_by(program)) do
    if node and node.op ~= "neg" then
      one.nodes[#one.nodes + 1] = node_of(node, program, names, whole)
    end
  end
  for _, event in ipairs(program.events) do
    local to = one[ON_MEMORY[event.kind]]
    if to then to[#to + 1] = event_of(event) end
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
      local all = function_of(item.fn.name, one.program, nil, true)
      all.level, all.route = one.program.level, one.fn.route and one.fn.route.name
      result[#result + 1] = all
    end
  end
  return result
end

function M.choose(job)
  return {
    functions = functions(job, function(item)
      local all = function_of(item.fn.name, item.plain)
      all.operations, all.constants = plainly(item.plain.cost), #item.plain.numbers
      return all
    end),
    zeros = facts.zeros(job.model, job.zeros.H), frames = map(frames.groups(job), plainly),
    weighed = map(frames.weighed(job), plainly),
  }
end

function M.dag(job)
  local C = language(job.symbols, job.options.real)
  return { robot = job.symbols.name, functions = functions(job, function(item)
    -- elements of arrays get the names that they have in C
    local one, place = function_of(item.fn.name, item.plain, item.program.names),
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

local HEADING = {
  section = function(block) return "---- " .. block.title end,
  step = function(block) return "-- " .. block.text end,
  equations = function(block) return "-- " .. table.concat(block.list, "; ") end,
  sincos = function(block)
    return "sines and cosines of " .. table.concat(block.group.places
      or lists.mapped(block.group.calls, function(call) return call.s .. ", " .. call.c end), " ")
  end,
}

-- the blocks of a lowered program; where a part of a split function begins, its name
local function blocks_of(program)
  local blocks, split, begins = list {}, program.split, {}
  for k, part in ipairs(split and split.parts or {}) do
    begins[part.first] = split.names.parts[k]
  end
  if split then begins[split.rest.first] = "the function itself" end
  for k, block in ipairs(program.blocks) do
    local one, heading = event_of(block), HEADING[block.kind]
    one.name, one.says, one.part = block.id, heading and heading(block), begins[k]
    blocks[k] = one
  end
  return blocks
end

function M.lower(job)
  return functions(job, function(item)
    local program = item.program
    local one = function_of(item.fn.name, program, program.names)
    one.events, one.stores = nil, nil
    one.statements, one.nameless = program.statements, program.nameless
    one.constants = map(program.constants, function(constant)
      return { name = constant.id, value = constant.sign * constant.node.value,
        body = constant.body, note = constant.note }
    end)
    one.blocks = blocks_of(program)
    return one
  end)
end

function M.write(job)
  return map(job.files, function(file) return { name = file.name, text = file.text } end)
end

return M
