#!/usr/bin/env lua5.4
-- `make firmware` in short: one robot on an emulated Cortex-M4F and a RISC-V.  What it says of the
-- others is held when it is run whole.

local function has(command) return os.execute("command -v " .. command .. " >/dev/null 2>&1") end

local passed, failed = 0, 0
local NEEDED = {
  ["mps2-an386"] = { "arm-none-eabi-gcc", "qemu-system-arm" },
  ["virt-rv32"] = { "riscv64-unknown-elf-gcc", "qemu-system-riscv32" },
}

for _, board in ipairs { "mps2-an386", "virt-rv32" } do
  local missing
  for _, command in ipairs(NEEDED[board]) do missing = missing or not has(command) and command end
  if missing then
    print(("skipped: %s: %s is not here"):format(board, missing))
  else
    local pipe = assert(io.popen(("ROBOT=arm6 BOARD=%s ${LUA:-lua5.4} tests/firmware/run.lua "
      .. ".build/tests/firmware 2>&1"):format(board)))
    local text = pipe:read("a")
    pipe:close()
    local p, f = text:match("(%d+) passed, (%d+) failed\n$")
    passed, failed = passed + (p or 0), failed + (f or 1)
    if f ~= "0" then print(text) end
  end
end

-- ---- the example, built from an installed pinion ------------------------------------------------

local function read(path)
  local file = assert(io.open(path, "rb"))
  local text = file:read("a")
  file:close()
  return text
end

local function check(name, ok, detail)
  if ok then
    passed = passed + 1
  else
    failed = failed + 1
    print("FAILED: " .. name .. "\n" .. (detail or ""))
  end
end

local function shell(command)
  local pipe = assert(io.popen("{ " .. command .. "; } 2>&1; echo $?"))
  local text, code = pipe:read("a"):match("^(.-)(%d+)\n$")
  pipe:close()
  return tonumber(code), text
end

local page = read "templates/doc/firmware.md"
local shown = page:match("\n```c\n(.-)```")
check("the page shows the lines of control.c",
  #shown > 1000 and read("templates/firmware/example/control.c"):find(shown, 1, true), shown)
local _, count = shown:match("void control_tick.*"):gsub("\n", "")
check("the tick is a dozen of them", count > 5 and count < 16, tostring(count))

if has "arm-none-eabi-gcc" and has "qemu-system-arm" and has "cmake" then
  local code, text = shell([[root=$PWD place=$PWD/.build/tests/controller &&
    rm -rf "$place" && mkdir -p "$place" &&
    env -u MAKEFLAGS make -s install PREFIX="$place/the prefix" >/dev/null &&
    cp -r "$place/the prefix/share/pinion/firmware/example" "$place/project" &&
    cd "$place/project" && cmake -B build -DCMAKE_BUILD_TYPE=Release \
      -DCMAKE_TOOLCHAIN_FILE="$place/the prefix/share/pinion/firmware/toolchain.cmake" \
      -Dpinion_DIR="$place/the prefix/lib/cmake/pinion" >configured.txt &&
    cmake --build build -j 2 >built.txt && ctest --test-dir build -V]])
  check("the example, built from an installed pinion, runs on the board",
    code == 0 and text:find("100%% tests passed, 0 tests failed out of 2"), text)
  -- the numbers are another compiler's, or are held to bounds by main.c
  local function words(lines) return (lines:gsub("%d[%d.]*", "N")) end
  local prints = page:match("<!%-%- control %-%->\n```\n(.-)```")
  check("it prints what the page shows",
    words(text:gsub("\n%d+: ", "\n")):find(words(prints), 1, true), text)
  local header = read ".build/tests/controller/project/build/arm6.pinion/arm6.h"
  check("CMake generates for a microcontroller", header:find("--target=mcu", 1, true))
else
  print("skipped: the example: arm-none-eabi-gcc, qemu-system-arm or cmake is not here")
end

print(("%d passed, %d failed"):format(passed, failed))
os.exit(failed == 0)
