-- chart.lua BENCH.json > bench.svg: draws times of all robots as bars on a logarithmic axis.
--
-- There is a panel for each robot, two side by side, in it a group for each quantity, and in a
-- group a bar for each contestant: generated code for this machine, lanes, runtime and libraries.
-- Forward dynamics is the better of its two algorithms.  Shorter is faster.

local files = dofile "tests/bench/tables/files.lua"
local view = dofile "tests/bench/tables/view.lua"

local BAR, GAP = 9, 10 -- heights of a bar, and between groups
local PANEL, LABEL, RIGHT = 560, 118, 52 -- widths of a panel, its labels, room for a number
local TOP, HEAD, FOOT = 84, 30, 34 -- heights above all panels, of a panel's title, of its axis
local FONT = "font-family=\"Helvetica, Arial, sans-serif\""

-- contestants in order, and their colours: ours warm, generic grey, libraries cold
local COLOURS = {
  { "^O2$", "#b3261e" }, { "^O1$", "#f28b50" }, { "^x%d+$", "#e0a800" }, { "^runtime$", "#8a8f98" },
  { "^mujoco$", "#1f5fa8" }, { "^kdl$", "#2a9d8f" }, { "^bullet$", "#7b5ea7" },
  { "^dart$", "#8cb4d9" },
}
local QUANTITIES = { H = true, factor = true, solve = true, id = true, fd = true }

-- ---- text ---------------------------------------------------------------------------------------

local function escape(text)
  return (text:gsub("[&<>]", { ["&"] = "&amp;", ["<"] = "&lt;", [">"] = "&gt;" }))
end

local function rect(x, y, width, height, colour)
  return ('<rect x="%.1f" y="%.1f" width="%.1f" height="%.1f" fill="%s"/>')
    :format(x, y, width, height, colour)
end

local function label(x, y, size, anchor, text, more)
  return ('<text x="%.1f" y="%.1f" font-size="%d" text-anchor="%s"%s>%s</text>')
    :format(x, y, size, anchor, more or "", escape(text))
end

local function duration(ns)
  if ns >= 1e6 then return ("%g ms"):format(ns / 1e6) end
  if ns >= 1e3 then return ("%g µs"):format(ns / 1e3) end
  return ("%g ns"):format(ns)
end

-- ---- one robot ----------------------------------------------------------------------------------

-- forward dynamics is the better of a contestant's two
local function time_of(robot, contestant, quantity)
  local function itself(other) return other == contestant end
  return (view.best(robot, quantity, itself))
end

-- { { title, bars = { { colour, ns }, .. } }, .. }
local function groups_of(robot)
  local groups = {}
  for _, quantity in ipairs(view.QUANTITIES) do
    if QUANTITIES[quantity.key] then
      local bars = {}
      for _, entry in ipairs(COLOURS) do
        for _, contestant in ipairs(robot.contestants) do
          local ns = contestant:find(entry[1]) and time_of(robot, contestant, quantity.key)
          if ns then bars[#bars + 1] = { entry[2], ns } end
        end
      end
      groups[#groups + 1] = { quantity.title, bars = bars }
    end
  end
  return groups
end

local function height_of(groups)
  local height = HEAD + FOOT
  for _, group in ipairs(groups) do height = height + GAP + BAR * #group.bars end
  return height
end

-- whole decades around all bars
local function range(groups)
  local low, high = math.huge, 0
  for _, group in ipairs(groups) do
    for _, bar in ipairs(group.bars) do
      low, high = math.min(low, bar[2]), math.max(high, bar[2])
    end
  end
  local first = math.floor(math.log(low, 10))
  return first, math.max(math.ceil(math.log(high, 10)), first + 1)
end

local function axis(lines, x, y, bottom, first, last, across)
  for decade = first, last do
    local at = x + across(10.0 ^ decade)
    lines[#lines + 1] = ('<line x1="%.1f" y1="%.1f" x2="%.1f" y2="%.1f" stroke="#d5d8dd"/>')
      :format(at, y, at, bottom)
    lines[#lines + 1] = label(at, bottom + 14, 11, "middle", duration(10.0 ^ decade),
      ' fill="#555"')
  end
end

local function panel(lines, robot, groups, left, top)
  local first, last = range(groups)
  local x, y = left + LABEL, top + HEAD
  local width = PANEL - LABEL - RIGHT
  local function across(ns) return (math.log(ns, 10) - first) / (last - first) * width end
  lines[#lines + 1] = label(left, top + 16, 14, "start", view.robot(robot), ' font-weight="bold"')
  axis(lines, x, y, top + height_of(groups) - FOOT, first, last, across)
  for _, group in ipairs(groups) do
    y = y + GAP / 2
    lines[#lines + 1] = label(x - 8, y + BAR * #group.bars / 2 + 4, 12, "end", group[1])
    for _, bar in ipairs(group.bars) do
      lines[#lines + 1] = rect(x, y, math.max(across(bar[2]), 1), BAR - 1, bar[1])
      lines[#lines + 1] = label(x + across(bar[2]) + 4, y + BAR - 1.5, 9, "start",
        view.short(bar[2]), ' fill="#333"')
      y = y + BAR
    end
    y = y + GAP / 2
  end
end

-- ---- all ----------------------------------------------------------------------------------------

-- entries of COLOURS that some robot has, with the name to show
local function legend(report)
  local list = {}
  for _, entry in ipairs(COLOURS) do
    local name
    for _, robot in ipairs(report.robots) do
      for _, contestant in ipairs(view.chosen(robot, function(c) return c:find(entry[1]) end)) do
        name = view.is_level(contestant) and "generated, " .. view.title(contestant)
          or view.is_generated(contestant) and view.title(contestant) .. " (each state)"
          or view.title(contestant)
      end
    end
    if name then list[#list + 1] = { entry[2], name } end
  end
  return list
end

local function head(lines, report, width)
  local title = "Time of one state, logarithmic: shorter is faster"
  lines[#lines + 1] = label(20, 28, 18, "start", title, ' font-weight="bold"')
  lines[#lines + 1] = label(20, 47, 11, "start", ("%s; %s; generated and runtime %s; libraries as "
    .. "packaged by Debian"):format(report.machine.processor, report.machine.compiler,
    report.flags.native), ' fill="#555"')
  local all = legend(report)
  local step = (width - 40) / math.max(#all, 1)
  for k, entry in ipairs(all) do
    local x = 20 + (k - 1) * step
    lines[#lines + 1] = rect(x, 60, 12, 12, entry[1])
    lines[#lines + 1] = label(x + 17, 70, 12, "start", entry[2])
  end
end

local function chart(report)
  local columns = #report.robots > 1 and 2 or 1
  local width = 40 + columns * PANEL + (columns - 1) * 30
  local lines, top = {}, TOP
  head(lines, report, width)
  for first = 1, #report.robots, columns do
    local height = 0
    for c = 0, columns - 1 do
      local robot = report.robots[first + c]
      if robot then
        local groups = groups_of(robot)
        panel(lines, robot, groups, 20 + c * (PANEL + 30), top)
        height = math.max(height, height_of(groups))
      end
    end
    top = top + height
  end
  return ('<svg xmlns="http://www.w3.org/2000/svg" width="%d" height="%d" viewBox="0 0 %d %d" '
    .. '%s>\n'):format(width, top, width, top, FONT)
    .. rect(0, 0, width, top, "#ffffff") .. "\n" .. table.concat(lines, "\n") .. "\n</svg>\n"
end

io.write(chart(files.decode(assert(files.read(arg[1])))))
