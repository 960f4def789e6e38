-- Vectors: values with one number for each member of a set, in a pool with scalars.
--
-- node.set is the set that a vector belongs to: { members, outer, of }.  A set may lie within
-- another one, its `outer`; member k belongs to member of[k] of the outer set.  A node without a
-- set is a scalar, the same for all members.  Operations, and folding, work member by member: a
-- vector of constants is `known`, as constants are.  Kinds of node, besides those of expr:
--     "lanes"      a vector of the scalars node.of
--     "lane"       the scalar of member node.index (from 0) of the vector node.a
-- and, in a pool with in_turn, where the members are not numbers side by side but calls of one
-- function:
--     "total"      the sum over all members of the vector node.a
--     "subtotal"   the vector of the outer set whose elements are the sums of node.a over the
--                  members within each
--     "outer"      the vector of the outer set node.a, as a member of the inner one sees it
--
--   vectors.add(world) -> operate(op, a, b), for operands of which at least one is a vector.
--     world: as in expr; its pool gets
--     pool.lanes(set, list) -> vector, or the scalar if all of the list are the same
--     pool.lane(x, k, set)  the number of member k (from 1) of a set in x: a scalar, or a vector of
--                           the set or of its outer one
--     pool.sum(x, set)      the sum over a set's members: a vector of its outer set, or a scalar
--     pool.rebuild(node, moved)   the node with other operands;  moved(x) is the replacement of x
-- Numbers of two sets must not meet, unless one set lies within the other: that is an error of the
-- algorithm, { shape }.
local lists = require "list"

local M = {}

-- the vector whose elements are exactly those of the list, in order, or nil
local function taken_from(list, set)
  local whole = list[1].op == "lane" and list[1].a
  if not whole or whole.set ~= set then return nil end
  for k, x in ipairs(list) do
    if x.op ~= "lane" or x.a ~= whole or x.index ~= k - 1 then return nil end
  end
  return whole
end

local function add_lanes(pool, memo)
  function pool.lane(x, k, set)
    if x.op == "neg" and x.set then return -pool.lane(x.a, k, set) end
    if not x.set then return x end
    if x.set ~= set then
      if x.set ~= set.outer then error({ shape = "numbers of two sets meet" }) end
      return pool.lane(x, set.of[k], set.outer)
    end
    if x.op == "lanes" then return x.of[k] end
    return memo("lane", x.id << 16 | k, { a = x, index = k - 1 })
  end

  -- takes the sign of the first element out
  function pool.lanes(set, list)
    if lists.are_same(list) then return list[1] end
    local minus, of, known = list[1].op == "neg", {}, true
    local key = { pool.rank(set) }
    for k, x in ipairs(list) do
      of[k] = minus and -x or x
      known = known and x.const
      key[k + 1] = of[k].op == "neg" and -of[k].a.id or of[k].id
    end
    local node = taken_from(of, set)
      or memo("lanes", table.concat(key, " "), { of = of, set = set, known = known or nil })
    return minus and -node or node
  end
end

-- sums over members
local function add_sums(pool, make, memo)
  -- the members are called one after the other
  local function in_turn(x, set)
    if x.op == "neg" then return -in_turn(x.a, set) end
    if set.outer then return memo("subtotal", x.id, { a = x, set = set.outer }) end
    return memo("total", x.id, { a = x })
  end

  -- sums all numbers, or those that belong to each member of the outer set
  local function side_by_side(set, number_of)
    local sums = {}
    for k = 1, #set.members do
      local n, own = set.outer and set.of[k] or 1, number_of(k)
      sums[n] = sums[n] and make.add(sums[n], own) or own
    end
    if not set.outer then return sums[1] end
    -- a member of the outer set may hold no member of this one
    for n = 1, #set.outer.members do sums[n] = sums[n] or pool.num(0) end -- none within that one
    return pool.lanes(set.outer, sums)
  end

  function pool.sum(x, set)
    if x.op == "num" and x.value == 0 then return x end
    if x.set ~= set then -- the same number, as many times as there are members
      return make.mul(side_by_side(set, function() return pool.num(1) end), x)
    end
    if pool.in_turn and not x.known then return in_turn(x, set) end
    return side_by_side(set, function(k) return pool.lane(x, k, set) end)
  end
end

-- turns a vector of an outer set into one of a set within it
local function spreading(pool, memo)
  local function spread(x, set)
    if x.set ~= set.outer then error({ shape = "numbers of two sets meet" }) end
    if pool.in_turn and not x.known then
      if x.op == "neg" then return -spread(x.a, set) end
      if x.op ~= "lanes" then
        return memo("outer", x.id << 16 | pool.rank(set), { a = x, set = set })
      end
    end
    local list = {}
    for k = 1, #set.members do list[k] = pool.lane(x, k, set) end
    return pool.lanes(set, list)
  end
  return spread
end

local function add_rebuild(pool, make, spread)
  function pool.rebuild(node, moved)
    if node.op == "lane" then
      local x = moved(node.a)
      return pool.lane(x, node.index + 1, node.a.set)
    elseif node.op == "total" or node.op == "subtotal" then
      return pool.sum(moved(node.a), node.a.set)
    elseif node.op == "outer" then
      return spread(moved(node.a), node.set)
    elseif node.of then
      local list = {}
      for k, x in ipairs(node.of) do list[k] = moved(x) end
      return pool.lanes(node.set, list)
    end
    return make[node.op](moved(node.a), node.b and moved(node.b))
  end
end

function M.add(world)
  local pool, make, operation, memo = world.pool, world.make, world.operation, world.memo
  local ranks, count = {}, 0

  -- numbers the sets in the order in which they appear
  function pool.rank(set)
    if not ranks[set] then
      count = count + 1
      ranks[set] = count
    end
    return ranks[set]
  end

  add_lanes(pool, memo)
  add_sums(pool, make, memo)
  local spread = spreading(pool, memo)
  add_rebuild(pool, make, spread)

  -- sines of vectors are computed as scalars: one call computes them with all others
  local function is_apart(op) return (op == "sin" or op == "cos") and not pool.in_turn end

  return function(op, a, b)
    local set, other = a.set, b and b.set
    if set and other and set ~= other then
      if other.outer == set then return make[op](spread(a, other), b) end
      return make[op](a, spread(b, set))
    end
    set = set or other
    if not is_apart(op) and not (a.known and (not b or b.known)) then
      return operation[op](a, b, set)
    end
    local list = {}
    for k = 1, #set.members do
      list[k] = make[op](pool.lane(a, k, set), b and pool.lane(b, k, set))
    end
    return pool.lanes(set, list)
  end
end

return M
