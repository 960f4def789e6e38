-- Analytical derivatives of inverse dynamics, and the Coriolis matrix, which is a part of dtau/dv;
-- both are O(n d).
--
-- Sources: Singh, Russell & Wensing, "Efficient analytical derivatives of rigid-body dynamics using
-- spatial vector algebra", RA-L 2022 (arXiv 2105.05102); Echeandia & Wensing 2021, see
-- spatial.coriolis.  V, A are the motion of the body that carries joint j, gravity being an
-- acceleration of the base, and Ic, B, F those of body j and the bodies that it carries:
--   Sd = V x S,  Sdd = A x S + V x Sd: how a column of S, and its rate, change as it is carried
--   Fq = B Sd + Ic Sdd + S x* F        dtau_i/dq_j = S_i' Fq_j
--   Fv = B S + Ic (Sd + Sdot)          dtau_i/dv_j = S_i' Fv_j
--   G = Ic S,  n = B' S                dtau_j/dq_i = Sdd_i' G_j + Sd_i' n_j
--                                      dtau_j/dv_i = (Sd + Sdot)_i' G_j + S_i' n_j
-- for i above j; between the dofs of one body without S x* F, because there S_i rotates as well.
-- C(q, v) is dtau/dv with half of B and without Sd: C v is the velocity part of the bias, and
-- dH/dt - 2C is skew.
-- Composite quantities are summed in body coordinates; Fq, Fv, G and n are carried up the tree and
-- meet the axes of ancestors in the frames of tree.climb.
-- q changes along the tangent step that `integrate` takes, in the axes of the child frame.
-- A mimic joint's S is scaled, and its contribution goes to the dof of the joint that it follows.
local children = require "algo.tree.children"
local climb = require "algo.tree.climb"
local coriolis = require "spatial.coriolis"
local friction = require "algo.tree.friction"
local gather = require "algo.tree.gather"
local inertia = require "spatial.inertia"
local kinematics = require "algo.tree.kinematics"
local letters = require "spatial.letters"
local mat3 = require "spatial.mat3"
local motion = require "spatial.motion"
local motions = require "algo.tree.motions"
local mechanism = require "algo.tree.mechanism"
local outside = require "algo.tree.outside"

local M = {}

local FORCE, MOTION = letters.FORCE, letters.MOTION
local sum = mat3.sum

-- S x* F: the change of a force that is carried along
local function force_cross(S, F)
  local a = { S[4], S[5], S[6] }
  local f, n = mat3.cross(a, F), mat3.cross(a, { F[4], F[5], F[6] })
  local lever = mat3.cross(S, F)
  return { f[1], f[2], f[3], n[1] + lever[1], n[2] + lever[2], n[3] + lever[3] }
end

-- A x S + V x (V x S) of a motion given as w, W, dd (spatial.motion) and the velocity v of its
-- origin: the acceleration of a point of it that S moves, W s + dd x a + 2 v x (w x a)
local function second(moving, v, S)
  local a = { S[4], S[5], S[6] }
  local lin, ang = mat3.apply(moving.W, S), mat3.apply(moving.W, a)
  local fall = mat3.cross(moving.dd, a)
  local twice = v and mat3.cross(v, mat3.cross(moving.w, a))
  for k = 1, 3 do
    lin[k] = lin[k] + fall[k]
    if twice then lin[k] = lin[k] + (twice[k] + twice[k]) end
  end
  return { lin[1], lin[2], lin[3], ang[1], ang[2], ang[3] }
end

-- The results, by q and by v, where they have names.  Column n of body i interacts with others by
-- c = { Fq, G, Fv, n, slope }; alone: for C, rotors count by linear velocities alone.
local function matrices(model, K, view, columns, w, names, alone)
  local D, Sv = {}, alone and "Sdot" or "Sv"
  local list = { { "S", columns.S, "S_columns" } }
  if columns.Sdd then list[#list + 1] = { "Sdd", columns.Sdd, "Sdd_columns" } end
  if columns.Sd then list[#list + 1] = { "Sd", columns.Sd, "Sdd_columns", 4, 6 } end
  if columns.Sv then
    list[#list + 1] = { Sv, columns.Sv, "Sv_columns" }
    list[#list + 1] = { "S", columns.S, "Sv_columns", 4, 6 }
  end
  local seen = gather.columns(model, K, view, list)
  local by_q = names.q and gather.square(model, K, names.q, seen, w)
  local by_v = names.v and gather.square(model, K, names.v, seen, w)
  local Ia = by_v and mechanism.armatures(model, K)

  -- column n with all columns of its own joint
  function D.own(i, n, c)
    for m, axis in ipairs(columns.S[i]) do
      if by_q then by_q.own(i, m, n, inertia.dot(axis, c.Fq)) end
      if by_v then
        local x = inertia.dot(axis, c.Fv)
          + Ia[i] * mechanism.rotor_drift_by(model, K, i, m, n, alone)
        by_v.own(i, m, n, m == n and c.slope and x + c.slope or x)
      end
    end
  end

  -- column n with the columns of an ancestor
  function D.meet(i, n, stop, c)
    if by_q then by_q.column(i, n, stop, { { "S", c.Fq } }) end
    if by_v then
      by_v.column(i, n, stop, { { "S", c.Fv } })
      by_v.row(i, n, stop, { { Sv, c.G }, { "S", c.n, 4 } })
    end
    if by_q then by_q.row(i, n, stop, { { "Sdd", c.G }, by_v and { "Sd", c.n, 4 } }) end
  end

  D.carry = climb.carrier(model, K, view, w, "to ", D.meet)

  function D.close(i, n)
    if by_q then by_q.close(i, n) end
    if by_v then by_v.close(i, n) end
  end
  return D
end

-- Sdot of the columns of body i
local function turn_columns(model, K, columns, V, i)
  columns.Sv[i] = {}
  for n, column in ipairs(columns.S[i]) do
    columns.Sv[i][n] = motion.spatial_cross(V[i], column)
    K.hint(mechanism.column("Sdot", model.bodies[i], n), nil, MOTION, columns.Sv[i][n])
  end
end

-- Sdd of the columns of body i and, if there is a V, Sd and Sv = Sd + Sdot
local function move_columns(model, K, columns, X, V, moving, i)
  local S, own, v, body = columns.S[i], moving[i], V and V[i], model.bodies[i]
  local several = #S > 1
  if several then -- else S x S = 0, and the body's own motion does as well
    local rest = mat3.zeros(K.zero, 6)
    own = motion.child(X[i], moving[body.parent], rest, rest)
    v = V and (body.parent > 0 and inertia.motion_to_child(X[i], V[body.parent]) or rest)
  end
  columns.Sdd[i] = {}
  if v then columns.Sd[i], columns.Sv[i] = {}, {} end
  for n, column in ipairs(S) do
    local Sdd = second(own, v, column)
    if v then
      local Sd = motion.spatial_cross(v, column)
      local Sv = sum(Sd, several and motion.spatial_cross(V[i], column) or Sd)
      K.vector(mechanism.column("Sd", body, n), nil, MOTION, Sd)
      K.hint(mechanism.column("Sv", body, n), nil, MOTION, Sv)
      columns.Sd[i][n], columns.Sv[i][n] = Sd, Sv
    end
    K.vector(mechanism.column("Sdd", body, n), nil, MOTION, Sdd)
    columns.Sdd[i][n] = Sdd
  end
end

-- I, F and B of a body and all that it carries: their sum, their names, their transform to the
-- parent
local function plus(a, b)
  return {
    I = inertia.add(a.I, b.I), F = a.F and sum(a.F, b.F), B = a.B and coriolis.add(a.B, b.B),
  }
end

local function name_whole(K, whole)
  K.vector("Ic", nil, letters.TEN, inertia.ten(whole.I))
  if whole.B then
    K.vector("f", nil, letters.AXES, whole.B.f)
    K.vector("M", nil, letters.SQUARE, mat3.flat(whole.B.M))
  end
  if whole.F then K.vector("F", nil, FORCE, whole.F) end
end

local function to_parent(X, whole, hint)
  return {
    I = inertia.to_parent(X, whole.I, hint),
    F = whole.F and inertia.force_to_parent(X, whole.F, hint),
    B = whole.B and coriolis.to_parent(X, whole.B, hint),
  }
end

-- c of column n of body i, Fq without S x* F
local function forces_of(whole, columns, i, n)
  local column, I, B = columns.S[i][n], whole.I, whole.B
  local c = { G = inertia.mul(I, column) }
  c.Fq = columns.Sdd and inertia.mul(I, columns.Sdd[i][n])
  if columns.Sd then c.Fq = sum(c.Fq, coriolis.force(B, columns.Sd[i][n])) end
  if B then
    c.n = coriolis.moment(B, column)
    c.Fv = sum(inertia.mul(I, columns.Sv[i][n]), coriolis.force(B, column))
  end
  return c
end

local EQUATIONS = {
  "Ic, B, F: of a body and all that it carries;  B: f = twice the linear momentum, M = twice the "
    .. "sum of velocity*r'*dm;  Sd = V x S, Sdd = A x S + V x Sd with V and A of the body that "
    .. "carries the joint",
  "Fq = B*Sd + Ic*Sdd + S x* F, Fv = B*S + Ic*(Sd + Sdot), G = Ic*S, n = B'*S go up the tree;",
  "dtau_i/dq_j = S_i'*Fq_j, dtau_i/dv_j = S_i'*Fv_j, dtau_j/dq_i = Sdd_i'*G_j + "
    .. "Sd_i'*n_j, dtau_j/dv_i = (Sd + Sdot)_i'*G_j + S_i'*n_j",
}

local OF_C = {
  "B: f = linear momentum and M = sum of velocity*r'*dm, of a body and what it carries, like Ic;  "
    .. "N = tr(M) - M;  Sdot = V x S",
  "Fv = Ic*Sdot + B*S, G = Ic*S and n = B'*S are carried up the tree;  C_ji = S_j'*Fv_i, "
    .. "C_ij = Sdot_j'*G_i + S_j'*n_i",
}

-- given: as in motions.of, and fext; names: of the results by q and by v;  only v: it is C
local function run(model, K, given, names)
  local bodies, alone = model.bodies, not names.q
  local S, w, X, I = mechanism.rigid(model, K)
  local moments = given.v and mechanism.second_moments(model, K, I)
  local V = given.v and kinematics.velocities(model, K, X, S, w)
  local move = not alone and motions.of(model, K, given, S, w, X)
  for _, words in ipairs(alone and OF_C or EQUATIONS) do K.equations(words) end
  local hint, arriving, own, D = letters.hints(K), children.of(model, K), {}, nil
  local moving = { [0] = motion.base(K.zero, motions.lift(model, K, given.gravity)) }
  local columns = { S = S, Sdd = move and {} or nil, Sd = move and V and {}, Sv = V and {} }

  local function force_on(i)
    moving[i] = move(i)
    K.step(nil, "F")
    local F = motion.force(I[i], moving[i], hint)
    local f = given.fext and outside.in_link(model, K)(i)
    for k = 1, f and 6 or 0 do F[k] = F[k] - f[k] end
    return F
  end

  local function down(i) -- motion, force and inertias of body i, and its columns
    if alone then K.section("B of " .. mechanism.title(model, i), bodies[i].id, i) end
    local F = move and force_on(i) or nil
    local U = V and (alone and V[i] or sum(V[i], V[i]))
    if V and not alone then K.hint("V2", nil, MOTION, U) end
    own[i] = { I = I[i], F = F, B = V and coriolis.rigid(I[i], moments[i], U, hint) or nil }
    if alone then return turn_columns(model, K, columns, V, i) end
    move_columns(model, K, columns, X, V, moving, i)
  end

  local view = climb.of(model, K, X)

  local function up(i) -- entries of body i and its ancestors; sums for its parent
    local body = bodies[i]
    K.section((alone and "column of " or "derivatives of and by ") .. mechanism.title(model, i),
      body.id, i)
    K.step(nil, "Ic, f, M, F")
    local whole = arriving.onto(i, own[i], plus)
    name_whole(K, whole)
    for n, column in ipairs(S[i]) do
      local c = forces_of(whole, columns, i, n)
      c.slope = V and move and friction.slope(model, K, i, K.input("v", body.v + n - 1) * w[i])
      D.own(i, n, c)
      if move then c.Fq = sum(c.Fq, force_cross(column, whole.F)) end
      D.carry(i, n, c)
      D.close(i, n)
    end
    if body.parent > 0 then
      K.step((move and "Ic, B and F to " or "Ic and B to ") .. bodies[body.parent].id)
      arriving.add(i, to_parent(X[i], whole, hint))
    end
  end

  -- supernodes need the columns of all bodies
  if K.supernodes then for i in ipairs(bodies) do down(i) end end
  D = matrices(model, K, view, columns, w, names, alone)
  if not K.supernodes then return children.walk(bodies, down, up) end
  for i = #bodies, 1, -1 do up(i) end
end

local BOTH = { q = "dtau_dq", v = "dtau_dv" }

function M.rnea(model, K) run(model, K, { v = true, a = true, gravity = true }, BOTH) end
function M.rnea_fext(model, K)
  run(model, K, { v = true, a = true, gravity = true, fext = true }, BOTH)
end
function M.bias(model, K)
  run(model, K, { v = true, gravity = true }, { q = "dC_dq", v = "dC_dv" })
end
function M.gravity(model, K) run(model, K, { gravity = true }, { q = "dg_dq" }) end
function M.coriolis(model, K) run(model, K, { v = true }, { v = "C" }) end

return M
