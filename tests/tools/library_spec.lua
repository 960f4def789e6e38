-- Compares libraries for frameworks (--layout) with the framework's documentation and checkers:
--
--   arduino     library specification, rev. 2.2; arduino-lint's schema of library.properties
--   platformio  library.json; platformio-core, package/manifest/schema.py
--   zephyr      modules; scripts/zephyr_module.py, METADATA_SCHEMA
--   esp-idf     build system, idf_component_register; component manager, idf_component.yml
--
-- CMake itself reads the CMakeLists.txt, with stand-ins for the frameworks' commands.

local front = dofile "tests/support/front.lua"
local json = require "dkjson"

local DIR = ".build/tests/library"
local LUA = os.getenv "LUA" or "lua5.4"

local function shell(command)
  local pipe = assert(io.popen("{ " .. command .. "; } 2>&1; echo $?"))
  local text, code = pipe:read("a"):match("^(.-)(%d+)\n$")
  pipe:close()
  return tonumber(code), text
end

local function write(path, text)
  local file = assert(io.open(path, "wb"))
  assert(file:write(text))
  assert(file:close())
end

local function listed(dir)
  local _, text = shell(("cd %s && find . -type f | sort"):format(dir))
  local names = {}
  for name in text:gmatch("%./([^\n]+)") do names[#names + 1] = name end
  return names
end

local function pinion(dir, words)
  return shell(("%s gen/pinion --functions rnea,crba --real float -o %s %s models/duo.urdf"):format(
    LUA, dir, words))
end

local function generated(layout, more)
  local dir = DIR .. "/" .. layout
  shell(("rm -rf %s && mkdir -p %s"):format(dir, dir))
  local code, text = pinion(dir, ("--layout %s %s"):format(layout, more or ""))
  assert.equal("", text)
  assert.equal(0, code)
  return dir
end

-- the C files of every layout: they compile by themselves, and have no main
local C = "src/duo.h src/duo_crba.c src/duo_limits.c src/duo_numbers.h src/duo_pattern.c "
  .. "src/duo_rnea.c src/duo_symbols.h src/sincos.h src/sincos_blocks.h src/sincos_body.h "
  .. "src/sincos_wide.h src/sincosf.c"
local SOURCES = {}
for name in C:gmatch("%S+%.c") do SOURCES[#SOURCES + 1] = name end

local function has(dir, manifests)
  local names = {}
  for name in (manifests .. " " .. C):gmatch("%S+") do names[#names + 1] = name end
  table.sort(names)
  assert.same(names, listed(dir))
end

describe("--layout arduino", function()
  local dir = generated "arduino"

  it("writes a library of format 1.5", function() has(dir, "library.properties") end)

  it("has the properties that arduino-lint requires", function()
    local p = {}
    for line in front.contents(dir .. "/library.properties"):gmatch("[^\n]+") do
      local key, value = line:match("^([%w_]+)=(.+)$")
      assert.is_string(key, line)
      p[key] = value
    end
    for _, key in ipairs { "name", "version", "author", "maintainer", "sentence", "paragraph",
      "category", "url", "architectures" } do
      assert.is_string(p[key], key)
    end
    assert.truthy(p.name:find("^%a[%w _.-]*$") and #p.name <= 63)
    assert.falsy(p.name:lower():find("arduino") or p.maintainer:lower():find("arduino"))
    assert.truthy(p.version:find("^%d+%.%d+%.%d+$"))
    assert.equal("Device Control", p.category) -- one of the nine in the specification
    assert.truthy(p.url:find("^%a[%w+.-]*://[^%s]+$"))
    assert.equal("true", p.dot_a_linkage)
    assert.truthy(front.exists(dir .. "/src/" .. p.includes))
  end)

  it("compiles by itself, in the one directory that is searched", function()
    local code, text = shell(("cd %s/src && ${CC:-cc} -std=gnu11 -Wall -Wextra -Werror "
      .. "-fsyntax-only *.c && ! grep -l 'int main' *"):format(dir))
    assert.equal("", text)
    assert.equal(0, code)
  end)
end)

describe("--layout platformio", function()
  local dir = generated "platformio"

  it("writes a library", function() has(dir, "library.json") end)

  it("has a manifest that PlatformIO's schema takes", function()
    local m = assert(json.decode(front.contents(dir .. "/library.json")))
    assert.truthy(#m.name <= 100 and not m.name:find("[:;/,@<>]"))
    assert.truthy(m.version:find("^%d+%.%d+%.%d+$"))
    assert.truthy(#m.description <= 1000)
    assert.equal("MIT-0", m.license) -- of SPDX's list
    for _, word in ipairs(m.keywords) do assert.truthy(word:find("^[a-z%d%-+. ]+$")) end
    assert.equal("*", m.frameworks)
    assert.equal("*", m.platforms)
    for _, name in ipairs(m.headers) do assert.truthy(front.exists(dir .. "/src/" .. name)) end
    assert.same({ "src", "src", true }, { m.build.srcDir, m.build.includeDir, m.build.libArchive })
  end)
end)

-- how CMake reads a CMakeLists.txt: the words of each command on a line
local function read_by_cmake(dir, commands, before)
  local lines = { before or "" }
  for _, name in ipairs(commands) do
    lines[#lines + 1] = ('function(%s)\n  message("%s ${ARGN}")\nendfunction()'):format(name, name)
  end
  lines[#lines + 1] = 'include("${CMAKE_CURRENT_LIST_DIR}/CMakeLists.txt")'
  write(dir .. "/read.cmake", table.concat(lines, "\n") .. "\n")
  local code, text = shell(("cmake -P %s/read.cmake"):format(dir))
  os.remove(dir .. "/read.cmake")
  assert.equal(0, code, text)
  return text
end

local function sorted(text)
  local names = {}
  for name in text:gmatch("src/[%w_]+%.c") do names[#names + 1] = name end
  table.sort(names)
  return names
end

describe("--layout zephyr", function()
  local dir = generated "zephyr"
  local COMMANDS = { "zephyr_library_named", "zephyr_library_sources", "zephyr_include_directories",
    "zephyr_library_compile_options" }

  it("writes a module", function() has(dir, "CMakeLists.txt Kconfig zephyr/module.yml") end)

  it("has a module.yml of the keys that Zephyr knows", function()
    local text = front.contents(dir .. "/zephyr/module.yml"):gsub("#[^\n]*\n", "")
    assert.equal("name: pinion_duo\nbuild:\n  cmake: .\n  kconfig: Kconfig\n", text)
    assert.truthy(front.exists(dir .. "/Kconfig") and front.exists(dir .. "/CMakeLists.txt"))
  end)

  it("is turned on by its symbol", function()
    local symbol = front.contents(dir .. "/Kconfig"):match("\nconfig ([A-Z][A-Z%d_]*)\n\tbool \"")
    assert.equal("PINION_DUO", symbol)
    assert.equal("", read_by_cmake(dir, COMMANDS))
  end)

  it("names each source once, and what robots share apart", function()
    local said = read_by_cmake(dir, COMMANDS, "set(CONFIG_PINION_DUO y)")
    assert.same(SOURCES, sorted(said))
    assert.truthy(said:find("\nzephyr_library_named pinion_runtime_sincosf\n"
      .. "zephyr_library_sources src/sincosf.c\n", 1, true))
    assert.truthy(said:find("\nzephyr_include_directories src\n", 1, true))
  end)
end)

describe("--layout esp-idf", function()
  local dir = generated "esp-idf"

  it("writes a component", function() has(dir, "CMakeLists.txt idf_component.yml") end)

  it("registers all sources and their directory", function()
    local said = read_by_cmake(dir, { "idf_component_register", "target_compile_options" },
      'set(COMPONENT_LIB "__idf_duo")')
    assert.truthy(said:find("^idf_component_register SRCS;src/.*;INCLUDE_DIRS;src\n"
      .. "target_compile_options __idf_duo;PRIVATE;%-ffp%-contract=fast;%-fno%-schedule%-insns\n$"),
      said)
    assert.same(SOURCES, sorted(said))
  end)

  it("has a manifest of the keys that the component manager knows", function()
    local keys = {}
    for key in ("\n" .. front.contents(dir .. "/idf_component.yml")):gmatch("\n(%a+):") do
      keys[#keys + 1] = key
    end
    assert.same({ "version", "description", "license", "dependencies" }, keys)
  end)
end)

-- further files of the runtime, by the functions that need them
local BORROWED = {
  { "--functions rnea --sincos libm models/duo.urdf", "" },
  { "--functions rnea --bindings cpp --sincos libm models/duo.urdf",
    "pinion_eigen.hpp pinion_views.hpp" },
  { "--functions integrate --base floating models/brick.urdf",
    "manifold.c manifold.h manifold_body.h" },
  { "--functions normalize --real float --base floating models/brick.urdf",
    "manifold.h manifold_body.h manifoldf.c" },
  { "--functions ltdl --rows 1 models/arm6.urdf", "rows.h rows_body.h rows_products.h" },
  { "--functions rnea --lanes 4 --sincos libm models/duo.urdf",
    "lanes.h rows.h rows_body.h rows_products.h sincos_body.h" },
  { "--functions rnea --limbs lanes --base floating --sincos libm models/quad.urdf", "limbs.h" },
}

describe("a library", function()
  for k, case in ipairs(BORROWED) do
    it("has of the runtime what is called: " .. case[1], function()
      local dir = ("%s/borrowed%d"):format(DIR, k)
      shell("rm -rf " .. dir)
      local command = ("%s gen/pinion --quiet --name r --layout zephyr -o %s %s"):format(LUA, dir,
        case[1])
      assert.same({ 0, "" }, { shell(command) })
      local names, all, sources = {}, listed(dir), {}
      for _, name in ipairs(all) do
        local word = name:match("^src/(.*)")
        if word and not word:find "^r[._]" then names[#names + 1] = word end
        if word and word:find "%.c$" and not word:find "^r_x4" then sources[#sources + 1] = name end
      end
      assert.equal(case[2], table.concat(names, " "))
      local code, text = shell(command .. " --list-outputs | sort")
      assert.equal(dir .. "/" .. table.concat(all, "\n" .. dir .. "/") .. "\n", text)
      assert.equal(0, code)
      assert.same(sources, sorted(front.contents(dir .. "/CMakeLists.txt")))
      code, text = shell(("cd %s/src && ${CC:-cc} -std=gnu11 -fsyntax-only *.c"):format(dir))
      assert.same({ 0, "" }, { code, text })
    end)
  end

  it("takes no file of somebody else", function()
    local dir = generated "zephyr"
    for _, name in ipairs { "CMakeLists.txt", "src/duo_crba.c", "src/sincos.h" } do
      local text = front.contents(dir .. "/" .. name)
      write(dir .. "/" .. name, "/* mine */\n")
      local code, said = pinion(dir, "--layout zephyr --frames left_arm")
      assert.equal(1, code)
      assert.truthy(said:find(("^pinion: [^\n]*/%s: error: is not pinion's"):format(name)), said)
      assert.equal("/* mine */\n", front.contents(dir .. "/" .. name))
      assert.falsy(front.exists(dir .. "/src/duo_jacobian_left_arm.c"))
      write(dir .. "/" .. name, text)
    end
  end)

  it("is current, and loses what is no longer generated", function()
    local dir = generated "arduino"
    assert.equal(0, (pinion(dir, "--layout arduino --check")))
    shell(("sed s/rnea/bias/g %s/src/duo_rnea.c >%s/src/duo_bias.c"):format(dir, dir))
    assert.equal(1, (pinion(dir, "--layout arduino --check")))
    assert.same({ 0, "" }, { pinion(dir, "--layout arduino --prune") })
    has(dir, "library.properties")
  end)

  it("is no Python package", function()
    local code, text = pinion(DIR .. "/none", "--layout arduino --bindings python")
    assert.equal(2, code)
    assert.truthy(text:find("--bindings python", 1, true), text)
  end)

  it("writes dependencies where that is requested", function()
    local dir = generated("platformio", ("--depfile %s/r.d"):format(DIR))
    has(dir, "library.json")
    local rule = front.contents(DIR .. "/r.d")
    assert.truthy(rule:find(dir .. "/src/duo_rnea.c", 1, true), rule)
  end)
end)
