-- What a compiler makes of functions: bytes of code and constants, and of stack.
--
--   measure.of(job, command) -> name of a function -> { flash, stack }, of a job that has its files
--     command   of a shell, with all flags that make a difference
--     flash     what is in the object and goes into the machine: code, constants
--     stack     the function's frame and, where it is cut into parts, the largest of theirs
-- What a function calls in runtime/ is not in it.  Compiles in a directory of its own, which is
-- gone afterwards.  Code 1 where the compiler fails or makes no ELF.
local fail = require "fail"
local lfs = require "lfs"

local M = {}

local PROGBITS, ALLOCATED = 1, 2

local function write(path, text)
  local file = assert(io.open(path, "wb"))
  assert(file:write(text))
  assert(file:close())
end

local function contents(path)
  local file = io.open(path, "rb")
  if not file then return nil end
  local text = file:read("a")
  file:close()
  return text
end

local function quoted(word) return "'" .. word:gsub("'", "'\\''") .. "'" end

-- sizes of the sections of an object that hold bytes for the machine; nil of what is no ELF
local function flash_of(object)
  if object:sub(1, 4) ~= "\127ELF" then return nil end
  local wide, order = object:byte(5) == 2, object:byte(6) == 2 and ">" or "<"
  local word = order .. (wide and "I8" or "I4")
  local table_at = string.unpack(word, object, wide and 41 or 33)
  local size, count = string.unpack(order .. "I2I2", object, wide and 59 or 47)
  local sum = 0
  for k = 0, count - 1 do
    local at = table_at + k * size + 1
    local kind = string.unpack(order .. "I4", object, at + 4)
    local flags = string.unpack(word, object, at + 8)
    if kind == PROGBITS and flags & ALLOCATED ~= 0 then
      sum = sum + string.unpack(word, object, at + (wide and 32 or 20))
    end
  end
  return sum
end

-- Of the lines of -fstack-usage, "file:1:2:function<tab>bytes<tab>static".  gcc puts eight digits
-- behind the name of a function with options of its own (PINION_SCALAR).
local function stack_of(usage, symbol)
  local own, parts = nil, 0
  for name, bytes in usage:gmatch("([%w_]+)%s+(%d+)%s+%a+") do
    if name:gsub("_" .. ("%x"):rep(8) .. "$", "") == symbol then
      own = tonumber(bytes)
    else
      parts = math.max(parts, tonumber(bytes))
    end
  end
  return own and own + parts
end

-- the headers of the runtime that a text includes, and those that they do
local function put_headers(job, place, text)
  for name in text:gmatch('#include "([%w_]+%.h)"') do
    local path = place .. "/" .. name
    if not lfs.attributes(path) then
      local header = job.runtime(name)
      write(path, header)
      put_headers(job, place, header)
    end
  end
end

local function compile(job, place, command)
  local r, texts, all = job.symbols.name, {}, {}
  for _, file in ipairs(job.files) do texts[file.name] = file.text end
  write(("%s/%s.h"):format(place, r), texts[r .. ".h"])
  for _, item in ipairs(job.functions) do
    local name = ("%s_%s"):format(r, item.fn.name)
    local text, path = texts[name .. ".c"], ("%s/%s"):format(place, name)
    put_headers(job, place, text)
    write(path .. ".c", text)
    if not os.execute(("cd %s && %s -std=c99 -fstack-usage -fno-asynchronous-unwind-tables -I . "
        .. "-c %s.c -o %s.o >said 2>&1"):format(quoted(place), command, name, name)) then
      local said = contents(place .. "/said") or ""
      fail.input(name .. ".c", nil, ("does not compile by %s (--compiler): %s"):format(
        fail.quote(command), said:match("[^\n]*error[^\n]*") or said:match("[^\n]*")))
    end
    local flash = flash_of(contents(path .. ".o"))
    local stack = stack_of(contents(path .. ".su") or "", job.symbols.functions[item.fn.name])
    if not (flash and stack) then
      fail.input(name .. ".c", nil, ("%s (--compiler) says nothing of its stack, or makes no ELF; "
        .. "expected a gcc or clang for a machine that has such"):format(fail.quote(command)))
    end
    all[item.fn.name] = { flash = flash, stack = stack }
  end
  return all
end

function M.of(job, command)
  local place = os.tmpname()
  os.remove(place)
  place = place .. ".d"
  assert(lfs.mkdir(place))
  local ok, result = pcall(compile, job, place, command)
  for name in lfs.dir(place) do os.remove(place .. "/" .. name) end
  lfs.rmdir(place)
  if not ok then error(result, 0) end
  return result
end

return M
