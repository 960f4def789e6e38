-- Stores of limbs side by side: found where four vectors fill adjacent places, and nowhere else.
local side_by_side = require("prog.blocks").side_by_side

-- stores of `count` vectors of two limbs, whose places are 20 apart; change(list) differs from them
local function found(count, change, members)
  local set, list = { members = members or { 1, 2 }, width = members and 4 or 2 }, {}
  for n = 0, count - 1 do
    local vector = { op = "add", set = set, id = n }
    for m = 0, #set.members - 1 do
      list[#list + 1] = { kind = "store", array = "Y", index = 20*m + n,
        node = { op = "lane", a = vector, index = m } }
    end
  end
  if change then change(list) end
  return side_by_side(list, 1)
end

describe("side_by_side", function()
  it("finds four vectors of limbs", function()
    assert.equal(8, found(4))
    assert.equal(8, found(7))
    assert.equal(16, found(4, nil, { 1, 2, 3, 4 }))
    assert.equal(8, found(4, function(list)
      for k = 3, 4 do list[k].node = { op = "neg", a = list[k].node } end
    end))
  end)

  it("finds no fewer, and no limbs that leave lanes of their vectors empty", function()
    assert.equal(0, found(3))
    assert.equal(0, found(4, nil, { 1, 2, 3 }))
  end)

  it("finds no stores elsewhere, of something else or in another order", function()
    local changes = {
      function(list) list[6].index = 30 end,
      function(list) list[6].array = "Z" end,
      function(list) list[8].node = { op = "neg", a = list[8].node } end,
      function(list) list[4].node.index = 0 end,
      function(list) list[4].node = list[6].node end,
      function(list) list[3], list[4] = list[4], list[3] end,
      function(list) list[5].node = { op = "num", value = 0 } end,
      function(list) list[5].kind = "let" end,
    }
    for k, change in ipairs(changes) do assert.equal(0, found(4, change), "change " .. k) end
  end)
end)
