-- Tests the marks of generated files: the digits of the interface at the end of every symbol, the
-- digest of the numbers, the options in a file's head, lines of the robot's file.

local edits = dofile "tests/support/robots/edits.lua"
local front = dofile "tests/support/front.lua"
local lfs = require "lfs"
local dir = require "pl.dir"
local options_of = require "cli.options"

local PLACE = ".build/tests/interface"
local DUO = front.contents "models/duo.urdf"

local function files(text, options)
  local all = { functions = { "crba", "gravity" } }
  for key, value in pairs(options or {}) do all[key] = value end
  local found = {}
  for _, file in ipairs(edits.generate(text, all).files) do found[file.name] = file.text end
  return found
end

local function mark(found)
  local word = found["duo.h"]:match "#define DUO_INTERFACE 0x(%x+)UL\n"
  assert.equal(8, #word)
  return word
end

local function numbers(found) return found["duo_model.c"]:match 'duo_numbers%[%] =%s+"(%x+)"' end

local plain = files(DUO)

describe("the digits of the interface", function()
  it("end every symbol of the header", function()
    local digits, n = mark(plain), 0
    local symbols = plain["duo_symbols.h"]
    assert.matches("#define DUO_SYMBOL%(name%) name##_" .. digits .. "\n", symbols)
    for name in plain["duo.h"]:gmatch "\n[%a_][%w_ ]- ([%w_]+)[%[(]" do
      assert.matches(("\n#define %s DUO_SYMBOL%%(%s%%)\n"):format(name, name), symbols)
      n = n + 1
    end
    assert.is_true(n >= 8, n)
  end)

  it("are the same whatever numbers, gravity, level and links' names are", function()
    local heavier = DUO:gsub('mass value="1.2"', 'mass value="1.25"')
    assert.not_equal(DUO, heavier)
    local renamed = DUO:gsub('"torso"', '"trunk"')
    assert.not_equal(DUO, renamed)
    for _, found in ipairs { files(heavier), files(renamed), files(DUO, { optimize = 2 }),
      files(DUO, { gravity = { 0.0, 0.0, 0.0 } }) } do
      assert.equal(mark(plain), mark(found))
    end
  end)

  it("are others where joints, layout, types or signatures are", function()
    local seen = { [mark(plain)] = true }
    local slides = DUO:gsub('type="revolute"', 'type="prismatic"', 1)
    for k, found in ipairs { files(DUO, { base = "floating" }), files(DUO, { real = "float" }),
      files(slides), files((DUO:gsub('"right"', '"other"'))),
      files(DUO, { functions = { "crba" } }), files(DUO, { tunable = { "left_arm:mass" } }) } do
      assert.is_nil(seen[mark(found)], k)
      seen[mark(found)] = true
    end
  end)
end)

describe("a program", function()
  local MAIN = '#include "duo.h"\nint main(void) { const double q[3] = {0, 0, 0}; double H[5];\n'
    .. "duo_crba(q, H); return H[0] > 0 ? 0 : 1; }\n"

  local function put(place, found)
    assert(dir.makepath(place))
    for name, text in pairs(found) do
      local file = assert(io.open(place .. "/" .. name, "wb"))
      file:write(text)
      file:close()
    end
  end
  local function run(command, ...)
    return (os.execute(("{ %s; } 2>%s/said"):format(command:format(...), PLACE)))
  end
  local CC = (os.getenv "CC" or "cc") .. " -std=c99 -I runtime "

  setup(function()
    if lfs.attributes(PLACE) then assert(dir.rmtree(PLACE)) end
    put(PLACE .. "/old", plain)
    put(PLACE .. "/new", files((DUO:gsub("^(.*)(<joint name=\"left\".-</joint>)(.-)"
      .. "(<joint name=\"right\".-</joint>)", "%1%4%3%2"))))
    put(PLACE, { ["main.c"] = MAIN })
  end)

  local function builds(header, code, more)
    return run(CC .. "-I %s/%s %s -c -o %s/main.o %s/main.c && " .. CC
      .. "-I %s/%s %s -o %s/main %s/main.o %s/%s/duo_crba.c runtime/sincos.c -lm && %s/main",
      PLACE, header, more, PLACE, PLACE, PLACE, code, more, PLACE, PLACE, PLACE, code, PLACE)
  end

  it("links with code of its own header, and with no other", function()
    assert.not_equal(front.contents(PLACE .. "/old/duo.h"), front.contents(PLACE .. "/new/duo.h"))
    assert.is_true(builds("old", "old", ""))
    assert.is_true(builds("new", "new", ""))
    assert.is_not_true(builds("old", "new", ""))
    assert.matches("duo_crba_%x+", front.contents(PLACE .. "/said"))
  end)

  it("does so by plain names, if it wants to", function()
    assert.is_true(builds("old", "new", "-DPINION_PLAIN_SYMBOLS"))
  end)
end)

describe("the digest of the numbers", function()
  it("is that of the tables, whatever things are called", function()
    local renamed = files((DUO:gsub('"torso"', '"trunk"'):gsub('"waist"', '"hub"')))
    assert.equal(64, #numbers(plain))
    assert.equal(numbers(plain), numbers(renamed))
    assert.equal(numbers(plain), numbers(files((DUO:gsub("<robot", "<!-- told --><robot")))))
    assert.not_equal(numbers(plain), numbers(files((DUO:gsub('"1.2"', '"1.25"', 1)))))
  end)
end)

describe("a header", function()
  it("has the options of a configuration, and those that overrule it", function()
    local path = PLACE .. "/said.lua"
    assert(io.open(path, "w")):write('real, optimize = "float", 2\n'):close()
    local function head(words)
      local command = ("lua5.4 gen/pinion -o %s/o --prune %s models/duo.urdf"):format(PLACE, words)
      assert.is_true((os.execute(command)), command)
      return front.contents(PLACE .. "/o/duo.h"):match "^(.-)%*/"
    end
    local options = "\n %*   options   "
    assert.matches(options .. " %-%-real float %-O2\n %*\n",
      head("--functions crba --quiet --config " .. path))
    assert.matches(options .. " %-%-real float\n",
      head("-O1 --functions crba --config " .. path))
    assert.is_nil(head "--real float --functions crba":find(options))
    assert.equal("--armature none --armature left=0.5",
      options_of.shaping { armature = { ignore_file = true, { name = "left", value = 0.5 } } })
  end)
end)
