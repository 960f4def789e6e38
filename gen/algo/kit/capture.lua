-- A kit that keeps some results and provides some inputs instead of storing and reading them, so
-- that one algorithm passes its result to the next within a function.
--
--   capture(K, { C = {} }, { H = rows }) -> kit;  kit.keeps(array): one of either
-- results[array] takes the stored values; inputs[array][index] replaces the argument.
return function(K, results, inputs)
  local kit = setmetatable({}, { __index = K })
  function kit.store(array, index, x)
    if results[array] then
      results[array][index] = x
    else
      K.store(array, index, x)
    end
  end
  function kit.keeps(array)
    return results[array] ~= nil or inputs and inputs[array] ~= nil or K.keeps and K.keeps(array)
  end
  function kit.input(array, index)
    local given = inputs and inputs[array]
    if given then return given[index] or K.zero end
    return K.input(array, index)
  end
  return kit
end
