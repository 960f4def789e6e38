-- Constraint embedding (Jain 2009; Chignoli et al. 2023): in a local loop (analysis.clusters) the
-- rates of dependent joints follow from those of the independent ones,
--
--   K_d v_d = -K_i v_i:  v = P v_i, P = [1; G], G = -K_d^-1 K_i;   a = P a_i + g, g = K_d^-1 (goal)
--   H_i a_i + C_i = P' tau,   H_i = P' H P,   C_i = P' (C + H g)
--
-- where the goal is -Kdotv.  H_i is computed within the recursion of composite bodies
-- (constraints.embedded_inertia), and C + H g by the recursion of Newton and Euler with a = g.
-- Rows that are not embedded are handled by their S in terms of independent joints.  The equations
-- of the dependent joints then give K_d' lambda = H (a - g) + (C + H g) - tau.
--
--   embed.seen(model) -> the model for factors: independent dofs, rows that are not embedded
--   embed.fd, embed.stabilised    a, lambda as in constraints.multipliers
--   embed.bias(model, K, g) -> C + H g by dof
local capture = require "algo.kit.capture"
local multipliers = require "algo.constraints.multipliers"
local delassus = require "algo.constraints.delassus"
local dofs_of = require "model.dofs"
local embedded = require "algo.constraints.embedded_inertia"
local factors = require "algo.factor.factors"
local follow = require "algo.constraints.follow"
local lists = require "list"
local order = require "order"
local pattern = require "model.pattern"
local products = require "algo.factor.products"
local rnea = require "algo.tree.rnea"

local M = {}

-- ---- the tree of independent dofs ---------------------------------------------------------------

-- the places of the independent dofs that these dofs move with
local function reduced_dofs(all, list)
  local set = {}
  for _, dof in ipairs(list) do
    for _, j in ipairs(all.follows[dof] or { dof }) do set[all.place[j]] = true end
  end
  return order.keys(set)
end

function M.seen(model)
  local all = model.constraints.embedding
  local rest, still = { rows = {}, plan = { still = {} } }, multipliers.still(model)
  local dofs = lists.mapped(all.dofs, function(dof)
    return order.with(model.dofs[dof], { dof = dof, pivot = dof })
  end)
  for k, r in ipairs(all.rest) do
    local row = model.constraints.rows[r]
    rest.rows[k] = { id = row.id, dofs = reduced_dofs(all, row.dofs), constraint = row.constraint,
      index = r, pivot = model.nv + r }
    rest.plan.still[k] = still[r]
  end
  rest.nc = #rest.rows
  -- the parents of independent dofs: each body has those that its own dofs move with
  local lambda = dofs_of.tree(lists.mapped(model.bodies, function(body)
    return { parent = body.parent, columns = reduced_dofs(all, body.columns) }
  end), #all.dofs)
  return setmetatable({ dofs = dofs, nv = #dofs, lambda = lambda, pattern = pattern.of(lambda),
    constraints = rest, bodies = false }, { __index = model })
end

-- ---- accelerations ------------------------------------------------------------------------------

-- tau by dof of an algorithm with this a, a part of a function as K.by_limbs takes it
local function tau_of(model, K, run, a, of)
  local given, tau, by_dof = {}, {}, {}
  for dof, x in order.pairs(a) do given[dof - 1] = x end
  K.by_limbs(run, model, capture(K, { tau = tau }, { a = given }), of)
  for k, x in order.pairs(tau) do by_dof[k + 1] = x end
  return by_dof
end

function M.bias(model, K, g) return tau_of(model, K, rnea.rnea, g) end

-- rows that are not embedded, in terms of independent dofs; goals[k]: their required values
local function rest_of(model, K, seen, sys, S, g, aim)
  local all, rest, goals = model.constraints.embedding, { rows = {}, on = {} }, {}
  for k, r in ipairs(all.rest) do
    local row, sum = sys.rows[r], K.zero
    local x = S:gather(row.at)
    for n, dof in ipairs(row.dofs) do
      if g[dof] then sum = sum + row.values[n] * g[dof] end
    end
    rest.rows[k] = delassus.row(K, row.id, seen.nv, function(i) return x[all.dofs[i]] end)
    rest.on[k], goals[k] = sys.on[r], aim(r) - sum
  end
  rest.rows = delassus.rows(seen, rest.rows)
  function rest.run(algorithm) algorithm(seen, K, rest.rows) end
  return rest, goals
end

-- x := a_i, given L'DL of H_i in array H, and mu of the rest
local function solve(K, seen, rest, goals)
  if #goals == 0 then return products.solve(seen, K, "H", "x", "u", "a") end
  products.half(seen, K, "H", "x", "u")
  delassus.Y(seen, K, rest.rows, "H")
  multipliers.parts.multipliers(seen, K, rest, function(k, less) return less(goals[k], "x") end)
  multipliers.parts.add_forces(rest)
  products.rest(seen, K, "H", "x", "a")
end

-- a and lambda of all from arrays x and mu
local function leave(model, K, sys, S, g, left, surplus)
  local all, a, mu, force = model.constraints.embedding, {}, {}, {}
  K.section("a, lambda")
  for i, dof in ipairs(all.dofs) do a[dof] = K.load("x", i - 1) end
  for k, r in ipairs(all.rest) do mu[r] = K.load("mu", k - 1) end
  a = S:spread(a)
  local tau = tau_of(model, K, embedded.forces(left), a, { reads = "constraints" })
  for _, dof in ipairs(all.dependent) do force[dof] = tau[dof] - surplus[dof] end
  for dof, x in order.pairs(g) do a[dof] = a[dof] + x end
  for _, r in ipairs(all.rest) do
    local row = sys.rows[r]
    for n, dof in ipairs(row.dofs) do
      if force[dof] then force[dof] = force[dof] - row.values[n] * mu[r] end
    end
  end
  local lambda = S:multipliers(force)
  K.section("a, lambda")
  for dof = 1, model.nv do K.store("a", dof - 1, a[dof]) end
  for r in ipairs(model.constraints.rows) do K.store("lambda", r - 1, lambda[r] or mu[r]) end
  if #all.rest > 0 then sys.C:straighten "lambda" end
end

local function fd(gains)
  return function(model, K)
    local seen, all = M.seen(model), model.constraints.embedding
    local sys = multipliers.parts.system(model, K)
    local S = follow(model, K, sys.rows)
    local aim = multipliers.parts.goal(model, K, sys, gains)
    local g, surplus = S:solve(aim, "g"), {}
    local C = M.bias(model, K, g)
    K.section("P'*(tau - C - H*g)")
    for dof = 1, model.nv do surplus[dof] = K.input("tau", dof - 1) - C[dof] end
    local x = S:gather(surplus)
    for i, dof in ipairs(all.dofs) do K.store("x", i - 1, x[dof]) end
    local left = embedded.H(model, K, seen, S.P)
    factors.ltdl(seen, K, "H")
    solve(K, seen, rest_of(model, K, seen, sys, S, g, aim))
    leave(model, K, sys, S, g, left, surplus)
  end
end

M.fd, M.stabilised = fd(false), fd(true)

return M
