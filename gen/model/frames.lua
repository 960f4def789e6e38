-- Body frames and body inertias.
--
-- A body's frame is its link's frame.  If the joint axis is oblique, the frame is turned so that z
-- lies on the axis; this rotation is constant, so H and all joint-space results stay the same.  The
-- inertias of all links welded to a body are expressed in its frame here, in doubles.
local later = require "later"
local lists = require "list"
local mat3 = require "spatial.mat3"
local rotation = require "model.rotation"
local tunable = later "model.tunable"
local twofold = require "twofold"

local M = {}

-- a joint axis as (coordinate axis 1..3, sign), or nil if it is oblique
local function aligned(axis)
  for k = 1, 3 do
    local other, third = axis[k % 3 + 1], axis[(k + 1) % 3 + 1]
    if other == 0 and third == 0 then return k, axis[k] > 0 and 1 or -1 end
  end
end

-- converts a point from a body's link frame to its body frame; body is nil for the fixed base
local function seen_from(body, p)
  if not body or #body.frame == 0 then return p end
  return mat3.tidy(mat3.apply(mat3.transpose(body.A), p), mat3.norm(p))
end

-- Fills in, for every body:
--   axis, sign   its joint axis in its own frame (a coordinate axis; nil for a floating joint)
--   frame        turns from body to link frame (empty unless the axis is oblique);  A their matrix
--   tree         { Q, turns, offset } of model.rotation: rotation from body to parent body frame
--   origin       of the body frame in the parent body's frame, m
--   tuned        model.tunable.origin, where the joint's own origin is tunable
function M.choose(bodies)
  for _, body in ipairs(bodies) do
    body.frame = {}
    if body.joint and body.joint.axis then
      body.axis, body.sign = aligned(body.joint.axis)
      if not body.axis then
        body.axis, body.sign = 3, 1
        body.frame = rotation.z_onto(body.joint.axis)
      end
    end
    body.A = rotation.matrix(body.frame)
    local parent = bodies[body.parent]
    local list = parent and rotation.inverse(parent.frame) or {}
    local absorbs = body.kind.absorbs and body.axis or nil
    if body.tunable then
      body.tuned = tunable.origin(lists.joined(list, body.before.turns),
        seen_from(parent, body.before.p), body.frame, absorbs)
    end
    body.tree = rotation.reduce(lists.joined(list, body.turns, body.frame), absorbs)
    body.origin = seen_from(parent, body.p)
  end
end

-- Sets tree and origin of every place: its pose in the frame of its body.
function M.place(bodies, places)
  for _, place in ipairs(places) do
    local body = bodies[place.body]
    local list = body and rotation.inverse(body.frame) or {}
    place.tree = rotation.reduce(lists.joined(list, place.turns))
    place.origin = seen_from(body, place.p)
  end
end

-- The in-plane axes x and y of a planar joint in its link's axes: with n the normal, (x, y, n) is
-- right-handed.
function M.in_plane(body)
  local x, y = { 0.0, 0.0, 0.0 }, { 0.0, 0.0, 0.0 }
  x[body.axis % 3 + 1] = 1.0
  y[(body.axis + 1) % 3 + 1] = body.sign + 0.0
  return mat3.apply(body.A, x), mat3.apply(body.A, y)
end

-- R I R' for packed I, without rounding noise if R is not exact
local function turned_inertia(R, I)
  local exact = mat3.symmetric(twofold.decimals(I))
  local J = twofold.rounded(mat3.packed(mat3.mul(mat3.mul(R, exact), mat3.transpose(R))))
  return mat3.tidy(J, math.max(math.abs(I[1]), math.abs(I[4]), math.abs(I[6])))
end

-- The inertia of an <inertial>, { m, c, I } about the centre of mass in link axes, or nil if there
-- is none.
local function typed(link)
  local inertial = link.inertial
  if not inertial then return nil end
  local I = { inertial.ixx, inertial.ixy, inertial.ixz, inertial.iyy, inertial.iyz, inertial.izz }
  local something = inertial.mass ~= 0
  for k = 1, 6 do something = something or I[k] ~= 0 end
  if not something then return nil end
  local rpy = inertial.rpy
  local turned = rpy[1] ~= 0 or rpy[2] ~= 0 or rpy[3] ~= 0
  return {
    m = inertial.mass,
    c = inertial.xyz,
    I = turned and turned_inertia(mat3.rpy(rpy), I) or I,
    turned = turned,
  }
end

local function nothing()
  return { m = 0.0, c = { 0.0, 0.0, 0.0 }, I = { 0.0, 0.0, 0.0, 0.0, 0.0, 0.0 } }
end

-- a + b, each about its own centre of mass, as one inertia about the common centre
function M.sum_of(a, b)
  local m = a.m + b.m
  local sum = { m = m, c = {}, I = {}, turned = a.turned or b.turned }
  for k = 1, 3 do sum.c[k] = m ~= 0 and (a.m * a.c[k] + b.m * b.c[k]) / m or a.c[k] end
  local x, y, z = b.c[1] - a.c[1], b.c[2] - a.c[2], b.c[3] - a.c[3]
  local shift = { y * y + z * z, -x * y, -x * z, x * x + z * z, -y * z, x * x + y * y }
  local reduced = m ~= 0 and a.m * b.m / m or 0.0
  for k = 1, 6 do sum.I[k] = a.I[k] + b.I[k] + reduced * shift[k] end
  return sum
end

-- Inertia of a link with its payloads: { m, c, I } about c, along the link's axes, or nil.
function M.inertia_of(link)
  local inertia = typed(link)
  for _, payload in ipairs(link.payloads or {}) do
    local more = { m = payload.mass, c = payload.com, I = payload.inertia }
    inertia = inertia and M.sum_of(inertia, more) or more
  end
  return inertia
end

-- A link's { m, c, I }, expressed in the frame of its body: returns c, I.
function M.in_body(body, place, inertia)
  local back = mat3.transpose(body.A)
  local at = mat3.add(mat3.apply(place.R, twofold.decimals(inertia.c)), twofold.decimals(place.p))
  local c = inertia.c
  if place.link.name ~= body.link or #body.frame > 0 then
    c = mat3.tidy(twofold.rounded(mat3.apply(back, at)), mat3.norm(c) + mat3.norm(place.p))
  end
  return c, turned_inertia(mat3.mul(back, place.R), inertia.I)
end

-- Gives every body its pieces { link, place, m, c, I, moved, turned, own }, one for each welded
-- link that has inertia or is tunable.  c and I (about c) are in the body's frame, own = { m, c, I
-- } in the link's.
function M.weld(bodies, places)
  for _, body in ipairs(bodies) do body.pieces = {} end
  for _, place in ipairs(places) do
    local body = bodies[place.body]
    local inertia = M.inertia_of(place.link) or place.tunable and nothing()
    if body and inertia then
      local c, I = M.in_body(body, place, inertia)
      body.pieces[#body.pieces + 1] = {
        link = place.link, place = place, own = inertia, m = inertia.m, c = c, I = I,
        moved = place.link.name ~= body.link, turned = inertia.turned,
      }
    end
  end
end

-- The body's inertia { m, h, I } about its *link's* origin, in the link's axes, like the tables of
-- the generic runtime.  pieces: all pieces of the body by default.
function M.in_link_frame(body, pieces)
  local sum = { m = 0.0, h = { 0.0, 0.0, 0.0 }, I = { 0.0, 0.0, 0.0, 0.0, 0.0, 0.0 } }
  for _, piece in ipairs(pieces or body.pieces) do
    local m, c = piece.m, mat3.apply(body.A, piece.c)
    local I = turned_inertia(body.A, piece.I)
    local x, y, z = c[1], c[2], c[3]
    local shift = { y * y + z * z, -x * y, -x * z, x * x + z * z, -y * z, x * x + y * y }
    sum.m = sum.m + m
    for k = 1, 3 do sum.h[k] = sum.h[k] + m * c[k] end
    for k = 1, 6 do sum.I[k] = sum.I[k] + (I[k] + m * shift[k]) end
  end
  return sum
end

-- a model's bodies, as tables that may get other fields
function M.copies(model)
  return lists.mapped(model.bodies, function(body) return setmetatable({}, { __index = body }) end)
end

return M
