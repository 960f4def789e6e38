-- Derivatives of forward dynamics: da = Hinv (dtau - dtau_dq dq - dtau_dv dv), that is -H^-1 times
-- the derivatives of rnea at the acceleration that fd finds (Carpentier & Mansard 2018); and Hinv,
-- the derivative by tau.  Since this needs the factor of H, a is computed with it as well: for a
-- humanoid, bias and solve take 4500 operations, articulated bodies would take 7500.
--
--   by_paths(model, K), by_products(model, K)
-- Path by path, with the G and A of factor.by_blocks.  A row of a derivative of rnea is zero except
-- for the dofs that its own dof carries or is carried by:
--   from the leaves   dtau_a -= A' dtau_s, in these columns alone
--   from the root     X_s = -G dtau_s - A X_a
-- By products, Hinv is multiplied by both derivatives of rnea as full matrices: more operations,
-- but vectorised.  Both omit the columns of derivatives.drift.
-- Local arrays: acc for the acceleration, dtau_dq and dtau_dv of rnea, those of minv.
local by_blocks = require "algo.factor.by_blocks"
local capture = require "algo.kit.capture"
local drift = require "algo.derivatives.drift"
local forward = require "algo.factor.forward"
local inverse = require "algo.factor.inverse"
local lists = require "list"
local rnea_derivatives = require "algo.derivatives.rnea_derivatives"
local supernodes = require "algo.factor.supernodes"

local M = {}

-- two runs with at most so many columns of zeros between them are cheaper as one call
local GAP = 9

-- a result, its variable, and the derivative of rnea from which it is made
local RESULTS = {
  { array = "da_dq", by = "q", dtau = "dtau_dq" },
  { array = "da_dv", by = "v", dtau = "dtau_dv" },
}

-- derivatives of rnea at acc; wanted[array][row][column]: which zeros are read; columns that are
-- not read at all are not stored, but by supernodes
local function of_rnea(model, K, wanted)
  local acc, n = {}, model.nv
  for i = 0, n - 1 do acc[i] = K.name("a", nil, nil, K.load("acc", i)) end
  local kit = capture(K, {}, { a = acc })
  local store = kit.store
  function kit.store(array, index, x)
    local mine = wanted[array]
    local read = K.supernodes or not mine or mine[index // n + 1][index % n + 1]
    return read and store(array, index, x)
  end
  K.by_limbs(rnea_derivatives.rnea, model, kit)
end

-- the columns of each result that are not known beforehand
local function unknown(model, runs)
  return lists.mapped(RESULTS, function(result)
    return supernodes.less(runs, drift.columns(model, result.by))
  end)
end

-- the dofs that runs cover; by rows, including gaps that are cheaper than another call
local function bridged(K, first, second)
  local list, gap = {}, K.by_rows and GAP or 0
  for _, run in ipairs(lists.joined(first, second)) do
    local last = list[#list]
    if last and run.dof - last.dof - last.count <= gap then
      last.count = run.dof + run.count - last.dof
    else
      list[#list + 1] = { dof = run.dof, count = run.count }
    end
  end
  return list
end

-- puts the dofs of runs into a set
local function mark(set, runs)
  for _, run in ipairs(runs) do
    for dof = run.dof, run.dof + run.count - 1 do set[dof] = true end
  end
  return set
end

-- the columns that are read of each row: all that are in a group's runs, and in a block's
local function columns_read(model, K, B)
  local read = { dtau_dq = {}, dtau_dv = {} }
  local function add(s)
    for k, columns in ipairs(unknown(model, bridged(K, s.above, s.below))) do
      local mine = read[RESULTS[k].dtau]
      for i = s.dof, s.dof + s.count - 1 do mine[i] = mark(mine[i] or {}, columns) end
    end
  end
  for _, group in ipairs(B.groups) do
    add(group)
    for _, s in ipairs(group) do add(s) end
  end
  return read
end

-- the columns of a result with which each of these paths has to be multiplied
local function each(model, K, s, visit)
  for k, columns in ipairs(unknown(model, bridged(K, s.above, s.below))) do
    for _, run in ipairs(columns) do visit(RESULTS[k], run) end
  end
end

-- acc := H^-1 acc
local function accelerate(K, B)
  for g = #B.groups, 1, -1 do
    local group = B.groups[g]
    if #group.above > 0 then B.section("onto what carries it: ", group) end
    for _, run in ipairs(group.above) do
      for i = group.dof, group.dof + group.count - 1 do
        K.row_sub(run.count, "acc", run.dof - 1, -K.load("acc", i - 1), "A", B.at(i, run.dof))
      end
    end
  end
  for _, group in ipairs(B.groups) do
    B.section("acceleration: ", group)
    local sums = {}
    for _, s in ipairs(group) do
      for i = s.dof, s.dof + s.count - 1 do
        sums[i] = K.row_dot(s.count, B.G(group), B.at(i, s.dof), "acc", s.dof - 1)
        for _, run in ipairs(s.above) do
          sums[i] = K.row_plus(sums[i], run.count, "A", B.at(i, run.dof), "acc", run.dof - 1)
        end
      end
    end
    for i = group.dof, group.dof + group.count - 1 do K.store("acc", i - 1, sums[i]) end
  end
end

-- G and -A, and in acc the acceleration
local function begin(model, K)
  forward.surplus(model, K, "acc")
  inverse.by_limbs(model, K, function(seen, kit)
    local B = by_blocks.of(seen, kit)
    inverse.prepare(seen, kit, B)
    accelerate(kit, B)
  end)
end

-- dtau_a -= A' dtau_s from the leaves, and from the root X of each group: unless `whole`, in
-- columns of dofs that it carries or is carried by
local function solve(model, K, whole)
  local B = by_blocks.of(model, K)
  for g = #B.groups, 1, -1 do
    local group = B.groups[g]
    if #group.above > 0 then B.section("onto what carries it: ", group) end
    for _, run in ipairs(group.above) do
      each(model, K, group, function(result, columns)
        local dtau = result.dtau
        B.times({ onto = true, inner = true }, dtau, "A", dtau, run, group, columns)
      end)
    end
  end
  for _, group in ipairs(B.groups) do
    B.section("derivatives of a: ", group)
    local tree = whole and group.tree or lists.joined(group.above, group.below)
    for k, columns in ipairs(unknown(model, tree)) do
      local X, known = RESULTS[k].array, drift.columns(model, RESULTS[k].by)
      B.from_above(group, columns, X)
      if whole then B.clear(X, group, group.tree, known) end
    end
    for _, s in ipairs(group) do
      each(model, K, s, function(result, columns)
        B.times({ onto = #s.above > 0, minus = true }, result.array, B.G(group), result.dtau, s, s,
          columns)
      end)
    end
  end
end

-- all other columns
local function beside(model, K)
  local B = by_blocks.of(model, K)
  for _, group in ipairs(B.groups) do
    B.section("derivatives of a: ", group)
    for _, result in ipairs(RESULTS) do
      B.from_above(group, group.beside, result.array)
      B.clear(result.array, group, group.tree, drift.columns(model, result.by))
    end
  end
end

-- columns that no factor is needed for
local function known(model, K)
  for _, result in ipairs(RESULTS) do
    if #drift.columns(model, result.by) > 0 then
      K.section("derivatives of a by motions of the whole robot")
      drift.store(model, K, result.by, result.array)
    end
  end
end

function M.by_paths(model, K)
  begin(model, K)
  of_rnea(model, K, columns_read(model, K, by_blocks.of(model, K)))
  if not inverse.by_limbs(model, K, solve) then beside(model, K) end
  inverse.down(model, K)
  known(model, K)
end

function M.by_products(model, K)
  local n, read = model.nv, { dtau_dq = {}, dtau_dv = {} }
  local all = unknown(model, { { dof = 1, count = n } })
  for k, result in ipairs(RESULTS) do
    for i = 1, n do read[result.dtau][i] = mark({}, all[k]) end
  end
  begin(model, K)
  of_rnea(model, K, read)
  inverse.down(model, K)
  K.section("derivatives of a")
  for k, result in ipairs(RESULTS) do
    for _, run in ipairs(all[k]) do
      local at = run.dof - 1
      K.gemm({ minus = true, whole = true }, run.count, n, n, n, result.array, at, "Hinv", 0,
        result.dtau, at)
    end
  end
  known(model, K)
end

return M
