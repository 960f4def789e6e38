-- Tests the equation of motion of independent joints (algo.constraints.independent): against closed
-- forms, and for random robots with local loops against dense P, H and C.
-- suites/constraints/constraints.lua checks that C code closes loops, too.

local algo = dofile "tests/support/algo.lua"
local calls = dofile "tests/support/reference/calls.lua"
local catalogue = require "catalogue"
local clusters = require "analysis.clusters"
local closure = require "algo.constraints.closure"
local constraints = dofile "tests/support/robots/constraints.lua"
local dense = dofile "tests/support/reference/dense.lua"
local floats = require "analysis.floats"
local front = dofile "tests/support/front.lua"
local independent = require "algo.constraints.independent"
local motion = dofile "tests/support/reference/motion.lua"
local random = dofile "tests/support/random.lua"

local check = random.check
local ROBOTS = random.many(3, 6)

local function run(name, model, inputs)
  local kit, bad = floats.new(inputs), nil
  function kit.pivot(at, D)
    if D <= 0 or D ~= D then bad = bad or at end
  end
  independent[name](model, kit)
  return kit.results, bad
end

-- ---- closed forms -------------------------------------------------------------------------------

local function model_of(name)
  local config = { ipairs = ipairs, table = table, string = string }
  assert(loadfile(("models/%s.lua"):format(name), "t", config))()
  local model = algo.compile(front.contents(("models/%s.urdf"):format(name)),
    { constraints = config.constraints }, "model").model
  assert(clusters.of(model))
  return model
end

-- closes q from where it is, without moving the independent joints
local function close(model, q)
  for _ = 1, 30 do
    local dq = run("correction", model, { q = q }).dq
    for k = 0, model.nv - 1 do q[k] = q[k] + dq[k] end
  end
  return q
end

local function near(expected, found, what)
  assert.is_true(math.abs(expected - found) <= 1e-12 * math.max(1, math.abs(expected)),
    ("%s: %.17g, expected %.17g"):format(what, found, expected))
end

describe("a slider-crank", function()
  -- crank 50 mm, rod 130 mm in the xz plane: x of the piston's pin by the crank's angle from x
  local model = model_of "slider_crank"

  it("has the piston where the circle of the rod meets its line, and its speed", function()
    for k = 0, 11 do
      local angle = k * math.pi / 6
      local q = close(model, { [0] = angle, -angle, 0.0 })
      local v = run("velocity", model, { q = q, v_i = { [0] = 1.0 } }).v
      -- by differences along the crank
      local h = 1e-5
      local ahead = close(model, { [0] = angle + h, q[1], q[2] })
      local back = close(model, { [0] = angle - h, q[1], q[2] })
      for i = 1, 2 do
        local slope = (ahead[i] - back[i]) / (2 * h)
        assert.is_true(math.abs(slope - v[i]) < 1e-8, ("%g, expected %g"):format(v[i], slope))
      end
      for r, phi in ipairs(closure.of(model, floats.new { q = q }):residual()) do
        near(0.0, phi, "row " .. r)
      end
    end
  end)
end)

describe("a four-bar", function()
  it("turns its coupler and rocker as Freudenstein's equations have it", function()
    -- lengths of models/fourbar.urdf; absolute angles from x of crank, coupler, rocker
    local ground, crank, coupler, rocker = 0.39, 0.1, 0.26, 0.25
    local model = model_of "fourbar"
    local q = { [0] = 0.0, 0.0, 0.0 }
    for k = 1, 40 do
      q[0] = k * 0.2
      q = close(model, q)
      local v = run("velocity", model, { q = q, v_i = { [0] = 1.0 } }).v
      -- turning by q about y lowers the angle from x to z by q
      local a = math.pi / 2 - q[0]
      local b = math.atan(0.1, 0.24) - q[0] - q[1]
      local c = math.atan(0.2, -0.15) - q[2]
      near(ground + rocker * math.cos(c), crank * math.cos(a) + coupler * math.cos(b), "x")
      near(rocker * math.sin(c), crank * math.sin(a) + coupler * math.sin(b), "z")
      near(crank * math.sin(a - c) / (coupler * math.sin(c - b)), v[0] + v[1], "coupler's rate")
      near(crank * math.sin(a - b) / (rocker * math.sin(c - b)), v[2], "rocker's rate")
    end
  end)
end)

describe("q and v of all joints", function()
  local model = model_of "slider_crank"
  local row
  for _, fn in ipairs(catalogue.of(model)) do
    if fn.name == "independent" then row = fn end
  end

  local function positions(inputs, functions)
    return calls.run(row, { model = model }, inputs, functions)
  end

  -- makes an algorithm a function of lists
  local function called(name, result)
    return function(...)
      local inputs, list = { q = algo.from_zero((...)) }, select(select("#", ...), ...)
      if select("#", ...) == 3 then inputs.v_i = algo.from_zero((select(2, ...))) end
      local results, bad = run(name, model, inputs)
      table.move(algo.from_one(results[result], model.nv), 1, model.nv, 1, list)
      return bad
    end
  end

  it("close the loop and move with it, from where the dependent joints are", function()
    for k = 0, 11 do
      local angle = k * math.pi / 6
      local results, status = positions({ q_i = { angle }, v_i = { 0.7 },
        q = { 9, 0.3 - angle, 0 } }, { embedded_correction = called("correction", "dq"),
        embedded_velocity = called("velocity", "v") })
      assert.equal(0, status)
      local q = algo.from_zero(results.q)
      assert.equal(angle, q[0])
      for r, phi in ipairs(closure.of(model, floats.new { q = q }):residual()) do
        near(0.0, phi, "row " .. r)
      end
      local rates = closure.of(model, floats.new { q = q }):rows()
      for r, row_of_K in ipairs(rates) do
        local sum = 0.0
        for dof, x in pairs(row_of_K) do sum = sum + x * results.v[dof] end
        near(0.0, sum, "rate of row " .. r)
      end
      assert.equal(0.7, results.v[1])
    end
  end)

  it("are not there if a step fails, or the loop does not close", function()
    local inputs = { q_i = { 0.0 }, v_i = { 0.0 }, q = { 0, 0, 0 } }
    local function velocity() error "is not reached" end
    local function of(status, step)
      return select(2, positions(inputs, { embedded_velocity = velocity,
        embedded_correction = function(_, dq)
          for i = 1, 3 do dq[i] = step end
          return status
        end }))
    end
    assert.equal(4, of(4, 0.0))
    assert.equal(1 + model.nv + model.constraints.nc, of(0, 1e-7))
  end)
end)

-- ---- random robots ------------------------------------------------------------------------------

-- dense P and g of K_d x = -K_i .., -Kdotv
local function solved(rows, all, Kd, right)
  local b = {}
  for i, r in ipairs(all.rows) do b[i] = -right(rows, r) end
  return dense.solve(Kd, b)
end

describe("independent joints of random robots", function()
  it("have P'HP and P'(C + H g)", function()
    local count, case = 0, 44000
    while count < ROBOTS and case < 44000 + 40 * ROBOTS do
      case = case + 1
      local text, options, rng = algo.random(case, case % 2 == 0 and { mimic = 0.4 } or {})
      options.constraints = constraints.random(rng, text, rng:integer(1, 3),
        options.base == "floating")
      local job = #options.constraints > 0 and algo.compile(text, options, "model")
      local model = job and job.model
      local all = model and clusters.of(model)
      if all then
        local q = motion.random_q(rng, model)
        local n, v_i, tau_i = model.nv, algo.vector(rng, #all.dofs), algo.vector(rng, #all.dofs)
        local inputs = { q = algo.from_zero(q), v_i = algo.from_zero(v_i),
          tau_i = algo.from_zero(tau_i) }
        local rows, Kd = closure.of(model, floats.new(inputs)):rows(), {}
        for i, r in ipairs(all.rows) do
          Kd[i] = {}
          for j, dof in ipairs(all.dependent) do Kd[i][j] = rows[r][dof] or 0.0 end
        end
        local good = true
        for _, block in ipairs(all.blocks) do good = good and #block.rows <= 6 end
        if good and math.abs(require("analysis.dense").determinant(Kd)) > 1e-3 then
          count = count + 1
          local P = dense.zeros(n)
          for dof = 1, n do P[dof] = {} end
          for i, dof in ipairs(all.dofs) do
            local x = solved(rows, all, Kd, function(K, r) return K[r][dof] or 0.0 end)
            for k = 1, n do P[k][i] = 0.0 end
            P[dof][i] = 1.0
            for k, d in ipairs(all.dependent) do P[d][i] = x[k] end
          end
          local v = {}
          for k = 1, n do v[k] = dense.dot(P[k], v_i) end
          local kit = floats.new { q = inputs.q, v = algo.from_zero(v) }
          local bias, g = closure.of(model, kit):bias(), {}
          for k = 1, n do g[k] = 0.0 end
          for k, x in ipairs(solved(bias, all, Kd, function(list, r) return list[r] end)) do
            g[all.dependent[k]] = x
          end
          local H = algo.full(job, algo.run(job, "crba", { q = q }).H)
          local C = algo.run(job, "rnea", { q = q, v = v, a = g }).tau
          local size, worst = 0.0, 0.0
          local expected, C_i = {}, {}
          for a = 1, #all.dofs do
            expected[a], C_i[a] = {}, 0.0
            for k = 1, n do C_i[a] = C_i[a] + P[k][a] * C[k] end
            for b = 1, #all.dofs do
              local column, sum = {}, 0.0
              for k = 1, n do column[k] = P[k][b] end
              for k, x in ipairs(dense.apply(H, column)) do sum = sum + P[k][a] * x end
              expected[a][b], size = sum, math.max(size, math.abs(sum))
            end
          end
          local H_i, bad = run("crba", model, inputs)
          check(not bad, "robot %d: pivot %s", case, bad)
          for a = 1, #all.dofs do
            for b = 1, #all.dofs do
              worst = math.max(worst,
                math.abs(expected[a][b] - H_i.H_i[(a - 1) * #all.dofs + b - 1]))
            end
          end
          check(worst <= 1e-9 * size, "robot %d: H_i off by %g of %g", case, worst, size)
          local found = algo.from_one(run("bias", model, inputs).C_i, #all.dofs)
          local off = dense.distance(C_i, found)
          check(off <= 1e-9 * (1 + dense.largest(C) * dense.largest(P[1]) + dense.largest(C_i)),
            "robot %d: C_i off by %g of %g", case, off, dense.largest(C_i))
          local a_i = algo.from_one(run("fd", model, inputs).a_i, #all.dofs)
          local left = dense.apply(expected, a_i)
          for k = 1, #left do left[k] = left[k] + C_i[k] - tau_i[k] end
          check(dense.largest(left) <= 1e-8 * (size * dense.largest(a_i) + dense.largest(C_i)),
            "robot %d: %g is left", case, dense.largest(left))
        end
      end
    end
    check(count == ROBOTS, "%d robots in %d", count, case - 44000)
  end)
end)
