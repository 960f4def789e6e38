#!/usr/bin/env lua5.4
-- pinion diff reports random edits on robots of this project and of ../shared: that edit and
-- nothing else, and for the code the counts of tests/support/robots/edits.lua.  PINION_SEED seeds
-- it.

dofile "tests/support/collector.lua"
local support = dofile "tests/support/c.lua"
local suite = support.suite "review"
local diff = require "tools.review.comparison"
local edits = dofile "tests/support/robots/edits.lua"
local random = dofile "tests/support/random.lua"
local side = require "tools.review.side"
local words = require "tools.review.sentences"

local EACH = 1 -- edits of a kind on a robot

local ROBOTS = {
  { "models/quad.urdf", "floating" }, { "models/arm7.urdf", "fixed" },
  { "models/gripper.urdf", "fixed" }, { "models/humanoid.urdf", "fixed" },
}
for _, name in ipairs { "iiwa14", "cassie" } do
  ROBOTS[#ROBOTS + 1] = { ("%s/urdf/%s.urdf"):format(support.shared, name), "fixed" }
end

-- kind -> the allowed reports: "what kind field" patterns, and the least and largest number of them
local TOLD = {
  mass = { "^link changed mass$", 1, 1 }, number = { "^%a+ changed ", 1, 6 },
  link = { "^link renamed ", 1, 1 }, joint = { "^joint renamed ", 1, 1 },
  zero = { "^link changed i..$", 1, 6 }, flip = { "^joint changed axis$", 0, 1 },
  gripper = { "^%a+ added ", 4, 4 }, swap = { "^$", 0, 0 },
}

local function wrong_items(kind, items)
  if kind == "fixed" then
    local counts = {}
    for _, item in ipairs(items) do
      local key = item.kind == "changed" and item.field or item.kind .. " " .. item.name
      if item.kind == "moved" then key = "moved" end
      counts[key] = (counts[key] or 0) + 1
    end
    local fine = counts.moved == 1 and counts["added new_flange"] == 1
      and counts["added new_mount"] == 1 and #items - (counts.xyz or 0) == 3
    return not fine and "not a link, a joint and one that moved"
  end
  local pattern, least, most = table.unpack(TOLD[kind])
  for _, item in ipairs(items) do
    local told = ("%s %s %s"):format(item.what, item.kind, item.field or "")
    if not told:find(pattern) then return "told: " .. told end
  end
  return (#items < least or #items > most) and #items .. " items"
end

local RENAMES = { link = true, joint = true }

-- a fault in the counts for the code, compared with another count
local function wrong_code(kind, found, before, after)
  if RENAMES[kind] then
    for _, fn in ipairs(found.functions) do
      if fn.statements.only ~= "names" or #fn.constants.changed > 0 then
        return fn.name .. " is told to change by more than names"
      end
    end
    return not edits.only_names(before, after) and "it was no renaming"
  end
  local counted, values = edits.compare(before, after), #found.constants
  for _, fn in ipairs(found.functions) do
    if kind == "mass" and fn.statements.changed + fn.statements.gone > 0 then
      return fn.name .. " is told to have other statements"
    end
  end
  if values ~= #counted.values then
    return ("%d constants are told, %d have other values"):format(values, #counted.values)
  end
end

local function try(path, base, text, before, kind, n)
  local root = edits.read(text)
  local what = edits.apply(root, kind, random.case(n))
  if not what then return end
  local options = { base = base, functions = { "crba", "rnea" } }
  local name = ("%s, %s"):format(path:match "[^/]*$", what)
  local ok, after = pcall(edits.generate, edits.text(root), options)
  if not ok then
    suite:check(name, false, tostring(after))
    return
  end
  local found = diff.of(side.of_job(before, "old"), side.of_job(after, "new"))
  local wrong = wrong_items(kind, found.robot.items)
    or wrong_code(kind, found, before, after)
    or (found.same ~= (edits.compare(before, after).changed == 0 and #found.robot.items == 0
      and #found.robot.order == 0)) and "told to be the same, or not to be"
  suite:check(name, not wrong, function()
    return ("%s: %s (PINION_SEED=%d, case %d)"):format(wrong, words.of(found).says, random.seed, n)
  end)
end

for k, row in ipairs(ROBOTS) do
  local path, base = table.unpack(row)
  local bytes = support.contents(path)
  if bytes then
    local text = edits.text(edits.read(bytes))
    local before = edits.generate(text, { base = base, functions = { "crba", "rnea" } })
    suite:check(path .. " beside itself", diff.of(side.of_job(before, "a"),
      side.of_job(before, "b")).same)
    for m, kind in ipairs(edits.KINDS) do
      for n = 1, EACH do
        try(path, base, text, before, kind.name, (k * 10 + m) * 10 + n)
      end
    end
  else
    suite:skip(path .. " is not there")
  end
end
suite:finish()
