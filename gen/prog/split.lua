-- Cuts a long function into parts, and finds the values that cross the cuts.
--
--   split.of(program, limits, result) -> nil if nothing is cut, or {
--     parts    list of { first, last } in program.blocks, in order
--     rest     { first, last }: what remains in the function itself, the return of its `result`
--     slots    places of values that cross, in the order of definition: lists of a node or, with
--              limits.reuse, of several that are not needed at the same time;  count: of nodes
--     home     let node -> its part;  crosses  node -> true;  reread  node -> true: a crossing
--              value that its own part reads as well
--   }
--   split.named(program, fn, size, limits, name, scope)   the same for a row of the catalogue, in
--     parts of `size` operations if that is not nil;  limits: as target.CUT;  with names = { w,
--     struct, parts } in C, made from `name`, that of the function
--   split.peak(program, first, last)   the largest number of named values that are alive between
--     any two blocks, or two of this range
-- A function of more than limits.longest operations (limits.size if it is nil) becomes a list of
-- calls; operations on rows count as vectors, those on long or several rows as a call.  Cuts are
-- made before sections if possible, else before steps, else anywhere; of the possible places, where
-- the fewest values cross.  Nothing is reordered and no operation changes.
local blocks_of = require "prog.blocks"
local lists = require "list"
local target = require "prog.choice.target"

local M = {}

-- weight of a value that crosses a cut before a section, before a step, or anywhere else
local DEARER = { section = 1.0, step = 1.2, other = 1.6 }

-- for the cost of row operations: operations that a call is worth, lanes of a vector (rows.h)
local CALL, LANES = 4, 4

local OPERATION = { add = 1, sub = 1, mul = 1, div = 1, sqrt = 1, sin = 1, cos = 1 }

-- cost of a row operation on n numbers with `each` operations
local function row(n, each)
  return n > target.LONGEST_ROW and CALL or each * ((n + LANES - 1) // LANES)
end

local function operations(node)
  return OPERATION[node.op] or node.op == "dot" and row(node.n, 2) or 0
end

-- scan(node) -> operations of a statement or of the expression { a = x }; calls read(node) for each
-- named value in it (constants do not cross cuts)
local function scanner(names, read)
  local count
  local function visit(x)
    if names[x] then read(x) else count = count + operations(x) end
  end
  return function(node)
    count = operations(node)
    blocks_of.read(node, names, visit)
    return count
  end
end

-- operations of a block;  scan: of scanner
local function scan_block(block, place, scan)
  local kind, count = block.kind, 0
  if kind == "let" then return place[block.node] and 0 or scan(block.node) end
  for _, x in ipairs(kind == "sincos" and block.group.angles or { block.node }) do
    count = count + scan { a = x }
  end
  if kind == "supernode" or block.verb == "scale" then return count + CALL end
  return kind == "row" and count + row(block.n, block.verb == "sub" and 2 or 1) or count
end

-- the first of the blocks that stay in the function itself, with headings: the return of a result
local function rest_of(blocks, result)
  local last = #blocks
  if not (result and blocks[last] and blocks[last].array == result) then return last + 1 end
  while last > 1 and (blocks[last - 1].kind == "section" or blocks[last - 1].kind == "step") do
    last = last - 1
  end
  return last
end

-- per block: operations; per let: defining, first and last reading block
local function survey(program, rest)
  local place = program.sincos and program.sincos.place or {}
  local defined, first, last, size, order = {}, {}, {}, {}, {}
  local at, total = 0, 0
  local function read(node)
    if defined[node] then
      if not first[node] then first[node] = at end
      last[node] = at
    end
  end
  local scan = scanner(program.names, read)
  for k, block in ipairs(program.blocks) do
    at = k
    size[k] = scan_block(block, place, scan)
    total = total + size[k]
    if block.kind == "let" then
      defined[block.node] = k
      order[#order + 1] = block.node
    end
  end
  scan = scanner(program.names, function(node)
    at = math.max(last[node] or 0, rest)
    read(node)
  end)
  for _, pivot in ipairs(program.pivots) do scan { a = pivot.node } end
  return {
    size = size, total = total, defined = defined, first = first, last = last, order = order,
  }
end

-- how many values cross a cut before each block
local function crossings(facts, count)
  local crossing = {}
  for k = 1, count + 2 do crossing[k] = 0 end
  for _, node in ipairs(facts.order) do
    local from, to = facts.defined[node] + 1, facts.last[node] or 0
    if to >= from then
      crossing[from] = crossing[from] + 1
      crossing[to + 1] = crossing[to + 1] - 1
    end
  end
  for k = 2, count + 2 do crossing[k] = crossing[k] + crossing[k - 1] end
  return crossing
end

-- the kind of a cut before block k, or nil if it would be within the sines or behind a heading
local function kind_of_cut(blocks, k, place)
  local block, before = blocks[k], blocks[k - 1]
  if before.kind == "section" or before.kind == "step" then return nil end
  if block.kind == "let" and place[block.node] then return nil end
  return (block.kind == "section" or block.kind == "step") and block.kind or "other"
end

-- parts of about `size` operations, as equal in length as the cuts allow
local function cut(program, facts, rest, size)
  local blocks = program.blocks
  local place = program.sincos and program.sincos.place or {}
  local crossing = crossings(facts, math.max(#blocks, rest))
  local pieces = math.max(1, (facts.total + size - 1) // size)
  local least, most = 0.6 * facts.total / pieces, 1.3 * facts.total / pieces
  local parts, first, done = {}, 1, 0
  local best, price, after
  local k = 2
  while k < rest do
    done = done + facts.size[k - 1]
    local kind = done >= least and kind_of_cut(blocks, k, place)
    if kind then
      local dear = (crossing[k] + 1) * DEARER[kind]
      if not best or dear < price then best, price, after = k, dear, done end
    end
    if best and done >= most then
      parts[#parts + 1] = { first = first, last = best - 1 }
      first, done, k = best, 0, best
      best = nil
    end
    k = k + 1
  end
  -- a short last part joins the one before it
  if best and done - after >= least then
    parts[#parts + 1] = { first = first, last = best - 1 }
    first = best
  end
  parts[#parts + 1] = { first = first, last = rest - 1 }
  return parts
end

-- the largest number of values whose live ranges contain one point
function M.peak(program, first, last)
  local facts, most = survey(program, #program.blocks), 0
  local alive = crossings(facts, #program.blocks)
  for k = first or 1, last or #alive do most = math.max(most, alive[k]) end
  return most
end

-- The first slot for each field whose former value is not read any more.  Near the beginning of a
-- struct addresses are short: a humanoid's minv takes a tenth less flash than with the last one.
local function slots_of(fields, facts, reuse)
  local slots, busy = {}, {} -- busy: slot -> the last block that reads its value
  for _, node in ipairs(fields) do
    local k, from = reuse and 1 or #slots + 1, facts.defined[node]
    while slots[k] and (busy[k] > from or slots[k][1].set ~= node.set) do k = k + 1 end
    slots[k], busy[k] = lists.append(slots[k] or {}, { node }), facts.last[node]
  end
  return slots
end

function M.of(program, limits, result)
  local blocks = program.blocks
  local rest = rest_of(blocks, result)
  local facts = survey(program, rest)
  if facts.total <= (limits.longest or limits.size) then return nil end
  local parts = cut(program, facts, rest, limits.size)
  if #parts < 2 then return nil end
  local split, fields = {
    parts = parts, rest = { first = rest, last = #blocks }, home = {}, crosses = {}, reread = {},
  }, {}
  -- the part of each block
  local part_at, p = {}, 1
  for k = 1, math.max(#blocks, rest) do
    while parts[p] and k > parts[p].last do p = p + 1 end
    part_at[k] = p
  end
  -- A value that a later part reads crosses in a struct; reread: its own part reads it, too, and
  -- keeps a name for it.
  for _, node in ipairs(facts.order) do
    local home = part_at[facts.defined[node]]
    split.home[node] = home
    if facts.last[node] and part_at[facts.last[node]] > home then
      split.crosses[node] = true
      split.reread[node] = part_at[facts.first[node]] == home or nil
      fields[#fields + 1] = node
    end
  end
  split.count, split.slots = #fields, slots_of(fields, facts, limits.reuse)
  return split
end

function M.named(program, fn, size, limits, name, scope)
  if size then limits = { size = size, reuse = limits.reuse } end
  local split = M.of(program, limits, fn.result)
  if not split then return nil end
  split.names = { w = scope "w", struct = scope(name .. "_work"), parts = {} }
  for k = 1, #split.parts + 1 do split.names.parts[k] = scope(("%s_part%d"):format(name, k)) end
  return split
end

return M
