-- Rows that are a weighted sum of joint positions, or of rates, less a polynomial of another sum.
--
--   joint_sums.residual(my, c)   phi of constraint c;  my: the state of algo.constraints.closure
--   joint_sums.slopes(my, c, which)   its change for a rate of 1 of each joint in c[which]
--   joint_sums.bias(my, c)   the rate of K, times v: zero except for a polynomial
local M = {}

-- the factors of c's terms, or of another list of it
local function coefficients(my, c, which)
  my:begin(c)
  return my:each(c, function(one, kit, seen)
    local list = {}
    for k, term in ipairs(one[which or "terms"]) do
      local dof, size = seen.dofs[term.dof], math.abs(term.coefficient)
      local name = ("%s_%s_%s"):format(one.id, term.inside and "in" or "of", dof.id)
      local factor = size == 1 and kit.one or kit.param(dof.body, name, size, "of the constraint")
      list[k] = term.coefficient > 0 and factor or -factor
    end
    return list
  end)
end

-- the sum of factors times q or v over the terms that are inside the polynomial, or over the others
local function weighted(my, c, factors, array, inside)
  local K, model = my.K, my.model
  local sum = K.zero
  for k, factor in ipairs(factors) do
    local dof = c.terms[k].dof
    local at = array == "q" and model.bodies[model.dofs[dof].body].q or dof - 1
    if c.terms[k].inside == inside then sum = sum + factor * K.input(array, at) end
  end
  return sum
end

-- the nth derivative of the polynomial, itself if n is 0, by Horner's rule
local function curve_of(my, c, factors, nth)
  local K = my.K
  local s, value = weighted(my, c, factors, "q", true), K.zero
  local list = my:each(c, function(one, kit)
    local list = {}
    for k, x in ipairs(one.curve) do
      list[k] = kit.param(0, ("%s_c%d"):format(one.id, k), x, "of the constraint")
    end
    return list
  end)
  for k = #list, math.max(nth, 1), -1 do
    local factor = 1.0
    for n = k, k - nth + 1, -1 do factor = factor * n end
    value = value * s + (factor == 1 and list[k] or K.num(factor) * list[k])
  end
  return nth == 0 and value * s or value
end

function M.residual(my, c)
  local factors = coefficients(my, c)
  local sum = weighted(my, c, factors, "q")
  if c.curve then sum = sum - curve_of(my, c, factors, 0) end
  return sum - my:each(c, function(one, kit)
    return kit.param(0, one.id .. "_offset", one.offset, "of the constraint")
  end)
end

function M.slopes(my, c, which)
  local list = coefficients(my, c, which)
  local slope = c.curve and curve_of(my, c, list, 1)
  if slope then my.K.hint("slope", nil, {}, { slope }) end
  for k, term in ipairs(c[which]) do
    if term.inside then list[k] = -(slope * list[k]) end
  end
  return list
end

function M.bias(my, c)
  local factors = coefficients(my, c)
  local rate = weighted(my, c, factors, "v", true)
  return -(curve_of(my, c, factors, 2) * (rate * rate))
end

return M
