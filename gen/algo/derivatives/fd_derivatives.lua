-- Derivatives of forward dynamics: da = Hinv (dtau - dtau_dq dq - dtau_dv dv), that is -H^-1 times
-- the derivatives of rnea at the acceleration that fd finds (Carpentier & Mansard 2018); and Hinv,
-- the derivative by tau.  The factor of H is there for that, so a comes through it, too: bias and
-- solve take 4500 operations of a humanoid, articulated bodies would take 7500.
--
--   by_paths(model, K), by_products(model, K)
-- Path by path, with the G and A of factor.paths.  A row of a derivative of rnea is zero but for
-- the dofs that its own dof carries or is carried by.  So
--   from the leaves   Q_a -= A' Q_s, in these columns alone
--   from the root     X_s = -G Q_s - A X_a
-- By products Hinv is multiplied with both derivatives of rnea, whole: more operations, of which a
-- vector takes several.
-- Local arrays: those of fd, acc for the acceleration, Q and R for the derivatives of rnea, A of
-- factor.paths with A' above its diagonal.
local capture = require "algo.kit.capture"
local rnea_derivatives = require "algo.derivatives.rnea_derivatives"
local forward = require "algo.factor.forward"
local inverse = require "algo.factor.inverse"
local lists = require "list"
local paths = require "algo.factor.paths"
local products = require "algo.factor.products"
local renamed = require "algo.kit.renamed"
local rnea = require "algo.tree.rnea"

local M = {}

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
  K.by_limbs(rnea_derivatives.rnea, model, kit)
end

-- what runs of dofs cover, by rows with gaps that cost less than a call for more runs would
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

-- the columns that are read of each row: all that are in a group's runs, and in a block's
local function columns_read(K, n, groups)
  local all = {}
  for i = 1, n do all[i] = {} end
  local function add(s)
    for i = s.dof, s.dof + s.count - 1 do
      for _, run in ipairs(bridged(K, s.above, s.below)) do
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

-- from the leaves, and from the root; by numbers only in columns of dofs that a path carries or is
-- carried by, which goes limb by limb
local function solve(model, K)
  local B = paths.of(model, K, "H")
  for g = #B.groups, 1, -1 do
    local group = B.groups[g]
    B.section("G, A: ", group)
    B.factor(group)
    for _, run in ipairs(group.above) do
      B.turn("A", group, run)
      for _, columns in ipairs(bridged(K, group.above, group.below)) do
        for _, dtau in ipairs { "Q", "R" } do
          B.times({ onto = true, minus = true }, dtau, "A", dtau, run, group, columns)
        end
      end
    end
  end

  for _, group in ipairs(B.groups) do
    B.section("derivatives of a: ", group)
    for k, dtau in ipairs { "Q", "R" } do
      local X = RESULTS[k]
      B.from_above(group, K.by_rows and group.tree or lists.joined(group.above, group.below), X)
      if K.by_rows then B.clear(X, group, group.tree) end
      for _, s in ipairs(group) do
        for _, columns in ipairs(bridged(K, s.above, s.below)) do
          B.times({ onto = #s.above > 0, minus = true }, X, "A", dtau, s, s, columns)
        end
      end
    end
    B.inverse(group)
  end
end

-- from the root by numbers, in all other columns
local function beside(model, K)
  local B = paths.of(model, K, "H")
  for _, group in ipairs(B.groups) do
    B.section("derivatives of a: ", group)
    for _, X in ipairs(RESULTS) do
      B.from_above(group, group.beside, X)
      B.clear(X, group, group.tree)
    end
    B.beside(group)
  end
end

-- the factor of H, the acceleration and the derivatives of rnea there; wanted: of of_rnea
local function begin(model, K, wanted)
  local C, n = {}, model.nv
  K.by_limbs(rnea.bias, model, capture(K, { C = C }))
  for i = 0, n - 1 do K.store("acc", i, K.input("tau", i) - C[i]) end
  forward.LD(model, K)
  local function acceleration(seen, kit) products.solve(seen, kit, "H", "acc") end
  if K.by_rows then acceleration(model, K) else K.by_limbs(acceleration, model, K) end
  of_rnea(model, K, wanted)
end

function M.by_paths(model, K)
  begin(model, K, columns_read(K, model.nv, paths.of(model, K, "H").groups))
  if K.by_rows then return solve(model, K) end
  K.by_limbs(solve, model, K)
  beside(model, K)
end

function M.by_products(model, K)
  local n, all = model.nv, {}
  for i = 1, n do
    all[i] = {}
    for k = 1, n do all[i][k] = true end
  end
  begin(model, K, all)
  inverse.of(model, K, "H")
  K.section("derivatives of a")
  for k, dtau in ipairs { "Q", "R" } do
    K.gemm({ minus = true, whole = true }, n, n, n, n, RESULTS[k], 0, "Hinv", 0, dtau, 0)
  end
end

return M
