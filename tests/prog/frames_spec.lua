-- Tests how -O2 chooses frames (model.reframe), base parameters (model.reframe.regroup) and joined
-- angles of parallel axes.  suites/levels.lua tests that all parts of -O2 together give the same
-- results.

local algo = dofile "tests/support/algo.lua"
local crba = require "algo.tree.crba"
local expr = require "expr"
local floats = require "analysis.floats"
local frames = require "model.frames"
local gravity = require "algo.tree.gravity"
local inertia = require "spatial.inertia"
local live = require "prog.live"
local mat3 = require "spatial.mat3"
local planar_arm = dofile "tests/support/robots/planar_arm.lua"
local programs = require "prog.program"
local random = dofile "tests/support/random.lua"
local reframe = require "model.reframe"
local rnea = require "algo.tree.rnea"
local rotation = require "model.rotation"
local trace = require "prog.trace"

local check = random.check

-- ---- robots -------------------------------------------------------------------------------------

local function turn(axis, angle) return rotation.matrix { { axis = axis, angle = angle } } end

local function apply3(R, x) return mat3.apply(R, x) end

-- an rpy attribute that gives R
local function rpy_of(R)
  local pitch = math.asin(-R[3][1])
  return ("%.17g %.17g %.17g"):format(math.atan(R[3][2], R[3][3]), pitch,
    math.atan(R[2][1], R[1][1]))
end

-- A URDF of a serial arm from its table of Khalil and Kleinfinger, { alpha, a, d, theta } with the
-- transform Rx(alpha) Tx(a) Rz(theta) Tz(d).  Its link frames are turned and moved along their axes
-- at random, so that they do not show the table.
local function arm_of(rng, rows)
  local text = { '<robot name="dh"><link name="l0"/>' }
  local before = { R = mat3.identity(), h = 0.0 }
  for i, row in ipairs(rows) do
    local alpha, a, d, theta = table.unpack(row)
    local T = mat3.mul(turn(1, alpha), turn(3, theta))
    local R = mat3.mul(turn(1, rng:uniform(0.2, 1.2)), mat3.mul(turn(2, rng:uniform(0.2, 1.2)),
      turn(3, rng:uniform(0.2, 1.2))))
    local h = rng:uniform(-0.3, 0.3)
    local back = mat3.transpose(before.R)
    local p = mat3.add({ a, 0.0, -before.h }, apply3(turn(1, alpha), { 0.0, 0.0, d + h }))
    local axis = apply3(mat3.transpose(R), { 0.0, 0.0, 1.0 })
    text[#text + 1] = ([[
<joint name="j%d" type="continuous"><origin xyz="%.17g %.17g %.17g" rpy="%s"/><parent link="l%d"/>
<child link="l%d"/><axis xyz="%.17g %.17g %.17g"/></joint>
<link name="l%d"><inertial><origin xyz="%.4f %.4f %.4f" rpy="0.4 0.5 0.6"/><mass value="%.3f"/>
<inertia ixx="0.021" ixy="0.001" ixz="0.002" iyy="0.033" iyz="0.003" izz="0.027"/></inertial>
</link>]])
      :format(i, apply3(back, p)[1], apply3(back, p)[2], apply3(back, p)[3],
        rpy_of(mat3.mul(back, mat3.mul(T, R))), i - 1, i, axis[1], axis[2], axis[3], i,
        rng:uniform(0.1, 0.3), rng:uniform(0.1, 0.3), rng:uniform(0.1, 0.3), rng:uniform(1, 4))
    before = { R = R, h = h }
  end
  text[#text + 1] = "</robot>"
  return table.concat(text, "\n")
end

local TABLE = {
  { 0.3, 0.1, 0.2, 0.4 }, { -1.1, 0.35, 0.15, 1.3 }, { math.pi / 2, 0.25, -0.2, -0.6 },
  { 0.7, 0.0, 0.4, 2.2 }, { -math.pi / 2, 0.0, 0.0, 0.9 }, { 1.2, 0.08, 0.1, -1.4 },
}

local function dh_model(rows)
  return algo.compile(arm_of(random.case(7), rows or TABLE), {
    functions = { "crba" }, gravity = { 1.0, -2.0, -9.0 },
  }, "model").model
end

-- the model in its own frames, with inertias regrouped
local function regrouped(model)
  local bodies = {}
  for i, body in ipairs(model.bodies) do
    bodies[i] = setmetatable({ lasting = {}, relied_on = {}, open = {} }, { __index = body })
  end
  for b, body in ipairs(model.bodies) do
    local one = { body = b, inertia = frames.in_link_frame(body, body.pieces), placeless = 0.0 }
    for i, share in ipairs(reframe.shares(model, one)) do
      local known = bodies[i].inertia
      bodies[i].inertia = b == 1 and share or inertia.add(known, share)
    end
  end
  return setmetatable({ bodies = bodies }, { __index = model })
end

-- results of an algorithm in the frames of a model, on plain numbers
local function run(algorithm, model, inputs)
  local kit = floats.new(inputs)
  algorithm(model, kit)
  return kit.results
end

local function assert_alike(expected, found, what)
  local most, off = 0.0, 0.0
  for k, x in pairs(expected) do
    most, off = math.max(most, math.abs(x)), math.max(off, math.abs(x - found[k]))
    assert.is_true(found[k] == found[k], what)
  end
  assert.is_true(off <= 1e-12 * math.max(most, 1e-3), ("%s: off by %g of %g"):format(what, off,
    most))
end

-- every style that can be chosen
local STYLES = {}
for _, origin in ipairs { "child", "parent" } do
  for _, lag in ipairs { false, true } do
    STYLES[#STYLES + 1] = { id = origin .. (lag and "_lagging" or ""), origin = origin, lag = lag }
  end
end

-- ---- frames -------------------------------------------------------------------------------------

describe("frames chosen by -O2", function()
  -- in the frame before: p = (a, -d sin alpha, d cos alpha), z turned by alpha about x
  it("are the textbook's, wherever the links' frames were", function()
    local model = dh_model()
    local view = reframe.view(model, { id = "child", origin = "child" })
    for i = 2, #TABLE do
      local alpha, a, d = table.unpack(TABLE[i])
      local body = view.bodies[i]
      local R = mat3.mul(body.tree.Q, rotation.matrix(body.tree.turns))
      local z = { R[1][3], R[2][3], R[3][3] }
      assert.equal(3, body.axis)
      assert.is_true(#body.tree.turns <= 1, "one oblique turn")
      assert.near(0, z[1], 1e-14)
      assert.near(math.abs(math.cos(alpha)), math.abs(z[3]), 1e-12)
      assert.near(math.abs(a), math.abs(body.origin[1]), 1e-12)
      -- the normal to the next axis starts at a distance of d from the end of the last one; the
      -- last frame has no next axis, and is at that end
      local along = body.origin[2] * z[2] + body.origin[3] * z[3]
      assert.near(i < #TABLE and math.abs(d) or 0.0, math.abs(along), 1e-12)
      local across = body.origin[2] * z[3] - body.origin[3] * z[2]
      assert.near(0, across, 1e-12)
    end
  end)

  it("take a constant angle of the joint into its own turn", function()
    local model = dh_model {
      { 0.0, 0.0, 0.0, 0.7 }, { 0.0, 0.3, 0.0, 0.4 }, { 0.5, 0.3, 0.1, 1.0 },
    }
    local view = reframe.view(model, { id = "child", origin = "child" })
    for _, body in ipairs(view.bodies) do assert.is_true(#body.tree.turns <= 1) end
    assert.equal(0, #view.bodies[2].tree.turns) -- parallel to the first
  end)

  it("stay near where axes are parallel but for the digits of an angle", function()
    for _, tilt in ipairs { 1e-2, 3.67e-6, 1e-7, 1e-8, 1e-10 } do
      local rows = {}
      for i = 1, 5 do rows[i] = { tilt, 0.3, 0.1, 0.3 } end
      local model = dh_model(rows)
      for _, style in ipairs(STYLES) do
        local view = reframe.view(model, style)
        for i, body in ipairs(view.bodies) do
          check(mat3.norm(body.origin) < 10, "tilt %g, %s: body %d is %g m away", tilt, style.id,
            i, mat3.norm(body.origin))
        end
      end
    end
  end)

  it("are not chosen for joints of several dof", function()
    algo.each_random(random.many(4, 7), 300, {}, function(r)
      local view = reframe.view(r.job.model, { id = "child", origin = "child" })
      for i, body in ipairs(r.job.model.bodies) do
        if body.type == "planar" or body.type == "spherical" or body.type == "floating" then
          assert.is_nil(view.bodies[i].chosen)
          assert.equal(body.axis, view.bodies[i].axis)
        end
      end
    end)
  end)
end)

-- ---- base parameters ----------------------------------------------------------------------------

local MASSES = { "m", "hx", "hy", "hz", "Jxx", "Jxy", "Jxz", "Jyy", "Jyz", "Jzz" }

-- the inertial parameters that remain in a function
local function inertial_parameters(view, algorithm)
  local kit = trace.new {}
  algorithm(view, kit)
  local pruned, found, count = live.of(programs.of(kit, { level = "scalars" })), {}, 0
  local function visit(node)
    if node.op == "param" then
      for _, symbol in ipairs(MASSES) do
        if node.name:match("^j%d+_" .. symbol .. "$") and not found[node.name] then
          found[node.name], count = true, count + 1
        end
      end
    end
    if node.a then visit(node.a) end
    if node.b then visit(node.b) end
  end
  for _, node in ipairs(pruned.numbers) do visit(node) end
  return count
end

describe("inertias regrouped", function()
  it("leave H, gravity, bias and the inverse dynamics as they were, in all frames", function()
    local lagging, tried, few = 0, 0, random.many(3, 10)
    local function try(r)
      local model = r.job.model
      local inputs = { q = algo.from_zero(r.q), v = algo.from_zero(r.v), a = algo.from_zero(r.a) }
      local H = run(crba, model, inputs).H
      local tau, g = run(rnea.rnea, model, inputs).tau, run(gravity, model, inputs).g
      for _, style in ipairs(STYLES) do
        local view = reframe.view(model, style)
        local what = ("robot %d, %s"):format(r.case, style.id)
        assert_alike(H, run(crba, view, inputs).H, what .. ": H")
        assert_alike(tau, run(rnea.rnea, view, inputs).tau, what .. ": tau")
        assert_alike(g, run(gravity, view, inputs).g, what .. ": g")
        for _, body in ipairs(view.bodies) do lagging = lagging + (body.lags and 1 or 0) end
      end
    end
    -- among few trees there may be none that lags
    while tried < few or lagging <= 5 and tried < 40 do
      algo.each_random(1, 400 + tried, { mimic = 0.1, lines = 0.8 }, try)
      tried = tried + 1
    end
    assert.is_true(lagging > 5, lagging .. " frames lag behind")
  end)

  it("have given away what the joint's type says, all of it", function()
    local seen = {}
    algo.each_random(random.many(7, 10), 500, {}, function(r)
      for _, origin in ipairs { "child", "parent" } do
        local view = reframe.view(r.job.model, { id = "x", origin = origin })
        for _, body in ipairs(view.bodies) do
          local I, k = body.inertia, body.axis
          local diagonal = { I.I[1], I.I[4], I.I[6] }
          if body.type == "revolute" or body.type == "continuous" then
            assert.equal(0, I.m)
            assert.equal(0, I.h[k])
            assert.equal(0, diagonal[(k + 1) % 3 + 1])
          elseif body.type == "prismatic" then
            for n = 1, 6 do assert.equal(0, I.I[n]) end
          elseif body.type == "spherical" then
            assert.equal(0, I.m)
          elseif body.type == "planar" or body.type == "helical" then
            assert.equal(0, diagonal[(k + 1) % 3 + 1])
          end
          seen[body.type] = true
        end
      end
    end)
    for _, kind in ipairs { "revolute", "prismatic", "spherical", "planar", "helical",
      "floating" } do
      assert.is_true(seen[kind], kind)
    end
  end)

  -- Khalil and Dombre: 7 per joint, less 4 at the first (its axis not along gravity); for H less 6
  it("leave as many parameters of a chain of n turning joints as are known to be needed", function()
    for n = 1, #TABLE do
      local model = dh_model { table.unpack(TABLE, 1, n) }
      for _, origin in ipairs { "child", "parent" } do
        local view = reframe.view(model, { id = origin, origin = origin })
        -- the last frame's x goes through the centre of mass: one number less
        assert.equal(7 * n - 4 - 1, inertial_parameters(view, rnea.rnea), origin .. n)
      end
      local plain = regrouped(model)
      assert.equal(7 * n - 4, inertial_parameters(plain, rnea.rnea))
      assert.equal(7 * n - 6, inertial_parameters(plain, crba))
    end
  end)
end)

-- ---- angles joined ------------------------------------------------------------------------------

-- coefficients of the inputs in every angle whose sine is taken, as text
local function angles_of(kit)
  local list = {}
  for _, node in ipairs(live.of(programs.of(kit, { level = "scalars" })).order) do
    if node.op == "sin" then
      local parts = {}
      for k = 0, 2 do
        local value = expr.evaluator(function(_, index) return index == k and 1 or 0 end)
        local none = expr.evaluator(function() return 0 end)
        parts[k + 1] = ("%+.0f"):format(value(node.a) - none(node.a))
      end
      list[#list + 1] = table.concat(parts, " ")
    end
  end
  return list
end

describe("frames that lag behind", function()
  local function kit_of(axes)
    local job = algo.compile(planar_arm(axes), { gravity = { 3.0, -9.0, 1.0 } }, "model")
    local view = reframe.view(job.model, { id = "x", origin = "child", lag = true })
    local kit = trace.new {}
    gravity(view, kit)
    return kit, view
  end

  it("join the angles of parallel axes", function()
    local kit, view = kit_of { "0 0 1", "0 0 1", "0 0 1" }
    assert.is_true(view.bodies[1].lags and view.bodies[2].lags)
    assert.same({ "+1 +0 +0", "+1 +1 +0", "+1 +1 +1" }, angles_of(kit))
  end)

  it("and of antiparallel ones, with their signs", function()
    local kit = kit_of { "0 0 1", "0 0 -1", "0 0 1" }
    local list = angles_of(kit)
    assert.equal(3, #list)
    for k, expected in ipairs { "+1 +0 +0", "+1 -1 +0", "+1 -1 +1" } do
      -- sines are odd: an angle and its negative count as the same
      local negative = expected:gsub("[+-]%d", function(word)
        return word == "+0" and word or (word:sub(1, 1) == "+" and "-" or "+") .. word:sub(2)
      end)
      assert.is_true(list[k]:gsub("%-0", "+0") == expected
        or list[k]:gsub("%-0", "+0") == negative, list[k])
    end
  end)

  -- a chosen frame's x may be perpendicular to its parent's: two of these in a row are turns that
  -- all wait for the first joint that does not stay behind
  it("keep quarter turns about the axis, however many there are", function()
    local behind, CASES = 0, random.many(15, 25)
    for case = 1, CASES do
      local rng = random.case(4400 + case)
      local text = { '<robot name="row"><link name="l0"/>' }
      for i = 1, 6 do
        local p = { 0.0, 0.0, 0.0 }
        p[rng:integer(1, 3)], p[rng:integer(1, 3)] = rng:uniform(-0.3, 0.3), 0.1 * i
        text[#text + 1] = ([[
<joint name="j%d" type="continuous"><origin xyz="%.3f %.3f %.3f" rpy="0 %s 0"/>
<parent link="l%d"/><child link="l%d"/><axis xyz="%s"/></joint><link name="l%d"><inertial>
<origin xyz="%s"/><mass value="1.5"/><inertia ixx="0.02" ixy="0.001" ixz="0" iyy="0.03" iyz="0.002"
izz="0.025"/></inertial></link>]]):format(i, p[1], p[2], p[3],
          rng:pick { "0", "0", "1.5707963267948966", "-1.5707963267948966" }, i - 1, i,
          i == 1 and "0 0 1" or rng:pick { "0 -1 0", "0 -1 0", "0 1 0" }, i,
          rng:pick { "0 0 0", "0.1 0 0", "0 0.2 -0.1" })
      end
      local model = algo.compile(table.concat(text, "\n") .. "</robot>", {}, "model").model
      local q = {}
      for k = 0, 5 do q[k] = rng:uniform(-3, 3) end
      local function H_of(seen)
        local kit = floats.new { q = q }
        crba(seen, kit)
        return algo.from_one(kit.results.H, model.pattern.nh)
      end
      local expected = H_of(model)
      for _, origin in ipairs { "child", "parent" } do
        local seen = reframe.view(model, { id = "x", origin = origin, lag = true })
        for _, body in ipairs(seen.bodies) do behind = behind + (body.lags and 1 or 0) end
        for k, x in ipairs(H_of(seen)) do
          check(math.abs(x - expected[k]) <= 1e-12 * expected[1],
            "case %d: H[%d] in %s is %g, not %g", case, k - 1, origin, x, expected[k])
        end
      end
    end
    assert.is_true(behind > 5 * CASES, behind)
  end)

  it("but none where a joint in between is oblique", function()
    local kit, view = kit_of { "0 0 1", "0.6 0 0.8", "0 0 1" }
    for _, body in ipairs(view.bodies) do assert.is_falsy(body.lags) end
    for _, angle in ipairs(angles_of(kit)) do
      assert.equal(1, select(2, angle:gsub("1", "")), angle)
    end
  end)
end)
