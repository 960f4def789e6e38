#!/usr/bin/env lua5.4
--- suite_config.lua with all of its robots.

assert(loadfile((arg[0]:match "^(.*/)" or "./") .. "suite_config.lua"))("long")
