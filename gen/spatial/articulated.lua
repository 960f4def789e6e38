-- Articulated-body inertias: symmetric 6x6 matrices kept as blocks, over any scalar.
--
--   [ f ]   [ M  B' ] [ l ]     l, f linear acceleration and force; w, n angular; B is 3x3, its
--   [ n ] = [ B  C  ] [ w ]     rows angular;  M, C symmetric as {xx, xy, xz, yy, yz, zz}
-- A rigid body has M = m 1, B = [h]x, C = J.  RBDA section 7.1.
local mat3 = require "spatial.mat3"
local turn = require "spatial.turn"

local M = {}

local AT = { { 1, 2, 3 }, { 2, 4, 5 }, { 3, 5, 6 } }

function M.from_rigid(inertia, zero)
  local m, h, I = inertia.m, inertia.h, inertia.I
  return {
    M = { m, zero, zero, m, zero, m },
    B = { { zero, -h[3], h[2] }, { h[3], zero, -h[1] }, { -h[2], h[1], zero } },
    C = { I[1], I[2], I[3], I[4], I[5], I[6] },
  }
end

function M.add(a, b)
  local sum = { M = {}, B = {}, C = {} }
  for k = 1, 6 do sum.M[k], sum.C[k] = a.M[k] + b.M[k], a.C[k] + b.C[k] end
  for i = 1, 3 do
    sum.B[i] = {}
    for j = 1, 3 do sum.B[i][j] = a.B[i][j] + b.B[i][j] end
  end
  return sum
end

-- entry (i, j) of the whole, 1..3 linear, 4..6 angular
local function entry(IA, i, j)
  if i <= 3 and j <= 3 then return IA.M[AT[i][j]] end
  if i > 3 and j > 3 then return IA.C[AT[i - 3][j - 3]] end
  if i > 3 then return IA.B[i - 3][j] end
  return IA.B[j - 3][i]
end

local function set(IA, i, j, x)
  if i <= 3 then
    IA.M[AT[i][j]] = x
  elseif j > 3 then
    IA.C[AT[i - 3][j - 3]] = x
  else
    IA.B[i - 3][j] = x
  end
end

-- U = IA*S for a column S
function M.times(IA, S)
  local U = {}
  for i = 1, 6 do
    local sum = entry(IA, i, 1) * S[1]
    for j = 2, 6 do sum = sum + entry(IA, i, j) * S[j] end
    U[i] = sum
  end
  return U
end

-- IA - U U'/D for one column S of the joint, and U/D.  If S is a coordinate axis (`axis` 1..6, else
-- nil), its row and column are zero afterwards: they are set to zero, not computed.
function M.project(IA, U, Dinv, axis, zero)
  local V, out = {}, { M = {}, B = { {}, {}, {} }, C = {} }
  for i = 1, 6 do V[i] = U[i] * Dinv end
  for i = 1, 6 do
    for j = 1, i do
      local gone = i == axis or j == axis
      set(out, i, j, gone and zero or entry(IA, i, j) - V[i] * U[j])
    end
  end
  return out, V
end

-- [p]x applied from the left to rows: (P A)[i] = p x columns of A
local function cross_rows(p, A)
  local out = { {}, {}, {} }
  for j = 1, 3 do
    out[1][j] = p[2] * A[3][j] - p[3] * A[2][j]
    out[2][j] = p[3] * A[1][j] - p[1] * A[3][j]
    out[3][j] = p[1] * A[2][j] - p[2] * A[1][j]
  end
  return out
end

local function square(S)
  return { { S[1], S[2], S[3] }, { S[2], S[4], S[5] }, { S[3], S[5], S[6] } }
end

-- In the parent's frame: rotated, then shifted by p:  B' = B + [p]x M,  C' = C - B [p]x + [p]x B''
function M.to_parent(X, IA, hint)
  local p = X.p
  local m, c = turn.symmetric(X.R, IA.M, hint, "M"), turn.symmetric(X.R, IA.C, hint, "C")
  local b = turn.square(X.R, IA.B, hint, "B")
  local shift = cross_rows(p, square(m))
  local B = { {}, {}, {} }
  for i = 1, 3 do
    for j = 1, 3 do B[i][j] = b[i][j] + shift[i][j] end
  end
  -- -b [p]x = ([p]x b')';  [p]x B' is transposed in the same way
  local bt, Bt = { {}, {}, {} }, { {}, {}, {} }
  for i = 1, 3 do
    for j = 1, 3 do bt[i][j], Bt[i][j] = b[j][i], B[j][i] end
  end
  local first, second = cross_rows(p, bt), cross_rows(p, Bt)
  if hint then
    hint("RB", mat3.flat(b))
    hint("RC", c)
  end
  local C = {}
  for i = 1, 3 do
    for j = i, 3 do C[AT[i][j]] = c[AT[i][j]] + (first[j][i] + second[i][j]) end
  end
  return { M = m, B = B, C = C }
end

return M
