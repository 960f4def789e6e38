--- A case of the fuzzer: a robot, options, a compiler, as plain tables, and its texts.
--
-- case = { seed =, robot =, options =, compiler = { cc =, flags = }, twin = also as MJCF? }
--   robot    { name, links = { { name, inertial = nil | { xyz, rpy, mass, I = six } } .. },
--              joints = { { name, type, parent, child, xyz, rpy, axis, mimic = nil | { joint,
--              multiplier, offset }, dynamics = nil | { damping, friction } } .. },
--              rotors = { { joint, inertia, gear } .. } }; numbers are strings, as typed
--   options  as in the command line, `_` for `-`; lists if an option repeats or is a list.
--            Repeated name=value options are { name, value } pairs.  by_config: all that can go
--            through --config does so
local M = {}

-- ---- URDF ---------------------------------------------------------------------------------------

local ENTITIES = { ["&"] = "&amp;", ["<"] = "&lt;", [">"] = "&gt;", ['"'] = "&quot;",
  ["\n"] = "&#10;", ["\t"] = "&#9;" }

local function xml(text) return (text:gsub('[&<>"\n\t]', ENTITIES)) end

local function three(list) return table.concat(list, " ") end

local function origin(of)
  if not of.xyz and not of.rpy then return "" end
  return ("    <origin%s%s/>\n"):format(of.xyz and (' xyz="%s"'):format(three(of.xyz)) or "",
    of.rpy and (' rpy="%s"'):format(three(of.rpy)) or "")
end

local MOMENTS = { "ixx", "ixy", "ixz", "iyy", "iyz", "izz" }

local function inertial(of)
  local words = {}
  for k, name in ipairs(MOMENTS) do words[k] = ('%s="%s"'):format(name, of.I[k]) end
  return ('  <inertial>\n%s    <mass value="%s"/>\n    <inertia %s/>\n  </inertial>\n'):format(
    origin(of), of.mass, table.concat(words, " "))
end

local function link_text(link)
  return ('<link name="%s">\n%s</link>\n'):format(xml(link.name),
    link.inertial and inertial(link.inertial) or "")
end

local function joint_text(joint)
  local lines = {
    ('<joint name="%s" type="%s">\n'):format(xml(joint.name), joint.type), origin(joint),
    ('    <parent link="%s"/>\n    <child link="%s"/>\n'):format(xml(joint.parent),
      xml(joint.child)),
  }
  local function add(form, ...) lines[#lines + 1] = form:format(...) end
  if joint.axis then add('    <axis xyz="%s"/>\n', three(joint.axis)) end
  if joint.type == "revolute" or joint.type == "prismatic" then
    add('    <limit lower="-3" upper="3" effort="10" velocity="5"/>\n')
  end
  if joint.dynamics then
    add('    <dynamics damping="%s" friction="%s"/>\n', joint.dynamics[1], joint.dynamics[2])
  end
  if joint.mimic then
    add('    <mimic joint="%s" multiplier="%s" offset="%s"/>\n', xml(joint.mimic.joint),
      joint.mimic.multiplier, joint.mimic.offset)
  end
  return table.concat(lines) .. "</joint>\n"
end

local function rotor_text(k, rotor)
  return ([[
<transmission name="t%d"><type>transmission_interface/SimpleTransmission</type>
  <joint name="%s"><hardwareInterface>E</hardwareInterface></joint>
  <actuator name="m%d"><mechanicalReduction>%s</mechanicalReduction>
    <rotorInertia>%s</rotorInertia></actuator>
</transmission>
]]):format(k, xml(rotor.joint), k, rotor.gear, rotor.inertia)
end

--- The URDF of a case.
function M.urdf(case)
  local robot = case.robot
  local parts = { ('<?xml version="1.0"?>\n<robot name="%s">\n'):format(xml(robot.name)) }
  for _, link in ipairs(robot.links) do parts[#parts + 1] = link_text(link) end
  for _, joint in ipairs(robot.joints) do parts[#parts + 1] = joint_text(joint) end
  for k, rotor in ipairs(robot.rotors or {}) do parts[#parts + 1] = rotor_text(k, rotor) end
  return table.concat(parts) .. "</robot>\n"
end

-- ---- options ------------------------------------------------------------------------------------

-- those that take one word, as it is
local PLAIN = { "name", "base", "real", "mimic", "pattern", "sincos", "target", "friction_width",
  "lanes", "split", "rows", "snap", "limbs", "loops" }
-- those that take none
local FLAGS = { "joint_friction", "packed_derivatives", "packed_regressors" }
-- numbers in a configuration; the rest are strings
local NUMBER = { friction_width = true, lanes = true, split = true, rows = true, snap = true }

local function lua(value)
  if type(value) ~= "table" then
    return type(value) == "string" and ("%q"):format(value) or tostring(value)
  end
  local parts = {}
  if #value > 0 then
    for k, x in ipairs(value) do parts[k] = lua(x) end
  else
    local keys = {}
    for key in pairs(value) do keys[#keys + 1] = key end
    table.sort(keys)
    for k, key in ipairs(keys) do parts[k] = ("[%q] = %s"):format(key, lua(value[key])) end
  end
  return "{ " .. table.concat(parts, ", ") .. " }"
end
M.lua = lua

local function numbers(list)
  local out = {}
  for k, x in ipairs(list) do out[k] = tonumber(x) end
  return out
end

local function keyed(list)
  local out = {}
  for _, pair in ipairs(list) do out[pair[1]] = tonumber(pair[2]) end
  return out
end

-- options that only a configuration has
local function add_places(config, o)
  if o.extra_frames then
    config.extra_frames = {}
    for k, f in ipairs(o.extra_frames) do
      config.extra_frames[k] = { name = f.name, link = f.link, xyz = numbers(f.xyz),
        rpy = numbers(f.rpy) }
    end
  end
  config.constraints, config.spook_by_row = o.constraints, o.spook_by_row
  if o.payload then
    config.payload = {}
    for k, p in ipairs(o.payload) do
      local inertia = {}
      for i, name in ipairs(MOMENTS) do inertia[name] = tonumber(p.I[i]) end
      config.payload[k] = { link = p.link, mass = tonumber(p.mass), com = numbers(p.com),
        inertia = inertia }
    end
  end
end

local function add_the_rest(config, o)
  for _, key in ipairs(PLAIN) do
    if o[key] then config[key] = NUMBER[key] and tonumber(o[key]) or o[key] end
  end
  config.optimize = o.optimize and tonumber(o.optimize)
  config.gravity = o.gravity and numbers(o.gravity)
  config.functions, config.frames, config.poses = o.functions, o.frames, o.poses
  config.tunable = o.tunable
  config.order, config.prescribed = o.order, o.prescribed
  for _, key in ipairs(FLAGS) do config[key] = o[key] end
  config.screw = o.screw and keyed(o.screw)
  config.armature = o.no_armature and "none" or o.armature and keyed(o.armature)
  if o.fuse then
    config.fuse = {}
    for _, f in ipairs(o.fuse) do config.fuse[f.name] = f.outputs end
  end
end

-- The configuration file of a case, or nil if it needs none.
function M.config(case)
  local o, config = case.options, {}
  add_places(config, o)
  if o.by_config then add_the_rest(config, o) end
  if next(config) == nil then return nil end
  local keys, lines = {}, {}
  for key in pairs(config) do keys[#keys + 1] = key end
  table.sort(keys)
  for k, key in ipairs(keys) do lines[k] = ("%s = %s\n"):format(key, lua(config[key])) end
  return table.concat(lines)
end

-- The words of the command line except -o, --config, --order FILE and the robot.
function M.words(case)
  local o, words = case.options, {}
  if o.by_config then return words end
  -- in one word, because a value may begin with a dash
  local function add(option, value) words[#words + 1] = option .. "=" .. value end
  for _, key in ipairs(PLAIN) do
    if o[key] then add("--" .. key:gsub("_", "-"), o[key]) end
  end
  if o.optimize then words[#words + 1] = "-O" .. o.optimize end
  if o.gravity then words[#words + 1] = "--gravity=" .. table.concat(o.gravity, ",") end
  if o.functions then add("--functions", table.concat(o.functions, ",")) end
  if o.frames then add("--frames", table.concat(o.frames, ",")) end
  if o.poses then add("--poses", table.concat(o.poses, ",")) end
  if o.prescribed then add("--prescribed", table.concat(o.prescribed, ",")) end
  if o.order == "alphabetical" then add("--order", o.order) end
  for _, key in ipairs(FLAGS) do
    if o[key] then words[#words + 1] = "--" .. key:gsub("_", "-") end
  end
  if o.no_armature then add("--armature", "none") end
  for _, word in ipairs(o.tunable or {}) do add("--tunable", word) end
  for _, pair in ipairs(o.screw or {}) do add("--screw", pair[1] .. "=" .. pair[2]) end
  for _, pair in ipairs(o.armature or {}) do add("--armature", pair[1] .. "=" .. pair[2]) end
  for _, f in ipairs(o.fuse or {}) do
    add("--fuse", f.name .. "=" .. table.concat(f.outputs, ","))
  end
  return words
end

-- ---- facts about a case -------------------------------------------------------------------------

--- link name -> joint above it
function M.above(robot)
  local above = {}
  for _, joint in ipairs(robot.joints) do above[joint.child] = joint end
  return above
end

-- Do joints follow others?
function M.follows(case)
  if case.options.mimic == "free" then return false end
  for _, joint in ipairs(case.robot.joints) do
    if joint.mimic then return true end
  end
  return false
end

-- Names of links from the root on, depth first, with extra frames after their link.
function M.walk(case)
  local robot, names = case.robot, {}
  local above, below = M.above(robot), {}
  for _, joint in ipairs(robot.joints) do
    below[joint.parent] = below[joint.parent] or {}
    table.insert(below[joint.parent], joint)
  end
  local function visit(link)
    names[#names + 1] = link
    for _, frame in ipairs(case.options.extra_frames or {}) do
      if frame.link == link then names[#names + 1] = frame.name end
    end
    local list = below[link] or {}
    if case.options.order == "alphabetical" then
      table.sort(list, function(a, b) return a.name < b.name end)
    end
    for _, joint in ipairs(list) do visit(joint.child) end
  end
  for _, link in ipairs(robot.links) do
    if not above[link.name] then visit(link.name) end
  end
  return names
end

--- A copy that can be changed.
function M.copy(value)
  if type(value) ~= "table" then return value end
  local out = {}
  for key, x in pairs(value) do out[key] = M.copy(x) end
  return out
end

return M
