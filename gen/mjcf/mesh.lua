-- Computes mass and inertia of mesh geoms: solids inside surfaces of triangles.
--
--   mesh.geom(context, e, at, mass_of)   like geom.read; a failure is noted in the body, as lacking
--     = { line, why }, because only bodies that move need inertia
--
-- The moments are those of the polyhedron.  MuJoCo's differ for non-convex meshes, unless the mesh
-- has inertia="exact": it counts every tetrahedron from the centre as positive.

local defaults = require "mjcf.defaults"
local document = require "mjcf.document"
local fail = require "fail"
local mat3 = require "spatial.mat3"
local pose = require "mjcf.pose"
local solid = require "robot.solid"
local words = require "robot.said"
local xml = require "xml"

local M = {}

-- a mesh may be anywhere near the main file; MuJoCo ignores smaller differences of shape
local MOST_UP <const>, SAME <const>, MOST_NUMBERS <const> = 16, 1e-6, 10000000

-- name -> { e, moments = once they are known } for all meshes of the file
local function assets(context)
  if context.meshes then return context.meshes end
  context.meshes = {}
  for _, node in ipairs(document.inside(context, context.root, "asset")) do
    if node.name == "mesh" then
      local file = node.attributes.file or ""
      local name = node.attributes.name or file:match("[^/\\]*$"):gsub("%.[^.]*$", "")
      context.meshes[name] =
        { e = defaults.element(context, node, {}, "mesh " .. fail.quote(name), "mesh") }
    end
  end
  return context.meshes
end

-- subtracts refpos, undoes refquat, then scales
local function map_of(e)
  local scale = e:numbers("scale", { 1.0, 1.0, 1.0 }, 3)
  local refpos = e:numbers("refpos", pose.ORIGIN, 3)
  local refquat = e:numbers("refquat", { 1.0, 0.0, 0.0, 0.0 }, 4)
  local R, map = refquat and pose.of_quat(refquat), {}
  if not (scale and refpos and R) then return nil end
  for i = 1, 3 do
    for j = 1, 3 do map[3 * i - 3 + j] = scale[i] * R[j][i] end
  end
  return table.move(refpos, 1, 3, 10, map)
end

-- Vertices and faces typed in the file, as an OBJ.
local function typed(e, map)
  local vertex = e:numbers("vertex", nil, 12, MOST_NUMBERS)
  if not vertex then return nil, "it has no file and no vertices" end
  if not e:text "face" then return nil, "it has vertices without a face" end
  local faces, lines = xml.words(e:text "face"), {}
  for k = 1, #vertex - 2, 3 do
    lines[#lines + 1] = ("v %.17g %.17g %.17g"):format(table.unpack(vertex, k, k + 2))
  end
  for k = 1, #faces - 2, 3 do
    local corner = {}
    for n = 0, 2 do corner[n + 1] = math.tointeger(tonumber(faces[k + n]) or -1) or -1 end
    lines[#lines + 1] = ("f %d %d %d"):format(corner[1] + 1, corner[2] + 1, corner[3] + 1)
  end
  return xml.moments(table.concat(lines, "\n") .. "\n", "obj", map)
end

local function load_asset(context, e)
  local map, file = map_of(e), e:text("file")
  if not map then return nil, "it is wrong" end
  if not file then return typed(e, map) end
  if context.compiler.strippath then file = file:match "[^/\\]*$" end
  local folder = context.compiler.meshdir
  local place = document.place(context, folder == "" and file or folder .. "/" .. file, MOST_UP)
  if not place then return nil, "its path is not relative to the main file" end
  local found, why = xml.mesh(place, map)
  if found then context.depend(place) end
  return found, why
end

-- the solid; warns if MuJoCo treats it differently
local function solid_of(context, e, found)
  local way = e:word("inertia", context.compiler.exact and "exact" or "legacy",
    { "exact", "legacy", "convex", "shell" })
  if way == "convex" or way == "shell" then return nil, ("inertia %s is not read"):format(way) end
  local volume = found.solid[1]
  if volume <= 0 then
    return nil, ("its volume is %s, which MuJoCo refuses: its triangles have the wrong orientation")
      :format(words.number(volume))
  elseif not found.closed then
    context.log:warn(e.line, "%s is not closed; MuJoCo sums its triangles all the same, and so "
      .. "does pinion", e.who)
  elseif way == "legacy" and found.seen > (1 + SAME) * volume then
    context.log:warn(e.line, "%s is not convex: it is read as its exact solid; MuJoCo counts parts "
      .. "of it twice unless it has inertia=\"exact\"", e.who)
  end
  return found.solid
end

function M.geom(context, e, at, mass_of)
  local name = e:text("mesh") or ""
  local asset, shown = assets(context)[name], "mesh " .. fail.quote(name)
  local function lacks(why)
    at.body.lacking = { line = e.line, why = ("%s, but %s"):format(shown, why) }
    return nil
  end
  if not asset then return lacks "there is no such mesh" end
  if not asset.solid then
    local found, why = load_asset(context, asset.e)
    if not found then return lacks(why) end
    asset.solid, why = solid_of(context, asset.e, found)
    if not asset.solid then return lacks(why) end
  end
  -- the solid of density 1, scaled to the mass, at the pose of the geom
  local volume = asset.solid[1]
  local mass = mass_of(e, volume)
  if not mass or mass <= 0 then return nil end
  local place = pose.read(context, e, at)
  local part = solid.part(asset.solid, mass / volume, pose.ORIGIN)
  return { mass = mass, pos = mat3.add(place.pos, mat3.apply(place.R, part.pos)),
    tensor = solid.turned(place.R, part.tensor) }
end

return M
