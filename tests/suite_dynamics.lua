#!/usr/bin/env lua5.4
--- All of the tree's dynamics, compiled: random trees of all joint types, with and without mimic
-- joints, rotors, friction and screws; every function and those of two links, the generated
-- self-test of each, and two fused functions against the separate ones.  Last, a brick in free
-- flight.
--
-- Half of the robots float, a third is in float; every tenth is compiled function by function, as a
-- user does, the others in one file.  A state that a self-test leaves out as singular is a failure.
-- PINION_SEED seeds all of it; what failed is printed with its options.

local directory = arg[0]:match("^(.*/)") or "./"
local support = dofile(directory .. "support_c.lua")
local suite = support.suite "dynamics"
local random_robot = dofile "tests/random_robot.lua"

local SEED = math.tointeger(tonumber(os.getenv("PINION_SEED") or "1")) or 1
local ROBOTS, BATCH, STATES = 104, 13, 10
local FLAGS = "-std=c99 -O0 " .. support.WARN
local quote = support.quote

-- what a self-test reports beside its golden vectors: all functions, then those of each link
local CHECKS = {
  "crba", "ltdl", "ltl", "solve", "mul_H", "mul_L", "mul_Lt", "solve_L", "solve_Lt", "ltl_mul_L",
  "ltl_mul_Lt", "ltl_solve_L", "ltl_solve_Lt", "ltl_solve", "rnea", "rnea_fext", "bias", "gravity",
  "Ha", "fd", "minv", "coriolis", "fk", "com", "com_velocity", "com_jacobian", "centroidal",
  "kinetic_energy", "potential_energy", "integrate", "difference", "neutral", "normalize",
}
local LINK_CHECKS = {
  "velocity", "acceleration", "acceleration_classical", "jacobian", "jacobian_aligned",
  "jacobian_world", "jdotv", "jdotv_aligned", "jdotv_world",
}

-- ---- the robots ---------------------------------------------------------------------------------

local function names_of(text, element)
  local names, types = {}, {}
  for name, kind in text:gmatch("<" .. element .. ' name="([^"]*)"([^>]*)>') do
    names[#names + 1], types[name] = name, kind:match('type="([^"]*)"')
  end
  table.sort(names)
  return names, types
end

-- options beside -o, --name and the file
local function options_of(rng, robot, text)
  local links = names_of(text, "link")
  robot.links = { links[#links], links[#links // 2] }
  local words = {
    "--base", robot.base, "--real", robot.real, "--mimic", robot.mimic, "--frames",
    table.concat(robot.links, ","), "--fuse", "tick=H,C,pose,com,J:" .. robot.links[1],
    "--fuse", "plan=qdd,hG,AG,Cmat", "--gravity=0.5,-1,-9.81",
  }
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
  if robot.friction then
    words[#words + 1] = "--joint-friction"
    words[#words + 1] = "--friction-width=0.1"
  end
  if rng:chance(0.2) then words[#words + 1] = "--armature=none" end
  if rng:chance(0.3) then words[#words + 1] = "--order=alphabetical" end
  return words
end

local function plan(k)
  local rng = random_robot.rng(SEED * 100000 + 50000 + k)
  local robot = {
    id = ("d%03d"):format(k), base = k % 2 == 0 and "floating" or "fixed",
    real = k % 3 == 0 and "float" or "double", mimic = k % 4 < 3 and "constrain" or "free",
    friction = k % 5 < 3, apart = k % 10 == 0, joints = 1 + math.floor(rng:uniform(0, 5 ^ 0.5) ^ 2),
  }
  local text = random_robot.make(rng, {
    types = "all", joints = robot.joints, mimic = k % 4 > 0 and 0.5 or nil, dynamics = 0.6,
    rotors = 0.4,
  })
  robot.urdf = ("%s/urdf/%s.urdf"):format(suite.directory, robot.id)
  robot.c = ("%s/c/%s"):format(suite.directory, robot.id)
  robot.follows = robot.mimic == "constrain" and text:find("<mimic", 1, true) ~= nil
  robot.words = options_of(rng, robot, text)
  support.write(robot.urdf, text)
  return robot
end

local function generation(robot)
  local words = { "-o", robot.c, "--name", robot.id, robot.urdf }
  return support.pinion_command(table.move(robot.words, 1, #robot.words, #words + 1, words))
end

local function describe(robot)
  return ("%s (seed %d): %d joints, %s"):format(robot.id, SEED, robot.joints,
    table.concat(robot.words, " "))
end

-- ---- fused against separate ---------------------------------------------------------------------

local FUSED = [[
#include <math.h>
#include <stdio.h>
#include "ID.h"
#include "ID_model.h"

typedef REAL real;
enum { NQ = UP_NQ, NV = UP_NV, NH = UP_NH, NL = UP_NL };
int ID_fused(void);

static real q[NQ], v[NV], tau[NV], H[2][NH], C[2][NV], pose[2][NL][12], com[2][3], J[2][6][NV];
static real qdd[2][NV], h[2][6], A[2][6][NV], Cmat[2][NV][NV];

/* the largest difference, relative to the largest number; a NaN is infinitely far off */
static double far(int n, const real *a, const real *b)
{
  double most = 1e-9, off = 0.0;
  for (int i = 0; i < n; i++) {
    const double d = fabs((double)a[i] - (double)b[i]);
    if (!(d <= off)) off = d == d ? d : HUGE_VAL;
    most = fmax(most, fabs((double)b[i]));
  }
  return off / most;
}

/* of H by the norms of it and of its inverse; accelerations may differ by as many roundings */
static double condition(const real *inertia)
{
  static real inverse[NV][NV];
  double H2 = 0.0, inverse2 = 0.0;
  if (ID_minv(q, inverse) != 0) return 1.0;
  for (int i = 0; i < NH; i++) H2 += 2.0 * (double)inertia[i] * (double)inertia[i];
  for (int i = 0; i < NV * NV; i++)
    inverse2 += (double)inverse[i / NV][i % NV] * (double)inverse[i / NV][i % NV];
  return fmax(1.0, sqrt(H2 * inverse2));
}

int ID_fused(void)
{
  double worst = 0.0, state[NQ];
  uint64_t random = 7;
  for (int s = 0; s < 10; s++) {
    pinion_random_q(&ID_model, &random, state);
    for (int i = 0; i < NQ; i++) q[i] = (real)state[i];
    for (int i = 0; i < NV; i++) v[i] = (real)pinion_random_unit(&random);
    for (int i = 0; i < NV; i++) tau[i] = (real)pinion_random_unit(&random);
    ID_tick(q, v, H[0], C[0], pose[0], com[0], J[0]);
    ID_crba(q, H[1]);
    ID_bias(q, v, C[1]);
    ID_fk(q, pose[1]);
    ID_com(q, com[1]);
    ID_jacobian_LINK(q, J[1]);
    if (ID_plan(q, v, tau, qdd[0], h[0], A[0], Cmat[0]) != 0) return 1;
    if (ID_fd(q, v, tau, qdd[1]) != 0) return 1;
    ID_centroidal(q, v, A[1], h[1]);
    ID_coriolis(q, v, Cmat[1]);
    worst = fmax(worst, far(NH, H[0], H[1]));
    worst = fmax(worst, far(NV, C[0], C[1]));
    worst = fmax(worst, far(12 * NL, pose[0][0], pose[1][0]));
    worst = fmax(worst, far(3, com[0], com[1]));
    worst = fmax(worst, far(6 * NV, J[0][0], J[1][0]));
    worst = fmax(worst, far(NV, qdd[0], qdd[1]) / condition(H[0]));
    worst = fmax(worst, far(6, h[0], h[1]));
    worst = fmax(worst, far(6 * NV, A[0][0], A[1][0]));
    worst = fmax(worst, far(NV * NV, Cmat[0][0], Cmat[1][0]));
  }
  printf("fused %.3g\n", worst);
  return 0;
}
]]

local function write_fused(robot)
  local code = FUSED:gsub("LINK", robot.links[1]):gsub("REAL", robot.real)
    :gsub("UP", robot.id:upper()):gsub("ID", robot.id)
  support.write(("%s/%s_fused.c"):format(robot.c, robot.id), code)
end

-- ---- compiling ----------------------------------------------------------------------------------

local function write_together(robot)
  support.write(("%s/all/%s_all.c"):format(robot.c, robot.id),
    support.together(robot.c, robot.id, { model = true, selftest = true, fused = true }))
end

-- The self-test's main is renamed, so that one program holds many of them.
local function compilation(robot)
  local sources = robot.id .. "_*.c"
  if not robot.apart then
    sources = ("all/%s_all.c %s_model.c %s_selftest.c %s_fused.c"):format(robot.id, robot.id,
      robot.id, robot.id)
  end
  return ("cd %s && gcc %s -I . -I ../../../../../runtime -include ../../mains.h -Dmain=%s_main "
    .. "-c %s"):format(quote(robot.c), FLAGS, robot.id, sources)
end

local function write_mains(robots)
  local lines = {}
  for _, robot in ipairs(robots) do
    lines[#lines + 1] = ("int %s_main(int argc, char **argv);"):format(robot.id)
  end
  support.write(suite.directory .. "/mains.h", table.concat(lines, "\n") .. "\n")
end

-- a program that runs self-tests and comparisons one after another, each robot under a heading
local function link(robots, number)
  local lines = { "#include <stdio.h>" }
  for _, robot in ipairs(robots) do
    lines[#lines + 1] = ("int %s_fused(void);"):format(robot.id)
  end
  table.move({
    "int main(void)", "{", ('  char name[] = "selftest", states[] = "%d";'):format(STATES),
    "  char *arguments[] = { name, states, NULL };",
  }, 1, 4, #lines + 1, lines)
  local objects = {}
  for k, robot in ipairs(robots) do
    lines[#lines + 1] = ('  printf("== %s\\n");'):format(robot.id)
    lines[#lines + 1] = ('  if (%s_fused()) printf("fused failed\\n");'):format(robot.id)
    lines[#lines + 1] = ("  %s_main(2, arguments);"):format(robot.id)
    lines[#lines + 1] = "  fflush(stdout);"
    objects[k] = robot.c .. "/*.o"
  end
  lines[#lines + 1] = "  return 0;\n}\n"
  local program = ("%s/run%d"):format(suite.directory, number)
  support.write(program .. ".c", table.concat(lines, "\n"))
  return ("gcc %s -include %s/mains.h %s.c -x none %s %s/runtime/*.o -lm -o %s && %s"):format(FLAGS,
    suite.directory, program, table.concat(objects, " "), suite.directory, program, program)
end

-- ---- judging ------------------------------------------------------------------------------------

-- "== d001" headed parts of the output
local function split(log)
  local parts, id = {}, nil
  for _, line in ipairs(support.lines(log)) do
    local heading = line:match("^== (d%d+)$")
    if heading then
      id = heading
      parts[id] = {}
    elseif id then
      table.insert(parts[id], line)
    end
  end
  return parts
end

local function expected_checks(robot)
  local list = { "golden", table.unpack(CHECKS) }
  if not robot.follows then list[#list + 1] = "aba" end
  for _, check in ipairs(LINK_CHECKS) do
    for _, name in ipairs(robot.links) do list[#list + 1] = check .. "_" .. name end
  end
  return list
end

-- what is wrong with the report of a self-test, or nil
local function complaint(robot, lines)
  if not lines then return "it never ran" end
  local comparisons = {}
  for _, line in ipairs(lines) do
    local check, verdict, n = line:match("^  (%S+)%s+(%S+)%s+(%d+) comparisons")
    if check then
      if verdict ~= "ok" then return "check " .. check .. " failed" end
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
  if lines[#lines] ~= ("%d passed, 0 failed"):format(#expected) then return "odd last line" end
end

local function judge(robot, part, log)
  local problem = complaint(robot, part)
  suite:check("self-test, " .. describe(robot), not problem, function()
    return ("%s\nurdf: %s\n%s"):format(problem, robot.urdf,
      part and table.concat(part, "\n") or log)
  end)
  local worst = part and tonumber((part[1] or ""):match("^fused (%S+)$"))
  local most = robot.real == "float" and 1e-5 or 1e-12
  suite:check("fused as separate, " .. describe(robot), worst and worst <= most, function()
    return ("off by %s, urdf: %s"):format(worst or "?", robot.urdf)
  end)
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
  local command = support.pinion_command { "--base", "floating", "--gravity", "0,0,0", "-o",
    place .. "/c", "--functions", "fd,integrate,neutral,centroidal,com,kinetic_energy",
    "models/brick.urdf" }
  local run = support.run(("%s && rm %s/c/*_selftest.c %s/c/*_model.c && gcc -std=c99 -O1 -Wall "
    .. "-Wextra -Werror -I %s/c -I runtime %s/fly.c %s/c/*.c %s/runtime/*.o -lm -o %s/fly "
    .. "&& %s/fly"):format(command, place, place, place, place, place, suite.directory, place,
    place))
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

print(("%d random trees of all joint types, seed %d"):format(ROBOTS, SEED))
suite:runtime()
suite:fresh "urdf"
suite:fresh "c"
local robots = {}
for k = 1, ROBOTS do robots[k] = plan(k) end
write_mains(robots)
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
  suite:fresh("c/" .. robot.id .. "/all")
  write_fused(robot)
  write_together(robot)
  commands[k] = compilation(robot)
end
local compiled, good = support.parallel(commands), {}
for k, robot in ipairs(sound) do
  if suite:check("compiles, " .. describe(robot), compiled[k].code == 0,
    robot.urdf .. "\n" .. compiled[k].log)
  then
    good[#good + 1] = robot
  end
end
local batches, runs = {}, {}
for first = 1, #good, BATCH do
  batches[#batches + 1] = table.move(good, first, math.min(first + BATCH - 1, #good), 1, {})
  runs[#runs + 1] = link(batches[#batches], #batches)
end
for k, result in ipairs(support.parallel(runs)) do
  local parts = split(result.log)
  for _, robot in ipairs(batches[k]) do judge(robot, parts[robot.id], result.log) end
end
brick()
suite:finish()
