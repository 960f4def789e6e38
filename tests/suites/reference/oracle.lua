#!/usr/bin/env lua5.4
--- The oracle of the fuzzer (tests/oracle) against results of Pinocchio: H, C, g, tau, momenta,
-- energies, poses, velocities and accelerations of ../shared/golden, two states of each robot.
--
-- ../shared/golden/README.md has the conventions.  Joints come in Pinocchio's order, which is the
-- oracle's alphabetical one.  Values that are null there are left out; everything, if ../shared is
-- absent.

local support = dofile "tests/support/c.lua"
local suite = support.suite "oracle"
local json = require "dkjson"

local GOLDEN = support.shared .. "/golden"

-- a result of the oracle, by the key of the golden file
local WHOLE = {
  { "H", "oracle_H(o)" }, { "C", "oracle_tau(o, ORACLE_V | ORACLE_G)" },
  { "g", "oracle_tau(o, ORACLE_G)" }, { "tau", "oracle_tau(o, ORACLE_A | ORACLE_V | ORACLE_G)" },
  { "com", "oracle_com(o)" }, { "vcom", "oracle_com_velocity(o)" },
  { "hg", "oracle_momentum(o)" }, { "kinetic", "oracle_kinetic(o)" },
  { "potential", "oracle_potential(o)" },
}

local PRELUDE = [[
#include "%s/tests/oracle/oracle.h"

#include <math.h>
#include <stdio.h>

static int failed, compared;

static void check(const char *what, oracle_array got, const double *x)
{
  const int n = got.rows*got.cols;
  double most = 0, off = 0;
  for (int k = 0; k < n; k++) most = fmax(most, got.mag[k]);
  for (int k = 0; k < n; k++) {
    const double d = fabs(got.x[k] - x[k]);
    if (!(d <= off)) off = d;
  }
  compared += n;
  if (!(off <= 1e-11*most + 1e-300)) {
    failed = 1;
    printf("%%s is off by %%g of %%g\n", what, off, most);
  }
}

int main(void)
{
  oracle *o = oracle_read("%s");
  oracle_alphabetical(o);
  oracle_free_mimics(o);
  oracle_no_armature(o);
  oracle_snap(o, 0); /* angles as they are typed */
%s  oracle_build(o);
]]

-- all numbers of nested lists; nil if one of them is null
local function flat(value, out)
  out = out or {}
  if type(value) == "number" then
    out[#out + 1] = ("%.17g"):format(value)
  elseif type(value) == "table" then
    for _, x in ipairs(value) do
      if not flat(x, out) then return nil end
    end
  else
    return nil
  end
  return out
end

local function whole(list, n)
  return list and #list == n and list or nil
end

local function state_text(state, nq, nv, lines)
  local function add(form, ...) lines[#lines + 1] = form:format(...) end
  local function array(name, list)
    add("    static const double %s[] = { %s };", name, table.concat(list, ", "))
  end
  local given = { q = whole(flat(state.q), nq), v = whole(flat(state.v), nv),
    a = whole(flat(state.a), nv) }
  add("  {")
  for _, name in ipairs { "q", "v", "a" } do array(name, given[name]) end
  add("    oracle_state(o, q, v, a);")
  local sizes = { H = nv * nv, C = nv, g = nv, tau = nv, com = 3, vcom = 3, hg = 6, kinetic = 1,
    potential = 1 }
  for _, row in ipairs(WHOLE) do
    local list = state[row[1]] ~= nil and whole(flat(state[row[1]]), sizes[row[1]])
    if list then
      add("    { ")
      array("x", list)
      add('    check("%s", %s, x); }', row[1], row[2])
    end
  end
  local links = {}
  for link in pairs(state.frames or {}) do links[#links + 1] = link end
  table.sort(links)
  for _, link in ipairs(links) do
    local frame = state.frames[link]
    local moving = {
      { "v", "oracle_velocity(o, f, ORACLE_BODY)" }, { "a", "oracle_acceleration(o, f, 0)" },
    }
    for _, item in ipairs(moving) do
      local list = whole(flat(frame[item[1]]), 6)
      if list then
        add("    {")
        array("x", list)
        add('    const int f = oracle_frame_named(o, "%s");', link)
        add('    check("%s of %s", %s, x); }', item[1], link, item[2])
      end
    end
    local pose = flat { frame.R, frame.p }
    if whole(pose, 12) then
      add("    {")
      array("x", pose)
      add('    const int f = oracle_frame_named(o, "%s");', link)
      add("    oracle_array one = oracle_poses(o);")
      add("    one.rows = 1; one.x += 12*f; one.mag += 12*f;")
      add('    check("pose of %s", one, x); }', link)
    end
  end
  add("  }")
end

local function program(golden, root)
  local lines = { PRELUDE:format(root, ("%s/%s/urdf/%s"):format(root,
    support.shared, golden.urdf), golden.floating and "  oracle_floating_base(o);\n" or "") }
  lines[#lines + 1] = ("  if (oracle_nq(o) != %d || oracle_nv(o) != %d) {\n    puts(\"sizes\");\n"
    .. "    return 1;\n  }"):format(golden.nq, golden.nv)
  for _, state in ipairs(golden.states) do state_text(state, golden.nq, golden.nv, lines) end
  lines[#lines + 1] = '  printf("%d compared\\n", compared);\n  return failed || !compared;\n}\n'
  return table.concat(lines, "\n")
end

suite:need(GOLDEN)

local quote = support.quote
local objects = suite:fresh "objects"
local build = support.run(support.objects(objects, quote(support.root) .. "/tests/oracle/*.c"))
assert(build.code == 0, build.out .. build.err)
for _, name in ipairs(support.names(GOLDEN, ".json")) do
  local golden = json.decode(support.contents(GOLDEN .. "/" .. name), 1, false)
  support.write(("%s/%s.c"):format(suite.directory, name), program(golden, support.root))
  local run = support.run(support.program(suite.directory, quote(name .. ".c") .. " objects/*.o",
    quote(name .. ".run")) .. " && ./" .. quote(name .. ".run"))
  suite:check(name, run.code == 0, run.out .. run.err)
end
suite:check("the robots are there", suite.passed + suite.failed == 45)
suite:finish()
