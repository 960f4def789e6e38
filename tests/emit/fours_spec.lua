-- Vectors of limbs that are read at once: found where four are adjacent in a row of each limb, in
-- an array that the function only reads, and nowhere else.
local fours = require("emit.limbs.limb_vectors").fours

local ARGS = {
  { name = "H", mode = "in", dims = { "NH" } }, { name = "x", mode = "inout", dims = { "NV" } },
  { name = "J", mode = "in", dims = { "6", "NV" } },
}

-- the ids of groups among vectors whose elements of four limbs are 20 apart; change(nodes, names)
local function found(count, change, more)
  local nodes, names, blocks = {}, {}, {}
  for n = 0, count - 1 do
    local node = { op = "lanes", of = {} }
    for m = 0, 3 do node.of[m + 1] = { op = "input", array = "H", index = 20*m + n } end
    nodes[n + 1], names[node] = node, { id = "limb_hip_H_c" .. n, sign = 1 }
  end
  if change then change(nodes, names) end
  for k = count, 1, -1 do -- the order of the text is another one
    blocks[#blocks + 1] = { kind = "let", node = nodes[k], id = names[nodes[k]].id }
  end
  local program = { blocks = blocks, stages = more and more.stages }
  local groups = fours({ args = ARGS }, program, { first = 1, last = more and more.last or count,
    names = names, keep = more and more.keep or function() return nil end })
  local words = {}
  for k, node in ipairs(nodes) do
    local group = groups[node]
    words[k] = group and names[group[1]].id:match "%d+$" or "-"
  end
  return table.concat(words, " ")
end

describe("fours", function()
  it("are found from the beginning of a row on, in any order of the text", function()
    assert.equal("- - -", found(3))
    assert.equal("0 0 0 0", found(4))
    assert.equal("0 0 0 0 - -", found(6))
    assert.equal("0 0 0 0 4 4 4 4 -", found(9))
  end)

  it("are of one row", function()
    assert.equal("- - 2 2 2 2 -", found(7, function(nodes, names)
      for k = 1, 2 do names[nodes[k]].id = "limb_knee_H_c" .. k - 1 end
    end))
  end)

  it("are of elements that the function does not write, of one dimension, adjacent and positive",
    function()
      local changes = {
        function(nodes) nodes[2].of[3].array = "x" end,
        function(nodes) for k = 1, 4 do nodes[k].of[1].array = "J" end end,
        function(nodes) nodes[4].of[2].index = 30 end,
        function(nodes) nodes[1].of[4] = { op = "neg", a = nodes[1].of[4] } end,
        function(nodes) nodes[3].of[4] = nil end,
        function(nodes) nodes[3].op = "add" end,
        function(nodes, names) names[nodes[3]].sign = -1 end,
      }
      for k, change in ipairs(changes) do
        assert.equal("- - - -", found(4, change), "change " .. k)
      end
    end)

  it("are named in the same part of a function, which is not one of limbs in turn", function()
    assert.equal("- - - -", found(4, nil, { last = 3 }))
    assert.equal("- - - -", found(4, nil, { stages = {} }))
    assert.equal("- 1 1 1 1", found(5, nil, { keep = function(_, id)
      return id == "limb_hip_H_c0" and "w->limb_hip_H_c0" or nil
    end }))
  end)
end)
