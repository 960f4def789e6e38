-- Dense linear algebra in plain loops, a reference for the branch-sparse functions: lists of rows,
-- vectors from 1.  It uses no code of gen/.

local M = {}

function M.zeros(n)
  local A = {}
  for i = 1, n do
    A[i] = {}
    for j = 1, n do A[i][j] = 0.0 end
  end
  return A
end

--- Packed lower triangle (values from 0) by CSR -> full lower triangle, zeros elsewhere.
function M.lower(pattern, values)
  local A = M.zeros(pattern.n)
  for i = 1, pattern.n do
    for k = pattern.rowptr[i], pattern.rowptr[i + 1] - 1 do
      A[i][pattern.colind[k + 1] + 1] = values[k]
    end
  end
  return A
end

function M.symmetric(lower)
  local A = M.zeros(#lower)
  for i = 1, #lower do
    for j = 1, i do A[i][j], A[j][i] = lower[i][j], lower[i][j] end
  end
  return A
end

function M.transpose(A)
  local B = M.zeros(#A)
  for i = 1, #A do
    for j = 1, #A do B[j][i] = A[i][j] end
  end
  return B
end

function M.times(A, B)
  local C = M.zeros(#A)
  for i = 1, #A do
    for j = 1, #A do
      for k = 1, #A do C[i][j] = C[i][j] + A[i][k] * B[k][j] end
    end
  end
  return C
end

function M.apply(A, x)
  local y = {}
  for i = 1, #A do
    y[i] = 0.0
    for j = 1, #A do y[i] = y[i] + A[i][j] * x[j] end
  end
  return y
end

function M.dot(a, b)
  local sum = 0.0
  for k, x in ipairs(a) do sum = sum + x * b[k] end
  return sum
end

--- The largest absolute entry of a matrix or vector.
function M.largest(A)
  local most = 0.0
  for _, row in ipairs(A) do
    for _, x in ipairs(type(row) == "table" and row or { row }) do
      most = math.max(most, math.abs(x))
    end
  end
  return most
end

--- The largest absolute difference; NaN counts as infinite.
function M.distance(A, B)
  local worst = 0.0
  assert(#A == #B)
  for i, row in ipairs(A) do
    local a, b = row, B[i]
    if type(row) ~= "table" then a, b = { row }, { b } end
    for j, x in ipairs(a) do
      local d = math.abs(x - b[j])
      if d ~= d then return math.huge end
      worst = math.max(worst, d)
    end
  end
  return worst
end

-- Cholesky, from the top: is the symmetric matrix positive definite?
function M.positive_definite(A)
  local C = M.zeros(#A)
  for i = 1, #A do
    for j = 1, i do
      local sum = A[i][j]
      for k = 1, j - 1 do sum = sum - C[i][k] * C[j][k] end
      if i == j then
        if sum <= 0 or sum ~= sum then return false end
        C[i][i] = math.sqrt(sum)
      else
        C[i][j] = sum / C[j][j]
      end
    end
  end
  return true
end

--- A x = b by Gaussian elimination with partial pivoting.
function M.solve(A, b)
  local n, rows = #A, {}
  for i = 1, n do
    rows[i] = { table.unpack(A[i]) }
    rows[i][n + 1] = b[i]
  end
  for k = 1, n do
    local best = k
    for i = k + 1, n do
      if math.abs(rows[i][k]) > math.abs(rows[best][k]) then best = i end
    end
    rows[k], rows[best] = rows[best], rows[k]
    for i = k + 1, n do
      local factor = rows[i][k] / rows[k][k]
      for j = k, n + 1 do rows[i][j] = rows[i][j] - factor * rows[k][j] end
    end
  end
  local x = {}
  for i = n, 1, -1 do
    x[i] = rows[i][n + 1]
    for j = i + 1, n do x[i] = x[i] - rows[i][j] * x[j] end
    x[i] = x[i] / rows[i][i]
  end
  return x
end

--- Condition number in the maximum norm: |A| |A^-1|.
function M.condition(A)
  local function norm(rows)
    local most = 0.0
    for _, row in ipairs(rows) do
      local sum = 0.0
      for _, x in ipairs(row) do sum = sum + math.abs(x) end
      most = math.max(most, sum)
    end
    return most
  end
  local columns = {}
  for k = 1, #A do
    local e = {}
    for i = 1, #A do e[i] = i == k and 1.0 or 0.0 end
    columns[k] = M.solve(A, e)
  end
  return norm(A) * norm(M.transpose(columns))
end

return M
