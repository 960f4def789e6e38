-- How far off a robot in float is: what the statements of a function give when every operation is
-- rounded to single precision, beside what they give in double.
--
--   rounding.of(job) -> { states = how many were tried, functions = name -> largest error }, for
--     robots in float; functions whose arguments are others than q, v, a, tau and f, and those that
--     go by rows of memory, are absent
-- Errors are the largest difference of an array's elements, relative to the largest of them. States
-- are at random within the limits of the joints, the same ones for each call; where a joint has
-- none it turns by up to pi, slides by up to 1 m, moves and pushes by up to 1.  Sums of products
-- are rounded twice: a compiler that fuses them rounds less.
local dofs = require "model.dofs"
local draw = require "draw"
local expr = require "expr"
local facts = require "emit.facts"
local order = require "order"
local tunable = require "model.tunable"

local M = {}

local STATES = 10
local OPEN = { q = math.pi, v = 1.0, a = 1.0, qdd = 1.0, tau = 1.0, f = 1.0 }

local function single(x) return (string.unpack("f", string.pack("f", x))) end

local function between(random, least, most, open)
  least, most = math.max(least, -open), math.min(most, open)
  if least > most then least, most = -open, open end -- limits beyond all that is tried
  return 0.5 * (least + most) + 0.5 * (most - least) * random()
end

-- arrays of one state from 0, as single precision has them
local function state(model, limits, random)
  local all = { q = {}, v = {}, a = {}, qdd = {}, tau = {}, f = {}, p = tunable.values(model) }
  for i, body in ipairs(model.bodies) do
    local limit = limits[i]
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
    for k = 0, #array do array[k] = array[k] and single(array[k]) end
  end
  return all
end

-- what is stored: { array, x }..
local function results(item, inputs, round)
  local function input(array, index) return inputs[array][index] end
  local value, stored = expr.evaluator(input, nil, round), {}
  for _, event in ipairs(item.trace.events) do
    if event.kind == "store" then
      stored[#stored + 1] = { array = event.array, x = value(event.node) }
    end
  end
  return stored
end

-- whether all that it does is operations on numbers, of arguments that a state has
local function is_plain(item, inputs)
  if not item.trace or #item.live.rows > 0 then return false end
  for _, event in ipairs(item.trace.events) do
    if event.kind == "mirror" or event.kind == "supernode" then return false end
  end
  for _, node in ipairs(item.live.order) do
    if node.fresh or node.op == "input" and not inputs[node.array] then return false end
  end
  return true
end

local function error_of(item, inputs)
  local near, exact = results(item, inputs, single), results(item, inputs)
  local size, off, worst = {}, {}, 0.0
  for k, one in ipairs(exact) do
    local array = one.array
    size[array] = math.max(size[array] or 0.0, math.abs(one.x))
    off[array] = math.max(off[array] or 0.0, math.abs(near[k].x - one.x))
  end
  for array, most in order.pairs(size) do
    if most > 0 then worst = math.max(worst, off[array] / most) end
  end
  return worst
end

function M.of(job)
  if job.options.real ~= "float" then return nil end
  local limits, random = facts.limits(job.model), draw.new(1)
  local states, errors = {}, {}
  for k = 1, STATES do states[k] = state(job.model, limits, random) end
  for _, item in ipairs(job.functions) do
    if is_plain(item, states[1]) then
      local worst = 0.0
      for _, inputs in ipairs(states) do worst = math.max(worst, error_of(item, inputs)) end
      errors[item.fn.name] = worst
    end
  end
  return { states = STATES, functions = errors }
end

return M
