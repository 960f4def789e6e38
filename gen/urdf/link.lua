--- A <link> element -> a link record.
--
-- { name =, line =, inertial = nil | { line =, xyz =, rpy =, rpy_line =, mass =,
-- ixx .. izz = } }: SI units;
-- xyz is the centre of mass and rpy the axes of the inertia, both in the link's frame.

local element = require "urdf.element"
local fail = require "fail"
local inertia = require "urdf.inertia"
local number = require "urdf.number"
local schema = require "urdf.schema"

local link = {}

local moments = { "ixx", "ixy", "ixz", "iyy", "iyz", "izz" }

local function read_mass(context, node, who)
  local mass = element.first(context, node, "mass", who)
  if not mass then
    context.log:error(node.line, "%s: <inertial> has no <mass>", who)
    return nil
  end
  local value = element.number(context, mass, "value", who)
  if value and value < 0 then
    context.log:error(mass.line, "%s: mass %s is negative", who, number.show(value))
  end
  return value
end

-- Sets the six moments of `body`; without <inertia> the link is a point mass.
local function read_moments(context, node, who, body)
  local tensor = element.first(context, node, "inertia", who)
  if not tensor then
    context.log:warn(node.line, "%s: <inertial> has no <inertia>: taken as a point mass", who)
  end
  local complete = true
  for _, name in ipairs(moments) do
    body[name] = tensor and element.number(context, tensor, name, who) or not tensor and 0.0 or nil
    complete = complete and body[name] ~= nil
  end
  local problem = tensor and complete and inertia.problem(body)
  if problem then
    context.log:warn(tensor.line, "%s: %s", who, problem)
  end
end

local function read_inertial(context, node, who)
  local inertial = element.first(context, node, "inertial", who)
  if not inertial then
    return nil
  end
  local body = { line = inertial.line }
  body.xyz, body.rpy, body.rpy_line = element.origin(context, inertial, who)
  body.mass = read_mass(context, inertial, who)
  read_moments(context, inertial, who, body)
  return body
end

--- Reads one <link>; complaints go to the log.  `name` is nil when it is missing.
function link.read(context, node)
  local name = element.name(context, node)
  local who = name and "link " .. fail.quote(name) or "link without a name"
  element.check_all(context, node, schema.link, who)
  return { name = name, line = node.line, inertial = read_inertial(context, node, who) }
end

return link
