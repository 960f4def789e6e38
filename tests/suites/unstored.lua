#!/usr/bin/env lua5.4
-- Self-tests notice elements that a function does not store: of each function, one store is left
-- out, if possible that of a zero, which is what memory often has.  Calls between functions go to
-- those that are whole.

local support = dofile "tests/support/c.lua"
local suite = support.suite "unstored"
local bits = dofile "tests/support/bits.lua"
suite:runtime()

local EVERY = "all,derivatives,regressors,steps"
local CASES = {
  { "duo", { "--functions", EVERY, "--frames", "left_arm", "--prescribed", "left", "--fuse",
    "both=H,C", "models/duo.urdf" } },
  { "brick", { "--functions", EVERY, "--base", "floating", "--real", "float",
    "models/brick.urdf" } },
  { "quad", { "--base", "floating", "--packed-derivatives", "--packed-regressors", "--functions",
    "derivatives,regressors", "models/quad.urdf" } },
  { "fourbar", { "--config", "models/fourbar.lua", "--loops", "embed", "--functions",
    "constraints,derivatives", "models/fourbar.urdf" } },
}

-- the C of a function without one of its stores, or nil if it has none
local function without_store(text, fn)
  local from, to
  for _, arg in ipairs(fn.args) do
    for first, value, after in text:gmatch("\n()  " .. arg.name .. "%[[^\n=]-%] = ([^;]*);()") do
      if not from or value:find "^0%.0f?$" then from, to = first, after end
    end
  end
  return from and text:sub(1, from - 1) .. text:sub(to)
end

-- writes the files of a robot whose self-test calls functions without a store; returns their names
local function damage(id, place)
  local header, test = ("%s/%s.h"):format(place, id), ("%s/%s_selftest.c"):format(place, id)
  local names = {}
  local function renamed(text, list)
    for _, name in ipairs(list) do
      text = text:gsub(("%%f[%%w_]%s_%s%%f[^%%w_]"):format(id, name), "%0_less")
    end
    return text
  end
  for _, fn in ipairs(bits.prototypes(support.contents(header), id)) do
    local text = support.contents(("%s/%s_%s.c"):format(place, id, fn.name))
    local less = text and without_store(text, fn)
    if less then
      names[#names + 1] = fn.name
      support.write(("%s/less_%s.c"):format(place, fn.name), renamed(less, { fn.name }))
    end
  end
  support.write(place .. "/less.h", renamed(support.contents(header), names))
  local text = support.contents(test):gsub(('#include "%s.h"'):format(id), '#include "less.h"', 1)
  support.write(test, renamed(text, names))
  return names
end

for _, case in ipairs(CASES) do
  local id, words = table.unpack(case)
  local place = suite:fresh(id)
  local run = support.pinion(table.move(words, 1, #words, 6, { "--quiet", "--limbs", "off", "-o",
    place }))
  suite:check(id .. " is generated", run.code == 0, run.err)
  local function tested(sources)
    local done = support.run(support.program(place, sources, "test") .. " && ./test 3")
    return done.out .. done.err
  end
  local whole = tested(id .. "_*.c")
  suite:check(id .. ": the self-test passes", whole:find ", 0 failed\n$", whole)
  local names = damage(id, place)
  local log = tested "*.c"
  for _, name in ipairs(names) do
    local line = log:match("\n  " .. name .. " [^\n]*") or log
    suite:check(("%s: %s"):format(id, name), line:find " FAIL ", line)
  end
  suite:check(id .. ": most functions have a store to leave out", #names > 10, #names)
end
suite:finish()
