-- Which functions get a text for limbs that are alike, and which one: what saves enough.
--
--   limb_texts.add(recorder, item, how, trace)   gives an item of prog.record merged = { trace,
--     live, cost, by_rows, apart = whether its constants are none of the item's } where limbs go
--     into lanes (prog.quotient), or in_turn = the same and stages where they go one after the
--     other (prog.turns);  how: of target.limbs;  trace(recorder, fn, level) -> another item
--   limb_texts.take(item, other)   what is traced of another item, and weighed
local common_turns = require "model.common_turns"
local fetch = require "prog.fetch"
local limbs_of = require "model.limbs"
local lists = require "list"
local live = require "prog.live"
local order = require "order"
local quotient = require "prog.quotient"
local refine = require "prog.refine"
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

-- The same function in frames in which rotations of limbs have one form, as an item; nil where they
-- have it.
local function in_one_form(recorder, item, sets)
  local model = seen_in(recorder, item)
  local known = recorder.one_form[model] or {}
  recorder.one_form[model] = known
  if known[sets] == nil then known[sets] = reframe.in_one_form(model, sets) or false end
  local seen = item.again and known[sets]
  if not seen then return nil end
  local other = setmetatable({ seen = seen, live = false }, { __index = item })
  other.trace = item.again(seen)
  live.prune(other)
  return other
end

-- The lists of sets that may be taken: all of them, those of one kind, and with sets within limbs.
local function choices(recorder, item)
  local bodies = seen_in(recorder, item).bodies
  local kin = limbs_of.divided(recorder.model, recorder.limbs, function(member)
    return common_turns.kind(bodies, member)
  end)
  return lists.joined({ recorder.limbs }, { kin }, { recorder.nested_limbs })
end

-- An item's function on the quotient tree by these sets, or nil, and the item beside it: in other
-- frames, where those of the limbs have no common form.
local function on_quotient(recorder, item, sets, in_turn)
  local function try(variant)
    local made = variant and quotient.trace(seen_in(recorder, variant), item.fn, {
      sets = sets, level = item.level, parts = item.fn.limbs == "parts" or item.by_rows,
      zeros = item.zeros, in_turn = in_turn, beside = variant.trace,
      refine = item.view and refine.apply,
    })
    return made and #made.sets > 0 and made
  end
  local made = try(item)
  if made then return made, item end
  local other = in_one_form(recorder, item, sets)
  return try(other), other
end

-- The one of these by the sets for which weigh(found, variant, sets) is least, as found(trace) has
-- it, and the item beside it.
local function best_of(recorder, item, in_turn, found, weigh)
  local best, least, beside = nil, math.huge, item
  for _, sets in ipairs(choices(recorder, item)) do
    local made, variant = on_quotient(recorder, item, sets, in_turn)
    made = made and found(made)
    local weight = made and weigh(made, variant, sets) or math.huge
    if weight < least then best, least, beside = made, weight, variant end
  end
  return best, beside
end

-- an item with limbs in lanes; rows stay rows
local function in_lanes(item)
  return function(merged)
    local found = { trace = merged, live = live.of(merged), by_rows = item.by_rows }
    found.cost = live.cost(found.live)
    return found
  end
end

-- whether lanes save enough of an item's operations
local function pays(found, item)
  local rows = on_rows(item)
  return (found.cost.total - rows) / (item.cost.total - rows) <= target.LEFT_BY_LIMBS
end

-- the same with limbs one after the other
local function turned_of(item)
  return function(merged)
    local found = { trace = merged, live = live.of(merged), by_rows = false }
    found.stages = turns.stages(merged, found.live, item.fn.args or {})
    if not found.stages then return nil end
    found.cost = turned.cost(merged, found.live)
    return found
  end
end

-- limbs one after the other, where that is less code; nothing of it goes by rows
local function in_turn(recorder, item)
  if #item.live.rows > 0 then return nil end
  local own = item.cost.total
  return (best_of(recorder, item, true, turned_of(item), function(found)
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
    or trace(recorder, order.with(item.fn, { routes = false }), "scalars")
  live.prune(whole)
  return whole
end

-- An item with limbs in lanes, where that pays, and the variant of it that they are of.  A variant
-- of about as many operations stands beside it as well, and they share constants; else each text
-- has its own.  What passes between the lanes of limbs and of those within takes time, too.
local function merged_of(recorder, item)
  local function is_apart(variant) return variant.cost.total > target.FILLED * item.cost.total end
  local function weigh(merged, variant, sets)
    local share = is_apart(variant) and target.APART or 1
    if not recorder.nested_limbs then return merged.cost.total / share end
    if sets == recorder.nested_limbs then share = share * target.ACROSS end
    return fetch.of(merged, recorder.options).time / share
  end
  local merged, of = best_of(recorder, item, false, in_lanes(item), weigh)
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
  if item.fn.limbs == false then return end
  if how == "scalar" then
    local whole = by_numbers(recorder, item, trace, how)
    item.in_turn = whole and in_turn(recorder, whole)
  elseif how == "lanes" then
    merge(recorder, item, trace)
  end
end

return M
