-- Inverse dynamics by recursive Newton-Euler, RBDA table 5.1, in body coordinates:
--
--   down   motion of each body from its parent's and its joint's, and the net force fB that it
--          takes (here and not on the way up, so that no motion has to be kept)
--   up     F = fB - fext + children's F;  tau = S' F;  F to the parent
-- in one walk, branch by branch (algo.walk).
--
-- One recursion, five functions, told apart by what is structurally zero:
--   rnea       tau(q, v, a)                 bias     C(q, v): a = 0
--   rnea_fext  rnea with a spatial force on each body, in its frame
--   gravity    g(q): v = a = 0              Ha       H(q) a: no gravity, v = 0 (RBDA table 6.1)
-- The joint's own terms: reflected rotor inertia times its acceleration and, where the model has
-- them, damping*qd + friction*qd/sqrt(qd^2 + width^2).
local children = require "algo.children"
local entries = require "algo.entries"
local inertia = require "spatial.inertia"
local letters = require "spatial.letters"
local mat3 = require "spatial.mat3"
local motion = require "spatial.motion"
local robot = require "algo.robot"
local turn = require "spatial.turn"
local walk = require "algo.walk"

local M = {}

local AXES, FORCE = letters.AXES, letters.FORCE


local function still(K, model)
  local list = {}
  for i in ipairs(model.bodies) do list[i] = mat3.zeros(K.zero, 6) end
  return list
end

-- minus gravity, as an acceleration of the base
function M.lift(K, model, wanted)
  local dd = {}
  for k = 1, 3 do
    local g = K.param(0, "gravity_" .. AXES[k], model.gravity[k], "acceleration of free fall")
    dd[k] = wanted and -g or K.zero
  end
  return dd
end

-- the products of w and W = [dw]x + [w]x[w]x; ww_x = w_yy + w_zz is minus its first diagonal entry
local function hint(K, body, moving)
  local W, square, mixed = moving.W, moving.square, moving.mixed
  K.hint("w", nil, letters.SYMMETRIC,
    { square[1], mixed[3], mixed[2], square[2], mixed[1], square[3] })
  K.hint("ww", nil, AXES, { -W[1][1], -W[2][2], -W[3][3] })
  K.hint("W", nil, { "xy", "xz", "yx", "yz", "zx", "zy" },
    { W[1][2], W[1][3], W[2][1], W[2][3], W[3][1], W[3][2] })
  if body.parent > 0 then K.hint("dd", body.parent, AXES, moving.carried) end
end

-- down(i) -> the motion of body i, parents first.  given: { v = bool, a = bool, gravity = bool }
function M.motions(model, K, given, S, w, X)
  local vJ = given.v and robot.joint_motion(model, K, S, w, "v") or still(K, model)
  local aJ = given.a and robot.joint_motion(model, K, S, w, "a") or still(K, model)
  K.equations(given.v
    and "w, dw, dd: angular velocity and acceleration, acceleration of the origin"
    or "dw, dd: angular acceleration, acceleration of the origin: p has dd + dw x p")
  if given.v then
    K.equations("W = [dw]x + [w]x[w]x, of w_xy = w_x*w_y .. and ww_x = w_yy + w_zz ..: "
      .. "p has dd + W*p")
  end
  local base = motion.base(K.zero, M.lift(K, model, given.gravity))
  local all = { [0] = base }
  return function(i)
    local body = model.bodies[i]
    K.section("motion of " .. robot.title(model, i), body.id, i)
    K.step(nil, "w, dw, dd")
    all[i] = motion.child(X[i], all[body.parent], vJ[i], aJ[i])
    K.vector("w", nil, AXES, all[i].w)
    K.vector("dw", nil, AXES, all[i].dw)
    K.vector("dd", nil, AXES, all[i].dd)
    hint(K, body, all[i])
    return all[i]
  end
end

-- down(i) -> the net force on body i
function M.forces(model, K, given, S, w, X, I)
  local move = M.motions(model, K, given, S, w, X)
  K.equations(given.v and "fB = I*a + w x I*w: the net force on a body"
    or "fB = I*a: the net force on a body")
  return function(i)
    local moving = move(i)
    K.step(nil, "fB")
    local force = motion.force(I[i], moving)
    K.vector("fB", nil, FORCE, force)
    return force
  end
end

local function width_of(model, K)
  return K.param(0, "friction_width", model.friction_width, "of the smooth sign")
end

-- the sign of a joint's rate, smoothed
function M.smooth_sign(model, K, qd)
  local width = width_of(model, K)
  return qd / K.sqrt(qd * qd + width * width)
end

-- damping and friction of a joint moving at rate qd
function M.friction(model, K, i, qd)
  local d, f = robot.losses(model, K, i)
  local torque = d * qd
  return K.is_zero(f) and torque or torque + f * M.smooth_sign(model, K, qd)
end

-- and their derivative by that rate
function M.friction_slope(model, K, i, qd)
  local d, f = robot.losses(model, K, i)
  if K.is_zero(f) then return d end
  local width = width_of(model, K)
  local square = qd * qd + width * width
  return d + f * (width * width) / (square * K.sqrt(square))
end

-- the force f[i] from outside, given in link axes, in the body's frame
function M.outside(model, K, i)
  local f = {}
  for k = 1, 6 do f[k] = K.input("f", 6 * (i - 1) + k - 1) end
  local R = robot.own_link(model, K, i).R
  local lin, ang = turn.vector(R, f), turn.vector(R, { f[4], f[5], f[6] })
  return { lin[1], lin[2], lin[3], ang[1], ang[2], ang[3] }
end

local function run(model, K, given, result)
  local bodies = model.bodies
  local S, w = robot.subspaces(model, K), robot.weights(model, K)
  local I, X = robot.inertias_and_poses(model, K)
  local Ia = robot.armatures(model, K)
  local force_on, forces = M.forces(model, K, given, S, w, X, I), {}
  K.equations("F = fB + children's F;  tau = S'*F")
  local add = entries.collector(K, result, entries.of_dofs(model))
  local arriving = children.of(model, K)
  walk(bodies, function(i) forces[i] = force_on(i) end, function(i)
    local body = bodies[i]
    K.section("force on " .. robot.title(model, i), body.id, i)
    K.step(nil, "F")
    local F = { table.unpack(forces[i]) }
    local f = given.fext and M.outside(model, K, i)
    for k = 1, 6 do
      if f then F[k] = F[k] - f[k] end
      for _, child in ipairs(arriving.at(i)) do F[k] = F[k] + child[k] end
    end
    K.vector("F", nil, FORCE, F)
    for n, column in ipairs(S[i]) do
      local tau = inertia.dot(column, F)
      if given.a then tau = tau + Ia[i] * (K.input("a", body.v + n - 1) * w[i]) end
      if given.v then
        tau = tau + M.friction(model, K, i, K.input("v", body.v + n - 1) * w[i])
      end
      add(body.columns[n] - 1, tau * w[i])
    end
    if body.parent > 0 then
      K.step("F to " .. bodies[body.parent].id)
      local moved = inertia.force_to_parent(X[i], F, letters.teller(K))
      K.vector("F", body.parent, FORCE, moved)
      arriving.add(i, moved)
    end
  end)
end

function M.rnea(model, K) run(model, K, { v = true, a = true, gravity = true }, "tau") end
function M.rnea_fext(model, K)
  run(model, K, { v = true, a = true, gravity = true, fext = true }, "tau")
end
function M.bias(model, K) run(model, K, { v = true, gravity = true }, "C") end
function M.gravity(model, K) run(model, K, { gravity = true }, "g") end
function M.Ha(model, K) run(model, K, { a = true }, "tau") end

return M
