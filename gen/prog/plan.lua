-- Which frames a function is computed in (-O2): the variants of model.reframe are tried one by one
-- and the one with the fewest operations is kept, as FFTW's planner does with its codelets.
--
--   plan.views(model, zeros, deep, limbs) -> list of { style, model, variants }, the model's own
--     frames first; zeros[k]: entry k of H that is zero for every q, in whatever frames it is
--     computed; deep: forces meet axes in frames that do not turn (algo.climb), which is else one
--     variant; limbs: sets whose frames are to be alike (model.limbs)
--   plan.still(model) -> the model, with forces seen so
--   plan.best(views, run, entries) -> the cheapest view, of equals the first, with weighed = {
--     { style, operations }.. }: what was tried, in order.  run(model) -> a trace over it; entries:
--     those of H off the diagonal that it computes, or nil
-- First where the frames are, then whether they turn: not every pair is tried.
local live = require "prog.live"
local reframe = require "model.reframe"
local target = require "prog.target"

local M = {}

local PLACES = {
  { id = "given" },
  { id = "given_base", regroup = true },
  { id = "child", origin = "child", regroup = true },
  { id = "parent", origin = "parent", regroup = true },
}
local LAGS = { "inner", "leaves" }
local PAIR = 11 -- operations of an entry in frames that do not turn: a scalar product of six

local function any_lags(view)
  for _, body in ipairs(view.bodies) do
    if body.lags then return true end
  end
  return false
end

function M.still(model) return setmetatable({ still = true }, { __index = model }) end

function M.views(model, zeros, deep, limbs)
  local views, ready = {}, reframe.prepare(model)
  local function view(style, seen)
    local fields = { zeros = zeros, still = style.still }
    return { style = style, model = setmetatable(fields, { __index = seen }), variants = {} }
  end
  for k, place in ipairs(PLACES) do
    local function style(word)
      return { id = place.id .. (word and "_" .. word or ""), origin = place.origin,
        regroup = place.regroup, still = deep, limbs = limbs }
    end
    local own = style()
    local seen = place.regroup and reframe.view(ready, own) or model
    views[k] = view(own, seen)
    for _, lag in ipairs(place.regroup and LAGS or {}) do
      local variant = style(lag)
      variant.lag = lag
      local lagging = reframe.view(ready, variant)
      if any_lags(lagging) then table.insert(views[k].variants, view(variant, lagging)) end
    end
    if not deep and not model.mimics then
      local variant = style "still"
      variant.still = true
      table.insert(views[k].variants, view(variant, seen))
    end
  end
  return views
end

function M.best(views, run, entries)
  local best, least
  local weighed = {}
  local function try(view, limit)
    local cost = live.cost(live.of(run(view.model))).total
    weighed[#weighed + 1] = { style = view.style, operations = cost }
    if cost < limit then best, least = view, cost end
  end
  for _, view in ipairs(views) do try(view, least or math.huge) end
  local most = least > target.CUT.longest and (1 - target.WORTH) * least or least
  for _, variant in ipairs(best.variants) do
    local hopeless = variant.style.still and not best.style.still
      and not (entries and PAIR * entries < least)
    if not hopeless then try(variant, math.min(least, most)) end
  end
  return { style = best.style, model = best.model, weighed = weighed }
end

return M
