-- Forces that hold the robot still, from mass and first moment m, h = m*c of a body and all that it
-- carries:
--
--   down   dd, minus gravity, in each body's axes
--   up     h += children's h;  g = S' (m*dd, h x dd);  h to the parent
-- branch by branch.  The result is that of RNEA with v = a = 0, but three numbers are carried up
-- instead of six, and the torque about an axis parallel to gravity is structurally zero.
local children = require "algo.tree.children"
local entries = require "algo.tree.entries"
local inertia = require "spatial.inertia"
local letters = require "spatial.letters"
local mechanism = require "algo.tree.mechanism"
local motions = require "algo.tree.motions"
local turn = require "spatial.turn"

local AXES, MOMENT = letters.AXES, { "hx", "hy", "hz" }

return function(model, K)
  -- minus the acceleration of gravity, down the tree; m and Ic_h, up
  local bodies = model.bodies
  local S, w, X, I = mechanism.rigid(model, K)
  local hint = letters.hints(K)
  local dd = { [0] = motions.lift(model, K, true) }
  K.equations("dd: minus gravity, in a body's axes;  Ic_h = m*c, children included;  "
    .. "g = S'*(m*dd, Ic_h x dd)")
  local arriving = children.of(model, K)
  local add = entries.collector(K, "g", entries.of_dofs(model))
  children.walk(bodies, function(i)
    K.section("gravity at " .. mechanism.title(model, i), bodies[i].id, i)
    dd[i] = turn.vector(turn.inverse(X[i].R), dd[bodies[i].parent], hint, "dd")
    K.vector("dd", nil, AXES, dd[i])
  end, function(i)
    local body = bodies[i]
    K.section("force on " .. mechanism.title(model, i), body.id, i)
    K.step(nil, "Ic")
    local own = arriving.onto(i, I[i], inertia.add)
    K.vector("Ic", nil, MOMENT, own.h)
    local x, y, z = table.unpack(dd[i])
    local force = inertia.mul(own, { x, y, z, K.zero, K.zero, K.zero })
    for n, column in ipairs(S[i]) do add(body.columns[n] - 1, inertia.dot(column, force) * w[i]) end
    if body.parent > 0 then
      K.step("Ic to " .. bodies[body.parent].id)
      local moved = inertia.to_parent(X[i], own, hint)
      K.vector("Ic", body.parent, MOMENT, moved.h)
      arriving.add(i, moved)
    end
  end)
end
