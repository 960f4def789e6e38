-- Writes a function that prog.split has cut: static parts that are called one after the other, and
-- a struct on the caller's stack for values that cross from one part to the next.
--
-- In a part, a value of an earlier part is `w->name`; the statements are otherwise the same.
local layout = require "emit.layout"
local lists = require "list"

local M = {}

-- names within a part, false for none; a value of an earlier part is a member of the struct
local function names_in(split, names, part, member, used)
  return setmetatable({}, { __index = function(seen, node)
    local name = names[node] or false
    if name and split.crosses[node] and split.home[node] ~= part then
      used[member] = true
      name = { id = member:format(name.id), sign = name.sign, role = name.role }
    end
    seen[node] = name
    return name
  end })
end

-- the statements of a part, the set of arrays that they use, and whether they use the struct
local function body_of(split, program, part, index, options)
  local used = {}
  local function place(array, at)
    used[array] = true
    return options.place(array, at)
  end
  local member = split.names.w .. "->%s"
  local function keep(node, id)
    if not split.crosses[node] then return nil end
    used[member] = true
    return member:format(id), split.reread[node]
  end
  local lines = options.statements {
    names = names_in(split, program.names, index, member, used), place = place,
    first = part.first, last = part.last, keep = keep,
  }
  return lines, used, used[member]
end

local add = lists.append

-- the members of the struct: values that cross a cut
local function struct_lines(program, split, type_of)
  if #split.fields == 0 then return {} end
  local lines = { "/* Values that the parts below share. */",
    ("struct %s {"):format(split.names.struct) }
  for _, node in ipairs(split.fields) do
    lines[#lines + 1] = ("  %s %s;"):format(type_of(node), program.names[node].id)
  end
  add(lines, { "};", "" })
  return lines
end

-- C: the language (emit.c); options { statements(view) -> lines, place = symbols.place_of the
-- function, arrays = { its arguments, its own arrays } } -> lines above the function, lines of
-- calls, names within the function itself
function M.lines(C, program, split, options)
  -- the struct of shared values, and the macro of all parts
  local names = split.names
  local above, calls = struct_lines(program, split, function(node)
    return C.type_of(node.set)
  end), {}
  add(above, {
    "/* Long functions compile slowly and to worse code, so this one is cut. */",
    "#ifdef __GNUC__", ("#define PART %s __attribute__((noinline))"):format(C.static), "#else",
    "#define PART " .. C.static, "#endif", "",
  })
  if #split.fields > 0 then calls[1] = ("  struct %s %s;"):format(names.struct, names.w) end
  -- a function for each part, with the arrays that it uses and the struct as arguments
  for index, part in ipairs(split.parts) do
    local body, used, shares = body_of(split, program, part, index, options)
    local declared, given = {}, {}
    for _, list in ipairs(options.arrays) do
      for _, array in ipairs(list) do
        if used[array.name] then
          declared[#declared + 1], given[#given + 1] = C.argument(array), array.name
        end
      end
    end
    if shares then
      declared[#declared + 1] = ("struct %s *%s"):format(names.struct, names.w)
      given[#given + 1] = "&" .. names.w
    elseif #declared == 0 then
      declared[1] = "void"
    end
    -- its definition and its call
    local head = "PART void " .. names.parts[index]
    add(above, layout.prototype(("%s(%s)"):format(head, table.concat(declared, ", ")), ""))
    above[#above + 1] = "{"
    add(above, body)
    add(above, { "}", "" })
    calls[#calls + 1] = ("  %s(%s);"):format(names.parts[index], table.concat(given, ", "))
  end
  return above, calls, names_in(split, program.names, 0, names.w .. ".%s", {})
end

return M
