#!/usr/bin/env lua5.4
-- Self-tests on other hosts: 32 bits (armhf), big-endian (ppc64) and RISC-V under qemu, Windows
-- under wine; limbs in the lanes of NEON (aarch64); and MSVC's warnings about generated functions,
-- as far as clang knows them.  RISC-V with 32 bits is among the boards of `make firmware`.

local support = dofile "tests/support/c.lua"
local suite = support.suite "long_hosts"

support.run "sh tests/install.sh hosts"

local HOSTS = {
  { "arm-linux-gnueabihf-gcc", "qemu-arm" }, { "powerpc64-linux-gnu-gcc", "qemu-ppc64" },
  { "riscv64-linux-gnu-gcc", "qemu-riscv64" }, { "x86_64-w64-mingw32-gcc", "wine" },
}
-- wine keeps its Windows in a directory, which the first program makes, with many messages
local WINE = ("WINEDEBUG=-all WINEPREFIX=%s/.build/wine "):format(support.quote(support.root))
-- (once it came without its libraries; then it is made again)
if support.has "wine" then
  local place = support.quote(support.root .. "/.build/wine")
  local make = ("test -e %s/drive_c/windows/system32/kernel32.dll || "):format(place)
    .. ("{ rm -rf %s; %swine wineboot; }"):format(place, WINE)
  for _ = 1, 2 do support.run(make) end
end
-- other derivatives of a quadruped are twice as much C, and the duo has them; these compilers'
-- optimisers get only the quadruped, each one half of its functions
local ROBOTS = {
  { "duo", "-O0", "--functions", "all,derivatives,steps" },
  { "quad", "-O1", "--functions", "all,bias_derivatives,gravity_derivative,steps", "--real",
    "float", "--base", "floating" },
}

-- the part that all link, built once for each host, without optimisation, which other tests cover;
-- generic/ as one text, and contact/ and maximal/ only for the first of them
local function runtime(cc)
  local place, from = suite:fresh(cc), support.quote(support.root .. "/runtime")
  local run = support.run(("cd %s && cat %s/generic/*/*.c >generic.c && %s -std=c99 -Wall -Wextra "
    .. "-Wno-psabi -O0 -I %s -c generic.c %s/*.c %s"):format(place, from, cc, from, from,
    cc == HOSTS[1][1] and from .. "/[cm]*/*.c" or ""))
  suite:check("the runtime by " .. cc, run.code == 0 and run.err == "", run.err)
  return place .. "/*.o"
end

local OBJECTS = {}
for _, host in ipairs(HOSTS) do
  local cc, emulator = table.unpack(host)
  if support.has(cc) and support.has(emulator) then OBJECTS[cc] = runtime(cc) end
end

for _, robot in ipairs(ROBOTS) do
  local name = robot[1]
  local place = suite:fresh(name)
  local words = { "--quiet", "-o", place .. "/c", ("models/%s.urdf"):format(name) }
  table.move(robot, 3, #robot, #words + 1, words)
  local made = support.pinion(words)
  suite:check(name .. " is generated", made.code == 0, made.err)
  support.write(place .. "/all.c", support.together(place .. "/c", name, { selftest = true }))
  local halves = { { selftest = true }, { selftest = true } } -- what each leaves out
  for n, file in ipairs(support.names(place .. "/c", ".c")) do
    local part = file:match("^" .. name .. "_(.*)%.c$")
    if part then halves[n % 2 + 1][part] = true end
  end
  for n, without in ipairs(halves) do
    support.write(("%s/half%d.c"):format(place, n), support.together(place .. "/c", name, without))
  end
  for k, host in ipairs(HOSTS) do
    local cc, emulator = table.unpack(host)
    local what = ("%s by %s under %s"):format(name, cc, emulator)
    if OBJECTS[cc] then
      local run = support.run(("CC='%s -std=c99 -Wall -Wextra -Wno-psabi -I runtime -I %s/c' && "
        .. "$CC %s -c %s/half%d.c -o %s/half.o && $CC -O0 -static %s/half.o %s/half%d.c "
        .. "%s/c/%s_selftest.c %s -lm -o %s/run.exe && %s%s %s/run.exe 20"):format(cc, place,
        robot[2], place, k % 2 + 1, place, place, place, (k + 1) % 2 + 1, place, name, OBJECTS[cc],
        place, emulator == "wine" and WINE or "", emulator, place))
      local passed = run.out:gsub("\r\n", "\n"):match "\n(%d+) passed, 0 failed\n$"
      suite:check(what, run.code == 0 and passed and tonumber(passed) > 30 and run.err == "",
        run.out .. run.err)
    else
      suite:skip(what .. ": not here")
    end
  end
end

-- ---- limbs in the lanes of NEON -----------------------------------------------------------------

local ARM, EMULATOR = "aarch64-linux-gnu-gcc", "qemu-aarch64"
-- each function with the percentage of instructions that it may have compared with the form without
-- limbs; there are no branches, so all instructions in the code run
local LIMBS = {
  { "quad", "float", "floating", rnea = 50, fd = 41, aba = 45 },
  { "humanoid", "double", "floating", rnea = 70, crba = 65 },
  { "gripper", "double", "fixed", coriolis = 90 },
}
local VECTOR = { float = "4s", double = "2d" }

-- instructions of an object, and of them sums and products of such vectors
local function instructions(object, vector)
  local all, wide = 0, 0
  for line in support.run("aarch64-linux-gnu-objdump -d " .. object).out:gmatch "[^\n]+" do
    all = all + (line:find "^ +%x+:\t" and 1 or 0)
    wide = wide + (line:find("\tf[mas]%l+\tv%d+%." .. vector) and 1 or 0)
  end
  return all, wide
end

local function try_limbs(case, library)
  local robot, real, base = table.unpack(case)
  local name = ("%s in %s, limbs in lanes"):format(robot, real)
  local place = suite:fresh(robot .. "_limbs")
  local functions = {}
  for _, fn in ipairs { "aba", "coriolis", "crba", "fd", "rnea" } do
    if case[fn] then functions[#functions + 1] = fn end
  end
  local made = support.pinion { "--quiet", "-O2", "--limbs", "lanes", "--base", base, "--real",
    real, "--functions", table.concat(functions, ","), "-o", place, ("models/%s.urdf"):format(robot)
  }
  suite:check(name .. ": is generated", made.code == 0, made.err)
  local cc = ("%s -std=c99 -O2 %s -I %s/runtime"):format(ARM, support.WARN,
    support.quote(support.root))
  local run = support.run(("cd %s && %s -c *.c && %s -static *.o %s/%s -lm -o run && %s ./run 20")
    :format(place, cc, ARM, support.quote(support.root), library, EMULATOR))
  suite:check(name .. ": agrees", run.code == 0 and run.out:find "\n%d+ passed, 0 failed\n$",
    run.out .. run.err)
  for _, fn in ipairs(functions) do
    local object = ("%s/%s_%s.o"):format(place, robot, fn)
    local all, wide = instructions(object, VECTOR[real])
    local without = support.run(("%s -DPINION_LIMBS=0 -c %s -o %s"):format(cc,
      object:gsub("o$", "c"), object))
    suite:check(("%s: %s compiles without limbs"):format(name, fn), without.code == 0, without.err)
    local alone, wide_alone = instructions(object, VECTOR[real])
    suite:check(("%s: %s is on vectors and shorter"):format(name, fn),
      wide > wide_alone + 20 and 100 * all < case[fn] * alone,
      ("%d instructions, %d on vectors; without limbs %d, %d"):format(all, wide, alone, wide_alone))
  end
end

if support.has(ARM) and support.has(EMULATOR) then
  local library = runtime(ARM)
  for _, case in ipairs(LIMBS) do try_limbs(case, library) end
else
  suite:skip(("limbs on NEON: %s or %s is not here"):format(ARM, EMULATOR))
end

-- ---- MSVC ---------------------------------------------------------------------------------------

-- With mingw's headers, because MSVC's are not available, except those that clang does not accept
-- as C99: stdlib.h, which the self-test needs, and HUGE_VAL, which is not a constant.
local HEADERS = "/usr/x86_64-w64-mingw32/include"

if support.has "clang" and support.exists(HEADERS .. "/math.h") then
  local place = suite.directory .. "/quad"
  local text = support.together(place .. "/c", "quad", { selftest = true, limits = true })
  support.write(place .. "/msvc.c", text)
  local run = support.run(("clang --driver-mode=cl --target=x86_64-pc-windows-msvc /nologo /W4 /WX "
    .. "-imsvc %s -c -Xclang -fsyntax-only /I runtime /I %s/c %s/msvc.c runtime/manifoldf.c "
    .. "runtime/sincosf.c"):format(HEADERS, place, place))
  suite:check("clang as MSVC, /W4", select(2, text:gsub("#include", "")) > 40 and run.code == 0,
    run.out .. run.err)
else
  suite:skip "clang as MSVC: clang or mingw's headers are not here"
end

suite:finish()
