--- A <transmission> element -> a record; the dynamics only want its rotor (rotor.lua).
--
-- { name = or nil, type = or nil, line =, reduction = or nil,
--   joints = { { name =, line =, reduction = or nil, hardware = { strings }, rotor = } },
--   actuators = the same }
--
-- Both syntaxes: ros_control's (<type>, a <mechanicalReduction> in the actuator) and the PR2's
-- (a type attribute, one <mechanicalReduction> for the transmission, which then counts for every
-- actuator without its own).  Real files leave names out, name joints that went away and have
-- "reduction" for a number.  A reduction scales a rotor: without one it is only warned of.

local element = require "urdf.element"
local fail = require "fail"
local rotor = require "urdf.rotor"
local schema = require "urdf.schema"

local transmission = {}

local function trimmed(text)
  return (text:gsub("^%s+", ""):gsub("%s+$", ""))
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
    local hardware = {}
    for i, interface in ipairs(element.all(context, found, "hardwareInterface")) do
      hardware[i] = trimmed(interface.text)
    end
    records[#records + 1] = {
      name = found.attributes.name,
      line = found.line,
      reduction = read_reduction(context, found, who, complaints),
      hardware = hardware,
      rotor = rotor.read(context, found, who),
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

-- Complaints about the reductions of `record`, as they are where something uses these.
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

--- Reads one <transmission>; complaints go to the log.
function transmission.read(context, node)
  local name = node.attributes.name
  local who = name and "transmission " .. fail.quote(name) or "transmission without a name"
  element.check(context, node, schema.transmission, who)
  local kind = element.first(context, node, "type", who)
  local complaints = fail.log(context.log.file)
  local record = {
    name = name,
    type = kind and trimmed(kind.text) or node.attributes.type,
    line = node.line,
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
