-- Which of several ways to write a function is taken: the only place that chooses.  Each way is a
-- form; the one of least cost (prog.choice.cost) is taken, of equals the first.
--
--   choose.traced(space, fn, ways) -> item { fn, candidates }, none of a function without an
--     algorithm;  ways: rows that compute what fn does (catalogue.ways), fn alone unless given
--     candidates: plain forms: a route, by rows or by numbers, in the frames that cost least (-O2)
--     of a form:  fn, the row of the catalogue as it is on that route;  program;  says, in words;
--     beside, the plain form that one with limbs is written beside;  cost, once it is weighed
--     space: of prog.choice.candidates
--   choose.taken(space, item) -> { fn, plain, in_lanes, in_turn, note, weighed }
--     plain     the program by single numbers or rows
--     in_lanes  the one with limbs in lanes that is written beside it, or nil
--     in_turn   the one with limbs one after the other that is written in its place, or nil
--     note      what was weighed, in words, or nil;  weighed: the forms, if plain ones are several
--   choose.frames(views, run) -> the cheapest of prog.choice.views' views, of equals the first,
--     with weighed = { { style, operations }.. };  run(view) -> a program that is counted
local later = require "later"
local candidates = require "prog.choice.candidates"
local cost = later "prog.choice.cost"
local lists = require "list"
local order = require "order"
local rnea = later "algo.tree.rnea"
local target = require "prog.choice.target"

local M = {}

local NEAR = 1.25 -- a form that costs more than that of the best one is not mentioned

local function cost_of(space, form)
  local route = form.fn.route
  form.cost = form.cost or cost.of(form.program, space.options, route and route.waits)
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

-- ---- forms --------------------------------------------------------------------------------------

local SAYS = { rows = "row by row", supernodes = "by supernodes" }

-- "by articulated bodies with limbs in lanes": what tells a form from the others
local function words_of(fn, program)
  local words = { fn.route and fn.route.name }
  words[#words + 1] = SAYS[program.level]
  if program.sets then
    words[#words + 1] = program.stages and "with limbs in turn" or "with limbs in lanes"
  end
  return #words > 0 and table.concat(words, " ") or "entry by entry"
end

function M.traced(space, fn, ways)
  local list = {}
  for _, way in ipairs(fn.run and (ways or { fn }) or {}) do
    for _, level in ipairs(target.levels(way, space.model, space.options)) do
      local program = candidates.plain(space, way, level, view_for(space, way, level))
      list[#list + 1] = { fn = way, says = words_of(way, program), program = program }
    end
  end
  return { fn = fn, candidates = list }
end

-- The form with limbs that is written beside a plain one, or in its place, if that pays.  It costs
-- at least the share of the plain one that the quotient has of the bodies, so it is not traced
-- where another form costs less than that.
local function with_limbs(space, form, best)
  if not space.limbs or form.fn.limbs == false
    or best ~= form and space.share * cost_of(space, form).weight > cost_of(space, best).weight then
    return nil
  end
  local program = candidates.limbs(space, form.fn, form.program)
  if not program then return nil end
  local own = { fn = form.fn, says = words_of(form.fn, program), program = program, beside = form }
  local weighs = cost_of(space, own)
  return weighs.weight + weighs.text < cost_of(space, form).weight and own or nil
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

local function chosen(space, item)
  local forms, plain, best = {}, {}, least(space, item.candidates)
  for _, form in ipairs(item.candidates) do
    forms[#forms + 1] = form
    forms[#forms + 1] = with_limbs(space, form, best)
  end
  local several = #item.candidates > 1
  best = least(space, forms)
  if not best then return { fn = item.fn, weighed = {} } end
  local fn, of_limbs = best.fn, best.beside and best.program
  if of_limbs and #of_limbs.numbers > 0 and not of_limbs.apart then
    plain[1] = best.beside -- the two have constants in common
  else
    for _, form in ipairs(item.candidates) do plain[#plain + 1] = form.fn == fn and form or nil end
  end
  return {
    fn = fn.route and order.with(fn, { doc = lists.joined(fn.doc, { fn.route.doc }) }) or fn,
    plain = least(space, plain).program, weighed = several and forms or {},
    note = several and says(space, best, forms) or nil,
    in_lanes = of_limbs and not of_limbs.stages and of_limbs or nil,
    in_turn = of_limbs and of_limbs.stages and of_limbs or nil,
  }
end

function M.taken(space, item)
  local choice = chosen(space, item)
  for _, program in ipairs { choice.plain, choice.in_lanes } do
    if program.pool.close then program.pool.close() end
  end
  return choice
end

return M
