-- Ways to write a function, traced: prog.choice.choose takes one of them.
--
--   candidates.new(model, options) -> space, what is known of a robot before: { model, options,
--     zeros, views, still, sets }
--     zeros   { H, LD, L }: entries of H that crba leaves zero for every q, and those of either
--             factor.  With `--pattern tree` nothing is assumed of H but what the tree says
--     views   frames that may be chosen (prog.choice.views), or nil;  still: the model for rows
--     sets    lists of sets of limbs that are alike, of which one may be taken: all of them and,
--             where there are any, nested = those with sets within limbs
--   candidates.zeros(program, array)   elements of a result that it leaves zero, index -> true
--   candidates.plain(space, fn, level, view, run) -> program with model and view, those that it was
--     computed in;  run: another algorithm in place of fn's, which is only counted
--   candidates.limbs(space, fn, plain, in_turn) -> list of { program, beside, nested }, one for
--     each list of sets: limbs in lanes, or one after the other, and the plain program that this
--     one stands beside: in other frames, where those of the limbs have no common form
local later = require "later"
local common_turns = later "model.limbs.common_turns"
local crba = later "algo.tree.crba"
local derivative = later "prog.derivative"
local expr = require "expr"
local limbs_of = require "model.limbs"
local lists = require "list"
local live = require "prog.live"
local memory = require "prog.memory"
local pattern = require "model.pattern"
local programs = require "prog.program"
local quotient = later "prog.limbs.quotient_trace"
local refine = later "prog.refine"
local reframe = later "model.reframe"
local target = require "prog.choice.target"
local trace = require "prog.trace"
local turns = later "prog.limbs.turns"
local views = later "prog.choice.views"

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

-- counted: nothing of it has a name
local function run_on_symbols(model, algorithm, fn, how, counted)
  local bodies = model.bodies
  local kit = trace.new {
    zeros = how.zeros, counted = counted, frames = how.view and how.view.style.frames,
    frame_id = function(frame) return bodies[frame] and bodies[frame].id or frame end,
  }
  function kit.derivative(seen, values, array, held)
    return derivative.of(seen, kit, values, array, nil, held)
  end
  memory.run(algorithm, model, kit, how.level, memory.cells(fn, fn.on and fn.on(model) or model))
  return programs.of(kit, how)
end

-- ---- what is known before -----------------------------------------------------------------------

function M.new(model, options)
  local deep = target.is_deep(model, options)
  local H = not deep and live.of(run_on_symbols(model, crba, {}, { level = "scalars",
    model = model, verified = options.verify }))
  local zeros = { H = H and options.pattern ~= "tree" and M.zeros(H, "H") or {} }
  local how = deep and "off" or target.limbs(options)
  local most = how == "scalar" and math.huge or nil -- lanes there are four of
  local sets = how ~= "off" and limbs_of.find(model, most) or {}
  local nested = #sets > 0 and limbs_of.nested(model, most) or nil
  zeros.LD = pattern.factor_zeros(model.pattern, zeros.H)
  zeros.L = zeros.LD
  local own_still = deep and views.still(model)
  return {
    model = model, options = options, zeros = zeros,
    views = options.optimize == 2 and views.of(model, zeros.H, deep, nested or sets) or nil,
    still = own_still or model,
    supernodes = function() -- the model for those, in whose frames forces meet axes
      own_still = own_still or views.still(model)
      return own_still
    end,
    sets = sets, nested = nested,
    choices = {}, -- model -> lists of sets of limbs that may be taken
    one_form = {}, -- model -> sets -> the model with rotations of limbs in one form, or false
    chosen = {}, -- algorithm that frames were chosen for -> their view
    H = H or nil, -- the program of crba in the model's own frames
  }
end

-- ---- plain ones ---------------------------------------------------------------------------------

-- argument -> its elements that are taken for zero
local function assumed_by(space, fn)
  local assumed = {}
  for _, arg in ipairs(fn.args or {}) do
    local whose = fn.assumes and fn.assumes[arg.name]
    if whose then assumed[arg.name] = space.zeros[whose] end
  end
  return assumed
end

local function traced(fn, how)
  local program = run_on_symbols(how.model, fn.run, fn, how)
  return how.view and refine.of(program) or live.of(program)
end

function M.plain(space, fn, level, view, run)
  local by_rows = level ~= "scalars"
  local still = level == "supernodes" and space.supernodes() or space.still
  local how = {
    level = level, view = view, zeros = not by_rows and assumed_by(space, fn) or nil,
    model = view and view.model or by_rows and still or space.model,
    verified = not run and space.options.verify,
  }
  if run then
    -- a part of the function leaves its result where this one keeps arrays of its own: it counts
    return live.of(run_on_symbols(how.model, run, run == fn.run and fn or { args = fn.args }, how,
      true))
  end
  if fn.name == "crba" and not (by_rows or view) and space.H then return space.H end
  return traced(fn, how)
end

-- ---- limbs --------------------------------------------------------------------------------------

-- The same in frames in which rotations of limbs have one form; nil where they have it.
local function in_one_form(space, fn, plain, sets)
  local known = space.one_form[plain.model] or {}
  space.one_form[plain.model] = known
  if known[sets] == nil then known[sets] = reframe.in_one_form(plain.model, sets) or false end
  return known[sets] and traced(fn, { level = plain.level, view = plain.view, zeros = plain.zeros,
    model = known[sets], verified = plain.verified })
end

-- the lists of sets that may be taken: all of them, those of one kind, and with sets within limbs
local function choices(space, plain)
  local model = plain.model
  if not space.choices[model] then
    local kin = limbs_of.divided(space.model, space.sets, function(member)
      return common_turns.kind(model.bodies, member)
    end)
    space.choices[model] = lists.joined({ space.sets }, { kin }, { space.nested })
  end
  return space.choices[model]
end

-- a function on the quotient tree by these sets, beside a plain program of it, or nil
local function on_quotient(fn, plain, sets, in_turn)
  local made = quotient.trace(plain.model, fn, {
    sets = sets, level = plain.level, parts = fn.limbs == "parts" or plain.by_rows,
    zeros = plain.zeros, in_turn = in_turn, beside = plain, refine = plain.view and refine.of,
  })
  return made and #made.sets > 0 and made
end

function M.limbs(space, fn, plain, in_turn)
  local list = {}
  for _, sets in ipairs(choices(space, plain)) do
    local beside = plain
    local program = on_quotient(fn, plain, sets, in_turn)
    if not program then
      beside = in_one_form(space, fn, plain, sets)
      program = beside and on_quotient(fn, beside, sets, in_turn)
    end
    if program and in_turn then program = turns.of(program, fn.args or {}) end
    if program then
      program = programs.with(program, { model = beside.model, view = beside.view })
      list[#list + 1] = { program = program, beside = beside, nested = sets == space.nested }
    end
  end
  return list
end

return M
