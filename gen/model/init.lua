-- From the records of a URDF to the kinematic tree that the algorithms run on.
--
--   model.build(robot, options, log) -> {
--     name, floating,
--     bodies   parents first; see model.tree and model.frames; also
--              id = C identifier, links = names of all links welded to it,
--              nq, nv, q, v = sizes and first (0-based) index in q and in v
--     places   every link: { link, body, R, p, id }
--     dofs[i]  { body, component, id } in the order of v
--     lambda   expanded parent array (RBDA table 6.4), pattern = model.pattern.of(lambda)
--     nq, nv }
-- options: base = "fixed" | "floating", order = "document" | "alphabetical" | a list of
-- { name, line }, snap = radians.  Errors go to the log.
local fail = require "fail"
local frames = require "model.frames"
local mat3 = require "spatial.mat3"
local names = require "model.names"
local pattern = require "model.pattern"
local tree = require "model.tree"

local M = {}

M.JOINTS = {
  revolute = { nq = 1, nv = 1 },
  continuous = { nq = 1, nv = 1 },
  prismatic = { nq = 1, nv = 1 },
  floating = { nq = 7, nv = 6 },
}

local FLOATING_V = { "vx", "vy", "vz", "wx", "wy", "wz" }
local FLOATING_Q = { "px", "py", "pz", "qx", "qy", "qz", "qw" }

-- the typed angles, brought to the multiple of 90 degrees that they come near to
local function snap(robot, tolerance)
  local function near(rpy)
    for k = 1, 3 do
      local exact = math.floor(rpy[k] / (math.pi / 2) + 0.5) * (math.pi / 2)
      if math.abs(rpy[k] - exact) <= tolerance then rpy[k] = exact end
    end
  end
  for _, joint in ipairs(robot.joints) do near(joint.rpy) end
  for _, link in ipairs(robot.links) do
    if link.inertial then near(link.inertial.rpy) end
  end
end

-- A joint axis within 1e-9 of a coordinate axis or plane lies in it: exporters leave such noise.
local function straighten(robot)
  for _, joint in ipairs(robot.joints) do
    for k, x in ipairs(joint.axis or {}) do
      if math.abs(x) <= mat3.SNAP then joint.axis[k] = 0.0 end
    end
  end
end

local function check_joints(robot, log)
  local has_floating = false
  for _, joint in ipairs(robot.joints) do
    if joint.type ~= "fixed" and not M.JOINTS[joint.type] then
      log:error(joint.line, "joint %s: type '%s' is not supported yet (revolute, continuous, "
        .. "prismatic, floating and fixed are)", fail.quote(joint.name), joint.type)
    end
    has_floating = has_floating or joint.type == "floating"
    if joint.mimic and joint.type ~= "fixed" then
      log:warn(joint.mimic.line, "joint %s: mimic of %s is not applied, the joint counts as a "
        .. "free one", fail.quote(joint.name), fail.quote(joint.mimic.joint))
    end
  end
  return has_floating
end

local function number_dofs(bodies)
  local nq, nv, dofs, parents, counts = 0, 0, {}, {}, {}
  for i, body in ipairs(bodies) do
    local kind = M.JOINTS[body.type]
    body.q, body.v, body.nq, body.nv = nq, nv, kind.nq, kind.nv
    nq, nv = nq + kind.nq, nv + kind.nv
    parents[i], counts[i] = body.parent, kind.nv
    for k = 1, kind.nv do
      dofs[#dofs + 1] =
        { body = i, component = k, suffix = kind.nv > 1 and "_" .. FLOATING_V[k] or "" }
    end
  end
  return nq, nv, dofs, pattern.expand(parents, counts)
end

-- identifiers: joints and links each in a scope of their own, legal spellings served first so that
-- an odd name never pushes a good one aside.  None is used alone, so no word is reserved here.
local function identify(list, name_of)
  local scope = names.scope()
  for _, legal in ipairs { true, false } do
    for _, item in ipairs(list) do
      local name = name_of(item)
      local id = names.identifier(name)
      if (id == name) == legal then item.id = scope(id) end
    end
  end
end

-- the suffix of q's components for a body: "" for joints of one dof
function M.q_suffix(body, k)
  return body.nq > 1 and "_" .. FLOATING_Q[k] or ""
end

function M.build(robot, options, log)
  if options.snap then snap(robot, options.snap) end
  straighten(robot)
  local has_floating = check_joints(robot, log)
  log:check()
  local floating = options.base == "floating" and not has_floating
  local listed = type(options.order) == "table"
  local bodies, places = tree.walk(robot, not listed and options.order or "document", floating)
  if listed then bodies = tree.renumber(bodies, places, options.order) end
  if #bodies == 0 then
    log:error(robot.line, "robot %s: nothing moves, all its joints are fixed (with "
      .. "--base floating it is one free body)", fail.quote(robot.name))
    log:check()
  end
  frames.choose(bodies)
  frames.weld(bodies, places)
  identify(bodies, function(body) return body.name end)
  identify(places, function(place) return place.link.name end)
  for _, body in ipairs(bodies) do body.links = {} end
  for _, place in ipairs(places) do
    local body = bodies[place.body]
    if body then
      table.insert(body.links, place.link.name)
      if place.link.name == body.link then body.link_id = place.id end
      for _, piece in ipairs(body.pieces) do
        if piece.link == place.link then piece.id = place.id end
      end
    end
  end
  local nq, nv, dofs, lambda = number_dofs(bodies)
  for _, dof in ipairs(dofs) do dof.id = bodies[dof.body].id .. dof.suffix end
  return {
    name = robot.name, floating = floating, bodies = bodies, places = places, dofs = dofs,
    nq = nq, nv = nv, lambda = lambda, pattern = pattern.of(lambda),
  }
end

return M
