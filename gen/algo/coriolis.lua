-- The Coriolis matrix C(q, v): C v is the velocity part of the bias, and dH/dt - 2C is skew.
--
-- Source: Echeandia & Wensing, "Numerical methods to compute the Coriolis matrix and Christoffel
-- symbols for rigid-body systems", J. Comput. Nonlinear Dynam. 2021.  Their B(I, v) of a rigid body
-- has, about any point, only two blocks: -[f]x (linear rows, angular columns) with f the linear
-- momentum, and an angular block N; so a subtree's B is the vector f and the 3x3 matrix N.
local inertia = require "spatial.inertia"
local kinematics = require "algo.kinematics"
local mat3 = require "spatial.mat3"
local motion = require "spatial.motion"
local robot = require "algo.robot"
local turn = require "spatial.turn"

local cross, plus = motion.cross, mat3.add

local function skew(K, v)
  return { { K.zero, -v[3], v[2] }, { v[3], K.zero, -v[1] }, { -v[2], v[1], K.zero } }
end

-- f and N of one rigid body:  N = ([w]J - J[w] - [v][h] - [h][v] - [n]) / 2
local function rigid(K, I, V)
  local v, w = { V[1], V[2], V[3] }, { V[4], V[5], V[6] }
  local P = inertia.mul(I, V)
  local J = { { I.I[1], I.I[2], I.I[3] }, { I.I[2], I.I[4], I.I[5] }, { I.I[3], I.I[5], I.I[6] } }
  local W, Vx, Hx = skew(K, w), skew(K, v), skew(K, I.h)
  local n = skew(K, { P[4], P[5], P[6] })
  local WJ, VH, HV = mat3.mul(W, J), mat3.mul(Vx, Hx), mat3.mul(Hx, Vx)
  local half, N = K.num(0.5), {}
  for i = 1, 3 do
    N[i] = {}
    for j = 1, 3 do -- (J W)_ij = -(W J)_ji
      N[i][j] = half * (WJ[i][j] + WJ[j][i] - VH[i][j] - HV[i][j] - n[i][j])
    end
  end
  return { f = { P[1], P[2], P[3] }, N = N }
end

local function to_parent(K, X, B)
  local f = turn.vector(X.R, B.f)
  local N = turn.square(X.R, B.N)
  local shift = mat3.mul(skew(K, X.p), skew(K, f))
  for i = 1, 3 do
    for j = 1, 3 do N[i][j] = N[i][j] - shift[i][j] end
  end
  return { f = f, N = N }
end

local function sum6(a, b)
  local s = {}
  for k = 1, 6 do s[k] = a[k] + b[k] end
  return s
end

-- B S and B' S
local function forces(B, S)
  local l, a = { S[1], S[2], S[3] }, { S[4], S[5], S[6] }
  local f, n = cross(a, B.f), mat3.apply(B.N, a)
  local back = cross(B.f, l)
  local Nt = {}
  for i = 1, 3 do Nt[i] = { B.N[1][i], B.N[2][i], B.N[3][i] } end
  local moment = plus(back, mat3.apply(Nt, a))
  return { f[1], f[2], f[3], n[1], n[2], n[3] }, moment
end

return function(model, K)
  local bodies, nv = model.bodies, model.nv
  local S, w, X = robot.subspaces(model, K), robot.weights(model, K), robot.transforms(model, K)
  local Ic = robot.inertias(model, K)
  local V = kinematics.velocities(model, K, X, S, w)
  local B, Sdot, C = {}, {}, {}
  for i in ipairs(bodies) do
    B[i], Sdot[i] = rigid(K, Ic[i], V[i]), {}
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
      local b, moment = forces(B[i], column)
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
      local moved, parent = to_parent(K, X[i], B[i]), B[body.parent]
      for k = 1, 3 do
        parent.f[k] = parent.f[k] + moved.f[k]
        for m = 1, 3 do parent.N[k][m] = parent.N[k][m] + moved.N[k][m] end
      end
    end
  end
  K.section("C")
  for index = 0, nv * nv - 1 do K.store("C", index, C[index]) end
end
