-- Compiles generated C with strict compilers: random robots by gcc and clang as C at -O2, by g++ as
-- C++, whose optimiser is gcc's, with all warnings as errors; and runs each self-test.
--
--   local try = assert(loadfile "tests/support/compilers.lua")(support, suite)
--   try.robots(plans)          a plan: { seed, joints, types = "all" or nil, functions (nil: all),
--                              frames ("l1" by default), by = names of compilers (nil: all),
--                              options.. }
--   try.checked_in(optimise, each)   the C under out/; optimise(id, compiler): also at -O2?
--                              each(compiler): each file by itself, or all as one text?
--
-- The three compilers get one text with all functions, which saves most of the time.  The C of out/
-- shows that each file compiles by itself, and how optimisers treat a self-test.

local support, suite = ...
local random_robot = dofile "tests/support/random_robot.lua"

local M = {}

local STATES = 20

local function write_robot(plan, k)
  plan.id = ("c%02d"):format(k)
  plan.place = suite:fresh(plan.id)
  support.write(plan.place .. "/robot.urdf", random_robot.make(random_robot.rng(plan.seed), {
    joints = plan.joints, types = plan.types, mimic = plan.types and 0.3,
    dynamics = plan.types and 0.5, rotors = plan.types and 0.4,
  }))
  plan.what = ("%s: seed %d, %d joints, %s"):format(plan.id, plan.seed, plan.joints,
    table.concat(plan, " "))
  local words = { "-o", plan.place .. "/c", "--name", plan.id, "--quiet",
    "--frames", plan.frames or "l1" }
  table.move(plan, 1, #plan, #words + 1, words)
  if plan.functions then
    table.move({ "--functions", plan.functions }, 1, 2, #words + 1, words)
  end
  words[#words + 1] = plan.place .. "/robot.urdf"
  return { words }
end

-- lanes need vectors, which gcc and clang have
local function compilation(plan, compiler)
  local id, apart = plan.id, { model = true, selftest = true }
  support.write(plan.place .. "/c/together.c", support.together(plan.place .. "/c", id, apart))
  return ("cd %s/c && mkdir -p %s && cd %s && CC='%s -I .. -I ../../../../../../runtime' && "
    .. "$CC %s -c ../together.c && $CC -O0 -c ../%s_model.c ../%s_selftest.c && "
    .. "%s *.o %s/.build/libpinion.a -lm -o run && ./run %d"):format(support.quote(plan.place),
    compiler.name, compiler.name, compiler.command, compiler.optimise, id, id, compiler.name,
    support.quote(support.root), STATES)
end

function M.robots(plans)
  local commands = {}
  for k, plan in ipairs(plans) do commands[k] = write_robot(plan, k) end
  local generated, runs = support.parallel(commands), {}
  commands = {}
  for k, plan in ipairs(plans) do
    if suite:check(plan.what .. ": generates", generated[k].code == 0, generated[k].log) then
      for _, compiler in ipairs(support.compilers()) do
        if not plan.by or plan.by[compiler.name] then
          commands[#commands + 1] = compilation(plan, compiler)
          runs[#runs + 1] = ("%s, %s"):format(plan.what, compiler.name)
        end
      end
    end
  end
  for k, run in ipairs(support.parallel(commands)) do
    suite:check(runs[k] .. ": no warning, and the self-test passes",
      run.code == 0 and run.log:find("\n[1-9]%d* passed, 0 failed\n$"), run.log)
  end
end

-- Without optimisation, every file by itself or all functions of a robot as one text; and that text
-- optimised.
function M.checked_in(optimise, each)
  local commands, names = {}, {}
  local function add(name, command, ...)
    commands[#commands + 1], names[#names + 1] = command:format(...), name
  end
  local robots = {} -- there are pages next to them
  for _, id in ipairs(support.names "out") do
    if support.exists(("out/%s/%s.h"):format(id, id)) then robots[#robots + 1] = id end
  end
  for _, id in ipairs(robots) do
    local place = suite:fresh("out_" .. id)
    support.write(place .. "/all.c", support.together("out/" .. id, id, {
      model = true, selftest = true,
    }))
    for _, compiler in ipairs(support.compilers()) do
      local cc = compiler.command .. " -I runtime"
      if each(compiler.name) then
        add(("out/%s, %s, each file"):format(id, compiler.name), "%s -fsyntax-only out/%s/*.c", cc,
          id)
      elseif not optimise(id, compiler.name) then
        add(("out/%s, %s"):format(id, compiler.name), "%s -fsyntax-only -I out/%s %s/all.c "
          .. "out/%s/%s_model.c out/%s/%s_selftest.c", cc, id, support.quote(place), id, id, id, id)
      end
      if optimise(id, compiler.name) then
        add(("out/%s, %s -O2"):format(id, compiler.name), "for f in %s/all.c out/%s/%s_model.c "
          .. "out/%s/%s_selftest.c; do %s -O2 -I out/%s -S -o /dev/null $f || exit 1; done",
          support.quote(place), id, id, id, id, cc, id)
      end
    end
  end
  for k, run in ipairs(support.parallel(commands)) do
    suite:check(names[k] .. ": no warning", run.code == 0 and run.log == "", run.log)
  end
end

return M
