-- From a trace to a program: which values become statements, what they are called, in what order.
--
--   lower.program(trace, live, namer) -> {
--     constants  { { id, node, sign, body, note } }, by owning body, then by creation
--     blocks     in order: { kind = "section", title } { kind = "step", text }
--                { kind = "equations", list of texts }
--                { kind = "let", node, id } { kind = "store", array, index, node }
--                { kind = "sincos", group }: all sines and cosines
--                { kind = "row" "supernode" "mirror", .. }: see prog.trace
--                { kind = "total", node }: a limb adds to a sum; { kind = "store", places, .. }: of
--                each limb, both as of prog.turns
--     names      node -> { id, sign }: what stands for it in C (id holds sign * node)
--     statements, nameless   how many there are, and how many of them are anonymous (_t1 ..)
--     pivots     { { dof, node } }
--     book_name  node -> { id, sign } or nil: what a constant inside a formula is called, if it is
--                emitted or a number of the robot;  is_derived  node -> whether the model names it
--     negated    node -> of how many negative products it is a factor
--     sincos     what prog.sincos gathers, or nil; with names = { angle, s, c } of the
--                arrays, places = list of the names of the places in them; where they are few,
--                calls = { { of, s, c, angle } } instead: the angle of each call, the names of
--                what it gives, and of the angle where that is an expression
--     wide[node] = set of limbs: what stands for it is a vector (prog.quotient);  sets: all of
--                them;  stages   of prog.turns, where these go one after the other, each with first
--                and last in blocks and the sines of its own; sincos is the first of those then
--     order, cost   as prog.live has them;  uses_rows   whether operations on memory are by rows;
--     sizes   whether products of matrices have functions with constant sizes (prog.sized) }
-- namer: { scope = a names.scope, copy_name(array, index) for elements of the arguments;
-- together = true: all sines and cosines by one call, otherwise each by itself; cost, by_rows;
-- textbook = true: terms of sums stay in the order of the algorithm (prog.ready);
-- constants = those of another program beside which this one stands, which are named already;
-- stages = of prog.turns, or nil }.
-- A program is finished when it leaves here: whatever cuts or writes it changes nothing in it.
--
-- Rules (DESIGN 2): a value with a role is a statement under that name; a shared one without a role
-- is <owner>_t1.. counted within its owner; one used once is part of its user, as long as that one
-- has not too many operands.  Order: the algorithm's own, then creation.
local later = require "later"
local base = require("prog.trace").base
local blocks = require "prog.blocks"
local components = require "prog.components"
local lists = require "list"
local naming = require "prog.naming"
local ready = require "prog.ready"
local signs = require "prog.signs"
local sincos = require "prog.sincos"
local sized = require "prog.sized"
local turned = later.functions "prog.turned"

local M = {}

-- How much of an expression is written into its user, counted in operands: names may get longer or
-- shorter and no statement changes.
local WIDEST = 8 -- a product, or what stands in parentheses
local LONGEST = 40 -- a sum, which goes over several lines

-- What products that are statements of their own with a minus, and have no constant to put it on,
-- are made of.
local function negated_factors(trace, live)
  local counts = {}
  for _, node in ipairs(live.order) do
    local role = node.op == "mul" and trace.roles[node]
    if role then
      local a, b = node.a, node.b
      local minus = (role.sign < 0) ~= (a.op == "neg") ~= (b.op == "neg")
      if minus and not (a.const or b.const) then
        a, b = base(a), base(b)
        counts[a], counts[b] = (counts[a] or 0) + 1, (counts[b] or 0) + 1
      end
    end
  end
  return counts
end

-- Which elements of an argument are copied to a local: those of an array that is overwritten, when
-- they have a name in the book or are read more than once.
local function needs_copy(trace, live)
  local written = {} -- array -> index -> true
  for _, event in ipairs(trace.events) do
    if event.kind == "store" then
      written[event.array] = written[event.array] or {}
      written[event.array][event.index] = true
    end
  end
  return function(node)
    local of_array = written[node.array]
    if not of_array or not of_array[node.index] then return false end
    return live.uses[node] > 1 or trace.roles[node] ~= nil
  end
end

-- what is a word where it is used
local ATOMS = {
  input = true, lane = true, lanes = true, total = true, subtotal = true, outer = true,
}

-- Which values become statements, bottom-up: those with a role, those that are shared, and, where
-- an expression would get too wide, the widest part of it.
local function choose(trace, live, sines, stages)
  local let, width = stages.let or {}, {} -- by id: neighbours in memory
  local roles, uses = trace.roles, live.uses
  local spare, place, inside = sines.spare, sines.place, sines.inside
  local copy = needs_copy(trace, live)

  local function inlined(x) return not (let[x.id] or x.const or ATOMS[x.op]) end
  local function width_of(x) return inlined(x) and width[x.id] or 1 end

  -- how wide an expression of both is, once what would make it too wide has a name
  local function product(a, b)
    while width_of(a) + width_of(b) > WIDEST and (inlined(a) or inlined(b)) do
      let[width_of(a) >= width_of(b) and a.id or b.id] = true
    end
    return width_of(a) + width_of(b)
  end

  -- the first operand of a sum goes on in the same lines, the second stands in parentheses
  local function sum(a, b)
    if width_of(b) > WIDEST then let[b.id] = true end
    if width_of(a) + width_of(b) > LONGEST then let[a.id] = true end
    return width_of(a) + width_of(b)
  end

  for _, node in ipairs(live.order) do
    if node.op == "input" then
      let[node.id] = not (stages.alone and not stages.alone[node])
        and (let[node.id] or node.fresh or copy(node) or trace.kept[node]) or nil
    elseif node.fresh or node.op == "lanes" then
      let[node.id] = not (stages.kind and stages.kind[node] == "number") or nil
    elseif node.op == "lane" then
      let[node.a.id] = not ATOMS[node.a.op] or let[node.a.id]
    elseif not ATOMS[node.op] then
      local a, b = base(node.a), node.b and base(node.b)
      local join = (node.op == "add" or node.op == "sub") and sum or product
      width[node.id] = b and join(a, b) or width_of(a)
      if inside[node] then
        let[node.id] = nil
      elseif roles[node] or uses[node] - (spare[node] or 0) > 1 or place[node] then
        let[node.id] = true
      end
    end
  end
  return let
end

-- the sines of each stage; of all of them spare, place and inside, as of prog.sincos
local function gather_sines(stages, trace, live, namer)
  local groups = {}
  for k, stage in ipairs(namer.together and stages or {}) do
    local group = sincos.gather(namer.stages and stage or live, namer.stages ~= nil)
    if group and not group.few then naming.angles(group, trace, namer.scope) end
    groups[#groups + 1], stages[k].sincos = group, group
  end
  local function of_any(key)
    if #groups < 2 then return groups[1] and groups[1][key] or {} end
    return setmetatable({}, { __index = function(_, node)
      for _, group in ipairs(groups) do
        if group[key][node] then return group[key][node] end
      end
    end })
  end
  return { spare = of_any "spare", place = of_any "place", inside = of_any "inside",
    first = groups[1] }
end

-- blocks of all stages, each knowing its first and last
local function in_stages(stages, trace, live, names, let, scope)
  local list = {}
  for _, stage in ipairs(stages) do
    local chosen, group = {}, stage.sincos
    for _, node in ipairs(stage.order) do
      if let[node.id] then chosen[#chosen + 1] = node end
    end
    if group and group.few then naming.calls(group, trace, scope, names, chosen) end
    stage.first = #list + 1
    lists.append(list,
      components.sort(blocks.of(stage.events, live, names, chosen, group, stage.at), names))
    stage.last = #list
  end
  return list
end

-- constants that do not stand in the tables of limbs alone
local function plain_ones(constants, trace, live, stages)
  local plain, list = turned.plain(trace, live, stages), {}
  for _, constant in ipairs(constants) do
    if plain[constant.node] then list[#list + 1] = constant end
  end
  return list
end

function M.program(trace, live, namer)
  local names = {}
  local stages = namer.stages or { { order = live.order, events = trace.events } }
  local sines = gather_sines(stages, trace, live, namer)
  if not namer.textbook then ready.settle(trace, live, namer.stages) end
  local let = choose(trace, live, sines, stages)
  local given = namer.constants or {}
  local sign = signs.settle(trace, live, let, given)
  local constants = naming.constants(trace, live, sign, namer.scope, names, given)
  if namer.stages then constants = plain_ones(constants, trace, live, namer.stages) end
  naming.lets(trace, live, let, sign, namer, names)
  local statements, nameless = 0, 0
  local list = in_stages(stages, trace, live, names, let, namer.scope)
  for _, block in ipairs(list) do
    if block.node or block.kind == "mirror" then
      statements = statements + 1
      local node = block.kind == "let" and block.node
      if node and node.op ~= "input" and not names[node].role then nameless = nameless + 1 end
    end
  end
  return {
    statements = statements, nameless = nameless, constants = constants, names = names,
    pivots = trace.pivots,
    negated = negated_factors(trace, live),
    book_name = function(node)
      local note = node.op == "param" and trace.notes[node]
      return names[node] or note and { id = note.name, sign = 1 } or nil
    end,
    is_derived = function(node) return trace.notes[node] ~= nil end,
    note_of = function(node) return trace.notes[node] and trace.notes[node].note end,
    blocks = list, sincos = sines.first, stages = namer.stages,
    wide = trace.wide or {}, sets = trace.sets, order = live.order, cost = namer.cost,
    uses_rows = namer.by_rows, sizes = sized.are_few(list),
  }
end

return M
