-- Writes the same functions for several states at once: r_xN.h, r_xN_<function>.c (--lanes N).
--
-- An inner function has the statements of the plain one, with vectors (runtime/lanes.h) instead of
-- numbers.  Around it, r_<function>_xN works on one block of N states, and r_<function>_batch_xN on
-- any number of states.  In the caller's arrays the state is the last index, so that the numbers of
-- a vector are neighbours.
local base = require("expr").base
local c = require "emit.c"
local identifiers = require "model.names"
local layout = require "emit.layout"
local lists = require "list"
local order = require "order"
local source = require "emit.source"
local text = require "text"

local M = {}

-- A block is computed in groups of as many lanes as a register of the machine has; a function that
-- is cut leaves nothing outside its parts.
local GROUPS = { size = "[ROW]", at = " + k", struct = "%s + k", all = true,
  why = "/* All groups of lanes go through a part before the next: its code is fetched once. */" }

-- functions with lanes; functions on the manifold branch and have none
function M.functions(functions)
  return lists.those(functions, function(item) return item.program end)
end

-- the suffix of a function's name, and of the robot's in file names
function M.suffix(n) return "x" .. n end

-- a function with lanes: its arguments, with a returned number as one more, its names, whether it
-- tests pivots, and what is the same for all functions
local function seen(fn, symbols, real, n)
  local result = fn.result and { name = fn.result, mode = "out", dims = {} }
  return { args = lists.joined(fn.args, { result or nil }), names = symbols.lanes[fn.name],
    tests = fn.returns == "pivot", symbols = symbols, real = real, n = n }
end

-- An argument of the inner function: flat, because from the second group on a whole row of numbers
-- would reach beyond the array.  The tunable numbers are the same for all states.
local function argument(arg, symbols, real)
  if arg.shared then return c.argument(arg, symbols, real) end
  local const = arg.mode == "in" and #arg.dims == 1 and "const " or ""
  return ("%spinion_lanes_at *%s"):format(const, arg.name)
end

-- calls a function for each group, and returns the largest result if it tests pivots
local function each_group(name, given, tests)
  local head = "  for (int k = 0; k < ROW; k++) "
  if not tests then return layout.call(head .. name, given) end
  return lists.joined({ "  int first = 0;", head .. "{" },
    layout.call("    const int bad = " .. name, given),
    { "    if (bad > first) first = bad;", "  }", "  return first;" })
end

-- does an expression consist of constants, and is it a plain number?
local function plain(x, names, own)
  local node = base(x)
  if node.const then return true end
  if node.array or not own and names[node] or not node.a then return false end
  return plain(node.a, names) and (not node.b or plain(node.b, names))
end

-- the C language with vectors as values; fn: the function
local function language(fn, symbols, real)
  local L = c.language(symbols, real)
  L.type, L.sincos, L.room = "pinion_lanes", "pinion_lanes_sincos", tostring
  L.static, L.groups, L.run = "PINION_LANES_STATIC", GROUPS, each_group
  L.zeros = nil -- zeros are not adjacent here
  local scalar = L.place

  -- neighbouring numbers of an array are ROW vectors apart
  function L.place(p)
    if p.field or p.bit then return ("pinion_lanes_all(%s)"):format(scalar(p)) end
    if not p.row then return p.array .. "[0]" end -- (1/*h would begin a comment)
    local row = c.index(symbols, p.rows, p.row)
    if not p.column then return ("%s[%s*ROW]"):format(p.array, row) end
    return ("%s[(%s*%s + %s)*ROW]"):format(p.array, row, symbols[p.columns] or p.columns,
      c.index(symbols, p.columns, p.column))
  end

  -- by value: a vector in the caller's array is less aligned than a local one
  function L.sine_and_cosine(call, words)
    return lists.append(L.declared(call),
      layout.call("  pinion_lanes_sincos_one", { words, "&" .. call.s, "&" .. call.c }))
  end

  function L.argument(arg) return argument(arg, symbols, real) end
  function L.operation(op) return "pinion_lanes_" .. op end
  function L.row_operation(verb) return "pinion_lanes_row_" .. verb end
  function L.supernode_operation(name) return "pinion_lanes_" .. name end
  function L.give(lines, words) L.assign(lines, "*" .. fn.result, words) end
  function L.array(array)
    return ("  pinion_lanes_at %s[%s*ROW];"):format(array.name, layout.count(array.dims, symbols))
  end
  function L.value(node, words, names, own)
    return plain(node, names, own) and ("pinion_lanes_all(%s)"):format(words) or words
  end
  function L.failed(words) return ("!pinion_lanes_positive(%s)"):format(words) end
  return L
end

-- the three prototypes: inner, one block, batch
local function prototypes(my)
  local inner, block, batch, names = {}, {}, { "int n" }, my.names
  for k, arg in ipairs(my.args) do
    local size = ("%s[%d]"):format(layout.brackets(arg.dims, my.symbols), my.n)
    inner[k] = argument(arg, my.symbols, my.real)
    block[k] = ("%s %s%s"):format(my.real, arg.name, size)
    batch[k + 1] = ("%s %s[]%s"):format(my.real, arg.name, size)
    if arg.shared then block[k], batch[k + 1] = inner[k], inner[k] end
  end
  local function head(name, list)
    return ("%s %s(%s)"):format(my.tests and "int" or "void", name, table.concat(list, ", "))
  end
  return "PINION_LANES_STATIC " .. head(names.inner, inner), head(names.block, block),
    head(names.batch, batch)
end

-- calls the inner function for each group, with its part of the arrays, or once if it is cut
local function block_lines(my, is_cut)
  local name, words = my.names.inner, lists.mapped(my.args, function(arg)
    return arg.shared and arg.name
      or ("(pinion_lanes_at *)%s%s"):format(arg.name, is_cut and "" or GROUPS.at)
  end)
  if is_cut then return layout.call((my.tests and "  return " or "  ") .. name, words) end
  return each_group(name, words, my.tests)
end

-- a local block for the last states, if they do not fill one
local function tail_lines(my)
  local declared, before, after, names = {}, {}, {}, {}
  local scope = identifiers.scope(lists.mapped(my.args, function(arg) return arg.name end))
  local function add(arg)
    local tail, count = scope(arg.name .. "_tail"), layout.count(arg.dims, my.symbols)
    local first = ("[0]"):rep(#arg.dims + 1)
    local function copy(verb, from, to)
      return ("    pinion_lanes_%s(%s, n - %d*k, %s, %s);"):format(verb, count, my.n, from, to)
    end
    local mine = ("&%s%s"):format(tail, first)
    local theirs = ("&%s[k]%s"):format(arg.name, first)
    declared[#declared + 1] = ("    %s %s%s[%d];"):format(my.real, tail,
      layout.brackets(arg.dims, my.symbols), my.n)
    names[#names + 1] = tail
    if arg.mode ~= "out" then before[#before + 1] = copy("gather", theirs, mine) end
    if arg.mode ~= "in" then after[#after + 1] = copy("scatter", mine, theirs) end
  end
  for _, arg in ipairs(my.args) do
    if arg.shared then names[#names + 1] = arg.name else add(arg) end
  end
  return lists.append(declared, before), names, after
end

local function batch_lines(my)
  local pivot, n, head = my.tests, my.n, my.tests and "    const int failed = " or "    "
  local whole = lists.mapped(my.args, function(arg)
    return arg.shared and arg.name or arg.name .. "[k]"
  end)
  local function run(words)
    local lines = layout.call(head .. my.names.block, words)
    return lists.append(lines, { pivot and "    if (failed && !bad) bad = 1 + k;" or nil })
  end
  local before, names, after = tail_lines(my)
  return lists.joined({ pivot and "  int k = 0, bad = 0;" or "  int k = 0;" },
    { ("  for (; n - %d*k >= %d; k++) {"):format(n, n) }, run(whole),
    { "  }", ("  if (n > %d*k) {"):format(n) }, before, run(names), after,
    { "  }", pivot and "  return bad;" or nil })
end

-- parts of a lanes file: { above, inner, ... } for templates/lanes.c
function M.parts(item, symbols, real, n)
  local fn, program, my = item.fn, item.program, seen(item.fn, symbols, real, n)
  local above, body = source.body(order.with(fn, { args = my.args }), program,
    language(fn, symbols, real), symbols.place_of, item.lanes_split)
  local inner, block, batch = prototypes(my)
  return {
    reads_numbers = #program.numbers > 0, above = above,
    inner = layout.prototype(inner, ""), inner_body = body,
    block = layout.prototype(block, ""), block_body = block_lines(my, item.lanes_split),
    batch = layout.prototype(batch, ""), batch_body = batch_lines(my),
  }
end

-- the comment and the prototypes of one function in the header
function M.declaration(item, symbols, real, n)
  local _, block, batch = prototypes(seen(item.fn, symbols, real, n))
  local lines = { ("/* %s */"):format(text.inert(item.fn.doc[1])) }
  for _, prototype in ipairs { block, batch } do
    lists.append(lines, layout.prototype(prototype, ";"))
  end
  return lines
end

return M
