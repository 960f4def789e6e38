-- Regressors: tau = Y(q, v, a) theta, where theta has ten inertial parameters per body in the order
-- of spatial.parameters: m, h = m c and J about the origin of the frame of the link that the joint
-- carries, in its axes, including welded links.
--
--   regressor       Y[dof][parameter]; a row is non-zero only for the bodies that its dof moves
--   about_bodies    the same for parameters about the bodies' frames
--   slotine_li      Y(q, v, v_r, a_r) theta = H a_r + C v_r + g, the C of `coriolis` (Slotine and
--                   Li 1987, dH/dt - 2 C skew)
--   joints          rotor inertia, damping and friction of each joint, of rnea as well
--   kinetic, potential   rows of ten per body: the energies are y' theta
--   parameters      theta of the model itself
-- The joint axes that carry a body are expressed in its frame and multiplied by the force for each
-- parameter: half of the operations that carrying ten forces from joint to joint would take.  Only
-- to a joint that turns about all axes (a floating base) is the force carried, in one step.
-- Inertias do not enter: massless bodies count as well.
-- (Atkeson, An and Hollerbach 1986; RBDA section 9.6 has the definition.)
local branches = require "model.branches"
local dofs = require "model.dofs"
local entries = require "algo.tree.entries"
local friction = require "algo.tree.friction"
local inertia = require "spatial.inertia"
local kinematics = require "algo.tree.kinematics"
local letters = require "spatial.letters"
local lists = require "list"
local mat3 = require "spatial.mat3"
local motion = require "spatial.motion"
local motions = require "algo.tree.motions"
local order = require "order"
local parameters = require "spatial.parameters"
local mechanism = require "algo.tree.mechanism"
local sizes = require "model.sizes"
local turn = require "spatial.turn"

local M = {}

local AXES, MOTION = letters.AXES, letters.MOTION
local COUNT = #letters.PARAMETERS

-- Numbers of a Y that no first-level cache holds.  Its zeros wait for memory, so those of a dof are
-- stored where its body is computed: the humanoid's regressor takes 0.8 of the time.
local LARGE = 7000

-- Y by the dofs that move a body: add(dof, b, row); zeros(b) writes those next to body b
local function collector(model, K)
  local parts, width, whole = {}, COUNT * #model.bodies, model.full or model
  local large = whole.nv * COUNT * #whole.bodies > LARGE
  for b in ipairs(model.bodies) do
    for _, up in ipairs(branches.up(model.bodies, b)) do
      for _, dof in ipairs(model.bodies[up].columns) do
        for k = 1, COUNT do
          local index = (dof - 1) * width + COUNT * (b - 1) + k - 1
          parts[index] = (parts[index] or 0) + 1
        end
      end
    end
  end
  local collect = entries.collector(K, "Y", parts)
  return function(dof, b, row)
    for k = 1, COUNT do collect((dof - 1) * width + COUNT * (b - 1) + k - 1, row[k]) end
  end, function(b)
    K.step "zeros: bodies that a dof does not move"
    for dof, one in ipairs(model.dofs) do
      if b == (large and one.body or #model.bodies) then K.zero_row(K, "Y", dof, width, parts) end
    end
  end
end

-- the axes of body i and of the bodies that carry it, in its frame; bodies that turn freely have
-- the pose of body i in them instead: { columns, dofs, weight, X }
local function see(model, K, i, S, w, X, above)
  local body = model.bodies[i]
  local here = { axes = {}, free = {} }
  for _, axis in ipairs(above.axes) do
    local column = inertia.motion_to_child(X[i], axis.column, letters.hints(K))
    K.vector(axis.symbol, axis.body, MOTION, column)
    table.insert(here.axes, setmetatable({ column = column }, { __index = axis }))
  end
  for _, one in ipairs(above.free) do
    local R, p = turn.after(one.R, X[i].R), mat3.add(one.p, mat3.apply(one.R, X[i].p))
    K.vector("R", one.body, letters.SQUARE, mat3.flat(R))
    K.vector("p", one.body, AXES, p)
    table.insert(here.free, { R = R, p = p, body = one.body })
  end
  local own = {}
  for n, column in ipairs(S[i]) do
    own[n] = { column = column, dof = body.columns[n], body = i, weight = w[i],
      symbol = mechanism.column("S", body, n), row = mechanism.column("Y", body, n) }
  end
  return here, own
end

-- names what several parameters share of the force that is carried to a freely turning body
local function name_turned(K, one, seen)
  for r, row in ipairs(one.R) do
    for k, x in ipairs(row) do
      local R = "R" .. AXES[r] .. AXES[k]
      local function hint(symbol, components, list)
        K.hint(symbol .. R, one.body, components, mat3.scaled(x, list), true)
      end
      hint("w", { "yz", "xz", "xy" }, seen.mixed)
      hint("dd", AXES, seen.dd)
      for j = 1, 3 do hint("W", { AXES[j] .. "x", AXES[j] .. "y", AXES[j] .. "z" }, seen.W[j]) end
    end
  end
end

-- rows of Y for body i, whose motion is `moving`: the dofs of freely turning bodies by F there
local function meet(model, K, i, S, w, here, own, T, moving, add)
  local still = mat3.zeros(K.zero, 6)
  local hint = letters.hints(K)
  local seen = moving.w_r and motion.reference(T, moving, still, still, still, K.num(0.5), hint)
    or motion.child(T, moving, still, still, hint)
  K.hint("ww", nil, { "yz", "zx", "xy" }, parameters.differences(seen))
  motions.name_products(K, seen, "link", true)
  -- rows of axes: in the frame of body i
  for _, axis in ipairs(lists.joined(own, here.axes)) do
    local row, turned = parameters.row(inertia.motion_to_child(T, axis.column, hint), seen)
    K.hint("wwS", axis.body, AXES, turned)
    for k = 1, COUNT do row[k] = row[k] * axis.weight end
    K.hint(axis.row, axis.body, letters.PARAMETERS, row)
    add(axis.dof, i, row)
  end
  -- rows of freely turning bodies: the force for each parameter, carried to them
  local F = here.free[1] and parameters.to_parent(T, parameters.force(seen, K.zero))
  for _, one in ipairs(here.free) do
    local G = parameters.to_parent({ R = { { matrix = one.R } }, p = one.p }, F)
    for k = 1, COUNT do
      local name = letters.PARAMETERS[k] .. "_"
      if G.f[k] then K.hint(name .. "f", one.body, AXES, G.f[k]) end
      K.hint(name .. "n", one.body, AXES, G.n[k])
    end
    for d, column in ipairs(S[one.body]) do
      local row = {}
      for k = 1, COUNT do
        local f, n, x = G.f[k] or still, G.n[k], K.zero
        for c = 1, 3 do x = x + column[c] * f[c] + column[c + 3] * n[c] end
        row[k] = x * w[one.body]
      end
      add(model.bodies[one.body].columns[d], i, row)
    end
    name_turned(K, one, seen)
  end
end

-- of(model, K, S, w, X) -> down(i), its motion;  frame_of: of a body's parameters, if not its link
local function run(model, K, of, frame_of)
  local S, w, X = mechanism.joints(model, K)
  local move = of(model, K, S, w, X)
  K.equations("Y = S'*F of each inertial parameter, S: the axes of the joints that move a body, in "
    .. "its frame;  wwS_x = w_yz*S_rx ..")
  local add, zeros = collector(model, K)
  local at = { [0] = { axes = {}, free = {} } }
  for i, body in ipairs(model.bodies) do
    local moving = move(i)
    K.step(nil, "S")
    local here, own = see(model, K, i, S, w, X, at[body.parent])
    K.step(nil, "Y")
    meet(model, K, i, S, w, here, own, (frame_of or mechanism.own_link)(model, K, i), moving, add)
    zeros(i)
    if dofs.quaternion(body) then
      table.insert(here.free, { R = mat3.identity(K), p = mat3.zeros(K.zero, 3), body = i })
    else
      table.move(own, 1, #own, #here.axes + 1, here.axes)
    end
    at[i] = here
  end
end

local function of_rnea(model, K, S, w, X)
  return motions.of(model, K, { v = true, a = true, gravity = true }, S, w, X)
end

function M.regressor(model, K) run(model, K, of_rnea) end
function M.about_bodies(model, K)
  run(model, K, of_rnea, function() return { R = {}, p = mat3.zeros(K.zero, 3) } end)
end

-- motions of v, and of v_r with a_r: see motion.reference
local function of_reference(model, K, S, w, X)
  local vJ = mechanism.joint_motion(model, K, S, w, "v")
  local vr = mechanism.joint_motion(model, K, S, w, "v_r")
  local aJ = mechanism.joint_motion(model, K, S, w, "a_r")
  local all = { [0] = motion.base(K.zero, motions.lift(model, K, true)) }
  local bodies, hint = model.bodies, letters.hints(K)
  all[0].w_r = all[0].w
  K.equations("w by the rates v, w_r by v_r;  dw, dd by a_r and products of both rates: p has "
    .. "dd + W*p, W = [dw]x + ([w]x[w_r]x + [w_r]x[w]x)/2")
  return function(i)
    K.section("motion of " .. mechanism.title(model, i), bodies[i].id, i)
    K.step(nil, "w, w_r, dw, dd")
    local one = motion.reference(X[i], all[bodies[i].parent], vJ[i], vr[i], aJ[i], K.num(0.5), hint)
    for _, symbol in ipairs { "w", "w_r", "dw", "dd" } do
      K.vector(symbol, nil, AXES, one[symbol])
    end
    motions.name_products(K, one)
    K.hint("dd", bodies[i].parent, AXES, one.carried, true)
    all[i] = one
    return one
  end
end

function M.slotine_li(model, K) run(model, K, of_reference) end

-- ---- joints, energies, the model's own ----------------------------------------------------------

-- Y[dof][column]: armature, damping and friction of each joint of one dof
function M.joints(model, K)
  local rows, of_body, width = {}, sizes.joint_columns(model.bodies)
  local w = mechanism.weights(model, K)
  K.equations("rotor inertia times a, damping times v, friction times v/sqrt(v^2 + width^2)")
  for i, body in ipairs(model.bodies) do
    if of_body[i] then
      K.section(mechanism.title(model, i), body.id, i)
      local rate = K.input("v", body.v) * w[i]
      local torques = { K.input("a", body.v) * w[i], rate, friction.sign(model, K, rate) }
      K.hint("friction", nil, {}, { torques[3] })
      for k, torque in ipairs(torques) do
        rows[body.v * width + of_body[i] + k - 1] = torque * w[i]
      end
    end
  end
  K.section("Y")
  for index, x in order.pairs(rows) do K.store("Y", index, x) end
  for dof = 1, model.nv do K.zero_row(K, "Y", dof, width, rows) end
end

local function store_rows(K, i, row)
  K.hint("y", nil, letters.PARAMETERS, row)
  for k = 1, COUNT do K.store("y", COUNT * (i - 1) + k - 1, row[k]) end
end

function M.kinetic(model, K)
  local S, w, X = mechanism.joints(model, K)
  local V = kinematics.velocities(model, K, X, S, w)
  for i, body in ipairs(model.bodies) do
    K.section("energy of " .. mechanism.title(model, i), body.id, i)
    local seen = inertia.motion_to_child(mechanism.own_link(model, K, i), V[i], letters.hints(K))
    store_rows(K, i, parameters.kinetic(seen, K.num(0.5)))
  end
end

function M.potential(model, K)
  local X = mechanism.transforms(model, K)
  local all = { [0] = { up = motions.lift(model, K, true), height = K.zero } }
  K.equations("up: minus gravity, seen from a body;  height = up*p of its origin")
  for i, body in ipairs(model.bodies) do
    K.section("energy of " .. mechanism.title(model, i), body.id, i)
    local function below(X_i, parent)
      return {
        up = turn.vector(turn.inverse(X_i.R), parent.up, letters.hints(K), "up"),
        height = parent.height + mat3.dot(X_i.p, parent.up),
      }
    end
    all[i] = below(X[i], all[body.parent])
    K.vector("up", nil, AXES, all[i].up)
    K.vector("height", nil, {}, { all[i].height })
    -- of the link: m times its height, and h along `up`
    local link = below(mechanism.own_link(model, K, i), all[i])
    local row = { link.height, link.up[1], link.up[2], link.up[3] }
    for k = 5, COUNT do row[k] = K.zero end
    store_rows(K, i, row)
  end
end

function M.parameters(model, K)
  local I = mechanism.inertias(model, K)
  for i, body in ipairs(model.bodies) do
    K.section(body.id, body.id, i)
    local T = mechanism.own_link(model, K, i)
    local p, back = turn.vector(turn.inverse(T.R), T.p), turn.inverse(T.R)
    for k = 1, 3 do p[k] = -p[k] end
    local list = parameters.list(inertia.to_parent({ R = back, p = p }, I[i]))
    for k = 1, COUNT do K.store("theta", COUNT * (i - 1) + k - 1, list[k]) end
  end
end

return M
