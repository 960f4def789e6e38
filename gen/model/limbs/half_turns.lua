-- Rotates frames of equal limbs by half turns until their structure is that of the first limb: if a
-- joint's axis is reversed or a link is a mirror image, its frame may be that of its partner
-- rotated by 180 degrees.  If no half turn gives that structure, z is chosen nearer to the first
-- limb's, and model.limbs.common_turns does the rest.
--
--   half_turns.align(sets, bodies, z, choose, tree)   sets: of model.limbs;  bodies: change sign if
--     z is reversed;  z[i]: for bodies whose frame may be chosen; changes sign, too
--     choose(i, z, flip)   takes that z for body i, and its x, or the opposite of x if flip = -1
--     tree(i) -> the rotation to the parent with the frames chosen so far, as by rotation.reduce
local mat3 = require "spatial.mat3"
local rotation = require "model.rotation"

local M = {}

local HALF_TURNS = { { 1, 1 }, { -1, 1 }, { 1, -1 }, { -1, -1 } } -- of z and of x

local function direction(tree, axis)
  local R = mat3.mul(tree.Q, rotation.matrix(tree.turns))
  return { R[1][axis], R[2][axis], R[3][axis] }
end

function M.align(sets, bodies, z, choose, tree)
  -- z and x of body i after that half turn
  local function take(i, half)
    choose(i, mat3.scaled(half[1], z[i]), half[2])
  end
  -- the half turns of body i that make it like the first one
  local function found(i, first, wanted)
    for _, half in ipairs(HALF_TURNS) do
      take(i, half)
      if rotation.structure(tree(i)) == wanted then return half end
    end
    take(i, HALF_TURNS[1])
    local axis = bodies[i].axis
    local away = mat3.dot(direction(tree(i), axis), direction(tree(first), axis)) < 0
    return HALF_TURNS[away and 2 or 1]
  end
  for _, set in ipairs(sets) do
    for k, first in ipairs(set.members[1]) do
      local wanted = rotation.structure(tree(first))
      for m = 2, #set.members do
        local i = set.members[m][k]
        local half = z[i] and found(i, first, wanted)
        if half then
          take(i, half)
          z[i], bodies[i].sign = mat3.scaled(half[1], z[i]), half[1] * bodies[i].sign
        end
      end
    end
  end
end

return M
