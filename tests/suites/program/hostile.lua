#!/usr/bin/env lua5.4
-- Malicious and wrong files, up to compiled C, on a fixed and on a floating base: those of
-- tests/hostile, with the expectation in the first line; in `make test-long` also those of
-- ../shared/hostile, by its INDEX.md.
--
-- A rejected file gives exit 1, file and line, and nothing is written.  An accepted one contains
-- nothing injected by a name: no directive, no byte that is not printable ASCII, no file elsewhere;
-- on the last base that accepts it, it compiles as C99 and as C++ without a warning, and passes its
-- self-test.  Each run has 5 s of a processor and 1 GiB, and starts deep in its own directory
-- without -o, so that a path that leaves out/ is noticed.

local lfs = require "lfs"
local LONG = os.getenv "PINION_LONG" == "1" -- in `make test-long`
local support = dofile "tests/support/c.lua"
local suite = support.suite "hostile"

local ROOT = lfs.currentdir()
local HOSTILE = LONG and support.shared .. "/hostile/" or "tests/hostile/"
local DEEP = "/a/b/c/d/e/f" -- deeper than any "../../.." among the names
local SECONDS, MEMORY = 5, 1024 * 1024
local C_FLAGS = "-Wall -Wextra -Wpedantic -Werror"

local quote = support.quote

-- a comment before the declaration is not XML, but five real robots have one
local DECIDED = { ["76_comment_before_decl.urdf"] = "WARN" }

-- rows { name, expect, line or nil } of the table in INDEX.md
local function read_index()
  local rows = {}
  for line in support.contents(HOSTILE .. "INDEX.md"):gmatch("[^\n]+") do
    local name, expect, _, at = line:match("^| (%S+%.urdf) | (%u+) | (.-) | (%d*) |")
    -- an empty cell of the line leaves two blanks
    if not name then name, expect = line:match("^| (%S+%.urdf) | (%u+) | ") end
    expect = DECIDED[name] or expect
    if name then rows[#rows + 1] = { name = name, expect = expect, line = tonumber(at) } end
  end
  return rows
end

-- the same for files that begin with <!-- expect: REJECT 4: why -->
local function read_files()
  local rows = {}
  for k, name in ipairs(support.names(HOSTILE, ".urdf")) do
    local expect, line = support.contents(HOSTILE .. name):match("^<!%-%- expect: (%u+) ?(%d*)")
    assert(expect, name .. " does not say what is expected")
    rows[k] = { name = name, expect = expect, line = tonumber(line) }
  end
  return rows
end

-- ---- running ----------------------------------------------------------------------------------

local function generate(row, base)
  local run = { row = row, base = base }
  run.label = ("%s, %s base (%s)"):format(row.name, base, row.expect)
  local name = row.name:gsub("%.urdf$", "") .. "_" .. base
  run.place, run.cwd = suite:fresh(name), suite:fresh(name .. DEEP)
  run.path = ROOT .. "/" .. HOSTILE .. row.name
  -- one of each kind of file: only names matter, and they are compiled several times
  local functions = base == "fixed" and "crba" or "crba,ltl,ltdl,solve,rnea_fext,fk,integrate"
  local words = { "--functions", functions, "--base", base, run.path }
  local result = support.pinion(words, { program = ROOT .. "/gen/pinion", directory = run.cwd,
    seconds = SECONDS, memory = MEMORY })
  run.code, run.out, run.err = result.code, result.out, result.err
  run.seconds = result.seconds
  run.files, run.names = support.tree(run.place)
  return run
end

local function shown(run)
  return ("exit %d after %.1f s\n%s%s%s"):format(run.code, run.seconds, run.out, run.err,
    table.concat(run.names, "\n"))
end

-- ---- messages ---------------------------------------------------------------------------------

-- a fault in the form of messages, or nil
local function odd_message(run)
  if run.out ~= "" then return "something on stdout" end
  for _, line in ipairs(support.lines(run.err)) do
    if not line:find("^pinion: ") then return "a line without prefix: " .. line end
    if line:find("%c") then return "a control character: " .. line end
    if not utf8.len(line) then return "not UTF-8: " .. line end
    if #line > 2000 then return "a line of " .. #line .. " bytes" end
  end
  for _, never in ipairs { "stack traceback", "bug in pinion", "root:x:", "not enough memory" } do
    if run.err:find(never, 1, true) then return never end
  end
end

local function says(run, severity, line)
  local place = line and (":%d: "):format(line) or ":%d+: "
  for _, text in ipairs(support.lines(run.err)) do
    local rest = text:sub(1, 8 + #run.path) == "pinion: " .. run.path and text:sub(9 + #run.path)
    if rest and rest:find("^" .. place .. severity .. ": ") then return true end
  end
  return false
end

local function nothing_moves(run)
  return run.code == 1 and run.err:find("nothing moves", 1, true) ~= nil
end

-- a fault in the verdict, or nil
local function wrong_verdict(run)
  local row = run.row
  if run.code ~= 0 and run.code ~= 1 then return "exit code" end
  if run.code == 1 then
    if #run.names > 0 then return "refused, but wrote files" end
    if not says(run, "error", row.expect ~= "WARN" and row.line or nil) then
      return "no error at " .. (row.line and "line " .. row.line or "any line")
    end
  elseif #run.names == 0 then
    return "accepted, but wrote nothing"
  end
  if row.expect == "REJECT" and run.code ~= 1 then return "accepted" end
  if row.expect == "ACCEPT" and run.code ~= 0 then return "refused" end
  if row.expect == "WARN" and run.code == 0 and not says(run, "warning", row.line) then
    return "accepted in silence"
  end
end

-- ---- files --------------------------------------------------------------------------------------

-- a fault in places, names or text of the files, or nil
local function odd_files(run)
  local inside = DEEP:sub(2) .. "/out/"
  for _, name in ipairs(run.names) do
    if name:sub(1, #inside) ~= inside or not name:sub(#inside + 1):find("^[%w_]+/[%w_]+%.%a+$") then
      return "a file that should not be there: " .. name
    end
    if not name:find("%.d$") then
      for number, line in ipairs(support.lines(run.files[name])) do
        local at = (" in %s:%d: %s"):format(name, number, line)
        if line:find("[^ -~]") then return "a byte that is not printable ASCII" .. at end
        if line:find("^%s*#%s*error") then return "a directive" .. at end
        if line:find("??", 1, true) then return "a trigraph" .. at end
        if line:find("//", 1, true) and name:find("%.[ch]$") then return "a // comment" .. at end
      end
    end
  end
end

-- where the robot's files are, and its name
local function output_of(run)
  local header
  for _, name in ipairs(run.names) do header = header or name:match("^(.*)%.h$") end
  local below, r = (header or ""):match("^(.*)/([^/]*)_model$")
  if not below then below, r = (header or ""):match("^(.*)/([^/]*)$") end
  return below and run.place .. "/" .. below, r
end

-- make can read the fragments, and the sources that they name exist
local function make_reads(run, out, r)
  support.write(run.place .. "/probe.mk", ([[
all: ; @ls $(%s_SOURCES) $(%s_HOST)
include %s.mk
-include %s.d
]]):format(r:upper(), r:upper(), r, r))
  return support.run(("make -s -f %s/%s/probe.mk all"):format(quote(ROOT), quote(run.place)),
    { directory = out })
end

local function compile_command(run, out, r)
  -- all functions as one text, which takes a third of the time: long/compilers.lua compiles each
  -- by itself; the program that runs is made for its numbers
  local together = run.place .. "/together.c"
  support.write(together, support.together(out, r, { selftest = true }))
  local one = ("%s -fsyntax-only -I . -I %s/runtime"):format(C_FLAGS, quote(ROOT))
  -- the self-test has its names from the others, and a long start as C++
  local strict = ("gcc -std=c99 %s -include %s/%s %s_selftest.c && g++ -x c++ -std=c++11 %s %s/%s")
    :format(one, quote(ROOT), quote(together), r, one, quote(ROOT), quote(together))
  local program = quote(ROOT .. "/" .. run.place .. "/run")
  return ("%s && %s && %s 5"):format(support.program(out, support.sources(r), program), strict,
    program)
end

-- ---- the suite --------------------------------------------------------------------------------

suite:runtime()
local accepted, commands, verdicts = {}, {}, { [0] = 0, 0 }
suite:need(HOSTILE)
local rows = LONG and read_index() or read_files()
suite:equal("every file is listed", #support.names(HOSTILE, ".urdf"), #rows)
for _, row in ipairs(rows) do
  local moves, last = 0, nil
  for _, base in ipairs { "fixed", "floating" } do
    local run = generate(row, base)
    -- on a fixed base a robot with only fixed joints does not move; the floating base tests it then
    if not (base == "fixed" and row.expect ~= "REJECT" and nothing_moves(run)) then
      moves = moves + 1
      local wrong = wrong_verdict(run)
      suite:check(run.label, not wrong, function() return wrong .. "\n" .. shown(run) end)
      verdicts[run.code] = (verdicts[run.code] or 0) + 1
    end
    local odd = odd_message(run) or odd_files(run)
      or run.seconds > SECONDS and "too slow"
    suite:check(run.label .. ": no harm", not odd, function() return odd .. "\n" .. shown(run) end)
    last = run.code == 0 and run or last
  end
  if last then
    local out, r = output_of(last)
    if suite:check(last.label .. ": has a header", out, shown(last)) then
      local made = make_reads(last, out, r)
      suite:check(last.label .. ": make reads its fragments", made.code == 0, made.out .. made.err)
      accepted[#accepted + 1], commands[#commands + 1] = last, compile_command(last, out, r)
    end
  end
  suite:check(row.name .. " was judged", moves > 0)
end

for k, result in ipairs(support.parallel(commands)) do
  suite:check(accepted[k].label .. ": compiles as C and C++, and its self-test passes",
    result.log:find("\n%d+ passed, 0 failed\n$") ~= nil, result.log)
end

local _, everything = support.tree(suite.directory)
local pwned = 0
for _, name in ipairs(everything) do
  -- as the names want it; mangled into the name of a robot's own file it is harmless
  if ("/" .. name):find("/PWNED") then pwned = pwned + 1 end
end
suite:equal("no file PWNED anywhere below the tests", 0, pwned)
suite:check("nor where the names point to", not support.exists("/opt/PWNED")
  and not support.exists("PWNED"))
print(("%d runs accepted, %d refused"):format(verdicts[0], verdicts[1]))
suite:finish()
