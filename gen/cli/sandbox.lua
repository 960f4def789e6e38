-- Runs an untrusted Lua file within limits and returns its values.
--
--   sandbox.run(name, bytes) -> the table that the file returns, or that of the globals it sets
--
-- The file is text, never bytecode.  It sees copies of math (without random), of table, of the
-- functions of string that are fast (no patterns), and pairs, which walks in sorted order, so that
-- a file means the same on every run.  It sees no files, clock or other code; no pcall, so that it
-- cannot survive a limit; and no metatables: methods of strings are those of the copy.
--
-- Limits: bytes of the file, memory, and steps.  Each instruction is a step, plus one for every
-- HELD kilobytes in use; a new kilobyte is KILOBYTE steps; a library function takes a step for each
-- element that it touches.  Only a single `..` of 250 strings may exceed the memory limit, up to
-- 250 times, before it is noticed.  Every mistake is one error with file and line, code 1.
local fail = require "fail"
local order = require "order"

local M = {}

local LARGEST = 1 << 20
local STEPS = 1000000
local KILOBYTE, HELD = 16, 64
local MEMORY = 2048 -- KiB
local LONGEST = 1 << 16 -- bytes of a result of string.rep, string.format and table.concat
local CHUNK = "config"

local MATH = { "abs", "acos", "asin", "atan", "ceil", "cos", "deg", "exp", "floor", "fmod", "huge",
  "log", "max", "maxinteger", "min", "mininteger", "modf", "pi", "rad", "sin", "sqrt", "tan",
  "tointeger", "type", "ult" }
local STRING = { "byte", "char", "len", "lower", "reverse", "sub", "upper" }
local BASE = { "assert", "error", "ipairs", "select", "tonumber", "type" }

local function copied(names, from)
  local copy = {}
  for _, name in ipairs(names) do copy[name] = from[name] end
  return copy
end

-- ---- functions whose cost depends on their arguments --------------------------------------------

local function length(t, who)
  if type(t) ~= "table" then error(who .. ": expected a table, got " .. type(t), 3) end
  return #t
end

local function bounded(size, who)
  if size > LONGEST then
    error(("%s: the result would be longer than %d bytes"):format(who, LONGEST), 3)
  end
end

-- the library `table`; each call costs as much as its list is long
local function safe_table(spend)
  local copy = { pack = table.pack }
  function copy.insert(t, ...)
    spend(length(t, "table.insert"))
    return table.insert(t, ...)
  end
  function copy.remove(t, ...)
    spend(length(t, "table.remove"))
    return table.remove(t, ...)
  end
  function copy.sort(t, less)
    spend(16 * length(t, "table.sort"))
    return table.sort(t, less)
  end
  -- a list as values: Lua's stack limits how many
  function copy.unpack(t, first, last)
    local n = length(t, "table.unpack")
    first, last = first or 1, last or n
    if not (math.tointeger(first) and math.tointeger(last)) or last - first > 1000
      or last - first < -1000 then
      error("table.unpack: expected at most 1000 elements", 2)
    end
    return table.unpack(t, first, last)
  end
  -- a list as text, whose length is known before it is built
  function copy.concat(t, separator, first, last)
    separator = separator or ""
    local n = length(t, "table.concat")
    if type(separator) ~= "string" then error("table.concat: the separator is not a string", 2) end
    first, last = math.tointeger(first or 1), math.tointeger(last or n)
    if not (first and last) then error("table.concat: expected whole numbers", 2) end
    local size = 0
    for k = first, last do
      local x = t[k]
      if type(x) ~= "string" and type(x) ~= "number" then
        error(("table.concat: element %s is a %s"):format(k, type(x)), 2)
      end
      size = size + (type(x) == "string" and #x or 32) + #separator
      bounded(size, "table.concat")
    end
    return table.concat(t, separator, first, last)
  end
  return copy
end

-- Walks in sorted order; keys that cannot be sorted are an error.
local function safe_pairs(t)
  if type(t) ~= "table" then error("pairs: expected a table, got " .. type(t), 2) end
  local ok, step = pcall(order.pairs, t)
  if not ok then error("pairs: a key of the table is neither a number nor a string", 2) end
  return step
end

-- the text of a value; a table has none, because its address differs in every run
local function text_of(x)
  local kind = type(x)
  if kind == "table" or kind == "function" then return kind end
  return tostring(x)
end

local function safe_string()
  local copy = copied(STRING, string)
  function copy.rep(s, n, separator)
    separator = separator or ""
    if type(s) ~= "string" or type(separator) ~= "string" or not math.tointeger(n) then
      error("string.rep: expected a string, a whole number and perhaps a string", 2)
    end
    if n > LONGEST and #s + #separator > 0 then bounded(n, "string.rep") end
    bounded((#s + #separator) * math.max(n, 0), "string.rep")
    return #s + #separator > 0 and string.rep(s, n, separator) or ""
  end
  function copy.format(pattern, ...)
    if type(pattern) ~= "string" then error("string.format: expected a string", 2) end
    local size, list = 0, table.pack(...)
    for k = 1, list.n do
      local kind = type(list[k])
      if kind == "table" or kind == "function" then list[k] = kind end
      size = size + (kind == "string" and 4 * #list[k] or 0)
    end
    -- a directive can turn a number into some 400 characters
    bounded(size, "string.format")
    if #pattern > 1000 then error("string.format: the pattern is longer than 1000 bytes", 2) end
    if string.find(string.gsub(pattern, "%%%%", ""), "%%[^%a]*p") then
      error("string.format: there is no %p", 2)
    end
    return string.format(pattern, table.unpack(list, 1, list.n))
  end
  return copy
end

-- ---- the run ------------------------------------------------------------------------------------

-- A function that subtracts steps from the rest, and the hook that does so for every instruction.
-- clean: collects garbage first.  A run without it stops at any limit, and is repeated with it.
local function meter(clean)
  if clean then collectgarbage() end
  local left, start, stopped = STEPS, collectgarbage("count"), false
  local last = start
  -- raises this only once, because the handlers run afterwards
  local function stop(why)
    stopped = true
    error(why, 0)
  end
  local function spend(n)
    left = left - n
    if left < 0 then stop("takes too long: the limit is " .. STEPS .. " steps") end
  end
  local function hook()
    if stopped then return end
    local now = collectgarbage("count")
    if now > last then left = left - KILOBYTE * (now - last) // 1 end
    last = now
    spend(1 + math.max(now - start, 0) // HELD)
    if now - start > MEMORY then
      if not clean then stop() end
      collectgarbage()
      last = collectgarbage("count")
      spend(STEPS // 100)
      if last - start > MEMORY then
        stop("takes too much memory: the limit is " .. MEMORY .. " KiB")
      end
    end
  end
  return spend, hook
end

local function current_line()
  local level = 2
  while true do
    local info = debug.getinfo(level, "Sl")
    if not info then return nil end
    if info.source == "=" .. CHUNK and info.currentline > 0 then return info.currentline end
    level = level + 1
  end
end

local function handler(problem)
  debug.sethook()
  return { text = type(problem) == "string" and problem or nil, kind = type(problem),
    line = current_line() }
end

-- the place that Lua reports for an error in a library function called from this file
local OWN = debug.getinfo(1, "S").short_src .. ":"

-- turns "config:3: what" into "what", 3, and leaves out a line of this file
local function reason_of(text)
  local line, rest = text:match("^" .. CHUNK .. ":(%d+): (.*)$")
  if not line and text:sub(1, #OWN) == OWN then rest = text:match("^%d+: (.*)$", #OWN + 1) end
  return rest or text, line and math.tointeger(line)
end

-- Runs with the hook and the string methods in place, and removes both in any case.  Only the hook
-- collects garbage meanwhile, so that the limits are the same on every run.
local function guarded(chunk, hook, methods)
  local metatable = getmetatable("")
  local usual = metatable.__index
  metatable.__index = methods
  collectgarbage("stop")
  debug.sethook(hook, "", 1)
  local ok, result = xpcall(chunk, handler)
  debug.sethook()
  collectgarbage("restart")
  collectgarbage("step", -128 * 1024) -- waits as in gen/pinion
  metatable.__index = usual
  return ok, result
end

-- deep: what a stack overflow means
local function complain(name, result, deep)
  -- an error without a handler (out of memory) is a string
  if type(result) ~= "table" then fail.input(name, nil, fail.escape(tostring(result))) end
  local text, line = reason_of(result.text or ("stopped by error() with a " .. result.kind))
  if text:find("stack overflow", 1, true) then text = deep end
  local global = text:match "%(global '([%w_]+)'%)"
  if global and _G[global] ~= nil then
    text = ("a configuration has no %s, only math, string, table, %s"):format(global,
      "pairs, tostring, " .. table.concat(BASE, ", "))
  end
  fail.input(name, result.line or line, fail.escape(text:match("^[^\n]*")))
end

function M.run(name, bytes, clean)
  if #bytes > LARGEST then
    fail.input(name, nil, ("is larger than %d bytes"):format(LARGEST))
  end
  local spend, hook = meter(clean)
  local known = copied(BASE, _G)
  known.math, known.table, known.string = copied(MATH, math), safe_table(spend), safe_string()
  known.tostring, known.pairs = text_of, safe_pairs
  local globals = setmetatable({}, { __index = known })
  -- in a pcall, so that the caller's error handler does not add its stack to the parser's message
  local _, chunk, why = pcall(load, bytes, "=" .. CHUNK, "t", globals)
  if not chunk then
    why = bytes:find "^%s*<" and "looks like XML, as a robot does; a configuration is a Lua table "
      .. "of options, see configuration.md" or why
    complain(name, { text = why }, "an expression is nested too deeply, or has too many `..`")
  end
  local ok, result = guarded(chunk, hook, known.string)
  if not (ok or clean) then return M.run(name, bytes, true) end
  if not ok then complain(name, result, "recursion is too deep") end
  setmetatable(globals, nil)
  if result == nil or result == globals then return globals end
  if type(result) ~= "table" then
    fail.input(name, nil, ("returns a %s, expected a table (or nothing, and globals)"):format(
      type(result)))
  end
  if next(globals) ~= nil then
    fail.input(name, nil, ("returns a table and sets the global %s: expected all keys in that "
      .. "table or all as globals; make a helper local"):format(fail.quote(tostring(
        order.keys(globals)[1]))))
  end
  return result
end

return M
