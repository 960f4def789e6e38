-- Velocity-dependent inertia B(I, V) of a rigid body and the forces it takes, over any scalar.
--
-- Source: Echeandia & Wensing, "Numerical methods to compute the Coriolis matrix and Christoffel
-- symbols for rigid-body systems", J. Comput. Nonlinear Dynam. 2021.  Their B of a rigid body has,
-- about any point, only two blocks: -[f]x (linear rows, angular columns) with f the linear
-- momentum, and an angular block N; so a subtree's B is the vector f and the 3x3 matrix N.
local inertia = require "spatial.inertia"
local mat3 = require "spatial.mat3"
local motion = require "spatial.motion"
local turn = require "spatial.turn"

local M = {}

local cross, plus = motion.cross, mat3.add

local function skew(K, v)
  return { { K.zero, -v[3], v[2] }, { v[3], K.zero, -v[1] }, { -v[2], v[1], K.zero } }
end

-- f and N of one rigid body:  N = ([w]J - J[w] - [v][h] - [h][v] - [n]) / 2
function M.rigid(K, I, V, tell)
  local v, w = { V[1], V[2], V[3] }, { V[4], V[5], V[6] }
  local P = inertia.mul(I, V)
  local J = { { I.I[1], I.I[2], I.I[3] }, { I.I[2], I.I[4], I.I[5] }, { I.I[3], I.I[5], I.I[6] } }
  local W, Vx, Hx = skew(K, w), skew(K, v), skew(K, I.h)
  local n = skew(K, { P[4], P[5], P[6] })
  local WJ, VH, HV = mat3.mul(W, J), mat3.mul(Vx, Hx), mat3.mul(Hx, Vx)
  if tell then
    tell("L", { P[4], P[5], P[6] })
    tell("wJ", mat3.flat(WJ))
    tell("vh", mat3.flat(VH))
  end
  local half, N = K.num(0.5), {}
  for i = 1, 3 do
    N[i] = {}
    for j = 1, 3 do -- (J W)_ij = -(W J)_ji
      N[i][j] = half * (WJ[i][j] + WJ[j][i] - VH[i][j] - HV[i][j] - n[i][j])
    end
  end
  return { f = { P[1], P[2], P[3] }, N = N }
end

-- B of a body seen from its parent
function M.to_parent(K, X, B, tell)
  local f = turn.vector(X.R, B.f)
  local N = turn.square(X.R, B.N, tell)
  local shift = mat3.mul(skew(K, X.p), skew(K, f))
  for i = 1, 3 do
    for j = 1, 3 do N[i][j] = N[i][j] - shift[i][j] end
  end
  return { f = f, N = N }
end

function M.add(a, b)
  local sum = { f = {}, N = {} }
  for k = 1, 3 do
    sum.f[k], sum.N[k] = a.f[k] + b.f[k], {}
    for m = 1, 3 do sum.N[k][m] = a.N[k][m] + b.N[k][m] end
  end
  return sum
end

-- B S, and the angular part of B' S, whose linear part is zero
function M.forces(B, S)
  local l, a = { S[1], S[2], S[3] }, { S[4], S[5], S[6] }
  local f, n = cross(a, B.f), mat3.apply(B.N, a)
  local back = cross(B.f, l)
  local Nt = {}
  for i = 1, 3 do Nt[i] = { B.N[1][i], B.N[2][i], B.N[3][i] } end
  local moment = plus(back, mat3.apply(Nt, a))
  return { f[1], f[2], f[3], n[1], n[2], n[3] }, moment
end

return M
