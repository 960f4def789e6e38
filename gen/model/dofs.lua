-- Degrees of freedom: which numbers of q and v belong to which joint, and the tree of the dofs.
--
-- An independent joint takes nq numbers in q and nv in v.  A mimic joint (RBDA section 3.5: an
-- explicit constraint, eq. 3.11) takes none: its position is ratio*q + offset, where q is the joint
-- that it follows, and its rate is ratio times that joint's rate.  With S scaled by the ratio, the
-- same recursion gives H = G'HG.
local fail = require "fail"
local lists = require "list"
local order = require "order"
local pattern = require "model.pattern"

local M = {}

-- The kinds of joints: sizes; turns: the first dof that rotates; absorbs: does its angle absorb a
-- constant turn about its axis?  Of joints with several dofs, q and v: the suffixes of components,
-- rates: where Q of q' = Q v is not zero (a planar joint turns two of its dofs, a quaternion turns
-- three into four, and its origin three into three).
M.JOINTS = {
  revolute = { nq = 1, nv = 1, turns = 1, absorbs = true },
  continuous = { nq = 1, nv = 1, turns = 1, absorbs = true },
  prismatic = { nq = 1, nv = 1, turns = 2 },
  helical = { nq = 1, nv = 1, turns = 1, absorbs = true },
  planar = {
    nq = 3, nv = 3, turns = 3, q = { "px", "py", "angle" }, v = { "vx", "vy", "w" },
    rates = { "110", "110", "001" },
  },
  spherical = {
    nq = 4, nv = 3, turns = 1, q = { "qx", "qy", "qz", "qw" }, v = { "wx", "wy", "wz" },
    rates = { "111", "111", "111", "111" },
  },
  floating = {
    nq = 7, nv = 6, turns = 4, q = { "px", "py", "pz", "qx", "qy", "qz", "qw" },
    v = { "vx", "vy", "vz", "wx", "wy", "wz" },
    rates = { "111000", "111000", "111000", "000111", "000111", "000111", "000111" },
  },
}

-- does every joint have one dof, so that v is the rate of q and the velocities of steps add up?
function M.is_flat(model)
  return lists.all(model.bodies or {}, function(body) return body.nv <= 1 end)
end

-- where a joint's quaternion begins in q, from 0 (its last four numbers), or nil
function M.quaternion(body)
  if body.nq > body.nv then return body.q + body.nq - 4 end
end

-- the quaternion at that place of q, normalised
function M.normalize(q, at)
  local sum = 0.0
  for k = at, at + 3 do sum = sum + q[k] * q[k] end
  for k = at, at + 3 do q[k] = q[k] / math.sqrt(sum) end
end

-- how the names of elements of q or v end; "" for joints of one dof
local function suffix_in(array)
  return function(body, k)
    local names = body.kind[array]
    return names and "_" .. names[k] or ""
  end
end
M.q_suffix, M.v_suffix = suffix_in "q", suffix_in "v"

-- the limits of component k of q: the joint's own, or [-1, 1] for a quaternion
local function q_range(body, k)
  local joint = body.joint or {}
  local limit, endless = joint.limit, body.type == "continuous" or joint.endless
  if limit and body.nq == 1 and not endless and limit.lower and limit.upper then
    return limit.lower, limit.upper
  end
  if M.q_suffix(body, k):match("^_q[xyzw]$") then return -1.0, 1.0 end
  return -math.huge, math.huge
end

-- the limits of a joint: { lower, upper, speed, effort }, lists over its numbers in q or v;
-- infinite if the model sets none
function M.limits(body)
  local one = { lower = {}, upper = {}, speed = {}, effort = {} }
  for k = 1, body.nq do one.lower[k], one.upper[k] = q_range(body, k) end
  for k = 1, body.nv do
    local own = body.nv == 1 and body.joint and body.joint.limit or {}
    one.speed[k], one.effort[k] = own.velocity or math.huge, own.effort or math.huge
  end
  return one
end

-- the joint at the end of a chain of mimics, with the ratio and offset of the whole chain
local function resolve(robot, joint)
  local ratio, offset, target = 1.0, 0.0, joint
  while target.mimic do
    local mimic = target.mimic
    offset = offset + ratio * mimic.offset
    ratio = ratio * mimic.multiplier
    target = robot.joint_by_name[mimic.joint]
  end
  return target, ratio, offset
end

-- sets target (body index), ratio and offset of every body that follows another, if any may
local function follow(robot, bodies, constrain, log)
  local by_name = {}
  for i, body in ipairs(bodies) do by_name[body.name] = i end
  for _, body in ipairs(bodies) do
    body.ratio, body.offset = 1.0, 0.0
    if constrain and body.joint and body.joint.mimic then
      local target, ratio, offset = resolve(robot, body.joint)
      body.target, body.ratio, body.offset = by_name[target.name], ratio, offset
      if ratio == 0 then
        log:warn(body.joint.mimic.line, "joint %s: mimic multiplier 0, so the joint does not move",
          fail.quote(body.name))
      end
    end
  end
end

-- Expanded parent array lambda' of n dofs (RBDA table 6.4): a joint of several dofs is a chain of
-- single ones.  bodies: { parent, columns = dofs.. }.  H couples the dofs of a body and those of
-- its ancestors; bodies may have dofs in common, as with mimic joints.
function M.tree(bodies, n)
  local couples = {}
  for i = 1, n do couples[i] = {} end
  local function couple(a, b)
    if a > b then couples[a][b] = true end
    if b > a then couples[b][a] = true end
  end
  for _, body in ipairs(bodies) do
    local other = body
    while other do
      for _, a in ipairs(body.columns) do
        for _, b in ipairs(other.columns) do couple(a, b) end
      end
      other = bodies[other.parent]
    end
  end
  return pattern.elimination_tree(n, couples)
end

-- Fills in, for every body: q, v (first index, from 0), nq, nv (0 for a mimic joint), columns (the
-- dofs of the columns of its S, from 1), ratio, offset, target.
-- Returns nq, nv, dofs, lambda, and whether a joint follows another one.
function M.number(robot, bodies, constrain, log)
  local nq, nv, dofs = 0, 0, {}
  follow(robot, bodies, constrain, log)
  for i, body in ipairs(bodies) do
    if not body.target then
      local kind = body.kind
      body.q, body.v, body.nq, body.nv, body.columns = nq, nv, kind.nq, kind.nv, {}
      for k = 1, kind.nv do
        dofs[#dofs + 1] = { body = i, component = k, suffix = M.v_suffix(body, k) }
        body.columns[k] = #dofs
      end
      nq, nv = nq + kind.nq, nv + kind.nv
    end
  end
  local mimics = false
  for _, body in ipairs(bodies) do
    if body.target then
      local target = bodies[body.target]
      body.q, body.v, body.nq, body.nv, body.columns = target.q, target.v, 0, 0, target.columns
      mimics = true
    end
  end
  return nq, nv, dofs, M.tree(bodies, nv), mimics
end

-- the joint of that name that moves
local function find(bodies, name, flag)
  local body = lists.first(bodies, function(one) return one.name == name end)
  if body then return body end
  fail.usage(("%s: there is no moving joint %s%s"):format(flag, fail.quote(name),
    fail.suggest(name, bodies)), name)
end

-- The dofs of the joints that an option names (--prescribed, --independent), { dof = true }, once
-- bodies have columns.  "all": every joint except floating ones, which no motor drives.  A mimic
-- joint has no number of its own: name the joint that it follows.
function M.of_joints(bodies, wanted, flag)
  local set, log = {}, fail.log()
  local function take(name)
    local body = name ~= "all" and find(bodies, name, flag)
    if body and body.target then
      fail.usage(("%s: joint %s follows %s; expected that one"):format(flag, fail.quote(name),
        fail.quote(bodies[body.target].name)), name)
    end
    for _, one in ipairs(body and { body } or bodies) do
      if body or one.type ~= "floating" then set = order.with(set, lists.set(one.columns)) end
    end
  end
  for _, name in ipairs(wanted or {}) do log:try(take, name) end
  log:check()
  return set
end

return M
