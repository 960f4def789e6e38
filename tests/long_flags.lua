#!/usr/bin/env lua5.4
--- suite_flags.lua with all flags for lanes of all widths.

assert(loadfile((arg[0]:match "^(.*/)" or "./") .. "suite_flags.lua"))("long")
