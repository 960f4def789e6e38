#!/usr/bin/env lua5.4
-- The pages for newcomers: runs each line of templates/doc/which_options.md and the self-tests that
-- it writes, and compares each row of templates/doc/coming_from.md with numbers of Pinocchio and
-- MuJoCo (tests/bindings/coming_from.py).

local support = dofile "tests/support/c.lua"
local suite = support.suite "newcomers"
local json = require "dkjson"
local bindings = loadfile "tests/support/bindings.lua" (support)

suite:runtime()

-- ---- which options ------------------------------------------------------------------------------

local WHICH <const> = support.contents "templates/doc/which_options.md"
local place = suite:fresh "which"
for _, link in ipairs { "gen", "models", "runtime", "templates" } do
  os.execute(("ln -s ../../../../%s %s/%s"):format(link, place, link))
end

-- runs the line below a heading in its own directory
local function typed(heading)
  local line = WHICH:match("\n## " .. heading .. "\n\n```\n(gen/pinion [^\n]*)\n```\n")
  suite:check(heading .. ": the page has one line", line)
  local run = support.run(line or "false", { directory = place })
  return run, line and line:match "%-o (%S+)"
end

-- runs the self-test that a line writes; returns the directory
local function tested(heading, robot)
  local run, out = typed(heading)
  suite:check(heading .. ": the line works", run.code == 0 and run.err == "", run.err)
  local where = place .. "/" .. (out or "nowhere")
  run = support.run(support.program(where, support.sources(robot), "selftest")
    .. " && ./selftest 50")
  suite:check(heading .. ": its self-test passes", run.code == 0
    and run.out:find "\n%d+ passed, 0 failed", run.out .. run.err)
  return where
end

local function test_firmware()
  local where = tested("A six%-axis arm on a Cortex%-M4", "arm6")
  for _, name in ipairs { "rnea", "gravity", "crba", "ltdl", "solve" } do
    local text = support.contents(("%s/arm6_%s.c"):format(where, name)) or "double"
    suite:check(name .. " has no double in it", not text:find "%f[%a]double%f[%A]")
  end
  if not support.has "arm-none-eabi-gcc" then return suite:skip "arm-none-eabi-gcc is missing" end
  local compile = WHICH:match("`(arm%-none%-eabi%-gcc[^`]*)`"):gsub("\n", " ")
  local run = support.run(compile .. " -o rnea.o", { directory = place })
  suite:check("the page's flags compile it", run.code == 0, run.err)
end

local function test_quadruped()
  local where = tested("A quadruped at 1 kHz on a PC", "quad")
  local eigen = bindings.eigen()
  if not eigen then return suite:skip "Eigen is not installed" end
  support.write(where .. "/tick.cpp", [[
#include <cstdio>
#include "quad.hpp"
int main()
{
  Eigen::Matrix<double, quad::NQ, 1> q = Eigen::Matrix<double, quad::NQ, 1>::Random();
  Eigen::Matrix<double, quad::NV, 1> v = Eigen::Matrix<double, quad::NV, 1>::Random(), tau;
  q.segment<4>(3).normalize();
  tau.setZero();
  const auto now = quad::tick(q, v);
  const auto plant = quad::fd_constrained(q, v, tau);
  const Eigen::VectorXd a = pinion::eigen(plant.a), lambda = pinion::eigen(plant.lambda);
  const Eigen::VectorXd left = quad::sparse(now.H.data()).selfadjointView<Eigen::Lower>() * a
    + pinion::eigen(now.C) - quad::sparse_K(now.K.data()).transpose() * lambda;
  const Eigen::VectorXd held = quad::sparse_K(now.K.data()) * a + pinion::eigen(now.Kdotv);
  std::printf("%d %d\n", left.norm() < 1e-9 * (1 + a.norm()), held.norm() < 1e-9 * (1 + a.norm()));
}
]])
  local run = support.run(bindings.library(where, "quad") .. " && " .. bindings.cxx(where,
    "tick.cpp", "-std=c++17 " .. eigen) .. " && " .. where .. "/tick")
  suite:check("tick's H, C, K and Kdotv are the plant's", run.out == "1 1\n", run.out .. run.err)
end

-- an edit of a robot is found, and a robot does not differ from itself
local function test_review()
  local duo = support.contents "models/duo.urdf"
  support.write(place .. "/old.urdf", duo)
  support.write(place .. "/new.urdf", duo)
  local run = typed "Review only"
  suite:check("no edit, no difference", run.code == 0, run.out .. run.err)
  local edited, count = duo:gsub('mass value="1.2"', 'mass value="1.5"')
  suite:equal("the mass of left_arm", 1, count)
  support.write(place .. "/new.urdf", edited)
  run = typed "Review only"
  suite:check("a heavier arm", run.code == 1 and run.out:find("left_arm_m", 1, true)
    and run.out:find "[+]25 %%", run.out .. run.err)
  local check = WHICH:match "`(gen/pinion %-%-check [^`]*)`"
  run = support.run(check:gsub("%-%-check ", "--quiet "), { directory = place })
  suite:check("the page's command without --check writes", run.code == 0, run.err)
  suite:check("and with it finds nothing", support.run(check, { directory = place }).code == 0)
  support.write(place .. "/new.urdf", duo)
  run = support.run(check, { directory = place })
  suite:check("nor misses the edit undone", run.code == 1 and run.out:find "\n%-.*left_arm_m",
    run.out .. run.err)
  support.write(place .. "/new.urdf", edited)
  run = support.run("gen/pinion explain new.urdf:left_hzpy", { directory = place })
  suite:check("a name is explained", run.code == 0 and run.out:find "left_arm", run.err)
end

local function test_identification()
  local where = tested("Identification", "arm6")
  local python = bindings.python()
  if not python then return suite:skip "NumPy is not installed" end
  local run = support.run(("cd %s && CFLAGS=-O0 %s arm6_build.py && %s -c '"
    .. "import arm6_dynamics as arm; import numpy as np; q = np.ones((5, arm.NQ)); "
    .. "print(arm.regressor_base(q, q, q).shape)'"):format(where, python, python))
  suite:check("Identification: the page's Y, of all samples", run.out:find "%(5, 6, 36%)\n$",
    run.out .. run.err)
end

-- a caller of the sources listed in arm6.mk, as on the page
local function test_caller()
  local where = tested("Simulink", "arm6")
  support.write(where .. "/caller.c", [[
#include <stdio.h>
#include "arm6.h"
int main(void)
{
  const double q[ARM6_NQ] = { .1, .5, -1, .2, .5, .3 }, v[ARM6_NV] = { 1, -2, .5 };
  double tau[ARM6_NV] = { 1, 2, 3, 4, 5, 6 }, back[ARM6_NV], a[ARM6_NV], worst = 0;
  if (arm6_fd(q, v, tau, a)) return 1;
  arm6_rnea(q, v, a, back);
  for (int i = 0; i < ARM6_NV; i++) {
    const double off = tau[i] > back[i] ? tau[i] - back[i] : back[i] - tau[i];
    if (off > worst) worst = off;
  }
  printf("%d\n", worst < 1e-9);
  return 0;
}
]])
  local list = (support.contents(where .. "/arm6.mk") or ""):gsub("\\\n", " ")
    :match "\nARM6_SOURCES *:?= *([^\n]*)"
  local sources = { "caller.c" }
  for name in (list or ""):gmatch "arm6_%w+%.c" do sources[#sources + 1] = name end
  local run = support.run(support.program(where, table.concat(sources, " "), "caller")
    .. " && ./caller")
  suite:check("a caller of arm6.mk's sources", #sources == 6 and run.out == "1\n",
    run.out .. run.err)
end

-- ---- coming from another library ----------------------------------------------------------------

local function functions_of(page)
  local list = {}
  for name in page:match "\n## Names\n(.*)":gmatch "\n| `([%w_]+)` |" do
    list[#list + 1] = (name:gsub("_LINK$", ""))
  end
  return table.concat(list, ",")
end

-- the feet that Pinocchio held, at points away from the origins of their links
local FEET <const> = [[
constraints = {}
for _, leg in ipairs { "FL", "FR", "RL", "RR" } do
  table.insert(constraints, { name = leg, type = "point",
    a = { link = leg .. "_foot", xyz = { 0.01, -0.02, 0.03 } } })
end
]]

local function test_names()
  local python, where = bindings.python(), suite:fresh "names"
  if not support.exists(support.shared .. "/golden") then
    return suite:skip "../shared/golden is not there"
  elseif not python then
    return suite:skip "NumPy is not installed"
  end
  local path = "templates/doc/coming_from.md"
  support.write(where .. "/feet.lua", FEET)
  local function package(...)
    local run = support.pinion { "--quiet", "--bindings", "python", "-o", where, ... }
    suite:check("names: a package is generated", run.code == 0, run.err)
  end
  package("--name", "go2", "--base", "floating", "--order", "alphabetical", "--mimic", "free",
    "--armature", "none", "--snap", "0", "--frames", "FL_foot,base", "--config",
    where .. "/feet.lua", "--functions", functions_of(support.contents(path)),
    support.shared .. "/urdf/go2.urdf")
  where = suite:fresh "names_mjcf"
  package("--name", "go2_mjcf", "--functions", "crba,rnea,bias,fk",
    support.shared .. "/mjcf/go2/go2.xml")
  local compiler = support.has "tcc" and "CC=tcc" or "CFLAGS=-O0"
  local run = support.run(("(cd %s && %s %s go2_mjcf_build.py) && cd %s/../names && %s %s "
    .. "go2_build.py && PYTHONPATH=.:../names_mjcf %s %s/tests/bindings/coming_from.py %s %s")
    :format(where, compiler, python, where, compiler, python, python, support.quote(support.root),
    support.quote(support.root .. "/" .. path), support.quote(support.root .. "/../shared")))
  suite:check("names: each row against Pinocchio's or MuJoCo's numbers", run.code == 0
    and run.out:find "%d+ passed, 0 failed\n$", run.out .. run.err)
end

-- the moving joints of a robot of ../shared, in an order, from the model's dump
local function joints_of(robot, ...)
  local run = support.pinion { "--quiet", "--dump", "model", "--mimic", "free",
    support.shared .. "/urdf/" .. robot .. ".urdf", ... }
  local names = {}
  for name in run.out:gmatch "\n +%d+  parent %d+  (%S+)" do names[#names + 1] = name end
  return table.concat(names, " ")
end

-- robots whose joints have another order in Pinocchio than in their files
local function test_order()
  local found = 0
  for _, robot in ipairs { "anymal_c", "hyq", "allegro_right" } do
    local text = support.contents(("%s/golden/%s.fixed.json"):format(support.shared, robot))
    if text then
      local names = {}
      for k, joint in ipairs(json.decode(text).joints) do names[k] = joint.name end
      local theirs = table.concat(names, " ")
      suite:check(robot .. ": --order alphabetical is Pinocchio's order",
        joints_of(robot, "--order", "alphabetical") == theirs, theirs)
      suite:check(robot .. ": the order of the file is another", joints_of(robot) ~= theirs, theirs)
      found = found + 1
    end
  end
  if found == 0 then suite:skip "the order of joints: ../shared/golden is not there" end
end

test_firmware()
test_quadruped()
tested("Model predictive control", "arm7")
test_identification()
test_review()
test_caller()
test_names()
test_order()
suite:finish()
