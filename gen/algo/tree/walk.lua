-- One walk over the tree, depth first: down(i) before the children of body i, up(i) after them.
--
-- A branch is left for good before the next one starts, so that only one branch's values are alive
-- at a time; in a chain it is the two sweeps of the book's tables.
local branches = require "model.branches"

return function(bodies, down, up)
  local children = branches.children(bodies)
  local stack = {} -- the first child is on top; -i: body i is to be left
  local function push(i)
    for k = #children[i], 1, -1 do stack[#stack + 1] = children[i][k] end
  end
  push(0)
  while #stack > 0 do
    local i = table.remove(stack)
    if i < 0 then
      up(-i)
    else
      down(i)
      stack[#stack + 1] = -i
      push(i)
    end
  end
end
