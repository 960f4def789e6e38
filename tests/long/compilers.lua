#!/usr/bin/env lua5.4
-- suites/compilers.lua with more and larger robots: small ones with all functions, the others with
-- a third of them; all by gcc, random ones also by clang or g++.  PINION_SEED seeds them.

local support = dofile "tests/support/c.lua"
local random = dofile "tests/support/random.lua"
local suite = support.suite "long_compilers"
local try = assert(loadfile "tests/support/compilers.lua")(support, suite)

local ROBOTS = 8

local A = "crba,ltdl,solve,mul_L,rnea,gravity,fk,jacobian,jdotv_world,normalize,com_jacobian,minv"
local B = "ltl,ltl_solve,ltl_mul_L,bias,fd,coriolis,com,velocity,acceleration,integrate,neutral,"
  .. "mul_H"
local C = "crba,aba,rnea_fext,Ha,centroidal,kinetic_energy,jdotv,jacobian_aligned,difference,"
  .. "ltl_mul_Lt,ltl_solve_L,ltl_solve_Lt,solve_Lt,potential_energy,com_velocity"

local CLANG, GXX = { gcc = true, clang = true }, { gcc = true, ["g++"] = true }
local plans = {
  { seed = 7, joints = 7, functions = A, "--rows", "0" },
  { seed = 8, joints = 6, functions = B, "--split", "60", "--rows", "1e9" },
  { seed = 9, joints = 4, functions = C, "--tunable", "l3:mass,com,inertia", "--sincos", "libm" },
  { seed = 10, joints = 6, functions = A, "-O2", "--base", "floating", "--order", "alphabetical" },
  { seed = 11, joints = 4, functions = B, "-O0", "--real", "float", "--base", "floating" },
  { seed = 12, joints = 1, functions = C, "--fuse", "plan=qdd,hG,AG,Cmat" },
}
for k = 1, ROBOTS do
  local rng = random.case(6000 + k)
  local types = k % 2 == 0 and "all" or nil
  local joints = types and rng:integer(1, 6) or 1 + math.floor(rng:uniform(0, 3.8) ^ 2)
  local thirds = types and { A, B } or { C, A } -- C has aba, which not all robots have
  plans[#plans + 1] = {
    seed = random.seed * 1000 + k, types = types, frames = "l0,l1", joints = joints,
    by = k % 4 < 2 and CLANG or GXX, functions = joints > 5 and thirds[k % 8 // 4 + 1] or nil,
    "--base", rng:pick { "fixed", "floating" }, "--real", rng:pick { "double", "double", "float" },
    rng:pick { "-O0", "-O1", "-O2" }, "--rows", rng:pick { "0", "1e9" },
    "--fuse", "tick=H,C,pose,com,J:l1", "--fuse", "plan=qdd,hG,AG,Cmat",
    "--split", rng:pick { "40", "200", "100000" },
  }
end
try.robots(plans)
-- suites/compilers.lua compiles each file by gcc, and g++'s optimiser is gcc's
try.checked_in(function(_, compiler) return compiler ~= "g++" end,
  function(compiler) return compiler == "clang" end)
suite:finish()
