--- Poses of a frame in another: { pos, R = rows of the rotation, rpy = as typed or from R }.
--
--   pose.read(context, e, at)   the pose of an element in the frame `at`; nil: in its body's frame
--   pose.beyond(at, place)      a place in the frame `at`, seen from the frame that holds `at`
--   pose.between(a, b)          b relative to a
--   pose.NONE                   the place of a frame in itself, to compare with
--   pose.REPLACES[attribute]    orientations of a class that it replaces: a quat none, as in MuJoCo
local mat3 = require "spatial.mat3"
local quaternion = require "robot.quaternion"

local M = {}

M.ORIGIN = { 0.0, 0.0, 0.0 }
M.NONE = { pos = M.ORIGIN, R = mat3.identity(), rpy = M.ORIGIN }

local WORDS = { "quat", "euler", "axisangle", "xyaxes", "zaxis" }
M.REPLACES = { euler = WORDS, axisangle = WORDS, xyaxes = WORDS, zaxis = WORDS }
local TINY <const>, ROUNDED <const> = 1e-14, 1e-15

-- entries that differ from 0 or 1 only by rounding become exact
local function exact(R)
  for _, row in ipairs(R) do
    for k, x in ipairs(row) do
      local near = math.floor(x + 0.5)
      if math.abs(x - near) <= ROUNDED then row[k] = near + 0.0 end
    end
  end
  return R
end

local function pose_of(pos, R) return { pos = pos, R = R, rpy = quaternion.angles(R) } end

function M.beyond(at, place)
  return pose_of(mat3.add(at.pos, mat3.apply(at.R, place.pos)), exact(mat3.mul(at.R, place.R)))
end

function M.between(a, b)
  local back = mat3.transpose(a.R)
  return pose_of(mat3.apply(back, mat3.minus(b.pos, a.pos)), exact(mat3.mul(back, b.R)))
end

-- The rotation of a quaternion w x y z of any length; nil for zero.
function M.of_quat(q)
  local R = quaternion.matrix { q[2], q[3], q[4], q[1] }
  return R and exact(R)
end

local function about(n, angle)
  local s = math.sin(angle / 2)
  return M.of_quat { math.cos(angle / 2), s * n[1], s * n[2], s * n[3] }
end

--- Rotations about the axes of eulerseq: lower case about moving axes, upper case about fixed ones.
function M.euler(context, angles)
  local R = M.NONE.R
  for k = 1, 3 do
    local letter = context.compiler.eulerseq:sub(k, k)
    local turn = mat3.about(("xyz"):find(letter:lower()), angles[k] * context.compiler.radians)
    if letter:find "%l" then R = mat3.mul(R, turn) else R = mat3.mul(turn, R) end
  end
  return exact(R)
end

-- The shortest turn from z to a direction.
function M.onto(direction)
  local v = mat3.unit(direction)
  local axis, sine = mat3.unit { -v[2], v[1], 0.0 }
  if not axis then axis, sine = { 1.0, 0.0, 0.0 }, 0.0 end
  return about(axis, math.atan(sine, v[3]))
end

local READ = {}

function READ.quat(_, v) return M.of_quat(v), "cannot be 0 0 0 0" end

READ.euler = M.euler

function READ.axisangle(context, v)
  local axis, length = mat3.unit { v[1], v[2], v[3] }
  return length > TINY and about(axis, v[4] * context.compiler.radians), "has an axis 0 0 0"
end

function READ.xyaxes(_, v)
  local x = mat3.unit { v[1], v[2], v[3] }
  if not x then return nil, "has a first axis 0 0 0" end
  local second = { v[4], v[5], v[6] }
  local y, length = mat3.unit(mat3.minus(second, mat3.scaled(mat3.dot(x, second), x)))
  if length <= TINY then return nil, "has two axes along one line" end
  return exact(mat3.transpose { x, y, mat3.cross(x, y) })
end

function READ.zaxis(_, v) return mat3.norm(v) > TINY and M.onto(v), "cannot be 0 0 0" end

local COUNT = { quat = 4, euler = 3, axisangle = 4, xyaxes = 6, zaxis = 3 }

-- The rotation of an element, or none if the file gives none; and roll pitch yaw, if typed so.
local function orientation(context, e)
  local found
  for _, word in ipairs(WORDS) do
    if found and e:text(word) then
      return M.NONE.R, e:error(word, "%s and %s: expected one orientation: leave one of them out",
        found, word)
    end
    found = found or e:text(word) and word
  end
  local list = found and e:numbers(found, nil, COUNT[found])
  if not list then return M.NONE.R, M.ORIGIN end
  local R, why = READ[found](context, list)
  if not R then e:error(found, "%s %s", found, why) end
  local typed = found == "euler" and context.compiler.eulerseq == "XYZ"
  return R or M.NONE.R, typed and context.compiler.radians == 1 and list
end

function M.read(context, e, at)
  local R, rpy = orientation(context, e)
  local pos = e:numbers("pos", M.ORIGIN, 3) or M.ORIGIN
  local place = { pos = pos, R = R, rpy = rpy or quaternion.angles(R) }
  local framed = at and (at.pos ~= M.ORIGIN or at.R ~= M.NONE.R)
  return framed and M.beyond(at, place) or place
end

return M
