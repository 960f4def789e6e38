-- Tests where gen/emit/expression.lua puts a minus, and which sums of limbs are one call.  The
-- suites over compiled C show that values are right.

local expr = require "expr"
local expression = require "emit.expression"
local naming = require "prog.naming"

local pool = expr.new()
local a, b, c, d = pool.input("a", 0), pool.input("b", 0), pool.input("c", 0), pool.input("d", 0)
local k = pool.param("k", 3.0)

-- a node as a value
local function value(node)
  return expression.new({ place = function(p) return p.array end }, {
    names = { [k] = { id = "k", sign = -1 } },
    place = function(array) return { array = array } end,
  }):value(node)
end

-- the sign chosen for a*b if the name of b has a minus; role: the sign of a*b in the book
local function settled(role)
  local node = a * b
  local minus, named = { sign = -1 }, role and { sign = role }
  local program = { roles = { [b] = minus, [node] = named }, hints = {}, notes = {},
    order = { a, b, node }, numbers = {} }
  return naming.signs(program, { [b.id] = true, [node.id] = true }, {})[node.id]
end

describe("a minus", function()
  it("becomes the - of a sum", function()
    assert.equal("b - a", value(-a + b))
    assert.equal("c - (a + b)", value(c - (a + b)))
    assert.equal("b*c - a", value(-(a - b*c)))
  end)

  it("stands before the first term where a product follows", function()
    assert.equal("-a - b*c", value(-(a + b*c)))
    assert.equal("-b - c*d", value(-(c*d + b)))
    assert.equal("-a*b - c*d", value(-(a*b + c*d)))
    assert.equal("-(a + b) - c*d", value(-((a + b) + c*d)))
  end)

  it("stands before a parenthesis where none does", function()
    assert.equal("-(a + b)", value(-(a + b)))
    assert.equal("-(a + b)*c", value(c * -(a + b)))
  end)

  it("is in a constant's own sign", function()
    assert.equal("k*a", value(-(k*a)))
    assert.equal("-k*a", value(k*a))
  end)

  it("of a name without a role is in the sign of the name", function()
    assert.equal(-1, settled(nil))
    assert.equal(1, settled(1))
    assert.equal(-1, settled(-1))
  end)

  it("is in the elements of a vector, because { a, b } takes none", function()
    local vector = { op = "lanes", of = { a, -b } }
    local language = { place = function(p) return p.array end }
    function language.lanes(_, words) return ("{ %s }"):format(table.concat(words, ", ")) end
    local function definition(sign, places)
      return expression.new(language, { names = { [vector] = { id = "x", sign = sign } },
        place = function(array) return { array = array } end, places = places,
      }):definition(vector)
    end
    assert.equal("{ a, -b }", definition(1))
    assert.equal("{ -a, b }", definition(-1))
    -- of limbs in turn it is a place
    assert.equal("-k->x", definition(-1, function() return "k->x" end))
  end)
end)

describe("a sum of limbs", function()
  local set = { members = { 1, 2, 3, 4 }, width = 4 }
  local language = {
    place = function(p) return p.array end, lane = function(x, index) return x .. index end,
    sum = function(of, words)
      assert.equal(set, of)
      return ("sum(%s)"):format(words)
    end,
  }

  -- the sum of lanes of vectors x and y, by their names and indices, as text; named: how many of
  -- the terms have a name together
  local function text(terms, sign, named)
    local vectors = { x = { op = "vector", set = set }, y = { op = "vector", set = set } }
    local names, sum = {}, nil
    for _, vector in pairs(vectors) do
      names[vector] = { id = vector == vectors.x and "x" or "y", sign = sign or 1 }
    end
    for count, term in ipairs(terms) do
      local lane = { op = "lane", a = vectors[term:sub(1, 1)], index = tonumber(term:sub(2)) }
      sum = sum and { op = "add", a = sum, b = lane } or lane
      if count == named then names[sum] = { id = "some", sign = 1 } end
    end
    return expression.new(language, { names = names }):value(sum)
  end

  it("is a call if it adds up all elements of a vector in their order", function()
    assert.equal("sum(x)", text { "x0", "x1", "x2", "x3" })
    assert.equal("-sum(x)", text({ "x0", "x1", "x2", "x3" }, -1))
    assert.equal("sum(x) + y0", text { "x0", "x1", "x2", "x3", "y0" })
  end)

  it("is none otherwise", function()
    assert.equal("x0 + x1 + x2", text { "x0", "x1", "x2" })
    assert.equal("x0 + x1 + x3 + x2", text { "x0", "x1", "x3", "x2" })
    assert.equal("x0 + x1 + y2 + x3", text { "x0", "x1", "y2", "x3" })
    assert.equal("y0 + x1 + x2 + x3", text { "y0", "x1", "x2", "x3" })
    assert.equal("some + x2 + x3", text({ "x0", "x1", "x2", "x3" }, 1, 2))
  end)
end)
