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
local base = require("prog.trace").base
local facts = require "emit.facts"
local order = require "order"

local M = {}

local STATES = 10
local OPEN = { q = math.pi, v = 1.0, a = 1.0, qdd = 1.0, tau = 1.0, f = 1.0 }
local QUATERNION = { floating = 3, spherical = 0 } -- numbers of q before it

local function single(x) return (string.unpack("f", string.pack("f", x))) end
local function double(x) return x end

-- numbers from -1 to 1, a generator of Park and Miller
local function random(seed)
  return function()
    seed = seed * 48271 % 2147483647
    return seed / 1073741823.5 - 1
  end
end

local function between(draw, least, most, open)
  least, most = math.max(least, -open), math.min(most, open)
  if least > most then least, most = -open, open end -- limits beyond all that is tried
  return 0.5 * (least + most) + 0.5 * (most - least) * draw()
end

local function turned(body, q, draw)
  local first, sum = body.q + QUATERNION[body.type], 0.0
  for k = 0, 3 do
    q[first + k] = draw()
    sum = sum + q[first + k] ^ 2
  end
  for k = 0, 3 do q[first + k] = q[first + k] / sum ^ 0.5 end
end

-- arrays of one state from 0, as single precision has them
local function state(model, limits, draw)
  local all = { q = {}, v = {}, a = {}, qdd = {}, tau = {}, f = {}, p = {} }
  for i, body in ipairs(model.bodies) do
    local limit = limits[i]
    for k = 1, body.nq do
      local open = body.type == "prismatic" and 1.0 or OPEN.q
      all.q[body.q + k - 1] = between(draw, limit.lower[k], limit.upper[k], open)
    end
    if QUATERNION[body.type] then turned(body, all.q, draw) end
    for k = 1, body.nv do
      local place = body.v + k - 1
      all.v[place] = between(draw, -limit.speed[k], limit.speed[k], OPEN.v)
      all.tau[place] = between(draw, -limit.effort[k], limit.effort[k], OPEN.tau)
      all.a[place], all.qdd[place] = draw(), draw()
    end
  end
  for k = 0, 6 * #model.bodies - 1 do all.f[k] = draw() end
  for k, field in ipairs(model.tunable and model.tunable.fields or {}) do
    all.p[k - 1] = field.value
  end
  for _, array in order.pairs(all) do
    for k = 0, #array do array[k] = array[k] and single(array[k]) end
  end
  return all
end

local OPERATION = {
  add = function(a, b) return a + b end, sub = function(a, b) return a - b end,
  mul = function(a, b) return a * b end, div = function(a, b) return a / b end,
  sin = math.sin, cos = math.cos, sqrt = math.sqrt,
}

-- what is stored: { array, x }..
local function results(item, inputs, round)
  local known = {}
  local function value(x)
    local node, sign = base(x)
    return sign * (node.const and round(node.value) or known[node])
  end
  for _, node in ipairs(item.live.order) do
    if node.op == "input" then
      known[node] = inputs[node.array][node.index]
    else
      known[node] = round(OPERATION[node.op](value(node.a), node.b and value(node.b)))
    end
  end
  local stored = {}
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
    local known = node.op == "input" and inputs[node.array] or OPERATION[node.op]
    if not known or node.fresh then return false end
  end
  return true
end

local function error_of(item, inputs)
  local near, exact = results(item, inputs, single), results(item, inputs, double)
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
  local limits, draw = facts.limits(job.model), random(1)
  local states, errors = {}, {}
  for k = 1, STATES do states[k] = state(job.model, limits, draw) end
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
