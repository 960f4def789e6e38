#!/usr/bin/env lua5.4
--- suite_limbs.lua with more robots, all functions, and a third compilation of each.

assert(loadfile((arg[0]:match "^(.*/)" or "./") .. "suite_limbs.lua"))("long")
