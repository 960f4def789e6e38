-- Tests that the dumps of trace, choose and lower are complete: read as text and run step by step,
-- they compute the results of the algorithm on floats, by scalars, by rows and by supernodes.

local algo = dofile "tests/support/algo.lua"
local dense = dofile "tests/support/reference/dense.lua"
local data = require "dump.data"
local dump = require "dump"
local front = dofile "tests/support/front.lua"
local number = require "number"
local pipeline = require "pipeline"

-- ---- a reader of dumps --------------------------------------------------------------------------

-- "H[4..6]" -> array, first, count
local function range(text)
  local array, first, last = text:match "^([%w_]+)%[(%d+)%.%.(%d+)%]$"
  assert(array, "no row: " .. text)
  return array, math.tointeger(first), last - first + 1
end

-- "H[4]" -> array, index
local function element(text)
  local array, index = text:match "^([%w_]+)%[(%d+)%]$"
  assert(array, "no element: " .. text)
  return array, math.tointeger(index)
end

-- "rows of 3..4" -> the length of the shortest row, the number of rows
local function lengths(text)
  local first, last = text:match "^rows of (%d+)%.%.(%d+)$"
  assert(first, "no rows: " .. text)
  return math.tointeger(first), last - first + 1
end

local ARITHMETIC = {
  add = function(a, b) return a + b end, sub = function(a, b) return a - b end,
  mul = function(a, b) return a * b end, div = function(a, b) return a / b end,
  sin = math.sin, cos = math.cos, sqrt = math.sqrt,
}

-- runs the steps of one function; given: arguments, from 0; now: an element of an argument has its
-- current value, not its value at the beginning.  Returns the memory and the pivots.
local function run(lines, given, now)
  local memory, names, pivots = {}, {}, {}
  local function of(array)
    if not memory[array] then
      memory[array] = {}
      for k, x in pairs(given[array] or {}) do memory[array][k] = x end
    end
    return memory[array]
  end
  local function read(array, k)
    return assert(of(array)[k], ("%s[%d] is not there"):format(array, k))
  end

  local value
  -- an operand at the beginning of `text`, and the rest of the text
  local function operand(text)
    local minus, rest = text:match "^(%-?)(.*)$"
    local sign = minus == "-" and -1 or 1
    local x
    if rest:find "^%(" then
      local inner = rest:match "^%b()"
      x, rest = value(inner:sub(2, -2)), rest:sub(#inner + 1)
    elseif rest:find "^%d" then
      local word = rest:match "^[%w.+-]+"
      x, rest = assert(tonumber(word), word), rest:sub(#word + 1)
    elseif rest:find "^[%w_]+%[" then
      local word = rest:match "^[%w_]+%b[]"
      local array, k = element(word)
      rest = rest:sub(#word + 1)
      x = now and read(array, k) or assert(given[array], array)[k]
    else
      local word = rest:match "^[%a_][%w_]*"
      x, rest = assert(names[word], word), rest:sub(#word + 1)
    end
    return sign * x, rest
  end

  function value(text)
    local what, rest = text:match "^(%a+) (.*)$"
    if what == "load" then
      local array, k = element(rest)
      return read(array, k)
    elseif what == "dot" then
      local left, right = rest:match "^(%S+) (%S+)$"
      local a, i, n = range(left)
      local b, j, m = range(right)
      assert(n == m, text)
      local sum = 0
      for k = 0, n - 1 do sum = sum + read(a, i + k) * read(b, j + k) end
      return sum
    elseif ARITHMETIC[what] then
      local a, tail = operand(rest)
      if tail == "" then return ARITHMETIC[what](a) end
      local b, none = operand(tail:sub(2))
      assert(none == "", text)
      return ARITHMETIC[what](a, b)
    end
    local x, none = operand(text)
    assert(none == "", text)
    return x
  end

  local function subtract(a, i, n, factor, b, j)
    for k = 0, n - 1 do of(a)[i + k] = read(a, i + k) - factor * read(b, j + k) end
  end

  local STEPS = {
    { "^(%S+) by (rows of %S+) %-= (%S+), times (.+)$", function(rows, of_what, row, factor)
      local T, t = range(rows)
      local x, i, longest = range(row)
      local first, n = lengths(of_what)
      assert(longest == first + n - 1)
      factor = value(factor)
      local at = t + n * first + n * (n - 1) // 2
      for r = n - 1, 0, -1 do
        local length = first + r
        at = at - length
        local l = read(x, i + length - 1) * factor
        subtract(T, at, length, l, x, i)
        of(x)[i + length - 1] = l
      end
    end },
    { "^(%d+) rows from (%S+) ([-+]?)= (%-?)%d+ (%a+) from (%S+) times (%d+) rows from (%S+), (%d+)"
      .. " apart(.*)$", function(m, to, onto, sign, kind, left, k, right, stride, rest)
        local z, i, n = range(to)
        local x, j = range(left)
        local y, l = range(right)
        m, k, stride = math.tointeger(m), math.tointeger(k), math.tointeger(stride)
        local symmetric = rest:find(", symmetric", 1, true)
        for a = 0, m - 1 do
          for c = 0, symmetric and a or n - 1 do
            local sum = 0
            for r = 0, k - 1 do
              local from = kind == "columns" and j + a + r * stride or j + a * stride + r
              sum = sum + read(x, from) * read(y, l + r * stride + c)
            end
            if sign == "-" or onto == "-" then sum = -sum end
            if onto ~= "" then sum = read(z, i + a * stride + c) + sum end
            of(z)[i + a * stride + c] = sum
            if symmetric then of(z)[i + c * stride + a] = sum end
          end
        end
        local image = rest:match ", turned at (%S+)$"
        if image then
          local same, place = range(image)
          assert(same == z)
          for a = 0, m - 1 do
            for c = 0, n - 1 do of(z)[place + c * stride + a] = read(z, i + a * stride + c) end
          end
        end
      end },
    { "^%d+ rows from (%S+) = %d+ rows from (%S+) turned over, (%d+) apart$",
      function(to, from, stride)
        local z, i, n = range(to)
        local x, j, m = range(from)
        stride = math.tointeger(stride)
        for c = 0, m - 1 do
          for r = 0, n - 1 do of(z)[i + c * stride + r] = read(x, j + r * stride + c) end
        end
      end },
    { "^pivot (%d+) = (.+)$", function(dof, x) pivots[math.tointeger(dof)] = value(x) end },
    { "^(%S+%]) %*= (.+)$", function(row, factor)
      local y, i, n = range(row)
      factor = value(factor)
      for k = i, i + n - 1 do of(y)[k] = read(y, k) * factor end
    end },
    { "^(%S+%]) ([-]?)= (.+) %* (%S+)$", function(to, minus, left, right)
      local y, i, n = range(to)
      local x, j, m = range(right)
      assert(n == m)
      local rows = left:find "%.%.%d+%]$" and minus == ""
      local a, k
      if rows then a, k = range(left) else a = value(left) end
      for c = 0, n - 1 do
        local term = (rows and read(a, k + c) or a) * read(x, j + c)
        of(y)[i + c] = minus == "-" and read(y, i + c) - term or term
      end
    end },
    { "^(%S+)%[(%d+)%] = (.+)$", function(array, k, x)
      of(array)[math.tointeger(k)] = value(x)
    end },
    { "^constant (%S+) = (.+)$", function(name, x) names[name] = value(x) end },
    { "^([%a_][%w_]*) = (.+)$", function(name, x) names[name] = value(x) end },
  }

  local function step(line)
    for _, one in ipairs(STEPS) do
      local found = { line:match(one[1]) }
      if found[1] then return one[2](table.unpack(found)) end
    end
    error("not understood: " .. line)
  end
  for _, line in ipairs(lines) do
    line = line:gsub("  %(%d+ uses%)$", "")
    local heading = line:find "^%-%-" or line:find "^==== " or line:find "^sines and cosines of "
    if not heading then step(line) end
  end
  return memory, pivots
end

-- the lines of each function by name, without their indentation; facts about all of them follow at
-- the end
local function read(text)
  local functions, name = {}, nil
  for line in text:gmatch "[^\n]+" do
    local words = line:match "^  (%S.*)"
    if line:find "^H has " then
      return functions
    elseif words then
      table.insert(functions[name], words)
    else
      name = line:match "^[%w_]+"
      functions[name] = {}
    end
  end
  return functions
end

-- ---- the robots ---------------------------------------------------------------------------------

local NAMES = { "crba", "ltdl", "ltl", "solve", "minv", "fd", "aba", "rnea", "mul_H", "coriolis",
  "kinetic_energy", "potential_energy" }
local FUSE = { { name = "tick", outputs = { "H", "LD" } } }
local KINDS = {
  { "by scalars", "duo", {}, "scalars" },
  { "by scalars, planned", "arm6", { optimize = 2 }, "scalars" },
  { "by rows", "quad", { rows = 0, deep = 1e9 }, "rows" },
  { "by supernodes", "quad", { rows = 0 }, "supernodes" },
  { "by supernodes, planned", "skew", { rows = 0, optimize = 2 }, "supernodes" },
}

-- the job of a kind up to trace, and a function that runs the next stage
local function compile(kind)
  local options = { functions = NAMES, fuse = FUSE }
  for key, x in pairs(kind[3]) do options[key] = x end
  local job = algo.compile(front.contents("models/" .. kind[2] .. ".urdf"), options, "trace")
  return job, function(name)
    for _, stage in ipairs(pipeline.stages) do
      if stage.name == name then stage.run(job) end
    end
  end
end

local function inputs_of(job)
  local m, inputs = job.model, {}
  local function vector(n, at)
    local x = {}
    for k = 0, n - 1 do x[k] = math.sin(at + 1.7 * k) end
    return x
  end
  inputs.q, inputs.v = vector(m.nq, 0.3), vector(m.nv, 1.1)
  inputs.a, inputs.tau, inputs.x = vector(m.nv, 2.3), vector(m.nv, 3.1), vector(m.nv, 4.4)
  return inputs
end

-- the arguments for a function: in and inout, including H or its factor
local function given_to(job, fn, inputs)
  local given = {}
  for _, arg in ipairs(fn.args) do
    if arg.mode ~= "out" then
      local kind = fn.assumes and fn.assumes[arg.name]
      local H = (arg.name == "H" or kind) and
        algo.on_floats(job.catalogue.crba, job.model, inputs).H
      if kind == "LD" or kind == "L" then
        H = algo.on_floats(job.catalogue[kind == "LD" and "ltdl" or "ltl"], job.model, { H = H }).H
      end
      local whole = H or inputs[arg.name]
      assert(whole, fn.name .. ": " .. arg.name)
      given[arg.name] = whole
    end
  end
  return given
end

-- runs the dump of a function, and the function itself, and compares
local function compare(job, item, lines, inputs, now)
  local fn = item.fn
  local given = given_to(job, fn, inputs)
  local expected = algo.on_floats(fn, job.model, given)
  local found, pivots = run(lines, given, now)
  local function alike(what, a, b)
    local off, size = dense.distance(a, b), math.max(dense.largest(a), 1e-3)
    assert.is_true(off <= 1e-9 * size, ("%s: %s is off by %g of %g"):format(fn.name, what, off,
      size))
  end
  for _, arg in ipairs(fn.args) do
    if arg.mode ~= "in" then
      local n = algo.length(arg.dims, job.model)
      local a = algo.from_one(expected[arg.name], n)
      local b = algo.from_one(found[arg.name], n)
      assert.equal(n, #b, fn.name .. " " .. arg.name)
      alike(arg.name, a, b)
    end
  end
  if fn.returns == "value" then
    alike("value", { expected[fn.result][0] }, { found[fn.result][0] })
  elseif fn.returns == "pivot" then
    assert.equal(job.model.nv, #pivots, fn.name)
  end
end

describe("what the dumps of trace, choose and lower say is all that functions do:", function()
  for _, kind in ipairs(KINDS) do
    it(kind[2] .. ", " .. kind[1], function()
      local job, go_on = compile(kind)
      local inputs = inputs_of(job)
      for _, stage in ipairs { "trace", "choose", "lower" } do
        if stage ~= "trace" then go_on(stage) end
        local functions, seen = read(dump[stage](data[stage](job))), 0
        for _, item in ipairs(job.functions or job.traced) do
          compare(job, item, functions[item.fn.name], inputs, stage == "lower")
          local plain = item.plain or item.candidates[1].program
          if plain.level == kind[4] then seen = seen + 1 end
        end
        assert.is_true(seen >= 6, seen .. " functions " .. kind[1])
      end
    end)
  end
end)

describe("the dump of a lowered function with limbs in turn", function()
  it("has what the limbs add to the rest", function()
    local job = algo.compile(front.contents "models/quad.urdf", { base = "floating",
      functions = { "crba" }, optimize = 2, target = "mcu" }, "lower")
    local lines = dump.lower(data.lower(job))
    assert.is_truthy(lines:find "\n  [%w_]+_sum = total [%w_]+\n")
  end)
end)

-- the number of lines that match
local function count(lines, pattern)
  local n = 0
  for _, line in ipairs(lines) do n = n + (line:find(pattern) and 1 or 0) end
  return n
end

describe("a dump", function()
  it("has every kind of operation on memory", function()
    local KIND = { rows = KINDS[3], supernodes = { "by supernodes", "humanoid", { rows = 0,
      base = "floating", functions = { "ltdl", "minv", "fd_derivatives" }, fuse = {} } } }
    local FOUND = {
      rows = { "^t%d+ = load H%[", "^t%d+ = dot ", "%] %-= %S+ %* ", "%] = %S+ %* ", "%] %*= " },
      supernodes = { " by rows of .* times ", " rows from .* %-= .* times ",
        " rows from .* = %-?%d+ rows from .* times ", " columns from .* times ", ", symmetric$",
        ", turned at ", " turned over, " },
    }
    for _, level in ipairs { "rows", "supernodes" } do
      local job = compile(KIND[level])
      local functions, all = read(dump.trace(data.trace(job))), {}
      for _, item in ipairs(job.traced) do
        local lines = functions[item.fn.name]
        table.move(lines, 1, #lines, #all + 1, all)
      end
      for _, pattern in ipairs(FOUND[level]) do
        assert.is_true(count(all, pattern) > 0, level .. " without " .. pattern)
      end
    end
  end)

  it("tells loads of one cell at different times apart", function()
    local seen, twice = {}, 0
    for _, line in ipairs(read(dump.trace(data.trace(compile(KINDS[3])))).solve) do
      local name, cell = line:match "^(t%d+) = load (%S+)"
      if cell then
        assert.is_true(seen[cell] ~= name)
        twice = twice + (seen[cell] and 1 or 0)
        seen[cell] = name
      end
    end
    assert.is_true(twice > 0, "no cell is read twice")
  end)

  it("of name tells where a function is cut, and reads as before", function()
    local job, go_on = compile { "by scalars, cut", "arm6", { split = 100 } }
    go_on "choose"
    go_on "lower"
    local functions = read(dump.lower(data.lower(job)))
    local item
    for _, one in ipairs(job.functions) do
      if one.fn.name == "aba" then item = one end
    end
    assert.is_true(#item.program.split.parts >= 4)
    assert.equal(#item.program.split.parts, count(functions.aba, "^==== .*_aba_part%d+$"))
    compare(job, item, functions.aba, inputs_of(job), true)
  end)

  it("of the trace has what nobody reads, that of choose has not", function()
    local job, go_on = compile(KINDS[1])
    local before = #read(dump.trace(data.trace(job))).crba
    go_on "choose"
    assert.is_true(#read(dump.choose(data.choose(job))).crba < before / 2)
  end)
end)

-- ---- as data, and as graphs ---------------------------------------------------------------------

local graph = require "dump.graph"
local json = require "json"

-- the results that the graph of a function stores, by the words in its boxes; value(words): of an
-- argument
local function evaluate(text, value)
  local nodes, stores = {}, {}
  for id, label, rest in text:gmatch '\n    ([%w_]+) %[label="(.-)", (.-)%];' do
    local first, second = label:match "^(.-)\\n(.*)$"
    nodes[id] = { name = first, op = second or label, style = rest, from = {} }
    if rest == "shape=box, penwidth=2" then stores[#stores + 1] = { id = id, place = label } end
  end
  for from, to, how in text:gmatch "\n    ([%w_]+) %-> ([%w_]+)([^;]*);" do
    table.insert(nodes[to].from, { id = from, sign = how:find "dashed" and -1 or 1,
      below = how:find('label="/"', 1, true) })
  end
  local known = {}
  local function of(id)
    local node, x = nodes[id]
    if known[id] then return known[id] end
    local function operand(k) return node.from[k].sign * of(node.from[k].id) end
    if #node.from == 0 then
      x = tonumber(node.op) or value(node.op)
    elseif node.op == "+" or node.op == "*" then
      local a, b = operand(1), operand(2)
      x = node.op == "+" and a + b or a * b
    elseif node.op == "/" then
      local a, b = operand(1), operand(2)
      if node.from[1].below then a, b = b, a end
      x = a / b
    else
      local minus, name = node.op:match "^(%-?)(%a+)$"
      x = (minus == "-" and -1 or 1) * (math[name] and math[name](operand(1)) or operand(1))
    end
    known[id] = x
    return x
  end
  local result = {}
  for _, store in ipairs(stores) do
    local from = nodes[store.id].from[1]
    result[store.place] = from.sign * of(from.id)
  end
  return result
end

describe("the graph of a function", function()
  for _, case in ipairs { { "duo", "crba", {} }, { "arm6", "crba", {} }, { "skew", "gravity", {} },
    { "arm6", "crba", { optimize = 2 } }, { "quad", "aba", { mimic = "free" } } } do
    local name, fn, options = table.unpack(case)
    it(("%s of %s%s computes what it computes"):format(fn, name,
      options.optimize and ", planned" or ""), function()
      local all = { functions = { fn }, target = "mcu" }
      for key, x in pairs(options) do all[key] = x end
      local job = algo.compile(front.contents("models/" .. name .. ".urdf"), all, "lower")
      local inputs = inputs_of(job)
      local expected = algo.on_floats(job.catalogue[fn], job.model, inputs)
      local places, item = {}, job.by_name[fn]
      local C = require("emit.c").language(job.symbols, "double")
      local place_of = job.symbols.place_of(item.fn)
      for _, arg in ipairs(item.fn.args) do
        for k = 0, algo.length(arg.dims, job.model) - 1 do
          places[C.place(place_of(arg.name, k))] = { arg.name, k }
        end
      end
      local function value(words)
        local place = assert(places[words], words)
        return inputs[place[1]][place[2]]
      end
      local text = graph.text(data.dag(job))
      local found, results = evaluate(text, value), 0
      for words, x in pairs(found) do
        local place = places[words]
        assert.near(expected[place[1]][place[2]], x, 1e-9 * (1 + math.abs(x)), words)
        results = results + 1
      end
      assert.is_true(results >= 5, results .. " results")
    end)
  end
end)

describe("each dump as data", function()
  it("has all functions, and refers to nothing that is not there", function()
    local job, go_on = compile(KINDS[3])
    for _, stage in ipairs { "trace", "choose", "lower", "dag" } do
      if stage == "choose" or stage == "lower" then go_on(stage) end
      local all = data[stage](job)
      assert.is_truthy(json.text(all):find "^[[{]")
      all = all.functions or all
      assert.is_true(#all >= #NAMES, stage)
      for _, fn in ipairs(all) do
        local there = {}
        for _, node in ipairs(fn.nodes) do there[node.id] = true end
        for _, part in ipairs { fn.nodes, fn.pivots, fn.blocks or fn.events, fn.stores } do
          for _, one in ipairs(part) do
            for _, from in ipairs(one.of) do assert.is_true(there[from:gsub("^%-", "")], from) end
          end
        end
      end
    end
  end)

  -- a mass of 1.5 is in the line of the link "m 1.5", a damping of 0.1 below its joint
  it("has every number and name of the checked robot in its text", function()
    local job = algo.compile(front.contents "models/picker.xml", {}, "model")
    local said = dump.check(data.check(job))
    local function look(value, key)
      if type(value) == "table" then
        for field, item in pairs(value) do
          if not tostring(field):find "line$" then look(item, field) end
        end
      elseif type(value) ~= "boolean" then
        local word = type(value) == "number" and number.plain(value) or value
        assert.is_truthy((" " .. said):find("[ (]" .. (word:gsub("%p", "%%%0")) .. "[ )\n]"), key)
      end
    end
    local robot = job.robot
    look { robot.links, robot.constraints, robot.sites, robot.gravity }
    for _, joint in ipairs(robot.joints) do
      look { joint.limit, joint.dynamics, joint.rotors, joint.xyz, joint.rpy, joint.axis }
    end
    assert.same({ robot.constraints[1].name, robot.joints[1].dynamics.damping },
      { data.check(job).constraints[1].name, data.check(job).joints[1].dynamics.damping })
  end)

  it("and its text differ if a joint or a welded link is turned, by quarter turns too", function()
    local text = front.contents "models/duo.urdf":gsub("</robot>", [[
      <joint name="weld" type="fixed">
        <parent link="left_arm"/><child link="tool"/><origin xyz="0 0 .1" rpy="0 0 0"/>
      </joint>
      <link name="tool"/></robot>]])
    local joint, weld = 'xyz="0 0.2 0.36"/>', 'xyz="0 0 .1" rpy="0 0 0"/>'
    local seen, different = {}, 0
    for _, edit in ipairs { { "", "" },
      { joint, 'xyz="0 0.2 0.36" rpy="0 1.5707963267948966 0"/>' },
      { joint, 'xyz="0 0.2 0.36" rpy="0 -1.5707963267948966 0"/>' },
      { joint, 'xyz="0 0.2 0.36" rpy="3.141592653589793 0 0"/>' }, { weld, 'xyz="0 0 .2"/>' },
      { weld, 'xyz="0 0 .1" rpy="0 0 1.5707963267948966"/>' },
      { weld, 'xyz="0 0 .1" rpy="0 0 0.1"/>' } } do
      local at, last = text:find(edit[1], 1, true)
      local edited = text:sub(1, at - 1) .. edit[2] .. text:sub(last + 1)
      local job = algo.compile(edited, {}, "model")
      for _, shown in ipairs { dump.model(data.model(job)), json.text(data.model(job)) } do
        assert.is_nil(seen[shown], edit[2])
        seen[shown], different = true, different + 1
      end
    end
    assert.equal(14, different)
  end)

  it("has the robot", function()
    local job = algo.compile(front.contents "models/gripper.urdf", {}, "model")
    assert.equal(#job.robot.joints, #data.check(job).joints)
    assert.equal(#job.model.bodies, #data.model(job).bodies)
    assert.equal("robot", data.read(job).name)
    for _, stage in ipairs { "read", "check", "model" } do
      assert.is_truthy(json.text(data[stage](job)):find "^{\n")
    end
  end)
end)
