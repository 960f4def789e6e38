-- The effect of each of the ten inertial parameters of a body, in its frame, over any scalar: lists
-- in the order of letters.PARAMETERS: m, h = m c and J about the origin.
--
--   parameters.row(s, moving)      s' F, F being the force that causes a body's motion (see
--                                  spatial.motion), and the products of w that two J share
--   parameters.force(moving, zero) F itself, { f, n }: lists by parameter, without zeros
--   parameters.to_parent(X, F)     the same in a parent's frame
--   parameters.kinetic(V, half)    the kinetic energy of a body of velocity V
--   parameters.list(inertia)       the parameters of an inertia (spatial.inertia)
--   parameters.unit(k, zero, one)  the inertia of which parameter k is one and the others zero, or
--                                  all zero (k nil)
-- (Atkeson, An and Hollerbach 1986; by classical accelerations, with which linear velocity cancels)
local mat3 = require "spatial.mat3"
local turn = require "spatial.turn"

local M = {}

local PLACE = { 1, 2, 4, 3, 5, 6 } -- the place of each of the six J among xx xy xz yy yz zz

-- the moment that each J needs, by components: J dw + w x J w
local function euler(moving)
  local W, dw = moving.W, moving.dw
  local square, mixed = moving.square, moving.mixed
  return {
    { dw[1], -W[3][1], -mixed[1], W[2][1], square[2] - square[3], mixed[1] },
    { mixed[2], W[3][2], dw[2], square[3] - square[1], -W[1][2], -mixed[2] },
    { -mixed[3], square[1] - square[2], mixed[3], -W[2][3], W[1][3], dw[3] },
  }
end

-- differences of squares, which need names of their own
function M.differences(moving)
  local square = moving.square
  return { square[2] - square[3], square[3] - square[1], square[1] - square[2] }
end

function M.row(s, moving)
  local l, w, dd, W = s, { s[4], s[5], s[6] }, moving.dd, moving.W
  local lever, E = mat3.cross(dd, w), euler(moving)
  local row = { l[1] * dd[1] + l[2] * dd[2] + l[3] * dd[3] }
  for k = 1, 3 do
    row[k + 1] = W[1][k] * l[1] + W[2][k] * l[2] + W[3][k] * l[3] + lever[k]
  end
  for k = 1, 6 do row[k + 4] = E[1][k] * w[1] + E[2][k] * w[2] + E[3][k] * w[3] end
  local mixed = moving.mixed
  return row, { mixed[1] * w[1], mixed[2] * w[2], mixed[3] * w[3] }
end

-- f depends on m and h, n on h and J: the other parts are zero
function M.force(moving, zero)
  local dd, W, E = moving.dd, moving.W, euler(moving)
  local arm = { { zero, -dd[3], dd[2] }, { dd[3], zero, -dd[1] }, { -dd[2], dd[1], zero } }
  local f, n = { dd }, {}
  for k = 1, 3 do
    f[k + 1] = { W[1][k], W[2][k], W[3][k] }
    n[k + 1] = { -arm[1][k], -arm[2][k], -arm[3][k] }
  end
  for k = 1, 6 do n[k + 4] = { E[1][k], E[2][k], E[3][k] } end
  return { f = f, n = n }
end

function M.to_parent(X, F)
  local f, n = {}, {}
  for k = 1, 10 do
    f[k] = F.f[k] and turn.vector(X.R, F.f[k])
    n[k] = F.n[k] and turn.vector(X.R, F.n[k])
    if f[k] then
      local lever = mat3.cross(X.p, f[k])
      for c = 1, 3 do lever[c] = n[k] and n[k][c] + lever[c] or lever[c] end
      n[k] = lever
    end
  end
  return { f = f, n = n }
end

function M.kinetic(V, half)
  local w = { V[4], V[5], V[6] }
  local h = mat3.cross(V, w)
  local square = {}
  for k = 1, 6 do square[k] = V[k] * V[k] end
  return {
    (square[1] + square[2] + square[3]) * half, h[1], h[2], h[3], square[4] * half, w[1] * w[2],
    square[5] * half, w[1] * w[3], w[2] * w[3], square[6] * half,
  }
end

function M.list(inertia)
  local list = { inertia.m, inertia.h[1], inertia.h[2], inertia.h[3] }
  for k, place in ipairs(PLACE) do list[k + 4] = inertia.I[place] end
  return list
end

function M.unit(k, zero, one)
  local inertia = { m = zero, h = { zero, zero, zero }, I = {} }
  for c = 1, 6 do inertia.I[c] = zero end
  if k == 1 then inertia.m = one end
  if k and 1 < k and k <= 4 then inertia.h[k - 1] = one end
  if k and k > 4 then inertia.I[PLACE[k - 4]] = one end
  return inertia
end

return M
