-- A program: the record of an algorithm that ran on symbols, with the results of passes.  It is one
-- table with these fields.  A pass takes a program and returns a new one with added or replaced
-- fields; it does not change its argument.
--
-- What happened (prog.trace, prog.limbs.quotient_trace; passes that rewrite expressions, as
-- prog.refine)
--   pool         the expressions (gen/expr), ordered by `at`, as events are
--   level        "scalars", "rows" or "supernodes": what operations on memory are made of
--   by_rows      whether it is not "scalars"
--   model, view  the model that the algorithm ran over, and the choice of its frames: { style,
--                model, weighed = { { style, operations }.. } in the order of trying }
--   events       list, in order: everything but the computing of values, each with `at`
--     section      title, body
--     step         text, subjects, parts = { { symbol, component, node }.. }
--     equations    text
--     store        array, index, node;  set, places: of each limb (prog.limbs.turns), an index each
--     row, supernode   operations on memory: verb, kernel, sizes, places, cost and arguments by
--                  name, as algo.kit.verbs lists them (verbs.record)
--   pivots       list of { dof, node }, the last dof first; with several factors, several per dof
--   roles[node]  { owner, symbol, frame, component, rank, sign }: what the book calls a value;
--                rank: its place among the components of its vector; the name is that of sign*node
--   hints[node]  the same for values that are statements only if they are shared;  loose: another
--                hint takes its place
--   notes[node]  { body, name, id, symbol, frames, note, sign } of parameters and of constants made
--                of them that have a name: <id>_<symbol>, with _<frames>
--   kept[node]   true for inputs that become statements
--   owners       list of { at, id, body }: the owner of the nodes created from `at` on
--   verify       nil, or a function that checks it after each pass, as in tests: it gets the
--                program and the fields that the pass has replaced, or nil for all
--   zeros[array][index]   true: elements of arguments that were taken for zero, or nil
--   locals[array]   true: no argument, so that prog.live leaves out what nothing reads of it; false
--                once it has, because rewritten expressions do not stand where events read them
-- Equal limbs (prog.limbs.quotient_trace), in lanes or one after the other
--   sets         the sets of its vectors (expr.vectors)
--   ids[id]      a body's identifier -> the name for its vectors;  in_turn: one after the other
--   stages       of limbs in turn (prog.limbs.turns), or nil;  text, length: operations in its
--                text, and those including calls and the passing of values
-- What is needed (prog.live)
--   uses[id]     how often a node is read; false or nil: never
--   order        living nodes that are no constants, in the order in which they were made
--   numbers      constants that these read, in the same order
--   reads[array]   true for arrays of which something is read
--   rows         events that have a cost
--   cost         { mul, add, sub, div, sin, cos, sqrt, total }: operations that run
-- What is written (prog.lower)
--   constants    { id, node, sign, value, body, words, note }, as prog.numbers has them; with
--                limbs in turn only those that are read outside the tables of limbs
--   names[node]  { id, sign, role, named, body = of a constant }: its name in C; id is sign*node
--                (prog.naming)
--   blocks       in order: headings that are not empty (section, step, equations), stores and
--                operations on memory, all like events, and
--     let          node, id: a statement
--     equations    list of texts
--     sincos       group: all sines and cosines
--     total        node: a limb adds to a sum
--   statements, nameless   how many there are, and how many of them are anonymous (_t1 ..)
--   sincos       what prog.sincos gathers, or nil; with names = { angle, s, c } of the arrays,
--                places = names of places in them, lines = places that begin a line of text; or,
--                if there are few, calls = { { of, s, c, angle }.. }: the angle, the names of its
--                sine and cosine, and its own if it is an expression.  Of stages: the first's
--   spans[key]   { first, last, sincos }: the blocks of the stage with that key or 0, and its sines
--   sizes        whether products of matrices have functions with constant sizes (prog.memory)
--   split        its parts (prog.split), or nil;  called: names in C for limbs in turn
--
--   program.of(kit, fields) -> the program that a kit recorded, with these fields; or what a
--     program recorded, with these fields in place of its own, without results of passes
--   program.with(program, fields) -> a copy in which these fields are replaced
--   program.summary(program) -> what is still read after its text is written: no expressions
local order = require "order"

local M = {}

local HAPPENED = { "pool", "level", "model", "view", "events", "roles", "hints", "notes", "kept",
  "owners", "pivots", "zeros", "sets", "ids", "in_turn", "verify", "locals" }

local function checked(program, changed)
  if program.verify then program.verify(program, changed) end
  return program
end

function M.of(kit, fields)
  local program = {}
  for _, key in ipairs(HAPPENED) do
    program[key] = fields[key]
    if program[key] == nil then program[key] = kit[key] end
  end
  program.by_rows = program.level ~= "scalars"
  return checked(program)
end

function M.with(program, fields) return checked(order.with(program, fields), fields) end

local SUMMARY = { "level", "by_rows", "model", "view", "cost", "statements", "nameless", "sets" }

function M.summary(program)
  local rest = { sincos = program.sincos ~= nil }
  for _, key in ipairs(SUMMARY) do rest[key] = program[key] end
  return rest
end

return M
