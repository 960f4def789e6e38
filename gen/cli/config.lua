-- --config FILE: the options of the command line as a Lua table, and what only a table can say.
--
--   config.load(path, bytes) -> checked: { args = values as argparse would have them,
--       order = nil or list of { name, line }, extra_frames, payload = nil or lists }
--   config.merge(args, checked, typed)   fills in what was not typed on the command line
--   config.typed(parser, words)          what was: the arguments without defaults
--   config.apply(options, checked)       the rest, which argparse has no words for
--   config.located(failure, checked)     a complaint about an option that came from the file, as
--                                        one of that line of the file
--
-- extra_frames[k] = { name, link, xyz, rpy, line };  payload[k] = { link, mass, com, inertia =
-- six numbers, line };  either list has file = path.  Whether links are there, the model knows.
-- All mistakes of a file are collected, each with the line of its key where the text shows it.
local fail = require "fail"
local order = require "order"
local sandbox = require "cli.sandbox"

local M = {}

-- ---- lines --------------------------------------------------------------------------------------

local function lines_of(bytes)
  local lines = {}
  for line in (bytes .. "\n"):gmatch("(.-)\r?\n") do
    lines[#lines + 1] = line:gsub("%-%-.*$", "")
  end
  return lines
end

-- the first line from `from` on where `key` is given a value, or nil
local function line_of_key(lines, key, from)
  if not key:match("^[%a_][%w_]*$") then return nil end
  for k = from or 1, #lines do
    local line = lines[k]
    if line:find("%f[%w_]" .. key .. "%f[^%w_]%s*=[^=]") or line:find("%f[%w_]" .. key .. "%s*=$")
      or line:find("function%s+" .. key .. "%f[^%w_]") then
      return k
    end
  end
end

-- the first line from `from` on with the string, in quotes
local function line_of_string(lines, text, from)
  for k = from or 1, #lines do
    if lines[k]:find('"' .. text .. '"', 1, true) or lines[k]:find("'" .. text .. "'", 1, true) then
      return k
    end
  end
end

-- ---- what values may be -------------------------------------------------------------------------

-- A check is function(value, where) -> what it means, or nil after where(fmt, ...), which logs an
-- error, has said what was expected.

local function shown(value)
  local kind = type(value)
  if kind == "string" then return "the string " .. fail.quote(value) end
  if kind == "number" or kind == "boolean" then return tostring(value) end
  return "a " .. kind
end

local function expected(what, value, where)
  where("expected %s, got %s", what, shown(value))
end

local function text(value, where, what)
  if type(value) == "string" and value ~= "" and not value:find("%z") then return value end
  expected(what or "a string", value, where)
end

local function finite(value)
  return type(value) == "number" and value - value == 0
end

local function number(value, where)
  if finite(value) then return ("%.17g"):format(value) end
  expected("a number", value, where)
end

local function whole(least)
  return function(value, where)
    if finite(value) and math.tointeger(value) and value >= least then
      return ("%d"):format(value)
    end
    expected("a whole number from " .. least .. " on", value, where)
  end
end

local function one_of(...)
  local words = { ... }
  return function(value, where)
    for _, word in ipairs(words) do
      if value == word then return tostring(word) end
    end
    local list = {}
    for k, word in ipairs(words) do
      list[k] = type(word) == "string" and fail.quote(word) or tostring(word)
    end
    expected(table.concat(list, " or "), value, where)
  end
end

local function flag(value, where)
  if type(value) == "boolean" then return value or nil end
  expected("true or false", value, where)
end

-- the keys of a table, sorted; other keys than numbers and strings are an error
local function keys_of(value, where)
  local ok, keys = pcall(order.keys, value)
  if ok then return keys end
  where("a key of the table is no string and no number")
  return {}
end

-- a table that is a list, each element read by `each`
local function list(what, each)
  return function(value, where)
    if type(value) ~= "table" then return expected("a list of " .. what, value, where) end
    local result = {}
    for k, key in ipairs(keys_of(value, where)) do
      if key ~= k then
        where("expected a list of %s, got a table with the key %s", what,
          fail.quote(tostring(key)))
        return nil
      end
      result[k] = each(value[key], where)
    end
    return result
  end
end

-- names that the command line separates by commas
local function word(value, where)
  local name = text(value, where)
  if name and name:find(",", 1, true) then
    where("%s: a name with a comma cannot be listed", fail.quote(name))
    return nil
  end
  return name
end

local function words(what)
  local read = list(what, word)
  return function(value, where)
    if type(value) == "string" then return text(value, where) end
    if type(value) == "table" and next(value) == nil then return where("the list is empty") end
    local names = read(value, where)
    return names and table.concat(names, ",")
  end
end

local function triple(value)
  local ok = type(value) == "table" and #value == 3
  for k = 1, 3 do ok = ok and finite(value[k]) end
  return ok
end

local function gravity(value, where)
  if not triple(value) then return expected("three numbers { x, y, z }", value, where) end
  return ("%.17g,%.17g,%.17g"):format(value[1], value[2], value[3])
end

-- name -> value as { "name=value".. } in the order of the names
local function map(what, each)
  return function(value, where)
    if type(value) ~= "table" then return expected(what, value, where) end
    local result = {}
    for _, key in ipairs(keys_of(value, where)) do
      local name = type(key) == "string" and key ~= ""
      local x = name and each(value[key], function(fmt, ...)
        where("%s: " .. fmt, fail.quote(key), ...)
      end)
      if not name then where("expected %s, got the key %s", what, shown(key)) end
      if x then result[#result + 1] = key .. "=" .. x end
    end
    return result
  end
end

local armature_of = map("a table of joint = value, or \"none\"", number)

local function armature(value, where)
  if value == "none" then return { "none" } end
  return armature_of(value, where)
end

local fuse_of = map("a table of name = list of outputs", words("outputs"))

local function fuse(value, where)
  local result = fuse_of(value, where)
  for _, spec in ipairs(result or {}) do
    local name = spec:match("^(.-)=")
    if not name:match("^[%a_][%w_]*$") then
      where("%s is not a C identifier", fail.quote(name))
    end
  end
  return result
end

local function identifier(value, where)
  local name = text(value, where, "a C identifier")
  if not name or name:match("^[%a_][%w_]*$") then return name end
  where("%s is not a C identifier", fail.quote(name))
end

-- ---- records ------------------------------------------------------------------------------------

local MOMENTS = { "ixx", "ixy", "ixz", "iyy", "iyz", "izz" }

local function vector(value, where)
  if value == nil then return { 0.0, 0.0, 0.0 } end
  if triple(value) then return { value[1] + 0.0, value[2] + 0.0, value[3] + 0.0 } end
  expected("three numbers { x, y, z }", value, where)
end

local function required_text(value, where)
  if value == nil then return where("is missing") end
  return text(value, where)
end

local function mass(value, where)
  if value == nil then return where("is missing") end
  if finite(value) and value >= 0 then return value + 0.0 end
  expected("a number that is not negative", value, where)
end

local function inertia(value, where)
  local result = { 0.0, 0.0, 0.0, 0.0, 0.0, 0.0 }
  if value == nil then return result end
  if type(value) ~= "table" then
    return expected("a table with " .. table.concat(MOMENTS, ", "), value, where)
  end
  local place = {}
  for k, name in ipairs(MOMENTS) do place[name] = k end
  for _, key in ipairs(keys_of(value, where)) do
    local k = place[key]
    if not k then
      where("there is no %s%s; known: %s", fail.quote(tostring(key)),
        fail.suggest(tostring(key), MOMENTS), table.concat(MOMENTS, ", "))
    elseif finite(value[key]) then
      result[k] = value[key] + 0.0
    else
      where("%s: expected a number, got %s", key, shown(value[key]))
    end
  end
  return result
end

local FIELDS = {
  extra_frames = {
    { "name", required_text }, { "link", required_text }, { "xyz", vector }, { "rpy", vector },
  },
  payload = {
    { "link", required_text }, { "mass", mass }, { "com", vector }, { "inertia", inertia },
  },
}

-- one record of extra_frames or payload; `where(field, fmt, ...)` logs
local function record(fields, value, where)
  local result, known = {}, {}
  for k, field in ipairs(fields) do
    local name, read = field[1], field[2]
    known[k] = name
    result[name] = read(value[name], function(fmt, ...) where(name .. ": " .. fmt, ...) end)
  end
  for _, key in ipairs(keys_of(value, where)) do
    local found = false
    for _, name in ipairs(known) do found = found or key == name end
    if not found then
      where("there is no key %s%s; known: %s", fail.quote(tostring(key)),
        fail.suggest(tostring(key), known), table.concat(known, ", "))
    end
  end
  return result
end

local function records(key)
  local fields = FIELDS[key]
  return function(value, where, file)
    if type(value) ~= "table" then return expected("a list of tables", value, where) end
    local result, from = { file = file.path }, line_of_key(file.lines, key)
    for k, at in ipairs(keys_of(value, where)) do
      local entry = value[at]
      local function here(fmt, ...) where(("%s %d: "):format(key, k) .. fmt, ...) end
      if at ~= k or type(entry) ~= "table" then
        expected("a list of tables", at ~= k and value or entry, here)
        return nil
      end
      local name = entry.name or entry.link
      local line = from and type(name) == "string" and line_of_string(file.lines, name, from)
      result[k] = record(fields, entry, function(fmt, ...)
        file.log:error(line or from, ("%s %d: "):format(key, k) .. fmt, ...)
      end)
      result[k].line = line or from
    end
    return result
  end
end

-- ---- all keys -----------------------------------------------------------------------------------

local function joint_order(value, where, file)
  if type(value) == "string" then return text(value, where) end
  local read = list("joint names", function(name, here)
    return text(name, here)
  end)
  local names, result = read(value, where), { file = file.path }
  local from = line_of_key(file.lines, "order")
  for k, name in ipairs(names or {}) do
    result[k] = { name = name, line = from and line_of_string(file.lines, name, from) or from }
  end
  return names and result
end

local KEYS = {
  { "name", identifier }, { "base", one_of("fixed", "floating") },
  { "real", one_of("double", "float") }, { "order", joint_order },
  { "functions", words("functions") }, { "fuse", fuse }, { "frames", words("links") },
  { "tunable", list("strings", text) }, { "optimize", one_of(0, 1, 2) },
  { "mimic", one_of("constrain", "free") },
  { "screw", map("a table of joint = pitch", number) }, { "armature", armature },
  { "joint_friction", flag }, { "friction_width", number },
  { "pattern", one_of("robot", "tree") }, { "sincos", one_of("runtime", "libm") },
  { "lanes", one_of(4, 8, 16) }, { "split", whole(1) }, { "target", one_of("host", "mcu") },
  { "rows", whole(0) }, { "gravity", gravity }, { "snap", number }, { "snap_length", number },
  { "output", text },
  { "extra_frames", records("extra_frames") }, { "payload", records("payload") },
}

local function check_keys(said, file, names, log)
  local ok, keys = pcall(order.keys, said)
  if not ok then
    log:error(nil, "a key of the table is no string")
    keys = {}
  end
  local known = {}
  for _, name in ipairs(names) do known[name] = true end
  for _, key in ipairs(keys) do
    if not known[key] then
      local name = tostring(key)
      local helper = type(said[key]) == "function" and "; a helper is local" or ""
      log:error(line_of_key(file.lines, name), "there is no key %s%s%s", fail.quote(name),
        fail.suggest(name, names), helper)
    end
  end
end

function M.load(path, bytes)
  local said = sandbox.run(path, bytes)
  local log = fail.log(path)
  local file = { path = path, lines = lines_of(bytes), log = log }
  local result, names = { args = {}, file = file, used = {} }, {}
  for k, entry in ipairs(KEYS) do
    local key, check = entry[1], entry[2]
    names[k] = key
    if said[key] ~= nil then
      local line = line_of_key(file.lines, key)
      result.args[key] = check(said[key], function(fmt, ...)
        log:error(line, key .. ": " .. fmt, ...)
      end, file)
    end
  end
  check_keys(said, file, names, log)
  log:check()
  for _, key in ipairs { "order", "extra_frames", "payload" } do
    if type(result.args[key]) == "table" then
      result[key], result.args[key] = result.args[key], nil
    end
  end
  return result
end

-- ---- together with the command line -------------------------------------------------------------

-- argparse fills in defaults as if they were typed; one that never does is asked again
function M.typed(parser, argv)
  for _, option in ipairs(parser._options) do option:defmode("") end
  return parser:parse(argv)
end

local function was_typed(value)
  return value ~= nil and not (type(value) == "table" and #value == 0)
end

function M.merge(args, checked, typed)
  for _, key in ipairs(order.keys(checked.args)) do
    if not was_typed(typed[key]) then
      args[key], checked.used[key] = checked.args[key], true
    end
  end
  if was_typed(typed.order) then checked.order = nil end
  return args
end

function M.apply(options, checked)
  options.order = checked.order or options.order
  options.extra_frames, options.payload = checked.extra_frames, checked.payload
end

-- "--frames: there is no link 'x'" -> { file, line of 'x', or of the key, "frames: there is .." }
local function located_item(item, checked)
  local option, rest = (item.text or ""):match("^%-%-([%w-]+)(.*)$")
  local key = option and option:gsub("-", "_")
  if not key or not checked.used[key] then return nil end
  local lines, about = checked.file.lines, item.word
  local from = line_of_key(lines, key)
  local line = from and about and (line_of_string(lines, about, from)
    or line_of_key(lines, about, from))
  return {
    file = checked.file.path, line = line or from, severity = "error", text = key .. rest,
  }
end

-- failure: as raised by fail; checked may be nil
function M.located(failure, checked)
  if not checked or failure.code ~= 2 then return failure end
  local result = { code = 1, items = {} }
  for k, item in ipairs(failure.items) do
    result.items[k] = located_item(item, checked)
    if not result.items[k] then return failure end
  end
  return result
end

return M
