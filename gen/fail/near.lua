-- "Did you mean": the nearest of some names by edit distance.
--
-- The distance counts inserted, deleted, changed and swapped neighbouring characters (optimal
-- string alignment) of bytes, ignoring the case of ASCII letters.  A third of the name may differ,
-- three characters at most; so names of one or two letters may differ in case only.  Long names are
-- not worth the quadratic time.

local LONGEST, FARTHEST = 64, 3

-- ASCII only: string.lower depends on the locale.
local function fold(name)
  return (name:gsub("[A-Z]", function(c) return string.char(c:byte() + 32) end))
end

-- The distance between two byte lists, or nil when it is beyond `limit`.
local function distance(a, b, limit)
  local before, row = {}, {}
  for j = 0, #b do
    row[j] = j
  end
  for i = 1, #a do
    local current = { [0] = i }
    local best = i
    for j = 1, #b do
      local cost = a[i] == b[j] and 0 or 1
      local d = math.min(row[j] + 1, current[j - 1] + 1, row[j - 1] + cost)
      if i > 1 and j > 1 and a[i] == b[j - 1] and a[i - 1] == b[j] then
        d = math.min(d, before[j - 2] + 1)
      end
      current[j] = d
      best = math.min(best, d)
    end
    if best > limit then
      return nil
    end
    before, row = row, current
  end
  return row[#b] <= limit and row[#b] or nil
end

-- The nearest candidate within `limit` (default: a third of the name, at most 3), the first if
-- several are equally near; nil if there is none.
local function near(name, candidates, limit)
  if #name == 0 or #name > LONGEST then
    return nil
  end
  limit = limit or math.min(FARTHEST, #name // 3)
  local folded = fold(name)
  local bytes = { folded:byte(1, -1) }
  local best
  for _, candidate in ipairs(candidates) do
    if math.abs(#candidate - #name) <= limit then
      local d = distance(bytes, { fold(candidate):byte(1, -1) }, limit)
      if d then
        best = candidate
        if d == 0 then
          break
        end
        limit = d - 1
      end
    end
  end
  return best
end

return near
