-- Writes a function whose limbs are computed one after the other (prog.limbs.turns): static
-- functions that are called for each limb, and tables of the numbers that differ between limbs.
-- Values shared with the rest of the robot are in structs on the caller's stack.
--
-- In such a function, k->name is a number of the limb, m->name a value that is kept for it, o->name
-- a value of the limb that carries it, and w->name a value of the rest of the robot or a sum over
-- all limbs.
local layout = require "emit.layout"
local limb_places = require "emit.limbs.limb_places"
local lists = require "list"
local order = require "order"
local parts = require "emit.parts"
local turns = require "prog.limbs.turns"

local M = {}

local add = lists.append

-- Where a stage finds a value of the limbs or of others, nil for its name.  called: program.called;
-- used[word] = true if the stage needs k, m, o or w.
local function places_in(program, stage, called, used)
  local function member(word, id)
    used[word] = true
    return ("%s%s%s"):format(called[word], stage.set and "->" or ".", id)
  end
  return function(node, id)
    local kept = program.stages.kept[node]
    if not kept then return nil end
    if kept == "number" then return member("k", id) end
    if kept == "rest" then return member("w", id) end
    if stage.set then return member(kept == stage.set and "m" or "o", id) end
    return ("%s[%%d].%s"):format(called.sets[kept].m, id)
  end
end

-- ---- declarations -----------------------------------------------------------------------------

-- values as members of a struct
local function members_of(C, program, list)
  return lists.mapped(list, function(node)
    return ("%s %s"):format(C.type, program.names[node].id)
  end)
end

-- the places and numbers of each limb
local function table_lines(C, program, of, numbers, fields, options)
  local indices = lists.mapped(fields, function(field) return "int " .. field.id end)
  local lines = layout.struct("What differs between limbs: the index of a limb's first element in "
    .. "an array, numbers.", of.numbers, lists.joined(indices, members_of(C, program, numbers)))
  for n, id in ipairs(of.tables) do
    lines[#lines + 1] = ("static const struct %s %s = {"):format(of.numbers, id)
    for _, field in ipairs(fields) do
      lines[#lines + 1] = ("  %s,"):format(options.index(field.dim, field.list[n]))
    end
    for _, node in ipairs(numbers) do
      lines[#lines + 1] = options.number(node.of[n], program.names[node].id)
    end
    add(lines, { "};", "" })
  end
  return lines
end

-- ---- functions and calls ------------------------------------------------------------------------

local function seen_in(program, stage, called, used)
  return parts.seen(program.stages, stage, program.names, places_in(program, stage, called, used))
end

-- the statements of a stage; view: place and places of emit.source's view
local function statements(program, stage, called, used, view, options)
  local span = program.spans[stage.key]
  view.names, view.keep = seen_in(program, stage, called, used)
  view.first, view.last = span.first, span.last
  view.program = order.with(program, { sincos = span.sincos or false })
  return options.statements(view)
end

-- a limb's function: lines above, and the calls
local function limb_lines(C, program, stage, called, places, options)
  local used, arrays, above = {}, {}, {}
  local of = called.sets[stage.set]
  -- the statements, noting which structs and arrays they use
  local body = statements(program, stage, called, used, {
    place = function(array, at)
      arrays[array] = true
      return options.place(array, at)
    end,
    places = function(list)
      used.k = true
      return places.word(stage.set, list)
    end,
  }, options)
  local passed, declared, calls = {}, {}, {}
  local function pass(is_wanted, argument, given)
    if is_wanted then passed[#passed + 1], declared[#declared + 1] = given, argument end
  end
  local function pointer(id, name, word) return ("%sstruct %s *%s"):format(word or "", id, name) end
  local outer = called.sets[stage.set.outer] or of
  pass(used.k, pointer(of.numbers, called.k, "const "), function(n) return "&" .. of.tables[n] end)
  pass(used.w, pointer(called.struct, called.w), function() return "&" .. called.w end)
  pass(used.m, pointer(of.kept, called.m), function(n) return ("&%s[%d]"):format(of.m, n - 1) end)
  pass(used.o, pointer(outer.kept, called.o or ""), function(n)
    return ("&%s[%d]"):format(outer.m, stage.set.of[n] - 1)
  end)
  for _, array in ipairs(options.arrays) do
    pass(arrays[array.name], C.argument(array), function() return array.name end)
  end
  -- the function, and a call for each limb
  local head = ("NOT_INLINE void %s(%s)"):format(of.functions[stage], table.concat(declared, ", "))
  add(above, layout.definition(head, body))
  above[#above + 1] = ""
  for n in ipairs(stage.set.members) do
    local given = lists.mapped(passed, function(argument) return argument(n) end)
    add(calls, layout.call("  " .. of.functions[stage], given))
  end
  return above, calls
end

-- sums begin at zero; seen: names in the rest of the robot
local function sums(C, program, stage, seen)
  local lines = {}
  for k = program.spans[stage.key].first, program.spans[stage.key].last do
    local block = program.blocks[k]
    local node = block.kind == "total" and block.node
    for n = 1, node and (node.set and #node.set.members or 1) or 0 do
      C.assign(lines, seen[node].id:format(n - 1), C.literal(0))
    end
  end
  return lines
end

-- notes all places of limbs before the first is written
local function note_places(program, places, place)
  for _, block in ipairs(program.blocks) do
    local node = block.kind == "let" and program.stages.kind[block.node] == "place" and block.node
    local list = {}
    for n, x in ipairs(node and node.of or {}) do list[n] = place(x.array, x.index) end
    for n, at in ipairs(block.places or {}) do list[n] = place(block.array, at) end
    if #list > 0 then places.note(node and node.set or block.set, list) end
  end
end

-- tables and structs, and the lines of the function that has them
local function declare(C, program, called, places, options)
  local above, own = {}, {}
  local rest, kept, numbers = turns.kept(program)
  for _, set in ipairs(program.sets) do
    local of, fields = called.sets[set], places.fields[set] or {}
    if #fields + #numbers[set] > 0 then
      add(above, table_lines(C, program, of, numbers[set], fields, options))
    end
    if #kept[set] > 0 then
      add(above, layout.struct("Values of a limb that are kept between its functions.", of.kept,
        members_of(C, program, kept[set])))
      own[#own + 1] = ("  struct %s %s[%d];"):format(of.kept, of.m, #set.members)
    end
  end
  if #rest > 0 then
    add(above, layout.struct("Values of the rest of the robot that limbs read, and sums over all "
      .. "limbs.", called.struct, members_of(C, program, rest)))
    own[#own + 1] = ("  struct %s %s;"):format(called.struct, called.w)
  end
  if #own > 0 then own[#own + 1] = "" end
  return above, own
end

-- C: the language (emit.c), whose lanes are then those of limbs; options { statements(view) ->
-- lines, place = symbols.place_of the function, arrays = its arguments, index(dim, k) -> C,
-- number(x, id) -> line of a number in a table } -> lines above the function, its body, its names
function M.lines(C, program, options)
  local called = program.called
  local places = limb_places.new(called.k, options.index)
  function C.lane(words, k) return words:format(k) end
  function C.type_of() return C.type end
  note_places(program, places, options.place)
  local above, lines = declare(C, program, called, places, options)
  add(above, layout.outlined("/* Each is called for every limb. */", "NOT_INLINE", "static"))
  local seen = seen_in(program, {}, called, {}) -- names in the rest of the robot
  for _, stage in ipairs(program.stages) do
    local own
    if stage.set then
      local function_lines, calls = limb_lines(C, program, stage, called, places, options)
      local title = "limbs " .. table.concat(called.sets[stage.set].roots, ", ")
      add(above, function_lines)
      own = add(add({ C.heading(title) }, sums(C, program, stage, seen)), calls)
    else
      own = statements(program, stage, called, {}, { place = options.place }, options)
    end
    if #own > 0 and #lines > 0 and lines[#lines] ~= "" then lines[#lines + 1] = "" end
    add(lines, own)
  end
  return above, lines, seen
end

return M
