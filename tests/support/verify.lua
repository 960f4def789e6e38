-- Checks a program against its description in prog.program.  If PINION_VERIFY is the path of this
-- file, as in long suites and in the fuzzer, the generator runs it after each pass.
--
--   verify(program, changed)   raises an error that describes the first fault;  changed: the fields
--     that a pass has replaced, where the others are checked already, or nil
local expr = require "expr"
local lists = require "list"
local order = require "order"

local base, is_node = expr.base, expr.is_node

local function fault(...) error("program: " .. string.format(...), 0) end

local function want(good, ...)
  if not good then fault(...) end
end

-- ---- fields -------------------------------------------------------------------------------------

local function is_index(x) return math.type(x) == "integer" and x >= 0 end
local function is_text(x) return type(x) == "string" end
local function is_table(x) return type(x) == "table" end
local function is_list(x) return type(x) == "table" and (next(x) == nil or x[1] ~= nil) end

local function is_cost(x)
  return type(x) == "table" and is_index(x.mul) and is_index(x.add) and is_index(x.sub)
end

-- the fields of each kind of block, besides kind and at: those that it has, those that it may have
local KINDS = {
  section = { { title = is_text }, { body = is_index } },
  step = { { parts = is_list }, { text = is_text, subjects = is_table } },
  equations = { { text = is_text }, {} },
  store = { { array = is_text, index = is_index, node = is_node },
    { set = is_table, places = is_list } },
}

local function check_fields(event)
  want(KINDS[event.kind], "an event is of kind %s", event.kind)
  local needed, more = table.unpack(KINDS[event.kind])
  order.each(needed, function(name, test)
    want(test(event[name]), "%s of a %s is %s", name, event.kind, event[name])
  end)
  order.each(event, function(name, x)
    if name == "kind" or name == "at" or needed[name] then return end
    want(more[name], "a %s has %s", event.kind, name)
    want(more[name](x), "%s of a %s is %s", name, event.kind, x)
  end)
end

-- operations on memory that have a factor; all other arguments are places and counts
local FACTOR = { row = { sub = true, set = true, scale = true }, supernode = { sub = true } }

local function check_operation(event)
  want(is_text(event.verb) and is_text(event.kernel) and is_cost(event.cost), "%s of a %s",
    event.verb, event.kind)
  for _, size in ipairs(event.sizes) do
    want(is_index(size), "size %s of a %s", size, event.kind)
  end
  want(#event.sizes > 0 and #event.places > 0, "a %s without sizes or places", event.kind)
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
    want(event.at and event.at >= last, "a %s is at %s, after %d", event.kind, event.at, last)
    last = event.at
    want(program.by_rows or not event.cost or event.how and event.how.whole,
      "a program of scalars has a %s", event.kind)
    for _, part in ipairs(event.parts or {}) do
      want(is_node(part.node) and is_text(part.symbol) and part.node.op ~= "neg",
        "a step names something that is not a value")
    end
    if event.set then
      want(#event.places == #event.set.members and event.places[1] == event.index,
        "a store of limbs has %d places", #event.places)
    end
  end
end

-- ---- values -------------------------------------------------------------------------------------

local LEAVES, NONE = { num = true, param = true, input = true }, {}
local OPERANDS = { neg = 1, sin = 1, cos = 1, sqrt = 1, add = 2, sub = 2, mul = 2, div = 2 }

-- an operation between vectors and scalars
local function check_lanes(node)
  local set, a = node.set, node.a
  if node.op == "lanes" then
    want(set and #node.of == #set.members, "%d lanes of other limbs", #node.of)
  elseif node.op == "lane" then
    want(a.set and node.index < #a.set.members, "lane %d of fewer", node.index)
  elseif node.op == "total" then
    want(a.set and not set, "a total of one number")
  elseif node.op == "subtotal" then
    want(a.set and set == a.set.outer, "a subtotal of another set")
  elseif node.op == "outer" then
    want(set and set.outer and a.set == set.outer, "an outer number without an outer limb")
  end
end

-- operands of an operation on vectors are vectors of its set, or scalars
local function check_node(node)
  local count, a, b, set = OPERANDS[node.op], node.a, node.b, node.set
  if count then
    local first, second = a and a.set, b and b.set
    if not (a and a.op) or (count == 1) ~= (b == nil) then fault("operands of a %s", node.op) end
    if not (set or first or second) then return end
    if (first or set) ~= set or (second or set) ~= set then
      fault("a vector of one set in a %s of another", node.op)
    end
    if set and not (first or second) then fault("a %s of scalars is a vector", node.op) end
  elseif not LEAVES[node.op] then
    want(node.fresh or node.of or is_node(a), "an operation %s", node.op)
    check_lanes(node)
  end
end

local function each_operand(node, read, reader)
  if node.a then read(node.a, reader) end
  if node.b then read(node.b, reader) end
  for _, x in ipairs(node.of or NONE) do read(x, reader) end
end

-- each value is defined before it is read, and read as often as its count of uses says
local function check_order(program)
  local uses, last = {}, 0 -- of a value: from its definition on
  local function read(x, reader)
    if x.op == "neg" then x = x.a end
    local count = uses[x] or x.const and 0
      or fault("a %s is read by a %s before it is there", x.op, reader)
    uses[x] = count + 1
  end
  for _, node in ipairs(program.order) do
    local op, at = node.op, node.at or node.id
    if not (op and node.id) or node.const or op == "neg" then fault "a constant is in the order" end
    check_node(node)
    each_operand(node, read, op)
    if uses[node] then fault("a %s is twice in the order", op) end
    if at < last then fault("a %s comes after a value that should follow it", op) end
    uses[node], last = 0, at
  end
  for _, event in ipairs(program.events) do
    if event.node then read(event.node, event.kind) end
  end
  for _, pivot in ipairs(program.pivots) do read(pivot.node, "pivot") end
  for _, list in ipairs { program.order, program.numbers } do
    for _, node in ipairs(list) do
      local count, said = uses[node] or 0, program.uses[node.id]
      if count == 0 or said ~= count or list ~= program.order and not node.const then
        fault("a %s is read %d times, not %s", node.const and "constant" or node.op, count, said)
      end
    end
  end
end

local function check_cost(program)
  local cost = program.cost
  local sum = cost.mul + cost.add + cost.sub + cost.div
  want(sum == cost.total, "%d operations, %d in all", sum, cost.total)
  local rows = lists.count(program.events, function(event) return event.cost end)
  want(rows == #program.rows, "%d operations on memory, not %d", rows, #program.rows)
end

local function check_names(program)
  for _, key in ipairs { "roles", "hints" } do
    order.each(program[key], function(node, role)
      want(is_node(node) and node.op ~= "neg", "%s of something that is not a value", key)
      want(is_text(role.owner) and is_text(role.symbol) and (role.sign == 1 or role.sign == -1),
        "%s without owner, symbol or sign", key)
    end)
  end
  order.each(program.notes, function(node, note)
    want(is_node(node) and node.op ~= "neg", "notes of something that is not a value")
    want(is_text(note.name) and is_index(note.body), "notes without name or body")
  end)
  local last, dof_of = math.huge, {}
  for _, pivot in ipairs(program.pivots) do
    want(is_node(pivot.node) and is_index(pivot.dof) and pivot.dof > 0, "a pivot of no dof")
    want(pivot.dof <= last, "pivot %d behind %s", pivot.dof, last)
    want(dof_of[pivot.node] ~= pivot.dof, "pivot %d is reported twice", pivot.dof)
    last, dof_of[pivot.node] = pivot.dof, pivot.dof
  end
  for _, owner in ipairs(program.owners) do
    want(is_text(owner.id) and owner.at, "an owner without a name")
  end
end

-- ---- statements ---------------------------------------------------------------------------------

local BLOCKS = lists.set(lists.words
  "section step equations let store sincos row supernode total")

-- Statements of a span in their order: each value that one reads is an earlier statement, or a part
-- of it, or a statement of another stage.  taken: name -> what has it
local function check_statements(program, span, taken)
  local names, places = program.names, span.sincos and span.sincos.place or NONE
  local known, sines, mine = {}, false, {} -- statements so far and their parts; whether sines are
  local blocks = table.move(program.blocks, span.first, span.last, 1, {}) -- there; all statements
  for _, block in ipairs(blocks) do mine[block.kind == "let" and block.node or 0] = true end
  local function read(x, reader)
    local node = x.op == "neg" and x.a or x
    if known[node] or node.const then return end
    if names[node] and not (node.op == "lanes" and places[node]) then
      want(program.stages and not mine[node], "%s is read by %s before it is there",
        names[node].id, reader)
    elseif places[node] then
      want(sines, "a sine is read by %s before it is there", reader)
    else
      each_operand(node, read, reader)
      known[node] = true
    end
  end
  for _, block in ipairs(blocks) do
    local kind, node = block.kind, block.node
    if not BLOCKS[kind] then fault("a block is of kind %s", kind) end
    if kind == "let" then
      local name = names[node]
      if not name or name.id ~= block.id then fault("%s is called something else", block.id) end
      -- several functions of limbs may compute the same value
      want(not taken[name.id] or program.stages and taken[name.id] == node, "%s is two things",
        name.id)
      if not places[node] then each_operand(node, read, block.id) end
      known[node], taken[name.id] = true, node
    elseif kind == "sincos" then
      for _, angle in ipairs(block.group.angles) do read(angle, "sines") end
      sines = true
    elseif node then
      read(kind == "total" and node.a or node, block.array or kind)
    end
  end
  for _, pivot in ipairs(program.pivots) do read(pivot.node, "a pivot") end
end

-- the size of a constant if none of its terms cancel
local function size_of(node)
  local a, b = node.a and size_of(base(node.a)), node.b and size_of(base(node.b))
  if node.op == "mul" then return a * b end
  if node.op == "add" or node.op == "sub" then return a + b end
  return math.abs(node.value or 0)
end

local function check_written(program)
  local taken, values = {}, {}
  for _, constant in ipairs(program.constants) do
    want(constant.node.const and program.names[constant.node].id == constant.id
      and (constant.sign == 1 or constant.sign == -1), "%s is no constant", constant.id)
    -- nodes with the same formula have one name; if its terms cancel, their rounding is left
    local value, before = constant.value, values[constant.id] or false
    local rest = before and 1e-29 * size_of(constant.node)
    want(not before or math.abs(value - before) <= 1e-14 * math.abs(value) + rest,
      "%s is two things", constant.id)
    taken[constant.id], values[constant.id] = constant.node, value
  end
  for _, stage in ipairs(program.stages or { NONE }) do
    check_statements(program, program.spans[stage.key or 0], taken)
  end
end

-- each function of limbs stores results of its own set alone (prog.limbs.turns)
local function check_stages(program)
  for _, stage in ipairs(program.stages or {}) do
    for _, event in ipairs(stage.events) do
      want(event.kind ~= "store" or event.set == stage.set, "%s is of other limbs", event.array)
    end
  end
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
  if changed.stages then check_stages(program) end
  if changed.blocks then check_written(program) end
end
