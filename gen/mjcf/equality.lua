-- Reads <equality> and fixed tendons as constraints of gen/robot's record.
--
--   equality.read(context, root, names) -> list
--     names: body = name -> body (the world has no name); joint, site = name -> its record
--
-- Equalities that are not active are left out.  The rows are MuJoCo's up to axes and sign; see
-- conventions.md.  Relations that coupled joints cannot express are errors.

local defaults = require "mjcf.defaults"
local document = require "mjcf.document"
local fail = require "fail"
local order = require "order"
local pose = require "mjcf.pose"
local words = require "robot.said"

local M = {}

-- the pose of a body in the world, in the configuration of the file
local function in_world(body)
  return body.parent and pose.beyond(in_world(body.parent), body.place) or body.place
end

-- The name of an equality; if it has none, one is made from the parts that it ties.
local function name_of(node, taken)
  local given, parts = node.attributes.name, { node.name }
  if given and given ~= "" then return given end
  for _, key in ipairs { "body", "site", "joint", "tendon" } do
    for k = 1, 2 do parts[#parts + 1] = node.attributes[key .. k] end
  end
  return words.fresh(order.with(taken, {}), table.concat(parts, "_"))
end

-- The record that `attr` of an equality names; nil with an error, unless it may be missing.
local function named(e, attr, known, kind)
  local name = e:text(attr)
  if not name then return nil end
  return known[name] or e:error(attr, "%s: there is no %s %s%s", attr, kind, fail.quote(name),
    fail.suggest(name, order.keys(known)))
end

-- Frames on the two bodies at the point of one of them, in the configuration of the file.
local function bodies_of(e, names)
  if e:text "site1" or e:text "site2" then
    local a = not e:lacks "site1" and named(e, "site1", names.site, "site")
    local b = not e:lacks "site2" and named(e, "site2", names.site, "site")
    local world = names.body.world
    if a and b then return a.body or world, b.body or world, a, b end
    return nil
  end
  if e:lacks "body1" then return nil end
  local a, b = named(e, "body1", names.body, "body"), names.body.world
  if e:text "body2" then b = named(e, "body2", names.body, "body") end
  if a and b then return a, b end
end

local READ = {}

-- A point of body 1 stays on a point of body 2.
function READ.connect(e, names)
  local a, b, site_a, site_b = bodies_of(e, names)
  if not a then return nil end
  if site_a then
    return { type = "ball", a = { a, site_a.place.pos }, b = { b, site_b.place.pos } }
  end
  local anchor = not e:lacks "anchor" and e:numbers("anchor", nil, 3)
  if not anchor then return nil end
  local point = pose.beyond(in_world(a), { pos = anchor, R = pose.NONE.R })
  return { type = "ball", a = { a, anchor }, b = { b, pose.between(in_world(b), point).pos } }
end

-- A frame of body 1 stays on a frame of body 2; the anchor is in body 2.
function READ.weld(e, names)
  local a, b, site_a, site_b = bodies_of(e, names)
  if not a then return nil end
  if site_a then
    local at, to = site_a.place, site_b.place
    return { type = "weld", a = { a, at.pos, at.rpy }, b = { b, to.pos, to.rpy } }
  end
  local anchor = e:numbers("anchor", pose.ORIGIN, 3)
  local rel = e:numbers("relpose", { 0, 0, 0, 0, 0, 0, 0 }, 7)
  if not (anchor and rel) then return nil end
  local there, R = { pos = anchor, R = pose.NONE.R }, pose.of_quat { table.unpack(rel, 4) }
  local at = R and pose.beyond(pose.NONE, { pos = { rel[1], rel[2], rel[3] }, R = R })
    or pose.between(in_world(a), pose.beyond(in_world(b), there))
  return { type = "weld", a = { a, at.pos, at.rpy }, b = { b, anchor, pose.ORIGIN } }
end

-- `first` is the polynomial of `second`, each a map of joint -> coefficient; a polynomial of degree
-- 1 becomes a coupling
local function coupling(e, first, second)
  local poly = e:numbers("polycoef", { 0.0, 1.0, 0.0, 0.0, 0.0 }, 1, 5)
  if not (poly and first) then return nil end
  if second and ((poly[3] or 0) ~= 0 or (poly[4] or 0) ~= 0 or (poly[5] or 0) ~= 0) then
    return { type = "polynomial", joints = first, of = second, coefficients = poly }
  end
  local joints = order.with(first, {})
  for joint, coefficient in order.pairs(second or {}) do
    joints[joint] = (joints[joint] or 0.0) - (poly[2] or 0.0) * coefficient
  end
  return { type = "coupling", joints = joints, offset = poly[1] }
end

local function one_joint(e, attr, names)
  local joint = named(e, attr, names.joint, "joint")
  if joint and joint.kind ~= "hinge" and joint.kind ~= "slide" then
    return e:error(attr, "%s %s is a %s joint, expected a hinge or slide", attr,
      fail.quote(e:text(attr)), joint.kind)
  end
  return joint and { [joint.name] = 1.0 }
end

local function pair(e, names, key, read)
  if e:lacks(key .. 1) then return nil end
  local first, second = read(e, key .. 1, names), read(e, key .. 2, names)
  return (second or not e:text(key .. 2)) and coupling(e, first, second) or nil
end

function READ.joint(e, names) return pair(e, names, "joint", one_joint) end

local function one_tendon(e, attr, names) return named(e, attr, names.tendon, "fixed tendon") end

function READ.tendon(e, names) return pair(e, names, "tendon", one_tendon) end

-- what a fixed tendon may do besides equalities
local UNREAD = { armature = "armature", damping = "damper", frictionloss = "friction",
  stiffness = "spring" }

-- fixed tendons: name -> joint -> coefficient
local function tendons(context, root, names)
  local found = {}
  for _, node in ipairs(document.inside(context, root, "tendon")) do
    local name, joints = node.attributes.name or "", {}
    for _, part in ipairs(node.name == "fixed" and node.children or {}) do
      local e = defaults.element(context, part, {}, "tendon " .. fail.quote(name), "fixed")
      local joint = not e:lacks "joint" and one_joint(e, "joint", names)
      for one in order.pairs(joint or {}) do
        joints[one] = (joints[one] or 0.0) + (e:number "coef" or 0.0)
      end
    end
    if node.name == "fixed" then found[name] = joints end
    if node.name == "spatial" then context.count "spatial tendon" end
    local own = defaults.element(context, node, {}, "tendon " .. fail.quote(name), "tendon")
    for attribute, kind in order.pairs(node.name == "fixed" and UNREAD or {}) do
      if (own:text(attribute) or ""):find "[1-9]" then context.count("tendon " .. kind) end
    end
  end
  return found
end

-- The record of an equality; its ends are { body, point in its frame, rpy or nil }.
local function record_of(e, found, name)
  found.name, found.line = name, e.line
  if found.a and not found.a[1].name then found.a, found.b = found.b, found.a end
  for _, which in ipairs(found.a and { "a", "b" } or {}) do
    local body, xyz, rpy = table.unpack(found[which])
    found[which] = { line = e.line, link = body.name, xyz = xyz, rpy = rpy }
  end
  return found
end

function M.read(context, root, names)
  local list, taken = {}, {}
  names.tendon = tendons(context, root, names)
  for _, node in ipairs(document.inside(context, root, "equality")) do
    local name, read = name_of(node, taken), READ[node.name]
    local e = defaults.element(context, node, {}, "equality " .. fail.quote(name), "equality")
    local active = e:truth("active", true)
    if active and not read then
      e:error(nil, "<%s> is not read: write active=\"false\" to leave it out",
        fail.escape(node.name))
    end
    -- an inactive equality takes its name, too
    local found = active and read and read(e, names)
    if taken[name] then
      e:error(nil, "the name is taken by the equality at %s",
        context.log:where(taken[name], node.line))
    end
    taken[name] = node.line
    if found then list[#list + 1] = record_of(e, found, name) end
  end
  return list
end

return M
