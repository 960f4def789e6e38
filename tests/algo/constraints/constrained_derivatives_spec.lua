-- Tests fd_constrained_derivatives by products (algo.derivatives.multiplier_derivatives): against
-- differences of fd_constrained, of a quadruped whose feet are held apart, and whose legs make a
-- loop.

local algo = dofile "tests/support/algo.lua"
local front = dofile "tests/support/front.lua"
local random = dofile "tests/support/random.lua"

local check = random.check
local STEP = 1e-5

local function point(leg, more)
  return { name = leg, type = "point", line = 3, a = { link = leg .. "_foot" }, b = more }
end

local CASES = {
  ["feet on the ground"] = { point "lf", point "rf", point "rh" },
  ["a loop through two legs"] = { point "rh", point("lf", { link = "rf_thigh" }) },
}

describe("derivatives by products of", function()
  for says, list in pairs(CASES) do
    it(says .. " are those of accelerations and forces", function()
      local job = algo.compile(front.contents "models/quad.urdf", { base = "floating",
        constraints = list, limbs = "off",
        functions = { "fd_constrained", "fd_constrained_derivatives" } },
        "choose")
      assert.equal("rows", job.by_name.fd_constrained_derivatives.plain.level)
      local rng, n = random.case(says == "feet on the ground" and 1 or 2), job.model.nv
      local at = { q = algo.vector(rng, n + 1), v = algo.vector(rng, n), tau = algo.vector(rng, n) }
      local norm = 0
      for i = 4, 7 do norm = norm + at.q[i] ^ 2 end
      for i = 4, 7 do at.q[i] = at.q[i] / math.sqrt(norm) end
      local arrays = {}
      for name, values in pairs(at) do arrays[name] = algo.from_zero(values) end
      local found = algo.on_symbols(job.by_name.fd_constrained_derivatives, arrays, job.model)
      for _, by in ipairs { "q", "v", "tau" } do
        -- by q only of joints: their rates are v
        for k = by == "q" and 7 or 1, n do
          local list_of, place = at[by], by == "q" and k + 1 or k
          local x, sides = list_of[place], {}
          for s, step in ipairs { STEP, -STEP } do
            list_of[place] = x + step
            sides[s] = algo.run(job, "fd_constrained", at)
          end
          list_of[place] = x
          for _, result in ipairs { "a", "lambda" } do
            local derivative = found[("d%s_d%s"):format(result, by)]
            for i in ipairs(sides[1][result]) do
              local slope = (sides[1][result][i] - sides[2][result][i]) / (2 * STEP)
              local own = derivative[(i - 1) * n + k - 1]
              check(math.abs(own - slope) <= 1e-5 * (1 + math.abs(slope)),
                "d%s[%d]/d%s[%d]: %g, not %g", result, i, by, k, own, slope)
            end
          end
        end
      end
    end)
  end
end)
