-- The Coriolis matrix C(q, v): C v is the velocity part of the bias, and dH/dt - 2C is skew.
--
-- Source: Echeandia & Wensing 2021, see spatial.coriolis.  Composite quantities are summed in body
-- coordinates; forces are projected on the axes of ancestors in the frames of tree.climb.
local children = require "algo.tree.children"
local climb = require "algo.tree.climb"
local coriolis = require "spatial.coriolis"
local gather = require "algo.tree.gather"
local inertia = require "spatial.inertia"
local kinematics = require "algo.tree.kinematics"
local letters = require "spatial.letters"
local mat3 = require "spatial.mat3"
local motion = require "spatial.motion"
local mechanism = require "algo.tree.mechanism"
local turn = require "spatial.turn"

local FORCE, MOTION = letters.FORCE, letters.MOTION

-- An entry between columns of one body: from its inertias, and from rotors if its axes rotate.
local function own_entries(model, K)
  local Ia = mechanism.armatures(model, K)
  return function(i, m, n, axis, F)
    local x = inertia.dot(axis, F)
    if K.is_zero(Ia[i]) then return x end
    return x + Ia[i] * mechanism.rotor_drift_by(model, K, i, m, n, true)
  end
end

return function(model, K)
  local bodies = model.bodies
  local S, w, X = mechanism.joints(model, K)
  local Ic, own = mechanism.inertias(model, K), own_entries(model, K)
  local moments = mechanism.second_moments(model, K, Ic)
  local V = kinematics.velocities(model, K, X, S, w)
  K.equations("B: f = linear momentum and M = sum of velocity*r'*dm, of a body and what it "
    .. "carries, like Ic;  N = tr(M) - M;  Sdot = V x S")
  K.equations("F = Ic*Sdot + B*S, G = Ic*S and n = B'*S are carried up the tree;  C_ji = S_j'*F_i, "
    .. "C_ij = Sdot_j'*G_i + S_j'*n_i")
  local hint = letters.hints(K)
  local B, Sdot = {}, {}
  for i, body in ipairs(bodies) do -- B and Sdot of each body
    K.section("B of " .. mechanism.title(model, i), body.id, i)
    B[i], Sdot[i] = coriolis.rigid(Ic[i], moments[i], V[i], hint), {}
    for n, column in ipairs(S[i]) do
      Sdot[i][n] = motion.spatial_cross(V[i], column)
      K.hint(mechanism.column("Sdot", body, n), nil, MOTION, Sdot[i][n])
    end
  end
  local view = climb.of(model, K, X)
  local C = gather.square(model, K, "C",
    gather.columns(model, K, view, { { "S", S, "S" }, { "Sdot", Sdot, "T" } }), w)
  local composite, moving = children.of(model, K), children.of(model, K)

  for i = #bodies, 1, -1 do -- columns of each body, then its Ic and B go to the parent
    local body = bodies[i]
    K.section("column of " .. mechanism.title(model, i), body.id, i)
    K.step(nil, "Ic, f, M")
    Ic[i] = composite.onto(i, Ic[i], inertia.add)
    B[i] = moving.onto(i, B[i], coriolis.add)
    K.vector("Ic", nil, letters.TEN, inertia.ten(Ic[i]))
    K.vector("f", nil, letters.AXES, B[i].f)
    K.vector("M", nil, letters.SQUARE, mat3.flat(B[i].M))
    for n, column in ipairs(S[i]) do
      local b, moment = coriolis.force(B[i], column), coriolis.moment(B[i], column)
      local F, G = mat3.sum(b, inertia.mul(Ic[i], Sdot[i][n])), inertia.mul(Ic[i], column)
      local function name_forces(frame)
        K.vector(mechanism.column("F", body, n), frame, FORCE, F)
        K.vector(mechanism.column("G", body, n), frame, FORCE, G)
        K.vector(mechanism.column("n", body, n), frame, letters.AXES, moment)
      end
      name_forces(nil)
      for m, axis in ipairs(S[i]) do C.own(i, m, n, own(i, m, n, axis, F)) end
      for _, stop in ipairs(view.stops(i)) do -- entries with each ancestor
        F, G = inertia.force_to_parent(stop.X, F, hint), inertia.force_to_parent(stop.X, G, hint)
        moment = turn.vector(stop.X.R, moment, hint, "n")
        name_forces(stop.frame)
        C.column(i, n, stop, { { "S", F } })
        C.row(i, n, stop, { { "Sdot", G }, { "S", moment, 4 } })
      end
      C.close(i, n)
    end
    if body.parent > 0 then
      composite.add(i, inertia.to_parent(X[i], Ic[i], hint))
      moving.add(i, coriolis.to_parent(X[i], B[i], hint))
    end
  end
end
