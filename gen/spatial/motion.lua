-- Motion of a body frame and the force that causes it, in body coordinates, over any scalar.
--
-- A motion is { w = angular velocity, dw = angular acceleration, dd = classical acceleration of the
-- frame's origin }, all in the frame's own axes; gravity enters as dd of the base.  Linear velocity
-- is never needed: with classical accelerations, the velocity terms of the equations of motion
-- contain only w.  (RBDA section 2.11 and eq. 2.48 give the difference from spatial accelerations:
-- a_lin = dd - w x v_lin; the force balance is the same.)
--
-- Everything of second order in w comes from one matrix, W = [dw]x + [w]x[w]x:  the acceleration of
-- a point fixed at p is dd + W p.
local mat3 = require "spatial.mat3"
local turn = require "spatial.turn"

local M = {}

local cross, plus, times = mat3.cross, mat3.add, mat3.apply

-- V x m of spatial vectors, linear first: the rate of a motion m that is constant in a frame moving
-- with V (RBDA eq. 2.31)
function M.spatial_cross(V, m)
  local w, ang = { V[4], V[5], V[6] }, { m[4], m[5], m[6] }
  local rate, turning = plus(cross(w, m), cross(V, ang)), cross(w, ang)
  return { rate[1], rate[2], rate[3], turning[1], turning[2], turning[3] }
end

-- adds to a motion the products of w (with w_r, by `half`), and W; call it once per body
local function complete(motion, half)
  local w, r, dw = motion.w, motion.w_r or motion.w, motion.dw
  local function mixed(i, j)
    return half and (w[i] * r[j] + w[j] * r[i]) * half or w[i] * w[j]
  end
  local xx, yy, zz = w[1] * r[1], w[2] * r[2], w[3] * r[3]
  local xy, xz, yz = mixed(1, 2), mixed(1, 3), mixed(2, 3)
  motion.square = { xx, yy, zz }
  motion.mixed = { yz, xz, xy } -- mixed[k] is the product of the other two
  motion.W = {
    { -(yy + zz), xy - dw[3], xz + dw[2] },
    { xy + dw[3], -(xx + zz), yz - dw[1] },
    { xz - dw[2], yz + dw[1], -(xx + yy) },
  }
  return motion
end

M.turning = complete

-- the base's frame, which only accelerates, with dd (minus gravity)
function M.base(zero, dd)
  return complete { w = { zero, zero, zero }, dw = { zero, zero, zero }, dd = dd }
end

-- The motion of a child whose joint moves with vJ and accelerates with aJ = S*qdd (spatial vectors
-- in child coordinates, linear first; S is constant in the child, so there is no further term).
-- carried: the acceleration of the parent's point at the child's origin, in the parent's axes.
function M.child(X, parent, vJ, aJ, hint)
  local back = turn.inverse(X.R)
  local carried = turn.vector(back, parent.w, hint, "w")
  local u, wJ = { vJ[1], vJ[2], vJ[3] }, { vJ[4], vJ[5], vJ[6] }
  local turned = turn.vector(back, parent.dw, hint, "dw")
  local gyro = cross(carried, wJ)
  local Wp = times(parent.W, X.p)
  if hint then hint("Wp", Wp, true) end
  local point = plus(parent.dd, Wp)
  local arm = turn.vector(back, point, hint, "dd")
  local twice = cross(carried, u)
  local own = cross(wJ, u)
  local dw, dd = {}, {}
  for k = 1, 3 do
    dw[k] = turned[k] + (aJ[k + 3] + gyro[k])
    dd[k] = arm[k] + (aJ[k] + (twice[k] + twice[k] + own[k]))
  end
  return complete { w = plus(carried, wJ), dw = dw, dd = dd, carried = point }
end

-- The same for two velocities V and V_r, where a is the derivative of V_r.  Products of second
-- order in w become the mean of both: xx = w_x w_r_x, xy = (w_x w_r_y + w_y w_r_x)/2.  dw is the
-- angular acceleration less w x w_r/2, dd the acceleration plus w_r x v.  Then motion.force is I*A
-- + B*V_r with the B of spatial.coriolis, and so the force of C v_r with the same C as `coriolis`.
function M.reference(X, parent, vJ, vrJ, aJ, half, hint)
  local back = turn.inverse(X.R)
  local c, cr = turn.vector(back, parent.w, hint, "w"), turn.vector(back, parent.w_r, hint, "w_r")
  local wJ, wrJ = { vJ[4], vJ[5], vJ[6] }, { vrJ[4], vrJ[5], vrJ[6] }
  local dw, point = turn.vector(back, parent.dw, hint, "dw"), plus(parent.dd, times(parent.W, X.p))
  local dd = turn.vector(back, point, hint, "dd")
  local gyro, gyro_r, both = cross(c, wrJ), cross(cr, wJ), cross(wJ, wrJ)
  local slide, slide_r, own = cross(c, vrJ), cross(cr, vJ), cross(wJ, vrJ)
  for k = 1, 3 do
    dw[k] = dw[k] + (aJ[k + 3] + (gyro[k] + gyro_r[k] + both[k]) * half)
    dd[k] = dd[k] + (aJ[k] + (slide[k] + slide_r[k] + own[k]))
  end
  local w, w_r = plus(c, wJ), plus(cr, wrJ)
  local moving = complete({ w = w, w_r = w_r, dw = dw, dd = dd, carried = point }, half)
  if hint then hint("ww_r", mat3.flat(mat3.outer(w, w_r)), true) end
  return moving
end

-- The force that gives a body its motion: f = m dd + W h, and about the origin Euler's equation,
-- with its off-diagonal terms from the entries of W, plus h x dd.
function M.force(inertia, motion, hint)
  local h, I, W, dd, dw = inertia.h, inertia.I, motion.W, motion.dd, motion.dw
  local square, mixed = motion.square, motion.mixed
  local f = times(W, h)
  local lever = cross(h, dd)
  local n = {
    I[1] * dw[1] + (I[6] - I[4]) * mixed[1] + I[5] * (square[2] - square[3])
      + (I[3] * W[2][1] - I[2] * W[3][1]),
    I[4] * dw[2] + (I[1] - I[6]) * mixed[2] + I[3] * (square[3] - square[1])
      + (I[2] * W[3][2] - I[5] * W[1][2]),
    I[6] * dw[3] + (I[4] - I[1]) * mixed[3] + I[2] * (square[1] - square[2])
      + (I[5] * W[1][3] - I[3] * W[2][3]),
  }
  local F = {}
  for k = 1, 3 do
    F[k] = inertia.m * dd[k] + f[k]
    F[k + 3] = n[k] + lever[k]
  end
  if hint then hint("mdd", mat3.scaled(inertia.m, dd), true) end
  return F
end

return M
