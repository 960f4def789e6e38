#!/usr/bin/env lua5.4
-- The generated self-test of odd robots: it raises no false alarm, and skips nothing that it can
-- compare.

local support = dofile "tests/support/c.lua"
local suite = support.suite "alarms"

suite:runtime()

-- words: options; said: what the self-test must end with
local function try(name, robot, words, said)
  local place = suite:fresh(name)
  support.write(place .. "/r.urdf", robot)
  local run = support.pinion { "--quiet", "--name", "r", "-o", place, place .. "/r.urdf",
    table.unpack(words) }
  suite:check(name .. " is generated", run.code == 0, run.err)
  run = support.run(support.program(place, support.sources "r", "run") .. " && ./run 200")
  suite:check(name .. ": its self-test", run.out:find(said .. "\n$"), run.out .. run.err)
end

local function body(name, mass, inertia, origin)
  return ([[<link name="%s"><inertial><origin xyz="%s"/><mass value="%s"/>
    <inertia ixx="%s" iyy="%s" izz="%s" ixy="0" ixz="0" iyz="0"/></inertial></link>]]):format(name,
    origin or "0 0 0", mass, inertia, inertia, inertia)
end

local function joint(name, type, parent, child, rest)
  return ('<joint name="%s" type="%s"><parent link="%s"/><child link="%s"/>%s</joint>'):format(name,
    type, parent, child, rest or "")
end

local function robot(...)
  return '<robot name="r">' .. table.concat({ ... }, "\n") .. "</robot>"
end

local AXIS = '<axis xyz="0 1 0"/>'

-- ---- reflected inertia of a floating joint: it has a rate in the axes of the link ---------------

try("a rotor", robot('<link name="world"/>', body("ship", "1", "0.1"),
  joint("free", "floating", "world", "ship")),
  { "--functions", "bias,coriolis_force", "--armature", "free=0.03" }, "2 passed, 0 failed")

suite:finish()
