-- Tests gen/disk/write.lua: if a run fails half-way through moving files to their places, it
-- restores the old ones, wherever it fails.  suites/program/writing.lua tests what a real file
-- system can show.

local lfs = require "lfs"
local write = require "disk.write"

local PLACE = ".build/tests/write"
local STALE = "r_gone.c"
local LONG_AGO = 1000000000

local function contents(name)
  local file = assert(io.open(name, "rb"))
  local text = file:read("a")
  file:close()
  return text
end

local function put(name, text)
  local file = assert(io.open(PLACE .. "/" .. name, "wb"))
  file:write(text)
  file:close()
  lfs.touch(PLACE .. "/" .. name, LONG_AGO)
end

-- names, contents and times of all files, as one text
local function state()
  local names = {}
  for name in lfs.dir(PLACE) do
    if not name:find("^%.%.?$") then names[#names + 1] = name end
  end
  table.sort(names)
  for k, name in ipairs(names) do
    local path = PLACE .. "/" .. name
    local link = lfs.symlinkattributes(path, "target")
    names[k] = ("%s %s %s"):format(name, link or contents(path),
      link and "link" or lfs.attributes(path, "modification"))
  end
  return table.concat(names, "\n")
end

-- an old file that changes, a new one, an equal one, a link to nowhere, one to be removed
local function prepare()
  os.execute("rm -rf " .. PLACE .. " && mkdir -p " .. PLACE)
  for _, name in ipairs { "a", "c", "same" } do put(name, "old " .. name) end
  put(STALE, "/* r_gone.c -- old\n * Generated from x; do not edit. */\n#include \"r.h\"\n")
  assert(lfs.link("nowhere", PLACE .. "/link", true))
  local files = {}
  for k, name in ipairs { "a", "b", "c", "link", "z" } do
    files[k] = { name = name, text = "new " .. name }
  end
  files[#files + 1] = { name = "same", text = "old same" }
  return { { directory = PLACE, files = files, r = "r" } }
end

-- write.all with failing system functions: the `nth` renaming, and all links
local function run(nth, no_links, broken)
  local sets = prepare()
  if broken then table.insert(sets[1].files, { name = "full", path = "/dev/full", text = "x" }) end
  local before = state()
  local rename, link, count = os.rename, lfs.link, 0
  os.rename = function(from, to) -- luacheck: ignore
    count = count + 1
    if count == nth then return nil, from .. ": Device or resource busy", 16 end
    return rename(from, to)
  end
  if no_links then lfs.link = function() return nil, "Operation not permitted", 1 end end
  local ok, problem = pcall(write.all, sets, { prune = true })
  os.rename, lfs.link = rename, link -- luacheck: ignore
  return ok, problem, before, count
end

describe("all files or none:", function()
  for _, no_links in ipairs { false, true } do
    local where = no_links and ", without links" or ""
    local ok, problem, _, renames = run(0, no_links)

    it("all" .. where, function()
      assert.is_true(ok, tostring(problem))
      assert.same({ { stale = { PLACE .. "/" .. STALE }, written = { PLACE .. "/a", PLACE .. "/b",
        PLACE .. "/c", PLACE .. "/link", PLACE .. "/z" } } }, problem)
      run(0, no_links)
      assert.equal(("a new a T\nb new b T\nc new c T\nlink new link T\nsame old same %d\nz new z T")
        :format(LONG_AGO), (state():gsub(" (%d+)%f[\n\0]", function(time)
        return tonumber(time) > LONG_AGO and " T" or nil
      end)))
    end)

    for nth = 1, renames do
      it(("none when renaming %d of %d fails%s"):format(nth, renames, where), function()
        local done, why, before = run(nth, no_links)
        assert.is_false(done)
        assert.equal(1, why.code)
        assert.is_truthy(tostring(why):find("error: cannot .*: Device or resource busy$"),
          tostring(why))
        assert.equal(before, state())
      end)
    end
  end

  it("none when two of them would take one place", function()
    for _, other in ipairs { PLACE .. "/a", PLACE .. "/./b", "./" .. PLACE .. "/same" } do
      local sets = prepare()
      table.insert(sets[1].files, 1, { name = "x.d", path = other, text = "new x" })
      local before = state()
      local done, why = pcall(write.all, sets)
      assert.is_false(done)
      assert.is_truthy(tostring(why):find("error: cannot write: two files would be written there",
        1, true), tostring(why))
      assert.equal(before, state())
    end
  end)

  it("none when what is no regular file takes nothing", function()
    if not lfs.attributes("/dev/full", "mode") then return pending("there is no /dev/full") end
    local done, why, before = run(0, false, true)
    assert.is_false(done)
    assert.is_truthy(tostring(why):find("/dev/full: error: cannot write", 1, true), tostring(why))
    assert.equal(before, state())
  end)
end)
