-- Lowers operations on memory (algo.kit.verbs) to operations on rows, and these to numbers.
--
--   memory.run(algorithm, model, K, level, cells)
--     level "supernodes": by all of K's operations, "rows": by rows instead of triangles of rows,
--     "scalars": numbers made of rows
--   memory.cells(fn, model) -> names of the elements of a function's arrays:
--     { column(array, index) -> the identifier of a packed element's column, or nil;
--       dof(array, index) -> the dof (or row of constraints) of an element of a vector, or of a
--       row of a matrix;  element(array, index) -> the identifiers of the row and the column of
--       an element of such a vector (no column) or matrix, or nil;
--       is_local[array] = true: no argument }
--   memory.is_product(event)   of several rows;  memory.are_few(events)   whether these, of all
--     events of a trace or blocks of a program, are of few kinds and sizes: each kind then gets a
--     function with constant sizes (emit.sized_products).  Single rows of deep trees are of many
--     sizes, and calls
--
-- By scalars an element is a value that the kit knows.  Subtractions from it are postponed until it
-- is read, so that a right-looking algorithm becomes left-looking code: an entry is computed in one
-- expression, in the section that first needs it, and stored there; overwritten stores are dropped.
local lists = require "list"
local order = require "order"
local target = require "prog.choice.target"
local verbs = require "algo.kit.verbs"

local M = {}

-- a kit without operations on supernodes;  rows: it has those on rows
local function by_rows(K, rows)
  local kit = setmetatable({ by_rows = rows }, { __index = K })
  if not rows then
    verbs.matrices(kit)
    local by_numbers = kit.gemm
    function kit.gemm(how, ...) return (how.whole and K.gemm or by_numbers)(how, ...) end
  end
  return kit
end

-- a table that makes a list for each array
local function by_array()
  return setmetatable({}, { __index = function(all, array)
    all[array] = {}
    return all[array]
  end })
end

-- A product of whole matrices by K's own operation: operands are stored to memory before it, and
-- results are read from there.  keep(array, index, x): an element of memory is x, and its store
-- stays
local function whole_products(kit, K, cells, keep)
  local there = by_array() -- the elements of local arrays that are in memory

  local function read(array, index)
    local x = kit.load(array, index)
    if cells.is_local[array] and there[array][index] ~= x then K.store(array, index, x) end
    there[array][index] = x
    keep(array, index, x)
  end

  local function wrote(array, index)
    there[array][index] = K.load(array, index)
    keep(array, index, there[array][index])
  end

  local function each(visit, rows, columns, stride, array, index)
    for r = 0, rows - 1 do
      for c = 0, columns - 1 do visit(array, index + r * stride + c) end
    end
  end

  function kit.gemm(how, n, m, k, stride, z, i, x, j, y, l)
    each(read, m, k, stride, x, j)
    each(read, k, n, stride, y, l)
    K.gemm(how, n, m, k, stride, z, i, x, j, y, l)
    each(wrote, m, n, stride, z, i)
  end
end

-- Carries out postponed subtractions that nothing has read, in the order of the elements, each in
-- its own section.  They are in vectors and full matrices: a factor reads all of a packed one.
local function settle(K, kit, owed, cells)
  for array, debts in order.pairs(owed) do
    local dof -- the dof of its section
    for index in order.pairs(debts) do
      local own = cells.dof(array, index)
      if own ~= dof then K.section(array .. ": " .. own.id, own.id, own.body or 0) end
      dof = own
      kit.load(array, index)
    end
  end
end

-- names what elements of results hold at last, and what before
local function name_elements(K, cells, written, values)
  for k = #written, 1, -1 do
    local array, index, x = table.unpack(written[k])
    local row, column = cells.element(array, index)
    local symbol = values[array][index] == x and array or array .. "_partial"
    if row then K.element(row, symbol, column or nil, x) end
  end
end

-- elements are values; returns the kit, and a function that completes the memory
local function by_scalars(K, cells)
  local kit = setmetatable({}, { __index = K })
  local values, owed, last_store, overwritten = by_array(), by_array(), by_array(), {}
  local written = {} -- { array, index, x } of results, in order

  -- assigns a value to an element: its store replaces the one before
  function kit.store(array, index, x)
    owed[array][index], values[array][index] = nil, x
    written[#written + 1] = { array, index, x }
    if cells.is_local[array] then return end
    local stores = last_store[array]
    for _, event in ipairs(stores[index] or {}) do overwritten[event] = true end
    stores[index] = { K.store(array, index, x) }
    return table.unpack(stores[index])
  end

  -- an element that another part of the function has stored
  function kit.learn(array, index, x) values[array][index] = x end

  -- reads an element: only now are the subtractions from it (row_sub) carried out
  function kit.load(array, index)
    local x = values[array][index] or K.input(array, index)
    local debts = owed[array][index]
    if debts then
      x = K.less(array, index, x, debts)
      kit.store(array, index, x)
    end
    values[array][index] = x
    return x
  end

  verbs.rows(kit)
  function kit.row_sub(n, y, i, a, x, j)
    local debts = owed[y]
    for k = 0, n - 1 do
      local b = kit.load(x, j + k)
      if not K.is_zero(b) then
        debts[i + k] = debts[i + k] or {}
        table.insert(debts[i + k], { a, b, x, j + k })
      end
    end
  end

  function kit.row_scale(n, y, i, a)
    for k = n - 1, 0, -1 do
      local column, x = cells.column(y, i + k), a * kit.load(y, i + k)
      if not K.is_zero(x) then kit.store(y, i + k, column and K.name("L", column, nil, x) or x) end
    end
  end

  whole_products(kit, K, cells, function(array, index, x)
    values[array][index], last_store[array][index] = x, nil
  end)

  return kit, function()
    settle(K, kit, owed, cells)
    name_elements(K, cells, written, values)
    K.drop(overwritten)
  end
end

function M.run(algorithm, model, K, level, cells)
  if level == "supernodes" then
    return algorithm(model, setmetatable({ by_rows = true, supernodes = true }, { __index = K }))
  elseif level == "rows" then
    return algorithm(model, by_rows(K, true))
  end
  local kit, finish = by_scalars(K, cells)
  algorithm(model, by_rows(kit, false))
  finish()
end

function M.cells(fn, model)
  local matrix, is_local, row_of, width = {}, {}, {}, {} -- matrix: that a packed array is of
  local dofs = model.dofs
  local function add(arg)
    local rows = arg.dims[1] == "NV" and dofs or arg.dims[1] == "NC" and model.constraints.rows
    matrix[arg.name] = arg.matrix or arg.dims[1] == "NH" and model or nil
    width[arg.name] = arg.dims[2] == "NV" and model.nv or nil
    row_of[arg.name] = (not arg.dims[2] or arg.dims[2] == "NV") and rows or nil
  end
  for _, arg in ipairs(fn.args or {}) do add(arg) end
  for _, array in ipairs(fn.locals or {}) do
    add(array)
    is_local[array.name] = true
  end
  local function dof_of(array, index)
    return (row_of[array] or dofs)[index // (width[array] or 1) + 1]
  end
  return {
    is_local = is_local,
    column = function(array, index)
      local of = matrix[array]
      return of and of.dofs[of.pattern.colind[index + 1] + 1].id or nil
    end,
    dof = dof_of,
    element = function(array, index)
      local row = row_of[array] and dof_of(array, index)
      return row and row.id, row and width[array] and dofs[index % width[array] + 1].id
    end,
  }
end

function M.is_product(event) return event.stride ~= nil and (event.k and event.m or event.n) > 1 end

function M.are_few(events)
  local products = lists.those(events, M.is_product)
  local kinds = lists.set(lists.mapped(products, function(event)
    return event.kernel .. " " .. table.concat(event.sizes, " ")
  end))
  return #products > 0 and order.size(kinds) <= target.FEW_PRODUCTS
end

return M
