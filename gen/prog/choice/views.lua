-- The frames that a function may be computed in (-O2): variants of model.reframe.
--
--   views.of(model, zeros, limbs) -> list of { style, model, lagging }, the model's own frames
--     first; lagging: a view with the same places of frames, some of which stay behind
--     zeros[k]: entry k of H that is zero for every q, in whatever frames it is computed; limbs:
--     sets whose frames must be alike (model.limbs)
-- The place of the frames is chosen first, then whether they turn: not every pair is a view.
local reframe = require "model.reframe"

local M = {}

function M.of(model, zeros, limbs)
  local ready = reframe.prepare(model)
  local function view(style, seen)
    return { style = style, model = setmetatable({ zeros = zeros }, { __index = seen }) }
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
