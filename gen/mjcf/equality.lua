--- <equality> and fixed tendons -> constraints as gen/robot records them.
--
--   equality.read(context, root, names) -> list
--     names: body = name -> body, world included, joint = name -> its record, link = body -> name
--     of its link, nil for the world
--
-- An equality that is not active is left out.  The rows are MuJoCo's up to axes and sign:
-- conventions.md has them.  What a tree of coupled joints cannot say is an error.

local attribute = require "mjcf.attribute"
local defaults = require "mjcf.defaults"
local document = require "mjcf.document"
local fail = require "fail"
local order = require "order"
local pose = require "mjcf.pose"

local M = {}

-- what the schema calls those that have a namesake elsewhere
local KIND = { joint = "equality joint", tendon = "equality tendon" }

-- where a body is in the world at the file's pose
local function in_world(body)
  return body.parent and pose.beyond(in_world(body.parent), body.place) or body.place
end

-- The name of an equality; one without takes it from what it ties.
local function name_of(node, taken)
  local given, parts = node.attributes.name, { node.name }
  if given and given ~= "" then return given end
  for _, key in ipairs { "body", "site", "joint", "tendon" } do
    for k = 1, 2 do parts[#parts + 1] = node.attributes[key .. k] end
  end
  local name, count = table.concat(parts, "_"), 1
  while taken[name] do
    count = count + 1
    name = ("%s_%d"):format(table.concat(parts, "_"), count)
  end
  return name
end

-- What `attr` of an equality names, of one kind; nil with an error, or where it may lack.
local function named(context, e, attr, known, kind)
  local name = attribute.text(e, attr)
  if not name then return nil end
  local found = known[name]
  if not found then
    context.log:error(attribute.line(e, attr), "%s: %s: there is no %s %s%s", e.who, attr, kind,
      fail.quote(name), fail.suggest(name, order.keys(known)))
  end
  return found
end

local function missing(context, e, attr)
  if attribute.given(e, attr) then return false end
  context.log:error(e.line, "%s has no attribute '%s'", e.who, attr)
  return true
end

-- One end { body, point in its frame, rpy or nil }.
local function end_of(names, one, line)
  return { line = line, link = names.link[one[1]], xyz = one[2], rpy = one[3] }
end

-- Frames on the two bodies where the file's pose puts the point of one of them.
local function bodies_of(context, e, names)
  if attribute.given(e, "site1") or attribute.given(e, "site2") then
    local a = not missing(context, e, "site1") and named(context, e, "site1", names.site, "site")
    local b = not missing(context, e, "site2") and named(context, e, "site2", names.site, "site")
    local world = names.body.world
    if a and b then return a.body or world, b.body or world, a, b end
    return nil
  end
  if missing(context, e, "body1") then return nil end
  local a = named(context, e, "body1", names.body, "body")
  local b = names.body.world
  if attribute.given(e, "body2") then b = named(context, e, "body2", names.body, "body") end
  if a and b then return a, b end
end

local READ = {}

-- A point of body 1 stays on a point of body 2.
function READ.connect(context, e, names)
  local a, b, site_a, site_b = bodies_of(context, e, names)
  if not a then return nil end
  if site_a then
    return { type = "ball", a = { a, site_a.place.pos }, b = { b, site_b.place.pos } }
  end
  if missing(context, e, "anchor") then return nil end
  local anchor = attribute.numbers(context, e, "anchor", nil, 3)
  if not anchor then return nil end
  local point = pose.beyond(in_world(a), { pos = anchor, R = pose.NONE.R })
  return { type = "ball", a = { a, anchor }, b = { b, pose.between(in_world(b), point).pos } }
end

-- A frame of body 1 stays on a frame of body 2; the anchor is in body 2.
function READ.weld(context, e, names)
  local a, b, site_a, site_b = bodies_of(context, e, names)
  if not a then return nil end
  if site_a then
    local at, to = site_a.place, site_b.place
    return { type = "weld", a = { a, at.pos, at.rpy }, b = { b, to.pos, to.rpy } }
  end
  local anchor = attribute.numbers(context, e, "anchor", pose.ORIGIN, 3)
  local rel = attribute.numbers(context, e, "relpose", { 0, 0, 0, 0, 0, 0, 0 }, 7)
  if not (anchor and rel) then return nil end
  local there, R = { pos = anchor, R = pose.NONE.R }, pose.of_quat { table.unpack(rel, 4) }
  local at = R and pose.beyond(pose.NONE, { pos = { rel[1], rel[2], rel[3] }, R = R })
    or pose.between(in_world(a), pose.beyond(in_world(b), there))
  return { type = "weld", a = { a, at.pos, at.rpy }, b = { b, anchor, pose.ORIGIN } }
end

-- `first` is the polynomial of `second`, each joint -> coefficient; of degree 1 it is a coupling
local function coupling(context, e, first, second)
  local poly = attribute.numbers(context, e, "polycoef", { 0.0, 1.0, 0.0, 0.0, 0.0 }, 1, 5)
  if not (poly and first) then return nil end
  if second and ((poly[3] or 0) ~= 0 or (poly[4] or 0) ~= 0 or (poly[5] or 0) ~= 0) then
    return { type = "polynomial", joints = first, of = second, coefficients = poly }
  end
  local joints = {}
  for joint, coefficient in order.pairs(first) do joints[joint] = coefficient end
  for joint, coefficient in order.pairs(second or {}) do
    joints[joint] = (joints[joint] or 0.0) - (poly[2] or 0.0) * coefficient
  end
  return { type = "coupling", joints = joints, offset = poly[1] }
end

local function one_joint(context, e, attr, names)
  local joint = named(context, e, attr, names.joint, "joint")
  if joint and joint.kind ~= "hinge" and joint.kind ~= "slide" then
    context.log:error(attribute.line(e, attr), "%s: %s %s is a %s joint, expected a hinge or slide",
      e.who, attr, fail.quote(attribute.text(e, attr)), joint.kind)
    return nil
  end
  return joint and { [joint.name] = 1.0 }
end

local function pair(context, e, names, key, read)
  if missing(context, e, key .. 1) then return nil end
  local first, second = read(context, e, key .. 1, names), nil
  if attribute.given(e, key .. 2) then
    second = read(context, e, key .. 2, names)
    if not second then return nil end
  end
  return coupling(context, e, first, second)
end

function READ.joint(context, e, names) return pair(context, e, names, "joint", one_joint) end

local function one_tendon(context, e, attr, names)
  return named(context, e, attr, names.tendon, "fixed tendon")
end

function READ.tendon(context, e, names) return pair(context, e, names, "tendon", one_tendon) end

-- fixed tendons: name -> joint -> coefficient
local function tendons(context, root, names)
  local found = {}
  for _, section in ipairs(root.children) do
    for _, node in ipairs(section.name == "tendon" and section.children or {}) do
      local who, joints = "tendon " .. fail.quote(node.attributes.name or ""), {}
      for _, part in ipairs(node.name == "fixed" and node.children or {}) do
        document.check(context, part, "fixed joint")
        local e = defaults.element(context, part, {}, who)
        local joint = not missing(context, e, "joint") and one_joint(context, e, "joint", names)
        local coefficient = attribute.number(context, e, "coef")
        for name in order.pairs(joint or {}) do
          joints[name] = (joints[name] or 0.0) + (coefficient or 0.0)
        end
      end
      if node.name == "fixed" then found[node.attributes.name or ""] = joints end
      if node.name == "spatial" then context.count "spatial tendon" end
    end
  end
  return found
end

-- The record of an equality that was read.
local function record_of(e, found, name, names)
  found.name, found.line = name, e.line
  if found.a then
    if not names.link[found.a[1]] then found.a, found.b = found.b, found.a end
    found.a, found.b = end_of(names, found.a, e.line), end_of(names, found.b, e.line)
  end
  return found
end

function M.read(context, root, names)
  local list, taken = {}, {}
  names.tendon = tendons(context, root, names)
  for _, section in ipairs(root.children) do
    local equality = section.name == "equality"
    if equality then document.check(context, section) end
    for _, node in ipairs(equality and section.children or {}) do
      local name = name_of(node, taken)
      local e = defaults.element(context, node, {}, "equality " .. fail.quote(name), "equality")
      local active = attribute.truth(context, e, "active", true)
      if READ[node.name] then
        document.check(context, node, KIND[node.name])
      elseif active then
        context.log:error(node.line, "%s: <%s> is not read: write active=\"false\" to leave it out",
          e.who, fail.escape(node.name))
      end
      local found = active and READ[node.name] and READ[node.name](context, e, names)
      if taken[name] then
        context.log:error(node.line, "%s: the name is taken by the equality at %s", e.who,
          context.log:where(taken[name], node.line))
      end
      taken[name] = node.line
      if found then list[#list + 1] = record_of(e, found, name, names) end
    end
  end
  return list
end

return M
