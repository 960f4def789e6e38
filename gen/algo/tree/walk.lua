-- One walk over the tree, depth first: down(i) before the children of body i, up(i) after them.
--
-- A branch is left for good before the next one starts, so that only one branch's values are alive
-- at a time; in a chain it is the two sweeps of the book's tables.
local lists = require "list"

return function(bodies, down, up)
  local children = { [0] = {} }
  for i in ipairs(bodies) do children[i] = {} end
  for i = #bodies, 1, -1 do table.insert(children[bodies[i].parent], i) end

  local stack = { table.unpack(children[0]) } -- first child on top; -i: body i is to be left
  while #stack > 0 do
    local i = table.remove(stack)
    if i < 0 then
      up(-i)
    else
      down(i)
      stack[#stack + 1] = -i
      lists.append(stack, children[i])
    end
  end
end
