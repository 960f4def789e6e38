--- Ropes through points of random links of random robots, on plain numbers: phi, K v and K' lambda
-- against points in the world and their velocities, Kdotv against rates of K v along curves.

local algo = dofile "tests/support/algo.lua"
local constraints = dofile "tests/support/constraints.lua"
local dense = dofile "tests/support/dense.lua"
local dynamics = dofile "tests/support/dynamics.lua"
local random = dofile "tests/support/random.lua"
local truth = dofile "tests/support/truth.lua"

local motion, check = dynamics.motion, random.check
local plus, minus, cross, dot = truth.plus, truth.minus, truth.cross, truth.dot
local ROBOTS = random.many(20, 60)

-- two ropes through two to five points each, some of them in the world
local function ropes(rng, links)
  local list = {}
  for k = 1, 2 do
    local c = { name = "c" .. k, type = "rope", line = k, length = rng:uniform(0.5, 3), points = {},
      switch = rng:chance(0.3) or nil }
    for n = 1, rng:integer(2, 5) do
      c.points[n] = { link = rng:chance(0.8) and rng:pick(links) or nil,
        xyz = { rng:uniform(-1, 1), rng:uniform(-1, 1), rng:uniform(-1, 1) } }
    end
    list[k] = c
  end
  return list
end

local robots

local function each(visit)
  local case = 8300
  while not robots or #robots < ROBOTS do
    case, robots = case + 1, robots or {}
    local text, options, rng = algo.random(case, { joints = 6, mimic = 0.2 })
    local links = {}
    for name in text:gmatch '<link name="([^"]*)"' do links[#links + 1] = name end
    table.sort(links)
    options.constraints = ropes(rng, links)
    local sound, job = pcall(algo.compile, text, options, "model") -- some tie what does not move
    if sound then
      local mask = {}
      for k = 1, job.model.constraints.ns do mask[k] = 1.0 end
      robots[#robots + 1] = {
        case = case, job = job, list = options.constraints, rng = rng, mask = mask,
        world = motion.world(job.robot, job.model, options),
        q = motion.random_q(rng, job.model), v = algo.vector(rng, job.model.nv),
      }
    else
      check(tostring(job):find "no joint moves it", "robot %d: %s", case, job)
    end
  end
  for _, r in ipairs(robots) do visit(r, r.job.model.constraints) end
end

local function run(r, name, inputs)
  inputs.q, inputs.mask = inputs.q or r.q, r.mask
  local results = algo.run(r.job, name, inputs)
  return results[name] or results.tau
end

local function K_times(r, q, v)
  local all, K, out = r.job.model.constraints, run(r, "K", { q = q }), {}
  for i = 1, all.nc do
    out[i] = 0.0
    for k = all.rowptr[i] + 1, all.rowptr[i + 1] do
      out[i] = out[i] + K[k] * v[all.colind[k] + 1]
    end
  end
  return out
end

-- where the points of a rope are in the world, and their velocities
local function points_of(r, c)
  local by_name, list = {}, {}
  for _, here in ipairs(motion.links(r.world, r.q, r.v)) do by_name[here.link] = here end
  for k, point in ipairs(c.points) do
    local _, p = constraints.frame(point, by_name)
    local here = by_name[point.link]
    list[k] = { p = p,
      v = here and plus(here.v, cross(here.w, minus(p, here.p))) or { 0, 0, 0 } }
  end
  return list
end

-- phi and K v of all ropes, and their shortest stretch
local function expected(r)
  local phi, rates, shortest = {}, {}, math.huge
  for i, c in ipairs(r.list) do
    local points = points_of(r, c)
    phi[i], rates[i] = -c.length, 0
    for k = 2, #points do
      local d, dv = minus(points[k].p, points[k - 1].p), minus(points[k].v, points[k - 1].v)
      local l = math.sqrt(dot(d, d))
      phi[i], rates[i], shortest = phi[i] + l, rates[i] + dot(d, dv) / l, math.min(shortest, l)
    end
  end
  return phi, rates, shortest
end

local function near(r, what, want, found, slack)
  local off, size = dense.distance(want, found), math.max(dense.largest(want), 1)
  check(#want == #found and off <= slack * size, "robot %d: %s off by %g of %g", r.case, what, off,
    size)
end

describe("a rope", function()
  it("has one row: the way along its points less its length, and its rate", function()
    local stretches = 0
    each(function(r, all)
      local phi, rates = expected(r)
      near(r, "phi", phi, run(r, "phi", {}), 1e-12)
      near(r, "K v", rates, K_times(r, r.q, r.v), 1e-12)
      check(all.nc == 2 and #all.whole == 2, "robot %d: %d rows", r.case, all.nc)
      stretches = stretches + #all
    end)
    assert.is_true(stretches > 4 * ROBOTS, stretches .. " stretches")
  end)

  it("changes by Kdotv along any curve", function()
    local h = 2e-4
    each(function(r)
      local Kv, rate, _, _, shortest = {}, {}, expected(r)
      for k = -2, 2 do Kv[k] = K_times(r, motion.moved(r.world, r.q, r.v, k * h), r.v) end
      for i = 1, #Kv[0] do
        rate[i] = (8 * (Kv[1][i] - Kv[-1][i]) - (Kv[2][i] - Kv[-2][i])) / (12 * h)
      end
      near(r, "Kdotv", rate, run(r, "Kdotv", { v = r.v }), 1e-9 / math.min(shortest, 1) ^ 5)
    end)
  end)

  it("pulls by K' lambda", function()
    each(function(r, all)
      local lambda, K, tau = algo.vector(r.rng, all.nc), run(r, "K", {}), {}
      for j = 1, r.job.model.nv do tau[j] = 0.0 end
      for i = 1, all.nc do
        for k = all.rowptr[i] + 1, all.rowptr[i + 1] do
          local j = all.colind[k] + 1
          tau[j] = tau[j] + K[k] * lambda[i]
        end
      end
      near(r, "K' lambda", tau, run(r, "constraint_forces", { lambda = lambda }), 1e-12)
    end)
  end)
end)
