-- Finds out whether H is singular at states where no joint angle is special.
--
--   singular.factor(model, inputs) -> H, its factor LD, and the degree of freedom whose pivot is
--     not positive, or nil, with the pivot as a share of the diagonal; arrays from 0, like q and p
--     of the inputs
--   singular.warn(model, log)   warns where H is singular and robot.mass could not know it
--
-- robot.mass finds joints that move no mass.  Only H itself shows what depends on the places of
-- masses (points in a row, about which a floating base turns without moving any), on inertias that
-- no body has, and that an empty floating base can move against the only joint that it carries.
local crba = require "algo.tree.crba"
local factors = require "algo.factor.factors"
local fail = require "fail"
local floats = require "analysis.floats"
local golden = require "analysis.golden"

local M = {}

-- A pivot counts as zero if it is less than this times its diagonal entry.  24 real robots stay
-- above 1e-3; light links that carry heavy ones do not.
local NOTHING = 1e-13

-- beyond this many multiply-subtracts (a chain of 140) the answer takes too long
local MOST = 5e5

function M.factor(model, inputs)
  local H, found, share = floats.run(crba, model, inputs).H, nil, nil
  local second = floats.new { H = H }
  function second.pivot(i, D)
    local diagonal = math.abs(H[model.pattern.rowptr[i + 1] - 1])
    if not (found or D > NOTHING * diagonal) then found, share = i, D / diagonal end -- or a NaN
  end
  factors.ltdl(model, second)
  return H, second.results.H, found, share
end

-- would the answer take too long?
function M.is_long(model) return model.pattern.products > MOST end

-- names of the links whose inertia is negative about some axis
local function negative(model)
  local names = {}
  for _, body in ipairs(model.bodies) do
    for _, piece in ipairs(body.pieces) do
      if piece.link.negative then names[#names + 1] = fail.quote(piece.link.name) end
    end
  end
  return names
end

function M.warn(model, log)
  if model.singular or model.tunable or M.is_long(model) then return end
  local _, _, dof, share = M.factor(model, { q = golden.states(model)[2] })
  local place = dof and model.bodies[model.dofs[dof].body].place
  if not place then return end
  local name, names = fail.quote(place.link.name), share < -NOTHING and negative(model) or {}
  if #names > 0 then
    log:warn(place.link.line, "link %s can move with a negative inertia, because that of %s is "
      .. "negative about some axis: H is not positive definite, so functions that solve with it "
      .. "fail", name, table.concat(names, ", "))
    return
  end
  log:warn(place.link.line, "link %s can move without moving any mass, like point masses in a row "
    .. "that turn about it: H is singular, so functions that solve with it fail, unless rounding "
    .. "hides it", name)
end

return M
