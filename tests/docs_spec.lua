--- What the pages say of the project, held against the project: tables of names are whole, links
-- lead somewhere, and tables in comments of C are as they were typed.

local front = dofile "tests/support_front.lua"

describe("the table of joints in runtime/pinion_model.h", function()
  local text = front.contents "runtime/pinion_model.h"
  local SIZES = { -- numbers in q, numbers in v
    revolute = "11", prismatic = "11", helical = "11", planar = "33", spherical = "43",
    floating = "76",
  }

  it("has a row for every joint type, each in its columns", function()
    local head = text:match("\n( %*   joint +numbers in q +numbers in v)\n")
    local at_q, at_v = head:find "numbers in q", head:find "numbers in v"
    local count = 0
    for type in text:match("typedef enum pinion_joint_type {(.-)}"):gmatch("PINION_(%u+)") do
      local name = type:lower()
      local row = text:match("\n( %*   " .. name .. " [^\n]*)")
      assert.is_string(row, "no row for " .. name)
      assert.equal(SIZES[name], row:sub(at_q, at_q) .. row:sub(at_v, at_v), name)
      assert.equal(": ", row:sub(at_q + 1, at_q + 2), name)
      assert.equal(": ", row:sub(at_v + 1, at_v + 2), name)
      count = count + 1
    end
    assert.equal(6, count)
  end)

  it("is not reflowed by clang-format", function()
    assert.truthy(front.contents(".clang-format"):find("\nReflowComments: false\n", 1, true))
  end)
end)
