-- Reads keyframes: named states of a file, as gen/robot records them.
--
--   keyframe.read(context, root) -> list, without keyframes that have no qpos (the file's pose)
--
-- qpos has the numbers of all joints in the order of the file.

local defaults = require "mjcf.defaults"
local document = require "mjcf.document"
local fail = require "fail"
local mat3 = require "spatial.mat3"

local M = {}

local SIZE = { hinge = 1, slide = 1, ball = 4, free = 7 }

-- the quaternion x y z w that begins at qpos[at]
local function turn(e, qpos, at)
  local q = mat3.unit { table.unpack(qpos, at, at + 3) }
  if q then return q[2], q[3], q[4], q[1] end
  e:error("qpos", "qpos has a quaternion 0 0 0 0")
  return 0.0, 0.0, 0.0, 1.0
end

-- The numbers of one joint in the form of the record.
local function values_of(e, joint, qpos, at)
  if joint.kind == "ball" then return { turn(e, qpos, at) } end
  if joint.kind ~= "free" then return { qpos[at] - joint.ref } end
  return { qpos[at], qpos[at + 1], qpos[at + 2], turn(e, qpos, at + 3) }
end

local function read_key(context, node, joints)
  local name = node.attributes.name
  local e = defaults.element(context, node, {}, name and "key " .. fail.quote(name) or "<key>")
  local size = 0
  for _, joint in ipairs(joints) do size = size + SIZE[joint.kind] end
  local qpos = e:numbers("qpos", nil, size)
  if not qpos then return nil end
  local key, at = { name = name, line = node.line, at = {} }, 1
  for k, joint in ipairs(joints) do
    local base = context.record.floats and k == 1
    key.at[k] = { line = node.line, joint = not base and joint.name or nil,
      values = values_of(e, joint, qpos, at) }
    at = at + SIZE[joint.kind]
  end
  return key
end

function M.read(context, root)
  local list = {}
  for _, node in ipairs(document.inside(context, root, "keyframe")) do
    list[#list + 1] = read_key(context, node, context.joints)
  end
  return list
end

return M
