#!/usr/bin/env lua5.4
--- suite_single.lua with every file under every flag.

assert(loadfile((arg[0]:match "^(.*/)" or "./") .. "suite_single.lua"))("long")
