-- A robot as a reviewer sees it: links and joints with their numbers, whatever the format was.
--
--   seen_robot.of(checked, file)    of a checked record (gen/robot); file: the name for its lines
--   -> { name, links = list, joints = list }, both in the order of the file, with
--     link  { name, place = "file:line" or nil, places = field -> its place, mass,
--             com = {x, y, z}, inertia = about com, along the link's axes, {xx, xy, xz, yy, yz,
--             zz} }  in SI units; nil if it has none
--     joint { name, place, places, type, parent, child = link names, xyz, rpy = origin,
--             R = its matrix, axis, lower, upper, velocity, effort, damping, friction, armature,
--             mimic = { joint, multiplier, offset } }  nil if the file does not give it
--     near  relative precision of com and inertia if they were read back
--     (tools.review.read_tables), or nil
local frames = require "model.frames"
local mat3 = require "spatial.mat3"

local M = {}

-- place(line) -> "file:line"
local function link_of(link, place)
  local inertia, typed = frames.inertia_of(link) or {}, link.inertial or {}
  local whole = typed.line or link.line
  return {
    name = link.name, place = place(link.line), mass = inertia.m, com = inertia.c,
    inertia = inertia.I,
    places = {
      mass = place(typed.mass_line or whole), com = place(typed.rpy_line or whole),
      inertia = place(typed.ixx_line or whole),
    },
  }
end

local function joint_of(joint, place)
  local limit, dynamics, mimic = joint.limit or {}, joint.dynamics or {}, joint.mimic
  local line = joint.line
  local origin, limits = place(joint.rpy_line or line), place(limit.line or line)
  local dissipation = place(dynamics.line or line)
  return {
    name = joint.name, place = place(line),
    places = {
      xyz = origin, rpy = origin, axis = place(joint.axis_line or line), lower = limits,
      upper = limits, velocity = limits, effort = limits, damping = dissipation,
      friction = dissipation, mimics = mimic and place(mimic.line),
      multiplier = mimic and place(mimic.line), offset = mimic and place(mimic.line),
      parent = place(joint.parent_line or line), child = place(joint.child_line or line),
    },
    type = joint.type, parent = joint.parent,
    child = joint.child, xyz = joint.xyz, rpy = joint.rpy, R = mat3.rpy(joint.rpy),
    axis = joint.axis, lower = limit.lower, upper = limit.upper, velocity = limit.velocity,
    effort = limit.effort, damping = dynamics.damping, friction = dynamics.friction,
    armature = joint.armature ~= 0 and joint.armature or nil,
    mimic = mimic and { joint = mimic.joint, multiplier = mimic.multiplier, offset = mimic.offset },
  }
end

function M.of(checked, file)
  local seen = { name = checked.name, links = {}, joints = {} }
  local function place(line) return line > 0 and ("%s:%d"):format(file, line) or nil end
  for k, link in ipairs(checked.links) do seen.links[k] = link_of(link, place) end
  for k, joint in ipairs(checked.joints) do seen.joints[k] = joint_of(joint, place) end
  return seen
end

return M
