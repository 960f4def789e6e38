-- The facts of a robot's functions as plain tables, for people and for programs: arguments, results
-- and costs.
--
--   functions.of(job) -> a record for each function, in the order of the header: {
--     name, group, doc       doc: a list of lines
--     arguments              { name, mode = "in" | "out" | "inout", numbers, bytes }..
--     returns                "void", "pivot" or "value", as in the catalogue
--     operations             { mul, add, sub, div, sqrt, sin, cos, total }, total: of four
--     statements, named      assignments of values, and how many of them have a name of the book
--     constants              numbers of the model that it uses
--     alive                  the largest number of values that are alive at once
--     parts                  static functions that it is cut into, 0 if it is whole
--     estimate               { flash, stack }, bytes, see below
--     in_lanes               { operations, vectors } with limbs in lanes, or nil
--     in_turn                { operations } with limbs in turn, or nil
--     note                   the alternatives that were compared, a sentence or nil
--     }; functions that call others or the runtime (integrate, steps) have only some of these
--
-- An estimate is for a Cortex-M4F, gcc -Os, --target mcu.  Measured on 180 functions of six robots
-- in float with gcc 12: flash is within 9 % for half of them and within 25 % for nine in ten, stack
-- within 24 and 96 bytes.  Sines, rows and called functions of the runtime are not included.
local later = require "later"
local limbs = later "facts.limbs"
local sizes = require "model.sizes"
local split = require "prog.split"
local turns_of = require "prog.limbs.turns"

local M = {}

-- bytes of code for: an operation, a constant (besides its number), an element of an argument that
-- is read or written, a value passed between parts, a function
local CODE = { operation = 4.3, constant = 2.3, element = 1.4, field = 15, call = 23 }
-- registers for numbers; bytes of saved registers, with calls and without; and the additional stack
-- of the deepest part of a function that is cut
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

-- memory used by row operations: the arrays that they store to
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

-- for limbs in turn: how many numbers are passed, on the stack, and in tables; calls; and other
-- values that are alive in one of the functions
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
    local span = program.spans[stage.key]
    all.alive = math.max(all.alive, split.peak(program, span.first, span.last))
  end
  return all
end

-- flash: the sizes above, times how many of each there are.  stack: values beyond the registers; or
-- those in structs, if limbs are in turn or the function is cut.
local function estimate(item, one, real, model)
  local program, elements = item.program, 0
  for _, node in ipairs(program.order) do
    if node.op == "input" then elements = elements + 1 end
  end
  for _, block in ipairs(program.blocks) do
    if block.kind == "store" then elements = elements + 1 end
  end
  local fields = program.split and program.split.count or 0
  local turns = program.stages and in_turn(program)
  local total = turns and program.text or one.operations.total
  fields = turns and turns.passed or fields
  local flash = CODE.call + CODE.operation * total + CODE.element * elements
    + (CODE.constant + real) * one.constants + CODE.field * fields
    + (turns and CODE.call * turns.calls + real * turns.numbers or 0)
  local kept = turns and turns.kept + math.max(0, turns.alive - REGISTERS)
    or program.split and #program.split.slots or math.max(0, one.alive - REGISTERS)
  local saved = (program.sincos or program.split) and SAVED or kept > 0 and FEW or 0
  if program.split then saved = saved + PART end
  return {
    flash = math.floor(flash + 0.5),
    stack = kept * real + saved + own_bytes(item, real, model),
  }
end

function M.of(job)
  local model, real = job.model, job.options.real == "float" and 4 or 8
  local list = {}
  for k, item in ipairs(job.functions) do
    local fn, program = item.fn, item.program
    local one = {
      name = fn.name, group = fn.group, doc = fn.doc, returns = fn.returns, note = item.note,
      arguments = arguments(model, fn, real),
    }
    if program then
      one.operations, one.constants = program.cost, #program.constants
      one.statements, one.named = program.statements, program.statements - program.nameless
      one.alive, one.parts = split.peak(program), program.split and #program.split.parts or 0
      one.estimate = estimate(item, one, real, model)
      one.in_turn = program.stages and { operations = program.text } or nil
      one.in_lanes = item.in_lanes and limbs.lanes_of(item.in_lanes)
    end
    list[k] = one
  end
  return list
end

return M
