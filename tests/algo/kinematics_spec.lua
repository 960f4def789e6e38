-- Tests kinematics, momentum and energy on random robots with all joint types, on plain numbers:
-- against the motion of links in the world (support/reference/motion.lua), and against finite
-- differences.

local algo = dofile "tests/support/algo.lua"
local dense = dofile "tests/support/reference/dense.lua"
local dynamics = dofile "tests/support/reference/dynamics.lua"
local motion = dynamics.motion
local random = dofile "tests/support/random.lua"
local truth = dofile "tests/support/reference/truth.lua"

local check, cross, plus, scaled = random.check, truth.cross, truth.plus, truth.scaled
local ROBOTS = random.many(20, 30)

local robots

-- half of them with mimic joints
local function each(visit)
  if not robots then
    robots = {}
    local function keep(r) robots[#robots + 1] = r end
    algo.each_random(ROBOTS // 2, 1, { frames = true, friction = true }, keep)
    algo.each_random(ROBOTS // 2, 2000, { frames = true, mimic = 0.4 }, keep)
  end
  for _, r in ipairs(robots) do visit(r, r.job, r.job.model) end
end

-- checks that two vectors agree, relative to the larger of expected and 1
local function near(r, what, expected, found, slack)
  local off = dense.distance(expected, found)
  local size = math.max(dense.largest(expected), 1)
  check(off <= slack * size, "robot %d: %s off by %g of %g", r.case, what, off, size)
end

local function back(R, x) return truth.apply(truth.transpose(R), x) end

local function six(linear, angular)
  return { linear[1], linear[2], linear[3], angular[1], angular[2], angular[3] }
end

-- a spatial velocity, and its derivative, of a link in motion, by convention
local VELOCITY, RATE = {}, {}
function VELOCITY.body(here) return six(back(here.R, here.v), back(here.R, here.w)) end
function VELOCITY.aligned(here) return six(here.v, here.w) end
function VELOCITY.world(here) return six(plus(here.v, cross(here.p, here.w)), here.w) end
function RATE.body(here)
  local spatial = truth.minus(here.dd, cross(here.w, here.v))
  return six(back(here.R, spatial), back(here.R, here.dw))
end
function RATE.aligned(here) return six(here.dd, here.dw) end
function RATE.world(here)
  return six(plus(here.dd, plus(cross(here.v, here.w), cross(here.p, here.dw))), here.dw)
end

local CONVENTIONS = {
  { name = "body", suffix = "" }, { name = "aligned", suffix = "_aligned" },
  { name = "world", suffix = "_world" },
}

-- calls visit(r, place, here) for each wanted link and its motion in the world
local function each_link(v, a, visit)
  each(function(r, job, model)
    local links = motion.links(r.world, r.q, v and r.v, a and r.a)
    for _, place in ipairs(model.frames) do
      for _, here in ipairs(links) do
        if here.link == place.link.name then visit(r, place, here, job) end
      end
    end
  end)
end

local function call(r, place, name, with, result)
  with.q = r.q
  return algo.run(r.job, name .. "_" .. place.id, with)[result]
end

describe("a pose", function()
  it("of every link is that of the file's joints in turn", function()
    each(function(r, job) -- it has --frames
      local pose = algo.rows(algo.run(job, "fk", { q = r.q }).pose, 12)
      assert.equal(#job.robot.links, #pose)
      local by_name = {}
      for _, here in ipairs(motion.links(r.world, r.q)) do by_name[here.link] = here end
      for l, place in ipairs(job.model.places) do
        local here, expected = by_name[place.link.name], {}
        for i = 1, 3 do table.move(here.R[i], 1, 3, 3 * i - 2, expected) end
        table.move(here.p, 1, 3, 10, expected)
        near(r, "pose of " .. place.link.name, expected, pose[l], 1e-13)
      end
    end)
  end)

  it("of --poses is the same, in their order", function()
    each(function(r)
      local options = { poses = r.options.frames }
      for key, value in pairs(r.options) do options[key] = value end
      local job = algo.compile(r.text, options, "model")
      local pose = algo.rows(algo.run(job, "fk", { q = r.q }).pose, 12)
      assert.equal(2, #pose)
      for l, name in ipairs(options.poses) do
        assert.equal(name, job.model.poses[l].link.name)
        for _, here in ipairs(motion.links(r.world, r.q)) do
          if here.link == name then
            near(r, name, here.p, { table.unpack(pose[l], 10, 12) }, 1e-13)
          end
        end
      end
    end)
  end)
end)

describe("a link's", function()
  for _, convention in ipairs(CONVENTIONS) do
    it("velocity is that of the world, convention " .. convention.name, function()
      each_link(true, false, function(r, place, here)
        local found = call(r, place, "velocity" .. convention.suffix, { v = r.v }, "V")
        near(r, "V", VELOCITY[convention.name](here), found, 1e-12)
      end)
    end)
  end

  it("acceleration is the derivative of that", function()
    each_link(true, true, function(r, place, here)
      near(r, "A", RATE.body(here), call(r, place, "acceleration", { v = r.v, a = r.a }, "A"),
        1e-12)
    end)
  end)

  it("classical acceleration is that of its origin, in its own axes", function()
    each_link(true, true, function(r, place, here)
      local expected = six(back(here.R, here.dd), back(here.R, here.dw))
      near(r, "classical A", expected,
        call(r, place, "acceleration_classical", { v = r.v, a = r.a }, "A"), 1e-12)
    end)
  end)

  for _, convention in ipairs(CONVENTIONS) do
    local name, suffix = convention.name, convention.suffix

    it("Jacobian times v is its velocity, convention " .. name, function()
      each_link(true, false, function(r, place, here, job)
        local J = algo.rows(call(r, place, "jacobian" .. suffix, {}, "J"), job.model.nv)
        assert.equal(6, #J)
        near(r, "J v", VELOCITY[name](here), algo.apply(J, r.v), 1e-12)
      end)
    end)

    it("dJ/dt v is what its velocity does while v does not change, " .. name, function()
      each_link(true, false, function(r, place, here)
        near(r, "dJ/dt v", RATE[name](here), call(r, place, "jdotv" .. suffix, { v = r.v }, "out"),
          1e-12)
      end)
    end)

    -- along a curve with velocity v; fourth-order differences
    it("dJ/dt v is that of J by finite differences, " .. name, function()
      local h = 1e-3
      each_link(true, false, function(r, place, _, job)
        local Jv = {}
        for k = -2, 2 do
          local q = motion.moved(r.world, r.q, r.v, k * h)
          local J = algo.run(job, "jacobian" .. suffix .. "_" .. place.id, { q = q }).J
          Jv[k] = algo.apply(algo.rows(J, job.model.nv), r.v)
        end
        local expected = {}
        for k = 1, 6 do
          expected[k] = (8 * (Jv[1][k] - Jv[-1][k]) - (Jv[2][k] - Jv[-2][k])) / (12 * h)
        end
        near(r, "dJ/dt v", expected, call(r, place, "jdotv" .. suffix, { v = r.v }, "out"), 1e-8)
      end)
    end)
  end

  it("pose by finite differences moves as its aligned Jacobian says", function()
    local h = 1e-3
    each(function(r, job, model)
      local pose = {}
      for k = -2, 2 do
        local q = motion.moved(r.world, r.q, r.v, k * h)
        pose[k] = algo.rows(algo.run(job, "fk", { q = q }).pose, 12)
      end
      local index = {}
      for l, place in ipairs(model.poses) do index[place] = l end
      for _, place in ipairs(model.frames) do
        local l, rate = index[place], {}
        for k = 1, 12 do
          rate[k] = (8 * (pose[1][l][k] - pose[-1][l][k]) - (pose[2][l][k] - pose[-2][l][k]))
            / (12 * h)
        end
        local J = algo.rows(call(r, place, "jacobian_aligned", {}, "J"), model.nv)
        local V = algo.apply(J, r.v)
        near(r, "velocity", { V[1], V[2], V[3] }, { rate[10], rate[11], rate[12] }, 1e-9)
        for c = 1, 3 do -- each column of R turns with w
          local column = { pose[0][l][c], pose[0][l][c + 3], pose[0][l][c + 6] }
          near(r, "turning", cross({ V[4], V[5], V[6] }, column), { rate[c], rate[c + 3],
            rate[c + 6] }, 1e-9)
        end
      end
    end)
  end)
end)

local function run(r, name, with)
  local inputs = { q = r.q }
  for key, list in pairs(with or {}) do inputs[key] = list end
  return algo.run(r.job, name, inputs)
end

describe("the centre of mass", function()
  it("is the weighted mean of what moves", function()
    each(function(r) near(r, "com", r.state.com, run(r, "com").com, 1e-13) end)
  end)

  it("moves as its velocity and its Jacobian say", function()
    each(function(r, _, model)
      local expected = dynamics.momentum(r.world, r.state, r.v).vcom
      near(r, "vcom", expected, run(r, "com_velocity", { v = r.v }).vcom, 1e-12)
      local J = algo.rows(run(r, "com_jacobian").Jcom, model.nv)
      near(r, "Jcom v", expected, algo.apply(J, r.v), 1e-12)
    end)
  end)
end)

describe("momentum", function()
  it("is A_G v, linear and angular about the centre of mass", function()
    each(function(r, _, model)
      local found = run(r, "centroidal", { v = r.v })
      local m = dynamics.momentum(r.world, r.state, r.v)
      local expected = six(m.linear, m.angular)
      near(r, "h", expected, found.h, 1e-12)
      near(r, "A v", expected, algo.apply(algo.rows(found.A, model.nv), r.v), 1e-12)
      local vcom = run(r, "com_velocity", { v = r.v }).vcom
      near(r, "m vcom", scaled(vcom, r.state.mass), { table.unpack(found.h, 1, 3) }, 1e-12)
    end)
  end)
end)

describe("dA/dt v", function()
  -- along a curve with velocity v; fourth-order differences
  it("is the rate of the momentum while v does not change", function()
    local step = 1e-3
    each(function(r)
      local h, expected = {}, {}
      for k = -2, 2 do
        local q = motion.moved(r.world, r.q, r.v, k * step)
        h[k] = algo.run(r.job, "centroidal", { q = q, v = r.v }).h
      end
      for k = 1, 6 do
        expected[k] = (8 * (h[1][k] - h[-1][k]) - (h[2][k] - h[-2][k])) / (12 * step)
      end
      near(r, "dA/dt v", expected, run(r, "centroidal_bias", { v = r.v }).Adotv, 1e-8)
    end)
  end)
end)

describe("energy", function()
  it("of motion is that of all links and rotors, and v'Hv/2", function()
    each(function(r)
      local found = run(r, "kinetic_energy", { v = r.v })
      local expected = dynamics.momentum(r.world, r.state, r.v).kinetic
      near(r, "T", { expected }, { found }, 1e-12)
      local H = algo.full(r.job, run(r, "crba").H)
      local twice = 0
      for k, x in ipairs(dense.apply(H, r.v)) do twice = twice + x * r.v[k] end
      near(r, "v'Hv/2", { twice / 2 }, { found }, 1e-12)
    end)
  end)

  it("of place is -m g.c", function()
    each(function(r)
      near(r, "V", { r.state.potential }, { run(r, "potential_energy") }, 1e-12)
    end)
  end)

  it("of place has gravity as its gradient", function()
    local h = 1e-3
    each(function(r)
      local V = {}
      for k = -2, 2 do
        V[k] = algo.run(r.job, "potential_energy", { q = motion.moved(r.world, r.q, r.v, k * h) })
      end
      local rate = (8 * (V[1] - V[-1]) - (V[2] - V[-2])) / (12 * h)
      local power = 0
      for k, g in ipairs(run(r, "gravity").g) do power = power + g * r.v[k] end
      near(r, "g'v", { rate }, { power }, 1e-8)
    end)
  end)

  -- Runge and Kutta's fourth order, for q and v together; without joint friction
  it("grows by the power of the joints over a quarter of a second", function()
    local MOVED = random.many(2, 4)
    local steps, ran = 100, 0
    each(function(r, job, model)
      if r.case < 2000 or model.nv > 10 or ran >= MOVED then return end
      local tau = algo.vector(r.rng, model.nv)
      local function slope(q, v)
        local a, power = algo.run(job, "fd", { q = q, v = v, tau = tau }).a, 0.0
        for k, rate in ipairs(v) do power = power + tau[k] * rate end
        return { q = motion.rate(r.world, q, v), v = a, work = power }
      end
      local function energy(q, v)
        return algo.run(job, "kinetic_energy", { q = q, v = v })
          + algo.run(job, "potential_energy", { q = q })
      end
      local function ahead(q, v, s, h)
        local next_v = {}
        for k = 1, #v do next_v[k] = v[k] + h * s.v[k] end
        return motion.ahead(r.world, q, s.q, h), next_v
      end
      local h, q, v, work = 0.25 / steps, r.q, r.v, 0.0
      local before, largest = energy(q, v), 1.0
      for _ = 1, steps do
        local s1 = slope(q, v)
        local s2 = slope(ahead(q, v, s1, h / 2))
        local s3 = slope(ahead(q, v, s2, h / 2))
        local s4 = slope(ahead(q, v, s3, h))
        local mean = { q = {}, v = {} }
        for _, key in ipairs { "q", "v" } do
          for k = 1, #s1[key] do
            mean[key][k] = (s1[key][k] + 2 * s2[key][k] + 2 * s3[key][k] + s4[key][k]) / 6
          end
        end
        work = work + h * (s1.work + 2 * s2.work + 2 * s3.work + s4.work) / 6
        q, v = ahead(q, v, mean, h)
        largest = math.max(largest, algo.run(job, "kinetic_energy", { q = q, v = v }))
      end
      local off = math.abs(energy(q, v) - work - before)
      check(off <= 1e-6 * largest, "robot %d: energy less work off by %g of %g", r.case, off,
        largest)
      ran = ran + 1
    end)
    assert.is_true(ran >= math.min(MOVED, 5), ran .. " robots ran")
  end)
end)
