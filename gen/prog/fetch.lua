-- What a host takes to run a trace: instructions of straight-line code that it fetches and runs.
--
--   fetch.of(traced, options) -> { time, bytes }   traced: what has a trace and its live
--     time   in instructions, about, of such as are in the first-level cache;  bytes: of code
--   fetch.least(forms, options) -> the one of several { says, traced } that takes the least time,
--     of equals the first, each with its time now;  says: what it is, in words
--   fetch.says(forms) -> a sentence on these, the one with the least first
-- Straight-line code runs each instruction once, so what counts is how many there are and not what
-- they compute: a vector of limbs or of a row is one, a product and the sum that it goes into are
-- one, and each operand but the first use of a value is one more, as gcc moves them about.  The
-- numbers are those of target.FETCH.
local expr = require "expr"
local sized = require "prog.sized"
local target = require "prog.target"

local base = expr.base

local M = {}

local FETCH = target.FETCH

-- products that are one instruction with the sum they go into
local function contracted(live)
  local inside = {}
  for _, node in ipairs(live.order) do
    for _, x in ipairs((node.op == "add" or node.op == "sub") and { node.a, node.b } or {}) do
      local product = base(x)
      if product.op == "mul" and not product.const and live.uses[product] == 1 then
        inside[product] = true
        break
      end
    end
  end
  return inside
end

-- elements of a gathered vector that are no numbers of the robot, which come from a table
local function gathered(node)
  local count = 0
  for _, x in ipairs(node.of) do count = count + (x.const and 0 or 1) end
  return count
end

-- vectors of a row of n numbers: whole ones, a half one, single ones
local function vectors(n, options)
  local wide = options.real == "float" and 2 * FETCH.wide or FETCH.wide
  local half = wide // 2
  return n // wide + n % wide // half + n % half
end

local function called(cost)
  return FETCH.call + FETCH.called * (cost.mul + cost.add + cost.sub), FETCH.call_bytes
end

-- time and bytes of a node, a row and any other operation on memory
local function of_node(node, live, options)
  local op, plain = node.op, FETCH.bytes
  if op == "div" or op == "sqrt" then return FETCH.quotient, plain end
  if op == "sin" or op == "cos" then return FETCH.sine, FETCH.sine * plain end
  if op == "lane" or op == "input" then return 1, plain end
  if op == "lanes" then
    local count = gathered(node)
    return FETCH.gathered * count, count * plain
  elseif op == "dot" then
    if node.n > target.LONGEST_ROW then return called { mul = node.n, add = node.n, sub = 0 } end
    local time = FETCH.dot + 2 * vectors(node.n, options)
    return time, time * plain
  elseif op == "add" or op == "sub" or op == "mul" then
    return live.uses[node], live.uses[node] * plain
  end
  return 0, 0
end

-- few: products of matrices have constant sizes
local function of_row(row, options, few)
  if few and sized.is_product(row) then
    return FETCH.product + FETCH.multiplied * (row.cost.mul + row.cost.sub), FETCH.call_bytes
  end
  if row.kind ~= "row" or row.n > target.LONGEST_ROW then return called(row.cost) end
  local each = vectors(row.n, options) * (row.verb == "sub" and 1.5 or 1)
  return FETCH.row + FETCH.vector * each, (0.5 + each) * FETCH.bytes
end

function M.of(traced, options)
  local live, inside = traced.live, contracted(traced.live)
  local time, bytes = 0, 0
  local function add(more, size) time, bytes = time + more, bytes + size end
  for _, node in ipairs(live.order) do
    if not inside[node] then add(of_node(node, live, options)) end
  end
  local few = sized.are_few(live.rows)
  for _, row in ipairs(live.rows) do add(of_row(row, options, few)) end
  for _, event in ipairs(traced.trace.events) do
    if event.kind == "store" then add(FETCH.store, FETCH.bytes) end
  end
  time = time + FETCH.beyond * math.max(0, bytes - FETCH.cache)
  return { time = math.floor(time), bytes = math.floor(bytes) }
end

function M.least(forms, options)
  local best
  for _, form in ipairs(forms) do
    form.time = form.time or M.of(form.traced, options).time
    if not best or form.time < best.time then best = form end
  end
  return best
end

function M.says(forms)
  local best, words = M.least(forms), {}
  for _, form in ipairs(forms) do
    if form ~= best then words[#words + 1] = ("%d %s"):format(form.time, form.says) end
  end
  return ("About %d instructions %s, against %s."):format(best.time, best.says,
    table.concat(words, ", "))
end

return M
