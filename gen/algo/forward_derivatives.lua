-- Derivatives of forward dynamics: da = Hinv (dtau - dtau_dq dq - dtau_dv dv), that is -H^-1 times
-- the derivatives of rnea at the acceleration that fd finds (Carpentier & Mansard 2018); and Hinv,
-- the derivative by tau.
--
-- Block by block (supernodes.blocks).  Where all that a block s carries is eliminated from H, there
-- are G = H_ss^-1 and A = H_ss^-1 H_sa; of H = L'DL, (L_ss' D_s L_ss)^-1 and L_ss^-1 L_sa.  A row
-- of a derivative of rnea is zero but for the dofs that its own dof carries or is carried by.  So
--   from the leaves   Q_a -= A' Q_s, in these columns alone
--   from the root     X_s = -G Q_s - A X_a, and Hinv_s = G - A Hinv_a
-- Local arrays: those of fd, acc for the acceleration, Q and R for the derivatives of rnea, A with
-- G on its diagonal, A left of it and A' above it.
local capture = require "algo.capture"
local derivatives = require "algo.derivatives"
local forward = require "algo.forward"
local lists = require "list"
local products = require "algo.products"
local renamed = require "algo.renamed"
local rnea = require "algo.rnea"
local supernodes = require "algo.supernodes"

-- columns of zeros between two runs, at most, that take less than a call for either
local GAP = 9

local RESULTS = { "da_dq", "da_dv" }
local LOCAL = { dtau_dq = "Q", dtau_dv = "R" }

-- derivatives of rnea at acc; wanted[row][column]: which zeros are read
local function of_rnea(model, K, wanted)
  local acc, n = {}, model.nv
  for i = 0, n - 1 do acc[i] = K.name("a", nil, nil, K.load("acc", i)) end
  local kit = renamed(capture(K, {}, { a = acc }), function(array) return LOCAL[array] or array end)
  local store = kit.store
  function kit.store(array, index, x)
    local read = K.supernodes or not K.is_zero(x) or wanted[index // n + 1][index % n + 1]
    return read and store(array, index, x)
  end
  derivatives.rnea(model, kit)
end

-- what runs of dofs cover, with gaps that cost less than a call for more runs would
local function bridged(first, second)
  local list = {}
  for _, run in ipairs(lists.joined(first, second)) do
    local last = list[#list]
    if last and run.dof - last.dof - last.count <= GAP then
      last.count = run.dof + run.count - last.dof
    else
      list[#list + 1] = { dof = run.dof, count = run.count }
    end
  end
  return list
end

-- the columns that are read of each row: all that are in a group's runs, and in a block's
local function columns_read(n, groups)
  local all = {}
  for i = 1, n do all[i] = {} end
  local function add(s)
    for i = s.dof, s.dof + s.count - 1 do
      for _, run in ipairs(bridged(s.above, s.below)) do
        for k = run.dof, run.dof + run.count - 1 do all[i][k] = true end
      end
    end
  end
  for _, group in ipairs(groups) do
    add(group)
    for _, s in ipairs(group) do add(s) end
  end
  return all
end

-- what of the runs is before a dof
local function before(runs, dof)
  local list = {}
  for _, run in ipairs(runs) do
    local count = math.min(run.count, dof - run.dof)
    if count > 0 then list[#list + 1] = { dof = run.dof, count = count } end
  end
  return list
end

-- the operations on square matrices of n dofs, by the dofs at which their blocks begin
local function squares(model, K)
  local own, n = {}, model.nv
  function own.at(row, column) return (row - 1) * n + column - 1 end
  local at = own.at

  -- z -= x y, or = -x y without `more`: z and x at `rows`, z and y at `columns`, x and y at `inner`
  function own.times(more, z, x, y, rows, inner, columns)
    local multiply = more and K.run_more or K.run_product
    multiply(columns.count, rows.count, inner.count, n, z, at(rows.dof, columns.dof), x,
      at(rows.dof, inner.dof), y, at(inner.dof, columns.dof))
  end

  -- what is at `rows` and `columns` of an array goes to the other side of the diagonal
  function own.turn(array, rows, columns)
    K.run_turn(rows.count, columns.count, n, array, at(columns.dof, rows.dof), array,
      at(rows.dof, columns.dof))
  end

  -- zeros in rows outside of the runs
  function own.clear(array, rows, runs)
    for i = rows.dof, rows.dof + rows.count - 1 do
      local next_one = 1
      for _, run in ipairs(lists.joined(runs, { { dof = n + 1, count = 0 } })) do
        for dof = next_one, run.dof - 1 do K.store(array, at(i, dof), K.zero) end
        next_one = run.dof + run.count
      end
    end
  end
  return own
end

-- A and G of a block, of L'DL in H: row by row less L times the rows before it
local function factor(model, K, on, s)
  local p = model.pattern
  for i = s.dof, s.dof + s.count - 1 do
    local dof, L = model.dofs[i], {}
    local own = p.rowptr[i] + p.depth[s.dof] - 1 - s.dof
    K.owner(dof.id, dof.body)
    for k = s.dof, i - 1 do L[k] = K.name("L", model.dofs[k].id, nil, K.load("H", own + k)) end
    for _, run in ipairs(s.above) do
      local row = on.at(i, run.dof)
      K.row_set(run.count, "A", row, K.one, "H", p.rowptr[i] + p.depth[run.dof] - 1)
      for k = s.dof, i - 1 do K.row_sub(run.count, "A", row, L[k], "A", on.at(k, run.dof)) end
    end
    local diagonal, count, row = K.one / K.load("H", own + i), i - s.dof, on.at(i, s.dof)
    if count > 0 then
      K.row_set(count, "A", row, -L[s.dof], "A", on.at(s.dof, s.dof))
      for k = s.dof + 1, i - 1 do K.row_sub(count, "A", row, L[k], "A", on.at(k, s.dof)) end
      diagonal = K.row_minus(diagonal, count, "H", own + s.dof, "A", row)
      on.turn("A", { dof = i, count = 1 }, { dof = s.dof, count = count })
    end
    K.store("A", on.at(i, i), diagonal)
  end
end

return function(model, K)
  local C, n, dofs = {}, model.nv, model.dofs
  rnea.bias(model, capture(K, { C = C }))
  for i = 0, n - 1 do K.store("acc", i, K.input("tau", i) - C[i]) end
  forward.LD(model, K)
  products.solve(model, K, "H", "acc")
  local groups = supernodes.siblings(supernodes.blocks(model.pattern))
  of_rnea(model, K, columns_read(n, groups))

  local on = squares(model, K)
  local function section(words, group)
    local first, last = dofs[group.dof], dofs[group.dof + group.count - 1]
    local path = group.count > 1 and ("%s to %s"):format(first.id, last.id) or first.id
    K.section(words .. path, first.id, first.body)
  end
  -- z = -A y, y being what is above in the same array
  local function from_above(group, runs, z)
    for _, columns in ipairs(runs) do
      for k, run in ipairs(group.above) do on.times(k > 1, z, "A", z, group, run, columns) end
    end
  end

  for g = #groups, 1, -1 do
    local group = groups[g]
    section("G, A: ", group)
    for _, s in ipairs(group) do factor(model, K, on, s) end
    for _, run in ipairs(group.above) do
      on.turn("A", group, run)
      for _, columns in ipairs(bridged(group.above, group.below)) do
        for _, M in ipairs { "Q", "R" } do on.times(true, M, "A", M, run, group, columns) end
      end
    end
  end

  for _, group in ipairs(groups) do
    section("derivatives of a: ", group)
    for k, M in ipairs { "Q", "R" } do
      local X = RESULTS[k]
      from_above(group, group.tree, X)
      on.clear(X, group, group.tree)
      for _, s in ipairs(group) do
        for _, columns in ipairs(bridged(s.above, s.below)) do
          on.times(#s.above > 0, X, "A", M, s, s, columns)
        end
      end
    end
    local left = before(group.tree, group.dof)
    from_above(group, left, "Hinv")
    for _, columns in ipairs(left) do on.turn("Hinv", group, columns) end
    from_above(group, { group }, "Hinv")
    on.clear("Hinv", group, group.tree)
    for _, s in ipairs(group) do
      for i = s.dof, s.dof + s.count - 1 do
        local row = on.at(i, s.dof)
        if #s.above > 0 then
          K.row_sub(s.count, "Hinv", row, -K.one, "A", row)
        else
          K.row_set(s.count, "Hinv", row, K.one, "A", row)
        end
      end
    end
  end
end
