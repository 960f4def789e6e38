-- r.hpp: the functions of r.h for C++17 (--bindings cpp), over the views of
-- runtime/pinion_views.hpp.  Nothing is computed here: each function is a call of C's.
--
--   cpp.parts(job) -> values for templates/bindings/bindings.hpp
local WORDS = require("facts.dimensions").WORDS
local faces = require "tools.bindings.faces"
local layout = require "emit.layout"
local lists = require "list"
local names = require "model.names"
local text = require "text"

local M = {}

-- dimension -> the enum class of its places
local INDEX = {
  { "NV", "Dof" }, { "NQ", "Q" }, { "NH", "Entry" }, { "NB", "Body" }, { "NL", "Link" },
  { "NC", "Row" }, { "NK", "KEntry" }, { "NM", "Moving" }, { "NP", "Parameter" },
  { "NJ", "JointParameter" }, { "NR", "BaseParameter" }, { "NI", "Independent" },
  { "NQI", "IndependentQ" },
}
local ENUM, CLASS = {}, {}
for _, row in ipairs(INDEX) do ENUM[row[1]], CLASS[row[2]] = row[2], true end

-- names in the header that no function may have
local OWN = faces.reserved [[
  std pinion Eigen real in out inout array matrix dense sparse params joint_names dof_names
  Dof Q Entry Body Link Row KEntry Moving Parameter JointParameter BaseParameter Independent
  IndependentQ q_lower q_upper v_max tau_max isometry
]]

-- ---- names --------------------------------------------------------------------------------------

local function enums(job, sizes)
  local list = {}
  for _, row in ipairs(INDEX) do
    local dim, name = table.unpack(row)
    local same = dim == "NQ" and not job.symbols.separate_q and "NV"
      or dim == "NQI" and not job.symbols.separate_q and "NI"
    if sizes[dim] and same and sizes[same] then
      list[#list + 1] = { lines = { ("using %s = %s;"):format(name, ENUM[same]) } }
    elseif sizes[dim] then
      local scope, lines = names.scope(names.KEYWORDS), {}
      for k, id in ipairs(faces.indices(job, dim)) do lines[k] = ("  %s,"):format(scope(id)) end
      table.insert(lines, 1, ("enum class %s : int { /* %s */"):format(name, WORDS[dim]))
      lines[#lines + 1] = "};"
      list[#list + 1] = { lines = lines }
    end
  end
  return list
end

local function sizes_lines(job, sizes)
  local dims = lists.those(faces.SIZES, function(dim) return sizes[dim] end)
  return lists.mapped(dims, function(dim)
    return ("inline constexpr std::size_t %s = %s;"):format(dim, job.symbols[dim])
  end)
end

local function joint_names(model)
  return lists.mapped(model.bodies, function(body)
    return ("  %s,"):format(text.string(body.name))
  end)
end

-- the packed arrays except H, with the template's words for each
local function packed(job, sizes)
  local list = {}
  for _, one in ipairs(faces.csrs(job, sizes)) do
    if one.name ~= "H" then
      list[#list + 1] = {
        name = one.name, rows = one.rows, cols = one.cols, size = one.size,
        whole = one.whole, stored = one.whole and #one.colind or one.size,
        index = (", %s, %s"):format(ENUM[one.rows], ENUM[one.cols]),
        rowptr = job.symbols[one.name .. "_rowptr"], colind = job.symbols[one.name .. "_colind"],
      }
    end
  end
  return list
end

-- ---- functions ----------------------------------------------------------------------------------

-- "<NV, NV, Dof, Dof>": of an array or a matrix
local function shape(arg)
  local words, indices = {}, {}
  for k, dim in ipairs(arg.dims) do
    words[k], indices[k] = tostring(dim), ENUM[dim] or "pinion::unnamed"
  end
  return ("<%s>"):format(table.concat(lists.append(words, indices), ", "))
end

local function value_type(arg)
  return (#arg.dims == 2 and "matrix" or "array") .. shape(arg)
end

local VIEW = { ["in"] = "in", out = "out", inout = "inout" }

-- the name of an argument: Q_ if Q is the class of places in q
local function word(arg) return CLASS[arg.name] and arg.name .. "_" or arg.name end

local function parameter(arg)
  if arg.bits then return "unsigned " .. arg.name end
  if arg.params then return "const params &" .. arg.name end
  if #arg.dims == 0 then return "real " .. arg.name end
  return ("%s<%s> %s"):format(VIEW[arg.mode], table.concat(arg.dims, ", "), word(arg))
end

-- an argument in C's form; own: the word for a result that the wrapper holds
local function passed(arg, own)
  if arg.params then return "&" .. arg.name end
  if #arg.dims == 0 then return arg.name end
  if #arg.dims == 1 then return (own or word(arg)) .. ".data()" end
  if not own then return word(arg) .. ".rows()" end
  return ("reinterpret_cast<real(*)[%s]>(%s.data())"):format(tostring(arg.dims[2]), own)
end

local RETURNS = { void = "void", pivot = "int", value = "real" }

local function heading(kind, name, args)
  local words = table.concat(lists.mapped(args, parameter), ", ")
  return layout.prototype(("%s %s(%s)"):format(kind, name, words), "")
end

-- the function with C's arguments
local function plain(fn, name, symbol)
  local words, written = {}, {}
  for k, arg in ipairs(fn.args) do
    words[k] = passed(arg)
    if arg.mode ~= "in" then written[#written + 1] = word(arg) end
  end
  local head = fn.returns == "pivot" and "[[nodiscard]] inline " or "inline "
  local lines = heading(head .. RETURNS[fn.returns], name, fn.args)
  lines[#lines + 1] = "{"
  if fn.returns == "pivot" then
    lists.append(lines, layout.call("  const int failed = " .. symbol, words))
    lists.append(lines, layout.call("  return pinion::stored",
      lists.joined({ "failed" }, written)))
  else
    lists.append(lines, layout.call((fn.returns == "value" and "  return " or "  ") .. symbol,
      words))
    if #written > 0 then lists.append(lines, layout.call("  pinion::store", written)) end
  end
  lines[#lines + 1] = "}"
  return lines
end

-- the function with its results returned: alone, or in a struct with C's return value
local function returning(fn, name, symbol, scope)
  local results, lines, words = faces.results(fn), {}, {}
  local pivot = fn.returns == "pivot"
  if faces.in_place(fn) or #results == 0 then return lines end
  local kind = value_type(results[1])
  local several = pivot or #results > 1
  -- one result is returned as it is, several need a struct
  if several then
    kind = scope(name .. "_result")
    lines[#lines + 1] = ("struct %s {"):format(kind)
    if pivot then lines[#lines + 1] = "  int failed; /* 0, or what the function returns */" end
    for _, arg in ipairs(results) do
      lines[#lines + 1] = ("  %s %s;"):format(value_type(arg), arg.name)
    end
    if pivot then
      lines[#lines + 1] = "  explicit operator bool() const { return failed == 0; }"
    end
    lines[#lines + 1] = "};"
  end
  -- the local variable that is returned, with a name that no argument has
  local inputs, own = faces.given(fn), "made"
  for _, arg in ipairs(inputs) do own = arg.name == own and own .. "_" or own end
  for k, arg in ipairs(fn.args) do
    local held = arg.mode == "out" and (several and own .. "." .. arg.name or own)
    words[k] = passed(arg, held or nil)
  end
  lists.append(lines, heading("[[nodiscard]] inline " .. kind, name, inputs))
  lines[#lines + 1] = "{"
  lines[#lines + 1] = ("  %s %s;"):format(kind, own)
  lists.append(lines, layout.call((pivot and ("  %s.failed = "):format(own) or "  ") .. symbol,
    words))
  lines[#lines + 1] = ("  return %s;"):format(own)
  lines[#lines + 1] = "}"
  return lines
end

-- calls the function for each right-hand side
local MANY = { solve = "LD", ltl_solve = "L", solve_inverse_diagonal = "LDinv" }

local function functions(job)
  local scope, list = names.scope(lists.joined(names.RESERVED, OWN)), {}
  local called = {}
  for _, item in ipairs(job.functions) do
    called[item.fn.name] = scope(item.fn.name)
    if MANY[item.fn.name] then called[item.fn.name .. "_many"] = scope(item.fn.name .. "_many") end
  end
  for k, item in ipairs(job.functions) do
    local fn = item.fn
    local name, symbol = called[fn.name], job.symbols.functions[fn.name]
    local lines = layout.comment("", fn.doc)
    lists.append(lines, plain(fn, name, symbol))
    lists.append(lines, returning(fn, name, symbol, scope))
    list[k] = {
      lines = lines, many = MANY[fn.name] and called[fn.name .. "_many"],
      factor = MANY[fn.name], symbol = symbol,
    }
  end
  return list
end

function M.parts(job)
  local sizes = faces.sizes(job)
  local space = names.scope(lists.joined(names.RESERVED, { "std", "Eigen", "pinion" }))
  return {
    space = space(job.symbols.name),
    sizes = sizes_lines(job, sizes), enums = enums(job, sizes),
    joints = joint_names(job.model), functions = functions(job), has_H = sizes.NH ~= nil,
    packed = packed(job, sizes), has_poses = sizes.NL ~= nil,
    dofs = faces.indices(job, "NV"), tunable = job.model.tunable ~= nil,
  }
end

return M
