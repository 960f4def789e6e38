-- Hash-consed expressions over the reals.  Knows nothing of robots.
--
--   local pool = expr.new()
--   pool.num(2)                structural number
--   pool.param(name, value)    named model number; a structural zero if the value is 0, unless a
--                              third argument says that it is 0 only by chance
--   pool.input(array, index)   element of an argument array
--   pool.fresh(op, fields)     the value in a memory at this point of the program: a leaf
--   pool.make(op, a, b)        add sub mul div neg sin cos sqrt of nodes; also + - * / and unary -
--
-- Only `make` creates operator nodes, after trying every rewrite rule.  Equal expressions are one
-- node, and x and -x share one.  A node is immutable except for `at` and, once the pool is closed,
-- the order of the terms of a sum (prog.ready).  Its fields:
--   id      creation order in this pool
--   at      its place in the order of statements, where that is not id: the place set by pool.place
--           when it was made, or when it was first needed, if that is earlier; a node never comes
--           before its operands
--   op      "num" "param" "input" "neg" or an operator;  a, b  operands
--   const   true if it depends on numbers and parameters alone;  value  its double, if const;
--           exact  the value before rounding (twofold);  known  like const, but also true for
--           vectors of constants (expr.vectors)
-- Nodes have no unnecessary fields, because most of a run is spent making and reading them.
-- expr.place_of(node) is a node's place in the order of statements.
--
--   pool.list    the nodes by id; false for a number taken by pool.step
--   pool.close() frees everything that is only needed to make more nodes: most of a pool's memory
--
--   expr.new { limit = n }   allows fewer nodes than expr.LIMIT; one more is an error
-- Vectors hold a number for each of several equal parts: see expr.vectors.
local compile = require "expr.compile"
local order = require "order"
local rules = require "expr.rules"
local twofold = require "twofold"
local vectors = require "expr.vectors"

local M = {}

local setmetatable = setmetatable -- called a million times
local NONE = {}

local FOLD = {
  add = function(a, b) return a + b end,
  sub = function(a, b) return a - b end,
  mul = function(a, b) return a * b end,
  div = function(a, b) return a / b end,
  neg = function(a) return -a end,
  sin = function(a) return math.sin(a) end,
  cos = function(a) return math.cos(a) end,
  sqrt = function(a) return math.sqrt(a) end,
}
M.FOLD = FOLD

-- the same for constants: folded in twice the precision, rounded when they are written
local EXACT = setmetatable({ sin = twofold.sin, cos = twofold.cos, sqrt = twofold.sqrt },
  { __index = FOLD })

local OPS = { "add", "sub", "mul", "div", "sin", "cos", "sqrt" }

local REWRITE = compile.rules(rules)

-- Two node numbers form one key of a table, so finding a node makes no garbage.  A number with more
-- bits would spill into the other one, and two nodes would be confused.
local BITS <const> = 26
M.LIMIT = 1 << BITS

-- A node's place in the order of statements.
local function place_of(node) return node.at or node.id end
M.place_of = place_of

-- op -> key -> node (input: array, index)
local function tables()
  local nodes = { num = {}, param = {}, input = {}, neg = {}, lanes = {}, lane = {}, total = {},
    subtotal = {}, outer = {} }
  for _, op in ipairs(OPS) do nodes[op] = {} end
  return nodes
end

-- Fields shared by the parts of a pool, and freed when it is closed:
--   pool                what expr.new returns
--   make                op -> function(a, b)
--   nodes, constants    see tables()
--   fold, decimal       how constants are computed
--   add(node)           adds a new node with its number
--   at_place(node)      a node that is needed again
--   negate(node)        the node of -x
--   operation           op -> function(a, b, set), which makes the node without trying the rules

-- adds nodes with their numbers, and pool.step
local function add_numbers(world, meta, limit)
  local list, count = {}, 0
  world.pool.list = list

  local function check(number)
    if number < limit then return end
    error(("a function of more than %d expressions: it is too large, or this is a bug")
      :format(limit - 1), 0)
  end

  function world.pool.step()
    local number = count + 1
    check(number)
    count, list[number] = number, false
    return number
  end

  function world.add(node)
    local number = count + 1
    if number >= limit then check(number) end
    count, node.id, list[number] = number, number, node
    if world.place then node.at = world.place end
    return setmetatable(node, meta)
  end
end

-- places in the order of statements;  world.place: where new nodes go, if not to the end
local function add_places(world)
  local pool, placed = world.pool, false -- was pool.place ever called?

  -- Nodes made from now on go to the place `at`, because they replace a node there; nil: to the end
  -- again.  An existing node from further down moves up with its operands.
  function pool.place(at) world.place, placed = at, true end
  function pool.placed() return placed end

  local function move_up(x, at)
    if x.op == "neg" then x = x.a end
    if x.const or place_of(x) <= at then return end
    x.at = at
    if x.a then move_up(x.a, at) end -- leaves have none
    if x.b then move_up(x.b, at) end
    for _, y in ipairs(x.of or NONE) do move_up(y, at) end
  end

  function world.at_place(node)
    if world.place then move_up(node, world.place) end
    return node
  end
end

-- numbers, parameters, inputs and values in a memory
local function add_leaves(world)
  local pool = world.pool

  local function constant(op, key, value)
    local node = world.constants[op][key]
    if not node then
      node = world.add { op = op, id = 0, const = true, known = true, value = value,
        exact = twofold.decimal(value) }
      world.constants[op][key] = node
    end
    return node
  end

  -- numbers and parameters are kept non-negative in structure only; a parameter keeps its sign
  function pool.num(value)
    if value < 0 then return world.make.neg(pool.num(-value)) end
    return constant("num", value + 0.0, value + 0.0)
  end

  function pool.param(name, value, lasting)
    if value == 0 and not lasting then return pool.num(0) end
    local node = constant("param", name, value)
    node.name = name
    if node.value ~= value then error(("parameter '%s' given two values"):format(name)) end
    return node
  end

  -- The current value in a memory, equal to no other node.  fields: which element is read, and how.
  function pool.fresh(op, fields)
    fields.op, fields.fresh = op, true
    return world.add(fields)
  end

  -- an element of an argument, one node for each
  function pool.input(array, index)
    local of_array = world.nodes.input[array]
    if not of_array then
      of_array = {}
      world.nodes.input[array] = of_array
    end
    local node = of_array[index]
    if not node then
      node = world.add { op = "input", id = 0, array = array, index = index }
      of_array[index] = node
    end
    return node
  end
end

-- nodes that are not operations, one for each key
local function add_memo(world)
  function world.memo(op, key, fields)
    local known = world.nodes[op]
    local node = known[key]
    if not node then
      fields.op = op
      node = world.add(fields)
      known[key] = node
    end
    return world.at_place(node)
  end
end

-- the negation of a node
local function add_negation(world)
  local plain, constant, add = world.nodes.neg, world.constants.neg, world.add

  function world.negate(a)
    local known = a.value and constant or plain
    local node = known[a.id]
    if not node then
      node = { op = "neg", id = 0, a = a, known = a.known }
      if a.value then
        node.const, node.value, node.exact = true, -a.value, -a.exact
      elseif a.set then
        node.set = a.set
      end
      known[a.id] = add(node)
    end
    return node
  end
end

-- Makes the operator node itself, when no rule applies: function(a, b, set), of scalars unless a
-- set is given.  add and mul commute: both orders have one key, and the operands stay as first
-- written.  b - a is the negation of a - b.
local function operation_of(op, world)
  local plain, constant, pool = world.nodes[op], world.constants[op], world.pool
  local fold = EXACT[op]
  local add, at_place, negate = world.add, world.at_place, world.negate
  local turns, commutes = op == "sub", op == "add" or op == "mul"

  -- 1/0 is left to the generated program, whose pivot tests report it
  local function folded(a, b, key)
    local exact = fold(a.exact, b and b.exact)
    local value = exact.hi
    if value - value ~= 0 then return nil end
    if a.op == "num" and (not b or b.op == "num") then return pool.num(value) end
    constant[key] = add { op = op, id = 0, a = a, b = b, const = true, known = true,
      value = value, exact = exact }
    return constant[key]
  end

  return function(a, b, set) -- a known node, a constant, the negative of one, or a new node
    if not set and (a.set or b and b.set) then return world.on_vectors(op, a, b) end
    local low, high = a.id, b and b.id or 0
    if commutes and low > high then low, high = high, low end
    local key = low << BITS | high
    if not set and a.const and (not b or b.const) then
      local opposite = turns and constant[high << BITS | low]
      if opposite then return negate(opposite) end
      local node = constant[key] or folded(a, b, key)
      if node then return node end
    end
    local node = plain[key]
    if not node then
      local opposite = turns and plain[high << BITS | low]
      if opposite then return negate(at_place(opposite)) end
      node = add(set and { op = op, id = 0, a = a, b = b, set = set }
        or world.place and { op = op, id = 0, a = a, b = b, at = world.place }
        or { op = op, id = 0, a = a, b = b })
      plain[key] = node
    end
    return world.place and at_place(node) or node
  end
end

-- make[op] of scalars and vectors: by the rules, else by the operation itself
local function add_operators(world, meta)
  local pool, make, plain = world.pool, world.make, world.operation
  plain.neg = world.negate
  local by_rules = REWRITE(make, pool.num, plain)
  for _, op in ipairs(OPS) do make[op] = by_rules[op] or plain[op] end
  make.neg = by_rules.neg
  for _, op in ipairs { "add", "sub", "mul", "div" } do meta["__" .. op] = make[op] end
  meta.__unm = make.neg
end

-- A new pool.  `step()` on it takes the next creation number; callers use it to order other events
-- (stores, headings) among the nodes.
function M.new(options)
  options = options or {}
  local pool, meta = {}, {}
  local world = {
    pool = pool, nodes = tables(), constants = tables(), make = {}, operation = {},
  }
  add_numbers(world, meta, options.limit or M.LIMIT)
  add_places(world)
  add_leaves(world)
  add_memo(world)
  add_negation(world)
  for _, op in ipairs(OPS) do world.operation[op] = operation_of(op, world) end
  world.on_vectors = vectors.add(world)
  add_operators(world, meta)

  function pool.make(op, a, b)
    if op == "num" then return pool.num(a) end
    return world.make[op](a, b)
  end

  function pool.close()
    for _, known in ipairs { pool, world, meta } do
      for key in order.pairs(known) do known[key] = nil end
    end
  end

  return pool
end

-- x and the sign of a node that is x or -x
function M.base(node)
  if node.op == "neg" then return node.a, -1 end
  return node, 1
end

-- x, or its negative for a sign of -1
function M.signed(x, sign) return sign < 0 and -x or x end

function M.is_node(x) return type(x) == "table" and x.op ~= nil and x.id ~= nil end

-- operators of sums: op -> true
M.SUM = { add = true, sub = true }

function M.is_zero(node)
  return node.op == "num" and node.value == 0
end

-- Evaluates nodes: `input(array, index)` gives the inputs; `fresh(node)` gives the value that a
-- memory held at the node (nil if there are no such nodes); `round(x)` rounds every number (nil: no
-- rounding).  Returns value(node), memoized.
function M.evaluator(input, fresh, round)
  local known = {}
  local function value(node)
    if node.const then return round and round(node.value) or node.value end
    local v = known[node]
    if not v then
      if node.fresh then
        v = fresh(node)
      elseif node.op == "input" then
        v = input(node.array, node.index)
      else
        v = FOLD[node.op](value(node.a), node.b and value(node.b))
        if round then v = round(v) end
      end
      known[node] = v
    end
    return v
  end
  return value
end

return M
