-- Entries of a matrix: scalar products of the forces of a body and the axes of its ancestors
-- (tree.climb).
--
--   gather.columns(model, K, view, list) -> columns   the axes, in the frames of the view: list of
--     { symbol, columns by body, array, first, row }
--   gather.packed(model, K, array, columns, w) -> H   the lower triangle by model.pattern
--   gather.square(model, K, array, columns, w) -> C   w as in tree.mechanism
--     C.own(i, m, n, x)             entry (m, n) of the columns of one body
--     C.column(i, n, stop, terms)   entries (j, n) of all dofs j at a stop: the sum over terms
--                                   { symbol, f, first } of f' times their columns of that symbol
--     C.row(i, n, stop, terms)      the same of (n, j);  H has only these
--     C.close(i, n)                 column n of body i is complete
-- Deep trees (K.supernodes) keep the columns by dof in local arrays: components from `first` (1) on
-- in the rows from `row` (0) on.  The entries at a stop are all numbers f, as one row, times the
-- matrix of the columns, which the array of the first term's symbol holds.  Other trees go entry by
-- entry, and an entry has several parts if a mimic joint follows another one.
local entries = require "algo.tree.entries"
local inertia = require "spatial.inertia"
local lists = require "list"

local M = {}

function M.columns(model, K, view, list)
  local columns, carries = {}, {}
  for _, one in ipairs(list) do
    local symbol, given, array = table.unpack(one)
    columns[symbol] = columns[symbol] or { array = array, seen = view.seen(given, symbol) }
  end
  if not K.supernodes then return columns end
  for _, body in ipairs(model.bodies) do carries[body.parent] = true end
  for _, one in ipairs(list) do
    local symbol, _, array, first, row = table.unpack(one)
    for i, body in ipairs(model.bodies) do
      for n, column in ipairs(carries[i] and columns[symbol].seen[i] or {}) do
        for c = first or 1, 6 do
          local place = (row or 0) + c - (first or 1)
          K.store(array, place * model.nv + body.columns[n] - 1, column[c])
        end
      end
    end
  end
  return columns
end

-- the sums at a stop into array[index..]
local function set_row(model, K, columns, array, index, stop, terms)
  local forces = {}
  for _, term in ipairs(terms) do lists.append(forces, term[2]) end
  for k, x in ipairs(forces) do K.store("force", k - 1, x) end
  K.gemm({}, stop.count, 1, #forces, model.nv, array, index, "force", 0,
    columns[terms[1][1]].array, stop.dof - 1)
end

-- visit(j, m, x) of the sum x for each column m of the bodies j at a stop
local function each_sum(columns, stop, terms, visit)
  for _, j in ipairs(stop.bodies) do
    for m in ipairs(columns[terms[1][1]].seen[j]) do
      local sum
      for _, term in ipairs(terms) do
        local symbol, f, first = table.unpack(term)
        local column = columns[symbol].seen[j][m]
        if sum then
          for k, x in ipairs(f) do sum = sum + column[k + first - 1] * x end
        else
          sum = inertia.dot(column, f)
        end
      end
      visit(j, m, sum)
    end
  end
end

local function packed_by_rows(model, K, array, columns)
  local H, bodies, p = {}, model.bodies, model.pattern

  function H.own(i, m, n, x)
    K.store(array, entries.packed(p, bodies[i].columns[m], bodies[i].columns[n]), x)
  end

  function H.row(i, n, stop, terms)
    local at = stop.dof and entries.packed(p, bodies[i].columns[n], stop.dof)
    if at then set_row(model, K, columns, array, at, stop, terms) end
  end
  return H
end

-- add(row, column, x, same) collects an entry from two bodies, or from one
local function by_entries(model, columns, w, add)
  local own, bodies = {}, model.bodies
  local function dof(i, n) return bodies[i].columns[n] end

  -- an entry of body i alone
  function own.own(i, m, n, x) add(dof(i, m), dof(i, n), x * (w[i] * w[i]), true) end

  function own.column(i, n, stop, terms) -- entries with an ancestor, in the column
    each_sum(columns, stop, terms, function(j, m, x) add(dof(j, m), dof(i, n), x * w[j]) end)
  end

  function own.row(i, n, stop, terms) -- and in the row
    each_sum(columns, stop, terms, function(j, m, x) add(dof(i, n), dof(j, m), x * w[j]) end)
  end
  return own
end

-- model.zeros[k]: entry k is zero for every q, although these frames may not show it
local function packed_by_entries(model, K, array, columns, w)
  local expected, zeros = entries.of_H(model), model.zeros or {}
  local add = entries.collector(K, array, expected)
  -- if mimic joints couple branches, the elimination tree has entries that only factors fill in
  for index = 0, model.pattern.nh - 1 do
    if not expected[index] then K.store(array, index, K.zero) end
  end
  return by_entries(model, columns, w, function(a, b, x, same)
    local index = entries.packed(model.pattern, a, b)
    -- if a mimic joint has two bodies in common, both halves of H fall on one entry
    if a == b and not same then x = x + x end
    add(index, zeros[index] and K.zero or x)
  end)
end

function M.packed(model, K, ...)
  return (K.supernodes and packed_by_rows or packed_by_entries)(model, K, ...)
end

-- Row and column of a dof are computed in the same row of memory, first the column, which is moved.
local function square_by_rows(model, K, array, columns)
  local C, bodies, nv = {}, model.bodies, model.nv
  local carries, waiting = {}, {} -- rows set in the current column;  by dof: stores of its row
  for dof = 1, nv do waiting[dof] = {} end
  local function at(row, column) return (row - 1) * nv + column - 1 end

  -- entries of one body: a column goes to its place, a row waits
  function C.own(i, m, n, x)
    local row, column = bodies[i].columns[m], bodies[i].columns[n]
    if m <= n then
      K.store(array, at(column, row), x)
      carries[row] = true
    else
      table.insert(waiting[row], function() K.store(array, at(row, column), x) end)
    end
  end

  -- entries with the bodies at a stop
  function C.column(i, n, stop, terms)
    if not stop.dof then return end
    set_row(model, K, columns, array, at(bodies[i].columns[n], stop.dof), stop, terms)
    for dof = stop.dof, stop.dof + stop.count - 1 do carries[dof] = true end
  end

  function C.row(i, n, stop, terms)
    local dof = bodies[i].columns[n]
    if not stop.dof then return end
    table.insert(waiting[dof], function()
      set_row(model, K, columns, array, at(dof, stop.dof), stop, terms)
    end)
  end

  -- moves the column from the row's memory, then stores the row
  function C.close(i, n)
    local dof = bodies[i].columns[n]
    for j = 1, dof - 1 do
      if not carries[j] then K.store(array, at(dof, j), K.zero) end
    end
    if dof > 1 then K.turn(1, dof - 1, nv, array, at(1, dof), array, at(dof, 1)) end
    for _, set in ipairs(waiting[dof]) do set() end
    carries, waiting[dof] = {}, nil
  end
  return C
end

local function square_by_entries(model, K, array, columns, w)
  local bodies, expected, done = model.bodies, entries.of_pairs(model), {}
  local collect = entries.collector(K, array, expected)
  local C = by_entries(model, columns, w, function(row, column, x)
    collect((row - 1) * model.nv + column - 1, x)
  end)

  -- stores zeros where no pair of bodies contributes, row by row: all at once would wait for memory
  function C.close(i, n)
    local dof = bodies[i].columns[n]
    if not done[dof] then K.zero_row(K, array, dof, model.nv, expected) end
    done[dof] = true
  end
  return C
end

function M.square(model, K, ...)
  return (K.supernodes and square_by_rows or square_by_entries)(model, K, ...)
end

return M
