--- Tables of firmware.json: as text, and for templates/doc/firmware.md.

local boards = dofile "tests/firmware/boards.lua"

local tables = {}

local CORES = {}
for k, board in ipairs(boards.LIST) do CORES[k] = board.core end

-- calls f(core, its levels) for those that the robot has, in the order of boards.LIST
local function each_core(robot, f)
  for _, core in ipairs(CORES) do
    if robot.cores[core] then f(core, robot.cores[core]) end
  end
end

-- a function of the list, as this robot calls it
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
      for _, level in ipairs(boards.LEVEL_NAMES) do
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

-- what a reader compares
local SHOWN = { "crba", "ltdl", "solve", "rnea", "bias", "gravity", "fd", "aba", "minv", "fk" }

--- For the page: a table a robot.
function tables.page(report)
  local lines = {}
  for _, robot in ipairs(report.robots) do
    local head, rule = { robot.name, "" }, { "---", "---" }
    each_core(robot, function(core) head[#head + 1], rule[#rule + 1] = core, "---" end)
    lines[#lines + 1] = ("| %s |\n|%s|"):format(table.concat(head, " | "), table.concat(rule, "|"))
    for _, name in ipairs(SHOWN) do
      for _, level in ipairs(boards.LEVEL_NAMES) do
        local words = { level == boards.LEVEL_NAMES[1] and name or "", "-" .. level }
        each_core(robot, function(_, levels)
          local row = row_of(levels[level].functions, name)
          words[#words + 1] = ("%d, %d, %d"):format(row.most, row.stack, row.flash)
        end)
        lines[#lines + 1] = "| " .. table.concat(words, " | ") .. " |"
      end
    end
    lines[#lines + 1] = ""
  end
  return table.concat(lines, "\n")
end

--- For the page: what flags are worth, and what the linker drops.
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
