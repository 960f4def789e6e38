-- Runs of the generator that meet others in one directory, are killed, or fail at any call:
-- tests/suites/program/writing.lua tries a few, tests/long/writing.lua many.
--
--   local faults = loadfile "tests/support/faults.lua" (support, cli, suite)
--
-- tests/faults/faults.c, preloaded, makes file calls slow, deadly or failing.

local lfs = require "lfs"
local support, cli, suite = ...

local faults = {}

local quote = support.quote
local SEED = math.tointeger(tonumber(os.getenv "PINION_SEED" or "1"))

-- files that a user may have there, named like temporary files of some program
local MINE = { "r.h.new", "r.h.pinion-old", "r_crba.c.new", ".pinion-new", ".pinion-old-x",
  ".pinion-new-1x/r.h", ".pinion-new-2/mine/r.h" }

-- the library to preload, or nil and a line that it is skipped
function faults.library()
  local place = suite:fresh "faults"
  local file = place .. "/faults.so"
  local run = support.run(("gcc -std=c99 -Wall -Wextra -O1 -shared -fPIC tests/faults/faults.c "
    .. "-o %s -ldl"):format(quote(file)))
  suite:check("the library of faults compiles", run.code == 0, cli.shown(run))
  local count = place .. "/count"
  local preloads = run.code == 0 and support.run(("FAULT_COUNT=%s LD_PRELOAD=%s env true"):format(
    quote(count), quote(lfs.currentdir() .. "/" .. file))).code == 0 and support.exists(count)
  if not preloads then return suite:skip("no library can be preloaded here") end
  return lfs.currentdir() .. "/" .. file
end

-- the command of a run with faults = { SLOW =, SEED =, ... }
local function command(library, list, words)
  local set = { "LD_PRELOAD=" .. quote(library) }
  for _, name in ipairs { "SLOW", "SEED", "KILL", "FAIL", "NO", "COUNT" } do
    if list[name] then set[#set + 1] = ("FAULT_%s=%s"):format(name, quote(tostring(list[name]))) end
  end
  return table.concat(set, " ") .. " " .. support.pinion_command(words)
end

-- the contents of a directory, with names of directories, as one text
local function state(directory)
  local list = {}
  local function walk(below)
    for _, name in ipairs(support.names(directory .. below)) do
      local at = below .. "/" .. name
      if lfs.symlinkattributes(directory .. at, "mode") == "directory" then
        list[#list + 1] = at .. "/"
        walk(at)
      else
        list[#list + 1] = at .. "\n" .. (lfs.symlinkattributes(directory .. at, "target")
          or support.contents(directory .. at))
      end
    end
  end
  if support.exists(directory) then walk "" end
  return table.concat(list, "\0")
end

-- the difference between two of them
local function difference(got, expected)
  local lines, known = {}, {}
  for entry in (expected .. "\0"):gmatch("(%Z*)%z") do known[entry] = true end
  for entry in (got .. "\0"):gmatch("(%Z*)%z") do
    if not known[entry] then lines[#lines + 1] = "not expected: " .. entry:sub(1, 200) end
    known[entry] = nil
  end
  for entry in next, known do lines[#lines + 1] = "lacks: " .. entry:match("^[^\n]*") end
  return table.concat(lines, "\n")
end

local function same(what, got, expected, more)
  return suite:check(what, got == expected, function()
    return difference(got, expected) .. "\n" .. (more or "")
  end)
end

-- ---- two at once ----------------------------------------------------------------------------

local function masses(place)
  local files = {}
  for k = 1, 3 do
    files[k] = ("%s/%d.urdf"):format(place, k)
    support.write(files[k], (cli.pair():gsub('mass value="2"', ('mass value="%d.5"'):format(k))))
  end
  return files
end

-- a copy of a directory, links as links, in place of what was there
local function copy(from, to)
  support.remove(to)
  assert(lfs.mkdir(to))
  for _, name in ipairs(support.names(from)) do
    local old, new = from .. "/" .. name, to .. "/" .. name
    local about = lfs.symlinkattributes(old)
    if about.mode == "directory" then
      copy(old, new)
    elseif about.mode == "link" then
      assert(lfs.link(about.target, new, true))
    else
      support.write(new, support.contents(old))
      assert(lfs.touch(new, about.access, about.modification))
    end
  end
end

-- Runs one after the other on a copy of `start`; returns the contents of `out`.
local function in_turn(start, out, first, second)
  copy(start, out)
  for _, words in ipairs { first, second } do
    local run = support.pinion(words)
    assert(run.code == 0, cli.shown(run))
  end
  return state(out)
end

-- Two runs at once on a copy of `start`: their exit codes and their time, in seconds.
local function at_once(library, start, out, first, second, list)
  copy(start, out)
  local codes, lines = out .. ".codes", {}
  for k, words in ipairs { first, second } do
    local own = { SLOW = list.SLOW, SEED = list.SEED + 7919 * k, NO = list.NO,
      FAIL = k == 1 and list.FAIL or nil }
    lines[k] = ("(%s >%s.%d.log 2>&1; echo $? >%s.%d) & "):format(command(library, own, words),
      quote(out), k, quote(codes), k)
  end
  support.run(table.concat(lines) .. "wait", { seconds = 60 })
  local log = ""
  for k = 1, 2 do
    codes = codes:gsub("%.%d$", "") .. "." .. k
    lines[k] = math.tointeger(tonumber(support.contents(codes) or "-1"))
    log = log .. (support.contents(("%s.%d.log"):format(out, k)) or "")
  end
  return lines[1], lines[2], log
end

-- a list of words with the directory in place of OUT
local function words_at(out, words)
  local list = {}
  for k, word in ipairs(words) do list[k] = word:gsub("^OUT", (out:gsub("%%", "%%%%"))) end
  return list
end

-- { name, start = words of an earlier run or nil, first, second }
local function kinds(urdf)
  local function run(k, functions, ...)
    return { "--quiet", urdf[k], "-o", "OUT/r", "--functions", functions, ... }
  end
  return {
    { "the same twice", first = run(1, "crba,ltdl"), second = run(1, "crba,ltdl") },
    { "two robots of one name", start = run(3, "crba,ltdl"), first = run(1, "crba,ltdl"),
      second = run(2, "crba,ltdl") },
    { "in a directory that is not there", first = run(1, "crba,ltdl"),
      second = run(2, "crba,ltdl") },
    { "one that prunes", start = run(3, "crba,ltdl,solve"), first = run(1, "crba", "--prune"),
      second = run(2, "crba,ltdl", "--depfile", "OUT/r/x.d") },
    { "by two names of the directory", start = run(3, "crba"), link = true,
      first = { "-o", "OUT/link", "--functions", "crba", "--quiet", urdf[1] },
      second = run(2, "crba,bias") },
    { "two directories in either order",
      first = { "--quiet", "-o", "OUT", "--functions", "crba", urdf[1], "models/duo.urdf" },
      second = { "--quiet", "-o", "OUT", "--functions", "bias", "models/duo.urdf", urdf[2] } },
  }
end

-- Pairs of runs at once, `count` of them; each must end as if one had come after the other or, if
-- one of them fails, as if that one had not run.
function faults.pairs(library, count)
  local place = suite:fresh "pairs"
  local urdf = masses(place)
  local list = kinds(urdf)
  for k, kind in ipairs(list) do
    local out = place .. "/out"
    kind.place = ("%s/start%d"):format(place, k)
    assert(lfs.mkdir(kind.place))
    if kind.start then assert(support.pinion(words_at(kind.place, kind.start)).code == 0) end
    if kind.link then assert(lfs.link("r", kind.place .. "/link", true)) end
    kind.first, kind.second = words_at(out, kind.first), words_at(out, kind.second)
    kind.ends = {
      [in_turn(kind.place, out, kind.first, kind.second)] = true,
      [in_turn(kind.place, out, kind.second, kind.first)] = true,
    }
    copy(kind.place, out)
    support.pinion(kind.second)
    kind.second_alone = state(out)
  end
  for k = 1, count do
    local kind, out = list[(k - 1) % #list + 1], place .. "/out"
    local fails = (k - 1) // #list % 3 == 2
    local seed = SEED * 1000 + k
    local a, b, log = at_once(library, kind.place, out, kind.first, kind.second,
      { SLOW = 4000, SEED = seed, FAIL = fails and 5 + seed % 20 or nil })
    local what = ("pair %d (seed %d), %s%s"):format(k, seed, kind[1],
      fails and ", one of which fails" or "")
    local got = state(out)
    if a == 0 then
      suite:check(what .. ": one after the other", b == 0 and kind.ends[got], function()
        return ("exits %d %d\n%s%s"):format(a, b, difference(got, next(kind.ends)), log)
      end)
    else
      suite:check(what .. ": only the one that is to fail does, by code 1",
        fails and a == 1 and b == 0, log)
      same(what .. ": what failed has left nothing", got, kind.second_alone, log)
    end
  end
end

-- ---- killed, or failing, at any call ------------------------------------------------------------

-- an old output with files of the user, the new output of the run, and its number of calls
local function prepare(library, no)
  local place = suite:fresh "killed"
  local urdf = masses(place)
  local start, out = place .. "/start", place .. "/out"
  assert(support.pinion { "--quiet", "-o", start, "--functions", "crba,ltdl,solve", urdf[1] }
    .code == 0)
  os.remove(start .. "/r_ltdl.c")
  for _, name in ipairs(MINE) do
    os.execute("mkdir -p " .. quote(start .. "/" .. name:match("^(.-)/?[^/]*$")))
    support.write(start .. "/" .. name, "mine\n")
  end
  local words = { "--quiet", "--prune", "-o", out, "--functions", "crba,ltdl", urdf[2] }
  copy(start, out)
  local counted = place .. "/count"
  local run = support.run(command(library, { COUNT = counted, NO = no }, words))
  suite:check("a run that nothing happens to", run.code == 0, cli.shown(run))
  return {
    start = start, out = out, words = words, old = state(start), new = state(out),
    calls = math.tointeger(tonumber(support.contents(counted))),
  }
end

-- is each file whole, old or new, and is none missing? Files in transit do not count.
local function whole(what, case, got)
  local known, kept = {}, {}
  for _, text in ipairs { case.old, case.new } do
    for entry in (text .. "\0"):gmatch("(%Z*)%z") do known[entry] = true end
  end
  local seen, wrong = {}, nil
  for entry in (got .. "\0"):gmatch("(%Z*)%z") do
    local name = entry:match("^[^\n]*")
    seen[name] = known[entry]
    if not known[entry] and not name:find("^/%.pinion%-%l+%-%d") then
      wrong = wrong or name .. " is neither old nor new"
    end
  end
  for entry in (case.old .. "\0"):gmatch("(%Z*)%z") do
    kept[#kept + 1] = entry:match("^[^\n]*")
  end
  for _, name in ipairs(kept) do
    if not seen[name] and case.new:find(name .. "\n", 1, true) then
      wrong = name .. " is missing"
    end
  end
  suite:check(what .. ": every file is whole", not wrong, wrong)
end

-- A run is killed at every `step`th of its calls; then the next run must repair its output.
function faults.kills(library, step)
  local case = prepare(library)
  for k = 1 + SEED % step, case.calls, step do
    copy(case.start, case.out)
    local run = support.run(command(library, { KILL = k }, case.words))
    local what = ("killed at call %d of %d"):format(k, case.calls)
    suite:check(what, run.code == 128 + 9, cli.shown(run))
    whole(what, case, state(case.out))
    run = support.pinion(case.words)
    suite:check(what .. ": the next run goes through", run.code == 0 and run.err == "",
      cli.shown(run))
    same(what .. ": and makes all as it should be, leftovers gone", state(case.out), case.new)
  end
end

-- A run in which every `step`th of its calls fails: it writes all of its files or none.
function faults.fails(library, step, no)
  local case, failed = prepare(library, no), 0
  for k = 1 + SEED % step, case.calls, step do
    copy(case.start, case.out)
    local run = support.run(command(library, { FAIL = k, NO = no }, case.words))
    local what = ("call %d of %d fails%s"):format(k, case.calls, no and ", without " .. no or "")
    if run.code == 0 then
      suite:equal(what .. ": it goes through in silence", "", run.err)
      whole(what, case, state(case.out))
    else
      failed = failed + 1
      suite:check(what .. ": one line", run.code == 1
        and run.err:find("^pinion: [^\n]*: error: [^\n]*: No space left on device\n$"), run.err)
      same(what .. ": nothing has changed", state(case.out), case.old)
    end
    run = support.pinion(case.words)
    same(what .. ": after the next run all is as it should be", state(case.out), case.new,
      cli.shown(run))
  end
  suite:check("some of them were needed", failed > 0, failed)
end

-- If directories cannot be locked, runs go on, and remove nothing that another may need.
function faults.no_locks(library)
  local case = prepare(library, "flock")
  local leftover = case.out .. "/.pinion-new-3"
  assert(lfs.mkdir(leftover))
  support.write(leftover .. "/r.h", "on its way\n")
  local run = support.run(command(library, { NO = "flock" }, case.words))
  suite:check("without locks a run goes through", run.code == 0 and run.err == "", cli.shown(run))
  suite:equal("and leaves what another may be writing", "on its way\n",
    support.contents(leftover .. "/r.h"))
  run = support.pinion(case.words)
  same("with locks it goes", state(case.out), case.new, cli.shown(run))
end

return faults
