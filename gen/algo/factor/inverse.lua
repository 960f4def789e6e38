-- The inverse of H by blocks (factor.by_blocks), in array Hinv.
--
--   inverse.minv(model, K)         of q
--   inverse.of_LD(model, K)        of L'DL of H, packed in array H
--   inverse.prepare(model, K, B)   the first half: B = by_blocks.of(model, K) of H at q
--   inverse.down(model, K, reading)   the second half, from there or, if `reading`, from L'DL
--   inverse.by_limbs(model, K, part)   a part of it, or of what follows from it
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

-- Runs part(seen, kit, whole) and returns whole: whether it sees the tree, not the quotient.  By
-- numbers either all parts of a function work limb by limb, or none.
function M.by_limbs(model, K, part)
  local whole
  local function run(seen, kit)
    whole = seen == model
    part(seen, kit, whole)
  end
  if K.by_rows then run(model, K) else K.by_limbs(run, model, K) end
  return whole
end

function M.down(model, K, reading)
  local whole = M.by_limbs(model, K, function(seen, kit, all)
    by_blocks.of(seen, kit).inverse(all, reading)
  end)
  if not whole then by_blocks.of(model, K).beside() end
end

function M.of_LD(model, K)
  if K.by_rows then by_blocks.of(model, K).read() end
  M.down(model, K, not K.by_rows)
end

function M.minv(model, K)
  if K.by_rows then M.prepare(model, K, by_blocks.of(model, K)) else forward.LD(model, K) end
  M.down(model, K, not K.by_rows)
end

return M
