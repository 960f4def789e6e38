-- Chooses frames that stay behind when their joint turns: if a child turns about a parallel axis,
-- one rotation by the sum of both angles replaces the two (algo.tree.mechanism).
--
--   lag.choose(bodies, how)   gives each body `lags`; how: "inner" (bodies that carry such a child)
--     or "leaves" (also the last body of such a chain)
local branches = require "model.branches"

local ALONG_A_LINE = require("model.frames").ABSORBS

local M = {}

local function mergeable(body, child)
  return body.axis and ALONG_A_LINE[body.type] and ALONG_A_LINE[child.type]
    and not body.tuned and not child.tuned and #child.tree.turns == 0 and body.axis == child.axis
    and math.abs(child.tree.Q[body.axis][body.axis] - 1) == 0
end

function M.choose(bodies, how)
  local children = branches.children(bodies)
  for i, body in ipairs(bodies) do
    local n = #children[i]
    local any = false
    for _, c in ipairs(children[i]) do any = any or mergeable(body, bodies[c]) end
    local parent = bodies[body.parent]
    body.lags = any and n == 1
    if how == "leaves" and n == 0 and ALONG_A_LINE[body.type] and parent and parent.lags
      and mergeable(parent, body) then body.lags = true end
  end
end

return M
