#!/usr/bin/env lua5.4
-- Generated C under gcc, clang and g++ with all warnings as errors, at -O2 by gcc and clang, since
-- g++'s optimiser is gcc's; and its self-tests: random robots, small ones with all functions, the
-- others with a third of them; all by gcc, some also by clang or g++; and all of out/, each file by
-- itself and as one text.  suites/reference/random.lua tests the numbers.  PINION_SEED seeds some
-- robots.
--
-- The compilers get one text with all functions of a random robot, which saves most of the time.
-- The C of out/ shows that each file compiles by itself, and how optimisers treat a self-test.

local support = dofile "tests/support/c.lua"
local random = dofile "tests/support/random.lua"
local random_robot = dofile "tests/support/robots/random_robot.lua"
local suite = support.suite "long_compilers"

local ROBOTS = 2
local STATES = 20

-- ---- random robots ------------------------------------------------------------------------------

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

-- A plan: { seed, joints, types = "all" or nil, functions (nil: all), frames ("l1" by default),
-- by = names of compilers (nil: all), options.. }.
local function try_robots(plans)
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

local A = "crba,ltdl,solve,mul_L,rnea,gravity,fk,jacobian,jdotv_world,normalize,com_jacobian,minv"
local B = "ltl,ltl_solve,ltl_mul_L,bias,fd,coriolis,com,velocity,acceleration,integrate,neutral,"
  .. "mul_H"
local C = "crba,aba,rnea_fext,Ha,centroidal,kinetic_energy,jdotv,jacobian_aligned,difference,"
  .. "ltl_mul_Lt,ltl_solve_L,ltl_solve_Lt,solve_Lt,potential_energy,com_velocity"

local CLANG, GXX = { gcc = true, clang = true }, { gcc = true, ["g++"] = true }
local plans = {
  -- eight dofs by rows: gcc 12 lost calls that moved numbers within one array, by one pointer
  { seed = 1, by = CLANG, joints = 2, frames = "l2", "--base", "floating", "--rows", "0",
    functions = A .. ",gravity_derivative,integrate_jacobians,difference_jacobians" },
  { seed = 2, joints = 2, types = "all", functions = B, frames = "l1,l2", "--real", "float",
    "--joint-friction", "--fuse", "tick=H,C,pose,com" },
  { seed = 6, by = GXX, joints = 2, types = "all", functions = C .. ",fd_derivatives", "--mimic",
    "free" },
  { seed = 7, joints = 7, functions = A, "--rows", "0" },
  { seed = 8, joints = 6, functions = B, "--split", "60", "--rows", "1e9" },
  { seed = 9, joints = 4, functions = C, "--tunable", "l3:mass,com,inertia", "--sincos", "libm" },
  { seed = 10, joints = 6, functions = A, "-O2", "--base", "floating", "--order", "alphabetical" },
  { seed = 11, joints = 4, functions = B, "-O0", "--real", "float", "--base", "floating" },
  { seed = 12, joints = 1, functions = C, "--fuse", "plan=qdd,hG,AG,Cmat" },
}
for k = 1, ROBOTS do
  local rng = random.case(6000 + k)
  local types = k % 2 == 0 and "all" or nil
  local joints = types and rng:integer(1, 6) or 1 + math.floor(rng:uniform(0, 3.8) ^ 2)
  local thirds = types and { A, B } or { C, A } -- C has aba, which not all robots have
  plans[#plans + 1] = {
    seed = random.seed * 1000 + k, types = types, frames = "l0,l1", joints = joints,
    by = k % 2 == 1 and CLANG or GXX, functions = joints > 5 and thirds[k // 2 % 2 + 1] or nil,
    "--base", rng:pick { "fixed", "floating" }, "--real", rng:pick { "double", "double", "float" },
    rng:pick { "-O0", "-O1", "-O2" }, "--rows", rng:pick { "0", "1e9" },
    "--fuse", "tick=H,C,pose,com,J:l1", "--fuse", "plan=qdd,hG,AG,Cmat",
    "--split", rng:pick { "40", "200", "100000" },
  }
end
try_robots(plans)

-- ---- out/ ---------------------------------------------------------------------------------------

local commands, names = {}, {}
local function add(name, command, ...)
  commands[#commands + 1], names[#names + 1] = command:format(...), name
end

-- by gcc each file without optimisation, since any compiler shows what a file does not include; all
-- functions as one text at -O2, by gcc or clang in turn, and by g++ without
local function try_checked_in(id, optimiser)
  local place = suite:fresh("out_" .. id)
  support.write(place .. "/all.c", support.together("out/" .. id, id, {
    model = true, selftest = true,
  }))
  for _, compiler in ipairs(support.compilers()) do
    local cc, name = compiler.command .. " -I runtime", compiler.name
    if name == "g++" then
      add(("out/%s, %s"):format(id, name), "%s -fsyntax-only -I out/%s %s/all.c "
        .. "out/%s/%s_model.c out/%s/%s_selftest.c", cc, id, support.quote(place), id, id, id, id)
    elseif name == "gcc" then
      add(("out/%s, %s, each file"):format(id, name), "%s -fsyntax-only out/%s/*.c", cc, id)
    end
    if name == optimiser then
      add(("out/%s, %s -O2"):format(id, name), "for f in %s/all.c out/%s/%s_model.c "
        .. "out/%s/%s_selftest.c; do %s -O2 -I out/%s -S -o /dev/null $f || exit 1; done",
        support.quote(place), id, id, id, id, cc, id)
    end
  end
end

for k, id in ipairs(support.names "out") do -- there are pages next to the robots
  if support.exists(("out/%s/%s.h"):format(id, id)) then
    try_checked_in(id, k % 2 == 1 and "gcc" or "clang")
  end
end
for k, run in ipairs(support.parallel(commands)) do
  suite:check(names[k] .. ": no warning", run.code == 0 and run.log == "", run.log)
end
suite:finish()
