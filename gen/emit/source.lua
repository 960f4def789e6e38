-- One generated function as a C file: the model's constants, then the statements of a program.
local expression = require "emit.expression"
local formula = require "emit.formula"
local layout = require "emit.layout"
local manifold = require "emit.manifold"
local number = require "emit.number"
local parts = require "emit.parts"
local sincos = require "emit.sincos"
local text = require "emit.text"

local M = {}

-- room for the widest literal, so that no digit moves a comment
local VALUE_WIDTH = { double = 24, float = 16 }

local function add(lines, more)
  for _, line in ipairs(more) do lines[#lines + 1] = line end
end

-- "Ixx + m*cy^2 = 0.011 + 1.2*0.3^2": what a constant is made of, in names that the reader finds in
-- this file or in the robot's, and in numbers where there is room for them.
local function provenance(constant, program, room, plain)
  if constant.node.op == "param" then return text.inert(constant.note or "") end
  local own = program.is_derived(constant.node) and constant.id:gsub("[^_]+$", "")
  local symbols, numbers = formula.of(constant.node, constant.sign, program.book_name, own, plain)
  local both = symbols .. " = " .. numbers
  return #symbols <= room and #both > room and symbols or both
end

-- one constant with its comment behind it, or above it on as many lines as it needs
local function constant_lines(constant, program, real, widest, plain)
  local node, sign = constant.node, constant.sign
  local value = number.literal(node.value * sign, real, node.exact.lo * sign)
  if value:sub(1, 1) ~= "-" then value = " " .. value end
  local line = ("static const %s %s = %s"):format(real, text.pad(constant.id, widest),
    text.pad(value .. ";", VALUE_WIDTH[real]))
  local room = layout.WIDTH - #line - 7
  local words = provenance(constant, program, room, plain)
  if #words <= room then return { ("%s /* %s */"):format(line, words) } end
  local lines = layout.comment("", { words })
  lines[#lines + 1] = line:gsub("%s+$", "")
  return lines
end

-- `static const` lines, aligned within the constants of one body only
function M.constants(program, real)
  local lines, plain = {}, number.memo(number.plain)
  local first = 1
  local list = program.constants
  while first <= #list do
    if first > 1 then lines[#lines + 1] = "" end
    local last, widest = first, 0
    while list[last + 1] and list[last + 1].body == list[first].body do last = last + 1 end
    for k = first, last do widest = math.max(widest, #list[k].id) end
    for k = first, last do add(lines, constant_lines(list[k], program, real, widest, plain)) end
    first = last + 1
  end
  return lines
end

-- an operation on a row: array[index..] -= a * other[from..], = a * other[from..], *= a, or
-- = rows[start..] * other[from..]
local function row_lines(block, a, element, form)
  local y = element(block.array, block.index)
  if block.verb == "scale" then
    return layout.call("  " .. form.row("scale", block.n), { ("%d"):format(block.n), "&" .. y, a })
  end
  local x = element(block.other, block.from)
  if block.verb == "mul" then
    return layout.call("  " .. form.row("mul", block.n), {
      ("%d"):format(block.n), "&" .. y, "&" .. element(block.rows, block.start), "&" .. x,
    })
  end
  if block.n == 1 and block.verb == "sub" and a:match("^[%w_]+$") then
    return layout.statement(("  %s = %s - "):format(y, y), ("%s*%s"):format(a, x))
  end
  local head = ("  %s(%d, &%s, "):format(form.row(block.verb, block.n), block.n, y)
  local tail = ("%s, &%s);"):format(a, x)
  if #head + #tail <= layout.WIDTH then return { head .. tail } end
  return { (head:gsub("%s+$", "")), "      " .. tail }
end

-- an operation on a run of rows, or on a whole matrix
local function run_lines(block, a, element, form)
  local words = {}
  local function put(word) words[#words + 1] = word and tostring(word) end
  local function put_array(name, index)
    if name then put("&" .. element(name, index)) end
  end
  put(block.n)
  put(block.first)
  put(block.most)
  put(block.column)
  put_array(block.array, block.index)
  put(a)
  put_array(block.other, block.from)
  put_array(block.rows, block.start)
  local name = block.kind == "run" and "run_" .. block.verb or block.kind
  return layout.call("  " .. form.run(name), words)
end

-- heading of statements that begin inside a section, as in a part of a long function
local function continued(blocks, first)
  local k = first
  while k > 1 and blocks[k].kind ~= "section" do k = k - 1 end
  local title = blocks[k].kind == "section" and text.inert(blocks[k].title)
  return title and layout.heading(k < first and title .. ", continued" or title)
end

-- one named value behind `lines`; kept: where it is kept beyond this part, again: read in it as
-- well
local function add_let(lines, type, id, definition, kept, again)
  if kept and not again then
    layout.add_statement(lines, "  " .. kept .. " = ", definition)
    return
  end
  layout.add_statement(lines, "  const " .. type .. " " .. id .. " = ", definition)
  if kept then lines[#lines + 1] = ("  %s = %s;"):format(kept, id) end
end

-- What statements are made of, for plain numbers (emit.lanes has another):
--   real          as in the options
--   type          of a value;  argument(arg) -> declaration;  element(array, index)
--   sines         the function that computes sines and cosines;  room(n) -> places for n angles
--   call          see emit.expression
--   wrap(node, words) -> the words as a value of the type;  result  what a function returns
--   failed(words) -> test of a pivot that is not > 0
--   row(verb, n) -> the function of a row operation;  run(name) -> that of one on a run of rows
--   array(local array) -> its declaration
function M.numbers(fn, symbols, real)
  return {
    real = real, type = real, sines = sincos.macro(real),
    room = function(n) return sincos.room(n, real) end,
    element = symbols.element_of(fn), result = "return ",
    argument = function(arg) return M.argument(arg, symbols, real) end,
    wrap = function(_, words) return words end,
    row = function(verb, n) return expression.row_function(verb, n, real) end,
    run = function(name) return expression.run_function(name, real) end,
    array = function(array)
      return ("  %s %s[%s];"):format(real, array.name, symbols[array.dims[1]])
    end,
    failed = function(words) return ("!(%s > %s)"):format(words, number.literal(0, real)) end,
  }
end

-- view: { first, last, names, element, keep }, a range of the program's blocks and how names and
-- elements look from there; keep(node, id) -> where else the value goes, or nil
local function statement_lines(fn, program, form, view)
  local element = view.element
  local writer = expression.new {
    names = view.names, element = element, real = form.real, sincos = program.sincos,
    call = form.call, row = form.row, negated = program.negated,
  }
  local function value(node) return form.wrap(node, writer.value(node), view.names) end
  local lines = {}
  if 1 < view.first and view.first <= view.last then
    lines[1] = continued(program.blocks, view.first)
  end
  for k = view.first, view.last do
    local block = program.blocks[k]
    if block.kind == "section" then
      if k > view.first then
        lines[#lines + 1] = ""
        lines[#lines + 1] = layout.heading(text.inert(block.title))
      elseif k == 1 then
        lines[#lines + 1] = layout.heading(text.inert(block.title))
      end
    elseif block.kind == "step" or block.kind == "equations" then
      local before = program.blocks[k - 1]
      if k > view.first and before and before.kind ~= "section" then lines[#lines + 1] = "" end
      add(lines, layout.comment("  ", block.list or { block.text }))
    elseif block.kind == "let" then
      local words = form.wrap(block.node, writer.definition(block.node), view.names, true)
      add_let(lines, form.type, block.id, words, view.keep(block.node, block.id))
    elseif block.kind == "sincos" then
      add(lines, sincos.lines(block.group, writer, form))
    elseif block.kind == "row" then
      add(lines, row_lines(block, block.node and value(block.node), element, form))
    elseif block.kind == "run" or block.kind == "mirror" then
      add(lines, run_lines(block, block.node and value(block.node), element, form))
    elseif block.array == fn.result then
      layout.add_statement(lines, "  " .. form.result, value(block.node))
    else
      layout.add_statement(lines, "  " .. element(block.array, block.index) .. " = ",
        value(block.node))
    end
  end
  return lines
end

-- arguments that this robot's function has no use for (the L of a robot without branches, say)
local function unused(fn, program)
  local used = {}
  for _, node in ipairs(program.order) do
    if node.array then used[node.array] = true end
    if node.other then used[node.other] = true end
  end
  for _, block in ipairs(program.blocks) do
    if block.array then used[block.array] = true end
    if block.other then used[block.other] = true end
    if block.rows then used[block.rows] = true end
  end
  local lines = {}
  for _, arg in ipairs(fn.args) do
    if not used[arg.name] then
      lines[#lines + 1] = ("  (void)%s;"):format(arg.name)
    end
  end
  return lines
end

-- arrays that a program stores to
local function memory_of(program)
  local memory = {}
  for _, block in ipairs(program.blocks) do
    if block.array then memory[block.array] = true end
  end
  return memory
end

-- the report at the end: the first pivot that is not > 0
local function pivot_lines(program, names, symbols, form)
  local writer = expression.new {
    names = names, element = form.element, real = form.real, sincos = program.sincos,
    call = form.call, row = form.row, negated = program.negated,
  }
  local lines = { "" }
  for _, pivot in ipairs(program.pivots) do
    local words = form.wrap(pivot.node, writer.value(pivot.node), names)
    local test = ("  if (%s)"):format(form.failed(words))
    local result = ("return 1 + %s;"):format(symbols.v[pivot.dof])
    local fits = #test + 1 + #result <= layout.WIDTH
    add(lines, fits and { test .. " " .. result } or { test, "    " .. result })
  end
  lines[#lines + 1] = "  return 0;"
  return lines
end

-- the arrays of its own that a function by rows uses
local function locals_of(fn, program)
  local list, memory = {}, memory_of(program)
  for _, array in ipairs(program.uses_rows and fn.locals or {}) do
    if memory[array.name] then list[#list + 1] = array end
  end
  return list
end

-- lines above the function (its parts, where split, as of prog.split, cuts it) and of its body
function M.body(fn, program, symbols, form, split)
  local function statements(view) return statement_lines(fn, program, form, view) end
  local above, calls, names = {}, {}, program.names
  local range, locals = { first = 1, last = #program.blocks }, locals_of(fn, program)
  if split then
    local arguments, declared = {}, {}
    for _, list in ipairs { fn.args, locals } do
      for _, arg in ipairs(list) do
        arguments[#arguments + 1], declared[arg.name] = arg.name, form.argument(arg)
      end
    end
    range = split.rest
    above, calls, names = parts.lines(program, split, {
      statements = statements, element = form.element, arguments = arguments,
      argument = function(name) return declared[name] end, type = form.type,
    })
  end
  local lines = unused(fn, program)
  for _, array in ipairs(locals) do lines[#lines + 1] = form.array(array) end
  add(lines, calls)
  add(lines, statements {
    first = range.first, last = range.last, names = names, element = form.element,
    keep = function() return nil end,
  })
  if fn.returns == "pivot" then add(lines, pivot_lines(program, names, symbols, form)) end
  return above, lines
end

-- one argument as it is declared
function M.argument(arg, symbols, real)
  if arg.params then return ("const %s *%s"):format(symbols.params_type, arg.name) end
  -- a pointer to const rows would refuse plain arrays in C, so two dimensions go without const
  local const = arg.mode == "in" and #arg.dims == 1 and "const " or ""
  local brackets = {}
  for k, dim in ipairs(arg.dims) do brackets[k] = ("[%s]"):format(symbols[dim] or dim) end
  return ("%s%s %s%s"):format(const, real, arg.name, table.concat(brackets))
end

-- the prototype of a function of the catalogue, without the semicolon
function M.prototype(fn, symbols, real)
  local args = {}
  for i, arg in ipairs(fn.args) do args[i] = M.argument(arg, symbols, real) end
  local kind = ({ void = "void", pivot = "int", value = real })[fn.returns]
  return ("%s %s(%s)"):format(kind, symbols.functions[fn.name], table.concat(args, ", "))
end

-- { constants = lines, body = lines, prototype, uses_math, runtime = header of it or nil }
function M.parts(fn, program, symbols, real, model)
  if fn.manifold then
    local body, calls = manifold.body(fn.name, model, symbols, real)
    return {
      constants = {}, above = {}, body = body, prototype = M.prototype(fn, symbols, real),
      runtime = calls and manifold.HEADER,
    }
  end
  local cost = program.cost
  local form = M.numbers(fn, symbols, real)
  local above, body = M.body(fn, program, symbols, form, program.split)
  return {
    constants = M.constants(program, real),
    above = above,
    body = body,
    prototype = M.prototype(fn, symbols, real),
    uses_rows = program.uses_rows,
    uses_math = cost.sqrt > 0 or cost.sin + cost.cos > 0 and not program.sincos,
    runtime = program.sincos and sincos.HEADER,
  }
end

return M
