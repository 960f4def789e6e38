-- slices.lua double|float FROM TO PARTS -- writes as C for sincos.c the ranges where the sines of
-- sincos_body.h count FROM .. TO quarters of a turn: parts of the x with each k, and sine and
-- cosine in the middle of each.
--
-- Nothing is known about an interval that spans two k, so the slices end where k changes.  Those
-- places are found by bisection over the numbers of the type, with the sum of the body.
local real, from, to, parts = arg[1], tonumber(arg[2]), tonumber(arg[3]), tonumber(arg[4])

local single = real == "float"
local function round(x) return single and (string.unpack("<f", string.pack("<f", x))) or x end

-- of sincos_body.h
local FACTOR = round(single and 0.63661977 or 0.6366197723675814)
local SHIFT = single and 12582912.0 or 6755399441055744.0
local function quarters(x) return round(round(x * FACTOR) + SHIFT) - SHIFT end

-- numbers of the type in their order, as integers
local PACK, BITS = single and "<f" or "<d", single and "<i4" or "<i8"
local LEAST = single and -0x80000000 or math.mininteger
local function ordinal(x)
  local bits = string.unpack(BITS, string.pack(PACK, x))
  return bits < 0 and LEAST - bits or bits
end
local function number(n)
  return (string.unpack(PACK, string.pack(BITS, n < 0 and LEAST - n or n)))
end

-- the first number for which k quarters or more are counted
local function first(k)
  local low, high = ordinal((k - 1) * math.pi / 2), ordinal(k * math.pi / 2)
  assert(quarters(number(low)) < k and quarters(number(high)) >= k)
  while high - low > 1 do
    local middle = low + (high - low) // 2
    if quarters(number(middle)) < k then low = middle else high = middle end
  end
  return high
end

-- -0 and 0 are equal in a comparison
local function literal(n) return ("%a%s"):format(number(n), single and "f" or "") end

print(("static const %s slices[][2] = {"):format(real))
local middles = {}
for k = from, to do
  local start, stop = first(k), first(k + 1) - 1
  local a, b = number(start), number(stop)
  local begin = start
  for part = 1, parts do
    local last = part == parts and stop or ordinal(round(a + (b - a) * part / parts))
    print(("  {%s, %s},"):format(literal(begin), literal(last)))
    local middle = (number(begin) + number(last)) / 2
    middles[#middles + 1] = ("  {%a, %a},"):format(math.sin(middle), math.cos(middle))
    begin = last + 1
  end
end
print "};\n\nstatic const double middles[][2] = {"
print(table.concat(middles, "\n"))
print "};"
