--- Whether every mimicked joint exists, has one degree of freedom, and no joint ends up following
-- itself.

local element = require "urdf.element"
local fail = require "fail"
local loops = require "urdf.loops"
local schema = require "urdf.schema"

local mimic = {}

local function check_target(context, robot, joint)
  local line, name = joint.mimic.line, joint.mimic.joint
  local who = "joint " .. fail.quote(joint.name)
  local target = robot.joint_by_name[name]
  if not target then
    context.log:error(line, "%s: mimicked joint %s is not declared%s", who, fail.quote(name),
      element.suggest(context, name, robot.joints))
  elseif target == joint then
    context.log:error(line, "%s: mimics itself", who)
  elseif target.type and schema.dofs[target.type] ~= 1 then
    context.log:error(line, "%s: mimicked joint %s is %s: a joint can only follow one with one "
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
    context.log:error(last.mimic.line, "joint %s: mimic joints follow each other in a loop, %s",
      fail.quote(last.name), table.concat(names, " -> "))
  end
end

--- Checks all <mimic> of a robot whose names are indexed.
function mimic.check(context, robot)
  for _, joint in ipairs(robot.joints) do
    if joint.name and joint.mimic and joint.mimic.joint then
      check_target(context, robot, joint)
    end
  end
  check_loops(context, robot)
end

return mimic
