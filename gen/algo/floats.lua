-- The kit of plain numbers: every algorithm runs on it as it stands, as the reference of the
-- generator's own tests.  A kit gives an algorithm its scalars and takes its results:
--
--   zero, one, num(x), sin, cos, sqrt      scalars of the kit's own type
--   param(owner, name, value, note)        a number of the model, owned by a body
--   derived(owner, name, x)                a value made of parameters that deserves its own name
--   input(array, index)                    element of an argument (0-based)
--   store(array, index, x)                 element of a result
--   section(title, owner, body), owner(id, body), step(text)   where we are, in words; owner is
--                                          the identifier that values without a better name get
--   vector(symbol, frame, components, list), name(symbol, frame, component, x) -> x
--                                          what the values are called in the book
local M = {}

-- inputs: { q = {...}, H = {...} }, indices from 0; results appear in kit.results[array][index]
function M.new(inputs)
  local kit = { zero = 0.0, one = 1.0, sin = math.sin, cos = math.cos, sqrt = math.sqrt }
  kit.results = {}
  function kit.num(x) return x end
  function kit.param(_, _, value) return value end
  function kit.derived(_, _, x) return x end
  function kit.input(array, index) return inputs[array][index] end
  function kit.store(array, index, x)
    kit.results[array] = kit.results[array] or {}
    kit.results[array][index] = x
  end
  function kit.section() end
  function kit.owner() end
  function kit.step() end
  function kit.name(_, _, _, x) return x end
  function kit.vector() end
  function kit.is_zero(x) return x == 0 end
  function kit.pivot() end
  return kit
end

return M
