-- Tests operations on memory (algo.kit.verbs) by themselves: products of matrices on numbers
-- against the sum that defines them, and the operations in the trace.

local floats = require "analysis.floats"
local random = dofile "tests/support/random.lua"
local trace = require "prog.trace"

local check = random.check

-- kernel in runtime/rows.h -> its operation
local HOW = {
  times = {}, plus = { onto = true }, product = { minus = true },
  more = { onto = true, minus = true }, inner = { onto = true, inner = true },
  gram = { onto = true, inner = true, symmetric = true }, square = { symmetric = true },
  image = { image = true },
}

-- sizes, and arrays from index 0 on; some of their numbers are not part of the matrices
local function draw(rng, how)
  local one = { n = rng:integer(1, 4), m = rng:integer(1, 4), k = rng:integer(1, 4) }
  if how.symmetric then one.m = one.n end
  one.stride = rng:integer(4, 6)
  for _, array in ipairs { "z", "x", "y" } do
    one[array] = {}
    for index = 0, 60 do one[array][index] = rng:uniform(-1, 1) end
  end
  one.i, one.j, one.l = rng:integer(0, 3), rng:integer(0, 3), rng:integer(0, 3)
  -- y = x or x', so that the product is symmetric
  for r = 0, how.symmetric and one.k - 1 or -1 do
    for c = 0, one.n - 1 do
      local from = how.inner and r * one.stride + c or c * one.stride + r
      one.y[one.l + r * one.stride + c] = one.x[one.j + from]
    end
  end
  one.w = how.image and one.i + 4 * one.stride or nil
  return one
end

-- element (a, c) of x y, or x' y
local function element(one, how, a, c)
  local sum = 0.0
  for r = 0, one.k - 1 do
    local row, column = how.inner and r or a, how.inner and a or r
    sum = sum + one.x[one.j + row * one.stride + column] * one.y[one.l + r * one.stride + c]
  end
  return how.minus and -sum or sum
end

local function run(K, how, one)
  K.gemm(how, one.n, one.m, one.k, one.stride, "z", one.i, "x", one.j, "y", one.l, one.w)
end

describe("a product of matrices", function()
  it("is the sum that defines it, and touches nothing else", function()
    for name, how in pairs(HOW) do
      for case = 1, 20 do
        local rng = random.case(9000 + case)
        local one = draw(rng, how)
        local K = floats.new { z = one.z, x = one.x, y = one.y }
        run(K, how, one)
        local expected = setmetatable({}, { __index = one.z })
        for a = 0, one.m - 1 do
          for c = 0, one.n - 1 do
            local at = one.i + a * one.stride + c
            expected[at] = element(one, how, a, c) + (how.onto and one.z[at] or 0.0)
            if how.image then expected[one.w + c * one.stride + a] = expected[at] end
          end
        end
        -- if the sum is symmetric, the numbers above the diagonal of its target may be anything
        for a = 0, how.symmetric and how.onto and one.m - 1 or -1 do
          for c = a + 1, one.n - 1 do
            local at = one.i + a * one.stride + c
            expected[at] = K.load("z", at)
          end
        end
        for index = 0, 60 do
          local x = K.load("z", index)
          check(math.abs(x - expected[index]) < 1e-14, "%s, case %d: z[%d] is %.17g, not %.17g",
            name, case, index, x, expected[index])
        end
      end
    end
  end)

  it("is told with its kernel, sizes, places and cost", function()
    for name, how in pairs(HOW) do
      local one, K = draw(random.case(9100), how), trace.new {}
      run(K, how, one)
      local event = K.events[1]
      assert.equal(name, event.kernel)
      assert.same({ one.n, one.m, one.k, one.stride }, event.sizes)
      local places = { { "z", one.i }, { "x", one.j }, { "y", one.l } }
      if one.w then places[4] = { "z", one.w } end
      assert.same(places, event.places)
      local elements = how.symmetric and one.n * (one.n + 1) // 2 or one.n * one.m
      assert.same({ mul = elements * one.k, add = 0, sub = elements * one.k }, event.cost)
    end
  end)
end)

describe("a matrix", function()
  it("is turned over", function()
    local one = draw(random.case(9200), {})
    local K = floats.new { z = one.z, x = one.x }
    K.turn(2, 3, one.stride, "z", 5, "x", 1)
    for r = 0, 1 do
      for c = 0, 2 do
        assert.equal(one.x[1 + r * one.stride + c], K.load("z", 5 + c * one.stride + r))
      end
    end
  end)
end)
