-- Backward liveness from the stores: which nodes are needed at all, and how often.
--
--   live.of(trace) -> { uses[node] = n (nil: dead), order = live non-constant nodes by creation,
--                       constants = the constant nodes that live code reads, by creation,
--                       rows = the operations on rows of memory }
--   live.prune(item)   once: gives what has a trace its live and cost
--   live.check_finite(live, notes, file)   fails where a number of the file is beyond all doubles
-- -x is x here (trace.base); a constant expression is one leaf, its inside is not live.
local fail = require "fail"
local order = require "order"
local place_of = require("expr").place_of

local M = {}

local function reverse(list)
  local n = #list
  for k = 1, n // 2 do list[k], list[n + 1 - k] = list[n + 1 - k], list[k] end
  return list
end

local function number_of(node) return node.id end

-- one sweep from the last node to the first: what a node reads was made before it
function M.of(trace)
  local uses, nodes, constants, rows = {}, {}, {}, {}

  local function use(x)
    if x.op == "neg" then x = x.a end
    local count = uses[x]
    uses[x] = (count or 0) + 1
    if not count and x.const and x.op ~= "num" then constants[#constants + 1] = x end
  end

  for _, event in ipairs(trace.events) do
    if event.cost then rows[#rows + 1] = event end
    if event.node then use(event.node) end
  end
  for _, pivot in ipairs(trace.pivots) do use(pivot.node) end
  local list = trace.pool.list
  for id = #list, 1, -1 do
    local node = list[id]
    if node and uses[node] and not node.const then
      nodes[#nodes + 1] = node
      local a, b, of = node.a, node.b, node.of
      if a then use(a) end
      if b then use(b) end
      if of then
        for _, x in ipairs(of) do use(x) end
      end
    end
  end
  nodes = reverse(nodes)
  order.by_place(constants, number_of)
  if trace.pool.placed() then
    order.by_place(nodes, place_of)
    order.by_place(constants, place_of)
  end
  return { uses = uses, order = nodes, constants = constants, rows = rows }
end

-- whether live code reads an argument
function M.reads(live, array)
  for _, node in ipairs(live.order) do
    if node.op == "input" and node.array == array then return true end
  end
  return false
end

-- operations of the live code, by kind
function M.cost(live)
  local cost = { mul = 0, add = 0, sub = 0, div = 0, sin = 0, cos = 0, sqrt = 0 }
  for _, node in ipairs(live.order) do
    if cost[node.op] then cost[node.op] = cost[node.op] + 1 end
    if node.op == "dot" then
      cost.mul, cost.add = cost.mul + node.n, cost.add + node.n - 1
    end
  end
  for _, row in ipairs(live.rows) do
    for _, kind in ipairs { "mul", "add", "sub" } do cost[kind] = cost[kind] + row.cost[kind] end
  end
  cost.total = cost.mul + cost.add + cost.sub + cost.div
  return cost
end

function M.prune(item)
  if item.live then return end
  item.live = M.of(item.trace)
  item.cost = M.cost(item.live)
end

-- Numbers of the file whose product or sum no double holds (m c^2 of 1e300 kg and 1e10 m) are left
-- as operations by gen/expr, as 1/0 is.
function M.check_finite(live, notes, file)
  for _, node in ipairs(live.order) do
    if node.b and node.op ~= "div" and node.a.const and node.b.const then
      fail.input(file, nil, ("numbers of this robot are too large: %s is beyond the range of "
        .. "double; expected masses and lengths whose products are within it"):format(
        notes[node] and notes[node].name or "an inertia"))
    end
  end
end

return M
