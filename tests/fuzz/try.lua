-- Tries one case: generates, compiles, runs.  Returns the fault, or nil.
--
-- The generator runs inside this process, over and over, which saves most of its time: gen/pinion
-- is called like a program, with words, and its output and exit code are caught.
local harness = dofile "tests/fuzz/harness.lua"
local cases = dofile "tests/fuzz/case.lua"
local lfs = require "lfs"
local twin = dofile "tests/fuzz/twin.lua"

local M = {}

-- ---- files ------------------------------------------------------------------------------------

local function write(path, text)
  local file = assert(io.open(path, "wb"))
  assert(file:write(text))
  assert(file:close())
end
M.write = write

local function names_in(directory)
  local list = {}
  for name in lfs.dir(directory) do
    if name:sub(1, 1) ~= "." then list[#list + 1] = name end
  end
  table.sort(list)
  return list
end

local function empty(directory)
  lfs.mkdir(directory)
  for _, name in ipairs(names_in(directory)) do os.remove(directory .. "/" .. name) end
end

function M.quote(word) return "'" .. word:gsub("'", "'\\''") .. "'" end

local function run(command)
  local pipe = assert(io.popen("{ " .. command .. "\n} 2>&1", "r"))
  local text = pipe:read("a")
  local _, kind, code = pipe:close()
  return kind == "exit" and code or 128 + code, text
end

-- ---- the generator ----------------------------------------------------------------------------

local program -- of gen/pinion, loaded once

local function captured()
  local parts = {}
  local stream = { flush = function(self) return self end }
  function stream:write(...)
    for _, text in ipairs { ... } do parts[#parts + 1] = tostring(text) end
    return self
  end
  return parts, setmetatable(stream, { __index = io.stderr })
end

-- Runs the generator on words.  Returns its exit code and its output.
function M.generate(words)
  program = program or assert(io.open("gen/pinion", "rb")):read("a"):gsub("^#![^\n]*", "")
  local text, stream = captured()
  local arg = { [0] = "gen/pinion", table.unpack(words) }
  local env = setmetatable({
    arg = arg,
    io = setmetatable({ stderr = stream, stdout = stream }, { __index = io }),
    -- leaves the program, from any depth
    os = setmetatable({ exit = function(code) coroutine.yield(code) end }, { __index = os }),
  }, { __index = _G })
  local main = assert(load(program, "@gen/pinion", "t", env))
  local ok, code = coroutine.resume(coroutine.create(main))
  collectgarbage("generational")
  if not ok then return 3, tostring(code) end
  return code == true and 0 or code or 0, table.concat(text)
end

-- ---- a case -----------------------------------------------------------------------------------

-- Words for gen/pinion for a case whose files are in `directory`, with a robot's file and its text,
-- into the directory `out`; writes those files.
local function prepare(case, directory, robot, text, out)
  local words = cases.words(case)
  write(robot, text)
  local config = cases.config(case)
  if config then
    write(directory .. "/case.lua", config)
    table.move({ "--config", directory .. "/case.lua" }, 1, 2, #words + 1, words)
  end
  if type(case.options.order) == "table" and not case.options.by_config then
    write(directory .. "/case.order", table.concat(case.options.order, "\n") .. "\n")
    table.move({ "--order", directory .. "/case.order" }, 1, 2, #words + 1, words)
  end
  table.move({ "-o", out, robot }, 1, 3, #words + 1, words)
  return words
end

local function first_line(text, pattern)
  for line in text:gmatch("[^\n]+") do
    if line:find(pattern) then return line end
  end
  return text:match("[^\n]*")
end

-- a compiler's complaint without the parts that change from case to case
local function gist(line)
  return (line:gsub("^[^%s]*:%d+:?%d*:", ""):gsub("[‘'`][^’']*[’']", "'..'"):gsub("%d+", "N"))
end

-- The command that compiles and runs the program in `directory`, from the root.  A compiler with
-- together(directory, id, without) gets all functions as the one text that this returns.
function M.compilation(case, directory, files)
  local sources = {}
  local without = { model = true, selftest = true }
  for _, name in ipairs(files) do
    if name:find("%.c$") and not without[name:match("_([^_]*)%.c$")] then
      sources[#sources + 1] = M.quote(directory .. "/c/" .. name)
    end
  end
  local cc = case.compiler
  if cc.together then
    write(directory .. "/all.c", cc.together(directory .. "/c", "r", without))
    sources = { M.quote(directory .. "/all.c") }
  end
  return ("%s %s -I %s/c -I runtime -o %s/run %s/main.c %s .build/fuzz/lib/*.o -lm"):format(cc.cc,
    cc.flags or "", M.quote(directory), M.quote(directory), M.quote(directory),
    table.concat(sources, " "))
end

-- For `damage` below: changes the last result of function `name` of robot r a little.
function M.spoiled(name)
  return function(directory)
    local path = ("%s/r_%s.c"):format(directory, name)
    local file = assert(io.open(path, "rb"))
    local text = file:read("a")
    file:close()
    local at = text:match(".*()%f[^\n] *[%w_%[%]>.-]+ [-+*]?= [^;]+;\n")
      or text:match(".*()return ")
    local line = text:sub(at):match("^[^;]*;")
    local target, value = line:match "^(.-=%s)(.*);$"
    if not target then target, value = line:match "^(%s*return )(.*);$" end
    M.write(path, ("%s%s(%s)*1.001 + 1e-3;%s"):format(text:sub(1, at - 1), target, value,
      text:sub(at + #line)))
  end
end

-- Tries a case in `directory`.  Returns nil and the number of comparisons, or { stage, what, text
-- }: `what` names the failure shortly, so that it is the same for smaller cases.
-- damage(directory): called when the C has been written, to see that the judge notices it.
function M.try(case, directory, damage)
  empty(directory)
  empty(directory .. "/c")
  local c, robot = directory .. "/c", directory .. "/case.urdf"
  local code, text = M.generate(prepare(case, directory, robot, cases.urdf(case), c))
  if code ~= 0 then
    return { stage = "pinion exit " .. code, what = gist(first_line(text, "error")), text = text }
  end
  if case.twin then
    local what, said = twin.try(case, directory, prepare, M.generate)
    if what then return { stage = "twin", what = what, text = said } end
  end
  local files = names_in(c)
  local ok, main = pcall(harness.program, case, c, files, robot, lfs.currentdir())
  if not ok then return { stage = "harness", what = gist(main), text = main } end
  write(directory .. "/main.c", main)
  if damage then damage(c) end
  code, text = run(M.compilation(case, directory, files))
  if code ~= 0 then
    return { stage = "compile", what = gist(first_line(text, "error")), text = text }
  end
  -- things that tcc only mentions are errors in other compilers
  if case.compiler.strict and text:find "warning" or text:find "implicit declaration" then
    return { stage = "warning", what = gist(first_line(text, "warning")), text = text }
  end
  -- seconds of a processor, because the machine may be busy
  code, text = run(("ulimit -t 20; %s/run"):format(M.quote(directory)))
  -- nothing is compared if all requested functions need a regular H
  local compared = text:match("(%d+) compared, 0 wrong")
  if code == 0 and compared then return nil, tonumber(compared) end
  local where = text:match("WRONG ([^:\n]+): ([^%[\n]*)") or ("exit %d"):format(code)
  return { stage = "wrong", what = where, text = text }
end

return M
