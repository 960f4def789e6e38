-- What there is to know of a function whose limbs go one after the other (prog.turns).
--
--   turned.plain(trace, live, stages) -> set of constants that stand for themselves, and not only
--     in the tables of limbs
--   turned.length(stages, live) -> how much text it is, counted in operations
--   turned.named(program, name, scope, model) -> what is called how in C, made of `name`, the
--     function's there: { k, w, o, struct, sets[set] = { m, numbers, kept, roots, tables,
--     functions } }
--   turned.cost(trace, live) -> operations that run, by kind, as live.cost has those of the text
--   turned.kept(program) -> what passes between its functions: nodes of the rest of the robot and
--     sums, by set those of a limb, and by set the numbers in which limbs differ
local base = require("expr").base
local limbs = require "model.limbs"
local live_of = require "prog.live"

local M = {}

local PASSED, CALL = 2, 8 -- operations that passing on a value, and a call, are worth

local SUMS = { total = true, subtotal = true } -- over all limbs, over those within one

function M.plain(trace, live, stages)
  local plain = {}
  local function read(x) if x then plain[base(x)] = true end end
  for _, node in ipairs(live.order) do
    for _, x in ipairs(stages.kind[node] ~= "number" and (node.of or { node.a, node.b }) or {}) do
      read(x)
    end
  end
  for _, event in ipairs(trace.events) do read(event.node) end
  for _, pivot in ipairs(trace.pivots) do read(pivot.node) end
  return plain
end

-- operations that stand in the text, what is passed on and calls being some
function M.length(stages, live)
  local sum = live_of.cost(live).total
  for _, node in ipairs(live.order) do
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

function M.cost(trace, live)
  local cost = live_of.cost(live)
  for _, node in ipairs(live.order) do
    local members = trace.wide[node] and #trace.wide[node].members - 1
    if members and cost[node.op] then cost[node.op] = cost[node.op] + members end
    if SUMS[node.op] then cost.add = cost.add + #trace.wide[base(node.a)].members end
  end
  cost.total = cost.mul + cost.add + cost.sub + cost.div
  return cost
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
