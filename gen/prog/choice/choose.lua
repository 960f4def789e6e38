-- Which of several ways to write a function is taken: the only place that chooses.  Each way is a
-- form; the one of least cost (prog.choice.cost) is taken, of equals the first.
--
--   choose.traced(space, fn, ways) -> item { fn, candidates }, none of a function without an
--     algorithm;  ways: rows that compute what fn does (catalogue.ways), fn alone unless given
--     candidates: plain forms: a route, by rows or by numbers, in the frames that cost least (-O2)
--     of a form:  fn, the row of the catalogue as it is on that route;  program;  says, in words;
--     beside, the plain form that one with limbs is written beside;  cost, once it is weighed
--     space: of prog.choice.candidates
--   choose.taken(space, item, through_H, find) -> { fn, plain, in_lanes, in_turn, note, weighed };
--     find(name) -> the item of another function that is written as well, or nil
--     plain     the program by single numbers or rows
--     in_lanes  the one with limbs in lanes that is written beside it, or nil
--     in_turn   the one with limbs one after the other that is written in its place, or nil
--     note      what was weighed, in words, or nil;  weighed: the forms, if plain ones are several
--     If articulated bodies compute the same (by_bodies of the row), the cheaper of the two is
--     taken or, with through_H, the note says what the other costs
--   choose.frames(views, run) -> the cheapest of prog.choice.views' views, of equals the first,
--     with weighed = { { style, operations }.. };  run(view) -> a program that is counted
local later = require "later"
local candidates = require "prog.choice.candidates"
local cost = later "prog.choice.cost"
local order = require "order"
local rnea = later "algo.tree.rnea"
local target = require "prog.choice.target"

local M = {}

local NEAR = 1.25 -- a form that costs more than that of the best one is not mentioned

local function cost_of(space, form)
  form.cost = form.cost or cost.of(form.program, space.options)
  return form.cost
end

local function least(space, forms)
  local best = forms[1]
  for _, form in ipairs(forms) do
    if form ~= best and cost_of(space, form).weight < cost_of(space, best).weight then
      best = form
    end
  end
  return best
end

-- ---- plain forms --------------------------------------------------------------------------------

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

function M.frames(views, run)
  local best, operations_of_best
  local weighed = {}
  local function try(view, limit)
    local operations = run(view).cost.total
    weighed[#weighed + 1] = { style = view.style, operations = operations }
    if operations < limit then best, operations_of_best = view, operations end
  end
  for _, view in ipairs(views) do try(view, operations_of_best or math.huge) end
  local most = operations_of_best > target.CUT.longest and (1 - target.WORTH) * operations_of_best
    or operations_of_best
  for _, variant in ipairs(best.variants) do try(variant, math.min(operations_of_best, most)) end
  return { style = best.style, model = best.model, weighed = weighed }
end

-- In a deep tree, where pairs of bodies outnumber bodies by far, what goes by rows is weighed by
-- itself (its length is that of the bodies), and all else by one sweep.
local function view_for(space, fn, level)
  local is_deep = target.is_deep(space.model, space.options)
  if not (space.views and fn.planned) or level == "supernodes" and not is_deep then return nil end
  local weighed, by = fn.planned, "scalars"
  if is_deep then
    weighed, by = level ~= "scalars" and fn.run or rnea.bias, level
  end
  space.chosen[weighed] = space.chosen[weighed] or M.frames(space.views, function(view)
    return candidates.plain(space, fn, by, view, weighed)
  end)
  return space.chosen[weighed]
end

local SAYS = { rows = "row by row", scalars = "entry by entry", supernodes = "by supernodes" }

function M.traced(space, fn, ways)
  local list = {}
  for _, way in ipairs(fn.run and (ways or { fn }) or {}) do
    local row = by_way(space, way)
    for _, level in ipairs(target.levels(row, space.model, space.options)) do
      list[#list + 1] = { fn = row, says = row.route and row.route.name or SAYS[level],
        program = candidates.plain(space, row, level, view_for(space, row, level)) }
    end
  end
  return { fn = fn, candidates = list }
end

-- ---- with limbs ---------------------------------------------------------------------------------

-- The form with limbs that is written beside a plain one, or in its place, if that pays.
local function with_limbs(space, form)
  local program = form.program.level ~= "supernodes"
    and candidates.limbs(space, form.fn, form.program)
  if not program then return nil end
  local own = { fn = form.fn, program = program, beside = form,
    says = (form.program.by_rows and "row by row " or "")
      .. (program.stages and "with limbs in turn" or "with limbs in lanes") }
  local weighs = cost_of(space, own)
  return weighs.weight + weighs.text < cost_of(space, form).weight and own or nil
end

-- forms of the same function as a plain one
local function forms_of(space, item, plain)
  local forms = {}
  for _, form in ipairs(item.candidates) do
    if form.fn == plain.fn then
      forms[#forms + 1] = form
      forms[#forms + 1] = space.limbs and form.fn.limbs ~= false and with_limbs(space, form) or nil
    end
  end
  return forms
end

-- "About 9 instructions row by row, against 11 entry by entry.", of those that come near
local function says(space, best, forms)
  local others = {}
  for _, form in ipairs(forms) do
    if form ~= best and cost_of(space, form).time <= NEAR * cost_of(space, best).time then
      others[#others + 1] = ("%d %s"):format(cost_of(space, form).time, form.says)
    end
  end
  if #others == 0 then return nil end
  local words = cost.is_time(space.options) and "About %d instructions" or "%d operations"
  return (words .. " %s, against %s."):format(cost_of(space, best).time, best.says,
    table.concat(others, ", "))
end

-- of an item's forms the one that costs least
local function taken(space, item)
  local plain = least(space, item.candidates)
  if not plain then return { fn = item.fn, weighed = {} } end
  local forms = forms_of(space, item, plain)
  local best = least(space, forms)
  local of_limbs, fn = best.beside and best.program, plain.fn
  local shares = of_limbs and #of_limbs.numbers > 0 and not of_limbs.apart
  if shares then plain = best.beside end -- constants with the form beside
  local note
  if item.fn.routes then
    fn = order.with(fn, { doc = { table.unpack(fn.doc) } })
    table.insert(fn.doc, fn.route.doc)
    note = says(space, plain, item.candidates)
  elseif #item.candidates > 1 then
    note = says(space, best, forms)
  end
  return {
    fn = fn, plain = plain.program, note = note, form = best,
    in_lanes = of_limbs and not of_limbs.stages and of_limbs or nil,
    in_turn = of_limbs and of_limbs.stages and of_limbs or nil,
    weighed = #item.candidates > 1 and not item.fn.routes and forms or {},
  }
end

-- fd may be what aba is, so what is taken is kept
local function taken_once(space, item)
  item.choice = item.choice or taken(space, item)
  return item.choice
end

-- through H or by articulated bodies, whichever costs less
local function by_bodies(space, choice, find, through_H)
  local bodies, is_time = choice.fn.by_bodies, cost.is_time(space.options)
  local other = taken_once(space, find(bodies.name) or M.traced(space,
    { run = bodies.run, planned = bodies.run, args = choice.fn.args }))
  local time, by_H = cost_of(space, other.form).time, cost_of(space, choice.form).time
  local waits = is_time and not bodies.always and target.WAITING or 1
  if waits * time >= by_H then return choice end
  local operations, operations_by_H = other.plain.cost.total, choice.plain.cost.total
  local also = is_time and (", about %d instructions against %d"):format(time, by_H) or ""
  local function with_note(one, fields, words)
    words = words .. also .. "."
    return order.with(one, order.with(fields,
      { note = one.note and words .. " " .. one.note or words }))
  end
  if bodies.always or not through_H then
    return with_note(other, { fn = order.with(choice.fn, { doc = bodies.doc }) },
      ("%d operations against %d through H"):format(operations, operations_by_H))
  end
  return with_note(choice, {}, ("%s takes less for this robot, %d operations against %d"):format(
    bodies.name, operations, operations_by_H))
end

function M.taken(space, item, through_H, find)
  local choice = taken_once(space, item)
  local bodies = choice.fn.by_bodies
  if bodies and not bodies.lacks(space.model) then
    choice = by_bodies(space, choice, find, through_H)
  end
  for _, program in ipairs { choice.plain, choice.in_lanes } do
    if program.pool.close then program.pool.close() end
  end
  return choice
end

return M
