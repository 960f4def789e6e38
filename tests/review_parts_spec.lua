--- `pinion diff` by its parts, where robots and their code are given as they come: who is who, what
-- counts as a change, names of the old code as the new one has them.

local algo = dofile "tests/support_algo.lua"
local changes = require "review.changes"
local diff = require "review.diff"
local front = dofile "tests/support_front.lua"
local functions = require "review.functions"
local mat3 = require "spatial.mat3"
local match = require "review.match"
local robot_of = require("review.robot").of
local tables = require "review.tables"

local DUO = front.contents "models/duo.urdf"

-- a robot of slides below one base: { joint, where, mass }..
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

  it("is another one from a share of 1e-9 on, however small it is", function()
    assert.equal(1, changed(1e-12, 1.1e-12))
    assert.equal(1, changed(1.0, 1.00000001))
    assert.equal(0, changed(1.0, 1.0000000001))
    assert.equal(0, changed(1e6, 1e6 + 1e-5))
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

describe("names of links", function()
  -- one is the end of the other
  it("are told apart in names of constants", function()
    local function side(arm, left, statement)
      local text = DUO:gsub("left_arm", left):gsub("torso", arm)
      local job = algo.compile(text, {}, "model")
      local code = ("static const double %s_m = 1.0;\nstatic const double %s_m = 2.0;\n"
        .. "void duo_f(void)\n{\n  %s;\n}\n"):format(arm, left, statement)
      return { name = "r", r = "duo", robot = robot_of(job.robot, "r"),
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
