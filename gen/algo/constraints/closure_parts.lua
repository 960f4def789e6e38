-- Residuals, rows and bias of the constraints in parts of another function, computed limb by limb.
--
--   closure_parts(model, K, given) -> parts: residual, rows, bias and straighten of
--   algo.constraints.closure, and
--     run(algorithm, results)   runs algorithm(model, K, rows) by limbs, after rows();  results: of
--                               algo.kit.capture
local capture = require "algo.kit.capture"
local closure = require "algo.constraints.closure"
local lists = require "list"
local order = require "order"
local pattern = require "model.pattern"

local TIES = { reads = "constraints" }

return function(model, K, given)
  local parts, C, of = {}, nil, nil -- C: the `of` of the constraints of model `of`
  -- runs an algorithm limb by limb, and returns what it stores in an array as a list
  local function part(array, compute)
    return function()
      local results = { [array] = {} }
      K.by_limbs(function(seen, kit)
        if of ~= seen then C, of = closure.of(seen, kit, given), seen end
        for k, x in ipairs(compute(C, seen)) do kit.store(array, k - 1, x or kit.zero) end
      end, model, capture(K, results), TIES)
      local list = {}
      for k, x in order.pairs(results[array]) do list[k + 1] = x end
      return list
    end
  end
  parts.residual = part("phi", function(own) return own:residual() end)
  parts.bias = part("Kdotv", function(own) return own:bias() end)
  local entries = part("K", function(own, seen)
    return closure.entries(own:rows(), seen.constraints)
  end)

  -- the entries of K as rows: rows[r][dof]
  function parts.rows()
    local list = entries()
    local rows = lists.mapped(model.constraints.rows, function() return {} end)
    pattern.each(model.constraints, function(r, dof, k) rows[r][dof] = list[k + 1] end)
    return rows
  end

  function parts.run(algorithm, results)
    K.by_limbs(function(seen, kit) algorithm(seen, kit, C:rows()) end, model, capture(K, results),
      TIES)
  end

  function parts.straighten(_, array)
    local own = of == model and C or closure.of(model, K, given)
    own:straighten(array)
  end
  return parts
end
