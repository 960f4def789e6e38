-- Random states of a robot: within the limits of its joints, the same in each call.  A joint
-- without limits turns by up to pi or slides by up to 1 m; rates and torques are up to 1.
--
--   states.of(model, count) -> list of { q, v, a, qdd, tau, f, p }, arrays from 0 of numbers that
--     are exact in single precision; p: the model's tunable numbers
--   states.single(x) -> x rounded to single precision
local dofs = require "model.dofs"
local draw = require "draw"
local order = require "order"

local M = {}

local OPEN = { q = math.pi, v = 1.0, a = 1.0, qdd = 1.0, tau = 1.0, f = 1.0 }

function M.single(x) return (string.unpack("f", string.pack("f", x))) end

local function between(random, least, most, open)
  least, most = math.max(least, -open), math.min(most, open)
  if least > most then least, most = -open, open end -- the limits are beyond all that is tried
  return 0.5 * (least + most) + 0.5 * (most - least) * random()
end

-- the arrays of one state, from 0, rounded to single precision
local function state(model, random)
  local all = { q = {}, v = {}, a = {}, qdd = {}, tau = {}, f = {},
    p = table.move(model.p, 0, #model.p, 0, {}) }
  for _, body in ipairs(model.bodies) do
    local limit = dofs.limits(body)
    for k = 1, body.nq do
      local open = body.type == "prismatic" and 1.0 or OPEN.q
      all.q[body.q + k - 1] = between(random, limit.lower[k], limit.upper[k], open)
    end
    local at = dofs.quaternion(body)
    if at then
      for k = at, at + 3 do all.q[k] = random() end
      dofs.normalize(all.q, at)
    end
    for k = 1, body.nv do
      local place = body.v + k - 1
      all.v[place] = between(random, -limit.speed[k], limit.speed[k], OPEN.v)
      all.tau[place] = between(random, -limit.effort[k], limit.effort[k], OPEN.tau)
      all.a[place], all.qdd[place] = random(), random()
    end
  end
  for k = 0, 6 * #model.bodies - 1 do all.f[k] = random() end
  for _, array in order.pairs(all) do
    for k = 0, #array do array[k] = array[k] and M.single(array[k]) end
  end
  return all
end

function M.of(model, count)
  local random, list = draw.new(1), {}
  for k = 1, count do list[k] = state(model, random) end
  return list
end

return M
