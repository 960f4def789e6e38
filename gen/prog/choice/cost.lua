-- What a program costs: on a host instructions of straight-line code that it fetches and runs, on a
-- microcontroller operations.
--
--   cost.of(program, options) -> { time, bytes, rows }
--     time   in instructions, about, of such as are in the first-level cache, or operations that
--            run;  bytes: of code;  rows: how much of the time operations on memory take, on a host
-- Straight-line code runs each instruction once, so what counts is how many there are and not what
-- they compute: a vector of limbs or of a row is one, a product and the sum that it goes into are
-- one, and each operand but the first use of a value is one more, as gcc moves them about.
--
-- The numbers are instructions of 6 bytes, of which an AMD EPYC takes 11.4 a ns.  They were fitted
-- to crba, ltdl, minv, fd, H and LD in one, and H, LD and C, of quad, biped and humanoid (floating,
-- -O2) in four forms each, by rows or by numbers, with limbs in lanes or without, gcc 12 -O2
-- -march=native: 72 functions of 55 to 2150 ns, 4 to 123 KB.  Times are within 8 % (root mean
-- square), bytes within 12 %; of 36 pairs of forms the slower one is chosen once, by 6 %.  A row
-- read behind the one that stored it costs more than its instructions.  There code from the
-- second-level cache comes as fast as it runs, and 64 KB of other code between two calls add 10 to
-- 20 ns.  Others fetch 11 to 13 bytes a cycle from there instead of 16 and more: an instruction
-- beyond the first-level cache counts a quarter more.
local expr = require "expr"
local sized = require "prog.sized"
local target = require "prog.choice.target"

local base = expr.base

local M = {}

local FETCH = {
  bytes = 6, -- of an instruction
  store = 0.2, -- beside the rest
  gathered = 0.5, -- an element put into a vector
  quotient = 14, -- or root
  lane = 1.6, -- a lane of a vector that is read by itself
  sines = 80, -- the call for all of them, and each sine or cosine by the runtime's vectors
  sine = 4.5,
  wide = 4, -- doubles of a vector of a row
  row = 3, -- an operation on a row, and each vector of it; half as much again where it subtracts
  vector = 1.2,
  dot = 10, -- a scalar product of rows, and two a vector
  product = 110, -- of matrices of constant sizes, and each operation in it
  multiplied = 0.24,
  call = 130, -- a long row, a supernode, a product of matrices, and each operation in it
  called = 0.3,
  call_bytes = 150,
  cache = 32768, -- bytes of the first level
  beyond = 0.04, -- a byte beyond
  second = 262144, -- of the second level, and a byte beyond, as a call felt it that found nothing
  far = 1, --        in the caches: 0.3 on an AMD EPYC, 1.3 on an Intel
}
M.FETCH = FETCH

-- products that are one instruction with the sum they go into
local function contracted(program)
  local inside, uses = {}, program.uses
  local function is_inside(x)
    local product = base(x)
    if product.op ~= "mul" or product.const or uses[product] > 1 then return false end
    inside[product] = true
    return true
  end
  for _, node in ipairs(program.order) do
    if node.op == "add" or node.op == "sub" then
      local _ = is_inside(node.a) or is_inside(node.b)
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
local function of_node(node, uses, options)
  local op, plain = node.op, FETCH.bytes
  if op == "add" or op == "sub" or op == "mul" then return uses[node], uses[node] * plain end
  if op == "div" or op == "sqrt" then return FETCH.quotient, plain end
  if op == "sin" or op == "cos" then return FETCH.sine, FETCH.sine * plain end
  if op == "lane" then return FETCH.lane, plain end
  if op == "input" then return 1, plain end
  if op == "lanes" then
    local count = gathered(node)
    return FETCH.gathered * count, count * plain
  elseif op == "dot" then
    if node.n > target.LONGEST_ROW then return called { mul = node.n, add = node.n, sub = 0 } end
    local time = FETCH.dot + 2 * vectors(node.n, options)
    return time, time * plain
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

local OPERATION = 4.3 -- bytes of an operation on a Cortex-M4F, gcc -Os

local function fetched(program, options)
  local inside = contracted(program)
  local time, bytes = 0, 0
  local function add(more, size) time, bytes = time + more, bytes + size end
  for _, node in ipairs(program.order) do
    if not inside[node] then add(of_node(node, program.uses, options)) end
  end
  if program.cost.sin > 0 then add(FETCH.sines, 0) end
  local few, single = sized.are_few(program.rows), time
  for _, row in ipairs(program.rows) do add(of_row(row, options, few)) end
  local rows = time - single
  for _, event in ipairs(program.events) do
    if event.kind == "store" then add(FETCH.store, FETCH.bytes) end
  end
  time = time + FETCH.beyond * math.max(0, bytes - FETCH.cache)
    + FETCH.far * math.max(0, bytes - FETCH.second)
  return { time = math.floor(time), bytes = math.floor(bytes), rows = math.floor(rows) }
end

function M.of(program, options)
  if options.target ~= "mcu" then return fetched(program, options) end
  local length = program.length or program.cost.total
  return { time = program.cost.total, bytes = math.floor(OPERATION * length), rows = 0 }
end

return M
