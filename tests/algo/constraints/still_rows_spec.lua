-- Tests rows of constraints that no joint changes, that contradict each other, or whose S is of
-- very different size.

local algo = dofile "tests/support/algo.lua"
local constrained = dofile "tests/support/reference/constrained.lua"
local dense = dofile "tests/support/reference/dense.lua"
local random = dofile "tests/support/random.lua"

local check, run, sum_of, zero = random.check, constrained.run, constrained.sum_of, constrained.zero

local function body(name, mass)
  return ('<link name="%s"><inertial><mass value="%g"/><origin xyz="0.1 0 0.2"/><inertia ixx="1" '
    .. 'iyy="1" izz="1" ixy="0" ixz="0" iyz="0"/></inertial></link>'):format(name, mass)
end

local function joint(name, kind, parent, child, words)
  return ('<joint name="%s" type="%s"><parent link="%s"/><child link="%s"/>%s</joint>'):format(name,
    kind, parent, child, words)
end

local function planned(text, list, options)
  options = options or {}
  options.constraints, options.functions = list, { "fd_constrained", "delassus" }
  local job = algo.compile('<robot name="r">' .. text .. "</robot>", options, "choose")
  return { model = job.model, job = job, n = job.model.nv, nc = job.model.constraints.nc,
    case = 0, mask = {}, list = list }, job.log:warnings()
end

-- two points of one body and two of another, 0.2 and 0.3 m apart
describe("a ball and a hinge that contradict each other", function()
  local text = body("base", 1) .. body("block", 2) .. joint("free", "floating", "base", "block", "")
  local function pair(apart, feet)
    return {
      { name = "ball", type = feet and "point" or "ball", line = 3, a = { link = "block" } },
      { name = "hinge", type = "revolute", line = 4, a = { link = "block", xyz = { 0, 0.2, 0 },
        axis = { 0, 0, 1 } }, b = { xyz = { 0, apart, 0 }, axis = { 0, 0, 1 } } },
    }
  end
  local function told(list)
    local r, warnings = planned(text, list)
    local texts = {}
    for _, item in ipairs(warnings) do
      if item.text:find "^constraint" then texts[#texts + 1] = item.text end
    end
    return table.concat(texts, "\n"), r
  end

  it("are told, with how far they are off", function()
    local words, r = told(pair(0.3))
    assert.equal("constraint 'hinge': no state was found where it holds together with 'ball', phi "
      .. "is off by 0.05 or more; correct frames or lengths, or leave out a constraint; S may be "
      .. "singular, and 1e-08 of its diagonal is added to it", words)
    r.q, r.v, r.tau = { 0, 0, 0, 0, 0, 0, 1 }, { 0, 0, 0, 0, 0, 0 }, { 1, 2, 3, 1, 2, 3 }
    for _, x in ipairs(run(r, "fd_schur").a) do check(math.abs(x) < 1e6, "a %g", x) end
  end)

  it("are not told if they are far away", function()
    assert.equal("", (told { { name = "far", type = "ball", line = 3, a = { link = "block" },
      b = { xyz = { 80, 60, 5 } } } }))
  end)

  it("are not told at the right distance, nor is a point, the word for a foot", function()
    assert.is_nil(told(pair(0.2)):find("no state was found where", 1, true))
    assert.is_nil(told(pair(0.3, true)):find("no state was found where", 1, true))
  end)
end)

-- its S is infinite in maximal coordinates, where each row accelerates a body
it("a link without mass between two joints makes no rows depend on earlier ones", function()
  local text = body("base", 1) .. '<link name="mid"/>' .. body("arm", 1)
    .. joint("a", "continuous", "base", "mid", '<axis xyz="0 0 1"/>')
    .. joint("b", "continuous", "mid", "arm", '<origin xyz="1 0 0"/><axis xyz="0 1 0"/>')
  local r, warnings = planned(text, {}, { coordinates = "maximal" })
  for _, item in ipairs(warnings) do
    assert.is_nil(item.text:find("constraint", 1, true), item.text)
  end
  assert.same({}, r.model.constraints.plan.dependent)
  assert.is_nil(r.model.constraints.plan.never)
end)

describe("a rod to a point on the axis that it turns about", function()
  local text = body("base", 1) .. body("arm", 2) .. body("hand", 1)
    .. joint("a", "continuous", "base", "arm", '<axis xyz="0.3 -0.4 0.7"/>')
    .. joint("b", "continuous", "arm", "hand",
      '<origin xyz="0.21 0.1 -0.3" rpy="0.3 0.2 0.1"/><axis xyz="0.1 0.7 0.2"/>')
  local rod = { name = "rod", type = "distance", line = 3, length = 0.7,
    a = { link = "arm", xyz = { 0.13, 0.24, -0.55 } }, b = { link = "hand" } }
  local held = { name = "held", type = "locked", joint = "b", line = 4 }

  it("is told, and pushes nothing", function()
    local r, warnings = planned(text, { rod })
    local told = {}
    for _, item in ipairs(warnings) do
      if item.text:find "^constraint" then told[#told + 1] = item.text end
    end
    assert.same({ "constraint 'rod': no joint changes it, K is zero up to rounding; its lambda "
      .. "is 0, and phi stays at 0.287: correct its frames" }, told)
    r.q, r.v, r.tau = { 0.4, -0.7 }, { 1.5, -2 }, { 0.3, 0.2 }
    local free = algo.run(r.job, "fd", { q = r.q, v = r.v, tau = r.tau }).a
    local found = run(r, "fd_schur")
    assert.same({ 0.0 }, found.lambda)
    zero(r, "a", sum_of(1, found.a, -1, free), 1)
    assert.same({ 0.0 }, run(r, "delassus").S)
  end)

  it("pushes nothing when a tunable origin is where it was", function()
    local r = planned(text, { { name = "rod", type = "distance", line = 3, length = 0.7,
      a = { link = "arm", xyz = { 0.21, 0.1, -0.3 } },
      b = { link = "hand", xyz = { 0.3, 0.2, 0 } } } }, { tunable = { "b:origin" } })
    r.q, r.v, r.tau = { 0.4, -0.7 }, { 1.5, -2 }, { 0.3, 0.2 }
    local inputs = { q = r.q, v = r.v, tau = r.tau, p = {} }
    for k, field in ipairs(r.model.tunable.fields) do inputs.p[k] = field.value end
    for where = 0, 1 do
      inputs.p[1] = inputs.p[1] + 0.3 * where
      local found = algo.run(r.job, "fd_constrained", inputs)
      assert.equal(where == 0, found.lambda[1] == 0)
      local free = algo.run(r.job, "fd", inputs).a
      check((dense.distance(found.a, free) < 1e-12) == (where == 0), "a at %d", where)
    end
  end)

  it("leaves other constraints what they are", function()
    local r = planned(text, { rod, held })
    assert.is_nil(r.model.constraints.plan.share)
    r.q, r.v, r.tau = { 0.4, 0.0 }, { 1.5, 0.0 }, { 0.3, 0.2 }
    local found = run(r, "fd_schur")
    check(found.lambda[1] == 0 and math.abs(found.a[2]) < 1e-12 and found.lambda[2] ~= 0, "a %g",
      found.a[2])
  end)
end)

-- A ball on an arm that moves in a plane, and the same without the row across the plane: the
-- generated code gives the same results, and no force in that row.
describe("a row that no joint changes", function()
  local text = body("base", 1) .. body("slide", 2) .. body("arm", 1)
    .. joint("a", "prismatic", "base", "slide",
      '<axis xyz="1 0 0"/><limit effort="1" velocity="1" lower="-1" upper="1"/>')
    .. joint("b", "continuous", "slide", "arm", '<origin xyz="0.2 0.1 0"/><axis xyz="0 1 0"/>')
  local AT = { xyz = { 0.3, 0.2, 0.1 } }
  local FUNCTIONS = { "fd_constrained", "fd_stabilised", "impact", "position_correction", "spook",
    "fd_constrained_derivatives", "delassus" }
  local INPUTS = { q = { [0] = 0.3, 0.4 }, v = { [0] = 0.7, -1.1 }, tau = { [0] = 2.0, 3.0 },
    gains = { [0] = 25.0, 10.0 }, e = { [0] = 0.5 }, h = { [0] = 0.01 }, eps = { [0] = 1e-3 },
    t = { [0] = 0.02 }, mask = { [0] = 1.0 } }
  local MOVING = { phi_d = { 0.1, 0.2, 0.3 }, dphi_d = { 0.4, 0.5, 0.6 }, ddphi_d = { 7, 8, 9 } }

  local function tied(list, tunable)
    for k, c in ipairs(list) do c.line = k end
    local job = algo.compile('<robot name="r">' .. text .. "</robot>", { constraints = list,
      functions = FUNCTIONS, tunable = tunable })
    local told = {}
    for _, item in ipairs(job.log:warnings()) do
      if item.text:find "^constraint" then told[#told + 1] = item.text end
    end
    return job, told
  end

  local function ball()
    return { name = "ball", type = "ball", a = { link = "arm", xyz = AT.xyz }, b = AT,
      switch = true, moving = true }
  end

  -- all results of a job's functions; `rows` are those of the ball
  local function results(job, rows, on)
    local all, inputs = {}, { p = require("model.tunable").values(job.model) }
    for key, x in pairs(INPUTS) do inputs[key] = x end
    inputs.mask = {}
    for bit = 0, job.model.constraints.ns - 1 do inputs.mask[bit] = on end
    for key, list in pairs(MOVING) do
      inputs[key] = {}
      for k, row in ipairs(rows) do inputs[key][k - 1] = list[row] end
    end
    for _, name in ipairs(FUNCTIONS) do
      all[name] = algo.on_symbols(job.by_name[name], inputs, job.model)
    end
    return all
  end

  for _, tunable in ipairs { {}, { "arm:mass,com,inertia" }, { "a:origin" } } do
    local idle = tunable[1] == "a:origin" -- turned, its axis would leave the plane
    for on = 1, 0, -1 do
      it(("has no force, %s tunable, mask %d"):format(tunable[1] or "nothing", on), function()
        local flat = {}
        for k, rpy in ipairs { { 0, math.pi / 2, 0 }, { 0, 0, 0 } } do
          flat[k] = { name = "p" .. k, type = "point_on_plane", a = { link = "arm", xyz = AT.xyz },
            b = { xyz = AT.xyz, rpy = rpy }, switch = true, moving = true }
        end
        local job, told = tied({ ball() }, tunable)
        assert.same({ ("constraint 'ball': no joint changes row ball_y%s, K is zero up to "
          .. "rounding; its lambda is 0%s"):format(
          idle and " while tunable numbers are those of the file" or "", idle and " then" or "") },
          told)
        local plan = job.model.constraints.plan
        assert.same({ idle and 0 or 1, idle and 1 or 0, idle },
          { plan.still.count, plan.idle.count, plan.share ~= nil })
        local found = results(job, { 1, 2, 3 }, on)
        local expected = results(tied(flat, tunable), { 1, 3 }, on)
        local count = 0
        for name, arrays in pairs(expected) do
          for array, want in pairs(arrays) do
            local got, width = found[name][array], array:find "^dlambda" and 2 or 1
            local by_row = array:find "lambda" or array == "impulse"
            for k = 0, #want do
              local at = by_row and k >= width and k + width or k
              if array == "S" then at = ({ [0] = 0, 2, 6, 8 })[k] end
              check(math.abs(got[at] - want[k]) <= 1e-12 * math.max(1, math.abs(want[k])),
                "%s: %s[%d] is %g for %g", name, array, at, got[at], want[k])
              count = count + 1
            end
            for k = by_row and width or 1, by_row and name ~= "spook" and 2 * width - 1 or 0 do
              assert.equal(0.0, got[k], name)
            end
          end
        end
        assert.is_true(count >= 40, count .. " numbers")
      end)
    end
  end
end)

it("rows of very different S that depend on each other hold alike", function()
  local text = body("base", 1) .. body("light", 1) .. body("heavy", 1e9)
    .. joint("a", "prismatic", "base", "light",
      '<axis xyz="1 0 0"/><limit effort="1" velocity="1" lower="-1" upper="1"/>')
    .. joint("b", "prismatic", "base", "heavy",
      '<axis xyz="1 0 0"/><limit effort="1" velocity="1" lower="-1" upper="1"/>')
  local list = {}
  for k, name in ipairs { "a", "b", "b" } do
    list[k] = { name = "c" .. k, type = "locked", joint = name, line = k }
  end
  local r = planned(text, list)
  assert.same({ 3 }, r.model.constraints.plan.dependent)
  r.q, r.v, r.tau = { 0, 0 }, { 0, 0 }, { 1, 1e9 }
  local a = run(r, "fd_schur").a
  check(math.abs(a[1]) < 1e-12 and math.abs(a[2]) < 1e-12, "a is %g, %g", a[1], a[2])
end)
