-- Limbs within limbs one after the other (prog.limbs, prog.turns): what passes between a finger and
-- the arm that carries it, where one function serves the fingers of all arms.
--
--   nested.outer(rewriter, found, set) -> vector of a set's limbs: what each limb that carries one
--     has;  found = { group, sign }
--   nested.sum(rewriter, group) -> vector of a group that is a sum, of whose terms some are what
--     all limbs within each of its limbs have; nil where there are none
-- Their nodes are
--     "outer"      of the inner set: node.a, a vector of the set that it is within, in its limb
--     "subtotal"   of the outer set: the sum of node.a, a vector of the inner set, over the limbs
--                  within each of its limbs
local expr = require "expr"

local base, signed = expr.base, expr.signed

local M = {}

function M.outer(rewriter, found, set)
  local vector, sign = base(found.group.vector)
  if vector.op == "lanes" then -- is there without that limb
    local list = {}
    for k, n in ipairs(set.of) do list[k] = vector.of[n] end
    return signed(rewriter:gather(list, set), sign * found.sign)
  end
  local node = rewriter:fresh("outer", { a = vector, set = set },
    ("outer %d %d"):format(rewriter.rank[set], vector.id))
  rewriter.wide[node], rewriter.used[set] = set, true
  return signed(node, sign * found.sign)
end

local function subtotal(rewriter, vector, set)
  local node, sign = base(vector)
  local sum = rewriter:fresh("subtotal", { a = node, set = set }, "subtotal " .. node.id)
  rewriter.wide[sum], rewriter.used[set] = set, true
  return signed(sum, sign)
end

-- The terms of what a group's first limb adds up as { x, node, sign }, through sums of that group's
-- set that have no other user.
local function terms(rewriter, set, x, sign, list, top)
  local node, own = base(x)
  local lane = rewriter.lane[node]
  sign = sign * own
  if (node.op == "add" or node.op == "sub") and lane and lane.group.set == set
    and lane.index == 0 and (top or rewriter.uses[node] == 1) then
    terms(rewriter, set, node.a, sign, list)
    terms(rewriter, set, node.b, node.op == "sub" and -sign or sign, list)
  else
    list[#list + 1] = { x = signed(node, sign), node = node, sign = sign }
  end
  return list
end

-- how many of an inner set's limbs are within the first one of the outer set
local function count_in_first(set)
  local count = 0
  for _, n in ipairs(set.of) do count = count + (n == 1 and 1 or 0) end
  return count
end

-- whether a term is that of an inner limb within every limb alike: for each one { group, index,
-- sign }
local function inner_of(rewriter, term, group)
  local mine = rewriter.lane[term.node]
  if not mine or mine.group.set.outer ~= group.set then return nil end
  for k, image in ipairs(group.images) do
    local y, sign = base(image(term.node))
    local other = rewriter.lane[y]
    if not other or other.group ~= mine.group or other.sign * sign ~= mine.sign
      or mine.group.set.of[other.index + 1] ~= k then return nil end
  end
  return { group = mine.group, index = mine.index, sign = term.sign * mine.sign }
end

-- of terms those groups all whose limbs within the first limb are among them, alike, in order
local function whole_groups(rewriter, list, group)
  local found, order = {}, {}
  for _, term in ipairs(list) do
    local one = inner_of(rewriter, term, group)
    if one then
      term.inner = one.group
      if not found[one.group] then
        found[one.group], order[#order + 1] = { count = 0, sign = one.sign }, one.group
      end
      local of = found[one.group]
      local again = of[one.index] -- a limb that is added twice
      of[one.index], of.count = true, of.count + 1
      of.differ = of.differ or one.sign ~= of.sign or again
    end
  end
  local whole = {}
  for _, one in ipairs(order) do
    local of = found[one]
    if not of.differ and of.count == count_in_first(one.set) then
      whole[#whole + 1] = { group = one, sign = of.sign }
      whole[one] = true
    end
  end
  return whole
end

function M.sum(rewriter, group)
  local set, result = group.set, nil
  local list = terms(rewriter, set, group[1].node, 1, {}, true)
  local whole = whole_groups(rewriter, list, group)
  if #whole == 0 then return nil end
  local function add(x) result = result and rewriter:operate("add", result, x, set) or x end
  for _, term in ipairs(list) do
    if not whole[term.inner] then add(rewriter:operand(term.x, group)) end
  end
  local sums, inner_sets = {}, {} -- by set within
  for _, one in ipairs(whole) do
    local inner = one.group.set
    if not one.group.vector then rewriter:compute(one.group) end
    local x = signed(one.group.vector, one.sign)
    if not sums[inner] then inner_sets[#inner_sets + 1] = inner end
    sums[inner] = sums[inner] and rewriter:operate("add", sums[inner], x, inner) or x
  end
  for _, inner in ipairs(inner_sets) do add(subtotal(rewriter, sums[inner], set)) end
  return result
end

return M
