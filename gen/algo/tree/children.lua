-- Walks over the tree, and sums over children: each body collects the contributions of the bodies
-- that it carries.
--
--   children.walk(bodies, down, up)   depth first: down(i) before the children of body i, up(i)
--     after them.  A branch is left for good before the next one starts, so that only one branch's
--     values are alive at a time; in a chain it is the two sweeps of the book's tables.
--   children.of(model, K) -> arriving
--     arriving.add(i, x)   body i adds x, a number or a table of them in its parent's frame
--     arriving.at(i)       the contributions to body i (0: the base), in the order of arrival
--     arriving.onto(i, own, add)   own with all of it added; add(a, b) -> a + b
local branches = require "model.branches"

local M = {}

function M.walk(bodies, down, up)
  local below = branches.children(bodies)
  local function visit(i)
    down(i)
    for _, child in ipairs(below[i]) do visit(child) end
    up(i)
  end
  for _, root in ipairs(below[0]) do visit(root) end
end

function M.of(model, K)
  local lists = { [0] = {} }
  for i in ipairs(model.bodies) do lists[i] = {} end
  local arriving = {}

  function arriving.add(i, x)
    local parent = model.bodies[i].parent
    table.insert(lists[parent], K.join(parent, i, x))
  end

  function arriving.at(i) return lists[i] end

  function arriving.onto(i, own, add)
    for _, x in ipairs(lists[i]) do own = add(own, x) end
    return own
  end
  return arriving
end

return M
