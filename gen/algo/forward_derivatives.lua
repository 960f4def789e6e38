-- Derivatives of forward dynamics: da = Hinv (dtau - dtau_dq dq - dtau_dv dv), that is -H^-1 times
-- the derivatives of rnea at the acceleration that fd finds (Carpentier & Mansard 2018), by the
-- sparse factor of H; and Hinv, the derivative by tau.
--
-- H^-1 = L^-1 D^-1 L^-T goes over the rows of a whole matrix at once:
--   k = n..1:  row i -= L_ki row k for i above k: of the columns that row k has, those of the dofs
--              that carry k or are carried by it, so that zeros stay zeros
--   k = 1..n:  row k *= -1/D_k; row k -= L_ki row i for i above k
-- Local arrays: those of fd, and acc for the acceleration.
local capture = require "algo.capture"
local derivatives = require "algo.derivatives"
local forward = require "algo.forward"
local inverse = require "algo.inverse"
local pattern_of = require "model.pattern"
local products = require "algo.products"
local renamed = require "algo.renamed"
local rnea = require "algo.rnea"
local supernodes = require "algo.supernodes"

local RESULTS = { dtau_dq = "da_dq", dtau_dv = "da_dv" }

-- derivatives of rnea at acc, as they come, into the results
local function of_rnea(model, K)
  local acc = {}
  for i = 0, model.nv - 1 do acc[i] = K.name("a", nil, nil, K.load("acc", i)) end
  local kit = capture(K, {}, { a = acc })
  derivatives.rnea(model, renamed(kit, function(array) return RESULTS[array] or array end))
end

-- runs { dof, count } of the columns where row k of the derivatives of rnea is not zero
local function columns_of(p, k)
  local list = supernodes.above(p, k)
  local last = k
  while last < p.n and p.depth[last + 1] > p.depth[k] do last = last + 1 end
  list[#list + 1] = { dof = k, count = last - k + 1 }
  return list
end

-- in place X := -H^-1 X of the square matrix `array`, L'DL in H
local function solve(model, K, array)
  local p, n = model.pattern, model.nv
  local function entry(k, i) return K.load("H", p.rowptr[k] + p.depth[i] - 1) end
  for k = n, 1, -1 do
    local support = pattern_of.support(p.lambda, k)
    K.section(("%s: what %s hands to what carries it"):format(array, model.dofs[k].id),
      model.dofs[k].id, model.dofs[k].body)
    for m = #support - 1, 1, -1 do
      local i = support[m]
      for _, run in ipairs(model.mimics and { { dof = 1, count = n } } or columns_of(p, k)) do
        local at = run.dof - 1
        K.row_sub(run.count, array, (i - 1) * n + at, entry(k, i), array, (k - 1) * n + at)
      end
    end
  end
  for k = 1, n do
    local support = pattern_of.support(p.lambda, k)
    K.section(("%s: row of %s"):format(array, model.dofs[k].id), model.dofs[k].id,
      model.dofs[k].body)
    K.row_scale(n, array, (k - 1) * n, -(K.one / entry(k, k)))
    for m = #support - 1, 1, -1 do
      local i = support[m]
      K.row_sub(n, array, (k - 1) * n, entry(k, i), array, (i - 1) * n)
    end
    for j = 0, K.by_rows and -1 or n - 1 do K.load(array, (k - 1) * n + j) end -- now, not later
  end
end

return function(model, K)
  local C = {}
  rnea.bias(model, capture(K, { C = C }))
  for i = 0, model.nv - 1 do K.store("acc", i, K.input("tau", i) - C[i]) end
  forward.LD(model, K)
  products.solve(model, K, "H", "acc")
  of_rnea(model, K)
  solve(model, K, "da_dq")
  solve(model, K, "da_dv")
  inverse.of(model, K, "H")
end
