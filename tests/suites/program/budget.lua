#!/usr/bin/env lua5.4
--- Budgets: exceeding one is an error with function, value and limit, and nothing is written;
-- measured sizes agree with those of other tools for the same object.

local support = dofile "tests/support/c.lua"
local suite = support.suite "suite_budget"

-- runs duo with a budget; wanted: lines of stderr, "" if the budget is kept
local function budget(what, words, wanted, code)
  local place = suite:fresh "robot" .. "/c"
  table.move({ "--quiet", "-o", place, "models/duo.urdf" }, 1, 4, #words + 1, words)
  local run = support.pinion(words)
  suite:equal(what, wanted, run.err)
  suite:equal(what .. ": exit", code, run.code)
  suite:equal(what .. ": written", code == 0, support.exists(place))
end

local DUO = "pinion: models/duo.urdf: error: "
budget("operations of each", { "--functions", "crba,rnea,ltdl", "--max-ops", "40" },
  DUO .. "duo_rnea takes 98 operations, and --max-ops allows 40\n", 1)
budget("operations of one and of all",
  { "--functions", "crba,ltdl", "--max-ops", "crba=11", "--max-ops=all=1" },
  DUO .. "duo_crba takes 12 operations, and --max-ops allows 11\n"
  .. DUO .. "all functions take 18 operations, and --max-ops allows 1\n", 1)
budget("just kept", { "--functions", "crba,ltdl", "--max-ops", "crba=12", "--max-ops=all=18" }, "",
  0)
budget("no integer", { "--functions", "crba", "--max-ops", "crba=9999999999999999999k" }, "", 0)
budget("no such function", { "--functions", "crba", "--max-ops", "crab=12" },
  "pinion: error: --max-ops: there is no function 'crab' among those that are written\n", 2)
budget("no number", { "--max-ops", "crba" }, "pinion: error: --max-ops: expected a whole number, "
  .. "such as 800 or 8k (8192), got 'crba'\n", 2)
budget("no compiler", { "--functions", "crba", "--max-stack", "1k" }, "pinion: error: --max-stack "
  .. "and --max-flash: need --report-cc, the command of the compiler and its flags\n", 2)
-- flash as binutils measure it, stack as the compiler reports it: of the function, and of the sines
-- that it calls
for _, cc in ipairs { "gcc", "clang" } do
  if support.has(cc) and support.has "size" then
    local place = suite:fresh(cc)
    local words = { "--quiet", "--functions", "rnea", "--real", "float", "--target", "mcu", "-o",
      place, "models/arm6.urdf" }
    suite:equal(cc .. ": generated", 0, support.pinion(words).code)
    table.move({ "--max-stack", "1", "--max-flash", "1", "--report-cc", cc .. " -Os" }, 1, 6,
      #words + 1, words)
    local said = support.pinion(words).err
    local run = support.run(("cd %s && %s -Os -fstack-usage "
      .. "-fno-asynchronous-unwind-tables -I %s/runtime -c arm6_rnea.c %s/runtime/sincosf.c "
      .. "&& size arm6_rnea.o && cat arm6_rnea.su sincosf.su"):format(support.quote(place), cc,
      support.quote(support.root), support.quote(support.root)))
    local flash = run.out:match "\n%s*(%d+)"
    local own, below = run.out:match "arm6_rnea_?%x*\t(%d+).*pinion_sincosf\t(%d+)"
    suite:equal(cc .. ": measured", ("pinion: models/arm6.urdf: error: arm6_rnea takes %d bytes of "
      .. "stack, and --max-stack allows 1\npinion: models/arm6.urdf: error: arm6_rnea takes %s "
      .. "bytes of flash, and --max-flash allows 1\n"):format((own or 0) + (below or 0), flash),
      said)
  else
    suite:skip(cc .. " or size is not here")
  end
end

-- in CMake, with the project's compiler
if support.has "cmake" then
  local place = suite:fresh "cmake"
  support.write(place .. "/CMakeLists.txt", ([[
cmake_minimum_required(VERSION 3.20)
project(budget C)
add_subdirectory(%s/templates/cmake pinion)
pinion_add_robot(TARGET duo URDF %s/models/duo.urdf FUNCTIONS crba ltdl
  BUDGET ${BUDGET})
]]):format(support.root, support.root))
  local function build(what, words, wanted)
    local run = support.run(("cd %s && cmake -S . -B b -DCMAKE_C_FLAGS=-O0 '-DBUDGET=%s' "
      .. "&& cmake --build b"):format(support.quote(place), words))
    local said = run.out .. run.err
    suite:check("CMake: " .. what, (run.code == 0) == (wanted == nil)
      and (not wanted or said:find(wanted)), said)
  end
  build("exceeded", "ops:crba=11;flash=64k",
    "duo_crba takes 12 operations, and %-%-max%-ops allows")
  build("stack exceeded", "stack=1",
    "duo_crba takes %d+ bytes of stack, and %-%-max%-stack allows")
  build("misspelt", "opps=1", "BUDGET: expected ops=900")
  build("kept", "ops=100;stack=8k;flash:all=64k")
else
  suite:skip "cmake is not here"
end

suite:finish()
