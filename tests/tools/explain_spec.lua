-- Compares the explanation of every name by `pinion explain` with the C that was written, the
-- model's file, and arithmetic.

local algo = dofile "tests/support/algo.lua"
local code = require "tools.review.code"
local config = require "cli.config"
local explain = require "tools.review.explain"
local fail = require "fail"
local front = dofile "tests/support/front.lua"
local global = require "tools.review.global"
local value = require "tools.review.value"

local ROBOTS = {
  { "duo", { functions = { "all", "rnea_derivatives" } } },
  { "gripper", { functions = { "rnea", "fk" }, joint_friction = true, friction_width = 0.01 } },
  { "skew, planned", { functions = { "crba" }, optimize = 2 } },
  { "arm6 by rows", { functions = { "minv" }, rows = 0 } },
  { "fourbar", { functions = { "fd_constrained", "K", "independent" } } },
  { "duo, floating", { base = "floating", functions = { "rnea", "regressor" } } },
  { "arm6", { functions = { "rnea", "regressor_joints", "regressor_base" } } },
}

-- a robot with its functions by name, as text
local function written(name, options)
  local robot, said = name:match "^%w+", { real = "double", version = "0", command = "pinion",
    limbs = "off", output_for = function(id) return "out/" .. id end }
  local settings = "models/" .. robot .. ".lua"
  if front.exists(settings) then
    said.constraints = config.load(settings, front.contents(settings)).values.constraints
  end
  for key, x in pairs(options) do said[key] = x end
  local path = ("models/%s.urdf"):format(robot)
  local job = algo.compile(front.contents(path), said, "lower")
  job.input.path, job.input.shown = path, path
  return job
end

local function with_text(job)
  job.fill, job.version = require("emit.template").new "templates/", "0"
  job.input.depends = {}
  local files, by_name = {}, {}
  job.golden = require("analysis.golden").of(job.model)
  for _, file in ipairs(require("emit.files").files(job)) do files[file.name] = file.text end
  for _, fn in ipairs(code.of(job.symbols.name, files).functions) do by_name[fn.name] = fn end
  by_name[""] = files[job.symbols.name .. ".h"]
  return by_name
end

local function squeezed(text) return (text:gsub("%s+", "")) end

-- calls f(item, one) for every name in every function; returns their number
local all = {} -- job -> the explanations of its names
local function each(job, f)
  if not all[job] then
    all[job] = {}
    for _, item in ipairs(job.functions) do
      for _, name in ipairs(item.program and value.names(job, item) or {}) do
        table.insert(all[job], { item, assert(value.of(job, item, name), name) })
      end
    end
  end
  for _, one in ipairs(all[job]) do f(table.unpack(one)) end
  return #all[job]
end

-- A function's statements in one text, and for each word in them what the statements define that
-- read it.
local function prepared(fn)
  local lines, readers = {}, {}
  for k, words in ipairs(fn.statements) do
    lines[k] = squeezed(words)
    local to, from = words:match "^const [%w_]+ ([%w_]+)=(.*)$"
    if not to then to, from = words:match "^([%w_]+%b[]%b[])=(.*)$" end
    if not to then to, from = words:match "^([%w_]+%b[])=(.*)$" end
    if not to then to, from = words:match "^(return) ?([^01 ].*)$" end
    for word in (from or ""):gmatch "[%w_]+" do
      readers[word] = readers[word] or {}
      readers[word][to == "return" and "the result" or to] = true
    end
  end
  return { squeezed = table.concat(lines, "\n"), readers = readers }
end

-- The value of a statement's right side, with constants by name and a number made of each other
-- name and of each element; nil if it calls functions of the runtime.
local function valued(statement, constants)
  local function drawn(name)
    local x = 7
    for _, byte in ipairs { name:byte(1, -1) } do x = (31 * x + byte) % 997 end
    return ("(%.17g)"):format(constants[name] or 0.5 + x / 997)
  end
  local words = statement:match("= (.*)$"):gsub("%]%[", ","):gsub("[%a_][%w_]*%b[]", drawn)
  if words:find "pinion_" then return nil end
  words = words:gsub("%f[%w_.][%a_][%w_]*", function(name)
    return math[name] and "math." .. name or drawn(name)
  end)
  return assert(load("return " .. words, "v", "t", { math = math }), statement)()
end

describe("every name in the code of", function()
  for _, robot in ipairs(ROBOTS) do
    local name, options = table.unpack(robot)
    local job = written(name, options)

    it(name .. " is what its statement says, and is read by those that read it", function()
      local text = with_text(job)
      local statements_of = {}
      for id, fn in pairs(text) do statements_of[id] = id ~= "" and prepared(fn) end
      local upper, r = "%f[%w_]" .. job.symbols.upper .. "_", "%f[%w_]" .. job.symbols.name .. "_"
      local statements, readings = 0, 0
      local count = each(job, function(item, one)
        local fn, own = text[item.fn.name], statements_of[item.fn.name]
        if one.statement then
          local whole = squeezed(one.statement:gsub(upper, "R_"):gsub(r, "r_"))
          local there = own.squeezed:find(whole, 1, true) ~= nil
          statements = statements + (there and 1 or 0)
          -- one call computes sines and cosines
          assert.is_true(there or whole:find "=%-?sin%(" ~= nil
            or whole:find "=%-?cos%(" ~= nil or whole:find "=%-?[sc]%[" ~= nil
            or fn.text:find("&" .. one.name, 1, true) ~= nil, item.fn.name .. ": " .. one.statement)
        end
        local truly = {}
        for reader in pairs(own.readers[one.name] or {}) do truly[reader] = true end
        for _, reader in ipairs(one.readers[item.fn.name]) do
          reader = reader:gsub(upper, "R_")
          local by_angle = fn.text:find("angle[", 1, true) and reader:find "_[sc]$"
          assert.is_truthy(truly[reader] or by_angle or reader:find "^the test"
            or reader:find "%[",
            ("%s: %s does not read %s"):format(item.fn.name, reader, one.name))
          truly[reader] = nil
          readings = readings + 1
        end
        for reader in pairs(truly) do
          local element = reader:find "%[" -- rows of memory are not statements
          assert.is_truthy(element, ("%s: %s reads %s"):format(item.fn.name, reader, one.name))
        end
      end)
      assert.is_true(count > 30 and statements > 20 and readings > count / 2,
        ("%d names, %d statements, %d readings"):format(count, statements, readings))
    end)

    it(name .. " has numbers that make its value, and a role that the table knows", function()
      local checked = 0
      each(job, function(item, one)
        if one.kind == "constant" and one.numbers then
          local made = assert(load("return " .. one.numbers, "n", "t", { sqrt = math.sqrt }))()
          assert.near(one.value, made, 1e-9 * (math.abs(one.value) + 1e-6), one.name)
          checked = checked + 1
        elseif one.kind == "constant" then
          assert.is_truthy(one.formula, one.name)
        end
        if one.letter then
          assert.is_truthy(one.says, ("%s: %s: no word of %s"):format(item.fn.name, one.name,
            one.letter))
        end
        assert.is_truthy(explain.text { one }:find("\n", 1, true))
      end)
      assert.is_true(checked > 0 or name:find "rows" ~= nil)
    end)

    it(name .. " has the same value with its constants as numbers", function()
      local checked, constants = 0, {}
      each(job, function(item, one)
        if not (one.kind == "value" and one.statement) then return end
        local program = item.program
        if not constants[program] then
          constants[program] = {}
          for _, node in ipairs(program.numbers) do
            local known = program.names[node]
            if known then constants[program][known.id] = known.sign * node.value end
          end
        end
        local expected = valued(one.statement, constants[program])
        if not expected then return end
        local got = valued(one.numbers, {})
        assert.near(expected, got, 1e-9 * (math.abs(expected) + 1.0), one.statement)
        checked = checked + (one.numbers ~= one.statement and 1 or 0)
      end)
      assert.is_true(checked > 5 or name:find "rows" ~= nil, checked)
    end)

    it(name .. " is found from the header, too", function()
      for _, id in ipairs(global.names(job)) do
        local one = assert(global.of(job, id), id)
        assert.is_truthy(one.says or one.kind == "function", id)
        assert.is_truthy(explain.text { one }:find(id, 1, true), id)
      end
      local upper, declared = job.symbols.upper, 0
      for id in with_text(job)[""]:gmatch("\n  (" .. upper .. "_[%w_]+)") do
        assert.is_truthy(global.of(job, id), id)
        declared = declared + 1
      end
      assert.is_true(declared > 2)
    end)
  end
end)

-- numbers that -O2 turns
describe("a value of -O2", function()
  it("has a role that the table knows, and its sign", function()
    local job, named, turned = written("quad", { functions = { "rnea" }, base = "floating",
      optimize = 2 }), 0, 0
    each(job, function(_, one)
      if not one.letter then return end
      assert.is_truthy(one.says, one.name .. ": no word of " .. one.letter)
      assert.is_nil(one.name:find "_minus_", one.name)
      named = named + 1
      turned = turned + (one.letter == "I" and 1 or 0)
    end)
    assert.is_true(named > 100 and turned > 5, ("%d, %d"):format(named, turned))
  end)
end)

-- a robot whose parts are moved and turned: every frame of -O2 differs from its own
describe("a constant of -O2", function()
  local robots = {
    { "arm6", { functions = { "crba" } } },
    { "skew", { functions = { "rnea" }, gravity = { 1.0, 2.0, -3.0 } } },
    { "gripper", { functions = { "rnea" } } },
    { "duo", { functions = { "crba" }, base = "floating" } },
    { "arm6", { functions = { "crba" }, tunable = { "forearm:mass", "wrist:com" } } },
  }
  for _, robot in ipairs(robots) do
    local name, options = table.unpack(robot)
    local also = options.tunable and ", tunable" or ""
    it("goes down to what was typed: " .. name .. also, function()
      options.optimize = 2
      local job, lines, sums, places = written(name, options), {}, 0, 0
      for line in io.lines(("models/%s.urdf"):format(name)) do lines[#lines + 1] = line end
      each(job, function(item, one)
        local values = {}
        for node, note in pairs(item.plain.notes) do values[note.name] = node.value end
        for _, chosen in ipairs(one.chosen or {}) do
          local sum, size = 0.0, 0.0
          for _, term in ipairs(chosen.terms) do
            sum = sum + term.factor * term.value
            size = size + math.abs(term.factor * term.value)
          end
          assert.near(values[chosen.name], sum, 1e-12 * size, chosen.name)
          sums = sums + 1
        end
        for _, from in ipairs(one.from or {}) do
          assert.is_nil(from.what:find("several", 1, true), one.name)
          local at = from.place and tonumber(from.place:match ":(%d+)$")
          local typed = at and not from.what:find "turned" and not from.what:find "frame of"
            and not from.what:find "origin about"
          local numbers = {}
          for number in (typed and lines[at] .. (lines[at + 1] or "") or ""):gmatch "[%d.e-]+" do
            numbers[tonumber(number) or ""] = true
          end
          for _, x in ipairs(typed and (type(from.value) == "table" and from.value
            or { from.value }) or {}) do
            assert.is_true(x == 0 or numbers[x] ~= nil,
              ("%s %s = %s is not at line %d"):format(from.name, from.what, x, at))
            places = places + 1
          end
        end
      end)
      assert.is_true(sums > 5 and places > 20, ("%d sums, %d places"):format(sums, places))
    end)
  end
end)

describe("an explanation", function()
  local job = written(table.unpack(ROBOTS[1]))

  it("tells what stands in lanes apart", function()
    local quad = written("quad", { functions = { "crba" }, base = "floating", limbs = "lanes",
      optimize = 2 })
    local seen = {}
    for _, one in ipairs(explain.of(quad, "base_Ic_xx")) do seen[one.lanes or false] = one end
    assert.is_truthy(seen[true] and seen[false])
    assert.is_truthy(explain.text({ seen[true] }):find(", limbs in lanes\n", 1, true))
    assert.same({}, explain.of(quad, "lf_kfe_s")[1].equations)
  end)

  it("knows numbers of limbs by the same names in turn as in lanes", function()
    for _, limbs in ipairs { "lanes", "scalar" } do
      local quad = written("quad", { functions = { "coriolis" }, base = "floating", limbs = limbs })
      for _, id in ipairs { "limb_haa_Qxx", "limb_hfe_Qxx" } do
        assert.truthy(explain.text(explain.of(quad, id)):find("numbers      " .. id, 1, true))
      end
    end
  end)

  for _, limbs in ipairs { "lanes", "scalar" } do
    it("tells what reads each number and value of equal limbs: " .. limbs, function()
      local quad = written("quad", { functions = { "crba", "ltdl", "mul_Lt", "kinetic_energy" },
        base = "floating", limbs = limbs })
      local known, tabled = {}, 0
      for _, item in ipairs(value.texts(quad)) do
        for _, name in ipairs(value.names(quad, item)) do
          local one = value.of(quad, item, name)
          assert.is_true(#one.readers[item.fn.name] > 0, item.fn.name .. ": " .. name)
          known[item.fn.name .. " " .. name] = true
        end
      end
      local text = with_text(quad)
      text[""] = nil
      for name, fn in pairs(text) do
        for id in fn.text:gmatch "k%->([%w_]*%l_[%w_]+)" do
          assert.is_true(known[name .. " " .. id], name .. ": k->" .. id)
          tabled = tabled + 1
        end
      end
      assert.equal(limbs == "scalar", tabled > 100)
      local hip = explain.of(quad, "rf_haa_px")
      assert.truthy(explain.text(hip):find "0%.19  origin  models/quad%.urdf:93\n.*limb_haa_px")
      text = explain.text(explain.of(quad, "limb_haa_px"))
      assert.truthy(text:find("numbers      limb_haa_px = { 0.19, 0.19, -0.19, -0.19 }", 1, true))
      assert.truthy(text:find("joint lf_haa (models/quad.urdf:29)", 1, true), text)
      for _, id in ipairs { "QUAD_H_lf_haa_base_vx", "QUAD_H_rf_haa_base_vx" } do
        assert.truthy(global.of(quad, id).writers.ltdl, id)
      end
    end)
  end

  it("names lines on which the numbers stand", function()
    local lines, checked = {}, 0
    for line in io.lines "models/duo.urdf" do lines[#lines + 1] = line end
    each(job, function(_, one)
      for _, from in ipairs(one.from or {}) do
        local at = from.place and tonumber(from.place:match "^models/duo%.urdf:(%d+)$")
        assert.is_true(at ~= nil or from.name:find "^gravity" ~= nil, from.name)
        local found = at == nil
        for number in (at and lines[at] .. lines[at + 1] or ""):gmatch "[%d.-]+" do
          found = found or tonumber(number) == from.value
        end
        assert.is_true(found, ("%s = %s is not at %s"):format(from.name, from.value, from.place))
        checked = checked + 1
      end
      assert.is_truthy(not one.body or lines[tonumber(one.body.joint_place:match "%d+$")]
        :find(('<joint name="%s"'):format(one.body.joint), 1, true))
    end)
    assert.is_true(checked > 100, checked .. " numbers")
  end)

  it("tells a letter's meaning by the equations above it", function()
    local few = written("duo", { functions = { "fd", "rnea_derivatives" } })
    for _, one in ipairs(explain.of(few, "right_F_waist_fx")) do
      assert.equal("force through the joint", one.says)
      assert.equal("F = fB + children's F", one.equations[1])
    end
    local up = explain.of(few, "right_F_waist_nz_2")[1]
    assert.truthy(up.says:find "^force for a unit acceleration")
    assert.same({ "F = Ic*S, carried up the tree", "H = S'*F" }, up.equations)
    local by = explain.of(few, "d_right_F_waist_fx_d_right")
    assert.truthy(explain.text(by):find("d/d(right) of F: force through", 1, true))
    assert.equal("waist", explain.of(few, "right_L_waist")[1].column)
  end)

  it("names the functions that have an argument", function()
    local one = explain.of(written("duo", { functions = { "rnea", "crba" } }), "q")[1]
    assert.same({ "argument", { "crba", "rnea" }, "configuration, [NQ]" },
      { one.kind, one.functions, one.says })
  end)

  it("says what the page says", function()
    local page = front.contents "templates/doc/review.md"
    local shown = page:match "<!%-%- explain %-%->\n```\n(.-)```\n"
    local few = written("duo", { functions = { "crba", "ltdl" } })
    local list = explain.of(few, "right_F_waist_nz")
    table.move(explain.of(few, "right_hzpy"), 1, 9, 2, list)
    assert.equal(explain.text(list), shown)
  end)

  it("shows paths as they are, and no byte that moves a cursor", function()
    local odd = written("duo", { functions = { "crba" } })
    odd.input.path, odd.input.shown = "é\27[2J.urdf", "é\27[2J.urdf"
    local shown = explain.text(explain.of(odd, "right_hzpy"))
    assert.truthy(shown:find("  origin  é\\x1B[2J.urdf:45\n", 1, true), shown)
    assert.truthy(shown:find("joint right (é\\x1B[2J.urdf:44)", 1, true), shown)
    assert.falsy(shown:find "\27")
  end)

  it("is of one meaning in all functions that share it", function()
    local list = explain.of(job, "left_arm_m")
    assert.equal(1, #list)
    assert.is_true(#list[1].functions > 5)
    assert.equal("models/duo.urdf:38", list[1].from[1].place)
  end)

  it("knows names without the robot's", function()
    for short, long in pairs { crba = "duo_crba", NV = "DUO_NV", waist = "DUO_waist",
      H_right_waist = "DUO_H_right_waist", H_rowptr = "duo_H_rowptr" } do
      assert.equal(long, explain.of(job, short)[1].name)
    end
    local capital = written("pendulum", { functions = { "crba" }, name = "R" })
    assert.equal(1, #explain.of(capital, "NV"))
  end)

  it("knows to which function a part, a limb's function and one for lanes belong", function()
    for _, suffix in ipairs { "_x8", "_part12", "_of_limb", "_of_limb2_part1" } do
      local one = explain.of(job, "duo_crba" .. suffix)[1]
      assert.same({ "duo_crba" .. suffix, suffix == "_x8" and "duo_x8_crba.c" or "duo_crba.c" },
        { one.name, one.file })
    end
  end)

  it("of what is not there says what was meant", function()
    for name, words in pairs { right_hzpyy = "did you mean 'right_hzpy'?",
      DUO_wiast = "did you mean 'DUO_waist'?", regressor = "--functions regressor" } do
      local ok, problem = pcall(explain.of, job, name)
      assert.is_false(ok)
      assert.is_true(fail.is(problem))
      assert.equal(2, problem.code)
      assert.is_truthy(tostring(problem):find(words, 1, true), tostring(problem))
    end
  end)
end)
