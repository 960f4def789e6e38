-- Tests H, H^-1 and C computed in frames that do not turn (algo.tree.climb), as for deep trees, but
-- forced on small robots: chains and branches, all choices of -O2 (also frames that stay behind),
-- tunable numbers, free mimic joints, screws; and how many digits remain in single precision.  The
-- reference are the velocities of all links (support/reference/dynamics.lua).

local algo = dofile "tests/support/algo.lua"
local chosen_frames = require "facts.chosen_frames"
local crba = require "algo.tree.crba"
local dense = dofile "tests/support/reference/dense.lua"
local floats = require "analysis.floats"
local random = dofile "tests/support/random.lua"
local reframe = require "model.reframe"
local tunable = require "model.tunable"

local check = random.check
local ROBOTS = random.many(3, 5) -- of each kind

local KINDS = {
  { says = "chains", more = { joints = 6, branch = 0 } },
  { says = "branched trees", more = { joints = 9, branch = 0.3 } },
  { says = "trees whose mimic joints are free", more = { branch = 0.2, mimic = 0.5, free = true } },
  { says = "trees with tunable numbers", more = { branch = 0.2, tunable = true } },
}
for _, kind in ipairs(KINDS) do kind.more.lines = 0.9 end

-- counts of frames that stayed behind: among all choices, and in the programs
local behind = { choices = 0, programs = 0 }

-- every third joint has a tunable origin, every third link tunable numbers
local function tunables(model)
  local list = {}
  for i, body in ipairs(model.bodies) do
    if body.joint and i % 3 == 0 then list[#list + 1] = body.name .. ":origin" end
  end
  for k, place in ipairs(model.places) do
    if place.body > 0 and k % 3 == 1 then
      list[#list + 1] = place.link.name .. ":mass,com,inertia"
    end
  end
  return list
end

-- every choice of frames
local function views_of(model)
  local all, views = {}, reframe.views(model, {})
  assert.equal(3, #views) -- the file's frames, at the child and at the parent
  for _, view in ipairs(views) do
    all[#all + 1] = view
    all[#all + 1] = view.lagging
  end
  return all
end

local function lagging(model)
  local n = 0
  for _, body in ipairs(model.bodies) do n = n + (body.lags and 1 or 0) end
  return n
end

local function near(expected, found, slack, ...)
  local off = dense.distance(expected, found)
  local size = math.max(dense.largest(expected), 1e-3)
  check(off <= slack * size, "%s: off by %g", string.format(...), off)
end

for kind, k in ipairs(KINDS) do
  local robots
  -- visit(robot, job, inputs): job made at -O2 for deep trees, its H in robot.state
  local function each(visit)
    if not robots then
      robots = {}
      algo.each_random(ROBOTS, 500 * kind, k.more, function(r) robots[#robots + 1] = r end)
      for _, r in ipairs(robots) do
        local options = {}
        for key, value in pairs(r.options) do options[key] = value end
        options.tunable = k.more.tunable and tunables(r.job.model) or nil
        options.optimize, options.rows = 2, 0
        options.functions = { "crba", "minv" }
        r.job = algo.compile(r.text, options)
        r.inputs = { q = algo.from_zero(r.q), p = tunable.values(r.job.model) }
      end
    end
    for _, r in ipairs(robots) do visit(r, r.job, r.inputs) end
  end

  describe("of " .. k.says, function()
    it("H is that of the velocities of all links, in every choice of frames", function()
      local tried = 0
      each(function(r, job, inputs)
        tried = tried + 1
        for _, view in ipairs(views_of(job.model)) do
          local kit = floats.new(inputs)
          kit.supernodes = true
          crba(view.model, kit)
          local H = algo.from_one(kit.results.H, job.model.pattern.nh)
          near(r.state.H, algo.full(job, H), 1e-12, "robot %d in frames %s", r.case, view.style.id)
          behind.choices = behind.choices + lagging(view.model)
        end
      end)
      assert.is_true(tried >= ROBOTS, tried)
    end)

    it("the program has that H, and H^-1 undoes it", function()
      each(function(r, job, inputs)
        local item = job.by_name.crba
        check(item.plain.level == "supernodes", "robot %d is not deep", r.case)
        behind.programs = behind.programs + lagging(item.plain.view.model)
        local found = algo.on_symbols(item, inputs, job.model)
        near(r.state.H, algo.full(job, algo.from_one(found.H, job.model.pattern.nh)), 1e-12,
          "H of robot %d in frames %s", r.case, item.plain.view.style.id)
        local n = job.model.nv
        found = algo.on_symbols(job.by_name.minv, inputs, job.model)
        local product = dense.times(r.state.H, algo.rows(algo.from_one(found.Hinv, n * n), n))
        for i = 1, n do product[i][i] = product[i][i] - 1 end
        local off = dense.largest(product)
        check(off <= 1e-13 * dense.condition(r.state.H), "H^-1 of robot %d off by %g", r.case, off)
      end)
    end)

    it("C is that of body coordinates", function()
      each(function(r, job, inputs)
        local with_v = { q = inputs.q, p = inputs.p, v = algo.from_zero(r.v) }
        local n, fn = job.model.nv ^ 2 // 1, job.catalogue.coriolis
        near(algo.from_one(algo.on_floats(fn, job.model, with_v).C, n),
          algo.from_one(algo.on_floats(fn, job.model, with_v, "supernodes").C, n), 1e-11,
          "robot %d", r.case)
      end)
    end)
  end)
end

describe("these robots", function()
  it("have frames that stay behind", function()
    assert.is_true(behind.choices > ROBOTS and behind.programs > ROBOTS // 5,
      behind.choices .. " " .. behind.programs)
  end)
end)

-- ---- digits -------------------------------------------------------------------------------------

-- numbers rounded to single precision after every operation
local single = {}
local function rounded(x)
  return setmetatable({ x = string.unpack("f", string.pack("f", x)) }, single)
end
local function value(x) return type(x) == "number" and x or x.x end
function single.__add(a, b) return rounded(value(a) + value(b)) end
function single.__sub(a, b) return rounded(value(a) - value(b)) end
function single.__mul(a, b) return rounded(value(a) * value(b)) end
function single.__div(a, b) return rounded(value(a) / value(b)) end
function single.__unm(a) return rounded(-a.x) end

local function single_kit(inputs)
  local kit = floats.new(inputs)
  kit.zero, kit.one = rounded(0), rounded(1)
  kit.num = rounded
  function kit.param(_, _, x) return rounded(x) end
  function kit.input(array, index) return rounded(inputs[array][index]) end
  function kit.is_zero() return false end
  for _, name in ipairs { "sin", "cos", "sqrt" } do
    kit[name] = function(x) return rounded(math[name](x.x)) end
  end
  return kit
end

-- Links of 0.1 m and 0.1 kg.  parent(i) is the parent of link i, 0 for the base.  No link is
-- slender about its axis, so no entry on H's diagonal is a small difference of large numbers.
local function snake(n, parent)
  local text = { '<robot name="snake"><link name="l0"/>' }
  for i = 1, n do
    text[#text + 1] = ([[
<joint name="j%d" type="continuous"><origin xyz="0.1 0 0"/><parent link="l%d"/><child link="l%d"/>
<axis xyz="%s"/></joint><link name="l%d"><inertial><origin xyz="0.05 0 0"/><mass value="0.1"/>
<inertia ixx="1e-5" ixy="0" ixz="0" iyy="9.3e-5" iyz="0" izz="9.2e-5"/></inertial></link>]])
      :format(i, parent(i), i, i % 2 == 0 and "0 1 0" or "0 0 1", i)
  end
  return table.concat(text, "\n") .. "</robot>"
end

local function chain(i) return i - 1 end
-- five arms after ten links
local function arms(n)
  return function(i) return i > 10 and (i - 11) % ((n - 10) // 5) == 0 and 10 or i - 1 end
end

describe("in single precision every entry of H is right to 1e-5 of its row and column:", function()
  for _, case in ipairs { { "a chain of 60", chain }, { "a tree of 60", arms(60) } } do
    it(case[1], function()
      local job = algo.compile(snake(60, case[2]), {}, "model")
      local model = job.model
      local p, rng, worst = model.pattern, random.case(77), 0.0
      for state = 1, random.many(1, 2) do
        local q = {}
        for i = 0, model.nq - 1 do
          q[i] = rounded(rng:uniform(-1, 1) * (state == 1 and 0.1 or 3)).x
        end
        local H = algo.on_floats(job.catalogue.crba, model, { q = q }).H
        local kit = single_kit { q = q }
        kit.supernodes = true
        crba(model, kit)
        for i = 1, p.n do
          for at = p.rowptr[i], p.rowptr[i + 1] - 1 do
            local j = p.colind[at + 1] + 1
            local size = math.sqrt(H[p.rowptr[i + 1] - 1] * H[p.rowptr[j + 1] - 1])
            worst = math.max(worst, math.abs(kit.results.H[at].x - H[at]) / size)
          end
        end
      end
      check(worst <= 1e-5 and worst > 1e-8, "off by %g", worst)
    end)
  end
end)

describe("frames that do not turn", function()
  it("are those in which a deep tree is traced, and no other", function()
    for _, deep in ipairs { 0, 1e9 } do
      local job = algo.compile(snake(12, chain), { optimize = 2, functions = { "crba" },
        rows = 0, deep = deep })
      assert.equal(deep == 0, job.by_name.crba.plain.level == "supernodes")
      local says = chosen_frames.groups(job)[1].says
      assert.equal(deep == 0, says:find "frames that do not turn" ~= nil)
    end
  end)
end)
