-- A hint about robots in float whose H has a large condition number: what solving with it leaves of
-- single precision.
local condition = require "algo.condition"
local golden = require "algo.golden"
local singular = require "algo.singular"
local states = require "emit.facts.states"
local tunable = require "model.tunable"

local M = {}

local STATES, LARGE = 10, 1e5
local DIGITS, ROUNDING = 7, 2.0 ^ -24 -- of single precision

-- Whether any function of the job has H as a divisor.
local function solves(job)
  for _, item in ipairs(job.functions) do
    if item.fn.returns == "pivot" then return true end
  end
  return false
end

--- Warns where the condition number is above 1e5, at q = 0 or in a state within the limits.
function M.hint(job)
  local model = job.model
  if job.options.real ~= "float" or not solves(job) or singular.is_long(model) then return end
  local neutral = { q = golden.from_zero(golden.states(model)[1]), p = tunable.values(model) }
  local all, of, most, off = { neutral, table.unpack(states.of(model, STATES)) }, {}, 0.0, 0.0
  for k, state in ipairs(all) do
    of[k] = condition.of(model, state) or 0.0
    most = math.max(most, of[k])
  end
  if most <= LARGE then return end
  for k, state in ipairs(all) do
    if of[k] > 0 then off = math.max(off, condition.error(model, state, states.single)) end
  end
  local lost = math.ceil(math.log(off / ROUNDING, 10))
  job.log:hint(model.line, "the condition number of H is %.0e %s: in float, fd and solve lose up "
    .. "to %d of %d digits of the largest acceleration; --real double has 16",
    of[1] > LARGE and of[1] or most,
    of[1] > LARGE and "at q = 0" or "within the limits of the joints",
    math.max(1, math.min(DIGITS, lost)), DIGITS)
end

return M
