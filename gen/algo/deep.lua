-- H, its inverse and the Coriolis matrix of long chains, with everything seen from the base.
--
-- In body coordinates a force is turned from joint to joint for every pair of a body and one that
-- carries it: some 50 operations a pair.  Seen from one frame nothing is turned, a pair is a scalar
-- product of six numbers, and with the columns of S kept by dof the entries of a row are row
-- operations (algo.rows) over runs of consecutive dofs.  Getting there costs each body more, so it
-- pays where the tree is deep (prog.target).  No entry is exactly zero here that is so by geometry.
--   composite inertias: sums.   H_ij = F_i' S_j with F_i = Ic_i S_i, j a dof that carries i.
-- Local arrays, by dof: S1..S6 the columns of S, T1..T6 their rates, F1..F6 the forces.
local coriolis = require "spatial.coriolis"
local crba_of_bodies = require "algo.crba"
local inertia = require "spatial.inertia"
local motion = require "spatial.motion"
local robot = require "algo.robot"
local rows = require "algo.rows"
local runs = require "algo.runs"
local turn = require "spatial.turn"

local M = {}

local AXES = { "x", "y", "z", "rx", "ry", "rz" }

-- pose of every body in the base, as X with a matrix; S in the base
local function poses(model, K, S)
  local X, pose, columns = robot.transforms(model, K), {}, {}
  for i, body in ipairs(model.bodies) do
    K.section("pose of " .. robot.title(model, i), body.id, i)
    local up = pose[body.parent]
    local A = up and up.R[1].matrix
      or { { K.one, K.zero, K.zero }, { K.zero, K.one, K.zero }, { K.zero, K.zero, K.one } }
    local p = turn.vector({ { matrix = A } }, X[i].p)
    for k = 1, 3 do p[k] = K.name("p" .. AXES[k], nil, nil, up and p[k] + up.p[k] or p[k]) end
    local R = turn.after(A, X[i].R)
    for a = 1, 3 do
      for b = 1, 3 do R[a][b] = K.name("R" .. a .. b, nil, nil, R[a][b]) end
    end
    pose[i] = { R = { { matrix = R } }, p = p }
    columns[i] = {}
    for n, s in ipairs(S[i]) do
      local w = turn.vector(pose[i].R, { s[4], s[5], s[6] })
      local l, lever = turn.vector(pose[i].R, s), motion.cross(p, w)
      columns[i][n] = { l[1] + lever[1], l[2] + lever[2], l[3] + lever[3], w[1], w[2], w[3] }
    end
  end
  return pose, columns
end

-- the inertia of every body and the columns of S, seen from the base
local function from_base(model, K)
  local I = robot.inertias(model, K)
  local pose, S = poses(model, K, robot.subspaces(model, K))
  for i, body in ipairs(model.bodies) do
    K.section("inertia of " .. body.id .. " seen from the base", body.id, i)
    I[i] = inertia.to_parent(pose[i], I[i])
    for k = 1, 3 do I[i].h[k] = K.name("h" .. AXES[k], nil, nil, I[i].h[k]) end
    for k = 1, 6 do I[i].I[k] = K.name("J" .. k, nil, nil, I[i].I[k]) end
  end
  return I, S
end

-- components of a column from `first` (1) on
local function keep(K, letter, i, column, first)
  for c = first or 1, 6 do K.store(letter .. c, i, column[c]) end
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
  local p = model.pattern
  local I, S = from_base(model, K)
  local Ia = robot.armatures(model, K)
  for i, body in ipairs(model.bodies) do
    for n, column in ipairs(S[i]) do keep(K, "S", body.columns[n] - 1, column) end
  end
  for i = #model.bodies, 1, -1 do
    local body = model.bodies[i]
    K.section(robot.title(model, i), body.id, i)
    K.step("F = Ic*S;  H = F'*S of all that carries it")
    for n, s in ipairs(S[i]) do
      local dof, F = body.columns[n], inertia.mul(I[i], s)
      for c = 1, 6 do F[c] = K.name("F" .. AXES[c], nil, nil, F[c]) end
      local at = p.rowptr[dof]
      for _, run in ipairs(runs.above(p, dof, true)) do
        combine(K, run.count, "H", at + run.place - 1, F, S_ARRAYS, run.dof - 1)
      end
      if not K.is_zero(Ia[i]) then
        local last = p.rowptr[dof + 1] - 1
        K.store("H", last, K.name("H", nil, nil, K.load("H", last)) + Ia[i])
      end
    end
    if body.parent > 0 then I[body.parent] = inertia.add(I[body.parent], I[i]) end
  end
end

-- H by whichever way suits the tree
function M.H(model, K) return (model.deep and M.crba or crba_of_bodies)(model, K) end

-- where the subtree of each body is among the dofs, as runs { dof = the first, count }
local function subtrees(model)
  local inside = {}
  for i, body in ipairs(model.bodies) do inside[i] = { table.unpack(body.columns) } end
  for i = #model.bodies, 1, -1 do
    local up = inside[model.bodies[i].parent]
    if up then table.move(inside[i], 1, #inside[i], #up + 1, up) end
  end
  for i, list in ipairs(inside) do
    table.sort(list)
    local found = {}
    for _, dof in ipairs(list) do
      local last = found[#found]
      if last and last.dof + last.count == dof then
        last.count = last.count + 1
      else
        found[#found + 1] = { dof = dof, count = 1 }
      end
    end
    inside[i] = found
  end
  return inside
end

-- dofs of the bodies that carry body i, as runs, the deepest first
local function carriers(model, i)
  local first = model.bodies[i].columns[1]
  return runs.above(model.pattern, first)
end

local RATES = { "T1", "T2", "T3", "T4", "T5", "T6" }
local FORCES = { "F1", "F2", "F3", "F4", "F5", "F6" }

-- C_ij = S_i' (B_j S_j + Ic_j Sdot_j) where i carries j or is j, and C_ji = Sdot_i' Ic_j S_j +
-- S_i' B_j' S_j where i carries j: as in algo.coriolis, with S, Sdot and the forces kept by dof.
function M.coriolis(model, K)
  local bodies, nv = model.bodies, model.nv
  local I, S = from_base(model, K)
  local V, B, Sdot, carries = {}, {}, {}, {}
  for _, body in ipairs(bodies) do carries[body.parent] = true end
  for i, body in ipairs(bodies) do
    K.section("velocity of " .. robot.title(model, i), body.id, i)
    local sum = V[body.parent] and { table.unpack(V[body.parent]) }
      or { K.zero, K.zero, K.zero, K.zero, K.zero, K.zero }
    for n, column in ipairs(S[i]) do
      local rate = K.input("v", body.v + n - 1)
      for k = 1, 6 do sum[k] = sum[k] + column[k] * rate end
    end
    K.step("V = V_lambda + S*v;  Sdot = V x S")
    K.vector("V", nil, AXES, sum)
    V[i], B[i], Sdot[i] = sum, coriolis.rigid(K, I[i], sum), {}
    for n, column in ipairs(S[i]) do
      Sdot[i][n] = motion.spatial_cross(sum, column)
      if carries[i] then -- rows of what it carries read these; of S the angular part
        keep(K, "S", body.columns[n] - 1, column, 4)
        keep(K, "T", body.columns[n] - 1, Sdot[i][n])
      end
    end
  end

  K.section("C: zero where neither carries the other")
  local inside = subtrees(model)
  local filled = {}
  for i, body in ipairs(bodies) do
    for _, a in ipairs(body.columns) do
      for _, run in ipairs(inside[i]) do
        for b = run.dof, run.dof + run.count - 1 do
          filled[(a - 1) * nv + b - 1], filled[(b - 1) * nv + a - 1] = true, true
        end
      end
    end
  end
  for index = 0, nv * nv - 1 do
    if not filled[index] then K.store("C", index, K.zero) end
  end

  for i = #bodies, 1, -1 do
    local body = bodies[i]
    K.section(robot.title(model, i), body.id, i)
    K.step("rows of C: over what carries it, then over it and what it carries")
    for n, column in ipairs(S[i]) do
      local dof = body.columns[n]
      local f, moment = coriolis.forces(B[i], column)
      local carried, F = inertia.mul(I[i], Sdot[i][n]), inertia.mul(I[i], column)
      for k = 1, 6 do f[k] = f[k] + carried[k] end
      keep(K, "F", dof - 1, f)
      for _, run in ipairs(carriers(model, i)) do
        local at = (dof - 1) * nv + run.dof - 1
        combine(K, run.count, "C", at, F, RATES, run.dof - 1)
        for k = 1, 3 do K.row_sub(run.count, "C", at, -moment[k], S_ARRAYS[k + 3], run.dof - 1) end
      end
    end
    for n, column in ipairs(S[i]) do
      for _, run in ipairs(inside[i]) do
        combine(K, run.count, "C", (body.columns[n] - 1) * nv + run.dof - 1, column, FORCES,
          run.dof - 1)
      end
    end
    if body.parent > 0 then
      I[body.parent] = inertia.add(I[body.parent], I[i])
      B[body.parent] = coriolis.add(B[body.parent], B[i])
    end
  end
end

-- The rows of Hinv, of deep trees by runs; else from L'DL in H: L is inverted in place (the rows
-- below the diagonal then hold -W, W = L^-1), and Hinv_ij = sum of W_ik W_jk / D_k over the dofs k
-- that carry both.
function M.minv(model, K)
  local p = model.pattern
  M.H(model, K)
  if model.deep then return runs.inverse(model, K, "H") end
  rows.ltdl(model, K)
  local Dinv = {}
  for i = 1, p.n do
    local dof = model.dofs[i]
    K.section("row of L^-1: " .. dof.id, dof.id, dof.body)
    Dinv[i] = K.name("Dinv", nil, nil,
      K.one / K.name("D", nil, nil, K.load("H", p.rowptr[i + 1] - 1)))
    for place = 2, p.depth[i] - 1 do
      local k = p.colind[p.rowptr[i] + place] + 1
      local L = K.name("L", model.dofs[k].id, nil, K.load("H", p.rowptr[i] + place - 1))
      K.row_sub(place - 1, "H", p.rowptr[i], L, "H", p.rowptr[k])
    end
  end
  for i = 1, p.n do
    local dof = model.dofs[i]
    K.section("row of H^-1: " .. dof.id, dof.id, dof.body)
    local shared, W = {}, { [i] = -K.one } -- shared[j]: how many dofs carry both i and j
    for place = 1, p.depth[i] - 1 do
      local k = p.colind[p.rowptr[i] + place] + 1
      W[k] = K.name("W", model.dofs[k].id, nil, K.load("H", p.rowptr[i] + place - 1))
      K.store("V", place - 1, W[k] * Dinv[k])
    end
    for j = 1, i do
      shared[j] = W[j] and p.depth[j] or shared[p.lambda[j]] or 0
      local n = W[j] and shared[j] - 1 or shared[j]
      local sum = n > 0 and K.row_dot(n, "V", 0, "H", p.rowptr[j]) or K.zero
      if W[j] then sum = sum - W[j] * Dinv[j] end
      K.store("Hinv", (i - 1) * p.n + j - 1, sum)
      if j < i then K.store("Hinv", (j - 1) * p.n + i - 1, sum) end
    end
  end
end

-- Forward dynamics by bias, H, L'DL and solve; a holds what is solved for.
function M.fd(bias)
  return function(model, K)
    bias(model, K)
    M.H(model, K)
    rows.ltdl(model, K)
    rows.solve(model, K, "H", "a")
  end
end

return M
