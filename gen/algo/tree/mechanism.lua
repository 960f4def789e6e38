-- The model in the scalars of a kit, the start of every algorithm over bodies.
--
--   mechanism.inertias(model, K)    -> I[i]    spatial.inertia of each body in its own frame
--   mechanism.subspaces(model, K)   -> S[i]    nv spatial vectors each (linear first), body frame
--   mechanism.armatures(model, K)   -> Ia[i]   reflected rotor inertia, of each dof of the joint
--   mechanism.weights(model, K)     -> w[i]    ratio of a mimic joint, 1 for all others
--   mechanism.joint_motion(model, K, S, w, array) -> S*rate of each body
--   mechanism.transforms(model, K)  -> X[i]    pose of body i in its parent's frame at q
--   mechanism.attitude(model, K, i) -> rotation of body i, which no other body carries
--   mechanism.CHOSEN                           the note of numbers that belong to several links
--
-- Each number of the robot's file enters through K.param under its own name, so that the formula of
-- a derived constant can be printed.
local dofs = require "model.dofs"
local later = require "later"
local coriolis = later "spatial.coriolis"
local inertia = require "spatial.inertia"
local letters = require "spatial.letters"
local lists = require "list"
local mat3 = require "spatial.mat3"
local tunable = later "algo.tree.tuned"
local turn = require "spatial.turn"

local M = {}

local AXES, SYMMETRIC = letters.AXES, letters.SYMMETRIC

-- function(model, K) -> of(model, K, i) of every body
local function of_bodies(of)
  return function(model, K)
    local list = {}
    for i in ipairs(model.bodies) do list[i] = K.each(of, model, K, i) end
    return list
  end
end

-- are numbers of a welded link tunable?
local function is_open(piece) return piece.place and piece.place.tunable end

-- m, h = m c and J = I + m (c.c 1 - c c') of a welded link, about the body's origin.  If some of
-- its numbers are tunable, the part with these is the second result.
local function piece_inertia(K, owner, piece, body)
  local place = "" -- the comment of its numbers
  if piece.moved then
    place = " of link " .. piece.link.name .. ", in the frame of " .. body.link
  elseif #body.frame > 0 then
    place = ", frame turned so that z is the joint axis"
  elseif piece.turned and not is_open(piece) then
    place = ", turned by the inertial's rpy"
  end
  local function param(symbol, value)
    local where = symbol ~= "m" and place or ""
    return K.param(owner, piece.id .. "_" .. symbol, value, symbol .. where)
  end
  if is_open(piece) then return tunable.inertia(K, owner, piece, param, M.link_transform) end
  -- h, and the theorem of parallel axes
  local m = param("m", piece.m)
  local c, h, mc2 = {}, {}, {}
  for k = 1, 3 do
    c[k] = param("c" .. AXES[k], piece.c[k])
    h[k] = K.derived(owner, piece.id .. "_h" .. AXES[k], m * c[k])
    mc2[k] = m * (c[k] * c[k])
  end
  local steiner = { -- J
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

-- The name for numbers of several links: the body's, unless a link or another body has it.
-- open: its tunable links, which these numbers leave out
local function whole_name(model, i, open)
  local taken, name = {}, model.bodies[i].id
  for j, body in ipairs(model.bodies) do taken[body.id] = j ~= i end
  for _, place in ipairs(model.places) do taken[place.id] = taken[place.id] or not place.extra end
  while taken[name] do name = name .. (#open > 0 and "_rest" or "_body") end
  return name
end

M.CHOSEN = "of several links, see the header"

-- an inertia made by the generator (model.reframe): numbers of several links
local function chosen_inertia(model, K, i)
  local body = model.bodies[i]
  local own, name, lasting = body.inertia, whole_name(model, i, body.open), body.lasting
  local function param(symbol, value)
    return K.param(i, name .. "_" .. symbol, value, M.CHOSEN, lasting[symbol])
  end
  local I = { m = param("m", own.m), h = {}, I = {} }
  for k = 1, 3 do I.h[k] = param("h" .. AXES[k], own.h[k]) end
  for k = 1, 6 do I.I[k] = param("J" .. SYMMETRIC[k], own.I[k]) end
  for _, piece in ipairs(body.open) do
    local _, part = piece_inertia(K, i, piece, body)
    I = inertia.add(I, part)
  end
  return I
end

local function body_inertia(model, K, i)
  local body = model.bodies[i]
  if body.inertia then return chosen_inertia(model, K, i) end
  local sum = { m = K.zero, h = mat3.zeros(K.zero, 3), I = mat3.zeros(K.zero, 6) }
  local open = {}
  for _, piece in ipairs(body.pieces) do
    local constant, part = piece_inertia(K, i, piece, body)
    sum = inertia.add(sum, constant)
    open[#open + 1] = part
  end
  local name = whole_name(model, i, open)
  K.derived(i, name .. "_m", sum.m)
  for k = 1, 3 do K.derived(i, name .. "_h" .. AXES[k], sum.h[k]) end
  for k = 1, 6 do K.derived(i, name .. "_J" .. SYMMETRIC[k], sum.I[k]) end
  for _, part in ipairs(open) do sum = inertia.add(sum, part) end
  return sum
end

-- what a value that belongs to a column of S is called: D, or D_wx if the joint has several
function M.column(letter, body, n) return letter .. dofs.v_suffix(body, n) end

-- the title of a body's section: "left: revolute y, parent waist"
function M.title(model, i)
  local body = model.bodies[i]
  local axis = not body.axis and "" or #body.frame > 0 and " about an oblique axis"
    or (body.sign < 0 and " -" or " ") .. AXES[body.axis]
  local parent = body.parent > 0 and model.bodies[body.parent].id or "base"
  if model.floating and body.parent == 0 then parent = "world" end
  return ("%s: %s%s, parent %s"):format(body.id, body.type, axis, parent)
end

local body_inertias = of_bodies(body_inertia)

function M.inertias(model, K)
  local I = body_inertias(model, K)
  -- tunable pieces had their own sections; return to the section before
  if model.tunable then K.owner(model.bodies[#model.bodies].id, #model.bodies) end
  return I
end

-- second moments of mass of each body about its origin, { xx, xy, .. }: what spatial.coriolis takes
function M.second_moments(model, K, I)
  local all = {}
  for i, body in ipairs(model.bodies) do
    all[i] = coriolis.second_moments(K, I[i].I)
    for k, x in ipairs(all[i]) do K.derived(i, body.id .. "_Q" .. SYMMETRIC[k], x) end
  end
  return all
end

-- the ratio of a mimic joint; 1 and -1 are structural, other ratios are parameters
local function weight(model, K, i)
  local body = model.bodies[i]
  if not body.target then return K.one end
  local ratio = K.param(i, body.id .. "_ratio", body.ratio, "mimic multiplier", false, true)
  return body.ratio_sign == -1 and -ratio or ratio -- of mirrored limbs
end

M.weights = of_bodies(weight)

-- reflected rotor inertia of each joint, at the joint itself
M.armatures = of_bodies(function(model, K, i)
  local body = model.bodies[i]
  return K.param(i, body.id .. "_Ia", body.armature, "reflected rotor inertia")
end)

-- The rotors of a floating base act like a point mass at its origin, whose v is in rotating axes:
-- component n of w x v, by component m of v;  frozen: by linear ones alone, as in the Coriolis
-- matrix.
function M.rotor_drift_by(model, K, i, n, m, frozen)
  local body = model.bodies[i]
  if body.type ~= "floating" or n > 3 or frozen and m > 3 then return K.zero end
  local j, k = n % 3 + 1, (n + 1) % 3 + 1
  local function v(c) return K.input("v", body.v + c - 1) end
  if m == k then return v(3 + j) end
  if m == j then return -v(3 + k) end
  if m == 3 + j then return v(k) end
  if m == 3 + k then return -v(j) end
  return K.zero
end

-- component n of w x v itself, in the acceleration of the rotors of column n of S
function M.rotor_drift(model, K, i, n)
  local body, sum = model.bodies[i], K.zero
  for m = 1, body.type == "floating" and 3 or 0 do
    sum = sum + M.rotor_drift_by(model, K, i, n, m, true) * K.input("v", body.v + m - 1)
  end
  return sum
end

local ALL = { { 1 }, { 2 }, { 3 }, { 4 }, { 5 }, { 6 } }

-- columns of S as (place, sign or scalar): place 1..3 linear, 4..6 angular, in the body's frame
local function column_entries(K, i, body)
  local k, sign = body.axis, body.sign
  if dofs.quaternion(body) then return { table.unpack(ALL, 7 - body.nv) } end
  if body.type == "prismatic" then return { { k, sign } } end
  if body.type == "planar" then
    return { { k % 3 + 1, 1 }, { (k + 1) % 3 + 1, sign }, { k + 3, sign } }
  end
  local column = { k + 3, sign }
  if body.type == "helical" then
    local pitch = K.param(i, body.id .. "_pitch", body.joint.pitch, "screw pitch, m/rad")
    column[3], column[4] = k, sign > 0 and pitch or -pitch
  end
  return { column }
end

-- columns of S, constant in the body's frame, before any mimic ratio
M.subspaces = of_bodies(function(model, K, i)
  local columns = {}
  for n, entry in ipairs(column_entries(K, i, model.bodies[i])) do
    local column = mat3.zeros(K.zero, 6)
    column[entry[1]] = (entry[2] or 1) > 0 and K.one or -K.one
    if entry[3] then column[entry[3]] = entry[4] end
    columns[n] = column
  end
  return columns
end)

-- the start of most functions over bodies: S, weights, transforms
function M.joints(model, K)
  return M.subspaces(model, K), M.weights(model, K), M.transforms(model, K)
end

-- S*rate for each body, rate being the body's part of an argument ("v", "a"): spatial vectors
function M.joint_motion(model, K, S, w, array)
  local all = {}
  for i, body in ipairs(model.bodies) do
    local sum = mat3.zeros(K.zero, 6)
    for n, column in ipairs(S[i]) do
      local rate = K.input(array, body.v + n - 1) * w[i]
      for k = 1, 6 do sum[k] = sum[k] + column[k] * rate end
    end
    all[i] = sum
  end
  return all
end

-- a constant rotation { Q, turns }: quarter turns, then oblique ones by sine and cosine, named
-- <id>_ac, <id>_as, <id>_bc .., in capitals if equal limbs share a form
local function constant_turns(K, i, id, tree)
  local list = {}
  local Q = tree.Q
  if Q[1][1] ~= 1 or Q[2][2] ~= 1 or Q[3][3] ~= 1 then
    local perm, sign = {}, {}
    for r = 1, 3 do
      for c = 1, 3 do
        if Q[r][c] ~= 0 then perm[r], sign[r] = c, Q[r][c] > 0 and K.one or -K.one end
      end
    end
    list[1] = { perm = perm, sign = sign }
  end
  for n, t in ipairs(tree.turns) do
    local name = id .. (tree.common and "ABG" or "abg"):sub(n, n)
    local shown = ("%.9g"):format(t.angle):gsub(",", ".")
    local where = ("(%s), origin about %s"):format(shown, AXES[t.axis])
    local function cosine() return K.param(i, name .. "c", math.cos(t.angle), "cos" .. where) end
    local c = t.angle ~= 0 and cosine()
    local s = K.param(i, name .. "s", math.sin(t.angle), "sin" .. where)
    if c or K.keeps_turns or not K.is_zero(s) then -- only equal limbs have turns by 0
      list[#list + 1] = { axis = t.axis, c = c or cosine(), s = s }
    end
  end
  return list
end

-- pose of a link's frame in the frame of its body, as X; names <link>_tx .., <link>_fac ..
function M.link_transform(K, place)
  local p = {}
  for k = 1, 3 do
    p[k] = K.param(place.body, place.id .. "_t" .. AXES[k], place.origin[k],
      place.says or "link in its body")
  end
  return { R = constant_turns(K, place.body, place.id .. "_f", place.tree), p = p }
end

-- the same for the link that names body i, and for the l-th link with a pose
function M.own_link(model, K, i)
  return K.each(function(seen, kit, k) return M.link_transform(kit, seen.bodies[k].place) end,
    model, K, i)
end

function M.wanted_link(model, K, l)
  return K.each(function(seen, kit, k) return M.link_transform(kit, seen.poses[k]) end,
    model, K, l, "NL")
end

-- rotation matrix of the unit quaternion x y z w in q[first..]
function M.quaternion_matrix(K, first)
  local one, two = K.one, K.num(2)
  local x, y = K.input("q", first), K.input("q", first + 1)
  local z, w = K.input("q", first + 2), K.input("q", first + 3)
  local xx, yy, zz = two * x * x, two * y * y, two * z * z
  local xy, xz, yz = two * x * y, two * x * z, two * y * z
  local wx, wy, wz = two * w * x, two * w * y, two * w * z
  local R = {
    { one - (yy + zz), xy - wz, xz + wy },
    { xy + wz, one - (xx + zz), yz - wx },
    { xz - wy, yz + wx, one - (xx + yy) },
  }
  K.hint("q2", nil, { "x", "y", "w" }, { two * x, two * y, two * w }) -- twice the quaternion
  K.hint("q2", nil, { "xx", "yy", "zz", "xy", "xz", "yz", "wx", "wy", "wz" },
    { xx, yy, zz, xy, xz, yz, wx, wy, wz })
  K.hint("R", nil, letters.SQUARE, mat3.flat(R))
  return R
end

-- position of a one-dof joint: q, or ratio*q + offset of the joint that it follows
local function position(model, K, i)
  local body = model.bodies[i]
  local q = K.input("q", body.q) * weight(model, K, i)
  if body.target then
    local offset = K.param(i, body.id .. "_offset", body.offset, "mimic offset")
    q = q + (body.offset_sign == -1 and -offset or offset)
  end
  return q
end

-- the joint's rotation by its angle, about a coordinate axis
local function joint_turn(K, i, body, q)
  local angle = body.sign > 0 and q or -q
  local offset = body.tuned and body.tuned.after.offset or body.tree.offset
  local lasting = body.lasting and body.lasting.q0
  angle = angle + K.param(i, body.id .. (not body.tuned and body.tree.common and "_Q0" or "_q0"),
    offset, "angle of the origin, added to q", lasting)
  K.hint("angle", nil, {}, { angle }, true)
  return { axis = body.axis, angle = angle }
end

-- Per joint type: (turn or nil, slide in the frame before that turn or nil)
local JOINT = {}

function JOINT.revolute(model, K, i)
  return joint_turn(K, i, model.bodies[i], position(model, K, i))
end
JOINT.continuous = JOINT.revolute

function JOINT.prismatic(model, K, i)
  local q, body = position(model, K, i), model.bodies[i]
  local slide = mat3.zeros(K.zero, 3)
  slide[body.axis] = body.sign > 0 and q or -q
  return nil, slide
end

function JOINT.helical(model, K, i)
  local q, body = position(model, K, i), model.bodies[i]
  local slide = mat3.zeros(K.zero, 3)
  local pitch = K.param(i, body.id .. "_pitch", body.joint.pitch, "screw pitch, m/rad")
  slide[body.axis] = pitch * (body.sign > 0 and q or -q)
  return joint_turn(K, i, body, q), slide
end

function JOINT.planar(model, K, i)
  local slide, body = mat3.zeros(K.zero, 3), model.bodies[i]
  local x, y = K.input("q", body.q), K.input("q", body.q + 1)
  slide[body.axis % 3 + 1] = x
  slide[(body.axis + 1) % 3 + 1] = body.sign > 0 and y or -y
  return joint_turn(K, i, body, K.input("q", body.q + 2)), slide
end

function JOINT.spherical(model, K, i)
  return { matrix = M.quaternion_matrix(K, model.bodies[i].q) }
end

function JOINT.floating(model, K, i)
  local slide, body = {}, model.bodies[i]
  for k = 1, 3 do slide[k] = K.input("q", body.q + k - 1) end
  return { matrix = M.quaternion_matrix(K, body.q + 3) }, slide
end

-- Two rotations about the same axis with only quarter turns about it between them are one by the
-- sum of their angles: the one that the parent's frame lacks, and the joint's own.
local function joined(lacking, constant, own)
  local last = lacking[#lacking]
  if not (last and own and own.angle and last.axis == own.axis) then return nil end
  local quarters = {}
  for _, T in ipairs(lists.joined({ table.unpack(lacking, 1, #lacking - 1) }, constant)) do
    if not T.perm or T.perm[own.axis] ~= own.axis then return nil end
    quarters[#quarters + 1] = T
  end
  return quarters, { axis = own.axis, angle = last.angle + own.angle }
end

-- -O0: the whole rotation as one matrix, entry by entry
local function multiplied(K, R)
  local A = turn.after(mat3.identity(K), R)
  for k, x in ipairs(mat3.flat(A)) do K.name("R", nil, letters.SQUARE[k], x) end
  return { { matrix = A } }
end

-- the constant pose of a joint's frame in its parent's, or the tunable one
local function joint_origin(K, i, body)
  local tuned = body.tuned
  local tree, at, through = body.tree, body.origin, body.through
  if tuned then tree, at, through = tuned.before, tuned.origin, body.before.through end
  local R, p = constant_turns(K, i, body.id .. "_", tree), {}
  local words = #through > 0 and " through " .. table.concat(through, ", ") or ""
  for k = 1, 3 do p[k] = K.param(i, body.id .. "_p" .. AXES[k], at[k], "origin" .. words) end
  if tuned then
    R, p = tunable.origin(K, i, body, R, p, constant_turns(K, i, body.id .. "_z", tuned.after))
  end
  return R, p
end

-- The pose of body i's frame in its parent's, X, and the turns from the body's link to its frame,
-- lack: empty where the frame follows its own joint (else body.lags, see model.reframe).
-- lack_of: of the bodies before, by number.
local function pose(model, K, i, lack_of)
  local body = model.bodies[i]
  K.owner(body.id, i)
  local constant, p = joint_origin(K, i, body)
  local own, slide = JOINT[body.type](model, K, i)
  if slide then
    slide = turn.vector(constant, slide, letters.hints(K), "slide")
    for k = 1, 3 do p[k] = p[k] + slide[k] end
  end
  -- the turns up to the joint's own, and that, with a sine and a cosine
  local lacking = lack_of[body.parent]
  local quarters, sum = joined(body.tuned and {} or lacking, constant, own)
  local R, turned = lists.joined(lacking, constant), sum or own
  if turned and turned.angle then
    turned.s = K.name("s", nil, nil, K.sin(turned.angle))
    turned.c = K.name("c", nil, nil, K.cos(turned.angle))
  end
  local lack = { turned }
  if sum then R, lack = {}, lists.joined(quarters, lack) end
  if not body.lags then R, lack = lists.joined(R, lack), {} end
  lack_of[i] = lack
  p = turn.vector(lacking, p, letters.hints(K), "p")
  K.hint("o", nil, AXES, p)
  return { X = { R = model.textbook and multiplied(K, R) or R, p = p }, lack = lack }
end

-- Pose X[i] of each body's frame in its parent's, and lack[i].
function M.poses(model, K)
  local X, lack, lack_of = {}, { [0] = {} }, { [0] = {} }
  K.section("sines and cosines of the joint angles")
  local function of(seen, kit, i) return pose(seen, kit, i, lack_of) end
  for i in ipairs(model.bodies) do
    local found = K.each(of, model, K, i)
    X[i], lack[i] = found.X, found.lack
  end
  return X, lack
end

function M.transforms(model, K) return (M.poses(model, K)) end

-- the rotation of a body that no other body carries
function M.attitude(model, K, i) return pose(model, K, i, { [0] = {} }).X.R end

-- damping and Coulomb friction of joint i
local function losses(model, K, i)
  local body = model.bodies[i]
  return {
    K.param(i, body.id .. "_damping", body.damping, "joint damping"),
    K.param(i, body.id .. "_friction", body.friction, "Coulomb friction"),
  }
end

function M.losses(model, K, i) return table.unpack(K.each(losses, model, K, i)) end

-- M.joints with the inertias of bodies and of rotors: S, w, X, I, Ia
function M.rigid(model, K)
  local S, w, I = M.subspaces(model, K), M.weights(model, K), M.inertias(model, K)
  local X, lack = M.poses(model, K)
  for i, body in ipairs(model.bodies) do
    K.owner(body.id, i)
    I[i] = inertia.to_parent({ R = lack[i], p = mat3.zeros(K.zero, 3) }, I[i], letters.hints(K))
    K.hint("I", nil, letters.TEN, inertia.ten(I[i]))
  end
  return S, w, X, I, M.armatures(model, K)
end

return M
