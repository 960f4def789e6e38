-- From a trace to a program: which values become statements, what they are called, in what order.
--
--   lower.program(trace, live, namer) -> {
--     constants  { { id, node, sign, body, note } }, by owning body, then by creation
--     blocks     in order: { kind = "section", title } { kind = "step", text }
--                { kind = "let", node, id } { kind = "store", array, index, node }
--                { kind = "sincos", group }: all sines and cosines
--                { kind = "row" "run" "mirror", .. }: see prog.trace
--     names      node -> { id, sign }: what stands for it in C (id holds sign * node)
--     pivots     { { dof, node } }
--     book_name  node -> { id, sign } or nil: what a constant inside a formula is called, whether
--                or not it is emitted;  is_derived  node -> whether the model itself names it
--     negated    node -> of how many negative products it is a factor
--     sincos     what prog.sincos gathers, or nil; with names = { angle, s, c } of the
--                arrays, places = list of the names of the places in them }
-- namer: { scope = a names.scope, copy_name(array, index), input_width(array, index) } for elements
-- of the arguments; together = true: all sines and cosines by one call, otherwise each by itself.
--
-- Rules (DESIGN 2): a value with a role is a statement under that name; a shared one without a role
-- is <owner>_t1.. counted within its owner; one used once is part of its user, as long as the
-- user fits a line.  Order: the algorithm's own, then creation.
local base = require("prog.trace").base
local sincos = require "prog.sincos"

local M = {}

local WIDEST = 60 -- of an inlined expression, in characters

-- The owner in force when number `at` was given; asked for mostly in ascending order.
local function ownership(owners)
  local k = 1
  return function(at)
    while k > 1 and owners[k].at > at do k = k - 1 end
    if not owners[k] or owners[k].at > at then return nil end
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

-- A constant without a name of its own takes the sign that spares the products it is in a minus.
local function handy_signs(trace, live)
  local votes = {}
  for _, node in ipairs(live.order) do
    local role = trace.roles[node]
    if role and (node.op == "mul" or node.op == "div") then
      local constant = node.a.const and node.a or node.b.const and node.b
      if constant then votes[constant] = (votes[constant] or 0) + role.sign end
    end
  end
  return votes
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

-- Places in the arrays of angles have names, so that one more joint does not renumber the others.
local function name_angles(group, trace, scope)
  group.names = { angle = scope "angle", s = scope "s", c = scope "c" }
  group.places = {}
  local owner_at = ownership(trace.owners)
  for k, node in ipairs(group.sines) do
    local role = trace.roles[node]
    group.places[k] = scope("at_" .. (role and role.owner or owner_at(node.at).id))
  end
end

local function name_constants(trace, live, scope, names)
  local constants, counts, handy = {}, {}, handy_signs(trace, live)
  local owner_at = ownership(trace.owners)
  for _, node in ipairs(live.constants) do
    local note, role = trace.notes[node], trace.roles[node]
    local owner = owner_at(node.at)
    local constant = { node = node, sign = 1, body = owner and owner.body or 0 }
    if note then
      constant.id, constant.sign = scope(note.name), note.sign or 1
      constant.body, constant.note = note.body, note.note
    elseif role then
      constant.id, constant.sign = scope(role_name(role)), role.sign
    else
      constant.sign = handy[node] and handy[node] < 0 and -1 or 1
      counts[owner.id] = (counts[owner.id] or 0) + 1
      constant.id = scope(("%s_k%d"):format(owner.id, counts[owner.id]))
    end
    names[node] = { id = constant.id, sign = constant.sign }
    constants[#constants + 1] = constant
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

-- Which values become statements, bottom-up: those with a role, those that are shared, and, where a
-- line would grow too wide, the widest part of it.
local function choose(trace, live, names, namer, group)
  local let, width = {}, {} -- by id: neighbours in memory
  local roles, uses = trace.roles, live.uses
  local spare, place = group and group.spare or {}, group and group.place or {}
  local copy, owner_at = needs_copy(trace, live), ownership(trace.owners)

  local function width_of(node)
    if node.const then return names[node] and #names[node].id or 3 end
    return width[node.id]
  end

  local function make_let(node, role)
    let[node.id] = true
    if role then
      width[node.id] = #role_name(role)
    else
      local owner = owner_at(node.at)
      width[node.id] = #(owner and owner.id or "") + 4
    end
  end

  local function inlined(x) return not (let[x.id] or x.const or x.op == "input") end

  -- how wide an expression of both is, once what would make it too wide has a name
  local function together(a, b)
    local wa, wb = width_of(a), width_of(b)
    while wa + wb > WIDEST and (inlined(a) or inlined(b)) do
      local first = inlined(a) and (not inlined(b) or wa >= wb)
      local widest = first and a or b
      make_let(widest, roles[widest])
      wa, wb = width_of(a), width_of(b)
    end
    return wa + wb
  end

  for _, node in ipairs(live.order) do
    if node.op == "input" then
      width[node.id] = namer.input_width(node.array, node.index)
      if node.fresh or copy(node) then make_let(node, roles[node]) end
    elseif node.fresh then
      make_let(node, roles[node])
    else
      local a, b = node.a, node.b
      if a.op == "neg" then a = a.a end
      if b and b.op == "neg" then b = b.a end
      width[node.id] = (b and together(a, b) or width_of(a)) + 5
      local role = roles[node]
      if role or uses[node] - (spare[node] or 0) > 1 or place[node] then make_let(node, role) end
    end
  end
  return let
end

-- names for the chosen ones -> list of these, in the order of their statements
local function name_lets(trace, live, let, scope, names, namer)
  local list, counts, owner_at = {}, {}, ownership(trace.owners)
  for _, node in ipairs(live.order) do
    if let[node.id] then
      list[#list + 1] = node
      local role = trace.roles[node]
      local id
      if role then
        id = role_name(role)
      elseif node.op == "input" then
        id = namer.copy_name(node.array, node.index)
      else
        local owner = owner_at(node.at).id
        counts[owner] = (counts[owner] or 0) + 1
        id = ("%s_t%d"):format(owner, counts[owner])
      end
      names[node] = { id = scope(id), sign = role and role.sign or 1, role = role }
    end
  end
  return list
end

-- "only nz is live", from the liveness of a step's parts
local function survivors(step, live)
  local alive, dead = {}, false
  for _, part in ipairs(step.parts) do
    if live.uses[part.node] then
      local several = step.subject == "these"
      alive[#alive + 1] = several and part.symbol .. "_" .. part.component or part.component
    else
      dead = true
    end
  end
  if not dead or #alive == 0 then return "" end
  return ("%sonly %s %s live"):format(step.subject and ";  of " .. step.subject .. " " or ": ",
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
      table.move(early, 1, #early, #items + 1, items)
      items[#items + 1] = { kind = "sincos", group = group }
      table.move(sines, 1, #sines, #items + 1, items)
    end
    events_before(at)
  end
  for _, item in ipairs(rest) do
    reach(item.node.at)
    items[#items + 1] = item
  end
  reach(math.huge)

  -- headings are kept only where a statement follows
  local list, section, step = {}, nil, nil
  for _, item in ipairs(items) do
    if item.kind == "section" then
      section, step = item, nil
    elseif item.kind == "step" then
      step = item
    else
      if section then list[#list + 1] = { kind = "section", title = section.title } end
      if step then
        list[#list + 1] = { kind = "step", text = step.text .. survivors(step, live) }
      end
      section, step = nil, nil
      list[#list + 1] = item
    end
  end
  return list
end

function M.program(trace, live, namer)
  local names = {}
  local group = namer.together and sincos.gather(live) or nil
  if group then
    name_angles(group, trace, namer.scope)
  end
  local constants = name_constants(trace, live, namer.scope, names)
  local let = choose(trace, live, names, namer, group)
  local chosen = name_lets(trace, live, let, namer.scope, names, namer)
  return {
    constants = constants, names = names, pivots = trace.pivots,
    negated = negated_factors(trace, live),
    book_name = function(node)
      local note, role = trace.notes[node], trace.roles[node]
      if note then return { id = note.name, sign = note.sign or 1 } end
      return role and { id = role_name(role), sign = role.sign } or names[node]
    end,
    is_derived = function(node) return trace.notes[node] ~= nil end,
    blocks = blocks(trace, live, names, chosen, group), sincos = group,
  }
end

return M
