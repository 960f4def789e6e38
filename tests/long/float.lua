#!/usr/bin/env lua5.4
-- Code in float for a core without an FPU: no warning, and no arithmetic in double; clang does not
-- warn for a core with an FPU; and `make float-error` prints the errors.

local support = dofile "tests/support/c.lua"
local suite = support.suite "long_float"

local CC = "arm-none-eabi-gcc"
-- its own headers, and newlib's for math.h
local CLANG = "clang --target=arm-none-eabi -mcpu=cortex-m4 -mfloat-abi=hard -mfpu=fpv4-sp-d16 "
  .. "-isystem /usr/lib/arm-none-eabi/include"
if support.has(CC) then
  for _, robot in ipairs { { "arm6" }, { "quad", "--base", "floating" } } do
    local place = suite:fresh(robot[1])
    local words = { "--quiet", "--real", "float", "--target", "mcu", "-o", place,
      ("models/%s.urdf"):format(robot[1]) }
    table.move(robot, 2, #robot, #words + 1, words)
    assert(support.pinion(words).code == 0)
    support.write(place .. "/together.c", support.together(place, robot[1],
      { model = true, selftest = true }))
    -- without an FPU each operation in double is a call, and so is each conversion
    local function compiled(cc, after)
      return support.run(("cd %s && for f in together.c %s/runtime/sincosf.c "
        .. "%s/runtime/manifoldf.c; do %s -std=c99 -O1 %s -I %s/runtime -c $f || exit 1; done; %s")
        :format(place, support.quote(support.root), support.quote(support.root), cc, support.WARN,
        support.quote(support.root), after))
    end
    if support.has "clang" then
      local run = compiled(CLANG, "true")
      suite:check(robot[1] .. " compiles without a warning by clang", run.code == 0, run.err)
    else
      suite:skip(robot[1] .. " by clang for ARM: it is not here")
    end
    local run = compiled(CC .. " -mcpu=cortex-m0 -mthumb", "arm-none-eabi-nm -u *.o")
    suite:check(robot[1] .. " compiles without a warning", run.code == 0, run.err)
    suite:check(robot[1] .. " adds floats", run.out:find "__aeabi_fadd")
    local double = run.out:match "__aeabi_d%w+" or run.out:match "__aeabi_%w+2d"
    suite:check(robot[1] .. " has no double", not double, double)
  end
else
  suite:skip "arm-none-eabi-gcc is not here: `make firmware` installs it"
end

-- by the fastest compiler: another rounds the same
local ERRORS = "make -s float-error STATES=50 " .. (support.has "tcc" and "CC=tcc" or "CFLAGS=-O0")
local run = support.run(ERRORS .. " ROBOT=duo")
local largest, most, states = run.out:match "\nrnea +(%S+) +(%S+) +(%d+)  difference\n"
suite:check("errors of duo", run.code == 0 and states == "50" and tonumber(largest) < 1e-6
  and tonumber(largest) >= tonumber(most) and tonumber(most) > 1e-9, run.out .. run.err)

-- ---- the report's errors ------------------------------------------------------------------------

-- compiled code has similar errors in other states, within a few times
local place = suite:fresh "report"
run = support.pinion { "--quiet", "--real", "float", "-o", place, "--report", place .. "/r.json",
  "models/arm6.urdf" }
local told = run.code == 0 and require("dkjson").decode(support.contents(place .. "/r.json"))
local measured, compared = support.run(ERRORS .. " ROBOT=arm6").out, 0
for name, error in pairs(told and told.rounding.functions or {}) do
  local found = tonumber(measured:match("\n" .. name .. " +(%S+) +%S+ +%d+  difference\n"))
  if found then
    compared = compared + 1
    suite:check(("%s: %.1e in the report, %.1e compiled"):format(name, error, found),
      error < 5 * found and found < 5 * error)
  end
end
suite:check("functions of arm6 are in both", compared >= 12, compared)

suite:finish()
