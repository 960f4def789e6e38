-- Tests --config: what a file may contain, its errors, and that it cannot escape; and budgets.

local budget = require "cli.budget"
local config = require "cli.config"
local options_of = require "cli.options"
local fail = require "fail"
local sandbox = require "cli.sandbox"

local NAME = "robot.lua"

-- the messages of an error that `run` raises, or nil and its result
local function refused(run, ...)
  local ok, problem = pcall(run, ...)
  if ok then return nil, problem end
  assert.is_true(fail.is(problem), tostring(problem))
  assert.equal(1, problem.code)
  return fail.render(problem.items), problem
end

local function errors(text)
  return refused(function()
    local result = config.load(NAME, text)
    result.file.log:check()
    return result
  end)
end

local function loaded(text)
  local lines, result = errors(text)
  assert.is_nil(lines, lines and table.concat(lines, "\n"))
  return result
end

-- checks that there is one error that contains all needles
local function complains(text, ...)
  local lines = errors(text)
  assert.is_table(lines, "accepted: " .. text)
  assert.equal(1, #lines, table.concat(lines, "\n"))
  for _, needle in ipairs { ... } do
    assert.is_truthy(lines[1]:find(needle, 1, true), lines[1] .. " lacks " .. needle)
  end
end

describe("a configuration", function()
  it("says what the command line says, by globals or by a table", function()
    local expected = {
      name = "dog", base = "floating", real = "float", functions = { "crba", "ltdl" },
      frames = { "a", "b c" }, fuse = { { name = "tick", outputs = { "H", "C", "J:tool" } },
        { name = "tock", outputs = { "H" } } },
      mimic = "free", screw = { { name = "j", value = 0.25 } },
      armature = { { name = "a", value = 0.5 }, { name = "b", value = 1.0 } },
      joint_friction = true, friction_width = 0.125,
      pattern = "tree", gravity = { 0.0, 0.0, -1.5 }, snap = 0.0001220703125,
      snap_length = 0.0009765625, optimize = 2,
      target = "mcu", sincos = "libm", lanes = 8, split = 500, rows = 0, loops = "kkt",
      tunable = { "l:mass,com" }, output = "out/dog", order = "alphabetical",
    }
    local body = [[
      name = "dog"; base = "floating"; real = "float"; functions = { "crba", "ltdl" };
      frames = { "a", "b c" }; fuse = { tock = "H", tick = { "H", "C", "J:tool" } };
      mimic = "free"; screw = { j = 0.25 }; armature = { b = 1, a = 0.5 };
      joint_friction = true; friction_width = 1/8; pattern = "tree"; gravity = { 0, 0, -1.5 };
      snap = 2^-13; snap_length = 2^-10; optimize = 2; target = "mcu"; sincos = "libm";
      loops = "kkt"; lanes = 8; split = 500; rows = 0; tunable = { "l:mass,com" };
      output = "out/dog"; order = "alphabetical";
    ]]
    assert.same(expected, loaded(body).values)
    assert.same(expected, loaded("return {" .. body:gsub(";", ",") .. "}").values)
    assert.same({}, loaded("").values)
    assert.same({}, loaded("joint_friction = false").values)
    assert.same({ ignore_file = true }, loaded("armature = 'none'").values.armature)
  end)

  it("says what the command line cannot", function()
    local result = loaded [[
      local function deg(x) return x * math.pi / 180 end
      order = { "knee",
        "hip" }
      extra_frames = {
        { name = "tip", link = "foot", xyz = { 0, 0, -1 }, rpy = { deg(90), 0, 0 } },
        { name = "mark", link = "foot" },
      }
      payload = { { link = "torso", mass = 2, com = { 1, 2, 3 }, inertia = { ixx = 4, iyz = 5 } } }
    ]].values
    assert.same({ file = NAME, { name = "knee", line = 2 }, { name = "hip", line = 3 } },
      result.order)
    assert.same({ file = NAME,
      { name = "tip", link = "foot", xyz = { 0, 0, -1 }, rpy = { math.pi / 2, 0, 0 }, line = 5 },
      { name = "mark", link = "foot", xyz = { 0, 0, 0 }, rpy = { 0, 0, 0 }, line = 6 },
    }, result.extra_frames)
    assert.same({ file = NAME, { link = "torso", mass = 2, com = { 1, 2, 3 },
      inertia = { 4, 0, 0, 0, 5, 0 }, line = 8 } }, result.payload)
  end)

  it("counts less than what is typed", function()
    local text = "base = 'floating' real = 'float' screw = { j = 1 } order = { 'a' } payload = {}"
    local function options(args)
      args.robot = { "a.urdf" }
      return options_of.of(args, loaded(text))
    end
    assert.equal("floating", loaded("\u{FEFF}base = 'floating'\r\n").values.base) -- as on Windows
    local result = options { real = "double", screw = {}, order = "document" }
    assert.same({ "floating", "double", "document" }, { result.base, result.real, result.order })
    assert.same({ { name = "j", value = 1.0 } }, result.screw)
    assert.same({ file = NAME }, result.payload)
    result = options { screw = { "k=2" }, tunable = {} }
    assert.same({ { name = "k", value = 2.0 } }, result.screw)
    assert.equal("a", result.order[1].name)
    assert.same({ "float", "constrain" }, { result.real, result.mimic })
  end)

  it("is refused with what was expected and what was found", function()
    for _, case in ipairs {
      { "base = 3", "1: error: base: expected 'fixed' or 'floating', got 3" },
      { "\nbase = 'flying'", ":2: ", "got 'flying'" },
      { "optimize = 3", "expected 0, 1 or 2", "got 3" },
      { "lanes = 5", "expected 4, 8 or 16" },
      { "gravity = { 0, 0 }", "gravity: expected three numbers", "2 numbers" },
      { "gravity = { 0, 0, 0/0 }", "three numbers" },
      { "snap = '1'", "snap: expected a number", "got '1'" },
      { "snap = 1/0", "a number" },
      { "split = 0", "a whole number of at least 1" },
      { "rows = 1.5", "a whole number of at least 0, got 1.5" },
      { "joint_friction = 'yes'", "true or false" },
      { "functions = { 1 }", "functions: [1]: expected a string, got 1" },
      { "functions = {}", "the list is empty" },
      { "frames = { a = 'b' }", "a list of links", "the key 'a'" },
      { "frames = { 'a,b' }", "'a,b'", "comma" },
      { "fuse = { tick = 3 }", "fuse: 'tick': expected a list of outputs, got 3" },
      { "fuse = { ['1st'] = 'H' }", "'1st' is not a C identifier" },
      { "fuse = { 'H' }", "a table of name = list of outputs", "the key 1" },
      { "screw = { j = 'x' }", "screw: 'j': expected a number, got 'x'" },
      { "armature = 'some'", "or \"none\"", "'some'" },
      { "tunable = 'l:mass'", "a list of strings" },
      { "name = '1st'", "'1st' is not a C identifier" },
      { "order = { 1 }", "order: [1]: expected a string, got 1" },
      { "order = 3", "a list of joint names, got 3" },
      { "payload = { { mass = 1 } }", "payload 1: link: is missing" },
      { "payload = { { link = 'a' } }", "payload 1: mass: is missing" },
      { "payload = { { link = 'a', mass = -1 } }", "not negative" },
      { "payload = { { link = 'a', mass = 1, inertia = { 1 } } }", "no '1'", "ixx" },
      { "payload = { { link = 'a', mass = 1, inertia = { ixz = {} } } }",
        "ixz: expected a number" },
      { "payload = { link = 'a' }", "a list of tables" },
      { "extra_frames = {\n{ name = 'a',\nlink = 'b', rpi = {} } }", ":2: ", "no key 'rpi'",
        "'rpy'" },
      { "extra_frames = { { name = 3, link = 'b' } }", "name: expected a string, got 3" },
      { "extra_frames = { { name = 'a', link = 'b', xyz = 'c' } }", "xyz: expected three numbers" },
      { "-- bse = 1\nbse = 'fixed'", ":2: ", "no key 'bse' (did you mean 'base'?)" },
      { "function deg() end", ":1: ", "'deg'", "make a helper local" },
      { "return { [3] = 1 }", "robot.lua: error: there is no key '3'" },
      { "return { [{}] = 1 }", "a key of the table is neither a string" },
      { "return 3", "returns a number, expected a table" },
      { "base = 'fixed' return {}", "returns a table and sets the global 'base'" },
    } do
      complains(table.unpack(case))
    end
    assert.is_nil(errors("optimize = '2'")[1]:find("did you mean", 1, true)) -- what was typed
  end)

  it("is told all its mistakes at once, in the order of lines", function()
    local lines = errors "snap = {}\nbase = 1\nnothing = 2\nreal = 3"
    assert.equal(4, #lines)
    for k, line in ipairs(lines) do
      assert.equal(("robot.lua:%d: error: "):format(k), line:match("^.-error: "))
    end
  end)
end)

describe("the sandbox", function()
  local string_index = getmetatable("").__index

  after_each(function()
    assert.equal(string_index, getmetatable("").__index)
    assert.is_nil((debug.gethook()))
  end)

  it("has no way out", function()
    for _, name in ipairs { "io", "os", "require", "load", "loadstring", "dofile", "loadfile",
      "debug", "package", "collectgarbage", "coroutine", "rawset", "rawget", "rawequal", "rawlen",
      "setmetatable", "getmetatable", "pcall", "xpcall", "print", "warn", "next", "utf8", "_G",
      "arg", "math.random", "math.randomseed", "string.dump", "string.find", "string.match",
      "string.gsub", "string.gmatch", "string.pack", "table.move" } do
      assert.same({ x = true }, sandbox.run(NAME, ("x = %s == nil"):format(name)), name)
    end
    -- also by the methods of strings
    for _, method in ipairs { "dump", "find", "match", "gsub", "gmatch", "pack", "unpack" } do
      assert.same({ x = true }, sandbox.run(NAME, ("x = ('a').%s == nil"):format(method)), method)
    end
  end)

  it("changes nothing outside", function()
    local rep, floor, insert = string.rep, math.floor, table.insert
    sandbox.run(NAME, "string.rep = 1 math.floor = 2 table.insert = 3 x = ('a').rep")
    assert.equal(rep, string.rep)
    assert.equal(floor, math.floor)
    assert.equal(insert, table.insert)
    assert.same({ x = 3.0 }, sandbox.run(NAME, "x = math.floor(3.5) * 1.0"))
  end)

  it("is text only", function()
    local lines = refused(sandbox.run, NAME, string.dump(function() return {} end))
    assert.is_truthy(lines[1]:find("binary", 1, true), lines[1])
  end)

  it("computes", function()
    local result = sandbox.run(NAME, [[
      local list, t = {}, { b = 1, a = 2, c = 3, [2] = 4 }
      for key in pairs(t) do list[#list + 1] = tostring(key) end
      table.sort(list, function(p, q) return p > q end)
      x = table.concat(list, " ") .. ("-"):rep(3, "+") .. ("%d|%s"):format(7, "a"):upper()
      order = ""
      for key in pairs(t) do order = order .. key end
      y = tostring({}) .. string.format("%s", print or {}) .. #table.pack(table.unpack { 1, 2 })
      z = select("#", 1, 2, 3) + tonumber("0x10") + math.max(1, 2)
    ]])
    assert.same({ x = "c b a 2-+-+-7|A", order = "2abc", y = "tabletable2", z = 21 }, result)
  end)

  -- text, line, and part of the message
  local STOPPED = {
    { "local x = 1\nwhile true do end", 2, "takes too long" },
    { "for i = 1, 1e18 do end", 1, "takes too long" },
    { "\nlocal function f() return f() end f()", 2, "takes too long" },
    { "\n\nlocal function f() return 1 + f() end f()", 3, "takes too" },
    { "local function f(x) return ({ f })[1](x) + 1 end\nf(1)", 1, "takes too" },
    -- through C, which has a stack of its own
    { "local function f() table.sort({ 1, 2 }, f) end\nf()", 1, "recursion is too deep" },
    { "local s = 'x'\nwhile true do s = s .. s end", 2, "takes too much memory" },
    { "local t = {}\nwhile true do t[#t + 1] = {} end", 2, "takes too" },
    { "local s = ('a'):rep(60000)\nlocal t = {}\nfor k = 1, 1e6 do t[k] = s:upper() end", 3,
      "takes too" },
    { "local s = ('a'):rep(60000)\nfor k = 1, 1e9 do s:upper() end", 2, "takes too" },
    { "local t = {}\nfor k = 1, 9000 do t[k] = k end\nwhile true do table.sort(t) end", 3,
      "takes too long" },
    { "local t = {}\nfor k = 1, 9000 do t[k] = k end\nwhile true do table.insert(t, 1, 1) end", 3,
      "takes too" },
    { "x = ('a'):rep(1e9)", 1, "longer than 65536" },
    { "x = ('a'):rep(1 << 62)", 1, "longer than 65536" },
    { "x = (''):rep(1e15, 'abc')", 1, "longer than 65536" },
    { "x = ('ab'):rep(2^62, '')", 1, "longer than 65536" },
    { "local s = ('a'):rep(60000)\nx = ('%s%s'):format(s, s)", 2, "longer than 65536" },
    { "local s, t = ('a'):rep(60000), {}\nfor k = 1, 9 do t[k] = s end\nx = table.concat(t)", 3,
      "longer than 65536" },
    -- an address differs in every run
    { "x = ('%-20p'):format('a')", 1, "no %p" },
    { "local t = {}\nx = table.unpack(t, 1, 1e6)", 2, "at most 1000" },
    { "local t = {}\nx = table.concat(t, '', 1, 1e9)", 2, "is a nil" },
    { "error 'my own'", 1, "my own" },
    { "\nerror('my own', 0)", 2, "my own" },
    { "\nerror {}", 2, "a table" },
    { "\nx = nil + 1", 2, "arithmetic" },
    { "\nos.exit(0)", 2, "a configuration has no os" },
    { "x = = 3", 1, "unexpected symbol" },
    { "\n<robot name='r'/>", nil, "looks like XML, as a robot does; a configuration is" },
    { "x = " .. ("("):rep(1000) .. "1" .. (")"):rep(1000), nil, "nested too deeply" },
    { "x = '\27[31m' .. nil", 1, "concatenate" },
    { "local s = 'x'\nx = s" .. (" .. s"):rep(400), nil, "nested too deeply" },
    -- messages of library functions, without a path of pinion's own
    { "\nx = ('%d'):format('one')", 2, "error: bad argument #2 to 'format' (number expected" },
    { "\nx = ('%d'):format(0.5)", 2, "error: bad argument #2 to 'format' (number has no" },
    { "\nx = ('%y'):format(1)", 2, "error: invalid conversion '%y' to 'format'" },
    { "\ntable.remove({ 1, 2 }, 7)", 2, "error: bad argument #1 to 'remove' (position out of" },
    { "\ntable.insert({ 1, 2 }, 7, 1)", 2, "error: bad argument #2 to 'insert' (position out" },
    { "\ntable.insert({}, 1, 2, 3)", 2, "error: wrong number of arguments to 'insert'" },
    { "\ntable.sort({ 1, 'a' })", 2, "error: attempt to compare" },
    { "\ntable.sort({ 1, 2, 3, 4 }, 7)", 2, "error: bad argument #2 to 'sort'" },
    { "\nx = table.unpack({}, {})", 2, "error: table.unpack: expected at most 1000 elements" },
    { "\nx = table.concat({ 1, 2 }, '', {})", 2, "error: table.concat: expected whole numbers" },
    { "\nx = ('ab'):rep(2, {})", 2, "error: string.rep: expected a string, a whole number" },
    { "\nx = ('ab'):rep({})", 2, "error: string.rep: expected a string, a whole number" },
    { "\nfor k in pairs(nil) do x = k end", 2, "error: pairs: expected a table, got nil" },
    { "\nfor k in pairs { [true] = 1 } do x = k end", 2, "error: pairs: a key of the table" },
    { "\nfor k in ipairs(nil) do x = k end", 2, "error: attempt to index a nil value" },
    { "\nx = math.sin('x')", 2, "error: bad argument #1 to 'sin'" },
  }

  -- as in the program: below an error handler that replaces every error
  local function under_handler(f, ...)
    local _, problem = xpcall(f, function(e) return fail.is(e) and e or { bug = e } end, ...)
    error(problem, 0)
  end

  for _, case in ipairs(STOPPED) do
    local text = case[1]
    it("stops " .. text:gsub("%s+", " "):sub(1, 60), function()
      local lines = refused(under_handler, sandbox.run, NAME, text)
      assert.is_table(lines, "not stopped")
      assert.equal(1, #lines)
      local start = ("robot.lua%s: error: "):format(case[2] and ":" .. case[2] or "")
      assert.equal(start, lines[1]:sub(1, #start))
      assert.is_truthy(lines[1]:find(case[3], 1, true), lines[1])
      assert.is_nil(lines[1]:find("config:", 1, true), lines[1])
      assert.is_nil(lines[1]:find("gen/", 1, true), lines[1])
    end)
  end

  it("does not read a file that is too large", function()
    local lines = refused(sandbox.run, NAME, (" "):rep(2 << 20))
    assert.is_truthy(lines[1]:find("larger than 1048576 bytes", 1, true), lines[1])
  end)
end)

describe("a budget", function()
  -- two functions with their measured sizes
  local function exceeded(key, name, most)
    local job = {
      options = { max_ops = {}, max_stack = {}, max_flash = {}, report_cc = "cc" },
      functions = { { fn = { name = "f" }, program = { cost = { total = 3 } } },
        { fn = { name = "g" }, program = { cost = { total = 4 } } } },
      compiled = { functions = { { name = "f", code = 30, stack = 8 },
        { name = "g", code = 40, stack = 16 } } },
      symbols = { functions = { f = "r_f", g = "r_g" } }, input = { path = "r" },
    }
    job.options[key] = { { name = name, most = most } }
    local ok, failure = pcall(budget.check, job)
    return not ok and #failure.items or 0
  end

  it("of all functions is their sum, and of stacks the largest", function()
    for key, sum in pairs { max_ops = 7, max_stack = 16, max_flash = 70 } do
      assert.equal(0, exceeded(key, "all", sum), key)
      assert.equal(1, exceeded(key, "all", sum - 1), key)
    end
  end)

  it("of each is for every one of them", function()
    for key, most in pairs { max_ops = 3, max_stack = 8, max_flash = 30 } do
      assert.same({ 1, 2 }, { exceeded(key, "each", most), exceeded(key, "each", most - 1) }, key)
      assert.same({ 0, 1 }, { exceeded(key, "f", most), exceeded(key, "f", most - 1) }, key)
    end
  end)
end)
