#!/usr/bin/env lua5.4
--- suite_diff.lua with all of its links and legs.

assert(loadfile((arg[0]:match "^(.*/)" or "./") .. "suite_diff.lua"))("long")
