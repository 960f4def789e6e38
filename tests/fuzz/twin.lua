-- Compares the robot of a case in two formats: URDF and MJCF must give the same C, and `pinion
-- diff` must find the same robot.
--
--   twin.try(case, directory, prepare, generate) -> nil, or the difference and its text
--     prepare, generate: of try.lua
--
-- Things that MJCF cannot express are replaced first: planar and floating joints, mimics, turned
-- inertias that are oblique, moving links without mass, names of fixed joints, limits of
-- velocities.  Axes get unit length, because MJCF normalises them twice.
local cases = dofile "tests/fuzz/case.lua"
local fail = require "fail"
local lfs = require "lfs"
local mjcf_text = dofile "tests/support/robots/mjcf_text.lua"
local read = require("pl.file").read
local urdf = require "urdf"
local xml = require "xml"

local M = {}

local INSTEAD = { planar = "continuous", floating = "spherical" }
local BODY = { mass = "1", I = { "0.02", "0", "0", "0.02", "0", "0.02" } }
local FIXED_NAME = "%s_fixed"

local function replace_joint(joint)
  joint.type, joint.mimic = INSTEAD[joint.type] or joint.type, nil
  if joint.type == "fixed" then joint.name = FIXED_NAME:format(joint.child) end
  local length = 0.0
  for _, x in ipairs(joint.axis or {}) do length = length + tonumber(x) ^ 2 end
  for k, x in ipairs(joint.axis or {}) do
    joint.axis[k] = ("%.17g"):format(tonumber(x) / math.sqrt(length))
  end
end

local function replace_inertial(link, moves)
  local I = link.inertial and link.inertial.I
  if not I then
    link.inertial = moves and BODY or nil
  elseif I[2] ~= "0" or I[3] ~= "0" or I[5] ~= "0" then
    link.inertial.rpy = nil
  end
end

-- The case with a robot that both formats can express, in the order of its tree; nil for names that
-- MJCF reserves.
local function sayable(case)
  local both = cases.copy(case)
  local robot, place = both.robot, {}
  for _, joint in ipairs(robot.joints) do replace_joint(joint) end
  local above, floats = cases.above(robot), case.options.base == "floating"
  for k, name in ipairs(cases.walk { robot = robot, options = {} }) do place[name] = k end
  table.sort(robot.links, function(a, b) return place[a.name] < place[b.name] end)
  table.sort(robot.joints, function(a, b) return place[a.child] < place[b.child] end)
  for _, link in ipairs(robot.links) do
    local joint = above[link.name]
    replace_inertial(link, not joint and floats or joint and joint.type ~= "fixed")
    if link.name == "world" then return nil end
  end
  return both
end

-- all generated files as one text, without the lines that name the source
local function generated(directory)
  local names, parts = {}, {}
  for name in lfs.dir(directory) do names[#names + 1] = name:find "%.[chmk]+$" and name or nil end
  table.sort(names)
  for _, name in ipairs(names) do
    local text = read(directory .. "/" .. name, true):gsub("twin%.mjcf", "twin.urdf")
    parts[#parts + 1] = name .. "\n" .. text:gsub("[^\n]*sha256[^\n]*\n", "")
  end
  return table.concat(parts)
end

-- the first lines that differ
local function difference(a, b)
  local theirs = b:gmatch "[^\n]*"
  for line in a:gmatch "[^\n]*" do
    local other = theirs()
    if line ~= other then return ("urdf: %s\nmjcf: %s"):format(line, other) end
  end
  return "one is longer"
end

-- the texts of both formats
local function texts(case)
  local log, text = fail.log "twin.urdf", cases.urdf(case):gsub(' velocity="[^"]*"', "")
  local record = urdf.read(xml.parse_string(text, "twin.urdf"), log, {})
  return { urdf = text, mjcf = mjcf_text(record, case.options.base == "floating") }
end

function M.try(case, directory, prepare, generate)
  local both = sayable(case)
  if not both then return nil end
  local made, codes = {}, {}
  for format, text in pairs(texts(both)) do
    local place = ("%s/%s"):format(directory, format)
    lfs.mkdir(place)
    for name in lfs.dir(place) do os.remove(place .. "/" .. name) end
    local file = ("%s/twin.%s"):format(directory, format)
    local code, said = generate(prepare(both, directory, file, text, place))
    codes[format], made[format] = code, code == 0 and generated(place) or said
  end
  if codes.urdf ~= codes.mjcf then
    return "one format is refused", made.urdf .. made.mjcf
  elseif codes.urdf ~= 0 then
    return nil
  elseif made.urdf ~= made.mjcf then
    return "the C of two formats", difference(made.urdf, made.mjcf)
  end
  local code, said = generate { "diff", "--quiet", "--base", both.options.base or "fixed", "--name",
    "r", directory .. "/twin.urdf", directory .. "/twin.mjcf" }
  if code ~= 0 then return "pinion diff of two formats", said end
end

return M
