-- Ways to write a function, traced: prog.choice.choose takes one of them.
--
--   candidates.new(model, options) -> space, what is known of a robot before: { model, options,
--     zeros, views, deep, sets }
--     zeros   { H, LD, L }: entries of H that crba leaves zero for every q, and those of either
--             factor.  With `--pattern tree` nothing is assumed of H but what the tree says
--     views   frames that may be chosen (model.reframe), or nil;  deep: as target.is_deep says
--     limbs   how equal limbs are computed: "lanes", "scalar" or nil;  sets: lists of sets
--             of them, with the sets within limbs, if there are any, and without;  share: of the
--             bodies that the smallest quotient has
--   candidates.zeros(program, array)   elements of a result that it leaves zero, index -> true
--   candidates.plain(space, fn, level, view, run) -> program with model and view, those that it was
--     computed in;  run: another algorithm in place of fn's, which is only counted
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

-- counted: only operations are counted, so values get no names
local function run_on_symbols(model, algorithm, fn, how, counted)
  local kit = trace.new {
    zeros = how.zeros, counted = counted, frames = how.view and how.view.style.origin,
    bodies = function() return model.bodies end,
  }
  local cells = memory.cells(fn, fn.on and fn.on(model) or model)
  memory.run(algorithm, model, kit, how.level, cells)
  kit.locals = cells.is_local
  return programs.of(kit, how)
end

-- ---- the space ----------------------------------------------------------------------------------

-- the number of bodies in a model's quotient by sets of limbs, as a share of all bodies
local function share_of(model, sets)
  local others, count = {}, #model.bodies
  for _, set in ipairs(sets) do
    for m = 2, #set.members do others = lists.union(others, set.members[m]) end
  end
  return (count - #others) / count
end

function M.new(model, options)
  local deep = target.is_deep(model, options)
  local H = not deep and live.of(run_on_symbols(model, crba, {}, { level = "scalars",
    model = model, verified = options.verify }))
  local zeros = { H = H and options.pattern ~= "tree" and M.zeros(H, "H") or {} }
  local how = deep and "off" or target.limbs(options)
  local most = how == "scalar" and math.huge or nil -- a vector has at most four lanes
  local sets = how ~= "off" and limbs_of.find(model, most) or {}
  local nested = #sets > 0 and limbs_of.nested(model, most) or nil
  zeros.LD = pattern.factor_zeros(model.pattern, zeros.H)
  zeros.L = zeros.LD
  return {
    model = model, options = options, zeros = zeros, deep = deep,
    views = options.optimize == 2 and reframe.views(model, zeros.H, nested or sets) or nil,
    limbs = #sets > 0 and how or nil,
    kinds = {}, -- model -> the lists of sets of limbs to choose from
    sets = #sets > 0 and lists.joined({ nested }, { sets }) or {},
    share = share_of(model, nested or sets),
    taken = {}, -- model -> the chosen sets of limbs
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
    level = level, view = view, zeros = not by_rows and assumed_by(space, fn) or nil,
    model = view and view.model or space.model, verified = not run and space.options.verify,
  }
  if run then
    -- another algorithm, for which frames are chosen, has results of its own: count those
    return live.of(run_on_symbols(how.model, run, run == fn.run and fn or { args = fn.args }, how,
      true))
  end
  if fn.name == "crba" and not (by_rows or view) and space.H then return space.H end
  local program = run_on_symbols(how.model, fn.run, fn, how)
  return view and refine.of(program) or live.of(program)
end

-- ---- limbs --------------------------------------------------------------------------------------

-- a function on the quotient tree of a model by these sets, or nil;  how: level, zeros, counted,
-- and beside = a plain program in the same frames, whose constants it shares
local function on_quotient(space, fn, model, sets, how)
  local in_turn = space.limbs == "scalar"
  local made = quotient.trace(model, fn, order.with(how, {
    sets = sets, parts = fn.limbs == "parts" or how.level ~= "scalars", in_turn = in_turn,
  }))
  if not made or #made.sets == 0 then return nil end
  if in_turn then made = turns.of(made, fn.args or {}) end
  return made and programs.with(made, { model = model, apart = not how.beside or nil })
end

local BIAS = { run = rnea.bias, args = { { name = "q", dims = { "NQ" } },
  { name = "v", dims = { "NV" } }, { name = "C", dims = { "NV" } } } }

-- The program of the try { sets, model, how } with which a function costs least, and that try.
local function cheapest(space, fn, tries)
  local best, made, least
  for _, try in ipairs(tries) do
    local program = on_quotient(space, fn, try.model, try.sets, try.how)
    local weight = program and #tries > 1 and cost.of(program, space.options).weight
    if program and (not least or weight < least) then best, made, least = try, program, weight end
  end
  return made, best
end

-- Lists of sets of limbs: all equal ones, and only those that are of one kind in a model's frames.
local function sets_in(space, model)
  if not space.kinds[model] then
    local all = space.sets[#space.sets]
    space.kinds[model] = lists.joined(space.sets, { limbs_of.divided(model, all, function(member)
      return common_turns.kind(model.bodies, member)
    end) })
  end
  return space.kinds[model]
end

-- The sets of limbs and the frames for which the bias costs least; in some frames the rotations of
-- all limbs of a set have the same form.
local function taken_in(space, model)
  if not space.taken[model] then
    local tries, how = {}, { level = "scalars", counted = true }
    for _, sets in ipairs(sets_in(space, model)) do
      for _, seen in ipairs { model, reframe.in_one_form(model, sets) } do
        tries[#tries + 1] = { sets = sets, model = seen, how = how }
      end
    end
    local _, best = cheapest(space, BIAS, tries)
    space.taken[model] = best or tries[1]
  end
  return space.taken[model]
end

function M.limbs(space, fn, plain)
  local reads_q, model, level = target.takes_q(fn), plain.model, plain.level
  if level == "supernodes" or level == "rows" and (space.limbs == "scalar" or not reads_q) then
    return nil
  end
  local function try(sets, seen)
    return { sets = sets, model = seen, how = {
      level = level, zeros = plain.zeros, beside = seen == model and plain or nil,
      refine = plain.view and refine.of, verified = plain.verified,
      frames = plain.view and plain.view.style.origin,
    } }
  end
  -- the model's own frames, if there is one list of sets or frames do not matter
  local all, program = sets_in(space, model), nil
  if not reads_q or #all == 1 then
    program = cheapest(space, fn, lists.mapped(all, function(sets) return try(sets, model) end))
  end
  if not program and reads_q then
    local taken = taken_in(space, model)
    program = cheapest(space, fn, { try(taken.sets, taken.model) })
  end
  return program and programs.with(program, { view = plain.view })
end

return M
