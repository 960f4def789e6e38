-- Foreign text (names from the model) made harmless in C comments and strings, and the layout of
-- comments.  Nothing that comes out of here can end a comment, splice a line or start a trigraph.
local M = {}

local LONGEST = 60
local LONGEST_STRING = 4095
local LIVELY = "[^ (-)+-.0-;=A-Z_a-z]" -- most text has none of these

local function octal(char) return ("\\%03o"):format(char:byte()) end
local function hex(char) return ("\\x%02X"):format(char:byte()) end

-- any text in a /* comment */: printable ASCII is kept, characters with an effect are shown as \xHH
function M.inert(words)
  if not words:find(LIVELY) then return words end
  words = words:gsub("[^ -~]", hex)
  local plain = words
  words = plain:gsub("()\\", function(at)
    return not plain:find("^\\x%x%x", at) and "\\x5C" or nil
  end)
  return (words:gsub("%?%?", "?\\x3F"):gsub("%*/", "*\\x2F"):gsub("/%*", "/\\x2A"))
end

-- FNV-1a, 32 bits: keeps names apart at a glance
function M.hash(words)
  local hash = 0x811c9dc5
  for k = 1, #words do hash = ((hash ~ words:byte(k)) * 0x01000193) & 0xffffffff end
  return hash
end

-- a foreign name cut in the middle when it is too long to read
function M.short(name)
  if #name <= LONGEST then return name end
  return name:sub(1, LONGEST // 2) .. "..." .. name:sub(-LONGEST // 4)
end

-- the same in a comment: inert
function M.name(name) return M.inert(M.short(name)) end

-- a C string literal with its quotes: octal escapes of three digits, so that none is swallowed;
-- cut in the middle when it is longer than every C99 compiler takes (4095)
function M.string(name)
  if #name > LONGEST_STRING then name = name:sub(1, 2000) .. "..." .. name:sub(-2000) end
  return '"' .. name:gsub('[^%w _.,:;<>(){}|~^!#$%%&*+/=-]', octal) .. '"'
end

-- where to break a product, or an element of a matrix, that has no room, or nil
local function break_of(word, room)
  local first = #word > room and word:sub(1, room) or ""
  return first:match ".+()%*%w" or first:match ".+%]()%["
end

-- words wrapped to `width` columns, each line after `indent`; a product that is wider is broken
-- before a *, an element of a matrix between its indices
function M.wrap(text, width, indent)
  local lines, words, length, room = {}, {}, 0, width - #indent
  local function finish()
    if #words > 0 then lines[#lines + 1] = indent .. table.concat(words, " ") end
    words, length = {}, 0
  end
  for word in text:gmatch("%S+") do
    local at = break_of(word, room)
    while at do
      finish()
      words, length, word = { word:sub(1, at - 1) }, at, word:sub(at)
      at = break_of(word, room)
    end
    if length + #word > room then finish() end
    words[#words + 1], length = word, length + #word + 1
  end
  finish()
  return lines
end

local function width_of(text) return utf8.len(text) or #text end

function M.pad(text, width) return text .. (" "):rep(width - width_of(text)) end

-- Rows of cells as lines, columns two blanks apart; the contents of cells are made inert, or what
-- `shown` makes of them.  Columns beyond `width` follow as a second table with the same first
-- column.
function M.columns(rows, shown, width)
  local inert, widest = {}, {}
  for i, row in ipairs(rows) do
    inert[i] = {}
    for k, cell in ipairs(row) do
      inert[i][k] = (shown or M.inert)(cell)
      widest[k] = math.max(widest[k] or 0, width_of(inert[i][k]))
    end
  end
  local total, last = -2, #widest
  for k, own in ipairs(widest) do
    total = total + 2 + own
    if width and total > width and k > 2 then
      last = k - 1
      break
    end
  end
  local lines, rest = {}, {}
  for i, row in ipairs(inert) do
    rest[i] = table.move(rows[i], last + 1, #row, 2, { rows[i][1] })
    for k, cell in ipairs(row) do row[k] = M.pad(cell, widest[k]) end
    lines[i] = table.concat(row, "  ", 1, math.min(last, #row)):gsub("%s+$", "")
  end
  if last == #widest then return lines end
  return table.move(M.columns(rest, shown, width), 1, #rows, #lines + 1, lines)
end

return M
