-- The time of a call of generated code at several moments, by compiler and flags: columns for the
-- terminal and for the page.
--
-- There is one row for each quantity, at -O2: forward dynamics is the better of fd and aba in each
-- build.

local view = dofile "tests/bench/tables/view.lua"

local moments = {}

-- kind of build, and its moments with a column; key "code" is bytes of code, "peak" is in percent
local COLUMNS = {
  { "native", "times" }, { "native", "fenced" }, { "native", "cold" }, { "native", "far" },
  { "native", "code" }, { "native", "peak" },
  { "plain", "times" }, { "plain", "cold" }, { "plain", "code" },
  { "other", "times" }, { "other", "cold" },
  { "other_plain", "times" }, { "other_plain", "cold" },
}

local TITLES = { times = "hot", code = "bytes", peak = "of peak" }

-- the contestant of each kind
local function builds(robot)
  local found = {}
  for _, contestant in ipairs(robot.contestants) do
    local kind = view.kind(contestant)
    if kind then found[kind] = contestant end
  end
  return found
end

local function known(report)
  local kinds = {}
  for _, robot in ipairs(report.robots) do
    for kind in pairs(builds(robot)) do kinds[kind] = true end
  end
  local columns = {}
  for _, column in ipairs(COLUMNS) do
    if kinds[column[1]] then columns[#columns + 1] = column end
  end
  return columns
end

--- Headings: "gcc: hot", .., "gcc -O2: hot", ..
function moments.heading(report)
  local row = {}
  for c, column in ipairs(known(report)) do
    local kind, what = column[1], column[2]
    local by = kind:find "^other" and report.machine.other or report.machine.compiler
    row[c] = ("%s%s: %s"):format(by:match("%a+"), kind:find "plain" and " -O2" or "",
      TITLES[what] or what)
  end
  return row
end

-- The generated function with which a quantity is timed.
function moments.call_of(key)
  for _, quantity in ipairs(view.ALL) do
    if quantity.key == key then return quantity.call end
  end
end

local function cell(report, robot, who, key, what)
  if what ~= "code" and what ~= "peak" then
    local time = view.time(robot, who, key, what)
    return time and view.spread(time)
  end
  local cost = ((robot.costs or {})[who] or {})[moments.call_of(key)] or {}
  if what == "code" then return cost.code and ("%d"):format(cost.code) end
  local time, peak = view.time(robot, who, key), (report.machine.peak or {}).native
  if not (time and peak and cost.operations) then return nil end
  return ("%.0f %%"):format(100 * cost.operations.total / time.median / peak)
end

-- The cells of one quantity, "–" if there is no time; nil if there is no time at all.
function moments.row(report, robot, quantity)
  local of, words, any = builds(robot), {}, false
  for c, column in ipairs(known(report)) do
    local build = of[column[1]]
    local _, who, key = view.best(robot, quantity.key, function(other) return other == build end)
    words[c] = who and cell(report, robot, who, key, column[2]) or "–"
    any = any or who ~= nil
  end
  return any and words or nil
end

return moments
