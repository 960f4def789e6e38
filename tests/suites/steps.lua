#!/usr/bin/env lua5.4
--- Steps in time: their order, by halving the step, on robots with all kinds of joints; in place;
-- the drift of energy; in float; with tunable numbers; and that the generic twins agree.
--
-- The error of a step is the result of `difference` between a run of n steps and one of many, and
-- the difference of v.  PINION_SEED seeds the random trees.

local support = dofile "tests/support/c.lua"
local suite = support.suite "steps"
local random_robot = dofile "tests/support/robots/random_robot.lua"

suite:runtime()

local SEED = math.tointeger(tonumber(os.getenv("PINION_SEED") or "1")) or 1

-- Prints, for each function, `<name> <in place, largest difference> <energy, largest change> ` and
-- the errors of n, 2 n and 4 n steps; then the same of its twin.
local DRIVER = [[
#include <math.h>
#include <stdio.h>
#include <string.h>
#include "r.h"
#include "r_model.h"
#include "generic/steps/step.h"

enum { NQ = R_NQ, NV = R_NV };
static pinion_work work[64];
static double H[R_NV * R_NV], room[8 * NV + 2 * NQ];
static int generic;

static int euler(const double *q, const double *v, const double *tau, double h, double *p,
                 double *w)
{
  if (generic) return pinion_step_semi_implicit(&r_model, q, v, tau, h, p, w, work, H, room);
  return r_step_semi_implicit(q, v, tau, h, p, w);
}

static int rk4(const double *q, const double *v, const double *tau, double h, double *p, double *w)
{
  if (generic) return pinion_step_rk4(&r_model, q, v, tau, h, p, w, work, H, room);
  return r_step_rk4(q, v, tau, h, p, w);
}

typedef int stepper(const double *, const double *, const double *, double, double *, double *);

static double energy(const double *q, const double *v)
{
  return r_kinetic_energy(q, v) + r_potential_energy(q);
}

static double swing; /* of the energy in the last run */

static void go(stepper *step, int n, double *q, double *v, const double *tau, int in_place)
{
  const double before = energy(q, v), h = SPAN / (double)n;
  swing = 0.0;
  for (int k = 0; k < n; k++) {
    double p[NQ], w[NV];
    if (in_place ? step(q, v, tau, h, q, v) : step(q, v, tau, h, p, w)) printf("bad ");
    if (!in_place) memcpy(q, p, sizeof p), memcpy(v, w, sizeof w);
    swing = fmax(swing, fabs(energy(q, v) - before));
  }
}

static double far(const double *q0, const double *v0, const double *q1, const double *v1)
{
  double d[NV], most = 0.0;
  r_difference(q0, q1, d);
  for (int i = 0; i < NV; i++) most = fmax(most, fmax(fabs(d[i]), fabs(v1[i] - v0[i])));
  return most;
}

int main(void)
{
  const char *const names[] = {"semi_implicit", "rk4"};
  stepper *const steps[] = {euler, rk4};
  double q0[NQ], v0[NV], tau[NV], q[4][NQ], v[4][NV];
  uint64_t random = 11;
  pinion_random_q(&r_model, &random, q0);
  for (int i = 0; i < NV; i++) v0[i] = pinion_random_unit(&random), tau[i] = 0.0;
  for (generic = 0; generic < 2; generic++) {
    for (int s = 0; s < 2; s++) {
      double place;
      for (int k = 0; k < 4; k++) {
        memcpy(q[k], q0, sizeof q0), memcpy(v[k], v0, sizeof v0);
        go(steps[s], k == 3 ? 32 * COUNT : COUNT << k, q[k], v[k], tau, 0);
        if (k == 2) place = swing;
      }
      printf("%s %.3g", names[s], place);
      for (int k = 0; k < 3; k++) printf(" %.17g", far(q[3], v[3], q[k], v[k]));
      memcpy(q[1], q0, sizeof q0), memcpy(v[1], v0, sizeof v0);
      go(steps[s], COUNT, q[1], v[1], tau, 1);
      printf(" %.3g\n", far(q[0], v[0], q[1], v[1]));
    }
  }
  return 0;
}
]]

local FUNCTIONS = "steps,difference,kinetic_energy,potential_energy"

local function generate(name, words)
  local place = suite:fresh(name)
  local run = support.pinion { "--quiet", "--name", "r", "-o", place, table.unpack(words) }
  suite:check(name .. " is generated", run.code == 0, run.err)
  return place
end

-- rows of numbers that the driver prints, by name: generated, then generic
local function drive(name, words, span, count)
  local place = generate(name, { "--functions", FUNCTIONS, table.unpack(words) })
  support.write(place .. "/driver.c", DRIVER)
  local run = support.run(support.program(place, "driver.c " .. support.sources("r", "selftest"),
    "run", ("-DSPAN=%g -DCOUNT=%d"):format(span, count)) .. " && ./run")
  suite:check(name .. ": runs", run.code == 0 and not run.out:find "bad", run.out .. run.err)
  local rows = {}
  for line in run.out:gmatch("[^\n]+") do
    local row = { line = line }
    for word in line:gmatch("%S+") do row[#row + 1] = tonumber(word) or word end
    rows[#rows + 1] = row
  end
  return rows
end

local ORDER = { semi_implicit = 1, rk4 = 4 }

-- wild: a tree may move so fast that its errors also contain higher orders
local function orders(name, words, span, count, wild)
  local rows = drive(name, words, span, count)
  suite:equal(name .. ": both, generated and generic", 4, #rows)
  for k, row in ipairs(rows) do
    local what = ("%s: %s %s"):format(name, k > 2 and "generic" or "generated", row[1])
    local want = ORDER[row[1]]
    -- over two halvings, because an error may cross zero on the way
    local order = math.log(row[3] / row[5], 2) / 2
    suite:check(("%s is of order %d"):format(what, want),
      math.abs(order - want) < (wild and 0.8 or 0.35), row.line)
    suite:check(what .. " goes in place, too", row[6] == 0, row.line)
  end
  for k = 1, 2 do
    local off = math.abs(rows[k][3] - rows[k + 2][3])
    suite:check(("%s: twins of %s err alike"):format(name, rows[k][1]),
      off <= 1e-6 * rows[k][3] + 1e-12, rows[k].line .. "\n" .. rows[k + 2].line)
  end
  return rows
end

orders("brick", { "--base", "floating", "models/brick.urdf" }, 1.0, 16)
local quad = orders("quad", { "--base", "floating", "models/quad.urdf" }, 0.1, 16)
suite:check("quad: rk4 keeps its energy better", quad[2][2] < 1e-3 * quad[1][2], quad[2].line)
orders("arm6", { "--functions", FUNCTIONS .. ",fd:H", "models/arm6.urdf" }, 0.2, 32)

-- planar, spherical and floating joints anywhere
for case = 1, 3 do
  local text = random_robot.make(100 * SEED + case, { joints = 4, types = "all", name = "r" })
  local place = suite:fresh("tree" .. case)
  support.write(place .. "/r.urdf", text)
  orders(("tree %d of seed %d"):format(case, SEED), { place .. "/r.urdf" }, 0.5, 64, true)
end

-- ---- the generated self-test, in other forms ----------------------------------------------------

local function selftest(name, words, checks, states)
  local place = generate(name, { "--functions", "steps", table.unpack(words) })
  local run = support.run(support.program(place, support.sources "r", "run") .. " && ./run "
    .. (states or "50"))
  suite:check(name .. ": its self-test passes", run.out:find(("\n%d passed, 0 failed\n$"):format(
    checks)), run.out .. run.err)
  return place, run.out
end

selftest("float", { "--real", "float", "--base", "floating", "models/quad.urdf" }, 6)
local open = selftest("tunable", { "--tunable", "left_arm:mass", "models/duo.urdf" }, 6)
local header = support.contents(open .. "/r.h")
suite:check("tunable numbers are handed on", header:find("r_step_rk4%(const r_params %*p,")
  and support.contents(open .. "/r_step_rk4.c"):find("r_fd(p, q2, v2, tau, a2)", 1, true), header)
selftest("levels", { "-O2", "--functions", "steps,fd:H", "models/skew.urdf" }, 6)
-- of these states one has a v that a step nearly stops
selftest("one joint", { "--real", "float", "--functions", "steps,regressors",
  "models/pendulum.urdf" }, 14, "1000 5")
local place, out = selftest("broken", { "models/duo.urdf" }, 6)
for _, change in ipairs {
  { "semi_implicit", "h%*a", "0.5*h*a" }, { "rk4", "2%.0%*%(a2", "(a2" },
  { "rk4", "half%*a1", "h*a1" },
} do
  local file = ("%s/r_step_%s.c"):format(place, change[1])
  local text = support.contents(file)
  local damaged, n = text:gsub(change[2], change[3])
  support.write(file, damaged)
  local run = support.run(support.program(place, support.sources "r", "run") .. " && ./run 50")
  suite:check("its self-test notices " .. change[3], n > 0
    and run.out:find("step_" .. change[1] .. " +FAIL"), out .. run.out)
  support.write(file, text)
end

for _, compiler in ipairs(support.compilers()) do
  for _, name in ipairs { "float", "levels" } do
    for _, step in ipairs { "rk4", "semi_implicit" } do
      local dir = suite.directory .. "/" .. name
      local run = support.run(("%s -O1 -I runtime -I %s -c -o /dev/null %s/r_step_%s.c"):format(
        compiler.command, dir, dir, step))
      suite:check(("%s: %s of %s compiles"):format(compiler.name, step, name), run.code == 0,
        run.err)
    end
  end
end

suite:finish()
