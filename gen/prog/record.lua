-- Algorithms run on symbols: every function's trace, in the frames that cost least where they may
-- be chosen (-O2).
--
--   record.new(model, options) -> recorder { model, options, zeros = { H, LD, L } }
--     zeros: entries of H that crba leaves zero for every q, and those of either factor.  With
--     `--pattern tree` nothing is assumed of H but what the tree says
--   record.zeros(trace, array)   elements of a result that it leaves zero, index -> true
--   record.trace(recorder, fn) -> item { fn, level, by_rows, trace, view }; view: the frames.  Of
--     a function with routes to its result the cheapest, with a note
--     forms: of prog.fetch, where it was weighed whether it goes by rows, other: the other one
--   record.is_embedded(item)   whether the route taken is that of independent joints
--   record.prune(recorder, items, cheapest)
--     gives each item what of its trace is needed: live (prog.live) and cost, and merged = {
--     trace, live, cost, by_rows } where limbs that are alike go into lanes (prog.quotient), or
--     in_turn = the same and stages where they go one after the other (prog.turns).  Where
--     articulated bodies compute the same (its row's by_bodies) a note says what that costs or,
--     with `cheapest`, the item becomes the cheaper one
local later = require "later"
local crba = later.itself "algo.crba"
local derivative = later.functions "prog.derivative"
local fail = require "fail"
local fetch = later.functions "prog.fetch"
local limb_texts = later.functions "prog.limb_texts"
local limbs = require "model.limbs"
local live = require "prog.live"
local memory = require "prog.memory"
local order = require "order"
local pattern = require "model.pattern"
local plan = later.functions "prog.plan"
local refine = later.functions "prog.refine"
local rnea = later.functions "algo.rnea"
local target = require "prog.target"
local trace = require "prog.trace"

local M = {}

-- indices of an argument's elements that the trace stores as structural zeros
function M.zeros(kit, array)
  local zeros = {}
  for _, event in ipairs(kit.events) do
    if event.kind == "store" and event.array == array and kit.is_zero(event.node) then
      zeros[event.index] = true
    end
  end
  return zeros
end

local function run_on_symbols(model, algorithm, fn, level, zeros, counted)
  local bodies = model.bodies
  local kit = trace.new {
    zeros = zeros, counted = counted,
    frame_id = function(frame) return bodies[frame] and bodies[frame].id or frame end,
  }
  function kit.derivative(seen, values, array, held)
    return derivative.of(seen, kit, values, array, nil, held)
  end
  memory.run(algorithm, model, kit, level, memory.cells(fn, fn.on and fn.on(model) or model))
  return kit
end

function M.new(model, options)
  local deep = target.is_deep(model, options)
  local H = not deep and run_on_symbols(model, crba, {}, "scalars")
  local zeros = { H = H and options.pattern ~= "tree" and M.zeros(H, "H") or {} }
  local how = deep and "off" or target.limbs(options)
  local most = how == "scalar" and math.huge or nil -- lanes there are four of
  local sets = how ~= "off" and limbs.find(model, most) or {}
  local nested = #sets > 0 and limbs.nested(model, most) or nil
  zeros.LD = pattern.factor_zeros(model.pattern, zeros.H)
  zeros.L = zeros.LD
  return {
    model = model, options = options, zeros = zeros,
    views = options.optimize == 2 and plan.views(model, zeros.H, deep, nested or sets) or nil,
    still = deep and plan.still(model) or model,
    limbs = sets, nested_limbs = nested,
    one_form = {}, -- model -> sets -> the model with rotations of limbs in one form, or false
    best = {}, -- algorithm that frames were chosen for -> their view
    H = H or nil, -- the trace of crba in the model's own frames
  }
end

-- argument -> its elements that are taken for zero
local function assumed_by(recorder, fn)
  local assumed = {}
  for _, arg in ipairs(fn.args or {}) do
    local whose = fn.assumes and fn.assumes[arg.name]
    if whose then assumed[arg.name] = recorder.zeros[whose] end
  end
  return assumed
end

-- The cheapest of the routes to one result, of equals the first.  It says so, and what others take.
local function by_routes(recorder, fn)
  local best, others, model = nil, {}, recorder.model
  for _, route in ipairs(fn.routes) do
    local asked = not route.id or (recorder.options.loops or route.id) == route.id
    local missing = asked and (route.lacks and route.lacks(model)
      or route.shy and not recorder.options.loops and route.shy(model))
    if missing and route.id and route.id == recorder.options.loops then
      fail.usage(("--loops %s: this robot's %s cannot go that way: %s"):format(route.id, fn.name,
        missing), route.id)
    end
    if asked and not missing then
      local item = M.trace(recorder, order.with(fn, {
        run = route.run, routes = false, locals = route.locals and route.locals(model) or fn.locals,
        on = route.on or fn.on,
      }))
      live.prune(item)
      item.route = route
      if not best or item.cost.total < best.cost.total then item, best = best, item end
      if item then others[#others + 1] = item end
    end
  end
  local doc = { table.unpack(fn.doc) }
  doc[#doc + 1] = best.route.doc
  best.fn = order.with(best.fn, { doc = doc })
  for k, other in ipairs(others) do
    others[k] = ("%d %s"):format(other.cost.total, other.route.name)
  end
  if #others > 0 then
    best.note = ("%d operations, against %s."):format(best.cost.total, table.concat(others, ", "))
  end
  return best
end

-- By rows or by numbers, whichever takes less time; the other one is kept.
local function by_time(recorder, fn)
  local rows, numbers = M.trace(recorder, fn, "rows"), M.trace(recorder, fn, "scalars")
  live.prune(rows)
  live.prune(numbers)
  local forms = {
    { says = "row by row", traced = rows }, { says = "entry by entry", traced = numbers },
  }
  local item = fetch.least(forms, recorder.options).traced
  item.other, item.forms = item == rows and numbers or rows, forms
  return item
end

-- level: of prog.memory, if not the one that prog.target says
function M.trace(recorder, fn, level)
  if fn.routes then return by_routes(recorder, fn) end
  local model, options = recorder.model, recorder.options
  local bodies = fn.by_bodies
  if bodies and bodies.always and target.is_deep(model, options) and not bodies.lacks(model) then
    fn = order.with(fn, {
      run = bodies.run, planned = bodies.run, doc = bodies.doc, by_bodies = false, locals = false,
    })
  end
  if not level then
    level = target.level(fn, model, options)
    if level == "rows" and target.is_weighed(fn, model, options) then
      return by_time(recorder, fn)
    end
  end
  local item = { fn = fn, level = level, by_rows = level ~= "scalars" }
  if not fn.run then return item end
  local assumed = not item.by_rows and assumed_by(recorder, fn) or nil
  item.zeros = assumed
  if not (recorder.views and fn.planned) then
    local done = fn.name == "crba" and not item.by_rows and recorder.H
    local seen = item.by_rows and recorder.still or model
    function item.again(other)
      return run_on_symbols(other or seen, fn.run, fn, level, assumed)
    end
    item.trace = done or item.again()
    return item
  end
  -- in a deep tree, where pairs of bodies outnumber bodies by far, what goes by rows tells itself
  -- (its length is that of the bodies), and one sweep has to tell for the rest
  local weighed, by = fn.planned, "scalars"
  if target.is_deep(model, options) then
    weighed, by = item.by_rows and fn.run or rnea.bias, level
  end
  -- a part of the function leaves its result where this one keeps arrays of its own: it counts
  local counted = weighed == fn.run and fn or { args = fn.args }
  local best = recorder.best[weighed] or plan.best(recorder.views, function(seen)
    return run_on_symbols(seen, weighed, counted, by, assumed, true)
  end, fn.rows and model.pattern.nh - model.nv)
  item.view, recorder.best[weighed] = best, best
  function item.again(other)
    local again = run_on_symbols(other or best.model, fn.run, fn, level, assumed)
    refine.apply(again)
    return again
  end
  item.trace = item.again()
  return item
end

-- whether its route is that of independent joints (algo.embed)
function M.is_embedded(item) return item.route ~= nil and item.route.id == "embed" end

local function add_limbs(recorder, item)
  local how = item.trace and #recorder.limbs > 0 and target.limbs(recorder.options, item.fn)
  if how and how ~= "off" then limb_texts.add(recorder, item, how, M.trace) end
end

-- whether articulated bodies take less: time on a host, else operations
local function is_less(recorder, other, item)
  if not target.fetches(recorder.options) then return other.cost.total < item.cost.total end
  local time = fetch.of(other.merged or other, recorder.options).time
  local through_H = fetch.of(item.merged or item, recorder.options).time
  local waits = item.fn.by_bodies.always and 1 or target.WAITING -- of few bodies none waits long
  return waits * time < through_H, time, through_H
end

local function weigh(recorder, item, other, cheapest)
  local bodies = item.fn.by_bodies
  cheapest = cheapest or bodies.always
  if not other or cheapest then
    other = M.trace(recorder, { run = bodies.run, planned = bodies.run, args = item.fn.args })
    live.prune(other)
    add_limbs(recorder, other)
  end
  local less, time, through_H = is_less(recorder, other, item)
  if not less then return end
  local cost, cost_through_H = other.cost.total, item.cost.total
  local also = time and (", about %d instructions against %d"):format(time, through_H) or ""
  if cheapest then
    item.fn = order.with(item.fn, { doc = bodies.doc })
    item.note = ("%d operations against %d through H%s."):format(cost, cost_through_H, also)
    limb_texts.take(item, other)
  else
    item.note = ("%s takes less for this robot, %d operations against %d%s."):format(bodies.name,
      cost, cost_through_H, also)
  end
end

-- what was weighed of an item's forms is told
local function tell(item)
  if item.forms and #item.forms > 1 then
    local says = fetch.says(item.forms)
    item.note = item.note and item.note .. " " .. says or says
  end
end

function M.prune(recorder, items, cheapest)
  local by_name = {}
  for _, item in ipairs(items) do
    by_name[item.fn.name] = item
    if item.trace then live.prune(item) end
  end
  for _, item in ipairs(items) do add_limbs(recorder, item) end
  for _, item in ipairs(items) do
    local bodies = item.fn.by_bodies
    if bodies and not bodies.lacks(recorder.model) then
      weigh(recorder, item, by_name[bodies.name], cheapest)
    end
  end
  for _, item in ipairs(items) do tell(item) end
  for _, item in ipairs(items) do
    if item.trace then item.trace.pool.close() end
    if item.merged then item.merged.trace.pool.close() end
  end
end

return M
