-- Decides which frames stay behind when their joint turns (-O2).
--
--   lags.choose(bodies) -> whether any does;  gives each body `lags`
-- If the child turns about a parallel axis, one rotation by the sum of both angles replaces the two
-- (algo.tree.mechanism).
local branches = require "model.branches"

local M = {}

local function mergeable(body, child)
  return body.axis and body.kind.absorbs and child.kind.absorbs
    and not body.tuned and not child.tuned and #child.tree.turns == 0 and body.axis == child.axis
    and math.abs(child.tree.Q[body.axis][body.axis] - 1) == 0
end

-- one that carries such a child and nothing else, and the last one behind them
function M.choose(bodies)
  local children, any = branches.children(bodies), false
  for i, body in ipairs(bodies) do
    local below, parent = children[i], bodies[body.parent]
    body.lags = #below == 1 and mergeable(body, bodies[below[1]])
      or #below == 0 and parent and parent.lags or false
    any = any or body.lags
  end
  return any
end

return M
