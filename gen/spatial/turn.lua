-- Rotations as short products of elementary turns, over any scalar.
--
-- A rotation is a list {T1, ..., Tn}, meaning T1*T2*...*Tn, from child coordinates to parent
-- coordinates (the last turn is the joint's own).  A turn is one of
--   { axis = 1..3, c = , s = }       about a coordinate axis, by its cosine and sine
--   { perm = {i,j,k}, sign = {..} }  quarter turns: y[k] = sign[k] * x[perm[k]], costs nothing
--   { matrix = {{..},{..},{..}} }    anything else (a quaternion's matrix)
-- Turning a vector takes 4 products and 2 sums per planar turn; a symmetric matrix 4 to 5 products
-- and 5 sums, by u = s*(A - D) + 2*c*B (see `symmetric`).
--
-- Some functions have an argument hint(symbol, list), which they call for intermediate values that
-- deserve a name.  Its x after the turns of R is called R<symbol>, after those about z and y only
-- RyRz<symbol>; with the inverse, which the book calls E, E<symbol> and EyEz<symbol>.
-- The products in R x of a matrix R have two components; <symbol>R is x R', of a matrix x.
local letters = require "spatial.letters"
local mat3 = require "spatial.mat3"

local M = {}

local AXES = letters.AXES

local AT = { { 1, 2, 3 }, { 2, 4, 5 }, { 3, 5, 6 } } -- place of (i, j) among xx xy xz yy yz zz

local function turn_vector(T, v, hint, symbol)
  if T.perm then
    return { T.sign[1] * v[T.perm[1]], T.sign[2] * v[T.perm[2]], T.sign[3] * v[T.perm[3]] }
  end
  if T.matrix then
    local y, products = {}, {}
    for i, row in ipairs(T.matrix) do
      local a, b, c = row[1] * v[1], row[2] * v[2], row[3] * v[3]
      y[i], products[i] = a + b + c, { a, b, c }
    end
    if hint then hint((T.back and "E" or "R") .. symbol, mat3.flat(products), true) end
    return y
  end
  local i, j = T.axis % 3 + 1, (T.axis + 1) % 3 + 1
  local y = { v[1], v[2], v[3] }
  y[i] = v[i] * T.c - v[j] * T.s
  y[j] = v[i] * T.s + v[j] * T.c
  return y
end

-- x after the turns of R, the last one first: turned(T, x, hint);  list: the values of x
local function each_turn(turned, R, x, hint, symbol, list)
  symbol = hint and symbol
  local partial, name = {}, symbol
  for k = #R, 1, -1 do
    local T = R[k]
    x = turned(T, x, hint, symbol)
    if symbol and T.axis then
      name = (T.back and "E" or "R") .. AXES[T.axis] .. name
      partial[#partial + 1] = { name, list and list(x) or x }
    end
  end
  local whole = R[1] and (R[1].back and "E" or "R")
  if symbol and whole then hint(whole .. symbol, list and list(x) or x, true) end
  for _, one in ipairs(partial) do hint(one[1], one[2], true) end
  return x
end

-- R v: child coordinates -> parent coordinates
function M.vector(R, v, hint, symbol) return each_turn(turn_vector, R, v, hint, symbol) end

local function transposed(T)
  if T.perm then
    local perm, sign = {}, {}
    for k = 1, 3 do perm[T.perm[k]], sign[T.perm[k]] = k, T.sign[k] end
    return { perm = perm, sign = sign, back = not T.back }
  end
  if T.matrix then
    local A, B = T.matrix, {}
    for i = 1, 3 do B[i] = { A[1][i], A[2][i], A[3][i] } end
    return { matrix = B, back = not T.back }
  end
  return { axis = T.axis, c = T.c, s = -T.s, back = not T.back }
end

-- the inverse rotation, again a list of turns
function M.inverse(R)
  local inverse = {}
  for k = #R, 1, -1 do inverse[#inverse + 1] = transposed(R[k]) end
  return inverse
end

-- T B T' for any 3x3 B, by the rows of B T'
local function congruence_by_rows(T, B, hint, symbol)
  local rows, out = {}, { {}, {}, {} }
  for i = 1, 3 do rows[i] = turn_vector(T, B[i]) end
  if hint then hint(symbol .. (T.back and "E" or "R"), mat3.flat(rows), true) end
  for j = 1, 3 do
    local column = turn_vector(T, { rows[1][j], rows[2][j], rows[3][j] })
    for i = 1, 3 do out[i][j] = column[i] end
  end
  return out
end

-- In the plane of the turn, with A = I_ii, B = I_ij, D = I_jj and u = s*(A - D) + 2*c*B:
--   A' = A - s*u,  D' = D + s*u,  B' = c*u - B;  the two entries off the plane turn as a vector.
local function turn_symmetric(T, I, hint, symbol)
  if not T.axis then return mat3.packed(congruence_by_rows(T, mat3.symmetric(I), hint, symbol)) end
  local k = T.axis
  local i, j = k % 3 + 1, (k + 1) % 3 + 1
  local c, s = T.c, T.s
  local A, B, D = I[AT[i][i]], I[AT[i][j]], I[AT[j][j]]
  local u = (A - D) * s + B * (c + c)
  local us = u * s
  if hint then
    hint("c2", { c + c })
    hint("ui", { u })
    hint("uis", { us })
  end
  local out = { table.unpack(I) }
  out[AT[i][i]] = A - us
  out[AT[j][j]] = D + us
  out[AT[i][j]] = u * c - B
  out[AT[i][k]] = I[AT[i][k]] * c - I[AT[j][k]] * s
  out[AT[j][k]] = I[AT[i][k]] * s + I[AT[j][k]] * c
  return out
end

-- R I R' for symmetric I = {xx, xy, xz, yy, yz, zz}
function M.symmetric(R, I, hint, symbol) return each_turn(turn_symmetric, R, I, hint, symbol) end

-- T B T' for any 3x3 B: in the plane, with u = s*(a - d) + c*(b + e) for {{a, b}, {e, d}},
--   a' = a - u s,  d' = d + u s,  b' = u c - e,  e' = u c - b (the antisymmetric part stays);
-- off the plane a row and a column turn as vectors.
local function turn_square(T, B, hint, symbol)
  if not T.axis then return congruence_by_rows(T, B, hint, symbol) end
  local out = { {}, {}, {} }
  local k = T.axis
  local i, j = k % 3 + 1, (k + 1) % 3 + 1
  local c, s = T.c, T.s
  local u = (B[i][i] - B[j][j]) * s + (B[i][j] + B[j][i]) * c
  local us, uc = u * s, u * c
  if hint then
    hint("ub", { u })
    hint("ubs", { us })
    hint("ubc", { uc })
  end
  out[k][k] = B[k][k]
  out[i][i], out[j][j] = B[i][i] - us, B[j][j] + us
  out[i][j], out[j][i] = uc - B[j][i], uc - B[i][j]
  out[i][k] = B[i][k] * c - B[j][k] * s
  out[j][k] = B[i][k] * s + B[j][k] * c
  out[k][i] = B[k][i] * c - B[k][j] * s
  out[k][j] = B[k][i] * s + B[k][j] * c
  return out
end

-- R B R' for any 3x3 B (rows of rows)
function M.square(R, B, hint, symbol)
  return each_turn(turn_square, R, B, hint, symbol, mat3.flat)
end

-- A R for a 3x3 matrix A (rows of rows): the pose of a child from its parent's;  with a hint, A is
-- called R, and its products with some of the turns RRx ..
function M.after(A, R, hint)
  local name = "R"
  for _, T in ipairs(R) do
    local back = transposed(T)
    local rows = {}
    for i = 1, 3 do rows[i] = turn_vector(back, A[i]) end -- rows of A T are T' rows
    A = rows
    name = name .. "R" .. (T.axis and AXES[T.axis] or "")
    if hint and T.axis then hint(name, mat3.flat(A), true) end
  end
  return A
end

return M
