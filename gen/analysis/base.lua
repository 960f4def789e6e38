-- Finds base inertial parameters: the fewest combinations of theta that determine tau.
--
--   base.of(model) -> { kept, combinations, rest }
--     kept[r] = { body, k }: parameter k about its body's frame, whose column of Y is column r
--     combinations[r] = { { index = place in theta from 0, factor }.. }: the combination, parameter
--       k itself first (unless the body's axes are oblique)
--     rest  the longest part of a column that no combination has, relative to the longest column
--   base.regressor, base.parameters    Y of rnea for these parameters, and beta = B theta
-- There are two steps.  Parameters that a joint's own motion does not change go to the parent, in
-- closed form (model.reframe.regroup; Khalil and Dombre, section 9.4).  That is all if the tree
-- hangs from a floating base.  On a fixed base the first bodies move less freely: columns of Y at
-- random states go through a QR decomposition, parents first, and a column that depends on earlier
-- ones is expressed by them (Gautier 1991).  Parents first, not the largest first, keeps the
-- inertia of the body nearest to the base, as the books do.
local dense = require "analysis.dense"
local dofs = require "model.dofs"
local draw = require "draw"
local floats = require "analysis.floats"
local inertia = require "spatial.inertia"
local letters = require "spatial.letters"
local lists = require "list"
local order = require "order"
local parameters = require "spatial.parameters"
local regressor = require "algo.derivatives.regressor"
local regroup = require "model.reframe.regroup"
local mechanism = require "algo.tree.mechanism"

local M = {}

local COUNT = #letters.PARAMETERS
local DEPENDENT = 1e-9 -- a column is a combination of others if no more than this remains of it

-- G[row][column].  row: a parameter about the body's frame, after regrouping; column: theta, about
-- the link's frame
local function regrouped(model)
  local G, K, zero = {}, floats.new {}, parameters.unit(nil, 0.0, 1.0)
  local bodies = model.bodies
  for row = 1, COUNT * #bodies do G[row] = {} end
  for b, body in ipairs(bodies) do
    local T = mechanism.link_transform(K, body.place)
    for k = 1, COUNT do
      local chain, i = lists.mapped(bodies, function() return false end), b
      while i > 0 do -- this body and those that carry it
        chain[i], i = setmetatable({ inertia = zero }, { __index = bodies[i] }), bodies[i].parent
      end
      chain[b].inertia = inertia.to_parent(T, parameters.unit(k, 0.0, 1.0))
      regroup.apply(chain)
      for at, one in ipairs(chain) do
        for c, x in ipairs(one and parameters.list(one.inertia) or {}) do
          if x ~= 0 then G[COUNT * (at - 1) + c][COUNT * (b - 1) + k] = x end
        end
      end
    end
  end
  return G
end

local function random_state(model, random)
  local inputs = { q = {}, v = {}, a = {}, p = model.p }
  for _, array in ipairs { "v", "a" } do
    for k = 0, model.nv - 1 do inputs[array][k] = random() end
  end
  for k = 0, model.nq - 1 do inputs.q[k] = math.pi * random() end -- the whole turn
  for _, body in ipairs(model.bodies) do
    local at = dofs.quaternion(body)
    if at then dofs.normalize(inputs.q, at) end
  end
  return inputs
end

-- The number of states.  Bodies that are moved by the same few dofs get a row of their columns for
-- each of these dofs and each state; there must be twice as many rows as columns.
local function states_of(model, wanted)
  local moves, most = {}, 0
  for b, body in ipairs(model.bodies) do
    moves[b] = order.with(moves[body.parent] or {}, lists.set(body.columns))
  end
  for _, own in ipairs(moves) do
    local columns = lists.count(wanted, function(index)
      local others = order.keys(moves[(index - 1) // COUNT + 1])
      return lists.all(others, function(dof) return own[dof] end)
    end)
    most = math.max(most, columns // order.size(own))
  end
  return 4 + 2 * most
end

-- columns of Y, stacked over states: list[n] for those whose index is in `wanted`
local function columns_of(model, wanted)
  local columns, width, random = {}, COUNT * #model.bodies, draw.new(1)
  for n in ipairs(wanted) do columns[n] = {} end
  for _ = 1, states_of(model, wanted) do
    local Y = floats.run(regressor.about_bodies, model, random_state(model, random)).Y
    for n, index in ipairs(wanted) do
      for dof = 0, model.nv - 1 do
        table.insert(columns[n], Y[dof * width + index - 1])
      end
    end
  end
  return columns
end

-- a number of few digits without its rounding errors; all others unchanged, because the errors in
-- one column compensate each other
local function plain(x, digits, off)
  local short = tonumber((("%." .. digits .. "g"):format(x):gsub(",", ".")))
  return math.abs(short - x) <= off * math.abs(x) and short or x
end

-- r = R f, R upper triangular by columns: the factors of a column that depends on those before it
local function solved(R, r)
  local f = {}
  for n = #R, 1, -1 do
    local sum = r[n] or 0.0
    for m = n + 1, #R do sum = sum - (R[m][n] or 0.0) * f[m] end
    f[n] = sum / R[n][n]
  end
  for n, x in ipairs(f) do f[n] = math.abs(x) < 1e-12 and 0.0 or plain(x, 8, 1e-12) end
  return f
end

-- independent columns among `wanted`, { index = factors } that make the other columns of them, and
-- the rest that remains
local function independent(model, wanted)
  local columns, Q, R, kept, left = columns_of(model, wanted), {}, {}, {}, {}
  local longest, rest = 0.0, 0.0
  for _, x in ipairs(columns) do longest = math.max(longest, dense.length(x)) end
  local noise = DEPENDENT * longest
  for n, x in ipairs(columns) do
    local r, before = {}, dense.length(x)
    dense.reduce(x, Q, r)
    local size = dense.length(x)
    if size > DEPENDENT * before and before > noise then
      for k = 1, #x do x[k] = x[k] / size end
      r[#Q + 1] = size
      Q[#Q + 1], R[#R + 1], kept[#kept + 1] = x, r, wanted[n]
    else
      if before > noise then left[#left + 1] = { index = wanted[n], factors = solved(R, r) } end
      rest = math.max(rest, (before > noise and size or before) / longest)
    end
  end
  return kept, left, rest
end

-- if all bodies move freely, the parameters that remain after regrouping are independent
local function hangs_free(model)
  for i, body in ipairs(model.bodies) do
    if body.parent == 0 and (i > 1 or body.type ~= "floating") then return false end
  end
  return not model.mimics
end

-- Regroups parameters along joints, then keeps independent ones.  Each of these stands for itself
-- and its share of those that are left, as a sum of the original parameters.
local function compute(model)
  local G, wanted = regrouped(model), {}
  for row = 1, #G do
    if next(G[row]) ~= nil then wanted[#wanted + 1] = row end
  end
  local kept, left, rest = wanted, {}, 0.0
  if not hangs_free(model) then kept, left, rest = independent(model, wanted) end
  local result = { kept = {}, combinations = {}, rest = rest }
  for r, row in ipairs(kept) do
    local sum = {}
    local function add(more, factor)
      for column = 1, #G do
        local x = G[more][column]
        if x and factor ~= 0 then sum[column] = (sum[column] or 0.0) + factor * x end
      end
    end
    add(row, 1.0)
    for _, other in ipairs(left) do add(other.index, other.factors[r] or 0.0) end
    -- the kept parameter itself comes first in its sum
    local list = {}
    for column = 1, #G do
      if math.abs(sum[column] or 0.0) > 1e-15 then
        local term = { index = column - 1, factor = plain(sum[column], 12, 4e-16) }
        table.insert(list, column == row and 1 or #list + 1, term)
      end
    end
    result.kept[r] = { body = (row - 1) // COUNT + 1, k = (row - 1) % COUNT + 1 }
    result.combinations[r] = list
  end
  return result
end

-- cached, because they are requested more than once for a model
local known = setmetatable({}, { __mode = "k" })

function M.of(model)
  known[model] = known[model] or compute(model)
  return known[model]
end

-- all columns about the bodies' frames; the ones that are kept are stored
local WIDE = { locals = { { name = "Y", mode = "local", dims = { "NV", "NP" } } } }

function M.regressor(model, K)
  local place, kept, width = {}, M.of(model).kept, COUNT * #model.bodies
  for r, one in ipairs(kept) do place[COUNT * (one.body - 1) + one.k - 1] = r - 1 end
  local kit = setmetatable({
    store = function(array, index, x)
      local column = place[index % width]
      return column and K.store(array, index // width * #kept + column, x)
    end,
  }, { __index = K })
  K.by_limbs(regressor.about_bodies, model, kit, WIDE)
end

function M.parameters(model, K)
  K.section("beta = B*theta")
  local base = M.of(model)
  for r, list in ipairs(base.combinations) do
    local sum, body = K.zero, base.kept[r].body
    K.owner(model.bodies[body].id, body)
    for _, term in ipairs(list) do
      local x, b, k = K.input("theta", term.index), term.index // COUNT + 1, term.index % COUNT + 1
      x = term.factor == 1 and x or term.factor == -1 and -x or K.num(term.factor) * x
      K.hint("Btheta", model.bodies[b].id, { letters.PARAMETERS[k] }, { x }, true)
      sum = sum + x
    end
    K.store("beta", r - 1, sum)
  end
end

return M
