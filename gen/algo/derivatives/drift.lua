-- Derivatives of forward dynamics by the pose and velocity of a floating base, in closed form.
-- Nothing depends on the position, and a rotation of the whole tree only rotates gravity; a
-- velocity of the whole tree changes the rate of v because the frame of v rotates.  With dofs x, y,
-- z, wx, wy, wz of the base, g gravity in its axes, and everything else held:
--   d a_xyz / d turn = [g]x      d a_xyz / d v_xyz = -[w]x      and all else is 0
--
--   drift.columns(model, by) -> runs { dof, count } of columns known so: by "q" all six of each
--     base, by "v" the first three
--   drift.store(model, K, by, array)   puts these columns into a square matrix by dofs
local lists = require "list"
local mechanism = require "algo.tree.mechanism"
local motions = require "algo.tree.motions"
local turn = require "spatial.turn"

local M = {}

local KNOWN = { q = 6, v = 3 }

-- rotors on a base have no weight, so with them a rotation of gravity changes the other
-- accelerations
local function bases(model)
  local list = {}
  for i, body in ipairs(model.bodies) do
    local free = body.type == "floating" and body.parent == 0 and body.armature == 0
    if free then list[#list + 1] = i end
  end
  return list
end

function M.columns(model, by)
  return lists.mapped(bases(model), function(i)
    return { dof = model.bodies[i].columns[1], count = KNOWN[by] }
  end)
end

-- the vector whose cross product with minus the change of dofs `first` .. first + 2 is d a_xyz
local function crossed(model, K, i, by)
  local body = model.bodies[i]
  if by == "v" then
    return lists.mapped({ 3, 4, 5 }, function(k) return K.input("v", body.v + k) end), 0
  end
  local g = motions.lift(model, K, true)
  return turn.vector(turn.inverse(mechanism.attitude(model, K, i)), g), 3
end

function M.store(model, K, by, array)
  local n = model.nv
  for _, i in ipairs(bases(model)) do
    local first, known = model.bodies[i].columns[1] - 1, {}
    local x, from = crossed(model, K, i, by)
    for k = 1, 3 do
      local up, down = k % 3, (k + 1) % 3 -- -[x]x has x_k in row up, column down
      known[(first + up) * n + first + from + down] = x[k]
      known[(first + down) * n + first + from + up] = -x[k]
    end
    for row = 0, n - 1 do
      for column = first, first + KNOWN[by] - 1 do
        K.store(array, row * n + column, known[row * n + column] or K.zero)
      end
    end
  end
end

return M
