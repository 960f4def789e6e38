-- Composite-rigid-body algorithm: H(q), RBDA table 6.2.
--
--   for i = N..1:  F = Ic S;  H_ii = S' F
--                  up the tree: F = X F, H_ij = F' S_j
--                  Ic_lambda += X Ic X'
--
-- Composite quantities are summed in body coordinates; F is multiplied by the S_j of ancestors in
-- the frames of tree.climb.  Emitted in this order, leaf to root: F is carried to the root before
-- the next body starts, so that few values are alive at once.  Mimic joints (RBDA eq. 3.20, H =
-- G'HG) have their S scaled and add to the entries of the joint they follow; reflected rotor
-- inertia adds to the diagonal.  Results: H packed (model.pattern), store("H", k, value).
local children = require "algo.tree.children"
local climb = require "algo.tree.climb"
local gather = require "algo.tree.gather"
local inertia = require "spatial.inertia"
local letters = require "spatial.letters"
local lists = require "list"
local mechanism = require "algo.tree.mechanism"

local FORCE, TEN = letters.FORCE, letters.TEN
local ten = inertia.ten

local function names_of(model, list)
  return table.concat(lists.mapped(list, function(i) return model.bodies[i].id end), ", ")
end

return function(model, K)
  local bodies = model.bodies
  local S, w, X, Ic, Ia = mechanism.rigid(model, K)
  local view = climb.of(model, K, X)
  K.equations("Ic = I + children's Ic;  F = Ic*S, carried up the tree;  H = S'*F")
  local H = gather.packed(model, K, "H",
    gather.columns(model, K, view, { { "S", S, "S" } }), w)
  local arriving, below = children.of(model, K), {}
  for i in ipairs(bodies) do below[i] = {} end

  local hint = letters.hints(K)
  for i = #bodies, 1, -1 do
    local body = bodies[i]
    K.section(mechanism.title(model, i), body.id, i)
    K.step(#below[i] > 1 and "children: " .. names_of(model, below[i]) or nil, "Ic")
    -- the composite inertia of the body, and the block of its own joint
    Ic[i] = arriving.onto(i, Ic[i], inertia.add)
    K.vector("Ic", nil, TEN, ten(Ic[i]))
    local F = {}
    for s = 1, #S[i] do
      F[s] = inertia.mul(Ic[i], S[i][s])
      for t = 1, s do
        local value = inertia.dot(S[i][t], F[s])
        H.own(i, t, s, s == t and value + Ia[i] or value)
      end
    end

    -- F up the tree, against the axes of each ancestor
    for _, stop in ipairs(view.stops(i)) do
      K.step("F to " .. bodies[stop.frame].id)
      for s = 1, #S[i] do
        F[s] = inertia.force_to_parent(stop.X, F[s], hint)
        K.vector(mechanism.column("F", bodies[i], s), stop.frame, FORCE, F[s])
        H.row(i, s, stop, { { "S", F[s] } })
      end
    end

    -- Ic to the parent
    local parent = body.parent
    if parent > 0 then
      K.step("Ic to " .. bodies[parent].id)
      local moved = inertia.to_parent(X[i], Ic[i], hint)
      K.vector("Ic", parent, TEN, ten(moved))
      arriving.add(i, moved)
      table.insert(below[parent], i)
    end
  end
end
