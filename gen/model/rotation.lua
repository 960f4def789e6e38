-- A constant rotation in its cheapest form: R = Q * T1 * T2 ... * R_axis(offset).
--
-- Q is a product of quarter turns (free), T are at most two oblique planar turns, and the last
-- factor is about the joint's axis, so the joint angle absorbs it.  Every rotation has this form:
-- quarter turns move out to the left, and neighbours about the same axis are merged; if more than
-- two turns remain, they are split into three Euler angles.
local mat3 = require "spatial.mat3"

local M = {}

-- moves quarter turn `Q` left past the turn T: T Q = Q (Q' T Q), a turn about Q' e_axis
local function pass(turns, Q)
  for _, t in ipairs(turns) do
    for k = 1, 3 do
      if Q[t.axis][k] ~= 0 then
        t.angle = t.angle * Q[t.axis][k]
        t.axis = k
        break
      end
    end
  end
end

-- one sweep over {axis, angle} turns: moves quarter turns out, merges neighbours
local function sweep(Q, list)
  local turns = {}
  for _, t in ipairs(list) do
    local axis, angle = t.axis, t.angle
    local last = turns[#turns]
    if last and last.axis == axis then
      angle = angle + last.angle
      turns[#turns] = nil
    end
    local rest, quarters = mat3.split_angle(angle)
    if rest ~= 0 then
      turns[#turns + 1] = { axis = axis, angle = angle }
    elseif quarters ~= 0 then
      local quarter = mat3.about(axis, angle)
      pass(turns, quarter)
      Q = mat3.mul(Q, quarter)
    end
  end
  return Q, turns
end

-- a rotation as three turns about b, c, a, where (b, c, a) is cyclic
function M.euler(R, a)
  local b, c = a % 3 + 1, (a + 1) % 3 + 1
  local reach = math.sqrt(R[b][b] ^ 2 + R[b][c] ^ 2)
  local beta = math.atan(R[b][a], reach)
  if reach < mat3.ROUNDING then
    return {
      { axis = b, angle = 0.0 },
      { axis = c, angle = R[b][a] > 0 and math.pi / 2 or -math.pi / 2 },
      { axis = a, angle = math.atan(R[c][b], R[c][c]) },
    }
  end
  -- the last angle is computed from the rest after the first, so that errors near the pole cancel
  local alpha = math.atan(-R[c][a], R[a][a])
  local ca, sa = math.cos(alpha), math.sin(alpha)
  local sine, cosine = ca * R[c][b] + sa * R[a][b], ca * R[c][c] + sa * R[a][c]
  return {
    { axis = b, angle = alpha },
    { axis = c, angle = beta },
    { axis = a, angle = math.atan(sine, cosine) },
  }
end

-- list: {axis = 1..3, angle = rad}, first applied last (a product from the left).
-- axis: the joint's axis, or nil if no joint angle can absorb an offset.
-- Returns { Q = 3x3, turns = {{axis, angle}..}, offset = rad }.
function M.reduce(list, axis)
  local Q, turns = sweep(mat3.identity(), list)
  local offset = 0.0
  local most = axis and 2 or 3
  for _ = 1, 3 do
    if axis and #turns > 0 and turns[#turns].axis == axis then
      offset = offset + turns[#turns].angle
      turns[#turns] = nil
    end
    if #turns <= most then break end
    Q, turns = sweep(Q, M.euler(M.matrix(turns), axis or 3))
  end
  return { Q = Q, turns = turns, offset = offset }
end

-- The turns of a roll-pitch-yaw triple, without zero angles.
function M.of_rpy(rpy)
  local list = {}
  for _, axis in ipairs { 3, 2, 1 } do
    if rpy[axis] ~= 0 then list[#list + 1] = { axis = axis, angle = rpy[axis] } end
  end
  return list
end

-- Turns that carry z onto a unit vector, and back again.
function M.z_onto(axis)
  return {
    { axis = 3, angle = math.atan(axis[2], axis[1]) },
    { axis = 2, angle = math.atan(math.sqrt(axis[1] ^ 2 + axis[2] ^ 2), axis[3]) },
  }
end

function M.inverse(list)
  local back = {}
  for k = #list, 1, -1 do back[#back + 1] = { axis = list[k].axis, angle = -list[k].angle } end
  return back
end

function M.matrix(list)
  local R = mat3.identity()
  for _, t in ipairs(list) do R = mat3.mul(R, mat3.about(t.axis, t.angle)) end
  return R
end

-- the matrix of such a form;  axis: the joint's
function M.whole(tree, axis)
  local R = mat3.mul(tree.Q, M.matrix(tree.turns))
  return tree.offset ~= 0 and mat3.mul(R, mat3.about(axis, tree.offset)) or R
end

-- the structure of such a form as a word, for comparison
function M.structure(tree)
  local words = {}
  for _, x in ipairs(mat3.flat(tree.Q)) do words[#words + 1] = ("%d"):format(x // 1 | 0) end
  for _, t in ipairs(tree.turns) do words[#words + 1] = "xyz" .. t.axis end
  return table.concat(words, " ")
end

return M
