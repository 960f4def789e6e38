-- The factors of H and what is done with them, row by row in place: RBDA tables 6.3 and 6.5.
--
-- In packed rows the columns of row i are the first ones of every row k below it, so "row i -= a *
-- row k" is one operation on depth(i) neighbouring numbers (right-looking, as the book prints it):
--   for k = n..1, i = lambda(k), lambda(lambda(k)) ..:
--     a = H_ki / D_k;  row i -= a * row k;  H_ki = a
-- Costs what algo.factor and algo.products cost when no entry is zero, but for L'L (see factor);
-- entries that are zero for every q are zeros in memory here.  A vector x is indexed by dof, where
-- the ancestors of i are not neighbours: they fall into runs of consecutive dofs (algo.runs), one
-- or a few in a robot's tree.
--
-- The kit's row operations (algo.floats) work on memory, in the order in which they are called:
--   load(array, index) -> x      the element as it is now
--   row_sub(n, array, index, a, other, at)      array[index..] -= a * other[at..], n numbers
--   row_set: array[index..] = a * other[at..]
--   row_dot(n, array, index, other, at) -> x    the scalar product, now
-- Deep trees have operations on many rows at once instead, where there are that many: algo.runs.
local runs = require "algo.runs"

local M = {}

local function section(model, K, i, words)
  local dof = model.dofs[i]
  K.section((words or "") .. dof.id, dof.id, dof.body)
end

-- H = L'DL (unit) or L'L in place in `array`; a structure of the tree alone.  A row above waits for
-- 1/D alone in both: L'L by its own rows would wait for a root and then for a quotient, a quarter
-- more time for sum(d_k - 1) fewer products and a division less in a row.
local function factor(model, K, array, unit)
  if model.deep then return runs.factor(model, K, array, unit) end
  local p = model.pattern
  for k = p.n, 1, -1 do
    local at, depth = p.rowptr[k], p.depth[k]
    section(model, K, k)
    K.step(depth == 1 and "no ancestors" or "from every ancestor's row, L times this one")
    local D = K.name("D", nil, nil, K.load(array, at + depth - 1))
    K.pivot(k, D)
    local root = not unit and K.name("L", nil, nil, K.sqrt(D))
    if root then K.store(array, at + depth - 1, root) end
    local inverse = depth > 2 and K.name("Dinv", nil, nil, K.one / D)
    local scale = root and depth > 1 and K.name("Linv", nil, nil, K.one / root)
    local i = p.lambda[k]
    while i > 0 do
      local place = at + p.depth[i] - 1
      local u = K.name("U", model.dofs[i].id, nil, K.load(array, place))
      local a = inverse and u * inverse or u / D
      if unit then a = K.name("L", model.dofs[i].id, nil, a) end
      K.row_sub(p.depth[i], array, p.rowptr[i], a, array, at)
      K.store(array, place, unit and a or K.name("L", model.dofs[i].id, nil, u * scale))
      i = p.lambda[i]
    end
  end
end

-- x_i as it is, then what stands at the end of row i
local function own(p, K, A, i)
  return K.name("x", nil, nil, K.load("x", i - 1)),
    K.name(A, nil, nil, K.load(A, p.rowptr[i + 1] - 1))
end

-- sum over the ancestors j of i of A_ij y_j
local function row_times(p, K, A, i, y)
  local sum
  for _, run in ipairs(runs.above(p, i)) do
    local part = K.row_dot(run.count, A, p.rowptr[i] + run.place - 1, y or "x", run.dof - 1)
    sum = sum and sum + part or part
  end
  return sum or K.zero
end

-- y_j -= A_ij value for the ancestors j of i
local function scatter(p, K, A, i, y, value)
  for _, run in ipairs(runs.above(p, i)) do
    K.row_sub(run.count, y, run.dof - 1, value, A, p.rowptr[i] + run.place - 1)
  end
end

-- A: the array of the factor, y: the array of the vector
local function solve_Lt(model, K, A, unit, y)
  local p = model.pattern
  for i = p.n, 1, -1 do
    section(model, K, i, "L^-T: ")
    local x = K.name("y", nil, nil, K.load(y, i - 1))
    if not unit then
      x = K.name("y", nil, nil, x / K.name("L", nil, nil, K.load(A, p.rowptr[i + 1] - 1)))
      K.store(y, i - 1, x)
    end
    scatter(p, K, A, i, y, x)
  end
end

-- divide: by D as well
local function solve_L(model, K, A, unit, y, divide)
  local p = model.pattern
  for i = 1, p.n do
    section(model, K, i, divide and "D^-1, L^-1: " or "L^-1: ")
    local x = K.name("y", nil, nil, K.load(y, i - 1))
    local d = K.name(divide and "D" or "L", nil, nil, K.load(A, p.rowptr[i + 1] - 1))
    if divide then x = x / d end
    x = x - row_times(p, K, A, i, y)
    if not unit then x = x / d end
    K.store(y, i - 1, K.name("x", nil, nil, x))
  end
end

local function mul_L(model, K, unit)
  local p = model.pattern
  for i = p.n, 1, -1 do
    section(model, K, i)
    local x, d = own(p, K, "L", i)
    K.store("x", i - 1, (unit and x or x * d) + row_times(p, K, "L", i))
  end
end

-- from the root down: row i gives to what is above before x_i itself changes
local function mul_Lt(model, K, unit)
  local p = model.pattern
  for i = 1, p.n do
    section(model, K, i)
    local x, d = own(p, K, "L", i)
    scatter(p, K, "L", i, "x", -x)
    if not unit then K.store("x", i - 1, x * d) end
  end
end

function M.mul_H(model, K)
  local p = model.pattern
  for i = 1, p.n do
    section(model, K, i)
    local x, d = own(p, K, "H", i)
    K.store("y", i - 1, x * d + row_times(p, K, "H", i))
    scatter(p, K, "H", i, "y", -x)
  end
end

function M.ltdl(model, K) factor(model, K, "H", true) end
function M.ltl(model, K) factor(model, K, "H", false) end

for _, unit in ipairs { true, false } do
  local prefix = unit and "" or "ltl_"
  M[prefix .. "mul_L"] = function(model, K) mul_L(model, K, unit) end
  M[prefix .. "mul_Lt"] = function(model, K) mul_Lt(model, K, unit) end
  M[prefix .. "solve_L"] = function(model, K) solve_L(model, K, "L", unit, "x") end
  M[prefix .. "solve_Lt"] = function(model, K) solve_Lt(model, K, "L", unit, "x") end
end

-- y: the array of the vector, LD: of the factor
function M.solve(model, K, LD, y)
  solve_Lt(model, K, LD or "LD", true, y or "x")
  solve_L(model, K, LD or "LD", true, y or "x", true)
end

function M.ltl_solve(model, K)
  solve_Lt(model, K, "L", false, "x")
  solve_L(model, K, "L", false, "x")
end

return M
