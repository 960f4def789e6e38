-- Steps as linear systems, dx_next = A*dx + B*dtau: the chain rule over calls of fd,
-- fd_derivatives, integrate and integrate_jacobians (steps.integrators has the steps themselves).
--
--   step_derivatives.semi_implicit(model, K), step_derivatives.rk4    K: of prog.calls
-- The derivative of x, of NV numbers, is three square matrices: dx/dq, dx/dv and dx/dtau.  They
-- are computed in loops over indices that a kit knows as numbers or by name: written out, a
-- quadruped's step of order 4 would be 1e5 lines.
local dofs = require "model.dofs"
local integrators = require "algo.steps.integrators"

local M = {}

local D = { "da_dq", "da_dv", "Hinv" }

-- Dofs in a row whose block of integrate_jacobians is 1 and dt, and, with jacobians, those of a
-- joint of several: { first, stop = one behind the last }
local function blocks_of(model)
  local list = {}
  for _, body in ipairs(model.bodies) do
    local last, stop = list[#list], body.v + body.nv
    if body.nv == 1 and last and not last.jacobians and last.stop == body.v then
      last.stop = stop
    elseif not body.target then -- a follower has no dof of its own
      list[#list + 1] = { first = body.v, stop = stop, jacobians = body.nv > 1 }
    end
  end
  return list
end

-- the place of element (i, j) of the derivatives of x_next with respect to q, v and tau
local function result(n, i, j) return { { "A", i, j }, { "A", i, n + j }, { "B", i, j } } end

-- calls f(i, j) for all n rows and columns, then last(i) in each row
local function each(K, n, f, last)
  K.each("i", 0, n, function(i)
    K.each("j", 0, n, function(j) f(i, j) end)
    if last then last(i) end
  end)
end

local function squares(K, n, names, flat)
  K.arrays({ n, n }, table.unpack(names))
  if not flat then K.arrays({ n, n }, "Jq", "Jv") end
end

-- ---- semi-implicit ------------------------------------------------------------------------------

-- rows of q: those of v times h
local function straight(K, n, h, i)
  K.each("j", 0, 2 * n, function(j) K.set({ "A", i, j }, h * K.get { "A", n + i, j }) end)
  K.each("j", 0, n, function(j) K.set({ "B", i, j }, h * K.get { "B", n + i, j }) end)
  K.add({ "A", i, i }, K.one)
end

-- rows of a joint of several dofs: Jq, and Jv times the rows of v
local function turned(K, n, block, i)
  local first, size = block.first, block.stop - block.first
  K.each("j", 0, n, function(j)
    local by = result(n, i, j)
    K.set(by[1], K.get { "Jq", i, j })
    K.set(by[2], K.zero)
    K.set(by[3], K.zero)
  end)
  K.product(true, 2 * n, 1, size, 2 * n, { "A", i }, { "Jv", i, first }, { "A", n + first })
  K.product(true, n, 1, size, n, { "B", i }, { "Jv", i, first }, { "B", n + first })
end

function M.semi_implicit(model, K)
  local flat, n, h = dofs.is_flat(model), K.size "NV", K.get { "h" }
  if not flat then K.arrays({ "NV" }, "a", "v_next") end
  squares(K, n, D, flat)
  K.step "derivatives of a"
  K.try("fd_derivatives", "q", "v", "tau", table.unpack(D))
  K.step "v_next = v + h*a"
  each(K, n, function(i, j)
    -- rows of v: h times the derivatives of a, and 1 for v itself
    for k, to in ipairs(result(n, n + i, j)) do K.set(to, h * K.get { D[k], i, j }) end
  end, function(i) K.add({ "A", n + i, n + i }, K.one) end)
  K.step(flat and "q_next = q + h*v_next" or "q along v_next")
  if not flat then
    K.call("fd", "q", "v", "tau", "a")
    integrators.each_dof(model, K)("v_next", function(at) return at "v" + h * at "a" end)
    K.call("integrate_jacobians", "v_next", h, "Jq", "Jv")
  end
  for _, block in ipairs(blocks_of(model)) do
    K.each("i", block.first, block.stop, function(i)
      if block.jacobians then turned(K, n, block, i) else straight(K, n, h, i) end
    end)
  end
end

-- ---- of order 4 ---------------------------------------------------------------------------------

-- accelerate(P, R, to): to = change of a when q changes by P and v by R
local function accelerating(K, n)
  local square, cube = { n, n }, { 3, n, n }
  local part = K.part("accelerate", "to = change of a when q changes by P and v by R", {
    { "da_dq", square }, { "da_dv", square }, { "Hinv", square }, { "P", cube }, { "R", cube },
    { "to", cube },
  }, function()
    K.each("k", 0, 3, function(k)
      K.product(false, n, n, n, n, { "to", k, 0 }, { "da_dq", 0 }, { "P", k, 0 })
      K.product(true, n, n, n, n, { "to", k, 0 }, { "da_dv", 0 }, { "R", k, 0 })
    end)
    each(K, n, function(i, j) K.add({ "to", 2, i, j }, K.get { "Hinv", i, j }) end)
  end)
  return function(...) part("da_dq", "da_dv", "Hinv", ...) end
end

-- move(way, dt, P, R, to): to = change of q after dt along `way`, if q changes by P and `way` by R
local function moving(model, K, n, flat)
  -- which arguments it takes: dt and the Jacobians of integrate only if some joint needs them
  local square, cube, blocks = { n, n }, { 3, n, n }, blocks_of(model)
  local timed, arguments = false, { { "P", cube }, { "R", cube }, { "to", cube } }
  for _, block in ipairs(blocks) do timed = timed or not block.jacobians end
  if not flat then
    table.insert(arguments, 1, { "Jq", square })
    table.insert(arguments, 2, { "Jv", square })
  end
  if timed then table.insert(arguments, 1, { "dt" }) end
  -- joints on a manifold need the Jacobians of integrate; for others it is P + dt R
  local function of_block(k, block)
    local first, size = block.first, block.stop - block.first
    if block.jacobians then
      local to = { "to", k, first }
      K.product(false, n, size, size, n, to, { "Jq", first, first }, { "P", k, first })
      K.product(true, n, size, size, n, to, { "Jv", first, first }, { "R", k, first })
    else
      K.each("i", first, block.stop, function(i)
        K.each("j", 0, n, function(j)
          K.set({ "to", k, i, j }, K.get { "P", k, i, j } + K.get { "dt" } * K.get { "R", k, i, j })
        end)
      end)
    end
  end
  -- the function, and how it is called
  local part = K.part("move", "to = change of q after dt, when its start changes by P and its rate "
    .. "by R", arguments, function()
    K.each("k", 0, 3, function(k) for _, block in ipairs(blocks) do of_block(k, block) end end)
  end)
  return function(way, dt, ...)
    if not flat then K.call("integrate_jacobians", way, dt, "Jq", "Jv") end
    local list = flat and { ... } or { "Jq", "Jv", ... }
    if timed then table.insert(list, 1, dt) end
    part(table.unpack(list))
  end
end

-- The rows of v in A and B are the mean of the accelerations, those of q sum up the velocities of
-- stages 2 and 3; R is the change of a stage's velocity, m that of its acceleration.

-- before stage 1; E is the change of q
local function start(K, n)
  each(K, n, function(i, j)
    for _, row in ipairs { i, n + i } do
      for _, to in ipairs(result(n, row, j)) do K.set(to, K.zero) end
    end
    K.each("k", 0, 3, function(k)
      K.set({ "E", k, i, j }, K.zero)
      K.set({ "R", k, i, j }, K.zero)
    end)
  end, function(i)
    for _, place in ipairs { { "A", n + i, n + i }, { "E", 0, i, i }, { "R", 1, i, i } } do
      K.set(place, K.one)
    end
  end)
end

-- adds a stage with weight `share` to the means;  dt: to the next stage, if there is one
local function count(K, n, share, dt, summed)
  each(K, n, function(i, j)
    for k, to in ipairs(result(n, n + i, j)) do K.add(to, share * K.get { "m", k - 1, i, j }) end
    if dt then
      K.each("k", 0, 3, function(k) K.set({ "R", k, i, j }, dt * K.get { "m", k, i, j }) end)
    end
  end, dt and function(i)
    K.add({ "R", 1, i, i }, K.one)
    if not summed then return end
    K.each("j", 0, n, function(j)
      for k, to in ipairs(result(n, i, j)) do K.add(to, K.get { "R", k - 1, i, j }) end
    end)
  end)
end

-- m = the change of `first` of v plus twice the sum of v2 and v3 plus `last` of v4
local function way(K, n, first, last)
  each(K, n, function(i, j)
    for k, from in ipairs(result(n, i, j)) do
      K.set({ "m", k - 1, i, j },
        K.num(2) * K.get(from) + K.num(last) * K.get { "R", k - 1, i, j })
    end
  end, function(i) K.add({ "m", 1, i, i }, K.num(first)) end)
end

function M.rk4(model, K)
  local flat, n = dofs.is_flat(model), K.size "NV"
  local second = flat and "P" or "P2"
  local accelerate, move = accelerating(K, n), moving(model, K, n, flat)
  K.arrays({ "NV" }, "a", "v2", "v3", "v4", not flat and "u" or nil)
  K.arrays({ "NQ" }, "q2", "q3", "q4")
  squares(K, n, D, flat)
  K.arrays({ 3, n, n }, "E", "P", "R", "m", not flat and "P2" or nil)
  -- the work at each point of integrators.stages
  local beside, sixth = {}, nil
  function beside.a_of() return "a" end
  function beside.begin(share)
    sixth = share
    K.step "by dq, dv, dtau (k = 0, 1, 2): E of q, P of q at a stage, R of its rate, m of a"
    start(K, n)
  end
  function beside.parted()
    K.each("i", 0, n, function(i) K.add({ "R", 1, i, i }, K.num(-0.5)) end)
  end
  function beside.moved(s, along, dt, parted)
    move(along, dt, parted and "P2" or "E", "R", s == 2 and second or "P")
    count(K, n, s == 2 and sixth or K.num(2) * sixth, dt, s < 4)
  end
  function beside.found(s)
    if s == 1 then
      K.call("fd_derivatives", "q", "v", "tau", { "m", 0 }, { "m", 1 }, { "m", 2 })
    else
      K.call("fd_derivatives", "q" .. s, "v" .. s, "tau", table.unpack(D))
      accelerate(s == 2 and second or "P", "R", "m")
    end
  end
  -- the four stages, then the end by the mean of their velocities
  integrators.stages(model, K, beside)
  count(K, n, sixth)
  if flat then
    K.step "the mean of all"
    way(K, n, 1, 1)
    move(nil, sixth, "E", "m", "P")
  else
    integrators.in_two_parts(model, K, sixth, function(k, twelfth, first, last)
      way(K, n, first, last)
      move("u", twelfth, k == 1 and "E" or "P", "m", k == 1 and "P" or "P2")
    end)
  end
  each(K, n, function(i, j)
    for k, to in ipairs(result(n, i, j)) do K.set(to, K.get { second, k - 1, i, j }) end
  end)
end

return M
