-- Entries of results that several bodies add to: an entry is stored when its last part is added.
--
-- Without mimic joints each entry has one part.  With them a dof may belong to several bodies, so
-- the parts of each entry are counted first.
local lists = require "list"
local order = require "order"

local M = {}

-- K.store(array, index, sum) after `expected[index]` parts were added
function M.collector(K, array, expected)
  local sums, parts = {}, {}
  return function(index, value)
    value = K.meet(array, index, value)
    sums[index] = sums[index] and sums[index] + value or value
    parts[index] = (parts[index] or 0) + 1
    if parts[index] == (expected[index] or 1) then K.store(array, index, sums[index]) end
  end
end

-- a matrix with a column for each dof: its elements from 0, zero at first, and add(dof, column,
-- weight), because several bodies may move one dof
function M.columns(model, K, rows)
  local all = {}
  for index = 0, rows * model.nv - 1 do all[index] = K.zero end
  return all, function(dof, column, weight)
    for k, x in ipairs(column) do
      local index = (k - 1) * model.nv + dof - 1
      all[index] = all[index] + x * weight
    end
  end
end

-- packed index of (a, b) in H, either order: columns of a row are its ancestors, ascending
function M.packed(pattern, a, b)
  local row, column = math.max(a, b), math.min(a, b)
  return pattern.rowptr[row] + pattern.depth[column] - 1
end

local function count(expected, index) expected[index] = (expected[index] or 0) + 1 end

-- arriving[i][dof]: how many forces of a dof reach body i, if those that met below are one
function M.arriving(model)
  local arriving = { [0] = {} }
  for i in ipairs(model.bodies) do arriving[i] = {} end
  for i = #model.bodies, 1, -1 do
    local body = model.bodies[i]
    for _, dof in ipairs(lists.joined(body.columns, order.keys(arriving[i]))) do
      count(arriving[body.parent], dof)
    end
  end
  return arriving
end

-- visit(a, b, same) for each dof a of bodies that one with dof b carries, and a <= b of one body.
-- same: one column of one body
local function each_pair(model, visit)
  local arriving = M.arriving(model)
  for i, body in ipairs(model.bodies) do
    for s, b in ipairs(body.columns) do
      for t = 1, s do visit(body.columns[t], b, s == t) end
      for _, a in ipairs(order.keys(arriving[i])) do visit(a, b, false) end
    end
  end
end

-- how many parts each packed entry of H gets from CRBA
function M.of_H(model)
  local expected = {}
  each_pair(model, function(a, b) count(expected, M.packed(model.pattern, a, b)) end)
  return expected
end

-- how many parts each entry of a square matrix gets from pairs of a body and one that carries it
function M.of_pairs(model)
  local expected, nv = {}, model.nv
  each_pair(model, function(a, b, same)
    count(expected, (a - 1) * nv + b - 1)
    if not same then count(expected, (b - 1) * nv + a - 1) end
  end)
  return expected
end

-- how many bodies each dof (0-based) moves
function M.of_dofs(model)
  local expected = {}
  for _, body in ipairs(model.bodies) do
    for _, a in ipairs(body.columns) do count(expected, a - 1) end
  end
  return expected
end

return M
