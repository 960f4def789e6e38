-- Sorted iteration, and copies: the only place in gen/ that walks a table with `pairs`.
--
-- Lua's table order depends on hash seeds and its string order on the locale (strcoll); output
-- that is the same everywhere can use neither.  Here numbers come before strings, numbers by
-- value, strings byte by byte.  Keys of other types are an error.
--
--   order.by_place(list, place)   sorts by the whole numbers place(x); equals keep their order
--   order.size(t)                 the number of its keys
--   order.each(t, visit)          calls visit(key, value) for all, in no order: only for visitors
--     whose result does not depend on the order
--   order.with(row, fields)       a copy of a plain table with some fields replaced
--   order.deep_copy(x)            a copy of a table and of the tables in it; a table that occurs
--     twice is one table in the copy, too

local M = {}

-- Bytewise `a < b` for strings, whatever the locale.  Compares four bytes at a time, because a call
-- of `byte` costs as much as the comparison.
function M.less_bytes(a, b)
  local at = 1
  while true do
    local a1, a2, a3, a4 = a:byte(at, at + 3)
    local b1, b2, b3, b4 = b:byte(at, at + 3)
    if a1 ~= b1 then return b1 ~= nil and (not a1 or a1 < b1) end
    if a2 ~= b2 then return b2 ~= nil and (not a2 or a2 < b2) end
    if a3 ~= b3 then return b3 ~= nil and (not a3 or a3 < b3) end
    if a4 ~= b4 then return b4 ~= nil and (not a4 or a4 < b4) end
    if not a4 then return false end
    at = at + 4
  end
end

local RANK = { number = 1, string = 2 }

-- The order of keys: numbers by value, then strings bytewise.
local function less(a, b)
  local ra, rb = RANK[type(a)], RANK[type(b)]
  if ra ~= rb then return ra < rb end
  return ra == 1 and a < b or ra == 2 and M.less_bytes(a, b)
end

-- The keys of `t` as a sorted list.
function M.keys(t)
  local keys, kind, mixed = {}, nil, false
  for key in pairs(t) do
    local its = type(key)
    if not RANK[its] then
      error("order.keys: a key is a " .. its .. ", not a number or a string", 2)
    end
    kind, mixed = its, mixed or kind ~= nil and kind ~= its
    keys[#keys + 1] = key
  end
  table.sort(keys, mixed and less or kind == "string" and M.less_bytes or nil)
  return keys
end

-- `for key, value in order.pairs(t)`: like `pairs`, in the order of `order.keys`.  The keys
-- are those at the start of the loop.
function M.pairs(t)
  local keys = M.keys(t)
  local i = 0
  return function()
    i = i + 1
    local key = keys[i]
    if key ~= nil then
      return key, t[key]
    end
  end
end

function M.each(t, visit)
  for key, value in pairs(t) do visit(key, value) end
end

function M.size(t)
  local count = 0
  M.each(t, function() count = count + 1 end)
  return count
end

function M.with(row, fields)
  local copy = {}
  for key, value in pairs(row) do copy[key] = value end
  for key, value in pairs(fields) do copy[key] = value end
  return copy
end

function M.deep_copy(x, copies)
  if type(x) ~= "table" then return x end
  copies = copies or {}
  local copy = copies[x]
  if not copy then
    copy = setmetatable({}, getmetatable(x))
    copies[x] = copy
    for key, value in pairs(x) do copy[key] = M.deep_copy(value, copies) end
  end
  return copy
end

-- Place, from 0, and rank are one integer, since a comparison in Lua takes longer than the sorting.
local RANK_BITS <const> = 26

-- A list is mostly in order: only the other elements are sorted, and merged with the rest.
function M.by_place(list, place)
  -- nothing to do for a list in order
  local before = -1
  for k = 1, #list + 1 do
    if k > #list then return end
    local at = place(list[k])
    if at < before then break end
    before = at
  end
  -- split: what ascends stays, the rest moves
  local stay, move, last, came = {}, {}, -1, table.move(list, 1, #list, 1, {})
  for k, x in ipairs(list) do
    local at = place(x)
    local key = at << RANK_BITS | k
    if at >= last then
      last, stay[#stay + 1] = at, key
    else
      move[#move + 1] = key
    end
  end
  table.sort(move)
  -- merge
  local s, m, first, other = 1, 1, stay[1], move[1]
  for k = 1, #list do
    local key = first
    if other and (not first or other < first) then
      key, m = other, m + 1
      other = move[m]
    else
      s = s + 1
      first = stay[s]
    end
    list[k] = came[key & (1 << RANK_BITS) - 1]
  end
end

return M
