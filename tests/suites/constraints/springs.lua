#!/usr/bin/env lua5.4
-- Springs and compliant constraints, by generated step_spook, against known motions: a block on a
-- bushing swings like damped oscillators, by both routes; a weight sinks as far as its constraint
-- yields; eps and tau of a configuration have the effect of the arguments, also row by row.

local support = dofile "tests/support/c.lua"
local suite = support.suite "springs"
suite:runtime()

local BLOCK = [[
<robot name="r" xmlns:drake="http://drake.mit.edu">
  <link name="base"/>
  <link name="block"><inertial><mass value="2"/>
    <inertia ixx="0.02" iyy="0.03" izz="0.04" ixy="0" ixz="0" iyz="0"/></inertial></link>
  <joint name="free" type="floating"><parent link="base"/><child link="block"/></joint>
  <frame name="A" link="base" xyz="0.1 0.2 0.5"/>
  <frame name="C" link="block"/>
  %s
</robot>
]]

local BUSHING = [[
  <drake:linear_bushing_rpy>
    <drake:bushing_frameA name="A"/> <drake:bushing_frameC name="C"/>
    <drake:bushing_torque_stiffness value="3 4 5"/>
    <drake:bushing_torque_damping value="0.01 0.02 0.03"/>
    <drake:bushing_force_stiffness value="200 300 400"/>
    <drake:bushing_force_damping value="1 2 3"/>
  </drake:linear_bushing_rpy>]]

-- Steps the block and prints x, y, z and the angle about z after a second.  With --spook-by-row,
-- eps and t of row k are 1 + k times the arguments, and NaN in rows that have numbers of their own.
local DRIVER = [[
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include "r.h"
#include "r_model.h"

int main(int argc, char **argv)
{
  const double h = atof(argv[1]), eps = atof(argv[2]), t = atof(argv[3]), angle = atof(argv[4]);
  const double tau[R_NV] = { 0.0 };
  double q[R_NQ] = { 0.15, 0.17, 0.52, 0, 0, sin(angle / 2), cos(angle / 2) }, v[R_NV] = { 0 };
  double lambda[R_NC], softness[R_NC], time[R_NC];
  const int n = (int)(1.0 / h + 0.5);
  (void)argc;
  for (int r = 0; r < R_NC; r++) {
    softness[r] = pinion_row_eps(&r_constraints, r, -1) < 0 ? (1 + r) * eps : NAN;
    time[r] = pinion_row_tau(&r_constraints, r, -1) < 0 ? (1 + r) * t : NAN;
  }
  (void)softness, (void)time;
  for (int k = 0; k < n; k++) {
    if (r_step_spook(q, v, tau, h, eps, t, q, v, lambda)) return 1;
  }
  printf("%.17g %.17g %.17g %.17g\n", q[0], q[1], q[2], 2 * atan2(q[5], q[6]));
  return 0;
}
]]

-- builds the block with `inside` in its <robot>, and a configuration; returns run(..) -> numbers
local function block(name, inside, config, options)
  local by_row = (config or ""):find "spook_by_row"
  local driver = by_row and DRIVER:gsub("eps, t, q,", "softness, time, q,") or DRIVER
  local place = suite:fresh((name:gsub(" ", "_")))
  support.write(place .. "/r.urdf", BLOCK:format(inside))
  support.write(place .. "/r.lua", config or "")
  support.write(place .. "/driver.c", driver)
  local words = { "--quiet", "-o", place, "--config", place .. "/r.lua", "--functions",
    "constraints", "--gravity", "0,0,0", place .. "/r.urdf" }
  table.move(options or {}, 1, #(options or {}), #words + 1, words)
  local run = support.pinion(words)
  suite:check(name .. " is generated", run.code == 0 and run.err == "", run.err)
  run = support.run(support.program(place, "driver.c " .. support.sources("r", "selftest"),
    "driver"))
  suite:check(name .. " is compiled", run.code == 0, run.err)
  run = support.run(support.program(place, support.sources("r"), "selftest"))
  suite:check(name .. ": its self-test is compiled", run.code == 0, run.err)
  run = support.run(place .. "/selftest")
  suite:check(name .. ": its self-test", run.code == 0 and run.out:find " 0 failed", run.out)
  return function(...)
    local out = support.run(("%s/driver %s"):format(place, ("%.17g "):rep(select("#", ...))
      :format(...)))
    local list = {}
    for x in out.out:gmatch "%S+" do list[#list + 1] = tonumber(x) end
    suite:check(name .. " runs", out.code == 0 and #list == 4, out.out .. out.err)
    return list
  end, place
end

-- x(1) of m x'' = -k x - d x', x(0) = x, x'(0) = 0
local function swung(m, k, d, x)
  local a, w = d / (2 * m), math.sqrt(k / m - (d / (2 * m)) ^ 2)
  return x * math.exp(-a) * (math.cos(w) + a / w * math.sin(w))
end

-- theta(1) of I theta'' = -(k sin theta + d cos theta theta') cos theta, by Runge and Kutta
local function turned(I, k, d, angle)
  local function rate(x, w)
    return w, -(k * math.sin(x) + d * math.cos(x) * w) * math.cos(x) / I
  end
  local x, w, h = angle, 0.0, 1e-4
  for _ = 1, 10000 do
    local a, b = rate(x, w)
    local c, e = rate(x + h / 2 * a, w + h / 2 * b)
    local f, g = rate(x + h / 2 * c, w + h / 2 * e)
    local i, j = rate(x + h * f, w + h * g)
    x, w = x + h / 6 * (a + 2 * c + 2 * f + i), w + h / 6 * (b + 2 * e + 2 * g + j)
  end
  return x
end

local function far(a, b)
  local most = 0.0
  for k = 1, 4 do
    local d = math.abs(a[k] - b[k])
    most = (d <= most) and most or d
  end
  return most
end

local ANGLE <const> = 0.4

-- a bushing: three oscillators and a pendulum; the error halves with the step
local run, place = block("bushing", BUSHING)
local exact = { 0.1 + swung(2, 200, 1, 0.05), 0.2 + swung(2, 300, 2, -0.03),
  0.5 + swung(2, 400, 3, 0.02), turned(0.04, 5, 0.03, ANGLE) }
-- translation and rotation are independent while the block turns about z: forces in B's axes act on
-- C's origin, which is the centre of mass
local coarse, fine = run(2e-4, 0, 0, ANGLE), run(1e-4, 0, 0, ANGLE)
local ratio = far(coarse, exact) / far(fine, exact)
suite:check("bushing: it swings as damped oscillators do", far(fine, exact) < 2e-3,
  ("%.3g"):format(far(fine, exact)))
suite:check("bushing: half the step, half the error", math.abs(ratio - 2) < 0.1,
  ("%.4g"):format(ratio))
suite:check("bushing: it swings at all", far(exact, { 0.15, 0.17, 0.52, ANGLE }) > 0.05)

-- the same by the whole matrix
local whole = block("bushing by the whole matrix", BUSHING, "loops = 'kkt'")
suite:check("bushing: both routes agree", far(whole(2e-4, 0, 0, ANGLE), coarse) < 1e-12,
  ("%.3g"):format(far(whole(2e-4, 0, 0, ANGLE), coarse)))

-- three springs along the axes of the world hold a point of the block, which is turned
local HELD = 'constraints = { { name = "foot", type = "%s", a = { link = "block" }, '
  .. "b = { xyz = { 0.1, 0.2, 0.5 } }, stiffness = { 200, 300, 400 }, damping = { 1, 2, 3 } } } "
exact[4] = ANGLE
for _, words in ipairs { "loops = 'schur'", "loops = 'kkt'", "spook_by_row = true" } do
  for _, type in ipairs { "point", "ball" } do
    local name = type .. ", " .. words:gsub("'", "")
    fine = block(name, "", HELD:format(type) .. words)(1e-4, 0, 0, ANGLE)
    suite:check(name .. ": it swings along each axis of the world", far(fine, exact) < 2e-3,
      ("%.3g"):format(far(fine, exact)))
  end
end

-- a spring along z from a point of the world
local SPRING = '<drake:linear_spring_damper><drake:linear_spring_damper_body_A name="world"/>'
for _, row in ipairs { { "p_AP", "0.15 0.17 -0.48" }, { "p_BQ", "0 0 0" },
  { "free_length", "0.95" }, { "stiffness", "200" }, { "damping", "1" } } do
  SPRING = SPRING .. ('<drake:linear_spring_damper_%s value="%s"/>'):format(row[1], row[2])
end
SPRING = SPRING .. '<drake:linear_spring_damper_body_B name="block"/></drake:linear_spring_damper>'
local on_spring = block("spring", SPRING)
exact = { 0.15, 0.17, 0.47 + swung(2, 200, 1, 0.05), ANGLE }
coarse, fine = on_spring(2e-4, 0, 0, ANGLE), on_spring(1e-4, 0, 0, ANGLE)
suite:check("spring: it swings as a damped oscillator does", far(fine, exact) < 2e-3,
  ("%.3g"):format(far(fine, exact)))
suite:check("spring: half the step, half the error",
  math.abs(far(coarse, exact) / far(fine, exact) - 2) < 0.1, far(coarse, exact))

-- functions that hold rows exactly reject springs
for _, name in ipairs { "fd_constrained", "impact", "position_step", "crba_embedded" } do
  local out = support.pinion { "-o", place .. "/x", "--functions", name, place .. "/r.urdf" }
  suite:check(name .. " does not take springs", out.code ~= 0 and out.err:find(name, 1, true)
    and out.err:find("is a spring", 1, true) and not support.exists(place .. "/x"), out.err)
end

-- numbers of the configuration have the same effect as arguments
local TIE = 'constraints = { { name = "tie", type = "weld", a = { link = "block" }, b = { xyz = '
  .. '{ 0.1, 0.2, 0.5 } }%s } }'
local plain = block("by arguments", "", TIE:format "")
local own = block("by the configuration", "", TIE:format ", eps = 2e-3, tau = 0.02")
local by_row = block("row by row", "", TIE:format
  ", eps = { 2e-3, 2e-3, 2e-3, 2e-3, 2e-3, 2e-3 }, damping = 10")
local expected = plain(1e-3, 2e-3, 0.02, ANGLE)
for name, other in pairs { ["by the configuration"] = own, ["row by row"] = by_row } do
  suite:check(name .. ": the same as by arguments", far(other(1e-3, 7, 9, ANGLE), expected) < 1e-13,
    ("%.3g"):format(far(other(1e-3, 7, 9, ANGLE), expected)))
end

-- arguments row by row have the same effect as lists in the configuration
local listed = TIE:format(", eps = { 2e-3, 4e-3, 6e-3, 8e-3, 1e-2, 1.2e-2 }"
  .. ", tau = { 0.02, 0.04, 0.06, 0.08, 0.1, 0.12 }")
expected = block("lists", "", listed)(1e-3, 7, 9, ANGLE)
for name, words in pairs { ["rows by arguments"] = "", ["tau by arguments"] =
  ", eps = { 2e-3, 4e-3, 6e-3, 8e-3, 1e-2, 1.2e-2 }" } do
  for _, loops in ipairs { "schur", "kkt" } do
    local rows = block(("%s, %s"):format(name, loops), "",
      ("spook_by_row = true loops = '%s' "):format(loops) .. TIE:format(words))
    suite:check(("%s, %s: the same as by lists"):format(name, loops),
      far(rows(1e-3, 2e-3, 0.02, ANGLE), expected) < 1e-13)
  end
end
expected = plain(1e-3, 2e-3, 0.02, ANGLE)
suite:check("by arguments: others are another motion", far(plain(1e-3, 4e-3, 0.02, ANGLE), expected)
  > 1e-3)

-- A point has rows that may be seen from any axes, but not if each is soft in its own way.  The
-- self-tests of the blocks compare them with the generic runtime.
local POINT = TIE:gsub("weld", "point")
for _, loops in ipairs { "schur", "kkt" } do
  block("a point by lists, " .. loops, "", ("loops = '%s' "):format(loops)
    .. POINT:format ", eps = { 2e-3, 4e-3, 6e-3 }, tau = { 0.02, 0.04, 0.06 }")
  block("a point row by row, " .. loops, "",
    ("spook_by_row = true loops = '%s' "):format(loops) .. POINT:format "")
end

-- ---- mistakes -----------------------------------------------------------------------------------

local bad = dofile("tests/support/mistakes.lua")(support, suite, "weld", "spook")

local WELD = 'a = { link = "left" }, b = { xyz = { 0.1, 0.2, 0.5 } }'
bad("both eps and stiffness", WELD .. ", eps = 1, stiffness = 1", "has both eps and stiffness")
bad("both tau and damping", WELD .. ", eps = 1, tau = 1, damping = 1", "has both tau and damping")
bad("damping alone", WELD .. ", damping = 1", "damping: needs eps or stiffness")
bad("too few eps", WELD .. ", eps = { 1, 2 }",
  "eps: 2 numbers, expected one for each of the 6 rows")
bad("a stiffness of 0", WELD .. ", stiffness = { 1, 1, 1, 1, 0, 1 }", "stiffness: 0 in row 5")
bad("a negative eps", WELD .. ", eps = -1", "eps: expected a number that is not negative, got -1")

suite:finish()
