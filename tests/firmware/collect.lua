-- Collects the measurements of a robot on a board, from the files that build.lua leaves:
--
--   collect.of(dir, robot, board) -> { level = { function = {
--     least, most      instructions of a call over random states, and on a soft board over scaled
--     scaled           { { scale, instructions, returned }.. }
--     painted          bytes of stack, of a call by way of call_<function>
--     graph, library   the same by gcc's call graph; or the function that it does not know; neither
--                      on a soft board, whose helpers it does not know
--     stack            bytes of the function and the functions that it calls
--     flash            bytes of its object: code and constants
--   } .. } .. }

local boards = dofile "tests/firmware/boards.lua"
local callgraph = dofile "gen/measure/callgraph.lua"
local files = dofile "tests/bench/tables/files.lua"
local shell = dofile "tests/firmware/shell.lua"

local collect = {}

local function measured(path)
  local functions = {}
  local function row_of(name)
    functions[name] = functions[name] or { scaled = {} }
    return functions[name]
  end
  for _, row in ipairs(files.rows(assert(files.read(path), path), "\t")) do
    local f = row_of(row[2])
    if row[1] == "count" then
      f.least, f.most = math.tointeger(row[3]), math.tointeger(row[4])
    elseif row[1] == "scaled" then
      table.insert(f.scaled, { row[3], math.tointeger(row[4]), math.tointeger(row[5]) })
    elseif row[1] == "stack" then
      f.painted = math.tointeger(row[3])
    end
  end
  return functions
end

-- code and constants of each object, by `size`
local function flash(board, out)
  local bytes = {}
  local size = boards.tool(board, "size")
  local text = shell.output(("cd %s && %s *.o"):format(shell.quote(out), size))
  for line in text:gmatch("[^\n]+") do
    local code, data, name = line:match("^%s*(%d+)%s+(%d+)%s+%d+%s+%d+%s+%x+%s+(%S+)%.o$")
    if name then bytes[name] = code + data end
  end
  return bytes
end

local function graph_of(out)
  local texts = {}
  for path in shell.output(("ls %s/*.ci"):format(shell.quote(out))):gmatch("[^\n]+") do
    texts[#texts + 1] = files.read(path)
  end
  local graph = callgraph.read(texts)
  assert(not next(graph.grows), next(graph.grows))
  return graph
end

-- the name of a function in the graph, by a pattern
local function title_of(graph, pattern)
  for title in pairs(graph.frame) do
    if title:find(pattern) then return title end
  end
  error("no frame of " .. pattern)
end

-- the helpers' time depends on the numbers; calls with a pivot that is not > 0 do not count
local function soft(f)
  f.stack = f.painted
  for _, row in ipairs(f.scaled) do
    if row[3] == 0 then
      f.least, f.most = math.min(f.least, row[2]), math.max(f.most, row[2])
    end
  end
end

-- The objects of robot `r` in a directory and their measurements: by function, and the flash of
-- each object.
function collect.of_objects(out, r, board)
  local functions = measured(out .. "/measure.txt")
  local bytes = flash(board, out)
  for name, f in pairs(functions) do f.flash = assert(bytes[r .. "_" .. name], name) end
  if board.soft then
    for _, f in pairs(functions) do soft(f) end
    return functions, bytes
  end
  local graph = graph_of(out)
  for name, f in pairs(functions) do
    local own = r .. "_" .. name
    f.graph, f.library = callgraph.depth(graph, title_of(graph, "calls%.c:call_" .. name .. "$"))
    -- a symbol ends in the digits of the interface
    f.stack = f.library and f.painted
      or assert(callgraph.depth(graph, title_of(graph, "^" .. own .. "_%x+$")))
  end
  return functions, bytes
end

function collect.of(dir, robot, board)
  local levels = {}
  for _, level in ipairs(boards.levels(board)) do
    local out = ("%s/%s-%s/%s-fast"):format(dir, robot.name, board.name, level)
    local functions, bytes = collect.of_objects(out, robot.name, board)
    levels[level] = { functions = functions,
      runtime = bytes[board.real == "float" and "sincosf" or "sincos"] }
  end
  return levels
end

return collect
