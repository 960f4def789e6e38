--- Files of the benchmark: text, tables of words, JSON with sorted keys.

local json = require "dkjson"

local files = {}

--- The whole of a file, or nil.
function files.read(path)
  local file = io.open(path, "rb")
  if not file then return nil end
  local text = file:read("a")
  file:close()
  return text
end

function files.write(path, text)
  local file = assert(io.open(path, "wb"))
  assert(file:write(text))
  assert(file:close())
end

--- Rows of words from lines; words are parted by `separator`, a Lua pattern for one character.
function files.rows(text, separator)
  local rows = {}
  for line in (text or ""):gmatch("[^\n]+") do
    local row = {}
    for word in line:gmatch("[^" .. separator .. "]+") do row[#row + 1] = word end
    rows[#rows + 1] = row
  end
  return rows
end

-- Puts `text` into a page between the first line that matches `open`, which has one capture, and
-- `close`.  text may be a function of the capture.
function files.put(page, open, close, text)
  local old = assert(files.read(page))
  local _, from, mark = old:find(open)
  local to = from and old:find(close, from, true)
  assert(to, ("%s has no place for it: %s %s"):format(page, open, close))
  if type(text) == "function" then text = text(mark) end
  files.write(page, old:sub(1, from) .. text .. old:sub(to))
end

--- The keys of a table, sorted.
function files.keys(t)
  local keys = {}
  for key in pairs(t) do keys[#keys + 1] = key end
  table.sort(keys)
  return keys
end

local function collect(value, seen)
  if type(value) ~= "table" then return end
  for key, inner in pairs(value) do
    if type(key) == "string" then seen[key] = true end
    collect(inner, seen)
  end
end

--- JSON, keys sorted, so that the same value is the same text.
function files.encode(value)
  local seen = {}
  collect(value, seen)
  return json.encode(value, { indent = true, keyorder = files.keys(seen) }) .. "\n"
end

function files.decode(text)
  local value, _, problem = json.decode(text)
  return assert(value, problem)
end

return files
