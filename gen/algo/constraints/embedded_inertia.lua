-- H_i = P' H P of the independent joints where loops are embedded (constraints.embed), within the
-- recursion of composite bodies: on its way up, the force F of a dependent joint is multiplied by G
-- and added to the forces of the joints that it follows, so that above a cluster only independent
-- joints have forces, as with mimic joints.
--
--   embedded_inertia.H(model, K, seen, P) -> left   leaves H_i in array H, by the pattern of `seen`
--     (constraints.embed); P: of constraints.follow
--   embedded_inertia.forces(model, K, left, b) -> (H b)_k by dependent dof k;  b over all dofs
--   embedded_inertia.tau(model, K, run, a, of) -> tau of K.by_limbs(run, .., of), with a; by dof
local capture = require "algo.kit.capture"
local inertia = require "spatial.inertia"
local letters = require "spatial.letters"
local motions = require "algo.tree.motions"
local lists = require "list"
local mat3 = require "spatial.mat3"
local order = require "order"
local mechanism = require "algo.tree.mechanism"
local pattern = require "model.pattern"

local M = {}

-- ---- H_i ----------------------------------------------------------------------------------------

-- P of a tree as lists by dof, from array P of the kit
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

-- A load is the force that a joint's motion causes on its parents: { dof, F, follows = { { j, x }..
-- }: independent dofs and their rates of it, plain: its dof alone, record: of a dependent joint }.

-- Are loads of dependent joints added to those of independent ones at body i? Not if they act on
-- only one more joint, where multiplying an element is cheaper than a force (4 to 8 % of a
-- gripper).
local function joins(model, i)
  local bodies, parent = model.bodies, model.bodies[i].parent
  return parent > 0 and (bodies[parent].parent > 0 or #bodies[parent].columns > 1)
end

-- the loads at body i added up to one for each independent dof
local function joined(K, loads, i)
  local sums, list = {}, {}
  for _, load in ipairs(loads) do
    local record = load.record
    if record then record.at, record.F = i, load.F end
    for _, one in ipairs(load.follows) do
      local sum = sums[one.j] or mat3.zeros(K.zero, 6)
      for k = 1, 6 do sum[k] = sum[k] + one.x * load.F[k] end
      sums[one.j] = sum
    end
  end
  for j, F in order.pairs(sums) do
    list[#list + 1] = { dof = j, F = F, w = K.one, plain = true,
      follows = { { j = j, x = K.one } } }
  end
  return list
end

-- adds a load to a list, or to the load of the same independent dof in it
local function arrive(list, load)
  for k, other in ipairs(list) do
    if load.plain and other.plain and other.dof == load.dof then
      list[k] = order.with(other, { F = mat3.sum(other.F, load.F) })
      return
    end
  end
  list[#list + 1] = load
end

-- the entries of H from two loads
local function couple(a, b, x, add, apart)
  for _, one in ipairs(a.follows) do
    for _, other in ipairs(b.follows) do
      local y = one.x * other.x * x
      add(one.j, other.j, one.j == other.j and y + y or y)
    end
  end
  local function add_force(record, load)
    local T = record.T
    T[load.dof] = T[load.dof] and T[load.dof] + x * load.w or x * load.w
  end
  if a.record and apart.a then add_force(a.record, b) end
  if b.record and apart.b then add_force(b.record, a) end
end

-- the loads of body i's own joint, and the entries of H from them and from arriving loads
local function own_loads(model, K, my, i, arriving)
  local body, own, apart = model.bodies[i], {}, not joins(model, i)
  for n, column in ipairs(my.S[i]) do
    local dof, w = body.columns[n], my.w[i]
    local one = { dof = dof, F = inertia.mul(my.Ic[i], column), w = w, follows = {} }
    K.hint(mechanism.column("F", body, n), nil, letters.FORCE, one.F)
    for j, x in order.pairs(my.P[dof]) do table.insert(one.follows, { j = j, x = x * w }) end
    if my.P[dof][dof] ~= K.one then
      one.record = { dof = dof, body = i, T = {}, w = w }
      table.insert(my.left, one.record)
    end
    for _, load in ipairs(arriving) do
      local x = inertia.dot(column, load.F)
      K.hint("T", model.dofs[load.dof].id, {}, { x })
      couple(one, load, x, my.add, { a = true, b = apart })
    end
    for m = 1, n - 1 do
      couple(one, own[m], inertia.dot(my.S[i][m], one.F), my.add, { a = apart, b = apart })
    end
    local D = inertia.dot(column, one.F) + my.Ia[i]
    for a, follow in ipairs(one.follows) do
      for b = 1, a do
        local other = one.follows[b]
        my.add(follow.j, other.j, follow.x * other.x * D)
      end
    end
    if one.record then one.record.T[dof] = (apart and D or my.Ia[i]) * w end
    own[n] = one
  end
  return own
end

-- Computes H_i by dofs in array H_i.  `left` gets, for each dependent joint, { dof, body, w, T =
-- { [dof] = force at the joint for a rate of that dof }, and F at body `at` for other rates }.
local function gather(model, K, left)
  local bodies, nv, sums, arriving = model.bodies, model.nv, {}, {}
  local my = { P = split_of(model, K), S = mechanism.subspaces(model, K),
    w = mechanism.weights(model, K), Ia = mechanism.armatures(model, K), left = left }
  local Ic, X = mechanism.inertias_and_poses(model, K)
  local hint = letters.hints(K)
  my.Ic = Ic
  K.equations("Ic = I + children's Ic;  F = Ic*S*P, carried up the tree;  H_i = P'*S'*F")
  -- adds x to H_i of dofs a and b
  function my.add(a, b, x)
    local at = (math.max(a, b) - 1) * nv + math.min(a, b) - 1
    x = K.meet("H_i", at, x)
    sums[at] = sums[at] and sums[at] + x or x
  end
  for i = 1, #bodies do arriving[i] = {} end
  for i = #bodies, 1, -1 do
    local parent = bodies[i].parent
    K.section(mechanism.title(model, i), bodies[i].id, i)
    K.step(nil, "Ic")
    K.vector("Ic", nil, letters.TEN, inertia.ten(Ic[i]))
    local loads = lists.joined(arriving[i], own_loads(model, K, my, i, arriving[i]))
    -- the loads, and then Ic, go to the parent
    if parent > 0 then
      for _, load in ipairs(joins(model, i) and joined(K, loads, i) or loads) do
        K.step("F to " .. bodies[parent].id)
        local F = inertia.force_to_parent(X[i], load.F, hint)
        K.vector("F_" .. model.dofs[load.dof].id, parent, letters.FORCE, F)
        arrive(arriving[parent], order.with(load, { F = K.join(parent, i, F, load.dof) }))
      end
      K.step("Ic to " .. bodies[parent].id)
      local moved = inertia.to_parent(X[i], Ic[i], hint)
      K.vector("Ic", parent, letters.TEN, inertia.ten(moved))
      Ic[parent] = inertia.add(Ic[parent], K.join(parent, i, moved))
    end
  end
  for at, x in order.pairs(sums) do K.store("H_i", at, x) end
end

local TIES = { reads = "constraints" }

function M.H(model, K, seen, P)
  local given, sums, left, unread = {}, {}, {}, {}
  for dof, list in order.pairs(P) do
    for j, x in order.pairs(list) do
      local at = (dof - 1) * model.nv + j - 1
      given[at], unread[at] = x, true
    end
  end
  local read = setmetatable({}, { __index = function(_, at)
    unread[at] = nil
    return given[at]
  end })
  K.by_limbs(function(tree, kit) gather(tree, kit, left) end, model,
    capture(K, { H_i = sums }, { P = read }), TIES)
  if #order.keys(unread) > 0 then error({ shape = "joints follow those of other limbs" }) end
  K.section("H_i = P'*H*P")
  pattern.each(seen.pattern, function(row, column, k)
    local a, b = seen.dofs[row].dof - 1, seen.dofs[column].dof - 1
    K.store("H", k, sums[a * model.nv + b] or sums[b * model.nv + a] or K.zero)
  end)
  return left
end

local function forces(model, K, left)
  local S, w = mechanism.subspaces(model, K), mechanism.weights(model, K)
  local _, X = mechanism.inertias_and_poses(model, K)
  local motion_of, sum = motions.of(model, K, { a = true }, S, w, X), {}
  for _, one in ipairs(left) do
    local moving, x = one.at and motion_of(one.at), K.zero
    K.section("force on " .. mechanism.title(model, one.body), model.bodies[one.body].id, one.body)
    if moving then x = inertia.dot(lists.joined(moving.dd, moving.dw), one.F) end
    for j, T in order.pairs(one.T) do x = x + T * K.input("a", j - 1) end
    x = K.meet("tau", one.dof - 1, x * w[one.body])
    sum[one.dof] = sum[one.dof] and sum[one.dof] + x or x
  end
  for dof, x in order.pairs(sum) do K.store("tau", dof - 1, x) end
end

function M.tau(model, K, run, a, of)
  local given, tau, by_dof = {}, {}, {}
  for dof, x in order.pairs(a) do given[dof - 1] = x end
  K.by_limbs(run, model, capture(K, { tau = tau }, { a = given }), of)
  for k, x in order.pairs(tau) do by_dof[k + 1] = x end
  return by_dof
end

function M.forces(model, K, left, b)
  return M.tau(model, K, function(tree, kit) forces(tree, kit, left) end, b, TIES)
end

return M
