-- Composite-rigid-body algorithm: H(q), RBDA table 6.2, in body coordinates.
--
--   for i = N..1:  F = Ic S;  H_ii = S' F
--                  up the tree: F = X F, H_ij = F' S_j
--                  Ic_lambda += X Ic X'
--
-- Emitted in this order, leaf to root: F is carried to the root before the next body starts, so
-- that few values are alive at once.  Results: H packed (model.pattern), store("H", k, value).
local inertia = require "spatial.inertia"
local robot = require "algo.robot"

local FORCE = { "fx", "fy", "fz", "nx", "ny", "nz" }
local TEN = { "m", "hx", "hy", "hz", "xx", "xy", "xz", "yy", "yz", "zz" }

local function ten(I)
  local h, J = I.h, I.I
  return { I.m, h[1], h[2], h[3], J[1], J[2], J[3], J[4], J[5], J[6] }
end

local function names_of(model, list)
  local words = {}
  for k, i in ipairs(list) do words[k] = model.bodies[i].id end
  return table.concat(words, ", ")
end

return function(model, K)
  local bodies, rowptr = model.bodies, model.pattern.rowptr
  local S = robot.subspaces(model, K)
  local Ic = robot.inertias(model, K)
  local X = robot.transforms(model, K)
  local children = {}
  local moved = {} -- Ic of a body seen from its parent
  for i in ipairs(bodies) do children[i] = {} end

  -- entry (row, column) of H: the columns of a row are its ancestors, ascending
  local function store(row, column, value)
    local depth = model.pattern.depth
    K.store("H", rowptr[row] + depth[column] - 1, value)
  end

  for i = #bodies, 1, -1 do
    local body = bodies[i]
    K.section(robot.title(model, i), body.id, i)
    K.step(#children[i] == 0 and "Ic = I (leaf);  F = Ic*S;  H = S'*F"
      or "Ic = I + children (" .. names_of(model, children[i]) .. ");  F = Ic*S;  H = S'*F", "Ic")
    for _, child in ipairs(children[i]) do Ic[i] = inertia.add(Ic[i], moved[child]) end
    K.vector("Ic", nil, TEN, ten(Ic[i]))
    local F = {}
    for s = 1, body.nv do
      F[s] = inertia.mul(Ic[i], S[i][s])
      for t = 1, s do store(body.v + s, body.v + t, inertia.dot(S[i][t], F[s])) end
    end

    local j = i
    while bodies[j].parent > 0 do
      local parent = bodies[j].parent
      K.step("F to " .. bodies[parent].id)
      for s = 1, body.nv do
        F[s] = inertia.force_to_parent(X[j], F[s])
        local symbol = body.nv > 1 and "F" .. s or "F"
        K.vector(symbol, parent, FORCE, F[s])
        for t = 1, bodies[parent].nv do
          store(body.v + s, bodies[parent].v + t, inertia.dot(S[parent][t], F[s]))
        end
      end
      j = parent
    end

    local parent = body.parent
    if parent > 0 then
      K.step("Ic to " .. bodies[parent].id)
      moved[i] = inertia.to_parent(X[i], Ic[i])
      K.vector("Ic", parent, TEN, ten(moved[i]))
      table.insert(children[parent], i)
    end
  end
end
