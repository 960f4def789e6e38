-- Branch-induced sparsity: the pattern of H that follows from the parent array of the dofs.
--
-- lambda[i] is the parent of dof i (1-based, 0 = none, lambda[i] < i).  By the tree, entry (i, j),
-- j <= i, of H is non-zero exactly if j supports i.  Source: Featherstone 2005; RBDA ch. 6.
local branches = require "model.branches"
local letters = require "spatial.letters"
local lists = require "list"
local order = require "order"

local M = {}

-- Are there far more pairs of bodies than bodies?  Measured by the products of a factor.
function M.is_deep(pattern, least) return pattern.products >= (least or 15000) end

-- lambda -> { n, nh, lambda, depth[i] (1 for a root), rowptr[1..n+1], colind[1..nh] (values from 0,
-- as in C), density = non-zero share of the full matrix, products = multiply-subtracts of
-- L'DL, the sum of d (d - 1)/2 over the depths d }
function M.of(lambda)
  local p = { n = #lambda, lambda = lambda, depth = {}, rowptr = { 0 }, colind = {}, products = 0 }
  for i, parent in ipairs(lambda) do
    p.depth[i] = 1 + (parent > 0 and p.depth[parent] or 0)
    p.products = p.products + p.depth[i] * (p.depth[i] - 1) // 2
    local colind = p.colind
    if parent > 0 then
      table.move(colind, p.rowptr[parent] + 1, p.rowptr[parent + 1], #colind + 1)
    end
    colind[#colind + 1] = i - 1
    p.rowptr[i + 1] = #colind
  end
  p.nh = #p.colind
  p.density = p.n > 0 and (2 * p.nh - p.n) / (p.n * p.n) or 0.0
  return p
end

-- The parent array of a matrix, which need not have the pattern of a tree: a mimic joint may couple
-- two branches.  couples[i] is the set of j < i with (i, j) non-zero.  L'DL
-- eliminates from the last row up, and row k then joins all of its columns to each other.  So the
-- parent of k is the largest of them, and the rows closed under fill-in are again the ancestors in
-- lambda (the elimination tree).
function M.elimination_tree(n, couples)
  local lambda, rows = {}, {}
  for i = 1, n do
    rows[i] = {}
    for j = 1, i - 1 do rows[i][j] = couples[i] and couples[i][j] end
  end
  for k = n, 1, -1 do
    local parent = 0
    for j = k - 1, 1, -1 do
      if rows[k][j] then
        if parent == 0 then parent = j else rows[parent][j] = true end
      end
    end
    lambda[k] = parent
  end
  return lambda
end

-- The entries that stay zero for every q in L'DL and L'L, given the zeros of H: zeros[k] = true by
-- packed index from 0.  An entry that is filled in counts as non-zero.
function M.factor_zeros(p, zeros)
  local left = {}
  for k in order.pairs(zeros) do left[k] = true end
  if next(left) == nil then return left end
  for k = p.n, 1, -1 do
    local at, i = p.rowptr[k], p.lambda[k]
    while i > 0 do
      if not left[at + p.depth[i] - 1] then -- row i -= L_ki * row k
        local row = p.rowptr[i]
        for place = 0, p.depth[i] - 1 do
          if not left[at + place] then left[row + place] = nil end
        end
      end
      i = p.lambda[i]
    end
  end
  return left
end

-- kappa(i): i and its ancestors, ascending
function M.support(p, i)
  local row = table.move(p.colind, p.rowptr[i] + 1, p.rowptr[i + 1], 1, {})
  return lists.mapped(row, function(j) return j + 1 end)
end

-- a CSR { rowptr, colind } of rows, both from 0, and the number of columns; has(i, j) counts from 1
local function csr(rows, columns, has)
  local list = { rowptr = { 0 }, colind = {}, columns = columns, products = 0 }
  for i = 1, rows do
    for j = 1, columns do
      if has(i, j) then list.colind[#list.colind + 1] = j - 1 end
    end
    list.rowptr[i + 1] = #list.colind
  end
  return list
end

-- calls visit(row, column, place) for each entry of a CSR: rows and columns from 1, places from 0
function M.each(list, visit)
  for i = 1, #list.rowptr - 1 do
    for k = list.rowptr[i], list.rowptr[i + 1] - 1 do visit(i, list.colind[k + 1] + 1, k) end
  end
end

-- the row of each entry, by its place
function M.rows_of(list)
  local row_of = {}
  M.each(list, function(i, _, k) row_of[k] = i end)
  return row_of
end

-- The pattern of a square matrix whose entry (i, j) is the effect of dof j on dof i.  Effects on
-- forces are non-zero if one of the two supports the other (both halves of H); effects on
-- accelerations, if both have the same root.
function M.by_force(p)
  local both = {}
  for i = 1, p.n do both[i] = {} end
  M.each(p, function(i, j) both[i][j], both[j][i] = true, true end)
  return csr(p.n, p.n, function(i, j) return both[i][j] end)
end

function M.by_acceleration(p)
  local root = {}
  for i = 1, p.n do root[i] = p.lambda[i] > 0 and root[p.lambda[i]] or i end
  return csr(p.n, p.n, function(i, j) return root[i] == root[j] end)
end

-- Q of q' = Q v
function M.of_rates(model)
  local list = { rowptr = { 0 }, colind = {}, products = 0 }
  for _, body in ipairs(model.bodies) do
    for k, row in ipairs(not body.target and (body.kind.rates or { "1" }) or {}) do
      for n in row:gmatch "()1" do table.insert(list.colind, body.v + n - 1) end
      list.rowptr[body.q + k + 1] = #list.colind
    end
  end
  return list
end

-- The pattern of a matrix with a row for each dof and `count` columns for each body: non-zero for
-- the bodies that the dof moves.
function M.of_bodies(model, count)
  local moves = {}
  for dof = 1, model.nv do moves[dof] = {} end
  for b in ipairs(model.bodies) do
    for _, up in ipairs(branches.up(model.bodies, b)) do
      for _, dof in ipairs(model.bodies[up].columns) do moves[dof][b] = true end
    end
  end
  return csr(model.nv, count * #model.bodies, function(dof, column)
    return moves[dof][(column - 1) // count + 1]
  end)
end

local PARAMETERS <const> = #letters.PARAMETERS

-- Each row: the letter, the dimension that counts the entries, its rows and columns, a function
-- that finds the pattern, and the dimension of a whole array whose pattern the header also has
local EXPORTED <const> = {
  { "H", "NH", "NV", "NV", function(model) return model.pattern end },
  { "K", "NK", "NC", "NV", function(model) return model.constraints end },
  { "Y", "NY", "NV", "NP", function(model) return M.of_bodies(model, PARAMETERS) end, "NP" },
  { "Q", "NQV", "NQ", "NV", function(model) return M.of_rates(model) end },
  { "D", "ND", "NV", "NV", function(model) return M.by_force(model.pattern) end },
  { "A", "NA", "NV", "NV", function(model) return M.by_acceleration(model.pattern) end },
}

-- by letter (D for derivatives of tau, A for derivatives of a, Y for a regressor) and by size:
-- { name = the letter, size, rows, cols = dimensions, of(model) -> the pattern }
M.LETTERS, M.packed = {}, {}
for k, row in ipairs(EXPORTED) do
  local one = { name = row[1], size = row[2], rows = row[3], cols = row[4], of = row[5],
    also = row[6] }
  M.LETTERS[k], M.packed[one.name], M.packed[one.size] = one.name, one, one
end

-- the places of entries by their index in the whole matrix, row by row
function M.places(list, columns)
  local place = {}
  M.each(list, function(i, j, k) place[(i - 1) * columns + j - 1] = k end)
  return place
end

-- The patterns that a header has as CSR, for the arrays in `uses` (dimension -> is it used?): a
-- list of these with { rowptr, colind, whole }, also by name;  whole = true if zeros are stored
function M.exported(model, uses)
  local list = {}
  for _, letter in ipairs(M.LETTERS) do
    local one = M.packed[letter]
    if uses[one.size] or uses[one.also] then
      local p = one.of(model)
      list[letter] = order.with(one, { rowptr = p.rowptr, colind = p.colind,
        whole = not uses[one.size] })
      list[#list + 1] = list[letter]
    end
  end
  return list
end

return M
