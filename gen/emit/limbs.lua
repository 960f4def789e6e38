-- Vectors of limbs in C: runtime/limbs.h.
local M = {}

M.HEADER = "limbs.h"

-- lanes of the vector for a set of model.limbs; there is none of two floats
local function width(set, real) return real == "float" and math.max(4, set.width) or set.width end

function M.type(set, real)
  return ("pinion_x%d%s"):format(width(set, real), real == "float" and "f" or "")
end

-- the macro that says whether the compiler has the vectors of all these sets
function M.guard(sets, real)
  local widest = 0
  for _, set in ipairs(sets) do widest = math.max(widest, width(set, real)) end
  return ("PINION_LIMBS_X%d%s"):format(widest, real == "float" and "F" or "")
end

-- a vector of scalars; lanes beyond the last limb do as that one
function M.gathered(set, words, real)
  local all = { table.unpack(words) }
  while #all < width(set, real) do all[#all + 1] = words[#words] end
  return ("{ %s }"):format(table.concat(all, ", "))
end

return M
