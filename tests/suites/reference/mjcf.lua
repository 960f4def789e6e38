#!/usr/bin/env lua5.4
-- Compares the generated C of MJCF robots in ../shared with MuJoCo's numbers; skipped if ../shared
-- is absent: some of them, all in `make test-long`.  PINION_MJCF_TABLE=1 prints the difference of
-- each.

local LONG = os.getenv "PINION_LONG" == "1" -- in `make test-long`
local support = dofile "tests/support/c.lua"
local suite = support.suite "mjcf"
local compare = assert(loadfile "tests/support/mjcf.lua")(support, suite)

local ROOT = suite:need(support.shared .. "/mjcf")
suite:runtime()

local FILES = {
  adroit = "adroit/Adroit_hand.xml", dm_humanoid = "dm_humanoid/humanoid.xml",
  myoelbow = "myoelbow/elbow/myoelbow_2dof6muscles.xml", so101 = "so101/so101_new_calib.xml",
  shadow_right = "shadow_right/right_hand.xml",
}

-- MuJoCo's own diagonalisation of full inertias
local LOOSE = {
  panda = { M = 2e-8, bias = 1e-9, tau = 1e-9 }, cassie = { M = 2e-8, bias = 1e-9, tau = 1e-9 },
  so101 = { M = 1e-7, bias = 1e-7, tau = 1e-7 },
}

-- loops, sliding joints, a base that drives, equalities, one of the hands
local SOME = {
  cassie = true, cheetah = true, mobile_kinova = true, myoelbow = true, panda = true, so101 = true,
  adroit = true,
}

local list, known = {}, 0
for _, name in ipairs(support.names(ROOT .. "/golden", ".json")) do
  name = name:gsub("%.json$", "")
  local build = { label = name, xml = ("%s/%s"):format(ROOT, FILES[name]
    or ("%s/%s.xml"):format(name, name)), golden = ("%s/golden/%s.json"):format(ROOT, name) }
  for key, most in pairs(LOOSE[name] or {}) do build[key] = most end
  known = known + 1
  if LONG or SOME[name] then list[#list + 1] = build end
end
suite:check("the robots are there", known == 16, known .. " goldens")
local worst = compare(list)
for _, build in ipairs(os.getenv "PINION_MJCF_TABLE" and list or {}) do
  local words = { ("%-14s"):format(build.label) }
  for _, key in ipairs { "M", "bias", "tau", "pose", "pos", "J" } do
    local off = (worst[build.label] or {})[key]
    words[#words + 1] = ("%s %-8s"):format(key, off and ("%.1e"):format(off) or "-")
  end
  print(table.concat(words, "  "))
end
suite:finish()
