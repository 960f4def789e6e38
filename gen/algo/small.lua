-- Small dense matrices.  Of plain numbers, as lists of rows: what algo.clusters compares; and one
-- of them over any scalar, inverted without an exchange of rows.
--
--   small.least(A, b) -> the shortest x with A x = b, or nil;  small.times(A, x)
--   small.determinant(A);  small.volume(A) = sqrt(det A A')
--   small.pivots(A, barred) -> as many columns as rows, sorted, by Gauss with the largest pivots;
--     barred(j): not that one
--   small.inverse(K, A, tiny) -> { solve(b) -> A^-1 b, transposed(c) -> A'^-1 c,
--     pivots = { x by row.. } }: A regular where all x are > 0
-- The inverse is that by cofactors up to three rows.  More are made orthogonal to those before,
-- A = L Q (Gram and Schmidt, modified), since there are no pivots for all states.  Either way a row
-- counts as dependent where it is no more than sqrt(tiny) of itself.
local M = {}

-- ---- of numbers ---------------------------------------------------------------------------------

function M.times(A, x)
  local y = {}
  for i, row in ipairs(A) do
    y[i] = 0.0
    for j, a in ipairs(row) do y[i] = y[i] + a * x[j] end
  end
  return y
end

-- in place by Gauss with row exchange; returns the determinant; b: a right-hand side, or nil
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
  local B = {}
  for i, row in ipairs(A) do B[i] = { table.unpack(row) } end
  return B
end

local function gram(A)
  local G = {}
  for i in ipairs(A) do
    G[i] = M.times(A, A[i])
  end
  return G
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

-- ---- over any scalar ----------------------------------------------------------------------------

local function dot(K, a, b)
  local sum = K.zero
  for k = 1, #a do sum = sum + a[k] * b[k] end
  return sum
end

-- by cofactors: C[i][j] of A[i][j]
local function cofactors(K, A)
  if #A == 1 then return { { K.one } } end
  if #A == 2 then return { { A[2][2], -A[2][1] }, { -A[1][2], A[1][1] } } end
  local C = {}
  for i = 1, 3 do
    C[i] = {}
    local k, l = i % 3 + 1, (i + 1) % 3 + 1
    for j = 1, 3 do
      local m, n = j % 3 + 1, (j + 1) % 3 + 1
      C[i][j] = A[k][m] * A[l][n] - A[k][n] * A[l][m]
    end
  end
  return C
end

local function by_cofactors(K, A, tiny, rows)
  local C, n = cofactors(K, A), #A
  local det = K.name("det", nil, nil, dot(K, A[1], C[1]))
  local bound = K.num(tiny)
  for i = 1, n do bound = bound * dot(K, rows[i], rows[i]) end
  local inv = K.name("detinv", nil, nil, K.one / det)
  local own = { pivots = { det * det - bound } }
  function own.solve(b)
    local x = {}
    for j = 1, n do
      local sum = K.zero
      for i = 1, n do sum = sum + C[i][j] * b[i] end
      x[j] = sum * inv
    end
    return x
  end
  function own.transposed(c)
    local x = {}
    for i = 1, n do x[i] = dot(K, C[i], c) * inv end
    return x
  end
  return own
end

local function by_rows(K, A, tiny)
  local Q, L, D, n = {}, {}, {}, #A
  local own = { pivots = {} }
  for i = 1, n do
    Q[i], L[i] = { table.unpack(A[i]) }, {}
    for k = 1, i - 1 do
      L[i][k] = K.name("L", nil, nil, dot(K, Q[i], Q[k]) * D[k])
      for j = 1, n do Q[i][j] = Q[i][j] - L[i][k] * Q[k][j] end
    end
    local square = K.name("QQ", nil, nil, dot(K, Q[i], Q[i]))
    own.pivots[i] = square - K.num(tiny) * dot(K, A[i], A[i])
    D[i] = K.name("QQinv", nil, nil, K.one / square)
  end
  -- L Q x = b
  function own.solve(b)
    local z, x = {}, {}
    for i = 1, n do
      z[i] = b[i]
      for k = 1, i - 1 do z[i] = z[i] - L[i][k] * z[k] end
    end
    for j = 1, n do
      x[j] = K.zero
      for i = 1, n do x[j] = x[j] + Q[i][j] * (z[i] * D[i]) end
    end
    return x
  end
  -- Q' L' x = c
  function own.transposed(c)
    local x, left = {}, { table.unpack(c) }
    for i = 1, n do
      x[i] = dot(K, Q[i], left) * D[i]
      for j = 1, n do left[j] = left[j] - x[i] * Q[i][j] end
    end
    for i = n, 1, -1 do
      for k = i + 1, n do x[i] = x[i] - L[k][i] * x[k] end
    end
    return x
  end
  return own
end

-- rows: those that a row's size is compared with where there is but one, A's own unless given
function M.inverse(K, A, tiny, rows)
  if #A <= 3 then return by_cofactors(K, A, tiny, rows or A) end
  return by_rows(K, A, tiny)
end

return M
