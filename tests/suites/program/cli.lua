#!/usr/bin/env lua5.4
--- The command line of gen/pinion: help, options, exit codes and messages.
--
-- Every line on stderr begins with `pinion: `; exit 0 success, 1 an error in the input, 2 one in
-- the command line (3, a bug, occurs only if the XML reader was not built).
-- suites/program/writing.lua tests where files are written.

local catalogue = require "catalogue"
local json = require "dkjson"
local lfs = require "lfs"
local support = dofile "tests/support/c.lua"
local cli = assert(loadfile "tests/support/cli.lua")(support)
local suite = support.suite "cli"

local ROOT = lfs.currentdir()
local PROGRAM = ROOT .. "/gen/pinion"
local DUO, ARM = "models/duo.urdf", "models/arm6.urdf"
local STAGES = { "read", "check", "model", "trace", "choose", "lower", "write" }
local FUNCTIONS = cli.FUNCTIONS
suite:runtime()

local quote, shown, pair = support.quote, cli.shown, cli.pair

local function complains(...) return cli.complains(suite, ...) end
local function succeeds(...) return cli.succeeds(suite, ...) end
local function self_test_passes(what, out) cli.self_test_passes(suite, what, out) end

-- ---- help, version ----------------------------------------------------------------------------

local function test_help()
  for _, flag in ipairs { "--help", "-h" } do
    local run = support.pinion { flag }
    suite:check(flag .. ": exit 0, on stdout", run.code == 0 and run.err == "" and #run.out > 500,
      shown(run))
  end
  local first = support.pinion({ "--help" }).out
  suite:check("--help is a page", select(2, first:gsub("\n", "")) <= 50, first)
  suite:check("--help shows the first options, not all", first:find("--functions", 1, true)
    and first:find("--help all", 1, true) and not first:find("--rows", 1, true), first)
  local help = support.pinion({ "--help", "all" }).out
  suite:check("--help with a robot behind it", support.pinion({ "--help", DUO }).out == first)
  for _, word in ipairs { "-o", "--output", "--name", "--base", "--real", "--order", "--functions",
    "--pattern", "--gravity", "--snap", "--snap-length", "--depfile", "--dump", "--version",
    "--help", "-h",
    "Examples:", "Exit:", "fixed", "floating", "double", "float", "document", "alphabetical",
    "xacro", "cc -std=c99" } do
    suite:check("--help mentions " .. word, help:find(word, 1, true))
  end
  -- lines are filled, and broken only once
  local epilogue = support.lines(help:match("\n(Examples:.*)$"))
  for k, line in ipairs(epilogue) do
    local next_line = epilogue[k + 1] or ""
    local goes_on = line:find("^%S") and next_line:find("^%S") and not line:find(";$")
    suite:check("--help breaks its lines well: " .. line, #line <= 90 and not (goes_on
      and #line + 1 + #next_line:match("^%S+") <= 90), next_line)
  end
  for _, list in ipairs { FUNCTIONS, STAGES } do
    for _, name in ipairs(list) do
      suite:check("--help names " .. name, help:find("%f[%w_]" .. name .. "%f[^%w_]"))
    end
  end
  local version = support.pinion { "--version" }
  suite:check("--version", version.code == 0 and version.out:find("^pinion %d+%.%d+%.%d+\n$"),
    shown(version))
end

-- as argparse makes them; long/consumer.sh tests that shells accept them
local function test_completion()
  for _, shell in ipairs { "bash", "zsh", "fish" } do
    local run = support.pinion { "--completion", shell }
    suite:check("--completion " .. shell, run.code == 0 and run.err == ""
      and run.out:find("functions", 1, true) and run.out:find("floating", 1, true), shown(run))
  end
  complains("--completion csh", support.pinion { "--completion", "csh" }, 2, { "zsh" })
end

-- Everything that is printed is missed on a full disk: exit 1, or 2 for commands where 1 means
-- something else.
local function test_full_disk()
  if not support.exists "/dev/full" then return suite:skip "no /dev/full" end
  local place = suite:fresh "full"
  local link, small = place .. "/r.json", "models/pendulum.urdf"
  assert(lfs.link("/dev/full", link, true))
  local cases = {
    { 1, "--help" }, { 1, "--help", "all" }, { 1, "diff", "--help" },
    { 1, "explain", "-h" }, { 1, "--version" },
    { 1, "--list-functions" }, { 1, "--list-outputs", small }, { 1, "--check", "-o", place, small },
    { 2, "diff", small, "models/double_pendulum.urdf" }, { 1, "explain", DUO .. ":left_arm_Jxx" },
    { 1, "explain", "--format", "json", DUO .. ":left_arm_Jxx" },
    { 1, "-o", place .. "/out", "--depfile", "/dev/full", small },
    { 1, "-o", place .. "/out", "--report", link, small },
  }
  for _, shell in ipairs { "bash", "zsh", "fish" } do
    cases[#cases + 1] = { 1, "--completion", shell }
  end
  for _, stage in ipairs(STAGES) do cases[#cases + 1] = { 1, "--dump", stage, small } end
  for _, case in ipairs(cases) do
    local words = table.move(case, 2, #case, 1, {})
    complains("to a full disk: " .. table.concat(words, " "),
      support.run(support.pinion_command(words) .. " >/dev/full"), case[1],
      { "cannot write", "No space left" })
  end
  local text = support.contents "gen/pinion"
  suite:check("one function writes to stdout, and looks", not text:find "%f[%w_]print%("
    and select(2, text:gsub("io%.stdout", "")) == 2)
end

-- a name that is not UTF-8 is shown as in messages, and the report is still JSON
local function test_file_name()
  local place = suite:fresh "name"
  local urdf = place .. "/du\xff\u{e9}o\xc3.urdf"
  support.write(urdf, support.contents(DUO))
  local report = place .. "/r.json"
  succeeds("a file name that is no UTF-8", support.pinion { "-o", place .. "/out", "--name", "r",
    "--report", report, urdf })
  local text = support.contents(report)
  local _, wrong = utf8.len(text)
  suite:check("its report is UTF-8", not wrong, wrong)
  suite:check("and shows the name", text:find("du\\\\xFF\u{e9}o\\\\xC3.urdf", 1, true))
  local dump = support.pinion { "--dump", "write", "--format", "json", "--name", "r", urdf }
  suite:check("a dump is UTF-8, too", dump.code == 0 and utf8.len(dump.out), dump.err)
end

-- lines of a file that the robot includes, next to constraints of a configuration
local function test_places()
  local place = suite:fresh "places"
  local before, inside, after = support.contents("models/picker.xml")
    :match "^(.-)(<worldbody>.*</equality>\n)(.*)$"
  support.write(place .. "/parts.xml", "<mujocoinclude>\n" .. inside .. "</mujocoinclude>\n")
  support.write(place .. "/main.xml", before .. '<include file="parts.xml"/>\n' .. after)
  support.write(place .. "/more.lua", 'return { functions = { "fd_constrained" }, constraints = {\n'
    .. '  { name = "grip", type = "coupling", joints = { left = 1, right = -1 } } } }\n')
  local run = support.run(("%s -o out --config more.lua --report r.json --report r.html main.xml")
    :format(quote(PROGRAM)), { directory = place })
  suite:check("a warning about an included constraint has its file and line", run.code == 0
    and run.err:find("parts.xml:45: warning: constraint 'gear': row gear depends", 1, true),
    run.err)
  local report = json.decode(support.contents(place .. "/r.json"))
  local function where(list, name)
    for _, one in ipairs(list) do
      if one.name == name then return ("%s:%d"):format(one.file, one.line) end
    end
  end
  suite:equal("places in a report", "parts.xml:8 parts.xml:9 parts.xml:44 more.lua:2",
    ("%s %s %s %s"):format(where(report.links, "upper"), where(report.joints, "shoulder"),
      where(report.constraints.list, "elbow"), where(report.constraints.list, "grip")))
  suite:check("and on its page", support.contents(place .. "/r.html"):find("parts.xml:8", 1, true))
  local function dumped(format)
    return support.run(("%s --dump check --format %s main.xml"):format(quote(PROGRAM), format),
      { directory = place }).out
  end
  suite:check("and in a dump", dumped "text":find("    9 of parts.xml  joint shoulder", 1, true))
  local joint = json.decode(dumped "json").joints[1]
  suite:equal("and as data", "turn 6 parts.xml",
    ("%s %s %s"):format(joint.name, joint.line, joint.line_of))
end

-- The examples of --help do what they say: run as typed, with `pinion` found through the PATH.
local function test_examples()
  local place = suite:fresh "examples"
  assert(lfs.mkdir(place .. "/bin"))
  assert(lfs.link(PROGRAM, place .. "/bin/pinion", true))
  support.write(place .. "/bin/xacro", "#!/bin/sh\nexec cat \"$1\"\n")
  os.execute("chmod +x " .. quote(place .. "/bin/xacro"))
  for _, name in ipairs { "arm.urdf", "dog.urdf", "arm.xacro" } do
    support.write(place .. "/" .. name, support.contents(ARM))
  end
  support.write(place .. "/arm.lua", 'return { functions = { "gravity" } }\n')
  local count = 0
  for line in support.pinion({ "--help" }).out:gmatch("\n +([^\n]*pinion [^\n]+)") do
    if line:find("%.urdf") or line:find("%.xacro") then
      count = count + 1
      local command = line:gsub("  +.*$", "")
      local function typed(words)
        return support.run(("PATH=%s:$PATH; %s"):format(quote(ROOT .. "/" .. place .. "/bin"),
          words), { directory = place })
      end
      -- the files to check must be written with the same options first
      if command:find("--check", 1, true) then typed((command:gsub("%-%-check", "--prune"))) end
      local run = typed(command)
      suite:check("example of --help: " .. command, run.code == 0, shown(run))
    end
  end
  suite:check("--help has at least twelve examples", count >= 12, count)
end

-- ---- bad command lines ------------------------------------------------------------------------

-- words, then needles for stderr
local BAD_LINES = {
  { {}, "robot" },
  { { "--bogus", DUO }, "--bogus" },
  { { "-q", DUO }, "-q" },
  { { DUO, ARM, "--name", "x" }, "--name", "one robot" },
  { { DUO, ARM, "--depfile", "x" }, "--depfile", "one robot" },
  { { DUO, "--depfile", DUO }, "--depfile", "the file of a robot" },
  { { "-", "-" }, "standard input" },
  { { "--input-name", "x", DUO }, "--input-name", "standard input" },
  { { "--input-name=", "-" }, "--input-name", "empty" },
  { { "--quiet", "--verbose", DUO }, "--quiet", "--verbose" },
  { { "--list-outputs", "--dump", "model", DUO }, "--dump and --list-outputs: leave one of" },
  { { "--list-outputs", "--check", DUO }, "--list-outputs and --check: leave one of them out" },
  { { "--dump", "model", "--check", DUO }, "--check and --dump: leave one of them out" },
  { { "--format", "json", DUO }, "--format", "--dump" },
  { { "--format", "text", "--check", DUO }, "--format", "--dump" },
  { { "--screw", "left", DUO }, "--screw", "JOINT=PITCH" },
  { { "--screw", "left=1", "--screw", "left=2", DUO }, "--screw", "'left'", "twice" },
  { { "--armature", "left", DUO }, "--armature", "JOINT=VALUE" },
  { { "--armature", "left=1", "--armature", "left=1", DUO }, "--armature", "'left'", "twice" },
  { { "--lanes", "3", DUO }, "--lanes: expected 4, 8 or 16" },
  { { "--target", "gpu", DUO }, "--target", "'host'", "'mcu'" },
  { { "--sincos", "fast", DUO }, "--sincos", "'runtime'", "'libm'" },
  { { "--mimic", "no", DUO }, "--mimic", "'constrain'", "'free'" },
  { { "-O", "3", DUO }, "--optimize: expected 0, 1 or 2" },
  { { DUO, "-o" }, "-o" },
  { { DUO, "--name" }, "--name" },
  { { DUO, "--functions" }, "--functions" },
  { { "--base", "rolling", DUO }, "--base", "'fixed'", "'floating'" },
  { { "--real", "quad", DUO }, "--real", "'double'", "'float'" },
  { { "--pattern", "full", DUO }, "--pattern", "'robot'", "'tree'" },
  { { "--dump", "tokens", DUO }, "--dump", table.unpack(STAGES) },
  { { "--dump", "live", DUO }, "--dump", table.unpack(STAGES) }, -- a stage of older versions
  { { "--functions", "crbaa", DUO }, "'crbaa'", "did you mean 'crba'?" },
  { { "--functions", "matrix", DUO }, "'matrix'; similar: qdot_matrix; pinion --list-functions" },
  { { "--functions", "zebra", DUO }, "'zebra'; pinion --list-functions lists all functions\n" },
  { { "--functions", "jacobian_torso", DUO }, "jacobian_torso belongs to a link: name links with" },
  { { "--functions", "crba,sovle", DUO }, "'sovle'", "did you mean 'solve'?" },
  { { "--functions", "CRBA", DUO }, "'CRBA'" },
  { { "--functions", ",", DUO }, "--functions", "empty" },
  { { "--functions=", DUO }, "--functions", "empty" },
  { { "--name", "1x", DUO }, "--name", "'1x'", "identifier" },
  { { "--name", "a-b", DUO }, "--name", "'a-b'" },
  { { "--name", "../x", DUO }, "--name" },
  { { "--name=", DUO }, "--name" },
  { { "--gravity", "1,2", DUO }, "--gravity: expected three numbers, x,y,z, got '1,2'" },
  { { "--gravity", "1,2,3,4", DUO }, "--gravity", "three", "'1,2,3,4'" },
  { { "--gravity", "0,0,g", DUO }, "--gravity", "'g'" },
  { { "--gravity", "0,0,nan", DUO }, "--gravity", "'nan'" },
  { { "--gravity", "0,0,1e999", DUO }, "--gravity", "'1e999'" },
  { { "--gravity", "0,0,0x10", DUO }, "--gravity", "'0x10'" },
  { { "--gravity", "", DUO }, "--gravity" },
  { { "--snap", "much", DUO }, "--snap", "'much'" },
  { { "--snap", "inf", DUO }, "--snap", "'inf'" },
  { { "--snap=-0.1", DUO }, "--snap", "-0.1" },
  { { "--snap-length", "-1e-9", DUO }, "--snap-length", "-1e-9" },
  { { "--snap-length", "thin", DUO }, "--snap-length", "'thin'" },
  { { "--rows=-5", DUO }, "--rows: expected a whole number of at least 0, got -5" },
  { { "--rows", "-5", DUO }, "--rows: expected a whole number of at least 0, got -5" },
  { { "--rows=0.5", DUO }, "--rows: expected a whole number of at least 0, got 0.5" },
  { { "--split", "0", DUO }, "--split: expected a whole number of at least 1, got 0" },
  { { "--split", "1e300", DUO }, "--split: expected a whole number of at least 1, got 1e300" },
}

local function test_bad_lines()
  local place = suite:fresh "bad_lines"
  for _, case in ipairs(BAD_LINES) do
    local run = support.pinion { "-o", place .. "/out", table.unpack(case[1]) }
    complains("bad command line: " .. table.concat(case[1], " "), run, 2,
      { "error: ", table.unpack(case, 2) })
  end
  suite:equal("they write nothing", "", cli.listed(place))
  complains("bad command line: --output=", support.pinion({ "--output=", ROOT .. "/" .. DUO },
    { program = PROGRAM, directory = place }), 2, { "error: ", "output" })
  suite:equal("and writes nothing", "", cli.listed(place))
  complains("bad command line: -o -", support.pinion({ "-o", "-", ROOT .. "/" .. DUO },
    { program = PROGRAM, directory = place }), 2, { "error: --output", "directory", "'-'" })
  suite:equal("and writes nothing to a directory called -", "", cli.listed(place))
end

local HAND = [[
<link name="hand"><inertial><origin xyz="0.1 0.2 0.3"/><mass value="2"/>
<inertia ixx="0.02" iyy="0.03" izz="0.015" ixy="0.001" ixz="0" iyz="0"/></inertial></link>
<joint name="wrist" type="continuous"><parent link="arm"/><child link="hand"/>
<origin xyz="0 0.1 0.2" rpy="1.5708 0 0"/></joint></robot>]]

-- ---- bad input --------------------------------------------------------------------------------

local function test_bad_input()
  local place = suite:fresh "bad_input"
  local urdf, out = place .. "/bad.urdf", place .. "/out"
  local function try(what, text, ...)
    support.write(urdf, text)
    local run = support.pinion { "-o", out, urdf }
    complains("bad input: " .. what, run, 1, { urdf .. ":", ... })
  end
  try("not XML", "hello\n", "bad.urdf:1: error: ")
  try("no such parent", '<robot name="r">\n<link name="a"/>\n<link name="b"/>\n<joint name="j" '
    .. 'type="fixed"><parent link="aa"/><child link="b"/></joint>\n</robot>\n',
    "bad.urdf:4: error: ", "'aa'")
  try("nothing moves", '<robot name="r"><link name="a"/></robot>', "error: ", "nothing moves")
  try("bad axis", pair '<axis xyz="0 0 0"/>', "bad.urdf:6: error: ", "'hinge'")
  try("two errors, in line order", pair '\n<axis xyz="0 0 x"/>\n<origin xyz="1 2"/>',
    ":7: error: ", ":8: error: ")
  suite:check("bad input writes nothing", not support.exists(out))

  complains("no such file", support.pinion { place .. "/none.urdf" }, 1, { "none.urdf: error: " })
  complains("a file without a name", support.pinion { "" }, 1, { "'': error: cannot be opened" })
  complains("a directory", support.pinion { place }, 1, { place .. ": error: " })
  for what, text in ipairs { "", "<robot>\n<x>\n" } do
    complains("bad stdin " .. what, support.pinion({ "-o", out, "-" }, { stdin = text }), 1,
      { "stdin", "error: " })
  end
  suite:check("bad stdin writes nothing", not support.exists(out))
end

local function test_warnings()
  local place = suite:fresh "warnings"
  support.write(place .. "/w.urdf", pair '<axis xyz="0 0 2"/>')
  local run = support.pinion { "-o", place .. "/out", place .. "/w.urdf" }
  complains("a warning: exit 0, file and line on stderr", run, 0,
    { "w.urdf:6: warning: ", "'hinge'" })
  suite:check("and the files are written", support.exists(place .. "/out/r.h"))

  -- a line feed in a name begins no new line
  support.write(place .. "/m.urdf", (pair():gsub("hinge", "a&#10;b"):gsub("</robot>", HAND)
    :gsub('(name="wrist".-)<origin', '%1<mimic joint="a&#10;b" multiplier="0"/><origin')
    :gsub("wrist", "c&#10;d")))
  run = support.pinion { "-o", place .. "/mimic", place .. "/m.urdf" }
  complains("a warning about odd names", run, 0, { "m.urdf:", "warning: ", "mimic" })
  local words = { "--lanes", "8", "-o", place .. "/lanes", DUO }
  run = support.pinion { "--functions", "integrate,neutral", table.unpack(words) }
  complains("a warning if no function has lanes", run, 0,
    { "warning: --lanes 8: none of these functions is available in lanes: integrate, neutral\n" })
  run = support.pinion { "--functions", "integrate,neutral,crba", table.unpack(words) }
  suite:check("no warning if one has", run.code == 0 and run.err == "", shown(run))
  support.write(place .. "/n.urdf", '<robot name="a&#10;b"><link name="x"/></robot>')
  complains("an error about an odd name", support.pinion { place .. "/n.urdf" }, 1,
    { "n.urdf:1: error: ", "nothing moves" })

  local built = suite:fresh "unbuilt"
  os.execute(("cp -R gen templates %s; rm -f %s/gen/xml/core.so"):format(quote(built),
    quote(built)))
  complains("without the XML reader: exit 3 and advice",
    support.pinion({ DUO }, { program = built .. "/gen/pinion" }), 3, { "make" })
end

-- ---- stages -----------------------------------------------------------------------------------

local function test_dump()
  local place = suite:fresh "dump"
  local function dump(stage)
    return support.pinion({ "--dump", stage, ROOT .. "/" .. DUO },
      { program = PROGRAM, directory = place })
  end
  for _, stage in ipairs(STAGES) do
    local run = dump(stage)
    suite:check("--dump " .. stage .. ": text on stdout, about this robot", run.code == 0
      and run.err == "" and run.out:find(stage == "choose" and "crba" or "left", 1, true)
      and run.out:sub(-1) == "\n", shown(run))
    suite:check("--dump " .. stage .. " twice is the same", run.out == dump(stage).out)
  end
  suite:equal("--dump writes nothing", "", cli.listed(place))
  local tuned = support.pinion { "--dump", "model", "--tunable", "right_arm:mass", "--tunable",
    "left:origin", DUO }
  suite:check("--dump model shows what is tunable",
    tuned.out:find("\ntunable right_arm_m  1.3 kg  mass of link right_arm\n", 1, true)
      and tuned.out:find("\ntunable left_yaw  0 rad  origin of joint left\n", 1, true)
      and select(2, tuned.out:gsub("\ntunable ", "")) == 7, shown(tuned))
  local bad = place .. "/bad.urdf"
  support.write(bad, pair '<axis xyz="0 0 0"/>')
  suite:check("--dump read of a robot that later stages refuse",
    support.pinion({ "--dump", "read", bad }).code == 0)
  complains("--dump check of it", support.pinion { "--dump", "check", bad }, 1,
    { "bad.urdf:6: error" })
end

-- ---- order, functions, numbers ----------------------------------------------------------------

-- names of the enumerators of v, in order
local function dofs(header, upper)
  local list = {}
  for name in header:match("in v.-enum {(.-)" .. upper .. "_NV"):gmatch(upper .. "_([%w_]+)") do
    list[#list + 1] = name
  end
  return table.concat(list, " ")
end

local function test_order()
  local place = suite:fresh "order"
  local out, order = place .. "/out", place .. "/order.txt"
  local function with(text)
    support.write(order, text)
    return support.pinion { "-o", out, "--order", order, DUO }
  end
  succeeds("--order FILE with a mark of UTF-8", with "\u{FEFF}waist\nright\nleft")
  succeeds("--order FILE", with "# the right arm first\r\n\nwaist\n  right  # this one\nleft")
  suite:equal("its order", "waist right left", dofs(support.contents(out .. "/duo.h"), "DUO"))
  self_test_passes("--order FILE", out)
  succeeds("--order alphabetical", support.pinion { "-o", place .. "/abc", "--order",
    "alphabetical", "--functions", "crba", "models/quad.urdf" })
  suite:equal("joints by name", "lf_haa lf_hfe lf_kfe lh_haa lh_hfe lh_kfe rf_haa rf_hfe rf_kfe "
    .. "rh_haa rh_hfe rh_kfe", dofs(support.contents(place .. "/abc/quad.h"), "QUAD"))
  local cases = {
    { "unknown joint", "waist\nlefft\nright\nleft\n", "order.txt:2: error: ", "'lefft'" },
    { "missing joint", "waist\nleft\n", "order.txt", "error: ", "'right'" },
    { "joint twice", "waist\nleft\nright\nleft\n", "order.txt:4: error: ", "'left'" },
    { "child first", "left\nwaist\nright\n", "order.txt:1: error: ", "'left'", "'waist'" },
    { "an empty list", "\n", "order.txt", "error: ", "'waist'" },
  }
  for _, case in ipairs(cases) do
    complains("--order: " .. case[1], with(case[2]), 1, { table.unpack(case, 3) })
  end
  complains("no such list", support.pinion { "--order", place .. "/none", DUO }, 1,
    { "none: error: " })
  complains("a directory as list", support.pinion { "--order", place, DUO }, 1,
    { place .. ": error: " })
  complains("a list without end", support.pinion { "--order", "/dev/zero", DUO }, 1,
    { "/dev/zero: error: larger than 1 MB: expected a joint name a line" })
  local run = with "waist\nle\27[31mft\1\nright\nleft\n"
  suite:check("an odd name in the list is shown without its control characters",
    run.code == 1 and not run.err:find("[\0-\9\11-\31]"), shown(run))
end

local function test_functions()
  local place = suite:fresh "functions"
  local lists = { { "crba", "ltdl", "solve" }, { "mul_H", "ltl_solve" } }
  -- functions of this robot: a group may need more than the robot's file gives, and more functions
  for _, fn in ipairs(catalogue.SUMMARIES) do
    local asks = fn.group or fn.name == "hybrid" or fn.name:find("<link>", 1, true)
    if not asks then lists[#lists + 1] = { fn.name } end
  end
  for k, list in ipairs(lists) do
    local out = ("%s/%d"):format(place, k)
    local what = "--functions " .. table.concat(list, ",")
    succeeds(what, support.pinion { "-o", out, "--functions", table.concat(list, ","), DUO })
    suite:equal(what .. ": only its files", cli.expected_files("duo", list), cli.listed(out))
    self_test_passes(what, out)
    local header = support.contents(out .. "/duo.h") or ""
    suite:equal(what .. ": only its prototypes", #list,
      select(2, header:gsub("\n%a+ duo_[%w_]+%(", "")))
    local told = header:find("lower triangle", 1, true) and header:find("DUO_H_", 1, true)
      and header:find("duo_H_rowptr", 1, true) and header:find("DUO_NH", 1, true)
    local word = header:match("Entries of H and its factors") or header:match("_H_%w+") or "no H"
    suite:check(what .. ": the layout of H where there is one, and nowhere else",
      cli.has_H(list) and told or not cli.has_H(list) and word == "no H", word)
  end
  -- a joint that follows one in another branch
  support.write(place .. "/tied.urdf", '<robot name="tied"><link name="base"/>'
    .. (("base a j, a b k, base c l"):gsub("(%w+) (%w+) (%w+),? ?", [[<link name="%2"><inertial>
      <mass value="1"/><inertia ixx="1" ixy="0" ixz="0" iyy="1" iyz="0" izz="1"/></inertial></link>
      <joint name="%3" type="continuous"><parent link="%1"/><child link="%2"/></joint>]])
      :gsub('k" type="continuous">', '%0<mimic joint="l"/>')) .. "</robot>")
  for _, case in ipairs { { "all", true }, { "crba", false } } do
    local run = support.pinion { "-o", place .. "/t", "--functions", case[1],
      place .. "/tied.urdf" }
    local found = run.err:find("warning: robot 'tied' has no aba: it has mimic joints", 1, true)
    suite:check("it is said what a robot lacks of --functions " .. case[1], run.code == 0
      and (found ~= nil) == case[2], run.err)
  end
  local a, b = place .. "/one", place .. "/two"
  support.pinion { "-o", a, "--functions", "crba,ltdl", DUO }
  support.pinion { "-o", b, "--functions", " ltdl , crba,ltdl", DUO }
  local ha, hb = support.contents(a .. "/duo.h"), support.contents(b .. "/duo.h")
  suite:equal("the order of the list does not matter", (ha:gsub(" command[^\n]*", "")),
    (hb:gsub(" command[^\n]*", "")))
  local tree = place .. "/tree"
  succeeds("--pattern tree", support.pinion { "-o", tree, "--pattern", "tree", DUO })
  self_test_passes("--pattern tree", tree)
end

-- operations of crba by its comment in the header
local function crba_operations(header)
  local sum = 0
  for n in header:match("table 6.2%).\n %* ([^\n]*)"):gmatch("(%d+) %f[%a][mads]") do
    sum = sum + n
  end
  return sum
end

local function test_snap()
  local place = suite:fresh "snap"
  support.write(place .. "/q.urdf", (pair():gsub("</robot>", HAND)))
  local operations = {}
  for _, case in ipairs { { "typed", "--snap", "1e-9" }, { "snapped", "--snap", "1e-4" },
    { "near", "--snap", "1e-7" }, { "none", "--snap", "0" } } do
    local name = case[1]
    local out = place .. "/" .. name
    succeeds("1.5708, " .. name, support.pinion { "-o", out, place .. "/q.urdf",
      table.unpack(case, 2) })
    self_test_passes("1.5708, " .. name, out)
    operations[name] = crba_operations(support.contents(out .. "/r.h"))
  end
  suite:check("--snap 1e-4 makes 1.5708 a right angle: fewer operations",
    operations.snapped < operations.typed, operations.snapped .. " " .. operations.typed)
  suite:equal("--snap 1e-7 does not", operations.typed, operations.near)
  suite:equal("nor --snap 0", operations.typed, operations.none)
  -- 1.57079632679 counts as a right angle; with --snap 0 it is the typed number
  for _, case in ipairs { { "right" }, { "left", "--snap", "0" } } do
    local out = place .. "/" .. case[1]
    local text = support.contents(place .. "/q.urdf"):gsub("1.5708", "1.57079632679")
    support.write(place .. "/right.urdf", text)
    succeeds("1.57079632679, " .. case[1], support.pinion { "-o", out, place .. "/right.urdf",
      table.unpack(case, 2) })
    self_test_passes("1.57079632679, " .. case[1], out)
    operations[case[1]] = crba_operations(support.contents(out .. "/r.h"))
  end
  suite:equal("1.57079632679 is a right angle", operations.snapped, operations.right)
  suite:equal("unless --snap 0 says that it is what was typed", operations.typed, operations.left)
end

-- As exporters write axes: an axis within 1e-9 of z is z, for the code and for the tables.
local function test_axis()
  local place = suite:fresh "axis"
  for k, axis in ipairs { "1e-17 -0 1", "3e-10 2e-10 1", "0.6 0.8 -1e-10", "1e-6 0 1" } do
    local urdf, out = ("%s/%d.urdf"):format(place, k), ("%s/%d"):format(place, k)
    local turned = ('rpy="0.3 0.2 0.1"/><axis xyz="%s"/>'):format(axis)
    support.write(urdf, (pair():gsub("</robot>", HAND):gsub('rpy="1.5708 0 0"/>', turned)))
    succeeds("axis " .. axis, support.pinion { "-o", out, urdf })
    self_test_passes("axis " .. axis, out)
  end
end

-- a floating base has no limits, also with the fastest compiler (tcc accepts few constants)
local function test_limits()
  for _, real in ipairs { "double", "float" } do
    local out = suite:fresh("limits_" .. real)
    succeeds("a floating base in " .. real, support.pinion { "-o", out, "--base", "floating",
      "--real", real, "--functions", "crba", "models/brick.urdf" })
    support.write(out .. "/main.c", [[
      #include <math.h>
      #include "brick.h"
      int main(void)
      {
        const double low = brick_q_lower[0], high = brick_q_upper[0], q = brick_q_lower[6];
        return !(isinf(low) && low < 0 && isinf(high) && high > 0 && q == -1);
      }
    ]])
    local run = support.run(support.program(out, "main.c brick_limits.c", "main")
      .. (" && %s/main"):format(support.quote(support.root .. "/" .. out)))
    suite:check("no limits in " .. real, run.code == 0, shown(run))
  end
end

local function test_gravity()
  local out = suite:fresh "gravity"
  local cases = {
    { "0.0, 0.0, -9.81" },
    { "0.0, 0.0, -1.62", "--gravity", "0,0,-1.62" },
    { "-1.5, 0.0, 2.0", "--gravity=-1.5,0,2e0" },
    { "-1.5, 0.0, 0.25", "--gravity", "-1.5, 0, +.25" },
  }
  for _, case in ipairs(cases) do
    local text = "gravity: " .. table.concat(case, " ", 2)
    succeeds(text, support.pinion { "-o", out, DUO, table.unpack(case, 2) })
    local model = support.contents(out .. "/duo_model.c") or ""
    suite:check(text .. " is in the model tables", model:find("{ " .. case[1] .. " }", 1, true),
      model:match("[^\n]*\n};\n$"))
    local header = support.contents(out .. "/duo.h") or ""
    suite:check(text .. " is in the header",
      header:find(("gravity is (%s) in the world."):format(case[1]), 1, true), header)
  end
end

for _, test in ipairs { test_help, test_completion, test_full_disk, test_file_name, test_places,
  test_examples, test_bad_lines, test_bad_input, test_warnings, test_dump, test_order,
  test_functions, test_snap, test_axis, test_limits, test_gravity } do
  test()
end
suite:finish()
