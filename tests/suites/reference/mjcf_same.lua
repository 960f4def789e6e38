#!/usr/bin/env lua5.4
--- Random robots as URDF and as MJCF: the same C except for the names of the sources, fixed and
-- floating, and `pinion diff` finds no difference between the two files.

package.path = "gen/?.lua;gen/?/init.lua;" .. package.path
package.cpath = "gen/?.so;" .. package.cpath

local fail = require "fail"
local support = dofile "tests/support/c.lua"
local suite = support.suite "mjcf_same"
local random = dofile "tests/support/random.lua"
local random_robot = dofile "tests/support/robots/random_robot.lua"
local mjcf_text = dofile "tests/support/robots/mjcf_text.lua"
local urdf = require "urdf"
local xml = require "xml"

local ROBOTS <const> = 4

-- A random robot without the things that MJCF cannot express: joints of other types, inertias that
-- are oblique and also turned, limits of velocities, names of fixed joints.
local function urdf_text(rng, k)
  local text = random_robot.make(rng, { joints = 3 + k, types = "all", rotors = 0.4, dynamics = 0.4,
    name = "twin" })
  text = text:gsub('type="planar"', 'type="continuous"'):gsub('type="floating"', 'type="spherical"')
  text = text:gsub(' velocity="10"', "")
  text = text:gsub("<inertial>.-</inertial>", function(inertial)
    local zero = inertial:find 'ixy="%-?0" ixz="%-?0"' and inertial:find 'iyz="%-?0"'
    return zero and inertial or (inertial:gsub(' rpy="[^"]*"', ""))
  end)
  return (text:gsub('<joint name="f%d+" type="fixed">(.-)<child link="(%w+)"', function(rest, child)
    return ('<joint name="%s_fixed" type="fixed">%s<child link="%s"'):format(child, rest, child)
  end))
end

-- the files of a directory, without the lines that name the source
local function generated(place)
  local files = support.tree(place)
  files["twin.d"] = nil
  for name, text in pairs(files) do
    local lines = {}
    for _, line in ipairs(support.lines(text)) do
      if not line:find "twin%.%l+" and not line:find "sha256" then lines[#lines + 1] = line end
    end
    files[name] = table.concat(lines, "\n")
  end
  return files
end

local function compare(label, a, b)
  local names, differing = {}, {}
  for name in pairs(a) do names[#names + 1] = name end
  for name in pairs(b) do names[#names + 1] = not a[name] and name or nil end
  table.sort(names)
  for _, name in ipairs(names) do
    if a[name] ~= b[name] then differing[#differing + 1] = name end
  end
  suite:check(label .. ": the same C", #names > 10 and #differing == 0,
    #names .. " files, differing: " .. table.concat(differing, " "))
end

for k = 1, ROBOTS do
  local place, floating = suite:fresh("robot" .. k), k % 2 == 0
  local text = urdf_text(random.case(k), k)
  local log = fail.log "twin.urdf"
  support.write(place .. "/twin.urdf", text)
  support.write(place .. "/twin.xml", mjcf_text(urdf.read(xml.parse_string(text, "twin.urdf"), log),
    floating))
  local label = ("robot %d, %s"):format(k, floating and "floating" or "fixed")
  local made = {}
  for _, format in ipairs { "urdf", "xml" } do
    local words = { "-o", place .. "/" .. format, "--joint-friction", "--functions",
      "crba,rnea,fd,aba,fk,com", ("%s/twin.%s"):format(place, format) }
    if floating then table.move({ "--base", "floating" }, 1, 2, #words + 1, words) end
    local run = support.pinion(words)
    suite:check(("%s: %s is read"):format(label, format), run.code == 0, run.err)
    made[format] = generated(place .. "/" .. format)
  end
  compare(label, made.urdf, made.xml)
  local words = { "diff", "--quiet", place .. "/twin.urdf", place .. "/twin.xml" }
  if floating then table.move({ "--base", "floating" }, 1, 2, #words + 1, words) end
  local run = support.pinion(words)
  suite:check(label .. ": pinion diff finds no difference", run.code == 0, run.out .. run.err)
end
suite:finish()
