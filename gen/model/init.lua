-- Makes the kinematic tree, on which the algorithms run, of the checked record of a robot.
--
--   model.build(checked, options, log) -> {
--     name, line, floating,
--     bodies   parents first; see model.tree and model.frames; also
--              id = C identifier, links = names of all links welded to it,
--              nq, nv, q, v = sizes and first index (from 0) in q and in v
--     places   every link and extra frame: { link, body, R, p, id }
--     dofs[i]  { body, component, id } in the order of v
--     poses    the places whose poses fk computes
--     frames   the places that have functions: those of --frames, and extra frames
--     lambda   expanded parent array (RBDA table 6.4), pattern = model.pattern.of(lambda)
--     nq, nv, constraints = see model.constraints
--     near     typed numbers close to rounder ones, with ending = the option that rounds them;
--              snapped = the numbers that were rounded (model.snap)
--     singular do missing masses make H singular?
--     prefix   the prefix that identifiers omit, or nil
--     textbook -O0: as in the book, products of rotations are not simplified
--     independent  set of the independent dofs (analysis.clusters)
--     prescribed   set of the dofs with prescribed accelerations (model.dofs)
--     tunable  the numbers that are set at run time (model.tunable);  p = their values in the file
--   }
-- options: base = "fixed" | "floating", order = "document" | "alphabetical" | a list of { name,
-- line }, snap and snap_length = see model.snap, extra_frames = see model.extra, constraints,
-- strip_prefix, optimize = 0 for the textbook.  Errors go to the log.  The record is not changed:
-- options change a copy of it, which the model keeps.
local later = require "later"
local branches = require "model.branches"
local constraints = later "model.constraints"
local dofs = require "model.dofs"
local extra = later "model.extra"
local fail = require "fail"
local frames = require "model.frames"
local lists = require "list"
local names = require "model.names"
local order = require "order"
local pattern = require "model.pattern"
local snap = require "model.snap"
local tree = require "model.tree"
local tunable = later "model.tunable"

local M = {}

local FREE_FALL = { 0.0, 0.0, -9.81 }

local function has_floating(robot)
  return lists.any(robot.joints, function(joint) return joint.type == "floating" end)
end

-- the joint with this name, which must have one dof, for an option
local function one_dof_joint(robot, name, option)
  local joint = robot.joint_by_name[name]
  if not joint then
    fail.usage(("%s: there is no joint %s%s"):format(option, fail.quote(name),
      fail.suggest(name, robot.joints)), name)
  end
  local kind = dofs.JOINTS[joint.type]
  if not kind or kind.nv ~= 1 then
    fail.usage(("%s: joint %s is %s, expected one with one degree of freedom"):format(option,
      fail.quote(name), joint.type), name)
  end
  return joint
end

-- turns revolute joints into joints that also advance: { joint name -> metres per radian }
local function apply_screw(robot, screw)
  local joint = one_dof_joint(robot, screw.name, "--screw")
  if joint.type == "prismatic" then
    fail.usage(("--screw: joint %s is prismatic, expected revolute or continuous"):format(
      fail.quote(screw.name)), screw.name)
  end
  -- the limits of a continuous joint do not bound q
  joint.endless = joint.endless or joint.type == "continuous"
  joint.type, joint.pitch = "helical", screw.value
end

local function check_armature(robot, bodies, entry)
  -- every dof of a joint with a quaternion gets the given value
  local takes = lists.any(bodies, function(body)
    return body.name == entry.name and body.kind.nq > body.kind.nv
  end)
  if not takes then one_dof_joint(robot, entry.name, "--armature") end
  if entry.value < 0 then
    fail.usage(("--armature: the rotor inertia of joint %s is negative"):format(
      fail.quote(entry.name)), entry.name)
  end
end

-- Sets the reflected rotor inertia of each joint, from the file's transmissions or an option.
local function apply_armature(robot, bodies, given, log)
  local by_name, ignore = {}, given and given.ignore_file
  for _, entry in ipairs(given or {}) do
    log:try(check_armature, robot, bodies, entry)
    by_name[entry.name] = entry.value
  end
  for _, body in ipairs(bodies) do
    local of_file = not ignore and (body.joint or robot.floats)
    body.armature = by_name[body.name] or of_file and of_file.armature or 0.0
  end
end

local function apply_friction(bodies, wanted)
  for _, body in ipairs(bodies) do
    local dynamics = wanted and body.joint and body.joint.dynamics
    local one_dof = body.kind.nv == 1
    body.damping = dynamics and one_dof and dynamics.damping or 0.0
    body.friction = dynamics and one_dof and dynamics.friction or 0.0
  end
end

-- Gives identifiers; joints and links have separate scopes.  Names that are legal identifiers come
-- first, so that an odd name never displaces them.  No identifier is used alone, so none is
-- reserved here.  prefix: of --strip-prefix; returns whether a name begins with it.
local function identify(list, prefix, name_of, scope)
  local found = false
  scope = scope or names.scope()
  for _, legal in ipairs { true, false } do
    for _, item in ipairs(list) do
      local name = name_of(item)
      if #name > #prefix and name:sub(1, #prefix) == prefix then
        name, found = name:sub(#prefix + 1), true
      end
      local id = names.identifier(name)
      if (id == name) == legal then item.id = scope(id) end
    end
  end
  return found
end

-- does H couple a dof with one that does not carry it?
local function couples_branches(bodies, list, lambda)
  return lists.any(list, function(dof)
    local parent = list[lambda[bodies[dof.body].v + dof.component]]
    return parent and not branches.carries(bodies, parent.body, dof.body)
  end)
end

-- links first, so that an extra frame never changes the identifier of a link
local function identify_places(places, prefix)
  local links, extras, scope = {}, {}, names.scope()
  for _, place in ipairs(places) do table.insert(place.extra and extras or links, place) end
  local function name_of(place) return place.link.name end
  local found = identify(links, prefix, name_of, scope)
  return extras, identify(extras, prefix, name_of, scope) or found
end

-- gives joints and places their identifiers; returns the extra frames
local function identify_all(bodies, places, prefix, robot, log)
  local of_joint = identify(bodies, prefix, function(body) return body.name end)
  local extras, of_place = identify_places(places, prefix)
  if not (of_joint or of_place) then
    log:warn(robot.line, "robot %s: no joint or link begins with %s (--strip-prefix)",
      fail.quote(robot.name), fail.quote(prefix))
  end
  return extras
end

-- the places that an option names, in its order; all places if one of the names is missing
local function named(places, wanted, option, log)
  local by_name, list, chosen, taken = {}, {}, {}, {}
  for k, place in ipairs(places) do by_name[place.link.name], list[k] = place, place.link.name end
  local function take(name)
    local place = by_name[name]
    if not place then
      fail.usage(("%s: there is no link %s%s"):format(option, fail.quote(name),
        fail.near_link(name, list)), name)
    end
    if taken[place] then
      fail.usage(("%s: link %s is given twice"):format(option, fail.quote(name)), name)
    end
    chosen[#chosen + 1], taken[place] = place, true
  end
  for _, name in ipairs(wanted) do log:try(take, name) end
  return #chosen == #wanted and chosen or places
end

local function with_sites(robot, options, extra_frames)
  local sites = robot.sites and extra.sites(robot, options) or {}
  if #sites == 0 then return extra_frames end
  return lists.append(extra_frames or { file = robot.file }, sites)
end

-- leaves out sites, which exist only for options that name them
local function own(places)
  return lists.those(places, function(place) return not place.site end)
end

-- is an option's list not empty?
local function given(list) return list ~= nil and #list > 0 end

-- the list of constraints, of which most robots have none
local function constraints_of(model, tied, robot, options, log)
  local all = {
    real = options.real, by_row = options.spook_by_row, rows = {}, rowptr = { 0 }, colind = {},
    ends = {}, switches = {}, whole = {}, ns = 0, nm = 0, nc = 0, nk = 0,
  }
  if given(tied) or given(robot.constraints) then
    constraints.add(all, tied, model, robot, log)
  end
  return all
end

function M.build(checked, options, log)
  -- a copy of the robot, with rounded numbers and with screws
  local robot = order.deep_copy(checked)
  local floating = (options.base == "floating" or robot.floats ~= nil) and not has_floating(robot)
  local extra_frames = with_sites(robot, options, order.deep_copy(options.extra_frames))
  local tied = order.deep_copy(options.constraints)
  local snapped = snap.apply(robot, extra_frames, options, tied)
  for _, screw in ipairs(options.screw or {}) do log:try(apply_screw, robot, screw) end
  local listed = type(options.order) == "table"
  -- bodies, places and their frames
  local bodies, places = tree.walk(robot, not listed and options.order or "document", floating,
    given(extra_frames) and extra.by_link(robot, extra_frames, log) or {})
  if listed then bodies = tree.renumber(bodies, places, options.order) end
  local near, ending = snap.near(checked, options.extra_frames, options, places)
  if #bodies == 0 then
    log:error(robot.line, "robot %s: nothing moves, all its joints are fixed (with "
      .. "--base floating it is one free body)", fail.quote(robot.name))
    log:check()
  end
  if given(options.tunable) then tunable.mark(options.tunable, robot, bodies, places, log) end
  frames.choose(bodies)
  frames.weld(bodies, places)
  frames.place(bodies, places)
  local extras = identify_all(bodies, places, options.strip_prefix or "", robot, log)
  -- the links of each body; pieces of its inertia get their place's identifier
  for i, body in ipairs(bodies) do
    local welded = lists.those(places, function(place) return place.body == i end)
    body.links = lists.mapped(welded, function(place) return place.link.name end)
    body.place = lists.first(welded, function(place) return place.link.name == body.link end)
    for _, piece in ipairs(body.pieces) do piece.id = piece.place.id end
  end
  apply_armature(robot, bodies, options.armature, log)
  apply_friction(bodies, options.joint_friction)
  local nq, nv, list, lambda, mimics = dofs.number(robot, bodies, options.mimic ~= "free", log)
  for _, dof in ipairs(list) do dof.id = bodies[dof.body].id .. dof.suffix end
  local model = {
    name = robot.name, line = robot.line, floating = floating, bodies = bodies, places = places,
    dofs = list, nq = nq, nv = nv, lambda = lambda, pattern = pattern.of(lambda),
    poses = options.poses and named(places, options.poses, "--poses", log) or own(places),
    frames = lists.union(named(places, options.frames or {}, "--frames", log), own(extras)),
    gravity = options.gravity or robot.gravity or FREE_FALL,
    prescribed = log:try(dofs.of_joints, bodies, options.prescribed, "--prescribed") or {},
    independent = log:try(dofs.of_joints, bodies, options.independent, "--independent") or {},
    mimics = mimics, couples = couples_branches(bodies, list, lambda),
    friction_width = options.friction_width or 0.0,
    near = near, ending = ending, snapped = snapped, singular = robot.singular,
    textbook = options.optimize == 0, prefix = options.strip_prefix,
  }
  model.tunable = given(options.tunable) and tunable.fields(model) or nil
  model.p = model.tunable and tunable.values(model) or {}
  model.constraints = constraints_of(model, tied, robot, options, log)
  return model
end

return M
