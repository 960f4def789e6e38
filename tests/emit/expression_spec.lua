-- Tests where gen/emit/expression.lua puts a minus.  The suites over compiled C show that values
-- are right.

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
end)
