#!/usr/bin/env lua5.4
--- Generated C under gcc, clang and g++ at -O2 with all warnings as errors, and its self-tests:
-- three random robots, a third of the functions each, all by gcc, two by clang, two by g++; and all
-- of out/, by gcc each file by itself.
-- suites/random.lua tests the numbers; long/compilers.lua compiles more and larger robots.

local support = dofile "tests/support/c.lua"
local suite = support.suite "compilers"
local try = assert(loadfile "tests/support/compilers.lua")(support, suite)

local A = "crba,ltdl,solve,mul_L,rnea,gravity,fk,jacobian,jdotv_world,normalize,com_jacobian,minv,"
  .. "gravity_derivative,integrate_jacobians,difference_jacobians"
local B = "ltl,ltl_solve,ltl_mul_L,bias,fd,coriolis,com,velocity,acceleration,integrate,neutral,"
  .. "mul_H"
local C = "crba,aba,rnea_fext,Ha,centroidal,kinetic_energy,jdotv,jacobian_aligned,difference,"
  .. "ltl_mul_Lt,ltl_solve_L,ltl_solve_Lt,solve_Lt,potential_energy,com_velocity,"
  .. "fd_derivatives"
local ALL = "all"
local CLANG, GXX = { gcc = true, clang = true }, { gcc = true, ["g++"] = true }

try.robots {
  -- eight dofs by rows: gcc 12 would lose calls of mirror, see runtime/rows.h
  { seed = 1, by = CLANG, joints = 2, functions = A, frames = "l2", "--base", "floating",
    "--rows", "0" },
  { seed = 2, joints = 2, types = ALL, functions = B, frames = "l1,l2", "--real", "float",
    "--joint-friction", "--fuse", "tick=H,C,pose,com" },
  { seed = 6, by = GXX, joints = 2, types = ALL, functions = C, "--mimic", "free" },
}

-- gcc at -O2 compiles the smallest; long/compilers.lua compiles the others, and each file with the
-- other compilers
try.checked_in(function(id, compiler)
  return id == "duo" and compiler == "gcc"
end, function(compiler) return compiler == "gcc" end)
suite:finish()
