-- Composite-rigid-body algorithm: H(q), RBDA table 6.2, in body coordinates.
--
--   for i = N..1:  F = Ic S;  H_ii = S' F
--                  up the tree: F = X F, H_ij = F' S_j
--                  Ic_lambda += X Ic X'
--
-- Emitted in this order, leaf to root: F is carried to the root before the next body starts, so
-- that few values are alive at once.  Mimic joints (RBDA eq. 3.20, H = G'HG) have their S scaled
-- and add to the entries of the joint they follow; reflected rotor inertia adds to the diagonal.
-- model.zeros[k]: entry k is known to be zero for every q, though these frames may not show it.
-- Results: H packed (model.pattern), store("H", k, value).
local entries = require "algo.entries"
local inertia = require "spatial.inertia"
local letters = require "algo.letters"
local robot = require "algo.robot"

local FORCE, TEN = letters.FORCE, letters.TEN
local ten = inertia.ten

local function names_of(model, list)
  local words = {}
  for k, i in ipairs(list) do words[k] = model.bodies[i].id end
  return table.concat(words, ", ")
end

return function(model, K)
  local bodies = model.bodies
  local S, w = robot.subspaces(model, K), robot.weights(model, K)
  local Ia = robot.armatures(model, K)
  local Ic, X = robot.inertias_and_poses(model, K)
  K.equations("Ic = I + children's Ic;  F = Ic*S, carried up the tree;  H = S'*F")
  local children = {}
  local moved = {} -- Ic of a body seen from its parent
  for i in ipairs(bodies) do children[i] = {} end

  -- add S_a' F_b, of columns of bodies a and b, to the entry of their dofs; where a mimic joint has
  -- a and b in common, both halves of H fall on one entry
  local expected, zeros = entries.of_H(model), model.zeros or {}
  local add = entries.collector(K, "H", expected)
  local function contribute(i, s, j, t, value)
    local a, b = bodies[i].columns[s], bodies[j].columns[t]
    value = value * w[i] * w[j]
    if a == b and i ~= j then value = value + value end
    local index = entries.packed(model.pattern, a, b)
    add(index, zeros[index] and K.zero or value)
  end
  -- where mimic joints couple branches, the elimination tree has entries that only factors fill in
  for index = 0, model.pattern.nh - 1 do
    if not expected[index] then K.store("H", index, K.zero) end
  end

  local tell = letters.teller(K)
  for i = #bodies, 1, -1 do
    local body = bodies[i]
    K.section(robot.title(model, i), body.id, i)
    K.step(#children[i] > 1 and "children: " .. names_of(model, children[i]) or nil, "Ic")
    for _, child in ipairs(children[i]) do Ic[i] = inertia.add(Ic[i], moved[child]) end
    K.vector("Ic", nil, TEN, ten(Ic[i]))
    local F = {}
    for s = 1, #S[i] do
      F[s] = inertia.mul(Ic[i], S[i][s])
      for t = 1, s do
        local value = inertia.dot(S[i][t], F[s])
        if s == t then value = value + Ia[i] end
        contribute(i, s, i, t, value)
      end
    end

    local j = i
    while bodies[j].parent > 0 do
      local parent = bodies[j].parent
      K.step("F to " .. bodies[parent].id)
      for s = 1, #S[i] do
        F[s] = inertia.force_to_parent(X[j], F[s], tell)
        K.vector(#S[i] > 1 and "F" .. s or "F", parent, FORCE, F[s])
        for t = 1, #S[parent] do
          contribute(i, s, parent, t, inertia.dot(S[parent][t], F[s]))
        end
      end
      j = parent
    end

    local parent = body.parent
    if parent > 0 then
      K.step("Ic to " .. bodies[parent].id)
      moved[i] = inertia.to_parent(X[i], Ic[i], tell)
      K.vector("Ic", parent, TEN, ten(moved[i]))
      table.insert(children[parent], i)
    end
  end
end
