-- The functions of a Python package (tools.bindings.python): the call of each, its definition with
-- types and a docstring.
--
--   python_functions.of(job, sizes) -> list of { lines, names } in the header's order; names:
--     that of the function, and that of its results where it has several
--   python_functions.quoted(name) -> a literal;  python_functions.inert(words) -> docstring
local entries = require "tools.bindings.python_entries"
local faces = require "tools.bindings.faces"
local lists = require "list"
local names = require "model.names"
local text = require "text"

local M = {}

-- ---- words of Python ----------------------------------------------------------------------------

local KEYWORDS = lists.words [[
  False None True and as assert async await break class continue def del elif else except finally
  for from global if import in is lambda nonlocal not or pass raise return try while with yield
  match case type print float int bool tuple dict property object
]]

-- names that the module defines itself
local OWN = faces.reserved [[
  np dense Params joint_names dof_names q_names link_names body_names row_names q_lower q_upper
  v_max tau_max ctypes mask p library namedtuple params default sparse homogeneous call
]]

-- any name as a literal
function M.quoted(name)
  if not utf8.len(name) then return text.string(name) end
  local words = {}
  for _, code in utf8.codes(name) do
    local plain = code >= 32 and code < 127 and code ~= 34 and code ~= 92
    words[#words + 1] = plain and string.char(code) or ("\\U%08x"):format(code)
  end
  return '"' .. table.concat(words) .. '"'
end

local function safe(word) -- names of arguments and results; "lambda" is a result
  return lists.set(KEYWORDS)[word] and word .. "_" or word
end

-- ---- functions ----------------------------------------------------------------------------------

M.KINDS = {
  q = "configuration", q0 = "configuration", q1 = "configuration", v = "velocity",
  a = "acceleration", tau = "joint forces", H = "packed by rows, see dense",
  LD = "as ltdl leaves it", LDinv = "as ltdl_inverse_diagonal leaves it",
  f = "linear part, then angular, for each body",
  p = "tunable numbers; those of the model unless given",
  mask = "bits of the constraints that are on; all unless given",
}

local function dims_of(arg, sizes)
  return lists.mapped(arg.dims, function(dim) return sizes[dim] or dim end)
end

local function tuple(dims)
  return #dims == 1 and ("(%d,)"):format(dims[1]) or ("(%s)"):format(table.concat(dims, ", "))
end

local function shape_words(arg)
  return ("(%s)"):format(table.concat(lists.joined({ ".." }, arg.dims), ", "))
end

function M.inert(words) return (text.inert(words):gsub('"', "'")) end

-- everything about a function
local function docstring(fn, face)
  local lines = { '    """' .. M.inert(fn.doc[1]) }
  for k = 2, #fn.doc do lines[#lines + 1] = "    " .. M.inert(fn.doc[k]) end
  lines[#lines + 1] = ""
  local widest = 0
  for _, arg in ipairs(lists.joined(face.given, face.extras, face.made)) do
    widest = math.max(widest, #safe(arg.name))
  end
  local function add(arg, shape)
    local line = ("    %s  %s"):format(text.pad(safe(arg.name), widest), shape)
    local kind = M.KINDS[arg.name]
    if kind then line = ("%s  %s"):format(text.pad(line, widest + 18), kind) end
    lines[#lines + 1] = (line:gsub("%s+$", ""))
  end
  for _, arg in ipairs(face.given) do add(arg, shape_words(arg)) end
  for _, arg in ipairs(face.extras) do add(arg, "") end
  lines[#lines + 1] = "    returns:"
  for _, arg in ipairs(face.made) do add(arg, shape_words(arg)) end
  if fn.returns == "value" then lines[#lines + 1] = "    a number a state: (..)" end
  if fn.returns == "pivot" then
    lines[#lines + 1] = "    raises numpy.linalg.LinAlgError where a pivot is not > 0."
  end
  lines[#lines + 1] = '    """'
  return lines
end

local function is_plain(arg) return arg.params or arg.bits end

-- the arguments in a function's definition: { given: arrays, words: their names, extras: those with
-- a default, made: results, fields: their names }
local function face_of(fn)
  local given, extras, made = {}, {}, {}
  for _, arg in ipairs(faces.given(fn)) do
    table.insert(is_plain(arg) and extras or given, arg)
    if arg.mode == "inout" then made[#made + 1] = arg end
  end
  lists.append(made, faces.results(fn))
  local function safe_name(arg) return safe(arg.name) end
  return { given = given, words = lists.mapped(given, safe_name), extras = extras, made = made,
    fields = lists.mapped(made, safe_name) }
end

-- `("q", (3,), False),` for each argument; changed: the last word says whether the call changes it
local function rows(list, sizes, changed)
  local out = {}
  for k, arg in ipairs(list) do
    local last = changed and (arg.mode == "inout" and ", True" or ", False") or ""
    out[k] = ("(%s, %s%s)"):format(M.quoted(safe(arg.name)), tuple(dims_of(arg, sizes)), last)
  end
  return ("(%s%s)"):format(table.concat(out, ", "), #out > 0 and "," or "")
end

-- an argument with a default: its type in C, how it is passed on, its text in the definition
local function of_extra(arg, all)
  if arg.params then
    return { type = "_ctypes.POINTER(Params)", passed = "_params(p)",
      head = "p: _typing.Optional[Params] = None" }
  end
  return { type = "_ctypes.c_uint", passed = ("_mask(mask, %d)"):format(all),
    head = ("mask: int = %d"):format(all) }
end

local function column(extras, key) return lists.mapped(extras, function(x) return x[key] end) end

-- the object that calls C: `_crba = _library.function(..)`
local function caller(job, fn, name, face, extras, sizes, class)
  local types = column(extras, "type")
  local lines = { ("_%s = _library.function("):format(name) }
  for _, word in ipairs {
    M.quoted(entries.symbol(job, fn)) .. ",", rows(face.given, sizes, true) .. ",",
    ("(%s%s),"):format(table.concat(types, ", "), #types > 0 and "," or ""),
    rows(faces.results(fn), sizes) .. ",",
    M.quoted(fn.returns) .. (class and ", " .. class or "") .. ")",
  } do
    lists.append(lines, text.wrap(word, 100, "    "))
  end
  return lines
end

-- the definition, with its types and its docstring
local function definition(fn, name, face, extras, class)
  local words = lists.mapped(face.words, function(word) return word .. ": _ArrayLike" end)
  words = lists.joined(words, #extras > 0 and { "*" } or {}, column(extras, "head"))
  local head = ("def %s(%s)\1->\1%s:"):format(name, table.concat(words, ", "), class or "_Array")
  local lines = lists.mapped(text.wrap(head, 100, ""), function(line)
    return (line:gsub("\1", " "))
  end)
  lists.append(lines, docstring(fn, face))
  local call = table.concat(face.words, ", ")
  if #extras > 0 then
    call = ("%s%sextra=(%s,)"):format(call, #face.words > 0 and ", " or "",
      table.concat(column(extras, "passed"), ", "))
  end
  return lists.append(lines, { ("    return _%s(%s)"):format(name, call) })
end

-- class: the name for a tuple of several results
local function one(job, item, name, sizes, class)
  local fn, lines = item.fn, {}
  local face = face_of(fn)
  local extras = lists.mapped(face.extras, function(arg)
    return of_extra(arg, (1 << #job.symbols.switches) - 1)
  end)
  class = #face.made > 1 and class or nil
  if class then
    lines[1] = ("class %s(_typing.NamedTuple):"):format(class)
    for _, field in ipairs(face.fields) do lines[#lines + 1] = ("    %s: _Array"):format(field) end
    lists.append(lines, { "", "" })
  end
  lists.append(lines, caller(job, fn, name, face, extras, sizes, class))
  lists.append(lines, { "", "" })
  lists.append(lines, definition(fn, name, face, extras, class))
  return { lines = lines, names = { name, class } }
end

local function camel(name)
  return (("_" .. name):gsub("_+(%w?)", function(letter) return letter:upper() end))
end

function M.of(job, sizes)
  local scope = names.scope(lists.joined(KEYWORDS, OWN))
  local called, list = {}, {}
  for k, item in ipairs(job.functions) do called[k] = scope(item.fn.name) end
  for k, item in ipairs(job.functions) do
    list[k] = one(job, item, called[k], sizes, scope(camel(called[k]) .. "Result"))
  end
  return list
end

return M
