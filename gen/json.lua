-- Plain data as JSON (RFC 8259), the same bytes for the same data.
--
--   json.text(value) -> text with a newline at its end, two blanks a level
--
-- A table with [1], and one marked by json.list, is an array; any other is an object, its keys
-- sorted.  Short values are on one line.  A number that JSON cannot express is null.
local order = require "order"

local M = {}

local LIST = {}
local WIDTH = 100

--- list, which is an array even while it is empty
function M.list(list) return setmetatable(list, LIST) end

local ESCAPE = { ['"'] = '\\"', ["\\"] = "\\\\", ["\n"] = "\\n", ["\r"] = "\\r", ["\t"] = "\\t" }

-- bytes that are not UTF-8 (file names may have them) are shown as in messages
local function decodable(text)
  local length, at = utf8.len(text)
  while not length do
    text = ("%s\\x%02X%s"):format(text:sub(1, at - 1), text:byte(at), text:sub(at + 1))
    length, at = utf8.len(text, at)
  end
  return text
end

local function quoted(text)
  return '"' .. decodable(text):gsub('[%c"\\\127]', function(c)
    return ESCAPE[c] or ("\\u%04x"):format(c:byte())
  end) .. '"'
end

-- the shortest form that reads back as the same double
local function number(x)
  if x ~= x or x == math.huge or x == -math.huge then return "null" end
  if math.type(x) == "integer" then return ("%d"):format(x) end
  for digits = 15, 17 do
    local text = ("%." .. digits .. "g"):format(x):gsub(",", ".")
    if digits == 17 or tonumber(text) == x then return text end
  end
end

local function write(value, indent)
  local kind = type(value)
  if kind == "string" then return quoted(value) end
  if kind == "number" then return number(value) end
  if kind ~= "table" then return kind == "boolean" and tostring(value) or "null" end
  local array = getmetatable(value) == LIST or value[1] ~= nil
  local open, close = array and "[" or "{", array and "]" or "}"
  local inner, parts = indent .. "  ", {}
  if array then
    for k, item in ipairs(value) do parts[k] = write(item, inner) end
  else
    for key, item in order.pairs(value) do
      parts[#parts + 1] = quoted(key) .. ": " .. write(item, inner)
    end
  end
  local line = open .. table.concat(parts, ", ") .. close
  if #parts == 0 or (#indent + #line <= WIDTH and not line:find("\n", 1, true)) then return line end
  return open .. "\n" .. inner .. table.concat(parts, ",\n" .. inner) .. "\n" .. indent .. close
end

function M.text(value) return write(value, "") .. "\n" end

return M
