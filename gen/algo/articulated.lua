-- Articulated-body inertias alone, RBDA eq. 7.2 to 7.5: what aba and algo.osim make of them.
--
--   articulated.project(K, body, n, suffix, column, IA, Ia, u) -> record, IA: one column of a joint
--     taken out: { S, U, D, Dinv, axis, u }.  u(): called between D and 1/D, may be nil
--   articulated(model, K) -> S, X, columns[i] = list of such records by column
local articulated = require "spatial.articulated"
local children = require "algo.children"
local inertia = require "spatial.inertia"
local letters = require "spatial.letters"
local robot = require "algo.robot"

local BLOCKS, MOTION = letters.BLOCKS, letters.MOTION

local M = {}

function M.flat(IA)
  local list = { table.unpack(IA.M) }
  for i = 1, 3 do table.move(IA.B[i], 1, 3, #list + 1, list) end
  return table.move(IA.C, 1, 6, #list + 1, list)
end

-- the place of the only non-zero of a column that is a coordinate axis
local function coordinate_axis(K, column)
  local place
  for k = 1, 6 do
    if not K.is_zero(column[k]) then
      if place then return nil end
      place = k
    end
  end
  return place
end

function M.project(K, body, n, suffix, column, IA, Ia, u)
  local U = articulated.times(IA, column)
  local D = K.name("D" .. suffix, nil, nil, inertia.dot(column, U) + Ia)
  local push = u and u() or nil
  local Dinv = K.name("Dinv" .. suffix, nil, nil, K.one / D)
  K.pivot(body.columns[n], D)
  K.vector("U" .. suffix, nil, MOTION, U)
  local axis = K.is_zero(Ia) and coordinate_axis(K, column) or nil
  local UD
  IA, UD = articulated.project(IA, U, Dinv, axis, K.zero)
  K.hint("UD" .. suffix, nil, MOTION, UD)
  K.hint("Ia" .. suffix, nil, BLOCKS, M.flat(IA))
  return { S = column, U = U, D = D, Dinv = Dinv, axis = axis, u = push }, IA
end

local function all(_, model, K)
  local bodies, S = model.bodies, robot.subspaces(model, K)
  local I, X = robot.inertias_and_poses(model, K)
  local Ia, columns, arriving = robot.armatures(model, K), {}, children.of(model, K)
  local tell = letters.teller(K)
  K.equations("IA = I + children's;  U = IA*S;  D = S'*U;  to the parent goes IA - U*U'/D")
  for i = #bodies, 1, -1 do
    local body = bodies[i]
    K.section("articulated inertia of " .. robot.title(model, i), body.id, i)
    local IA = arriving.onto(i, articulated.from_rigid(I[i], K.zero), articulated.add)
    K.step(nil, "IA")
    K.vector("IA", nil, BLOCKS, M.flat(IA))
    columns[i] = {}
    for n = #S[i], 1, -1 do
      columns[i][n], IA =
        M.project(K, body, n, #S[i] > 1 and tostring(n) or "", S[i][n], IA, Ia[i])
    end
    if body.parent > 0 then
      K.step("IA to " .. bodies[body.parent].id)
      IA = articulated.to_parent(X[i], IA, tell)
      K.vector("IA", body.parent, BLOCKS, M.flat(IA))
      arriving.add(i, IA)
    end
  end
  return S, X, columns
end

return setmetatable(M, { __call = all })
