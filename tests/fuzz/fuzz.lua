#!/usr/bin/env lua5.4
-- The fuzzer: compares random cases with the oracle, and reduces failures; `make fuzz` calls it.
--
--   fuzz.lua SECONDS SEED WORKER     cases WORKER, WORKER+1000, .. of a seed, for so many seconds
--   fuzz.lua --case SEED NUMBER      one of them, its files left in .build/fuzz/one
--   fuzz.lua --replay FILE           a case from a file that a failure left
--
-- tests/fuzz/run.sh runs it in the project's root, and compiles what all workers share.  A failure
-- is printed as the reduced case and the commands that show it; of failures that look the same only
-- the first is reduced.  The last line is `N passed, N failed`.
package.path = "gen/?.lua;gen/?/init.lua;" .. package.path
package.cpath = "gen/?.so;" .. package.cpath

local cases = dofile "tests/fuzz/case.lua"
local random = dofile "tests/support/random.lua"
local random_case = dofile "tests/fuzz/random_case.lua"
local reduce = dofile "tests/fuzz/reduce.lua"
local try = dofile "tests/fuzz/try.lua"

local FINDINGS = ".build/fuzz/findings"
local PATIENCE = 40 -- seconds to reduce a case

local function case_of(seed, k)
  return random_case.make(random.rng(seed * 0x100000000 + k), seed * 1000003 + k)
end

local function indented(text, most)
  local lines = {}
  for line in text:gmatch("[^\n]+") do
    if #lines < most then lines[#lines + 1] = "    " .. line end
  end
  return table.concat(lines, "\n")
end

-- the commands that show a failure, with the robot's own file
local function commands(case, name)
  local words = cases.words(case)
  if cases.config(case) then table.move({ "--config", name .. ".config.lua" }, 1, 2, #words + 1,
    words) end
  if type(case.options.order) == "table" and not case.options.by_config then
    table.move({ "--order", name .. ".order" }, 1, 2, #words + 1, words)
  end
  table.move({ "-o", name .. ".c", name .. ".urdf" }, 1, 3, #words + 1, words)
  for k, word in ipairs(words) do
    words[k] = word:find("[^%w_./=,:+-]") and try.quote(word) or word
  end
  return ("  gen/pinion %s\n  tests/fuzz/run.sh --replay %s.case"):format(table.concat(words, " "),
    name)
end

local function save(case, failure, name)
  try.write(name .. ".case", "return " .. cases.lua(case) .. "\n")
  try.write(name .. ".urdf", cases.urdf(case))
  if cases.config(case) then try.write(name .. ".config.lua", cases.config(case)) end
  if type(case.options.order) == "table" then
    try.write(name .. ".order", table.concat(case.options.order, "\n") .. "\n")
  end
  try.write(name .. ".txt", failure.text)
end

local function report(label, case, failure, name)
  save(case, failure, name)
  print(("FAILED  %s: %s: %s"):format(label, failure.stage, failure.what))
  print(("  compiler: %s %s"):format(case.compiler.cc, case.compiler.flags))
  print(commands(case, name))
  print(indented(cases.urdf(case), 60))
  print(indented(failure.text, 12))
end

local function now()
  local file = io.open("/proc/uptime")
  if not file then return os.time() end
  local text = file:read("a")
  file:close()
  return tonumber(text:match("^%S+"))
end

-- what the failures of one fault have in common: of a bug of the generator, where it happened
local function sign_of(failure)
  local words = { failure.stage .. ": " .. failure.what }
  local calls = failure.text:match "stack traceback:(.*)" or ""
  for place in calls:gmatch "gen/[%w_/]+%.lua:%d+" do words[#words + 1] = place end
  return table.concat(words, " < ", 1, math.min(#words, 5))
end

local function search(seconds, seed, worker)
  local start, passed, failed, compared, known = now(), 0, 0, 0, {}
  local directory = (".build/fuzz/w%d"):format(worker)
  local k = worker
  while now() - start < seconds do
    local case = case_of(seed, k)
    local failure, n = try.try(case, directory)
    if not failure then
      passed, compared = passed + 1, compared + n
    else
      failed = failed + 1
      local sign = sign_of(failure)
      if known[sign] then
        print(("FAILED  case %d of seed %d: %s (as before)"):format(k, seed, sign))
      else
        local until_then = now() + PATIENCE
        local small, why = reduce(case, failure, function(smaller)
          return try.try(smaller, directory)
        end, function() return now() > until_then end)
        report(("case %d of seed %d"):format(k, seed), small, why,
          ("%s/%d-%d"):format(FINDINGS, seed, k))
      end
      known[sign] = true
    end
    k = k + 1000
  end
  print(("worker %d: %d numbers compared"):format(worker, compared))
  print(("%d passed, %d failed"):format(passed, failed))
  return failed == 0 and passed > 0
end

-- runs one case and prints its result; the files stay
local function show(case)
  local failure, n = try.try(case, ".build/fuzz/one")
  print(failure and ("FAILED  %s: %s\n%s"):format(failure.stage, failure.what, failure.text)
    or ("fine, %d numbers compared"):format(n))
  return not failure
end

io.stdout:setvbuf("line")
local ok
if arg[1] == "--replay" then
  ok = show(assert(loadfile(arg[2]))())
elseif arg[1] == "--case" then
  ok = show(case_of(math.tointeger(arg[2]), math.tointeger(arg[3])))
else
  ok = search(tonumber(arg[1]), math.tointeger(arg[2]), math.tointeger(arg[3]))
end
os.exit(ok)
