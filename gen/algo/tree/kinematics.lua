-- Kinematics of links: poses, velocities, accelerations, Jacobians.
--
-- A link's frame is a constant pose away from its body's (model.frames).  Three conventions for a
-- spatial velocity [linear; angular] of a link, at q and v:
--   body     at the link's origin, in link axes
--   aligned  at the link's origin, in world axes
--   world    of the point of the link that is at the world's origin, in world axes
local branches = require "model.branches"
local entries = require "algo.tree.entries"
local inertia = require "spatial.inertia"
local letters = require "spatial.letters"
local lists = require "list"
local mat3 = require "spatial.mat3"
local motion = require "spatial.motion"
local motions = require "algo.tree.motions"
local mechanism = require "algo.tree.mechanism"
local turn = require "spatial.turn"

local plus = mat3.add

local M = {}

local AXES = letters.AXES

-- { R = rows, p } of every body in the world; index 0 is the base.  known(i, pose) gets each.
function M.poses(model, K, X, known)
  local poses = { [0] = { R = mat3.identity(K), p = mat3.zeros(K.zero, 3) } }
  if known then known(0, poses[0]) end
  K.equations("R = R_lambda*E', p = p_lambda + R_lambda*r: pose of a body in the world")
  for i, body in ipairs(model.bodies) do
    K.section("pose of " .. mechanism.title(model, i), body.id, i)
    K.step(nil, "R, p")
    local parent = poses[body.parent]
    local R = turn.after(parent.R, X[i].R, letters.hints(K))
    K.vector("R", nil, letters.SQUARE, mat3.flat(R))
    local p = plus(parent.p, mat3.apply(parent.R, X[i].p))
    K.vector("p", nil, AXES, p)
    poses[i] = { R = R, p = p }
    if known then known(i, poses[i]) end
  end
  return poses
end

-- pose[12 l ..] = rotation row-major, then position, of each wanted link.  It is stored as soon as
-- its body's is known, or 12 numbers a link would stay on the stack (a fifth of the time).
function M.fk(model, K)
  local function store(l, place, body)
    K.section("link " .. place.id, place.id, place.body)
    local X = mechanism.wanted_link(model, K, l)
    local R = turn.after(body.R, X.R, letters.hints(K))
    local p = plus(body.p, mat3.apply(body.R, X.p))
    for i = 1, 3 do
      for j = 1, 3 do K.store("pose", 12 * (l - 1) + 3 * (i - 1) + j - 1, R[i][j]) end
    end
    for k = 1, 3 do K.store("pose", 12 * (l - 1) + 8 + k, p[k]) end
  end
  M.poses(model, K, mechanism.transforms(model, K), function(i, body)
    for l, place in ipairs(model.poses) do
      if place.body == i then store(l, place, body) end
    end
  end)
end

-- motions of all bodies, each in its own frame: own(i), and that of the parent;  words, symbol: a
-- description and a name
local function motions_down(model, K, X, words, symbol, own)
  local all, hint = {}, letters.hints(K)
  for i, body in ipairs(model.bodies) do
    K.section(words .. mechanism.title(model, i), body.id, i)
    K.step(nil, symbol)
    local x, up = own(i), all[body.parent]
    if up then x = mat3.sum(inertia.motion_to_child(X[i], up, hint), x) end
    K.vector(symbol, nil, letters.MOTION, x)
    all[i] = x
  end
  return all
end

-- spatial velocities of all bodies, each in its own frame
function M.velocities(model, K, X, S, w)
  local vJ = mechanism.joint_motion(model, K, S, w, "v")
  K.equations("V = X*V_lambda + S*v: spatial velocity of a body in its own frame")
  return motions_down(model, K, X, "velocity of ", "V", function(i) return vJ[i] end)
end

-- the motion x of a link, in world axes: at the link's origin, or of the point at the world's
local function in_world_axes(model, K, place, X, x, moves)
  local poses = M.poses(model, K, X)
  local T = mechanism.link_transform(K, place)
  local body = poses[place.body]
  local R = turn.after(body.R, T.R, letters.hints(K))
  local lin, ang = mat3.apply(R, x), mat3.apply(R, { x[4], x[5], x[6] })
  if moves then lin = plus(lin, mat3.cross(plus(body.p, mat3.apply(body.R, T.p)), ang)) end
  return { lin[1], lin[2], lin[3], ang[1], ang[2], ang[3] }
end

-- The function of a link that stores in `array` the motion find(model, K, place, S, w, X), which is
-- in link axes.  frame: "body", "aligned" or "world", of all that follow
local function of_link(place, array, frame, find)
  return function(model, K)
    local S, w, X = mechanism.joints(model, K)
    local x = place.body > 0 and find(model, K, place, S, w, X) or mat3.zeros(K.zero, 6)
    if frame ~= "body" then x = in_world_axes(model, K, place, X, x, frame == "world") end
    for k, component in ipairs(x) do K.store(array, k - 1, component) end
  end
end

-- a spatial motion of the link's body, seen from the link
local function seen_from(K, place, x)
  K.section("link " .. place.id, place.id, place.body)
  return inertia.motion_to_child(mechanism.link_transform(K, place), x, letters.hints(K))
end

local function velocity(model, K, place, S, w, X)
  return seen_from(K, place, M.velocities(model, K, X, S, w)[place.body])
end

-- classical acceleration of the link's frame, then angular, no gravity, with or without joint
-- accelerations
local function classical(with_a)
  return function(model, K, place, S, w, X)
    local moving = motions.of(model, K, { v = true, a = with_a }, S, w, X)(place.body)
    K.section("link " .. place.id, place.id, place.body)
    local still, T = mat3.zeros(K.zero, 6), mechanism.link_transform(K, place)
    local m = motion.child(T, moving, still, still, letters.hints(K))
    return { m.dd[1], m.dd[2], m.dd[3], m.dw[1], m.dw[2], m.dw[3] }
  end
end

-- The same as a spatial acceleration (RBDA eq. 2.41).  Not dd - w x v, where terms cancel that are
-- never computed here.
local function spatial(with_a)
  return function(model, K, place, S, w, X)
    local V = M.velocities(model, K, X, S, w)
    local vJ = mechanism.joint_motion(model, K, S, w, "v")
    local aJ = with_a and mechanism.joint_motion(model, K, S, w, "a")
    K.equations(with_a and "A = X*A_lambda + S*a + V x S*v: its acceleration"
      or "A = X*A_lambda + V x S*v: its acceleration for a = 0")
    return seen_from(K, place, motions_down(model, K, X, "acceleration of ", "A", function(i)
      local own = motion.spatial_cross(V[i], vJ[i])
      return aJ and mat3.sum(own, aJ[i]) or own
    end)[place.body])
  end
end

function M.velocity(place, frame) return of_link(place, "V", frame, velocity) end
function M.acceleration(place) return of_link(place, "A", "body", spatial(true)) end
function M.acceleration_classical(place) return of_link(place, "A", "body", classical(true)) end

-- dJ/dt v: the rate of J v, in the same convention, for zero joint accelerations
function M.jdotv(place, frame)
  return of_link(place, "out", frame, (frame == "aligned" and classical or spatial)(false))
end

-- in link axes at the link's origin: S seen from the link, its pose in body j kept while climbing
local function body_jacobian(model, K, place, add, S, w, X)
  local T, hint = mechanism.link_transform(K, place), letters.hints(K)
  for _, i in ipairs(branches.up(model.bodies, place.body)) do
    local body = model.bodies[i]
    K.section("columns of " .. mechanism.title(model, i), body.id, i)
    for n, column in ipairs(S[i]) do
      add(body.columns[n], inertia.motion_to_child(T, column, hint), w[i])
    end
    T = { R = lists.joined(X[i].R, T.R), p = plus(X[i].p, turn.vector(X[i].R, T.p, hint, "p")) }
  end
end

-- in world axes, at the link's origin or at the world's
local function world_jacobian(model, K, place, add, S, w, X, aligned)
  local poses = M.poses(model, K, X)
  local body = poses[place.body]
  local tip = plus(body.p, mat3.apply(body.R, mechanism.link_transform(K, place).p))
  K.hint("p", place.id, AXES, tip, true)
  for _, i in ipairs(branches.up(model.bodies, place.body)) do
    body = model.bodies[i]
    K.section("columns of " .. mechanism.title(model, i), body.id, i)
    local R, arm = poses[i].R, aligned and mat3.minus(poses[i].p, tip) or poses[i].p
    K.hint("r", place.id, AXES, arm, true)
    for n, column in ipairs(S[i]) do
      local ang = mat3.apply(R, { column[4], column[5], column[6] })
      local lin = plus(mat3.apply(R, column), mat3.cross(arm, ang))
      add(body.columns[n], { lin[1], lin[2], lin[3], ang[1], ang[2], ang[3] }, w[i])
    end
  end
end

function M.jacobian(place, frame)
  return function(model, K)
    local S, w, X = mechanism.joints(model, K)
    local J, add = entries.columns(model, K, 6)
    if frame == "body" then
      body_jacobian(model, K, place, add, S, w, X)
    else
      world_jacobian(model, K, place, add, S, w, X, frame == "aligned")
    end
    K.section("J")
    for index = 0, 6 * model.nv - 1 do K.store("J", index, J[index]) end
  end
end

return M
