--- An independent reference for the joint-space inertia: H from the record of a URDF by the
-- velocity of every link in world coordinates, one degree of freedom at a time.
--
--   truth.H(record, model, q)   full symmetric matrix, rows and columns in the model's order
--   truth.poses(record)         link name -> its pose in the world, all joints at 0
--
-- Of the generator it uses the order of joints (model.bodies: name, q, v) and nothing else: no code
-- of gen/spatial, no snapped angles, no welding, no recursion over bodies.  Source: any textbook;
-- T = sum over links of (m v.v + w.I w) / 2, and H_ij is the bilinear form of unit rates i and j.

local M = {}

-- ---- vectors and 3x3 matrices -----------------------------------------------------------------

function M.plus(a, b) return { a[1] + b[1], a[2] + b[2], a[3] + b[3] } end
function M.minus(a, b) return { a[1] - b[1], a[2] - b[2], a[3] - b[3] } end
function M.scaled(a, s) return { a[1] * s, a[2] * s, a[3] * s } end
function M.dot(a, b) return a[1] * b[1] + a[2] * b[2] + a[3] * b[3] end

function M.cross(a, b)
  return { a[2] * b[3] - a[3] * b[2], a[3] * b[1] - a[1] * b[3], a[1] * b[2] - a[2] * b[1] }
end

function M.apply(A, v) return { M.dot(A[1], v), M.dot(A[2], v), M.dot(A[3], v) } end

function M.transpose(A)
  return {
    { A[1][1], A[2][1], A[3][1] }, { A[1][2], A[2][2], A[3][2] }, { A[1][3], A[2][3], A[3][3] },
  }
end

function M.times(A, B)
  local columns, C = M.transpose(B), {}
  for i = 1, 3 do C[i] = M.apply(columns, A[i]) end
  return C
end

-- rotation by an angle about a unit vector: 1 + sin u x + (1 - cos) u x u x
function M.about(u, angle)
  local s, c = math.sin(angle), math.cos(angle)
  local R = {}
  for i = 1, 3 do
    R[i] = {}
    for j = 1, 3 do R[i][j] = (i == j and c or 0) + (1 - c) * u[i] * u[j] end
  end
  for i = 1, 3 do
    local j, k = i % 3 + 1, (i + 1) % 3 + 1
    R[k][j], R[j][k] = R[k][j] + s * u[i], R[j][k] - s * u[i]
  end
  return R
end

--- A typed angle: within 1e-9 of a multiple of 90 degrees it means that (the numeric contract).
function M.typed(angle)
  local nearest = math.floor(angle / (math.pi / 2) + 0.5) * (math.pi / 2)
  return math.abs(angle - nearest) <= 1e-9 and nearest or angle
end

function M.rpy(rpy)
  local roll, pitch = M.about({ 1, 0, 0 }, M.typed(rpy[1])), M.about({ 0, 1, 0 }, M.typed(rpy[2]))
  return M.times(M.times(M.about({ 0, 0, 1 }, M.typed(rpy[3])), pitch), roll)
end

local UNITS = { { 1, 0, 0 }, { 0, 1, 0 }, { 0, 0, 1 } }

--- The product of turns { axis = 1..3, angle = }, from the left.
function M.turned(list)
  local R = UNITS
  for _, t in ipairs(list) do R = M.times(R, M.about(UNITS[t.axis], t.angle)) end
  return R
end

--- The same of angles from a file.
function M.turned_as_typed(list)
  local turns = {}
  for k, t in ipairs(list) do turns[k] = { axis = t.axis, angle = M.typed(t.angle) } end
  return M.turned(turns)
end

--- What model.rotation's reduce made, { Q, turns, offset }, multiplied out again.
function M.rebuilt(reduced, axis)
  local list = { table.unpack(reduced.turns) }
  if axis then list[#list + 1] = { axis = axis, angle = reduced.offset } end
  return M.times(reduced.Q, M.turned(list))
end

--- The largest difference of two matrices.
function M.distance(A, B)
  local worst = 0
  for i = 1, 3 do
    for j = 1, 3 do worst = math.max(worst, math.abs(A[i][j] - B[i][j])) end
  end
  return worst
end

-- the rotation of a unit quaternion x y z w: v + 2 u x (u x v + w v), column by column
function M.quaternion(x, y, z, w)
  local columns = {}
  for k = 1, 3 do
    local e, u = { 0, 0, 0 }, { x, y, z }
    e[k] = 1
    columns[k] = M.plus(e, M.scaled(M.cross(u, M.plus(M.cross(u, e), M.scaled(e, w))), 2))
  end
  return M.transpose(columns)
end

--- A random unit vector, three results.
function M.unit(rng)
  while true do
    local v = { rng:uniform(-1, 1), rng:uniform(-1, 1), rng:uniform(-1, 1) }
    local length = math.sqrt(M.dot(v, v))
    if length > 0.1 and length < 1 then return v[1] / length, v[2] / length, v[3] / length end
  end
end

-- ---- links in the world -----------------------------------------------------------------------

-- the place of a joint's child in the world, and the joint's axis there
local function across(joint, above, position)
  local R = M.times(above.R, M.rpy(joint.rpy))
  local p = M.plus(above.p, M.apply(above.R, joint.xyz))
  local here = { link = joint.child, joint = joint, above = above }
  here.axis = joint.axis and M.apply(R, joint.axis)
  if joint.type == "prismatic" then
    p = M.plus(p, M.scaled(here.axis, position))
  elseif joint.type ~= "fixed" then
    R = M.times(R, M.about(joint.axis, position))
  end
  here.R, here.p = R, p
  return here
end

--- Every link, parents first: { link (name), joint, above (its parent's record), R, p (its frame in
-- the world), axis (of its joint, in the world) }.  base: nil or the seven numbers q of a free
-- root; position(joint) of each moving joint, nil: all at 0.
function M.links(record, base, position)
  local root = { link = record.root, R = M.rpy { 0, 0, 0 }, p = { 0, 0, 0 } }
  if base then
    root.R, root.p = M.quaternion(base[4], base[5], base[6], base[7]), { base[1], base[2], base[3] }
  end
  local children, list = {}, { root }
  for _, joint in ipairs(record.joints) do
    children[joint.parent] = children[joint.parent] or {}
    table.insert(children[joint.parent], joint)
  end
  local done = 0
  while done < #list do
    done = done + 1
    local above = list[done]
    for _, joint in ipairs(children[above.link] or {}) do
      assert(joint.type ~= "floating", "a robot with a floating joint of its own")
      list[#list + 1] = across(joint, above, position and position(joint) or 0)
    end
  end
  return list
end

--- link name -> its record of M.links, all joints at 0.
function M.poses(record)
  local found = {}
  for _, here in ipairs(M.links(record)) do found[here.link] = here end
  return found
end

-- Velocity in the world of each link's origin, and angular velocity, for given joint rates:
-- v[here], w[here].  base: nil or linear and angular velocity of a free root in its own axes.
local function velocities(list, base, rate)
  local root = list[1]
  local v, w = { [root] = { 0, 0, 0 } }, { [root] = { 0, 0, 0 } }
  if base then
    v[root], w[root] = M.apply(root.R, base), M.apply(root.R, { base[4], base[5], base[6] })
  end
  for k = 2, #list do
    local here = list[k]
    local joint, above = here.joint, here.above
    v[here] = M.plus(v[above], M.cross(w[above], M.minus(here.p, above.p)))
    w[here] = w[above]
    if joint.type == "prismatic" then
      v[here] = M.plus(v[here], M.scaled(here.axis, rate(joint)))
    elseif joint.type ~= "fixed" then
      w[here] = M.plus(w[here], M.scaled(here.axis, rate(joint)))
    end
  end
  return v, w
end

--- Centre of mass of a link with <inertial>, and its inertia about it, both in the world.
function M.centre(link, pose)
  local i = link.inertial
  local R = M.times(pose.R, M.rpy(i.rpy))
  local own = { { i.ixx, i.ixy, i.ixz }, { i.ixy, i.iyy, i.iyz }, { i.ixz, i.iyz, i.izz } }
  local c = M.plus(pose.p, M.apply(pose.R, i.xyz))
  return c, M.times(M.times(R, own), M.transpose(R))
end

-- ---- inertia ----------------------------------------------------------------------------------

-- q, or a vector v, by joint: the numbers of the free base (nil where there is none), a function
local function by_joint(model, list, first)
  local at, base = {}, nil
  for _, body in ipairs(model.bodies) do
    at[body.name] = body[first]
    if not body.joint then base = { table.unpack(list, body[first] + 1) } end
  end
  return base, function(joint) return at[joint.name] and list[at[joint.name] + 1] or 0 end
end

--- H(q), q a list from 1.
function M.H(record, model, q)
  local list = M.links(record, by_joint(model, q, "q"))
  local v, w = {}, {}
  for j = 1, model.nv do
    local unit = {}
    for k = 1, model.nv do unit[k] = k == j and 1 or 0 end
    v[j], w[j] = velocities(list, by_joint(model, unit, "v"))
  end
  local H = {}
  for i = 1, model.nv do
    H[i] = {}
    for j = 1, model.nv do H[i][j] = 0.0 end
  end
  for _, here in ipairs(list) do
    local link = record.link_by_name[here.link]
    if link.inertial then
      local c, I = M.centre(link, here)
      local arm, mass = M.minus(c, here.p), link.inertial.mass
      for i = 1, model.nv do
        local momentum = M.scaled(M.plus(v[i][here], M.cross(w[i][here], arm)), mass)
        local spin = M.apply(I, w[i][here])
        for j = 1, i do
          local centre = M.plus(v[j][here], M.cross(w[j][here], arm))
          H[i][j] = H[i][j] + M.dot(momentum, centre) + M.dot(spin, w[j][here])
          H[j][i] = H[i][j]
        end
      end
    end
  end
  return H
end

return M
