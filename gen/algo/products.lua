-- Products and back-substitutions with the packed rows, RBDA table 6.5.
--
--   mul_H    y = H x
--   mul_L    x = L x      mul_Lt   x = L' x      in place
--   solve_L  x = L^-1 x   solve_Lt x = L^-T x    in place
--   solve    x = H^-1 x:  y = L^-T x, then x = L^-1 D^-1 y     in place
-- `unit`: L is the unit factor that ltdl leaves below its pivots; otherwise the factor of ltl,
-- whose diagonal counts.  An entry that is zero for every q is neither read nor multiplied.
local pattern_of = require "model.pattern"

local M = {}

-- per-call view: entry(i, place), row(i), vector x, finish(i, value)
local function view(model, K, matrix)
  local pattern = model.pattern
  -- read where it is first needed, so that the statement stands there
  local x = setmetatable({}, {
    __index = function(list, i)
      list[i] = K.input("x", i - 1)
      return list[i]
    end,
  })
  return {
    n = pattern.n,
    x = x,
    row = function(i) return pattern_of.support(pattern.lambda, i) end,
    entry = function(i, place) return K.input(matrix, pattern.rowptr[i] + place - 1) end,
    section = function(i, pass)
      local dof = model.dofs[i]
      K.section((pass or "") .. dof.id, dof.id, dof.body)
    end,
    keep = function(i, symbol, value) x[i] = K.name(symbol, nil, nil, value) end,
    store = function(i) K.store("x", i - 1, x[i]) end,
  }
end

function M.mul_H(model, K)
  local v = view(model, K, "H")
  local y = {}
  for i = 1, v.n do y[i] = K.zero end
  for i = v.n, 1, -1 do
    v.section(i)
    local row = v.row(i)
    y[i] = y[i] + v.entry(i, #row) * v.x[i]
    for place = #row - 1, 1, -1 do
      local j = row[place]
      local H = v.entry(i, place)
      y[i] = y[i] + H * v.x[j]
      y[j] = y[j] + H * v.x[i]
    end
    K.store("y", i - 1, y[i])
  end
end

-- x_i = L_ii x_i + sum_j L_ij x_j: from the last row up, each reads only what is above it
local function mul_L(model, K, unit)
  local v = view(model, K, "L")
  for i = v.n, 1, -1 do
    v.section(i)
    local row = v.row(i)
    local value = unit and v.x[i] or v.entry(i, #row) * v.x[i]
    for place = #row - 1, 1, -1 do value = value + v.entry(i, place) * v.x[row[place]] end
    K.store("x", i - 1, value)
  end
end

-- x_j = L_jj x_j + sum over the rows i below j of L_ij x_i: from the first row down
local function mul_Lt(model, K, unit)
  local v = view(model, K, "L")
  local y = {}
  for i = v.n, 1, -1 do
    local row = v.row(i)
    v.section(i)
    local own = unit and v.x[i] or v.entry(i, #row) * v.x[i]
    y[i] = y[i] and y[i] + own or own
    for place = #row - 1, 1, -1 do
      local j = row[place]
      local term = v.entry(i, place) * v.x[i]
      y[j] = y[j] and y[j] + term or term
    end
    K.store("x", i - 1, y[i])
  end
end

-- from the root: x_i = (x_i - sum_j L_ij x_j) / L_ii
local function solve_L(v, unit, divide)
  for i = 1, v.n do
    v.section(i, divide and "D^-1, L^-1: " or "L^-1: ")
    local row = v.row(i)
    local value = v.x[i]
    if divide then value = value / v.entry(i, #row) end
    for place = 1, #row - 1 do value = value - v.entry(i, place) * v.x[row[place]] end
    v.keep(i, "x", unit and value or value / v.entry(i, #row))
    v.store(i)
  end
end

-- from the leaves: x_i /= L_ii, then take L_ij x_i from every ancestor j
local function solve_Lt(v, unit, store)
  for i = v.n, 1, -1 do
    v.section(i, "L^-T: ")
    local row = v.row(i)
    v.keep(i, "y", unit and v.x[i] or v.x[i] / v.entry(i, #row))
    for place = #row - 1, 1, -1 do
      local j = row[place]
      v.x[j] = v.x[j] - v.entry(i, place) * v.x[i]
    end
    if store then v.store(i) end
  end
end

for _, unit in ipairs { true, false } do
  local prefix = unit and "" or "ltl_"
  M[prefix .. "mul_L"] = function(model, K) mul_L(model, K, unit) end
  M[prefix .. "mul_Lt"] = function(model, K) mul_Lt(model, K, unit) end
  M[prefix .. "solve_L"] = function(model, K) solve_L(view(model, K, "L"), unit) end
  M[prefix .. "solve_Lt"] = function(model, K)
    solve_Lt(view(model, K, "L"), unit, true)
  end
end

function M.solve(model, K)
  local v = view(model, K, "LD")
  solve_Lt(v, true, false)
  solve_L(v, true, true)
end

function M.ltl_solve(model, K)
  local v = view(model, K, "L")
  solve_Lt(v, false, false)
  solve_L(v, false)
end

return M
