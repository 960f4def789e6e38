-- Which of several ways to write a function is taken: the only place that chooses.
--
--   choose.traced(space, fn, ways) -> item { fn, candidates }, none of a function without an
--     algorithm;  ways: rows that compute what fn does (catalogue.ways), fn alone unless given
--     candidates: list of { fn, program, says }, plain ones: a route, by rows or by numbers, in the
--     frames that cost least (-O2);  fn: the row of the catalogue as it is on that route;  says:
--     what it is, in words.  space: of prog.choice.candidates
--   choose.taken(space, item, through_H, find) -> { fn, plain, in_lanes, in_turn, note, weighed };
--     find(name) -> the item of another function that is asked for, or nil
--     plain     the program by single numbers or rows
--     in_lanes  the one with limbs in lanes that stands beside it, or nil
--     in_turn   the one with limbs one after the other that is written in its place, or nil
--     note      what was weighed, in words, or nil
--     weighed   list of { says, program, time, taken }: by rows, by numbers, with limbs in lanes
--     Of what articulated bodies compute as well (by_bodies of the row) the cheaper of the two is
--     taken or, with through_H, the note says what the other costs
--   choose.frames(views, run, entries) -> the cheapest of prog.choice.views' views, of equals the
--     first, with weighed = { { style, operations }.. };  run(view) -> a program that is counted;
--     entries: of H off the diagonal that it computes, or nil
local later = require "later"
local candidates = require "prog.choice.candidates"
local cost = later "prog.choice.cost"
local lists = require "list"
local order = require "order"
local programs = require "prog.program"
local rnea = later "algo.tree.rnea"
local target = require "prog.choice.target"

local M = {}

-- the one of least weight, of equals the first
local function least(list, weight)
  local best, weighs
  for _, one in ipairs(list) do
    local other = weight(one)
    if not best or other < weighs then best, weighs = one, other end
  end
  return best, weighs
end

-- ---- plain ones ---------------------------------------------------------------------------------

-- The same by articulated bodies, where a deep tree has them: a way through H would be a long text.
local function by_way(space, fn)
  local bodies = fn.by_bodies
  if bodies and bodies.always and target.is_deep(space.model, space.options)
    and not bodies.lacks(space.model) then
    return order.with(fn, { run = bodies.run, planned = bodies.run, doc = bodies.doc,
      by_bodies = false, locals = false })
  end
  return fn
end

local PAIR = 11 -- operations of an entry in frames that do not turn: a scalar product of six

function M.frames(views, run, entries)
  local best, least_of_all
  local weighed = {}
  local function try(view, limit)
    local operations = run(view).cost.total
    weighed[#weighed + 1] = { style = view.style, operations = operations }
    if operations < limit then best, least_of_all = view, operations end
  end
  for _, view in ipairs(views) do try(view, least_of_all or math.huge) end
  local most = least_of_all > target.CUT.longest and (1 - target.WORTH) * least_of_all
    or least_of_all
  for _, variant in ipairs(best.variants) do
    local hopeless = variant.style.still and not best.style.still
      and not (entries and PAIR * entries < least_of_all)
    if not hopeless then try(variant, math.min(least_of_all, most)) end
  end
  return { style = best.style, model = best.model, weighed = weighed }
end

-- In a deep tree, where pairs of bodies outnumber bodies by far, what goes by rows tells itself
-- (its length is that of the bodies), and one sweep has to tell for the rest.
local function view_for(space, fn, level)
  local is_deep = target.is_deep(space.model, space.options)
  if not (space.views and fn.planned) or level == "supernodes" and not is_deep then return nil end
  local weighed, by = fn.planned, "scalars"
  if is_deep then
    weighed, by = level ~= "scalars" and fn.run or rnea.bias, level
  end
  space.chosen[weighed] = space.chosen[weighed] or M.frames(space.views, function(view)
    return candidates.plain(space, fn, by, view, weighed)
  end, fn.rows and space.model.pattern.nh - space.model.nv)
  return space.chosen[weighed]
end

local SAYS = { rows = "row by row", scalars = "entry by entry", supernodes = "by supernodes" }

local function traced(space, fn, level)
  return { fn = fn, says = SAYS[level],
    program = candidates.plain(space, fn, level, view_for(space, fn, level)) }
end

function M.traced(space, fn, ways)
  local list = {}
  for _, way in ipairs(fn.run and (ways or { fn }) or {}) do
    local variant = by_way(space, way)
    local levels = target.levels(variant, space.model, space.options)
    for _, level in ipairs(levels) do
      list[#list + 1] = traced(space, variant, level)
    end
  end
  return { fn = fn, candidates = list }
end

-- ---- limbs --------------------------------------------------------------------------------------

-- A candidate with limbs in lanes, where that pays, or nil; beside: the plain program that it is
-- of.  A variant of about as many operations stands beside it as well, and they share constants;
-- else each text has its own.  What passes between the lanes of limbs and of those within takes
-- time, too.
local function in_lanes(space, one)
  local plain = one.program
  local function is_apart(other) return other.cost.total > target.FILLED * plain.cost.total end
  local best = least(candidates.limbs(space, one.fn, plain, false), function(lanes)
    local share = is_apart(lanes.beside) and target.APART or 1
    if not space.nested then return lanes.program.cost.total / share end
    if lanes.nested then share = share * target.ACROSS end
    return cost.of(lanes.program, space.options).time / share
  end)
  local function apart_from_rows(program) -- which stay as they are
    local takes = cost.of(program, space.options)
    return takes.time - takes.rows
  end
  if not best
    or apart_from_rows(best.program) > target.LEFT_BY_LIMBS * apart_from_rows(plain) then
    return nil
  end
  return {
    says = plain.by_rows and "row by row with limbs in lanes" or "with limbs in lanes",
    program = programs.with(best.program, { apart = is_apart(best.beside) or nil }),
    beside = best.beside,
  }
end

-- limbs one after the other, where that is less code; nothing of it goes by rows
local function in_turn(space, one)
  local plain = one.program
  if #plain.rows > 0 then return nil end
  local own = plain.cost.total
  local best, length = least(candidates.limbs(space, one.fn, plain, true), function(turned)
    local program = turned.program
    local most = program.length < 0.5 * own and target.RUN_FOR_HALF or target.RUN_IN_TURN
    return program.length <= target.LEFT_IN_TURN * own and program.cost.total <= most * own
      and program.length or math.huge
  end)
  return best and length < math.huge and best.program or nil
end

-- what goes by rows, done by numbers, unless that makes it long
local function by_numbers(space, item, one, how)
  if not one.program.by_rows then return one end
  if space.options.rows then return nil end
  if not target.may_be_numbers(one.fn, space.model, how) then return nil end
  for _, other in ipairs(item.candidates) do
    if other.fn == one.fn and not other.program.by_rows then return other end
  end
  return traced(space, one.fn, "scalars")
end

local function timed(space, form)
  form.time = form.time or cost.of(form.program, space.options).time
  return form.time
end

-- Limbs in lanes, by rows or by numbers, whichever takes less time.  What shares no constants stays
-- as it is beside them.
local function with_lanes(space, item, one, choice)
  local numbers = by_numbers(space, item, one, "lanes")
  local best = one.program.level ~= "supernodes" and in_lanes(space, one) or nil
  local other = numbers and numbers ~= one and in_lanes(space, numbers) or nil
  if other then
    local plain = #choice.weighed > 1 and choice.weighed or { one }
    choice.weighed = lists.joined(plain, { best }, { other })
    if least(choice.weighed, function(form) return timed(space, form) end) == other then
      best = #numbers.program.numbers > 0 and other or order.with(other, { beside = one.program })
    end
  end
  choice.in_lanes = best and best.program
  if best and not best.program.apart then choice.plain = best.beside end
end

-- ---- all of them --------------------------------------------------------------------------------

local function says_of_routes(space, best, list)
  local others = {}
  for _, one in ipairs(list) do
    if one ~= best then
      others[#others + 1] = ("%d %s"):format(one.time, one.fn.route.name)
    end
  end
  local says = target.fetches(space.options) and "About %d instructions" or "%d operations"
  return #others > 0 and (says .. ", against %s."):format(best.time, table.concat(others, ", "))
    or nil
end

-- of an item's candidates the one that takes least, and what limbs make of it
local function taken(space, item)
  local list = item.candidates
  local choice = { fn = item.fn, weighed = {} }
  if #list == 0 then return choice end
  local one
  if item.fn.routes then
    one = least(list, function(route) return timed(space, route) end)
    choice.fn = order.with(one.fn, { doc = { table.unpack(one.fn.doc) } })
    table.insert(choice.fn.doc, one.fn.route.doc)
    choice.note = says_of_routes(space, one, list)
  else
    if #list > 1 then choice.weighed = { table.unpack(list) } end
    one = #list > 1 and least(list, function(form) return timed(space, form) end) or list[1]
    choice.fn = one.fn
  end
  choice.plain = one.program
  local how = #space.sets > 0 and one.fn.limbs ~= false and target.limbs(space.options)
  if how == "scalar" then
    local numbers = by_numbers(space, item, one, how)
    choice.in_turn = numbers and in_turn(space, numbers)
  elseif how == "lanes" then
    with_lanes(space, item, one, choice)
  end
  return choice
end

-- through H or by articulated bodies, whichever takes less
local function by_bodies(space, choice, other, through_H)
  local bodies = choice.fn.by_bodies
  if not other then
    other = taken(space, M.traced(space,
      { run = bodies.run, planned = bodies.run, args = choice.fn.args }))
  end
  local host = target.fetches(space.options)
  local function time_of(one)
    return cost.of(host and one.in_lanes or one.plain, space.options).time
  end
  local time, by_H = time_of(other), time_of(choice)
  local waits = host and not bodies.always and target.WAITING or 1 -- of few bodies none waits long
  if waits * time >= by_H then return choice end
  local operations, operations_by_H = other.plain.cost.total, choice.plain.cost.total
  local also = host and (", about %d instructions against %d"):format(time, by_H) or ""
  if bodies.always or not through_H then
    return order.with(other, {
      fn = order.with(choice.fn, { doc = bodies.doc }),
      note = ("%d operations against %d through H%s."):format(operations, operations_by_H, also),
    })
  end
  return order.with(choice, {
    note = ("%s takes less for this robot, %d operations against %d%s."):format(bodies.name,
      operations, operations_by_H, also),
  })
end

-- the words for what was weighed
local function says(space, forms)
  local best = least(forms, function(form) return timed(space, form) end)
  local others = {}
  for _, form in ipairs(forms) do
    if form ~= best then others[#others + 1] = ("%d %s"):format(form.time, form.says) end
  end
  return ("About %d instructions %s, against %s."):format(best.time, best.says,
    table.concat(others, ", "))
end

-- fd may be what aba is, so what is taken is kept
local function taken_once(space, item)
  item.choice = item.choice or taken(space, item)
  return item.choice
end

function M.taken(space, item, through_H, find)
  local choice = taken_once(space, item)
  local bodies = choice.fn.by_bodies
  if bodies and not bodies.lacks(space.model) then
    local other = find(bodies.name)
    choice = by_bodies(space, choice, other and taken_once(space, other), through_H)
  end
  if #choice.weighed > 1 then
    local words = says(space, choice.weighed)
    choice.note = choice.note and choice.note .. " " .. words or words
  end
  for _, program in ipairs { choice.plain, choice.in_lanes } do
    if program.pool.close then program.pool.close() end
  end
  return choice
end

return M
