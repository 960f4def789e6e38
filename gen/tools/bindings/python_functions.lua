-- The functions of a Python package (tools.bindings.python): how each is called, its definition
-- with a docstring, its type.
--
--   functions.of(job, sizes) -> a list of { lines, stub, names } in the order of the header; names:
--     that of the function, and that of its results where it has several
--   functions.quoted(name) -> any name as a literal;  functions.inert(words) -> in a docstring
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

-- what the module says by itself
local OWN = lists.words [[
  np dense Params NQ NV NH NB NL NC NK NM NP NJ NR NX NI NQI NQV ND NA joint_names dof_names q_names
  link_names body_names row_names q_lower q_upper v_max tau_max ctypes mask p
  library namedtuple params default sparse homogeneous call
]]
for _, name in ipairs(lists.words "H K Y Q D A") do
  lists.append(OWN, { name .. "_rowptr", name .. "_colind", "dense_" .. name, "sparse_" .. name })
end

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

local KINDS = {
  q = "configuration", q0 = "configuration", q1 = "configuration", v = "velocity",
  a = "acceleration", tau = "joint forces", H = "packed by rows, see dense",
  LD = "as ltdl leaves it", LDinv = "as ltdl_inverse_diagonal leaves it",
  f = "linear part, then angular, for each body",
  p = "tunable numbers; those of the model unless given",
  mask = "bits of the constraints that are on; all unless given",
}

local function dims_of(arg, sizes)
  local list = {}
  for k, dim in ipairs(arg.dims) do list[k] = sizes[dim] or dim end
  return list
end

local function tuple(dims)
  return #dims == 1 and ("(%d,)"):format(dims[1]) or ("(%s)"):format(table.concat(dims, ", "))
end

local function shape_words(arg)
  local words = { ".." }
  for _, dim in ipairs(arg.dims) do words[#words + 1] = tostring(dim) end
  return ("(%s)"):format(table.concat(words, ", "))
end

function M.inert(words) return (text.inert(words):gsub('"', "'")) end

-- all that there is to say of one
local function docstring(fn, given, extras, made)
  local lines = { '    """' .. M.inert(fn.doc[1]) }
  for k = 2, #fn.doc do lines[#lines + 1] = "    " .. M.inert(fn.doc[k]) end
  lines[#lines + 1] = ""
  local widest = 0
  for _, list in ipairs { given, extras, made } do
    for _, arg in ipairs(list) do widest = math.max(widest, #arg.name) end
  end
  local function add(arg, shape)
    local line = ("    %s  %s"):format(text.pad(arg.name, widest), shape)
    local kind = KINDS[arg.name]
    if kind then line = ("%s  %s"):format(text.pad(line, widest + 18), kind) end
    lines[#lines + 1] = (line:gsub("%s+$", ""))
  end
  for _, arg in ipairs(given) do add(arg, shape_words(arg)) end
  for _, arg in ipairs(extras) do add(arg, "") end
  lines[#lines + 1] = "    returns:"
  for _, arg in ipairs(made) do add(arg, shape_words(arg)) end
  if fn.returns == "value" then lines[#lines + 1] = "    a number a state: (..)" end
  if fn.returns == "pivot" then
    lines[#lines + 1] = "    raises numpy.linalg.LinAlgError where a pivot is not > 0."
  end
  lines[#lines + 1] = '    """'
  return lines
end

local function is_plain(arg) return arg.params or arg.bits end

-- what a function's call, its definition and its stub are made of
local function one(job, item, name, sizes, class)
  local fn = item.fn
  local given, extras, made, words = {}, {}, {}, {}
  for _, arg in ipairs(faces.given(fn)) do
    table.insert(is_plain(arg) and extras or given, arg)
    if not is_plain(arg) then words[#words + 1] = safe(arg.name) end
    if arg.mode == "inout" then made[#made + 1] = arg end
  end
  lists.append(made, faces.results(fn))
  local function rows(list, changed)
    local out = {}
    for k, arg in ipairs(list) do
      local last = changed and (arg.mode == "inout" and ", True" or ", False") or ""
      out[k] = ("(%s, %s%s)"):format(M.quoted(safe(arg.name)), tuple(dims_of(arg, sizes)), last)
    end
    return ("(%s%s)"):format(table.concat(out, ", "), #out > 0 and "," or "")
  end
  local types, passed, keywords, annotated = {}, {}, {}, {}
  local all = (1 << #job.symbols.switches) - 1
  for k, arg in ipairs(extras) do
    types[k] = arg.params and "_ctypes.POINTER(Params)" or "_ctypes.c_uint"
    keywords[k] = arg.params and "p=None" or ("mask=%d"):format(all)
    annotated[k] = arg.params and "p: Optional[Params] = ..." or "mask: int = ..."
    passed[k] = arg.params and "_params(p)" or ("_mask(mask, %d)"):format(all)
  end
  local several = #made > 1
  local fields = {}
  for k, arg in ipairs(made) do fields[k] = safe(arg.name) end
  local head, typed = { table.unpack(words) }, {}
  for k, word in ipairs(words) do typed[k] = word .. ": ArrayLike" end
  if #extras > 0 then
    lists.append(head, lists.joined({ "*" }, keywords))
    lists.append(typed, lists.joined({ "*" }, annotated))
  end
  local call = table.concat(words, ", ")
  if #extras > 0 then
    call = ("%s%sextra=(%s,)"):format(call, #words > 0 and ", " or "", table.concat(passed, ", "))
  end
  local lines = {}
  if several then
    lines[#lines + 1] = ("%s = _namedtuple(%s, %s)"):format(class, M.quoted(class),
      M.quoted(table.concat(fields, " ")))
  end
  local wrap = several and ", " .. class or ""
  lines[#lines + 1] = ("_%s = _library.function("):format(name)
  for _, word in ipairs {
    M.quoted(entries.symbol(job, fn)) .. ",", rows(given, true) .. ",",
    ("(%s%s),"):format(table.concat(types, ", "), #types > 0 and "," or ""),
    rows(faces.results(fn)) .. ",", M.quoted(fn.returns) .. wrap .. ")",
  } do
    lists.append(lines, text.wrap(word, 100, "    "))
  end
  lists.append(lines, { "", "" })
  lists.append(lines, text.wrap(("def %s(%s):"):format(name, table.concat(head, ", ")), 100, ""))
  for k, arg in ipairs(given) do given[k] = setmetatable({ name = words[k] }, { __index = arg }) end
  for k, arg in ipairs(made) do made[k] = setmetatable({ name = fields[k] }, { __index = arg }) end
  lists.append(lines, docstring(fn, given, extras, made))
  lines[#lines + 1] = ("    return _%s(%s)"):format(name, call)
  local stub = {}
  if several then
    stub[1] = ("class %s(NamedTuple):"):format(class)
    for k, arg in ipairs(made) do
      stub[#stub + 1] = ("    %s: Array  # %s"):format(fields[k], shape_words(arg))
    end
  end
  stub[#stub + 1] = ("def %s(%s) -> %s: ...%s"):format(name, table.concat(typed, ", "),
    several and class or "Array", not several and made[1] and "  # " .. shape_words(made[1]) or "")
  return { lines = lines, stub = stub, names = { name, several and class or nil } }
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
