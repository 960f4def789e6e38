#!/usr/bin/env lua5.4
--- suite_split.lua with all of its robots.

assert(loadfile((arg[0]:match "^(.*/)" or "./") .. "suite_split.lua"))("long")
