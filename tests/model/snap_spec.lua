-- Tests typed numbers that mean a rounder one (gen/model/snap.lua): which ones, the effect of
-- --snap and --snap-length on them, and the remarks about those that are left alone.

local algo = dofile "tests/support/algo.lua"
local fail = require "fail"
local front = dofile "tests/support/front.lua"
local model = require "model"
local snap = require "model.snap"

-- two joints in a row, the second with this pose; xyz of the centre of mass, products of inertia
local function robot(xyz, rpy, com, products)
  products = products or { 0.0, 0.0, 0.0 }
  local body = ([[<inertial><origin xyz="%s"/><mass value="2"/><inertia ixx="1" iyy="1.2" izz="1.1"
    ixy="%s" ixz="%s" iyz="%s"/></inertial>]]):format(com or "0.1 0.2 0.3", table.unpack(products))
  return ([[<robot name="r"><link name="a"/><link name="b">%s</link><link name="c">%s</link>
    <joint name="j" type="continuous"><parent link="a"/><child link="b"/><axis xyz="0 0 1"/>
    </joint>
    <joint name="k" type="continuous"><parent link="b"/><child link="c"/><axis xyz="0 1 0"/>
    <origin xyz="%s" rpy="%s"/></joint></robot>]]):format(body, body, xyz or "1 0 0",
    rpy or "0 0 0")
end

local function record(...) return assert(front.read_string(robot(...))) end

-- the angles of joint k after snap.apply
local function angles(rpy, options)
  local read = record(nil, rpy)
  snap.apply(read, nil, options or {})
  return read.joints[2].rpy
end

describe("an angle", function()
  local right = math.pi / 2

  it("within 1e-9 of a multiple of 90 degrees is that, unless it is told otherwise", function()
    assert.same({ right, -right, 2 * right }, angles "1.57079632679 -1.5707963258 3.14159265359")
    assert.same({ 1.570796325, 1.5708, 1e-8 }, angles "1.570796325 1.5708 1e-8")
    assert.same({ 3 * right, 0.0, right }, angles("4.712 1e-7 1.5708", { snap = 1e-3 }))
    assert.same({ 1e-7, right, 1.571 }, angles("1e-7 1.5707963 1.571", { snap = 5e-8 }))
  end)

  it("is as typed with --snap 0", function()
    local typed = { 1.57079632679, -3.14159265359, 2e-10 }
    assert.same(typed, angles("1.57079632679 -3.14159265359 2e-10", { snap = 0.0 }))
    -- in the frames, only the rounding of a double still counts as a right angle
    local function turns(rpy)
      local log = fail.log "test.urdf"
      return #model.build(record(nil, rpy), { snap = 0.0 }, log).bodies[2].tree.turns
    end
    assert.equal(1, turns "1.57079632679 0 0")
    assert.equal(0, turns "1.5707963267948966 0 0")
  end)

  it("of very many turns keeps its sine and cosine", function()
    for _, angle in ipairs { 1e16, 1e17, 1e300, -12345.678 } do
      local found = angles(("%.17g 0 0"):format(angle))[1]
      assert.is_true(math.abs(found) <= math.pi)
      assert.near(math.sin(angle), math.sin(found), 1e-15)
      assert.near(math.cos(angle), math.cos(found), 1e-15)
    end
    assert.same({ 402 * right, 0.0, 0.0 }, angles(("%.17g 0 0"):format(402 * right)))
  end)

  it("goes with the axes: noise there stays with --snap 0", function()
    for _, case in ipairs { { 0.0, 3e-10 }, { 1e-3, 0.0 }, { nil, 0.0 } } do
      local read = record()
      read.joints[1].axis = { 3e-10, 0.0, 1.0 }
      snap.apply(read, nil, { snap = case[1] })
      assert.same({ case[2] or 0.0, 0.0, 1.0 }, read.joints[1].axis)
    end
  end)
end)

describe("a length", function()
  it("is as typed unless --snap-length says how small is nothing", function()
    local text = { "1e-17 -2e-9 1", nil, "3e-12 0.1 -5e-17", { "1e-13", "-8e-18", "0.1" } }
    local read = record(table.unpack(text, 1, 4))
    snap.apply(read, nil, {})
    assert.same({ 1e-17, -2e-9, 1.0 }, read.joints[2].xyz)
    snap.apply(read, nil, { snap_length = 2e-9 })
    assert.same({ 0.0, 0.0, 1.0 }, read.joints[2].xyz)
    local body = read.links[3].inertial
    assert.same({ 0.0, 0.1, 0.0 }, body.xyz)
    -- 2 kg at 2e-9 m are 8e-18 kg m^2
    assert.same({ 1e-13, 0.0, 0.1 }, { body.ixy, body.ixz, body.iyz })
    assert.same({ 1.0, 1.2, 1.1 }, { body.ixx, body.iyy, body.izz })
  end)

  it("and an angle of an extra frame are snapped", function()
    local list = { file = "c.lua", { name = "f", link = "c", xyz = { 1e-12, 1.0, 0.0 },
      rpy = { 0.0, 1.5708, 0.0 }, line = 3 } }
    snap.apply(record(), list, { snap = 1e-4, snap_length = 1e-9 })
    assert.same({ 0.0, 1.0, 0.0 }, list[1].xyz)
    assert.same({ 0.0, math.pi / 2, 0.0 }, list[1].rpy)
  end)
end)

-- { "roll 1.5708 pi/2", .. } for joint k, and the options that end it
local function near(xyz, rpy, options, com, products)
  local list, ending = snap.near(record(xyz, rpy, com, products), nil, options or {})
  local words = {}
  for k, miss in ipairs(list) do
    words[k] = ("%s %.17g %s"):format(miss.name, miss.value, miss.likely)
  end
  return words, ending
end

describe("a near miss", function()
  it("is an angle that was typed with few digits, or misses by 1e-6", function()
    local few = { "1.5708", "3.1416", "3.14159", "-1.571", "1.57", "3.14", "4.7124", "6.28318",
      "1.570796", "3.1415926", "-3.14159265", "1e-7", "1.57079", "-9e-7" }
    for _, angle in ipairs(few) do
      assert.equal(1, #near(nil, angle .. " 0 0"), angle)
    end
    for _, angle in ipairs { "1.5", "1.58", "1.56", "1.6", "3.1", "0.7854", "0.001", "3.2", "1e-5",
      "1.5709", "1.5707963268", "3.14159265359", "2", "3.1417", "1.5806", "0" } do
      assert.equal(0, #near(nil, angle .. " 0 0"), angle)
    end
  end)

  it("says what is likely meant, and how to say so", function()
    local words, ending = near(nil, "1.5708 -4.712 6.2832")
    assert.equal("roll", words[1]:match "^%a+")
    local likely = {}
    for k, word in ipairs(words) do likely[k] = word:match "%S+ %S+ (.*)" end
    assert.same({ "pi/2", "-3 pi/2", "2 pi" }, likely)
    assert.same({ snap = "4e-4" }, ending)
    words, ending = near("1e-16 0 -4e-17", "0 0 1.5707963")
    assert.same({ "x 9.9999999999999998e-17 0", "z -4.0000000000000003e-17 0",
      "yaw 1.5707963 pi/2" }, words)
    assert.same({ snap = "3e-8", snap_length = "1e-16" }, ending)
  end)

  it("names all that its options would take, also what alone would not be said", function()
    local words, ending = near(nil, "1.57 0.0005 0")
    assert.equal(2, #words)
    assert.same({ snap = "8e-4" }, ending)
  end)

  it("is a product of inertia below 1e-12 a kilogram", function()
    local words, ending = near(nil, nil, nil, nil, { "1.9e-12", "1e-11", "0" })
    assert.same({ "ixy 1.9e-12 0", "ixy 1.9e-12 0" }, words)
    assert.same({ snap_length = "1e-6" }, ending)
  end)

  it("is none where an option has said what counts", function()
    assert.same({}, (near(nil, "1.5708 0 0", { snap = 0.0 })))
    assert.same({}, (near("1e-16 0 0", nil, { snap_length = 0.0 })))
    assert.same({ "x 9.9999999999999998e-17 0" }, (near("1e-16 0 0", "1.5708 0 0", { snap = 0.0 })))
  end)
end)

describe("the remark", function()
  local function remark(text, options)
    options = options or {}
    options.functions = options.functions or { "rnea" }
    local job = algo.compile(text, options, "choose", true)
    local found = {}
    for _, item in ipairs(job.log:sorted()) do
      if item.hint then found[#found + 1] = item end
    end
    return found, job
  end

  local text = robot("1e-17 0.2 0", "1.5708 0 0", "0.1 0 0.3")

  it("tells the operations of H, as crba would have them with the options it gives", function()
    local found = remark(text)
    assert.equal(1, #found)
    local options, after, before, list = found[1].text:match
      "; (.-) rounds them, and H takes (%d+) operations instead of (%d+): (.*)$"
    assert.equal("--snap 4e-6 --snap-length 1e-17", options)
    assert.equal("joint 'k': x 1e-17 (0), roll 1.5708 (pi/2)", list)
    local function cost(more)
      more.functions = { "crba" }
      local _, job = remark(text, more)
      return job.by_name.crba.plain.cost.total
    end
    assert.equal(cost { snap = 0.0, snap_length = 0.0 }, tonumber(before))
    assert.equal(cost { snap = 4e-6, snap_length = 1e-17 }, tonumber(after))
    assert.is_true(tonumber(after) < tonumber(before))
    assert.equal(7, found[1].line)
    -- if crba is written anyway, at any level
    for _, level in ipairs { 0, 2 } do
      found = remark(text, { functions = { "crba" }, optimize = level })
      assert.is_truthy(found[1].text:find("operations instead of", 1, true))
    end
  end)

  it("is not made where nothing would be saved, or nobody reads it", function()
    assert.same({}, (remark(robot "1 2 3")))
    -- the place of the first joint has no effect on H
    local first = text:gsub('<origin xyz="1e%-17 0.2 0" rpy="1.5708 0 0"/>', '')
      :gsub('<axis xyz="0 0 1"/>', '%0<origin xyz="1e-17 0 0" rpy="0 0 1.5708"/>')
    assert.is_true(#snap.near(assert(front.read_string(first)), nil, {}) > 0)
    assert.same({}, (remark(first)))
    -- neither has the inertia of a body that does not move
    local post = '<robot name="r"><link name="z">' .. text:match "<inertial>.-</inertial>"
      .. '</link><joint name="z" type="fixed"><parent link="z"/><child link="a"/></joint>'
    local standing = text:gsub('rpy="1.5708 0 0"', ""):gsub('1e%-17 0.2', "0.1 0.2")
      :gsub('<robot name="r">', (post:gsub('xyz="0.1 0', 'xyz="0.1 1e-18')))
    assert.same({}, (remark(standing)))
    assert.same({}, algo.compile(text, { functions = { "crba" } }).log:sorted())
  end)
end)
