-- The frames that a function may be computed in (-O2): variants of model.reframe.
--
--   views.of(model, zeros, deep, limbs) -> list of { style, model, variants }, the model's own
--     frames first; zeros[k]: entry k of H that is zero for every q, in whatever frames it is
--     computed; deep: forces are projected on axes in frames that do not turn (algo.tree.climb);
--     limbs: sets whose frames must be alike (model.limbs).  like: a variant with the same frames
--   views.still(model) -> the model with such frames
-- The place of the frames is chosen first, then whether they turn: not every pair is a view.
local order = require "order"
local reframe = require "model.reframe"

local M = {}

local PLACES = {
  { id = "given" },
  { id = "given_base", regroup = true, frames = "grouped" },
  { id = "child", origin = "child", regroup = true, frames = "child" },
  { id = "parent", origin = "parent", regroup = true, frames = "parent" },
}
local LAGS = { "inner", "leaves" }

-- how many bodies' frames stay behind
local function lags(view)
  local count = 0
  for _, body in ipairs(view.bodies) do count = count + (body.lags and 1 or 0) end
  return count
end

function M.still(model) return setmetatable({ still = true }, { __index = model }) end

function M.of(model, zeros, deep, limbs)
  local views, ready = {}, reframe.prepare(model)
  local function view(style, seen)
    local fields = { zeros = zeros, still = style.still }
    return { style = style, model = setmetatable(fields, { __index = seen }), variants = {} }
  end
  for k, place in ipairs(PLACES) do
    local function style(word, fields)
      return order.with({ id = place.id .. (word and "_" .. word or ""), origin = place.origin,
        regroup = place.regroup, frames = place.frames, still = deep, limbs = limbs },
        fields or {})
    end
    local own = style()
    local seen = place.regroup and reframe.view(ready, own) or model
    views[k] = view(own, seen)
    for _, lag in ipairs(place.regroup and LAGS or {}) do
      local lagging, variants = reframe.lagging(seen, lag), views[k].variants
      local before = variants[#variants] -- none stays behind that does not here
      if lags(lagging) > 0 then
        variants[#variants + 1] = view(style(lag, { lag = lag }), lagging)
        variants[#variants].like = before and lags(before.model) == lags(lagging) and before or nil
      end
    end
  end
  return views
end

return M
