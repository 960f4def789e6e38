-- Finds the links and joints that two robots have in common: by name, or else by their place in the
-- tree and their numbers.
--
--   match.of(first, second)   of tools.review.seen_robot -> { link, joint }: name in the first ->
--     name in the second
--
-- Parts without a namesake get a partner from the tree: the child links of a pair of joints, the
-- joints above a pair of links; then, below such links, joints with equal numbers, or the only one
-- of its type with the same place or the same inertia of its link.
local lists = require "list"
local mat3 = require "spatial.mat3"
local order = require "order"
local subtree = require "tools.review.subtree"

local M = {}

local function by_name(list)
  local of = {}
  for _, item in ipairs(list) do of[item.name] = item end
  return of
end

local function numbers(list)
  local words = lists.mapped(list or {}, function(x) return ("%.9g"):format(x + 0.0) end)
  return table.concat(words, " ")
end

-- one robot, indexed for the search; taken: names that already have a partner
local function indexed(robot)
  local side = {
    links = by_name(robot.links), joints = by_name(robot.joints), above = {}, below = {},
    taken = { link = {}, joint = {} }, order = robot,
  }
  for _, joint in ipairs(robot.joints) do
    side.above[joint.child] = joint
    side.below[joint.parent] = side.below[joint.parent] or {}
    table.insert(side.below[joint.parent], joint)
  end
  return side
end

local function origin_words(joint)
  return numbers(joint.xyz) .. "|" .. numbers(mat3.flat(joint.R)) .. "|" .. numbers(joint.axis)
end

local function inertia_of(side, joint)
  local link = side.links[joint.child]
  return numbers { link.mass } .. "|" .. numbers(link.com) .. "|" .. numbers(link.inertia)
end

-- candidates around known pairs
local function spread(old, new, pair, pairs_of)
  local more = false
  for _, joint in ipairs(old.order.joints) do
    local other = new.joints[pairs_of.joint[joint.name]]
    if other then
      more = pair("link", joint.child, other.child) or more
    else
      local child = pairs_of.link[joint.child]
      other = child and new.above[child]
      more = other and pair("joint", joint.name, other.name) or more
    end
  end
  return more
end

-- joints below a known link that have no partner on either side
local function free_below(side, link)
  return lists.those(link and side.below[link] or {}, function(joint)
    return not side.taken.joint[joint.name] and not side.taken.link[joint.child]
  end)
end

-- the first equal pair; exactly: equal in all numbers, else in some and the only one of its type
local function guess(old, new, pair, pairs_of, exactly)
  for _, link in ipairs(old.order.links) do
    local there = free_below(new, pairs_of.link[link.name])
    local here = #there > 0 and free_below(old, link.name) or {}
    for _, joint in ipairs(here) do
      local found
      for _, other in ipairs(there) do
        local place = origin_words(joint) == origin_words(other)
        local inertia = inertia_of(old, joint) == inertia_of(new, other)
        local alike = place and inertia or not exactly and (place or inertia)
        if alike and joint.type == other.type then
          if found and not exactly then return false end
          found = found or other
        end
      end
      if found then
        pair("link", joint.child, found.child)
        return pair("joint", joint.name, found.name)
      end
    end
  end
  return false
end

function M.of(first, second)
  local old, new, pairs_of = indexed(first), indexed(second), { link = {}, joint = {} }
  local function pair(kind, a, b)
    if old.taken[kind][a] or new.taken[kind][b] then return false end
    old.taken[kind][a], new.taken[kind][b], pairs_of[kind][a] = true, true, b
    return true
  end
  for kind, names in order.pairs { link = old.links, joint = old.joints } do
    local others = kind == "link" and new.links or new.joints
    for name in order.pairs(names) do
      if others[name] then pair(kind, name, name) end
    end
  end
  pair("link", subtree.roots(first)[1], subtree.roots(second)[1])
  repeat
    while spread(old, new, pair, pairs_of) do end
  until not (guess(old, new, pair, pairs_of, true) or guess(old, new, pair, pairs_of, false))
  return pairs_of
end

return M
