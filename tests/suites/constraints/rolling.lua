#!/usr/bin/env lua5.4
-- Bodies that roll and slide, simulated with generated C against closed forms: a ball on a slope
-- (5/7 g sin), a disc in steady precession, a skate on its circle, and a rattleback, which reverses
-- if it is spun one way but not the other.  Also the self-test of each.

local support = dofile "tests/support/c.lua"
local suite = support.suite "rolling"

-- one body, inertia about its centre of mass
local function body(name, mass, com, I)
  return ([[<robot name="%s"><link name="body"><inertial><origin xyz="%s"/><mass value="%.17g"/>
<inertia ixx="%.17g" iyy="%.17g" izz="%.17g" ixy="%.17g" ixz="0" iyz="0"/></inertial></link></robot>
]]):format(name, com, mass, I[1], I[2], I[3], I[4] or 0)
end

local MASS, RADIUS, SLOPE = 2.0, 0.25, 0.4

local SKATE = [[<robot name="skate"><link name="ice"/><link name="body"><inertial><mass value="3"/>
<inertia ixx="1" iyy="1" izz="0.2" ixy="0" ixz="0" iyz="0"/></inertial></link>
<joint name="plane" type="planar"><parent link="ice"/><child link="body"/>
<axis xyz="0 0 1"/></joint>
</robot>
]]

local ROBOTS = {
  ball = { text = body("ball", MASS, "0 0 0", { 0.05, 0.05, 0.05 }), base = "floating",
    row = ('{ name = "floor", type = "rolling", a = { link = "body" }, radius = %g, '
      .. "b = { rpy = { %g, 0, 0 } } }"):format(RADIUS, SLOPE) },
  disc = { base = "floating", text = body("disc", MASS, "0 0 0", { MASS * RADIUS ^ 2 / 4,
      MASS * RADIUS ^ 2 / 4, MASS * RADIUS ^ 2 / 2 }),
    row = ('{ name = "floor", type = "rolling", a = { link = "body", axis = { 0, 0, 1 } }, '
      .. "radius = %g }"):format(RADIUS) },
  skate = { base = "fixed", text = SKATE,
    row = '{ name = "blade", type = "knife_edge", a = { link = "body", axis = { 0, 1, 0 } } }' },
  -- Kane and Levinson 1982
  rattleback = { base = "floating",
    text = body("rattleback", 1.0, "0 0 -0.01", { 2e-4, 1.6e-3, 1.7e-3, -2e-5 }),
    row = '{ name = "table", type = "rolling", a = { link = "body" }, '
      .. "radii = { 0.2, 0.03, 0.02 } }" },
}

-- midpoint steps of fd_stabilised; it corrects only the errors of the scheme
local DRIVER = [=[
#include <math.h>
#include <stdio.h>
#include <string.h>
#include "ID.h"

enum { NQ = UP_NQ, NV = UP_NV, NC = UP_NC };
static const double gravity = 9.81, mass = MASS_, radius = RADIUS_, slope = SLOPE_;
static double q[NQ], v[NV];

static int step(double h)
{
  static const double tau[NV], gains[2] = {GAINS_};
  double a[NV], lambda[NC], half[NQ], middle[NV];
  if (ID_fd_stabilised(q, v, tau, gains, a, lambda) != 0) return 1;
  for (int i = 0; i < NV; i++) middle[i] = v[i] + 0.5 * h * a[i];
  ID_integrate(q, v, 0.5 * h, half);
  if (ID_fd_stabilised(half, middle, tau, gains, a, lambda) != 0) return 1;
  ID_integrate(q, middle, h, q);
  for (int i = 0; i < NV; i++) v[i] += h * a[i];
  return 0;
}

static void slide(void)
{
  double K[UP_NK], most = 0.0;
  ID_K(q, K);
  for (int r = 0; r < NC; r++) {
    double sum = 0.0;
    for (int k = ID_K_rowptr[r]; k < ID_K_rowptr[r + 1]; k++) sum += K[k] * v[ID_K_colind[k]];
    most = fmax(most, fabs(sum));
  }
  printf("slip %.3g\n", most);
}

int main(void)
{
  (void)gravity, (void)mass, (void)radius, (void)slope;
BODY
  slide();
  return 0;
}
]=]

local BODY = {}

-- from rest; along the slope by y of B
BODY.ball = [[
  static const double tau[NV];
  const double h = 1e-4;
  double a[NV], lambda[NC];
  q[1] = -radius * sin(slope), q[2] = radius * cos(slope), q[6] = 1.0;
  const double y = q[1], z = q[2];
  if (ID_fd_constrained(q, v, tau, a, lambda) != 0) return 1;
  printf("start %.17g\n", a[1] * cos(slope) + a[2] * sin(slope));
  printf("grip %.17g\n", hypot(lambda[0], lambda[1]));
  for (int k = 0; k < 10000; k++) {
    if (step(h)) return 1;
  }
  const double along = (q[1] - y) * cos(slope) + (q[2] - z) * sin(slope);
  printf("way %.17g\n", along);
]]

-- the axle at an angle to the vertical, for a whole turn about it
BODY.disc = [[
  const double tilt = 1.1, turn = 2.5, s = sin(tilt), c = cos(tilt);
  const double A = 0.25 * mass * radius * radius, C = 2.0 * A + mass * radius * radius;
  const double spin = (A * turn * turn * s * c - mass * gravity * radius * c) / (C * turn * s);
  const int steps = 40000;
  const double period = 8.0 * atan(1.0) / turn, circle = radius * fabs(spin) / turn;
  double off = 0.0, back;
  q[2] = radius * s, q[3] = sin(0.5 * tilt), q[6] = cos(0.5 * tilt);
  v[0] = -radius * spin, v[4] = turn * s, v[5] = spin;
  for (int k = 0; k < steps; k++) {
    if (k == steps / 2) printf("across %.3g\n", fabs(hypot(q[0], q[1]) / (2.0 * circle) - 1.0));
    if (step(period / steps)) return 1;
    const double up = 1.0 - 2.0 * (q[3] * q[3] + q[4] * q[4]);
    off = fmax(off, fabs(up - c));
  }
  back = hypot(q[0], q[1]) / circle;
  printf("tilt %.3g\nback %.3g\n", off, back);
]]

-- moving forward at u and turning at w, it follows a circle
BODY.skate = [[
  const double u = 1.5, w = 0.8, h = 1e-4;
  v[0] = u, v[2] = w;
  for (int k = 0; k < 20000; k++) {
    if (step(h)) return 1;
  }
  printf("place %.3g\n", fmax(fabs(q[0] - u / w * sin(2.0 * w)),
                              fabs(q[1] - u / w * (1.0 - cos(2.0 * w)))));
  printf("speed %.3g\n", fmax(fabs(v[0] - u), fabs(v[2] - w)));
]]

-- spun either way for a while; prints the angular velocity about the vertical afterwards
BODY.rattleback = [[
  for (int side = 0; side < 2; side++) {
    const double h = 1e-4, tilt = 0.5 * atan(1.0) / 45.0;
    memset(q, 0, sizeof q);
    memset(v, 0, sizeof v);
    q[3] = sin(0.5 * tilt), q[6] = cos(0.5 * tilt);
    q[2] = sqrt(0.03 * 0.03 * sin(tilt) * sin(tilt) + 0.02 * 0.02 * cos(tilt) * cos(tilt));
    v[5] = side ? 5.0 : -5.0;
    double least = 5.0;
    for (int k = 0; k < 60000; k++) {
      if (step(h)) return 1;
      const double x = 2.0 * (q[3] * q[5] - q[4] * q[6]), y = 2.0 * (q[4] * q[5] + q[3] * q[6]);
      const double z = 1.0 - 2.0 * (q[3] * q[3] + q[4] * q[4]);
      const double about = (x * v[3] + y * v[4] + z * v[5]) * (side ? 1.0 : -1.0);
      least = fmin(least, about);
    }
    printf("%s %.4f\n", side ? "left" : "right", least);
  }
]]

-- the printed numbers, by word
local function run(id, robot)
  local dir = suite:fresh(id)
  support.write(dir .. "/r.urdf", robot.text)
  support.write(dir .. "/r.lua", "constraints = { " .. robot.row .. " }\n")
  local made = support.pinion { "--quiet", "--config", dir .. "/r.lua", "--functions",
    "all,constraints,derivatives", "--base", robot.base, "-o", dir, "--name", id, dir .. "/r.urdf" }
  if not suite:check(id .. " is generated", made.code == 0, made.err) then return {} end
  local text = DRIVER
  for _, word in ipairs {
    { "BODY", BODY[id] }, { "MASS_", ("%.17g"):format(MASS) },
    { "RADIUS_", ("%.17g"):format(RADIUS) }, { "SLOPE_", ("%.17g"):format(SLOPE) },
    { "GAINS_", "400.0, 40.0" }, { "UP", id:upper() }, { "ID", id },
  } do
    text = text:gsub(word[1], function() return word[2] end)
  end
  support.write(dir .. "/drive.c", text)
  local moved = support.run(support.program(dir, support.sources(id, "selftest") .. " drive.c",
    "drive") .. " && ./drive")
  local found = {}
  if suite:check(id .. " moves", moved.code == 0, moved.out .. moved.err) then
    for word, x in moved.out:gmatch "(%a+) (%S+)\n" do found[word] = tonumber(x) end
  end
  local test = support.run(support.program(dir, support.sources(id), "test") .. " && ./test 20")
  suite:check(id .. " passes its self-test", test.code == 0, test.out .. test.err)
  return found
end

local function near(what, found, expected, slack)
  suite:check(("%s is %.9g to %g"):format(what, expected, slack),
    found and math.abs(found - expected) <= slack, found or "nothing")
end

suite:runtime()
local ball = run("ball", ROBOTS.ball)
-- I = 2/5 m r^2
near("the acceleration of a ball", ball.start, -5 / 7 * 9.81 * math.sin(SLOPE), 1e-13)
near("what holds it", ball.grip, 2 / 7 * MASS * 9.81 * math.sin(SLOPE), 1e-13)
near("its way in 1 s", ball.way, -5 / 14 * 9.81 * math.sin(SLOPE), 1e-6)
near("its slip", ball.slip, 0, 1e-5)

local disc = run("disc", ROBOTS.disc)
near("half a turn of a disc across its circle", disc.across, 0, 1e-6)
near("its tilt", disc.tilt, 0, 1e-6)
near("the place after a turn", disc.back, 0, 1e-6)
near("its slip", disc.slip, 0, 1e-6)

local skate = run("skate", ROBOTS.skate)
near("where the skate is", skate.place, 0, 1e-7)
near("what its speed lost", skate.speed, 0, 1e-7)
near("its slip", skate.slip, 0, 1e-9)

local stone = run("rattleback", ROBOTS.rattleback)
suite:check("a rattleback turns back", stone.right and stone.right < -0.5, stone.right)
suite:check("but not the other way", stone.left and stone.left > 3, stone.left)
near("its slip", stone.slip, 0, 1e-3)

-- ---- a quadruped on wheels ----------------------------------------------------------------------

-- equal limbs, at every level and by every route
local WHEELS = {}
for k, leg in ipairs { "lf", "rf", "lh", "rh" } do
  WHEELS[k] = ('{ name = "%s", type = "rolling", a = { link = "%s_foot", axis = { 0, 1, 0 } }, '
    .. "radius = 0.05, switch = true }, "):format(leg, leg)
end
local BLADE = '{ name = "rail", type = "linear", a = { link = "lf_foot" }, '
  .. 'b = { link = "rh_foot" }, '
  .. "velocity = { vx = 1, wz = -0.3 }, joints = { lf_kfe = 0.5 } }"
local QUAD = suite:fresh "quad"
support.write(QUAD .. "/wheels.lua", "constraints = { " .. table.concat(WHEELS) .. "}\n")
support.write(QUAD .. "/rail.lua", "constraints = { " .. WHEELS[1] .. BLADE .. "}\n")
for k, row in ipairs {
  { "wheels", "--limbs", "lanes" }, { "wheels", "--target", "mcu", "--real", "float" },
  { "wheels", "-O0" }, { "wheels", "-O2", "--loops", "schur" }, { "rail", "--loops", "kkt" },
  { "rail", "--tunable", "lf_foot:mass,com", "--tunable", "lf_kfe:origin" },
} do
  local dir = suite:fresh("quad" .. k)
  local made = support.pinion { "--quiet", "--config", ("%s/%s.lua"):format(QUAD, row[1]),
    "--base", "floating", "--functions", "crba,phi,K,Kdotv,constraint_forces,fd_constrained,impact,"
    .. "position_step,spook" .. (k == 3 and ",fd_constrained_derivatives" or ""), "-o", dir,
    "--name", "r", "models/quad.urdf", table.unpack(row, 2) }
  local what = table.concat(row, " ")
  if suite:check(what .. " is generated", made.code == 0, made.err) then
    local test = support.run(support.program(dir, support.sources "r", "test") .. " && ./test 20")
    suite:check(what .. " passes its self-test", test.code == 0, test.out .. test.err)
  end
end

suite:finish()
