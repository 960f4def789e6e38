-- The inverse of H by blocks (factor.by_blocks), in array Hinv.
--
--   inverse.minv(model, K)         of q
--   inverse.of_LD(model, K)        of L'DL of H, packed in array H
--   inverse.prepare(model, K, B)   the first half: B = by_blocks.of(model, K) of H at q
--   inverse.down(model, K)         the second half, on from there
-- By numbers it works limb by limb, except for entries of two limbs.
local by_blocks = require "algo.factor.by_blocks"
local crba = require "algo.tree.crba"
local forward = require "algo.factor.forward"

local M = {}

-- By rows H itself is eliminated in blocks, unless the tree is deep or L'DL is in an array already:
-- a fifth less time than through L'DL.  By numbers both take the same number of operations, and
-- L'DL is shared with other results of a function.
function M.prepare(model, K, B)
  local made = K.made or {}
  if not K.by_rows or K.supernodes or made.LD then
    forward.LD(model, K)
    return B.read()
  end
  B.eliminate(function(kit)
    if not made.H then return K.by_limbs(crba, model, kit) end
    for k = 0, model.pattern.nh - 1 do kit.store("H", k, K.load(made.H, k)) end
  end)
end

-- by numbers either all parts of a function work limb by limb, or none
local function by_limbs(model, K, part)
  if K.by_rows then return part(model, K) end
  K.by_limbs(part, model, K)
end

function M.down(model, K)
  by_limbs(model, K, function(seen, kit) by_blocks.of(seen, kit).inverse() end)
  if not K.by_rows then by_blocks.of(model, K).beside() end
end

function M.of_LD(model, K)
  by_limbs(model, K, function(seen, kit) by_blocks.of(seen, kit).read() end)
  M.down(model, K)
end

function M.minv(model, K)
  by_limbs(model, K, function(seen, kit) M.prepare(seen, kit, by_blocks.of(seen, kit)) end)
  M.down(model, K)
end

return M
