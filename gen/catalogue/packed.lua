-- Results without their zeros (--packed-derivatives, --packed-regressors): turns a row of the
-- catalogue into one whose results are packed by a pattern (model.pattern) that is exported as CSR.
--
--   packed.of(fn) -> that row; fn.packed is the letter of its pattern
-- The algorithm stays the same.  A function computed by numbers stores each number at its packed
-- place.  A function computed by rows or in parts has local arrays for its results, and packs them
-- at the end.
local later = require "later"
local joining = later "algo.kit.joining"
local order = require "order"
local pattern = require "model.pattern"
local renamed = later "algo.kit.renamed"

local M = {}

-- stores to the arrays of `names` go to their packed places; numbers without a place are dropped
local function at_once(K, names, where)
  local kit, place = setmetatable({}, { __index = K }), pattern.places(where, where.columns)
  for _, word in ipairs { "store", "meet", "is_within" } do
    kit[word] = function(array, index, x)
      if names[array] then index = place[index] end
      return index and K[word](array, index, x)
    end
  end
  -- if mimic joints couple branches, the pattern has entries to which no pair of bodies contributes
  function kit.zero_row(own, array, ...)
    local zero_row = names[array] and joining.zero_row or K.zero_row
    return zero_row(own, array, ...)
  end
  return kit
end

local function at_the_end(K, algorithm, view, fn, names, where)
  local kit = renamed(K, names)
  if fn.limbs then algorithm(view, kit) else K.by_limbs(algorithm, view, kit, fn) end
  K.section("packed")
  for name, full in order.pairs(names) do
    pattern.each(where, function(i, j, k)
      K.store(name, k, K.load(full, (i - 1) * where.columns + j - 1))
    end)
  end
end

function M.of(fn)
  local args, doc, names = {}, { table.unpack(fn.doc) }, {}
  local locals = { table.unpack(fn.locals or {}) }
  -- each result becomes packed; its full matrix may become a local array
  for k, arg in ipairs(fn.args) do
    args[k] = arg
    if arg.mode == "out" then
      local full = arg.name .. "_full"
      args[k] = order.with(arg, { dims = { "N" .. fn.packed } })
      locals[#locals + 1] = { name = full, mode = "local", dims = arg.dims }
      names[arg.name] = full
    end
  end
  doc[#doc + 1] = ("Packed row by row, columns by %s_colind: --packed-%s."):format(fn.packed,
    fn.group)
  local function packing(algorithm)
    return function(view, K)
      local where = pattern.packed[fn.packed].of(view)
      if K.by_rows or fn.limbs == "parts" then
        at_the_end(K, algorithm, view, fn, names, where)
      else
        algorithm(view, at_once(K, names, where))
      end
    end
  end
  -- every way to compute it writes packed results
  local run, routes = packing(fn.run), fn.routes and {}
  for k, route in ipairs(fn.routes or {}) do
    routes[k] = order.with(route, { run = packing(route.run) })
  end
  return order.with(fn, {
    args = args, locals = locals, doc = doc, run = run, routes = routes, is_packed = true,
  })
end

return M
