-- What `make firmware` builds for: robots, boards of templates/firmware, functions, flags.  A board
-- has the type of numbers of its FPU; a larger type makes no sense on it.  A board without an FPU
-- is `soft`: the compiler's helper functions do its arithmetic.  Where it counts by SysTick, a tick
-- is longer then (`icount` of run.sh), for up to 5.2 million instructions.  A `small` one has
-- memory for arm6 at -Os, but not for the self-test; its timer ticks every 8 cycles.

local boards = {}

boards.LIST = {
  { name = "mps2-an386", core = "M4F", real = "float" },
  { name = "mps2-an500", core = "M7", real = "double" },
  { name = "mps2-an505", core = "M33", real = "float" },
  { name = "mps3-an547", core = "M55", real = "float" },
  { name = "virt-rv32", core = "RV32", real = "float" },
  { name = "virt-rv64", core = "RV64", real = "double" },
  { name = "mps2-an385", core = "M0+", real = "float", soft = true, icount = 7 },
  { name = "virt-rv32-soft", core = "RV32IMAC", real = "float", soft = true },
  { name = "atmega2560", core = "ATmega2560", real = "float", soft = true, small = true, tick = 8 },
}

boards.ROBOTS = {
  { name = "arm6", options = "--frames flange --poses flange", frame = "flange" },
  { name = "quad", frame = "lf_foot",
    options = "--base floating --frames lf_foot --poses lf_foot" },
  { name = "humanoid", frame = "r_palm",
    options = "--base floating --frames r_palm --poses r_palm" },
}

-- jacobian is that of the robot's frame
boards.FUNCTIONS = { "crba", "ltdl", "solve", "ltl", "mul_H", "rnea", "bias", "gravity", "Ha", "fd",
  "aba", "minv", "coriolis", "fk", "com", "centroidal", "jacobian", "integrate", "normalize" }

-- flags that the page recommends, without -ffp-contract; they keep all bits
boards.LEVELS = { Os = "-Os", O2 = "-O2 -fno-schedule-insns" }
boards.LEVEL_NAMES = { "Os", "O2" }
boards.CONTRACTS = { fast = "-ffp-contract=fast", off = "-ffp-contract=off" }

function boards.is_riscv(board) return board.name:find("^virt") ~= nil end

function boards.tool(board, name)
  return (board.small and "avr-" or boards.is_riscv(board) and "riscv64-unknown-elf-"
    or "arm-none-eabi-") .. name
end

function boards.levels(board) return board.small and { "Os" } or boards.LEVEL_NAMES end

-- The boards of a list on which a robot runs.
function boards.tried(list, robot)
  local tried = {}
  for _, board in ipairs(list) do
    if not board.small or robot.name == boards.ROBOTS[1].name then tried[#tried + 1] = board end
  end
  return tried
end

--- The compiler with the flags of the board; {firmware} is the directory of templates/firmware.
function boards.compiler(board, firmware)
  return ("%s @'%s/boards/%s.flags' %s-ffunction-sections -fdata-sections"):format(
    boards.tool(board, "gcc"), firmware, board.name,
    boards.is_riscv(board) and "--specs=picolibc.specs " or "")
end

-- The files of a program besides its own.
function boards.start(board, firmware)
  local first = boards.is_riscv(board) and "riscv.S" or "cortex_m.c"
  local list = { "-std=gnu11 -Os" }
  for _, name in ipairs { first, "start.c", "semihost.c", "counter.c", "stack.c" } do
    list[#list + 1] = ("'%s/%s'"):format(firmware, name)
  end
  return table.concat(list, " ")
end

-- The flags of one call that compiles and links it.
function boards.linked(board, firmware)
  return ("-std=gnu11 -Os -nostartfiles -I '%s' -L '%s' -T 'boards/%s.ld' -Wl,--gc-sections")
    :format(firmware, firmware, board.name)
end

-- The rows of a list whose names are in the environment's variable, or all.
function boards.chosen(list, variable)
  local words = os.getenv(variable) or ""
  if words == "" then return list end
  local chosen = {}
  for word in words:gmatch("%S+") do
    local found
    for _, row in ipairs(list) do found = row.name == word and row or found end
    if not found then
      local names = {}
      for k, row in ipairs(list) do names[k] = row.name end
      io.stderr:write(("pinion: %s: there is no '%s'; expected one of %s\n"):format(variable, word,
        table.concat(names, ", ")))
      os.exit(2)
    end
    chosen[#chosen + 1] = found
  end
  return chosen
end

return boards
