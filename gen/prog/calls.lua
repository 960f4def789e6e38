-- Functions that call others of the same robot, such as steps: their algorithms run on symbols and
-- record a list of statements.
--
--   calls.program(fn, model) -> { blocks, parts, names }
--     blocks  in order, { verb, argument.. } of the kit, or else { "array", name, dims, x or nil },
--             { "let", name, x }, { "call", name or part, arguments, status }, status: the name of
--             its result, or nil; { "leave", status } returns it unless it is 0;  { "end" } of each
--     parts   functions of its own: { name, says, arguments = { { name, dims }.. }, blocks }
--     names   as of prog.lower
-- A place is { array, index.. }, with fewer indices than dimensions the beginning of a row.  An
-- algorithm gets a kit with num, zero, one, name and step of any (analysis.floats), and
--   given                 the names of its function's arguments
--   size(dim) -> n, arrays(dims, name..)      the arrays are its own
--   variable(name, x) -> place                of a local variable
--   get(place) -> x, set(place, x), add(place, x)
--   each(index, first, stop, f, above)        f(i) for i from first on, below stop; above: { place,
--                         x }, while that element is greater than x, or nil
--   call(name, argument..), try(..), leave(..)   arguments are values, arrays or places; its result
--                         is ignored, returned at the end, or returned at once unless it is 0
--   most(place, x, sizes)   returns 1 + the sizes unless the element is at most x
--   part(name, says, arguments, f) -> call(argument..)   f() makes statements that are called
--   product(onto, n, m, k, stride, z, x, y)   gemm of algo.kit.verbs, of places: z = x y or += x y
local expr = require "expr"

local M = {}

-- a number that is known by name where the program is written: n, i, n + i, 2*n
local Index = {}

local function index(text) return setmetatable({ text = text }, Index) end

function Index.__tostring(a) return a.text end
function Index.__add(a, b)
  if a == 0 or b == 0 then return a == 0 and b or a end
  return index(("%s + %s"):format(a, b))
end
function Index.__mul(a, b) return index(("%s*%s"):format(a, b)) end

-- block(verb, ..) adds a statement and returns it
local function add_statements(K, names, block)
  local pool = expr.new()
  K.zero, K.one, K.num = pool.num(0), pool.num(1), pool.num
  for _, verb in ipairs { "set", "add", "step", "most", "product" } do
    K[verb] = function(...) block(verb, ...) end
  end
  function K.size(dim)
    block("size", dim)
    return index "n"
  end
  function K.arrays(dims, ...)
    for _, name in ipairs { ... } do block("array", name, dims) end
  end
  function K.variable(name, x)
    block("array", name, {}, x)
    return { name }
  end
  function K.get(place) return pool.fresh("input", { array = place[1], index = place }) end
  function K.name(id, _, _, x)
    names[x] = { id = id, sign = 1 }
    block("let", id, x)
    return x
  end
  function K.each(name, first, stop, f, above)
    block("each", name, first, stop, above)
    f(index(name))
    block "end"
  end
end

function M.program(fn, model)
  local program, K, tried = { blocks = {}, parts = {}, names = {} }, { given = {} }, {}
  local blocks = program.blocks
  local function block(...)
    blocks[#blocks + 1] = { ... }
    return blocks[#blocks]
  end
  for _, arg in ipairs(fn.args) do
    if not arg.params then table.insert(K.given, arg.name) end
  end
  -- The algorithm runs once on this kit and leaves blocks: in the function itself or, within
  -- K.part, in a static function.
  add_statements(K, program.names, block)
  -- calls of functions, and of parts
  function K.call(name, ...) block("call", name, { ... }) end
  function K.try(name, ...) tried[#tried + 1] = block("call", name, { ... }, "bad") end
  function K.leave(name, ...) block("leave", block("call", name, { ... }, "open")[4]) end
  function K.part(name, says, arguments, f)
    local own = { name = name, says = says, arguments = arguments, blocks = {} }
    table.insert(program.parts, own)
    blocks = own.blocks
    f()
    blocks = program.blocks
    return function(...) block("call", own, { ... }) end
  end
  fn.composed(model, K)
  block "step"
  for k, call in ipairs(tried) do
    if #tried > 1 then call[4] = call[4] .. k end
    block("leave", call[4])
  end
  return program
end

return M
