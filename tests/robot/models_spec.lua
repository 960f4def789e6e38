-- Tests the robots of models/: each reads without an error and without unexpected warnings,
-- consists of bodies that can exist, and is the machine that its comment describes.
--
-- Physical consistency is checked here by principal minors of the inertia I and of tr(I)/2 - I (the
-- second moments of mass): both positive definite means positive inertias and the triangle
-- inequality.  The reader's own check uses eigenvalues, so the two checks are independent.

local algo = dofile "tests/support/algo.lua"
local config = require "cli.config"
local dense = dofile "tests/support/reference/dense.lua"
local lfs = require "lfs"
local fail = require "fail"
local front = dofile "tests/support/front.lua"

local ROBOTS = {
  arm6 = { revolute = 6, fixed = 1, mass = 27.75 },
  arm7 = { revolute = 7, fixed = 1, mass = 21.2 },
  biped = { revolute = 22, mass = 37 },
  book_top = { mass = 16.9646003293849 },
  brick = { mass = 36 },
  cartpole = { prismatic = 1, continuous = 1, mass = 1.5 },
  disc = { mass = 2 },
  double_pendulum = { continuous = 2, mass = 2 },
  duo = { revolute = 3, mass = 8.5 },
  fourbar = { continuous = 3, mass = 1.52 },
  gripper = { revolute = 6, mass = 0.3 },
  humanoid = { revolute = 31, fixed = 4, mass = 60.6 },
  pendulum = { continuous = 1, mass = 3 },
  picker = { revolute = 2, continuous = 4, prismatic = 2, mass = 4.4265366283164},
  quad = { revolute = 12, fixed = 4, mass = 14.48 },
  skew = { revolute = 5, continuous = 1, prismatic = 2, fixed = 4, mass = 33.4,
    warnings = { "joint 'elbow'" } },
  slider_crank = { continuous = 2, prismatic = 1, mass = 1.82 },
  tackle = { prismatic = 3, mass = 8.5 },
  top = { mass = 1.7829 },
}

-- robots whose loops a configuration closes -> remaining degrees of freedom
local CLOSED = { biped = 20, fourbar = 1, gripper = 1, picker = 4, slider_crank = 1, tackle = 2 }

-- the only angle typed with few digits, on purpose
local COARSE = { skew = { spin = true } }

-- name -> its file, URDF or MJCF
local FILES = {}
for file in lfs.dir "models" do
  local name, suffix = file:match "^(.*)%.(%l+)$"
  if suffix == "urdf" or suffix == "xml" then FILES[name] = "models/" .. file end
end

-- the robot, and its warnings
local function read(name) return front.read(FILES[name]) end

local function names()
  local list = {}
  for name in pairs(FILES) do list[#list + 1] = name end
  table.sort(list)
  return list
end

--- Whether the symmetric matrix (xx xy xz yy yz zz) is positive definite, by leading minors.
local function positive(xx, xy, xz, yy, yz, zz)
  local second = xx * yy - xy * xy
  local third = xx * (yy * zz - yz * yz) - xy * (xy * zz - yz * xz) + xz * (xy * yz - yy * xz)
  return xx > 0 and second > 0 and third > 0
end

local function inertia(body)
  return body.ixx, body.ixy, body.ixz, body.iyy, body.iyz, body.izz
end

--- Asserts that b is a mirrored by `flip` = { x =, y =, z = } of +1 or -1.
local function assert_mirrored(a, b, flip, what)
  local function same(expected, actual)
    assert.is_true(math.abs(expected - actual) < 1e-15, what)
  end
  same(a.mass, b.mass)
  for i, k in ipairs { flip.x, flip.y, flip.z } do
    same(k * a.xyz[i], b.xyz[i])
  end
  same(a.ixx, b.ixx)
  same(a.iyy, b.iyy)
  same(a.izz, b.izz)
  same(flip.x * flip.y * a.ixy, b.ixy)
  same(flip.x * flip.z * a.ixz, b.ixz)
  same(flip.y * flip.z * a.iyz, b.iyz)
end

describe("models", function()
  it("are all listed in this test", function()
    local listed = {}
    for name in pairs(ROBOTS) do listed[#listed + 1] = name end
    table.sort(listed)
    assert.same(listed, names())
  end)

  for _, name in ipairs(names()) do
    local expected = ROBOTS[name] or {}

    describe(name, function()
      local robot, warnings

      setup(function()
        robot, warnings = read(name)
      end)

      it("bears its file's name, as a C identifier, as do its parts", function()
        assert.equal(name, robot.name)
        for _, list in ipairs { robot.links, robot.joints } do
          for _, part in ipairs(list) do
            assert.truthy(part.name:match("^%a[%w_]*$"), part.name)
          end
        end
      end)

      it("gives the warnings that are meant and no other", function()
        local wanted = expected.warnings or {}
        local texts = {}
        for i, item in ipairs(warnings) do texts[i] = fail.format(item) end
        assert.equal(#wanted, #warnings, table.concat(texts, "\n"))
        for i, start in ipairs(wanted) do
          assert.equal(start, warnings[i].text:sub(1, #start))
        end
      end)

      it("has its joints and its mass", function()
        local count, mass = {}, 0
        for _, joint in ipairs(robot.joints) do
          count[joint.type] = (count[joint.type] or 0) + 1
        end
        for _, link in ipairs(robot.links) do
          mass = mass + (link.inertial and link.inertial.mass or 0)
        end
        for _, type in ipairs { "revolute", "continuous", "prismatic", "fixed", "floating" } do
          assert.equal(expected[type], count[type], type)
        end
        assert.is_true(math.abs(mass - expected.mass) < 1e-9, "mass " .. mass)
        assert.equal(#robot.joints + 1, #robot.links)
      end)

      it("could be built", function()
        for _, link in ipairs(robot.links) do
          local body = link.inertial
          if body then
            local xx, xy, xz, yy, yz, zz = inertia(body)
            local half = (xx + yy + zz) / 2
            assert.is_true(body.mass > 0, link.name)
            assert.is_true(positive(xx, xy, xz, yy, yz, zz), link.name)
            assert.is_true(positive(half - xx, -xy, -xz, half - yy, -yz, half - zz), link.name)
          end
        end
      end)

      it("has its quarter turns typed in full", function()
        for _, joint in ipairs(robot.joints) do
          for _, angle in ipairs(joint.rpy) do
            local turns = angle / (math.pi / 2)
            local off = math.abs(turns - math.floor(turns + 0.5)) * math.pi / 2
            local coarse = COARSE[name] and COARSE[name][joint.name] and angle ~= 0
            assert.equal(coarse or false, off > 1e-15 and off < 1e-3, joint.name)
          end
        end
      end)
    end)
  end

  it("duo is the robot of the style guide", function()
    local robot = read("duo")
    local function link(name) return robot.link_by_name[name].inertial end
    local joints = {}
    for i, joint in ipairs(robot.joints) do
      joints[i] = ("%s %s>%s"):format(joint.name, joint.parent, joint.child)
    end
    assert.same({ "waist base>torso", "left torso>left_arm", "right torso>right_arm" }, joints)
    assert.equal(0.08, link("torso").izz)
    local left, right = link("left_arm"), link("right_arm")
    assert.same({ 1.2, 0, 0, -0.3, 0.011, 0.010, 0.002 },
      { left.mass, left.xyz[1], left.xyz[2], left.xyz[3], left.ixx, left.iyy, left.izz })
    assert.same({ 1.3, 0, 0, -0.3, 0.012, 0.011, 0.002 },
      { right.mass, right.xyz[1], right.xyz[2], right.xyz[3], right.ixx, right.iyy, right.izz })
    assert.same({ 0.2, -0.2 },
      { robot.joint_by_name.left.xyz[2], robot.joint_by_name.right.xyz[2] })
  end)

  it("brick is a solid box of 0.1 x 0.4 x 0.9 m", function()
    local body = read("brick").links[1].inertial
    local x, y, z = 0.1, 0.4, 0.9
    local function near(expected, actual) assert.is_true(math.abs(expected - actual) < 1e-14) end
    near(36 / 12 * (y * y + z * z), body.ixx)
    near(36 / 12 * (x * x + z * z), body.iyy)
    near(36 / 12 * (x * x + y * y), body.izz)
  end)

  it("quad's legs come in order and are mirror images", function()
    local robot = read("quad")
    local order = {}
    for i, joint in ipairs(robot.joints) do order[i] = joint.name end
    assert.equal("lf_haa lf_hfe lf_kfe lf_toe rf_haa rf_hfe rf_kfe rf_toe " ..
      "lh_haa lh_hfe lh_kfe lh_toe rh_haa rh_hfe rh_kfe rh_toe", table.concat(order, " "))
    for _, part in ipairs { "hip", "thigh", "calf" } do
      local function body(leg) return robot.link_by_name[leg .. "_" .. part].inertial end
      -- a hip faces the front or the rear; the parts below it are the same in front and behind
      local x = part == "hip" and -1 or 1
      assert_mirrored(body "lf", body "rf", { x = 1, y = -1, z = 1 }, "rf " .. part)
      assert_mirrored(body "lf", body "lh", { x = x, y = 1, z = 1 }, "lh " .. part)
      assert_mirrored(body "lf", body "rh", { x = x, y = -1, z = 1 }, "rh " .. part)
    end
  end)

  it("humanoid's right side is its left side in the mirror, and biped's", function()
    for name, count in pairs { humanoid = 13 + 2, biped = 11 } do
      local robot = read(name)
      local pairs_seen = 0
      for _, joint in ipairs(robot.joints) do
        local stem = joint.name:match("^l_(.*)$")
        local twin = stem and robot.joint_by_name["r_" .. stem]
        if stem then
          assert.truthy(twin, joint.name)
          pairs_seen = pairs_seen + 1
          assert.same({ joint.xyz[1], -joint.xyz[2] + 0.0, joint.xyz[3] },
            { twin.xyz[1], twin.xyz[2] + 0.0, twin.xyz[3] }, joint.name)
          local a = robot.link_by_name[joint.child].inertial
          if a then
            local b = robot.link_by_name[twin.child].inertial
            assert_mirrored(a, b, { x = 1, y = -1, z = 1 }, stem)
          end
          if joint.limit and joint.axis[2] == 1 then
            assert.same({ joint.limit.lower, joint.limit.upper },
              { twin.limit.lower, twin.limit.upper }, joint.name)
          elseif joint.limit then
            assert.same({ joint.limit.lower, joint.limit.upper },
              { -twin.limit.upper, -twin.limit.lower }, joint.name)
          end
        end
      end
      assert.equal(count, pairs_seen)
    end
  end)

  for name, left in pairs(CLOSED) do
    it(name .. "'s loops are closed at zero and take what its configuration says", function()
      local path = "models/" .. name .. ".lua"
      local options = config.load(path, assert(io.open(path)):read("a")).values
      options.functions = { "phi", "K" }
      local job = algo.compile(front.contents(FILES[name]), options)
      local q, m = {}, job.model
      for k = 1, m.nq do q[k] = 0.0 end
      if m.floating then q[7] = 1.0 end
      for _, x in ipairs(algo.run(job, "phi", { q = q }).phi) do
        assert.is_true(math.abs(x) < 1e-15)
      end
      -- no row of K is a sum of others
      local c, K, rows = m.constraints, algo.run(job, "K", { q = q }).K, {}
      for r = 1, c.nc do
        rows[r] = {}
        for k = 1, m.nv do rows[r][k] = 0.0 end
        for k = c.rowptr[r] + 1, c.rowptr[r + 1] do rows[r][c.colind[k] + 1] = K[k] end
      end
      assert.is_true(dense.condition(dense.times(rows, dense.transpose(rows))) < 1e6)
      assert.equal(left, m.nv - c.nc)
    end)
  end
end)
