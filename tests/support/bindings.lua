--- Shared by the suites of --bindings: compiles the C once, as a library, and C++ over it; finds
-- Debian's Python with NumPy.
--
--   local bindings = loadfile "tests/support/bindings.lua" (support)

local support = ...

local bindings = {}

-- The flag that lets a C++ compiler find Eigen, without warnings about it; nil if it is missing.
function bindings.eigen()
  for _, place in ipairs { "/usr/include/eigen3", "/usr/local/include/eigen3" } do
    if support.exists(place .. "/Eigen/SparseCore") then return "-isystem " .. place end
  end
end

-- The command that makes lib<id>.a of a robot's C in a directory, by one run of the compiler.
function bindings.library(place, id, compiler)
  return ("(cd %s && mkdir -p o && cd o && %s -I .. -I %s/runtime -c %s && rm -f ../lib%s.a && "
    .. "ar --plugin /dev/null rcs ../lib%s.a *.o)"):format(support.quote(place), compiler
    or (support.has "tcc" and "tcc" or "cc -std=c99 -O0"), support.quote(support.root),
    support.sources("../" .. id, "selftest", "model", "limits"), id, id)
end

-- The command that makes a C++ program, named like its source, with that library.
function bindings.cxx(place, source, flags, compiler)
  return ("(cd %s && %s %s -I . -I %s/runtime %s lib*.a %s/.build/libpinion.a -lm -o %s)"):format(
    support.quote(place), compiler or "c++ -O0", flags or "-std=c++17", support.quote(support.root),
    source, support.quote(support.root), source:match("^[^.]+"))
end

-- Tests of tests/bindings/packed.cpp by compilers, over Eigen: packed results as matrices,
-- constraints, poses, lists in braces.  Returns the robot's directory.
function bindings.packed(suite, compilers)
  local place = suite:fresh "cpp_packed"
  local function generated_as(name, words)
    local run = support.run(("%s --quiet --bindings cpp --base floating --name %s -o %s %s "
      .. "models/quad.urdf && %s"):format(support.pinion_command {}, name, place, words,
      bindings.library(place, name)))
    suite:check("cpp: quad is generated as " .. name, run.code == 0, run.err)
  end
  generated_as("quad", "--packed-derivatives --packed-regressors --config "
    .. "templates/firmware/balance/feet.lua --functions K,constraint_forces,crba,fk,normalize,"
    .. "rnea_derivatives,regressor,qdot_matrix,qdot,rnea")
  generated_as("whole", "--functions rnea_derivatives,regressor")
  support.write(place .. "/packed.cpp", support.contents "tests/bindings/packed.cpp")
  local flags = "-std=c++17 -Wall -Wextra -Werror " .. bindings.eigen()
  for _, compiler in ipairs(compilers) do
    local run = support.run(("%s && %s/packed"):format(bindings.cxx(place, "packed.cpp", flags,
      compiler .. " -O0"), place))
    suite:equal("cpp: dense, sparse, poses, lists, by " .. compiler, "K 1\nforces 1\nD 1\nY 1\n"
      .. "Q 1\npattern 1\npose 1\nlist 1\n",
      run.code == 0 and run.out or run.out .. run.err)
  end
  return place
end

--- A Python with NumPy, or nil.
function bindings.python()
  for _, python in ipairs { os.getenv "PYTHON" or "/usr/bin/python3", "python3" } do
    if support.run(python .. " -c 'import numpy'").code == 0 then return python end
  end
end

return bindings
