-- Reads Drake's extensions of URDF directly below <robot> as constraints of gen/robot.  A warning
-- names those that cannot be read, and the reason.
--
--   drake.read(context, root) -> list of constraints
--
-- Source: the custom tags in the documentation of Drake's multibody/parsing:
--   <drake:ball_constraint>    point P of body A stays on point Q of body B:
--                              .._body_A, .._body_B name=, .._p_AP, .._p_BQ value="x y z"
--   <drake:tendon_constraint>  lower_limit <= sum a q + offset <= upper_limit, of joints of one
--                              degree of freedom: .._joint name= a=, and others with value=.  Rigid
--                              if no stiffness is given; a coupling if both limits are equal
--   <drake:linear_bushing_rpy> springs and dampers between frames A and C, <frame>s of the robot:
--                              bushing_frameA, .._frameC name=, bushing_force_stiffness and so on
--                              value="x y z"; here a weld with that stiffness and damping
--   <drake:linear_spring_damper>  a spring and a damper between the points P and Q, written as in a
--                              ball: .._free_length, .._stiffness, .._damping value=; here a rope
--                              with a spring
-- "world" is a body that needs no declaration.

local fail = require "fail"
local lists = require "list"
local order = require "order"
local xml = require "xml"

local M = {}

local PREFIX = "drake"

local PART = { linear_bushing_rpy = "bushing" } -- the prefix of its parts, if not its name

-- the elements <drake:NODE_key> below a node
local function parts(node, key)
  local name = (PART[node.name] or node.name) .. "_" .. key
  return lists.those(node.children, function(child)
    return child.prefix == PREFIX and child.name == name
  end)
end

-- `count` numbers of an attribute, or nil and the reason
local function numbers(node, key, attribute, count, child)
  child = child or parts(node, key)[1]
  local text = child and child.attributes[attribute]
  local shown = ("<drake:%s_%s> %s"):format(PART[node.name] or node.name, key, attribute)
  if not text then return nil, "it has no " .. shown end
  local list = {}
  for k, word in ipairs(xml.words(text)) do
    local why
    list[k], why = xml.number(word)
    if not list[k] then return nil, ("%s: %s"):format(shown, why) end
  end
  if #list == count then return list end
  return nil, ("%s: expected %d numbers, found %d"):format(shown, count, #list)
end

local function frame(node, body, point, declared)
  local child = parts(node, body)[1]
  local name = child and child.attributes.name
  if not name then return nil, ("it has no <drake:%s_%s> name"):format(node.name, body) end
  local known = declared[name]
  if not known and name ~= "world" then return nil, "there is no link " .. fail.quote(name) end
  local xyz, why = numbers(node, point, "value", 3)
  return xyz and { line = child.line, link = known and name, xyz = xyz }, why
end

local READ = {}

-- the points P and Q, the first of them on a link, or nil and the reason
local function two_ends(node, declared)
  local a, why = frame(node, "body_A", "p_AP", declared)
  if not a then return nil, why end
  local b
  b, why = frame(node, "body_B", "p_BQ", declared)
  if not b then return nil, why end
  if not a.link then a, b = b, a end
  if not a.link then return nil, "both ends are the world" end
  return a, b
end

function READ.ball_constraint(node, declared)
  local a, b = two_ends(node, declared)
  if not a then return nil, b end
  return { type = "ball", a = a, b = b }
end

function READ.linear_spring_damper(node, declared)
  local a, b = two_ends(node, declared)
  if not a then return nil, b end
  local tie = { type = "rope", points = { a, b } }
  for key, field in order.pairs { free_length = "length", stiffness = "stiffness",
    damping = "damping" } do
    local list, why = numbers(node, key, "value", 1)
    if not list then return nil, why end
    tie[field] = field == "length" and list[1] or list
  end
  return tie
end

function READ.tendon_constraint(node, _)
  local joints = {}
  for _, child in ipairs(parts(node, "joint")) do
    local a, why = numbers(node, "joint", "a", 1, child)
    if not (a and child.attributes.name) then return nil, why or "a joint has no name" end
    joints[child.attributes.name] = (joints[child.attributes.name] or 0.0) + a[1]
  end
  local soft = #parts(node, "stiffness") > 0
  if #parts(node, "damping") > 0 and not soft then return nil, "it is a damper without a spring" end
  local stiffness, bad = numbers(node, "stiffness", "value", 1)
  if soft and not stiffness then return nil, bad end
  local damping = soft and (numbers(node, "damping", "value", 1) or { 0.0 })
  local lower, why = numbers(node, "lower_limit", "value", 1)
  local upper, why_not = numbers(node, "upper_limit", "value", 1)
  if not (lower and upper) then return nil, why or why_not end
  if lower[1] ~= upper[1] then return nil, "limits of joints are not constraints here" end
  local offset = numbers(node, "offset", "value", 1) or { 0.0 }
  return { type = "coupling", joints = joints, offset = lower[1] - offset[1],
    stiffness = soft and stiffness or nil, damping = soft and damping or nil }
end

-- the <frame> below <robot> that a part of the bushing names
local function bushing_end(node, key, frames)
  local child = parts(node, key)[1]
  local name = child and child.attributes.name
  if not name then return nil, ("it has no <drake:bushing_%s> name"):format(key) end
  local at = frames[name]
  if not at then return nil, "there is no frame " .. fail.quote(name) end
  local place = { line = child.line, link = at.attributes.link }
  for _, part in ipairs { "xyz", "rpy" } do
    local list, why = { 0.0, 0.0, 0.0 }, nil
    if at.attributes[part] then list, why = numbers(node, key, part, 3, at) end
    if why then return nil, why end
    place[part] = list
  end
  return place
end

function READ.linear_bushing_rpy(node, _, frames)
  local tie = { type = "weld", stiffness = {}, damping = {} }
  local why, bad_end
  tie.b, why = bushing_end(node, "frameA", frames)
  tie.a, bad_end = bushing_end(node, "frameC", frames)
  why = why or bad_end
  for _, kind in ipairs { "force", "torque" } do
    for _, key in ipairs { "stiffness", "damping" } do
      local list, bad = numbers(node, kind .. "_" .. key, "value", 3)
      if not list then return nil, why or bad end
      table.move(list, 1, 3, #tie[key] + 1, tie[key])
    end
  end
  if why then return nil, why end
  return tie
end

-- names are declared first, because a constraint may be above the links that it connects
function M.read(context, root)
  local list, counts, declared, frames = {}, {}, {}, {}
  for _, child in ipairs(root.children) do
    local name = child.attributes.name
    if name and child.name == "link" then declared[name] = true end
    if name and child.name == "frame" then frames[name] = child end
  end
  for _, child in ipairs(root.children) do
    local read = child.prefix == PREFIX and READ[child.name]
    local shown = ("<drake:%s>"):format(child.name)
    if read then
      local found, why = read(child, declared, frames)
      if found then
        counts[child.name] = (counts[child.name] or 0) + 1
        found.name, found.line = ("%s_%d"):format(child.name, counts[child.name]), child.line
        list[#list + 1] = found
      else
        context.log:warn(child.line, "%s is ignored: %s", shown, why)
      end
    end
  end
  return list
end

return M
