#!/usr/bin/env lua5.4
-- What a new mass changes in a robot with equal limbs: its own numbers.

local support = dofile "tests/support/c.lua"
local suite = support.suite "limbs_edits"
local trials = dofile "tests/support/limb_trials.lua"(suite, support)
local generate = trials.generate

local function lines_of(place, file)
  local list = {}
  for line in support.contents(place .. "/" .. file):gmatch "[^\n]+" do list[#list + 1] = line end
  return list
end

-- how many lines of a leg's numbers differ, and how many other lines
local function apart(before, after, file, leg)
  local was, is = lines_of(before, file), lines_of(after, file)
  local own, others = 0, 0
  suite:equal("as many lines", #was, #is)
  for k, line in ipairs(was) do
    if line ~= is[k] and not line:find "Generated from" then
      local name = line:match "^static const %a+ ([%w_]+) " or line:match "^#define ([%w_]+) "
      if name and name:find("^" .. leg) then own = own + 1 else others = others + 1 end
    end
  end
  return own, others
end

do
  local words = { "--limbs", "lanes", "--base", "floating", "--functions", "rnea" }
  words[#words + 1] = "models/quad.urdf"
  local old = generate("old", words)
  words[2] = "scalar"
  local old_turns = generate("old_turns", words)
  local file = suite.directory .. "/heavier.urdf"
  local text, n = support.contents("models/quad.urdf"):gsub('(<link name="lf_calf">.-<mass value=")'
    .. '[^"]*', "%10.25", 1)
  suite:equal("there is such a link", 1, n)
  support.write(file, text)
  words[#words] = file
  local new = { scalar = generate("new_turns", words) }
  words[2] = "lanes"
  new.lanes = generate("new", words)
  for form, place in pairs { scalar = old_turns, lanes = old } do
    local own, others = apart(place, new[form], "r_numbers.h", "lf_")
    suite:check(form .. ": it changes numbers of that leg", own > 0, own)
    suite:equal("and no others", 0, others)
    own, others = apart(place, new[form], "r_rnea.c", "lf_")
    suite:equal("and no function", 0, own + others)
  end
end

suite:finish()
