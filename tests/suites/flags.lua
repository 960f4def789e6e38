#!/usr/bin/env lua5.4
-- The runtime's kernels with various compiler flags: sines are right or do not compile, lanes
-- compile without a warning, and code in float has no double.  The reference for sines is long
-- double (tests/runtime/kernels/sines.h).

local LONG = os.getenv "PINION_LONG" == "1" -- in `make test-long`
local support = dofile "tests/support/c.lua"
local suite = support.suite "flags"

-- random angles; each row of FLAGS takes other multiples of pi/2
local POINTS, STEP = 30000, LONG and 3 or 6
local WARN = "-Wall -Wextra -Wno-psabi -Werror -I runtime -I tests/runtime/kernels"

-- ---- sines --------------------------------------------------------------------------------------

-- flags; does gcc reject them?  clang?
local FLAGS = {
  { "-O0" }, { "-O2" }, { "-Os" }, { "-O3 -march=native -ffp-contract=fast" },
  { "-O2 -funsafe-math-optimizations", gcc = true },
  { "-O3 -funsafe-math-optimizations -ffp-contract=fast -march=native", gcc = true },
  { "-Os -funsafe-math-optimizations", gcc = true },
  { "-O2 -fassociative-math -fno-signed-zeros -fno-trapping-math", gcc = true },
  { "-O2 -freciprocal-math -fno-signed-zeros -fno-trapping-math" },
  { "-O2 -ffinite-math-only -fno-math-errno" },
  { "-O2 -ffast-math", gcc = true, clang = true }, { "-Ofast", gcc = true, clang = true },
}

-- the flags only compile: linking with them would also turn off subnormal numbers
local function test_sines(cc)
  if not support.has(cc) then return suite:skip(cc .. " is not here") end
  local commands, place = {}, suite:fresh(cc)
  local judge = place .. "/judge.o"
  local built = support.run(("%s -O1 %s -c tests/runtime/kernels/sines.c -o %s"):format(cc, WARN,
    judge))
  suite:check(cc .. ": the judge compiles", built.code == 0, built.err)
  -- flags that a compiler accepts, each with one compiler; `make test-long` tries all with both
  local tried = {}
  for k, flags in ipairs(FLAGS) do
    if LONG or flags[cc] or (k % 2 == 0) == (cc == "gcc") then tried[#tried + 1] = k end
  end
  for n, k in ipairs(tried) do
    local flags, run = FLAGS[k], ("%s/%d"):format(place, k)
    commands[n] = table.concat({
      "mkdir " .. run,
      ("%s -std=gnu99 %s %s -c tests/sincos/accuracy.c -o %s/a.o"):format(cc, flags[1], WARN, run),
      ("%s -std=gnu99 %s %s -c tests/runtime/kernels/sines_lanes.c -o %s/b.o"):format(cc,
        flags[1], WARN, run),
      ("%s %s/a.o %s/b.o %s -lm -o %s/run"):format(cc, run, run, judge, run),
      ("%s/run %d %d %d"):format(run, POINTS, STEP, k % STEP),
    }, " && ")
  end
  for n, result in ipairs(support.parallel(commands)) do
    local flags = FLAGS[tried[n]]
    local what = ("%s %s: "):format(cc, flags[1])
    if flags[cc] then
      suite:check(what .. "is refused, and says what to do", result.code ~= 0
        and result.log:find("-ffast-math breaks sums", 1, true)
        and result.log:find("compile without it, or use libm's", 1, true), result.log)
      local _, times = result.log:gsub("sincos_body%.h:%d+:%d+: error", "")
      suite:check(what .. "says so once", times == 1, result.log)
    else
      suite:check(what .. "sines are right", result.code == 0, result.log)
    end
  end
end

-- ---- space for angles ---------------------------------------------------------------------------

local ROOM = [[
#include "sincos.h"
#include <stdio.h>
int main(void)
{
#define ONE(n) printf("%d/%d ", (int)PINION_SINCOS_ROOM(n), (int)PINION_SINCOSF_ROOM(n));
  ONE(1) ONE(2) ONE(3) ONE(4) ONE(5) ONE(8) ONE(9) ONE(12) ONE(13)
  return 0;
}
]]

local function test_room()
  local place = suite:fresh "room"
  support.write(place .. "/room.c", ROOM)
  local all = "1/1 2/2 4/4 4/4 8/8 8/8 12/16 12/16 16/16 "
  local none = "1/1 2/2 3/3 4/4 5/5 8/8 9/9 12/12 13/13 "
  local vectors = "-U__SSE2__ -U__aarch64__ "
  for _, case in ipairs {
    { vectors .. "-D__SSE2__=1 -O2", all }, { vectors .. "-D__aarch64__=1 -O2", all },
    { vectors .. "-O2", none }, { vectors .. "-D__SSE2__=1 -Os", none },
    { vectors .. "-D__ARM_NEON=1 -O2", "1/1 2/2 3/4 4/4 5/8 8/8 9/16 12/16 13/16 " },
    { "-O2 -DPINION_SINCOS=mine -DPINION_SINCOSF=mine", none },
  } do
    local run = support.run(("gcc -std=c99 -Wall -Wundef -Werror %s -I runtime %s/room.c -o "
      .. "%s/room && %s/room"):format(case[1], place, place, place))
    suite:equal("room for angles, " .. case[1], case[2], run.out .. run.err)
  end
end

-- ---- double in float ----------------------------------------------------------------------------

-- instructions on doubles in a file's code
local function doubles(file)
  local run = support.run("gcc -std=c99 -O2 -S -o - -I runtime " .. file)
  suite:check(file .. " compiles", run.code == 0, run.err)
  return select(2, run.out:gsub("\n%s+v?[a-z0-9]+[sp]d%s", ""))
end

local function test_float_alone()
  if support.run("uname -m").out ~= "x86_64\n" then
    return suite:skip "instructions are known of x86-64 alone"
  end
  suite:check("sincos.c is in double", doubles "runtime/sincos.c" > 50)
  suite:equal("sincosf.c is not", 0, doubles "runtime/sincosf.c")
  suite:check("manifold.c is in double", doubles "runtime/manifold.c" > 50)
  suite:equal("manifoldf.c is not", 0, doubles "runtime/manifoldf.c")
end

-- ---- lanes --------------------------------------------------------------------------------------

-- scalar products of constant length, each in its own function; `make test-long` tries more
local function test_lanes()
  local lines = { '#include "lanes.h"' }
  for n = 1, 33, LONG and 1 or 3 do
    lines[#lines + 1] = ("pinion_lanes dot%d(const pinion_lanes_at *x, const pinion_lanes_at *y);\n"
      .. "pinion_lanes dot%d(const pinion_lanes_at *x, const pinion_lanes_at *y)\n"
      .. "{\n  return pinion_lanes_row_dot(%d, x, y);\n}"):format(n, n, n)
  end
  local place, commands, what = suite:fresh "lanes", {}, {}
  support.write(place .. "/dots.c", table.concat(lines, "\n") .. "\n")
  local function add(cc, flags, n)
    what[#what + 1] = ("%s %s, %d lanes"):format(cc, flags, n)
    commands[#commands + 1] = ("%s -std=c99 %s %s -Wno-psabi -DPINION_LANES=%d -I runtime -c "
      .. "%s/dots.c -o /dev/null"):format(cc, flags, support.WARN, n, place)
  end
  for c, cc in ipairs { "gcc", "clang" } do
    for k, n in ipairs(support.has(cc) and { 4, 8, 16 } or {}) do
      for i, flags in ipairs { "-O2", "-O3", "-O2 -DPINION_LANES_SINGLE", "-O2 -march=native" } do
        -- each flag with each compiler, each width with both
        if (k + i + c) % (LONG and 2 or 3) == 0 then add(cc, flags, n) end
      end
    end
  end
  for k, result in ipairs(support.parallel(commands)) do
    suite:check("scalar products without a warning: " .. what[k], result.code == 0, result.log)
  end
end

-- ---- rows ---------------------------------------------------------------------------------------

-- without optimisation gcc keeps unused functions: a file with rows.h is still small
local function test_rows()
  if not support.has "gcc" then return suite:skip "gcc is not here" end
  local place = suite:fresh "rows"
  support.write(place .. "/r.c", '#include "rows.h"\nvoid f(double *x);\n'
    .. "void f(double *x)\n{\n  pinion_row_zero(7, x);\n}\n")
  local run = support.run(("cd %s && gcc -std=c99 -O0 %s -I ../../../../runtime -c r.c"):format(
    place, support.WARN))
  suite:check("rows compile without optimisation", run.code == 0, run.err)
  local size = #support.contents(place .. "/r.o")
  suite:check("to little code", size < 100000, size .. " bytes")
end

test_sines "gcc"
test_sines "clang"
test_rows()
test_room()
test_float_alone()
test_lanes()
suite:finish()
