-- A constant rotation in the form that costs least: R = Q * T1 * T2 ... * R_axis(offset).
--
-- Q is made of quarter turns (free), T are at most two oblique planar turns, and the last factor is
-- about the joint's own axis, so that it is absorbed into the joint angle.  Any rotation has this
-- form: when more than two turns are left after quarter turns are moved out to the left
-- and neighbours about one axis merged, the rest is taken apart into three Euler angles.
local mat3 = require "spatial.mat3"

local M = {}

-- a computed angle is a multiple of 90 degrees only up to rounding; a typed one by mat3.SNAP
local COMPUTED = 1e-14

-- quarter turn `Q` moved left past the turn T: T Q = Q (Q' T Q), a turn about Q' e_axis
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

-- one sweep over {axis, angle} turns: quarter turns (by tolerance) out, neighbours merged
local function sweep(Q, list, tolerance)
  local turns = {}
  local function move_out(axis, angle)
    local quarter = mat3.about(axis, angle, tolerance)
    pass(turns, quarter)
    Q = mat3.mul(Q, quarter)
  end
  for _, t in ipairs(list) do
    local quarters, rest = mat3.split_angle(t.angle, tolerance)
    local last = turns[#turns]
    if rest == 0 then
      if quarters ~= 0 then move_out(t.axis, t.angle) end
    elseif last and last.axis == t.axis then
      last.angle = last.angle + t.angle
      local sum_quarters, sum_rest = mat3.split_angle(last.angle, COMPUTED)
      if sum_rest == 0 then
        turns[#turns] = nil
        if sum_quarters ~= 0 then move_out(t.axis, last.angle) end
      end
    else
      turns[#turns + 1] = { axis = t.axis, angle = t.angle }
    end
  end
  return Q, turns
end

local function product(turns, tolerance)
  local R = mat3.identity()
  for _, t in ipairs(turns) do R = mat3.mul(R, mat3.about(t.axis, t.angle, tolerance)) end
  return R
end

-- {turns} as three turns about b, c, a, where (b, c, a) is cyclic.  The last angle is read off what
-- the first two leave, so that it makes up for them where they are ill-determined (gimbal lock).
local function euler(turns, a)
  local b, c = a % 3 + 1, (a + 1) % 3 + 1
  local R = product(turns, COMPUTED)
  local first = {
    { axis = b, angle = math.atan(-R[c][a], R[a][a]) },
    { axis = c, angle = math.atan(R[b][a], math.sqrt(R[b][b] ^ 2 + R[b][c] ^ 2)) },
  }
  local rest = mat3.mul(mat3.transpose(product(first, COMPUTED)), R)
  first[3] = { axis = a, angle = math.atan(rest[c][b], rest[b][b]) }
  return first
end

-- list: {axis = 1..3, angle = rad}, first applied last (a product from the left).
-- axis: the joint's axis, or nil where there is no angle to absorb an offset into.
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
    Q, turns = sweep(Q, euler(turns, axis or 3), COMPUTED)
  end
  return { Q = Q, turns = turns, offset = offset }
end

-- The turns of a roll-pitch-yaw triple; zero angles left out.
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

M.matrix = product

return M
