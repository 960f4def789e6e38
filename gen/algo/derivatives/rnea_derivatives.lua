-- Derivatives of inverse dynamics, analytically, as in tree.coriolis_matrix: O(n d).
--
-- Source: Singh, Russell & Wensing, "Efficient analytical derivatives of rigid-body dynamics using
-- spatial vector algebra", RA-L 2022 (arXiv 2105.05102).  V, A are the motion of the body that
-- carries joint j, gravity being an acceleration of the base, and Ic, B, F those of body j and the
-- bodies that it carries:
--   Sd = V x S,  Sdd = A x S + V x Sd: how a column of S, and its rate, change as it is carried
--   Fq = B Sd + Ic Sdd + S x* F        dtau_i/dq_j = S_i' Fq_j
--   Fv = B S + Ic (Sd + Sdot)          dtau_i/dv_j = S_i' Fv_j
--   G = Ic S,  n = B' S                dtau_j/dq_i = Sdd_i' G_j + Sd_i' n_j
--                                      dtau_j/dv_i = (Sd + Sdot)_i' G_j + S_i' n_j
-- for i above j; between the dofs of one body without S x* F, because there S_i rotates as well.
-- Fq, Fv, G and n are carried up the tree as in tree.coriolis_matrix; B is twice what it is there.
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
local turn = require "spatial.turn"

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

-- The results, by q and, if there is a v, by v.  Column n of body i interacts with others by
-- c = { Fq, G, Fv, n, slope }.
local function matrices(model, K, view, columns, w, names)
  local list = { { "S", columns.S, "S" }, { "Sdd", columns.Sdd, "U" } }
  if columns.Sd then list[3], list[4] = { "Sd", columns.Sd, "T", 4 }, { "Sv", columns.Sv, "W" } end
  local seen, D = gather.columns(model, K, view, list), {}
  local by_q = gather.square(model, K, names[1], seen, w)
  local by_v = columns.Sd and gather.square(model, K, names[2], seen, w)
  local Ia = columns.Sd and mechanism.armatures(model, K)

  -- column n with all columns of its own joint
  function D.own(i, n, c)
    for m, axis in ipairs(columns.S[i]) do
      by_q.own(i, m, n, inertia.dot(axis, c.Fq))
      if by_v then
        local x = inertia.dot(axis, c.Fv)
        if not K.is_zero(Ia[i]) then x = x + Ia[i] * mechanism.rotor_drift_by(model, K, i, m, n) end
        by_v.own(i, m, n, m == n and x + c.slope or x)
      end
    end
  end

  -- column n with the columns of an ancestor
  function D.meet(i, n, stop, c)
    by_q.column(i, n, stop, { { "S", c.Fq } })
    if by_v then
      by_v.column(i, n, stop, { { "S", c.Fv } })
      by_v.row(i, n, stop, { { "Sv", c.G }, { "S", c.n, 4 } })
    end
    by_q.row(i, n, stop, { { "Sdd", c.G }, by_v and { "Sd", c.n, 4 } })
  end

  function D.close(i, n)
    by_q.close(i, n)
    if by_v then by_v.close(i, n) end
  end
  return D
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
    I = inertia.add(a.I, b.I), F = sum(a.F, b.F), B = a.B and coriolis.add(a.B, b.B),
  }
end

local function name_whole(K, whole)
  K.vector("Ic", nil, letters.TEN, inertia.ten(whole.I))
  if whole.B then
    K.vector("f", nil, letters.AXES, whole.B.f)
    K.vector("M", nil, letters.SQUARE, mat3.flat(whole.B.M))
  end
  K.vector("F", nil, FORCE, whole.F)
end

local function to_parent(X, whole, hint)
  return {
    I = inertia.to_parent(X, whole.I, hint), F = inertia.force_to_parent(X, whole.F, hint),
    B = whole.B and coriolis.to_parent(X, whole.B, hint),
  }
end

-- c of column n of body i, with Fq without S x* F; its names, and its transform to a stop
local function forces_of(whole, columns, i, n)
  local column, I, B = columns.S[i][n], whole.I, whole.B
  local c = { G = inertia.mul(I, column), Fq = inertia.mul(I, columns.Sdd[i][n]) }
  if B then
    c.Fq, c.n = sum(c.Fq, coriolis.force(B, columns.Sd[i][n])), coriolis.moment(B, column)
    c.Fv = sum(inertia.mul(I, columns.Sv[i][n]), coriolis.force(B, column))
  end
  return c
end

local function name_forces(K, body, n, frame, c)
  K.vector(mechanism.column("Fq", body, n), frame, FORCE, c.Fq)
  K.vector(mechanism.column("G", body, n), frame, FORCE, c.G)
  if c.Fv then
    K.vector(mechanism.column("Fv", body, n), frame, FORCE, c.Fv)
    K.vector(mechanism.column("n", body, n), frame, letters.AXES, c.n)
  end
end

local function to_stop(X, c, hint)
  c.Fq = inertia.force_to_parent(X, c.Fq, hint)
  c.G = inertia.force_to_parent(X, c.G, hint)
  c.Fv = c.Fv and inertia.force_to_parent(X, c.Fv, hint)
  c.n = c.n and turn.vector(X.R, c.n, hint, "n")
end

local EQUATIONS = {
  "Ic, B, F: of a body and all that it carries;  B: f = twice the linear momentum, M = twice the "
    .. "sum of velocity*r'*dm;  Sd = V x S, Sdd = A x S + V x Sd with V and A of the body that "
    .. "carries the joint",
  "Fq = B*Sd + Ic*Sdd + S x* F, Fv = B*S + Ic*(Sd + Sdot), G = Ic*S, n = B'*S go up the tree;",
  "dtau_i/dq_j = S_i'*Fq_j, dtau_i/dv_j = S_i'*Fv_j, dtau_j/dq_i = Sdd_i'*G_j + "
    .. "Sd_i'*n_j, dtau_j/dv_i = (Sd + Sdot)_i'*G_j + S_i'*n_j",
}

-- given: as in motions.of, and fext; names: of the results by q and, where v is given, by v
local function run(model, K, given, names)
  local bodies = model.bodies
  local S, w = mechanism.subspaces(model, K), mechanism.weights(model, K)
  local I, X = mechanism.inertias_and_poses(model, K)
  local twice, moments
  if given.v then twice, moments = mechanism.doubled(model, K, I) end
  local V = given.v and kinematics.velocities(model, K, X, S, w)
  local move = motions.of(model, K, given, S, w, X)
  for _, words in ipairs(EQUATIONS) do K.equations(words) end
  local hint, arriving, own, D = letters.hints(K), children.of(model, K), {}, nil
  local moving = { [0] = motion.base(K.zero, motions.lift(model, K, given.gravity)) }
  local columns = { S = S, Sdd = {}, Sd = V and {}, Sv = V and {} }

  local function down(i) -- motion, force and inertias of body i, and its columns
    moving[i] = move(i)
    K.step(nil, "F")
    local F = motion.force(I[i], moving[i], hint)
    local f = given.fext and outside.in_link(model, K)(i)
    for k = 1, f and 6 or 0 do F[k] = F[k] - f[k] end
    own[i] = { I = I[i], F = F, B = V and coriolis.rigid(twice[i], moments[i], V[i], hint) }
    move_columns(model, K, columns, X, V, moving, i)
  end

  local view = climb.of(model, K, X)

  local function up(i) -- entries of body i and its ancestors; sums for its parent
    local body = bodies[i]
    K.section("derivatives of and by " .. mechanism.title(model, i), body.id, i)
    K.step(nil, "Ic, f, M, F")
    local whole = arriving.onto(i, own[i], plus)
    name_whole(K, whole)
    for n, column in ipairs(S[i]) do
      local c = forces_of(whole, columns, i, n)
      c.slope = V and friction.slope(model, K, i, K.input("v", body.v + n - 1) * w[i])
      D.own(i, n, c)
      c.Fq = sum(c.Fq, force_cross(column, whole.F))
      name_forces(K, body, n, nil, c)
      for _, stop in ipairs(view.stops(i)) do
        K.step("to " .. bodies[stop.frame].id)
        to_stop(stop.X, c, hint)
        name_forces(K, body, n, stop.frame, c)
        D.meet(i, n, stop, c)
      end
      D.close(i, n)
    end
    if body.parent > 0 then
      K.step("Ic, B and F to " .. bodies[body.parent].id)
      arriving.add(i, to_parent(X[i], whole, hint))
    end
  end

  -- supernodes need the columns of all bodies
  if K.supernodes then for i in ipairs(bodies) do down(i) end end
  D = matrices(model, K, view, columns, w, names)
  if not K.supernodes then return children.walk(bodies, down, up) end
  for i = #bodies, 1, -1 do up(i) end
end

local BOTH = { "dtau_dq", "dtau_dv" }

function M.rnea(model, K) run(model, K, { v = true, a = true, gravity = true }, BOTH) end
function M.rnea_fext(model, K)
  run(model, K, { v = true, a = true, gravity = true, fext = true }, BOTH)
end
function M.bias(model, K) run(model, K, { v = true, gravity = true }, { "dC_dq", "dC_dv" }) end
function M.gravity(model, K) run(model, K, { gravity = true }, { "dg_dq" }) end

return M
