-- Plain C: the text of statements (see emit.source), and the parts of a function's file.
local later = require "later"
local base = require("expr").base
local calls = later "emit.composed"
local layout = require "emit.layout"
local lists = require "list"
local limbs = later "emit.limbs.limb_vectors"
local manifold = later "emit.manifold"
local number = require "number"
local parts = later "emit.parts"
local memory = require "prog.memory"
local sized = later "emit.sized_products"
local source = require "emit.source"
local target = require "prog.choice.target"
local text = require "text"
local turns = later "emit.limbs.limb_turns"

local M = {}

-- the declaration of an argument
function M.argument(arg, symbols, real)
  if arg.bits then return "unsigned " .. arg.name end
  if arg.params then return ("const %s *%s"):format(symbols.params_type, arg.name) end
  -- C does not convert plain arrays to pointers to const rows, so two dimensions have no const
  local const = arg.mode == "in" and #arg.dims == 1 and "const " or ""
  return ("%s%s %s%s"):format(const, real, arg.name, layout.brackets(arg.dims, symbols))
end

-- one number of an index, by its name if it has one
function M.index(symbols, dim, k) return dim and symbols.index(dim, k) or tostring(k) end

-- values: literals, places and calls
local function add_values(C, symbols, real)
  local suffix = real == "float" and "f" or ""

  -- numbers and elements of arrays
  function C.literal(x, rest) return number.literal(x, real, rest) end

  function C.place(p)
    if p.field then return ("%s->%s"):format(p.array, p.field) end
    if p.bit then return ("(%s)(%s >> %d & 1u)"):format(real, p.array, p.bit) end
    if not p.row then return p.array end
    local row = M.index(symbols, p.rows, p.row)
    if not p.column then return ("%s[%s]"):format(p.array, row) end
    return ("%s[%s][%s]"):format(p.array, row, M.index(symbols, p.columns, p.column))
  end

  function C.address(p) return "&" .. C.place(p) end

  -- functions of the C library, of the runtime's sines and of vectors
  function C.sine(group, array, k) return ("%s[%s]"):format(group.names[array], group.places[k]) end

  function C.operation(op) return op .. suffix end
  function C.call(op, words, set)
    local name = set and ("%s_%s"):format(limbs.type(set, real), op) or C.operation(op)
    return ("%s(%s)"):format(name, words)
  end

  -- the function of runtime/rows.h for n numbers, and the one for a supernode: always called
  function C.row_operation(verb, n)
    return ("pinion_%s_%s%s"):format(n > target.LONGEST_ROW and "long" or "row", verb, suffix)
  end
  function C.supernode_operation(name) return ("pinion_%s%s"):format(name, suffix) end

  function C.dot(n, x, y)
    return ("%s(%d, %s, %s)"):format(C.row_operation("dot", n), n, C.address(x), C.address(y))
  end

  function C.value(_, words) return words end
end

-- an operation on a row: array[index..] -= a * other[from..], = a * other[from..], *= a, or
-- = rows[start..] * other[from..]
local function row_lines(C, block, a, place)
  local y, name = place(block.array, block.index), C.row_operation(block.verb, block.n)
  local n, to = ("%d"):format(block.n), C.address(y)
  if block.verb == "scale" then return layout.call("  " .. name, { n, to, a }) end
  local x = place(block.other, block.from)
  if block.verb == "mul" then
    local rows = C.address(place(block.rows, block.start))
    return layout.call("  " .. name, { n, to, rows, C.address(x) })
  end
  if block.n == 1 and block.verb == "sub" and a:match("^[%w_]+$") then
    local words = C.place(y)
    return layout.statement(("  %s = %s - "):format(words, words), ("%s*%s"):format(a, C.place(x)))
  end
  return layout.call("  " .. name, { n, to, a, C.address(x) })
end

-- an operation on a supernode's rows, or on a whole matrix; sizes: of prog.lower
local function supernode_lines(C, block, a, place, sizes)
  local addresses, words = {}, lists.mapped(block.sizes, tostring)
  for k, one in ipairs(block.places) do addresses[k] = C.address(place(table.unpack(one))) end
  if sizes and C.sized and memory.is_product(block) then return C.sized.call(block, addresses) end
  words[#words + 1], words[#words + 2] = addresses[1], a
  table.move(addresses, 2, #addresses, #words + 1, words)
  return layout.call("  " .. C.supernode_operation("run_" .. block.kernel), words)
end

-- computes all sines and cosines by one call; the enumerators name their places
local function sine_lines(C, group, angles)
  local n, names = C.room(#angles), group.names
  local head = ("  const %s %s[%s] = "):format(C.type, names.angle, n)
  return lists.joined(layout.list("  enum ", group.places, group.lines),
    layout.list(head, angles, group.lines), {
      ("  %s %s[%s], %s[%s];"):format(C.type, names.s, n, names.c, n),
      ("  %s(%s, %s, %s, %s);"):format(C.sincos, n, names.angle, names.s, names.c),
    })
end

-- takes the address of the angle, so that a function for many angles also serves for one
local function one_angle(C, call, words)
  local given = { "1", "&" .. (call.angle or words), "&" .. call.s, "&" .. call.c }
  return lists.joined(call.angle and C.define({}, call.angle, words) or {}, C.declared(call),
    layout.call("  " .. C.sincos, given))
end

local function add_statements(C, symbols, real)
  local suffix = real == "float" and "f" or ""
  function C.type_of(set) return set and limbs.type(set, real) or C.type end
  function C.define(lines, id, words, set)
    return layout.statement(("  const %s %s = "):format(C.type_of(set), id), words, lines)
  end
  function C.lanes(set, words, constant) return limbs.gathered(set, words, real, constant) end
  function C.elements(set, words, flip) return limbs.elements(set, words, real, flip) end
  function C.spread(set, words) return limbs.spread(set, words, real) end
  function C.sum(set, words) return ("%s_sum(%s)"):format(limbs.type(set, real), words) end
  function C.lane(words, k) return ("%s[%d]"):format(words, k) end
  function C.assign(lines, to, words) return layout.statement("  " .. to .. " = ", words, lines) end
  function C.increase(lines, to, x) return layout.statement("  " .. to .. " += ", x, lines) end
  function C.zeros(lines, p, n)
    C.clears = true
    lists.append(lines, layout.call("  pinion_row_zero" .. suffix, { tostring(n), C.address(p) }))
  end
  function C.together(set, list, words, verb)
    local name = limbs.together(set, real, verb)
    return name and layout.call("  " .. name, lists.joined(lists.mapped(list, C.address), words))
  end
  -- limbs.h has none of floats
  function C.fours(...) return real ~= "float" and limbs.fours(...) or {} end
  function C.read(four, view)
    local ids = lists.mapped(four, function(node) return view.names[node].id end)
    local list = lists.mapped(four[1].of, function(x) return view.place(x.array, x.index) end)
    local head = ("  %s "):format(C.type_of(four[1].set))
    return lists.append(layout.statement(head, table.concat(ids, ", ")),
      C.together(four[1].set, list, lists.mapped(ids, function(id) return "&" .. id end), "get"))
  end
  -- the runtime clears these with a loop
  if real ~= "double" and real ~= "float" then C.zeros = nil end
  function C.give(lines, words) return layout.statement("  return ", words, lines) end
  function C.sines(...) return sine_lines(C, ...) end
  function C.sine_and_cosine(...) return one_angle(C, ...) end
  function C.declared(call) -- two numbers that the call fills in
    return layout.statement(("  %s "):format(C.type), ("%s, %s"):format(call.s, call.c))
  end
  function C.row(...) return row_lines(C, ...) end
  function C.supernode(...) return supernode_lines(C, ...) end
  function C.array(array)
    return ("  %s %s%s;"):format(real, array.name, layout.brackets(array.dims, symbols))
  end
  function C.unused(name) return ("  (void)%s;"):format(name) end
  function C.comment(list, indent) return layout.comment(indent or "  ", list) end
  function C.heading(title) return layout.heading(text.inert(title)) end

  function C.failed(words) return ("!(%s > %s)"):format(words, C.literal(0)) end -- true for a NaN
  function C.pivot(words, dof)
    local test = ("  if (%s)"):format(C.failed(words))
    local row = symbols.rows[dof - #symbols.v]
    local result = ("return 1 + %s;"):format(row and symbols.NV .. " + " .. row or symbols.v[dof])
    local fits = #test + 1 + #result <= layout.WIDTH
    return fits and { test .. " " .. result } or { test, "    " .. result }
  end
  C.sound = "  return 0;"
end

-- Besides what emit.source needs, C has fields that other kinds of C replace:
--   type; static                    of a value; what a function that only its file uses begins with
--   argument(arg)                   the declaration
--   address(p), operation(op), row_operation(verb, n), supernode_operation(name)
--   failed(words)                   the test of a pivot;  sincos  the macro for sines and cosines
--   room(n), declared(call)         places for n angles; the numbers that sine_and_cosine fills in
function M.language(symbols, real)
  local C = { type = real, static = "static", sincos = real == "float" and "PINION_SINCOSF"
    or "PINION_SINCOS" }
  add_values(C, symbols, real)
  add_statements(C, symbols, real)
  function C.argument(arg) return M.argument(arg, symbols, real) end
  function C.room(n) return ("%s_ROOM(%d)"):format(C.sincos, n) end
  function C.parts(...) return parts.lines(C, ...) end
  function C.run(name, given) return layout.call("  " .. name, given) end
  C.groups = { size = "", at = "", struct = "&%s",
    why = "/* Long functions compile slowly and to worse code, so this one is cut. */" }
  function C.turns(program, options)
    options.index = function(dim, k) return M.index(symbols, dim, k) end
    options.number = function(x, id)
      local node, sign = base(x)
      local name = program.names[node]
      if not name then return ("  %s, /* %s */"):format(C.literal(sign * node.value), id) end
      return ("  %s%s,"):format(name.sign * sign < 0 and "-" or "", name.id)
    end
    return turns.lines(C, program, options)
  end
  return C
end

-- the prototype of a function of the catalogue, without the semicolon
function M.prototype(fn, symbols, real)
  local args = lists.mapped(fn.args, function(arg) return M.argument(arg, symbols, real) end)
  local kind = ({ void = "void", pivot = "int", value = real })[fn.returns]
  return ("%s %s(%s)"):format(kind, symbols.functions[fn.name], table.concat(args, ", "))
end

-- parts of a function's file: { above, body, prototype, .. } for templates/function.c;
-- item.in_lanes: the program with limbs in lanes, which goes into parts.limbs, or nil
function M.parts(item, symbols, real, model)
  local fn, program, in_lanes = item.fn, item.program, item.in_lanes
  local prototype = M.prototype(fn, symbols, real)
  if item.composed then
    local own = calls.parts(fn, item.composed, M.language(symbols, real), symbols)
    own.prototype = prototype
    return own
  elseif fn.manifold then
    local body, runtime = manifold.body(fn.name, model, symbols, real)
    return { above = {}, body = body, prototype = prototype, includes = { runtime or nil } }
  end
  local cost, C = program.cost, M.language(symbols, real)
  if program.sizes or in_lanes and in_lanes.sizes then
    C.sized = sized.new(symbols.functions[fn.name], real, real == "float" and "f" or "")
  end
  local above, body = source.body(fn, program, C, symbols.place_of, program.split)
  local lanes = in_lanes and { guard = limbs.guard(in_lanes, real) }
  if lanes then
    lanes.above, lanes.body = source.body(fn, in_lanes, C, symbols.place_of, in_lanes.split)
  end
  local rows = source.has_rows(program) or in_lanes and source.has_rows(in_lanes) or C.clears
  return {
    limbs = lanes, sized = C.sized and C.sized.lines() or {},
    reads_numbers = #program.numbers > 0 or in_lanes and #in_lanes.numbers > 0,
    above = above, body = body, prototype = prototype,
    uses_math = cost.sqrt > 0 or cost.sin + cost.cos > 0 and not program.sincos,
    includes = lists.joined(program.sincos and { "sincos.h" } or {}, rows and { "rows.h" } or {},
      lanes and { "limbs.h" } or {}),
  }
end

return M
