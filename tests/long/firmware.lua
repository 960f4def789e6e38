#!/usr/bin/env lua5.4
-- `make firmware` in short: one robot on an emulated Cortex-M4F, a RISC-V, a Cortex-M0+ and an AVR.
-- A whole run checks the other boards and the table of flags.

local support = dofile "tests/support/c.lua"
local suite = support.suite "firmware_long"
local has, read, shell = support.has, support.contents, support.shell
local function check(...) return suite:check(...) end

local NEEDED = {
  ["mps2-an386"] = { "arm-none-eabi-gcc", "qemu-system-arm" },
  ["virt-rv32"] = { "riscv64-unknown-elf-gcc", "qemu-system-riscv32" },
  ["mps2-an385"] = { "arm-none-eabi-gcc", "qemu-system-arm" },
  atmega2560 = { "avr-gcc", "simavr" },
}

-- the boards whose compiler and emulator are installed, in one run: the robot is generated once
local boards, jobs = {}, 0
for _, board in ipairs { "mps2-an386", "virt-rv32", "mps2-an385", "atmega2560" } do
  local missing
  for _, command in ipairs(NEEDED[board]) do missing = missing or not has(command) and command end
  if missing then
    suite:skip(("%s: %s is not here"):format(board, missing))
  else
    boards[#boards + 1] = board
    jobs = jobs + (board == "atmega2560" and 1 or board == "mps2-an385" and 2 or 4)
  end
end
if #boards > 0 then
  local _, text = shell(("ROBOT=arm6 BOARD='%s' ${LUA:-lua5.4} tests/firmware/run.lua "
    .. ".build/tests/firmware"):format(table.concat(boards, " ")))
  local p, f = text:match("(%d+) passed, (%d+) failed\n$")
  local _, said = text:gsub("\n  %d+ s: %d+/%d+ compile arm6 for [^\n]* and run it", "")
  local first = ("pinion: arm6 on %s in emulators: about "):format(table.concat(boards, ", "))
  check("says what it does and for how long", said == jobs and text:find(first, 1, true) == 1
    and text:sub(#first + 1):find "^%d min on an idle machine\n", text)
  suite.passed, suite.failed = suite.passed + (p or 0), suite.failed + (f or 1)
  if f ~= "0" then print(text) end
end

-- ---- the counter of real boards, which qemu lacks: compiled, and run on none --------------------

if has "arm-none-eabi-gcc" then
  for _, board in ipairs { "mps2-an386", "mps2-an500", "mps2-an505", "mps3-an547" } do
    local code, text = shell(("arm-none-eabi-gcc @templates/firmware/boards/%s.flags -std=gnu11 "
      .. "-O2 -Wall -Wextra -Werror -DCOUNTER_DWT -S -o - "
      .. "templates/firmware/counter.c"):format(board))
    -- 0xE0001000 as the compiler writes it
    check(board .. ": COUNTER_DWT compiles, to the cycle counter", code == 0
      and text:find("-536866816", 1, true) and not text:find("-536813552", 1, true), text)
  end
end

-- ---- the examples, built from an installed pinion -----------------------------------------------

local page = read "templates/doc/firmware.md"
local function words(lines) return (lines:gsub("%d[%de.-]*", "N")) end

-- Checks the output of a project in templates/firmware against the page's block `name`.  The lines
-- of its control.c on the page begin with `first`; those of its tick run from `least` to `most`.
local function shown(project, name, first, least, most)
  local at = assert(page:find("```c\n" .. first, 1, true), first)
  local lines = page:match("^```c\n(.-)```", at)
  local _, count = (lines:match("void control_tick.*") or lines):gsub("\n", "")
  check(project .. ": the page shows the lines of control.c",
    read("templates/firmware/" .. project .. "/control.c"):find(lines, 1, true), lines)
  check(project .. ": the tick is a few of them", least <= count and count <= most, count)
  return page:match("<!%-%- " .. name .. " %-%->\n```\n(.-)```")
end

local EXAMPLES = {
  { project = "example", robot = "arm6",
    prints = shown("example", "control", "/* an error decays", 6, 15) },
  { project = "balance", robot = "quad",
    prints = shown("balance", "balance", "  control_reference(t, qd", 10, 20) },
}

-- they compile the same runtime
local CACHED = has "ccache" and ("CMAKE_C_COMPILER_LAUNCHER=ccache CCACHE_DIR=%s/.build/ccache "
  .. "CCACHE_DEPEND=1 CCACHE_BASEDIR=%s"):format(support.quote(support.root),
  support.quote(support.root)) or ""

-- other compilers give other numbers, and main.c checks their bounds
local function builds(place, example)
  local code, text = shell(([[cd "$PWD/%s" && prefix="$PWD/the prefix" &&
    cp -r "$prefix/share/pinion/firmware/%s" . && cd %s &&
    export CMAKE_GENERATOR=Ninja %s && cmake -B build -DCMAKE_BUILD_TYPE=Release \
      -DCMAKE_TOOLCHAIN_FILE="$prefix/share/pinion/firmware/toolchain.cmake" >configured.txt &&
    cmake --build build -j 2 >built.txt && ctest --test-dir build -V]]):format(place,
    example.project, example.project, CACHED))
  check(example.project .. ", built from an installed pinion, runs on the board",
    code == 0 and text:find("100%% tests passed, 0 tests failed out of 2"), text)
  check(example.project .. " prints what the page shows",
    words(text:gsub("\n%d+: ", "\n")):find(words(example.prints), 1, true), text)
  local header = read(("%s/%s/build/%s.pinion/%s.h"):format(place, example.project, example.robot,
    example.robot))
  check(example.project .. ": CMake generates for a microcontroller",
    header:find("--target=mcu", 1, true))
end

if has "arm-none-eabi-gcc" and has "qemu-system-arm" and has "cmake" then
  local place = ".build/tests/controller"
  local code, text = shell(([[rm -rf %s && mkdir -p %s &&
    env -u MAKEFLAGS make -s install PREFIX="$PWD/%s/the prefix"]]):format(place, place, place))
  check("pinion is installed", code == 0, text)
  for _, example in ipairs(code == 0 and EXAMPLES or {}) do builds(place, example) end
else
  suite:skip "the examples: arm-none-eabi-gcc, qemu-system-arm or cmake is not here"
end

suite:finish()
