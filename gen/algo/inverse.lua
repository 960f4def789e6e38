-- The inverse of H.
--
--   inverse.of(model, K, array) stores Hinv, given L'DL in `array`, which it uses up
-- By rows it goes path by path (algo.paths), in products of matrices: more operations, of which a
-- vector takes several.  By scalars, and in deep trees, it goes along the branches,
-- Hinv = W' D^-1 W of H = L'DL with W = L^-1, which has the pattern of L.  There the rows hold
-- N = -W in place of L, from the root down: N_ij = L_ij - sum L_ik N_kj over the ancestors k of i
-- below j, N_ii = -1; then Hinv_ij = sum N_ik N_jk / D_k over the dofs k that carry both.  Local
-- arrays: that of algo.paths, or Dinv by dof and V = one row of N D^-1 by place.
local paths = require "algo.paths"
local supernodes = require "algo.supernodes"

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

function M.of(model, K, array)
  if K.by_rows and not K.supernodes then return by_paths(model, K, array) end
  local p = model.pattern
  invert(model, K, array)
  for i = 1, p.n do
    local dof = model.dofs[i]
    K.section("row of H^-1: " .. dof.id, dof.id, dof.body)
    for _, node in ipairs(supernodes.above(p, i, true)) do
      local place = node.place - 1
      K.row_mul(node.count, "V", place, array, p.rowptr[i] + place, "Dinv", node.dof - 1)
    end
    for _, node in ipairs(supernodes.beside(p, i)) do
      local at = (i - 1) * p.n + node.dof - 1
      if node.shared > 0 then
        K.run_dot(node.count, node.place, node.shared, "Hinv", at, "V", 0, array,
          p.rowptr[node.dof])
      else
        for j = 0, node.count - 1 do K.store("Hinv", at + j, K.zero) end
      end
    end
    K.mirror(p.n, "Hinv", i - 1)
  end
end

return M
