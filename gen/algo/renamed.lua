-- A kit that knows arrays under other names: how one algorithm's result becomes another function's
-- argument or local array.
--
--   renamed(K, name_of) -> kit; name_of(array) -> what it is called in K, or false: its stores are
--   dropped.  Inputs keep their names.
local order = require "order"

-- which arguments of an operation on memory (algo.supernodes) are arrays
local ARRAYS = {
  load = { 1 }, learn = { 1 }, entries = { 1 }, mirror = { 2 }, row_scale = { 2 },
  row_sub = { 2, 5 },
  row_set = { 2, 5 }, row_dot = { 2, 4 }, row_plus = { 3, 5 }, row_minus = { 3, 5 },
  row_mul = { 2, 4, 6 }, run_sub = { 3, 7 }, run_reduce = { 3, 5 }, run_dot = { 4, 6, 8 },
  run_product = { 5, 7, 9 }, run_more = { 5, 7, 9 }, run_inner = { 5, 7, 9 },
  run_gram = { 5, 7, 9 }, run_times = { 5, 7, 9 }, run_plus = { 5, 7, 9 },
  run_square = { 5, 7, 9 }, run_image = { 5, 7, 9 }, run_turn = { 4, 6 },
}

return function(K, name_of)
  local kit = setmetatable({}, { __index = K })
  function kit.store(array, index, x)
    local name = name_of(array)
    return name and K.store(name, index, x)
  end
  for operation, places in order.pairs(ARRAYS) do
    kit[operation] = function(...)
      local arguments = { ... }
      for _, k in ipairs(places) do arguments[k] = name_of(arguments[k]) end
      return K[operation](table.unpack(arguments, 1, select("#", ...)))
    end
  end
  return kit
end
