-- The joint types of a robot's record, and the checks of each joint by itself: its axis, the order
-- of its limits, its rotors.

local words = require "robot.said"

local M = {}

-- the types in the order of messages; for each its degrees of freedom and whether it has an axis
M.TYPES = {
  "revolute", "continuous", "prismatic", "fixed", "floating", "planar", "spherical",
}
M.DOFS = {
  revolute = 1, continuous = 1, prismatic = 1, fixed = 0, floating = 6, planar = 3, spherical = 3,
}
M.HAS_AXIS = { revolute = true, continuous = true, prismatic = true, planar = true }

-- joints of several dofs to which a rotor adds the same inertia on each
local TAKES_ROTORS = { revolute = true, continuous = true, prismatic = true, spherical = true,
  floating = true }

-- An axis with a length this near to 1 was only rounded when it was printed.
local UNIT_SLACK = 1e-6

-- v / |v| and whether |v| is 1, without overflow or underflow; nil for zero.
local function normalised(v)
  local scale = math.max(math.abs(v[1]), math.abs(v[2]), math.abs(v[3]))
  if scale == 0 then return nil end
  local x, y, z = v[1] / scale, v[2] / scale, v[3] / scale
  local length = math.sqrt(x * x + y * y + z * z)
  return { x / length, y / length, z / length }, math.abs(length * scale - 1) <= UNIT_SLACK
end

local function check_axis(log, joint, who)
  local line, given = joint.axis_line or joint.line, joint.axis
  if not M.HAS_AXIS[joint.type] then joint.axis = nil end
  if not joint.axis then return end
  local axis, is_unit = normalised(given)
  joint.axis = axis
  if not axis then
    log:error(line, "%s: the axis of a %s joint cannot be 0 0 0", who, joint.type)
  elseif not is_unit then
    log:warn(line, "%s: axis %s is not of unit length, normalised to %s", who,
      words.numbers(given), words.numbers(axis))
  end
end

local function check_limit(log, robot, joint, who)
  local limit = joint.limit
  for _, key in ipairs { "effort", "velocity" } do
    if limit and limit[key] and limit[key] < 0 then
      log:warn(limit.line, "%s: %s %s %s is negative", who, words.part(robot, "limit"), key,
        words.number(limit[key]))
    end
  end
  if limit and joint.type ~= "continuous" and M.DOFS[joint.type] == 1 and limit.lower
    and limit.upper and limit.lower > limit.upper then
    log:warn(limit.line, "%s: %s lower %s is above upper %s", who, words.part(robot, "limit"),
      words.number(limit.lower), words.number(limit.upper))
  end
end

-- joint.armature: the sum of its rotors' inertias, reflected to the joint
local function add_rotors(log, joint, who)
  for _, rotor in ipairs(joint.rotors or {}) do
    if rotor.inertia < 0 then
      log:error(rotor.line, "%s: the rotor inertia is negative", who)
    elseif joint.type and not TAKES_ROTORS[joint.type] then
      log:warn(rotor.line, "%s: a rotor inertia on a %s joint is ignored", who, joint.type)
    else
      joint.armature = (joint.armature or 0.0) + rotor.inertia
    end
  end
end

--- Checks every joint of `robot` by itself; its axis becomes a unit vector.
function M.check(context, robot)
  if robot.floats then add_rotors(context.log, robot.floats, "the floating base") end
  for _, joint in ipairs(robot.joints) do
    local who = words.who("joint", joint.name)
    check_axis(context.log, joint, who)
    check_limit(context.log, robot, joint, who)
    add_rotors(context.log, joint, who)
  end
end

return M
