-- Measures how solving with H amplifies rounding, and gives a hint if few digits remain in float.
--
--   condition.of(model, inputs) -> the condition number of H at q (and p) of the inputs, arrays
--     from 0: its largest eigenvalue over the smallest; nil if a pivot is not positive
--   condition.error(model, inputs, round) -> the error of H^-1*tau, relative to its largest
--     element, if H and tau = H*a are rounded: the worst of some a with elements of about one
--   condition.hint(model, log)   gives the hint if the condition number is above 1e5, at q = 0 or
--     in a state within the limits
-- The eigenvalues come from the power method, from below: so few rounds leave some percent.
local draw = require "draw"
local factors = require "algo.factor.factors"
local floats = require "analysis.floats"
local golden = require "analysis.golden"
local products = require "algo.factor.products"
local singular = require "analysis.singular"
local states = require "model.states"

local M = {}

local ROUNDS, TRIALS, STATES, LARGE = 20, 10, 10, 1e5
local DIGITS, ROUNDING = 7, 2.0 ^ -24 -- of single precision

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
  return floats.run(products.mul_H, model, { H = H, x = x }).y
end

local function solution(model, LD, x)
  return floats.run(products.solve, model, { LD = LD, x = x }).x
end

-- the largest eigenvalue of the matrix by which `apply` multiplies
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
  local LD = floats.run(factors.ltdl, model, { H = mapped(H, round) }).H
  for _ = 1, TRIALS do
    local a, most, off = drawn(model.nv, random), 0.0, 0.0
    local found = solution(model, LD, mapped(times(model, H, a), round))
    for k = 0, #a do
      most = math.max(most, math.abs(a[k]))
      off = math.max(off, math.abs(found[k] - a[k]))
    end
    worst = math.max(worst, off / most)
  end
  return worst
end

function M.hint(model, log)
  if singular.is_long(model) then return end
  local neutral = { q = golden.states(model)[1], p = model.p }
  local all, of, most, off = { neutral, table.unpack(states.of(model, STATES)) }, {}, 0.0, 0.0
  for k, state in ipairs(all) do
    of[k] = M.of(model, state) or 0.0
    most = math.max(most, of[k])
  end
  if most <= LARGE then return end
  for k, state in ipairs(all) do
    if of[k] > 0 then off = math.max(off, M.error(model, state, states.single)) end
  end
  local lost = math.ceil(math.log(off / ROUNDING, 10))
  log:hint(model.line, "the condition number of H is %.0e %s: in float, fd and solve lose up "
    .. "to %d of %d digits of the largest acceleration; --real double has 16",
    of[1] > LARGE and of[1] or most,
    of[1] > LARGE and "at q = 0" or "within the limits of the joints",
    math.max(1, math.min(DIGITS, lost)), DIGITS)
end

return M
