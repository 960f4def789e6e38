-- Tests the URDF reader: the values that it reads, and every message by a file in tests/bad whose
-- first lines contain it.

local front = dofile "tests/support/front.lua"
local check = require "robot".check
local fail = require "fail"
local locale = dofile "tests/support/locale.lua"
local quaternion = require "robot.quaternion"
local random = dofile "tests/support/random.lua"
local urdf = require "urdf"
local transmission = require "urdf.transmission"
local words = require "robot.said"
local xml = require "xml"

local function messages(text, options)
  local _, items = front.read_string(text, options)
  return front.shown(items)
end

local function good(text, options)
  local robot, items = front.read_string(text, options)
  assert.same({}, front.shown(items))
  return robot
end

describe("every message", function()
  local directory = "tests/bad"
  for _, name in ipairs(front.names(directory, ".urdf")) do
    it(name:gsub("%.urdf$", "") .. " is exactly as the file says", function()
      local path = directory .. "/" .. name
      local expected = {}
      for line in (front.contents(path) .. "\n"):gmatch "(.-)\n" do
        local text = line:match "^<!%-%- expect: (.*) %-%->$"
        if not text then break end
        expected[#expected + 1] = text:gsub("&#45;", "-") -- a comment has no "--"
      end
      assert.is_true(#expected > 0, "no expectation in " .. path)
      local robot, items = front.read(path)
      assert.same(expected, front.shown(items))
      local failed = false
      for _, item in ipairs(items) do
        assert.equal(path, item.file)
        failed = failed or item.severity == "error"
      end
      assert.equal(failed, robot == nil)
    end)
  end
end)

describe("a number", function()
  it("is what strtod takes in the C locale, less hexadecimal, inf and nan", function()
    local values = { ["1"] = 1, ["+.5"] = 0.5, ["5."] = 5, ["-1.25e-3"] = -0.00125, ["1E3"] = 1000,
      ["007"] = 7, ["0.1"] = 0.1, ["99999999999999999999"] = 1e20, ["9007199254740993"] = 2^53,
      ["1.7976931348623157e308"] = 1.7976931348623157e308, ["5e-324"] = 5e-324 }
    for text, value in pairs(values) do
      local found, problem = xml.number(text)
      assert.equal(value, found)
      assert.equal("float", math.type(found))
      assert.is_nil(problem)
    end
  end)

  it("is nothing else", function()
    for _, text in ipairs { "", ".", "+", "-.", "e5", "1e", "1e+", "1.2.3", "1,5", "0x10", "0x1p3",
      "inf", "-inf", "Infinity", "nan", "NaN", "1d3", "1f", "1 2", "--1", "+-1", "1e5.0", "1_000",
      "\u{ff11}", "1\0", "1e1e1", "0b1", "1.5abc", " 1" } do
      local found, problem = xml.number(text)
      assert.is_nil(found, text)
      assert.equal("string", type(problem))
    end
  end)

  it("is finite: too large is an error, too small a warning", function()
    assert.is_nil((xml.number "1e309"))
    assert.is_nil((xml.number("-1" .. ("0"):rep(199) .. "e200")))
    local value, problem = xml.number "-1e-400"
    assert.equal(0, value)
    assert.matches("too small", problem)
    value, problem = xml.number "0e-400"
    assert.equal(0, value)
    assert.is_nil(problem)
  end)

  it("has no negative zero", function()
    for _, text in ipairs { "-0", "-0.0", "-0e5", "-1e-400" } do
      assert.equal("0.0", ("%.1f"):format((xml.number(text))))
    end
  end)

  it("reads and shows the same in a locale with a decimal comma", function()
    local environment, name = locale.comma()
    if not name then
      pending("no locale with a decimal comma is installed, nor localedef with its sources")
      return
    end
    local command = ([[%s ${LUA:-lua5.4} -e 'package.path = "gen/?.lua;gen/?/init.lua"
      package.cpath = "gen/?.so;" .. package.cpath
      assert(os.setlocale "%s")
      local xml, words = require "xml", require "robot.said"
      io.write(("%%.1f %%.1f %%s %%s"):format(0.5, xml.number "1.5",
        xml.number "1,5" or "none", words.number(0.25)))']]):format(environment, name)
    local pipe = assert(io.popen(command))
    assert.equal("0,5 1,5 none 0.25", pipe:read "a")
    pipe:close()
  end)

  it("is shown in six digits", function()
    assert.equal("0.333333 -2 1e+200", words.numbers { 1 / 3, -2.0, 1e200 })
  end)
end)

local ARM = [[
<robot name="arm" version="1.0">
  <material name="grey"><color rgba="bad numbers"/></material>
  <link name="base"/>
  <link name="arm">
    <inertial>
      <origin xyz="1 2 3" rpy="0.1 0.2 0.3"/>
      <mass value="4"/>
      <inertia ixx="5" ixy="0.1" ixz="0.2" iyy="6" iyz="0.3" izz="7"/>
    </inertial>
    <visual><origin xyz="not numbers"/><geometry unknown="1"/></visual>
    <collision><geometry/></collision>
    <sensor x="1"><nothing/></sensor>
  </link>
  <link name="finger"><inertial><mass value="1"/>
    <inertia ixx="1" ixy="0" ixz="0" iyy="1" iyz="0" izz="1"/></inertial></link>
  <joint name="elbow" type="revolute">
    <origin xyz="0.5 0 -0" rpy="0 0 1.5"/>
    <parent link="base"/>
    <child link="arm"/>
    <axis xyz="0 0 1"/>
    <limit lower="-1" upper="2" effort="3" velocity="4"/>
    <dynamics damping="0.5"/>
    <calibration rising="0.25"/>
    <safety_controller k_velocity="10" soft_lower_limit="-0.5"/>
  </joint>
  <joint name="grip" type="prismatic">
    <parent link="arm"/>
    <child link="finger"/>
    <limit lower="0" upper="1" effort="1" velocity="1"/>
    <mimic joint="elbow" multiplier="-2" offset="0.5"/>
  </joint>
  <transmission name="drive">
    <type> transmission_interface/SimpleTransmission </type>
    <joint name="elbow"><hardwareInterface>Effort</hardwareInterface>
      <hardwareInterface>Position</hardwareInterface></joint>
    <actuator name="motor"><mechanicalReduction> 50 </mechanicalReduction></actuator>
  </transmission>
  <transmission type="pr2/Simple" name="old">
    <actuator name="motor2"/>
    <joint name="grip"/>
    <mechanicalReduction>-3.5</mechanicalReduction>
  </transmission>
  <gazebo reference="arm"><mass value="wrong"/></gazebo>
</robot>
]]

describe("later versions of URDF", function()
  local text = [[<robot name="r" version="%s"><link name="a"/><link name="b"><inertial>
    <mass value="1"/><inertia ixx="1" ixy="0" ixz="0" iyy="1" iyz="0" izz="1"/></inertial></link>
    <joint name="j" type="revolute"><parent link="a"/><child link="b"/>%s</joint></robot>]]
  local limit = '<limit lower="-1" upper="1" effort="1" velocity="1"%s/>'

  -- R x of the quaternion q, by x + 2 u * (u * x + w x) / |q|^2 with u its vector part
  local function turned(q, x)
    local function cross(a, b)
      return { a[2] * b[3] - a[3] * b[2], a[3] * b[1] - a[1] * b[3], a[1] * b[2] - a[2] * b[1] }
    end
    local u, y = { q[1], q[2], q[3] }, {}
    local square = q[1] ^ 2 + q[2] ^ 2 + q[3] ^ 2 + q[4] ^ 2
    local once = cross(u, x)
    local twice = cross(u, once)
    for k = 1, 3 do y[k] = x[k] + 2 * (q[4] * once[k] + twice[k]) / square end
    return y
  end

  -- the same by three turns about fixed axes
  local function rolled(rpy, x)
    for axis = 1, 3 do
      local c, s = math.cos(rpy[axis]), math.sin(rpy[axis])
      local i, j = axis % 3 + 1, (axis + 1) % 3 + 1
      local y = { x[1], x[2], x[3] }
      y[i], y[j] = c * x[i] - s * x[j], s * x[i] + c * x[j]
      x = y
    end
    return x
  end

  it("turn a frame by quat_xyzw as three turns do, also next to the poles", function()
    local cases = { { 0, 1, 0, 1 }, { 0, -1, 0, 1 }, { 0, 1e-200, 0, 0 }, { 1e200, 0, 1e200, 1 },
      { 0.5, -0.5, 0.5, 0.5 }, { 1e-9, 1, 0, 1 }, { 1e-14, 1, 3e-15, 1 }, { 1, 2, 3, 4 },
      { 0.3, 1, -0.3, 1 } }
    local case = random.case(92)
    for _ = 1, 200 do
      local q = {}
      for k = 1, 4 do q[k] = case:uniform(-1, 1) end
      cases[#cases + 1] = q
    end
    for _, q in ipairs(cases) do
      local rpy, length = quaternion.rpy(q)
      assert.is_true(length > 0)
      for _, x in ipairs { { 1, 0, 0 }, { 0, 1, 0 }, { 0, 0, 1 } } do
        -- this test's own formula squares, so it takes the scaled quaternion
        local most = math.max(math.abs(q[1]), math.abs(q[2]), math.abs(q[3]), math.abs(q[4]))
        local a = turned({ q[1] / most, q[2] / most, q[3] / most, q[4] / most }, x)
        local b = rolled(rpy, x)
        for k = 1, 3 do
          random.check(math.abs(a[k] - b[k]) < 3e-15, "%s: %g", table.concat(q, " "), a[k] - b[k])
        end
      end
    end
    assert.same({ 0.0, math.pi / 2, 0.0 }, (quaternion.rpy { 0, 0.70710678, 0, 0.70710678 }))
    assert.same({ 0.0, 0.0, math.pi / 2 }, (quaternion.rpy { 0, 0, 0.7071, 0.7071 }))
    assert.is_nil(quaternion.rpy { 0, 0, 0, 0 })
  end)

  it("are 1.1, with quat_xyzw, and 1.2, with more limits", function()
    local origin = '<origin xyz="1 2 3" quat_xyzw="0 0 0.6 0.8"/>'
    for _, version in ipairs { "1.1", "1.2" } do
      local joint = good(text:format(version, origin .. limit:format "")).joints[1]
      assert.same({ 1.0, 2.0, 3.0 }, joint.xyz)
      assert.same({ 0.0, 0.0 }, { joint.rpy[1], joint.rpy[2] })
      assert.is_true(math.abs(joint.rpy[3] - 2 * math.asin(0.6)) < 1e-15)
    end
    local more = ' acceleration="2" deceleration="3" jerk="4"'
    good(text:format("1.2", limit:format(more)))
    assert.equal(3, #messages(text:format("1.0", limit:format(more))))
    good(text:format("1.2", '<limit lower="-1" upper="1"/>'))
    assert.equal(1, #messages(text:format("1.1", '<limit lower="-1" upper="1"/>')))
  end)

  it("leave quat_xyzw out of an older file, as urdfdom does", function()
    for _, head in ipairs { "1.0", '1.0" x:version="1.1' } do
      local robot, items = front.read_string(text:format(head,
        '<origin rpy="0 0 1" quat_xyzw="1 0 0 0"/>' .. limit:format ""))
      assert.same({ 0.0, 0.0, 1.0 }, robot.joints[1].rpy)
      assert.equal(1, #items)
    end
  end)
end)

describe("a robot without a name", function()
  local robot = '<robot%s><link name="a"><inertial><mass value="1"/></inertial></link></robot>'

  local function name_of(head, file, given)
    local log = fail.log(file)
    local ok, result = pcall(function()
      local record = urdf.read(xml.parse_string(robot:format(head), file), log, { name = given })
      log:check()
      return record
    end)
    return ok and result.name, front.shown(log:sorted())[1]
  end

  it("has that of the file when it is empty, but not that of a stream", function()
    local files = { ["x.urdf"] = "x", ["../a b/r2.d2.urdf"] = "r2", ["/.arm.urdf"] = ".arm",
      plain = "plain" }
    for file, name in pairs(files) do
      local found, said = name_of(' name=""', file)
      assert.equal(name, found)
      assert.equal("1: warning: <robot> has an empty name: it is called '" .. name
        .. "', like the file", said)
    end
    for _, file in ipairs { "<stdin>", "" } do
      local found, said = name_of(' name=""', file)
      assert.is_false(found)
      assert.is_truthy(said:find("error: <robot> has an empty name", 1, true))
    end
    assert.is_false((name_of("", "x.urdf")))
    assert.equal("given", (name_of(' name=""', "x.urdf", "given")))
  end)
end)

describe("<mimic> that cannot be followed", function()
  local text = [[<robot name="r"><link name="a"/><link name="b"><inertial><mass value="1"/>
    <inertia ixx="1" ixy="0" ixz="0" iyy="1" iyz="0" izz="1"/></inertial></link>
    <joint name="j" type="continuous"><parent link="a"/><child link="b"/><mimic joint="%s"/></joint>
    </robot>]]

  it("is an error, and a warning where it is not applied", function()
    for target, why in pairs { i = "mimicked joint 'i' is not declared", j = "mimics itself" } do
      assert.same({ ("3: error: joint 'j': %s"):format(why) }, messages(text:format(target)))
      assert.same({ ("3: warning: joint 'j': %s; with --mimic free it is an independent joint")
        :format(why) }, messages(text:format(target), { free = true }))
    end
  end)
end)

describe("a robot", function()
  local robot = good(ARM)

  it("has its name, file, line and root", function()
    assert.equal("arm", robot.name)
    assert.equal("test.urdf", robot.file)
    assert.equal(1, robot.line)
    assert.equal("base", robot.root)
  end)

  it("has links in document order with their inertials", function()
    assert.equal(3, #robot.links)
    assert.same({ name = "base", line = 3 }, robot.links[1])
    assert.same({ name = "arm", line = 4, inertial = {
      line = 5, xyz = { 1.0, 2.0, 3.0 }, rpy = { 0.1, 0.2, 0.3 }, rpy_line = 6, mass = 4.0,
      mass_line = 7, ixx_line = 8, ixx = 5.0, ixy = 0.1, ixz = 0.2, iyy = 6.0, iyz = 0.3, izz = 7.0,
    } }, robot.links[2])
    assert.same({ 0.0, 0.0, 0.0 }, robot.links[3].inertial.rpy)
    assert.equal(robot.links[2], robot.link_by_name.arm)
  end)

  it("has joints in document order with all they say", function()
    assert.same({
      name = "elbow", line = 16, type = "revolute", parent = "base", parent_line = 18,
      child = "arm", child_line = 19, xyz = { 0.5, 0.0, 0.0 }, rpy = { 0.0, 0.0, 1.5 },
      rpy_line = 17,
      axis = { 0.0, 0.0, 1.0 }, axis_line = 20,
      limit = { line = 21, lower = -1.0, upper = 2.0, effort = 3.0, velocity = 4.0 },
      dynamics = { line = 22, damping = 0.5, friction = 0.0 },
    }, robot.joints[1])
    assert.same({
      name = "grip", line = 26, type = "prismatic", parent = "arm", parent_line = 27,
      child = "finger", child_line = 28, xyz = { 0.0, 0.0, 0.0 }, rpy = { 0.0, 0.0, 0.0 },
      axis = { 1.0, 0.0, 0.0 }, axis_line = 26,
      limit = { line = 29, lower = 0.0, upper = 1.0, effort = 1.0, velocity = 1.0 },
      mimic = { line = 30, joint = "elbow", multiplier = -2.0, offset = 0.5 },
    }, robot.joints[2])
    assert.equal(robot.joints[2], robot.joint_by_name.grip)
  end)

  it("has transmissions of both syntaxes", function()
    local log, records = fail.log "test.urdf", {}
    for _, node in ipairs(xml.parse(ARM).children) do
      if node.name == "transmission" then
        records[#records + 1] = transmission.read({ log = log }, node)
      end
    end
    assert.same({
      { name = "drive", joints = { { name = "elbow", line = 34, rotor = {} } },
        actuators = { { name = "motor", line = 36, reduction = 50.0, rotor = {} } } },
      { name = "old", reduction = -3.5, joints = { { name = "grip", line = 40, rotor = {} } },
        actuators = { { name = "motor2", line = 39, reduction = -3.5, rotor = {} } } },
    }, records)
    assert.same({}, log.items)
  end)

  it("has the rotors of its transmissions at their joints", function()
    local text = ARM:gsub("(<mechanicalReduction>)", "<rotorInertia>0.002</rotorInertia>%1", 1)
    local joints = good(text).joints
    assert.same({ { line = 34, inertia = 0.002 * 50.0 ^ 2 } }, joints[1].rotors)
    assert.equal(5.0, joints[1].armature)
    assert.is_nil(joints[2].rotors)
    -- one reduction for all actuators, and one of an actuator
    local both = ARM:gsub('name="motor2"/>', [[name="motor2"><rotorInertia>0.002</rotorInertia>
      <mechanicalReduction>20</mechanicalReduction></actuator>]])
    assert.equal(0.002 * 20.0 ^ 2, good(both).joints[2].rotors[1].inertia)
  end)

  it("has only floats for numbers", function()
    for _, value in ipairs { robot.links[2].inertial.mass, robot.links[2].inertial.xyz[1],
      robot.joints[1].limit.lower, robot.joints[1].xyz[1], robot.joints[1].axis[3],
      robot.joints[2].mimic.multiplier } do
      assert.equal("float", math.type(value))
    end
  end)
end)

local BODY = [[<inertial><mass value="1"/>
<inertia ixx="1" ixy="0" ixz="0" iyy="1" iyz="0" izz="1"/></inertial>]]

local function one_joint(kind, extra)
  return ([[<robot name="r"><link name="a"/><link name="b">%s</link>
<joint name="j" type="%s"><parent link="a"/><child link="b"/>%s</joint></robot>]])
    :format(BODY, kind, extra or "")
end

describe("a joint", function()
  it("may be of every type; those without an axis have none", function()
    local limit = '<limit lower="0" upper="1" effort="1" velocity="1"/>'
    for _, kind in ipairs { "revolute", "prismatic", "continuous", "planar" } do
      assert.same({ 1.0, 0.0, 0.0 }, good(one_joint(kind, limit)).joints[1].axis)
    end
    for _, kind in ipairs { "fixed", "floating", "spherical" } do
      assert.is_nil(good(one_joint(kind, '<axis xyz="0 0 0"/>')).joints[1].axis)
    end
  end)

  it("has a unit axis, whatever the length that was given", function()
    local half = math.sqrt(0.5)
    for _, xyz in ipairs { "1e-200 1e-200 0", "1e200 1e200 0", "1e308 1e308 0", "5e-324 5e-324 0",
      "7 7 0" } do
      local robot, items = front.read_string(one_joint("continuous",
        ('<axis xyz="%s"/>'):format(xyz)))
      assert.matches("normalised to 0.707107 0.707107 0$", items[1].text)
      assert.near(half, robot.joints[1].axis[1], 1e-15)
      assert.near(half, robot.joints[1].axis[2], 1e-15)
      assert.equal(0.0, robot.joints[1].axis[3])
    end
  end)

  it("has an axis rounded in print normalised without a word", function()
    local function axis_of(xyz)
      return good(one_joint("continuous", ('<axis xyz="%s"/>'):format(xyz))).joints[1].axis
    end
    local axis = axis_of "0.7071068 0 -0.7071068"
    assert.near(1, axis[1]^2 + axis[2]^2 + axis[3]^2, 1e-15)
    axis = axis_of "0 -1 0"
    assert.same({ 0.0, -1.0, 0.0 }, axis)
  end)

  it("that is fixed is still held to numbers", function()
    assert.same({ "2: error: joint 'j': <axis> xyz: 'z' is not a number" }, messages((one_joint(
      "fixed", '<axis xyz="0 0 z"/>'):gsub("\n<inertia", "<inertia"))))
  end)

  it("may have a rotation only, or numbers between tabs and line ends", function()
    local joint = good(one_joint("fixed", '<origin rpy=" 1\t2\n+.5 "/>')).joints[1]
    assert.same({ 0.0, 0.0, 0.0 }, joint.xyz)
    assert.same({ 1.0, 2.0, 0.5 }, joint.rpy)
  end)
end)

describe("names", function()
  it("may be missing in the file when one is given", function()
    local text = '<robot><link name="a"/></robot>'
    assert.equal("given", good(text, { name = "given" }).name)
    assert.equal("own", good('<robot name="own"><link name="a"/></robot>', { name = "x" }).name)
    assert.is_nil((front.read_string(text)))
  end)

  it("of links and joints may coincide and hold anything", function()
    local robot = good((one_joint("fixed"):gsub('"[ab]"', {
      ['"a"'] = '"j"', ['"b"'] = '"%s */ $(touch x) &#10;"',
    })))
    assert.equal("%s */ $(touch x) \n", robot.joints[1].child)
    assert.equal("j", robot.root)
  end)
end)

describe("other tools' elements", function()
  it("are passed over unread, also with URDF names and another prefix", function()
    good [[<robot name="r" xmlns:x="urn:x"><x:material/><link name="a" x:mass="3">
      <x:inertial><mass value="bad"/></x:inertial>
      <gazebo><link/><joint/><inertial/></gazebo></link>
      <mujoco><compiler angle="radian"/></mujoco></robot>]]
  end)

  it("do not include those with the root's own prefix or namespace", function()
    local robot = good [[<u:robot xmlns:u="urn:urdf" name="r"><u:link name="a"/></u:robot>]]
    assert.equal("a", robot.root)
    robot = good [[<robot xmlns="urn:urdf" name="r"><link name="a"/></robot>]]
    assert.equal("a", robot.root)
  end)
end)

describe("mass", function()
  it("is not required of links that are welded to some or move some", function()
    good([[<robot name="r"><link name="a"/><link name="turns"/><link name="tool">]] .. BODY
      .. [[</link><link name="frame"/>
      <joint name="j" type="continuous"><parent link="a"/><child link="turns"/></joint>
      <joint name="k" type="continuous"><parent link="turns"/><child link="tool"/></joint>
      <joint name="f" type="fixed"><parent link="tool"/><child link="frame"/></joint></robot>]])
  end)

  it("alone, or inertia alone, beyond a link without any is enough to turn it", function()
    local text = [[<robot name="r"><link name="a"/><link name="turns"/><link name="tool">%s</link>
      <joint name="j" type="continuous"><parent link="a"/><child link="turns"/></joint>
      <joint name="k" type="continuous"><parent link="turns"/><child link="tool"/></joint></robot>]]
    local point = BODY:gsub('(i[xyz][xyz])="1"', '%1="0"')
    good(text:format(point))
    local _, items = front.read_string(text:format((BODY:gsub('mass value="1"',
      'mass value="0"'))))
    assert.equal(1, #items)
    assert.is_truthy(items[1].text:find("has no weight", 1, true))
    -- a root that does not move needs no weight
    local rail = ([[<robot name="r"><link name="a">%s</link><link name="b">%s</link><joint name="j"
      type="continuous"><parent link="a"/><child link="b"/></joint></robot>]]):format(
      BODY:gsub('mass value="1"', 'mass value="0"'), BODY)
    good(rail, { fixed = true })
    assert.equal(1, #messages(rail))
    good(text:gsub("continuous", "floating"):format(point))
  end)

  it("is required beyond all that slides", function()
    for _, kind in ipairs { "prismatic", "planar", "floating" } do
      local text = one_joint(kind, '<limit lower="0" upper="1" effort="1" velocity="1"/>')
        :gsub('mass value="1"', 'mass value="0"')
      local said = table.concat(messages(text), "\n")
      assert.is_truthy(said:find("joint 'j' moves no mass: H is singular", 1, true), said)
    end
  end)

  it("is warned of once for each limb that has none", function()
    local text = [[<robot name="r"><link name="a"/>
<link name="b"/>
<link name="c"/>
<link name="d"/>
<joint name="j" type="continuous"><parent link="a"/><child link="b"/></joint>
<joint name="k" type="fixed"><parent link="b"/><child link="c"/></joint>
<joint name="l" type="floating"><parent link="c"/><child link="d"/></joint></robot>]]
    assert.same({ "2: warning: link 'b': joint 'j' moves no mass and no inertia (the link has no "
      .. "<inertial>): H is singular, so functions that solve with it fail; likewise 'l' beyond "
      .. "it" },
      messages(text))
  end)
end)

describe("large robots", function()
  local function chain(count, kind, body)
    local parts = { '<robot name="chain">' }
    for i = 0, count do
      parts[#parts + 1] = ('<link name="link_%d">%s</link>'):format(i, body)
    end
    for i = 1, count do
      parts[#parts + 1] = ('<joint name="joint_%d" type="%s"><origin xyz="0 0 0.1"/>'
        .. '<parent link="link_%d"/><child link="link_%d"/><axis xyz="0 0 1"/></joint>')
        :format(i, kind, i - 1, i)
    end
    parts[#parts + 1] = "</robot>"
    return table.concat(parts, "\n")
  end

  it("of 2000 joints take well under a second", function()
    local text = chain(2000, "continuous", BODY)
    local start = os.clock()
    local robot = good(text)
    assert.is_true(os.clock() - start < 1, "took " .. os.clock() - start .. " s")
    assert.equal(2000, #robot.joints)
  end)

  it("of thousands of joints in a chain, or in a loop, overflow nothing", function()
    local n = random.many(3000, 6000)
    local text = chain(n, "fixed", "")
    assert.equal("link_0", good(text).root)
    local shown = messages((text:gsub("</robot>", '<joint name="back" type="fixed">'
      .. '<parent link="link_' .. n .. '"/><child link="link_0"/></joint></robot>')))
    assert.equal(1, #shown)
    assert.matches("joint 'back': closes a loop of links, 'link_0' %-> 'link_1'", shown[1])
    assert.matches(("and %d more"):format(n - 6), shown[1])
  end)

  it("with thousands of errors are still quick", function()
    local text = chain(2000, "fixed", ""):gsub('<link name="link_', '<link name="lnk_')
    local start = os.clock()
    local shown = messages(text)
    assert.is_true(os.clock() - start < 3, "took " .. os.clock() - start .. " s")
    assert.equal(4000, #shown)
    assert.matches("did you mean 'lnk_0'", shown[1])
  end)
end)

describe("reading", function()
  it("raises errors but keeps warnings in the log", function()
    local _, items = front.read_string '<robot name="r" x="1"><link/></robot>'
    assert.same({ "1: warning: robot 'r': <robot>: unknown attribute 'x' is ignored",
      "1: error: <link> has no name" }, front.shown(items))
    local ok, e = pcall(function()
      local log = fail.log "f"
      check(urdf.read(xml.parse "<robot/>", log), log)
    end)
    assert.is_false(ok)
    for _, item in ipairs(e.items) do
      assert.equal("error", item.severity)
    end
  end)

  it("says the same thing twice", function()
    local first, second = good(ARM), good(ARM)
    assert.same(first, second)
  end)
end)
