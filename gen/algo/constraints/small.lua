-- The inverse of a small dense matrix over any scalar, without an exchange of rows.
--
--   small.inverse(K, A, tiny, rows) -> { solve(b) -> A^-1 b, transposed(c) -> A'^-1 c,
--     pivots = { x by row.. } }: A regular where all x are > 0
--     rows: longer rows, of which A's are parts, or nil; the lengths of up to three are theirs
-- Up to three rows go by cofactors.  Larger matrices are factored as A = L Q (modified Gram and
-- Schmidt), because no pivots suit all states.  Either way a row counts as dependent if at most
-- sqrt(tiny) of it remains.
local lists = require "list"

local M = {}

local function dot(K, a, b)
  local sum = K.zero
  for k = 1, #a do sum = sum + a[k] * b[k] end
  if a == b then K.hint("row_squared", nil, {}, { sum }, true) end
  return sum
end

-- by cofactors: C[i][j] of A[i][j]
local function cofactors(K, A)
  if #A == 1 then return { { K.one } } end
  if #A == 2 then return { { A[2][2], -A[2][1] }, { -A[1][2], A[1][1] } } end
  local C = { {}, {}, {} }
  for i = 1, 3 do
    local k, l = i % 3 + 1, (i + 1) % 3 + 1
    for j = 1, 3 do
      local m, n = j % 3 + 1, (j + 1) % 3 + 1
      C[i][j] = A[k][m] * A[l][n] - A[k][n] * A[l][m]
    end
    K.hint("cof", nil, { i .. "1", i .. "2", i .. "3" }, C[i], true)
  end
  return C
end

-- det^2 is at most the product of the rows' squared lengths (Hadamard); its share of that is
-- how far the rows are from depending on each other.
local function by_cofactors(K, A, tiny, rows)
  local C, n = cofactors(K, A), #A
  local det, bound = K.name("det", nil, nil, dot(K, A[1], C[1])), K.num(tiny)
  for i = 1, n do
    bound = bound * dot(K, rows[i], rows[i])
    K.hint("least", nil, {}, { bound }, true)
  end
  local inv = K.name("detinv", nil, nil, K.one / det)
  local own = { pivots = { det * det - bound } }
  K.hint("det_squared", nil, {}, { det * det }, true)
  local function column(j) return lists.mapped(C, function(row) return row[j] end) end
  function own.solve(b)
    local x = {}
    for j = 1, n do x[j] = dot(K, column(j), b) * inv end
    return x
  end
  function own.transposed(c)
    return lists.mapped(C, function(row) return dot(K, row, c) * inv end)
  end
  return own
end

local function by_rows(K, A, tiny)
  local Q, L, D, n = {}, {}, {}, #A
  local own = { pivots = {} }
  for i = 1, n do
    Q[i], L[i] = { table.unpack(A[i]) }, {}
    for k = 1, i - 1 do
      local shared = dot(K, Q[i], Q[k])
      K.hint("LQQ", nil, {}, { shared }, true)
      L[i][k] = K.name("L", nil, nil, shared * D[k])
      for j = 1, n do Q[i][j] = Q[i][j] - L[i][k] * Q[k][j] end
      local so_far = k < i - 1 and "Qpart" or "Q"
      for j = 1, n do K.hint(so_far, nil, { ("%d%d"):format(i, j) }, { Q[i][j] }, true) end
    end
    local square = K.name("QQ", nil, nil, dot(K, Q[i], Q[i]))
    own.pivots[i] = square - K.num(tiny) * dot(K, A[i], A[i])
    D[i] = K.name("QQinv", nil, nil, K.one / square)
  end
  -- L Q x = b
  function own.solve(b)
    local z, x = { table.unpack(b) }, {}
    for i = 1, n do
      for k = 1, i - 1 do z[i] = z[i] - L[i][k] * z[k] end
      K.hint("Linv_rhs", nil, { tostring(i) }, { z[i] }, true)
    end
    for j = 1, n do
      x[j] = K.zero
      for i = 1, n do x[j] = x[j] + Q[i][j] * (z[i] * D[i]) end
    end
    for i = 1, n do K.hint("weight", nil, { tostring(i) }, { z[i] * D[i] }, true) end
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

-- rows: reference for the size if there is a single row, A's own unless given
function M.inverse(K, A, tiny, rows)
  return #A <= 3 and by_cofactors(K, A, tiny, rows or A) or by_rows(K, A, tiny)
end

return M
