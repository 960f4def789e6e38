#!/usr/bin/env lua5.4
--- --tunable, from the command line to the compiled C:
--
--   with the URDF's numbers   random trees, at -O0, -O1 and -O2, in double and float: the
--                             self-test, which compares with the generic runtime, passes
--   with other numbers        the same robot with those numbers changed in the URDF gives the same
--                             functions byte for byte (so none of them contains such a number), and
--                             its self-test passes, too
--   payloads                  a link with a payload equals the robot with one more welded link
--   no inertia                a pivot of exactly zero is reported, for the last dof that has one
--   the diff                  functions that need no parameter equal those without --tunable; in
--                             the others, only statements of the tunable link's branch differ
--   errors
-- PINION_SEED seeds the trees.

local LONG = os.getenv "PINION_LONG" == "1" -- in `make test-long`
local support = dofile "tests/support/c.lua"
local cli = assert(loadfile "tests/support/cli.lua")(support)
local random = dofile "tests/support/random.lua"
local suite = support.suite "tunable"
local random_robot = dofile "tests/support/robots/random_robot.lua"

local quote = support.quote
local objects = suite:runtime()

local ROBOTS, STATES = LONG and 7 or 4, 20 -- `make test-long` takes them all

-- ---- random trees, random choices ---------------------------------------------------------------

-- the lines on which random_robot wrote links or joints: name -> line number
local function declared(lines, tag)
  local places, names = {}, {}
  for k, line in ipairs(lines) do
    local name = line:match("^ *<" .. tag .. ' name="([^"]+)"')
    if name then
      places[name] = k
      names[#names + 1] = name
    end
  end
  table.sort(names)
  return places, names
end

-- random_robot breaks lines only before a joint
local function lines_of(text)
  return support.lines(text)
end

local function xyz(rng)
  return ("%.3f %.3f %.3f"):format(rng:uniform(-0.2, 0.2), rng:uniform(-0.2, 0.2),
    rng:uniform(-0.2, 0.2))
end

local function rpy(rng)
  return ("%.3f %.3f %.3f"):format(rng:uniform(-3, 3), rng:uniform(-3, 3), rng:uniform(-3, 3))
end

-- the <inertial> of a link with other numbers in place of the tunable ones
local function changed_inertial(line, what, rng)
  if not line:find("<inertial>", 1, true) then
    return (line:gsub("</link>", ([[<inertial><origin xyz="%s" rpy="%s"/><mass value="1.5"/>]]
      .. [[<inertia ixx="0.02" ixy="0" ixz="0" iyy="0.03" iyz="0" izz="0.025"/></inertial></link>]])
      :format(xyz(rng), rpy(rng))))
  end
  local place = line:match("<inertial>(<origin.-/>)") or ""
  local c = place:match('xyz="(.-)"') or "0 0 0"
  local turn = place:match('rpy="(.-)"') or "0 0 0"
  if what.com then c = xyz(rng) end
  if what.inertia then turn = rpy(rng) end
  line = line:gsub("<inertial>" .. place:gsub("%p", "%%%0"),
    ('<inertial><origin xyz="%s" rpy="%s"/>'):format(c, turn))
  local function scaled(value, factor) return ("%.9g"):format(tonumber(value) * factor) end
  if what.mass then
    line = line:gsub('mass value="(.-)"', function(m)
      return ('mass value="%s"'):format(scaled(m, 1.75))
    end)
  end
  if what.inertia then
    line = line:gsub('(i[xyz][xyz])="(.-)"', function(key, value)
      return ('%s="%s"'):format(key, scaled(value, 1.25))
    end)
  end
  return line
end

-- options for some links and joints of a robot, and the robot with those numbers changed
local function choose(text, rng, floating)
  local lines, options = lines_of(text), {}
  local links, link_names = declared(lines, "link")
  local joints, joint_names = declared(lines, "joint")
  -- a floating joint is the robot's free joint; else --base floating puts one under l0
  floating = floating and not text:find('type="floating"', 1, true)
  local fixed_to_base = { l0 = not floating }
  -- links that are welded to the base do not move
  local grown = true
  while grown do
    grown = false
    for _, name in ipairs(joint_names) do
      local line = lines[joints[name]]
      local child = line:match('<child link="(.-)"')
      if line:find('type="fixed"', 1, true) and not fixed_to_base[child]
        and fixed_to_base[line:match('<parent link="(.-)"')] then
        fixed_to_base[child], grown = true, true
      end
    end
  end
  for _, name in ipairs(link_names) do
    if not fixed_to_base[name] and rng:chance(0.4) then
      local bare = not lines[links[name]]:find("<inertial>", 1, true)
      local what, words = {}, {}
      for _, word in ipairs { "mass", "com", "inertia" } do
        if bare or rng:chance(0.6) then
          what[word] = true
          words[#words + 1] = word
        end
      end
      if #words > 0 then
        options[#options + 1] = ("%s:%s"):format(name, table.concat(words, ","))
        lines[links[name]] = changed_inertial(lines[links[name]], what, rng)
      end
    end
  end
  for _, name in ipairs(joint_names) do
    local line = lines[joints[name]]
    if not line:find('type="fixed"', 1, true) and rng:chance(0.3) then
      options[#options + 1] = name .. ":origin"
      lines[joints[name]] = line:gsub("<origin.-/>",
        ('<origin xyz="%s" rpy="%s"/>'):format(xyz(rng), rpy(rng)))
    end
  end
  return options, table.concat(lines, "\n") .. "\n"
end

local function plan(k)
  local rng = random.case(7000 + k)
  local robot = {
    id = ("u%02d"):format(k), rng = rng, base = k % 2 == 0 and "floating" or "fixed",
    real = k % 3 == 0 and "float" or "double", level = k % 4 == 3 and "-O0" or
      k % 2 == 1 and "-O2" or "-O1",
    -- functions in parts, by rows and in frames that do not turn, one fused function
    more = ({ [0] = { "--split", "60" }, { "--rows", "1" }, {},
      { "--fuse", "tick=H,C,com,pose" } })[k % 7 % 4],
  }
  local most = LONG and 3.3 or 2.5 -- the root of most joints
  local types = k % 5 == 0 and { joints = rng:integer(2, 6), types = "all", mimic = 0.3,
    dynamics = 0.5, rotors = 0.3 } or { joints = 1 + math.floor(rng:uniform(0, most) ^ 2) }
  robot.text = random_robot.make(rng, types)
  repeat
    robot.options, robot.changed = choose(robot.text, rng, robot.base == "floating")
  until #robot.options > 0
  return robot
end

local function describe(robot)
  return ("tree %s (PINION_SEED=%d, %s base, %s, %s %s; %s)"):format(robot.id, random.seed,
    robot.base, robot.real, robot.level, table.concat(robot.more, " "),
    table.concat(robot.options, " "))
end

-- writes down the words of a run of the generator for one of a robot's texts
local function prepare(robot, which, text)
  local place = suite:fresh(which .. "/" .. robot.id)
  support.write(place .. "/robot.urdf", text)
  -- some angles are typed as 1.5708, on purpose
  local words = { "--snap", "1e-9", "-o", place .. "/c", "--name", robot.id, "--base", robot.base,
    "--real", robot.real, robot.level, table.unpack(robot.more) }
  for _, option in ipairs(robot.options) do
    table.insert(words, "--tunable")
    table.insert(words, option)
  end
  words[#words + 1] = place .. "/robot.urdf"
  return words, place .. "/c"
end

-- files whose text contains the numbers of the robot
local NUMBERS = {
  ["params.c"] = true, ["model.c"] = true, ["selftest.c"] = true, ["limits.c"] = true,
}

local function same_code(a, b, id)
  local one, names = support.tree(a)
  local two = support.tree(b)
  for _, name in ipairs(names) do
    local part = name:match("^" .. id .. "_(.*)$")
    local function code(text) return text and text:gsub("Generated from [^;]*;", "", 1) end
    if part and not NUMBERS[part] and code(one[name]) ~= code(two[name]) then return false, name end
  end
  return true
end

-- Did a self-test run all checks, and did they pass?  In float, a result of small robots may nearly
-- vanish next to the terms of its sum, with and without parameters: more is allowed then.
local function is_right(log, real)
  local checks, most = 0, real == "float" and 2e-4 or 1e-12
  for difference in log:gmatch("comparisons, largest relative %a+ (%S+)") do
    checks = checks + 1
    if not (tonumber(difference) and tonumber(difference) <= most) then return false end
  end
  return checks >= 25 and log:find("\n%d+ passed, %d+ failed\n$")
    and not log:find("skipped", 1, true)
end

local function test_random()
  local robots, generations, compilations = {}, {}, {}
  for k = 1, ROBOTS do
    local robot = plan(k)
    robots[k] = robot
    for _, which in ipairs { "as_is", "changed" } do
      local words, c = prepare(robot, which, which == "as_is" and robot.text or robot.changed)
      robot[which .. "_c"] = c
      generations[#generations + 1] = { words }
    end
  end
  local generated = support.parallel(generations)
  for k, robot in ipairs(robots) do
    for n, which in ipairs { "as_is", "changed" } do
      local run = generated[2 * k - 2 + n]
      suite:check(describe(robot) .. ": " .. which .. ": is generated in silence",
        run.code == 0 and cli.beside_hint(run.log) == "", run.log)
    end
    local same, name = same_code(robot.as_is_c, robot.changed_c, robot.id)
    suite:check(describe(robot) .. ": no tunable number is in the code", same,
      name and name .. " differs")
    for _, which in ipairs { "as_is", "changed" } do
      compilations[#compilations + 1] = ("%s && ./run %d"):format(support.program(
        robot[which .. "_c"], support.sources(robot.id), "run"), STATES)
    end
  end
  local results = support.parallel(compilations)
  for k, run in ipairs(results) do
    local robot = robots[(k + 1) // 2]
    local which = k % 2 == 1 and "the URDF's numbers" or "other numbers"
    suite:check(describe(robot) .. ": compiles and is right with " .. which,
      is_right(run.log, robot.real), run.log)
  end
end

-- ---- payloads -----------------------------------------------------------------------------------

-- All dynamics without a result per link and without golden vectors (crba): those would be for the
-- robot without its payload.
local DYNAMICS = "mul_H,rnea,bias,gravity,Ha,fd,aba,minv,coriolis,com,com_velocity,com_jacobian,"
  .. "centroidal,kinetic_energy,potential_energy"

local PAYLOAD = [[
#include "arm6.h"

void loaded(arm6_params *p);

/* the payload in the frame of the link, put on beside another one that is taken off again */
void loaded(arm6_params *p)
{
  const %s c[3] = { %s };
  const %s inertia[6] = { %s };
  const %s c2[3] = { 0.5f, -0.25f, 0.125f };
  const %s inertia2[6] = { 1.0f, 0.125f, -0.25f, 2.0f, 0.5f, 2.5f };
  const %s minus[6] = { -1.0f, -0.125f, 0.25f, -2.0f, -0.5f, -2.5f };
  arm6_params_default(p);
  arm6_add_payload_flange(p, 0.5f, c2, inertia2);
  arm6_add_payload_flange(p, %s, c, inertia);
  arm6_add_payload_flange(p, -0.5f, c2, minus);
}
]]

-- a welded link with this <inertial>, and the corresponding arguments of the function
local function payload_case(what, real, inertial, origin, numbers)
  local place = suite:fresh("payload")
  local text = support.contents "models/arm6.urdf"
  local more = ([[<link name="load"><inertial>%s</inertial></link>
<joint name="weld" type="fixed"><parent link="flange"/><child link="load"/>%s</joint></robot>]])
    :format(inertial, origin)
  support.write(place .. "/loaded.urdf", (text:gsub("</robot>", more)))
  for _, build in ipairs { { "tuned", "models/arm6.urdf", "--tunable", "flange:mass,com,inertia" },
    { "loaded", place .. "/loaded.urdf" } } do
    local words = { "-o", place .. "/" .. build[1], "--name", "arm6", "--real", real,
      "--functions", DYNAMICS, table.unpack(build, 3) }
    words[#words + 1] = build[2]
    cli.succeeds(suite, what .. ": " .. build[1] .. ": is generated", support.pinion(words))
  end
  support.write(place .. "/load.c", PAYLOAD:format(real, numbers.c, real, numbers.I, real,
    real, real, numbers.m))
  -- the self-test of one build with the tables of the other; its default parameters are the loaded
  -- ones
  support.write(place .. "/tuned/check.c",
    '#include "arm6.h"\nvoid loaded(arm6_params *p);\n#undef arm6_params_default\n'
    .. '#define arm6_params_default loaded\n#include "arm6_selftest.c"\n')
  local run = support.run(("cp %s/loaded/arm6_model.c %s/tuned/ && %s && ./run 200"):format(place,
    place, support.program(place .. "/tuned",
      "check.c ../load.c " .. support.sources("arm6", "selftest"), "run")))
  suite:check(what .. ": is a link welded to the flange",
    run.code == 0 and run.out:find("\n[1-9]%d* passed, 0 failed\n$"), cli.shown(run))
end

-- (one of each kind; `make test-long` tries both in both types)
local function test_payloads()
  for k, real in ipairs { "double", "float" } do
    if LONG or k == 1 then
      payload_case("a point, " .. real, real,
        '<mass value="2"/><inertia ixx="0" ixy="0" ixz="0" iyy="0" iyz="0" izz="0"/>',
        '<origin xyz="0.125 -0.0625 0.25"/>',
        { m = "2", c = "0.125f, -0.0625f, 0.25f", I = "0, 0, 0, 0, 0, 0" })
    end
    if LONG or k == 2 then
      payload_case("a body, " .. real, real,
        '<origin xyz="0.125 0 0.25" rpy="0 0 1.5707963267948966"/><mass value="1.5"/>'
          .. '<inertia ixx="0.25" ixy="0.0625" ixz="0" iyy="0.375" iyz="0" izz="0.5"/>',
        '<origin xyz="0.5 0.25 0"/>',
        { m = "1.5f", c = "0.625f, 0.25f, 0.25f", I = "0.375f, -0.0625f, 0, 0.25f, 0, 0.5f" })
    end
  end
end

local NOTHING = [[
#include <stdio.h>
#include "arm6.h"

int main(void)
{
  const double c[3] = { 1.0, 2.0, 3.0 }, inertia[6] = { 1.0, 0.0, 0.0, 1.0, 0.0, 1.0 };
  arm6_params p, was;
  arm6_params_default(&p);
  was = p;
  arm6_add_payload_flange(&p, -p.flange_m, c, inertia);
  printf("%g %d %d %g\n", p.flange_m, p.flange_cx == was.flange_cx, p.flange_cz == was.flange_cz,
         p.flange_Ixx - was.flange_Ixx);
  return 0;
}
]]

local function test_no_mass()
  local place = suite:fresh "nothing"
  cli.succeeds(suite, "no mass: is generated", support.pinion { "-o", place, "--functions", "crba",
    "--tunable", "flange:mass,com,inertia", "models/arm6.urdf" })
  support.write(place .. "/main.c", NOTHING)
  local run = support.run(support.program(place, "main.c arm6_params.c", "run") .. " && ./run")
  suite:equal("no mass: the centre stays, inertias add, no division by zero", "0 1 1 1\n", run.out)
end

-- ---- lanes --------------------------------------------------------------------------------------

-- every lane of a block and of a batch, with other parameters than the default ones, equals the
-- plain function to the last bit, because the statements are the same and nothing is fused
local LANES = [[
#include <stdio.h>
#include "arm6_x4.h"

enum { N = 7 };
static double q[2][ARM6_NQ][4], v[2][ARM6_NV][4], out[2][ARM6_NV][4], H[2][ARM6_NH][4];

int main(void)
{
  arm6_params p;
  int bad = 0;
  arm6_params_default(&p);
  p.flange_m = 2.5, p.flange_cx = 0.125, p.flange_Ixy = 0.01, p.j3_yaw = 0.75, p.j3_x = 0.25;
  for (int k = 0; k < N; k++)
    for (int i = 0; i < ARM6_NV; i++) {
      q[k / 4][i][k % 4] = 0.3 * i - 0.2 * k;
      v[k / 4][i][k % 4] = 0.1 * i + 0.4 * k;
    }
  arm6_crba_x4(&p, q[0], H[0]);
  arm6_crba_x4(&p, q[1], H[1]);
  arm6_bias_batch_x4(N, &p, q, v, out);
  for (int k = 0; k < N; k++) {
    double q1[ARM6_NQ], v1[ARM6_NV], H1[ARM6_NH], out1[ARM6_NV];
    for (int i = 0; i < ARM6_NV; i++) q1[i] = q[k / 4][i][k % 4], v1[i] = v[k / 4][i][k % 4];
    arm6_crba(&p, q1, H1);
    arm6_bias(&p, q1, v1, out1);
    for (int i = 0; i < ARM6_NH; i++) bad += !(H1[i] == H[k / 4][i][k % 4]);
    for (int i = 0; i < ARM6_NV; i++) bad += !(out1[i] == out[k / 4][i][k % 4]);
  }
  printf("%d\n", bad);
  return 0;
}
]]

local function test_lanes()
  for _, more in ipairs { { "--split", "100" }, LONG and {} or nil } do
    local place, what = suite:fresh "lanes", "lanes " .. table.concat(more, " ")
    local words = { "-o", place, "--lanes", "4", "--functions", "crba,bias", "--tunable",
      "flange:mass,com,inertia", "--tunable", "j3:origin", table.unpack(more) }
    words[#words + 1] = "models/arm6.urdf"
    cli.succeeds(suite, what .. ": is generated", support.pinion(words))
    support.write(place .. "/main.c", LANES)
    local run = support.run(("gcc -std=c99 -Wall -Wextra -Wno-psabi -Werror -O1 -ffp-contract=off "
      .. "-I runtime -I %s %s/main.c $(ls %s/arm6_*.c | grep -v -e _model.c -e _selftest.c) %s -lm "
      .. "-o %s/run && %s/run"):format(place, place, place, objects, place, place))
    suite:check(what .. ": every lane is the plain function", run.out == "0\n", cli.shown(run))
  end
end

-- ---- the diff -----------------------------------------------------------------------------------

local function generate(name, ...)
  local place = suite:fresh("diff/" .. name)
  cli.succeeds(suite, name .. ": is generated", support.pinion { "-o", place, ... })
  return support.tree(place), place
end

local function takes_p(text) return text:find("_params *p", 1, true) ~= nil end

-- names of functions that differ but take no p, and of those that take it
local function compare_builds(folded, tuned, r)
  local strays, users = {}, {}
  for name, text in pairs(tuned) do
    local fn = name:match("^" .. r .. "_(.*)%.c$")
    if fn and fn ~= "params" and fn ~= "selftest" and fn ~= "model" then
      if takes_p(text) then
        users[fn] = true
      elseif text ~= folded[name] then
        strays[#strays + 1] = fn
      end
    end
  end
  return table.concat(strays, " "), users
end

-- the lines that mention one of the words, but neither the leg in question nor the base, where all
-- legs meet
local function about(text, words)
  local kept = {}
  for _, line in ipairs(support.lines(text)) do
    for _, word in ipairs(words) do
      if line:find(word, 1, true) and not line:find "base_" and not line:find "trunk"
        and not line:find "lf_" then
        kept[#kept + 1] = line
        break
      end
    end
  end
  return table.concat(kept, "\n")
end

local OTHERS = { "rf_", "lh_", "rh_" }

local function first_difference(was, is)
  local one, two = support.lines(was), support.lines(is)
  for k = 1, math.max(#one, #two) do
    if one[k] ~= two[k] then return ("- %s\n+ %s"):format(one[k] or "", two[k] or "") end
  end
end

local WITHOUT_INERTIA = { "gravity", "com", "com_velocity", "com_jacobian", "potential_energy" }

-- one of each kind
local SOME = "crba,ltdl,solve,mul_H,rnea,bias,gravity,fd,aba,fk,com,com_velocity,com_jacobian,"
  .. "centroidal,potential_energy,integrate"
local FEW = "crba,ltdl,rnea,gravity,fk,com" -- at -O2, which weighs frames for each

local function test_diff()
  for _, level in ipairs(LONG and { "-O0", "-O1", "-O2" } or { "-O1", "-O2" }) do
    local functions = level == "-O1" and (LONG and "all" or SOME) or LONG and SOME or FEW
    -- a tuned leg is not equal to the others, so legs would use lanes in one build only
    local common = { level, "--limbs", "off", "--base", "floating", "--functions", functions,
      "models/quad.urdf" }
    local function asked(fn)
      return functions == "all" or ("," .. functions .. ","):find("," .. fn .. ",", 1, true)
    end
    local folded = generate("folded", table.unpack(common))
    local tuned = generate("tuned", "--tunable", "lf_calf:mass,com,inertia", table.unpack(common))
    local strays, users = compare_builds(folded, tuned, "quad")
    suite:equal(level .. ": functions without p are those of the folded build", "", strays)
    for _, fn in ipairs { "crba", "rnea", "fd", "aba", "com", "centroidal" } do
      if asked(fn) then suite:check(level .. ": " .. fn .. " takes p", users[fn]) end
    end
    for _, fn in ipairs { "fk", "ltdl", "solve", "mul_H", "integrate" } do
      if asked(fn) then suite:check(level .. ": " .. fn .. " takes none", not users[fn]) end
    end
    for _, fn in ipairs(level == "-O2" and {} or { "crba", "rnea", "aba", "bias", "centroidal" }) do
      local name = "quad_" .. fn .. ".c"
      local was, is = about(folded[name], OTHERS), about(tuned[name], OTHERS)
      suite:check(("%s: %s: the other legs' lines are the same"):format(level, fn),
        #was > 1000 and was == is, function() return first_difference(was, is) end)
    end
    local turned = generate("inertia", "--tunable", "lf_calf:inertia", table.unpack(common))
    strays, users = compare_builds(folded, turned, "quad")
    suite:equal(level .. ": inertia alone: functions without p are those of the folded build", "",
      strays)
    for _, fn in ipairs(WITHOUT_INERTIA) do
      if asked(fn) then
        suite:check(("%s: inertia alone: %s takes no p"):format(level, fn), not users[fn])
      end
    end
    suite:check(level .. ": inertia alone: crba takes p", users.crba)
  end
end

-- ---- no inertia at all --------------------------------------------------------------------------

-- an arm without mass: its pivot is exactly zero, and its joint is reported
local ZERO = [[
#include <stdio.h>
#include "duo.h"

static void zero_left(duo_params *p)
{
  p->left_arm_m = p->left_arm_Ixx = p->left_arm_Iyy = p->left_arm_Izz = 0;
  p->left_arm_Ixy = p->left_arm_Ixz = p->left_arm_Iyz = 0;
}

static void zero_right(duo_params *p)
{
  p->right_arm_m = p->right_arm_Ixx = p->right_arm_Iyy = p->right_arm_Izz = 0;
  p->right_arm_Ixy = p->right_arm_Ixz = p->right_arm_Iyz = 0;
}

static void say(const duo_params *p)
{
  const double q[3] = {0.1, 0.2, 0.3}, v[3] = {1, 2, 3}, tau[3] = {3, 2, 1};
  double a[3], Hinv[3][3];
  printf("%d %d %d,", duo_fd(p, q, v, tau, a), duo_aba(p, q, v, tau, a), duo_minv(p, q, Hinv));
}

int main(void)
{
  duo_params p;
  duo_params_default(&p);
  say(&p);
  zero_left(&p);
  say(&p);
  duo_params_default(&p);
  zero_right(&p);
  say(&p);
  zero_left(&p);
  say(&p);
  printf(" %d %d\n", DUO_left, DUO_right);
  return 0;
}
]]

local function test_no_inertia()
  for _, level in ipairs(LONG and { "-O0", "-O1", "-O2" } or { "-O1", "-O2" }) do
    local place = suite.directory .. "/zero" .. level
    local made = support.pinion { level, "--tunable", "left_arm:mass,inertia", "--tunable",
      "right_arm:mass,inertia", "--functions", "fd,aba,minv", "-o", place, "models/duo.urdf" }
    support.write(place .. "/zero.c", ZERO)
    local run = support.run(("rm %s/*_selftest.c && gcc -std=c99 %s -I runtime -I %s %s/*.c %s "
      .. "-lm -o %s/run && %s/run"):format(place, support.WARN, place, place, objects, place,
      place))
    suite:check(level .. ": the joint of an arm without inertia is told by fd, aba and minv",
      made.code == 0 and run.out == "0 0 0,2 2 2,3 3 3,3 3 3, 1 2\n", cli.shown(run))
  end
end

-- limbs in turn, where one limb adds a tunable mass to a sum and the others add a number
local function test_sum_over_limbs()
  local place = suite.directory .. "/turns"
  support.pinion { "--target", "mcu", "--limbs", "scalar", "--base", "floating", "--functions",
    "com,com_velocity,centroidal", "--tunable", "lf_hip:mass,com", "-o", place, "models/quad.urdf" }
  cli.self_test_passes(suite, "the sum of masses over limbs, one of them tunable", place)
end

-- ---- errors -------------------------------------------------------------------------------------

local REFUSED = {
  { { "flange" }, "'flange'", "LINK:mass,com,inertia", "JOINT:origin" },
  { { "flange:" }, "'flange:'" },
  { { ":mass" }, "':mass'" },
  { { "flenge:mass" }, "no link 'flenge'", "did you mean 'flange'?" },
  { { "flange:mas" }, "'mas'", "did you mean 'mass'?", "mass, com, inertia", "origin" },
  { { "flange_tol0:origin" }, "no joint 'flange_tol0'", "did you mean 'flange_tool0'?" },
  { { "j2:mass" }, "no link 'j2'", "origin" },
  { { "flange:origin" }, "no joint 'flange'", "mass, com and inertia" },
  { { "flange_tool0:origin" }, "'flange_tool0'", "fixed", "moving joints",
    "tune com and inertia of link 'tool0'" },
  { { "base_link:mass" }, "'base_link'", "fixed to the base" },
  { { "flange:mass,mass" }, "'flange'", "twice" },
  { { "flange:mass", "flange:com,mass" }, "'flange'", "twice" },
  { { "j2:origin", "j2:origin" }, "'j2'", "twice" },
}

local function test_refused()
  for _, case in ipairs(REFUSED) do
    local place, words = suite.directory .. "/refused", {}
    for _, spec in ipairs(case[1]) do
      words[#words + 1] = "--tunable"
      words[#words + 1] = spec
    end
    local what = table.concat(words, " ")
    table.move({ "-o", place, "models/arm6.urdf" }, 1, 3, #words + 1, words)
    cli.complains(suite, what .. ": is refused", support.pinion(words), 2,
      { "--tunable", table.unpack(case, 2) })
    suite:check(what .. ": nothing is written", not support.exists(place), cli.listed(place))
    os.execute("rm -rf " .. quote(place))
  end
end

test_refused()
test_diff()
test_no_mass()
test_no_inertia()
test_sum_over_limbs()
test_payloads()
test_lanes()
test_random()
suite:finish()
