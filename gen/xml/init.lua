-- Reads XML documents from a file, from stdin or from a string, as plain Lua tables.
--
-- An element is { name = (without prefix), prefix = nil or string, attributes = { [name] = value },
-- attribute_names = { in document order }, children = { elements in order }, text = own text,
-- line = line of its start tag }.  An attribute with a prefix has the key "prefix:name".
--
-- Errors, always with their line: a DOCTYPE (so there are no entities but the predefined five),
-- nesting beyond 256, more than 500000 elements, more than 256 attributes on one of them or
-- namespaces at one place, more than 64 MiB, NUL bytes.  Nothing is ever fetched.  Problems are
-- raised through `fail` (code 1).
--
-- The beginning of a document is repaired where expat and TinyXML-2 are more tolerant than libxml2:
--   white space before <?xml ..?>   is moved behind it, so that later lines keep their numbers
--   comments before it              are moved, with a warning: a licence that a script inserted
--   an unknown version of XML       (0.0, as some exporters write) is read as 1.0, with a warning
-- Documents in 16-bit and 32-bit characters are left alone.
--
-- A number in it is: sign?, digits with at most one point (a digit on at least one side),
-- exponent?.  That is strtod's syntax in the C locale without hexadecimal, inf and nan.  Results
-- are finite floats; -0 becomes 0.  Lua's tonumber reads a point in every locale (it tries the
-- locale's own point second), up to 200 characters; longer numbers are refused rather than read in
-- some locales only.

local core = require "xml.core"
local fail = require "fail"

local M = {}

local LARGEST = 64 * 1024 * 1024
local CHUNK = 64 * 1024

-- `xml.parse(text, { depth =, elements =, attributes = })` -> root, or nil and a list of
-- { line =, message = }.
M.parse = core.parse

-- `xml.moments(bytes, "stl" or "obj", map)`: the moments of the solid inside a mesh, see mesh.h.
M.moments = core.moments

local MESHES = { stl = "stl", obj = "obj" }

-- xml.moments of a mesh's file, or nil and the reason.
function M.mesh(path, map)
  local kind = MESHES[(path:match "%.(%w+)$" or ""):lower()]
  if not kind then return nil, "it is neither .stl nor .obj" end
  local ok, bytes = pcall(M.bytes, path)
  if ok then return core.moments(bytes, kind, map) end
  if not fail.is(bytes) then error(bytes, 0) end
  return nil, ("the file %s %s"):format(fail.quote(path), bytes.items[1].text)
end

local BOM = "\xef\xbb\xbf"

-- The first "<?xml ..?>", if only white space and comments come before it.  Returns the mark of
-- UTF-8, that white space, the declaration, and the place of the rest.
local function split(text)
  local start = text:sub(1, #BOM) == BOM and #BOM + 1 or 1
  local at, behind = start, start
  while behind do
    at = text:match("^[ \t\r\n]*()", behind)
    behind = text:match("^<!%-%-.-%-%->()", at)
  end
  local declaration, rest = text:match("^(<%?xml[ \t\r\n][^<>]*%?>)()", at)
  if declaration then
    return text:sub(1, start - 1), text:sub(start, at - 1), declaration, rest
  end
end

-- The bytes to parse; warnings about repairs go to `log`, if given.
local function mend(text, log)
  local mark, head, declaration, rest = split(text)
  if not declaration then return text end
  local line = 1 + select(2, head:gsub("\n", ""))
  local function warn(...)
    if log then log:warn(line, ...) end
  end
  if head:find "<" then
    warn "the XML declaration comes after a comment; it is read as if it were first"
  end
  local before, version, after =
    declaration:match("^(<%?xml%s+version%s*=%s*[\"'])([%w_.:-]*)([\"'].*)$")
  local other = version and not version:match("^1%.%d+$")
  if other then
    declaration = before .. "1.0" .. after
    warn("there is no XML version %s: read as version 1.0", fail.quote(version))
  end
  if head == "" and not other then return text end
  return mark .. declaration .. head .. text:sub(rest)
end

-- Parses `text`; `name` is the file's name in messages.  Warnings go to `log`, if given.
function M.parse_string(text, name, log)
  if #text > LARGEST then
    fail.input(name, nil, "larger than 64 MiB, which no robot description needs")
  end
  local root, problems = core.parse(mend(text, log))
  if root then
    return root
  end
  local items = {}
  for i, problem in ipairs(problems) do
    local no_xml = problem.message:find "^Start tag expected"
    items[i] = {
      file = name, line = problem.line, severity = "error",
      text = no_xml and "this is not XML: expected '<' at the beginning of a robot's file"
        or "XML: " .. fail.escape(problem.message),
    }
  end
  fail.raise { code = 1, items = items }
end

-- The whole of an open file, read in chunks so that an endless one ends at the limit.
local function contents(file)
  local parts, size = {}, 0
  while size <= LARGEST do
    local part, why = file:read(CHUNK)
    if not part then
      return not why and table.concat(parts) or nil, why
    end
    parts[#parts + 1] = part
    size = size + #part
  end
  return table.concat(parts)
end

-- The bytes of the file at `path`; "-" is stdin.  Second result: its name for messages.
function M.bytes(path)
  local name = path == "-" and "stdin" or path ~= "" and path or "''"
  local file, why = io.stdin, nil
  if path ~= "-" then
    file, why = io.open(path, "rb")
  end
  if not file then
    fail.input(name, nil, "cannot be opened: " .. why:gsub("^.*: ", ""))
  end
  local text
  text, why = contents(file)
  if path ~= "-" then
    file:close()
  end
  if not text then
    fail.input(name, nil, "cannot be read: " .. why)
  end
  return text, name
end

-- Reads and parses the file at `path`; "-" is stdin.
function M.read(path, log)
  local text, name = M.bytes(path)
  return M.parse_string(text, name, log)
end

-- ---- numbers ------------------------------------------------------------------------------------

local LONGEST_NUMBER = 200 -- characters

-- white space of XML
local BLANK = " \t\r\n"

local function matches(text)
  local mantissa, exponent = text:match("^[+-]?([0-9.]+)(.*)$")
  if not mantissa or not (mantissa:find("^%d+%.?%d*$") or mantissa:find("^%.%d+$")) then
    return nil
  end
  return (exponent == "" or exponent:find("^[eE][+-]?%d+$")) and mantissa
end

--- The value of one word.  Returns value, nil; or value, warning; or nil, error.
function M.number(word)
  local mantissa = matches(word)
  if not mantissa then
    local comma = word:find("^[+-]?%d*,%d+$")
    local hint = comma and " (the decimal sign is a point)" or ""
    return nil, ("%s is not a number%s"):format(fail.quote(word), hint)
  elseif #word > LONGEST_NUMBER then
    return nil, ("%s is longer than %d characters"):format(fail.quote(word), LONGEST_NUMBER)
  end
  local value = tonumber(word:match("^%+?(.*)$")) + 0.0
  if value ~= value or value == math.huge or value == -math.huge then
    return nil, ("%s is too large for a double"):format(fail.quote(word))
  elseif value == 0 and mantissa:find("[1-9]") then
    return value, ("%s is too small for a double and is taken as 0"):format(fail.quote(word))
  end
  return value
end

--- The words of `text` between white space, as a list.
function M.words(text)
  local words = {}
  for word in text:gmatch("[^" .. BLANK .. "]+") do words[#words + 1] = word end
  return words
end

return M
