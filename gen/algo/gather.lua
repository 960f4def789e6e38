-- Entries of H and of C, as the forces of a body meet the axes of all that carry it (algo.climb).
--
--   gather.H(model, K, view, S, w) -> H   S, w as in algo.robot
--     H.own(i, s, t, x)        S_t' F_s of columns of one body
--     H.row(i, s, stop, F)     F' S_j of all dofs j at a stop, F being F_s of body i there
--   gather.C(model, K, view, S, w, Sdot) -> C
--     C.own(i, n, F), then C.meet(i, n, stop, F, G, moment) at each stop, then C.close(i, n): of
--     column n of body i;  C.finish() after the last body
-- Deep trees (K.supernodes) keep the columns of S by dof in local arrays S1..S6, their rates in
-- T1..T6: there the entries at a stop are operations on rows.  Others work entry by entry, and
-- where a mimic joint moves with another one an entry gets more than one part.
local entries = require "algo.entries"
local inertia = require "spatial.inertia"

local M = {}

-- the columns of the bodies that carry others
local function keep(model, K, letter, columns)
  local carries = {}
  for _, body in ipairs(model.bodies) do carries[body.parent] = true end
  for i, body in ipairs(model.bodies) do
    for n, column in ipairs(carries[i] and columns[i] or {}) do
      for c = 1, 6 do K.store(letter .. c, body.columns[n] - 1, column[c]) end
    end
  end
end

-- f' times columns of arrays letter1 .. at a stop, into array[index..]
local function set_row(K, array, index, f, letter, stop)
  K.row_set(stop.count, array, index, f[1], letter .. 1, stop.dof - 1)
  for c = 2, 6 do K.row_sub(stop.count, array, index, -f[c], letter .. c, stop.dof - 1) end
end

local function H_by_rows(model, K, S)
  local bodies, p = model.bodies, model.pattern
  keep(model, K, "S", S)
  return {
    own = function(i, s, t, x)
      K.store("H", entries.packed(p, bodies[i].columns[s], bodies[i].columns[t]), x)
    end,
    row = function(i, s, stop, F)
      if stop.dof then
        set_row(K, "H", entries.packed(p, bodies[i].columns[s], stop.dof), F, "S", stop)
      end
    end,
  }
end

-- model.zeros[k]: entry k is known to be zero for every q, though these frames may not show it
local function H_by_entries(model, K, S, w)
  local bodies = model.bodies
  local expected, zeros = entries.of_H(model), model.zeros or {}
  local add = entries.collector(K, "H", expected)
  -- where a mimic joint has bodies i and j in common, both halves of H fall on one entry
  local function contribute(i, s, j, t, value)
    local a, b = bodies[i].columns[s], bodies[j].columns[t]
    value = value * w[i] * w[j]
    if a == b and i ~= j then value = value + value end
    local index = entries.packed(model.pattern, a, b)
    add(index, zeros[index] and K.zero or value)
  end
  -- where mimic joints couple branches, the elimination tree has entries that only factors fill in
  for index = 0, model.pattern.nh - 1 do
    if not expected[index] then K.store("H", index, K.zero) end
  end
  return {
    own = function(i, s, t, x) contribute(i, s, i, t, x) end,
    row = function(i, s, stop, F)
      for _, j in ipairs(stop.bodies) do
        for t, column in ipairs(S[j]) do contribute(i, s, j, t, inertia.dot(column, F)) end
      end
    end,
  }
end

function M.H(model, K, view, S, w)
  return (K.supernodes and H_by_rows or H_by_entries)(model, K, view.seen(S, "S"), w)
end

-- Row and column of a dof are made as one row each: first the column, which is put where it belongs
-- before the row takes its place.
local function C_by_rows(model, K, S, T, own)
  local C, bodies, nv = {}, model.bodies, model.nv
  local forces, met, start, carries = {}, {}, 0, {} -- of all columns; the rest of the one at hand
  keep(model, K, "S", S)
  keep(model, K, "T", T)

  function C.own(i, n, F)
    local columns = bodies[i].columns
    forces[columns[n]], met, start, carries = F, {}, (columns[n] - 1) * nv, {}
    for m = 1, n do
      K.store("C", start + columns[m] - 1, inertia.dot(own[i][m], F))
      carries[columns[m]] = true
    end
  end

  function C.meet(_, _, stop, F, G, moment)
    if not stop.dof then return end
    set_row(K, "C", start + stop.dof - 1, F, "S", stop)
    for k = stop.dof, stop.dof + stop.count - 1 do carries[k] = true end
    met[#met + 1] = { stop, G, moment }
  end

  function C.close(i, n)
    local columns = bodies[i].columns
    local dof = columns[n]
    for j = 1, dof - 1 do
      if not carries[j] then K.store("C", start + j - 1, K.zero) end
    end
    K.mirror(nv, "C", dof - 1)
    for m = 1, n - 1 do
      K.store("C", start + columns[m] - 1, inertia.dot(own[i][n], forces[columns[m]]))
    end
    for _, at in ipairs(met) do
      local stop, G, moment = table.unpack(at)
      local index = start + stop.dof - 1
      set_row(K, "C", index, G, "T", stop)
      for k = 1, 3 do K.row_sub(stop.count, "C", index, -moment[k], "S" .. k + 3, stop.dof - 1) end
    end
  end

  function C.finish() end
  return C
end

local function C_by_entries(model, K, S, T, own, w)
  local C, bodies, nv, sum = {}, model.bodies, model.nv, {}
  for index = 0, nv * nv - 1 do sum[index] = K.zero end
  local function add(row, column, value)
    local index = (row - 1) * nv + column - 1
    sum[index] = sum[index] + value
  end

  function C.own(i, n, F)
    for m, axis in ipairs(own[i]) do
      add(bodies[i].columns[m], bodies[i].columns[n], inertia.dot(axis, F) * w[i] * w[i])
    end
  end

  function C.meet(i, n, stop, F, G, moment)
    local dof = bodies[i].columns[n]
    for _, j in ipairs(stop.bodies) do
      for m, axis in ipairs(S[j]) do
        local a = bodies[j].columns[m]
        add(a, dof, inertia.dot(axis, F) * w[i] * w[j])
        local back = inertia.dot(T[j][m], G)
        for k = 1, 3 do back = back + axis[k + 3] * moment[k] end
        add(dof, a, back * w[i] * w[j])
      end
    end
  end

  function C.close() end

  function C.finish()
    K.section("C")
    for index = 0, nv * nv - 1 do K.store("C", index, sum[index]) end
  end
  return C
end

function M.C(model, K, view, S, w, Sdot)
  return (K.supernodes and C_by_rows or C_by_entries)(model, K, view.seen(S, "S"),
    view.seen(Sdot, "Sdot"), S, w)
end

return M
