-- Derivatives of the dynamics under constraints by implicit differentiation of RBDA eq. 3.17:
--
--   [ H  -K' ] [ da      ]   [ dtau - drnea(q, v, a) + d(K' lambda) ]
--   [ K   0  ] [ dlambda ] = [ -d(K a + Kdotv)                      ]     a, lambda constant there
--
-- by the factors of H and S that gave a and lambda, all columns at once, a row of numbers in place
-- of each number of a vector: X = L^-T of the upper part, S dlambda = lower - Y' D^-1 X,
-- da = L^-1 D^-1 (X + Y dlambda).  drnea comes from derivatives.rnea_derivatives; the kit
-- differentiates the terms of the constraints (K.derivative).
-- Rows that are off stay at 0.  If rows depend on each other, only K' lambda is unique, and da
-- along steps with K dq = 0.
-- By rows, if all rows of K have pivots, it uses products of matrices instead.
-- Local arrays: those of fd_constrained by S, dtau_dq and dtau_dv of rnea, T for the
-- refinement of dependent rows, or S^-1; A of factor.by_blocks, B for products.
local capture = require "algo.kit.capture"
local multipliers = require "algo.constraints.multipliers"
local closure = require "algo.constraints.closure"
local inverse = require "algo.factor.inverse"
local renamed = require "algo.kit.renamed"
local rnea_derivatives = require "algo.derivatives.rnea_derivatives"

-- the numbers in an array, from 0, by name
local function taken(K, symbol, array, n, id_of)
  local list = {}
  for k = 0, n - 1 do
    K.owner(id_of(k), 0)
    list[k] = K.name(symbol, nil, nil, K.load(array, k))
  end
  return list
end

-- K' lambda by dof and K a + Kdotv by row, both from 0
local function of_constraints(K, sys, a, lambda)
  local by_row, force, row_sum = {}, {}, {}
  for r = 1, #sys.rows do by_row[r] = lambda[r - 1] end
  for dof, x in ipairs(sys.C.forces(by_row)) do force[dof - 1] = x end
  local bias = sys.C.bias()
  for r, row in ipairs(sys.rows) do
    local sum = bias[r]
    for k, dof in ipairs(row.dofs) do sum = sum + row.values[k] * a[dof - 1] end
    row_sum[r - 1] = sum
    K.owner(row.id, 0)
    K.hint("ddphi", nil, {}, { sum }, true)
  end
  return force, row_sum
end

-- reads a factor with pattern p from array LD: { n, Dinv[i], each(i, f): f(j, L_ij) for all j < i,
-- row[i]: the row of X for its row i, i unless given }
local function read(K, p, LD, dofs, row)
  local F = { n = p.n, Dinv = {}, row = {} }
  K.section("D^-1")
  for i = 1, p.n do
    F.row[i] = row and row[i] or i
    K.owner(dofs[i].id, dofs[i].body)
    F.Dinv[i] = K.name("Dinv", nil, nil, K.one / K.load(LD, p.rowptr[i + 1] - 1))
  end
  function F.each(i, f)
    for k = p.rowptr[i], p.rowptr[i + 1] - 2 do f(p.colind[k + 1] + 1, K.load(LD, k)) end
  end
  return F
end

-- The rows of matrix X, n numbers each, `width` of them or all in use: X := L^-T X, X := D^-1 X,
-- X := L^-1 X by a factor F
local function half(K, F, X, n, width)
  for i = F.n, 1, -1 do
    local from = (F.row[i] - 1) * n
    F.each(i, function(j, l) K.row_sub(width or n, X, (F.row[j] - 1) * n, l, X, from) end)
  end
end

local function scale(K, F, X, n, width)
  for i = 1, F.n do K.row_scale(width or n, X, (F.row[i] - 1) * n, F.Dinv[i]) end
end

local function back(K, F, X, n, width)
  for i = 1, F.n do
    local to = (F.row[i] - 1) * n
    F.each(i, function(j, l) K.row_sub(width or n, X, to, l, X, (F.row[j] - 1) * n) end)
  end
end

-- `my` has { K, n, sys, E, still, of_H, of_S }, where of_H and of_S are factors.

-- rows that are off or that no joint changes have the target 0
local function switch(my, array)
  local K, n, sys = my.K, my.n, my.sys
  for r in ipairs(sys.rows) do
    for j = 0, my.still[r] and n - 1 or -1 do K.store(array, (r - 1) * n + j, K.zero) end
    if sys.on[r] and not my.still[r] then K.row_scale(n, array, (r - 1) * n, sys.on[r]) end
    if my.E and sys.counts[r] then K.row_scale(n, array, (r - 1) * n, sys.counts[r]) end
  end
end

-- array := S^-1 array, refined where rows depend on each other
local function solve_S(my, array)
  local K, n, rows = my.K, my.n, my.sys.rows
  local function once()
    half(K, my.of_S, array, n)
    scale(K, my.of_S, array, n)
    back(K, my.of_S, array, n)
  end
  switch(my, array)
  for k = 0, my.E and #rows * n - 1 or -1 do K.store("T", k, K.load(array, k)) end
  once()
  for _ = 1, my.E and multipliers.REFINEMENTS or 0 do
    for r in ipairs(rows) do K.row_scale(n, array, (r - 1) * n, my.E[r]) end
    switch(my, array)
    K.row_sub(#rows * n, array, 0, -K.one, "T", 0)
    once()
  end
end

-- calls f(r, k, Y_rk) for all elements that are not zero
local function each_Y(my, f)
  for r, row in ipairs(my.sys.rows) do
    for _, k in ipairs(row.support) do f(r, k, my.K.load("Y", (r - 1) * my.n + k - 1)) end
  end
end

-- upper(i, j) and lower(r, j) from 0, the right-hand sides
local function solve(my, by, upper, lower)
  local K, n = my.K, my.n
  local da, dlambda = "da_d" .. by, "dlambda_d" .. by
  K.section(("%s, %s"):format(da, dlambda))
  for i = 0, n - 1 do
    for j = 0, n - 1 do K.store(da, i * n + j, upper(i, j)) end
  end
  for r = 0, #my.sys.rows - 1 do
    for j = 0, n - 1 do K.store(dlambda, r * n + j, lower(r, j)) end
  end
  half(K, my.of_H, da, n)
  each_Y(my, function(r, k, y)
    K.row_sub(n, dlambda, (r - 1) * n, y * my.of_H.Dinv[k], da, (k - 1) * n)
  end)
  solve_S(my, dlambda)
  each_Y(my, function(r, k, y) K.row_sub(n, da, (k - 1) * n, -y, dlambda, (r - 1) * n) end)
  scale(K, my.of_H, da, n)
  back(K, my.of_H, da, n)
end

-- ---- by products --------------------------------------------------------------------------------

-- If S has its pivots, M = da_dtau and G = dlambda_dtau give the rest: the matrix of both is
-- symmetric but for the sign of lambda, so with T = S^-1
--   G = -T K Hinv,   M = Hinv + (K Hinv)' G
--   da = M upper - G' lower,   dlambda = G upper + T lower
-- This takes more operations, but they are vectorised.  Hinv comes from the factor of H and T from
-- that of S; Y holds K; B first holds K Hinv, and later minus the lower part.

local function may_go_by_products(my)
  local K = my.K
  return K.by_rows and not K.supernodes and not my.E and (my.still.count or 0) == 0
    and #my.sys.rows <= my.n
end

-- T = S^-1, zero for rows that are off
local function invert_S(my)
  local K, n, count = my.K, my.n, #my.sys.rows
  K.section("S^-1")
  for r = 1, count do
    for s = 1, count do
      K.store("T", (r - 1) * n + s - 1, r == s and (my.sys.on[r] or K.one) or K.zero)
    end
  end
  half(K, my.of_S, "T", n, count)
  scale(K, my.of_S, "T", n, count)
  back(K, my.of_S, "T", n, count)
end

local function by_tau(my, model)
  local K, n, count = my.K, my.n, #my.sys.rows
  invert_S(my)
  for r, row in ipairs(my.sys.rows) do
    for dof = 1, n do K.store("Y", (r - 1) * n + dof - 1, row.at[dof] or K.zero) end
  end
  inverse.of_LD(model, renamed(K, { Hinv = "da_dtau" }))
  K.section("da_dtau, dlambda_dtau")
  K.gemm({}, n, count, n, n, "B", 0, "Y", 0, "da_dtau", 0)
  K.gemm({ minus = true }, n, count, count, n, "dlambda_dtau", 0, "T", 0, "B", 0)
  K.gemm({ onto = true, inner = true }, n, n, count, n, "da_dtau", 0, "B", 0, "dlambda_dtau", 0)
end

-- upper: the array that has minus the upper part;  lower(r, j): minus the lower part, from 0
local function multiply(my, by, upper, lower)
  local K, n, count = my.K, my.n, #my.sys.rows
  local da, dlambda = "da_d" .. by, "dlambda_d" .. by
  K.section(("%s, %s"):format(da, dlambda))
  for r = 0, count - 1 do
    for j = 0, n - 1 do K.store("B", r * n + j, lower(r, j)) end
  end
  K.gemm({ minus = true }, n, n, n, n, da, 0, "da_dtau", 0, upper, 0)
  K.gemm({ onto = true, inner = true }, n, n, count, n, da, 0, "dlambda_dtau", 0, "B", 0)
  K.gemm({ minus = true }, n, count, n, n, dlambda, 0, "dlambda_dtau", 0, upper, 0)
  K.gemm({ onto = true, minus = true }, n, count, count, n, dlambda, 0, "T", 0, "B", 0)
end

-- ---- all of them --------------------------------------------------------------------------------

return function(model, K)
  local n = model.nv
  local sys, S, E = multipliers.motion(model, K, nil, true, closure.of)
  local rows = sys.rows
  -- a, lambda, and the derivatives of rnea at this a
  K.section("a, lambda")
  local a = taken(K, "a", "x", n, function(k) return model.dofs[k + 1].id end)
  local lambda = taken(K, "lambda", "mu", #rows, function(k) return rows[k + 1].id end)
  local held = table.move(lambda, 0, #rows - 1, n + 1, table.move(a, 0, n - 1, 1, {}))
  K.by_limbs(rnea_derivatives.rnea, model, capture(K, {}, { a = a }))

  -- derivatives of the constraints with a and lambda held, by differentiating expressions
  K.section("K'*lambda and K*a + Kdotv")
  local force, row_sum = of_constraints(K, sys, a, lambda)
  local force_q = K.derivative(model, force, "q", held)
  local row_q = K.derivative(model, row_sum, "q", held)
  local row_v = K.derivative(model, row_sum, "v", held)
  local my = { K = K, n = n, sys = sys, E = E, still = multipliers.still(model) }
  my.of_S = read(K, S.pattern, "S", S.dofs, S.row)
  -- solve for the derivatives: by products of matrices, or column by column
  if may_go_by_products(my) then
    for k = 0, n * n - 1 do
      if not K.is_zero(force_q[k]) then K.store("dtau_dq", k, K.load("dtau_dq", k) - force_q[k]) end
    end
    by_tau(my, model)
    multiply(my, "q", "dtau_dq", function(r, j) return row_q[r * n + j] end)
    multiply(my, "v", "dtau_dv", function(r, j) return row_v[r * n + j] end)
    return
  end
  my.of_H = read(K, model.pattern, "H", model.dofs)
  solve(my, "q", function(i, j) return force_q[i * n + j] - K.load("dtau_dq", i * n + j) end,
    function(r, j) return -row_q[r * n + j] end)
  solve(my, "v", function(i, j) return -K.load("dtau_dv", i * n + j) end,
    function(r, j) return -row_v[r * n + j] end)
  solve(my, "tau", function(i, j) return i == j and K.one or K.zero end,
    function() return K.zero end)
end
