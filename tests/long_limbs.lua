#!/usr/bin/env lua5.4
--- suite_limbs.lua with more robots, a third of all functions and derivatives each, and a
-- third compilation.

assert(loadfile((arg[0]:match "^(.*/)" or "./") .. "suite_limbs.lua"))("long")
