-- H and the Coriolis matrix of deep trees, whose rows are row operations.
--
-- In body coordinates a force is turned from joint to joint for every pair of a body and one that
-- carries it: some 50 operations a pair.  In frames that do not turn (algo.still) a pair is a
-- scalar product of six numbers, and with the columns of S kept by dof the entries of a row are row
-- operations (algo.supernodes) over runs of consecutive dofs.  Only forces and axes are seen from
-- there; what is composite is summed in body coordinates, which costs less and keeps more digits
-- than turning every inertia.  No entry between two bodies is exactly zero here that is so by
-- geometry.
--   Ic as in algo.crba.   H_ij = F_i' S_j with F_i = Ic_i S_i, j a dof that carries i.
-- Local arrays, by dof: S1..S6 the columns of S, T1..T6 their rates, F1..F6 the forces.
local coriolis = require "spatial.coriolis"
local entries = require "algo.entries"
local inertia = require "spatial.inertia"
local kinematics = require "algo.kinematics"
local letters = require "algo.letters"
local motion = require "spatial.motion"
local robot = require "algo.robot"
local still = require "algo.still"
local turn = require "spatial.turn"

local M = {}

local AXES = letters.MOTION

local function named(K, symbol, frame, list)
  for c = 1, 6 do list[c] = K.name(symbol, frame, AXES[c], list[c]) end
  return list
end

-- components of a column from `first` (1) on
local function keep(K, letter, i, column, first)
  for c = first or 1, 6 do K.store(letter .. c, i, column[c]) end
end

-- for each body that carries another: true
local function carrying(model)
  local carries = {}
  for _, body in ipairs(model.bodies) do carries[body.parent] = true end
  return carries
end

-- sum over c of f[c] * arrays[c][first..], n numbers, into array[index..]
local function combine(K, n, array, index, f, arrays, first)
  for c, a in ipairs(f) do
    if c == 1 then
      K.row_set(n, array, index, a, arrays[c], first)
    else
      K.row_sub(n, array, index, -a, arrays[c], first)
    end
  end
end

local S_ARRAYS = { "S1", "S2", "S3", "S4", "S5", "S6" }

function M.crba(model, K)
  local p, bodies = model.pattern, model.bodies
  local I, X = robot.inertias_and_poses(model, K)
  local S, Ia = robot.subspaces(model, K), robot.armatures(model, K)
  local view, carries = still.of(model, K, X), carrying(model)
  K.equations("Ic = I + children's Ic;  F = Ic*S;  H = F'*S of all that carries it")
  for i, body in ipairs(bodies) do
    K.owner(body.id, i)
    for n, column in ipairs(carries[i] and S[i] or {}) do
      keep(K, "S", body.columns[n] - 1, still.motion(view, i, column))
    end
  end
  for i = #bodies, 1, -1 do
    local body, above = bodies[i], still.above(model, view, i)
    K.section(robot.title(model, i), body.id, i)
    K.step(nil, "Ic")
    K.vector("Ic", nil, letters.TEN, inertia.ten(I[i]))
    for n, column in ipairs(S[i]) do
      local dof, own = body.columns[n], inertia.mul(I[i], column)
      for m = 1, n do
        local value = inertia.dot(S[i][m], own)
        K.store("H", entries.packed(p, dof, body.columns[m]), m == n and value + Ia[i] or value)
      end
      local F, s = named(K, "F", nil, still.force(view, i, own)), view.segment[i]
      for _, run in ipairs(above) do
        if run.segment ~= s then
          F, s = named(K, "F", run.segment, inertia.force_to_parent(view.shift[s], F)), run.segment
        end
        combine(K, run.count, "H", p.rowptr[dof] + run.place - 1, F, S_ARRAYS, run.dof - 1)
      end
    end
    local parent = body.parent
    if parent > 0 then
      K.step("Ic to " .. bodies[parent].id)
      local moved = inertia.to_parent(X[i], I[i])
      K.vector("Ic", parent, letters.TEN, inertia.ten(moved))
      I[parent] = inertia.add(I[parent], moved)
    end
  end
end

local RATES = { "T1", "T2", "T3", "T4", "T5", "T6" }
local FORCES = { "F1", "F2", "F3", "F4", "F5", "F6" }

-- zeros of C: where neither dof carries the other
local function store_zeros(model, K, view)
  local nv, filled = model.nv, {}
  for i, body in ipairs(model.bodies) do
    for _, a in ipairs(body.columns) do
      for _, b in ipairs(body.columns) do filled[(a - 1) * nv + b - 1] = true end
      for _, run in ipairs(still.below(model, view, i)) do
        for b = run.dof, run.dof + run.count - 1 do
          filled[(a - 1) * nv + b - 1], filled[(b - 1) * nv + a - 1] = true, true
        end
      end
    end
  end
  K.section("C: zero where neither carries the other")
  for index = 0, nv * nv - 1 do
    if not filled[index] then K.store("C", index, K.zero) end
  end
end

-- C_ij = S_i' (B_j S_j + Ic_j Sdot_j) where i carries j or is j, and C_ji = Sdot_i' Ic_j S_j +
-- S_i' B_j' S_j where i carries j: as in algo.coriolis, with S, Sdot and the forces kept by dof.
function M.coriolis(model, K)
  local bodies, nv = model.bodies, model.nv
  local S, w, X = robot.joints(model, K)
  local I = robot.inertias(model, K)
  local V = kinematics.velocities(model, K, X, S, w)
  local view, carries = still.of(model, K, X), carrying(model)
  local B, Sdot, seen = {}, {}, {}
  for i, body in ipairs(bodies) do
    K.owner(body.id, i)
    B[i], Sdot[i], seen[i] = coriolis.rigid(K, I[i], V[i]), {}, {}
    for n, column in ipairs(S[i]) do
      Sdot[i][n], seen[i][n] = motion.spatial_cross(V[i], column), still.motion(view, i, column)
      if carries[i] then -- rows of what it carries read these; of S the angular part
        keep(K, "S", body.columns[n] - 1, seen[i][n], 4)
        keep(K, "T", body.columns[n] - 1, still.motion(view, i, Sdot[i][n]))
      end
    end
  end
  store_zeros(model, K, view)

  for i = #bodies, 1, -1 do
    local body, above, below = bodies[i], still.above(model, view, i), still.below(model, view, i)
    K.section(robot.title(model, i), body.id, i)
    K.step("rows of C: over what carries it, then over it and what it carries")
    for n, column in ipairs(S[i]) do
      local dof = body.columns[n]
      local f, moment = coriolis.forces(B[i], column)
      local carried, F = inertia.mul(I[i], Sdot[i][n]), inertia.mul(I[i], column)
      for k = 1, 6 do f[k] = f[k] + carried[k] end
      for m, other in ipairs(S[i]) do
        K.store("C", (body.columns[m] - 1) * nv + dof - 1, inertia.dot(other, f))
      end
      if body.parent > 0 then keep(K, "F", dof - 1, still.force(view, i, f)) end
      F, moment = still.force(view, i, F), turn.vector(view.pose[i].R, moment)
      named(K, "F", nil, F)
      local s = view.segment[i]
      for _, run in ipairs(above) do
        if run.segment ~= s then
          F, s = named(K, "F", run.segment, inertia.force_to_parent(view.shift[s], F)), run.segment
        end
        local at = (dof - 1) * nv + run.dof - 1
        combine(K, run.count, "C", at, F, RATES, run.dof - 1)
        for k = 1, 3 do K.row_sub(run.count, "C", at, -moment[k], S_ARRAYS[k + 3], run.dof - 1) end
      end
    end
    for n in ipairs(S[i]) do
      local from = { [view.segment[i]] = seen[i][n] }
      for _, run in ipairs(below) do
        local s = run.segment
        from[s] = from[s] or named(K, "S", s,
          inertia.motion_to_child(view.shift[s], from[view.above[s]]))
        combine(K, run.count, "C", (body.columns[n] - 1) * nv + run.dof - 1, from[s], FORCES,
          run.dof - 1)
      end
    end
    local parent = body.parent
    if parent > 0 then
      I[parent] = inertia.add(I[parent], inertia.to_parent(X[i], I[i]))
      B[parent] = coriolis.add(B[parent], coriolis.to_parent(K, X[i], B[i]))
    end
  end
end

return M
