-- Branch-sparse factors of H, in place on the packed rows: L'DL and L'L, RBDA table 6.3
-- (Featherstone 2005), like MuJoCo's mj_factorM.
--
--   for all k:  D = H_kk;  for i = lambda(k), lambda(lambda(k)) ..:
--     l = H_ki / D;  row i -= l * row k;  H_ki = l
-- The book counts k down; here the deepest comes first.  Then the next k is on another branch, and
-- a processor works on several branches at once.  In packed rows the columns of row i are the first
-- ones of every row k below it, so this is one operation for each supernode above k.  Cost on depth
-- d_k of dof k: sum(d_k (d_k - 1)/2) multiply-subtracts and sum(d_k - 1) products by 1/D.
local later = require "later"
local order = require "order"
local pattern_of = require "model.pattern"
local supernodes = later "algo.factor.supernodes"

local M = {}

local MANY = 12

-- the ancestors of a dof in words, a long path by its ends; a joint is named once for all its dofs
local function ancestors(model, k)
  if not model.bodies then return nil end
  local words, row = {}, pattern_of.support(model.pattern, k)
  for n = 1, #row - 1 do
    local dof = model.dofs[row[n]]
    local body, own = model.bodies[dof.body], dof.body == model.dofs[k].body
    if own or dof.component == body.nv then words[#words + 1] = (own and dof or body).id end
  end
  if #words > MANY then return ("ancestors: %s to %s"):format(words[1], words[#words]) end
  return #words > 0 and "ancestors: " .. table.concat(words, ", ") or "no ancestors"
end

-- visit(k, at, before, D) each pivot; its row begins at `at`, with `before` other entries
local function each_pivot(model, K, array, title, visit)
  local p, list = model.pattern, {}
  for k = 1, p.n do list[k] = p.n + 1 - k end
  order.by_place(list, function(k) return p.n - p.depth[k] end)
  for _, k in ipairs(list) do
    local at, before, dof = p.rowptr[k], p.depth[k] - 1, model.dofs[k]
    K.section(title .. dof.id, dof.id, dof.body)
    K.step(ancestors(model, k))
    local D = K.name("D", nil, nil, K.load(array, at + before))
    K.pivot(dof.pivot or k, dof.negative and -D or D)
    visit(k, at, before, D)
  end
end

-- Row k becomes L.  By rows it does so at once, and its entries u before that times L are taken
-- from the rows of its ancestors: lanes read u from memory, but l = u/D would have to be spread.
local function eliminate(model, K, array, k, D, Dinv)
  local p, u, by_runs = model.pattern, {}, K.supernodes and K.run_sub
  local at, row, scaled = p.rowptr[k], pattern_of.support(p, k), K.by_rows and Dinv
  for _, node in ipairs(by_runs and supernodes.above(p, k) or {}) do
    by_runs(node.count, node.place, array, p.rowptr[node.dof], D, Dinv, array, at)
  end
  if by_runs then return end
  for n = #row - 1, 1, -1 do
    u[n] = K.load(array, at + n - 1)
    if D ~= K.one then u[n] = K.name("U", model.dofs[row[n]].id, nil, u[n]) end
  end
  if scaled then K.row_scale(#row - 1, array, at, Dinv) end
  for n = #row - 1, 1, -1 do
    local id, l = model.dofs[row[n]].id, u[n]
    if not K.is_zero(l) then
      if not scaled then l = K.name("L", id, nil, Dinv and l * Dinv or l / D) end
      K.row_sub(n, array, p.rowptr[row[n]], l, array, at)
      if not scaled then K.store(array, at + n - 1, l) end
    end
  end
end

-- H = L'DL in place in `array` (H unless given), with 1/D on the diagonal if `inverted`; each D is
-- reported as a pivot.  model: or another matrix with { pattern, dofs = { { id, body, pivot,
-- negative } } }, whose pivots count as `pivot` says, some as negative ones (constraints.kkt).
function M.ltdl(model, K, array, inverted)
  array = array or "H"
  each_pivot(model, K, array, "L, D: ", function(k, at, before, D)
    local several = inverted or K.entries(array, at, before) > 1
    local Dinv = several and K.name("Dinv", nil, nil, K.one / D) or nil
    eliminate(model, K, array, k, D, Dinv)
    if inverted then K.store(array, at + before, Dinv) end
  end)
end

function M.ltdl_inverse_diagonal(model, K) M.ltdl(model, K, "H", true) end

-- H = L'L.  By rows, a row is eliminated with 1/D and multiplied by the root of D afterwards, so
-- the critical path has no root followed by a quotient, which would take a quarter more time.
function M.ltl(model, K)
  each_pivot(model, K, "H", "L: ", function(k, at, before, D)
    local root = K.name("L", nil, nil, K.sqrt(D))
    K.store("H", at + before, root)
    if before > 0 and K.by_rows then
      eliminate(model, K, "H", k, D, K.name("Dinv", nil, nil, K.one / D))
      K.row_scale(before, "H", at, root)
    elseif before > 0 then
      K.row_scale(before, "H", at, K.name("Linv", nil, nil, K.one / root))
      eliminate(model, K, "H", k, K.one, K.one)
    end
  end)
end

return M
