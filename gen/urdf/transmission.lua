--- A <transmission> element -> a record; the dynamics only want its rotor (rotor.lua).
--
-- { name = or nil, type = or nil, line =, reduction = or nil,
--   joints = { { name =, line =, reduction = or nil, hardware = { strings }, rotor = } },
--   actuators = the same }
--
-- Both syntaxes: ros_control's (<type>, a <mechanicalReduction> in the actuator) and the PR2's
-- (a type attribute, one <mechanicalReduction> for the transmission, which then counts for every
-- actuator without its own).  Real files leave names out and name joints that went away, so only
-- a number that is none is an error.

local element = require "urdf.element"
local fail = require "fail"
local rotor = require "urdf.rotor"
local schema = require "urdf.schema"

local transmission = {}

local function trimmed(text)
  return (text:gsub("^%s+", ""):gsub("%s+$", ""))
end

local function read_reduction(context, node, who)
  local found = element.first(context, node, "mechanicalReduction", who)
  return found and element.content(context, found, who)
end

-- The <joint> or <actuator> elements as records.
local function read_ends(context, node, which, who)
  local records = {}
  for _, found in ipairs(element.all(context, node, which)) do
    local hardware = {}
    for i, interface in ipairs(element.all(context, found, "hardwareInterface")) do
      hardware[i] = trimmed(interface.text)
    end
    records[#records + 1] = {
      name = found.attributes.name,
      line = found.line,
      reduction = read_reduction(context, found, who),
      hardware = hardware,
      rotor = rotor.read(context, found, who),
    }
  end
  return records
end

--- Reads one <transmission>; complaints go to the log.
function transmission.read(context, node)
  local name = node.attributes.name
  local who = name and "transmission " .. fail.quote(name) or "transmission without a name"
  element.check(context, node, schema.transmission, who)
  local kind = element.first(context, node, "type", who)
  local record = {
    name = name,
    type = kind and trimmed(kind.text) or node.attributes.type,
    line = node.line,
    reduction = read_reduction(context, node, who),
    joints = read_ends(context, node, "joint", who),
    actuators = read_ends(context, node, "actuator", who),
  }
  for _, actuator in ipairs(record.actuators) do
    actuator.reduction = actuator.reduction or record.reduction
  end
  return record
end

--- Warns of joints that the robot does not have.
function transmission.check(context, robot)
  for _, record in ipairs(robot.transmissions) do
    local who = record.name and "transmission " .. fail.quote(record.name)
      or "transmission without a name"
    for _, joint in ipairs(record.joints) do
      if joint.name and not robot.joint_by_name[joint.name] then
        context.log:warn(joint.line, "%s: joint %s is not declared%s", who, fail.quote(joint.name),
          element.suggest(context, joint.name, robot.joints))
      end
    end
  end
end

return transmission
