-- Tests the facts of a report: compares its data with other ways to the same numbers.

local algo = dofile "tests/support/algo.lua"
local dense = dofile "tests/support/reference/dense.lua"
local fill = require "facts.fill"
local front = dofile "tests/support/front.lua"
local json = require "dkjson"
local mat3 = require "spatial.mat3"
local report = require "tools.report"
local robots = dofile "tests/support/robots/report_robots.lua"

local ROBOT, job_of, near = robots.ROBOT, robots.job_of, robots.near

-- by the name of each
local function index(list)
  local of = {}
  for _, one in ipairs(list) do of[one.name] = one end
  return of
end

describe("the report as data", function()
  local job, facts, links, functions
  lazy_setup(function()
    job = job_of(ROBOT)
    facts = assert(json.decode(report.text(job, "r.json")))
    links, functions = index(facts.links), index(facts.functions)
  end)

  it("is the same to the byte", function()
    assert.equal(report.text(job_of(ROBOT), "a.json"), report.text(job, "b.json"))
  end)

  it("has links where the origins of the joints put them", function()
    local R, p = mat3.identity(), { 0.0, 0.0, 1.0 }
    R = mat3.mul(R, mat3.about(3, math.pi / 2))
    local pose = mat3.flat(R)
    table.move(p, 1, 3, 10, pose)
    near(pose, links.torso.pose, "torso")
    p = mat3.add(p, mat3.apply(R, { 0.1, 0.2, 0.0 }))
    R = mat3.mul(R, mat3.rpy { 1.5708, 0.0, 0.5 })
    near(mat3.add(p, mat3.apply(R, { 0.0, 0.0, 0.5 })),
      table.move(links["box<>&\"'"].pose, 10, 12, 1, {}), "box")
    assert.equal("l", links["box<>&\"'"].moved_by)
    assert.equal("left", links["box<>&\"'"].welded_to)
    assert.is_nil(links.base.moved_by)
  end)

  it("has masses, and what no body can have", function()
    assert.equal(10.0, facts.robot.mass)
    assert.equal(2.0, links.left.mass)
    assert.is_truthy(links["box<>&\"'"].impossible:find "triangle")
    assert.is_nil(links.left.impossible)
    assert.same({ "base" }, { facts.dropped[1].name, facts.dropped[2] })
  end)

  it("tells of typed noise: what counts as another, and what may be meant", function()
    assert.equal("waist", facts.snapped[1].name)
    assert.equal(math.pi / 2, facts.snapped[1].counts_as)
    assert.equal(1, #facts.snapped)
    assert.same({ "l", "roll", 1.5708, "pi/2", 8 }, { facts.near.numbers[1].name,
      facts.near.numbers[1].number, facts.near.numbers[1].value,
      facts.near.numbers[1].counts_as, facts.near.numbers[1].line })
    assert.equal("--snap 4e-6", facts.near.options)
    assert.is_true(facts.near.after < facts.near.before)
    local exact = job_of((ROBOT:gsub("1.5708 0", "1.57079632679489661923 0")))
    assert.equal(facts.near.after, exact.by_name.crba.plain.cost.total)
    assert.equal(facts.near.before, functions.crba.operations.total)
    assert.equal(2, #facts.warnings)
  end)

  it("has functions with what they take", function()
    for _, item in ipairs(job.functions) do
      local one = functions[item.fn.name]
      for k, arg in ipairs(item.fn.args) do
        local numbers = algo.length(arg.dims, job.model)
        assert.same({ arg.name, arg.mode, numbers, 8 * numbers }, { one.arguments[k].name,
          one.arguments[k].mode, one.arguments[k].numbers, one.arguments[k].bytes })
      end
      assert.equal(item.program and item.plain.cost.total, one.operations and one.operations.total)
      assert.equal(item.program and #item.program.constants, one.constants)
    end
  end)

  it("knows no number of a float that is not half as large", function()
    local halves = index(json.decode(report.text(job_of(ROBOT, { real = "float" }), "r.json"))
      .functions)
    for name, one in pairs(functions) do
      assert.equal(one.arguments[1].bytes, 2 * halves[name].arguments[1].bytes)
      if one.estimate then
        assert.is_true(halves[name].estimate.stack <= one.estimate.stack, name)
      end
    end
  end)
end)

describe("the fill of a factor", function()
  -- are entries of the factor of a symmetric matrix zero? Found with numbers.
  local function by_numbers(rows, first, last, step)
    local n, A, nonzero = #rows, dense.zeros(#rows), 0
    for i = 1, n do
      for j = 1, i do
        local x = i == j and 10.0 * n or rows[i]:sub(j, j) == "x" and 1 + (i * 7 + j * 3) % 5 or 0.0
        A[i][j], A[j][i] = x + 0.0, x + 0.0
      end
    end
    for k = first, last, step do
      for i = k + step, last, step do
        local l = A[i][k] / A[k][k]
        for j = k + step, last, step do A[i][j] = A[i][j] - l * A[k][j] end
      end
    end
    local marks = {}
    for i = 1, n do
      marks[i] = ""
      for j = 1, i do
        local x = step > 0 and A[i][j] or A[j][i]
        nonzero = nonzero + (x ~= 0 and 1 or 0)
        marks[i] = marks[i] .. (x == 0 and "." or rows[i]:sub(j, j) == "x" and "x" or "f")
      end
    end
    return marks, nonzero
  end

  it("is that of numbers, from the leaves and from the root", function()
    for _, path in ipairs { "models/duo.urdf", "models/quad.urdf" } do
      local job = algo.compile(front.contents(path), { functions = { "crba" }, base = "floating" },
        "trace")
      local found = fill.of(job.model, job.zeros.H)
      local n, factors = found.n, index(found.factors)
      local rows, entries = by_numbers(found.rows, n, 1, -1)
      assert.same(rows, factors["L'DL"].rows)
      assert.equal(entries, factors["L'DL"].entries)
      rows, entries = by_numbers(found.rows, 1, n, 1)
      assert.same(rows, factors["LDL'"].rows)
      assert.equal(entries, factors["LDL'"].entries)
      assert.equal(n * (n + 1) // 2, factors.dense.entries)
    end
  end)
end)

describe("compiled sizes", function()
  local compile = require "measure.compiler"
  local sources = {
    { name = "small", file = "r_small.c", text = '#include "r.h"\nint r_small(int x)\n'
      .. "{ return x; }\n" },
    { name = "large", file = "r_large.c", text = '#include "r.h"\n'
      .. "static const double t[50] = { 1.5 };\nint r_large(int x)\n"
      .. "{ volatile double y[100]; y[x] = t[x]; return r_small((int)y[0]); }\n" },
  }
  local function header(name)
    assert.equal("r.h", name)
    return "int r_small(int x); int r_large(int x);\n"
  end

  it("are those of the compiler", function()
    local found = compile.sizes("cc -O1", sources, {}, header)
    local small, large = found.functions[1], found.functions[2]
    assert.is_true(small.code > 0 and small.code < 64)
    assert.is_true(large.code >= 400 and large.code < 700, large.code)
    if large.stack then assert.is_true(large.stack >= 800 and large.stack < 1000, large.stack) end
    assert.is_truthy(found.version:find "%d")
  end)

  it("need a compiler that compiles", function()
    local ok, problem = pcall(compile.sizes, "no-such-compiler -O", sources, {}, header)
    assert.is_false(ok)
    assert.equal(2, problem.code)
    assert.is_truthy(problem.items[1].text:find("--report-cc: 'no-such-compiler -O'", 1, true))
  end)

  it("leave no file behind, even if a signal ends the generator", function()
    local place = ".build/test/sizes"
    assert(os.execute(("rm -rf %s && mkdir -p %s/tmp"):format(place, place)))
    for signal, code in pairs { TERM = 143, KILL = 137 } do
      local _, _, got = os.execute(([[TMPDIR=$PWD/%s/tmp ${LUA:-lua5.4} gen/pinion -o %s/out \
        --functions crba --report %s/r.json --report-cc 'kill -%s $PPID; true' models/duo.urdf &&
        exit]]):format(place, place, place, signal))
      assert.equal(code, got)
      -- the shell that removes them ends a little later
      assert(os.execute(([[i=0; while [ -n "$(ls %s/tmp)" ]; do
        i=$((i + 1)); [ $i -lt 500 ] || exit 1; sleep 0.01; done]]):format(place)))
    end
  end)
end)
