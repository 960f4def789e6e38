#!/usr/bin/env lua5.4
--- suite_packed.lua with a quadruped.

assert(loadfile((arg[0]:match "^(.*/)" or "./") .. "suite_packed.lua"))("long")
