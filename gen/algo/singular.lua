-- Whether H is singular where no joint angle is special.
--
--   singular.dof(model, q) -> the degree of freedom at which its factor has no pivot, or nil
--   singular.warn(model, log)   a warning of what model.build does not know of it
--
-- What a robot lacks by its structure (a joint that moves no mass) is seen without numbers; what
-- depends on where masses lie (points in a row, which a floating base turns about that row without
-- moving any) only H itself can tell.
local crba = require "algo.crba"
local factor = require "algo.factor"
local fail = require "fail"
local floats = require "algo.floats"
local golden = require "algo.golden"

local M = {}

-- A pivot this much smaller than its diagonal entry is what rounding leaves of zero.  Of 24 real
-- robots none comes below 1e-3; light links that carry heavy ones do.
local NOTHING = 1e-13

-- beyond so many multiply-subtracts (a chain of 140) the answer takes longer than it is worth
local MOST = 5e5

-- q: a state in general position, from 0
function M.dof(model, q)
  local work = 0
  for _, depth in ipairs(model.pattern.depth) do work = work + depth * (depth - 1) / 2 end
  if work > MOST then return nil end
  local kit = floats.new { q = q }
  crba(model, kit)
  local H, found = kit.results.H, nil
  local second = floats.new { H = H }
  function second.pivot(i, D)
    local diagonal = H[model.pattern.rowptr[i + 1] - 1]
    local good = D > NOTHING * math.abs(diagonal) -- which no NaN is
    if not good then found = found or i end
  end
  factor.ltdl(model, second)
  return found
end

function M.warn(model, log)
  if model.singular or model.tunable then return end
  local dof = M.dof(model, golden.from_zero(golden.states(model)[2]))
  local place = dof and model.bodies[model.dofs[dof].body].place
  if not place then return end
  log:warn(place.link.line, "link %s: it can move so that no mass does, as point masses in a row "
    .. "turn about that row: H is singular, so ltdl, ltl and solve fail, unless "
    .. "rounding hides it",
    fail.quote(place.link.name))
end

return M
