-- Finds accidental zeros in -O2's inertias: left and right cancel, or two typed moments are equal.
-- The next edit of either number ends such a zero, and code that relied on it would change.
--
--   chance.others(model) -> two models like this one: one with other masses of the links, and one
--     that also has other centres of mass, moments, lengths and angles, except where a zero or a
--     quarter turn was typed
--   chance.mark(bodies, others)   others: the same bodies of both models.  Gives each body
--       lasting    set of "m", "hx" .. "Jzz" that are not 0 for other masses, and "q0", if the
--                  offset of its tree is not: they are named numbers even if they are 0
--       relied_on  list of these, of "px" .. "pz" of its origin and of "R", the turns to it: zeros
--                  that the code leaves out, and that hold only while other numbers stay the same
local frames = require "model.frames"
local inertia = require "spatial.inertia"
local letters = require "spatial.letters"
local lists = require "list"
local mat3 = require "spatial.mat3"
local order = require "order"
local rotation = require "model.rotation"

local M = {}

local NOISE = 1e-9 -- relative; the trial changes numbers by a few percent

-- factors near 1 without regularity, so that for example four corners do not cancel again (the
-- constants of the generator are those of Numerical Recipes, section 7.1)
local function factors()
  local state = 1
  return function()
    state = state * 1664525 + 1013904223 & 0xffffffff
    return 1.1 + 0.3 * (state / 0x100000000)
  end
end

-- other masses; all moments of a link change by one factor
local function heavier(own, factor)
  local by = factor()
  local I = lists.mapped(own.I, function(x) return by * x end)
  return { m = factor() * own.m, c = own.c, I = I }
end

-- also changes the centre of mass and each moment
local function reshaped(own, factor)
  local function changed(x) return factor() * x end
  local m = heavier(own, factor).m
  local c = lists.mapped(own.c, changed)
  return { m = m, c = c, I = lists.mapped(own.I, changed) }
end

-- the pose of a body in its parent, as fields: other lengths, and other angles except quarter turns
local function elsewhere(body, factor)
  local p = lists.mapped(body.p, function(x) return factor() * x end)
  local turns = lists.mapped(body.turns, function(T)
    local quarter = mat3.split_angle(T.angle) == 0
    return { axis = T.axis, angle = quarter and T.angle or factor() * T.angle }
  end)
  return { p = p, turns = turns, R = rotation.matrix(turns) }
end

-- a copy of the model with the links changed by `change`; hung: also their poses
local function changed(model, change, hung)
  local bodies, factor = {}, factors()
  for i, body in ipairs(model.bodies) do
    local pieces = {}
    for k, piece in ipairs(body.pieces) do
      local own = change(piece.own, factor)
      local c, I = frames.in_body(body, piece.place, own)
      pieces[k] = setmetatable({ m = own.m, c = c, I = I, own = own }, { __index = piece })
    end
    bodies[i] = setmetatable(hung and hung(body, factor) or {}, { __index = body })
    bodies[i].pieces = pieces
  end
  return setmetatable({ bodies = bodies }, { __index = model })
end

local NAMES = { "m" }
for _, axis in ipairs(letters.AXES) do NAMES[#NAMES + 1] = "h" .. axis end
for _, axes in ipairs(letters.SYMMETRIC) do NAMES[#NAMES + 1] = "J" .. axes end
local TEN = #NAMES
NAMES[TEN + 1] = "q0"
for _, axis in ipairs(letters.AXES) do NAMES[#NAMES + 1] = "p" .. axis end
NAMES[#NAMES + 1] = "R"

-- numbers of a body by name; for turns only how many there are, not their angles
local function values(body)
  local list = {}
  for k, x in ipairs(inertia.ten(body.inertia)) do list[NAMES[k]] = x end
  list.q0, list.R = body.tree.offset, #body.tree.turns
  for k, axis in ipairs(letters.AXES) do list["p" .. axis] = body.origin[k] end
  return list
end

-- the set of those that are not zero
local function there(body)
  local own, found = body.inertia, {}
  local second = math.max(math.abs(own.I[1]), math.abs(own.I[4]), math.abs(own.I[6]))
  local first = math.max(mat3.norm(own.h), math.sqrt(math.abs(own.m) * second))
  local size = { h = first, J = second, p = mat3.norm(body.origin) }
  for name, x in order.pairs(values(body)) do
    found[name] = math.abs(x) > NOISE * (size[name:sub(1, 1)] or 0) or nil
  end
  return found
end

function M.others(model)
  return { changed(model, heavier), changed(model, reshaped, elsewhere) }
end

function M.mark(bodies, others)
  for i, body in ipairs(bodies) do
    local now, lasting, of_any = values(body), there(others[1][i]), there(others[2][i])
    body.lasting, body.relied_on = lasting, {}
    if body.tuned then lasting.q0 = nil end -- its origin is an argument
    for k, name in ipairs(NAMES) do
      if body.tuned and k > TEN then break end
      local kept = k <= TEN + 1 and lasting[name]
      if of_any[name] and not kept and now[name] == 0 then table.insert(body.relied_on, name) end
    end
  end
end

return M
