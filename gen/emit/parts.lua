-- Writes a function that prog.split has cut: static parts that are called one after the other, and
-- a struct on the caller's stack for values that cross from one part to the next.  In a language
-- with groups of lanes, all groups go through a part before the next one.
--
-- In a part, a value of an earlier part is `w->name`, or `w->u1.name` if it has its place in turn
-- with others; the statements are otherwise the same.
local layout = require "emit.layout"
local lists = require "list"
local order = require "order"

local M = {}

-- How a part sees values: names, false for none, and keep as in a view of emit.source.
-- cut: { home, crosses, reread } by value;  place_of(node, id) -> where a value is that crosses, or
-- nil for its name
function M.seen(cut, part, names, place_of)
  local function is_left(node) return cut.crosses[node] and cut.home[node] == part end
  local seen = setmetatable({}, { __index = function(seen, node)
    local name = names[node] or false
    local id = name and not (is_left(node) and cut.reread[node]) and place_of(node, name.id)
    if id then name = { id = id, sign = name.sign, role = name.role } end
    seen[node] = name
    return name
  end })
  return seen, function(node, id)
    if is_left(node) then return place_of(node, id), cut.reread[node] end
  end
end

-- where a part finds values of others; used[w] = true if there are any;  w: "w->" or "w."
local function places_in(split, w, used)
  return function(node)
    if not split.crosses[node] then return nil end
    used[w] = true
    return w .. split.places[node]
  end
end

-- the members of the struct, and the place in it of each value
local function members_of(C, split, names)
  local members, places = {}, {}
  for k, slot in ipairs(split.slots) do
    local several, ids = #slot > 1, lists.mapped(slot, function(node) return names[node].id end)
    members[k] = ("%s %s"):format(C.type_of(slot[1].set), table.concat(ids, ", "))
    if several then members[k] = ("union { %s; } u%d"):format(members[k], k) end
    local place = several and "u" .. k .. "." or ""
    for n, node in ipairs(slot) do places[node] = place .. ids[n] end
  end
  return members, places
end

-- the statements of a part, the set of arrays that they use, and whether they use the struct
local function body_of(split, program, part, index, options)
  local used = { [options.result or ""] = part == split.rest }
  local function place(array, at)
    used[array] = true
    return options.place(array, at)
  end
  local w = split.names.w .. "->"
  local seen, keep = M.seen(split, index, program.names, places_in(split, w, used))
  local lines = options.statements {
    names = seen, place = place, first = part.first, last = part.last, keep = keep,
    ends = part == split.rest,
  }
  return lines, used, used[w]
end

local add = lists.append

-- the parameters of a part, for the arrays that it uses and the struct, and what a call gives it
local function passed(C, split, arrays, used, shares)
  local declared, given, names = {}, {}, split.names
  for _, array in ipairs(arrays) do
    if used[array.name] then
      declared[#declared + 1] = C.argument(array)
      given[#given + 1] = array.name .. (array.shared and "" or C.groups.at)
    end
  end
  if shares then
    declared[#declared + 1] = ("struct %s *%s"):format(names.struct, names.w)
    given[#given + 1] = C.groups.struct:format(names.w)
  end
  return #declared > 0 and table.concat(declared, ", ") or "void", given
end

-- C: the language (emit.c); options { statements(view) -> lines, place = symbols.place_of the
-- function, arrays = its arguments and its own arrays, result and tests = whether it returns a
-- number or tests pivots } -> lines above the function, lines of calls, names within the function
-- itself or, if all of it is in parts, false
function M.lines(C, program, split, options)
  -- the struct of values that cross a cut, and the macro of all parts
  local names, groups, parts, above, calls = split.names, C.groups, split.parts, {}, {}
  local members, places = members_of(C, split, program.names)
  split = order.with(split, { places = places })
  if #members > 0 then
    above = layout.struct("Values that the parts below share" .. (split.count == #members and "."
      or "; a union keeps one value at a time."), names.struct, members)
    calls[1] = ("  struct %s %s%s;"):format(names.struct, names.w, groups.size)
  end
  add(above, layout.outlined(groups.why, "PART", C.static))
  if groups.all then parts = lists.joined(parts, { split.rest }) end
  -- a function for each part, and its call
  for index, part in ipairs(parts) do
    local body, used, shares = body_of(split, program, part, index, options)
    if body[1] == "" then table.remove(body, 1) end -- before the tests of pivots
    if #body > 0 then
      local tests = part == split.rest and options.tests
      local declared, given = passed(C, split, options.arrays, used, shares)
      local head = ("PART %s %s(%s)"):format(tests and "int" or "void", names.parts[index],
        declared)
      add(above, layout.definition(head, body))
      above[#above + 1] = ""
      add(calls, C.run(names.parts[index], given, tests))
    end
  end
  local seen = M.seen(split, 0, program.names, places_in(split, names.w .. ".", {}))
  return above, calls, not groups.all and seen
end

return M
