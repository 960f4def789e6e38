-- Tests the checks of a robot and everything that follows from its record, without any format:
-- records written in Lua go through the whole pipeline, and those of models/ give the same files as
-- Lua.

local algo = dofile "tests/support/algo.lua"
local fail = require "fail"
local front = dofile "tests/support/front.lua"
local inertia = require "robot.inertial"
local loops = require("robot.one_tree").loops
local options_of = require "cli.options"
local order = require "order"
local parser_of = require "cli.parser"
local pipeline = require "pipeline"
local random = dofile "tests/support/random.lua"
local robot = require "robot"
local template = require "emit.template"
local urdf = require "urdf"
local xml = require "xml"

-- ---- records by hand ----------------------------------------------------------------------------

local function ball(mass, z, moment)
  return { line = 0, xyz = { 0.0, 0.0, z }, rpy = { 0.0, 0.0, 0.0 }, mass = mass, ixx = moment,
    ixy = 0.0, ixz = 0.0, iyy = moment, iyz = 0.0, izz = moment }
end

local function joint(name, kind, parent, child, more)
  local record = { name = name, line = 0, type = kind, parent = parent, child = child,
    xyz = { 0.0, 0.0, 0.0 }, rpy = { 0.0, 0.0, 0.0 } }
  for key, value in pairs(more or {}) do record[key] = value end
  return record
end

local function link(name, body) return { name = name, line = 0, inertial = body } end

-- a cart with a motor slides along x and moves a flag half as far again; a pole hangs from the cart
local M, FLAG, POLE, LENGTH, MOMENT, ROTOR = 3.0, 0.5, 2.0, 0.75, 0.125, 0.25

local function crane()
  local x = { 1.0, 0.0, 0.0 }
  return {
    name = "crane", file = "by hand", line = 0,
    links = { link "rail", link("cart", ball(M, 0.0, 1.0)), link("flag", ball(FLAG, 0.25, 1.0)),
      link("pole", ball(POLE, -LENGTH, MOMENT)) },
    joints = {
      joint("slide", "prismatic", "rail", "cart", { axis = x,
        rotors = { { line = 0, inertia = 0.75 * ROTOR }, { line = 0, inertia = 0.25 * ROTOR } },
        limit = { line = 0, lower = -1.0, upper = 2.0 } }),
      joint("push", "prismatic", "cart", "flag", { axis = x,
        mimic = { line = 0, joint = "slide", multiplier = 0.5, offset = 0.0 } }),
      joint("swing", "continuous", "cart", "pole", { axis = { 0.0, 1.0, 0.0 } }),
    },
  }
end

-- the messages about a record, and the robot if it is valid; spoil: changes the record first
local function check(spoil, options)
  local record, log = crane(), fail.log "by hand"
  if spoil then spoil(record) end
  local ok, result = pcall(robot.check, record, log, options)
  if not ok and not fail.is(result) then error(result, 0) end
  return front.shown(log:sorted()), ok and result
end

-- files of a robot, from its record or from the text of its URDF, by name
local function files_of(given, words)
  local _, args = parser_of.new():pparse(words)
  local options = options_of.of(args)
  options.output_for, options.command = function(name) return "out/" .. name end, "pinion"
  local job = {
    input = { path = "r", shown = "r", bytes = type(given) == "string" and given or "",
      depends = {} },
    record = type(given) == "table" and given or nil, options = options, log = fail.log "r",
    fill = template.new "templates/", version = "0", hints = true,
  }
  pipeline.run(job)
  local files = {}
  for _, file in ipairs(job.files) do
    files[file.name] = file.text:gsub("sha256 %x+", "sha256 of the input")
  end
  return files, front.shown(job.log:sorted())
end

-- a plain table as Lua text
local function typed(value)
  if type(value) == "number" then
    return math.type(value) == "integer" and ("%d"):format(value) or ("%a"):format(value)
  elseif type(value) ~= "table" then
    return ("%q"):format(value)
  end
  assert(getmetatable(value) == nil)
  local list = {}
  for key, item in order.pairs(value) do
    list[#list + 1] = ("[%s] = %s"):format(typed(key), typed(item))
  end
  return "{ " .. table.concat(list, ", ") .. " }"
end

local function retyped(value) return load("return " .. typed(value))() end

describe("a record typed by hand", function()
  it("goes through the whole pipeline, with no format read", function()
    local read, parse = urdf.read, xml.parse_string
    urdf.read, xml.parse_string = nil, nil
    local ok, files, said = pcall(files_of, crane(), { "r" })
    urdf.read, xml.parse_string = read, parse
    assert(ok, files)
    assert.same({ "0: warning: robot 'crane' has no aba: it has mimic joints; use fd" }, said)
    assert.is_truthy(files["crane.h"]:find("slide", 1, true))
    assert.is_truthy(files["crane_crba.c"]:find("crane_crba(const double", 1, true))
    assert.is_truthy(files["crane_limits.c"]:find "2%.0")
  end)

  it("has the inertia that the book gives", function()
    local job = algo.compile(crane())
    for _, q in ipairs { { 0.0, 0.0 }, { 0.5, 1.0 }, { -2.0, 4.0 } } do
      local H = algo.full(job, algo.run(job, "crba", { q = q }).H)
      assert.near(M + POLE + FLAG * 1.5 ^ 2 + ROTOR, H[1][1], 1e-14)
      assert.near(-POLE * LENGTH * math.cos(q[2]), H[2][1], 1e-14)
      assert.near(MOMENT + POLE * LENGTH ^ 2, H[2][2], 1e-14)
    end
  end)

  it("is left as it is, and checked the same again", function()
    local record = crane()
    local ball_of_lead = { link = "pole", line = 1, mass = 1.0, com = { 0.0, 0.0, 0.0 },
      inertia = { 1.0, 0.0, 0.0, 1.0, 0.0, 1.0 } }
    local first = robot.check(record, fail.log "x", { payload = { file = "x", ball_of_lead } })
    assert.same(crane(), record)
    assert.equal(1, #first.links[4].payloads)
    assert.equal("rail", first.root)
    assert.equal(ROTOR, first.joint_by_name.slide.armature)
    assert.is_nil(robot.check(record, fail.log "x").links[4].payloads)
  end)
end)

describe("a robot of models/", function()
  for _, name in ipairs(front.names("models", ".urdf")) do
    it(name .. " is what its record says, however that came to be", function()
      local path = "models/" .. name
      local log = fail.log(path)
      local record = urdf.read(xml.read(path), log)
      assert.is_false(log:failed())
      local again = retyped(record)
      assert.same(record, again)
      local checked = robot.check(record, log)
      assert.same(checked, robot.check(again, fail.log(path)))
      -- the checked robot has the values that were read, and more
      local function kept(from, to)
        for key, value in pairs(from) do if key ~= "axis" then assert.same(value, to[key]) end end
      end
      for k, from in ipairs(record.links) do kept(from, checked.links[k]) end
      for k, from in ipairs(record.joints) do
        local to = checked.joints[k]
        kept(from, to)
        for c = 1, from.axis and 3 or 0 do
          local length = math.sqrt(from.axis[1] ^ 2 + from.axis[2] ^ 2 + from.axis[3] ^ 2)
          assert.near(from.axis[c] / length, to.axis[c], 1e-15)
        end
      end
      again.file = "r"
      local moves = checked.joints[1] and "fixed" or "floating"
      local words = { "r", "--functions", "crba,gravity", "--base", moves }
      local files, said = files_of(front.contents(path), words)
      local others, also_said = files_of(again, words)
      assert.same(files, others)
      assert.same(said, also_said)
    end)
  end
end)

-- ---- what a record must be ----------------------------------------------------------------------

describe("a record that breaks the contract", function()
  local function refuses(why, spoil)
    it("is a bug of its reader: " .. why, function()
      local ok, problem = pcall(check, spoil)
      assert.is_false(ok)
      assert.equal("record of a robot: " .. why, problem)
    end)
  end

  refuses("link has no field innertial", function(r) r.links[2].innertial = ball(1.0, 0.0, 1.0) end)
  refuses("inertial lacks mass", function(r) r.links[2].inertial.mass = nil end)
  refuses("robot lacks links", function(r) r.links = nil end)
  refuses("joint lacks line", function(r) r.joints[1].line = nil end)
  refuses("joint lacks axis", function(r) r.joints[1].axis = nil end)
  refuses("mass is no number", function(r) r.links[2].inertial.mass = 1 end)
  refuses("ixx is no number", function(r) r.links[2].inertial.ixx = 0 / 0 end)
  refuses("izz is no number", function(r) r.links[2].inertial.izz = math.huge end)
  refuses("xyz is no number", function(r) r.joints[2].xyz[3] = nil end)
  refuses("rpy is no vector", function(r) r.joints[2].rpy = 0.0 end)
  refuses("type is no type", function(r) r.joints[2].type = "hinge" end)
  refuses("parent_line is no line", function(r) r.joints[2].parent_line = 1.5 end)
  refuses("name is no text", function(r) r.name = 5 end)
  refuses("joints is no table", function(r) r.joints = 5 end)

  it("may lack what an error is about", function()
    local record, log = crane(), fail.log "x"
    record.joints[3].axis, record.joints[3].type, record.links[2].inertial.mass = nil, nil, nil
    log:error(7, "the reader's own")
    local ok, problem = pcall(robot.check, record, log)
    assert.is_false(ok)
    assert.same({ "7: error: the reader's own" }, front.shown(problem.items))
  end)
end)

describe("a robot is told", function()
  local function told(what, spoil, options)
    it(what, function() assert.same({ what }, (check(spoil, options))) end)
  end

  it("nothing where nothing is wrong", function() assert.same({}, (check())) end)

  told("9: error: link 'pole': mass -1 is negative", function(r)
    r.links[4].inertial.mass, r.links[4].inertial.mass_line = -1.0, 9
  end)
  told("9: warning: link 'pole': inertia breaks the triangle inequality (principal moments "
    .. "0.125 0.125 1, but 1 > 0.125 + 0.125)", function(r)
    r.links[4].inertial.izz, r.links[4].inertial.line = 1.0, 9
  end)
  told("9: error: joint 'swing': the axis of a continuous joint cannot be 0 0 0", function(r)
    r.joints[3].axis, r.joints[3].line = { 0.0, 0.0, 0.0 }, 9
  end)
  told("9: warning: joint 'swing': axis 0 3 4 is not of unit length, normalised to 0 0.6 0.8",
    function(r) r.joints[3].axis, r.joints[3].axis_line = { 0.0, 3.0, 4.0 }, 9 end)
  told("9: warning: joint 'slide': limit lower 3 is above upper 2", function(r)
    r.joints[1].limit.lower, r.joints[1].limit.line = 3.0, 9
  end)
  told("9: warning: joint 'slide': <limit> lower 3 is above upper 2", function(r)
    r.mark, r.joints[1].limit.lower, r.joints[1].limit.line = "<%s>", 3.0, 9
  end)
  told("9: warning: joint 'swing': limit effort -3 is negative", function(r)
    r.joints[3].limit = { effort = -3.0, velocity = 0.0, line = 9 }
  end)
  told("9: error: joint 'slide': the rotor inertia is negative", function(r)
    r.joints[1].rotors[2] = { line = 9, inertia = -1.0 }
  end)
  told("9: warning: joint 'swing': a rotor inertia on a planar joint is ignored", function(r)
    r.joints[3].type, r.joints[3].rotors = "planar", { { line = 9, inertia = 1.0 } }
  end)
  told("9: warning: joint 'swing': mimic on a spherical joint is ignored", function(r)
    r.joints[3].type = "spherical"
    r.joints[3].mimic = { line = 9, joint = "slide", multiplier = 1.0, offset = 0.0 }
  end)
  told("9: error: joint 'push': mimicked joint 'slied' is not declared (did you mean 'slide'?)",
    function(r) r.joints[2].mimic.joint, r.joints[2].mimic.line = "slied", 9 end)
  told("9: warning: joint 'push': mimics itself; with --mimic free it is an independent joint",
    function(r) r.joints[2].mimic.joint, r.joints[2].mimic.line = "push", 9 end, { free = true })
  told("9: error: joint 'swing': parent link 'world' is not declared", function(r)
    r.joints[3].parent, r.joints[3].parent_line = "world", 9
  end)
  told("9: error: joint 'swing': parent link 'world' is not declared (say so)", function(r)
    r.joints[3].parent, r.joints[3].parent_line, r.absent = "world", 9, { world = "say so" }
  end)
  told("9: error: several root links, 'rail' (line 0), 'pole' (line 9): all links but one need a "
    .. "joint to a parent (a rope at line 3 is not read)", function(r)
    r.joints[3], r.links[4].line, r.unread = nil, 9, { { line = 3, shown = "a rope" } }
  end)
  told("9: error: robot 'crane': robot has no link", function(r)
    r.links, r.joints, r.line = {}, {}, 9
  end)
  told("9: warning: link 'pole': joint 'swing' moves no mass and no inertia (the link has no "
    .. "inertial): H is singular, so functions that solve with it fail", function(r)
    r.links[4].inertial, r.links[4].line = nil, 9
  end)
  told("9: warning: link 'pole': the mass is 0 and the inertia is not: taken as typed, a body "
    .. "that has no weight but resists rotation", function(r)
    r.links[4].inertial.mass, r.links[4].inertial.line = 0.0, 9
  end)
end)

-- ---- numbers ------------------------------------------------------------------------------------

describe("principal moments", function()
  local rng = random.case(20240607)
  local function draw() return rng:uniform(-1, 1) end

  it("have the trace, the sum of minors and the determinant of the matrix", function()
    for _ = 1, 1000 do
      local xx, xy, xz, yy, yz, zz = draw(), draw(), draw(), draw(), draw(), draw()
      local m = inertia.principal(xx, xy, xz, yy, yz, zz)
      assert.is_true(m[1] <= m[2] and m[2] <= m[3])
      assert.near(xx + yy + zz, m[1] + m[2] + m[3], 1e-14)
      assert.near(xx * yy - xy * xy + xx * zz - xz * xz + yy * zz - yz * yz,
        m[1] * m[2] + m[1] * m[3] + m[2] * m[3], 1e-14)
      assert.near(xx * (yy * zz - yz * yz) - xy * (xy * zz - yz * xz) + xz * (xy * yz - yy * xz),
        m[1] * m[2] * m[3], 1e-14)
    end
  end)

  it("are right for zero, diagonal, huge and tiny matrices", function()
    assert.same({ 0.0, 0.0, 0.0 }, inertia.principal(0, 0, 0, 0, 0, 0))
    assert.same({ 1.0, 2.0, 3.0 }, inertia.principal(3.0, 0, 0, 1.0, 0, 2.0))
    for _, scale in ipairs { 1e300, 1e-300 } do
      local m = inertia.principal(3 * scale, 2 * scale, 0, 3 * scale, 0, scale)
      assert.near(1, m[1] / scale, 1e-14)
      assert.near(1, m[2] / scale, 1e-14)
      assert.near(5, m[3] / scale, 1e-14)
    end
  end)

  local function body(xx, yy, zz)
    return { ixx = xx, ixy = 0.0, ixz = 0.0, iyy = yy, iyz = 0.0, izz = zz }
  end

  it("on the edge of the possible pass: point, rod, disc, and their rounding", function()
    assert.is_nil(inertia.problem(body(0.0, 0.0, 0.0)))
    assert.is_nil(inertia.problem(body(1.0, 1.0, 0.0)))
    assert.is_nil(inertia.problem(body(1.0, 1.0, 2.0)))
    assert.is_nil(inertia.problem(body(0.1, 0.2, 0.3)))
    assert.is_nil(inertia.problem(body(1.0, 1.0, -1e-12)))
    assert.matches("triangle", inertia.problem(body(1.0, 1.0, 2.0 + 1e-7)))
    local what, negative = inertia.problem(body(1.0, 1.0, -1e-7))
    assert.matches("semidefinite", what)
    assert.is_true(negative)
  end)
end)

describe("loops", function()
  it("are found once, from their first item on", function()
    local next_of = { 2, 3, 2, 1, 6, 7, 5, 8 }
    local list = { 1, 2, 3, 4, 5, 6, 7, 8, 9 }
    assert.same({ { 2, 3 }, { 5, 6, 7 }, { 8 } }, loops(list, function(i) return next_of[i] end))
    -- entered in the middle
    assert.same({ { 2, 4, 3 } }, loops({ 1, 2, 3, 4 }, function(i)
      return ({ 3, 4, 2, 3 })[i]
    end))
    assert.same({}, loops({}, function() end))
  end)
end)

describe("an inertia", function()
  it("of rounding noise is not complained of", function()
    local body = { ixx = 0, iyy = 0, izz = 0, ixy = 1e-35, ixz = -2e-36, iyz = 1e-40 }
    assert.is_nil(inertia.problem(body))
    body.mass, body.ixy = 1, 1e-19
    assert.is_nil(inertia.problem(body))
    assert.is_nil(inertia.problem { mass = 2.2, ixx = 1e-12, iyy = 1e-12, izz = 2e-12 + 4e-18,
      ixy = 0, ixz = 0, iyz = 0 })
    body.ixy = 1e-15
    assert.is_truthy(inertia.problem(body):find("positive semidefinite", 1, true))
    -- the difference of a grain of a milligram is allowed
    assert.is_truthy(inertia.problem { mass = 1e-6, ixx = 1e-14, iyy = 1e-14, izz = 3e-14, ixy = 0,
      ixz = 0, iyz = 0 })
  end)
end)
