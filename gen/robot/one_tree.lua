--- Checks that links and joints form one tree: unique names, both ends of every joint declared, one
-- parent for each link, no loop, one root.
--
-- Fills in robot.link_by_name, robot.joint_by_name and robot.root.

local fail = require "fail"
local lists = require "list"
local words = require "robot.said"

local M = {}

-- The loop through `entry`, as a list that starts with the item that comes first.
local function trace(entry, next_of, place)
  local first, item = entry, next_of(entry)
  while item ~= entry do
    first = place[item] < place[first] and item or first
    item = next_of(item)
  end
  local loop = { first }
  item = next_of(first)
  while item ~= first do
    loop[#loop + 1] = item
    item = next_of(item)
  end
  return loop
end

--- All loops of `list` under `next_of(item) -> item or nil`, each a list of items in the
-- direction of `next_of`, starting with the one that comes first in `list`.  Linear time, no
-- recursion.
function M.loops(list, next_of)
  local place, visited, found = {}, {}, {}
  for i, item in ipairs(list) do place[item] = i end
  for start, item in ipairs(list) do
    while item and not visited[item] do
      visited[item] = start
      item = next_of(item)
    end
    -- the walk met itself: `item` is on a loop that no earlier walk has seen
    if item and visited[item] == start then found[#found + 1] = trace(item, next_of, place) end
  end
  return found
end

-- name -> record; a repeated name is an error.
local function index(context, records, kind)
  local by_name = {}
  for _, record in ipairs(records) do
    local name = record.name
    local first = name and by_name[name]
    if first then
      context.log:error(record.line, "%s %s: the name is taken by the %s at %s", kind,
        fail.quote(name), kind, context.log:where(first.line))
    elseif name then
      by_name[name] = record
    end
  end
  return by_name
end

local function who(joint) return words.who("joint", joint.name) end

-- A suggestion for a missing link: for a child, preferably a link that is not a child yet; never
-- the other end of the same joint.
local function advice(context, robot, joint, which)
  local name, other = joint[which], joint[which == "parent" and "child" or "parent"]
  local others = lists.those(robot.links, function(link) return link.name ~= other end)
  local first = which == "child" and lists.those(others, function(link)
    return not context.carried[link.name]
  end) or {}
  local near = words.suggest(context, name, first, others)
  local absent = which == "parent" and robot.absent and robot.absent[name]
  return near == "" and absent and (" (%s)"):format(absent) or near
end

-- Whether both ends of a joint are declared and different.
local function check_ends(context, robot, joint)
  local good = true
  for _, which in ipairs { "parent", "child" } do
    local name = joint[which]
    if name and not robot.link_by_name[name] then
      context.log:error(joint[which .. "_line"], "%s: %s link %s is not declared%s", who(joint),
        which, fail.quote(name), advice(context, robot, joint, which))
    end
    good = good and name and robot.link_by_name[name]
  end
  if good and joint.parent == joint.child then
    context.log:error(joint.line, "%s: parent and child are the same link %s", who(joint),
      fail.quote(joint.parent))
    return false
  end
  return good
end

-- link -> the joint above it, and whether every joint has its two ends.
local function find_parents(context, robot)
  local above, complete = {}, true
  context.carried = {} -- names of links that are the child of a joint
  for _, joint in ipairs(robot.joints) do context.carried[joint.child or ""] = true end
  for _, joint in ipairs(robot.joints) do
    if not check_ends(context, robot, joint) then
      complete = false
    else
      local child = robot.link_by_name[joint.child]
      local first = above[child]
      if first then
        context.log:error(joint.line,
          "%s: link %s is already the child of %s at %s (a link has one parent; "
          .. "to close a loop, use a constraint in a configuration)",
          who(joint), fail.quote(child.name), who(first), context.log:where(first.line))
      else
        above[child] = joint
      end
    end
  end
  return above, complete
end

local function check_loops(context, robot, above)
  local function parent_of(link) return above[link] and robot.link_by_name[above[link].parent] end
  for _, loop in ipairs(M.loops(robot.links, parent_of)) do
    -- reversed, so that the message reads from parent to child
    local names, last = { fail.quote(loop[1].name) }, above[loop[1]]
    for i = #loop, 1, -1 do
      local joint = above[loop[i]]
      names[#names + 1] = fail.quote(loop[i].name)
      last = joint.line > last.line and joint or last
    end
    context.log:error(last.line, "%s: closes a loop of links, %s (a robot is a tree)", who(last),
      fail.listed(names, " -> "))
  end
end

local function find_root(context, robot, above)
  local roots, shown = {}, {}
  for _, link in ipairs(robot.links) do
    if link.name and robot.link_by_name[link.name] == link and not above[link] then
      roots[#roots + 1] = link
      shown[#shown + 1] = ("%s (%s)"):format(fail.quote(link.name), context.log:where(link.line))
    end
  end
  if #roots > 1 then
    local unread = robot.unread and robot.unread[1]
    local why = unread and (" (%s at line %d is not read)"):format(unread.shown, unread.line)
    context.log:error(roots[2].line, "several root links, %s: all links but one need a joint "
      .. "to a parent%s", fail.listed(shown, ", "), why or "")
  end
  return roots[1]
end

--- Checks the tree of `robot` (links and joints read).  Returns link -> joint above it.
function M.check(context, robot)
  if #robot.links == 0 then
    context.log:error(robot.line, "%s: %s has no %s", words.who("robot", robot.name),
      words.part(robot, "robot"), words.part(robot, "link"))
  end
  robot.link_by_name = index(context, robot.links, "link")
  robot.joint_by_name = index(context, robot.joints, "joint")
  local above, complete = find_parents(context, robot)
  check_loops(context, robot, above)
  if complete then
    local root = find_root(context, robot, above)
    robot.root = root and root.name
  end
  return above
end

return M
