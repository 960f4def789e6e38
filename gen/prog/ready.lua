-- Puts the terms of a sum into the order in which they are ready.
--
--   ready.settle(program)   changes sums in place, and their places in `order`; not for limbs in
--     turn, whose statements stages have too (prog.limbs.turns)
-- A sum is computed from left to right, so a late first term delays all additions.  A
-- back-substitution as in the book subtracts the newest x first, which makes each row one long
-- chain.  This pass computes the earliest cycle of each value, and sorts the terms of a sum by it
-- if the sum is then ready several additions earlier.  All other sums keep the book's order, as do
-- terms that are ready in the same cycle.
--
-- Only the terms of a sum count, and never their values: a heavier link changes no statement, and
-- one more joint does not change other branches.
--
-- The terms are those of one expression in C: sums within it have no name and no other reader.
-- They keep their nodes, which get other operands: the pool is closed and looks for none of them.
local expr = require "expr"
local lists = require "list"

local base, place_of, IS_SUM = expr.base, expr.place_of, expr.SUM

local M, NONE = {}, {}

-- Latencies in cycles, typical of x86 and Arm in the last ten years.  A product and the sum that it
-- goes into are one operation.
local SUM = 4
local LATENCY = {
  add = SUM, sub = SUM, mul = 4, div = 14, sqrt = 18, sin = 40, cos = 40, lane = 3, lanes = 3,
  dot = 20,
}

-- The least gain for which a sum is reordered.  With one addition crba and rnea change, too, and
-- clang's crba of a quadruped takes 3 % longer.
local LEAST = 3 * SUM
local RANK_BITS <const> = 20 -- for the place of a term in its sum

-- ---- parts of a sum -------------------------------------------------------------------------

-- ids of nodes that are written into the sum that reads them -> "sum" or "product"
local function parts_of_sums(program)
  local part, uses = {}, program.uses
  local function look_at(node, x)
    local y = x.op == "neg" and x.a or x
    local op = y.op
    if op ~= "mul" and op ~= "add" and op ~= "sub" or uses[y.id] > 1 or y.const then return end
    local known = op == "mul" and "product" or y.set == node.set and "sum" or nil
    if known and not program.roles[y] then part[y.id] = known end
  end
  for _, node in ipairs(program.order) do
    if IS_SUM[node.op] then
      look_at(node, node.a)
      look_at(node, node.b)
    end
  end
  return part
end

local function add_terms(sum, x, sign, part)
  local y = base(x)
  if y ~= sum.node and part[y.id] ~= "sum" then
    sum.list[#sum.list + 1], sum.signs[#sum.signs + 1] = y, sign
    return
  end
  if y ~= sum.node then sum.inside[#sum.inside + 1] = y end
  add_terms(sum, y.a, sign, part)
  add_terms(sum, y.b, y.op == "sub" and -sign or sign, part)
end

-- a node as a sum: { node, list = its terms, signs, inside = the sums in it }
local function sum_of(node, part)
  local sum = { node = node, list = {}, signs = {}, inside = {} }
  add_terms(sum, node, 1, part)
  return sum
end

-- ---- times at which values are ready --------------------------------------------------------

-- when the sum of two terms is ready
local function joined(a, factors_a, b, factors_b)
  if factors_b then b = factors_b else a = factors_a or a end
  return (a > b and a or b) + SUM
end

-- The terms of a sum in the order in which they become ready, and when the sum is.  If it has
-- vectors, one of them is among the first two terms.  times, factors: as in `sorted`
local function by_time(sum, times, factors)
  local keys, list, set = {}, {}, sum.node.set
  for k, x in ipairs(sum.list) do keys[k] = (times[x.id] or 0) << RANK_BITS | k end
  table.sort(keys)
  for n, key in ipairs(keys) do list[n] = key & (1 << RANK_BITS) - 1 end
  local first = 1
  while set and sum.list[list[first]].set ~= set do first = first + 1 end
  if first > 2 then table.insert(list, 2, table.remove(list, first)) end
  local id = sum.list[list[1]].id
  local time, of = times[id] or 0, factors[id]
  for n = 2, #list do
    id = sum.list[list[n]].id
    time, of = joined(time, of, times[id] or 0, factors[id]), nil
  end
  return list, time
end

-- The sums that get another order, by the ids of their nodes, and the ids of the sums in them.
-- Elements of arguments and of memory are ready at 0.
local function sorted(program)
  -- by id of a node: when it is ready, nil for 0; when the factors of a product in a sum are; when
  -- the last term of a sum in a sum is, before which no order ends
  local times, factors, latest = {}, {}, {}
  local part, sums, moved = parts_of_sums(program), {}, {}
  local function reordered(node, written)
    local sum = sum_of(node, part)
    local order, time = by_time(sum, times, factors)
    if time > written - LEAST then return written end
    sums[node.id], sum.order = sum, order
    for _, inside in ipairs(sum.inside) do moved[inside.id] = true end
    return time
  end
  for _, node in ipairs(program.order) do
    local id, op, a, b = node.id, node.op, node.a, node.b
    a, b = a and (a.op == "neg" and a.a or a).id, b and (b.op == "neg" and b.a or b).id
    local time, other = times[a] or 0, times[b] or 0
    if IS_SUM[op] then
      local last, last_b = latest[a] or factors[a] or time, latest[b] or factors[b] or other
      if last_b > last then last = last_b end
      time = joined(time, factors[a], other, factors[b])
      if part[id] then
        latest[id] = last
      elseif (latest[a] or latest[b]) and time - LEAST >= last + SUM then
        time = reordered(node, time)
      end
      times[id] = time
    elseif op ~= "input" then
      if other > time then time = other end
      for _, x in ipairs(node.of or NONE) do time = math.max(time, times[base(x).id] or 0) end
      if part[id] then factors[id] = time end
      times[id] = time + (LATENCY[op] or 0)
    end
  end
  return sums, moved
end

-- ---- other operands -------------------------------------------------------------------------

-- node = sign * a + other * b; the sign that is left before it
local function set_operands(node, a, sign, b, other)
  if sign ~= other then
    node.op = "sub"
    node.a, node.b = sign > 0 and a or b, sign > 0 and b or a
    return 1
  end
  node.op, node.a, node.b = "add", a, b
  return sign
end

local function rebuild(sum)
  local node, list, signs, order = sum.node, sum.list, sum.signs, sum.order
  local last = order[#order]
  local x, sign = list[order[1]], signs[order[1]]
  for n = 2, #order - 1 do
    local inside = sum.inside[n - 1]
    sign = set_operands(inside, x, sign, list[order[n]], signs[order[n]])
    inside.at, x = place_of(node), inside
  end
  set_operands(node, x, sign, list[last], signs[last])
end

-- the inner sums of reordered sums come directly before these
function M.settle(program)
  local sums, moved = sorted(program)
  if next(sums) == nil then return end
  local kept = {}
  for _, node in ipairs(program.order) do
    local sum = sums[node.id]
    if sum then
      rebuild(sum)
      lists.append(kept, sum.inside)
    end
    if not moved[node.id] then kept[#kept + 1] = node end
  end
  table.move(kept, 1, #kept, 1, program.order)
end

return M
