-- Tests gen/disk/hold.lua: a run that fails removes the directories that it made, but not one that
-- another run has locked by then.  suites/program/writing.lua tries whole runs at once.

local lfs = require "lfs"
local hold = require "disk.hold"
local unix = require "unix.core"

local PLACE <const> = ".build/tests/hold"
local NAME <const> = PLACE .. "/a/b"

local function there(name) return lfs.attributes(name, "mode") ~= nil end

describe("directories that a run made", function()
  before_each(function() os.execute("rm -rf " .. PLACE .. " && mkdir -p " .. PLACE) end)

  it("stay if it succeeds, and go if it fails", function()
    for _, undo in ipairs { false, true } do
      local held = {}
      hold.take(held, { { name = NAME, make = true } })
      assert.is_true(there(NAME))
      hold.release(held, undo)
      assert.equal(not undo, there(NAME))
      os.execute("rm -rf " .. PLACE .. "/a")
    end
    assert.is_true(there(PLACE))
  end)

  it("are not made where a link leads nowhere", function()
    assert(lfs.link("gone", PLACE .. "/a", true))
    local ok, problem = pcall(hold.take, {}, { { name = NAME, make = true } })
    assert.is_false(ok)
    assert.truthy(tostring(problem):find("/a' is a link to 'gone', which does not exist", 1, true))
  end)

  it("stay if another run locked them first", function()
    local held = { made = { PLACE .. "/a", NAME } } -- it fails before it locks them
    for _, name in ipairs(held.made) do assert(lfs.mkdir(name)) end
    local other = assert(unix.lock(NAME, 0))
    hold.release(held, true)
    assert.is_true(there(NAME))
    other:close()
    hold.release(held, true)
    assert.is_false(there(PLACE .. "/a"))
  end)
end)
