#!/usr/bin/env lua5.4
-- Hybrid dynamics, compiled: the generated self-test of robots with prescribed joints passes in
-- double and float, at all levels, with tunable numbers; it notices a damaged function; strict
-- compilers accept the code.  Random trees with all joint types, PINION_SEED seeds them.

local support = dofile "tests/support/c.lua"
local suite = support.suite "hybrid"
local random_robot = dofile "tests/support/robots/random_robot.lua"

suite:runtime()

local SEED = math.tointeger(tonumber(os.getenv("PINION_SEED") or "1")) or 1

-- the generated self-test passes, and notices a term that is missing from a sum of the function
local function try(name, words)
  local place = suite:fresh(name)
  local run = support.pinion { "--quiet", "--name", "r", "--functions", "hybrid",
    "--limbs", "off", "-o", place, table.unpack(words) }
  suite:check(name .. " is generated", run.code == 0, run.err)
  local command = support.program(place, support.sources "r", "run") .. " && ./run 30"
  run = support.run(command)
  suite:check(name .. ": its self-test passes", run.out:find "\n1 passed, 0 failed\n$",
    run.out .. run.err)
  local file = place .. "/r_hybrid.c"
  local text, n = support.contents(file):gsub("tau_known(%[[^%]]*%]) %- ", "tau_known%1 + ", 1)
  if n == 1 then
    support.write(file, text)
    suite:check(name .. ": it notices a wrong sign",
      support.run(command).out:find "hybrid +FAIL", text)
  end
  return n
end

local seen = 0
for _, row in ipairs {
  { "arm6", "--prescribed", "j2,j4", "models/arm6.urdf" },
  { "arm6 all", "--prescribed", "all", "models/arm6.urdf" },
  { "quad", "--base", "floating", "--prescribed", "all", "models/quad.urdf" },
  { "legs", "--base", "floating", "--prescribed", "lf_haa,lf_kfe,rh_hfe", "--real", "float", "-O2",
    "models/quad.urdf" },
  { "textbook", "-O0", "--prescribed", "waist", "models/duo.urdf" },
  { "tunable", "--prescribed", "left", "--tunable", "left_arm:mass,com", "models/duo.urdf" },
} do
  seen = seen + try(row[1], { table.unpack(row, 2) })
end
for case = 1, 6 do
  local text = random_robot.make(100 * SEED + case, { joints = 6, types = "all", mimic = 0.3 })
  local joints = {}
  for name, rest in text:gmatch '<joint name="(j[^"]*)"(.-)</joint>' do
    if not rest:find "<mimic" then joints[#joints + 1] = name end
  end
  local place = suite:fresh("tree" .. case)
  support.write(place .. "/r.urdf", text)
  local some = case % 3 == 0 and "all" or joints[1] .. "," .. joints[#joints]
  seen = seen + try(("tree %d of seed %d"):format(case, SEED), { "--base",
    case % 2 == 0 and "floating" or "fixed", "--prescribed", some, place .. "/r.urdf" })
end
-- strict compilers print nothing
for _, compiler in ipairs(support.compilers()) do
  for _, name in ipairs { "arm6", "legs" } do
    local run = support.run(("%s -O1 -I runtime -I %s/%s -c -o /dev/null %s/%s/r_hybrid.c"):format(
      compiler.command, suite.directory, name, suite.directory, name))
    suite:check(("%s: %s compiles"):format(compiler.name, name), run.code == 0, run.err)
  end
end

suite:check("most were damaged", seen >= 8, tostring(seen))

suite:finish()
