-- One generated function as a C file: the model's constants, then the statements of a program.
local expression = require "emit.expression"
local formula = require "emit.formula"
local layout = require "emit.layout"
local manifold = require "emit.manifold"
local number = require "emit.number"
local sincos = require "emit.sincos"
local text = require "emit.text"

local M = {}

-- room for the widest literal, so that no digit moves a comment
local VALUE_WIDTH = { double = 24, float = 16 }

local LEAST_ROOM = 24 -- for a comment behind a constant; with less it stands above

local function add(lines, more)
  for _, line in ipairs(more) do lines[#lines + 1] = line end
end

-- "Ixx + m*cy^2 = 0.011 + 1.2*0.3^2", cut where the line ends
local function provenance(constant, program, room)
  if constant.node.op == "param" then
    local words = text.inert(constant.note or "")
    return #words <= room and words or words:sub(1, room - 3) .. "..."
  end
  local own = program.is_derived(constant.node) and constant.id:gsub("[^_]+$", "")
  local symbols, numbers = formula.of(constant.node, constant.sign, program.book_name, own)
  if #symbols + 3 + #numbers <= room then return symbols .. " = " .. numbers end
  if #symbols <= room then return symbols end
  return symbols:sub(1, room - 3) .. "..."
end

-- `static const` lines, aligned within the constants of one body only
local function constant_lines(program, real)
  local lines = {}
  local first = 1
  local list = program.constants
  while first <= #list do
    if first > 1 then lines[#lines + 1] = "" end
    local last, widest = first, 0
    while list[last + 1] and list[last + 1].body == list[first].body do last = last + 1 end
    for k = first, last do widest = math.max(widest, #list[k].id) end
    for k = first, last do
      local constant = list[k]
      local value = number.literal(constant.node.value * constant.sign, real)
      if value:sub(1, 1) ~= "-" then value = " " .. value end
      local line = ("static const %s %s = %s"):format(real, text.pad(constant.id, widest),
        text.pad(value .. ";", VALUE_WIDTH[real]))
      local room = layout.WIDTH - #line - 7
      if room >= LEAST_ROOM then
        lines[#lines + 1] = ("%s /* %s */"):format(line, provenance(constant, program, room))
      else
        local words = provenance(constant, program, layout.WIDTH - 6)
        add(lines, { "/* " .. words .. " */", (line:gsub("%s+$", "")) })
      end
    end
    first = last + 1
  end
  return lines
end

-- array[index..] -= a * other[from..]
local function row_lines(block, a, element, real)
  local y, x = element(block.array, block.index), element(block.other, block.from)
  if block.n == 1 and block.verb == "sub" and a:match("^[%w_]+$") then
    return layout.statement(("  %s = %s - "):format(y, y), ("%s*%s"):format(a, x))
  end
  local name = expression.row_function(block.verb, block.n, real)
  local head = ("  %s(%d, &%s, "):format(name, block.n, y)
  local tail = ("%s, &%s);"):format(a, x)
  if #head + #tail <= layout.WIDTH then return { head .. tail } end
  return { (head:gsub("%s+$", "")), "      " .. tail }
end

local function body_lines(fn, program, symbols, real, target)
  local element = symbols.element_of(fn)
  local writer = expression.new {
    names = program.names, element = element, real = real, sincos = program.sincos,
  }
  local lines = {}
  for k, block in ipairs(program.blocks) do
    if block.kind == "section" then
      if k > 1 then lines[#lines + 1] = "" end
      lines[#lines + 1] = layout.heading(text.inert(block.title))
    elseif block.kind == "step" then
      local before = program.blocks[k - 1]
      if before and before.kind ~= "section" then lines[#lines + 1] = "" end
      local words = text.wrap(text.inert(block.text), layout.WIDTH - 6, "   ")
      words[1] = "  /*" .. words[1]:sub(3)
      words[#words] = words[#words] .. " */"
      add(lines, words)
    elseif block.kind == "let" then
      add(lines, layout.statement(("  const %s %s = "):format(real, block.id),
        writer.definition(block.node)))
    elseif block.kind == "sincos" then
      add(lines, sincos.lines(block.group, writer, real, sincos.macro(real), target))
    elseif block.kind == "row" then
      add(lines, row_lines(block, writer.value(block.node), element, real))
    elseif block.array == fn.result then
      add(lines, layout.statement("  return ", writer.value(block.node)))
    else
      add(lines, layout.statement(("  %s = "):format(element(block.array, block.index)),
        writer.value(block.node)))
    end
  end
  if fn.returns == "pivot" then
    lines[#lines + 1] = ""
    for _, pivot in ipairs(program.pivots) do
      local test = ("  if (!(%s > %s))"):format(writer.value(pivot.node), number.literal(0, real))
      local result = ("return 1 + %s;"):format(symbols.v[pivot.dof])
      local fits = #test + 1 + #result <= layout.WIDTH
      add(lines, fits and { test .. " " .. result } or { test, "    " .. result })
    end
    lines[#lines + 1] = "  return 0;"
  end
  return lines
end

-- the prototype of a function of the catalogue, without the semicolon
function M.prototype(fn, symbols, real)
  local args = {}
  for i, arg in ipairs(fn.args) do
    -- a pointer to const rows would refuse plain arrays in C, so two dimensions go without const
    local const = arg.mode == "in" and #arg.dims == 1 and "const " or ""
    local brackets = {}
    for k, dim in ipairs(arg.dims) do brackets[k] = ("[%s]"):format(symbols[dim] or dim) end
    args[i] = ("%s%s %s%s"):format(const, real, arg.name, table.concat(brackets))
  end
  local kind = ({ void = "void", pivot = "int", value = real })[fn.returns]
  return ("%s %s(%s)"):format(kind, symbols.functions[fn.name], table.concat(args, ", "))
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

-- { constants = lines, body = lines, prototype, uses_math, runtime = header of it or nil }
function M.parts(fn, program, symbols, real, model, target)
  if fn.manifold then
    local body, calls = manifold.body(fn.name, model, symbols, real)
    return {
      constants = {}, body = body, prototype = M.prototype(fn, symbols, real),
      runtime = calls and manifold.HEADER,
    }
  end
  local cost = program.cost
  local body, memory = unused(fn, program), memory_of(program)
  for _, array in ipairs(program.uses_rows and fn.locals or {}) do
    if memory[array.name] then
      body[#body + 1] = ("  %s %s[%s];"):format(real, array.name, symbols[array.dims[1]])
    end
  end
  add(body, body_lines(fn, program, symbols, real, target))
  return {
    constants = constant_lines(program, real),
    body = body,
    prototype = M.prototype(fn, symbols, real),
    uses_rows = program.uses_rows,
    uses_math = cost.sqrt > 0 or cost.sin + cost.cos > 0 and not program.sincos,
    runtime = program.sincos and sincos.HEADER,
  }
end

return M
