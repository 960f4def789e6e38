-- tables.lua BENCH.json: prints its tables for a terminal.
--
-- For each robot: times of the best generated code next to those of others, builds of the generated
-- code next to each other, single calls at several moments, functions that are multiples of others
-- of ours, and costs of the generated functions.

local files = dofile "tests/bench/tables/files.lua"
local moments = dofile "tests/bench/tables/moments.lua"
local view = dofile "tests/bench/tables/view.lua"

-- ---- layout -------------------------------------------------------------------------------------

-- columns as wide as they need, the first to the left, the others to the right
local function print_table(rows)
  local widths = {}
  for _, row in ipairs(rows) do
    for c, word in ipairs(row) do widths[c] = math.max(widths[c] or 0, utf8.len(word)) end
  end
  for _, row in ipairs(rows) do
    local line = {}
    for c, word in ipairs(row) do
      local pad = (" "):rep(widths[c] - utf8.len(word))
      line[c] = c == 1 and word .. pad or pad .. word
    end
    print("  " .. (table.concat(line, "  "):gsub("%s+$", "")))
  end
end

-- "123 [120-131] 9.1x": median of the processes, their range (of ours), ratio to `best`
local function cell(robot, contestant, quantity, best)
  if (robot.wrong[contestant] or {})[quantity] then return "wrong" end
  local time = view.time(robot, contestant, quantity)
  if not time then return "-" end
  local text = view.short(time.median)
  if robot.processes > 1 and view.is_generated(contestant) then
    text = ("%s [%s-%s]"):format(text, view.short(time.low), view.short(time.high))
  end
  if best then text = ("%s %5sx"):format(text, view.short(time.median / best)) end
  return text
end

-- ---- the tables ---------------------------------------------------------------------------

local function times(robot, heading, fits)
  local chosen = view.chosen(robot, fits)
  if #chosen == 0 then return end
  print("\n" .. heading)
  local rows = { { "" } }
  for c, contestant in ipairs(chosen) do rows[1][c + 1] = view.title(contestant) end
  for _, quantity in ipairs(view.ALL) do
    local row = { quantity.title }
    local best = view.best(robot, quantity.key, view.is_level)
    for c, contestant in ipairs(chosen) do
      row[c + 1] = cell(robot, contestant, quantity.key, best)
    end
    rows[#rows + 1] = row
  end
  print_table(rows)
end

local function number(x, format) return x and (format or "%d"):format(x) or "-" end

local function ratio(x, multiple, word)
  if not multiple then return view.short(x) end
  return ("%s %5s %s"):format(view.short(x), view.short(multiple), word)
end

local function at_moments(report, robot)
  local rows = { { "", table.unpack(moments.heading(report)) } }
  for _, quantity in ipairs(view.ALL) do
    local row = quantity.key ~= "aba" and moments.row(report, robot, quantity)
    if row then rows[#rows + 1] = { quantity.title, table.unpack(row) } end
  end
  if #rows == 1 then return end
  print("\nthe -O2 text, ns (range over processes): hot; single calls between two fences: with "
    .. "code and\ndata in the caches, after 64 KB of other data and code (cold), after 4 MB of "
    .. "data and 512 KB of\ncode (far); bytes of code; operations a ns as a part of what single "
    .. "numbers do at most here")
  print_table(rows)
end

-- functions given as multiples of others of ours, hot and cold, next to other libraries
local function multiples(robot)
  local rows = { { "", "hot ns", "far ns", "plain ns", "runtime", "MuJoCo", "MuJoCo, whole" } }
  for _, quantity in ipairs(view.MORE) do
    local word = quantity.of == "fd" and "fd" or "rnea"
    local ours = view.multiple(robot, quantity, view.is_level)
    local plain = view.multiple(robot, quantity, view.is_plain)
    if ours then
      local row = {
        quantity.title, ratio(ours.ns, ours.times, word),
        ours.far and ratio(ours.far, ours.far_times, word) or "-",
        plain and ratio(plain.ns, plain.times, word) or "-",
      }
      for _, other in ipairs { "runtime", "mujoco", "mujoco_whole" } do
        row[#row + 1] = cell(robot, other, quantity.key, ours.ns)
      end
      rows[#rows + 1] = row
    end
  end
  if #rows == 1 then return end
  print("\nmultiples of our own forward dynamics (the better of fd and aba) and rnea; far: single "
    .. "calls\nafter 4 MB of other data and 512 KB of other code; others as multiples of hot")
  print_table(rows)
end

local function costs(robot)
  local rows = { {
    "", "operations", "sin+cos", "ops/ns", "code B", "const B", "stack B", "compile s", "listing",
    "executed",
  } }
  for _, build in ipairs(view.chosen(robot, view.is_generated)) do
    for _, quantity in ipairs(view.ALL) do
      local cost = (robot.costs[build] or {})[quantity.call]
      if cost then
        local ops = cost.operations
        local time = view.time(robot, build, quantity.key)
        local count = (robot.instructions[build] or {})[quantity.key]
        rows[#rows + 1] = {
          ("%s %s"):format(view.title(build), quantity.call), number(ops and ops.total),
          number(ops and (ops.sin or 0) + (ops.cos or 0)),
          number(ops and time and ops.total / time.median, "%.2f"), number(cost.code),
          number(cost.constants), number(cost.stack), number(cost.compile, "%.2f"),
          number(cost.instructions), number(count, "%.0f"),
        }
      end
    end
  end
  print("\nthe generated functions: operations of their comments; listing: instructions in the "
    .. "code;\nexecuted: instructions of a state by callgrind, sines and cosines included")
  print_table(rows)
end

local function executed(robot)
  local chosen = {}
  for _, contestant in ipairs(robot.contestants) do
    if robot.instructions[contestant] then chosen[#chosen + 1] = contestant end
  end
  if #chosen == 0 then return end
  print("\ninstructions executed a state (callgrind), builds for any x86-64")
  local rows = { { "" } }
  for c, contestant in ipairs(chosen) do rows[1][c + 1] = view.title(contestant) end
  for _, quantity in ipairs(view.ALL) do
    local row = { quantity.title }
    for c, contestant in ipairs(chosen) do
      row[c + 1] = number(robot.instructions[contestant][quantity.key], "%.0f")
    end
    rows[#rows + 1] = row
  end
  print_table(rows)
end

local function notes(robot)
  print("\nwhat is called")
  local rows = {}
  for _, contestant in ipairs(robot.contestants) do
    local all = robot.notes[contestant] or {}
    for _, quantity in ipairs(files.keys(all)) do
      local wrong = (robot.wrong[contestant] or {})[quantity]
      if not view.is_generated(contestant) or wrong then
        rows[#rows + 1] = {
          view.title(contestant) .. ", " .. quantity .. ": " .. all[quantity]
            .. (wrong and (" -- WRONG by %s, not timed"):format(wrong) or ""),
        }
      end
    end
  end
  print_table(rows)
end

-- the contestants of the first table: the levels, the last plain one (to compare with packaged
-- libraries), and all others
local function all_but_other_builds(robot)
  local plain
  for _, contestant in ipairs(robot.contestants) do
    if contestant:find("^O%d_plain$") then plain = contestant end
  end
  return function(contestant)
    return view.is_level(contestant) or contestant == plain or not view.is_generated(contestant)
  end
end

local function main(path)
  local report = files.decode(assert(files.read(path)))
  local machine = report.machine
  print(("%s; %s%s\nnative: %s; plain: %s; libraries as packaged"):format(machine.processor,
    machine.compiler, machine.other and " and " .. machine.other or "",
    report.flags.native or "-", report.flags.plain or "-"))
  if machine.peak and machine.peak.native then
    print(("single numbers do at most %s operations a ns, %s with plain flags"):format(
      view.short(machine.peak.native), view.short(machine.peak.plain)))
  end
  for _, robot in ipairs(report.robots) do
    print("\n==== " .. view.robot(robot) .. " ====")
    times(robot, ("ns a state: median of %d processes [their range; in bench.json for all],\nratio "
      .. "to the best generated (native, one state; forward dynamics: the better of fd and aba)")
      :format(robot.processes), all_but_other_builds(robot))
    times(robot, "builds of the generated code; plain: any x86-64; lanes: ns of each state",
      view.is_generated)
    at_moments(report, robot)
    multiples(robot)
    costs(robot)
    executed(robot)
    notes(robot)
  end
end

main(arg[1])
