-- Tests `pinion diff`: its reports of edits, its numbers against the algorithms, and what remains
-- of a report if only generated code is available.

local algo = dofile "tests/support/algo.lua"
local changes = require "tools.review.changes"
local diff = require "tools.review.comparison"
local front = dofile "tests/support/front.lua"
local json = require "json"
local page = require "tools.review.print"
local pipeline = require "pipeline"
local robot_of = require("tools.review.seen_robot").of
local side = require "tools.review.side"
local subtree = require "tools.review.subtree"
local tables = require "tools.review.read_tables"
local template = require "emit.template"
local words = require "tools.review.sentences"

local FUNCTIONS = { "crba", "ltdl", "rnea", "fk" }

-- a robot's text as a side of a comparison
local function side_of(text, options)
  local job = {
    input = { path = "r.urdf", shown = "r.urdf", bytes = text, depends = {} }, version = "0",
    fill = template.new "templates/", log = require("fail").log "r.urdf",
    options = { base = "fixed", order = "document", gravity = { 0.0, 0.0, -9.81 }, optimize = 1,
      real = "double", functions = FUNCTIONS, command = "pinion",
      output_for = function(name) return "out/" .. name end },
  }
  for key, value in pairs(options or {}) do job.options[key] = value end
  pipeline.run(job)
  return side.of_job(job, "r.urdf"), job
end

-- `text` with the one occurrence of `old` replaced
local function edited(text, old, new)
  local first, last = text:find(old, 1, true)
  assert(first and not text:find(old, last + 1, true), "not there exactly once: " .. old)
  return text:sub(1, first - 1) .. new .. text:sub(last + 1)
end

local DUO = front.contents "models/duo.urdf"

-- the report in short: "link left_arm changed mass" ..
local function told(found)
  local list = {}
  for k, item in ipairs(found.robot.items) do
    list[k] = table.concat({ item.what, item.name, item.kind, item.field }, " ")
  end
  return list
end

local function function_of(found, name)
  for _, fn in ipairs(found.functions) do
    if fn.name == name then return fn end
  end
end

-- the sides of the edits below are made once
local made = {}
local function after_of(text)
  made[text] = made[text] or side_of(text)
  return made[text]
end

local LEFT, RIGHT = DUO:match '(  <joint name="left".-</link>\n)',
  DUO:match '(  <joint name="right".-</link>\n)'

-- the edits: name, text after the edit, the report, the verdict, and f(found)
local EDITS = {
  { "a mass", edited(DUO, 'mass value="1.2"', 'mass value="1.5"'),
    { "link left_arm changed mass" }, "same", function(found)
      local item = found.robot.items[1]
      assert.same({ 1.2, 1.5, "r.urdf:38" }, { item.old, item.new, item.place })
      assert.near(25, item.percent, 1e-9)
      assert.equal(3, #found.robot.subtrees) -- the robot's, the waist's, the arm's
      for _, name in ipairs { "crba", "rnea" } do
        local fn = function_of(found, name)
        assert.same({ 0, 0 }, { fn.statements.gone, fn.statements.changed })
        assert.is_true(#fn.constants.changed > 0)
      end
      for _, one in ipairs(found.constants) do assert.is_truthy(one.name:find "^left") end
      assert.is_nil(function_of(found, "ltdl"))
    end },
  { "a link's name", (DUO:gsub("left_arm", "port_arm")), { "link port_arm renamed" }, "breaks",
    function(found)
      assert.same({ "link_left_arm" }, found.interface.removed)
      assert.equal("names", function_of(found, "rnea").statements.only)
      assert.same({}, found.constants)
      assert.is_nil(function_of(found, "ltdl"))
    end },
  { "a joint's name", edited(DUO, 'name="left"', 'name="port"'), { "joint port renamed" },
    "breaks", function(found)
      for _, fn in ipairs(found.functions) do assert.equal("names", fn.statements.only) end
      assert.equal(4, #found.functions)
      assert.is_nil(found.interface.v)
      assert.is_nil(found.interface.H)
    end },
  { "an inertia made zero", edited(DUO, 'izz="0.08"', 'izz="0"'), { "link torso changed izz" },
    "same", function(found)
      local crba = function_of(found, "crba")
      assert.same({ "torso_Izz" }, crba.constants.removed)
      assert.equal(1, crba.statements.changed)
      assert.same({ 12, 11 }, { crba.operations.old, crba.operations.new })
    end },
  { "an axis flipped", edited(DUO, LEFT, (LEFT:gsub('axis xyz="0 1 0"', 'axis xyz="0 -1 0"'))),
    { "joint left changed axis" }, "same", function(found)
      assert.near(180, found.robot.items[1].distance, 1e-9)
      assert.equal(0, #found.robot.subtrees)
      assert.same({ "left" }, found.robot.reversed)
      assert.is_truthy(page.terminal(words.of(found)):find("The axis of joint left is "
        .. "reversed: its q, v, a, tau and limits change sign.", 1, true))
    end },
  { "a gripper", edited(DUO, "</robot>", [[<link name="hand"><inertial><mass value="0.1"/>
    <inertia ixx="1e-4" iyy="1e-4" izz="1e-4" ixy="0" ixz="0" iyz="0"/></inertial></link>
    <joint name="grip" type="prismatic"><parent link="left_arm"/><child link="hand"/>
    <origin xyz="0 0 -0.6"/><axis xyz="1 0 0"/>
    <limit lower="0" upper="0.05" effort="10" velocity="1"/></joint></robot>]]),
    { "link hand added", "joint grip added" }, "recompile", function(found)
      local one = found.interface
      assert.same({ old = 3, new = 4, added = { "grip" }, removed = {},
        moved = { { name = "right", old = 2, new = 3 } } }, one.v)
      assert.same({ old = 5, new = 8 }, one.H.stored)
      assert.same({ "H_grip_waist", "H_grip_left", "H_grip_grip" }, one.H.added)
    end },
  { "a fixed joint between", edited(edited(DUO, LEFT, (LEFT:gsub('parent link="torso"',
    'parent link="plate"'))), "</robot>", [[<link name="plate"/><joint name="bolt" type="fixed">
    <parent link="torso"/><child link="plate"/></joint></robot>]]),
    { "link plate added", "joint left moved", "joint bolt added" }, "recompile", function(found)
      assert.same({ "torso", "plate" }, { found.robot.items[2].old, found.robot.items[2].new })
      assert.equal(0, #found.robot.subtrees)
      assert.same({}, found.constants)
    end },
  { "two branches swapped", edited(edited(DUO, LEFT, ""), RIGHT, RIGHT .. LEFT), {}, "recompile",
    function(found)
      assert.same({ { link = "torso", old = { "left", "right" }, new = { "right", "left" } } },
        found.robot.order)
      assert.same({ { name = "left", old = 1, new = 2 }, { name = "right", old = 2, new = 1 } },
        found.interface.v.moved)
      assert.equal("order", function_of(found, "fk").statements.only)
      assert.same({}, found.constants)
    end },
}

describe("pinion diff of duo and", function()
  local before, job = side_of(DUO)
  local files = {}
  for _, file in ipairs(job.files) do files[file.name] = file.text end

  for _, edit in ipairs(EDITS) do
    local name, text, expected, verdict, check = table.unpack(edit)
    it(name .. " tells that and nothing else", function()
      local after = after_of(text)
      local found = diff.of(before, after)
      assert.same(expected, told(found))
      assert.equal(verdict, found.interface.verdict)
      assert.is_false(found.same)
      check(found)
      assert.is_true(diff.of(after, after).same)
    end)

    it(name .. " is there in all formats, and a page has no byte of its own", function()
      local found = diff.of(before, after_of(text))
      local all = words.of(found)
      for _, shown in ipairs { page.terminal(all), page.markdown(all), json.text(found) } do
        for _, item in ipairs(found.robot.items) do
          assert.is_truthy(shown:gsub("\\", ""):find(item.name, 1, true), shown)
        end
        assert.is_nil(shown:find("\27", 1, true))
      end
      assert.is_truthy(page.terminal(all, true):find("\27[33m", 1, true) or
        page.terminal(all, true):find("\27[32m", 1, true) or #found.robot.items == 0)
    end)

    it(name .. " is seen in the code alone", function()
      local after = after_of(text)
      local found = diff.of({ name = "a", r = "duo", files = files }, after)
      assert.equal(verdict, found.interface.verdict)
      assert.is_false(found.same)
      local moved = name == "a fixed joint between" or name == "two branches swapped"
      assert.is_true(moved or #found.robot.items > 0 or #found.robot.order > 0)
    end)
  end

  it("the page shows what is said of these edits", function()
    local text = front.contents "templates/doc/review.md"
    local rows = { "| edit | pinion diff |", "|---|---|" }
    for k, edit in ipairs(EDITS) do
      local found = diff.of(before, after_of(edit[2]))
      rows[k + 2] = ("| %s | %s |"):format(edit[1], words.of(found).says)
    end
    assert.equal(table.concat(rows, "\n") .. "\n",
      text:match "<!%-%- edits %-%->\n(| edit.-\n)\n")
    local shown = page.terminal(words.of(diff.of(before, after_of(EDITS[1][2]))))
    assert.equal(shown, text:match "<!%-%- diff: a mass %-%->\n```\n(.-)```\n")
  end)

  it("comments, blanks and other numbers for the same is told to be the same", function()
    local text = edited(DUO, "</robot>", "<!-- more -->\n\n</robot>"):gsub('"1.2"', '" 12e-1"')
    local found = diff.of(before, side_of(text))
    assert.is_true(found.same, json.text(found))
    assert.equal("The same robot and the same code.", words.of(found).says)
  end)

  it("other options tells of code, and not of links", function()
    local found = diff.of(before, side_of(DUO, { optimize = 2, functions = { "crba", "aba" } }))
    assert.same({}, told(found))
    assert.equal("breaks", found.interface.verdict)
    assert.equal("added", function_of(found, "aba").kind)
    assert.equal("removed", function_of(found, "rnea").kind)
  end)

  it("a robot of another name compares under it", function()
    local found = diff.of(before, side_of(edited(DUO, 'name="duo"', 'name="deux"')))
    assert.same({ old = "duo", new = "deux" }, found.interface.renamed)
    assert.same({ "robot deux renamed" }, told(found))
    assert.same({}, found.functions)
  end)

  it("names that would act are inert", function()
    local text = DUO:gsub("left_arm", "a|b&lt;img src=x&gt;`@y`")
    local all = words.of(diff.of(before, side_of(text)))
    local shown = page.markdown(all)
    assert.is_nil(shown:find("<img", 1, true))
    assert.is_nil(shown:find("[^\\]|b"))
    assert.is_nil(shown:find("@", 1, true))
    assert.is_nil(page.terminal(all):find("[\0-\9\11-\31]"))
  end)
end)

describe("what joints carry at q = 0", function()
  -- the diagonal of H, less rotors, by the algorithm on floats
  local ROBOTS = { "models/arm7.urdf", "models/quad.urdf", "models/skew.urdf",
    front.shared .. "/urdf/h1.urdf", front.shared .. "/urdf/panda.urdf" }
  for _, path in ipairs(ROBOTS) do
    local name = path:match "[^/]*$"
    it("is what crba says, for " .. name, function()
      if not front.exists(path) then return pending(path .. " is not here: skipped") end
      local job = algo.compile(front.contents(path), { mimic = "free" }, "model")
      local q, m, checked = {}, job.model, 0
      for k = 1, m.nq do q[k] = 0.0 end
      local H = algo.full(job, algo.run(job, "crba", { q = q }).H)
      local carried = subtree.of(robot_of(job.robot, tostring))
      for _, body in ipairs(m.bodies) do
        local one, joint = carried[body.link], body.joint
        if one and joint.axis and body.nv == 1 and body.type ~= "prismatic" then
          local expected = H[body.v + 1][body.v + 1] - body.armature
          local about = subtree.about(joint.axis, one)
          assert.near(expected, about, 1e-9 * (1 + math.abs(expected)), body.name)
          checked = checked + 1
        elseif one and body.type == "prismatic" then
          assert.near(H[body.v + 1][body.v + 1] - body.armature, one.mass, 1e-9, body.name)
          checked = checked + 1
        end
      end
      assert.is_true(checked >= 5, checked .. " joints")
    end)
  end
end)

describe("the robot read back from its tables", function()
  for _, name in ipairs { "duo", "arm7", "skew", "gripper" } do
    it("is the robot that was written: " .. name, function()
      local one, job = side_of(front.contents("models/" .. name .. ".urdf"),
        { joint_friction = true, functions = { "fk" } })
      local back = tables.of(one.r, one.files)
      local carried, expected = subtree.of(back), subtree.of(one.robot)
      for i, body in ipairs(job.model.bodies) do
        local joint = back.joints[i]
        assert.equal(body.name, joint.name)
        assert.equal(body.type == "continuous" and "revolute" or body.type, joint.type)
        local a, b = expected[body.link], carried[joint.child]
        assert.near(a and a.mass or 0, b and b.mass or 0, 1e-12)
        if a and joint.axis then
          assert.near(subtree.about(body.joint.axis, a), subtree.about(joint.axis, b), 1e-10)
        end
        for _, key in ipairs { "effort", "velocity" } do
          if not joint.mimic then
            assert.equal((body.joint.limit or {})[key], joint[key], key)
          end
        end
        assert.equal(body.target ~= nil, joint.mimic ~= nil)
      end
      assert.equal(#job.model.bodies, #back.joints)
    end)
  end
end)

describe("who is who", function()
  -- all links and joints get other names, in two robots
  for _, name in ipairs { "arm7", "quad", "gripper" } do
    it("is found though all names are others: " .. name, function()
      local text = front.contents("models/" .. name .. ".urdf")
      local job = algo.compile(text, {}, "model")
      local other = text
      for _, list in ipairs { job.robot.links, job.robot.joints } do
        for _, item in ipairs(list) do
          other = other:gsub('"' .. item.name .. '"', '"my_' .. item.name .. '"')
        end
      end
      other = other:gsub('<robot name="my_', '<robot name="')
      local new = algo.compile(other, {}, "model")
      local found = changes.of(robot_of(job.robot, tostring), robot_of(new.robot, tostring))
      for _, item in ipairs(found.items) do
        assert.equal("renamed", item.kind)
        assert.equal("my_" .. item.old, item.new)
      end
      assert.equal(#job.robot.links + #job.robot.joints, #found.items)
      assert.same({}, found.order)
    end)
  end
end)
