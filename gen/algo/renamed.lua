-- A kit that knows arrays under other names: how one algorithm's result becomes another function's
-- argument or local array.
--
--   renamed(K, name_of) -> kit; name_of(array) -> what it is called in K, or false: its stores are
--   dropped.  Inputs keep their names.
return function(K, name_of)
  local kit = setmetatable({}, { __index = K })
  function kit.store(array, index, x)
    local name = name_of(array)
    return name and K.store(name, index, x)
  end
  function kit.load(array, index) return K.load(name_of(array), index) end
  function kit.entries(array, index, n) return K.entries(name_of(array), index, n) end
  function kit.row_sub(n, y, i, a, x, j) return K.row_sub(n, name_of(y), i, a, name_of(x), j) end
  function kit.row_set(n, y, i, a, x, j) return K.row_set(n, name_of(y), i, a, name_of(x), j) end
  function kit.row_scale(n, y, i, a) return K.row_scale(n, name_of(y), i, a) end
  function kit.row_dot(n, x, i, y, j) return K.row_dot(n, name_of(x), i, name_of(y), j) end
  function kit.row_plus(a, n, x, i, y, j) return K.row_plus(a, n, name_of(x), i, name_of(y), j) end
  function kit.row_minus(a, n, x, i, y, j)
    return K.row_minus(a, n, name_of(x), i, name_of(y), j)
  end
  function kit.row_mul(n, y, i, a, k, x, j)
    return K.row_mul(n, name_of(y), i, name_of(a), k, name_of(x), j)
  end
  function kit.run_sub(n, first, T, t, D, Dinv, x, i)
    return K.run_sub(n, first, name_of(T), t, D, Dinv, name_of(x), i)
  end
  function kit.run_reduce(n, first, x, i, T, t)
    return K.run_reduce(n, first, name_of(x), i, name_of(T), t)
  end
  function kit.run_dot(n, first, most, y, i, x, j, T, t)
    return K.run_dot(n, first, most, name_of(y), i, name_of(x), j, name_of(T), t)
  end
  function kit.mirror(n, y, i) return K.mirror(n, name_of(y), i) end
  return kit
end
