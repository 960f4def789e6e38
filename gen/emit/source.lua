-- Writes the statements of one generated function, in any language.
--
-- A language is a record of functions that write each construct; emit.c is plain C, emit.lanes is C
-- for several states at once.  Places are data; words are text that the language wrote before.
-- Values:
--   literal(x)                   a number
--   place(p)                     an element of an array (symbols.place_of) as a value
--   sine(group, array, k)        the k-th sine (array "s") or cosine ("c") of a group
--   call(op, words, set)         "sin", "cos" or "sqrt" of a value; set: see define
--   dot(n, p, p)                 the product of two rows, as a value
--   value(node, words, names, own)  the words of a node as a value of the language's own type; own:
--                                the node is written out even if it has a name
-- Statements, as lines or appended to `lines`:
--   define(lines, id, words, set)   a named value; set: the set of limbs, if it is a vector
--   lanes(set, words, constant), lane(words, k)   a vector of scalars, and one scalar of a vector
--   sum(set, words)              all four numbers of a vector together; optional
--   elements(set, words, flip)   sign, text: a vector of adjacent elements of an array
--   spread(set, words)           a scalar in all lanes of a vector, if the language needs it
--   assign(lines, words, words)  to a place;  increase(lines, words, words)  a sum
--   give(lines, words)           the function's result
--   sines(group, words) -> lines  all sines and cosines of a list of angles, in arrays
--   sine_and_cosine(call, words) -> lines  those of one angle; call = { s, c, angle }: names
--   row(block, words, place) -> lines, supernode(block, words, place) -> lines  operations on
--                                memory, as in prog.trace; place(array, index) -> p
--   array(array) -> line         a local array;  unused(name) -> line  an argument that is not used
--   comment(list, indent) -> lines  a paragraph each; outside functions indent is ""
--   heading(title) -> line
--   zeros(lines, p, n)           n zeros from a place on, in one row; optional, and not for few
--   together(set, list, words, "put") -> lines  stores vectors side by side; optional, may be nil
--   fours(fn, program, view) -> { [node] = list }, read(list, view) -> lines  vectors that are read
--                                side by side; optional
--   pivot(words, dof) -> lines   reports a pivot that is not > 0;  sound -> line: all are
-- For a function that is cut (prog.split) the language needs parts, see emit.parts; for one whose
-- limbs go in turn (prog.limbs.turns) it needs turns, see emit.limbs.limb_turns.
local later = require "later"
local base = require("expr").base
local expression = require "emit.expression"
local limbs = later "emit.limbs.limb_vectors"
local lists = require "list"
local side_by_side = require("prog.blocks").side_by_side

local M = {}

local add = lists.append

-- repeats the section's heading for statements that begin within a section, as in a part
local function continued(blocks, first, language)
  local k = first
  while k > 1 and blocks[k].kind ~= "section" do k = k - 1 end
  local title = blocks[k].kind == "section" and blocks[k].title
  return title and language.heading(k < first and title .. ", continued" or title)
end

-- appends a named value to `lines`; kept: its place outside this part; again: it is also read here
local function add_let(lines, language, id, words, set, kept, again)
  if kept and not again and words:sub(1, 1) ~= "{" then
    return language.assign(lines, kept, words)
  end
  language.define(lines, id, words, set)
  if kept then language.assign(lines, kept, id) end
end

-- computes all sines and cosines of a function, in one call or in one call each
local function add_sines(lines, language, group, writer)
  for _, call in ipairs(group.calls or {}) do
    add(lines, language.sine_and_cosine(call, writer:value(call.of)))
  end
  if group.calls then return end
  local words = lists.mapped(group.angles, function(angle) return writer:value(angle) end)
  add(lines, language.sines(group, words))
end

-- does a node exist once the call for its angle is made?
local function is_called(program, node, id)
  local calls = program.sincos and program.sincos.calls
  local ready = calls and program.sincos.place[node]
  return ready and calls[ready.index][ready.array] == id
end

local function writer_of(program, language, view)
  return expression.new(language, {
    names = view.names, place = view.place, places = view.places, sincos = program.sincos,
    in_turn = program.stages ~= nil, shared = view.shared,
  })
end

-- copies the values that limbs need from the rest of the robot, one by one
local function give_limbs(lines, language, node, name, writer)
  for n, x in ipairs(node.of) do
    language.assign(lines, language.lane(name.id, n - 1), writer:value(x, name.sign))
  end
end

-- adds the contribution of one limb to a sum
local function add_to_sum(lines, language, node, name, writer)
  language.increase(lines, name.id, writer:value(node.a, name.sign))
end

local function is_zero(block, array)
  return block.kind == "store" and block.array == array and block.node.value == 0
end

local MANY = 4 -- from this many zeros on, one statement for all of them is shorter

-- appends the stores of zeros from block k on, by place; returns how many they are
local function add_zeros(lines, language, blocks, k, last, place, value)
  local run, at = {}, 1
  while k + #run <= last and is_zero(blocks[k + #run], blocks[k].array) do
    run[#run + 1] = blocks[k + #run]
  end
  table.sort(run, function(x, y) return x.index < y.index end)
  while at <= #run do
    local first, p, n = run[at], place(run[at].array, run[at].index), 0
    repeat n = n + 1
    until not run[at + n] or run[at + n].index ~= first.index + n
      or place(first.array, first.index + n).row ~= p.row
    if not language.zeros or n < MANY then n = 1 end
    if n > 1 then language.zeros(lines, p, n) end
    if n == 1 then language.assign(lines, language.place(p), value(first.node)) end
    at = at + n
  end
  return #run
end

-- appends the stores of vectors side by side from block k on; returns how many they are, or 0
local function add_together(lines, language, blocks, k, last, place, value)
  local count = language.together and side_by_side(blocks, k) or 0
  if count == 0 or k + count - 1 > last then return 0 end
  local set, places, words = base(blocks[k].node).a.set, {}, {}
  for at = k, k + count - 1 do
    local node, p = blocks[at].node, place(blocks[at].array, blocks[at].index)
    local m, vector = (at - k) % set.width + 1, base(node).a
    places[m] = places[m] or p
    if p.column and p.row ~= places[m].row then return 0 end
    if m == 1 then
      words[#words + 1] = value(node.op == "neg" and { op = "neg", a = vector } or vector)
    end
  end
  local text = language.together(set, places, words, "put")
  return text and add(lines, text) and count or 0
end

-- view: { first, last, names, place, keep, places }, a range of the program's blocks, with the
-- names and places in it; keep(node, id) -> another place for the value, or nil, and whether it is
-- also read here; places(list): see emit.expression
local function statement_lines(fn, program, language, view)
  local writer, place = writer_of(program, language, view), view.place
  local function value(node)
    return node and language.value(node, writer:value(node), view.names)
  end
  local lines = {}
  if 1 < view.first and view.first <= view.last then
    lines[1] = continued(program.blocks, view.first, language)
  end
  -- what was written before this range; blocks of four loads
  local fours = program.sets and language.fours and language.fours(fn, program, view) or {}
  local done = 0 -- the last block that is written
  for k = view.first, view.last do
    local block = program.blocks[k]
    if k > done and block.kind == "store" and block.array ~= fn.result then
      local many = is_zero(block, block.array) and add_zeros or not program.stages and add_together
      done = many and k - 1 + many(lines, language, program.blocks, k, view.last, place, value) or 0
    end
    if k <= done then
      goto continue
    elseif block.kind == "section" then -- titles and comments
      if k > view.first then lines[#lines + 1] = "" end
      if k > view.first or k == 1 then lines[#lines + 1] = language.heading(block.title) end
    elseif block.kind == "step" or block.kind == "equations" then
      local before = program.blocks[k - 1]
      if k > view.first and before and before.kind ~= "section" then lines[#lines + 1] = "" end
      add(lines, language.comment(block.list or { block.text }))
    elseif block.kind == "let" and is_called(program, block.node, block.id) then -- a value
      local kept = view.keep(block.node, block.id)
      if kept then language.assign(lines, kept, block.id) end
    elseif block.kind == "let" and program.stages
      and program.stages.kind[block.node] == "given" then
      give_limbs(lines, language, block.node, view.names[block.node], writer)
    elseif block.kind == "total" then
      add_to_sum(lines, language, block.node, view.names[block.node], writer)
    elseif block.kind == "let" and fours[block.node] then
      local four = fours[block.node]
      add(lines, four.is_read and {} or language.read(four, view))
      four.is_read = true
    elseif block.kind == "let" then
      local words = language.value(block.node, writer:definition(block.node), view.names, true)
      add_let(lines, language, block.id, words, block.node.set, view.keep(block.node, block.id))
    elseif block.kind == "sincos" then
      add_sines(lines, language, block.group, writer)
    elseif block.kind == "row" then -- memory by rows
      add(lines, language.row(block, value(block.node), place))
    elseif block.kind == "supernode" then
      add(lines, language.supernode(block, value(block.node), place, program.sizes))
    elseif block.array == fn.result then -- results
      language.give(lines, value(block.node))
    else
      local function at(index) return place(block.array, index) end
      local to = block.places and view.places(lists.mapped(block.places, at))
        or language.place(at(block.index))
      language.assign(lines, to, value(block.node))
    end
    ::continue::
  end
  return lines
end

-- arguments that this robot's function does not use (such as the L of a robot without branches)
local function unused(fn, program, language)
  local others = lists.those(fn.args, function(arg)
    return not (program.reads[arg.name] or lists.any(program.blocks, function(block)
      return block.array == arg.name
    end))
  end)
  return lists.mapped(others, function(arg) return language.unused(arg.name) end)
end

-- the report at the end: the first pivot that is not > 0
local function pivot_lines(program, language, names, place)
  local writer = writer_of(program, language, { names = names, place = place })
  local lines = { "" }
  for _, pivot in ipairs(program.pivots) do
    local words = language.value(pivot.node, writer:value(pivot.node), names)
    add(lines, language.pivot(words, pivot.dof))
  end
  lines[#lines + 1] = language.sound
  return lines
end

-- Does a program have operations on memory? All of one by rows, some of one by numbers.
function M.has_rows(program) return program.by_rows or #program.rows > 0 end

-- the local arrays that a function with such operations uses
local function locals_of(fn, program)
  return lists.those(M.has_rows(program) and fn.locals or {}, function(array)
    return lists.any(program.blocks, function(block) return block.array == array.name end)
  end)
end

-- The lines above the function (its parts, if `split`, of prog.split, cuts it) and those of its
-- body.  place_of: symbols.place_of
function M.body(fn, program, language, place_of, split)
  local place, locals = place_of(fn), locals_of(fn, program)
  local shared = program.sets and not program.stages and limbs.shared(program) or {}
  local function statements(view)
    view.shared = shared
    local lines = statement_lines(fn, view.program or program, language, view)
    if not (view.ends and fn.returns == "pivot") then return lines end
    return add(lines, pivot_lines(program, language, view.names, view.place))
  end
  -- loops over limbs, or parts, above the function; how it calls them
  local above, calls, names = {}, {}, program.names
  local range = { first = 1, last = #program.blocks }
  if program.stages then
    range = { first = 1, last = 0 }
    above, calls, names = language.turns(program, {
      statements = statements, place = place, arrays = fn.args,
    })
  elseif split then
    range = split.rest
    above, calls, names = language.parts(program, split, {
      statements = statements, place = place, arrays = lists.joined(fn.args, locals),
      result = fn.result, tests = fn.returns == "pivot",
    })
  end
  -- its own statements, if some are not in parts
  local lines = unused(fn, program, language)
  for _, array in ipairs(locals) do lines[#lines + 1] = language.array(array) end
  add(lines, calls)
  if not names then return above, lines end -- all is in parts
  add(lines, statements {
    first = range.first, last = range.last, names = names, place = place, ends = true,
    keep = function() return nil end,
  })
  return above, lines
end

return M
