-- Forward dynamics through the inertia matrix: a = H^-1 (tau - C), RBDA section 6.1, O(n d^2).
-- H and its factor are in a local array.
local later = require "later"
local capture = later "algo.kit.capture"
local crba = require "algo.tree.crba"
local factors = later "algo.factor.factors"
local products = later "algo.factor.products"
local rnea = later "algo.tree.rnea"

local M = {}

-- In a fused function K.made names the arrays in which an earlier part has left H or LD.
local function copy(model, K, array) K.row_set(model.pattern.nh, "H", 0, K.one, array, 0) end

-- H(q), in array H
function M.H(model, K)
  if K.made and K.made.H then return copy(model, K, K.made.H) end
  return K.by_limbs(crba, model, K)
end

-- the same for L'DL
function M.LD(model, K)
  if K.made and K.made.LD then return copy(model, K, K.made.LD) end
  M.H(model, K)
  if K.by_rows then factors.ltdl(model, K) else K.by_limbs(factors.ltdl, model, K) end
end

-- tau - C in an array, at index[dof]
function M.surplus(model, K, array, index)
  local C = {}
  K.by_limbs(rnea.bias, model, capture(K, { C = C }))
  K.section("tau - C")
  for i = 0, model.nv - 1 do
    local surplus = K.input("tau", i) - C[i]
    K.owner(model.dofs[i + 1].id, model.dofs[i + 1].body)
    K.hint("tau_minus_C", nil, {}, { surplus }, true)
    K.store(array, index and index[i + 1] - 1 or i, surplus)
  end
end

-- the part of fd in body frames: the rest is the same in all frames
function M.front(model, K)
  rnea.bias(model, K)
  crba(model, K)
end

-- bias, CRBA, L'DL and solve as one function: sines, cosines and transforms are computed once
function M.fd(model, K)
  M.surplus(model, K, "a")
  local LD = K.made and K.made.LD
  if not LD then M.LD(model, K) end
  products.solve(model, K, LD or "H", "a", "u", "a")
end

return M
