-- The elements of MJCF that matter for dynamics, with the attributes and children that MuJoCo
-- accepts in them, up to version 3.13.  MuJoCo rejects all others, and so does pinion.
--
--   grammar.attributes[element]  set of names;  grammar.children[element]  set of elements below it
--   grammar.bodies[element]      does it hold bodies?;  grammar.actuators  set of elements
--
-- Source: the XML reference of MuJoCo's documentation, for names only.

local M = { attributes = {}, children = {} }

local function set(...)
  local names = {}
  for _, words in ipairs { ... } do
    for word in words:gmatch "%S+" do names[word] = true end
  end
  return names
end

local POSE = "pos quat axisangle xyaxes zaxis euler"
local ACTUATORS = "general motor position velocity intvelocity orientation pid damper cylinder "
  .. "muscle adhesion dcmotor"
local BODIES = "body geom joint freejoint inertial site camera light frame replicate include "
  .. "composite flexcomp attach plugin"

M.attributes = {
  mujoco = set "model",
  compiler = set("autolimits boundmass boundinertia settotalmass balanceinertia strippath",
    "coordinate angle fitaabb eulerseq meshdir texturedir assetdir discardvisual usethread",
    "convexhull fusestatic inertiafromgeom inertiagrouprange alignfree saveinertial",
    "exactmeshinertia conflict"),
  include = set "file",
  default = set "class",
  worldbody = set "",
  body = set("name childclass mocap gravcomp sleep simple user", POSE),
  frame = set("name childclass", POSE),
  replicate = set "count offset euler sep",
  inertial = set("mass diaginertia fullinertia", POSE),
  freejoint = set "name group align",
  joint = set("name class type group pos axis springdamper solreflimit solimplimit",
    "solreffriction solimpfriction stiffness range limited actuatorfrcrange actuatorfrclimited",
    "actuatorgravcomp margin ref springref armature damping frictionloss user"),
  geom = set("name class type contype conaffinity condim group priority size material friction",
    "mass density shellinertia solmix solref solimp margin gap fromto hfield mesh fitscale rgba",
    "fluidshape fluidcoef surfacevel adhesion user", POSE),
  site = set("name class type group material mesh size fromto rgba user", POSE),
  mesh = set("name class file content_type vertex normal texcoord face refpos refquat scale",
    "smoothnormal maxhullvert inertia builtin params material octree_maxdepth"),
  ["equality connect"] = set "name class active body1 body2 site1 site2 anchor solref solimp",
  ["equality weld"] = set("name class active body1 body2 site1 site2 anchor relpose torquescale",
    "solref solimp"),
  ["equality joint"] = set "name class active joint1 joint2 polycoef solref solimp",
  ["equality tendon"] = set "name class active tendon1 tendon2 polycoef solref solimp",
  ["fixed joint"] = set "joint coef",
}

M.children = {
  mujoco = set("compiler option size statistic visual custom extension default asset worldbody",
    "deformable contact equality tendon actuator sensor keyframe include"),
  default = set("default mesh material joint geom site camera light pair equality tendon include",
    ACTUATORS),
  worldbody = set(BODIES),
  body = set(BODIES),
  frame = set(BODIES),
  replicate = set(BODIES),
  equality = set "connect weld joint tendon flex flexvert flexstrain distance include",
  joint = set "plugin", geom = set "plugin", mesh = set "plugin",
  compiler = set "lengthrange", inertial = set "", freejoint = set "", site = set "",
  ["equality connect"] = set "", ["equality weld"] = set "",
}

M.bodies, M.actuators = set "worldbody body frame replicate", set(ACTUATORS)

-- Sections whose elements are only counted, each with the word for its elements.
M.counted = { actuator = "actuator", sensor = "sensor", contact = "contact pair" }

return M
