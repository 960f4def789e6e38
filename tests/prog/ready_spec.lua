-- Tests that terms of sums are added in the order in which they are ready (prog.ready): the same
-- sums with the same value, sooner; only if that saves several additions, whatever the robot's
-- numbers.

local algo = dofile "tests/support/algo.lua"
local expr = require "expr"
local front = dofile "tests/support/front.lua"
local live = require "prog.live"
local random = dofile "tests/support/random.lua"
local programs = require "prog.program"
local ready = require "prog.ready"
local trace = require "prog.trace"

local base, place_of, check = expr.base, expr.place_of, random.check
-- busted looks for each global in all `describe` around a test: a quarter of the time here
local ipairs, math = ipairs, math

-- ---- what is looked at --------------------------------------------------------------------------

-- Cycles from the first input to each value on a machine without limits; a product with a single
-- reader is one operation with the sum that it is in, or none: the longer of both.
local LATENCY = { add = 4, sub = 4, mul = 4, div = 14, sqrt = 18, sin = 40, cos = 40 }
local function depth_of(program)
  local depth, most = {}, 0
  for _, node in ipairs(program.order) do
    local at = 0
    for _, x in ipairs(node.of or { node.a, node.b }) do at = math.max(at, depth[base(x)] or 0) end
    depth[node] = at + (LATENCY[node.op] or 0)
    most = math.max(most, depth[node])
  end
  return most
end

-- the sums of a program with their terms, as far as these have a name or another reader
local function sums_of(program)
  local read, sums = {}, {}
  local function is_sum(x) return (x.op == "add" or x.op == "sub") and not x.const end
  local function is_part(x)
    return is_sum(x) and program.uses[x.id] == 1 and not program.roles[x]
  end
  local function flatten(x, sign, terms)
    local node, own = base(x)
    sign = sign * own
    if #terms > 0 and not is_part(node) then
      terms[#terms + 1] = ("%+d %d"):format(sign, node.id)
      return
    end
    terms[1] = terms[1] or "sum"
    flatten(node.a, sign, terms)
    flatten(node.b, node.op == "sub" and -sign or sign, terms)
  end
  for _, node in ipairs(program.order) do
    for _, x in ipairs(is_sum(node) and { node.a, node.b } or {}) do read[base(x)] = true end
  end
  for _, node in ipairs(program.order) do
    if is_sum(node) and not (is_part(node) and read[node]) then
      local terms = {}
      flatten(node, 1, terms)
      table.sort(terms)
      sums[node.id] = table.concat(terms, ", ")
    end
  end
  return sums
end

-- how often each node is read
local function uses_of(program)
  local uses = {}
  local function use(x) uses[base(x)] = (uses[base(x)] or 0) + 1 end
  for _, node in ipairs(program.order) do
    for _, x in ipairs(node.of or { node.a, node.b }) do use(x) end
  end
  for _, event in ipairs(program.events) do
    if event.node then use(event.node) end
  end
  for _, pivot in ipairs(program.pivots) do use(pivot.node) end
  return uses
end

-- what every node reads, as text
local function shape_of(program)
  local words = {}
  for k, node in ipairs(program.order) do
    words[k] = ("%d %s %s %s"):format(node.id, node.op, node.a and base(node.a).id,
      node.b and base(node.b).id)
  end
  return table.concat(words, "\n")
end

-- The stored values, exactly: sums and products of whole numbers that wrap around, computed from
-- whatever else there is.
local function values_of(program)
  local known, list = {}, {}
  local function mixed(...)
    local x = 17
    for _, y in ipairs { ... } do x = (x ~ y) * 0x2545f4914f6cdd1d + 1 end
    return x ~ (x >> 31)
  end
  local value

  local function compute(node)
    if node.const or node.fresh then return mixed(1, node.id) end
    if node.op == "input" then return mixed(2, node.array:byte(), node.index) end
    if node.of then
      local x = 3
      for _, y in ipairs(node.of) do x = mixed(x, value(y)) end
      return x
    end
    local a, b = value(node.a), node.b and value(node.b) or node.index or 0
    if node.op == "add" then return a + b end
    if node.op == "sub" then return a - b end
    if node.op == "mul" then return a * b end
    return mixed(a, b, node.op:byte(1, -1))
  end

  function value(x)
    local node, sign = base(x)
    known[node] = known[node] or compute(node)
    return sign * known[node]
  end

  for _, event in ipairs(program.events) do
    if event.kind == "store" then list[#list + 1] = value(event.node) end
  end
  return list
end

local function operations(program)
  local count = {}
  for _, node in ipairs(program.order) do
    local op = node.op == "sub" and "add" or node.op
    count[op] = (count[op] or 0) + 1
  end
  return count
end

local function kit()
  local K = trace.new {}
  K.section("all", "b", 1)
  return K
end

local function program_of(K) return live.of(programs.of(K, { level = "scalars" })) end

-- orders the sums of a program and checks everything that must not change
local function settled(program, what)
  local before = { sums_of(program), operations(program), values_of(program) }
  local depth, uses = depth_of(program), uses_of(program)
  ready.settle(program)
  assert.same(before[1], sums_of(program), what)
  assert.same(before[2], operations(program), what)
  assert.same(before[3], values_of(program), what)
  assert.same(uses, uses_of(program), what)
  local there = {}
  for k, node in ipairs(program.order) do
    for _, x in ipairs(node.of or { node.a, node.b }) do
      check(base(x).const or there[base(x)], "%s: node %d reads what comes later", what, node.id)
    end
    check(k == 1 or place_of(program.order[k - 1]) <= place_of(node), "%s: %d is out of place",
      what, node.id)
    there[node] = true
  end
  check(depth_of(program) <= depth, "%s: takes %d cycles, not %d", what, depth_of(program), depth)
  return program, depth_of(program), depth
end

-- ---- programs -----------------------------------------------------------------------------------

-- back-substitution with a full triangle, the newest x first
local function substitution(n, sign)
  local K = kit()
  local x = {}
  for i = 1, n do
    local sum = K.input("y", i) / K.input("d", i)
    for j = i - 1, 1, -1 do sum = sum - K.input("L", i * n + j) * x[j] end
    if sign < 0 and i > 1 then sum = -sum end
    x[i] = K.name("x", nil, i, sum)
    K.store("x", i, sum)
  end
  return K, x
end

-- sums and products of existing values, some with names, with either sign
local function soup(rng)
  local K = kit()
  local all = {}
  for k = 1, 6 do all[k] = K.input("u", k) end
  all[7], all[8] = K.param(1, "m", 1.5), K.param(1, "c", -0.25)
  for k = 1, rng:integer(20, 60) do
    local function any() return all[rng:integer(math.max(1, #all - 12), #all)] end
    local x = any()
    for _ = 1, rng:integer(1, 6) do
      local y = rng:chance(0.6) and any() * any() or rng:chance(0.2) and any() / K.input("u", 1)
        or any()
      if rng:chance(0.3) then y = y - any() * K.input("u", 1) end
      x = rng:chance(0.5) and x - y or rng:chance(0.5) and x + y or y - x
    end
    if rng:chance(0.3) then x = K.sin(x) end
    if rng:chance(0.5) then
      local sign = rng:chance(0.5) and 1 or -1
      K.name("s", nil, k, sign > 0 and x or -x)
      if rng:chance(0.5) then K.store("r", k, rng:chance(0.5) and x or -x) end
    end
    all[#all + 1] = x
  end
  for k = #all - 5, #all do K.store("r", 100 + k, all[k]) end
  return K
end

describe("the terms of a sum", function()
  it("come as they are ready, the newest x last", function()
    for _, sign in ipairs { 1, -1 } do
      for _, n in ipairs { 5, 7, 20 } do
        local K, x = substitution(n, sign)
        local program, depth, before = settled(program_of(K), "of " .. n)
        assert.is_true(before > 2 * n * (n - 1))
        assert.is_true(depth <= 12 * n, depth)
        local last = program.order[#program.order]
        local newest = base(x[n - 1])
        local function reads_it(y) return y.op == "mul" and (y.a == newest or y.b == newest) end
        check(reads_it(last.a) or reads_it(last.b), "the last of %d terms is another", n)
      end
    end
  end)

  it("are the same, and so is what is computed, in any program", function()
    local sooner = 0
    for case = 1, random.many(60, 300) do
      local program = program_of(soup(random.case(9100 + case)))
      local _, depth, before = settled(program, "program " .. case)
      sooner = sooner + (depth < before and 1 or 0)
    end
    assert.is_true(sooner > 5, sooner)
  end)

  it("keep the book's order where that saves too little", function()
    local K = kit()
    local late = K.name("late", nil, nil, K.sin(K.input("q", 0)))
    local sum = late * K.input("u", 1) + K.input("u", 2) + K.input("u", 3)
    K.store("r", 0, sum)
    K.store("r", 1, K.sin(K.input("q", 1)) * K.cos(K.input("q", 2)) / late / late)
    local program = program_of(K)
    local shape = shape_of(program)
    ready.settle(program)
    assert.equal(shape, shape_of(program))
    assert.equal(late, base(base(sum.a).a).a)
  end)
end)

-- ---- robots -------------------------------------------------------------------------------------

local FUNCTIONS = { "crba", "ltdl", "solve", "aba", "rnea", "minv" }

local function compile(text, options, last)
  options.functions = options.functions or FUNCTIONS
  return algo.compile(text, options, last)
end

describe("of robots", function()
  it("the sums are the same, with limbs in lanes and without", function()
    local text, count = front.contents "models/quad.urdf", 0
    for _, options in ipairs { {}, { optimize = 2 }, { optimize = 2, rows = 1 } } do
      options.base = "floating"
      for _, item in ipairs(compile(text, options).functions) do
        for _, key in ipairs { "plain", "in_lanes" } do
          if item[key] then
            settled(item[key], item.fn.name .. key)
            count = count + 1
          end
        end
      end
    end
    assert.is_true(count > 24, count)
  end)

  it("stay as the book has them at -O0, and where little is waited for", function()
    local text = front.contents "models/quad.urdf"
    for level = 0, 1 do
      local job = compile(text, { base = "floating", optimize = level }, "lower")
      for _, item in ipairs(job.functions) do
        local name, moved = item.fn.name, 0
        for _, node in ipairs(item.plain.order) do
          if place_of(node) ~= node.id then moved = moved + 1 end
        end
        local some = level > 0 and (name == "solve" or name == "aba")
        check(some == (moved > 20), "-O%d: %s: %d moved", level, name, moved)
      end
    end
  end)

  it("stay as they are where limbs go in turn", function()
    local text, shapes = front.contents "models/quad.urdf", { choose = {}, lower = {} }
    for last, list in pairs(shapes) do
      local options = { base = "floating", optimize = 2, target = "mcu" }
      for _, item in ipairs(compile(text, options, last).functions) do
        list[#list + 1] = item.in_turn and shape_of(item.in_turn)
      end
    end
    assert.is_true(#shapes.lower >= 3)
    assert.same(shapes.choose, shapes.lower)
  end)

  it("are in an order that no mass changes", function()
    local text = front.contents "models/quad.urdf"
    local rng = random.case(9900)
    local other = text:gsub('mass value="([^"]+)"', function(mass)
      return ('mass value="%.4f"'):format(mass * rng:uniform(0.5, 2))
    end)
    assert.is_not.equal(text, other)
    local function shapes(robot)
      local list = {}
      for _, options in ipairs { {}, { optimize = 2 } } do
        options.base, options.functions = "floating", { "solve", "aba" }
        for _, item in ipairs(compile(robot, options, "lower").functions) do
          list[#list + 1] = shape_of(item.in_lanes or item.plain)
        end
      end
      return list
    end
    assert.same(shapes(text), shapes(other))
  end)
end)
