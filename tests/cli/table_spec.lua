-- Compares the table of options (gen/cli/table.lua) with everything that is made from it: the
-- parser, help, completions, the manual page, configurations, the table of keys on their page,
-- CMake's words and the command in a header.  No option is missing anywhere, and a bad value gets
-- the same message from the command line and from a configuration.

local config = require "cli.config"
local fail = require "fail"
local front = dofile "tests/support/front.lua"
local options_of = require "cli.options"
local parser_of = require "cli.parser"
local table_of = require "cli.table"

local rows = table_of.rows

-- the options of the words, with a configuration of that text; or nil and the message
local function options(words, text)
  local ok, args = parser_of.new():pparse(parser_of.joined { "a.urdf", table.unpack(words) })
  if not ok then return nil, args end
  local fine, result = pcall(function()
    local checked = text and config.load("c.lua", text)
    if checked then checked.file.log:check() end
    return options_of.of(args, checked)
  end)
  if fine then return result end
  assert.is_true(fail.is(result), tostring(result))
  return nil, tostring(result)
end

local function output_of(command)
  local pipe = assert(io.popen(command))
  local text = pipe:read("a")
  assert.is_true(pipe:close(), command)
  return text
end

-- key -> words of the command line, the same in a configuration, and the resulting value
local SAID = {
  output = { { "-o", "there" }, "'there'", "there" },
  name = { { "--name", "dog" }, "'dog'", "dog" },
  strip_prefix = { { "--strip-prefix", "panda_" }, "'panda_'", "panda_" },
  base = { { "--base=floating" }, "'floating'", "floating" },
  coordinates = { { "--coordinates=maximal" }, "'maximal'", "maximal" },
  real = { { "--real", "float" }, "'float'", "float" },
  order = { { "--order", "alphabetical" }, "'alphabetical'", "alphabetical" },
  functions = { { "--functions", "crba, ltdl" }, "{ 'crba', 'ltdl' }", { "crba", "ltdl" } },
  fuse = { { "--fuse", "tick=H,C", "--fuse=tock=H" }, "{ tick = { 'H', 'C' }, tock = 'H' }",
    { { name = "tick", outputs = { "H", "C" } }, { name = "tock", outputs = { "H" } } } },
  frames = { { "--frames", "a,b" }, "{ 'a', 'b' }", { "a", "b" } },
  poses = { { "--poses", "a,b" }, "{ 'a', 'b' }", { "a", "b" } },
  tunable = { { "--tunable", "a:mass,com", "--tunable", "j:origin" },
    "{ 'a:mass,com', 'j:origin' }", { "a:mass,com", "j:origin" } },
  limbs = { { "--limbs", "lanes" }, "'lanes'", "lanes" },
  loops = { { "--loops", "kkt" }, "'kkt'", "kkt" },
  independent = { { "--independent", "a,b" }, "{ 'a', 'b' }", { "a", "b" } },
  prescribed = { { "--prescribed", "a,b" }, "{ 'a', 'b' }", { "a", "b" } },
  optimize = { { "-O2" }, "2", 2 },
  mimic = { { "--mimic", "free" }, "'free'", "free" },
  screw = { { "--screw", "j=-0.5" }, "{ j = -0.5 }", { { name = "j", value = -0.5 } } },
  armature = { { "--armature", "j=1", "--armature", "k=2" }, "{ k = 2, j = 1 }",
    { { name = "j", value = 1.0 }, { name = "k", value = 2.0 } } },
  joint_friction = { { "--joint-friction" }, "true", true },
  inertia_from_mesh = { { "--inertia-from-mesh", "1000" }, "1e3", 1000.0 },
  friction_width = { { "--friction-width", ".25" }, "1/4", 0.25 },
  pattern = { { "--pattern", "tree" }, "'tree'", "tree" },
  spook_by_row = { { "--spook-by-row" }, "true", true },
  packed_derivatives = { { "--packed-derivatives" }, "true", true },
  packed_regressors = { { "--packed-regressors" }, "true", true },
  max_ops = { { "--max-ops=all=900", "--max-ops", "crba=50" }, "{ crba = 50, all = 900 }",
    { { name = "all", most = 900 }, { name = "crba", most = 50 } } },
  max_stack = { { "--max-stack", "512" }, "512", { { name = "each", most = 512 } } },
  max_flash = { { "--max-flash", "8k" }, "'8k'", { { name = "each", most = 8192 } } },
  evidence = { { "--evidence" }, "true", true },
  sincos = { { "--sincos", "libm" }, "'libm'", "libm" },
  lanes = { { "--lanes", "16" }, "16", 16 },
  bindings = { { "--bindings", "cpp,python" }, "{ 'python', 'cpp' }",
    { cpp = true, python = true } },
  layout = { { "--layout", "zephyr" }, "'zephyr'", "zephyr" },
  split = { { "--split", "1e3" }, "1000", 1000 },
  target = { { "--target", "mcu" }, "'mcu'", "mcu" },
  rows = { { "--rows", "0" }, "0", 0 },
  gravity = { { "--gravity", "-1.5, 0, +2e0" }, "{ -1.5, 0, 2 }", { -1.5, 0.0, 2.0 } },
  snap = { { "--snap", "1e-3" }, "1e-3", 1e-3 },
  snap_length = { { "--snap-length", "0" }, "0", 0.0 },
}

describe("an option", function()
  for _, row in ipairs(rows) do
    if row.flags and not row.typed then
      it(row.key .. " means the same typed and in a configuration", function()
        assert.is_table(SAID[row.key])
        local words, text, meaning = table.unpack(SAID[row.key])
        local typed, configured = options(words), options({}, row.key .. " = " .. text)
        assert.same(meaning, typed[row.key])
        assert.same(typed, configured)
        assert.equal(math.type(meaning), math.type(configured[row.key]))
        assert.is_not.same(options {}, typed)
      end)
    end
  end

  it("that is about a call is no key of a configuration", function()
    local count = 0
    for _, row in ipairs(rows) do
      if row.typed then
        local _, why = options({}, row.key .. " = 1")
        local told = ("c.lua:1: error: there is no key '%s'"):format(row.key)
        assert.equal(told, why:sub(1, #told))
        count = count + 1
      end
    end
    assert.is_true(count >= 12, count)
  end)

  -- key, word, value in a configuration, and the message for both
  local REFUSED = {
    { "rows", "-5", "-5", "expected a whole number of at least 0, got -5" },
    { "rows", "0.5", "0.5", "expected a whole number of at least 0, got 0.5" },
    { "split", "0", "0", "expected a whole number of at least 1, got 0" },
    { "split", "1e+300", "1e300", "expected a whole number of at least 1, got 1e+300" },
    { "snap", "-1", "-1", "expected a number that is not negative, got -1" },
    { "snap_length", "-0.5", "-0.5", "expected a number that is not negative, got -0.5" },
    { "friction_width", "0", "0", "'0' is not greater than 0" },
    { "name", "1st", "'1st'", "'1st' is not a C identifier" },
    { "output", "", "''", "expected the name of a directory, got an empty string" },
    { "order", "", "''",
      "expected document, alphabetical or the name of a file, got an empty string" },
    { "functions", ",", "','", "the list is empty" },
    { "frames", "", "{}", "the list is empty" },
    { "real", "flot", "'flot'", "expected 'double', 'float' or custom:TYPE, got 'flot' "
      .. "(did you mean 'float'?)" },
    { "real", "custom:a*b", "'custom:a*b'",
      "expected custom:TYPE with the name of a C++ type, got 'custom:a*b'" },
    { "bindings", "cpp,perl", "'cpp,perl'",
      "expected 'cpp', 'python' or 'casadi', got 'perl'" },
    { "fuse", "tick=,", "{ tick = ',' }", "'tick': the list is empty" },
  }

  for _, case in ipairs(REFUSED) do
    local key, word, value, words = table.unpack(case)
    it(("%s = %s is refused in the same words"):format(key, value), function()
      local flag = "--" .. key:gsub("_", "-")
      local _, typed = options { flag .. "=" .. word }
      local _, configured = options({}, key .. " = " .. value)
      assert.equal(("error: %s: %s"):format(flag, words), typed)
      assert.equal(("c.lua:1: error: %s: %s"):format(key, words), configured)
    end)
  end

  it("with a number takes a word with a minus sign", function()
    for _, key in ipairs { "rows", "split", "snap", "snap_length", "friction_width" } do
      local flag = "--" .. key:gsub("_", "-")
      local _, apart = options { flag, "-5" }
      local _, together = options { flag .. "=-5" }
      assert.equal(together, apart)
      assert.is_truthy(apart:find("-5", 1, true), apart)
    end
    assert.same({ -1.0, 0.0, 2.0 }, options({ "--gravity", "-1,0,2" }).gravity)
  end)

  it("has the default that help tells, in both", function()
    local plain, count = options {}, 0
    for _, row in ipairs(rows) do
      if row.default then
        assert.same(options { ("--%s=%s"):format(row.long, row.default) }[row.key], plain[row.key])
        count = count + 1
      end
    end
    assert.is_true(count >= 10, count)
  end)
end)

describe("the table of options", function()
  local seen = {}

  it("has each key and each flag once, and a sentence on it", function()
    for _, row in ipairs(rows) do
      for name in (row.key .. " " .. (row.flags or "")):gmatch("%S+") do
        assert.is_nil(seen[name], name)
        seen[name] = row
      end
      assert.is_truthy(not row.flags or row.help:find("%.$"), row.key)
      assert.is_truthy(row.kind.word or not row.flags, row.key)
      assert.is_truthy(row.kind.value and row.kind.says or row.typed, row.key)
    end
  end)

  it("has every option in one group, and the first ones among them", function()
    local group_of = {}
    for _, group in ipairs(table_of.groups) do
      for key in group.keys:gmatch("%S+") do
        assert.is_nil(group_of[key], key)
        assert.is_truthy(table_of.of_key[key], key)
        group_of[key] = group
      end
    end
    for _, row in ipairs(rows) do assert.equal(row.flags ~= nil, group_of[row.key] ~= nil) end
    for _, first in ipairs(table_of.first) do
      local row = table_of.of_key[first.key]
      local named = first.try:find("--" .. row.long, 1, true)
        or first.try:find(row.flags:match "^%-%a", 1, true)
      assert.is_truthy(named, first.key)
    end
  end)

  it("is the parser's, option by option", function()
    local parser, k = parser_of.new(), 0
    for _, row in ipairs(rows) do
      if row.flags then
        k = k + 1
        local option = assert(parser._options[k], row.key)
        assert.equal(row.flags, table.concat(option._aliases, " "))
        assert.equal(row.key, option:_get_default_target())
        assert.equal(table_of.help(row), option:_get_description())
        assert.equal(table_of.label(row), (table.concat(option:_get_label_lines(), " ")
          :gsub("^ +", "")))
      end
    end
    assert.equal(k, #parser._options)
  end)

  it("is in the completions of every shell", function()
    for _, shell in ipairs { "bash", "zsh", "fish" } do
      local text = output_of("lua5.4 gen/pinion --completion " .. shell)
      for _, row in ipairs(rows) do
        for flag in (row.flags or ""):gmatch("%S+") do
          local name = shell == "fish" and flag:match("^%-%-?(.*)$") or flag
          assert.is_truthy(text:find("%f[%w-]" .. name:gsub("%-", "%%-") .. "%f[^%w-]"),
            shell .. ": " .. flag)
        end
      end
    end
  end)

  it("has commands, in help, in the manual and in the completions of every shell", function()
    local help = output_of("lua5.4 gen/pinion --help all")
    local page = output_of("lua5.4 templates/install/manual.lua 1.2.3 templates/install/pinion.1")
    for _, command in ipairs(table_of.commands) do
      assert.is_truthy(help:find("\n   " .. command.name .. " ", 1, true), command.name)
      assert.is_truthy(page:find("\n.B pinion " .. command.name .. " ", 1, true), command.name)
      for _, shell in ipairs { "bash", "zsh", "fish" } do
        local text = output_of("lua5.4 gen/pinion --completion " .. shell)
        assert.is_truthy(text:find("%f[%w]" .. command.name .. "%f[^%w]"), shell)
      end
      local parser, options_of_it = parser_of.command(command), {}
      for _, option in ipairs(parser._options) do options_of_it[option._aliases[1]] = true end
      for _, row in ipairs(rows) do
        local shapes = row.flags and not (row.typed or row.aside)
        assert.is_true(not shapes or options_of_it[row.flags:match "%S+"] == true, row.key)
      end
      local prints_data = command.name == "diff" or command.name == "explain"
      assert.equal(prints_data or nil, options_of_it["--format"], command.name)
      assert.is_true(#parser._arguments == #command.args)
    end
  end)

  it("is in the manual page, option by option and key by key", function()
    local text = output_of("lua5.4 templates/install/manual.lua 1.2.3 templates/install/pinion.1")
    assert.is_truthy(text:find('"pinion 1.2.3"', 1, true))
    assert.is_nil(text:match("@%u+@"))
    local plain = text:gsub("\\%-", "-"):gsub("\\e", "\\")
    for _, row in ipairs(rows) do
      local entry = row.flags and (".TP\n.B %s\n%s\n"):format(table_of.label(row),
        table_of.help(row))
      assert.is_truthy(not entry or plain:find(entry, 1, true), row.key)
      local key = plain:match("\n%.SH CONFIGURATION\n(.-)\n%.SH ")
        :find("\n%.B [%w_, ]*%f[%w_]" .. row.key .. "%f[^%w_]")
      assert.equal(not row.typed, key ~= nil, row.key)
    end
  end)

  it("is the table of keys in templates/doc/configuration.md", function()
    local lines = { "| key | value |", "| --- | --- |" }
    for _, alike in ipairs(table_of.keys()) do
      lines[#lines + 1] = ("| `%s` | %s |"):format(table.concat(alike.keys, "`, `"), alike.says)
    end
    local page = front.contents "templates/doc/configuration.md"
    assert.equal(table.concat(lines, "\n") .. "\n", page:match("\n(| key | value |\n.-\n)\n"))
  end)
end)

describe("CMake's words", function()
  local text = front.contents "templates/cmake/robot.cmake"
  local head = text:match("^(.-)\n\n")
  local page = front.contents "tests/consumer/cmake/README.md"

  -- the words of the table; list: only those that are lists
  local function words(list)
    local found = {}
    for _, row in ipairs(rows) do
      local many = not (row.kind.choices or row.kind.word == row.kind.value or row.key == "order")
      if row.cmake and many == list then found[#found + 1] = row.long:upper() end
    end
    table.sort(found)
    return found
  end

  local function sorted(line, ...)
    local without, found = {}, {}
    for _, word in ipairs { ... } do without[word] = true end
    for word in line:gmatch("%u+") do
      if not without[word] then found[#found + 1] = word end
    end
    table.sort(found)
    return found
  end

  it("are those of the table, and passed on", function()
    local one, many = text:match('cmake_parse_arguments%(PARSE_ARGV 0 ROBOT "SELFTEST"%s+'
      .. '"([%u;]+)"%s+"([%u;]+)"')
    assert.same(words(false), sorted(one, "TARGET", "URDF", "MODEL", "XACRO"))
    assert.same(words(true), sorted(many, "OPTIONS", "ARGS", "BUDGET"))
    for _, row in ipairs(rows) do
      if row.flags then
        local word = row.long:upper():gsub("-", "_")
        local passed = row.kind.each and 'list(APPEND list "--fuse=${fuse}")'
          or ('_pinion_option(list %s "${ROBOT_%s}")'):format(row.long, word)
        assert.equal(row.cmake == true, text:find(passed, 1, true) ~= nil
          and text:find("ROBOT_" .. word .. "%f[^%w_]") ~= nil, row.long)
        assert.equal(row.cmake == true, head:find("[[]" .. word .. " ") ~= nil, row.long)
        -- TARGET is the CMake library, not --target
        assert.equal(row.cmake == true or word == "TARGET",
          page:find("\n| [^|]*`" .. word .. "`[^|]* |") ~= nil, word)
        local choices = row.cmake and row.kind.choices and table.concat(row.kind.choices, "|")
        assert.is_truthy(not choices or head:find(("[%s %s]"):format(word, choices), 1, true))
      end
    end
  end)
end)

describe("the command that a header tells", function()
  -- options about a single call that nevertheless are in the command: the input and its name
  local TOLD = { config = true, input_name = true }
  -- keys of a configuration that only say where, or whether, files are written
  local ASIDE = { output = true, max_ops = true, max_stack = true, max_flash = true }

  it("has what shapes the output and nothing else", function()
    for _, row in ipairs(rows) do
      assert.equal((TOLD[row.key] or not row.typed) and not ASIDE[row.key], not row.aside, row.key)
      local value = not row.kind.flag and (row.kind.choices or { "value" })[1]
      for flag in (row.flags or ""):gmatch("%S+") do
        local glued = value and flag .. (flag:find("^%-%-") and "=" or "") .. value
        local calls = value and { { flag, value }, { glued } } or { { flag } }
        for _, call in ipairs(calls) do
          local all = "pinion " .. table.concat(call, " ") .. " a.urdf"
          table.insert(call, "a.urdf")
          assert.equal(row.aside and "pinion a.urdf" or all, options_of.shown_command(call, {}))
        end
      end
    end
  end)
end)
