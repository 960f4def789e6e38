-- Tests vectors in expressions (expr.vectors): lanes hold the results of scalars, member by member,
-- side by side and in turn; constants fold lane by lane.

local expr = require "expr"
local random = dofile "tests/support/random.lua"
local vectors = dofile "tests/support/reference/vectors.lua"

local check = random.check
local CASES = random.many(150, 300)
local OPERATIONS = 30 -- per case

-- ---- random sets and terms ----------------------------------------------------------------------

-- two sets next to each other, and two that lie within the first of them
local function random_sets(rng)
  local function set(n)
    local one = { members = {} }
    for k = 1, n do one.members[k] = { k } end
    return one
  end
  local function within(outer)
    local of = {}
    for k in ipairs(outer.members) do
      for _ = 1, rng:integer(k == 1 and 1 or 0, 3) do of[#of + 1] = k end -- sometimes none
    end
    for k = #of, 2, -1 do -- in any order
      local n = rng:integer(1, k)
      of[k], of[n] = of[n], of[k]
    end
    local one = set(#of)
    one.of, one.outer = of, outer
    return one
  end
  local first = set(rng:integer(2, 4))
  return { first, set(rng:integer(2, 5)), within(first), within(first) }
end

-- A term: { x = node, set, of = { plain node of each member } or plain = that of a scalar, big = a
-- bound of its parts }.  Plain nodes belong to a pool that never sees a vector.
local Case = {}
Case.__index = Case

local function new_case(rng, in_turn)
  local self = setmetatable({
    rng = rng, pool = expr.new(), plain = expr.new(), sets = random_sets(rng), terms = {},
    inputs = 0,
  }, Case)
  self.pool.in_turn = in_turn
  return self
end

-- the plain number of a term for member k of a set
local function own(term, set, k)
  if not term.set then return term.plain end
  return term.of[term.set == set and k or set.of[k]]
end

-- a leaf in both pools
function Case:leaf()
  local kind = self.rng:integer(1, 5)
  if kind == 1 then
    local value = self.rng:pick { 0, 1, -1, 2, 0.5, -0.25 }
    return self.pool.num(value), self.plain.num(value)
  elseif kind == 2 then
    local k = self.rng:integer(1, 6)
    local value = k == 6 and 0 or 0.3 * k - 1
    return self.pool.param("m" .. k, value), self.plain.param("m" .. k, value)
  end
  local index = kind == 3 and self.rng:integer(0, 5) or self.inputs
  self.inputs = math.max(self.inputs, index + 1)
  local x, y = self.pool.input("x", index), self.plain.input("x", index)
  if kind == 5 then return -x, -y end
  return x, y
end

function Case:scalar()
  local x, plain = self:leaf()
  return { x = x, plain = plain, big = 3 }
end

-- a term that is a scalar
function Case:pick_scalar()
  for _ = 1, 5 do
    local term = #self.terms > 0 and self.rng:pick(self.terms)
    if term and not term.set then return term end
  end
  return self:scalar()
end

function Case:vector(set)
  local list, term = {}, { set = set, of = {}, big = 3 }
  for k in ipairs(set.members) do
    local one = self.rng:chance(0.3) and self:pick_scalar() or self:scalar()
    if k > 1 and self.rng:chance(0.2) then one = { x = list[1], plain = term.of[1], big = 0 } end
    list[k], term.of[k], term.big = one.x, one.plain, math.max(term.big, one.big)
  end
  term.x = self.pool.lanes(set, list)
  return term
end

local function meet(a, b)
  if not a or not b or a == b then return true, a or b end
  if a.outer == b then return true, a end
  return b.outer == a, b
end

-- an operation of both pools on terms a and b with sets that may meet
function Case:operation(op, a, b)
  local _, set = meet(a.set, b and b.set)
  local term = { set = set, x = self.pool.make(op, a.x, b and b.x) }
  local function plain(k)
    return self.plain.make(op, own(a, set, k), b and own(b, set, k))
  end
  if set then
    term.of = {}
    for k in ipairs(set.members) do term.of[k] = plain(k) end
  else
    term.plain = plain()
  end
  term.big = op == "mul" and a.big * b.big or op == "div" and a.big or a.big + (b and b.big or 0)
  if op == "sin" or op == "cos" then term.big = a.big + 1 end
  return term
end

-- 2 + x^2, which is a safe divisor and has a root
function Case:positive(a)
  local two = { x = self.pool.num(2), plain = self.plain.num(2), big = 2 }
  return self:operation("add", two, self:operation("mul", a, a))
end

function Case:sum(a, set)
  local outer = set.outer
  local sums, counts = {}, { big = 0 }
  for k in ipairs(set.members) do
    local n = outer and set.of[k] or 1
    local x = own(a, set, k)
    sums[n] = sums[n] and sums[n] + x or x
    counts.big = counts.big + a.big
  end
  for n in ipairs(outer and outer.members or {}) do sums[n] = sums[n] or self.plain.num(0) end
  return { x = self.pool.sum(a.x, set), set = outer, of = outer and sums, big = counts.big,
    plain = not outer and sums[1] or nil }
end

-- a new term made from the existing ones
function Case:step()
  local rng = self.rng
  local kind, a, b = rng:integer(1, 12), rng:pick(self.terms), rng:pick(self.terms)
  local fits = meet(a.set, b.set)
  if kind <= 6 and fits then
    return self:operation(rng:pick { "add", "sub", "mul" }, a, b)
  elseif kind == 7 and fits then
    return self:operation("div", a, self:positive(b))
  elseif kind == 8 then
    return self:operation(rng:pick { "sin", "cos", "neg" }, a)
  elseif kind == 9 then
    return self:operation("sqrt", self:positive(a))
  elseif kind == 10 then
    local set = a.set or rng:pick(self.sets)
    if a.set and rng:chance(0.3) then
      for _, one in ipairs(self.sets) do set = one.outer == a.set and one or set end
    end
    return self:sum(a, set)
  elseif kind == 11 and a.set then
    local k = rng:integer(1, #a.set.members)
    return { x = self.pool.lane(a.x, k, a.set), plain = a.of[k], big = a.big }
  end
  return self:vector(rng:pick(self.sets))
end

function Case:run()
  self.terms = { self:scalar() }
  for _, set in ipairs(self.sets) do table.insert(self.terms, self:vector(set)) end
  for _ = 1, OPERATIONS do
    local term = self:step()
    if term.big < 1e4 then table.insert(self.terms, term) end
  end
end

-- calls visit(node, plain node, set, k, big) for each number of each term
function Case:each(visit)
  for _, term in ipairs(self.terms) do
    for k = 1, term.set and #term.set.members or 1 do
      visit(term.x, own(term, term.set, k), term.set, k, term.big)
    end
  end
end

local function values(rng, n)
  local list = {}
  for k = 0, n - 1 do list[k] = rng:uniform(-1, 1) end
  return function(_, index) return list[index] end
end

local function near(a, b, big) return math.abs(a - b) <= 1e-12 * (1 + big) end

local function each_case(visit)
  for n = 1, CASES do
    for turn, in_turn in ipairs { false, true } do
      local case = new_case(random.case(41000 + 2 * n + turn), in_turn)
      case:run()
      visit(case, n, in_turn and "in turn" or "side by side")
    end
  end
end

-- ---- the specs ----------------------------------------------------------------------------------

describe("vectors", function()
  it("are what scalars are, member by member", function()
    local seen = {}
    each_case(function(case, n, way)
      local input = values(case.rng, case.inputs)
      local value, plain = vectors.evaluator(input), expr.evaluator(input)
      case:each(function(x, y, set, k, big)
        local found, expected = value(x, set, k), plain(y)
        check(near(found, expected, big), "case %d %s: member %d of a %s: %.17g, not %.17g", n, way,
          k, x.op, found, expected)
      end)
      for _, node in ipairs(case.pool.list) do
        if node and (node.set or node.op == "total" or node.op == "lane") then
          seen[way .. " " .. (node.set and node.set.outer and "inner " or "") .. node.op] = true
        end
      end
    end)
    for _, word in ipairs {
      "side by side lanes", "side by side inner lanes", "side by side lane",
      "side by side inner add", "in turn sin", "in turn inner cos", "in turn total",
      "in turn subtotal", "in turn inner outer", "in turn inner mul", "in turn lane",
    } do
      check(seen[word], "nothing is %s", word)
    end
    assert.is_nil(seen["side by side sin"]) -- one call computes sines together with all others
    assert.is_nil(seen["side by side total"])
  end)

  it("are rebuilt of other numbers", function()
    each_case(function(case, n, way)
      local pool, known = case.pool, {}
      local function moved(node)
        if known[node] then return known[node] end
        local image
        if node.op == "input" then
          image = -pool.input("x", (node.index + 1) % case.inputs)
        elseif node.op == "num" or node.op == "param" then
          image = node
        else
          image = pool.rebuild(node, moved)
        end
        known[node] = image
        return image
      end
      local input = values(case.rng, case.inputs)
      local value = vectors.evaluator(input)
      local plain = expr.evaluator(function(array, index)
        return -input(array, (index + 1) % case.inputs)
      end)
      case:each(function(x, y, set, k, big)
        local leaf = x.op == "num" or x.op == "param" or x.op == "input"
        check(leaf or x.known or pool.rebuild(x, function(part) return part end) == x,
          "case %d %s: a %s is rebuilt as another", n, way, x.op)
        local image = moved(x)
        local found, expected = value(image, set, k), plain(y)
        check(near(found, expected, big), "case %d %s: member %d of a %s: %.17g, not %.17g", n, way,
          k, x.op, found, expected)
      end)
    end)
  end)

  it("of constants fold lane by lane, as numbers do", function()
    for n = 1, CASES do
      local rng = random.case(42000 + n)
      local case = new_case(rng, n % 2 == 0)
      local pool, set = case.pool, rng:pick(case.sets)
      function case.leaf(self)
        local k = rng:integer(-2, 2)
        if rng:chance(0.5) then return self.pool.num(k), self.plain.num(k) end
        return self.pool.param("m" .. k, k / 3), self.plain.param("m" .. k, k / 3)
      end
      local a, b = case:vector(set), case:vector(set)
      for _, op in ipairs { "add", "sub", "mul", "neg", "sin", "cos" } do
        local term = case:operation(op, a, (op == "add" or op == "sub" or op == "mul") and b or nil)
        local x = expr.base(term.x)
        check(x.known and (x.op == "lanes" or not x.set), "case %d: %s gives a %s", n, op, x.op)
        for k in ipairs(set.members) do
          local lane = pool.lane(term.x, k, set)
          check(lane.value == term.of[k].value, "case %d: member %d of %s: %s, not %s", n, k, op,
            lane.value, term.of[k].value)
        end
      end
      check(pool.sum(a.x, set).known, "case %d: the sum of constants is none", n)
    end
  end)

  describe("of two members", function()
    local pool, set, other, x, y

    before_each(function()
      pool = expr.new()
      set, other = { members = { {}, {} } }, { members = { {}, {} } }
      x, y = pool.input("x", 0), pool.input("x", 1)
    end)

    it("that are equal are a scalar", function()
      assert.equal(x, pool.lanes(set, { x, x }))
      assert.equal(pool.num(3), pool.lanes(set, { pool.num(1), pool.num(2) })
        + pool.lanes(set, { pool.num(2), pool.num(1) }))
    end)

    it("taken apart are their numbers, and put together again themselves", function()
      local v = pool.lanes(set, { x, y })
      assert.equal(y, pool.lane(v, 2, set))
      assert.equal(-y, pool.lane(-v, 2, set))
      local w = v * v
      assert.equal(w, pool.lanes(set, { pool.lane(w, 1, set), pool.lane(w, 2, set) }))
      assert.not_equal(w, pool.lanes(set, { pool.lane(w, 2, set), pool.lane(w, 1, set) }))
      assert.equal(other, pool.lanes(other, { pool.lane(w, 1, set), pool.lane(w, 2, set) }).set)
      assert.equal(x, pool.lane(x, 2, set))
    end)

    it("are a constant if both are", function()
      assert.is_true(pool.lanes(set, { pool.num(1), pool.param("m", 3) }).known)
      assert.is_nil(pool.lanes(set, { pool.num(1), x }).known)
      assert.is_nil(pool.lanes(set, { x, pool.num(1) }).known)
    end)

    it("are one with their negative, by the sign of the first", function()
      local v = pool.lanes(set, { x, -y })
      assert.equal(-v, pool.lanes(set, { -x, y }))
    end)

    it("are summed with or without a call for each", function()
      local w = pool.lanes(set, { x, y }) * x
      assert.equal(pool.lane(w, 1, set) + pool.lane(w, 2, set), pool.sum(w, set))
      assert.equal(pool.num(2) * x, pool.sum(x, set))
      pool.in_turn = true
      assert.same({ "total", w }, { pool.sum(w, set).op, pool.sum(w, set).a })
      assert.equal(-pool.sum(w, set), pool.sum(-w, set))
      assert.equal(pool.num(3), pool.sum(pool.lanes(set, { pool.num(1), pool.num(2) }), set))
    end)

    it("never meet those of another set", function()
      local v, w = pool.lanes(set, { x, y }), pool.lanes(other, { y, x })
      local function shape_of(f, ...)
        local ok, why = pcall(f, ...)
        assert.is_false(ok)
        return why.shape
      end
      assert.equal("numbers of two sets meet", shape_of(function() return v * w end))
      assert.equal("numbers of two sets meet", shape_of(pool.lane, v, 1, other))
      pool.in_turn = true
      assert.equal("numbers of two sets meet", shape_of(function() return v - w end))
    end)
  end)
end)
