-- Hybrid dynamics through H, RBDA section 9.2: the accelerations of some dofs are known, and the
-- forces of the others.  With C' = RNEA for the known accelerations, the others zero,
--
--   H_uu a_u = tau_u - C'_u      of the unknown dofs: a factor of their rows and columns alone
--   tau_k = C'_k + H_ku a_u
--
--   hybrid.unknown(model)    -> the model for the factor: the dofs that are not in
--     model.prescribed, each below its nearest ancestor among them
--   hybrid.hybrid(model, K)  a, tau (q, v, a_known, tau_known).  H_uu and its vector are in local
--     arrays, indexed as the former has them
local capture = require "algo.kit.capture"
local crba = require "algo.tree.crba"
local entries = require "algo.tree.entries"
local factors = require "algo.factor.factors"
local order = require "order"
local pattern = require "model.pattern"
local products = require "algo.factor.products"
local rnea = require "algo.tree.rnea"

local M = {}

function M.unknown(model)
  local dofs, lambda, place = {}, {}, {}
  for dof, one in ipairs(model.dofs) do
    if not model.prescribed[dof] then
      local above = model.lambda[dof]
      while above > 0 and not place[above] do above = model.lambda[above] end
      dofs[#dofs + 1] = order.with(one, { dof = dof, pivot = dof })
      lambda[#dofs], place[dof] = place[above] or 0, #dofs
    end
  end
  return setmetatable({ dofs = dofs, lambda = lambda, pattern = pattern.of(lambda), place = place },
    { __index = model })
end

-- Stores H of the unknown dofs in array H; returns the entries that couple them with known ones:
-- for a known dof a list of { place of an unknown one, entry }
local function inertia_of(model, K, seen)
  local H, coupling = {}, {}
  K.by_limbs(crba, model, capture(K, { H = H }))
  pattern.each(model.pattern, function(i, j, k)
    local a, b = seen.place[i], seen.place[j]
    if a and b then
      K.store("H", entries.packed(seen.pattern, a, b), H[k])
    elseif a or b then
      local known = a and j or i
      coupling[known] = coupling[known] or {}
      table.insert(coupling[known], { a or b, H[k] })
    end
  end)
  return coupling
end

function M.hybrid(model, K)
  local seen, C, given = M.unknown(model), {}, {}
  for dof = 1, model.nv do
    if not seen.place[dof] then given[dof - 1] = K.input("a_known", dof - 1) end
  end
  -- C' and H, then H_uu a_u = tau_u - C'_u
  K.by_limbs(rnea.rnea, model, capture(K, { tau = C }, { a = given }))
  local coupling = inertia_of(model, K, seen)
  for i, one in ipairs(seen.dofs) do
    K.store("x", i - 1, K.input("tau_known", one.dof - 1) - C[one.dof - 1])
  end
  factors.ltdl(seen, K, "H")
  products.solve(seen, K, "H", "x", "u", "a")
  K.section("results")
  for dof, one in ipairs(model.dofs) do
    local i = seen.place[dof]
    K.owner(one.id, one.body)
    K.store("a", dof - 1, i and K.load("x", i - 1) or given[dof - 1])
    local tau = i and K.input("tau_known", dof - 1) or C[dof - 1]
    for _, part in ipairs(coupling[dof] or {}) do tau = tau + part[2] * K.load("x", part[1] - 1) end
    K.store("tau", dof - 1, tau)
  end
end

return M
