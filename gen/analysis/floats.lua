-- The kit of plain numbers: every algorithm runs on it as it stands, as the reference of the
-- generator's own tests.  A kit gives an algorithm its scalars and takes its results:
--
--   zero, one, num(x), sin, cos, sqrt      scalars of the kit's own type
--   param(owner, name, value, note)        a number of the model, owned by a body
--   derived(owner, name, x)                a value made of parameters that deserves its own name
--   input(array, index)                    element of an argument (0-based)
--   store(array, index, x)                 element of a result
--   load, row_sub, row_set, row_mul, row_dot, row_scale, entries, run_sub, run_reduce, run_dot,
--   mirror                                 operations on what arguments and results hold at this
--                                          point of the program: see algo.supernodes
--   section(title, owner, body), owner(id, body), step(text, subject), equations(text)   where
--                                          we are, in words; owner is
--                                          the identifier that values without a better name get
--   vector(symbol, frame, components, list), name(symbol, frame, component, x) -> x
--                                          what the values are called in the book
--   derivative(model, values, array, held) -> prog.derivative.of them, held values being constant:
--                                          of symbols alone
--   held(symbol, x) -> x                   that it stands by itself, though it is an input
--   hint(symbol, frame, components, list)  what they are called if they come to stand by themselves
--   join, meet, together, less, zero_row, by_limbs, each    see algo.words
local words = require "algo.words"

local M = {}

-- inputs: { q = {...}, H = {...} }, indices from 0; results appear in kit.results[array][index]
function M.new(inputs)
  local kit = words.give { zero = 0.0, one = 1.0, sin = math.sin, cos = math.cos, sqrt = math.sqrt }
  kit.results = {}
  function kit.num(x) return x end
  function kit.param(_, _, value) return value end
  function kit.derived(_, _, x) return x end
  function kit.input(array, index) return inputs[array][index] end
  function kit.store(array, index, x)
    kit.results[array] = kit.results[array] or {}
    kit.results[array][index] = x
  end
  local function memory(array)
    local list = kit.results[array]
    if not list then
      list = {}
      kit.results[array] = list
    end
    if inputs[array] then
      setmetatable(list, { __index = inputs[array] })
    end
    return list
  end
  function kit.load(array, index) return memory(array)[index] end
  function kit.row_sub(n, array, index, a, other, at)
    local y, x = memory(array), memory(other)
    for k = 0, n - 1 do y[index + k] = y[index + k] - a * x[at + k] end
  end
  function kit.row_set(n, array, index, a, other, at)
    local y, x = memory(array), memory(other)
    for k = 0, n - 1 do y[index + k] = a * x[at + k] end
  end
  function kit.row_dot(n, array, index, other, at)
    local x, y, sum = memory(array), memory(other), 0.0
    for k = 0, n - 1 do sum = sum + x[index + k] * y[at + k] end
    return sum
  end
  function kit.row_plus(a, ...) return a + kit.row_dot(...) end
  function kit.row_minus(a, ...) return a - kit.row_dot(...) end
  function kit.row_scale(n, array, index, a)
    local x = memory(array)
    for k = 0, n - 1 do x[index + k] = a * x[index + k] end
  end
  function kit.row_mul(n, y, i, a, k, x, j)
    local to, left, right = memory(y), memory(a), memory(x)
    for c = 0, n - 1 do to[i + c] = left[k + c] * right[j + c] end
  end
  function kit.entries(_, _, n) return n end
  local function start_of(first, r) return r * first + r * (r - 1) // 2 end
  function kit.run_sub(n, first, T, t, D, Dinv, x, i)
    local row = memory(x)
    for r = n - 1, 0, -1 do
      local last = i + first + r - 1
      local l = Dinv and row[last] * Dinv or row[last] / D
      kit.row_sub(first + r, T, t + start_of(first, r), l, x, i)
      row[last] = l
    end
  end
  function kit.run_reduce(n, first, x, i, T, t)
    local row = memory(x)
    for r = 0, n - 1 do
      local last = first + r - 1
      kit.row_sub(last, x, i, row[i + last], T, t + start_of(first, r))
    end
  end
  function kit.run_dot(n, first, most, y, i, x, j, T, t)
    local to = memory(y)
    for r = 0, n - 1 do
      to[i + r] = kit.row_dot(math.min(first + r, most), x, j, T, t + start_of(first, r))
    end
  end
  -- z += sign * x y;  across, step: from a row of x to the next, and from a column
  local function multiply(sign, across, step, n, m, k, stride, z, i, x, j, y, l)
    for a = 0, m - 1 do
      for r = 0, k - 1 do
        local factor = -sign * memory(x)[j + a * across + r * step]
        kit.row_sub(n, z, i + a * stride, factor, y, l + r * stride)
      end
    end
  end
  local function clear(n, m, stride, z, i)
    for a = 0, m - 1 do
      for c = 0, n - 1 do memory(z)[i + a * stride + c] = kit.zero end
    end
  end
  function kit.run_more(n, m, k, stride, ...) multiply(-1, stride, 1, n, m, k, stride, ...) end
  function kit.run_plus(n, m, k, stride, ...) multiply(1, stride, 1, n, m, k, stride, ...) end
  function kit.run_inner(n, m, k, stride, ...) multiply(1, 1, stride, n, m, k, stride, ...) end
  function kit.run_product(n, m, k, stride, z, i, ...)
    clear(n, m, stride, z, i)
    kit.run_more(n, m, k, stride, z, i, ...)
  end
  function kit.run_times(n, m, k, stride, z, i, ...)
    clear(n, m, stride, z, i)
    kit.run_plus(n, m, k, stride, z, i, ...)
  end
  kit.run_gram, kit.run_square = kit.run_inner, kit.run_times
  function kit.run_image(n, m, k, stride, z, i, x, j, y, l, image)
    kit.run_times(n, m, k, stride, z, i, x, j, y, l)
    kit.run_turn(m, n, stride, z, image, z, i)
  end
  function kit.run_turn(n, m, stride, z, i, x, j)
    for r = 0, n - 1 do
      for c = 0, m - 1 do memory(z)[i + c * stride + r] = memory(x)[j + r * stride + c] end
    end
  end
  function kit.mirror(n, array, i)
    local y = memory(array)
    for j = 0, i - 1 do y[j * n + i] = y[i * n + j] end
  end
  function kit.section() end
  function kit.owner() end
  function kit.step() end
  function kit.equations() end
  function kit.name(_, _, _, x) return x end
  function kit.held(_, x) return x end
  function kit.vector() end
  function kit.hint() end
  function kit.is_zero(x) return x == 0 end
  function kit.pivot() end
  return kit
end

return M
