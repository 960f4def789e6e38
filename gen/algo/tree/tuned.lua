-- Where the tunable numbers of the model (model.tunable) enter the algorithms: as elements of the
-- argument "p", so that nothing about them folds.
--
--   tuned.inertia(..)      the inertia of a welded link: its constant part, and the rest
--   tuned.origin(..)       the turns and the position of a joint's origin of six such numbers
-- An inertia is linear in (m, h, J): what does not depend on p is folded with the other links', and
-- a function that needs none of the rest is the same as without --tunable.
local letters = require "spatial.letters"
local lists = require "list"
local mat3 = require "spatial.mat3"
local turn = require "spatial.turn"

local M = {}

local AXES, ANGLES, SYMMETRIC = letters.AXES, letters.ANGLES, letters.SYMMETRIC

-- m (c.c 1 - c c')
local function steiner(m, c)
  local mc = { m * c[1], m * c[2], m * c[3] }
  local x, y, z = mc[1] * c[1], mc[2] * c[2], mc[3] * c[3]
  return { y + z, -(mc[1] * c[2]), -(mc[1] * c[3]), x + z, -(mc[2] * c[3]), x + y }
end

local function named(K, symbol, components, list)
  for k, x in ipairs(list) do K.name(symbol, nil, components[k], x) end
  return list
end

local function inputs(K, indices)
  return lists.mapped(indices, function(index) return K.input("p", index) end)
end

local function params(param, symbol, suffixes, values)
  local list = {}
  for k, suffix in ipairs(suffixes) do list[k] = param(symbol .. suffix, values[k]) end
  return list
end

-- piece { m, c, I in the frame of the body, place = { id, tunable, .. its pose there } };
-- param(symbol, value): a number that is not tunable; pose(K, place): of the link in the body.
-- Returns two inertias about the body's origin, whose sum is the link's.
function M.inertia(K, owner, piece, param, pose)
  local t, place = piece.place.tunable, piece.place
  K.section("link " .. place.id .. ", by its parameters", place.id, owner)
  local X = pose(K, place)
  local fixed = { m = K.zero, h = mat3.zeros(K.zero, 3), I = mat3.zeros(K.zero, 6) }
  local open = { m = K.zero, h = mat3.zeros(K.zero, 3), I = mat3.zeros(K.zero, 6) }
  local m = t.mass and K.input("p", t.index.m) or param("m", piece.m)
  local c
  -- c and h: open if the mass or the centre of mass is tunable
  if t.com then
    c = mat3.add(X.p, turn.vector(X.R, inputs(K, t.index.c)))
    named(K, "c", AXES, c)
  else
    c = params(param, "c", AXES, piece.c)
  end
  local part = (t.mass or t.com) and open or fixed
  if t.mass then open.m = m else fixed.m = m end
  part.h = { m * c[1], m * c[2], m * c[3] }
  if part == fixed then
    for k = 1, 3 do K.derived(owner, place.id .. "_h" .. AXES[k], part.h[k]) end
  else
    named(K, "h", AXES, part.h)
  end
  -- J = I + steiner
  part.I = steiner(m, c)
  if t.inertia then
    local I = turn.symmetric(X.R, inputs(K, t.index.I))
    for k = 1, 6 do
      if part == fixed then K.derived(owner, place.id .. "_J" .. SYMMETRIC[k], fixed.I[k]) end
      open.I[k] = I[k] + open.I[k]
    end
  elseif part == fixed then
    error "a link without tunable numbers"
  else
    fixed.I = params(param, "I", SYMMETRIC, piece.I)
  end
  named(K, "J", SYMMETRIC, open.I)
  return fixed, open
end

-- The origin of a joint: from, p the constant pose in which it is given, after the constant turns
-- behind it.  Returns the turns up to the joint's own and the position.
function M.origin(K, i, body, from, p, after)
  local index = body.tunable.index
  p = mat3.add(p, turn.vector(from, inputs(K, { index[1], index[2], index[3] })))
  local own = {}
  for axis = 3, 1, -1 do
    local angle = K.input("p", index[3 + axis])
    K.owner(body.id .. "_" .. ANGLES[axis], i)
    own[#own + 1] = {
      axis = axis, s = K.name("s", nil, nil, K.sin(angle)), c = K.name("c", nil, nil, K.cos(angle)),
    }
  end
  K.owner(body.id, i)
  return lists.joined(from, own, after), p
end

return M
