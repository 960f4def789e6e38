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
-- Mimic joints tie branches together and are not for this algorithm.
local articulated = require "spatial.articulated"
local inertia = require "spatial.inertia"
local letters = require "algo.letters"
local rnea = require "algo.rnea"
local robot = require "algo.robot"
local walk = require "algo.walk"

local BLOCKS, FORCE, MOTION = letters.BLOCKS, letters.FORCE, letters.MOTION

local function flat(IA)
  local list = { table.unpack(IA.M) }
  for i = 1, 3 do table.move(IA.B[i], 1, 3, #list + 1, list) end
  return table.move(IA.C, 1, 6, #list + 1, list)
end

-- the place of the only non-zero of a column that is a coordinate axis
local function coordinate_axis(K, column)
  local place
  for k = 1, 6 do
    if not K.is_zero(column[k]) then
      if place then return nil end
      place = k
    end
  end
  return place
end

-- the joint's columns, last to first; returns what the forward pass needs, IA and pA projected
local function eliminate(model, K, i, S, IA, pA, Ia)
  local body, columns = model.bodies[i], {}
  for n = #S, 1, -1 do
    local column, suffix = S[n], #S > 1 and tostring(n) or ""
    local U = articulated.times(IA, column)
    local D = K.name("D" .. suffix, nil, nil, inertia.dot(column, U) + Ia)
    local tau = K.input("tau", body.v + n - 1)
    tau = tau - rnea.friction(model, K, i, K.input("v", body.v + n - 1))
    local u = K.name("u" .. suffix, nil, nil, tau - inertia.dot(column, pA))
    local Dinv = K.name("Dinv" .. suffix, nil, nil, K.one / D)
    K.pivot(body.columns[n], D)
    K.vector("U" .. suffix, nil, MOTION, U)
    columns[n] = { S = column, U = U, u = u, Dinv = Dinv }
    local axis = K.is_zero(Ia) and coordinate_axis(K, column) or nil
    local UD
    IA, UD = articulated.project(IA, U, Dinv, axis, K.zero)
    K.hint("UD" .. suffix, nil, MOTION, UD)
    K.hint("Ia" .. suffix, nil, BLOCKS, flat(IA))
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

return function(model, K)
  local bodies = model.bodies
  local S, w = robot.subspaces(model, K), robot.weights(model, K)
  local I, X = robot.inertias_and_poses(model, K)
  local Ia = robot.armatures(model, K)
  local force_on, forces = rnea.forces(model, K, { v = true, gravity = true }, S, w, X, I), {}
  K.equations("IA = I + children's, pA = fB + children's;  U = IA*S;  D = S'*U;  u = tau - S'*pA;  "
    .. "to the parent go Ia = IA - U*U'/D and pa = pA + U*u/D")
  K.equations("d = X*d_lambda;  a = (u - U'*d)/D;  d += S*a: accelerations beyond those in fB")
  local arriving, columns = {}, {}
  for i in ipairs(bodies) do arriving[i] = {} end
  local tell = letters.teller(K)

  walk(bodies, function(i) forces[i] = force_on(i) end, function(i)
    local body = bodies[i]
    K.section("articulated inertia of " .. robot.title(model, i), body.id, i)
    local IA, pA = articulated.from_rigid(I[i], K.zero), { table.unpack(forces[i]) }
    for _, child in ipairs(arriving[i]) do
      IA = articulated.add(IA, child.IA)
      for k = 1, 6 do pA[k] = pA[k] + child.pA[k] end
    end
    K.step(nil, "IA")
    K.vector("IA", nil, BLOCKS, flat(IA))
    K.step("the joint projected out")
    columns[i], IA, pA = eliminate(model, K, i, S[i], IA, pA, Ia[i])
    if body.parent > 0 then
      K.step("IA and pA to " .. bodies[body.parent].id)
      IA, pA = articulated.to_parent(X[i], IA, tell), inertia.force_to_parent(X[i], pA, tell)
      K.vector("IA", body.parent, BLOCKS, flat(IA))
      K.vector("pA", body.parent, FORCE, pA)
      table.insert(arriving[body.parent], { IA = IA, pA = pA })
    end
  end)

  local delta = {}
  for i, body in ipairs(bodies) do
    K.section("acceleration of " .. robot.title(model, i), body.id, i)
    K.step(nil, "d")
    local d = body.parent > 0 and inertia.motion_to_child(X[i], delta[body.parent], tell)
      or { K.zero, K.zero, K.zero, K.zero, K.zero, K.zero }
    for n, column in ipairs(columns[i]) do
      local a = (column.u - inertia.dot(column.U, d)) * column.Dinv
      K.name("a" .. (#columns[i] > 1 and n or ""), nil, nil, a)
      K.store("a", body.v + n - 1, a)
      for k = 1, 6 do d[k] = d[k] + column.S[k] * a end
    end
    K.vector("d", nil, MOTION, d)
    delta[i] = d
  end
end
