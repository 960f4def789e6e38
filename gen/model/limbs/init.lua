-- Finds limbs: equal subtrees of one body, such as the legs of a quadruped.  Equal means that they
-- agree joint by joint; their numbers may differ, also the multipliers and offsets of mimic joints.
--
--   limbs.find(model, most) -> list of { members = { { body, .. }, .. }, width, id }
--     most: members of a set, at most; 4 by default, the largest number of lanes
--     members: for each limb its bodies, parents first; the k-th is like the k-th of other limbs:
--       type, number and order of children
--     width: lanes of the vector for a set, 2 or 4
--     id: names of values of all limbs, by body of the first member
--   limbs.roots(model, set) -> identifiers of the members' first bodies
--   limbs.ids(model, sets) -> a body's identifier -> the basis of names of values of all limbs
--   limbs.named_after(set, ids) -> the name of a part that each member has
--   limbs.divided(model, sets, kind) -> sets of those members that are of one kind, the word
--     kind(member); nil if all members of each set are of one kind, or no two of any
--   limbs.nested(model, most) -> sets, each followed by the sets within its limbs; such a set holds
--     the parts of all limbs at once: of = { the limb of each part }, outer = the set of the limbs;
--     nil if there are none
--   limbs.within(model, set) -> for each set within any member of that set, the first bodies
local branches = require "model.branches"
local lists = require "list"

local M = {}

local WIDEST = 4

-- A key that is the same for equal subtrees.  Two mimic joints are equal if they follow
-- corresponding joints in their own subtrees, or the same joint elsewhere.  A joint that one
-- elsewhere follows has more to carry than those of other subtrees.  Paths of consecutive dofs,
-- which --order can interrupt, are the same.
local function shape(model, children, root)
  local bodies, lambda, place, leads = model.bodies, model.lambda, {}, {}
  for k, i in ipairs(branches.subtree(children, root)) do place[i] = k end
  for i, body in ipairs(bodies) do
    if place[body.target] and not place[i] then leads[body.target] = true end
  end
  local function word(i)
    local body, below = bodies[i], lists.mapped(children[i], word)
    local dof = i ~= root and not body.target and body.columns[1]
    local kind = body.type == "continuous" and "revolute" or body.type
    if body.tuned or body.open or leads[i] then kind = kind .. i end -- equal to no other body
    if dof and lambda[dof] == dof - 1 then kind = kind .. " next" end
    if body.target then
      kind = ("%s %s %d"):format(kind, place[body.target] and "follows" or "follows outside",
        place[body.target] or body.target)
    end
    return ("%s(%s)"):format(kind, table.concat(below, " "))
  end
  return word(root)
end

-- the parts of identifiers that all have in common, at the same place from the end
local function common(ids)
  local shared = {}
  local split = lists.mapped(ids, function(id) return lists.words((id:gsub("_", " "))) end)
  for back = 0, #split[1] - 1 do
    local part = split[1][#split[1] - back]
    local function has_it(other) return other[#other - back] == part end
    if lists.all(split, has_it) then table.insert(shared, 1, part) end
  end
  return table.concat(shared, "_")
end

-- names a set after the common part of its bodies' identifiers, if they still differ in a limb
local function name_set(model, set, prefix)
  local shared, count = {}, {}
  for k in ipairs(set.members[1]) do
    shared[k] = common(lists.mapped(set.members, function(member)
      return model.bodies[member[k]].id
    end))
    count[shared[k]] = (count[shared[k]] or 0) + 1
  end
  set.id, set.prefix = {}, prefix
  for k, i in ipairs(set.members[1]) do
    local plain = shared[k] ~= "" and count[shared[k]] == 1
    set.id[i] = prefix .. "_" .. (plain and shared[k] or model.bodies[i].id)
  end
end

function M.named_after(set, ids)
  local shared = common(ids)
  return set.prefix .. "_" .. (shared ~= "" and shared or ids[1])
end

-- the fewest sets that hold all members, with at most `most` members each and of about equal size
local function add_sets(sets, members, most)
  local count, first = math.max(1, math.ceil(#members / most)), 1
  for k = 1, count do
    local last = k * #members // count
    local some = { table.unpack(members, first, last) }
    if #some > 1 then sets[#sets + 1] = { members = some, width = #some > 2 and 4 or 2 } end
    first = last + 1
  end
end

local function named(model, sets)
  for k, set in ipairs(sets) do name_set(model, set, #sets > 1 and "limb" .. k or "limb") end
  return sets
end

function M.roots(model, set)
  return lists.mapped(set.members, function(member) return model.bodies[member[1]].id end)
end

function M.ids(model, sets)
  local ids = {}
  for _, set in ipairs(sets) do
    for _, member in ipairs(set.members) do
      for k, i in ipairs(member) do ids[model.bodies[i].id] = set.id[set.members[1][k]] end
    end
  end
  return ids
end

-- a list in groups of those with the same word, in the order of the first ones
local function grouped(list, word_of)
  local groups, by_word = {}, {}
  for _, one in ipairs(list) do
    local word = word_of(one)
    if not by_word[word] then
      by_word[word] = {}
      groups[#groups + 1] = by_word[word]
    end
    table.insert(by_word[word], one)
  end
  return groups
end

-- the sets below a body
local function sets_below(model, children, parent, most)
  local sets = {}
  local function word_of(root) return shape(model, children, root) end
  local function bodies_of(root) return branches.subtree(children, root) end
  for _, roots in ipairs(grouped(children[parent], word_of)) do
    if #roots == 1 then
      lists.append(sets, sets_below(model, children, roots[1], most))
    else
      add_sets(sets, lists.mapped(roots, bodies_of), most)
    end
  end
  return sets
end

function M.find(model, most)
  local children = branches.children(model.bodies)
  return named(model, sets_below(model, children, 0, most or WIDEST))
end

-- sets of limbs within a set's first limb, joined with the equal ones in its other limbs
local function across(model, children, set, most)
  local place, found = {}, {}
  for n, i in ipairs(set.members[1]) do place[i] = n end
  for _, inner in ipairs(sets_below(model, children, set.members[1][1], math.huge)) do
    local members, of = {}, {}
    for k, outer in ipairs(set.members) do
      for _, first in ipairs(inner.members) do
        local member = lists.mapped(first, function(i) return outer[place[i]] end)
        members[#members + 1], of[member] = member, k
      end
    end
    local sets = {}
    add_sets(sets, members, most)
    for _, one in ipairs(sets) do
      one.outer, one.of = set, {}
      for k, member in ipairs(one.members) do one.of[k] = of[member] end
    end
    lists.append(found, sets)
  end
  return found
end

function M.nested(model, most)
  local children, list, any = branches.children(model.bodies), {}, false
  for _, set in ipairs(M.find(model, most)) do
    local inner = across(model, children, set, most or WIDEST)
    any = any or #inner > 0
    lists.append(list, lists.joined({ set }, inner))
  end
  return any and named(model, list) or nil
end

function M.within(model, set)
  local children, found = branches.children(model.bodies), {}
  for _, member in ipairs(set.members) do
    for _, inner in ipairs(sets_below(model, children, member[1], math.huge)) do
      found[#found + 1] = M.roots(model, inner)
    end
  end
  return found
end

function M.divided(model, sets, kind)
  local list, any = {}, false
  for _, set in ipairs(sets) do
    local groups = grouped(set.members, kind)
    for _, members in ipairs(groups) do add_sets(list, members, #set.members) end
    any = any or #groups > 1
  end
  return any and #list > 0 and named(model, list) or nil
end

return M
