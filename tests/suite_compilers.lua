#!/usr/bin/env lua5.4
--- What gcc, clang and g++ say of generated C with all warnings as errors at -O2, and what their
-- optimisers make of it: a dozen random robots, a third of the functions each, and all of out/ file
-- by file.  What the numbers are is held by suite_random.lua; all functions of larger robots are
-- compiled by long_compilers.lua.

local directory = arg[0]:match("^(.*/)") or "./"
local support = dofile(directory .. "support_c.lua")
local suite = support.suite "compilers"
local try = assert(loadfile "tests/support_compilers.lua")(support, suite)

local A = "crba,ltdl,solve,mul_L,rnea,gravity,fk,jacobian,jdotv_world,normalize,com_jacobian,minv"
local B = "ltl,ltl_solve,ltl_mul_L,bias,fd,coriolis,com,velocity,acceleration,integrate,neutral,"
  .. "mul_H"
local C = "crba,aba,rnea_fext,Ha,centroidal,kinetic_energy,jdotv,jacobian_aligned,difference,"
  .. "ltl_mul_Lt,ltl_solve_L,ltl_solve_Lt,solve_Lt,potential_energy,com_velocity"
local ALL = "all"

try {
  { seed = 1, joints = 3, functions = A, frames = "l2", "--base", "floating" },
  { seed = 2, joints = 5, functions = B, frames = "l1,l3" },
  { seed = 3, joints = 4, functions = C, "--real", "float", "--base", "floating" },
  { seed = 4, joints = 3, types = ALL, functions = A, "--fuse", "tick=H,C,pose,com" },
  { seed = 5, joints = 2, types = ALL, functions = B, "--real", "float", "--joint-friction" },
  { seed = 6, joints = 3, types = ALL, functions = C, "--mimic", "free", "--base", "floating" },
  { seed = 7, joints = 7, functions = A, "--rows", "0" },
  { seed = 8, joints = 6, functions = B, "--split", "60", "--rows", "1e9" },
  { seed = 9, joints = 4, functions = C, "--tunable", "l3:mass,com,inertia", "--sincos", "libm" },
  { seed = 10, joints = 6, functions = A, "-O2", "--base", "floating", "--order", "alphabetical" },
  { seed = 11, joints = 4, functions = B, "-O0", "--real", "float", "--base", "floating" },
  { seed = 12, joints = 1, functions = C, "--fuse", "plan=qdd,hG,AG,Cmat" },
}

-- the C that is checked in
local commands, names = {}, {}
for _, robot in ipairs(support.names "out") do
  for _, compiler in ipairs(support.compilers()) do
    commands[#commands + 1] = ("cd out/%s && for f in *.c; do %s -O2 -I ../../runtime -S "
      .. "-o /dev/null $f || exit 1; done"):format(robot, compiler.command)
    names[#names + 1] = ("out/%s, %s"):format(robot, compiler.name)
  end
end
for k, run in ipairs(support.parallel(commands)) do
  suite:check(names[k] .. ": no warning", run.code == 0 and run.log == "", run.log)
end
suite:finish()
