-- Products and back-substitutions with the packed rows, RBDA table 6.5.
--
--   mul_H    y = H x
--   mul_L    x = L x      mul_Lt   x = L' x      in place
--   solve_L  x = L^-1 x   solve_Lt x = L^-T x    in place
--   solve    x = H^-1 x:  y = L^-T x, then x = L^-1 D^-1 y     in place
--   solve_inverse_diagonal   the same where 1/D is stored in D's place: no division
-- `unit`: L is the unit factor that ltdl leaves below its pivots; otherwise the factor of ltl,
-- whose diagonal counts.  A vector x is indexed by dof, so the ancestors of a dof are not
-- contiguous: they form runs, one or a few in a robot's tree.
local supernodes = require "algo.factor.supernodes"

local M = {}

local function section(model, K, i, words)
  local dof = model.dofs[i]
  K.section((words or "") .. dof.id, dof.id, dof.body)
end

-- x_i, and the entry at the end of row i
local function own(p, K, A, i) return K.load("x", i - 1), K.load(A, p.rowptr[i + 1] - 1) end

-- value + (or -, as `add` is row_plus or row_minus) the sum over the ancestors j of i of A_ij y_j
local function row_times(p, add, value, A, i, y)
  for _, node in ipairs(supernodes.above(p, i)) do
    value = add(value, node.count, A, p.rowptr[i] + node.place - 1, y, node.dof - 1)
  end
  return value
end

-- y_j -= A_ij value for the ancestors j of i; at: where y begins in its array
local function scatter(p, K, A, i, y, value, at)
  for _, node in ipairs(supernodes.above(p, i)) do
    K.row_sub(node.count, y, (at or 0) + node.dof - 1, value, A, p.rowptr[i] + node.place - 1)
  end
end
M.scatter = scatter

function M.mul_H(model, K)
  local p = model.pattern
  for i = 1, p.n do
    section(model, K, i)
    local x, d = own(p, K, "H", i)
    local y = row_times(p, K.row_plus, x * d, "H", i, "x")
    K.hint("y", nil, {}, { y })
    K.store("y", i - 1, y)
    scatter(p, K, "H", i, "y", -x)
  end
end

-- x_i = L_ii x_i + sum_j L_ij x_j: from the last row up, each reads only rows above it
local function mul_L(model, K, unit)
  local p = model.pattern
  for i = p.n, 1, -1 do
    section(model, K, i)
    local x, d = own(p, K, "L", i)
    K.store("x", i - 1, row_times(p, K.row_plus, unit and x or x * d, "L", i, "x"))
  end
end

-- from the root down: row i adds to its ancestors before x_i itself changes
local function mul_Lt(model, K, unit)
  local p = model.pattern
  for i = 1, p.n do
    section(model, K, i)
    local x, d = own(p, K, "L", i)
    scatter(p, K, "L", i, "x", -x)
    if not unit then K.store("x", i - 1, x * d) end
  end
end

-- From the leaves: y_i = y_i / L_ii, then L_ij y_i is taken from every ancestor j.  A: the array of
-- the factor, y: that of the vector; name: the letter of its results, in solve_L likewise.
local function solve_Lt(model, K, A, unit, y, name)
  local p = model.pattern
  for i = p.n, 1, -1 do
    section(model, K, i, "L^-T: ")
    local value = K.load(y, i - 1)
    if not unit then
      K.hint("r", nil, {}, { value })
      value = value / K.load(A, p.rowptr[i + 1] - 1)
      K.store(y, i - 1, K.name(name or "y", nil, nil, value))
    end
    scatter(p, K, A, i, y, K.name(name or "y", nil, nil, value))
  end
end

-- From the root: x_i = (x_i - sum_j L_ij x_j) / L_ii; by_D: x_i by D first, "inverse" as 1/D is
-- stored.
local function solve_L(model, K, A, unit, y, by_D, name)
  local p = model.pattern
  for i = 1, p.n do
    section(model, K, i, by_D and "D^-1, L^-1: " or "L^-1: ")
    local value = K.load(y, i - 1)
    local d = (by_D or not unit) and K.load(A, p.rowptr[i + 1] - 1)
    if by_D then value = by_D == "inverse" and value * d or value / d end
    value = row_times(p, K.row_minus, value, A, i, y)
    if not unit then
      K.hint("r", nil, {}, { value })
      value = value / d
    end
    K.store(y, i - 1, K.name(name or "x", nil, nil, value))
  end
end

for _, unit in ipairs { true, false } do
  local prefix = unit and "" or "ltl_"
  M[prefix .. "mul_L"] = function(model, K) mul_L(model, K, unit) end
  M[prefix .. "mul_Lt"] = function(model, K) mul_Lt(model, K, unit) end
  M[prefix .. "solve_L"] = function(model, K) solve_L(model, K, "L", unit, "x") end
  M[prefix .. "solve_Lt"] = function(model, K) solve_Lt(model, K, "L", unit, "x") end
end

-- the two halves of it: y = L^-T y, and y = L^-1 D^-1 y
function M.half(model, K, LD, y, name) solve_Lt(model, K, LD, true, y, name) end
function M.rest(model, K, LD, y, name) solve_L(model, K, LD, true, y, "D", name) end

-- y: the array of the vector, LD: of the factor; half, name: letters after half of it, and at last
function M.solve(model, K, LD, y, half, name)
  M.half(model, K, LD or "LD", y or "x", half)
  M.rest(model, K, LD or "LD", y or "x", name)
end

function M.solve_inverse_diagonal(model, K)
  solve_Lt(model, K, "LDinv", true, "x")
  solve_L(model, K, "LDinv", true, "x", "inverse")
end

function M.ltl_solve(model, K)
  solve_Lt(model, K, "L", false, "x")
  solve_L(model, K, "L", false, "x")
end

return M
