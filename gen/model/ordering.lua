-- Orders the elimination of a sparse symmetric matrix: minimum degree over its graph.
--
--   ordering.of(n, couples, from, after) -> the indices 1..n, the first to be eliminated first
--     couples[i]  set of the j /= i with an entry (i, j), both halves
--     from[i]     for a row of constraints, whose diagonal is zero: the indices that can give it a
--                 pivot.  The row waits until the indices eliminated so far can give pivots to it
--                 and to all such rows eliminated before (a matching: Hall's condition)
--     after[i]    list of further indices that row i waits for, or nil
--   ordering.match(i, from, there, owner, seen)   one step of it: gives i one of from(i) that is in
--                 the set `there`, if need be by moving others;  owner: so far;  seen: {}
--   ordering.matrix(list, couples) -> { pattern, at = index -> its row there };  list: an order
--     pattern: in the order of L'DL, which goes from the last row up.  Its rows, closed under
--     fill-in, are the ancestors in its elimination tree, as with H
-- The graph is small (a hundred nodes), so it is eliminated explicitly and degrees are exact.
local lists = require "list"
local order = require "order"
local pattern_of = require "model.pattern"

local M = {}

function M.match(i, from, there, owner, seen)
  for _, k in ipairs(from(i)) do
    if there[k] and not seen[k] then
      seen[k] = true
      if not owner[k] or M.match(owner[k], from, there, owner, seen) then
        owner[k] = i
        return true
      end
    end
  end
  return false
end

-- makes neighbours of i neighbours of each other
local function eliminate(i, adjacent, degree)
  local others = order.keys(adjacent[i])
  for _, a in ipairs(others) do
    adjacent[a][i] = nil
    degree[a] = degree[a] - 1
    for _, b in ipairs(others) do
      if a ~= b and not adjacent[a][b] then
        adjacent[a][b] = true
        degree[a] = degree[a] + 1
      end
    end
  end
end

function M.of(n, couples, from, after)
  local adjacent, degree, gone, owner, list = {}, {}, {}, {}, {}
  local all = order.keys(couples)
  local function pivots(i) return from[i] end
  local function is_next(i)
    local free = lists.all(after[i] or {}, function(k) return gone[k] end)
    return not from[i] or free and M.match(i, pivots, gone, owner, {})
  end
  for i = 1, n do adjacent[i], degree[i] = order.with(couples[i], {}), order.size(couples[i]) end
  for step = 1, n do
    local left = lists.those(all, function(i) return not gone[i] end)
    -- ties go to the last one: leaves before their ancestors
    table.sort(left, function(a, b)
      if degree[a] ~= degree[b] then return degree[a] < degree[b] end
      return a > b
    end)
    for _, i in ipairs(left) do
      if is_next(i) then
        eliminate(i, adjacent, degree)
        gone[i], list[step] = true, i
        break
      end
    end
    if not list[step] then return nil end
  end
  return list
end

function M.matrix(list, couples)
  local n, at, lower = #list, {}, {}
  for k, i in ipairs(list) do at[i] = n + 1 - k end
  for row = 1, n do lower[row] = {} end
  for i = 1, n do
    for j = 1, n do
      if couples[i][j] and at[j] < at[i] then lower[at[i]][at[j]] = true end
    end
  end
  return { pattern = pattern_of.of(pattern_of.elimination_tree(n, lower)), at = at }
end

return M
