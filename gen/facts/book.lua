-- The cost of RBDA's algorithms if only the robot's tree is known, as in a library that loops over
-- the bodies.  Headers and reports compare it with the operations of the generated code.
--
--   book.of(model) -> function -> { book = cost, dense = cost or nil }, cost = { mul, add, div,
--     sqrt, total }: sums and differences are `add`, total is all except roots.  Functions without
--     a table in the book are absent.  dense: the cost with a full H, as for a chain with that
--     many dofs
-- Bodies have arbitrary poses and inertias, and joints arbitrary axes (S has six numbers).  Spatial
-- vectors and inertias are as compact as in the book (spatial.inertia).  The cost of an operation
-- is counted by running it; the sums over bodies are those of tables 5.1, 6.1 to 6.3, 6.5 and 7.1.
local branches = require "model.branches"
local articulated = require "spatial.articulated"
local inertia = require "spatial.inertia"
local motion = require "spatial.motion"
local order = require "order"
local turn = require "spatial.turn"

local M = {}

-- ---- one operation ------------------------------------------------------------------------------

-- the cost of run(x), where x is a scalar that counts operations
local function counted(run)
  local cost = { mul = 0, add = 0, div = 0, sqrt = 0 }
  local kind, x = {}, {}
  local function op(word)
    return function()
      cost[word] = cost[word] + 1
      return x
    end
  end
  kind.__mul, kind.__add, kind.__sub, kind.__div = op "mul", op "add", op "add", op "div"
  kind.__unm = function() return x end
  run(setmetatable(x, kind))
  return cost
end

local function list(x, n)
  local all = {}
  for k = 1, n do all[k] = x end
  return all
end

local function square(x) return { list(x, 3), list(x, 3), list(x, 3) } end
local function rigid(x) return { m = x, h = list(x, 3), I = list(x, 6) } end
local function whole(x) return { M = list(x, 6), B = square(x), C = list(x, 6) } end

-- a pose: its matrix turns vectors; turns about three axes turn inertias, which is cheaper
local function pose(x) return { R = { { matrix = square(x) } }, p = list(x, 3) } end
local function turns(x)
  local R = {}
  for axis = 1, 3 do R[axis] = { axis = axis, c = x, s = x } end
  return { R = R, p = list(x, 3) }
end

local COST = {
  motion = counted(function(x) inertia.motion_to_child(pose(x), list(x, 6)) end),
  force = counted(function(x) inertia.force_to_parent(pose(x), list(x, 6)) end),
  momentum = counted(function(x) inertia.mul(rigid(x), list(x, 6)) end),
  cross = counted(function(x) motion.spatial_cross(list(x, 6), list(x, 6)) end),
  dot = counted(function(x) inertia.dot(list(x, 6), list(x, 6)) end),
  to_parent = counted(function(x) inertia.to_parent(turns(x), rigid(x)) end),
  -- for each column of S: U = IA*S; IA - U*U'/D; for each body: the rest, expressed in the parent
  times = counted(function(x) articulated.times(whole(x), list(x, 6)) end),
  project = counted(function(x) articulated.project(whole(x), list(x, 6), x) end),
  whole = counted(function(x) articulated.to_parent(turns(x), whole(x)) end),
  turn = counted(function(x) turn.after(square(x), { { axis = 3, c = x, s = x } }) end),
  matrix = { mul = 27, add = 18, div = 0, sqrt = 0 },
  quaternion = { mul = 12, add = 12, div = 0, sqrt = 0 },
}

-- ---- sums ---------------------------------------------------------------------------------------

local KINDS = { "mul", "add", "div", "sqrt" }

local function sum(...)
  local cost = { mul = 0, add = 0, div = 0, sqrt = 0 }
  local terms = { ... } -- count, cost, count, cost ..
  for k = 1, #terms, 2 do
    for _, kind in ipairs(KINDS) do
      cost[kind] = cost[kind] + terms[k] * (terms[k + 1][kind] or 0)
    end
  end
  return cost
end

local function total(cost)
  cost.total = cost.mul + cost.add + cost.div
  return cost
end

-- the pose of a body in its parent at q
local function placing(body)
  local kind = body.type
  if kind == "prismatic" then return { mul = 3, add = 3 } end
  if kind == "planar" then return sum(1, COST.turn, 1, { mul = 6, add = 6 }) end
  if kind == "helical" then return sum(1, COST.turn, 1, { mul = 4, add = 3 }) end
  if kind == "spherical" then return sum(1, COST.quaternion, 1, COST.matrix) end
  if kind == "floating" then
    return sum(1, COST.quaternion, 1, COST.matrix, 1, { mul = 9, add = 9 })
  end
  return COST.turn
end

-- S*rate of a body, added to six numbers
local function rate(body) return { mul = 6 * #body.columns, add = 6 * #body.columns } end

-- table 5.1; given: v, a, gravity, fext
local function newton_euler(model, given)
  local cost = sum()
  for _, body in ipairs(model.bodies) do
    local inner = body.parent > 0 and 1 or 0
    local v, a, n = given.v and 1 or 0, given.a and 1 or 0, #body.columns
    cost = sum(1, cost, 1, placing(body),
      v * inner, COST.motion, v, rate(body),
      given.gravity and 1 or inner, COST.motion, a, rate(body),
      v, COST.cross, v, { add = 6 },               -- v x S*qd
      1, COST.momentum, v, COST.momentum, v, COST.cross, v, { add = 6 },
      given.fext and 1 or 0, { add = 6 },
      n, COST.dot, inner, COST.force, inner, { add = 6 })
  end
  return cost
end

local GIVEN = {
  rnea = { v = true, a = true, gravity = true },
  rnea_fext = { v = true, a = true, gravity = true, fext = true },
  bias = { v = true, gravity = true }, gravity = { gravity = true }, Ha = { a = true },
}

-- table 6.2; dense: as if the bodies were one chain
local function composite(model, dense)
  local cost, bodies, before = sum(), model.bodies, 0
  for i, body in ipairs(bodies) do
    local n, ups, above = #body.columns, 0, 0
    for _, up in ipairs(branches.up(bodies, body.parent)) do
      ups, above = ups + 1, above + #bodies[up].columns
    end
    if dense then ups, above = i - 1, before end
    before = before + n
    local inner = (dense and i > 1 or body.parent > 0) and 1 or 0
    cost = sum(1, cost, 1, placing(body), inner, COST.to_parent, inner, { add = 10 },
      n, COST.momentum, n * (n + 1) // 2, COST.dot, n * ups, COST.force, n * above, COST.dot)
  end
  return cost
end

-- table 7.1, with the columns of a joint one after the other
local function articulated_bodies(model)
  local cost = sum()
  for _, body in ipairs(model.bodies) do
    local inner, n = body.parent > 0 and 1 or 0, #body.columns
    cost = sum(1, cost, 1, placing(body),
      inner, COST.motion, 1, rate(body), 1, COST.cross, 1, COST.momentum, 1, COST.cross,
      n, COST.times, n, COST.dot, n, COST.dot, n, { add = 1, div = 1 },
      inner * n, COST.project, inner, COST.times, inner * n, { mul = 6, add = 6 },
      inner, { add = 6 }, inner, COST.whole, inner, { add = 21 },
      inner, COST.force, inner, { add = 6 },
      1, COST.motion, 1, { add = 6 }, n, COST.dot, n, { add = 1, mul = 1 }, 1, rate(body))
  end
  return cost
end

-- tables 6.3 and 6.5 by the depths of the dofs
local function linear(depths)
  local n, one, two = #depths, 0, 0
  for _, d in ipairs(depths) do one, two = one + d - 1, two + d * (d - 1) // 2 end
  local function both(count, more) return sum(1, { mul = count, add = count }, 1, more or {}) end
  local unit, rooted = both(one), both(one, { mul = n })
  local back = both(one, { div = n })
  return {
    ltdl = both(two, { div = one }), ltl = both(two, { div = one, sqrt = n }),
    solve = both(2 * one, { div = n }), ltl_solve = both(2 * one, { div = 2 * n }),
    ltdl_inverse_diagonal = both(two + one, { add = -one, div = n }),
    solve_inverse_diagonal = both(2 * one, { mul = n }),
    mul_H = both(2 * one, { mul = n }),
    mul_L = unit, mul_Lt = unit, solve_L = unit, solve_Lt = unit,
    ltl_mul_L = rooted, ltl_mul_Lt = rooted, ltl_solve_L = back, ltl_solve_Lt = back,
  }
end

function M.of(model)
  local of = {}
  local depths = {}
  for k = 1, model.nv do depths[k] = k end
  local sparse, full = linear(model.pattern.depth), linear(depths)
  for name, cost in order.pairs(sparse) do of[name] = { book = cost, dense = full[name] } end
  for name, given in order.pairs(GIVEN) do of[name] = { book = newton_euler(model, given) } end
  local bias = of.bias.book
  local H, dense_H = composite(model, false), composite(model, true)
  of.crba = { book = H, dense = dense_H }
  local function forward(H_cost, solver)
    return sum(1, bias, 1, H_cost, 1, solver.ltdl, 1, solver.solve, 1, { add = model.nv })
  end
  of.fd = { book = forward(H, sparse), dense = forward(dense_H, full) }
  of.aba = { book = articulated_bodies(model) }
  for _, entry in order.pairs(of) do
    total(entry.book)
    if entry.dense then total(entry.dense) end
  end
  return of
end

return M
