-- Tests forces across joints, of ties and of velocity, and rates of coordinates, on random robots
-- with all joint types, on plain numbers: against sums over links in the world
-- (support/reference/dynamics.lua), and against the same robot with free followers.

local algo = dofile "tests/support/algo.lua"
local dense = dofile "tests/support/reference/dense.lua"
local dynamics = dofile "tests/support/reference/dynamics.lua"
local random = dofile "tests/support/random.lua"
local truth = dofile "tests/support/reference/truth.lua"

local motion, check = dynamics.motion, random.check
local plus, minus, cross, dot = truth.plus, truth.minus, truth.cross, truth.dot
local ROBOTS = random.many(15, 25) -- of each kind
local robots

local function each(visit)
  if not robots then
    robots = {}
    local function keep(r) robots[#robots + 1] = r end
    algo.each_random(ROBOTS, 6000, { friction = true }, keep)
    algo.each_random(ROBOTS, 7000, { mimic = 0.5, friction = true }, keep)
  end
  for _, r in ipairs(robots) do visit(r, r.job, r.job.model) end
end

local function near(r, what, expected, found, slack, scale)
  local off = dense.distance(expected, found)
  local size = math.max(dense.largest(expected), scale or 1e-6)
  check(off <= slack * size, "robot %d: %s off by %g of %g", r.case, what, off, size)
end

local function run(r, name, with, result)
  local inputs = { q = r.q }
  for key, list in pairs(with) do inputs[key] = list end
  return algo.run(r.job, name, inputs)[result]
end

-- the force and the moment about c that each link with mass needs, and its rates
local function inertial(r)
  local links, list = motion.links(r.world, r.q, r.v, r.a), {}
  for _, item in ipairs(r.state.massive) do
    local here = links[item.k]
    local acceleration = plus(here.dd, plus(cross(here.dw, item.arm),
      cross(here.w, cross(here.w, item.arm))))
    list[item.k] = {
      c = item.c, f = truth.scaled(minus(acceleration, r.world.gravity), item.m),
      n = plus(truth.apply(item.I, here.dw), cross(here.w, truth.apply(item.I, here.w))),
    }
  end
  return links, list
end

-- link name -> is it carried by `root`, or `root` itself?
local function carried(r, root)
  local parent, above = {}, nil
  for _, joint in ipairs(r.job.robot.joints) do parent[joint.child] = joint.parent end
  function above(name) return name == root or name ~= nil and above(parent[name]) end
  return above
end

-- what all links beyond a joint need, less external forces on them
local function across(r, flat)
  local links, needs = inertial(r)
  local expected = {}
  for _, body in ipairs(r.job.model.bodies) do
    local beyond, F, N, place = carried(r, body.link), { 0, 0, 0 }, { 0, 0, 0 }, nil
    for _, here in ipairs(links) do place = here.link == body.link and here or place end
    for k, here in ipairs(links) do
      if beyond(here.link) and needs[k] then
        F = plus(F, needs[k].f)
        N = plus(N, plus(needs[k].n, cross(minus(needs[k].c, place.p), needs[k].f)))
      end
      for b, other in ipairs(flat and r.job.model.bodies or {}) do
        if beyond(here.link) and other.link == here.link then
          local own = { table.unpack(flat, 6 * b - 5, 6 * b) }
          local f, n = truth.apply(here.R, own), truth.apply(here.R, { own[4], own[5], own[6] })
          F, N = minus(F, f), minus(N, plus(n, cross(minus(here.p, place.p), f)))
        end
      end
    end
    local back = truth.transpose(place.R)
    for _, x in ipairs(truth.apply(back, F)) do expected[#expected + 1] = x end
    for _, x in ipairs(truth.apply(back, N)) do expected[#expected + 1] = x end
  end
  return expected
end

describe("the force across a joint", function()
  it("is what all links beyond it need", function()
    each(function(r)
      near(r, "F", across(r), run(r, "joint_forces", { v = r.v, a = r.a }, "F"), 1e-12)
    end)
  end)

  it("carries forces from outside, too", function()
    each(function(r, _, model)
      local flat = algo.vector(r.rng, 6 * #model.bodies)
      near(r, "F", across(r, flat),
        run(r, "joint_forces_fext", { v = r.v, a = r.a, f = flat }, "F"), 1e-12)
    end)
  end)
end)

describe("what ties mimic joints", function()
  it("is what followers need where they are free, and does no work", function()
    local count = 0
    each(function(r, job, model)
      if job.catalogue.mimic_forces.lacks(model) then return end
      local options = { mimic = "free", functions = { "crba" } }
      for key, value in pairs(r.options) do options[key] = options[key] or value end
      local free = algo.compile(r.text, options, "model")
      local q, v, a, work, size = {}, {}, {}, {}, 0
      local tau_c = run(r, "mimic_forces", { v = r.v, a = r.a }, "tau_c")
      for i, body in ipairs(model.bodies) do
        local own = free.model.bodies[i]
        assert.equal(own.name, body.name)
        for k = 1, own.nq do
          q[own.q + k] = body.ratio * r.q[body.q + k] + body.offset
        end
        for k = 1, own.nv do
          v[own.v + k] = body.ratio * r.v[body.v + k]
          a[own.v + k] = body.ratio * r.a[body.v + k]
        end
      end
      local tau = algo.run(free, "rnea", { q = q, v = v, a = a }).tau
      local expected, found, tied = {}, {}, {}
      for i, body in ipairs(model.bodies) do
        if body.target then
          expected[#expected + 1], found[#found + 1] = tau[free.model.bodies[i].v + 1], tau_c[i]
          tied[body.columns[1]] = true
        end
        local dof = body.columns[1]
        work[dof] = (work[dof] or 0) + body.ratio * tau_c[i]
        size = math.max(size, math.abs(tau_c[i]))
      end
      near(r, "tau_c of followers", expected, found, 1e-12, dense.largest(tau))
      for i, body in ipairs(model.bodies) do
        check(math.abs(work[body.columns[1]]) <= 1e-13 * math.max(size, 1), "robot %d: work",
          r.case)
        check(tied[body.columns[1]] or tau_c[i] == 0, "robot %d: %s is tied", r.case, body.name)
      end
      count = count + 1
    end)
    assert.is_true(count >= ROBOTS // 4, count .. " robots")
  end)
end)

describe("forces in world axes", function()
  it("count by the velocities of their points", function()
    each(function(r, _, model)
      local f = algo.vector(r.rng, 6 * #model.bodies)
      local point = algo.vector(r.rng, 3 * #model.bodies)
      local expected = dynamics.tau(r.world, r.state, r.v, r.a, { friction = r.width })
      for b, body in ipairs(model.bodies) do
        local force = { table.unpack(f, 6 * b - 5, 6 * b - 3) }
        local moment = { table.unpack(f, 6 * b - 2, 6 * b) }
        local p = { table.unpack(point, 3 * b - 2, 3 * b) }
        for j, column in ipairs(r.state.columns) do
          for _, here in ipairs(column) do
            if here.link == body.link then
              local speed = plus(here.v, cross(here.w, minus(p, here.p)))
              expected[j] = expected[j] - dot(force, speed) - dot(moment, here.w)
            end
          end
        end
      end
      near(r, "tau", expected,
        run(r, "rnea_fext_world", { v = r.v, a = r.a, f = f, point = point }, "tau"), 1e-12)
    end)
  end)
end)

describe("the Coriolis force", function()
  it("is C v, and what velocity adds without friction", function()
    each(function(r, _, model)
      local still = {}
      for k = 1, model.nv do still[k] = 0.0 end
      local found = run(r, "coriolis_force", { v = r.v }, "Cv")
      local with = dynamics.tau(r.world, r.state, r.v, still)
      local without = dynamics.tau(r.world, r.state, still, still)
      local expected, size = {}, math.max(dense.largest(with), dense.largest(r.state.H))
      for k = 1, model.nv do expected[k] = with[k] - without[k] end
      near(r, "Cv", expected, found, 1e-12, size)
      local C = algo.rows(run(r, "coriolis", { v = r.v }, "C"), model.nv)
      near(r, "C v", algo.apply(C, r.v), found, 1e-12, size)
    end)
  end)
end)

describe("the rate of q", function()
  it("is that of the curve with velocity v, and Q v", function()
    each(function(r, _, model)
      local expected = motion.rate(r.world, r.q, r.v)
      near(r, "q'", expected, run(r, "qdot", { v = r.v }, "qd"), 1e-14)
      local Q, found = run(r, "qdot_matrix", {}, "Q"), {}
      local where = require("model.pattern").of_rates(model)
      for i = 1, model.nq do
        found[i] = 0.0
        for k = where.rowptr[i] + 1, where.rowptr[i + 1] do
          found[i] = found[i] + Q[k] * r.v[where.colind[k] + 1]
        end
      end
      near(r, "Q v", expected, found, 1e-14)
    end)
  end)
end)
