--- The inverse of H by blocks (algo.block_inverse), on trees of many joints: that it is the inverse
-- of H by scalars, symmetric, and that its program touches nothing else.

local algo = dofile "tests/support_algo.lua"
local dense = dofile "tests/support_dense.lua"
local random = dofile "tests/support_random.lua"
local supernodes = require "algo.supernodes"

local check = random.check
local ROBOTS = random.many(4, 60)

-- trees whose limbs hang on limbs, chains that are one path, and joints that follow others
local KINDS = {
  { says = "trees", more = { joints = 14, branch = 0.4 } },
  { says = "trees at -O2", more = { joints = 14, branch = 0.4, optimize = 2 } },
  { says = "chains", more = { joints = 11, branch = 0 } },
  { says = "trees with mimic joints", more = { joints = 12, branch = 0.4, mimic = 0.4 } },
}

-- what of the algorithm a robot makes run: groups of several paths, ancestors in several runs
local function kinds_of(seen, pattern)
  for _, group in ipairs(supernodes.siblings(supernodes.trunks(supernodes.blocks(pattern)))) do
    seen.siblings = seen.siblings or #group > 1
    seen.runs = seen.runs or #group.above > 1
    seen.trunks = seen.trunks or #group == 1 and #group[1].below > 0
      and group.below[1].count > group.count
  end
end

describe("the inverse by blocks of", function()
  for k, kind in ipairs(KINDS) do
    local seen = {}

    it(kind.says .. " is the inverse of H, symmetric, and complete", function()
      kind.more.functions, kind.more.rows, kind.more.deep = { "minv" }, 0, 1e9
      kind.more.last = "live"
      algo.each_random(ROBOTS, 500 + 100 * k, kind.more, function(r)
        local job, model = r.job, r.job.model
        local n, q = model.nv, algo.from_zero(r.q)
        kinds_of(seen, model.pattern)
        local H = dense.symmetric(dense.lower(model.pattern,
          algo.on_floats(job.catalogue.crba, model, { q = q }).H))
        local item = job.by_name.minv
        check(item.level == "rows", "robot %d: by %s", r.case, item.level)
        local slack, one = 1e-13 * dense.condition(H), dense.zeros(n)
        for i = 1, n do one[i][i] = 1.0 end
        for way, found in pairs {
          ["on floats"] = algo.on_floats(item.fn, model, { q = q }, "rows"),
          ["as a program"] = algo.on_symbols(item, { q = q }, model),
        } do
          local list = algo.from_one(found.Hinv, n * n)
          check(#list == n * n, "robot %d, %s: not complete", r.case, way)
          local inverse = algo.rows(list, n)
          local off = dense.distance(dense.times(inverse, H), one)
          check(off <= slack, "robot %d, %s: H^-1 H is off by %g", r.case, way, off)
          local skew = dense.distance(inverse, dense.transpose(inverse))
          check(skew <= slack * dense.largest(inverse), "robot %d, %s: not symmetric by %g", r.case,
            way, skew)
        end
      end)
    end)

    it(kind.says .. " takes all ways through the algorithm", function()
      local tree = kind.more.branch > 0
      assert.same({ tree, tree }, { seen.siblings or false, seen.runs or false })
      assert.is_true(seen.trunks)
    end)
  end
end)
