-- Takes a robot apart, for maximal coordinates: every body that a joint moves floats by itself in
-- the frame of the root link, and every joint becomes a constraint between two bodies (RBDA 3.74).
--
--   apart.of(robot, options, log) -> a robot with the same links.  Joints that move become floating
--     ones from the root link, named after the link that they carry.  The joints become the first
--     constraints, and keep their names.  With base = "floating" the root link also floats, in a
--     new link.
-- robot: a result of robot.check, not changed.  The numbers of a body in q are its pose in the root
-- link's frame, as fk returns it.  A joint that no constraint can replace is an error.
local fail = require "fail"
local lists = require "list"
local order = require "order"

local M = {}

local ZERO = { 0.0, 0.0, 0.0 }

-- type of a joint -> type of the constraint
local TIES = {
  revolute = "revolute", continuous = "revolute", prismatic = "prismatic", spherical = "ball",
  planar = "planar",
}

local function rotor_of(joint, given)
  for _, entry in ipairs(given) do
    if entry.name == joint.name then return entry.value end
  end
  return not given.ignore_file and joint.armature or 0.0
end

local function is_tunable(joint, specs)
  for _, spec in ipairs(specs) do
    if spec == joint.name .. ":origin" then return true end
  end
end

-- the reason why no constraint can replace a joint, or nil
local function hindrance(joint, options, screws)
  if joint.mimic and options.mimic ~= "free" then
    return "follows another joint, which is not a constraint of two bodies; see --mimic free"
  elseif screws[joint.name] then
    return "is a screw, and there is no constraint of that type"
  elseif rotor_of(joint, options.armature or {}) ~= 0 then
    return "has a rotor, whose inertia belongs to no body; see --armature none"
  elseif options.joint_friction then
    return "has friction, which no body can have: leave out --joint-friction"
  elseif is_tunable(joint, options.tunable or {}) then
    return "has no tunable origin: constraints have constant ones"
  end
end

local function tie(joint)
  local axis = joint.axis and { table.unpack(joint.axis) }
  return { name = joint.name, type = TIES[joint.type], line = joint.line,
    a = { link = joint.child, xyz = { 0.0, 0.0, 0.0 }, axis = axis },
    b = { link = joint.parent, xyz = joint.xyz, rpy = joint.rpy, axis = axis } }
end

local function floating(name, parent, child, line)
  return { name = name, type = "floating", parent = parent, child = child, line = line,
    xyz = { table.unpack(ZERO) }, rpy = { table.unpack(ZERO) } }
end

-- a name that no link has
local function unused(robot, name)
  while robot.link_by_name[name] do name = name .. "_" end
  return name
end

function M.of(robot, options, log)
  local joints, ties, taken, screws = {}, {}, {}, {}
  for _, c in ipairs(options.constraints or {}) do taken[c.name] = true end
  for _, one in ipairs(options.screw or {}) do screws[one.name] = true end
  local root, floats = robot.root, options.base == "floating" or robot.floats ~= nil
  -- each moving joint becomes a floating one and a constraint that restricts it in the same way
  for _, joint in ipairs(robot.joints) do
    local why = joint.type ~= "fixed" and hindrance(joint, options, screws)
    if taken[joint.name] then why = "has the name of a constraint of the configuration" end
    if why then
      log:error(joint.line, "joint %s: in maximal coordinates it %s", fail.quote(joint.name), why)
    end
    -- the root of a robot with a floating joint does not float
    floats = floats and joint.type ~= "floating"
    if TIES[joint.type] then ties[#ties + 1] = tie(joint) end
    joints[#joints + 1] = joint.type == "fixed" and joint
      or floating(joint.child, root, joint.child, joint.line)
  end
  local apart = order.with(robot, {})
  -- a floating robot has a world above its root
  if floats then
    local world = unused(robot, "world")
    for _, joint in ipairs(joints) do
      if joint.type == "floating" then joint.parent = world end
    end
    table.insert(joints, 1, floating(root, world, root, 0))
    apart.links = { { name = world, line = 0 }, table.unpack(robot.links) }
    apart.link_by_name = order.with(robot.link_by_name, { [world] = apart.links[1] })
    apart.root = world
  end
  apart.joints, apart.joint_by_name = joints, {}
  for _, joint in ipairs(joints) do apart.joint_by_name[joint.name] = joint end
  apart.constraints = lists.joined(ties, robot.constraints or {})
  log:check()
  return apart
end

return M
