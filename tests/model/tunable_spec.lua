-- Tests tunable numbers (gen/model/tunable.lua, gen/algo/tree/tuned.lua) inside the generator: the
-- fields; and that algorithms on plain numbers, given the URDF's numbers in "p", give the same
-- results as without, in every choice of frames of -O2, and given others, the same in all of them.
-- suites/tunable.lua tests the compiled C.

local algo = dofile "tests/support/algo.lua"
local random = dofile "tests/support/random.lua"
local random_robot = dofile "tests/support/robots/random_robot.lua"
local reframe = require "model.reframe"
local tunable = require "model.tunable"

local TREES = random.many(10, 20)

local ARM = [[
<robot name="r">
<link name="base"/>
<link name="arm"><inertial><origin xyz="1 0 0" rpy="0 0 1.5707963267948966"/><mass value="2"/>
<inertia ixx="1" ixy="0" ixz="0" iyy="2" iyz="0" izz="2.5"/></inertial></link>
<link name="to ol"/>
<link name="to-ol"><inertial><mass value="1"/>
<inertia ixx="1" ixy="0" ixz="0" iyy="1" iyz="0" izz="1"/></inertial></link>
<joint name="arm" type="continuous"><origin xyz="0 0 1" rpy="0.5 0 1.5707963"/>
<parent link="base"/><child link="arm"/><axis xyz="0 0 1"/></joint>
<joint name="w1" type="fixed"><origin xyz="0 1 0"/><parent link="arm"/><child link="to ol"/></joint>
<joint name="w2" type="fixed"><origin rpy="0 1 0"/><parent link="arm"/><child link="to-ol"/></joint>
</robot>]]

local function fields(options)
  local list = {}
  local found = algo.compile(ARM, { tunable = options }, "model").model.tunable
  for k, field in ipairs(found.fields) do list[k] = field.name .. "=" .. field.value end
  return table.concat(list, " "), found
end

describe("the fields of tunable numbers", function()
  it("come in the order of the tree, links first, whatever the order of the options", function()
    local one = fields { "arm:origin", "to-ol:mass", "arm:inertia,mass", "to ol:com" }
    local two = fields { "to ol:com", "arm:mass,inertia,origin", "to-ol:mass" }
    assert.equal(one, two)
    assert.equal("arm_m=2.0 arm_Ixx=2.0 arm_Ixy=0.0 arm_Ixz=0.0 arm_Iyy=1.0 arm_Iyz=0.0 arm_Izz=2.5"
      .. " to_ol_cx=0.0 to_ol_cy=0.0 to_ol_cz=0.0 to_ol_2_m=1.0 arm_x=0.0 arm_y=0.0 arm_z=1.0"
      .. (" arm_roll=0.5 arm_pitch=0.0 arm_yaw=%.14g"):format(1.5707963), one:gsub("(yaw=).*",
        function(key) return key .. ("%.14g"):format(1.5707963) end))
  end)

  it("are none without the option", function()
    assert.is_nil(algo.compile(ARM, {}, "model").model.tunable)
  end)

  it("say what else there is where a joint is fixed", function()
    local moving = [[<link name="b"/><link name="c"/><link name="eye"/>
<joint name="eyed" type="fixed"><parent link="base"/><child link="eye"/></joint>
<joint name="mount" type="fixed"><parent link="arm"/><child link="b"/></joint>
<joint name="hand" type="continuous"><parent link="b"/><child link="c"/></joint></robot>]]
    local text = ARM:gsub("</robot>", moving)
    for name, needle in pairs { mount = "tune that of 'hand', the next moving joint",
      w1 = "tune com and inertia of link 'to ol'", eyed = "nothing moves with this one" } do
      local ok, problem = pcall(algo.compile, text, { tunable = { name .. ":origin" } }, "model")
      assert.is_false(ok)
      assert.is_truthy(tostring(problem):find("joint '" .. name .. "' is fixed", 1, true))
      assert.is_truthy(tostring(problem):find(needle, 1, true), tostring(problem))
    end
  end)

  it("make payloads of links that are tunable as a whole", function()
    local _, found = fields { "arm:mass,com,inertia", "to-ol:mass,com", "to ol:inertia,com,mass" }
    assert.equal(2, #found.payloads)
    assert.equal("arm", found.payloads[1].link.name)
    assert.equal("to ol", found.payloads[2].link.name)
  end)
end)

-- ---- plain numbers ------------------------------------------------------------------------------

local WORDS = { "mass", "com", "inertia" }

-- some of the robot's numbers, as options; also of welded links
local function choose(model, rng)
  local options = {}
  for _, place in ipairs(model.places) do
    local words = {}
    for _, word in ipairs(WORDS) do
      if rng:chance(0.5) then words[#words + 1] = word end
    end
    if place.body > 0 and #words > 0 and rng:chance(0.6) then
      options[#options + 1] = place.link.name .. ":" .. table.concat(words, ",")
    end
  end
  for _, body in ipairs(model.bodies) do
    if body.joint and rng:chance(0.3) then options[#options + 1] = body.name .. ":origin" end
  end
  return options
end

local function state(rng, model)
  local inputs = { q = {}, v = {}, a = {}, tau = {} }
  for _, body in ipairs(model.bodies) do
    for k = 1, body.nq do inputs.q[body.q + k - 1] = rng:uniform(-1, 1) end
    local first = ({ floating = 3, spherical = 0 })[body.type]
    if first then
      local norm = 0
      for k = 1, 4 do norm = norm + inputs.q[body.q + first + k - 1] ^ 2 end
      for k = 1, 4 do
        local at = body.q + first + k - 1
        inputs.q[at] = inputs.q[at] / math.sqrt(norm)
      end
    end
  end
  for _, name in ipairs { "v", "a", "tau" } do
    for k = 0, model.nv - 1 do inputs[name][k] = rng:uniform(-1, 1) end
  end
  return inputs
end

local function norm(list, n)
  local sum = 0
  for k = 0, n - 1 do sum = sum + list[k] ^ 2 end
  return math.sqrt(sum)
end

local RESULTS = { crba = "H", rnea = "tau", aba = "a", bias = "C" }

-- expected: the results of the model to compare with
local function compare(folded, expected, tuned, name, view, inputs, label)
  local array = RESULTS[name]
  local got = algo.on_floats(folded.catalogue[name], view, inputs)[array]
  local n = name == "crba" and folded.model.pattern.nh or folded.model.nv
  local difference = {}
  for k = 0, n - 1 do difference[k] = got[k] - expected[k] end
  local most = (name == "aba" and 1e-8 or 1e-12) * (norm(expected, n) + 1)
  random.check(norm(difference, n) <= most, "%s: %s is off by %g in frames %s (%s)", label, name,
    norm(difference, n), tuned.style, tuned.options)
end

-- found by the fuzzer: at -O2 the inertia of body l1 took the names of link l1's
describe("what is known of tunable links", function()
  it("has the mass of those whose centre alone is open, at no place", function()
    local function piece(m, t)
      return { m = m, c = { 1.0, 2.0, 3.0 }, I = { 4.0, 0.0, 0.0, 5.0, 0.0, 6.0 },
        place = { tunable = t } }
    end
    local pieces, placeless = tunable.constant { pieces = { piece(1.0, { com = true }),
      piece(2.0, { com = true, inertia = true }), piece(4.0, { com = true, mass = true }),
      piece(8.0, { inertia = true }), piece(16.0) } }
    assert.equal(3.0, placeless)
    local known = {}
    for k, one in ipairs(pieces) do known[k] = ("%g %g %g"):format(one.m, one.c[3], one.I[6]) end
    assert.same({ "0 0 6", "0 0 0", "0 0 6", "8 3 0", "16 3 6" }, known)
  end)
end)

describe("a joint called like a tunable link", function()
  it("keeps numbers of its own, by another name", function()
    for _, names in ipairs { { "l1", "pose" }, { "l1", "l1_rest" }, { "pose", "l1" } } do
      local body = '<link name="%s"><inertial><origin xyz="0.1 0.2 0.3"/><mass value="%d"/>'
        .. '<inertia ixx="3" ixy="0.1" ixz="0" iyy="4" iyz="0" izz="5"/></inertial></link>'
      local joint = '<joint name="%s" type="continuous"><parent link="%s"/><child link="%s"/>'
        .. '<axis xyz="0 0.6 0.8"/></joint>'
      local text = '<robot name="r">' .. body:format("l1", 36) .. body:format("a", 1)
        .. body:format("b", 2) .. joint:format(names[1], "l1", "a")
        .. joint:format(names[2], "a", "b") .. "</robot>"
      local job = algo.compile(text, { base = "floating", optimize = 2, functions = { "crba" },
        tunable = { "l1:com,inertia" } }, "choose")
      assert.equal(1, #job.functions)
    end
  end)
end)

describe("what the file says of tunable numbers", function()
  it("stays what it is, whatever is made of it", function()
    local text = random_robot.make(random.case(9100), { joints = 4 })
    local options = { base = "fixed" }
    options.tunable = choose(algo.compile(text, options, "model").model, random.case(9100))
    local model = algo.compile(text, options, "model").model
    require("model.states").of(model, 2)
    assert.is_true(#model.p > 0)
    assert.same(tunable.values(model), model.p)
  end)
end)

describe("algorithms on plain numbers", function()
  it("find the same with the URDF's numbers in p, in all frames", function()
    local tuned_joints, tuned_links = 0, 0
    for k = 1, TREES do
      local rng = random.case(9000 + k)
      local text = random_robot.make(rng, { joints = rng:integer(1, 8),
        types = k % 3 == 0 and "all" or nil })
      local options = { base = k % 2 == 0 and "floating" or "fixed" }
      local folded = algo.compile(text, options, "model")
      options.tunable = choose(folded.model, rng)
      local model = algo.compile(text, options, "model").model
      local inputs = state(rng, model)
      inputs.p = tunable.values(model)
      local others = setmetatable({ p = {} }, { __index = inputs })
      for at = 0, #inputs.p do
        others.p[at] = (inputs.p[at] or 0.0) * rng:uniform(1, 1.2) + 0.01
      end
      for _, body in ipairs(model.bodies) do
        if body.tuned then tuned_joints = tuned_joints + 1 end
      end
      tuned_links = tuned_links + #options.tunable
      local views = reframe.views(model, {})
      assert.equal(3, #views) -- the file's frames, at the child and at the parent
      for _, view in ipairs { table.unpack(views) } do views[#views + 1] = view.lagging end
      for _, name in ipairs { "crba", "rnea", "bias", "aba" } do
        local fn, array = folded.catalogue[name], RESULTS[name]
        local expected = algo.on_floats(fn, folded.model, inputs)[array]
        local with_others = algo.on_floats(fn, model, others)[array]
        for _, view in ipairs(views) do
          local told = { style = view.style.id, options = table.concat(options.tunable, " ") }
          compare(folded, expected, told, name, view.model, inputs, "tree " .. k)
          compare(folded, with_others, told, name, view.model, others, "other numbers, tree " .. k)
        end
      end
    end
    assert.is_true(tuned_joints > TREES // 2 and tuned_links > TREES,
      tuned_joints .. " " .. tuned_links)
  end)
end)

describe("a tunable limb beside others", function()
  it("leaves a name to numbers that are made before anybody's section", function()
    local text = { '<robot name="r"><link name="trunk"/>' }
    for k, numbers in ipairs {
      { "0.17 0 0.06", 0.0023, -0.0009, 0.0018 }, { "0 0 -0.05", 0, 0, 0 },
      { "-0.2 0 -0.1", 0, 0, 0 },
    } do
      text[#text + 1] = ([[
        <link name="l%d"><inertial><origin xyz="%s"/><mass value="%d"/>
        <inertia ixx="0.08" ixy="%g" ixz="%g" iyy="0.1" iyz="%g" izz="0.09"/></inertial></link>
        <joint name="j%d" type="prismatic"><origin xyz="0.3 0.05 0.4" rpy="0.23 0 0"/>
        <parent link="trunk"/><child link="l%d"/><axis xyz="0 0 1"/>
        <limit lower="-1" upper="1" effort="1" velocity="1"/></joint>]]):format(k, numbers[1], k,
        numbers[2], numbers[3], numbers[4], k, k)
    end
    local job = algo.compile(table.concat(text) .. "</robot>", {
      base = "floating", functions = { "rnea" }, tunable = { "l2:mass,com,inertia" },
    }, "lower")
    local count = 0
    for _, one in ipairs(job.by_name.rnea.in_lanes.constants) do
      assert.truthy(one.id:find "^%a%w*_%w", one.id)
      count = count + 1
    end
    assert.is_true(count > 0)
  end)
end)
