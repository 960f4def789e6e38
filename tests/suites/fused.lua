#!/usr/bin/env lua5.4
--- The self-test on fused functions: it passes, and notices an output that is left out, one that is
-- wrong, and one whose single function is not written.

local support = dofile "tests/support/c.lua"
local suite = support.suite "fused"
suite:runtime()

-- generates a robot of models/ with words, duo by default; damage(text of r_tick.c) -> another
-- text; returns the output of the self-test
local function try(name, words, damage, robot)
  local place = suite:fresh(name)
  local run = support.pinion { "--quiet", "--name", "r", "-o", place,
    ("models/%s.urdf"):format(robot or "duo"), table.unpack(words) }
  suite:check(name .. " is generated", run.code == 0, run.err)
  local file = place .. "/r_tick.c"
  local text = support.contents(file)
  local other = damage and damage(text) or text
  suite:check(name .. ": the damage is done", not damage or other ~= text, text)
  support.write(file, other)
  return support.run(support.program(place, support.sources "r", "run") .. " && ./run 30").out
end

local function dropped(text) return (text:gsub("\n  C%[R_left%] = [^\n]*", "", 1)) end
local function changed(text) return (text:gsub("\n  C%[R_left%] = ", "%0 1e-9 + ", 1)) end

local FUSE = { "--fuse", "tick=H,C,LD,qdd,pose" }
suite:check("passes", try("whole", FUSE):find "tick +ok")
suite:check("an output is left out", try("dropped", FUSE, dropped):find "tick +FAIL")
suite:check("an output is wrong", try("changed", FUSE, changed):find "tick +FAIL")
local ALONE = { "--functions", "crba", "--fuse", "tick=C" }
suite:check("passes alone", try("alone", ALONE):find "tick +ok")
suite:check("left out without a single function", try("lost", ALONE, dropped):find "tick +FAIL")
-- packed derivatives are compared in packed form
local PACKED = { "--packed-derivatives", "--functions", "rnea_derivatives",
  "--fuse", "tick=dtau_dv" }
-- in both forms: with limbs in lanes, and without
local function moved(text) return (text:gsub("\n  dtau_dv%[0%] = ", "%0 1e-9 + ")) end
suite:check("passes packed", try("packed", PACKED):find "tick +ok")
suite:check("wrong packed", try("packed_wrong", PACKED, moved):find "tick +FAIL")
-- the pose of one link in a function whose limbs have one form, in all forms of limbs
for _, limbs in ipairs { "lanes", "scalar", "off" } do
  local words = { "--frames", "ballast", "--limbs", limbs, "--functions", "fk",
    "--fuse", "tick=qdd,pose:ballast" }
  local out = try("pose_" .. limbs, words, nil, "skew")
  suite:check("qdd and a pose pass, limbs " .. limbs, out:find "tick +ok", out)
end
-- one of two results of a function by rows, and both
for _, outputs in ipairs { "dC_dv", "dtau_dq,dtau_dv,g" } do
  local words = { "--rows", "0", "--functions", "gravity,bias_derivatives,rnea_derivatives",
    "--fuse", "tick=" .. outputs }
  suite:check(outputs .. " pass by rows", try("rows", words):find "tick +ok")
end
-- no local array is written for a result that is no output: gcc warns of it
local place = suite:fresh "unread"
support.pinion { "--quiet", "--name", "r", "-o", place, "--base", "floating", "--rows", "0",
  "--functions", "crba", "--fuse", "tick=dtau_dv,tau", "models/duo.urdf" }
local strict = support.run(("gcc -std=c99 %s -fsyntax-only -I runtime %s/r_tick.c"):format(
  support.WARN, place))
suite:check("nothing is written that is not read", strict.code == 0, strict.err)
suite:finish()
