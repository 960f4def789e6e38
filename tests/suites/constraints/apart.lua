#!/usr/bin/env lua5.4
--- Robots in maximal coordinates (--coordinates maximal) against the same robots by their joints,
-- both generated: motion without joint torques, and the forces across joints that carry a leaf; the
-- self-test of both; and that operations of a cable grow with its links.
--
-- PINION_SEED seeds the random trees.

local support = dofile "tests/support/c.lua"
local suite = support.suite "apart"
local json = require "dkjson"
local operations = dofile "tests/support/operations.lua"
local random = dofile "tests/support/random.lua"
local random_robot = dofile "tests/support/robots/random_robot.lua"

suite:runtime()

local ROBOTS <const>, STATES <const> = random.many(2, 3), 20

-- for each moving joint: the body of r, its link's name
local DRIVER = [[
#include <math.h>
#include <stdio.h>
#include "r.h"
#include "m.h"
#include "r_model.h"

enum { NB = %d, STATES = %d };

/* the matrix R[9] as a unit quaternion x y z w, by its largest component */
static void quaternion(const double *R, double *x)
{
  double s[4] = { R[0] - R[4] - R[8], R[4] - R[0] - R[8], R[8] - R[0] - R[4], R[0] + R[4] + R[8] };
  int k = 0;
  for (int i = 1; i < 4; i++) k = s[i] > s[k] ? i : k;
  x[k] = 0.5 * sqrt(1.0 + s[k]);
  for (int i = 0; i < 4; i++) {
    static const int at[4][4][2] = {
      { { 0, 0 }, { 3, 1 }, { 6, 2 }, { 7, 5 } }, { { 3, 1 }, { 0, 0 }, { 7, 5 }, { 2, 6 } },
      { { 6, 2 }, { 7, 5 }, { 0, 0 }, { 3, 1 } }, { { 7, 5 }, { 2, 6 }, { 3, 1 }, { 0, 0 } } };
    const int one = at[k][i][0], other = at[k][i][1], skew = k == 3 || i == 3;
    if (i != k) x[i] = (R[one] + (skew ? -R[other] : R[other])) / (4.0 * x[k]);
  }
}

static double far_by(int n, const double *a, const double *b)
{
  double most = 0.0, size = 0.0;
  for (int i = 0; i < n; i++) {
    most = fmax(most, fabs(a[i] - b[i]));
    size = fmax(size, fabs(b[i]));
  }
  for (int i = 0; i < n; i++) if (!(a[i] == a[i])) return INFINITY;
  return most / fmax(size, 1e-300);
}

int main(void)
{
  static const int leaf[NB] = { %s }, at[NB] = { %s };
  uint64_t seed = 28;
  double worst = 0.0, across = 0.0, open = 0.0;
  for (int s = 0; s < STATES; s++) {
    double q[R_NQ], v[R_NV], tau[R_NV] = { 0.0 }, a[R_NV], pose[R_NL][12], F[NB][6];
    double mq[M_NQ], mv[M_NV], mtau[M_NV] = { 0.0 }, ma[M_NV], lambda[M_NC], given[M_NV];
    double f[M_NV], phi[M_NC];
    pinion_random_q(&r_model, &seed, q);
    for (int i = 0; i < R_NV; i++) v[i] = pinion_random_unit(&seed);
    if (r_fd(q, v, tau, a)) return 1;
    r_fk(q, pose);
    r_joint_forces(q, v, a, F);
%s
    m_phi(mq, phi);
    for (int i = 0; i < M_NC; i++) open = fmax(open, fabs(phi[i]));
    if (m_fd_constrained(mq, mv, mtau, ma, lambda)) return 2;
    worst = fmax(worst, far_by(M_NV, ma, given));
    m_constraint_forces(mq, lambda, f);
    for (int b = 0; b < NB; b++) if (leaf[b]) across = fmax(across, far_by(6, f + at[b], F[b]));
  }
  printf("%%.3g %%.3g %%.3g\n", open, worst, across);
  return 0;
}
]]

local BODY = [[
    for (int k = 0; k < 3; k++) mq[%d + k] = pose[%d][9 + k];
    quaternion(pose[%d], mq + %d);
    r_velocity_%s(q, v, mv + %d);
    r_acceleration_%s(q, v, a, given + %d);
]]


local function pinion(id, place, robot, words)
  local line = { "--quiet", "--name", id, "-o", place, robot }
  return support.pinion(table.move(words, 1, #words, #line + 1, line))
end

-- bodies { name, links, parent, q, v } of a robot, as the generator numbers them
local function bodies_of(robot, words)
  local line = table.move(words, 1, #words, 6, { "--dump", "model", "--format", "json", robot })
  local run = support.pinion(line)
  return json.decode(run.out).bodies
end

-- writes a robot both ways and runs its driver: { how far loops are open, a, forces }
local function compare(name, robot, words)
  local place = suite:fresh(name)
  local apart = table.move(words, 1, #words, 3, { "--coordinates", "maximal" })
  local own, all = bodies_of(robot, words), bodies_of(robot, apart)
  local frames, by_link = {}, {}
  for k, body in ipairs(own) do frames[k] = body.links[1] end
  for _, body in ipairs(all) do by_link[body.name] = body end
  local list = table.concat(frames, ",")
  local lists = { "--functions", "fd,fk,velocity,acceleration,joint_forces", "--frames", list,
    "--poses", list }
  local run = pinion("r", place, robot, table.move(words, 1, #words, #lists + 1, lists))
  suite:check(name .. " by joints", run.code == 0, run.err)
  lists = { "--functions", "constraints" }
  run = pinion("m", place, robot, table.move(apart, 1, #apart, #lists + 1, lists))
  suite:check(name .. " in maximal coordinates", run.code == 0 and run.err == "", run.err)
  local lines, leaf, where, at = {}, {}, {}, {}
  for k, body in ipairs(own) do
    local other = by_link[body.links[1]]
    local id = support.contents(place .. "/r.h"):match("r_velocity_([%w_]+)%(const", at[0] or 1)
    at[0] = select(2, support.contents(place .. "/r.h"):find("r_velocity_" .. id .. "(", 1, true))
    lines[k] = BODY:format(other.q, k - 1, k - 1, other.q + 3, id, other.v, id, other.v)
    leaf[k] = "1"
    if body.parent > 0 then leaf[body.parent] = "0" end
    where[k] = other.v
  end
  support.write(place .. "/driver.c", DRIVER:format(#own, STATES, table.concat(leaf, ", "),
    table.concat(where, ", "),     table.concat(lines)))
  run = support.run(support.program(place, ("driver.c %s %s"):format(support.sources("r",
    "selftest"), support.sources("m", "selftest")), "driver"))
  suite:check(name .. " is compiled", run.code == 0, run.err)
  run = support.run(place .. "/driver")
  local open, a, across = run.out:match "(%S+) (%S+) (%S+)\n"
  -- angles within 1e-9 of a quarter turn count as one in joints, and as typed in constraints
  suite:check(name .. ": phi is 0 where joints are", (tonumber(open) or 1) < 1e-9, run.out)
  suite:check(name .. ": bodies accelerate as by joints", (tonumber(a) or 1) < 1e-9, run.out)
  suite:check(name .. ": forces across the joints of leaves", (tonumber(across) or 1) < 1e-9,
    run.out)
  return place
end

local function self_test(name, place)
  local run = support.run(support.program(place, support.sources("m"), "selftest"))
  suite:check(name .. ": its self-test is compiled", run.code == 0, run.err)
  run = support.run(place .. "/selftest 20")
  suite:check(name .. ": its self-test", run.code == 0 and run.out:find " 0 failed", run.out)
end

local WORDS = { arm6 = { "--armature", "none" }, duo = {}, quad = { "--base", "floating" } }
local places = {} -- of both forms of a robot
for _, name in ipairs { "arm6", "duo", "quad" } do
  places[name] = compare(name, ("models/%s.urdf"):format(name), WORDS[name])
  self_test(name, places[name])
end

for case = 1, ROBOTS do
  local rng = random.case(28000 + case)
  local name = ("random%d"):format(case)
  local robot = ("%s/%s.urdf"):format(suite.directory, name)
  support.write(robot, random_robot.make(rng, { types = "all", joints = rng:integer(2, 6) }))
  compare(name, robot, { "--base", case % 2 == 0 and "floating" or "fixed" })
end

-- ---- what it cannot do --------------------------------------------------------------------------

local duo = support.contents "models/duo.urdf"
local mimic = suite.directory .. "/mimic.urdf"
support.write(mimic, (duo:gsub('(<joint name="right".-)(</joint>)', '%1<mimic joint="left"/>%2')))
for _, row in ipairs { { mimic, {}, "see --mimic free" },
  { "models/duo.urdf", { "--armature", "left=0.1" }, "has a rotor" },
  { "models/duo.urdf", { "--joint-friction" }, "has friction" },
  { "models/duo.urdf", { "--tunable", "left:origin" }, "has no tunable origin" },
  { "models/duo.urdf", { "--screw", "left=0.1" }, "is a screw" } } do
  local words = table.move(row[2], 1, #row[2], 3, { "--coordinates", "maximal" })
  local run = pinion("x", suite.directory .. "/x", row[1], words)
  suite:check(("refused: %s"):format(row[3]), run.code == 1
    and run.err:find("in maximal coordinates it ", 1, true) and run.err:find(row[3], 1, true)
    and not support.exists(suite.directory .. "/x"), run.err)
end

-- ---- the tables of templates/doc/maximal.md -----------------------------------------------------

local page = support.contents "templates/doc/maximal.md"

-- rows { name, number.. } of the table behind a mark
local function rows_of(mark)
  local rows = {}
  for line in page:match("<!%-%- " .. mark .. " %-%->\n(.-)\n\n"):gmatch "[^\n]+" do
    local name, rest = line:match "^| (%w+) | (%d.*)$"
    local row = { name }
    for x in (rest or ""):gmatch "%d+" do row[#row + 1] = math.tointeger(x) end
    if name then rows[#rows + 1] = row end
  end
  return rows
end

local methods = rows_of "methods"
suite:check("the page compares two robots", #methods == 2, #methods)
for _, row in ipairs(methods) do
  local place = suite:fresh(row[1] .. "_methods")
  local words = table.move(WORDS[row[1]], 1, #WORDS[row[1]], 3, { "--functions", "fd:H,aba" })
  local run = pinion("r", place, ("models/%s.urdf"):format(row[1]), words)
  suite:check(row[1] .. " by its joints", run.code == 0, run.err)
  local found = { operations(place, "r", "fd"), operations(place, "r", "aba"),
    operations(places[row[1]], "m", "fd_constrained") }
  suite:check(row[1] .. ": its operations are those of the page",
    found[1] == row[2] and found[2] == row[3] and found[3] == row[4],
    table.concat(found, " "))
end

-- n links on balls, hung up at one end
local function cable(n)
  local lines = { '<robot name="cable"><link name="ceiling"/>' }
  for k = 1, n do
    lines[#lines + 1] = (('<link name="l%d"><inertial><origin xyz="0 0 -0.05"/><mass value="0.1"/>'
      .. '<inertia ixx="1e-4" iyy="1e-4" izz="1e-5" ixy="0" ixz="0" iyz="0"/></inertial></link>\n'
      .. '<joint name="j%d" type="spherical"><parent link="%s"/><child link="l%d"/>'
      .. '<origin xyz="0 0 %s"/></joint>')):format(k, k, k == 1 and "ceiling" or "l" .. k - 1, k,
      k == 1 and "0" or "-0.1")
  end
  return table.concat(lines, "\n") .. "</robot>\n"
end

-- time grows faster than links; the line through the shorter ones gives the operations of the rest,
-- and the longest one has one route
local MOST <const> = os.getenv "PINION_LONG" == "1" and 16 or 8
local cables = rows_of "cables"
suite:check("the page has cables of 4 to 64 links", #cables == 5 and cables[5][1] == "64", #cables)
for k, row in ipairs(cables) do
  local n, first, second = math.tointeger(row[1]), cables[1], cables[2]
  for way, route in ipairs { "kkt", "schur" } do
    local slope = (second[way + 1] - first[way + 1]) // 4
    suite:check(("%d links by %s are on a line"):format(n, route),
      row[way + 1] == first[way + 1] + slope * (n - 4) and slope == 534 - way, row[way + 1])
    if n < MOST or n == MOST and (route == "schur" or MOST == 8) then
      local place = suite:fresh(("cable%d_%s"):format(k, route))
      support.write(place .. "/cable.urdf", cable(n))
      local run = pinion("m", place, place .. "/cable.urdf", { "--coordinates", "maximal",
        "--loops", route, "--functions", "spook" })
      suite:check("a cable is generated", run.code == 0, run.err)
      local found = operations(place, "m", "spook")
      suite:check(("%d links by %s: operations as on the page"):format(n, route),
        found == row[way + 1], found)
    end
  end
end

suite:finish()
