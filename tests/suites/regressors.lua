#!/usr/bin/env lua5.4
-- Regressors, compiled: the generated self-test of models and of random trees with all joint types,
-- at all levels, in double and float, with tunable numbers and oblique axes; it notices damage; and
-- warnings name the functions that are left out.  PINION_SEED seeds the random trees.

local support = dofile "tests/support/c.lua"
local suite = support.suite "regressors"
local random_robot = dofile "tests/support/robots/random_robot.lua"

suite:runtime()

local SEED = math.tointeger(tonumber(os.getenv("PINION_SEED") or "1")) or 1

local function generate(name, words)
  local place = suite:fresh(name)
  local all = { "-o", place, "--name", "r", "--functions", "regressors" }
  local run = support.pinion(table.move(words, 1, #words, #all + 1, all))
  suite:check(name .. ": generates", run.code == 0, run.err)
  return place
end

local function run(place)
  return support.run(support.program(place, support.sources "r", "run") .. " && ./run 20")
end

-- count: the number of checks that must pass, if it is known
local function selftest(name, words, count)
  local place = generate(name, words)
  local ran = run(place)
  local passed = ran.out:match "\n(%d+) passed, 0 failed\n$"
  suite:check(name .. ": its self-test passes", passed and (not count or tonumber(passed) == count),
    ran.out .. ran.err)
  return place
end

selftest("quad", { "--base", "floating", "models/quad.urdf" }, 8)
selftest("float", { "--real", "float", "-O2", "--friction-width", "0.1", "models/arm7.urdf" }, 8)
selftest("oblique", { "-O0", "models/skew.urdf" }, 8)
selftest("tunable", { "--tunable", "left_arm:mass,com", "models/duo.urdf" }, 8)
selftest("mimic", { "models/gripper.urdf" }, 8)

-- an axis that is nearly vertical: some columns are so small that base parameters leave them out
local LINK = [[<link name="%s"><inertial><origin xyz="0.1 0.02 0.03"/><mass value="2"/>
  <inertia ixx="0.02" iyy="0.03" izz="0.04" ixy="0.001" ixz="0.002" iyz="0.003"/></inertial>
  </link>]]
local JOINT = [[<joint name="%s" type="continuous"><origin xyz="0.2 0 0.3" rpy="%s 0 0"/>
  <parent link="%s"/><child link="%s"/><axis xyz="%s"/></joint>]]
local tilted = suite:fresh "tilted_urdf" .. "/tilted.urdf"
support.write(tilted, ('<robot name="tilted"><link name="ground"/>%s%s%s%s</robot>'):format(
  LINK:format "a", LINK:format "b", JOINT:format("turn", "1.2e-9", "ground", "a", "0 0 1"),
  JOINT:format("lift", "0", "a", "b", "0 1 0")))
local checks = support.contents(selftest("tilted", { tilted }, 8) .. "/r_selftest.c")
suite:check("it says how much may be missing", checks:find("1e%-08 / tolerance %* norm"), checks)

-- six bodies that one joint moves at different rates: their columns differ where it turns far
local follows = { '<robot name="follows"><link name="l0"/>' }
for k = 1, 6 do
  local joint = JOINT:format("j" .. k, 0.3 * k % 0.5, "l" .. k - 1, "l" .. k,
    k % 3 == 1 and "0 0 1" or k % 3 == 2 and "0 1 0" or "1 0 0")
  follows[#follows + 1] = LINK:format("l" .. k) .. (k == 1 and joint or joint:gsub("</joint>",
    ('<mimic joint="j1" multiplier="%s"/>%%0'):format(0.4 + 0.1 * k)))
end
local following = suite:fresh "follows_urdf" .. "/follows.urdf"
support.write(following, table.concat(follows) .. "</robot>")
selftest("follows", { following }, 8)

for case = 1, 6 do
  local text = random_robot.make(100 * SEED + case, {
    joints = 1 + case, types = "all", name = "r", mimic = case % 2 == 0 and 0.4 or nil,
  })
  local urdf = suite:fresh("text" .. case) .. "/r.urdf"
  support.write(urdf, text)
  selftest(("tree %d of seed %d"):format(case, SEED), {
    "-O" .. case % 3, "--base", case % 3 == 1 and "floating" or "fixed", urdf,
  })
end

-- ---- damage -------------------------------------------------------------------------------------

local place = generate("damaged", { "models/arm6.urdf" })
for _, name in ipairs {
  "regressor", "regressor_slotine_li", "regressor_joints", "kinetic_regressor",
  "potential_regressor", "regressor_base", "base_parameters",
} do
  local file = ("%s/r_%s.c"):format(place, name)
  local text = support.contents(file)
  local at = text:find("\n  %w+%[[%w_]+%]?%[?[%w_]*%] = [^0]", #text // 2)
  local from, to = text:find(" = ", at)
  support.write(file, text:sub(1, from) .. "= 1.5f*" .. text:sub(to + 1))
  local out = run(place).out
  suite:check("the self-test notices damage in " .. name, out:find(name .. " +FAIL"), out)
  support.write(file, text)
end

-- ---- functions left out -------------------------------------------------------------------------

for name, says in pairs {
  regressor_base = { "are tunable, on which", "--tunable", "left:origin" },
} do
  local got = support.pinion { "--functions", name, "-o", suite:fresh "none", says[2], says[3],
    "models/duo.urdf" }
  suite:check(name .. " is refused", got.code ~= 0 and got.err:find(says[1], 1, true), got.err)
end

suite:finish()
