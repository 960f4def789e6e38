#!/usr/bin/env lua5.4
--- Bindings for other languages (--bindings): the examples of templates/doc/cpp.md and python.md,
-- generated and compiled by the commands of their pages, print what the pages show.  Longer tests
-- are in long/bindings.lua.

local support = dofile "tests/support/c.lua"
local suite = support.suite "bindings"
local bindings = loadfile "tests/support/bindings.lua" (support)

suite:runtime()

-- the robot that a page generates, in a directory of this suite; and that directory
local function generated(page, robot)
  local text = support.contents("templates/doc/" .. page .. ".md")
  local words, model = text:match("`gen/pinion ([^`]-)%-o out/%w+ (models/" .. robot .. "%.urdf)`")
  local place = suite:fresh(page .. "_" .. robot)
  local run = support.run(("%s -o %s %s"):format(support.pinion_command {}, place,
    (words or "--no") .. model))
  suite:check(page .. ": its command works", run.code == 0, run.err)
  return text, place
end

-- ---- C++ ----------------------------------------------------------------------------------------

local function test_cpp()
  local text, place = generated("cpp", "arm6")
  local code, output = text:match("<!%-%- cpp: arm6 %-%->\n```cpp\n(.-)```\n<!%-%- output %-%->\n"
    .. "```\n(.-)```")
  local eigen = bindings.eigen()
  if not eigen then return suite:skip "cpp: Eigen is not installed" end
  support.write(place .. "/example.cpp", code)
  local run = support.run(bindings.library(place, "arm6") .. " && " .. bindings.cxx(place,
    "example.cpp", "-std=c++17 " .. eigen) .. " && " .. place .. "/example")
  suite:check("cpp: the example prints what the page shows", run.code == 0 and run.out == output,
    run.out .. run.err)
  support.write(place .. "/older.cpp", '#include "arm6.hpp"\n')
  run = support.run(bindings.cxx(place, "older.cpp", "-std=c++14 -fsyntax-only"))
  suite:check("cpp: an older C++ gets one error, which says so", run.code ~= 0
    and run.err:find("arm6.hpp needs C++17", 1, true)
    and select(2, run.err:gsub("error: ", "")) == 1, run.err)
end

-- the dual number of the page against rnea_derivatives
local function test_dual()
  local text = support.contents "templates/doc/cpp.md"
  local header = text:match("<!%-%- dual: header %-%->\n```cpp\n(.-)```")
  local code, output = text:match("<!%-%- dual: program %-%->\n```cpp\n(.-)```\n"
    .. "<!%-%- output %-%->\n```\n(.-)```")
  local place = suite:fresh "dual"
  for words in text:gmatch("`gen/pinion ([^`]-) %-o out/[^`]*`") do
    if words:find "rnea" then
      local run = support.run(("%s %s --target mcu --split 60 -o %s models/arm6.urdf"):format(
        support.pinion_command {}, words, place))
      suite:check("cpp: it generates: " .. words, run.code == 0, run.err)
    end
  end
  support.write(place .. "/dual.hpp", header)
  support.write(place .. "/example.cpp", code)
  local flags = support.quote('-DPINION_REAL_HEADER="dual.hpp"')
  local run = support.run(bindings.library(place, "arm6") .. " && " .. bindings.cxx(place,
    "example.cpp arm_dual_rnea.cpp", "-std=c++17 -DPINION_NO_EIGEN " .. flags) .. " && " .. place
    .. "/example")
  suite:check("cpp: a dual number goes through", run.code == 0 and run.out == output,
    run.out .. run.err)
end

-- fixed point against double, and the functions that it needs on a processor without an FPU
local function test_fixed()
  local text, place = support.contents "templates/doc/cpp.md", suite:fresh "fixed"
  local header = text:match("<!%-%- fixed: header %-%->\n```cpp\n(.-)```")
  local code, output = text:match("<!%-%- fixed: program %-%->\n```cpp\n(.-)```\n"
    .. "<!%-%- output %-%->\n```\n(.-)```")
  support.write(place .. "/q16.hpp", header)
  support.write(place .. "/example.cpp", code)
  local words = text:match "`gen/pinion (%-%-real custom:fixed::q16 [^`]-) %-o out/[^`]*`"
  local run = support.run(("%s %s -o %s models/arm6.urdf && %s --bindings cpp --functions rnea "
    .. "-o %s models/arm6.urdf"):format(support.pinion_command {}, words or "--no", place,
    support.pinion_command {}, place))
  suite:check("cpp: it generates fixed point", run.code == 0, run.err)
  local macro = support.quote('-DPINION_REAL_HEADER="q16.hpp"')
  run = support.run(bindings.library(place, "arm6") .. " && " .. bindings.cxx(place,
    "example.cpp arm_q16_rnea.cpp", "-std=c++17 -Wall -Wextra -Werror -DPINION_NO_EIGEN " .. macro)
    .. " && " .. place .. "/example")
  suite:check("cpp: fixed point is near double", run.code == 0 and run.out == output,
    run.out .. run.err)
  if not support.has "arm-none-eabi-g++" then return suite:skip "arm-none-eabi-g++ is missing" end
  run = support.run(("cd %s && arm-none-eabi-g++ -mcpu=cortex-m0plus -mthumb -O2 -std=c++11 %s "
    .. "-I . -I %s/runtime -c arm_q16_rnea.cpp -o m0.o && arm-none-eabi-nm -u m0.o"):format(place,
    macro, support.quote(support.root)))
  suite:equal("cpp: fixed point calls no floating point", "U __aeabi_lmul",
    (run.out .. run.err):gsub("^%s+", ""):gsub("%s+$", ""))
end

-- ---- Python -------------------------------------------------------------------------------------

local python = bindings.python()

local function test_python()
  local text, place = generated("python", "arm6")
  local code, output = text:match("<!%-%- python: arm6 %-%->\n```python\n(.-)```\n"
    .. "<!%-%- output %-%->\n```\n(.-)```")
  support.write(place .. "/example.py", code)
  local run = support.run(("cd %s && %s %s arm6_build.py && %s example.py"):format(place,
    support.has "tcc" and "CC=tcc" or "CFLAGS=-O0", python, python))
  suite:check("python: the session prints what the page shows", run.code == 0
    and run.out == output, run.out .. run.err)
end

-- a robot with switches: bad arguments and masks, and names in results
local function test_refused()
  local place = suite:fresh "refused"
  local run = support.run(("%s --name trot --bindings python --config templates/sim/trot.lua "
    .. "--functions integrate,normalize,phi,impact -o %s models/quad.urdf && cd %s && %s "
    .. "trot_build.py && PYTHONPATH=. %s -W error %s/tests/bindings/check.py trot_dynamics 1e-9")
    :format(support.pinion_command { "--quiet" }, place, place,
    (support.has "tcc" and "CC=tcc " or "CFLAGS=-O0 ") .. python, python,
    support.quote(support.root)))
  suite:check("python: what is refused, and what is handed out", run.code == 0
    and run.out:find "\n?%d+ passed, 0 failed", run.out .. run.err)
end

-- a compiler that does not exist or dislikes its flags is one message, without a traceback
local function test_compiler()
  local place = suite:fresh "compiler"
  local project = support.run(("%s new --for python %s/project models/duo.urdf"):format(
    support.pinion_command {}, place))
  suite:equal("python: a project", 0, project.code, project.err)
  local pinion = "PINION=" .. support.quote(support.root .. "/gen/pinion") .. " "
  local cases = {
    { pinion .. "CC=nosuch-cc ", 1, "nosuch-cc: No such file or directory; CC is the C compiler" },
    { pinion .. "CFLAGS=-fnosuch ", 1, "failed:" },
    { "PINION=nosuch-pinion ", 1, "nosuch-pinion: No such file or directory; PINION is" },
  }
  for _, case in ipairs(cases) do
    local run = support.run(("cd %s/project && %s%s build.py"):format(place, case[1], python))
    suite:equal("python: exit of " .. case[1], case[2], run.code)
    suite:check("python: why, " .. case[1], run.err:find(case[3], 1, true)
      and not run.err:find("Traceback", 1, true), run.err)
  end
end

-- a directory is one package and belongs to one robot
local function test_owner()
  local place = suite:fresh "owner"
  local function run(name)
    return support.pinion { "--bindings", "python", "--functions", "neutral", "--name", name, "-o",
      place, "models/pendulum.urdf" }
  end
  suite:equal("a package is written, and again", 0, run("one").code + run("one").code)
  local tables = support.contents(place .. "/one_dynamics/__init__.py")
  suite:check("what has no limit is without end",
    tables:find "q_lower = _np.array%([%[]%s+%-_np.inf,"
    and tables:find "q_upper = _np.array%([%[]%s+_np.inf,", tables)
  local other = run "two"
  suite:check("that of another robot is not written over it", other.code == 1
    and other.err:find "pyproject.toml: error: is a file of another robot, 'one'", other.err)
  support.write(place .. "/pyproject.toml", "[project]\nname = 'mine'\n")
  other = run "one"
  suite:check("nor over a project that pinion did not write", other.code == 1
    and other.err:find "is not pinion's, and would be overwritten", other.err)
end

test_owner()
test_compiler()
-- packed results as matrices and poses, for a robot with packed results
local function test_packed_arrays()
  local place = suite:fresh "packed"
  local run = support.run(("%s --name quad --bindings python --config templates/firmware/balance/"
    .. "feet.lua --packed-derivatives --packed-regressors --functions K,crba,constraint_forces,fk,"
    .. "integrate,normalize,mul_H,rnea,rnea_derivatives,regressor,inertial_parameters -o %s "
    .. "models/quad.urdf && cd %s && %s quad_build.py "
    .. "&& PYTHONPATH=. %s -W error %s/tests/bindings/check.py quad_dynamics 1e-9"):format(
    support.pinion_command { "--quiet" }, place, place,
    (support.has "tcc" and "CC=tcc " or "CFLAGS=-O0 ") .. python, python,
    support.quote(support.root)))
  suite:check("python: matrices of packed results", run.code == 0
    and run.out:find "\n?%d+ passed, 0 failed", run.out .. run.err)
end

-- two versions of a robot in one process, as on the page: the potential energy of the added mass
local VERSIONS <const> = [[
import numpy as np
import arm_old_dynamics as old
import arm_new_dynamics as new

q = np.random.default_rng(1).uniform(-2, 2, (20, old.NQ))
pose = old.fk(q)[:, old.link_names.index("forearm")]
height = pose[:, 11] + pose[:, 6:9] @ np.array([CENTRE])
rise = new.potential_energy(q) - old.potential_energy(q)
print(np.allclose(rise, 9.81 * 0.5 * height, rtol=0, atol=1e-10))
]]

local function test_versions()
  local place, text = suite:fresh "versions", support.contents "models/arm6.urdf"
  local before, centre, mass, after = text:match('^(.*<link name="forearm">.-<origin xyz=")([^"]*)'
    .. '(.-<mass value=")(.*)$')
  local value, rest = after:match '^([%d.]+)(.*)$'
  support.write(place .. "/arm.urdf", before .. centre .. mass .. (value + 0.5) .. rest)
  support.write(place .. "/versions.py", (VERSIONS:gsub("CENTRE", (centre:gsub(" +", ", ")))))
  local commands = {}
  for k, robot in ipairs { "models/arm6.urdf", place .. "/arm.urdf" } do
    local name = ({ "arm_old", "arm_new" })[k]
    commands[k] = ("%s --bindings python --name %s --functions fk,potential_energy -o %s/%s %s && "
      .. "(cd %s/%s && %s %s_build.py)"):format(support.pinion_command {}, name, place, name, robot,
      place, name, (support.has "tcc" and "CC=tcc " or "CFLAGS=-O0 ") .. python, name)
  end
  local run = support.run(("%s && PYTHONPATH=%s/arm_old:%s/arm_new %s %s/versions.py"):format(
    table.concat(commands, " && "), place, place, python, place))
  suite:check("python: two versions side by side", run.out == "True\n", run.out .. run.err)
end

if python then
  test_python()
  test_packed_arrays()
  test_versions()
  test_refused()
else
  suite:skip "python: there is none with NumPy"
end
if support.has "c++" then
  test_cpp()
  test_dual()
  test_fixed()
else
  suite:skip "cpp: there is no C++ compiler"
end

suite:finish()
