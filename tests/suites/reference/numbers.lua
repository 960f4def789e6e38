#!/usr/bin/env lua5.4
--- The dynamics against MuJoCo's results for models/*.urdf, which it loaded itself: the numbers of
-- tests/golden, made by tests/golden/make.sh.

local LONG = os.getenv "PINION_LONG" == "1" -- in `make test-long`
local support = dofile "tests/support/c.lua"
local suite = support.suite "numbers"
local compare = assert(loadfile "tests/support/golden.lua")(support, suite)

suite:runtime()
-- MuJoCo finds principal axes of inertias to about 1e-9; poses, velocities, accelerations and
-- gravity agree to 1e-14.  For the humanoid, H multiplies that error by its condition.
compare("tests/golden", "models", #support.names("models", ".urdf"), {
  any = 1e-13, H = 1e-8, C = 1e-8, tau = 1e-8, kinetic = 1e-8, hg = 1e-8, qdd = 1e-7,
  ["qdd by aba"] = 1e-7,
}, not LONG and 18 or nil) -- `make test-long` also runs the larger ones at -O2
suite:finish()
