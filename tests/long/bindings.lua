#!/usr/bin/env lua5.4
-- Bindings for other languages (--bindings) at length: no compiler and standard warns about the
-- r.hpp of several robots, alone and together in one program, with and without Eigen; its arguments
-- accept and reject what they should (tests/bindings/views.cpp); all functions work with a custom
-- type of numbers; pip installs packages without a network, and tests/bindings/check.py checks
-- them.

local support = dofile "tests/support/c.lua"
local suite = support.suite "bindings_long"
local bindings = loadfile "tests/support/bindings.lua" (support)
local order = dofile "gen/order.lua"

suite:runtime()

-- wide has a function of each kind of arguments and results, since only slow compilers know lanes
local ROBOTS = {
  { id = "arm6", words = "--functions all,derivatives,steps,regressors --frames tool0 "
    .. "--fuse tick=H,C,qdd,J:tool0 models/arm6.urdf", frame = "tool0" },
  { id = "quad", words = "--base floating --functions all,derivatives,regressors "
    .. "--frames lf_foot models/quad.urdf", frame = "lf_foot" },
  { id = "single", words = "--base floating --real float --functions all,regressors --name single "
    .. "--frames lf_foot models/quad.urdf", frame = "lf_foot", tolerance = 0 },
  { id = "wide", words = "--name wide --lanes 8 --functions crba,ltdl,solve,minv,rnea,fd,fk,com,"
    .. "jacobian,velocity,kinetic_energy,coriolis,mul_H,step_rk4_derivatives,fd_derivatives "
    .. "--frames left_arm models/duo.urdf", tolerance = 1e-9, strict = true },
  { id = "tuned", words = "--name tuned --tunable link7:mass,com,inertia --tunable a2:origin "
    .. "models/arm7.urdf" },
  { id = "fourbar", words = "--config models/fourbar.lua --functions all,constraints,derivatives,"
    .. "steps models/fourbar.urdf" },
  { id = "trot", words = "--name trot --config templates/sim/trot.lua "
    .. "--functions normalize,constraints models/quad.urdf", tolerance = 1e-9 },
  { id = "slider", words = "--name slider --config models/slider_crank.lua --base floating "
    .. "--functions all,constraints models/slider_crank.urdf" },
}

local function generated(robot, more)
  local place = suite:fresh(robot.id .. (more and "_custom" or ""))
  local run = support.run(("%s --quiet %s %s -o %s"):format(support.pinion_command {}, robot.words,
    more or "--bindings cpp,python", place))
  suite:check(robot.id .. " is generated", run.code == 0, run.err)
  return place
end

local eigen, python = bindings.eigen(), bindings.python()
local WARN = support.WARN_CXX

-- ---- C++ ----------------------------------------------------------------------------------------

local function compilers()
  local list = {}
  for _, cxx in ipairs { "g++", "clang++" } do
    if support.has(cxx) then list[#list + 1] = cxx else suite:skip(cxx .. " is not installed") end
  end
  return list
end

local CXX = compilers()

-- compiles a text with these flags: a run
local function compiled(place, text, cxx, flags)
  support.write(place .. "/alone.cpp", text)
  return support.run(("cd %s && %s -O0 -fsyntax-only %s -I . -I %s/runtime alone.cpp"):format(
    support.quote(place), cxx, flags, support.quote(support.root)))
end

-- alone, so that it includes what it needs
local function test_header(robot, place)
  for _, cxx in ipairs(CXX) do
    local flags = "-std=c++17 -DPINION_NO_EIGEN " .. WARN
    local run = compiled(place, ('#include "%s.hpp"\n'):format(robot.id), cxx, flags)
    suite:check(("%s.hpp, %s"):format(robot.id, cxx), run.code == 0, run.err)
  end
end

-- all of them in one program: Eigen, which takes longest, is only read once; as C++17 test_header
-- has each of them without Eigen, test_views and test_refused with it
local function test_headers(places)
  local text, paths = {}, {}
  for k, robot in ipairs(ROBOTS) do
    text[k] = ('#include "%s.hpp"\n'):format(robot.id)
    paths[k] = "-I " .. support.quote("../" .. places[k]:match "[^/]+$")
  end
  local place = suite:fresh "headers"
  for _, cxx in ipairs(CXX) do
    for _, with in ipairs { eigen or "", "-DPINION_NO_EIGEN" } do
      local run = compiled(place, table.concat(text), cxx,
        table.concat({ "-std=c++20", with, WARN, table.concat(paths, " ") }, " "))
      suite:check(("all r.hpp, %s -std=c++20 %s"):format(cxx, with), run.code == 0, run.err)
    end
  end
end

-- with Eigen by one compiler, without by the other; the other way round for one of the robots
local function test_views(robot, place)
  local library = support.run(bindings.library(place, robot.id))
  if not suite:check(robot.id .. " is compiled", library.code == 0, library.err) then return end
  for k, cxx in ipairs(CXX) do
    local all = { "-std=c++17 " .. (eigen or ""), "-std=c++20 -DPINION_NO_EIGEN" }
    local flags = all[robot.id == "single" and k or 3 - k]
    local words = ("%s -DROBOT=%s -DFRAME=%s"):format(flags, robot.id, robot.frame)
    local run = support.run(("cp tests/bindings/views.cpp %s && %s && %s/views"):format(place,
      bindings.cxx(place, "views.cpp", words, cxx), place))
    suite:check(("views of %s, %s %s"):format(robot.id, cxx, flags), run.code == 0
      and run.out:find "\n?%d+ passed, 0 failed", run.out .. run.err)
  end
end

-- in a template, whose arguments a compiler learns last
local CALL = [[
template <class T> void call(T tau)
{
  static const double q[6] = {};
  arm6::rnea(q, pinion::array<double, 6>(), pinion::array<double, 6>(), tau);
}
]]
local CONST = "this argument is a result, and const: pass a variable"

-- lines that must not compile, and part of the message
local REFUSED = {
  { "double q[5]; arm6::crba(q)", "another size is wanted" },
  { "std::array<double, 7> q; arm6::crba(q)", "another size is wanted" },
  { "std::array<float, 6> q; arm6::crba(q)", "" },
  { "arm6::array<6, arm6::Dof> v; v[arm6::Entry::j1_j1] = 0", "this index is of another kind" },
  { "const double q[6] = {}; double J[5][6]; arm6::jacobian_tool0(q, J)", "another size" },
  { "const double q[6] = {}; const std::array<double, 21> H{}; arm6::crba(q, H)", "" },
  { "Eigen::Matrix<double, 7, 1> q; arm6::crba(q)", "another size is wanted" },
  { "Eigen::Matrix<double, 6, 5> J; double q[6]; arm6::jacobian_tool0(q, J)", "another size" },
  { "Eigen::Matrix<float, 6, 1> q; arm6::crba(q)", "another type are wanted" },
  { "Eigen::VectorXd q(6), g(6); arm6::gravity(q, g + g)", "is no place" },
  { "const Eigen::VectorXd q(6); call<const Eigen::VectorXd &>(q)", CONST },
  { "const std::array<double, 6> q{}; call<const std::array<double, 6> &>(q)", CONST },
  { "const double *q = nullptr; call<const double *>(q)", CONST },
}

-- The errors of each case; #line makes its name that of a file.  g++ names the place that required
-- it before an error, clang++ after it.
local function errors_by_case(text)
  local found, required, last = {}, {}, nil
  local function add(case)
    if case and last then found[case] = (found[case] or "") .. last .. "\n" end
  end
  for line in text:gmatch "[^\n]+" do
    local case = tonumber(line:match "^case(%d+):")
    if line:find(" error: ", 1, true) or line:find(" fatal error: ", 1, true) then
      last = line
      if case then add(case) end
      for _, one in ipairs(required) do add(one) end
      required = {}
    elseif case and line:find("required from", 1, true) then
      required[#required + 1] = case
    elseif case and line:find("note: in instantiation of", 1, true) then
      add(case)
    end
  end
  return found
end

-- all of them in one text, so that Eigen is read once; test_headers tries the header by itself
local function test_refused(place)
  local lines = { '#include "arm6.hpp"', CALL }
  for k, case in ipairs(REFUSED) do
    lines[#lines + 1] = ('#line 1 "case%d"\nvoid case%d();\nvoid case%d() { %s; }'):format(k, k, k,
      case[1])
  end
  for _, cxx in ipairs(eigen and CXX or {}) do
    local run = compiled(place, table.concat(lines, "\n") .. "\n", cxx, ("-std=c++17 %s %s"):format(
      eigen, cxx == "clang++" and "-ferror-limit=0" or "-fmax-errors=0"))
    local found = errors_by_case(run.err)
    for k, case in ipairs(REFUSED) do
      suite:check(("%s refuses: %s"):format(cxx, case[1]),
        run.code ~= 0 and found[k] and found[k]:find(case[2], 1, true)
          and (case[2] ~= CONST or not found[k]:find "\n."), run.err)
    end
  end
end

-- all functions over the page's dual number
local function test_custom(robot)
  local place = generated(robot, "--real custom:ad::dual --bindings cpp")
  support.write(place .. "/dual.hpp", support.contents("templates/doc/cpp.md")
    :match("<!%-%- dual: header %-%->\n```cpp\n(.-)```"))
  local flags = ("-std=c++17 %s %s"):format(WARN, support.quote('-DPINION_REAL_HEADER="dual.hpp"'))
  -- all in one text, and alone those that include other files than the others
  local texts, seen = { all = support.together(place, robot.id, {}, ".cpp") }, {}
  for _, name in ipairs(support.names(place, ".cpp")) do
    local text = support.contents(place .. "/" .. name)
    local includes = text:gsub("[^\n]*\n?", function(line) return line:match "^#include" or "" end)
    if not seen[includes] then texts[name], seen[includes] = text, true end
  end
  for name, text in order.pairs(texts) do
    local run = compiled(place, text, CXX[1], flags)
    suite:check(("%s: %s over dual numbers"):format(robot.id, name), run.code == 0, run.err)
  end
end

-- and with a floating base, whose quaternion gets the derivative of a turn
local function test_turn()
  local place = suite:fresh "turn"
  for _, words in ipairs { "--real custom:ad::dual --functions rnea --name turned",
    "--functions rnea_derivatives,normalize" } do
    local run = support.run(("%s --bindings cpp --base floating %s -o %s models/quad.urdf"):format(
      support.pinion_command {}, words, place))
    suite:check("quad is generated, " .. words, run.code == 0, run.err)
  end
  support.write(place .. "/dual.hpp", support.contents("templates/doc/cpp.md")
    :match("<!%-%- dual: header %-%->\n```cpp\n(.-)```"))
  local flags = "-std=c++17 -DPINION_NO_EIGEN " .. support.quote '-DPINION_REAL_HEADER="dual.hpp"'
  local run = support.run(("cp tests/bindings/turn.cpp %s && %s && %s && %s/turn"):format(place,
    bindings.library(place, "quad"), bindings.cxx(place, "turn.cpp turned_rnea.cpp", flags), place))
  suite:check("a floating base over dual numbers", run.code == 0
    and run.out == "54 passed, 0 failed\n", run.out .. run.err)
end

-- ---- Python -------------------------------------------------------------------------------------

-- all of it, or only its entries, by a strict compiler; then by a fast one
local STRICT = "-O0 -Wall -Wextra -Wpedantic -Werror -Wno-psabi"
local TCC = support.has "tcc" and "CC=tcc " or ""
local function test_package(robot, place)
  local entries = ("gcc -std=gnu99 -c -o /dev/null %s -I . -I runtime %s_dynamics/entries.c")
    :format(STRICT, robot.id)
  local by = robot.strict and "CFLAGS=" .. support.quote(STRICT) or TCC .. "CFLAGS=-O0"
  local run = support.run(("cd %s && %s && %s %s %s_build.py && PYTHONPATH=. %s -W error "
    .. "%s/tests/bindings/check.py %s_dynamics %s"):format(support.quote(place), entries, by,
    python, robot.id, python, support.quote(support.root), robot.id, robot.tolerance or 0))
  suite:check(robot.id .. "_dynamics", run.code == 0 and run.out:find "%d+ passed, 0 failed",
    run.out .. run.err)
end

-- in an environment with Debian's packages, pip among them, and without a network
local function test_pip(place)
  local home = suite:fresh "venv"
  local made = support.run(("%s -m venv --system-site-packages --without-pip %s && "
    .. "{ %s/bin/python -c 'import pip' || %s/bin/python -m ensurepip; }"):format(python, home,
    home, home))
  if made.code ~= 0 then return suite:skip "pip: there is no venv" end
  local pip = ("PIP_NO_INDEX=1 CFLAGS=-O0 %s%s/bin/python -m pip install --no-deps "
    .. "--force-reinstall "):format(TCC, home)
  local sdist = support.run(("cd %s && %s -c %s"):format(place, python,
    support.quote 'import tuned_build as b; b.build_sdist(".")'))
  suite:check("a source archive is made", sdist.code == 0, sdist.err)
  local there = ("cd / && %s/%s/bin/python %s/tests/bindings/check.py tuned_dynamics 0"):format(
    support.quote(support.root), home, support.quote(support.root))
  for _, words in ipairs { place, "--no-build-isolation " .. place, place .. "/*.tar.gz" } do
    local run = support.run(pip .. words)
    suite:check("pip install " .. words, run.code == 0, run.out .. run.err)
    run = support.run(there)
    suite:check("it is there", run.code == 0, run.out .. run.err)
  end
end

local HOSTILE = [[
<robot name="lambda">
  <link name="a"/>
  <link name="class"><inertial><mass value="1"/><inertia ixx="1" iyy="1" izz="1" ixy="0" ixz="0"
    iyz="0"/></inertial></link>
  <link name="&quot;&quot;&quot;\\ */"><inertial><mass value="1"/><inertia ixx="1" iyy="1" izz="1"
    ixy="0" ixz="0" iyz="0"/></inertial></link>
  <joint name="NULL" type="revolute"><parent link="a"/><child link="class"/>
    <limit lower="-1" upper="1" effort="1" velocity="1"/></joint>
  <joint name="def &quot;&quot;&quot; \é  x" type="revolute"><parent link="class"/>
    <child link="&quot;&quot;&quot;\\ */"/>
    <limit lower="-1" upper="1" effort="1" velocity="1"/></joint>
</robot>
]]

local function test_hostile()
  local place = suite:fresh "hostile"
  support.write(place .. "/a.urdf", HOSTILE)
  local robot = { id = "lambda",
    words = ("--frames class --fuse print=H,C --fuse np=H %s/a.urdf"):format(place) }
  local made = generated(robot)
  test_header(robot, made)
  if not python then return end
  test_package(robot, made)
  local run = support.run(("cd %s && %s -c %s"):format(made, python,
    support.quote "import lambda_dynamics as r; print(ascii(r.joint_names))"))
  suite:equal("names are what they are", "('NULL', 'def \"\"\" \\\\\\xe9  x')\n", run.out)
end

-- ---- all of it ----------------------------------------------------------------------------------

local places = {}
for k, robot in ipairs(ROBOTS) do
  local place = generated(robot)
  places[k] = place
  test_header(robot, place)
  if robot.frame and robot.id ~= "arm6" then test_views(robot, place) end
  if robot.id == "arm6" then test_refused(place) end
  if python then test_package(robot, place) end
  if python and robot.id == "tuned" then test_pip(place) end
end
test_headers(places)
if not python then suite:skip "Python: there is none with NumPy" end
if not eigen then suite:skip "Eigen is not installed" end
for _, k in ipairs { 1, 5, 6 } do test_custom(ROBOTS[k]) end
if CXX[1] then test_turn() end
if eigen and CXX[1] then bindings.packed(suite, CXX) end
test_hostile()

suite:finish()
