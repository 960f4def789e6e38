-- The Coriolis matrix C(q, v): C v is the velocity part of the bias, and dH/dt - 2C is skew.
--
-- Source: Echeandia & Wensing 2021, see spatial.coriolis.
local coriolis = require "spatial.coriolis"
local inertia = require "spatial.inertia"
local kinematics = require "algo.kinematics"
local motion = require "spatial.motion"
local robot = require "algo.robot"
local turn = require "spatial.turn"

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
  local B, Sdot, C = {}, {}, {}
  for i in ipairs(bodies) do
    B[i], Sdot[i] = coriolis.rigid(K, Ic[i], V[i]), {}
    for n, column in ipairs(S[i]) do Sdot[i][n] = motion.spatial_cross(V[i], column) end
  end
  for index = 0, nv * nv - 1 do C[index] = K.zero end
  local function add(row, column, value)
    local index = (row - 1) * nv + column - 1
    C[index] = C[index] + value
  end

  for i = #bodies, 1, -1 do
    local body = bodies[i]
    K.section("column of " .. robot.title(model, i), body.id, i)
    for n, column in ipairs(S[i]) do
      local b, moment = coriolis.forces(B[i], column)
      local f1 = sum6(b, inertia.mul(Ic[i], Sdot[i][n]))
      local f2 = inertia.mul(Ic[i], column)
      for m, other in ipairs(S[i]) do
        add(body.columns[m], body.columns[n], inertia.dot(other, f1) * w[i] * w[i])
      end
      local j = i
      while bodies[j].parent > 0 do
        f1, f2 = inertia.force_to_parent(X[j], f1), inertia.force_to_parent(X[j], f2)
        moment = turn.vector(X[j].R, moment)
        j = bodies[j].parent
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
      Ic[body.parent] = inertia.add(Ic[body.parent], inertia.to_parent(X[i], Ic[i]))
      B[body.parent] = coriolis.add(B[body.parent], coriolis.to_parent(K, X[i], B[i]))
    end
  end
  K.section("C")
  for index = 0, nv * nv - 1 do K.store("C", index, C[index]) end
end
