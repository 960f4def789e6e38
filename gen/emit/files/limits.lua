-- Writes tables of joint limits: q from lower to upper, |v| and |tau| up to a largest value;
-- infinite if the model sets none.  A joint that others mimic keeps only its own limits.
local facts = require "facts"
local number = require "number"

local M = {}

-- For templates/limits.c: tables = { { symbol, size, values, names }.. }, and, if some q has no
-- lower limit, endless = the name of the infinite constant, infinity = a quotient that is infinite.
function M.parts(model, symbols, real)
  local huge, endless = real == "float" and "HUGE_VALF" or "HUGE_VAL", nil
  local function literal(x)
    if x == math.huge then return huge end
    if x ~= -math.huge then return number.literal(x, real) end
    endless = huge
    return "-" .. huge
  end
  local lower, upper, speed, effort = {}, {}, {}, {}
  for i, limit in ipairs(facts.limits(model)) do
    local body = model.bodies[i]
    for k = 1, body.nq do
      lower[body.q + k], upper[body.q + k] = literal(limit.lower[k]), literal(limit.upper[k])
    end
    for k = 1, body.nv do
      speed[body.v + k], effort[body.v + k] = literal(limit.speed[k]), literal(limit.effort[k])
    end
  end
  local tables = {
    { symbol = symbols.q_lower, size = symbols.NQ, values = lower, names = symbols.q },
    { symbol = symbols.q_upper, size = symbols.NQ, values = upper, names = symbols.q },
    { symbol = symbols.v_max, size = symbols.NV, values = speed, names = symbols.v },
    { symbol = symbols.tau_max, size = symbols.NV, values = effort, names = symbols.v },
  }
  local suffix = real == "float" and "f" or ""
  return { tables = tables, endless = endless, infinity = ("1.0%s/0.0%s"):format(suffix, suffix) }
end

return M
