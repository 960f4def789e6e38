-- The values of the catalogue's dimensions (catalogue.argument) for one model.
--
--   sizes.of(model, basis) -> "NV" -> 18, an error for a name that is not a dimension;  "NR" only
--     if basis, that of the catalogue's row, is given
--   sizes.length(dims, sizes) -> how many numbers an array of such dimensions has
--   sizes.joint_columns(bodies) -> body -> its first column in Y of joints, and how many there are
--   sizes.PARAMETERS, sizes.OF_JOINT   columns of a body in Y, of a joint of one dof in Y of joints
local letters = require "spatial.letters"
local pattern = require "model.pattern"

local M = {}

M.PARAMETERS, M.OF_JOINT = #letters.PARAMETERS, 3

function M.joint_columns(bodies)
  local first, count = {}, 0
  for i, body in ipairs(bodies) do
    if #body.columns == 1 then first[i], count = count, count + M.OF_JOINT end
  end
  return first, count
end

-- dimensions that take long to find, or that not every model has
local LATE = {
  NR = function(model, basis) return #basis(model).combinations end,
  NI = function(model) return #model.constraints.embedding.dofs end,
  NQI = function(model) return #model.constraints.embedding.places end,
}

function M.of(model, basis)
  local all = model.constraints
  local sizes = {
    NQ = model.nq, NV = model.nv, NH = model.pattern.nh, NB = #model.bodies, NL = #model.poses,
    NC = all.nc, NK = all.nk, NM = all.nm, NX = 2 * model.nv,
    NP = M.PARAMETERS * #model.bodies, NJ = select(2, M.joint_columns(model.bodies)),
  }
  return setmetatable(sizes, { __index = function(_, dim)
    if LATE[dim] then return LATE[dim](model, basis) end
    local packed = pattern.packed[dim] or error("no dimension is called " .. dim)
    return #packed.of(model).colind
  end })
end

function M.length(dims, sizes)
  local n = 1
  for _, dim in ipairs(dims) do n = n * (math.tointeger(dim) or sizes[dim]) end
  return n
end

return M
