-- S = K H^-1 K' of rows K from the factor of H: S = Y' D^-1 Y with Y = L^-T K' (RBDA section 8.4;
-- Featherstone 2010).  A column of Y is zero except at the dofs of its row and their ancestors.
--
--   delassus.row(K, id, n, entry) -> a row { id, dofs = list from 1, values = list over them, at =
--     the same by dof };  entry(dof): its element there, or nil
--   delassus.rows(model, rows) -> the same rows with `support`: the dofs where Y is not zero
--   delassus.Y(model, K, rows, LD)    leaves Y in the local array Y, row by row of K, and 1/D in
--     Dinv, given L'DL in array LD
--   delassus.S(model, K, rows) -> entry, less
--     entry(r, s)         S_rs for s <= r, to be called row by row; nil if their supports are
--                         disjoint
--     less(r, start, y)   start - Y_r' D^-1 y, y the name of an array over dofs
--   delassus.runs(a, b) -> { { dof, count }.. }: consecutive dofs in the support of both rows
local lists = require "list"
local order = require "order"
local products = require "algo.factor.products"
local pattern_of = require "model.pattern"
local supernodes = require "algo.factor.supernodes"

local M = {}

function M.row(K, id, n, entry)
  local row = { id = id, dofs = {}, values = {}, at = {} }
  for dof = 1, n do
    local x = entry(dof)
    if x and not K.is_zero(x) then
      row.dofs[#row.dofs + 1], row.values[#row.values + 1], row.at[dof] = dof, x, x
    end
  end
  return row
end

function M.rows(model, rows)
  local list = {}
  for r, row in ipairs(rows) do
    local inside = {}
    for _, dof in ipairs(row.dofs) do
      for _, k in ipairs(pattern_of.support(model.pattern, dof)) do inside[k] = true end
    end
    list[r] = setmetatable({ support = order.keys(inside), inside = inside }, { __index = row })
  end
  return list
end

function M.runs(a, b)
  return supernodes.runs(lists.those(a.support, function(k) return b.inside[k] end))
end

function M.Y(model, K, rows, LD)
  local p, n, needed = model.pattern, model.nv, {}
  K.equations("Y = L^-T*K', S = Y'*D^-1*Y: a column of Y is not zero at the dofs of its row and "
    .. "those that carry them")
  for r, row in ipairs(rows) do
    local at = (r - 1) * n
    for _, k in ipairs(row.support) do
      K.store("Y", at + k - 1, row.at[k] or K.zero)
      needed[k] = true
    end
    K.section("Y of " .. row.id, row.id, 0)
    -- solves with L^T in place, from the leaves to the root
    for s = #row.support, 1, -1 do
      local k = row.support[s]
      local y = K.name("Y", model.dofs[k].id, nil, K.load("Y", at + k - 1))
      if not K.is_zero(y) then products.scatter(p, K, LD, k, "Y", y, at) end
    end
  end
  K.section("D^-1")
  for k, dof in ipairs(model.dofs) do
    if needed[k] then
      K.owner(dof.id, dof.body)
      K.store("Dinv", k - 1,
        K.name("Dinv", nil, nil, K.one / K.load(LD, p.rowptr[k + 1] - 1)))
    end
  end
end

function M.S(model, K, rows)
  local n, ready = model.nv, nil
  -- Z = D^-1 Y_r, which all entries of row r share
  local function prepare(r)
    if ready == r then return end
    ready = r
    for _, run in ipairs(M.runs(rows[r], rows[r])) do
      K.row_mul(run.count, "Z", run.dof - 1, "Y", (r - 1) * n + run.dof - 1, "Dinv", run.dof - 1)
      for k = run.dof, K.by_rows and 0 or run.dof + run.count - 1 do
        K.hint("Z", model.dofs[k].id, {}, { K.load("Z", k - 1) })
      end
    end
  end

  local function entry(r, s)
    local common, sum = M.runs(rows[r], rows[s]), nil
    if #common == 0 then return nil end
    prepare(r)
    for _, run in ipairs(common) do
      local at = run.dof - 1
      sum = sum and K.row_plus(sum, run.count, "Z", at, "Y", (s - 1) * n + at)
        or K.row_dot(run.count, "Z", at, "Y", (s - 1) * n + at)
    end
    return sum
  end

  return entry, function(r, start, y)
    prepare(r)
    for _, run in ipairs(M.runs(rows[r], rows[r])) do
      start = K.row_minus(start, run.count, "Z", run.dof - 1, y, run.dof - 1)
    end
    return start
  end
end

return M
