-- The kinds of rows that tie frame A of a body to frame B: the residual of each, its change with
-- A's motion, and its second derivative.
--
--   row_kinds.residual(kind, at, K)     phi of the row
--   row_kinds.direction(kind, at, eye)  a, b, of which one may be nil: the row changes by
--                                 dot(a, lin) + dot(b, ang) where A moves by lin and ang; so its
--                                 lambda is the force lambda*a and the moment lambda*b
--   row_kinds.bias(kind, at, second, K)   (dK/dt v)[row];  second: the second derivatives of p, z
--                                 and R, in which rows are linear, and p' (dp)
--   row_kinds.faces(c)            the axes of A that constraint c needs: all ("R"), z alone ("z")
--                                 or nil
--   row_kinds.needs_R(c), needs_z(c), rolls(c)   whether it has such rows
--   row_kinds.rate_of_skew(K, R)  T of e' = T w, T = (tr R - R)/2
-- `at` describes A in B: its origin p, rotation R (rows) and axis z, as far as the type needs them.
local lists = require "list"
local mat3 = require "spatial.mat3"
local rolling = require "algo.constraints.rolling"

local M = {}

local cross, dot = mat3.cross, mat3.dot

local POSITION = { x = 1, y = 2, z = 3 }
local SKEW = { ex = { 3, 2 }, ey = { 1, 3 }, ez = { 2, 1 } }
local OF_E = { ex = 1, ey = 2, ez = 3 }

-- rows of z: phi is component k of z times a sign, and its rate that component of w x z
local OF_Z = { ax = { 2, -1 }, ay = { 1, 1 }, dot = { 3, 1 } }

-- rows of constraints.rolling
local ROLLING = { slip_x = true, slip_y = true, low = true, rate = true }

function M.residual(kind, at, K)
  if ROLLING[kind] then return rolling.phi(kind, at, K) end
  if POSITION[kind] then return at.p[POSITION[kind]] end
  if OF_Z[kind] then
    local z = at.z[OF_Z[kind][1]]
    return OF_Z[kind][2] > 0 and z or -z
  end
  if kind == "way" then return at.length and at.span - at.length or at.span end
  if kind == "length" then
    local length = at.length
    return (dot(at.p, at.p) - length * length) * at.half_per_length
  end
  local i, j = table.unpack(SKEW[kind])
  return K.num(0.5) * (at.R[i][j] - at.R[j][i])
end

function M.rate_of_skew(K, R)
  local T, half = {}, K.num(0.5)
  for i = 1, 3 do
    T[i] = {}
    for j = 1, 3 do T[i][j] = -half * R[i][j] end
    local k, l = i % 3 + 1, (i + 1) % 3 + 1
    T[i][i] = half * (R[k][k] + R[l][l])
  end
  return T
end

function M.direction(kind, at, eye)
  if ROLLING[kind] then return rolling.direction(kind, at, eye) end
  if POSITION[kind] then return eye:unit(POSITION[kind]) end
  if kind == "length" or kind == "way" then return at.u end
  if OF_E[kind] then return nil, at.T[OF_E[kind]] end
  local k, sign = table.unpack(OF_Z[kind])
  local turned = cross(at.z, eye:unit(k))
  return nil, sign > 0 and turned or { -turned[1], -turned[2], -turned[3] }
end

function M.bias(kind, at, second, K)
  if ROLLING[kind] then return rolling.bias(kind, at, second) end
  if kind == "way" then -- u' is what p' has across u, over |p|
    local rate, square = dot(at.u, second.dp), dot(second.dp, second.dp)
    local across = square - rate * rate
    K.hint("dl", nil, {}, { rate }, true)
    K.hint("dp_squared", nil, {}, { square }, true)
    K.hint("across_squared", nil, {}, { across }, true)
    return across * at.per_span + dot(at.u, second.p)
  end
  if kind ~= "length" then return M.residual(kind, second, K) end
  return dot(second.dp, second.dp) * at.per_length + dot(at.u, second.p)
end

local function needs(c, kinds)
  return lists.any(c.rows, function(row) return kinds[row.kind] end)
end

function M.rolls(c) return ROLLING[c.rows[1].kind] end

function M.needs_z(c) return needs(c, OF_Z) end

function M.needs_R(c) return needs(c, OF_E) end

function M.faces(c)
  if needs(c, OF_E) then return "R" end
  return needs(c, OF_Z) and "z" or rolling.faces(c)
end

return M
