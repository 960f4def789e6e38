-- Rates of coordinates: q' = Q(q) v (RBDA eq. 3.5 to 3.9), block by block along the diagonal.
--
--   rates.block(K, body) -> list of { row of q, dof, value }, from 0, row by row, columns ascending
--   rates.qdot, rates.qdot_matrix   q' of v;  Q, packed by model.pattern.of_rates
-- A joint of one dof has 1.  A velocity in the child's axes moves its origin by R v, and a unit
-- quaternion (u, s) changes by (s w + u x w, -u'w) / 2.
local mechanism = require "algo.tree.mechanism"

local M = {}

-- of a unit quaternion q[first..], turned by the dofs from v on
local function turning(K, list, first, v)
  local half = {}
  for k = 1, 4 do half[k] = K.num(0.5) * K.input("q", first + k - 1) end
  K.hint("half_q", nil, { "x", "y", "z", "w" }, half, true)
  local rows = {
    { half[4], -half[3], half[2] }, { half[3], half[4], -half[1] },
    { -half[2], half[1], half[4] }, { -half[1], -half[2], -half[3] },
  }
  for i, row in ipairs(rows) do
    for k, x in ipairs(row) do list[#list + 1] = { first + i - 1, v + k - 1, x } end
  end
  return mechanism.quaternion_matrix(K, first)
end

local BY_TYPE = {}

function BY_TYPE.spherical(K, list, body) turning(K, list, body.q, body.v) end

function BY_TYPE.floating(K, list, body)
  local turns = {}
  local R = turning(K, turns, body.q + 3, body.v + 3)
  for i, row in ipairs(R) do
    for k, x in ipairs(row) do list[#list + 1] = { body.q + i - 1, body.v + k - 1, x } end
  end
  table.move(turns, 1, #turns, #list + 1, list)
end

function BY_TYPE.planar(K, list, body)
  local angle = K.input("q", body.q + 2)
  local c, s = K.name("c", nil, nil, K.cos(angle)), K.name("s", nil, nil, K.sin(angle))
  for _, entry in ipairs { { 0, 0, c }, { 0, 1, -s }, { 1, 0, s }, { 1, 1, c }, { 2, 2, K.one } } do
    list[#list + 1] = { body.q + entry[1], body.v + entry[2], entry[3] }
  end
end

function M.block(K, body)
  local list = {}
  if body.target then return list end
  if BY_TYPE[body.type] then
    BY_TYPE[body.type](K, list, body)
  else
    list[1] = { body.q, body.v, K.one }
  end
  return list
end

local function each(model, K, visit)
  for i, body in ipairs(model.bodies) do
    K.section("rates of " .. mechanism.title(model, i), body.id, i)
    for _, entry in ipairs(M.block(K, body)) do visit(table.unpack(entry)) end
  end
end

function M.qdot(model, K)
  local sum = {}
  each(model, K, function(row, dof, x)
    local term = x * K.input("v", dof)
    sum[row] = sum[row] and sum[row] + term or term
  end)
  for row = 0, model.nq - 1 do K.store("qd", row, sum[row]) end
end

function M.qdot_matrix(model, K)
  local count = 0
  each(model, K, function(_, _, x)
    K.store("Q", count, x)
    count = count + 1
  end)
end

return M
