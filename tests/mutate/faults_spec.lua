-- Tests the faults that `make mutate WHAT=faults` plants: each text occurs once in its file, so
-- that a change of the code has to change its fault, and each suite that should see one exists.

local faults = dofile "tests/mutate/faults.lua"
local front = dofile "tests/support/front.lua"
local suites = dofile "tests/mutate/suites.lua"

describe("faults to plant", function()
  it("stand once in their files", function()
    for _, fault in ipairs(faults) do
      local file, from, to = table.unpack(fault)
      local text = front.contents("gen/" .. file)
      local _, last = text:find(from, 1, true)
      assert.is_truthy(last, ("%s has no `%s`"):format(file, from))
      assert.is_nil(text:find(from, last + 1, true), ("%s has `%s` twice"):format(file, from))
      assert.not_equal(from, to)
    end
  end)

  it("name suites that exist", function()
    local known = {}
    for _, suite in ipairs(suites.all ".") do known[suites.name_of(suite)] = true end
    for _, fault in ipairs(faults) do
      for name in fault[4]:gmatch "%S+" do
        assert.is_true(known[name:match "[^/]*_spec$" or name], name)
      end
    end
  end)
end)
