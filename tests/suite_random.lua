#!/usr/bin/env lua5.4
--- Random trees, compiled: 140 robots of 1 to 20 joints, every function, the generated self-test of
-- each over 20 states.
--
-- Half of them float, a third is in float, half go by row operations however shallow they are.  The
-- robots are regular, so a state that the self-test leaves out as singular is a failure here.  A
-- sample is compiled by clang and as C++ as well, and one robot is damaged on purpose, function by
-- function, to see that its self-test notices.
--
-- PINION_SEED seeds all of it; what failed is printed with the seed of its tree.

local directory = arg[0]:match("^(.*/)") or "./"
local support = dofile(directory .. "support_c.lua")
local suite = support.suite "random"
local random_robot = dofile "tests/random_robot.lua"

local SEED = math.tointeger(tonumber(os.getenv("PINION_SEED") or "1")) or 1
local ROBOTS, BATCH, STATES, SAMPLE = 140, 20, 20, 20

-- what a self-test of all functions reports, golden vectors first
local CHECKS = {
  "golden", "crba", "mul_H", "ltdl", "mul_L", "mul_Lt", "solve_L", "solve_Lt", "solve", "ltl",
  "ltl_mul_L", "ltl_mul_Lt", "ltl_solve_L", "ltl_solve_Lt", "ltl_solve",
}

local COMPILERS = {
  gcc = { cc = "gcc", flags = "-std=c99 " .. support.WARN, link = "gcc" },
  clang = { cc = "clang", flags = "-std=c99 " .. support.WARN, link = "clang" },
  ["g++"] = { cc = "g++", flags = "-x c++ -std=c++11 " .. support.WARN_CXX, link = "g++" },
}

local quote = support.quote

-- ---- the trees --------------------------------------------------------------------------------

-- Small trees more often than large ones, for the sake of time: half have up to 6 joints.
local function plan(k)
  local seed = SEED * 100000 + k
  local rng = random_robot.rng(seed)
  return {
    id = ("t%03d"):format(k), seed = seed, rng = rng,
    joints = 1 + math.floor(rng:uniform(0, 20 ^ 0.5) ^ 2),
    base = k % 2 == 0 and "floating" or "fixed", real = k % 3 == 0 and "float" or "double",
    rows = k % 4 < 2 and "0" or "1e9", -- all by row operations, or none
    apart = k // BATCH % 10 == 0, optimise = k // BATCH % 10 == 0 and "-O1" or "-O0",
  }
end

local function describe(robot)
  return ("tree %s: seed %d, %d joints, %s base, %s"):format(robot.id, robot.seed, robot.joints,
    robot.base, robot.real)
end

local function write_urdf(robot)
  robot.urdf = ("%s/urdf/%s.urdf"):format(suite.directory, robot.id)
  robot.c = ("%s/c/%s"):format(suite.directory, robot.id)
  support.write(robot.urdf, random_robot.make(robot.rng, { joints = robot.joints }))
end

local function generation(robot)
  -- the rest of the functions is suite_dynamics.lua's
  return support.pinion_command { "-o", robot.c, "--name", robot.id, "--base", robot.base,
    "--real", robot.real, "--rows", robot.rows, "--functions", table.concat(CHECKS, ",", 2),
    robot.urdf }
end

-- ---- compiling --------------------------------------------------------------------------------

-- All functions of a robot in one file to compile, which saves half of the time.
local function write_together(robot, objects)
  local lines = {}
  for k, check in ipairs(CHECKS) do
    local part = check == "golden" and "pattern" or check
    lines[k] = ('#include "../../c/%s/%s_%s.c"'):format(robot.id, robot.id, part)
  end
  support.write(("%s/%s_all.c"):format(objects, robot.id), table.concat(lines, "\n") .. "\n")
end

-- The self-test's main is renamed, so that one program holds many of them.
local function compilation(robot, compiler, objects)
  local c = ("../../c/%s/%s"):format(robot.id, robot.id)
  local sources = c .. "_*.c"
  if not robot.apart then
    write_together(robot, objects)
    sources = ("%s_all.c %s_model.c %s_selftest.c"):format(robot.id, c, c)
  end
  return ("cd %s && %s %s %s -I ../../../../../runtime -include ../../mains.h -Dmain=%s_main -c %s")
    :format(quote(objects), compiler.cc, compiler.flags, robot.optimise, robot.id, sources)
end

-- All mains are declared in C, since generated code defines them without a prototype.
local function write_mains(robots)
  local lines = {}
  for k, robot in ipairs(robots) do
    lines[k] = ("int %s_main(int argc, char **argv);"):format(robot.id)
  end
  support.write(suite.directory .. "/mains.h", table.concat(lines, "\n") .. "\n")
end

-- a program that runs one self-test after another, each under a heading
local function driver(robots)
  local lines = { "#include <stdio.h>", "int main(void)", "{", "  int failed = 0;",
    ('  char name[] = "selftest", states[] = "%d";'):format(STATES),
    "  char *arguments[] = { name, states, NULL };" }
  for _, robot in ipairs(robots) do
    lines[#lines + 1] = ('  printf("== %s\\n");'):format(robot.id)
    lines[#lines + 1] = "  fflush(stdout);"
    lines[#lines + 1] = ("  failed |= %s_main(2, arguments);"):format(robot.id)
  end
  lines[#lines + 1] = "  return failed;\n}\n"
  return table.concat(lines, "\n")
end

-- object files of a directory that belong to these robots
local function objects_of(robots, objects)
  local list = {}
  for k, robot in ipairs(robots) do list[k] = ("%s/%s_*.o"):format(objects, robot.id) end
  return table.concat(list, " ")
end

-- links robots into one program and runs it
local function batch(robots, compiler, objects, number)
  local program = ("%s/run%d"):format(objects, number)
  support.write(program .. ".c", driver(robots))
  return ("%s %s -include %s/mains.h %s.c -x none %s %s/runtime/*.o -lm -o %s && %s"):format(
    compiler.link, compiler.flags, suite.directory, program, objects_of(robots, objects),
    suite.directory, program, program)
end

-- ---- judging ----------------------------------------------------------------------------------

-- "== t001" headed parts of a driver's output
local function split(log)
  local parts, id = {}, nil
  for _, line in ipairs(support.lines(log)) do
    local heading = line:match("^== (t%d+)$")
    if heading then
      id = heading
      parts[id] = {}
    elseif id then
      table.insert(parts[id], line)
    end
  end
  return parts
end

-- what is wrong with the report of a self-test, or nil
local function complaint(lines)
  if not lines then return "it never ran" end
  local states = {}
  for _, line in ipairs(lines) do
    local check, verdict, n = line:match("^  (%S+)%s+(%S+)%s+(%d+) comparisons")
    if check then
      if verdict ~= "ok" then return "check " .. check .. " failed" end
      states[check] = tonumber(n)
    end
  end
  for _, check in ipairs(CHECKS) do
    local least = check == "golden" and 2 or STATES
    if not states[check] then return "check " .. check .. " did not run" end
    if states[check] < least or states[check] % least ~= 0 then
      return ("check %s left out states: %d of %d"):format(check, states[check], least)
    end
  end
  if lines[#lines] ~= ("%d passed, 0 failed"):format(#CHECKS) then return "odd last line" end
end

local function judge(label, robot, part, log)
  local problem = complaint(part)
  suite:check(("%s, %s"):format(label, describe(robot)), not problem, function()
    return ("%s\nurdf: %s\n%s"):format(problem, robot.urdf,
      part and table.concat(part, "\n") or log)
  end)
end

-- compiles `robots` (generating first where asked), runs their self-tests, one test a robot
local function try(label, compiler, robots, generate)
  local objects = suite:fresh("o/" .. label)
  local commands = {}
  for k, robot in ipairs(robots) do
    local compile = compilation(robot, compiler, objects)
    commands[k] = generate and generation(robot) .. " && " .. compile or compile
  end
  local compiled, good = support.parallel(commands), {}
  for k, robot in ipairs(robots) do
    if compiled[k].code == 0 then
      good[#good + 1] = robot
    else
      suite:check(("%s, %s: generates and compiles"):format(label, describe(robot)), false,
        robot.urdf .. "\n" .. compiled[k].log)
    end
  end
  local batches, runs = {}, {}
  for first = 1, #good, BATCH do
    local list = table.move(good, first, math.min(first + BATCH - 1, #good), 1, {})
    batches[#batches + 1] = list
    runs[#runs + 1] = batch(list, compiler, objects, #batches)
  end
  for k, result in ipairs(support.parallel(runs)) do
    local parts = split(result.log)
    for _, robot in ipairs(batches[k]) do judge(label, robot, parts[robot.id], result.log) end
  end
end

-- ---- does a self-test notice? -----------------------------------------------------------------

-- The last plus or minus between two terms of the function's own statements, flipped.
local function damaged(source)
  local lines, last = support.lines(source), nil
  for k, line in ipairs(lines) do
    if line:find("^  [%w ]+.* = .*[%w%])] [+-] [%w(].*;$") then last = k end
  end
  if not last then return nil end
  lines[last] = lines[last]:gsub("^(.*[%w%])]) ([+-]) ([%w(].*)$", function(before, sign, after)
    return before .. (sign == "+" and " - " or " + ") .. after
  end)
  return table.concat(lines, "\n") .. "\n"
end

local function self_test_notices(robot)
  local r, names = robot.id, support.names(robot.c, ".c")
  local commands, functions = {}, {}
  for _, name in ipairs(names) do
    local fn = name:match("^" .. r .. "_(.*)%.c$")
    local wrong = fn ~= "selftest" and fn ~= "model" and fn ~= "pattern"
      and damaged(support.contents(robot.c .. "/" .. name))
    if wrong then
      functions[#functions + 1] = fn
      local place = suite:fresh("damaged/" .. fn)
      support.write(place .. "/" .. name, wrong)
      commands[#commands + 1] = ("cd %s && cp ../../o/gcc/%s_*.o . && "
        .. "gcc -std=c99 -I ../../c/%s -I ../../../../../runtime -c %s && "
        .. "gcc -include ../../mains.h ../main.c *.o ../../runtime/*.o -lm -o run && ./run")
        :format(quote(place), r, r, name)
    end
  end
  support.write(suite.directory .. "/damaged/main.c", driver { robot })
  for k, result in ipairs(support.parallel(commands)) do
    local lines = support.lines(result.log)
    local last = lines[#lines] or ""
    suite:check("the self-test notices a wrong sign in " .. functions[k],
      last:match("^%d+ passed, [1-9]%d* failed$") ~= nil, result.log)
  end
  suite:check("there was something to damage in most functions", #functions >= 12,
    table.concat(functions, " "))
end

-- ---- the suite --------------------------------------------------------------------------------

local function sample_of(robots)
  local list = {}
  for k = 1, SAMPLE do list[k] = robots[k * (#robots // SAMPLE) - k % 3] end
  return list
end

-- the largest floating robot in double whose functions were compiled one by one
local function largest(robots)
  local best
  for _, robot in ipairs(robots) do
    if robot.apart and robot.real == "double" and robot.base == "floating"
      and (not best or robot.joints > best.joints) then best = robot end
  end
  return best
end

print(("%d random trees, seed %d"):format(ROBOTS, SEED))
suite:runtime()
suite:fresh "urdf"
suite:fresh "c"
local robots = {}
for k = 1, ROBOTS do
  robots[k] = plan(k)
  write_urdf(robots[k])
end
write_mains(robots)
try("gcc", COMPILERS.gcc, robots, true)
local sample = sample_of(robots)
for _, name in ipairs { "clang", "g++" } do
  if support.has(name) then
    try(name, COMPILERS[name], sample)
  else
    suite:skip(name .. " is not installed")
  end
end
self_test_notices(largest(robots))
suite:finish()
