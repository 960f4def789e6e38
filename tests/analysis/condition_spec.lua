-- Tests the condition number of H, and the hint about robots in float with a large one.

local algo = dofile "tests/support/algo.lua"
local condition = require "analysis.condition"
local inertia = require "robot.inertial"
local random = dofile "tests/support/random.lua"
local random_robot = dofile "tests/support/robots/random_robot.lua"

-- a chain of links { mass, length }; `bend` turns each joint's zero
local function arm(links, bend)
  local parts = { '<robot name="r"><link name="l0"/>' }
  for k, one in ipairs(links) do
    local m, l = one[1], one[2]
    local I = m * l * l / 12
    parts[#parts + 1] = ([[<link name="l%d"><inertial><origin xyz="0 0 %g"/><mass value="%g"/>
      <inertia ixx="%g" iyy="%g" izz="%g" ixy="0" ixz="0" iyz="0"/></inertial></link>
      <joint name="j%d" type="revolute"><parent link="l%d"/><child link="l%d"/>
      <origin xyz="0 0 %g" rpy="0 %g 0"/><axis xyz="0 1 0"/>
      <limit lower="-1" upper="1" effort="1" velocity="1"/></joint>]]):format(k, l / 2, m, I, I, I,
      k, k - 1, k, k == 1 and 0 or links[k - 1][2], bend or 0)
  end
  return table.concat(parts) .. "</robot>"
end

-- digits are lost if light links carry a heavy one, but not for a light link at the end: rows of H
-- then differ in scale, although its condition number is as large
local LOSES = { { 1, 1 }, { 1, 0.1 }, { 1000, 1 } }
local SCALED = { { 10, 1 }, { 1, 1 }, { 1e-3, 0.1 } }

local function compiled(text, options)
  options.functions = options.functions or { "fd" }
  return algo.compile(text, options, "choose", true)
end

local function hint(job)
  for _, item in ipairs(job.log:sorted()) do
    local text = item.text:match "^the condition number of H is .*"
    if text then
      assert.is_true(item.hint)
      return text
    end
  end
end

describe("the condition number of H", function()
  it("is the largest of its eigenvalues over the smallest", function()
    local seen = 0
    for case = 1, random.many(60, 150) do
      local job = algo.compile(random_robot.make(random.case(41000 + case)),
        { functions = { "crba" } }, "model")
      local model = job.model
      if model.nv == 3 and model.nq == 3 then
        local inputs = { q = { [0] = 0.3, -0.2, 0.7 } }
        local H = algo.run(job, "crba", { q = { 0.3, -0.2, 0.7 } }).H
        local full, p = {}, model.pattern
        for i = 1, 3 do
          for k = p.rowptr[i] + 1, p.rowptr[i + 1] do full[3 * i + p.colind[k] + 1] = H[k] end
        end
        local function at(i, j) return full[3 * i + j] or 0.0 end
        local eigenvalues = inertia.principal(at(1, 1), at(2, 1), at(3, 1), at(2, 2), at(3, 2),
          at(3, 3))
        local expected, found = eigenvalues[3] / eigenvalues[1], condition.of(model, inputs)
        seen = seen + 1
        random.check(found <= expected * (1 + 1e-9) and found >= 0.8 * expected,
          "robot %d: %g instead of %g", case, found, expected)
      end
    end
    assert.is_true(seen >= 3, seen .. " robots of three dofs")
  end)

  it("is told of a robot in float", function()
    local text = hint(compiled(arm(LOSES), { real = "float" }))
    assert.equal("the condition number of H is 1e+06 at q = 0: in float, fd and solve lose up to "
      .. "6 of 7 digits of the largest acceleration; --real double has 16", text)
  end)

  it("is looked for within the limits of the joints as well", function()
    local text = hint(compiled(arm(LOSES, 0.6), { real = "float" }))
    assert.truthy(text:find("within the limits of the joints: ", 1, true))
  end)

  it("is told with what is lost, which is less where H is only scaled", function()
    local text = hint(compiled(arm(SCALED), { real = "float" }))
    assert.truthy(text:find("is 2e+06 at q = 0: in float, fd and solve lose up to 2 of", 1, true))
  end)

  it("is told of no other", function()
    assert.is_nil(hint(compiled(arm { { 1, 1 }, { 1, 1 } }, { real = "float" })))
    assert.is_nil(hint(compiled(arm(LOSES), { real = "double" })))
    assert.is_nil(hint(compiled(arm(LOSES), { real = "float", functions = { "rnea" } })))
  end)
end)
