-- Forward dynamics by articulated bodies, RBDA table 7.1, in body coordinates: O(n).
--
--   down   the motion of the bodies for zero joint accelerations, and its net force fB (as in
--          RNEA): accelerations are counted from there, so the velocity-product terms of the book's
--          table are in fB once and for all
--   up     IA = I + children's;  pA = fB + children's;  per column of S: U = IA S,
--          D = S' U, u = tau - S' pA, IA -= U U'/D, pA += U u/D;  both to the parent
--   down   d = X d_lambda;  per column: qdd = (u - U' d)/D, d += S qdd
-- Mimic joints tie branches together and are not supported, unless their acceleration is known.
--
--   aba.aba(model, K)      a(q, v, tau)
--   aba.hybrid(model, K)   RBDA section 9.2: the dofs in model.prescribed have the accelerations
--     a_known, which are in fB; such a joint is not projected out: its tau is S' (IA d + pA).  The
--     others have tau_known.
local articulated_bodies = require "algo.tree.articulated_bodies"
local capture = require "algo.kit.capture"
local children = require "algo.tree.children"
local entries = require "algo.tree.entries"
local friction = require "algo.tree.friction"
local inertia = require "spatial.inertia"
local letters = require "spatial.letters"
local mat3 = require "spatial.mat3"
local motions = require "algo.tree.motions"
local order = require "order"
local mechanism = require "algo.tree.mechanism"

local M = {}

local MOTION = letters.MOTION

-- force of column n of a joint whose acceleration is known, d beyond the part in fB
local function known_force(model, K, i, n, column, d, Ia, w)
  local dof = model.bodies[i].v + n - 1
  local own = Ia * (K.input("a_known", dof) * w + mechanism.rotor_drift(model, K, i, n))
    + friction.torque(model, K, i, K.input("v", dof) * w)
  return (inertia.dot(column.U, d) + column.p + own) * w
end

local function run(model, K, known, forces_of)
  local bodies = model.bodies
  local S, w, X, I, Ia = mechanism.rigid(model, K)
  -- bias motions: with known accelerations, others zero
  local given = {}
  for dof in order.pairs(known) do given[dof - 1] = K.input("a_known", dof - 1) end
  local force_on, forces = motions.forces(model, capture(K, {}, { a = given }),
    { v = true, a = next(given) ~= nil, gravity = true }, S, w, X, I), {}
  K.equations("IA = I + children's, pA = fB + children's;  U = IA*S;  D = S'*U;  u = tau - S'*pA;  "
    .. "the parent gets Ia = IA - U*U'/D and pa = pA + U*u/D")
  K.equations("d = X*d_lambda;  a = (u - U'*d)/D;  d += S*a: d is in addition to dw and dd in fB")
  -- leaf to root: articulated inertias and bias forces
  local up, columns = articulated_bodies.up(model, K, S, X, I, {
    at = forces, known = known,
    tau = function(i, n)
      local dof = bodies[i].v + n - 1
      return K.input(forces_of, dof) - friction.torque(model, K, i, K.input("v", dof))
        - Ia[i] * mechanism.rotor_drift(model, K, i, n)
    end,
  })
  children.walk(bodies, function(i) forces[i] = force_on(i) end, up)

  -- root to leaf: accelerations in addition to the bias motions
  local delta, hint = {}, letters.hints(K)
  local add = entries.collector(K, "tau", entries.of_dofs(model))
  for i, body in ipairs(bodies) do
    K.section("acceleration of " .. mechanism.title(model, i), body.id, i)
    K.step(nil, "d")
    local d = body.parent > 0 and inertia.motion_to_child(X[i], delta[body.parent], hint)
      or mat3.zeros(K.zero, 6)
    -- a prescribed dof gets its force, any other its acceleration
    for n, column in ipairs(columns[i]) do
      local dof, known_a = body.v + n - 1, given[body.v + n - 1]
      if known_a then
        if not body.target then K.store("a", dof, known_a) end
        add(dof, known_force(model, K, i, n, column, d, Ia[i], w[i]))
        goto continue
      end
      local a = (column.u - inertia.dot(column.U, d)) * column.Dinv
      K.name(mechanism.column("a", body, n), nil, nil, a)
      K.store("a", dof, a)
      if forces_of ~= "tau" then add(dof, K.input(forces_of, dof)) end
      for k = 1, 6 do d[k] = d[k] + column.S[k] * a end
      ::continue::
    end
    K.vector("d", nil, MOTION, d)
    delta[i] = d
  end
end

function M.aba(model, K) run(model, K, {}, "tau") end
function M.hybrid(model, K) run(model, K, model.prescribed, "tau_known") end

return M
