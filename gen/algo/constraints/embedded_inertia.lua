-- H_i = P' H P of the independent joints where loops are embedded (constraints.embed), within the
-- recursion of composite bodies: F[d] is the force for a rate of dof d of the bodies that it moves.
-- On its way up, F of a dependent dof is added to F of the dofs that it follows, so that above a
-- cluster only independent dofs have forces, as with mimic joints.
--
--   embedded_inertia.H(model, K, seen, P) -> left   leaves H_i in array H, by the pattern of `seen`
--     (constraints.embed); P: of constraints.follow
--   embedded_inertia.forces(left) -> algorithm for tau = H a of the dependent dofs
local capture = require "algo.kit.capture"
local entries = require "algo.tree.entries"
local inertia = require "spatial.inertia"
local letters = require "spatial.letters"
local lists = require "list"
local mat3 = require "spatial.mat3"
local motions = require "algo.tree.motions"
local order = require "order"
local mechanism = require "algo.tree.mechanism"
local pattern = require "model.pattern"

local M = {}

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

-- add(a, b, x, alone) adds x = H_ab to H_i of the dofs that a and b follow, alone: of one body;
-- finish() stores H_i by dofs in array H_i
local function collector(model, K, P)
  local sums = {}
  return function(a, b, x, alone)
    for j, rate in order.pairs(P[a]) do
      for k, other in order.pairs(P[b]) do
        local at, y = (math.max(j, k) - 1) * model.nv + math.min(j, k) - 1, rate * other * x
        y = K.meet("H_i", at, j == k and not alone and y + y or y)
        if not alone or k <= j then sums[at] = sums[at] and sums[at] + y or y end
      end
    end
  end, function()
    for at, x in order.pairs(sums) do K.store("H_i", at, x) end
  end
end

-- F[dof] += x f
local function put(K, F, dof, x, f)
  F[dof] = F[dof] or mat3.zeros(K.zero, 6)
  for c = 1, 6 do F[dof][c] = F[dof][c] + x * f[c] end
end

local function joined(K, P, F)
  local sums = {}
  for dof, f in order.pairs(F) do
    for j, x in order.pairs(P[dof]) do put(K, sums, j, x, f) end
  end
  return sums
end

-- `left` gets { dof, body, F = Ic*S, T } for each dependent joint: with the acceleration A of its
-- body, the force at the joint is F'*A, and T[d] for a rate of dof d beyond it.
local function gather(model, K, left)
  local bodies, P, hint = model.bodies, split_of(model, K), letters.hints(K)
  local S, w, X, Ic, Ia = mechanism.rigid(model, K)
  K.equations("Ic = I + children's Ic;  F = Ic*S*P, carried up the tree;  H_i = P'*S'*F")
  local add, finish = collector(model, K, P)

  -- the entries of H of column n of body i with F and itself, and its own part of F
  local function couple(i, n, F)
    local column, own, dof, T = S[i][n], inertia.mul(Ic[i], S[i][n]), bodies[i].columns[n], {}
    K.hint(mechanism.column("F", bodies[i], n), nil, letters.FORCE, own)
    for d, f in order.pairs(F) do
      T[d] = inertia.dot(column, f)
      K.hint("T", model.dofs[d].id, {}, { T[d] })
      add(dof, d, T[d] * w[i])
    end
    add(dof, dof, (inertia.dot(column, own) + Ia[i]) * (w[i] * w[i]), true)
    put(K, F, dof, w[i], own)
    if P[dof][dof] == K.one then return end
    T[dof] = (T[dof] or K.zero) + Ia[i] * w[i]
    table.insert(left, { dof = dof, body = i, F = own, T = T })
  end

  local arriving = {}
  for i = 1, #bodies do arriving[i] = {} end
  for i = #bodies, 1, -1 do
    local parent, F = bodies[i].parent, arriving[i]
    K.section(mechanism.title(model, i), bodies[i].id, i)
    K.step(nil, "Ic")
    K.vector("Ic", nil, letters.TEN, inertia.ten(Ic[i]))
    for n in ipairs(S[i]) do couple(i, n, F) end
    -- F and Ic go to the parent
    if parent > 0 then
      -- forces of dependent dofs are added to those of independent ones, unless only one more joint
      -- meets them: there, multiplying an element is cheaper than a force (4 to 8 % of a gripper)
      local further = bodies[parent].parent > 0 or #bodies[parent].columns > 1
      for d, f in order.pairs(further and joined(K, P, F) or F) do
        K.step("F to " .. bodies[parent].id)
        f = inertia.force_to_parent(X[i], f, hint)
        K.vector("F_" .. model.dofs[d].id, parent, letters.FORCE, f)
        f = K.join(parent, i, f, d)
        arriving[parent][d] = arriving[parent][d] and mat3.sum(arriving[parent][d], f) or f
      end
      K.step("Ic to " .. bodies[parent].id)
      local moved = inertia.to_parent(X[i], Ic[i], hint)
      K.vector("Ic", parent, letters.TEN, inertia.ten(moved))
      Ic[parent] = inertia.add(Ic[parent], K.join(parent, i, moved))
    end
  end
  finish()
end

-- With limbs, an element of P between two of them is read by neither; the error then drops this
-- form of the function.
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
    capture(K, { H_i = sums }, { P = read }), { reads = "constraints" })
  if next(unread) ~= nil then error({ shape = "joints follow those of other limbs" }) end
  K.section("H_i = P'*H*P")
  pattern.each(seen.pattern, function(row, column, k)
    local a, b = seen.dofs[row].dof - 1, seen.dofs[column].dof - 1
    K.store("H", k, sums[a * model.nv + b] or sums[b * model.nv + a] or K.zero)
  end)
  return left
end

function M.forces(left)
  return function(model, K)
    local S, w, X = mechanism.joints(model, K)
    local motion_of = motions.of(model, K, { a = true }, S, w, X)
    local add = entries.collector(K, "tau", entries.of_dofs(model))
    for _, one in ipairs(left) do
      local moving, i = motion_of(one.body), one.body
      K.section("force on " .. mechanism.title(model, i), model.bodies[i].id, i)
      local x = inertia.dot(lists.joined(moving.dd, moving.dw), one.F)
      for d, T in order.pairs(one.T) do x = x + T * K.input("a", d - 1) end
      add(one.dof - 1, x * w[i])
    end
  end
end

return M
