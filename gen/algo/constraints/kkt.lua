-- The matrix of the equation of motion with constraints as one, RBDA eq. 3.17: symmetric,
-- indefinite, sparse, factored in an order of its own.
--
--   [ H  K' ] [ a       ]   [ tau - C ]
--   [ K  -E ] [ -lambda ] = [ -Kdotv  ]      E: zero, or a regularisation
--
--   kkt.matrix(model, rows, late) -> matrix { pattern, dofs, at, lower }, as factor.factors and
--     factor.products take a model: L'DL of it is theirs.  rows: of K, each { id, dofs = a list };
--     late: set of rows that wait for all dofs that carry theirs.  nil: no such order, as where
--     more rows than dofs depend on these
--   kkt.entry(matrix, i, j) -> packed index of entry (i, j) in it;  rows count on from nv
--   kkt.values(model, matrix, H, rows, K) -> its entries by that index, but for E;  H(k): of H,
--     K(r, k): the k-th that rows[r] has
-- A row of K has no diagonal to be a pivot; eliminated after dofs that move it, it has that of
-- -K H^-1 K' restricted to them: negative, unless the row is dependent there.  So the signs of the
-- pivots are known beforehand, and no exchange of rows is needed.
local delassus = require "algo.constraints.delassus"
local ordering = require "model.ordering"

local M = {}

local function graph(model, rows, late)
  local p, n = model.pattern, model.nv
  local couples, from, after = {}, {}, {}
  for i = 1, n + #rows do couples[i] = {} end
  local function couple(i, j) couples[i][j], couples[j][i] = true, true end
  for i = 1, n do
    for k = p.rowptr[i] + 1, p.rowptr[i + 1] - 1 do couple(i, p.colind[k] + 1) end
  end
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
  local p, n, values = model.pattern, model.nv, {}
  for i = 1, n do
    for k = p.rowptr[i], p.rowptr[i + 1] - 1 do
      values[M.entry(matrix, i, p.colind[k + 1] + 1)] = H(k)
    end
  end
  for r, row in ipairs(rows) do
    for k, dof in ipairs(row.dofs) do values[M.entry(matrix, n + r, dof)] = K(r, k) end
  end
  return values
end

function M.entry(matrix, i, j)
  local p, a, b = matrix.pattern, matrix.at[i], matrix.at[j]
  local row, column = math.max(a, b), math.min(a, b)
  return p.rowptr[row] + p.depth[column] - 1
end

return M
