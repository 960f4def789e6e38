-- Reads XML documents from a file, from stdin or from a string, as plain Lua tables.
--
-- An element is { name = (without prefix), prefix = nil or string, attributes = { [name] = value },
-- attribute_names = { in document order }, children = { elements in order }, text = own text,
-- line = line of its start tag }.  An attribute with a prefix has the key "prefix:name".
--
-- Errors, always with their line: a DOCTYPE (so there are no entities but the predefined five),
-- nesting beyond 256, more than 500000 elements, more than 256 attributes on one of them or
-- namespaces at one place, more than 64 MiB, NUL bytes.  Nothing is ever fetched.  Problems are
-- raised through `fail` (code 1); prolog.lua repairs some of them first.

local core = require "xml.core"
local fail = require "fail"
local prolog = require "xml.prolog"

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

-- Parses `text`; `name` is the file's name in messages.  Warnings go to `log`, if given.
function M.parse_string(text, name, log)
  if #text > LARGEST then
    fail.input(name, nil, "larger than 64 MiB, which no robot description needs")
  end
  local root, problems = core.parse(prolog.mend(text, log))
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
  local name = path == "-" and "stdin" or path
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

return M
