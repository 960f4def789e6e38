--- Makes a failing case smaller while it fails the same way: fewer functions, options, joints, then
-- plainer numbers.
--
-- reduce(case, failure, try, enough) -> the smallest case found and its failure.  try(case) ->
-- failure or nil; enough() -> should it stop?  The same way means: the same stage, and the same
-- `what` (for wrong numbers, any of the functions).
local cases = dofile "tests/fuzz/case.lua"
local keep = require("list").those

local TRIES = 250

local LISTS = { "functions", "fuse", "frames", "poses", "tunable", "screw", "armature",
  "extra_frames", "payload", "constraints", "prescribed" }

-- links that a joint carries, with its own
local function subtree(robot, link)
  local gone, more = { [link] = true }, true
  while more do
    more = false
    for _, joint in ipairs(robot.joints) do
      if gone[joint.parent] and not gone[joint.child] then gone[joint.child], more = true, true end
    end
  end
  return gone
end

local function or_nil(list) return list and #list > 0 and list or nil end

-- removes links and joints that no longer exist from the options
local function forget(case, links, joints)
  local o = case.options
  local function word_is_good(word)
    local name = word:match("^(.+):[^:]*$")
    return not (links[name] or joints[name])
  end
  o.frames = or_nil(o.frames and keep(o.frames, function(x) return not links[x] end))
  local places = setmetatable({}, { __index = links })
  for _, frame in ipairs(o.extra_frames or {}) do places[frame.name] = links[frame.link] end
  o.poses = or_nil(o.poses and keep(o.poses, function(x) return not places[x] end))
  o.tunable = or_nil(o.tunable and keep(o.tunable, word_is_good))
  for _, key in ipairs { "screw", "armature" } do
    o[key] = or_nil(o[key] and keep(o[key], function(p) return not joints[p[1]] end))
  end
  for _, key in ipairs { "extra_frames", "payload" } do
    o[key] = or_nil(o[key] and keep(o[key], function(x) return not links[x.link] end))
  end
  for _, spec in ipairs(o.fuse or {}) do
    spec.outputs = keep(spec.outputs, function(word)
      return not links[word:match("^[%w_]+:(.+)$")]
    end)
  end
  o.fuse = or_nil(o.fuse and keep(o.fuse, function(spec) return #spec.outputs > 0 end))
  o.prescribed = or_nil(o.prescribed and keep(o.prescribed, function(x) return not joints[x] end))
  o.constraints = or_nil(o.constraints and keep(o.constraints, function(c)
    local function gone(at) return at and links[at.link] end
    local lost = gone(c.a) or gone(c.b) or joints[c.joint]
    for _, point in ipairs(c.points or {}) do lost = lost or gone(point) end
    for name in pairs(c.joints or {}) do lost = lost or joints[name] end
    for name in pairs(c.of or {}) do lost = lost or joints[name] end
    return not lost
  end))
  if type(o.order) == "table" then
    o.order = or_nil(keep(o.order, function(x) return not joints[x] end))
  end
  local robot = case.robot
  robot.rotors = keep(robot.rotors or {}, function(r) return not joints[r.joint] end)
  for _, joint in ipairs(robot.joints) do
    if joint.mimic and joints[joint.mimic.joint] then joint.mimic = nil end
  end
end

-- without a joint and all that it carries
local function without_subtree(case, k)
  local copy = cases.copy(case)
  local robot = copy.robot
  local gone, joints = subtree(robot, robot.joints[k].child), {}
  robot.links = keep(robot.links, function(l) return not gone[l.name] end)
  robot.joints = keep(robot.joints, function(j)
    joints[j.name] = gone[j.child]
    return not gone[j.child]
  end)
  forget(copy, gone, joints)
  return copy
end

-- without a joint and its link; the link above carries the rest
local function spliced(case, k)
  local copy = cases.copy(case)
  local robot, gone = copy.robot, copy.robot.joints[k]
  table.remove(robot.joints, k)
  for _, joint in ipairs(robot.joints) do
    if joint.parent == gone.child then joint.parent = gone.parent end
  end
  robot.links = keep(robot.links, function(l) return l.name ~= gone.child end)
  forget(copy, { [gone.child] = true }, { [gone.name] = true })
  return copy
end

local function simpler_numbers(case, steps)
  for k, joint in ipairs(case.robot.joints) do
    for _, key in ipairs { "rpy", "dynamics", "mimic", "xyz" } do
      if joint[key] then
        steps[#steps + 1] = function(c) c.robot.joints[k][key] = nil end
      end
    end
    if joint.axis and table.concat(joint.axis) ~= "001" then
      steps[#steps + 1] = function(c) c.robot.joints[k].axis = { "0", "0", "1" } end
    end
    if joint.type ~= "revolute" and joint.type ~= "fixed" then
      steps[#steps + 1] = function(c) c.robot.joints[k].type = "revolute" end
    end
    if joint.xyz then
      steps[#steps + 1] = function(c) c.robot.joints[k].xyz = { "0", "0", "0.1" } end
    end
  end
  for k, link in ipairs(case.robot.links) do
    if link.inertial then
      steps[#steps + 1] = function(c) c.robot.links[k].inertial = nil end
      steps[#steps + 1] = function(c)
        c.robot.links[k].inertial = { mass = "1", xyz = { "0.1", "0.2", "0.3" },
          I = { "0.1", "0", "0", "0.1", "0", "0.1" } }
      end
    end
  end
end

-- tries each function alone to find those that fail
local function fewer_functions(case, steps)
  local o = case.options
  local where = case.about
  if where then
    steps[#steps + 1] = function(c) c.options.functions, c.options.fuse = { where }, nil end
  end
  if not o.functions then
    for _, name in ipairs { "crba", "rnea", "bias", "fd", "aba", "minv", "coriolis", "fk",
      "centroidal", "integrate" } do
      steps[#steps + 1] = function(c) c.options.functions = { name } end
    end
  end
end

local function fewer_options(case, steps)
  local keys = {}
  for key in pairs(case.options) do keys[#keys + 1] = key end
  table.sort(keys)
  for _, key in ipairs(keys) do
    if key ~= "functions" then steps[#steps + 1] = function(c) c.options[key] = nil end end
  end
  for _, key in ipairs(LISTS) do
    local list = case.options[key]
    if type(list) == "table" then
      for k = #list, 1, -1 do
        if #list > 1 then steps[#steps + 1] = function(c) table.remove(c.options[key], k) end end
      end
    end
  end
  for i, spec in ipairs(case.options.fuse or {}) do
    for k = #spec.outputs, 1, -1 do
      if #spec.outputs > 1 then
        steps[#steps + 1] = function(c) table.remove(c.options.fuse[i].outputs, k) end
      end
    end
  end
  if #(case.robot.rotors or {}) > 0 then
    steps[#steps + 1] = function(c) c.robot.rotors = {} end
  end
end

-- all ways to make a case a little smaller, as functions from a copy
local function steps_of(case)
  local steps = {}
  fewer_functions(case, steps)
  for k = 1, #case.robot.joints do
    steps[#steps + 1] = function(c) return without_subtree(c, k) end
    steps[#steps + 1] = function(c) return spliced(c, k) end
  end
  fewer_options(case, steps)
  simpler_numbers(case, steps)
  return steps
end

local function same(a, b)
  return b and a.stage == b.stage and (a.stage == "wrong" or a.what == b.what)
end

return function(case, failure, try, enough)
  local tries, smaller = 0, true
  case = cases.copy(case)
  case.about = failure.stage == "wrong" and failure.what:match("^([%w_]+)") or nil
  while smaller and tries < TRIES and not enough() do
    smaller = false
    for _, step in ipairs(steps_of(case)) do
      local copy = cases.copy(case)
      local ok, result = pcall(step, copy)
      copy = ok and (result or copy) or nil
      local before = copy and cases.lua(copy) ~= cases.lua(case)
      if before and tries < TRIES and not enough() then
        tries = tries + 1
        local found = try(copy)
        if same(failure, found) then
          case, failure, smaller = copy, found, true
          break
        end
      end
    end
  end
  return case, failure
end
