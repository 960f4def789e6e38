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

-- A vector that some machines make of two is put together by functions of limbs.h.  Of an
-- initializer gcc 12 makes single stores and wide loads there, for which a processor waits.
local function is_made(set, real) return real ~= "float" and width(set, real) > 2 end

-- a vector of scalars, constants or not; lanes beyond the last limb do as that one
function M.gathered(set, words, real, constant)
  local all = { table.unpack(words) }
  while #all < width(set, real) do all[#all + 1] = words[#words] end
  local list = table.concat(all, ", ")
  if constant or not is_made(set, real) then return ("{ %s }"):format(list) end
  return ("%s_of(%s)"):format(M.type(set, real), list)
end

-- a scalar in all lanes, or nil where a compiler does well without being told
function M.spread(set, words, real)
  return is_made(set, real) and ("%s_all(%s)"):format(M.type(set, real), words) or nil
end

return M
