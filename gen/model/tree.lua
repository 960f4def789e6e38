-- Walks over links and joints: welds fixed joints and numbers the moving bodies.
--
-- Source of the numbering: RBDA section 4.1 (regular numbering).  Iterative: a chain of any length
-- is walked without recursion.
local dofs = require "model.dofs"
local fail = require "fail"
local lists = require "list"
local mat3 = require "spatial.mat3"
local rotation = require "model.rotation"
local sorting = require "order"
local twofold = require "twofold"

local M = {}

-- joints by parent link, in document order or by joint name, as urdfdom and Pinocchio visit them
local function children_of(robot, order)
  local children = {}
  for _, joint in ipairs(robot.joints) do
    children[joint.parent] = children[joint.parent] or {}
    table.insert(children[joint.parent], joint)
  end
  if order == "alphabetical" then
    for _, link in ipairs(robot.links) do
      if children[link.name] then
        table.sort(children[link.name], function(a, b)
          return sorting.less_bytes(a.name, b.name)
        end)
      end
    end
  end
  return children
end

-- the pose of a child link in the frame of the body that carries `at`
function M.beyond(at, joint)
  local offset = mat3.apply(at.R, twofold.decimals(joint.xyz))
  local scale = math.max(mat3.norm(at.p), mat3.norm(joint.xyz))
  local p = twofold.rounded(mat3.add(twofold.decimals(at.p), offset))
  local through = { table.unpack(at.through) }
  if joint.type == "fixed" then through[#through + 1] = joint.name end
  return {
    turns = lists.joined(at.turns, rotation.of_rpy(joint.rpy)),
    R = mat3.mul(at.R, mat3.rpy(joint.rpy)),
    p = #at.through > 0 and mat3.tidy(p, scale) or p,
    through = through,
  }
end

local function origin()
  return { turns = {}, R = mat3.identity(), p = { 0.0, 0.0, 0.0 }, through = {} }
end

-- the places of extra frames on the link at `here`
local function add_extra(places, here, list)
  for _, frame in ipairs(list or {}) do
    local at = M.beyond(here.at, {
      type = "fixed", name = frame.name, xyz = frame.xyz, rpy = frame.rpy,
    })
    places[#places + 1] = sorting.with(at, { link = { name = frame.name, line = frame.line },
      extra = true, site = frame.site, body = here.body })
  end
end

-- robot: a checked record (gen/robot).  order: "document" or "alphabetical".
-- extra: link name -> extra frames on it (model.extra).
-- floating: put a free joint of six dof, named `base`, under the root link.
-- Returns bodies, places:
--   bodies[i] { name, type, kind (model.dofs), joint = record or nil, link, parent = 0..i-1,
--               turns, R, p = pose of the link in the parent body's link frame at q = 0,
--               through = names of the fixed joints between, line,
--               before = the same up to the joint's own origin: { turns, R, p, through } }
--   places    { link, body, turns, R, p } for every link in order of the walk: its frame in the
--             link frame of its body; extra frames, with extra = true, come after their link
function M.walk(robot, order, floating, extra)
  local children = children_of(robot, order)
  local bodies, places = {}, {}
  local root = { link = robot.root, body = 0, at = origin() }
  if floating then -- its base is the first body
    local name = "base"
    while robot.joint_by_name[name] do name = name .. "_free" end
    bodies[1] = sorting.with(origin(), { name = name, type = "floating",
      kind = dofs.JOINTS.floating, link = robot.root, parent = 0, line = robot.line })
    root.body = 1
  end
  -- depth first; a moving joint begins a body, a fixed one extends it
  local stack = { root }
  while #stack > 0 do
    local here = table.remove(stack)
    if here.joint then
      local joint = here.joint
      bodies[#bodies + 1] = sorting.with(here.at, { name = joint.name, type = joint.type,
        kind = dofs.JOINTS[joint.type], joint = joint, link = joint.child, line = joint.line,
        parent = here.body, before = here.before })
      here = { link = joint.child, body = #bodies, at = origin() }
    end
    places[#places + 1] = sorting.with(here.at, { link = robot.link_by_name[here.link],
      body = here.body })
    add_extra(places, here, extra[here.link])
    local list = children[here.link] or {}
    for k = #list, 1, -1 do -- the last one pushed is visited first
      local joint = list[k]
      stack[#stack + 1] = {
        link = joint.child, body = here.body, at = M.beyond(here.at, joint), before = here.at,
        joint = joint.type ~= "fixed" and joint or nil,
      }
    end
  end
  return bodies, places
end

-- Renumbers bodies by a list of { name, line } from list.file: every moving joint once, parents
-- first.  A floating base that the file does not list stays first.
function M.renumber(bodies, places, list)
  local log = fail.log(list.file)
  local by_name, number_of, sorted = {}, { [0] = 0 }, {}
  local known, listed = {}, {}
  for i, body in ipairs(bodies) do
    if body.joint then
      by_name[body.name] = i
      known[#known + 1] = body.name
    end
  end
  if bodies[1] and not bodies[1].joint then
    sorted[1], number_of[1], listed[1] = bodies[1], 1, true
  end
  for _, entry in ipairs(list) do
    if by_name[entry.name] then listed[by_name[entry.name]] = true end
  end
  for _, entry in ipairs(list) do
    -- each listed joint: known, once, after its parent
    local i = by_name[entry.name]
    local parent = i and bodies[i].parent
    if not i then
      log:error(entry.line, "joint %s is not a moving joint of this robot%s",
        fail.quote(entry.name), fail.suggest(entry.name, known))
    elseif number_of[i] then
      log:error(entry.line, "joint %s is listed twice", fail.quote(entry.name))
    else
      if listed[parent] and not number_of[parent] then
        log:error(entry.line, "joint %s comes before its parent %s", fail.quote(entry.name),
          fail.quote(bodies[parent].name))
      end
      sorted[#sorted + 1] = bodies[i]
      number_of[i] = #sorted
    end
  end
  for i, body in ipairs(bodies) do
    if not listed[i] then -- none may be missing
      log:error(nil, "joint %s is missing from the list", fail.quote(body.name))
    end
  end
  log:check()
  for _, body in ipairs(sorted) do body.parent = number_of[body.parent] end -- new numbers
  for _, place in ipairs(places) do place.body = number_of[place.body] end
  return sorted
end

return M
