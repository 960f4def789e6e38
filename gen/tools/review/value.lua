-- Explains a name inside a generated function: a constant of the model, or a value that a statement
-- computes.
--
--   value.of(job, item, name)
--   -> nil if the function has no such name, or
--     { kind = "constant" | "value", name, body = of `body_of`, functions = { the function's },
--       value, formula, numbers, from, chosen = of tools.review.typed                of a constant
--       letter, says, frame, constraint, column, component, by = what a derivative is by,
--       equations, source, section, step, statement, numbers, reads     of a value
--       readers = { function = names }, what reads it
--       lanes = true if this is the version with limbs in lanes }
--   value.texts(job) -> the items that have names; versions with limbs in lanes are items, too
--   value.names(job, item) -> list of all names in a function
--   value.body_of(job, index) -> { joint, joint_place, link, link_place, type }, or nil: no body
-- Statements are as in C.  job: after the stage `lower`.
local base = require("expr").base
local expression = require "emit.expression"
local language = require("emit.c").language
local letters = require "tools.review.book_letters"
local lists = require "list"
local number = require "number"
local numbers = require "prog.numbers"
local place_of = require("expr").place_of
local seen_robot = require "tools.review.seen_robot"
local typed = require "tools.review.typed"

local M = {}

local HEADINGS = lists.set { "equations", "section", "step" }

function M.body_of(job, index)
  local body = job.model.bodies[index]
  if not body then return nil end
  local link = body.place and body.place.link
  return {
    joint = body.name, joint_place = seen_robot.at(job, body.line), link = body.link,
    link_place = link and seen_robot.at(job, link.line), type = body.type,
  }
end

function M.texts(job)
  local list = {}
  for _, item in ipairs(job.functions) do
    if item.program then list[#list + 1] = item end
    if item.in_lanes then
      list[#list + 1] = { fn = item.fn, program = item.in_lanes, lanes = true }
    end
  end
  return list
end

-- the blocks, after one for each vector in the tables of limbs
local function blocks_of(program)
  local list = {}
  for _, node in ipairs(program.stages and program.order or {}) do
    if program.stages.kept[node] == "number" then
      local name, first = program.names[node], program.names[base(node.of[1])]
      list[#list + 1] = { kind = "let", node = node, id = name.id, body = first and first.body }
    end
  end
  return lists.append(list, program.blocks)
end

-- ---- readers of a value -------------------------------------------------------------------------

-- calls f(name) for each name in the C of a node
local function each_read(node, names, f, top)
  node = base(node)
  local name = not top and names[node]
  if name then return f(name.id) end
  for _, element in ipairs(node.of or {}) do each_read(element, names, f) end
  if node.const or not node.a then return end
  each_read(node.a, names, f)
  if node.b then each_read(node.b, names, f) end
end

local function reads_of(node, names, top)
  local list = {}
  each_read(node, names, function(id) list[#list + 1] = id end, top)
  return lists.union({}, list)
end

-- name -> list of the statements that read it, by their results
local function readers_of(job, item, blocks)
  local program, readers = item.program, {}
  local C, place = language(job.symbols, job.options.real), job.symbols.place_of(item.fn)
  local function add(words, node, top)
    for _, name in ipairs(reads_of(node, program.names, top)) do
      readers[name] = lists.append(readers[name] or {}, { words })
    end
  end
  for _, block in ipairs(blocks) do
    if block.kind == "let" or block.kind == "total" then
      add(program.names[block.node].id, block.node, true)
    elseif block.node then
      local result = block.array == item.fn.result
      for _, index in ipairs(block.kind == "store" and block.places or { block.index }) do
        add(result and "the result" or C.place(place(block.array, index)), block.node)
      end
    end
  end
  for _, pivot in ipairs(program.pivots) do
    add(("the test of pivot %s"):format(job.symbols.v[pivot.dof] or pivot.dof), pivot.node)
  end
  return readers
end

-- ---- constants ----------------------------------------------------------------------------------

local function of_constant(job, item, constant)
  local node, sign = constant.node, constant.sign
  local one = { kind = "constant", value = sign * node.value }
  typed.add(job, item, node, one)
  if node.op == "param" then
    local chosen = one.chosen[1]
    one.formula = chosen and chosen.formula or constant.note
  else
    local words, values = numbers.typed(node, sign, item.program)
    one.formula, one.numbers = words, values(number.plain)
    if constant.words ~= one.formula then one.written = constant.words end
  end
  return one, constant.body
end

-- ---- values -------------------------------------------------------------------------------------

-- equations that contain a letter: of the last heading before a statement that has any
local function equations_of(index, at_block, letter)
  local list, word = {}, "%f[%w_']" .. letter .. "%f[^%w_]"
  local k = index.above[at_block]
  while k and #list == 0 do
    for _, words in ipairs(index.blocks[k].list or {}) do
      for part in (words .. ";"):gmatch("%s*(.-);") do
        if part:find(word) then list = lists.union(list, { part }) end
      end
    end
    k = index.above[k]
  end
  return list
end

-- what a role's name says, in `one`, which has its equations
local function add_role(job, one, role)
  local part, by = (role.component or ""):match "^(.-)_?d_(.+)$"
  one.by = role.owner:find "^d_" and by or nil
  if one.by then part = part ~= "" and part or nil else part = role.component end
  local known = letters.of(role.symbol, part, one.equations) or {}
  one.letter, one.component, one.says, one.source = role.symbol, part, known.says, known.source
  if #one.equations == 0 then one.equations[1] = known.equation end
  if known.column and not (role.frame and one.component) then
    one.column, one.component = role.frame or one.component, nil
  else
    one.frame = role.frame
  end
  for _, c in ipairs(job.model.constraints or {}) do
    if c.id == one.frame then one.constraint, one.frame = c.id, nil end
  end
end

-- names, with numbers instead of those of constants
local function as_numbers(names)
  return setmetatable({}, { __index = function(_, node)
    local name = names[node]
    if not (name and node.const) then return name end
    local x = name.sign * node.value
    return { id = number.plain(math.abs(x)), sign = x < 0 and -name.sign or name.sign }
  end })
end

local function of_let(job, item, at_block, index)
  local program, block = item.program, index.blocks[at_block]
  local node, C = block.node, language(job.symbols, job.options.real)
  local function written(names)
    return ("%s = %s"):format(block.id, expression.new(C, {
      names = names, place = job.symbols.place_of(item.fn),
      in_turn = program.stages ~= nil,
    }):definition(node))
  end
  local one = { kind = "value", statement = written(program.names), equations = {} }
  one.numbers = written(as_numbers(program.names))
  one.reads = reads_of(node, program.names, true)
  -- the section and the step that the statement is in
  local k = index.above[at_block]
  while k and not one.section do
    local before = index.blocks[k]
    if before.kind == "step" then one.step = one.step or before.text end
    one.section, k = before.title, index.above[k]
  end
  -- the meaning of its name in the book
  local name = program.names[node]
  local role = name.role
  if role then
    one.equations = equations_of(index, at_block, (role.symbol:gsub("%d+$", "")))
    add_role(job, one, role)
  end
  local owner = block.body -- or that of the statement, or of its role
  for _, one_owner in ipairs(item.program.owners) do
    if not block.body and one_owner.at <= place_of(node) then owner = one_owner.body end
  end
  for i, body in ipairs(job.model.bodies) do
    if role and (one.by and role.owner:sub(3) or role.owner) == body.id then owner = i end
  end
  return one, owner
end

-- ---- all names of a function --------------------------------------------------------------------

-- program -> { blocks, above = of each block the heading above it, names = list, readers, what =
-- name -> a constant or the place of a block }; kept, because the next name needs the same
local known = setmetatable({}, { __mode = "k" })

local function index_of(job, item)
  local program = item.program
  if known[program] then return known[program] end
  local index, heading = { blocks = blocks_of(program), above = {}, names = {}, what = {} }, nil
  local function add(id, what) index.names[#index.names + 1], index.what[id] = id, what end
  -- the constants in the tables of limbs included
  for _, node in ipairs(program.numbers) do add(program.names[node].id, program.names[node]) end
  for k, block in ipairs(index.blocks) do
    index.above[k] = heading
    if block.kind == "let" then add(block.id, k) end
    if HEADINGS[block.kind] then heading = k end
  end
  index.readers, known[program] = readers_of(job, item, index.blocks), index
  return index
end

function M.names(job, item) return index_of(job, item).names end

function M.of(job, item, name)
  local index = item.program and index_of(job, item)
  local what = index and index.what[name]
  if not what then return nil end
  local make = type(what) == "table" and of_constant or of_let
  local one, body = make(job, item, what, index)
  one.lanes = item.lanes
  one.name, one.functions, one.body = name, { item.fn.name }, M.body_of(job, body)
  one.readers = { [item.fn.name] = index.readers[name] or {} }
  return one
end

return M
