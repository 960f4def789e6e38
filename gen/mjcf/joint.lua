-- Reads the joints of a body.
--
--   joint.read(context, node, at)   { name, line, kind = hinge, slide, ball or free, pos = anchor
--     and axis in the body's frame, limit, dynamics, rotors }: the last three as in gen/robot
--   joint.check(context, body, who) reports combinations of joints that MuJoCo rejects
--   joint.drive(context, root)      adds the armatures of actuators to the joints' rotors

local defaults = require "mjcf.defaults"
local document = require "mjcf.document"
local mat3 = require "spatial.mat3"
local order = require "order"
local pose = require "mjcf.pose"
local words = require "robot.said"

local M = {}

local KINDS = { "hinge", "slide", "ball", "free" }
local DOFS = { hinge = 1, slide = 1, ball = 3, free = 6 }
local MOST_DOFS, TINY, ROUNDED = 6, 1e-14, 1e-6

-- range as limits of q, which is 0 at ref; nil if the joint is not limited
local function read_limit(context, e, kind, scale, ref)
  local range = e:numbers("range", nil, 2)
  local force = e:numbers("actuatorfrcrange", nil, 2)
  local auto = context.compiler.autolimits
  local limited = range and e:truth("limited", auto, auto)
  local limit = { line = e:line_of("range") }
  if limited and range[1] >= range[2] and (range[1] ~= 0 or range[2] ~= 0) then
    if kind ~= "ball" then
      e:error("range", "range %s: expected the lower limit first", words.numbers(range))
    end
  elseif limited and range[1] < range[2] then
    limit.lower, limit.upper = range[1] * scale - ref, range[2] * scale - ref
  end
  limit.effort = force and math.max(math.abs(force[1]), math.abs(force[2])) or nil
  return (limit.lower or limit.effort) and DOFS[kind] == 1 and limit or nil
end

-- a vector that was typed in a frame, turned into the body's axes
local function read_axis(e, at, kind)
  local typed = e:numbers("axis", { 0.0, 0.0, 1.0 }, 3)
  if DOFS[kind] > 1 or not typed then return nil end
  local axis, length = mat3.unit(typed)
  if length < TINY then return e:error("axis", "the axis cannot be 0 0 0") end
  -- an axis that was only rounded stays as typed, and gen/robot treats it
  return mat3.apply(at.R, math.abs(length - 1) <= ROUNDED and typed or axis)
end

-- most numbers: springs and dampers may be polynomials, whose linear part comes first
local PASSIVE = { armature = 1, damping = 3, frictionloss = 1, stiffness = 3 }

local function read_dynamics(context, e, record)
  local given, bent = {}, {}
  for name, most in order.pairs(PASSIVE) do
    local list = e:numbers(name, { 0.0 }, 1, most) or { 0.0 }
    given[name], bent[name] = list[1], (list[2] or 0) ~= 0 or (list[3] or 0) ~= 0
    if list[1] < 0 and name ~= "stiffness" then e:error(name, "%s is negative", name) end
  end
  local damping, friction = given.damping, given.frictionloss
  if (damping ~= 0 or friction ~= 0) and DOFS[record.kind] == 1 then
    record.dynamics = { line = e.line, damping = damping, friction = friction }
  end
  record.rotors = { given.armature > 0
    and { line = e:line_of("armature"), inertia = given.armature } or nil }
  if given.stiffness ~= 0 or bent.stiffness then context.count "joint spring" end
  if e:text "springdamper" then context.count "springdamper" end
  if bent.damping then context.count "nonlinear joint damper" end
end

function M.drive(context, root)
  for _, node in ipairs(document.inside(context, root, "actuator")) do
    local e = defaults.element(context, node, {}, ("<%s>"):format(node.name), "actuator")
    local joint = context.names.joint[e:text "joint" or e:text "jointinparent" or ""]
    local armature, gear = e:number("armature", 0.0), e:numbers("gear", { 1.0 }, 1, 6)
    if joint and gear and (armature or 0) ~= 0 then
      table.insert(joint.rotors, { line = node.line, inertia = armature * gear[1] ^ 2 })
    elseif e:text "tendon" and armature ~= 0 then
      context.count "tendon armature"
    end
  end
end

function M.read(context, node, at)
  local name = node.attributes.name
  name = name and name ~= "" and name .. at.suffix or nil
  local free = node.name == "freejoint"
  local who = name and words.who("joint", name) or at.who .. ": joint without a name"
  local e = defaults.element(context, node, at, who, not free and "joint" or nil)
  local kind = free and "free" or e:word("type", "hinge", KINDS)
  local scale = (kind == "hinge" or kind == "ball") and context.compiler.radians or 1.0
  local ref = DOFS[kind] == 1 and (e:number("ref", 0.0) or 0.0) * scale or 0.0
  local pos = e:numbers("pos", pose.ORIGIN, 3) or pose.ORIGIN
  local record = { name = name, line = node.line, kind = kind,
    pos = mat3.add(at.pos, mat3.apply(at.R, pos)), axis = read_axis(e, at, kind),
    limit = read_limit(context, e, kind, scale, ref) }
  local aligned = context.compiler.aligned
  record.aligned = kind == "free" and e:truth("align", aligned, aligned)
  read_dynamics(context, e, record)
  return record
end

-- the rules of MuJoCo for several joints on one body
function M.check(context, body, who)
  local dofs, ball = 0, false
  for k, joint in ipairs(body.joints) do
    dofs = dofs + DOFS[joint.kind]
    if joint.aligned and #context.bodies == 1 then context.count "aligned free joint" end
    if joint.kind == "free" and body.parent then
      context.log:error(joint.line, "%s: only a child of the world can have a free joint, and this "
        .. "is a child of %s: use three slides and a ball", who,
        words.who("body", body.parent.name))
    elseif joint.kind == "free" and #body.joints > 1 then
      context.log:error(joint.line, "%s has %d joints, but a free joint must be the only one: put "
        .. "the others on a body below it", who, #body.joints)
      return
    elseif ball and joint.kind ~= "slide" then
      context.log:error(joint.line, "%s: joint %d rotates after a ball joint of the same body, "
        .. "which MuJoCo refuses: give it a body of its own", who, k)
    end
    ball = ball or joint.kind == "ball"
  end
  if dofs > MOST_DOFS then
    context.log:error(body.line, "%s: its joints have %d degrees of freedom; MuJoCo allows at most "
      .. "%d per body", who, dofs, MOST_DOFS)
  end
end

return M
