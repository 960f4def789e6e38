-- Writes functions that call others of the same robot as C: the statements of prog.calls.
--
--   composed.parts(fn, program, C, symbols) -> { above, body, includes }   C: of emit.c
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

-- one function per verb of a block: lines
local SAY = {}

function SAY.size(W, dim) return { ("  enum { n = %s };"):format(W.symbols[dim]) } end

function SAY.array(W, name, dims, x)
  W.dims[name] = dims
  local value = x and " = " .. W.writer:value(x) or ""
  return { ("  %s %s%s%s;"):format(W.C.type, name, layout.brackets(dims, W.symbols), value) }
end

function SAY.step(W, text) return text and W.C.comment { text } or {} end

function SAY.let(W, id, x) return W.C.define({}, id, W.writer:definition(x)) end

function SAY.set(W, place, x) return W.C.assign({}, W.place(place), W.writer:value(x)) end

function SAY.add(W, place, x)
  local words, mark = W.writer:value(x), "+="
  if words:sub(1, 1) == "-" then words, mark = words:sub(2), "-=" end
  return layout.statement(("  %s %s "):format(W.place(place), mark), words)
end

function SAY.call(W, name, arguments, status)
  local words = lists.mapped(arguments, function(x)
    return type(x) == "string" and x or x.op and W.writer:value(x) or W.place(x)
  end)
  local own = type(name) == "table" and ("%s_%s"):format(W.name, name.name)
  -- the tunable numbers, if a function takes them
  if (W.fn.open or {})[name] then table.insert(words, 1, W.fn.args[1].name) end
  local head = status and ("const int %s = "):format(status) or ""
  return layout.call(("  %s%s"):format(head, own or W.symbols.functions[name]), words)
end

function SAY.product(W, onto, n, m, k, stride, ...)
  local words = lists.mapped({ n, m, k, stride }, tostring)
  for _, place in ipairs { ... } do
    local whole = #place > #W.dims[place[1]]
    words[#words + 1] = (whole and "&" or "") .. W.place(place)
  end
  W.uses_rows = true
  return layout.call("  " .. W.C.supernode_operation(onto and "run_plus" or "run_times"), words)
end

function SAY.each(W, i, first, stop, above)
  local condition = ("%s < %s"):format(i, stop)
  if above then
    condition = ("%s && %s > %s"):format(condition, W.place(above[1]), W.writer:value(above[2]))
  end
  return { ("  for (int %s = %s; %s; %s++) {"):format(i, first, condition, i) }
end

function SAY.leave(_, status) return { ("  if (%s != 0) return %s;"):format(status, status) } end

function SAY.most(W, place, x, sizes)
  local words = lists.mapped(sizes, function(dim) return W.symbols[dim] end)
  return { ("  if (!(%s <= %s)) return 1 + %s;"):format(W.place(place), W.writer:value(x),
    table.concat(words, " + ")) }
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
  for _, block in ipairs(blocks) do
    local verb, indent = block[1], ("  "):rep(#open)
    if verb == "end" then
      close(lines, table.remove(open))
    else
      if verb == "step" and #lines > 0 then lines[#lines + 1] = "" end
      for _, line in ipairs(SAY[verb](W, table.unpack(block, 2, 9))) do
        lines[#lines + 1] = indent .. line
      end
    end
    if verb == "each" then open[#open + 1] = #lines end
  end
  return lines
end

-- a static function above the function itself
local function part_lines(W, part, size)
  local function own(dim) return tostring(dim) == "n" and size or dim end
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
    lists.append(above, part_lines(W, part, program.blocks[1][2]))
  end
  local body = lists.append(lines_of(W, program.blocks), { C.sound })
  return { above = above, body = body, includes = { W.uses_rows and "rows.h" or nil } }
end

return M
