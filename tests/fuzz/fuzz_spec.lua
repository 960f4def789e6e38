-- Runs the generator on the fuzzer's seeds, on its findings, and on a few hundred mutants that are
-- new for each PINION_SEED: tests/fuzz/survive.lua defines what must hold for every text.
--
-- `make libfuzz` tries millions; this spec shows that the fuzzer's parts work, and that no finding
-- comes back.

local front = dofile "tests/support/front.lua"
local lfs = require "lfs"
package.path = "tests/fuzz/?.lua;" .. package.path
local mutate = require "mutate_urdf"
local random = dofile "tests/support/random.lua"
local survive = require "survive"

local SEED = math.tointeger(os.getenv "PINION_SEED" or 1)
local MUTANTS, LONGEST = random.many(100, 200), 6000
local CORPUS, BAD, MODELS = "tests/fuzz/corpus/urdf/", "tests/bad/", "models/"

local function each(directory, act)
  local names = front.names(directory, ".urdf")
  assert.is_true(#names > 0)
  for _, name in ipairs(names) do act(front.contents(directory .. name), directory .. name) end
end

describe("the generator", function()
  it("survives the corpus, with what was found, twice in one process", function()
    each(CORPUS, function(text, name)
      local complaint = survive.run_twice(text)
      assert.is_nil(complaint, name .. ": " .. tostring(complaint))
    end)
  end)

  it("refuses tests/bad or warns, and takes models/, as the command does", function()
    each(BAD, function(text, name)
      local complaint, code, _, err = survive.run(text)
      assert.is_nil(complaint, name .. ": " .. tostring(complaint))
      assert.is_truthy(err:find(code == 0 and "warning: " or "error: ", 1, true), name)
    end)
    each(MODELS, function(text, name)
      local complaint, code = survive.run(text .. "<?pinion --base floating?>")
      assert.is_nil(complaint, name .. ": " .. tostring(complaint))
      assert.equal(0, code, name)
    end)
  end)

  it("survives mutants of small robots", function()
    local codes = {}
    for _, name in ipairs { "duo", "brick", "cartpole" } do
      local seed_text = front.contents(MODELS .. name .. ".urdf")
      local text = seed_text
      for k = 1, MUTANTS // 3 do
        local seed = SEED * 1000003 + k
        local mutant = mutate.mutate(text, LONGEST, seed) or seed_text
        local complaint, code = survive.run(mutant)
        assert.is_nil(complaint, ("PINION_SEED=%d, mutant %d of %s: %s\n%s"):format(SEED, k, name,
          tostring(complaint), mutant))
        codes[code] = (codes[code] or 0) + 1
        text = code == 0 and k % 20 ~= 0 and mutant or seed_text
      end
    end
    -- many of them are still robots, many are not
    assert.is_true(codes[0] > MUTANTS / 10 and codes[1] > MUTANTS / 10)
  end)
end)

describe("the fuzzer's parts:", function()
  local duo = front.contents "models/duo.urdf"

  it("options in the text reach the command line, those that touch files do not", function()
    local _, code, _, err = survive.run(duo .. "<?pinion --base hovering?>")
    assert.equal(2, code)
    assert.is_truthy(err:find("--base", 1, true))
    local _, plain, out = survive.run(duo)
    local _, floating, other = survive.run(duo .. "<?pinion --base floating --dump=model?>")
    assert.equal(0, plain)
    assert.equal(0, floating)
    assert.not_equal(out, other)
    local _, safe, same = survive.run(duo .. "<?pinion -o /nowhere --config x -- --depfile=x?>")
    assert.equal(0, safe)
    assert.equal(out, same)
  end)

  it("a fault inside is a complaint", function()
    local urdf = require "urdf"
    local read = urdf.read
    urdf.read = function() error "spoiled for the test" end
    local complaint, code = survive.run(duo)
    urdf.read = read
    assert.equal(3, code)
    assert.is_truthy(complaint:find("^exit 3"))
    assert.is_nil((survive.run(duo)))
  end)

  it("a message without its line, or C with a number that is none, is a complaint", function()
    local fail = require "fail"
    local format = fail.format
    fail.format = function(item) return format(item):gsub(":%d+:", ":999999:", 1) end
    local complaint = survive.run "<robot name='r'><link/></robot>"
    fail.format = format
    assert.is_truthy(complaint:find "no such line")
    local number = require "number"
    local literal = number.literal
    number.literal = function() return "nan" end
    complaint = survive.run(duo .. "<?pinion --dump=write --functions crba?>")
    number.literal = literal
    assert.is_truthy(complaint and complaint:find "no number of C", complaint)
  end)

  it("a robot that is another one as MJCF is noticed", function()
    local twin, try = dofile "tests/fuzz/twin.lua", dofile "tests/fuzz/try.lua"
    local case = { options = {}, robot = { name = "r", links = { { name = "a" }, { name = "b",
      inertial = { mass = "1", I = { "0.1", "0", "0", "0.1", "0", "0.1" } } } }, joints = { {
      name = "j", type = "revolute", parent = "a", child = "b", axis = { "0", "1", "1" },
      dynamics = { "0.5", "0" } } } } }
    local place = os.tmpname()
    os.remove(place)
    assert(lfs.mkdir(place))
    local function tried(what, by)
      return twin.try(case, place, function(_, _, file, text, out)
        try.write(file, file:find "mjcf" and text:gsub(what, by) or text)
        return { "--quiet", "--functions", "crba", "-o", out, file }
      end, try.generate)
    end
    assert.is_nil((tried('mass="1"', 'mass="1"')))
    assert.equal("the C of two formats", (tried('mass="1"', 'mass="2"')))
    assert.equal("one format is refused", (tried('mass="1"', 'mass=""')))
    assert.equal("pinion diff of two formats", (tried('damping="0.5', 'damping="0.25')))
    os.execute("rm -r " .. place)
  end)

  it("a mutation repeats, and fits the size", function()
    local arm = front.contents "models/arm6.urdf"
    local short = 0
    for seed = 1, 50 do
      assert.equal(mutate.mutate(duo, LONGEST, seed), mutate.mutate(duo, LONGEST, seed))
      assert.equal(mutate.cross(duo, arm, LONGEST, seed), mutate.cross(duo, arm, LONGEST, seed))
      local small = mutate.mutate(duo, #duo, seed)
      assert.is_true(not small or #small <= #duo)
      short = short + (small and 1 or 0)
    end
    assert.is_true(short > 0)
  end)
end)
