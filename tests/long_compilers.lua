#!/usr/bin/env lua5.4
--- suite_compilers.lua with all functions and more and larger robots.  PINION_SEED seeds them.

local directory = arg[0]:match("^(.*/)") or "./"
local support = dofile(directory .. "support_c.lua")
local random = dofile(directory .. "support_random.lua")
local suite = support.suite "long_compilers"
local try = assert(loadfile "tests/support_compilers.lua")(support, suite)

local ROBOTS = 20

local plans = {}
for k = 1, ROBOTS do
  local rng = random.case(6000 + k)
  local types = k % 2 == 0 and "all" or nil
  plans[k] = {
    seed = random.seed * 1000 + k, types = types, frames = "l0,l1",
    joints = types and rng:integer(1, 6) or 1 + math.floor(rng:uniform(0, 3.8) ^ 2),
    "--base", rng:pick { "fixed", "floating" }, "--real", rng:pick { "double", "double", "float" },
    rng:pick { "-O0", "-O1", "-O2" }, "--rows", rng:pick { "0", "1e9" },
    "--fuse", "tick=H,C,pose,com,J:l1", "--fuse", "plan=qdd,hG,AG,Cmat",
    "--split", rng:pick { "40", "200", "100000" },
  }
end
try(plans)
suite:finish()
