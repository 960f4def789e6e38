-- The frames that a function may be computed in (-O2): variants of model.reframe.
--
--   views.of(model, zeros, deep, limbs) -> list of { style, model, lagging }, the model's own
--     frames first; lagging: a view with the same places of frames, some of which stay behind
--     zeros[k]: entry k of H that is zero for every q, in whatever frames it is computed; deep:
--     forces are projected on axes in frames that do not turn (algo.tree.climb); limbs: sets whose
--     frames must be alike (model.limbs)
--   views.still(model) -> the model with such frames
-- The place of the frames is chosen first, then whether they turn: not every pair is a view.
local reframe = require "model.reframe"

local M = {}

function M.still(model) return setmetatable({ still = true }, { __index = model }) end

function M.of(model, zeros, deep, limbs)
  local ready = reframe.prepare(model)
  local function view(style, seen)
    style.still = deep
    local fields = { zeros = zeros, still = deep }
    return { style = style, model = setmetatable(fields, { __index = seen }) }
  end
  local views = { view({ id = "given" }, model) }
  for _, origin in ipairs { "child", "parent" } do -- of model.reframe
    local seen = reframe.view(ready, { origin = origin, limbs = limbs })
    local chosen, behind = view({ id = origin, origin = origin }, seen), reframe.lagging(seen)
    chosen.lagging = behind
      and view({ id = origin .. "_lagging", origin = origin, lag = true }, behind)
    views[#views + 1] = chosen
  end
  return views
end

return M
