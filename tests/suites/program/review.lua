#!/usr/bin/env lua5.4
--- The commands of gen/pinion that a reviewer types: diff, explain, and dumps as data.
-- tools/review_spec.lua tests their contents; this suite tests their calls and exit codes.

local json = require "dkjson"
local lfs = require "lfs"
local support = dofile "tests/support/c.lua"
local cli = assert(loadfile "tests/support/cli.lua")(support)
local suite = support.suite "review"

local DUO, ROOT = "models/duo.urdf", "/"
local shown = cli.shown

local function test_diff(place)
  local other = place .. "/duo.urdf"
  support.write(other, (support.contents(DUO):gsub('mass value="1.2"', 'mass value="1.5"')))
  local few = { "--functions", "crba,rnea" }
  local function diff(words, options)
    return support.pinion({ "diff", table.unpack(words) }, options)
  end
  local same = diff { DUO, DUO, table.unpack(few) }
  suite:check("diff of one robot: exit 0", same.code == 0 and same.err == ""
    and same.out == ("%s -> %s\nThe same robot and the same code.\n"):format(DUO, DUO), shown(same))
  local run = diff { DUO, other, table.unpack(few) }
  suite:check("diff of two: exit 1, no colour in a pipe", run.code == 1 and run.err == ""
    and run.out:find("left_arm  mass  1.2  1.5  kg  +25 %", 1, true)
    and not run.out:find("\27", 1, true), shown(run))
  local piped = diff({ "-", other, table.unpack(few) }, { stdin = support.contents(DUO) })
  suite:check("diff with standard input", piped.code == 1
    and piped.out:gsub("^standard input", DUO) == run.out, shown(piped))
  local page = diff { "--format", "markdown", DUO, other, table.unpack(few) }
  suite:check("diff as markdown", page.code == 1 and page.out:find("^### ")
    and page.out:find("| link | left\\_arm | mass | 1.2 | 1.5 | kg | +25 % |", 1, true),
    shown(page))
  local quiet = diff { "--quiet", DUO, other, table.unpack(few) }
  suite:equal("diff --quiet", run.out, quiet.out)
  local data = diff { "--format=json", DUO, other, table.unpack(few) }
  local all = json.decode(data.out)
  suite:check("diff as JSON", data.code == 1 and all and all.same == false
    and #all.robot.items == 1 and all.robot.items[1].new == 1.5 and #all.functions == 2,
    shown(data))

  support.pinion { "-o", place .. "/out", DUO, table.unpack(few) }
  local code = diff { place .. "/out", DUO, table.unpack(few) }
  suite:check("diff of a directory and its robot: exit 0", code.code == 0, shown(code))
  code = diff { place .. "/out", other, table.unpack(few) }
  suite:check("diff of a directory and another: exit 1", code.code == 1
    and code.out:find("left_arm  mass  1.2  1.5  kg  +25 %", 1, true), shown(code))

  -- packages and C++ have their files elsewhere, and with other names
  for what, words in pairs { package = { "--layout", "arduino" },
    cpp = { "--real", "custom:num" } } do
    local out = place .. "/" .. what
    words = table.move(few, 1, #few, #words + 1, words)
    local made = support.pinion { "-o", out, DUO, table.unpack(words) }
    code = diff { out, DUO, table.unpack(words) }
    suite:check("diff of a directory: " .. what, made.code == 0 and code.code == 0,
      shown(made) .. shown(code))
    code = diff { DUO, other, table.unpack(words) }
    suite:check("diff of two: " .. what, code.code == 1 and code.out:find("constants changed", 1,
      true), shown(code))
  end

  -- a robot is compared with a directory by that directory's options; the command line wins
  local moon = { "--real", "float", "--gravity", "0,0,-1.62", "--frames", "left_arm", "--name",
    "two", "--functions", "rnea,fk" }
  local cases = {
    { "float", moon },
    { "-O2", { "-O2", "--functions", "crba", "--limbs=off" } },
    { "a configuration", { "--config", place .. "/made.lua", "--functions", "rnea" } },
    { "standard input", { "--input-name", "two.urdf", "--functions", "crba", "-" },
      support.contents(DUO) },
  }
  support.write(place .. "/made.lua", 'payload = { { link = "left_arm", mass = 0.3 } }')
  for _, case in ipairs(cases) do
    local name, words, stdin = table.unpack(case)
    local out = ("%s/%s"):format(place, name:gsub("%W", "_"))
    local call = { "-o", out, table.unpack(words) }
    call[#call + 1] = not stdin and DUO or nil
    cli.succeeds(suite, name .. ": is made", support.pinion(call, { stdin = stdin }))
    code = diff { DUO, out }
    suite:check("diff of a robot and a directory, by its own options: " .. name, code.code == 0,
      shown(code))
  end
  code = diff { DUO, place .. "/float", "--real", "double" }
  suite:check("diff with a directory: what is typed counts more", code.code == 1
    and code.out:find("\nAnother option (real); links and joints as before", 1, true)
    and code.out:find("~ real    double  float", 1, true)
    and not code.out:find("gravity", 1, true), shown(code))
  code = diff { place .. "/float", place .. "/_O2" }
  suite:check("diff of two directories: their options, first", code.code == 1
    and code.out:match "^[^\n]+\n([^;\n]+);"
      == "Other options (frames, functions, gravity, limbs, name, optimize, real)"
    and code.out:find("~ gravity    0 0 -1.62  default", 1, true)
    and code.out:find("~ optimize   1          2", 1, true), shown(code))

  support.write(place .. "/a.lua", 'functions = "crba"')
  support.write(place .. "/b.lua", 'functions = "crba"\npayload = { { link = "left_arm",\n'
    .. "  mass = 0.3, com = { 0, 0, -0.3 } } }")
  code = diff { place .. "/a.lua", place .. "/b.lua", DUO }
  suite:check("diff of configurations: exit 1", code.code == 1
    and code.out:find("left_arm  mass  1.2  1.5  kg  +25 %", 1, true)
    and code.out:find("payload", 1, true), shown(code))
end

-- a report beside the C knows links that are welded together, and their lines
-- the floating base of directories without reports is a joint that carries the whole robot
local function test_base(place)
  local other = place .. "/duo.urdf"
  support.write(other, (support.contents(DUO):gsub('mass value="1.2"', 'mass value="1.5"')))
  for name, robot in pairs { a = DUO, b = other } do
    support.pinion { "--base=floating", "--functions", "crba", "-o", place .. "/" .. name, robot }
  end
  local run = support.pinion { "diff", place .. "/a", place .. "/b" }
  suite:check("what the base carries is listed once", run.code == 1
    and run.out:find("  ~ (the whole robot) ", 1, true) and run.out:find "\n  ~ left  "
    and not run.out:find "\n  ~ base  ", shown(run))
end

local function test_reports(place)
  local text, count = support.contents(DUO):gsub("</robot>", [[
<link name="a &quot;tool&quot;"><inertial><mass value="0.2"/>
<inertia ixx="0.001" iyy="0.001" izz="0.001" ixy="0" ixz="0" iyz="0"/></inertial></link>
<joint name="weld" type="fixed"><origin xyz="0 0 -0.5"/><parent link="left_arm"/>
<child link="a &quot;tool&quot;"/></joint></robot>]])
  assert(count == 1)
  local function made(directory, words, mass)
    local robot, out = place .. "/r.urdf", place .. "/" .. directory
    support.write(robot, (text:gsub('mass value="0.2"', ('mass value="%s"'):format(mass))))
    cli.succeeds(suite, directory .. ": is made", support.pinion { "-o", out, "--functions",
      "crba,rnea", robot, table.unpack(words) })
    return out
  end
  local function told(path) return { "--report", ("%s/%s.json"):format(place, path) } end
  local bare, old, new = made("bare", {}, "0.2"), made("old", told "old/any", "0.2"),
    made("new", told "new/duo", "0.25")
  local function diff(...) return support.pinion { "diff", ... } end
  local run = diff(old, new)
  suite:check("diff of directories with reports: a welded link, its line", run.code == 1
    and run.out:find("\n1 change of links and joints;", 1, true)
    and run.out:find('~ link  a "tool"  mass  0%.2  0%.25  kg  %+25 %%   %S+/r.urdf:60\n'),
    shown(run))
  for robot, words in pairs { ["gripper.urdf"] = { "--config", "models/gripper.lua" },
    ["picker.xml"] = { "--config", "models/picker.lua" }, ["top.urdf"] = { "--base", "floating" },
    ["skew.urdf"] = {}, ["quad.urdf"] = { "-O2" } } do
    local out = ("%s/%s"):format(place, robot)
    words = { "--functions", "gravity", table.unpack(words) }
    cli.succeeds(suite, robot .. ": is made", support.pinion { "-o", out, "--report",
      ("%s/%s.json"):format(out, robot:match "^%w+"),
      "--quiet", "models/" .. robot,
      table.unpack(words) })
    run = diff("models/" .. robot, out)
    suite:check("a robot is that of its report: " .. robot, run.code == 0, shown(run))
  end
  run = diff(bare, new)
  suite:check("diff of directories, one with a report: both by their C", run.code == 1
    and run.out:find "~ link  left_arm  mass  1%.4 +1%.45 +kg", shown(run))

  local file = new .. "/duo_crba.c"
  local before, report = support.contents(file), support.contents(new .. "/duo.json")
  support.write(file, (before:gsub(";\n", "+ 0.0;\n", 1)))
  run = diff(old, new)
  suite:check("diff reads no report on C that was edited since, and says so", run.code == 1
    and run.out:find("\nReports\n  %S+/new/duo.json was not written with this C")
    and run.out:find "~ link  left_arm  mass  1%.4 +1%.45 +kg", shown(run))
  support.write(file, before)
  for _, bad in ipairs { report:sub(1, -9), "", "{", "[3]", '{"format": 2, "files": 3}',
    (report:gsub('"format": 2', '"format": 3')), (report:gsub('"joints": %b[]', '"joints": 4')) } do
    support.write(new .. "/duo.json", bad)
    run = diff("--format", "json", old, new)
    local all = json.decode(run.out)
    local notes = bad:find "generator" and 1 or 0
    suite:check("diff reads no other file of that name: " .. bad:sub(1, 30), run.code == 1
      and run.err == "" and all and #all.notes == notes, shown(run))
  end
end

-- identifiers that begin or end with a '_', where patterns see the end of a word
local function test_underscores(place)
  for k, joint in ipairs { "_j", "j (a)", "j" } do
    local text = support.contents(DUO):gsub('"duo"', '"duo (v2)"'):gsub('"waist"',
      ('"%s"'):format(joint))
    support.write(("%s/%d.urdf"):format(place, k), text)
  end
  local function diff(old, new)
    return support.pinion { "diff", "--functions", "crba", ("%s/%d.urdf"):format(place, old),
      ("%s/%d.urdf"):format(place, new) }
  end
  local same = diff(1, 1)
  suite:check("diff of a robot whose identifier ends in _", same.code == 0 and same.err == "",
    shown(same))
  for old, name in ipairs { "_j", "j (a)" } do
    local run = diff(old, 3)
    suite:check("diff knows a joint that was called " .. name, run.code == 1
      and run.out:find("names only", 1, true) and not run.out:find("Layout", 1, true), shown(run))
  end
end

-- lines of an included file are those in that file
local function test_included(place)
  for name, mass in pairs { old = "1.5", new = "1.7" } do
    assert(lfs.mkdir(place .. "/" .. name))
    support.write(("%s/%s/m.xml"):format(place, name),
      '<mujoco model="m"><include file="part.xml"/></mujoco>')
    support.write(("%s/%s/part.xml"):format(place, name), ('<mujoco><worldbody><body name="b">\n'
      .. '<joint name="h"/>\n<inertial pos="0 0 0.1" mass="%s" diaginertia="1 1 1"/>\n'
      .. "</body></worldbody></mujoco>"):format(mass))
  end
  local run = support.pinion { "diff", "--functions", "gravity", place .. "/old/m.xml",
    place .. "/new/m.xml" }
  suite:check("diff: where a change is in an included file", run.code == 1
    and run.out:find(("1.7  kg  +13.3 %%  %s/new/part.xml:3\n"):format(place), 1, true), shown(run))
end

local function test_trouble(place)
  support.write(place .. "/bad.urdf", "<robot name='r'>\n<lnik name='a'/></robot>")
  support.write(place .. "/bad.lua", 'functionz = "crba"')
  assert(lfs.mkdir(place .. "/none"))
  local cases = {
    { { "diff", DUO }, "missing argument 'new'; usage: pinion diff [options] <old> <new> [<robot>]",
      "pinion diff --help" },
    { { "dif", DUO, DUO }, "there is no file 'dif' (did you mean 'diff'?)" },
    { { "help" }, "there is no command 'help': pinion --help lists options and commands" },
    { { "--name", "a", DUO, "BUDGETS", "ops=9" }, "got 3: '" .. DUO .. "', 'BUDGETS', 'ops" },
    { { "-O2", "diff", DUO, DUO }, "'diff'; a command comes before the options" },
    { { "diff", DUO, "nope.urdf" }, "nope.urdf" },
    { { "diff", DUO, place .. "/bad.urdf" }, "bad.urdf:" },
    { { "diff", place .. "/bad.urdf", "nope.urdf" }, "bad.urdf:", "nope.urdf" },
    { { "diff", "-", "-" }, "once" },
    { { "diff", place .. "/bad.lua", place .. "/bad.lua" }, "the robot's file after" },
    { { "diff", place .. "/bad.lua", place .. "/bad.lua", DUO }, "bad.lua:1", "functions" },
    { { "diff", DUO, DUO, DUO }, "one too many" },
    { { "diff", place .. "/none", DUO }, "no header" },
    { { "diff", "--functions", "cbra", DUO, DUO }, "crba" },
    { { "diff", "--check", DUO, DUO }, "--check" },
    { { "--format", "markdown", DUO }, "--format markdown" },
    { { "--dump", "dga", DUO }, "did you mean 'dag'" },
  }
  for _, case in ipairs(cases) do
    cli.complains(suite, table.concat(case[1], " ") .. ": exit 2", support.pinion(case[1]), 2,
      table.move(case, 2, #case, 1, {}))
  end
  local help = support.pinion { "diff", "--help" }
  suite:check("diff --help", help.code == 0 and help.out:find("Examples:", 1, true)
    and help.out:find("--functions", 1, true) and not help.out:find("--prune", 1, true),
    shown(help))
end

local function test_explain(place)
  local run = support.pinion {
    "explain", "--functions", "crba", DUO .. ":right_hzpy", DUO .. ":NV" }
  suite:check("explain", run.code == 0 and run.err == ""
    and run.out:find("right_hzpy: constant in crba\n", 1, true)
    and run.out:find("\nDUO_NV: size\n", 1, true), shown(run))
  local out = place .. "/made"
  support.pinion { "-o", out, "--real", "float", "--functions", "crba,ltdl", DUO }
  run = support.pinion { "explain", out .. ":duo_crba", out .. ":rnea" }
  cli.complains(suite, "explain: a function that the directory has not", run, 2,
    { "'rnea'", "--functions rnea" })
  run = support.pinion { "explain", "--format", "json", out .. ":duo_crba" }
  local all = json.decode(run.out)
  suite:check("explain as the directory was made", run.code == 0 and all
    and all[1].asked == out .. ":duo_crba"
    and all[1].meanings[1].prototype == "void duo_crba(const float q[DUO_NQ], float H[DUO_NH])",
    shown(run))
  for _, case in ipairs {
    { "duo", "ROBOT:NAME" }, { "nope.urdf:x", "nope.urdf", code = 1 },
    { place .. "/none:x", "no header", code = 1 }, { DUO .. ":right_hzpyy", "'right_hzpy'" },
  } do
    cli.complains(suite, "explain " .. case[1], support.pinion { "explain", case[1] },
      case.code or 2, { case[2] })
  end
  local here = lfs.currentdir()
  local whole = place .. "/whole"
  support.pinion { "-o", whole, "--functions", "crba", here .. "/" .. DUO }
  for _, case in ipairs { { here .. "/out/duo", ROOT }, { ".", here .. "/out/duo" },
    { here .. "/" .. whole, ROOT } } do
    run = support.pinion({ "explain", "--quiet", case[1] .. ":right_arm_Jyy" },
      { program = here .. "/gen/pinion", directory = case[2] })
    suite:check(("explain %s from %s"):format(case[1], case[2]), run.code == 0
      and run.err == "" and run.out:find("Iyy", 1, true), shown(run))
  end
  run = support.pinion { "explain", "nope.urdf:a", "nope.urdf:b" }
  suite:equal("explain says an error once", "pinion: nope.urdf: error: cannot be opened: "
    .. "No such file or directory\n", run.err)
  support.write(out .. "/duo.h", (support.contents(out .. "/duo.h"):gsub(DUO, "gone.urdf")))
  cli.complains(suite, "explain: the directory's robot is gone",
    support.pinion { "explain", out .. ":NV" }, 1, { "'gone.urdf'", "FILE:NAME" })
end

local function test_data()
  for _, stage in ipairs { "read", "check", "model", "trace", "choose", "lower", "write", "dag" } do
    local run = support.pinion { "--dump", stage, "--format", "json", "--functions", "crba", DUO }
    suite:check(("--dump %s --format json"):format(stage), run.code == 0 and run.err == ""
      and json.decode(run.out), shown(run))
  end
  local run = support.pinion { "--dump", "dag", "--functions", "ltdl", DUO }
  suite:check("--dump dag", run.code == 0 and run.out:find('^digraph "duo" {\n'), shown(run))
  if support.run("command -v dot").code ~= 0 then
    print "skipped: Graphviz is not here to read the graph"
    return
  end
  local drawn = support.run("dot -Tplain", { stdin = run.out })
  suite:check("Graphviz reads it", drawn.code == 0 and drawn.err == ""
    and drawn.out:find("^graph "), shown(drawn))
end

-- the page's lines for git, on a robot with a mistake in one of its versions
local function test_git(place)
  local lines = support.contents("templates/doc/review.md"):match "### For git\n(.-)\nTo comment"
  local commands = {}
  for block in lines:gmatch "\n```\n(.-)```" do commands[#commands + 1] = block end
  local text = support.contents(DUO)
  for name, change in pairs { one = { "", "" }, two = { '"1.2"', '"1.5"' },
    bad = { 'link="right_arm"', 'link="righ_arm"' } } do
    support.write(("%s/%s"):format(place, name), (text:gsub(change[1], change[2])))
  end
  local run = support.run(([[
    git() { command git -c user.name=n -c user.email=e "$@"; }
    mkdir bin && ln -s %s/gen/pinion bin/pinion && PATH=$PWD/bin:$PATH
    git init -q . && for version in one bad two; do
      cp $version arm.urdf && git add arm.urdf && git commit -qm $version || exit 1
    done
    %s
    git log -p]]):format(lfs.currentdir(), table.concat(commands)),
    { directory = place })
  suite:check("the page's difftool: an error in the older version", run.err:find("righ_arm", 1,
    true), shown(run))
  suite:check("the page's textconv goes on after a version with an error", run.code == 0
    and run.out:find('\n%+    <child link="righ_arm"/>')
    and run.out:find "\n%+     link left_arm  m 1.5 " and run.out:find "\n    one\n", shown(run))
end

local place = suite:fresh "place"
test_diff(place)
test_base(suite:fresh "base")
test_included(suite:fresh "included")
test_reports(suite:fresh "reports")
test_underscores(suite:fresh "underscores")
test_trouble(place)
test_explain(place)
test_data()
test_git(suite:fresh "git")
suite:finish()
