--- Finds xacro that was not expanded: its elements, and ${...} and $(...) in values.
--
-- Only elements that URDF reads are searched; others may contain anything.  Only the first finding
-- is reported: a file that is still xacro has them everywhere, and other checks make no sense
-- before they are gone.  Macro calls are only a warning if nothing else is found and they cannot
-- replace numbers that we read: outside links and joints, in a transmission, and in a link with an
-- <inertial>.  xacro itself used to leave calls of unknown macros in its output, and published
-- files contain them.

local element = require "urdf.element"
local fail = require "fail"

local xacro = {}

local ADVICE = "run xacro first, as in: xacro FILE | pinion -"

-- the substitutions of roslaunch that xacro knows; other $(...) may be part of a name
local commands = { "find", "arg", "env", "optenv", "dirname", "anon", "eval" }

-- the elements of xacro itself; any other is the call of a macro
local directives = {
  arg = true, attribute = true, call = true, element = true, include = true, insert_block = true,
  macro = true, property = true, unless = true, ["if"] = true,
}

local function is_expression(value)
  if not value:find("$", 1, true) then
    return false
  elseif value:find("${", 1, true) then
    return true
  end
  for _, command in ipairs(commands) do
    if value:find("%$%(" .. command .. "[ )]") then return true end
  end
  return false
end

local function add(found, line, fmt, ...)
  found[#found + 1] = { line = line, text = fmt:format(...) }
end

-- Whether a macro called in `node` can replace only elements that are not read (or, below the root,
-- only whole links and joints; other checks find that these are missing).
local function is_harmless(context, node, root)
  return node == root or node.name == "transmission"
    or node.name == "link" and #element.all(context, node, "inertial") > 0
end

-- "link 'base': ", if the element has a name
local function owner_words(node, root)
  local name = node ~= root and node.attributes.name
  return name and ("%s %s: "):format(node.name, fail.quote(name)) or ""
end

-- Collects findings in `found`, and calls that are only worth a warning in `found.calls`.
local function search(context, node, entry, found)
  for _, name in ipairs(node.attribute_names) do
    local value = node.attributes[name]
    if is_expression(value) then
      add(found, node.line, "<%s> %s: %s is a xacro expression", node.name, fail.escape(name),
        fail.quote(value))
    end
  end
  if is_expression(node.text) then
    add(found, node.line, "<%s>: %s is a xacro expression", node.name, fail.quote(node.text))
  end
  for _, child in ipairs(node.children) do
    local below = element.is_own(context, child) and entry.children[child.name]
    if child.prefix == "xacro" then
      local call = not directives[child.name] and is_harmless(context, node, found.root)
      add(call and found.calls or found, child.line, "%s<xacro:%s> is left over",
        owner_words(node, found.root), fail.escape(child.name))
    elseif below then
      search(context, child, below, found)
    end
  end
end

-- Reports the first finding in `root` as an error and says how many more there are; warns of macro
-- calls if there is nothing else.
function xacro.check(context, root, entry)
  local found = { root = root, calls = {} }
  search(context, root, entry, found)
  local first = found[1]
  if first then
    local count = #found + #found.calls - 1
    local more = count > 0 and (" (and %d more)"):format(count) or ""
    context.log:error(first.line, "%s%s: %s", first.text, more, ADVICE)
    return
  end
  for _, call in ipairs(found.calls) do
    context.log:warn(call.line, "%s and is ignored, so what it would insert is missing (%s)",
      call.text, ADVICE)
  end
end

return xacro
