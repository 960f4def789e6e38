-- Tests that the same input gives the same bytes: run after run, in another directory, to another
-- one, in any locale and environment; and that nothing of the machine gets into generated files.
--
-- r.d is left out if its targets are paths: it names the output directory on purpose.

local dir = require "pl.dir"
local front = dofile "tests/support/front.lua"
local lfs = require "lfs"
local locale = dofile "tests/support/locale.lua"

local PLACE = ".build/tests/determinism"
local LUA = os.getenv "LUA" or "lua5.4"

-- duo and arm6 have all functions, the larger robots one of each kind (`make check` covers all
-- functions of a quadruped)
local SOME = " --functions crba,minv,rnea,fk,integrate"

-- each shows something else: plain, floating, oblique axes and welds, float; and the levels
local ROBOTS = {
  duo = "-O0", arm6 = "-O2 --real float",
  quad = "--base floating --order alphabetical" .. SOME,
  skew = "-O2 --base floating --gravity 0,0.5,-9" .. SOME,
}
local NAMES = { "arm6", "duo", "quad", "skew" }

local function shell(command)
  local pipe = assert(io.popen(command .. " 2>&1", "r"))
  local out = pipe:read("a")
  if not pipe:close() then error(command .. "\n" .. out, 2) end
  return out
end

local function quote(word) return "'" .. word:gsub("'", "'\\''") .. "'" end

-- files of a directory: name -> bytes, without the file that contains paths
local function files(directory)
  local found = {}
  for name in lfs.dir(directory) do
    if not name:match "^%.+$" and not name:match "%.d$" then
      found[name] = front.contents(directory .. "/" .. name)
    end
  end
  return found
end

-- generate a robot into PLACE/<label>/<robot>; `before` sets the environment, `lua` is the
-- interpreter with its options
local function generate(robot, label, before, lua)
  local out = ("%s/%s/%s"):format(PLACE, label, robot)
  shell(("%s %s gen/pinion -o %s %s models/%s.urdf"):format(before or "", lua or LUA, quote(out),
    ROBOTS[robot], robot))
  return files(out)
end

-- an assertion that names the file and line, not two whole files
local function assert_same(expected, found, what)
  local names = {}
  for name in pairs(expected) do names[#names + 1] = name end
  for name in pairs(found) do
    if not expected[name] then names[#names + 1] = name end
  end
  table.sort(names)
  for _, name in ipairs(names) do
    local a, b = expected[name], found[name]
    if a ~= b then
      local line = 1
      if a and b then
        local at = 1
        while a:byte(at) == b:byte(at) do at = at + 1 end
        line = select(2, a:sub(1, at - 1):gsub("\n", "")) + 1
      end
      error(("%s: %s:%d differs, or is there once only"):format(what, name, line), 2)
    end
  end
  assert.is_true(#names >= 12, what .. ": only " .. #names .. " files")
end

local first = {}

setup(function()
  if lfs.attributes(PLACE) then assert(dir.rmtree(PLACE)) end
  assert(dir.makepath(PLACE))
  for _, robot in ipairs(NAMES) do first[robot] = generate(robot, "first") end
end)

describe("the files of a robot are the same", function()
  -- table order in Lua depends on a seed of each run
  it("run after run", function()
    for _, robot in ipairs(NAMES) do
      assert_same(first[robot], generate(robot, "again1"), robot)
    end
  end)

  it("in another output directory, with blanks and deep", function()
    for _, robot in ipairs { "duo" } do
      assert_same(first[robot], generate(robot, "a b/c 'd'/deep"), robot)
    end
  end)

  it("over old files of ours, whatever else they hold", function()
    local target = PLACE .. "/again1/duo"
    for name in pairs(files(target)) do
      local file = assert(io.open(target .. "/" .. name, "wb"))
      file:write("Generated from old; do not edit.")
      file:close()
    end
    assert_same(first.duo, generate("duo", "again1"), "duo")
  end)

  it("from another working directory", function()
    local elsewhere = PLACE .. "/elsewhere"
    assert(dir.makepath(elsewhere .. "/models"))
    for _, robot in ipairs { "duo" } do
      assert(dir.copyfile(("models/%s.urdf"):format(robot), elsewhere .. "/models"))
      shell(("cd %s && %s ../../../../gen/pinion -o out/%s %s models/%s.urdf"):format(elsewhere,
        LUA, robot, ROBOTS[robot], robot))
      assert_same(first[robot], files(elsewhere .. "/out/" .. robot), robot)
    end
  end)

  it("in every locale and environment", function()
    for k, before in ipairs { "LC_ALL=C", "LC_ALL=C.UTF-8", "LC_ALL=de_DE.UTF-8 LANG=de_DE.UTF-8",
      "LC_ALL=tr_TR.UTF-8", "LC_ALL=nonsense LANG=", "TZ=Pacific/Kiritimati HOME=/ USER=nobody",
      "env -i PATH=\"$PATH\"" } do
      local robot = k == 3 and "arm6" or "duo"
      assert_same(first[robot], generate(robot, "locale" .. k, before), before)
    end
  end)

  -- harder than the command line: the interpreter itself sets the locale
  it("where a locale with a decimal comma is in force", function()
    local environment, name = locale.comma()
    if not name then
      pending("no locale with a decimal comma is installed, nor localedef with its sources")
      return
    end
    local script = ([[%s -e 'assert(os.setlocale("%s")); assert(("%%.1f"):format(0.5) == "0,5")']])
      :format(LUA, name)
    for _, robot in ipairs { "duo", "arm6" } do
      assert_same(first[robot], generate(robot, "comma", environment, script), robot)
    end
  end)
end)

describe("the dependencies", function()
  it("name the files in the directory that was requested", function()
    local text = front.contents(PLACE .. "/first/duo/duo.d")
    local targets, sources = text:gsub("\\\n", " "):match "^(.-): (.-)\n$"
    assert.equal("models/duo.urdf", sources)
    local listed = {}
    for target in targets:gmatch "%S+" do listed[target:match "[^/]+$"] = target end
    for name in pairs(first.duo) do
      assert.equal(PLACE .. "/first/duo/" .. name, listed[name])
    end
  end)
end)

-- the reason why a line might depend on the machine or the day, or nil
local function personal(line, secrets)
  for _, secret in ipairs(secrets) do
    if line:find(secret, 1, true) then return "has " .. secret end
  end
  for _, date in ipairs { "%d%d%d%d%-%d%d%-%d%d", "%f[%d]%d%d?:%d%d%f[^%d]",
    "%f[%a]%u%l%l %d+ %d%d%d%d%f[^%d]" } do
    if line:find(date) then return "has a date" end
  end
  if line:find "^/%a" or line:find "[%s\"'(=,]/%a[%w_.-]*/" or line:find "%f[%w]%a:\\" then
    return "has an absolute path"
  end
end

describe("nothing generated", function()
  local here = lfs.currentdir()
  local secrets = { here }
  for _, command in ipairs { "hostname", "id -un" } do
    local pipe = io.popen(command .. " 2>/dev/null")
    local word = pipe and pipe:read("l") or ""
    if pipe then pipe:close() end
    -- a short word ("root", "r") may well be a word of a robot
    if #word > 5 then secrets[#secrets + 1] = word end
  end

  local function check(robot, contents)
    assert.is_truthy(next(contents), robot .. ": no files")
    for name, text in pairs(contents) do
      for line in text:gmatch "[^\n]+" do
        local why = personal(line, secrets)
        assert.is_nil(why, why and ("%s/%s %s: %s"):format(robot, name, why, line))
      end
    end
  end

  it("is held against what it may not, or let pass: the test of this test", function()
    for _, line in ipairs { " * Generated on 2024-05-06", "12:30 o'clock", " * May 7 2024",
      " * Generated from /data/x/duo.urdf", "pinion /srv/duo.urdf",
      " * command pinion --order=/etc/x/order", here .. "/models" } do
      assert.is_truthy(personal(line, secrets), line)
    end
    for _, line in ipairs { "/* Ixx + m*cz^2 */", " * Generated from models/duo.urdf", "a/b/c",
      "x = y / z;", "/* ---- 1 ---- */", "1.0/left_D", "sha256 0f3c2024aa" } do
      assert.is_nil(personal(line, secrets), line)
    end
  end)

  it("holds a date, an absolute path, a user or a host", function()
    for _, robot in ipairs(NAMES) do check(robot, first[robot]) end
  end)

  -- the model by its absolute path, at any place among the arguments
  local place = here .. "/" .. PLACE
  for _, form in ipairs {
    "-o OUT --base floating MODEL", "MODEL -o OUT --base floating", "-o OUT MODEL --base floating",
    "-o OUT MODEL --base=floating", "--base floating MODEL -o OUT", "--base=floating -oOUT MODEL",
  } do
    it("holds the absolute path of a model: pinion " .. form, function()
      local out = place .. "/absolute " .. form
      local arguments = form:gsub("%u+", {
        OUT = quote(out), MODEL = quote(here .. "/models/duo.urdf"),
      })
      shell(("%s gen/pinion --functions crba,fk,solve %s"):format(LUA, arguments))
      check(form, files(out))
      -- and a reader can still repeat the command
      local command = front.contents(out .. "/duo.h"):match " %*   command    ([^\n]*)"
      assert.matches("%f[%w]duo%.urdf%f[^%w]", command)
      assert.matches("%-%-base[ =]floating", command)
    end)
  end

  it("holds the absolute path of an order file", function()
    local list = place .. "/order"
    local file = assert(io.open(list, "wb"))
    file:write("waist\nright\nleft\n")
    file:close()
    shell(("%s gen/pinion -o %s --order %s --functions crba,fk,solve models/duo.urdf"):format(LUA,
      quote(place .. "/ordered"), quote(list)))
    check("ordered", files(place .. "/ordered"))
  end)
end)
