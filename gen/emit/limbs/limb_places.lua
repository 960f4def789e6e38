-- Finds the places of a limb's elements in the arguments, for code that is the same for all limbs
-- (emit.limbs.limb_turns): k holds the first index of each kind, and the offsets from it are equal.
--
--   limb_places.new(k, index) -> places
--     k: the name of the limb's struct;  index(dim, n) -> C
--   places.note(set, list)   to be called before any is written: list[n], of symbols.place_of, is
--                            the place for limb n
--   places.word(set, list) -> C
--   places.fields[set] -> list of { id, dim, list }: fields of k and their value for each limb
local lists = require "list"

local M = {}

-- the name of the first place, by the dimension that it indexes
local FIELDS = { NQ = "q", NV = "v", NH = "H", NB = "body", NL = "link" }

-- rows, and columns if any, as { dim, list of numbers }
local function coordinates(list)
  local all = {}
  for n, p in ipairs(list) do
    for c, key in ipairs(p.column and { "row", "column" } or { "row" }) do
      all[c] = all[c] or { dim = p[key .. "s"] or "", list = {} }
      all[c].list[n] = p[key]
    end
  end
  return all
end

function M.new(k, index)
  local places, known = { fields = {} }, {}

  -- the field for places with these differences
  local function field(set, one)
    local apart = lists.mapped(one.list, function(at) return at - one.list[1] end)
    local key = one.dim .. table.concat(apart, " ")
    known[set], places.fields[set] = known[set] or {}, places.fields[set] or {}
    if not known[set][key] then
      local fields, name = places.fields[set], FIELDS[one.dim] or "place"
      local count = 1 + lists.count(fields, function(other) return other.name == name end)
      known[set][key] = { id = count > 1 and name .. count or name, name = name, dim = one.dim,
        list = one.list }
      table.insert(fields, known[set][key])
    end
    return known[set][key]
  end

  function places.note(set, list) -- makes the fields that these places need
    for _, one in ipairs(coordinates(list)) do
      if not lists.are_same(one.list) then
        local first = field(set, one)
        if one.list[1] < first.list[1] then first.list = one.list end
      end
    end
  end

  function places.word(set, list) -- the C of these places
    local words = list[1].array
    for _, one in ipairs(coordinates(list)) do
      local at
      if lists.are_same(one.list) then
        at = index(one.dim, one.list[1])
      else
        local first = field(set, one)
        local beyond = one.list[1] - first.list[1]
        at = ("%s->%s%s"):format(k, first.id, beyond > 0 and " + " .. beyond or "")
      end
      words = ("%s[%s]"):format(words, at)
    end
    return words
  end
  return places
end

return M
