#!/usr/bin/env lua5.4
--- One robot all the way, for `make test-quick`: the quadruped with all functions is generated,
-- compiled, and passes its self-test against the generic runtime.

local support = dofile "tests/support/c.lua"
local suite = support.suite "quick"

suite:runtime()
local place = suite:fresh "quad"
local run = support.pinion { "-o", place, "--base", "floating", "models/quad.urdf" }
suite:check("the quadruped is generated in silence", run.code == 0 and run.err == "", run.err)
run = support.run(support.program(place, support.sources "quad", "run") .. " && ./run 50")
suite:check("compiles, and its self-test passes", run.out:find("\n[3-9]%d passed, 0 failed\n$"),
  run.out .. run.err)
suite:finish()
