-- Compiles generated functions to measure them: bytes of code and of stack (--report-cc).
--
--   compiler.sizes(command, sources, runtime, header)
--     -> { command, version, functions = { { name, code, stack }.. } }
--     command   compiler and flags, as for a shell.  We add -c and the rest, but no -std: with c99,
--               gcc does not fuse products with sums
--     sources   { name = of a function, file, text }..
--     runtime   names of the runtime's files that they may call
--     header(name) -> the text of a runtime file or of a header that it includes
--     code      bytes of flash: instructions, constants and initial values
--     stack     of the function and all that it calls in its file and the runtime, without the C
--               library: exact if the compiler writes a call graph (-fcallgraph-info), else an
--               upper bound; nil if it cannot report stack (-fstack-usage)
--   Fails with code 2 and the compiler's message.
-- Works in a temporary directory below TMPDIR and removes it.
local borrowed = require "facts.borrowed"
local callgraph = require "measure.callgraph"
local fail = require "fail"
local object = require "measure.object"
local order = require "order"

local M = {}

local FLAGS = "-fno-asynchronous-unwind-tables -I."
local SHOWN = 6 -- lines of a compiler's message

local function quote(word) return "'" .. word:gsub("'", "'\\''") .. "'" end

-- stdout and stderr of a shell command, and whether it succeeded
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

local function complain(command, said)
  local lines = {}
  for line in said:gmatch "[^\n]+" do
    if #lines < SHOWN then lines[#lines + 1] = fail.escape(line) end
  end
  fail.usage(("--report-cc: %s does not compile this: %s"):format(fail.quote(command),
    table.concat(lines, "; ")), command)
end

-- ---- stack --------------------------------------------------------------------------------------

-- Reads lines "file:line:column:function<tab>bytes<tab>..": the largest frame of the functions that
-- pick(function) accepts, and that of the others; nil if there are none
local function frames(text, pick)
  local most = {}
  for id, bytes in text:gmatch ":([%w_.]+)\t(%d+)\t" do
    local key = pick(id) and 1 or 2
    most[key] = math.max(most[key] or 0, tonumber(bytes))
  end
  return most[1], most[2]
end

-- Without a call graph: the function, the deepest of its parts, and the runtime functions that the
-- object names, with the deepest of their parts.  The symbol ends in the digits of the interface.
local function bound(name, usage, bytes, runtime)
  local own, part = frames(usage, function(id)
    return id:gsub("_" .. ("%x"):rep(8) .. "$", ""):find("_" .. name .. "$")
  end)
  local called = 0
  for _, file in ipairs(runtime) do
    local entry, below = frames(file.usage, function(id)
      return bytes:find("\0" .. id .. "\0", 1, true)
    end)
    if entry then called = math.max(called, entry + (below or 0)) end
  end
  return own and own + (part or 0) + called
end

-- By the call graphs of the function's file and of the runtime.  The function is the only one of
-- its file that other files see, so its title contains no file.
local function depth(graph, runtime)
  local texts = { graph }
  for k, file in ipairs(runtime) do texts[k + 1] = file.graph end
  for title in order.pairs(callgraph.read({ graph }).frame) do
    if not title:find ":" then return (callgraph.depth(callgraph.read(texts), title, true)) end
  end
end

-- ---- compiling ----------------------------------------------------------------------------------

-- the flags for stack reports that the compiler accepts
local function telling(at, command, directory)
  put(directory .. "/probe.c", "int probe(void);\nint probe(void) { return 0; }\n")
  local flags = ""
  for _, one in ipairs { { "-fstack-usage", "su" }, { "-fcallgraph-info=su", "ci" } } do
    local _, tells = run(at .. command .. " " .. one[1] .. " -c probe.c -o probe.o")
    if tells and contents(directory .. "/probe." .. one[2]) then flags = flags .. " " .. one[1] end
  end
  return flags
end

local function measure(command, directory, sources, runtime)
  local at = "cd " .. quote(directory) .. " && "
  local flags = telling(at, command, directory)
  -- for each file: its object, its stack report and its call graph
  local function compiled(name)
    local stem = name:match "^(.*)%.c$"
    local said, good = run(("%s%s %s%s -c %s -o %s.o"):format(at, command, FLAGS, flags,
      quote(name), quote(stem)))
    local function made(suffix) return contents(("%s/%s.%s"):format(directory, stem, suffix)) end
    local bytes = good and made "o"
    if not bytes then complain(command, said) end
    return { bytes = bytes, usage = made "su", graph = made "ci" }
  end
  local below = {}
  for k, name in ipairs(flags ~= "" and runtime or {}) do below[k] = compiled(name) end
  local list = {}
  for k, source in ipairs(sources) do
    local file = compiled(source.file)
    local code = object.size(file.bytes)
    if not code then complain(command, "its objects are not ELF") end
    list[k] = { name = source.name, code = code,
      stack = file.graph and depth(file.graph, below)
        or file.usage and bound(source.name, file.usage, file.bytes, below) or nil }
  end
  local version = run(at .. command .. " --version")
  return { command = command, version = version:match "^[^\n]*", functions = list }
end

function M.sizes(command, sources, runtime, header)
  local directory = run('mktemp -d "${TMPDIR:-/tmp}/pinion-XXXXXX"'):match "^(/[^\n]+)\n$"
  if not directory then fail.input("TMPDIR", nil, "there is no room for the compiler's files") end
  -- a shell that waits until this ends, by an error or a signal, and removes the directory
  local _ <close> = assert(io.popen("trap '' HUP INT TERM; cat; rm -rf " .. quote(directory), "w"))
  local headers = {}
  local function put_source(file, text)
    put(directory .. "/" .. file, text)
    borrowed.included(text, header, headers)
  end
  for _, source in ipairs(sources) do put_source(source.file, source.text) end
  for _, name in ipairs(runtime) do put_source(name, header(name)) end
  for name, text in order.pairs(headers) do put(directory .. "/" .. name, text) end
  return measure(command, directory, sources, runtime)
end

return M
