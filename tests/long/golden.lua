#!/usr/bin/env lua5.4
-- Compares compiled H and its solve with Pinocchio's results: every robot of ../shared/golden, two
-- states each, in double or in float; and the times that a build step may take.
--
-- Every robot has one base in double and the other in float, the next one the other way round;
-- fixed robots in double and floating ones in float are at -O2.  ../shared/golden/README.md has the
-- conventions.  Joints are mapped by name, through the model tables of the generated C; robots and
-- states with null as golden numbers are left out.  Skipped if ../shared is absent.

local support = dofile "tests/support/c.lua"
local dense = dofile "tests/support/reference/dense.lua"
local json = require "dkjson"

local suite = support.suite "golden"

local FUNCTIONS = "crba,ltdl,solve"
local TOLERANCE = { double = 1e-12, float = 1e-5 }
local ROUNDING = 2.3e-16

-- The program: lines `joint NAME Q V` and `rows I COLUMNS..`, then for every state on stdin (the
-- elements of q, then of a right-hand side) a line H and a line x, or `singular`.
local DRIVER = [[
#include <stdio.h>
#include "robot.h"
#include "robot_model.h"

enum { NQ = ROBOT_NQ, NV = ROBOT_NV, NH = ROBOT_NH };

static void line(const char *head, int n, const REAL *x)
{
  printf("%s", head);
  for (int i = 0; i < n; i++) printf(" %.17g", (double)x[i]);
  printf("\n");
}

static int read_numbers(int n, REAL *x)
{
  for (int i = 0; i < n; i++) {
    double value;
    if (scanf("%lf", &value) != 1) return 0;
    x[i] = (REAL)value;
  }
  return 1;
}

int main(void)
{
  static REAL q[NQ], x[NV], H[NH];
  for (int i = 0; i < robot_model.nb; i++) {
    const pinion_body *body = &robot_model.body[i];
    printf("joint %s %d %d\n", body->name, body->q, body->v);
  }
  for (int i = 0; i < NV; i++) {
    printf("row");
    for (int k = robot_H_rowptr[i]; k < robot_H_rowptr[i + 1]; k++)
      printf(" %d", robot_H_colind[k]);
    printf("\n");
  }
  while (read_numbers(NQ, q) && read_numbers(NV, x)) {
    robot_crba(q, H);
    line("H", NH, H);
    if (robot_ltdl(H)) {
      printf("singular\n");
      continue;
    }
    robot_solve(H, x);
    line("x", NV, x);
  }
  return 0;
}
]]

-- ---- numbers ----------------------------------------------------------------------------------

-- null of JSON is not a number
local function is_null(x) return x == nil or x == json.null end

local function any_null(list)
  for _, x in ipairs(list) do
    if type(x) == "table" and x ~= json.null then
      if any_null(x) then return true end
    elseif is_null(x) then
      return true
    end
  end
  return false
end

-- a list with nulls kept in their places
local function decode(path)
  local value, _, problem = json.decode(support.contents(path), 1, json.null)
  assert(value, problem)
  return value
end

local function norm(x) return math.sqrt(dense.dot(x, x)) end

-- largest eigenvalue of the symmetric positive map `apply`, by power iteration
local function largest_eigenvalue(n, apply)
  local x, value = {}, 0.0
  for i = 1, n do x[i] = 1.0 + i % 3 end
  for _ = 1, 30 do
    local length = norm(x)
    for i = 1, n do x[i] = x[i] / length end
    x = apply(x)
    value = norm(x)
  end
  return value
end

local function condition(H)
  return largest_eigenvalue(#H, function(x) return dense.apply(H, x) end)
    * largest_eigenvalue(#H, function(x) return dense.solve(H, x) end)
end

-- ---- one build --------------------------------------------------------------------------------

local function read_goldens()
  local list = {}
  for _, file in ipairs(support.goldens(support.shared .. "/golden")) do
    list[#list + 1] = { robot = file.robot, base = file.base,
      real = file.other and "double" or "float", golden = decode(file.path) }
  end
  return list
end

-- generate, compile with a driver
local function build_command(build)
  build.directory = suite:fresh(("%s_%s_%s"):format(build.robot, build.base, build.real))
  support.write(build.directory .. "/driver.c", (DRIVER:gsub("REAL", build.real)))
  local level = (build.base == "fixed") == (build.real == "double") and "-O2" or "-O1"
  local words = { level, "-o", build.directory, "--name", "robot",
    "--base", build.base, "--real", build.real, "--order", "alphabetical", "--functions", FUNCTIONS,
    "--mimic", "free", "--armature", "none", "--snap", "0", -- as the goldens were made
    ("%s/urdf/%s.urdf"):format(support.shared, build.robot) }
  return { words, support.program(build.directory,
    "driver.c " .. support.sources("robot", "selftest"), "run") }
end

-- places of q or v in the golden file (from 1) -> places in the C (from 0), for q[i] and v[i]
local function places_of(build, out)
  local q_of, v_of, order = {}, {}, {}
  for name, q, v in out:gmatch("joint (%S+) (%d+) (%d+)\n") do
    q_of[name], v_of[name] = tonumber(q), tonumber(v)
    order[#order + 1] = name
  end
  local q, v = {}, {}
  if build.base == "floating" then
    for k = 1, 7 do q[k] = k - 1 end
    for k = 1, 6 do v[k] = k - 1 end
    table.remove(order, 1)
  end
  local same = #order == #build.golden.joints
  for k, joint in ipairs(build.golden.joints) do
    if not q_of[joint.name] then return nil, "no joint " .. joint.name end
    q[#q + 1], v[#v + 1] = q_of[joint.name], v_of[joint.name]
    same = same and order[k] == joint.name
  end
  if not same then return nil, "not in Pinocchio's order: " .. table.concat(order, " ") end
  return q, v
end

local function parse_numbers(text)
  local list = {}
  for word in text:gmatch("%S+") do list[#list + 1] = tonumber(word) end
  return list
end

-- the program's input: q and the right-hand side (zeros if the golden one is null)
local function stdin_of(build, q_place, v_place)
  local lines = {}
  for _, state in ipairs(build.golden.states) do
    local q, b = {}, {}
    for k, place in ipairs(q_place) do q[place + 1] = ("%.17g"):format(state.q[k]) end
    for k, place in ipairs(v_place) do
      local tau, C = state.tau_in[k], state.C[k]
      b[place + 1] = ("%.17g"):format((is_null(tau) or is_null(C)) and 0 or tau - C)
    end
    lines[#lines + 1] = table.concat(q, " ") .. " " .. table.concat(b, " ")
  end
  return table.concat(lines, "\n") .. "\n"
end

-- dense H, in golden's order, from the packed one
local function unpacked(packed, rows, v_place)
  local at, k = {}, 0
  for i, row in ipairs(rows) do
    for _, j in ipairs(row) do
      k = k + 1
      at[(i - 1) * #rows + j] = packed[k]
    end
  end
  local H = {}
  for a, i in ipairs(v_place) do
    H[a] = {}
    for b, j in ipairs(v_place) do
      H[a][b] = at[math.max(i, j) * #rows + math.min(i, j)] or 0.0
    end
  end
  return H
end

-- ---- the tests of one build -------------------------------------------------------------------

local worst = { H = { double = 0.0, float = 0.0 }, forward = 0.0, backward = 0.0 }

local function check_H(label, build, H, golden)
  local sum, size, entry, largest = 0.0, 0.0, 0.0, 0.0
  for i, row in ipairs(golden) do
    for j, x in ipairs(row) do
      if not is_null(x) then
        local d = H[i][j] - x
        sum, size = sum + d * d, size + x * x
        entry, largest = math.max(entry, math.abs(d)), math.max(largest, math.abs(x))
        if d ~= d then sum, entry = math.huge, math.huge end
      end
    end
  end
  -- a robot without masses has H = 0 exactly
  local by_norm = size > 0 and math.sqrt(sum / size) or sum
  local by_entry = largest > 0 and entry / largest or entry
  worst.H[build.real] = math.max(worst.H[build.real], by_norm, by_entry)
  suite:check(label .. ": H", math.max(by_norm, by_entry) <= TOLERANCE[build.real], function()
    return ("off by %.3g of its norm, %.3g of its largest entry"):format(by_norm, by_entry)
  end)
end

-- x = H^-1 (tau_in - C) is golden's qdd.  Backward (H x - b) to the same 1e-10, forward to the
-- accuracy that the condition of H leaves, but never worse than a hundred thousandth.
local function check_solve(label, x, state)
  if any_null(state.H) or any_null(state.qdd) or any_null(state.C) then return end
  local b, d = {}, {}
  for i, tau in ipairs(state.tau_in) do b[i] = tau - state.C[i] end
  local cond = condition(state.H)
  local residual = dense.apply(state.H, x)
  for i, y in ipairs(residual) do residual[i] = y - b[i] end
  for i, y in ipairs(x) do d[i] = y - state.qdd[i] end
  local H_norm = 0.0
  for _, row in ipairs(state.H) do H_norm = H_norm + norm(row) ^ 2 end
  local backward = norm(residual) / (math.sqrt(H_norm) * norm(x) + norm(b))
  local forward = norm(d) / norm(state.qdd)
  local allowed = math.max(1e-10, 100 * cond * ROUNDING)
  worst.forward = math.max(worst.forward, forward / (cond * ROUNDING))
  worst.backward = math.max(worst.backward, backward)
  local ok = backward <= 1e-10 and forward <= math.min(allowed, 1e-5)
  suite:check(label .. ": solve", ok, function()
    return ("residual %.3g; x off by %.3g of its norm, allowed %.3g (condition %.3g)"):format(
      backward, forward, allowed, cond)
  end)
end

local function check_build(build)
  local label = ("%s %s %s"):format(build.robot, build.base, build.real)
  local program = build.directory .. "/run"
  local q_place, v_place = places_of(build, support.run(program).out)
  if not suite:check(label .. ": joints as in the golden file", q_place, v_place) then return end
  local run = support.run(program, { stdin = stdin_of(build, q_place, v_place) })
  local rows, Hs, xs = {}, {}, {}
  for _, line in ipairs(support.lines(run.out)) do
    local head, rest = line:match("^(%a+) ?(.*)$")
    if head == "row" then rows[#rows + 1] = parse_numbers(rest) end
    if head == "H" then Hs[#Hs + 1] = parse_numbers(rest) end
    if head == "x" or head == "singular" then xs[#xs + 1] = parse_numbers(rest) end
  end
  for k, state in ipairs(build.golden.states) do
    local name = ("%s, state %d"):format(label, k)
    if not suite:check(name .. ": ran", Hs[k] and xs[k], run.out .. run.err) then return end
    check_H(name, build, unpacked(Hs[k], rows, v_place), state.H)
    if build.real == "double" then
      local x = {}
      for i, place in ipairs(v_place) do x[i] = xs[k][place + 1] or 0 / 0 end
      check_solve(name, x, state)
    end
  end
end

-- ---- times ------------------------------------------------------------------------------------

-- processor seconds of the fastest of three runs
local function best_of_three(command)
  local best
  for _ = 1, 3 do
    local run = support.run(command)
    assert(run.code == 0, run.err)
    best = math.min(best or run.seconds, run.seconds)
  end
  return best
end

local function check_times()
  local place = suite:fresh "atlas_times"
  local seconds = best_of_three(support.pinion_command { "--base", "floating", "--order",
    "alphabetical", "--functions", FUNCTIONS, "-o", place, support.shared .. "/urdf/atlas.urdf" })
  suite:check("atlas, floating, is generated in 2 s", seconds < 2, seconds .. " s")
  local compile = best_of_three(("cd %s && gcc -std=c99 -O2 -I ../../../../runtime -c "
    .. "atlas_crba.c atlas_ltdl.c atlas_solve.c atlas_pattern.c"):format(place))
  suite:check("atlas, floating, is compiled by gcc -O2 in 10 s", compile < 10, compile .. " s")
  print(("atlas: generated in %.2f s, compiled in %.2f s"):format(seconds, compile))
end

-- ---- the suite --------------------------------------------------------------------------------

suite:need(support.shared .. "/golden/README.md")

suite:runtime()
local builds, commands = read_goldens(), {}
for k, build in ipairs(builds) do commands[k] = build_command(build) end
for k, built in ipairs(support.parallel(commands)) do
  local build = builds[k]
  if suite:check(("%s %s %s: generates and compiles"):format(build.robot, build.base, build.real),
      built.code == 0, built.log) then
    check_build(build)
  end
end
print(("largest differences: H %.2g (double), %.2g (float); residual %.2g; x %.2g roundings times "
  .. "the condition"):format(worst.H.double, worst.H.float, worst.backward, worst.forward))
check_times()
suite:finish()
