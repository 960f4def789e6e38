-- Derivatives of forward dynamics: da = Hinv (dtau - dtau_dq dq - dtau_dv dv), that is -H^-1 times
-- the derivatives of rnea at the acceleration that fd finds (Carpentier & Mansard 2018); and Hinv,
-- da/dtau.  Since this needs the factor of H, a is computed with it as well: for a
-- humanoid, bias and solve take 4500 operations, articulated bodies would take 7500.
--
--   by_paths(model, K), by_products(model, K)
--   solve(model, K, whole, nothing_known)   da_dq and da_dv from dtau_dq and dtau_dv, given what
--     factor.inverse leaves
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

-- By rows: two runs with at most so many columns of zeros between them are cheaper as one call;
-- paths of a group are multiplied apart, without each other's zeros, from so many products a column
local GAP, APART = 9, 60

-- results, each with its variable, the derivative of rnea from which it is made, and its columns
-- that are known
local function results_of(model, nothing_known)
  return lists.mapped({ "q", "v" }, function(by)
    return { array = "da_d" .. by, dtau = "dtau_d" .. by, by = by,
      known = nothing_known and {} or drift.columns(model, by) }
  end)
end

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

-- the columns of a result that are not known beforehand; by rows, including gaps that are cheaper
-- than another call
local function unknown(K, result, runs)
  local list, gap = {}, K.by_rows and GAP or 0
  for _, run in ipairs(supernodes.less(runs, result.known)) do
    local last = list[#list]
    if last and run.dof - last.dof - last.count <= gap then
      last.count = run.dof + run.count - last.dof
    else
      list[#list + 1] = { dof = run.dof, count = run.count }
    end
  end
  return list
end

-- the columns of results with which a path, or a group, has to be multiplied
local function each(K, results, s, runs, visit)
  for _, result in ipairs(results) do
    for _, columns in ipairs(unknown(K, result, runs)) do visit(result, s, columns) end
  end
end

local function beyond(s) return lists.joined(s.above, s.below) end

-- the same for what a group adds to the rows of a run;  three columns are taken as four, of which
-- one of another path is zero
local function onto(K, results, group, run, visit)
  if not K.by_rows or #group == 1 or run.count * group.count < APART then
    return each(K, results, group, beyond(group), visit)
  end
  each(K, results, group, group.above, visit)
  for k, s in ipairs(group) do
    local more = s.count % 4 == 3 and 1 or 0
    local first = k == #group and s.dof - more or s.dof
    each(K, results, s, { { dof = first, count = s.count + more } }, visit)
  end
end

-- the columns that are read of each row, and a visit that adds some
local function reading(n)
  local read = { dtau_dq = {}, dtau_dv = {} }
  for i = 1, n do read.dtau_dq[i], read.dtau_dv[i] = {}, {} end
  return read, function(result, rows, columns)
    for i = rows.dof, rows.dof + rows.count - 1 do
      for k = columns.dof, columns.dof + columns.count - 1 do read[result.dtau][i][k] = true end
    end
  end
end

-- visit(group, run) each group, from the leaves, with each run of what carries it
local function from_leaves(B, visit)
  for g = #B.groups, 1, -1 do
    local group = B.groups[g]
    if #group.above > 0 then B.section("onto what carries it: ", group) end
    for _, run in ipairs(group.above) do visit(group, run) end
  end
end

-- acc := H^-1 acc
local function accelerate(K, B)
  from_leaves(B, function(group, run)
    for i = group.dof, group.dof + group.count - 1 do
      K.row_sub(run.count, "acc", run.dof - 1, -K.load("acc", i - 1), "A", B.at(i, run.dof))
    end
  end)
  B.each("acceleration: ", function(group)
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
  end)
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
-- columns of dofs that it carries or is carried by;  nothing_known: columns of drift too
function M.solve(model, K, whole, nothing_known)
  local B, results = by_blocks.of(model, K), results_of(model, nothing_known)
  from_leaves(B, function(group, run)
    onto(K, results, group, run, function(result, inner, columns)
      local dtau = result.dtau
      B.times({ onto = true, inner = true }, dtau, "A", dtau, run, inner, columns)
    end)
  end)
  B.each("derivatives of a: ", function(group)
    for _, result in ipairs(results) do
      local X, known = result.array, result.known
      B.from_above(group, supernodes.less(whole and group.tree or beyond(group), known), X)
      if whole then B.clear(X, group, group.tree, known) end
    end
    for _, s in ipairs(group) do
      each(K, results, s, beyond(s), function(result, _, columns)
        B.times({ onto = #s.above > 0, minus = true }, result.array, B.G(group), result.dtau, s, s,
          columns)
      end)
    end
  end)
end

-- all other columns
local function beside(model, K)
  local B = by_blocks.of(model, K)
  B.each("derivatives of a: ", function(group)
    for _, result in ipairs(results_of(model)) do
      B.from_above(group, group.beside, result.array)
      B.clear(result.array, group, group.tree, result.known)
    end
  end)
end

-- columns that no factor is needed for
local function known(model, K)
  for _, result in ipairs(results_of(model)) do
    if #result.known > 0 then
      K.section("derivatives of a by motions of the whole robot")
      drift.store(model, K, result.by, result.array)
    end
  end
end

function M.by_paths(model, K)
  local results, read, add = results_of(model), reading(model.nv)
  for _, group in ipairs(by_blocks.of(model, K).groups) do
    for _, run in ipairs(group.above) do onto(K, results, group, run, add) end
    for _, s in ipairs(group) do each(K, results, s, beyond(s), add) end
  end
  begin(model, K)
  of_rnea(model, K, read)
  if not inverse.by_limbs(model, K, M.solve) then beside(model, K) end
  inverse.down(model, K)
  known(model, K)
end

function M.by_products(model, K)
  local n, results, read, add = model.nv, results_of(model), reading(model.nv)
  local all = { dof = 1, count = n }
  each(K, results, all, { all }, add)
  begin(model, K)
  of_rnea(model, K, read)
  inverse.down(model, K)
  K.section("derivatives of a")
  each(K, results, all, { all }, function(result, _, columns)
    local at = columns.dof - 1
    K.gemm({ minus = true, whole = true }, columns.count, n, n, n, result.array, at, "Hinv", 0,
      result.dtau, at)
  end)
  known(model, K)
end

return M
