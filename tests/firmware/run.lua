#!/usr/bin/env lua5.4
--- run.lua DIR -- `make firmware`: each robot on each board of templates/firmware in qemu, and arm6
--- on an ATmega2560 in simavr.
--
-- In DIR: the self-tests' output, the measurements (firmware.json) and their tables (firmware.txt).
-- ROBOT and BOARD, names, select some of them; JOBS is the number of commands that run at a time.
-- Prints the expected time, its progress, the checks, and last `N passed, N failed`:
--
--   self-test   of the generated code, compiled as recommended, passes on the board
--   bits        of all results equal the host's without contraction, at each level
--   constant    the instructions of a call do not depend on the state, whatever the angles are;
--               without an FPU they vary by less than a half
--   stack       is the same painted and by gcc's call graph
--   double      no function of a float robot calls arithmetic of double

local boards = dofile "tests/firmware/boards.lua"
local build = dofile "tests/firmware/build.lua"
local check = dofile "tests/firmware/check.lua"
local collect = dofile "tests/firmware/collect.lua"
local flags = dofile "tests/firmware/flags.lua"
local files = dofile "tests/bench/tables/files.lua"
local shell = dofile "tests/firmware/shell.lua"
local tables = dofile "tests/firmware/tables.lua"

local dir = assert(arg[1], "run.lua DIR")
local robots = boards.chosen(boards.ROBOTS, "ROBOT")
local list = boards.chosen(boards.LIST, "BOARD")

local function names(rows)
  local words = {}
  for k, row in ipairs(rows) do words[k] = row.name end
  return table.concat(words, ", ")
end

print(("pinion: %s on %s in emulators: about %d min on an idle machine"):format(names(robots),
  names(list), shell.minutes(5 * #robots * #list)))
build.all(dir, robots, list)

local report = { compilers = {}, levels = {}, robots = {} }
for _, level in ipairs(boards.LEVEL_NAMES) do
  report.levels[level] = boards.LEVELS[level] .. " " .. boards.CONTRACTS.fast
end
for _, board in ipairs(list) do
  report.compilers[board.core] = shell.output(boards.tool(board, "gcc") .. " --version | head -n 1")
end
for k, robot in ipairs(robots) do
  report.robots[k] = { name = robot.name, cores = {} }
  for _, board in ipairs(boards.tried(list, robot)) do
    report.robots[k].cores[board.core] = collect.of(dir, robot, board)
  end
end

-- for the first robot and board, if all of them run
if #robots == #boards.ROBOTS and #list == #boards.LIST then
  report.flags, report.linked = flags.all(dir .. "/flags")
end

for k, robot in ipairs(robots) do
  for _, board in ipairs(boards.tried(list, robot)) do
    check.all(dir, robot, board, report.robots[k].cores[board.core])
  end
end
files.write(dir .. "/firmware.json", files.encode(report))
local text = tables.text(report)
files.write(dir .. "/firmware.txt", text)
io.write(text)
print(("%d passed, %d failed"):format(check.passed, check.failed))
os.exit(check.failed == 0 and check.passed > 0)
