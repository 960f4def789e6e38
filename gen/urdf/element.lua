--- Reads single XML elements for the URDF reader and reports their mistakes.
--
-- Every function takes the context first: { log =, prefix = that of the root element, version = of
-- URDF, "1.0" if the file gives none }.  `who` begins a message: "link 'base'", "joint 'elbow'".  A
-- value that cannot be read is nil, with an error in the log; reading continues, so that all errors
-- are found.

local later = require "later"
local fail = require "fail"
local order = require "order"
local quaternion = later "robot.quaternion"
local words = require "robot.said"
local xml = require "xml"

local element = {}

--- Whether a node is URDF's own, not another tool's: it has the prefix of the root (none).
function element.is_own(context, node) return node.prefix == context.prefix end

--- The own children called `name`, in document order.
function element.all(context, node, name)
  local found = {}
  for _, child in ipairs(node.children) do
    if child.name == name and element.is_own(context, child) then found[#found + 1] = child end
  end
  return found
end

--- The first own child called `name`, or nil; warns of a second one.
function element.first(context, node, name, who)
  local found = element.all(context, node, name)
  for i = 2, #found do
    context.log:warn(found[i].line, "%s: another <%s> is ignored (the one at line %d is used)",
      who, name, found[1].line)
  end
  return found[1]
end

-- versions have one digit per part, so they compare as strings
local function is_too_new(context, version) return version ~= nil and version > context.version end

local function is_known(name, entry)
  for _, attribute in ipairs(entry.attributes) do
    if attribute == name then return true end
  end
  -- a prefix: it belongs to another tool
  return entry.since[name] ~= nil or name:find(":", 1, true) ~= nil
end

-- A warning that is given once, with the number of links or joints that it applies to.
local function warn_once(context, line, who, fmt, ...)
  local kind, text = who:match("^%a+"), fmt:format(...)
  local key = kind .. text
  context.alike = context.alike or {}
  local first = context.alike[key]
  if not first then
    context.alike[key] = { item = context.log:warn(line, "%s: %s", who, text), who = who, more = 0 }
  elseif first.who ~= who then
    first.who, first.more = who, first.more + 1
    local s = first.more == 1 and "" or "s"
    first.said = first.said or first.item.text
    first.item.text = ("%s; likewise of %d more %s%s"):format(first.said, first.more, kind, s)
  end
end

local function warn_attributes(context, node, entry, who)
  local known, unknown, shown = entry.attributes, {}, {}
  for _, name in ipairs(node.attribute_names) do
    if is_too_new(context, entry.since[name]) then
      warn_once(context, node.line, who, "<%s>: attribute '%s' is ignored: it is of version %s of "
        .. "URDF (write <robot version=\"%s\">)", node.name, name, entry.since[name],
        entry.since[name])
    elseif not is_known(name, entry) then
      unknown[#unknown + 1] = name
      shown[#shown + 1] = fail.quote(name)
    end
  end
  if #unknown == 1 then
    warn_once(context, node.line, who, "<%s>: unknown attribute %s is ignored%s", node.name,
      shown[1], fail.suggest(unknown[1], known, 1))
  elseif #unknown > 1 then
    warn_once(context, node.line, who, "<%s>: unknown attributes %s are ignored", node.name,
      table.concat(shown, ", "))
  end
end

-- "<a>, <b> and <c>" of names
local function listed(names)
  local last = ("<%s>"):format(names[#names])
  if #names == 1 then return last end
  return ("<%s> and %s"):format(table.concat(names, ">, <", 1, #names - 1), last)
end

-- Warns of elements that are read only elsewhere: groups them by the right place, with the line of
-- the first.
local function warn_elsewhere(context, node, entry, who)
  local by_place, line_of, seen = {}, {}, {}
  for _, child in ipairs(node.children) do
    local place = element.is_own(context, child) and entry.elsewhere[child.name]
    if place and not seen[child.name] then
      seen[child.name] = true
      by_place[place], line_of[place] = by_place[place] or {}, line_of[place] or child.line
      table.insert(by_place[place], child.name)
    end
  end
  for _, place in ipairs(order.keys(by_place)) do
    local names = by_place[place]
    local lost = #names == 1 and "is ignored: it belongs" or "are ignored: they belong"
    context.log:warn(line_of[place], "%s: %s directly below <%s> %s in %s", who, listed(names),
      node.name, lost, place)
  end
end

-- Warns of attributes of `node` that its schema entry does not know, of elements directly below it
-- that differ from a known one by one letter or by case only, and of elements in the wrong place.
function element.check(context, node, entry, who)
  warn_attributes(context, node, entry, who)
  warn_elsewhere(context, node, entry, who)
  for _, child in ipairs(node.children) do
    local own = element.is_own(context, child) and not entry.children[child.name]
      and not entry.elsewhere[child.name]
    local meant = own and fail.near(child.name, order.keys(entry.children), 1)
    if meant then
      context.log:warn(child.line, "%s: unknown element <%s> is ignored (did you mean <%s>?)",
        who, fail.escape(child.name), meant)
    end
  end
end

--- The same for `node` and all elements of the schema below it.
function element.check_all(context, node, entry, who)
  element.check(context, node, entry, who)
  for _, child in ipairs(node.children) do
    local below = element.is_own(context, child) and entry.children[child.name]
    if below then element.check_all(context, child, below, who) end
  end
end

local function tag(node, attribute) return ("<%s> %s"):format(node.name, attribute) end

--- A required string attribute that must not be empty.
function element.text(context, node, attribute, who)
  local value = node.attributes[attribute]
  if value == nil then
    local near = fail.near(attribute, node.attribute_names)
    local hint = near and (" but %s (did you mean '%s'?)"):format(fail.quote(near), attribute)
    context.log:error(node.line, "%s: <%s> has no attribute '%s'%s", who, node.name, attribute,
      hint or "")
  elseif value == "" then
    context.log:error(node.line, "%s: <%s> has an empty attribute '%s'", who, node.name, attribute)
  else
    return value
  end
end

--- The name of a <link> or <joint>, or nil with an error.
function element.name(context, node)
  local name = node.attributes.name
  if name ~= nil and name ~= "" then return name end
  context.log:error(node.line, "<%s> has %s", node.name, name and "an empty name" or "no name")
end

-- One word as a number, for the attribute or element that `what` names.
local function value_of(context, line, word, who, what)
  local value, problem = xml.number(word)
  if not value then
    context.log:error(line, "%s: %s: %s", who, what, problem)
  elseif problem then
    context.log:warn(line, "%s: %s: %s", who, what, problem)
  end
  return value
end

-- `text` as exactly `count` numbers, or nil.
local function values_of(context, line, text, count, who, what)
  local found = xml.words(text)
  local values, good = {}, true
  for i, word in ipairs(found) do
    values[i] = value_of(context, line, word, who, what)
    good = good and values[i] ~= nil
  end
  if good and #found == count then return values end
  if good then
    context.log:error(line, "%s: %s: expected %d number%s, found %d", who, what, count,
      count == 1 and "" or "s", #found)
  end
end

-- A number in an attribute.  If the attribute is absent: `default`, or an error if there is no
-- default (`default` false: nil without an error).
function element.number(context, node, attribute, who, default)
  local text = node.attributes[attribute]
  if text == nil then
    if default == nil then
      context.log:error(node.line, "%s: <%s> has no attribute '%s'", who, node.name, attribute)
    end
    return default or nil
  end
  local values = values_of(context, node.line, text, 1, who, tag(node, attribute))
  return values and values[1]
end

-- Three numbers (or `count`) in an attribute, or `default` if it is absent (an error if there is no
-- default).
function element.vector(context, node, attribute, who, default, count)
  local text = node.attributes[attribute]
  if text == nil then
    if default == nil then
      context.log:error(node.line, "%s: <%s> has no attribute '%s'", who, node.name, attribute)
    end
    return default
  end
  return values_of(context, node.line, text, count or 3, who, tag(node, attribute))
end

-- A number that is the text of an element.
function element.content(context, node, who)
  local values = values_of(context, node.line, node.text, 1, who, ("<%s>"):format(node.name))
  return values and values[1]
end

-- A quaternion with a length this close to 1 was only rounded when it was printed.
local UNIT_SLACK = 1e-6

-- Roll, pitch and yaw of an <origin>: from rpy or, from version 1.1 on, quat_xyzw, but not both, as
-- in urdfdom.
local function read_rotation(context, origin, who)
  local typed = origin.attributes.quat_xyzw and context.version >= "1.1"
  if typed and origin.attributes.rpy then
    context.log:error(origin.line, "%s: <origin> has both rpy and quat_xyzw: leave one of them out",
      who)
  elseif typed then
    local values = element.vector(context, origin, "quat_xyzw", who, nil, 4)
    local rpy, length = quaternion.rpy(values or { 0, 0, 0, 1 })
    if not rpy then
      context.log:error(origin.line, "%s: <origin> quat_xyzw cannot be 0 0 0 0", who)
    elseif math.abs(length - 1) > UNIT_SLACK then
      context.log:warn(origin.line, "%s: <origin> quat_xyzw %s is not of unit length and is "
        .. "normalised", who, words.numbers(values))
    end
    return rpy
  end
  return element.vector(context, origin, "rpy", who, { 0.0, 0.0, 0.0 })
end

--- xyz and rpy of the <origin> below `node`, and its line; zeros where they are absent.
function element.origin(context, node, who)
  local origin = element.first(context, node, "origin", who)
  if not origin then return { 0.0, 0.0, 0.0 }, { 0.0, 0.0, 0.0 } end
  return element.vector(context, origin, "xyz", who, { 0.0, 0.0, 0.0 }),
    read_rotation(context, origin, who), origin.line
end

return element
