-- Operations on memory (algo.supernodes) made of smaller ones: a supernode is n rows, a row n
-- numbers.
--
--   memory.run(algorithm, model, K, level, cells)
--     level "supernodes": by all of K's operations, "rows": rows made of supernodes, "scalars":
--     numbers made of rows
--   memory.cells(fn, model) -> what the elements of a function's arrays are called:
--     { column(array, index) -> the identifier of a packed element's column, or nil;
--       dof(array, index) -> the dof (or row of constraints) of an element of a vector, or of a
--       row of a matrix;
--       is_local[array] = true: no argument }
--
-- By scalars an element is a value that the kit knows.  What is subtracted from it waits until it
-- is read, so that right-looking text becomes left-looking code: an entry is finished in one go, in
-- the section that first needs it, and stored there; stores that are overwritten fall away.
local order = require "order"

local M = {}

-- numbers before row r of a triangle whose first row has `first`
local function start_of(first, r) return r * first + r * (r - 1) // 2 end

-- operations on supernodes by K's own on rows and elements; rows: whether those are operations
local function by_rows(K, cells, rows)
  local kit = setmetatable({ by_rows = rows }, { __index = K })

  local function named(symbol, array, index, x)
    local column = cells.column(array, index)
    return column and kit.name(symbol, column, nil, x) or x
  end

  function kit.run_sub(n, first, T, t, D, Dinv, x, i)
    for r = n - 1, 0, -1 do
      local last = i + first + r - 1
      local u = kit.load(x, last)
      if not kit.is_zero(u) then
        if D ~= K.one then u = named("U", x, last, u) end
        local l = named("L", x, last, Dinv and u * Dinv or u / D)
        kit.row_sub(first + r, T, t + start_of(first, r), l, x, i)
        kit.store(x, last, l)
      end
    end
  end

  function kit.run_reduce(n, first, x, i, T, t)
    for r = 0, n - 1 do
      local last = first + r - 1
      local u = kit.load(x, i + last)
      if last > 0 and not kit.is_zero(u) then
        kit.row_sub(last, x, i, named("L", x, i + last, u), T, t + start_of(first, r))
      end
    end
  end

  if not rows then -- each element in one go
    local function product(more)
      return function(n, m, k, stride, z, i, x, j, y, l)
        for a = 0, m - 1 do
          for c = 0, n - 1 do
            local at, debts = i + a * stride + c, {}
            local x0 = more and kit.load(z, at) or K.zero
            for r = 0, k - 1 do
              local from = j + a * stride + r
              debts[r + 1] = { kit.load(x, from), kit.load(y, l + r * stride + c), x, from }
            end
            kit.store(z, at, K.less(z, at, x0, debts))
          end
        end
      end
    end
    kit.run_product, kit.run_more = product(false), product(true)

    function kit.run_turn(n, m, stride, z, i, x, j)
      for c = 0, m - 1 do
        for r = 0, n - 1 do kit.store(z, i + c * stride + r, kit.load(x, j + r * stride + c)) end
      end
    end
  end

  local fresh = {} -- array -> index -> what was stored last, for the mirror

  function kit.run_dot(n, first, most, y, i, x, j, T, t)
    fresh[y] = fresh[y] or {}
    for r = 0, n - 1 do
      local value = kit.row_dot(math.min(first + r, most), x, j, T, t + start_of(first, r))
      fresh[y][i + r] = value
      kit.store(y, i + r, value)
    end
  end

  function kit.store(array, index, x)
    if fresh[array] then fresh[array][index] = x end
    return K.store(array, index, x)
  end

  -- of what run_dot gave the values are known; else they are in memory
  function kit.mirror(n, y, i)
    if rows and not fresh[y] then return K.mirror(n, y, i) end
    for j = 0, i - 1 do
      local at = i * n + j
      K.store(y, j * n + i, not fresh[y] and kit.load(y, at) or fresh[y][at] or K.zero)
    end
  end

  return kit
end

-- elements as values; returns the kit and what completes the memory
local function by_scalars(K, cells)
  local kit = setmetatable({}, { __index = K })
  local values, owed, last_store = {}, {}, {}
  local function table_of(all, array)
    local list = all[array]
    if not list then
      list = {}
      all[array] = list
    end
    return list
  end

  -- an element gets a value: its store takes the place of the one before
  local function write(array, index, x)
    table_of(values, array)[index] = x
    if cells.is_local[array] then return end
    local stores = table_of(last_store, array)
    if stores[index] then stores[index].dead = true end
    stores[index] = K.store(array, index, x)
    return stores[index]
  end

  -- what a part of the function has stored
  function kit.learn(array, index, x) table_of(values, array)[index] = x end

  function kit.load(array, index)
    local known = table_of(values, array)
    local x = known[index] or K.input(array, index)
    local debts = table_of(owed, array)[index]
    if debts then
      x = K.less(array, index, x, debts)
      owed[array][index] = nil
      write(array, index, x)
    end
    known[index] = x
    return x
  end

  function kit.store(array, index, x)
    table_of(owed, array)[index] = nil
    return write(array, index, x)
  end

  function kit.row_sub(n, y, i, a, x, j)
    local debts = table_of(owed, y)
    for k = 0, n - 1 do
      local b = kit.load(x, j + k)
      if not K.is_zero(b) then
        local list = debts[i + k]
        if not list then
          list = {}
          debts[i + k] = list
        end
        list[#list + 1] = { a, b, x, j + k }
      end
    end
  end

  function kit.row_set(n, y, i, a, x, j)
    for k = 0, n - 1 do kit.store(y, i + k, a * kit.load(x, j + k)) end
  end

  function kit.row_scale(n, y, i, a)
    for k = n - 1, 0, -1 do
      local column = cells.column(y, i + k)
      local x = a * kit.load(y, i + k)
      if not K.is_zero(x) then
        kit.store(y, i + k, column and K.name("L", column, nil, x) or x)
      end
    end
  end

  -- a row of the inverse of L, times D^-1: W = -N is what has a name
  function kit.row_mul(n, y, i, a, k, x, j)
    for c = 0, n - 1 do
      local column = cells.column(a, k + c)
      local left, right = kit.load(a, k + c), kit.load(x, j + c)
      if column and not left.const then K.name("W", column, nil, -left) end
      local value = left * right
      if column then K.hint("V", column, {}, { -value }) end
      kit.store(y, i + c, value)
    end
  end

  function kit.row_plus(a, n, x, i, y, j)
    for k = n - 1, 0, -1 do a = a + kit.load(x, i + k) * kit.load(y, j + k) end
    return a
  end

  function kit.row_minus(a, n, x, i, y, j)
    for k = n - 1, 0, -1 do a = a - kit.load(x, i + k) * kit.load(y, j + k) end
    return a
  end

  function kit.row_dot(...) return kit.row_plus(K.zero, ...) end

  function kit.entries(array, index, n)
    local count = 0
    for k = 0, n - 1 do
      if not K.is_zero(kit.load(array, index + k)) then count = count + 1 end
    end
    return count
  end

  -- What is still owed, in the order of the elements, each in its own section: of vectors and full
  -- matrices, since a factor reads all of a packed one.
  local function finish()
    for array, debts in order.pairs(owed) do
      local dof -- whose section it is
      for index in order.pairs(debts) do
        local own = cells.dof(array, index)
        if own ~= dof then K.section(own.id, own.id, own.body or 0) end
        dof = own
        kit.load(array, index)
      end
    end
    K.drop_dead()
  end

  return kit, finish
end

function M.run(algorithm, model, K, level, cells)
  if level == "supernodes" then
    return algorithm(model, setmetatable({ by_rows = true, supernodes = true }, { __index = K }))
  elseif level == "rows" then
    return algorithm(model, by_rows(K, cells, true))
  end
  local kit, finish = by_scalars(K, cells)
  algorithm(model, by_rows(kit, cells, false))
  finish()
end

function M.cells(fn, model)
  local matrix, is_local, width = {}, {}, {} -- packed arrays -> what has their pattern
  local by_row = {} -- those over rows of constraints
  local function add(arg)
    matrix[arg.name] = arg.matrix or arg.dims[1] == "NH" and model or nil
    width[arg.name] = arg.dims[2] == "NV" and model.nv or nil
    by_row[arg.name] = arg.dims[1] == "NC" and model.constraints.rows or nil
  end
  for _, arg in ipairs(fn.args or {}) do add(arg) end
  for _, array in ipairs(fn.locals or {}) do
    add(array)
    is_local[array.name] = true
  end
  local dofs = model.dofs
  return {
    is_local = is_local,
    column = function(array, index)
      local of = matrix[array]
      return of and of.dofs[of.pattern.colind[index + 1] + 1].id or nil
    end,
    dof = function(array, index)
      return (by_row[array] or dofs)[index // (width[array] or 1) + 1]
    end,
  }
end

return M
