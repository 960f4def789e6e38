-- The equation of motion with constraints as one symmetric, indefinite, sparse matrix (RBDA eq.
-- 3.17), factored in an order chosen for it:
--
--   [ H  K' ] [ a       ]   [ tau - C ]
--   [ K  -E ] [ -lambda ] = [ -Kdotv  ]      E: zero, or a regularisation
--
--   kkt.matrix(model, rows, late) -> matrix { pattern, dofs, at, lower }, which factor.factors and
--     factor.products take as a model.  rows: of K, each { id, dofs = a list };  late: set of rows
--     that wait for all ancestors of their dofs.  nil if there is no such order, for example if
--     more rows than dofs depend on each other
--   kkt.entry(matrix, i, j) -> packed index of entry (i, j);  rows of K count on from nv
--   kkt.values(model, matrix, H, rows, K) -> the entries by that index, without E;  H(k): of H,
--     K(r, k): the k-th of rows[r]
-- A row of K has a zero diagonal, so it is eliminated after dofs that move it.  Its pivot is then
-- the diagonal of -K H^-1 K' restricted to these dofs: negative, unless the row is dependent there.
-- So the signs of all pivots are known beforehand, and rows need no exchange.
local delassus = require "algo.constraints.delassus"
local entries = require "algo.tree.entries"
local ordering = require "model.ordering"
local pattern = require "model.pattern"

local M = {}

local function graph(model, rows, late)
  local n, couples, from, after = model.nv, {}, {}, {}
  for i = 1, n + #rows do couples[i] = {} end
  local function couple(i, j) couples[i][j], couples[j][i] = true, true end
  pattern.each(model.pattern, function(i, j) if i ~= j then couple(i, j) end end)
  for r, row in ipairs(delassus.rows(model, rows)) do
    for _, dof in ipairs(row.dofs) do couple(n + r, dof) end
    from[n + r], after[n + r] = row.dofs, late[r] and row.support or nil
  end
  return couples, from, after
end

function M.matrix(model, rows, late)
  local couples, from, after = graph(model, rows, late or {})
  local n = model.nv + #rows
  local list = ordering.of(n, couples, from, after)
  if not list then return nil end
  local matrix = ordering.matrix(list, couples)
  matrix.order, matrix.dofs = list, {}
  for i = 1, n do
    local dof, row = model.dofs[i], rows[i - model.nv]
    matrix.dofs[matrix.at[i]] = row
      and { id = row.id, body = 0, pivot = i, negative = true }
      or { id = dof.id, body = dof.body, pivot = i }
  end
  return matrix
end

function M.values(model, matrix, H, rows, K)
  local n, values = model.nv, {}
  pattern.each(model.pattern, function(i, j, k) values[M.entry(matrix, i, j)] = H(k) end)
  for r, row in ipairs(rows) do
    for k, dof in ipairs(row.dofs) do values[M.entry(matrix, n + r, dof)] = K(r, k) end
  end
  return values
end

function M.entry(matrix, i, j)
  return entries.packed(matrix.pattern, matrix.at[i], matrix.at[j])
end

return M
