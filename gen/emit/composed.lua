-- Writes functions that call others of the same robot as C: the statements of prog.calls.
--
--   composed.parts(fn, program, C, symbols) -> { above, body, uses_rows }   C: of emit.c
local expression = require "emit.expression"
local layout = require "emit.layout"
local lists = require "list"

local M = {}

-- an element, its address, or the address of a row
local function place_words(place, dims, symbols)
  local words = { place[1] }
  for k = 2, #place do
    local name = math.type(place[k]) and dims[k - 1] and symbols.index(dims[k - 1], place[k])
    words[k] = ("[%s]"):format(name or place[k])
  end
  return table.concat(words)
end

-- one function per kind of block: lines
local SAY = {}

function SAY.size(W, block)
  return { ("  enum { %s = %s };"):format(block.name, W.symbols[block.dim]) }
end

function SAY.array(W, block)
  W.dims[block.name] = block.dims
  local value = block.node and " = " .. W.writer:value(block.node) or ""
  return { ("  %s %s%s%s;"):format(W.C.type, block.name,
    layout.brackets(block.dims, W.symbols), value) }
end

function SAY.step(W, block, before)
  local lines = before and { "" } or {}
  return block.text and lists.append(lines, W.C.comment { block.text }) or lines
end

function SAY.let(W, block) return W.C.define({}, block.id, W.writer:definition(block.node)) end

function SAY.set(W, block)
  return W.C.assign({}, W.place(block.place), W.writer:value(block.node))
end

function SAY.add(W, block)
  local words, mark = W.writer:value(block.node), "+="
  if words:sub(1, 1) == "-" then words, mark = words:sub(2), "-=" end
  return layout.statement(("  %s %s "):format(W.place(block.place), mark), words)
end

function SAY.call(W, block)
  local words = lists.mapped(block.arguments, function(x)
    return type(x) == "string" and x or x.op and W.writer:value(x) or W.place(x)
  end)
  local own = block.part and ("%s_%s"):format(W.name, block.part.name)
  -- the tunable numbers, if a function takes them
  if not own and (W.fn.open or {})[block.name] then table.insert(words, 1, W.fn.args[1].name) end
  local head = block.status and ("const int %s = "):format(block.status) or ""
  return layout.call(("  %s%s"):format(head, own or W.symbols.functions[block.name]), words)
end

function SAY.kernel(W, block)
  local words = lists.mapped(block.sizes, tostring)
  for _, place in ipairs(block.places) do
    local whole = #place > #W.dims[place[1]]
    words[#words + 1] = (whole and "&" or "") .. W.place(place)
  end
  W.uses_rows = true
  return layout.call("  " .. W.C.supernode_operation("run_" .. block.verb), words)
end

function SAY.loop(W, block)
  local i = block.index
  local condition = ("%s < %s"):format(i, block.stop)
  if block.above then
    condition = ("%s && %s > %s"):format(condition, W.place(block.above[1]),
      W.writer:value(block.above[2]))
  end
  return { ("  for (int %s = %s; %s; %s++) {"):format(i, block.first, condition, i) }
end

function SAY.leave(_, block)
  return { ("  if (%s != 0) return %s;"):format(block.status, block.status) }
end

function SAY.most(W, block)
  local words = { "1" }
  for _, dim in ipairs(block.sizes) do words[#words + 1] = W.symbols[dim] end
  return { ("  if (!(%s <= %s)) return %s;"):format(W.place(block.place),
    W.writer:value(block.node), table.concat(words, " + ")) }
end

-- puts a loop and its only statement on one line
local function close(lines, first)
  local only = #lines == first + 1 and lines[first + 1]
  if only and not only:find "^ *const " and not only:find "^ *for " then
    local body = table.remove(lines):gsub("^ +", "")
    local short = lines[first]:gsub("{$", "") .. body
    if #short <= layout.WIDTH then
      lines[first] = short
      return
    end
    lines[first + 1] = lines[first]:match "^ *" .. "  " .. body
  end
  lines[#lines + 1] = lines[first]:match "^ *" .. "}"
end

local function lines_of(W, blocks)
  local lines, open = {}, {}
  for k, block in ipairs(blocks) do
    local indent = ("  "):rep(#open)
    if block.kind == "end" then
      close(lines, table.remove(open))
    else
      for _, line in ipairs(SAY[block.kind](W, block, k > 1)) do
        lines[#lines + 1] = (line == "" and "" or indent) .. line
      end
    end
    if block.kind == "loop" then open[#open + 1] = #lines end
  end
  return lines
end

-- a static function above the function itself
local function part_lines(W, part, size)
  local function own(dim) return tostring(dim) == size.name and size.dim or dim end
  local words = lists.mapped(part.arguments, function(arg)
    local name, dims = arg[1], arg[2] or {}
    W.dims[name] = dims
    return W.C.type .. " " .. name .. layout.brackets(lists.mapped(dims, own), W.symbols)
  end)
  local head = ("static void %s_%s(%s)"):format(W.name, part.name, table.concat(words, ", "))
  return lists.joined(layout.comment("", { part.says }),
    layout.definition(head, lists.joined(SAY.size(W, size), lines_of(W, part.blocks))), { "" })
end

function M.parts(fn, program, C, symbols)
  local W, above = { fn = fn, C = C, symbols = symbols, name = symbols.functions[fn.name],
    dims = {} }, {}
  for _, arg in ipairs(fn.args) do W.dims[arg.name] = arg.dims end
  function W.place(place) return place_words(place, W.dims[place[1]], symbols) end
  W.writer = expression.new({ literal = C.literal, place = W.place }, {
    names = program.names, place = function(_, place) return place end,
  })
  for _, part in ipairs(program.parts) do
    lists.append(above, part_lines(W, part, program.blocks[1]))
  end
  local body = lists.append(lines_of(W, program.blocks), { C.sound })
  return { above = above, body = body, uses_rows = W.uses_rows }
end

return M
