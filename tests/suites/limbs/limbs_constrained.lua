#!/usr/bin/env lua5.4
-- Equal limbs with equal constraints, constraints between limbs, and loops that are embedded.

local LONG = os.getenv "PINION_LONG" == "1" -- in `make test-long`
local lists = require "list"
local support = dofile "tests/support/c.lua"
local suite = support.suite("limbs_constrained" .. (LONG and "_long" or ""))
local trials = dofile "tests/support/limb_trials.lua"(suite, support)
local generate, passes, try, WIDE = trials.generate, trials.passes, trials.try, trials.WIDE
local random = dofile "tests/support/random.lua"
local random_limbs = dofile "tests/support/robots/random_limbs.lua"

-- Equal constraints of each leg: to the world, moving and switched, to the trunk, and within a leg.
-- Each leg has numbers of its own; two joints are reversed.
do
  local text, axes = support.contents("models/quad.urdf"):gsub(
    '(<joint name="r[fh]_haa".-<axis xyz=")1 0 0"', "%1-1 0 0\"")
  suite:equal("two axes are turned", 2, axes)
  local file, config = suite.directory .. "/bound.urdf", suite.directory .. "/bound.lua"
  support.write(file, text)
  support.write(config, [[
constraints = {}
for k, leg in ipairs { "lf", "rf", "lh", "rh" } do
  local foot = { link = leg .. "_foot", xyz = { 0.001 * k, 0, 0.002 } }
  table.insert(constraints, { name = leg .. "_stand", type = "point_on_plane", a = foot,
    switch = true, moving = true, b = { xyz = { 0.1 * k, 0.2, 0 }, rpy = { 0, 0, 0.1 * k } } })
  table.insert(constraints, { name = leg .. "_gear", type = "coupling", offset = 0.1 * k,
    joints = { [leg .. "_haa"] = 1, [leg .. "_kfe"] = 0.5 * k } })
  table.insert(constraints, { name = "rod_" .. leg, type = "distance", length = 0.2 + 0.01 * k,
    a = foot, b = { link = "trunk", xyz = { 0.1, 0.01 * k, 0 } } })
end
]])
  for n, limbs in ipairs { "lanes", "scalar" } do
    local names = "phi,K,Kdotv,constraint_forces,regressor_joints" .. (LONG and ",regressor_base,"
      .. "impact,spook,delassus,fd_constrained" or n == 1 and ",spook" or "")
    local count = try("bound_" .. limbs, { "-O2", "--base", "floating", "--limbs", limbs,
      "--config", config, "--functions", names, file }, false, "gcc", n == 2)
    suite:check("constraints of legs in " .. limbs, count >= 4, count)
  end
end

-- If loops are embedded, the values that are passed on have the names of results: here
-- accelerations.
do
  local config = suite.directory .. "/locked.lua"
  support.write(config, [[constraints = {}
for k, leg in ipairs { "lf", "rf", "lh" } do
  constraints[k] = { name = leg, type = "locked", joint = leg .. "_haa", value = 0.1 * k }
end]])
  for _, limbs in ipairs { "lanes", "scalar" } do
    try("locked_" .. limbs, { "-O2", "--limbs", limbs, "--config", config, "--loops", "embed",
      "--functions", "fd_constrained", "models/quad.urdf" }, false, "gcc", limbs == "scalar")
  end
end

-- Forces of a finger's joints on its limb, with an embedded loop of the limb.
do
  local file, config = suite.directory .. "/fingers.urdf", suite.directory .. "/fingers.lua"
  support.write(file, (random_limbs.make(random.rng(3), 2, false, 3)))
  support.write(config, [[constraints = {}
for k, limb in ipairs { "left1", "right2", "left3" } do
  constraints[k] = { name = limb, type = "coupling", joints = { [limb .. "_j1"] = 0.7,
    [limb .. "_j2"] = 0.1 + k } }
end]])
  local count = try("fingers", { "--base", "floating", "--limbs", "scalar", "--config", config,
    "--functions", "crba_embedded,fd_embedded", file }, false, "gcc", true)
  suite:equal("a loop of limbs with fingers in turn", 2, count)
end

-- Embedded loops whose joints follow those of another limb, as in a parallel robot, or where each
-- limb has other independent joints.
do
  local file, config = suite.directory .. "/five_bar.urdf", suite.directory .. "/five_bar.lua"
  local parts = { '<robot name="r"><link name="base"/>' }
  local function add(joint, type, parent, link, xyz, axis)
    parts[#parts + 1] = ([[<link name="%s"><inertial><origin xyz="0.01 0 -0.1"/><mass value="1"/>
<inertia ixx="0.02" ixy="0" ixz="0" iyy="0.02" iyz="0" izz="0.01"/></inertial></link>
<joint name="%s" type="%s"><origin xyz="%s"/><parent link="%s"/><child link="%s"/><axis xyz="%s"/>
<limit lower="-1" upper="1" effort="1" velocity="1"/></joint>]]):format(link, joint, type, xyz,
      parent, link, axis)
  end
  for k, x in ipairs { "0.1", "-0.1" } do
    add("hip" .. k, "revolute", "base", "upper" .. k, x .. " 0 0", "0 1 0")
    add("knee" .. k, "revolute", "upper" .. k, "lower" .. k, x .. " 0 -0.25", "0 1 0")
  end
  add("x", "prismatic", "base", "slide", "0 0 0", "1 0 0")
  add("z", "prismatic", "slide", "plate", "0 0 -0.5", "0 0 1")
  support.write(file, table.concat(parts) .. "</robot>")
  support.write(config, [[constraints = {}
for k, x in ipairs { 0.05, -0.05 } do
  for _, axis in ipairs { { 1, 0, 0 }, { 0, 0, 1 } } do
    table.insert(constraints, { name = ("c%d%d"):format(k, axis[1]), type = "point_on_plane",
      a = { link = "lower" .. k, xyz = { -3 * x, 0, -0.25 } },
      b = { link = "plate", xyz = { x, 0, 0 }, axis = axis } })
  end
end]])
  local functions = "crba_embedded,fd_embedded,fd_constrained"
  for _, limbs in ipairs { "lanes", "scalar" } do
    local words = { "-O2", "--limbs", limbs, "--loops", "embed", "--functions", functions }
    local place = generate("five_bar_" .. limbs, lists.joined(words, { "--config", config, file }))
    passes("a five-bar in " .. limbs, place, "gcc", WIDE or "")
    place = generate("biped_" .. limbs, lists.joined(words, { "--config", "models/biped.lua",
      "--independent", "l_knee_front,r_shank", "models/biped.urdf" }))
    passes("legs with other independent joints in " .. limbs, place, "gcc", WIDE or "")
  end
end

-- two limbs that are tied to each other: what one needs of the other is not a lane of both
do
  local links, config = suite.directory .. "/tied.urdf", suite.directory .. "/tied.lua"
  support.write(links, [[<robot name="r"><link name="trunk"/><link name="left"/><link name="right"/>
<joint name="a" type="continuous"><parent link="trunk"/><child link="left"/><axis xyz="0 0 1"/>
</joint>
<joint name="b" type="continuous"><origin xyz="0 0.1 0"/><parent link="trunk"/><child link="right"/>
</joint></robot>]])
  support.write(config, [[constraints = { { name = "tie", type = "weld", a = { link = "right",
    xyz = { -0.1, -0.2, 0 } }, b = { link = "left", xyz = { -0.3, 0, 0 } } } }]])
  for _, limbs in ipairs { "lanes", "scalar" } do
    local place = generate("tied_" .. limbs, { "-O2", "--limbs", limbs, "--config", config,
      "--functions", "phi", links })
    passes("tied in " .. limbs, place, "gcc", WIDE or "")
  end
end

-- a row of the trunk with rates of joints of two limbs
do
  local config = suite.directory .. "/rates.lua"
  support.write(config, [[constraints = { { name = "row", type = "linear", a = { link = "trunk" },
    velocity = { vx = 0.3, wy = -0.2 }, joints = { lf_haa = 0.2, rh_kfe = 0.9 } } }]])
  local place = generate("rates", { "--base", "floating", "--config", config, "--functions",
    "K,fd_constrained", "models/quad.urdf" })
  passes("rates of two limbs", place, "gcc", WIDE or "")
end

suite:finish()
