-- Tests the symmetric indefinite factor of algo.constraints.kkt on random trees with random rows:
-- its solutions, its fill, its order and the signs of its pivots, against dense algebra.

local algo = dofile "tests/support/algo.lua"
local dense = dofile "tests/support/reference/dense.lua"
local factors = require "algo.factor.factors"
local floats = require "analysis.floats"
local front = dofile "tests/support/front.lua"
local kkt = require "algo.constraints.kkt"
local pattern_of = require "model.pattern"
local products = require "algo.factor.products"
local random = dofile "tests/support/random.lua"

local check = random.check
local CASES = random.many(60, 100)

-- A tree of dofs, a matrix H of its pattern (L'DL of random numbers), and as many rows as can be
-- independent, each on the path between two dofs.
local function random_system(rng)
  local n, lambda = rng:integer(2, 14), {}
  for i = 1, n do lambda[i] = rng:chance(0.6) and i - 1 or rng:integer(0, i - 1) end
  local p = pattern_of.of(lambda)
  local L, H = dense.zeros(n), dense.zeros(n)
  for i = 1, n do
    for k = p.rowptr[i], p.rowptr[i + 1] - 1 do
      L[i][p.colind[k + 1] + 1] = rng:uniform(-1, 1)
    end
    L[i][i] = rng:uniform(1, 2)
  end
  for i = 1, n do
    for j = 1, n do
      for k = 1, n do H[i][j] = H[i][j] + L[k][i] * L[k][j] end
    end
  end
  local rows = {}
  for r = 1, rng:integer(0, n // 2) do
    local dofs, set = {}, {}
    for _, tip in ipairs { rng:integer(1, n), rng:integer(1, n) } do
      for _, i in ipairs(pattern_of.support(p, tip)) do set[i] = not set[i] or nil end
    end
    for i = 1, n do
      if set[i] then dofs[#dofs + 1] = i end
    end
    if #dofs == 0 then dofs[1] = rng:integer(1, n) end
    rows[#rows + 1] = { id = "row" .. r, dofs = dofs, values = {} }
    for k = 1, #dofs do rows[#rows].values[k] = rng:uniform(-1, 1) end
  end
  local model = { nv = n, pattern = p, dofs = {} }
  for i = 1, n do model.dofs[i] = { id = "q" .. i, body = i } end
  return model, rows, H
end

-- the whole matrix in full
local function assembled(model, rows, H)
  local A = dense.zeros(model.nv + #rows)
  for i = 1, model.nv do table.move(H[i], 1, model.nv, 1, A[i]) end
  for r, row in ipairs(rows) do
    for k, dof in ipairs(row.dofs) do
      local i = model.nv + r
      A[i][dof], A[dof][i] = row.values[k], row.values[k]
    end
  end
  return A
end

local function rank_of(A)
  local n, rank, M = #A, 0, {}
  for i = 1, n do M[i] = { table.unpack(A[i]) } end
  for c = 1, n do
    local best = rank + 1
    for i = rank + 1, n do
      if math.abs(M[i][c]) > math.abs((M[best] or {})[c] or 0) then best = i end
    end
    if M[best] and math.abs(M[best][c]) > 1e-9 then
      rank = rank + 1
      M[best], M[rank] = M[rank], M[best]
      for i = rank + 1, n do
        local f = M[i][c] / M[rank][c]
        for j = c, n do M[i][j] = M[i][j] - f * M[rank][j] end
      end
    end
  end
  return rank
end

-- packed values of A in the order of the matrix, from 0
local function packed(matrix, A)
  local p, of, values = matrix.pattern, {}, {}
  for i, row in ipairs(matrix.at) do of[row] = i end
  for row = 1, p.n do
    for k = p.rowptr[row], p.rowptr[row + 1] - 1 do
      values[k] = A[of[row]][of[p.colind[k + 1] + 1]]
    end
  end
  return values
end

-- packed indices of the entries that stay zero in L'DL
local function zeros_of(matrix, A)
  local zeros, values = {}, packed(matrix, A)
  for k = 0, matrix.pattern.nh - 1 do zeros[k] = values[k] == 0 or nil end
  return pattern_of.factor_zeros(matrix.pattern, zeros)
end

-- multiply-subtracts of L'DL, without those entries
local function cost_of(matrix, A)
  local p, zeros, sum = matrix.pattern, zeros_of(matrix, A), 0
  for i = 1, p.n do
    local m = 0
    for k = p.rowptr[i], p.rowptr[i + 1] - 2 do m = m + (zeros[k] and 0 or 1) end
    sum = sum + m * (m + 1) // 2
  end
  return sum
end

-- calls visit(case, model, rows, A, matrix, values, pivots, rng) for every system of full rank
local function each(late, visit)
  local seen = 0
  for case = 1, CASES do
    local rng = random.case(case)
    local model, rows, H = random_system(rng)
    local A, all = assembled(model, rows, H), {}
    for r = 1, #rows do all[r] = late or nil end
    local matrix = kkt.matrix(model, rows, all)
    if matrix and rank_of(A) == #A then
      seen = seen + 1
      local kit, pivots = floats.new { A = packed(matrix, A) }, {}
      function kit.pivot(i, D) pivots[i] = D end
      factors.ltdl(matrix, kit, "A")
      local values = {}
      for k = 0, matrix.pattern.nh - 1 do values[k] = kit.load("A", k) end
      visit(case, model, rows, A, matrix, values, pivots, rng)
    end
  end
  assert.is_true(seen > CASES // 3, "only " .. seen .. " systems of full rank")
end

for _, late in ipairs { false, true } do
  describe(late and "with rows as roots" or "in the order of least degree", function()
    it("solves what dense elimination does, by pivots of known signs", function()
      each(late, function(case, model, _, A, matrix, values, pivots, rng)
        local n, x, rhs = #A, {}, {}
        for i = 1, n do x[i] = rng:uniform(-1, 1) end
        for i, b in ipairs(dense.apply(A, x)) do rhs[matrix.at[i] - 1] = b end
        local kit, smallest = floats.new { LD = values, x = rhs }, math.huge
        products.solve(matrix, kit, "LD", "x")
        for i = 1, n do
          check(pivots[i] > 0, "system %d: pivot %d of %d dofs is %g", case, i, model.nv, pivots[i])
          smallest = math.min(smallest, pivots[i])
        end
        for i = 1, n do
          local off = math.abs(kit.load("x", matrix.at[i] - 1) - x[i])
          check(off <= 1e-11 / smallest ^ 2, "system %d: x%d off by %g", case, i, off)
        end
      end)
    end)

    -- (a row that leaves its dofs no freedom undoes changes that other rows made through them)
    it("has no fill but the symbolic one, and all of that", function()
      local filled, undone = 0, 0
      each(late, function(case, _, _, A, matrix, values)
        local zeros = zeros_of(matrix, A)
        for k = 0, matrix.pattern.nh - 1 do
          check(not zeros[k] or values[k] == 0, "system %d: entry %d is %g", case, k, values[k])
          filled = filled + (zeros[k] and 0 or 1)
          undone = undone + (not zeros[k] and values[k] == 0 and 1 or 0)
        end
      end)
      assert.is_true(undone <= 0.01 * filled, undone .. " of " .. filled)
    end)
  end)
end

describe("the order", function()
  it("has rows behind all that carries them where they are to be roots", function()
    each(true, function(case, model, rows, _, matrix)
      for r, row in ipairs(rows) do
        for _, dof in ipairs(row.dofs) do
          for _, k in ipairs(pattern_of.support(model.pattern, dof)) do
            check(matrix.at[model.nv + r] < matrix.at[k], "system %d: row %d before %d", case, r, k)
          end
        end
      end
    end)
  end)

  it("takes no more operations than the tree's with the rows behind, on a tree no fill", function()
    local saved = 0
    each(false, function(case, model, rows, A, matrix)
      local behind = kkt.matrix(model, rows, setmetatable({}, {
        __index = function() return true end }))
      saved = saved + cost_of(behind, A) - cost_of(matrix, A)
      if #rows == 0 then
        check(matrix.pattern.nh == model.pattern.nh, "system %d: fill in a tree", case)
      end
    end)
    assert.is_true(saved > 0)
  end)

  it("is none where rows are more than the dofs that they depend on", function()
    local dofs = { { id = "a" }, { id = "b" } }
    local model = { nv = 2, pattern = pattern_of.of { 0, 1 }, dofs = dofs }
    local row = { id = "r", dofs = { 2 } }
    assert.is_nil(kkt.matrix(model, { row, row }))
    assert.is_table(kkt.matrix(model, { row, { id = "s", dofs = { 1, 2 } } }))
  end)
end)

-- twelve pendulums in a row, each tied to the next; ties in the order of `list`
local function tied(list)
  local lines = { '<robot name="row"><link name="base"/>' }
  for k = 1, 12 do
    lines[#lines + 1] = (('<link name="l%d"><inertial><origin xyz="0 0.02 0.3"/><mass value="1"/>'
      .. '<inertia ixx="0.1" iyy="0.1" izz="0.1" ixy="0" ixz="0.01" iyz="0"/></inertial></link>'
      .. '<joint name="j%d" type="continuous"><parent link="base"/><child link="l%d"/>'
      .. '<origin xyz="%g 0 0"/><axis xyz="0 1 0"/></joint>')):format(k, k, k, 0.5 * k)
  end
  local ties = {}
  for n, k in ipairs(list) do
    ties[n] = { name = "t" .. k, type = "distance", length = 0.5, line = n,
      a = { link = "l" .. k, xyz = { 0, 0, 0.4 } }, b = { link = "l" .. k + 1,
        xyz = { 0, 0, 0.35 } } }
  end
  local job = algo.compile(table.concat(lines) .. "</robot>", { constraints = ties, loops = "schur",
    functions = { "fd_constrained" }, limbs = "off" })
  local cost = job.by_name.fd_constrained.plain.cost
  return cost.mul + cost.add + cost.sub + cost.div
end

describe("S", function()
  it("costs the same however the ties of a row are ordered", function()
    local sorted = tied { 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11 }
    assert.equal(sorted, tied { 4, 9, 5, 3, 11, 1, 8, 2, 10, 6, 7 })
    assert.equal(sorted, tied { 2, 4, 6, 8, 10, 1, 3, 5, 7, 9, 11 })
  end)
end)

describe("the order of the whole matrix", function()
  local config = setmetatable({}, { __index = _G })
  assert(loadfile("models/gripper.lua", "t", config))()
  for n, constraint in ipairs(config.constraints) do constraint.line = n end

  -- the gripper with one mass times `factor`
  local function order_with(at, factor)
    local count = 0
    local text = front.contents("models/gripper.urdf"):gsub('(<mass value=")([^"]+)', function(a, m)
      count = count + 1
      return a .. (count == at and factor * m or m)
    end)
    local job = algo.compile(text, { constraints = config.constraints, loops = "kkt",
      functions = { "fd_constrained" } }, "choose")
    return job.model.constraints.plan.matrix.order, count
  end

  it("is the same for any masses", function()
    local order, count = order_with(0, 1)
    assert.is_true(#order == 11 and count > 5)
    for at = 1, count do
      for _, factor in ipairs { 0.01, 100 } do assert.same(order, (order_with(at, factor))) end
    end
  end)
end)
