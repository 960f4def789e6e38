#!/usr/bin/env lua5.4
-- Limbs that are nearly equal, and robots that random ones or an adversary found: other axes and
-- zeros, other orders of dofs, palms that follow each other.

local LONG = os.getenv "PINION_LONG" == "1" -- in `make test-long`
local order = require "order"
local support = dofile "tests/support/c.lua"
local suite = support.suite("limbs_odd" .. (LONG and "_long" or ""))
local trials = dofile "tests/support/limb_trials.lua"(suite, support)
local try = trials.try

-- axes of two legs reversed, and a zero where the other legs have none
do
  local text = support.contents "models/quad.urdf"
  local axes, zeros
  text, axes = text:gsub('(<joint name="r[fh]_haa".-<axis xyz=")1 0 0"', "%1-1 0 0\"")
  text, zeros = text:gsub('(<link name="lh_hip">.-<origin xyz="%S+ )%S+', "%10", 1)
  suite:equal("there are such joints", 2, axes)
  suite:equal("and such a link", 1, zeros)
  local file = suite.directory .. "/odd.urdf"
  support.write(file, text)
  local words = trials.mcu()
  words[#words - 1], words[#words] = "crba,rnea", file
  suite:equal("in turn all the same", 2, try("odd", words, false, "gcc", true))
  local header = support.contents(suite.directory .. "/odd/r.h"):gsub("\n %* ", " ")
  local counted, counts = 0, "(%d+) mul, (%d+) add, (%d+) sub, .- of which (%d+) are in"
  for muls, adds, subs, own in header:gmatch(counts) do
    local share = own / (muls + adds + subs)
    counted = counted + 1
    suite:check("almost all of it stands once", share < 0.34, ("%.2f"):format(share))
  end
  suite:equal("of both", 2, counted)
  suite:equal("and in lanes", LONG and 2 or 1, try("odd_lanes", { "-O2", "--base", "floating",
    "--functions", LONG and "rnea,fd" or "rnea", file }, false, "gcc"))
end

-- Limbs found by an adversary.  Joints: { name, parent, type, xyz, rpy, axis, its link's centre of
-- mass or nil }, each with the link of the same name.
local function robot_of(joints)
  local lines, said = { '<robot name="r">' }, {}
  local function link(name, com)
    if said[name] then return end
    said[name] = true
    lines[#lines + 1] = ('<link name="%s"><inertial><origin xyz="%s"/><mass value="1"/><inertia '
      .. 'ixx="0.01" ixy="0" ixz="0" iyy="0.012" iyz="0" izz="0.011"/></inertial></link>'):format(
      name, com or "0 0 0")
  end
  for _, joint in ipairs(joints) do
    local name, parent, kind, xyz, rpy, axis, com = table.unpack(joint)
    link(parent)
    link(name, com)
    lines[#lines + 1] = ('<joint name="%s" type="%s"><origin xyz="%s" rpy="%s"/><parent link="%s"/>'
      .. '<child link="%s"/><axis xyz="%s"/><limit lower="-2" upper="2" effort="9" velocity="9"/>'
      .. "</joint>"):format("of_" .. name, kind, xyz, rpy, parent, name, axis)
  end
  return table.concat(lines, "\n") .. "\n</robot>\n"
end

-- by name: joints, command-line words, functions or nil
local FOUND = {
  -- a value of one finger is a constant for the other, and is used by others: no group of values is
  -- read where it is a constant
  ["almost a quarter turn"] = { {
    { "p1", "trunk", "revolute", "0 0 0", "0 0 0", "0.36 0.48 -0.8" },
    { "p2", "p1", "revolute", "0.05 0.28 0.22", "0 0 0", "0 -1 0" },
    { "a1", "p2", "prismatic", "0 0 0", "1.5708 0 0", "0 -1 0" },
    { "a2", "a1", "revolute", "0 0 0", "0 0 0", "-1 0 0" },
    { "b1", "p2", "prismatic", "0 0 0", "0 0 0", "0 -1 0" },
    { "b3", "b1", "revolute", "0.31 -0.19 0.39", "0 0 0", "-1 0 0" },
  }, { "-O2" } },
  -- a sine of the second limb, whose angle is computed after its first use
  ["parallel joints"] = { {
    { "a1", "trunk", "continuous", "0 0 0", "0.1 0.2 0.3", "0 0 -1" },
    { "a2", "a1", "revolute", "0.13 0.3 0.22", "0 0 0", "0 0 1" },
    { "b1", "trunk", "continuous", "0 0 0", "0.1 0.2 0.3", "0 0 -1" },
    { "b2", "b1", "revolute", "0.33 -0.32 0.15", "0 0 0", "0 0 1", "0.05 -0.01 0.08" },
  }, { "-O2", "--base", "floating", "--sincos", "libm" } },
  -- aba uses the force along an axis of the joint for tau; its sign differs between the limbs
  ["planes turned over"] = { {
    { "a1", "trunk", "planar", "0 0 0", "0 0 0", "0.9 -1 -0.8" },
    { "a2", "a1", "prismatic", "0 0 0", "0 0 0", "1 0 0" },
    { "a3", "a2", "planar", "0 0 0", "0 0 0", "0 0 1" },
    { "b1", "trunk", "planar", "0 0 0", "0 0 0", "0.9 -1 -0.8" },
    { "b2", "b1", "prismatic", "0 0 0", "0 0 0", "1 0 0", "0.05 -0.01 0.08" },
    { "b3", "b2", "planar", "0 0 0", "0 0 0", "0 0 -1" },
  }, {} },
  -- an acceleration whose sign and the result's cancel, so that it is stored before others read it
  ["stored as it is read"] = { {
    { "a1", "trunk", "revolute", "0 0.2 0", "0 0 0", "0 -1 0" },
    { "a2", "a1", "revolute", "0.17 0.13 0", "0.3 0 0", "0 0 1" },
    { "b1", "trunk", "revolute", "0 -0.2 0", "0.3 0 0", "0 1 0" },
    { "b2", "b1", "revolute", "0.36 -0.18 0", "0.3 0 0", "0 0 1" },
  }, { "-O2", "--limbs", "scalar" }, "regressor", true },
  -- a position that the rest of the robot gives to limbs, with a minus, because one limb lacks it
  ["given with a minus"] = { {
    { "waist", "trunk", "continuous", "0 -0.1 0.2", "0 0 3.141592653589793", "0 1 0" },
    { "a1", "waist", "prismatic", "0.2 0 0.3", "0.1 0.2 0.3", "-1 0 0" },
    { "b1", "waist", "prismatic", "0.4 0 0.4", "0.1 0.2 0.3", "-1 0 0" },
    { "c1", "waist", "prismatic", "0.1 0 0.1", "0.1 0.2 0.3", "-1 0 0" },
    { "d1", "waist", "prismatic", "0.2 0 0.2", "0.1 0.2 0.3", "-1 0 0" },
    { "e1", "waist", "prismatic", "0.1 0 0.2", "0 0 0", "-1 0 0" },
  }, { "-O2", "--base", "floating", "--limbs", "scalar" }, "fk", true },
  -- sines with a minus, as -O2 turns the axes: vectors of four floats, made of two
  ["sines with a minus"] = { {
    { "a1", "trunk", "continuous", "0 0.1 0", "0 0 0", "0 0 1", "0.1 0.02 0.03" },
    { "a2", "a1", "continuous", "0.1 0 0", "1.570796326794897 1.570796326794897 0", "0 0 1",
      "0.1 0.02 0.03" },
    { "a3", "a2", "continuous", "0.3 0 0", "0 0 0.4", "0 0 1", "0.1 0.02 0.03" },
    { "b1", "trunk", "continuous", "0 -0.1 0", "0 0 0", "0 0 1", "0.1 0.02 0.03" },
    { "b2", "b1", "continuous", "0.1 0 0", "1.570796326794897 1.570796326794897 0", "0 0 1",
      "0.1 0.02 0.03" },
    { "b3", "b2", "continuous", "0.3 0 0", "0 0 0.4", "0 0 1", "0.1 0.02 0.03" },
  }, { "-O2", "--real", "float" }, "rnea" },
  -- products of whole matrices, in local arrays, which are packed at the end
  ["packed at the end"] = { {
    { "waist", "trunk", "continuous", "0 0 0.3", "0 0 0", "0 1 0" },
    { "a1", "waist", "continuous", "0.1 0 -0.2", "0 0 0", "0 0 1", "0.05 0.04 0.08" },
    { "b1", "waist", "continuous", "0.2 0 -0.2", "0 0 0", "0 0 1", "0.03 -0.01 0.06" },
  }, { "--packed-derivatives", "--limbs", "lanes" }, "fd_derivatives,rnea_derivatives" },
}
for name, robot in order.pairs(FOUND) do
  local file = suite.directory .. "/found.urdf"
  support.write(file, robot_of(robot[1]))
  local words = { "--functions", robot[3] or "crba,fd,aba", file }
  for k, word in ipairs(robot[2]) do table.insert(words, k, word) end
  try(name, words, false, "gcc", robot[4])
end

-- dofs numbered level by level: no two of a leg are consecutive.  With two legs in another order,
-- these two are a set of their own.
do
  local file, joints = suite.directory .. "/levels.txt", {}
  for _, joint in ipairs { "haa", "hfe", "kfe" } do
    for _, leg in ipairs { "lf", "rf", "lh", "rh" } do joints[#joints + 1] = leg .. "_" .. joint end
  end
  local words = { "--base", "floating", "--order", file, "--functions", "minv,ltdl,fd_derivatives",
    "models/quad.urdf" }
  support.write(file, table.concat(joints, "\n"))
  suite:equal("limbs in lanes, level by level", 2, try("levels", words, false, "gcc"))
  support.write(file, (table.concat(joints, "\n"):gsub("(lf_haa\n)(.*)(lf_hfe\n)", "%1%3%2")
    :gsub("(rf_haa\n)(.*)(rf_hfe\n)", "%1%3%2")))
  suite:equal("and two by two", 2, try("levels2", words, false, "gcc"))
  local header = support.contents(suite.directory .. "/levels2/r.h"):gsub("\n %* ", " ")
  suite:check("the header names the second set",
    header:find("first joints: lh_haa, rh_haa.", 1, true), header)
end

-- palms that follow each other, with fingers, in an order that gives a dof of one limb ancestors in
-- another
do
  local joints, order_of = {}, {}
  for name in ("c1 b1 a1 a2 a3 c2 c3 c4 a4 b2 b3 b4"):gmatch "%S+" do
    order_of[#order_of + 1] = name
  end
  for _, limb in ipairs { "a", "b", "c" } do
    local function add(k, on, axis)
      joints[#joints + 1] = { limb .. k, on, "revolute", "0.1 0.2 0", "0 0 0", axis }
    end
    add(1, "trunk", "1 0 0")
    add(2, limb .. 1, "0 0 1")
    add(3, limb .. 2, "1 0 0")
    add(4, limb .. 2, "1 0 0")
  end
  local text = robot_of(joints)
  for limb, other in order.pairs { b = "a", c = "b" } do
    text = text:gsub('(name="of_' .. limb .. '2".-)(</joint>)', '%1<mimic joint="of_' .. other
      .. '2" multiplier="0.7"/>%2')
  end
  for k, name in ipairs(order_of) do order_of[k] = "of_" .. name end
  local file, list = suite.directory .. "/palms.urdf", suite.directory .. "/palms.txt"
  support.write(file, text)
  support.write(list, table.concat(order_of, "\n"))
  local run = support.pinion { "--quiet", "--order", list, "--functions", "fk,fd", "-o",
    suite.directory .. "/palms", file }
  suite:check("palms that follow each other", run.code == 0, run.err)
end

suite:finish()
