-- What there is to know of a function whose limbs go one after the other (prog.limbs.turns).
--
--   turned.plain(program) -> set of constants that stand for themselves, and not only
--     in the tables of limbs
--   turned.of(program, stages) -> the program with stages, operations that run as its cost, text =
--     those that stand there, and length = with what is passed on and calls; nil without stages
--   turned.named(program, name, scope, model) -> what is called how in C, made of `name`, the
--     function's there: { k, w, o, struct, sets[set] = { m, numbers, kept, roots, tables,
--     functions } }
--   turned.kept(program) -> what passes between its functions: nodes of the rest of the robot and
--     sums, by set those of a limb, and by set the numbers in which limbs differ
local base = require("expr").base
local limbs = require "model.limbs"
local order = require "order"
local programs = require "prog.program"

local M = {}

local PASSED, CALL = 2, 8 -- operations that passing on a value, and a call, are worth

local SUMS = { total = true, subtotal = true } -- over all limbs, over those within one

function M.plain(program)
  local plain, stages = {}, program.stages
  local function read(x) if x then plain[base(x)] = true end end
  for _, node in ipairs(program.order) do
    for _, x in ipairs(stages.kind[node] ~= "number" and (node.of or { node.a, node.b }) or {}) do
      read(x)
    end
  end
  for _, event in ipairs(program.events) do read(event.node) end
  for _, pivot in ipairs(program.pivots) do read(pivot.node) end
  return plain
end

local function length_of(program, stages)
  local sum = program.cost.total
  for _, node in ipairs(program.order) do
    if stages.crosses[node] or SUMS[node.op] then sum = sum + PASSED end
  end
  for _, stage in ipairs(stages) do
    if stage.set then sum = sum + CALL * #stage.set.members end
  end
  return sum
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
      if stage.set == set then
        of.functions[stage] = scope(("%s_of_%s"):format(name, word))
      end
    end
    called.sets[set] = of
    if set.outer and not called.o then called.o = scope "o" end
  end
  called.m = program.sets[1] and called.sets[program.sets[1]].m
  return called
end

local function cost_of(program)
  local cost = order.with(program.cost, {})
  for _, node in ipairs(program.order) do
    local members = program.wide[node] and #program.wide[node].members - 1
    if members and cost[node.op] then cost[node.op] = cost[node.op] + members end
    if SUMS[node.op] then cost.add = cost.add + #program.wide[base(node.a)].members end
  end
  cost.total = cost.mul + cost.add + cost.sub + cost.div
  return cost
end

function M.of(program, stages)
  return stages and programs.with(program, { stages = stages, text = program.cost.total,
    length = length_of(program, stages), cost = cost_of(program) })
end

function M.kept(program)
  local rest, by_set, numbers = {}, {}, {}
  local function put(list, set, node)
    list[set] = list[set] or {}
    table.insert(list[set], node)
  end
  for _, node in ipairs(program.order) do
    local home, kind = program.stages.home[node], program.stages.kind[node]
    local set = program.wide[node]
    if kind == "number" then
      put(numbers, set, node)
    elseif kind == "given" then
      put(by_set, set, node)
    elseif node.op == "total" then
      rest[#rest + 1] = node
    elseif node.op == "subtotal" then
      put(by_set, set, node)
    elseif program.stages.crosses[node] then
      if home.set then put(by_set, home.set, node) else rest[#rest + 1] = node end
    end
  end
  return rest, by_set, numbers
end

return M
