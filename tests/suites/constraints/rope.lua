#!/usr/bin/env lua5.4
-- Ropes in generated C: three weights on two pulleys against the closed form of their tension;
-- self-tests of a rope by every route and at every level; and error messages about its points.

local support = dofile "tests/support/c.lua"
local suite = support.suite "rope"

-- ---- three weights ------------------------------------------------------------------------------

-- below the pulleys all stretches are vertical, so K = -1 -2 -1 up to sign
local UPRIGHT = [[
constraints = { { name = "rope", type = "rope", length = 5, switch = SWITCH, points = {
  { link = "left" }, { xyz = { -0.3, 0, 0 } }, { xyz = { -0.1, 0, 0 } },
  { link = "middle", xyz = { -0.1, 0, 0 } }, { link = "middle", xyz = { 0.1, 0, 0 } },
  { xyz = { 0.1, 0, 0 } }, { xyz = { 0.3, 0, 0 } }, { link = "right" } } } }
]]

local DRIVER = [[
#include <math.h>
#include <stdio.h>
#include "r.h"

int main(void)
{
  static const double v[R_NV] = { 0.5, -0.25, 0.125 }, tau[R_NV], m[R_NV] = { 2.0, 5.0, 1.5 };
  static const double q[R_NQ] = { 0.1, -0.2, 0.3 }, way[R_NV] = { -1.0, -2.0, -1.0 };
  double phi[R_NC], K[R_NK], bias[R_NC], a[R_NV], lambda[R_NC], after[R_NV], push[R_NC];
  double worst = 0.0, sum = 0.0, lost = 0.0;
  r_phi(q, phi);
  r_K(q, K);
  r_Kdotv(q, v, bias);
  if (r_fd_constrained(q, v, tau, a, lambda) != 0) return 1;
  if (r_impact(q, v, 0.0, after, push) != 0) return 1;
  /* a_i = T way_i / m_i - g, and way' a = 0 */
  for (int i = 0; i < R_NV; i++) sum += way[i] * way[i] / m[i];
  const double T = 4.0 * 9.81 / sum;
  worst = fmax(fabs(lambda[0] + T) / T, fabs(bias[0]));
  worst = fmax(worst, fabs(phi[0] - (0.9 + 2.4 + 0.7 + 0.6 - 5.0)));
  for (int i = 0; i < R_NV; i++) {
    worst = fmax(worst, fabs(K[i] - way[i]));
    worst = fmax(worst, fabs(a[i] - (-T * way[i] / m[i] - 9.81)));
    lost += way[i] * after[i];
    /* what a plastic impact takes from the weights is along the rope */
    worst = fmax(worst, fabs(m[i] * (after[i] - v[i]) - way[i] * push[0]));
  }
  printf("%.3g\n", fmax(worst, fabs(lost)));
  return 0;
}
]]

for _, loops in ipairs { "schur", "kkt" } do
  local dir = suite:fresh("weights_" .. loops)
  support.write(dir .. "/rope.lua", (UPRIGHT:gsub("SWITCH", "false")))
  local run = support.pinion({ "--quiet", "--config", dir .. "/rope.lua", "--loops", loops,
    "--functions", "phi,K,Kdotv,fd_constrained,impact", "-o", dir, "--name", "r",
    "models/tackle.urdf" })
  if suite:check(loops .. ": weights are generated", run.code == 0, run.err) then
    support.write(dir .. "/main.c", DRIVER)
    local sources = "main.c " .. support.sources("r", "selftest", "model")
    local found = support.run(support.program(dir, sources, "main") .. " && ./main")
    local worst = tonumber(found.out)
    suite:check(loops .. ": tension, accelerations and impulse by the closed form",
      worst and worst < 1e-13, found.out .. found.err)
  end
end

-- ---- self-tests ---------------------------------------------------------------------------------

local ALL = "crba,phi,K,Kdotv,constraint_forces,delassus,fd_constrained,fd_stabilised,impact,"
  .. "position_correction,position_step,spook"
local DERIVATIVES = ALL .. ",fd_constrained_derivatives"
local LEGS = [[
constraints = { { name = "sling", type = "rope", length = 1.8, switch = true, moving = true,
  points = { { link = "lf_foot" }, { link = "trunk", xyz = { 0, 0, 0.3 } }, { xyz = { 0, 0, 1 } },
    { link = "rh_foot" }, { link = "rh_thigh", xyz = { 0, 0.1, -0.1 } } } },
  { name = "foot", type = "point", a = { link = "rf_foot" } } }
]]
local TENDONS = "constraints = {\n" -- one rope on each leg, and one on the trunk
for _, leg in ipairs { "lf", "rf", "lh", "rh" } do
  TENDONS = TENDONS .. ([[
  { name = "%s_tendon", type = "rope", length = 0.8, switch = true, moving = true, points = {
    { link = "trunk", xyz = { 0, 0, 0.1 } }, { link = "%s_thigh", xyz = { 0.05, 0, 0 } },
    { link = "%s_thigh", xyz = { 0.05, 0, -0.1 } }, { link = "%s_foot" } } },
]]):format(leg, leg, leg, leg)
end
TENDONS = TENDONS .. [[
  { name = "hoist", type = "rope", length = 1,
    points = { { link = "trunk" }, { xyz = { 0, 0, 2 } } } },
}
]]
local PLACE = suite:fresh "configured"
support.write(PLACE .. "/legs.lua", LEGS)
support.write(PLACE .. "/tendons.lua", TENDONS)
support.write(PLACE .. "/upright.lua", (UPRIGHT:gsub("SWITCH", "true")))
local QUAD = { "--base", "floating", "models/quad.urdf" }
for k, row in ipairs {
  { "models/tackle.lua", DERIVATIVES, "models/tackle.urdf" },
  { "models/tackle.lua", DERIVATIVES, "-O0", "--loops", "kkt", "models/tackle.urdf" },
  { PLACE .. "/upright.lua", ALL, "-O2", "--real", "float", "--target", "mcu",
    "models/tackle.urdf" },
  { PLACE .. "/upright.lua", "all", "--coordinates", "maximal", "models/tackle.urdf" },
  { PLACE .. "/legs.lua", DERIVATIVES, "--limbs", "lanes", table.unpack(QUAD) },
  { PLACE .. "/tendons.lua", DERIVATIVES, "--limbs", "lanes", table.unpack(QUAD) },
  { PLACE .. "/tendons.lua", ALL, "--limbs", "scalar", "-O2", "--target", "mcu",
    table.unpack(QUAD) },
  { PLACE .. "/legs.lua", ALL, "-O2", "--loops", "schur", table.unpack(QUAD) },
  { PLACE .. "/legs.lua", ALL, "--tunable", "lf_foot:mass,com", "--tunable", "lf_kfe:origin",
    "--rows", "0", table.unpack(QUAD) },
} do
  local dir, what = suite:fresh("test" .. k), table.concat(row, " ")
  local made = support.pinion { "--quiet", "--config", row[1], "--functions",
    row[2] == "all" and ALL or row[2], "-o", dir, "--name", "r", table.unpack(row, 3) }
  if suite:check(what .. " is generated", made.code == 0, made.err) then
    local by_limbs = support.contents(dir .. "/r_Kdotv.c"):find("limb_", 1, true) ~= nil
    suite:check(what .. " has limbs or not", by_limbs == (row[1]:find "tendons" ~= nil))
    local test = support.run(support.program(dir, support.sources "r", "test") .. " && ./test 20")
    suite:check(what .. " passes its self-test", test.code == 0, test.out .. test.err)
  end
end

-- ---- mistakes -----------------------------------------------------------------------------------

local bad = dofile("tests/support/mistakes.lua")(support, suite, "rope")

local LEFT = '{ link = "left" }'
bad("no point", "length = 1", "key points is missing")
bad("one point", ("length = 1, points = { %s }"):format(LEFT), "1 given, expected 2 or more")
bad("no length", ("points = { %s, {} }"):format(LEFT), "key length is missing")
bad("a point twice", ("length = 1, points = { %s, %s, {} }"):format(LEFT, LEFT),
  "points[2] coincides with points[1]")
bad("an unknown link", ('length = 1, points = { %s, { link = "lef" } }'):format(LEFT),
  'points[2]: there is no link')
bad("an end", ('length = 1, points = { %s, {} }, a = %s'):format(LEFT, LEFT),
  "type rope has no key a")
bad("a number for points", "length = 1, points = 3", "points: expected a list of points, got 3")
bad("the world alone", "length = 1, points = { {}, { xyz = { 0, 0, 1 } } }",
  "no joint moves it, so it always holds")

suite:finish()
