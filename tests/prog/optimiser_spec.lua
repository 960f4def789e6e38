-- Tests further parts of -O2: sums of a whole function (prog.refine), the choice among frames
-- (prog.choice.choose), and what the header says about it.  prog/frames_spec.lua tests the frames.

local algo = dofile "tests/support/algo.lua"
local choose = require "prog.choice.choose"
local expr = require "expr"
local front = dofile "tests/support/front.lua"
local live = require "prog.live"
local planar_arm = dofile "tests/support/robots/planar_arm.lua"
local programs = require "prog.program"
local random = dofile "tests/support/random.lua"
local refine = require "prog.refine"
local trace = require "prog.trace"

local check = random.check

-- ---- sums ---------------------------------------------------------------------------------------

-- a trace of one section with the results of `build(K, x)`, x[k] its inputs
local function small(build)
  local K = trace.new {}
  K.section("all", "b", 1)
  local x = {}
  for k = 1, 8 do x[k] = K.input("x", k) end
  build(K, x)
  return K
end

local function values(K, inputs)
  local value, list = expr.evaluator(function(_, index) return inputs[index] end), {}
  for _, event in ipairs(K.events) do
    if event.kind == "store" then list[#list + 1] = value(event.node) end
  end
  return list
end

-- compares values and costs before and after, and checks that nothing is read before it exists
local function refined(build, case)
  local plain = live.of(programs.of(small(build), { level = "scalars" }))
  local K = refine.of(programs.of(small(build), { level = "scalars" }))
  local rng = random.case(case)
  for _ = 1, 5 do
    local inputs = {}
    for k = 1, 8 do inputs[k] = rng:uniform(-2, 2) end
    local expected, found = values(plain, inputs), values(K, inputs)
    for k, e in ipairs(expected) do
      check(math.abs(e - found[k]) <= 1e-11 * (1 + math.abs(e)), "case %d: %.17g became %.17g",
        case, e, found[k])
    end
  end
  local there = {}
  for _, node in ipairs(K.order) do
    for _, part in ipairs { node.a, node.b } do
      local read = expr.base(part)
      check(read.const or there[read], "case %d: a %s is read before it is there", case, read.op)
    end
    there[node] = true
  end
  return K.cost, plain.cost, K
end

describe("sums of a whole function", function()
  it("gather constants", function()
    local cost, before = refined(function(K, x)
      local k, j = K.param(1, "k", 1.25), K.param(1, "j", -3.5)
      K.store("y", 0, (x[1] + k) + (x[2] - j))
    end, 1)
    assert.equal(3, before.total)
    assert.equal(2, cost.total)
  end)

  it("take out a common factor, with either sign", function()
    for n, sign in ipairs { 1, -1 } do
      local cost, before = refined(function(K, x)
        local second = x[1] * x[4]
        K.store("y", 0, x[1] * x[2] + x[3] + (sign > 0 and second or -second))
      end, 10 + n)
      assert.equal(4, before.total)
      assert.equal(3, cost.total)
      assert.equal(1, cost.mul)
    end
  end)

  it("leave what has another reader alone", function()
    local cost, before, K = refined(function(K, x)
      local product, sum = x[1] * x[2], x[5] + K.param(1, "k", 2.5)
      K.store("y", 0, product + x[1] * x[3])
      K.store("y", 1, product)
      K.store("y", 2, sum + K.param(1, "j", 0.5))
      K.store("y", 3, sum)
    end, 20)
    assert.same(before, cost)
    local plain = small(function(P, x) P.store("y", 0, x[1] * x[2] + x[1] * x[3]) end)
    assert.equal("add", K.events[2].node.op)
    assert.equal(plain.events[2].node.a.op, K.events[2].node.a.op)
  end)

  it("keep their shape where nothing meets", function()
    local function build(P, x) P.store("y", 0, (x[1] + x[2]) - (x[3] * x[4] - x[5])) end
    local _, _, K = refined(build, 30)
    local before = small(build)
    assert.equal(before.events[2].node.id, K.events[2].node.id)
  end)

  it("keep their values and never cost more, whatever they are", function()
    local fewer = 0
    for case = 100, 400 do
      local cost, before = refined(function(K, x)
        local rng, list = random.case(case), { table.unpack(x) }
        for k = 1, 3 do list[#list + 1] = K.param(1, "p" .. k, rng:uniform(-2, 2)) end
        for _ = 1, 25 do
          local a, b, kind = rng:pick(list), rng:pick(list), rng:integer(1, 4)
          list[#list + 1] = kind == 1 and a - b or kind == 2 and a + b or a * b
          if #list > 14 and rng:chance(0.5) then table.remove(list, rng:integer(1, 8)) end
        end
        for k = 1, 4 do K.store("y", k, list[#list + 1 - k] + list[#list - 3 - k]) end
      end, case)
      check(cost.total <= before.total, "case %d: %d became %d", case, before.total, cost.total)
      if cost.total < before.total then fewer = fewer + 1 end
    end
    assert.is_true(fewer > 30, fewer .. " of 301")
  end)
end)

-- ---- the choice ---------------------------------------------------------------------------------

describe("the plan", function()
  -- a trace of n sums
  local function costing(one)
    return live.of(programs.of(small(function(K, x)
      local sum = x[1]
      for k = 1, one.model do sum = sum * x[k % 8 + 1] end
      K.store("y", 0, sum)
    end), { level = "scalars" }))
  end
  local function view(id, cost, lagging)
    return { style = { id = id }, model = cost, lagging = lagging }
  end

  it("is the cheapest; of equals the first", function()
    assert.equal("b", choose.frames({ view("a", 5), view("b", 3), view("c", 4) }, costing).style.id)
    assert.equal("a", choose.frames({ view("a", 3), view("b", 3) }, costing).style.id)
  end)

  it("lets frames of the cheapest only stay behind, and only if that is cheaper", function()
    local function best(operations)
      local views = { view("a", 5, view("a1", 1)), view("b", 3, view("b1", operations)) }
      return choose.frames(views, costing).style.id
    end
    assert.same({ "b1", "b", "b" }, { best(2), best(3), best(4) })
  end)

  it("is the same every time", function()
    local text = front.contents "models/skew.urdf"
    local names = random.many({ "crba", "rnea" }, { "crba", "rnea", "aba", "fd" })
    local function styles()
      local job = algo.compile(text, { optimize = 2, functions = names })
      local ids = {}
      for k, item in ipairs(job.functions) do ids[k] = item.plain.view.style.id end
      return ids
    end
    local first = styles()
    assert.equal(#names, #first)
    assert.same(first, styles())
  end)

  it("of fd is that of the algorithm taken", function()
    local axes = {}
    for k = 1, 18 do axes[k] = k % 2 == 0 and "0 0 1" or "0 1 0" end
    local long = random.many(nil, front.contents "models/humanoid.urdf")
    local job = algo.compile(long or planar_arm(axes), {
      optimize = 2, base = long and "floating", functions = { "fd", "aba" },
    })
    local fd, aba = job.by_name.fd, job.by_name.aba
    assert.equal(aba.plain.cost.total, fd.plain.cost.total)
    assert.equal(aba.plain.view.style.id, fd.plain.view.style.id)
  end)
end)

-- ---- the text -----------------------------------------------------------------------------------

local function generate(level, robot, ...)
  local place = (".build/tests/optimiser/%s%s"):format(robot, level)
  os.execute("rm -rf " .. place)
  local words = table.concat({ ... }, " ")
  local command = ("%s gen/pinion %s -o %s %s models/%s.urdf 2>/dev/null"):format(
    os.getenv "LUA" or "lua5.4", level, place, words, robot)
  assert.is_true(os.execute(command), command)
  return function(name) return front.contents(("%s/%s%s"):format(place, robot, name)) end
end

describe("what a function leaves in arrays of its own", function()
  local function operations(names, name)
    local job = algo.compile(front.contents "models/arm6.urdf", { optimize = 2, functions = names })
    return job.by_name[name].plain.cost.total, job.by_name[name].plain.view.weighed
  end

  it("counts where its frames are chosen: minv alone takes what it takes beside crba", function()
    local alone, weighed = operations({ "minv" }, "minv")
    assert.equal(operations({ "crba", "minv" }, "minv"), alone)
    assert.is_true(weighed[1].operations > 200, weighed[1].operations)
  end)

  it("counts in fd: H as well as the bias", function()
    local _, fd = operations({ "fd" }, "fd")
    local _, bias = operations({ "bias" }, "bias")
    assert.is_true(fd[1].operations > bias[1].operations + 200)
  end)
end)

describe("the text at", function()
  it("-O2 names frames and what was moved, joint by joint", function()
    local file = generate("-O2", "arm6", "--functions", "crba,rnea")
    local header = file ".h"
    assert.matches("\n %* Frames of crba", header)
    assert.matches("\n %*   joint +origin +x axis +z axis +turns +given to the parent\n", header)
    local rows = 0
    for row in header:match("given to the parent\n(.-)\n %*\n"):gmatch "[^\n]+" do
      assert.matches(" m, h[xyz], J%l%l$", row)
      rows = rows + 1
    end
    assert.equal(6, rows)
    local plain = generate("-O1", "arm6", "--functions", "crba,rnea")
    assert.is_nil(plain ".h":find "given to the parent")
  end)

  it("-O0 multiplies the rotations out", function()
    local source = generate("-O0", "skew", "--functions", "crba") "_crba.c"
    for _, entry in ipairs { "xx", "xy", "yx", "yy" } do
      assert.matches("[%w_]+_R_" .. entry, source)
    end
    assert.is_nil(generate("-O1", "skew", "--functions", "crba") "_crba.c":find "_R_xx")
  end)

  it("-O2 of functions with a result per link is that of -O1", function()
    local words = { "--functions", "all", "--frames", "flange,forearm" }
    local one, two = generate("-O1", "arm6", table.unpack(words)),
      generate("-O2", "arm6", table.unpack(words))
    local job = algo.compile(front.contents "models/arm6.urdf",
      { functions = { "all" }, frames = { "flange", "forearm" } }, "model")
    local same, other = 0, 0
    for name, fn in pairs(job.catalogue) do
      local file = ("_%s.c"):format(name)
      if fn.group or fn.lacks(job.model) then
        assert.is_false(front.exists(".build/tests/optimiser/arm6-O1/arm6" .. file))
      elseif fn.planned then
        other = other + (one(file) ~= two(file) and 1 or 0)
      else
        assert.equal(one(file), two(file), name)
        same = same + 1
      end
    end
    assert.is_true(same > 30, same)
    assert.equal(8, other)
  end)
end)
