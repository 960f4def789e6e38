--- Positions and orientations: vectors of three numbers and quaternions w x y z of length one.
--
--   pose.read(context, e)      pos, quaternion, and roll pitch yaw as typed where it was typed so
--   pose.beyond(at, pos, quat) the pose of a frame given in the frame of `at` = { pos, quat }
--   pose.between(a, b)         b as a has it;  pose.rpy(quat) roll, pitch and yaw of a quaternion
--   pose.turned_tensor(quat, I)   xx xy xz yy yz zz of R I R'

local attribute = require "mjcf.attribute"
local quaternion = require "robot.quaternion"

local M = {}

M.ORIGIN, M.NONE = { 0.0, 0.0, 0.0 }, { 1.0, 0.0, 0.0, 0.0 }

local WORDS = { "quat", "euler", "axisangle", "xyaxes", "zaxis" }
local TINY = 1e-14

function M.mul(p, q)
  local a, b, c, d = p[1], p[2], p[3], p[4]
  local w, x, y, z = q[1], q[2], q[3], q[4]
  return {
    a * w - b * x - c * y - d * z, a * x + b * w + c * z - d * y,
    a * y - b * z + c * w + d * x, a * z + b * y - c * x + d * w,
  }
end

--- The rows of the rotation; entries that are zeros and ones but for rounding are exact.
function M.matrix(q)
  local w, x, y, z = q[1], q[2], q[3], q[4]
  local R = {
    { w * w + x * x - y * y - z * z, 2 * (x * y - w * z), 2 * (x * z + w * y) },
    { 2 * (x * y + w * z), w * w - x * x + y * y - z * z, 2 * (y * z - w * x) },
    { 2 * (x * z - w * y), 2 * (y * z + w * x), w * w - x * x - y * y + z * z },
  }
  for i = 1, 3 do
    for j = 1, 3 do
      local near = math.floor(R[i][j] + 0.5)
      if math.abs(R[i][j] - near) <= 1e-15 then R[i][j] = near + 0.0 end
    end
  end
  return R
end

function M.turn(q, v)
  if q[1] == 1 then return { v[1], v[2], v[3] } end
  local turned, R = {}, M.matrix(q)
  for k = 1, 3 do turned[k] = R[k][1] * v[1] + R[k][2] * v[2] + R[k][3] * v[3] end
  return turned
end

function M.inverse(q) return { q[1], -q[2], -q[3], -q[4] } end

function M.plus(a, b) return { a[1] + b[1], a[2] + b[2], a[3] + b[3] } end

function M.minus(a, b) return { a[1] - b[1], a[2] - b[2], a[3] - b[3] } end

--- v over its length, and the length.
function M.unit(v)
  local sum, largest = 0.0, 0.0
  for _, x in ipairs(v) do largest = math.max(largest, math.abs(x)) end
  if largest == 0 then return nil, 0.0 end
  for _, x in ipairs(v) do sum = sum + (x / largest) ^ 2 end
  local length, list = largest * math.sqrt(sum), {}
  for k, x in ipairs(v) do list[k] = sum == 1 and x / largest or x / largest / math.sqrt(sum) end
  return list, length
end

function M.beyond(at, pos, quat)
  return { pos = M.plus(at.pos, M.turn(at.quat, pos)), quat = M.mul(at.quat, quat) }
end

--- The same with roll pitch yaw as typed, which stay where `at` is no frame of its own.
function M.framed(at, pos, quat, rpy)
  if at.pos == M.ORIGIN and at.quat == M.NONE then return pos, quat, rpy end
  local moved = M.beyond(at, pos, quat)
  return moved.pos, moved.quat
end

function M.between(a, b)
  local back = M.inverse(a.quat)
  return { pos = M.turn(back, M.minus(b.pos, a.pos)), quat = M.mul(back, b.quat) }
end

function M.rpy(q) return (quaternion.rpy { q[2], q[3], q[4], q[1] }) end

--- R I R' of six moments.
function M.turned_tensor(quat, I)
  local R, list = M.matrix(quat), {}
  local full = { { I[1], I[2], I[3] }, { I[2], I[4], I[5] }, { I[3], I[5], I[6] } }
  for i = 1, 3 do
    for j = i, 3 do
      local sum = 0.0
      for m = 1, 3 do
        for n = 1, 3 do sum = sum + R[i][m] * full[m][n] * R[j][n] end
      end
      list[#list + 1] = sum
    end
  end
  return list
end

local function about(axis, angle)
  local s = math.sin(angle / 2)
  return { math.cos(angle / 2), axis[1] * s, axis[2] * s, axis[3] * s }
end

local AXES = { x = { 1, 0, 0 }, y = { 0, 1, 0 }, z = { 0, 0, 1 } }

--- Turns about the axes of eulerseq: lower case about those that move along, upper about fixed.
function M.euler(context, angles)
  local q = M.NONE
  for k = 1, 3 do
    local letter = context.compiler.eulerseq:sub(k, k)
    local turn = about(AXES[letter:lower()], angles[k] * context.compiler.radians)
    if letter:find "%l" then q = M.mul(q, turn) else q = M.mul(turn, q) end
  end
  return q
end

local function cross(a, b)
  return { a[2] * b[3] - a[3] * b[2], a[3] * b[1] - a[1] * b[3], a[1] * b[2] - a[2] * b[1] }
end

--- The shortest turn of z onto a direction.
function M.onto(direction)
  local v = M.unit(direction)
  local axis, sine = M.unit { -v[2], v[1], 0.0 }
  if not axis then return v[3] > 0 and M.NONE or { 0.0, 1.0, 0.0, 0.0 } end
  return about(axis, math.atan(sine, v[3]))
end

-- the quaternion of a matrix with the columns x, y, z
local function of_columns(x, y, z)
  local trace = { x[1] + y[2] + z[3], x[1] - y[2] - z[3], y[2] - x[1] - z[3], z[3] - x[1] - y[2] }
  local best = 1
  for k = 2, 4 do best = trace[k] > trace[best] and k or best end
  local a, b, c = y[3] - z[2], z[1] - x[3], x[2] - y[1]
  local d, e, f = x[2] + y[1], z[1] + x[3], y[3] + z[2]
  local t = 1 + trace[best]
  local rows = { { t, a, b, c }, { a, t, d, e }, { b, d, t, f }, { c, e, f, t } }
  return M.unit(rows[best])
end

local READ = {}

function READ.quat(_, v)
  local q = M.unit(v)
  return q, "cannot be 0 0 0 0"
end

function READ.euler(context, v) return M.euler(context, v) end

function READ.axisangle(context, v)
  local axis, length = M.unit { v[1], v[2], v[3] }
  return length > TINY and about(axis, v[4] * context.compiler.radians), "has an axis 0 0 0"
end

function READ.xyaxes(_, v)
  local x = M.unit { v[1], v[2], v[3] }
  if not x then return nil, "has a first axis 0 0 0" end
  local along = x[1] * v[4] + x[2] * v[5] + x[3] * v[6]
  local y, length = M.unit { v[4] - along * x[1], v[5] - along * x[2], v[6] - along * x[3] }
  if length <= TINY then return nil, "has two axes along one line" end
  return of_columns(x, y, cross(x, y))
end

function READ.zaxis(_, v)
  if select(2, M.unit(v)) <= TINY then return nil, "cannot be 0 0 0" end
  return M.onto(v)
end

local COUNT = { quat = 4, euler = 3, axisangle = 4, xyaxes = 6, zaxis = 3 }

--- The orientation of an element, none where nothing is typed; then its roll pitch yaw, if typed.
function M.orientation(context, e)
  local found
  for _, word in ipairs(WORDS) do
    if attribute.given(e, word) then
      if found then
        context.log:error(attribute.line(e, word), "%s: %s and %s: only one orientation can be "
          .. "given", e.who, found, word)
        return M.NONE
      end
      found = word
    end
  end
  local list = found and attribute.numbers(context, e, found, nil, COUNT[found])
  if not list then return M.NONE end
  local quat, why = READ[found](context, list)
  if not quat then
    context.log:error(attribute.line(e, found), "%s: %s %s", e.who, found, why)
    return M.NONE
  end
  local compiler = context.compiler
  local typed = found == "euler" and compiler.eulerseq == "XYZ" and compiler.radians == 1 and list
  return quat, typed or nil
end

function M.read(context, e)
  local quat, rpy = M.orientation(context, e)
  return attribute.numbers(context, e, "pos", M.ORIGIN, 3) or M.ORIGIN, quat, rpy
end

return M
