-- Writes every function of random robots in a third language, Lua (a language is a record, see
-- gen/emit/source.lua), runs it, and compares it with its algorithm on floats.  Also tests that a
-- lowered program is final: nothing that is reachable from it changes while its files are written.

local algo = dofile "tests/support/algo.lua"
local dense = dofile "tests/support/reference/dense.lua"
local pipeline = require "pipeline"
local random = dofile "tests/support/random.lua"
local source = require "emit.source"
local template = require "emit.template"

local check = random.check
local ROBOTS = random.many(2, 3)

-- ---- Lua as a language --------------------------------------------------------------------------

-- Arrays are tables from 0, with all dimensions in one; values are globals of the chunk, because a
-- function can have no more than 200 locals.
local function lua(model)
  local L = { sound = "return 0" }
  local function index(p)
    return p.column and p.row * algo.length({ p.columns }, model) + p.column or p.row or 0
  end
  local function say(lines, ...) lines[#lines + 1] = string.format(...) end
  function L.literal(x) return ("%a"):format(x) end
  function L.place(p) return ("%s[%d]"):format(p.array, index(p)) end
  function L.sine(group, array, k) return ("%s[%d]"):format(group.names[array], k) end
  function L.call(op, words) return ("math.%s(%s)"):format(op, words) end
  function L.dot(n, x, y)
    return ("dot(%d, %s, %d, %s, %d)"):format(n, x.array, index(x), y.array, index(y))
  end
  function L.value(_, words) return words end
  function L.define(lines, id, words) say(lines, "%s = %s", id, words) end
  L.assign = L.define
  function L.give(lines, words) say(lines, "return %s", words) end
  function L.sines(group, words)
    local list = table.concat(words, ", ")
    return { ("%s, %s = sines { %s }"):format(group.names.s, group.names.c, list) }
  end
  function L.sine_and_cosine(call, words)
    return { ("%s, %s = math.sin(%s), math.cos(%s)"):format(call.s, call.c, words, words) }
  end
  function L.row(block, words, place)
    local y = place(block.array, block.index)
    local function at(p) return ("%s[%d + k]"):format(p.array, index(p)) end
    local x = block.other and at(place(block.other, block.from)) or at(y)
    local factor = words and "(" .. words .. ")" or at(place(block.rows, block.start))
    local term = factor .. "*" .. x
    if block.verb == "sub" then term = ("%s - %s"):format(at(y), term) end
    return { ("for k = 0, %d do %s = %s end"):format(block.n - 1, at(y), term) }
  end
  -- products and transposes of matrices call functions of the environment
  function L.supernode(block, _, place)
    local words = { ("%d"):format(block.n) }
    for k = 2, #block.sizes do words[k] = ("%d"):format(block.sizes[k]) end
    for _, one in ipairs(block.places) do
      local p = place(table.unpack(one))
      words[#words + 1], words[#words + 2] = p.array, ("%d"):format(index(p))
    end
    return { ("%s(%s)"):format(block.kernel, table.concat(words, ", ")) }
  end
  function L.array(array) return array.name .. " = {}" end
  function L.unused(name) return "-- no " .. name end
  function L.comment(list) return { "-- " .. table.concat(list, "\n-- ") } end
  function L.heading(title) return "-- ---- " .. title end
  function L.pivot(words, dof)
    return { ("if not (%s > 0) then return %d end"):format(words, dof) }
  end
  return L
end

local function sines(angles)
  local s, c = {}, {}
  for k, angle in ipairs(angles) do s[k], c[k] = math.sin(angle), math.cos(angle) end
  return s, c
end

local function dot(n, x, i, y, j)
  local sum = 0.0
  for k = 0, n - 1 do sum = sum + x[i + k] * y[j + k] end
  return sum
end

-- operations as in algo.kit.verbs
local MATRIX = {}

-- z += sign * x y, or x' y
local function multiply(sign, inner)
  return function(n, m, k, stride, z, i, x, j, y, l)
    local across, step = inner and 1 or stride, inner and stride or 1
    for a = 0, m - 1 do
      for c = 0, n - 1 do
        local sum = z[i + a * stride + c]
        for r = 0, k - 1 do
          sum = sum + sign * x[j + a * across + r * step] * y[l + r * stride + c]
        end
        z[i + a * stride + c] = sum
      end
    end
  end
end

local function fresh(add)
  return function(n, m, k, stride, z, i, ...)
    for a = 0, m - 1 do
      for c = 0, n - 1 do z[i + a * stride + c] = 0.0 end
    end
    add(n, m, k, stride, z, i, ...)
  end
end

MATRIX.more, MATRIX.plus = multiply(-1), multiply(1)
MATRIX.product, MATRIX.times = fresh(MATRIX.more), fresh(MATRIX.plus)
MATRIX.square = MATRIX.times
MATRIX.inner = multiply(1, true)
MATRIX.gram = MATRIX.inner

function MATRIX.image(n, m, k, stride, z, i, x, j, y, l, w, o)
  MATRIX.times(n, m, k, stride, z, i, x, j, y, l)
  MATRIX.turn(m, n, stride, w, o, z, i)
end

function MATRIX.turn(n, m, stride, z, i, x, j)
  for a = 0, m - 1 do
    for c = 0, n - 1 do z[i + a * stride + c] = x[j + c * stride + a] end
  end
end

-- runs a function of a job on these arrays, which get its results; returns its value
local function run(item, job, arrays)
  local L = lua(job.model)
  local _, body = source.body(item.fn, item.program, L, job.symbols.place_of)
  local lines = {}
  for k, one in ipairs(item.program.constants) do
    lines[k] = ("%s = %s"):format(one.id, L.literal(one.node.value * one.sign))
  end
  table.move(body, 1, #body, #lines + 1, lines)
  local env = setmetatable({ math = math, sines = sines, dot = dot }, { __index = MATRIX })
  for name, array in pairs(arrays) do env[name] = array end
  return assert(load(table.concat(lines, "\n"), "=" .. item.fn.name, "t", env))()
end

-- ---- every function ----------------------------------------------------------------------------

-- arrays from 0 for the arguments; those that are read have values
local function arrays_of(r, fn)
  local job, rng = r.job, random.case(6000 + r.case)
  local arrays = { q = algo.from_zero(r.q) }
  local H = algo.on_floats(job.catalogue.crba, job.model, arrays).H
  for _, arg in ipairs(fn.args) do
    local whose = fn.assumes and fn.assumes[arg.name]
    if whose == "H" then
      arrays[arg.name] = algo.from_zero { table.unpack(H, 0, job.model.pattern.nh - 1) }
    elseif whose then
      local factor = job.catalogue[whose == "LD" and "ltdl" or "ltl"]
      arrays[arg.name] = algo.on_floats(factor, job.model, { H = H }).H
    elseif not arrays[arg.name] then
      local n = arg.mode == "out" and 0 or algo.length(arg.dims, job.model)
      arrays[arg.name] = algo.from_zero(algo.vector(rng, n))
    end
  end
  return arrays
end

local function compare(r, item)
  local fn, model, arrays = item.fn, r.job.model, arrays_of(r, item.fn)
  local expected = algo.on_floats(fn, model, arrays_of(r, fn), item.plain.level)
  local returned = run(item, r.job, arrays)
  check(fn.returns ~= "pivot" or returned == 0, "robot %d, %s: a pivot", r.case, fn.name)
  if fn.returns == "value" then arrays[fn.result] = { [0] = returned } end
  for name, result in pairs(expected) do
    local a, b = {}, {}
    for k, x in pairs(arrays[name] and result or {}) do
      a[#a + 1], b[#b + 1] = x, arrays[name][k] or 0 / 0
    end
    local off = dense.distance(a, b)
    -- H of the first robot is nearly singular: its inverse has four digits less
    local bound = fn.name == "minv" and 1e-11 or 1e-12
    check(off <= bound * math.max(dense.largest(a), 1e-3), "robot %d: %s of %s is off by %g",
      r.case, name, fn.name, off)
  end
end

describe("the statements of every function, as Lua,", function()
  for _, case in ipairs { { "by scalars", "scalars", 1e9 }, { "by rows", "rows", 1, 1e9 } } do
    it("compute what its algorithm does " .. case[1], function()
      local ran, rows = 0, 0
      local more = { functions = { "all" }, frames = true, last = "lower", rows = case[3],
        deep = case[4], mimic = 0.3 }
      algo.each_random(ROBOTS, 300, more, function(r)
        for _, item in ipairs(r.job.functions) do
          if item.program then
            compare(r, item)
            ran, rows = ran + 1, rows + (item.plain.level == "rows" and 1 or 0)
          end
        end
      end)
      assert.is_true(ran > ROBOTS * 20, ran)
      assert.equal(case[2] == "rows", rows > ROBOTS * 5, rows)
    end)
  end
end)

-- ---- a program does not change -----------------------------------------------------------------

-- every table that is reachable from x, with copies of their contents
local function picture(x, seen)
  seen = seen or {}
  if type(x) ~= "table" or seen[x] then return seen end
  local copy = { [0] = getmetatable(x) }
  seen[x] = copy
  for key, value in next, x do copy[{}] = { key, value } end
  for key, value in next, x do
    picture(key, seen)
    picture(value, seen)
  end
  return picture(getmetatable(x), seen)
end

-- how many tables of a picture have changed
local function changed(before)
  local count = 0
  for x, copy in pairs(before) do
    local n, same = 0, getmetatable(x) == copy[0]
    for place, pair in pairs(copy) do
      if place ~= 0 then
        n, same = n + 1, same and rawget(x, pair[1]) == pair[2]
      end
    end
    for _ in next, x do n = n - 1 end
    if not (same and n == 0) then count = count + 1 end
  end
  return count
end

describe("a program", function()
  it("is the same after its files are written, and they are when written again", function()
    local text, options = algo.random(7, { mimic = 0.4, joints = random.many(3, 6) })
    options.functions, options.lanes, options.split = { "all" }, 4, 60
    options.real, options.optimize, options.command = "double", 1, ""
    options.output_for = function() return "." end
    local job = algo.compile(text, options, "lower")
    job.fill, job.version = template.new "templates/", "0"
    job.input.shown, job.input.depends = "test.urdf", {}
    options.dep_target = { "x" }
    local programs = {}
    for k, item in ipairs(job.functions) do programs[k] = item.program or false end
    local before, tables = picture(programs), 0
    for _ in pairs(before) do tables = tables + 1 end
    assert.is_true(tables > random.many(3000, 10000), tables)
    local emit = pipeline.stages[#pipeline.stages]
    emit.run(job)
    local first = job.files
    assert.equal(0, changed(before))
    emit.run(job)
    assert.is_true(#first > 60, #first)
    for k, file in ipairs(first) do assert.equal(file.text, job.files[k].text, file.name) end
    programs[1].blocks[1].title = "another" -- the test would see this change
    assert.equal(1, changed(before))
  end)
end)
