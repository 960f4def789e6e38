-- How dependent joints follow independent ones (model.constraints.embedding, from
-- analysis.clusters), by rows of K:
--
--   K_d v_d = -K_i v_i:  v = P v_i,  P = [1; G],  G = -K_d^-1 K_i
--
--   follow(model, K, rows) -> own      rows of K by algo.delassus; pivots are those of K_d, by row
--     own.P[dof] = { [independent dof] = x }       own.gather(x) -> P' x     own.spread(x) -> P x
--     own.solve(goal, symbol) -> x_d of K_d x_d = goal(row), by dof
--     own.multipliers(force) -> lambda of K_d' lambda = force, by row
-- Lists are by dof, x of own.spread over independent ones only.  Block by block, so that an inverse
-- is as small as the loop is (algo.small).
local order = require "order"
local small = require "algo.small"

local TINY = { double = 1e-24, float = 1e-10 } -- of the square of a block's volume: singular

return function(model, K, rows)
  local all, blocks, P = model.constraints.embedding, {}, {}
  local tiny, value = TINY[model.constraints.real] or TINY.double, {}
  for _, r in ipairs(all.rows) do
    value[r] = {}
    for k, dof in ipairs(rows[r].dofs) do value[r][dof] = rows[r].values[k] end
  end
  for _, dof in ipairs(all.dofs) do P[dof] = { [dof] = K.one } end
  K.equations("P = [1; G], G = -K_d^-1*K_i: rates of dependent joints by those of independent ones")
  for n, block in ipairs(all.blocks) do
    local A, own, whole = {}, {}, {}
    K.section("split of " .. block.rows[1].id, block.rows[1].id, 0)
    blocks[n] = { rows = {}, dofs = block.dofs }
    for i, row in ipairs(block.rows) do
      local r = row.constraint.row
      while model.constraints.rows[r] ~= row do r = r + 1 end
      blocks[n].rows[i], A[i] = r, {}
      for j, dof in ipairs(block.dofs) do A[i][j] = value[r][dof] or K.zero end
      whole[i] = #block.dofs > 1 and A[i] or rows[r].values
    end
    for _, dof in ipairs(block.dofs) do own[dof], P[dof] = true, {} end
    local inverse = small.inverse(K, A, tiny, whole)
    for i, x in ipairs(inverse.pivots) do
      K.pivot(model.nv + blocks[n].rows[i], K.name("regular", nil, nil, x))
    end
    blocks[n].inverse, blocks[n].own = inverse, own
    for _, j in ipairs(all.follows[block.dofs[1]]) do
      local b, any = {}, false
      for i, r in ipairs(blocks[n].rows) do
        b[i] = K.zero
        for k, dof in ipairs(rows[r].dofs) do
          if not own[dof] and P[dof][j] then b[i] = b[i] - rows[r].values[k] * P[dof][j] end
        end
        any = any or not K.is_zero(b[i])
      end
      local x = any and inverse.solve(b)
      for k, dof in ipairs(block.dofs) do
        if x and not K.is_zero(x[k]) then
          P[dof][j] = K.name("G", model.dofs[dof].id, nil, x[k])
        end
      end
    end
  end
  local own = { P = P, all = all }

  -- x_d of K_d x_d = goal, the independent ones at rest; goal(r)
  function own.solve(goal, symbol)
    local list = {}
    for _, block in ipairs(blocks) do
      local b = {}
      for i, r in ipairs(block.rows) do
        b[i] = goal(r)
        for k, dof in ipairs(rows[r].dofs) do
          if not block.own[dof] and list[dof] then b[i] = b[i] - rows[r].values[k] * list[dof] end
        end
      end
      for k, x in ipairs(block.inverse.solve(b)) do
        local dof = block.dofs[k]
        K.owner(model.dofs[dof].id, model.dofs[dof].body)
        list[dof] = K.name(symbol, nil, nil, x)
      end
    end
    return list
  end

  -- lambda of K_d' lambda = force, the last blocks first; force[dof]
  function own.multipliers(force)
    local lambda = {}
    for n = #blocks, 1, -1 do
      local block, c = blocks[n], {}
      for k, dof in ipairs(block.dofs) do c[k] = force[dof] end
      for later = n + 1, #blocks do
        for _, r in ipairs(blocks[later].rows) do
          for k, dof in ipairs(block.dofs) do
            local x = value[r][dof]
            if x then c[k] = c[k] - x * lambda[r] end
          end
        end
      end
      for i, x in ipairs(block.inverse.transposed(c)) do lambda[block.rows[i]] = x end
    end
    return lambda
  end

  -- P' x, x over all dofs
  function own.gather(x)
    local sum = {}
    for _, dof in ipairs(all.dofs) do sum[dof] = x[dof] end
    for _, dof in ipairs(all.dependent) do
      for _, j in ipairs(order.keys(P[dof])) do sum[j] = sum[j] + P[dof][j] * x[dof] end
    end
    return sum
  end

  -- P x, x over independent dofs
  function own.spread(x)
    local list = {}
    for _, dof in ipairs(all.dofs) do list[dof] = x[dof] end
    for _, dof in ipairs(all.dependent) do
      local sum = K.zero
      for _, j in ipairs(order.keys(P[dof])) do sum = sum + P[dof][j] * x[j] end
      list[dof] = sum
    end
    return list
  end
  return own
end
