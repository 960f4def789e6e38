#!/usr/bin/env lua5.4
-- Compares the dynamics with Pinocchio's results for the robots of ../shared, fixed and floating,
-- two states each.  ../shared/golden/README.md has the conventions.  Skipped if ../shared is
-- absent.

local support = dofile "tests/support/c.lua"
local suite = support.suite "golden_dynamics"
local compare = assert(loadfile "tests/support/golden.lua")(support, suite)

suite:need(support.shared .. "/golden")
suite:runtime()
-- from the typed numbers, like Pinocchio: --snap 0; humanoids at -O1, because another test of `make
-- test-long` chooses frames for one
compare(support.shared .. "/golden", support.shared .. "/urdf", 45, { any = 1e-12 }, 25)
suite:finish()
