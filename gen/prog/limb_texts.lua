-- Which functions get a text for limbs that are alike, and which one: what saves enough.
--
--   limb_texts.add(recorder, item, how, trace)   gives an item of prog.record merged = { trace,
--     live, cost, by_rows, apart = whether its constants are none of the item's } where limbs go
--     into lanes (prog.limbs), or in_turn = the same and stages where they go one after the other
--     (prog.turns);  how: of target.limbs;  trace(recorder, fn, level) -> another item
--   limb_texts.take(item, other)   what is traced of another item, and weighed
local alike = require "prog.alike"
local common_turns = require "model.common_turns"
local fetch = require "prog.fetch"
local limbs = require "prog.limbs"
local limbs_of = require "model.limbs"
local lists = require "list"
local live = require "prog.live"
local reframe = require "model.reframe"
local target = require "prog.target"
local turned = require "prog.turned"
local turns = require "prog.turns"

local M = {}

-- fields of an item that go together
local TRACED = { "trace", "live", "cost", "level", "by_rows", "view", "seen", "again" }
local WEIGHED = { "merged", "in_turn", "forms" }

local function take_trace(item, other)
  for _, key in ipairs(TRACED) do item[key] = other[key] end
end

function M.take(item, other)
  take_trace(item, other)
  for _, key in ipairs(WEIGHED) do item[key] = other[key] end
end

-- the model in the frames of an item; item.seen: with rotations of limbs in one form
local function seen_in(recorder, item)
  return item.seen or item.view and item.view.model or recorder.model
end

-- operations on rows of memory
local function on_rows(item)
  local sum = 0
  for _, row in ipairs(item.live.rows) do sum = sum + row.cost.mul + row.cost.sub + row.cost.add end
  return sum
end

-- The same function traced again, as an item.
local function again(item, how)
  how = setmetatable(how, { __index = item })
  how.trace, how.live = item.again(how.names, how.seen, how.plain), false
  live.prune(how)
  return how
end

-- with numbers that are zero in some limbs only as numbers in all of them; nil where there are none
local function filled(item, sets)
  local names = alike.uneven(item.trace, sets)
  return names and again(item, { names = names })
end

-- with rotations of limbs in one form; nil where they have it
local function in_one_form(recorder, item, sets)
  local seen = reframe.in_one_form(seen_in(recorder, item), sets)
  return seen and again(item, { seen = seen })
end

-- The item and such others, of which what `write` makes is the least: weigh(made, variant, sets) ->
-- how much it is.  Members of a set that are of another kind may be left out, sets within limbs
-- taken instead of these or beside them, and what differs in signs from limb to limb may be merged
-- better where sums are left as the algorithm has them.
local function best_of(recorder, item, write, weigh)
  local best, least, of, with = nil, math.huge, item, recorder.limbs
  local function try(variant, sets)
    local made = variant and write(recorder, variant, sets)
    local weight = made and weigh(made, variant, sets) or math.huge
    if weight < least then best, least, of, with = made, weight, variant, sets end
    return variant
  end
  local bodies = seen_in(recorder, item).bodies
  local kin = limbs_of.divided(recorder.model, recorder.limbs, function(member)
    return common_turns.kind(bodies, member)
  end)
  for _, sets in ipairs(lists.joined({ recorder.limbs }, { kin }, { recorder.inner_limbs },
    { recorder.nested_limbs })) do
    try(item, sets)
    if item.again then
      try(filled(item, sets), sets)
      local even = try(in_one_form(recorder, item, sets), sets)
      if even then try(filled(even, sets), sets) end
    end
  end
  if item.view then try(again(of, { plain = true }), with) end
  return best, of
end

-- an item with limbs in lanes; rows stay rows
local function in_lanes(recorder, item, sets)
  local merged = limbs.merge(item.trace, item.live, sets, seen_in(recorder, item),
    item.fn.args or {})
  if not merged then return nil end
  local found = { trace = merged, live = live.of(merged), by_rows = item.by_rows }
  found.cost = live.cost(found.live)
  return found
end

-- whether lanes save enough of an item's operations
local function pays(found, item)
  local rows = on_rows(item)
  return (found.cost.total - rows) / (item.cost.total - rows) <= target.LEFT_BY_LIMBS
end

-- the same with limbs one after the other
local function turned_of(recorder, item, sets)
  local args = item.fn.args or {}
  local merged = limbs.merge(item.trace, item.live, sets, seen_in(recorder, item), args, true)
  if not merged then return nil end
  local found = { trace = merged, live = live.of(merged), by_rows = false }
  found.stages = turns.stages(merged, found.live, args)
  if not found.stages then return nil end
  found.cost = turned.cost(merged, found.live)
  return found
end

-- limbs one after the other, where that is less code; nothing of it goes by rows
local function in_turn(recorder, item)
  if #item.live.rows > 0 then return nil end
  local own = item.cost.total
  return (best_of(recorder, item, turned_of, function(found)
    local length, runs = turned.length(found.stages, found.live), found.cost.total
    local most = length < 0.5 * own and target.RUN_FOR_HALF or target.RUN_IN_TURN
    return length <= target.LEFT_IN_TURN * own and runs <= most * own and length or math.huge
  end))
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

-- An item with limbs in lanes, where that pays, and the variant of it that they are of.  A variant
-- of about as many operations stands beside it as well, and they share constants; else each text
-- has its own.  What passes between the lanes of limbs and of those within takes time, too.
local function merged_of(recorder, item)
  local function is_apart(variant) return variant.cost.total > target.FILLED * item.cost.total end
  local merged, of = best_of(recorder, item, in_lanes, function(merged, variant, sets)
    local share = is_apart(variant) and target.APART or 1
    if not recorder.nested_limbs then return merged.cost.total / share end
    if sets == recorder.nested_limbs then share = share * target.ACROSS end
    return fetch.of(merged, recorder.options).time / share
  end)
  if not (merged and pays(merged, item)) then return nil end
  merged.apart = is_apart(of)
  return merged, of
end

-- Limbs in lanes, by rows or by numbers, whichever takes less time: item.merged.
local function merge(recorder, item, trace)
  local whole, by_whole, of = by_numbers(recorder, item, trace, "lanes"), nil, nil
  local beside, beside_of = merged_of(recorder, item)
  if whole and whole ~= item then by_whole, of = merged_of(recorder, whole) end
  if by_whole then
    local forms = item.forms or { { says = "row by row", traced = item } }
    if beside then
      forms[#forms + 1] = { says = "row by row with limbs in lanes", traced = beside }
    end
    forms[#forms + 1] = { says = "with limbs in lanes", traced = by_whole }
    local best = fetch.least(forms, recorder.options)
    item.forms = forms
    if best.traced == by_whole then
      -- what shares no constants may stay by rows beside it, which is better off without vectors
      if #whole.live.constants > 0 and not by_whole.apart then take_trace(item, of) end
      item.merged = by_whole
      return
    end
  end
  item.merged = beside
  if beside and beside_of ~= item and not beside.apart then take_trace(item, beside_of) end
end

function M.add(recorder, item, how, trace)
  if how == "scalar" then
    local whole = by_numbers(recorder, item, trace, how)
    item.in_turn = whole and in_turn(recorder, whole)
  elseif how == "lanes" then
    merge(recorder, item, trace)
  end
end

return M
