-- The convex hull of a few points: hull(list of coordinates) -> list of triangles' corners, each
-- the number of a point from 0; or nil and the reason.
--
-- It tries every three points as a face: meshes with typed vertices have few.

local mat3 = require "spatial.mat3"

local MOST <const>, FLAT <const> = 80, 1e-10

local cross, dot, minus = mat3.cross, mat3.dot, mat3.minus

-- the points in the plane through `a`, if all others are behind it, or nil
local function in_plane(points, a, normal, slack)
  local found = {}
  for k, p in ipairs(points) do
    local height = dot(normal, minus(p, a))
    if height > slack then return nil end
    if height >= -slack then found[#found + 1] = k end
  end
  return found
end

-- the points of a plane as corners of a convex polygon, counterclockwise about its normal
local function around(points, list, normal)
  local first = list[1]
  for _, k in ipairs(list) do
    local p, q = points[k], points[first]
    if p[1] < q[1] or p[1] == q[1] and (p[2] < q[2] or p[2] == q[2] and p[3] < q[3]) then
      first = k
    end
  end
  local corners, at = {}, first
  repeat
    corners[#corners + 1] = at
    local best
    for _, k in ipairs(list) do
      local way, now = minus(points[k], points[at]), best and minus(points[best], points[at])
      local side = now and dot(normal, cross(now, way)) or -1
      if k ~= at and (side < 0 or side == 0 and dot(way, way) > dot(now, now)) then best = k end
    end
    at = best
  until at == first or #corners > #list
  return corners
end

return function(list)
  local points, faces, seen, size = {}, {}, {}, 0.0
  for k = 1, #list - 2, 3 do points[#points + 1] = { list[k], list[k + 1], list[k + 2] } end
  if #points > MOST then
    return nil, ("it has %d points and no faces: write face, or an <inertial>"):format(#points)
  end
  for _, x in ipairs(list) do size = math.max(size, math.abs(x)) end
  local function try(a, b, c) -- adds the face through three points, if all others are behind it
    local p = points[a]
    local normal, length = mat3.unit(cross(minus(points[b], p), minus(points[c], p)))
    local plane = length > FLAT * size * size and in_plane(points, p, normal, FLAT * size)
    local key = plane and table.concat(plane, " ")
    if not plane or seen[key] then return end
    seen[key] = true
    local corners = around(points, plane, normal)
    for k = 2, #corners - 1 do
      for _, corner in ipairs { corners[1], corners[k], corners[k + 1] } do
        faces[#faces + 1] = corner - 1
      end
    end
  end
  for a = 1, #points do
    for b = a + 1, #points do
      for c = b + 1, #points do
        try(a, b, c)
        try(a, c, b)
      end
    end
  end
  if #faces < 12 then return nil, "its points are in one plane" end
  return faces
end
