-- Kinds (cli/kinds.lua) of records that remember their line: the order of joints, and the extra
-- frames, payloads and constraints of a configuration.
--
--   order          { name, line }..; or a string, as on the command line
--   extra_frames   { name, link, xyz, rpy, line }..
--   payload        { link, mass, com, inertia = six numbers, line }..
--   constraints    { name, type, a, b = { link, xyz, rpy, axis }, points = such ends, length,
--                  radius, radii = three, velocity = six, joints, of = { name -> coefficient },
--                  offset, coefficients, joint, value, switch, moving, line }.., nil if not given
--
-- A list has file = path.  The model checks that links and joints exist.  A record with mistakes is
-- broken, and its list has a function `check` that raises them.
local fail = require "fail"
local kinds = require "cli.kinds"

local M = {}

-- ---- fields of a record -------------------------------------------------------------------------

-- a missing value is (a copy of) `none`, nil if that is false, and an error if `none` is nil
local function field(name, kind, none)
  return { name = name, read = function(value, say)
    if value ~= nil then return kind.value(value, say) end
    if none == nil then return say("is missing") end
    if none == false then return nil end
    return type(none) == "table" and { table.unpack(none) } or none
  end }
end

-- reads the fields of a table; other keys are errors; noun: the word for a key
local function record(fields, value, say, noun)
  local result, known, names = {}, {}, {}
  for k, entry in ipairs(fields) do
    local name = entry.name
    names[k], known[name] = name, true
    result[name] = entry.read(value[name], function(fmt, ...) say(name .. ": " .. fmt, ...) end)
  end
  for _, key in ipairs(kinds.keys_of(value, say)) do
    if not known[key] then
      say("there is no %s%s%s; known: %s", noun, fail.quote(tostring(key)),
        fail.suggest(tostring(key), names), table.concat(names, ", "))
    end
  end
  return result
end

-- a table with some of these fields; noun: the word for a key
local function inner(fields, noun)
  local names = {}
  for k, entry in ipairs(fields) do names[k] = entry.name end
  return { value = function(value, say)
    if type(value) == "table" then return record(fields, value, say, noun) end
    kinds.expected("a table with " .. table.concat(names, ", "), value, say)
  end }
end

-- six numbers by name, each 0 by default
local function six(...)
  local names, fields = { ... }, {}
  for k, name in ipairs(names) do fields[k] = field(name, kinds.number(), 0.0) end
  return { value = function(value, say)
    local given, result = inner(fields, "").value(value, say), {}
    for k, name in ipairs(given and names or {}) do result[k] = given[name] end
    return given and result
  end }
end

local INERTIA = six("ixx", "ixy", "ixz", "iyy", "iyz", "izz")
local VELOCITY = six("vx", "vy", "vz", "wx", "wy", "wz")

local STRING, MASS, ZERO = kinds.string(), kinds.number(kinds.not_negative), { 0.0, 0.0, 0.0 }

local NUMBER = kinds.number()
local END = inner({ field("link", STRING, false), field("xyz", kinds.vector, false),
  field("rpy", kinds.vector, false), field("axis", kinds.vector, false) }, "key ")

local function list_of(kind, what) return { value = kinds.list(what, kind.value) } end

local MASSES = list_of(MASS, "numbers")

-- one number for all rows, or a list with one for each
local BY_ROW = { value = function(value, say)
  if type(value) ~= "table" then return MASS.value(value, say) end
  if next(value) ~= nil then return MASSES.value(value, say) end
  kinds.expected("a number, or a list of numbers", value, say)
end }

-- coefficients by joint
local JOINTS = { value = function(value, say)
  if type(value) ~= "table" then
    return kinds.expected("a table of joint = coefficient", value, say)
  end
  local result = {}
  for _, name in ipairs(kinds.keys_of(value, say)) do
    local shown = fail.quote(tostring(name))
    if type(name) ~= "string" then return say("expected the name of a joint, got %s", shown) end
    result[name] = NUMBER.value(value[name], function(fmt, ...) say(shown .. ": " .. fmt, ...) end)
  end
  return result
end }

local FIELDS = {
  constraints = { field("name", STRING), field("type", STRING), field("a", END, false),
    field("b", END, false), field("points", list_of(END, "points"), false),
    field("length", NUMBER, false), field("radius", NUMBER, false),
    field("radii", kinds.vector, false), field("velocity", VELOCITY, false),
    field("joints", JOINTS, false), field("of", JOINTS, false),
    field("coefficients", list_of(NUMBER, "numbers"), false),
    field("offset", NUMBER, false), field("joint", STRING, false), field("value", NUMBER, false),
    field("switch", kinds.flag, false), field("moving", kinds.flag, false),
    field("eps", BY_ROW, false), field("tau", BY_ROW, false), field("stiffness", BY_ROW, false),
    field("damping", BY_ROW, false) },
  extra_frames = { field("name", STRING), field("link", STRING), field("xyz", kinds.vector, ZERO),
    field("rpy", kinds.vector, ZERO) },
  payload = { field("link", STRING), field("mass", MASS), field("com", kinds.vector, ZERO),
    field("inertia", INERTIA, { 0.0, 0.0, 0.0, 0.0, 0.0, 0.0 }) },
}

-- ---- lists --------------------------------------------------------------------------------------

-- the line of a record, found by a name in it; a second record of that name comes after the first.
-- One without a name is found by its type, after the line of the record before it.
local function line_of(entry, file, from, seen, last)
  if not from or type(entry) ~= "table" then return from end
  local name, kind = entry.name or entry.link, entry.type
  if type(name) ~= "string" then
    if type(kind) ~= "string" then return last end
    return file:string(kind, last + 1) or file:string(kind, last) or last
  end
  local line = entry.name and seen[name] and file:string(name, seen[name] + 1)
    or file:string(name, from)
  seen[name] = line
  return line or from
end

local function records(key, says)
  return { says = says, value = function(value, say, file)
    if type(value) ~= "table" then return kinds.expected("a list of tables", value, say) end
    local result, from, seen = { file = file.path }, file:key(key), {}
    local line = from
    for k, at in ipairs(kinds.keys_of(value, say)) do
      local entry, broken = value[at], false
      line = line_of(entry, file, from, seen, line)
      local function here(fmt, ...)
        broken = true
        file.log:error(line, ("%s %d: "):format(key, k) .. fmt, ...)
      end
      if at ~= k or type(entry) ~= "table" then
        return kinds.expected("a list of tables", at ~= k and value or entry, here)
      end
      local found = record(FIELDS[key], entry, here, "key ")
      found.line, result[k] = line, found
      if broken then
        found.broken, found.name = true, found.name or ("%s %d"):format(key, k)
        function result.check() file.log:check() end
      end
    end
    return result
  end }
end

M.extra_frames = records("extra_frames",
  "a list of `{ name, link, xyz, rpy }`; `xyz` and `rpy` are 0 by default")
M.payload = records("payload",
  "a list of `{ link, mass, com, inertia }`; `com` and moments are 0 by default")
M.constraints = records("constraints",
  "a list of `{ name, type, a, b, .. }`, see [Constraints](constraints.md)")

local NAMES = kinds.list("joint names", STRING.value)
local WORD = kinds.string "document, alphabetical or the name of a file"

M.order = {
  says = '`"document"`, `"alphabetical"`, the name of a file, or the list of moving joints',
  word = WORD.word,
  value = function(value, say, file)
    if type(value) == "string" then return WORD.value(value, say) end
    local result, from = { file = file.path }, file:key("order")
    for k, name in ipairs(NAMES(value, say) or {}) do
      result[k] = { name = name, line = from and file:string(name, from) or from }
    end
    return result
  end,
}

return M
