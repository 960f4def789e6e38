--- The steps of tests/same/run.sh; see README.md there.
--
--   run.lua list                     prints the names of the cases that ONLY and SAMPLE select
--   run.lua case ROOT NAME           runs both generators; ROOT's only if there is no record of it
--   run.lua report ROOT NAME...      prints the differences; exit 1 if there are any
--
-- ROOT is a checkout of the base in .build/same/.  Records are kept in ROOT/.same/ and
-- .build/same/new/.  V=1 shows the first few differences, COUNTS=1 compares only the counts in the
-- headers, CODE='gcc -O2' (or 1, which means that) only the objects of that compiler; TIME=1
-- measures the base, too, and prints a table.

package.path = "gen/?.lua;" .. package.path
package.cpath = "gen/?.so;" .. package.cpath
local order = require "order"
local cases = dofile "tests/same/cases.lua"
local record = dofile "tests/same/record.lua"

local NEW <const> = ".build/same/new/"
local SHOWN <const>, LINES <const> = 5, 40 -- files whose difference is shown, and lines of each
local V, COUNTS = os.getenv "V" == "1", os.getenv "COUNTS" == "1"
local TIME = os.getenv "TIME" == "1"
local CODE = os.getenv "CODE" or ""
local CC = CODE ~= "" and (CODE == "1" and "gcc -O2" or CODE) .. " -std=c99 -Wno-psabi"
  or nil

local function kept(root, case)
  return root .. "/.same/" .. case.name .. (CC and ".objects" or "")
end

local function key_of(case) return cases.key(case) .. (CC or ""):gsub("%s", "_") end

local function named(name)
  for _, case in ipairs(cases.all()) do
    if case.name == name then return case end
  end
  error("no case " .. name)
end

local commands = {}

function commands.list()
  local words = {}
  for word in (os.getenv "ONLY" or ""):gmatch "%S+" do words[#words + 1] = word end
  local sample = os.getenv "SAMPLE" or ""
  local n = tonumber(sample) or (sample == "all" or #words > 0) and math.huge or 80
  for _, case in ipairs(cases.some(cases.all(), words, n)) do print(case.name) end
end

local function make(root, case, path)
  local words, out = cases.words(case)
  local made = record.make(root, words, out, CC)
  made.key = key_of(case)
  record.write(path, made)
  os.execute("rm -rf '" .. out .. "'")
end

function commands.case(root, name)
  local case = named(name)
  local old = record.read(kept(root, case))
  if TIME or not old or old.key ~= key_of(case) then make(root, case, kept(root, case)) end
  make(".", case, NEW .. case.name)
end

-- shows the difference of one file of a case, by running both generators again
local function show(root, case, name)
  local words, out = cases.words(case)
  local beside = out .. ".base"
  record.make(root, words, out)
  assert(os.execute(("rm -rf '%s' && mv '%s' '%s'"):format(beside, out, beside)))
  record.make(".", words, out)
  io.stdout:flush()
  os.execute(("diff -u -N '%s/%s' '%s/%s' | head -n %d"):format(beside, name, out, name,
    LINES))
end

local function list_counts(word, list)
  for _, count in ipairs(list) do
    print(("    %s: %s %d, was %d"):format(word, count.name, count.new, count.old))
  end
end

-- prints the differences of a case; returns true if there are any
local function compare(case, old, new, sum)
  local found = record.compare(old, new)
  if COUNTS or CC then found.files, found.other = {}, {} end
  local differs = #found.files + #found.objects + #found.other > 0 or COUNTS and #found.larger > 0
  if differs or #found.smaller > 0 then print("  " .. case.name) end
  for _, file in ipairs(found.files) do print(("    %s %s"):format(file.name, file.what)) end
  for _, file in ipairs(found.objects) do print(("    %s %s"):format(file.name, file.what)) end
  for _, text in ipairs(found.other) do print("    " .. text) end
  list_counts("larger", found.larger)
  if V or COUNTS then list_counts("smaller", found.smaller) end
  sum.objects = sum.objects + #order.keys(new.objects or {})
  sum.files = sum.files + #found.files + #found.objects
  sum.larger = sum.larger + #found.larger
  sum.smaller, sum.cases = sum.smaller + #found.smaller, sum.cases + (differs and 1 or 0)
  return found.files
end

local function list_times(times)
  print(("  %-40s %8s %8s %9s %9s"):format("processor time, peak memory", "s, base", "s, now",
    "MB, base", "MB, now"))
  for _, row in ipairs(times) do
    print(("  %-40s %8.2f %8.2f %9.1f %9.1f"):format(row.name, row.old.seconds, row.new.seconds,
      row.old.kilobytes / 1024, row.new.kilobytes / 1024))
  end
end

function commands.report(root, ...)
  local sum = { files = 0, objects = 0, larger = 0, smaller = 0, cases = 0 }
  local times, shown, before, now = {}, 0, 0, 0
  for _, name in ipairs { ... } do
    local case = named(name)
    local old, new = record.read(kept(root, case)), record.read(NEW .. name)
    if not old or not new then
      print("  " .. name .. ": did not run")
      sum.cases = sum.cases + 1
    else
      local files = compare(case, old, new, sum)
      if V and #files > 0 and shown < SHOWN then
        show(root, case, files[1].name)
        shown = shown + 1
      end
      times[#times + 1] = { name = name, old = old, new = new }
      before, now = before + old.seconds, now + new.seconds
    end
  end
  if TIME then list_times(times) end
  print(("%d cases: %d differ, in %d files; %d counts larger, %d smaller; %.1f s, were %.1f s")
    :format(select("#", ...), sum.cases, sum.files, sum.larger, sum.smaller, now, before))
  if CC then print(("%d objects by %s"):format(sum.objects, CC)) end
  os.exit(sum.cases == 0 and not (CC and sum.objects == 0))
end

commands[arg[1]](table.unpack(arg, 2))
