-- Random robots with equal limbs, as URDF text: prog.limbs.quotient_trace puts such limbs into
-- lanes.
--
--   local text, limbs = random_limbs.make(rng, nested, mimics, count)
--     rng: support/random.lua;  limbs: their number
--     nested: with fingers, true or, if frames are to be equal, their number;  mimics: with joints
--     that follow others; nil: drawn at random;  count: the number of limbs, without odd ones
--
-- A trunk carries 2 to 5 limbs with 2 or 3 joints of one shape, some with a fork or with two or
-- three equal fingers at the end.  Signs are mirrored from left to right; lengths, masses and
-- inertias are each limb's own; joint names and the order of welded links are random.  Sometimes a
-- limb lacks its last joint, has a reversed axis, a frame that is turned otherwise, by the digits
-- of an angle or by quarter turns, or a zero where others have none.  There may be a joint between
-- trunk and root, and one on the trunk that is like no other; if there are three limbs or more, it
-- may follow the first joint of the first one.  A joint of each limb may follow another one of the
-- limb, or the first joint of the first limb, with numbers of its own.

local M = {}

local AXES = { "1 0 0", "0 1 0", "0 0 1", "0 -1 0", "0.6 0 0.8" }
local TYPES = { "revolute", "revolute", "revolute", "continuous", "prismatic" }
local TURNS = { "0 0 0", "0 0 0", "1.5707963267948966 0 0", "0.3 0 0", "0 -1.5707963267948966 0.2" }

local OTHER_TURNS = {
  "1.5708 0 0", "0 -1.5707963 0", "0 0 3.14159", "3.14159 0 0.002", "0.4 0 -1.5708", "0 0 0",
}

local function number(x) return ("%.4f"):format(x) end

local function link(rng, name)
  local m = rng:uniform(0.3, 2)
  local function c() return number(rng:uniform(-0.1, 0.1)) end
  local a, b, d = rng:uniform(0.01, 0.02), rng:uniform(0.01, 0.02), rng:uniform(0.01, 0.02)
  return ([[
  <link name="%s">
    <inertial>
      <origin xyz="%s %s %s"/>
      <mass value="%s"/>
      <inertia ixx="%s" ixy="0.0004" ixz="-0.0003" iyy="%s" iyz="0.0002" izz="%s"/>
    </inertial>
  </link>
]]):format(name, c(), rng:chance(0.2) and "0" or c(), c(), number(m), number(a),
    number(b), number(d))
end

-- mimic: name of the joint that it follows, or nil
local function joint(rng, name, kind, parent, child, xyz, rpy, axis, mimic)
  local limit = (kind == "revolute" or kind == "prismatic")
    and '\n    <limit lower="-2" upper="2" effort="10" velocity="10"/>' or ""
  limit = limit .. '\n    <dynamics damping="0.1" friction="0.2"/>'
  if mimic then
    limit = limit .. ('\n    <mimic joint="%s" multiplier="%s" offset="%s"/>'):format(mimic,
      rng:pick { "1", "-1", number(rng:uniform(-2, 2)), number(rng:uniform(0.5, 2)) },
      rng:pick { "0", "0", number(rng:uniform(-0.5, 0.5)) })
  end
  return ([[
  <joint name="%s" type="%s">
    <origin xyz="%s" rpy="%s"/>
    <parent link="%s"/>
    <child link="%s"/>
    <axis xyz="%s"/>%s
  </joint>
]]):format(name, kind, xyz, rpy, parent, child, axis, limit)
end

local function turned_round(axis)
  return (axis:gsub("%S+", function(x) return x == "0" and x or x:sub(1, 1) == "-" and x:sub(2)
    or "-" .. x end))
end

-- the plan that limbs share: for each joint its type, turn, axis, and the joint that carries it
local function plan(rng, nested, mimics)
  local list, count = {}, rng:integer(2, 3)
  local function add(on)
    list[#list + 1] = {
      kind = rng:pick(TYPES), rpy = rng:pick(TURNS), axis = rng:pick(AXES), on = on,
      at = { rng:chance(0.2) and 0 or 1, rng:chance(0.3) and 0 or 1, 1 },
      welded = rng:chance(0.3),
    }
  end
  for k = 1, count do add(k > 2 and rng:chance(0.3) and k - 2 or k - 1) end
  if nested == nil then nested = rng:chance(0.2) end
  if nested then -- fingers with two joints each, on the last joint
    for finger = 1, nested == true and rng:integer(2, 3) or nested do
      for k = 1, 2 do
        add(k == 1 and count or #list)
        local one = list[#list]
        local other = finger > 1 and list[#list - 2]
        if other then one.kind, one.axis = other.kind, other.axis end
        if other and nested ~= true then one.rpy = other.rpy end
      end
    end
  end
  if mimics == nil then mimics = rng:chance(0.25) end
  for k = 2, mimics and #list or 1 do
    if k == #list or rng:chance(0.4) then
      list[k].follows = rng:chance(0.8) and 1 or "first"
    end
  end
  return list
end

-- the joint that a joint of a limb follows, or nil
local function leader_of(one, id)
  if one.follows == "first" then return id ~= "left1" and "left1_j1" or nil end
  return one.follows and ("%s_j%d"):format(id, one.follows)
end

local function limb(rng, shape, id, mirrored, odd)
  local text, links = {}, { [0] = "trunk" }
  local count = odd == "short" and #shape - 1 or #shape
  for k = 1, count do
    local one, xyz = shape[k], {}
    for c = 1, 3 do
      xyz[c] = number(one.at[c] * rng:uniform(0.1, 0.4) * (mirrored and c == 2 and -1 or 1))
    end
    local axis = odd == "turned" and k == 1 and turned_round(one.axis) or one.axis
    links[k] = ("%s_l%d"):format(id, k)
    text[#text + 1] = link(rng, links[k])
    text[#text + 1] = joint(rng, ("%s_j%d"):format(id, k), one.kind, links[one.on], links[k],
      table.concat(xyz, " "), odd == "frames" and rng:pick(OTHER_TURNS) or one.rpy, axis,
      leader_of(one, id))
    if one.welded then
      text[#text + 1] = link(rng, links[k] .. "_tip")
      text[#text + 1] = joint(rng, links[k] .. "_weld", "fixed", links[k], links[k] .. "_tip",
        "0.01 0.02 0.1", "0 0 0", "1 0 0")
    end
  end
  return table.concat(text)
end

function M.make(rng, nested, mimics, wanted)
  local shape, count = plan(rng, nested, mimics), wanted or rng:pick { 2, 2, 3, 4, 5 }
  local text = { '<robot name="limbs">\n', link(rng, "trunk") }
  if rng:chance(0.3) then
    text[#text + 1] = link(rng, "stand")
    text[#text + 1] =
      joint(rng, "waist", "revolute", "stand", "trunk", "0 0 0.5", "0 0 0", "0 0 1")
  end
  for k = 1, count do
    local odd = not wanted and rng:chance(0.15) and rng:pick { "short", "turned", "frames" }
    text[#text + 1] = limb(rng, shape, ("%s%d"):format(k % 2 == 0 and "right" or "left", k),
      k % 2 == 0, odd)
    if k == 1 and rng:chance(0.3) then
      text[#text + 1] = link(rng, "head")
      text[#text + 1] = joint(rng, "neck", "revolute", "trunk", "head", "0.2 0 0.3", "0 0 0",
        "0 1 0", not wanted and count > 2 and rng:chance(0.3) and "left1_j1")
    end
  end
  text[#text + 1] = "</robot>\n"
  return table.concat(text), count
end

return M
