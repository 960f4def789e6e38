--- Tables of firmware.json: as text, and for templates/doc/firmware.md.

local boards = dofile "tests/firmware/boards.lua"

local tables = {}

-- calls f(core, its levels) for the cores that the robot has, in the order of boards.LIST; only
-- soft ones, or only others, if soft is true or false
local function each_core(robot, f, soft)
  for _, board in ipairs(boards.LIST) do
    local levels = robot.cores[board.core]
    if levels and (soft == nil or soft == (board.soft or false)) then f(board.core, levels) end
  end
end

-- a function of the list, by its name for this robot
local function row_of(functions, name)
  for key, row in pairs(functions) do
    if key == name or name == "jacobian" and key:find("^jacobian_") then return row end
  end
end

-- "992 276 1.9", instructions, stack and flash
local function cell(row)
  local count = row.least == row.most and ("%d"):format(row.most)
    or ("%d-%d"):format(row.least, row.most)
  return ("%11s %5d %6d"):format(count, row.stack, row.flash)
end

--- All robots, functions, cores and levels.
function tables.text(report)
  local lines = {}
  for _, robot in ipairs(report.robots) do
    each_core(robot, function(core, levels)
      for _, level in ipairs(levels.Os and levels.O2 and boards.LEVEL_NAMES or { "Os" }) do
        lines[#lines + 1] = ("\n%s, %s, %s (sines out of line: %d bytes)"):format(robot.name, core,
          report.levels[level], levels[level].runtime)
        lines[#lines + 1] = ("%-12s %11s %5s %6s"):format("", "instr", "stack", "flash")
        for _, name in ipairs(boards.FUNCTIONS) do
          local row = row_of(levels[level].functions, name)
          lines[#lines + 1] = ("%-12s %s"):format(name, cell(row))
        end
      end
    end)
  end
  return table.concat(lines, "\n") .. "\n\n"
end

-- functions that readers compare
local SHOWN = { "crba", "ltdl", "solve", "rnea", "bias", "gravity", "fd", "aba", "minv", "fk" }

--- For the page: a table a robot.
function tables.page(report)
  local lines = {}
  for _, robot in ipairs(report.robots) do
    local head, rule = { robot.name, "" }, { "---", "---" }
    each_core(robot, function(core) head[#head + 1], rule[#rule + 1] = core, "---" end,
      false)
    lines[#lines + 1] = ("| %s |\n|%s|"):format(table.concat(head, " | "), table.concat(rule, "|"))
    for _, name in ipairs(SHOWN) do
      for _, level in ipairs(boards.LEVEL_NAMES) do
        local words = { level == boards.LEVEL_NAMES[1] and name or "", "-" .. level }
        each_core(robot, function(_, levels)
          local row = row_of(levels[level].functions, name)
          words[#words + 1] = ("%d, %d, %d"):format(row.most, row.stack, row.flash)
        end, false)
        lines[#lines + 1] = "| " .. table.concat(words, " | ") .. " |"
      end
    end
    lines[#lines + 1] = ""
  end
  return table.concat(lines, "\n")
end

--- For the page: the first robot without an FPU.
function tables.soft(report)
  local robot = report.robots[1]
  local head, rule, lines, spread = { robot.name }, { "---" }, {}, {}
  each_core(robot, function(core, levels)
    head[#head + 1], rule[#rule + 1] = core, "---"
    local most = 0
    for _, name in ipairs(SHOWN) do
      local row = row_of(levels.Os.functions, name)
      most = math.max(most, 1 - row.least / row.most)
    end
    spread[#spread + 1] = ("%.0f %% on the %s"):format(100 * most, core)
  end, true)
  lines[1] = ("| %s |\n|%s|"):format(table.concat(head, " | "), table.concat(rule, "|"))
  for _, name in ipairs(SHOWN) do
    local words = { name }
    each_core(robot, function(_, levels)
      local row = row_of(levels.Os.functions, name)
      words[#words + 1] = ("%d to %d, %d, %d"):format(row.least, row.most, row.stack, row.flash)
    end, true)
    lines[#lines + 1] = "| " .. table.concat(words, " | ") .. " |"
  end
  lines[#lines + 1] = ("\nThe minimum is below the maximum by up to %s."):format(
    table.concat(spread, ", "))
  return table.concat(lines, "\n") .. "\n"
end

-- For the page: the effect of flags, and of dropping functions when linking.
function tables.flags(report)
  local lines = { "| gcc | pinion | crba | rnea | gravity | fd |", "|---|---|---|---|---|---|" }
  for _, row in ipairs(report.flags) do
    local words = { ("`%s`"):format(row.words), row.pinion and ("`%s`"):format(row.pinion) or "" }
    for _, name in ipairs { "crba", "rnea", "gravity", "fd" } do
      local f = row.functions[name]
      words[#words + 1] = ("%d, %d, %d"):format(f.most, f.stack, f.flash)
    end
    lines[#lines + 1] = "| " .. table.concat(words, " | ") .. " |"
  end
  lines[#lines + 1] = ("\nA program that calls rnea, gravity, crba, ltdl and solve takes %d "
    .. "bytes of flash, start-up code included, where\nthe linker drops the other ten functions "
    .. "(`-ffunction-sections -fdata-sections -Wl,--gc-sections`), and %d where it\nkeeps "
    .. "them."):format(report.linked.kept, report.linked.all)
  return table.concat(lines, "\n") .. "\n"
end

return tables
