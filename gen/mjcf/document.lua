-- Joins a main file with the files that it includes, and rejects elements that MuJoCo rejects.
--
--   document.read(context, node)   replaces <include> by the children of the included file
--   document.check(context, node, kind)   reports unknown attributes and elements
--   document.inside(context, root, name)   the children of all sections with that name
--
-- Paths are relative to the folder of the main file, also in included files.  A path may begin with
-- one `..`, as in published models (../scene/floor.xml), but cannot leave that folder otherwise.  A
-- file is included once.  Lines of included files are numbered from context.log:part on.

local fail = require "fail"
local order = require "order"
local grammar = require "mjcf.grammar"
local xml = require "xml"

local M = {}

--- The place on disk of a path that the main file gives, without `.` and inner `..`; nil if it is
--- absolute, or goes up by more than `most` folders.
function M.place(context, path, most)
  local parts, out = {}, 0
  if path:find "^[/\\]" or path:find "^%a:" or path:find "%z" then return nil end
  for part in path:gmatch "[^/\\]+" do
    if part == ".." and #parts > 0 then
      table.remove(parts)
    elseif part == ".." then
      out = out + 1
    elseif part ~= "." then
      parts[#parts + 1] = part
    end
  end
  if out > most then return nil end
  return context.folder .. ("../"):rep(out) .. table.concat(parts, "/")
end

local function shift(node, by)
  node.line = node.line + by
  for _, child in ipairs(node.children) do shift(child, by) end
end

-- The children of an included file's root, or nil with an error.
local function included(context, node)
  local path = node.attributes.file
  if not path or path == "" then
    context.log:error(node.line, "<include> has no attribute 'file'")
    return nil
  end
  local place = M.place(context, path, 1)
  if not place then
    context.log:error(node.line, "<include> file %s: expected a path below the folder of the main "
      .. "file, or below the one above it", fail.quote(path))
    return nil
  elseif context.included[place] then
    context.log:error(node.line, "<include> file %s: the file is already included, at %s, and "
      .. "MuJoCo includes a file once", fail.quote(path),
      context.log:where(context.included[place], node.line))
    return nil
  end
  context.included[place] = node.line
  local ok, bytes = pcall(xml.bytes, place)
  if not ok then
    if not fail.is(bytes) then error(bytes, 0) end
    context.log:error(node.line, "<include> file %s %s (paths are relative to the main file)",
      fail.quote(path), bytes.items[1].text)
    return nil
  end
  context.depend(place)
  local root = context.log:try(xml.parse_string, bytes, place, context.log)
  if root then shift(root, context.log:part(place)) end
  return root
end

--- Expands all includes below `node`.
function M.read(context, node)
  local list = {}
  for _, child in ipairs(node.children) do
    if child.name == "include" then
      local root = included(context, child)
      if root then
        M.read(context, root)
        table.move(root.children, 1, #root.children, #list + 1, list)
      end
    else
      M.read(context, child)
      list[#list + 1] = child
    end
  end
  node.children = list
end

--- Reports unknown attributes and elements directly in `node`; kind: its name in the grammar.
function M.check(context, node, kind)
  kind = kind or node.name
  local attributes, children = grammar.attributes[kind], grammar.children[kind]
  for _, name in ipairs(attributes and node.attribute_names or {}) do
    if not attributes[name] then
      context.log:error(node.line, "<%s>: unknown attribute %s%s: MuJoCo refuses it; remove it",
        node.name, fail.quote(name), fail.suggest(name, order.keys(attributes)))
    end
  end
  for _, child in ipairs(children and node.children or {}) do
    if not children[child.name] or child.prefix then
      context.log:error(child.line, "<%s>: unknown element <%s>%s: MuJoCo refuses it; remove it",
        node.name, fail.escape(child.name), fail.suggest(child.name, order.keys(children)))
    end
  end
end

function M.inside(context, root, name)
  local list = {}
  for _, section in ipairs(root.children) do
    if section.name == name then
      M.check(context, section)
      table.move(section.children, 1, #section.children, #list + 1, list)
    end
  end
  return list
end

return M
