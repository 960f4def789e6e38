-- Tests the inertia at a link (algo.constraints.osim), by both routes, on random robots with all
-- joint types: against J H^-1 J' in dense algebra, on floats and on symbols.

local algo = dofile "tests/support/algo.lua"
local dense = dofile "tests/support/reference/dense.lua"
local random = dofile "tests/support/random.lua"

local check = random.check
local ROBOTS = random.many(5, 10)

-- J H^-1 J' computed from their own functions
local function expected(job, q, id)
  local H = algo.full(job, algo.run(job, "crba", { q = q }).H)
  local J = algo.rows(algo.run(job, "jacobian_" .. id, { q = q }).J, job.model.nv)
  local list = {}
  for k = 1, 6 do
    local x = dense.solve(H, J[k])
    for l = 1, 6 do
      list[6 * (k - 1) + l] = 0.0
      for i = 1, #x do list[6 * (k - 1) + l] = list[6 * (k - 1) + l] + J[l][i] * x[i] end
    end
  end
  return list, dense.condition(H)
end

for kind, more in ipairs {
  { says = "of trees" }, { says = "with mimic joints", mimic = 0.5 },
} do
  describe("the inverse inertia of links " .. more.says, function()
    it("is J H^-1 J', by the factor of H and by forces", function()
      local by_forces, cheaper = 0, 0
      more.functions, more.frames, more.last = { "osim" }, true, "choose"
      algo.each_random(ROBOTS, 9000 + 100 * kind, more, function(r)
        for _, item in ipairs(r.job.functions) do
          local fn, model = item.fn, r.job.model
          local truth, condition = expected(r.job, r.q, fn.place.id)
          local size = math.max(dense.largest(truth), 1e-9)
          local function compare(found, how)
            local off = dense.distance(truth, algo.from_one(found.Lambda_inv, 36))
            check(off <= 1e-14 * condition * size, "robot %d: %s %s off by %g of %g", r.case,
              fn.name, how, off, size)
          end
          local inputs = { q = algo.from_zero(r.q) }
          compare(algo.on_symbols(item, inputs, model), "on symbols")
          for _, route in ipairs(fn.routes or r.job.catalogue[fn.name].routes) do
            if not (route.lacks and route.lacks(model)) then
              compare(algo.on_floats({ run = route.run, args = fn.args }, model, inputs),
                route.name)
              by_forces = by_forces + (route.name:find "forces" and 1 or 0)
            end
          end
          cheaper = cheaper + (item.fn.route.name:find "forces" and 1 or 0)
        end
      end)
      assert.is_true(by_forces >= (more.mimic and 1 or ROBOTS), by_forces .. " by forces")
      assert.is_true(more.mimic ~= nil or cheaper > 0, "none is cheaper by forces")
    end)
  end)
end
