-- The Coriolis matrix C(q, v): C v is the velocity part of the bias, and dH/dt - 2C is skew.
--
-- Source: Echeandia & Wensing 2021, see spatial.coriolis.
local coriolis = require "spatial.coriolis"
local inertia = require "spatial.inertia"
local kinematics = require "algo.kinematics"
local letters = require "algo.letters"
local mat3 = require "spatial.mat3"
local motion = require "spatial.motion"
local robot = require "algo.robot"
local turn = require "spatial.turn"

local FORCE, MOTION = letters.FORCE, letters.MOTION

local function sum6(a, b)
  local s = {}
  for k = 1, 6 do s[k] = a[k] + b[k] end
  return s
end

return function(model, K)
  local bodies, nv = model.bodies, model.nv
  local S, w, X = robot.subspaces(model, K), robot.weights(model, K), robot.transforms(model, K)
  local Ic = robot.inertias(model, K)
  local V = kinematics.velocities(model, K, X, S, w)
  K.equations("B: f = linear momentum and N, of a body and what it carries, like Ic;  Sdot = V x S")
  K.equations("F = Ic*Sdot + B*S, G = Ic*S and n = B'*S are carried up the tree;  C_ji = S_j'*F_i, "
    .. "C_ij = Sdot_j'*G_i + S_j'*n_i")
  local tell = letters.teller(K)
  local B, Sdot, C = {}, {}, {}
  local function suffixed(symbol, i, n) return #S[i] > 1 and symbol .. n or symbol end
  for i, body in ipairs(bodies) do
    K.section("B of " .. robot.title(model, i), body.id, i)
    B[i], Sdot[i] = coriolis.rigid(K, Ic[i], V[i], tell), {}
    for n, column in ipairs(S[i]) do
      Sdot[i][n] = motion.spatial_cross(V[i], column)
      K.hint(suffixed("Sdot", i, n), nil, MOTION, Sdot[i][n])
    end
  end
  for index = 0, nv * nv - 1 do C[index] = K.zero end
  local function add(row, column, value)
    local index = (row - 1) * nv + column - 1
    C[index] = C[index] + value
  end

  for i = #bodies, 1, -1 do
    local body = bodies[i]
    K.section("column of " .. robot.title(model, i), body.id, i)
    K.step(nil, "Ic, f, N")
    K.vector("Ic", nil, letters.TEN, inertia.ten(Ic[i]))
    K.vector("f", nil, letters.AXES, B[i].f)
    K.vector("N", nil, letters.SQUARE, mat3.flat(B[i].N))
    for n, column in ipairs(S[i]) do
      local b, moment = coriolis.forces(B[i], column)
      local f1 = sum6(b, inertia.mul(Ic[i], Sdot[i][n]))
      local f2 = inertia.mul(Ic[i], column)
      K.vector(suffixed("F", i, n), nil, FORCE, f1)
      K.vector(suffixed("G", i, n), nil, FORCE, f2)
      K.vector(suffixed("n", i, n), nil, letters.AXES, moment)
      for m, other in ipairs(S[i]) do
        add(body.columns[m], body.columns[n], inertia.dot(other, f1) * w[i] * w[i])
      end
      local j = i
      while bodies[j].parent > 0 do
        f1, f2 = inertia.force_to_parent(X[j], f1, tell), inertia.force_to_parent(X[j], f2, tell)
        moment = turn.vector(X[j].R, moment)
        j = bodies[j].parent
        K.vector(suffixed("F", i, n), j, FORCE, f1)
        K.vector(suffixed("G", i, n), j, FORCE, f2)
        K.vector(suffixed("n", i, n), j, letters.AXES, moment)
        for m, other in ipairs(S[j]) do
          local a, dof = bodies[j].columns[m], body.columns[n]
          add(a, dof, inertia.dot(other, f1) * w[i] * w[j])
          local back = inertia.dot(Sdot[j][m], f2)
          for k = 1, 3 do back = back + other[k + 3] * moment[k] end
          add(dof, a, back * w[i] * w[j])
        end
      end
    end
    if body.parent > 0 then
      Ic[body.parent] = inertia.add(Ic[body.parent], inertia.to_parent(X[i], Ic[i], tell))
      B[body.parent] = coriolis.add(B[body.parent], coriolis.to_parent(K, X[i], B[i], tell))
    end
  end
  K.section("C")
  for index = 0, nv * nv - 1 do K.store("C", index, C[index]) end
end
