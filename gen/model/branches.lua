-- Which bodies carry which: body i has parent < i, 0 is the base.
--
--   branches.children(bodies) -> children[i], from 0 on: the bodies directly on body i, ascending
--   branches.subtree(children, i) -> list of body i and all that it carries, depth first
--   branches.up(bodies, i) -> list of body i and the bodies that carry it, from it to the base
--   branches.carries(bodies, i, j)   does body i, or the base, carry body j, or is it body j?
local M = {}

function M.children(bodies)
  local children = { [0] = {} }
  for i in ipairs(bodies) do children[i] = {} end
  for i, body in ipairs(bodies) do table.insert(children[body.parent], i) end
  return children
end

function M.subtree(children, i, list)
  list = list or {}
  list[#list + 1] = i
  for _, child in ipairs(children[i]) do M.subtree(children, child, list) end
  return list
end

function M.up(bodies, i)
  local list = {}
  while i > 0 do
    list[#list + 1], i = i, bodies[i].parent
  end
  return list
end

function M.carries(bodies, i, j)
  while j > i do j = bodies[j].parent end
  return i == j
end

return M
