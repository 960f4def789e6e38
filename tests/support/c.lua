--- Shared by the suites of generated C: a private directory, running programs, the generator and
-- the compiler, counting.
--
-- A suite begins with
--   local suite = support.suite "name"     chdir to the project's root, empty .build/tests/name
-- calls suite:check(what, ok, detail) for each test, suite:skip(reason), and ends with
--   suite:finish()                         the line `N passed, N failed`; exits 1 if any failed
--
-- This module knows no right answers.  Programs run under `sh`, in the root by default, several at
-- a time if there are many.  Time limits are of processor time, because the machine may be busy.
--
-- Generated C is compiled for one of two reasons.  For its numbers, support.program compiles as
-- fast as possible; warnings of strict compilers and the effects of optimisers are tested on
-- samples (long/compilers.lua) by those of support.compilers.

local lfs = require "lfs"

local support = {}

-- Robots, golden files and hostile files outside the project, absent in a plain clone.
support.shared = "../shared"

support.WARN = "-Wall -Wextra -Wpedantic -Wconversion -Wshadow -Wdouble-promotion -Wundef "
  .. "-Wstrict-prototypes -Wmissing-prototypes -Werror"
-- the same for C++, which does not know two of them
support.WARN_CXX = support.WARN:gsub("%-Wstrict%-prototypes %-Wmissing%-prototypes ", "")

-- The strict compilers that are installed, { name, command, optimise }; any warning is an error.
-- The optimiser of g++ is gcc's.
function support.compilers()
  local list = {}
  for _, row in ipairs {
    { name = "gcc", command = "gcc -std=c99 " .. support.WARN, optimise = "-O2" },
    { name = "clang", command = "clang -std=c99 " .. support.WARN, optimise = "-O2" },
    { name = "g++", command = "g++ -x c++ -std=c++11 " .. support.WARN_CXX, optimise = "-O0" },
  } do
    if support.has(row.name) then list[#list + 1] = row end
  end
  return list
end

-- processes at a time; tests/run sets 1 if it runs several suites at once
local JOBS = math.tointeger(tonumber(os.getenv "JOBS")) or 2

-- ---- files ----------------------------------------------------------------------------------

function support.exists(path)
  return lfs.attributes(path, "mode") ~= nil
end

--- The bytes of a file, or nil.
function support.contents(path)
  local file = io.open(path, "rb")
  if not file then return nil end
  local bytes = file:read("a")
  file:close()
  return bytes
end

function support.write(path, bytes)
  local file = assert(io.open(path, "wb"))
  assert(file:write(bytes))
  assert(file:close())
end

--- Sorted names in a directory, dot files included; those that end in `suffix` when given.
function support.names(directory, suffix)
  local names = {}
  for name in lfs.dir(directory) do
    if name ~= "." and name ~= ".." and (not suffix or name:sub(-#suffix) == suffix) then
      names[#names + 1] = name
    end
  end
  table.sort(names)
  return names
end

--- Golden files ROBOT.BASE.json in a directory, sorted: { path, robot, base, other }.  other: true
-- for one base of a robot, and for the other base of the next robot.
function support.goldens(directory)
  local list, count, last = {}, 0, nil
  for _, name in ipairs(support.names(directory, ".json")) do
    local robot, base = name:match("^(.*)%.(%l+)%.json$")
    count, last = count + (robot == last and 0 or 1), robot
    list[#list + 1] = { path = directory .. "/" .. name, robot = robot, base = base,
      other = (base == "fixed") == (count % 2 == 0) }
  end
  return list
end

--- Every regular file below a directory: name relative to it -> bytes; and the sorted names.
function support.tree(directory)
  local files, list = {}, {}
  local function walk(below)
    for _, name in ipairs(support.names(directory .. "/" .. below)) do
      local path = directory .. "/" .. below .. name
      if lfs.symlinkattributes(path, "mode") == "directory" then
        walk(below .. name .. "/")
      else
        files[below .. name] = support.contents(path) or ""
        list[#list + 1] = below .. name
      end
    end
  end
  if support.exists(directory) then walk("") end
  return files, list
end

-- Removes a file or a directory with all that is in it, if it is there.
function support.remove(path)
  if lfs.symlinkattributes(path, "mode") == "directory" then
    for _, name in ipairs(support.names(path)) do support.remove(path .. "/" .. name) end
  end
  os.remove(path)
end

-- an empty directory, made with those above it
local function emptied(directory)
  support.remove(directory)
  for above in directory:gmatch "()/" do lfs.mkdir(directory:sub(1, above - 1)) end
  assert(lfs.mkdir(directory))
  return directory
end

--- The lines of a text.
function support.lines(text)
  local lines = {}
  for line in text:gmatch("([^\n]*)\n?") do lines[#lines + 1] = line end
  if lines[#lines] == "" then lines[#lines] = nil end
  return lines
end

-- The functions of a robot as one text to compile, which saves most of the time: all <id>_*.c (or
-- another `suffix`) of a directory except those in `without`.  Tables of limbs have file scope and
-- the same names in many files: here their names begin with the function's.
function support.together(directory, id, without, suffix)
  local lines = {}
  for _, name in ipairs(support.names(directory, suffix or ".c")) do
    local part = name:match("^" .. id .. "_(.*)%.%l+$")
    if part and not without[part] then
      local undo = {}
      local text = support.contents(directory .. "/" .. name)
      for c in text:gmatch "\nstatic const struct [%w_]+ ([%w_]+)" do
        lines[#lines + 1] = ("#define %s %s_%s"):format(c, part, c)
        undo[#undo + 1] = "#undef " .. c
      end
      lines[#lines + 1] = ('#include "%s"'):format(name)
      undo[#undo + 1] = "#undef PART" -- of long functions; PART of lanes is another macro
      table.move(undo, 1, #undo, #lines + 1, lines)
    end
  end
  return table.concat(lines, "\n") .. "\n"
end

-- ---- programs -------------------------------------------------------------------------------

--- One word of a shell command.
function support.quote(word)
  return "'" .. word:gsub("'", "'\\''") .. "'"
end

--- Several words.
function support.quoted(words)
  local list = {}
  for k, word in ipairs(words) do list[k] = support.quote(word) end
  return table.concat(list, " ")
end

--- Whether a program is installed.
function support.has(program)
  for place in (os.getenv "PATH" or ""):gmatch "[^:]+" do
    local file = lfs.attributes(place .. "/" .. program)
    if file and file.mode == "file" and file.permissions:find "x" then return true end
  end
  return false
end

-- Seconds of a clock that never goes back, if the system has one.
function support.clock()
  local uptime = support.contents("/proc/uptime")
  if uptime then return tonumber(uptime:match("^%S+")) end
  local pipe = assert(io.popen("date +%s"))
  local seconds = tonumber(pipe:read("a"))
  pipe:close()
  return seconds
end

-- The paths that tests/run puts before Lua's are not for the programs under test, which must find
-- their modules by themselves.
local function own_path(variable, prefix)
  local value = os.getenv(variable)
  if not value or value:sub(1, #prefix) ~= prefix then return "" end
  local rest = value
  -- tests/run may call itself
  while rest:sub(1, #prefix) == prefix do rest = rest:sub(#prefix + 1) end
  return ("%s=%s "):format(variable, support.quote(rest == ";" and ";;" or rest))
end

local ENVIRONMENT = own_path("LUA_PATH_5_4", "gen/?.lua;gen/?/init.lua;")
  .. own_path("LUA_CPATH_5_4", "gen/?.so;")

local LUA = os.getenv("LUA") or "lua5.4"

--- The command that runs the generator on `words`.
function support.pinion_command(words, program)
  return ENVIRONMENT .. (program or LUA .. " gen/pinion") .. " " .. support.quoted(words)
end

local scratch -- of the running suite
local process -- of tests/process/process.c

-- waits for a process: what support.run returns
local function result(pid, out, err)
  local _, kind, code, seconds = process.wait(pid)
  return {
    code = kind == "exit" and code or 128 + code, seconds = seconds,
    out = support.contents(out), err = support.contents(err),
  }
end

-- the file of what a program reads
local function input(options)
  if not options.stdin then return "/dev/null" end
  support.write(scratch .. "/stdin", options.stdin)
  return scratch .. "/stdin"
end

-- Runs a shell command.  options: stdin (bytes), directory (to start in), seconds (processor time
-- of each process, which is then killed), memory (KiB of address space).  Returns { code, out, err,
-- seconds (processor time of all processes) }.
function support.run(command, options)
  options = options or {}
  local words = {}
  if options.seconds then words[1] = ("ulimit -t %d;"):format(options.seconds) end
  if options.memory then words[#words + 1] = ("ulimit -v %d;"):format(options.memory) end
  if options.directory then
    words[#words + 1] = ("cd %s &&"):format(support.quote(options.directory))
  end
  words[#words + 1] = command
  local out, err = scratch .. "/stdout", scratch .. "/stderr"
  return result(process.start(table.concat(words, " "), input(options), out, err), out, err)
end

-- Runs shell commands: the exit code, and all their output.
function support.shell(command)
  local run = support.run("{ " .. command .. "\n} 2>&1")
  return run.code, run.out
end

-- The suite's copies have loaded already what gen/pinion loads, which is two thirds of a short run;
-- false where Lua was not told where modules are.
local loaded

local function load_generator()
  loaded = package.searchpath("pipeline", package.path) ~= nil
  if not loaded then return end
  require("unix.core").own_heap()
  dofile "tests/support/modules.lua"
  local program = support.contents "gen/pinion"
  for _, pattern in ipairs { 'require "([%w_.]+)"', 'need%("([%w_.]+)"' } do
    for module in program:gmatch(pattern) do require(module) end
  end
  -- A copy in which Lua's table of strings grows writes to each string, and the system copies its
  -- page: a third of the time of a short run.  These unused strings make it grow before.
  collectgarbage "stop"
  for k = 1, 20000 do local _ = "string " .. k end
  collectgarbage "restart"
  -- To mark an object writes to its page, too: as in collector.lua, marking waits.
  collectgarbage()
  collectgarbage("step", -256 * 1024)
end

-- starts a copy that runs the generator
local function copy(words, ...)
  return process.start(function()
    require("unix.core").own_heap() -- new objects go to new pages
    package.loaded.bundle = { use = function() end } -- all is loaded by now
    arg = table.move(words, 1, #words, 1, { [0] = "gen/pinion" }) -- luacheck: globals arg
    dofile "gen/pinion"
  end, ...)
end

-- Runs the generator on a list of words; options as in support.run, and program: the command to
-- start.  With any option except stdin a new process is started.
function support.pinion(words, options)
  options = options or {}
  if loaded == nil then load_generator() end
  if not loaded or options.program or options.directory or options.seconds or options.memory then
    return support.run(support.pinion_command(words, options.program), options)
  end
  local out, err = scratch .. "/stdout", scratch .. "/stderr"
  return result(copy(words, input(options), out, err), out, err)
end

-- tcc compiles a robot in a twentieth of gcc's time without optimisation.
local FAST = os.getenv "FAST_CC" or support.has "tcc" and "tcc"
  or (os.getenv "CC" or "cc") .. " -std=c99 -O0"

-- The command that makes a program only for its numbers, with the runtime, and writes it to
-- `output`.  sources and output: words of a shell command, in `directory`; flags: the same.
function support.program(directory, sources, output, flags)
  return ("cd %s && %s -I . -I %s/runtime %s %s %s/.build/libpinion.a -lm -o %s"):format(
    support.quote(directory), FAST, support.quote(support.root), flags or "", sources,
    support.quote(support.root), output)
end

-- The command that compiles each source by itself, x.c to x.o, for many such programs.
function support.objects(directory, sources)
  return ("cd %s && %s -I . -I %s/runtime -c %s"):format(support.quote(directory), FAST,
    support.quote(support.root), sources)
end

-- The sources of a robot that support.program needs: all <id>_*.c except those of the given parts,
-- as words of a shell command in their directory, which need not exist yet; id may have a directory
-- in front.
function support.sources(id, ...)
  local without = { "''" }
  for k, part in ipairs { ... } do without[k + 1] = ("%s_%s.c"):format(id, part) end
  return ("$(for f in %s_*.c; do case $f in %s) ;; *) echo $f ;; esac; done)"):format(id,
    table.concat(without, "|"))
end

-- starts a step of a job, see support.parallel
local function begin(step, log)
  if type(step) == "table" then
    if loaded == nil then load_generator() end
    if loaded then return copy(step, "/dev/null", log) end
    step = support.pinion_command(step)
  end
  return process.start(step, "/dev/null", log)
end

-- Runs jobs, JOBS at a time.  A job is a shell command, or a list of steps: shell commands, and
-- lists of words for the generator; it ends with the first that fails.  Returns a list of
-- { code, log } in their order.
function support.parallel(jobs)
  local results, running, log = {}, {}, scratch .. "/job%d.log"
  local function go_on(k, at)
    local steps = type(jobs[k]) == "table" and jobs[k] or { jobs[k] }
    running[begin(steps[at], log:format(k))] = function(kind, code)
      local said = results[k] and results[k].log or ""
      results[k] = {
        code = kind == "exit" and code or 128 + code,
        log = said .. support.contents(log:format(k)),
      }
      os.remove(log:format(k))
      return steps[at + 1] and results[k].code == 0 and go_on(k, at + 1)
    end
    return true
  end
  local begun, free = 0, JOBS
  while begun < #jobs or free < JOBS do
    if begun < #jobs and free > 0 then
      begun, free = begun + 1, free - 1
      go_on(begun, 1)
    else
      local pid, kind, code = process.wait()
      if not running[pid](kind, code) then free = free + 1 end
    end
  end
  return results
end

-- ---- counting -------------------------------------------------------------------------------

local Suite = {}
Suite.__index = Suite

local function indented(text)
  return "    " .. text:gsub("%s+$", ""):gsub("\n", "\n    ")
end

-- One test.  `detail` (text, or a function that returns one) is printed if it fails.
function Suite:check(what, ok, detail)
  if ok then
    self.passed = self.passed + 1
    return true
  end
  self.failed = self.failed + 1
  print("FAILED  " .. what)
  if type(detail) == "function" then detail = detail() end
  if detail and detail ~= "" then print(indented(tostring(detail))) end
  return false
end

--- One test: the values are equal.
function Suite:equal(what, expected, got)
  return self:check(what, expected == got, function()
    return ("expected: %s\ngot:      %s"):format(tostring(expected), tostring(got))
  end)
end

--- Notes that something could not be tested.
function Suite:skip(reason) -- luacheck: no self
  print("skipped: " .. reason)
end

--- Ends the suite as skipped if a path of ../shared is not there; else returns the path.
function Suite:need(path)
  if not support.exists(path) then
    self:skip(path .. " is not there")
    self:finish()
  end
  return path
end

--- Empties (or makes) a directory of the suite, and returns its path from the root.
function Suite:fresh(name)
  return emptied(self.directory .. "/" .. name)
end

-- The compiled runtime, as a word of a shell command that comes after the sources.
function Suite:runtime() -- luacheck: no self
  local run = support.run "MAKEFLAGS= MFLAGS= ${MAKE:-make} -s .build/libpinion.a"
  assert(run.code == 0, run.err)
  return support.quote(support.root .. "/.build/libpinion.a")
end

function Suite:finish()
  print(("%d passed, %d failed"):format(self.passed, self.failed))
  os.exit(self.failed == 0)
end

-- tests/process/process.c; built by `make run-test`, or here if a suite runs alone
local function load_process()
  local library = support.root .. "/.build/process.so"
  if not support.exists(library) then
    os.execute "MAKEFLAGS= MFLAGS= ${MAKE:-make} -s .build/process.so"
  end
  return assert(package.loadlib(library, "luaopen_process"))()
end

--- Begins a suite: goes to the project's root, whose tests/support/ this file is in.
function support.suite(name)
  local here = debug.getinfo(1, "S").source:match("^@(.*)/[^/]*$")
  assert(lfs.chdir(here .. "/../.."))
  support.root = lfs.currentdir()
  scratch = emptied(".build/tests/" .. name)
  process = load_process()
  io.stdout:setvbuf("line")
  return setmetatable({ directory = scratch, passed = 0, failed = 0 }, Suite)
end

return support
