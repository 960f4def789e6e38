#!/usr/bin/env lua5.4
--- Self-tests on other hosts, under qemu: 32 bits (armhf), big-endian (ppc64), RISC-V; and what
-- MSVC would warn of in generated functions, as far as clang knows it.

local directory = arg[0]:match("^(.*/)") or "./"
local support = dofile(directory .. "support_c.lua")
local suite = support.suite "long_hosts"

support.run "sh tests/install.sh hosts"

local HOSTS = {
  { "arm-linux-gnueabihf-gcc", "qemu-arm" }, { "powerpc64-linux-gnu-gcc", "qemu-ppc64" },
  { "riscv64-linux-gnu-gcc", "qemu-riscv64" },
}
local ROBOTS = {
  { "arm6", "--functions", "all,derivatives,steps" },
  { "quad", "--functions", "all,derivatives,steps", "--real", "float", "--base", "floating" },
}

for _, robot in ipairs(ROBOTS) do
  local name = robot[1]
  local place = suite:fresh(name)
  local words = { "--quiet", "-o", place .. "/c", ("models/%s.urdf"):format(name) }
  table.move(robot, 2, #robot, #words + 1, words)
  local made = support.pinion(words)
  suite:check(name .. " is generated", made.code == 0, made.err)
  for _, host in ipairs(HOSTS) do
    local cc, emulator = table.unpack(host)
    local what = ("%s by %s under %s"):format(name, cc, emulator)
    if support.has(cc) and support.has(emulator) then
      local run = support.run(("%s -std=c99 -Wall -Wextra -Wno-psabi -O1 -static -I runtime "
        .. "-I %s/c %s/c/*.c runtime/*.c "
        .. "-lm -o %s/run && %s %s/run 20"):format(cc, place, place, place,
        emulator, place))
      local passed = run.out:match "\n(%d+) passed, 0 failed\n$"
      suite:check(what, run.code == 0 and passed and tonumber(passed) > 30 and run.err == "",
        run.out .. run.err)
    else
      suite:skip(what .. ": not here")
    end
  end
end

-- headers of Windows are not here: functions that need none of the C library, limbs.h does
if support.has "clang" then
  local count, said = 0, {}
  for _, name in ipairs(support.names(suite.directory .. "/quad/c", ".c")) do
    local path = ("%s/quad/c/%s"):format(suite.directory, name)
    local text = support.contents(path)
    if not (text:find "#include <" or text:find '#include "limbs.h"') then
      local run = support.run(("clang --driver-mode=cl --target=x86_64-pc-windows-msvc /nologo /W4 "
        .. "/WX /c -Xclang -ffreestanding -Xclang -fsyntax-only /I runtime /I %s/quad/c %s"):format(
        suite.directory, path))
      count = count + 1
      if run.code ~= 0 then said[#said + 1] = run.out .. run.err end
    end
  end
  suite:check("clang as MSVC, /W4", count > 30 and #said == 0, table.concat(said))
else
  suite:skip "clang is not here"
end

suite:finish()
