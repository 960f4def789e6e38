-- The differences between two robots (tools.review.seen_robot), link by link and joint by joint.
--
--   changes.of(old, new) -> { items, subtrees, order, renamed, reversed }
--     items    in the order of the new robot, removed ones last, each { what = "link" | "joint" |
--              "robot", name = in the new robot (in the old one if removed), place, kind, .. }:
--                "added", "removed"
--                "renamed"   old = its name in the old robot
--                "moved"     old, new = parent links: a joint
--                "changed"   field, unit, old, new = numbers, lists of them, words or nil;
--                            distance = length of the difference; percent = that relative to the
--                            old value, or to the length of the old vector
--     subtrees { joint, mass, com, inertia } of what a joint carries at q = 0, each { old, new,
--              percent }; inertia about the joint's axis, nil if it has none; joint nil: the robot
--     order    { link, old, new = names of its joints in order }: those that are in both robots,
--              if their order changed
--     renamed  { { what, old, new }.. }
--     reversed names of joints whose axis is reversed relative to the parent link
-- Typed numbers are compared exactly, computed ones up to rounding.
local json = require "json"
local length = require("analysis.dense").length
local lists = require "list"
local mat3 = require "spatial.mat3"
local match = require "tools.review.match"
local subtree = require "tools.review.subtree"

local M = {}

-- relative: computed numbers that differ by less are the same
local TURNED = 1e-14 -- an inertia that was turned into the link's axes; robot.near, if there is one
local SUMMED = 1e-12 -- over the links that a joint carries
local ANGLE_NEAR = 1e-12 -- degrees, between rotations computed from typed angles

local function is_list(x) return type(x) == "table" end

local function as_list(x) return is_list(x) and x or { x } end

-- the change from old to new in per cent of old, and its length; nil if it is at most `least`
local function step(old, new, least)
  local difference, a, b = {}, as_list(old), as_list(new)
  for k, x in ipairs(a) do difference[k] = b[k] - x end
  local distance, size = length(difference), length(a)
  if distance <= least then return nil end
  if not is_list(old) then distance, size = new - old, old end
  return size ~= 0 and 100 * distance / size or nil, distance
end

-- the length of a change that is only rounding, for numbers of that precision
local function rounding(near, old, new)
  return near * math.max(length(as_list(old or 0)), length(as_list(new or 0)))
end

-- { old, new, percent, distance }, or nil if both are the same
local function change(old, new, least)
  if type(old) ~= type(new) then return { old = old, new = new } end
  if type(old) ~= "number" and not is_list(old) then
    return old ~= new and { old = old, new = new } or nil
  end
  local percent, distance = step(old, new, least or 0)
  return distance and { old = old, new = new, percent = percent, distance = distance }
end

local LINK = {
  { "mass", "kg" }, { "com", "m", computed = true }, { "inertia", "kg m^2", computed = true },
}
local JOINT = {
  { "type" }, { "xyz", "m" }, { "rpy", "rad" }, { "axis" }, { "lower" }, { "upper" },
  { "velocity" }, { "effort" }, { "damping" }, { "friction" }, { "armature" },
}
local MIMIC = { { "multiplier" }, { "offset" } }

local SYMMETRIC = { "ixx", "ixy", "ixz", "iyy", "iyz", "izz" }

-- degrees between two directions, accurate if they are near
local function between(a, b)
  return math.deg(math.atan(mat3.norm(mat3.cross(a, b)), mat3.dot(a, b)))
end

-- degrees of the turn between two frames
local function turn(old, new)
  local R = mat3.mul(mat3.transpose(old.R), new.R)
  local twice = { R[3][2] - R[2][3], R[1][3] - R[3][1], R[2][1] - R[1][2] }
  return math.deg(math.atan(mat3.norm(twice), R[1][1] + R[2][2] + R[3][3] - 1))
end

-- differences that are angles: one rotation may have several rpy, so the numbers do not compare
local ANGLE = {
  rpy = turn,
  axis = function(old, new) return between(old.axis, new.axis) end,
}

-- the place of a field of a link or joint, or its own; nil if it is not known
local function place(one, field) return one.place_of and one.place_of(field or "name") end

-- head: what, and the link or joint in the new robot
local function add_changes(items, head, fields, old, new)
  for _, field in ipairs(fields) do
    local name, unit = table.unpack(field)
    local least = field.computed and rounding(head.near, old[name], new[name]) or 0
    local found = change(old[name], new[name], least)
    if found and ANGLE[name] and old[name] and new[name] then
      found.percent, found.distance = nil, ANGLE[name](old, new)
      if found.distance <= ANGLE_NEAR then found = nil end
    end
    local each = found and name == "inertia" and is_list(found.old) and is_list(found.new)
    for k = 1, each and 6 or found and 1 or 0 do
      local one = each and change(found.old[k], found.new[k], least) or not each and found
      if one then
        one.field, one.unit, one.kind = each and SYMMETRIC[k] or name, unit, "changed"
        one.what, one.name, one.place = head.what, head.whole.name, place(head.whole, name)
        items[#items + 1] = one
      end
    end
  end
end

local function on_joint(items, old, new, link_now, joint_now)
  local head = { what = "joint", whole = new }
  if link_now[old.parent] ~= new.parent then
    items[#items + 1] = {
      what = "joint", kind = "moved", name = new.name, old = old.parent, new = new.parent,
      place = place(new, "parent"),
    }
  end
  if link_now[old.child] ~= new.child then
    items[#items + 1] = {
      what = "joint", kind = "changed", name = new.name, field = "child", old = old.child,
      new = new.child, place = place(new, "child"),
    }
  end
  add_changes(items, head, JOINT, old, new)
  local a, b = old.mimic or {}, new.mimic or {}
  add_changes(items, head, { { "mimics" } },
    { mimics = joint_now[a.joint] or a.joint }, { mimics = b.joint })
  if old.mimic and new.mimic then add_changes(items, head, MIMIC, a, b) end
end

-- items in both, new ones, and then removed ones
local function add_all(items, what, old, new, now, each)
  local was, gone = {}, {}
  local function whole(item, kind)
    items[#items + 1] = { what = what, kind = kind, name = item.name, place = place(item),
      type = item.type, parent = item.parent, child = item.child, mass = item.mass }
  end
  for _, item in ipairs(old) do
    if now[item.name] then was[now[item.name]] = item else gone[#gone + 1] = item end
  end
  for _, item in ipairs(new) do
    local before = was[item.name]
    if not before then
      whole(item, "added")
    else
      if before.name ~= item.name then
        items[#items + 1] = { what = what, kind = "renamed", name = item.name, place = place(item),
          old = before.name, new = item.name }
      end
      each(before, item)
    end
  end
  for _, item in ipairs(gone) do whole(item, "removed") end
end

-- for each link that is in both robots, the joints below it that are in both, in order
local function orders(old, new, now)
  local list = json.list {}
  local function below(robot, name_of, link_of)
    local of = {}
    for _, joint in ipairs(robot.joints) do
      local link = link_of(joint.parent)
      of[link] = of[link] or {}
      table.insert(of[link], name_of(joint.name))
    end
    return of
  end
  local function same(name) return name end
  local after = below(new, same, same)
  local before = below(old, function(name) return now.joint[name] end,
    function(name) return now.link[name] or name end)
  for _, link in ipairs(new.links) do
    local a, b = before[link.name] or {}, after[link.name] or {}
    local known, stays = lists.set(a), lists.set(b)
    local first = lists.those(a, function(name) return stays[name] end)
    local kept = lists.those(b, function(name) return known[name] end)
    if table.concat(first, "\0") ~= table.concat(kept, "\0") then
      list[#list + 1] = { link = link.name, old = first, new = kept }
    end
  end
  return list
end

-- Does the joint carry all that is beyond its parent, in the same axes, as that of a floating base?
local function carries_all(joint, carried)
  local one, all = carried[joint.child], carried[joint.parent]
  return joint.type == "floating" and one and one.mass == all.mass
    and table.concat(one.com, " ") == table.concat(all.com, " ")
end

-- changed mass properties of the bodies that joints carry, those of the whole robot first
local function subtrees(old, new, now)
  local list, before, after = json.list {}, subtree.of(old), subtree.of(new)
  local function add(joint, a, b, axis, other_axis)
    if not (a and b) then return end
    local function summed(x, y) return change(x, y, rounding(SUMMED, x, y)) end
    local one = { joint = joint, mass = summed(a.mass, b.mass), com = summed(a.com, b.com) }
    if axis and other_axis then
      one.inertia = summed(subtree.about(axis, a), subtree.about(other_axis, b))
    end
    if one.mass or one.com or one.inertia then list[#list + 1] = one end
  end
  local joints, roots = {}, lists.set(subtree.roots(new))
  for _, joint in ipairs(new.joints) do joints[joint.name] = joint end
  for _, name in ipairs(subtree.roots(old)) do
    local other = now.link[name]
    if roots[other] then add(nil, before[name], after[other]) end
  end
  for _, joint in ipairs(old.joints) do
    local other = joints[now.joint[joint.name]]
    local is_base = roots[now.link[joint.parent]] and carries_all(joint, before)
    if other and other.type ~= "fixed" and joint.type ~= "fixed" and not is_base then
      add(other.name, before[joint.child], after[other.child], joint.axis, other.axis)
    end
  end
  return list
end

local TURNS_ONE_WAY = { revolute = true, continuous = true, prismatic = true, helical = true }

-- joints of one number whose direction is reversed
local function reversed(old, new, now)
  local list, was = json.list {}, {}
  for _, joint in ipairs(old.joints) do was[now.joint[joint.name] or ""] = joint end
  for _, joint in ipairs(new.joints) do
    local before = was[joint.name]
    local simple = before and TURNS_ONE_WAY[before.type] and TURNS_ONE_WAY[joint.type]
    if simple and not joint.mimic and now.link[before.parent] == joint.parent
      and between(mat3.apply(before.R, before.axis), mat3.apply(joint.R, joint.axis)) > 179 then
      list[#list + 1] = joint.name
    end
  end
  return list
end

function M.of(old, new)
  local now, items, renamed = match.of(old, new), json.list {}, json.list {}
  local near = math.max(old.near or TURNED, new.near or TURNED)
  if old.name ~= new.name then
    items[1] = { what = "robot", kind = "renamed", name = new.name, old = old.name, new = new.name }
  end
  add_all(items, "link", old.links, new.links, now.link, function(a, b)
    add_changes(items, { what = "link", whole = b, near = near }, LINK, a, b)
  end)
  add_all(items, "joint", old.joints, new.joints, now.joint, function(a, b)
    on_joint(items, a, b, now.link, now.joint)
  end)
  for _, item in ipairs(items) do
    if item.kind == "renamed" then
      renamed[#renamed + 1] = { what = item.what, old = item.old, new = item.new }
    end
  end
  return {
    items = items, subtrees = subtrees(old, new, now), order = orders(old, new, now),
    renamed = renamed, reversed = reversed(old, new, now),
  }
end

return M
