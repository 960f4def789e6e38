#!/usr/bin/env lua5.4
-- Frama-C proves what `make prove` proves, for duo and for two turns of sines; and it finds
-- mistakes that were planted in functions.

local support = dofile "tests/support/c.lua"
local suite = support.suite "long_prove"

if not support.has "frama-c" then
  suite:skip "Frama-C is not here: `make prove` installs it"
  suite:finish()
end

local short = support.run "SHORT=1 sh tests/prove/run.sh"
suite:check("duo and the sines are proved", short.code == 0
  and short.out:find "duo: numbers finite: 0 alarms"
  and short.out:find "duo: divisors, where pivots are positive: 0 alarms, 0 properties open"
  and short.out:find "\n2 passed, 0 failed\n", short.out .. short.err)

local ranges, asked = support.contents ".build/prove/duo.txt", 0
local called = support.contents(".build/prove/duo/duo_eva.c"):match "#ifndef EVA_PIVOTS\n(.-)#else"
for name in called:gmatch "Frama_C_show_each_([%w_]+)" do
  asked = asked + 1
  suite:check("there is a range of " .. name, ("\n" .. ranges):find("\n  " .. name .. "  [%[{]"))
end
suite:check("ranges of many results", asked > 50, asked)

local place = suite:fresh "duo"
local made = support.pinion { "--quiet", "--evidence", "-o", place .. "/c", "models/duo.urdf" }
suite:check("duo is generated with its evidence", made.code == 0, made.err)

-- The planted mistakes, all of them before one run: function, pattern, replacement, and Frama-C's
-- message in which log.  A mistake that happens for any numbers would end the proof at its place,
-- so some depend on a number.
local WRONG = {
  { "a result that is not written", "crba", "  (H%[DUO_H_left_left%] =)",
    "  if (q[DUO_left] > 0.0) %1", "finite", "assertion got status unknown" },
  { "an entry of a matrix that is not written", "fk", "  (pose%[DUO_link_torso%]%[3%] =)",
    "  if (q[DUO_left] > 0.0) %1", "finite", "assertion got status unknown" },
  { "a result out of bounds", "bias", "\n}", "\n  if (q[DUO_left] > 0.0) C[DUO_NV] = 0.0;\n}",
    "finite", "out of bounds write" },
  { "a divisor that may be zero", "com", "\n}", "\n  com[0] = 1.0/q[DUO_left];\n}", "finite",
    "non%-finite double value" },
  { "a number that overflows", "rnea", "\n}",
    "\n  tau[0] = 1e300*v[0]*v[1]*a[0];\n  tau[0] = tau[0]*tau[0];\n}", "finite",
    "non%-finite double value" },
  { "a result that is not written, beside pivots", "ltdl", "  H%[DUO_H_left_waist%] =",
    "  double lost; if (H[0] > 2.0) lost = 1.0;\n  H[DUO_H_left_waist] = lost +", "pivots",
    "uninitialized left%-value" },
  { "a divisor that is no pivot", "fd", "(waist_%w+)/waist_D", "%1/%1", "divisors",
    "assertion 'divisor' got status unknown" },
  { "a pivot that is not tested", "minv", "  if %(!%(waist_D > 0.0%)%)[^\n]*\n", "", "divisors",
    "assertion 'divisor' got status unknown" },
}

local function path_of(name) return ("%s/c/duo_%s.c"):format(place, name) end

-- the messages in a log: function -> the words; in duo_eva.c the function called there
local function alarms(log)
  local said, within, calling = {}, {}, nil
  for line in io.lines(path_of "eva") do
    calling = line:match "^  { /%* ([%w_]+) %*/$" or calling
    within[#within + 1] = calling or "none"
  end
  local text = support.contents(("%s/c/eva.%s.log"):format(place, log))
  for file, line, words in text:gmatch "%[eva:alarm%] (%S+):(%d+): Warning: *\n? *([^\n]*)" do
    local name = file:match "duo_([%w_]+)%.c$" or "none"
    said[name == "eva" and within[tonumber(line)] or name] = words
  end
  return said
end

local finite = {}
for _, wrong in ipairs(WRONG) do
  local what, name, pattern, by, log = table.unpack(wrong)
  -- the part that Frama-C reads: for limbs in lanes, the text after #else
  local text = support.contents(path_of(name))
  local from = select(2, text:find "\n#else[^\n]*\n") or 0
  local wrong_text, count = text:sub(from + 1):gsub(pattern, by, 1)
  suite:equal(what .. ": is made", 1, count)
  support.write(path_of(name), text:sub(1, from) .. wrong_text)
  finite[name] = log == "finite"
end
local run = support.run(("sh templates/prove/run.sh %s/c duo"):format(place))
suite:equal("mistakes: exit", 1, run.code)
for _, wrong in ipairs(WRONG) do
  local said = alarms(wrong[5])[wrong[2]]
  suite:check(wrong[1] .. ": is found", said and said:find(wrong[6]), said or run.out .. run.err)
end
for name, words in pairs(alarms "finite") do
  suite:check("nothing is wrong with " .. name, finite[name], words)
end

-- one more mistake, in the file that calls
local eva = support.contents(path_of "eva"):gsub("some%(%-2.5, 2.5%)", "some(-2.5, 250.0)")
support.write(path_of "eva", eva)
run = support.run(("sh templates/prove/run.sh %s/c duo"):format(place))
suite:check("angles for which there is no promise", run.err:find "precondition 'angle' got status",
  run.err)

local sines = support.run "sh tests/prove/sincos.sh 0 3 's/\\*c = -sine/*c = sine/'"
suite:check("a sine of the wrong sign", sines.code == 1 and sines.err:find "not proved", sines.err)

suite:finish()
