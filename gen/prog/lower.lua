-- From a trace to a program: which values become statements, what they are called, in what order.
--
--   lower.program(trace, live, namer) -> {
--     constants  { { id, node, sign, body, note } }, by owning body, then by creation
--     blocks     in order: { kind = "section", title } { kind = "step", text }
--                { kind = "equations", list of texts }
--                { kind = "let", node, id } { kind = "store", array, index, node }
--                { kind = "sincos", group }: all sines and cosines
--                { kind = "row" "supernode" "mirror", .. }: see prog.trace
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
--     wide[node] = set of limbs: what stands for it is a vector (prog.limbs);  sets: all of
--                them
--     order, cost   as prog.live has them;  uses_rows   whether operations on memory are by rows }
-- namer: { scope = a names.scope, copy_name(array, index) for elements of the arguments;
-- together = true: all sines and cosines by one call, otherwise each by itself; cost, by_rows;
-- constants = those of another program beside which this one stands, which are named already }.
-- A program is finished when it leaves here: whatever cuts or writes it changes nothing in it.
--
-- Rules (DESIGN 2): a value with a role is a statement under that name; a shared one without a role
-- is <owner>_t1.. counted within its owner; one used once is part of its user, as long as that one
-- has not too many operands.  Order: the algorithm's own, then creation.
local base = require("prog.trace").base
local components = require "prog.components"
local lists = require "list"
local signs = require "prog.signs"
local sincos = require "prog.sincos"

local M = {}

-- How much of an expression is written into its user, counted in operands: names may get longer or
-- shorter and no statement changes.
local WIDEST = 8 -- a product, or what stands in parentheses
local LONGEST = 40 -- a sum, which goes over several lines

-- The owner in force when number `at` was given; asked for mostly in ascending order.
local function ownership(owners)
  local k = 0
  return function(at)
    while k > 0 and owners[k].at > at do k = k - 1 end
    while owners[k + 1] and owners[k + 1].at <= at do k = k + 1 end
    return owners[k]
  end
end

local function role_name(role)
  local id = role.id
  if not id then
    id = role.owner .. "_" .. role.symbol
    if role.frame then id = id .. "_" .. role.frame end
    if role.component then id = id .. "_" .. role.component end
    role.id = id
  end
  return id
end

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

-- who a sine or cosine belongs to
local function owner_of(node, trace)
  local role = trace.roles[node]
  return role and role.owner or ownership(trace.owners)(node.at).id
end

-- Places in the arrays of angles have names, so that one more joint does not renumber the others.
local function name_angles(group, trace, scope)
  group.names = { angle = scope "angle", s = scope "s", c = scope "c" }
  group.places = {}
  for k, node in ipairs(group.sines) do
    group.places[k] = scope("at_" .. owner_of(node, trace))
  end
end

local function opposite(node) return { op = "neg", a = node } end

-- The calls of few sines.  What each gives is called what the program calls it; a minus before the
-- sine goes to the angle.
local function name_calls(group, trace, scope, names, chosen)
  local calls, minus = {}, {}
  for _, node in ipairs(chosen) do
    local place, name = group.place[node], names[node]
    if place and place.array == "s" and name.sign < 0 then minus[place.index] = true end
  end
  for k, angle in ipairs(group.angles) do
    calls[k] = { of = minus[k] and opposite(angle) or angle }
  end
  for _, node in ipairs(chosen) do
    local place, name = group.place[node], names[node]
    if place and (place.array == "s" or name.sign > 0) then
      calls[place.index][place.array] = name.id
    end
  end
  for k, call in ipairs(calls) do
    local owner, name = owner_of(group.sines[k], trace), names[call.of]
    local is_place = name and name.sign > 0 or not name and call.of.op == "input"
    call.s, call.c = call.s or scope(owner .. "_s"), call.c or scope(owner .. "_c")
    if not is_place then call.angle = scope(owner .. "_angle") end
  end
  group.calls = calls
end

local function name_constants(trace, live, sign, scope, names, given)
  local constants, counts = {}, {}
  for _, constant in ipairs(given) do
    names[constant.node] = { id = scope(constant.id), sign = constant.sign }
  end
  local owner_at = ownership(trace.owners)
  for _, node in ipairs(live.constants) do
    local note, role = trace.notes[node], trace.roles[node]
    local owner, hint = owner_at(node.at), trace.hints[node]
    if names[node] then goto continue end
    local constant = { node = node, sign = sign[node], body = owner and owner.body or 0 }
    if note then
      constant.id = scope(note.name)
      constant.body, constant.note = note.body, note.note
    elseif role or hint and hint.sign == sign[node] then
      constant.id = scope(role_name(role or hint))
    else
      counts[owner.id] = (counts[owner.id] or 0) + 1
      constant.id = scope(("%s_k%d"):format(owner.id, counts[owner.id]))
    end
    names[node] = { id = constant.id, sign = constant.sign }
    constants[#constants + 1] = constant
    ::continue::
  end
  table.sort(constants, function(a, b)
    if a.body ~= b.body then return a.body < b.body end
    if a.node.at ~= b.node.at then return a.node.at < b.node.at end
    return a.node.id < b.node.id
  end)
  return constants
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

-- Which values become statements, bottom-up: those with a role, those that are shared, and, where
-- an expression would get too wide, the widest part of it.
local function choose(trace, live, group)
  local let, width = {}, {} -- by id: neighbours in memory
  local roles, uses = trace.roles, live.uses
  local spare, place = group and group.spare or {}, group and group.place or {}
  local copy = needs_copy(trace, live)

  local function inlined(x)
    return not (let[x.id] or x.const or x.op == "input" or x.op == "lane")
  end
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
      let[node.id] = node.fresh or copy(node) or trace.kept[node] or nil
    elseif node.fresh or node.op == "lanes" then
      let[node.id] = true
    elseif node.op == "lane" then
      let[node.a.id] = true
    else
      local a, b = base(node.a), node.b and base(node.b)
      local join = (node.op == "add" or node.op == "sub") and sum or product
      width[node.id] = b and join(a, b) or width_of(a)
      if roles[node] or uses[node] - (spare[node] or 0) > 1 or place[node] then
        let[node.id] = true
      end
    end
  end
  return let
end

-- names for the chosen ones -> list of these, in the order of their statements
local function name_lets(trace, live, let, sign, namer, names)
  local list, counts, owner_at, scope = {}, {}, ownership(trace.owners), namer.scope
  for _, node in ipairs(live.order) do
    if let[node.id] then
      list[#list + 1] = node
      local role, hint = trace.roles[node], trace.hints[node]
      local id
      if role then
        id = role_name(role)
      elseif hint and (hint.sign == sign[node] or node.op == "sub") then
        sign[node] = hint.sign -- a - b turns round for nothing
        role, id = hint, role_name(hint)
      elseif node.op == "input" then
        id = namer.copy_name(node.array, node.index)
      else
        local owner = owner_at(node.at).id
        if trace.wide and trace.wide[node] then owner = trace.ids[owner] or owner end
        counts[owner] = (counts[owner] or 0) + 1
        id = ("%s_t%d"):format(owner, counts[owner])
      end
      names[node] = { id = scope(id), sign = sign[node], role = role }
    end
  end
  return list
end

-- "of w, dw only w_y, w_z are live", or "F to waist: only nz is live", from the liveness of a
-- step's parts; what the step says where all are, or none
local function step_text(step, live)
  local alive, symbols, known, dead = {}, {}, {}, false
  for _, part in ipairs(step.parts) do
    if not known[part.symbol] then
      known[part.symbol], symbols[#symbols + 1] = true, part.symbol
    end
  end
  for _, part in ipairs(step.parts) do
    if live.uses[part.node] then
      alive[#alive + 1] = #symbols > 1 and part.symbol .. "_" .. part.component or part.component
    else
      dead = true
    end
  end
  if not dead or #alive == 0 then return step.text end
  local whose = step.subjects and ("of %s "):format(table.concat(symbols, ", ")) or ""
  local between = not step.text and "" or step.subjects and ";  " or ": "
  return ("%s%s%sonly %s %s live"):format(step.text or "", between, whose,
    table.concat(alive, ", "), #alive == 1 and "is" or "are")
end

-- chosen: the nodes that are statements, in order
local function blocks(trace, live, names, chosen, group)
  -- both lists are in order; the call for the sines comes first of its section, after what its
  -- angles are made of and before all sines
  local items, events, next_event = {}, trace.events, 1
  local feeds = group and sincos.feeds(group, names) or {}
  local place = group and group.place or {}
  local early, sines, rest, waiting = {}, {}, {}, group ~= nil
  for _, node in ipairs(chosen) do
    -- what comes before the call anyway stays where it is: others may read it there
    local moved = feeds[node] and node.at >= group.first
    local list = moved and early or place[node] and sines or rest
    list[#list + 1] = { kind = "let", node = node, id = names[node].id }
  end
  table.sort(sines, function(a, b)
    local pa, pb = place[a.node], place[b.node]
    if pa.index ~= pb.index then return pa.index < pb.index end
    return pa.array > pb.array
  end)
  local function events_before(at)
    while events[next_event] and events[next_event].at < at do
      items[#items + 1] = events[next_event]
      next_event = next_event + 1
    end
  end
  local function reach(at)
    if waiting and at >= group.first then
      waiting = false
      events_before(group.first)
      lists.append(items, early)
      items[#items + 1] = { kind = "sincos", group = group }
      lists.append(items, sines)
    end
    events_before(at)
  end
  for _, item in ipairs(rest) do
    reach(item.node.at)
    items[#items + 1] = item
  end
  reach(math.huge)

  -- headings are kept only where a statement follows
  local list, equations, section, step = {}, {}, nil, nil
  for _, item in ipairs(items) do
    if item.kind == "equations" then
      equations[#equations + 1] = item.text
    elseif item.kind == "section" then
      section, step = item, nil
    elseif item.kind == "step" then
      step = item
    else
      if #equations > 0 then list[#list + 1] = { kind = "equations", list = equations } end
      if section then list[#list + 1] = { kind = "section", title = section.title } end
      local words = step and step_text(step, live)
      if words then list[#list + 1] = { kind = "step", text = words } end
      equations, section, step = {}, nil, nil
      list[#list + 1] = item
    end
  end
  return list
end

function M.program(trace, live, namer)
  local names = {}
  local group = namer.together and sincos.gather(live) or nil
  if group and not group.few then name_angles(group, trace, namer.scope) end
  local let = choose(trace, live, group)
  local given = namer.constants or {}
  local sign = signs.settle(trace, live, let, given)
  local constants = name_constants(trace, live, sign, namer.scope, names, given)
  local chosen = name_lets(trace, live, let, sign, namer, names)
  if group and group.few then name_calls(group, trace, namer.scope, names, chosen) end
  local statements, nameless = 0, 0
  local list = components.sort(blocks(trace, live, names, chosen, group), names)
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
    blocks = list, sincos = group,
    wide = trace.wide or {}, sets = trace.sets, order = live.order, cost = namer.cost,
    uses_rows = namer.by_rows,
  }
end

return M
