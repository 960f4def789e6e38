-- The dimensions of arrays (model.sizes) in words.
--
--   dimensions.WORDS   dimension -> how many of what;  dimensions.ALL   their names
--   dimensions.INDEX   dimension -> what its places are called and index, where they have names
--   dimensions.size(job, dim) -> its value
--   dimensions.used(functions) -> the set of those of their arguments and local arrays
--   dimensions.of(job, uses) -> those of `uses` but NV and NQ, in the order of a header: list of
--     { dim, id = name of the size, value, says = of WORDS, places = names of the places along it,
--       or {}, index = what these index, in words }
local later = require "later"
local lists = require "list"
local sizes = later "model.sizes"

local M = {}

local ROWS = { -- dimension, how many of what, what places are called and index
  { "NV", "degrees of freedom" }, { "NQ", "numbers in q" },
  { "NH", "stored entries of H", "Stored entries of H, row by row, columns ascending." },
  { "NC", "rows of constraints", "Rows of constraints: index in phi, lambda and of rows of K." },
  { "NS", "constraints that can be off",
    "Bits of mask: constraints that are on; rows of one that is off have no effect." },
  { "NM", "rows that move", "Rows that move: index of their targets." },
  { "NK", "stored entries of K", "Stored entries of K, row by row, columns ascending." },
  { "NI", "independent joints",
    "Independent joints, and those outside of loops: index in v_i, a_i, tau_i, C_i, H_i." },
  { "NQI", "numbers in q_i", "The same as index in q_i." },
  { "NB", "moving bodies", "Bodies: index in f of rnea_fext." },
  { "NP", "inertial parameters",
    "Inertial parameters of all bodies: index in theta and of columns of Y." },
  { "NR", "base parameters", "Base parameters: index in beta and of columns of Y of "
    .. "regressor_base." },
  { "NJ", "parameters of joints",
    "Parameters of joints: index of columns of Y of regressor_joints." },
  { "NX", "change of the state: tangent step of q, then change of v" },
  { "NL", "links", "Links: index in pose of fk." },
  { "NY", "stored entries of packed Y" }, { "NQV", "stored entries of Q" },
  { "ND", "stored entries of packed derivatives of tau" },
  { "NA", "stored entries of packed derivatives of a" },
}
M.WORDS, M.INDEX, M.ALL = {}, {}, {}
for k, row in ipairs(ROWS) do
  M.ALL[k], M.WORDS[row[1]], M.INDEX[row[1]] = row[1], row[2], row[3]
end

function M.size(job, dim)
  local names = job.symbols.list(dim)
  return names and #names or sizes.of(job.model)[dim]
end

function M.used(functions)
  local used = {}
  for _, fn in ipairs(functions) do
    for _, array in ipairs(lists.joined(fn.args, fn.locals or {})) do
      for _, dim in ipairs(array.dims) do used[dim] = true end
    end
  end
  return used
end

function M.of(job, uses)
  local list, symbols = {}, job.symbols
  for k = 3, #ROWS do
    local dim, says, index = table.unpack(ROWS[k])
    local named = index and (dim ~= "NQI" or symbols.separate_q) -- else they are those of NI
    list[#list + 1] = uses[dim] and { dim = dim, id = symbols[dim], value = M.size(job, dim),
      says = says, places = named and symbols.list(dim) or {}, index = index } or nil
  end
  return list
end

return M
