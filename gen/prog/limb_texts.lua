-- Which functions get a text for limbs that are alike, and which one: what saves enough.
--
--   limb_texts.add(recorder, item, how, trace)   gives an item of prog.record merged = { trace,
--     live, cost, by_rows } where limbs go into lanes (prog.limbs), or in_turn = the same and
--     stages where they go one after the other (prog.turns);  how: of target.limbs;
--     trace(recorder, fn, level) -> another item
--   limb_texts.take(item, other)   what is traced of another item, and weighed
local alike = require "prog.alike"
local fetch = require "prog.fetch"
local limbs = require "prog.limbs"
local live = require "prog.live"
local target = require "prog.target"
local turned = require "prog.turned"
local turns = require "prog.turns"

local M = {}

-- fields of an item that go together
local TRACED = { "trace", "live", "cost", "level", "by_rows", "view", "again" }
local WEIGHED = { "merged", "in_turn", "forms" }

local function take_trace(item, other)
  for _, key in ipairs(TRACED) do item[key] = other[key] end
end

function M.take(item, other)
  take_trace(item, other)
  for _, key in ipairs(WEIGHED) do item[key] = other[key] end
end

-- the model in the frames of an item
local function seen_in(recorder, item) return item.view and item.view.model or recorder.model end

-- operations on rows of memory
local function on_rows(item)
  local sum = 0
  for _, row in ipairs(item.live.rows) do sum = sum + row.cost.mul + row.cost.sub + row.cost.add end
  return sum
end

-- an item with limbs in lanes, where that saves enough; rows stay rows
local function in_lanes(recorder, item)
  local merged = limbs.merge(item.trace, item.live, recorder.limbs, seen_in(recorder, item),
    item.fn.args or {})
  if not merged then return nil end
  local found = { trace = merged, live = live.of(merged), by_rows = item.by_rows }
  found.cost = live.cost(found.live)
  local rows = on_rows(item)
  local left = (found.cost.total - rows) / (item.cost.total - rows)
  return left <= target.LEFT_BY_LIMBS and found or nil
end

-- the same with limbs one after the other, and how much text that is
local function turned_of(recorder, item)
  local args = item.fn.args or {}
  local merged = limbs.merge(item.trace, item.live, recorder.limbs, seen_in(recorder, item), args,
    true)
  if not merged then return nil, math.huge end
  local found = { trace = merged, live = live.of(merged), by_rows = false }
  found.stages = turns.stages(merged, found.live, args)
  if not found.stages then return nil, math.huge end
  found.cost = turned.cost(merged, found.live)
  return found, turned.length(found.stages, found.live)
end

-- The item with numbers that are zero in some limbs only as numbers in all of them; nil where there
-- are none.
local function filled(recorder, item)
  local names = item.again and alike.uneven(item.trace, recorder.limbs)
  if not names then return nil end
  local other = setmetatable({ trace = item.again(names), live = false }, { __index = item })
  live.prune(other)
  return other
end

-- limbs one after the other, where that is less code; nothing of it goes by rows
local function in_turn(recorder, item)
  if #item.live.rows > 0 then return nil end
  local found, length = turned_of(recorder, item)
  local even = filled(recorder, item)
  if even then
    local other, less = turned_of(recorder, even)
    if less < length then found, length = other, less end
  end
  return length <= target.LEFT_IN_TURN * item.cost.total and found or nil
end

-- What goes by rows, done by numbers, unless that makes it long.
local function by_numbers(recorder, item, trace, how)
  if not item.by_rows then return item end
  if not target.may_be_numbers(item.fn, recorder.model, how) then return nil end
  local whole = item.other
    or trace(recorder, setmetatable({ routes = false }, { __index = item.fn }), "scalars")
  live.prune(whole)
  return whole
end

-- Limbs in lanes where that pays, of numbers that are zero in some limbs only, too: item.merged.
local function merge(recorder, item)
  item.merged = in_lanes(recorder, item)
  local even = filled(recorder, item)
  if even and even.cost.total <= target.FILLED * item.cost.total then
    local merged = in_lanes(recorder, even)
    if merged and merged.cost.total < (item.merged or item).cost.total then
      take_trace(item, even)
      item.merged = merged
    end
  end
end

-- The same, by rows or by numbers, whichever takes less time.
local function merge_cheapest(recorder, item, trace)
  local whole = by_numbers(recorder, item, trace, "lanes")
  local merged = whole and whole ~= item and in_lanes(recorder, whole)
  if merged then
    local beside = in_lanes(recorder, item)
    local forms = item.forms or { { says = "by rows", traced = item } }
    if beside then forms[#forms + 1] = { says = "by limbs and rows", traced = beside } end
    forms[#forms + 1] = { says = "by limbs", traced = merged }
    local best = fetch.least(forms, recorder.options)
    item.forms = forms
    if best.traced == merged then
      -- what has no constants may stay by rows beside it, which is better off without vectors
      if #whole.live.constants > 0 then take_trace(item, whole) end
      item.merged = merged
      return
    end
  end
  merge(recorder, item)
end

function M.add(recorder, item, how, trace)
  if how == "scalar" then
    local whole = by_numbers(recorder, item, trace, how)
    item.in_turn = whole and in_turn(recorder, whole)
  elseif how == "lanes" then
    merge_cheapest(recorder, item, trace)
  end
end

return M
