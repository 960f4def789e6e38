-- The inverse of H and what follows from it, a path of dofs at a time, from the factor of H.
--
-- s is a path (a block of supernodes.blocks), a its ancestors.  Where all that it carries is
-- eliminated from H, there are G = H_ss^-1 and A = H_ss^-1 H_sa, which of H = L'DL are
-- (L_ss' D_s L_ss)^-1 and L_ss^-1 L_sa.  From the root, Hinv_s = G - A Hinv_a, where G counts in
-- the columns of s; what is right of them other paths have left of theirs.  Leaves that have one
-- parent go together, so that products of matrices are few and large.
--
--   paths.of(model, K, array) -> B, of L'DL in `array`; local array A has G on its diagonal and A
--     left of it.  Without `array` it has -A there, and G of the first path is in Hinv (see
--     factor.block_inverse, which puts them there), and paths of the trunk are one
--     B.groups           supernodes.siblings
--     B.section(words, group)   a heading
--     B.factor(group)    A and G of its paths
--     B.inverse(group)   its rows of Hinv, once those above are there: by rows all, by numbers the
--                        columns of dofs that it carries or is carried by
--     B.beside(group)    by numbers, the others of its tree
--     B.from_above(group, runs, z)   z_s = -A z_a in the columns of runs { dof, count }
--     B.at, B.times, B.turn, B.clear   of square matrices by dofs, see `squares`
--   paths.less(runs, others)   what of the runs is in none of the others, both ascending
local supernodes = require "algo.factor.supernodes"

local M = {}

-- what of the runs is in none of the others, both ascending
function M.less(runs, others)
  local list = {}
  for _, run in ipairs(runs) do
    local dof, stop = run.dof, run.dof + run.count
    for _, other in ipairs(others) do
      local last = math.min(other.dof, stop)
      if last > dof then list[#list + 1] = { dof = dof, count = last - dof } end
      dof = math.max(dof, other.dof + other.count)
    end
    if stop > dof then list[#list + 1] = { dof = dof, count = stop - dof } end
  end
  return list
end

-- what of the runs is before a dof
local function before(runs, dof) return M.less(runs, { { dof = dof, count = math.huge } }) end

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

  -- what is at `rows` and `columns` of an array goes to the other side of the diagonal
  function own.turn(array, rows, columns)
    K.turn(rows.count, columns.count, n, array, at(columns.dof, rows.dof), array,
      at(rows.dof, columns.dof))
  end

  -- zeros in rows outside of two lists of runs
  function own.clear(array, rows, runs, more)
    local left = M.less(M.less({ { dof = 1, count = n } }, runs), more or {})
    for i = rows.dof, rows.dof + rows.count - 1 do
      for _, run in ipairs(left) do
        for dof = run.dof, run.dof + run.count - 1 do K.store(array, at(i, dof), K.zero) end
      end
    end
  end
  return own
end

-- Row i of G = (L' D L)^-1 of dofs from `first` on, from the rows before it.  G: what is there of
-- it, L: row i of L, Dinv: 1/D there;  put(i, j, x) takes an element
function M.invert_row(model, K, G, first, i, L, Dinv, put)
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

-- A and G of a path, of L'DL in `array`: row by row less L times the rows before it.  A by rows of
-- memory, and G, which is small, by its elements.
local function factor(model, K, on, array, s)
  local p, G = model.pattern, {}
  for i = s.dof, s.dof + s.count - 1 do
    local dof, L = model.dofs[i], {}
    local own = p.rowptr[i] + p.depth[s.dof] - 1 - s.dof
    K.owner(dof.id, dof.body)
    for k = s.dof, i - 1 do L[k] = K.name("L", model.dofs[k].id, nil, K.load(array, own + k)) end
    for _, run in ipairs(s.above) do
      local row = on.at(i, run.dof)
      K.row_set(run.count, "A", row, K.one, array, p.rowptr[i] + p.depth[run.dof] - 1)
      for k = s.dof, i - 1 do K.row_sub(run.count, "A", row, L[k], "A", on.at(k, run.dof)) end
    end
    M.invert_row(model, K, G, s.dof, i, L, K.one / K.load(array, own + i), function(row, column, x)
      K.store("A", on.at(row, column), x)
    end)
  end
end

function M.of(model, K, array)
  local own, dofs = squares(model, K), model.dofs
  local blocks = supernodes.blocks(model.pattern)
  own.groups =
    supernodes.siblings(array and blocks or supernodes.trunks(blocks), not K.by_rows)

  function own.section(words, group)
    local first, last = dofs[group.dof], dofs[group.dof + group.count - 1]
    local path = group.count > 1 and ("%s to %s"):format(first.id, last.id) or first.id
    K.section(words .. path, first.id, first.body)
  end

  own.step = K.step

  function own.factor(group)
    for _, s in ipairs(group) do factor(model, K, own, array, s) end
  end

  function own.from_above(group, runs, z)
    for _, columns in ipairs(runs) do
      for k, run in ipairs(group.above) do
        own.times({ onto = k > 1, minus = array ~= nil }, z, "A", z, group, run, columns)
      end
    end
  end

  function own.inverse(group)
    local left = K.by_rows and before(group.tree, group.dof) or group.above
    if not array and #group.above == 1 then
      for _, columns in ipairs(left) do
        own.times({ image = true }, "Hinv", "A", "Hinv", group, group.above[1], columns)
      end
      own.times({ symmetric = true }, "Hinv", "A", "Hinv", group, group.above[1], group)
    else
      own.from_above(group, left, "Hinv")
      for _, columns in ipairs(left) do own.turn("Hinv", group, columns) end
      own.from_above(group, { group }, "Hinv")
    end
    if K.by_rows then own.clear("Hinv", group, group.tree) end
    for _, s in ipairs(group) do
      for i = s.dof, s.dof + s.count - 1 do
        local row = own.at(i, s.dof)
        if #s.above > 0 then
          K.row_sub(s.count, "Hinv", row, -K.one, "A", row)
        elseif array then
          K.row_set(s.count, "Hinv", row, K.one, "A", row)
        end
      end
    end
  end

  function own.beside(group)
    local left = before(group.beside, group.dof)
    own.from_above(group, left, "Hinv")
    for _, columns in ipairs(left) do own.turn("Hinv", group, columns) end
    own.clear("Hinv", group, group.tree)
  end
  return own
end

return M
