-- Tests gen/bundle.lua: it loads modules from one file of compiled code, unless their sources are
-- newer or the file was compiled by another Lua.

local bundle = require "bundle"
local dir = require "pl.dir"

local PLACE = ".build/tests/bundle/"

local function write(name, text)
  assert(dir.makepath((PLACE .. name):match("^(.*)/")))
  local file = assert(io.open(PLACE .. name, "wb"))
  assert(file:write(text))
  assert(file:close())
end

-- the result of `require(name)` with the bundle in use, and the place that it reports; meanwhile:
-- called between the two
local function required(name, newer, meanwhile)
  local searchers, path = { table.unpack(package.searchers) }, package.path
  package.path = PLACE .. "?.lua;" .. PLACE .. "?/init.lua;" .. path
  bundle.use(PLACE, PLACE .. "all.luac", newer)
  if meanwhile then meanwhile() end
  local ok, result, from = pcall(require, name)
  for k = 1, #searchers + 1 do package.searchers[k] = searchers[k] end
  package.path, package.loaded[name] = path, nil
  return ok and result, from
end

local function never() return false end

describe("a bundle", function()
  before_each(function()
    write("bundled/init.lua", "return { 'compiled', ... }")
    write("bundled/part.lua", "return 'part'")
    bundle.write(PLACE, { "bundled/init.lua", "bundled/part.lua" }, PLACE .. "all.luac")
    write("bundled/init.lua", "return { 'source', ... }")
    write("bundled/late.lua", "return 'late'")
  end)

  it("has its modules by their names, and says where their sources are", function()
    local result, from = required("bundled", never)
    assert.same({ "compiled", "bundled", PLACE .. "bundled/init.lua" }, result)
    assert.equal(PLACE .. "bundled/init.lua", from)
    assert.equal("part", (required("bundled.part", never)))
  end)

  it("leaves to the source what it has not, and what is newer", function()
    assert.equal("late", (required("bundled.late", never)))
    assert.equal("source", required("bundled", function(source)
      return source == PLACE .. "bundled/init.lua"
    end)[1])
  end)

  it("is left alone where it was written anew with other code since", function()
    local result = required("bundled.part", never, function()
      write("bundled/init.lua", "return 'longer than the code that it replaces'")
      write("bundled/part.lua", "return 'another part'")
      bundle.write(PLACE, { "bundled/init.lua", "bundled/part.lua" }, PLACE .. "all.luac")
      write("bundled/part.lua", "return 'the source'")
    end)
    assert.equal("the source", result)
  end)

  it("is left alone where it is missing, cut, of another Lua or of an earlier version", function()
    local file = assert(io.open(PLACE .. "all.luac", "rb"))
    local bytes = file:read("a")
    file:close()
    local mark = bytes:match "^[^\n]*\n"
    for _, wrong in ipairs { (bytes:gsub("\27Lua\x54", "\27Lua\x53")), bytes:sub(#mark + 1), "",
      mark, bytes:sub(1, #mark + 3), bytes:sub(1, #mark + 9), bytes:sub(1, #mark + 60) } do
      write("all.luac", wrong)
      assert.equal("source", required("bundled", never)[1])
    end
    os.remove(PLACE .. "all.luac")
    assert.equal("source", required("bundled", never)[1])
  end)
end)
