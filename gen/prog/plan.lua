-- Which frames a function is computed in (-O2): the variants of model.reframe are tried one by one
-- and the one with the fewest operations is kept, as FFTW's planner does with its codelets.
--
--   plan.views(model, zeros) -> list of { style, model }, the model's own frames first; zeros[k]:
--     entry k of H that is zero for every q, in whatever frames it is computed
--   plan.best(views, run) -> the cheapest view, of equals the first, with weighed = { { style,
--     operations }.. }: what was tried, in order.  run(model) -> a trace over it
-- First where the frames are, then whether they turn: not every pair is tried.  In a function that
-- is cut into parts, frames that do not turn have to save WORTH of its operations, since more
-- values go from part to part: a humanoid's ABA with 1.4 % fewer operations took 6 % more time.
local live = require "prog.live"
local reframe = require "model.reframe"
local split = require "prog.split"

local M = {}

local PLACES = {
  { id = "given" },
  { id = "given_base", regroup = true },
  { id = "child", origin = "child", regroup = true },
  { id = "parent", origin = "parent", regroup = true },
}
local LAGS = { "inner", "leaves" }
M.WORTH = 0.03

local function any_lags(view)
  for _, body in ipairs(view.bodies) do
    if body.lags then return true end
  end
  return false
end

function M.views(model, zeros)
  local views = {}
  local function add(style, seen)
    seen.zeros = zeros
    local view = { style = style, model = seen, variants = {} }
    return view
  end
  for k, style in ipairs(PLACES) do
    local view = add(style, style.regroup and reframe.view(model, style) or model)
    for _, lag in ipairs(style.regroup and LAGS or {}) do
      local variant = { id = style.id .. "_" .. lag, regroup = true, lag = lag }
      variant.origin = style.origin
      local seen = reframe.view(model, variant)
      if any_lags(seen) then table.insert(view.variants, add(variant, seen)) end
    end
    views[k] = view
  end
  return views
end

function M.best(views, run)
  local best, least
  local weighed = {}
  local function try(view, limit)
    local cost = live.cost(live.of(run(view.model))).total
    weighed[#weighed + 1] = { style = view.style, operations = cost }
    if cost < limit then best, least = view, cost end
  end
  for _, view in ipairs(views) do try(view, least or math.huge) end
  local most = least > split.LONGEST and (1 - M.WORTH) * least or least
  for _, variant in ipairs(best.variants) do try(variant, math.min(least, most)) end
  return { style = best.style, model = best.model, weighed = weighed }
end

return M
