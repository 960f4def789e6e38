-- Sorted iteration: the only place in gen/ that walks a table with `pairs`.
--
-- Lua's table order depends on hash seeds and its string order on the locale (strcoll); output
-- that is the same everywhere can use neither.  Here numbers come before strings, numbers by
-- value, strings byte by byte.  Keys of other types are an error.

local M = {}

-- whether `<` on strings is bytewise as it stands, which is twenty times as fast
local function is_plain() return os.setlocale(nil, "collate") == "C" end

-- Bytewise `a < b` for strings, whatever the locale.
function M.less_bytes(a, b)
  if is_plain() then return a < b end
  local n = math.min(#a, #b)
  for i = 1, n do
    local x, y = a:byte(i), b:byte(i)
    if x ~= y then
      return x < y
    end
  end
  return #a < #b
end

local RANK = { number = 1, string = 2 }

-- The order of keys: numbers by value, then strings bytewise.
function M.less(a, b)
  local ra, rb = RANK[type(a)], RANK[type(b)]
  if ra ~= rb then
    return ra < rb
  elseif ra == 1 then
    return a < b
  end
  return M.less_bytes(a, b)
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
  local by_value = not mixed and (kind == "number" or is_plain())
  table.sort(keys, not by_value and M.less or nil)
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

return M
