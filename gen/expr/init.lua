-- Hash-consed expressions over the reals.  Knows nothing of robots.
--
--   local pool = expr.new()
--   pool.num(2)                structural number
--   pool.param(name, value)    named model number; structural zero where the value is 0
--   pool.input(array, index)   element of an argument array
--   pool.make(op, a, b)        add sub mul div neg sin cos sqrt; also + - * / and unary - on nodes
--
-- Only `make` creates operator nodes, and only after every rewrite rule has had its say; equal
-- expressions are one node, x and -x share one.  A node is immutable:
--   id      creation order in this pool
--   at      its place in the order of statements: id, or what pool.place said when it was made
--   op      "num" "param" "input" "neg" or an operator;  a, b  operands
--   const   true when it depends on numbers and parameters alone;  value  its double, if const
--   neg     the node of the opposite sign, once asked for
local pattern = require "expr.pattern"
local rules = require "expr.rules"

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

-- compiled once: op -> list of { tree, after }, in the order of the table
local RULES = {}
for _, rule in ipairs(rules) do
  local compiled = pattern.compile(rule.rule)
  RULES[compiled.op] = RULES[compiled.op] or {}
  for _, tree in ipairs(compiled.variants) do
    table.insert(RULES[compiled.op], { tree = tree, after = compiled.after })
  end
end

-- A new pool.  `step()` on it yields the next creation number, shared with whoever orders
-- other events (stores, headings) among the nodes.
function M.new()
  local pool = {}
  local nodes = {} -- op -> key -> node
  local count = 0
  local meta = {}
  local place -- where new nodes belong, if not at the end
  local make

  -- Nodes made from here on belong where `at` is, as parts of what replaces a node there; nil: at
  -- the end again.
  function pool.place(at) place = at end

  function pool.step()
    count = count + 1
    return count
  end

  local function intern(op, key, fields)
    local table_of_op = nodes[op]
    if not table_of_op then
      table_of_op = {}
      nodes[op] = table_of_op
    end
    local node = table_of_op[key]
    if not node then
      node = fields
      node.op = op
      node.id = pool.step()
      node.at = place or node.id
      setmetatable(node, meta)
      table_of_op[key] = node
    end
    return node
  end

  local function negate(a)
    if not a.neg then
      local node = { op = "neg", id = pool.step(), a = a, const = a.const, neg = a }
      node.value = a.const and -a.value or nil
      node.at = a.at
      a.neg = setmetatable(node, meta)
    end
    return a.neg
  end

  -- numbers and parameters are kept non-negative in structure only; a parameter keeps its sign
  function pool.num(value)
    if value < 0 then return make("neg", pool.num(-value)) end
    return intern("num", value + 0.0, { const = true, value = value + 0.0 })
  end

  function pool.param(name, value)
    if value == 0 then return pool.num(0) end
    local node = intern("param", name, { const = true, value = value, name = name })
    if node.value ~= value then error(("parameter '%s' given two values"):format(name)) end
    return node
  end

  function pool.input(array, index)
    return intern("input", array .. "\0" .. index, { array = array, index = index })
  end

  local function rewrite(op, a, b)
    for _, rule in ipairs(RULES[op] or {}) do
      local tree = rule.tree
      local bound = {}
      if pattern.match(tree.a, a, bound) and (not tree.b or pattern.match(tree.b, b, bound)) then
        return pattern.build(rule.after, bound, make)
      end
    end
  end

  -- add and mul commute: one key for both orders, the operands kept as first written;
  -- a - b and b - a are one node and its negation
  function make(op, a, b)
    if op == "num" then return pool.num(a) end
    local better = rewrite(op, a, b)
    if better then return better end
    if op == "neg" then return negate(a) end
    local const = a.const and (not b or b.const)
    local value = const and FOLD[op](a.value, b and b.value) or nil
    if value and value - value ~= 0 then
      const, value = false, nil -- 1/0 is left to the program, whose pivot tests will tell
    elseif const and a.op == "num" and (not b or b.op == "num") then
      return pool.num(value)
    end
    local key = a.id
    if b then
      local low, high = a.id, b.id
      if (op == "add" or op == "mul") and low > high then low, high = high, low end
      key = low * 0x4000000 + high
      if op == "sub" then
        local opposite = nodes.sub and nodes.sub[high * 0x4000000 + low]
        if opposite then return negate(opposite) end
      end
    end
    return intern(op, key, {
      a = a,
      b = b,
      const = const,
      value = value,
    })
  end
  pool.make = make

  local function lift(x)
    return type(x) == "number" and pool.num(x) or x
  end
  meta.__add = function(a, b) return make("add", lift(a), lift(b)) end
  meta.__sub = function(a, b) return make("sub", lift(a), lift(b)) end
  meta.__mul = function(a, b) return make("mul", lift(a), lift(b)) end
  meta.__div = function(a, b) return make("div", lift(a), lift(b)) end
  meta.__unm = function(a) return make("neg", a) end

  return pool
end

function M.is_zero(node)
  return node.op == "num" and node.value == 0
end

-- Evaluate nodes: `input(array, index)` gives the inputs.  Returns value(node), memoized.
function M.evaluator(input)
  local known = {}
  local function value(node)
    if node.const then return node.value end
    local v = known[node]
    if not v then
      if node.op == "input" then
        v = input(node.array, node.index)
      else
        v = FOLD[node.op](value(node.a), node.b and value(node.b))
      end
      known[node] = v
    end
    return v
  end
  return value
end

return M
