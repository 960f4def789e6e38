-- Numbers as C literals: the shortest decimal that reads back as the same double or float.
local M = {}

local DIGITS = {} -- formats
for digits = 1, 17 do DIGITS[digits] = "%." .. digits .. "g" end

-- The next decimal of so many digits above |x|.  It may read back where the nearest one does not,
-- but only at a power of two, because doubles below it are closer together than those above.
local function next_up(x, digits)
  local sign, first, rest, exponent =
    ("%." .. digits - 1 .. "e"):format(x):match("^(%-?)(%d)[.,]?(%d*)e(.*)$")
  local up = ("%d"):format(tonumber(first .. rest) + 1)
  local place = tonumber(exponent) + #up - digits
  local tail = up:sub(2):gsub("0+$", "")
  return ("%s%s%s%se%+03d"):format(sign, up:sub(1, 1), tail == "" and "" or ".", tail, place)
end

local function is_power_of_two(x)
  return string.unpack("<i8", string.pack("<d", x)) & 0xfffffffffffff == 0
end

-- first: the number of digits that every decimal keeps (15 for double, 6 for float); 1 for types of
-- less precision.
local function shortest(x, first, last, same)
  local lopsided = is_power_of_two(x)
  for digits = first, last do
    local text = DIGITS[digits]:format(x)
    if text:find(",", 1, true) then text = text:gsub(",", ".") end
    if same(tonumber(text)) then return text end
    if lopsided and digits < last then
      text = next_up(x, digits)
      if same(tonumber(text)) then return text end
    end
  end
  error("no decimal reads back as " .. tostring(x))
end

local function least(x) return math.abs(x) < 0x1p-1022 and 1 or 15 end

-- the nearest float of a double, as a double (round to nearest even)
local function to_float(x) return (string.unpack("<f", string.pack("<f", x))) end
M.to_float = to_float

local function with_point(text)
  return text:find("[.e]") and text or text .. ".0"
end

-- The double next to x towards x + rest, with last bit 1 (rounding to odd): rounded to a float it
-- gives the same as x + rest.  x alone would not if it lies halfway between two floats.
local function to_odd(x, rest)
  local bits = string.unpack("<i8", string.pack("<d", x))
  if rest == 0 or x == 0 or bits & 1 == 1 then return x end
  return (string.unpack("<d", string.pack("<i8", (rest > 0) == (x > 0) and bits + 1 or bits - 1)))
end

-- raised by `literal` for a number outside the range of float
M.TOO_LARGE = setmetatable({}, { __tostring = function() return "too large for a float" end })

-- real: "double" or "float" (suffix f).  x must be finite, and in range for float; rest: the error
-- of rounding x to a double, so that a float is rounded once.
function M.literal(x, real, rest)
  if x ~= x or x == math.huge or x == -math.huge then error("not a finite constant") end
  if x == 0 then return real == "float" and "0.0f" or "0.0" end
  if real == "float" then
    local f = to_float(to_odd(x, rest or 0))
    if f == math.huge or f == -math.huge then error(M.TOO_LARGE) end
    if f == 0 then return "0.0f" end
    local first = math.abs(f) < 0x1p-126 and 1 or 6
    return with_point(shortest(f, first, 9, function(y) return to_float(y) == f end)) .. "f"
  end
  return with_point(shortest(x, least(x), 17, function(y) return y == x end))
end

-- for comments: the shortest form that reads back, without suffix
function M.plain(x)
  if x == 0 then return "0" end
  return shortest(x, least(x), 17, function(y) return y == x end)
end

-- a memoised function of a number
function M.memo(say)
  local said = {}
  return function(x)
    local text = said[x]
    if not text then
      text = say(x)
      said[x] = text
    end
    return text
  end
end

return M
