#!/usr/bin/env lua5.4
-- Runs that meet in one directory, are killed at any call, or fail at any: everything of which
-- tests/suites/program/writing.lua tries a sample.

local support = dofile "tests/support/c.lua"
local cli = assert(loadfile "tests/support/cli.lua")(support)
local suite = support.suite "long_writing"
local faults = assert(loadfile "tests/support/faults.lua")(support, cli, suite)

local library = faults.library()
if library then
  faults.pairs(library, 54)
  faults.kills(library, 1)
  faults.fails(library, 1)
  faults.fails(library, 2, "link") -- other calls than those of link are the same as above
  faults.no_locks(library)
end
suite:finish()
