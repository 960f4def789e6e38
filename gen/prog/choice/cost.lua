-- Estimates the cost of a program: on a host the instructions of straight-line code that it fetches
-- and executes, on a microcontroller operations.
--
--   cost.of(program, options, waits) -> { time, bytes, weight, text };  waits: each body waits for
--     the one that it carries (articulated bodies)
--     time    on a host in instructions from the first-level cache, including the time in which a
--             cold call fetches their bytes; else in executed operations;  bytes: of code
--     weight  by which forms are compared: time, on a microcontroller also bytes
--     text    how much less this form must weigh if it is written beside another one
--   cost.is_time(options) -> whether time is in instructions
--
-- Straight-line code executes each instruction once, so their number counts, not what they compute.
-- A vector of limbs or of a row is one; so is a product with the sum that reads it.  Each further
-- use of a value as an operand is one more, because gcc moves values about.
--
-- The numbers are instructions of 6 bytes, fitted to 72 functions of quad, biped and humanoid (gcc
-- 12 -O2 -march=native, an AMD EPYC) and, for long rows and supernodes, to chains and trees of 10
-- to 40 joints.  Times come within 8 % (root mean square), bytes within 12 %.
local expr = require "expr"
local lists = require "list"
local memory = require "prog.memory"
local side_by_side = require("prog.blocks").side_by_side
local target = require "prog.choice.target"

local M = {}

local FETCH = {
  bytes = 6, -- of an instruction
  store = 0.2, -- of an element, in parallel with other instructions
  gathered = 0.5, -- an element put into a vector
  quotient = 14, -- or a square root
  lane = 1.6, -- reading a single lane of a vector; next, if the element of a vector side by side
  put = 0.4, -- with others is stored
  sines = 80, -- the call for all of them; next, each sine or cosine by the runtime's vectors
  sine = 4.5,
  wide = 4, -- doubles in a vector of a row
  row = 3, -- an operation on a row; next, each vector of it, and half of it more if it subtracts
  vector = 1.2,
  dot = 10, -- a scalar product of rows, plus two a vector
  product = 110, -- a product of matrices of constant sizes; next, each operation in it
  multiplied = 0.24,
  states = 10, -- factor for rows in lanes of states, where numbers are not adjacent
  long = 35, -- the call for a long row
  call = 130, -- the call for a supernode or a product of matrices
  called = 0.3, -- an operation in a long row, a product or a supernode
  single = 60, -- the call for one row times a matrix, or for one that is turned
  loops = 1.2, -- factor for others by supernodes: narrow vectors and cold calls slow their loops
  again = 0.5, -- reading an input once more, because few of them stay in registers
  call_bytes = 150,
  cache = 32768, -- bytes of the first-level cache
  beyond = 0.04, -- a byte of code beyond that
  cold = 0.03, -- any byte of code, for calls that do not find it there
  waiting = 1.24, -- factor if each body waits for another one: 1.24 to 1.45 on eight robots
  text = 0.176, -- the least share of its time, without rows, that a version with lanes must gain
}
M.FETCH = FETCH

-- products that are fused with the sum that reads them
local function contracted(program)
  local inside, uses = {}, program.uses
  local function is_inside(x)
    if x.op == "neg" then x = x.a end
    if x.op ~= "mul" or x.const or uses[x.id] > 1 then return false end
    inside[x.id] = true
    return true
  end
  for _, node in ipairs(program.order) do
    local op = node.op
    if expr.SUM[op] and not is_inside(node.a) then is_inside(node.b) end
  end
  return inside
end

-- how many vectors a row of n numbers takes: whole ones, a half one, single numbers
local function vectors(n, wide)
  local half = math.max(1, wide // 2)
  return n // wide + n % wide // half + n % half
end

-- a call of the runtime, for a long row, a supernode or a product whose sizes are not constant
local function called(call, more, cost)
  return call + more * FETCH.called * (cost.mul + cost.add + cost.sub), FETCH.call_bytes
end

-- operations that take an instruction for each use
local USED = { add = true, sub = true, mul = true }

-- time and bytes of a node that is not in USED
local function of_node(node, uses, wide)
  local op, plain = node.op, FETCH.bytes
  if op == "div" or op == "sqrt" then return FETCH.quotient, plain end
  if op == "sin" or op == "cos" then return FETCH.sine, FETCH.sine * plain end
  if op == "lane" then return FETCH.lane, plain end
  if op == "input" then
    local times = 1 + FETCH.again * (uses[node.id] - 1)
    return times, times * plain
  end
  if op == "lanes" then
    -- the robot's numbers are loaded from a table
    local count = lists.count(node.of, function(x) return not x.const end)
    return FETCH.gathered * count, count * plain
  elseif op == "dot" then
    if node.n > target.LONGEST_ROW then
      return called(FETCH.long, 1, { mul = node.n, add = node.n, sub = 0 })
    end
    local time = FETCH.dot + 2 * vectors(node.n, wide)
    return time, time * plain
  end
  return 0, 0
end

-- one row times a matrix, or one that is turned
local function is_single(row) return row.stride ~= nil and not memory.is_product(row) end

-- the same for an operation on memory;  wide: numbers in a vector;  few: products of constant size
local function of_row(row, wide, few)
  local more = wide == 1 and FETCH.states or 1
  if few and memory.is_product(row) then
    local each = more * FETCH.multiplied
    return FETCH.product + each * (row.cost.mul + row.cost.sub), FETCH.call_bytes
  end
  if row.kind ~= "row" then
    return called(is_single(row) and FETCH.single or FETCH.call, more, row.cost)
  end
  if row.n > target.LONGEST_ROW then return called(FETCH.long, 1, row.cost) end
  local each = vectors(row.n, wide) * (row.verb == "sub" and 1.5 or 1)
  return FETCH.row + FETCH.vector * each, (0.5 + each) * FETCH.bytes
end

local function fetched(program, wide, waits)
  local inside, uses = contracted(program), program.uses
  local time, bytes, used = 0, 0, 0
  local function add(more, size) time, bytes = time + more, bytes + size end
  -- single numbers, and the call for sines
  for _, node in ipairs(program.order) do
    if not USED[node.op] then
      add(of_node(node, uses, wide))
    elseif not inside[node.id] then
      used = used + uses[node.id]
    end
  end
  add(used, used * FETCH.bytes)
  if program.cost.sin > 0 then add(FETCH.sines, 0) end
  -- operations on rows
  local few, single = memory.are_few(program.rows), time
  for _, row in ipairs(program.rows) do add(of_row(row, wide, few)) end
  local rows = time - single
  local together = 0
  for k, event in ipairs(program.events) do
    if event.kind == "store" then add(FETCH.store, FETCH.bytes) end
    if together == 0 then together = side_by_side(program.events, k) end
    if together > 0 then
      add(FETCH.put - FETCH.lane, 0)
      together = together - 1
    end
  end
  -- loops and cold code
  local loops = program.level == "supernodes" and not lists.all(program.rows, is_single)
  if loops then time = FETCH.loops * time end
  time = time + FETCH.cold * bytes + FETCH.beyond * math.max(0, bytes - FETCH.cache)
  if waits then time = FETCH.waiting * time end
  return { time = math.floor(time), bytes = math.floor(bytes), weight = time,
    text = program.sets and FETCH.text * (time - rows) or 0 }
end

-- On a microcontroller: bytes of code for an operation (Cortex-M4F, gcc -Os), and the operations
-- that a byte is worth.
local OPERATION, FLASH = 4.3, 0.105

function M.is_time(options) return options.target ~= "mcu" and options.limbs ~= "scalar" end

function M.of(program, options, waits)
  if M.is_time(options) then
    local wide = options.real == "float" and 2 * FETCH.wide or FETCH.wide
    if options.lanes then wide = 1 end -- the lanes of a vector are states
    return fetched(program, wide, waits)
  end
  local time, bytes = program.cost.total, OPERATION * (program.length or program.cost.total)
  return { time = time, bytes = math.floor(bytes), weight = time + FLASH * bytes, text = 0 }
end

return M
