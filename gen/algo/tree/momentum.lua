-- Centre of mass, momentum and energy.
--
--   com            c(q), world              com_velocity   dc/dt, world
--   com_jacobian   Jc[3][nv]                centroidal     A_G[6][nv] and h_G[6] = A_G v: linear,
--                                           then angular momentum about the com, world axes
--   centroidal_bias  dA_G/dt v, the rate of h_G for zero joint accelerations: the sum of the forces
--                  on bodies without gravity, and their moment about the com
--   kinetic_energy 1/2 v'Hv, with rotors   potential_energy  -m g.c, zero at the world's origin
-- Only moving bodies count: with a fixed base the root link does not.  Composite inertias as in
-- CRBA; Orin & Goswami 2008 for the centroidal matrix.
local children = require "algo.tree.children"
local entries = require "algo.tree.entries"
local inertia = require "spatial.inertia"
local kinematics = require "algo.tree.kinematics"
local letters = require "spatial.letters"
local lists = require "list"
local mat3 = require "spatial.mat3"
local motions = require "algo.tree.motions"
local mechanism = require "algo.tree.mechanism"

local M = {}

local AXES, FORCE, MOTION, TEN = letters.AXES, letters.FORCE, letters.MOTION, letters.TEN

-- Composite inertias in body frames, and the whole in the world (index 0).  Most of these functions
-- read only masses and first moments, so no more is computed.
local function composites(model, K, X, words)
  K.equations("Ic = I + children's Ic in the body's frame;  Ic_h = m*c")
  local Ic, arriving = mechanism.inertias(model, K), children.of(model, K)
  Ic[0] = { m = K.zero, h = mat3.zeros(K.zero, 3), I = mat3.zeros(K.zero, 6) }
  local function complete(i, frame)
    Ic[i] = arriving.onto(i, Ic[i], inertia.add)
    K.step(nil, "Ic")
    K.vector("Ic", frame, TEN, inertia.ten(Ic[i]))
  end
  for i = #model.bodies, 1, -1 do
    local body = model.bodies[i]
    K.section((words or "first moment of ") .. mechanism.title(model, i), body.id, i)
    complete(i)
    local moved = inertia.to_parent(X[i], Ic[i], letters.hints(K))
    K.hint("Ic", body.parent > 0 and body.parent or "world", TEN, inertia.ten(moved))
    arriving.add(i, moved)
  end
  complete(0, "world")
  return Ic
end

local function inverse_mass(K, total) return K.derived(0, "per_mass", K.one / total) end

local function center(K, total)
  local c = mat3.scaled(inverse_mass(K, total.m), total.h)
  K.hint("c", nil, AXES, c)
  return c
end

function M.com(model, K)
  local total = composites(model, K, mechanism.transforms(model, K))[0]
  K.section("centre of mass")
  for k, x in ipairs(center(K, total)) do K.store("com", k - 1, x) end
end

-- The momentum of the robot, or the force on it, about the world's origin in world axes, from those
-- of bodies in their frames.  words: a description
local function gather(model, K, X, P, words, symbol, components)
  local arriving = children.of(model, K)
  for i = #model.bodies, 1, -1 do
    local body = model.bodies[i]
    K.section(words .. mechanism.title(model, i), body.id, i)
    local subtree = arriving.onto(i, P[i], mat3.sum)
    K.step(nil, symbol)
    K.vector(symbol, nil, components, subtree)
    arriving.add(i, inertia.force_to_parent(X[i], subtree, letters.hints(K)))
  end
  local whole = arriving.onto(0, mat3.zeros(K.zero, 6), mat3.sum)
  K.owner("all", 0)
  K.hint(symbol, "world", components, whole)
  return whole
end

function M.com_velocity(model, K)
  local S, w, X = mechanism.joints(model, K)
  local I, P, mass = mechanism.inertias(model, K), {}, K.zero
  local V = kinematics.velocities(model, K, X, S, w)
  K.equations("P = I*V + children's P: momentum of a subtree in its body's frame")
  for i in ipairs(model.bodies) do
    P[i], mass = inertia.mul(I[i], V[i]), mass + K.join(0, i, I[i].m)
  end
  local whole = gather(model, K, X, P, "momentum of ", "P", MOTION)
  local per_mass = inverse_mass(K, mass)
  for k = 1, 3 do K.store("vcom", k - 1, whole[k] * per_mass) end
end

-- F = Ic S in world axes for every column: linear part, and moment about a point, if one is given
local function columns(model, K, S, w, Ic, poses, point, use)
  for i, body in ipairs(model.bodies) do
    K.section("columns of " .. mechanism.title(model, i), body.id, i)
    local arm = point and mat3.minus(poses[i].p, point)
    if arm then K.hint("r", nil, AXES, arm, true) end
    for n, column in ipairs(S[i]) do
      local F = inertia.mul(Ic[i], column)
      local symbol = mechanism.column("F", body, n)
      K.hint(symbol, nil, FORCE, F)
      local f, moment = mat3.apply(poses[i].R, F), nil
      if arm then
        moment = mat3.apply(poses[i].R, { F[4], F[5], F[6] })
        moment = mat3.scaled(w[i], mat3.add(moment, mat3.cross(arm, f)))
      end
      f = mat3.scaled(w[i], f)
      K.hint(symbol, "world", FORCE, f)
      use(body.columns[n], f, moment, i, column, mechanism.column("A", body, n))
    end
  end
end

function M.com_jacobian(model, K)
  local S, w, X = mechanism.joints(model, K)
  local all = composites(model, K, X)
  local per_mass = inverse_mass(K, all[0].m)
  local J, add = entries.columns(model, K, 3)
  columns(model, K, S, w, all, kinematics.poses(model, K, X), nil, function(dof, f)
    add(dof, f, per_mass)
  end)
  for index = 0, 3 * model.nv - 1 do K.store("Jcom", index, J[index]) end
end

-- Does a column of body i translate all bodies, so that none rotates about the centre of mass?
local function shifts_all(model, K, i, column)
  if K.join(0, i, K.one) ~= K.one then return false end -- there are several such bodies
  for k, body in ipairs(model.bodies) do
    if (body.parent == 0) ~= (k == i) then return false end
  end
  return K.is_zero(column[4]) and K.is_zero(column[5]) and K.is_zero(column[6])
end

function M.centroidal(model, K)
  local S, w, X = mechanism.joints(model, K)
  local Ic = composites(model, K, X, "composite inertia of ")
  K.equations("F = Ic*S;  A: F in world axes, about the centre of mass")
  -- moments are taken about the centre of mass at once, not moved there from the origin
  local c = center(K, Ic[0])
  local A, add = entries.columns(model, K, 6)
  local function use(dof, f, moment, i, column, symbol)
    if shifts_all(model, K, i, column) then moment = mat3.zeros(K.zero, 3) end
    add(dof, lists.joined(f, moment), K.one)
    K.hint(symbol, nil, { "nx", "ny", "nz" }, moment)
  end
  columns(model, K, S, w, Ic, kinematics.poses(model, K, X), c, use)
  K.section("A_G and h_G = A_G*v")
  for row = 0, 5 do
    local terms = {}
    for dof = 0, model.nv - 1 do
      local x = A[row * model.nv + dof]
      K.store("A", row * model.nv + dof, x)
      terms[dof + 1] = { model.dofs[dof + 1].body, x * K.input("v", dof) }
    end
    K.store("h", row, K.together(terms))
  end
end

function M.centroidal_bias(model, K)
  local S, w, X = mechanism.joints(model, K)
  local F = {}
  local force = motions.forces(model, K, { v = true }, S, w, X, mechanism.inertias(model, K))
  K.equations("F = fB + children's F")
  for i in ipairs(model.bodies) do F[i] = force(i) end
  local whole = gather(model, K, X, F, "force on ", "F", FORCE)
  local total = composites(model, K, X)[0]
  K.section("about the centre of mass")
  local lever = mat3.cross(center(K, total), whole)
  for k = 1, 3 do
    K.store("Adotv", k - 1, whole[k])
    K.store("Adotv", k + 2, whole[k + 3] - lever[k])
  end
end

function M.kinetic_energy(model, K)
  local S, w, X = mechanism.joints(model, K)
  local I, Ia = mechanism.inertias(model, K), mechanism.armatures(model, K)
  local V = kinematics.velocities(model, K, X, S, w)
  local terms = {}
  for i, body in ipairs(model.bodies) do
    K.section("energy of " .. mechanism.title(model, i), body.id, i)
    local P = inertia.mul(I[i], V[i])
    K.hint("P", nil, MOTION, P)
    local twice = inertia.dot(V[i], P)
    for n in ipairs(S[i]) do
      local rate = K.input("v", body.v + n - 1) * w[i]
      twice = twice + Ia[i] * (rate * rate)
    end
    terms[i] = { i, K.name("E2", nil, nil, twice) }
  end
  K.section("kinetic energy", "all", 0)
  local twice = K.together(terms)
  K.hint("E2", nil, {}, { twice })
  K.store("energy", 0, twice * K.num(0.5))
end

function M.potential_energy(model, K)
  local total = composites(model, K, mechanism.transforms(model, K))[0]
  K.section("potential energy")
  local sum = K.zero
  for k = 1, 3 do
    local g = K.param(0, "gravity_" .. AXES[k], model.gravity[k], "acceleration of free fall")
    sum = sum - total.h[k] * g
  end
  K.store("energy", 0, sum)
end

return M
