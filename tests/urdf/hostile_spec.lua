-- Reads other people's files: ../shared/hostile and ../shared/parser-tests, as their INDEX.md
-- expect, and the real robots of ../shared/urdf.
--
-- Pending if ../shared is absent.  Only the reader is tested here; tests of the generator cover odd
-- names in C.

local front = dofile "tests/support/front.lua"

-- Where we differ on purpose: file -> { what we do, the reason }.
local DEVIATIONS = {
  -- parser-tests, section C (accepted by its origin, doubtful by the specification)
  ["drake/MassTagOmitted.urdf"] = { "reject", "an <inertial> without <mass> is an error, as in "
    .. "hostile/63: guessing a mass is not ours to do" },
  ["drake/LegacyPlanarJointAsCustomTest.urdf"] = { "reject", "<drake:joint> is another tool's "
    .. "element; without it the links are no tree" },
  ["drake/PlanarJointAxisRespected.urdf"] = { "reject", "<drake:joint>, as above" },
  ["drake/PlanarJointCanonicalFrame.urdf"] = { "reject", "<drake:joint>, as above" },
}

-- Files of section A that are rejected, but not for the reason of their origin: apart from what we
-- report, nothing in them that concerns dynamics is wrong.  Pattern -> the reason.
local OTHER_REASON = {
  { "transmission", "transmissions do not enter the dynamics; the files have no link" },
  { "Transmission", "transmissions do not enter the dynamics; the files have no link" },
  { "ducktype", "transmissions do not enter the dynamics; the files have no link" },
  { "material", "materials are passed over; the file has no link" },
  { "FrameNameBroken", "<frame> is Drake's; the file has no link" },
  { "FrameLinkBroken", "<frame> is Drake's; the file has no link" },
  { "ObsoleteLoopJoint", "<loop_joint> is Drake's; the file has no link" },
  { "Bushing", "<drake:linear_bushing_rpy> is Drake's; the links are no tree" },
  { "LinearSpringDamper", "<drake:linear_spring_damper> is Drake's; the links are no tree" },
  { "CurvilinearJoint", "<drake:joint> is Drake's, and without it there are two root links" },
  { "no_filename_in_mesh", "meshes are passed over; two joints lack parent and child" },
}

-- Rows of the tables of an INDEX.md, by section: lists of { cell, cell, ... }.
local function tables(path)
  local sections, section = {}, ""
  for line in (front.contents(path) .. "\n"):gmatch "(.-)\n" do
    section = line:match "^## (%u)%." or section
    local row = {}
    for cell in (line:match "^|(.*)$" or ""):gmatch "%s*([^|]-)%s*|" do
      row[#row + 1] = cell
    end
    if row[1] and row[1]:find "%.urdf$" then
      sections[section] = sections[section] or {}
      table.insert(sections[section], row)
    end
  end
  return sections
end

local function has(items, severity, line)
  for _, item in ipairs(items) do
    if item.severity == severity and (line == nil or item.line == line) then
      return true
    end
  end
  return false
end

local function explain(items)
  return #items > 0 and table.concat(front.shown(items), "\n") or "(no message)"
end

-- Reads within the time that the INDEX allows; every message has a line number, and is one line of
-- printable text.
local function read(path, seconds)
  local start = os.clock()
  local robot, items = front.read(path)
  assert.is_true(os.clock() - start < seconds, "too slow")
  for _, item in ipairs(items) do
    assert.equal("integer", math.type(item.line))
    assert.is_nil(item.text:find "%c", item.text)
    assert.is_truthy(utf8.len(item.text))
    assert.is_nil(item.text:find("root:x:", 1, true))
  end
  assert.equal(robot == nil, has(items, "error"))
  return robot, items
end

local function rejected(robot, items, line)
  assert.is_nil(robot, "was accepted: " .. explain(items))
  if line then
    assert.is_true(has(items, "error", line), "no error at line " .. line .. ": " .. explain(items))
  end
end

local expectations = {
  REJECT = rejected,
  WARN = function(robot, items, line)
    assert.is_true(robot ~= nil, explain(items))
    assert.is_true(has(items, "warning", line), explain(items))
  end,
  ACCEPT = function(robot, items)
    assert.is_true(robot ~= nil, explain(items))
    assert.same({}, front.shown(items))
  end,
  -- both an error and acceptance are fine; an error must be where the INDEX says
  EITHER = function(robot, items, line)
    if not robot then rejected(robot, items, line) end
  end,
}

-- a comment before the declaration is not XML, but five real robots have one
local DECIDED = { ["76_comment_before_decl.urdf"] = "WARN" }

describe("hostile", function()
  local directory = front.shared .. "/hostile/"
  if not front.exists(directory .. "INDEX.md") then
    pending "../shared/hostile is absent"
    return
  end
  local rows = tables(directory .. "INDEX.md")[""]
  for _, row in ipairs(rows) do
    local name, expect, line = row[1], DECIDED[row[1]] or row[2], tonumber(row[4])
    it(name .. ": " .. expect, function()
      local robot, items = read(directory .. name, 1)
      expectations[expect](robot, items, line)
    end)
  end

  it("INDEX.md and the directory list the same files", function()
    local listed = {}
    for i, row in ipairs(rows) do
      listed[i] = row[1]
    end
    table.sort(listed)
    assert.same(front.names(directory, ".urdf"), listed)
  end)
end)

describe("hostile names", function()
  local directory = front.shared .. "/hostile/"
  if not front.exists(directory .. "INDEX.md") then
    pending "../shared/hostile is absent"
    return
  end

  it("come through as they are", function()
    local robot = read(directory .. "104_name_newline.urdf", 1)
    assert.equal("x\n#error INJECTED_NL\n", robot.links[2].name)
    robot = read(directory .. "98_name_unicode.urdf", 1)
    assert.equal("bras_\u{e9}paule_\u{5de6}\u{8155}_\u{1f9be}", robot.links[2].name)
    robot = read(directory .. "123_name_long.urdf", 1)
    assert.is_true(#robot.links[2].name >= 5000)
    assert.not_equal(robot.links[2].name, robot.links[3].name)
  end)

  it("and numbers in legal forms have the right values", function()
    local robot = read(directory .. "50_num_forms_ok.urdf", 1)
    assert.same({ 0.5, 5.0, 0.0 }, robot.joints[1].xyz)
    assert.equal(0.001, robot.joints[1].rpy[1])
  end)
end)

-- 3x3 product, row by row; of a and the transpose of b with `transposed`.
local function product(a, b, transposed)
  local c = {}
  for i = 0, 2 do
    for j = 0, 2 do
      local sum = 0
      for k = 0, 2 do
        sum = sum + a[3 * i + k + 1] * b[transposed and 3 * j + k + 1 or 3 * k + j + 1]
      end
      c[3 * i + j + 1] = sum
    end
  end
  return c
end

-- R I R' with R = Rz(yaw) Ry(pitch) Rx(roll).
local function in_link_axes(body)
  local r, p, y = table.unpack(body.rpy)
  local rotation = product(product(
    { math.cos(y), -math.sin(y), 0, math.sin(y), math.cos(y), 0, 0, 0, 1 },
    { math.cos(p), 0, math.sin(p), 0, 1, 0, -math.sin(p), 0, math.cos(p) }),
    { 1, 0, 0, 0, math.cos(r), -math.sin(r), 0, math.sin(r), math.cos(r) })
  return product(product(rotation, { body.ixx, body.ixy, body.ixz, body.ixy, body.iyy, body.iyz,
    body.ixz, body.iyz, body.izz }), rotation, true)
end

describe("parser-tests", function()
  local directory = front.shared .. "/parser-tests/"
  if not front.exists(directory .. "INDEX.md") then
    pending "../shared/parser-tests is absent"
    return
  end
  local sections = tables(directory .. "INDEX.md")

  local function other_reason(name)
    for _, entry in ipairs(OTHER_REASON) do
      if name:find(entry[1], 1, true) then return entry[2] end
    end
  end

  for _, row in ipairs(sections.A) do
    local reason = other_reason(row[1])
    it("A " .. row[1] .. ": reject" .. (reason and " (" .. reason .. ")" or ""), function()
      rejected(read(directory .. row[1], 1))
    end)
  end

  for _, row in ipairs(sections.B) do
    it("B " .. row[1] .. ": " .. row[7], function()
      local robot, items = read(directory .. row[1], 1)
      assert.is_true(robot ~= nil, explain(items))
      if row[7] == "warn" then
        assert.is_true(has(items, "warning"), "no warning")
      end
    end)
  end

  for _, row in ipairs(sections.C) do
    local deviation = DEVIATIONS[row[1]]
    it("C " .. row[1] .. ": " .. (deviation and table.concat(deviation, ", ") or "accept, warn"),
      function()
        local robot, items = read(directory .. row[1], 1)
        if deviation then
          rejected(robot, items)
        else
          assert.is_true(robot ~= nil, explain(items))
          assert.is_true(has(items, "warning"), "no warning")
        end
      end)
  end

  -- Origin and specification disagree: our own reading decides, which is the `careful verdict`,
  -- except for white space before the declaration, which we read as the origins do.
  for _, row in ipairs(sections.D) do
    local verdict = row[8]:find("declaration not at start", 1, true) and "read" or row[7]
    it("D " .. row[1] .. ": " .. verdict, function()
      local robot, items = read(directory .. row[1], 1)
      if verdict == "read" then
        assert.is_true(robot ~= nil, explain(items))
      elseif verdict == "reject" then
        rejected(robot, items)
      end
    end)
  end

  it("kdl's two ways to write an inertia are one inertia", function()
    local one = read(directory .. "kdl_parser/kdl_parser__test__testInertiaRPYmodel1.urdf", 1)
    local two = read(directory .. "kdl_parser/kdl_parser__test__testInertiaRPYmodel2.urdf", 1)
    local turned = 0
    assert.equal(#one.links, #two.links)
    for i, link in ipairs(one.links) do
      local a, b = link.inertial, two.links[i].inertial
      assert.equal(a == nil, b == nil)
      if a then
        assert.equal(a.mass, b.mass)
        assert.same(a.xyz, b.xyz)
        turned = turned + ((a.rpy[1] ~= b.rpy[1] or a.rpy[3] ~= b.rpy[3]) and 1 or 0)
        local ma, mb = in_link_axes(a), in_link_axes(b)
        for k = 1, 9 do
          assert.near(ma[k], mb[k], 1e-9)
        end
      end
    end
    assert.is_true(turned > 0, "the two files are the same")
  end)
end)

-- "floating:1 revolute:12" -> { floating = 1, revolute = 12 }
local function counts_of(text)
  local counts = {}
  for kind, n in text:gmatch "(%l+):(%d+)" do
    counts[kind] = tonumber(n)
  end
  return counts
end

describe("real robots", function()
  local directory = front.shared .. "/urdf/"
  if not front.exists(directory .. "INDEX.md") then
    pending "../shared/urdf is absent"
    return
  end
  local rows = tables(directory .. "INDEX.md")[""]

  it("are all in the index", function()
    assert.equal(#front.names(directory, ".urdf"), #rows)
    assert.equal(25, #rows)
  end)

  for _, row in ipairs(rows) do
    it(row[1] .. " reads, with the links and joints of the index", function()
      local robot, items = read(directory .. row[1], 2)
      assert.is_true(robot ~= nil, explain(items))
      assert.equal(tonumber(row[6]), #robot.links)
      local counts = {}
      for _, joint in ipairs(robot.joints) do
        counts[joint.type] = (counts[joint.type] or 0) + 1
      end
      assert.same(counts_of(row[7]), counts)
      if row[17] == "warn" then
        assert.is_true(has(items, "warning"), "no warning")
      end
    end)
  end
end)
