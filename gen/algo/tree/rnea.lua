-- Inverse dynamics by recursive Newton-Euler, RBDA table 5.1, in body coordinates:
--
--   down   motion of each body from its parent's and its joint's, and the net force fB that it
--          takes (here and not on the way up, so that no motion has to be kept)
--   up     F = fB - fext + children's F;  tau = S' F;  F to the parent
-- in one walk, branch by branch (tree.walk).
--
-- One recursion, five functions, told apart by what is structurally zero:
--   rnea       tau(q, v, a)                 bias     C(q, v): a = 0
--   rnea_fext  rnea with a spatial force on each body, in its frame
--   gravity    g(q): v = a = 0              Ha       H(q) a: no gravity, v = 0 (RBDA table 6.1)
-- The joint's own terms: reflected rotor inertia times its acceleration and, where the model has
-- them, damping*qd + friction*qd/sqrt(qd^2 + width^2).
local children = require "algo.tree.children"
local entries = require "algo.tree.entries"
local friction = require "algo.tree.friction"
local inertia = require "spatial.inertia"
local letters = require "spatial.letters"
local motions = require "algo.tree.motions"
local mechanism = require "algo.tree.mechanism"
local walk = require "algo.tree.walk"

local M = {}

local FORCE = letters.FORCE

local function run(model, K, given, result)
  local bodies = model.bodies
  local S, w = mechanism.subspaces(model, K), mechanism.weights(model, K)
  local I, X = mechanism.inertias_and_poses(model, K)
  local Ia = mechanism.armatures(model, K)
  local force_on, forces = motions.forces(model, K, given, S, w, X, I), {}
  K.equations("F = fB + children's F;  tau = S'*F")
  local add = entries.collector(K, result, entries.of_dofs(model))
  local arriving = children.of(model, K)
  walk(bodies, function(i) forces[i] = force_on(i) end, function(i)
    local body = bodies[i]
    K.section("force on " .. mechanism.title(model, i), body.id, i)
    K.step(nil, "F")
    local F = { table.unpack(forces[i]) }
    local f = given.fext and motions.outside(model, K, i)
    for k = 1, 6 do
      if f then F[k] = F[k] - f[k] end
      for _, child in ipairs(arriving.at(i)) do F[k] = F[k] + child[k] end
    end
    K.vector("F", nil, FORCE, F)
    for n, column in ipairs(S[i]) do
      local tau = inertia.dot(column, F)
      if given.a then tau = tau + Ia[i] * (K.input("a", body.v + n - 1) * w[i]) end
      if given.v then
        tau = tau + friction.torque(model, K, i, K.input("v", body.v + n - 1) * w[i])
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
