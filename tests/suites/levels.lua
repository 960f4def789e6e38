#!/usr/bin/env lua5.4
--- -O0, -O1 and -O2 compute the same: random trees of all joint types, compiled at each level,
-- against one another and against the generic runtime on random states.
--
-- Cases that -O2 exploits are more frequent than by chance: axes that are parallel, antiparallel,
-- on one line, crossing, or parallel but for an angle's last digits; links without mass at the end.
-- Every other robot is a chain of such axes, because frames that stay behind would be rare
-- otherwise.
-- All functions whose frames may be chosen, and fused ones.  Forces are compared within 1e-12 of
-- their norm or of H's (float: 1e-5), forward dynamics and inverses within that times the condition
-- of H.  A third of the robots is in float.  PINION_SEED seeds all of it.

local LONG = os.getenv "PINION_LONG" == "1" -- in `make test-long`
local support = dofile "tests/support/c.lua"
local suite = support.suite "levels"
local random_robot = dofile "tests/support/robots/random_robot.lua"

local SEED = math.tointeger(tonumber(os.getenv("PINION_SEED") or "1")) or 1
local ROBOTS, STATES = LONG and 14 or 4, 10

-- ---- what is compared ---------------------------------------------------------------------------

-- Calls, and the results of each: { field, size, kind }.  `forces` and `H` are compared relative to
-- their own size and that of H, `by condition` relative to that times the condition of H.  If a
-- call may meet a pivot that is not > 0, only regular states count.
local CALLS = {
  { call = "crba(q, @H)", { "H", "[NH]", "forces" } },
  { call = "rnea(q, v, a, @rnea)", { "rnea", "[NV]", "forces" } },
  { call = "bias(q, v, @C)", { "C", "[NV]", "forces" } },
  { call = "gravity(q, @g)", { "g", "[NV]", "forces" } },
  { call = "Ha(q, a, @Ha)", { "Ha", "[NV]", "forces" } },
  { call = "tick(q, v, @tick_H, @tick_C)", { "tick_H", "[NH]", "forces" },
    { "tick_C", "[NV]", "forces" } },
  { call = "both(q, v, a, @both_tau, @both_Ha)", { "both_tau", "[NV]", "forces" },
    { "both_Ha", "[NV]", "forces" } },
  { call = "ltdl(@LD)", pivot = true, { "LD", "[NH]", "by condition" } },
  { call = "fd(q, v, tau, @fd)", pivot = true, { "fd", "[NV]", "by condition" } },
  { call = "aba(q, v, tau, @aba)", pivot = true, { "aba", "[NV]", "by condition" } },
  { call = "minv(q, @minv)", pivot = true, { "minv", "[NV][NV]", "by condition" } },
  { call = "plan(q, v, tau, @qdd, @Hinv, @plan_LD, @plan_g)", pivot = true,
    { "qdd", "[NV]", "by condition" }, { "Hinv", "[NV][NV]", "by condition" },
    { "plan_LD", "[NH]", "by condition" }, { "plan_g", "[NV]", "forces" } },
}

-- the runtime's value of a result
local TRUTH = {
  H = "H", tick_H = "H", rnea = "tau", both_tau = "tau", C = "C", tick_C = "C", g = "g",
  plan_g = "g", Ha = "Ha", both_Ha = "Ha", LD = "LD", plan_LD = "LD", fd = "fd", qdd = "fd",
  aba = "fd", minv = "minv", Hinv = "minv",
}

local HEAD = [[
#include <math.h>
#include <stdio.h>
#include "ID0/ID0.h"
#include "ID1/ID1.h"
#include "ID2/ID2.h"
#include "ID1/ID1_model.h"
#include "generic/tree/crba.h"
#include "generic/factor/factor.h"
#include "generic/factor/forward.h"
#include "generic/tree/inverse.h"
#include "generic/tree/rnea.h"

typedef REAL real;
enum { NQ = UP1_NQ, NV = UP1_NV, NH = UP1_NH, NB = 40, LEVELS = 3 };
/* inputs as the functions see them, and back in double for the runtime */
static real q[NQ], v[NV], a[NV], tau[NV];
static double dq[NQ], dv[NV], da[NV], dtau[NV];
static double true_H[NH], true_tau[NV], true_C[NV], true_g[NV], true_Ha[NV], true_LD[NH];
static double true_fd[NV], true_minv[NV * NV], scratch[NH];
static pinion_work work[NB];

static void draw(uint64_t *random)
{
  pinion_random_q(&ID1_model, random, dq);
  for (int i = 0; i < NV; i++) {
    dv[i] = pinion_random_unit(random);
    da[i] = pinion_random_unit(random);
    dtau[i] = pinion_random_unit(random);
  }
  for (int i = 0; i < NQ; i++) dq[i] = (double)(q[i] = (real)dq[i]);
  for (int i = 0; i < NV; i++) {
    dv[i] = (double)(v[i] = (real)dv[i]);
    da[i] = (double)(a[i] = (real)da[i]);
    dtau[i] = (double)(tau[i] = (real)dtau[i]);
  }
}

static double norm(int n, const double *x)
{
  double sum = 0.0;
  for (int i = 0; i < n; i++) sum += x[i] * x[i];
  return sqrt(sum);
}

/* the runtime's answers; the condition of H, or 0 where it is singular */
static double find_truth(void)
{
  const pinion_model *m = &ID1_model;
  pinion_crba(m, dq, true_H, work);
  pinion_rnea(m, dq, dv, da, true_tau, work);
  pinion_bias(m, dq, dv, true_C, work);
  pinion_gravity(m, dq, true_g, work);
  pinion_Ha(m, dq, da, true_Ha, work);
  for (int i = 0; i < NH; i++) true_LD[i] = (double)(real)true_H[i];
  if (pinion_ltdl(m, true_LD) != 0) return 0.0;
  if (pinion_fd(m, dq, dv, dtau, true_fd, work, scratch) != 0) return 0.0;
  if (pinion_minv(m, dq, true_minv, work, scratch) != 0) return 0.0;
  const double condition = norm(NH, true_H) * norm(NV * NV, true_minv);
  return condition < CONDITION ? condition : 0.0;
}

static double distance(int n, const real *x, const double *y)
{
  double sum = 0.0;
  for (int i = 0; i < n; i++) sum += ((double)x[i] - y[i]) * ((double)x[i] - y[i]);
  return sum == sum ? sqrt(sum) : HUGE_VAL;
}

static double between(int n, const real *x, const real *y)
{
  double sum = 0.0;
  for (int i = 0; i < n; i++) sum += ((double)x[i] - (double)y[i]) * ((double)x[i] - (double)y[i]);
  return sum == sum ? sqrt(sum) : HUGE_VAL;
}

/* x[level] against the truth and against one another, as parts of `size` */
static void judge(double *worst, int n, const real *x0, const real *x1, const real *x2,
                  const double *expected, double size)
{
  worst[0] = fmax(worst[0], distance(n, x0, expected) / size);
  worst[1] = fmax(worst[1], distance(n, x1, expected) / size);
  worst[2] = fmax(worst[2], distance(n, x2, expected) / size);
  worst[3] = fmax(worst[3], between(n, x0, x1) / size);
  worst[4] = fmax(worst[4], between(n, x1, x2) / size);
  worst[5] = fmax(worst[5], between(n, x0, x2) / size);
}

]]

local function field(result) return ("static real %s[LEVELS]%s;"):format(result[1], result[2]) end

-- one call at the three levels, and its comparisons, as lines of C
local function call_lines(robot, call, add)
  for _, result in ipairs(call) do
    if result[1] == "LD" then
      add("  for (int i = 0; i < NH; i++)")
      add("    LD[0][i] = LD[1][i] = LD[2][i] = (real)true_H[i];")
    end
  end
  for level = 0, 2 do
    local text = ("%s%d_%s"):format(robot.id, level, call.call:gsub("@([%w_]+)",
      "%1[" .. level .. "]"))
    add(call.pivot and ("  if (%s != 0) return %d;"):format(text, 1 + level) or "  " .. text .. ";")
  end
  for _, result in ipairs(call) do
    local name = result[1]
    local expected = "true_" .. TRUTH[name]
    local n = result[2]:gsub("%]%[", " * "):gsub("[%[%]]", "")
    local all = name .. (result[2] == "[NV][NV]" and "[%d][0]" or "[%d]")
    local size = result[3] == "forces" and ("fmax(norm(%s, %s), size_H)"):format(n, expected)
      or ("norm(%s, %s) * condition"):format(n, expected)
    add(("  judge(worst_%s, %s, %s, %s, %s, %s, %s);"):format(name, n, all:format(0),
      all:format(1), all:format(2), expected, size))
  end
end

-- one source that compares all levels of a robot: prints, for each result, the largest difference
-- of each level and of each pair of levels, then the number of states in which H was regular
local function comparison(robot)
  local lines = {}
  local function add(line) lines[#lines + 1] = line end
  add((HEAD:gsub("REAL", robot.real):gsub("UP", robot.id:upper()):gsub("ID", robot.id)
    :gsub("CONDITION", robot.real == "float" and "1e4" or "1e9")))
  local parts = { {}, {} } -- calls that need no regular H, calls that do
  for _, call in ipairs(CALLS) do
    if not (robot.follows and call.call:find("^aba")) then
      table.insert(parts[call.pivot and 2 or 1], call)
      for _, result in ipairs(call) do
        add(field(result))
        add(("static double worst_%s[6];"):format(result[1]))
      end
    end
  end
  for k, calls in ipairs(parts) do
    add(("\nstatic int part_%d(double size_H, double condition)\n{"):format(k))
    add("  (void)size_H, (void)condition;")
    for _, call in ipairs(calls) do call_lines(robot, call, add) end
    add("  return 0;\n}")
  end
  add("\nint main(void)\n{\n  uint64_t random = 11;")
  add("  int regular = 0, failed = 0;")
  add(("  for (int s = 0; s < %d; s++) {"):format(STATES))
  add("    draw(&random);\n    const double condition = find_truth();")
  add("    part_1(norm(NH, true_H), 0.0);")
  add("    if (condition > 0.0) failed += part_2(norm(NH, true_H), condition) != 0;")
  add("    regular += condition > 0.0;\n  }")
  for _, calls in ipairs(parts) do
    for _, call in ipairs(calls) do
      for _, result in ipairs(call) do
        add(('  printf("%s");'):format(result[1]))
        add(('  for (int k = 0; k < 6; k++) printf(" %%.3g", worst_%s[k]);'):format(result[1]))
        add('  printf("\\n");')
      end
    end
  end
  add('  printf("regular %d failed %d\\n", regular, failed);\n  return 0;\n}\n')
  return table.concat(lines, "\n")
end

-- ---- the robots ---------------------------------------------------------------------------------

local function plan(k)
  local rng = random_robot.rng(SEED * 100000 + 80000 + k)
  local robot = {
    id = ("v%02do"):format(k), base = k % 2 == 0 and "floating" or "fixed",
    real = k % 3 == 0 and "float" or "double", mimic = k % 5 < 3 and "constrain" or "free",
    joints = 1 + math.floor(rng:uniform(0, 7 ^ 0.5) ^ 2),
  }
  local in_line = k % 4 == 1 or k % 4 == 2
  if in_line then robot.joints = 3 + k % 4 end
  if not LONG then robot.joints = math.min(robot.joints, 4) end
  local text = random_robot.make(rng, in_line and {
    joints = robot.joints, lines = 1, branch = 0, fixed = 0,
  } or {
    types = "all", joints = robot.joints, mimic = k % 4 == 0 and 0.4 or nil, lines = 0.6,
    dynamics = 0.3, rotors = 0.3, light = 0.3, branch = rng:uniform(0, 0.4),
  })
  robot.follows = robot.mimic == "constrain" and text:find("<mimic", 1, true) ~= nil
  robot.words = {
    "--base", robot.base, "--real", robot.real, "--mimic", robot.mimic, "--gravity=0.5,-1,-9.81",
    "--functions", "crba,rnea,bias,gravity,Ha,ltdl,fd,minv" .. (robot.follows and "" or ",aba"),
    "--fuse", "tick=H,C", "--fuse", "both=tau,Ha", "--fuse", "plan=qdd,Hinv,LD,g",
  }
  local screw = text:match('<joint name="(j%d+)" type="revolute"')
  if screw and rng:chance(0.3) then
    table.insert(robot.words, ("--screw=%s=%.3f"):format(screw, rng:uniform(-0.3, 0.3)))
  end
  if k % 7 == 0 then table.insert(robot.words, "--joint-friction") end
  robot.c = ("%s/c/%s"):format(suite.directory, robot.id)
  robot.urdf = ("%s/urdf/%s.urdf"):format(suite.directory, robot.id)
  support.write(robot.urdf, text)
  return robot
end

local function describe(robot)
  return ("%s (seed %d): %d joints, %s"):format(robot.id, SEED, robot.joints,
    table.concat(robot.words, " "))
end

local function generation(robot)
  local steps = {}
  for level = 0, 2 do
    local id = robot.id .. level
    local words = { "-O" .. level, "-o", robot.c .. "/" .. id, "--name", id, robot.urdf }
    table.move(robot.words, 1, #robot.words, #words + 1, words)
    steps[#steps + 1] = words
  end
  return steps
end

-- All levels and the comparison in one program.
local function compilation(robot)
  local sources = { "compare.c", ("%s1/%s1_model.c"):format(robot.id, robot.id) }
  for level = 0, 2 do
    local id = robot.id .. level
    sources[#sources + 1] = support.sources(id .. "/" .. id, "model", "selftest")
  end
  support.write(robot.c .. "/compare.c", comparison(robot))
  return support.program(robot.c, table.concat(sources, " "), "run") .. " && ./run"
end

-- ---- judging ------------------------------------------------------------------------------------

local PAIRS = { "-O0 and truth", "-O1 and truth", "-O2 and truth", "-O0 and -O1", "-O1 and -O2",
  "-O0 and -O2" }

-- the fault in a robot's numbers, or nil; the number of its results, and of regular states
local function complaint(robot, lines)
  local most, results, regular = robot.real == "float" and 1e-5 or 1e-12, 0, nil
  for _, line in ipairs(lines) do
    local name, numbers = line:match("^(%S+) (.*)$")
    if name == "regular" then
      regular = tonumber(numbers:match("^%d+"))
      if not numbers:find("failed 0$") then return "a pivot failed at some level: " .. line end
    else
      results = results + 1
      local k = 0
      for word in numbers:gmatch("%S+") do
        k = k + 1
        local off = tonumber(word) or math.huge -- "nan", "inf"
        if off > most then return ("%s: %s differ by %s"):format(name, PAIRS[k], word) end
      end
      if k ~= 6 then return "odd line: " .. line end
    end
  end
  local expected = robot.follows and 16 or 17
  if results ~= expected then return ("%d results, not %d"):format(results, expected) end
  if not regular then return "it did not end" end
  return nil, regular
end

-- notes the choices of -O2 for a robot: words of its header
local function note_choices(robot, seen)
  local header = support.contents(("%s/%s2/%s2.h"):format(robot.c, robot.id, robot.id))
    :gsub("\n %* ", " "):gsub(" +", " ")
  for _, what in ipairs(seen) do
    if header:find(what.text, 1, true) then what.robots = what.robots + 1 end
  end
end

-- ---- the suite ----------------------------------------------------------------------------------

suite:runtime()
suite:fresh "urdf"
suite:fresh "c"
local robots, commands = {}, {}
for k = 1, ROBOTS do
  robots[k] = plan(k)
  commands[k] = generation(robots[k])
end
local generated, sound = support.parallel(commands), {}
for k, robot in ipairs(robots) do
  -- a massless link at the end draws a warning, and so do nearly parallel axes; nothing else does
  local log = generated[k].log:gsub("[^\n]*warning: [^\n]*mass[^\n]*\n", "")
    :gsub("[^\n]*warning: [^\n]*close to rounder[^\n]*\n", "")
  if suite:check("generates, " .. describe(robot), generated[k].code == 0 and log == "",
    robot.urdf .. "\n" .. generated[k].log)
  then
    sound[#sound + 1] = robot
  end
end
commands = {}
for k, robot in ipairs(sound) do commands[k] = compilation(robot) end
local regular_robots = 0
for k, result in ipairs(support.parallel(commands)) do
  local robot = sound[k]
  local problem, regular = complaint(robot, support.lines(result.log))
  if regular and regular > STATES // 2 then regular_robots = regular_robots + 1 end
  suite:check("all levels alike, " .. describe(robot), not problem, function()
    return ("%s\nurdf: %s\n%s"):format(problem, robot.urdf, result.log)
  end)
end
-- otherwise these tests would show little
suite:check("H was regular in most robots", regular_robots >= ROBOTS * 2 // 3, regular_robots)
-- (origins at the end of the normal from the parent help robots with right angles and few offsets:
-- the golden files have them, and prog/frames_spec.lua tries them on random ones)
local seen = {
  { text = "where the normal to the next axis starts", robots = 0 },
  { text = " no m, h", robots = 0 }, { text = " yes m, h", robots = 0 },
}
for _, robot in ipairs(sound) do note_choices(robot, seen) end
for _, what in ipairs(seen) do
  local enough = what.robots >= (LONG and 3 or 1)
  suite:check("-O2 chose this somewhere: " .. what.text, enough, what.robots)
end
suite:finish()
