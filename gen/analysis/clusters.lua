-- Finds local loops, and which of their joints depend on the others (constraint embedding: Jain
-- 2009; Chignoli et al. 2023).  A cluster is a component of the graph of rows and dofs whose rows
-- always hold; K_d v_d = -K_i v_i gives the rates of as many dependent joints as it has rows.
--
--   clusters.of(model) -> nil and the reason why nothing is embedded, or
--     { rows, rest, dofs, dependent, place, places, follows, blocks, safe, says }
--     rows       embedded rows of model.constraints;  rest: all others, ascending
--     dofs       independent dofs, ascending;  place[dof] = its place there
--     places     of these joints in q, from 0
--     dependent  dependent dofs, in the order of blocks;  follows[dof] = independent dofs that move
--                it
--     blocks     { rows, dofs } of K_d (analysis.irreducible)
--     says       the first loop whose K_d came near singular in a sample state, in words, or nil
-- K is evaluated at sample states on phi = 0, along a walk that starts where Newton's method closes
-- the loops from q = 0.  A split qualifies if the determinant of its K_d keeps its sign there and,
-- as a share of the volume of all splits (columns scaled to one length), stays above a quarter of
-- the best split's.  The one with the smallest blocks is taken; ties go to the one whose
-- independent joints come first.  model.independent: set of dofs that must be independent.
local irreducible = require "analysis.irreducible"
local closure = require "algo.constraints.closure"
local dense = require "analysis.dense"
local dofs = require "model.dofs"
local draw = require "draw"
local fail = require "fail"
local golden = require "analysis.golden"
local loops = require "analysis.loops"
local lists = require "list"
local order = require "order"

local M = {}

local STATES, STRIDE = 48, 0.2
local NEAR, WORST = 1e-9, 0.02 -- phi = 0; share of the volume of all splits that is near singular
local ENOUGH = 0.25
local MANY = 2000 -- at most so many splits are compared

-- ---- which constraints --------------------------------------------------------------------------

local function refusal(model, c)
  if c.switch then return "is switched" end
  if c.moving then return "moves" end
  if c.rows[1].without_phi then return "restricts rates, not positions" end
  for _, dof in ipairs(c.dofs) do
    local body = model.bodies[model.dofs[dof].body]
    if body.nq ~= 1 then
      return ("contains joint %s, of %d degrees of freedom"):format(fail.quote(body.name),
        body.nv)
    end
  end
  if #c.dofs == 0 then return "moves no joint" end
end

-- components of rows that share dofs: { constraints, has = set of dofs }
local function components(model, say)
  local list = {}
  for _, c in ipairs(model.constraints.whole) do
    local why = refusal(model, c)
    if why then
      say(c, why)
    else
      local one, kept = { constraints = { c }, has = lists.set(c.dofs) }, {}
      for _, other in ipairs(list) do
        if lists.any(c.dofs, function(dof) return other.has[dof] end) then
          lists.append(one.constraints, other.constraints)
          one.has = order.with(one.has, other.has)
        else
          kept[#kept + 1] = other
        end
      end
      kept[#kept + 1] = one
      list = kept
    end
  end
  return list
end

-- the same with { rows, dofs, bodies = of the dofs, model = with these rows alone }, ascending
local function clusters_of(model, say)
  local list = components(model, say)
  for _, one in ipairs(list) do
    table.sort(one.constraints, function(a, b) return a.row < b.row end)
    one.dofs, one.rows = order.keys(one.has), {}
    one.bodies = lists.mapped(one.dofs, function(dof) return model.bodies[model.dofs[dof].body] end)
    local rows = {}
    for _, c in ipairs(one.constraints) do
      lists.append(rows, c.rows)
      for k = 0, #c.rows - 1 do one.rows[#one.rows + 1] = c.row + k end
    end
    local ties = setmetatable({ rows = rows }, { __index = model.constraints })
    one.model = setmetatable({ constraints = ties }, { __index = model })
  end
  table.sort(list, function(a, b) return a.rows[1] < b.rows[1] end)
  return list
end

-- ---- states on phi = 0 --------------------------------------------------------------------------

-- phi, and K over the cluster's own dofs
local function numbers(one, q)
  local C = closure.of(one.model, loops.kit_at(one.model, q))
  return C:residual(), lists.mapped(C:rows(), function(row)
    return lists.mapped(one.dofs, function(dof) return (row[dof] or 0.0) + 0.0 end)
  end)
end

-- moves its joints by dq, or by less of it if that is more than `most`
local function move(one, q, dq, most)
  local share = math.min(1.0, most / dense.largest(dq))
  for j, body in ipairs(one.bodies) do q[body.q] = q[body.q] + share * dq[j] end
end

-- closes its loops by Newton's method; returns K, or nil if it does not come near
local function close(one, q, steps)
  for _ = 0, steps do
    local phi, K = numbers(one, q)
    local worst = dense.largest(phi)
    if worst < NEAR then return K end
    local dq = worst < math.huge and dense.least(K, phi)
    if not dq then return nil end
    move(one, q, lists.mapped(dq, function(x) return -x end), 0.4)
  end
end

local function within(one, q)
  return lists.all(one.bodies, function(body)
    local limits, x = dofs.limits(body), q[body.q]
    return x >= limits.lower[1] - 0.02 and x <= limits.upper[1] + 0.02
  end)
end

-- K in states along a walk with a heading that turns at random, reversed where a step fails
local function walk(model, one)
  local unit, q = draw.new(20), golden.states(model)[1]
  local K = close(one, q, 40)
  local states, heading = { K }, lists.mapped(one.dofs, function() return 0.0 end)
  for _ = 2, K and STATES or 0 do
    local before = table.move(q, 0, model.nq - 1, 0, {})
    for j, x in ipairs(heading) do heading[j] = x + 0.3 * unit() end
    -- without what K forbids, and of length one
    local along = dense.least(K, dense.times(K, heading)) or heading
    for j, x in ipairs(heading) do heading[j] = x - along[j] end
    local size = math.max(dense.largest(heading), 1e-6)
    for j, x in ipairs(heading) do heading[j] = x / size end
    move(one, q, heading, STRIDE)
    local there = close(one, q, 8)
    if there and within(one, q) then
      K, states[#states + 1] = there, there
    else
      q, heading = before, lists.mapped(heading, function(x) return -x end)
    end
  end
  return states
end

-- ---- the split ----------------------------------------------------------------------------------

-- all choices of m out of n, as sorted lists, or nil if there are too many
local function choices(n, m)
  local count = 1
  for k = 1, m do count = count * (n - k + 1) // k end
  if count > MANY then return nil end
  local list = {}
  local function pick(chosen, from)
    if #chosen == m then list[#list + 1] = chosen end
    local last = #chosen < m and n - (m - #chosen) + 1 or 0
    for k = from, last do pick(lists.joined(chosen, { k }), k + 1) end
  end
  pick({}, 1)
  return list
end

-- K of all states with columns scaled to the same size
local function scaled(one)
  local size = {}
  for j = 1, #one.dofs do
    size[j] = 0.0
    for _, K in ipairs(one.states) do
      for _, row in ipairs(K) do size[j] = math.max(size[j], math.abs(row[j])) end
    end
  end
  local function shares(row)
    local list = {}
    for j, x in ipairs(row) do list[j] = size[j] > NEAR and x / size[j] or 0.0 end
    return list
  end
  return lists.mapped(one.states, function(K) return lists.mapped(K, shares) end)
end

local function columns(K, split)
  return lists.mapped(K, function(row)
    return lists.mapped(split, function(j) return row[j] end)
  end)
end

-- smallest share of the volume of all splits; 0 if the determinant changes sign, nil if always 0
local function least_share(states, volumes, split)
  local least, most, sign = math.huge, 0.0, nil
  for s, K in ipairs(states) do
    local det = dense.determinant(columns(K, split))
    local share = math.abs(det) / math.max(volumes[s], 1e-300)
    least, most = math.min(least, share), math.max(most, share)
    if sign and det * sign <= 0 and most > NEAR then return 0.0 end
    sign = det
  end
  return most > NEAR and least or nil
end

local function size_of(blocks)
  local sum = 0
  for _, block in ipairs(blocks) do sum = sum + (#block.dofs) ^ 3 end
  return sum
end

-- sets one.blocks and one.share, or returns why it has none
local function split(model, one)
  if #one.rows > #one.dofs then return "has more rows than joints" end
  if #one.states == 0 then return "has no state with phi = 0 near zero" end
  local states, fixed, best = scaled(one), model.independent or {}, 0.0
  local rows, volumes, found = one.model.constraints.rows, {}, {}
  for s, K in ipairs(states) do
    volumes[s] = dense.volume(K)
    if volumes[s] < 1e-8 then return "has rows that depend on each other" end
  end
  -- the splits whose determinants keep their sign
  local list = choices(#one.dofs, #one.rows)
    or { dense.pivots(states[1], function(j) return fixed[one.dofs[j]] end) }
  for _, choice in ipairs(list) do
    local led, free = {}, true
    for n, j in ipairs(choice) do
      led[n] = one.dofs[j]
      free = free and not fixed[led[n]]
    end
    local blocks = free and #led == #rows and irreducible(rows, led)
    local share = blocks and least_share(states, volumes, choice)
    if share then
      best = math.max(best, share)
      found[#found + 1] = { blocks = blocks, share = share, size = size_of(blocks) }
    end
  end
  -- the smallest blocks among those that are good enough
  for _, candidate in ipairs(found) do -- in later ones, the independent joints come first
    local good = candidate.share >= math.max(ENOUGH * best, best > WORST and WORST or 0)
    if good and not (one.blocks and one.size < candidate.size) then
      one.blocks, one.share, one.size = candidate.blocks, candidate.share, candidate.size
    end
  end
  return not one.blocks and "has no split with the joints of --independent" or nil
end

-- ---- all of it ----------------------------------------------------------------------------------

local function named(list)
  return table.concat(lists.mapped(list, function(c) return c.name end), ", ")
end

local function compute(model)
  local first
  local function say(c, why)
    first = first or ("constraint %s %s"):format(fail.quote(c.name), why)
  end
  local list = clusters_of(model, say)
  local all = { rows = {}, rest = {}, dofs = {}, dependent = {}, place = {}, places = {},
    follows = {}, blocks = {} }
  -- split each cluster into dependent and independent dofs
  local embedded, follow = {}, {}
  for _, one in ipairs(list) do
    one.states = walk(model, one)
    local why = split(model, one)
    if why then say(one.constraints[1], why) end
    for _, block in ipairs(one.blocks or {}) do
      all.blocks[#all.blocks + 1] = block
      for _, dof in ipairs(block.dofs) do
        all.dependent[#all.dependent + 1], follow[dof] = dof, true
      end
    end
    for _, r in ipairs(one.blocks and one.rows or {}) do embedded[r] = true end
    if one.blocks and one.share <= WORST and not all.says then
      all.says = ("the loop of %s comes close to a position where its independent joints do not "
        .. "determine the others"):format(named(one.constraints))
    end
  end
  -- all other rows are not embedded
  for r in ipairs(model.constraints.rows) do
    table.insert(embedded[r] and all.rows or all.rest, r)
  end
  -- independent dofs, and the places of their joints in q
  if #all.rows == 0 then return { why = first } end
  for dof = 1, model.nv do
    if not follow[dof] then
      all.dofs[#all.dofs + 1] = dof
      all.place[dof] = #all.dofs
    end
  end
  for _, body in ipairs(model.bodies) do
    for k = 0, not body.target and all.place[body.columns[1]] and body.nq - 1 or -1 do
      all.places[#all.places + 1] = body.q + k
    end
  end
  -- in terms of independent dofs, through the blocks before it
  for _, block in ipairs(all.blocks) do
    local moves = {}
    for _, row in ipairs(block.rows) do
      for _, dof in ipairs(row.dofs) do
        if all.place[dof] then moves[dof] = true end
        for _, k in ipairs(all.follows[dof] or {}) do moves[k] = true end
      end
    end
    for _, dof in ipairs(block.dofs) do all.follows[dof] = order.keys(moves) end
  end
  return all
end

-- stored in model.constraints.embedding, for comments and tables
function M.of(model)
  local all = model.constraints
  for _, c in ipairs(all) do
    if c.soft then return nil, ("constraint %s is a spring"):format(fail.quote(c.name)) end
  end
  all.embedding = all.embedding or compute(model)
  if all.embedding.why then return nil, all.embedding.why end
  return all.embedding
end

return M
