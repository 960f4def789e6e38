-- 3-vectors {x, y, z} and 3x3 matrices {{row}, {row}, {row}}: sums and products over any scalar,
-- angles and norms over plain numbers.
--
-- Angles within ROUNDING of a multiple of 90 degrees count as that multiple: sums of angles, and
-- angles computed from matrices, have such errors.  Typed angles are rounded before (model.snap).
local M = {}

M.ROUNDING = 1e-13

-- Beyond this, k*(pi/2) is off by more than ROUNDING, and from 1e16 on any angle is some k*(pi/2).
local MOST = 1e3

local QUARTER_SIN = { [0] = 0.0, 1.0, 0.0, -1.0 }

-- angle -> the part that is not a quarter turn, in radians: all of it; or 0.0 and the quarter turns
-- 0..3
function M.split_angle(angle)
  if math.abs(angle) > MOST then return angle end
  local quarters = math.floor(angle / (math.pi / 2) + 0.5)
  local rest = angle - quarters * (math.pi / 2)
  if math.abs(rest) > M.ROUNDING then return angle end
  return 0.0, quarters % 4
end

-- sine and cosine of an angle, exact at multiples of 90 degrees
function M.sincos(angle)
  local rest, quarters = M.split_angle(angle)
  if rest ~= 0 then return math.sin(angle), math.cos(angle) end
  return QUARTER_SIN[quarters], QUARTER_SIN[(quarters + 1) % 4]
end

-- rotation about coordinate axis 1..3; maps coordinates in the turned frame to the fixed one
function M.about(axis, angle)
  local s, c = M.sincos(angle)
  local i, j = axis % 3 + 1, (axis + 1) % 3 + 1
  local R = M.identity()
  R[i][i], R[i][j], R[j][i], R[j][j] = c, -s, s, c
  return R
end

-- over the scalars of a kit, or plain numbers
function M.identity(K)
  local one, zero = K and K.one or 1.0, K and K.zero or 0.0
  return { { one, zero, zero }, { zero, one, zero }, { zero, zero, one } }
end

function M.mul(A, B)
  local B1, B2, B3 = B[1], B[2], B[3]
  local function row(a)
    local x, y, z = a[1], a[2], a[3]
    return {
      x * B1[1] + y * B2[1] + z * B3[1],
      x * B1[2] + y * B2[2] + z * B3[2],
      x * B1[3] + y * B2[3] + z * B3[3],
    }
  end
  return { row(A[1]), row(A[2]), row(A[3]) }
end

function M.transpose(A)
  local a, b, c = A[1], A[2], A[3]
  return { { a[1], b[1], c[1] }, { a[2], b[2], c[2] }, { a[3], b[3], c[3] } }
end

function M.apply(A, v)
  local x, y, z = v[1], v[2], v[3]
  local function dot(row) return row[1] * x + row[2] * y + row[3] * z end
  return { dot(A[1]), dot(A[2]), dot(A[3]) }
end

function M.add(a, b) return { a[1] + b[1], a[2] + b[2], a[3] + b[3] } end

-- of lists of any length, such as spatial vectors
function M.sum(a, b)
  local list = {}
  for k = 1, #a do list[k] = a[k] + b[k] end
  return list
end

function M.minus(a, b) return { a[1] - b[1], a[2] - b[2], a[3] - b[3] } end
function M.scaled(s, a) return { s * a[1], s * a[2], s * a[3] } end
-- a b'
function M.outer(a, b) return { M.scaled(a[1], b), M.scaled(a[2], b), M.scaled(a[3], b) } end
function M.dot(a, b) return a[1] * b[1] + a[2] * b[2] + a[3] * b[3] end

function M.cross(a, b)
  return {
    a[2] * b[3] - a[3] * b[2], a[3] * b[1] - a[1] * b[3], a[1] * b[2] - a[2] * b[1],
  }
end

-- n times the zero of a kit: the initial value of a vector or of other sums
function M.zeros(zero, n)
  local list = {}
  for k = 1, n do list[k] = zero end
  return list
end

function M.norm(v)
  local scale = math.max(math.abs(v[1]), math.abs(v[2]), math.abs(v[3]))
  if scale == 0 then return 0.0 end
  local x, y, z = v[1] / scale, v[2] / scale, v[3] / scale
  return scale * math.sqrt(x * x + y * y + z * z)
end

-- a vector of any length over its norm, and the norm; nil and 0.0 for zero
function M.unit(v)
  local sum, largest = 0.0, 0.0
  for _, x in ipairs(v) do largest = math.max(largest, math.abs(x)) end
  if largest == 0 then return nil, 0.0 end
  for _, x in ipairs(v) do sum = sum + (x / largest) ^ 2 end
  local length, list = largest * math.sqrt(sum), {}
  for k, x in ipairs(v) do list[k] = sum == 1 and x / largest or x / largest / math.sqrt(sum) end
  return list, length
end

-- fixed-axis roll, pitch, yaw: R = Rz(yaw) Ry(pitch) Rx(roll)
function M.rpy(rpy)
  return M.mul(M.mul(M.about(3, rpy[3]), M.about(2, rpy[2])), M.about(1, rpy[1]))
end

-- symmetric matrices are passed as {xx, xy, xz, yy, yz, zz}
function M.symmetric(I)
  return { { I[1], I[2], I[3] }, { I[2], I[4], I[5] }, { I[3], I[5], I[6] } }
end

-- the nine entries, row by row
function M.flat(A)
  local list = {}
  for i = 1, 3 do table.move(A[i], 1, 3, #list + 1, list) end
  return list
end

-- the matrix of nine numbers, row by row
function M.of_flat(x)
  return { { x[1], x[2], x[3] }, { x[4], x[5], x[6] }, { x[7], x[8], x[9] } }
end

function M.packed(A) return { A[1][1], A[1][2], A[1][3], A[2][2], A[2][3], A[3][3] } end

-- Sets entries to zero that are only rounding errors relative to `scale` (differences of rotated
-- numbers).
function M.tidy(list, scale)
  local clean = {}
  for i, x in ipairs(list) do clean[i] = math.abs(x) <= 1e-15 * scale and 0.0 or x end
  return clean
end

return M
