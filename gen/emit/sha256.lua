-- SHA-256 (FIPS 180-4) of a string, as 64 hex digits: the fingerprint of the model in a header.
local M = {}

-- the first 32 bits of the fractional parts of the roots of the first primes
local function fraction(x) return math.floor((x - math.floor(x)) * 0x100000000) end

local K, START = {}, {}
do
  local n = 2
  while #K < 64 do
    local prime = true
    for d = 2, math.floor(math.sqrt(n)) do
      if n % d == 0 then prime = false end
    end
    if prime then
      if #START < 8 then START[#START + 1] = fraction(math.sqrt(n)) end
      K[#K + 1] = fraction(n ^ (1 / 3))
    end
    n = n + 1
  end
end

-- a word twice in 64 bits, shifted right, ends in the word rotated
local function compress(state, block)
  local w = { string.unpack(">I4I4I4I4I4I4I4I4I4I4I4I4I4I4I4I4", block) }
  for t = 17, 64 do
    local a, b = w[t - 15], w[t - 2]
    local aa, bb = a | a << 32, b | b << 32
    local s0 = aa >> 7 ~ aa >> 18 ~ a >> 3
    local s1 = bb >> 17 ~ bb >> 19 ~ b >> 10
    w[t] = w[t - 16] + (s0 & 0xffffffff) + w[t - 7] + (s1 & 0xffffffff) & 0xffffffff
  end
  local a, b, c, d, e, f, g, h = table.unpack(state)
  for t = 1, 64 do
    local aa, ee = a | a << 32, e | e << 32
    local s1 = (ee >> 6 ~ ee >> 11 ~ ee >> 25) & 0xffffffff
    local t1 = h + s1 + (e & f ~ ~e & g) + K[t] + w[t]
    local s0 = (aa >> 2 ~ aa >> 13 ~ aa >> 22) & 0xffffffff
    local t2 = s0 + (a & b ~ a & c ~ b & c)
    h, g, f, e, d, c, b, a = g, f, e, (d + t1) & 0xffffffff, c, b, a, (t1 + t2) & 0xffffffff
  end
  local add = { a, b, c, d, e, f, g, h }
  for k = 1, 8 do state[k] = (state[k] + add[k]) & 0xffffffff end
end

function M.hex(message)
  local state = { table.unpack(START) }
  local padding = "\x80" .. ("\0"):rep((55 - #message) % 64)
  local padded = message .. padding .. string.pack(">I8", #message * 8)
  for at = 1, #padded, 64 do compress(state, padded:sub(at, at + 63)) end
  local words = {}
  for k, word in ipairs(state) do words[k] = ("%08x"):format(word) end
  return table.concat(words)
end

return M
