-- Derivatives of forward dynamics: da = Hinv (dtau - dtau_dq dq - dtau_dv dv), that is -H^-1 times
-- the derivatives of rnea at the acceleration that fd finds (Carpentier & Mansard 2018); and Hinv,
-- the derivative by tau, from the sparse factor.
--
-- L Hinv = D^-1 L^-T, and row k of that is zero left of 1/D_k: so row k of Hinv is minus L_ki times
-- the rows i above it, and what is right of the diagonal is what other rows have left of it.
-- Local arrays: those of fd, acc for the acceleration, Q and R for the derivatives of rnea.
local capture = require "algo.capture"
local derivatives = require "algo.derivatives"
local forward = require "algo.forward"
local products = require "algo.products"
local renamed = require "algo.renamed"
local rnea = require "algo.rnea"
local supernodes = require "algo.supernodes"

local LOCAL = { dtau_dq = "Q", dtau_dv = "R" }

-- derivatives of rnea at acc
local function of_rnea(model, K)
  local acc = {}
  for i = 0, model.nv - 1 do acc[i] = K.name("a", nil, nil, K.load("acc", i)) end
  derivatives.rnea(model, renamed(capture(K, {}, { a = acc }), function(array)
    return LOCAL[array] or array
  end))
end

-- Hinv of L'DL in H
local function invert(model, K)
  local p, n = model.pattern, model.nv
  for k = 1, n do
    local dof, row, at = model.dofs[k], (k - 1) * n, p.rowptr[k]
    K.section("row of H^-1: " .. dof.id, dof.id, dof.body)
    local sum = K.name("Dinv", nil, nil, K.one / K.load("H", at + p.depth[k] - 1))
    local above = supernodes.above(p, k)
    for m, run in ipairs(above) do
      local multiply = m == 1 and K.run_product or K.run_more
      multiply(k - 1, 1, run.count, n, "Hinv", row, "H", at + run.place - 1, "Hinv",
        (run.dof - 1) * n)
    end
    for j = 0, #above > 0 and -1 or k - 2 do K.store("Hinv", row + j, K.zero) end
    for _, run in ipairs(above) do
      sum = K.row_minus(sum, run.count, "H", at + run.place - 1, "Hinv", row + run.dof - 1)
    end
    K.store("Hinv", row + k - 1, sum)
    K.mirror(n, "Hinv", k - 1)
  end
end

return function(model, K)
  local C, n = {}, model.nv
  rnea.bias(model, capture(K, { C = C }))
  for i = 0, n - 1 do K.store("acc", i, K.input("tau", i) - C[i]) end
  forward.LD(model, K)
  products.solve(model, K, "H", "acc")
  of_rnea(model, K)
  invert(model, K)
  K.section("derivatives of a")
  K.run_product(n, n, n, n, "da_dq", 0, "Hinv", 0, "Q", 0)
  K.run_product(n, n, n, n, "da_dv", 0, "Hinv", 0, "R", 0)
end
