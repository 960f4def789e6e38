--- Evaluates nodes of expr.vectors on floats by their definition: member by member, with sums over
-- members in order.
--
--   local value = vectors.evaluator(input, fresh)   as expr.evaluator
--   value(node, set, k)   of a vector: what member k of `set` sees, one of its set or of a set
--                         within that one; of a scalar the same for all; memoized
local expr = require "expr"

local M = {}

-- the member of node's set that member k of `set` belongs to
local function member_of(node, set, k)
  if node.set == set then return k end
  assert(set and set.outer == node.set, "a vector is seen by another set")
  return set.of[k]
end

local MEANING = {}

function MEANING.lanes(node, value, k) return value(node.of[k]) end
function MEANING.lane(node, value) return value(node.a, node.a.set, node.index + 1) end
function MEANING.outer(node, value, k) return value(node.a, node.set, k) end

function MEANING.total(node, value)
  local sum, set = 0.0, node.a.set
  for k = 1, #set.members do sum = sum + value(node.a, set, k) end
  return sum
end

function MEANING.subtotal(node, value, n)
  local sum, set = 0.0, node.a.set
  assert(set.outer == node.set)
  for k = 1, #set.members do
    if set.of[k] == n then sum = sum + value(node.a, set, k) end
  end
  return sum
end

function M.evaluator(input, fresh)
  local known = {}
  local value

  local function compute(node, k)
    if MEANING[node.op] then return MEANING[node.op](node, value, k) end
    local a, b, set = node.a, node.b, node.set
    return expr.FOLD[node.op](value(a, set, k), b and value(b, set, k))
  end

  function value(node, set, k)
    if node.set then k = member_of(node, set, k) else k = 0 end
    if node.const and node.value then return node.value end
    if node.fresh then return fresh(node) end
    if node.op == "input" then return input(node.array, node.index) end
    local of_node = known[node]
    if not of_node then
      of_node = {}
      known[node] = of_node
    end
    if not of_node[k] then of_node[k] = compute(node, k) end
    return of_node[k]
  end
  return value
end

return M
