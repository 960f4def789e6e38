--- Random numbers for tests: the same sequence on every machine, from PINION_SEED.
--
--   random.seed            the seed of this run (environment PINION_SEED, else 1)
--   random.rng(seed)       a generator: rng:bits() 64 random bits, rng:uniform(a, b),
--                          rng:integer(a, b) both ends included, rng:chance(p), rng:pick(list)
--   random.case(n)         a generator for the n-th case of this run
--   random.check(ok, ...)  an assertion for loops: cheap if it holds, names the seed if not
--   random.many(few, all)  how many cases a spec takes: `all` in `make test-long`, which sets
--                          PINION_LONG in the environment

local M = {}

M.seed = math.tointeger(tonumber(os.getenv "PINION_SEED" or "1"))
assert(M.seed, "PINION_SEED must be an integer")

-- splitmix64; equal seeds give equal sequences, neighbouring seeds unrelated ones.
function M.rng(seed)
  local rng = { state = math.tointeger(seed) * 0x2545f4914f6cdd1d }

  function rng:bits()
    self.state = self.state + 0x9e3779b97f4a7c15
    local z = self.state
    z = (z ~ (z >> 30)) * 0xbf58476d1ce4e5b9
    z = (z ~ (z >> 27)) * 0x94d049bb133111eb
    return z ~ (z >> 31)
  end

  function rng:uniform(a, b)
    return a + (b - a) * ((self:bits() >> 11) * 0x1p-53)
  end

  function rng:integer(a, b)
    return a + (self:bits() >> 1) % (b - a + 1)
  end

  function rng:chance(p)
    return self:uniform(0, 1) < p
  end

  function rng:pick(list)
    return list[self:integer(1, #list)]
  end

  return rng
end

--- Case n of this run: its own sequence, whatever was drawn for the cases before it.
function M.case(n)
  return M.rng(M.seed * 0x100000000 + n)
end

function M.many(few, all)
  return (os.getenv "PINION_LONG" or "") ~= "" and all or few
end

--- check(ok, format, ...): an error that names the seed unless `ok`.
function M.check(ok, format, ...)
  if not ok then error(("PINION_SEED=%d: "):format(M.seed) .. format:format(...), 2) end
end

return M
