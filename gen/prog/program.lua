-- A program: the record of an algorithm that ran on symbols, with the results of passes.  It is one
-- table with these fields.  A pass takes a program and returns a new one with added or replaced
-- fields; it does not change its argument.
--
-- What happened (prog.trace, prog.limbs.quotient_trace; passes that rewrite expressions, as
-- prog.refine)
--   pool         the expressions (gen/expr), ordered by `at`, as events are
--   level        "scalars", "rows" or "supernodes": what operations on memory are made of
--   by_rows      whether it is not "scalars"
--   model, view  that the algorithm ran over, and the choice of frames that this is, { style,
--                model, weighed = { { style, operations }.. } in the order of trying }
--   events       list, in order: what is said and done beside computing values, each with `at`
--     section      title, body
--     step         text, subjects, parts = { { symbol, component, node }.. }
--     equations    text
--     store        array, index, node;  set, places: of each limb (prog.limbs.turns), an index each
--     row, supernode, mirror   operations on memory: verb, kernel, sizes, places, cost and
--                  arguments by name, as algo.kit.verbs lists them (verbs.record)
--   pivots       list of { dof, node }, the last dof first; of several factors a dof has several
--   roles[node]  { owner, symbol, frame, component, rank, sign }: what the book calls a value;
--                rank: its place among the components of its vector; the name is that of sign*node
--   hints[node]  the same of values that are statements only if they are shared
--   notes[node]  { body, name, id, symbol, frames, note, sign } of parameters and of constants
--                derived of them that have a name: <id>_<symbol>, with _<frames>
--   kept[node]   true for inputs that are statements all the same
--   owners       list of { at, id, body }: the owner of the nodes created from `at` on
--   verified     whether it is checked after each pass (prog.verify), as in tests
--   zeros[array][index]   true: elements of arguments that were taken for zero, or nil
-- Equal limbs (prog.limbs.quotient_trace), in lanes or one after the other
--   sets         those that vectors are of (expr.vectors)
--   ids[id]      of a body -> what a vector is called after;  in_turn: one after the other
--   apart        true: it is written beside another program than the one that it was traced with
--   stages       where limbs go in turn, as of prog.limbs.turns, or nil;  text, length: operations
--                in its text, and with what is passed on and calls
-- What is needed (prog.live)
--   uses[id]     how often a node is read; false or nil: never
--   order        living nodes that are no constants, in the order in which they were made
--   numbers      constants that these read, in the same order
--   rows         events that have a cost
--   cost         { mul, add, sub, div, sin, cos, sqrt, total }: operations that run
-- What is written (prog.lower)
--   constants    { id, node, sign, value, body, words, note }, as prog.numbers has them; of limbs
--                in turn those that are read outside their tables
--   names[node]  { id, sign, role, named, opposite, body = of a constant }: its name in C, id
--                holding sign*node (prog.naming)
--   blocks       in order: sections, steps and equations that something follows, stores and
--                operations on memory as events are, and
--     let          node, id: a statement
--     equations    list of texts
--     sincos       group: all sines and cosines
--     total        node: a limb adds to a sum
--   statements, nameless   how many there are, and how many of them are anonymous (_t1 ..)
--   negated[node]   of how many negative products it is a factor
--   sincos       what prog.sincos gathers, or nil; with names = { angle, s, c } of the arrays and
--                places, names of the places in them, lines, the places that begin a line of text,
--                or, where they are few, calls = { { of, s, c,
--                angle } }: the angle of each call, names of what it gives, and of the angle
--                where that is an expression.  Of stages it is the first one's
--   spans[stage]   { first, last, sincos }: which blocks are a stage's, and the sines in them
--   sizes        whether products of matrices have functions with constant sizes (prog.memory)
--   split        its parts (prog.split), or nil;  called: names of what limbs in turn have in C
--
--   program.of(kit, fields) -> the program that a kit recorded, with these fields as well; or the
--     record of a program with these in place of its own, without results of passes
--   program.with(program, fields) -> another one, in which these are others
--   program.summary(program) -> what is read of it once its text is written: no expressions
local later = require "later"
local order = require "order"
local verify = later "prog.verify"

local M = {}

local HAPPENED = { "pool", "level", "model", "view", "events", "roles", "hints", "notes", "kept",
  "owners", "pivots", "zeros", "sets", "ids", "in_turn", "verified" }

local function checked(program, changed)
  if program.verified then verify(program, changed) end
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
