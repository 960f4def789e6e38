-- Limbs one after the other: the statements that prog.limbs.quotient_trace makes once for all limbs
-- become a static function that is called for each.
--
--   turns.of(program, args) -> the program with stages, operations that run as its cost, text =
--     those in the source, and length = with copies and calls; nil if overwritten elements allow no
--     order
--     stages: in the order in which they run, each { set, key, order, events, at }
--       set     the limbs that it is called for, nil for the rest of the robot;  key: a number
--       order   its nodes, in order;  at[node]: their places in it, if they differ
--       events  headings, its stores, and { kind = "total", at, node } where a limb adds to a sum
--               over all limbs or over those within a limb
--     and of all stages
--       home[node]     its stage; nil if each stage computes it for itself
--       crosses[node]  does another stage read it?  reread[node]: does its own limb do so as well?
--       kept[node]     where others find it: the set whose limbs keep it, "number": in the tables
--                      of limbs, "rest": with the rest of the robot, or nil
--       alone[node]    an element of an argument that is read by itself
--       let[id]        nodes that are statements, because they cross or their input is overwritten
--       kind[node]     of a vector of scalars: "number" (constants of the limbs), "place" (elements
--                      of an argument) or "given" (by the rest of the robot)
--   turns.levels() -> level(node), at which it is computed; at each level the rest of the robot
--     precedes the limbs
--   turns.plain(program) -> set of constants that are also read outside the tables
--   turns.kept(program) -> lists of the nodes that the rest of the robot keeps, by set of those
--     that limbs keep, and by set of the numbers in which limbs differ
--   turns.named(program, name, scope, model) -> names in C, made from `name`, that of the function:
--     { k, w, o, struct, sets[set] = { m, numbers, kept, roots, tables, functions } }
-- Values of the rest of the robot that limbs read are computed before the limbs are called, and
-- their sums are read afterwards; if both need each other alternately, there are more stages.
-- Limbs within limbs are called after these, in the same way.
local expr = require "expr"
local limbs = require "model.limbs"
local lists = require "list"
local order = require "order"
local programs = require "prog.program"

local base, place_of = expr.base, expr.place_of

local M = {}

local PASSED, CALL = 2, 8 -- cost in operations of passing on a value, and of a call

local function operands(node) return node.of or { node.a, node.b } end

-- how a vector of scalars is made; indexed: arrays with places
local function kind_of(node, indexed)
  local constant, array = true, node.of[1].array
  for _, x in ipairs(node.of) do
    constant = constant and x.const
    if x.op ~= "input" or x.array ~= array then array = nil end
  end
  return constant and "number" or array and indexed[array] and "place" or "given"
end

-- ---- levels ---------------------------------------------------------------------------------

local SUMS = { total = true, subtotal = true } -- over all limbs, over inner limbs of one
local BEHIND = { total = true, subtotal = true, lane = true } -- they read limbs
local KEPT = { total = true, subtotal = true, outer = true } -- read from where they are kept

function M.levels()
  local levels = {}
  local function level(node)
    if not levels[node] then
      local at = 0
      for _, x in ipairs(operands(node)) do at = math.max(at, level(base(x))) end
      levels[node] = BEHIND[node.op] and at + 1 or at
    end
    return levels[node]
  end
  return level
end

-- ---- stages ---------------------------------------------------------------------------------

local Stages = {}
Stages.__index = Stages

-- the stage of a level for a set, or for the rest of the robot
function Stages:on(level, set)
  local key = level * (#self.sets + 1) + (set and self.rank[set] or 0)
  if not self.by_key[key] then
    local stage = { set = set, key = key, order = {}, events = {}, at = {} }
    self.by_key[key], self[#self + 1] = stage, stage
  end
  return self.by_key[key]
end

-- notes that x is read in a stage, at the place `at`
function Stages:read(x, stage, at)
  local node = base(x)
  if node.const then return end
  local home = self.home[node]
  if node.op == "input" then
    self.alone[node], self.let[node.id] = true, self.written[node.array]
  end
  if self.kind[node] == "place" and not home then
    if not stage.at[node] then table.insert(stage.order, node) end
    stage.at[node] = math.min(at, stage.at[node] or at)
  elseif home == stage then
    self.reread[node] = stage.set ~= nil -- the rest of the robot reads it where it is kept
  elseif home and (home.set or stage.set) and not (KEPT[node.op] or self.free[node]) then
    self.let[node.id], self.crosses[node] = true, true
  end
end

function Stages:place(program, level)
  for _, node in ipairs(program.order) do
    local set = self.kind[node] ~= "given" and node.set or nil
    if not (node.of and self.free[node]) then self.home[node] = self:on(level(node), set) end
  end
  for _, node in ipairs(program.order) do
    local stage = self.home[node]
    if stage then
      table.insert(stage.order, node)
      if SUMS[node.op] then
        -- a limb adds values that it reads itself (no home) or that the rest of the robot gives it
        local home = self.kind[node.a] ~= "given" and self.home[node.a]
        stage = home or self:on(level(node) - 1, node.a.set)
        table.insert(stage.events,
          { kind = "total", at = place_of(home and node.a or node), node = node })
      end
      for _, x in ipairs(self.kind[node] ~= "place" and operands(node) or {}) do
        self:read(x, stage, place_of(node))
      end
    end
  end
end

function Stages:divide(events, level)
  local first = self:on(0)
  for _, event in ipairs(events) do
    if event.kind == "store" then
      local node = base(event.node)
      local home = event.set and self.home[node] -- limbs within this one store it themselves
      local stage = home and home.set == event.set and home or self:on(level(node), event.set)
      table.insert(stage.events, event)
      self:read(event.node, stage, event.at)
    end
  end
  for _, event in ipairs(events) do
    if event.kind == "equations" then
      table.insert(first.events, event)
    elseif event.kind ~= "store" then
      for _, stage in ipairs(self) do table.insert(stage.events, event) end
    end
  end
  table.sort(self, function(a, b) return a.key < b.key end)
end

-- sorts the nodes and events of each stage by place, vectors of scalars first, then by creation
function Stages:sort()
  for _, stage in ipairs(self) do
    local function rank_of(one)
      local at = stage.at[one]
      return at and 2 * at or 2 * place_of(one) + 1
    end
    order.by_place(stage.order, rank_of)
    order.by_place(stage.events, rank_of)
  end
end

-- is every element read before it is overwritten?
function Stages:is_sound()
  local last = {} -- array -> index -> the last stage that reads it
  for k, stage in ipairs(self) do
    for _, node in ipairs(stage.order) do
      for _, x in ipairs(self.kind[node] == "place" and node.of or { node }) do
        if self.written[x.array] and (node.of or self.alone[x]) then
          last[x.array] = last[x.array] or {}
          last[x.array][x.index] = k
        end
      end
    end
  end
  for k, stage in ipairs(self) do
    for _, event in ipairs(stage.events) do
      for _, index in ipairs(event.kind == "store" and (event.places or { event.index }) or {}) do
        if ((last[event.array] or {})[index] or 0) > k then return false end
      end
    end
  end
  return true
end

-- decides where values are kept that other stages read
function Stages:keep(program)
  for _, node in ipairs(program.order) do
    local kind, home = self.kind[node], self.home[node]
    if kind == "number" or node.op == "total" then
      self.kept[node] = kind or "rest"
    elseif kind == "given" or node.op == "subtotal" then
      self.kept[node] = node.set
    elseif node.op == "outer" then
      self.kept[node] = self.kept[node.a]
    elseif self.crosses[node] then
      self.kept[node] = home.set or "rest"
    end
  end
end

local function stages_of(program, args)
  local stages = setmetatable({
    sets = program.sets, rank = {}, by_key = {}, home = {}, let = {}, kind = {}, free = {},
    written = {}, alone = {}, crosses = {}, reread = {}, kept = {},
  }, Stages)
  local indexed = {}
  -- arrays that are written, and those that a loop over limbs can index
  for _, event in ipairs(program.events) do
    if event.kind == "store" then stages.written[event.array] = true end
  end
  for _, arg in ipairs(args) do
    indexed[arg.name] = not arg.bits and not arg.params and #arg.dims > 0 or nil
  end
  -- vectors by their kind; which of them need no place of their own
  for s, set in ipairs(program.sets) do stages.rank[set] = s end
  for _, node in ipairs(program.order) do
    if node.op == "input" then
      stages.free[node] = not stages.written[node.array] or nil
    elseif node.of then
      local kind = kind_of(node, indexed)
      stages.kind[node] = kind
      stages.free[node] = kind == "number"
        or kind == "place" and not stages.written[node.of[1].array] or nil
    end
  end
  local level = M.levels()
  stages:place(program, level)
  stages:divide(program.events, level)
  for _, pivot in ipairs(program.pivots) do stages:read(pivot.node, stages[1], 0) end
  stages:sort()
  stages:keep(program)
  return stages:is_sound() and stages or nil
end

-- ---- the program -------------------------------------------------------------------------------

local function length_of(program, stages)
  local sum = program.cost.total + PASSED * lists.count(program.order, function(node)
    return stages.crosses[node] or SUMS[node.op]
  end)
  for _, stage in ipairs(stages) do
    if stage.set then sum = sum + CALL * #stage.set.members end
  end
  return sum
end

local function cost_of(program)
  local cost = order.with(program.cost, {})
  for _, node in ipairs(program.order) do
    local members = node.set and #node.set.members - 1
    if members and cost[node.op] then cost[node.op] = cost[node.op] + members end
    if SUMS[node.op] then cost.add = cost.add + #base(node.a).set.members end
  end
  cost.total = cost.mul + cost.add + cost.sub + cost.div
  return cost
end

function M.of(program, args)
  local stages = stages_of(program, args)
  return stages and programs.with(program, { stages = stages, text = program.cost.total,
    length = length_of(program, stages), cost = cost_of(program) })
end

function M.plain(program)
  local plain, stages = {}, program.stages
  local function read(x) if x then plain[base(x)] = true end end
  for _, node in ipairs(program.order) do
    for _, x in ipairs(stages.kind[node] ~= "number" and operands(node) or {}) do read(x) end
  end
  for _, event in ipairs(program.events) do read(event.node) end
  for _, pivot in ipairs(program.pivots) do read(pivot.node) end
  return plain
end

function M.kept(program)
  local rest, by_set, numbers = {}, {}, {}
  for _, set in ipairs(program.sets) do by_set[set], numbers[set] = {}, {} end
  for _, node in ipairs(program.order) do
    local kept = node.op ~= "outer" and program.stages.kept[node]
    if kept == "number" then
      table.insert(numbers[node.set], node)
    elseif kept then
      table.insert(by_set[kept] or rest, node)
    end
  end
  return rest, by_set, numbers
end

function M.named(program, name, scope, model)
  local called = { k = scope "k", w = scope "w", struct = scope(name .. "_work"), sets = {} }
  for s, set in ipairs(program.sets) do
    local word = #program.sets > 1 and "limb" .. s or "limb"
    local of = {
      m = scope "m", numbers = scope(("%s_%s"):format(name, word)),
      kept = scope(("%s_%s_kept"):format(name, word)), tables = {}, functions = {},
      roots = limbs.roots(model, set),
    }
    for n, id in ipairs(of.roots) do of.tables[n] = scope(id .. "_limb") end
    for _, stage in ipairs(program.stages) do
      if stage.set == set then of.functions[stage] = scope(("%s_of_%s"):format(name, word)) end
    end
    called.sets[set] = of
    if set.outer and not called.o then called.o = scope "o" end
  end
  called.m = program.sets[1] and called.sets[program.sets[1]].m
  return called
end

return M
