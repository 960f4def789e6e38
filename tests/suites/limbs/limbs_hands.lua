#!/usr/bin/env lua5.4
-- Limbs within limbs, such as the fingers of hands; and limbs beside one of another kind.

local LONG = os.getenv "PINION_LONG" == "1" -- in `make test-long`
local support = dofile "tests/support/c.lua"
local suite = support.suite("limbs_hands" .. (LONG and "_long" or ""))
local trials = dofile "tests/support/limb_trials.lua"(suite, support)
local generate, try, bytes = trials.generate, trials.try, trials.bytes
local random = dofile "tests/support/random.lua"
local random_limbs = dofile "tests/support/robots/random_limbs.lua"

-- fingers within limbs; a leg of another kind next to three, one of which has turns that others
-- lack
do
  local file, rng = suite.directory .. "/hands.urdf", random.case(4100)
  support.write(file, (random_limbs.make(rng, true, false)))
  local run = support.pinion { "--name", "r", "--dump", "model", file }
  suite:check("sets within limbs are listed",
    run.out:find("\n  within them limbs left1_j%d"), run.out)
  local text, axes = support.contents("models/quad.urdf"):gsub(
    '(<joint name="rh_kfe".-<axis xyz=")0 1 0"', '%10 0 1"')
  suite:equal("there is such a knee", 1, axes)
  text, axes = text:gsub('(<joint name="rf_hfe".-<origin xyz="[^"]*")', '%1 rpy="3.14159 0 0.02"')
  suite:equal("and such a hip", 1, axes)
  support.write(file, text)
  local words = trials.mcu()
  words[#words - 1], words[#words] = LONG and "aba" or "rnea", file
  suite:equal("three legs in turn", 1, try("three", words, false, "gcc", true))
  local header = support.contents(suite.directory .. "/three/r.h"):gsub("\n %* ", " ")
  suite:check("which the header names",
    header:find("first joints: lf_haa, rf_haa, lh_haa.", 1, true), header)
end

-- two arms with hands of three fingers: one form for the arms, one for the fingers of both
do
  local file = suite.directory .. "/fingers.urdf"
  support.write(file, (random_limbs.make(random.case(4200), 3, false, 2)))
  local dump = support.pinion { "--name", "r", "--dump", "model", file }
  local all, of = {}, dump.out:match "\nlimbs ([^\n]-)  of 2 bodies each, within those of left1_j1"
  for root in (of or ""):gmatch "%S+" do all[#all + 1] = root end
  suite:equal("six fingers in one set", 6, #all)
  local words = { "-O2", "--target", "mcu", "--functions",
    LONG and "crba,rnea,fd,aba" or "rnea", file }
  suite:equal("fingers in turn", LONG and 4 or 1, try("fingers", words, false, "gcc", true))
  local code = support.contents(suite.directory .. "/fingers/r_rnea.c")
  local functions, calls = {}, 0
  for name in code:gmatch "\nNOT_INLINE void (r_rnea_of_limb2[%w_]*)" do
    functions[#functions + 1] = name
  end
  for n in ipairs(functions) do
    for _ in code:gmatch("\n  " .. functions[n] .. "%(") do calls = calls + 1 end
  end
  suite:check("a function of all fingers", #functions > 0, code)
  suite:equal("is called for each of both hands", 6 * #functions, calls)
  suite:check("with what its hand keeps", code:find("o->", 1, true))
  local header = support.contents(suite.directory .. "/fingers/r.h"):gsub("\n %* ", " ")
  suite:check("the header names all",
    header:find("first joints: " .. table.concat(all, ", "), 1, true), header)
  local single = generate("fingers_off", { "-O2", "--limbs", "off", "--target", "mcu",
    "--functions", "rnea", file })
  local share = bytes(suite.directory .. "/fingers", "rnea") / bytes(single, "rnea")
  suite:check("rnea takes less than half", share < 0.5, ("%.2f"):format(share))
  words = { "-O2", "--functions", "coriolis", file }
  local lanes = LONG and try("fingers_lanes", words, false, "gcc") or 1
  suite:equal("fingers of both hands in lanes", 1, lanes)
end

suite:finish()
