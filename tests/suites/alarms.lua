#!/usr/bin/env lua5.4
-- The generated self-test of odd robots: it raises no false alarm, skips nothing that it can
-- compare, and sees a mistake in the smallest joint.

local support = dofile "tests/support/c.lua"
local suite = support.suite "alarms"

suite:runtime()

-- words: options; said: what the self-test must end with; states: 200 unless given; damage: before
-- it is compiled, of the directory
local function try(name, robot, words, said, states, damage)
  local place = suite:fresh(name)
  support.write(place .. "/r.urdf", robot)
  local run = support.pinion { "--quiet", "--name", "r", "-o", place, place .. "/r.urdf",
    table.unpack(words) }
  suite:check(name .. " is generated", run.code == 0, run.err)
  if damage then damage(place) end
  run = support.run(support.program(place, support.sources "r", "run") .. " && ./run "
    .. (states or 200))
  suite:check(name .. ": its self-test", run.out:find(said .. "\n$"), run.out .. run.err)
end

local function body(name, mass, inertia, origin)
  return ([[<link name="%s"><inertial><origin xyz="%s"/><mass value="%s"/>
    <inertia ixx="%s" iyy="%s" izz="%s" ixy="0" ixz="0" iyz="0"/></inertial></link>]]):format(name,
    origin or "0 0 0", mass, inertia, inertia, inertia)
end

local function joint(name, type, parent, child, rest)
  return ('<joint name="%s" type="%s"><parent link="%s"/><child link="%s"/>%s</joint>'):format(name,
    type, parent, child, rest or "")
end

local function robot(...)
  return '<robot name="r">' .. table.concat({ ... }, "\n") .. "</robot>"
end

local AXIS = '<axis xyz="0 1 0"/>'

-- H_ii of 5 kg and of 1e-7 kg m^2 differ by their units only
try("a needle on a cart", robot('<link name="rail"/>', body("cart", "5", "0.1"),
  body("needle", "1e-3", "1e-7", "0 0 0.01"),
  joint("slide", "prismatic", "rail", "cart", '<limit effort="1" velocity="1"/>'),
  joint("turn", "continuous", "cart", "needle", AXIS)),
  { "--functions", "ltdl,solve,fd,aba", "--real", "float" }, "4 passed, 0 failed")

-- on one line, the centre of mass and its velocity cancel to nothing in some state
local SLIDE = '<axis xyz="1 0 0"/><limit lower="-2" upper="2" effort="1" velocity="1"/>'
try("a telescope", robot('<link name="rail"/>', body("tube", "1.3", "0.01"),
  body("rod", "1.1", "0.01"), joint("first", "prismatic", "rail", "tube", SLIDE),
  joint("second", "prismatic", "tube", "rod", SLIDE)),
  { "--functions", "com,com_velocity", "--real", "float" }, "2 passed, 0 failed", 1000)

-- the first rod is too short, so S is regularised; it is weak where its arm points along it
local RODS = suite:fresh "rods" .. "/rods.lua"
support.write(RODS, [[
constraints = {
  { name = "short", type = "distance", a = { link = "left", xyz = { 0.3, 0, 0 } },
    b = { xyz = { 2, 0, 0 } }, length = 0.5 },
  { name = "rod", type = "distance", a = { link = "right", xyz = { 0.4, 0, 0 } },
    b = { xyz = { 0, 1, 1 } }, length = 1.2 },
}
]])
try("a rod that is too short", robot('<link name="base"/>', body("left", "1", "0.01"),
  body("right", "1", "0.01"), joint("l", "continuous", "base", "left", AXIS),
  joint("r", "continuous", "base", "right", AXIS)),
  { "--functions", "position_step,fd_constrained_derivatives", "--real", "float",
    "--config", RODS }, "4 passed, 0 failed", 1000)

-- one row twice, so S is regularised; it is also nearly singular where the arm is straight
local TWICE = suite:fresh "twice" .. "/twice.lua"
support.write(TWICE, [[
local a = { link = "fore", xyz = { 0.3, 0, 0 } }
constraints = {
  { name = "x", type = "point_on_plane", a = a, b = { axis = { 1, 0, 0 } } },
  { name = "again", type = "point_on_plane", a = a, b = { axis = { 1, 0, 0 } } },
  { name = "z", type = "point_on_plane", a = a, b = { axis = { 0, 0, 1 } } },
}
]])
try("a straight arm on two planes, one of them twice", robot('<link name="base"/>',
  body("upper", "1", "0.01"), body("fore", "1", "0.01"),
  joint("shoulder", "continuous", "base", "upper", AXIS),
  joint("elbow", "continuous", "upper", "fore", '<origin xyz="0.4 0 0"/>' .. AXIS)),
  { "--functions", "impact,position_correction", "--config", TWICE }, "2 passed, 0 failed", 1000)

-- the states of a self-test are nowhere near the point
local FAR = suite:fresh "far" .. "/far.lua"
support.write(FAR, [[
constraints = { { name = "rod", type = "distance", a = { link = "arm", xyz = { 0.3, 0, 0 } },
  b = { xyz = { 5, 0, 0 } }, length = 0.5 } }
]])
try("a loop that no state closes", robot('<link name="rail"/>', body("cart", "1", "0.01"),
  body("arm", "1", "0.01"), joint("slide", "prismatic", "rail", "cart",
    '<axis xyz="1 0 0"/><limit lower="-9" upper="9" effort="1" velocity="1"/>'),
  joint("turn", "continuous", "cart", "arm", AXIS)),
  { "--functions", "independent", "--independent", "slide", "--config", FAR },
  "constraints are singular or loops open in all 200 states\n1 not tested, see above\n"
    .. "2 passed, 0 failed")

-- in some state the rod nearly fits, so phi is a small difference of lengths
local FITS = suite:fresh "fits" .. "/fits.lua"
support.write(FITS, [[
constraints = { { name = "rod", type = "distance", a = { link = "arm", xyz = { 0.3, 0, 0 } },
  b = { xyz = { 0, 0.1, 0.4 } }, length = 0.5 } }
]])
try("a rod that nearly fits", robot('<link name="base"/>', body("arm", "1", "0.01"),
  joint("turn", "continuous", "base", "arm", AXIS)),
  { "--functions", "position_correction", "--real", "float", "--config", FITS },
  "1 passed, 0 failed", 1000)

-- nothing holds the base itself: H is singular, and only rounding makes its pivots positive
try("a base without mass", [[
<mujoco model="r"><worldbody><body name="l1" pos="-0.375 0 0.131" euler="0 -10.663 0">
  <joint axis="0 1 0"/>
  <inertial pos="0 0.14 0" mass="0.2376" diaginertia="0.00475171 0.00712757 0.00593964"/>
  <body name="l2" pos="-0.284 0.266 -0.322"><joint axis="0 1 0" armature="0.01"/>
    <geom type="box" size="0.05 0.1 0.07" mass="0.02192"/>
    <body name="l3" pos="0 -0.274 -0.006"><joint type="ball" pos="0 -0.098 0"/>
      <inertial pos="0 0 -0.011" mass="1.22" diaginertia="0.0244065 0.0366097 0.0305081"/>
      <body name="l4" pos="0.277 0.391 0"><joint axis="0 1 0" armature="0.01"/>
        <inertial pos="-0.021 -0.034 -0.033" mass="0.7334"
          diaginertia="0.0146674 0.0220011 0.0183342"/>
</body></body></body></body></worldbody></mujoco>]],
  { "--functions", "crba,fd", "--base", "floating", "--real", "float" }, "2 passed, 0 failed")

-- ---- reflected inertia of a floating joint: it has a rate in the axes of the link ---------------

try("a rotor", robot('<link name="world"/>', body("ship", "1", "0.1"),
  joint("free", "floating", "world", "ship")),
  { "--functions", "bias,coriolis_force", "--armature", "free=0.03" }, "2 passed, 0 failed")

-- ---- lengths that cancel ------------------------------------------------------------------------

local rod = suite:fresh "rod" .. "/rod.lua"
support.write(rod, [[constraints = { { name = "rod", type = "distance", length = 1,
  a = { link = "arm", xyz = { 1, 0, 0.5 } }, b = { xyz = { 4e-4, 0, 0 } } } }]])
try("a rod of nearly no lever", robot('<link name="wall"/>', body("arm", "1", "0.1", "0.5 0 0"),
  joint("turn", "continuous", "wall", "arm", AXIS)),
  { "--functions", "K,fd_constrained,impact", "--real", "float", "--config", rod },
  "3 passed, 0 failed")

try("accelerations that cancel", robot('<link name="wall"/>', body("table", "3", "0.05"),
  body("top", "2", "0.03"), body("arm", "0.5", "0.006"), body("tip", "0.02", "0.0004"),
  joint("glide", "planar", "wall", "table",
    '<origin xyz="0.249 0.261 -0.179" rpy="1.029 1.501 0.189"/><axis xyz="1 0 0"/>'),
  joint("bolts", "fixed", "table", "top", '<origin xyz="0 0 0.385" rpy="0.207 0 2.728"/>'),
  joint("j1", "continuous", "top", "arm",
    '<origin xyz="0.168 -0.090 -0.351" rpy="-2.323 -2.463 0"/><axis xyz="0 0 1"/>'),
  joint("j2", "continuous", "arm", "tip", '<origin xyz="0 0 -0.164" rpy="1.57 0 0"/>' .. AXIS)),
  { "--functions", "jdotv,jdotv_world", "--frames", "tip", "--real", "float" },
  "2 passed, 0 failed", 20000)

-- no state has a regular H: the function is not compared, and the end says so
try("a joint without mass", robot('<link name="base"/>', body("arm", "1", "0.1"),
  '<link name="tip"/>', joint("turn", "continuous", "base", "arm", AXIS),
  joint("idle", "continuous", "arm", "tip", AXIS)),
  { "--functions", "crba,fd" }, "\n1 not tested, see above\n2 passed, 0 failed")

-- 3 g at the end of an arm of 60 kg: a tenth more of its moment is 1e-7 of all
try("a light finger", robot('<link name="base"/>', body("arm", "40", "3", "0.4 0 0"),
  body("forearm", "20", "1", "0.3 0 0.1"), body("finger", "0.003", "2e-7", "0.01 0 0"),
  joint("j1", "continuous", "base", "arm", AXIS),
  joint("j2", "continuous", "arm", "forearm", '<origin xyz="0.8 0 0"/>' .. AXIS),
  joint("j3", "continuous", "forearm", "finger", '<origin xyz="0.6 0 0"/><axis xyz="0 0 1"/>')),
  { "--functions", "gravity", "--real", "float" }, "\n0 passed, 1 failed", 200, function(place)
    local path = place .. "/r_gravity.c"
    local code, changed = support.contents(path):gsub("\n  g%[R_j3%] = ", "%01.1f*")
    suite:check("the weight of the finger is changed", changed == 1, code)
    support.write(path, code)
  end)

suite:finish()
