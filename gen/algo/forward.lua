-- Forward dynamics through the inertia matrix: a = H^-1 (tau - C), RBDA section 6.1, O(n d^2); and
-- the inverse of H along its branches.
local capture = require "algo.capture"
local crba = require "algo.crba"
local deep = require "algo.deep"
local factor = require "algo.factor"
local products = require "algo.products"
local rnea = require "algo.rnea"
local pattern_of = require "model.pattern"

local M = {}

-- L'DL of H(q), by packed index
function M.factored(model, K)
  local H, LD = {}, {}
  crba(model, capture(K, { H = H }))
  factor.ltdl(model, capture(K, { H = LD }, { H = H }))
  for index = 0, model.pattern.nh - 1 do LD[index] = LD[index] or H[index] end
  return LD
end

-- what fd has to compute in body frames: the rest is the same in all of them
function M.front(model, K)
  rnea.bias(model, K)
  crba(model, K)
end

-- bias, CRBA, L'DL and solve as one function: sines, cosines and transforms are computed once
function M.fd(model, K)
  local C = {}
  rnea.bias(model, capture(K, { C = C }))
  local LD = M.factored(model, K)
  local x = {}
  for i = 0, model.nv - 1 do x[i] = K.input("tau", i) - C[i] end
  local a = {}
  products.solve(model, capture(K, { x = a }, { LD = LD, x = x }))
  for i = 0, model.nv - 1 do K.store("a", i, a[i]) end
end

-- the first half of the same by rows: a = tau - C
local function rest(model, K)
  local C = {}
  rnea.bias(model, capture(K, { C = C }))
  for i = 0, model.nv - 1 do K.store("a", i, K.input("tau", i) - C[i]) end
end

M.fd_rows = deep.fd(rest)

-- Hinv = W D^-1 W' with W = L^-1, which has the pattern of L:  W_ij = -(L_ij + sum L_ik W_kj) over
-- the ancestors k of i below j, and Hinv_ij = sum of W_ik W_jk / D_k over the common ancestors k.
function M.minv(model, K)
  local pattern = model.pattern
  local LD = M.factored(model, K)
  local W, V = {}, {} -- V = W D^-1
  for i = 1, pattern.n do
    local dof = model.dofs[i]
    local row = pattern_of.support(pattern.lambda, i)
    K.section("row of L^-1: " .. dof.id, dof.id, dof.body)
    local at = pattern.rowptr[i]
    W[i], V[i] = { [i] = K.one }, {}
    for place = 1, #row - 1 do
      local j = row[place]
      local sum = LD[at + place - 1]
      for between = place + 1, #row - 1 do
        sum = sum + LD[at + between - 1] * W[row[between]][j]
      end
      W[i][j] = K.name("W", model.dofs[j].id, nil, -sum)
    end
  end
  local Dinv = {}
  K.section("pivots inverted")
  for i = 1, pattern.n do
    local dof = model.dofs[i]
    K.owner(dof.id, dof.body)
    Dinv[i] = K.name("Dinv", nil, nil, K.one / LD[pattern.rowptr[i + 1] - 1])
  end
  for i = 1, pattern.n do
    local dof = model.dofs[i]
    K.section("row of H^-1: " .. dof.id, dof.id, dof.body)
    local row = pattern_of.support(pattern.lambda, i)
    for _, k in ipairs(row) do
      V[i][k] = W[i][k] * Dinv[k]
      K.hint("V", model.dofs[k].id, {}, { V[i][k] })
    end
    for j = 1, i do
      local sum = K.zero
      for _, k in ipairs(row) do
        if W[j][k] then sum = sum + V[i][k] * W[j][k] end
      end
      K.hint("Hinv", model.dofs[j].id, {}, { sum })
      K.store("Hinv", (i - 1) * pattern.n + j - 1, sum)
      if j < i then K.store("Hinv", (j - 1) * pattern.n + i - 1, sum) end
    end
  end
end

return M
