#!/usr/bin/env lua5.4
--- Constraints of a configuration, compiled: random constraints on random robots, every level, in
-- double and float, and fused; the self-test, whose truth are the generic functions of
-- runtime/constraint.c, passes over 20 states.
-- PINION_SEED seeds the trees.

local LONG = ... == "long" -- by long_constraints.lua
local directory = arg[0]:match("^(.*/)") or "./"
local support = dofile(directory .. "support_c.lua")
local cli = assert(loadfile(directory .. "support_cli.lua"))(support)
local constraints = dofile "tests/support_constraints.lua"
local random = dofile(directory .. "support_random.lua")
local suite = support.suite "constraints"
local random_robot = dofile "tests/random_robot.lua"

suite:runtime()

local ROBOTS, STATES = LONG and 60 or 6, 20

-- ---- random trees -------------------------------------------------------------------------------

local function plan(k)
  local rng = random.case(31000 + k)
  local base = k % 2 == 0 and "floating" or "fixed"
  local text = random_robot.make(rng, { types = "all", joints = rng:integer(2, 8), mimic = 0.25 })
  local list = constraints.random(rng, text, 6, base == "floating", true)
  if #list == 0 then return plan(k + 1000) end
  return {
    id = ("k%02d"):format(k), text = text, config = constraints.written(list),
    words = { "--base", base, "-O" .. k % 3, "--real", k % 4 == 3 and "float" or "double",
      "--snap", "1e-9", "--functions", "constraints,crba", "--fuse", "tick=phi,K,Kdotv,C" },
  }
end

local function test_random()
  local robots, compilations = {}, {}
  for k = 1, ROBOTS do
    local robot = plan(k)
    local place = suite:fresh(robot.id)
    robots[k], robot.says = robot, ("tree %s (PINION_SEED=%d, %s)"):format(robot.id, random.seed,
      table.concat(robot.words, " "))
    support.write(place .. "/robot.urdf", robot.text)
    support.write(place .. "/robot.lua", robot.config)
    cli.succeeds(suite, robot.says .. ": is generated", support.pinion { "--config",
      place .. "/robot.lua", "--name", robot.id, "-o", place .. "/c", place .. "/robot.urdf",
      table.unpack(robot.words) })
    compilations[k] = ("%s && ./run %d"):format(support.program(place .. "/c",
      support.sources(robot.id), "run"), STATES)
  end
  for k, run in ipairs(support.parallel(compilations)) do
    suite:check(robots[k].says .. ": passes", run.log:find("\n6 passed, 0 failed\n"),
      robots[k].config .. run.log)
  end
end

test_random()
suite:finish()
