-- Tests constraint embedding (algo.constraints.embed) on random trees with random local loops:
-- against S and the whole matrix, with other rows that are not embedded; and which loops and which
-- joints it takes.

local algo = dofile "tests/support/algo.lua"
local clusters = require "analysis.clusters"
local multipliers = require "algo.constraints.multipliers"
local closure = require "algo.constraints.closure"
local constraints = dofile "tests/support/robots/constraints.lua"
local dense = dofile "tests/support/reference/dense.lua"
local embed = require "algo.constraints.embed"
local floats = require "analysis.floats"
local front = dofile "tests/support/front.lua"
local loops = require "analysis.loops"
local motion = dofile "tests/support/reference/motion.lua"
local random = dofile "tests/support/random.lua"
local volume = require "analysis.dense".volume

local check = random.check
local ROBOTS = random.many(3, 5)
local LEAST = 0.03 -- the least volume

-- ---- robots and states --------------------------------------------------------------------------

-- how = { off = some switched, more = of algo.random }; nil if there are no constraints
local function make(case, how)
  local text, options, rng = algo.random(case, how.more)
  local list = constraints.random(rng, text, rng:integer(1, 4), options.base == "floating")
  for k, c in ipairs(list) do c.switch = how.off and k % 2 == 0 or nil end
  options.constraints = list
  if #list == 0 then return nil end
  local model = algo.compile(text, options, "model").model
  local r = { case = case, model = model, n = model.nv, nc = model.constraints.nc, rng = rng,
    mask = {}, list = list }
  for bit = 0, model.constraints.ns - 1 do r.mask[bit] = rng:chance(0.6) and 1.0 or 0.0 end
  return r
end

-- does no joint change some row, although the tree does not show it? loops.plan leaves it out
local function stands(r, q)
  local all = {}
  for bit = 0, r.model.constraints.ns - 1 do all[bit] = 1.0 end
  for _, row in ipairs(closure.of(r.model, floats.new { q = q, mask = all }):rows()) do
    local sum = 0.0
    for dof = 1, r.n do sum = sum + (row[dof] or 0.0) ^ 2 end
    if sum < 1e-18 then return true end
  end
  return false
end

-- Is there something to embed (then in r.all), and is the volume of the rows of K at q, and of each
-- block of K_d, relative to their lengths, not small?
local function regular(r, q)
  local kit = floats.new { q = q, mask = r.mask }
  local rows, K = closure.of(r.model, kit):rows(), {}
  for k, row in ipairs(rows) do
    local full, on = {}, false
    for dof = 1, r.n do
      full[dof] = row[dof] or 0.0
      on = on or full[dof] ~= 0
    end
    if on then K[#K + 1] = full end
    rows[k] = full
  end
  local function is_flat(A)
    local product = 1.0
    for _, row in ipairs(A) do product = product * math.sqrt(dense.dot(row, row)) end
    return volume(A) / math.max(product, 1e-300) <= LEAST
  end
  if is_flat(K) then return false end
  r.all = clusters.of(r.model) -- takes a while
  for _, block in ipairs(r.all and r.all.blocks or {}) do
    local A = {}
    for i, row in ipairs(block.rows) do
      for at, one in ipairs(r.model.constraints.rows) do
        if one == row then
          A[i] = {}
          for j, dof in ipairs(block.dofs) do A[i][j] = rows[at][dof] end
        end
      end
    end
    if is_flat(A) then return false end
  end
  return r.all ~= nil
end

local function state(r)
  return { q = algo.from_zero(motion.random_q(r.rng, r.model)),
    v = algo.from_zero(algo.vector(r.rng, r.n)), tau = algo.from_zero(algo.vector(r.rng, r.n)),
    gains = { [0] = r.rng:uniform(1, 9), r.rng:uniform(1, 3) }, mask = r.mask }
end

local function run(algorithm, model, inputs)
  local kit, bad = floats.new(inputs), nil
  function kit.pivot(at, D) if D <= 0 or D ~= D then bad = bad or at end end
  algorithm(model, kit)
  return kit.results, bad
end

local function compare(r, what, expected, found)
  for _, name in ipairs { "a", "lambda" } do
    local n = name == "a" and r.n or r.nc
    local a, b = algo.from_one(expected[name], n), algo.from_one(found[name], n)
    local off, size = dense.distance(a, b), math.max(dense.largest(a), 1e-3)
    check(off <= 1e-8 * size, "robot %d, %s: %s off by %g of %g\n%s", r.case, what, name, off, size,
      constraints.written(r.list))
  end
end

local KINDS = {
  { says = "alone", first = 41000, more = {} },
  { says = "beside rows that are switched", first = 42000, more = {}, off = true },
  { says = "with mimic joints", first = 43000, more = { mimic = 0.4 } },
}

for _, kind in ipairs(KINDS) do
  describe("local loops " .. kind.says, function()
    it("accelerate and hold as by S and by the whole matrix", function()
      local count, mixed, whole, case = 0, 0, 0, kind.first
      while count < ROBOTS and case < kind.first + 40 * ROBOTS do
        case = case + 1
        local r = make(case, kind)
        local inputs = r and state(r)
        if r and not stands(r, inputs.q) and regular(r, inputs.q) then
          local plan = count % 4 == 0 and loops.plan(r.model, 1e-8) or { dependent = {} }
          if #plan.dependent == 0 then
            r.model.constraints.plan = plan
            count = count + 1
            mixed = mixed + (#r.all.rest > 0 and 1 or 0)
            for _, route in ipairs { "fd", "stabilised" } do
              local expected = run(multipliers[route .. "_schur"], r.model, inputs)
              local found, bad = run(embed[route], r.model, inputs)
              check(not bad, "robot %d: pivot %s", case, bad)
              compare(r, route, expected, found)
              if plan.matrix then
                whole = whole + 1
                compare(r, route .. "_kkt", expected,
                  run(multipliers[route .. "_kkt"], r.model, inputs))
              end
            end
          end
        end
      end
      check(count == ROBOTS, "%d robots in %d", count, case - kind.first)
      check(whole > count // 8, "%d of them by the whole matrix", whole)
      check(not kind.off or mixed > count // 4, "%d with rows beside", mixed)
    end)
  end)
end

-- ---- which loops --------------------------------------------------------------------------------

local function load_config(name)
  local config = { ipairs = ipairs, table = table, string = string }
  assert(loadfile(("models/%s.lua"):format(name), "t", config))()
  return config
end

local function model_of(name, change)
  local config = load_config(name)
  if change then change(config) end
  local job = algo.compile(front.contents(("models/%s.urdf"):format(name)), {
    constraints = config.constraints, base = config.base, independent = config.independent,
  }, "model")
  return job.model
end

local function ids(model, dofs)
  local words = {}
  for k, dof in ipairs(dofs) do words[k] = model.dofs[dof].id end
  return table.concat(words, " ")
end

describe("the split", function()
  it("drives a four-bar by its crank, which goes round", function()
    local model = model_of "fourbar"
    local all = clusters.of(model)
    assert.equal("crank", ids(model, all.dofs))
    assert.is_nil(all.says)
  end)

  it("drives a slider by its crank", function()
    local model = model_of "slider_crank"
    assert.equal("crank", ids(model, clusters.of(model).dofs))
  end)

  it("solves the gears first, then a finger at a time", function()
    local model = model_of "gripper"
    local all = clusters.of(model)
    assert.equal("left_crank", ids(model, all.dofs))
    local words = {}
    for k, block in ipairs(all.blocks) do words[k] = ids(model, block.dofs) end
    assert.same({ "right_crank", "left_finger left_rocker", "right_finger right_rocker" }, words)
  end)

  it("lets no joint depend that the loop does not move", function()
    local function body(name, kind, parent, axis, at)
      return ([[<link name="%s"><inertial><mass value="1"/>
        <inertia ixx="0.1" ixy="0" ixz="0" iyy="0.1" iyz="0" izz="0.1"/></inertial></link>
        <joint name="%s" type="%s"><parent link="%s"/><child link="%s"/><axis xyz="%s"/><origin
        xyz="%s"/><limit lower="-2" upper="2" effort="1" velocity="1"/></joint>]]):format(name,
        name, kind, parent, name, axis, at or "0 0 0")
    end
    -- a rod between two sliders, which both reverse, ends on the axes of their wheels
    local text = '<robot name="r"><link name="rail"/>'
      .. body("a", "prismatic", "rail", "1 0 0", "0.2 0.1 0")
      .. body("wheel_a", "revolute", "a", "0 0 1")
      .. body("b", "prismatic", "rail", "0 1 0") .. body("wheel_b", "revolute", "b", "0 0 1")
      .. "</robot>"
    local model = algo.compile(text, { constraints = { { name = "rod", type = "distance",
      length = 0.3, a = { link = "wheel_a" }, b = { link = "wheel_b" } } } }, "model").model
    assert.equal("a wheel_a wheel_b", ids(model, clusters.of(model).dofs))
  end)

  it("leaves what is switched to S, and takes the rest", function()
    local model = model_of("gripper", function(config)
      for k = 2, 3 do config.constraints[k].switch = true end
    end)
    local all = clusters.of(model)
    assert.same({ 1, 4, 5 }, all.rows)
    assert.same({ 2, 3 }, all.rest)
  end)

  it("says why there is none", function()
    local function why(change) return select(2, clusters.of(model_of("fourbar", change))) end
    assert.equal("constraint 'pin_x' is switched", why(function(config)
      for k = 1, 2 do config.constraints[k].switch = true end
    end))
    assert.equal("constraint 'pin_x' moves", why(function(config)
      for k = 1, 2 do config.constraints[k].moving = true end
    end))
    assert.equal("constraint 'pin_x' has rows that depend on each other", why(function(config)
      config.constraints[2].b = config.constraints[1].b
    end))
  end)
end)

describe("joints named", function()
  it("are independent, and the others follow", function()
    for _, name in ipairs { "crank", "coupler", "rocker" } do
      local model = model_of("fourbar", function(config) config.independent = { name } end)
      assert.equal(name, ids(model, clusters.of(model).dofs))
      assert.equal(name ~= "rocker", clusters.of(model).says == nil)
    end
  end)

  it("cannot be more than the loop leaves free", function()
    local _, why = clusters.of(model_of("fourbar", function(config)
      config.independent = { "crank", "rocker" }
    end))
    assert.equal("constraint 'pin_x' has no split with the joints of --independent", why)
  end)

  it("are moving joints", function()
    local good, message = pcall(model_of, "fourbar", function(config)
      config.independent = { "cranc" }
    end)
    assert.is_false(good)
    assert.truthy(tostring(message.message or message):find(
      "--independent: there is no moving joint 'cranc' (did you mean 'crank'?)", 1, true))
  end)
end)

describe("a position where the independent joint cannot move the others", function()
  -- coupler and rocker in line at zero, with the crank upright
  local function toggle(name)
    return model_of("fourbar", function(config)
      config.independent = { name }
      for _, c in ipairs(config.constraints) do
        c.a.xyz, c.b.xyz = { 0.78, 0, -0.2 }, { 0.39, 0, -0.1 }
      end
    end)
  end

  it("has a pivot in the row of the loop that is not > 0", function()
    local zero = { [0] = 0.0, 0.0, 0.0 }
    for name, expected in pairs { crank = 4, rocker = false } do
      local model = toggle(name)
      assert(clusters.of(model))
      local _, bad = run(embed.fd, model, { q = zero, v = zero, tau = zero })
      assert.equal(expected, bad or false)
    end
  end)

  it("keeps the split from being taken unasked", function()
    assert.is_string(clusters.of(toggle "crank").says)
  end)
end)
