-- Tests rows linear in v on random links of random robots, on plain numbers: K v against the
-- velocities of points in the world, Kdotv against rates of K along curves, and rows that have no
-- phi.

local constraints = dofile "tests/support/robots/constraints.lua"
local dynamics = dofile "tests/support/reference/dynamics.lua"
local random = dofile "tests/support/random.lua"
local rows = dofile "tests/support/reference/rows.lua"
local truth = dofile "tests/support/reference/truth.lua"

local motion, check = dynamics.motion, random.check
local plus, minus, cross, dot = truth.plus, truth.minus, truth.cross, truth.dot
local K_times, near, run = rows.K_times, rows.near, rows.run
local ROBOTS = random.many(20, 40)

local function three(rng, size)
  return { rng:uniform(-size, size), rng:uniform(-size, size), rng:uniform(-size, size) }
end

-- a sphere, a wheel, an egg, a blade and a row given by its factors, between random links
local function constraints_of(rng, text, links)
  local joint = nil
  for name, kind in text:gmatch '<joint name="([^"]*)" type="([^"]*)"' do
    if kind == "revolute" or kind == "prismatic" then joint = joint or name end
  end
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

local each = rows.robots(ROBOTS, 8100, constraints_of)

-- velocity of the world's point p if it is fixed to a link, and that link's angular velocity
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
    each(function(r)
      local sharp = 1
      -- the surface of a wheel that lies nearly flat bends sharply
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
      near(r, "Kdotv", rows.rates(r), run(r, "Kdotv", { v = r.v }), 1e-9 * sharp ^ 5)
    end)
  end)

  it("push by K' lambda", function() each(rows.push) end)
end)
