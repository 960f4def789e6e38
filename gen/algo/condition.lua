-- What solving with H makes of rounding.
--
--   condition.of(model, inputs) -> the condition number of H at q (and p) of the inputs, arrays
--     from 0: its largest eigenvalue over the smallest; nil where a pivot is not positive
--   condition.error(model, inputs, round) -> by how much H^-1*tau is off, relative to its largest
--     element, where H and tau = H*a are rounded, at worst of some a of elements of about one
-- The eigenvalues are by the power method, from below: so few rounds leave some per cent.
local draw = require "draw"
local factor = require "algo.factor"
local floats = require "algo.floats"
local products = require "algo.products"
local singular = require "algo.singular"

local M = {}

local ROUNDS, TRIALS = 20, 10

local function mapped(x, f)
  local y = {}
  for k = 0, #x do y[k] = f(x[k]) end
  return y
end

local function drawn(n, random)
  local x = {}
  for k = 0, n - 1 do x[k] = random() end
  return x
end

local function times(model, H, x)
  local kit = floats.new { H = H, x = x }
  products.mul_H(model, kit)
  return kit.results.y
end

local function solution(model, LD, x)
  local kit = floats.new { LD = LD, x = x }
  products.solve(model, kit)
  return kit.results.x
end

-- the largest eigenvalue of what `apply` multiplies by
local function largest(n, apply)
  local x, size = drawn(n, draw.new(1)), 1.0
  for _ = 1, ROUNDS do
    x = apply(mapped(x, function(c) return c / size end))
    size = 0.0
    for k = 0, n - 1 do size = size + x[k] * x[k] end
    size = math.sqrt(size)
  end
  return size
end

function M.of(model, inputs)
  local H, LD, dof = singular.factor(model, inputs)
  if dof then return nil end
  return largest(model.nv, function(x) return times(model, H, x) end)
    * largest(model.nv, function(x) return solution(model, LD, x) end)
end

function M.error(model, inputs, round)
  local H, random, worst = singular.factor(model, inputs), draw.new(1), 0.0
  local kit = floats.new { H = mapped(H, round) }
  function kit.pivot() end
  factor.ltdl(model, kit)
  for _ = 1, TRIALS do
    local a, most, off = drawn(model.nv, random), 0.0, 0.0
    local found = solution(model, kit.results.H, mapped(times(model, H, a), round))
    for k = 0, #a do
      most = math.max(most, math.abs(a[k]))
      off = math.max(off, math.abs(found[k] - a[k]))
    end
    worst = math.max(worst, off / most)
  end
  return worst
end

return M
