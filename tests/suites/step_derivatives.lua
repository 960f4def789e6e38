#!/usr/bin/env lua5.4
-- Steps as linear systems: A and B against differences of the generated step, exact for a machine
-- with linear motion; two steps against one of twice the length; symplectic if the step is; and the
-- self-test notices damage.
--
-- PINION_SEED seeds the random trees.

local support = dofile "tests/support/c.lua"
local suite = support.suite "step_derivatives"
local random_robot = dofile "tests/support/robots/random_robot.lua"

suite:runtime()

local SEED = math.tointeger(tonumber(os.getenv("PINION_SEED") or "1")) or 1

-- Prints a line for each step: `<name> <error against differences> <error against the exact one>
-- <defects of two steps against one, at SPAN and half of it> <defects of symplecticness, the same>`
local DRIVER = [[
#include <math.h>
#include <stdio.h>
#include <string.h>
#include "r.h"
#include "r_model.h"

enum { NQ = R_NQ, NV = R_NV, NX = R_NX };
typedef int stepper(const double *, const double *, const double *, double, double *, double *);
typedef int linear(const double *, const double *, const double *, double, double A[NX][NX],
                   double B[NX][NV]);
static double tau[NV];

/* x moved by way in direction d: q, v, tau */
static void moved(const double *q, const double *v, int d, double way, double *p, double *w,
                  double *t)
{
  double off[NV];
  for (int i = 0; i < NV; i++) {
    off[i] = d == i ? way : 0.0;
    w[i] = v[i] + (d == NV + i ? way : 0.0);
    t[i] = tau[i] + (d == NX + i ? way : 0.0);
  }
  r_integrate(q, off, 1.0, p);
}

static double largest(int n, const double *x)
{
  double most = 0.0;
  for (int i = 0; i < n; i++) most = fmax(most, fabs(x[i]));
  return most;
}

static double off_differences(stepper *step, linear *of, const double *q, const double *v, double h)
{
  static double A[NX][NX], B[NX][NV];
  double p[NQ], w[NV], worst = 0.0;
  if (step(q, v, tau, h, p, w) || of(q, v, tau, h, A, B)) return HUGE_VAL;
  for (int d = 0; d < NX + NV; d++) {
    double sum[NX] = {0.0};
    for (int k = 0; k < 4; k++) {
      const double eps = k < 2 ? 2e-3 : 1e-3, way = k % 2 ? -eps : eps;
      double q1[NQ], v1[NV], t1[NV], p1[NQ], w1[NV], off[NV];
      moved(q, v, d, way, q1, v1, t1);
      if (step(q1, v1, t1, h, p1, w1)) return HUGE_VAL;
      r_difference(p, p1, off);
      for (int i = 0; i < NV; i++) {
        sum[i] += (k < 2 ? -1.0 : 4.0) / 3.0 / (2.0 * way) * off[i];
        sum[NV + i] += (k < 2 ? -1.0 : 4.0) / 3.0 / (2.0 * way) * (w1[i] - w[i]);
      }
    }
    for (int i = 0; i < NX; i++) sum[i] -= d < NX ? A[i][d] : B[i][d - NX];
    worst = fmax(worst, largest(NX, sum));
  }
  return worst / (1.0 + largest(NX * NX, A[0]) + largest(NX * NV, B[0]));
}

static void product(double A[NX][NX], double B[NX][NX], double C[NX][NX])
{
  for (int i = 0; i < NX; i++) {
    for (int j = 0; j < NX; j++) {
      C[i][j] = 0.0;
      for (int k = 0; k < NX; k++) C[i][j] += A[i][k] * B[k][j];
    }
  }
}

/* of dx/dt = M x + N tau, Taylor's series of the motion as far as the step has it */
static double off_exact(linear *of, int order, const double *q, const double *v, double h)
{
  static double A[NX][NX], B[NX][NV], M[NX][NX], N[NX][NV], term[NX][NX], next[NX][NX];
  static double dq[NV][NV], dv[NV][NV], Hinv[NV][NV], E[NX][NX], sum[NX][NX];
  double worst = 0.0;
  memset(M, 0, sizeof M), memset(N, 0, sizeof N), memset(term, 0, sizeof term);
  if (of(q, v, tau, h, A, B) || r_fd_derivatives(q, v, tau, dq, dv, Hinv)) return HUGE_VAL;
  for (int i = 0; i < NV; i++) {
    M[i][NV + i] = 1.0;
    for (int j = 0; j < NV; j++) {
      M[NV + i][j] = dq[i][j], M[NV + i][NV + j] = dv[i][j], N[NV + i][j] = Hinv[i][j];
    }
  }
  for (int i = 0; i < NX; i++) term[i][i] = 1.0;
  memcpy(E, term, sizeof E);
  for (int i = 0; i < NX; i++)
    for (int j = 0; j < NX; j++) sum[i][j] = i == j ? h : 0.0; /* of B = sum N */
  for (int k = 1; k <= order; k++) {
    product(M, term, next);
    for (int i = 0; i < NX; i++) {
      for (int j = 0; j < NX; j++) {
        term[i][j] = next[i][j] * h / k;
        E[i][j] += term[i][j];
        if (k < order) sum[i][j] += term[i][j] * h / (k + 1);
      }
    }
  }
  if (order == 1) { /* positions take the new v */
    for (int i = 0; i < NV; i++) {
      for (int j = 0; j < NX; j++) E[i][j] = h * E[NV + i][j] + (i == j ? 1.0 : 0.0);
      for (int j = 0; j < NV; j++) sum[i][NV + j] = h * sum[NV + i][NV + j];
    }
  }
  for (int i = 0; i < NX; i++) {
    for (int j = 0; j < NX; j++) worst = fmax(worst, fabs(E[i][j] - A[i][j]));
    for (int j = 0; j < NV; j++) {
      double b = 0.0;
      for (int k = 0; k < NX; k++) b += sum[i][k] * N[k][j];
      worst = fmax(worst, fabs(b - B[i][j]));
    }
  }
  return worst;
}

static double off_two_steps(stepper *step, linear *of, const double *q, const double *v, double h)
{
  static double A[NX][NX], A1[NX][NX], A2[NX][NX], both[NX][NX], B[NX][NV];
  double p[NQ], w[NV];
  if (of(q, v, tau, 2.0 * h, A, B) || of(q, v, tau, h, A1, B) || step(q, v, tau, h, p, w) ||
      of(p, w, tau, h, A2, B)) return HUGE_VAL;
  product(A2, A1, both);
  for (int i = 0; i < NX; i++)
    for (int j = 0; j < NX; j++) both[i][j] -= A[i][j];
  return largest(NX * NX, both[0]);
}

/* the canonical form of T*Q in (dq, dv): dq.dp - dp.dq with p = H v, and, where a floating base
 * comes first, p.[dq, dq] of SE(3), whose steps do not commute */
static void form(const double *q, const double *v, double W[NX][NX])
{
  double p[NV];
  r_Ha(q, v, p);
  memset(W, 0, sizeof(double[NX][NX]));
  for (int j = 0; j < NV; j++) {
    double unit[NV] = {0.0}, column[NV];
    unit[j] = 1.0;
    r_Ha(q, unit, column);
    for (int i = 0; i < NV; i++) W[i][NV + j] = column[i], W[NV + j][i] = -column[i];
    for (int k = 0; k < 4; k++) {
      const double eps = k < 2 ? 2e-3 : 1e-3, way = k % 2 ? -eps : eps;
      double q1[NQ], p1[NV];
      r_integrate(q, unit, way, q1);
      r_Ha(q1, v, p1);
      for (int i = 0; i < NV; i++) {
        const double slope = (k < 2 ? -1.0 : 4.0) / 3.0 / (2.0 * way) * p1[i];
        W[i][j] += slope, W[j][i] -= slope;
      }
    }
  }
  for (int i = 0; FLOATING && i < 3; i++) {
    const int j = (i + 1) % 3, k = (i + 2) % 3;
    W[3 + i][j] += p[k], W[3 + i][k] -= p[j];
    W[j][3 + i] -= p[k], W[k][3 + i] += p[j];
    W[3 + i][3 + j] += p[3 + k], W[3 + j][3 + i] -= p[3 + k];
  }
}

static double off_symplectic(stepper *step, linear *of, const double *q, const double *v, double h)
{
  static double A[NX][NX], B[NX][NV], W[NX][NX], W1[NX][NX], half[NX][NX];
  double p[NQ], w[NV], worst = 0.0;
  if (of(q, v, tau, h, A, B) || step(q, v, tau, h, p, w)) return HUGE_VAL;
  form(q, v, W), form(p, w, W1);
  product(W1, A, half);
  for (int i = 0; i < NX; i++) {
    for (int j = 0; j < NX; j++) {
      double sum = -W[i][j];
      for (int k = 0; k < NX; k++) sum += A[k][i] * half[k][j];
      worst = fmax(worst, fabs(sum));
    }
  }
  return worst;
}

int main(void)
{
  const char *const names[] = {"semi_implicit", "rk4"};
  stepper *const steps[] = {r_step_semi_implicit, r_step_rk4};
  linear *const of[] = {r_step_semi_implicit_derivatives, r_step_rk4_derivatives};
  double q[NQ], v[NV];
  uint64_t random = 7;
  pinion_random_q(&r_model, &random, q);
  for (int i = 0; i < NV; i++) v[i] = pinion_random_unit(&random);
  for (int i = 0; i < NV; i++) tau[i] = TORQUE * pinion_random_unit(&random);
  for (int s = 0; s < 2; s++) {
    printf("%s %.3g %.3g", names[s], off_differences(steps[s], of[s], q, v, 0.1 * SPAN),
           off_exact(of[s], s ? 4 : 1, q, v, SPAN));
    for (int k = 0; k < 2; k++)
      printf(" %.17g", off_two_steps(steps[s], of[s], q, v, k ? SPAN / 2 : SPAN));
    for (int k = 0; k < 2; k++)
      printf(" %.17g", off_symplectic(steps[s], of[s], q, v, k ? SPAN / 2 : SPAN));
    printf("\n");
  }
  return 0;
}
]]

local FUNCTIONS = "step_semi_implicit_derivatives,step_rk4_derivatives,steps,difference,Ha"

local function generate(name, words)
  local place = suite:fresh(name)
  local run = support.pinion { "--quiet", "--name", "r", "-o", place, table.unpack(words) }
  suite:check(name .. " is generated", run.code == 0, run.err)
  return place
end

-- rows of numbers that the driver prints, by name
local function drive(name, words, span, more)
  local place = generate(name, { "--functions", FUNCTIONS, table.unpack(words) })
  support.write(place .. "/driver.c", DRIVER)
  local run = support.run(support.program(place, "driver.c " .. support.sources("r", "selftest"),
    "run", ("-DSPAN=%g -DFLOATING=%d -DTORQUE=%g"):format(span, more.floating and 1 or 0,
      more.torque or 1)) .. " && ./run")
  suite:check(name .. ": runs", run.code == 0, run.out .. run.err)
  local rows = {}
  for line in run.out:gmatch("[^\n]+") do
    local row = { line = line }
    for word in line:gmatch("%S+") do row[#row + 1] = tonumber(word) or word end
    rows[row[1]] = row
  end
  return rows
end

local ORDER = { semi_implicit = 1, rk4 = 4 }

-- more: floating, a floating base comes first; quiet, nothing turns motion into heat, and the only
-- joint with several dofs is such a base
local function judge(name, words, span, more)
  local rows = drive(name, words, span, more)
  for step, order in pairs(ORDER) do
    local row, what = rows[step], ("%s: %s"):format(name, step)
    suite:check(what .. " is what differences tend to", row[2] < 1e-8, row.line)
    local two = math.log(row[4] / row[5], 2)
    suite:check(what .. ": two steps are one", two > order + 0.6, row.line)
    if more.quiet then
      local kept = math.log(row[6] / row[7], 2)
      suite:check(what .. " is symplectic to its order", kept > order + 0.6, row.line)
    end
  end
end

judge("double_pendulum", { "models/double_pendulum.urdf" }, 0.02, { quiet = true })
judge("quad", { "--base", "floating", "models/quad.urdf" }, 0.01, { floating = true })
-- forces that turn with the body have no potential
judge("brick", { "--base", "floating", "models/brick.urdf" }, 0.1,
  { quiet = true, floating = true, torque = 0 })
judge("arm6", { "-O2", "models/arm6.urdf" }, 0.02, { torque = 0.1 })
for case = 1, 3 do
  local place = suite:fresh("tree" .. case)
  support.write(place .. "/r.urdf", random_robot.make(100 * SEED + case, { joints = 4,
    types = "all", name = "r" }))
  judge(("tree %d of seed %d"):format(case, SEED), { place .. "/r.urdf" }, 0.02, {})
end

-- ---- a machine whose motion is linear -----------------------------------------------------------

local SLIDES = [[
<robot name="r">
  <link name="rail"/>
  <link name="a"><inertial><mass value="1.5"/>
    <inertia ixx="1" iyy="1" izz="1" ixy="0" ixz="0" iyz="0"/></inertial></link>
  <link name="b"><inertial><mass value="0.8"/>
    <inertia ixx="1" iyy="1" izz="1" ixy="0" ixz="0" iyz="0"/></inertial></link>
  <joint name="first" type="prismatic"><parent link="rail"/><child link="a"/>
    <axis xyz="1 0 0"/><dynamics damping="0.7"/><limit effort="1" velocity="1"/></joint>
  <joint name="second" type="prismatic"><parent link="a"/><child link="b"/>
    <origin rpy="0 0.6 0"/><axis xyz="1 0 0"/><dynamics damping="1.9"/>
    <limit effort="1" velocity="1"/></joint>
</robot>
]]
local urdf = suite:fresh("linear") .. "/r.urdf"
support.write(urdf, SLIDES)
for step, row in pairs(drive("slides", { urdf }, 0.3, {})) do
  suite:check("slides: " .. step .. " is exact", row[3] < 1e-15, row.line)
end

-- ---- the generated self-test, in other forms ----------------------------------------------------

local function selftest(name, words, checks)
  local place = generate(name, { "--functions",
    "step_rk4_derivatives,step_semi_implicit_derivatives", table.unpack(words) })
  local run = support.run(support.program(place, support.sources "r", "run") .. " && ./run 50")
  suite:check(name .. ": its self-test passes", run.out:find(("\n%d passed, 0 failed\n$"):format(
    checks)), run.out .. run.err)
  return place
end

local floats = selftest("float", { "--real", "float", "--base", "floating",
  "models/brick.urdf" }, 6)
selftest("mimic", { "models/gripper.urdf" }, 5)
selftest("tunable", { "--tunable", "left_arm:mass", "models/duo.urdf" }, 5)
-- a tunable angle changes the weight and so a, but not the derivatives of a
local tilted = selftest("half_tunable", { "--tunable", "first:origin", urdf }, 5)
local rk4 = support.contents(tilted .. "/r_step_rk4_derivatives.c")
suite:check("tunable numbers go to those that take them", rk4:find("r_fd(p, q2,", 1, true)
  and rk4:find("r_fd_derivatives(q2,", 1, true), rk4)

-- all derivatives of fd are 0 up to rounding
local lift = suite:fresh("lifts") .. "/r.urdf"
support.write(lift, (SLIDES:gsub('type="prismatic"', 'type="continuous"', 1)
  :gsub('<axis [^>]*>', '<axis xyz="0 0 1"/>'):gsub('rpy="[^"]*"', 'xyz="0.1 0 0.2"')
  :gsub("<inertial>", '%0<origin xyz="0.05 0.02 0.1"/>')))
for _, real in ipairs { "float", "double" } do
  selftest("lift_" .. real, { "--real", real, lift }, 5)
end

-- a body that floats, and a joint
local pendulum = suite:fresh("pendulum") .. "/r.urdf"
support.write(pendulum, (support.contents(urdf):gsub('<link name="rail"/>', '<link name="rail">'
  .. '<inertial><origin xyz="0.1 0 0.2"/><mass value="2"/><inertia ixx="1" iyy="2" izz="1.5" '
  .. 'ixy="0.1" ixz="0" iyz="0"/></inertial></link>'):gsub('"prismatic"', '"continuous"', 1)))
local broken = selftest("broken", { "--base", "floating", pendulum }, 6)
for _, change in ipairs {
  { "semi_implicit", "A%[n %+ i%]%[j%] = h", "A[n + i][j] = 1.000001*h" },
  { "semi_implicit", "pinion_run_plus%(n, 1,", "pinion_run_plus(n - 1, 1," },
  { "semi_implicit", "B%[i%]%[j%] = h", "B[i][j] = 1.00001*h" },
  { "rk4", "move%(half, Jq, Jv, E, R, P%)", "move(half, Jq, Jv, E, m, P)" },
  { "rk4", "R%[1%]%[i%]%[i%] %-= 0.5", "R[1][i][i] -= 0.49999" },
  { "rk4", "sixth = h/6.0", "sixth = h/6.00001" },
  { "rk4", "to%[2%]%[i%]%[j%] %+= Hinv", "to[2][i][j] += 1.0001*Hinv" },
} do
  local file = ("%s/r_step_%s_derivatives.c"):format(broken, change[1])
  local text = support.contents(file)
  local damaged, n = text:gsub(change[2], change[3])
  support.write(file, damaged)
  local run = support.run(support.program(broken, support.sources "r", "run") .. " && ./run 50")
  suite:check("its self-test notices " .. change[3], n > 0
    and run.out:find("step_" .. change[1] .. "_derivatives +FAIL"), run.out .. run.err)
  support.write(file, text)
end

for _, compiler in ipairs(support.compilers()) do
  for _, place in ipairs { floats, broken, tilted } do
    for _, step in ipairs { "rk4", "semi_implicit" } do
      local run = support.run(("%s -O2 -I runtime -I %s -c -o /dev/null %s/r_step_%s_derivatives.c")
        :format(compiler.command, place, place, step))
      suite:check(("%s: %s of %s compiles"):format(compiler.name, step, place), run.code == 0,
        run.err)
    end
  end
end

suite:finish()
