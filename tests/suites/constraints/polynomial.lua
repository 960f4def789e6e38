#!/usr/bin/env lua5.4
-- Polynomials of joint positions in generated C: a slider on a parabola against the closed form of
-- its acceleration; self-tests of polynomials by every route, at every level and in equal limbs;
-- and their error messages.

local support = dofile "tests/support/c.lua"
local suite = support.suite "polynomial"

-- ---- a bead on a parabola -----------------------------------------------------------------------

-- the left weight of tackle.urdf (2 kg) is at z = x^2/2 - 0.3, x of the middle one (5 kg)
local PARABOLA = [[
constraints = { { name = "way", type = "polynomial", joints = { left_slide = 1 },
  of = { middle_slide = 1 }, coefficients = { -0.3, 0, 0.5 } } }
]]

local DRIVER = [[
#include <math.h>
#include <stdio.h>
#include "r.h"

int main(void)
{
  static const double q[R_NQ] = { 0.1, 0.7, 0.3 }, v[R_NV] = { 0.35, 0.5, 0.0 }, tau[R_NV];
  double phi[R_NC], K[R_NK], bias[R_NC], a[R_NV], lambda[R_NC], worst;
  r_phi(q, phi);
  r_K(q, K);
  r_Kdotv(q, v, bias);
  if (r_fd_constrained(q, v, tau, a, lambda) != 0) return 1;
  /* z = x^2/2 - 0.3: 2 (z'' + g) = l, 5 (x'' + g) = -x l, z'' = x x'' + x'^2 */
  const double x = 0.7, g = 9.81, ddx = (-5 * g - x * 2 * (0.25 + g)) / (5 + 2 * x * x);
  const double ddz = x * ddx + 0.25;
  worst = fmax(fabs(a[0] - ddz), fabs(a[1] - ddx));
  worst = fmax(worst, fabs(lambda[0] - 2 * (ddz + g)));
  worst = fmax(worst, fmax(fabs(phi[0] - (0.1 - 0.245 + 0.3)), fabs(bias[0] + 0.25)));
  worst = fmax(worst, fmax(fabs(K[0] - 1), fabs(K[1] + x)));
  printf("%.3g\n", worst);
  return 0;
}
]]

for _, loops in ipairs { "schur", "kkt" } do
  local dir = suite:fresh("parabola_" .. loops)
  support.write(dir .. "/c.lua", PARABOLA)
  local run = support.pinion { "--quiet", "--config", dir .. "/c.lua", "--loops", loops,
    "--functions", "phi,K,Kdotv,fd_constrained", "-o", dir, "--name", "r", "models/tackle.urdf" }
  if suite:check(loops .. ": the parabola is generated", run.code == 0, run.err) then
    support.write(dir .. "/main.c", DRIVER)
    local found = support.run(support.program(dir, "main.c " .. support.sources("r", "selftest",
      "model"), "main") .. " && ./main")
    local worst = tonumber(found.out)
    suite:check(loops .. ": accelerations and force by the closed form", worst and worst < 1e-13,
      found.out .. found.err)
  end
end

-- ---- self-tests ---------------------------------------------------------------------------------

local ALL = "crba,phi,K,Kdotv,constraint_forces,delassus,fd_constrained,fd_stabilised,impact,"
  .. "position_correction,position_step,spook"
local DERIVATIVES = ALL .. ",fd_constrained_derivatives"
local EMBEDDED = ",independent,crba_embedded,bias_embedded,fd_embedded"

local PLACE = suite:fresh "configured"
-- a polynomial in every leg, one that ties legs, and one of joints whose names are numbers
local legs = {}
for k, leg in ipairs { "lf", "rf", "lh", "rh" } do
  legs[k] = ('{ name = "%s", type = "polynomial", joints = { %s_kfe = 1 }, of = { %s_hfe = 1.%d, '
    .. "%s_haa = 0.5 }, coefficients = { 0.1, -0.%d, 0, 0.4, 0.05 }, switch = SWITCH }, ")
    :format(leg, leg, leg, k, leg, k)
end
local NAMED = '{ name = "n", type = "polynomial", joints = { offset = 2 }, of = { c1 = 3 }, '
  .. "coefficients = { 0.1, 0.2, 0.3 } }"
local CONFIGS = {
  named = NAMED .. ', { name = "m", type = "coupling", joints = { offset = 2, c1 = 3 }, '
    .. "offset = 1 }",
  legs = table.concat(legs):gsub("SWITCH", "true"),
  held = table.concat(legs):gsub("SWITCH", "nil"),
  across = legs[1]:gsub("SWITCH", "nil")
    .. '{ name = "x", type = "polynomial", moving = true, '
    .. "joints = { rf_kfe = 1, lh_kfe = -2 }, of = { rh_kfe = 1, rf_kfe = 0.5 }, "
    .. "coefficients = { 0, 1, 0.5, 0.1 } }",
}
for name, text in pairs(CONFIGS) do
  support.write(("%s/%s.lua"):format(PLACE, name), "constraints = { " .. text .. " }\n")
end
support.write(PLACE .. "/named.urdf", (support.contents "models/tackle.urdf"
  :gsub("left_slide", "offset"):gsub("middle_slide", "c1")))
for k, row in ipairs {
  { "held", DERIVATIVES .. EMBEDDED }, { "held", ALL, "-O2", "--loops", "schur" },
  { "legs", ALL, "--limbs", "lanes" }, { "legs", ALL, "--target", "mcu", "--real", "float" },
  { "legs", ALL, "-O0" }, { "across", DERIVATIVES, "--loops", "kkt" },
  { "across", ALL, "--tunable", "lf_foot:mass,com", "--tunable", "lf_kfe:origin", "--rows", "0" },
  { "named", ALL },
} do
  local dir, what = suite:fresh("test" .. k), table.concat(row, " ")
  local made = support.pinion { "--quiet", "--config", ("%s/%s.lua"):format(PLACE, row[1]),
    "--functions", row[2], "-o", dir, "--name", "r", row[1] == "named" and PLACE .. "/named.urdf"
      or "models/quad.urdf", "--base", "floating", table.unpack(row, 3) }
  if suite:check(what .. " is generated", made.code == 0, made.err) then
    local test = support.run(support.program(dir, support.sources "r", "test") .. " && ./test 20")
    suite:check(what .. " passes its self-test", test.code == 0, test.out .. test.err)
    if row[3] == "--limbs" then
      local text = support.contents(dir .. "/r_fd_constrained.c")
      suite:check(what .. ": the legs' slopes are one vector",
        text:find("limb_lf_slope =", 1, true) ~= nil)
    end
  end
end

-- ---- mistakes -----------------------------------------------------------------------------------

local bad = dofile("tests/support/mistakes.lua")(support, suite, "polynomial")

local LEFT, OF = "joints = { left_slide = 1 }", "of = { middle_slide = 1 }"
bad("no argument", LEFT .. ", coefficients = { 1, 2 }", "key of is missing")
bad("no coefficients", ("%s, %s"):format(LEFT, OF), "key coefficients is missing")
bad("an empty list", ("%s, %s, coefficients = {}"):format(LEFT, OF),
  "coefficients: 0 given, expected 1 to 5")
bad("six of them", ("%s, %s, coefficients = { 0, 0, 0, 0, 0, 1 }"):format(LEFT, OF),
  "coefficients: 6 given, expected 1 to 5")
bad("a word", ("%s, %s, coefficients = { 1, 'x' }"):format(LEFT, OF), "coefficients: [2]:")
bad("a number for a list", ("%s, %s, coefficients = 3"):format(LEFT, OF),
  "expected a list of numbers")
bad("an unknown joint", LEFT .. ", of = { middle = 1 }, coefficients = { 1 }",
  "there is no moving joint 'middle'")
bad("an offset", ("%s, %s, coefficients = { 1 }, offset = 2"):format(LEFT, OF),
  "type polynomial has no key offset")

suite:finish()
