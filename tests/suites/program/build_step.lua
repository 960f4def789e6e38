#!/usr/bin/env lua5.4
--- The command line as a build step uses it: --check, lists, several robots in one call, named
-- standard input, --quiet and --verbose, stale files, and full disks.

local lfs = require "lfs"
local support = dofile "tests/support/c.lua"
local cli = assert(loadfile "tests/support/cli.lua")(support)
local suite = support.suite "build_step"

local DUO, ARM = "models/duo.urdf", "models/arm6.urdf"
local STAGES = { "read", "check", "model", "trace", "choose", "lower", "write" }

local quote, shown = support.quote, cli.shown

local function complains(...) return cli.complains(suite, ...) end
local function succeeds(...) return cli.succeeds(suite, ...) end

-- a text with the first `what` replaced by `by`
local function edited(text, what, by)
  local count
  text, count = text:gsub(what, by, 1)
  assert(count == 1, what)
  return text
end

-- ---- lists ------------------------------------------------------------------------------------

local function test_functions()
  local run = support.pinion { "--list-functions" }
  suite:check("--list-functions wants no robot", run.code == 0 and run.err == "", shown(run))
  local names = {}
  for _, line in ipairs(support.lines(run.out)) do
    local name, doc = line:match("^(%S+) +(%S.*)$")
    suite:check("--list-functions tells what each does, in a sentence of 70 columns: " .. line,
      doc and #doc <= 70 and doc:find("^[^;]*%.$") and not doc:find("^The same"), line)
    if name and not name:find("<link>", 1, true) then names[#names + 1] = name end
  end
  suite:check("--list-functions names all", #names >= 34 and names[1] == "crba", run.out)
  suite:check("and those of links", run.out:find("\njacobian_world_<link> ", 1, true))
end

-- ---- is it current? ---------------------------------------------------------------------------

-- one call of --check, which must change nothing in `out`
local function checked(out, words)
  local before = support.tree(out)
  local run = support.pinion { "--check", "-o", out, table.unpack(words) }
  local after, names = support.tree(out)
  for _, name in ipairs(names) do
    if before[name] ~= after[name] then run.err = run.err .. "pinion: CHANGED " .. name end
    before[name] = nil
  end
  for name in next, before do run.err = run.err .. "pinion: REMOVED " .. name end
  return run
end

-- patch(1) turns the old files into those that the generator would write
local function patches(what, out, run, words)
  support.write(out .. ".patch", run.out)
  local patched = support.run("patch -s -p0 <" .. quote(out .. ".patch"))
  suite:check(what .. ": patch takes the diff", patched.code == 0, shown(patched))
  succeeds(what .. ": and then all is current", checked(out, words))
end

-- Damages an output of duo; --check must name the file and show the diff, which patch must accept.
local function notices(what, words, damage, name, needles)
  local place = suite:fresh "check"
  local out = place .. "/out"
  assert(support.pinion({ "-o", out, "--functions", "crba,ltdl,solve", DUO }).code == 0)
  damage(out)
  words = { "--functions", "crba,ltdl,solve", table.unpack(words) }
  local run = checked(out, words)
  suite:check("--check: " .. what .. ": exit 1", run.code == 1, shown(run))
  local file = out .. "/" .. name
  suite:check("--check: " .. what .. ": one line names the file", run.err:find(
    ("^pinion: [^\n]*%s: error: [^\n]*\n$"):format((name:gsub("%p", "%%%0")))), shown(run))
  suite:check("--check: " .. what .. ": nothing is changed",
    not run.err:find("CHANGED") and not run.err:find("REMOVED"), shown(run))
  for _, needle in ipairs(needles) do
    needle = needle:gsub("FILE", (file:gsub("%%", "%%%%")))
    suite:check("--check: " .. what .. ": the diff has " .. needle,
      run.out:find(needle, 1, true), shown(run))
  end
  if support.has "patch" then
    patches("--check: " .. what, out, run, words)
  else
    suite:skip("patch is not installed")
  end
end

local function test_check()
  local out = suite:fresh "current" .. "/out"
  local missing = checked(out, { "--functions", "crba", DUO })
  suite:check("--check where nothing is: exit 1, all missing, no directory made",
    missing.code == 1 and missing.err:find("duo.h: error: is missing", 1, true)
      and missing.out:find("--- /dev/null\n+++ " .. out .. "/duo.h\n@@ -0,0 +1,", 1, true)
      and not support.exists(out), shown(missing))
  succeeds("generate", support.pinion { "-o", out, DUO })
  succeeds("--check of what was just written is silent", checked(out, { DUO }))
  succeeds("--check with a --depfile does not look at it",
    checked(out, { "--depfile", out .. "/none.d", DUO }))

  notices("an edited line", { DUO }, function(place)
    local name = place .. "/duo_solve.c"
    support.write(name, edited(support.contents(name), "#include [^\n]*\n", "/* mine */\n"))
  end, "duo_solve.c", { "--- FILE\n+++ FILE\n@@ -", "\n-/* mine */\n", "\n+#include \"duo.h\"\n" })
  notices("an edit at either end", { DUO }, function(place)
    local name = place .. "/duo_crba.c"
    support.write(name, "/* first */\n" .. support.contents(name) .. "/* last, no line feed */")
  end, "duo_crba.c", { "@@ -1,4 +1,3 @@\n-/* first */\n", "\\ No newline at end of file\n" })
  notices("a missing file", { DUO }, function(place)
    os.remove(place .. "/duo_ltdl.c")
  end, "duo_ltdl.c", { "--- /dev/null\n+++ FILE\n@@ -0,0 +1," })
  notices("an empty file", { DUO }, function(place)
    support.write(place .. "/duo_ltdl.c", "")
  end, "duo_ltdl.c", { "--- FILE\n+++ FILE\n@@ -0,0 +1," })
  notices("a stale file", { DUO }, function(place)
    assert(support.pinion({ "--quiet", "-o", place, "--functions", "crba,ltdl,solve,Ha", DUO })
      .code == 0)
    local keep = place .. "/duo_Ha.c"
    local text = support.contents(keep)
    assert(support.pinion({ "--prune", "-o", place, "--functions", "crba,ltdl,solve", DUO })
      .code == 0)
    support.write(keep, text)
  end, "duo_Ha.c", { "--- FILE\n+++ /dev/null\n@@ -1," })
end

-- a file that exists but cannot be read is not missing
local function test_check_unreadable()
  local out = suite:fresh "unreadable" .. "/out"
  succeeds("generate", support.pinion { "-o", out, "--functions", "crba,ltdl", DUO })
  os.remove(out .. "/duo_crba.c")
  assert(lfs.link("duo_crba.c", out .. "/duo_crba.c", true)) -- a link to itself
  os.remove(out .. "/duo_ltdl.c")
  assert(lfs.mkdir(out .. "/duo_ltdl.c"))
  local run = checked(out, { "--functions", "crba,ltdl", DUO })
  complains("--check of what cannot be read", run, 1, {
    "/duo_crba.c: error: cannot be read: Too many levels of symbolic links",
    "/duo_ltdl.c: error: cannot be read: Is a directory" })
  suite:equal("a line for each", 2, #support.lines(run.err))
end

-- a new mass is noticed, and only in the files that it changes
local function test_check_robot()
  local place = suite:fresh "check_robot"
  local urdf, out = place .. "/duo.urdf", place .. "/out"
  support.write(urdf, support.contents(DUO))
  succeeds("generate a copy", support.pinion { "-o", out, "--functions", "crba,ltdl", urdf })
  support.write(urdf, edited(support.contents(DUO), 'mass value="[%d.]+"', 'mass value="7.5"'))
  local run = checked(out, { "--functions", "crba,ltdl", urdf })
  suite:check("--check after a new mass: model and crba, not ltdl", run.code == 1
    and run.err:find("duo_model.c: error", 1, true) and not run.err:find("ltdl", 1, true),
    shown(run))
  support.write(urdf, "hello\n")
  complains("--check of a bad robot is an error of the robot",
    checked(out, { "--functions", "crba,ltdl", urdf }), 1, { "duo.urdf:1: error: " })
end

-- ---- standard input ---------------------------------------------------------------------------

local function test_input_name()
  local place = suite:fresh "input_name"
  local words = { "-o", place .. "/out", "--input-name", "gen/robots/arm.xacro", "-" }
  succeeds("--input-name", support.pinion(words, { stdin = support.contents(DUO) }))
  local header = support.contents(place .. "/out/duo.h") or ""
  suite:check("it is what the header says", header:find("Generated from gen/robots/arm.xacro;", 1,
    true), header:sub(1, 400))
  complains("it is what messages say", support.pinion(words, { stdin = "<robot>\n<x>\n" }), 1,
    { "gen/robots/arm.xacro:", "error: " })
end

-- ---- several robots ---------------------------------------------------------------------------

local function test_several()
  local place = suite:fresh "several"
  local out, bad = place .. "/out", place .. "/bad.urdf"
  local few = { "--functions", "crba,ltdl" }
  local function run(...) return support.pinion { "-o", out, "--functions", "crba,ltdl", ... } end
  support.write(bad, cli.pair '<axis xyz="0 0 0"/>')
  complains("one bad robot of three", run(DUO, bad, ARM), 1, { "bad.urdf:6: error: " })
  suite:check("and none is written", not support.exists(out))
  support.write(place .. "/worse.urdf", "hello\n")
  complains("errors of all robots", run(place .. "/worse.urdf", DUO, bad), 1,
    { "worse.urdf:1: error: ", "bad.urdf:6: error: " })
  complains("the worst exit code: 2 over 1", run(bad, ARM, "--frames", "none"), 2,
    { "bad.urdf:6: error: ", "--frames", "'none'" })
  complains("two robots of one name", run(DUO, DUO), 1, { "'duo'", "one directory" })
  suite:check("nor then", not support.exists(out))

  succeeds("two robots", run(DUO, ARM))
  suite:equal("each in its own directory", "arm6 duo", cli.listed(out))
  suite:equal("with all its files", cli.expected_files("duo", { "crba", "ltdl" }),
    cli.listed(out .. "/duo"))
  local alone = place .. "/alone"
  succeeds("one alone", support.pinion { "-o", alone, few[1], few[2], DUO })
  for _, name in ipairs(support.names(alone)) do
    if not name:find("%.d$") then
      suite:check("the same as alone: " .. name,
        support.contents(alone .. "/" .. name) == support.contents(out .. "/duo/" .. name))
    end
  end
  succeeds("--check of two", run("--check", DUO, ARM))
  os.remove(out .. "/arm6/arm6_crba.c")
  local check = run("--check", DUO, ARM)
  suite:check("--check of two, one file missing", check.code == 1
    and check.err:find("^pinion: [^\n]*/arm6/arm6_crba.c: error: is missing\n$"), shown(check))
  local list = run("--list-outputs", DUO, ARM)
  suite:check("--list-outputs of two", list.code == 0
    and list.out:find(out .. "/duo/duo_crba.c\n", 1, true)
    and list.out:find(out .. "/arm6/arm6_crba.c\n", 1, true), shown(list))
end

-- ---- what is said -----------------------------------------------------------------------------

local function test_talk()
  local place = suite:fresh "talk"
  local out, urdf = place .. "/out", place .. "/w.urdf"
  support.write(urdf, cli.pair '<axis xyz="0 0 2"/>')
  succeeds("--quiet: no warnings", support.pinion { "--quiet", "-o", out, urdf })
  support.write(place .. "/bad.urdf", "hello\n")
  complains("--quiet: errors all the same", support.pinion { "--quiet", "-o", out,
    place .. "/bad.urdf" }, 1, { "bad.urdf:1: error: " })
  local run = support.pinion { "--verbose", "-o", out, urdf }
  complains("--verbose", run, 0, { "w.urdf:6: warning: ", "wrote " .. out .. " (", " 0 changed)" })
  for _, stage in ipairs(STAGES) do
    suite:check("--verbose: time and count of " .. stage,
      run.err:find(("\npinion: %s +%%d+%%.%%d+ s  %%d+ %%a+\n"):format(stage))
        or run.err:find(("^pinion: %s +%%d+%%.%%d+ s  %%d+ %%a+\n"):format(stage)), shown(run))
  end
  -- it is interrupted once it has said something, in the middle of its work
  local long = support.pinion_command { "--verbose", "-o", place .. "/long", "--base", "floating",
    "models/quad.urdf", "models/duo.urdf" }
  run = support.run(("%s 2>%s & p=$!; while kill -0 $p && ! test -s %s; do sleep 0.05; done; "
    .. "kill -INT $p; wait $p"):format(long, place .. "/said", place .. "/said"))
  local said = support.contents(place .. "/said")
  suite:check("Ctrl-C: one line, no bug, and no file", run.code == 130
    and said:find("\npinion: interrupted\n$") and not said:find "bug"
    and not support.exists(place .. "/long"), said .. shown(run))
  local header = support.contents(out .. "/r.h") or "--verbose"
  suite:check("the header tells of neither", not header:find("--quiet", 1, true)
    and not header:find("--verbose", 1, true))
end

-- script(1) gives the program a terminal as stderr
local function test_terminal()
  if support.run("script -qec true /dev/null </dev/null").code ~= 0 then
    return suite:skip("script is not here, or finds no terminal")
  end
  local out = suite:fresh "terminal" .. "/out"
  local function on_terminal(words, before)
    return support.run(("%s script -qec %s /dev/null </dev/null"):format(before or "",
      quote(support.pinion_command(words))), { seconds = 120 })
  end
  local run = on_terminal { "-o", out, DUO }
  suite:check("a terminal is told what was written", run.code == 0
    and run.out:find("pinion: wrote " .. out .. " (45 files, 45 changed)", 1, true), shown(run))
  run = on_terminal { "--quiet", "-o", out, DUO }
  suite:check("but not with --quiet", run.code == 0 and run.out == "", shown(run))
  -- a chain that takes seconds, by a clock that is fast
  local fast = "local c = os.clock; function os.clock() return 20*c() end"
  local lines = { '<robot name="long"><link name="l0"/>' }
  for k = 1, 12 do
    lines[#lines + 1] = ([[<link name="l%d"><inertial><origin xyz="0.1 0.2 0.3"/><mass value="1"/>
<inertia ixx="0.2" iyy="0.3" izz="0.15" ixy="0.001" ixz="0.002" iyz="0.003"/></inertial></link>
<joint name="j%d" type="continuous"><parent link="l%d"/><child link="l%d"/>
<origin xyz="0.1 0.2 0.3" rpy="0.4 0.5 0.6"/></joint>]]):format(k, k, k - 1, k)
  end
  support.write(out .. ".urdf", table.concat(lines, "\n") .. "</robot>\n")
  run = on_terminal({ "-o", out .. "2", "-O2", "--functions", "crba,rnea,fd", out .. ".urdf" },
    "LUA_INIT_5_4=" .. quote(fast))
  suite:check("a stage of more than a second shows a sign of life, and wipes it", run.code == 0
    and run.out:find("\r\27%[Kpinion: %a+ %.%. %d+ s")
    and run.out:find("\r\27%[K[^p]*pinion: wrote"), shown(run))
end

-- ---- stale files ------------------------------------------------------------------------------

local function test_stale()
  local place = suite:fresh "stale"
  local out = place .. "/out"
  local few = { "-o", out, "--functions", "crba,ltdl", DUO }
  local function with(...) return { select(1, ...), table.unpack(few) } end
  succeeds("generate with lanes and solve", support.pinion { "-o", out, "--lanes", "4",
    "--functions", "crba,ltdl,solve", "--tunable", "right_arm:mass", DUO })
  -- neighbours that must stay: a robot whose name begins with ours, and files that belong to no
  -- robot
  local function neighbour(name)
    support.write(place .. "/n.urdf",
      (edited(support.contents(DUO), 'robot name="duo"', ('robot name="%s"'):format(name))))
    return support.pinion { "-o", out, "--functions", "crba,mul_H", place .. "/n.urdf" }
  end
  os.execute(("cp -R %s %s"):format(quote(out), quote(place .. "/before")))
  complains("one that would overwrite a header of ours is refused", neighbour "duo_x4", 1,
    { "/duo_x4.h: error: is a file of another robot, 'duo', ", "--name" })
  complains("nor one of our names for linkers", neighbour "duo_symbols", 1,
    { "/duo_symbols.h: error: is a file of another robot, 'duo', ", "--name" })
  suite:check("and nothing is overwritten", cli.same_tree(place .. "/before", out))
  succeeds("generate a neighbour", neighbour "duo_x3")
  support.write(out .. "/duo_mine.c", '/* duo_mine.c -- by hand */\n#include "duo.h"\n')
  support.write(out .. "/duo_notes.h",
    "/* duo_notes.h\n * Generated from a dream; do not edit. */\n")
  assert(lfs.mkdir(out .. "/duo_old.c"))
  local before = support.contents(out .. "/duo_x3_crba.c")

  local run = support.pinion(few)
  complains("stale files are warned of", run, 0, { "warning: ", "duo_solve.c", "duo_params.c",
    "duo_x4.h", "duo_x4_crba.c", "duo_x4_ltdl.c", "duo_x4_solve.c", "--prune" })
  for _, word in ipairs { "mine", "notes", "old", "mul_H", "duo_x3" } do
    suite:check("not of " .. word, not run.err:find(word, 1, true), shown(run))
  end
  suite:check("and kept", support.exists(out .. "/duo_solve.c"))
  succeeds("--quiet does not warn", support.pinion(with "--quiet"))
  succeeds("--prune", support.pinion(with "--prune"))
  for _, word in ipairs { "solve.c", "params.c", "x4.h", "x4_crba.c", "x4_ltdl.c",
    "x4_solve.c" } do
    suite:check("is gone: " .. word, not support.exists(out .. "/duo_" .. word))
  end
  for _, word in ipairs { "mine.c", "notes.h", "old.c", "x3_mul_H.c", "x3_model.h", "x3.h" } do
    suite:check("is there: " .. word, support.exists(out .. "/duo_" .. word))
  end
  suite:equal("the neighbour's", before, support.contents(out .. "/duo_x3_crba.c"))
  succeeds("nothing is stale any more", support.pinion(few))
  -- files that cannot be written: nothing is removed
  support.write(out .. "/duo_Ha.c", (edited(support.contents(out .. "/duo_crba.c"), "duo_crba.c",
    "duo_Ha.c")))
  os.remove(out .. "/duo_ltdl.c")
  assert(lfs.mkdir(out .. "/duo_ltdl.c"))
  complains("--prune when a file cannot be written", support.pinion(with "--prune"), 1,
    { "duo_ltdl.c", "error: " })
  suite:check("removes nothing", support.exists(out .. "/duo_Ha.c"))
end

-- ---- warnings about robots --------------------------------------------------------------------

local function test_robot_warnings()
  local place = suite:fresh "warnings"
  local out, urdf = place .. "/out", place .. "/r.urdf"
  local function run(text, ...)
    support.write(urdf, text)
    return support.pinion { "-o", out, "--functions", "crba", urdf, ... }
  end
  local plain = cli.pair()
  complains("a floating base without inertia", run(plain, "--base", "floating"), 0,
    { "r.urdf:2: warning: ", "'base'", "singular" })
  succeeds("a fixed one is fine", run(plain))
  local heavy = '<link name="base"><inertial><mass value="1"/><inertia ixx="1" iyy="1" izz="1" '
    .. 'ixy="0" ixz="0" iyz="0"/></inertial></link>'
  succeeds("one with inertia is fine", run(edited(plain, '<link name="base"/>', heavy), "--base",
    "floating"))

  -- the place of the first joint has no effect on H, so this is a second joint
  local function with_hand(origin)
    return edited(plain, "</robot>", [[<link name="hand"><inertial><origin xyz="0.1 0 0.3"/>
<mass value="1"/><inertia ixx="0.02" iyy="0.03" izz="0.015" ixy="0.001" ixz="0" iyz="0"/></inertial>
</link><joint name="wrist" type="continuous">]] .. origin .. [[<parent link="arm"/>
<child link="hand"/><axis xyz="0 0 1"/></joint></robot>]])
  end
  local angles = with_hand '<origin xyz="0 0 1" rpy="3.14159265 1.570796 0.5"/>'
  local warned = run(angles)
  complains("angles that just miss", warned, 0, { "r.urdf:9: warning: ", "operations instead of",
    "joint 'wrist': roll 3.14159265 (pi), pitch 1.570796 (pi/2)", "--snap 4e-7 " })
  suite:equal("in one line", 1, #support.lines(warned.err))
  succeeds("but not when it is only looked whether all is current", run(angles, "--check"))
  local list = run(angles, "--list-outputs")
  suite:check("nor for a list of files", list.code == 0 and list.err == "", shown(list))
  succeeds("nor with --quiet", run(angles, "--quiet"))
  succeeds("with that --snap there is nothing to say", run(angles, "--snap", "1e-6"))
  succeeds("nor when they are left on purpose", run(angles, "--snap", "0"))
  complains("few digits", run(with_hand '<origin xyz="0 1e-17 1" rpy="1.5708 0 0.1"/>'), 0, {
    "--snap 4e-6 --snap-length 1e-17 rounds them, and H takes ",
    "joint 'wrist': y 1e-17 (0), roll 1.5708 (pi/2)" })
  succeeds("there is nothing to say where they mean what they say",
    run(with_hand '<origin rpy="1.58 1.5707963268 0.1"/>'))
end

-- ---- no room ----------------------------------------------------------------------------------

-- An MJCF robot in parts, with a mesh and a configuration: all of them are dependencies, and a
-- change of any is noticed.
local function test_parts()
  local place = suite:fresh "parts"
  local out, config = place .. "/out", place .. "/picker.lua"
  local model, mesh = place .. "/picker.xml", "v 0 0 0\nv 1 0 0\nv 0 1 0\nv 0 0 1\n"
    .. "f 1 3 2\nf 1 2 4\nf 1 4 3\nf 2 3 4\n"
  local defaults, rest
  rest = support.contents("models/picker.xml"):gsub("<default>.*</default>\n", function(text)
    defaults = "<mujocoinclude>\n" .. text .. "</mujocoinclude>\n"
    return '<include file="parts/defaults.xml"/>\n<asset><mesh file="wedge.obj" '
      .. 'scale="0.1 0.1 0.1"/></asset>\n'
  end)
  lfs.mkdir(place .. "/parts")
  support.write(place .. "/parts/defaults.xml", defaults)
  support.write(place .. "/wedge.obj", mesh)
  support.write(model, edited(rest, '<body name="upper"[^>]*>',
    '%0<geom type="mesh" mesh="wedge" mass="0.1"/>'))
  support.write(config, 'functions = { "crba", "jacobian" }\nframes = { "tip" }\n')
  local words = { "--config", config, model }
  succeeds("a robot in parts is generated", support.pinion { "-o", out, table.unpack(words) })
  local depends = support.contents(out .. "/picker.d")
  for _, file in ipairs { model, place .. "/parts/defaults.xml", place .. "/wedge.obj", config } do
    suite:check("it depends on " .. file:match "[^/]*$", depends:find(" " .. file, 1, true),
      depends)
  end
  suite:check("a site has its jacobian", support.exists(out .. "/picker_jacobian_tip.c"))
  succeeds("--check of a robot in parts is silent", checked(out, words))
  for _, part in ipairs { { place .. "/parts/defaults.xml", "1200", "1300" },
    { place .. "/wedge.obj", "v 1 0 0", "v 2 0 0" } } do
    local text = support.contents(part[1])
    support.write(part[1], edited(text, part[2], part[3]))
    local run = checked(out, words)
    suite:check("--check notices another " .. part[1]:match "[^/]*$", run.code == 1
      and run.err:find("picker_numbers.h: error: ", 1, true), shown(run))
    support.write(part[1], text)
  end
  support.write(config, 'functions = { "crba" }\nframes = { "tap" }\n')
  complains("a site that is not there is a mistake of the configuration",
    support.pinion { "-o", out, table.unpack(words) }, 1,
    { "picker.lua:2: error: frames: there is no link 'tap'" })
end

-- A file system with 64 KiB, if one can be made; suites/program/writing.lua uses ulimit, which
-- anyone may use.
local function test_full_disk()
  local place = suite:fresh "full"
  local command = support.pinion_command { "-o", place .. "/disk/a/b", ARM }
  local script = ([[
mount -t tmpfs -o size=64k none %s/disk || exit 99
mkdir %s/disk/old && echo mine >%s/disk/old/file
%s; rc=$?
find %s/disk -type f -exec basename {} \; ; ls %s/disk
exit $rc]]):format(quote(place), quote(place), quote(place), command, quote(place), quote(place))
  assert(lfs.mkdir(place .. "/disk"))
  support.write(place .. "/try.sh", script)
  local run = support.run("unshare -rm sh " .. quote(place .. "/try.sh"), { seconds = 30 })
  if run.code == 99 or run.err:find "^unshare: " then
    return suite:skip("no file system can be mounted here")
  end
  suite:check("a full disk: one error line, nothing half-written, the directories gone",
    run.code == 1 and #support.lines(run.err) == 1
      and run.err:find("^pinion: .*error: .*No space left") and run.out == "file\nold\n",
    shown(run))
end

for _, test in ipairs { test_functions, test_check, test_check_unreadable, test_check_robot,
  test_input_name, test_several, test_talk, test_terminal, test_stale,
  test_robot_warnings, test_parts, test_full_disk } do
  test()
end
suite:finish()
