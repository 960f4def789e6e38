#!/usr/bin/env lua5.4
--- Derivatives of dynamics under constraints, compiled: against differences of the generated
-- fd_constrained along `integrate`, of loops, feet on the ground, switched and moving rows, on and
-- off the manifold; if rows depend on each other, along steps that keep them; the self-test on
-- random constraints of random robots.
-- PINION_SEED seeds the trees.  `make test-long` goes on with large robots and most trees.

local LONG = os.getenv "PINION_LONG" == "1" -- in `make test-long`
local order = require "order"
local support = dofile "tests/support/c.lua"
local constraints = dofile "tests/support/robots/constraints.lua"
local random = dofile "tests/support/random.lua"
local random_robot = dofile "tests/support/robots/random_robot.lua"
local suite = support.suite(LONG and "constrained_derivatives_long" or "constrained_derivatives")

suite:runtime()

-- Compiled with -DCLOSED=1 it starts from a state on the manifold, with CLOSED=0 from any state.
-- Prints the largest difference relative to the largest entry, for derivatives of a and of lambda
-- by q, v and tau; with LOOSE, along dq = N z with K dq = 0, and only for a.  -DMASK= and -DMOVES=
-- are used if constraints are switched or move.
local DRIVER = [==[
#include <math.h>
#include <stdio.h>
#include <string.h>
#include "r.h"
#include "r_model.h"

enum { NQ = R_NQ, NV = R_NV, NC = R_NC };
#ifdef MOVES
static double ddphi[64];
#endif
#ifndef LOOSE
#define LOOSE 0
#endif

static int fd(const double *q, const double *v, const double *tau, double *a, double *lambda)
{
  return r_fd_constrained(q, v, tau,
#ifdef MOVES
                          ddphi,
#endif
#ifdef MASK
                          MASK,
#endif
                          a, lambda);
}

static int derivatives(const double *q, const double *v, const double *tau, double a[3][NV][NV],
                       double l[3][NC][NV])
{
  return r_fd_constrained_derivatives(q, v, tau,
#ifdef MOVES
                                      ddphi,
#endif
#ifdef MASK
                                      MASK,
#endif
                                      a[0], a[1], a[2], l[0], l[1], l[2]);
}

static double a[3][NV][NV], l[3][NC][NV];

#if CLOSED
/* dq without what K takes, by Gram and Schmidt over its rows */
static void keep(const double *q, double *dq)
{
  double K[R_NK], rows[NC][NV];
  memset(rows, 0, sizeof rows);
  r_K(q, K);
  for (int r = 0; r < NC; r++) {
    double *const u = rows[r], before = 0.0, size = 0.0;
    for (int k = r_K_rowptr[r]; k < r_K_rowptr[r + 1]; k++) u[r_K_colind[k]] = K[k];
    for (int i = 0; i < NV; i++) before += u[i] * u[i];
    for (int again = 0; again < 2; again++) {
      for (int s = 0; s < r; s++) {
        double along = 0.0;
        for (int i = 0; i < NV; i++) along += u[i] * rows[s][i];
        for (int i = 0; i < NV; i++) u[i] -= along * rows[s][i];
      }
    }
    for (int i = 0; i < NV; i++) size += u[i] * u[i];
    for (int i = 0; i < NV; i++) u[i] = size > 1e-14 * before ? u[i] / sqrt(size) : 0.0;
  }
  for (int r = 0; r < NC; r++) {
    double along = 0.0;
    for (int i = 0; i < NV; i++) along += dq[i] * rows[r][i];
    for (int i = 0; i < NV; i++) dq[i] -= along * rows[r][i];
  }
}

/* q back to phi = 0, and v to K v = 0 there */
static void settle(double *q, double *v, int steps)
{
  for (int k = 0; k < steps; k++) r_position_step(q, q);
  keep(q, v);
}
#else
static void keep(const double *q, double *dq) { (void)q, (void)dq; }
static void settle(double *q, double *v, int steps) { (void)q, (void)v, (void)steps; }
#endif

/* the state moved by way along direction dir of kind 0: q, 1: v, 2: tau */
static int at(const double *q, const double *v, const double *tau, int kind, const double *dir,
              double way, double *a1, double *l1, double *dq, double *dv)
{
  double p[NQ], w[NV], t[NV], zero[NV] = {0.0};
  for (int i = 0; i < NV; i++) {
    w[i] = v[i] + (kind == 1 ? way * dir[i] : 0.0);
    t[i] = tau[i] + (kind == 2 ? way * dir[i] : 0.0);
  }
  r_integrate(q, kind == 0 ? dir : zero, way, p);
  if (LOOSE && kind < 2) settle(p, w, 4);
  r_difference(q, p, dq);
  for (int i = 0; i < NV; i++) dv[i] = w[i] - v[i];
  return fd(p, w, t, a1, l1);
}

int main(void)
{
  double q[NQ], v[NV], tau[NV];
  uint64_t random = SEED;
  pinion_random_q(&r_model, &random, q);
  for (int i = 0; i < NV; i++) v[i] = pinion_random_unit(&random);
  for (int i = 0; i < NV; i++) tau[i] = pinion_random_unit(&random);
#ifdef MOVES
  for (int k = 0; k < 64; k++) ddphi[k] = pinion_random_unit(&random);
#endif
  settle(q, v, 30);
  if (derivatives(q, v, tau, a, l)) printf("bad ");
  for (int kind = 0; kind < 3; kind++) {
    double off[2] = {0.0, 0.0}, size[2] = {1e-3, 1e-3};
    for (int j = 0; j < NV; j++) {
      double dir[NV] = {0.0}, sum[NV] = {0.0}, more[NC] = {0.0}, by_q[NV] = {0.0};
      double by_v[NV] = {0.0};
      dir[j] = 1.0;
      if (LOOSE && kind < 2) keep(q, dir);
      for (int k = 0; k < 4; k++) {
        const double eps = k < 2 ? 2e-3 : 1e-3, way = EPS * (k % 2 ? -eps : eps);
        const double weight = (k < 2 ? -1 : 4) / 6.0 / way;
        double a1[NV], l1[NC], dq[NV], dv[NV];
        if (at(q, v, tau, kind, dir, way, a1, l1, dq, dv)) printf("bad ");
        for (int i = 0; i < NV; i++) {
          sum[i] += weight * a1[i], by_q[i] += weight * dq[i], by_v[i] += weight * dv[i];
        }
        for (int r = 0; r < NC; r++) more[r] += weight * l1[r];
      }
      for (int i = 0; i < NV; i++) {
        double d = 0.0;
        for (int k = 0; k < NV; k++) {
          d += a[0][i][k] * by_q[k] + a[1][i][k] * by_v[k];
          if (kind == 2) d += a[2][i][k] * dir[k];
        }
        off[0] = fmax(off[0], fabs(d - sum[i]));
        size[0] = fmax(size[0], fabs(sum[i]));
      }
      for (int r = 0; r < NC; r++) {
        off[1] = fmax(off[1], fabs(l[kind][r][j] - more[r]));
        size[1] = fmax(size[1], fabs(more[r]));
      }
    }
    printf("%.3g %.3g ", off[0] / size[0], off[1] / size[1]);
  }
  printf("\n");
  return 0;
}
]==]

local FUNCTIONS = "fd_constrained_derivatives,fd_constrained,position_step,K,integrate,difference"

local function generate(name, words)
  local place = suite:fresh(name)
  local run = support.pinion { "--quiet", "--name", "r", "-o", place, "--functions", FUNCTIONS,
    table.unpack(words) }
  suite:check(name .. " is generated", run.code == 0, run.err)
  return place
end

-- six differences
local function drive(name, place, defines, limit, of_a)
  support.write(place .. "/driver.c", DRIVER)
  local run = support.run(support.program(place, "driver.c " .. support.sources("r", "selftest"),
    "run", defines) .. " && ./run")
  local count = 0
  for word in run.out:gmatch("%S+") do
    count = count + 1
    if not of_a or count % 2 == 1 then
      suite:check(("%s, %s: number %d"):format(name, defines, count), (tonumber(word) or 1) < limit,
        run.out)
    end
  end
  suite:equal(name .. ": six differences", 6, count)
end

local FEET = [[
base = "floating"
constraints = {}
for _, foot in ipairs { "lf", "rf", "lh", "rh" } do
  table.insert(constraints, { name = foot, type = "point", a = { link = foot .. "_foot" },
    %s })
end
]]

local function config(name, text)
  local path = suite:fresh(name .. "_config") .. "/r.lua"
  support.write(path, text)
  return path
end

local LOOPS = LONG and { "biped" } or { "fourbar", "slider_crank", "gripper" }
for _, name in ipairs(LOOPS) do
  local place = generate(name, { "--config", "models/" .. name .. ".lua",
    "models/" .. name .. ".urdf" })
  for _, closed in ipairs { 0, 1 } do
    drive(name, place, ("-DSEED=5 -DEPS=0.3 -DCLOSED=%d"):format(closed), 1e-6)
  end
end

local quad = { "--base", "floating", "models/quad.urdf" }
local function feet(name, more, words)
  return generate(name, { "--config", config(name, FEET:format(more)), table.unpack(words) })
end
if LONG then
  drive("quad", feet("quad", "", quad), "-DSEED=3 -DEPS=0.3 -DCLOSED=0", 1e-6)
  -- one foot in the air
  drive("switched", feet("switched", "switch = true", { "-O2", table.unpack(quad) }),
    "-DSEED=3 -DEPS=0.3 -DCLOSED=0 -DMASK=13", 1e-6)
  drive("moving", feet("moving", "moving = true", { "--rows=0", table.unpack(quad) }),
    "-DSEED=3 -DEPS=0.3 -DCLOSED=0 -DMOVES", 1e-6)
end

-- a loop in a plane, closed by a joint in space: three of its rows hold anyway
if not LONG then
  local loose = generate("loose", { "--config", config("loose", [[
constraints = { { name = "pin", type = "revolute",
  a = { link = "coupler", xyz = { 0.24, 0, 0.1 }, axis = { 0, 1, 0 } },
  b = { link = "rocker", xyz = { -0.15, 0, 0.2 }, axis = { 0, 1, 0 } } } }
]]), "models/fourbar.urdf" })
  drive("loose", loose, "-DSEED=5 -DEPS=0.3 -DCLOSED=1 -DLOOSE=1", 1e-5, true)
end

-- ---- the self-test ------------------------------------------------------------------------------

local function tested(place, states)
  return support.run(support.program(place, support.sources "r", "run") .. " && ./run "
    .. (states or 20))
end

local function notices_slips()
  local fourbar = generate("fourbar", { "--config", "models/fourbar.lua", "models/fourbar.urdf" })
  local file = fourbar .. "/r_fd_constrained_derivatives.c"
  local text, said = support.contents(file), tested(fourbar)
  suite:check("the self-test passes", said.out:find "fd_constrained_derivatives ok", said.out)
  local tried = 0
  local RESULTS = { "da_dq", "da_dv", "da_dtau", "dlambda_dq", "dlambda_dv", "dlambda_dtau" }
  for _, array in ipairs(RESULTS) do
    local damaged, n = text:gsub("\n(  " .. array .. "%[[%w_]+%]%[[%w_]+%] = )", "\n%11.000001*", 1)
    support.write(file, damaged)
    said, tried = tested(fourbar), tried + n
    suite:check("the self-test notices a slip in " .. array,
      said.out:find "fd_constrained_derivatives FAIL", said.out)
  end
  suite:equal("slips", 6, tried)
  support.write(file, text)
end
if not LONG then
  notices_slips()
  -- in some states the middle weight is so near its pulleys that the rope bends within a centimetre
  local said = tested(generate("tackle", { "--config", "models/tackle.lua", "models/tackle.urdf" }),
    200)
  suite:check("the self-test passes where a rope bends sharply", said.out:find ", 0 failed\n",
    said.out)
  -- six joints and the six rows of a weld: in some states rows hardly differ.  A point that the
  -- weld holds as well: its rows depend on the others, and S is regularised
  for name, more in order.pairs {
    welded = "", regularised = ', { name = "tip", type = "point", a = { link = "tool0" } }',
  } do
    local weld = config(name,
      'constraints = { { name = "tool", type = "weld", a = { link = "tool0" } }' .. more .. " }")
    said = tested(generate(name, { "--config", weld, "models/arm6.urdf" }), 200)
    suite:check(name .. ": the self-test passes", said.out:find ", 0 failed\n", said.out)
  end
end

for k = LONG and 3 or 1, LONG and 7 or 2 do
  local rng = random.case(33000 + k)
  local base = k % 2 == 0 and "floating" or "fixed"
  local robot = random_robot.make(rng, {
    types = "all", joints = rng:integer(3, LONG and 6 or 4), mimic = 0.25,
  })
  local list = constraints.random(rng, robot, rng:integer(1, 3), base == "floating", true)
  if #list > 0 then
    local name = "tree" .. k
    local urdf = suite:fresh(name .. "_urdf") .. "/r.urdf"
    support.write(urdf, robot)
    local place = generate(name, { "--config", config(name, constraints.written(list)), "--base",
      base, "-O" .. k % 3, "--real", k % 4 == 3 and "float" or "double", "--snap", "1e-9",
      k > 3 and "--rows=0" or "--rows=9999", urdf })
    local said = tested(place)
    suite:check(("%s (PINION_SEED=%d): its self-test passes"):format(name, random.seed),
      said.out:find "\n%d+ passed, 0 failed\n", constraints.written(list) .. said.out .. said.err)
  end
end

suite:finish()
