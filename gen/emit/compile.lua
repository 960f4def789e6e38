-- What a compiler makes of generated functions, when somebody asks for it: bytes of code and stack.
--
--   compile.sizes(command, sources, header)
--     -> { command, version, functions = { { name, code, stack }.. } }
--     command   compiler and flags as a shell takes them; "-std=c99 -c" and the rest is ours
--     sources   { name = of a function, file, text }..;  header(name) -> text of an included file
--     code      bytes that go to flash: instructions, constants and initial values
--     stack     of the function and the deepest of its static parts, without what else it calls;
--               nil where the compiler does not tell (-fstack-usage)
--   Fails with code 2 and what the compiler said.
-- All of it happens in a directory of our own below TMPDIR, which is gone afterwards.
local fail = require "fail"
local object = require "emit.object"

local M = {}

local FLAGS = "-std=c99 -fno-asynchronous-unwind-tables -I."
local SHOWN = 6 -- lines of a compiler that does not like it

local function quote(word) return "'" .. word:gsub("'", "'\\''") .. "'" end

-- stdout and stderr of a shell command, and whether it went well
local function run(command)
  local pipe = assert(io.popen("{ " .. command .. "\n} 2>&1 </dev/null"))
  local text = pipe:read("a")
  return text, pipe:close() == true
end

local function contents(path)
  local file = io.open(path, "rb")
  if not file then return nil end
  local bytes = file:read("a")
  file:close()
  return bytes
end

local function put(path, text)
  local file, problem = io.open(path, "wb")
  if not (file and file:write(text) and file:close()) then
    fail.input(path, nil, "cannot write: " .. tostring(problem))
  end
end

-- writes what a text includes by quotes, and what that includes
local function put_headers(directory, text, header, done)
  for name in text:gmatch '\n#include "([%w_.]+)"' do
    if not done[name] then
      done[name] = true
      local inside = "\n" .. header(name)
      put(directory .. "/" .. name, inside)
      put_headers(directory, inside, header, done)
    end
  end
end

local function complain(command, said)
  local lines = {}
  for line in said:gmatch "[^\n]+" do
    if #lines < SHOWN then lines[#lines + 1] = fail.escape(line) end
  end
  fail.usage(("--report-cc: %s does not compile this: %s"):format(fail.quote(command),
    table.concat(lines, "; ")), command)
end

-- "file:line:column:function<tab>bytes<tab>.." a line: the function's own and its deepest part's.
-- gcc puts eight digits behind the name of one with options of its own (PINION_SCALAR).
local function stack_of(text, name)
  local own, deepest
  for id, bytes in (text or ""):gmatch ":([%w_.]+)\t(%d+)\t" do
    if (id:gsub("_" .. ("%x"):rep(8) .. "$", "")):find("_" .. name .. "$") then
      own = math.max(own or 0, tonumber(bytes))
    else
      deepest = math.max(deepest or 0, tonumber(bytes))
    end
  end
  return own and own + (deepest or 0)
end

local function measure(command, directory, sources)
  local at = "cd " .. quote(directory) .. " && "
  put(directory .. "/probe.c", "int probe(void);\nint probe(void) { return 0; }\n")
  local _, tells = run(at .. command .. " -fstack-usage -c probe.c -o probe.o")
  local usage = tells and contents(directory .. "/probe.su") and " -fstack-usage" or ""
  local list = {}
  for k, source in ipairs(sources) do
    local stem = source.file:match "^(.*)%.c$"
    local said, good = run(("%s%s %s%s -c %s -o %s.o"):format(at, command, FLAGS, usage,
      quote(source.file), quote(stem)))
    local bytes = good and contents(("%s/%s.o"):format(directory, stem))
    if not bytes then complain(command, said) end
    local code = object.size(bytes)
    if not code then complain(command, "its objects are not ELF") end
    list[k] = { name = source.name, code = code,
      stack = stack_of(contents(("%s/%s.su"):format(directory, stem)), source.name) }
  end
  local version = run(at .. command .. " --version")
  return { command = command, version = version:match "^[^\n]*", functions = list }
end

function M.sizes(command, sources, header)
  local directory = run('mktemp -d "${TMPDIR:-/tmp}/pinion-XXXXXX"'):match "^(/[^\n]+)\n$"
  if not directory then fail.input("TMPDIR", nil, "there is no room for what a compiler makes") end
  local ok, result = pcall(function()
    local done = {}
    for _, source in ipairs(sources) do
      put(directory .. "/" .. source.file, source.text)
      put_headers(directory, "\n" .. source.text, header, done)
    end
    return measure(command, directory, sources)
  end)
  run("rm -rf " .. quote(directory))
  return ok and result or error(result, 0)
end

return M
