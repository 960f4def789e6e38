-- Tests dynamics under random constraints of random robots, on plain numbers: results solve their
-- equations, written with dense H, C, K; routes agree; rows may be off, or depend on each other.

local algo = dofile "tests/support/algo.lua"
local multipliers = require "algo.constraints.multipliers"
local closure = require "algo.constraints.closure"
local constrained = dofile "tests/support/reference/constrained.lua"
local constraints = dofile "tests/support/robots/constraints.lua"
local dense = dofile "tests/support/reference/dense.lua"
local floats = require "analysis.floats"
local front = dofile "tests/support/front.lua"
local loops = require "analysis.loops"
local motion = dofile "tests/support/reference/motion.lua"
local random = dofile "tests/support/random.lua"

local check, run, sum_of, zero = random.check, constrained.run, constrained.sum_of, constrained.zero
local ROBOTS = random.many(2, 4)

-- ---- robots and numbers -------------------------------------------------------------------------

-- rows of K at q, and whether they are independent enough to compare numbers
local function independent(rows)
  local basis = {}
  for _, row in ipairs(rows) do
    local size, left = math.sqrt(dense.dot(row, row)), { table.unpack(row) }
    for _ = 1, 2 do
      for _, b in ipairs(basis) do
        local along = dense.dot(left, b)
        for k = 1, #left do left[k] = left[k] - along * b[k] end
      end
    end
    local rest = math.sqrt(dense.dot(left, left))
    if rest <= 1e-2 * size or size < 1e-3 then return false end
    for k = 1, #left do left[k] = left[k] / rest end
    basis[#basis + 1] = left
  end
  return true
end

local function full(rows, n)
  local list = {}
  for r, row in ipairs(rows) do
    list[r] = {}
    for dof = 1, n do list[r][dof] = row[dof] or 0.0 end
  end
  return list
end

-- how = { off = switch everything, some of it off; twice = each constraint twice; moving = all move
-- }
local function make(case, more, how)
  local text, options, rng = algo.random(case, more)
  local list = constraints.random(rng, text, rng:integer(1, 3), options.base == "floating")
  if how.twice then
    for k = 1, #list do
      local again = {}
      for key, value in pairs(list[k]) do again[key] = value end
      again.name = again.name .. " again"
      list[#list + 1] = again
    end
  end
  for _, c in ipairs(list) do c.switch, c.moving = how.off or nil, how.moving or nil end
  options.constraints = list
  local job = algo.compile(text, options, "model")
  local model = job.model
  local r = {
    case = case, job = job, model = model, n = model.nv, nc = model.constraints.nc, rng = rng,
    q = motion.random_q(rng, model), v = algo.vector(rng, model.nv),
    tau = algo.vector(rng, model.nv),
    gains = { rng:uniform(1, 9), rng:uniform(1, 3) }, e = rng:uniform(0, 1), mask = {}, list = list,
  }
  for bit = 0, model.constraints.ns - 1 do r.mask[bit] = rng:chance(0.6) and 1.0 or 0.0 end
  for _, name in ipairs(constrained.TARGETS) do
    r[name] = {}
    for row = 1, r.nc do r[name][row] = how.moving and rng:uniform(-1, 1) or 0.0 end
  end
  return r
end

-- the parts of its equations: phi and its rates less their targets.  Rows that are off are left
-- out: on[r] lists the rows that remain
local function parts(r)
  local function all(x) return setmetatable({}, { __index = function() return x end }) end
  local kit = floats.new { q = algo.from_zero(r.q), v = algo.from_zero(r.v), mask = all(1.0),
    phi_d = all(0.0) }
  local C = closure.of(r.model, kit)
  local values, phi, bias = full(C:rows(), r.n), C:residual(), C:bias()
  local p = { K = {}, phi = {}, Kdotv = {}, on = {}, goal = {} }
  for row, of in ipairs(r.model.constraints.rows) do
    local switch = of.constraint.switch
    if not switch or r.mask[switch] == 1 then
      table.insert(p.K, values[row])
      table.insert(p.phi, phi[row] - r.phi_d[row])
      table.insert(p.Kdotv, bias[row] - r.ddphi_d[row])
      table.insert(p.goal, r.dphi_d[row])
      table.insert(p.on, row)
    end
  end
  p.H = algo.full(r.job, algo.run(r.job, "crba", { q = r.q }).H)
  p.C = algo.run(r.job, "bias", { q = r.q, v = r.v }).C
  p.Kv = sum_of(1, algo.apply(p.K, r.v), -1, p.goal)
  p.condition = dense.condition(p.H)
  return p
end

-- K' x, x over all rows; an error if a row that is off has a force
local function force(r, p, x)
  local sum, at = {}, {}
  for k = 1, r.n do sum[k] = 0.0 end
  for k, row in ipairs(p.on) do at[row] = k end
  for row = 1, r.nc do
    check(at[row] or x[row] == 0, "robot %d: a force of %s in a row that is off", r.case, x[row])
    for k = 1, at[row] and r.n or 0 do sum[k] = sum[k] + p.K[at[row]][k] * x[row] end
  end
  return sum
end

local function size_of(...)
  local size = 0.0
  for _, list in ipairs { ... } do size = math.max(size, dense.largest(list)) end
  return size
end

-- checks H x = b + K' l and K x = c
local function solves(r, p, what, x, l, b, c)
  local Hx, f = dense.apply(p.H, x), force(r, p, l)
  zero(r, what .. ", motion", sum_of(1, Hx, -1, b, -1, f), size_of(Hx, b, f))
  zero(r, what .. ", rows", sum_of(1, algo.apply(p.K, x), -1, c),
    size_of(c) + size_of(x) * size_of(p.K))
end

local function negative(list) return sum_of(-1, list) end

local KINDS = {
  { says = "of trees", first = 31000, more = {}, how = {} },
  { says = "with mimic joints", first = 32000, more = { mimic = 0.4 }, how = {} },
  { says = "some off", first = 33000, more = {}, how = { off = true } },
  { says = "that move", first = 35000, more = {}, how = { moving = true } },
  { says = "each twice", first = 34000, more = {}, how = { twice = true } },
}

-- calls visit(r, p) for robots whose constraints are independent (except those given twice)
local function each(kind, visit)
  local list = kind.list or {}
  for case = kind.first, kind.first + (kind.list and -1 or 3 * ROBOTS) do
    local r = make(case, kind.more, kind.how)
    if r.nc > 0 and #list < ROBOTS then
      r.parts = parts(r)
      local K = r.parts.K
      local once = { table.unpack(K, 1, kind.how.twice and #K // 2 or #K) }
      if #once > 0 and r.parts.condition < 1e6 and independent(once) then
        r.model.constraints.plan = loops.plan(r.model, 1e-8)
        list[#list + 1] = r
      end
    end
  end
  kind.list = list
  for _, r in ipairs(list) do visit(r, r.parts) end
  check(#list >= ROBOTS // 2, "%d robots %s", #list, kind.says)
end

for _, kind in ipairs(KINDS) do
  describe("constraints " .. kind.says, function()
    it("have accelerations and forces by S", function()
      each(kind, function(r, p)
        local found, left = run(r, "fd_schur"), sum_of(1, r.tau, -1, p.C)
        solves(r, p, "fd", found.a, found.lambda, left, negative(p.Kdotv))
        found = run(r, "stabilised_schur")
        solves(r, p, "stabilised", found.a, found.lambda, left,
          sum_of(-1, p.Kdotv, -r.gains[1], p.phi, -r.gains[2], p.Kv))
      end)
    end)

    if not kind.how.twice then
      it("have them by the whole matrix", function()
        each(kind, function(r, p)
          if not r.model.constraints.plan.matrix then return end -- dependent where phi = 0
          local found, left = run(r, "fd_kkt"), sum_of(1, r.tau, -1, p.C)
          solves(r, p, "fd", found.a, found.lambda, left, negative(p.Kdotv))
          found = run(r, "stabilised_kkt")
          solves(r, p, "stabilised", found.a, found.lambda, left,
            sum_of(-1, p.Kdotv, -r.gains[1], p.phi, -r.gains[2], p.Kv))
        end)
      end)
    end

    it("have an S", function()
      each(kind, function(r, p)
        local S, size = algo.rows(run(r, "delassus").S, r.nc), 0.0
        local on = {}
        for k, row in ipairs(p.on) do on[row] = k end
        for row = 1, r.nc do
          for column = 1, r.nc do
            local value = 0.0
            if on[row] and on[column] then
              value = dense.dot(p.K[on[row]], dense.solve(p.H, p.K[on[column]]))
            end
            size = math.max(size, math.abs(value))
            local off = math.abs(value - S[row][column])
            check(off <= 1e-12 * p.condition * size + 1e-12, "robot %d: S(%d, %d) off by %g",
              r.case, row, column, off)
          end
        end
      end)
    end)

    it("take blows, without gaining energy unless they move", function()
      each(kind, function(r, p)
        local found = run(r, "impact")
        local change = sum_of(1, found.v_plus, -1, r.v)
        solves(r, p, "impact", change, found.impulse, sum_of(0, r.v), sum_of(-1 - r.e, p.Kv))
        local before = dense.dot(r.v, dense.apply(p.H, r.v))
        local after = dense.dot(found.v_plus, dense.apply(p.H, found.v_plus))
        check(kind.how.moving or after <= before * (1 + 1e-9), "robot %d: energy %g, was %g",
          r.case, after, before)
      end)
    end)

    it("close by the step of Gauss and Newton", function()
      each(kind, function(r, p)
        local found = run(r, "correction")
        solves(r, p, "correction", found.dq, found.lambda, sum_of(0, r.v), negative(p.phi))
      end)
    end)

    it("are stepped as Lacoursiere's matrix says", function()
      each(kind, function(r, p)
        local h, eps = r.rng:uniform(1e-3, 1e-2), r.rng:uniform(1e-6, 1e-4)
        local t = r.rng:uniform(0, 0.1)
        local found = run(r, "spook", { h = h, eps = eps, t = t })
        local Y, hl = 1 + 4 * t / h, sum_of(h, found.lambda)
        local b = sum_of(1, dense.apply(p.H, r.v), h, r.tau, -h, p.C)
        local c = sum_of(1, p.goal, 1 / Y, p.Kv, -4 / h / Y, p.phi)
        for k, row in ipairs(p.on) do c[k] = c[k] - 4 * eps / (h * h * Y) * hl[row] end
        solves(r, p, "spook", found.v_next, hl, b, c)
      end)
    end)
  end)
end

-- ---- a plane loop ------------------------------------------------------------------------------

-- models/fourbar.urdf closed by constraints, without the warnings
local function fourbar(list)
  local job = algo.compile(front.contents "models/fourbar.urdf", { constraints = list,
    functions = { "fd_constrained", "spook" } }, "choose")
  return job.model, job.log:warnings(), job
end

describe("a loop in a plane closed in space", function()
  local A, B = { 0.24, 0, 0.1 }, { -0.15, 0, 0.2 }
  local function plane(name, axis)
    return { name = name, type = "point_on_plane", a = { link = "coupler", xyz = A },
      b = { link = "rocker", xyz = B, axis = axis } }
  end
  local space, warned, of_space = fourbar { { name = "pin", type = "revolute",
    a = { link = "coupler", xyz = A, axis = { 0, 1, 0 } },
    b = { link = "rocker", xyz = B, axis = { 0, 1, 0 } } } }
  local flat, silent = fourbar { plane("pin_x", { 1, 0, 0 }), plane("pin_z", { 0, 0, 1 }) }

  it("is told which of its rows nothing changes, once", function()
    assert.equal(0, #silent)
    assert.equal(1, #warned)
    assert.equal("constraint 'pin': no joint changes rows pin_z, pin_rx, pin_ry, K is zero up to "
      .. "rounding; their lambda is 0", warned[1].text)
    assert.same({ [3] = true, [4] = true, [5] = true, count = 3 }, space.constraints.plan.still)
    -- and S has space for the coupled rows then
    local dims
    for _, fn in ipairs(of_space.chosen) do
      for _, array in ipairs(fn.name == "spook" and fn.locals or {}) do
        if array.name == "S" then dims = array.dims end
      end
    end
    assert.same({ 6 }, dims)
    assert.same({}, space.constraints.plan.dependent)
  end)

  it("is embedded beside rows that no joint changes", function()
    local pins = { plane("pin_x", { 1, 0, 0 }), plane("pin_z", { 0, 0, 1 }),
      plane("beside", { 0, 1, 0 }) }
    pins[3].switch = true -- keeps it out of the local loop
    local inputs = { q = { [0] = 0.0, 0.0, 0.0 }, v = { [0] = 0.0, 0.0, 0.0 },
      tau = { [0] = 1.0, 2.0, 3.0 }, mask = { [0] = 1.0 } }
    local found = {}
    for n = 2, 3 do
      local job = algo.compile(front.contents "models/fourbar.urdf", { loops = "embed",
        constraints = { table.unpack(pins, 1, n) }, functions = { "fd_constrained" } })
      found[n] = algo.on_symbols(job.by_name.fd_constrained, inputs, job.model)
    end
    assert.equal(0.0, found[3].lambda[2])
    for k = 0, 2 do check(math.abs(found[2].a[k] - found[3].a[k]) < 1e-12, "a[%d]", k) end
    for k = 0, 1 do check(math.abs(found[2].lambda[k] - found[3].lambda[k]) < 1e-9, "row %d", k) end
  end)

  it("accelerates as it does with two rows", function()
    for case = 1, 20 do
      local rng = random.case(case)
      local q = algo.from_zero(algo.vector(rng, 3))
      for _ = 1, 40 do -- closed
        local kit = floats.new { q = q }
        multipliers.correction(flat, kit)
        for k = 0, 2 do q[k] = q[k] + math.max(-0.3, math.min(0.3, kit.results.dq[k])) end
      end
      local inputs, a = { q = q, v = algo.from_zero(algo.vector(rng, 3)) }, {}
      inputs.tau = algo.from_zero(algo.vector(rng, 3))
      for k, model in ipairs { space, flat } do
        local kit = floats.new(inputs)
        multipliers.fd_schur(model, kit)
        a[k] = algo.from_one(kit.results.a, 3)
      end
      check(dense.distance(a[1], a[2]) <= 1e-9 * dense.largest(a[2]), "state %d: off by %g of %g",
        case, dense.distance(a[1], a[2]), dense.largest(a[2]))
    end
  end)
end)

-- ---- in time ------------------------------------------------------------------------------------

-- an arm at rest without gravity, with its tool 1 cm above a plane that must hold it: the distance
-- at each step of 1 ms
local function swung(eps, t)
  local job = algo.compile(front.contents "models/arm6.urdf", { gravity = { 0.0, 0.0, 0.0 },
    constraints = { { name = "plane", type = "point_on_plane", moving = true,
      a = { link = "tool0" }, b = { axis = { 0, 0, 1 } } } } }, "model")
  local model, h, list, start = job.model, 1e-3, {}, nil
  local q, v, tau, still = { [0] = 0.3, -0.8, 0.9, 0.2, 0.7, 0.1 }, {}, {}, { [0] = 0.0 }
  for k = 0, 5 do v[k], tau[k] = 0.0, 0.0 end
  for step = 1, 120 do
    local phi = closure.of(model, floats.new { q = q, phi_d = still }):residual()[1]
    start = start or phi - 0.01
    local kit = floats.new { q = q, v = v, tau = tau, h = { [0] = h }, eps = { [0] = eps },
      t = { [0] = t }, phi_d = { [0] = start }, dphi_d = still }
    multipliers.spook(model, kit)
    list[step], v = phi - start, kit.results.v_next
    for k = 0, 5 do q[k] = q[k] + h * v[k] end
  end
  return list
end

describe("a step of Lacoursiere", function()
  it("brings back what is off within a few times t, and does not swing over", function()
    local phi = swung(1e-9, 0.01)
    assert.is_true(math.abs(phi[1] - 0.01) < 1e-12)
    for k = 2, #phi do assert.is_true(phi[k] > -1e-4 and phi[k] <= phi[k - 1] + 1e-12) end
    assert.is_true(phi[30] < 0.4 * phi[1] and math.abs(phi[120]) < 1e-3 * phi[1])
  end)

  it("swings with t = 0", function()
    local phi, turns, most = swung(1e-5, 0.0), 0, 0.0
    for k = 2, #phi do turns = turns + (phi[k] * phi[k - 1] < 0 and 1 or 0) end
    for k = 60, #phi do most = math.max(most, math.abs(phi[k])) end
    assert.is_true(turns > 5, turns .. " times across")
    assert.is_true(most > 0.7 * phi[1] and most < 1.5 * phi[1], most .. " from " .. phi[1])
  end)
end)
