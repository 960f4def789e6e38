-- What a function computes for each of several limbs alike (model.limbs).
--
--   alike.lanes(trace, live, sets, model, args, in_turn) -> lane[node] = { node, group, index,
--     sign } of the live nodes that are computed for every limb of a set: sign * node is what the
--     index-th limb (from 0) has in the group;  group = { set, the lane of each limb, .. }
--   alike.operand(x, group, lane) -> what the limbs of a group read where the first reads x:
--     { scalar = x }, all the same;  { group, sign }, what another group has, or its negative;
--     { scalars = { one of each limb } }, elements of arguments, constants, sines, and what groups
--     of limbs within these have, or of those that they are within, outer = { group, sign } where
--     each limb reads what the one has that it is within;  or nil
--   alike.uneven(trace, sets) -> set of the names of numbers that are zero (a mimic joint's
--     multiplier 1 or -1) in one limb and another number in another, nil where there are none
-- args: arguments of the function, which tell what their elements belong to.
--
-- Where the first limb's numbers are put in the place of another's, an expression of the one
-- becomes its image, and the pool says whether there is such a node.
local expr = require "expr"
local limb_images = require "prog.limb_images"
local order = require "order"

local base = expr.base

local M = {}

-- operations that vectors have, what limbs in turn have besides, and scalars that are there before
-- all of them
local LANES = { add = true, sub = true, mul = true, div = true, sqrt = true }
local IN_TURN = setmetatable({ sin = true, cos = true }, { __index = LANES })
local EARLY = { input = true, sin = true, cos = true }

-- ---- groups: what is computed for each limb ----------------------------------------------------

-- whether limbs of the one set are within those of the other
local function related(a, b) return a.outer == b or b.outer == a end

-- what the limbs that carry those of a group have, where each reads that: { group, sign } or nil
local function outer_of(scalars, group, lane)
  local set, found = group.set, nil
  for k, y in ipairs(set.outer and scalars or {}) do
    local node, flip = base(y)
    local mine = lane[node]
    if not mine or mine.group.set ~= set.outer or mine.index + 1 ~= set.of[k] then return nil end
    local sign = flip * mine.sign
    found = found or { group = mine.group, sign = sign }
    if found.group ~= mine.group or found.sign ~= sign then return nil end
  end
  return found
end

function M.operand(x, group, lane)
  local scalars, same, early = {}, true, true
  for k, image in ipairs(group.images) do
    local y = image(x)
    scalars[k], same = y, same and y == x
  end
  if same then return { scalar = x } end
  local node, flip = base(x)
  local mine = lane[node]
  local whole = mine and mine.index == 0 and mine.group.images == group.images
  for k, y in ipairs(scalars) do
    local other, sign = base(y)
    whole = whole and mine.group[k].node == other and mine.group[k].sign * flip == sign
    early = early and (other.const or EARLY[other.op]
      or lane[other] and related(lane[other].group.set, group.set))
  end
  if whole then return { group = mine.group, sign = flip } end
  return early and { scalars = scalars, outer = outer_of(scalars, group, lane) } or nil
end

local function readable(group, lane)
  local first = group[1].node
  return M.operand(first.a, group, lane) and (not first.b or M.operand(first.b, group, lane))
end

-- whether one of a group is computed from another, as where what is left of a - b in a limb is
-- nothing; those that are made in as many steps are not looked at
local function in_a_row(group, height_of)
  local least, most = math.huge, 0
  for _, one in ipairs(group) do
    local height = height_of(one.node)
    least, most = math.min(least, height), math.max(most, height)
  end
  if most == least then return false end
  local members, seen, stack = {}, {}, {}
  for k, one in ipairs(group) do members[one.node], stack[k] = true, one.node end
  while #stack > 0 do
    local node = table.remove(stack)
    for _, part in ipairs { node.a, node.b } do
      part = base(part)
      if members[part] then return true end
      if not seen[part] and height_of(part) > least then
        seen[part], stack[#stack + 1] = true, part
      end
    end
  end
  return false
end

-- height_of(node): the most operations one after another that it takes
local function heights()
  local known = {}
  local function height_of(node)
    local height = known[node]
    if not height then
      height = 0
      if node.a and not node.const then
        height = 1 + math.max(height_of((base(node.a))), node.b and height_of((base(node.b))) or 0)
      end
      known[node] = height
    end
    return height
  end
  return height_of
end

-- what the limbs of a set have of a node of the first one, if it is alive and in no group yet
local function candidate(node, set, images, live, lane)
  local group = { set = set, images = images }
  for k, image in ipairs(images) do
    local y, sign = image(node), nil
    if y then y, sign = base(y) end
    if not y or lane[y] or not live.uses[y] then return nil end
    for n = 1, k - 1 do
      if group[n].node == y then return nil end
    end
    group[k] = { node = y, group = group, index = k - 1, sign = sign }
  end
  return group
end

-- nodes of limbs within others, which those are not to take
local function claimed(live, sets, images, ops)
  local claims = {}
  for _, node in ipairs(live.order) do
    for s, set in ipairs(ops[node.op] and sets or {}) do
      local group = set.outer and candidate(node, set, images[s], live, claims)
      for _, one in ipairs(group or {}) do claims[one.node] = true end
    end
  end
  return claims
end

-- What a group reads is in groups before.  Without limbs within limbs it comes before, too, and one
-- pass is enough.
local function group_all(live, sets, images, ops)
  local lane, height_of, found = {}, heights(), false
  local function pass(claims)
    found = false
    for _, node in ipairs(live.order) do
      for s, set in ipairs(ops[node.op] and not lane[node] and sets or {}) do
        local group = (set.outer or not claims[node])
          and candidate(node, set, images[s], live, lane)
        if group and not in_a_row(group, height_of) and readable(group, lane) then
          found = true
          -- a number is there by itself, for whoever reads it
          for _, one in ipairs(group) do lane[one.node] = not one.node.const and one or nil end
        end
      end
    end
  end
  if sets[1] and sets[1].outer then
    local claims = claimed(live, sets, images, ops)
    repeat pass(claims) until not found
    repeat pass {} until not found
  else
    pass {}
  end
  return lane
end

-- numbers of a body by the last word of their names, each { name, fixed } once, as they came
local function numbers_of(trace)
  local by_body, seen = {}, {}
  for _, one in ipairs(trace.numbers) do
    local word = one.name:match("[^_]*$")
    if not seen[one.name] then
      seen[one.name] = true
      by_body[one.body] = by_body[one.body] or {}
      by_body[one.body][word] = by_body[one.body][word] or {}
      table.insert(by_body[one.body][word], one)
    end
  end
  return by_body
end

function M.uneven(trace, sets)
  local by_body, names, any = numbers_of(trace), {}, false
  for _, set in ipairs(sets) do
    for k, first in ipairs(set.members[1]) do
      for word, list in order.pairs(by_body[first] or {}) do
        local others, alike = {}, true
        for m, member in ipairs(set.members) do
          others[m] = (by_body[member[k]] or {})[word] or {}
          alike = alike and #others[m] == #list
        end
        for n = 1, alike and #list or 0 do
          local filled = false
          for _, other in ipairs(others) do filled = filled or other[n].fixed ~= list[n].fixed end
          for _, other in ipairs(filled and others or {}) do
            if other[n].fixed then names[other[n].name], any = true, true end
          end
        end
      end
    end
  end
  return any and names or nil
end

function M.lanes(trace, live, sets, model, args, in_turn)
  local inner_first, images = {}, {}
  for _, set in ipairs(sets) do
    if set.outer then inner_first[#inner_first + 1] = set end
  end
  for _, set in ipairs(sets) do
    if not set.outer then inner_first[#inner_first + 1] = set end
  end
  for s, set in ipairs(inner_first) do
    images[s] = limb_images.of(trace, set, model, args, live.uses)
  end
  return group_all(live, inner_first, images, in_turn and IN_TURN or LANES)
end

return M
