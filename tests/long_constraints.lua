#!/usr/bin/env lua5.4
--- suite_constraints.lua with many more trees.

local directory = arg[0]:match("^(.*/)") or "./"
assert(loadfile(directory .. "suite_constraints.lua"))("long")
