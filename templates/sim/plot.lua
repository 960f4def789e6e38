-- plot.lua SIM.csv > SIM.svg draws the output of sim.c: velocities, energy, momentum, forces of the
-- floor and drift.  You may name the columns to draw:
--
--   plot.lua SIM.csv 'Tilt, rad: q3 q4' 'Speed, rad/s: v0' > SIM.svg
--
-- As a module, `local plot = dofile "plot.lua"`:
--   plot.read(path) -> data: columns by name, lists of numbers
--   plot.panels(data) -> the panels that are drawn if you name none
--   plot.svg(title, panels) -> text; panel { title, series = { { label, xs, ys }.. }, log = true
--     for a logarithmic axis, across = the name of xs, if not time }.  Coordinates are rounded to
--     0.1, so that the last digit of a number does not change the picture.
local M = {}

local WIDTH, HEIGHT, LEFT, RIGHT, TOP, GAP = 720, 170, 74, 150, 40, 46
local COLOURS = { "#b3261e", "#1f5fa8", "#2a9d8f", "#e0a800", "#7b5ea7", "#8a8f98" }
local POINTS = 240 -- of a line, at most

function M.read(path)
  local columns, names = {}, {}
  for line in io.lines(path) do
    local k = 0
    for word in line:gmatch("[^,]+") do
      k = k + 1
      if not names[k] then
        names[k], columns[word] = word, {}
      else
        table.insert(columns[names[k]], tonumber(word))
      end
    end
  end
  return columns
end

local function escape(text)
  return (text:gsub("[&<>]", { ["&"] = "&amp;", ["<"] = "&lt;", [">"] = "&gt;" }))
end

local function label(x, y, size, anchor, text, more)
  return ('<text x="%.1f" y="%.1f" font-size="%d" text-anchor="%s"%s>%s</text>'):format(x, y, size,
    anchor, more or "", escape(text))
end

-- 1, 2 or 5 times a power of ten, so that about n of them fill a range
local function tick(range, n)
  local power = 10.0 ^ math.floor(math.log(range / n, 10))
  for _, k in ipairs { 1, 2, 5 } do
    if k * power * n >= range then return k * power end
  end
  return 10 * power
end

-- an axis: from, to, and its marks { value, text }
local function axis(low, high, n)
  if high - low <= 1e-12 * math.max(math.abs(low), math.abs(high), 1e-300) then
    low, high = low - 0.5, high + 0.5
  end
  local unit, marks = tick(high - low, n), {}
  for k = math.ceil(low / unit - 1e-9), math.floor(high / unit + 1e-9) do
    marks[#marks + 1] = { k * unit, ("%.6g"):format(k * unit + 0.0) }
  end
  return { low, high, marks = marks }
end

local function decades(low, high)
  local first, last = math.floor(math.log(low, 10)), math.ceil(math.log(high, 10))
  local marks, every = {}, math.max(1, (last - first) // 5)
  for k = first, last, every do marks[#marks + 1] = { k, "1e" .. k } end
  return { first, math.max(last, first + 1), marks = marks }
end

local function range(series, which, log)
  local low, high = math.huge, -math.huge
  for _, one in ipairs(series) do
    for _, x in ipairs(one[which]) do
      if not log or x > 0 then low, high = math.min(low, x), math.max(high, x) end
    end
  end
  if low > high then return 1e-16, 1 end
  return low, high
end

local function polyline(one, place, colour)
  local points, xs, ys = {}, one[2], one[3]
  local step = math.max(1, (#xs - 1) // POINTS)
  for k = 1, #xs do
    local x, y = place(xs[k], ys[k])
    if y and ((k - 1) % step == 0 or k == #xs) then
      points[#points + 1] = ("%.1f,%.1f"):format(x, y)
    end
  end
  return ('<polyline fill="none" stroke="%s" stroke-width="1.4" points="%s"/>'):format(colour,
    table.concat(points, " "))
end

local function panel(lines, one, top, last)
  local function add(line) lines[#lines + 1] = line end
  local from, to = range(one.series, 2)
  local low, high = range(one.series, 3, one.log)
  local across = axis(from, to, 8)
  local up = one.log and decades(low, high) or axis(low, high, 4)
  local width, bottom = WIDTH - LEFT - RIGHT, top + HEIGHT - GAP
  local function at_x(x) return LEFT + (x - across[1]) / (across[2] - across[1]) * width end
  local function at_y(y) return bottom - (y - up[1]) / (up[2] - up[1]) * (bottom - top) end
  local line = '<line x1="%.1f" y1="%.1f" x2="%.1f" y2="%.1f" stroke="#d5d8dd"/>'
  add(label(LEFT, top - 7, 12, "start", one.title, ' font-weight="bold"'))
  for _, mark in ipairs(across.marks) do
    add(line:format(at_x(mark[1]), top, at_x(mark[1]), bottom))
    add(label(at_x(mark[1]), bottom + 14, 10, "middle", mark[2], ' fill="#555"'))
  end
  if last then add(label(LEFT + width, bottom + 28, 10, "end", one.across or "t, s",
    ' fill="#555"')) end
  for _, mark in ipairs(up.marks) do
    add(line:format(LEFT, at_y(mark[1]), LEFT + width, at_y(mark[1])))
    add(label(LEFT - 6, at_y(mark[1]) + 3.5, 10, "end", mark[2], ' fill="#555"'))
  end
  for k, series in ipairs(one.series) do
    local colour = COLOURS[(k - 1) % #COLOURS + 1]
    add(polyline(series, function(x, y)
      if one.log then y = y > 0 and math.log(y, 10) or nil end
      return at_x(x), y and at_y(y)
    end, colour))
    add(label(LEFT + width + 10, top + 15 * k - 4, 11, "start", series[1],
      (' fill="%s"'):format(colour)))
  end
end

function M.svg(title, panels)
  local height = TOP + HEIGHT * #panels
  local lines = {
    ('<svg xmlns="http://www.w3.org/2000/svg" width="%d" height="%d" viewBox="0 0 %d %d" '
      .. 'font-family="Helvetica, Arial, sans-serif">'):format(WIDTH, height, WIDTH, height),
    ('<rect width="%d" height="%d" fill="#ffffff"/>'):format(WIDTH, height),
    label(LEFT, 18, 14, "start", title),
  }
  for k, one in ipairs(panels) do
    panel(lines, one, TOP + HEIGHT * (k - 1), k == #panels)
  end
  lines[#lines + 1] = "</svg>\n"
  return table.concat(lines, "\n")
end

-- a panel of columns; words: "Title: column column"
local function columns_of(data, words)
  local title, names = words:match("^(.-):%s*(.*)$")
  local series = {}
  for name in (names or words):gmatch("%S+") do
    local ys = data[name] or error("there is no column " .. name, 0)
    series[#series + 1] = { name, data.t, ys }
  end
  return { title = title or words, series = series }
end

-- the numbers of v, as many in a panel as there are colours
local function velocities(data)
  local wanted, k = {}, 0
  while data["v" .. k] do
    local names = {}
    while data["v" .. k] and #names < #COLOURS do
      names[#names + 1] = "v" .. k
      k = k + 1
    end
    wanted[#wanted + 1] = "Velocities, rad/s or m/s: " .. table.concat(names, " ")
  end
  return wanted
end

-- the floor's force on all points together, as one more column for each axis
local function add_forces(data)
  for _, axis in ipairs { "x", "y", "z" } do
    local sum, k = {}, 0
    while data["f" .. axis .. k] do
      for n, f in ipairs(data["f" .. axis .. k]) do sum[n] = (sum[n] or 0.0) + f end
      k = k + 1
    end
    if k > 0 then data["floor_" .. axis] = sum end
  end
end

function M.panels(data)
  add_forces(data)
  local wanted, panels = velocities(data), {}
  local function add(words) wanted[#wanted + 1] = words end
  add "Angular velocity of the first body in the world, rad/s: wx wy wz"
  add "Energy, J: kinetic potential total work"
  add "Momentum, N s: px py pz"
  add "Angular momentum about the centre of mass, N m s: Lx Ly Lz"
  if data.floor_z then add "Force of the floor, N: floor_x floor_y floor_z" end
  add "Largest error of control, and of constraints: error drift"
  for k, words in ipairs(wanted) do panels[k] = columns_of(data, words) end
  return panels
end

local function main(path, ...)
  local data, panels = M.read(path), {}
  for k, words in ipairs { ... } do panels[k] = columns_of(data, words) end
  if #panels == 0 then panels = M.panels(data) end
  io.write(M.svg(path:match("[^/]+$"), panels))
end

if arg and arg[0] and arg[0]:find("plot%.lua$") then main(table.unpack(arg)) end

return M
