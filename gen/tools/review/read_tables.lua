-- Reads a robot back from its tables for the generic runtime (r_model.c, r_limits.c), as
-- tools.review.seen_robot has it, if nothing but its code is available.
--
--   read_tables.of(r, files, single) -> the robot, or nil if it has no tables.  r: its identifier;
--                         files: name -> text;  single: round limits to float, because the other
--                         side's are.  Links that are welded together become one, named as in the
--                         header's table; lines are unknown.
--   read_tables.in_float(r, files)     whether limits are rounded to float
--   read_tables.data(text)             an initialiser of C, or JSON, as tables, or nil
local mat3 = require "spatial.mat3"
local number = require "number"
local order = require "order"

local M = {}

-- com and inertia come from moments about the origin, by differences of larger numbers
local NEAR = 1e-12

local TYPES = {
  PINION_REVOLUTE = "revolute", PINION_PRISMATIC = "prismatic", PINION_HELICAL = "helical",
  PINION_PLANAR = "planar", PINION_SPHERICAL = "spherical", PINION_FLOATING = "floating",
}

local SIMPLE = { revolute = true, prismatic = true, helical = true } -- joints of one number

-- a literal of C, of double or float
local function literal(word) return tonumber(word) or tonumber((word:gsub("f$", ""))) end

local BLANK = { n = "\n", r = "\r", t = "\t" }

-- escapes of C (\ooo) and of JSON
local function unquoted(word)
  word = word:gsub("\\(%d%d%d)", function(octal) return string.char(tonumber(octal, 8)) end)
  return (word:gsub("\\([nrtu])(%x?%x?%x?%x?)", function(kind, hex)
    return kind == "u" and utf8.char(tonumber(hex, 16)) or BLANK[kind] .. hex
  end))
end

-- '{ 1.0, { "a", X } }' -> { 1.0, { "a", "X" } }; JSON likewise, with the keys of objects
function M.data(text)
  local stack, keys, at = { {} }, {}, 1
  local function add(value)
    local top = stack[#stack]
    top[keys[#stack] or #top + 1], keys[#stack] = value, nil
  end
  -- then no quote and no two backslashes are within quotes
  text = text:gsub("\\\\", "\\u005c"):gsub('\\"', "\\u0022")
  while at <= #text do
    local word
    local stop = at + 1
    if text:find("^[{[]", at) then
      stack[#stack + 1] = {}
    elseif text:find("^[]}]", at) and #stack > 1 then
      add(table.remove(stack))
    elseif text:find('^"', at) then
      word, stop = text:match('^"([^"]*)"()', at)
      if not word then return nil end
      local colon = text:match("^%s*:()", stop)
      if colon then
        keys[#stack], stop = unquoted(word), colon
      else
        add(unquoted(word))
      end
    else
      word, stop = text:match("^([%w_.+-]+)()", at)
      if word then add(word ~= "null" and (literal(word) or word) or nil) end
      stop = stop or at + 1
    end
    at = stop
  end
  return #stack == 1 and stack[1][1] or nil
end

-- the value of `name[..] = { .. };`
local function array(text, name)
  local words = text and text:match("%f[%w_]" .. name .. "%[[^%]]*%] = (%b{});")
  return words and M.data((words:gsub("/%*.-%*/", "")))
end

-- fixed-axis roll, pitch, yaw of a matrix
local function rpy_of(R)
  local pitch = math.atan(-R[3][1], math.sqrt(R[1][1] ^ 2 + R[2][1] ^ 2))
  if math.abs(R[3][1]) > 1 - 1e-12 then return { 0.0, pitch, math.atan(-R[1][2], R[2][2]) } end
  return { math.atan(R[3][2], R[3][3]), pitch, math.atan(R[2][1], R[1][1]) }
end

-- m, h, I about the origin -> mass, com, inertia about com
local function about_com(m, h, I)
  local none = m == 0
  for k = 1, 6 do none = none and I[k] == 0 end
  if none then return nil end
  local x, y, z = 0.0, 0.0, 0.0
  if m ~= 0 then x, y, z = h[1] / m, h[2] / m, h[3] / m end
  local shift = { y * y + z * z, -x * y, -x * z, x * x + z * z, -y * z, x * x + y * y }
  local inertia, largest = {}, 0.0
  for k = 1, 6 do inertia[k], largest = I[k] - m * shift[k], math.max(largest, math.abs(I[k])) end
  return m, { x, y, z }, mat3.tidy(inertia, largest)
end

local function given(x) return x ~= 0 and x or nil end

-- The link after which each body is named, from the column of the joint table in the header: the C
-- tables only have the links of fk, which an option chooses.
local function links_of(bodies, header)
  local link_of, at = { [-1] = "(base)" }, nil
  for line in header:gmatch "\n( %*[^\n]*)" do
    local i = at and tonumber(line:match "^ %*   (%d+) ")
    if i then
      link_of[i - 1] = line:sub(at):gsub("\\x(%x%x)", function(hex)
        return string.char(tonumber(hex, 16))
      end)
    elseif at then
      break
    end
    at = at or line:match "^ %*   i  .*()child link$"
  end
  for i, body in ipairs(bodies) do
    link_of[i - 1] = link_of[i - 1] or ("(link of %s)"):format(body[1])
  end
  return link_of
end

-- the places of a row: see templates/model.c
local function joint_of(body, i, bodies, link_of)
  local joint = {
    name = body[1], type = TYPES[body[2]], parent = link_of[body[3]], child = link_of[i - 1],
    xyz = body[7], R = mat3.of_flat(body[6]), axis = mat3.norm(body[8]) > 0 and body[8] or nil,
    armature = given(body[13]), damping = given(body[14]), friction = given(body[15]),
  }
  joint.rpy = rpy_of(joint.R)
  for k, other in ipairs(bodies) do
    if k ~= i and other[4] == body[4] and other[11] == 1 and other[12] == 0
      and (body[11] ~= 1 or body[12] ~= 0 or k < i) then
      joint.mimic = { joint = other[1], multiplier = body[11], offset = body[12] }
      break
    end
  end
  return joint
end

local LIMITS = { lower = "q_lower", upper = "q_upper", velocity = "v_max", effort = "tau_max" }

function M.in_float(r, files)
  return (files[r .. "_limits.c"] or ""):find "\nconst float " ~= nil
end

function M.of(r, files, single)
  local text, limits = files[r .. "_model.c"], files[r .. "_limits.c"]
  local bodies = array(text, "bodies")
  if not bodies then return nil end
  local link_of = links_of(bodies, files[r .. ".h"] or "")
  local seen = { name = r, near = NEAR, links = { { name = link_of[-1] } }, joints = {} }
  for i, body in ipairs(bodies) do
    local joint = joint_of(body, i, bodies, link_of)
    local mass, com, inertia = about_com(body[16], body[17], body[18])
    seen.joints[i] = joint
    seen.links[i + 1] = { name = joint.child, mass = mass, com = com, inertia = inertia }
    for key, name in order.pairs(LIMITS) do
      local list = array(limits, r .. "_" .. name)
      local x = list and not joint.mimic and SIMPLE[joint.type]
        and list[body[name:find("^q_") and 4 or 5] + 1]
      local known = type(x) == "number" -- else INFINITY
      joint[key] = known and (single and number.to_float(x) or x) or nil
    end
  end
  return seen
end

return M
