-- Tests the MJCF reader: every message by a file in tests/bad whose first lines contain it, hostile
-- documents, meshes against closed forms, names, and the paths that a mesh or an include may have.

local fail = require "fail"
local front = dofile "tests/support/front.lua"
local lfs = require "lfs"
local pipeline = require "pipeline"
local lists = require "list"
local random = dofile "tests/support/random.lua"
local xml = require "xml"

local function messages(text)
  local robot, items = front.read_string(text)
  return front.shown(items), robot
end

local function model(inside, before)
  return ('<mujoco model="m">%s<worldbody>%s</worldbody></mujoco>'):format(before or "", inside)
end

local MASS = '<inertial pos="0 0 0.1" mass="1" diaginertia="0.1 0.1 0.1"/>'

local function body(name, inside)
  return ('<body name="%s"><joint name="%s" axis="0 1 0"/>%s%s</body>'):format(name, name, MASS,
    inside or "")
end

describe("every message", function()
  local directory = "tests/bad"
  for _, name in ipairs(front.names(directory, ".xml")) do
    it(name:gsub("%.xml$", "") .. " is exactly as the file says", function()
      local path = directory .. "/" .. name
      local expected = {}
      for line in (front.contents(path) .. "\n"):gmatch "(.-)\n" do
        local text = line:match "^<!%-%- expect: (.*) %-%->$"
        if not text then break end
        expected[#expected + 1] = text:gsub("&#45;", "-")
      end
      assert.is_true(#expected > 0, "no expectation in " .. path)
      local _, items = front.read(path)
      assert.same(expected, front.shown(items))
    end)
  end
end)

describe("a record", function()
  it("has the armatures of actuators, times the square of the gear, in its joints", function()
    local _, robot = messages(([[<mujoco>
      <default><motor armature="0.01" gear="10"/>
        <default class="weak"><position gear="-3 1"/></default></default>
      <actuator><motor joint="a"/><position class="weak" jointinparent="a"/>
        <general joint="b" gear="2"/><motor joint="c" armature="0"/></actuator>
      <worldbody>%s</worldbody></mujoco>]]):format(body("a", body("b", body "c"))))
    local found = {}
    for k, joint in ipairs(robot.joints) do found[k] = ("%.12g"):format(joint.armature or 0) end
    assert.same({ "1.09", "0.04", "0" }, found)
  end)

  it("has the orientation of the element, not another one of its class", function()
    local geom = '<body name="a"><joint/><geom type="box" size="1 2 3" %s/></body>'
    local function rotation(own, class)
      local shown, robot = messages(model(geom:format(own), ('<compiler angle="radian"/>'
        .. '<default><geom %s/></default>'):format(class)))
      return robot and robot.links[2].inertial or shown
    end
    local wanted = rotation('euler="0.3 0 0"', "")
    for _, class in ipairs { 'quat="1 2 3 4"', 'axisangle="0 1 0 0.5"', 'zaxis="1 1 1"' } do
      assert.same(wanted, rotation('euler="0.3 0 0"', class), class)
    end
    -- MuJoCo ignores this quat
    local shown = rotation('quat="1 2 3 4"', 'euler="0 0 1"')
    assert.is_truthy(shown[1]:find("expected one orientation", 1, true))
  end)

  it("has no gravity if a flag disables it", function()
    local function gravity(options) return select(2, messages(model(body "a", options))).gravity end
    assert.same({ 0, 0, 0 }, gravity
      '<option gravity="0 0 -3"/><option><flag gravity="disable"/></option>')
    assert.same({ 0, 0, -3 }, gravity '<option gravity="0 0 -3"><flag gravity="enable"/></option>')
    assert.is_nil(gravity '<option><flag contact="disable"/></option>')
  end)

  it("has the solid of a mesh even with shellinertia, which MuJoCo takes from the mesh", function()
    local asset = '<asset><mesh name="m" vertex="0 0 0 1 0 0 0 1 0 0 0 1" '
      .. 'face="0 2 1 0 1 3 0 3 2 1 2 3"/></asset>'
    local geom = '<body><joint/><geom type="mesh" mesh="m" mass="2" shellinertia="%s"/></body>'
    local masses = {}
    for k, word in ipairs { "true", "false" } do
      local _, robot = messages(model(geom:format(word), asset))
      masses[k] = robot.links[2].inertial
    end
    assert.equal(2, masses[1].mass)
    assert.same(masses[2], masses[1])
  end)
end)

describe("a hostile document", function()
  local function refused(text, why)
    local shown, robot = messages(text)
    assert.is_nil(robot)
    assert.is_truthy(table.concat(shown, "\n"):find(why, 1, true), table.concat(shown, "\n"))
  end

  it("has no entities, no NUL, no attribute twice, no depth without end", function()
    refused('<!DOCTYPE mujoco [<!ENTITY a "1">]>' .. model(body "a"), "DOCTYPE is refused")
    refused('<!DOCTYPE mujoco SYSTEM "http://localhost/x.dtd">' .. model(body "a"), "DOCTYPE")
    refused(model(body("a", "\0")), "NUL byte")
    refused(model '<body name="a" name="b"/>', "redefined")
    refused(model(("<body>"):rep(400) .. ("</body>"):rep(400)), "nested deeper")
  end)

  it("has no numbers beyond double, and none that are none", function()
    for _, word in ipairs { "1e999", "nan", "inf", "0x10", "1,5", "1e", ("9"):rep(300) } do
      refused(model(body("a"):gsub('mass="1"', ('mass="%s"'):format(word))), "mass: ")
    end
  end)

  it("includes nothing from outside, and nothing twice", function()
    for _, path in ipairs { "/etc/passwd", "../../x.xml", "a/../../../x.xml", "c:/x.xml",
      "\\x.xml" } do
      refused(model(body "a", ('<include file="%s"/>'):format(path)), "expected a path below")
    end
    refused(model(body "a", '<include/>'), "has no attribute 'file'")
    refused(model(body "a", '<include file="http://localhost/x.xml"/>'), "cannot be opened")
  end)

  it("makes no more copies than there is room for", function()
    refused(model('<replicate count="1e12">' .. body "a" .. "</replicate>"), "a count of 1 or more")
    local nested = body "a"
    for _ = 1, 4 do
      nested = '<replicate count="1000" sep="_">' .. nested .. "</replicate>"
    end
    refused(model(nested), "at most 200000 copies in all")
  end)

  it("of 100000 bodies is read", function()
    local list = {}
    for k = 1, 100000 do list[k] = ('<body name="b%d"/>'):format(k) end
    local clock = os.clock()
    local shown, robot = messages(model(body("a", table.concat(list))))
    assert.same({}, shown)
    assert.equal(100002, #robot.links)
    assert.is_true(os.clock() - clock < 60)
  end)

  it("is one clear line where it is none of ours", function()
    for root, why in pairs { sdf = "convert it to URDF or MJCF", mujocoinclude = "for others to",
      html = "expected <robot> or <mujoco>" } do
      local job = { xml = xml.parse(("<%s/>"):format(root)), log = fail.log "x",
        input = { path = "x" }, options = {} }
      local ok, problem = pcall(pipeline.stages[2].run, job)
      assert.is_false(ok)
      assert.is_truthy(tostring(problem):find(why, 1, true), tostring(problem))
    end
  end)
end)

describe("names that a file lacks", function()
  local function links(inside)
    local _, robot = messages(model(inside))
    local names = {}
    for _, joint in ipairs(robot.joints) do
      names[#names + 1] = joint.name .. " " .. joint.child
    end
    return names
  end
  local unnamed = "<body><joint axis='0 1 0'/><joint axis='1 0 0'/>" .. MASS .. "</body>"

  it("come from the path of the body", function()
    assert.same({ "a a", "a_body_hinge a_body_hinge_link", "a_body_hinge_2 a_body" },
      links(body("a", unnamed)))
  end)

  it("stay where something is inserted elsewhere", function()
    local before, seen = links(body("a", unnamed) .. body "z"), {}
    for _, name in ipairs(links("<body>" .. MASS .. "</body>" .. body("a", body "n" .. unnamed)
      .. body "z")) do
      seen[name] = true
    end
    assert.equal(4, #before)
    for _, name in ipairs(before) do assert.is_true(seen[name], name) end
  end)
end)

-- ---- meshes -------------------------------------------------------------------------------------

local SAME = { 1, 0, 0, 0, 1, 0, 0, 0, 1, 0, 0, 0 }

-- triangles (lists of nine numbers) as the bytes of a file
local function binary_stl(triangles)
  local parts = { (" "):rep(80), ("<I4"):pack(#triangles) }
  for _, t in ipairs(triangles) do
    parts[#parts + 1] = ("<ffffffffffffI2"):pack(0, 0, 0, t[1], t[2], t[3], t[4], t[5], t[6],
      t[7], t[8], t[9], 0)
  end
  return table.concat(parts)
end

local function ascii_stl(triangles)
  local lines = { "solid x" }
  for _, t in ipairs(triangles) do
    lines[#lines + 1] = "facet normal 0 0 0\nouter loop"
    for k = 1, 7, 3 do
      lines[#lines + 1] = ("vertex %.17g %.17g %.17g"):format(t[k], t[k + 1], t[k + 2])
    end
    lines[#lines + 1] = "endloop\nendfacet"
  end
  return table.concat(lines, "\n") .. "\nendsolid x\n"
end

local function obj(triangles)
  local lines = {}
  for _, t in ipairs(triangles) do
    for k = 1, 7, 3 do
      lines[#lines + 1] = ("v %.17g %.17g %.17g"):format(t[k], t[k + 1], t[k + 2])
    end
    lines[#lines + 1] = "f -3/1 -2//2 -1"
  end
  return table.concat(lines, "\n")
end

local function triangles_of(points, faces)
  local list = {}
  for k = 1, #faces - 2, 3 do
    local t = {}
    for n = 0, 2 do table.move(points, 3 * faces[k + n] + 1, 3 * faces[k + n] + 3, #t + 1, t) end
    list[#list + 1] = t
  end
  return list
end

local TETRAHEDRON = { 0, 0, 0, 1, 0, 0, 0, 1, 0, 0, 0, 1 }
local CUBE = { 0, 0, 0, 1, 0, 0, 0, 1, 0, 0, 0, 1, 1, 1, 0, 1, 0, 1, 0, 1, 1, 1, 1, 1 }
local TETRAHEDRON_FACES = { 0, 2, 1, 0, 1, 3, 0, 3, 2, 1, 2, 3 }
local CUBE_FACES = { 0, 2, 4, 0, 4, 1, 0, 1, 5, 0, 5, 3, 0, 3, 6, 0, 6, 2, 7, 4, 2, 7, 2, 6, 7, 5,
  1, 7, 1, 4, 7, 6, 3, 7, 3, 5 }
-- volume, centre and second moments about it, xx and xy
local BODIES = {
  { points = TETRAHEDRON, faces = TETRAHEDRON_FACES, volume = 1 / 6, centre = 0.25,
    xx = 3 / 80 / 6, xy = -1 / 80 / 6 },
  { points = CUBE, faces = CUBE_FACES, volume = 1, centre = 0.5, xx = 1 / 12, xy = 0 },
}

-- a ring of corners around the z axis, and a corner above and below it: points and faces
local function random_bipyramid(rng)
  local n, faces = rng:integer(3, 12), {}
  local points = { 0, 0, rng:uniform(1, 2), 0, 0, rng:uniform(-2, -1) }
  for k = 0, n - 1 do
    local r, angle = rng:uniform(0.2, 1), 2 * math.pi * k / n
    lists.append(points, { r * math.cos(angle), r * math.sin(angle), rng:uniform(-0.5, 0.5) })
    local here, beside = 2 + k, 2 + (k + 1) % n
    lists.append(faces, { 0, here, beside, 1, beside, here })
  end
  return points, faces
end

local function random_map(rng)
  local map = {}
  for k = 1, 12 do map[k] = rng:uniform(-1, 1) end
  return map
end

describe("the moments of a mesh", function()
  local function near(expected, found, most, what)
    assert.is_true(math.abs(expected - found) <= most, ("%s: %.17g, expected %.17g"):format(what,
      found, expected))
  end

  it("are those of affine images of bodies that are known", function()
    local rng = random.case(1)
    for _ = 1, 40 do
      for _, known in ipairs(BODIES) do
        local A, triangles = random_map(rng), triangles_of(known.points, known.faces)
        local function at(i, j) return A[3 * i - 3 + j] end
        local det = at(1, 1) * (at(2, 2) * at(3, 3) - at(2, 3) * at(3, 2))
          - at(1, 2) * (at(2, 1) * at(3, 3) - at(2, 3) * at(3, 1))
          + at(1, 3) * (at(2, 1) * at(3, 2) - at(2, 2) * at(3, 1))
        for _, write in ipairs { binary_stl, ascii_stl, obj } do
          local kind = write == obj and "obj" or "stl"
          local found = assert(xml.moments(write(triangles), kind, A))
          assert.is_true(found.closed)
          assert.equal(#triangles, found.triangles)
          near(known.volume * math.abs(det), found.solid[1], 1e-14, "volume")
          near(found.solid[1], found.seen, 1e-14, "volume of a convex body")
          local place = 4
          for i = 1, 3 do
            local centre = 0
            for j = 1, 3 do centre = centre + at(i, j) * (known.centre - A[9 + j]) end
            near(centre, found.solid[1 + i], 1e-10 + 1e-15 / math.abs(det), "centre")
            for k = i, 3 do
              local sum = 0
              for m = 1, 3 do
                for n = 1, 3 do
                  sum = sum + at(i, m) * (m == n and known.xx or known.xy) * at(k, n)
                end
              end
              place = place + 1
              near(sum * math.abs(det), found.solid[place], 1e-14, "second moment")
            end
          end
        end
      end
    end
  end)

  it("are those of random polyhedra, summed from another point", function()
    local rng = random.case(2)
    for _ = 1, 20 do
      local triangles, volume, first = triangles_of(random_bipyramid(rng)), 0, { 0, 0, 0 }
      local far = { rng:uniform(-3, 3), rng:uniform(-3, 3), rng:uniform(-3, 3) }
      for _, t in ipairs(triangles) do
        local u = {}
        for k = 1, 9 do u[k] = t[k] - far[(k - 1) % 3 + 1] end
        local v = (u[1] * (u[5] * u[9] - u[6] * u[8]) - u[2] * (u[4] * u[9] - u[6] * u[7])
          + u[3] * (u[4] * u[8] - u[5] * u[7])) / 6
        volume = volume + v
        for k = 1, 3 do first[k] = first[k] + v * ((u[k] + u[k + 3] + u[k + 6]) / 4 + far[k]) end
      end
      local found = assert(xml.moments(obj(triangles), "obj", SAME))
      assert.is_true(found.closed)
      near(volume, found.solid[1], 1e-13, "volume")
      for k = 1, 3 do near(first[k] / volume, found.solid[1 + k], 1e-11, "centre") end
    end
  end)

  it("say what is open and what is inside out", function()
    local triangles = triangles_of(CUBE, CUBE_FACES)
    local open = { table.unpack(triangles, 2) }
    assert.is_false(xml.moments(obj(open), "obj", SAME).closed)
    local mirrored = { -1, 0, 0, 0, 1, 0, 0, 0, 1, 0, 0, 0 }
    assert.equal(1, xml.moments(obj(triangles), "obj", mirrored).solid[1])
    for k, t in ipairs(triangles) do
      triangles[k] = { t[4], t[5], t[6], t[1], t[2], t[3], t[7], t[8], t[9] }
    end
    assert.equal(-1, xml.moments(obj(triangles), "obj", SAME).solid[1])
  end)

  it("are refused for what is no mesh", function()
    for text, why in pairs { [""] = "no STL", [("x"):rep(200)] = "its size is not",
      ["solid x\nvertex 1 2\nvertex a b c\nvertex 1 2 3"] = "has not three numbers" } do
      local found, reason = xml.moments(text, "stl", SAME)
      assert.is_nil(found)
      assert.is_truthy(reason:find(why, 1, true), reason)
    end
    for _, text in ipairs { "v 1 2\n", "v 1 2 3\nf 1 2 3\n", "v 1 2 3\nf 0 0 0", "v x y z" } do
      assert.is_nil((xml.moments(text, "obj", SAME)))
    end
  end)

  it("of a million triangles take no longer than two seconds", function()
    local one = ("<ffffffffffffI2"):pack(0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 1, 0, 0)
    local text = (" "):rep(80) .. ("<I4"):pack(1000000) .. one:rep(1000000)
    local clock = os.clock()
    assert.equal(1000000, xml.moments(text, "stl", SAME).triangles)
    assert.is_true(os.clock() - clock < 2, ("%g s"):format(os.clock() - clock))
  end)

  it("are those of the file that a mesh names", function()
    local place = os.tmpname()
    os.remove(place)
    assert(lfs.mkdir(place))
    local function write(name, text)
      local file = assert(io.open(place .. "/" .. name, "wb"))
      file:write(text)
      file:close()
    end
    write("cube.obj", obj(triangles_of(CUBE, CUBE_FACES)))
    write("m.xml", model('<body name="a"><joint axis="0 1 0"/><geom type="mesh" mesh="cube" '
      .. 'pos="1 0 0"/></body>', '<asset><mesh file="cube.obj" scale="1 2 3"/></asset>'))
    local robot, items = front.read(place .. "/m.xml")
    assert.same({}, front.shown(items))
    local inertial = robot.link_by_name.a.inertial
    assert.is_true(math.abs(inertial.mass - 6000) < 1e-9)
    assert.is_true(math.abs(inertial.xyz[1] - 1.5) < 1e-12)
    assert.is_true(math.abs(inertial.izz - 6000 * (1 + 4) / 12) < 1e-8)
    os.remove(place .. "/cube.obj")
    local _, missing = front.read(place .. "/m.xml")
    assert.is_truthy(front.shown(missing)[1]:find("body 'a' moves and has the inertia of mesh "
      .. "'cube'", 1, true))
    os.remove(place .. "/m.xml")
    lfs.rmdir(place)
  end)
end)
