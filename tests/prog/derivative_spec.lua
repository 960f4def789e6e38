-- Tests derivatives of expressions (gen/expr/diff.lua), and of any output in a fused function:
-- against dual numbers and differences along `integrate`, for random robots with all joint types.

local algo = dofile "tests/support/algo.lua"
local catalogue = require "catalogue"
local dense = dofile "tests/support/reference/dense.lua"
local diff = require "expr.diff"
local dual = dofile "tests/support/reference/dual.lua"
local dynamics = dofile "tests/support/reference/dynamics.lua"
local expr = require "expr"
local fail = require "fail"
local front = dofile "tests/support/front.lua"
local fuse = require "prog.fuse"
local lists = require "list"
local pipeline = require "pipeline"
local random = dofile "tests/support/random.lua"
local template = require "emit.template"

local motion, check = dynamics.motion, random.check

-- ---- expressions --------------------------------------------------------------------------------

describe("the derivative of an expression", function()
  local pool = expr.new()
  local x, y = pool.input("x", 0), pool.input("x", 1)
  local k = pool.param("k", 0.7)
  local seeds = { [x] = { pool.num(1) }, [y] = { nil, pool.num(1) } }
  local function nothing() end
  local quiet = { begin = nothing, value = nothing, adjoint = nothing, done = nothing }
  local at = { [0] = 0.3, [1] = -1.2 }
  local value = expr.evaluator(function(_, index) return at[index] end)

  local function differences(f)
    local h, list = 1e-6, {}
    for d = 0, 1 do
      local keep, sum = at[d], 0.0
      for _, sign in ipairs { 1, -1 } do
        at[d] = keep + sign * h
        local fresh = expr.evaluator(function(_, index) return at[index] end)
        sum = sum + sign * fresh(f)
      end
      at[d], list[d + 1] = keep, sum / (2 * h)
    end
    return list
  end

  local function of(outputs) return diff.of(pool, outputs, seeds, 2, quiet) end

  local CASES = {
    { "sum", x + y * k }, { "difference", y - x * x }, { "product", x * y }, { "square", y * y },
    { "quotient", x / (y - k) }, { "inverse", k / x }, { "sine", pool.make("sin", x * y) },
    { "cosine", -pool.make("cos", x + x) }, { "root", pool.make("sqrt", x * x + k) },
    { "negative", -(x * -y) }, { "all", (x - -y) / pool.make("sqrt", pool.make("cos", x) + k * x) },
  }

  for _, case in ipairs(CASES) do
    it("is right, one way and the other: " .. case[1], function()
      local expected = differences(case[2])
      -- two outputs of two inputs go forward; a single one may go backward
      for _, row in ipairs { of({ case[2], case[2] + x })[1], of({ case[2] })[1] } do
        for d = 1, 2 do
          local got = row[d] and value(row[d]) or 0.0
          local off = math.abs(got - expected[d])
          assert.is_true(off < 1e-8, ("%g for %g"):format(got, expected[d]))
        end
      end
    end)
  end

  it("reports the derivatives by all values on the way, backward", function()
    local product = x * y
    local root = pool.make("sqrt", product + k)
    local heard = {}
    diff.of(pool, { root }, seeds, 2, setmetatable({ adjoint = function(output, node, change)
      assert.equal(1, output)
      heard[node] = change
    end }, { __index = quiet }))
    at[0], at[1] = 0.3, 1.2
    local half = 0.5 / math.sqrt(0.3 * 1.2 + 0.7)
    local fresh = expr.evaluator(function(_, index) return at[index] end)
    for node, expected in pairs { [root] = 1.0, [product] = half, [x] = 1.2 * half,
      [y] = 0.3 * half } do
      assert.near(expected, fresh(heard[node]), 1e-12)
    end
    at[1] = -1.2
  end)

  it("keeps zeros of the structure", function()
    local rows = of { x * k, k * k + pool.num(1), y }
    assert.is_nil(rows[1][2])
    assert.is_nil(rows[2][1])
    assert.equal(k, rows[1][1])
    assert.equal(1, rows[3][2].value)
  end)

  it("ends at seeds, also inside", function()
    local inside = x * y
    local rows = diff.of(pool, { inside * k, inside + x }, { [inside] = { pool.num(1) } }, 1, quiet)
    assert.equal(k, rows[1][1])
    assert.equal(1, rows[2][1].value)
  end)

  it("goes backward where that takes fewer operations, to the same numbers", function()
    local sum, many = pool.num(0), {}
    for n = 0, 9 do
      local z = pool.input("z", n)
      sum = sum + z * z * k
      many[z] = { [n + 1] = pool.num(1) }
    end
    local root = pool.make("sqrt", sum * sum + k) / (sum - pool.make("cos", sum))
    local row, count, seen = diff.of(pool, { root }, many, 10, quiet)[1], 0, {}
    local function visit(node)
      if node.op == "neg" then node = node.a end
      if node.const or seen[node] then return end
      seen[node], count = true, count + (node.a and 1 or 0)
      if node.a then visit(node.a) end
      if node.b then visit(node.b) end
    end
    for n = 1, 10 do visit(row[n]) end
    assert.is_true(count < 75, count .. " operations")
    local outputs = {}
    for n = 1, 10 do outputs[n] = root end -- as many outputs as inputs go forward
    local forward = diff.of(pool, outputs, many, 10, quiet)[1]
    local number = expr.evaluator(function(_, n) return 0.3 + 0.1 * n end)
    for n = 1, 10 do assert.near(number(forward[n]), number(row[n]), 1e-13, n) end
  end)
end)

-- ---- outputs of functions -----------------------------------------------------------------------

-- the word of an output -> function of the catalogue and its result
local OUTPUTS = {
  tau = { "rnea", "tau" }, g = { "gravity", "g" }, H = { "crba", "H" }, qdd = { "fd", "a" },
  Cmat = { "coriolis", "C" }, com = { "com", "com" }, hG = { "centroidal", "h" },
  pose = { "fk", "pose" },
}

local function along(world, q, d, n)
  local unit = {}
  for k = 1, n do unit[k] = k == d and 1.0 or 0.0 end
  return algo.from_zero(motion.rate(world, q, unit)), algo.from_zero(unit)
end

-- relative to the largest of its column, or to 1e-3
local function worst_of(case, word, arrays, got, inputs)
  local job = case.job
  local name, array = OUTPUTS[word][1], OUTPUTS[word][2]
  local nv, worst = job.model.nv, 0.0
  for by in arrays:gmatch "%a" do
    local mine = got[("d%s_d%s"):format(word, by)]
    for d = 1, nv do
      local step, unit = along(case.world, case.q, d, nv)
      local _, change = dual.run(job.catalogue[name], job.model, inputs,
        { [by] = by == "q" and step or unit })
      local size = 1e-3
      for _, x in pairs(change[array]) do size = math.max(size, math.abs(x)) end
      for k, x in pairs(change[array]) do
        worst = math.max(worst, math.abs(x - mine[k * nv + d - 1]) / size)
      end
    end
  end
  return worst
end

-- analytical function -> the function that it differentiates, its results and their names
local ANALYTICAL = {
  rnea_derivatives = { "rnea", "tau", "dtau", "qv" },
  rnea_fext_derivatives = { "rnea_fext", "tau", "dtau", "qv" },
  bias_derivatives = { "bias", "C", "dC", "qv" },
  gravity_derivative = { "gravity", "g", "dg", "q" },
  fd_derivatives = { "fd", "a", "da", "qv" },
}

describe("analytical", function()
  for name, spec in pairs(ANALYTICAL) do
    it(name .. " are those of dual numbers", function()
      algo.each_random(random.many(3, 6), 6800, { mimic = 0.25, friction = true }, function(case)
        local job, nv = case.job, case.job.model.nv
        local inputs = { q = algo.from_zero(case.q), v = algo.from_zero(case.v),
          a = algo.from_zero(case.a), tau = algo.from_zero(case.a) }
        inputs.f = algo.from_zero(algo.vector(case.rng, 6 * #job.model.bodies))
        local got = algo.on_floats(job.catalogue[name], job.model, inputs)
        local slack = 1e-12
        if name == "fd_derivatives" then -- its accuracy depends on the condition of H
          local H = dense.lower(job.model.pattern, algo.on_floats(job.catalogue.crba, job.model,
            inputs).H)
          slack = slack + 1e-14 * dense.condition(dense.symmetric(H))
        end
        for by in spec[4]:gmatch "%a" do
          local mine, worst, size = got[spec[3] .. "_d" .. by], 0.0, 1e-3
          for d = 1, nv do
            local step, unit = along(case.world, case.q, d, nv)
            local _, change = dual.run(job.catalogue[spec[1]], job.model, inputs,
              { [by] = by == "q" and step or unit })
            for k = 0, nv - 1 do
              local expected = change[spec[2]][k]
              size = math.max(size, math.abs(expected))
              worst = math.max(worst, math.abs(expected - mine[k * nv + d - 1]))
            end
          end
          check(worst <= slack * size, "robot %d: by %s off by %g of %g", case.case, by, worst,
            size)
        end
      end)
    end)
  end
end)

describe("analytical derivatives in a fused function", function()
  it("share it with what they are derivatives of", function()
    local fuse_all = { { name = "lin", outputs = { "tau", "dtau_dq", "dtau_dv", "H", "dg_dq" } } }
    local more = {
      functions = { "rnea_derivatives" }, fuse = fuse_all, last = "choose", joints = 5,
    }
    algo.each_random(random.many(2, 3), 6900, more, function(case)
      local job = case.job
      local inputs = { q = algo.from_zero(case.q), v = algo.from_zero(case.v),
        a = algo.from_zero(case.a) }
      local got = algo.on_symbols(job.by_name.lin, inputs, job.model)
      for fn, arrays in pairs { rnea = { "tau" }, rnea_derivatives = { "dtau_dq", "dtau_dv" },
        crba = { "H" }, gravity_derivative = { "dg_dq" } } do
        local alone = algo.on_floats(job.catalogue[fn], job.model, inputs)
        for _, array in ipairs(arrays) do
          for k, x in pairs(alone[array]) do
            check(math.abs(x - got[array][k]) <= 1e-11 * math.max(1, math.abs(x)),
              "robot %d: %s[%d] is %g for %g", case.case, array, k, got[array][k], x)
          end
        end
      end
      local all = job.by_name.lin.plain.cost.total
      local own = job.by_name.rnea_derivatives.plain.cost.total
      check(all < 1.5 * own, "robot %d: %d operations for %d", case.case, all, own)
    end)
  end)
end)

local function entry_of(job, outputs, packed)
  local functions = catalogue.of(job.model, job.model.places, packed)
  return fuse.entries({ { name = "f", outputs = outputs } }, functions, job.model, function()
    return false
  end, catalogue.settled)[1]
end

describe("d(..) of an output", function()
  local function every(robots, first, optimize, spec, least)
    local fused = {}
    for word, by in pairs(spec) do
      local outputs = {}
      for array in by:gmatch "%a" do outputs[#outputs + 1] = ("d(%s,%s)"):format(word, array) end
      fused[#fused + 1] = { name = "f_" .. word, outputs = outputs }
    end
    table.sort(fused, function(a, b) return a.name < b.name end)
    local more = { functions = { "crba" }, fuse = fused, last = "choose", mimic = 0.25,
      optimize = optimize, joints = least }
    algo.each_random(robots, first, more, function(case)
      local inputs = { q = algo.from_zero(case.q), v = algo.from_zero(case.v),
        a = algo.from_zero(case.a) }
      inputs.tau = inputs.a
      for word, by in pairs(spec) do
        local item = case.job.by_name["f_" .. word]
        local got = algo.on_symbols(item, inputs, case.job.model)
        local worst = worst_of(case, word, by, got, inputs)
        local limit = word == "qdd" and 1e-7 or 1e-11
        check(worst < limit, "robot %d: d(%s,..) is off by %g", case.case, word, worst)
      end
    end)
  end

  it("is that of dual numbers", function()
    every(random.many(1, 2), 6100, 1, { tau = "qva", g = "q", com = "q", hG = "qv" }, 5)
    every(random.many(1, 2), 6200, 1, { H = "q", Cmat = "v", qdd = "qv" },
      random.many(2, 3))
  end)

  it("is so in frames of the generator's choosing", function()
    every(random.many(1, 2), 6300, 2, { tau = "qv", qdd = "q" }, random.many(3, 4))
  end)

  it("is what differences along integrate tend to", function()
    algo.each_random(random.many(3, 7), 6400, {}, function(case)
      local job, world, nv, h = case.job, case.world, case.job.model.nv, 1e-5
      local rnea = job.catalogue.rnea
      local inputs = { v = algo.from_zero(case.v), a = algo.from_zero(case.a) }
      for d = 1, nv do
        local step, unit = along(world, case.q, d, nv)
        local size = 1.0
        local function moved(by)
          inputs.q = algo.from_zero(motion.moved(world, case.q, algo.from_one(unit, nv), by))
          return algo.on_floats(rnea, job.model, inputs).tau
        end
        local up, down = moved(h), moved(-h)
        inputs.q = algo.from_zero(case.q)
        local _, change = dual.run(rnea, job.model, inputs, { q = step })
        for k = 0, nv - 1 do size = math.max(size, math.abs(up[k])) end
        for k = 0, nv - 1 do
          local off = math.abs((up[k] - down[k]) / (2 * h) - change.tau[k]) / size
          check(off < 1e-6, "robot %d, dof %d: off by %g", case.case, d, off)
        end
      end
    end)
  end)

  it("is right the second time, and of one link", function()
    local spec = { { name = "f", outputs = { "d(d(tau,q),v)", "d(d(tau,q),q)" } } }
    local more = { fuse = spec, last = "choose", joints = 2 }
    algo.each_random(random.many(2, 3), 6500, more, function(case)
      local job, nv, h = case.job, case.job.model.nv, 1e-5
      local first = entry_of(job, { "d(tau,q)" })
      local inputs = { q = algo.from_zero(case.q), v = algo.from_zero(case.v),
        a = algo.from_zero(case.a) }
      local got = algo.on_symbols(job.by_name.f, inputs, job.model)
      local item = algo.plain(first, job.model, case.options)
      for d = 1, nv do
        local _, unit = along(case.world, case.q, d, nv)
        for _, by in ipairs { "q", "v" } do
          local mine, ends = got["ddtau_dq_d" .. by], {}
          for n, sign in ipairs { 1, -1 } do
            local moved = { q = inputs.q, v = inputs.v, a = inputs.a }
            if by == "q" then
              moved.q = algo.from_zero(motion.moved(case.world, case.q, algo.from_one(unit, nv),
                sign * h))
            else
              moved.v = {}
              for k = 0, nv - 1 do moved.v[k] = inputs.v[k] + sign * h * unit[k] end
            end
            ends[n] = algo.on_symbols(item, moved, job.model).dtau_dq
          end
          for k = 0, nv * nv - 1 do
            local expected = (ends[1][k] - ends[2][k]) / (2 * h)
            local off = math.abs(expected - mine[k * nv + d - 1])
            check(off < 1e-5 * math.max(1, math.abs(expected)), "robot %d: d(d(tau,q),%s) is off "
              .. "by %g", case.case, by, off)
          end
        end
      end
    end)
  end)

  it("of what ties followers is what differences along integrate tend to", function()
    local seen, h = 0, 1e-5
    algo.each_random(random.many(6, 12), 6650, { mimic = 0.6 }, function(case)
      local job, nv = case.job, case.job.model.nv
      if not job.model.mimics then return end
      local entry = entry_of(job, { "tau_c", "d(tau_c,q)", "d(tau_c,v)", "d(tau_c,a)" })
      local item = algo.plain(entry, job.model, case.options)
      local at = { q = algo.from_zero(case.q), v = algo.from_zero(case.v),
        a = algo.from_zero(case.a) }
      local got, size = algo.on_symbols(item, at, job.model), 1.0
      for i = 0, #job.model.bodies - 1 do size = math.max(size, math.abs(got.tau_c[i])) end
      for d = 1, nv do
        local _, unit = along(case.world, case.q, d, nv)
        for _, by in ipairs { "q", "v", "a" } do
          local function moved(dt)
            local inputs = { q = at.q, v = at.v, a = at.a }
            if by == "q" then
              inputs.q = algo.from_zero(motion.moved(case.world, case.q, algo.from_one(unit, nv),
                dt))
            else
              inputs[by] = {}
              for k = 0, nv - 1 do inputs[by][k] = at[by][k] + dt * unit[k] end
            end
            return algo.on_floats(job.catalogue.mimic_forces, job.model, inputs).tau_c
          end
          local up, down = moved(h), moved(-h)
          for i = 0, #job.model.bodies - 1 do
            local expected = (up[i] - down[i]) / (2 * h)
            local off = math.abs(expected - got["dtau_c_d" .. by][i * nv + d - 1])
            seen = seen + (math.abs(expected) > 1e-3 and 1 or 0)
            check(off < 1e-6 * math.max(size, math.abs(expected)),
              "robot %d: d(tau_c,%s) is off by %g", case.case, by, off)
          end
        end
      end
    end)
    check(seen > 20, "%d of them are not zero", seen)
  end)

  it("takes one link of all poses", function()
    algo.each_random(random.many(4, 7), 6600, { frames = true }, function(case)
      local job, nv = case.job, case.job.model.nv
      local link = job.model.poses[2].link.name
      local entry = entry_of(job, { "pose:" .. link, ("d(pose:%s,q)"):format(link) })
      local item = algo.plain(entry, job.model, case.options)
      local inputs = { q = algo.from_zero(case.q) }
      local got = algo.on_symbols(item, inputs, job.model)
      local id = job.model.poses[2].id
      for d = 1, nv do
        local step = along(case.world, case.q, d, nv)
        local all, change = dual.run(job.catalogue.fk, job.model, inputs, { q = step })
        local mine = got[("dpose_%s_dq"):format(id)]
        for k = 0, 11 do
          local off = math.abs(change.pose[12 + k] - mine[k * nv + d - 1])
          check(off < 1e-12, "robot %d: d(pose:%s,q) is off by %g", case.case, link, off)
          check(math.abs(all.pose[12 + k] - got["pose_" .. id][k]) < 1e-13, "pose of " .. link)
        end
      end
    end)
  end)
end)

-- Every word of --fuse by every argument, for a robot that offers all of them: either an error
-- message, or code that agrees with dual numbers.
describe("d(..) of every output of the catalogue", function()
  local OPTIONS = {
    command = "pinion", real = "double", output_for = function(name) return name end,
    functions = { "crba" }, frames = { "left_arm" },
    tunable = { "torso:mass,com", "waist:origin" }, prescribed = { "waist" },
    constraints = {
      { name = "hands", type = "point_on_plane", a = { link = "left_arm", xyz = { 0.1, 0, -0.3 } },
        b = { link = "right_arm", axis = { 1, 0, 0 } }, switch = true, moving = true, line = 1 },
      { name = "stop", type = "locked", joint = "waist", line = 2 },
      { name = "beside", type = "point_on_plane", a = { link = "left_arm" }, -- no joint changes it
        b = { link = "right_arm", axis = { 0, 1, 0 } }, line = 3 },
    },
  }
  local TEXT = front.contents "models/duo.urdf"

  local function compiled(fused, last, more)
    local options = { fuse = fused }
    for key, value in pairs(OPTIONS) do options[key] = value end
    for key, value in pairs(more) do options[key] = value end
    return algo.compile(TEXT, options, last)
  end

  -- the accepted outputs, each in a fused function: { spec, fn, result, array }
  local function taken(more)
    local list, words, refused = {}, 0, 0
    local job = compiled({}, "model", more)
    local packed = { derivatives = more.packed_derivatives }
    for _, fn in ipairs(catalogue.of(job.model, job.model.frames, packed)) do
      local is_of_mimics = fn.name == "mimic_forces" -- this robot has no mimic joints
      local outputs = lists.those(fn.args, function(arg) return arg.word end)
      assert.is_true(#outputs == 0 or is_of_mimics == (fn.lacks(job.model) ~= nil), fn.name)
      for _, output in ipairs(not is_of_mimics and outputs or {}) do
        words = words + 1
        local word = output.word
        if fn.place then word = word .. ":" .. fn.place.link.name end
        for _, array in ipairs { "q", "v", "a", "tau" } do
          local name = ("f%d"):format(#list + 1)
          local spec = { name = name, outputs = { ("d(%s,%s)"):format(word, array) } }
          local ok, why = pcall(entry_of, job, spec.outputs, packed)
          if ok then
            local alone = fn.fused or fn
            list[#list + 1] = { spec = spec, fn = alone, result = output.name, array = array }
          else
            refused = refused + 1
            assert.is_true(fail.is(why), ("%s: %s"):format(spec.outputs[1], tostring(why)))
            assert.equal(2, why.code, spec.outputs[1])
          end
        end
      end
    end
    check(words >= 28 and refused >= words, "%d words, %d refused", words, refused)
    return list
  end

  local function written(more)
    local list, specs = taken(more), {}
    for k, one in ipairs(list) do specs[k] = one.spec end
    local job = compiled(specs, "lower", more)
    job.fill, job.version, job.input.shown = template.new "templates/", "0", "test.urdf"
    job.input.depends = {}
    pipeline.stages[#pipeline.stages].run(job)
    return list, job
  end

  it("is refused in words or written, and is right", function()
    local list, job = written {}
    local rng = random.case(6950)
    local inputs = { p = require("model.tunable").values(job.model), mask = { [0] = 1.0 } }
    for _, name in ipairs { "q", "v", "a", "tau", "phi_d", "ddphi_d" } do
      inputs[name] = algo.from_zero(algo.vector(rng, 3))
    end
    for _, one in ipairs(list) do
      local nv = job.model.nv
      local got = algo.on_symbols(job.by_name[one.spec.name], inputs, job.model)
      local _, mine = next(got)
      for d = 0, nv - 1 do
        local step = { [one.array] = { [d] = 1.0 } }
        local values, changes = dual.run(one.fn, job.model, inputs, step)
        local size, count = 1.0, 0
        for _, x in pairs(values[one.result]) do size = math.max(size, math.abs(x)) end
        for k, x in pairs(changes[one.result]) do
          count = count + 1
          check(math.abs(mine[k * nv + d] - x) <= 1e-9 * size * math.max(1, math.abs(x)),
            "%s[%d]: %g for %g", one.spec.outputs[1], k * nv + d, mine[k * nv + d], x)
        end
        check(count > 0, "%s has no elements", one.spec.outputs[1])
      end
    end
  end)

  local FORMS = { { packed_derivatives = true }, { optimize = 2 }, { base = "floating" } }
  for _, more in ipairs(random.many({ random.case(6951):pick(FORMS) }, FORMS)) do
    it("is refused in words or written, " .. next(more), function() written(more) end)
  end
end)

describe("d(..) is refused", function()
  local text = select(1, algo.random(6700, { joints = 3 }))
  local function refusal(word)
    local ok, why = pcall(algo.compile, text, { functions = { "crba" },
      fuse = { { name = "x", outputs = { word } } } })
    assert.is_false(ok)
    return fail.is_problem and tostring(why.message or why) or tostring(why.message or why)
  end

  it("of an output that is not there", function()
    assert.truthy(refusal("d(taw,q)"):find("'taw'", 1, true))
    assert.truthy(refusal("d(taw,q)"):find("did you mean 'tau'?", 1, true))
    assert.truthy(refusal("d(d(tau,v)"):find("there is no output", 1, true))
  end)

  it("by what the output does not depend on", function()
    assert.truthy(refusal("d(g,v)"):find("g depends on q, not on 'v'", 1, true))
    assert.truthy(refusal("d(d(tau,q),tau)"):find("d(tau,q) depends on q, v, a, not on 'tau'", 1,
      true))
  end)
end)
