-- Derivatives without their zeros (--packed-derivatives): turns a row of the catalogue into one
-- whose square results are packed by a pattern (model.pattern) that is exported as CSR.
--
--   packed.of(fn, model) -> that row; fn.packed is the letter of its pattern
--   packed.pattern(letter, model)   D: of derivatives of tau, A: of those of a
-- The algorithm is the same; its results become local arrays, which vanish in scalar form.
local later = require "later"
local order = require "order"
local pattern = require "model.pattern"
local renamed = later "algo.kit.renamed"

local M = {}

local PATTERNS = {
  D = function(model) return pattern.by_force(model.pattern) end,
  A = function(model) return pattern.by_acceleration(model.pattern) end,
}

function M.pattern(letter, model) return PATTERNS[letter](model) end

function M.of(fn, model)
  local args, doc, names = {}, { table.unpack(fn.doc) }, {}
  local locals = { table.unpack(fn.locals or {}) }
  for k, arg in ipairs(fn.args) do
    args[k] = arg
    if arg.mode == "out" then
      local full = arg.name .. "_full"
      args[k] = { name = arg.name, mode = "out", dims = { "N" .. fn.packed } }
      locals[#locals + 1] = { name = full, mode = "local", dims = arg.dims }
      names[#names + 1], names[arg.name] = arg.name, full
    end
  end
  doc[#doc + 1] = ("Packed row by row, columns by %s_colind: --packed-derivatives."):format(
    fn.packed)
  local function packing(algorithm)
    return function(view, K)
      local kit = renamed(K, function(array) return names[array] or array end)
      if fn.limbs then algorithm(view, kit) else K.by_limbs(algorithm, view, kit, fn) end
      local where = M.pattern(fn.packed, view)
      K.section("packed")
      for _, name in ipairs(names) do
        for i = 0, model.nv - 1 do
          for k = where.rowptr[i + 1], where.rowptr[i + 2] - 1 do
            K.store(name, k, K.load(names[name], i * model.nv + where.colind[k + 1]))
          end
        end
      end
    end
  end
  local run, routes = packing(fn.run), fn.routes and {}
  for k, route in ipairs(fn.routes or {}) do
    routes[k] = order.with(route, { run = packing(route.run) })
  end
  return order.with(fn, {
    args = args, locals = locals, doc = doc, run = run, routes = routes, is_packed = true,
    limbs = "parts",
  })
end

return M
