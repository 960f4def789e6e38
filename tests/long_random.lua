#!/usr/bin/env lua5.4
--- suite_random.lua with all of its robots.

assert(loadfile((arg[0]:match "^(.*/)" or "./") .. "suite_random.lua"))("long")
