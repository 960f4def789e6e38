-- A robot as a reviewer sees it: links and joints with their numbers, whatever the format was.
--
--   seen_robot.of(checked, at)    of a checked record (gen/robot); at(line) -> its place or nil
--   seen_robot.reported(facts)    by the data of a report (--report r.json), with its lines
--   -> { name, links = list, joints = list }, both in the order of the file, with
--     link  { name, place_of(field) -> "file:line" or nil, mass, com = {x, y, z}, inertia = about
--             com, along the link's axes, {xx, xy, xz, yy, yz, zz} }  in SI units; nil if it has
--             none
--     joint { name, place_of, type, parent, child = link names, xyz, rpy = origin,
--             R = its matrix, axis, lower, upper, velocity, effort, damping, friction, armature,
--             mimic = { joint, multiplier, offset } }  nil if the file does not give it
--     near  relative precision of com and inertia if they were read back
--     (tools.review.read_tables), or nil; these links and joints have no `place_of`
--   seen_robot.line(one, field)   the line of a field of a link or joint of the record
--   seen_robot.at(job, line) -> "file:line" or nil
local frames = require "model.frames"
local lists = require "list"
local mat3 = require "spatial.mat3"

local M = {}

-- field -> the part of a link or joint that it is in, and the name of its line there
local PART = {
  mass = "inertial", com = "inertial", inertia = "inertial", lower = "limit", upper = "limit",
  velocity = "limit", effort = "limit", damping = "dynamics", friction = "dynamics",
  mimics = "mimic", multiplier = "mimic", offset = "mimic", armature = "rotors",
}
local LINE = {
  mass = "mass_line", com = "rpy_line", inertia = "ixx_line", xyz = "rpy_line", rpy = "rpy_line",
  axis = "axis_line", parent = "parent_line", child = "child_line",
}

function M.line(one, field)
  local part = PART[field] and one[PART[field]] or one
  part = part[1] or part -- the first of several rotors
  return LINE[field] and part[LINE[field]] or part.line or one.line
end

function M.at(job, line)
  if not line or line <= 0 then return nil end
  return ("%s:%d"):format(job.log:place(line, job.input.path))
end

local function link_of(link, place_of)
  local inertia = frames.inertia_of(link) or {}
  return {
    name = link.name, place_of = place_of, mass = inertia.m, com = inertia.c, inertia = inertia.I,
  }
end

local function joint_of(joint, place_of)
  local limit, dynamics, mimic = joint.limit or {}, joint.dynamics or {}, joint.mimic
  return {
    name = joint.name, place_of = place_of, type = joint.type, parent = joint.parent,
    child = joint.child, xyz = joint.xyz, rpy = joint.rpy, R = mat3.rpy(joint.rpy),
    axis = joint.axis, lower = limit.lower, upper = limit.upper, velocity = limit.velocity,
    effort = limit.effort, damping = dynamics.damping, friction = dynamics.friction,
    armature = joint.armature ~= 0 and joint.armature or nil,
    mimic = mimic and { joint = mimic.joint, multiplier = mimic.multiplier, offset = mimic.offset },
  }
end

function M.reported(facts)
  local seen = { name = facts.robot.name, joints = {} }
  for _, one in ipairs(lists.joined(facts.links, facts.joints)) do
    one.limit = one.limits
    one.place_of = function() return one.line and ("%s:%d"):format(one.file, one.line) end
  end
  for k, joint in ipairs(facts.joints) do seen.joints[k] = joint_of(joint, joint.place_of) end
  seen.links = lists.those(facts.links, function(link) return not link.extra end)
  return seen
end

function M.of(checked, at)
  local seen = { name = checked.name, links = {}, joints = {} }
  local function place_of(one) return function(field) return at(M.line(one, field)) end end
  for k, link in ipairs(checked.links) do seen.links[k] = link_of(link, place_of(link)) end
  for k, joint in ipairs(checked.joints) do seen.joints[k] = joint_of(joint, place_of(joint)) end
  return seen
end

return M
