#!/usr/bin/env lua5.4
-- The equal legs of a quadruped: which functions have a form for them, their length, what gcc and
-- clang make of their vectors, and what the header says of them.

local LONG = os.getenv "PINION_LONG" == "1" -- in `make test-long`
local support = dofile "tests/support/c.lua"
local suite = support.suite("limbs_quad" .. (LONG and "_long" or ""))
local trials = dofile "tests/support/limb_trials.lua"(suite, support)
local generate, texts, try, bytes = trials.generate, trials.texts, trials.try, trials.bytes

local QUAD = "crba,ltl,solve,rnea,fd,aba"
local MCU = trials.mcu()

local quad = try("quad", { "-O2", "--base", "floating", "--functions", QUAD, "models/quad.urdf" },
  true, "gcc")
suite:check("all of a quadruped's functions but ltl, which goes by rows", quad == 5, quad)
local off = generate("off", { "-O2", "--limbs", "off", "--base", "floating", "--functions",
  LONG and QUAD or "crba,rnea", "models/quad.urdf" })
suite:equal("none where they are off", 0, texts(off))
suite:equal("at -O1 as well", 6, texts(generate("O1", { "--base", "floating", "--functions",
  QUAD .. ",gravity_derivative", "models/quad.urdf" })))
suite:equal("none at -O0", 0, texts(generate("O0", { "-O0", "--base", "floating", "--functions",
  "crba,rnea", "models/quad.urdf" })))
local mcu = try("mcu", MCU, false, "clang", true)
suite:equal("all of them in turn for a microcontroller", 6, mcu)
suite:equal("and none in lanes", 0, texts(suite.directory .. "/mcu"))

do
  local words = { "--limbs", "off", table.unpack(MCU) }
  if not LONG then words[#words - 1] = "crba,rnea" end
  local single = generate("single", words)
  for _, fn in ipairs { "crba", "rnea", LONG and "fd" or nil, LONG and "aba" or nil } do
    local share = bytes(suite.directory .. "/mcu", fn) / bytes(single, fn)
    suite:check(fn .. " is less than half as long", share < 0.5, ("%.2f"):format(share))
  end
end

-- Without AVX gcc splits vectors of four doubles, if they are put together as in limbs.h; a vector
-- that it keeps goes through memory, which takes twice the time.
do
  local run = support.run(("cd %s && echo __x86_64__ | gcc -E -P -xc - && gcc -std=c99 -O2 -I %s "
    .. "-fdump-tree-optimized=r_rnea.dump -S -o r_rnea.s r_rnea.c && grep -c 'vector(4)' "
    .. "r_rnea.dump; grep -c 'pd\t' r_rnea.s"):format(
    support.quote(suite.directory .. "/quad"), support.quote(support.root .. "/runtime")))
  local host, whole, packed = run.out:match "^%s*(%S+)%s+(%d+)%s+(%d+)"
  if host ~= "1" then
    suite:skip "gcc is not for x86-64"
  else
    suite:equal("gcc keeps no vector of four with SSE2", "0", whole)
    suite:check("and computes pairs", tonumber(packed) > 500, packed)
  end
end

-- Clang must not make gather instructions, as it would for initializers.
if support.has "clang" and support.run("clang -dumpmachine").out:find "^x86_64" then
  local place = suite.directory .. "/quad"
  local function gathers(file)
    local run = support.run(("cd %s && clang -std=c99 -O2 -march=icelake-server -I %s -S -o - %s")
      :format(support.quote(place), support.quote(support.root .. "/runtime"), file))
    suite:check("clang compiles " .. file, run.code == 0, run.err)
    return select(2, run.out:gsub("gather", ""))
  end
  local braces = support.contents(place .. "/r_solve.c"):gsub("pinion_x4_of(%b())", function(list)
    return "{" .. list:sub(2, -2) .. "}"
  end)
  support.write(place .. "/braces.c", braces)
  suite:equal("clang loads a quadruped's lanes one by one", 0, gathers "r_solve.c")
  local others = gathers "braces.c"
  suite:check("which it would not from braces", others > 0, others)
else
  suite:skip "clang is not there or not for x86-64"
end

-- ---- what the header says -----------------------------------------------------------------------

do
  local header = support.contents(suite.directory .. "/quad/r.h"):gsub("\n %* ", " ")
  suite:check("the header names the limbs",
    header:find("by their first joints: lf_haa, rf_haa, lh_haa, rh_haa.", 1, true), header)
  suite:check("and counts",
    header:find "or, with limbs in lanes, %d+ operations, of which %d+ are on")
  local turns = support.contents(suite.directory .. "/mcu/r.h"):gsub("\n %* ", " ")
  suite:check("in turn, too",
    turns:find("Static functions are called for each limb, in this order", 1, true), turns)
  suite:check("and how much is text",
    turns:find "of which %d+ are in the source: 1 static function is called for each limb%.")
  local run = support.pinion { "--base", "floating", "--dump", "model", "models/quad.urdf" }
  suite:check("--dump model lists them",
    run.out:find("limbs lf_haa rf_haa lh_haa rh_haa  of 3 bodies each, in 4 lanes", 1, true),
    run.out)
end

suite:finish()
