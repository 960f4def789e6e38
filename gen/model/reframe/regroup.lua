-- Forms base inertial parameters (Khalil and Dombre, Modeling, Identification and Control of
-- Robots, section 9.4): moves the part of a body's inertia that cannot be distinguished from its
-- parent's to the parent.
--
-- If the joint's own motion does not change a part of the inertia, seen from the parent, that part
-- may be counted as the parent's.  With z for the joint's axis:
--   revolute    m, h_z and J = diag(Jyy, Jyy, 0): leaves m = h_z = Jyy = 0, Jxx - Jyy
--   helical, planar   only J = diag(Jyy, Jyy, 0), because the axis itself moves
--   prismatic   J, all six
--   spherical   m
-- Inertia that arrives at a fixed base is dropped.  H, C, tau and qdd stay the same, and so do the
-- pivots of the articulated-body algorithm; energies and momenta do not.
local inertia = require "spatial.inertia"
local mat3 = require "spatial.mat3"
local rotation = require "model.rotation"

local M = {}

local PLACE = { { 1, 2, 3 }, { 2, 4, 5 }, { 3, 5, 6 } }
local NOISE = 1e-15

local function none()
  return { m = 0.0, h = { 0.0, 0.0, 0.0 }, I = { 0.0, 0.0, 0.0, 0.0, 0.0, 0.0 } }
end

local function transverse(part, own, k)
  local i, j = k % 3 + 1, (k + 1) % 3 + 1
  local moved = own.I[PLACE[j][j]]
  part.I[PLACE[i][i]], part.I[PLACE[j][j]] = moved, moved
end

-- joint type -> the part that moves
local MOVES = {}

function MOVES.revolute(part, own, k)
  part.m, part.h[k] = own.m, own.h[k]
  transverse(part, own, k)
end
MOVES.continuous = MOVES.revolute
MOVES.helical, MOVES.planar = transverse, transverse
function MOVES.prismatic(part, own) part.I = { table.unpack(own.I) } end
function MOVES.spherical(part, own) part.m = own.m end

local function difference(a, b)
  local rest = { m = a.m - b.m, h = mat3.minus(a.h, b.h), I = {} }
  local scale = math.max(math.abs(a.I[1]), math.abs(a.I[4]), math.abs(a.I[6]))
  for k = 1, 6 do
    rest.I[k] = a.I[k] - b.I[k]
    if math.abs(rest.I[k]) <= NOISE * scale then rest.I[k] = 0.0 end
  end
  return rest
end

-- bodies with .inertia, .tree, .origin, .axis (model.reframe), some may be false; changes inertias
function M.apply(bodies)
  for i = #bodies, 1, -1 do
    local body = bodies[i]
    local moves = body and not body.tuned and MOVES[body.type] -- tunable: its pose is unknown
    if moves then
      local part, own = none(), body.inertia
      moves(part, own, body.axis)
      body.inertia = difference(own, part)
      local parent = bodies[body.parent]
      if parent then
        -- its pose in its parent's frame at the joint's zero
        local pose = { R = { { matrix = rotation.whole(body.tree, body.axis) } }, p = body.origin }
        parent.inertia = inertia.add(parent.inertia, inertia.to_parent(pose, part))
      end
    end
  end
end

return M
