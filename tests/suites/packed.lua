#!/usr/bin/env lua5.4
-- --packed-derivatives, --packed-regressors: packed results, unpacked by the exported pattern,
-- equal the dense ones bit for bit, with zeros in between; also fused; and a warning names the
-- functions that are left out.

local LONG = os.getenv "PINION_LONG" == "1" -- in `make test-long`
local support = dofile "tests/support/c.lua"
local suite = support.suite "packed"

suite:runtime()

-- Prints how many numbers differ, and how many of all are packed.  d is dense, p packed.
local DRIVER = [==[
#include <stdio.h>
#include <string.h>
#include "d.h"
#include "p.h"
#include "d_model.h"

enum { NQ = D_NQ, NV = D_NV };
static REAL full[3][NV][NV], part[3][NV * NV], spread[NV * D_NP], Y[NV][D_NP], y[P_NY];
static int differ;

static void compare(int columns, const REAL *whole, const REAL *packed, const int *rowptr,
                    const int *colind)
{
  memset(spread, 0, sizeof spread);
  for (int i = 0; i < NV; i++)
    for (int j = rowptr[i]; j < rowptr[i + 1]; j++) spread[i * columns + colind[j]] = packed[j];
  for (int i = 0; i < NV * columns; i++) differ += spread[i] != whole[i];
}

static void square(int count, const int *rowptr, const int *colind)
{
  for (int k = 0; k < count; k++) compare(NV, full[k][0], part[k], rowptr, colind);
  memset(full, 0, sizeof full);
  memset(part, 255, sizeof part); /* NaN, which equals nothing */
}

static void regressor(void)
{
  compare(D_NP, Y[0], y, p_Y_rowptr, p_Y_colind);
  memset(Y, 0, sizeof Y);
  memset(y, 255, sizeof y);
}

int main(void)
{
  uint64_t random = 3;
  memset(part, 255, sizeof part);
  memset(y, 255, sizeof y);
  for (int state = 0; state < 10; state++) {
    double x[NQ];
    REAL q[NQ], v[NV], a[NV], f[D_NB][6];
    pinion_random_q(&d_model, &random, x);
    for (int i = 0; i < NQ; i++) q[i] = (REAL)x[i];
    for (int i = 0; i < NV; i++) v[i] = (REAL)pinion_random_unit(&random);
    for (int i = 0; i < NV; i++) a[i] = (REAL)pinion_random_unit(&random);
    for (int i = 0; i < 6 * D_NB; i++) f[0][i] = (REAL)pinion_random_unit(&random);
    d_rnea_derivatives(q, v, a, full[0], full[1]);
    p_rnea_derivatives(q, v, a, part[0], part[1]);
    square(2, p_D_rowptr, p_D_colind);
    d_rnea_fext_derivatives(q, v, a, f, full[0], full[1]);
    p_rnea_fext_derivatives(q, v, a, f, part[0], part[1]);
    square(2, p_D_rowptr, p_D_colind);
    d_bias_derivatives(q, v, full[0], full[1]);
    p_bias_derivatives(q, v, part[0], part[1]);
    square(2, p_D_rowptr, p_D_colind);
    d_gravity_derivative(q, full[0]);
    p_gravity_derivative(q, part[0]);
    square(1, p_D_rowptr, p_D_colind);
    if (d_fd_derivatives(q, v, a, full[0], full[1], full[2])) differ = -1000;
    if (p_fd_derivatives(q, v, a, part[0], part[1], part[2])) differ = -1000;
    square(3, p_A_rowptr, p_A_colind);
    d_regressor(q, v, a, Y);
    p_regressor(q, v, a, y);
    regressor();
    d_regressor_slotine_li(q, v, a, v, Y);
    p_regressor_slotine_li(q, v, a, v, y);
    regressor();
  }
  printf("%d %d %d %d %d\n", differ, P_ND, P_NA, NV * NV, P_NY);
  return 0;
}
]==]

-- two arms on the ground, which have no effect on each other
local TWO = [[
<robot name="two">
  <link name="ground"/>
  <link name="a"><inertial><origin xyz="0.1 0.2 0.3"/><mass value="1"/>
    <inertia ixx="1" iyy="1" izz="1" ixy="0" ixz="0" iyz="0"/></inertial></link>
  <link name="b"><inertial><origin xyz="0.3 0.2 0.1"/><mass value="2"/>
    <inertia ixx="1" iyy="2" izz="1" ixy="0" ixz="0" iyz="0"/></inertial></link>
  <joint name="left" type="continuous"><parent link="ground"/><child link="a"/>
    <axis xyz="1 0 0"/></joint>
  <joint name="right" type="continuous"><parent link="ground"/><child link="b"/>
    <axis xyz="0 1 0"/></joint>
</robot>
]]

-- the same with a link on each, the left one of which follows the right arm: H's pattern ties the
-- left arm to the right link as well, to which no pair of bodies contributes
local function with_link(name, parent, more)
  return ([[
  <link name="%s"><inertial><origin xyz="0.1 0.1 0.2"/><mass value="1"/>
    <inertia ixx="1" iyy="1" izz="1" ixy="0" ixz="0" iyz="0"/></inertial></link>
  <joint name="%s_joint" type="continuous"><parent link="%s"/><child link="%s"/>
    <origin xyz="0.1 0.2 0.3"/><axis xyz="0 0 1"/>%s</joint>
]]):format(name, name, parent, name, more)
end
local TIED = TWO:gsub("</robot>", with_link("c", "a", '<mimic joint="right"/>')
  .. with_link("d", "b", "") .. "</robot>")

local robots = suite:fresh "robots"
local two, tied = robots .. "/two.urdf", robots .. "/tied.urdf"
support.write(two, TWO)
support.write(tied, TIED)

-- duo without limbs: only one form of it may use lanes, and sums would differ
local CASES = {
  { "duo", { "--limbs", "off", "models/duo.urdf" }, { 7, 9, 9, 50 } },
  { "two", { two }, { 2, 2, 4, 20 } },
  { "tied", { tied } },
  { "gripper", { "models/gripper.urdf" } },
  { "rows", { "--base", "floating", "--rows=0", "models/arm6.urdf" } },
  { "scalars", { "--target", "mcu", "--real", "float", "-O2", "models/arm6.urdf" } },
}

if LONG then
  CASES[#CASES + 1] = { "quad", { "--base", "floating", "models/quad.urdf" },
    { 216, 324, 324, 1020 } }
end

for _, case in ipairs(CASES) do
  local place, words = suite:fresh(case[1]), case[2]
  local real = table.concat(words, " "):match("%-%-real (%w+)") or "double"
  for _, name in ipairs { "d", "p" } do
    local run = support.pinion { "--quiet", "--name", name, "-o", place, "--functions",
      "derivatives,regressors", name == "p" and "--packed-derivatives" or "--quiet",
      name == "p" and "--packed-regressors" or "--quiet", table.unpack(words) }
    suite:check(case[1] .. " is generated", run.code == 0, run.err)
  end
  support.write(place .. "/driver.c", DRIVER)
  local sources = support.sources("d", "selftest") .. " " .. support.sources("p", "selftest")
  local run = support.run(support.program(place, "driver.c " .. sources, "run", "-DREAL=" .. real)
    .. " && ./run")
  local differ, counts = run.out:match "(%-?%d+) ([%d ]+)"
  suite:equal(case[1] .. ": bit for bit", "0", differ or run.err)
  if case[3] then
    suite:equal(case[1] .. ": as many as the tree has", table.concat(case[3], " "), counts)
  end
end

-- ---- header, fused, left out --------------------------------------------------------------------

local fused = suite:fresh "fused"
local run = support.pinion { "--quiet", "--name", "p", "-o", fused, "--packed-derivatives",
  "--functions", "rnea_derivatives", "--fuse", "lin=tau,dtau_dq", "models/duo.urdf" }
local header = support.contents(fused .. "/p.h")
suite:check("a fused function packs, too", run.code == 0
  and header:find("p_lin%([^;]*double dtau_dq%[P_ND%]%)"), run.err .. header)
suite:check("the header says where they are", header:find("p_D_colind[P_ND];", 1, true)
  and header:find("columns by D_colind", 1, true), header)
run = support.run(support.program(fused, support.sources "p", "run") .. " && ./run 20")
suite:check("its self-test passes", run.out:find "\n2 passed, 0 failed\n", run.out .. run.err)

-- whether functions of its own are packed or only fused ones
for _, words in ipairs { { "--functions", "regressor" }, { "--fuse", "both=Y,dg_dq" } } do
  local place = suite:fresh "warnings"
  support.pinion { "--quiet", "--name", "p", "-o", place, "--packed-derivatives",
    "--packed-regressors", "--functions", "crba", "models/duo.urdf", table.unpack(words) }
  for _, compiler in ipairs(support.compilers()) do
    run = support.run(("%s -fsyntax-only -I runtime %s/p_selftest.c"):format(compiler.command,
      support.quote(place)))
    suite:check(("%s has no word on a self-test of %s"):format(compiler.name, words[2]),
      run.code == 0, run.err)
  end
end

run = support.pinion { "--packed-derivatives", "--functions", "step_rk4_derivatives", "-o",
  fused .. "/none", "models/duo.urdf" }
suite:check("derivatives of steps want dense ones", run.code == 2
  and run.err:find("it takes derivatives with their zeros", 1, true), run.err)

suite:finish()
