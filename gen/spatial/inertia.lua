-- Rigid-body inertias as ten numbers, and the spatial algebra that algorithms need, over any
-- scalar.
--
--   inertia { m =, h = {x,y,z}, I = {xx,xy,xz,yy,yz,zz} }   about the origin of its frame, h = m*c
--   spatial vector {x, y, z, rx, ry, rz}: linear part, then angular (RBDA writes angular first)
--   X { R = turns (see spatial.turn), p = {x,y,z} }: pose of a child frame in its parent
-- RBDA sections 2.8 to 2.13, with linear parts first: no 6x6 matrix is ever formed.
local mat3 = require "spatial.mat3"
local turn = require "spatial.turn"

local M = {}

-- the ten numbers, in the order of letters.TEN
function M.ten(inertia)
  local h, I = inertia.h, inertia.I
  return { inertia.m, h[1], h[2], h[3], I[1], I[2], I[3], I[4], I[5], I[6] }
end

local function cross(a, b) return table.unpack(mat3.cross(a, b)) end

-- momentum (or force) I*v:  f = m*v + w x h,  n = J*w + h x v
function M.mul(inertia, v)
  local m, h, I = inertia.m, inertia.h, inertia.I
  local w = { v[4], v[5], v[6] }
  local fx, fy, fz = cross(w, h)
  local nx, ny, nz = cross(h, v)
  return {
    m * v[1] + fx,
    m * v[2] + fy,
    m * v[3] + fz,
    (I[1] * w[1] + I[2] * w[2] + I[3] * w[3]) + nx,
    (I[2] * w[1] + I[4] * w[2] + I[5] * w[3]) + ny,
    (I[3] * w[1] + I[5] * w[2] + I[6] * w[3]) + nz,
  }
end

function M.dot(a, b)
  local sum = a[1] * b[1]
  for i = 2, 6 do sum = sum + a[i] * b[i] end
  return sum
end

-- a force seen from the parent: f' = R f, n' = R n + p x f'
function M.force_to_parent(X, F, hint)
  local f = turn.vector(X.R, { F[1], F[2], F[3] }, hint, "f")
  local n = turn.vector(X.R, { F[4], F[5], F[6] }, hint, "n")
  local x, y, z = cross(X.p, f)
  if hint then hint("Rn", n) end
  return { f[1], f[2], f[3], n[1] + x, n[2] + y, n[3] + z }
end

-- a velocity seen from the child: w' = R' w, v' = R' (v + w x p)
function M.motion_to_child(X, v, hint)
  local back = turn.inverse(X.R)
  local w = { v[4], v[5], v[6] }
  local x, y, z = cross(w, X.p)
  local at = { v[1] + x, v[2] + y, v[3] + z }
  if hint then hint("at", at) end -- the velocity of the parent's point at the child's origin
  local lin = turn.vector(back, at, hint, "v")
  local ang = turn.vector(back, w, hint, "w")
  return { lin[1], lin[2], lin[3], ang[1], ang[2], ang[3] }
end

-- The inertia of a child seen from its parent: turn, then shift by p.
--   h' = R h + m p
--   I' = R I R' + 2 (g.p) 1 - (p h' + h p')  with g = h + m p / 2, h turned already
-- What the shift adds to xx, yy, zz is e_y + e_z, e_x + e_z, e_x + e_y, e_k = 2 p_k h_k + m p_k^2.
function M.to_parent(X, inertia, hint)
  local m, p = inertia.m, X.p
  local h = turn.vector(X.R, inertia.h, hint, "h")
  local I = turn.symmetric(X.R, inertia.I, hint, "I")
  local mp, moved, e = {}, {}, {}
  -- e_k = 2 p_k h_k + m p_k^2: an element of the diagonal gets those of the two other axes
  for k = 1, 3 do
    mp[k] = m * p[k]
    moved[k] = h[k] + mp[k]
    e[k] = (p[k] + p[k]) * h[k] + mp[k] * p[k]
  end
  if hint then
    hint("Rh", h)
    hint("e", e)
    hint("ee", { e[2] + e[3], e[1] + e[3], e[1] + e[2] })
  end
  local function off(i, j) return p[i] * moved[j] + p[j] * h[i] end
  return {
    m = m,
    h = moved,
    I = {
      I[1] + (e[2] + e[3]),
      I[2] - off(1, 2),
      I[3] - off(1, 3),
      I[4] + (e[1] + e[3]),
      I[5] - off(2, 3),
      I[6] + (e[1] + e[2]),
    },
  }
end

function M.add(a, b)
  local sum = { m = a.m + b.m, h = {}, I = {} }
  for k = 1, 3 do sum.h[k] = a.h[k] + b.h[k] end
  for k = 1, 6 do sum.I[k] = a.I[k] + b.I[k] end
  return sum
end

return M
