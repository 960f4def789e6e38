-- What a joint carries at q = 0: mass, centre and inertia of its link and of all links beyond it.
--
--   subtree.of(robot)   of tools.review.seen_robot -> link name -> { mass, com, inertia }, nil if
--                       none has mass or inertia; in the link's axes, inertia about com, SI
--   subtree.about(axis, one)   inertia about an axis (a unit vector) through the link's origin
--   subtree.roots(robot)   names of the links that no joint carries
local frames = require "model.frames"
local lists = require "list"
local mat3 = require "spatial.mat3"

local M = {}

-- { m, c, I } expressed in the frame in which its own frame has the origin xyz and the axes R
local function seen_from(parent, one)
  return {
    m = one.m, c = mat3.add(parent.xyz, mat3.apply(parent.R, one.c)),
    I = mat3.packed(mat3.mul(mat3.mul(parent.R, mat3.symmetric(one.I)), mat3.transpose(parent.R))),
  }
end

function M.roots(robot)
  local carried = lists.set(lists.mapped(robot.joints, function(joint) return joint.child end))
  local names = lists.mapped(robot.links, function(link) return link.name end)
  return lists.those(names, function(name) return not carried[name] end)
end

-- joints, those above first
local function downwards(robot)
  local below, links, list = {}, M.roots(robot), {}
  for _, joint in ipairs(robot.joints) do
    below[joint.parent] = below[joint.parent] or {}
    table.insert(below[joint.parent], joint)
  end
  for _, link in ipairs(links) do
    for _, joint in ipairs(below[link] or {}) do
      list[#list + 1], links[#links + 1] = joint, joint.child
    end
  end
  return list
end

function M.of(robot)
  local sum, result = {}, {}
  local function add(link, one) sum[link] = sum[link] and frames.sum_of(sum[link], one) or one end
  for _, link in ipairs(robot.links) do
    if link.mass then add(link.name, { m = link.mass, c = link.com, I = link.inertia }) end
  end
  local list = downwards(robot)
  for k = #list, 1, -1 do
    local joint = list[k]
    if sum[joint.child] then add(joint.parent, seen_from(joint, sum[joint.child])) end
  end
  for _, link in ipairs(robot.links) do
    local one = sum[link.name]
    result[link.name] = one and { mass = one.m, com = one.c, inertia = one.I } or nil
  end
  return result
end

function M.about(axis, one)
  local about_com = mat3.dot(axis, mat3.apply(mat3.symmetric(one.inertia), axis))
  local arm = mat3.cross(axis, one.com)
  return about_com + one.mass * mat3.dot(arm, arm)
end

return M
