-- Checks a program against its description in prog.program.  With the option `verify`
-- (PINION_VERIFY in the environment; specs, long suites and the fuzzer set it) this runs after
-- each pass.
--
--   verify(program, changed)   raises an error that describes the first fault;  changed: the fields
--     that a pass has replaced, where the others are checked already, or nil
local order = require "order"

local expr = require "expr"

local base, place_of = expr.base, expr.place_of

local function fault(...) error("program: " .. string.format(...), 0) end

local function want(good, ...)
  if not good then fault(...) end
end

-- ---- fields -------------------------------------------------------------------------------------

local function is_index(x) return math.type(x) == "integer" and x >= 0 end
local function is_count(x) return math.type(x) == "integer" and x > 0 end
local function is_text(x) return type(x) == "string" end
local function is_table(x) return type(x) == "table" end
local function is_node(x) return type(x) == "table" and x.op ~= nil and x.id ~= nil end
local function is_list(x) return type(x) == "table" and (next(x) == nil or x[1] ~= nil) end

local function is_cost(x)
  return type(x) == "table" and is_index(x.mul) and is_index(x.add) and is_index(x.sub)
end

-- the fields of each kind of block, besides kind and at; one with ? may be missing
local KINDS = {
  section = { title = is_text, ["body?"] = is_index },
  step = { ["text?"] = is_text, ["subjects?"] = is_table, parts = is_list },
  equations = { text = is_text },
  store = { array = is_text, index = is_index, node = is_node, ["set?"] = is_table,
    ["places?"] = is_list },
}

local function check_fields(event)
  local fields = KINDS[event.kind]
  want(fields, "an event is of kind %s", event.kind)
  for key, test in order.pairs(fields) do
    local name = key:gsub("%?$", "")
    local x, missing = event[name], name ~= key
    want(x == nil and missing or test(x), "%s of a %s is %s", name, event.kind, x)
  end
  for key in order.pairs(event) do
    want(key == "kind" or key == "at" or fields[key] or fields[key .. "?"], "a %s has %s",
      event.kind, key)
  end
end

-- operations on memory that have a factor; all other arguments are places and counts
local FACTOR = { row = { sub = true, set = true, scale = true }, supernode = { sub = true } }

local function check_operation(event)
  want(is_text(event.verb) and is_text(event.kernel) and is_cost(event.cost), "%s of a %s",
    event.verb, event.kind)
  for _, size in ipairs(event.sizes) do
    want(is_index(size), "size %s of a %s", size, event.kind)
  end
  want(#event.sizes > 0 and #event.places > 0, "a %s of nothing", event.kind)
  for _, place in ipairs(event.places) do
    want(is_text(place[1]) and is_index(place[2]), "place %s[%s] of a %s", place[1], place[2],
      event.kind)
  end
  want(event.array == event.places[1][1], "a %s to %s", event.kind, event.array)
  local factor = FACTOR[event.kind] and FACTOR[event.kind][event.verb]
  want(is_node(event.node) or event.node == nil and not factor, "a %s without a factor", event.kind)
end

local function check_events(program)
  local last = 0
  for _, event in ipairs(program.events) do
    if event.cost then check_operation(event) else check_fields(event) end
    want(event.at and event.at >= last, "a %s stands at %s, behind %d", event.kind, event.at, last)
    last = event.at
    want(program.by_rows or not event.cost or event.how and event.how.whole,
      "a program of scalars has a %s", event.kind)
    for _, part in ipairs(event.parts or {}) do
      want(is_node(part.node) and is_text(part.symbol) and part.node.op ~= "neg",
        "a step tells of what is no value")
    end
    if event.set then
      want(#event.places == #event.set.members and event.places[1] == event.index,
        "a store of limbs has %d places", #event.places)
    end
  end
end

-- ---- values -------------------------------------------------------------------------------------

local LEAVES = { num = true, param = true, input = true }
local OPERANDS = { neg = 1, sin = 1, cos = 1, sqrt = 1, add = 2, sub = 2, mul = 2, div = 2 }

-- operands of an operation on vectors are vectors of its set, or scalars
local function check_width(node)
  local set, a = node.set, node.a
  if node.op == "lanes" then
    want(set and #node.of == #set.members, "%d lanes of %d limbs", #node.of,
      set and #set.members or 0)
  elseif node.op == "lane" then
    want(a.set and node.index < #a.set.members, "lane %d of %d", node.index,
      a.set and #a.set.members or 0)
  elseif node.op == "total" then
    want(a.set and not set, "a total of one number")
  elseif node.op == "subtotal" then
    want(a.set and set == a.set.outer, "a subtotal of another set")
  elseif node.op == "outer" then
    want(set and set.outer and a.set == set.outer, "a number of no outer limb")
  elseif OPERANDS[node.op] then
    local wide
    for _, x in ipairs { a, node.b } do
      want(not x.set or x.set == set, "a vector of one set in a %s of another", node.op)
      wide = wide or x.set
    end
    want(wide == set, "a %s of scalars is a vector", node.op)
  end
end

local function check_node(node)
  local count = OPERANDS[node.op]
  if count then
    want(is_node(node.a) and (count == 1) == (node.b == nil), "operands of a %s", node.op)
  elseif not (LEAVES[node.op] or node.fresh) then
    want(node.of or is_node(node.a), "an operation %s", node.op)
  end
  check_width(node)
end

local function operands(node) return node.of or { node.a, node.b } end

-- each value is defined before it is read, and read as often as its count of uses says
local function check_order(program)
  local there, uses, last = {}, {}, 0
  local function read(x, reader)
    local node = base(x)
    want(node.const or there[node], "a %s is read by a %s before it is there", node.op, reader)
    uses[node] = (uses[node] or 0) + 1
  end
  for _, node in ipairs(program.order) do
    want(is_node(node) and not node.const and node.op ~= "neg", "a constant is in the order")
    check_node(node)
    for _, x in ipairs(operands(node)) do read(x, node.op) end
    want(not there[node], "a %s is twice in the order", node.op)
    want(place_of(node) >= last, "a %s stands behind what follows it", node.op)
    there[node], last = true, place_of(node)
  end
  for _, event in ipairs(program.events) do
    if event.node then read(event.node, event.kind) end
  end
  for _, pivot in ipairs(program.pivots) do read(pivot.node, "pivot") end
  for _, node in ipairs(program.order) do
    want(uses[node] and program.uses[node.id] == uses[node],
      "a %s is read %d times, not %s", node.op, uses[node] or 0, program.uses[node.id])
  end
  for _, node in ipairs(program.numbers) do
    want(node.const and uses[node] and program.uses[node.id] == uses[node],
      "a constant is read %d times, not %s", uses[node] or 0, program.uses[node.id])
  end
end

local function check_cost(program)
  local sum, cost, rows = 0, program.cost, 0
  for _, kind in ipairs { "mul", "add", "sub", "div" } do sum = sum + cost[kind] end
  want(sum == cost.total, "%d operations, %d in all", sum, cost.total)
  for _, event in ipairs(program.events) do rows = rows + (event.cost and 1 or 0) end
  want(rows == #program.rows, "%d operations on memory, not %d", rows, #program.rows)
end

local function check_names(program)
  for _, key in ipairs { "roles", "hints" } do
    order.each(program[key], function(node, role)
      want(is_node(node) and node.op ~= "neg", "%s of what is no value", key)
      want(is_text(role.owner) and is_text(role.symbol) and (role.sign == 1 or role.sign == -1),
        "%s without owner, symbol or sign", key)
    end)
  end
  order.each(program.notes, function(node, note)
    want(is_node(node) and node.op ~= "neg", "notes of what is no value")
    want(is_text(note.name) and is_index(note.body), "notes without name or body")
  end)
  local last, dof_of = math.huge, {}
  for _, pivot in ipairs(program.pivots) do
    want(is_node(pivot.node) and is_count(pivot.dof), "a pivot of no dof")
    want(pivot.dof <= last, "pivot %d behind %s", pivot.dof, last)
    want(dof_of[pivot.node] ~= pivot.dof, "pivot %d is reported twice", pivot.dof)
    last, dof_of[pivot.node] = pivot.dof, pivot.dof
  end
  for _, owner in ipairs(program.owners) do
    want(is_text(owner.id) and owner.at, "an owner without a name")
  end
end

-- ---- statements ---------------------------------------------------------------------------------

local BLOCKS = {
  section = true, step = true, equations = true, let = true, store = true, sincos = true,
  row = true, supernode = true, mirror = true, total = true,
}

-- Statements in their order: each value that one reads is an earlier statement, or a part of it.
local function check_statements(program)
  local there, places = {}, program.sincos and program.sincos.place or {}
  local known = {} -- parts of statements that are already checked
  local function read(x, reader)
    local node = base(x)
    if node.const or known[node] then return end
    if program.names[node] and not (node.op == "lanes" and not there[node] and places[node]) then
      want(there[node], "%s is read by %s before it is there", program.names[node].id, reader)
    elseif places[node] then
      want(there.sincos, "a sine is read by %s before it is there", reader)
    else
      for _, y in ipairs(operands(node)) do read(y, reader) end
      known[node] = true
    end
  end
  for _, block in ipairs(program.blocks) do
    want(BLOCKS[block.kind], "a block is of kind %s", block.kind)
    if block.kind == "let" then
      local name = program.names[block.node]
      want(name and name.id == block.id, "%s is called something else", block.id)
      for _, y in ipairs(places[block.node] and {} or operands(block.node)) do read(y, block.id) end
      there[block.node] = true
    elseif block.kind == "sincos" then
      for _, angle in ipairs(block.group.angles) do read(angle, "sines") end
      there.sincos = true
    elseif block.node then
      read(block.node, block.array or block.kind)
    end
  end
  for _, pivot in ipairs(program.pivots) do read(pivot.node, "a pivot") end
end

local function check_written(program)
  local taken, values = {}, {}
  for _, constant in ipairs(program.constants) do
    want(constant.node.const and program.names[constant.node].id == constant.id
      and (constant.sign == 1 or constant.sign == -1), "%s is no constant", constant.id)
    -- nodes with the same formula have one name; if its two terms cancel, their rounding is left
    local value, before, of = constant.value, values[constant.id] or false, constant.node
    local rest = of.b and 1e-30 * (math.abs(of.a.value) + math.abs(of.b.value)) or 0
    want(not before or math.abs(value - before) <= 1e-14 * math.abs(value) + rest,
      "%s is two things", constant.id)
    taken[constant.id], values[constant.id] = constant.node, value
  end
  for _, block in ipairs(program.blocks) do
    if block.kind == "let" then
      -- several functions of limbs may compute the same value
      want(not taken[block.id] or program.stages and taken[block.id] == block.node,
        "%s is two things", block.id)
      taken[block.id] = block.node
    end
  end
  if not program.stages then check_statements(program) end
end

return function(program, changed)
  changed = changed or program
  if changed.events then
    want(program.pool and is_list(program.events) and is_list(program.pivots)
      and is_list(program.owners), "fields are missing")
    want(program.by_rows == (program.level ~= "scalars"), "by_rows is not the level")
    check_events(program)
    check_names(program)
  end
  -- lowering reorders the terms of sums
  if program.order and (changed.order or changed.blocks) then
    check_order(program)
    check_cost(program)
  end
  if changed.blocks then check_written(program) end
end
