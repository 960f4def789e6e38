--- more.lua BENCH.json [PAGE.md] : constraints, derivatives and regressors as a Markdown table.
--
-- It is printed or, given PAGE.md, put between the lines `<!-- more -->` and `<!-- /more -->`
-- there: times as multiples of our own rnea and forward dynamics, those of others, and the
-- functions' costs.

local files = dofile "tests/bench/tables/files.lua"
local view = dofile "tests/bench/tables/view.lua"

local HEADING = {
  "robot", "", "hot", "far", "`-O2`", "runtime", "MuJoCo", "operations", "code",
  "compiling",
}

local function with(x, times, mark)
  if not x then return "–" end
  return times and ("%s (%s×%s)"):format(view.short(x), view.short(times), mark) or view.short(x)
end

local function row(robot, quantity)
  local ours = view.multiple(robot, quantity, view.is_level)
  if not ours then return nil end
  local mark = quantity.of == "fd" and " fd" or " rnea"
  local any = view.multiple(robot, quantity, view.is_plain) or {}
  local cost = ((robot.costs or {})[ours.who] or {})[quantity.call] or {}
  local words = {
    robot.name, quantity.title, "**" .. view.short(ours.ns) .. "**"
      .. (ours.times and (" (%s×%s)"):format(view.short(ours.times), mark) or ""),
    with(ours.far, ours.far_times, mark), with(any.ns, any.times, mark),
  }
  for _, other in ipairs { "runtime", "mujoco" } do
    local time = view.time(robot, other, quantity.key)
    words[#words + 1] = time and with(time.median, time.median / ours.ns, "") or "–"
  end
  words[#words + 1] = cost.operations and ("%d"):format(cost.operations.total) or "–"
  words[#words + 1] = cost.code and ("%.1f KB"):format(cost.code / 1024) or "–"
  words[#words + 1] = cost.compile and ("%.1f s"):format(cost.compile) or "–"
  return "| " .. table.concat(words, " | ") .. " |"
end

local function markdown(report)
  local lines = {
    ("ns a state: median of %d processes; %s; %s."):format(report.robots[1].processes,
      report.machine.processor, report.machine.compiler), "",
    "| " .. table.concat(HEADING, " | ") .. " |", "|" .. ("---|"):rep(#HEADING),
  }
  for _, robot in ipairs(report.robots) do
    for _, quantity in ipairs(view.MORE) do lines[#lines + 1] = row(robot, quantity) end
  end
  return table.concat(lines, "\n") .. "\n"
end

local function main(path, target)
  local text = markdown(files.decode(assert(files.read(path), "run `make bench` first")))
  if target then
    files.put(target, "<!%-%- more([^\n]-) %-%->\n", "<!-- /more -->", text)
  else
    io.write(text)
  end
end

main(arg[1], arg[2])
