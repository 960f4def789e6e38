-- Computes the mass and the moments of bodies made of solids.
--
--   solid.part(s, density, place)       a solid of xml.moments, moved by `place`: { mass, pos =
--     centre, tensor = xx, xy, xz, yy, yz, zz about it }
--   solid.turned(R, I)                  moments in axes that R turns back
--   solid.inertial(list, line)          the record of an inertial (gen/robot) of several parts

local inertia = require "robot.inertial"
local mat3 = require "spatial.mat3"

local M = {}

function M.part(s, density, place)
  local whole = s[5] + s[8] + s[10]
  return { mass = density * s[1], pos = { s[2] + place[1], s[3] + place[2], s[4] + place[3] },
    tensor = { density * (whole - s[5]), -density * s[6], -density * s[7],
      density * (whole - s[8]), -density * s[9], density * (whole - s[10]) } }
end

--- R I R' of six moments.
function M.turned(R, I)
  return mat3.packed(mat3.mul(mat3.mul(R, mat3.symmetric(I)), mat3.transpose(R)))
end

-- the moments about a point of a mass at a distance of x, y, z
local function steiner(mass, x, y, z)
  return { mass * (y * y + z * z), -mass * x * y, -mass * x * z, mass * (x * x + z * z),
    -mass * y * z, mass * (x * x + y * y) }
end

function M.inertial(list, line)
  local mass, com, I = 0.0, { 0.0, 0.0, 0.0 }, { 0.0, 0.0, 0.0, 0.0, 0.0, 0.0 }
  for _, one in ipairs(list) do
    mass = mass + one.mass
    for k = 1, 3 do com[k] = com[k] + one.mass * one.pos[k] end
  end
  for k = 1, 3 do com[k] = com[k] / mass end
  for _, one in ipairs(list) do
    local p = one.pos
    local moved = steiner(one.mass, p[1] - com[1], p[2] - com[2], p[3] - com[3])
    for k = 1, 6 do I[k] = I[k] + one.tensor[k] + moved[k] end
  end
  local body = { line = line, mass = mass, xyz = com, rpy = { 0.0, 0.0, 0.0 } }
  for k, name in ipairs(inertia.MOMENTS) do body[name] = I[k] end
  return body
end

return M
