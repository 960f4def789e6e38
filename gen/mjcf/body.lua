-- Reads the tree of bodies: resolves frames and makes copies, and gives every body its pose in its
-- parent's frame, its joints, its inertial and its sites.
--
--   body.read(context, root)   context.bodies, parents first, in the order of the file, each {
--     name, line, parent = body or nil for the world, place (mjcf.pose), joints, inertial, mocap }

local defaults = require "mjcf.defaults"
local document = require "mjcf.document"
local fail = require "fail"
local geom = require "mjcf.geom"
local joint = require "mjcf.joint"
local pose = require "mjcf.pose"
local grammar = require "mjcf.grammar"
local words = require "robot.said"

local M = {}

local MOST_BODIES = 200000

local REFUSED = {
  composite = "write its bodies out", flexcomp = "pinion has rigid bodies only",
  attach = "write the other model's bodies into this file",
  plugin = "pinion has no plugins: remove it",
}

-- The inertial of the record.  Axes of diaginertia may be rotated; fullinertia has the body's axes.
local function read_inertial(context, node, at)
  local e = defaults.element(context, node, at, at.who .. ": <inertial>")
  local place = pose.read(context, e)
  local record = { line = node.line, xyz = place.pos, mass = e:number "mass", rpy = place.rpy }
  e:lacks "mass"
  e:lacks "pos"
  local diag = e:numbers("diaginertia", nil, 3)
  local full = e:numbers("fullinertia", nil, 6)
  if full and (diag or place.R ~= pose.NONE.R) then
    e:error(nil, "fullinertia is along the body's axes: leave out %s",
      diag and "diaginertia" or "the orientation")
  elseif not (e:text "diaginertia" or e:text "fullinertia") then
    e.log:error(e.line, "%s has neither diaginertia nor fullinertia", e.who)
  end
  local list = full and { full[1], full[4], full[5], full[2], full[6], full[3] }
    or diag and { diag[1], 0.0, 0.0, diag[2], 0.0, diag[3] } or {}
  record.ixx, record.ixy, record.ixz, record.iyy, record.iyz, record.izz = table.unpack(list)
  return record.mass and record.ixx and record or nil
end

local READ = {}

function READ.inertial(context, node, at)
  if not at.body then
    context.log:error(node.line, "<inertial> in the world: the world has no mass")
  elseif at.body.typed_at then
    context.log:error(node.line, "%s: another <inertial>, the first is at %s: leave one out",
      at.who, context.log:where(at.body.typed_at, node.line))
  else
    at.body.typed, at.body.typed_at = read_inertial(context, node, at), node.line
  end
end

function READ.joint(context, node, at)
  if not at.body then
    return context.log:error(node.line, "<%s> in the world: the world does not move", node.name)
  end
  table.insert(at.body.joints, joint.read(context, node, at))
end

READ.freejoint = READ.joint

-- Geoms count if the body has no inertial, or for all bodies; therefore they are read last.
function READ.geom(context, node, at)
  if not at.body then return document.check(context, node) end
  table.insert(at.body.geoms, { e = geom.element(context, node, at), at = at })
end

function READ.site(context, node, at)
  local name = node.attributes.name
  if not name then return document.check(context, node) end
  local e = defaults.element(context, node, at, "site " .. fail.quote(name), "site")
  table.insert(context.sites, { name = name .. at.suffix, line = node.line, body = at.body,
    place = pose.read(context, e, at) })
end

local walk

function READ.body(context, node, at)
  local name = node.attributes.name
  local body = { name = name and name ~= "" and name .. at.suffix or nil, line = node.line,
    parent = at.body, joints = {}, geoms = {} }
  if #context.bodies >= MOST_BODIES then
    context.log:error(node.line, "more than %d bodies", MOST_BODIES)
    context.log:check()
  end
  table.insert(context.bodies, body)
  local who = words.who("body", body.name)
  local e = defaults.element(context, node, at, who)
  body.place = pose.read(context, e, at)
  body.mocap = e:truth("mocap", false)
  if e:number("gravcomp", 0.0) ~= 0 then context.count "gravity compensation" end
  if body.mocap and at.body then
    e:error(nil, "a mocap body must be a child of the world")
  end
  walk(context, node, { body = body, who = who, suffix = at.suffix, pos = pose.ORIGIN,
    copies = at.copies, R = pose.NONE.R, class = node.attributes.childclass or at.class })
  if body.mocap and #body.joints > 0 then e:error(nil, "a mocap body cannot have joints") end
  joint.check(context, body, who)
end

local function inside(at, changes) return setmetatable(changes, { __index = at }) end

function READ.frame(context, node, at)
  local place = pose.read(context, defaults.element(context, node, at, at.who .. ": <frame>"), at)
  walk(context, node, inside(at, { pos = place.pos, R = place.R,
    class = node.attributes.childclass or at.class }))
end

-- Copy k is rotated by k times euler and sits at the sum of the offsets, each rotated by the
-- earlier rotations.
function READ.replicate(context, node, at)
  local e = defaults.element(context, node, at, at.who .. ": <replicate>")
  local count = e:number("count")
  local offset = e:numbers("offset", pose.ORIGIN, 3)
  local euler = e:numbers("euler", pose.ORIGIN, 3)
  local sep = e:text("sep") or ""
  local copies = (count or 1) * at.copies -- includes those of replicates around it
  if not count or count < 1 or copies > MOST_BODIES or count % 1 ~= 0 then
    context.log:error(node.line, "%s: expected a count of 1 or more, and at most %d copies in all",
      e.who, MOST_BODIES)
    context.log:check()
  end
  if not (offset and euler) then return end
  local step, here = { pos = offset, R = pose.euler(context, euler) }, at
  local digits = #("%d"):format(count // 1 - 1)
  for k = 0, count // 1 - 1 do
    walk(context, node, inside(at, { pos = here.pos, R = here.R, copies = copies,
      suffix = sep .. ("%0" .. digits .. "d"):format(k // 1) .. at.suffix }))
    here = pose.beyond(here, step)
  end
end

function walk(context, node, at)
  if node.attributes.childclass then
    defaults.class(context, node.attributes.childclass, node.line, at.who)
  end
  for _, child in ipairs(node.children) do
    if REFUSED[child.name] then
      context.log:error(child.line, "%s: <%s> is not read: %s", at.who, child.name,
        REFUSED[child.name])
    elseif READ[child.name] then
      READ[child.name](context, child, at)
    end
  end
end

-- Sets the inertial of a body: the file's, or that of its geoms.
local function settle(context, body)
  local mode, masses = context.compiler.inertiafromgeom, {}
  if mode == "true" or mode == "auto" and not body.typed_at then
    for _, one in ipairs(body.geoms) do
      masses[#masses + 1] = geom.read(context, one.e, one.at)
    end
  end
  body.inertial = masses[1] and geom.sum(masses, body.line) or body.typed
end

function M.read(context, root)
  context.bodies, context.sites, context.root = {}, {}, root
  for _, node in ipairs(root.children) do
    if grammar.bodies[node.name] then
      document.check(context, node)
      walk(context, node, { who = "world", suffix = "", copies = 1, pos = pose.ORIGIN,
        R = pose.NONE.R })
    end
  end
  for _, body in ipairs(context.bodies) do settle(context, body) end
end

return M
