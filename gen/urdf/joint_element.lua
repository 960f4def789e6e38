-- Reads a <joint> element into the record of a joint (gen/robot).
--
-- A wrong value is nil, with an error in the log. <calibration> and <safety_controller> are only
-- checked.

local element = require "urdf.element"
local fail = require "fail"
local schema = require "urdf.schema"
local types = require "robot.joint_checks"
local words = require "robot.said"

local joint = {}

local function read_type(context, node, who)
  local name = node.attributes.type
  local expected = table.concat(types.TYPES, ", ", 1, #types.TYPES - 1)
    .. " or " .. types.TYPES[#types.TYPES]
  if name == nil or name == "" then
    context.log:error(node.line, "%s: <joint> has no attribute 'type' (expected %s)", who, expected)
  elseif types.DOFS[name] then
    return name
  else
    local alias = schema.also_called[name]
    local hint = alias and (" (did you mean %s?)"):format(fail.quote(alias))
      or fail.suggest(name, types.TYPES)
    context.log:error(node.line, "%s: unknown type %s%s: expected %s", who, fail.quote(name), hint,
      expected)
  end
end

-- The link name in <parent> or <child>, and its line.
local function read_end(context, node, which, who)
  local found = element.first(context, node, which, who)
  if found then return element.text(context, found, "link", who), found.line end
  context.log:error(node.line, "%s: <joint> has no <%s>", who, which)
end

-- The axis and its line; if the type has no axis, only the numbers are checked.
local function read_axis(context, node, who, kind)
  local found = element.first(context, node, "axis", who)
  local used = types.HAS_AXIS[kind]
  if not found then return used and { 1.0, 0.0, 0.0 } or nil, node.line end
  local given = element.vector(context, found, "xyz", who, not used and { 0.0, 0.0, 0.0 } or nil)
  return used and given, found.line
end

-- A record of optional numbers from one optional element: `fields` lists { attribute, default };
-- the default false means nil.
local function read_numbers(context, node, tag, who, fields)
  local found = element.first(context, node, tag, who)
  if not found then return nil end
  local record = { line = found.line }
  for _, field in ipairs(fields) do
    record[field[1]] = element.number(context, found, field[1], who, field[2])
  end
  return record, found
end

-- from this version on a limit may omit effort and velocity, which are then unlimited
local RELAXED = "1.2"

local limit_fields = { { "lower", 0.0 }, { "upper", 0.0 }, { "effort", false },
  { "velocity", false } }

-- the limits, or nil without the element; warns of attributes that the type of joint needs
local function read_limit(context, node, who, kind)
  local limit, found = read_numbers(context, node, "limit", who, limit_fields)
  local needed = schema.needs_limit[kind]
  if not limit then
    if needed then
      context.log:warn(node.line, "%s: a %s joint should have a <limit>", who, kind)
    end
    return nil
  end
  local missing = {}
  for _, field in ipairs(limit_fields) do
    local may_lack = not field[2] and context.version >= RELAXED
    if needed and not found.attributes[field[1]] and not may_lack then
      local default = field[2] and " (taken as 0)" or ""
      missing[#missing + 1] = fail.quote(field[1]) .. default
    end
  end
  if #missing > 0 then
    context.log:warn(found.line, "%s: <limit> lacks %s", who, table.concat(missing, ", "))
  end
  return limit
end

local function read_mimic(context, node, who)
  local mimic, found = read_numbers(context, node, "mimic", who,
    { { "multiplier", 1.0 }, { "offset", 0.0 } })
  if mimic then mimic.joint = element.text(context, found, "joint", who) end
  return mimic
end

local optional = {
  dynamics = { { "damping", 0.0 }, { "friction", 0.0 } },
  calibration = { { "rising", false }, { "falling", false } },
  safety_controller = {
    { "soft_lower_limit", 0.0 }, { "soft_upper_limit", 0.0 }, { "k_position", 0.0 },
    { "k_velocity", 0.0 },
  },
}

--- Reads one <joint>; mistakes go to the log.
function joint.read(context, node)
  local name = element.name(context, node)
  local who = words.who("joint", name)
  element.check_all(context, node, schema.joint, who)
  local record = { name = name, line = node.line, type = read_type(context, node, who) }
  record.parent, record.parent_line = read_end(context, node, "parent", who)
  record.child, record.child_line = read_end(context, node, "child", who)
  record.xyz, record.rpy, record.rpy_line = element.origin(context, node, who)
  record.axis, record.axis_line = read_axis(context, node, who, record.type)
  record.limit = read_limit(context, node, who, record.type)
  record.mimic = read_mimic(context, node, who)
  record.dynamics = read_numbers(context, node, "dynamics", who, optional.dynamics)
  for _, tag in ipairs { "calibration", "safety_controller" } do
    read_numbers(context, node, tag, who, optional[tag])
  end
  return record
end

return joint
