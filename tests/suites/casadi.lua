#!/usr/bin/env lua5.4
-- External functions of CasADi (--bindings casadi), loaded by tests/bindings/external.py, which
-- follows the documented interface: functions equal those in C, Jacobians equal differences.

local support = dofile "tests/support/c.lua"
local suite = support.suite "casadi"
local bindings = loadfile "tests/support/bindings.lua" (support)

local python = bindings.python()
if not python then
  suite:skip "there is no Python with NumPy"
  suite:finish()
end

-- robot, options, the number of functions with a Jacobian
local ROBOTS <const> = {
  { "arm6", "--functions all,derivatives,regressor --frames tool0", 6 },
  { "duo", "--packed-derivatives --packed-regressors --functions all,derivatives,regressors", 6 },
  { "quad", "--config templates/firmware/balance/feet.lua --functions K,phi,crba,aba,com,fk,"
    .. "rnea_fext,derivatives,qdot_matrix,fd_constrained,kinetic_energy", 0 },
}

for _, case in ipairs(ROBOTS) do
  local robot, words, jacobians = table.unpack(case)
  local place = suite:fresh(robot)
  local run = support.run(("%s --quiet --bindings casadi %s -o %s models/%s.urdf"):format(
    support.pinion_command {}, words, place, robot))
  suite:check("it generates " .. robot, run.code == 0, run.err)
  local text = support.contents(("%s/%s_casadi.c"):format(place, robot)) or ""
  local names = {}
  for name in text:gmatch "\nEXTERNAL%((.-)%)\n" do names[#names + 1] = name end
  run = support.run(("cd %s && gcc -std=c99 %s -I . -I %s/runtime -fsyntax-only %s_casadi.c")
    :format(place, support.WARN, support.quote(support.root), robot))
  suite:check("strict compilers say nothing of " .. robot, run.code == 0, run.err)
  run = support.run(("cd %s && %s -shared -DPINION_PLAIN_SYMBOLS -I . -I %s/runtime $(ls *.c | "
    .. "grep -v -e selftest -e model) %s/runtime/*.c -lm -o lib.so && %s "
    .. "%s/tests/bindings/external.py ./lib.so %s.h %s"):format(place,
    support.has "tcc" and "tcc" or "cc -std=gnu99 -O0 -fPIC", support.quote(support.root),
    support.quote(support.root), python, support.quote(support.root), robot,
    table.concat(names, " ")))
  suite:check("functions of " .. robot .. " and their derivatives", run.code == 0
    and run.out:find(("^%d jacobians\n%%d+ passed, 0 failed\n$"):format(jacobians)),
    run.out .. run.err)
end

local run = support.pinion { "--bindings", "casadi", "--real", "float", "-o",
  suite:fresh "float", "models/duo.urdf" }
local board = support.pinion { "--bindings", "casadi", "--layout", "arduino", "-o",
  suite:fresh "layout", "models/duo.urdf" }
suite:check("a board is refused", board.code == 2
  and board.err:find "no external functions", board.err)
suite:check("float is refused", run.code == 2 and run.err:find "take double, not float",
  run.err)

suite:finish()
