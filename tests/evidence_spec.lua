--- What the functions are called with for Frama-C (gen/emit/evidence.lua): numbers that their
-- arguments may have, and no others.

local algo = dofile "tests/support_algo.lua"
local evidence = require "emit.evidence"
local facts = require "emit.facts"
local front = dofile "tests/support_front.lua"

describe("what Frama-C follows", function()
  local job = algo.compile(front.contents "models/cartpole.urdf", {
    functions = { "rnea", "impact", "spook", "step_semi_implicit", "integrate" },
    constraints = { { name = "tip", type = "locked", joint = "slide" } },
  }, "name")
  local parts = evidence.parts(job.functions, facts.limits(job.model), job.model, job.symbols,
    "double")
  local lines = {}
  for _, list in ipairs { parts.finite, parts.others } do
    for _, fn in ipairs(list) do lines[fn.name] = table.concat(fn.lines, "\n") end
  end

  it("begins at zero where there is nothing below it", function()
    for name, words in pairs { impact = "e", spook = "eps h t", step_semi_implicit = "h" } do
      for arg in words:gmatch "%a+" do
        assert.matches(("const double %s = some%%(0, EVA_%%u+%%);"):format(arg), lines[name])
      end
    end
    assert.matches("const double dt = some%(%-EVA_TIME, EVA_TIME%);", lines.integrate)
    assert.matches("within%(CARTPOLE_NV, a, %-EVA_ACCELERATION, EVA_ACCELERATION%);", lines.rnea)
  end)

  it("keeps q and v in the limits of the joints", function()
    local q, v = table.unpack(parts.told)
    local slide = job.model.bodies[1].joint.limit
    assert.equal(("  x[CARTPOLE_slide] = some(%.1f, %.1f);"):format(slide.lower, slide.upper),
      q.lines[1])
    assert.equal(("  x[CARTPOLE_slide] = some(-%.1f, %.1f);"):format(slide.velocity,
      slide.velocity), v.lines[1])
  end)
end)
