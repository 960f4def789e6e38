#!/usr/bin/env lua5.4
-- Tests the benchmark in tests/bench: its statistics and renderers on made-up numbers; then builds,
-- checks and times one small robot with no library but ours, and a contestant that is wrong on
-- purpose.  The times themselves do not matter here.

local support = dofile "tests/support/c.lua"
local suite = support.suite "bench"
local shell, DIR = support.shell, suite:fresh "files"
local function check(...) return suite:check(...) end

local collect = dofile "tests/bench/tables/collect.lua"
local files = dofile "tests/bench/tables/files.lua"
local stats = dofile "tests/bench/tables/stats.lua"
local view = dofile "tests/bench/tables/view.lua"

local function near(x, y) return x and math.abs(x - y) < 1e-9 * math.max(1, math.abs(y)) end

-- ---- statistics ---------------------------------------------------------------------------------

check("median of an odd number", stats.median { 5, 1, 3 } == 3)
check("median of an even number", stats.median { 4, 1, 3, 2 } == 2.5)

local cubes = {}
for n = 1, 6 do cubes[n] = { n, 2 * n ^ 3 } end
local exponent, factor = stats.power(cubes)
check("a power is found again", near(exponent, 3) and near(factor, 2), exponent)
check("one x has no power", stats.power { { 2, 1 }, { 2, 3 } } == nil)
local half = stats.upper_half(cubes)
check("the larger half of six", #half == 3 and half[1][1] == 4)
check("the larger half of two is both", #stats.upper_half { { 1, 1 }, { 2, 2 } } == 2)

-- ---- reading ------------------------------------------------------------------------------------

local HEADER = [[
/* H = joint-space inertia at q (Featherstone 2008, table 6.2).
 * 136 mul, 88 add, 50 sub, 5 sin, 5 cos, 139
 * temporaries. */
void r_crba(const double q[R_NQ], double H[R_NH]);

/* By q along f(q) + eps*(df/dq)*dv. 7 mul, 1 add. */
void r_rnea_derivatives(const double q[R_NQ], double dtau_dq[R_NV][R_NV]);

/* q with every joint at zero. */
void r_neutral(double q[R_NQ]);

/* In place. 4 mul, 3 div, 2 sqrt, 1 temporary. */
int r_ltl(double H[R_NH]);
]]
local operations = collect.operations(HEADER)
check("operations of a function", operations.crba and operations.crba.total == 274
  and operations.crba.sin == 5)
check("divisions and roots count", operations.ltl and operations.ltl.total == 9)
check("a fraction in a comment does not end it", operations.rnea_derivatives
  and operations.rnea_derivatives.total == 8)
check("no count, no operations", operations.neutral == nil)

local times = collect.times {
  files.rows("time\tO1\tH\t10\t9\nnote\tO1\tH\tr_crba", "\t"),
  files.rows("time\tO1\tH\t30\t8", "\t"), files.rows("time\tO1\tH\t20\t19", "\t"),
}
check("median, range and least over processes", times.O1.H.median == 20 and times.O1.H.low == 10
  and times.O1.H.high == 30 and times.O1.H.minimum == 8)
local cold = collect.times(
  { files.rows("time\tO1\tH\t10\t9\ncold\tO1\tH\t50\t40", "\t") }, "cold")
check("cold times by themselves", cold.O1.H.median == 50)
local peak = collect.peak("straight 14.5\nplain 12\nstraight 14.6\nplain 11\n")
check("the highest peak of all processes", peak.native == 14.6 and peak.plain == 12)
local counted = collect.instructions { "desc: Trigger: Client Request: bench kdl fd\ntotals: 6400" }
check("instructions a state", counted.kdl and counted.kdl.fd == 200)

for build, words in pairs {
  O2 = "-O2; native", O2_plain = "-O2, plain; plain", O2_clang = "-O2, clang; other",
  O2_gcc_plain = "-O2, gcc, plain; other_plain", O1 = "-O1; nil", x8 = "8 lanes; nil",
  x8_avx2 = "8 lanes, avx2; nil", off_plain = "-O2 without limbs, plain; nil",
  before = "before; nil", runtime_plain = "runtime, plain; nil", kdl = "KDL; nil",
} do
  local found = ("%s; %s"):format(view.title(build), view.kind(build))
  check("what " .. build .. " is", found == words, found)
end

-- ---- rendering ----------------------------------------------------------------------------------

local function time(median)
  return { median = median, low = 0.9 * median, high = 2 * median, minimum = 0.8 * median }
end

local MADE_UP = {
  machine = {
    processor = "Abacus <1>", compiler = "gcc 1", other = "clang 2",
    libraries = { mujoco = "2.2.2-3" }, peak = { native = 4, plain = 2 },
  },
  flags = { native = "-O2 -march=native", plain = "-O2", other = "-O2 -mclang" },
  settings = { samples = 3, sample_ns = 1, states = 128 },
  robots = { {
    name = "toy", flags = "--base floating", processes = 3, nq = 8, nv = 7, nh = 28, bodies = 2,
    contestants = {
      "O1", "O2", "O2_plain", "O2_clang", "x8", "runtime", "runtime_plain", "mujoco",
    },
    times = {
      O1 = { H = time(100), fd = time(300), aba = time(400) },
      O2 = { H = time(80), fd = time(260), aba = time(200), closed = time(500) },
      O2_plain = { H = time(120) }, O2_clang = { H = time(90) },
      runtime_plain = { H = time(960) },
      x8 = { H = time(10) }, runtime = { H = time(800) },
      mujoco = { H = time(1600), fd = time(2400), closed = time(4500) },
    },
    fenced = { O2 = { H = time(85) } },
    cold = { O2 = { H = time(88) }, O2_clang = { H = time(95) } },
    far = { O2 = { aba = time(1000), closed = time(1500) }, O2_plain = { H = time(600) } },
    notes = { mujoco = { H = "mj_crb", solve = "mj_solveM" } },
    wrong = { mujoco = { solve = "1e-3" } },
    costs = { O2 = { crba = { operations = { total = 240, sin = 6, cos = 6 }, code = 4000,
      constants = 100, stack = 64, compile = 0.5, instructions = 321 },
      fd_constrained = { operations = { total = 999 }, code = 2048, compile = 1.25 } },
      O2_plain = { crba = { code = 5120 } } },
    instructions = { mujoco = { H = 12345 } },
  } },
}
local robot = MADE_UP.robots[1]
check("forward dynamics is the better of two", view.best(robot, "fd", view.is_level) == 200)

local json = DIR .. "/made_up.json"
files.write(json, files.encode(MADE_UP))
local made_up = files.read(json)
check("JSON is read back the same", files.encode(files.decode(made_up)) == made_up)
check("JSON has its keys sorted",
  (made_up:find('"flags"', 1, true) or 0) < (made_up:find('"machine"', 1, true) or 0))

local function rendered(name, more)
  local command = ("${LUA:-lua5.4} tests/bench/tables/%s.lua %s %s"):format(name, json, more or "")
  local code, text = shell(command)
  local _, again = shell(command)
  check(name .. ": works and repeats itself", code == 0 and text == again, text)
  return text
end

local function holds(what, text, needle)
  check(("%s: %s"):format(what, needle), text:find(needle, 1, true) ~= nil, text)
end

local tables = rendered "tables"
holds("tables", tables, "80.0 [72.0-160]  1.00x")
holds("tables", tables, "1600  20.0x")
holds("tables", tables, "2400  12.0x")
holds("tables", tables, "wrong")
holds("tables", tables, "WRONG by 1e-3")
holds("tables", tables, "3.00") -- operations a ns
holds("tables", tables, "12345")
local page = rendered "readme"
holds("readme", page, "| toy | q → H | -O2 | **80.0** (72.0–160) | 120 (108–240) "
  .. "| 10.0 (9.00–20.0) | 800 (720–1600) 10.0× | 1600 (1440–3200) 20.0× |")
holds("readme", page, "| toy | forward dynamics | -O2 | **200** (180–400) | – | – | – "
  .. "| 2400 (2160–4800) 12.0× |")

holds("tables", tables, "500  2.50 fd  1500  1.50 fd")
-- hot, fenced, cold, far, bytes, operations of the peak; of plain flags; of the other compiler
local cells = tables:gsub(" +", " ")
holds("tables", cells, "q → H 80.0 (72.0–160) 85.0 (76.5–170) 88.0 (79.2–176) – 4000 75 % "
  .. "120 (108–240) – 5120 90.0 (81.0–180) 95.0 (85.5–190)")
local more = rendered "more"
holds("more", more, "| toy | forward dynamics, constrained | **500** (2.50× fd) | 1500 (1.50× fd) "
  .. "| – | – | 4500 (9.00×) | 999 | 2.0 KB | 1.2 s |")
files.write(DIR .. "/more.md", "above\n<!-- more -->\nold\n<!-- /more -->\nbelow\n")
for _ = 1, 2 do rendered("more", DIR .. "/more.md") end
check("more: put between its marks, and nothing else", files.read(DIR .. "/more.md")
  == "above\n<!-- more -->\n" .. more .. "<!-- /more -->\nbelow\n", files.read(DIR .. "/more.md"))

files.write(DIR .. "/page.md", "above\n<!-- bench -->\nold\n<!-- /bench -->\nbelow\n")
for _ = 1, 2 do rendered("readme", DIR .. "/page.md") end
check("readme: put between its marks, and nothing else", files.read(DIR .. "/page.md")
  == "above\n<!-- bench -->\n" .. page .. "<!-- /bench -->\nbelow\n", files.read(DIR .. "/page.md"))
files.write(DIR .. "/moments.md",
  "<!-- bench: toy, H -->\n<!-- /bench -->\n<!-- moments -->\n<!-- /moments -->\n")
rendered("readme", DIR .. "/moments.md")
holds("readme: single calls", files.read(DIR .. "/moments.md"), "\n| robot |  | gcc: hot "
  .. "| gcc: fenced | gcc: cold | gcc: far | gcc: bytes | gcc: of peak | gcc -O2: hot "
  .. "| gcc -O2: cold | gcc -O2: bytes | clang: hot | clang: cold |\n")
holds("readme: single calls", files.read(DIR .. "/moments.md"), "| toy | q → H | 80.0 (72.0–160) "
  .. "| 85.0 (76.5–170) | 88.0 (79.2–176) | – | 4000 | 75 % | 120 (108–240) | – | 5120 "
  .. "| 90.0 (81.0–180) | 95.0 (85.5–190) |\n")
local BRIEF = "<!-- bench: toy, H fd -->\n"
files.write(DIR .. "/brief.md", "above\n" .. BRIEF .. "old\n<!-- /bench -->\nbelow\n")
for _ = 1, 2 do rendered("readme", DIR .. "/brief.md") end
check("readme: few columns of the robots and quantities that the mark names",
  files.read(DIR .. "/brief.md") == "above\n" .. BRIEF .. "ns a call, one core; median and range "
  .. [[over 3 processes; Abacus <1>; gcc 1.

| robot |  | `cc -O2` | far | code | `-march=native` | runtime | MuJoCo |
|---|---|---|---|---|---|---|---|
| toy | q → H | **120** (108–240) | 600 (540–1200) | 5.0 KB | 80.0 (72.0–160) ]]
  .. [[| 960 (864–1920) 8.00× | 1600 (1440–3200) 13.3× |
| toy | forward dynamics | – | – | – | 200 (180–400) | – | – |
<!-- /bench -->
below
]], files.read(DIR .. "/brief.md"))
local missing = "<!-- bench: toy, bias -->\n<!-- /bench -->\n"
files.write(DIR .. "/brief.md", missing)
check("readme: what has no time is an error", shell(("${LUA:-lua5.4} tests/bench/tables/readme.lua "
  .. "%s %s/brief.md"):format(json, DIR)) ~= 0 and files.read(DIR .. "/brief.md") == missing)
files.write(DIR .. "/bare.md", "no marks\n")
check("readme: a page without marks is left alone", shell((
  "${LUA:-lua5.4} tests/bench/tables/readme.lua %s %s/bare.md"):format(json, DIR)) ~= 0
  and files.read(DIR .. "/bare.md") == "no marks\n")

local svg = rendered "chart"
holds("chart", svg, "Abacus &lt;1&gt;")
local _, bars = svg:gsub("<rect", "")
-- the ground, 5 in the legend, 5 for H, 3 for forward dynamics
check("chart: a bar for each time", bars == 14, bars)
local _, opened = svg:gsub("<text", "")
local _, closed = svg:gsub("</text>", "")
check("chart: texts are closed", opened > 0 and opened == closed)

-- ---- one robot ----------------------------------------------------------------------------------

local ROBOT = "models/duo.urdf"
local code, words = shell(("BENCH_DIR=%s BENCH_FAST=1 BENCH_PEERS= BENCH_BUILDS='O1 x8' "
  .. "BENCH_MORE=minv,coriolis,centroidal ROBOT=%s FLAGS= sh tests/bench/run.sh")
  :format(DIR, ROBOT))
check("a robot is built and timed", code == 0, words)
local report = code == 0 and files.decode(files.read(DIR .. "/bench.json"))
local duo = report and report.robots[1]
local compiling = 0 -- seconds; the shell counts them in hundredths, so a short one may be 0
for _, quantity in ipairs(view.QUANTITIES) do
  for _, contestant in ipairs { "O1", "runtime" } do
    local found = duo and view.time(duo, contestant, quantity.key)
    check(contestant .. " has a time for " .. quantity.key, found and found.minimum > 0
      and found.low <= found.median and found.median <= found.high)
  end
  local cost = duo and duo.costs.O1[quantity.call]
  check("the cost of " .. quantity.call, cost and cost.code > 0 and cost.compile >= 0
    and cost.instructions > 0 and cost.operations.total > 0)
  compiling = compiling + (cost and cost.compile or 0)
end
check("compiling takes time", compiling > 0)
for _, moment in ipairs { "fenced", "cold", "far" } do
  for _, contestant in ipairs { "O1", "runtime" } do
    local found = duo and view.time(duo, contestant, "factor", moment)
    check(("%s has single calls, %s"):format(contestant, moment), found and found.median > 0)
  end
end
check("many states have a time", duo and (view.time(duo, "x8", "fd") or {}).median)
check("a peak", report and report.machine.peak.native > 0.1 and report.machine.peak.plain > 0.1)
local first, second = files.read(DIR .. "/robots/duo/bench.1"),
  files.read(DIR .. "/robots/duo/bench.2")
check("each process has another order of the same code", first and second and first ~= second
  and #first == #second)
local text = files.read(DIR .. "/bench.json") or ""
check("bench.json says nothing of where and when",
  not text:find(os.getenv("PWD") or "?", 1, true) and not text:find(os.date("%Y-"), 1, true))
check("a picture of it", (files.read(DIR .. "/bench.svg") or ""):find("^<svg") ~= nil)

-- one contestant gets other inertias: that must be noticed, except in its factor and solve, which
-- get H as an argument
local at = DIR .. "/robots/duo"
local changed
code, words = shell(([[
cd %s && cp generated/r_model.c wrong.c]]):format(at))
local model = files.read(at .. "/wrong.c") or ""
model, changed = model:gsub("{ ([%d%.e%-]+)(, [^{}]*} })", "{ 1.5*%1%2") -- Ixx, last in a body
files.write(at .. "/wrong.c", model)
check("there are inertias to change", code == 0 and changed >= 3, words)
code, words = shell(([[
sed -i '/^const bench_team bench_teams/,/^};/{/bench_runtime_plain/d;/bench_x8/d;}' \
  %s/contestants.c &&
sed -i 's/bench_team_count = .*/bench_team_count = 2;/' %s/contestants.c &&
rm -f %s/*.build/wrong.o && cc=${CC:-cc} &&
$cc -std=c99 -DPINION_PLAIN_SYMBOLS -I runtime -I %s/generated \
  -c %s/wrong.c -o %s/runtime.build/r_model.o &&
ld -r -o %s/team_runtime.o %s/runtime.build/ours.o %s/runtime.build/r_model.o \
  %s/../../runtime/runtime/runtime.a &&
objcopy --keep-global-symbol=bench_runtime %s/team_runtime.o &&
$cc -std=c99 -I tests/bench -c %s/contestants.c -o %s/main_contestants.o &&
$cc %s/main_*.o %s/team_O1.o %s/team_runtime.o %s/../../runtime/runtime_plain/runtime.a -lm \
  -o %s/wrong && %s/wrong 3]]):gsub("%%s", at))
check("a program with a wrong contestant runs", code == 0, words)
for _, quantity in ipairs { "H", "id", "bias", "fd", "aba" } do
  check(quantity .. ": wrong is found out",
    words:find("wrong\truntime\t" .. quantity .. "\t") ~= nil,
    words)
  check(quantity .. ": and not timed", not words:find("time\truntime\t" .. quantity .. "\t"))
end
check("factor: right is right", words:find("time\truntime\tfactor\t") ~= nil)

suite:finish()
