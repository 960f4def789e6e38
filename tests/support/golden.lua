-- Compares all of the compiled dynamics with the results of another library: every robot of a
-- directory of golden files, in double, within a tolerance relative to the norm of each quantity.
--
--   local compare = assert(loadfile "tests/support/golden.lua")(support, suite)
--   compare(goldens, urdfs, at_least, tolerance, most)   directories, the least number of golden
--     files, quantity -> tolerance, any -> that of others; with more than `most` dofs (nil: no
--     limit), -O1
--
-- A golden file is ROBOT.BASE.json, with joints and states: H, C, g, tau, qdd, com, vcom, kinetic,
-- potential and hg of each robot; the pose of every link; velocity and acceleration of six links.
-- Pinocchio's conventions: mimic joints free, no rotors, the base first.  Floating robots at -O2.
-- Quantities that are null there (H singular, no mass) are left out.

local support, suite = ...
local json = require "dkjson"

local LINKS = 6
-- Smaller sizes are compared relative to this: a zero of Pinocchio is rounding noise in
-- millimetres, or nothing.
local LEAST = 1e-3

-- ---- the program --------------------------------------------------------------------------------

local HEAD = [[
#include <stdio.h>
#include "robot.h"
#include "robot_model.h"

enum { NQ = ROBOT_NQ, NV = ROBOT_NV, NH = ROBOT_NH, NL = ROBOT_NL };

static void line(const char *head, int n, const double *x)
{
  printf("%s", head);
  for (int i = 0; i < n; i++) printf(" %.17g", x[i]);
  printf("\n");
}

static int read_numbers(int n, double *x)
{
  for (int i = 0; i < n; i++) {
    if (scanf("%lf", &x[i]) != 1) return 0;
  }
  return 1;
}

int main(void)
{
  static double q[NQ], v[NV], a[NV], tau[NV], x[NV], H[NH], pose[NL][12], V[6];
  for (int i = 0; i < robot_model.nb; i++)
    printf("joint %s %d %d\n", robot_model.body[i].name, robot_model.body[i].q,
           robot_model.body[i].v);
  for (int i = 0; i < NV; i++) {
    printf("row");
    for (int k = robot_H_rowptr[i]; k < robot_H_rowptr[i + 1]; k++)
      printf(" %d", robot_H_colind[k]);
    printf("\n");
  }
  while (read_numbers(NQ, q) && read_numbers(NV, v) && read_numbers(NV, a)
         && read_numbers(NV, tau)) {
    printf("state\n");
    robot_crba(q, H);
    line("H", NH, H);
    robot_bias(q, v, x);
    line("C", NV, x);
    robot_gravity(q, x);
    line("g", NV, x);
    robot_rnea(q, v, a, x);
    line("tau", NV, x);
    V[0] = robot_kinetic_energy(q, v);
    line("kinetic", 1, V);
    V[0] = robot_potential_energy(q);
    line("potential", 1, V);
    robot_fk(q, pose);
    for (int l = 0; l < NL; l++) {
      printf("pose %s", robot_model.link[l].name);
      line("", 12, pose[l]);
    }
]]

-- further results of a robot with mass
local WITH_MASS = [[
    static double A[6][NV], h[6];
    if (robot_FORWARD(q, v, tau, x) == 0) line("qdd", NV, x);
    robot_com(q, V);
    line("com", 3, V);
    robot_com_velocity(q, v, V);
    line("vcom", 3, V);
    robot_centroidal(q, v, A, h);
    line("hg", 6, h);
]]

local OF_LINK = [[
    robot_velocity_ID(q, v, V);
    line("v ID", 6, V);
    robot_acceleration_ID(q, v, a, V);
    line("a ID", 6, V);
]]

local function driver(build)
  local parts = { HEAD, build.massless and "" or WITH_MASS:gsub("FORWARD", build.forward) .. "" }
  for _, name in ipairs(build.links) do parts[#parts + 1] = (OF_LINK:gsub("ID", name)) end
  parts[#parts + 1] = "  }\n  return 0;\n}\n"
  return table.concat(parts)
end

-- ---- builds -------------------------------------------------------------------------------------

local function is_null(x) return x == nil or x == json.null end

local function any_null(x)
  if type(x) ~= "table" or x == json.null then return is_null(x) end
  for _, item in ipairs(x) do
    if any_null(item) then return true end
  end
  return false
end

-- links whose names are C identifiers, spread over all of them
local function some_links(state)
  local names = {}
  for name in pairs(state.frames) do
    if name:match("^[%a_][%w_]*$") and #name <= 40 then names[#names + 1] = name end
  end
  table.sort(names)
  local some = {}
  for k = 1, math.min(LINKS, #names) do
    some[k] = names[1 + (k - 1) * (#names - 1) // math.max(1, math.min(LINKS, #names) - 1)]
  end
  return some
end

-- an H given as its lower triangle, in full
local function mirrored(H)
  for i, row in ipairs(H) do
    for j = i + 1, #H do row[j] = H[j][i] end
  end
end

local function read_goldens(goldens, urdfs)
  local list = {}
  for _, file in ipairs(support.goldens(goldens)) do
    local robot, base = file.robot, file.base
    local golden, _, problem = json.decode(support.contents(file.path), 1, json.null)
    assert(golden, problem)
    for _, state in ipairs(golden.states) do
      if not is_null(state.H) and #state.H[1] < #state.H then mirrored(state.H) end
    end
    list[#list + 1] = {
      label = robot .. " " .. base, robot = robot, base = base, golden = golden,
      links = some_links(golden.states[1]), massless = any_null(golden.states[1].com),
      urdf = ("%s/%s.urdf"):format(urdfs, robot), nv = #golden.states[1].v,
      forward = file.other and "aba" or "fd",
    }
  end
  return list
end

local function build_command(build, most)
  local place = suite:fresh((build.label:gsub(" ", "_")))
  build.program = place .. "/run"
  support.write(place .. "/driver.c", driver(build))
  -- long/golden.lua does the opposite
  local level = build.base == "floating" and build.nv <= most and "-O2" or "-O1"
  local functions = "crba,bias,gravity,rnea,kinetic_energy,potential_energy,fk,velocity,"
    .. "acceleration"
  if not build.massless then
    functions = functions .. ",com,com_velocity,centroidal," .. build.forward
  end
  local words = { level, "-o", place, "--name", "robot", "--base", build.base, "--order",
    "alphabetical", "--mimic", "free", "--armature=none", "--snap", "0", "--functions", functions,
    "--frames", table.concat(build.links, ","), build.urdf }
  return { words,
    support.program(place, "driver.c " .. support.sources("robot", "selftest"), "run") }
end

-- ---- in and out ---------------------------------------------------------------------------------

-- places of q or v in the golden file (from 1) -> places in the C (from 0); nil and the reason if
-- the joints differ
local function places_of(build, out)
  local q_of, v_of, count = {}, {}, 0
  for name, q, v in out:gmatch("joint (%S+) (%d+) (%d+)\n") do
    q_of[name], v_of[name], count = tonumber(q), tonumber(v), count + 1
  end
  local q, v = {}, {}
  if build.base == "floating" then
    for k = 1, 7 do q[k] = k - 1 end
    for k = 1, 6 do v[k] = k - 1 end
    count = count - 1
  end
  for _, joint in ipairs(build.golden.joints) do
    if not q_of[joint.name] then return nil, "no joint " .. joint.name end
    q[#q + 1], v[#v + 1] = q_of[joint.name], v_of[joint.name]
  end
  if count ~= #build.golden.joints then return nil, ("%d joints"):format(count) end
  return q, v
end

local function placed(list, places)
  local words = {}
  for k, place in ipairs(places) do words[place + 1] = ("%.17g"):format(list[k]) end
  return table.concat(words, " ")
end

local function numbers(text)
  local list = {}
  for word in text:gmatch("%S+") do list[#list + 1] = tonumber(word) or 0 / 0 end
  return list
end

-- the output of a run: rows of H, and for each state quantity -> numbers
local function parse(out)
  local rows, states = {}, {}
  for _, text in ipairs(support.lines(out)) do
    local head, rest = text:match("^(%a+)%s?(.*)$")
    local state = states[#states]
    if head == "row" then
      rows[#rows + 1] = numbers(rest)
    elseif head == "state" then
      states[#states + 1] = { pose = {}, v = {}, a = {} }
    elseif head == "pose" or head == "v" or head == "a" then
      local name, list = rest:match("^(%S+)%s+(.*)$")
      state[head][name] = numbers(list)
    elseif state then
      state[head] = numbers(rest)
    end
  end
  return rows, states
end

-- the full H in golden's order, row after row
local function unpacked(packed, rows, places)
  local at, k = {}, 0
  for i, row in ipairs(rows) do
    for _, j in ipairs(row) do
      k = k + 1
      at[(i - 1) * #rows + j] = packed[k]
    end
  end
  local flat = {}
  for _, i in ipairs(places) do
    for _, j in ipairs(places) do
      flat[#flat + 1] = at[math.max(i, j) * #rows + math.min(i, j)] or 0.0
    end
  end
  return flat
end

local function flat(x)
  if type(x) ~= "table" then return { x } end
  if type(x[1]) ~= "table" then return x end
  local list = {}
  for _, row in ipairs(x) do table.move(row, 1, #row, #list + 1, list) end
  return list
end

-- ---- comparing ----------------------------------------------------------------------------------

local tolerance -- set by the caller of compare
local worst = {} -- quantity -> the largest difference

-- |found - expected| in units of |expected|
local function far(expected, found)
  if not found or #found ~= #expected then return math.huge end
  local sum, size = 0.0, 0.0
  for k, x in ipairs(expected) do sum, size = sum + (found[k] - x) ^ 2, size + x * x end
  local off = math.sqrt(sum) / math.max(math.sqrt(size), LEAST)
  return off == off and off or math.huge
end

local function compare(label, key, expected, found)
  local off = far(expected, found)
  worst[key] = math.max(worst[key] or 0.0, off)
  suite:check(("%s: %s"):format(label, key), off <= (tolerance[key] or tolerance.any), function()
    return ("off by %.3g, allowed %.3g"):format(off, tolerance[key] or tolerance.any)
  end)
end

-- all links together: the largest difference
local function compare_links(label, key, expected, found)
  local off, which, n = 0.0, "", 0
  for name, list in pairs(expected) do
    local here = far(list, found[name])
    n = n + 1
    if here >= off then off, which = here, name end
  end
  worst[key] = math.max(worst[key] or 0.0, off)
  suite:check(("%s: %s of %d links"):format(label, key, n),
    n > 0 and off <= tolerance.any,
    function() return ("%s off by %.3g, allowed %.3g"):format(which, off, tolerance.any) end)
end

local function check_state(build, label, golden, found, rows, places)
  found.H = unpacked(found.H, rows, places)
  local function in_order(list)
    local ordered = {}
    for k, place in ipairs(places) do ordered[k] = list and list[place + 1] end
    return ordered
  end
  for _, key in ipairs { "C", "g", "tau", "qdd" } do found[key] = in_order(found[key]) end
  local keys = { "H", "C", "g", "tau", "kinetic", "potential" }
  if not build.massless then table.move({ "qdd", "com", "vcom", "hg" }, 1, 4, #keys + 1, keys) end
  for _, key in ipairs(keys) do
    if not any_null(golden[key]) then
      local by_aba = key == "qdd" and build.forward == "aba"
      compare(label, by_aba and "qdd by aba" or key, flat(golden[key]), found[key])
    end
  end
  local poses, v, a = {}, {}, {}
  for name, frame in pairs(golden.frames) do
    poses[name] = table.move(frame.p, 1, 3, 10, { table.unpack(frame.R) })
  end
  for _, name in ipairs(build.links) do v[name], a[name] = golden.frames[name].v,
    golden.frames[name].a end
  compare_links(label, "pose", poses, found.pose)
  compare_links(label, "velocity", v, found.v)
  compare_links(label, "acceleration", a, found.a)
end

local function check_build(build)
  local q_places, v_places = places_of(build, support.run(build.program).out)
  if not suite:check(build.label .. ": joints as in the golden file", q_places, v_places) then
    return
  end
  local lines = {}
  for _, state in ipairs(build.golden.states) do
    lines[#lines + 1] = placed(state.q, q_places)
    for _, key in ipairs { "v", "a", "tau_in" } do
      lines[#lines + 1] = placed(state[key], v_places)
    end
  end
  local run = support.run(build.program, { stdin = table.concat(lines, "\n") .. "\n" })
  local rows, states = parse(run.out)
  for k, state in ipairs(build.golden.states) do
    local label = ("%s, state %d"):format(build.label, k)
    if suite:check(label .. ": ran", states[k] and #states == #build.golden.states, run.err) then
      check_state(build, label, state, states[k], rows, v_places)
    end
  end
end

-- ---- all of them --------------------------------------------------------------------------------

return function(goldens, urdfs, at_least, tolerances, most)
  tolerance = tolerances
  local builds, commands = read_goldens(goldens, urdfs), {}
  for k, build in ipairs(builds) do commands[k] = build_command(build, most or math.huge) end
  suite:check("goldens of all robots are there", #builds >= at_least, #builds)
  for k, result in ipairs(support.parallel(commands)) do
    local build = builds[k]
    if suite:check(build.label .. ": generates and compiles", result.code == 0, result.log) then
      check_build(build)
    end
  end
  local keys = {}
  for key in pairs(worst) do keys[#keys + 1] = key end
  table.sort(keys)
  for k, key in ipairs(keys) do keys[k] = ("%s %.2g"):format(key, worst[key]) end
  print("farthest off: " .. table.concat(keys, ", "))
end
