-- Limbs that are alike (model.limbs) in the lanes of vectors: of a trace another one, in which what
-- is computed for each of them alike is computed once.
--
--   limbs.merge(trace, live, sets, model, args, in_turn) -> trace, or nil where nothing is alike
--     live: of the trace (prog.live);  args: of the function, which tell what the elements of its
--     arguments belong to;  in_turn: what is computed once is code that goes over the limbs one
--     after the other (prog.turns), and not over all at once
--   limbs.shared(program) -> { [node] = true }: scalars that several operations on vectors read
-- The new trace has, besides what prog.trace says,
--     wide[node] = set      nodes whose value is a vector: of a set's limbs, in its lanes
--     sets                  those that are in use, of the ones given
--     ids                   a body's identifier -> what a vector is called after
--     in_turn               as given
-- and kinds of node: "lanes", a vector of the scalars in node.of, "lane", the scalar in lane
-- node.index (from 0) of the vector node.a, and, in turn, "total", the sum of its lanes, and those
-- of prog.nested.
-- In turn a store of what all limbs have, in places alike, is one event with set = theirs and
-- places = the index for each limb.
--
-- No algorithm knows of it.  Where a limb's numbers are put in the place of another's, what is
-- computed for the one becomes what is computed for the other: a value whose image is needed as
-- well, for every limb of the set, is a vector.  All others are scalars, which read lanes: what
-- limbs add to the body that carries them, and what is told apart by the order of a sum.
local alike = require "prog.alike"
local events = require "prog.limb_events"
local expr = require "expr"
local names = require "prog.limb_names"
local nested = require "prog.nested"

local base, signed = expr.base, expr.signed

local M = {}

local Rewriter = {}
Rewriter.__index = Rewriter

function Rewriter:fresh(op, fields, key)
  local known = self.made[key]
  if not known then
    known = self.pool.fresh(op, fields)
    known.fresh = nil -- equal to any other one of the same parts
    self.made[key] = known
  end
  return known
end

function Rewriter:total(vector)
  local whole, sign = base(vector)
  return signed(self:fresh("total", { a = whole }, "total " .. whole.id), sign)
end

function Rewriter:lane_of(vector, k)
  return self:fresh("lane", { a = vector, index = k }, ("lane %d %d"):format(vector.id, k))
end

-- an operation of which an operand is a vector of the set
function Rewriter:operate(op, a, b, set)
  local made = self.pool.make(op, a, b)
  self.wide[base(made)], self.used[set] = set, true
  return made
end

-- a scalar in the new trace
function Rewriter:scalar(x)
  local node, sign = base(x)
  local lane = self.lane[node]
  local y
  if lane then
    local vector, own = base(lane.group.vector)
    y, sign = self:lane_of(vector, lane.index), sign * own * lane.sign
  else
    y = self.image[node] or node
  end
  return signed(y, sign)
end

-- the signs of places where they differ; nil where they do not, or where these are no places
local function signs_of(list)
  local signs, differ = {}, false
  for k, y in ipairs(list) do
    local node, sign = base(y)
    if node.op ~= "input" then return nil end
    signs[k] = sign
    differ = differ or sign ~= signs[1]
  end
  return differ and signs or nil
end

-- what the lanes of a group read as one operand, in the new trace
function Rewriter:operand(x, group)
  local found = alike.operand(x, group, self.lane)
  if found.scalar then return self:scalar(x) end
  if found.group then
    -- what the first limb reads may come later than what the others do
    if not found.group.vector then self:compute(found.group) end
    return signed(found.group.vector, found.sign)
  end
  for _, y in ipairs(found.scalars) do self:need(y) end
  if found.outer and self.in_turn then return nested.outer(self, found.outer, group.set) end
  local signs = self.in_turn and signs_of(found.scalars)
  if not signs then return self:gather(found.scalars, group.set) end
  local plain = {}
  for k, y in ipairs(found.scalars) do plain[k] = base(y) end
  return self:times_signs(self:gather(plain, group.set), signs, group.set)
end

-- a vector with signs that differ from limb to limb, which are numbers of theirs
function Rewriter:times_signs(vector, signs, set)
  local numbers = {}
  for k, sign in ipairs(signs) do numbers[k] = self.pool.num(sign) end
  return self:operate("mul", vector, self:gather(numbers, set), set)
end

-- a vector of scalars, by the sign of the first
function Rewriter:gather(list, set)
  local scalars, ids = {}, {}
  local _, flip = base(list[1])
  for k, y in ipairs(list) do
    self:ready(y)
    scalars[k] = signed(self:scalar(y), flip)
    local node, sign = base(scalars[k])
    ids[k] = sign * node.id
    self:advance(node)
  end
  local gathered = self:fresh("lanes", { of = scalars, set = set },
    ("lanes %d %s"):format(self.rank[set], table.concat(ids, " ")))
  if not self.wide[gathered] then table.insert(self.gathered, gathered) end
  self.wide[gathered] = set
  return signed(gathered, flip)
end

-- Whether a value has a name that is its own: one of a limb by itself is none where there is no
-- text beside this one, whose constants it would share.
function Rewriter:is_named(node)
  local role = self.roles[node]
  return role and not (self.in_turn and self.ids[role.owner])
end

-- the terms of a sum of scalars as { node, sign }, through sums that have no other user and no name
function Rewriter:terms(x, sign, list, top)
  local node, own = base(x)
  sign = sign * own
  local sum = node.op == "add" or node.op == "sub"
  if sum and not (node.const or self.lane[node])
    and (top or self.uses[node] == 1 and not self:is_named(node)) then
    if self.roles[node] then table.insert(self.through, node) end
    self:terms(node.a, sign, list)
    self:terms(node.b, node.op == "sub" and -sign or sign, list)
  else
    list[#list + 1] = { node = node, sign = sign }
  end
  return list
end

-- of a list of terms the groups all whose lanes are among them, alike: by set, in order, { group,
-- sign }
local function whole_groups(terms, lane)
  local found, groups, order = {}, {}, {}
  for _, term in ipairs(terms) do
    local mine = lane[term.node]
    if mine then
      local group, sign = mine.group, term.sign * mine.sign
      if not found[group] then
        found[group], order[#order + 1] = { count = 0, sign = sign }, group
      end
      local of = found[group]
      local again = of[mine.index] -- a limb that is added twice
      of[mine.index], of.count = true, of.count + 1
      of.alike = of.alike ~= false and sign == of.sign and not again
    end
  end
  for _, group in ipairs(order) do
    local of = found[group]
    if of.count == #group and of.alike then
      groups[group.set] = groups[group.set] or {}
      table.insert(groups[group.set], { group = group, sign = of.sign })
    end
  end
  return groups
end

-- What several values of each limb add to one sum is added up in the lanes first, and the lanes in
-- the end; nil where that is nothing.
function Rewriter:sum(node)
  self.through = {}
  local terms = self:terms(node, 1, {}, true)
  local groups, taken, result = whole_groups(terms, self.lane), {}, nil
  local function add(x) result = result and result + x or x end
  for _, set in ipairs(self.sets) do
    if groups[set] and #groups[set] > (self.in_turn and 0 or 1) then
      for _, one in ipairs(groups[set]) do taken[one.group] = true end
    else
      groups[set] = nil
    end
  end
  if next(taken) == nil then return nil end
  for _, term in ipairs(terms) do
    local lane = self.lane[term.node]
    if not (lane and taken[lane.group]) then add(signed(self:scalar(term.node), term.sign)) end
  end
  for _, set in ipairs(self.sets) do
    local vector
    for _, one in ipairs(groups[set] or {}) do
      local x = signed(one.group.vector, one.sign)
      vector = vector and self:operate("add", vector, x, set) or x
    end
    for _, of in ipairs(vector and self.through or {}) do self.part_of[of] = base(vector) end
    if vector and self.in_turn then
      add(self:total(vector))
    elseif vector then
      local whole, sign = base(vector)
      for k = 1, #set.members do add(signed(self:lane_of(whole, k - 1), sign)) end
    end
  end
  return result
end

-- what limbs within others read of these, or these of them, may come later, too
function Rewriter:need(x)
  local lane = self.lane[base(x)]
  if lane and not lane.group.vector then self:compute(lane.group) end
end

-- the vector of a group
function Rewriter:compute(group)
  local first = group[1].node
  if self.in_turn and (first.op == "add" or first.op == "sub") then
    group.vector = nested.sum(self, group)
    if group.vector then return end
  end
  local a, b = self:operand(first.a, group), first.b and self:operand(first.b, group) or nil
  group.vector = self:operate(first.op, a, b, group.set)
end

-- what a vector reads of other limbs may come later, as a sine with the angle that it is of
function Rewriter:ready(x)
  local node = base(x)
  if node.const or self.done[node] then return end
  if node.a and not self.lane[node] then
    self:ready(node.a)
    if node.b then self:ready(node.b) end
  end
  self:rewrite(node)
end

-- a value is needed where this is
function Rewriter:advance(x)
  local node = base(x)
  if node.const or node.at <= self.at then return end
  node.at = self.at
  if node.a then self:advance(node.a) end
  if node.b then self:advance(node.b) end
end

function Rewriter:visit(node)
  if self.done[node] then return end
  self.at = node.at
  self.pool.place(node.at)
  self:rewrite(node)
end

function Rewriter:rewrite(node)
  local lane = self.lane[node]
  self.done[node] = true
  if lane then
    if not lane.group.vector then self:compute(lane.group) end
  elseif node.op == "add" or node.op == "sub" then
    self.image[node] = self:sum(node)
      or self.pool.make(node.op, self:scalar(node.a), self:scalar(node.b))
  elseif node.a and not node.const then
    self.image[node] = self.pool.make(node.op, self:scalar(node.a), node.b and self:scalar(node.b))
  end
end

function M.merge(trace, pruned, sets, model, args, in_turn)
  local pool = trace.pool
  local lane = alike.lanes(trace, pruned, sets, model, args, in_turn)
  if next(lane) == nil then return nil end
  local ids = names.ids(sets, model)
  local rewriter = setmetatable({
    pool = pool, lane = lane, image = {}, made = {}, wide = {}, used = {}, gathered = {},
    uses = pruned.uses, roles = trace.roles, sets = sets, in_turn = in_turn, ids = ids,
    rank = {}, -- place of a set among them
    done = {}, -- nodes that are rewritten
    part_of = {}, -- value of a limb that is summed -> the vector that it is in
  }, Rewriter)
  for s, set in ipairs(sets) do rewriter.rank[set] = s end
  for _, node in ipairs(pruned.order) do rewriter:visit(node) end
  pool.place(nil)
  local used, in_place = {}, {}
  for _, set in ipairs(sets) do
    if rewriter.used[set] then used[#used + 1] = set end
  end
  for _, list in ipairs { pruned.order, pruned.rows } do
    for _, one in ipairs(list) do
      for _, key in ipairs { "array", "other", "rows" } do
        if one[key] then in_place[one[key]] = true end
      end
    end
  end
  local roles = names.carry(trace.roles, rewriter, pruned, ids)
  names.name_gathered(rewriter.gathered, trace, model, args, ids, roles)
  local merged = setmetatable({
    wide = rewriter.wide, sets = used, ids = ids, roles = roles,
    hints = names.carry(trace.hints, rewriter, pruned, ids),
    events = events.of(trace, rewriter, in_place, model, ids), pivots = {}, in_turn = in_turn,
  }, { __index = trace })
  for k, pivot in ipairs(trace.pivots) do
    merged.pivots[k] = { dof = pivot.dof, node = rewriter:scalar(pivot.node) }
  end
  return merged
end

-- The scalars of a program that several operations on vectors read, as { [node] = true }.
function M.shared(program)
  local wide, uses, shared = program.wide, {}, {}
  for _, node in ipairs(program.order) do
    for _, x in ipairs(wide[node] and node.op ~= "lanes" and { node.a, node.b } or {}) do
      local scalar = base(x)
      uses[scalar] = (uses[scalar] or 0) + 1
      shared[scalar] = uses[scalar] > 1 and not (wide[scalar] or scalar.const) or nil
    end
  end
  return shared
end

return M
