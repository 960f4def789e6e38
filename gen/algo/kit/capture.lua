-- A kit whose inputs and results are partly kept instead of read and stored: how one algorithm
-- hands its result to the next inside one function.
--
--   capture(K, { C = {} }, { H = rows }) -> kit;  kit.keeps(array): one of either
-- results[array] takes what would be stored there; inputs[array][index] stands for the argument.
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
