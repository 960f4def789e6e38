-- What there is to say of the functions of a robot, for people and for programs: what they take,
-- what they compute, what that costs.  Plain tables.
--
--   functions.of(job) -> a record a function, in the order of the header: {
--     name, group, doc       doc: a list of lines
--     arguments              { name, mode = "in" | "out" | "inout", numbers, bytes }..
--     returns                "void", "pivot" or "value", as in the catalogue
--     operations             { mul, add, sub, div, sqrt, sin, cos, total }, total: of the first 4
--     statements, named      assignments of values, and those with a name of the book
--     constants              numbers of the model that it reads
--     alive                  how many values are alive at most
--     parts                  static parts that it is cut into, 0 where it is not
--     estimate               { flash, stack }, bytes, see below
--     in_lanes               { operations, vectors } of the text with limbs in lanes, or nil
--     in_turn                { operations } of the text where limbs go in turn, or nil
--     note                   what else was weighed, a sentence or nil
--     book, dense            what the same costs unspecialised, and with a full H: facts.book
--     }; of what calls others or the runtime (integrate, steps) only what is known
--
-- An estimate is for a Cortex-M4F, gcc -Os, --target mcu.  Of 180 functions of six robots in float
-- the flash of half is within 9 % of what gcc 12 makes and that of nine in ten within 25 %, their
-- stack within 24 and 96 bytes.  Sines, rows and the runtime that is called come on top.
local book = require "facts.book"
local later = require "later"
local limbs = later "facts.limbs"
local sizes = require "model.sizes"
local split = require "prog.split"
local turns_of = require "prog.limbs.turns"

local M = {}

-- bytes of code an operation, a constant (besides its number), an argument's element that is read
-- or written, a value that goes from part to part, and a function
local CODE = { operation = 4.3, constant = 2.3, element = 1.4, field = 15, call = 23 }
-- registers for numbers; the bytes of those that a function saves, with calls and without; and what
-- the deepest part of one that is cut takes besides
local REGISTERS, SAVED, FEW, PART = 16, 128, 64, 350

M.ESTIMATES_FOR = "a Cortex-M4F, gcc -Os, --target mcu"

local function arguments(model, fn, real)
  local list, of = {}, sizes.of(model, fn.basis)
  for k, arg in ipairs(fn.args) do
    local numbers = arg.params and #model.tunable.fields or sizes.length(arg.dims, of)
    list[k] = {
      name = arg.name, mode = arg.mode, numbers = numbers, bytes = arg.bits and 4 or numbers * real,
    }
  end
  return list
end

-- what is kept in memory by rows: arrays that something is stored to
local function own_bytes(item, real, model)
  local written, sum, of = {}, 0, sizes.of(model, item.fn.basis)
  for _, block in ipairs(item.program.blocks) do
    if block.array then written[block.array] = true end
  end
  for _, array in ipairs(item.fn.locals or {}) do
    if written[array.name] then sum = sum + real * sizes.length(array.dims, of) end
  end
  return sum
end

-- where limbs go in turn: numbers that are passed, those kept on the stack, those in tables, calls,
-- and what is alive in one of the functions besides
local function in_turn(program)
  local rest, by_set, numbers = turns_of.kept(program)
  local all = { passed = #rest, kept = #rest, numbers = 0, calls = 0, alive = 0 }
  for _, set in ipairs(program.sets) do
    local members, own = #set.members, #by_set[set]
    all.passed, all.kept = all.passed + own, all.kept + members * own
    all.numbers = all.numbers + members * #numbers[set]
  end
  for _, stage in ipairs(program.stages) do
    all.calls = all.calls + (stage.set and #stage.set.members or 0)
    local span = program.spans[stage]
    all.alive = math.max(all.alive, split.peak(program, span.first, span.last))
  end
  return all
end

local function estimate(item, one, real, model)
  local program, elements = item.program, 0
  for _, node in ipairs(program.order) do
    if node.op == "input" then elements = elements + 1 end
  end
  for _, block in ipairs(program.blocks) do
    if block.kind == "store" then elements = elements + 1 end
  end
  local fields = program.split and #program.split.fields or 0
  local turns = program.stages and in_turn(program)
  local total = turns and program.text or one.operations.total
  fields = turns and turns.passed or fields
  local flash = CODE.call + CODE.operation * total + CODE.element * elements
    + (CODE.constant + real) * one.constants + CODE.field * fields
    + (turns and CODE.call * turns.calls + real * turns.numbers or 0)
  local kept = turns and turns.kept + math.max(0, turns.alive - REGISTERS)
    or program.split and fields or math.max(0, one.alive - REGISTERS)
  local saved = (program.sincos or program.split) and SAVED or kept > 0 and FEW or 0
  if program.split then saved = saved + PART end
  return {
    flash = math.floor(flash + 0.5),
    stack = kept * real + saved + own_bytes(item, real, model),
  }
end

local function operations(cost)
  local copy = {}
  for _, kind in ipairs { "mul", "add", "sub", "div", "sqrt", "sin", "cos", "total" } do
    copy[kind] = cost[kind]
  end
  return copy
end

function M.of(job)
  local model, real = job.model, job.options.real == "float" and 4 or 8
  local unspecialised, list = book.of(model), {}
  for k, item in ipairs(job.functions) do
    local fn, program = item.fn, item.program
    local one = {
      name = fn.name, group = fn.group, doc = fn.doc, returns = fn.returns, note = item.note,
      arguments = arguments(model, fn, real),
    }
    if program then
      one.operations, one.constants = operations(program.cost), #program.constants
      one.statements, one.named = program.statements, program.statements - program.nameless
      one.alive, one.parts = split.peak(program), program.split and #program.split.parts or 0
      one.estimate = estimate(item, one, real, model)
      one.in_turn = program.stages and { operations = program.text } or nil
      one.in_lanes = item.in_lanes and limbs.lanes_of(item.in_lanes)
      local beside = unspecialised[fn.name] or {}
      one.book, one.dense = beside.book, beside.dense
    end
    list[k] = one
  end
  return list
end

return M
