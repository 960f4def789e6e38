-- Tests the architecture (gen/README.md): every `require` in gen/ against the table of layers, and
-- things that only certain files may do (print, exit, loop over a table's keys).

local front = dofile "tests/support/front.lua"
local lfs = require "lfs"

-- ---- the table ----------------------------------------------------------------------------------

-- Unit (a directory, or files that belong together) -> layer.  A file imports from lower layers and
-- from its own unit.  The version is one string that any file may use.  Tools, which read the facts
-- of a robot, are above everything else, so that only the program can import them.
local LAYER = {
  pinion = 9,
  cli = 8, tools = 8,
  pipeline = 7,
  emit = 6, facts = 6, disk = 6, measure = 6,
  prog = 5, catalogue = 5,
  algo = 4, analysis = 4,
  model = 3,
  urdf = 2, mjcf = 2, robot = 2, spatial = 2,
  xml = 1, expr = 1, json = 1,
  fail = 0, order = 0, twofold = 0, version = 0, list = 0, later = 0, bundle = 0, draw = 0,
  unix = 0, number = 0, text = 0,
}
local UNIT = { dump = "pipeline" }

-- Within a layer: a reader of a format fills the record of a robot, an analysis runs algorithms on
-- plain numbers, C is written and measured from facts, and a tool knows the command line; never the
-- other way round.
local USES = { urdf = "robot", mjcf = "robot spatial", robot = "spatial", analysis = "algo",
  emit = "facts", measure = "facts", tools = "cli" }

-- Directories of gen/algo: each imports from those before it and from itself.
local OF_ALGO = { "kit", "tree", "factor", "constraints", "derivatives", "steps" }

-- modules that are not ours -> the files that may use them
local FOREIGN = {
  ["argparse"] = { ["gen/pinion"] = true, ["gen/cli/parser.lua"] = true },
  ["pl.template"] = { ["gen/pinion"] = true, ["gen/emit/template.lua"] = true },
  ["lfs"] = { ["gen/pinion"] = true, ["gen/disk/write.lua"] = true, ["gen/disk/hold.lua"] = true,
    ["gen/tools/review/side.lua"] = true },
  ["pl.path"] = { ["gen/pinion"] = true, ["gen/disk/write.lua"] = true,
    ["gen/disk/hold.lua"] = true },
}

-- units that a unit must never import, although they are lower
local NEVER = {
  algo = { "expr", "robot", "urdf", "mjcf", "xml" },
  analysis = { "expr", "robot", "urdf", "mjcf", "xml" },
  spatial = { "expr", "xml" },
  robot = { "expr", "xml" },
  model = { "expr", "robot", "urdf", "mjcf", "xml" },
  prog = { "robot", "urdf", "mjcf", "xml" },
  catalogue = { "expr", "robot", "urdf", "mjcf", "xml" },
  emit = { "robot", "urdf", "mjcf", "xml", "algo", "analysis" },
  facts = { "robot", "urdf", "mjcf", "xml", "algo", "analysis" },
  disk = { "model", "expr", "prog", "catalogue", "robot", "urdf", "mjcf", "xml", "algo",
    "analysis" },
  measure = { "model", "expr", "prog", "catalogue", "robot", "urdf", "mjcf", "xml", "algo",
    "analysis" },
  expr = { "fail" },
}

-- ---- reading Lua --------------------------------------------------------------------------------

local stripped = {} -- source -> the results of `strip`

-- The source without comments, line by line; and the same without the contents of strings.
local function strip(source)
  if stripped[source] then return table.unpack(stripped[source]) end
  local code, bare, at, whole = {}, {}, 1, source
  local function add(text, keep)
    code[#code + 1] = text
    bare[#bare + 1] = keep and text or text:gsub("[^\n]", " ")
  end
  source = source:gsub("^#[^\n]*", "")
  while at <= #source do
    local comment, mark = source:match("^()%-%-%[(=*)%[", at)
    local long = not comment and source:match("^%[(=*)%[", at)
    if comment or long then
      local _, stop = source:find("]" .. (mark or long) .. "]", at, true)
      local text = source:sub(at, stop)
      if comment then
        local blank = text:gsub("[^\n]", " ")
        add(blank, true)
      else
        add(text, false)
      end
      at = stop + 1
    elseif source:find("^%-%-", at) then
      at = source:find("\n", at, true) or #source + 1
    elseif source:find("^[\"']", at) then
      local quote, stop = source:sub(at, at), at + 1
      while source:sub(stop, stop) ~= quote do
        stop = stop + (source:sub(stop, stop) == "\\" and 2 or 1)
      end
      add(quote, true)
      add(source:sub(at + 1, stop - 1), false)
      add(quote, true)
      at = stop + 1
    else
      local plain = source:match("^[^%-%[\"']+", at) or source:sub(at, at)
      add(plain, true)
      at = at + #plain
    end
  end
  stripped[whole] = { table.concat(code), table.concat(bare) }
  return table.unpack(stripped[whole])
end

-- Names of all modules required, in order; `need` is gen/pinion's require, `later` gen/later.lua's.
local function required(source)
  local code, bare = strip(source)
  local list = {}
  for _, word in ipairs { "require", "need", "later" } do
    for at in bare:gmatch("%f[%w_]" .. word .. "%f[^%w_.]()") do
      local name = code:match("^%s*%(?%s*[\"']([^\"']+)[\"']", at)
      if name then list[#list + 1] = name end
    end
  end
  return list
end

-- all Lua sources below gen/, sorted
local function sources()
  local files = {}
  local function walk(directory)
    for name in lfs.dir(directory) do
      local path = directory .. "/" .. name
      if lfs.attributes(path, "mode") == "directory" then
        if not name:match "^%." then walk(path) end
      elseif name:match "%.lua$" or path == "gen/pinion" then
        files[#files + 1] = path
      end
    end
  end
  walk "gen"
  table.sort(files)
  return files
end

local function unit_of_file(path)
  local first = path:match "^gen/([^/.]+)"
  return UNIT[first] or first
end

local function unit_of_module(name)
  local first = name:match "^[^.]+"
  return UNIT[first] or first
end

-- The reason why `path` must not require `name`, or nil.
local function offence(path, name)
  local foreign = FOREIGN[name]
  if foreign then return not foreign[path] and name .. " is not for this file" or nil end
  local from, to = unit_of_file(path), unit_of_module(name)
  if not LAYER[to] then return name .. " is unknown to the table of layers" end
  if from == to or (USES[from] or ""):find(to, 1, true) then return nil end
  if LAYER[to] >= LAYER[from] then
    return ("layer %d imports %s of layer %d"):format(LAYER[from], name, LAYER[to])
  end
  for _, never in ipairs(NEVER[from] or {}) do
    if never == to then return from .. " never imports " .. to end
  end
end

-- "file:line" of every place where one of the patterns is found in code (comments, strings apart)
local function places(path, source, patterns)
  local _, bare = strip(source)
  local found = {}
  for _, pattern in ipairs(patterns) do
    for at in bare:gmatch("()" .. pattern) do
      local _, line = bare:sub(1, at):gsub("\n", "")
      found[#found + 1] = ("%s:%d"):format(path, line + 1)
    end
  end
  return found
end

local PRINTS = { "%f[%w_]print%f[^%w_]", "%f[%w_]io%s*%.%s*stdout", "%f[%w_]io%s*%.%s*stderr",
  "%f[%w_]io%s*%.%s*write", "%f[%w_]os%s*%.%s*exit" }
local WALKS = { "%f[%w_]pairs%s*[({\"'%w]", "%f[%w_]pairs%s*$" }
-- things that make two runs differ
local CHANCE = { "math%s*%.%s*random", "os%s*%.%s*time", "os%s*%.%s*date", "os%s*%.%s*clock",
  "os%s*%.%s*getenv", "os%s*%.%s*tmpname", "os%s*%.%s*setlocale",
  "collectgarbage%s*%(%s*[\"']count" }

local function none(patterns, but)
  local found = {}
  for _, path in ipairs(sources()) do
    if not but[path] then
      table.move(places(path, front.contents(path), patterns), 1, 1000, #found + 1, found)
    end
  end
  return found
end

-- order.pairs is the sorted loop, and next(t) ~= nil only tests whether a table is empty
local function unsorted(path, source)
  local _, bare = strip(source)
  bare = bare:gsub("order%.pairs", "sorted_walk")
    :gsub("%f[%w_]next%s*(%b())%s*([~=]=)%s*nil", "emptiness%1%2nil")
  return places(path, bare, { WALKS[1], WALKS[2], "%f[%w_]next%f[^%w_]" })
end

-- lengths of functions: their first line -> number of lines
local function lengths(source)
  local _, bare = strip(source)
  local open, found, line = {}, {}, 1
  local BEGINS = { ["function"] = true, ["do"] = true, ["if"] = true, ["repeat"] = true }
  for text, newline in bare:gmatch "([^\n]*)(\n?)" do
    for word in text:gmatch "%f[%w_][%a_][%w_]*" do
      if BEGINS[word] then
        open[#open + 1] = { word = word, line = line }
      elseif word == "end" or word == "until" then
        local block = table.remove(open)
        if block.word == "function" then
          found[block.line] = math.max(found[block.line] or 0, line - block.line + 1)
        end
      end
    end
    if newline ~= "" then line = line + 1 end
  end
  assert(#open == 0)
  return found
end

-- ---- the tests ----------------------------------------------------------------------------------

describe("the reader of this test", function()
  it("finds what is required, and nothing in comments or strings", function()
    assert.same({ "a", "b.c", "d", "e", "f", "i", "g.h" }, required [==[#!/usr/bin/env lua
local a = require "a"
local b = require("b.c").d -- require "x"
--[[ require "y"
]] local s = "require 'z' \" -- " .. [[ require "w" ]] .. require'd'
local e = need("e", "advice"); local c = required "no"
local f, i = later "f", later "i"; local g = later("g.h")
]==])
  end)

  it("finds what may not be done, on its line", function()
    local source = "local x = 1\nprint(x) -- print\nlocal y = 'print'\nio.stderr:write(y)\n"
    assert.same({ "f:2", "f:4" }, places("f", source, PRINTS))
    source = "for k in pairs(t) do end\nfor i in ipairs(t) do end\nfor k in order.pairs(t) do end\n"
      .. "local f = next(t) ~= nil\nlocal k = next(t)\nfor k in next, t do end\n"
    assert.same({ "f:1", "f:5", "f:6" }, unsorted("f", source))
  end)

  it("knows an offence when it sees one", function()
    assert.is_truthy(offence("gen/algo/tree/crba.lua", "expr"))
    assert.is_truthy(offence("gen/algo/tree/crba.lua", "prog.trace"))
    assert.is_truthy(offence("gen/algo/constraints/follow.lua", "analysis.clusters"))
    assert.is_nil(offence("gen/analysis/loops.lua", "algo.tree.crba"))
    assert.is_truthy(offence("gen/spatial/turn.lua", "urdf.joint_element"))
    assert.is_truthy(offence("gen/emit/source.lua", "urdf"))
    assert.is_truthy(offence("gen/model/init.lua", "mjcf"))
    assert.is_truthy(offence("gen/robot/one_tree.lua", "urdf.element"))
    assert.is_truthy(offence("gen/spatial/turn.lua", "robot.one_tree"))
    assert.is_truthy(offence("gen/model/init.lua", "robot"))
    assert.is_nil(offence("gen/urdf/init.lua", "robot.inertial"))
    assert.is_truthy(offence("gen/emit/source.lua", "dump"))
    assert.is_truthy(offence("gen/facts/init.lua", "emit.source"))
    assert.is_truthy(offence("gen/emit/source.lua", "disk.write"))
    assert.is_truthy(offence("gen/pipeline.lua", "tools.report"))
    assert.is_truthy(offence("gen/cli/jobs.lua", "tools.report"))
    assert.is_nil(offence("gen/tools/review/commands.lua", "cli.jobs"))
    assert.is_nil(offence("gen/emit/source.lua", "facts"))
    assert.is_truthy(offence("gen/expr/init.lua", "xml"))
    assert.is_truthy(offence("gen/order.lua", "fail"))
    assert.is_truthy(offence("gen/model/tree.lua", "pl.path"))
    assert.is_truthy(offence("gen/model/tree.lua", "socket"))
    assert.is_nil(offence("gen/catalogue/dynamics.lua", "algo.tree.rnea"))
    assert.is_nil(offence("gen/pipeline.lua", "dump"))
    assert.is_nil(offence("gen/disk/write.lua", "fail"))
  end)

  it("sees all of gen/", function()
    local files = sources()
    assert.is_true(#files > 40, #files .. " files")
    local all = table.concat(files, " ")
    for _, path in ipairs { "gen/pinion", "gen/algo/tree/crba.lua", "gen/expr/rules.lua" } do
      assert.is_truthy(all:find(path, 1, true), path)
    end
  end)
end)

describe("every file in gen/", function()
  for _, path in ipairs(sources()) do
    it(path .. " imports from lower layers and its own directory only", function()
      assert.is_truthy(LAYER[unit_of_file(path)], path .. " is unknown to the table of layers")
      for _, name in ipairs(required(front.contents(path))) do
        local why = offence(path, name)
        assert.is_nil(why, why and path .. ": " .. why)
      end
    end)
  end

  it("of gen/algo is in a known directory, imports from earlier ones, has its own name", function()
    local place, names = {}, {}
    for k, directory in ipairs(OF_ALGO) do place[directory] = k end
    for _, path in ipairs(sources()) do
      local name = path:match "[^/]*$"
      names[name] = (names[name] or 0) + 1
    end
    for _, path in ipairs(sources()) do
      local directory, name = path:match "^gen/algo/([^/]+)/([^/]+)$"
      assert.is_true(not path:find "^gen/algo/" or place[directory] ~= nil, path)
      assert.is_true(not directory or names[name] == 1, path .. ": another file has its name")
      for _, module in ipairs(directory and required(front.contents(path)) or {}) do
        local other = module:match "^algo%.([^.]+)%."
        assert.is_true(not other or place[other] <= place[directory], path .. ": " .. module)
      end
    end
  end)

  it("that is required exists", function()
    local exists = front.exists
    for _, path in ipairs(sources()) do
      for _, name in ipairs(required(front.contents(path))) do
        local file = "gen/" .. name:gsub("%.", "/")
        assert.is_true(FOREIGN[name] ~= nil or exists(file .. ".so") or exists(file .. ".lua")
          or exists(file .. "/init.lua"), path .. ": " .. name)
      end
    end
  end)
end)

describe("a directory of gen/", function()
  -- Directory of gen/ -> the largest number of lines of Lua and C in it and below it; a file -> of
  -- that file; "*" -> of all other files at the top.  The first number is the aim.  If there is a
  -- second one, it is what there is; it should fall.  A commit that raises either says why.
  local BUDGET = {
    cli = { 1991 }, tools = { 6386 }, dump = { 813 }, emit = { 2800, 3392 },
    facts = { 1110 }, disk = { 684 }, measure = { 252 },
    catalogue = { 1500, 1613 }, prog = { 3300, 4670 }, algo = { 5500, 7156 },
    analysis = { 1200, 1357 }, model = { 3100, 3664 }, robot = { 1128 }, spatial = { 891 },
    urdf = { 1269 }, mjcf = { 1300, 1537 }, xml = { 1428 }, expr = { 999 }, fail = { 149 },
    unix = { 400 }, pinion = { 253 }, ["pipeline.lua"] = { 343 }, ["*"] = { 1038 },
  }
  -- names that two files have; a pair that gets different names is removed from here
  local TWICE = {}

  it("is within its budget of lines", function()
    local lines = {}
    for path in io.popen("find gen -name '*.lua' -o -name '*.[ch]' -o -name pinion"):lines() do
      local name = path:match "^gen/([^/]+)$"
      local room = not name and path:match "^gen/([^/]+)" or BUDGET[name] and name or "*"
      lines[room] = (lines[room] or 0) + select(2, front.contents(path):gsub("\n", ""))
    end
    local directories = 0
    for directory, count in pairs(lines) do
      local budget = assert(BUDGET[directory], "gen/" .. directory .. " has no budget")
      local most = budget[2] or budget[1]
      assert.is_true(count <= most, ("gen/%s: %d lines of %d"):format(directory, count, most))
      directories = directories + 1
    end
    assert.is_true(directories >= 23, directories .. " directories")
  end)

  it("has files with names of their own", function()
    local seen, twice = {}, {}
    for _, path in ipairs(sources()) do
      local name = path:match "([^/]+)%.lua$"
      if name and name ~= "init" then
        if seen[name] then twice[#twice + 1] = name end
        seen[name] = path
      end
    end
    table.sort(twice)
    assert.same(TWICE, twice)
  end)
end)

describe("a function", function()
  local MOST <const> = 60
  -- the longer functions of a file, the longest first
  local function longer(source)
    local list = {}
    for _, size in pairs(lengths(source)) do
      if size > MOST then list[#list + 1] = size end
    end
    table.sort(list, function(a, b) return a > b end)
    return list
  end

  it("is measured from its first line to its end", function()
    assert.same({ [1] = 4, [2] = 2, [6] = 1 }, lengths [==[
local function f() -- function
  local function g(x) if x then repeat until x end
  end
end
local s = "function"
return function() while true do break end end
]==])
    local long = "return function()" .. ("\n"):rep(MOST) .. "end"
    assert.same({ MOST + 1 }, longer(long))
    assert.same({}, longer((long:gsub("\n", "", 1))))
  end)

  it("has at most 60 lines", function()
    for _, path in ipairs(sources()) do
      assert.same({}, longer(front.contents(path)), path .. ": functions of more than 60 lines")
    end
  end)

  -- the first lines of functions of more than 30 lines without a line of comment
  local function unexplained(source)
    local lines, list = {}, {}
    for line in source:gmatch "([^\n]*)\n?" do lines[#lines + 1] = line end
    for first, size in pairs(lengths(source)) do
      local inside = table.concat(lines, "\n", first, first + size - 1)
      if size > 30 and not inside:find "\n *%-%- " then list[#list + 1] = first end
    end
    return list
  end

  it("of more than 30 lines has comments above its blocks", function()
    local long = "return function()" .. ("\n"):rep(30) .. "end"
    assert.same({ 1 }, unexplained(long))
    assert.same({}, unexplained((long:gsub("\n", "", 1))))
    assert.same({}, unexplained((long:gsub("\n", "\n  -- why\n", 1))))
    for _, path in ipairs(sources()) do
      assert.same({}, unexplained(front.contents(path)), path .. ": functions without comments")
    end
  end)
end)

describe("only", function()
  it("gen/pinion prints and exits", function()
    assert.same({}, none(PRINTS, { ["gen/pinion"] = true }))
    assert.is_true(#places("gen/pinion", front.contents "gen/pinion", PRINTS) > 0)
  end)

  it("gen/order.lua walks a table with pairs", function()
    local found = {}
    for _, path in ipairs(sources()) do
      if path ~= "gen/order.lua" then
        table.move(unsorted(path, front.contents(path)), 1, 1000, #found + 1, found)
      end
    end
    assert.same({}, found)
    assert.equal(5, #places("gen/order.lua", front.contents "gen/order.lua",
      { "in pairs%(" }))
  end)

  it("templates do without, too", function()
    local count = 0
    for _, directory in ipairs { "templates/", "templates/bindings/", "templates/library/" } do
      for name in lfs.dir(directory) do
        if lfs.attributes(directory .. name, "mode") == "file" then
          local text = front.contents(directory .. name)
          assert.is_nil(text:match "%f[%w_]pairs%f[^%w_]", name)
          assert.is_nil(text:match "%f[%w_]next%f[^%w_]", name)
          count = count + 1
        end
      end
    end
    assert.is_true(count >= 33, count .. " templates")
  end)

  it("chance decides nothing: no clock, no random number, no environment, no locale", function()
    -- the sandbox stops a file that takes too much memory, and --verbose prints the time; neither
    -- changes an output; NO_COLOR changes the output on a terminal
    assert.same({}, none(CHANCE, { ["gen/cli/sandbox.lua"] = true,
      ["gen/cli/progress.lua"] = true, ["gen/pinion"] = true }))
    local program = front.contents "gen/pinion"
    assert.equal(2, #places("gen/pinion", program, CHANCE))
    assert.is_truthy(program:find('os.getenv "NO_COLOR"', 1, true))
    assert.is_truthy(program:find('os.getenv "PINION_VERIFY"', 1, true)) -- an error in any run
    local path = "gen/cli/progress.lua"
    assert.is_true(#places(path, front.contents(path), CHANCE) > 0)
  end)

  it("gen/xml, gen/disk, gen/measure, the templates and the readers of modules touch files",
    function()
    local found = none({ "%f[%w_]io%s*%.%s*%w+", "%f[%w_]os%s*%.%s*%w+" }, { ["gen/pinion"] = true,
      ["gen/cli/progress.lua"] = true, ["gen/xml/init.lua"] = true, ["gen/disk/write.lua"] = true,
      ["gen/disk/hold.lua"] = true, ["gen/emit/template.lua"] = true, ["gen/list.lua"] = true,
      ["gen/measure/compiler.lua"] = true,
      ["gen/bundle.lua"] = true })
    assert.same({}, found)
  end)
end)

describe("the word URDF", function()
  -- the pipeline calls the reader
  local SAID = {
    ['local urdf = require "urdf"'] = true,
    ["local READERS = { robot = urdf, mujoco = mjcf }"] = true,
    ['  sdf = "SDF is not read: convert it to URDF or MJCF",'] = true,
  }
  -- some words of the command line are also words for CMake, make, man and packages, below
  -- templates/
  local function says_it(text)
    local found = {}
    for line in text:gmatch "[^\n]+" do
      local rest = line:lower():gsub("gen/urdf", ""):gsub("models/[%w_]+%.urdf", "")
      local said = rest:find "%f[%a]urdf%f[%A]" or rest:find "<mimic>"
      if not SAID[line] and said then found[#found + 1] = line end
    end
    return found
  end

  it("is found where it is said", function()
    assert.same({ "the URDF's", 'x = "urdf"' }, says_it 'the URDF\'s\nurdfdom\nx = "urdf"\n')
    assert.same({ "its <mimic>" }, says_it "its <mimic>\nit mimics")
  end)

  it("is for the reader and the command line: all others speak of the model", function()
    local said = { ["gen/pinion"] = true, ["gen/tools/review/commands.lua"] = true }
    for _, path in ipairs(sources()) do
      if not said[path] and not path:find "^gen/urdf/" and not path:find "^gen/cli/" then
        assert.same({}, says_it(front.contents(path)), path)
      end
    end
  end)

  it("is in no template of C, no runtime, nothing generated", function()
    local count = 0
    local function look(directory)
      for name in lfs.dir(directory) do
        local path = directory .. "/" .. name
        if name:find "%.[chd]$" or name:find "%.mk$" then
          count = count + 1
          assert.same({}, says_it(front.contents(path)), path)
        elseif directory == "out" and name:find "^[%w_]+$" then
          look(path)
        end
      end
    end
    look "templates"
    look "templates/bindings"
    look "runtime"
    look "out"
    assert.is_true(count > 50, count .. " files")
  end)
end)

describe("gen/expr", function()
  -- lines that may say one: the first names what the module does not know, the second the origin of
  -- a structural zero
  local SAID = {
    ["-- Hash-consed expressions over the reals.  Knows nothing of robots."] = true,
    [ [[-- numbers, put there by an algorithm or by a zero typed in the robot's file; a parameter ]]
      .. "that"] = true,
  }
  local WORDS = { "robot", "link", "joint", "body", "bodies", "inertia", "mass", "gravity", "urdf",
    "torque", "velocity", "leg", "arm", "dof", "spatial", "kinematic", "limb", "crba", "ltdl" }

  it("contains no word of robots", function()
    for _, name in ipairs(front.names("gen/expr", ".lua")) do
      for line in front.contents("gen/expr/" .. name):gmatch "[^\n]+" do
        local low = " " .. line:lower():gsub("[^a-z]", " ") .. " "
        for _, word in ipairs(SAID[line] and {} or WORDS) do
          assert.is_nil(low:find(" " .. word .. "s? "), name .. ": " .. line)
        end
      end
    end
  end)
end)
