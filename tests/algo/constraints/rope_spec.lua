-- Tests ropes through points of random links of random robots, on plain numbers: phi, K v and K'
-- lambda against points in the world and their velocities, Kdotv against rates of K v along curves.

local constraints = dofile "tests/support/robots/constraints.lua"
local dynamics = dofile "tests/support/reference/dynamics.lua"
local random = dofile "tests/support/random.lua"
local rows = dofile "tests/support/reference/rows.lua"
local truth = dofile "tests/support/reference/truth.lua"

local motion, check = dynamics.motion, random.check
local plus, minus, cross, dot = truth.plus, truth.minus, truth.cross, truth.dot
local K_times, near, run = rows.K_times, rows.near, rows.run
local ROBOTS = random.many(20, 40)

-- two ropes through two to five points each, some of them in the world
local function ropes(rng, _, links)
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

local each = rows.robots(ROBOTS, 8300, ropes)

-- the points of a rope in the world, and their velocities
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
    each(function(r)
      local _, _, shortest = expected(r)
      local slack = 1e-9 / math.min(shortest, 1) ^ 5
      near(r, "Kdotv", rows.rates(r), run(r, "Kdotv", { v = r.v }), slack)
    end)
  end)

  it("pulls by K' lambda", function() each(rows.push) end)
end)
