#!/usr/bin/env lua5.4
--- suite_pairs.lua with all functions in every row.

assert(loadfile((arg[0]:match "^(.*/)" or "./") .. "suite_pairs.lua"))("long")
