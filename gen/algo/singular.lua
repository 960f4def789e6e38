-- Whether H is singular where no joint angle is special: the degree of freedom at which its factor
-- has no pivot, or nil.
--
-- What a robot lacks by its structure (a joint that moves no mass) is seen without numbers; what
-- depends on where masses lie (points in a row, which a floating base turns about that row without
-- moving any) only H itself can tell.
local crba = require "algo.crba"
local factor = require "algo.factor"
local floats = require "algo.floats"

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

return M
