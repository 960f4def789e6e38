#!/usr/bin/env lua5.4
-- Random robots with equal limbs (--limbs) in the lanes of vectors or one after the other, with
-- joints that mimic others: their self-tests, compiled with vectors of the machine and, in `make
-- test-long`, with only SSE2 and without vectors; at -O1 and -O2, in double and float, on both
-- bases, fused and cut.  PINION_SEED seeds the robots.

local LONG = os.getenv "PINION_LONG" == "1" -- in `make test-long`
local catalogue = require "catalogue"
local support = dofile "tests/support/c.lua"
local suite = support.suite("limbs_random" .. (LONG and "_long" or ""))
local trials = dofile "tests/support/limb_trials.lua"(suite, support)
local try, COMPILERS = trials.try, trials.COMPILERS
local random = dofile "tests/support/random.lua"
local random_limbs = dofile "tests/support/robots/random_limbs.lua"

local ROBOTS = LONG and 6 or 2

print("pinion: PINION_SEED=" .. random.seed)
local SOME = {
  "crba,ltdl,ltl,solve,rnea,coriolis", "rnea_fext,gravity,fd,centroidal", "aba,minv,mul_H,fk",
}

-- A third of all functions and derivatives, without those that need links, constraints or more
-- words. Forward dynamics of a large robot are not differentiated: that takes longer than the rest.
local function third(k, text, packed)
  local list, large = {}, select(2, text:gsub("<joint", "")) > 16
  for i, row in ipairs(catalogue.SUMMARIES) do
    local name = row.name
    local there = (not row.group or row.group == "derivatives") and not name:find "<link>"
      and name ~= "hybrid" and name ~= "fd_constrained_derivatives"
      and not (name == "aba" and text:find("<mimic", 1, true))
      and not (name == "fd_derivatives" and large)
      and not (packed and name:find "^step_.*_derivatives$") -- they take derivatives with zeros
    if there and (i + k) % 3 == 0 then list[#list + 1] = name end
  end
  assert(#list >= 12)
  return table.concat(list, ",")
end

local found = 0
for n = 1, ROBOTS do
  local rng = random.case(4000 + n)
  local name = "limbs" .. n
  local file = suite.directory .. "/" .. name .. ".urdf"
  local text
  repeat -- small ones have the same cases; the few of a short run have no odd limbs
    text = random_limbs.make(rng, LONG and n % 4 == 2 or nil, n % 4 == 1 or nil,
      not LONG and rng:pick { 3, 4 } or nil)
  until select(2, text:gsub('<joint[^>]+type="[^f]', "")) <= 16
  support.write(file, text)
  local packed = n % 4 == 1
  -- each third with either compiler
  local words = { "--functions", LONG and third((n + 1) // 2, text, packed) or SOME[n % 3 + 1] }
  local function add(...) table.move({ ... }, 1, select("#", ...), #words + 1, words) end
  local in_turn = n % 4 == 3 or n == 2 and not LONG
  if n % 2 == 0 then add("-O2") end
  if n % 2 == 1 or in_turn then add("--limbs", in_turn and "scalar" or "lanes") end
  if LONG and in_turn then add("-O2", "--target", "mcu") end
  if rng:chance(0.6) then add("--base", "floating") end
  if n % 3 == 0 then add("--real", "float") end
  if n % 5 == 0 then add("--fuse", "tick=H,C,pose,com") end
  if n % 5 == 1 then add("--joint-friction") end
  if n % 5 == 3 then add("--split", "300") end
  if packed then add("--packed-derivatives") end
  if rng:chance(0.3) then add("--rows", "0") end
  add(file)
  found = found + try(name, words, false, COMPILERS[n % #COMPILERS + 1], in_turn)
end
suite:check("most have texts for limbs", found >= (LONG and 2 or 1) * ROBOTS, found)

suite:finish()
