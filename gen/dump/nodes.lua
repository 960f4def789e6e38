-- Prints a function of dump.data as lines: its nodes, and the operations on memory among them, in
-- order.  The lines can be executed (tests/dump/dump_spec.lua does so):
--
--   t7 = mul t3 -q[0]                 a node; q[0] is the caller's value
--   t8 = load H[4]                    the current value of an element
--   t9 = dot H[4..6] x[0..2]          the current values of rows
--   H[4] = t7
--   H[4..6] -= t9 * H[1..3]           = and
--   H[4..6] *= t9
--   V[0..2] = H[4..6] * Dinv[0..2]    one by one
--   pivot 3 = t7                      of dof 3, counted from 1
-- and on triangles of rows, each one longer than the one before, and on matrices (algo.kit.verbs):
--   H[6..12] by rows of 3..4 -= x[9..12], times t9
--   2 rows from z[0..2] -= 2 rows from x[0..3] times 4 rows from y[0..2], 6 apart
--                                     or = -2 rows; or 2 columns from x[0..1], for x' y; then
--                                     `, symmetric`, or `, turned at z[9..10]`, for z' there, too
--   3 rows from z[0..1] = 2 rows from x[0..2] turned over, 6 apart
local lists = require "list"
local number = require "number"

local M = {}

local function element(array, index) return ("%s[%d]"):format(array, index) end

-- n elements of an array; also for one: V[2..2]
local function row(array, index, n)
  return ("%s[%d..%d]"):format(array, index, index + n - 1)
end

-- the definition of a node; operand(id): how its operands are shown
function M.definition(node, operand)
  if node.op == "dot" then
    return ("dot %s %s"):format(row(node.array, node.index, node.n),
      row(node.other, node.from, node.n))
  elseif node.op == "input" then
    return (node.fresh and "load " or "") .. element(node.array, node.index)
  elseif #node.of == 0 then
    return number.plain(node.value)
  end
  return node.op .. " " .. table.concat(lists.mapped(node.of, operand), " ")
end

-- does a node have a line of its own? Numbers and the caller's arguments do not.
local function is_defined(node)
  return node.op ~= "num" and (node.op ~= "input" or node.fresh)
end

-- nodes by id, and operand(id): how a node is shown as an operand, by its number; or, if `named`,
-- by its name, else as an expression in parentheses
function M.operands(fn, named)
  local by = {}
  for _, node in ipairs(fn.nodes) do by[node.id] = node end
  local function operand(id)
    local minus, of = id:match "^(%-?)(.*)$"
    local node, words = by[of], of
    if named and node.name then
      words = (node.sign and "-" or "") .. node.name
    elseif not is_defined(node) then
      words = M.definition(node)
    elseif named then
      words = ("(%s)"):format(M.definition(node, operand))
    elseif node.op == "param" then
      words = node.name
    end
    return minus == "-" and words:sub(1, 1) == "-" and words:sub(2) or minus .. words
  end
  return operand, by
end

-- n rows of a triangle, the first of them of `first` numbers
local function triangle(array, index, n, first)
  return row(array, index, n * first + n * (n - 1) // 2),
    ("rows of %d..%d"):format(first, first + n - 1)
end

local STEP = {}

function STEP.store(e, operand)
  return ("%s = %s"):format(element(e.array, e.index), operand(e.of[1]))
end

function STEP.row(e, operand)
  local to = row(e.array, e.index, e.n)
  if e.verb == "scale" then return ("%s *= %s"):format(to, operand(e.of[1])) end
  return ("%s %s %s * %s"):format(to, e.verb == "sub" and "-=" or "=",
    e.verb == "mul" and row(e.rows, e.start, e.n) or operand(e.of[1]), row(e.other, e.from, e.n))
end

function STEP.supernode(e, operand)
  if e.verb == "sub" then
    local place, rows = triangle(e.array, e.index, e.n, e.first)
    return ("%s by %s -= %s, times %s"):format(place, rows,
      row(e.other, e.from, e.first + e.n - 1), operand(e.of[1]))
  elseif e.verb == "gemm" then
    local sign = e.how.minus and "-" or e.how.onto and "+" or ""
    return ("%d rows from %s %s= %s%d %s from %s times %d rows from %s, %d apart%s%s"):format(e.m,
      row(e.array, e.index, e.n), e.how.onto and sign or "", e.how.onto and "" or sign, e.m,
      e.how.inner and "columns" or "rows", row(e.other, e.from, e.how.inner and e.m or e.k), e.k,
      row(e.rows, e.start, e.n), e.stride, e.how.symmetric and ", symmetric" or "",
      e.image and ", turned at " .. row(e.array, e.image, e.m) or "")
  end
  return ("%d rows from %s = %d rows from %s turned over, %d apart"):format(e.m,
    row(e.array, e.index, e.n), e.n, row(e.other, e.from, e.m), e.stride)
end

-- an operation on memory; operand(id): the text of a node that it reads
function M.step(event, operand) return STEP[event.kind] and STEP[event.kind](event, operand) end

function M.pivots(fn, operand)
  return lists.mapped(fn.pivots, function(pivot)
    return ("  pivot %d = %s"):format(pivot.dof, operand(pivot.of[1]))
  end)
end

-- Nodes and events of a function as lines, in order; counted: with the number of uses.
function M.lines(fn, counted)
  local items, operand = {}, M.operands(fn)
  for _, node in ipairs(fn.nodes) do
    if is_defined(node) then
      local uses = counted and (node.uses or 0) > 1 and ("  (%d uses)"):format(node.uses) or ""
      items[#items + 1] = {
        at = node.at, id = tonumber(node.id:sub(2)),
        words = ("  %s = %s%s"):format(operand(node.id), M.definition(node, operand), uses),
      }
    end
  end
  for _, event in ipairs(lists.joined(fn.events, fn.stores)) do
    items[#items + 1] = { at = event.at, id = event.at, words = "  " .. M.step(event, operand) }
  end
  -- a node that replaced another one is printed in its place
  table.sort(items, function(a, b)
    if a.at ~= b.at then return a.at < b.at end
    return a.id < b.id
  end)
  local lines = lists.mapped(items, function(item) return item.words end)
  return lists.append(lines, M.pivots(fn, operand))
end

return M
