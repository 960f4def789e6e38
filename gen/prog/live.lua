-- Backward liveness from the stores: which nodes are needed, and how often each is read.
--
--   live.of(program) -> the program with uses, order, numbers, rows, reads and cost (prog.program)
--   live.sorted(program) -> the same program once some of its nodes have other places
--   live.check_finite(program, file)   fails if a constant exceeds the range of double
-- x and -x count as one value (expr.base).  A constant expression is one leaf; its operands are not
-- live.
local fail = require "fail"
local lists = require "list"
local order = require "order"
local place_of = require("expr").place_of
local programs = require "prog.program"

local M = {}

-- nodes in the order of their places, then of their numbers
local function sorted(nodes)
  order.by_place(nodes, function(node) return node.id end)
  order.by_place(nodes, place_of)
  return nodes
end

-- adds the operations of rows to those of nodes, and sums up the total
local function add_rows(cost, rows)
  for _, row in ipairs(rows) do
    for _, kind in ipairs { "mul", "add", "sub" } do cost[kind] = cost[kind] + row.cost[kind] end
  end
  cost.total = cost.mul + cost.add + cost.sub + cost.div
  return cost
end

-- a list with all places filled at once: filled from its end, it would become a hash table
local function unread(last)
  local uses = {}
  for id = 1, last do uses[id] = false end
  return uses
end

-- One sweep from the last node to the first, because a node reads only earlier ones: marks operands
-- and counts operations.  run(event) where one stands;  arrays: gets those that nodes read
local function sweep(pool, uses, use, event_at, run, arrays)
  local list, nodes, n = pool.list, {}, 0
  local cost = { mul = 0, add = 0, sub = 0, div = 0, sin = 0, cos = 0, sqrt = 0 }
  for k = #list, 1, -1 do
    local node = uses[k] and list[k]
    if node and not node.const then
      n = n + 1
      nodes[n] = node
      local op, a, b = node.op, node.a, node.b
      local count = cost[op]
      if count then
        cost[op] = count + 1
      elseif op == "dot" then
        cost.mul, cost.add = cost.mul + node.n, cost.add + node.n - 1
      end
      if b then -- as in `use`, which most of a run's time would be spent on calling
        if a.op == "neg" then a = a.a end
        if b.op == "neg" then b = b.a end
        local a_id, b_id = a.id, b.id
        local read = uses[a_id]
        if read then uses[a_id] = read + 1 elseif a.const then use(a) else uses[a_id] = 1 end
        read = uses[b_id]
        if read then uses[b_id] = read + 1 elseif b.const then use(b) else uses[b_id] = 1 end
      elseif a then
        use(a)
      elseif node.of then
        for _, x in ipairs(node.of) do use(x) end
      else
        arrays[node.array], arrays[node.other or node.array] = true, true
      end
    elseif not node and event_at[k] then
      run(event_at[k])
    end
  end
  -- back into ascending order
  for k = 1, n // 2 do nodes[k], nodes[n + 1 - k] = nodes[n + 1 - k], nodes[k] end
  return nodes, cost
end

-- Stores and operations on memory are roots, and so are pivots.  What is written to a local array
-- stands before what reads it: an event is left out if nothing behind it reads its array.
function M.of(program)
  local pool, locals = program.pool, program.locals
  local uses, numbers, event_at, read, dropped = unread(#pool.list), {}, {}, {}, {}

  local function use(x)
    if x.op == "neg" then x = x.a end
    local id = x.id
    local count = uses[id]
    uses[id] = (count or 0) + 1
    if not count and x.const and x.op ~= "num" then numbers[#numbers + 1] = x end
  end

  local function run(event)
    if locals and locals[event.array] and not read[event.array] then
      dropped[event] = true
      return
    end
    if event.node then use(event.node) end
    for n = 2, event.cost and #event.places or 0 do read[event.places[n][1]] = true end
  end
  -- roots: events and pivots, but events on local arrays wait for those that read them
  for _, event in ipairs(program.events) do
    if locals then event_at[event.at] = event else run(event) end
  end
  for _, pivot in ipairs(program.pivots) do use(pivot.node) end
  -- values that the roots need
  local nodes, cost = sweep(pool, uses, use, event_at, run, read)
  if pool.placed() then order.by_place(nodes, place_of) end
  local events = lists.those(program.events, function(event) return not dropped[event] end)
  local rows = lists.those(events, function(event) return event.cost end)
  return programs.with(program, {
    uses = uses, order = nodes, numbers = sorted(numbers), rows = rows, reads = read,
    cost = add_rows(cost, rows), locals = false,
    events = #events < #program.events and events or nil,
  })
end

function M.sorted(program)
  return programs.with(program, {
    order = sorted(lists.joined(program.order)), numbers = sorted(lists.joined(program.numbers)),
  })
end

-- gen/expr keeps a product or sum of the file's numbers as an operation if no double can hold it,
-- such as m c^2 with 1e300 kg and 1e10 m, or 1/0.
function M.check_finite(program, file)
  for _, node in ipairs(program.order) do
    if node.b and node.op ~= "div" and node.a.const and node.b.const then
      fail.input(file, nil, ("numbers of this robot are too large: %s is beyond the range of "
        .. "double; expected masses and lengths whose products are within it"):format(
        program.notes[node] and program.notes[node].name or "an inertia"))
    end
  end
end

return M
