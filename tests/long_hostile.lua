#!/usr/bin/env lua5.4
--- suite_hostile.lua over the files of ../shared/hostile.

assert(loadfile((arg[0]:match "^(.*/)" or "./") .. "suite_hostile.lua"))("long")
