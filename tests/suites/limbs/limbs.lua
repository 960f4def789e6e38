#!/usr/bin/env lua5.4
-- Equal limbs (--limbs) in the lanes of vectors or one after the other: the self-test of random
-- robots with such limbs, including joints that mimic others, compiled with vectors of the machine
-- and, in `make test-long`, with only SSE2 and without vectors; at -O1 and -O2, in double and
-- float, on both bases, fused and cut.  The self-test compares with the generic runtime.
-- Also the effect of a new mass, the length of the code, and the comments.  PINION_SEED seeds the
-- robots.

local LONG = os.getenv "PINION_LONG" == "1" -- in `make test-long`
local catalogue = require "catalogue"
local lists = require "list"
local order = require "order"
local support = dofile "tests/support/c.lua"
local suite = support.suite(LONG and "limbs_long" or "limbs")
local random = dofile "tests/support/random.lua"
local random_limbs = dofile "tests/support/random_limbs.lua"

local ROBOTS = LONG and 6 or 2

-- flags for vectors of four doubles, if this machine has them
local function wide()
  local known = support.contents "/proc/cpuinfo" or ""
  if not (known:find "%f[%w]avx2%f[%W]" and known:find "%f[%w]fma%f[%W]") then return nil end
  return "-mavx2 -mfma"
end

local WIDE, library = wide(), suite:runtime()
local COMPILERS = { "gcc" }
if support.has "clang" then COMPILERS[2] = "clang" end

local function generate(name, words)
  local place = suite:fresh(name)
  local run = support.pinion { "--quiet", "--name", "r", "-o", place, table.unpack(words) }
  suite:check(name .. " is generated", run.code == 0, run.err)
  return place
end

-- how many of a robot's functions have a form for limbs, in lanes or (mark = TURNS) in turn
local LANES, TURNS = "\n#if PINION_LIMBS_X", "\nNOT_INLINE void "
local function texts(place, mark)
  local count = 0
  for _, file in ipairs(support.names(place, ".c")) do
    if support.contents(place .. "/" .. file):find(mark or LANES, 1, true) then
      count = count + 1
    end
  end
  return count
end

-- compiles its functions as one text with a strict compiler, optimised unless `level` says
-- otherwise, and checks that its self-test passes
local function passes(name, place, compiler, flags, level)
  support.write(place .. "/all.c", support.together(place, "r", { model = true, selftest = true }))
  local command = ("cd %s && CC='%s -std=c99 -I ../../../../runtime %s' && $CC %s %s -c all.c && "
    .. "$CC -O0 all.o r_model.c r_selftest.c %s -lm -o run && ./run 40"):format(
    support.quote(place), compiler, flags, level or "-O1", support.WARN, library)
  local run = support.run(command)
  suite:check(("%s: %s %s"):format(name, compiler, flags),
    run.code == 0 and run.out:find "\n%d+ passed, 0 failed\n$", run.out .. run.err)
end

-- without vectors, for the numbers
local function passes_plainly(name, place)
  local run = support.run(support.program(place, support.sources "r", "plain", "-DPINION_LIMBS=0")
    .. " && ./plain 40")
  suite:check(name .. ": without vectors",
    run.code == 0 and run.out:find "\n%d+ passed, 0 failed\n$", run.out .. run.err)
end

local tried = 0

-- with vectors of the machine or, every other robot in a long run, with those of SSE2; and without
local function try(name, words, all, compiler, in_turn)
  local place = generate(name, words)
  if in_turn then
    passes(name, place, compiler, "")
    return texts(place, TURNS)
  end
  tried = tried + 1
  local narrow = WIDE and LONG and not all and tried % 2 == 0
  if WIDE and not narrow then passes(name, place, compiler, WIDE) end
  -- without optimisation, and by clang, it takes a third of the time; gcc's SSE2 is tested with all
  -- of a quadruped's functions, and below
  if narrow then
    passes(name, place, COMPILERS[#COMPILERS], "", "-O0")
  elseif LONG and all or not WIDE then
    passes(name, place, compiler, "")
  end
  if LONG and all then passes(name, place, compiler, "-DPINION_LIMBS=0", "-O0") end
  if LONG ~= (all or false) then passes_plainly(name, place) end
  return texts(place)
end

-- ---- random robots ------------------------------------------------------------------------------

print("pinion: PINION_SEED=" .. random.seed)
local SOME = {
  "crba,ltdl,ltl,solve,rnea,coriolis", "rnea_fext,gravity,fd,centroidal", "aba,minv,mul_H,fk",
}

-- A third of all functions and derivatives, without those that need links, constraints or more
-- words. Forward dynamics of a large robot are not differentiated: that takes longer than the rest.
local function third(k, text, packed)
  local list, large = {}, select(2, text:gsub("<joint", "")) > 16
  for i, row in ipairs(catalogue.SUMMARIES) do
    local name = row.name
    local there = (not row.group or row.group == "derivatives") and not name:find "<link>"
      and name ~= "hybrid" and name ~= "fd_constrained_derivatives"
      and not (name == "aba" and text:find("<mimic", 1, true))
      and not (name == "fd_derivatives" and large)
      and not (packed and name:find "^step_.*_derivatives$") -- they take derivatives with zeros
    if there and (i + k) % 3 == 0 then list[#list + 1] = name end
  end
  assert(#list >= 12)
  return table.concat(list, ",")
end

local QUAD = "crba,ltl,solve,rnea,fd,aba"
local found = 0
for n = 1, ROBOTS do
  local rng = random.case(4000 + n)
  local name = "limbs" .. n
  local file = suite.directory .. "/" .. name .. ".urdf"
  local text
  repeat -- small ones have the same cases; the few of a short run have no odd limbs
    text = random_limbs.make(rng, LONG and n % 4 == 2 or nil, n % 4 == 1 or nil,
      not LONG and rng:pick { 3, 4 } or nil)
  until select(2, text:gsub('<joint[^>]+type="[^f]', "")) <= 16
  support.write(file, text)
  local packed = n % 4 == 1
  -- each third with either compiler
  local words = { "--functions", LONG and third((n + 1) // 2, text, packed) or SOME[n % 3 + 1] }
  local function add(...) table.move({ ... }, 1, select("#", ...), #words + 1, words) end
  local in_turn = n % 4 == 3 or n == 2 and not LONG
  if n % 2 == 0 then add("-O2") end
  if n % 2 == 1 or in_turn then add("--limbs", in_turn and "scalar" or "lanes") end
  if LONG and in_turn then add("-O2", "--target", "mcu") end
  if rng:chance(0.6) then add("--base", "floating") end
  if n % 3 == 0 then add("--real", "float") end
  if n % 5 == 0 then add("--fuse", "tick=H,C,pose,com") end
  if n % 5 == 1 then add("--joint-friction") end
  if n % 5 == 3 then add("--split", "300") end
  if packed then add("--packed-derivatives") end
  if rng:chance(0.3) then add("--rows", "0") end
  add(file)
  found = found + try(name, words, false, COMPILERS[n % #COMPILERS + 1], in_turn)
end
suite:check("most have texts for limbs", found >= (LONG and 2 or 1) * ROBOTS, found)

-- ---- the project's own --------------------------------------------------------------------------

local MCU = { "-O2", "--target", "mcu", "--base", "floating", "--real", "float", "--functions",
  QUAD, "models/quad.urdf" }

local quad = try("quad", { "-O2", "--base", "floating", "--functions", QUAD, "models/quad.urdf" },
  true, "gcc")
suite:check("all of a quadruped's functions but ltl, which goes by rows", quad == 5, quad)
local off = generate("off", { "-O2", "--limbs", "off", "--base", "floating", "--functions",
  LONG and QUAD or "crba,rnea", "models/quad.urdf" })
suite:equal("none where they are off", 0, texts(off))
suite:equal("at -O1 as well", 6, texts(generate("O1", { "--base", "floating", "--functions",
  QUAD .. ",gravity_derivative", "models/quad.urdf" })))
suite:equal("none at -O0", 0, texts(generate("O0", { "-O0", "--base", "floating", "--functions",
  "crba,rnea", "models/quad.urdf" })))
local mcu = try("mcu", MCU, false, "clang", true)
suite:equal("all of them in turn for a microcontroller", 6, mcu)
suite:equal("and none in lanes", 0, texts(suite.directory .. "/mcu"))

-- bytes of a robot's function, with its constants
local function bytes(place, fn)
  local run = support.run(("cd %s && gcc -std=c99 -Os -I %s -c r_%s.c -o r.o && size r.o"):format(
    support.quote(place), support.quote(support.root .. "/runtime"), fn))
  return tonumber(run.out:match "\n%s*(%d+)") or error(run.err)
end

do
  local words = { "--limbs", "off", table.unpack(MCU) }
  if not LONG then words[#words - 1] = "crba,rnea" end
  local single = generate("single", words)
  for _, fn in ipairs { "crba", "rnea", LONG and "fd" or nil, LONG and "aba" or nil } do
    local share = bytes(suite.directory .. "/mcu", fn) / bytes(single, fn)
    suite:check(fn .. " is less than half as long", share < 0.5, ("%.2f"):format(share))
  end
end

-- Without AVX gcc splits vectors of four doubles, if they are put together as in limbs.h; a vector
-- that it keeps goes through memory, which takes twice the time.
do
  local run = support.run(("cd %s && echo __x86_64__ | gcc -E -P -xc - && gcc -std=c99 -O2 -I %s "
    .. "-fdump-tree-optimized=r_rnea.dump -S -o r_rnea.s r_rnea.c && grep -c 'vector(4)' "
    .. "r_rnea.dump; grep -c 'pd\t' r_rnea.s"):format(
    support.quote(suite.directory .. "/quad"), support.quote(support.root .. "/runtime")))
  local host, whole, packed = run.out:match "^%s*(%S+)%s+(%d+)%s+(%d+)"
  if host ~= "1" then
    suite:skip "gcc is not for x86-64"
  else
    suite:equal("gcc keeps no vector of four with SSE2", "0", whole)
    suite:check("and computes pairs", tonumber(packed) > 500, packed)
  end
end

-- Clang must not make gather instructions, as it would for initializers.
if support.has "clang" and support.run("clang -dumpmachine").out:find "^x86_64" then
  local place = suite.directory .. "/quad"
  local function gathers(file)
    local run = support.run(("cd %s && clang -std=c99 -O2 -march=icelake-server -I %s -S -o - %s")
      :format(support.quote(place), support.quote(support.root .. "/runtime"), file))
    suite:check("clang compiles " .. file, run.code == 0, run.err)
    return select(2, run.out:gsub("gather", ""))
  end
  local braces = support.contents(place .. "/r_solve.c"):gsub("pinion_x4_of(%b())", function(list)
    return "{" .. list:sub(2, -2) .. "}"
  end)
  support.write(place .. "/braces.c", braces)
  suite:equal("clang loads a quadruped's lanes one by one", 0, gathers "r_solve.c")
  local others = gathers "braces.c"
  suite:check("which it would not from braces", others > 0, others)
else
  suite:skip "clang is not there or not for x86-64"
end

-- ---- limbs with differences ---------------------------------------------------------------------

-- axes of two legs reversed, and a zero where the other legs have none
do
  local text = support.contents "models/quad.urdf"
  local axes, zeros
  text, axes = text:gsub('(<joint name="r[fh]_haa".-<axis xyz=")1 0 0"', "%1-1 0 0\"")
  text, zeros = text:gsub('(<link name="lh_hip">.-<origin xyz="%S+ )%S+', "%10", 1)
  suite:equal("there are such joints", 2, axes)
  suite:equal("and such a link", 1, zeros)
  local file = suite.directory .. "/odd.urdf"
  support.write(file, text)
  local words = { table.unpack(MCU) }
  words[#words - 1], words[#words] = "crba,rnea", file
  suite:equal("in turn all the same", 2, try("odd", words, false, "gcc", true))
  local header = support.contents(suite.directory .. "/odd/r.h"):gsub("\n %* ", " ")
  local counted, counts = 0, "(%d+) mul, (%d+) add, (%d+) sub, .- of which (%d+) are in"
  for muls, adds, subs, own in header:gmatch(counts) do
    local share = own / (muls + adds + subs)
    counted = counted + 1
    suite:check("almost all of it stands once", share < 0.34, ("%.2f"):format(share))
  end
  suite:equal("of both", 2, counted)
  suite:equal("and in lanes", LONG and 2 or 1, try("odd_lanes", { "-O2", "--base", "floating",
    "--functions", LONG and "rnea,fd" or "rnea", file }, false, "gcc"))
end

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

-- Limbs found by an adversary.  Joints: { name, parent, type, xyz, rpy, axis, its link's centre of
-- mass or nil }, each with the link of the same name.
local function robot_of(joints)
  local lines, said = { '<robot name="r">' }, {}
  local function link(name, com)
    if said[name] then return end
    said[name] = true
    lines[#lines + 1] = ('<link name="%s"><inertial><origin xyz="%s"/><mass value="1"/><inertia '
      .. 'ixx="0.01" ixy="0" ixz="0" iyy="0.012" iyz="0" izz="0.011"/></inertial></link>'):format(
      name, com or "0 0 0")
  end
  for _, joint in ipairs(joints) do
    local name, parent, kind, xyz, rpy, axis, com = table.unpack(joint)
    link(parent)
    link(name, com)
    lines[#lines + 1] = ('<joint name="%s" type="%s"><origin xyz="%s" rpy="%s"/><parent link="%s"/>'
      .. '<child link="%s"/><axis xyz="%s"/><limit lower="-2" upper="2" effort="9" velocity="9"/>'
      .. "</joint>"):format("of_" .. name, kind, xyz, rpy, parent, name, axis)
  end
  return table.concat(lines, "\n") .. "\n</robot>\n"
end

-- by name: joints, command-line words, functions or nil
local FOUND = {
  -- a value of one finger is a constant for the other, and is used by others: no group of values is
  -- read where it is a constant
  ["almost a quarter turn"] = { {
    { "p1", "trunk", "revolute", "0 0 0", "0 0 0", "0.36 0.48 -0.8" },
    { "p2", "p1", "revolute", "0.05 0.28 0.22", "0 0 0", "0 -1 0" },
    { "a1", "p2", "prismatic", "0 0 0", "1.5708 0 0", "0 -1 0" },
    { "a2", "a1", "revolute", "0 0 0", "0 0 0", "-1 0 0" },
    { "b1", "p2", "prismatic", "0 0 0", "0 0 0", "0 -1 0" },
    { "b3", "b1", "revolute", "0.31 -0.19 0.39", "0 0 0", "-1 0 0" },
  }, { "-O2" } },
  -- a sine of the second limb, whose angle is computed after its first use
  ["parallel joints"] = { {
    { "a1", "trunk", "continuous", "0 0 0", "0.1 0.2 0.3", "0 0 -1" },
    { "a2", "a1", "revolute", "0.13 0.3 0.22", "0 0 0", "0 0 1" },
    { "b1", "trunk", "continuous", "0 0 0", "0.1 0.2 0.3", "0 0 -1" },
    { "b2", "b1", "revolute", "0.33 -0.32 0.15", "0 0 0", "0 0 1", "0.05 -0.01 0.08" },
  }, { "-O2", "--base", "floating", "--sincos", "libm" } },
  -- aba uses the force along an axis of the joint for tau; its sign differs between the limbs
  ["planes turned over"] = { {
    { "a1", "trunk", "planar", "0 0 0", "0 0 0", "0.9 -1 -0.8" },
    { "a2", "a1", "prismatic", "0 0 0", "0 0 0", "1 0 0" },
    { "a3", "a2", "planar", "0 0 0", "0 0 0", "0 0 1" },
    { "b1", "trunk", "planar", "0 0 0", "0 0 0", "0.9 -1 -0.8" },
    { "b2", "b1", "prismatic", "0 0 0", "0 0 0", "1 0 0", "0.05 -0.01 0.08" },
    { "b3", "b2", "planar", "0 0 0", "0 0 0", "0 0 -1" },
  }, {} },
  -- an acceleration whose sign and the result's cancel, so that it is stored before others read it
  ["stored as it is read"] = { {
    { "a1", "trunk", "revolute", "0 0.2 0", "0 0 0", "0 -1 0" },
    { "a2", "a1", "revolute", "0.17 0.13 0", "0.3 0 0", "0 0 1" },
    { "b1", "trunk", "revolute", "0 -0.2 0", "0.3 0 0", "0 1 0" },
    { "b2", "b1", "revolute", "0.36 -0.18 0", "0.3 0 0", "0 0 1" },
  }, { "-O2", "--limbs", "scalar" }, "regressor", true },
  -- a position that the rest of the robot gives to limbs, with a minus, because one limb lacks it
  ["given with a minus"] = { {
    { "waist", "trunk", "continuous", "0 -0.1 0.2", "0 0 3.141592653589793", "0 1 0" },
    { "a1", "waist", "prismatic", "0.2 0 0.3", "0.1 0.2 0.3", "-1 0 0" },
    { "b1", "waist", "prismatic", "0.4 0 0.4", "0.1 0.2 0.3", "-1 0 0" },
    { "c1", "waist", "prismatic", "0.1 0 0.1", "0.1 0.2 0.3", "-1 0 0" },
    { "d1", "waist", "prismatic", "0.2 0 0.2", "0.1 0.2 0.3", "-1 0 0" },
    { "e1", "waist", "prismatic", "0.1 0 0.2", "0 0 0", "-1 0 0" },
  }, { "-O2", "--base", "floating", "--limbs", "scalar" }, "fk", true },
  -- sines with a minus, as -O2 turns the axes: vectors of four floats, made of two
  ["sines with a minus"] = { {
    { "a1", "trunk", "continuous", "0 0.1 0", "0 0 0", "0 0 1", "0.1 0.02 0.03" },
    { "a2", "a1", "continuous", "0.1 0 0", "1.570796326794897 1.570796326794897 0", "0 0 1",
      "0.1 0.02 0.03" },
    { "a3", "a2", "continuous", "0.3 0 0", "0 0 0.4", "0 0 1", "0.1 0.02 0.03" },
    { "b1", "trunk", "continuous", "0 -0.1 0", "0 0 0", "0 0 1", "0.1 0.02 0.03" },
    { "b2", "b1", "continuous", "0.1 0 0", "1.570796326794897 1.570796326794897 0", "0 0 1",
      "0.1 0.02 0.03" },
    { "b3", "b2", "continuous", "0.3 0 0", "0 0 0.4", "0 0 1", "0.1 0.02 0.03" },
  }, { "-O2", "--real", "float" }, "rnea" },
  -- products of whole matrices, in local arrays, which are packed at the end
  ["packed at the end"] = { {
    { "waist", "trunk", "continuous", "0 0 0.3", "0 0 0", "0 1 0" },
    { "a1", "waist", "continuous", "0.1 0 -0.2", "0 0 0", "0 0 1", "0.05 0.04 0.08" },
    { "b1", "waist", "continuous", "0.2 0 -0.2", "0 0 0", "0 0 1", "0.03 -0.01 0.06" },
  }, { "--packed-derivatives", "--limbs", "lanes" }, "fd_derivatives,rnea_derivatives" },
}
for name, robot in order.pairs(FOUND) do
  local file = suite.directory .. "/found.urdf"
  support.write(file, robot_of(robot[1]))
  local words = { "--functions", robot[3] or "crba,fd,aba", file }
  for k, word in ipairs(robot[2]) do table.insert(words, k, word) end
  try(name, words, false, "gcc", robot[4])
end

-- dofs numbered level by level: no two of a leg are consecutive.  With two legs in another order,
-- these two are a set of their own.
do
  local file, joints = suite.directory .. "/levels.txt", {}
  for _, joint in ipairs { "haa", "hfe", "kfe" } do
    for _, leg in ipairs { "lf", "rf", "lh", "rh" } do joints[#joints + 1] = leg .. "_" .. joint end
  end
  local words = { "--base", "floating", "--order", file, "--functions", "minv,ltdl,fd_derivatives",
    "models/quad.urdf" }
  support.write(file, table.concat(joints, "\n"))
  suite:equal("limbs in lanes, level by level", 2, try("levels", words, false, "gcc"))
  support.write(file, (table.concat(joints, "\n"):gsub("(lf_haa\n)(.*)(lf_hfe\n)", "%1%3%2")
    :gsub("(rf_haa\n)(.*)(rf_hfe\n)", "%1%3%2")))
  suite:equal("and two by two", 2, try("levels2", words, false, "gcc"))
  local header = support.contents(suite.directory .. "/levels2/r.h"):gsub("\n %* ", " ")
  suite:check("the header names the second set",
    header:find("first joints: lh_haa, rh_haa.", 1, true), header)
end

-- palms that follow each other, with fingers, in an order that gives a dof of one limb ancestors in
-- another
do
  local joints, order_of = {}, {}
  for name in ("c1 b1 a1 a2 a3 c2 c3 c4 a4 b2 b3 b4"):gmatch "%S+" do
    order_of[#order_of + 1] = name
  end
  for _, limb in ipairs { "a", "b", "c" } do
    local function add(k, on, axis)
      joints[#joints + 1] = { limb .. k, on, "revolute", "0.1 0.2 0", "0 0 0", axis }
    end
    add(1, "trunk", "1 0 0")
    add(2, limb .. 1, "0 0 1")
    add(3, limb .. 2, "1 0 0")
    add(4, limb .. 2, "1 0 0")
  end
  local text = robot_of(joints)
  for limb, other in order.pairs { b = "a", c = "b" } do
    text = text:gsub('(name="of_' .. limb .. '2".-)(</joint>)', '%1<mimic joint="of_' .. other
      .. '2" multiplier="0.7"/>%2')
  end
  for k, name in ipairs(order_of) do order_of[k] = "of_" .. name end
  local file, list = suite.directory .. "/palms.urdf", suite.directory .. "/palms.txt"
  support.write(file, text)
  support.write(list, table.concat(order_of, "\n"))
  local run = support.pinion { "--quiet", "--order", list, "--functions", "fk,fd", "-o",
    suite.directory .. "/palms", file }
  suite:check("palms that follow each other", run.code == 0, run.err)
end

-- fingers within limbs; a leg of another kind next to three, one of which has turns that others
-- lack
do
  local file, rng = suite.directory .. "/hands.urdf", random.case(4100)
  support.write(file, (random_limbs.make(rng, true, false)))
  local run = support.pinion { "--name", "r", "--dump", "model", file }
  suite:check("sets within limbs are listed",
    run.out:find("\n  within them limbs left1_j%d"), run.out)
  local text, axes = support.contents("models/quad.urdf"):gsub(
    '(<joint name="rh_kfe".-<axis xyz=")0 1 0"', '%10 0 1"')
  suite:equal("there is such a knee", 1, axes)
  text, axes = text:gsub('(<joint name="rf_hfe".-<origin xyz="[^"]*")', '%1 rpy="3.14159 0 0.02"')
  suite:equal("and such a hip", 1, axes)
  support.write(file, text)
  local words = { table.unpack(MCU) }
  words[#words - 1], words[#words] = LONG and "aba" or "rnea", file
  suite:equal("three legs in turn", 1, try("three", words, false, "gcc", true))
  local header = support.contents(suite.directory .. "/three/r.h"):gsub("\n %* ", " ")
  suite:check("which the header names",
    header:find("first joints: lf_haa, rf_haa, lh_haa.", 1, true), header)
end

-- two arms with hands of three fingers: one form for the arms, one for the fingers of both
do
  local file = suite.directory .. "/fingers.urdf"
  support.write(file, (random_limbs.make(random.case(4200), 3, false, 2)))
  local dump = support.pinion { "--name", "r", "--dump", "model", file }
  local all, of = {}, dump.out:match "\nlimbs ([^\n]-)  of 2 bodies each, within those of left1_j1"
  for root in (of or ""):gmatch "%S+" do all[#all + 1] = root end
  suite:equal("six fingers in one set", 6, #all)
  local words = { "-O2", "--target", "mcu", "--functions",
    LONG and "crba,rnea,fd,aba" or "rnea", file }
  suite:equal("fingers in turn", LONG and 4 or 1, try("fingers", words, false, "gcc", true))
  local code = support.contents(suite.directory .. "/fingers/r_rnea.c")
  local functions, calls = {}, 0
  for name in code:gmatch "\nNOT_INLINE void (r_rnea_of_limb2[%w_]*)" do
    functions[#functions + 1] = name
  end
  for n in ipairs(functions) do
    for _ in code:gmatch("\n  " .. functions[n] .. "%(") do calls = calls + 1 end
  end
  suite:check("a function of all fingers", #functions > 0, code)
  suite:equal("is called for each of both hands", 6 * #functions, calls)
  suite:check("with what its hand keeps", code:find("o->", 1, true))
  local header = support.contents(suite.directory .. "/fingers/r.h"):gsub("\n %* ", " ")
  suite:check("the header names all",
    header:find("first joints: " .. table.concat(all, ", "), 1, true), header)
  local single = generate("fingers_off", { "-O2", "--limbs", "off", "--target", "mcu",
    "--functions", "rnea", file })
  local share = bytes(suite.directory .. "/fingers", "rnea") / bytes(single, "rnea")
  suite:check("rnea takes less than half", share < 0.5, ("%.2f"):format(share))
  words = { "-O2", "--functions", "coriolis", file }
  local lanes = LONG and try("fingers_lanes", words, false, "gcc") or 1
  suite:equal("fingers of both hands in lanes", 1, lanes)
end

-- ---- what a new mass changes --------------------------------------------------------------------

local function lines_of(place, file)
  local list = {}
  for line in support.contents(place .. "/" .. file):gmatch "[^\n]+" do list[#list + 1] = line end
  return list
end

-- how many lines of a leg's numbers differ, and how many other lines
local function apart(before, after, file, leg)
  local was, is = lines_of(before, file), lines_of(after, file)
  local own, others = 0, 0
  suite:equal("as many lines", #was, #is)
  for k, line in ipairs(was) do
    if line ~= is[k] and not line:find "Generated from" then
      local name = line:match "^static const %a+ ([%w_]+) " or line:match "^#define ([%w_]+) "
      if name and name:find("^" .. leg) then own = own + 1 else others = others + 1 end
    end
  end
  return own, others
end

do
  local words = { "--limbs", "lanes", "--base", "floating", "--functions", "rnea" }
  words[#words + 1] = "models/quad.urdf"
  local old = generate("old", words)
  words[2] = "scalar"
  local old_turns = generate("old_turns", words)
  local file = suite.directory .. "/heavier.urdf"
  local text, n = support.contents("models/quad.urdf"):gsub('(<link name="lf_calf">.-<mass value=")'
    .. '[^"]*', "%10.25", 1)
  suite:equal("there is such a link", 1, n)
  support.write(file, text)
  words[#words] = file
  local new = { scalar = generate("new_turns", words) }
  words[2] = "lanes"
  new.lanes = generate("new", words)
  for form, place in pairs { scalar = old_turns, lanes = old } do
    local own, others = apart(place, new[form], "r_numbers.h", "lf_")
    suite:check(form .. ": it changes numbers of that leg", own > 0, own)
    suite:equal("and no others", 0, others)
    own, others = apart(place, new[form], "r_rnea.c", "lf_")
    suite:equal("and no function", 0, own + others)
  end
end

-- ---- comments -----------------------------------------------------------------------------------

do
  local header = support.contents(suite.directory .. "/quad/r.h"):gsub("\n %* ", " ")
  suite:check("the header names the limbs",
    header:find("by their first joints: lf_haa, rf_haa, lh_haa, rh_haa.", 1, true), header)
  suite:check("and counts",
    header:find "or, with limbs in lanes, %d+ operations, of which %d+ are on")
  local turns = support.contents(suite.directory .. "/mcu/r.h"):gsub("\n %* ", " ")
  suite:check("in turn, too",
    turns:find("Static functions are called for each limb, in this order", 1, true), turns)
  suite:check("and how much is text",
    turns:find "of which %d+ are in the source: 1 static function is called for each limb%.")
  local run = support.pinion { "--base", "floating", "--dump", "model", "models/quad.urdf" }
  suite:check("--dump model lists them",
    run.out:find("limbs lf_haa rf_haa lh_haa rh_haa  of 3 bodies each, in 4 lanes", 1, true),
    run.out)
end

suite:finish()
