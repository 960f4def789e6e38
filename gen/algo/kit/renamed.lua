-- A kit with other names of arrays, so that an algorithm's result becomes another function's
-- argument or local array.
--
--   renamed(K, names) -> kit;  names[array]: its name in K, false: its stores are dropped.  Other
--     arrays, and inputs, keep their names.
local verbs = require "algo.kit.verbs"

return function(K, names)
  local kit = setmetatable({}, { __index = K })
  local function name_of(array)
    if names[array] == nil then return array end
    return names[array]
  end
  function kit.store(array, index, x)
    local name = name_of(array)
    return name and K.store(name, index, x)
  end
  for _, operation in ipairs(verbs.all) do
    local places = verbs.arrays(operation)
    kit[operation] = function(...)
      local arguments = { ... }
      for _, k in ipairs(places) do arguments[k] = name_of(arguments[k]) end
      return K[operation](table.unpack(arguments, 1, select("#", ...)))
    end
  end
  return kit
end
