-- Tests the book of numbers (prog.numbers) and formulas (prog.formulas): a number's name says what
-- it is, whatever the links are called and whichever functions there are, and formulas are true.

local algo = dofile "tests/support/algo.lua"
local bounds = dofile "tests/support/bounds.lua"
local expr = require "expr"
local edits = dofile "tests/support/robots/edits.lua"
local formulas = require "prog.formulas"
local front = dofile "tests/support/front.lua"
local in_numbers = require("prog.numbers").typed
local number_lines = require "emit.files.number_lines"
local random = dofile "tests/support/random.lua"
local sandbox = require "cli.sandbox"

local check = random.check
-- functions with numbers in common, which they compute in different ways
local FUNCTIONS = { "crba", "aba", "minv", "com", "centroidal", "coriolis" }

-- a robot's job up to its numbers, and these by name
local function book_of(text, options, functions)
  local own = {}
  for key, value in pairs(options) do own[key] = value end
  own.limbs = "off"
  own.functions = functions or FUNCTIONS
  local job, by_name = algo.compile(text, own, "lower"), {}
  for _, one in ipairs(job.numbers:list()) do by_name[one.id] = one end
  return job, by_name
end

-- calls visit(case, text, options) for random robots at -O1 and -O2
local function each_robot(few, many, first, visit)
  for case = first, first + random.many(few, many) - 1 do
    local text, options = algo.random(case, { joints = 2 + case % 4 })
    options.optimize = 1 + case % 2
    visit(case, text, options)
  end
end

-- ---- names --------------------------------------------------------------------------------------

-- Another name for link or joint j3: names of all lengths that sort in the opposite order.
local function renamed(letter, digits)
  return ("%s%s%03d"):format(letter == "j" and "a" or "z", ("x"):rep(tonumber(digits) * 7 % 9),
    900 - tonumber(digits))
end

local function rename(text)
  return (text:gsub('"([lj])(%d+)"', function(letter, digits)
    return '"' .. renamed(letter, digits) .. '"'
  end))
end

local function rename_id(id)
  return (id:gsub("%f[%w]([lj])(%d+)%f[^%w]", renamed))
end

describe("a number's name", function()
  it("keeps its digits and its sign when all links and joints are renamed", function()
    local seen, digits = 0, 0
    each_robot(6, 12, 100, function(case, text, options)
      options.order, options.screw = "document", {}
      local _, before = book_of(text, options)
      local _, after = book_of(rename(text), options)
      for id, one in pairs(before) do
        local other = after[rename_id(id)]
        check(other, "robot %d: %s is not called %s", case, id, rename_id(id))
        check(math.abs(other.value - one.value) <= 1e-13 * math.abs(one.value),
          "robot %d: %s is %.17g, then %.17g", case, id, one.value, other.value)
        seen, digits = seen + 1, digits + (id:find "_k%d%d%d%d" and 1 or 0)
        after[rename_id(id)] = nil
      end
      check(next(after) == nil, "robot %d: %s is new", case, next(after))
    end)
    assert.is_true(seen > 300 and digits > 10)
  end)

  it("does not depend on which other functions there are", function()
    local seen = 0
    each_robot(3, 6, 200, function(case, text, options)
      local job, whole = book_of(text, options)
      assert(#job.functions >= 5)
      for _, item in ipairs(job.functions) do
        local _, alone = book_of(text, options, { item.fn.name })
        for id, one in pairs(alone) do
          check(whole[id], "robot %d: %s by itself has a %s", case, item.fn.name, id)
          check(math.abs(whole[id].value - one.value) <= 1e-13 * math.abs(one.value),
            "robot %d: %s by itself has another %s", case, item.fn.name, id)
          seen = seen + 1
        end
      end
    end)
    assert.is_true(seen > 300)
  end)

  it("is the same in the four legs of quad but for the leg", function()
    for level = 1, 2 do
      local _, book = book_of(front.contents "models/quad.urdf",
        { base = "floating", optimize = level })
      local legs, digits = 0, 0
      for id, one in pairs(book) do
        local rest = id:match "^lf_(.*)$"
        for _, leg in ipairs { "lh", "rf", "rh" } do
          local other = rest and book[("%s_%s"):format(leg, rest:gsub("%f[%w]lf_", leg .. "_"))]
          check(other or not rest, "-O%d: leg %s has no %s", level, leg, id)
          check(not rest or math.abs(other.value) - math.abs(one.value) <= 1e-15,
            "-O%d: %s is %.17g, in %s %.17g", level, id, one.value, leg, other and other.value)
        end
        legs = legs + (rest and 1 or 0)
        digits = digits + (rest and rest:find "_k%d%d%d%d" and 1 or 0)
      end
      assert.is_true(legs > 40 and digits > 0)
    end
  end)

  it("tells a body's sum from the number of its link if both have one name", function()
    local text = front.contents "models/skew.urdf" -- its mount is welded to the base
    for level = 1, 2 do
      local _, book = book_of(text, { base = "floating", optimize = level }, { "crba", "rnea" })
      assert.is_true(level == 2 or book.base_body_m.value == 14.4)
      assert.is_truthy(book.base_body_Jxx or book.base_body_Jxx_parent)
      for id in pairs(book) do assert.is_nil(id:find "^base_%w+_%d$", id) end
    end
  end)

  it("says the owner of a product or of a sum of two once", function()
    local _, book = book_of(front.contents "models/duo.urdf", { base = "fixed" }, { "aba" })
    assert.equal("m - hz^2/Jyy",
      (book.right_arm_m_minus_hzhz_per_Jyy.words:gsub("right_arm_", "")))
    local path = "tests/peers/closed/humanoid.lua"
    _, book = book_of(front.contents "models/humanoid.urdf", { base = "floating",
      constraints = sandbox.run(path, front.contents(path)).constraints }, { "K" })
    assert.is_truthy(book.heel_b_fasfgs_minus_facfbcfgc)
    for id in pairs(book) do assert.is_true(#id < 40, id) end
  end)

  it("makes a number twice another one by its formula alone", function()
    local text = front.contents "models/duo.urdf"
    text = text:gsub("left_arm", "arm_1"):gsub("right_arm", "arm_21")
      :gsub('value="1.2"', 'value="0.5"'):gsub('value="1.3"', 'value="1"')
    local job, book = book_of(text, { base = "floating" }, { "crba", "rnea" })
    local lines = table.concat(number_lines.of(job.numbers:list(), job.model, "double"), "\n")
    assert.equal(2, book.arm_21_m.value / book.arm_1_m.value)
    assert.is_truthy(lines:find("static const double arm_21_m +=  1.0; ", 1, false), lines)
    assert.is_truthy(lines:find("\n#define right_2hzpz +%(2%.0%*right_hzpz%)"), lines)
  end)

  it("names twice a number that has only digits after that number", function()
    local _, book = book_of(front.contents "models/quad.urdf", { base = "floating" },
      { "rnea_derivatives" })
    local count = 0
    for id, one in pairs(book) do
      local before, digits = id:match "^(.*_)2h_k(%d+)$"
      if before then
        assert.equal(2, one.value / book[before .. "h_k" .. digits].value, id)
        count = count + 1
      end
    end
    assert.equal(4, count)
  end)

  it("has one value in all programs and files of a robot", function()
    local seen = 0
    each_robot(3, 6, 300, function(case, text, options)
      local job, book = book_of(text, options)
      for _, item in ipairs(job.functions) do
        for _, constant in ipairs((item.program or item).constants or {}) do
          local value = constant.sign * constant.node.value
          check(math.abs(book[constant.id].value - value) <= 1e-13 * math.abs(value) + 1e-30,
            "robot %d: %s of %s is %.17g", case, constant.id, item.fn.name, value)
          seen = seen + 1
        end
      end
    end)
    assert.is_true(seen > 300)

    local defined, job = {}, edits.generate(front.contents "models/quad.urdf",
      bounds.options(bounds.LEVELS[1], "floating", FUNCTIONS))
    for _, file in ipairs(job.files) do
      for id, value in file.text:gmatch "static const double ([%w_]+) *= *([^;]+);" do
        check(not defined[id], "%s is defined again in %s", id, file.name)
        defined[id] = value
      end
    end
    assert.is_truthy(next(defined))
  end)
end)

-- ---- formulas -----------------------------------------------------------------------------------

describe("a formula in the numbers of the file", function()
  -- a sum of numbers, so many times multiplied by itself and one of them
  local function typed(count, times)
    local pool, notes, sum, last = expr.new(), {}, nil, nil
    for k = 1, count do
      local name = ("m%02d"):format(k)
      last = pool.param(name, 1 / count)
      notes[last] = { body = 1, id = name, symbol = name, name = name }
      sum = sum and sum + last or last
    end
    for _ = 1, times do sum = sum * (sum + last) end
    local words, values = in_numbers(sum, 1, { notes = notes, model = { bodies = {} } })
    return words, values(tostring)
  end

  -- H^-1 of a robot with constant H: 24 GB of text, found by the fuzzer
  it("is a list of names where written out it would have no end", function()
    local words, values = typed(2, 60)
    assert.equal("of m02, m01", words)
    assert.is_nil(values)
  end)

  it("is written out up to 60 numbers", function()
    local words, values = typed(60, 0)
    assert.truthy(words:find("^m01 %+ m02 %+ .* %+ m60$"), words)
    local _, sums = values:gsub(" %+ ", "")
    assert.equal(59, sums)
    assert.equal("of m01, m02", typed(61, 0):sub(1, 11))
  end)
end)

-- Evaluates a formula as text; `of` gives the values of names.
local function evaluated(words, of)
  local code = words:gsub("[%a_%d.]+", function(word)
    if tonumber(word) or word:find "^[%d.]+e$" then return nil end -- 1e-05 comes as 1e, 05
    return math[word] and "math." .. word or ("(%.17g)"):format(of(word))
  end)
  return assert(load("return " .. code, words))()
end

-- the masses that all bodies and each joint carry, by the names of their sums
local function carried(model)
  local masses = { total_mass = 0 }
  for i, body in ipairs(model.bodies) do
    local m = body.inertia and body.inertia.m or 0
    for _, piece in ipairs(not body.inertia and body.pieces or {}) do m = m + piece.m end
    masses.total_mass = masses.total_mass + m
    while i > 0 do
      local name = model.bodies[i].id .. "_Ic_m"
      masses[name], i = (masses[name] or 0) + m, model.bodies[i].parent
    end
  end
  return masses
end

describe("a number's formula", function()
  it("gives its value, by names and by numbers", function()
    local by_names, by_numbers = 0, 0
    each_robot(6, 12, 400, function(case, text, options)
      local job, book = book_of(text, options)
      -- the names of the model's numbers, and of those derived from them
      local known, owners = carried(job.model), {}
      for _, item in ipairs(job.functions) do
        for node, note in pairs(item.program and item.program.notes or {}) do
          known[note.name] = known[note.name] or (note.sign or 1) * node.value
          owners[note.name] = note.id
        end
      end
      for id, one in pairs(book) do
        local function of(word)
          local owner = owners[id] or ""
          return assert(known[owner .. "_" .. word] or book[word] and book[word].value
            or known[word], word .. " of " .. id)
        end
        local function near(value, words)
          check(math.abs(value - one.value) <= 1e-9 * math.max(math.abs(one.value), 1e-3),
            "robot %d: %s is %.17g, and %s is %.17g", case, id, one.value, words, value)
        end
        local formula = one.values and one.words
        check(not (formula and formula:find "^%-?[%a_][%w_]*$"),
          "robot %d: %s is another name of %s", case, id, formula)
        if formula and not formula:find "^of " then
          near(evaluated(formula, of), formula)
          by_names = by_names + 1
        end
        local numbers = one.values and one.values(function(x) return ("%.17g"):format(x) end)
        if numbers then
          near(evaluated(numbers), numbers)
          by_numbers = by_numbers + 1
        end
      end
    end)
    assert.is_true(by_names > 200 and by_numbers > 200)
  end)

  -- sums that are too long to be multiplied out; one of them cancels
  it("is 0 where a factor of it cancels", function()
    local pool = expr.new()
    local function sum_of(letter, from, to)
      local sum = pool.num(0)
      for k = from, to, from < to and 1 or -1 do
        sum = sum + pool.param(letter .. k, random.case(k):uniform(1, 2))
      end
      return sum
    end
    local read = formulas.reader(function(node)
      if node.op ~= "param" then return nil end
      return { name = node.name, symbol = node.name, body = 1, value = node.value }, 1
    end, {})
    local nothing, long = sum_of("a", 1, 8) - sum_of("a", 8, 1), sum_of("b", 1, 8)
    assert.equal(0, #read(nothing * long))
    assert.same(read(long * long), read(long * long + nothing * long))
    assert.equal("1/(0)", formulas.words(read(pool.num(1) / nothing), 1, function() end))
  end)
end)
