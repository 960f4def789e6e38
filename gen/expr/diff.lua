-- Derivatives of hash-consed expressions by the chain rule, over a pool (expr).
--
--   diff.of(pool, outputs, seeds, n, hear) -> rows[k][d], the derivative of outputs[k] along
--     direction d = 1..n, nil if it is a structural zero
--   seeds: node -> { [d] = its change along d }; the chain rule ends at these nodes.  An input
--     without seeds is constant; a vector (expr.vectors) without seeds is an error { shape }
--   hear: a table of functions:
--     begin(d, k)              direction d of forward mode begins, or reverse mode of outputs[k]
--     value(d, node, tangent)  forward mode made this value
--     adjoint(k, node, change) reverse mode made this one: of outputs[k] by node
--     done(d, rows)            all rows[k][d] are known; in the order of d
-- Forward mode works direction by direction and makes only non-zeros.  If there are fewer outputs
-- than directions, reverse mode is also tried, and kept if it takes fewer operations.
local expr = require "expr"

local base, signed, is_zero = expr.base, expr.signed, expr.is_zero

local M = {}

-- The nodes that outputs are computed from, in the order of creation.  The search stops at seeds;
-- given seeds, all other nodes must have derivatives.
local function reach(outputs, seeds)
  local seen, list, stack = {}, {}, {}
  local function visit(x)
    x = base(x)
    if not seen[x] and not x.const then
      seen[x], list[#list + 1], stack[#stack + 1] = true, x, x
    end
  end
  for _, x in ipairs(outputs) do visit(x) end
  while #stack > 0 do
    local node = table.remove(stack)
    if node.set and seeds and not seeds[node] then
      error({ shape = "a vector has no derivative" })
    elseif node.a and not (seeds and seeds[node]) then
      visit(node.a)
      if node.b then visit(node.b) end
    elseif node.fresh and seeds and not seeds[node] then
      error("what is in memory has no derivative")
    end
  end
  table.sort(list, function(x, y) return x.id < y.id end)
  return list
end

-- Partial derivatives of an operator: x = a op b changes by da*PASS.a + db*PASS.b.  A factor of 1
-- or -1 is a sign.
local PASS = {
  add = { a = function() return 1 end, b = function() return 1 end },
  sub = { a = function() return 1 end, b = function() return -1 end },
  mul = { a = function(x) return x.b end, b = function(x) return x.a end },
  sin = { a = function(x, make) return make("cos", x.a) end },
  cos = { a = function(x, make) return -make("sin", x.a) end },
}

local function times(x, factor)
  if factor == 1 then return x end
  if factor == -1 then return -x end
  return x * factor
end

-- quotients and roots divide the change: (da - x db) / b and da / 2x
local function tangent(pool, x, da, db)
  if x.op == "div" then
    local top = da or pool.num(0)
    return (db and top - x * db or top) / x.b
  elseif x.op == "sqrt" then
    return da / (x + x)
  end
  local pass, sum = PASS[x.op], nil
  if da then sum = times(da, pass.a(x, pool.make)) end
  if db then
    local part = times(db, pass.b(x, pool.make))
    sum = sum and sum + part or part
  end
  return sum
end

-- One direction d after the other; known[node] is the change of a value along d, from those of its
-- operands.  A value that does not change has none, so zeros cost nothing.
local function forward(pool, outputs, seeds, n, hear, done)
  local order, rows = reach(outputs, seeds), {}
  for k in ipairs(outputs) do rows[k] = {} end
  for d = 1, n do
    local known = {}
    local function of(x)
      local node, sign = base(x)
      return known[node] and signed(known[node], sign)
    end
    hear.begin(d)
    for _, node in ipairs(order) do
      local t
      if seeds[node] then
        t = seeds[node][d]
      elseif node.a then
        local da, db = of(node.a), node.b and of(node.b)
        t = (da or db) and tangent(pool, node, da, db)
      end
      if t and not is_zero(t) then
        known[node] = t
        if node.a then hear.value(d, node, t) end
      end
    end
    for k, x in ipairs(outputs) do rows[k][d] = of(x) end
    done(d, rows)
  end
  return rows
end

-- the gradient of one output;  hear(node, change): of each value on the way to it
local function gradient(pool, output, seeds, n, hear)
  local order, adjoint, row = reach({ output }, seeds), {}, {}
  local function add(x, g)
    local node, sign = base(x)
    if node.const then return end
    g = signed(g, sign)
    adjoint[node] = adjoint[node] and adjoint[node] + g or g
  end
  add(output, pool.num(1))
  -- adjoints, from the output back to the seeds (Griewank & Walther 2008, section 3.2)
  for k = #order, 1, -1 do
    local node = order[k]
    local g = adjoint[node]
    if g then hear(node, g) end
    if g and seeds[node] then
      for d = 1, n do
        local part = seeds[node][d] and g * seeds[node][d]
        if part then row[d] = row[d] and row[d] + part or part end
      end
    elseif g and node.op == "div" then
      local t = g / node.b
      add(node.a, t)
      add(node.b, -(t * node))
    elseif g and node.op == "sqrt" then
      add(node.a, g / (node + node))
    elseif g and node.a then
      local pass = PASS[node.op]
      add(node.a, times(g, pass.a(node, pool.make)))
      if node.b then add(node.b, times(g, pass.b(node, pool.make))) end
    end
  end
  return row
end

-- counts the operations of the rows and of the values that they use
local function cost(outputs, rows, n)
  local all, count = { table.unpack(outputs) }, 0
  for k in ipairs(outputs) do
    for d = 1, n do all[#all + 1] = rows[k][d] end
  end
  for _, node in ipairs(reach(all)) do
    if node.a then count = count + 1 end
  end
  return count
end

function M.of(pool, outputs, seeds, n, hear)
  local varying = 0
  for _, x in ipairs(outputs) do
    if not x.const then varying = varying + 1 end
  end
  if varying >= n then return forward(pool, outputs, seeds, n, hear, hear.done) end
  local rows = forward(pool, outputs, seeds, n, hear, function() end)
  local others = {}
  for k, x in ipairs(outputs) do
    hear.begin(nil, k)
    others[k] = gradient(pool, x, seeds, n, function(node, g) hear.adjoint(k, node, g) end)
  end
  if cost(outputs, others, n) < cost(outputs, rows, n) then rows = others end
  for d = 1, n do hear.done(d, rows) end
  return rows
end

return M
