-- Articulated-body inertias, RBDA eq. 7.2 to 7.5, with or without forces.  For tree.aba and
-- constraints.osim.
--
--   articulated_bodies.up(model, K, S, X, I, forces) -> up, columns
--     up(i)       IA and pA of body i, children first; its joint is projected out
--     columns[i]  by column: { S, U = IA*S, D = S'*U, Dinv, axis, u = tau - S'*pA }
--     forces      nil, or { at = net force of each body, tau(i, n) -> force of a dof, known = dofs
--                 whose acceleration is known }.  A joint of such dofs is not projected out: its
--                 columns have S, U and p = S'*pA
-- A joint of several dof is taken column by column, which factors its D.  After a column that is a
-- coordinate axis, IA has a zero row and column, which is never computed.
local articulated = require "spatial.articulated"
local children = require "algo.tree.children"
local inertia = require "spatial.inertia"
local letters = require "spatial.letters"
local lists = require "list"
local mat3 = require "spatial.mat3"
local mechanism = require "algo.tree.mechanism"

local M = {}

local BLOCKS, FORCE, MOTION = letters.BLOCKS, letters.FORCE, letters.MOTION

local function flat(IA)
  local list = { table.unpack(IA.M) }
  for i = 1, 3 do table.move(IA.B[i], 1, 3, #list + 1, list) end
  return table.move(IA.C, 1, 6, #list + 1, list)
end

-- the index of the only non-zero of a column that is a coordinate axis
local function coordinate_axis(K, column)
  local places = lists.those({ 1, 2, 3, 4, 5, 6 }, function(k) return not K.is_zero(column[k]) end)
  return #places == 1 and places[1] or nil
end

-- Projects out one column of a joint; returns the rest, IA and pA. tau(): its force, if pA
local function project(K, body, n, column, IA, Ia, pA, tau)
  local function named(letter) return mechanism.column(letter, body, n) end
  local U = articulated.times(IA, column)
  local D = K.name(named "D", nil, nil, inertia.dot(column, U) + Ia)
  local force = pA and tau()
  local u = pA and K.name(named "u", nil, nil, force - inertia.dot(column, pA))
  local Dinv = K.name(named "Dinv", nil, nil, K.one / D)
  K.pivot(body.columns[n], D)
  K.vector(named "U", nil, MOTION, U)
  local axis = K.is_zero(Ia) and coordinate_axis(K, column) or nil
  local UD
  IA, UD = articulated.project(IA, U, Dinv, axis, K.zero)
  K.hint(named "UD", nil, MOTION, UD)
  K.hint(named "Ia", nil, BLOCKS, flat(IA))
  if pA then
    local push, moved = u * Dinv, {}
    K.hint(named "uD", nil, {}, { push })
    for k = 1, 6 do moved[k] = pA[k] + U[k] * push end
    -- S' pA is the joint's force now, so the product is left out
    if axis then moved[axis] = column[axis] * force end
    pA = moved
    K.hint(named "pa", nil, FORCE, pA)
  end
  return { S = column, U = U, D = D, Dinv = Dinv, axis = axis, u = u }, IA, pA
end

-- for a joint whose acceleration is known: U = IA*S and S'*pA, which determine its force
local function keep(K, body, S, IA, pA)
  local columns = {}
  for n, column in ipairs(S) do
    local U = articulated.times(IA, column)
    K.vector(mechanism.column("U", body, n), nil, MOTION, U)
    local p = K.name(mechanism.column("p", body, n), nil, nil, inertia.dot(column, pA))
    columns[n] = { S = column, U = U, p = p }
  end
  return columns
end

function M.up(model, K, S, X, I, forces)
  local arriving, columns, hint = children.of(model, K), {}, letters.hints(K)
  local Ia, known = mechanism.armatures(model, K), forces and forces.known or {}

  -- adds a body's inertia and bias force to its parent
  local function to_parent(i, IA, pA)
    local up, moved = model.bodies[i].parent, {}
    K.step(("IA%s to %s"):format(pA and " and pA" or "", model.bodies[up].id))
    moved.IA = articulated.to_parent(X[i], IA, hint)
    K.vector("IA", up, BLOCKS, flat(moved.IA))
    if pA then
      moved.pA = inertia.force_to_parent(X[i], pA, hint)
      K.vector("pA", up, FORCE, moved.pA)
    end
    arriving.add(i, moved)
  end

  return function(i)
    local body = model.bodies[i]
    K.section("articulated inertia of " .. mechanism.title(model, i), body.id, i)
    -- the body with all that it carries, and the force on it
    local IA, pA = articulated.from_rigid(I[i], K.zero), forces and forces.at[i]
    for _, child in ipairs(arriving.at(i)) do
      IA, pA = articulated.add(IA, child.IA), pA and mat3.sum(pA, child.pA)
    end
    K.step(nil, "IA")
    K.vector("IA", nil, BLOCKS, flat(IA))
    -- a joint with known acceleration stays rigid; any other is projected out
    if known[body.columns[1]] then
      columns[i] = keep(K, body, S[i], IA, pA)
    else
      K.step("project out the joint")
      columns[i] = {}
      for n = #S[i], 1, -1 do
        columns[i][n], IA, pA = project(K, body, n, S[i][n], IA, Ia[i], pA,
          function() return forces.tau(i, n) end)
      end
    end
    if body.parent > 0 then to_parent(i, IA, pA) end
  end, columns
end

return M
