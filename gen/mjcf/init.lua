-- Reads MJCF: the XML of a robot becomes the record that gen/robot describes and checks.
--
-- A body is a link.  If it has several joints, there are links between them, named after the
-- joints.  If the anchor of the last joint is not at the body's origin, that joint gets a link of
-- its own, to which the body is fixed.  The world is the root link, unless its only child floats or
-- is fixed at the origin.  Geoms count if they make inertia; actuators, sensors, contacts and looks
-- are not read.

local body = require "mjcf.body"
local bounds = require "robot.bounds"
local settings = require "mjcf.settings"
local defaults = require "mjcf.defaults"
local document = require "mjcf.document"
local drives = require "mjcf.joint"
local later = require "later"
local equality = later "mjcf.equality"
local fail = require "fail"
local inertia = require "robot.inertial"
local order = require "order"
local mat3 = require "spatial.mat3"
local pose = require "mjcf.pose"
local grammar = require "mjcf.grammar"
local words = require "robot.said"

local M = {}

local TYPES = { slide = "prismatic", ball = "spherical", free = "floating" }

local LEAST <const> = 1e-15 -- MuJoCo's least mass and moment of a body that moves
local REFUSED <const> = "MuJoCo refuses it; compiler balanceinertia=\"true\" sets its moments to "
  .. "their mean"

-- ---- names --------------------------------------------------------------------------------------

local function add_names(context, records, kind, taken)
  for _, record in ipairs(records) do
    local name = record.name
    if name and taken[name] then
      context.log:error(record.line, "%s %s: the name is taken by the %s at %s", kind,
        fail.quote(name), kind, context.log:where(taken[name].line, record.line))
      record.name = nil -- to prevent further complaints
    elseif name then
      taken[name] = record
    end
  end
end

-- Gives names to bodies and joints: those of the file first, then the missing ones.
local function settle_names(context)
  local bodies, joints = { world = { line = context.record.line, place = pose.NONE } }, {}
  add_names(context, context.bodies, "body", bodies)
  for _, one in ipairs(context.bodies) do add_names(context, one.joints, "joint", joints) end
  context.names = { body = order.with(bodies, {}), joint = joints, site = {} }
  for _, one in ipairs(context.bodies) do
    local above = one.parent and one.parent.name or "world"
    one.name = one.name or words.fresh(bodies, above .. "_body")
    for _, joint in ipairs(one.joints) do
      joint.name = joint.name or words.fresh(joints, one.name .. "_" .. joint.kind)
    end
  end
  context.taken = { links = bodies, joints = joints }
end

-- ---- links and joints ---------------------------------------------------------------------------

local function add_link(context, name, line, inertial)
  table.insert(context.record.links, { name = name, line = line, inertial = inertial })
end

local function is_zero(v) return v[1] == 0 and v[2] == 0 and v[3] == 0 end

local function add_joint(context, record)
  record.rpy = record.rpy or { 0.0, 0.0, 0.0 }
  table.insert(context.record.joints, record)
end

-- The type of a joint in gen/robot's words.
local function type_of(joint)
  if joint.kind ~= "hinge" then return TYPES[joint.kind] end
  return joint.limit and joint.limit.lower and "revolute" or "continuous"
end

-- Adds the joints of a body and the links between them.  All frames are parallel to the body's;
-- `at` is the position of the last one in the body.
local function hang(context, one, above)
  local pos, rpy, at = one.place.pos, one.place.rpy, pose.ORIGIN
  local parent, count = above, #one.joints
  for k, joint in ipairs(one.joints) do
    local last, anchor = k == count, joint.kind == "slide" and pose.ORIGIN or joint.pos
    local to = mat3.minus(anchor, at)
    local xyz = k == 1 and mat3.add(pos, mat3.apply(one.place.R, to)) or to
    if joint.kind == "free" then xyz, rpy, anchor = pose.ORIGIN, pose.ORIGIN, pose.ORIGIN end
    local ends = last and is_zero(anchor)
    local child = ends and one.name or words.fresh(context.taken.links, joint.name .. "_link")
    add_joint(context, { name = joint.name, line = joint.line, type = type_of(joint),
      parent = parent, child = child, xyz = xyz, rpy = k == 1 and rpy or nil, axis = joint.axis,
      limit = joint.limit, dynamics = joint.dynamics, rotors = joint.rotors })
    if not ends then add_link(context, child, joint.line) end
    parent, at = child, anchor
  end
  if count == 0 or not is_zero(at) then
    local xyz = count == 0 and pos or mat3.minus(pose.ORIGIN, at)
    add_joint(context, { name = words.fresh(context.taken.joints, one.name .. "_fixed"),
      line = one.line, type = "fixed", parent = parent, child = one.name, xyz = xyz,
      rpy = count == 0 and rpy or nil })
  end
  add_link(context, one.name, one.line, one.inertial)
end

-- The only child of the world, if the world does not have to be a link.
local function only_root(context)
  local first = context.bodies[1]
  for k = 2, #context.bodies do
    if not context.bodies[k].parent then return nil end
  end
  local joint = first and first.joints[1]
  if joint and joint.kind == "free" then return first, joint end
  local stands = first and not joint and is_zero(first.place.pos) and is_zero(first.place.rpy)
  return stands and first or nil
end

local function build(context)
  local root, free = only_root(context)
  if root then
    add_link(context, root.name, root.line, root.inertial)
    context.record.floats = free and { line = free.line, rotors = free.rotors } or nil
  else
    add_link(context, "world", context.record.line)
  end
  for _, one in ipairs(context.bodies) do
    if one ~= root then hang(context, one, one.parent and one.parent.name or "world") end
  end
end

-- ---- masses -------------------------------------------------------------------------------------

-- Bodies that move must have mass, or must carry a body with mass that is fixed to them.  Negative
-- numbers are errors in gen/robot.
local function check_masses(context)
  local heavy, moves = {}, {}
  for k = #context.bodies, 1, -1 do
    local one = context.bodies[k]
    local b = one.inertial
    local least = b and inertia.principal(b.ixx, b.ixy, b.ixz, b.iyy, b.iyz, b.izz)[1]
    heavy[one] = heavy[one] or b and math.min(math.abs(b.mass), math.abs(least)) >= LEAST
    if one.parent and heavy[one] and #one.joints == 0 then heavy[one.parent] = true end
  end
  for _, one in ipairs(context.bodies) do
    local b, who = one.inertial, words.who("body", one.name)
    moves[one] = #one.joints > 0 or moves[one.parent or ""]
    if one.lacking and moves[one] then
      context.log:error(one.lacking.line, "%s moves and has the inertia of %s: give the body an "
        .. "<inertial>", who, one.lacking.why)
    elseif #one.joints > 0 and not heavy[one] and (b or not one.typed_at) then
      context.log:error(one.line, "%s moves, but neither it nor a body fixed to it has mass or "
        .. "inertia: give it an <inertial>, or a <geom> with a density", who)
    end
  end
end

-- ---- all of it ----------------------------------------------------------------------------------

local function read_sites(context)
  local root = context.record.links[1]
  for _, site in ipairs(context.sites) do
    context.names.site[site.name] = site
    local link = site.body and site.body.name
      or not context.record.floats and root and root.name
    if link then
      table.insert(context.record.sites, { name = site.name, line = site.line, link = link,
        xyz = site.place.pos, rpy = site.place.rpy })
    end
  end
end

-- Lists what was ignored, each kind once.
local function say_unread(context, root)
  for _, section in ipairs(root.children) do
    local kind = grammar.counted[section.name]
    for _ = 1, kind and #section.children or 0 do context.count(kind) end
  end
  local list = {}
  for kind, n in order.pairs(context.counts) do
    list[#list + 1] = ("%d %s%s"):format(n, kind, n == 1 and "" or "s")
  end
  if #list > 0 then
    context.log:hint(root.line, "robot %s: not read: %s", fail.quote(context.record.name),
      table.concat(list, ", "))
  end
end

local function new_context(log, given)
  local context = { log = log, included = {}, counts = {}, folder = given.folder or "",
    depend = given.depend or function() end, bytes = given.bytes }
  function context.count(kind) context.counts[kind] = (context.counts[kind] or 0) + 1 end
  return context
end

-- Reads a robot from the root element of its XML.  given: name = used if the file has none, folder
-- = that of the main file, with a slash at its end, depend(path) = called for each file that is
-- read.  Errors go to the log, and are raised together with those of robot.check.
function M.read(root, log, given)
  local context = new_context(log, given)
  document.read(context, root)
  document.check(context, root)
  local name = root.attributes.model
  context.record = { line = root.line, file = log.file, mark = "<%s>", strict = REFUSED, links = {},
    joints = {}, sites = {}, name = name and name ~= "" and name or given.name
      or words.stem(log.file) or "model" }
  settings.read(context, root)
  defaults.read(context, root)
  body.read(context, root)
  settle_names(context)
  drives.drive(context, root)
  bounds.apply(context.bodies, context.compiler.bounds)
  check_masses(context)
  build(context)
  read_sites(context)
  context.record.constraints = equality.read(context, root, context.names)
  context.record.gravity = context.gravity
  say_unread(context, root)
  return context.record
end

return M
