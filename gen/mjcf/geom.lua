-- Computes mass and inertia of geoms, as MuJoCo does.
--
--   geom.element(context, node, at)   a geom with its attributes
--   geom.read(context, e, at)      { mass, place (mjcf.pose), diag = moments in its axes }, or
--     { mass, pos, tensor = moments in the body's axes }; nil for a geom that has no mass
--   geom.sum(list, line)           the inertial, at that line, of a body with these geoms

local defaults = require "mjcf.defaults"
local fail = require "fail"
local later = require "later"
local mesh = later "mjcf.mesh"
local order = require "order"
local mat3 = require "spatial.mat3"
local pose = require "mjcf.pose"
local solid = require "robot.solid"
local words = require "robot.said"

local M = {}

local TINY = 1e-15

local TYPES = { "sphere", "capsule", "cylinder", "box", "ellipsoid", "mesh", "plane", "hfield",
  "sdf" }

-- how many sizes a type needs; with fromto it needs one
local SIZES = { sphere = 1, capsule = 2, cylinder = 2, box = 3, ellipsoid = 3 }

-- type -> a function of the sizes: the volume, and the moments over the mass
local SHAPES = {}

function SHAPES.sphere(r)
  local i = 2 * r * r / 5
  return 4 * math.pi * r ^ 3 / 3, { i, i, i }
end

-- half length l, without the caps, which are two halves of a ball
function SHAPES.capsule(r, l)
  local tube, ball = math.pi * r * r * 2 * l, 4 * math.pi * r ^ 3 / 3
  local of_tube, of_ball = tube / (tube + ball), ball / (tube + ball)
  local across = of_tube * (3 * r * r + 4 * l * l) / 12
    + of_ball * (2 * r * r / 5 + l * l + 3 * r * l / 4)
  return tube + ball, { across, across, of_tube * r * r / 2 + of_ball * 2 * r * r / 5 }
end

function SHAPES.cylinder(r, l)
  local across = (3 * r * r + 4 * l * l) / 12
  return 2 * math.pi * r * r * l, { across, across, r * r / 2 }
end

function SHAPES.box(a, b, c)
  return 8 * a * b * c, { (b * b + c * c) / 3, (a * a + c * c) / 3, (a * a + b * b) / 3 }
end

function SHAPES.ellipsoid(a, b, c)
  return 4 * math.pi * a * b * c / 3,
    { (b * b + c * c) / 5, (a * a + c * c) / 5, (a * a + b * b) / 5 }
end

-- Sizes and pose of a shape; fromto gives some of them.
local function read_shape(context, e, kind, at)
  local fromto = e:numbers("fromto", nil, 6)
  local needed = fromto and 1 or SIZES[kind]
  local size = e:numbers("size", {}, 1, 3)
  if not size then return nil end
  for k = 1, needed do
    if not size[k] or size[k] <= 0 then
      return e:error("size", "a %s%s needs %d size%s greater than 0", kind,
        fromto and " with fromto" or "", needed, needed == 1 and "" or "s")
    end
  end
  if fromto then
    local other = kind == "sphere" and "type sphere"
      or mat3.norm(e:numbers("pos", pose.ORIGIN, 3) or pose.ORIGIN) > 0 and "pos"
    if other then return e:error(nil, "it has both fromto and %s: leave one out", other) end
    local a, b = { table.unpack(fromto, 1, 3) }, { table.unpack(fromto, 4, 6) }
    local along = mat3.minus(a, b)
    local length = select(2, mat3.unit(along))
    if length <= TINY then return e:error("fromto", "the two ends of fromto coincide") end
    size = SIZES[kind] == 3 and { size[1], size[1], length / 2 } or { size[1], length / 2 }
    return size, pose.beyond(at, { pos = mat3.scaled(0.5, mat3.add(a, b)), R = pose.onto(along) })
  end
  return size, pose.read(context, e, at)
end

-- the mass of a solid with this volume; 0 if the file says so
local function mass_of(e, volume)
  local mass, density = e:number "mass", e:number("density", 1000.0)
  for name, value in order.pairs { mass = mass, density = density } do
    if value < 0 then e:error(name, "%s %s is negative", name, words.number(value)) end
  end
  return mass or (density or 0.0) * volume
end

function M.element(context, node, at)
  local shown = node.attributes.name and "geom " .. fail.quote(node.attributes.name) or "<geom>"
  return defaults.element(context, node, at, at.who .. ": " .. shown, "geom")
end

function M.read(context, e, at)
  local kind = e:word("type", "sphere", TYPES)
  local group = e:number("group", 0.0) or 0.0
  local range = context.compiler.grouprange
  if kind == "plane" or kind == "hfield" or group < range[1] or group > range[2] then return nil end
  if tonumber(e:text "mass" or e:text "density" or 1) == 0 then return nil end
  if e:truth("shellinertia", false) and kind ~= "mesh" then
    return e:error(nil, "shellinertia is not read: give the body an <inertial>")
  end
  if not SHAPES[kind] then return mesh.geom(context, e, at, mass_of) end
  if e:text "mesh" then
    return e:error(nil, "a %s fitted to a mesh is not read: give its size and pose, or the body an "
      .. "<inertial>", kind)
  end
  -- the shape of density 1, scaled to the mass
  local size, place = read_shape(context, e, kind, at)
  if not size then return nil end
  local volume, diag = SHAPES[kind](table.unpack(size))
  local mass = mass_of(e, volume)
  if not mass or mass < TINY then return nil end
  return { mass = mass, pos = place.pos, place = place, diag = mat3.scaled(mass, diag) }
end

-- A single geom keeps its axes; several are added up in the body's axes.
function M.sum(list, line)
  local one = list[1]
  if #list == 1 and not one.tensor then
    local I = one.diag
    return { line = line, mass = one.mass, xyz = one.pos, rpy = one.place.rpy,
      ixx = I[1], ixy = 0.0, ixz = 0.0, iyy = I[2], iyz = 0.0, izz = I[3] }
  end
  for _, part in ipairs(list) do
    local I = part.diag
    part.tensor = part.tensor or solid.turned(part.place.R, { I[1], 0.0, 0.0, I[2], 0.0, I[3] })
  end
  return solid.inertial(list, line)
end

return M
