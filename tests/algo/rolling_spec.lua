--- Rows linear in v on random links of random robots, on plain numbers: K v against the velocities
-- of points in the world, Kdotv against rates of K along curves, and what has no phi.

local algo = dofile "tests/support/algo.lua"
local constraints = dofile "tests/support/constraints.lua"
local dense = dofile "tests/support/dense.lua"
local dynamics = dofile "tests/support/dynamics.lua"
local random = dofile "tests/support/random.lua"
local truth = dofile "tests/support/truth.lua"

local motion, check = dynamics.motion, random.check
local plus, minus, cross, dot = truth.plus, truth.minus, truth.cross, truth.dot
local ROBOTS = random.many(20, 60)

local function three(rng, size)
  return { rng:uniform(-size, size), rng:uniform(-size, size), rng:uniform(-size, size) }
end

-- a sphere, a wheel, an egg, a blade and a row of its own, between random links
local function rows(rng, links, joint)
  local function a(more)
    local at = { link = rng:pick(links), xyz = three(rng, 0.3) }
    for key, value in pairs(more or {}) do at[key] = value end
    return at
  end
  local function b()
    return { link = rng:chance(0.5) and rng:pick(links) or nil, xyz = three(rng, 0.3),
      rpy = three(rng, 2) }
  end
  local list = {
    { type = "rolling", a = a(), b = b(), radius = rng:uniform(0.1, 0.5) },
    { type = "rolling", a = a { axis = { 0.3, 1, rng:uniform(-1, 1) } }, b = b(),
      radius = rng:uniform(0.1, 0.5) },
    { type = "rolling", a = a { rpy = three(rng, 2) }, b = b(), radii = { 0.4, 0.25, 0.3 } },
    { type = "knife_edge", a = a { axis = { 0.2, 1, rng:uniform(-1, 1) } }, b = b() },
    { type = "linear", a = a { rpy = three(rng, 2) }, b = b(),
      joints = joint and { [joint] = -0.7 }, velocity = { 1.0, -0.5, 0.0, 0.25, 0.0, 2.0 } },
  }
  local kept = {}
  for k, c in ipairs(list) do
    c.name, c.line, c.switch = "c" .. k, k, rng:chance(0.3) or nil
    if c.a.link ~= c.b.link then kept[#kept + 1] = c end
  end
  return kept
end

local robots

local function each(visit)
  local case = 8100
  while not robots or #robots < ROBOTS do
    case, robots = case + 1, robots or {}
    local text, options, rng = algo.random(case, { joints = 6, mimic = 0.2 })
    local links, joint = {}, nil
    for name in text:gmatch '<link name="([^"]*)"' do links[#links + 1] = name end
    for name, kind in text:gmatch '<joint name="([^"]*)" type="([^"]*)"' do
      if kind == "revolute" or kind == "prismatic" then joint = joint or name end
    end
    table.sort(links)
    options.constraints = rows(rng, links, joint)
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

-- velocity of the point p of the world that is fixed to a link, and its angular velocity
local function speed(by_name, link, p)
  local here = by_name[link]
  if not here then return { 0, 0, 0 }, { 0, 0, 0 } end
  return plus(here.v, cross(here.w, minus(p, here.p))), here.w
end

-- the semi-axes, and the lowest point of their ellipsoid in A's axes, up being there
local function lowest(c, up)
  local d = c.radii or { c.radius, c.radius, c.a.axis and 0 or c.radius }
  local size, rho = 0, {}
  for k = 1, 3 do size = size + (d[k] * up[k]) ^ 2 end
  for k = 1, 3 do rho[k] = -d[k] ^ 2 * up[k] / math.sqrt(size) end
  return rho, d
end

-- K v and phi of all rows
local function expected(r)
  local by_name, rates, phi = {}, {}, {}
  for _, here in ipairs(motion.links(r.world, r.q, r.v)) do by_name[here.link] = here end
  for _, c in ipairs(r.list) do
    local Ra, pa = constraints.frame(c.a, by_name)
    local Rb, pb = constraints.frame(c.b, by_name)
    local own, back = truth.transpose(Ra), truth.transpose(Rb)
    if c.type == "rolling" then
      local up = truth.apply(Rb, { 0, 0, 1 })
      local rho, d = lowest(c, truth.apply(own, up))
      local point = plus(pa, truth.apply(Ra, rho))
      for _ = 1, 20 do -- no point of the surface is lower
        local u = { truth.unit(r.rng) }
        local other = truth.apply(Ra, { d[1] * u[1], d[2] * u[2], d[3] * u[3] })
        check(dot(up, plus(pa, other)) >= dot(up, point) - 1e-12, "robot %d: lowest", r.case)
      end
      local slip = minus(speed(by_name, c.a.link, point), (speed(by_name, c.b.link, point)))
      for _, x in ipairs(truth.apply(back, slip)) do rates[#rates + 1] = x end
      for _, x in ipairs { 0, 0, truth.apply(back, minus(point, pb))[3] } do phi[#phi + 1] = x end
    else
      local va, wa = speed(by_name, c.a.link, pa)
      local vb, wb = speed(by_name, c.b.link, pa)
      local V, W = truth.apply(own, minus(va, vb)), truth.apply(own, minus(wa, wb))
      local x = V[3]
      if c.velocity then
        x = dot(c.velocity, V) + dot({ table.unpack(c.velocity, 4) }, W)
        for name, factor in pairs(c.joints or {}) do
          local joint, ratio = motion.leader(r.world, r.world.record.joint_by_name[name])
          x = x + factor * ratio * r.v[r.world.at[joint.name].v + 1]
        end
      end
      rates[#rates + 1], phi[#phi + 1] = x, 0
    end
  end
  return rates, phi
end

local function near(r, what, want, found, slack)
  local off, size = dense.distance(want, found), math.max(dense.largest(want), 1)
  check(#want == #found and off <= slack * size, "robot %d: %s off by %g of %g", r.case, what, off,
    size)
end

describe("rows linear in v", function()
  it("are the velocities of points, and phi is the height of what rolls alone", function()
    local count = 0
    each(function(r, all)
      local rates, phi = expected(r)
      near(r, "K v", rates, K_times(r, r.q, r.v), 1e-12)
      near(r, "phi", phi, run(r, "phi", {}), 1e-12)
      count = count + all.nc
    end)
    assert.is_true(count > 3 * ROBOTS, count .. " rows")
  end)

  it("change by Kdotv along any curve", function()
    local h = 2e-4
    each(function(r)
      local Kv = {}
      for k = -2, 2 do Kv[k] = K_times(r, motion.moved(r.world, r.q, r.v, k * h), r.v) end
      local rate, sharp = {}, 1
      for i = 1, #Kv[0] do
        rate[i] = (8 * (Kv[1][i] - Kv[-1][i]) - (Kv[2][i] - Kv[-2][i])) / (12 * h)
      end
      -- a wheel that lies nearly flat bends sharply
      local _, phi = expected(r)
      for i, row in ipairs(r.job.model.constraints.rows) do
        local c = row.constraint
        if row.kind == "low" and c.radii[3] == 0 then
          local by_name = {}
          for _, here in ipairs(motion.links(r.world, r.q)) do by_name[here.link] = here end
          local _, pa = constraints.frame(r.list[c.index].a, by_name)
          local Rb, pb = constraints.frame(r.list[c.index].b, by_name)
          local height = truth.apply(truth.transpose(Rb), minus(pa, pb))[3] - phi[i]
          sharp = math.max(sharp, c.radii[1] / height)
        end
      end
      near(r, "Kdotv", rate, run(r, "Kdotv", { v = r.v }), 1e-9 * sharp ^ 5)
    end)
  end)

  it("push by K' lambda", function()
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
