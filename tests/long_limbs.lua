#!/usr/bin/env lua5.4
--- suite_limbs.lua with more robots, all functions, and a third compilation of each.
local directory = arg[0]:match("^(.*/)") or "./"
assert(loadfile(directory .. "suite_limbs.lua"))("long")
