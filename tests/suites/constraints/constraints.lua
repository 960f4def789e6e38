#!/usr/bin/env lua5.4
--- Constraints of a configuration, compiled: random constraints on random robots, every level, in
-- double and float, and fused; the self-test, with the generic functions of
-- runtime/generic/constraints/constraint.c as reference, passes over 20 states.
-- PINION_SEED seeds the trees.

local LONG = os.getenv "PINION_LONG" == "1" -- in `make test-long`
local support = dofile "tests/support/c.lua"
local cli = assert(loadfile "tests/support/cli.lua")(support)
local constraints = dofile "tests/support/robots/constraints.lua"
local random = dofile "tests/support/random.lua"
local suite = support.suite "constraints"
local random_robot = dofile "tests/support/robots/random_robot.lua"

suite:runtime()

-- the first and the last of each kind; a long run goes on where the other one stops, over all
-- combinations of base, level, type of numbers and route
local STATES = 20
local ROBOTS, DYNAMICS = LONG and { 4, 7 } or { 1, 3 }, LONG and { 3, 7 } or { 1, 2 }
local EMBEDDED = LONG and { 2, 3 } or { 1, 1 }

-- ---- random trees -------------------------------------------------------------------------------

local function plan(k)
  local rng = random.case(31000 + k)
  local base = k % 2 == 0 and "floating" or "fixed"
  -- at -O2, related axes, for frames that stay behind
  local text = random_robot.make(rng, k % 3 == 2 and {
    joints = rng:integer(3, 7), lines = 0.8, branch = 0.2, fixed = 0.1,
  } or { types = "all", joints = rng:integer(2, 8), mimic = 0.25 })
  local list = constraints.random(rng, text, 6, base == "floating", true)
  if #list == 0 then return plan(k + 1000) end
  return {
    id = ("k%02d"):format(k), text = text, config = constraints.written(list),
    words = { "--base", base, "-O" .. k % 3, "--real", k % 4 == 3 and "float" or "double",
      "--snap", "1e-9", "--functions", "phi,K,Kdotv,constraint_forces,crba",
      "--fuse", "tick=phi,K,Kdotv,C" },
  }
end

local function test_random()
  local robots, compilations = {}, {}
  for k = ROBOTS[1], ROBOTS[2] do
    local robot = plan(k)
    local place = suite:fresh(robot.id)
    robots[#robots + 1] = robot
    robot.says = ("tree %s (PINION_SEED=%d, %s)"):format(robot.id, random.seed,
      table.concat(robot.words, " "))
    support.write(place .. "/robot.urdf", robot.text)
    support.write(place .. "/robot.lua", robot.config)
    cli.succeeds(suite, robot.says .. ": is generated", support.pinion { "--config",
      place .. "/robot.lua", "--name", robot.id, "-o", place .. "/c", place .. "/robot.urdf",
      table.unpack(robot.words) })
    compilations[#robots] = ("%s && ./run %d"):format(support.program(place .. "/c",
      support.sources(robot.id), "run"), STATES)
  end
  for k, run in ipairs(support.parallel(compilations)) do
    suite:check(robots[k].says .. ": passes", run.log:find("\n7 passed, 0 failed\n"),
      robots[k].config .. run.log)
  end
end

-- ---- dynamics under constraints -----------------------------------------------------------------

-- some constraints switched, some moving, and for every third robot one of them twice
local ROUTES = { "schur", "kkt", false }

local function words_of(k, base, text, route)
  return { "--base", base, "-O" .. (k + 1) % 3, "--real", k % 4 == 1 and "float" or "double",
    "--snap", "1e-9", "--functions", "constraints,osim", "--frames",
    text:match('.*<link name="([^"]+)"'), "--fuse", "tick=H,S,qddc,lambda",
    route and "--loops=" .. route or "--rows=0" }
end

local function dynamics(k)
  local rng = random.case(32000 + k)
  local base = k % 2 == 0 and "floating" or "fixed"
  local text = random_robot.make(rng, { types = "all", joints = rng:integer(3, 8), mimic = 0.25 })
  local list = constraints.random(rng, text, rng:integer(1, 3), base == "floating", true)
  if #list == 0 then return dynamics(k + 1000) end
  if k % 3 == 0 then
    local again = {}
    for key, value in pairs(list[1]) do again[key] = value end
    again.name, again.switch, again.moving = "again", nil, nil
    list[1].switch, list[1].moving = nil, nil
    list[#list + 1] = again
  end
  return { id = ("d%02d"):format(k), text = text, config = constraints.written(list),
    words = words_of(k, base, text, ROUTES[k % 3 + 1]) }
end

-- with loops that may be local: those that are not switched and do not move
local function embedded(k, try)
  local rng = random.case(33000 + 100 * k + try)
  local base = k % 3 == 0 and "floating" or "fixed"
  local text = random_robot.make(rng, { joints = rng:integer(3, 8), mimic = 0.25 })
  local list = constraints.random(rng, text, rng:integer(1, 3), base == "floating", k % 3 == 2)
  return { id = ("e%02d"):format(k), text = text, config = constraints.written(list),
    words = words_of(k, base, text, "embed") }
end

local function generate(robot)
  local place = suite:fresh(robot.id)
  support.write(place .. "/robot.urdf", robot.text)
  support.write(place .. "/robot.lua", robot.config)
  robot.says = ("dynamics %s (PINION_SEED=%d, %s)"):format(robot.id, random.seed,
    table.concat(robot.words, " "))
  robot.command = ("%s && ./run %d"):format(support.program(place .. "/c",
    support.sources(robot.id), "run"), STATES)
  return support.pinion { "--config", place .. "/robot.lua", "--name", robot.id, "-o",
    place .. "/c", place .. "/robot.urdf", table.unpack(robot.words) }, robot.command
end

local function test_dynamics()
  local robots, compilations = {}, {}
  local function add(robot, run)
    suite:check(robot.says .. ": is generated", run.code == 0, run.err)
    robots[#robots + 1], compilations[#compilations + 1] = robot, robot.command
  end
  for k = DYNAMICS[1], DYNAMICS[2] do
    local robot = dynamics(k)
    local run = generate(robot)
    if run.code == 2 and run.err:find("%-%-loops kkt: .* has no such route") then
      table.remove(robot.words) -- rows depend on each other
      run = generate(robot)
    end
    add(robot, run)
  end
  for k = EMBEDDED[1], EMBEDDED[2] do
    local try = 0
    repeat -- until a loop is local
      try = try + 1
      local robot = embedded(k, try)
      local run = generate(robot)
      local done = run.code ~= 2 or try == 40
      if done then add(robot, run) end
    until done
  end
  for k, run in ipairs(support.parallel(compilations)) do
    suite:check(robots[k].says .. ": passes", run.log:find("\n%d+ passed, 0 failed\n"),
      robots[k].config .. run.log)
  end
end

-- the places of entries of H are stored once, in an existing file, whatever H a route has
local function test_tables()
  for _, route in ipairs { "schur", "kkt" } do
    local run, program = generate { id = "t" .. route, text = support.contents "models/duo.urdf",
      config = 'constraints = { { name = "gear", type = "coupling", joints = { left = 1, '
        .. 'right = -0.5 } } }',
      words = { "--loops", route, "--functions", "fd_stabilised" } }
    suite:check(route .. " alone is generated", run.code == 0, run.err)
    run = support.run(program)
    suite:check(route .. " alone links and passes", run.out:find("\n1 passed, 0 failed\n", 1, true),
      run.out .. run.err)
  end
end

-- forces at a single joint may cancel: of some thousand states a few are near zero
local function test_cancelling()
  local run, program = generate { id = "pendulum", text = support.contents "models/pendulum.urdf",
    config = 'constraints = { { name = "tip", type = "point", a = { link = "rod", '
      .. "xyz = { 0.1, 0.2, 0.3 } } } }",
    words = { "--real", "float", "--functions", "constraint_forces" } }
  suite:check("forces in float are generated", run.code == 0, run.err)
  run = support.run((program:gsub("%d+$", "1000 8")))
  suite:check("forces in float pass", run.out:find("\n1 passed, 0 failed\n", 1, true),
    run.out .. run.err)
end

test_random()
test_dynamics()
test_cancelling()
test_tables()
suite:finish()
