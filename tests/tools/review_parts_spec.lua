-- Tests `pinion diff` by its parts, given robots and their code directly: which part corresponds to
-- which, what counts as a change, names of the old code in terms of the new one.

local algo = dofile "tests/support/algo.lua"
local changes = require "tools.review.changes"
local code_of = require("tools.review.code").of
local diff = require "tools.review.comparison"
local facts = require "facts.functions"
local front = dofile "tests/support/front.lua"
local functions = require "tools.review.changed_functions"
local mat3 = require "spatial.mat3"
local match = require "tools.review.match"
local robot_of = require("tools.review.seen_robot").of
local say = require "tools.review.say"
local tables = require "tools.review.read_tables"

local DUO = front.contents "models/duo.urdf"

-- a robot of slides on one base: { joint, where, mass }..
local function slides(list)
  local robot = { name = "r", links = { { name = "base" } }, joints = {} }
  for k, one in ipairs(list) do
    robot.links[k + 1] = { name = one[1] .. "_link", mass = one[3], com = { 0.0, 0.0, 0.0 },
      inertia = { 1.0, 0.0, 0.0, 1.0, 0.0, 1.0 } }
    robot.joints[k] = { name = one[1], type = "prismatic", parent = "base",
      child = one[1] .. "_link", xyz = { one[2], 0.0, 0.0 }, R = mat3.identity(),
      axis = { 1.0, 0.0, 0.0 } }
  end
  return robot
end

describe("a joint whose name is gone", function()
  local old = slides { { "a", 1.0, 5.0 } }

  it("is the one with its place or its link's inertia", function()
    assert.equal("b", match.of(old, slides { { "b", 2.0, 5.0 }, { "c", 3.0, 7.0 } }).joint.a)
    assert.equal("c", match.of(old, slides { { "b", 2.0, 7.0 }, { "c", 1.0, 6.0 } }).joint.a)
  end)

  it("is none where two may be", function()
    assert.is_nil(match.of(old, slides { { "b", 2.0, 5.0 }, { "c", 3.0, 5.0 } }).joint.a)
    assert.is_nil(match.of(old, slides { { "b", 2.0, 5.0 }, { "c", 1.0, 6.0 } }).joint.a)
  end)

  it("is the first of those with all its numbers", function()
    assert.equal("b", match.of(old, slides { { "b", 1.0, 5.0 }, { "c", 1.0, 5.0 } }).joint.a)
  end)
end)

describe("a number", function()
  local function changed(from, to)
    local old, new = slides { { "a", 1.0, from } }, slides { { "a", 1.0, to } }
    return #changes.of(old, new).items
  end

  it("has more digits to differ from another, but not to show a rounding error of a sum", function()
    local off = 0.03 + 2 ^ -57
    assert.equal("0.030000000000000006", say.value(off, 0.03))
    assert.equal("0.03 1", say.value({ off, 1 }, { 0.03, 2 }, 4))
    assert.equal("0.0300001", say.value(0.0300001, 0.03, 4))
  end)

  it("is another one as soon as it was typed otherwise", function()
    assert.equal(1, changed(1e-12, 1.1e-12))
    assert.equal(1, changed(0.17, 0.1700000001))
    assert.equal(1, changed(1e6, 1e6 + 1e-5))
    assert.equal(1, changed(1.0, 1.0 + 2 ^ -52))
    assert.equal(0, changed(1e6, 1000000.0))
  end)

  it("that was computed is the same within its rounding", function()
    local old, new = slides { { "a", 1.0, 1.0 } }, slides { { "a", 1.0, 1.0 } }
    new.links[2].inertia = { 1.0 + 2 ^ -50, 2 ^ -50, 0.0, 1.0, 0.0, 1.0 }
    assert.equal(0, #changes.of(old, new).items)
    new.links[2].inertia[1] = 1.0000000001
    assert.equal(1, #changes.of(old, new).items)
  end)

  it("of an inertia that was typed along other axes is none", function()
    local function robot(yaw)
      local R = mat3.rpy { 0.0, 0.0, yaw } -- of the axes along which it is typed, in the link
      local own = mat3.symmetric { 0.1312, 0.0, 0.0, 0.1088, 0.0, 0.08 }
      local I = mat3.packed(mat3.mul(mat3.mul(mat3.transpose(R), own), R))
      local words = ('<origin xyz="0 0 0.2" rpy="0 0 %.17g"/><mass value="6"/><inertia ixx="%.17g" '
        .. 'ixy="%.17g" ixz="0" iyy="%.17g" iyz="0" izz="0.08"/>'):format(yaw, I[1], I[2], I[4])
      local text = DUO:gsub("<inertial>.-</inertial>", "<inertial>" .. words .. "</inertial>", 1)
      return robot_of(algo.compile(text, {}, "model").robot, tostring)
    end
    for _, yaw in ipairs { 0.3, 1.0, -2.0, math.pi / 2 } do
      assert.equal(0, #changes.of(robot(0.0), robot(yaw)).items, yaw)
    end
  end)
end)

describe("an axis", function()
  local function reversed(change)
    local old, new = slides { { "a", 1.0, 1.0 } }, slides { { "a", 1.0, 1.0 } }
    change(new.joints[1], old.joints[1])
    return changes.of(old, new).reversed
  end

  it("that points the other way is told, and no other turn of it", function()
    assert.same({ "a" }, reversed(function(joint) joint.axis = { -1.0, 0.0, 0.0 } end))
    assert.same({}, reversed(function(joint) joint.axis = { 0.0, 1.0, 0.0 } end))
    assert.same({}, reversed(function() end))
  end)

  it("does so as its parent sees it: the origin may turn it, or turn it back", function()
    assert.same({ "a" }, reversed(function(joint)
      joint.R = mat3.rpy { 0.0, 0.0, math.pi }
    end))
    assert.same({}, reversed(function(joint)
      joint.R, joint.axis = mat3.rpy { 0.0, 0.0, math.pi }, { -1.0, 0.0, 0.0 }
    end))
  end)

  it("of a joint that follows another is no number of a caller", function()
    assert.same({}, reversed(function(joint, old)
      joint.axis = { -1.0, 0.0, 0.0 }
      joint.mimic = { joint = "b", multiplier = 1.0, offset = 0.0 }
      old.mimic = joint.mimic
    end))
  end)
end)

describe("statements", function()
  local function code(...)
    local list = { ... }
    return { functions = { { name = "f", text = table.concat(list), statements = list, order = {},
      constants = {}, cost = #list } } }
  end
  local function only(old, new)
    local found = functions.of(old, new, function(name) return name end)[1]
    return found.statements.only, found.statements.changed
  end
  local old = code("a = x", "b = a + a")

  it("may differ in names alone", function()
    assert.equal("names", only(old, code("c = x", "d = c + c")))
  end)

  it("do not, where a name of then is another value now", function()
    assert.same({ nil, 2 }, { only(old, code("b = x", "c = b + b")) })
    assert.same({ nil, 2 }, { only(old, code("b = x", "a = b + b")) })
  end)
end)

describe("numbers of the robot", function()
  it("follow those that they are twice of", function()
    local code = code_of("r", { ["r.h"] = "void r_f(double y[1]);\n",
      ["r_numbers.h"] = [[
#define a_2m                   (2.0*a_m)
static const double a_m                    =  1.5;              /* m */
static const float b_h                     = -0.25f;            /* m*c */
#define b_2h                   (-2.0f*b_h)
]], ["r_f.c"] = "void r_f(double y[1])\n{\n  y[0] = a_2m*b_2h;\n}\n" })
    assert.same({ a_2m = 3.0, b_2h = 0.5 }, code.functions[1].constants)
  end)
end)

describe("names of links", function()
  -- one name is the end of the other
  it("are told apart in names of constants", function()
    local function side(arm, left, statement)
      local text = DUO:gsub("left_arm", left):gsub("torso", arm)
      local job = algo.compile(text, {}, "model")
      local code = ("static const double %s_m = 1.0;\nstatic const double %s_m = 2.0;\n"
        .. "void duo_f(void)\n{\n  %s;\n}\n"):format(arm, left, statement)
      return { name = "r", r = "duo", robot = robot_of(job.robot, tostring),
        files = { ["duo.h"] = "void duo_f(void);\n", ["duo_f.c"] = code } }
    end
    local old, new = side("arm", "left_arm", "x = 1"), side("trunk", "port", "x = 2")
    local found = diff.of(old, new)
    assert.equal(2, #found.robot.renamed)
    local constants = found.functions[1].constants
    assert.same({ 2, 0, 0, 0 },
      { constants.new, #constants.changed, #constants.added, #constants.removed })
  end)
end)

describe("a directory of generated code", function()
  -- the files of a run: name -> text
  local function written(options, text)
    local all = { functions = { "crba" }, real = "double", version = "0", command = "pinion",
      optimize = 1, output_for = function(id) return "out/" .. id end }
    for key, value in pairs(options) do all[key] = value end
    local job = algo.compile(text or DUO, all, "lower")
    job.fill, job.input.depends = require("emit.template").new "templates/", {}
    job.input.shown = "duo.urdf"
    job.golden = require("analysis.golden").of(job.model)
    local files = {}
    for _, file in ipairs(require("emit.files").files(job)) do files[file.name] = file.text end
    return { name = "r", r = "duo", files = files }, job
  end

  it("has the limits of float, too", function()
    local new = DUO:gsub('effort="60"', 'effort="61.5"'):gsub('velocity="4"', 'velocity="4.25"')
    assert.is_true(new ~= DUO)
    local found = diff.of(written { real = "float" }, (written({ real = "float" }, new)))
    local items = found.robot.items
    assert.same({ "velocity", 4.0, 4.25 }, { items[1].field, items[1].old, items[1].new })
    assert.same({ "effort", 60.0, 61.5 }, { items[2].field, items[2].old, items[2].new })
    assert.equal(2, #items)
  end)

  it("compares limits of float with those of double as float has them", function()
    local long = DUO:gsub('effort="60"', 'effort="60.123456789"')
    assert.is_true(long ~= DUO)
    assert.same({}, diff.of(written({ real = "float" }, long), (written({}, long))).robot.items)
  end)

  it("has the names of links, whichever of them fk is about", function()
    local text = DUO:gsub("</robot>", '<link name="tool"/><joint name="weld" type="fixed">'
      .. '<parent link="left_arm"/><child link="tool"/></joint></robot>')
    for _, frames in ipairs { { "left_arm" }, { "tool" }, { "right_arm", "base" } } do
      local found = diff.of(written({}, text), (written({ frames = frames }, text)))
      assert.same({}, found.robot.items)
      assert.same({}, found.robot.renamed)
    end
  end)

  it("counts operations as --max-ops and the report do", function()
    for _, options in ipairs { {}, { optimize = 2, real = "float" }, { target = "mcu" } } do
      options.functions = { "all" }
      local one, job = written(options)
      local counted, of = 0, {}
      for _, fn in ipairs(code_of("duo", one.files).functions) do of[fn.name] = fn.cost end
      for _, fn in ipairs(facts.of(job)) do
        assert.equal(fn.operations and fn.operations.total, of[fn.name], fn.name)
        assert.equal(fn.operations and job.by_name[fn.name].plain.cost.total, of[fn.name], fn.name)
        counted = counted + (fn.operations and fn.operations.sin > 0 and 1 or 0)
      end
      assert.is_true(counted > 5, counted .. " functions with sines")
    end
  end)
end)

describe("an origin read back from tables", function()
  it("has roll, pitch and yaw of its matrix, at the poles too", function()
    for _, pitch in ipairs { 0.4, math.pi / 2, -math.pi / 2 } do
      local R = mat3.rpy { 0.3, pitch, 0.5 }
      local body = ('{ "j", PINION_REVOLUTE, -1, 0, 0, { %s }, { 0, 0, 0 }, { 1, 0, 0 }, '
        .. '{ 0, 0, 0 }, 0, 1, 0, 0, 0, 0, 1, { 0, 0, 0 }, { 1, 0, 0, 1, 0, 1 } }')
        :format(table.concat(mat3.flat(R), ", "))
      local text = ('bodies[] = { %s };\nlinks[] = { { "l", 0 } };'):format(body)
      local found = tables.of("r", { ["r_model.c"] = text })
      local back = mat3.rpy(found.joints[1].rpy)
      for i = 1, 3 do
        for k = 1, 3 do assert.near(R[i][k], back[i][k], 1e-9) end
      end
    end
  end)
end)
