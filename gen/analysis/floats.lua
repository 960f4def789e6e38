-- The kit of plain numbers: every algorithm runs on it unchanged, as the reference of the
-- generator's own tests.  A kit provides an algorithm's scalars and takes its results:
--
--   zero, one, num(x), sin, cos, sqrt      scalars of the kit's own type
--   param(owner, name, value, note)        a number of the model that belongs to a body
--   derived(owner, name, x)                a value made of parameters that deserves its own name
--   input(array, index), store(array, index, x)   elements of arguments and results, from 0
--   load, ..                               operations on elements as they are now: algo.kit.verbs
--   is_zero(x)                             whether x is a structural zero (of numbers: any zero)
--   section(title, owner, body), owner(id, body), step(text, subject), equations(text)
--                     where we are, in words; owner: the identifier of values without better names
--   pivot(dof, x)                          a pivot that must be > 0
--   by_rows, supernodes, keeps_turns       see prog.memory and prog.limbs.limb_kit
--   vector(symbol, frame, components, list), name(symbol, frame, component, x) -> x
--                                          the book's names of the values
--   derivative(model, values, array, held) -> symbols only: prog.derivative.of
--   held(symbol, x) -> x                   makes an input a statement of its own
--   hint(symbol, frame, components, list)  their names if they become statements of their own
--   join, meet, together, less, zero_row, by_limbs, each    see algo.kit.joining
--
--   floats.new(inputs) -> kit;  floats.run(algorithm, model, inputs) -> its results, by array
local verbs = require "algo.kit.verbs"
local joining = require "algo.kit.joining"

local M = {}

-- words whose results a kit of numbers does not need
local SAYS = { "section", "owner", "step", "equations", "vector", "hint", "pivot" }

-- inputs: { q = {...}, H = {...} }, indices from 0; results appear in kit.results[array][index]
function M.new(inputs)
  local kit = { zero = 0.0, one = 1.0, sin = math.sin, cos = math.cos, sqrt = math.sqrt }
  joining.give(kit)
  kit.results = {}
  function kit.num(x) return x end
  function kit.param(_, _, value) return value end
  function kit.derived(_, _, x) return x end
  function kit.input(array, index) return inputs[array][index] end
  local function memory(array)
    local list = kit.results[array]
    if not list then
      list = inputs[array] and setmetatable({}, { __index = inputs[array] }) or {}
      kit.results[array] = list
    end
    return list
  end
  function kit.store(array, index, x) memory(array)[index] = x end
  function kit.load(array, index) return memory(array)[index] end
  verbs.rows(kit)
  verbs.matrices(kit)
  function kit.entries(_, _, n) return n end
  function kit.name(_, _, _, x) return x end
  function kit.held(_, x) return x end
  function kit.is_zero(x) return x == 0 end
  for _, word in ipairs(SAYS) do kit[word] = function() end end
  return kit
end

function M.run(algorithm, model, inputs)
  local kit = M.new(inputs)
  algorithm(model, kit)
  return kit.results
end

return M
