-- Checks mimic joints: the joint that one follows must exist, both must have one degree of freedom,
-- and no joint may follow itself through others.  With --mimic free these are only warnings.

local fail = require "fail"
local loops = require("robot.one_tree").loops
local lists = require "list"
local types = require "robot.joint_checks"
local words = require "robot.said"

local M = {}

-- context.free: with --mimic free no joint follows another
local function complain(context, line, fmt, ...)
  if context.free then
    context.log:warn(line, fmt .. "; with --mimic free it is an independent joint", ...)
  else
    context.log:error(line, fmt, ...)
  end
end

local function check_target(context, robot, joint)
  local line, name = joint.mimic.line, joint.mimic.joint
  local who = "joint " .. fail.quote(joint.name)
  local target = robot.joint_by_name[name]
  if not target then
    complain(context, line, "%s: mimicked joint %s is not declared%s", who, fail.quote(name),
      words.suggest(context, name, lists.those(robot.joints, function(j) return j ~= joint end)))
  elseif target == joint then
    complain(context, line, "%s: mimics itself", who)
  elseif target.type and types.DOFS[target.type] ~= 1 then
    complain(context, line, "%s: mimicked joint %s is %s: a joint can only follow one with one "
      .. "degree of freedom", who, fail.quote(name), target.type)
  end
end

local function check_loops(context, robot)
  local function target_of(joint)
    local target = joint.mimic and robot.joint_by_name[joint.mimic.joint]
    return target ~= joint and target or nil
  end
  for _, loop in ipairs(loops(robot.joints, target_of)) do
    local names, last = {}, loop[1]
    for i, joint in ipairs(loop) do
      names[i] = fail.quote(joint.name)
      last = joint.mimic.line > last.mimic.line and joint or last
    end
    names[#names + 1] = names[1]
    complain(context, last.mimic.line, "joint %s: mimic joints follow each other in a loop, %s",
      fail.quote(last.name), table.concat(names, " -> "))
  end
end

-- Checks all mimic joints of a robot whose names are indexed; removes `mimic` from wrong ones.
function M.check(context, robot)
  for _, joint in ipairs(robot.joints) do
    if joint.mimic and joint.type and types.DOFS[joint.type] ~= 1 then
      context.log:warn(joint.mimic.line, "%s: %s on a %s joint is ignored",
        words.who("joint", joint.name), words.part(robot, "mimic"), joint.type)
      joint.mimic = nil
    elseif joint.name and joint.mimic and joint.mimic.joint then
      check_target(context, robot, joint)
    end
  end
  check_loops(context, robot)
end

return M
