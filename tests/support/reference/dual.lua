--- Dual numbers x + eps y, eps^2 = 0: an algorithm that runs on them gives its results and, up to
-- rounding, their derivatives along one direction.
--
--   dual.of(x, y)        the number
--   dual.run(fn, model, inputs, rates) -> results, their rates, by array from 0
--     inputs, rates: arrays from 0; an array without rates is constant

local floats = require "analysis.floats"

local M, meta = {}, {}

function M.of(x, y) return setmetatable({ x = x, y = y }, meta) end

local function lift(a) return type(a) == "number" and M.of(a, 0.0) or a end

-- a constant is a plain number, and stays one among others
function meta.__add(a, b) a, b = lift(a), lift(b) return M.of(a.x + b.x, a.y + b.y) end
function meta.__sub(a, b) a, b = lift(a), lift(b) return M.of(a.x - b.x, a.y - b.y) end
function meta.__mul(a, b)
  if type(a) == "number" then return M.of(a * b.x, a * b.y) end
  if type(b) == "number" then return M.of(a.x * b, a.y * b) end
  return M.of(a.x * b.x, a.x * b.y + a.y * b.x)
end
function meta.__div(a, b)
  a, b = lift(a), lift(b)
  return M.of(a.x / b.x, (a.y - a.x / b.x * b.y) / b.x)
end
function meta.__unm(a) return M.of(-a.x, -a.y) end

function M.run(fn, model, inputs, rates)
  local all = {}
  for array, list in pairs(inputs) do
    all[array] = {}
    for k, x in pairs(list) do all[array][k] = M.of(x, rates[array] and rates[array][k] or 0.0) end
  end
  local kit = floats.new(all)
  function kit.sin(a) a = lift(a) return M.of(math.sin(a.x), math.cos(a.x) * a.y) end
  function kit.cos(a) a = lift(a) return M.of(math.cos(a.x), -math.sin(a.x) * a.y) end
  function kit.sqrt(a)
    local root = math.sqrt(lift(a).x)
    return M.of(root, lift(a).y / (2 * root))
  end
  function kit.is_zero(a) a = lift(a) return a.x == 0 and a.y == 0 end
  fn.run(model, kit)
  local results, changes = {}, {}
  for array, list in pairs(kit.results) do
    results[array], changes[array] = {}, {}
    for k, a in pairs(list) do results[array][k], changes[array][k] = lift(a).x, lift(a).y end
  end
  return results, changes
end

return M
