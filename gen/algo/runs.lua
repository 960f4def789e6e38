-- The factor and the inverse of H of deep trees, a run of dofs at a time.
--
-- Where each dof of a run is the parent of the next, their rows in a packed matrix lie one after
-- the other, each one number longer than the one before: a triangle in memory.  What algo.rows does
-- row by row, a statement or four for every entry of H, is one operation here for every dof and
-- run; a function grows with the joints and not with their square.  The arithmetic is the same.
--
-- The kit's operations on a triangle (algo.floats), whose row r = 0..n-1 has `first` + r numbers
-- and starts where the one before ends:
--   run_sub(n, first, array, index, a, other, at)   eliminate the row x = other[at..]: from the
--     last row up, with u = the x under the end of the row, row -= (a*u) * x, and x there is a*u
--   run_mul(n, first, array, index, other, at)      the row x = array[index..] times the triangle
--     in other[at..]: from the first row down, x += u * row but for its end, x there is u * end
--   run_dot(n, first, most, array, index, other, at, triangle, from)   array[index + r] = the
--     scalar product of row r of triangle[from..] with the row in other[at..], of at most `most`
-- and besides
--   row_scale(n, array, index, a)   array[index..] *= a
--   mirror(n, array)                the square matrix n by n has above the diagonal what is below
local pattern_of = require "model.pattern"

local M = {}

-- runs of consecutive ancestors of i (itself only if `too`), the deepest first: { dof = the first,
-- place = of it in the row, count }
function M.above(p, i, too)
  local list, row = {}, pattern_of.support(p.lambda, i)
  local last = too and #row or #row - 1
  while last > 0 do
    local first = last
    while first > 1 and row[first - 1] == row[first] - 1 do first = first - 1 end
    list[#list + 1] = { dof = row[first], place = first, count = last - first + 1 }
    last = first - 1
  end
  return list
end

-- H = L'DL (unit) or L'L in place in `array`.  L'L is made of L'DL, row by row: so nothing waits
-- for a root.
function M.factor(model, K, array, unit)
  local p = model.pattern
  for k = p.n, 1, -1 do
    local at, depth, dof = p.rowptr[k], p.depth[k], model.dofs[k]
    K.section(dof.id, dof.id, dof.body)
    K.step(depth == 1 and "no ancestors" or "from every ancestor's row, L times this one")
    local D = K.name("D", nil, nil, K.load(array, at + depth - 1))
    K.pivot(k, D)
    local root = not unit and K.name("L", nil, nil, K.sqrt(D))
    if root then K.store(array, at + depth - 1, root) end
    local inverse = depth > 1 and K.name("Dinv", nil, nil, K.one / D)
    for _, run in ipairs(M.above(p, k)) do
      K.run_sub(run.count, run.place, array, p.rowptr[run.dof], inverse, array, at)
    end
    if root and depth > 1 then K.row_scale(depth - 1, array, at, root) end
  end
end

-- M = L^-1 in place of the L of L'L, from the root down: a row is -1/L_ii times L's row times M
local function invert(model, K, array)
  local p = model.pattern
  for i = 1, p.n do
    local at, depth, dof = p.rowptr[i], p.depth[i], model.dofs[i]
    K.section("row of L^-1: " .. dof.id, dof.id, dof.body)
    local inverse = K.name("Linv", nil, nil,
      K.one / K.name("L", nil, nil, K.load(array, at + depth - 1)))
    K.store(array, at + depth - 1, inverse)
    if depth > 1 then K.row_scale(depth - 1, array, at, -inverse) end
    local list = M.above(p, i)
    for k = #list, 1, -1 do
      local run = list[k]
      K.run_mul(run.count, run.place, array, at, array, p.rowptr[run.dof])
    end
  end
end

-- dofs 1..i in runs that have as many ancestors in common with i: { dof, count, place = depth of
-- the first, shared = how many dofs carry both i and any of them, at most }
local function beside(p, i)
  local list, carries, shared = {}, {}, {}
  for _, k in ipairs(pattern_of.support(p.lambda, i)) do carries[k] = true end
  for j = 1, i do
    local last = list[#list]
    shared[j] = carries[j] and p.depth[j] or shared[p.lambda[j]] or 0
    if last and p.lambda[j] == j - 1 and last.carries == carries[j] then
      last.count, last.shared = last.count + 1, shared[j]
    else
      list[#list + 1] =
        { dof = j, count = 1, place = p.depth[j], shared = shared[j], carries = carries[j] }
    end
  end
  return list
end

-- Hinv = M*M' from H = L'L in `array`: Hinv_ij is the scalar product of the rows i and j of M over
-- the dofs that carry both.
function M.inverse(model, K, array)
  local p = model.pattern
  M.factor(model, K, array, false)
  invert(model, K, array)
  for i = 1, p.n do
    local dof = model.dofs[i]
    K.section("row of H^-1: " .. dof.id, dof.id, dof.body)
    for _, run in ipairs(beside(p, i)) do
      local at = (i - 1) * p.n + run.dof - 1
      if run.shared > 0 then
        K.run_dot(run.count, run.place, run.shared, "Hinv", at, array, p.rowptr[i], array,
          p.rowptr[run.dof])
      else
        for j = 0, run.count - 1 do K.store("Hinv", at + j, K.zero) end
      end
    end
  end
  K.section("H^-1 is symmetric")
  K.mirror(p.n, "Hinv")
end

return M
