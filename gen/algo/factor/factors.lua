-- Branch-sparse factors of H, in place on the packed rows: L'DL and L'L, RBDA table 6.3
-- (Featherstone 2005), like MuJoCo's mj_factorM.
--
--   for k = n..1:  D = H_kk;  for i = lambda(k), lambda(lambda(k)) ..:
--     l = H_ki / D;  row i -= l * row k;  H_ki = l
-- In packed rows the columns of row i are the first ones of every row k below it, so this is one
-- operation for each supernode above k.  Cost on depth d_k of dof k: sum(d_k (d_k - 1)/2)
-- multiply-subtracts and sum(d_k - 1) products by 1/D (one division if there is only one entry),
-- less the operations of entries that are zero for every q of this robot.
local supernodes = require "algo.factor.supernodes"
local pattern_of = require "model.pattern"

local M = {}

local MANY = 12

-- the ancestors of a dof in words, a long path by its ends; a joint is named once for all its dofs
local function ancestors(model, k)
  if not model.bodies then return nil end
  local words, row = {}, pattern_of.support(model.pattern.lambda, k)
  for n = 1, #row - 1 do
    local dof = model.dofs[row[n]]
    local body = model.bodies[dof.body]
    if dof.body == model.dofs[k].body then
      words[#words + 1] = dof.id
    elseif dof.component == body.nv then
      words[#words + 1] = body.id
    end
  end
  if #words > MANY then return ("ancestors: %s to %s"):format(words[1], words[#words]) end
  return #words > 0 and "ancestors: " .. table.concat(words, ", ") or "no ancestors"
end

local function eliminate(p, K, array, k, D, Dinv)
  for _, node in ipairs(supernodes.above(p, k)) do
    K.run_sub(node.count, node.place, array, p.rowptr[node.dof], D, Dinv, array, p.rowptr[k])
  end
end

-- H = L'DL in place in `array` (H unless given); pivot(k, D) reports each pivot for the caller's
-- check.  model: or another matrix with { pattern, dofs = { { id, body, pivot, negative } } },
-- whose pivots count as `pivot` says and some of which are negative (constraints.kkt).
-- inverted: leave 1/D on the diagonal
local function ltdl(model, K, array, inverted)
  local p = model.pattern
  for k = p.n, 1, -1 do
    local at, depth, dof = p.rowptr[k], p.depth[k], model.dofs[k]
    K.section("L, D: " .. dof.id, dof.id, dof.body)
    K.step(ancestors(model, k))
    local D = K.name("D", nil, nil, K.load(array, at + depth - 1))
    K.pivot(dof.pivot or k, dof.negative and -D or D)
    local several = inverted or K.entries(array, at, depth - 1) > 1
    local Dinv = several and K.name("Dinv", nil, nil, K.one / D) or nil
    eliminate(p, K, array, k, D, Dinv)
    if inverted then K.store(array, at + depth - 1, Dinv) end
  end
end

function M.ltdl(model, K, array) ltdl(model, K, array or "H") end
function M.ltdl_inverse_diagonal(model, K) ltdl(model, K, "H", true) end

-- H = L'L.  By rows, a row is eliminated with 1/D and multiplied by the root of D afterwards, so
-- the critical path has no root followed by a quotient, which would take a quarter more time.
function M.ltl(model, K)
  local p = model.pattern
  for k = p.n, 1, -1 do
    local at, depth, dof = p.rowptr[k], p.depth[k], model.dofs[k]
    K.section("L: " .. dof.id, dof.id, dof.body)
    K.step(ancestors(model, k))
    local D = K.name("D", nil, nil, K.load("H", at + depth - 1))
    K.pivot(k, D)
    local root = K.name("L", nil, nil, K.sqrt(D))
    K.store("H", at + depth - 1, root)
    if depth > 1 and K.by_rows then
      eliminate(p, K, "H", k, D, K.name("Dinv", nil, nil, K.one / D))
      K.row_scale(depth - 1, "H", at, root)
    elseif depth > 1 then
      K.row_scale(depth - 1, "H", at, K.name("Linv", nil, nil, K.one / root))
      eliminate(p, K, "H", k, K.one, K.one)
    end
  end
end

return M
