-- Computes inertias of links without <inertial> from the meshes of their <collision>, else of their
-- <visual>, if the option --inertia-from-mesh gives a density.
--
--   mesh_inertia.apply(context, root, robot, given)   given.density, given.folder of the file,
--     given.depend(path) is called for meshes that are read

local element = require "urdf.element"
local fail = require "fail"
local solid = require "robot.solid"
local words = require "robot.said"
local xml = require "xml"

local M = {}

-- The paths that may be meant by package://NAME/rest, relative to the file, or by any other name.
local function places(folder, name)
  local package, rest = name:match "^package://([^/]+)/(.+)$"
  if not package then return { folder .. name:gsub("^file://", "") } end
  local list, up = {}, folder
  for _ = 1, 4 do
    list[#list + 1] = up .. rest
    list[#list + 1] = up .. package .. "/" .. rest
    up = up .. "../"
  end
  return list
end

-- rows of R diag(scale), without offset: turns vertices into link axes, relative to the origin
local function map_of(rpy, scale)
  local cr, sr, cp, sp = math.cos(rpy[1]), math.sin(rpy[1]), math.cos(rpy[2]), math.sin(rpy[2])
  local cy, sy = math.cos(rpy[3]), math.sin(rpy[3])
  local R = { cy * cp, cy * sp * sr - sy * cr, cy * sp * cr + sy * sr,
    sy * cp, sy * sp * sr + cy * cr, sy * sp * cr - cy * sr, -sp, cp * sr, cp * cr }
  for k = 1, 9 do R[k] = R[k] * scale[(k - 1) % 3 + 1] end
  return table.move({ 0.0, 0.0, 0.0 }, 1, 3, 10, R)
end

-- adds the solid of one <collision> or <visual> to `list`
local function add(context, node, who, given, list)
  local geometry = element.first(context, node, "geometry", who)
  local mesh = geometry and element.first(context, geometry, "mesh", who)
  local name = mesh and mesh.attributes.filename
  if not name then return end
  local xyz, rpy = element.origin(context, node, who)
  local scale = element.vector(context, mesh, "scale", who, { 1.0, 1.0, 1.0 })
  if not (xyz and rpy and scale) then return end
  local found, why
  for _, place in ipairs(places(given.folder or "", name)) do
    local reason
    found, reason = xml.mesh(place, map_of(rpy, scale))
    why = why or reason
    if found then
      given.depend(place)
      break
    end
  end
  if not found or found.solid[1] <= 0 then
    context.log:error(mesh.line, "%s: mesh %s: %s: give the link an <inertial>", who,
      fail.quote(name), why or "its volume is not positive: its triangles have the wrong "
        .. "orientation")
    return
  elseif not found.closed then
    context.log:warn(mesh.line, "%s: mesh %s is not closed", who, fail.quote(name))
  end
  list[#list + 1] = solid.part(found.solid, given.density, xyz)
end

local function read(context, node, who, given)
  for _, kind in ipairs { "collision", "visual" } do
    local list = {}
    for _, child in ipairs(element.all(context, node, kind)) do
      add(context, child, who, given, list)
    end
    if #list > 0 then return solid.inertial(list, node.line) end
  end
end

function M.apply(context, root, robot, given)
  for k, node in ipairs(element.all(context, root, "link")) do
    local link = robot.links[k]
    if not link.inertial and #element.all(context, node, "inertial") == 0 then
      link.inertial = read(context, node, words.who("link", link.name), given)
    end
  end
end

return M
