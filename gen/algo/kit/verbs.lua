-- Operations on memory: arguments and cost of each, and larger ones made of smaller ones.
-- Algorithms over the rows of a matrix (factor.factors, products, by_blocks) work by them, in
-- the order in which they are called:
--
--   load(array, index) -> x           the element as it is now
--   row_sub(n, y, i, a, x, j)         y[i..] -= a * x[j..], n numbers
--   row_set(n, y, i, a, x, j)         y[i..] = a * x[j..]
--   row_mul(n, y, i, a, k, x, j)      y[i..] = a[k..] * x[j..], one by one
--   row_scale(n, y, i, a)             y[i..] *= a
--   row_dot(n, x, i, y, j) -> x       the scalar product, now
--   row_plus(a, n, x, i, y, j) -> x   a + the scalar product;  row_minus: a - it
--   entries(array, i, n) -> count     how many of n numbers may be other than zero
-- with kit.supernodes, on the triangle of n rows at T[t..], of which row r has `first` + r numbers:
--   run_sub(n, first, T, t, D, Dinv, x, i)   eliminate the row x[i..]: from the last row up, with u
--     the x under the end of the row and l = u/D (or u*Dinv), row -= l*x, and x there is l
-- and on matrices whose rows are `stride` apart, z of m rows of n, x of m rows of k, y of k rows
-- of n:
--   gemm(how, n, m, k, stride, z, i, x, j, y, l, image)   z = x y;  how = { onto: z += x y, minus:
--     of -x y, inner: of x' y with x of k rows of m, symmetric: so is the result, of which anything
--     may be left above the diagonal if onto, whole: an operation even where others are numbers };
--     image: the transpose of the result goes to z[image..]
--   turn(n, m, stride, z, i, x, j)    z = x' of x with n rows of m
--
--   verbs.all, verbs.changes   their names, and of those that only change memory; sorted
--   verbs.arrays(name)     which arguments of an operation are arrays: list of their places
--   verbs.record(name, ...)  an operation on symbols as a record:
--     { kind = "row" "supernode", verb, kernel = the verb in runtime/rows.h, its arguments
--     by name (of an array: array, index; other, from; rows, start), sizes and places = lists of
--     these, cost = { mul, add, sub } }
--   verbs.rows(kit), verbs.matrices(kit)   give a kit the operations of the first and of the last
--     paragraph, made of load and store
local order = require "order"

local M = {}

-- arguments in their order; each of these is two, an array and the index where it begins
local BEGINS = { array = "index", other = "from", rows = "start" }
local SIZE = { n = true, first = true, m = true, k = true, stride = true }
local TAKES = {
  load = "array", store = "array node", learn = "array", entries = "array",
  row_dot = "n array other", row_plus = "sum n array other", row_minus = "sum n array other",
  row_sub = "n array node other", row_set = "n array node other", row_scale = "n array node",
  row_mul = "n array rows other",
  run_sub = "n first array D node other",
  gemm = "how n m k stride array other rows image", turn = "n m stride array other",
}

-- products, sums and differences
local COST = {
  row_sub = function(e) return e.n, 0, e.n end,
  row_set = function(e) return e.n, 0, 0 end,
  row_scale = function(e) return e.n, 0, 0 end,
  row_mul = function(e) return e.n, 0, 0 end,
  run_sub = function(e)
    local all = e.n * e.first + e.n * (e.n - 1) // 2 -- numbers of the rows
    return all + e.n, 0, all
  end,
  gemm = function(e)
    local all = (e.how.symmetric and e.n * (e.n + 1) // 2 or e.n * e.m) * e.k
    return all, 0, all
  end,
  turn = function() return 0, 0, 0 end,
}

M.all, M.changes = order.keys(TAKES), order.keys(COST)

local function product_kernel(how, image)
  if image then return "image" end
  if how.inner then return how.symmetric and "gram" or "inner" end
  if how.symmetric then return "square" end
  if how.minus then return how.onto and "more" or "product" end
  return how.onto and "plus" or "times"
end

-- visit(word, place) of each argument
local function each_argument(name, visit)
  local at = 1
  for word in TAKES[name]:gmatch "%S+" do
    visit(word, at)
    at = at + (BEGINS[word] and 2 or 1)
  end
end

function M.arrays(name)
  local places = {}
  each_argument(name, function(word, at)
    if BEGINS[word] then places[#places + 1] = at end
  end)
  return places
end

function M.record(name, ...)
  local given, verb = { ... }, name:gsub("^r[ou][wn]_", "")
  local own = { verb = verb, sizes = {}, places = {} }
  own.kind = name:match "^row_" and "row" or "supernode"
  each_argument(name, function(word, at)
    own[word] = given[at]
    if BEGINS[word] then
      own[BEGINS[word]] = given[at + 1]
      own.places[#own.places + 1] = { given[at], given[at + 1] }
    elseif SIZE[word] then
      own.sizes[#own.sizes + 1] = given[at]
    end
  end)
  own.kernel = own.how and product_kernel(own.how, own.image) or verb
  if own.image then own.places[4] = { own.array, own.image } end
  local mul, add, sub = COST[name](own)
  own.cost = { mul = mul, add = add, sub = sub }
  return own
end

function M.rows(kit)
  -- changes of a row
  function kit.row_sub(n, y, i, a, x, j)
    for k = 0, n - 1 do kit.store(y, i + k, kit.load(y, i + k) - a * kit.load(x, j + k)) end
  end

  function kit.row_set(n, y, i, a, x, j)
    for k = 0, n - 1 do kit.store(y, i + k, a * kit.load(x, j + k)) end
  end

  function kit.row_scale(n, y, i, a) kit.row_set(n, y, i, a, y, i) end

  function kit.row_mul(n, y, i, a, k, x, j)
    for c = 0, n - 1 do kit.store(y, i + c, kit.load(a, k + c) * kit.load(x, j + c)) end
  end

  -- scalar products, from the last number to the first
  function kit.row_plus(a, n, x, i, y, j)
    for k = n - 1, 0, -1 do a = a + kit.load(x, i + k) * kit.load(y, j + k) end
    return a
  end

  function kit.row_minus(a, n, x, i, y, j)
    for k = n - 1, 0, -1 do a = a - kit.load(x, i + k) * kit.load(y, j + k) end
    return a
  end

  function kit.row_dot(...) return kit.row_plus(kit.zero, ...) end

  -- how many numbers are not zero
  function kit.entries(array, i, n)
    local count = 0
    for k = 0, n - 1 do
      if not kit.is_zero(kit.load(array, i + k)) then count = count + 1 end
    end
    return count
  end
end

-- each element as one sum
function M.matrices(kit)
  function kit.turn(n, m, stride, z, i, x, j)
    for c = 0, m - 1 do
      for r = 0, n - 1 do kit.store(z, i + c * stride + r, kit.load(x, j + r * stride + c)) end
    end
  end

  function kit.gemm(how, n, m, k, stride, z, i, x, j, y, l, image)
    local across, step = how.inner and 1 or stride, how.inner and stride or 1
    for a = 0, m - 1 do
      for c = 0, how.symmetric and a or n - 1 do
        local at, debts = i + a * stride + c, {}
        local sum = how.onto and kit.load(z, at) or kit.zero
        for r = 0, k - 1 do
          local from = j + a * across + r * step
          local factor = kit.load(x, from)
          debts[r + 1] =
            { how.minus and factor or -factor, kit.load(y, l + r * stride + c), x, from }
        end
        local value = kit.less(z, at, sum, debts)
        kit.store(z, at, value)
        if how.symmetric then kit.store(z, i + c * stride + a, value) end
        if image then kit.store(z, image + c * stride + a, value) end
      end
    end
  end
end

return M
