-- Backward liveness from the stores: which nodes are needed at all, and how often.
--
--   live.of(trace) -> { uses[node] = n (nil: dead), order = live non-constant nodes by creation,
--                       constants = the constant nodes that live code reads, by creation }
-- -x is x here (trace.base); a constant expression is one leaf, its inside is not live.
local base = require("prog.trace").base

local M = {}

function M.of(trace)
  local uses, order, constants = {}, {}, {}
  local stack = {}

  local function use(x)
    local node = base(x)
    if uses[node] then
      uses[node] = uses[node] + 1
      return
    end
    uses[node] = 1
    if node.const then
      if node.op ~= "num" then constants[#constants + 1] = node end
    else
      stack[#stack + 1] = node
    end
  end

  for _, event in ipairs(trace.events) do
    if event.kind == "store" then use(event.node) end
  end
  for _, pivot in ipairs(trace.pivots) do use(pivot.node) end
  while #stack > 0 do
    local node = table.remove(stack)
    order[#order + 1] = node
    if node.a then use(node.a) end
    if node.b then use(node.b) end
  end
  local function by_creation(a, b)
    if a.at ~= b.at then return a.at < b.at end
    return a.id < b.id
  end
  table.sort(order, by_creation)
  table.sort(constants, by_creation)
  return { uses = uses, order = order, constants = constants }
end

-- operations of the live code, by kind
function M.cost(live)
  local cost = { mul = 0, add = 0, sub = 0, div = 0, sin = 0, cos = 0, sqrt = 0 }
  for _, node in ipairs(live.order) do
    if cost[node.op] then cost[node.op] = cost[node.op] + 1 end
  end
  cost.total = cost.mul + cost.add + cost.sub + cost.div
  return cost
end

return M
