-- Reads default classes, and elements with the attributes of their class.
--
--   defaults.read(context, root)               all <default> sections -> context.classes
--   defaults.element(context, node, at, who, kind)   an element with its attributes
--     (mjcf.attribute), checked; at.class = the childclass in effect, kind = the element whose
--     defaults apply, nil: none
--
-- A class begins as a copy of the class around it; the outermost, called main, applies to all.
local attribute = require "mjcf.attribute"
local document = require "mjcf.document"
local fail = require "fail"
local grammar = require "mjcf.grammar"
local order = require "order"
local pose = require "mjcf.pose"

local M = {}

-- elements whose defaults are read
local READ = { joint = true, geom = true, site = true, mesh = true, equality = true,
  tendon = true, actuator = true }

local function copy_of(class)
  local copy = {}
  for kind, typed in order.pairs(class) do copy[kind] = order.with(typed, {}) end
  return copy
end

local function add(typed, node)
  for _, name in ipairs(node.attribute_names) do
    for _, inherited in ipairs(pose.REPLACES[name] or {}) do typed[inherited] = nil end
  end
  for _, name in ipairs(node.attribute_names) do
    typed[name] = { node.attributes[name], node.line }
  end
end

-- its own elements first, wherever they are: classes inside it inherit all of them
local function read_class(context, node, name, class)
  context.classes[name], context.class_line[name] = class, node.line
  for _, child in ipairs(node.children) do
    local kind = grammar.actuators[child.name] and "actuator" or child.name
    if READ[kind] then
      document.check(context, child)
      class[kind] = class[kind] or {}
      add(class[kind], child)
    end
  end
  for _, child in ipairs(node.children) do
    if child.name == "default" then
      document.check(context, child)
      local inner = child.attributes.class
      if not inner or inner == "" then
        context.log:error(child.line, "<default> inside another one has no attribute 'class'")
      elseif context.classes[inner] then
        context.log:error(child.line, "<default> class %s: the name is taken by the class at %s",
          fail.quote(inner), context.log:where(context.class_line[inner], child.line))
      else
        read_class(context, child, inner, copy_of(class))
      end
    end
  end
end

function M.read(context, root)
  context.classes, context.class_line = { main = {} }, { main = root.line }
  for _, node in ipairs(root.children) do
    if node.name == "default" then
      document.check(context, node)
      local name = node.attributes.class
      if name and name ~= "main" then
        context.log:error(node.line, "<default> class %s: MuJoCo calls the outermost class 'main', "
          .. 'which applies to all elements: write class="main", or put this one into a <default>',
          fail.quote(name))
      end
      read_class(context, node, "main", context.classes.main)
    end
  end
end

-- The class with a name, or nil with an error.
function M.class(context, name, line, who)
  local class = context.classes[name]
  if not class then
    context.log:error(line, "%s: there is no default class %s%s", who, fail.quote(name),
      fail.suggest(name, order.keys(context.classes)))
  end
  return class or context.classes.main
end

-- kinds whose elements have their own names in the grammar
local OWN = { equality = "equality ", fixed = "fixed " }

function M.element(context, node, at, who, kind)
  document.check(context, node, (OWN[kind] or "") .. node.name)
  local class = kind
    and M.class(context, node.attributes.class or at.class or "main", node.line, who)
  local typed = order.with(class and class[kind] or {}, {})
  add(typed, node)
  return setmetatable({ name = node.name, line = node.line, who = who, log = context.log,
    typed = typed }, attribute)
end

return M
