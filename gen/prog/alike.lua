-- What a function computes for each of several limbs alike (model.limbs).
--
--   alike.lanes(trace, live, sets, model, args, in_turn) -> lane[node] = { group, index, sign } of
--     the live nodes that are computed for every limb of a set: sign * node is what the index-th
--     limb (from 0) has in the group;  group = { set, { node, sign } of each limb, .. }
--   alike.operand(x, group, lane) -> what the limbs of a group read where the first reads x:
--     { scalar = x }, all the same;  { group, sign }, what another group has, or its negative;
--     { scalars = { one of each limb } }, elements of arguments, constants and sines;  or nil
--   alike.uneven(trace, sets) -> set of the names of numbers that are zero (a mimic joint's
--     multiplier 1 or -1) in one limb and another number in another, nil where there are none
-- args: arguments of the function, which tell what their elements belong to.
--
-- Where the first limb's numbers are put in the place of another's, an expression of the one
-- becomes its image, and the pool says whether there is such a node.
local expr = require "expr"
local order = require "order"

local base, signed = expr.base, expr.signed

local M = {}

-- operations that vectors have, what limbs in turn have besides, and scalars that are there before
-- all of them
local LANES = { add = true, sub = true, mul = true, div = true, sqrt = true }
local IN_TURN = setmetatable({ sin = true, cos = true }, { __index = LANES })
local EARLY = { input = true, sin = true, cos = true }

-- ---- images ---------------------------------------------------------------------------------

-- index of an argument's element -> that of another limb, and its sign there where joints turn the
-- other way; dof, q, body: maps of numbers from 0, sign: of dofs and places in q
local function index_maps(model, args, map)
  local p, by_array = model.pattern, {}
  local function packed(index)
    local row = 1
    while index >= p.rowptr[row + 1] do row = row + 1 end
    local i, j = row - 1, p.colind[index + 1]
    local a, b = map.dof[i] or i, map.dof[j] or j
    local at = p.rowptr[math.max(a, b) + 1] + p.depth[math.min(a, b) + 1] - 1
    -- where mimic joints couple branches an order of one's own may not eliminate all limbs alike
    if p.colind[at + 1] ~= math.min(a, b) then return nil end
    return at, (map.sign.dof[i] or 1) * (map.sign.dof[j] or 1)
  end
  for _, arg in ipairs(args) do
    local dims = table.concat(arg.dims or {}, " ")
    if dims == "NV" then
      by_array[arg.name] = function(k) return map.dof[k] or k, map.sign.dof[k] end
    elseif dims == "NQ" then
      by_array[arg.name] = function(k) return map.q[k] or k, map.sign.q[k] end
    elseif dims == "NH" then
      by_array[arg.name] = packed
    elseif dims == "NB 6" then
      by_array[arg.name] = function(k) return 6 * (map.body[k // 6] or k // 6) + k % 6 end
    end
  end
  return by_array
end

-- the parameters of each body by the last word of their names, in the order in which they came
local function parameters(trace)
  local by_body = {}
  for _, node in ipairs(trace.pool.list) do
    local note = node and node.op == "param" and trace.notes[node]
    if note then
      local word = note.name:match("[^_]*$")
      by_body[note.body] = by_body[note.body] or {}
      by_body[note.body][word] = by_body[note.body][word] or {}
      table.insert(by_body[note.body][word], node)
    end
  end
  return by_body
end

-- whether the n-th number of a joint has the other sign where its axis points the other way
local function turns_round(body, n) return body.axis ~= nil and (body.type ~= "planar" or n > 1) end

-- the signs of a mimic joint's numbers in another limb, where it or what it follows turns the other
-- way; map: of dofs
local function signs_of_mimic(a, b, map)
  if not a.target then return {} end
  local own = turns_round(a, 1) and a.sign * b.sign or 1
  return { ratio = own * (map.sign.dof[a.columns[1] - 1] or 1), offset = own }
end

-- what stands for a limb's numbers in another one: { dof, q, body, param, sign = { dof, q } }
local function substitution(model, from, to, params)
  local map = { dof = {}, q = {}, body = {}, param = {}, sign = { dof = {}, q = {} } }
  for k, i in ipairs(from) do
    local a, b = model.bodies[i], model.bodies[to[k]]
    map.body[i - 1] = to[k] - 1
    for n, column in ipairs(a.target and {} or a.columns) do
      local sign = turns_round(a, n) and a.sign * b.sign or 1
      map.dof[column - 1], map.sign.dof[column - 1] = b.columns[n] - 1, sign
    end
    for n = 0, a.nq - 1 do
      map.q[a.q + n] = b.q + n
      map.sign.q[a.q + n] = turns_round(a, n + 1) and a.sign * b.sign or 1
    end
  end
  for k, i in ipairs(from) do
    local theirs = params[to[k]] or {}
    local signs = signs_of_mimic(model.bodies[i], model.bodies[to[k]], map)
    for word, list in order.pairs(params[i] or {}) do
      for n, node in ipairs(list) do
        local other = (theirs[word] or {})[n]
        map.param[node] = other and signed(other, signs[word] or 1) or false
      end
    end
  end
  return map
end

-- image(x) of live nodes and what they are made of: x itself, where it has nothing to do with the
-- limb or where its image is not needed; false where there is none
local function imaging(trace, needed, map, index_of)
  local known, pool = {}, trace.pool

  local function leaf(node)
    if node.op == "param" then
      local other = map.param[node]
      if other == nil then return node end
      return other
    elseif node.op == "input" and not node.fresh then
      local to = index_of[node.array]
      local index, sign = node.index, 1
      if to then index, sign = to(index) end
      if not index then return false end
      local other = index == node.index and node or pool.input(node.array, index)
      return signed(other, sign or 1)
    end
    return node
  end

  local image

  local function of_operator(node)
    local a, b = image(node.a), node.b and image(node.b)
    if a == false or b == false then return false end
    if a == node.a and (not node.b or b == node.b) then return node end
    local y = pool.make(node.op, a, b)
    if not node.const and not needed[base(y)] then return node end
    return y
  end

  function image(x)
    local node, sign = base(x)
    local y = known[node]
    if y == nil then
      if node.a then y = of_operator(node) else y = leaf(node) end
      known[node] = y
    end
    return y and signed(y, sign)
  end
  return image
end

-- the values of each limb of a set: images[k](x), the first being x itself
local function images_of(trace, set, model, args, needed, params)
  local images = { function(x) return x end }
  for k = 2, #set.members do
    local map = substitution(model, set.members[1], set.members[k], params)
    images[k] = imaging(trace, needed, map, index_maps(model, args, map))
  end
  return images
end

-- ---- groups: what is computed for each limb ----------------------------------------------------

function M.operand(x, group, lane)
  local scalars, same, early = {}, true, true
  for k, image in ipairs(group.images) do
    local y = image(x)
    local node = base(y)
    scalars[k] = y
    same, early = same and y == x, early and (node.const or EARLY[node.op])
  end
  if same then return { scalar = x } end
  local node, flip = base(x)
  local mine = lane[node]
  local whole = mine and mine.index == 0 and mine.group.images == group.images
  for k, y in ipairs(whole and scalars or {}) do
    local other, sign = base(y)
    whole = whole and mine.group[k].node == other and mine.group[k].sign * flip == sign
  end
  if whole then return { group = mine.group, sign = flip } end
  return early and { scalars = scalars } or nil
end

local function readable(group, lane)
  local first = group[1].node
  return M.operand(first.a, group, lane) and (not first.b or M.operand(first.b, group, lane))
end

-- whether one of a group is computed from another, as where what is left of a - b in a limb is
-- nothing; those that are made in as many steps are not looked at
local function in_a_row(group, height_of)
  local members, seen, stack, least, most = {}, {}, {}, math.huge, 0
  for _, one in ipairs(group) do
    members[one.node], stack[#stack + 1] = true, one.node
    local height = height_of(one.node)
    least, most = math.min(least, height), math.max(most, height)
  end
  while most > least and #stack > 0 do
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

local function group_all(live, sets, images, ops)
  local lane, height_of = {}, heights()
  for _, node in ipairs(live.order) do
    for s, set in ipairs(ops[node.op] and not lane[node] and sets or {}) do
      local group, seen = { set = set, images = images[s] }, {}
      for k, image in ipairs(images[s]) do
        local y, sign = image(node), nil
        if y then y, sign = base(y) end
        if not y or seen[y] or lane[y] or not live.uses[y] then group = nil break end
        seen[y], group[k] = true, { node = y, sign = sign }
      end
      if group and (in_a_row(group, height_of) or not readable(group, lane)) then group = nil end
      for k, one in ipairs(group or {}) do
        lane[one.node] = { group = group, index = k - 1, sign = one.sign }
      end
    end
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
  local params, images = parameters(trace), {}
  for s, set in ipairs(sets) do
    images[s] = images_of(trace, set, model, args, live.uses, params)
  end
  return group_all(live, sets, images, in_turn and IN_TURN or LANES)
end

return M
