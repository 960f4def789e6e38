-- Gives the rotations of equal limbs (model.limbs) a common form: if one is a quarter turn and
-- another an oblique one, or none, all become rotations by a general angle.
--
--   common_turns.seen(model, sets) -> a view of the model in which bodies have other trees { Q,
--     turns, offset }: the same rotation, with the Q of its partners and turns about the same axes
--     in the same order; nil if all have a common form already
--   common_turns.kind(bodies, member)   a word that is the same for limbs of nearly one form: the
--     coordinate axis of its parent that is nearest to each of its joints' axes
-- A rotation by 0 is kept: it is a number of the limb, like a length that is 0 in one limb only.
local later = require "later"
local frames = require "model.frames"
local lags = later "model.reframe.lags"
local lists = require "list"
local mat3 = require "spatial.mat3"
local rotation = require "model.rotation"

local M = {}

-- the structure of a body's rotation, as a word
local function structure(tree, absorbs)
  return (absorbs and tree.offset ~= 0 and "offset " or "") .. rotation.structure(tree)
end

-- The quarter turns that bring the axis a nearest to where R brings it, and the next axis, too.
local function nearest(R, a)
  local function largest(column, but)
    local best
    for r = 1, 3 do
      if r ~= but and (not best or math.abs(R[r][column]) > math.abs(R[best][column])) then
        best = r
      end
    end
    return best, R[best][column] < 0 and -1.0 or 1.0
  end
  local b, c = a % 3 + 1, (a + 1) % 3 + 1
  local up, sign = largest(a)
  local side, flip = largest(b, up)
  local axes = { [a] = { 0.0, 0.0, 0.0 }, [b] = { 0.0, 0.0, 0.0 } }
  axes[a][up], axes[b][side] = sign, flip
  axes[c] = mat3.cross(axes[a], axes[b])
  return mat3.transpose(axes)
end

-- the angles about b, c and a that remain of R behind Q; those of quarter turns are exact
local function left_of(R, Q, a)
  local angles = {}
  for k, turn in ipairs(rotation.euler(mat3.mul(mat3.transpose(Q), R), a)) do
    local rest, quarters = mat3.split_angle(turn.angle)
    if rest == 0 then rest = (quarters > 2 and quarters - 4 or quarters) * (math.pi / 2) end
    angles[k] = rest
  end
  return angles
end

-- The rotations without Q: the angles of each, which of the three are used, and their size.
local function form(Rs, Q, a)
  local found, used, count = {}, {}, 0
  for m, R in ipairs(Rs) do
    found[m] = left_of(R, Q, a)
    for k, angle in ipairs(found[m]) do
      if angle ~= 0 then used[k], count = true, count + 1 end
    end
  end
  return {
    Q = Q, angles = found, used = used,
    cost = (used[1] and 100 or 0) + (used[2] and 100 or 0) + (used[3] and 50 or 0) + count,
  }
end

local function set_tree(body, one, m, a, absorbs)
  local angles, turns = one.angles[m], {}
  for k, axis in ipairs { a % 3 + 1, (a + 1) % 3 + 1, a } do
    if one.used[k] and not (absorbs and k == 3) then
      turns[#turns + 1] = { axis = axis, angle = angles[k] }
    end
  end
  body.tree = { Q = one.Q, turns = turns, offset = absorbs and angles[3] or 0.0, common = true }
end

-- treats the k-th bodies of a set's members, if none of them has a tunable origin
local function give_one(list)
  local a, absorbs = list[1].axis or 3, list[1].axis and list[1].kind.absorbs or false
  local words, axes, Rs = {}, {}, {}
  for m, body in ipairs(list) do
    words[m], axes[m] = structure(body.tree, absorbs), body.axis or 3
    Rs[m] = rotation.whole(body.tree, a)
  end
  if lists.are_same(words) or not lists.are_same(axes) then return false end
  local best
  for _, body in ipairs(list) do
    local one = form(Rs, body.tree.Q, a)
    if not best or one.cost < best.cost then best = one end
  end
  for m, body in ipairs(list) do set_tree(body, best, m, a, absorbs) end
  return true
end

function M.kind(bodies, member)
  local words = {}
  for k, i in ipairs(member) do
    local axis = bodies[i].axis or 3
    local Q = nearest(rotation.whole(bodies[i].tree, axis), axis)
    words[k] = ("%d %d %d %d"):format(axis, Q[1][axis] // 1, Q[2][axis] // 1, Q[3][axis] // 1)
  end
  return table.concat(words, " ")
end

function M.seen(model, sets)
  local bodies, any = frames.copies(model), false
  for _, set in ipairs(sets) do
    for k in ipairs(set.members[1]) do
      local same = lists.mapped(set.members, function(member) return bodies[member[k]] end)
      any = give_one(same) or any
    end
  end
  if not any then return nil end
  if model.lag then lags.choose(bodies) end
  return setmetatable({ bodies = bodies }, { __index = model })
end

return M
