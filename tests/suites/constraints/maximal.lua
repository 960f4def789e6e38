#!/usr/bin/env lua5.4
-- Generated forward dynamics against maximal coordinates (runtime/maximal/maximal.h), which share
-- no step with them: fd, aba and joint_forces of models and of random robots with joints of all
-- types, followers, rotors, friction and links without mass; and fd_constrained by either route
-- under constraints of a model or random ones, also switched and moving.
-- `make test-long`: 16 random robots, and those of models and ../shared, every other one fixed.

local LONG = os.getenv "PINION_LONG" == "1" -- in `make test-long`
local support = dofile "tests/support/c.lua"
local suite = support.suite "maximal"
local random = dofile "tests/support/random.lua"
local random_robot = dofile "tests/support/robots/random_robot.lua"
local constraints = dofile "tests/support/robots/constraints.lua"

local RANDOM, STATES = LONG and 6 or 2, LONG and 20 or 10

-- ---- robots -------------------------------------------------------------------------------------

local robots = {}

local function add(id, base, path, config)
  robots[#robots + 1] = {
    id = id, path = path, config = config,
    place = suite:fresh(("%s_%s_%d"):format(id, base, #robots)),
    says = ("%s, %s"):format(id, base), words = { "--base", base, "--name", id },
  }
end

local function add_random(k)
  local rng = random.case(52000 + k)
  local id, base = ("m%03d"):format(k), k % 2 == 0 and "floating" or "fixed"
  local path = ("%s/random/%s"):format(suite.directory, id)
  local text = random_robot.make(rng, {
    types = "all", joints = 2 + math.floor(rng:uniform(0, 12 ^ 0.5) ^ 2),
    mimic = rng:chance(0.5) and 0.4 or nil, dynamics = 0.5, rotors = 0.4,
    light = rng:chance(0.2) and 0.7 or nil,
  })
  local list = constraints.random(rng, text, rng:integer(1, 3), base == "floating", true)
  support.write(path .. ".urdf", text)
  support.write(path .. ".lua", constraints.written(list))
  add(id, base, path .. ".urdf", #list > 0 and path .. ".lua" or nil)
  robots[#robots].loops = #list > 0 and ({ "schur", "kkt", "embed" })[k % 4]
end

-- one of two robots is fixed, the other floats; a robot without joints moves only by its base
local function add_model(name, directory_of_it)
  local path, id = directory_of_it .. name, name:match "^(.*)%.urdf$"
  local joints = support.contents(path):gsub('type="fixed"', "")
  local fixed = joints:find '<joint[^>]+type="' and #robots % 2 == 0
  add(id, fixed and "fixed" or "floating", path)
end

-- arms, quadrupeds and humanoids of ../shared beside which others are; long/golden_dynamics.lua
-- compares the dynamics of all
local ALIKE = {
  go2 = true, h1 = true, irb2400 = true, jvrc1 = true, panda = true, solo12 = true, ur5 = true,
}

local function all_robots()
  local feet = {}
  for k, leg in ipairs { "lf", "rf", "lh", "rh" } do
    feet[k] = { name = leg, type = "point", a = { link = leg .. "_foot" }, switch = k > 2 or nil }
  end
  support.write(suite.directory .. "/feet.lua", constraints.written(feet))
  add("quad", "floating", "models/quad.urdf", suite.directory .. "/feet.lua")
  support.write(suite.directory .. "/wheels.lua", constraints.written {
    { name = "wheel", type = "rolling", a = { link = "lf_foot", axis = { 0, 1, 0.2 } },
      radius = 0.1, b = { rpy = { 0.2, 0, 0 } } },
    { name = "egg", type = "rolling", a = { link = "rf_foot", rpy = { 0.3, 0.2, 0.1 } },
      radii = { 0.3, 0.2, 0.25 }, b = { link = "lh_foot" }, switch = true },
    { name = "rail", type = "linear", a = { link = "rh_foot" }, b = { link = "lf_foot" },
      velocity = { vx = 1, vz = 0.5, wy = -0.3 }, joints = { lf_kfe = 0.4, lh_hfe = -0.7 } },
    { name = "rope", type = "rope", length = 1, switch = true, points = {
      { link = "lf_foot", xyz = { 0.1, 0, 0 } }, { xyz = { 0, 0, 1 } }, { link = "rh_foot" },
      { link = "lf_foot" } } },
    { name = "blade", type = "knife_edge", a = { link = "rh_foot", axis = { 0, 1, 0 } } },
  })
  add("quad", "floating", "models/quad.urdf", suite.directory .. "/wheels.lua")
  add("biped", "floating", "models/biped.urdf", "models/biped.lua")
  suite:fresh "random"
  for k = 1, RANDOM do add_random(k) end
  if not LONG then return end
  for _, name in ipairs(support.names("models", ".urdf")) do add_model(name, "models/") end
  if not support.exists(support.shared .. "/urdf") then
    suite:skip "the robots of ../shared: it is absent"
    return
  end
  for _, name in ipairs(support.names(support.shared .. "/urdf", ".urdf")) do
    if not ALIKE[name:match "^(.*)%.urdf$"] then
      add_model(name, support.shared .. "/urdf/")
      robots[#robots].shared = true
    end
  end
end

-- ---- programs -----------------------------------------------------------------------------------

local function generation(robot)
  -- aba has no joints that follow others; that of ../shared is compared by long/golden_dynamics.lua
  local without = robot.shared or support.contents(robot.path):find("<mimic", 1, true)
  local functions = (without and "fd" or "fd,aba") .. ",joint_forces"
  if robot.config then
    functions = functions .. ",fd_constrained"
    table.move({ "--config", robot.config }, 1, 2, #robot.words + 1, robot.words)
  end
  return { table.move({ "--functions", functions, "--snap", "1e-9",
    "-o", robot.place, robot.path }, 1, 7, #robot.words + 1, robot.words) }
end

-- all of them, by the route that a robot has; if its rows depend on each other there is only
-- one
local function generate()
  local jobs, without, places = {}, {}, {}
  for k, robot in ipairs(robots) do
    jobs[k] = generation(robot)
    if robot.loops then table.insert(jobs[k][1], "--loops=" .. robot.loops) end
  end
  local runs = support.parallel(jobs)
  for k, robot in ipairs(robots) do
    if runs[k].code ~= 0 and robot.loops then
      table.remove(jobs[k][1])
      without[#without + 1], places[#places + 1] = jobs[k], k
    end
  end
  for n, run in ipairs(support.parallel(without)) do runs[places[n]] = run end
  return runs
end

-- the facts that judge.c needs
local function describe(robot)
  local header = support.contents(("%s/%s.h"):format(robot.place, robot.id))
  local up = robot.id:upper()
  local constrained = header:match("fd_constrained(%b())")
  local function flag(name, ok) return ("#define HAS_%s %d"):format(name, ok and 1 or 0) end
  support.write(robot.place .. "/robot.h", table.concat({
    ('#include "%s.h"'):format(robot.id), ('#include "%s_model.h"'):format(robot.id),
    ("#define R(name) %s_##name"):format(robot.id),
    ("enum { NQ = %s_NQ, NV = %s_NV, NH = %s_NH, NB = %s_NB };"):format(up, up, up, up),
    robot.config and ("enum { NC = %s_NC };"):format(up) or "",
    header:find(up .. "_NM", 1, true) and ("enum { NM = %s_NM };"):format(up) or "",
    flag("ABA", header:find(robot.id .. "_aba(", 1, true)), flag("TIES", robot.config),
    flag("FD_CONSTRAINED", constrained), flag("MASK", constrained and constrained:find "mask"),
    flag("MOVING", constrained and constrained:find "ddphi_d"),
    flag("REGULARISATION", constrained and support.contents(("%s/%s_fd_constrained.c"):format(
      robot.place, robot.id)):find("- regularisation -", 1, true)),
  }, "\n") .. "\n")
end

local function program(robot)
  return ("%s && ./judge %d"):format(support.program(robot.place,
    ("%s %s/tests/maximal/judge.c"):format(support.sources(robot.id, "selftest"),
      support.quote(support.root)), "judge"), STATES)
end

-- ---- judging ------------------------------------------------------------------------------------

local compared = { fd = 0, aba = 0, forces = 0, constrained = 0 }

local function judge(robot, log)
  local seen = 0
  for name, n, _, disagreed, worst in log:gmatch("(%l+) (%d+) (%d+) (%d+) (%S+)\n") do
    seen = seen + 1
    compared[name] = compared[name] + tonumber(n)
    suite:check(("%s of %s"):format(name, robot.says),
      disagreed == "0" and (tonumber(worst) or 1) <= 1e-13, function()
        return ("PINION_SEED=%d, %s\n%s"):format(random.seed, robot.path, log)
      end)
  end
  suite:check(robot.says .. " is judged", seen == 4, log)
end

suite:runtime()
all_robots()
local sound = {}
for k, run in ipairs(generate()) do
  if suite:check("generates " .. robots[k].says, run.code == 0, run.log) then
    sound[#sound + 1] = robots[k]
  end
end
local commands = {}
for k, robot in ipairs(sound) do
  describe(robot)
  commands[k] = program(robot)
end
for k, run in ipairs(support.parallel(commands)) do judge(sound[k], run.log) end
suite:check("most states are regular", compared.fd > 8 * STATES * #sound // 10, compared.fd)
suite:check("and have forces in joints", compared.forces == compared.fd, compared.forces)
suite:check("so are those of aba", compared.aba > 3 * STATES * #sound // 10, compared.aba)
suite:check("and those of constraints", compared.constrained > STATES * #sound // 10,
  compared.constrained)
suite:finish()
