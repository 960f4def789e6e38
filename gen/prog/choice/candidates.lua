-- Ways to write a function, traced: prog.choice.choose takes one of them.
--
--   candidates.new(model, options) -> space, the facts of a robot that all share: { model, options,
--     zeros, views, deep, sets }
--     zeros   { H, LD, L }: entries of H that crba leaves zero for every q, and those of either
--             factor.  With `--pattern tree` only the zeros of the tree are assumed
--     views   frames that may be chosen (model.reframe), or nil;  deep: as target.is_deep says
--     limbs   how equal limbs are computed: "lanes", "scalar" or nil;  sets: lists of sets
--             of them, with the sets within limbs, if there are any, and without
--   candidates.zeros(program, array)   elements of a result that it leaves zero, index -> true
--   candidates.plain(space, fn, level, view, run) -> program with model and view, those that it was
--     computed in;  run: another algorithm in place of fn's
--   candidates.limbs(space, fn, plain) -> the program with limbs in lanes, or one after the other,
--     that is written beside a plain one or in its place, or nil
local later = require "later"
local common_turns = later "model.limbs.common_turns"
local cost = later "prog.choice.cost"
local crba = later "algo.tree.crba"
local expr = require "expr"
local limbs_of = require "model.limbs"
local lists = require "list"
local live = require "prog.live"
local memory = require "prog.memory"
local order = require "order"
local pattern = require "model.pattern"
local programs = require "prog.program"
local quotient = later "prog.limbs.quotient_trace"
local refine = later "prog.refine"
local reframe = later "model.reframe"
local rnea = later "algo.tree.rnea"
local target = require "prog.choice.target"
local trace = require "prog.trace"
local turns = later "prog.limbs.turns"

local M = {}

function M.zeros(program, array)
  local zeros = {}
  for _, event in ipairs(program.events) do
    if event.kind == "store" and event.array == array and expr.is_zero(event.node) then
      zeros[event.index] = true
    end
  end
  return zeros
end

local function run_on_symbols(model, algorithm, fn, how)
  local kit = trace.new {
    zeros = how.zeros, frames = how.view and how.view.style.origin, counted = how.counted,
    bodies = function() return model.bodies end,
  }
  local cells = memory.cells(fn, fn.on and fn.on(model) or model)
  memory.run(algorithm, model, kit, how.level, cells)
  kit.locals = cells.is_local
  return programs.of(kit, how)
end

-- ---- the space ----------------------------------------------------------------------------------

function M.new(model, options)
  local deep = target.is_deep(model, options)
  local H = not deep and live.of(run_on_symbols(model, crba, {}, { level = "scalars",
    model = model, verify = options.verify }))
  local zeros = { H = H and options.pattern ~= "tree" and M.zeros(H, "H") or {} }
  -- equal limbs: sets of the outer ones, and with those nested in them
  local how = deep and "off" or target.limbs(options)
  local most = how == "scalar" and math.huge or nil -- a vector has at most four lanes
  local sets = how ~= "off" and limbs_of.find(model, most) or {}
  local nested = #sets > 0 and limbs_of.nested(model, most) or nil
  zeros.LD = pattern.factor_zeros(model.pattern, zeros.H)
  zeros.L = zeros.LD
  return {
    model = model, options = options, zeros = zeros, deep = deep,
    views = options.optimize == 2 and reframe.views(model, zeros.H) or nil,
    limbs = #sets > 0 and how or nil,
    sets = #sets > 0 and lists.joined({ nested }, { sets }) or {},
    taken = {}, -- model -> the chosen sets of limbs, and frames for them
    chosen = {}, -- algorithm -> the view with the frames that were chosen for it
    H = H or nil, -- the program of crba in the model's own frames
  }
end

-- ---- plain forms --------------------------------------------------------------------------------

-- argument -> its elements that are assumed to be zero
local function assumed_by(space, fn)
  local assumed = {}
  for array, whose in order.pairs(fn.assumes or {}) do assumed[array] = space.zeros[whose] end
  return assumed
end

function M.plain(space, fn, level, view, run)
  local by_rows = level ~= "scalars"
  local how = {
    level = level, view = view, zeros = not by_rows and assumed_by(space, fn) or nil, counted = run,
    model = view and view.model or space.model, verify = not run and space.options.verify,
  }
  if run then
    -- another algorithm, for which frames are chosen, has results of its own: count those
    return live.of(run_on_symbols(how.model, run, run == fn.run and fn or { args = fn.args }, how))
  end
  if fn.name == "crba" and not (by_rows or view) and space.H then return space.H end
  local program = run_on_symbols(how.model, fn.run, fn, how)
  return view and refine.of(program) or live.of(program)
end

-- ---- limbs --------------------------------------------------------------------------------------

-- a function on the quotient tree of a try's model by its sets, or nil;  how: of quotient.trace
local function on_quotient(space, fn, try, how)
  local in_turn = space.limbs == "scalar"
  local made = quotient.trace(try.model, fn, order.with(how, {
    sets = try.sets, parts = fn.limbs == "parts" or how.level ~= "scalars", in_turn = in_turn,
  }))
  if not made or #made.sets == 0 or in_turn and #made.rows > 0 then return nil end
  if in_turn then made = turns.of(made, fn.args or {}) end
  return made
end

-- Sets of limbs: all equal ones, and only those that are of one kind in a model's frames; and the
-- frames for them: its own and those in which the limbs' rotations have one form.
local function tries_in(space, model)
  local tries, all = {}, space.sets[#space.sets]
  local kinds = limbs_of.divided(model, all, function(member)
    return common_turns.kind(model.bodies, member)
  end)
  for _, sets in ipairs(lists.joined(space.sets, { kinds })) do
    for _, seen in ipairs { model, common_turns.seen(model, sets) } do
      tries[#tries + 1] = { sets = sets, model = seen }
    end
  end
  return tries
end

local BIAS = { run = rnea.bias, args = { { name = "q", dims = { "NQ" } },
  { name = "v", dims = { "NV" } }, { name = "C", dims = { "NV" } } } }

-- the try with which the bias costs least
local function taken_in(space, model)
  if not space.taken[model] then
    local tries, best, least = tries_in(space, model), nil, math.huge
    for _, try in ipairs(#tries > 1 and tries or {}) do
      local program = on_quotient(space, BIAS, try, { level = "scalars" })
      local weight = program and cost.of(program, space.options).weight or math.huge
      if weight < least then best, least = try, weight end
    end
    space.taken[model] = best or tries[1]
  end
  return space.taken[model]
end

function M.limbs(space, fn, plain)
  local reads_q, model, level = target.takes_q(fn), plain.model, plain.level
  if level == "supernodes" or level == "rows" and (space.limbs == "scalar" or not reads_q) then
    return nil
  end
  -- without q, frames do not matter, so that all equal limbs are of one kind
  local try = reads_q and taken_in(space, model)
    or { sets = space.sets[#space.sets], model = model }
  local program = on_quotient(space, fn, try, {
    level = level, zeros = plain.zeros, verify = plain.verify,
    refine = plain.view and refine.of, frames = plain.view and plain.view.style.origin,
  })
  return program and programs.with(program, { view = plain.view, model = try.model })
end

return M
