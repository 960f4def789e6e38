-- Decides which values of a live program become statements, and their names and order.
--
--   lower.program(program, namer) -> the program with what is written (prog.program)
-- namer: { scope = a names.scope, numbers = the robot's book of them (prog.numbers),
-- copy_name(array, index, ids) for elements of the arguments (emit.symbols), together = true: all
-- sines and cosines by one call, else each by itself, textbook = true: terms of sums keep the order
-- of the algorithm (prog.ready) }
--
-- Rules: a value with a role is a statement under that name; a shared one without a role
-- is <owner>_t1.. counted within its owner; one used once is part of its user, unless that has too
-- many operands.  Order: the algorithm's own, then creation.
local later = require "later"
local expr = require "expr"
local blocks = require "prog.blocks"
local lists = require "list"
local memory = require "prog.memory"
local naming = require "prog.naming"
local order = require "order"
local programs = require "prog.program"
local ready = require "prog.ready"
local sincos = require "prog.sincos"
local turns = later "prog.limbs.turns"

local base = expr.base

local M = {}

-- Limits for an expression that is written into its user.  They count operands, not characters, so
-- that longer names change no statement.
local WIDEST = 8 -- a product, or an expression in parentheses
local LONGEST = 40 -- a sum, which may take several lines

-- The elements of an argument that are copied to a local: those of an array that is overwritten, if
-- they have a name in the book or are read more than once.
local function needs_copy(program)
  local function name_of(element) return element.array .. " " .. element.index end
  local stores = lists.those(program.events, function(event) return event.kind == "store" end)
  local written = lists.set(lists.mapped(stores, name_of))
  return function(node)
    return written[name_of(node)] and (program.uses[node.id] > 1 or program.roles[node] ~= nil)
  end
end

-- operations that are written as one word
local ATOMS = {
  input = true, lane = true, lanes = true, total = true, subtotal = true, outer = true,
}

-- Values as parts of expressions, by id: let, whether it is a statement; width, of the text that is
-- written into its user
local Parts = {}
Parts.__index = Parts

-- makes a statement of a part, which its users then read as one operand
function Parts:name(id)
  self.let[id], self.width[id] = true, nil
  return 1
end

-- the width of an expression of both, after naming the parts that would make it too wide
function Parts:product(a, b)
  local wide_a, wide_b = self.width[a.id] or 1, self.width[b.id] or 1
  while wide_a + wide_b > WIDEST do
    if wide_a >= wide_b then wide_a = self:name(a.id) else wide_b = self:name(b.id) end
  end
  return wide_a + wide_b
end

-- the first operand of a sum continues on the same lines, the second is in parentheses
function Parts:sum(a, b)
  local wide_a, wide_b = self.width[a.id] or 1, self.width[b.id] or 1
  if wide_b > WIDEST then wide_b = self:name(b.id) end
  if wide_a + wide_b > LONGEST then wide_a = self:name(a.id) end
  return wide_a + wide_b
end

-- The values that become statements, bottom-up: those with a role, those that are shared, and the
-- widest part of each expression that would get too wide.
local function statements_of(program, sines, stages)
  local let = order.with(stages.let or {}, {}) -- by id, so that it is a list, as is
  local parts = setmetatable({ let = let, width = {} }, Parts)
  local roles, uses, kept = program.roles, program.uses, program.kept
  local spare, place, inside = sines.spare, sines.place, sines.inside
  local copy = needs_copy(program)
  for _, node in ipairs(program.order) do
    local id, op = node.id, node.op
    if op == "input" then
      let[id] = not (stages.alone and not stages.alone[node])
        and (let[id] or node.fresh or copy(node) or kept[node]) or nil
    elseif node.fresh or op == "lanes" then
      let[id] = not (stages.kind and stages.kind[node] == "number") or nil
    elseif ATOMS[op] then
      if op == "lane" and not ATOMS[node.a.op] then parts:name(node.a.id) end
    else
      local a, b = base(node.a), node.b and base(node.b)
      local join = expr.SUM[op] and parts.sum or parts.product
      local wide = b and join(parts, a, b) or parts.width[a.id] or 1
      if inside[node] then
        let[id], parts.width[id] = nil, wide
      elseif roles[node] or uses[id] - (spare[node] or 0) > 1 or place[node] then
        let[id] = true
      elseif not let[id] then
        parts.width[id] = wide
      end
    end
  end
  return let
end

-- the groups of sines of[stage]; and spare, place and inside of all of them (prog.sincos)
local function gather_sines(stages, program, namer)
  local all = { spare = {}, place = {}, inside = {}, of = {}, first = nil }
  for k = namer.together and #stages or 0, 1, -1 do
    local group = sincos.gather(program.stages and stages[k] or program, program.stages ~= nil)
    if group then
      all.of[stages[k]], all.first = group, group
      for _, key in ipairs { "spare", "place", "inside" } do
        all[key] = order.with(all[key], group[key])
      end
    end
  end
  for _, stage in ipairs(stages) do
    local group = all.of[stage]
    if group and not group.few then naming.angles(group, program, namer.scope) end
  end
  return all
end

-- the blocks of all stages, and where each stage begins and ends in them
local function in_stages(stages, program, names, let, sines, scope)
  local list, spans = {}, {}
  for _, stage in ipairs(stages) do
    local group = sines.of[stage]
    local chosen = lists.those(stage.order, function(node) return let[node.id] end)
    if group and group.few then naming.calls(group, program, scope, names, chosen) end
    local first = #list + 1
    lists.append(list, blocks.of(stage.events, program.uses, names, chosen, group, stage.at))
    spans[stage.key or 0] = { first = first, last = #list, sincos = group }
  end
  return list, spans
end

-- The constants that are read outside the tables of limbs.  In the tables they are literals.
local function plain_ones(constants, program, names, book)
  local plain = turns.plain(program)
  local list = lists.those(constants, function(constant) return plain[constant.node] end)
  local _, _, tables = turns.kept(program)
  for _, set in ipairs(program.sets) do
    for _, vector in ipairs(tables[set]) do
      for _, x in ipairs(vector.of) do
        local name = names[base(x)]
        if name then book:tabulate(name.id) end
      end
    end
  end
  return list
end

function M.program(program, namer)
  -- In this order: sums, statements, constants, signs, names, each from those before it.
  local names = {}
  local stages = program.stages or { { order = program.order, events = program.events } }
  local sines = gather_sines(stages, program, namer)
  if not (namer.textbook or program.stages) then ready.settle(program) end
  local let = statements_of(program, sines, stages)
  local constants = namer.numbers:take(program)
  for _, constant in ipairs(constants) do names[constant.node] = constant end
  local sign = naming.signs(program, let, constants)
  if program.stages then constants = plain_ones(constants, program, names, namer.numbers) end
  naming.lets(program, let, sign, namer, names)
  local list, spans = in_stages(stages, program, names, let, sines, namer.scope)
  return programs.with(program, {
    statements = lists.count(list, function(block) return block.node end),
    nameless = lists.count(list, function(block)
      local name = block.kind == "let" and block.node.op ~= "input" and names[block.node]
      return name and not (name.role or name.named)
    end),
    constants = constants, names = names, blocks = list, sincos = sines.first,
    sizes = memory.are_few(list), spans = spans,
  })
end

return M
