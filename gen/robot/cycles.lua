-- Finds cycles in a list whose items each point to at most one other item.

-- The loop through `entry`, as a list that starts with the item that comes first.
local function trace(entry, next_of, place)
  local first, item = entry, next_of(entry)
  while item ~= entry do
    first = place[item] < place[first] and item or first
    item = next_of(item)
  end
  local loop = { first }
  item = next_of(first)
  while item ~= first do
    loop[#loop + 1] = item
    item = next_of(item)
  end
  return loop
end

--- All loops of `list` under `next_of(item) -> item or nil`, each a list of items in the
-- direction of `next_of`, starting with the one that comes first in `list`.  Linear time, no
-- recursion.
local function loops(list, next_of)
  local place, visited, found = {}, {}, {}
  for i, item in ipairs(list) do place[item] = i end
  for start, item in ipairs(list) do
    while item and not visited[item] do
      visited[item] = start
      item = next_of(item)
    end
    -- the walk met itself: `item` is on a loop that no earlier walk has seen
    if item and visited[item] == start then found[#found + 1] = trace(item, next_of, place) end
  end
  return found
end

return loops
