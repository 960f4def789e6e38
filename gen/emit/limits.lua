-- Tables of joint limits: q from lower to upper, |v| and |tau| up to a largest value; infinite
-- where the model sets none.  A joint that others mimic keeps its own limits only.
local facts = require "emit.facts"
local number = require "emit.number"

local M = {}

-- { { symbol, size, values, names }.. } for templates/limits.c
function M.tables(model, symbols, real)
  local huge = real == "float" and "HUGE_VALF" or "HUGE_VAL"
  local function literal(x)
    if x == math.huge then return huge end
    if x == -math.huge then return "-" .. huge end
    return number.literal(x, real)
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
  return {
    { symbol = symbols.q_lower, size = symbols.NQ, values = lower, names = symbols.q },
    { symbol = symbols.q_upper, size = symbols.NQ, values = upper, names = symbols.q },
    { symbol = symbols.v_max, size = symbols.NV, values = speed, names = symbols.v },
    { symbol = symbols.tau_max, size = symbols.NV, values = effort, names = symbols.v },
  }
end

return M
