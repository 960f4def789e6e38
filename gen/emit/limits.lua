-- Tables of joint limits: q from lower to upper, |v| and |tau| up to a largest value; infinite
-- where the model sets none.  A joint that others mimic keeps its own limits only.
local dofs = require "model.dofs"
local number = require "emit.number"

local M = {}

-- what limits component k of q: revolute and prismatic joints have limits, quaternions [-1, 1]
local function q_range(body, k)
  local limit = body.joint and body.joint.limit
  local one_dof = body.nq == 1 and body.type ~= "continuous"
  if limit and one_dof and limit.lower and limit.upper then return limit.lower, limit.upper end
  if dofs.q_suffix(body, k):match("^_q[xyzw]$") then return -1.0, 1.0 end
  return -math.huge, math.huge
end

-- { { symbol, size, values, names }.. } for templates/limits.c
function M.tables(model, symbols, real)
  local huge = real == "float" and "HUGE_VALF" or "HUGE_VAL"
  local function literal(x)
    if x == math.huge then return huge end
    if x == -math.huge then return "-" .. huge end
    return number.literal(x, real)
  end
  local lower, upper, speed, effort = {}, {}, {}, {}
  for _, body in ipairs(model.bodies) do
    local limit = body.joint and body.joint.limit or {}
    for k = 1, body.nq do
      local low, high = q_range(body, k)
      lower[body.q + k], upper[body.q + k] = literal(low), literal(high)
    end
    for k = 1, body.nv do
      local own = body.nv == 1 and limit or {}
      speed[body.v + k] = literal(own.velocity or math.huge)
      effort[body.v + k] = literal(own.effort or math.huge)
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
