-- Tests steps in time and Newton's method (gen/algo/steps/integrators.lua, step_derivatives.lua,
-- independent.lua) on plain numbers, for random trees with all joint types: against the equation of
-- motion integrated finely in coordinates; against differences; and against closed loops.

local algo = dofile "tests/support/algo.lua"
local calls = dofile "tests/support/reference/calls.lua"
local motion = dofile "tests/support/reference/motion.lua"
local random = dofile "tests/support/random.lua"

local ROBOTS = random.many(4, 5)

local function size(x)
  local most = 0
  for _, y in ipairs(x) do most = math.max(most, math.abs(y)) end
  return most
end

local function plus(x, h, y)
  local sum = {}
  for k in ipairs(x) do sum[k] = x[k] + h * y[k] end
  return sum
end

local function unit(n, k)
  local e = {}
  for i = 1, n do e[i] = i == k and 1.0 or 0.0 end
  return e
end

-- solves x' = f(x) for a time, by n steps of Runge and Kutta
local function integrated(x, f, time, n)
  local h = time / n
  for _ = 1, n do
    local a = f(x)
    local b = f(plus(x, h / 2, a))
    local c = f(plus(x, h / 2, b))
    local d = f(plus(x, h, c))
    for k in ipairs(x) do a[k] = a[k] + 2 * b[k] + 2 * c[k] + d[k] end
    x = plus(x, h / 6, a)
  end
  return x
end

-- q moved by a constant v, as integrate does
local function moved(world, q, v, dt)
  return integrated(q, function(x) return motion.rate(world, x, v) end, dt, 12)
end

-- the v that moves q0 to q1 close by: columns of rate are orthogonal
local function between(world, q0, q1)
  local v, n = {}, world.model.nv
  for k = 1, n do
    local column, sum, square = motion.rate(world, q0, unit(n, k)), 0, 0
    for i, x in ipairs(column) do
      sum, square = sum + x * (q1[i] - q0[i]), square + x * x
    end
    v[k] = sum / square
  end
  return v
end

local EPS = 1e-5

-- differences of f, a point close to f(0), by each of n numbers: rows of a full matrix
local function differences(n, f, distance)
  local rows = {}
  for k = 1, n do
    local ahead, back = f(k, EPS), f(k, -EPS)
    for i, x in ipairs(distance(back, ahead)) do
      rows[i] = rows[i] or {}
      rows[i][k] = x / (2 * EPS)
    end
  end
  return rows
end

local function write(to, list) table.move(list, 1, #list, 1, to) end

local function write_rows(to, rows)
  for i, row in ipairs(rows) do table.move(row, 1, #row, (i - 1) * #row + 1, to) end
end

-- the robot's functions, without the code under test
local function functions_of(one)
  local job, world = one.job, one.world
  local own = {}
  function own.fd(q, v, tau, a) write(a, algo.run(job, "aba", { q = q, v = v, tau = tau }).a) end
  function own.fd_derivatives(q, v, tau, ...)
    local by = algo.run(job, "fd_derivatives", { q = q, v = v, tau = tau })
    for k, name in ipairs { "da_dq", "da_dv", "Hinv" } do write(select(k, ...), by[name]) end
  end
  function own.integrate(q, v, dt, next) write(next, moved(world, q, v, dt)) end
  -- parts that depend only on the step itself, not on q
  function own.integrate_jacobians(v, dt, Jq, Jv)
    local n, q = job.model.nv, one.q
    local there = moved(world, q, v, dt)
    local function distance(x, y)
      return plus(between(world, there, y), -1, between(world, there, x))
    end
    write_rows(Jq, differences(n, function(k, eps)
      return moved(world, moved(world, q, unit(n, k), eps), v, dt)
    end, distance))
    write_rows(Jv, differences(n, function(k, eps)
      return moved(world, q, plus(v, eps, unit(n, k)), dt)
    end, distance))
  end
  return own
end

local function step(one, name, q, v, tau, h)
  local results, status = calls.run(one.job.catalogue[name], one.job,
    { q = q, v = v, tau = tau, h = h }, functions_of(one))
  assert.equal(0, status)
  return results.q_next, results.v_next
end

local function each(more, visit)
  algo.each_random(ROBOTS, 400, more, function(one)
    one.tau = algo.vector(one.rng, one.job.model.nv)
    visit(one)
  end)
end

describe("a step", function()
  -- the distance from the true motion
  local function off(one, name, h)
    local n, world = #one.q, one.world
    local x = integrated(table.move(one.v, 1, #one.v, n + 1, { table.unpack(one.q) }), function(x)
      local q, v = { table.unpack(x, 1, n) }, { table.unpack(x, n + 1) }
      local rate = motion.rate(world, q, v)
      local a = algo.run(one.job, "aba", { q = q, v = v, tau = one.tau }).a
      return table.move(a, 1, #a, n + 1, rate)
    end, h, 12)
    local q, v = step(one, name, one.q, one.v, one.tau, h)
    return math.max(size(plus(q, -1, { table.unpack(x, 1, n) })),
      size(plus(v, -1, { table.unpack(x, n + 1) })))
  end

  for name, order in pairs { step_semi_implicit = 1, step_rk4 = 4 } do
    it(name .. " errs by the power of h that its order says", function()
      each({ joints = 3 }, function(one)
        -- as short as it takes for accelerations to change little
        local a = size(algo.run(one.job, "aba", { q = one.q, v = one.v, tau = one.tau }).a)
        local h = 0.1 / (1 + math.sqrt(a))
        local first, second = off(one, name, h), off(one, name, h / 2)
        assert.is_true(second <= first * 2.0 ^ -(order + 0.3) + 1e-11 * (1 + a),
          ("robot %d: %g, then %g"):format(one.case, first, second))
      end)
    end)
  end
end)

describe("derivatives of", function()
  for _, name in ipairs { "step_semi_implicit", "step_rk4" } do
    it(name .. " are its differences", function()
      each({ joints = 2 }, function(one)
        local n, world, h = one.job.model.nv, one.world, 0.05
        local results, status = calls.run(one.job.catalogue[name .. "_derivatives"], one.job,
          { q = one.q, v = one.v, tau = one.tau, h = h }, functions_of(one))
        assert.equal(0, status)
        local there = step(one, name, one.q, one.v, one.tau, h)
        local rows = differences(3 * n, function(k, eps)
          local function by(first, x)
            return k > first and k <= first + n and plus(x, eps, unit(n, k - first)) or x
          end
          local q = k <= n and moved(world, one.q, unit(n, k), eps) or one.q
          return { step(one, name, q, by(n, one.v), by(2 * n, one.tau), h) }
        end, function(x, y)
          local d = plus(between(world, there, y[1]), -1, between(world, there, x[1]))
          return table.move(plus(y[2], -1, x[2]), 1, n, n + 1, d)
        end)
        local A, B = algo.rows(results.A, 2 * n), algo.rows(results.B, n)
        local scale = size(results.A) + size(results.B)
        for i, row in ipairs(rows) do
          for k, x in ipairs(row) do
            local found = k <= 2 * n and A[i][k] or B[i][k - 2 * n]
            assert.is_true(math.abs(found - x) <= 1e-7 * scale,
              ("robot %d: row %d, column %d: %g, expected %g"):format(one.case, i, k, found, x))
          end
        end
      end)
    end)
  end
end)
