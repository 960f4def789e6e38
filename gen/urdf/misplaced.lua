--- Warns of elements in the wrong place, which have no effect there: masses and poses outside of
-- <inertial>, links and joints outside of <robot>.
--
-- The schema finds those directly below an element that is read (element.check); this module finds
-- those further down, in elements that are not read.  Other tools use the same words there (<joint>
-- in <ros2_control>, <link> in the groups of SRDF), so only links with an <inertial> and joints
-- with both ends count; the contents of <gazebo> are SDF.

local element = require "urdf.element"
local fail = require "fail"
local schema = require "urdf.schema"

local misplaced = {}

local FOREIGN = { gazebo = true }

local function has(node, name)
  for _, child in ipairs(node.children) do
    if child.name == name then return true end
  end
  return false
end

-- counts the links and joints below `node`
local function count(context, node, counts)
  for _, child in ipairs(node.children) do
    if element.is_own(context, child) then
      if child.name == "link" and has(child, "inertial") then
        counts.links = counts.links + 1
      elseif child.name == "joint" and has(child, "parent") and has(child, "child") then
        counts.joints = counts.joints + 1
      else
        count(context, child, counts)
      end
    end
  end
  return counts
end

local function number_of(n, word)
  return n > 0 and ("%d %s%s"):format(n, word, n == 1 and "" or "s") or nil
end

-- links and joints in an element below the root, such as <group>
local function check_group(context, node, who)
  local counts = count(context, node, { links = 0, joints = 0 })
  local shown = { number_of(counts.links, "link"), number_of(counts.joints, "joint") }
  if counts.links == 0 then shown[1], shown[2] = shown[2], nil end
  if #shown > 0 then
    local one = counts.links + counts.joints == 1
    context.log:warn(node.line, "%s: %s inside <%s> %s ignored: links and joints belong directly "
      .. "below <robot>", who, table.concat(shown, " and "), fail.escape(node.name),
      one and "is" or "are")
  end
end

-- an <inertial> in another element of a link, such as <visual>
local function check_link(context, node)
  for _, child in ipairs(node.children) do
    local passed = element.is_own(context, child) and not schema.link.children[child.name]
      and not FOREIGN[child.name]
    if passed and has(child, "inertial") then
      context.log:warn(child.line, "link %s: <inertial> inside <%s> is ignored: it belongs "
        .. "directly below <link>", fail.quote(node.attributes.name or ""), fail.escape(child.name))
    end
  end
end

--- Searches the elements of `root` that are not in the schema.
function misplaced.check(context, root, who)
  for _, child in ipairs(root.children) do
    if element.is_own(context, child) then
      if child.name == "link" then
        check_link(context, child)
      elseif not schema.robot.children[child.name] and not FOREIGN[child.name] then
        check_group(context, child, who)
      end
    end
  end
end

return misplaced
