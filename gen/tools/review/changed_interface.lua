-- The effect of a change on programs that call the generated code: names, layout of q and v,
-- sparsity of H.
--
--   changed_interface.of(old, new, translated)   old, new: of tools.review.code
--     translated(name) -> a name of the old code after links and joints are renamed
--   -> { verdict, added, removed = names, declared = { { name, old, new }.. }, values = likewise,
--        hash = { old, new }, nil if it did not change,
--        v, q = { old, new = how many, added, removed = names, moved = { { name, old, new }.. } },
--        H = { stored = { old, new }, added, removed = names of entries } }
--     v, q and H are nil if they did not change.  Names omit the robot's.  verdict:
--       "same"       nothing changed
--       "additions"  nothing is missing; objects that were compiled before still fit
--       "recompile"  sources need no change, but numbers in the header changed: compile them again
--       "breaks"     a name is missing or declared differently: sources need a change
local list = require("json").list
local lists = require "list"
local order = require "order"

local M = {}

-- the name whose value differs if the interface does; the others give the reason
local HASH = "R_INTERFACE"

local function plain(name) return (name:gsub("^[rR]_", "")) end

-- the names that were added to an ordered list, removed from it or moved in it
local function places(old, new, translated)
  local at, result = {}, {
    old = #old, new = #new, added = list {}, removed = list {}, moved = list {},
  }
  for k, name in ipairs(new) do at[name] = k - 1 end
  local known = {}
  for k, name in ipairs(old) do
    local now = translated(name)
    known[now] = true
    if not at[now] then
      table.insert(result.removed, plain(name))
    elseif at[now] ~= k - 1 then
      table.insert(result.moved, { name = plain(now), old = k - 1, new = at[now] })
    end
  end
  for _, name in ipairs(new) do
    if not known[name] then table.insert(result.added, plain(name)) end
  end
  local same = #result.added + #result.removed + #result.moved == 0
  return not same and result or nil
end

local function size_of(code, name) return code.blocks[name] or {} end

-- entries of H that are stored
local function sparsity(old, new, translated)
  local found = places(size_of(old, "R_NH"), size_of(new, "R_NH"), translated)
  if not found or #found.added + #found.removed == 0 then return nil end
  return {
    stored = { old = found.old, new = found.new }, added = found.added, removed = found.removed,
  }
end

-- names for q: its own, or those of v
local function places_of_q(code) return code.blocks.R_NQ and #code.blocks.R_NQ > 0
  and code.blocks.R_NQ or size_of(code, "R_NV") end

function M.of(old, new, translated)
  local one = {
    added = list {}, removed = list {}, declared = list {}, values = list {},
  }
  local before, after = old.values[HASH], new.values[HASH]
  if before and after and before ~= after then one.hash = { old = before, new = after } end
  for _, kind in ipairs { "declared", "values" } do
    for name, was in order.pairs(old[kind]) do
      local is = new[kind][name]
      if name ~= HASH and is == nil then
        table.insert(one.removed, name)
      elseif name ~= HASH and is ~= was then
        table.insert(one[kind], { name = plain(name), old = was, new = is })
      end
    end
  end
  -- names that are new
  for _, name in ipairs(new.names) do
    local known = name == HASH or old.declared[name] ~= nil or old.values[name] ~= nil
    if not known then table.insert(one.added, name) end
  end
  one.v = places(size_of(old, "R_NV"), size_of(new, "R_NV"), translated)
  one.q = places(places_of_q(old), places_of_q(new), translated)
  one.H = sparsity(old, new, translated)
  one.verdict = (#one.removed + #one.declared > 0 and "breaks")
    or ((#one.values > 0 or one.hash) and "recompile")
    or (#one.added > 0 and "additions") or "same"
  one.added = list(lists.mapped(one.added, plain))
  one.removed = list(lists.mapped(one.removed, plain))
  return one
end

return M
