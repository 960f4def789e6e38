-- Finds reflected rotor inertias, n^2 I_r, in a <transmission>.
--
-- The reduction n is the <mechanicalReduction> of the actuator, of the joint, or of the
-- transmission.  URDF has no element for the rotor; these extensions of an <actuator> (or of the
-- joint's entry) are read, with the number as text or in a value attribute and with any prefix:
--   rotorInertia, rotor_inertia, motorInertia, motor_inertia    kg m^2 at the motor's shaft
--   gear_ratio, gearRatio                                       instead of <mechanicalReduction>
-- Drake writes <drake:rotor_inertia value=""/> and <drake:gear_ratio value=""/>.
-- Source: Introduction to Humanoid Robotics, fig. 6.20.

local element = require "urdf.element"

local rotor = {}

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

-- { inertia =, ratio = } of an <actuator> or <joint> of a transmission; nil if not given.
function rotor.read(context, node, who)
  return {
    inertia = extension(context, node, INERTIA, who),
    ratio = extension(context, node, RATIO, who),
  }
end

-- The rotor that acts on one joint of a transmission, reflected to that joint, or nil.
function rotor.reflected(record, joint)
  local inertia, ratio = joint.rotor.inertia, joint.rotor.ratio or joint.reduction
  for _, actuator in ipairs(record.actuators) do
    inertia = inertia or actuator.rotor.inertia
    ratio = ratio or actuator.rotor.ratio or actuator.reduction
  end
  return inertia and inertia * (ratio or 1.0) ^ 2
end

return rotor
