-- Limbs: subtrees of one body that are alike, joint by joint, such as the legs of a quadruped.
--
--   limbs.find(model) -> list of { members = { { body, .. }, .. }, width, id }
--     members: of each limb its bodies, parents first, the k-th like the k-th of any other: type,
--     number and order of children;  width: lanes of the vector that they take, 2 or 4;  id: what a
--     value of all is called after, by body of the first member
--   limbs.roots(model, set) -> identifiers of the members' first bodies
-- Values need not agree.  More than four are several sets.  Sets within a limb are not looked for.
local M = {}

local WIDEST = 4

local function children_of(bodies)
  local children = {}
  for i = 0, #bodies do children[i] = {} end
  for i, body in ipairs(bodies) do table.insert(children[body.parent], i) end
  return children
end

-- what makes two subtrees alike, as a word
local function shape(bodies, children, i)
  local below = {}
  for k, child in ipairs(children[i]) do below[k] = shape(bodies, children, child) end
  local body = bodies[i]
  local kind = body.type == "continuous" and "revolute" or body.type
  if body.target or body.tuned or body.open then kind = kind .. i end -- like no other
  return ("%s(%s)"):format(kind, table.concat(below, " "))
end

local function subtree(children, i, list)
  list[#list + 1] = i
  for _, child in ipairs(children[i]) do subtree(children, child, list) end
  return list
end

local function parts(word)
  local list = {}
  for part in word:gmatch("[^_]+") do list[#list + 1] = part end
  return list
end

-- the parts of identifiers that all have in common, at the same place from the end
local function common(ids)
  local split, shared = {}, {}
  for k, id in ipairs(ids) do split[k] = parts(id) end
  for back = 0, #split[1] - 1 do
    local part = split[1][#split[1] - back]
    for _, other in ipairs(split) do
      if other[#other - back] ~= part then part = nil end
    end
    if part then table.insert(shared, 1, part) end
  end
  return table.concat(shared, "_")
end

local function name_set(model, set, prefix)
  set.id = {}
  for k, i in ipairs(set.members[1]) do
    local ids = {}
    for n, member in ipairs(set.members) do ids[n] = model.bodies[member[k]].id end
    local shared = common(ids)
    set.id[i] = prefix .. "_" .. (shared ~= "" and shared or ids[1])
  end
end

-- as few sets as hold them all, of about the same size
local function add_sets(sets, members)
  local count, first = (#members + WIDEST - 1) // WIDEST, 1
  for k = 1, count do
    local last = k * #members // count
    local some = { table.unpack(members, first, last) }
    if #some > 1 then sets[#sets + 1] = { members = some, width = #some > 2 and 4 or 2 } end
    first = last + 1
  end
end

function M.roots(model, set)
  local ids = {}
  for k, member in ipairs(set.members) do ids[k] = model.bodies[member[1]].id end
  return ids
end

function M.find(model)
  local bodies, sets = model.bodies, {}
  local children = children_of(bodies)
  local function search(parent)
    local by_shape, shapes = {}, {}
    for _, child in ipairs(children[parent]) do
      local word = shape(bodies, children, child)
      if not by_shape[word] then
        by_shape[word], shapes[#shapes + 1] = {}, word
      end
      table.insert(by_shape[word], subtree(children, child, {}))
    end
    for _, word in ipairs(shapes) do
      local members = by_shape[word]
      if #members == 1 then search(members[1][1]) else add_sets(sets, members) end
    end
  end
  search(0)
  for k, set in ipairs(sets) do name_set(model, set, #sets > 1 and "limb" .. k or "limb") end
  return sets
end

return M
