-- Hash-consed expressions over the reals.  Knows nothing of robots.
--
--   local pool = expr.new()
--   pool.num(2)                structural number
--   pool.param(name, value)    named model number; structural zero where the value is 0, unless a
--                              third argument says that it is 0 only by chance
--   pool.input(array, index)   element of an argument array
--   pool.fresh(op, fields)     what a memory holds at this point of the program: a leaf
--   pool.make(op, a, b)        add sub mul div neg sin cos sqrt; also + - * / and unary - on nodes
--
-- Only `make` creates operator nodes, and only after every rewrite rule has had its say; equal
-- expressions are one node, x and -x share one.  But for `at`, a node is immutable:
--   id      creation order in this pool
--   at      its place in the order of statements: id, or what pool.place said when it was made (or
--           asked for, if that is earlier); no node stands before what it reads
--   op      "num" "param" "input" "neg" or an operator;  a, b  operands
--   const   true when it depends on numbers and parameters alone;  value  its double, if const,
--           and exact the same before it was rounded (twofold)
-- A node has no field that it does not need: most of a run is spent in making and reading them.
-- pool.list[id] is the node of that number (false for a number taken by pool.step).
-- pool.close() forgets all that serves to make more nodes, which is most of the memory of a pool.
-- expr.new { limit } takes fewer numbers than expr.LIMIT; one more is an error.
-- expr.new { rough = true } is for counting: exact is the value, rounded as it comes.
-- expr.new { of = pool } shares the constants and the numbers of another pool, for a second text of
-- the same function.  + - * / on nodes of either make nodes of the new pool from then on.
-- Values with one number for each of several parts that are alike: see expr.vectors.
local compile = require "expr.compile"
local rules = require "expr.rules"
local twofold = require "twofold"
local vectors = require "expr.vectors"

local M = {}

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

-- the same on constants, folded in twice the precision and rounded when they are written
local EXACT = setmetatable({ sin = twofold.sin, cos = twofold.cos, sqrt = twofold.sqrt },
  { __index = FOLD })

local OPS = { "add", "sub", "mul", "div", "sin", "cos", "sqrt" }

local REWRITE = compile.rules(rules)

-- Two numbers of nodes are one key of a table, so that finding a node makes no garbage.  A number
-- with more bits would spill into the other one, and two nodes would be taken for one.
local BITS <const> = 26
M.LIMIT = 1 << BITS

-- op -> key -> node (input: array, index)
local function tables()
  local nodes = { num = {}, param = {}, input = {}, neg = {}, lanes = {}, lane = {}, total = {},
    subtotal = {}, outer = {} }
  for _, op in ipairs(OPS) do nodes[op] = {} end
  return nodes
end

-- numbers, parameters, inputs and what a memory holds;  store: { nodes, constants } until the pool
-- is closed
local function add_leaves(pool, store, add, decimal)
  local function constant(op, key, value)
    local node = store.constants[op][key]
    if not node then
      node = add { op = op, id = 0, at = 0, const = true, value = value,
        exact = decimal(value) }
      store.constants[op][key] = node
    end
    return node
  end

  -- numbers and parameters are kept non-negative in structure only; a parameter keeps its sign
  function pool.num(value)
    if value < 0 then return pool.make("neg", pool.num(-value)) end
    return constant("num", value + 0.0, value + 0.0)
  end

  function pool.param(name, value, lasting)
    if value == 0 and not lasting then return pool.num(0) end
    local node = constant("param", name, value)
    node.name = name
    if node.value ~= value then error(("parameter '%s' given two values"):format(name)) end
    return node
  end

  -- What a memory holds now: equal to no other node.  fields say what is read, and how.
  function pool.fresh(op, fields)
    fields.op, fields.fresh = op, true
    return add(fields)
  end

  function pool.input(array, index)
    local of_array = store.nodes.input[array]
    if not of_array then
      of_array = {}
      store.nodes.input[array] = of_array
    end
    local node = of_array[index]
    if not node then
      node = add { op = "input", id = 0, at = 0, array = array, index = index }
      of_array[index] = node
    end
    return node
  end
end

-- A new pool.  `step()` on it yields the next creation number, shared with whoever orders
-- other events (stores, headings) among the nodes.
function M.new(options)
  options = options or {}
  local rough = options.rough
  local fold, decimal = rough and FOLD or EXACT, rough and tonumber or twofold.decimal
  local family = options.of and options.of.family or {
    count = 0, list = {}, constants = tables(), meta = {},
  }
  -- list: every node at its id; false where a number was given to something else
  local pool = { list = family.list, family = family }
  local nodes, constants = tables(), family.constants
  local store = { nodes = nodes, constants = constants }
  local meta = family.meta
  local place, placed -- where new nodes belong, if not at the end; whether that ever happened
  local make

  -- Nodes made from here on belong where `at` is, as parts of what replaces a node there; nil: at
  -- the end again.  One that is there already, further down, moves up with what it reads.
  function pool.place(at) place, placed = at, true end
  function pool.placed() return placed end

  local move_operand

  local function move_up(node, at)
    if node.at > at then node.at = at end
    if node.a then move_operand(node.a, node.at) end -- leaves have none
    if node.b then move_operand(node.b, node.at) end
    for _, x in ipairs(node.of or {}) do move_operand(x, node.at) end
  end

  function move_operand(x, at)
    if x.op == "neg" then x = x.a end
    if not x.const and x.at > at then move_up(x, at) end
  end

  local function at_place(node)
    if place and not node.const then move_up(node, place) end
    return node
  end

  function pool.close()
    nodes, constants, family, store.nodes, store.constants = nil, nil, nil, nil, nil
    pool.list, pool.family = nil, nil
  end

  local last = (options.limit or M.LIMIT) - 1
  local function next_number()
    if family.count >= last then
      error(("a function of more than %d expressions: it is too large, or this is a bug")
        :format(last), 0)
    end
    family.count = family.count + 1
    return family.count
  end

  function pool.step()
    local number = next_number()
    pool.list[number] = false
    return number
  end

  -- a leaf
  local function add(node)
    local number = next_number()
    node.id, node.at = number, place or number
    pool.list[number] = node
    return setmetatable(node, meta)
  end

  local function add_operator(op, a, b)
    local number = next_number()
    local node = { op = op, id = number, at = place or number, a = a, b = b }
    pool.list[number] = node
    return setmetatable(node, meta)
  end

  local function add_folded(op, a, b, value, exact)
    local number = next_number()
    local node = { op = op, id = number, at = place or number, a = a, b = b, const = true,
      value = value, exact = exact }
    pool.list[number] = node
    return setmetatable(node, meta)
  end

  local function negate(a)
    local known = a.value and constants.neg or nodes.neg
    local node = known[a.id]
    if not node then
      if a.value then
        node = add_folded("neg", a, nil, -a.value, -a.exact)
      else
        node = add_operator("neg", a)
        node.set, node.const = a.set, a.const
      end
      node.at, known[a.id] = a.at, node
    end
    return node
  end

  add_leaves(pool, store, add, decimal)

  -- the operator node itself, when no rule applies.  add and mul commute: one key for both orders,
  -- the operands kept as first written; a - b and b - a are one node and its negation
  local on_vectors
  local function operate(op, a, b, set)
    if not set and (a.set or b and b.set) then return on_vectors(op, a, b) end
    local exact = a.const and (not b or b.const) and fold[op](a.exact, b and b.exact)
    local value = exact and (rough and exact or exact.hi)
    if value and value - value ~= 0 then
      value = nil -- 1/0 is left to the program, whose pivots will tell
    elseif value and a.op == "num" and (not b or b.op == "num") then
      return pool.num(value)
    end
    local key, of_op = a.id, value and constants[op] or nodes[op]
    if b then
      local low, high = key, b.id
      if op == "sub" then
        local opposite = of_op[high << BITS | low]
        if opposite then return negate(at_place(opposite)) end
      elseif low > high and op ~= "div" then
        low, high = high, low
      end
      key = low << BITS | high
    end
    local node = of_op[key]
    if not node then
      node = value and add_folded(op, a, b, value, exact) or add_operator(op, a, b)
      node.set, of_op[key] = set, node
    end
    return at_place(node)
  end

  -- a node of another kind than an operation, one for each key
  local function memo(op, key, fields)
    local node = nodes[op][key]
    if not node then
      fields.op, fields.id, fields.at = op, 0, 0
      node = add(fields)
      nodes[op][key] = node
    end
    return at_place(node)
  end

  local rewrite -- op -> function(a, b), from the rule table

  function make(op, a, b)
    if op == "num" then return pool.num(a) end
    local rules_of_op = rewrite[op]
    local better = rules_of_op and rules_of_op(a, b)
    if better then return better end
    if op == "neg" then return negate(a) end
    return operate(op, a, b)
  end
  pool.make = make
  rewrite = REWRITE(make, pool.num)
  on_vectors = vectors.add(pool, { make = make, make_operator = operate, memo = memo })

  -- `make` where one operand may be a plain number
  local function operator(op)
    local rules_of_op = rewrite[op]
    return function(a, b)
      if type(a) == "number" then a = pool.num(a) end
      if type(b) == "number" then b = pool.num(b) end
      return rules_of_op(a, b) or operate(op, a, b)
    end
  end
  for _, op in ipairs { "add", "sub", "mul", "div" } do meta["__" .. op] = operator(op) end
  meta.__unm = function(a) return make("neg", a) end

  return pool
end

-- the node that carries the work: x for -x, and its sign
function M.base(node)
  if node.op == "neg" then return node.a, -1 end
  return node, 1
end

-- x, or its negative for a sign of -1
function M.signed(x, sign) return sign < 0 and -x or x end

function M.is_zero(node)
  return node.op == "num" and node.value == 0
end

-- Evaluate nodes: `input(array, index)` gives the inputs, `fresh(node)` what a memory held where
-- the node stands (nil: there is no such node), `round(x)` what every number becomes, if not
-- itself.  Returns value(node), memoized.
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
