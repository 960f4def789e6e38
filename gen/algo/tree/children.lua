-- Sums over children: each body collects the contributions of the bodies that it carries.
--
--   children.of(model, K) -> arriving
--     arriving.add(i, x)   body i adds x, a number or a table of them in its parent's frame
--     arriving.at(i)       the contributions to body i (0: the base), in the order of arrival
--     arriving.onto(i, own, add)   own with all of it added; add(a, b) -> a + b
local M = {}

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
