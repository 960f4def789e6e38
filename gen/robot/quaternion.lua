-- Turns a quaternion x, y, z, w of any length into a rotation matrix, and that into roll, pitch and
-- yaw, which the rest of the program takes: R = Rz(yaw) Ry(pitch) Rx(roll).

local quaternion = {}

-- rounding errors near a multiple of 90 degrees
local ROUNDING = 1e-15

local function exact(angle)
  local near = math.floor(angle / (math.pi / 2) + 0.5) * (math.pi / 2)
  return math.abs(angle - near) <= ROUNDING and near or angle
end

-- The rotation as rows, and the quaternion's length; nil for zero.
function quaternion.matrix(q)
  local scale = math.max(math.abs(q[1]), math.abs(q[2]), math.abs(q[3]), math.abs(q[4]))
  if scale == 0 then return nil end
  local x, y, z, w = q[1] / scale, q[2] / scale, q[3] / scale, q[4] / scale
  local square = x * x + y * y + z * z + w * w
  return {
    { (w * w + x * x - y * y - z * z) / square, 2 * (x * y - z * w) / square,
      2 * (x * z + y * w) / square },
    { 2 * (x * y + z * w) / square, (w * w - x * x + y * y - z * z) / square,
      2 * (y * z - x * w) / square },
    { 2 * (x * z - y * w) / square, 2 * (y * z + x * w) / square,
      (w * w - x * x - y * y + z * z) / square },
  }, scale * math.sqrt(square)
end

-- { roll, pitch, yaw } of a rotation matrix, accurate to rounding at every pitch: next to the
-- poles, where roll and yaw turn about one axis, roll is what remains after yaw.
function quaternion.angles(R)
  local reach = math.sqrt(R[1][1] * R[1][1] + R[2][1] * R[2][1])
  local yaw = reach > ROUNDING and math.atan(R[2][1], R[1][1]) or 0.0
  local c, s = math.cos(yaw), math.sin(yaw)
  local roll = math.atan(s * R[1][3] - c * R[2][3], c * R[2][2] - s * R[1][2])
  return { exact(roll), exact(math.atan(-R[3][1], reach)), exact(yaw) }
end

-- { roll, pitch, yaw } of a quaternion, and its length; nil for zero.
function quaternion.rpy(q)
  local R, length = quaternion.matrix(q)
  if R then return quaternion.angles(R), length end
end

return quaternion
