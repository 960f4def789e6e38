--- The suites of `make test` as judges of a fault in gen/.
--
--   suites.prepare(tree)   builds what they need there
--   suites.all(tree)       paths and `check`, the cheapest first by the last `make test` here
--   suites.name_of(suite)  its name in rows of faults.lua: kkt_spec, suites/lanes, check
--   suites.notice(tree, words, put) -> the first that fails with the fault and not without it, and
--     its processor time in seconds; nil and that of all.  words: names of suites to begin with;
--     put(faulty): writes the file with the fault or without it.  The others follow, unless
--     MUTATE_QUICK is set.  tests/runtime is not among them, because it contains nothing of gen/.
local M = {}

local sound = {} -- suite -> does it pass without a fault?

local function lines_of(command)
  local list, pipe = {}, assert(io.popen(command))
  for line in pipe:lines() do list[#list + 1] = line end
  pipe:close()
  return list
end

-- the last `passed failed skipped seconds` of a suite: failed, seconds
local function result_of(directory, suite)
  local file = io.open(("%s/%s.result"):format(directory, (suite:gsub("/", "_"))))
  if not file then return nil end
  local failed, seconds = file:read("a"):match("^%d+ (%d+) %d+ ([%d.]+)")
  file:close()
  return tonumber(failed), tonumber(seconds)
end

function M.name_of(suite)
  local name = suite:match "([^/]*)%.%w+$"
  return name and not name:find "_spec$" and "suites/" .. name or name or suite
end

function M.all(tree)
  local list, cost = lines_of(("cd %s && find tests -name '*_spec.lua' -o -path 'tests/suites/*.*' "
    .. "| LC_ALL=C sort"):format(tree)), {}
  list[#list + 1] = "check"
  for k, suite in ipairs(list) do
    local _, seconds = result_of(".build/test", suite)
    cost[suite] = { seconds or 5.0, k }
  end
  table.sort(list, function(a, b)
    if cost[a][1] ~= cost[b][1] then return cost[a][1] < cost[b][1] end
    return cost[a][2] < cost[b][2]
  end)
  return list
end

local function run(tree, suite)
  os.execute(("cd %s && rm -rf .build/test && mkdir -p .build/test && PINION_LOGS=.build/test "
    .. "JOBS=1 tests/run --one %s >/dev/null 2>&1"):format(tree, suite))
  local failed, seconds = result_of(tree .. ".build/test", suite)
  return failed == 0, seconds or 0.0
end

function M.prepare(tree)
  assert(os.execute(("make -s -C %s all"):format(tree)))
end

function M.notice(tree, words, put)
  local first, rest, spent = {}, {}, 0.0
  for _, suite in ipairs(M.all(tree)) do
    if words:find("%f[%w_]" .. M.name_of(suite) .. "%f[^%w_]") then
      first[#first + 1] = suite
    elseif not os.getenv "MUTATE_QUICK" then
      rest[#rest + 1] = suite
    end
  end
  table.move(rest, 1, #rest, #first + 1, first)
  for _, suite in ipairs(first) do
    put(true)
    local passed, seconds = run(tree, suite)
    put(false)
    spent = spent + seconds
    if not passed then
      if sound[suite] == nil then sound[suite] = run(tree, suite) end
      if sound[suite] then return suite, seconds end
    end
  end
  return nil, spent
end

return M
