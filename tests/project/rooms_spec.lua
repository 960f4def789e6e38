-- Tests the directories of the whole project: how many files they have, and which files of runtime/
-- include which others.

local front = dofile "tests/support/front.lua"

local function lines(command)
  local pipe, list = assert(io.popen(command)), {}
  for line in pipe:lines() do list[#list + 1] = line end
  assert(pipe:close(), command)
  return list
end

-- ---- sizes --------------------------------------------------------------------------------------

describe("a directory", function()
  local MOST <const> = 20
  -- larger ones -> the reason, and how many files they may have at most; README.md is not counted
  local LARGER = {
    ["tests/bad"] = { "an input each" }, ["tests/hostile"] = { "an input each" },
    ["tests/golden"] = { "numbers of a robot each" }, models = { "a robot each" },
    ["templates/doc"] = { "pages, which README.md lists by subject", 29 },
    ["tests/long"] = { "a suite each, by what it runs", 25 },
  }

  it("has at most 20 files", function()
    local count = {}
    for _, path in ipairs(lines "find gen models runtime templates tests -type f") do
      local directory, name = path:match "^(.+)/([^/]+)$"
      if name ~= "README.md" then
        count[directory] = (count[directory] or 0) + 1
      end
    end
    assert.is_true(count["gen/algo/tree"] > 10)
    for directory, files in pairs(count) do
      local larger = LARGER[directory]
      local most = larger and (larger[2] or math.huge) or MOST
      assert.is_true(files <= most, ("%s: %d files"):format(directory, files))
    end
    for directory, larger in pairs(LARGER) do
      local files = count[directory] or 0
      assert.is_true(files > MOST and (not larger[2] or files == larger[2]),
        ("%s: only %d files now"):format(directory, files))
    end
  end)
end)

-- ---- runtime/ -----------------------------------------------------------------------------------

describe("runtime/", function()
  -- Its directories: each includes from those before it and from itself.
  local ORDER = { "runtime", "runtime/generic/model", "runtime/generic/tree",
    "runtime/generic/factor", "runtime/generic/constraints", "runtime/generic/derivatives",
    "runtime/generic/steps", "runtime/contact", "runtime/maximal" }
  local MOVED <const> = "runtime/generic/pinion_model.h" -- stops the compiler

  local place, files = {}, {}
  for k, directory in ipairs(ORDER) do place[directory] = k end
  for _, path in ipairs(lines "find runtime -name '*.[ch]'") do
    if path ~= MOVED then files[path] = {} end
  end
  for path, included in pairs(files) do
    for name in front.contents(path):gmatch '\n *# *include "([^"]+)"' do
      local beside = path:match "^(.*)/" .. "/" .. name
      included[#included + 1] = files[beside] and beside or "runtime/" .. name
    end
  end

  it("has directories that include from earlier ones", function()
    local count = 0
    for path, included in pairs(files) do
      local own = place[path:match "^(.*)/"]
      assert.is_number(own, path .. " is in a directory that this test does not know")
      for _, other in ipairs(included) do
        assert.is_table(files[other], path .. ": there is no " .. other)
        assert.is_true(place[other:match "^(.*)/"] <= own, path .. ": " .. other)
        count = count + 1
      end
    end
    assert.is_true(count > 100, count)
  end)

  it("has no file that includes itself, directly or not", function()
    local state = {}
    local function visit(path)
      assert.not_equal("open", state[path], path .. " includes itself")
      if state[path] then return end
      state[path] = "open"
      for _, other in ipairs(files[path]) do
        if other ~= path then visit(other) end
      end
      state[path] = "done"
    end
    for path in pairs(files) do visit(path) end
  end)

  it("says in place of an old header what has moved", function()
    local command = "echo '#include \"generic/pinion_model.h\"' | ${CC:-cc} -I runtime -E - 2>&1"
    local pipe = assert(io.popen(command))
    local said = pipe:read "a"
    assert.is_nil(pipe:close())
    assert.is_truthy(said:find("generate again, see runtime/README.md", 1, true), said)
  end)

  it("has every file on its page", function()
    local page = front.contents "runtime/README.md"
    for path in pairs(files) do
      local name, ending = path:match "([%w_]+)(%.%a)$"
      local generic = path:find "^runtime/generic/" or path:find "^runtime/%w+%.h$"
      assert.is_true(not generic or page:find("`" .. name .. "`", 1, true) ~= nil
        or page:find("`" .. name .. ending .. "`", 1, true) ~= nil, path)
    end
  end)
end)
