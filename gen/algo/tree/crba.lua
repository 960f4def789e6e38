-- Composite-rigid-body algorithm: H(q), RBDA table 6.2.
--
--   for i = N..1:  F = Ic S;  H_ii = S' F
--                  up the tree: F = X F, H_ij = F' S_j
--                  Ic_lambda += X Ic X'
--
-- Composite quantities are summed in body coordinates; F is multiplied by the S_j of ancestors in
-- the frames of tree.climb.  Emitted in this order, leaf to root: F is carried to the root before
-- the next body starts, so that few values are alive at once.  Mimic joints (RBDA eq. 3.20, H =
-- G'HG) have their F scaled and add to the entries of the joint they follow; reflected rotor
-- inertia adds to the diagonal.  Results: H packed (model.pattern), store("H", k, value).
local children = require "algo.tree.children"
local climb = require "algo.tree.climb"
local gather = require "algo.tree.gather"
local inertia = require "spatial.inertia"
local letters = require "spatial.letters"
local mechanism = require "algo.tree.mechanism"

local TEN = letters.TEN

return function(model, K)
  local bodies = model.bodies
  local S, w, X, Ic, Ia = mechanism.rigid(model, K)
  local view = climb.of(model, K, X)
  K.equations("Ic = I + children's Ic;  F = Ic*S, carried up the tree;  H = S'*F")
  local H = gather.packed(model, K, "H",
    gather.columns(model, K, view, { { "S", S, "S_columns" } }), w)
  local carry = climb.carrier(model, K, view, w, "F to ", function(i, s, stop, c)
    H.row(i, s, stop, { { "S", c.F } })
  end)
  local arriving, below = children.of(model, K), {}
  for i in ipairs(bodies) do below[i] = {} end

  local hint = letters.hints(K)
  for i = #bodies, 1, -1 do
    local body = bodies[i]
    K.section(mechanism.title(model, i), body.id, i)
    K.step(#below[i] > 1 and "children: " .. table.concat(below[i], ", ") or nil, "Ic")
    -- the composite inertia of the body, and the block of its own joint
    Ic[i] = arriving.onto(i, Ic[i], inertia.add)
    K.vector("Ic", nil, TEN, inertia.ten(Ic[i]))
    for s, column in ipairs(S[i]) do
      local F = inertia.mul(Ic[i], column)
      for t = 1, s do
        local value = inertia.dot(S[i][t], F)
        H.own(i, t, s, s == t and value + Ia[i] or value)
      end
      carry(i, s, { F = F }) -- against the axes of each ancestor
    end

    -- Ic to the parent
    local parent = body.parent
    if parent > 0 then
      K.step("Ic to " .. bodies[parent].id)
      local moved = inertia.to_parent(X[i], Ic[i], hint)
      K.vector("Ic", parent, TEN, inertia.ten(moved))
      arriving.add(i, moved)
      table.insert(below[parent], body.id)
    end
  end
end
