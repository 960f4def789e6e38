-- Branch-sparse factors of H, in place on the packed rows: L'DL and L'L, RBDA table 6.3
-- (Featherstone 2005).
--
-- Both are written left-looking: an entry is finished in one go, from all rows below it, and stored
-- once.  (Right-looking, as the book prints it, every entry is read and written depth times.)
--   U_ij = H_ij - sum over k in the subtree of i, k /= i, of L_ki U_kj
--   L'DL: D_i = U_ii, L_ij = U_ij / D_i.     L'L: L_ii = sqrt(U_ii), L_ij = U_ij / L_ii, U = L.
-- Cost on depth d_k of dof k: sum(d_k (d_k - 1)/2) multiply-subtracts and sum(d_k - 1) products by
-- 1/D (one division where there is but one ancestor), less what the entries save that are zero for
-- every q of this robot.  pivot(i, D) reports each pivot for the caller's check.
local M = {}

local function subtrees(lambda)
  local below = {}
  for i = 1, #lambda do below[i] = {} end
  for k = #lambda, 1, -1 do
    local i = lambda[k]
    while i > 0 do
      table.insert(below[i], k) -- deepest and last first, as the recursion finishes them
      i = lambda[i]
    end
  end
  return below
end

-- the ancestors of dof i in words; a joint of several dof is named once when all of it counts
local function ancestors(model, row)
  local words = {}
  for k = 1, #row - 1 do
    local dof = model.dofs[row[k]]
    local body = model.bodies[dof.body]
    if dof.body == model.dofs[row[#row]].body then
      words[#words + 1] = dof.id
    elseif dof.component == body.nv then
      words[#words + 1] = body.id
    end
  end
  return #words > 0 and "ancestors: " .. table.concat(words, ", ") or "no ancestors"
end

-- one skeleton for both; finish(i, row, at) turns the finished U of row i into the stored factor
-- and returns the pair of rows (L, U) that later rows subtract
local function factor(model, K, finish)
  local pattern = model.pattern
  local support = require("model.pattern").support
  local below = subtrees(pattern.lambda)
  local L, U = {}, {}
  for i = pattern.n, 1, -1 do
    local row = support(pattern.lambda, i)
    local dof = model.dofs[i]
    K.section(dof.id, dof.id, dof.body)
    K.step(ancestors(model, row))
    local u = {}
    for place = #row, 1, -1 do
      local value = K.input("H", pattern.rowptr[i] + place - 1)
      for _, k in ipairs(below[i]) do value = value - L[k][#row] * U[k][place] end
      u[place] = value
    end
    L[i], U[i] = finish(i, row, u)
  end
end

function M.ltdl(model, K)
  factor(model, K, function(i, row, u)
    local at = model.pattern.rowptr[i]
    local l = {}
    local depth = #row
    u[depth] = K.name("D", nil, nil, u[depth])
    K.store("H", at + depth - 1, u[depth])
    K.pivot(i, u[depth])
    local live = 0
    for place = 1, depth - 1 do
      if not K.is_zero(u[place]) then live = live + 1 end
    end
    local inverse = live > 1 and K.name("Dinv", nil, nil, K.one / u[depth])
    for place = 1, depth - 1 do
      local to = model.dofs[row[place]].id
      u[place] = K.name("U", to, nil, u[place])
      l[place] = inverse and u[place] * inverse or u[place] / u[depth]
      l[place] = K.name("L", to, nil, l[place])
      K.store("H", at + place - 1, l[place])
    end
    l[depth] = K.one
    -- rows above subtract L_ki * U_kj, and L_ki is what stands at place of i in row k
    return l, u
  end)
end

function M.ltl(model, K)
  factor(model, K, function(i, row, u)
    local at = model.pattern.rowptr[i]
    local l = {}
    local depth = #row
    K.pivot(i, u[depth])
    l[depth] = K.name("L", nil, nil, K.sqrt(u[depth]))
    K.store("H", at + depth - 1, l[depth])
    local inverse = depth > 1 and K.name("Linv", nil, nil, K.one / l[depth])
    for place = 1, depth - 1 do
      l[place] = K.name("L", model.dofs[row[place]].id, nil, u[place] * inverse)
      K.store("H", at + place - 1, l[place])
    end
    return l, l
  end)
end

return M
