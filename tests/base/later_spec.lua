-- Tests gen/later.lua: modules are loaded when they are used, so a run for one function loads few.

local later = require "later"

-- the modules of gen/ that a run of the program has loaded when it ends
local function loaded(words)
  local program = [[
local exit = os.exit
function os.exit(...)
  for name in pairs(package.loaded) do
    if package.searchpath(name, "gen/?.lua;gen/?/init.lua;gen/?.so") then print(name) end
  end
  exit(...)
end
dofile "gen/pinion"]]
  local path, out = os.tmpname(), os.tmpname()
  local file = assert(io.open(path, "w"))
  file:write((program:gsub("dofile", "arg[0] = 'gen/pinion'\ndofile")))
  file:close()
  os.remove(out)
  local pipe = assert(io.popen(("%s %s -o %s %s"):format(os.getenv "LUA" or "lua5.4", path, out,
    words)))
  local names, count = {}, 0
  for name in pipe:lines() do names[name], count = true, count + 1 end
  assert(pipe:close())
  os.execute(("rm -rf %s %s"):format(path, out))
  return names, count
end

describe("a module for later", function()
  local calls
  before_each(function()
    calls = 0
    package.preload.of_the_test = function()
      calls = calls + 1
      return { twice = function(x) return 2 * x, "more" end }
    end
    package.preload.itself_of_the_test = function()
      calls = calls + 1
      return function(x) return x + 1 end
    end
    package.loaded.of_the_test, package.loaded.itself_of_the_test = nil, nil
  end)

  it("is loaded when one of its functions is called, and once", function()
    local twice = later("of_the_test").twice
    assert.equal(0, calls)
    assert.same({ 4, "more" }, { twice(2) })
    assert.same({ 6, "more" }, { twice(3) })
    assert.equal(1, calls)
  end)

  it("has one function of a name, wherever it is loaded", function()
    assert.equal(later("of_the_test").twice, later("of_the_test").twice)
    assert.equal(later "itself_of_the_test", later "itself_of_the_test")
    assert.equal(0, calls)
  end)

  it("may be a function", function()
    local itself = later "itself_of_the_test"
    assert.equal(0, calls)
    assert.equal(3, itself(2))
    assert.equal(1, calls)
  end)
end)

describe("the program", function()
  it("loads what one function of a robot without limbs needs", function()
    local names, count = loaded "--functions crba models/arm6.urdf"
    assert.is_true(names.pipeline and names["algo.tree.crba"])
    for _, idle in ipairs { "algo.tree.aba", "algo.constraints.closure", "analysis.loops",
      "prog.fuse", "prog.limbs.quotient_trace", "tools.bindings.python", "tools.report",
      "cli.config", "cli.progress",
      "dump", "urdf.drake", "model.tunable" } do
      assert.is_nil(names[idle], idle)
    end
    assert.is_true(count <= 109, count .. " modules") -- if the count falls, lower this
  end)

  it("loads no choice of frames for limbs at -O1", function()
    local names, count = loaded "--functions crba models/duo.urdf"
    assert.is_true(names["prog.limbs.quotient_trace"] and names["model.limbs.common_turns"])
    assert.is_nil(names["model.reframe"])
    assert.is_true(count <= 118, count .. " modules") -- the same
  end)
end)
