--- An independent reference for the motion of links, for every type of joint, in world coordinates.
--
--   local world = motion.world(job.robot, job.model, job.options)
--   local links = motion.links(world, q, v, a)     lists from 1; v and a default to rest
--     every link, parents first: { link (name), R, p, v, w, dd, dw, moves }: its frame in the
--     world, velocity and classical acceleration of its origin, angular velocity and acceleration,
--     all in world axes, without gravity; moves = is there a joint between it and the world?
--   motion.moved(world, q, v, h)   a configuration near q: a curve through q with velocity v;
--                                  motion.rate and motion.ahead are its two halves
--   motion.random_q(rng, model)    a configuration, quaternions of unit length
--
-- From the generator it uses the records of the file, and which numbers of q and v belong to which
-- body (model.bodies: name, q, v, nv); no code of gen/, no body frames, no welding.  Mimic joints
-- are followed here along their own <mimic>s.  Source: any textbook on moving frames of reference.

local truth = dofile "tests/support/reference/truth.lua"

local M = {}

local plus, cross, scaled, apply = truth.plus, truth.cross, truth.scaled, truth.apply
local ZERO = { 0, 0, 0 }
local UNIT = truth.rpy { 0, 0, 0 }

-- ---- which numbers belong to which joint --------------------------------------------------------

-- options: those with which the model was built (mimic, screw, base).
function M.world(record, model, options)
  local world = { record = record, model = model, at = {}, pitch = {} }
  world.constrain = options.mimic ~= "free"
  world.gravity = options.gravity
  for _, screw in ipairs(options.screw or {}) do world.pitch[screw.name] = screw.value end
  for _, body in ipairs(model.bodies) do
    if body.nv > 0 then
      world.at[body.name] = { q = body.q, v = body.v, nq = body.nq, nv = body.nv }
    end
    if not body.joint then world.free = body.name end
  end
  return world
end

-- The joint at the end of a chain of mimics, and the ratio and offset to its position.
function M.leader(world, joint)
  local ratio, offset = 1, 0
  while world.constrain and joint.mimic do
    ratio, offset = ratio * joint.mimic.multiplier, offset + ratio * joint.mimic.offset
    joint = world.record.joint_by_name[joint.mimic.joint]
  end
  return joint, ratio, offset
end

-- the numbers of a joint in q or, with key "v", in a list of rates
local function own(world, joint, list, key)
  local leader, ratio, offset = M.leader(world, joint)
  local at = world.at[leader.name]
  local numbers = { table.unpack(list, at[key] + 1, at[key] + at["n" .. key]) }
  if ratio ~= 1 or offset ~= 0 then
    numbers[1] = ratio * numbers[1] + (key == "q" and offset or 0)
  end
  return numbers
end

-- ---- one joint ----------------------------------------------------------------------------------

-- The plane of a planar joint: x is the coordinate axis after the normal, y = normal x x; for an
-- oblique normal, the axes to which Rz Ry take x and y when they take z to the normal.
local function plane(n)
  for k = 1, 3 do
    if math.abs(math.abs(n[k]) - 1) < 1e-12 then
      local x = { 0, 0, 0 }
      x[k % 3 + 1] = 1
      return x, cross(n, x)
    end
  end
  local azimuth, polar = math.atan(n[2], n[1]), math.acos(n[3])
  local R = truth.times(truth.about({ 0, 0, 1 }, azimuth), truth.about({ 0, 1, 0 }, polar))
  local columns = truth.transpose(R)
  return columns[1], columns[2]
end

-- type -> the child in the frame at the joint's origin: rotation R, place d, angular velocity w and
-- acceleration dw, first and second derivative of d, all in that frame
local JOINT = {}

function JOINT.revolute(joint, q, v, a)
  return {
    R = truth.about(joint.axis, q[1]), d = ZERO, w = scaled(joint.axis, v[1]),
    dw = scaled(joint.axis, a[1]), d1 = ZERO, d2 = ZERO,
  }
end
JOINT.continuous = JOINT.revolute

function JOINT.prismatic(joint, q, v, a)
  return {
    R = UNIT, w = ZERO, dw = ZERO, d = scaled(joint.axis, q[1]), d1 = scaled(joint.axis, v[1]),
    d2 = scaled(joint.axis, a[1]),
  }
end

function JOINT.helical(joint, q, v, a, pitch)
  local s = JOINT.revolute(joint, q, v, a)
  s.d, s.d1 = scaled(joint.axis, pitch * q[1]), scaled(joint.axis, pitch * v[1])
  s.d2 = scaled(joint.axis, pitch * a[1])
  return s
end

-- the motion for a velocity given in the child's axes: u turned, and its derivative
local function slide(s, v, a)
  s.d1 = apply(s.R, v)
  s.d2 = plus(apply(s.R, a), cross(s.w, s.d1))
  return s
end

function JOINT.planar(joint, q, v, a)
  local x, y = plane(joint.axis)
  local function in_plane(list) return plus(scaled(x, list[1]), scaled(y, list[2])) end
  local s = {
    R = truth.about(joint.axis, q[3]), w = scaled(joint.axis, v[3]), d = in_plane(q),
    dw = scaled(joint.axis, a[3]),
  }
  return slide(s, in_plane(v), in_plane(a))
end

function JOINT.spherical(_, q, v, a)
  local R = truth.quaternion(q[1], q[2], q[3], q[4])
  return { R = R, d = ZERO, d1 = ZERO, d2 = ZERO, w = apply(R, v), dw = apply(R, a) }
end

function JOINT.floating(_, q, v, a)
  local R = truth.quaternion(q[4], q[5], q[6], q[7])
  local s = {
    R = R, d = { q[1], q[2], q[3] }, w = apply(R, { v[4], v[5], v[6] }),
    dw = apply(R, { a[4], a[5], a[6] }),
  }
  return slide(s, v, a)
end

-- ---- the tree -----------------------------------------------------------------------------------

-- the motion of a link fixed in another's frame at p (world axes), with orientation R
local function carried(above, R, arm)
  local swing = cross(above.w, arm)
  return {
    R = R, p = plus(above.p, arm), v = plus(above.v, swing), w = above.w, dw = above.dw,
    dd = plus(above.dd, plus(cross(above.dw, arm), cross(above.w, swing))), moves = above.moves,
  }
end

-- `base` is the frame of the joint's origin, moving with the parent; s the joint (JOINT)
local function across(base, s)
  local arm, w, d1 = apply(base.R, s.d), apply(base.R, s.w), apply(base.R, s.d1)
  local here = carried(base, truth.times(base.R, s.R), arm)
  here.v = plus(here.v, d1)
  here.dd = plus(here.dd, plus(scaled(cross(base.w, d1), 2), apply(base.R, s.d2)))
  here.dw = plus(base.dw, plus(cross(base.w, w), apply(base.R, s.dw)))
  here.w = plus(base.w, w)
  here.moves = true
  return here
end

local function rest(n)
  local list = {}
  for k = 1, n do list[k] = 0 end
  return list
end

function M.links(world, q, v, a)
  v, a = v or rest(world.model.nv), a or rest(world.model.nv)
  local record = world.record
  local root = { R = UNIT, p = ZERO, v = ZERO, w = ZERO, dd = ZERO, dw = ZERO, moves = false }
  if world.free then
    local joint = { name = world.free, type = "floating" }
    root = across(root, JOINT.floating(nil, own(world, joint, q, "q"), own(world, joint, v, "v"),
      own(world, joint, a, "v")))
  end
  root.link = record.root
  local children, list, done = {}, { root }, 0
  for _, joint in ipairs(record.joints) do
    children[joint.parent] = children[joint.parent] or {}
    table.insert(children[joint.parent], joint)
  end
  while done < #list do
    done = done + 1
    local above = list[done]
    for _, joint in ipairs(children[above.link] or {}) do
      local here = carried(above, truth.times(above.R, truth.rpy(joint.rpy)),
        apply(above.R, joint.xyz))
      if joint.type ~= "fixed" then
        local kind = world.pitch[joint.name] and "helical" or joint.type
        here = across(here, JOINT[kind](joint, own(world, joint, q, "q"),
          own(world, joint, v, "v"), own(world, joint, a, "v"), world.pitch[joint.name]))
      end
      here.link = joint.child
      list[#list + 1] = here
    end
  end
  return list
end

-- ---- configurations -----------------------------------------------------------------------------

-- where the quaternion of a joint begins in its own numbers
local QUATERNION = { spherical = 1, floating = 4 }

-- half the quaternion (u, w) times the pure quaternion of r
local function turning(x, y, z, w, r)
  local u = { x, y, z }
  local vector = plus(scaled(r, w), cross(u, r))
  return { vector[1] / 2, vector[2] / 2, vector[3] / 2, -truth.dot(u, r) / 2 }
end

--- dq/dt of rates v, number by number.
function M.rate(world, q, v)
  local rate = {}
  for k in ipairs(q) do rate[k] = 0.0 end
  for _, body in ipairs(world.model.bodies) do
    local at, own_v = body.q, { table.unpack(v, body.v + 1, body.v + body.nv) }
    local start = body.nv > 1 and QUATERNION[body.type]
    if body.nv == 1 then rate[at + 1] = own_v[1] end
    if body.nv > 1 and body.type == "planar" then
      local c, s = math.cos(q[at + 3]), math.sin(q[at + 3])
      rate[at + 1], rate[at + 2] = c * own_v[1] - s * own_v[2], s * own_v[1] + c * own_v[2]
      rate[at + 3] = own_v[3]
    end
    if body.nv > 1 and body.type == "floating" then
      local R = truth.quaternion(table.unpack(q, at + 4, at + 7))
      table.move(apply(R, own_v), 1, 3, at + 1, rate)
    end
    if start then
      local w = { table.unpack(own_v, start) }
      local x, y, z, s = table.unpack(q, at + start, at + start + 3)
      table.move(turning(x, y, z, s, w), 1, 4, at + start, rate)
    end
  end
  return rate
end

--- q + h rate, quaternions brought to unit length.
function M.ahead(world, q, rate, h)
  local result = {}
  for k, x in ipairs(q) do result[k] = x + h * rate[k] end
  for _, body in ipairs(world.model.bodies) do
    local start = body.nv > 1 and QUATERNION[body.type]
    if start then
      local first, sum = body.q + start, 0
      for k = first, first + 3 do sum = sum + result[k] ^ 2 end
      for k = first, first + 3 do result[k] = result[k] / math.sqrt(sum) end
    end
  end
  return result
end

function M.moved(world, q, v, h) return M.ahead(world, q, M.rate(world, q, v), h) end

function M.random_q(rng, model)
  local q = {}
  for _, body in ipairs(model.bodies) do
    for k = 1, body.nq do q[body.q + k] = rng:uniform(-2, 2) end
    local start = QUATERNION[body.type]
    if start then
      local u, half = { truth.unit(rng) }, rng:uniform(-3, 3)
      for k = 1, 3 do q[body.q + start + k - 1] = u[k] * math.sin(half) end
      q[body.q + start + 3] = math.cos(half)
    end
  end
  return q
end

return M
