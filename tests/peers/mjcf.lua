--- URDF -> MJCF, MuJoCo's own language, so that MuJoCo can judge what pinion generates.
--
--   lua mjcf.lua ROBOT.urdf fixed|floating [CONFIG.lua] > robot.xml      (gen/ on Lua's paths)
--
-- Written to be wrong in other places than pinion: it takes the records of the URDF reader and
-- nothing else of gen/, merges nothing, numbers nothing, and every link stays a body of its own.
--
--   URDF                   MuJoCo: joints in the child's body, in this order
--   revolute, continuous   hinge NAME
--   prismatic              slide NAME
--   planar                 slide NAME_x, slide NAME_y, hinge NAME_angle
--   spherical              ball NAME
--   floating               slide NAME_x, NAME_y, NAME_z, ball NAME_ball (a free joint of MuJoCo
--                          cannot hang below another, nor start from a turned frame)
--   --base floating        free joint `base` on the root link
--
-- The first axis of a planar joint in its plane, for which URDF has no word, is the one of r.h: for
-- an axis along x, y or z the next one in the cycle x y z; else the x of the child's frame turned
-- by Rz Ry so that z is on the axis.  A mimic joint is free, as in the C (run.sh): MuJoCo has
-- soft constraints only.  Links that cannot move get no inertia, since pinion does not count them.
--
-- With a configuration, its constraints as well: the frames of constraint k are sites Ck_a and
-- Ck_b, <custom> has its type in a text Ck and its numbers in Ck (constraints.lua beside this
-- file), and <equality> has those that MuJoCo can express.

local constraints = dofile "tests/peers/constraints.lua"
local fail = require "fail"
local checks = require "robot"
local urdf = require "urdf"
local xml = require "xml"

-- ---- small algebra ------------------------------------------------------------------------------

local function multiply(A, B)
  local C = { {}, {}, {} }
  for i = 1, 3 do
    for j = 1, 3 do C[i][j] = A[i][1] * B[1][j] + A[i][2] * B[2][j] + A[i][3] * B[3][j] end
  end
  return C
end

local function transpose(A)
  return {
    { A[1][1], A[2][1], A[3][1] }, { A[1][2], A[2][2], A[3][2] }, { A[1][3], A[2][3], A[3][3] },
  }
end

-- w x y z of half-angle turns: yaw about z, then pitch about y, then roll about x
local function quaternion(rpy)
  local cr, sr = math.cos(rpy[1] / 2), math.sin(rpy[1] / 2)
  local cp, sp = math.cos(rpy[2] / 2), math.sin(rpy[2] / 2)
  local cy, sy = math.cos(rpy[3] / 2), math.sin(rpy[3] / 2)
  return {
    cr * cp * cy + sr * sp * sy, sr * cp * cy - cr * sp * sy,
    cr * sp * cy + sr * cp * sy, cr * cp * sy - sr * sp * cy,
  }
end

-- p, then q in its axes
local function compose(p, q)
  local a, b, c, d = table.unpack(p)
  local w, x, y, z = table.unpack(q)
  return {
    a * w - b * x - c * y - d * z, a * x + b * w + c * z - d * y,
    a * y - b * z + c * w + d * x, a * z + b * y - c * x + d * w,
  }
end

local function matrix(q)
  local w, x, y, z = table.unpack(q)
  return {
    { w * w + x * x - y * y - z * z, 2 * (x * y - w * z), 2 * (x * z + w * y) },
    { 2 * (x * y + w * z), w * w - x * x + y * y - z * z, 2 * (y * z - w * x) },
    { 2 * (x * z - w * y), 2 * (y * z + w * x), w * w - x * x - y * y + z * z },
  }
end

-- places above the diagonal of a matrix, and the axis across
local OFF = { { 2, 3, 1 }, { 3, 1, 2 }, { 1, 2, 3 } }

-- The principal moments of I and the quaternion of their axes.  MuJoCo does this by itself for a
-- full inertia but stops at 1e-12 kg m^2, which is 1e-7 of a small body. So it is done here, to the
-- last digit: Jacobi's method, with the tensor turned from I each time so that no error builds up.
local function principal(I)
  local q = { 1.0, 0.0, 0.0, 0.0 }
  for _ = 1, 40 do
    local R = matrix(q)
    local D = multiply(multiply(transpose(R), I), R)
    local largest = OFF[1]
    for _, at in ipairs(OFF) do
      if math.abs(D[at[1]][at[2]]) > math.abs(D[largest[1]][largest[2]]) then largest = at end
    end
    local i, j, across = table.unpack(largest)
    if math.abs(D[i][j]) <= 1e-17 * (D[1][1] + D[2][2] + D[3][3]) then
      return { D[1][1], D[2][2], D[3][3] }, q
    end
    local angle = math.atan(2 * D[i][j], D[i][i] - D[j][j]) / 2
    local turn = { math.cos(angle / 2), 0.0, 0.0, 0.0 }
    turn[across + 1] = math.sin(angle / 2)
    q = compose(q, turn)
  end
  local R = matrix(q)
  local D = multiply(multiply(transpose(R), I), R)
  return { D[1][1], D[2][2], D[3][3] }, q
end

local function cross(a, b)
  return {
    a[2] * b[3] - a[3] * b[2], a[3] * b[1] - a[1] * b[3], a[1] * b[2] - a[2] * b[1],
  }
end

-- the two axes in the plane of a planar joint
local function in_plane(n)
  local ex
  for k = 1, 3 do
    if math.abs(n[k]) == 1 then
      ex = { 0.0, 0.0, 0.0 }
      ex[k % 3 + 1] = 1.0
    end
  end
  if not ex then
    local across = math.sqrt(n[1] * n[1] + n[2] * n[2])
    ex = { n[3] * n[1] / across, n[3] * n[2] / across, -across }
  end
  return ex, cross(n, ex)
end

-- ---- text ---------------------------------------------------------------------------------------

local function numbers(list)
  local words = {}
  for k, x in ipairs(list) do words[k] = ("%.17g"):format(x) end
  return table.concat(words, " ")
end

local ENTITIES = { ["&"] = "&amp;", ["<"] = "&lt;", [">"] = "&gt;", ['"'] = "&quot;" }

local function quoted(s) return '"' .. s:gsub('[&<>"]', ENTITIES) .. '"' end

local function inertial(body)
  local moments, turn = principal {
    { body.ixx, body.ixy, body.ixz }, { body.ixy, body.iyy, body.iyz },
    { body.ixz, body.iyz, body.izz },
  }
  return ('<inertial pos="%s" mass="%.17g" diaginertia="%s" quat="%s"/>'):format(
    numbers(body.xyz), body.mass, numbers(moments), numbers(compose(quaternion(body.rpy), turn)))
end

local UNIT = { { 1, 0, 0 }, { 0, 1, 0 }, { 0, 0, 1 } }

local function element(kind, name, axis, armature)
  local words = { "<joint name=" .. quoted(name), ('type="%s"'):format(kind) }
  if axis then words[#words + 1] = ('axis="%s"'):format(numbers(axis)) end
  if armature then words[#words + 1] = ('armature="%.17g"'):format(armature) end
  return table.concat(words, " ") .. "/>"
end

local JOINT = {}

function JOINT.fixed() return {} end

function JOINT.revolute(j) return { element("hinge", j.name, j.axis, j.armature) } end
JOINT.continuous = JOINT.revolute

function JOINT.prismatic(j) return { element("slide", j.name, j.axis, j.armature) } end

function JOINT.planar(j)
  local ex, ey = in_plane(j.axis)
  return {
    element("slide", j.name .. "_x", ex), element("slide", j.name .. "_y", ey),
    element("hinge", j.name .. "_angle", j.axis),
  }
end

function JOINT.spherical(j) return { element("ball", j.name) } end

function JOINT.floating(j)
  return {
    element("slide", j.name .. "_x", UNIT[1]), element("slide", j.name .. "_y", UNIT[2]),
    element("slide", j.name .. "_z", UNIT[3]), element("ball", j.name .. "_ball"),
  }
end

-- ---- the tree -----------------------------------------------------------------------------------

-- The body of the link that `joint` carries, and everything below it.
local function write_body(robot, joint, lines, indent, moves, sites)
  local link = robot.link_by_name[joint.child]
  local function say(text) lines[#lines + 1] = indent .. text end
  moves = moves or joint.type ~= "fixed"
  local body = moves or link.name ~= "world" -- MuJoCo has a body of this name
  if body then
    say(('<body name=%s pos="%s" quat="%s">'):format(quoted(link.name), numbers(joint.xyz),
      numbers(quaternion(joint.rpy))))
  end
  if link.inertial and moves then say("  " .. inertial(link.inertial)) end
  for _, text in ipairs(joint.elements or JOINT[joint.type](joint)) do say("  " .. text) end
  for _, text in ipairs(sites[link.name] or {}) do say("  " .. text) end
  for _, other in ipairs(robot.joints) do
    if other.parent == link.name then
      write_body(robot, other, lines, indent .. "  ", moves, sites)
    end
  end
  if body then say("</body>") end
end

-- Everything that MuJoCo would add or mend by itself is turned off.
local HEAD = [[
<mujoco model=%s>
  <compiler angle="radian" coordinate="local" boundmass="0" boundinertia="0" settotalmass="-1"
    balanceinertia="false" inertiafromgeom="false"/>
  <option gravity="0 0 -9.81">
    <flag constraint="disable" contact="disable" limit="disable" passive="disable"
      actuation="disable" energy="enable"/>
  </option>
  <worldbody>]]

local function mjcf(robot, floating, ties)
  local lines, sites = { HEAD:format(quoted(robot.name)) }, {}
  for _, site in ipairs(ties and ties.sites or {}) do
    local list = sites[site.link or constraints.WORLD] or {}
    list[#list + 1] = ('<site name="%s" pos="%s" quat="%s"/>'):format(site.name,
      numbers(site.xyz), numbers(compose(quaternion(site.rpy), site.turn)))
    sites[site.link or constraints.WORLD] = list
  end
  for _, text in ipairs(sites[constraints.WORLD] or {}) do lines[#lines + 1] = "    " .. text end
  local root = { child = robot.root, xyz = { 0, 0, 0 }, rpy = { 0, 0, 0 }, type = "fixed" }
  if floating then
    root.type, root.elements = "floating", { '<freejoint name="base"/>' }
  end
  write_body(robot, root, lines, "    ", false, sites)
  lines[#lines + 1] = "  </worldbody>"
  if ties then lines[#lines + 1] = ties.text end
  lines[#lines + 1] = "</mujoco>\n"
  return table.concat(lines, "\n")
end

local function main(path, base, config)
  assert(base == "fixed" or base == "floating",
    "usage: mjcf.lua ROBOT.urdf fixed|floating [CONFIG.lua]")
  local log = fail.log(path)
  local robot = checks.check(urdf.read(xml.read(path), log), log)
  io.write(mjcf(robot, base == "floating", config and constraints.read(config)))
end

local ok, problem = pcall(main, arg[1], arg[2], arg[3])
if not ok then
  local text = fail.is(problem) and problem.items[1].text or tostring(problem)
  io.stderr:write("mjcf: ", text, "\n")
  os.exit(1)
end
