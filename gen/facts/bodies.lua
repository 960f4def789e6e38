-- Links and joints at q = 0, as plain tables.
--
--   bodies.links(job)  -> a record for each link, in the order of the tree, with extra frames
--     after their link: {
--     name, id, line     line: of the model's file, nil for an extra frame
--     moved_by           the joint that moves it, nil if it does not move
--     welded_to          the link whose body it is part of, nil for that link itself
--     pose               at q = 0, in the world: rotation link to world row by row, position, m
--     mass, com, inertia kg; m, in the link's frame; kg m^2 about com along the link's axes (xx xy
--                        xz yy yz zz); with payloads; nil if it has neither
--     impossible         the reason why no body has this inertia, or nil
--     extra              true for an extra frame }
--   bodies.joints(job) -> a record for each joint of the file, also fixed ones, in its order: {
--     name, type, parent, child, line, axis, i = its number in the header's table or nil,
--     limits, mimic, xyz, rpy, dynamics, armature }
--   bodies.whole(links) -> { mass, com } of all links together, com in the world at q = 0
--   bodies.ends(job, links, world) -> for each constraint { a, b }: where its ends are, nil if it
--     has none; world: the pose of the world if poses are seen from elsewhere, or nil
-- job: needs robot, model and poses (analysis.golden).
local frames = require "model.frames"
local mat3 = require "spatial.mat3"

local M = {}

local function add_inertia(one, link)
  local own = frames.inertia_of(link) or {}
  one.mass, one.com, one.inertia = own.m, own.c, own.I
  one.impossible = link.impossible or own.m == 0 and "no mass, yet an inertia" or nil
end

function M.links(job)
  local model, list = job.model, {}
  for k, place in ipairs(model.places) do
    local body, link = model.bodies[place.body], place.link
    local one = {
      name = link.name, id = place.id, pose = job.poses[k], extra = place.extra,
      line = not place.extra and link.line or nil, moved_by = body and body.name,
    }
    if body and body.link ~= link.name then one.welded_to = body.link end
    if not place.extra then add_inertia(one, link) end
    list[k] = one
  end
  return list
end

function M.joints(job)
  local number, list = {}, {}
  for i, body in ipairs(job.model.bodies) do number[body.name] = i end
  for k, joint in ipairs(job.robot.joints) do
    list[k] = {
      name = joint.name, type = joint.type, parent = joint.parent, child = joint.child,
      line = joint.line, axis = joint.axis, i = joint.type ~= "fixed" and number[joint.name] or nil,
      limits = joint.limit, mimic = joint.mimic, xyz = joint.xyz, rpy = joint.rpy,
      dynamics = joint.dynamics, armature = joint.armature ~= 0 and joint.armature or nil,
    }
  end
  return list
end

-- the world coordinates of a point in a link's frame
function M.in_world(pose, c)
  local p = {}
  for k = 1, 3 do
    p[k] = pose[9 + k] + mat3.dot({ pose[3 * k - 2], pose[3 * k - 1], pose[3 * k] }, c)
  end
  return p
end

function M.ends(job, links, world)
  local pose, list = {}, {}
  for _, link in ipairs(links) do pose[link.name] = link.pose end
  local function at(point)
    local body = point and job.model.bodies[point.body]
    if body then return M.in_world(pose[body.link], point.p) end
    return point and (world and M.in_world(world, point.p) or point.p)
  end
  for k, c in ipairs(job.model.constraints) do list[k] = { a = at(c.a), b = at(c.b) } end
  return list
end

function M.whole(links)
  local mass, sum = 0.0, { 0.0, 0.0, 0.0 }
  for _, link in ipairs(links) do
    if link.mass then
      mass = mass + link.mass
      sum = mat3.add(sum, mat3.scaled(link.mass, M.in_world(link.pose, link.com)))
    end
  end
  return { mass = mass, com = mass > 0 and mat3.scaled(1 / mass, sum) or nil }
end

return M
