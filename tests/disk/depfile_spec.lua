-- Tests gen/emit/files/depfile.lua: GNU make itself reads back names of every kind.

local depfile = require "emit.files.depfile"
local fail = require "fail"
local lfs = require "lfs"

local PLACE = ".build/tests/depfile"
local OLD, NEW = 1000000000, 1100000000

local function put(name, time)
  local file = assert(io.open(PLACE .. "/" .. name, "wb"))
  file:close()
  assert(lfs.touch(PLACE .. "/" .. name, time))
end

local function contents(name)
  local file = assert(io.open(name, "rb"))
  local text = file:read("a")
  file:close()
  return text
end

-- The output of make for a rule, in a directory with the files { name, time }..
local function made(rule, goals, files)
  for _, file in ipairs(files) do put(file[1], file[2]) end
  -- the first goal is a separate one, because a name may begin with a dot or contain a %, which a
  -- first goal must not
  local file = assert(io.open(PLACE .. "/x.mk", "wb"))
  file:write(".PHONY: all\nall:\n\n", rule, "\n", depfile.text({ "all" }, goals))
  file:close()
  os.execute(("cd %s && unset MAKEFLAGS MFLAGS && LC_ALL=C HOME=/ make -rR -d -f x.mk >log 2>&1")
    :format(PLACE))
  for _, one in ipairs(files) do os.remove(PLACE .. "/" .. one[1]) end
  return contents(PLACE .. "/log")
end

local function accepted(name)
  local sources = { name .. "2", "first", "2" .. name }
  local ok, text = pcall(depfile.text, { name, "other" }, sources)
  if ok then return text end
  assert.is_true(fail.is(text), tostring(text))
  assert.equal(1, text.code)
  return nil, text.items[1]
end

-- does make read `name` as one target, and `name` with a 2 at either end as two sources?
local function reads(name)
  local rule = accepted(name)
  -- files that the name would match if its *, ? and [ were not protected
  local files = { { name, OLD }, { "other", OLD }, { "first", OLD - 9 },
    { name .. "2", NEW }, { "2" .. name, NEW } }
  for _, decoy in ipairs { "axb", "a1b", "axb2", "a1b2", "2axb", "2a1b" } do
    files[#files + 1] = { decoy, OLD }
  end
  local log = made(rule, { name, "other" }, files)
  local wrong
  for _, says in ipairs {
    ("Prerequisite '%s2' is newer than target '%s'."):format(name, name),
    ("Prerequisite '2%s' is newer than target '%s'."):format(name, name),
    ("Prerequisite 'first' is older than target '%s'."):format(name),
    "Prerequisite 'first' is older than target 'other'.",
  } do
    if not log:find(says, 1, true) then wrong = wrong or says end
  end
  if log:find("Prerequisite '2?a[x1]b") or log:find("%*%*%*") or log:find("warning") then
    wrong = wrong or "nothing else"
  end
  return not wrong, ("%q: expected %s\n%s\n%s"):format(name, wrong, rule, log:sub(-1500))
end

local KINDS = { " ", "#", "$", "%", "&", "*", "+", ",", "=", ":", "?", "@", "[1]", "\\", "|", "~",
  "'", '"', "`", "(", ")", "{}", "<", ">", "!", "^", "\1", "\127", "\195\164" }

describe("make reads back", function()
  setup(function() os.execute(("rm -rf %s && mkdir -p %s"):format(PLACE, PLACE)) end)

  it("a name with any character inside, in front or at its end", function()
    local refused = {}
    for _, kind in ipairs(KINDS) do
      for _, form in ipairs { "a%sb", "%sb", "a%s", "a%s%sb", "a\\%sb", "a\\\\%sb", ".%sb" } do
        local name = form:gsub("%%s", (kind:gsub("%%", "%%%%")))
        if accepted(name) then
          local ok, why = reads(name)
          assert.is_true(ok, why)
        else
          refused[#refused + 1] = name
        end
      end
    end
    table.sort(refused)
    assert.same({ "a ", "a\\", "a\\*b", "a\\?b", "a\\[1]b", "a\\\\*b", "a\\\\?b", "a\\\\[1]b",
      "~b" }, refused)
  end)

  it("names of all of them", function()
    local seed = math.tointeger(tonumber(os.getenv "PINION_SEED" or "1"))
    math.randomseed(seed)
    local read = 0
    for case = 1, 40 do
      local name = "a"
      for _ = 1, math.random(2, 7) do
        name = name .. (math.random(3) == 1 and "b" or KINDS[math.random(#KINDS)])
      end
      if accepted(name) then
        local ok, why = reads(name)
        assert.is_true(ok, ("seed %d, case %d: %s"):format(seed, case, why))
        read = read + 1
      end
    end
    assert.is_true(read > 15, read)
  end)

  it("one target of many, the last of which ends in &", function()
    local rule = depfile.text({ "one", "two&" }, { "source" })
    local log = made(rule, { "one", "two&" },
      { { "one", OLD }, { "two&", OLD }, { "source", NEW } })
    assert.is_truthy(log:find("Prerequisite 'source' is newer than target 'one'.", 1, true), log)
    assert.equal("x: \n", depfile.text({ "x" }, {}))
  end)
end)

describe("a name that make cannot take is refused", function()
  for name, why in pairs {
    ["a\nb"] = "a line feed", ["a\tb"] = "white space other than blanks", ["a;b"] = "a semicolon",
    ["a "] = "ends in a blank",
    ["a\rb"] = "white space", ["a\vb"] = "white space", ["dir/a\\"] = "ends in a backslash",
    ["~/b"] = "begins with a tilde", ["././/~b"] = "begins with a tilde",
    ["a*/b\\c"] = "has a backslash and one of *?[",
    ["dir/lib(x)"] = "looks like a member of an archive", ["a)()"] = "looks like a member",
  } do
    it(("%q"):format(name):gsub("\n", "n"), function()
      local rule, item = accepted(name)
      assert.is_nil(rule)
      assert.equal(name, item.file)
      assert.is_truthy(item.text:find("make cannot read this name", 1, true), item.text)
      assert.is_truthy(item.text:find(why, 1, true), item.text)
      assert.is_false((pcall(depfile.text, { "x" }, { name })))
    end)
  end
end)
