-- Limbs one after the other: the statements that prog.limbs.quotient_trace makes once for all limbs
-- become a static function that is called for each.
--
--   turns.stages(program, args) -> list of stages in the order in which they run, or nil where
--     that is no order for what is overwritten: { set, order, events, at }
--       set     of the limbs that it is called for, nil for the rest of the robot
--       order   its nodes, in order;  at[node]: their places in it, where those are others
--       events  headings, its stores, and { kind = "total", at, node } where a limb adds to a sum,
--               be it of all limbs or of those within a limb
--     and of all stages
--       home[node]     its stage; nil where each has it by itself
--       crosses[node]  another stage reads it as well;  reread[node]: its own does
--       alone[node]    an element of an argument that is read by itself
--       let[id]        nodes that are statements, since they cross or what they read is overwritten
--       kind[node]     of a vector of scalars: "number" (constants of the limbs), "place" (elements
--                      of an argument) or "given" (by the rest of the robot)
-- What limbs read of the rest of the robot is computed before they are called, what they add to it
-- is read behind; where the rest needs them and they need the rest in turn, there are more stages.
-- Limbs within limbs are called behind those in the same way.
local order = require "order"

local expr = require "expr"

local base, place_of = expr.base, expr.place_of

local M = {}

local function operands(node) return node.of or { node.a, node.b } end

-- how a vector of scalars comes about; indexed: arrays with places
local function kind_of(node, indexed)
  local constant, array = true, node.of[1].array
  for _, x in ipairs(node.of) do
    constant = constant and x.const
    if x.op ~= "input" or x.array ~= array then array = nil end
  end
  return constant and "number" or array and indexed[array] and "place" or "given"
end

-- ---- levels ---------------------------------------------------------------------------------

-- whether it reads limbs, or those within, and belongs behind them
local BEHIND = { lane = true, total = true, subtotal = true }
local function is_behind(node) return BEHIND[node.op] end

-- nodes that are read where they are kept
local KEPT = { total = true, subtotal = true, outer = true }

-- at which level each node is computed: on each one the rest first and then the limbs
local function levels_of(program)
  local level = {}
  for _, node in ipairs(program.order) do
    local at = 0
    for _, x in ipairs(operands(node)) do at = math.max(at, level[base(x)] or 0) end
    level[node] = is_behind(node) and at + 1 or at
  end
  return level
end

-- A limb's value that only a later level reads is computed there, unless that means to keep more
-- values until then.
local function defer(program, level, free)
  local first, kept = {}, {} -- the first level that reads it; whether it is kept anyway
  local function is_own(node) return program.wide[node] and not free[node] end
  local function read(x, at)
    local node = base(x)
    if node.const then return end
    first[node] = math.min(first[node] or math.huge, at)
    kept[node] = kept[node] or is_own(node) and at > level[node]
  end
  for _, event in ipairs(program.events) do
    if event.node and not event.node.const then read(event.node, level[base(event.node)]) end
  end
  for k = #program.order, 1, -1 do
    local node = program.order[k]
    local turns = node.op == "sin" or node.op == "cos" -- which go together
    local apart = node.of or KEPT[node.op] or turns
    if is_own(node) and not apart and (first[node] or 0) > level[node] then
      local more = 0
      for _, x in ipairs(operands(node)) do
        local y = base(x)
        if is_own(y) and not kept[y] then more = more + 1 end
      end
      if more <= 1 then level[node], kept[node] = first[node], nil end
    end
    local at = is_behind(node) and level[node] - 1 or level[node]
    for _, x in ipairs(operands(node)) do read(x, at) end
  end
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

-- x is read in a stage, where `at` says
function Stages:read(x, stage, at)
  local node = base(x)
  if node.const then return end
  local home = self.home[node]
  if node.op == "input" then
    self.alone[node], self.let[node.id] = true, self.written[node.array]
  end
  if self.kind[node] == "place" and not home then
    if not stage.at[node] then
      stage.at[node] = at
      table.insert(stage.order, node)
    end
  elseif home == stage then
    self.reread[node] = true
  elseif home and (home.set or stage.set) and not (KEPT[node.op] or self.free[node]) then
    self.let[node.id], self.crosses[node] = true, true
  end
end

function Stages:place(program, level)
  for _, node in ipairs(program.order) do
    local set = self.kind[node] ~= "given" and program.wide[node] or nil
    if not (node.of and self.free[node]) then self.home[node] = self:on(level[node], set) end
  end
  for _, node in ipairs(program.order) do
    local stage = self.home[node]
    if stage then
      table.insert(stage.order, node)
      if node.op == "total" or node.op == "subtotal" then
        -- what a limb reads by itself, as an argument's elements, has no home
        local home = self.home[node.a]
        stage = home or self:on(level[node] - 1, program.wide[node.a])
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
      local stage = event.set and self.home[node] or self:on(level[node] or 0, event.set)
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

-- nodes and events of each stage in the order of their places, vectors of scalars first, else as
-- they came
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

-- whether every element that is overwritten is read before
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

function M.stages(program, args)
  local stages = setmetatable({
    sets = program.sets, rank = {}, by_key = {}, home = {}, let = {}, kind = {}, free = {},
    written = {}, alone = {}, crosses = {}, reread = {},
  }, Stages)
  local indexed = {}
  for _, event in ipairs(program.events) do
    if event.kind == "store" then stages.written[event.array] = true end
  end
  for _, arg in ipairs(args) do
    indexed[arg.name] = not arg.bits and not arg.params and #arg.dims > 0 or nil
  end
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
  local level = levels_of(program)
  defer(program, level, stages.free)
  stages:place(program, level)
  stages:divide(program.events, level)
  for _, pivot in ipairs(program.pivots) do stages:read(pivot.node, stages[1], 0) end
  stages:sort()
  return stages:is_sound() and stages or nil
end

return M
