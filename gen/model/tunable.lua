-- Numbers of the robot that are set at run time: `--tunable LINK:mass,com,inertia` and
-- `--tunable JOINT:origin`.
--
--   tunable.mark(specs, robot, bodies, places, log)   before frames are chosen; specs as typed
--   tunable.fields(model)                        after everything has its identifier
--   tunable.values(model)                        their values in the file, an array from 0 ("p")
--   tunable.origin(list, p, frame, axis)         the constant parts around a tunable origin
--   tunable.constant(body), tunable.seen(..)     for -O2: the constant part of tunable links
--
-- They set these fields:
--   place.tunable   { mass, com, inertia = whether, index = { m, c = {..}, I = {..} } }
--   body.tunable    { index = { x, y, z, roll, pitch, yaw } }: the joint's origin
--   model.tunable   nil, or { fields = { { name, value, unit, what }.. }, payloads = { place.. } }
-- An index is the number's place, from 0, in the argument "p" of a function.  Fields are in the
-- order of the tree, links first, whatever the order of the options.
--   m, cx cy cz, Ixx Ixy Ixz Iyy Iyz Izz   of the link alone, in its own frame: mass, centre
--       of mass, inertia about that centre (the rpy of <inertial> already applied)
--   x y z, roll pitch yaw                  of the joint's <origin>, as typed
local fail = require "fail"
local letters = require "spatial.letters"
local lists = require "list"
local mat3 = require "spatial.mat3"
local names = require "model.names"
local rotation = require "model.rotation"

local M = {}

local WORDS = { "mass", "com", "inertia", "origin" }
local KNOWN = lists.set(WORDS)
local AXES, ANGLES, SYMMETRIC = letters.AXES, letters.ANGLES, letters.SYMMETRIC

-- ---- reading the option -------------------------------------------------------------------------

-- "LINK:mass,com" -> name, { words }; a name may contain colons, the words may not
local function parse(spec)
  local name, list = spec:match("^(.+):([^:]*)$")
  local words = {}
  for word in (list or ""):gmatch("[^,]+") do words[#words + 1] = word:match("^%s*(.-)%s*$") end
  if #words == 0 then
    fail.usage(("--tunable: expected LINK:mass,com,inertia or JOINT:origin, got %s"):format(
      fail.quote(spec)), spec)
  end
  for _, word in ipairs(words) do
    if not KNOWN[word] then
      fail.usage(("--tunable %s: there is no %s to tune%s; known: mass, com, inertia of a link, "
        .. "origin of a joint"):format(name, fail.quote(word), fail.suggest(word, WORDS)), spec)
    end
  end
  return name, words
end

local function mark_link(robot, places, name, word, spec)
  local place = lists.first(places, function(one) return one.link.name == name end)
  local joint = robot.joint_by_name[name] and "; a joint has that name, and its origin can be tuned"
  if not place then
    fail.usage(("--tunable: there is no link %s%s"):format(fail.quote(name),
      joint or fail.near_link(name, robot.links)), spec)
  elseif place.body == 0 then
    fail.usage(("--tunable: link %s is fixed to the base and never moves, so nothing "
      .. "uses its %s"):format(fail.quote(name), word), spec)
  end
  place.tunable = place.tunable or {}
  if place.tunable[word] then
    fail.usage(("--tunable: the %s of link %s is given twice"):format(word, fail.quote(name)), spec)
  end
  place.tunable[word] = true
end

-- the moving joint to tune instead of a fixed one
local function instead(fixed, bodies, places)
  local body = lists.first(bodies, function(one) return lists.set(one.through)[fixed.name] end)
  if body then return ("; tune that of %s, the next moving joint"):format(fail.quote(body.name)) end
  local moves = lists.any(places, function(place)
    return place.link.name == fixed.child and place.body > 0
  end)
  if not moves then return "; nothing moves with this one" end
  return ("; none comes after it, so tune com and inertia of link %s"):format(
    fail.quote(fixed.child))
end

local function mark_joint(robot, bodies, places, name, spec)
  local joint = robot.joint_by_name[name]
  if not joint then
    local link = robot.link_by_name[name]
      and "; a link has that name, and its mass, com and inertia can be tuned"
    fail.usage(("--tunable: there is no joint %s%s"):format(fail.quote(name),
      link or fail.suggest(name, robot.joints)), spec)
  end
  local body = lists.first(bodies, function(one) return one.joint == joint end)
  if not body then
    fail.usage(("--tunable: joint %s is fixed; only moving joints have a tunable origin%s")
      :format(fail.quote(name), instead(joint, bodies, places)), spec)
  elseif body.tunable then
    fail.usage(("--tunable: the origin of joint %s is given twice"):format(fail.quote(name)), spec)
  end
  body.tunable = {}
end

function M.mark(specs, robot, bodies, places, log)
  local function mark(spec)
    local name, words = parse(spec)
    for _, word in ipairs(words) do
      if word == "origin" then
        mark_joint(robot, bodies, places, name, spec)
      else
        mark_link(robot, places, name, word, spec)
      end
    end
  end
  for _, spec in ipairs(specs or {}) do log:try(mark, spec) end
end

-- ---- the fields ---------------------------------------------------------------------------------

-- gives each tunable number of the model its index; returns the list of fields, or nil
function M.fields(model)
  local scope, fields, payloads = names.scope(names.RESERVED), {}, {}
  local function add(name, value, unit, what)
    fields[#fields + 1] = { name = scope(name), value = value + 0.0, unit = unit, what = what }
    return #fields - 1
  end
  local function add_link(place, own) -- the fields of one link
    local t, id = place.tunable, place.id
    local of = "of link " .. place.link.name
    t.index = { c = t.com and {}, I = t.inertia and {} }
    if t.mass then t.index.m = add(id .. "_m", own.m, "kg", "mass " .. of) end
    for k = 1, t.com and 3 or 0 do
      t.index.c[k] = add(id .. "_c" .. AXES[k], own.c[k], "m", "centre of mass " .. of)
    end
    for k = 1, t.inertia and 6 or 0 do
      t.index.I[k] = add(id .. "_I" .. SYMMETRIC[k], own.I[k], "kg m^2", "inertia " .. of)
    end
    if t.mass and t.com and t.inertia then payloads[#payloads + 1] = place end
  end
  -- links
  for _, place in ipairs(model.places) do
    if place.tunable then
      for _, piece in ipairs(model.bodies[place.body].pieces) do
        if piece.place == place then add_link(place, piece.own) end
      end
    end
  end
  -- origins of joints
  for _, body in ipairs(model.bodies) do
    if body.tunable then
      local index, of = {}, "origin of joint " .. body.joint.name
      for k = 1, 3 do index[k] = add(body.id .. "_" .. AXES[k], body.joint.xyz[k], "m", of) end
      for k = 1, 3 do
        index[3 + k] = add(body.id .. "_" .. ANGLES[k], body.joint.rpy[k], "rad", of)
      end
      body.tunable.index = index
    end
  end
  return #fields > 0 and { fields = fields, payloads = payloads } or nil
end

-- the argument "p" with the values of the file
function M.values(model)
  local p = {}
  for k, field in ipairs(model.tunable and model.tunable.fields or {}) do p[k - 1] = field.value end
  return p
end

-- ---- frames -------------------------------------------------------------------------------------

-- The constant parts before and after a tunable origin: `list` turns and p from the parent's frame
-- to the frame in which the origin is given, and the turns from the joint to the frame of the body.
function M.origin(list, p, frame, axis)
  return { before = rotation.reduce(list), origin = p, after = rotation.reduce(frame, axis) }
end

-- The constant part of a body's pieces, as pieces: an inertia is linear in (m, h, J), so each
-- number that is not tunable can be added to the rest.  Also returns the mass of links whose only
-- tunable number is the centre.
function M.constant(body)
  local list, placeless = {}, 0.0
  for k, piece in ipairs(body.pieces) do
    local t = piece.place and piece.place.tunable
    if t then
      local open = t.mass or t.com
      if t.com and not t.mass then placeless = placeless + piece.m end
      list[k] = {
        m = open and 0.0 or piece.m, c = open and { 0.0, 0.0, 0.0 } or piece.c,
        I = t.inertia and { 0.0, 0.0, 0.0, 0.0, 0.0, 0.0 } or piece.I,
      }
    else
      list[k] = piece
    end
  end
  return list, placeless
end

-- The tunable pieces of a body expressed in another frame: `frame` are the turns from that frame to
-- the body's link, A their matrix, o its origin there.
function M.seen(body, frame, A, o)
  local list, back = {}, mat3.transpose(A)
  for _, piece in ipairs(body.pieces) do
    local place = piece.place
    if place and place.tunable then
      local function point(p)
        return mat3.tidy(mat3.apply(back, mat3.minus(p, o)), mat3.norm(p) + mat3.norm(o))
      end
      list[#list + 1] = {
        id = piece.id, link = piece.link, m = piece.m, I = piece.I, moved = true,
        c = point(mat3.add(mat3.apply(place.R, piece.own.c), place.p)),
        place = {
          id = place.id, body = place.body, link = place.link, tunable = place.tunable,
          tree = rotation.reduce(lists.joined(rotation.inverse(frame), place.turns)),
          origin = point(place.p),
        },
      }
    end
  end
  return list
end

return M
