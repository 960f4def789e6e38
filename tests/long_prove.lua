#!/usr/bin/env lua5.4
--- Frama-C proves what `make prove` proves, of duo and of two turns of sines; and finds what is
-- wrong in functions that were made wrong.

local directory = arg[0]:match("^(.*/)") or "./"
local support = dofile(directory .. "support_c.lua")
local suite = support.suite "long_prove"

if not support.has "frama-c" then
  suite:skip "Frama-C is not here: `make prove` installs it"
  suite:finish()
end

local short = support.run "SHORT=1 sh tests/prove/run.sh"
suite:check("duo and the sines are proved", short.code == 0
  and short.out:find "duo: numbers finite: 0 alarms" and short.out:find "\n2 passed, 0 failed\n",
  short.out .. short.err)

local place = suite:fresh "duo"
local made = support.pinion { "--quiet", "--evidence", "-o", place .. "/c", "models/duo.urdf" }
suite:check("duo is generated with its evidence", made.code == 0, made.err)

-- replaces what a pattern finds in a file, lets Frama-C see it, and puts back what was there
local function wrong(what, file, pattern, by, options)
  local path = ("%s/c/duo_%s.c"):format(place, file)
  local text = support.contents(path)
  local changed, count = text:gsub(pattern, by, 1)
  support.write(path, changed)
  local run = support.run(("sh templates/prove/run.sh %s/c duo %s"):format(place, options or ""))
  support.write(path, text)
  suite:check(what, count == 1 and run.code == 1
    and (run.err:find "alarm%]" or run.err:find "status unknown"), run.out .. run.err)
end

wrong("a result that is not written", "crba", "  H%[DUO_H_left_left%] = [^\n]*\n", "")
wrong("an entry of a matrix that is not written", "fk",
  "  pose%[DUO_link_torso%]%[3%] = [^\n]*\n", "")
wrong("a result out of bounds", "crba", "H%[DUO_H_left_left%]", "H[DUO_NH]")
wrong("a divisor that may be zero", "com", "\n}", "\n  com[0] = 1.0/q[DUO_left];\n}")
wrong("a number that overflows", "rnea", "\n}",
  "\n  tau[0] = 1e300*v[0]*v[1]*a[0];\n  tau[0] = tau[0]*tau[0];\n}")
wrong("a result that is not written, beside pivots", "ltdl", "  H%[DUO_H_left_waist%] =",
  "  double lost; if (H[0] > 2.0) lost = 1.0;\n  H[DUO_H_left_waist] = lost +")
wrong("angles for which there is no promise", "eva", "some%(%-2.5, 2.5%)", "some(-2.5, 250.0)")

local sines = support.run "sh tests/prove/sincos.sh 0 3 's/\\*c = -sine/*c = sine/'"
suite:check("a sine of the wrong sign", sines.code == 1 and sines.err:find "not proved", sines.err)

suite:finish()
