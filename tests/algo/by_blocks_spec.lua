-- Tests the inverse of H by blocks (algo.factor.by_blocks) on trees with many joints: it equals the
-- inverse by scalars, is symmetric, and its program touches nothing else.

local algo = dofile "tests/support/algo.lua"
local dense = dofile "tests/support/reference/dense.lua"
local random = dofile "tests/support/random.lua"
local supernodes = require "algo.factor.supernodes"

local check = random.check
local ROBOTS = random.many(4, 7)

-- trees whose limbs hang on limbs, chains that are one path, and joints that follow others
local KINDS = {
  { says = "trees", more = { joints = 14, branch = 0.4 } },
  { says = "trees at -O2", more = { joints = 14, branch = 0.4, optimize = 2 } },
  { says = "chains", more = { joints = 11, branch = 0 } },
  { says = "trees with mimic joints", more = { joints = 12, branch = 0.4, mimic = 0.4 } },
}

-- the cases of the algorithm that a robot covers: groups of several paths, ancestors in several
-- runs
local function kinds_of(seen, pattern)
  for _, group in ipairs(supernodes.siblings(supernodes.blocks(pattern))) do
    seen.siblings = seen.siblings or #group > 1
    seen.runs = seen.runs or #group.above > 1
    seen.inner = seen.inner or #group == 1 and #group[1].below > 0
      and group.below[1].count > group.count
  end
end

-- compares Hinv of a function of a job, computed both ways
local function inverts(job, name, at, what)
  local model, item = job.model, job.by_name[name]
  local n, q = model.nv, algo.from_zero(at)
  local H = dense.symmetric(dense.lower(model.pattern,
    algo.on_floats(job.catalogue.crba, model, { q = q }).H))
  check(item.plain.level == "rows", "%s: by %s", what, item.plain.level)
  local slack, one = 1e-13 * dense.condition(H), dense.zeros(n)
  for i = 1, n do one[i][i] = 1.0 end
  for way, found in pairs {
    ["on floats"] = algo.on_floats(item.fn, model, { q = q }, "rows"),
    ["as a program"] = algo.on_symbols(item, { q = q }, model),
  } do
    local list = algo.from_one(found.Hinv, n * n)
    check(#list == n * n, "%s, %s: not complete", what, way)
    local inverse = algo.rows(list, n)
    local off = dense.distance(dense.times(inverse, H), one)
    check(off <= slack, "%s, %s: H^-1 H is off by %g", what, way, off)
    local skew = dense.distance(inverse, dense.transpose(inverse))
    check(skew <= slack * dense.largest(inverse), "%s, %s: not symmetric by %g", what, way, skew)
  end
end

describe("the inverse by blocks of", function()
  for k, kind in ipairs(KINDS) do
    local seen = {}

    it(kind.says .. " is the inverse of H, symmetric, and complete", function()
      kind.more.functions, kind.more.rows, kind.more.deep = { "minv" }, 0, 1e9
      kind.more.last = "choose"
      algo.each_random(ROBOTS, 500 + 100 * k, kind.more, function(r)
        kinds_of(seen, r.job.model.pattern)
        inverts(r.job, "minv", r.q, "robot " .. r.case)
      end)
    end)

    it(kind.says .. " takes all ways through the algorithm", function()
      local tree = kind.more.branch > 0
      assert.same({ tree, tree }, { seen.siblings or false, seen.runs or false })
      assert.is_true(seen.inner)
    end)
  end
end)

-- Three limbs on a base.  Part of the third one hangs on a joint that follows the first limb's, so
-- the dofs of both are a tree in two runs, with those of the second limb between.
describe("the inverse of a tree in several runs", function()
  local LINKS = { a1 = "base", a2 = "a1", b = "base", c = "base", d = "c", d1 = "d", d2 = "d",
    e = "c" }
  local text = { '<robot name="r"><link name="base"/>' }
  for k, name in ipairs { "a1", "a2", "b", "c", "d", "d1", "d2", "e" } do
    text[#text + 1] = ([[<link name="%s"><inertial><origin xyz="0.%d 0.2 0.1"/><mass value="%d"/>
      <inertia ixx="1" iyy="1.2" izz="1.1" ixy="0" ixz="0" iyz="0"/></inertial></link>
      <joint name="%s" type="continuous"><parent link="%s"/><child link="%s"/>
      <origin xyz="0.1 0.%d 0.3" rpy="0.%d 0.2 0.1"/><axis xyz="0.3 0.%d 0.5"/>%s</joint>]]):format(
      name, k, k, name, LINKS[name], name, k, k, k, name == "c" and '<mimic joint="a1"/>' or "")
  end
  local source = table.concat(text) .. "</robot>"

  it("is right, and so it is by way of a factor", function()
    local job = algo.compile(source, { functions = { "minv" }, rows = 0, deep = 1e9,
      fuse = { { name = "both", outputs = { "LD", "Hinv" } } } })
    local several = 0
    for _, group in ipairs(supernodes.siblings(supernodes.blocks(job.model.pattern))) do
      local left = 0
      for _, run in ipairs(group.tree) do left = left + (run.dof < group.dof and 1 or 0) end
      several = several + (left > 1 and 1 or 0)
    end
    check(several >= 2, "%d groups have several runs to their left", several)
    for _, name in ipairs { "minv", "both" } do
      inverts(job, name, { 0.3, -0.4, 0.5, 0.6, -0.7, 0.8, 0.9 }, name)
    end
  end)
end)
