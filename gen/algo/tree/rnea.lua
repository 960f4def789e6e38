-- Inverse dynamics by recursive Newton-Euler, RBDA table 5.1, in body coordinates:
--
--   down   motion of each body from its parent's and its joint's, and the net force fB that it
--          takes (here and not on the way up, so that no motion has to be kept)
--   up     F = fB - fext + children's F;  tau = S' F;  F to the parent
-- in one walk, branch by branch (tree.children).
--
-- One recursion for several functions, which differ in structural zeros:
--   rnea       tau(q, v, a)                 bias     C(q, v): a = 0
--   rnea_fext  rnea with a spatial force on each body, in its frame
--   Ha         H(q) a: no gravity, v = 0 (RBDA table 6.1)
--   rnea_fext_world     rnea with forces in world axes, each at a point of the world
--   coriolis_force      C v: no gravity, a = 0, and no friction
-- and two whose results are forces across joints instead of tau:
--   joint_forces(_fext) F[i], the force across joint i in its link's axes (RBDA eq. 3.34)
--   mimic_forces        tau_c[i] with G' tau_c = 0 (RBDA eq. 3.18 to 3.21)
-- The joint's own terms: reflected rotor inertia times its acceleration and, where the model has
-- them, damping*qd + friction*qd/sqrt(qd^2 + width^2).
local children = require "algo.tree.children"
local entries = require "algo.tree.entries"
local friction = require "algo.tree.friction"
local inertia = require "spatial.inertia"
local letters = require "spatial.letters"
local motions = require "algo.tree.motions"
local mechanism = require "algo.tree.mechanism"
local order = require "order"
local outside = require "algo.tree.outside"

local M = {}

local FORCE = letters.FORCE

-- tau[dof]: the torques of all bodies that a dof moves
local function summed(model, K, array, w)
  local add = entries.collector(K, array, entries.of_dofs(model))
  return function(i, _, torques)
    for n, tau in ipairs(torques) do add(model.bodies[i].columns[n] - 1, tau * w[i]) end
  end
end

-- given: v, a, gravity: which of them are not zero;  losses: friction counts;  fext: axes of forces
-- from outside (tree.outside).  take: a function take(i, F, torques of its joint) for each body, or
-- the name of an array for their sums, as tau
local function run(model, K, given, take)
  local bodies = model.bodies
  local S, w, X, I, Ia = mechanism.rigid(model, K)
  local pushed = given.fext and given.fext(model, K, X)
  local force_on, forces = motions.forces(model, K, given, S, w, X, I), {}
  K.equations("F = fB + children's F;  tau = S'*F")
  if type(take) == "string" then take = summed(model, K, take, w) end
  local arriving = children.of(model, K)
  children.walk(bodies, function(i) forces[i] = force_on(i) end, function(i)
    local body = bodies[i]
    K.section("force on " .. mechanism.title(model, i), body.id, i)
    K.step(nil, "F")
    -- the force through the joint: net force, less external force, plus children's
    local F = { table.unpack(forces[i]) }
    local f = pushed and pushed(i)
    for k = 1, 6 do
      if f then F[k] = F[k] - f[k] end
      for _, child in ipairs(arriving.at(i)) do F[k] = F[k] + child[k] end
    end
    K.vector("F", nil, FORCE, F)
    -- its components along the joint, plus rotor inertia, damping and friction
    local torques = {}
    for n, column in ipairs(S[i]) do
      local tau = inertia.dot(column, F)
      if given.a then tau = tau + Ia[i] * (K.input("a", body.v + n - 1) * w[i]) end
      if given.v then tau = tau + Ia[i] * mechanism.rotor_drift(model, K, i, n) end
      if given.losses then
        tau = tau + friction.torque(model, K, i, K.input("v", body.v + n - 1) * w[i])
      end
      torques[n] = tau
    end
    take(i, F, torques)
    if body.parent > 0 then
      K.step("F to " .. bodies[body.parent].id)
      local moved = inertia.force_to_parent(X[i], F, letters.hints(K))
      K.vector("F", body.parent, FORCE, moved)
      arriving.add(i, moved)
    end
  end)
end

local MOVING = { v = true, a = true, gravity = true, losses = true }
local FEXT = order.with(MOVING, { fext = outside.in_link })
local FEXT_WORLD = order.with(MOVING, { fext = outside.in_world })

function M.rnea(model, K) run(model, K, MOVING, "tau") end
function M.rnea_fext(model, K) run(model, K, FEXT, "tau") end
function M.rnea_fext_world(model, K) run(model, K, FEXT_WORLD, "tau") end
function M.bias(model, K) run(model, K, { v = true, gravity = true, losses = true }, "C") end
function M.Ha(model, K) run(model, K, { a = true }, "tau") end
function M.coriolis_force(model, K) run(model, K, { v = true }, "Cv") end

-- F of all bodies, in the axes of their links
local function across(given)
  return function(model, K)
    run(model, K, given, function(i, F)
      local f = outside.to_link(model, K, i, F)
      for k = 1, 6 do K.store("F", 6 * (i - 1) + k - 1, f[k]) end
    end)
  end
end

M.joint_forces, M.joint_forces_fext = across(MOVING), across(FEXT)

-- A follower gets its torque from its tie, and its leader the reaction, times the ratio.
function M.mimic_forces(model, K)
  local w, paid, own = mechanism.weights(model, K), {}, {}
  run(model, K, MOVING, function(i, _, torques)
    local l = model.bodies[i].target
    if not l then return end
    own[i] = torques[1]
    paid[l] = paid[l] and paid[l] - own[i] * w[i] or -(own[i] * w[i])
  end)
  K.section("tau_c")
  for i in ipairs(model.bodies) do K.store("tau_c", i - 1, own[i] or paid[i] or K.zero) end
end

return M
