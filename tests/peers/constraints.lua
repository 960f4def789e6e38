--- Constraints of a configuration in MJCF, for mjcf.lua; nothing of gen/ is in it.
--
--   constraints.read(path) -> { sites, text }
--     sites  list of { name, link (WORLD for none), xyz, rpy, turn }, frames of constraints; turn
--            is a quaternion w x y z, to come after rpy
--     text   <equality>, <tendon> and <custom>
--
-- In <custom>, constraint k is a text Ck "TYPE JOINT.." and numbers Ck: for distance its length,
-- for coupling its coefficients, then its offset.  A locked joint is a coupling of one joint.
--
-- MuJoCo's own kinds for them are connect (point, ball, two planes with one point on both), weld
-- and the length of a tendon (distance); other constraints are only in <custom>.  Both ends of a
-- constraint are sites; bench and tests set the places on the second body from these, since the
-- compiler takes them from the pose with joints at zero.

local M = {}

M.WORLD = "" -- no link can have this name

-- the configuration as Lua runs it, with nothing but its own tables
local function run(path)
  local said = setmetatable({}, {
    __index = { table = table, ipairs = ipairs, math = math, string = string },
  })
  assert(loadfile(path, "t", said))()
  return said.constraints or {}
end

-- the shortest turn of z to this axis, w x y z
local function shortest(axis)
  local size = math.sqrt(axis[1] ^ 2 + axis[2] ^ 2 + axis[3] ^ 2)
  local x, y, z = axis[1] / size, axis[2] / size, axis[3] / size
  if z < -1 + 1e-12 then return { 0.0, 0.0, 1.0, 0.0 } end
  local long = math.sqrt(2 * (1 + z))
  return { long / 2, -y / long, x / long, 0.0 }
end

local function site(name, at)
  at = at or {}
  return {
    name = name, link = at.link or M.WORLD, xyz = at.xyz or { 0, 0, 0 },
    rpy = at.rpy or { 0, 0, 0 },
    turn = at.axis and shortest(at.axis) or { 1.0, 0.0, 0.0, 0.0 },
  }
end

local function words(list, format)
  local text = {}
  for k, x in ipairs(list) do text[k] = format:format(x) end
  return table.concat(text, " ")
end

-- the sum of a constraint without ends: joints, coefficients, value
local function sum_of(c)
  if c.type == "locked" then return { c.joint }, { 1, c.value or 0 } end
  local joints, factors = {}, {}
  for joint in pairs(c.joints) do joints[#joints + 1] = joint end
  table.sort(joints)
  for k, joint in ipairs(joints) do factors[k] = c.joints[joint] end
  factors[#factors + 1] = c.offset or 0
  return joints, factors
end

local function numbers_of(c)
  if not c.a then
    local joints, factors = sum_of(c)
    return "coupling " .. table.concat(joints, " "), factors
  end
  return c.type, { c.length or 0 }
end

-- the place on a link, as a key: planes that share one are a pin
local function pin_of(c)
  return c.type == "point_on_plane" and ("%s %s"):format(c.a.link, words(c.a.xyz or {}, "%.17g"))
end

local CONNECTED = { point = true, ball = true }
local CONNECT = '<connect name="%s" body1="%s" body2="%s" anchor="%s" solimp="0.9999 0.9999 1"/>'
local WELD = '<weld name="%s" body1="%s" body2="%s" solimp="0.9999 0.9999 1"/>'
local SPATIAL = '<spatial name="%s"><site site="%s_a"/><site site="%s_b"/></spatial>'
local LENGTH = '<tendon name="%s" tendon1="%s" solimp="0.9999 0.9999 1"/>'

-- lines of <equality> and <tendon>
local function own_words(list)
  local equalities, tendons, pins = {}, {}, {}
  for k, c in ipairs(list) do
    local name, pin = ("C%d"):format(k), pin_of(c)
    local a, b = c.a and c.a.link or "world", c.b and c.b.link or "world"
    if CONNECTED[c.type] or pin and pins[pin] then
      equalities[#equalities + 1] =
        CONNECT:format(name, a, b, words(c.a.xyz or { 0, 0, 0 }, "%.17g"))
    elseif c.type == "weld" then
      equalities[#equalities + 1] = WELD:format(name, a, b)
    elseif c.type == "distance" then
      equalities[#equalities + 1] = LENGTH:format(name, name)
      tendons[#tendons + 1] = SPATIAL:format(name, name, name)
    end
    if pin then pins[pin] = true end
  end
  return equalities, tendons
end

local function element(name, lines)
  if #lines == 0 then return "" end
  return ("  <%s>\n    %s\n  </%s>\n"):format(name, table.concat(lines, "\n    "), name)
end

function M.read(path)
  local list, sites, customs = run(path), {}, {}
  for k, c in ipairs(list) do
    local name = ("C%d"):format(k)
    if c.a then
      sites[#sites + 1], sites[#sites + 2] = site(name .. "_a", c.a), site(name .. "_b", c.b)
    end
    local data, values = numbers_of(c)
    customs[#customs + 1] = ('<text name="%s" data="%s"/>'):format(name, data)
    customs[#customs + 1] = ('<numeric name="%s" data="%s"/>'):format(name, words(values, "%.17g"))
  end
  local equalities, tendons = own_words(list)
  return {
    sites = sites,
    text = element("custom", customs) .. element("tendon", tendons)
      .. element("equality", equalities),
  }
end

return M
