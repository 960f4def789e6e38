-- The struct of tunable numbers (model.tunable): its members, its defaults, payloads.
local layout = require "emit.layout"
local lists = require "list"
local number = require "number"
local text = require "text"

local M = {}

local AXES = require("spatial.letters").AXES

-- "  double flange_m; /* kg, mass of link flange */".  Values are not shown, so that another mass
-- in the model changes only r_params.c and nothing else has to be compiled again.
function M.members(tunable, real)
  local widest = 0
  for _, field in ipairs(tunable.fields) do widest = math.max(widest, #field.name) end
  return lists.mapped(tunable.fields, function(field)
    local head = ("  %s %s "):format(real, text.pad(field.name .. ";", widest + 1))
    local words = ("%s, %s"):format(field.unit, text.inert(field.what))
    local room = layout.WIDTH - #head - 6
    if #words > room then words = words:sub(1, room - 3) .. "..." end
    return ("%s/* %s */"):format(head, words)
  end)
end

-- the lines of r_params_default
function M.defaults(tunable, real)
  return lists.mapped(tunable.fields, function(field)
    local value = number.literal(field.value, real)
    return ("  p->%s = %s; /* %s */"):format(field.name, value, field.unit)
  end)
end

function M.payload_prototype(symbols, place, real)
  return ("void %s(%s *p, %s m, const %s c[3], const %s inertia[6])"):format(
    symbols.payload[place], symbols.params_type, real, real, real)
end

-- The body of a payload's function.  With d from the link's centre of mass to the payload's, the
-- two masses about their common centre have the inertia of m0 m / (m0 + m) at d.
function M.payload(tunable, place, real)
  local index, lines = place.tunable.index, {}
  local function field(at) return "p->" .. tunable.fields[at + 1].name end
  local function add(form, ...) lines[#lines + 1] = "  " .. form:format(...) end
  add("const %s total = %s + m;", real, field(index.m))
  add("const %s share = total > 0 ? m / total : %s;", real, number.literal(0, real))
  add("const %s reduced = %s * share;", real, field(index.m))
  for k, axis in ipairs(AXES) do add("const %s d%s = c[%d] - %s;", real, axis, k - 1,
    field(index.c[k])) end
  local TERMS = {
    "dy * dy + dz * dz", "-dx * dy", "-dx * dz", "dx * dx + dz * dz", "-dy * dz",
    "dx * dx + dy * dy",
  }
  add("%s = total;", field(index.m))
  for k, axis in ipairs(AXES) do add("%s += share * d%s;", field(index.c[k]), axis) end
  for k, term in ipairs(TERMS) do
    add("%s += inertia[%d] + reduced * (%s);", field(index.I[k]), k - 1, term)
  end
  return lines
end

return M
