-- Which frames a function is computed in (-O2): the variants of model.reframe are tried one by one
-- and the one with the fewest operations is kept, as FFTW's planner does with its codelets.
--
--   plan.views(model, zeros) -> list of { style, model }, the URDF's own frames first; zeros[k]:
--     entry k of H that is zero for every q, in whatever frames it is computed
--   plan.best(views, run) -> { style, trace, cost } of the cheapest view; of equals the first.
--     run(model) -> the trace of the function over it
local live = require "prog.live"
local reframe = require "model.reframe"

local M = {}

M.STYLES = {
  { id = "urdf" },
  { id = "urdf_base", regroup = true },
  { id = "child", origin = "child", regroup = true },
  { id = "parent", origin = "parent", regroup = true },
  { id = "urdf_group", regroup = true, lag = "inner" },
  { id = "child_group", origin = "child", regroup = true, lag = "inner" },
  { id = "parent_group", origin = "parent", regroup = true, lag = "inner" },
  { id = "child_leaf", origin = "child", regroup = true, lag = "leaves" },
  { id = "parent_leaf", origin = "parent", regroup = true, lag = "leaves" },
}

function M.views(model, zeros)
  local views = {}
  for k, style in ipairs(M.STYLES) do
    local view = k == 1 and model or reframe.view(model, style)
    view.zeros = zeros
    views[k] = { style = style, model = view }
  end
  return views
end

function M.best(views, run)
  local best
  for _, view in ipairs(views) do
    local kit = run(view.model)
    local cost = live.cost(live.of(kit)).total
    if not best or cost < best.cost then
      best = { style = view.style, trace = kit, cost = cost }
    end
  end
  return best
end

return M
