-- The model in the scalars of a kit: what every algorithm over bodies starts from.
--
--   robot.inertias(model, K)    -> I[i]    spatial.inertia of each body in its own frame
--   robot.subspaces(model, K)   -> S[i]    list of nv spatial vectors (linear first), body frame
--   robot.transforms(model, K)  -> X[i]    pose of body i in its parent's frame at q
--
-- Each number of the robot's file enters through K.param under its own name, so a derived constant
-- can say where it comes from.
local inertia = require "spatial.inertia"
local turn = require "spatial.turn"

local M = {}

local AXES = { "x", "y", "z" }
local SYMMETRIC = { "xx", "xy", "xz", "yy", "yz", "zz" }

-- one welded link: m, h = m c and J = I + m (c.c 1 - c c') about the body's origin
local function piece_inertia(K, owner, piece, body)
  local place = ""
  if piece.moved then
    place = " of link " .. piece.link.name .. ", in the frame of " .. body.link
  elseif #body.frame > 0 then
    place = ", frame turned so that z is the joint axis"
  elseif piece.turned then
    place = ", turned by the inertial's rpy"
  end
  local function param(symbol, value)
    local where = symbol ~= "m" and place or ""
    return K.param(owner, piece.id .. "_" .. symbol, value, symbol .. where)
  end
  local m = param("m", piece.m)
  local c, h, mc2 = {}, {}, {}
  for k = 1, 3 do
    c[k] = param("c" .. AXES[k], piece.c[k])
    h[k] = K.derived(owner, piece.id .. "_h" .. AXES[k], m * c[k])
    mc2[k] = m * (c[k] * c[k])
  end
  local steiner = {
    mc2[2] + mc2[3], -(m * (c[1] * c[2])), -(m * (c[1] * c[3])),
    mc2[1] + mc2[3], -(m * (c[2] * c[3])), mc2[1] + mc2[2],
  }
  local J = {}
  for k = 1, 6 do
    local I = param("I" .. SYMMETRIC[k], piece.I[k])
    J[k] = K.derived(owner, piece.id .. "_J" .. SYMMETRIC[k], I + steiner[k])
  end
  return { m = m, h = h, I = J }
end

local function body_inertia(K, i, body)
  local sum = { m = K.zero, h = { K.zero, K.zero, K.zero }, I = {} }
  for k = 1, 6 do sum.I[k] = K.zero end
  for _, piece in ipairs(body.pieces) do
    sum = inertia.add(sum, piece_inertia(K, i, piece, body))
  end
  if #body.pieces > 1 then
    sum.m = K.derived(i, body.id .. "_m", sum.m)
    for k = 1, 3 do sum.h[k] = K.derived(i, body.id .. "_h" .. AXES[k], sum.h[k]) end
    for k = 1, 6 do sum.I[k] = K.derived(i, body.id .. "_J" .. SYMMETRIC[k], sum.I[k]) end
  end
  return sum
end

-- a body in words: "left: revolute y, parent waist"
function M.title(model, i)
  local body = model.bodies[i]
  local axis = ""
  if body.axis and #body.frame > 0 then
    axis = " about an oblique axis"
  elseif body.axis then
    axis = (body.sign < 0 and " -" or " ") .. AXES[body.axis]
  end
  local parent = body.parent > 0 and model.bodies[body.parent].id or "base"
  if model.floating and body.parent == 0 then parent = "world" end
  return ("%s: %s%s, parent %s"):format(body.id, body.type, axis, parent)
end

function M.inertias(model, K)
  local I = {}
  for i, body in ipairs(model.bodies) do I[i] = body_inertia(K, i, body) end
  return I
end

-- columns of S in the body's frame: constant, zeros and ones only
function M.subspaces(model, K)
  local all = {}
  for i, body in ipairs(model.bodies) do
    local columns = {}
    for k = 1, body.nv do
      local column = { K.zero, K.zero, K.zero, K.zero, K.zero, K.zero }
      if body.type == "floating" then
        column[k] = K.one
      else
        local place = body.axis + (body.type == "prismatic" and 0 or 3)
        column[place] = body.sign > 0 and K.one or -K.one
      end
      columns[k] = column
    end
    all[i] = columns
  end
  return all
end

-- the constant part of a joint's rotation: quarter turns, then oblique ones by sine and cosine
local function constant_turns(K, i, body)
  local list = {}
  local Q = body.tree.Q
  if Q[1][1] ~= 1 or Q[2][2] ~= 1 or Q[3][3] ~= 1 then
    local perm, sign = {}, {}
    for r = 1, 3 do
      for c = 1, 3 do
        if Q[r][c] ~= 0 then perm[r], sign[r] = c, Q[r][c] > 0 and K.one or -K.one end
      end
    end
    list[1] = { perm = perm, sign = sign }
  end
  for n, t in ipairs(body.tree.turns) do
    local id = body.id .. "_" .. ("abg"):sub(n, n)
    local shown = ("%.9g"):format(t.angle):gsub(",", ".")
    local where = ("(%s), origin about %s"):format(shown, AXES[t.axis])
    list[#list + 1] = {
      axis = t.axis,
      c = K.param(i, id .. "c", math.cos(t.angle), "cos" .. where),
      s = K.param(i, id .. "s", math.sin(t.angle), "sin" .. where),
    }
  end
  return list
end

-- rotation matrix of a unit quaternion x y z w
local function quaternion_matrix(K, x, y, z, w)
  local one, two = K.one, K.num(2)
  local xx, yy, zz = two * x * x, two * y * y, two * z * z
  local xy, xz, yz = two * x * y, two * x * z, two * y * z
  local wx, wy, wz = two * w * x, two * w * y, two * w * z
  return {
    { one - (yy + zz), xy - wz, xz + wy },
    { xy + wz, one - (xx + zz), yz - wx },
    { xz - wy, yz + wx, one - (xx + yy) },
  }
end

local function joint_angle(K, i, body, turns)
  local q = K.input("q", body.q)
  local angle = body.sign > 0 and q or -q
  local offset = body.tree.offset
  if offset ~= 0 then
    angle = angle + K.param(i, body.id .. "_q0", offset, "origin about the joint axis")
  end
  turns[#turns + 1] = {
    axis = body.axis,
    s = K.name("s", nil, nil, K.sin(angle)),
    c = K.name("c", nil, nil, K.cos(angle)),
  }
end

function M.transforms(model, K)
  local X = {}
  K.section("sines and cosines of the joint angles")
  for i, body in ipairs(model.bodies) do
    K.owner(body.id, i)
    local turns, p = constant_turns(K, i, body), {}
    local through = #body.through > 0 and " through " .. table.concat(body.through, ", ") or ""
    for k = 1, 3 do
      p[k] = K.param(i, body.id .. "_p" .. AXES[k], body.origin[k], "origin" .. through)
    end
    local slide = { K.zero, K.zero, K.zero }
    if body.type == "prismatic" then
      local q = K.input("q", body.q)
      slide[body.axis] = body.sign > 0 and q or -q
      slide = turn.vector(turns, slide)
    elseif body.type == "floating" then
      local q = {}
      for k = 1, 7 do q[k] = K.input("q", body.q + k - 1) end
      slide = turn.vector(turns, q)
      turns[#turns + 1] = { matrix = quaternion_matrix(K, q[4], q[5], q[6], q[7]) }
    else
      joint_angle(K, i, body, turns)
    end
    for k = 1, 3 do p[k] = p[k] + slide[k] end
    X[i] = { R = turns, p = p }
  end
  return X
end

return M
