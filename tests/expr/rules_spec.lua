-- Tests the rewrite rules one by one, each from its own text, and the promises of hash-consing.
--
-- Values: both sides of a rule agree on random numbers, exactly except where the table says that it
-- regroups.  Nodes: `before`, built through pool.make, is the same node that `after` builds, for
-- random operands; whole random trees have the value that plain floats give.

local expr = require "expr"
local pattern = require "expr.matcher"
local random = dofile "tests/support/random.lua"
local rules = require "expr.rules"

local check = random.check
local BINDINGS = 300

-- any magnitude that cannot overflow in the few operations of a rule, with either sign
local function any_number(rng)
  return rng:uniform(0.5, 1) * 2.0 ^ rng:integer(-60, 60) * (rng:chance(0.5) and 1 or -1)
end

local function variables(tree, found)
  found = found or {}
  if tree.var then found[tree.var] = true end
  if tree.a then variables(tree.a, found) end
  if tree.b then variables(tree.b, found) end
  return found
end

-- numbers for the variables of both sides, in the order of the alphabet
local function bind(compiled, value)
  local bound = {}
  local used = variables(compiled.after, variables(compiled.before))
  for letter in ("jkvxyz"):gmatch "." do
    if used[letter] then bound[letter] = value(letter) end
  end
  return bound
end

describe("each rule", function()
  local seen = {}
  for number, rule in ipairs(rules) do
    local compiled = pattern.compile(rule.rule)
    local rng = random.case(number)

    it(("'%s' has a name of its own, a known lie or none"):format(rule.name), function()
      assert.is_nil(seen[rule.name])
      seen[rule.name] = true
      assert.is_true(rule.lie == nil or rule.lie == "zero" or rule.lie == "regroup")
      assert.is_true(#compiled.variants >= 1)
    end)

    it(("'%s' keeps the value: %s"):format(rule.name, rule.rule), function()
      local near = rule.lie == "regroup" and 1e-15 or 0
      for case = 1, BINDINGS do
        local bound = bind(compiled, function() return any_number(rng) end)
        local after = pattern.value(compiled.after, bound)
        for _, tree in ipairs { compiled.before, table.unpack(compiled.variants) } do
          local before = pattern.value(tree, bound)
          check(math.abs(before - after) <= near * math.abs(after), "case %d: %.17g ==> %.17g",
            case, before, after)
        end
      end
    end)
  end
end)

-- leaves and small trees, for the letters of a pattern
local function operands(pool, rng)
  local constant, varying = {}, {}
  for k = 1, 4 do
    constant[k] = pool.param("p" .. k, rng:pick { 1, -1, 2, any_number(rng) })
    varying[k] = pool.input("q", k)
  end
  for k = 1, 4 do
    constant[#constant + 1] = pool.make("neg", constant[k])
    varying[#varying + 1] = pool.make("neg", varying[k])
    constant[#constant + 1] = pool.make("add", rng:pick(constant), rng:pick(constant))
    constant[#constant + 1] = pool.make("mul", rng:pick(constant), rng:pick(constant))
    for _, op in ipairs { "add", "sub", "mul", "div" } do
      varying[#varying + 1] = pool.make(op, varying[k], rng:pick(rng:pick { constant, varying }))
    end
    varying[#varying + 1] = pool.make(rng:pick { "sin", "cos" }, varying[k])
  end
  -- x + y may have become a structural zero
  local function keep(list, const)
    local kept = {}
    for _, node in ipairs(list) do
      if node.op ~= "num" and (node.const or false) == const then kept[#kept + 1] = node end
    end
    return kept
  end
  return keep(constant, true), keep(varying, false)
end

-- Those without a constant factor: if v has one, k*(j*v) gathers j first and (k*j)*v gathers k
-- first, and floating-point products of three are not associative.
local function plain(list)
  local kept = {}
  for _, node in ipairs(list) do
    local inner = node.op == "neg" and node.a or node
    if not (inner.op == "mul" and (inner.a.const or inner.b.const)) then kept[#kept + 1] = node end
  end
  return kept
end

describe("the smart constructors", function()
  for number, rule in ipairs(rules) do
    local compiled = pattern.compile(rule.rule)

    it(("make of '%s' what it says"):format(rule.name), function()
      for case = 1, 40 do
        local rng = random.case(1000 * number + case)
        local pool = expr.new()
        local constant, varying = operands(pool, rng)
        local nodes = bind(compiled, function(letter)
          if letter == "k" or letter == "j" then return rng:pick(constant) end
          if letter == "v" then return rng:pick(plain(varying)) end
          return rng:pick(rng:pick { constant, varying })
        end)
        local after = pattern.build(compiled.after, nodes, pool.make)
        for k, tree in ipairs { compiled.before, table.unpack(compiled.variants) } do
          local before = pattern.build(tree, nodes, pool.make)
          check(rawequal(before, after), "case %d, variant %d: %s is not the node of %s", case,
            k, before.op, after.op)
          check(not pattern.match(tree, before, {}), "case %d, variant %d: still to be rewritten",
            case, k)
        end
      end
    end)
  end

  it("hold k and j to constants, v to what is none", function()
    local pool = expr.new()
    local p, r = pool.param("p", 3), pool.param("r", 5)
    local x, y = pool.input("q", 0), pool.input("q", 1)
    local tree = pattern.compile("k*v ==> v").before
    local function matches(a, b) return pattern.match(tree, { op = "mul", a = a, b = b }, {}) end
    assert.is_true(matches(p, x))
    assert.is_true(matches(pool.num(2), x))
    assert.is_false(matches(x, y))
    assert.is_false(matches(p, r))
    -- one letter, one node
    local twice = pattern.compile("x - x ==> 0").before
    assert.is_true(pattern.match(twice, { op = "sub", a = x, b = x }, {}))
    assert.is_false(pattern.match(twice, { op = "sub", a = x, b = y }, {}))
    -- x*(p*y) stays, p*(r*x) is gathered
    local stays = pool.make("mul", x, pool.make("mul", p, y))
    assert.equal("mul", stays.op)
    assert.is_true(rawequal(x, stays.a))
    local gathered = pool.make("mul", p, pool.make("mul", r, x))
    assert.is_true(gathered.a.const)
    assert.equal(15.0, gathered.a.value)
    assert.is_true(rawequal(x, gathered.b))
  end)

  it("refuse a rule that cannot be read", function()
    for _, text in ipairs { "x + y", "x + ==> x", "(x ==> x", "x ) ==> x", "xy ==> x" } do
      assert.is_false((pcall(pattern.compile, text)), text)
    end
  end)
end)

describe("a pool", function()
  local pool, x, y, p
  before_each(function()
    pool = expr.new()
    x, y, p = pool.input("q", 0), pool.input("q", 1), pool.param("p", 4)
  end)

  it("has one node for equal expressions", function()
    for _, op in ipairs { "add", "sub", "mul", "div" } do
      assert.is_true(rawequal(pool.make(op, x, y), pool.make(op, x, y)))
    end
    for _, op in ipairs { "sin", "cos", "sqrt", "neg" } do
      assert.is_true(rawequal(pool.make(op, x), pool.make(op, x)))
    end
    assert.is_true(rawequal(pool.num(2), pool.num(2.0)))
    assert.is_true(rawequal(pool.param("p", 4), p))
    assert.is_true(rawequal(pool.input("q", 0), x))
    assert.is_false(rawequal(pool.input("v", 0), x))
    assert.is_false(rawequal(pool.param("r", 4), p))
    assert.is_false(rawequal(pool.make("sub", x, y), pool.make("div", x, y)))
    assert.is_false(rawequal(pool.make("div", y, x), pool.make("div", x, y)))
  end)

  it("is not deceived by array names that look alike", function()
    assert.is_false(rawequal(pool.input("q1", 2), pool.input("q", 12)))
    assert.is_false(rawequal(pool.input("q", 12), pool.input("q1", 2)))
  end)

  it("has one node for a sum or product in either order", function()
    for _, op in ipairs { "add", "mul" } do
      assert.is_true(rawequal(pool.make(op, x, y), pool.make(op, y, x)))
      assert.is_true(rawequal(pool.make(op, p, y), pool.make(op, y, p)))
    end
  end)

  it("has one node for x and -x, and for a - b and b - a", function()
    local minus = pool.make("neg", x)
    assert.equal("neg", minus.op)
    assert.is_true(rawequal(x, minus.a))
    assert.is_true(rawequal(x, pool.make("neg", minus)))
    local difference = pool.make("sub", x, y)
    assert.is_true(rawequal(pool.make("neg", difference), pool.make("sub", y, x)))
    assert.is_true(rawequal(difference, pool.make("neg", pool.make("sub", y, x))))
  end)

  it("keeps a parameter that happens to be 1, drops one that is 0", function()
    local one, zero = pool.param("one", 1), pool.param("zero", 0)
    local product = pool.make("mul", one, x)
    assert.equal("mul", product.op)
    assert.equal("div", pool.make("div", x, one).op)
    assert.is_true(expr.is_zero(zero))
    assert.is_true(expr.is_zero(pool.make("mul", zero, x)))
    assert.is_true(rawequal(x, pool.make("add", x, zero)))
    -- values are not structure: terms that cancel by value stay
    local cancels = pool.make("sub", pool.param("a", 7), pool.param("b", 7))
    assert.equal(0.0, cancels.value)
    assert.is_false(expr.is_zero(cancels))
  end)

  it("refuses two values for one parameter", function()
    assert.is_false((pcall(pool.param, "p", 5)))
  end)

  it("knows what is constant, and its value", function()
    local sum = pool.make("add", p, pool.make("sqrt", pool.param("r", 9)))
    assert.is_true(sum.const)
    assert.equal(7.0, sum.value)
    assert.equal(-7.0, pool.make("neg", sum).value)
    assert.is_falsy(pool.make("add", sum, x).const)
    assert.equal(-2.5, pool.num(-2.5).value)
    assert.equal("num", pool.num(-2.5).a.op)
    assert.equal(6.0, pool.make("mul", pool.num(2), pool.num(3)).value)
    assert.equal("num", pool.make("mul", pool.num(2), pool.num(3)).op)
  end)

  it("has operators for nodes", function()
    local two, four = pool.num(2), pool.num(4)
    assert.is_true(rawequal(two * x + y / four - pool.num(1), pool.make("sub", pool.make("add",
      pool.make("mul", two, x), pool.make("div", y, four)), pool.num(1))))
    assert.is_true(rawequal(-(x - y), y - x))
  end)

  it("ends with an error where the numbers of two nodes no longer fit a key", function()
    local bits = 0
    while 1 << bits < expr.LIMIT do bits = bits + 1 end
    assert.equal(1 << bits, expr.LIMIT)
    assert.is_true(2 * bits < 64, "two numbers overflow an integer")
    local MORE = {
      input = function(own) own.input("a", 7) end,
      num = function(own) own.num(7) end,
      fresh = function(own) own.fresh("dot", {}) end,
      neg = function(_, e) return -e end,
      add = function(_, e, f) return e + f end,
      step = function(own) own.step() end,
    }
    for _, way in ipairs { "input", "num", "fresh", "neg", "add", "step" } do
      for size = 3, 4 do
        local own = expr.new { limit = size }
        local e, f = own.input("a", 0), own.input("a", 1)
        local fine, why = pcall(MORE[way], own, e, f)
        assert.equal(size == 4, fine, way)
        assert.equal(not fine and "a function of more than 2 expressions: it is too large, or "
          .. "this is a bug" or nil, not fine and why or nil, way)
        assert.equal(e, own.input("a", 0))
      end
    end
  end)

  it("shares nothing with another pool", function()
    local other = expr.new()
    assert.is_false(rawequal(other.input("q", 0), x))
    assert.equal(1, expr.new().num(3).id)
  end)
end)

-- A random tree in both worlds: a node, its value in plain floats, and a bound on the rounding
-- error of either way to compute it (running error analysis, unit roundoff u).
local u = 0x1p-53

local function leaf(world, rng)
  local kind = world.parameters and rng:integer(1, 5) or 4
  if kind == 1 then
    local value = rng:pick { 0.0, 1.0, 2.0, -1.0, 0.5 }
    return world.pool.num(value), value, 0.0
  elseif kind <= 3 then
    local k = rng:integer(1, #world.parameters)
    local value = world.parameters[k]
    return world.pool.param("p" .. k, value), value, 0.0
  end
  local k = rng:integer(1, #world.inputs)
  return world.pool.input("q", k), world.inputs[k], 0.0
end

local tree

local function divisor(world, rng, depth)
  if rng:chance(0.5) then
    local k = rng:integer(1, #world.inputs)
    return world.pool.input("q", k), world.inputs[k], 0.0
  end
  local node, value, err = tree(world, rng, depth)
  local one = world.pool.num(1)
  value, err = 1.0 + value * value, 2 * math.abs(value) * err + err * err
  node = world.pool.make("add", one, world.pool.make("mul", node, node))
  return node, value, err + 2 * u * value
end

function tree(world, rng, depth)
  if depth == 0 or rng:chance(0.1) then return leaf(world, rng) end
  local op = rng:pick { "add", "sub", "mul", "add", "sub", "mul", "div", "neg", "sin", "cos",
    "sqrt" }
  local make = world.pool.make
  if op == "sqrt" then
    local node, value, err = divisor(world, rng, depth - 1)
    if value <= 0 then return node, value, err end
    local root = math.sqrt(value)
    return make("sqrt", node), root, err / root + u * root
  end
  local a, x, ex = tree(world, rng, depth - 1)
  if op == "neg" then return make("neg", a), -x, ex end
  if op == "sin" then return make("sin", a), math.sin(x), ex + 2 * u end
  if op == "cos" then return make("cos", a), math.cos(x), ex + 2 * u end
  local b, y, ey = (op == "div" and divisor or tree)(world, rng, depth - 1)
  local value, err = expr.FOLD[op](x, y), ex + ey
  if op == "mul" then err = math.abs(x) * ey + math.abs(y) * ex + ex * ey end
  if op == "div" then err = (ex + math.abs(value) * ey) / math.max(math.abs(y) - ey, 1e-300) end
  return make(op, a, b), value, err + 2 * u * math.abs(value)
end

local function new_world(rng, with_parameters)
  local world = { pool = expr.new(), inputs = {} }
  for k = 1, 3 do world.inputs[k] = rng:uniform(0.2, 2) * (rng:chance(0.5) and 1 or -1) end
  if with_parameters then
    world.parameters = { 0.0, 1.0, rng:uniform(-2, 2), rng:uniform(-2, 2) }
  end
  world.value = expr.evaluator(function(array, index)
    assert(array == "q")
    return world.inputs[index]
  end)
  return world
end

-- every node below this one, each once
local function below(node, visit, seen)
  seen = seen or {}
  if seen[node] then return end
  seen[node] = true
  visit(node)
  if node.a then below(node.a, visit, seen) end
  if node.b then below(node.b, visit, seen) end
end

describe("random trees", function()
  it("of 6 levels have the value of plain floats, but for what regrouping rounds", function()
    for case = 1, 1000 do
      local rng = random.case(100000 + case)
      local world = new_world(rng, true)
      local node, value, err = tree(world, rng, 6)
      local found = world.value(node)
      check(math.abs(found - value) <= 8 * err, "case %d: %.17g, expected %.17g +- %g", case, found,
        value, err)
    end
  end)

  it("without constants have it to the last bit", function()
    local large = 0
    for case = 1, 1000 do
      local rng = random.case(200000 + case)
      local world = new_world(rng, false)
      local node, value = tree(world, rng, 6)
      check(world.value(node) == value, "case %d: %.17g, expected %.17g", case, world.value(node),
        value)
      local count = 0
      below(node, function() count = count + 1 end)
      large = large + (count > 15 and 1 or 0)
    end
    assert.is_true(large > 200, "only " .. large .. " trees of some size")
  end)

  it("leave no sign inside an operator but sqrt, and nothing to rewrite", function()
    local compiled = {}
    for k, rule in ipairs(rules) do compiled[k] = pattern.compile(rule.rule) end
    for case = 1, 300 do
      local rng = random.case(300000 + case)
      local world = new_world(rng, true)
      below(tree(world, rng, 6), function(node)
        if node.op ~= "sqrt" and node.a then
          check(node.a.op ~= "neg", "case %d: %s of a negative", case, node.op)
          check(not node.b or node.b.op ~= "neg", "case %d: %s by a negative", case, node.op)
        end
        for k, rule in ipairs(compiled) do
          for _, variant in ipairs(rule.variants) do
            check(not pattern.match(variant, node, {}), "case %d: '%s' still applies", case,
              rules[k].name)
          end
        end
      end)
    end
  end)

  it("made again are the same nodes, made by nothing new", function()
    for case = 1, 200 do
      local world = new_world(random.rng(case), true)
      local first = tree(world, random.case(400000 + case), 6)
      local count = world.pool.step()
      local second = tree(world, random.case(400000 + case), 6)
      check(rawequal(first, second), "case %d: another node", case)
      check(world.pool.step() == count + 1, "case %d: new nodes", case)
    end
  end)

  -- passes that refine a function create nodes where they are read; found by the fuzzer
  it("move up with what they read where they are needed earlier, as opposites too", function()
    local pool = expr.new()
    local a, b = pool.input("a", 0), pool.input("b", 0)
    local c, d = pool.input("c", 0), pool.input("d", 0)
    local early = pool.step()
    local product = a * b
    local sum, difference = product + c, product - d
    pool.place(early)
    check(rawequal(product + c, sum), "another sum")
    check(rawequal(expr.base(d - product), difference), "another difference")
    for _, node in ipairs { product, sum, difference } do
      check(expr.place_of(node) <= early, "%s stays behind", node.op)
    end
  end)

  it("move what is read for the first time behind that place", function()
    local pool = expr.new()
    local a, early = pool.input("a", 0), pool.step()
    local late = pool.input("late", 0)
    local sum = a + late
    pool.place(early)
    check(rawequal(a + late, sum), "another sum")
    check(expr.place_of(sum) <= early and expr.place_of(late) <= early, "what is read stays behind")
  end)
end)
