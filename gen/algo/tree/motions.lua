-- Motions of bodies, and the net forces that cause them.
--
--   motions.of(model, K, given, S, w, X) -> motion_of(i), computed when it is first called, after
--     the motions of the bodies that carry body i
--   motions.forces(model, K, given, S, w, X, I) -> down(i) -> the net force on body i
--     given = { v, a, gravity }: which of them are not zero; S, w, X, I as in tree.mechanism
--   motions.name_products(K, moving)   names the products of w and the entries of W = [dw]x +
--     [w]x[w]x; ww_x = w_yy + w_zz is minus its first diagonal entry
--   motions.lift(model, K, wanted)   minus gravity, as an acceleration of the base; or zero
local letters = require "spatial.letters"
local lists = require "list"
local mat3 = require "spatial.mat3"
local motion = require "spatial.motion"
local mechanism = require "algo.tree.mechanism"

local M = {}

local AXES, FORCE = letters.AXES, letters.FORCE

local function still(K, model)
  return lists.mapped(model.bodies, function() return mat3.zeros(K.zero, 6) end)
end

function M.lift(model, K, wanted)
  local dd = {}
  for k = 1, 3 do
    local g = K.param(0, "gravity_" .. AXES[k], model.gravity[k], "acceleration of free fall")
    dd[k] = wanted and -g or K.zero
  end
  return dd
end

function M.name_products(K, moving, frame, loose)
  local W, square, mixed = moving.W, moving.square, moving.mixed
  K.hint("w", frame, letters.SYMMETRIC,
    { square[1], mixed[3], mixed[2], square[2], mixed[1], square[3] }, loose)
  K.hint("ww", frame, AXES, { -W[1][1], -W[2][2], -W[3][3] }, loose)
  K.hint("W", frame, { "xy", "xz", "yx", "yz", "zx", "zy" },
    { W[1][2], W[1][3], W[2][1], W[2][3], W[3][1], W[3][2] }, loose)
end

function M.of(model, K, given, S, w, X)
  local vJ = given.v and mechanism.joint_motion(model, K, S, w, "v") or still(K, model)
  local aJ = given.a and mechanism.joint_motion(model, K, S, w, "a") or still(K, model)
  K.equations((given.v and "w, dw, dd: angular velocity and" or "dw, dd: angular")
    .. " acceleration, acceleration of the origin"
    .. (given.gravity and " less that of free fall" or "")
    .. (given.v and "" or ";  a point p has dd + dw x p"))
  if given.v then
    K.equations("W = [dw]x + [w]x[w]x, from w_xy = w_x*w_y .. and ww_x = w_yy + w_zz ..;  "
      .. "a point p has the acceleration dd + W*p")
  end
  -- gravity is an acceleration of the base, so no body has a weight of its own
  local all = { [0] = motion.base(K.zero, M.lift(model, K, given.gravity)) }
  local function motion_of(i)
    if all[i] then return all[i] end
    local body = model.bodies[i]
    local above = motion_of(body.parent)
    K.section("motion of " .. mechanism.title(model, i), body.id, i)
    K.step(nil, "w, dw, dd")
    all[i] = motion.child(X[i], above, vJ[i], aJ[i], letters.hints(K))
    K.vector("w", nil, AXES, all[i].w)
    K.vector("dw", nil, AXES, all[i].dw)
    K.vector("dd", nil, AXES, all[i].dd)
    M.name_products(K, all[i])
    if body.parent > 0 then K.hint("dd", body.parent, AXES, all[i].carried) end
    return all[i]
  end
  return motion_of
end

function M.forces(model, K, given, S, w, X, I)
  local move = M.of(model, K, given, S, w, X)
  K.equations(given.v and "fB = (m*dd + W*h, J*dw + w x J*w + h x dd): the net force on a body"
    or "fB = (m*dd + dw x h, J*dw + h x dd): the net force on a body")
  return function(i)
    local moving = move(i)
    K.step(nil, "fB")
    local force = motion.force(I[i], moving, letters.hints(K))
    K.vector("fB", nil, FORCE, force)
    return force
  end
end

return M
