#!/usr/bin/env lua5.4
--- The faces in other languages (--bindings): the worked examples of templates/doc/cpp.md and
-- python.md, as their pages tell to generate and compile them, print what the pages show.  What
-- takes longer is in long/bindings.lua.

local support = dofile "tests/support/c.lua"
local suite = support.suite "bindings"
local bindings = loadfile "tests/support/bindings.lua" (support)

suite:runtime()

-- the robot that a page generates in a directory of this suite, and that directory
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
end

-- K as a sparse matrix against constraint_forces, and the arrays against those of C
local CONSTRAINED <const> = [[
#include <cstdio>
#include "quad.hpp"
int main()
{
  Eigen::Matrix<double, quad::NQ, 1> q = Eigen::Matrix<double, quad::NQ, 1>::Random();
  Eigen::Matrix<double, quad::NC, 1> lambda = Eigen::Matrix<double, quad::NC, 1>::Random();
  quad::normalize(q);
  const auto K = quad::K(q);
  const Eigen::VectorXd tau = quad::sparse_K(K.data()).transpose() * lambda;
  Eigen::VectorXd forces;
  quad::constraint_forces(q, lambda, forces);
  bool same = quad::K_rowptr[quad::NC] == int(quad::NK) && quad::H_rowptr == quad_H_rowptr;
  for (std::size_t k = 0; k < quad::NH; k++) same = same && quad::H_colind[k] == quad_H_colind[k];
  for (std::size_t k = 0; k < quad::NK; k++) same = same && quad::K_colind[k] == quad_K_colind[k];
  std::printf("%d %d\n", (tau - forces).norm() < 1e-12 * (1 + forces.norm()), same);
}
]]

local function test_constrained()
  local eigen, place = bindings.eigen(), suite:fresh "cpp_quad"
  if not eigen then return suite:skip "cpp: Eigen is not installed" end
  support.write(place .. "/k.cpp", CONSTRAINED)
  local run = support.run(("%s --bindings cpp --config templates/firmware/balance/feet.lua "
    .. "--functions K,constraint_forces,normalize,crba -o %s models/quad.urdf"):format(
    support.pinion_command {}, place))
  suite:check("cpp: quad is generated", run.code == 0, run.err)
  run = support.run(bindings.library(place, "quad") .. " && " .. bindings.cxx(place, "k.cpp",
    "-std=c++17 " .. eigen) .. " && " .. place .. "/k")
  suite:check("cpp: K' lambda by the sparse K", run.out == "1 1\n", run.out .. run.err)
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
      local run = support.run(("%s %s -o %s models/arm6.urdf"):format(support.pinion_command {},
        words, place))
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

-- a robot with switches: arguments and masks that are refused, and names that are handed out
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

-- a directory is one package: that of this robot
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
    and other.err:find "was not generated and would be overwritten", other.err)
end

test_owner()
if python then
  test_python()
  test_refused()
else
  suite:skip "python: there is none with NumPy"
end
if support.has "c++" then
  test_cpp()
  test_constrained()
  test_dual()
else
  suite:skip "cpp: there is no C++ compiler"
end

suite:finish()
