-- Collects what one robot's run left in its directory, as a table for bench.json.
--
-- Reads run.*.tsv (from main.c, one per process), costs (from compile.sh), builds, the generated
-- headers, and callgrind.*.  Times are in ns per state, compile times in s, sizes in bytes.

local files = dofile "tests/bench/tables/files.lua"
local stats = dofile "tests/bench/tables/stats.lua"

local collect = {}

local OPERATIONS = { "mul", "add", "sub", "div", "sqrt", "sin", "cos" }

-- Operations by function, from the comments of a generated header:
-- { crba = { mul = 136, .., total = 274 }, .. }; total does not include sin and cos.
function collect.operations(header)
  local found = {}
  for comment, after in header:gmatch("/%*(.-)%*/()") do
    local name = header:match("^\n[%a ]+[ *]r_([%a_]+)%(", after)
    local text, counts, total = comment:gsub("\n%s*%*?%s*", " "), {}, 0
    for _, kind in ipairs(OPERATIONS) do
      local n = tonumber(text:match("(%d+) " .. kind .. "%f[%A]"))
      if n then
        counts[kind] = n
        if kind ~= "sin" and kind ~= "cos" then total = total + n end
      end
    end
    counts.total = total
    if name and total > 0 then found[name] = counts end
  end
  return found
end

-- t[a][b], made as needed
local function at(t, a)
  if not t[a] then t[a] = {} end
  return t[a]
end

-- Times of several processes: median of their medians, the range of these, the minimum of all.  For
-- hot code, or with the name of a moment as key for single calls at that moment.
function collect.times(runs, key)
  local lists, times = {}, {}
  for _, rows in ipairs(runs) do
    for _, row in ipairs(rows) do
      if row[1] == (key or "time") then
        local list = at(at(lists, row[2]), row[3])
        list[#list + 1] = { median = tonumber(row[4]), minimum = tonumber(row[5]) }
      end
    end
  end
  for _, contestant in ipairs(files.keys(lists)) do
    for _, quantity in ipairs(files.keys(lists[contestant])) do
      local medians, minimum = {}, math.huge
      for _, one in ipairs(lists[contestant][quantity]) do
        medians[#medians + 1] = one.median
        minimum = math.min(minimum, one.minimum)
      end
      at(times, contestant)[quantity] = {
        median = stats.median(medians), low = math.min(table.unpack(medians)),
        high = math.max(table.unpack(medians)), minimum = minimum,
      }
    end
  end
  return times
end

--- Lines `KEY CONTESTANT QUANTITY TEXT` of one process.
local function texts(rows, key)
  local found = {}
  for _, row in ipairs(rows) do
    if row[1] == key then at(found, row[2])[row[3]] = row[4] end
  end
  return found
end

-- contestants in the order of the program
local function order(rows)
  local list, seen = {}, {}
  for _, row in ipairs(rows) do
    if row[1] == "note" and not seen[row[2]] then
      seen[row[2]] = true
      list[#list + 1] = row[2]
    end
  end
  return list
end

-- Costs by build and function, with the operations at its level.
local function costs(dir)
  local found, operations = {}, {}
  for _, row in ipairs(files.rows(files.read(dir .. "/builds"), " ")) do
    local header = files.read(("%s/%s.lanes%s/r.h"):format(dir, row[2], row[3]))
    operations[row[1]] = collect.operations(header or "")
  end
  for _, row in ipairs(files.rows(files.read(dir .. "/costs"), " ")) do
    local name = row[2]:gsub("^r_", ""):gsub("^x%d+_", "")
    local cost = { late = row[3] == "late" or nil }
    if not cost.late then
      cost.compile, cost.code, cost.constants = tonumber(row[3]), tonumber(row[4]), tonumber(row[5])
      cost.stack, cost.instructions = tonumber(row[6]), tonumber(row[7])
    end
    cost.operations = (operations[row[1]] or {})[name]
    at(found, row[1])[name] = cost
  end
  return found
end

-- Instructions per state, from callgrind's files: names { path, .. }.
function collect.instructions(texts_of_files)
  local found = {}
  for _, text in ipairs(texts_of_files) do
    local contestant, quantity = text:match("Client Request: bench (%S+) (%S+)")
    local total = tonumber(text:match("totals: (%d+)") or text:match("summary: (%d+)"))
    if contestant and total then at(found, contestant)[quantity] = total / 32 end
  end
  return found
end

local function callgrind(dir)
  local list, n = {}, 1
  while true do
    local text = files.read(("%s/callgrind.%d"):format(dir, n))
    if not text then return list end
    list[n], n = text, n + 1
  end
end

-- The most operations on single numbers per nanosecond, from lines `straight 14.6` and `plain ..`.
function collect.peak(text)
  local most = {}
  for _, row in ipairs(files.rows(text, " ")) do
    most[row[1]] = math.max(most[row[1]] or 0, tonumber(row[2]))
  end
  return { native = most.straight, plain = most.plain }
end

--- The entry of one robot.
function collect.robot(dir, name)
  local runs = {}
  repeat
    local text = files.read(("%s/run.%d.tsv"):format(dir, #runs + 1))
    if text then runs[#runs + 1] = files.rows(text, "\t") end
  until not text
  if #runs == 0 then return nil end
  local sizes
  for _, row in ipairs(runs[1]) do
    if row[1] == "robot" then sizes = row end
  end
  return {
    name = name, flags = files.read(dir .. "/flags"), processes = #runs,
    nq = tonumber(sizes[2]), nv = tonumber(sizes[3]), nh = tonumber(sizes[4]),
    bodies = tonumber(sizes[5]), contestants = order(runs[1]), times = collect.times(runs),
    fenced = collect.times(runs, "fenced"), cold = collect.times(runs, "cold"),
    far = collect.times(runs, "far"),
    notes = texts(runs[1], "note"), wrong = texts(runs[1], "wrong"), costs = costs(dir),
    instructions = collect.instructions(callgrind(dir)),
  }
end

return collect
