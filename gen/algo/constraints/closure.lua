-- Residuals, rows and bias of the constraints (model.constraints lists them and their rows).  A
-- constraint ties frame A of one body to frame B of another or of the world, or it is a weighted
-- sum of joint positions, less a polynomial of another one.
--
--   closure.of(model, K, given) -> C, whose functions share what they compute
--     given.gravity   use the motions that `bias` computes, which have gravity in them
--     given.turned    if a point is held in the world and the base is free, express phi, K and
--                     Kdotv in the base's axes: there K is 1 for three dofs of the base and skew
--                     for three.  fd_constrained takes 5 to 8 % fewer operations
--   C:straighten(array)   turns such rows back to the axes of B
--   C:residual()   phi[row]             C:rows()   K[row] = { [dof] = dphi/dt for a rate of 1 }
--   C:bias()       (dK/dt v)[row]       C:forces(lambda)   (K' lambda)[dof], lambda by row
--   closure.entries(rows, all)   K as a list over its entries;  all: the model's constraints
-- Rows and dofs count from 1; a dof outside a row's pattern is not in its table.
-- phi, K, Kdotv, constraint_forces: the same as functions of the catalogue.
--
-- Everything is expressed in B's axes and observed from B's body, so that only the joints between
-- the two bodies count: those from B's body up, which act backwards, and those down to A's.  In
-- these axes, at A's origin P, dof j moves A by the spatial vector
--   J_j = (R_j S_lin + z x (P - p_j), z),  z = R_j S_ang
-- and with V the velocity of what the joints before it carry, dJ_j/dt v_j = V x J_j v_j at P (RBDA
-- eq. 2.31: S is constant in the body), plus w x P' because P moves.  If B is in the world, the
-- motion of A's body comes from the recursion of Newton and Euler instead: Kdotv then takes a
-- quarter fewer operations.
local inertia = require "spatial.inertia"
local joint_sums = require "algo.constraints.joint_sums"
local letters = require "spatial.letters"
local mat3 = require "spatial.mat3"
local mechanism = require "algo.tree.mechanism"
local motion = require "spatial.motion"
local motions = require "algo.tree.motions"
local pattern = require "model.pattern"
local relative = require "algo.constraints.relative"
local rolling = require "algo.constraints.rolling"
local row_kinds = require "algo.constraints.row_kinds"
local turn = require "spatial.turn"

local M = {}

local Closure = {}
Closure.__index = Closure

local AXES, SQUARE, MOTION = letters.AXES, letters.SQUARE, letters.MOTION
local cross, dot, minus, plus, times = mat3.cross, mat3.dot, mat3.minus, mat3.add, mat3.scaled
local function angular(m) return { m[4], m[5], m[6] } end

-- the numbers of constraint c: of(c as in the robot, kit)
function Closure:each(c, of)
  return self.K.each(function(seen, kit, k) return of(seen.constraints[k], kit, seen) end,
    self.model, self.K, c.index, "constraint")
end

-- `my`, an `of`, has model, K, given, eye = constraints.relative and, by constraint, finds and ats
-- (A in B without and with poses), columns, seconds, switches.

-- begins the section of constraint c
function Closure:begin(c)
  local first = c.terms and c.terms[1]
  self.K.section(("constraint %s: %s"):format(c.id, (c.type:gsub("_", " "))), c.id,
    c.a and math.max(c.a.body, c.b.body) or first and self.model.dofs[first.dof].body or 0)
end

-- names the numbers of A in B, and adds T, u and the length where rows need them
local function complete(my, c, at)
  local K = my.K
  local function number(suffix, of) -- a number of the constraint
    return my:each(c, function(one, kit)
      return kit.param(one.a.body, one.id .. suffix, of(one), "of the constraint")
    end)
  end
  K.hint("p", nil, AXES, at.p)
  if at.z then K.hint("z", nil, AXES, at.z) end
  if at.R then
    K.hint("R", nil, SQUARE, mat3.flat(at.R))
    at.T = row_kinds.rate_of_skew(K, at.R)
    K.hint("T", nil, SQUARE, mat3.flat(at.T))
  end
  rolling.know(at, c, K, number)
  -- the direction u in which a length is measured
  if not c.length then return at end
  local id = c.id .. "_length"
  at.length = not c.behind and number("_length", function(one) return one.length end)
  if c.type == "rope" then
    at.span = K.sqrt(dot(at.p, at.p))
    K.hint("l", nil, {}, { at.span })
    at.per_span = K.one / at.span
    K.hint("per_span", nil, {}, { at.per_span }, true)
  else
    at.per_length = K.derived(c.a.body, "per_" .. id, K.one / at.length)
    at.half_per_length = K.derived(c.a.body, "half_per_" .. id, K.num(0.5) / at.length)
  end
  at.u = times(at.per_span or at.per_length, at.p)
  K.vector("u", nil, AXES, at.u)
  return at
end

-- the free base in whose axes the rows are expressed, or nil
local function turned(my, c)
  local base = c.down and c.down[1]
  local whole = (c.type == "ball" or c.type == "point") and c.b.body == 0 and not c.moving
  return my.given.turned and whole and my.model.bodies[base].type == "floating" and base
end

-- A in B without poses of the bodies in between: for a vector this costs a third
local function found(my, c)
  local eye = my.eye
  local base = turned(my, c)
  local known = not base and my.ats[c] or my.finds[c]
  if known then return known end
  local A = eye:ends(c)
  local at = { p = eye:carried(c, "p", A.p, true) }
  if base then at.p = eye:into(c, base, at.p) end
  local function axis(k) return eye:carried(c, AXES[k], turn.vector(A.R, eye:unit(k))) end
  if row_kinds.faces(c) then at.z = axis(3) end
  if row_kinds.faces(c) == "R" then at.R = mat3.transpose { axis(1), axis(2), at.z } end
  my:begin(c)
  my.finds[c] = complete(my, c, at)
  return at
end

-- A in B by poses, and the columns of its J: { i, dof, J }
local function moved(my, c)
  local K, eye, model = my.K, my.eye, my.model
  if my.ats[c] then return my.ats[c], my.columns[c] end
  local A, B = eye:ends(c)
  local view = eye:view(c, turned(my, c))
  my:begin(c)
  local body, at = view[c.a.body], {}
  local Ra = mat3.apply(body.R, A.p)
  K.hint("Ra", nil, AXES, Ra, true)
  local P = plus(body.p, Ra)
  K.vector("P", nil, AXES, P)
  at.p = minus(P, turn.vector(turn.inverse(B.R), B.p)) -- not needed for turned rows
  if row_kinds.faces(c) == "R" then at.R = turn.after(body.R, A.R) end
  if row_kinds.faces(c) == "z" then at.z = mat3.apply(body.R, turn.vector(A.R, eye:unit(3))) end
  my.ats[c], my.columns[c] = complete(my, c, at), {}
  eye:each(c, function(i, S, w)
    local from, id = view[i], model.bodies[i].id
    K.section(("columns of %s in constraint %s"):format(id, c.id), id, i)
    local arm = minus(P, from.p)
    K.hint("arm", c.id, AXES, arm)
    for n, column in ipairs(S) do
      local z = times(w, mat3.apply(from.R, angular(column)))
      local lin = plus(times(w, mat3.apply(from.R, column)), cross(z, arm))
      local J = { lin[1], lin[2], lin[3], z[1], z[2], z[3] }
      K.hint(mechanism.column("J", model.bodies[i], n), c.id, MOTION, J)
      table.insert(my.columns[c], { i = i, dof = model.bodies[i].columns[n], J = J })
    end
  end)
  return my.ats[c], my.columns[c]
end

-- x if the constraint is on, else 0
local function on(my, c, x)
  local K = my.K
  if not c.switch then return x end
  if not my.switches[c] then
    my:begin(c)
    my.switches[c] = K.held("on", K.input("mask", c.switch))
  end
  return my.switches[c] * x
end

-- calls f(row from 1, kind, c) for every row, and for each stretch of a rope's row
local function each_row(my, f)
  for r, row in ipairs(my.model.constraints.rows) do
    for _, c in ipairs(row.constraint.stretches or { row.constraint }) do f(r, row.kind, c) end
  end
end

function Closure.straighten(my, array)
  local K = my.K
  for _, c in ipairs(my.model.constraints) do
    local base, x = turned(my, c), {}
    for k = 1, base and 3 or 0 do x[k] = K.load(array, c.row + k - 2) end
    if base then
      my:begin(c)
      for k, y in ipairs(my.eye:out_of(c, base, x)) do K.store(array, c.row + k - 2, y) end
    end
  end
end

function Closure.residual(my)
  local K, phi = my.K, {}
  each_row(my, function(r, kind, c)
    local x = kind == "sum" and joint_sums.residual(my, c)
      or row_kinds.residual(kind, found(my, c), K)
    if c.moving then x = x - K.input("phi_d", c.moving - 1 + r - c.row) end
    x = on(my, c, x)
    phi[r] = phi[r] and phi[r] + x or x
  end)
  return phi
end

-- the same for sums of joints, which are a row of their own or are added to the motion of A
local function add_terms(my, c, which, row)
  for k, factor in ipairs(c[which] and joint_sums.slopes(my, c, which) or {}) do
    local dof, x = c[which][k].dof, on(my, c, factor)
    row[dof] = row[dof] and row[dof] + x or x
  end
end

-- K as rows: dof -> entry; parts of several kinds of a row, such as sums of joints, are added
function Closure.rows(my)
  local rows = {}
  each_row(my, function(r, kind, c)
    local row = rows[r] or {}
    add_terms(my, c, "terms", row)
    if kind ~= "sum" then
      local at, list = moved(my, c)
      my.K.owner(c.behind and c.id or my.model.constraints.rows[r].id, c.a.body)
      for _, one in ipairs(list) do
        local a, b = row_kinds.direction(kind, at, my.eye)
        local x, y = a and dot(a, one.J), b and dot(b, angular(one.J))
        x = on(my, c, x and y and x + y or x or y)
        my.K.hint("K", my.model.dofs[one.dof].id, {}, { x }, true)
        row[one.dof] = row[one.dof] and row[one.dof] + x or x
      end
      add_terms(my, c, "rates", row)
    end
    rows[r] = row
  end)
  return rows
end

-- B is in the world: from the recursion's motion of A's body
local function second_in_world(my, c)
  local eye = my.eye
  local A, m = eye:ends(c), eye:motion(c.a.body)
  local base = turned(my, c)
  local R = eye:view(c, base)[c.a.body].R
  my:begin(c)
  local point = plus(m.dd, mat3.apply(m.W, A.p))
  my.K.hint("at", nil, AXES, point)
  local dd = mat3.apply(R, point)
  return eye:lowered(c, dd, base), function(k)
    return mat3.apply(R, mat3.apply(m.W, turn.vector(A.R, eye:unit(k))))
  end
end

-- both ends move: joint by joint, seen from B
local function second_from_B(my, c)
  local K = my.K
  local V, A = mat3.zeros(K.zero, 6), mat3.zeros(K.zero, 6)
  local at, list = moved(my, c)
  local k = 1
  while list[k] do
    local i, id = list[k].i, my.model.bodies[list[k].i].id
    local own = mat3.zeros(K.zero, 6)
    K.section(("velocity of %s in constraint %s"):format(id, c.id), id, i)
    while list[k] and list[k].i == i do
      local rate = K.input("v", list[k].dof - 1)
      for n = 1, 6 do own[n] = own[n] + list[k].J[n] * rate end
      k = k + 1
    end
    K.hint("Jv", c.id, MOTION, own)
    local more = motion.spatial_cross(V, own)
    V, A = { table.unpack(V) }, { table.unpack(A) }
    for n = 1, 6 do V[n], A[n] = V[n] + own[n], A[n] + more[n] end
    K.hint("V", c.id, MOTION, V)
    K.hint("A", c.id, MOTION, A)
  end
  my:begin(c)
  local spun = motion.turning { w = angular(V), dw = angular(A) }
  motions.name_products(K, spun, nil, true)
  return plus(A, cross(spun.w, V)), function(column)
    local R = at.R
    return mat3.apply(spun.W, R and { R[1][column], R[2][column], R[3][column] } or at.z)
  end, V, angular(V), angular(A)
end

-- second derivatives of p, z and R for zero joint accelerations
local function second_of(my, c)
  if my.seconds[c] then return my.seconds[c] end
  local in_world = c.b.body == 0 and not c.length and not row_kinds.rolls(c)
  local p, column, dp, w, dw = (in_world and second_in_world or second_from_B)(my, c)
  local second = { p = p, dp = dp, w = w, dw = dw }
  rolling.second(my.ats[c], second, c, my.K)
  if row_kinds.needs_z(c) then second.z = column(3) end
  if row_kinds.needs_R(c) then second.R = mat3.transpose { column(1), column(2), column(3) } end
  my.K.hint("ddp", nil, AXES, p)
  my.seconds[c] = second
  return second
end

function Closure.bias(my)
  local K, list = my.K, {}
  each_row(my, function(r, kind, c)
    list[r] = list[r] or K.zero
    if kind ~= "sum" then
      local second = second_of(my, c)
      list[r] = list[r] + on(my, c, row_kinds.bias(kind, my.ats[c], second, K))
    elseif c.curve then
      list[r] = on(my, c, joint_sums.bias(my, c))
    end
  end)
  return list
end

-- force and moment of lambda on A at its origin, in B's axes
local function wrench(my, c, at, lambda)
  local K = my.K
  local f, n = mat3.zeros(K.zero, 3), mat3.zeros(K.zero, 3)
  for k, row in ipairs(c.rows) do
    local l = on(my, c, lambda[c.row + k - 1])
    local a, b = row_kinds.direction(row.kind, at, my.eye)
    if a then f = plus(f, times(l, a)) end
    if b then n = plus(n, times(l, b)) end
  end
  K.hint("f", nil, AXES, f)
  K.hint("n", nil, AXES, n)
  return f, n
end

local function add_sum(my, c, lambda, which, tau)
  local l = on(my, c, lambda[c.row])
  for k, factor in ipairs(joint_sums.slopes(my, c, which)) do
    local dof = c[which][k].dof
    tau[dof] = tau[dof] + my.K.meet("tau", dof - 1, factor * l)
  end
end

-- tau = K' lambda: each constraint pushes its two ends with opposite forces, which are carried up
-- to the body where both branches meet, a `top`; all forces up to one top go together.
function Closure.forces(my, lambda)
  local eye, model = my.eye, my.model
  local tau, tops, by_top = {}, {}, {}
  for dof = 1, model.nv do tau[dof] = my.K.zero end
  for _, c in ipairs(model.constraints) do
    local sum = c.terms and "terms" or c.rates and "rates"
    if sum then add_sum(my, c, lambda, sum, tau) end
    if not c.terms and #c.down + #c.up > 0 then
      local at, A, B = found(my, c), eye:ends(c)
      local f, n = wrench(my, c, at, lambda)
      local first = c.down[1] or c.up[#c.up]
      local top = model.bodies[first].parent
      if not by_top[top] then tops[#tops + 1], by_top[top] = top, {} end
      -- on the end at the body of a, and the opposite on the end at that of b
      if #c.down > 0 then
        local g, m = eye:returned(c, "f", f), eye:returned(c, "n", n)
        m = plus(m, cross(A.p, g))
        eye.push(by_top[top], c.a.body,
          my.K.join(c.a.body, c.b.body, { g[1], g[2], g[3], m[1], m[2], m[3] }))
      end
      if #c.up > 0 then
        local m = plus(n, cross(at.p, f))
        eye.push(by_top[top], c.b.body, my.K.join(c.b.body, c.a.body,
          inertia.force_to_parent(B, { -f[1], -f[2], -f[3], -m[1], -m[2], -m[3] })))
      end
    end
  end
  for _, top in ipairs(tops) do eye:fold(by_top[top], top, tau) end
  return tau
end

function M.of(model, K, given)
  given = given or {}
  return setmetatable({ model = model, K = K, given = given, eye = relative(model, K, given),
    finds = {}, ats = {}, columns = {}, seconds = {}, switches = {} }, Closure)
end

-- K as a list over its entries
function M.entries(rows, all)
  local list = {}
  pattern.each(all, function(r, dof, k) list[k + 1] = rows[r][dof] or false end)
  return list
end

-- ---- as functions of the catalogue --------------------------------------------------------------

local function store_all(K, array, list)
  for k, x in ipairs(list) do K.store(array, k - 1, x or K.zero) end
end

function M.phi(model, K) store_all(K, "phi", M.of(model, K):residual()) end

function M.Kdotv(model, K) store_all(K, "Kdotv", M.of(model, K):bias()) end

function M.K(model, K)
  store_all(K, "K", M.entries(M.of(model, K):rows(), model.constraints))
end

function M.constraint_forces(model, K)
  local lambda = {}
  for r = 1, model.constraints.nc do lambda[r] = K.input("lambda", r - 1) end
  store_all(K, "tau", M.of(model, K):forces(lambda))
end

return M
