#!/usr/bin/env lua5.4
-- Compiles random trees: 18 robots, a third of the functions each, so that every function has about
-- 6 trees; runs the generated self-test of each over 20 states, and compares fused functions with
-- separate ones.  Finally damages one robot, function by function, to see that its self-test
-- notices, and lets a brick fly.  `make test-long` goes on with 48 other robots.
--
-- One half are trees of up to 20 joints that turn or slide, the other half small ones with joints
-- of all types, mimic joints, rotors, friction and screws.  Half of the robots float, a third is in
-- float.  They are regular, so a state that the self-test leaves out as singular is a failure.
--
-- PINION_SEED seeds all of it; a failure is printed with its options and its URDF.

local LONG = os.getenv "PINION_LONG" == "1" -- in `make test-long`
local catalogue = require "catalogue"
local support = dofile "tests/support/c.lua"
local suite = support.suite "random"
local random_robot = dofile "tests/support/robots/random_robot.lua"

local SEED = math.tointeger(tonumber(os.getenv("PINION_SEED") or "1")) or 1
-- three robots of each kind that share the functions among them
local FIRST, TRIPLES, STATES = LONG and 3 or 0, LONG and 6 or 3, 20

-- ---- fused against separate ---------------------------------------------------------------------

-- the functions with which a fused function is compared, and the statements that do so
local FUSED = {
  {
    spec = "tick=H,C,pose,com,J:LINK", needs = { "crba", "bias", "fk", "com", "jacobian" },
    declare = [[
enum { NL = UP_NL };
static real H[2][NH], C[2][NV], pose[2][NL][12], com[2][3], J[2][6][NV];

]],
    code = [[
    ID_tick(q, v, H[0], C[0], pose[0], com[0], J[0]);
    ID_crba(q, H[1]);
    ID_bias(q, v, C[1]);
    ID_fk(q, pose[1]);
    ID_com(q, com[1]);
    ID_jacobian_LINK(q, J[1]);
    worst = fmax(worst, far(NH, H[0], H[1], 0.0));
    worst = fmax(worst, far(NV, C[0], C[1], 0.0));
    worst = fmax(worst, far(12 * NL, pose[0][0], pose[1][0], 0.0));
    worst = fmax(worst, far(3, com[0], com[1], 0.0));
    worst = fmax(worst, far(6 * NV, J[0][0], J[1][0], 0.0));
]],
  },
  {
    spec = "plan=qdd,hG,AG,Cmat", needs = { "fd", "centroidal", "coriolis", "minv", "Ha" },
    declare = [[
static real qdd[2][NV], h[2][6], A[2][6][NV], Cmat[2][NV][NV], inverse[NV][NV];

/* of H: its size and that of its inverse tell how many roundings accelerations may differ by */
static double trace_of_H(void)
{
  double trace = 0.0;
  for (int i = 0; i < NV; i++) {
    real unit[NV] = {0}, column[NV];
    unit[i] = 1;
    ID_Ha(q, unit, column);
    trace += (double)column[i];
  }
  return trace;
}

static double size_of_inverse(void)
{
  double sum = 0.0;
  for (int i = 0; i < NV * NV; i++)
    sum += (double)inverse[i / NV][i % NV] * (double)inverse[i / NV][i % NV];
  return sqrt(sum);
}
]],
    code = [[
    if (ID_plan(q, v, tau, qdd[0], h[0], A[0], Cmat[0]) != 0) return 1;
    if (ID_fd(q, v, tau, qdd[1]) != 0) return 1;
    if (ID_minv(q, inverse) != 0) return 1;
    const double trace = trace_of_H();
    ID_centroidal(q, v, A[1], h[1]);
    ID_coriolis(q, v, Cmat[1]);
    worst = fmax(worst, far(NV, qdd[0], qdd[1], 0.0) / fmax(1.0, trace * size_of_inverse()));
    worst = fmax(worst, far(6, h[0], h[1], 0.0));
    worst = fmax(worst, far(6 * NV, A[0][0], A[1][0], 0.0));
    worst = fmax(worst, far(NV * NV, Cmat[0][0], Cmat[1][0], trace));
]],
  },
}

local COMPARISON = [[
#include <math.h>
#include <stdio.h>
#include "ID.h"
#include "ID_model.h"

typedef REAL real;
enum { NQ = UP_NQ, NV = UP_NV, NH = UP_NH };
int ID_fused(void);

static real q[NQ], v[NV], tau[NV];

/* the largest difference, relative to the largest number or to `scale`, of which sums may leave
   next to nothing; a NaN is infinitely far off */
static double far(int n, const real *x, const real *y, double scale)
{
  double most = fmax(scale, 1e-9), off = 0.0;
  for (int i = 0; i < n; i++) {
    const double d = fabs((double)x[i] - (double)y[i]);
    if (!(d <= off)) off = d == d ? d : HUGE_VAL;
    most = fmax(most, fabs((double)y[i]));
  }
  return off / most;
}

DECLAREint ID_fused(void)
{
  double worst = 0.0, state[NQ];
  uint64_t random = 7;
  for (int s = 0; s < 10; s++) {
    pinion_random_q(&ID_model, &random, state);
    for (int i = 0; i < NQ; i++) q[i] = (real)state[i];
    for (int i = 0; i < NV; i++) v[i] = (real)pinion_random_unit(&random);
    for (int i = 0; i < NV; i++) tau[i] = (real)pinion_random_unit(&random);
CODE  }
  printf("fused %.3g\n", worst);
  return 0;
}
]]

-- the comparison, then the self-test, with another name for its main
local MAIN = [[
#define main selftest_main
#include "ID_selftest.c"
#undef main

int ID_fused(void);

int main(int argc, char **argv)
{
  if (ID_fused()) printf("fused failed\n");
  return selftest_main(argc, argv);
}
]]

local function write_fused(robot)
  local words = { -- in this order: earlier ones contain later ones
    { "DECLARE", robot.fused.declare }, { "CODE", robot.fused.code }, { "LINK", robot.links[1] },
    { "REAL", robot.real }, { "UP", robot.id:upper() }, { "ID", robot.id },
  }
  local function filled(text)
    for _, word in ipairs(words) do
      text = text:gsub(word[1], function() return word[2] end)
    end
    return text
  end
  support.write(robot.c .. "/fused.c", filled(COMPARISON))
  support.write(robot.c .. "/main.c", filled(MAIN))
end

-- ---- the robots ---------------------------------------------------------------------------------

-- groups whose functions call no others
local PLAIN = { forces = true, qdot = true, qdot_matrix = true }

-- all functions by name that are in no group or a plain one, and the names of those of a link,
-- without the link
local function read_functions()
  local list, of_link = {}, {}
  for _, row in ipairs(catalogue.SUMMARIES) do
    local base = row.name:match("^(.*)_<link>$")
    if not row.group or PLAIN[row.group] or PLAIN[row.name] then
      list[#list + 1] = base or row.name
      of_link[list[#list]] = base ~= nil
    end
  end
  assert(#list >= 52)
  return list, of_link
end

-- a joint that moves and does not follow another
local function driven(text)
  for name, kind, rest in text:gmatch('<joint name="([^"]*)" type="([^"]*)">(.-)</joint>') do
    if kind ~= "fixed" and not rest:find("<mimic", 1, true) then return name end
  end
end

local ALL, OF_LINK = read_functions()

-- Deals the functions into three hands, at random: everything that a fused function needs into one
-- hand, the rest to the hand with the fewest.
local function deal(rng)
  local hands, deck, taken = { {}, {}, {} }, {}, {}
  for n, fused in ipairs(FUSED) do
    hands[n] = { table.unpack(fused.needs) }
    for _, name in ipairs(fused.needs) do taken[name] = true end
  end
  for _, name in ipairs(ALL) do
    if not taken[name] then table.insert(deck, rng:integer(1, #deck + 1), name) end
  end
  for _, name in ipairs(deck) do
    table.sort(hands, function(a, b) return #a < #b end)
    table.insert(hands[1], name)
  end
  return hands
end

local function has(list, name)
  for _, x in ipairs(list) do
    if x == name then return true end
  end
  return false
end

local function names_of(text, element)
  local names, types = {}, {}
  for name, kind in text:gmatch("<" .. element .. ' name="([^"]*)"([^>]*)>') do
    names[#names + 1], types[name] = name, kind:match('type="([^"]*)"')
  end
  table.sort(names)
  return names, types
end

-- options about joints
local function joint_options(rng, robot, text)
  local words = robot.words
  local names, types = names_of(text, "joint")
  for _, name in ipairs(names) do
    local turns = types[name] == "revolute" or types[name] == "continuous"
    if turns and rng:chance(0.2) then
      words[#words + 1] = ("--screw=%s=%.3f"):format(name, rng:uniform(-0.3, 0.3))
    end
    if (turns or types[name] == "prismatic") and rng:chance(0.15) then
      words[#words + 1] = ("--armature=%s=%.3f"):format(name, rng:uniform(0.01, 0.5))
    end
  end
  if rng:chance(0.6) then
    words[#words + 1] = "--joint-friction"
    words[#words + 1] = "--friction-width=0.1"
  end
  if rng:chance(0.2) then words[#words + 1] = "--armature=none" end
  if rng:chance(0.3) then words[#words + 1] = "--order=alphabetical" end
end

-- Small trees more often than large ones, to save time: half of those that turn or slide have up to
-- 6 joints.
local function tree_of(rng, kind)
  if kind == "t" then
    local joints = 1 + math.floor(rng:uniform(0, 20 ^ 0.5) ^ 2)
    return joints, random_robot.make(rng, { joints = joints })
  end
  local joints = 1 + math.floor(rng:uniform(0, 5 ^ 0.5) ^ 2)
  return joints, random_robot.make(rng, {
    types = "all", joints = joints, mimic = rng:chance(0.75) and 0.5 or nil, dynamics = 0.6,
    rotors = 0.4,
  })
end

local function plan(kind, k, hand)
  local rng = random_robot.rng(SEED * 100000 + (kind == "t" and 0 or 50000) + k)
  local robot = {
    id = ("%s%03d"):format(kind, k), base = k % 2 == 0 and "floating" or "fixed",
    real = rng:chance(1 / 3) and "float" or "double",
    mimic = rng:chance(0.75) and "constrain" or "free", functions = {},
  }
  local text
  robot.joints, text = tree_of(rng, kind)
  robot.urdf = ("%s/urdf/%s.urdf"):format(suite.directory, robot.id)
  robot.c = ("%s/c/%s"):format(suite.directory, robot.id)
  local links = names_of(text, "link")
  robot.links = { links[#links], links[math.max(1, #links // 2)] }
  local follows = robot.mimic == "constrain" and text:find("<mimic", 1, true) ~= nil
  for _, name in ipairs(hand) do
    local lacks = follows and name == "aba" or not follows and name == "mimic_forces"
    if not lacks then table.insert(robot.functions, name) end
  end
  robot.words = { "--base", robot.base, "--real", robot.real, "--mimic", robot.mimic, "--frames",
    table.concat(robot.links, ","), "--functions", table.concat(robot.functions, ","),
    "--gravity=0.5,-1,-9.81", "--rows", rng:pick { "0", "1e9" } }
  if has(hand, "hybrid") then
    table.insert(robot.words, "--prescribed")
    table.insert(robot.words, driven(text))
  end
  for _, fused in ipairs(FUSED) do
    if has(hand, fused.needs[1]) then
      robot.fused = fused
      table.insert(robot.words, "--fuse")
      table.insert(robot.words, (fused.spec:gsub("LINK", robot.links[1])))
    end
  end
  if kind == "d" then joint_options(rng, robot, text) end
  support.write(robot.urdf, text)
  return robot
end

local function describe(robot)
  return ("%s (seed %d): %d joints, %s"):format(robot.id, SEED, robot.joints,
    table.concat(robot.words, " "))
end

local function generation(robot, ...)
  -- some angles are typed as 1.5708, on purpose
  local words = { "--snap", "1e-9", "-o", robot.c, "--name", robot.id, robot.urdf, ... }
  return { table.move(robot.words, 1, #robot.words, #words + 1, words) }
end

-- ---- judging ------------------------------------------------------------------------------------

-- the checks that its self-test must have
local function expected_checks(robot)
  local list = has(robot.functions, "crba") and { "golden" } or {}
  for _, name in ipairs(robot.functions) do
    if OF_LINK[name] then
      for _, link in ipairs(robot.links) do list[#list + 1] = name .. "_" .. link end
    else
      list[#list + 1] = name
    end
  end
  if robot.fused then list[#list + 1] = robot.fused.spec:match "^[^=]+" end
  return list
end

-- In float, a result of one or two joints may nearly vanish next to the terms of its sum.
local function may_be(robot, off)
  return robot.real == "float" and robot.joints <= 2 and (tonumber(off) or 1) <= 2e-4
end

-- the fault in the report of a self-test, or nil
local function complaint(robot, lines)
  local comparisons, failed = {}, 0
  for _, line in ipairs(lines) do
    local check, verdict, n, off =
      line:match("^  (%S+)%s+(%S+)%s+(%d+) comparisons, largest relative %a+ (%S+)")
    if check then
      if verdict ~= "ok" then
        if not may_be(robot, off) then return "check " .. check .. " failed" end
        failed = failed + 1
      end
      comparisons[check] = tonumber(n)
    end
  end
  local expected = expected_checks(robot)
  for _, check in ipairs(expected) do
    local least = check == "golden" and 2 or STATES
    if not comparisons[check] then return "check " .. check .. " did not run" end
    if comparisons[check] < least or comparisons[check] % least ~= 0 then
      return ("check %s left out states: %d of %d"):format(check, comparisons[check], least)
    end
  end
  if lines[#lines] ~= ("%d passed, %d failed"):format(#expected - failed, failed) then
    return "odd last line"
  end
end

local function judge(robot, log)
  local lines = support.lines(log)
  local problem = complaint(robot, lines)
  suite:check("self-test, " .. describe(robot), not problem, function()
    return ("%s\nurdf: %s\n%s"):format(problem, robot.urdf, log)
  end)
  if not robot.fused then return end
  local worst = tonumber((lines[1] or ""):match("^fused (%S+)$"))
  local most = robot.real == "float" and 1e-5 or 1e-12
  suite:check("fused as separate, " .. describe(robot), worst and worst <= most, function()
    return ("off by %s, urdf: %s"):format(worst or "?", robot.urdf)
  end)
end

-- ---- does a self-test notice? -------------------------------------------------------------------

-- Flips the last plus or minus between two terms of the function's own statements.
local function damaged(source)
  local lines, last = support.lines(source), nil
  for k, line in ipairs(lines) do
    if line:find("^  [%w ]+.* = .*[%w%])] [+-] [%w(].*;$") then last = k end
  end
  if not last then return nil end
  lines[last] = lines[last]:gsub("^(.*[%w%])]) ([+-]) ([%w(].*)$", function(before, sign, after)
    return before .. (sign == "+" and " - " or " + ") .. after
  end)
  return table.concat(lines, "\n") .. "\n"
end

-- all functions of a floating robot with 8 joints; each is damaged in turn
local function self_test_notices()
  local place = suite:fresh "damaged"
  local text = random_robot.make(random_robot.rng(SEED * 100000 + 99999), { joints = 5 })
  support.write(place .. "/w.urdf", text)
  local run = support.pinion { "-o", place .. "/w", "--name", "w", "--base", "floating",
    "--frames", "l4", "--prescribed", driven(text), place .. "/w.urdf" }
  suite:check("generates all functions to damage", run.code == 0, run.err)
  run = support.run(support.objects(place .. "/w", support.sources "w"))
  suite:check("they compile", run.code == 0, run.out .. run.err)
  local commands, functions = {}, {}
  for _, name in ipairs(support.names(place .. "/w", ".c")) do
    local fn = name:match("^w_(.*)%.c$")
    local wrong = fn ~= "selftest" and fn ~= "model" and fn ~= "pattern"
      and damaged(support.contents(place .. "/w/" .. name))
    if wrong then
      functions[#functions + 1] = fn
      support.write(("%s/w/%s.wrong.c"):format(place, fn), wrong)
      local objects = ("$(for f in w_*.o; do [ $f = w_%s.o ] || echo $f; done)"):format(fn)
      commands[#commands + 1] = ("%s && ../run_%s %d"):format(support.program(place .. "/w",
        ("%s %s.wrong.c"):format(objects, fn), "../run_" .. fn), fn, STATES)
    end
  end
  for k, result in ipairs(support.parallel(commands)) do
    local lines = support.lines(result.log)
    local last = lines[#lines] or ""
    suite:check("the self-test notices a wrong sign in " .. functions[k],
      last:match("^%d+ passed, [1-9]%d* failed$") ~= nil, result.log)
  end
  suite:check("there was something to damage in most functions", #functions >= 35,
    table.concat(functions, " "))
end

-- ---- the brick ----------------------------------------------------------------------------------

-- Free flight for five seconds by Runge and Kutta on the Lie group (Munthe-Kaas, fourth order):
-- prints energy and momentum in the world before and after, and the angular velocity after.
local BRICK = [[
#include <stdio.h>
#include "brick.h"

typedef struct { double u[6], a[6]; } slope;

static void cross(const double *a, const double *b, double *out)
{
  for (int k = 0; k < 3; k++)
    out[k] += a[(k + 1) % 3] * b[(k + 2) % 3] - a[(k + 2) % 3] * b[(k + 1) % 3];
}

/* [x, y] of two spatial velocities, linear part first */
static void bracket(const double x[6], const double y[6], double out[6])
{
  for (int k = 0; k < 6; k++) out[k] = 0.0;
  cross(x + 3, y, out);
  cross(x, y + 3, out);
  cross(x + 3, y + 3, out + 3);
}

/* at exp(u) from q and at v + dv: rates of u and of v */
static int rates(const double q[7], const double v[6], const double u[6], const double dv[6],
                 slope *s)
{
  static const double none[6];
  double here[7], w[6], first[6], second[6];
  for (int k = 0; k < 6; k++) w[k] = v[k] + dv[k];
  brick_integrate(q, u, 1.0, here);
  if (brick_fd(here, w, none, s->a) != 0) return 1;
  bracket(u, w, first);
  bracket(u, first, second);
  for (int k = 0; k < 6; k++) s->u[k] = w[k] + first[k] / 2.0 + second[k] / 12.0;
  return 0;
}

static int step(double q[7], double v[6], double h)
{
  static const double part[4] = {0.0, 0.5, 0.5, 1.0}, weight[4] = {1.0, 2.0, 2.0, 1.0};
  double u[6], dv[6], sum_u[6] = {0.0}, sum_v[6] = {0.0}, next[7];
  slope s = {{0.0}, {0.0}};
  for (int stage = 0; stage < 4; stage++) {
    for (int k = 0; k < 6; k++) u[k] = part[stage] * h * s.u[k];
    for (int k = 0; k < 6; k++) dv[k] = part[stage] * h * s.a[k];
    if (rates(q, v, u, dv, &s)) return 1;
    for (int k = 0; k < 6; k++) sum_u[k] += weight[stage] * h / 6.0 * s.u[k];
    for (int k = 0; k < 6; k++) sum_v[k] += weight[stage] * h / 6.0 * s.a[k];
  }
  brick_integrate(q, sum_u, 1.0, next);
  for (int k = 0; k < 7; k++) q[k] = next[k];
  for (int k = 0; k < 6; k++) v[k] += sum_v[k];
  return 0;
}

static void show(const double q[7], const double v[6])
{
  double A[6][BRICK_NV], h[6], com[3];
  brick_centroidal(q, v, A, h);
  brick_com(q, com);
  printf("%.17g", brick_kinetic_energy(q, v));
  for (int k = 0; k < 6; k++) printf(" %.17g", h[k]);
  for (int k = 0; k < 3; k++) printf(" %.17g", com[k]);
  for (int k = 3; k < 6; k++) printf(" %.17g", v[k]);
  printf("\n");
}

int main(void)
{
  double q[BRICK_NQ], v[BRICK_NV] = {0.3, -0.2, 0.1, 1.0, 1.0, 1.0};
  brick_neutral(q);
  show(q, v);
  for (int k = 0; k < 5000; k++) {
    if (step(q, v, 1e-3)) return 1;
  }
  show(q, v);
  return 0;
}
]]

local function numbers(line)
  local list = {}
  for word in line:gmatch("%S+") do list[#list + 1] = tonumber(word) end
  return list
end

local function brick()
  local place = suite:fresh "brick"
  support.write(place .. "/fly.c", BRICK)
  local command = support.pinion_command { "--base", "floating", "--gravity", "0,0,0", "-o", place,
    "--functions", "fd,integrate,neutral,centroidal,com,kinetic_energy", "models/brick.urdf" }
  local run = support.run(("%s && %s && ./fly"):format(command,
    support.program(place, "fly.c " .. support.sources("brick", "selftest"), "fly")))
  local lines = support.lines(run.out)
  if not suite:check("the brick flies", run.code == 0 and #lines == 2, run.err .. run.out) then
    return
  end
  local before, after = numbers(lines[1]), numbers(lines[2])
  local function alike(what, first, last, expected)
    for k = first, last do
      suite:check(("the brick's %s %d is what the box gives"):format(what, k - first + 1),
        math.abs(before[k] - expected[k - first + 1]) <= 1e-12, lines[1])
      suite:check(("the brick's %s %d stays for 5 s"):format(what, k - first + 1),
        math.abs(after[k] - before[k]) <= 1e-9, lines[1] .. "\n" .. lines[2])
    end
  end
  -- a box of 36 kg and 0.1 x 0.4 x 0.9 m: m/12 (b^2 + c^2) and so on round, at omega = (1, 1, 1)
  local moments = { 3 * (0.16 + 0.81), 3 * (0.01 + 0.81), 3 * (0.01 + 0.16) }
  alike("energy", 1, 1, { (moments[1] + moments[2] + moments[3]) / 2 + 18 * 0.14 })
  alike("momentum", 2, 4, { 36 * 0.3, 36 * -0.2, 36 * 0.1 })
  alike("angular momentum", 5, 7, moments)
  for k, speed in ipairs { 0.3, -0.2, 0.1 } do
    suite:check(("the brick's centre goes straight, %d"):format(k),
      math.abs(after[7 + k] - before[7 + k] - 5 * speed) <= 1e-9, lines[2])
  end
  local turned = 0
  for k = 11, 13 do turned = math.max(turned, math.abs(after[k] - before[k])) end
  suite:check("the brick tumbles", turned > 0.1, lines[2])
end

-- ---- the suite ----------------------------------------------------------------------------------

print(("%d random trees, seed %d"):format(6 * TRIPLES, SEED))
suite:runtime()
suite:fresh "urdf"
suite:fresh "c"
local robots, trees = {}, {} -- the second: how many trees a function has
for _, kind in ipairs { "t", "d" } do
  for triple = FIRST, FIRST + TRIPLES - 1 do
    local hands = deal(random_robot.rng(SEED * 100000 + 90000 + triple))
    for n, hand in ipairs(hands) do
      local robot = plan(kind, 3 * triple + n, hand)
      robots[#robots + 1] = robot
      for _, name in ipairs(robot.functions) do trees[name] = (trees[name] or 0) + 1 end
    end
  end
end
for _, name in ipairs(ALL) do
  -- robots in which a joint follows another have no aba; only they have mimic_forces
  local least = name == "aba" and TRIPLES * 4 // 3 or 2 * TRIPLES
  if name == "mimic_forces" then least = LONG and TRIPLES // 8 or 0 end
  suite:check(("%s has %d trees"):format(name, least), (trees[name] or 0) >= least, trees[name])
end

local commands = {}
for k, robot in ipairs(robots) do commands[k] = generation(robot) end
local generated, sound = support.parallel(commands), {}
for k, robot in ipairs(robots) do
  if suite:check("generates without a word, " .. describe(robot),
    generated[k].code == 0 and generated[k].log == "", robot.urdf .. "\n" .. generated[k].log)
  then
    sound[#sound + 1] = robot
  end
end
commands = {}
for k, robot in ipairs(sound) do
  local sources = support.sources(robot.id)
  if robot.fused then
    write_fused(robot)
    sources = support.sources(robot.id, "selftest") .. " main.c fused.c"
  end
  commands[k] = ("%s && ./run %d"):format(support.program(robot.c, sources, "run"), STATES)
end
for k, result in ipairs(support.parallel(commands)) do judge(sound[k], result.log) end
if not LONG then
  self_test_notices()
  brick()
end
suite:finish()
