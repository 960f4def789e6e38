-- Makes foreign text safe to show: one line, valid UTF-8, nothing invisible.

local M = {}

-- A longer name loses its middle; both ends stay, because names often differ at the end.
local LONGEST, KEPT = 60, 28

local NAMED = { ["\n"] = "\\n", ["\r"] = "\\r", ["\t"] = "\\t", ["\\"] = "\\\\" }

-- Code points that print nothing or change the direction of what follows: controls, soft hyphen,
-- zero-width and bidirectional marks, line separators, fillers, the byte order mark, tags,
-- non-characters.  First and last of each range.
local HIDDEN = {
  { 0x7f, 0x9f }, { 0xad, 0xad }, { 0x34f, 0x34f }, { 0x61c, 0x61c }, { 0x115f, 0x1160 },
  { 0x17b4, 0x17b5 }, { 0x180b, 0x180f }, { 0x200b, 0x200f }, { 0x2028, 0x202e },
  { 0x2060, 0x206f }, { 0x3164, 0x3164 }, { 0xe000, 0xf8ff }, { 0xfdd0, 0xfdef },
  { 0xfe00, 0xfe0f }, { 0xfeff, 0xfeff }, { 0xffa0, 0xffa0 }, { 0xfff0, 0xffff },
  { 0xe0000, 0x10ffff },
}

local function is_hidden(code)
  for _, range in ipairs(HIDDEN) do
    if code >= range[1] and code <= range[2] then
      return true
    end
  end
  return false
end

-- The character at byte i as it is shown, and the place of the next.
local function show(text, i)
  local byte = text:byte(i)
  if byte < 0x80 then
    local char = text:sub(i, i)
    local plain = byte >= 0x20 and byte < 0x7f and char ~= "\\"
    return plain and char or NAMED[char] or ("\\x%02X"):format(byte), i + 1
  end
  -- (a stray continuation byte would make utf8.offset raise an error)
  local last = byte >= 0xc0 and utf8.offset(text, 2, i)
  if last and utf8.len(text, i, i) then
    local code = utf8.codepoint(text, i)
    return is_hidden(code) and ("\\u{%X}"):format(code) or text:sub(i, last - 1), last
  end
  return ("\\x%02X"):format(byte), i + 1
end

local function characters(text)
  local list, i = {}, 1
  while i <= #text do
    list[#list + 1], i = show(text, i)
  end
  return list
end

-- most text is plain ASCII: then there is no need to look at each character
local function is_plain(text)
  return not text:find("[^ -~]") and not text:find("\\", 1, true)
end

-- The text with all characters escaped that do not print.
function M.escape(text)
  if is_plain(text) then
    return text
  end
  return table.concat(characters(text))
end

-- The text in quotes, escaped, and shortened in the middle.
function M.quote(text)
  if #text <= LONGEST and is_plain(text) then
    return "'" .. text .. "'"
  end
  local list = characters(text)
  local n = #list
  if n > LONGEST then
    local head = table.concat(list, "", 1, KEPT)
    local tail = table.concat(list, "", n - KEPT + 1, n)
    return "'" .. head .. "..." .. tail .. "'"
  end
  return "'" .. table.concat(list) .. "'"
end

return M
