-- Tests H, its factors and the functions that use them (gen/algo) on random robots: on floats, and
-- on symbols that are evaluated; against dense algebra, an independent H
-- (support/reference/truth.lua) and the operation counts of the book.

local algo = dofile "tests/support/algo.lua"
local dense = dofile "tests/support/reference/dense.lua"
local motion = dofile "tests/support/reference/motion.lua"
local random = dofile "tests/support/random.lua"
local random_robot = dofile "tests/support/robots/random_robot.lua"
local truth = dofile "tests/support/reference/truth.lua"

local check, from_zero, from_one = random.check, algo.from_zero, algo.from_one
local on_floats, on_symbols, random_vector = algo.on_floats, algo.on_symbols, algo.vector
local random_q = motion.random_q
local ROBOTS, STATES = random.many(20, 30), 2

-- H and the functions that use it; the rest of the catalogue is in catalogue/symbols_spec.lua and
-- algo/dynamics_spec.lua
local NAMES = { "crba", "ltdl", "ltl", "solve", "ltl_solve", "mul_H", "ltdl_inverse_diagonal",
  "solve_inverse_diagonal" }
for _, op in ipairs { "mul_L", "mul_Lt", "solve_L", "solve_Lt" } do
  NAMES[#NAMES + 1] = op
  NAMES[#NAMES + 1] = "ltl_" .. op
end

local function compile(text, base, rows, deep)
  return algo.compile(text, { base = base, functions = NAMES, rows = rows, deep = deep })
end

local by_name = compile(random_robot.make(1), "fixed").catalogue

-- H at q and its factors, on floats: packed, from 0
local function matrices(model, q)
  local H = on_floats(by_name.crba, model, { q = from_zero(q) }).H
  return {
    H = H,
    LD = on_floats(by_name.ltdl, model, { H = H }).H,
    L = on_floats(by_name.ltl, model, { H = H }).H,
    LDinv = on_floats(by_name.ltdl_inverse_diagonal, model, { H = H }).H,
  }
end

-- the arguments of a function by name: `L` is the factor that it assumes
local function inputs_of(fn, m, x)
  return {
    q = from_zero(m.q), x = from_zero(x), H = m.H, LD = m.LD, LDinv = m.LDinv,
    L = fn.assumes and fn.assumes.L == "LD" and m.LD or m.L,
  }
end

local robots

-- STATES random states of a robot: { q, H, LD, L (packed, from 0), truth (full), size of H }
local function states_of(job, rng)
  local states = {}
  for k = 1, STATES do
    local q = random_q(rng, job.model)
    states[k] = matrices(job.model, q)
    states[k].q, states[k].truth = q, truth.H(job.robot, job.model, q)
    states[k].size = dense.largest(states[k].truth)
  end
  return states
end

-- visit(number, job, states, rng) for every robot; compiled once, for all tests of this file
local function each(visit)
  if not robots then
    robots = {}
    for case = 1, ROBOTS do
      local rng = random.case(case)
      local job = compile(random_robot.make(rng), case % 2 == 0 and "floating" or "fixed")
      robots[case] = { job = job, states = states_of(job, rng) }
    end
  end
  for case, robot in ipairs(robots) do
    visit(case, robot.job, robot.states, random.case(1000 + case))
  end
end

describe("every function", function()
  for _, name in ipairs(NAMES) do
    local fn = by_name[name]
    it(fn.name .. " is the same on symbols as on floats", function()
      each(function(case, job, states, rng)
        local model = job.model
        local inputs = inputs_of(fn, states[1], random_vector(rng, model.nv))
        local item = job.by_name[fn.name]
        local expected = on_floats(fn, model, inputs, item.plain.level)
        local found = on_symbols(item, inputs, model)
        for _, arg in ipairs(fn.args) do
          if arg.mode ~= "in" then
            local n = algo.length(arg.dims, model)
            local a, b = from_one(expected[arg.name], n), from_one(found[arg.name], n)
            check(#a == n and #b == n, "robot %d: %s is not complete", case, arg.name)
            local off = dense.distance(a, b)
            check(off <= 1e-12 * dense.largest(a), "robot %d: %s off by %g", case, arg.name, off)
          end
        end
      end)
    end)

    it(fn.name .. " stores each element once, reads and stores nothing else", function()
      each(function(case, job, states, rng)
        local model, item = job.model, job.by_name[fn.name]
        local inputs = inputs_of(fn, states[1], random_vector(rng, model.nv))
        local ok, why = pcall(on_symbols, item, inputs, model)
        check(ok, "robot %d: %s", case, why)
      end)
    end)
  end
end)

describe("H", function()
  it("is that of the velocities of all links", function()
    each(function(case, job, states)
      for _, m in ipairs(states) do
        local found = dense.symmetric(dense.lower(job.model.pattern, m.H))
        local off = dense.distance(m.truth, found)
        check(off <= 1e-12 * m.size, "robot %d: off by %g of %g", case, off, m.size)
      end
    end)
  end)

  it("is symmetric positive definite", function()
    each(function(case, job, states)
      for _, m in ipairs(states) do
        local H = dense.symmetric(dense.lower(job.model.pattern, m.H))
        check(dense.positive_definite(H), "robot %d: not positive definite", case)
      end
    end)
  end)

  -- besides the zeros of the tree there are the structural zeros of this robot, marked 0 in the
  -- header
  it("is zero where it is not stored, or said to be zero, and nowhere else", function()
    local structural = 0
    each(function(case, job, states)
      local pattern, zeros = job.model.pattern, job.zeros.H
      local seen = {}
      for _, m in ipairs(states) do
        local stored = dense.zeros(pattern.n)
        for i = 1, pattern.n do
          for k = pattern.rowptr[i], pattern.rowptr[i + 1] - 1 do
            local j = pattern.colind[k + 1] + 1
            check(m.H[k] ~= nil, "robot %d: entry %d is not computed", case, k)
            stored[i][j] = true
            if math.abs(m.truth[i][j]) > 1e-12 * m.size then seen[k] = true end
          end
          for j = 1, i do
            check(stored[i][j] == true or math.abs(m.truth[i][j]) <= 1e-14 * m.size,
              "robot %d: H(%d, %d) is %g, but not stored", case, i, j, m.truth[i][j])
          end
        end
      end
      for k = 0, pattern.nh - 1 do
        check(not (zeros[k] and seen[k]), "robot %d: entry %d is not always zero", case, k)
        structural = structural + (zeros[k] and 1 or 0)
      end
    end)
    assert.is_true(structural > 3 * ROBOTS, "only " .. structural .. " structural zeros")
  end)

  it("of a generic robot on a fixed base has no zero beyond the tree's", function()
    for case = 1, random.many(5, 8) do
      local rng = random.case(2000 + case)
      local job = compile(random_robot.make(rng, { generic = true }), "fixed")
      local H = on_floats(by_name.crba, job.model, { q = from_zero(random_q(rng, job.model)) }).H
      for k = 0, job.model.pattern.nh - 1 do
        check(not job.zeros.H[k] and H[k] ~= 0, "robot %d: entry %d is zero", case, k)
      end
    end
  end)

  it("and its factors keep on floats the zeros that were found on symbols", function()
    each(function(case, job, states, rng)
      local many = { table.unpack(states) }
      for _ = 1, 4 do many[#many + 1] = matrices(job.model, random_q(rng, job.model)) end
      for s, m in ipairs(many) do
        for _, name in ipairs { "H", "LD", "L" } do
          local size = dense.largest(from_one(m[name], job.model.pattern.nh))
          for k in pairs(job.zeros[name]) do
            check(math.abs(m[name][k]) <= 1e-14 * size, "robot %d, state %d: %s[%d] is %g", case,
              s, name, k, m[name][k])
          end
        end
      end
    end)
  end)
end)

-- full matrices of a state: H, the unit L and D of ltdl, the L of ltl
local function full(model, m)
  local p = model.pattern
  local unit, D = dense.lower(p, m.LD), dense.zeros(p.n)
  for i = 1, p.n do unit[i][i], D[i][i] = 1.0, unit[i][i] end
  return { H = dense.symmetric(dense.lower(p, m.H)), unit = unit, D = D, L = dense.lower(p, m.L) }
end

describe("the factor", function()
  it("of ltdl rebuilds H: L' D L, with D > 0", function()
    each(function(case, job, states)
      local A = full(job.model, states[1])
      local rebuilt = dense.times(dense.transpose(A.unit), dense.times(A.D, A.unit))
      local off = dense.distance(rebuilt, A.H)
      check(off <= 1e-14 * job.model.nv * dense.largest(A.H), "robot %d: off by %g", case, off)
      for i = 1, job.model.nv do check(A.D[i][i] > 0, "robot %d: pivot %d", case, i) end
    end)
  end)

  it("of ltdl_inverse_diagonal is that of ltdl, but for 1/D", function()
    each(function(case, job, states)
      local m, last = states[1], {}
      for i = 1, job.model.nv do last[job.model.pattern.rowptr[i + 1] - 1] = true end
      for k = 0, job.model.pattern.nh - 1 do
        local want = last[k] and 1.0 / m.LD[k] or m.LD[k]
        check(math.abs(m.LDinv[k] - want) <= 1e-15 * math.abs(want), "robot %d: entry %d", case, k)
      end
    end)
  end)

  it("of ltl rebuilds H: L' L, with a positive diagonal", function()
    each(function(case, job, states)
      local A = full(job.model, states[1])
      local off = dense.distance(dense.times(dense.transpose(A.L), A.L), A.H)
      check(off <= 1e-14 * job.model.nv * dense.largest(A.H), "robot %d: off by %g", case, off)
      for i = 1, job.model.nv do check(A.L[i][i] > 0, "robot %d: pivot %d", case, i) end
    end)
  end)

  it("reports every pivot, from the last dof to the first", function()
    each(function(case, job)
      for _, name in ipairs { "ltdl", "ltl" } do
        local pivots = job.by_name[name].plain.pivots
        check(#pivots == job.model.nv, "robot %d: %d pivots", case, #pivots)
        for k, pivot in ipairs(pivots) do
          check(pivot.dof == job.model.nv + 1 - k, "robot %d: pivot %d is of dof %d", case, k,
            pivot.dof)
        end
      end
    end)
  end)
end)

describe("the product or solve", function()
  -- name -> the same on dense matrices; the tolerance of solutions grows with the condition
  local cases = {
    { "mul_H", function(A, x) return dense.apply(A.H, x) end },
    { "mul_L", function(A, x) return dense.apply(A.unit, x) end },
    { "mul_Lt", function(A, x) return dense.apply(dense.transpose(A.unit), x) end },
    { "ltl_mul_L", function(A, x) return dense.apply(A.L, x) end },
    { "ltl_mul_Lt", function(A, x) return dense.apply(dense.transpose(A.L), x) end },
    { "solve", function(A, x) return dense.solve(A.H, x) end, function(A) return A.H end },
    { "ltl_solve", function(A, x) return dense.solve(A.H, x) end, function(A) return A.H end },
    { "solve_inverse_diagonal", function(A, x) return dense.solve(A.H, x) end,
      function(A) return A.H end },
    { "solve_L", function(A, x) return dense.solve(A.unit, x) end, function(A) return A.unit end },
    { "solve_Lt", function(A, x) return dense.solve(dense.transpose(A.unit), x) end,
      function(A) return dense.transpose(A.unit) end },
    { "ltl_solve_L", function(A, x) return dense.solve(A.L, x) end, function(A) return A.L end },
    { "ltl_solve_Lt", function(A, x) return dense.solve(dense.transpose(A.L), x) end,
      function(A) return dense.transpose(A.L) end },
  }

  it("is tested for every function but crba and the factors", function()
    local rest = { crba = true, ltdl = true, ltl = true, ltdl_inverse_diagonal = true }
    for _, c in ipairs(cases) do rest[c[1]] = true end
    for _, name in ipairs(NAMES) do assert.is_true(rest[name] or false, name) end
    -- every other function of a packed matrix alone must be in this list
    for name, fn in pairs(by_name) do
      local first = fn.args[1].name
      if first == "H" or first == "L" or first == "LD" then
        assert.is_true(rest[name] or false, name)
      end
    end
  end)

  for _, c in ipairs(cases) do
    local name, expected, solved = c[1], c[2], c[3]
    it(name .. " is that of dense matrices", function()
      each(function(case, job, states, rng)
        local model, fn = job.model, by_name[name]
        local x = random_vector(rng, model.nv)
        local A = full(model, states[2])
        local results = on_floats(fn, model, inputs_of(fn, states[2], x))
        local found = from_one(results.y or results.x, model.nv)
        local right = expected(A, x)
        local slack = 1e-14 * (solved and dense.condition(solved(A)) or 1)
        local off, size = dense.distance(right, found), dense.largest(right)
        check(off <= slack * size + 1e-14, "robot %d: off by %g of %g, slack %g", case, off, size,
          slack)
      end)
    end)
  end
end)

describe("the operations", function()
  -- sums over all dofs of a fixed-base robot: n, sum(d - 1), sum(d (d - 1) / 2), rows by ancestors,
  -- and runs of adjacent ones among these
  local function sums(pattern)
    local s = { n = pattern.n, above = 0, pairs = 0, one = 0, many = 0, scaled = 0, runs = 0 }
    for i, d in ipairs(pattern.depth) do
      local below, j = nil, pattern.lambda[i]
      while j > 0 do
        if j + 1 ~= below then s.runs = s.runs + 1 end
        below, j = j, pattern.lambda[j]
      end
      s.above = s.above + d - 1
      s.pairs = s.pairs + d * (d - 1) // 2
      if d == 2 then s.one = s.one + 1 end
      if d > 2 then s.many, s.scaled = s.many + 1, s.scaled + d - 1 end
    end
    return s
  end

  local expected = {
    ltdl = function(s)
      return { mul = s.pairs + s.scaled, sub = s.pairs, div = s.one + s.many }
    end,
    ltl = function(s)
      return { mul = s.pairs + s.above, sub = s.pairs, div = s.one + s.many, sqrt = s.n }
    end,
    solve = function(s) return { mul = 2 * s.above, sub = 2 * s.above, div = s.n } end,
    ltl_solve = function(s) return { mul = 2 * s.above, sub = 2 * s.above, div = 2 * s.n } end,
    ltdl_inverse_diagonal = function(s)
      return { mul = s.pairs + s.above, sub = s.pairs, div = s.n }
    end,
    solve_inverse_diagonal = function(s)
      return { mul = 2 * s.above + s.n, sub = 2 * s.above }
    end,
    solve_L = function(s) return { mul = s.above, sub = s.above } end,
    solve_Lt = function(s) return { mul = s.above, sub = s.above } end,
    ltl_solve_L = function(s) return { mul = s.above, sub = s.above, div = s.n } end,
    ltl_solve_Lt = function(s) return { mul = s.above, sub = s.above, div = s.n } end,
    mul_L = function(s) return { mul = s.above, add = s.above } end,
    mul_Lt = function(s) return { mul = s.above, add = s.above } end,
    ltl_mul_L = function(s) return { mul = s.above + s.n, add = s.above } end,
    ltl_mul_Lt = function(s) return { mul = s.above + s.n, add = s.above } end,
    mul_H = function(s) return { mul = 2 * s.above + s.n, add = 2 * s.above } end,
  }
  -- what goes by rows: L'L by way of L'DL, products by differences, and differences of one sum
  local function summed(s, mul, sub, div)
    return { mul = mul, add = s.above - s.runs, sub = sub + s.runs, div = div }
  end
  local by_rows = {
    solve = function(s) return summed(s, 2 * s.above, s.above, s.n) end,
    ltl_solve = function(s) return summed(s, 2 * s.above, s.above, 2 * s.n) end,
    solve_inverse_diagonal = function(s) return summed(s, 2 * s.above + s.n, s.above) end,
    solve_L = function(s) return summed(s, s.above, 0) end,
    ltl_solve_L = function(s) return summed(s, s.above, 0, s.n) end,
    ltl = function(s)
      return { mul = s.pairs + 2 * s.above, sub = s.pairs, div = s.one + s.many, sqrt = s.n }
    end,
    mul_Lt = function(s) return { mul = s.above, sub = s.above } end,
    ltl_mul_Lt = function(s) return { mul = s.above + s.n, sub = s.above } end,
    mul_H = function(s) return { mul = 2 * s.above + s.n, add = s.above, sub = s.above } end,
  }
  -- and supernodes: a product by 1/D even if there is only one ancestor
  local by_supernodes = setmetatable({
    ltdl = function(s) return { mul = s.pairs + s.above, sub = s.pairs, div = s.one + s.many } end,
  }, { __index = by_rows })
  local OTHERWISE = { scalars = {}, rows = by_rows, supernodes = by_supernodes }
  local function expected_of(item)
    return OTHERWISE[item.plain.level][item.fn.name] or expected[item.fn.name]
  end
  local KINDS = { "mul", "add", "sub", "div", "sqrt", "sin", "cos" }

  -- rows: the option --rows, the least size of a product by rows; deep: the same for runs
  local function count_exactly(rows, deep)
    for case = 1, random.many(6, 10) do
      local text = random_robot.make(random.case(3000 + case), { generic = true })
      local job = compile(text, "fixed", rows, deep)
      local s = sums(job.model.pattern)
      check(job.model.pattern.nh == s.n + s.above, "robot %d: H has %d entries", case,
        job.model.pattern.nh)
      for _, item in ipairs(job.functions) do
        local count = expected_of(item)
        for _, kind in ipairs(count and KINDS or {}) do
          local right = count(s)[kind] or 0
          check(item.plain.cost[kind] == right, "robot %d: %s takes %d %s, expected %d", case,
            item.fn.name, item.plain.cost[kind], kind, right)
        end
      end
    end
  end

  it("of a generic robot are exactly those of the book", function() count_exactly() end)
  it("of a generic robot by scalars are the same", function() count_exactly(1e9) end)
  it("of a generic robot by rows are these", function() count_exactly(0, 1e9) end)
  it("of a generic robot by runs are these", function() count_exactly(0) end)

  it("of any robot are never more", function()
    local saved = 0
    each(function(case, job)
      local s = sums(job.model.pattern)
      check(job.model.pattern.nh == s.n + s.above, "robot %d: H has %d entries", case,
        job.model.pattern.nh)
      for _, item in ipairs(job.functions) do
        local count = expected_of(item) and expected_of(item)(s)
        if count then
          local most = 0
          for _, kind in ipairs(KINDS) do most = most + (count[kind] or 0) end
          local own = item.plain.cost
          local cost = own.total + own.sqrt + own.sin + own.cos
          check(cost <= most, "robot %d: %s takes %d, more than %d", case, item.fn.name, cost, most)
          saved = saved + most - cost
        end
      end
    end)
    assert.is_true(saved > 0)
  end)

  it("of crba take a sine and a cosine for each joint that turns", function()
    each(function(case, job)
      local turning = 0
      for _, body in ipairs(job.model.bodies) do
        if body.type == "revolute" or body.type == "continuous" then turning = turning + 1 end
      end
      local cost = job.by_name.crba.plain.cost
      check(cost.sin <= turning and cost.cos <= turning, "robot %d: %d sin, %d cos", case, cost.sin,
        cost.cos)
      check(cost.div == 0 and cost.sqrt == 0, "robot %d: a division or a root", case)
    end)
  end)
end)
