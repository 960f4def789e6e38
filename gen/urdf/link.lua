-- Reads a <link> element into the record of a link (gen/robot).

local element = require "urdf.element"
local inertia = require "robot.inertial"
local schema = require "urdf.schema"
local words = require "robot.said"

local link = {}

-- Sets the mass.
local function read_mass(context, node, who, body)
  local mass = element.first(context, node, "mass", who)
  if mass then
    body.mass, body.mass_line = element.number(context, mass, "value", who), mass.line
  else
    context.log:error(node.line, "%s: <inertial> has no <mass>", who)
  end
end

-- Sets the six moments of `body`; without <inertia> the link is a point mass.
local function read_moments(context, node, who, body)
  local tensor = element.first(context, node, "inertia", who)
  if not tensor then
    context.log:warn(node.line, "%s: <inertial> has no <inertia>: taken as a point mass", who)
  end
  for _, name in ipairs(inertia.MOMENTS) do
    body[name] = tensor and element.number(context, tensor, name, who) or not tensor and 0.0 or nil
  end
  body.ixx_line = tensor and tensor.line
end

local function read_inertial(context, node, who)
  local inertial = element.first(context, node, "inertial", who)
  if not inertial then return nil end
  local body = { line = inertial.line }
  body.xyz, body.rpy, body.rpy_line = element.origin(context, inertial, who)
  read_mass(context, inertial, who, body)
  read_moments(context, inertial, who, body)
  return body
end

--- Reads one <link>; mistakes go to the log.
function link.read(context, node)
  local name = element.name(context, node)
  local who = words.who("link", name)
  element.check_all(context, node, schema.link, who)
  return { name = name, line = node.line, inertial = read_inertial(context, node, who) }
end

return link
