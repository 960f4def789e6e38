-- Rates of dependent joints from those of independent ones (model.constraints.embedding, from
-- analysis.clusters), by rows of K:
--
--   K_d v_d = -K_i v_i:  v = P v_i,  P = [1; G],  G = -K_d^-1 K_i
--
--   follow(model, K, rows) -> split    rows: of delassus;  the pivots are those of K_d, by row
--     split.P[dof] = { [independent dof] = x }     split:gather(x) -> P' x   split:spread(x) -> P x
--     split:solve(goal, symbol) -> x_d of K_d x_d = goal(row), by dof
--     split:multipliers(force) -> lambda of K_d' lambda = force, by row
-- Lists are by dof; x of split:spread is over independent dofs only.  K_d is inverted block by
-- block, each as large as its loop (constraints.small).
local lists = require "list"
local order = require "order"
local small = require "algo.constraints.small"

local TINY = { double = 1e-24, float = 1e-10 } -- of the square of a block's volume: singular

local Split = {}
Split.__index = Split

-- x_d of a block by its inverse: right(row) less what other dofs of the row add, x(dof) or nil
local function solve_block(self, block, right, x)
  local b, any = {}, false
  for i, r in ipairs(block.rows) do
    local row = self.rows[r]
    b[i] = right(r)
    for k, dof in ipairs(row.dofs) do
      local y = not block.own[dof] and x(dof)
      if y then b[i] = b[i] - row.values[k] * y end
    end
    any = any or not self.K.is_zero(b[i])
  end
  return any and block.inverse.solve(b) or {}
end

-- the inverse of a block of K_d: { rows, dofs, own = set of dofs, inverse }
local function inverted(self, block, tiny)
  local model, K, A, whole = self.model, self.K, {}, {}
  local own = { rows = {}, dofs = block.dofs, own = lists.set(block.dofs) }
  K.section("split of " .. block.rows[1].id, block.rows[1].id, 0)
  for i, row in ipairs(block.rows) do
    local r = row.constraint.row
    while model.constraints.rows[r] ~= row do r = r + 1 end
    own.rows[i], A[i] = r, {}
    for j, dof in ipairs(block.dofs) do A[i][j] = self.rows[r].at[dof] or K.zero end
    whole[i] = #block.dofs > 1 and A[i] or self.rows[r].values
  end
  own.inverse = small.inverse(K, A, tiny, whole)
  for i, x in ipairs(own.inverse.pivots) do
    K.pivot(model.nv + own.rows[i], K.name("regular", nil, nil, x))
  end
  return own
end

-- x_d of K_d x_d = goal, the independent ones at rest; goal(r)
function Split:solve(goal, symbol)
  local list, K, dofs = {}, self.K, self.model.dofs
  for _, block in ipairs(self.blocks) do
    for k, x in ipairs(solve_block(self, block, goal, function(dof) return list[dof] end)) do
      local one = dofs[block.dofs[k]]
      K.owner(one.id, one.body)
      list[block.dofs[k]] = K.name(symbol, nil, nil, x)
    end
  end
  return list
end

-- lambda of K_d' lambda = force, the last blocks first; force[dof]
function Split:multipliers(force)
  local lambda = {}
  for n = #self.blocks, 1, -1 do
    local block, c = self.blocks[n], {}
    for k, dof in ipairs(block.dofs) do
      c[k] = force[dof]
      for later = n + 1, #self.blocks do
        for _, r in ipairs(self.blocks[later].rows) do
          local x = self.rows[r].at[dof]
          if x then c[k] = c[k] - x * lambda[r] end
        end
      end
    end
    for i, x in ipairs(block.inverse.transposed(c)) do lambda[block.rows[i]] = x end
  end
  return lambda
end

-- P' x, x over all dofs or some
function Split:gather(x)
  local sum = {}
  for _, dof in ipairs(self.all.dofs) do sum[dof] = x[dof] end
  for _, dof in ipairs(self.all.dependent) do
    for j, y in order.pairs(x[dof] and self.P[dof] or {}) do
      sum[j] = sum[j] and sum[j] + y * x[dof] or y * x[dof]
    end
  end
  return sum
end

-- P x, x over independent dofs
function Split:spread(x)
  local list = {}
  for _, dof in ipairs(self.all.dofs) do list[dof] = x[dof] end
  for _, dof in ipairs(self.all.dependent) do
    local sum = self.K.zero
    for j, y in order.pairs(self.P[dof]) do sum = sum + y * x[j] end
    list[dof] = sum
  end
  return list
end

return function(model, K, rows)
  local all, P = model.constraints.embedding, {}
  local self = setmetatable({ model = model, K = K, rows = rows, P = P, all = all, blocks = {} },
    Split)
  local tiny = TINY[model.constraints.real] or TINY.double
  for _, dof in ipairs(all.dofs) do P[dof] = { [dof] = K.one } end
  K.equations("P = [1; G], G = -K_d^-1*K_i: rates of dependent joints by those of independent ones")
  local function at_rest() return K.zero end
  for n, one in ipairs(all.blocks) do
    local block = inverted(self, one, tiny)
    self.blocks[n] = block
    for _, dof in ipairs(block.dofs) do P[dof] = {} end
    for _, j in ipairs(all.follows[block.dofs[1]]) do
      local x = solve_block(self, block, at_rest, function(dof) return P[dof][j] end)
      for k, dof in ipairs(block.dofs) do
        if x[k] and not K.is_zero(x[k]) then
          P[dof][j] = K.name("G", model.dofs[dof].id, nil, x[k])
        end
      end
    end
  end
  return self
end
