--- Warns of joints that move no mass, because they make the joint-space inertia H singular, and of
-- links with inertia but without mass.
--
-- A revolute joint moves nothing if no link beyond it has mass or inertia; a joint that translates
-- moves nothing if none has mass.  A joint that others follow also moves their links.  Links
-- without mass elsewhere (frames, adapters) are common and harmless.  analysis.singular finds cases
-- that depend on numbers (a point mass on its own axis); the factorisation reports those that
-- depend on q.

local fail = require "fail"
local types = require "robot.joint_checks"
local words = require "robot.said"

local M = {}

local translates = { prismatic = true, planar = true, floating = true }

-- Links from the root outwards; parents come first.
local function outwards(robot, above)
  local below, list = {}, { robot.link_by_name[robot.root] }
  for _, link in ipairs(robot.links) do
    local joint = above[link]
    if joint then
      below[joint.parent] = below[joint.parent] or {}
      table.insert(below[joint.parent], link)
    end
  end
  for _, parent in ipairs(list) do
    for _, link in ipairs(below[parent.name] or {}) do list[#list + 1] = link end
  end
  return list
end

local function has_inertia(body)
  return body.ixx ~= 0 or body.ixy ~= 0 or body.ixz ~= 0
    or body.iyy ~= 0 or body.iyz ~= 0 or body.izz ~= 0
end

-- Whether a link has mass and whether it has inertia, with its payloads.
local function own_of(link)
  local body, own = link.inertial, {}
  own.mass = body ~= nil and body.mass ~= 0
  own.inertia = body ~= nil and has_inertia(body)
  for _, payload in ipairs(link.payloads or {}) do
    own.mass = own.mass or payload.mass ~= 0
    for k = 1, 6 do own.inertia = own.inertia or payload.inertia[k] ~= 0 end
  end
  return own
end

-- link -> { mass =, inertia = }: whether it, or a link beyond it, has any.
local function totals(robot, above, list)
  local total = {}
  for _, link in ipairs(list) do total[link] = own_of(link) end
  for i = #list, 1, -1 do
    local own, joint = total[list[i]], above[list[i]]
    local sum = joint and total[robot.link_by_name[joint.parent]] or own
    sum.mass, sum.inertia = sum.mass or own.mass, sum.inertia or own.inertia
  end
  return total
end

local function moves_nothing(joint, total)
  return not total.mass and (not total.inertia or translates[joint.type] or false)
end

-- the independent joint at the end of this joint's chain of mimics, and the ratio to it
local function leader_of(context, robot, joint)
  local ratio = 1
  while joint.mimic and not context.free do
    ratio = ratio * joint.mimic.multiplier
    joint = robot.joint_by_name[joint.mimic.joint]
  end
  return joint, ratio
end

-- moving joint -> { leader =, followers = its moving followers, inertia = whether any of them moves
-- inertia, something = whether H depends on them }, one table for a leader and its followers
local function movements(context, robot, above, list, total)
  local all = {}
  for _, link in ipairs(list) do
    local joint = above[link]
    if joint and types.DOFS[joint.type] > 0 then
      local leader, ratio = leader_of(context, robot, joint)
      local one = all[leader] or { leader = leader, followers = {} }
      all[leader], all[joint] = one, one
      if ratio ~= 0 then
        if joint ~= leader then table.insert(one.followers, joint) end
        one.inertia = one.inertia or total[link].inertia
        one.something = one.something or not moves_nothing(joint, total[link])
      end
    end
  end
  return all
end

-- Groups of joints that move nothing, each { the first, those beyond it... }.
local function groups(robot, above, list, movement_of)
  local moved_by, group_of, all = {}, {}, {}
  for _, link in ipairs(list) do
    local joint = above[link]
    local previous = joint and moved_by[robot.link_by_name[joint.parent]]
    local movement = movement_of[joint]
    moved_by[link] = movement or previous
    if movement and movement.leader == joint and not movement.something then
      local group = group_of[previous]
      if not group then
        group = { link = link }
        all[#all + 1] = group
      end
      group[#group + 1] = movement
      group_of[movement] = group
    end
  end
  return all
end

local function names_of(joints)
  local names = {}
  for k, joint in ipairs(joints) do names[k] = fail.quote(joint.name) end
  return fail.listed(names, ", ")
end

local function followers(movement)
  local list = movement.followers
  if #list == 0 then return "" end
  return (#list == 1 and ", nor does %s, which follows it" or ", nor do %s, which follow it")
    :format(names_of(list))
end

local function others(group)
  local list = {}
  for k = 2, #group do list[k - 1] = group[k].leader end
  return #list > 0 and ("; likewise %s beyond it"):format(names_of(list)) or ""
end

-- Moving links (on a floating base, all links) with an inertia but no mass, which is impossible.
local function warn_weightless(context, robot, above, list, fixed)
  local moves = {}
  for _, link in ipairs(list) do
    local joint, body = above[link], link.inertial
    moves[link] = not fixed or joint ~= nil
      and (types.DOFS[joint.type] > 0 or moves[robot.link_by_name[joint.parent]])
    if moves[link] and body and body.mass == 0 and has_inertia(body) then
      context.log:warn(body.line, "link %s: the mass is 0 and the inertia is not: taken as typed, "
        .. "a body that has no weight but resists rotation", fail.quote(link.name))
    end
  end
end

--- Checks a robot that is a tree; `above` is link -> joint, fixed: its root does not move.  Sets
-- robot.singular if H is singular.
function M.check(context, robot, above, fixed)
  local list = outwards(robot, above)
  warn_weightless(context, robot, above, list, fixed)
  local movement_of = movements(context, robot, above, list, totals(robot, above, list))
  for _, group in ipairs(groups(robot, above, list, movement_of)) do
    robot.singular = true
    local link, movement = group.link, group[1]
    local body = link.inertial
    context.log:warn(body and body.line or link.line,
      "link %s: joint %s moves %s%s%s: H is singular, so functions that solve with it fail%s",
      fail.quote(link.name), fail.quote(movement.leader.name),
      movement.inertia and "no mass" or "no mass and no inertia",
      body and "" or (" (the link has no %s)"):format(words.part(robot, "inertial")),
      followers(movement), others(group))
  end
end

return M
