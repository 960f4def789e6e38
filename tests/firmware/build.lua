-- Generates the robots, compiles them for the boards, and runs the programs:
--
--   DIR/ROBOT-REAL/                 generated C, calls.c, hash.host
--   DIR/ROBOT-BOARD/LEVEL-CONTRACT  objects and .ci files; measure.txt (fast), hash.txt (off)
--   DIR/ROBOT-REAL.c                its functions as one text
--   DIR/ROBOT-BOARD/selftest.txt
--   DIR/runtime-BOARD               libpinion.a, the reference of the self-test; start/*.o

local boards = dofile "tests/firmware/boards.lua"
local files = dofile "tests/bench/tables/files.lua"
local support = dofile "tests/support/c.lua"
local shell = dofile "tests/firmware/shell.lua"

local build = {}

local quote = shell.quote
local root = shell.output "pwd"
local firmware = root .. "/templates/firmware"
local here = root .. "/tests/firmware"
local includes = ("-I %s -I %s -I %s"):format(quote(root .. "/runtime"), quote(here),
  quote(firmware))

-- runs a program on a board, with its output in a file
local function run(board, program, out, words)
  return ("ICOUNT=%d sh %s %s %s %s >%s"):format(board.icount or 10, quote(firmware .. "/run.sh"),
    board.name, program, words or "", out)
end

local function functions_of(robot)
  local list = {}
  for k, name in ipairs(boards.FUNCTIONS) do
    list[k] = name == "jacobian" and "jacobian_" .. robot.frame or name
  end
  return table.concat(list, ",")
end

local function generated(dir, robot, real) return ("%s/%s-%s"):format(dir, robot.name, real) end

-- tcc contracts nothing, and is the fastest
local HOST = support.has "tcc" and "tcc" or "${CC:-cc} -std=c99 -O0 -ffp-contract=off"

-- generates a robot and its calls, and runs them on the host
local function generate(dir, robot, real)
  local out, r = quote(generated(dir, robot, real)), robot.name
  return table.concat({
    "${LUA:-lua5.4} gen/pinion --quiet --target mcu",
    ("--real %s --functions %s %s -o %s models/%s.urdf\n"):format(real, functions_of(robot),
      robot.options, out, r),
    ("${LUA:-lua5.4} tests/firmware/calls.lua %s/%s.h %s >%s/calls.c\n"):format(out, r, r, out),
    ("%s %s -I %s -DPROBE_REAL=%s $(ls -d %s/*.c | "
      .. "grep -v '_selftest.c$\\|_model.c$') %s/probe.c %s/hash.c %s/sincos*.c %s/manifold*.c -lm "
      .. "-o %s/hash\n"):format(HOST, includes, out, real, out, quote(here), quote(here),
      quote(root .. "/runtime"), quote(root .. "/runtime"), out),
    ("%s/hash >%s/hash.host"):format(out, out),
  }, " ")
end

-- what programs for a board share
local function runtime(dir, board)
  local out, cc = ("%s/runtime-%s"):format(dir, board.name), boards.compiler(board, firmware)
  local command = "mkdir -p %s/start; cd %s; cat %s/generic/*/*.c >generic.c; %s -std=c99 -O0 "
    .. "-I %s -c generic.c %s/*.c; %s rcs libpinion.a *.o; cd start; %s %s -c"
  local sources = quote(root .. "/runtime")
  return command:format(quote(out), quote(out), sources, cc, sources, sources,
    boards.tool(board, "ar"), cc, boards.start(board, firmware))
end

-- one set of objects, and the programs made from them
local function compiled(dir, robot, board, level, contract)
  local from, r = generated(dir, robot, board.real), robot.name
  local out = ("%s/%s-%s/%s-%s"):format(dir, r, board.name, level, contract)
  local cc, link = boards.compiler(board, firmware), boards.linked(board, firmware)
  local suffix, runtime_dir = board.real == "float" and "f" or "", quote(root .. "/runtime")
  local program, off = contract == "fast" and "measure" or "hash", ("../%s-off"):format(level)
  -- what is measured is each file's own; where bits are compared, one text does
  local sources = contract == "fast" and ("$(ls -d %s/*.c | grep -v '_selftest.c$\\|_model.c$')")
    :format(quote(from)) or ("%s.c %s/calls.c"):format(quote(from), quote(from))
  local lines = {
    ("mkdir -p %s; cd %s; mkdir -p %s"):format(quote(out), quote(out), off),
    ("%s -std=c99 %s %s -fcallgraph-info=su -DPROBE_REAL=%s -I %s %s -c %s "
      .. "%s/sincos%s.c %s/manifold%s.c %s/probe.c"):format(cc, boards.LEVELS[level],
      boards.CONTRACTS[contract], board.real, quote(from), includes, sources, runtime_dir, suffix,
      runtime_dir, suffix, quote(here)),
  }
  -- without an FPU nothing is contracted
  for _, one in ipairs(board.soft and { "measure", "hash" } or { program }) do
    lines[#lines + 1] = ("%s %s -DPROBE_REAL=%s *.o ../../runtime-%s/start/*.o %s/%s.c -lm "
      .. "-o %s.elf -I %s"):format(cc, link, board.real, board.name, quote(here), one, one,
      quote(here))
    lines[#lines + 1] = run(board, one .. ".elf",
      ("%s/%s.txt"):format(one == "hash" and off or ".", one))
  end
  if contract == "fast" and level == "O2" then
    lines[#lines + 1] = ("%s %s -I %s %s %s/%s_selftest.c %s/%s_model.c %s_*.o "
      .. "../../runtime-%s/start/*.o ../../runtime-%s/libpinion.a -lm -o ../selftest.elf")
      :format(cc, link, quote(from), includes, quote(from), r, quote(from), r, r, board.name,
      board.name)
    lines[#lines + 1] = run(board, "../selftest.elf", "../selftest.txt", "5 1") .. " || true"
  end
  return table.concat(lines, "\n")
end

-- The same for the AVR, whose compiler contracts nothing and knows no call graphs.  simavr has
-- words of its own, and shows each line in colours with a dot for its end.
local SHOWN_BY_SIMAVR = "sed -n -E 's/\\x1b\\[[0-9]*m//g; s/[.]$//; "
  .. "/^(count|scaled|stack|hash) / s/ /\\t/gp'"

local function compiled_avr(dir, robot, board)
  local from, r = quote(generated(dir, robot, board.real)), robot.name
  local out = quote(("%s/%s-%s"):format(dir, r, board.name))
  local cc = ("avr-gcc -mmcu=%s -std=gnu11 -Os -ffunction-sections -Wl,--gc-sections "
    .. "-DPROBE_REAL=%s %s"):format(board.name, board.real, includes)
  local lines = {
    ("mkdir -p %s/Os-fast %s/Os-off; cd %s/Os-fast"):format(out, out, out),
    ("%s -I %s -c $(ls -d %s/*.c | grep -v '_selftest.c$\\|_model.c$') %s/sincosf.c "
      .. "%s/probe.c %s/avr.c"):format(cc, from, from, quote(root .. "/runtime"), quote(here),
      quote(here)),
  }
  for _, program in ipairs { "measure", "hash" } do
    lines[#lines + 1] = ("%s *.o %s/%s.c -lm -o %s.elf"):format(cc, quote(here), program, program)
    lines[#lines + 1] = ("simavr -m %s -f 16000000 %s.elf 2>&1 | %s >%s/%s.txt"):format(board.name,
      program, SHOWN_BY_SIMAVR, program == "hash" and "../Os-off" or ".", program)
  end
  return table.concat(lines, "\n")
end

-- a job for tests/firmware/shell.lua
local function job(command, says, ...) return { command = command, says = says:format(...) } end

function build.all(dir, robots, list)
  dir = dir:match("^/") and dir or root .. "/" .. dir
  assert(os.execute(("rm -rf %s && mkdir -p %s"):format(quote(dir), quote(dir))))
  local first, second, texts = {}, {}, {}
  for _, robot in ipairs(robots) do
    local reals = {}
    for _, board in ipairs(boards.tried(list, robot)) do
      if not reals[board.real] then
        first[#first + 1] = job(generate(dir, robot, board.real), "generate %s in %s", robot.name,
          board.real)
        texts[generated(dir, robot, board.real)] = robot.name
      end
      reals[board.real] = true
      if board.small then
        second[#second + 1] = job(compiled_avr(dir, robot, board), "compile %s for %s and run it",
          robot.name, board.name)
      end
      for _, level in ipairs(board.small and {} or boards.LEVEL_NAMES) do
        for _, contract in ipairs { "fast", not board.soft and "off" or nil } do
          second[#second + 1] = job(compiled(dir, robot, board, level, contract),
            "compile %s for %s (-%s, contraction %s) and run it", robot.name, board.name, level,
            contract)
        end
      end
    end
  end
  for _, board in ipairs(list) do
    if not board.small then
      first[#first + 1] = job(runtime(dir, board), "compile the runtime for %s", board.name)
    end
  end
  shell.all(first, dir)
  for place, name in pairs(texts) do
    files.write(place .. ".c", support.together(place, name, { selftest = true, model = true }))
  end
  shell.all(second, dir)
end

return build
