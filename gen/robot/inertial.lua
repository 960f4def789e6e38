-- Checks whether six numbers can be the inertia of a body at its centre of mass.
--
-- The matrix [xx xy xz; xy yy yz; xz yz zz] must be positive semidefinite, and no principal
-- moment may exceed the sum of the other two (each is an integral of the other two coordinates
-- squared).  Both are warnings, unless the format refuses them: the equations work with any
-- numbers, and badly rounded files are common.

local words = require "robot.said"

local M = {}

-- relative to the largest principal moment, for numbers that were rounded when they were printed
local SLACK = 1e-9

-- for numbers that are only rounding: a mass ten nanometres away, and less than any mass
local NEAR, NOTHING = 1e-8, 1e-30

local SWEEPS = 30

M.MOMENTS = { "ixx", "ixy", "ixz", "iyy", "iyz", "izz" }

-- One Jacobi rotation that makes a[p][q] zero; r is the third index.  The columns of V are the axes
-- so far; they turn along.
local function rotate(a, p, q, r, V)
  if a[p][q] == 0 then return end
  local theta = (a[q][q] - a[p][p]) / (2 * a[p][q])
  -- a very small a[p][q] makes theta infinite and t zero, which is right
  local t = (theta >= 0 and 1 or -1) / (math.abs(theta) + math.sqrt(theta * theta + 1))
  local c = 1 / math.sqrt(t * t + 1)
  local s = t * c
  a[p][p], a[q][q] = a[p][p] - t * a[p][q], a[q][q] + t * a[p][q]
  a[p][r], a[q][r] = c * a[p][r] - s * a[q][r], s * a[p][r] + c * a[q][r]
  a[r][p], a[r][q] = a[p][r], a[q][r]
  a[p][q], a[q][p] = 0, 0
  for _, row in ipairs(V) do row[p], row[q] = c * row[p] - s * row[q], s * row[p] + c * row[q] end
end

--- The three principal moments (eigenvalues), ascending; and the matrix with their axes as columns.
function M.principal(xx, xy, xz, yy, yz, zz)
  local abs = math.abs
  local scale = math.max(abs(xx), abs(xy), abs(xz), abs(yy), abs(yz), abs(zz))
  local V = { { 1.0, 0.0, 0.0 }, { 0.0, 1.0, 0.0 }, { 0.0, 0.0, 1.0 } }
  if scale == 0 then return { 0.0, 0.0, 0.0 }, V end
  local a = {
    { xx / scale, xy / scale, xz / scale },
    { xy / scale, yy / scale, yz / scale },
    { xz / scale, yz / scale, zz / scale },
  }
  for _ = 1, SWEEPS do
    if a[1][2] == 0 and a[1][3] == 0 and a[2][3] == 0 then break end
    rotate(a, 1, 2, 3, V)
    rotate(a, 1, 3, 2, V)
    rotate(a, 2, 3, 1, V)
  end
  local moments = { a[1][1] * scale, a[2][2] * scale, a[3][3] * scale }
  local function ascend(i, j)
    if moments[i] <= moments[j] then return end
    moments[i], moments[j] = moments[j], moments[i]
    for _, row in ipairs(V) do row[i], row[j] = row[j], row[i] end
  end
  ascend(1, 3)
  ascend(1, 2)
  ascend(2, 3)
  return moments, V
end

--- nil if the inertia of the record `body` (ixx .. izz, mass or nil) is possible, else the reason,
-- and whether it is negative about some axis.
function M.problem(body)
  local moments = M.principal(body.ixx, body.ixy, body.ixz, body.iyy, body.iyz, body.izz)
  local low, middle, high = moments[1], moments[2], moments[3]
  local slack = SLACK * math.max(math.abs(low), math.abs(high))
    + NEAR ^ 2 * math.max(body.mass or 0, 0) + NOTHING
  if low < -slack then
    return ("inertia is not positive semidefinite (principal moments %s)"):format(
      words.numbers(moments)), true
  elseif high > low + middle + slack then
    return ("inertia breaks the triangle inequality (principal moments %s, but %s > %s + %s)")
      :format(words.numbers(moments), words.number(high), words.number(low), words.number(middle))
  end
end

-- Checks the mass and the inertia of every link that has them.  Sets link.impossible to the reason
-- why the inertia is impossible, link.negative if it is negative about some axis.
function M.check(context, robot)
  for _, link in ipairs(robot.links) do
    local body, who = link.inertial or {}, words.who("link", link.name)
    if body.mass and body.mass < 0 then
      context.log:error(body.mass_line or body.line, "%s: mass %s is negative", who,
        words.number(body.mass))
    end
    local complete = true
    for _, name in ipairs(M.MOMENTS) do complete = complete and body[name] end
    if complete then link.impossible, link.negative = M.problem(body) end
    if link.impossible then
      local say = robot.strict and context.log.error or context.log.warn
      say(context.log, body.ixx_line or body.line, "%s: %s%s", who, link.impossible,
        robot.strict and ": " .. robot.strict or "")
    end
  end
end

return M
