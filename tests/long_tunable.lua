#!/usr/bin/env lua5.4
--- suite_tunable.lua with all of its robots.

assert(loadfile((arg[0]:match "^(.*/)" or "./") .. "suite_tunable.lua"))("long")
