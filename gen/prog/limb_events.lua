-- The events of a trace as those of another one, in which vectors stand for limbs (prog.limbs).
--
--   limb_events.of(trace, rewriter, in_place, model, ids) -> events with what they read now
--     in_place: arrays that are read as well as written;  ids: as of prog.limb_names
local expr = require "expr"
local names = require "prog.limb_names"
local order = require "order"

local base, signed = expr.base, expr.signed

local M = {}

-- In turn: stores of what each limb has -> { set, places, signs, at }, one for all limbs, nil where
-- some limb stores it elsewhere or less often.  By event.
local function stores_in_turn(trace, lane)
  local by_value, found, places = {}, {}, {}
  for _, event in ipairs(trace.events) do
    local mine = event.kind == "store" and lane[base(event.node)]
    if mine then
      local group = mine.group
      by_value[group] = by_value[group] or {}
      if not by_value[group][event.array] then
        by_value[group][event.array] = {}
        found[#found + 1] = { group = group, lists = by_value[group][event.array] }
      end
      local lists = by_value[group][event.array]
      lists[mine.index + 1] = lists[mine.index + 1] or {}
      table.insert(lists[mine.index + 1], event)
    end
  end
  for _, one in ipairs(found) do
    local first, all = one.lists[1] or {}, true
    for k = 1, #one.group do all = all and one.lists[k] and #one.lists[k] == #first end
    for n = 1, all and #first or 0 do
      local store = { set = one.group.set, places = {}, signs = {}, at = first[n].at }
      for k, list in ipairs(one.lists) do
        local node, sign = base(list[n].node)
        store.places[k], places[list[n]] = list[n].index, store
        store.signs[k] = sign * lane[node].sign
        store.at = math.min(store.at, list[n].at)
      end
    end
  end
  return places
end

-- what a step speaks of: vectors for their lanes
local function parts_of(event, rewriter)
  local parts = {}
  for k, part in ipairs(event.parts) do
    local seen = base(part.node)
    local node = rewriter.part_of[seen] or base(rewriter:scalar(seen))
    parts[k] = {
      symbol = part.symbol, component = part.component, node = node.op == "lane" and node.a or node,
    }
  end
  return parts
end

-- One store for all limbs, the first time that it is met.
local function stored_in_turn(store, event, rewriter)
  if store.made then return nil end
  store.made = true
  local vector, differ = rewriter.lane[base(event.node)].group.vector, false
  for _, sign in ipairs(store.signs) do differ = differ or sign ~= store.signs[1] end
  if differ then
    rewriter.at = store.at
    rewriter.pool.place(store.at)
    vector = rewriter:times_signs(vector, store.signs, store.set)
    rewriter.pool.place(nil)
  else
    vector = signed(vector, store.signs[1])
  end
  return setmetatable({
    node = vector, at = store.at, set = store.set, places = store.places, index = store.places[1],
  }, { __index = event })
end

-- What is stored of a vector's lanes is stored together, but in arrays that are read as well.
function M.of(trace, rewriter, in_place, model, ids)
  local in_turn = rewriter.in_turn and stores_in_turn(trace, rewriter.lane) or {}
  local list, at, of_limb = {}, {}, nil
  local function read_now(event)
    local copy = setmetatable({}, { __index = event })
    local lane = event.node and rewriter.lane[base(event.node)]
    if event.node then copy.node = rewriter:scalar(event.node) end
    if lane and event.kind == "store" and not in_place[event.array] then
      local key = event.array .. base(lane.group.vector).id
      at[key] = at[key] or event.at
      copy.at = at[key]
    end
    if event.parts then copy.parts = parts_of(event, rewriter) end
    if event.kind == "section" then
      local body = model.bodies[event.body]
      of_limb = body and ids[body.id]
      if event.body then copy.title = names.title(event.title, ids) end
    elseif event.kind == "step" and of_limb and event.text then
      copy.text = names.step(event.text, ids)
    end
    return copy
  end
  for _, event in ipairs(trace.events) do
    if in_turn[event] then
      list[#list + 1] = stored_in_turn(in_turn[event], event, rewriter)
    else
      list[#list + 1] = read_now(event)
    end
  end
  order.by_place(list, function(event) return event.at end)
  return list
end

return M
