-- Pseudo-random numbers that are the same on every machine.
--
--   draw.new(seed) -> f, each call of which returns a number in [-1, 1] (the generator of Park and
--     Miller, 1988, with its later multiplier); seed: a whole number from 1
local M = {}

function M.new(seed)
  local x = seed
  return function()
    x = (x * 48271) % 2147483647
    return 2 * x / 2147483647 - 1
  end
end

return M
