-- Entries of H and of C, as the forces of a body meet the axes of all that carry it (algo.climb).
--
--   gather.H(model, K, view, S, w) -> H   S, w as in algo.robot
--     H.own(i, s, t, x)        S_t' F_s of columns of one body
--     H.row(i, s, stop, F)     F' S_j of all dofs j at a stop, F being F_s of body i there
--   gather.C(model, K, view, S, w, Sdot) -> C
--     C.own(i, n, F), then C.meet(i, n, stop, F, G, moment) at each stop, then C.close(i, n): of
--     column n of body i
--   gather.D(model, K, view, columns, w, names) -> D   as C, for algo.derivatives: columns of S,
--     Sd, Sdd, Sv, lists by body (without v of S and Sdd alone), names of the results by q and by v
--     D.own(i, n, c), D.meet(i, n, stop, c), D.close(i, n);  c = { Fq, G, Fv, n, slope }
-- Deep trees (K.supernodes) keep the columns of S by dof in local arrays S1..S6, their rates in
-- T1..T6: there the entries at a stop are operations on rows.  Others work entry by entry, and
-- where a mimic joint moves with another one an entry gets more than one part.
local entries = require "algo.entries"
local inertia = require "spatial.inertia"

local M = {}

-- the columns of the bodies that carry others, from component `first` (1) on
local function keep(model, K, letter, columns, first)
  local carries = {}
  for _, body in ipairs(model.bodies) do carries[body.parent] = true end
  for i, body in ipairs(model.bodies) do
    for n, column in ipairs(carries[i] and columns[i] or {}) do
      for c = first or 1, 6 do K.store(letter .. c, body.columns[n] - 1, column[c]) end
    end
  end
end

-- f' times columns of arrays letter1 .. at a stop, into array[index..]
local function set_row(K, array, index, f, letter, stop)
  K.row_set(stop.count, array, index, f[1], letter .. 1, stop.dof - 1)
  for c = 2, 6 do K.row_sub(stop.count, array, index, -f[c], letter .. c, stop.dof - 1) end
end

-- n' times the angular parts of columns at a stop, onto array[index..]
local function add_moment(K, array, index, n, letter, stop)
  for k = 1, 3 do K.row_sub(stop.count, array, index, -n[k], letter .. k + 3, stop.dof - 1) end
end

-- what stands in the row of a dof goes to its column, zeros where `carries` has nothing; the row is
-- free then
local function turn_over(K, array, nv, dof, carries)
  for j = 1, dof - 1 do
    if not carries[j] then K.store(array, (dof - 1) * nv + j - 1, K.zero) end
  end
  K.mirror(nv, array, dof - 1)
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
    turn_over(K, "C", nv, dof, carries)
    for m = 1, n - 1 do
      K.store("C", start + columns[m] - 1, inertia.dot(own[i][n], forces[columns[m]]))
    end
    for _, at in ipairs(met) do
      local stop, G, moment = table.unpack(at)
      local index = start + stop.dof - 1
      set_row(K, "C", index, G, "T", stop)
      add_moment(K, "C", index, moment, "S", stop)
    end
  end

  return C
end

-- zeros(dof): its row gets, once, what no pair of bodies gives anything to.  Beside the sums of the
-- row: all rows at once would wait for memory alone.
local function zeros_of(K, model, arrays, expected)
  local done = {}
  return function(dof)
    for _, array in ipairs(done[dof] and {} or arrays) do
      K.zero_row(K, array, dof, model.nv, expected)
    end
    done[dof] = true
  end
end

local function C_by_entries(model, K, S, T, own, w)
  local C, bodies, expected = {}, model.bodies, entries.of_pairs(model)
  local collect = entries.collector(K, "C", expected)
  local function add(row, column, value) collect((row - 1) * model.nv + column - 1, value) end

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

  local zeros = zeros_of(K, model, { "C" }, expected)
  function C.close(i, n) zeros(bodies[i].columns[n]) end
  return C
end

function M.C(model, K, view, S, w, Sdot)
  return (K.supernodes and C_by_rows or C_by_entries)(model, K, view.seen(S, "S"),
    view.seen(Sdot, "Sdot"), S, w)
end

-- Both rows at a stop: what a dof feels (of "S"), or what it makes others feel.
local ROWS = {
  feels = function(K, by, index, stop, c)
    set_row(K, by.q, index, c.Fq, "S", stop)
    if by.v then set_row(K, by.v, index, c.Fv, "S", stop) end
  end,
  makes = function(K, by, index, stop, c)
    set_row(K, by.q, index, c.G, "U", stop)
    if by.v then
      add_moment(K, by.q, index, c.n, "T", stop)
      set_row(K, by.v, index, c.G, "W", stop)
      add_moment(K, by.v, index, c.n, "S", stop)
    end
  end,
}

-- Rows and columns as in C_by_rows; local arrays S, T of Sd, U of Sdd, W of Sv.
local function D_by_rows(model, K, seen, S, by)
  local D, bodies, nv = {}, model.bodies, model.nv
  local forces, met, start, carries = {}, {}, 0, {}
  keep(model, K, "S", seen.S)
  keep(model, K, "U", seen.Sdd)
  if by.v then
    keep(model, K, "T", seen.Sd, 4)
    keep(model, K, "W", seen.Sv)
  end
  local function own(i, m, dof, x)
    local index = start + bodies[i].columns[m] - 1
    K.store(by.q, index, inertia.dot(S[i][m], x.Fq))
    if by.v then
      local value = inertia.dot(S[i][m], x.Fv)
      K.store(by.v, index, bodies[i].columns[m] == dof and value + x.slope or value)
    end
  end

  function D.own(i, n, c)
    local columns = bodies[i].columns
    forces[columns[n]] = { Fq = c.Fq, Fv = c.Fv, slope = c.slope }
    met, start, carries = {}, (columns[n] - 1) * nv, {}
    for m = 1, n do
      own(i, m, columns[n], c)
      carries[columns[m]] = true
    end
  end

  function D.meet(_, _, stop, c)
    if not stop.dof then return end
    ROWS.feels(K, by, start + stop.dof - 1, stop, c)
    for k = stop.dof, stop.dof + stop.count - 1 do carries[k] = true end
    met[#met + 1] = { stop, { G = c.G, n = c.n } }
  end

  function D.close(i, n)
    local columns = bodies[i].columns
    local dof = columns[n]
    for _, array in ipairs { by.q, by.v } do turn_over(K, array, nv, dof, carries) end
    for m = 1, n - 1 do
      local x, index = forces[columns[m]], start + columns[m] - 1
      K.store(by.q, index, inertia.dot(S[i][n], x.Fq))
      if by.v then K.store(by.v, index, inertia.dot(S[i][n], x.Fv)) end
    end
    for _, at in ipairs(met) do ROWS.makes(K, by, start + at[1].dof - 1, at[1], at[2]) end
  end

  return D
end

local function D_by_entries(model, K, seen, S, by, w)
  local D, bodies, nv, expected = {}, model.bodies, model.nv, entries.of_pairs(model)
  local function adder(name)
    local add = name and entries.collector(K, name, expected)
    return function(a, b, value) add((a - 1) * nv + b - 1, value) end
  end
  local by_q, by_v = adder(by.q), adder(by.v)

  function D.own(i, n, c)
    local columns, weight = bodies[i].columns, w[i] * w[i]
    for m, axis in ipairs(S[i]) do
      by_q(columns[m], columns[n], inertia.dot(axis, c.Fq) * weight)
      if by.v then
        local value = inertia.dot(axis, c.Fv)
        by_v(columns[m], columns[n], (m == n and value + c.slope or value) * weight)
      end
    end
  end

  function D.meet(i, n, stop, c)
    local dof = bodies[i].columns[n]
    for _, j in ipairs(stop.bodies) do
      local weight = w[i] * w[j]
      for m, axis in ipairs(seen.S[j]) do
        local a, back = bodies[j].columns[m], inertia.dot(seen.Sdd[j][m], c.G)
        by_q(a, dof, inertia.dot(axis, c.Fq) * weight)
        if by.v then
          local forth = inertia.dot(seen.Sv[j][m], c.G)
          for k = 1, 3 do
            back = back + seen.Sd[j][m][k + 3] * c.n[k]
            forth = forth + axis[k + 3] * c.n[k]
          end
          by_v(a, dof, inertia.dot(axis, c.Fv) * weight)
          by_v(dof, a, forth * weight)
        end
        by_q(dof, a, back * weight)
      end
    end
  end

  local zeros = zeros_of(K, model, { by.q, by.v }, expected)
  function D.close(i, n) zeros(bodies[i].columns[n]) end

  return D
end

function M.D(model, K, view, columns, w, names)
  local seen = { S = view.seen(columns.S, "S"), Sdd = view.seen(columns.Sdd, "Sdd") }
  if columns.Sd then
    seen.Sd, seen.Sv = view.seen(columns.Sd, "Sd"), view.seen(columns.Sv, "Sv")
  end
  local by = { q = names[1], v = columns.Sd and names[2] }
  return (K.supernodes and D_by_rows or D_by_entries)(model, K, seen, columns.S, by, w)
end

return M
