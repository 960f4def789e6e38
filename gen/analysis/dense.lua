-- Vectors and small dense matrices of plain numbers, as lists and lists of rows.
--
--   dense.dot(x, y), dense.length(x);  dense.largest(x): its largest |element|, inf if one is NaN
--   dense.reduce(x, Q, r): takes from x its parts along orthonormal Q, and adds them to r
--   dense.least(A, b) -> the shortest x with A x = b, or nil;  dense.times(A, x)
--   dense.determinant(A);  dense.volume(A) = sqrt(det A A')
--   dense.pivots(A, barred) -> as many columns as rows, sorted, by Gauss with the largest pivots;
--     barred(j): column j must not be taken
local lists = require "list"

local M = {}

function M.dot(x, y)
  local sum = 0.0
  for k = 1, #x do sum = sum + x[k] * y[k] end
  return sum
end

function M.length(x) return math.sqrt(M.dot(x, x)) end

function M.largest(x)
  local most = 0.0
  for _, c in ipairs(x) do most = math.max(most, c == c and math.abs(c) or math.huge) end
  return most
end

-- Gram-Schmidt, twice, because once leaves rounding errors
function M.reduce(x, Q, r)
  for _ = 1, 2 do
    for n, q in ipairs(Q) do
      local part = M.dot(q, x)
      if part ~= 0 then
        r[n] = (r[n] or 0.0) + part
        for k = 1, #x do x[k] = x[k] - part * q[k] end
      end
    end
  end
end

function M.times(A, x)
  return lists.mapped(A, function(row) return M.dot(row, x) end)
end

-- Gaussian elimination in place with row exchange; returns the determinant.  b: right side or nil
local function eliminate(A, b)
  local n, det = #A, 1.0
  for k = 1, n do
    local best = k
    for i = k + 1, n do
      if math.abs(A[i][k]) > math.abs(A[best][k]) then best = i end
    end
    if best ~= k then
      A[k], A[best], det = A[best], A[k], -det
      if b then b[k], b[best] = b[best], b[k] end
    end
    det = det * A[k][k]
    if A[k][k] == 0 then return 0.0 end
    for i = k + 1, n do
      local f = A[i][k] / A[k][k]
      for j = k, n do A[i][j] = A[i][j] - f * A[k][j] end
      if b then b[i] = b[i] - f * b[k] end
    end
  end
  return det
end

local function copy(A)
  return lists.mapped(A, function(row) return { table.unpack(row) } end)
end

local function gram(A)
  return lists.mapped(A, function(row) return M.times(A, row) end)
end

function M.determinant(A) return eliminate(copy(A)) end
function M.volume(A) return math.sqrt(math.max(0.0, eliminate(gram(A)))) end

function M.least(A, b)
  local G, y = gram(A), { table.unpack(b) }
  local det = eliminate(G, y)
  if det == 0 or det ~= det then return nil end
  for i = #G, 1, -1 do
    for j = i + 1, #G do y[i] = y[i] - G[i][j] * y[j] end
    y[i] = y[i] / G[i][i]
  end
  local x = {}
  for j = 1, #A[1] do
    x[j] = 0.0
    for i, row in ipairs(A) do x[j] = x[j] + row[j] * y[i] end
  end
  return x
end

-- Gaussian elimination with full pivoting: columns on which the others depend
function M.pivots(A, barred)
  local B, used, list = copy(A), {}, {}
  for k = 1, #B do
    local row, column
    for i = k, #B do
      for j in ipairs(B[i]) do
        if not used[j] and not barred(j)
          and (not row or math.abs(B[i][j]) > math.abs(B[row][column])) then
          row, column = i, j
        end
      end
    end
    if not row then break end
    B[k], B[row] = B[row], B[k]
    used[column], list[k] = true, column
    for i = k + 1, #B do
      local f = B[i][column] / B[k][column]
      for j in ipairs(B[i]) do B[i][j] = B[i][j] - f * B[k][j] end
    end
  end
  table.sort(list)
  return list
end

return M
