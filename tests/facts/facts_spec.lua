-- Tests the facts of a robot: plain tables with plain sentences, which the header and the dumps
-- print in the same words, with names that are harmless there.

local algo = dofile "tests/support/algo.lua"
local data = require "dump.data"
local dump = require "dump"
local facts = require "facts"
local frames = require "facts.chosen_frames"
local front = dofile "tests/support/front.lua"
local header = require "emit.files.header"
local limbs = require "facts.limbs"

local INERTIAL = '<inertial><origin xyz="0.1 0.2 0.3"/><mass value="1.5"/><inertia ixx="0.1" '
  .. 'iyy="0.1" izz="0.1" ixy="0" ixz="0" iyz="0"/></inertial>'

local ROBOT = ([[
<robot name="r">
  <link name="base"/>
  <link name="a">I</link> <link name="b*/"/> <link name="c">I</link> <link name="d">I</link>
  <link name="e">I</link> <link name="f">I</link>
  <joint name="slide" type="prismatic"><parent link="base"/><child link="a"/><axis xyz="1 0 0"/>
    <limit lower="-1" upper="2.5" velocity="3" effort="40"/>
    <dynamics damping="0.5" friction="0.25"/></joint>
  <joint name="w" type="fixed"><parent link="a"/><child link="b*/"/></joint>
  <joint name="turn-1" type="continuous"><parent link="a"/><child link="c"/><axis xyz="0 0 1"/>
    <limit velocity="7" effort="9"/></joint>
  <joint name="lean" type="revolute"><parent link="c"/><child link="d"/><axis xyz="1 1 0"/>
    <limit lower="-2" upper="2" velocity="3" effort="40"/></joint>
  <joint name="follow" type="revolute"><parent link="d"/><child link="e"/><axis xyz="0 1 0"/>
    <limit lower="-9" upper="9" velocity="8" effort="7"/>
    <mimic joint="slide" multiplier="-2" offset="0.5"/></joint>
  <joint name="glide" type="planar"><parent link="e"/><child link="f"/><axis xyz="0 0 1"/></joint>
</robot>]]):gsub("I<", INERTIAL .. "<")

local OPTIONS = {
  functions = { "crba", "ltdl" }, screw = { { name = "turn-1", value = 0.02 } },
  armature = { { name = "lean", value = 0.125 } }, friction_width = 0.01,
  joint_friction = true, prescribed = { "lean", "slide" },
}

-- the lines of a comment or a dump as one text, each blank one blank
local function flat(lines)
  return (table.concat(lines, "\n"):gsub("\n %*", "\n"):gsub("%s+", " "))
end

describe("the facts of a robot", function()
  local job, model
  lazy_setup(function()
    job = algo.compile(ROBOT, OPTIONS)
    model = job.model
  end)

  local function remark(kind, joint)
    for _, one in ipairs(facts.remarks(model)) do
      if one.kind == kind and (not joint or one.joint == joint) then return one end
    end
    error("no " .. kind .. " of " .. tostring(joint))
  end

  it("are numbers and names", function()
    assert.same({ "b*/" }, remark("weld").welded)
    assert.equal("a", remark("weld").link)
    assert.equal(0.02, remark("screw", "turn-1").pitch)
    assert.equal("turn_1", remark("renamed", "turn-1").id)
    assert.equal("lean", remark("oblique").joint)
    local follower = remark "mimic"
    assert.same({ "follow", "slide", -2, 0.5 },
      { follower.joint, follower.master, follower.ratio, follower.offset })
    assert.equal("glide", remark("planar").joint)
    assert.same({ { joint = "lean", value = 0.125 } }, remark("rotors").joints)
    assert.same({ { joint = "slide", value = 0.5 } }, remark("damping").joints)
    assert.same({ { joint = "slide", value = 0.25 } }, remark("friction").joints)
    assert.equal(0.01, remark("friction").width)
    assert.same({ "slide", "lean" }, remark("prescribed").joints)
  end)

  it("are sentences", function()
    assert.equal("Welded to a by fixed joints: b*/.", remark("weld").says)
    assert.equal("turn-1 is a screw: it advances 0.02 m along its axis per radian.",
      remark("screw").says)
    assert.equal("follow follows slide: it is at -2*q + 0.5 with the q of that joint, and has no "
      .. "element of q, v or tau.",
      remark("mimic").says)
    assert.equal("hybrid takes the accelerations of slide, lean.", remark("prescribed").says)
    assert.equal("Joint damping in rnea, bias, fd and aba: slide 0.5.", remark("damping").says)
  end)

  it("are a row a joint", function()
    local joints = facts.joints(model)
    assert.equal(#model.bodies, #joints)
    assert.equal("base", joints[1].parent)
    assert.same({ 0, 1 }, joints[1].q)
    local by_name = {}
    for _, one in ipairs(joints) do by_name[one.joint] = one end
    assert.is_nil(by_name.follow.q)
    assert.equal("follow", joints[by_name.glide.i - 1].joint)
    assert.same({ 3, 3 }, by_name.glide.v)
    assert.same({ "i", "q", "v", "parent", "joint", "type", "axis", "child link" },
      facts.joint_table(model)[1])
    assert.same({ "2", "1", "1", "slide", "turn-1", "helical", "0 0 1", "c" },
      facts.joint_table(model)[3])
  end)

  it("are limits, where there are any", function()
    assert.same({
      { "joint", "lower", "upper", "|v|", "|tau|" }, { "slide", "-1", "2.5", "3", "40" },
      { "turn-1", "", "", "7", "9" }, { "lean", "-2", "2", "3", "40" },
    }, facts.limit_table(model))
    local planar = facts.limits(model)[5]
    assert.same({ -math.huge, -math.huge, -math.huge }, planar.lower)
    assert.same({ math.huge, math.huge, math.huge }, planar.effort)
  end)

  it("are the same in the header and the dump of the model", function()
    local says = facts.remarks(model)
    assert.is_true(#says >= 9, #says)
    local in_header = flat(header.remarks(model))
    local in_dump = flat { dump.model(data.model(job)) }
    for _, one in ipairs(says) do
      local words = one.says:gsub("%*/", "*\\x2F")
      assert.is_truthy(in_header:find(words, 1, true), words)
      assert.is_truthy(in_dump:find(words, 1, true), words)
    end
    for _, line in ipairs(header.joint_table(model)) do
      local row = "\n" .. line:gsub("^ %*   ", "  ") .. "\n"
      assert.is_truthy(dump.model(data.model(job)):find(row, 1, true), line)
    end
  end)

  it("do no harm as a comment, whatever names say", function()
    for _, list in ipairs { header.remarks(model), header.joint_table(model) } do
      assert.is_nil(table.concat(list, "\n"):find("*/", 1, true))
    end
  end)
end)

describe("the pattern of H", function()
  local job
  lazy_setup(function()
    job = algo.compile(front.contents "models/duo.urdf", { functions = { "crba" } })
  end)

  it("is a row a dof", function()
    assert.same({
      { id = "waist", marks = { "x" } }, { id = "left", marks = { "x", "x" } },
      { id = "right", marks = { "0", ".", "x" } },
    }, facts.pattern(job.model, { [3] = true }))
  end)

  it("is counted", function()
    local counted = facts.zeros(job.model, { [3] = true })
    assert.same({ 5, 1 }, { counted.stored, counted.zero })
    assert.equal("H has 5 stored entries; 1 of them is zero for every q.", counted.says)
  end)

  it("is sparser by its branches: D1, D2, rho, lambda'", function()
    local found = facts.branching(job.model)
    assert.same({ 3, 2, 2, { D1 = 3, D2 = 4 } }, { found.n, found.D1, found.D2, found.chain })
    assert.same({ -1, 0, 0 }, found.lambda)
    assert.is_true(math.abs(found.rho - 7 / 9) < 1e-15) -- two zeros of nine
    assert.truthy(found.says:find("density of H is rho = 0.78", 1, true))
    assert.truthy(found.says:find("its factor about rho^2 = 0.6 times (D2 gives 0.5)",
      1, true))
    local chain = algo.compile(front.contents "models/arm6.urdf", { functions = { "crba" } })
    found = facts.branching(chain.model) -- n (n - 1)/2 and (n^3 - n)/6
    assert.same({ 15, 35, { D1 = 15, D2 = 35 }, 1.0 },
      { found.D1, found.D2, found.chain, found.rho })
    assert.truthy(found.says:find("there are no branches", 1, true))
  end)

  it("is as wide as it may be", function()
    local pattern = facts.pattern(job.model, {})
    assert.same({ "       waist  left  right", "waist    x", "left     x     x",
      "right    x     .      x" }, facts.picture(pattern, 25))
    assert.same({ "waist  x", "left   x x", "right  x . x" }, facts.picture(pattern, 24))
    assert.same({ "waist  x", "left   xx", "right  x.x" }, facts.picture(pattern, 11))
  end)
end)

describe("what the planner weighed", function()
  local FUNCTIONS = { "crba", "minv", "rnea", "aba", "ltdl" }
  local function compile(level)
    return algo.compile(front.contents "models/arm6.urdf",
      { optimize = level, functions = FUNCTIONS })
  end

  it("is told of each choice", function()
    local job = compile(2)
    local plain = compile(1)
    local choices = frames.weighed(job)
    local names = {}
    for k, one in ipairs(choices) do names[k] = table.concat(one.functions, " ") end
    assert.same({ "crba minv", "rnea", "aba" }, names)
    for _, one in ipairs(choices) do
      local styles, least, taken = {}, math.huge, nil
      for k, style in ipairs(one.styles) do
        styles[k] = style.style
        least = math.min(least, style.operations)
        if style.taken then
          assert.is_nil(taken)
          taken = style
        end
      end
      assert.equal("given child parent", table.concat(styles, " ", 1, 3))
      assert.equal(4, #styles) -- and that one with frames that stay behind
      -- the model's own frames are those of -O1, which factors no sums
      local name = one.functions[1]
      assert.equal(plain.by_name[name].plain.cost.total, one.styles[1].operations)
      assert.equal(least, taken.operations)
      assert.is_true(job.by_name[name].plain.cost.total <= least)
    end
  end)

  it("is in the dump of choose, beside the frames", function()
    local job = compile(2)
    local text = dump.choose(data.choose(job))
    assert.equal(3, #frames.weighed(job))
    for _, one in ipairs(frames.weighed(job)) do
      assert.is_truthy(flat { text }:find(one.says, 1, true), one.says)
      for _, style in ipairs(one.styles) do
        local row = ("\n  %s *%d +%s +"):format(style.taken and "%*" or " ", style.operations,
          style.style)
        assert.is_truthy(text:find(row), row)
      end
    end
    assert.is_true(#frames.groups(job) > 0)
    for _, group in ipairs(frames.groups(job)) do
      assert.is_truthy(flat { text }:find(group.says, 1, true), group.says)
      assert.is_truthy(flat(header.chosen(job)):find(group.says, 1, true), group.says)
    end
  end)

  it("is nothing where frames are the model's own", function()
    assert.same({}, frames.weighed(compile(1)))
    assert.same({}, frames.groups(compile(1)))
    assert.is_nil(dump.choose(data.choose(compile(1))):find("Frames", 1, true))
  end)
end)

describe("a function with limbs in lanes", function()
  it("has operations on vectors among all of them: roots, which are none, do not count", function()
    local job = algo.compile(front.contents "models/quad.urdf",
      { base = "floating", functions = { "regressor_joints" } }, "lower")
    local program = job.by_name.regressor_joints.in_lanes
    assert.is_true(program.cost.sqrt > 0)
    assert.same({ operations = 6, vectors = 6 }, limbs.lanes_of(program))
  end)
end)
