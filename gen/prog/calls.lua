-- Functions that call others of the same robot, such as steps: their algorithms run on symbols and
-- record a list of statements.
--
--   calls.program(fn, model) -> { blocks, parts, names }
--     blocks  in order: { kind = "size", name, dim } { kind = "array", name, dims,
--             node }: with that value, if there is one
--             { kind = "step", text } { kind = "let", node, id }
--             { kind = "set" | "add", place, node }  sets an element, or adds to it
--             { kind = "call", name, arguments, status }  of a function of the robot, or of a part;
--               status: the name of its result, or nil
--             { kind = "kernel", verb, sizes, places }  of runtime/rows.h
--             { kind = "loop", index, first, stop, above } .. { kind = "end" }; above: { place,
--               node }, while that element is greater than that value, or nil
--             { kind = "leave", status }  returns the status unless it is 0
--             { kind = "most", place, node, sizes }  returns 1 + the sizes unless the element is at
--               most the value
--     parts   functions of its own: { name, says, arguments = { { name, dims }.. }, blocks }
--     names   as of prog.lower
-- A place is { array, index.. }, with fewer indices than dimensions the beginning of a row.  An
-- algorithm gets a kit with num, zero, one, name and step of any (analysis.floats), and
--   given                 the names of its function's arguments
--   size(dim) -> n, arrays(dims, name..)      the arrays are its own
--   variable(name, x) -> place                of a local variable
--   get(place) -> x, set(place, x), add(place, x)
--   each(index, first, stop, f, above)        f(i) for i from first on, below stop
--   call(name, argument..), try(..), leave(..)   arguments are values, arrays or places; its result
--                         is ignored, returned at the end, or returned at once unless it is 0
--   most(place, x, sizes)
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

-- block(kind, fields) adds a statement
local function add_statements(K, names, block)
  local pool = expr.new()
  K.zero, K.one, K.num = pool.num(0), pool.num(1), pool.num
  function K.size(dim)
    block("size", { name = "n", dim = dim })
    return index "n"
  end
  function K.arrays(dims, ...)
    for _, name in ipairs { ... } do block("array", { name = name, dims = dims }) end
  end
  function K.variable(name, x)
    block("array", { name = name, dims = {}, node = x })
    return { name }
  end
  function K.get(place) return pool.fresh("input", { array = place[1], index = place }) end
  function K.set(place, x) block("set", { place = place, node = x }) end
  function K.add(place, x) block("add", { place = place, node = x }) end
  function K.name(id, _, _, x)
    names[x] = { id = id, sign = 1 }
    block("let", { node = x, id = id })
    return x
  end
  -- comments, loops, calls of kernels
  function K.step(text) block("step", { text = text }) end
  function K.each(name, first, stop, f, above)
    block("loop", { index = name, first = first, stop = stop, above = above })
    f(index(name))
    block("end", {})
  end
  function K.product(onto, n, m, k, stride, ...)
    block("kernel", { verb = onto and "plus" or "times", sizes = { n, m, k, stride },
      places = { ... } })
  end
end

local function add_calls(K, block)
  local tried = {}
  local function call(name, status, ...)
    return block("call", { name = name, arguments = { ... }, status = status })
  end
  function K.call(name, ...) call(name, nil, ...) end
  function K.try(name, ...) tried[#tried + 1] = call(name, "bad", ...) end
  function K.leave(name, ...) block("leave", { status = call(name, "open", ...).status }) end
  function K.most(place, x, sizes) block("most", { place = place, node = x, sizes = sizes }) end
  return function()
    for k, one in ipairs(tried) do
      if #tried > 1 then one.status = one.status .. k end
      block("leave", { status = one.status })
    end
  end
end

function M.program(fn, model)
  local program, K = { blocks = {}, parts = {}, names = {} }, { given = {} }
  local blocks = program.blocks
  local function block(kind, fields)
    fields.kind = kind
    blocks[#blocks + 1] = fields
    return fields
  end
  for _, arg in ipairs(fn.args) do
    if not arg.params then table.insert(K.given, arg.name) end
  end
  add_statements(K, program.names, block)
  local report = add_calls(K, block)
  function K.part(name, says, arguments, f)
    local own = { name = name, says = says, arguments = arguments, blocks = {} }
    table.insert(program.parts, own)
    blocks = own.blocks
    f()
    blocks = program.blocks
    return function(...) block("call", { part = own, arguments = { ... } }) end
  end
  fn.composed(model, K)
  block("step", {})
  report()
  return program
end

return M
