--- Mutation testing: do the tests notice when one operator, sign, index or constant is wrong?
--
--   lua5.4 tests/mutate/mutate.lua N SEED WHAT       (make mutate N=200 SEED=1 WHAT='emitted gen')
--
-- WHAT: `emitted`, the C of out/; `gen`, the generator's gen/algo, gen/analysis, gen/spatial and
-- gen/prog; or files; or `faults`, those of faults.lua, which the suites must catch (suites.lua).
-- All kinds of mutants (sites.lua) are drawn equally often, as far as there are enough.  Works in a
-- copy of the tree, .build/mutate/tree.  For each mutant the tests of tests.lua run, the quickest
-- first, up to the first that fails; a test that hangs counts as failed.  Prints a line for each,
--
--   caught    gen/algo/tree/crba.lua:40: `+` -> `-` (operator), by golden duo
--   survived  ...
--
-- those that nobody can notice (explained) with the reason from equivalent.lua, and at the end
-- counts. All of it also goes to .build/mutate/report.txt.  Exit 1 if fewer than 95 % were caught.
local here = arg[0]:match("^(.*/)") or "./"
package.path = here .. "?.lua;" .. package.path
local equivalent = require "equivalent"
local faults = require "faults"
local sites = require "sites"
local suites = require "suites"
local tests = require "tests"

local N, SEED = math.tointeger(tonumber(arg[1])), math.tointeger(tonumber(arg[2]))
local PLACE, GOAL = os.getenv "MUTATE_DIR" or ".build/mutate", 0.95
local TREE = PLACE .. "/tree/"

local function contents(path)
  local file = assert(io.open(path, "rb"))
  local text = file:read("a")
  file:close()
  return text
end

local function put(path, text)
  local file = assert(io.open(path, "wb"))
  file:write(text)
  file:close()
end

local function lines_of(command)
  local list = {}
  local pipe = assert(io.popen(command))
  for line in pipe:lines() do list[#list + 1] = line end
  pipe:close()
  return list
end

local FILES = {
  gen = "ls gen/algo/*/*.lua gen/analysis/*.lua gen/spatial/*.lua gen/prog/*.lua gen/prog/*/*.lua",
  emitted = "ls out/duo/*.c out/arm6/*.c out/quad/*.c | grep -v -e _selftest -e _model "
    .. "-e _pattern -e _limits",
}

-- the faults of the table as sites; a text that is missing from its file, or there twice, is an
-- error
local function of_table()
  local all = {}
  for k, fault in ipairs(faults) do
    local file, old, new, by = table.unpack(fault)
    local path = "gen/" .. file
    local text = contents(TREE .. path)
    local from, to = text:find(old, 1, true)
    assert(from and not text:find(old, to + 1, true), ("%s: %s"):format(path, old))
    local _, line = text:sub(1, from):gsub("\n", "")
    all[k] = { path = path, from = from, to = to, old = old, new = new, kind = "fault", by = by,
      line = line + 1, code = "", before = "" }
  end
  return all
end

-- every site of the files that a word of the command line names
local function gather(word)
  if word == "faults" then return of_table() end
  local all = {}
  local named = FILES[word] and lines_of(("cd %s && %s"):format(TREE, FILES[word])) or { word }
  for _, path in ipairs(named) do
    local language = path:match("%.c$") and "c" or "lua"
    local text, code = contents(TREE .. path), {}
    for line in text:gmatch("([^\n]*)\n") do code[#code + 1] = line:gsub("^%s+", "") end
    for _, site in ipairs(sites.of(text, language, math.random)) do
      site.path, site.language, site.code = path, language, code[site.line]
      site.before = text:sub(1, site.from - 1):match("[^\n]*$")
      all[#all + 1] = site
    end
  end
  return all
end

-- n of the list, each at most once, the same number of each kind if possible
local function draw(list, n)
  local kinds, by_kind, drawn = {}, {}, {}
  for _, site in ipairs(list) do
    if not by_kind[site.kind] then
      by_kind[site.kind], kinds[#kinds + 1] = {}, site.kind
    end
    table.insert(by_kind[site.kind], site)
  end
  table.sort(kinds)
  while #drawn < n and #drawn < #list do
    for _, kind in ipairs(kinds) do
      local left = by_kind[kind]
      if #left > 0 and #drawn < n then
        drawn[#drawn + 1] = table.remove(left, math.random(#left))
      end
    end
  end
  return drawn
end

local function shown(site)
  return ("%s:%d: `%s` -> `%s` (%s)"):format(site.path, site.line, site.old, site.new, site.kind)
end

-- the test that notices the mutant; or nil and the reason why none can, if it is known
local function fate(site)
  local why = equivalent.reason(site)
  if why then return nil, why end
  local path = TREE .. site.path
  local text = contents(path)
  if site.by then
    local who, seconds = suites.notice(TREE, site.by, function(faulty)
      put(path, faulty and sites.apply(text, site) or text)
    end)
    return who and ("%s, %.1f s"):format(who, seconds)
  end
  put(path, sites.apply(text, site))
  local who = tests.notice(TREE, site)
  put(path, text)
  return who
end

-- the mutant's lines of the report
local function told(site, who, why)
  if who then return ("caught    %s, by %s"):format(shown(site), who) end
  local indent = "\n          "
  return ("%-9s %s%s%s"):format(why and "explained" or "survived", shown(site),
    indent .. site.code, why and indent .. why or "")
end

-- the mutants that an earlier report, $MUTATE_AGAIN, lists as survivors
local function again(chosen)
  local path = os.getenv "MUTATE_AGAIN"
  if not path then return chosen end
  local report, list = contents(path), {}
  for _, site in ipairs(chosen) do
    if report:find("survived  " .. shown(site), 1, true) then list[#list + 1] = site end
  end
  return list
end

local function main()
  math.randomseed(SEED)
  local words = table.move(arg, 3, #arg, 1, {})
  local named = #words == 1 and words[1] == "faults"
  tests.prepare(TREE, named)
  if table.concat(words, " "):find "faults" then suites.prepare(TREE) end
  local chosen = {}
  for k, word in ipairs(words) do
    local share = N * k // #words - N * (k - 1) // #words
    table.move(draw(gather(word), share), 1, share, #chosen + 1, chosen)
  end
  chosen = again(chosen)
  local report = assert(io.open(PLACE .. "/report.txt", "w"))
  local caught, same = 0, 0
  for _, site in ipairs(chosen) do
    local who, why = fate(site)
    caught, same = caught + (who and 1 or 0), same + (why and 1 or 0)
    local line = told(site, who, why)
    print(line)
    io.stdout:flush()
    report:write(line, "\n")
    report:flush()
  end
  local real = #chosen - same
  local last = ("seed %d: %d mutants, %d explained, %d of %d caught (%.1f %%)"):format(
    SEED, #chosen, same, caught, real, 100 * caught / math.max(1, real))
  print(last)
  report:write(last, "\n")
  report:close()
  os.exit(caught >= GOAL * real and 0 or 1)
end

main()
