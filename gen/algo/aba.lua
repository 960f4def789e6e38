-- Forward dynamics by articulated bodies, RBDA table 7.1, in body coordinates: O(n).
--
--   down   the motion that the bodies would have with all joint accelerations zero, and the net
--          force fB that it takes (as in RNEA): accelerations are counted from there, so the
--          velocity-product terms of the book's table are in fB once and for all
--   up     IA = I + children's;  pA = fB + children's;  per column of S: U = IA S,
--          D = S' U, u = tau - S' pA, IA -= U U'/D, pA += U u/D;  both to the parent
--   down   d = X d_lambda;  per column: qdd = (u - U' d)/D, d += S qdd
-- A joint of several dof is taken column by column, which is the factorisation of its D.  After a
-- column that is a coordinate axis, IA has a zero row and column, which is never computed.
-- Mimic joints tie branches together and are not for this algorithm, but where their acceleration
-- is known.
--
--   aba.aba(model, K)      a(q, v, tau)
--   aba.hybrid(model, K)   RBDA section 9.2: the dofs in model.prescribed have the accelerations
--     a_known, which are in fB; such a joint is not projected out (its tau is S' (IA d + pA)), and
--     what carries prescribed joints only stays a rigid body.  The others have tau_known.
local articulated = require "spatial.articulated"
local articulated_bodies = require "algo.articulated"
local capture = require "algo.capture"
local children = require "algo.children"
local entries = require "algo.entries"
local friction = require "algo.friction"
local inertia = require "spatial.inertia"
local letters = require "spatial.letters"
local motions = require "algo.motion"
local order = require "order"
local robot = require "algo.robot"
local walk = require "algo.walk"

local M = {}

local BLOCKS, FORCE, MOTION, TEN = letters.BLOCKS, letters.FORCE, letters.MOTION, letters.TEN

local ten, flat = inertia.ten, articulated_bodies.flat

-- the joint's columns, last to first; returns what the forward pass needs, IA and pA projected
local function eliminate(model, K, i, S, IA, pA, Ia, forces)
  local body, columns = model.bodies[i], {}
  for n = #S, 1, -1 do
    local column, suffix = S[n], #S > 1 and tostring(n) or ""
    local tau
    columns[n], IA = articulated_bodies.project(K, body, n, suffix, column, IA, Ia, function()
      tau = K.input(forces, body.v + n - 1)
      tau = tau - friction.torque(model, K, i, K.input("v", body.v + n - 1))
      return K.name("u" .. suffix, nil, nil, tau - inertia.dot(column, pA))
    end)
    local U, u, Dinv, axis = columns[n].U, columns[n].u, columns[n].Dinv, columns[n].axis
    local push = u * Dinv
    K.hint("uD" .. suffix, nil, {}, { push })
    local moved = {}
    for k = 1, 6 do moved[k] = pA[k] + U[k] * push end
    -- S' pA is tau now, known without the product
    if axis then moved[axis] = K.is_zero(column[axis] - K.one) and tau or -tau end
    pA = moved
    K.hint("pa" .. suffix, nil, FORCE, pA)
  end
  return columns, IA, pA
end

-- of a joint whose acceleration is known: U = IA*S and S'*pA, from which its force follows
local function keep(K, S, IA, rigid, pA)
  local columns = {}
  for n, column in ipairs(S) do
    local suffix = #S > 1 and tostring(n) or ""
    local U = IA and articulated.times(IA, column) or inertia.mul(rigid, column)
    K.vector("U" .. suffix, nil, MOTION, U)
    columns[n] = { S = column, U = U, p = K.name("p" .. suffix, nil, nil, inertia.dot(column, pA)) }
  end
  return columns
end

-- force of column n of a joint whose acceleration is known, d beyond what is in fB
local function known_force(model, K, i, n, column, d, Ia, w)
  local dof = model.bodies[i].v + n - 1
  local own = Ia * (K.input("a_known", dof) * w)
    + friction.torque(model, K, i, K.input("v", dof) * w)
  return (inertia.dot(column.U, d) + column.p + own) * w
end

local function run(model, K, known, forces_of)
  local bodies = model.bodies
  local S, w = robot.subspaces(model, K), robot.weights(model, K)
  local I, X = robot.inertias_and_poses(model, K)
  local Ia = robot.armatures(model, K)
  local given = {}
  for dof in order.pairs(known) do given[dof - 1] = K.input("a_known", dof - 1) end
  local force_on, forces = motions.forces(model, capture(K, {}, { a = given }),
    { v = true, a = next(given) ~= nil, gravity = true }, S, w, X, I), {}
  K.equations("IA = I + children's, pA = fB + children's;  U = IA*S;  D = S'*U;  u = tau - S'*pA;  "
    .. "to the parent go Ia = IA - U*U'/D and pa = pA + U*u/D")
  K.equations("d = X*d_lambda;  a = (u - U'*d)/D;  d += S*a: accelerations beyond those in fB")
  local arriving, columns = children.of(model, K), {}
  local tell = letters.teller(K)

  walk(bodies, function(i) forces[i] = force_on(i) end, function(i)
    local body = bodies[i]
    K.section("articulated inertia of " .. robot.title(model, i), body.id, i)
    local rigid, pA, fixed = I[i], { table.unpack(forces[i]) }, known[body.columns[1]]
    for _, child in ipairs(arriving.at(i)) do
      if child.rigid then rigid = inertia.add(rigid, child.rigid) end
    end
    local IA = not fixed and articulated.from_rigid(rigid, K.zero) or nil
    for _, child in ipairs(arriving.at(i)) do
      if child.IA then
        IA = articulated.add(IA or articulated.from_rigid(rigid, K.zero), child.IA)
      end
      for k = 1, 6 do pA[k] = pA[k] + child.pA[k] end
    end
    K.step(nil, IA and "IA" or "Ic")
    if IA then K.vector("IA", nil, BLOCKS, flat(IA)) else K.vector("Ic", nil, TEN, ten(rigid)) end
    if fixed then
      columns[i] = keep(K, S[i], IA, rigid, pA)
    else
      K.step("the joint projected out")
      columns[i], IA, pA = eliminate(model, K, i, S[i], IA, pA, Ia[i], forces_of)
    end
    if body.parent > 0 then
      K.step(("%s and pA to %s"):format(IA and "IA" or "Ic", bodies[body.parent].id))
      local moved = {}
      if IA then
        moved.IA = articulated.to_parent(X[i], IA, tell)
        K.vector("IA", body.parent, BLOCKS, flat(moved.IA))
      else
        moved.rigid = inertia.to_parent(X[i], rigid, tell)
        K.vector("Ic", body.parent, TEN, ten(moved.rigid))
      end
      moved.pA = inertia.force_to_parent(X[i], pA, tell)
      K.vector("pA", body.parent, FORCE, moved.pA)
      arriving.add(i, moved)
    end
  end)

  local delta, add = {}, entries.collector(K, "tau", entries.of_dofs(model))
  for i, body in ipairs(bodies) do
    K.section("acceleration of " .. robot.title(model, i), body.id, i)
    K.step(nil, "d")
    local d = body.parent > 0 and inertia.motion_to_child(X[i], delta[body.parent], tell)
      or { K.zero, K.zero, K.zero, K.zero, K.zero, K.zero }
    for n, column in ipairs(columns[i]) do
      local dof, known_a = body.v + n - 1, given[body.v + n - 1]
      if known_a then
        if not body.target then K.store("a", dof, known_a) end
        add(dof, known_force(model, K, i, n, column, d, Ia[i], w[i]))
        goto continue
      end
      local a = (column.u - inertia.dot(column.U, d)) * column.Dinv
      K.name("a" .. (#columns[i] > 1 and n or ""), nil, nil, a)
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
