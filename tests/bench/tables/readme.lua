--- readme.lua BENCH.json [PAGE.md] : the times as Markdown tables.
--
-- They are printed or, given PAGE.md, put between the lines `<!-- bench -->` and `<!-- /bench -->`
-- there.  A mark `<!-- bench: arm6 humanoid, H id -->` selects robots and quantities, in few
-- columns.
-- Single calls at several moments go between `<!-- moments -->` and `<!-- /moments -->`, if any.

local files = dofile "tests/bench/tables/files.lua"
local moments = dofile "tests/bench/tables/moments.lua"
local view = dofile "tests/bench/tables/view.lua"

local CLOSE = "<!-- /bench -->"

-- columns that some robot has: contestants by pattern
local OTHERS = { "^runtime$", "^mujoco$", "^kdl$", "^bullet$", "^dart$" }

local function has(report, pattern)
  for _, robot in ipairs(report.robots) do
    if #view.chosen(robot, function(c) return c:find(pattern) end) > 0 then return true end
  end
  return false
end

local function columns(report)
  local list = {}
  for _, pattern in ipairs(OTHERS) do
    if has(report, pattern) then list[#list + 1] = pattern end
  end
  return list
end

local function line(words) return "| " .. table.concat(words, " | ") .. " |" end

-- a table's first two lines
local function head(words) return line(words) .. "\n|" .. ("---|"):rep(#words) end

-- median and range of the best contestant
local function spread(robot, quantity, fits)
  local _, who, which = view.best(robot, quantity, fits)
  return who and view.spread(view.time(robot, who, which))
end

local function bold(text) return (text:gsub("^[%d.]+", "**%0**")) end

local function row(robot, quantity, others, lanes)
  local best, who = view.best(robot, quantity.key, view.is_level)
  if not best then return nil end
  local words = { robot.name, quantity.title, view.title(who) }
  local function add(fits, ratio)
    local text, ns = spread(robot, quantity.key, fits), view.best(robot, quantity.key, fits)
    words[#words + 1] = not text and "–" or ratio and ("%s %s×"):format(text, view.short(ns / best))
      or text
  end
  add(view.is_level)
  words[4] = bold(words[4])
  add(view.is_plain)
  if lanes then add(function(c) return c:find("^x%d+$") end) end
  for _, pattern in ipairs(others) do add(function(c) return c:find(pattern) end, true) end
  return line(words)
end

local function versions(report)
  local words = {}
  for _, name in ipairs(files.keys(report.machine.libraries)) do
    if has(report, "^" .. name .. "$") then
      local version = report.machine.libraries[name]:match("^[%d.]+")
      words[#words + 1] = view.title(name) .. " " .. version
    end
  end
  return table.concat(words, ", ")
end

--- The description of the machine and the table.
local function markdown(report)
  local others, lanes = columns(report), has(report, "^x%d+$")
  local heading = { "robot", "", "level", "generated", "`-O2`" }
  if lanes then heading[#heading + 1] = "lanes" end
  for _, pattern in ipairs(others) do
    heading[#heading + 1] = view.title(pattern:match("%a+"))
  end
  local first = report.robots[1]
  local lines = {
    ("ns a state, hot: median of %d processes, and the range of their medians where they differ in "
      .. "three digits.\nNumbers with × are times divided by that of the best "
      .. "generated code.\n\n* %s; %s\n* generated: `%s`\n* `-O2`: `%s`, which is what Debian's "
      .. "libraries are compiled with\n* %s"):format(first.processes, report.machine.processor,
      report.machine.compiler, report.flags.native, report.flags.plain, versions(report)),
    "", head(heading),
  }
  for _, robot in ipairs(report.robots) do
    for _, quantity in ipairs(view.QUANTITIES) do
      if quantity.key ~= "aba" then
        lines[#lines + 1] = row(robot, quantity, others, lanes)
      end
    end
  end
  return table.concat(lines, "\n") .. "\n"
end

-- ---- single calls ------------------------------------------------------------------------------

local function at_moments(report)
  local machine = report.machine
  local lines = {
    ("ns a call: median and range over %d processes. Single numbers do at most %s operations a ns "
      .. "here, %s with `%s`.\n\n* %s\n* %s: `%s`%s"):format(report.robots[1].processes,
      view.short(machine.peak.native), view.short(machine.peak.plain), report.flags.plain,
      machine.processor, machine.compiler, report.flags.native, machine.other
        and ("\n* %s: `%s`"):format(machine.other, report.flags.other) or ""),
    "", head { "robot", "", table.unpack(moments.heading(report)) },
  }
  for _, robot in ipairs(report.robots) do
    for _, quantity in ipairs(view.ALL) do
      local words = quantity.key ~= "aba" and moments.row(report, robot, quantity)
      if words then lines[#lines + 1] = line { robot.name, quantity.title, table.unpack(words) } end
    end
  end
  return table.concat(lines, "\n") .. "\n"
end

-- ---- in few columns -----------------------------------------------------------------------------

-- with plain flags, hot and after other code; the gain of -march=native; others in comparison with
-- the first
local function brief_row(robot, quantity, others)
  local best, who, which = view.best(robot, quantity.key, view.is_plain)
  local cost = best and ((robot.costs or {})[who] or {})[moments.call_of(which)] or {}
  local far = best and view.time(robot, who, which, "far")
  local words = {
    robot.name, quantity.title, bold(spread(robot, quantity.key, view.is_plain) or "–"),
    far and view.spread(far) or "–", cost.code and ("%.1f KB"):format(cost.code / 1024) or "–",
    spread(robot, quantity.key, view.is_level) or "–",
  }
  for _, pattern in ipairs(others) do
    local function fits(contestant) return contestant:find(pattern) end
    local ns = view.best(robot, quantity.key, fits)
    words[#words + 1] = ns and best and ("%s %s×"):format(spread(robot, quantity.key, fits),
      view.short(ns / best)) or "–"
  end
  return line(words)
end

-- names: of robots and keys of quantities, in any order; an unknown name is an error
local function brief(report, names)
  local others = {}
  local heading = { "robot", "", "`cc -O2`", "far", "code", "`-march=native`" }
  for _, pattern in ipairs { "^runtime_plain$", "^mujoco$" } do
    if has(report, pattern) then
      others[#others + 1] = pattern
      heading[#heading + 1] = view.title(pattern:match("%a+"))
    end
  end
  local lines = {
    ("ns a call, one core; median and range over %d processes; %s; %s."):format(
      report.robots[1].processes, report.machine.processor, report.machine.compiler),
    "", head(heading),
  }
  local used = {}
  for _, robot in ipairs(report.robots) do
    for _, quantity in ipairs(view.QUANTITIES) do
      local any = view.best(robot, quantity.key, view.is_generated)
      if any and names[robot.name] and names[quantity.key] then
        used[robot.name], used[quantity.key] = true, true
        lines[#lines + 1] = brief_row(robot, quantity, others)
      end
    end
  end
  for _, name in ipairs(files.keys(names)) do
    assert(used[name], "no times of " .. name)
  end
  return table.concat(lines, "\n") .. "\n"
end

-- ---- pages --------------------------------------------------------------------------------------

local function main(path, target)
  local report = files.decode(assert(files.read(path), "run `make bench` first"))
  if not target then
    io.write(markdown(report))
    return
  end
  files.put(target, "<!%-%- bench([^\n]-) %-%->\n", CLOSE, function(mark)
    local names = {}
    for name in mark:gmatch("[%w_]+") do names[name] = true end
    return next(names) and brief(report, names) or markdown(report)
  end)
  if files.read(target):find("<!-- moments -->", 1, true) then
    files.put(target, "<!%-%- moments([^\n]-) %-%->\n", "<!-- /moments -->", at_moments(report))
  end
end

main(arg[1], arg[2])
