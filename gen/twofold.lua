-- Numbers as unevaluated sums of two doubles, about 106 bits: a constant computed from typed
-- decimals is rounded once, at the end.
--
--   local x = twofold.decimal(0.1)    the decimal that a double was typed as, if it has 15 digits
--   x + y, x - y, x * y, x / y, -x    of two of them, or of one and a plain number taken as it is
--   twofold.sqrt(x), sin(x), cos(x)   sines of up to 2^20 quarter turns
--   x.hi                              rounded to a double;  x.lo what is left
--   twofold.rounded(list)             the doubles of a list
-- TwoSum and TwoProduct (Knuth; Dekker) are exact unless they overflow; then lo is 0 or NaN, and hi
-- is the result in plain doubles.
local M = {}

local meta = {}

local function make(hi, lo)
  if lo ~= lo or hi - hi ~= 0 then lo = 0.0 end
  return setmetatable({ hi = hi, lo = lo }, meta)
end

local function parts(x)
  if type(x) == "number" then return x + 0.0, 0.0 end
  return x.hi, x.lo
end

-- a + b as the nearest double and the error of that
local function two_sum(a, b)
  local s = a + b
  local v = s - a
  return s, (a - (s - v)) + (b - v)
end

local function split(a)
  local c = 0x8000001 * a -- 2^27 + 1
  local high = c - (c - a)
  return high, a - high
end

-- the same for a * b
local function two_product(a, b)
  local p = a * b
  local ah, al = split(a)
  local bh, bl = split(b)
  return p, ((ah * bh - p) + ah * bl + al * bh) + al * bl
end

-- hi + lo with lo no more than half an ulp of hi
local function settle(hi, lo)
  if lo ~= lo then return hi, 0.0 end
  local s = hi + lo
  return s, lo - (s - hi)
end
local function settled(hi, lo) return make(settle(hi, lo)) end

-- sum of a + al and b + bl
local function sum(a, al, b, bl)
  local s, e = two_sum(a, b)
  local t, f = two_sum(al, bl)
  local hi, lo = settle(s, e + t)
  if lo ~= lo or hi - hi ~= 0 then lo = 0.0 end
  return settled(hi, lo + f)
end

function meta.__add(x, y)
  local a, al = parts(x)
  return sum(a, al, parts(y))
end

function meta.__unm(x) return make(-x.hi, -x.lo) end

function meta.__sub(x, y)
  local a, al = parts(x)
  local b, bl = parts(y)
  return sum(a, al, -b, -bl)
end

function meta.__mul(x, y)
  local a, al = parts(x)
  local b, bl = parts(y)
  local p, e = two_product(a, b)
  return settled(p, e + (a * bl + al * b))
end

function meta.__div(x, y)
  local a, al = parts(x)
  local b, bl = parts(y)
  local first = a / b
  if first - first ~= 0 then return make(first, 0.0) end
  local p, e = two_product(first, b)
  return settled(first, (((a - p) - e) + al - first * bl) / b)
end

-- A double that 15 digits identify was typed with at most 15: m*10^k, both exact up to 10^22.
function M.decimal(x)
  if type(x) ~= "number" then return x end
  local text = ("%.14e"):format(x):gsub(",", ".")
  if tonumber(text) ~= x or x == 0 then return make(x + 0.0, 0.0) end
  local sign, first, rest, exponent = text:match("^(%-?)(%d)%.(%d-)0*e(.*)$")
  local digits = make(tonumber(sign .. first .. rest) + 0.0, 0.0)
  local places = tonumber(exponent) - #rest
  if places < -22 or places > 22 then return make(x, 0.0) end
  if places < 0 then return digits / 10.0 ^ -places end
  return digits * 10.0 ^ places
end

function M.of(hi, lo) return make(hi, lo or 0.0) end

function M.sqrt(x)
  local root = math.sqrt(x.hi)
  if root == 0 or root - root ~= 0 then return make(root, 0.0) end
  local p, e = two_product(root, root)
  return settled(root, (((x.hi - p) - e) + x.lo) / (2 * root))
end

-- pi/2 in four doubles, all but the last of 26 bits, so that small multiples are exact
local QUARTER = {
  0x1.921fb5p+0, 0x1.110b46p-26, 0x1.1a6263p-54, 0x1.8a2e03707344ap-81,
}

-- sine and cosine of |x| <= pi/4, or little more, by their series
local function series(x)
  local sine, cosine, term = x, make(1.0, 0.0), x
  local n, sign = 2, -1.0
  while math.abs(term.hi) > 1e-36 do
    term = term * x / (n + 0.0)
    cosine = cosine + term * sign
    term = term * x / (n + 1.0)
    sine = sine + term * sign
    n, sign = n + 2, -sign
  end
  return sine, cosine
end

local function turned(x)
  local quarters = math.floor(x.hi / (math.pi / 2) + 0.5)
  if math.abs(quarters) > 0x100000 then
    return make(math.sin(x.hi), 0.0), make(math.cos(x.hi), 0.0), 0
  end
  local rest = x
  for _, piece in ipairs(QUARTER) do rest = rest - make(piece, 0.0) * (quarters + 0.0) end
  local sine, cosine = series(rest)
  return sine, cosine, quarters % 4
end

function M.sin(x)
  local sine, cosine, quarters = turned(x)
  local value = quarters % 2 == 0 and sine or cosine
  return quarters > 1 and -value or value
end

function M.cos(x)
  local sine, cosine, quarters = turned(x)
  local value = quarters % 2 == 0 and cosine or sine
  return (quarters == 1 or quarters == 2) and -value or value
end

function M.rounded(list)
  local values = {}
  for k, x in ipairs(list) do values[k] = (parts(x)) end
  return values
end

function M.decimals(list)
  local values = {}
  for k, x in ipairs(list) do values[k] = M.decimal(x) end
  return values
end

return M
