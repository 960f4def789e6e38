-- The inverse of H.
--
--   inverse.of(model, K, array) stores Hinv, given L'DL in `array`, which it uses up
-- By rows it goes path by path (factor.paths), in products of matrices: more operations, of which a
-- vector takes several.  By scalars, and in deep trees, it goes along the branches,
-- Hinv = W' D^-1 W of H = L'DL with W = L^-1, which has the pattern of L.  There the rows hold
-- N = -W in place of L, from the root down: N_ij = L_ij - sum L_ik N_kj over the ancestors k of i
-- below j, N_ii = -1; then Hinv_ij = sum N_ik N_jk / D_k over the dofs k that carry both.  Local
-- arrays: that of factor.paths, or Dinv by dof and V = one row of N D^-1 by place.
local paths = require "algo.factor.paths"
local supernodes = require "algo.factor.supernodes"

local M = {}

local function invert(model, K, array)
  local p = model.pattern
  for i = 1, p.n do
    local at, dof = p.rowptr[i], model.dofs[i]
    local last = p.rowptr[i + 1] - 1
    K.section("row of L^-1: " .. dof.id, dof.id, dof.body)
    K.store("Dinv", i - 1,
      K.name("Dinv", nil, nil, K.one / K.name("D", nil, nil, K.load(array, last))))
    K.store(array, last, -K.one)
    local list = supernodes.above(p, i)
    for k = #list, 1, -1 do
      local node = list[k]
      K.run_reduce(node.count, node.place, array, at, array, p.rowptr[node.dof])
    end
  end
end

local function by_paths(model, K, array)
  local B = paths.of(model, K, array)
  for _, group in ipairs(B.groups) do
    B.section("rows of H^-1: ", group)
    B.factor(group)
    B.inverse(group)
  end
end

-- Rows of Hinv: of each the entries in columns of dofs that carry its own (carried true), of those
-- beside (false), or all (nil), which is done row by row in V.  By parts all rows of V are kept, in
-- W, and entries are stored on both sides of the diagonal as they come.
local function rows(model, K, array, carried)
  local p, V = model.pattern, carried == nil and "V" or "W"
  for i = 1, p.n do
    local dof, first = model.dofs[i], carried == nil and 0 or p.rowptr[i]
    K.section(("row of H^-1: %s%s"):format(dof.id, carried == false and ", other branches" or ""),
      dof.id, dof.body)
    for _, node in ipairs(carried ~= false and supernodes.above(p, i, true) or {}) do
      local place = node.place - 1
      K.row_mul(node.count, V, first + place, array, p.rowptr[i] + place, "Dinv", node.dof - 1)
    end
    for _, node in ipairs(supernodes.beside(p, i)) do
      local at = (i - 1) * p.n + node.dof - 1
      local wanted = carried == nil or carried == (node.carries or false)
      if wanted and node.shared > 0 then
        K.run_dot(node.count, node.place, node.shared, "Hinv", at, V, first, array,
          p.rowptr[node.dof])
      end
      for j = 0, wanted and node.count - 1 or -1 do
        if node.shared == 0 then K.store("Hinv", at + j, K.zero) end
        if carried ~= nil and node.dof + j < i then
          K.store("Hinv", (node.dof + j - 1) * p.n + i - 1, K.load("Hinv", at + j))
        end
      end
    end
    if carried == nil then K.mirror(p.n, "Hinv", i - 1) end
  end
end

function M.of(model, K, array)
  if K.supernodes then
    invert(model, K, array)
    rows(model, K, array)
  elseif K.by_rows then
    by_paths(model, K, array)
  else
    K.by_limbs(function(seen, kit)
      invert(seen, kit, array)
      rows(seen, kit, array, true)
    end, model, K)
    rows(model, K, array, false)
  end
end

return M
