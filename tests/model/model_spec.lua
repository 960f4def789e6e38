-- Tests the kinematic tree (gen/model): expanded parent array, patterns, names, order of joints,
-- welded inertias, frames of oblique axes.  model/rotation_spec.lua tests constant rotations.

local dofs_of = require "model.dofs"
local fail = require "fail"
local frames = require "model.frames"
local front = dofile "tests/support/front.lua"
local mat3 = require "spatial.mat3"
local model = require "model"
local names = require "model.names"
local order = require "order"
local pattern = require "model.pattern"
local random = dofile "tests/support/random.lua"
local random_robot = dofile "tests/support/robots/random_robot.lua"
local truth = dofile "tests/support/reference/truth.lua"

local check = random.check

-- text -> model and record, and the log; errors of the model are raised
local function build(text, options)
  local record = assert(front.read_string(text))
  local log = fail.log "test.urdf"
  return model.build(record, options or {}, log), record, log
end

local function column(list, key)
  local values = {}
  for i, item in ipairs(list) do values[i] = item[key] end
  return values
end

-- ---- patterns -----------------------------------------------------------------------------------

-- the parent array of a tree of bodies with so many dofs each
local function expanded(parents, counts)
  local bodies, n = {}, 0
  for i, parent in ipairs(parents) do
    bodies[i] = { parent = parent, columns = {} }
    for k = 1, counts[i] do bodies[i].columns[k] = n + k end
    n = n + counts[i]
  end
  return dofs_of.tree(bodies, n)
end

describe("the expanded parent array", function()
  it("is that of RBDA table 6.4", function()
    -- joint 2 has three degrees of freedom, the others one
    local parents, dofs = { 0, 1, 1, 2, 2, 3 }, { 1, 3, 1, 1, 1, 1 }
    assert.same({ 0, 1, 2, 3, 1, 4, 4, 5 }, expanded(parents, dofs))
  end)

  it("is the parent array itself where every joint has one degree of freedom", function()
    assert.same({ 0, 1, 2, 1, 0, 5 }, expanded({ 0, 1, 2, 1, 0, 5 }, { 1, 1, 1, 1, 1, 1 }))
  end)

  it("skips a joint without any", function()
    assert.same({ 0, 1, 1 }, expanded({ 0, 1, 2, 2 }, { 1, 0, 1, 1 }))
    assert.same({}, expanded({}, {}))
  end)

  it("has a chain for each joint, hung below the last dof of its parent", function()
    for case = 1, random.many(60, 100) do
      local rng = random.case(case)
      local parents, dofs, first = {}, {}, {}
      local count = 0
      for i = 1, rng:integer(1, 12) do
        parents[i], dofs[i] = rng:integer(0, i - 1), rng:integer(1, 6)
        first[i] = count + 1
        count = count + dofs[i]
      end
      local lambda = expanded(parents, dofs)
      assert.equal(count, #lambda)
      for i, parent in ipairs(parents) do
        local above = parent > 0 and first[parent] + dofs[parent] - 1 or 0
        check(lambda[first[i]] == above, "case %d: joint %d hangs below %d", case, i,
          lambda[first[i]])
        for k = first[i] + 1, first[i] + dofs[i] - 1 do
          check(lambda[k] == k - 1, "case %d: dof %d", case, k)
        end
      end
    end
  end)
end)

-- supports[i][j]: does dof j lie on the way from dof i to the base? Found by following parents.
local function relation(lambda)
  local supports = {}
  for i = 1, #lambda do
    supports[i] = {}
    for j = 1, #lambda do
      local k = i
      while k > j do k = lambda[k] end
      supports[i][j] = k == j
    end
  end
  return supports
end

describe("a pattern", function()
  it("is the relation of dofs and their ancestors, on random trees", function()
    for case = 1, random.many(80, 130) do
      local rng = random.case(1000 + case)
      local lambda = {}
      for i = 1, rng:integer(1, 25) do
        lambda[i] = rng:integer(rng:pick { 0, i // 2, i - 1 }, i - 1)
      end
      local n, supports, p = #lambda, relation(lambda), pattern.of(lambda)
      local rowptr, colind, both = { 0 }, {}, 0
      for i = 1, #lambda do
        local support, depth = {}, 0
        for j = 1, #lambda do
          if supports[i][j] then
            support[#support + 1] = j
            colind[#colind + 1] = j - 1
            depth = depth + 1
          end
          if supports[i][j] or supports[j][i] then both = both + 1 end
        end
        rowptr[i + 1] = #colind
        assert.same(support, pattern.support(p, i))
        assert.equal(depth, p.depth[i])
      end
      assert.same(rowptr, p.rowptr)
      assert.same(colind, p.colind)
      assert.equal(#colind, p.nh)
      assert.equal(#lambda, p.n)
      check(math.abs(p.density - both / (n * n)) < 1e-15, "case %d: density %g", case, p.density)
    end
  end)

  it("of nothing is empty", function()
    local p = pattern.of {}
    assert.same({ 0, 0, 0.0 }, { p.n, p.nh, p.density })
    assert.same({ 0 }, p.rowptr)
  end)
end)

-- ---- names --------------------------------------------------------------------------------------

local NASTY = {
  "", "_", "__", "1", "1a", "n1a", "a b", "a_b", "a-b", "a.b", "a/b", "a*b", "a__b", "a", "A",
  "a_2", "a_3", "a_2_2", "*/", "/*", "??/", "\n", "\\", "\"", "'", "é", "e\u{301}", "\xff", "\0",
  "int", "for", "auto", "main", "sin", "NV", "x", "%s", "$(x)", "`x`", "left arm", "left_arm",
  ("a"):rep(48), ("a"):rep(49), ("a"):rep(60), ("a"):rep(60) .. "b", ("é"):rep(30), ("_"):rep(60),
}

describe("identifiers", function()
  it("are C identifiers of at most 48 characters, whatever the name", function()
    local rng = random.case(19000)
    local list = { table.unpack(NASTY) }
    for k = 1, 2000 do
      local bytes = {}
      for b = 1, rng:integer(0, 70) do bytes[b] = string.char(rng:integer(0, 255)) end
      list[#list + 1] = table.concat(bytes) .. (k % 2 == 0 and "_2" or "")
    end
    for _, name in ipairs(list) do
      local id = names.identifier(name)
      check(#id <= 48 and id:match("^[A-Za-z_][A-Za-z0-9_]*$"), "%q became %s", name, id)
      check(not id:match("^_*$"), "%q became %s", name, id)
    end
  end)

  it("keep the spelling that C allows", function()
    for _, name in ipairs { "a", "A", "left_arm", "a__b", "_x", "l2", ("a"):rep(48) } do
      assert.equal(name, names.identifier(name))
    end
    assert.equal("left_arm", names.identifier "left arm")
    assert.equal("n1a", names.identifier "1a")
  end)

  it("in one scope are never the same, in any order of arrival", function()
    for case = 1, 200 do
      local rng = random.case(22000 + case)
      local scope, taken = names.scope { "x", "int" }, { x = true, int = true }
      for _ = 1, 150 do
        local id = scope(names.identifier(rng:pick(NASTY) .. rng:pick { "", "", "_2", "2", "_3" }))
        check(not taken[id], "case %d: %s twice", case, id)
        check(id:match("^[A-Za-z_][A-Za-z0-9_]*$"), "case %d: %s", case, id)
        taken[id] = true
      end
    end
  end)

  it("of joints and links are never the same, good spellings first", function()
    local parts = { '<robot name="r"><link name="root"/>' }
    local escape = { ["&"] = "&amp;", ["<"] = "&lt;", ['"'] = "&quot;" }
    local list = { "a b", "a_b", "a-b", "a_b_2", "a.b", "é", "__", "1", "n1", ("x"):rep(70),
      ("x"):rep(71), "a&b", 'a"b', "a<b" }
    for _, name in ipairs(list) do
      name = name:gsub('[&<"]', escape)
      parts[#parts + 1] = ([[<link name="%s"><inertial><mass value="1"/>
        <inertia ixx="1" ixy="0" ixz="0" iyy="1" iyz="0" izz="1"/></inertial></link>
        <joint name="%s" type="continuous"><parent link="root"/><child link="%s"/></joint>]])
        :format(name, name, name)
    end
    local m = build(table.concat(parts) .. "</robot>")
    for _, things in ipairs { m.bodies, m.places, m.dofs } do
      local taken = {}
      for _, thing in ipairs(things) do
        assert.is_nil(taken[thing.id], thing.id)
        taken[thing.id] = true
      end
    end
    for i, body in ipairs(m.bodies) do
      assert.equal(list[i], body.name)
      if names.identifier(body.name) == body.name then assert.equal(body.name, body.id) end
    end
  end)
end)

-- ---- order --------------------------------------------------------------------------------------

local MASS = [[<inertial><mass value="1"/><inertia ixx="1" ixy="0" ixz="0" iyy="1" iyz="0"
  izz="1"/></inertial>]]

-- joints { name, parent, child, type } as URDF, in this order
local function tree(joints)
  local parts = { '<robot name="r"><link name="root">' .. MASS .. "</link>" }
  for _, j in ipairs(joints) do
    parts[#parts + 1] = ([[<link name="%s">%s</link><joint name="%s" type="%s"><parent link="%s"/>
      <child link="%s"/></joint>]]):format(j[3], MASS, j[1], j[4] or "continuous", j[2], j[3])
  end
  return table.concat(parts) .. "</robot>"
end

local BUSHY = tree {
  { "z", "root", "lz" }, { "b", "la", "lb" }, { "a", "root", "la" }, { "B", "la", "lB" },
  { "c", "lz", "lc" }, { "w", "root", "lw", "fixed" }, { "a2", "lw", "la2" }, { "k", "root", "lk" },
}

local function order_of(options, text)
  return table.concat(column(build(text or BUSHY, options).bodies, "name"), " ")
end

describe("the order of joints", function()
  it("is depth first, children as in the document", function()
    assert.equal("z c a b B a2 k", order_of { order = "document" })
    assert.equal("z c a b B a2 k", order_of {})
    assert.equal("base z c a b B a2 k", order_of { base = "floating" })
  end)

  it("is depth first, children by joint name bytewise, fixed joints included", function()
    assert.equal("a B b k a2 z c", order_of { order = "alphabetical" })
    assert.equal("base a B b k a2 z c", order_of { order = "alphabetical", base = "floating" })
  end)

  it("is that of a list", function()
    local list = {}
    for word in ("k a2 z a B c b"):gmatch "%S+" do
      list[#list + 1] = { name = word, line = #list + 1 }
    end
    local m = build(BUSHY, { order = list })
    assert.equal("k a2 z a B c b", table.concat(column(m.bodies, "name"), " "))
    assert.same({ 0, 0, 0, 0, 4, 3, 4 }, column(m.bodies, "parent"))
    assert.equal("base k a2 z a B c b", order_of { order = list, base = "floating" })
    -- every link is still where it was
    for _, place in ipairs(m.places) do
      local body = m.bodies[place.body]
      if place.link.name ~= "root" and place.link.name ~= "lw" then
        assert.equal(place.link.name, body.link)
      end
    end
  end)

  it("of a wrong list is an error for each mistake, with its line", function()
    local function errors(words)
      local list = {}
      for word in words:gmatch "%S+" do
        list[#list + 1] = { name = word, line = #list + 1 }
      end
      local ok, e = pcall(build, BUSHY, { order = list })
      assert.is_false(ok)
      assert.is_true(fail.is(e), tostring(e))
      local lines = {}
      for k, item in ipairs(e.items) do
        lines[k] = ("%s: %s"):format(item.line or "-", item.text)
      end
      return lines
    end
    assert.same({ "-: joint 'k' is missing from the list" }, errors "z c a b B a2")
    assert.same({ "2: joint 'z' is listed twice" }, errors "z z c a b B a2 k")
    assert.same({ "1: joint 'c' comes before its parent 'z'" }, errors "c z a b B a2 k")
    -- a mistake is reported once: its children are neither missing nor before a listed parent
    assert.same({ "1: joint 'B' comes before its parent 'a'",
      "3: joint 'c' comes before its parent 'z'" }, errors "B a2 c a z b k")
    assert.same({ "-: joint 'a' is missing from the list" }, errors "a2 z c b B k")
    assert.same({ "3: joint 'w' is not a moving joint of this robot" }, errors "z c w a b B a2 k")
    assert.same({ "8: joint 'nobody' is not a moving joint of this robot" },
      errors "z c a b B a2 k nobody")
  end)

  it("always has a parent before its child, and dofs in the order of bodies", function()
    for case = 1, random.many(15, 35) do
      local text = random_robot.make(random.case(30000 + case))
      for _, by in ipairs { "document", "alphabetical" } do
        local m = build(text, { order = by, base = case % 2 == 0 and "floating" or "fixed" })
        local q, v = 0, 0
        for i, body in ipairs(m.bodies) do
          check(body.parent < i, "case %d: body %d", case, i)
          check(body.q == q and body.v == v, "case %d: body %d starts elsewhere", case, i)
          q, v = q + body.nq, v + body.nv
        end
        check(m.nq == q and m.nv == v and #m.dofs == v, "case %d: sizes", case)
        check(#m.lambda == v, "case %d: lambda", case)
      end
    end
  end)
end)

describe("a floating base", function()
  local text = tree { { "j", "root", "l" } }

  it("is a joint of six dofs under the root, named as nothing else is", function()
    local m = build(text, { base = "floating" })
    assert.same({ "base", "j" }, column(m.bodies, "name"))
    assert.same({ 8, 7 }, { m.nq, m.nv })
    assert.is_true(m.floating)
    assert.same({ 0, 1, 2, 3, 4, 5, 6 }, m.lambda)
    assert.same({ "base_vx", "base_vy", "base_vz", "base_wx", "base_wy", "base_wz", "j" },
      column(m.dofs, "id"))
    m = build(tree { { "base", "root", "l" } }, { base = "floating" })
    assert.same({ "base_free", "base" }, column(m.bodies, "name"))
  end)

  it("is not put under a robot that has a floating joint", function()
    local own = tree { { "free", "root", "l", "floating" } }
    local m = build(own, { base = "floating" })
    assert.same({ "free" }, column(m.bodies, "name"))
    assert.is_false(m.floating)
    assert.equal(6, m.nv)
  end)

  it("is what a robot without joints needs", function()
    local brick = tree {}
    local ok, e = pcall(build, brick, { base = "fixed" })
    assert.is_false(ok)
    assert.matches("nothing moves", e.items[1].text)
    assert.equal(6, build(brick, { base = "floating" }).nv)
  end)
end)

-- ---- welded links and frames --------------------------------------------------------------------

-- Inertia { m, h, I } about the origin of each moving body's link, summed over the links that are
-- welded to it, directly from the record.
local function expected_inertias(m, record)
  local poses = truth.poses(record)
  local body_of = {}
  for _, place in ipairs(m.places) do body_of[place.link.name] = place.body end
  local sums = {}
  for i, body in ipairs(m.bodies) do
    local home = poses[body.link]
    local back = truth.transpose(home.R)
    local sum = { m = 0, h = { 0, 0, 0 }, I = { { 0, 0, 0 }, { 0, 0, 0 }, { 0, 0, 0 } } }
    for _, link in ipairs(record.links) do
      if body_of[link.name] == i and link.inertial then
        local c, I = truth.centre(link, poses[link.name])
        local r = truth.apply(back, truth.minus(c, home.p))
        local J = truth.times(truth.times(back, I), home.R)
        local mass = link.inertial.mass
        sum.m = sum.m + mass
        local rr = r[1] ^ 2 + r[2] ^ 2 + r[3] ^ 2
        for a = 1, 3 do
          sum.h[a] = sum.h[a] + mass * r[a]
          for b = 1, 3 do
            sum.I[a][b] = sum.I[a][b] + J[a][b] + mass * ((a == b and rr or 0) - r[a] * r[b])
          end
        end
      end
    end
    sums[i] = sum
  end
  return sums
end

describe("welded links", function()
  it("keep their mass, centre and inertia in the body they are part of", function()
    local welds = 0
    for case = 1, random.many(30, 75) do
      local text = random_robot.make(random.case(40000 + case), { fixed = 0.5 })
      local m, record = build(text, { base = case % 2 == 0 and "floating" or "fixed" })
      for i, sum in ipairs(expected_inertias(m, record)) do
        local found = frames.in_link_frame(m.bodies[i])
        local I = sum.I
        local list = { I[1][1], I[1][2], I[1][3], I[2][2], I[2][3], I[3][3] }
        local scale = math.max(I[1][1], I[2][2], I[3][3])
        welds = welds + #m.bodies[i].pieces - 1
        check(math.abs(found.m - sum.m) < 1e-14 * sum.m, "case %d, body %d: mass", case, i)
        for k = 1, 3 do
          check(math.abs(found.h[k] - sum.h[k]) < 1e-12, "case %d, body %d: centre", case, i)
        end
        for k = 1, 6 do
          check(math.abs(found.I[k] - list[k]) < 1e-12 * (1 + scale), "case %d, body %d: inertia",
            case, i)
        end
      end
    end
    assert.is_true(welds > random.many(50, 125), "only " .. welds)
  end)

  it("stay known by name, and in place", function()
    for case = 1, random.many(25, 35) do
      local m, record = build(random_robot.make(random.case(50000 + case), { fixed = 0.5 }))
      local poses = truth.poses(record)
      assert.equal(#record.links, #m.places)
      for _, place in ipairs(m.places) do
        local body = m.bodies[place.body]
        if body then
          local home, pose = poses[body.link], poses[place.link.name]
          local p = truth.minus(truth.plus(home.p, truth.apply(home.R, place.p)), pose.p)
          check(math.abs(p[1]) + math.abs(p[2]) + math.abs(p[3]) < 1e-9, "case %d: %s", case,
            place.link.name)
          local off = truth.distance(truth.times(home.R, place.R), pose.R)
          check(off < 1e-8, "case %d: turned by %g", case, off)
        end
      end
    end
  end)
end)

describe("the checked robot", function()
  it("is what it was after a model was built of it, whatever options change", function()
    local text = random_robot.make(random.case(60001), { joints = 5, types = { "revolute" } })
    local record, again = front.read_string(text), front.read_string(text)
    local screws, extra = {}, { file = "c.lua" }
    for k, joint in ipairs(record.joints) do
      if joint.type == "revolute" then screws[#screws + 1] = { name = joint.name, value = 0.5 } end
      extra[k] = { name = "frame" .. k, link = joint.child, xyz = { 1e-12, 1.0, 0.0 },
        rpy = { 0.0, 1.5708, 0.0 }, line = 3 }
    end
    assert.is_true(#screws > 1)
    local options = { snap = 1e-3, snap_length = 0.5, screw = screws, extra_frames = extra }
    local first = model.build(record, options, fail.log "test.urdf")
    for _, body in ipairs(first.bodies) do
      if body.name == screws[1].name then assert.equal("helical", body.type) end
    end
    assert.same(again, record)
    assert.same({ { 1e-12, 1.0, 0.0 }, { 0.0, 1.5708, 0.0 } }, { extra[1].xyz, extra[1].rpy })
    assert.same(column(first.bodies, "origin"),
      column(model.build(record, options, fail.log "test.urdf").bodies, "origin"))
    assert.not_same(column(first.bodies, "origin"),
      column(model.build(record, {}, fail.log "test.urdf").bodies, "origin"))
  end)
end)

describe("a body's frame", function()
  -- z of the frame is along the axis; constant rotations are reduced from link to link
  it("has its joint's axis on a coordinate axis", function()
    local oblique = 0
    for case = 1, random.many(40, 60) do
      local m = build(random_robot.make(random.case(60000 + case)))
      for _, body in ipairs(m.bodies) do
        local axis = body.joint.axis
        local own = { 0, 0, 0 }
        own[body.axis] = body.sign
        local back = truth.apply(truth.turned(body.frame), own)
        for k = 1, 3 do check(math.abs(back[k] - axis[k]) < 1e-12, "case %d: axis", case) end
        oblique = oblique + #body.frame / 2
        local longest = math.max(math.abs(axis[1]), math.abs(axis[2]), math.abs(axis[3]))
        check((longest == 1) == (#body.frame == 0), "case %d: turned without need", case)
      end
    end
    assert.is_true(oblique > 100, "only " .. oblique)
  end)

  -- compares rotation and origin of each body's frame in its parent's with those of the links
  local function check_frames(case, m)
    for i, body in ipairs(m.bodies) do
      local parent = m.bodies[body.parent]
      local A = truth.turned(body.frame)
      local B = parent and truth.turned(parent.frame) or mat3.identity()
      local links = truth.turned_as_typed(body.turns)
      local expected = truth.times(truth.times(truth.transpose(B), links), A)
      local turning = body.type ~= "prismatic" and body.axis or nil
      local off = truth.distance(truth.rebuilt(body.tree, turning), expected)
      check(off < 1e-12, "case %d, body %d: off by %g", case, i, off)
      local p = truth.apply(B, body.origin)
      for k = 1, 3 do
        check(math.abs(p[k] - body.p[k]) < 1e-13, "case %d, body %d: origin", case, i)
      end
    end
  end

  it("stands in its parent's as the links do", function()
    for case = 1, random.many(60, 90) do
      check_frames(case, build(random_robot.make(random.case(70000 + case))))
    end
  end)

  it("stands there also where typed angles add up to nearly a quarter turn", function()
    local half = [[<origin rpy="%s"/><axis xyz="0.7071067811865476 0 %s"/>]]
    for case, words in ipairs {
      half:format("0 0.785398163 0", "-0.7071067811865476"),
      half:format("0 0.785398163 0", "0.7071067811865476"),
      half:format("0.3 -0.785398163 1.57079632679", "0.7071067811865476"),
      half:format("0.4 0.3 0.785398163", "0.7071067811865476"),
      [[<origin rpy="0.4 0.3 0.785398163"/><axis xyz="0 0 1"/>]],
      [[<origin rpy="0.4 0.3 0"/><axis xyz="3e-10 0 1"/>]],
      [[<origin rpy="1.5708 1.5708 1.5708"/><axis xyz="0 1 0"/>]],
      [[<origin rpy="1.5708 -1.2 1.5708"/><axis xyz="0 0 1"/>]],
    } do
      local text = tree {
        { "w", "root", "weld", "fixed" }, { "a", "weld", "l" }, { "b", "l", "k" },
      }
      text = text:gsub('<parent link="[wl][eld]*"/>', words .. "%0")
      text = text:gsub('<parent link="root"/>', '<origin rpy="0 0 0.7853981634"/>%0')
      check_frames(case, build(text))
    end
  end)

  it("is left alone by --snap but for what is near a quarter turn", function()
    local text = tree { { "j", "root", "l" } }
    text = text:gsub('<parent link="root"/>', '<origin rpy="1.5708 0.3 -1.57"/>%0')
    assert.equal(2, #build(text, { snap = 1e-6 }).bodies[1].tree.turns)
    -- roll and yaw become quarters, pitch stays
    local snapped = build(text, { snap = 1e-3 }).bodies[1].tree
    assert.equal(1, #snapped.turns + (snapped.offset ~= 0 and 1 or 0))
  end)
end)

it("nothing in a model depends on the order of Lua's tables", function()
  local text = random_robot.make(random.case(0))
  local function print_of(value, seen)
    if type(value) ~= "table" then return tostring(value) end
    if seen[value] then return "again" end
    seen[value] = true
    local words = {}
    for _, key in ipairs(order.keys(value)) do
      words[#words + 1] = tostring(key) .. "=" .. print_of(value[key], seen)
    end
    return "{" .. table.concat(words, ",") .. "}"
  end
  assert.equal(print_of((build(text)), {}), print_of((build(text)), {}))
end)
