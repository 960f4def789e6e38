-- Tests regressors of random robots with all joint types, on plain numbers: multiplied by the
-- model's parameters, they give the dynamics and energies of the catalogue, which other specs
-- compare with the world.

local algo = dofile "tests/support/algo.lua"
local base = require "analysis.base"
local dense = dofile "tests/support/reference/dense.lua"
local dynamics = dofile "tests/support/reference/dynamics.lua"
local front = dofile "tests/support/front.lua"
local random = dofile "tests/support/random.lua"

local check = random.check
local KINDS = { [" without mimic joints"] = {}, [" with mimic joints"] = { mimic = 0.4 } }

local function near(case, what, expected, found, scale)
  local off, size = dense.distance(expected, found), math.max(dense.largest(expected), scale or 0)
  check(off <= 1e-12 * size, "robot %d: %s off by %g of %g", case.case, what, off, size)
end

local function dot(x, y)
  local sum = 0.0
  for k = 1, #x do sum = sum + x[k] * y[k] end
  return sum
end

-- r.Y(name, inputs): the rows of a regressor;  r.run(name, inputs): any function
local function each(first, more, visit)
  algo.each_random(random.many(4, 8), first, more, function(r)
    local job = r.job
    function r.run(name, inputs)
      inputs.q = inputs.q or r.q
      return algo.run(job, name, inputs)
    end
    function r.Y(name, inputs)
      local Y = r.run(name, inputs).Y
      return algo.rows(Y, #Y // job.model.nv)
    end
    r.theta = r.run("inertial_parameters", {}).theta
    visit(r, job)
  end)
end

for kind, more in pairs(KINDS) do
  describe("a regressor" .. kind, function()
    it("is rnea by its parameters, and what joints have of their own", function()
      local with = setmetatable({ friction = true }, { __index = more })
      each(7000, with, function(r, job)
        local expected = r.run("rnea", { v = r.v, a = r.a }).tau
        local found, own = algo.apply(r.Y("regressor", { v = r.v, a = r.a }), r.theta), {}
        for _, body in ipairs(job.model.bodies) do
          local of = { body.armature, body.damping, body.friction }
          for _, x in ipairs(#body.columns == 1 and of or {}) do own[#own + 1] = x end
        end
        if not job.catalogue.regressor_joints.lacks(job.model) then
          local torque = algo.apply(r.Y("regressor_joints", { v = r.v, a = r.a }), own)
          for k, x in ipairs(torque) do found[k] = found[k] + x end
        end
        near(r, "tau", expected, found, 1e-3)
      end)
    end)

    it("is zero where its pattern says", function()
      each(7100, more, function(r, job)
        local at = require("model.pattern").of_bodies(job.model, 10)
        for dof, row in ipairs(r.Y("regressor", { v = r.v, a = r.a })) do
          local stored = {}
          for k = at.rowptr[dof] + 1, at.rowptr[dof + 1] do stored[at.colind[k] + 1] = true end
          for column, x in ipairs(row) do
            check(stored[column] or x == 0, "robot %d: Y[%d][%d]", r.case, dof, column)
          end
        end
      end)
    end)

    it("of Slotine and Li is H a_r + C v_r + g, with the C of coriolis", function()
      each(7200, more, function(r, job)
        local v_r = algo.vector(r.rng, job.model.nv)
        local C = algo.rows(r.run("coriolis", { v = r.v }).C, job.model.nv)
        local expected = algo.apply(C, v_r)
        local zero = {}
        for k = 1, job.model.nv do zero[k] = 0.0 end
        local rest = r.run("rnea", { v = zero, a = r.a }).tau
        local rotors = r.run("Ha", { a = r.a }).tau
        local Y = r.Y("regressor_slotine_li", { v = r.v, v_r = v_r, a_r = r.a })
        local found = algo.apply(Y, r.theta)
        for _, body in ipairs(job.model.bodies) do -- rotors are not in Y
          if #body.columns == 1 then
            local dof = body.v + 1
            found[dof] = found[dof] + body.armature * body.ratio ^ 2 * r.a[dof]
          end
        end
        for k in ipairs(expected) do expected[k] = expected[k] + rest[k] end
        near(r, "H a_r + C v_r + g", expected, found, dense.largest(rotors))
        local same = r.Y("regressor_slotine_li", { v = r.v, v_r = r.v, a_r = r.a })
        for k, row in ipairs(r.Y("regressor", { v = r.v, a = r.a })) do
          near(r, "Y of v_r = v", row, same[k], 1.0)
        end
      end)
    end)

    it("gives the energies", function()
      each(7300, more, function(r, job)
        local rotors = 0.0
        for _, body in ipairs(job.model.bodies) do
          if #body.columns == 1 then
            rotors = rotors + 0.5 * body.armature * (body.ratio * r.v[body.v + 1]) ^ 2
          end
        end
        local kinetic = r.run("kinetic_regressor", { v = r.v }).y
        near(r, "kinetic energy", { r.run("kinetic_energy", { v = r.v }) },
          { dot(kinetic, r.theta) + rotors }, 1e-3)
        local potential = r.run("potential_regressor", {}).y
        near(r, "potential energy", { r.run("potential_energy", {}) },
          { dot(potential, r.theta) }, dense.largest(potential))
      end)
    end)
  end)
end

-- ---- base parameters ----------------------------------------------------------------------------

-- the rank of rows by columns, by a QR decomposition with pivoting: the largest column next
local function rank_of(columns)
  local size, all = {}, 0.0
  local function norm(x) return math.sqrt(dot(x, x)) end
  for k, x in ipairs(columns) do
    size[k] = norm(x)
    all = math.max(all, size[k])
  end
  for k, x in ipairs(columns) do
    for i = 1, #x do x[i] = size[k] > 1e-10 * all and x[i] / size[k] or 0.0 end
  end
  local rank = 0
  while true do
    local best, largest = nil, 1e-8
    for k, x in ipairs(columns) do
      if norm(x) > largest then best, largest = k, norm(x) end
    end
    if not best then return rank end
    rank = rank + 1
    local q = table.remove(columns, best)
    for i = 1, #q do q[i] = q[i] / largest end
    for _, x in ipairs(columns) do
      for _ = 1, 2 do
        local part = dot(q, x)
        for i = 1, #q do x[i] = x[i] - part * q[i] end
      end
    end
  end
end

local function rank_at_random(r, job)
  local columns, n = {}, 10 * #job.model.bodies
  for k = 1, n do columns[k] = {} end
  for _ = 1, n + 2 do
    local q = dynamics.motion.random_q(r.rng, job.model)
    local inputs = { v = algo.vector(r.rng, job.model.nv), a = algo.vector(r.rng, job.model.nv) }
    inputs.q = q
    for _, row in ipairs(algo.rows(algo.run(job, "regressor", inputs).Y, n)) do
      for k, x in ipairs(row) do table.insert(columns[k], x) end
    end
  end
  return rank_of(columns)
end

describe("base parameters", function()
  it("are as many as the rank of Y at random states", function()
    local function compare(r, job, what)
      local rank, count = rank_at_random(r, job), #base.of(job.model).kept
      check(rank == count, "%s: %d, but the rank is %d", what, count, rank)
    end
    for _, name in ipairs { "pendulum", "double_pendulum", "duo", "cartpole", "arm6", "arm7",
      "gripper", "skew" } do
      for _, root in ipairs { "fixed", "floating" } do
        if root == "fixed" or not name:find "arm[67]" and name ~= "skew" then
          local job = algo.compile(front.contents(("models/%s.urdf"):format(name)),
            { base = root, functions = { "crba" } }, "model")
          compare({ rng = random.case(1) }, job, name .. " " .. root)
        end
      end
    end
    algo.each_random(random.many(3, 5), 7800, { mimic = 0.3, joints = 3 }, function(r)
      compare(r, r.job, "robot " .. r.case)
    end)
  end)

  -- a link on the base for each joint: "type origin axis extra"
  local function count_of(...)
    local words = { '<robot name="r"><link name="base"/>' }
    for k, joint in ipairs { ... } do
      words[#words + 1] = ([[<link name="l%d"><inertial><origin xyz="0.1 0.2 0.3"/><mass value="1"/>
        <inertia ixx="1" iyy="1" izz="1" ixy="0" ixz="0" iyz="0"/></inertial></link>
        <joint name="j%d" type="%s"><parent link="base"/><child link="l%d"/>%s</joint>]]):format(k,
        k, joint[1], k, joint[2])
    end
    local job = algo.compile(table.concat(words) .. "</robot>", { functions = { "crba" } }, "model")
    return #base.of(job.model).kept
  end

  it("are all that count, however little", function()
    local function pendulum(rpy)
      return count_of { "continuous", ('<origin rpy="%s"/><axis xyz="0 0 1"/>'):format(rpy) }
    end
    assert.same({ 1, 3 }, { pendulum "0 0 0", pendulum "1e-5 0 0" }) -- upright: no weight counts

    local LIMIT = '<limit effort="1" velocity="1" lower="-1" upper="1"/>'
    local function lifts(rpy, other)
      local slide = '<origin rpy="%s"/><axis xyz="0 0 1"/>' .. LIMIT
      return count_of({ "prismatic", slide:format(rpy) },
        { "prismatic", slide:format(other) .. '<mimic joint="j1"/>' })
    end
    -- side by side one mass counts, but 5e-5 of the weight is lost on a slope of a hundredth
    assert.same({ 1, 1, 2 }, { lifts("0 0 0", "0 0 0"), lifts("0.3 0.2 0.1", "0.3 0.2 0.1"),
      lifts("0 0 0", "0.01 0 0") })
  end)

  it("give the torques that all parameters give", function()
    each(7700, { mimic = 0.3 }, function(r, job)
      local theta = algo.vector(r.rng, #r.theta)
      local beta = algo.run(job, "base_parameters", { theta = theta }).beta
      local inputs = { v = r.v, a = r.a }
      near(r, "tau", algo.apply(r.Y("regressor", inputs), theta),
        algo.apply(r.Y("regressor_base", inputs), beta), 1.0)
    end)
  end)

  it("are those of the books for two links in a plane", function()
    local job = algo.compile(front.contents "models/double_pendulum.urdf",
      { functions = { "crba" } }, "model")
    local names, sums = {}, base.of(job.model).combinations
    for r, list in ipairs(sums) do
      local words = {}
      for k, term in ipairs(list) do
        words[k] = ("%g %d"):format(term.factor, term.index)
      end
      names[r] = table.concat(words, ", ")
    end
    -- upper hx, hz - l m, Jyy + l^2 m of the lower; lower hx, hz, Jyy
    assert.same({ "1 1", "1 3, -0.6 10", "1 6, 0.36 10", "1 11", "1 13", "1 16" }, names)
  end)
end)

describe("a generated regressor", function()
  it("is that of plain numbers, at all levels", function()
    for level = 0, 2 do
      local names = { "regressor", "regressor_slotine_li", "kinetic_regressor",
        "potential_regressor", "inertial_parameters", "regressor_base", "base_parameters" }
      local more = { functions = names, optimize = level, last = "choose", mimic = 0.3 }
      algo.each_random(random.many(2, 3), 7400 + 100 * level, more, function(r)
        local inputs = { q = algo.from_zero(r.q), v = algo.from_zero(r.v),
          v_r = algo.from_zero(algo.vector(r.rng, r.job.model.nv)), a = algo.from_zero(r.a) }
        inputs.a_r = inputs.a
        inputs.theta = algo.from_zero(algo.vector(r.rng, 10 * #r.job.model.bodies))
        for _, name in ipairs(names) do
          local expected = algo.on_floats(r.job.catalogue[name], r.job.model, inputs)
          local found = algo.on_symbols(r.job.by_name[name], inputs, r.job.model)
          for array, list in pairs(expected) do
            local largest, worst = 1e-3, 0.0
            for k, x in pairs(list) do
              largest = math.max(largest, math.abs(x))
              worst = math.max(worst, math.abs(x - found[array][k]))
            end
            check(worst <= 1e-12 * largest, "robot %d: %s off by %g", r.case, name, worst)
          end
        end
      end)
    end
  end)
end)
