-- Reads URDF: the XML of a robot becomes the record that gen/robot describes and checks.
--
-- Visuals, collisions, materials, sensors and other tools' elements are not read.

local later = require "later"
local drake = later "urdf.drake"
local element = require "urdf.element"
local fail = require "fail"
local inertia = require "robot.inertial"
local joint = require "urdf.joint_element"
local extension = later "urdf.extension"
local mesh_inertia = later "urdf.mesh_inertia"
local misplaced = require "urdf.misplaced"
local schema = require "urdf.schema"
local transmission = later "urdf.transmission"
local words = require "robot.said"
local xacro = require "urdf.xacro"

local urdf = {}

-- links that other tools use without a declaration
local ABSENT = {
  world = "Drake has this link built in; URDF has not: add <link name=\"world\"/>",
}

-- The robot's own name, or the given one if the file has none.  An empty name, which some exporters
-- write, is replaced by the file's name; a missing one is an error.
local function read_name(context, root, given)
  local name = root.attributes.name
  if name ~= nil and name ~= "" then
    return name
  elseif given then
    return given
  end
  local stem = name and words.stem(context.log.file)
  if stem then
    context.log:warn(root.line, "<robot> has an empty name: it is called %s, like the file",
      fail.quote(stem))
    return stem
  end
  context.log:error(root.line, "<robot> has %s: write <robot name=\"...\">, or give --name ID",
    name and "an empty name" or "no name")
end

-- The version of URDF of the file; the oldest one if it gives none, as in urdfdom.
local function read_version(context, root, who)
  local given = root.attributes.version
  for _, version in ipairs(schema.versions) do
    if version == given then return version end
  end
  if given ~= nil then
    context.log:error(root.line, "%s: version %s is not supported (expected '%s', or none)",
      who, fail.quote(given), table.concat(schema.versions, "', '"))
  end
  return schema.versions[1]
end

-- The link named by the first child called `name` of another tool's joint, or nil.
local function end_of(node, name)
  for _, child in ipairs(node.children) do
    if child.name == name and child.attributes.link then
      return fail.quote(child.attributes.link)
    end
  end
end

-- Warns of links and joints with another tool's prefix, and of joints that would close a loop; all
-- of them are left out.  Returns the joints with a prefix.
local function warn_foreign(context, root)
  local joints = {}
  for _, child in ipairs(root.children) do
    local own = element.is_own(context, child)
    local shown = ("<%s%s>"):format(child.prefix and fail.escape(child.prefix) .. ":" or "",
      child.name)
    if child.name == "loop_joint" then
      context.log:warn(child.line, "%s is ignored, so its links move as if it were not there: to "
        .. "close the loop, use a constraint in a configuration", shown)
    elseif not own and child.name == "joint" then
      joints[#joints + 1] = { line = child.line, shown = shown }
      local parent, below = end_of(child, "parent"), end_of(child, "child")
      context.log:warn(child.line, "%s is another tool's element and is ignored%s", shown,
        parent and below and (": links %s and %s are not joined"):format(parent, below) or "")
    elseif not own and child.name == "link" then
      context.log:warn(child.line, "%s is another tool's element and is ignored", shown)
    end
  end
  return joints
end

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
local function read_link(context, node)
  local name = element.name(context, node)
  local who = words.who("link", name)
  element.check_all(context, node, schema.link, who)
  return { name = name, line = node.line, inertial = read_inertial(context, node, who) }
end

local function read_all(context, root, name, read)
  local records = {}
  for i, node in ipairs(element.all(context, root, name)) do
    records[i] = read(context, node)
  end
  return records
end

-- constraints of Drake's elements, if any
local function read_constraints(context, root)
  for _, child in ipairs(root.children) do
    if child.prefix == "drake" then return drake.read(context, root) end
  end
  return {}
end

-- Reads a robot from the root element of its XML.  given.name replaces a missing name;
-- given.density is for meshes, see mesh_inertia.lua.  Errors go to the log and are raised together
-- with those of robot.check, except those after which nothing more can be read.
function urdf.read(root, log, given)
  local context = { log = log, prefix = root.prefix }
  if root.name ~= "robot" then
    log:error(root.line, "the root element is <%s>, expected <robot>", fail.escape(root.name))
    log:check()
  end
  xacro.check(context, root, schema.robot)
  log:check()
  local robot = { name = read_name(context, root, given and given.name), line = root.line,
    file = log.file, mark = "<%s>", absent = ABSENT }
  local who = words.who("robot", robot.name)
  context.version = read_version(context, root, who)
  element.check(context, root, schema.robot, who)
  robot.unread = warn_foreign(context, root)
  misplaced.check(context, root, who)
  robot.links = read_all(context, root, "link", read_link)
  robot.joints = read_all(context, root, "joint", joint.read)
  robot.constraints = read_constraints(context, root)
  local transmissions = read_all(context, root, "transmission", transmission.read)
  if #transmissions > 0 then transmission.apply(context, transmissions, robot) end
  if given and given.density then mesh_inertia.apply(context, root, robot, given) end
  if element.all(context, root, "mujoco")[1] then extension.apply(context, root, robot) end
  return robot
end

return urdf
