-- All sines and cosines of a function in one call, so that the runtime can compute them together.
--
--   sincos.gather(live) -> nil where there are none, or {
--     angles   list of the angles' nodes, in the order of their first use
--     sines    the sine or cosine that comes first, for each angle
--     place    sine or cosine node -> { array = "s" | "c", index of the angle }
--     spare    angle node -> how many of its uses fall away: it is written once for the call
--     first    the lowest place among the sines and cosines: where the call stands
--   }
--   sincos.feeds(group, chosen) -> set of chosen nodes that the angles are made of
-- An angle is made of joint positions and constants, never of a sine.
local base = require("prog.trace").base

local M = {}

local ARRAY = { sin = "s", cos = "c" }

function M.gather(live)
  local group = { angles = {}, sines = {}, place = {}, spare = {} }
  local position = {}
  for _, node in ipairs(live.order) do
    local array = ARRAY[node.op]
    if array then
      local angle = base(node.a)
      if position[angle] then
        group.spare[angle] = (group.spare[angle] or 0) + 1
      else
        group.angles[#group.angles + 1] = angle
        group.sines[#group.angles] = node
        position[angle] = #group.angles
      end
      group.first = group.first or node.at
      group.place[node] = { array = array, index = position[angle] }
    end
  end
  return group.first and group
end

function M.feeds(group, chosen)
  local feeds, seen, stack = {}, {}, { table.unpack(group.angles) }
  while #stack > 0 do
    local node = base(table.remove(stack))
    if not seen[node] and not node.const then
      seen[node] = true
      if ARRAY[node.op] then error("an angle that depends on a sine") end
      if chosen[node] then feeds[node] = true end
      if node.a then stack[#stack + 1] = node.a end
      if node.b then stack[#stack + 1] = node.b end
    end
  end
  return feeds
end

-- room in the arrays for n angles: what compilers vectorise and the runtime has vectors for
function M.padded(n, real)
  local wide = real == "float" and n > 4 and 8 or 4
  return n > 2 and (n + wide - 1) // wide * wide or n
end

return M
