-- Tests inverse and forward dynamics, the Coriolis matrix and joint friction on random robots with
-- all joint types, on plain numbers: against d'Alembert's sum over links in the world
-- (support/reference/dynamics.lua), and against each other.

local algo = dofile "tests/support/algo.lua"
local dense = dofile "tests/support/reference/dense.lua"
local dynamics = dofile "tests/support/reference/dynamics.lua"
local motion = dynamics.motion
local random = dofile "tests/support/random.lua"

local check = random.check
local ROBOTS = random.many(12, 18) -- of each kind

local KINDS = {
  { says = "without mimic joints", more = {} },
  { says = "with mimic joints", more = { mimic = 0.4 } },
  { says = "with friction and mimic joints", more = { mimic = 0.3, friction = true } },
}

for kind, k in ipairs(KINDS) do
  k.each = function(visit)
    if not k.robots then
      k.robots = {}
      algo.each_random(ROBOTS, 1000 * kind, k.more, function(r)
        k.robots[#k.robots + 1] = r
        r.H = algo.full(r.job, algo.run(r.job, "crba", { q = r.q }).H)
        r.size, r.condition = dense.largest(r.H), dense.condition(r.H)
      end)
    end
    for _, r in ipairs(k.robots) do visit(r, r.job) end
  end
end

-- checks that two vectors agree, relative to the larger of expected and `scale`
local function near(r, what, expected, found, slack, scale)
  local off = dense.distance(expected, found)
  local size = math.max(dense.largest(expected), scale or 0)
  check(off <= slack * size, "robot %d: %s off by %g of %g", r.case, what, off, size)
end

local function sum(x, y)
  local z = {}
  for k = 1, #x do z[k] = x[k] + y[k] end
  return z
end

local function run(r, name, with, result)
  local inputs = { q = r.q }
  for key, list in pairs(with) do inputs[key] = list end
  return algo.run(r.job, name, inputs)[result]
end

for _, kind in ipairs(KINDS) do
  local each = kind.each

  describe("inverse dynamics " .. kind.says, function()
    it("stands on an H that is that of the velocities of all links", function()
      each(function(r) near(r, "H", r.state.H, r.H, 1e-12) end)
    end)

    it("is the sum of inertial, gravity and joint forces over links", function()
      each(function(r)
        local expected = dynamics.tau(r.world, r.state, r.v, r.a, { friction = r.width })
        near(r, "rnea", expected, run(r, "rnea", { v = r.v, a = r.a }, "tau"), 1e-12)
      end)
    end)

    it("with forces from outside, each in its link's axes", function()
      each(function(r, job)
        local flat = algo.vector(r.rng, 6 * #job.model.bodies)
        local expected = dynamics.tau(r.world, r.state, r.v, r.a,
          { friction = r.width, f = algo.rows(flat, 6) })
        local found = run(r, "rnea_fext", { v = r.v, a = r.a, f = flat }, "tau")
        near(r, "rnea_fext", expected, found, 1e-12)
      end)
    end)

    it("is H a + C; C, g and H a are its parts", function()
      each(function(r, job)
        local still = {}
        for k = 1, job.model.nv do still[k] = 0.0 end
        local tau = run(r, "rnea", { v = r.v, a = r.a }, "tau")
        local C = run(r, "bias", { v = r.v }, "C")
        local Ha = run(r, "Ha", { a = r.a }, "tau")
        local scale = r.size
        near(r, "H a", dense.apply(r.H, r.a), Ha, 1e-12, scale)
        near(r, "H a + C", sum(Ha, C), tau, 1e-12, scale)
        near(r, "C", run(r, "rnea", { v = r.v, a = still }, "tau"), C, 1e-13, scale)
        near(r, "g", run(r, "rnea", { v = still, a = still }, "tau"), run(r, "gravity", {}, "g"),
          1e-13, scale)
      end)
    end)
  end)

  describe("forward dynamics " .. kind.says, function()
    it("undoes inverse dynamics", function()
      each(function(r)
        local tau = run(r, "rnea", { v = r.v, a = r.a }, "tau")
        local found = run(r, "fd", { v = r.v, tau = tau }, "a")
        near(r, "fd", r.a, found, 1e-13 * r.condition, dense.largest(tau) / r.size)
      end)
    end)

    it("by articulated bodies is the same", function()
      local ran = 0
      each(function(r, job)
        if job.catalogue.aba.lacks(job.model) then return end
        local tau = run(r, "rnea", { v = r.v, a = r.a }, "tau")
        local found = run(r, "aba", { v = r.v, tau = tau }, "a")
        near(r, "aba", r.a, found, 1e-13 * r.condition, dense.largest(tau) / r.size)
        ran = ran + 1
      end)
      -- some robots with one joint or two draw no mimic joint
      assert.is_true(ran >= (kind.more.mimic and 1 or ROBOTS), ran .. " robots have it")
    end)

    it("has its inverse of H: full, symmetric, and times H it is 1", function()
      each(function(r, job)
        local n = job.model.nv
        local inverse = algo.rows(run(r, "minv", {}, "Hinv"), n)
        local one = dense.zeros(n)
        for k = 1, n do one[k][k] = 1.0 end
        near(r, "H^-1 H", one, dense.times(inverse, r.H), 1e-13 * r.condition)
        near(r, "its transpose", inverse, dense.transpose(inverse), 0)
      end)
    end)
  end)

  describe("forces from outside " .. kind.says, function()
    -- J' f summed over bodies, J of each body's own link in its own axes
    it("count as J' f", function()
      each(function(r)
        local links = {}
        for b, body in ipairs(r.job.model.bodies) do links[b] = body.link end
        local options = { frames = links }
        for key, value in pairs(r.options) do options[key] = options[key] or value end
        local job = algo.compile(r.text, options, "model")
        local flat = algo.vector(r.rng, 6 * #links)
        local difference = {}
        local with = run(r, "rnea_fext", { v = r.v, a = r.a, f = flat }, "tau")
        local without = run(r, "rnea", { v = r.v, a = r.a }, "tau")
        for k = 1, #with do difference[k] = without[k] - with[k] end
        local total = {}
        for k = 1, #with do total[k] = 0.0 end
        for b, place in ipairs(job.model.frames) do
          local J = algo.run(job, "jacobian_" .. place.id, { q = r.q }).J
          for row = 0, 5 do
            for dof = 1, #with do
              total[dof] = total[dof] + J[row * #with + dof] * flat[6 * (b - 1) + row + 1]
            end
          end
        end
        near(r, "J' f", total, difference, 1e-11, dense.largest(with))
      end)
    end)
  end)

  describe("the Coriolis matrix " .. kind.says, function()
    it("times v is the velocity part of the bias, without friction", function()
      each(function(r, job)
        local C = algo.rows(run(r, "coriolis", { v = r.v }, "C"), job.model.nv)
        local bias = dynamics.tau(r.world, r.state, r.v, r.a, {})
        local Ha, g = dense.apply(r.state.H, r.a), run(r, "gravity", {}, "g")
        local expected = {}
        for k = 1, #bias do expected[k] = bias[k] - Ha[k] - g[k] end
        near(r, "C v", expected, dense.apply(C, r.v), 1e-12, dense.largest(bias) + r.size)
      end)
    end)

    -- along a curve through q with velocity v; fourth-order differences
    it("makes dH/dt - 2C skew-symmetric", function()
      local h = 1e-3
      each(function(r, job)
        local n = job.model.nv
        local C = algo.rows(run(r, "coriolis", { v = r.v }, "C"), n)
        local H = {}
        for k = -2, 2 do
          local q = motion.moved(r.world, r.q, r.v, k * h)
          H[k] = algo.full(job, algo.run(job, "crba", { q = q }).H)
        end
        local rate, twice = dense.zeros(n), dense.zeros(n)
        for i = 1, n do
          for j = 1, n do
            rate[i][j] = (8 * (H[1][i][j] - H[-1][i][j]) - (H[2][i][j] - H[-2][i][j])) / (12 * h)
            twice[i][j] = C[i][j] + C[j][i]
          end
        end
        near(r, "C + C'", rate, twice, 1e-8, r.size)
      end)
    end)
  end)
end

describe("joint friction", function()
  local function pendulum(options)
    return algo.compile([[<robot name="r"><link name="a"/><link name="b"><inertial>
      <mass value="2"/><inertia ixx="1" ixy="0" ixz="0" iyy="1" iyz="0" izz="3"/></inertial></link>
      <joint name="j" type="continuous"><axis xyz="0 0 1"/><parent link="a"/><child link="b"/>
      <dynamics damping="0.5" friction="0.25"/></joint></robot>]], options, "model")
  end

  it("is off unless requested", function()
    local inputs = { q = { 0.0 }, v = { 2.0 }, a = { 1.0 } }
    assert.equal(3.0, algo.run(pendulum(), "rnea", inputs).tau[1])
  end)

  it("is damping*v + friction*v/sqrt(v^2 + width^2)", function()
    local job = pendulum { joint_friction = true, friction_width = 0.1 }
    for _, v in ipairs { 0.0, 0.1, -0.1, 3.0, -1e-4 } do
      local expected = 0.5 * v + 0.25 * v / math.sqrt(v * v + 0.01)
      local inputs = { q = { 0.3 }, v = { v } }
      assert.near(expected, algo.run(job, "bias", inputs).C[1], 1e-15)
      inputs.a = { 1.0 }
      assert.near(3 + expected, algo.run(job, "rnea", inputs).tau[1], 1e-15)
      inputs.tau = { 3 + expected }
      for _, name in ipairs { "fd", "aba" } do
        assert.near(1.0, algo.run(job, name, inputs).a[1], 1e-15)
      end
      assert.equal(3.0, algo.run(job, "Ha", inputs).tau[1])
      assert.equal(0.0, algo.run(job, "gravity", inputs).g[1])
      assert.equal(0.0, algo.run(job, "coriolis", inputs).C[1])
    end
  end)

  it("at 0.7 of its full size where the rate is the width", function()
    local job = pendulum { joint_friction = true, friction_width = 0.2 }
    local C = algo.run(job, "bias", { q = { 0.0 }, v = { 0.2 } }).C[1]
    assert.near(0.25 * math.sqrt(0.5), C - 0.1, 1e-15)
  end)
end)
