-- Frames of limbs that are alike, turned by half turns until their structure is that of the first
-- limb: where a joint's axis points the other way or a link is the mirror image, its own frame may
-- be that of its partner turned half round.
--
--   half_turns.align(sets, bodies, z, choose, tree)   sets: of model.limbs;  bodies: whose sign is
--     changed where z is turned round;  z[i]: of bodies whose frame may be chosen, changed likewise
--     choose(i, z, flip)   takes that z, and the x of body i, or its opposite where flip = -1
--     tree(i) -> the rotation to the parent as chosen now, as of rotation.reduce
local mat3 = require "spatial.mat3"

local M = {}

local HALF_TURNS = { { 1, 1 }, { -1, 1 }, { 1, -1 }, { -1, -1 } } -- of z and of x

-- what is structure of a rotation, as a word
local function structure(tree)
  local words = {}
  for r = 1, 3 do
    for c = 1, 3 do words[#words + 1] = ("%.0f"):format(tree.Q[r][c] + 0.0) end
  end
  for _, turn in ipairs(tree.turns) do words[#words + 1] = "xyz" .. turn.axis end
  return (table.concat(words, " "):gsub("%-0", "0"))
end

function M.align(sets, bodies, z, choose, tree)
  for _, set in ipairs(sets) do
    for k, first in ipairs(set.members[1]) do
      local wanted = structure(tree(first))
      for m = 2, #set.members do
        local i = set.members[m][k]
        local own, found = z[i], false
        for _, half in ipairs(own and HALF_TURNS or {}) do
          if not found then
            choose(i, mat3.scaled(half[1], own), half[2])
            found = structure(tree(i)) == wanted
            if found and half[1] < 0 then
              z[i], bodies[i].sign = mat3.scaled(-1, own), -bodies[i].sign
            end
          end
        end
        if own and not found then choose(i, own, 1) end
      end
    end
  end
end

return M
