-- The velocity-dependent inertia B(I, V) of a rigid body and its products, over any scalar.
--
-- Source: Echeandia & Wensing, "Numerical methods to compute the Coriolis matrix and Christoffel
-- symbols for rigid-body systems", J. Comput. Nonlinear Dynam. 2021.  Their B of a rigid body has,
-- about any point, only two blocks: -[f]x (linear rows, angular columns) with f the linear
-- momentum, and an angular block N; so a subtree's B is the vector f and the 3x3 matrix N.
-- For a point mass at r with velocity u, N is (m u.r 1 - m u r'): so N = tr(M) 1 - M with M = sum m
-- u r', which needs only f p' to move to another point.  We keep M.
local letters = require "spatial.letters"
local mat3 = require "spatial.mat3"
local turn = require "spatial.turn"

local M = {}

local cross, plus = mat3.cross, mat3.add

-- Second moments of mass, sum m r r' = tr(J)/2 1 - J as { xx, xy, xz, yy, yz, zz }.  For a rigid
-- body they are constants of the model.
function M.second_moments(K, J)
  local half, D = K.num(0.5), { J[1], J[4], J[6] }
  local function diagonal(i, j, k) return half * (D[j] + D[k] - D[i]) end
  return { diagonal(1, 2, 3), -J[2], -J[3], diagonal(2, 3, 1), -J[5], diagonal(3, 1, 2) }
end

-- f and M of one rigid body with second moments Q:  u = v + w x r, so M = [w]x Q + v h'
function M.rigid(I, Q, V, hint)
  local v, w, h = { V[1], V[2], V[3] }, { V[4], V[5], V[6] }, I.h
  local f, wh, sum = {}, cross(w, h), {}
  local rows = { { Q[1], Q[2], Q[3] }, { Q[2], Q[4], Q[5] }, { Q[3], Q[5], Q[6] } }
  local columns = {}
  for j = 1, 3 do
    f[j] = I.m * v[j] + wh[j]
    columns[j] = cross(w, rows[j])
  end
  if hint then hint("wQ", { columns[1][1], columns[2][1], columns[3][1], columns[1][2],
    columns[2][2], columns[3][2], columns[1][3], columns[2][3], columns[3][3] }) end
  for i = 1, 3 do
    sum[i] = {}
    for j = 1, 3 do sum[i][j] = columns[j][i] + v[i] * h[j] end
  end
  if hint then
    hint("mv", mat3.scaled(I.m, v), true)
    hint("wh", wh, true)
    hint("vh", mat3.flat(mat3.outer(v, h)), true)
    for k, axis in ipairs(letters.AXES) do
      local list = {}
      for place, q in ipairs(Q) do list[place] = w[k] * q end
      hint("w" .. axis .. "Q", list, true)
    end
  end
  return { f = f, M = sum }
end

-- B of a body seen from its parent
function M.to_parent(X, B, hint)
  local f, moved = turn.vector(X.R, B.f, hint, "f"), turn.square(X.R, B.M, hint, "M")
  for i = 1, 3 do
    for j = 1, 3 do moved[i][j] = moved[i][j] + f[i] * X.p[j] end
  end
  if hint then hint("fp", mat3.flat(mat3.outer(f, X.p)), true) end
  return { f = f, M = moved }
end

function M.add(a, b)
  local sum = { f = {}, M = {} }
  for k = 1, 3 do
    sum.f[k], sum.M[k] = a.f[k] + b.f[k], {}
    for m = 1, 3 do sum.M[k][m] = a.M[k][m] + b.M[k][m] end
  end
  return sum
end

-- N a, or N' a, with the N that belongs to A's M
local function angular(A, a, transposed)
  local n = {}
  for i = 1, 3 do
    local j, k = i % 3 + 1, (i + 1) % 3 + 1
    local ij, ik = A[i][j], A[i][k]
    if transposed then ij, ik = A[j][i], A[k][i] end
    n[i] = (A[j][j] + A[k][k]) * a[i] - ij * a[j] - ik * a[k]
  end
  return n
end

-- B S
function M.force(B, S)
  local a = { S[4], S[5], S[6] }
  local f, n = cross(a, B.f), angular(B.M, a)
  return { f[1], f[2], f[3], n[1], n[2], n[3] }
end

-- the angular part of B' S, whose linear part is zero
function M.moment(B, S)
  return plus(cross(B.f, { S[1], S[2], S[3] }), angular(B.M, { S[4], S[5], S[6] }, true))
end

return M
