-- A Python package of a robot (--bindings python): NumPy arrays in and out, compiled by pip with
-- nothing but a C compiler.  In the robot's directory, besides the C that is always there:
--
--   pyproject.toml, <r>_build.py     how pip builds it;  runtime/   what the C includes
--   <r>_dynamics/__init__.py         a function each with its types and its docstring
--   <r>_dynamics/_call.py, entries.c what these call
--
--   python.files(r, options) -> { { part, name, runtime }.. } for emit.files.listed;
--     runtime: the file of runtime/ that it is a copy of
--   python.parts(job, sources) -> values for their templates;  sources: the robot's C to compile
local borrowed = require "facts.borrowed"
local entries = require "tools.bindings.python_entries"
local faces = require "tools.bindings.faces"
local facts = require "facts"
local functions = require "tools.bindings.python_functions"
local lists = require "list"
local number = require "number"
local text = require "text"

local M = {}

function M.files(r, options)
  local package = r .. "_dynamics/"
  local list = {
    { part = "python_project", name = "pyproject.toml" },
    { part = "python_build", name = r .. "_build.py" },
    { part = "python_module", name = package .. "__init__.py" },
    { part = "python_typed", name = package .. "py.typed" },
    { part = "python_call", name = package .. "_call.py" },
    { part = "python_entries", name = package .. "entries.c" },
  }
  for _, name in ipairs(borrowed.files(options)) do
    list[#list + 1] = { part = "runtime", name = "runtime/" .. name, runtime = name }
  end
  return list
end

-- words in a row, on lines of their own
local function listed(words, open, close)
  local lines = text.wrap(table.concat(words, ", "), 96, "    ")
  table.insert(lines, 1, open)
  lines[#lines] = lines[#lines] .. (#words > 0 and "," or "")
  lines[#lines + 1] = close
  return lines
end

-- ---- tables -------------------------------------------------------------------------------------

local function literals(values)
  return lists.mapped(values, function(x)
    return x == math.huge and "_np.inf" or x == -math.huge and "-_np.inf" or number.plain(x)
  end)
end

local function tables(job, sizes)
  local list = {}
  local function add(name, words) -- a line each: names may have blanks
    local rows = lists.mapped(words, function(word)
      return ("    %s,"):format(functions.quoted(word))
    end)
    list[#list + 1] = { name = name, lines = lists.joined({ name .. " = (" }, rows, { ")" }) }
  end
  local function add_array(name, words, type)
    list[#list + 1] = { name = name,
      lines = listed(words, name .. " = _np.array([", ("], _np.%s)"):format(type)) }
  end
  add("joint_names", lists.mapped(job.model.bodies, function(body) return body.name end))
  for _, row in ipairs {
    { "NV", "dof_names" }, { "NQ", "q_names" }, { "NL", "link_names" }, { "NB", "body_names" },
    { "NC", "row_names" },
  } do
    if sizes[row[1]] then add(row[2], faces.indices(job, row[1])) end
  end
  for _, one in ipairs(faces.csrs(job, sizes)) do
    for _, name in ipairs { "rowptr", "colind" } do
      add_array(("%s_%s"):format(one.name, name), lists.mapped(one[name], tostring), "intc")
    end
  end
  for _, one in ipairs(facts.limit_lists(job.model)) do
    add_array(one.name, literals(one.values), "float64")
  end
  return list
end

local function fields(job)
  local list = {}
  for k, field in ipairs(job.model.tunable and job.model.tunable.fields or {}) do
    local says = ("%s, %s"):format(field.unit, field.what)
    list[k] = { name = field.name, says = functions.inert(says) }
  end
  return #list > 0 and list or nil
end

-- the names that a package exports, as its __all__
local function exports(parts)
  local words = {}
  local function add(name) words[#words + 1] = functions.quoted(name) end
  for _, dim in ipairs(parts.sizes) do add(dim) end
  for _, one in ipairs(parts.tables) do add(one.name) end
  if parts.fields then add "Params" end
  if parts.has_H then add "dense" end
  for _, one in ipairs(parts.packed) do
    if one.dense then add(one.dense) end
    add(one.sparse)
  end
  if parts.has_poses then add "homogeneous" end
  for _, fn in ipairs(parts.functions) do
    for _, name in ipairs(fn.names) do add(name) end
  end
  return listed(words, "__all__ = (", ")")
end

-- the packed arrays, and the names of the functions that make matrices of them; `dense` of H is in
-- the template
local function packed(job, sizes)
  local list = {}
  for k, one in ipairs(faces.csrs(job, sizes)) do
    local is_H, whole = one.name == "H", one.whole
    list[k] = {
      name = one.name, rows = one.rows, cols = one.cols, size = one.size, whole = whole,
      dense = not is_H and not whole and "dense_" .. one.name or nil,
      sparse = is_H and "sparse" or "sparse_" .. one.name,
      what = is_H and "The lower triangle of a packed H"
        or (whole and "A " or "A packed ") .. one.name,
    }
  end
  return list
end

function M.parts(job, sources)
  local sizes = faces.sizes(job)
  for _, name in ipairs(borrowed.files(job.options)) do
    if name:find("%.c$") then sources[#sources + 1] = "runtime/" .. name end
  end
  sources[#sources + 1] = job.symbols.name .. "_dynamics/entries.c"
  local parts = {
    sources = sources, size = sizes, tables = tables(job, sizes),
    sizes = lists.those(faces.SIZES, function(dim) return sizes[dim] end),
    functions = functions.of(job, sizes), fields = fields(job), has_H = sizes.NH ~= nil,
    has_rows = sizes.NC ~= nil, switches = #job.symbols.switches > 0,
    entries = entries.lines(job), lanes = job.options.lanes,
    packed = packed(job, sizes), has_poses = sizes.NL ~= nil,
    joints = text.columns(facts.joint_table(job.model)), inert = functions.inert,
  }
  parts.exports = exports(parts)
  return parts
end

return M
