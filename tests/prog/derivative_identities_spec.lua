-- Compares derivatives with identities of mechanics and with other sources: energy, momentum,
-- regressors, rates of links, elements of quaternions.

local algo = dofile "tests/support/algo.lua"
local catalogue = require "catalogue"
local derivative = require "prog.derivative"
local dual = dofile "tests/support/reference/dual.lua"
local dynamics = dofile "tests/support/reference/dynamics.lua"
local expr = require "expr"
local front = dofile "tests/support/front.lua"
local fuse = require "prog.fuse"
local random = dofile "tests/support/random.lua"
local trace = require "prog.trace"

local motion, check = dynamics.motion, random.check

-- the direction in which dof d alone moves: rates of q, and of v
local function along(case, d)
  local unit = {}
  for k = 1, case.job.model.nv do unit[k] = k == d and 1.0 or 0.0 end
  return algo.from_zero(motion.rate(case.world, case.q, unit)), algo.from_zero(unit)
end

local function near(case, what, got, expected, size)
  check(math.abs(got - expected) <= 1e-11 * math.max(1.0, size),
    "robot %d: %s is %.15g, not %.15g", case.case, what, got, expected)
end

-- d(H v)/dq as a function of i, j from 1: rnea's derivative with v as its acceleration, at rest,
-- less that of gravity
local function of_Hv(case, v)
  local job, nv = case.job, case.job.model.nv
  local zeros = {}
  for k = 0, nv - 1 do zeros[k] = 0.0 end
  local inputs = { q = algo.from_zero(case.q), v = zeros, a = algo.from_zero(v) }
  local all = algo.on_floats(job.catalogue.rnea_derivatives, job.model, inputs).dtau_dq
  local g = algo.on_floats(job.catalogue.gravity_derivative, job.model, inputs).dg_dq
  return function(i, j)
    local k = (i - 1) * nv + j - 1
    return all[k] - g[k]
  end
end

local function is_flat(model)
  for _, body in ipairs(model.bodies) do
    if body.nv > 1 then return false end
  end
  return true
end

describe("d(H v)/dq", function()
  it("makes the bias, where joints have one dof: C - g = dH/dt v - grad T", function()
    local flat = 0
    algo.each_random(random.many(6, 11), 7000, { types = "simple", mimic = 0.2 }, function(case)
      local job, model = case.job, case.job.model
      if not is_flat(model) then return end
      flat = flat + 1
      local P, v = of_Hv(case, case.v), case.v
      local inputs = { q = algo.from_zero(case.q), v = algo.from_zero(v) }
      local C = algo.on_floats(job.catalogue.bias, model, inputs).C
      local g = algo.on_floats(job.catalogue.gravity, model, inputs).g
      for i = 1, model.nv do
        local sum, size = 0.0, 1.0
        for j = 1, model.nv do
          sum = sum + P(i, j) * v[j] - 0.5 * P(j, i) * v[j]
          size = math.max(size, math.abs(P(i, j)), math.abs(g[i - 1]), math.abs(C[i - 1]))
        end
        near(case, "C - g", sum, C[i - 1] - g[i - 1], size)
      end
    end)
    assert.is_true(flat >= 2)
  end)

  it("is that of a symmetric H: u' dH v = v' dH u", function()
    algo.each_random(random.many(6, 11), 7100, { mimic = 0.2 }, function(case)
      local nv, P, Q = case.job.model.nv, of_Hv(case, case.v), of_Hv(case, case.a)
      for j = 1, nv do
        local one, other, size = 0.0, 0.0, 1.0
        for i = 1, nv do
          one, other = one + case.a[i] * P(i, j), other + case.v[i] * Q(i, j)
          size = math.max(size, math.abs(P(i, j)), math.abs(Q(i, j)))
        end
        near(case, "u' dH v", one, other, size)
      end
    end)
  end)

  it("is twice that of kinetic energy, by its function and by its regressor", function()
    algo.each_random(random.many(6, 11), 7200, {}, function(case)
      local job, model, P = case.job, case.job.model, of_Hv(case, case.v)
      local inputs = { q = algo.from_zero(case.q), v = algo.from_zero(case.v) }
      local theta = algo.on_floats(job.catalogue.inertial_parameters, model, {}).theta
      for d = 1, model.nv do
        local step = along(case, d)
        local _, energy = dual.run(job.catalogue.kinetic_energy, model, inputs, { q = step })
        local _, y = dual.run(job.catalogue.kinetic_regressor, model, inputs, { q = step })
        local half, sum, size = 0.0, 0.0, 1.0
        for i = 1, model.nv do half = half + 0.5 * P(i, d) * case.v[i] end
        for k, x in pairs(y.y) do
          sum = sum + x * theta[k]
          size = math.max(size, math.abs(x * theta[k]))
        end
        near(case, "dT/dq", energy.energy[0], half, size)
        near(case, "dT/dq by the regressor", sum, half, size)
      end
    end)
  end)
end)

describe("d(..) of a link", function()
  it("is that of dual numbers: velocities and accelerations by all that they take", function()
    algo.each_random(random.many(4, 10), 7300, { frames = true }, function(case)
      local job, model = case.job, case.job.model
      local place = model.frames[#model.frames]
      local link, id, nv = place.link.name, place.id, model.nv
      local words = {}
      for _, by in ipairs { "V,q", "V,v", "A,q", "A,v", "A,a" } do
        local word, array = by:match("(%a),(%a)")
        words[#words + 1] = ("d(%s:%s,%s)"):format(word, link, array)
      end
      local entry = fuse.entries({ { name = "f", outputs = words } },
        catalogue.of(model, model.places), model, function() return false end,
        catalogue.settled)[1]
      local item = algo.plain(entry, model, case.options)
      local inputs = { q = algo.from_zero(case.q), v = algo.from_zero(case.v),
        a = algo.from_zero(case.a) }
      local got, found = algo.on_symbols(item, inputs, model), 0
      for word, name in pairs { V = "velocity_" .. id, A = "acceleration_" .. id } do
        for _, by in ipairs(word == "V" and { "q", "v" } or { "q", "v", "a" }) do
          local mine = got[("d%s_%s_d%s"):format(word, id, by)]
          for d = 1, nv do
            local step, unit = along(case, d)
            local _, change = dual.run(job.catalogue[name], model, inputs,
              { [by] = by == "q" and step or unit })
            for k = 0, 5 do
              near(case, ("d(%s:%s,%s)"):format(word, link, by), mine[k * nv + d - 1],
                change[word][k], 1.0)
              found = found + 1
            end
          end
        end
      end
      assert.equal(30 * nv, found)
    end)
  end)
end)

describe("of rnea's derivatives, analytical and by differentiating expressions,", function()
  it("those of fewer operations are written, where joints are few", function()
    -- for a microcontroller, because on a host estimated instructions decide
    local more = { functions = { "rnea_derivatives" }, last = "choose", joints = 3,
      target = "mcu", types = "simple", lines = 0.8,
      fuse = { { name = "pass", outputs = { "d(tau,q)", "d(tau,v)" } } } }
    local compared = 0
    algo.each_random(16, 7500, more, function(case)
      if case.job.model.nv > 6 then return end
      local item, pass = case.job.by_name.rnea_derivatives, case.job.by_name.pass.plain.cost.total
      local total = item.plain.cost.total
      check(total <= pass, "robot %d: %d operations, and %d by expressions", case.case, total, pass)
      -- a route that costs 5 / 4 of the other or more is not mentioned
      local other_is_near = pass <= 1.2 * total and item.fn.route.name == "analytically"
      check(item.note or not other_is_near, "robot %d: nothing is said of it", case.case)
      compared = compared + (other_is_near and 1 or 0)
    end)
    assert.is_true(compared > 0)
    local duo = algo.compile(front.contents "models/duo.urdf",
      { functions = more.functions, target = more.target }, "choose")
    assert.truthy(duo.by_name.rnea_derivatives.note:find("against %d+ analytically"))
  end)
end)

describe("an element of q", function()
  it("changes along a dof as integrate changes it, quaternions, too", function()
    local turning = 0
    algo.each_random(random.many(8, 12), 7400, {}, function(case)
      local model, values = case.job.model, {}
      local K = trace.new {}
      K.section("q", "q", 0)
      for k = 0, model.nq - 1 do values[k] = K.input("q", k) end
      local list = derivative.of(model, K, values, "q")
      local value = expr.evaluator(function(_, index) return case.q[index + 1] end)
      for d = 1, model.nv do
        local step = along(case, d)
        for k = 0, model.nq - 1 do
          near(case, ("q[%d] along dof %d"):format(k, d), value(list[k * model.nv + d - 1]),
            step[k], 1.0)
        end
      end
      if model.nq > model.nv then turning = turning + 1 end
    end)
    assert.is_true(turning >= 1)
  end)
end)
