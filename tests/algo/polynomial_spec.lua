-- Tests polynomials of joint positions on random robots, on plain numbers: phi against powers
-- summed one by one, K v against differences of phi and Kdotv against those of K v, K' lambda
-- against K.

local random = dofile "tests/support/random.lua"
local rows = dofile "tests/support/reference/rows.lua"

local check, near, run = random.check, rows.near, rows.run
local ROBOTS <const>, STEP <const> = random.many(20, 40), 1e-3

local function some(rng, names)
  local joints = {}
  for _ = 1, rng:integer(1, 3) do
    joints[rng:pick(names)] = rng:chance(0.3) and 1.0 or rng:uniform(-2, 2)
  end
  return joints
end

-- two polynomials of degrees 0 to 4 of random joints with one number, also mimic joints
local function polynomials(rng, text)
  local names, list = {}, {}
  for name, kind in text:gmatch '<joint name="([^"]+)" type="([^"]+)"' do
    if kind == "revolute" or kind == "continuous" or kind == "prismatic" then
      names[#names + 1] = name
    end
  end
  for k = 1, #names > 0 and 2 or 0 do
    local c = { name = "c" .. k, type = "polynomial", line = k, joints = some(rng, names),
      of = some(rng, names), coefficients = {}, switch = rng:chance(0.3) or nil }
    for n = 1, rng:integer(1, 5) do
      c.coefficients[n] = rng:chance(0.2) and 0.0 or rng:uniform(-2, 2)
    end
    list[k] = c
  end
  return list
end

local each = rows.robots(ROBOTS, 8400, polynomials)

-- the sum of coefficient times position; a mimic joint has ratio times another one's
local function sum_of(r, joints, q)
  local sum, by_name = 0, {}
  for _, joint in ipairs(r.job.robot.joints) do by_name[joint.name] = joint end
  local function position(name)
    local mimic = by_name[name].mimic
    if mimic then return (mimic.multiplier or 1) * position(mimic.joint) + (mimic.offset or 0) end
    for _, body in ipairs(r.job.model.bodies) do
      if body.name == name then return q[body.q + 1] end
    end
    error("no joint " .. name)
  end
  for name, x in pairs(joints) do sum = sum + x * position(name) end
  return sum
end

local function phi_of(r, q)
  local phi = {}
  for k, c in ipairs(r.list) do
    local s = sum_of(r, c.of, q)
    phi[k] = sum_of(r, c.joints, q)
    for n, x in ipairs(c.coefficients) do phi[k] = phi[k] - x * s ^ (n - 1) end
  end
  return phi
end

describe("a polynomial", function()
  it("has one row: a sum of joint positions less the polynomial of another one", function()
    local bent, mimics = 0, 0
    each(function(r, all)
      near(r, "phi", phi_of(r, r.q), run(r, "phi", {}), 1e-12)
      for k, c in ipairs(r.list) do
        bent = bent + (#c.coefficients > 2 and 1 or 0)
        check(#all.rows == #r.list and all[k].rows[1].kind == "sum", "robot %d: rows", r.case)
      end
      for _, joint in ipairs(r.job.robot.joints) do mimics = mimics + (joint.mimic and 1 or 0) end
    end)
    assert.is_true(bent > ROBOTS / 2 and mimics > 0, ("%d bent, %d mimics"):format(bent, mimics))
  end)

  it("changes by K v, and K v by Kdotv, along any curve", function()
    each(function(r)
      local rate = rows.rate_along(r, STEP, function(q) return phi_of(r, q) end)
      near(r, "K v", rate, rows.K_times(r, r.q, r.v), 1e-8)
      near(r, "Kdotv", rows.rates(r), run(r, "Kdotv", { v = r.v }), 1e-8)
    end)
  end)

  it("pushes by K' lambda", function() each(rows.push) end)
end)
