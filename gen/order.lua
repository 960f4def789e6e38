--- Sorted iteration: the only place in gen/ that walks a table with `pairs`.
--
-- Lua's table order depends on hash seeds and its string order on the locale (strcoll); output
-- that is the same everywhere can use neither.  Here numbers come before strings, numbers by
-- value, strings byte by byte.  Keys of other types are an error.

local order = {}

--- Bytewise `a < b` for strings, whatever the locale.
function order.less_bytes(a, b)
  local n = math.min(#a, #b)
  for i = 1, n do
    local x, y = a:byte(i), b:byte(i)
    if x ~= y then
      return x < y
    end
  end
  return #a < #b
end

local rank = { number = 1, string = 2 }

--- The order of keys: numbers by value, then strings bytewise.
function order.less(a, b)
  local ra, rb = rank[type(a)], rank[type(b)]
  if ra ~= rb then
    return ra < rb
  elseif ra == 1 then
    return a < b
  end
  return order.less_bytes(a, b)
end

--- The keys of `t` as a sorted list.
function order.keys(t)
  local keys = {}
  for key in pairs(t) do
    if not rank[type(key)] then
      error("order.keys: a key is a " .. type(key) .. ", not a number or a string", 2)
    end
    keys[#keys + 1] = key
  end
  table.sort(keys, order.less)
  return keys
end

--- `for key, value in order.pairs(t)`: like `pairs`, in the order of `order.keys`.  The keys
-- are those at the start of the loop.
function order.pairs(t)
  local keys = order.keys(t)
  local i = 0
  return function()
    i = i + 1
    local key = keys[i]
    if key ~= nil then
      return key, t[key]
    end
  end
end

return order
