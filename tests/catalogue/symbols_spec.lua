-- Tests every function of the catalogue on random robots with all joint types: evaluated symbols
-- give the results of floats; it stores and reads what its prototype says; fused functions equal
-- their parts.

local algo = dofile "tests/support/algo.lua"
local dense = dofile "tests/support/reference/dense.lua"
local catalogue = require "catalogue"
local clusters = require "analysis.clusters"
local random = dofile "tests/support/random.lua"

local check = random.check
local THIRD = random.many(1, 2)
local ROBOTS = 3 * THIRD
local FUSED = {
  { name = "tick", outputs = { "H", "C", "pose", "com" } },
  { name = "plan", outputs = { "Hinv", "g", "hG", "AG", "Cmat" } },
}

-- functions of constraints; those that are only as accurate as the rows' condition are in
-- algo/constraints/constrained_spec.lua
local TIED = { "phi", "K", "Kdotv", "constraint_forces" }

local robots

-- a third without mimic joints, a third with them, a third with them set free
local function each(visit)
  if not robots then
    robots = {}
    for kind, more in ipairs { {}, { mimic = 0.5 }, { mimic = 0.5, free = true } } do
      more.functions = { "all", "steps", "derivatives", "regressors", "forces", "factors",
        "osim" }
      more.tied, more.frames, more.last = TIED, true, "choose"
      more.friction, more.prescribed = kind ~= 1, true
      more.fuse, more.joints = FUSED, random.many(3, nil)
      algo.each_random(THIRD, 100 * kind, more, function(r) robots[#robots + 1] = r end)
    end
  end
  for _, r in ipairs(robots) do visit(r, r.job.model) end
end

-- arrays from 0 for every argument that is read
local function inputs_of(r, fn)
  local job, inputs = r.job, { q = algo.from_zero(r.q) }
  local rng = random.case(5000 + r.case)
  local H = algo.on_floats(job.catalogue.crba, job.model, inputs).H
  for _, arg in ipairs(fn.args) do
    local pattern = fn.assumes and fn.assumes[arg.name]
    if pattern == "H" then
      inputs[arg.name] = H
    elseif pattern then
      local factor = pattern == "LD" and "ltdl" or "ltl"
      inputs[arg.name] = algo.on_floats(job.catalogue[factor], job.model, { H = H }).H
    elseif arg.mode ~= "out" and not inputs[arg.name] then
      inputs[arg.name] = algo.from_zero(algo.vector(rng, algo.length(arg.dims, job.model)))
    end
  end
  return inputs
end

-- name -> number of elements of every result, including a returned value
local function results_of(fn, model)
  local sizes = fn.returns == "value" and { [fn.result] = 1 } or {}
  for _, arg in ipairs(fn.args) do
    if arg.mode ~= "in" then sizes[arg.name] = algo.length(arg.dims, model) end
  end
  return sizes
end

local function same(r, item, expected)
  local found = algo.on_symbols(item, inputs_of(r, item.fn), r.job.model)
  for array, n in pairs(results_of(item.fn, r.job.model)) do
    local a, b = algo.from_one(expected[array] or {}, n), algo.from_one(found[array] or {}, n)
    check(#a == n and #b == n, "robot %d: %s of %s is not complete", r.case, array, item.fn.name)
    local off = dense.distance(a, b)
    -- (a product with H^-1 is as accurate as the condition of H allows)
    local slack = 1e-12
    if item.fn.name == "fd_derivatives" then
      local H = algo.on_floats(r.job.catalogue.crba, r.job.model, inputs_of(r, item.fn)).H
      slack = slack + 1e-14 * dense.condition(dense.symmetric(dense.lower(r.job.model.pattern, H)))
    end
    check(off <= slack * math.max(dense.largest(a), 1e-3), "robot %d: %s of %s off by %g", r.case,
      array, item.fn.name, off)
  end
end

-- names as in the header, each function of links once; derivatives of constrained motion only run
-- on symbols (suites/constraints/constrained_derivatives.lua)
local NAMES, is_tied, is_embedded = { table.unpack(catalogue.PER_FRAME) }, {}, {}
for _, row in ipairs(require "catalogue.embedded") do is_embedded[row.name] = true end
for _, fn in ipairs(catalogue.of {}) do
  if not fn.weighed then NAMES[#NAMES + 1] = fn.name end
  is_tied[fn.name] = fn.group == "constraints" or fn.weighed
end

local function items_of(job, name)
  local list = {}
  for _, item in ipairs(job.functions) do
    if item.fn.name == name or item.fn.base == name then list[#list + 1] = item end
  end
  return list
end

describe("every function", function()
  for _, name in ipairs(NAMES) do
    it(name .. " is the same on symbols as on floats", function()
      local ran = 0
      each(function(r, model)
        for _, item in ipairs(items_of(r.job, name)) do
          check((item.fn.run == nil) == (item.fn.manifold == true), "%s runs nothing", name)
          if item.fn.run then
            -- derivatives of expressions: compared with the analytical ones
            local fn = item.fn.group == "derivatives" and r.job.catalogue[name] or item.fn
            same(r, item, algo.on_floats(fn, model, inputs_of(r, item.fn), item.plain.level))
          end
          ran = ran + 1
        end
      end)
      -- some robots have no aba: those with mimic joints; and no functions that need constraints
      local rare = name == "aba" or name == "regressor_joints" or is_tied[name]
      local least = name == "mimic_forces" and ROBOTS // 6 or rare and ROBOTS // 2 or ROBOTS
      assert.is_true(ran >= least, ran .. " runs")
    end)

    it(name .. " stores each element once, reads and stores nothing else", function()
      each(function(r, model)
        for _, item in ipairs(items_of(r.job, name)) do
          local ok, why = true, nil
          if item.plain then
            ok, why = pcall(algo.on_symbols, item, inputs_of(r, item.fn), model)
          end
          check(ok, "robot %d: %s", r.case, why)
        end
      end)
    end)
  end
end)

local function has_simple(model)
  for _, body in ipairs(model.bodies) do
    if #body.columns == 1 then return true end
  end
  return false
end

describe("a robot", function()
  it("lacks aba where mimic joints follow, what constraints there are for, and no more", function()
    local with, without = 0, 0
    each(function(r, model)
      for name, fn in pairs(r.job.catalogue) do
        local expected = name == "aba" and model.mimics
          or name == "mimic_forces" and not model.mimics
          or is_tied[name] and #model.constraints == 0
          or is_embedded[name] and not clusters.of(model)
          or name == "regressor_joints" and not has_simple(model)
        local lacks = not not fn.lacks(model)
        check(lacks == (expected or false), "robot %d: %s", r.case, name)
        local left = expected or fn.weighed and fn.group == "constraints"
        check((r.job.by_name[name] == nil) == (left or false), "robot %d: %s", r.case, name)
      end
      if model.mimics then with = with + 1 else without = without + 1 end
    end)
    assert.is_true(with >= ROBOTS // 6 and without >= ROBOTS // 3)
  end)

  it("whose numbers overflow together is refused", function()
    local function compiled(mass, place)
      return pcall(algo.compile, ([[<robot name="r"><link name="a"/><link name="b"><inertial>
      <origin xyz="%s 0.1 0.2"/><mass value="%s"/><inertia ixx="1" ixy="0" ixz="0" iyy="1" iyz="0"
      izz="1"/></inertial></link><joint name="j" type="continuous"><parent link="a"/>
      <child link="b"/><axis xyz="0 0 1"/></joint></robot>]]):format(place, mass),
        { functions = { "crba", "rnea" } })
    end
    assert.is_true(compiled("1e100", "1e100"))
    for _, case in ipairs { { "1e300", "1e10" }, { "1e308", "1e308" } } do
      local ok, problem = compiled(table.unpack(case))
      assert.is_false(ok)
      assert.equal(1, problem.code)
      assert.matches("numbers of this robot are too large", problem.items[1].text)
    end
  end)

  it("without moving mass has no centre of mass, and says why", function()
    local job = algo.compile([[<robot name="r"><link name="a"/><link name="b"><inertial>
      <mass value="0"/><inertia ixx="1" ixy="0" ixz="0" iyy="1" iyz="0" izz="1"/></inertial></link>
      <joint name="j" type="continuous"><parent link="a"/><child link="b"/></joint></robot>]])
    for _, name in ipairs { "com", "com_velocity", "com_jacobian", "centroidal" } do
      assert.equal("nothing that moves has mass", job.catalogue[name].lacks(job.model))
      assert.is_nil(job.by_name[name])
    end
    assert.is_not_nil(job.by_name.kinetic_energy)
  end)
end)

describe("a fused function", function()
  local SOURCE = {
    H = { "crba", "H" }, C = { "bias", "C" }, pose = { "fk", "pose" }, com = { "com", "com" },
    Hinv = { "minv", "Hinv" }, g = { "gravity", "g" }, hG = { "centroidal", "h" },
    AG = { "centroidal", "A" }, Cmat = { "coriolis", "C" },
  }

  for _, spec in ipairs(FUSED) do
    it(spec.name .. " gives what its parts give", function()
      each(function(r, model)
        local item, expected = r.job.by_name[spec.name], {}
        for _, word in ipairs(spec.outputs) do
          local fn = r.job.catalogue[SOURCE[word][1]]
          expected[word] = algo.on_floats(fn, model, inputs_of(r, item.fn))[SOURCE[word][2]]
        end
        same(r, item, expected)
      end)
    end)

    it(spec.name .. " takes fewer operations than its parts, and each sine once", function()
      local less = 0
      each(function(r)
        local cost, parts, sines = r.job.by_name[spec.name].plain.cost, 0, 0
        local counted = {}
        for _, word in ipairs(spec.outputs) do
          local part = r.job.by_name[SOURCE[word][1]].plain
          if not counted[part] then
            parts, sines = parts + part.cost.total, math.max(sines, part.cost.sin)
            counted[part] = true
          end
        end
        local turning = 0
        for _, body in ipairs(r.job.model.bodies) do
          if body.axis and body.type ~= "prismatic" then turning = turning + 1 end
        end
        check(cost.total <= parts, "robot %d: %d > %d", r.case, cost.total, parts)
        check(cost.sin >= sines and cost.sin <= turning, "robot %d: %d sines", r.case, cost.sin)
        if cost.total < parts then less = less + 1 end
      end)
      assert.is_true(less > ROBOTS // 2, less .. " of " .. ROBOTS)
    end)
  end

  it("has its inputs in order, then its outputs as listed", function()
    each(function(r)
      for name, words in pairs { tick = "q v H C pose com", plan = "q v Hinv g hG AG Cmat" } do
        local found = {}
        for k, arg in ipairs(r.job.by_name[name].fn.args) do found[k] = arg.name end
        assert.equal(words, table.concat(found, " "))
      end
    end)
  end)
end)
