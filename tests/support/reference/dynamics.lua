--- An independent reference for dynamics: forces, momentum and energy as sums over links in the
-- world, from the motion of support/reference/motion.lua.
--
--   local at = dynamics.at(world, q)       the quantities that depend on q alone: links, columns[j]
--                                          (the motion of all links at unit rate j), H (full), com,
--                                          mass, potential
--   dynamics.tau(world, at, v, a, options) d'Alembert: the sum over links of the inertial force
--     and moment, less gravity and less options.f[b] (on body b, from 1, in its link's axes), along
--     each column.  options.friction: with damping and friction, smoothed by that width
--   dynamics.momentum(world, at, v)        { vcom, linear, angular (about com), kinetic }
--
-- Rotors count as an inertia on the rate of their own joint, in H, tau and the kinetic energy.
-- `armature` in world: joint name -> n^2 I_r, as read or chosen by the test itself.

local motion = dofile "tests/support/reference/motion.lua"
local truth = dofile "tests/support/reference/truth.lua"

local M = { motion = motion }

local plus, minus, scaled, dot = truth.plus, truth.minus, truth.scaled, truth.dot
local cross, apply = truth.cross, truth.apply

-- n^2 I_r of every joint, from the transmissions that support/robots/random_robot.lua writes.
function M.rotors(text)
  local found = {}
  for joint, n, inertia in text:gmatch('<transmission.-<joint name="(.-)"/>.-<mechanicalReduction>'
    .. "(.-)</mechanicalReduction>%s*<rotorInertia>(.-)</rotorInertia>")
  do
    found[joint] = tonumber(n) ^ 2 * tonumber(inertia)
  end
  return found
end

-- links with mass that are carried by a joint
local function massive(world, links)
  local list = {}
  for k, here in ipairs(links) do
    local link = world.record.link_by_name[here.link]
    if link.inertial and here.moves then
      local c, I = truth.centre(link, here)
      list[#list + 1] = { k = k, c = c, arm = minus(c, here.p), I = I, m = link.inertial.mass }
    end
  end
  return list
end

-- velocity of a centre of mass
local function velocity(here, item) return plus(here.v, cross(here.w, item.arm)) end

-- one-dof joints with the dof that moves them (from 1), their ratio, and the record
local function geared(world)
  local list = {}
  for _, joint in ipairs(world.record.joints) do
    local leader, ratio = motion.leader(world, joint)
    local at = world.at[leader.name]
    if at and at.nv == 1 then list[#list + 1] = { joint = joint, dof = at.v + 1, ratio = ratio } end
  end
  return list
end

function M.at(world, q)
  local n = world.model.nv
  local at = { q = q, links = motion.links(world, q), columns = {}, H = {} }
  at.massive = massive(world, at.links)
  for j = 1, n do
    local unit = {}
    for k = 1, n do unit[k] = k == j and 1 or 0 end
    at.columns[j] = motion.links(world, q, unit)
  end
  for i = 1, n do
    at.H[i] = {}
    for j = 1, n do at.H[i][j] = 0.0 end
  end
  at.mass, at.potential = 0, 0
  local moment = { 0, 0, 0 }
  for _, item in ipairs(at.massive) do
    at.mass, moment = at.mass + item.m, plus(moment, scaled(item.c, item.m))
    for i = 1, n do
      local a = at.columns[i][item.k]
      local push, spin = scaled(velocity(a, item), item.m), apply(item.I, a.w)
      for j = 1, i do
        local b = at.columns[j][item.k]
        at.H[i][j] = at.H[i][j] + dot(push, velocity(b, item)) + dot(spin, b.w)
      end
    end
  end
  for i = 1, n do
    for j = 1, i - 1 do at.H[j][i] = at.H[i][j] end
  end
  for _, g in ipairs(geared(world)) do
    local Ia = world.armature and world.armature[g.joint.name] or 0
    at.H[g.dof][g.dof] = at.H[g.dof][g.dof] + g.ratio ^ 2 * Ia
  end
  at.com = at.mass > 0 and scaled(moment, 1 / at.mass) or nil
  at.potential = -dot(moment, world.gravity)
  return at
end

-- joint friction and rotors, which depend on the rate and acceleration of the joint itself
local function at_joints(world, tau, v, a, width)
  for _, g in ipairs(geared(world)) do
    local Ia = world.armature and world.armature[g.joint.name] or 0
    local rate = g.ratio * v[g.dof]
    local torque = Ia * g.ratio * a[g.dof]
    local d = g.joint.dynamics
    if width and d then
      torque = torque + d.damping * rate
      if d.friction ~= 0 then
        torque = torque + d.friction * rate / math.sqrt(rate ^ 2 + width ^ 2)
      end
    end
    tau[g.dof] = tau[g.dof] + g.ratio * torque
  end
end

function M.tau(world, at, v, a, options)
  options = options or {}
  local links, tau = motion.links(world, at.q, v, a), {}
  for j = 1, world.model.nv do tau[j] = 0.0 end
  for _, item in ipairs(at.massive) do
    local here = links[item.k]
    local swing = cross(here.w, item.arm)
    local acceleration = plus(here.dd, plus(cross(here.dw, item.arm), cross(here.w, swing)))
    local force = scaled(minus(acceleration, world.gravity), item.m)
    local moment = plus(apply(item.I, here.dw), cross(here.w, apply(item.I, here.w)))
    for j, column in ipairs(at.columns) do
      local c = column[item.k]
      tau[j] = tau[j] + dot(force, velocity(c, item)) + dot(moment, c.w)
    end
  end
  for b, f in ipairs(options.f or {}) do
    for k, here in ipairs(links) do
      if here.link == world.model.bodies[b].link then
        local force = apply(here.R, f)
        local moment = apply(here.R, { f[4], f[5], f[6] })
        for j, column in ipairs(at.columns) do
          tau[j] = tau[j] - dot(force, column[k].v) - dot(moment, column[k].w)
        end
      end
    end
  end
  at_joints(world, tau, v, a, options.friction)
  return tau
end

function M.momentum(world, at, v)
  local links = motion.links(world, at.q, v)
  local result = { linear = { 0, 0, 0 }, angular = { 0, 0, 0 }, kinetic = 0 }
  for _, item in ipairs(at.massive) do
    local here = links[item.k]
    local speed, spin = velocity(here, item), apply(item.I, here.w)
    local push = scaled(speed, item.m)
    result.linear = plus(result.linear, push)
    result.angular = plus(result.angular, plus(spin, cross(minus(item.c, at.com), push)))
    result.kinetic = result.kinetic + (dot(push, speed) + dot(spin, here.w)) / 2
  end
  for _, g in ipairs(geared(world)) do
    local Ia = world.armature and world.armature[g.joint.name] or 0
    result.kinetic = result.kinetic + Ia * (g.ratio * v[g.dof]) ^ 2 / 2
  end
  result.vcom = scaled(result.linear, 1 / at.mass)
  return result
end

return M
