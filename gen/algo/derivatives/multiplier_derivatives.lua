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
-- refinement of dependent rows, or S^-1; A of factor.by_blocks, B and R for products.
local capture = require "algo.kit.capture"
local multipliers = require "algo.constraints.multipliers"
local closure = require "algo.constraints.closure"
local fd_derivatives = require "algo.derivatives.fd_derivatives"
local inverse = require "algo.factor.inverse"
local pattern = require "model.pattern"
local renamed = require "algo.kit.renamed"
local rnea_derivatives = require "algo.derivatives.rnea_derivatives"
local supernodes = require "algo.factor.supernodes"

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
  for dof, x in ipairs(sys.C:forces(by_row)) do force[dof - 1] = x end
  local bias = sys.C:bias()
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

local function by_S(my, array, width)
  for _, step in ipairs { half, scale, back } do step(my.K, my.of_S, array, my.n, width) end
end

-- array := S^-1 array, refined where rows depend on each other
local function solve_S(my, array)
  local K, n, rows = my.K, my.n, my.sys.rows
  switch(my, array)
  for k = 0, my.E and #rows * n - 1 or -1 do K.store("T", k, K.load(array, k)) end
  by_S(my, array)
  for _ = 1, my.E and multipliers.REFINEMENTS or 0 do
    for r in ipairs(rows) do K.row_scale(n, array, (r - 1) * n, my.E[r]) end
    switch(my, array)
    K.row_sub(#rows * n, array, 0, -K.one, "T", 0)
    by_S(my, array)
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

-- If S has its pivots: with X = H^-1 of the upper part, T = S^-1 and B = K H^-1
--   dlambda = T (lower - K X),   da = X + B' dlambda
-- This takes more operations, but they are vectorised.  X comes from fd_derivatives, by tau it is
-- H^-1; T comes from the factor of S; Y holds K, and R (by tau B) K X - lower.

-- T = S^-1, zero for rows that are off
local function invert_S(my)
  local K, n, count = my.K, my.n, #my.sys.rows
  K.section("S^-1")
  for r = 1, count do
    for s = 1, count do
      K.store("T", (r - 1) * n + s - 1, r == s and (my.sys.on[r] or K.one) or K.zero)
    end
  end
  by_S(my, "T", count)
end

-- X, which begins as minus the upper part; forces of a loop couple its branches
local function solve_upper(my, model, kit, force_q)
  local n, loop, inside = my.n, false, pattern.places(pattern.by_force(model.pattern), my.n)
  for k = 0, n * n - 1 do
    if not kit.is_zero(force_q[k]) then
      loop = loop or not inside[k]
      kit.store("dtau_dq", k, kit.load("dtau_dq", k) - force_q[k])
    end
  end
  if not loop then return fd_derivatives.solve(model, kit, true, true) end
  for _, by in ipairs { "q", "v" } do
    kit.gemm({ minus = true }, n, n, n, n, "da_d" .. by, 0, "Hinv", 0, "dtau_d" .. by, 0)
  end
end

-- K in Y, and its blocks { dof, count, row, rows }: runs of dofs, once for rows that share them
local function blocks_of_K(my)
  local list, before = {}, {} -- the blocks of the row before, by their first dofs
  for r, row in ipairs(my.sys.rows) do
    local own = {}
    for k, dof in ipairs(row.dofs) do my.K.store("Y", (r - 1) * my.n + dof - 1, row.values[k]) end
    for _, run in ipairs(supernodes.runs(row.dofs)) do
      local block = before[run.dof]
      if not (block and block.count == run.count) then
        block = { dof = run.dof, count = run.count, row = r, rows = 0 }
        list[#list + 1] = block
      end
      block.rows, own[run.dof] = block.rows + 1, block
    end
    before = own
  end
  return list
end

-- lower(r, j): minus the lower part, from 0;  R: the array for it
local function correct(my, by, R, lower)
  local K, n, count = my.K, my.n, #my.sys.rows
  local da, dlambda = "da_d" .. by, "dlambda_d" .. by
  K.section(("%s, %s"):format(da, dlambda))
  for r = 0, count - 1 do
    for j = 0, n - 1 do K.store(R, r * n + j, my.still[r + 1] and K.zero or lower(r, j)) end
  end
  for _, block in ipairs(my.blocks) do
    local at = (block.row - 1) * n
    K.gemm({ onto = true }, n, block.rows, block.count, n, R, at, "Y", at + block.dof - 1, da,
      (block.dof - 1) * n)
  end
  K.gemm({ minus = true }, n, count, count, n, dlambda, 0, "T", 0, R, 0)
  K.gemm({ onto = true, inner = true }, n, n, count, n, da, 0, "B", 0, dlambda, 0)
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
  if K.by_rows and not K.supernodes and not E and #rows <= n then
    invert_S(my)
    local kit = renamed(K, { Hinv = "da_dtau" })
    inverse.of_LD(model, kit)
    solve_upper(my, model, kit, force_q)
    my.blocks = blocks_of_K(my)
    correct(my, "tau", "B", function() return K.zero end)
    correct(my, "q", "R", function(r, j) return row_q[r * n + j] end)
    correct(my, "v", "R", function(r, j) return row_v[r * n + j] end)
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
