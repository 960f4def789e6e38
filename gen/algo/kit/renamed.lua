-- A kit with other names of arrays, so that an algorithm's result becomes another function's
-- argument or local array.
--
--   renamed(K, names) -> kit;  names[array]: its name in K; false: operations that change it
--     are dropped.  Other arrays, and inputs, keep their names.
local verbs = require "algo.kit.verbs"

return function(K, names)
  local kit = setmetatable({}, { __index = K })
  local function name_of(array)
    if names[array] == nil then return array end
    return names[array]
  end
  for _, operation in ipairs(verbs.all) do
    local places = verbs.arrays(operation)
    kit[operation] = function(...)
      local arguments = { ... }
      for _, k in ipairs(places) do arguments[k] = name_of(arguments[k]) end
      -- (the array that an operation changes comes first, except in run_sub)
      if arguments[places[1]] == false then return end
      return K[operation](table.unpack(arguments, 1, select("#", ...)))
    end
  end
  return kit
end
