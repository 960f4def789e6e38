-- Measures the rounding error of a robot in float: runs the statements of a function with every
-- operation rounded to single precision, and compares with double.
--
--   rounding.of(job) -> { states = how many were tried, functions = name -> largest error }, for
--     robots in float.  Functions with arguments other than q, v, a, tau and f, and functions that
--     work on rows, are absent.
-- An error is the largest difference of an array's elements, relative to the largest element.
-- Products and sums are rounded separately; a compiler that fuses them rounds less.
local expr = require "expr"
local order = require "order"
local states = require "model.states"

local M = {}

local STATES = 10

-- the stores: { array, x }..
local function results(item, inputs, round)
  local function input(array, index) return inputs[array][index] end
  local value, stored = expr.evaluator(input, nil, round), {}
  for _, event in ipairs(item.plain.events) do
    if event.kind == "store" then
      stored[#stored + 1] = { array = event.array, x = value(event.node) }
    end
  end
  return stored
end

-- does the function compute only with numbers, from arguments that are in a state?
local function is_plain(item, inputs)
  if not item.plain or #item.plain.rows > 0 then return false end
  for _, event in ipairs(item.plain.events) do
    if event.kind == "supernode" then return false end
  end
  for _, node in ipairs(item.plain.order) do
    if node.fresh or node.op == "input" and not inputs[node.array] then return false end
  end
  return true
end

local function error_of(item, inputs)
  local near, exact = results(item, inputs, states.single), results(item, inputs)
  local size, off, worst = {}, {}, 0.0
  for k, one in ipairs(exact) do
    local array = one.array
    size[array] = math.max(size[array] or 0.0, math.abs(one.x))
    off[array] = math.max(off[array] or 0.0, math.abs(near[k].x - one.x))
  end
  for array, most in order.pairs(size) do
    if most > 0 then worst = math.max(worst, off[array] / most) end
  end
  return worst
end

function M.of(job)
  if job.options.real ~= "float" then return nil end
  local list, errors = states.of(job.model, STATES), {}
  for _, item in ipairs(job.functions) do
    if is_plain(item, list[1]) then
      local worst = 0.0
      for _, inputs in ipairs(list) do worst = math.max(worst, error_of(item, inputs)) end
      errors[item.fn.name] = worst
    end
  end
  return { states = STATES, functions = errors }
end

return M
