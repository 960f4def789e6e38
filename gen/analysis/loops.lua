-- Analyses the constraints of a robot before code is written: which rows depend on others, and
-- which pivots of the whole matrix (algo.constraints.kkt) are reliable.
--
--   loops.plan(model, share) -> { still, idle, closed, dependent, share, late, matrix }
--     still      set, and count, of the rows that no joint changes for any tunable numbers, such as
--                a rod to a point on the axis between: K is zero but for rounding
--     idle       the same for the tunable numbers of the file
--     closed     the number of states with phi = 0 that were found
--     dependent  list of the other rows that depend on earlier ones where phi = 0
--     never      then: { of = the first constraint that holds in no state together with others
--                before it, with = their names, off = the least |phi| seen }; nil if all may hold
--     share      then added to S: this share of its diagonal; nil: no row depends on others
--     late       set of rows that are eliminated after all ancestors of their dofs, matrix: that
--                order (algo.constraints.kkt), nil if there is none
--   loops.with(model, plan) -> the same model with the plan in model.constraints.plan
--   loops.check_moved(model)   an error for each constraint that no joint moves, at its line
--   loops.weighed(model, options, log) -> the model with its plan; warns of dependent rows
--   loops.kit_at(model, q, p) -> kit of numbers at q, all constraints on; p: tunable numbers, by
--     default those of the file
-- Rows are compared in a few states with phi = 0, if they can be found.  A row's pivot is what
-- remains of its S_rr after the rows and dofs before it: nothing if these dofs cannot move it.  A
-- direction of motion is lost where a determinant changes its sign.  Among this many random states
-- one comes near such a place, unless the limits of the joints keep away from it.
local multipliers = require "algo.constraints.multipliers"
local closure = require "algo.constraints.closure"
local dense = require "analysis.dense"
local dofs = require "model.dofs"
local draw = require "draw"
local factors = require "algo.factor.factors"
local fail = require "fail"
local floats = require "analysis.floats"
local golden = require "analysis.golden"
local kkt = require "algo.constraints.kkt"
local lists = require "list"
local order = require "order"
local products = require "algo.factor.products"
local rates = require "algo.tree.rates"
local singular = require "analysis.singular"
local states_of = require("model.states").of

local M = {}

local STATES = 40 -- random states in which pivots are computed
local TRIES, ENOUGH = 6, 3 -- starts for states on phi = 0, and the states wanted
local STEPS, PATIENT, CLOSED = 12, 60, 1e-9
local SHARE = { double = 1e-8, float = 1e-4 } -- of the diagonal of S, added to it
local NOTHING, LITTLE = 1e-6, 1e-2 -- zero, relative to a row's length; small, relative to its S_rr
local ROUNDING = 1e-11 -- zero in K, relative to 1 for angles and to the robot's size for lengths

-- the model with bodies of 1 kg, as large as joints are apart: what is found holds for any masses
local function alike(model)
  local function length(body) return dense.length(body.origin) end
  local reach = dense.length(lists.mapped(model.bodies, length))
  local J = math.max(reach * reach / (4 * #model.bodies), 1e-6)
  local one = { m = 1.0, h = { 0.0, 0.0, 0.0 }, I = { J, 0.0, 0.0, J, 0.0, J } }
  local function nominal(body)
    return order.with(body, { pieces = {}, open = {}, lasting = {}, armature = 0.0,
      inertia = (body.inertia or body.pieces[1]) and one })
  end
  return order.with(model, { bodies = lists.mapped(model.bodies, nominal) })
end

-- ---- states -------------------------------------------------------------------------------------

-- q moved by a small dq: exact for one dof, else to first order
local function moved(model, q, dq)
  local qd, to = floats.run(rates.qdot, model, { q = q, v = dq }).qd, {}
  for k = 0, model.nq - 1 do to[k] = q[k] + qd[k] end
  for _, body in ipairs(model.bodies) do
    local quaternion = dofs.quaternion(body)
    if quaternion then dofs.normalize(to, quaternion) end
  end
  return to
end

function M.kit_at(model, q, p)
  local function all(x) return setmetatable({}, { __index = function() return x end }) end
  return floats.new { q = q, p = p or model.p, mask = all(1.0), phi_d = all(0.0) }
end

-- the largest |phi| at q of the rows that are not in `less`
local function residual(model, q, less)
  local phi = closure.of(model, M.kit_at(model, q)):residual()
  for r in ipairs(phi) do phi[r] = less[r] and 0.0 or phi[r] end
  return dense.largest(phi)
end

-- the largest |phi| where Newton's method comes from q, huge if it fails; idle rows are `still`
local function closed(model, q, steps)
  local still = model.constraints.plan.still
  for _ = 1, steps do
    local off, kit = residual(model, q, still), M.kit_at(model, q)
    if off < CLOSED then return off, q end
    multipliers.correction(alike(model), kit)
    local dq = kit.results.dq
    local most = dense.largest { table.unpack(dq, 0, model.nv - 1) }
    if most == math.huge then return most, q end -- H is singular
    local step = math.min(1.0, math.max(0.5, off / 4) / most) -- of tens of metres in large robots
    for k = 0, model.nv - 1 do dq[k] = dq[k] * step end
    q = moved(model, q, dq)
  end
  return residual(model, q, still), q
end

-- ---- rows ---------------------------------------------------------------------------------------

-- rows of K at q, all their elements
local function full_rows(model, q, p)
  local rows, list = closure.of(model, M.kit_at(model, q, p)):rows(), {}
  for r in ipairs(rows) do
    list[r] = {}
    for dof = 1, model.nv do list[r][dof] = rows[r][dof] or 0.0 end
  end
  return list
end

-- rows, except those of `less`, that no joint changes: K is zero in all of these states, with the
-- file's tunable numbers or, given `unit`, with others in each state (K does not depend on masses)
local function zero_rows(model, states, less, unit)
  local all, zero, reach, Ks = model.constraints, { count = 0 }, 1.0, {}
  for s, q in ipairs(states) do
    local p = {}
    for k, field in ipairs(model.tunable and model.tunable.fields or {}) do
      p[k - 1] = field.value + (unit and unit() or 0)
    end
    Ks[s] = full_rows(model, q, p)
  end
  for _, body in ipairs(model.bodies) do reach = reach + dense.length(body.origin) end
  for _, at in ipairs(all.ends) do reach = reach + dense.length(at.origin) end
  for r, row in ipairs(all.rows) do
    local c = row.constraint
    local moves = c.terms ~= nil or less[r]
    local rounding = ROUNDING * reach * (c.length and reach / c.length or 1.0)
    for _, K in ipairs(Ks) do
      moves = moves or dense.largest { dense.length(K[r]) } > rounding -- true for a NaN
    end
    if not moves then zero[r], zero.count = true, zero.count + 1 end
  end
  return zero
end

-- for each row, the part orthogonal to the rows before it, as a share of its length
local function shares(K)
  local basis, list = {}, {}
  for r, row in ipairs(K) do
    local left, size = { table.unpack(row) }, dense.length(row)
    dense.reduce(left, basis, {})
    local rest = dense.length(left)
    list[r] = size > NOTHING and rest / size or 0.0
    if list[r] > NOTHING then
      basis[#basis + 1] = lists.mapped(left, function(x) return x / rest end)
    end
  end
  return list
end

-- { K = full rows, H, S = its diagonal } at q; S_rr = y' D^-1 y, where y = L^-T K_r' is mostly zero
local function numbers(model, q)
  local H, LD = singular.factor(alike(model), { q = q, p = model.p })
  local K, S, rowptr, kit = full_rows(model, q), {}, model.pattern.rowptr, floats.new { LD = LD }
  local row_sub = kit.row_sub
  function kit.row_sub(n, array, index, x, ...)
    if x ~= 0 then row_sub(n, array, index, x, ...) end
  end
  for r, row in ipairs(K) do
    for i, x in ipairs(row) do kit.store("y", i - 1, x) end
    products.half(model, kit, "LD", "y")
    S[r] = 0.0
    for i = 1, model.nv do S[r] = S[r] + kit.load("y", i - 1) ^ 2 / LD[rowptr[i + 1] - 1] end
  end
  return { K = K, H = H, S = S }
end

-- pivots of rows as shares of S_rr
local function pivots(model, matrix, at)
  local n, rows = model.nv, model.constraints.rows
  local values = kkt.values(model, matrix, function(k) return at.H[k] end, rows,
    function(r, k) return at.K[r][rows[r].dofs[k]] end)
  for k = 0, matrix.pattern.nh - 1 do values[k] = values[k] or 0.0 end
  local kit, found = floats.new { A = values }, {}
  function kit.pivot(i, D)
    if i > n then found[i - n] = D / at.S[i - n] end
  end
  factors.ltdl(matrix, kit, "A")
  return found
end

-- the rows to put after all joints, so that no pivot of the others is near zero in any state
local function late_rows(model, states)
  local rows, late = model.constraints.rows, {}
  repeat
    local more, matrix = false, kkt.matrix(model, rows, late)
    for _, at in ipairs(matrix and states or {}) do
      for r, share in ipairs(pivots(model, matrix, at)) do
        local good = share > LITTLE -- false for a NaN
        if not late[r] and not good then
          local c = rows[r].constraint
          for s = c.row, c.row + #c.rows - 1 do late[s] = true end
          more = true
        end
      end
    end
  until not more
  return late, kkt.matrix(model, rows, late)
end

function M.with(model, plan)
  return order.with(model, { constraints = order.with(model.constraints, { plan = plan }) })
end

-- see `never` above; switched and moving constraints, feet and springs need not hold where phi = 0
local function contradiction(model, starts)
  local all, less, names = model.constraints, { count = 1 }, {}
  for r in ipairs(all.rows) do less[r] = true end
  for _, c in ipairs(all.whole) do
    if not (c.switch or c.moving or c.soft or c.type == "point") then
      for r = c.row, c.row + #c.rows - 1 do less[r] = all.plan.still[r] end
      local seen, least = M.with(model, order.with(all.plan, { still = less })), math.huge
      for _, q in ipairs(starts) do
        if least >= CLOSED then least = math.min(least, (closed(seen, q, PATIENT))) end
      end
      if least >= CLOSED and least < math.huge then -- it is, if H is singular
        return { of = c, with = names, off = least }
      end
      names[#names + 1] = fail.quote(c.name)
    end
  end
end

-- Has Newton's method led a weld to half a turn, where phi is zero, too?  Rows of one constraint
-- then depend on each other, although they do not at `start`.
local function is_turned(model, K, start)
  local function rank(c, rows)
    local own = shares(table.move(rows, c.row, c.row + #c.rows - 1, 1, {}))
    return lists.count(own, function(part) return part > NOTHING end)
  end
  local before = full_rows(model, start)
  return lists.any(model.constraints.whole, function(c) return rank(c, K) < rank(c, before) end)
end

function M.plan(model, share)
  local states, open, plan = {}, {}, { dependent = {} }
  local tried = lists.mapped(states_of(model, TRIES + STATES), function(state) return state.q end)
  local starts = table.move(tried, 1, TRIES, 1, {})
  -- rows that no joint changes
  plan.still = zero_rows(model, starts, {}, draw.new(20))
  plan.idle = zero_rows(model, starts, plan.still)
  local seen = M.with(model, { share = share, idle = { count = 0 },
    still = order.with(plan.still, order.with(plan.idle, { count = 1 })) })
  -- states with phi = 0; if there is none, can all constraints hold together?
  for _, start in ipairs(starts) do
    if #states < ENOUGH then
      local off, q = closed(seen, start, STEPS)
      local at = numbers(seen, q)
      table.insert(off < CLOSED and not is_turned(seen, at.K, start) and states or open, at)
    end
  end
  plan.closed = #states
  if #states == 0 then
    table.insert(starts, 1, golden.states(model)[1])
    states, plan.never = open, contradiction(seen, starts)
  end
  -- rows that depend on others in all of these states
  local most = {}
  for _, at in ipairs(states) do
    for r, part in ipairs(shares(at.K)) do most[r] = math.max(most[r] or 0.0, part) end
  end
  for r, part in ipairs(most) do
    local zero = plan.still[r] or plan.idle[r]
    if part <= NOTHING and not zero then plan.dependent[#plan.dependent + 1] = r end
  end
  -- what is added to S, or the order of pivots
  if plan.never or #plan.dependent + plan.idle.count > 0 then
    plan.share = share
  elseif plan.still.count == 0 then
    for k = TRIES + 1, #tried do states[#states + 1] = numbers(model, tried[k]) end
    plan.late, plan.matrix = late_rows(model, states)
  end
  return plan
end

-- calls visit(c, ids, whole, several) for each constraint with rows in the set: their names, are
-- these all of its rows?, are there several?
local function each_with(all, set, visit)
  for _, c in ipairs(all.whole) do
    local ids = {}
    for k, row in ipairs(c.rows) do
      if set[c.row + k - 1] then ids[#ids + 1] = row.id end
    end
    if #ids > 0 then visit(c, table.concat(ids, ", "), #ids == #c.rows, #ids > 1) end
  end
end

-- the largest |phi| of the rows of c, or of those in `set`, at a state that bends every joint
local function bent(model, c, set)
  local less = {}
  for r, row in ipairs(model.constraints.rows) do
    less[r] = row.constraint ~= c or set and not set[r]
  end
  return residual(model, golden.states(model)[2], less)
end

-- one warning for each constraint with rows that get no force of their own, and one if constraints
-- contradict each other
function M.weighed(model, options, log)
  local all, plan = model.constraints, M.plan(model, SHARE[options.real] or SHARE.double)
  local function warn(c, ...)
    local item = log:warn(c.line, ...)
    item.file = c.file or item.file
  end
  -- rows that no joint changes
  for _, set in ipairs { plan.still, plan.idle } do
    each_with(all, set, function(c, ids, whole, several)
      local off = c.moving and 0.0 or bent(model, c, set)
      warn(c, "constraint %s: no joint changes %s%s, K is zero up to rounding; %s lambda is 0%s%s",
        fail.quote(c.name), whole and "it" or (several and "rows " or "row ") .. ids,
        set == plan.idle and " while tunable numbers are those of the file" or "",
        several and not whole and "their" or "its", set == plan.idle and " then" or "",
        off > CLOSED and (", and phi stays at %.3g: correct its frames"):format(off) or "")
    end)
  end
  -- constraints that contradict each other, and rows that depend on others
  local never = plan.never
  if never then
    warn(never.of, "constraint %s: no state was found where it holds%s, phi is off by %.3g or "
      .. "more; correct frames or lengths, or leave out a constraint; S may be singular, and %g "
      .. "of its diagonal is added to it", fail.quote(never.of.name), #never.with > 0
      and " together with " .. table.concat(never.with, ", ") or "", never.off, plan.share)
  end
  each_with(all, lists.set(never and {} or plan.dependent), function(c, ids, _, several)
    warn(c, "constraint %s: row%s %s depend%s on earlier ones%s; forces are not unique, %g of its "
      .. "diagonal is added to S, and accelerations remain correct", fail.quote(c.name),
      several and "s" or "", ids, several and "" or "s",
      plan.closed > 0 and " where phi = 0" or " (no state with phi = 0 was found)", plan.share)
  end)
  return M.with(model, plan)
end

-- phi at a state that bends every joint shows whether such a constraint holds
function M.check_moved(model)
  local all = model.constraints
  local log = fail.log(all.file)
  for _, c in ipairs(all.whole) do
    if #c.dofs == 0 then
      local off = bent(model, c)
      local holds = off <= CLOSED and "always holds; leave it out"
        or ("never holds: it is off by %g"):format(off)
      log:error(c.line, "constraint %s: no joint moves it, so it %s", fail.quote(c.name), holds)
    end
  end
  log:check()
end

return M
