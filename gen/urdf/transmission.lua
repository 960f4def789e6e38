-- Reads a <transmission> element as { name, reduction, joints = { { name, line, reduction, rotor }
-- }, actuators = the same }; only the rotors, n^2 I_r at joints, end up in the robot's record.
--
-- Both syntaxes: ros_control's (<type>, a <mechanicalReduction> in the actuator) and the PR2's (a
-- type attribute, one <mechanicalReduction> for the transmission, used by every actuator without
-- its own).  Real files omit names, name joints that no longer exist, and write "reduction" where a
-- number belongs.  A reduction only scales a rotor: without a rotor, a wrong one is only a warning.
--
-- The reduction n is the <mechanicalReduction> of the actuator, of the joint, or of the
-- transmission.  URDF has no element for the rotor; these extensions of an <actuator> (or of the
-- joint's entry) are read, with the number as text or in a value attribute and with any prefix:
--   rotorInertia, rotor_inertia, motorInertia, motor_inertia    kg m^2 at the motor's shaft
--   gear_ratio, gearRatio                                       instead of <mechanicalReduction>
-- Drake writes <drake:rotor_inertia value=""/> and <drake:gear_ratio value=""/>.
-- Source: Introduction to Humanoid Robotics, fig. 6.20.

local element = require "urdf.element"
local fail = require "fail"
local schema = require "urdf.schema"
local words = require "robot.said"

local transmission = {}

local INERTIA = { rotorInertia = true, rotor_inertia = true, motorInertia = true,
  motor_inertia = true }
local RATIO = { gear_ratio = true, gearRatio = true }

local function extension(context, node, names, who)
  for _, child in ipairs(node.children) do
    if names[child.name] then
      if child.attributes.value then return element.number(context, child, "value", who) end
      return element.content(context, child, who)
    end
  end
end

-- the rotor of an <actuator> or <joint>: { inertia =, ratio = }, nil if not given
local function rotor_of(context, node, who)
  return {
    inertia = extension(context, node, INERTIA, who),
    ratio = extension(context, node, RATIO, who),
  }
end

-- The rotor that acts on one joint of a transmission, reflected to that joint, or nil.
local function reflected(record, joint)
  local inertia, ratio = joint.rotor.inertia, joint.rotor.ratio or joint.reduction
  for _, actuator in ipairs(record.actuators) do
    inertia = inertia or actuator.rotor.inertia
    ratio = ratio or actuator.rotor.ratio or actuator.reduction
  end
  return inertia and inertia * (ratio or 1.0) ^ 2
end

-- The number, or nil with the reason in `complaints`.
local function read_reduction(context, node, who, complaints)
  local found = element.first(context, node, "mechanicalReduction", who)
  return found and element.content({ log = complaints }, found, who)
end

-- The <joint> or <actuator> elements as records.
local function read_ends(context, node, which, who, complaints)
  local records = {}
  for _, found in ipairs(element.all(context, node, which)) do
    records[#records + 1] = {
      name = found.attributes.name,
      line = found.line,
      reduction = read_reduction(context, found, who, complaints),
      rotor = rotor_of(context, found, who),
    }
  end
  return records
end

local function has_rotor(record)
  for _, ends in ipairs { record.joints, record.actuators } do
    for _, end_ in ipairs(ends) do
      if end_.rotor.inertia then return true end
    end
  end
  return false
end

-- Passes on the mistakes in the reductions of `record`, as errors if something uses them.
local function pass_on(context, record, complaints)
  local used = has_rotor(record)
  for _, item in ipairs(complaints.items) do
    if used or item.severity == "warning" then
      table.insert(context.log.items, item)
    else
      context.log:warn(item.line, "%s, and is ignored: nothing uses it", item.text)
    end
  end
end

--- Reads one <transmission>; mistakes go to the log.
function transmission.read(context, node)
  local name = node.attributes.name
  local who = words.who("transmission", name)
  element.check(context, node, schema.transmission, who)
  local complaints = fail.log(context.log.file)
  local record = {
    name = name,
    reduction = read_reduction(context, node, who, complaints),
    joints = read_ends(context, node, "joint", who, complaints),
    actuators = read_ends(context, node, "actuator", who, complaints),
  }
  pass_on(context, record, complaints)
  for _, actuator in ipairs(record.actuators) do
    actuator.reduction = actuator.reduction or record.reduction
  end
  return record
end

--- Gives the joints of `robot` their rotors; warns of joints that it does not have.
function transmission.apply(context, records, robot)
  local by_name = {}
  for _, joint in ipairs(robot.joints) do
    if joint.name then by_name[joint.name] = by_name[joint.name] or joint end
  end
  for _, record in ipairs(records) do
    for _, end_ in ipairs(record.joints) do
      local joint = by_name[end_.name]
      local inertia = joint and reflected(record, end_)
      if inertia then
        joint.rotors = joint.rotors or {}
        table.insert(joint.rotors, { line = end_.line, inertia = inertia })
      elseif end_.name and not joint then
        context.log:warn(end_.line, "%s: joint %s is not declared%s",
          words.who("transmission", record.name), fail.quote(end_.name),
          words.suggest(context, end_.name, robot.joints))
      end
    end
  end
end

return transmission
