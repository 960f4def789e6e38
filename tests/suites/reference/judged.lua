#!/usr/bin/env lua5.4
-- Functions that are neither in `all` nor covered by Pinocchio's numbers, judged by the fuzzer's
-- judge, which has its own physics: switched and moving constraints, on several routes; the number
-- of base parameters; the rate of momentum.  One robot with two arms, in double and float; and the
-- judge notices damage to each function.

package.path = "gen/?.lua;gen/?/init.lua;" .. package.path
package.cpath = "gen/?.so;" .. package.cpath

local support = dofile "tests/support/c.lua"
local suite = support.suite "judged"
local random = dofile "tests/support/random.lua"
local try = dofile "tests/fuzz/try.lua"

local ONE = { "delassus", "fd_constrained", "fd_stabilised", "impact", "position_correction",
  "spook" }
local REST = { "phi", "K", "Kdotv", "constraint_forces", "position_step", "step_spook",
  "regressor", "base_parameters", "regressor_base", "centroidal_bias" }

-- parent, type, axis: one so near to gravity that some parameters beyond it hardly matter
local JOINTS = {
  { 0, "revolute", { "0", "0", "1" } }, { 1, "revolute", { "0", "1", "0" } },
  { 2, "continuous", { "1", "0", "0" } }, { 3, "revolute", { "0", "0.6", "0.8" } },
  { 0, "revolute", { "0", "1e-5", "-1" } }, { 5, "revolute", { "0", "1", "0" } },
  { 6, "prismatic", { "1", "0", "0" } },
}

-- more joints than rows, of each kind: held by joints of both arms, by one arm and a free base
-- (rows that are turned), by a length, by a sum; switched, moving, both
local CONSTRAINTS = {
  { name = "grip", type = "ball", a = { link = "l4", xyz = { 0.1, 0, 0.2 } },
    b = { link = "l7", rpy = { 0.3, -0.2, 0.5 } }, switch = true, moving = true },
  { name = "foot", type = "point", a = { link = "l3", xyz = { 0, 0.1, -0.2 } }, switch = true },
  { name = "rod", type = "distance", a = { link = "l6" }, b = { link = "l2", xyz = { 0.3, 0, 0 } },
    length = 0.5, moving = true },
  { name = "gear", type = "coupling", joints = { j1 = 1, j6 = -0.5 }, offset = 0.1, moving = true },
}

-- rows linear in v, a rope, a curve, and spook's numbers in some rows
local ROLLING = {
  { name = "wheel", type = "rolling", a = { link = "l4", rpy = { 0.3, 0.5, 0 } }, radius = 0.2,
    b = { rpy = { 0.1, 0.2, 0 } }, eps = { 1e-3, 2e-3, 0 }, tau = 0.01 },
  { name = "egg", type = "rolling", a = { link = "l7" }, radii = { 0.3, 0.2, 0.1 }, switch = true },
  { name = "blade", type = "knife_edge", a = { link = "l6", axis = { 1, 1, 0 } } },
  { name = "belt", type = "linear", a = { link = "l2" }, velocity = { vx = 1, wz = 0.5 },
    joints = { j5 = 0.4 }, switch = true },
  { name = "rope", type = "rope", length = 1.5, moving = true, tau = 0.02, points = {
    { link = "l3" }, { xyz = { 0, 0.2, 1 } }, { link = "l7", xyz = { 0.1, 0, 0 } } } },
  { name = "cam", type = "polynomial", joints = { j3 = 1 }, of = { j6 = 0.5 },
    coefficients = { 0.1, -0.3, 0.2 } },
}

local function robot(rng)
  local made = { name = "r", links = {}, joints = {}, rotors = {} }
  local function number(low, high) return ("%.4f"):format(rng:uniform(low, high)) end
  for k = 0, #JOINTS do
    made.links[k + 1] = { name = "l" .. k, inertial = { mass = number(0.5, 2),
      xyz = { number(-0.1, 0.1), number(-0.1, 0.1), number(0, 0.2) },
      I = { "0.03", "0.001", "-0.002", "0.04", "0.003", "0.035" } } }
  end
  for k, joint in ipairs(JOINTS) do
    made.joints[k] = { name = "j" .. k, type = joint[2], axis = joint[3], parent = "l" .. joint[1],
      child = "l" .. k, xyz = { number(-0.2, 0.2), number(-0.2, 0.2), number(0.1, 0.3) } }
  end
  return made
end

local function case_of(k, functions, options)
  local o = { functions = functions, constraints = CONSTRAINTS, base = "floating" }
  for key, value in pairs(options) do o[key] = value end
  return { seed = random.seed * 1000 + k, options = o, robot = robot(random.case(k)), states = 8,
    compiler = { cc = support.has "tcc" and "tcc" or os.getenv "CC" or "cc",
      flags = "-std=c99 -ffp-contract=off" } }
end

local build = support.run "sh tests/fuzz/run.sh --build"
suite:check("the judge compiles", build.code == 0, build.log)

local ALL = table.move(REST, 1, #REST, #ONE + 1, { table.unpack(ONE) })
local BASE = { "base_parameters", "regressor_base" }
for k, row in ipairs {
  { base = "fixed", functions = BASE }, { loops = "schur" }, { real = "float", optimize = "2" },
  { loops = "kkt", optimize = "2" }, { rows = "0", loops = "schur" },
  { constraints = ROLLING, spook_by_row = true },
  { constraints = ROLLING, real = "float", loops = "kkt", optimize = "2" },
} do
  local case = case_of(k, row.functions or ALL, row)
  local failure, compared = try.try(case, suite.directory .. "/right")
  suite:check("options " .. k .. " are right", not failure, failure and failure.text)
  suite:check("options " .. k .. " are judged", (compared or 0) > 50, compared)
end

-- one function at a time, and the functions that the judge needs
for _, name in ipairs(ALL) do
  local judged = name == "base_parameters" and "regressor_base" or name
  local functions = judged == "regressor_base" and BASE or { name }
  local failure = try.try(case_of(5, functions, {}), suite.directory .. "/damaged",
    try.spoiled((name == "step_spook" or name == "position_step") and "integrate" or name))
  suite:check("damage of " .. name .. " is noticed", failure and failure.stage == "wrong"
    and failure.what:find("^" .. judged) ~= nil, failure and failure.text or "it passed")
end

suite:finish()
