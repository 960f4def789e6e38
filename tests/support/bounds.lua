--- How much an edit of a robot (support/robots/edits.lua) may change in its C: the bounds in
-- templates/doc/edits.md, for the spec and the suite that check edits.
--
--   bounds.LEVELS                          { name, options }.. with bounds of their own; -O1 first
--   bounds.options(level, base, functions) options of the pipeline
--   local found = bounds.new()
--   found:judge(kind, level, before, after, about)   the excess over a bound, in words, or nil
--   found:table()                          lines: the largest changes, by kind and level
local edits = dofile "tests/support/robots/edits.lua"

local M = {}

M.LEVELS = {
  { name = "-O1 --limbs off", options = { optimize = 1, limbs = "off" } },
  { name = "-O1 --limbs lanes", options = { optimize = 1, limbs = "lanes" } },
  { name = "-O1 --limbs scalar", options = { optimize = 1, limbs = "scalar" } },
  { name = "-O2 --limbs off", options = { optimize = 2, limbs = "off" } },
  { name = "-O2", options = { optimize = 2, limbs = "auto" } },
}

function M.options(level, base, functions)
  local all = { base = base, functions = functions }
  for key, value in pairs(level.options) do all[key] = value end
  return all
end

-- the set of the bodies that carry a link, itself included
local function carriers(model, link)
  local set = {}
  for _, place in ipairs(model.places) do
    if place.link.name == link then
      local i = place.body
      while i > 0 do set[i], i = true, model.bodies[i].parent end
    end
  end
  return set
end

-- a changed constant of a body that does not carry the link, or nil
local function stranger(after, values, link)
  local carries, changed = carriers(after.model, link), {}
  for _, name in ipairs(values) do changed[name] = true end
  for _, item in ipairs(after.functions) do
    for _, constant in ipairs(item.program and item.program.constants or {}) do
      if changed[constant.id] and not carries[constant.body] then return constant.id end
    end
  end
end

-- the zeros that the code relies on, by the head of r.h
local function relies(job)
  local words = {}
  for paragraph in job.files[1].text:gmatch "\n %* (Left out of the code because.-)\n %*\n" do
    words[#words + 1] = paragraph
  end
  return table.concat(words, "\n")
end

local JUDGE = {}

function JUDGE.mass(seen, _, _, after, about)
  if seen.changed > 0 then return ("%d statements changed"):format(seen.changed) end
  local other = stranger(after, seen.values, about.link)
  return other and other .. " changed, which does not carry the link" or nil
end

-- a number of a joint moves frames of -O2, which depend on all lengths of the model
function JUDGE.number(seen, level, before, after)
  if seen.changed == 0 then return nil end
  if level.options.optimize == 2 and relies(before) ~= relies(after) then return nil end
  return ("%d statements changed"):format(seen.changed)
end

function JUDGE.link(_, _, before, after)
  return not edits.only_names(before, after) and "more than names changed" or nil
end
JUDGE.joint = JUDGE.link

function JUDGE.fixed(seen)
  return seen.changed + #seen.values + seen.named > 0 and "the code changed" or nil
end

-- if each joint keeps its place among those of its link, nothing changes
function JUDGE.swap(seen, _, before, after)
  for i, body in ipairs(before.model.bodies) do
    if body.name ~= after.model.bodies[i].name then return nil end
  end
  return JUDGE.fixed(seen)
end

-- the share of the statements that may change, at -O1 and elsewhere
local SHARE = { zero = { 0.1, 0.75 }, flip = { 0.5, 0.75 }, gripper = { 0.5, 1.0 } }

for kind, most in pairs(SHARE) do
  JUDGE[kind] = function(seen, level)
    local bound = most[level == M.LEVELS[1] and 1 or 2]
    local share = seen.changed / seen.statements
    return share > bound and ("%.0f %% of the statements changed"):format(100 * share) or nil
  end
end

local methods = {}

function methods:judge(kind, level, before, after, about)
  local seen = edits.compare(before, after)
  local key = kind .. level.name
  self[key] = self[key] or {}
  table.insert(self[key], {
    code = seen.changed / seen.statements, constants = (#seen.values + seen.named) / seen.constants,
  })
  return JUDGE[kind](seen, level, before, after, about)
end

local function middle_and_most(list, key)
  local all = {}
  for k, one in ipairs(list) do all[k] = 100 * one[key] end
  table.sort(all)
  return ("%.1f (%.1f)"):format(all[(#all + 1) // 2], all[#all])
end

function methods:table()
  local lines = {}
  for _, kind in ipairs(edits.KINDS) do
    for _, level in ipairs(M.LEVELS) do
      local list = self[kind.name .. level.name]
      if list then
        lines[#lines + 1] = ("%-42s %-18s statements %s %%  constants %s %%  of %d"):format(
          kind.says, level.name, middle_and_most(list, "code"), middle_and_most(list, "constants"),
          #list)
      end
    end
  end
  return lines
end

function M.new() return setmetatable({}, { __index = methods }) end

return M
