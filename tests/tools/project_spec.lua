-- Tests `pinion new` (tools.package.project): its files and its errors.  tests/long/new.sh builds
-- and runs the projects.

local front = dofile "tests/support/front.lua"
local project = require "tools.package.project"
local table_of = require "cli.table"

local DIR = ".build/tests/project"

local function shell(command)
  local pipe = assert(io.popen("{ " .. command .. "; } 2>&1; echo $?"))
  local text, code = pipe:read("a"):match("^(.-)(%d+)\n$")
  pipe:close()
  return tonumber(code), text
end

local function new(words) return shell("${LUA:-lua5.4} gen/pinion new " .. words) end

local function fresh(name)
  local dir = DIR .. "/" .. name
  shell(("rm -rf %s && mkdir -p %s"):format(dir, DIR))
  return dir
end

local function command()
  for _, row in ipairs(table_of.commands) do
    if row.name == "new" then return row end
  end
end

describe("pinion new", function()
  local _, here = shell "pwd"
  here = here:match "[^\n]+"
  local frameworks = command().options[1].kind.choices

  it("knows what --for names, and no more", function()
    local known, count = project.FRAMEWORKS, 0
    for _, name in ipairs(frameworks) do assert.is_table(known[name], name) end
    for _ in pairs(known) do count = count + 1 end
    assert.equal(#frameworks, count)
    assert.is_true(count >= 8)
  end)

  for _, name in ipairs(frameworks) do
    it("writes no name of a place, and lines of 100 columns, for " .. name, function()
      local dir = fresh(name)
      local code, text = new(("--for %s %s models/duo.urdf"):format(name, dir))
      assert.equal(0, code, text)
      local _, list = shell(("cd %s && find . -type f"):format(dir))
      local count = 0
      for file in list:gmatch("%./([^\n]+)") do
        count = count + 1
        assert.truthy(text:find("\n  " .. file .. "\n", 1, true), file)
        local bytes = front.contents(dir .. "/" .. file)
        assert.falsy(bytes:find(here, 1, true), file)
        for line in bytes:gmatch("[^\n]+") do
          local free = file == "duo.urdf" or file == "README.md" or line:find "functions="
          assert.truthy(free or #line <= 100, file .. ": " .. line)
        end
      end
      assert.is_true(count >= 5)
    end)
  end

  it("copies the robot as it is, and what options name", function()
    local dir = fresh "files"
    shell(("mkdir -p %s.in"):format(dir))
    shell(("printf 'waist\\nright\\nleft\\n' >%s.in/order"):format(dir))
    assert.equal(0, (new(("--for make --order %s.in/order %s models/duo.urdf"):format(dir, dir))))
    assert.equal(front.contents "models/duo.urdf", front.contents(dir .. "/duo.urdf"))
    assert.equal("waist\nright\nleft\n", front.contents(dir .. "/order"))
    local flags = front.contents(dir .. "/Makefile"):match("PINION_FLAGS_duo := ([^\n]*)")
    assert.equal("--order=order --functions=neutral,crba,ltdl,solve", flags)
  end)

  it("quotes what a shell, make and CMake would read", function()
    local dir = fresh "quoted"
    shell(("sed \"s/left_arm/a'b \\$c#/\" models/duo.urdf >%s.urdf"):format(dir))
    local words = ("--frames \"a'b \\$c#\" --gravity 0,0,-1 %s.urdf"):format(dir)
    assert.equal(0, (new(("--for make %s %s"):format(dir, words))))
    assert.truthy(front.contents(dir .. "/Makefile")
      :find([['--frames=a'\''b $$c\#' --gravity=0,0,-1]], 1, true))
  end)

  it("says what to do where pkg-config does not find pinion", function()
    if shell "command -v pkg-config" ~= 0 then return pending "pkg-config is not here" end
    local dir = fresh "unfound"
    assert.equal(0, (new(("--for make %s models/duo.urdf"):format(dir))))
    local code, text = shell("PKG_CONFIG_LIBDIR=/nowhere PKG_CONFIG_PATH= make -C " .. dir)
    assert.equal(2, code)
    assert.truthy(text:find("PKG_CONFIG_PATH", 1, true), text)
  end)

  it("takes float for a microcontroller, unless somebody says otherwise", function()
    for words, real in pairs { [""] = "float", ["--real double"] = "double" } do
      local dir = fresh "real"
      assert.equal(0, (new(("--for zephyr %s %s models/duo.urdf"):format(words, dir))))
      assert.truthy(front.contents(dir .. "/src/main.c"):find("\n  " .. real .. " q[DUO_NQ]", 1,
        true))
    end
  end)

  it("passes tunable numbers to crba where it takes them", function()
    for words, call in pairs {
      ["--tunable left_arm:mass"] = "duo_crba(&params, q, H);", ["--tunable waist:origin"] =
        "duo_crba(q, H);",
    } do
      for framework, file in pairs { make = "controller.c", platformio = "src/main.cpp" } do
        local dir = fresh "tunable"
        assert.equal(0, (new(("--for %s %s %s models/duo.urdf"):format(framework, words, dir))))
        local text = front.contents(dir .. "/" .. file)
        assert.truthy(text:find(call, 1, true), text)
        assert.equal(call:find "params" ~= nil, text:find "duo_params_default%(&params%)" ~= nil)
      end
    end
  end)

  it("has CONFIG_FPU and CONFIG_FPU_SHARING for Zephyr", function()
    local text = front.contents(DIR .. "/zephyr/prj.conf")
    assert.truthy(text:find("\nCONFIG_FPU=y\nCONFIG_FPU_SHARING=y\n", 1, true))
  end)

  it("writes nothing where a file of its is there, and names all of those", function()
    local dir = fresh "there"
    shell(("mkdir -p %s && echo mine >%s/README.md && echo mine >%s/controller.c"):format(dir, dir,
      dir))
    local code, text = new(("--for make %s models/duo.urdf"):format(dir))
    assert.equal(1, code)
    assert.truthy(text:find("/README.md: error: exists", 1, true))
    assert.truthy(text:find("/controller.c: error: exists", 1, true))
    local _, list = shell(("cd %s && ls -A && cat *"):format(dir))
    assert.equal("README.md\ncontroller.c\nmine\nmine\n", list)
  end)

  it("refuses what it cannot do", function()
    local dir = fresh "refused"
    local cases = {
      { "models/duo.urdf", 2, "missing option '--for'; usage: pinion new [options] --for {cmake," },
      { "--for ninja models/duo.urdf", 2, "got 'ninja'" },
      { "--for make --real custom:ad::dual models/duo.urdf", 2, "expected double or float" },
      { "--for make --layout arduino models/duo.urdf", 2, "--layout: expected none" },
      { "--for make --bindings cpp models/duo.urdf", 2, "for C++, add --bindings=cpp to the op" },
      { "--for cmake --bindings cpp models/duo.urdf", 2, "--bindings: expected none: --for py" },
      { "--for cmake --bindings cpp models/duo.urdf", 2, "OPTIONS --bindings=cpp to pinion_add" },
      { "--for meson --bindings cpp models/duo.urdf", 2, "add '--bindings=cpp' to `options` in" },
      { "--for make tests/bad/30-link-no-name.urdf", 1, "error: " },
      { "--for make --functions nonsense models/duo.urdf", 2, "nonsense" },
    }
    for _, case in ipairs(cases) do
      local code, text = new(dir .. " " .. case[1])
      assert.equal(case[2], code, text)
      assert.truthy(text:find(case[3], 1, true), text)
      assert.falsy(front.exists(dir))
    end
    shell(("echo 'functions = { \"rnea\" }' >%s.lua"):format(dir))
    local code, text = new(("--for make --config %s.lua %s models/duo.urdf"):format(dir, dir))
    assert.equal(2, code)
    assert.truthy(text:find("calls neutral", 1, true), text)
  end)

  it("adds the functions that its program calls to those typed next to --config", function()
    local dir = fresh "config"
    shell(("echo 'functions = { \"rnea\" }' >%s.lua"):format(dir))
    local words = ("--for make --config %s.lua --functions fd %s models/duo.urdf"):format(dir, dir)
    local code, text = new(words)
    assert.equal(0, code, text)
    local flags = front.contents(dir .. "/Makefile"):match("PINION_FLAGS_duo := ([^\n]*)")
    assert.equal("--functions=neutral,crba,fd --config=config.lua", flags)
  end)
end)
