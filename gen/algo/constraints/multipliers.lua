-- Dynamics under constraints (model.constraints, constraints.closure), over any scalar:
--
--   H a + C = tau + K' lambda,   K a = -Kdotv            RBDA eq. 3.17
-- by the Schur complement S = K H^-1 K' (constraints.delassus), or as one matrix (constraints.kkt).
-- The other functions have other right-hand sides with the same S:
--   impact          H (v+ - v) = K' impulse,   K v+ = -e K v (K v less dphi_d if a row moves)
--   correction      H dq = K' lambda,   K dq = -phi: the Gauss-Newton step in the metric of H
--   spook           Lacoursiere's step: S + 4 eps/(h^2 Y), Y = 1 + 4 t/h
-- A row that is switched off has 1 on the diagonal and 0 elsewhere, so its lambda is 0.  The same
-- holds for a constraint that no joint changes (model.constraints.plan.still), except in spook,
-- where eps determines lambda.
-- If rows depend on each other (model.constraints.plan, from analysis.loops), E is added to the
-- diagonal of S, and REFINEMENTS further solves compensate: (S + E) l = b + E l_before (proximal
-- point).  Accelerations are then as without E.  If a tunable origin may make S_rr zero, b is 0 in
-- the states where it is.
local capture = require "algo.kit.capture"
local closure_parts = require "algo.constraints.closure_parts"
local delassus = require "algo.constraints.delassus"
local factors = require "algo.factor.factors"
local forward = require "algo.factor.forward"
local kkt = require "algo.constraints.kkt"
local lists = require "list"
local order = require "order"
local ordering = require "model.ordering"
local products = require "algo.factor.products"

local M = {}

M.REFINEMENTS = 2
local LEAST = 1e-20 -- of the sum of S_rr: all rows may be idle

-- ---- the common beginning -----------------------------------------------------------------------

-- rows of K for constraints.delassus, empty for those that are `still`
local function rows_of(model, K, values, still)
  local rows = {}
  for r, row in ipairs(model.constraints.rows) do
    rows[r] = delassus.row(K, row.id, model.nv, function(dof)
      return not still[r] and values[r][dof] or nil
    end)
  end
  return rows
end

-- { C: of constraints.closure, rows: of K as constraints.delassus has them, on[r] = 1 or 0, or
-- nil }.  Unless they are to be `straight`, rows are turned: S and lambda are seen from the base, a
-- is the same, also if S + E is solved and E is the same for all rows of a constraint.
-- make: algo.constraints.closure_parts unless given
local function system(model, K, straight, make)
  local mask, all, on = {}, model.constraints, {}
  for bit = 0, all.ns - 1 do mask[bit] = K.one end
  local C = (make or closure_parts)(model, capture(K, {}, { mask = mask }),
    { gravity = true, turned = not straight }) -- masked below, a product each
  local rows = rows_of(model, K, C:rows(), M.still(model))
  for r, row in ipairs(all.rows) do
    local c = row.constraint
    if c.switch and row == c.rows[1] then
      K.owner(c.id, 0)
      on[r] = K.held("on", K.input("mask", c.switch))
    elseif c.switch then
      on[r] = on[r - 1]
    end
  end
  return { C = C, rows = rows, on = on }
end

-- set of rows that no joint changes: K is zero up to rounding
function M.still(model)
  local plan = model.constraints.plan
  return plan and plan.still or {}
end

local function switched(on, r, x) return on[r] and on[r] * x or x end

-- an entry of S, by entry(r, s) or nil: 0 if one of its rows is off
local function both_switched(K, on, entry, r, s)
  local x = switched(on, r, entry(r, s) or K.zero)
  return on[s] == on[r] and x or switched(on, s, x)
end

-- the target of row r, an element of phi_d or of its rates; 0 if it does not move
local function commanded(model, K, r, array)
  local c = model.constraints.rows[r].constraint
  return c.moving and K.input(array, c.moving - 1 + r - c.row) or K.zero
end

-- (K v)_r less its target
local function rate(model, K, sys, r)
  local row, sum = sys.rows[r], K.zero
  for k, dof in ipairs(row.dofs) do sum = sum + row.values[k] * K.input("v", dof - 1) end
  return sum - commanded(model, K, r, "dphi_d")
end

-- ---- S ------------------------------------------------------------------------------------------

-- S as a matrix to factor, like that of constraints.kkt, in minimum-degree order: it couples rows
-- that share a dof or an ancestor, with fill-in;  row[i]: the row of K at place i
function M.coupled(model)
  local still, all = M.still(model), {}
  for r, row in ipairs(model.constraints.rows) do
    all[r] = still[r] and { id = row.id, dofs = {} } or row
  end
  local rows = delassus.rows(model, all)
  local couples = lists.mapped(rows, function() return {} end)
  for r, a in ipairs(rows) do
    for s = 1, r - 1 do
      if #delassus.runs(rows[s], a) > 0 then couples[r][s], couples[s][r] = true, true end
    end
  end
  local matrix = ordering.matrix(ordering.of(#rows, couples, {}, {}), couples)
  matrix.dofs, matrix.row = {}, {}
  for r, row in ipairs(rows) do
    local i = matrix.at[r]
    matrix.row[i] = r
    matrix.dofs[i] = { id = row.id, body = 0, pivot = row.pivot or model.nv + r }
  end
  return matrix
end

-- diag(S) += E in array S, except for rows that are `still`: a small share of each S_rr, which
-- treats rotations and translations alike whatever their units, and a smaller one of their mean,
-- because some S_rr may be zero.  Returns E, and counts[r] of rows that may be idle: 0 if S_rr is,
-- else 1.
local function regularise(K, matrix, plan)
  local p, sum, n, E, counts = matrix.pattern, K.zero, 0, {}, {}
  K.section("regularisation")
  for i, r in ipairs(matrix.row) do
    if not plan.still[r] then sum, n = sum + K.load("S", p.rowptr[i + 1] - 1), n + 1 end
  end
  if plan.idle.count > 0 then sum = sum + K.num(LEAST) end
  local mean = K.name("Em", nil, nil, K.num(plan.share ^ 1.75 / n) * sum)
  for i, r in ipairs(matrix.row) do
    local at = p.rowptr[i + 1] - 1
    if plan.still[r] then
      E[r] = K.zero
    else
      K.owner(matrix.dofs[i].id, 0)
      local S = K.load("S", at)
      E[r] = K.name("E", nil, nil, K.num(plan.share) * S + mean)
      if plan.idle[r] then
        local part = mean / (S + mean)
        counts[r] = K.name("counts", nil, nil, K.one - part * part)
      end
      K.store("S", at, S + E[r])
    end
  end
  return E, counts
end

-- entry and less of constraints.delassus; pairs of rows within limbs come first, then those of two
-- limbs
local function of_S(model, K, sys)
  local n, pairs_of, entry, less = #sys.rows, {}, delassus.S(model, K, sys.rows)
  sys.run(function(seen, kit, rows)
    for r, a in ipairs(seen ~= model and rows or {}) do
      for s = 1, r do
        local at, sum = (r - 1) * #rows + s - 1, nil
        for _, k in ipairs(kit.is_within("pairs", at) and a.support or {}) do
          if rows[s].inside[k] then
            local function Y(row) return kit.load("Y", (row - 1) * seen.nv + k - 1) end
            local x = Y(r) * kit.load("Dinv", k - 1) * Y(s)
            sum = sum and sum + x or x
          end
        end
        if sum then kit.store("pairs", at, sum) end
      end
    end
  end, { pairs = pairs_of })
  return function(r, s)
    return pairs_of[(r - 1) * n + s - 1] or pairs_of[(s - 1) * n + r - 1] or entry(r, s)
  end, less
end

-- S lambda = b, given Y; b(r, less): less(start, y) = start - Y_r' D^-1 y, y an array over dofs;
-- beside: added to the diagonal, by row.  lambda is left in array mu.  Returns
-- the matrix that is factored in array S, E or nil, and leaves sys.counts (see regularise).
local function multipliers(model, K, sys, b, beside)
  local rows, on, still = sys.rows, sys.on, M.still(model)
  -- S row by row, and the right-hand sides
  local entry, less = of_S(model, K, sys)
  local matrix, rhs = M.coupled(model), {}
  local p, at = matrix.pattern, matrix.at
  for r, row in ipairs(rows) do
    K.section("row of S: " .. row.id, row.id, 0)
    for k = p.rowptr[at[r]], p.rowptr[at[r] + 1] - 1 do
      local s = matrix.row[p.colind[k + 1] + 1]
      local x = both_switched(K, on, entry, r, s)
      if still[r] and not beside then
        x = s == r and K.one or K.zero
      elseif s == r then
        if on[r] then x = x + (K.one - on[r]) end
        if beside then x = x + beside[r] end
      end
      K.store("S", k, K.name("S", rows[s].id, nil, x))
    end
    rhs[r] = still[r] and not beside and K.zero
      or switched(on, r, b(r, function(start, y) return less(r, start, y) end))
    K.store("mu", at[r] - 1, K.name("rhs", nil, nil, rhs[r]))
  end
  local plan = model.constraints.plan
  -- regularise the diagonal for dependent rows
  local E
  if plan and plan.share and not beside then
    E, sys.counts = regularise(K, matrix, plan)
    for r, part in order.pairs(sys.counts) do
      rhs[r] = part * rhs[r]
      K.store("mu", at[r] - 1, rhs[r])
    end
  end
  -- factor, solve, and refine if S was regularised
  factors.ltdl(matrix, K, "S")
  products.solve(matrix, K, "S", "mu", "rhs_half", "lambda")
  for _ = 1, E and M.REFINEMENTS or 0 do
    K.section("refined")
    for i, r in ipairs(matrix.row) do
      K.store("mu", i - 1, rhs[r] + switched(on, r, E[r] * K.load("mu", i - 1)))
    end
    products.solve(matrix, K, "S", "mu", "rhs_half", "lambda")
  end
  -- by rows of K, from the factor's order
  local mu = lists.mapped(at, function(i) return K.load("mu", i - 1) end)
  for r, x in ipairs(mu) do
    if at[r] ~= r then K.store("mu", r - 1, x) end
  end
  return matrix, E
end

-- x += Y mu
local function add_forces(sys)
  sys.run(function(model, K, rows)
    for r, row in ipairs(rows) do
      K.section("force of " .. row.id, row.id, 0)
      local l = K.load("mu", r - 1)
      for _, run in ipairs(delassus.runs(row, row)) do
        K.row_sub(run.count, "x", run.dof - 1, -l, "Y", (r - 1) * model.nv + run.dof - 1)
      end
    end
  end)
end

-- L'DL of H, and the system with
--   run(algorithm, results)   runs algorithm(model, K, rows), limb by limb unless rows must be left
--   out, and returns its results
local function begin(model, K, straight, make)
  forward.LD(model, K)
  local sys, known = system(model, K, straight, make), {}
  sys.rows = delassus.rows(model, sys.rows)
  known[model] = sys.rows
  function sys.run(algorithm, results)
    if K.by_rows or not sys.C.run or (M.still(model).count or 0) > 0 then
      return algorithm(model, K, sys.rows)
    end
    sys.C.run(function(seen, kit, values)
      known[seen] = known[seen] or delassus.rows(seen, rows_of(seen, kit, values, {}))
      algorithm(seen, kit, known[seen])
    end, results or {})
  end
  return sys
end

local function add_Y(sys) sys.run(function(model, K, rows) delassus.Y(model, K, rows, "H") end) end

-- S, full and symmetric
function M.delassus(model, K)
  local sys, n = begin(model, K, true), model.constraints.nc
  add_Y(sys)
  local entry = of_S(model, K, sys)
  for r, row in ipairs(sys.rows) do
    K.section("row of S: " .. row.id, row.id, 0)
    for s = 1, r do
      local x = both_switched(K, sys.on, entry, r, s)
      K.store("S", (r - 1) * n + s - 1, x)
      if s < r then K.store("S", (s - 1) * n + r - 1, x) end
    end
  end
end

-- ---- accelerations ------------------------------------------------------------------------------

-- function(r) -> the required K a; gains: { on phi, on its rate }, an argument
local function goal(model, K, sys, gains)
  local bias, phi = sys.C:bias(), gains and sys.C:residual()
  return function(r)
    local x = commanded(model, K, r, "ddphi_d") - bias[r]
    if gains then
      x = x - K.input("gains", 0) * phi[r] - K.input("gains", 1) * rate(model, K, sys, r)
    end
    K.owner(sys.rows[r].id, 0)
    K.hint("rhs", nil, {}, { x }, true)
    return x
  end
end

local function half(model, K) products.half(model, K, "H", "x", "u") end

-- Solves H x' = x + K' mu, S mu = b, in arrays x and mu; Y and the factors of H and S remain in
-- theirs. how, all but `rows` optional:
--   rows(sys)   b(r, less) as `multipliers` takes it
--   pushed      x begins as tau - C, else as 0;  times: multiplied by that, before x' is solved for
--   beside      of `multipliers`;  straight, make: of `begin`
-- Returns sys and the results of `multipliers`.
local function solve(model, K, how)
  if how.pushed then forward.surplus(model, K, "x") end
  local sys = begin(model, K, how.straight, how.make)
  if how.pushed then sys.run(half) end
  for i = 0, how.times and model.nv - 1 or -1 do K.store("x", i, how.times * K.load("x", i)) end
  add_Y(sys)
  local matrix, E = multipliers(model, K, sys, how.rows(sys), how.beside)
  for i = 0, how.pushed and -1 or model.nv - 1 do K.store("x", i, K.zero) end
  add_forces(sys)
  local name = how.pushed and not how.times and "a" or "dx"
  sys.run(function(seen, kit) products.rest(seen, kit, "H", "x", name) end)
  return sys, matrix, E
end

-- a and lambda in arrays x and mu; gains, straight, make: as above
function M.motion(model, K, gains, straight, make)
  return solve(model, K, { pushed = true, straight = straight, make = make, rows = function(sys)
    local aim = goal(model, K, sys, gains)
    return function(r, less) return less(aim(r), "x") end
  end })
end

-- The results how.array := x(dof), or v + x(dof) if it is `moved`, and how.lambda := mu(row) *
-- how.scale;  x, mu: from arrays that remain if only one of the results is requested, unless given
local function leave(model, K, sys, how, x, mu)
  x = x or function(i) return K.load("x", i - 1) end
  if not mu then sys.C:straighten "mu" end
  mu = mu or function(r) return K.load("mu", r - 1) end
  K.section(("%s, %s"):format(how.array, how.lambda))
  for i = 1, model.nv do
    K.store(how.array, i - 1, how.moved and x(i) + K.input("v", i - 1) or x(i))
  end
  for r in ipairs(sys.rows) do
    K.store(how.lambda, r - 1, how.scale and mu(r) * how.scale or mu(r))
  end
end

local FORWARD = { array = "a", lambda = "lambda" }

local function schur(gains)
  return function(model, K) leave(model, K, M.motion(model, K, gains), FORWARD) end
end

-- array whole := the matrix; beside: of `multipliers`
local function store_whole(model, K, sys, matrix, beside)
  local n = model.nv
  local values = kkt.values(model, matrix, function(k) return K.load("H", k) end, sys.rows,
    function(r, k) return switched(sys.on, r, sys.rows[r].values[k]) end)
  for r in ipairs(sys.rows) do
    local on = sys.on[r]
    local x = beside and -switched(sys.on, r, beside[r])
    if on then x = (x or K.zero) + (on - K.one) end
    values[kkt.entry(matrix, n + r, n + r)] = x
  end
  for k = 0, matrix.pattern.nh - 1 do K.store("whole", k, values[k] or K.zero) end
end

-- As one matrix: [H K'; K -E] [x; -mu] = [times (tau - C); rows(sys)(r)], E: beside.
local function by_whole(model, K, how)
  local n, matrix = model.nv, model.constraints.plan.matrix
  forward.surplus(model, K, "x", matrix.at)
  for i = 1, how.times and n or 0 do
    K.store("x", matrix.at[i] - 1, how.times * K.load("x", matrix.at[i] - 1))
  end
  forward.H(model, K)
  local sys = system(model, K, how.straight)
  local aim = how.rows(sys)
  for r in ipairs(sys.rows) do K.store("x", matrix.at[n + r] - 1, switched(sys.on, r, aim(r))) end
  store_whole(model, K, sys, matrix, how.beside)
  factors.ltdl(matrix, K, "whole")
  products.solve(matrix, K, "whole", "x")
  leave(model, K, sys, how, function(i) return K.load("x", matrix.at[i] - 1) end,
    function(r) return -K.load("x", matrix.at[n + r] - 1) end)
  sys.C:straighten "lambda"
end

local function whole(gains)
  return function(model, K)
    local function rows(sys) return goal(model, K, sys, gains) end
    by_whole(model, K, order.with(FORWARD, { rows = rows }))
  end
end

M.fd_schur, M.stabilised_schur = schur(false), schur(true)
M.fd_kkt, M.stabilised_kkt = whole(false), whole(true)

-- ---- velocities and positions -------------------------------------------------------------------

function M.impact(model, K)
  local sys = solve(model, K, { rows = function(own)
    local back = -(K.one + K.input("e", 0))
    return function(r) return back * rate(model, K, own, r) end
  end })
  leave(model, K, sys, { array = "v_plus", moved = true, lambda = "impulse" })
end

function M.correction(model, K)
  local sys = solve(model, K, { rows = function(own)
    local phi = own.C:residual()
    for r, row in ipairs(model.constraints.rows) do
      if row.without_phi then own.on[r] = K.zero end -- they hold rates, not positions
    end
    return function(r) return -phi[r] end
  end })
  leave(model, K, sys, { array = "dq", lambda = "lambda" })
end

-- for spook, row by row: 1/Y and the term added to S, and whether both are the same for all rows of
-- a constraint.  A row uses its own eps and tau, or the arguments eps and t, which are numbers or
-- arrays over rows
local function step_of(model, K, hinv)
  local by_row = model.constraints.by_row
  local four, Yinv, beside, alike = K.num(4), {}, {}, true
  for r, row in ipairs(model.constraints.rows) do
    local function own(key, array)
      local x = row[key]
      return x and K.param(0, ("%s_%s"):format(row.id, key), x, "of the constraint")
        or K.input(array, by_row and r - 1 or 0)
    end
    K.owner((by_row or row.eps or row.tau) and row.id or "step", 0)
    Yinv[r] = K.name("Yinv", nil, nil, K.one / (K.one + four * own("tau", "t") * hinv))
    beside[r] = K.name("beside", nil, nil, four * own("eps", "eps") * (hinv * hinv) * Yinv[r])
    local first = row.constraint.row
    alike = alike and Yinv[r] == Yinv[first] and beside[r] == beside[first]
  end
  return Yinv, beside, alike
end

-- shared by both ways of spook
local function how_to_step(model, K)
  local h, four = K.input("h", 0), K.num(4)
  K.section("constants of the step", "step", 0)
  local hinv = K.name("hinv", nil, nil, K.one / h)
  local Yinv, beside, alike = step_of(model, K, hinv)
  return { pushed = true, times = h, beside = beside, straight = not alike, scale = hinv,
    array = "v_next", moved = true, lambda = "lambda", rows = function(own)
    local phi = own.C:residual()
    return function(r, less)
      local Kv = rate(model, K, own, r)
      K.hint("Kv", nil, {}, { Kv })
      local aim = (Kv - four * hinv * phi[r]) * Yinv[r] - Kv
      return less and less(aim, "x") or aim
    end
  end }
end

function M.spook(model, K)
  local how = how_to_step(model, K)
  leave(model, K, solve(model, K, how), how)
end

function M.spook_kkt(model, K) by_whole(model, K, how_to_step(model, K)) end

-- the remaining rows of constraints.embed
M.parts = { system = system, goal = goal, multipliers = multipliers, add_forces = add_forces }

return M
