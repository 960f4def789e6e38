-- Chooses one of several ways to write a function; nothing else does.  Each way is a form.  The one
-- of least cost (prog.choice.cost) is taken, and the first of several that are equal.
--
--   choose.traced(space, fn, ways) -> item { fn, candidates }, none without an algorithm
--     space: of prog.choice.candidates;  ways: rows that compute the same (catalogue.ways), or fn
--     candidates: plain forms: a route, by rows or by numbers, in the frames that cost least (-O2)
--     a form has fn, the row of the catalogue on that route;  program;  says, a description;
--     beside, the plain form of one with limbs;  cost, once it is computed
--   choose.taken(space, item) -> { fn, plain, in_lanes, in_turn, note, weighed }
--     plain     the program by single numbers or rows
--     in_lanes  the one with limbs in lanes that is written beside it, or nil
--     in_turn   the one with limbs one after the other that is written in its place, or nil
--     note      a comparison of the forms, in words, or nil;  weighed: the forms, if several
--   choose.frames(views, run) -> the cheapest of model.reframe's views, or the first of these,
--     with weighed = { { style, operations }.. };  run(view) -> a program that is counted
local later = require "later"
local candidates = require "prog.choice.candidates"
local cost = later "prog.choice.cost"
local lists = require "list"
local order = require "order"
local rnea = later "algo.tree.rnea"
local target = require "prog.choice.target"

local M = {}

local NEAR = 1.25 -- the note mentions forms that cost up to this times the best one

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
  local best, fewest, weighed = nil, math.huge, {}
  local function try(view)
    local operations = run(view).cost.total
    weighed[#weighed + 1] = { style = view.style, operations = operations }
    if operations < fewest then best, fewest = view, operations end
  end
  for _, view in ipairs(views) do try(view) end
  if best.lagging then try(best.lagging) end
  return { style = best.style, model = best.model, weighed = weighed }
end

-- The frames for a function.  In a deep tree pairs of bodies far outnumber bodies: a program by
-- rows, as long as the number of bodies, is counted itself; all others take the frames of one
-- sweep.
local function view_for(space, fn, level)
  if not (space.views and fn.planned and (space.deep or level ~= "supernodes")) then return nil end
  local weighed, by = fn.planned, "scalars"
  if space.deep then weighed, by = level ~= "scalars" and fn.run or rnea.bias, level end
  space.chosen[weighed] = space.chosen[weighed] or M.frames(space.views, function(view)
    return candidates.plain(space, fn, by, view, weighed)
  end)
  return space.chosen[weighed]
end

-- ---- forms --------------------------------------------------------------------------------------

local SAYS = { rows = "row by row", supernodes = "by supernodes" }

-- "by articulated bodies with limbs in lanes": how a form differs from the others
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

-- the form with limbs that is written beside or instead of a plain one, if that pays, or nil
local function with_limbs(space, form)
  if not space.limbs or form.fn.limbs == false then return nil end
  local program = candidates.limbs(space, form.fn, form.program)
  if not program then return nil end
  local own = { fn = form.fn, says = words_of(form.fn, program), program = program, beside = form }
  local weighs = cost_of(space, own)
  return weighs.weight + weighs.text < cost_of(space, form).weight and own or nil
end

-- "About 9 instructions row by row, against 11 entry by entry.", with the forms that are NEAR
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

function M.taken(space, item)
  local forms, several = {}, #item.candidates > 1
  if #item.candidates == 0 then return { fn = item.fn, weighed = {} } end
  for _, form in ipairs(item.candidates) do
    lists.append(forms, { form, with_limbs(space, form) })
  end
  local best = least(space, forms)
  local fn, of_limbs = best.fn, best.beside and best.program
  local plain = lists.those(item.candidates, function(form) return form.fn == fn end)
  local choice = {
    fn = fn.route and order.with(fn, { doc = lists.joined(fn.doc, { fn.route.doc }) }) or fn,
    plain = least(space, plain).program, weighed = several and forms or {},
    note = several and says(space, best, forms) or nil,
    in_lanes = of_limbs and not of_limbs.stages and of_limbs or nil,
    in_turn = of_limbs and of_limbs.stages and of_limbs or nil,
  }
  for _, program in ipairs { choice.plain, choice.in_lanes } do
    if program.pool.close then program.pool.close() end
  end
  return choice
end

return M
