-- The inverse of H by blocks, and other results from a factor of H by blocks.
--
-- s is a block (a path of dofs, supernodes.blocks), a its ancestors.  L'DL of H by blocks gives,
-- from the leaves,
--   G = H_ss^-1,  A = G H_sa,  H_aa -= A' H_sa
-- and if L'DL is given by numbers, G = (L_ss' D_s L_ss)^-1 and A = L_ss^-1 L_sa.  From the root
--   Hinv_sa = -A Hinv_aa,  Hinv_ss = G - A Hinv_as
-- Except for G, which is small, all are products of matrices (runtime/rows.h).  Leaves with the
-- same parent are joined, so that products are few and large.
--
--   by_blocks.of(model, K) -> B
--     B.groups           supernodes.siblings
--     B.eliminate(compute)   G and -A of H, which compute(kit) stores, packed, by the kit
--     B.read()           G and -A of L'DL, packed in array H
--     B.inverse(whole, reading)   Hinv; by numbers, unless `whole`, only the columns of dofs that
--                        the dof of a row carries or is carried by;  reading: B.read is part of it
--     B.beside()         the other columns
--     B.from_above(group, runs, z)   z_s = -A z_a in the columns of runs { dof, count }
--     B.G(group)         the array that holds G: A, left of which is -A, or Hinv for a root
--     B.section, B.at, B.times, B.clear   a heading; of square matrices by dofs, see `squares`
local pattern = require "model.pattern"
local supernodes = require "algo.factor.supernodes"

local M = {}

local less = supernodes.less

-- the parts of runs before a dof
local function before(runs, dof) return less(runs, { { dof = dof, count = math.huge } }) end

-- the operations on square matrices of n dofs, by the dofs at which their blocks begin
local function squares(model, K)
  local own, n = {}, model.nv
  function own.at(row, column) return (row - 1) * n + column - 1 end
  local at = own.at

  -- z = x y, or as `how` says: z and x at `rows`, z and y at `columns`, x and y at `inner`; of
  -- inner products x at `inner` and `rows`
  function own.times(how, z, x, y, rows, inner, columns)
    local from = how.inner and at(inner.dof, rows.dof) or at(rows.dof, inner.dof)
    K.gemm(how, columns.count, rows.count, inner.count, n, z, at(rows.dof, columns.dof), x, from,
      y, at(inner.dof, columns.dof), how.image and at(columns.dof, rows.dof))
  end

  -- zeros in rows outside of two lists of runs
  function own.clear(array, rows, runs, more)
    local left = less(less({ { dof = 1, count = n } }, runs), more or {})
    for i = rows.dof, rows.dof + rows.count - 1 do
      for _, run in ipairs(left) do
        for dof = run.dof, run.dof + run.count - 1 do K.store(array, at(i, dof), K.zero) end
      end
    end
  end
  return own
end

-- Row i of G = (L' D L)^-1 of dofs from `first` on, from the rows of G before it, row i of L and
-- its 1/D;  put(i, j, x) takes an element
local function invert_row(model, K, G, first, i, L, Dinv, put)
  G[i] = {}
  for j = first, i do
    local sum = j == i and Dinv or K.zero
    for k = first, i - 1 do sum = sum - L[k] * G[k][j] end
    G[i][j], G[j][i] = sum, sum
    K.name("G", model.dofs[j].id, nil, sum)
    put(i, j, sum)
    if j < i then put(j, i, sum) end
  end
end

-- ---- from H -------------------------------------------------------------------------------------

-- G of a path, or of several equal ones, in two rounds of steps: L'DL of H_ss from the last row up,
-- then G from the first row down.  put(i, j, x) takes an element, pivot(i, x) a pivot
local function inverting(model, K, s, element, put, pivot)
  local first, last = s.dof, s.dof + s.count - 1
  local h, L, Dinv, G = {}, {}, {}, {}
  for i = first, last do
    h[i], L[i] = {}, {}
    for j = first, i do h[i][j] = element(i, j) end
  end
  local own = { count = s.count }

  function own.factor(step)
    local k = last + 1 - step
    local dof = model.dofs[k]
    K.owner(dof.id, dof.body)
    local D = K.name("D", nil, nil, h[k][k])
    pivot(k, D)
    Dinv[k] = K.name("Dinv", nil, nil, K.one / D)
    for i = k - 1, first, -1 do
      local l = K.name("L", model.dofs[i].id, nil, h[k][i] * Dinv[k])
      for j = first, i do h[i][j] = h[i][j] - l * h[k][j] end
      L[k][i] = l
    end
  end

  function own.invert(step)
    local i = first - 1 + step
    K.owner(model.dofs[i].id, model.dofs[i].body)
    invert_row(model, K, G, first, i, L[i], Dinv[i], put)
  end
  return own
end

-- G of the paths of a group, interleaved, because they wait for quotients
local function invert(model, K, B, group)
  local all, most, dofs, G = {}, 0, {}, B.G(group)
  for n, s in ipairs(group) do dofs[n] = s.dof end
  -- one inversion for paths that are alike, as vectors over them
  for n, one in ipairs(K.alike(dofs)) do
    local s = group[one.items[1]]
    local function beyond(k) return group[k].dof - s.dof end
    local function each(use)
      for m, k in ipairs(one.items) do use(m, beyond(k)) end
    end
    all[n] = inverting(model, K, s, function(i, j)
      return one.gather(function(k)
        local at = B.at(i + beyond(k), j + beyond(k))
        return B.values[at] or K.load("Hinv", at)
      end)
    end, function(i, j, x)
      each(function(m, more) K.store(G, B.at(i + more, j + more), one.part(x, m)) end)
    end, function(i, D)
      each(function(m, more) K.pivot(model.dofs[i + more].pivot or i + more, one.part(D, m)) end)
    end)
    most = math.max(most, s.count)
  end
  -- a step of each in turn
  B.section("G: ", group)
  K.step "H_ss = L'*D*L;  G = H_ss^-1"
  for _, round in ipairs { "factor", "invert" } do
    for step = 1, most do
      for _, one in ipairs(all) do
        if step <= one.count then one[round](step) end
      end
    end
  end
end

-- -A of a group, and its update of H of the ancestors
local function reduce(K, B, group)
  if #group.above == 0 then return end
  B.section("A: ", group)
  K.step "-A = -G*H_sa;  H_aa -= A'*H_sa"
  for _, s in ipairs(group) do
    for _, run in ipairs(s.above) do B.times({ minus = true }, "A", "A", "Hinv", s, s, run) end
  end
  for k, run in ipairs(group.above) do
    for c = 1, k do
      local how = { onto = true, inner = true, symmetric = c == k }
      B.times(how, "Hinv", "A", "Hinv", run, group, group.above[c])
    end
  end
end

-- A kit for the algorithm of H: its entries go to array Hinv, except the diagonal of leaves, which
-- remain values.
local function taking(model, K, B)
  local p, kit = model.pattern, setmetatable({}, { __index = K })
  local inner, row_of, leaf_of = {}, pattern.rows_of(p), {}
  for _, group in ipairs(B.groups) do
    for _, run in ipairs(group.above) do
      for i = run.dof, run.dof + run.count - 1 do inner[i] = math.min(inner[i] or i, run.dof) end
    end
    local is_leaf = #group.below == 1 and group.below[1].count == group.count
    for _, s in ipairs(is_leaf and group or {}) do
      for i = s.dof, s.dof + s.count - 1 do leaf_of[i] = s end
    end
  end
  B.values = {}
  function kit.store(array, index, x)
    if array ~= "H" then return K.store(array, index, x) end
    local i, j = row_of[index], p.colind[index + 1] + 1
    if leaf_of[i] and leaf_of[i] == leaf_of[j] then
      B.values[B.at(i, j)] = x
      return
    end
    K.store("Hinv", B.at(i, j), x)
    -- entries above the diagonal are not needed, but products of runs read whole vectors
    if j < i and j >= (inner[i] or i) then K.store("Hinv", B.at(j, i), x) end
  end
  return kit
end

-- ---- from L'DL ----------------------------------------------------------------------------------

-- Row by row less L times the rows before it: -A by rows of memory, and G, which is small, by its
-- elements.  done(i) follows row i.
local function read(model, K, B, group, s, done)
  local p, G = model.pattern, {}
  for i = s.dof, s.dof + s.count - 1 do
    local dof, L = model.dofs[i], {}
    local own = p.rowptr[i] + p.depth[s.dof] - 1 - s.dof
    K.owner(dof.id, dof.body)
    for k = s.dof, i - 1 do L[k] = K.name("L", model.dofs[k].id, nil, K.load("H", own + k)) end
    for _, run in ipairs(s.above) do
      local row = B.at(i, run.dof)
      K.row_set(run.count, "A", row, -K.one, "H", p.rowptr[i] + p.depth[run.dof] - 1)
      for k = s.dof, i - 1 do K.row_sub(run.count, "A", row, L[k], "A", B.at(k, run.dof)) end
    end
    invert_row(model, K, G, s.dof, i, L, K.one / K.load("H", own + i), function(row, column, x)
      K.store(B.G(group), B.at(row, column), x)
    end)
    if done then done(i) end
  end
end

-- ---- from the root ------------------------------------------------------------------------------

-- these columns of Hinv_s, and the same rows of Hinv
local function both_sides(K, B, group, runs)
  local only = #group.above == 1 and group.above[1]
  for _, columns in ipairs(runs) do
    if only then
      B.times({ image = true }, "Hinv", "A", "Hinv", group, only, columns)
    else
      B.from_above(group, { columns }, "Hinv")
      K.turn(group.count, columns.count, B.n, "Hinv", B.at(columns.dof, group.dof), "Hinv",
        B.at(group.dof, columns.dof))
    end
  end
end

local function add_G(K, B, i, first, count)
  K.row_sub(count, "Hinv", B.at(i, first), -K.one, "A", B.at(i, first))
end

-- by rows of memory
local function by_group(_, K, B, group, columns)
  both_sides(K, B, group, columns)
  for k, run in ipairs(group.above) do
    local how = { onto = k > 1, symmetric = #group.above == 1 }
    B.times(how, "Hinv", "A", "Hinv", group, run, group)
  end
  for _, s in ipairs(#group.above > 0 and group or {}) do
    for i = s.dof, s.dof + s.count - 1 do add_G(K, B, i, s.dof, s.count) end
  end
end

-- by numbers, for few that are needed at the same time;  reading: each row as soon as A has it
local function by_row(model, K, B, group, columns, reading)
  local first, last = group.dof, group.dof + group.count - 1
  local function row(i)
    if #group.above == 0 then return end
    local one, count = { dof = i, count = 1, above = group.above }, i - first + 1
    both_sides(K, B, one, columns)
    B.from_above(one, { { dof = first, count = count } }, "Hinv")
    add_G(K, B, i, first, count)
    K.turn(1, count, B.n, "Hinv", B.at(first, i), "Hinv", B.at(i, first))
  end
  if reading then return read(model, K, B, group, group[1], row) end
  for i = first, last do row(i) end
end

-- Gives B the rows of H^-1: those of a group of dofs come from the rows above it, so groups are
-- computed from the root to the leaves.
local function add_inverse(model, K, B)
  function B.from_above(group, runs, z) -- these columns of z, from the rows above the group
    for _, columns in ipairs(runs) do
      for k, run in ipairs(group.above) do
        B.times({ onto = k > 1 }, z, "A", z, group, run, columns)
      end
    end
  end

  local rows = K.by_rows and by_group or by_row
  function B.inverse(whole, reading)
    B.each("rows of H^-1: ", function(group)
      local columns = before(whole and group.tree or group.above, group.dof)
      if #group.above > 0 then K.step "Hinv_sa = -A*Hinv_aa;  Hinv_ss = G - A*Hinv_as" end
      rows(model, K, B, group, columns, reading)
      if whole then B.clear("Hinv", group, group.tree) end
    end)
  end

  function B.beside()
    B.each("rows of H^-1, other branches: ", function(group)
      both_sides(K, B, group, before(group.beside, group.dof))
      B.clear("Hinv", group, group.tree)
    end)
  end
end

function M.of(model, K)
  local B, dofs = squares(model, K), model.dofs
  B.n = model.nv
  B.groups = supernodes.siblings(supernodes.blocks(model.pattern), not K.by_rows)

  function B.section(words, group) -- the heading of a group
    local first, last = dofs[group.dof], dofs[group.dof + group.count - 1]
    local path = group.count > 1 and ("%s to %s"):format(first.id, last.id) or first.id
    K.section(words .. path, first.id, first.body)
  end

  -- from the root
  function B.each(words, visit)
    for _, group in ipairs(B.groups) do
      B.section(words, group)
      visit(group)
    end
  end

  function B.G(group) return #group.above > 0 and "A" or "Hinv" end

  function B.eliminate(compute) -- from the tips
    compute(taking(model, K, B))
    for g = #B.groups, 1, -1 do
      invert(model, K, B, B.groups[g])
      reduce(K, B, B.groups[g])
    end
  end

  function B.read()
    B.each("G, A: ", function(group)
      for _, s in ipairs(group) do read(model, K, B, group, s) end
    end)
  end

  add_inverse(model, K, B)
  return B
end

return M
