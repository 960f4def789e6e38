-- Tests the warning about robots whose H is singular at every q because of the places of their
-- masses: it comes once, and for no other robot.

local algo = dofile "tests/support/algo.lua"
local random = dofile "tests/support/random.lua"
local random_robot = dofile "tests/support/robots/random_robot.lua"

-- links { name, mass, moment, xyz of the mass }, joints { name, type, parent, child, axis, origin }
local function robot(links, joints)
  local parts = { '<robot name="r">' }
  for _, l in ipairs(links) do
    local body = [[<link name="%s"><inertial><origin xyz="%s"/><mass value="%g"/>
      <inertia ixx="%g" iyy="%g" izz="%g" ixy="0" ixz="0" iyz="0"/></inertial></link>]]
    parts[#parts + 1] = body:format(l[1], l[4] or "0 0 0", l[2], l[3], l[3], l[3])
  end
  for _, j in ipairs(joints) do
    parts[#parts + 1] = ([[<joint name="%s" type="%s"><parent link="%s"/><child link="%s"/>
      <axis xyz="%s"/><origin xyz="%s" rpy="0.3 0.2 0.1"/><limit lower="-1" upper="1" effort="1"
      velocity="1"/></joint>]]):format(j[1], j[2], j[3], j[4], j[5] or "0 0 1", j[6] or "0 0 0")
  end
  return table.concat(parts, "\n") .. "</robot>"
end

-- the links that the warning says move no mass
local function said(text, options)
  options = options or {}
  options.functions = { "crba" }
  local found = {}
  for _, item in ipairs(algo.compile(text, options, "trace").log:sorted()) do
    local link = item.text:match "^link '(.-)' can move without moving any mass"
    if link then
      local says = "H is singular, so functions that solve with it fail"
      assert.is_truthy(item.text:find(says, 1, true))
      found[#found + 1] = link
    end
  end
  return found
end

local floating = { base = "floating" }

describe("a singular H is said", function()
  it("of point masses in a row under a floating base", function()
    local one = { "a", 1, 0, "0.1 0.2 0.3" }
    assert.same({ "a" }, said(robot({ one }, {}), floating))
    local row = robot({ one, { "b", 2, 0 } }, { { "f", "fixed", "a", "b", nil, "0.4 0 1" } })
    assert.same({ "a" }, said(row, floating))
  end)

  it("of a floating base without mass that carries one joint", function()
    local empty, arm = { "a", 0, 0 }, { "b", 1, 1, "0.1 0.2 0.3" }
    for _, kind in ipairs { "continuous", "prismatic" } do
      local joint = { "j", kind, "a", "b", "0.6 0 0.8", "0.1 0.3 0.2" }
      assert.same({ "a" }, said(robot({ empty, arm }, { joint }), floating))
      assert.same({}, said(robot({ empty, arm, { "c", 1, 1 } },
        { joint, { "k", kind, "a", "c", "1 0 0" } }), floating))
    end
  end)

  it("of a point mass on the axis that turns it", function()
    local joint = { "j", "continuous", "a", "b", "0.6 0 0.8" }
    assert.same({ "b" }, said(robot({ { "a", 1, 1 }, { "b", 1, 0, "0.3 0 0.4" } }, { joint })))
    assert.same({}, said(robot({ { "a", 1, 1 }, { "b", 1, 0, "0.3 0 0.41" } }, { joint })))
  end)

  it("not of three masses in a triangle, of a rod with a body, of a base that stands", function()
    local triangle = robot({ { "a", 1, 0 }, { "b", 2, 0 }, { "c", 3, 0 } }, {
      { "f", "fixed", "a", "b", nil, "0.4 0 1" }, { "g", "fixed", "a", "c", nil, "0 0.5 0" } })
    assert.same({}, said(triangle, floating))
    assert.same({}, said(robot({ { "a", 1, 1e-9 } }, {}), floating))
    assert.same({}, said(robot({ { "a", 1, 0 }, { "b", 1, 1 } },
      { { "j", "continuous", "a", "b" } })))
  end)

  it("as not positive definite, where an inertia is negative", function()
    local text = robot({ { "a", 1, 1 }, { "b", 1, 1 }, { "load", 1, -2, "0 0 0.1" } },
      { { "j", "continuous", "a", "b" }, { "k", "continuous", "b", "load", "1 0 0" } })
    assert.same({}, said(text))
    local found = {}
    for _, item in ipairs(algo.compile(text, { functions = { "crba" } }, "trace").log:sorted()) do
      found[#found + 1] = item.text:match "^link 'load' can move .*"
    end
    assert.same({ "link 'load' can move with a negative inertia, because that of 'load' is "
      .. "negative about some axis: H is not positive definite, so functions that solve with it "
      .. "fail" },
      found)
  end)

  it("not where a rotor's inertia fills in", function()
    local text = robot({ { "a", 1, 1 }, { "b", 1, 0 } }, { { "j", "continuous", "a", "b" } })
    assert.same({ "b" }, said(text))
    assert.same({}, said(text, { armature = { { name = "j", value = 0.01 } } }))
  end)

  it("once, where a joint that moves no mass has been said", function()
    assert.same({}, said(robot({ { "a", 1, 1 }, { "b", 0, 0 } }, { { "j", "continuous", "a", "b" },
    })))
  end)

  it("not of any random robot, nor of light links that carry heavy ones", function()
    for case = 1, 40 do
      assert.same({}, said(random_robot.make(random.case(31000 + case))), "case " .. case)
    end
    local links, joints = { { "l0", 1, 1 } }, {}
    for k = 1, 12 do
      links[k + 1] = { "l" .. k, k == 12 and 10 or 1e-6, k == 12 and 1 or 1e-9, "0.01 0 0" }
      joints[k] = { "j" .. k, "continuous", "l" .. k - 1, "l" .. k,
        ({ "0 0 1", "0 1 0", "1 0 0" })[k % 3 + 1], "0.1 0 0.2" }
    end
    assert.same({}, said(robot(links, joints)))
  end)
end)
