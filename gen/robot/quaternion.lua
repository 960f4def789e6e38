--- A quaternion x, y, z, w of any length as roll, pitch and yaw, which the rest of the program
-- takes: R = Rz(yaw) Ry(pitch) Rx(roll).

local quaternion = {}

-- what rounding leaves beside a multiple of 90 degrees
local ROUNDING = 1e-15

local function exact(angle)
  local near = math.floor(angle / (math.pi / 2) + 0.5) * (math.pi / 2)
  return math.abs(angle - near) <= ROUNDING and near or angle
end

--- { roll, pitch, yaw } and the length; nil for zero.  Good to rounding at every pitch: next to the
-- poles, where roll and yaw turn about one axis, roll is taken from what yaw leaves.
function quaternion.rpy(q)
  local scale = math.max(math.abs(q[1]), math.abs(q[2]), math.abs(q[3]), math.abs(q[4]))
  if scale == 0 then return nil end
  local x, y, z, w = q[1] / scale, q[2] / scale, q[3] / scale, q[4] / scale
  local square = x * x + y * y + z * z + w * w
  local R11 = (w * w + x * x - y * y - z * z) / square
  local R22 = (w * w - x * x + y * y - z * z) / square
  local R12, R21 = 2 * (x * y - z * w) / square, 2 * (x * y + z * w) / square
  local R13, R31 = 2 * (x * z + y * w) / square, 2 * (x * z - y * w) / square
  local R23 = 2 * (y * z - x * w) / square
  local reach = math.sqrt(R11 * R11 + R21 * R21)
  local yaw = reach > ROUNDING and math.atan(R21, R11) or 0.0
  local c, s = math.cos(yaw), math.sin(yaw)
  local roll = math.atan(s * R13 - c * R23, c * R22 - s * R12)
  return { exact(roll), exact(math.atan(-R31, reach)), exact(yaw) }, scale * math.sqrt(square)
end

return quaternion
