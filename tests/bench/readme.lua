--- readme.lua BENCH.json [PAGE.md] : the times as a Markdown table.
--
-- Printed, or with PAGE.md put between the lines `<!-- bench -->` and `<!-- /bench -->` there.  A
-- mark `<!-- bench: arm6 humanoid, H id -->` asks for these robots and quantities, in few columns.

local files = dofile "tests/bench/files.lua"
local view = dofile "tests/bench/view.lua"

local CLOSE = "<!-- /bench -->"

-- columns, as far as some robot has them: contestants by pattern
local OTHERS = { "^runtime$", "^mujoco$", "^kdl$", "^bullet$", "^dart$" }

local function better(robot, quantity, pattern)
  return view.best(robot, quantity, function(c) return c:find(pattern) ~= nil end)
end

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

-- the range over processes of the best contestant
local function range(robot, quantity)
  local _, who = view.best(robot, quantity, view.is_level)
  for _, key in ipairs(quantity == "fd" and { "fd", "aba" } or { quantity }) do
    local time = who and view.time(robot, who, key)
    if time and time.median == view.best(robot, quantity, view.is_level) then
      return ("%s–%s"):format(view.short(time.low), view.short(time.high))
    end
  end
end

local function row(robot, quantity, others, lanes)
  local best, who = view.best(robot, quantity.key, view.is_level)
  if not best then return nil end
  local words = {
    robot.name, quantity.title, view.title(who),
    ("**%s** (%s)"):format(view.short(best), range(robot, quantity.key)),
  }
  local function add(pattern, ratio)
    local ns = better(robot, quantity.key, pattern)
    if not ns then
      words[#words + 1] = "–"
    elseif ratio then
      words[#words + 1] = ("%s (%s×)"):format(view.short(ns), view.short(ns / best))
    else
      words[#words + 1] = view.short(ns)
    end
  end
  add("^O%d_plain$")
  if lanes then add("^x%d+$") end
  for _, pattern in ipairs(others) do add(pattern, true) end
  return "| " .. table.concat(words, " | ") .. " |"
end

local function versions(report)
  local words = {}
  for _, name in ipairs(files.keys(report.machine.libraries)) do
    local version = report.machine.libraries[name]:match("^[%d.]+")
    words[#words + 1] = view.title(name) .. " " .. version
  end
  return table.concat(words, ", ")
end

--- The description of the machine and the table.
local function markdown(report)
  local others, lanes = columns(report), has(report, "^x%d+$")
  local heading = { "robot", "", "level", "generated", "plain x86-64" }
  if lanes then heading[#heading + 1] = "lanes" end
  for _, pattern in ipairs(others) do
    heading[#heading + 1] = view.title(pattern:match("%a+"))
  end
  local first = report.robots[1]
  local lines = {
    ("ns a state: median of %d processes, with the range of their medians. Numbers with × say how "
      .. "many times as long as the\nbest generated code the others take.\n\n* %s; %s\n* "
      .. "generated: `%s`\n* plain x86-64, which is what Debian's libraries are compiled for: "
      .. "`%s`\n* %s"):format(first.processes, report.machine.processor, report.machine.compiler,
      report.flags.native, report.flags.plain, versions(report)),
    "",
    "| " .. table.concat(heading, " | ") .. " |",
    "|" .. ("---|"):rep(#heading),
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

-- ---- in few columns -----------------------------------------------------------------------------

local function brief_row(robot, quantity, others, lanes)
  local best = view.best(robot, quantity.key, view.is_level)
  local words = { robot.name, quantity.title, "**" .. view.short(best) .. "**" }
  local function add(ns, ratio)
    words[#words + 1] = not ns and "–" or ratio and ("%s (%s×)"):format(view.short(ns),
      view.short(ns / best)) or view.short(ns)
  end
  add((better(robot, quantity.key, "^O%d_plain$")))
  if lanes then add((better(robot, quantity.key, "^x%d+$"))) end
  for _, pattern in ipairs(others) do add((better(robot, quantity.key, pattern)), true) end
  return "| " .. table.concat(words, " | ") .. " |"
end

-- names: of robots and keys of quantities, in any order; none of another name is passed over
local function brief(report, names)
  local others, lanes = {}, has(report, "^x%d+$")
  local heading = { "robot", "", "generated", "plain x86-64" }
  if lanes then heading[#heading + 1] = "lanes" end
  for _, pattern in ipairs { "^runtime$", "^mujoco$" } do
    if has(report, pattern) then
      others[#others + 1] = pattern
      heading[#heading + 1] = view.title(pattern:match("%a+"))
    end
  end
  local lines = {
    "ns a state, hot, one core; " .. report.machine.processor .. "; " .. report.machine.compiler
      .. ".", "", "| " .. table.concat(heading, " | ") .. " |", "|" .. ("---|"):rep(#heading),
  }
  local used = {}
  for _, robot in ipairs(report.robots) do
    for _, quantity in ipairs(view.QUANTITIES) do
      if names[robot.name] and names[quantity.key] then
        used[robot.name], used[quantity.key] = true, true
        lines[#lines + 1] = brief_row(robot, quantity, others, lanes)
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
end

main(arg[1], arg[2])
