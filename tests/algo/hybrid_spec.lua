-- Tests hybrid dynamics: accelerations of some joints are known, forces of the others.  Both ways
-- of computing them agree with inverse dynamics on random trees with all joint types; their costs;
-- errors of --prescribed.

local aba = require "algo.tree.aba"
local algo = dofile "tests/support/algo.lua"
local dense = dofile "tests/support/reference/dense.lua"
local dofs = require "model.dofs"
local fail = require "fail"
local front = dofile "tests/support/front.lua"
local hybrid = require "algo.factor.hybrid"
local random = dofile "tests/support/random.lua"

local NAN = 0 / 0
local ROBOTS = random.many(10, 16)

-- compares a consistent motion at the state of r with an algorithm that gets the known half of it
local function near(r, model, run, known)
  local n = r.job.model.nv
  local want = algo.run(r.job, "rnea", { q = r.q, v = r.v, a = r.a }).tau
  local inputs = { q = algo.from_zero(r.q), v = algo.from_zero(r.v), a_known = {}, tau_known = {} }
  for dof = 1, n do
    inputs.a_known[dof - 1] = known[dof] and r.a[dof] or NAN
    inputs.tau_known[dof - 1] = known[dof] and NAN or want[dof]
  end
  local fn = { run = run, args = { { name = "a" }, { name = "tau" } } }
  local view = setmetatable({ prescribed = known }, { __index = model })
  local found = algo.on_floats(fn, view, inputs)
  local a, tau = algo.from_one(found.a, n), algo.from_one(found.tau, n)
  for dof = 1, n do
    if known[dof] then assert.equal(r.a[dof], a[dof]) else assert.equal(want[dof], tau[dof]) end
  end
  local size = dense.largest(want) + dense.largest(r.a)
  assert.is_true(dense.distance(r.a, a) <= 1e-7 * size, "robot " .. r.case)
  assert.is_true(dense.distance(want, tau) <= 1e-7 * size, "robot " .. r.case)
end

-- no joints, some, all
local function choices(r)
  local none, some, all = {}, {}, {}
  for _, body in ipairs(r.job.model.bodies) do
    local chosen = r.rng:chance(0.5)
    for _, dof in ipairs(body.columns) do
      all[dof] = true
      if chosen and not body.target then some[dof] = true end
    end
  end
  return { none, some, all }
end

describe("hybrid dynamics", function()
  for _, more in ipairs { {}, { mimic = 0.5 } } do
    it(more.mimic and "goes through H with mimic joints" or "goes both ways", function()
      more.friction, more.joints = true, 7
      local by_bodies = 0
      algo.each_random(ROBOTS, 700, more, function(r)
        for _, known in ipairs(choices(r)) do
          near(r, r.job.model, hybrid.hybrid, known)
          local tied = false
          for _, body in ipairs(r.job.model.bodies) do
            tied = tied or body.target and not known[body.columns[1]]
          end
          if not tied then
            near(r, r.job.model, aba.hybrid, known)
            by_bodies = by_bodies + 1
          end
        end
      end)
      assert.is_true(by_bodies >= (more.mimic and ROBOTS or 3 * ROBOTS), by_bodies)
    end)
  end

  local function compile(words)
    words.functions = { "hybrid", "rnea", "fd:H", "aba" }
    return algo.compile(front.contents("models/" .. words.robot .. ".urdf"), words)
  end

  it("of all joints is rnea, and with a free base one factor of 6 x 6", function()
    local job = compile { robot = "arm6", prescribed = { "all" } }
    assert.equal(job.by_name.rnea.plain.cost.total, job.by_name.hybrid.plain.cost.total)
    job = compile { robot = "quad", prescribed = { "all" }, base = "floating" }
    assert.equal(6, job.by_name.hybrid.plain.cost.div)
    assert.is_true(job.by_name.hybrid.plain.cost.total < 0.75 * job.by_name.fd.plain.cost.total)
  end)

  it("takes the cheaper way", function()
    local arm = compile { robot = "arm6", prescribed = { "j2", "j4" } }
    assert.truthy(arm.by_name.hybrid.fn.doc[4]:find "Only the H")
    local quad = compile { robot = "quad", prescribed = { "all" }, base = "floating" }
    assert.truthy(quad.by_name.hybrid.fn.doc[4]:find "articulated bodies")
  end)

  it("is there where joints are prescribed, and among all functions then", function()
    local function named(...)
      return algo.compile(front.contents "models/duo.urdf", { functions = { ... },
        prescribed = select("#", ...) > 1 and { "left" } or nil }).by_name.hybrid
    end
    assert.is_nil(named "all")
    assert.truthy(named("all", "crba"))
    assert.has_error(function() named "hybrid" end)
  end)

  it("drops prescribed dofs out of the factor's tree", function()
    local model = compile({ robot = "humanoid", prescribed = { "l_knee_pitch" } }).model
    local seen = hybrid.unknown(model)
    assert.equal(model.nv - 1, seen.pattern.n)
    for i, one in ipairs(seen.dofs) do
      local above = model.lambda[one.dof]
      while model.prescribed[above] do above = model.lambda[above] end
      assert.equal(seen.place[above] or 0, seen.lambda[i])
    end
  end)
end)

describe("--prescribed", function()
  local bodies = {
    { name = "base", type = "floating", columns = { 1, 2, 3, 4, 5, 6 } },
    { name = "hip", type = "revolute", columns = { 7 } },
    { name = "ball", type = "spherical", columns = { 8, 9, 10 } },
    { name = "knee", type = "revolute", columns = { 7 }, target = 2 },
  }
  local function refused(name)
    local ok, problem = pcall(dofs.of_joints, bodies, { name })
    assert.is_false(ok)
    assert.is_true(fail.is(problem))
    return tostring(problem)
  end

  it("takes whole joints, and all but floating ones for all", function()
    assert.same({}, dofs.of_joints(bodies, nil))
    assert.same({ [8] = true, [9] = true, [10] = true }, dofs.of_joints(bodies, { "ball" }))
    assert.same({ [7] = true, [8] = true, [9] = true, [10] = true },
      dofs.of_joints(bodies, { "all" }))
    assert.equal(6, #dofs.of_joints(bodies, { "base" }))
  end)

  it("refuses what is no joint or follows one", function()
    assert.truthy(refused("hib"):find("did you mean 'hip'", 1, true))
    assert.truthy(refused("knee"):find("joint 'knee' follows 'hip'; expected that one", 1, true))
  end)
end)
