-- The frames that a function may be computed in (-O2): variants of model.reframe.
--
--   views.of(model, zeros, deep, limbs) -> list of { style, model, variants }, the model's own
--     frames first; zeros[k]: entry k of H that is zero for every q, in whatever frames it is
--     computed; deep: forces are projected on axes in frames that do not turn (algo.tree.climb);
--     limbs: sets whose frames must be alike (model.limbs).  like: a variant with the same frames
--   views.still(model) -> the model with such frames
-- The place of the frames is chosen first, then whether they turn: not every pair is a view.
local reframe = require "model.reframe"

local M = {}

local ORIGINS = { "child", "parent" } -- of model.reframe
local LAGS = { "inner", "leaves" }

-- how many bodies' frames stay behind
local function lags(view)
  local count = 0
  for _, body in ipairs(view.bodies) do count = count + (body.lags and 1 or 0) end
  return count
end

function M.still(model) return setmetatable({ still = true }, { __index = model }) end

function M.of(model, zeros, deep, limbs)
  local ready = reframe.prepare(model)
  local function view(style, seen)
    style.still = deep
    local fields = { zeros = zeros, still = deep }
    return { style = style, model = setmetatable(fields, { __index = seen }), variants = {} }
  end
  local views = { view({ id = "given" }, model) }
  for _, origin in ipairs(ORIGINS) do
    local seen = reframe.view(ready, { origin = origin, limbs = limbs })
    local chosen = view({ id = origin, origin = origin }, seen)
    for _, lag in ipairs(LAGS) do
      local lagging, variants = reframe.lagging(seen, lag), chosen.variants
      local before = variants[#variants] -- none stays behind that does not here
      if lags(lagging) > 0 then
        variants[#variants + 1] =
          view({ id = origin .. "_" .. lag, origin = origin, lag = lag }, lagging)
        variants[#variants].like = before and lags(before.model) == lags(lagging) and before or nil
      end
    end
    views[#views + 1] = chosen
  end
  return views
end

return M
