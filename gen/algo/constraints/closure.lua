-- Residuals, rows and bias of the constraints (model.constraints lists them and their rows).  A
-- constraint ties frame A of one body to frame B of another or of the world, or it is a weighted
-- sum of joint positions, less a polynomial of another one.
--
--   closure.of(model, K, given) -> C, whose functions share what they compute
--     given.gravity   use the motions that `bias` computes, which have gravity in them
--     given.turned    if a point is held in the world and the base is free, express phi, K and
--                     Kdotv in the base's axes: there K is 1 for three dofs of the base and skew
--                     for three.  fd_constrained takes 5 to 8 % fewer operations
--   C.straighten(array)   turns such rows back to the axes of B
--   C.residual()   phi[row]             C.rows()   K[row] = { [dof] = dphi/dt for a rate of 1 }
--   C.bias()       (dK/dt v)[row]       C.forces(lambda)   (K' lambda)[dof], lambda by row
--   closure.parts(model, K, given) -> the same but forces, computed limb by limb, and
--     run(algorithm, results)   runs algorithm(model, K, rows) by limbs, after rows();  results: of
--                               capture
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
local capture = require "algo.kit.capture"
local inertia = require "spatial.inertia"
local letters = require "spatial.letters"
local mat3 = require "spatial.mat3"
local motion = require "spatial.motion"
local order = require "order"
local relative = require "algo.constraints.relative"
local rolling = require "algo.constraints.rolling"
local turn = require "spatial.turn"

local M = {}

local AXES, SQUARE, MOTION = letters.AXES, letters.SQUARE, letters.MOTION
local cross, plus = motion.cross, mat3.add

local minus = mat3.minus
local function times(s, a) return { s * a[1], s * a[2], s * a[3] } end
local dot = mat3.dot
local function linear(m) return { m[1], m[2], m[3] } end
local function angular(m) return { m[4], m[5], m[6] } end

-- ---- rows ---------------------------------------------------------------------------------------

-- `at` describes A in B: its origin p, rotation R (rows) and axis z, as far as the type needs them.
local POSITION = { x = 1, y = 2, z = 3 }
local BALLS = { ball = true, point = true }
local SKEW = { ex = { 3, 2 }, ey = { 1, 3 }, ez = { 2, 1 } }
local OF_E = { ex = 1, ey = 2, ez = 3 }

-- rows of z: phi is component k of z times a sign, and its rate that component of w x z
local OF_Z = { ax = { 2, -1 }, ay = { 1, 1 }, dot = { 3, 1 } }

local function row_of_z(kind, z)
  local k, sign = table.unpack(OF_Z[kind])
  return sign > 0 and z[k] or -z[k]
end

-- rows of constraints.rolling
local ROLLING = { slip_x = true, slip_y = true, low = true, rate = true }

local function residual_of(kind, at, K)
  if ROLLING[kind] then return rolling.phi(kind, at, K) end
  if POSITION[kind] then return at.p[POSITION[kind]] end
  if OF_Z[kind] then return row_of_z(kind, at.z) end
  if kind == "way" then return at.length and at.span - at.length or at.span end
  if kind == "length" then
    local length = at.length
    return (dot(at.p, at.p) - length * length) * at.half_per_length
  end
  local i, j = table.unpack(SKEW[kind])
  return K.num(0.5) * (at.R[i][j] - at.R[j][i])
end

-- e' = T w, T = (tr R - R)/2
local function rate_of_skew(K, R)
  local T, half = {}, K.num(0.5)
  for i = 1, 3 do
    T[i] = {}
    for j = 1, 3 do T[i][j] = -half * R[i][j] end
    local k, l = i % 3 + 1, (i + 1) % 3 + 1
    T[i][i] = half * (R[k][k] + R[l][l])
  end
  return T
end

-- a, b, of which one may be nil: the row changes by dot(a, lin) + dot(b, ang) where A moves by lin
-- and ang; so its lambda is the force lambda*a and the moment lambda*b
local function direction_of(kind, at, eye)
  if ROLLING[kind] then return rolling.direction(kind, at, eye) end
  if POSITION[kind] then return eye:unit(POSITION[kind]) end
  if kind == "length" or kind == "way" then return at.u end
  if OF_E[kind] then return nil, at.T[OF_E[kind]] end
  local k, sign = table.unpack(OF_Z[kind])
  local turned = cross(at.z, eye:unit(k))
  return nil, sign > 0 and turned or { -turned[1], -turned[2], -turned[3] }
end

-- second: the second derivatives of p, z and R, and p' (dp); rows are linear in them
local function bias_of(kind, at, second, K)
  if ROLLING[kind] then return rolling.bias(kind, at, second) end
  if kind == "way" then -- u' is what p' has across u, over |p|
    local along = dot(at.u, second.dp)
    return (dot(second.dp, second.dp) - along * along) * at.per_span + dot(at.u, second.p)
  end
  if kind ~= "length" then return residual_of(kind, second, K) end
  return dot(second.dp, second.dp) * at.per_length + dot(at.u, second.p)
end

-- ---- the functions ------------------------------------------------------------------------------

local function asks(c, kinds)
  for _, row in ipairs(c.rows) do
    if kinds[row.kind] then return true end
  end
  return false
end

-- what its rows need of A's axes: all of them, z alone, or nil
local function faces(c)
  if asks(c, OF_E) then return "R" end
  return asks(c, OF_Z) and "z" or rolling.faces(c)
end

-- of the numbers in constraint c: of(c as the robot has it, kit)
local function each(my, c, of)
  return my.K.each(function(seen, kit, k) return of(seen.constraints[k], kit, seen) end, my.model,
    my.K, c.index, "constraint")
end

-- State of an `of`, `my`: model, K, given, eye = constraints.relative of them, and by constraint:
-- finds and ats (A in B without and with poses), columns, seconds, switches.

local function begin(my, c)
  local words = c.type:gsub("_", " ")
  my.K.section(("constraint %s: %s"):format(c.id, words), c.id,
    c.a and math.max(c.a.body, c.b.body) or c.terms[1] and my.model.dofs[c.terms[1].dof].body or 0)
end

-- names the numbers of A in B, and adds T, u and the length where rows need them
local function complete(my, c, at)
  local K = my.K
  K.hint("p", nil, AXES, at.p)
  if at.z then K.hint("z", nil, AXES, at.z) end
  if at.R then
    K.hint("R", nil, SQUARE, mat3.flat(at.R))
    at.T = rate_of_skew(K, at.R)
    K.hint("T", nil, SQUARE, mat3.flat(at.T))
  end
  rolling.know(at, c, K, function(suffix, of)
    return each(my, c, function(one, kit)
      return kit.param(one.a.body, one.id .. suffix, of(one), "of the constraint")
    end)
  end)
  if not c.length then return at end
  local id = c.id .. "_length"
  at.length = not c.behind and each(my, c, function(one, kit)
    return kit.param(one.a.body, one.id .. "_length", one.length, "of the constraint")
  end)
  if c.type == "rope" then
    at.span = K.sqrt(dot(at.p, at.p))
    K.hint("l", nil, {}, { at.span })
    at.per_span = K.one / at.span
    at.u = times(at.per_span, at.p)
    K.vector("u", nil, AXES, at.u)
    return at
  end
  at.per_length = K.derived(c.a.body, "per_" .. id, K.one / at.length)
  at.half_per_length = K.derived(c.a.body, "half_per_" .. id, K.num(0.5) / at.length)
  at.u = times(at.per_length, at.p)
  K.vector("u", nil, AXES, at.u)
  return at
end

-- the free base whose axes the rows are in, or nil
local function turned(my, c)
  local base = c.down and c.down[1]
  local whole = BALLS[c.type] and c.b.body == 0 and not c.moving
  return my.given.turned and whole and my.model.bodies[base].type == "floating" and base
end

-- A in B without the poses of the bodies between: for a vector that costs a third
local function found(my, c)
  local eye = my.eye
  local base = turned(my, c)
  local known = not base and my.ats[c] or my.finds[c]
  if known then return known end
  local A = eye:ends(c)
  local at = { p = eye:carried(c, "p", A.p, true) }
  if base then at.p = eye:into(c, base, at.p) end
  local function axis(k) return eye:carried(c, AXES[k], turn.vector(A.R, eye:unit(k))) end
  if faces(c) then at.z = axis(3) end
  if faces(c) == "R" then
    local x, y, z = axis(1), axis(2), at.z
    at.R = { { x[1], y[1], z[1] }, { x[2], y[2], z[2] }, { x[3], y[3], z[3] } }
  end
  begin(my, c)
  my.finds[c] = complete(my, c, at)
  return at
end

-- A in B by poses, and the columns of its J: { i, dof, J }
local function moved(my, c)
  local K, eye, model = my.K, my.eye, my.model
  if my.ats[c] then return my.ats[c], my.columns[c] end
  local A, B = eye:ends(c)
  local view = eye:view(c, turned(my, c))
  begin(my, c)
  local body, at = view[c.a.body], {}
  local P = plus(body.p, mat3.apply(body.R, A.p))
  K.vector("P", nil, AXES, P)
  at.p = minus(P, turn.vector(turn.inverse(B.R), B.p)) -- of turned rows nobody asks
  if faces(c) == "R" then at.R = turn.after(body.R, A.R) end
  if faces(c) == "z" then
    at.z = mat3.apply(body.R, turn.vector(A.R, eye:unit(3)))
  end
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
      K.hint(#S > 1 and "J" .. n or "J", c.id, MOTION, J)
      table.insert(my.columns[c], { i = i, dof = model.bodies[i].columns[n], J = J })
    end
  end)
  return my.ats[c], my.columns[c]
end

-- x where the constraint is on
local function on(my, c, x)
  local K = my.K
  if not c.switch then return x end
  if not my.switches[c] then
    begin(my, c)
    my.switches[c] = K.held("on", K.input("mask", c.switch))
  end
  return my.switches[c] * x
end

local function coefficients(my, c, which)
  begin(my, c)
  return each(my, c, function(one, kit, seen)
    local list = {}
    for k, term in ipairs(one[which or "terms"]) do
      local dof, size = seen.dofs[term.dof], math.abs(term.coefficient)
      local factor = size == 1 and kit.one or kit.param(dof.body,
        ("%s_%s%s"):format(one.id, term.inside and "of_" or "", dof.id), size, "of the constraint")
      list[k] = term.coefficient > 0 and factor or -factor
    end
    return list
  end)
end

-- calls f(row from 1, kind, c) of every row, of a rope's with each of its stretches
local function each_row(my, f)
  for r, row in ipairs(my.model.constraints.rows) do
    for _, c in ipairs(row.constraint.stretches or { row.constraint }) do f(r, row.kind, c) end
  end
end

-- the sum of factors times q or v over the terms that are inside the polynomial, or over the others
local function weighted(my, c, factors, array, inside)
  local K, model = my.K, my.model
  local sum = K.zero
  for k, factor in ipairs(factors) do
    local dof = c.terms[k].dof
    local at = array == "q" and model.bodies[model.dofs[dof].body].q or dof - 1
    if c.terms[k].inside == inside then sum = sum + factor * K.input(array, at) end
  end
  return sum
end

-- the nth derivative of the polynomial, itself if n is 0, by Horner's rule
local function curve_of(my, c, factors, nth)
  local K = my.K
  local s, value = weighted(my, c, factors, "q", true), K.zero
  local list = each(my, c, function(one, kit)
    local list = {}
    for k, x in ipairs(one.curve) do
      list[k] = kit.param(0, ("%s_c%d"):format(one.id, k), x, "of the constraint")
    end
    return list
  end)
  for k = #list, math.max(nth, 1), -1 do
    local factor = 1.0
    for n = k, k - nth + 1, -1 do factor = factor * n end
    value = value * s + (factor == 1 and list[k] or K.num(factor) * list[k])
  end
  return nth == 0 and value * s or value
end

local function sum_of(my, c)
  local factors = coefficients(my, c)
  local sum = weighted(my, c, factors, "q")
  if c.curve then sum = sum - curve_of(my, c, factors, 0) end
  return sum - each(my, c, function(one, kit)
    return kit.param(0, one.id .. "_offset", one.offset, "of the constraint")
  end)
end

-- what rates change the row by, term by term
local function slopes(my, c, which)
  local list = coefficients(my, c, which)
  local slope = c.curve and curve_of(my, c, list, 1)
  if slope then my.K.hint("slope", nil, {}, { slope }) end
  for k, term in ipairs(c[which]) do
    if term.inside then list[k] = -(slope * list[k]) end
  end
  return list
end

-- what the row's K changes by, times v
local function bend_of(my, c)
  local factors = coefficients(my, c)
  local rate = weighted(my, c, factors, "v", true)
  return -(curve_of(my, c, factors, 2) * (rate * rate))
end

local function straighten(my, array)
  local K = my.K
  for _, c in ipairs(my.model.constraints) do
    local base, x = turned(my, c), {}
    for k = 1, base and 3 or 0 do x[k] = K.load(array, c.row + k - 2) end
    if base then
      begin(my, c)
      for k, y in ipairs(my.eye:out_of(c, base, x)) do K.store(array, c.row + k - 2, y) end
    end
  end
end

local function all_residuals(my)
  local K = my.K
  local phi = {}
  each_row(my, function(r, kind, c)
    local x = kind == "sum" and sum_of(my, c) or residual_of(kind, found(my, c), K)
    if c.moving then x = x - K.input("phi_d", c.moving - 1 + r - c.row) end
    x = on(my, c, x)
    phi[r] = phi[r] and phi[r] + x or x
  end)
  return phi
end

-- the same of terms, which are all of a row or are beside what moves A
local function add_terms(my, c, which, row)
  for k, factor in ipairs(c[which] and slopes(my, c, which) or {}) do
    local dof, x = c[which][k].dof, on(my, c, factor)
    row[dof] = row[dof] and row[dof] + x or x
  end
end

local function all_rows(my)
  local rows = {}
  each_row(my, function(r, kind, c)
    local row = rows[r] or {}
    add_terms(my, c, "terms", row)
    if kind ~= "sum" then
      local at, list = moved(my, c)
      for _, one in ipairs(list) do
        local a, b = direction_of(kind, at, my.eye)
        local x = a and dot(a, linear(one.J))
        local y = b and dot(b, angular(one.J))
        x = on(my, c, x and y and x + y or x or y)
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
  begin(my, c)
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
  local zero = K.zero
  local V, A = { zero, zero, zero, zero, zero, zero }, { zero, zero, zero, zero, zero, zero }
  local at, list = moved(my, c)
  local k = 1
  while list[k] do
    local i, id = list[k].i, my.model.bodies[list[k].i].id
    local own = { zero, zero, zero, zero, zero, zero }
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
  begin(my, c)
  local dp = linear(V)
  local spun = motion.turning { w = angular(V), dw = angular(A) }
  return plus(linear(A), cross(spun.w, dp)), function(column)
    local R = at.R
    return mat3.apply(spun.W, R and { R[1][column], R[2][column], R[3][column] } or at.z)
  end, dp, angular(V), angular(A)
end

-- second derivatives of p, z and R while the joints do not accelerate
local function second_of(my, c)
  if my.seconds[c] then return my.seconds[c] end
  local in_world = c.b.body == 0 and not c.length and not ROLLING[c.rows[1].kind]
  local p, column, dp, w, dw = (in_world and second_in_world or second_from_B)(my, c)
  local second = { p = p, dp = dp, w = w, dw = dw }
  rolling.second(my.ats[c], second, c, my.K)
  if asks(c, OF_Z) then second.z = column(3) end
  if asks(c, OF_E) then
    local x, y, z = column(1), column(2), column(3)
    second.R = { { x[1], y[1], z[1] }, { x[2], y[2], z[2] }, { x[3], y[3], z[3] } }
  end
  my.K.hint("ddp", nil, AXES, p)
  my.seconds[c] = second
  return second
end

local function all_biases(my)
  local K = my.K
  local list = {}
  each_row(my, function(r, kind, c)
    list[r] = list[r] or K.zero
    if kind ~= "sum" then
      local second = second_of(my, c)
      list[r] = list[r] + on(my, c, bias_of(kind, my.ats[c], second, K))
    elseif c.curve then
      list[r] = on(my, c, bend_of(my, c))
    end
  end)
  return list
end

-- force and moment of lambda on A at its origin, in B's axes
local function wrench(my, c, at, lambda)
  local K = my.K
  local zero = K.zero
  local f, n = { zero, zero, zero }, { zero, zero, zero }
  for k, row in ipairs(c.rows) do
    local l = on(my, c, lambda[c.row + k - 1])
    local a, b = direction_of(row.kind, at, my.eye)
    if a then f = plus(f, times(l, a)) end
    if b then n = plus(n, times(l, b)) end
  end
  K.hint("f", nil, AXES, f)
  K.hint("n", nil, AXES, n)
  return f, n
end

local function add_sum(my, c, lambda, which, tau)
  local l = on(my, c, lambda[c.row])
  for k, factor in ipairs(slopes(my, c, which)) do
    local dof = c[which][k].dof
    tau[dof] = tau[dof] + my.K.meet("tau", dof - 1, factor * l)
  end
end

local function all_forces(my, lambda)
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
  local my = { model = model, K = K, given = given, eye = relative(model, K, given), finds = {},
    ats = {}, columns = {}, seconds = {}, switches = {} }
  return {
    straighten = function(array) straighten(my, array) end,
    residual = function() return all_residuals(my) end,
    rows = function() return all_rows(my) end,
    bias = function() return all_biases(my) end,
    forces = function(lambda) return all_forces(my, lambda) end,
  }
end

-- ---- limb by limb ------------------------------------------------------------------------------

-- K as a list over its entries
local function entries_of(rows, all)
  local list = {}
  for r, row in ipairs(rows) do
    for k = all.rowptr[r] + 1, all.rowptr[r + 1] do list[k] = row[all.colind[k] + 1] or false end
  end
  return list
end

local TIES = { reads = "constraints" }

--- residual, rows, bias and straighten of C in parts of another function
function M.parts(model, K, given)
  local parts, C, of = {}, nil, nil
  local function part(array, compute)
    return function()
      local results = { [array] = {} }
      K.by_limbs(function(seen, kit)
        if of ~= seen then C, of = M.of(seen, kit, given), seen end
        for k, x in ipairs(compute(C, seen)) do kit.store(array, k - 1, x or kit.zero) end
      end, model, capture(K, results), TIES)
      local list = {}
      for k, x in order.pairs(results[array]) do list[k + 1] = x end
      return list
    end
  end
  parts.residual = part("phi", function(own) return own.residual() end)
  parts.bias = part("Kdotv", function(own) return own.bias() end)
  local entries = part("K", function(own, seen) return entries_of(own.rows(), seen.constraints) end)

  function parts.rows()
    local list, all, rows = entries(), model.constraints, {}
    for r = 1, all.nc do
      rows[r] = {}
      for k = all.rowptr[r] + 1, all.rowptr[r + 1] do rows[r][all.colind[k] + 1] = list[k] end
    end
    return rows
  end

  function parts.run(algorithm, results)
    K.by_limbs(function(seen, kit) algorithm(seen, kit, C.rows()) end, model, capture(K, results),
      TIES)
  end

  function parts.straighten(array)
    local own = of == model and C or M.of(model, K, given)
    own.straighten(array)
  end
  return parts
end

-- ---- as functions of the catalogue --------------------------------------------------------------

local function store_all(K, array, list)
  for k, x in ipairs(list) do K.store(array, k - 1, x) end
end

function M.phi(model, K) store_all(K, "phi", M.of(model, K).residual()) end

function M.Kdotv(model, K) store_all(K, "Kdotv", M.of(model, K).bias()) end

function M.K(model, K)
  local list = entries_of(M.of(model, K).rows(), model.constraints)
  for k, x in ipairs(list) do K.store("K", k - 1, x or K.zero) end
end

function M.constraint_forces(model, K)
  local lambda = {}
  for r = 1, model.constraints.nc do lambda[r] = K.input("lambda", r - 1) end
  store_all(K, "tau", M.of(model, K).forces(lambda))
end

return M
