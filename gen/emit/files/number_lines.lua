-- Writes r_numbers.h: the robot's numbers (prog.numbers) in a section for each link; numbers in
-- other frames come after them.
--
--   number_lines.of(list, model, real) -> lines;  list: of book:list()
local layout = require "emit.layout"
local lists = require "list"
local number = require "number"
local text = require "text"

local M = {}

-- The width for names and the column of comments after `static const double `: a new name moves no
-- comment, a wide one takes room from its literal, of which LONGEST is the widest.
local NAME_WIDTH, COLUMN = 22, { double = 43, float = 39 }
local LONGEST = { double = 24, float = 16 }

local FRAMES = {
  child = "frames at the normal to the next axis, which the header lists",
  parent = "frames at the normal from the parent's axis, which the header lists",
}

-- one number: its line, with its formula after it or, if the formula needs more lines, above
local function lines_of(one, real, plain)
  local value = number.literal(one.value, real, one.rest)
  if one.tabled and value:sub(1, 1) == "-" then value = "(" .. value .. ")" end
  if value:sub(1, 1) ~= "-" and value:sub(1, 1) ~= "(" then value = " " .. value end
  local first = one.tabled and "#define " or ("static const %s "):format(real)
  local head = first .. text.pad(one.id, NAME_WIDTH) .. (one.tabled and " " or " = ")
  local line = text.pad(head .. value .. (one.tabled and "" or ";"), #first + COLUMN[real])
  local room, least = layout.WIDTH - #line - 7, layout.WIDTH - #head - LONGEST[real] - 8
  local words, numbers = text.inert(one.words), one.values and one.values(plain)
  if #words <= least then
    if numbers and #words + 3 + #numbers <= room then words = words .. " = " .. numbers end
    return { ("%s /* %s */"):format(line, words) }
  end
  line = line:gsub("%s+$", "")
  return lists.append(layout.comment("", { words }), #line <= layout.WIDTH and { line }
    or { head:gsub("%s+$", "") .. (one.tabled and " \\" or ""), "  " .. line:sub(#head + 1) })
end

-- If a number is twice another one: a macro, which a new mass does not change.
local function twice(one, real)
  local of = one.twice
  local k = of and (of.value or 0) ~= 0 and one.value / of.value
  if not k or math.abs(k) ~= 2 or one.tabled and not of.tabled then return nil end
  local name, value = text.pad(one.id, NAME_WIDTH), number.literal(k, real) .. "*" .. of.id
  local fits = #name + #value + 11 <= layout.WIDTH
  return { ("#define %s%s(%s)"):format(name, fits and " " or " \\\n  ", value) }
end

-- the title of a section: a joint, and the link that it moves
local function title_of(one, model)
  local body = model.bodies[one.body]
  local whose = body and ("%s, moved by %s"):format(body.link or body.id, body.name) or "the robot"
  return whose .. (one.frames and ": " .. FRAMES[one.frames] or "")
end

function M.of(list, model, real)
  if not COLUMN[real] then real = "double" end -- numbers of a custom type are plain
  local lines, plain, before = {}, number.memo(number.plain), nil
  for _, one in ipairs(list) do
    if not before or before.body ~= one.body or before.frames ~= one.frames then
      if before then lines[#lines + 1] = "" end
      lists.append(lines, layout.comment("", { "---- " .. title_of(one, model) }))
    end
    lists.append(lines, twice(one, real) or lines_of(one, real, plain))
    before = one
  end
  return #lines > 0 and lines or { "/* There is none. */" }
end

return M
