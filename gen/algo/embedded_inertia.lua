-- H_i = P' H P of the independent joints where loops are embedded (algo.embed), two ways.
--
--   M.recursive(model, K, seen, P) -> left     inside the recursion of composite bodies
--   M.forces(model, K, left, b) -> (H b)_k by dependent dof k, given what `recursive` left
--   M.by_H(model, K, seen, P) -> H             of the whole H: H[a] = { [b] = entry }
--   M.row_times(K, row, x) -> row of such an H times x, by dof
-- Either leaves H_i in array H, by the pattern of seen (algo.embed).  P: of algo.follow.
local capture = require "algo.capture"
local crba = require "algo.crba"
local entries = require "algo.entries"
local inertia = require "spatial.inertia"
local letters = require "spatial.letters"
local motions = require "algo.motion"
local order = require "order"
local robot = require "algo.robot"

local M = {}

-- ---- H_i ----------------------------------------------------------------------------------------

-- P of a tree as lists by dof, from what the kit has in array P
local function split_of(model, K)
  local P = {}
  for dof = 1, model.nv do
    P[dof] = {}
    for j = 1, model.nv do
      local x = K.input("P", (dof - 1) * model.nv + j - 1)
      if not K.is_zero(x) then P[dof][j] = x end
    end
  end
  return P
end

-- Leaves in `left` of each body with a dependent joint { body, dof, F, T = { [j] = S'F of what it
-- carries }, Ia }, and H_i by dofs in array H_i
local function gather(model, K, left)
  local bodies, P, nv = model.bodies, split_of(model, K), model.nv
  local S, w = robot.subspaces(model, K), robot.weights(model, K)
  local Ia = robot.armatures(model, K)
  local Ic, X = robot.inertias_and_poses(model, K)
  local sums, carried = {}, {}
  local tell = letters.teller(K)
  K.equations("Ic = I + children's Ic;  F = Ic*S*P, carried up the tree;  H_i = P'*S'*F")

  local function add(a, b, x)
    local at = (math.max(a, b) - 1) * nv + math.min(a, b) - 1
    x = K.meet("H_i", at, x)
    sums[at] = sums[at] and sums[at] + x or x
  end
  -- P_ej of a column, weight included
  local function follow(i, n)
    local list = {}
    for j, x in order.pairs(P[bodies[i].columns[n]]) do
      list[#list + 1] = { j = j, x = x * w[i], plain = x == K.one and w[i] == K.one }
    end
    return list
  end
  local function force_plus(a, b)
    if not a then return b end
    local sum = {}
    for k = 1, 6 do sum[k] = a[k] + b[k] end
    return sum
  end
  local function force_times(x, F)
    local product = {}
    for k = 1, 6 do product[k] = x * F[k] end
    return product
  end

  for i = 1, #bodies do carried[i] = {} end
  for i = #bodies, 1, -1 do
    local body, own = bodies[i], {}
    K.section(robot.title(model, i), body.id, i)
    K.step(nil, "Ic")
    K.vector("Ic", nil, letters.TEN, inertia.ten(Ic[i]))
    for n, column in ipairs(S[i]) do
      local F, T = inertia.mul(Ic[i], column), {}
      K.hint(#S[i] > 1 and "F" .. n or "F", nil, letters.FORCE, F)
      for _, j in ipairs(order.keys(carried[i])) do
        T[j] = inertia.dot(column, carried[i][j])
        K.hint("T", model.dofs[j].id, {}, { T[j] })
      end
      local D = inertia.dot(column, F) + Ia[i]
      local follows = follow(i, n)
      for a, one in ipairs(follows) do
        for _, j in ipairs(order.keys(T)) do
          local x = one.plain and T[j] or one.x * T[j]
          add(one.j, j, j == one.j and x + x or x)
        end
        for b = 1, a do
          local other = follows[b]
          local x = one.plain and other.plain and D or one.x * other.x * D
          add(one.j, other.j, x)
        end
      end
      -- columns of one body before it, as if they were carried
      for m = 1, n - 1 do
        local x = inertia.dot(S[i][m], F)
        for _, one in ipairs(follows) do
          for _, other in ipairs(follow(i, m)) do
            local y = one.plain and other.plain and x or one.x * other.x * x
            add(one.j, other.j, one.j == other.j and y + y or y)
          end
        end
      end
      own[n] = { F = F, follows = follows }
      if P[body.columns[n]][body.columns[n]] ~= K.one then
        left[#left + 1] = { body = i, dof = body.columns[n], F = F, T = T, Ia = Ia[i] }
      end
    end
    local parent = body.parent
    if parent > 0 then
      local mine = carried[i]
      for n = 1, #S[i] do
        for _, one in ipairs(own[n].follows) do
          local F = one.plain and own[n].F or force_times(one.x, own[n].F)
          mine[one.j] = force_plus(mine[one.j], F)
        end
      end
      for _, j in ipairs(order.keys(mine)) do
        K.step("F to " .. bodies[parent].id)
        local F = inertia.force_to_parent(X[i], mine[j], tell)
        K.vector("F_" .. model.dofs[j].id, parent, letters.FORCE, F)
        carried[parent][j] = force_plus(carried[parent][j], K.join(parent, i, F, j))
      end
      K.step("Ic to " .. bodies[parent].id)
      local moved = inertia.to_parent(X[i], Ic[i], tell)
      K.vector("Ic", parent, letters.TEN, inertia.ten(moved))
      Ic[parent] = inertia.add(Ic[parent], K.join(parent, i, moved))
    end
  end
  for at, x in order.pairs(sums) do K.store("H_i", at, x) end
end

local TIES = { reads = "constraints" }

-- returns what M.forces needs
function M.recursive(model, K, seen, P)
  local given, sums, left, p = {}, {}, {}, seen.pattern
  for dof, list in order.pairs(P) do
    for j, x in order.pairs(list) do given[(dof - 1) * model.nv + j - 1] = x end
  end
  K.by_limbs(function(tree, kit) gather(tree, kit, left) end, model,
    capture(K, { H_i = sums }, { P = given }), TIES)
  K.section("H_i = P'*H*P")
  for row = 1, p.n do
    for k = p.rowptr[row], p.rowptr[row + 1] - 1 do
      local a, b = seen.dofs[row].dof - 1, seen.dofs[p.colind[k + 1] + 1].dof - 1
      K.store("H", k, sums[a * model.nv + b] or sums[b * model.nv + a] or K.zero)
    end
  end
  return left
end

local function forces(model, K, left)
  local S, w = robot.subspaces(model, K), robot.weights(model, K)
  local _, X = robot.inertias_and_poses(model, K)
  local down, known, sum = motions.of(model, K, { a = true }, S, w, X), {}, {}
  local function motion_of(i)
    if not known[i] then
      if model.bodies[i].parent > 0 then motion_of(model.bodies[i].parent) end
      known[i] = down(i)
    end
    return known[i]
  end
  for _, one in ipairs(left) do
    local moving = motion_of(one.body)
    K.section("force on " .. robot.title(model, one.body), model.bodies[one.body].id, one.body)
    local A = { moving.dd[1], moving.dd[2], moving.dd[3],
      moving.dw[1], moving.dw[2], moving.dw[3] }
    local x = inertia.dot(A, one.F) + one.Ia * (K.input("a", one.dof - 1) * w[one.body])
    for j, T in order.pairs(one.T) do x = x + T * K.input("a", j - 1) end
    x = K.meet("tau", one.dof - 1, x * w[one.body])
    sum[one.dof] = sum[one.dof] and sum[one.dof] + x or x
  end
  for dof, x in order.pairs(sum) do K.store("tau", dof - 1, x) end
end

-- (H b)_k of dependent dofs, given what recursive left of them and b over all dofs
function M.forces(model, K, left, b)
  local given, tau, sum = {}, {}, {}
  for dof, x in order.pairs(b) do given[dof - 1] = x end
  K.by_limbs(function(tree, kit) forces(tree, kit, left) end, model,
    capture(K, { tau = tau }, { a = given }), TIES)
  for k, x in order.pairs(tau) do sum[k + 1] = x end
  return sum
end

-- ---- H_i of H -----------------------------------------------------------------------------------

-- The same by the whole H, which where bodies are few takes fewer operations: its entries are the
-- couplings of dependent joints, too.  Returns them as rows: H[a] = { [b] = x }
function M.by_H(model, K, seen, P)
  local p, packed, rows, all = model.pattern, {}, {}, model.constraints.embedding
  local kit = capture(K, { H = packed })
  kit.supernodes = false -- entries, not rows
  K.by_limbs(crba, model, kit)
  for dof = 1, model.nv do rows[dof] = {} end
  for a = 1, model.nv do
    for k = p.rowptr[a], p.rowptr[a + 1] - 1 do
      local b, x = p.colind[k + 1] + 1, packed[k] or K.zero
      if not K.is_zero(x) then rows[a][b], rows[b][a] = x, x end
    end
  end
  K.section("H_i = P'*H*P")
  local HP, sums = {}, {}
  for a = 1, model.nv do
    HP[a] = {}
    for b, x in order.pairs(rows[a]) do
      for j, y in order.pairs(P[b]) do
        local z = x * y
        HP[a][j] = HP[a][j] and HP[a][j] + z or z
      end
    end
  end
  for a = 1, model.nv do
    for i, x in order.pairs(P[a]) do
      for j, y in order.pairs(HP[a]) do
        if j <= i then
          local at, z = entries.packed(seen.pattern, all.place[i], all.place[j]), x * y
          sums[at] = sums[at] and sums[at] + z or z
        end
      end
    end
  end
  for k = 0, seen.pattern.nh - 1 do K.store("H", k, sums[k] or K.zero) end
  return rows
end

function M.row_times(K, row, x)
  local sum = K.zero
  for dof, h in order.pairs(row) do
    if x[dof] then sum = sum + h * x[dof] end
  end
  return sum
end

return M
