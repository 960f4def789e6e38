-- Tests arithmetic in twice the precision of a double (gen/twofold.lua): against integers, which
-- doubles hold exactly, and against identities; and the resulting constants of the generated code.

local algo = dofile "tests/support/algo.lua"
local front = dofile "tests/support/front.lua"
local number = require "number"
local random = dofile "tests/support/random.lua"
local twofold = require "twofold"

local rng = random.case(1)
local function integer(most) return rng:integer(-most // 2, most // 2) end

-- the double nearest to n / 10^k, both exact
local function decimal(n, k) return n / 10.0 ^ k end

local function is_small(x, scale)
  assert.is_true(math.abs(x.hi) <= 1e-30 * scale, ("%g of %g is left"):format(x.hi, scale))
end

describe("twofold numbers", function()
  it("give the decimal that a product or a sum of decimals is", function()
    for _ = 1, 2000 do
      local m, n = integer(20000000), integer(20000000)
      local x, y = twofold.decimal(decimal(m, 7)), twofold.decimal(decimal(n, 6))
      assert.equal(decimal(m * n, 13) + 0.0, (x * y).hi + 0.0)
      assert.equal(decimal(m + 10 * n, 7) + 0.0, (x + y).hi + 0.0)
      assert.equal(decimal(m - 10 * n, 7) + 0.0, (x - y).hi + 0.0)
    end
  end)

  it("keep what a double loses", function()
    local x = twofold.decimal(0.1)
    assert.equal(0.1, x.hi)
    is_small((x * 10.0) - 1.0, 1.0)
    is_small(twofold.decimal(1e22) - 1e22, 1e22)
    assert.equal(1e-30, ((twofold.decimal(1.0) + 1e-30) - 1.0).hi)
    assert.equal(0.0, twofold.decimal(0.1 + 0.2).lo) -- 17 digits: nobody typed this
  end)

  it("divide and take roots", function()
    for _ = 1, 500 do
      local x, y = twofold.decimal(rng:uniform(1, 2)), twofold.decimal(rng:uniform(0.5, 1))
      is_small(x / y * y - x, 2.0)
      local root = twofold.sqrt(x)
      is_small(root * root - x, 2.0)
    end
  end)

  it("have sines and cosines", function()
    for _ = 1, 500 do
      local x = twofold.decimal(decimal(integer(20000000), 5))
      local s, c = twofold.sin(x), twofold.cos(x)
      assert.is_true(math.abs(s.hi - math.sin(x.hi)) < 1e-14)
      assert.is_true(math.abs(c.hi - math.cos(x.hi)) < 1e-14)
      is_small(s * s + c * c - 1.0, 1.0)
      is_small(twofold.sin(x + x) - s * c * 2.0, 1e3) -- an angle of 100 has lost some digits
    end
    local third = twofold.of(0x1.0c152382d7366p+0, -0x1.ee6913347c2a6p-54) -- pi/3
    is_small(twofold.cos(third) - 0.5, 1.0)
  end)

  it("end in what plain doubles give where they overflow", function()
    assert.equal(math.huge, (twofold.decimal(1e300) * twofold.decimal(1e300)).hi)
    assert.equal(1e305, (twofold.decimal(1e305) + twofold.decimal(0.0)).hi)
    assert.equal(math.huge, (twofold.decimal(1.0) / twofold.decimal(0.0)).hi)
  end)
end)

describe("a float constant", function()
  it("is rounded once", function()
    local half = 1 + 2 ^ -24 -- between two floats: the lost part decides
    assert.equal("1.0f", number.literal(half, "float", 0.0))
    assert.equal("1.0f", number.literal(half, "float", -1e-20))
    assert.equal("1.0000001f", number.literal(half, "float", 1e-20))
    assert.equal("-1.0000001f", number.literal(-half, "float", -1e-20))
  end)
end)

describe("a constant of models/quad.urdf", function()
  local job = algo.compile(front.contents "models/quad.urdf", { base = "floating" }, "lower")

  it("has no digits but those of the numbers that were typed", function()
    local constants = 0
    for _, name in ipairs { "crba", "rnea", "fk" } do
      for _, constant in ipairs(job.by_name[name].program.constants) do
        local digits = number.plain(constant.node.value):gsub("e.*", ""):gsub("[-.]", "")
        digits = digits:gsub("^0+", "")
        assert.is_true(#digits <= 12, constant.id .. " has " .. digits)
        constants = constants + 1
      end
    end
    assert.is_true(constants > 150)
  end)
end)
