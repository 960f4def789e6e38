-- Lays out lines of C: statements that fit 100 columns, and tables of constants that change little.
local lists = require "list"
local text = require "text"

local M = {}

M.WIDTH = 100

-- characters as bytes, which make no garbage as strings of one character do
local SPACE, PLUS, MINUS, EQUALS, COMMA = (" +-=,"):byte(1, 5)
local OPEN, CLOSE, BRACKET, END = ("()[]"):byte(1, 4)
local DEEPER = { [OPEN] = 1, [CLOSE] = -1, [BRACKET] = 1, [END] = -1 }
local ASSIGNS = { [SPACE] = true, [PLUS] = true, [MINUS] = true } -- before the = of =, += and -=
local NO_FACTOR = { [("*"):byte()] = true, [("/"):byte()] = true, [SPACE] = true }

-- Where to break a text that is wider than a line: the last place in the fewest parentheses, before
-- a + or -, else after the =, after a comma, before a * or /, or between the indices of a matrix
-- (marks: their pattern).  Returns the line's length and its last depth, or nil.  depth: its first.
local function break_of(words, depth, first, marks)
  local best, at, at_depth = math.huge, nil, nil
  local k = words:find(marks, 2)
  while k and k <= M.WIDTH + 1 do
    local before, char, mark, behind = words:byte(k - 1, k + 2)
    local rank
    if DEEPER[char] then
      rank, depth = char == BRACKET and before == END and 3000, depth + DEEPER[char]
    elseif char == SPACE then
      rank = (mark == PLUS or mark == MINUS) and behind == SPACE and depth
        or before == EQUALS and ASSIGNS[words:byte(k - 2)] and 1000 or before == COMMA and 1500
    elseif not NO_FACTOR[before] then
      rank = 2000 + depth
    end
    if rank and k > first and rank <= best then best, at, at_depth = rank, k, depth end
    k = words:find(marks, k + 1)
  end
  return at and at - 1, at_depth
end

-- the dimensions of an array: "[ARM_NB][6]"
function M.brackets(dims, symbols)
  local words = {}
  for k, dim in ipairs(dims) do words[k] = ("[%s]"):format(symbols[dim] or dim) end
  return table.concat(words)
end

-- how many numbers it has: "ARM_NB*6"
function M.count(dims, symbols)
  return #dims > 0 and M.brackets(dims, symbols):sub(2, -2):gsub("%]%[", "*") or "1"
end

-- a text on lines that fit, appended to `lines`; arguments are indented more
local function broken(rest, lines, indent)
  local depth = 0
  while #rest > M.WIDTH do
    local length, deep = break_of(rest, depth, 8, "[][() ]")
    if not length then length, deep = break_of(rest, depth, 8, "[][() */]") end
    if not length then break end
    lines[#lines + 1] = rest:sub(1, length)
    local blanks = (" "):rep(rest:byte(length) == COMMA and indent + 2 or indent)
    rest, depth = blanks .. rest:sub(length + 1):gsub("^ ", ""), deep
  end
  lines[#lines + 1] = rest
  return lines
end

-- `head expression;` on lines that fit, appended to `lines` if given
function M.statement(head, expression, lines)
  return broken(head .. expression .. ";", lines or {}, 4)
end

-- a struct under a comment
function M.struct(comment, id, members)
  local lines = M.comment("", { comment })
  lines[#lines + 1] = ("struct %s {"):format(id)
  for _, member in ipairs(members) do
    local first = #lines + 1
    lists.append(lines, text.wrap(member .. ";", M.WIDTH, "    "))
    lines[first] = lines[first]:sub(3)
  end
  return lists.append(lines, { "};", "" })
end

-- paragraphs as one comment, each beginning on a new line
function M.comment(indent, paragraphs)
  local lines = {}
  for _, words in ipairs(paragraphs) do
    for n, line in ipairs(text.wrap(text.inert(words), M.WIDTH - #indent - 6, "")) do
      lines[#lines + 1] = indent .. " * " .. (n > 1 and "  " or "") .. line
    end
  end
  lines[1] = indent .. "/*" .. lines[1]:sub(#indent + 3)
  local last = lines[#lines]
  local fits = #last + 3 <= M.WIDTH
  lines[fits and #lines or #lines + 1] = (fits and last or indent) .. " */"
  return lines
end

-- a heading across the page: /* ---- title ------ */; a long title takes several lines
function M.heading(title)
  local lines = text.wrap("---- " .. title, M.WIDTH - 8, "  /* ")
  for k = 2, #lines do lines[k] = "   * " .. lines[k]:sub(6) end
  local words = lines[#lines] .. " "
  local rest = math.min(M.WIDTH - 3 - #words, math.max(4, 78 - #words))
  lines[#lines] = words .. ("-"):rep(rest) .. " */"
  return table.concat(lines, "\n")
end

-- a list on filled lines, broken only after its commas
local function filled(list, width, indent)
  local lines = text.wrap((list:gsub("([^,]) ", "%1\1")), width, indent)
  return lists.mapped(lines, function(line) return (line:gsub("\1", " ")) end)
end

-- a call as a statement, its arguments wrapped under the first one, or indented if they are wide
function M.call(head, arguments)
  local line = ("%s(%s);"):format(head, table.concat(arguments, ", "))
  if #line <= M.WIDTH then return { line } end
  local widest = 0
  for _, word in ipairs(arguments) do widest = math.max(widest, #word + 2) end
  local under = #head + 1 + widest <= M.WIDTH
  local indent = (" "):rep(under and #head + 1 or 8 + widest <= M.WIDTH and 8 or 4)
  local lines = filled(table.concat(arguments, ", ") .. ");", M.WIDTH, indent)
  if not under then return lists.joined({ head .. "(" }, lines) end
  lines[1] = head .. "(" .. lines[1]:sub(#indent + 1)
  return lines
end

-- `head { words };` on one line, or on lines that begin at the words with an index in `begins`
function M.list(head, words, begins)
  local line = ("%s{ %s };"):format(head, table.concat(words, ", "))
  if #begins == 1 and #line <= M.WIDTH then return { line } end
  local lines, indent = { head .. "{" }, head:match "^ *"
  for n, first in ipairs(begins) do
    local own = table.concat(words, ", ", first, (begins[n + 1] or #words + 1) - 1)
    local rows = filled(begins[n + 1] and own .. "," or own, M.WIDTH, indent .. "  ")
    for _, row in ipairs(rows) do broken(row, lines, #indent + 4) end
  end
  lines[#lines + 1] = indent .. "};"
  return lines
end

-- a prototype on as many lines as it needs, continued under its parenthesis, or indented if an
-- argument is wide
function M.prototype(prototype, tail)
  local line = prototype .. tail
  if #line <= M.WIDTH then return { line } end
  local head, args = prototype:match("^(.-%()(.*)$")
  local lines = filled(args, M.WIDTH - #tail, (" "):rep(#head))
  if lists.all(lines, function(one) return #one + #tail <= M.WIDTH end) then
    lines[1] = head .. lines[1]:sub(#head + 1)
  else
    lines = lists.joined({ head }, filled(args, M.WIDTH - #tail, (" "):rep(8)))
  end
  lines[#lines] = lines[#lines] .. tail
  return lines
end

function M.definition(prototype, body)
  return lists.joined(M.prototype(prototype, ""), { "{" }, body, { "}" })
end

-- a macro for static functions that compilers must not inline
function M.outlined(comment, macro, static)
  return {
    comment, "#ifdef __GNUC__", ("#define %s %s __attribute__((noinline))"):format(macro, static),
    "#else", ("#define %s %s"):format(macro, static), "#endif", "",
  }
end

return M
