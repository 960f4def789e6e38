-- Resolves the constraints of an option into frames on bodies, rows of phi and the dofs of each
-- row.
--
--   constraints.add(all, list, model, robot, warnings)   adds to the list of model.build, in the
--     order given, {
--     name, id, type, line, index = its place in the list,
--     a, b      its two ends, or nil: frames like places (model.frames): { body = 0 for the world,
--               id, R, p in the link frame of the body, tree, origin in the body's own frame; axes
--               = a word that is the same for ends with equal axes }
--     up, down  the path from b to a: bodies from b up, then down to a, without common ancestors
--     length    of a rod or a rope, m
--     terms = { { dof, coefficient, inside = is it in the argument of the polynomial? }.. }, offset
--     curve     coefficients of s, s^2 .. of a polynomial, s the sum of the terms inside, or nil
--     stretches of a rope: from point to point, each an entry of the list with the rope's one row,
--               its own ends and length 0; the rope is the first of them
--     behind    of the other stretches: the first one
--     radii     semi-axes of the rolling body;  sphere = are they equal?
--     velocity  six numbers, and rates, like terms: of a row linear in v
--     row       its first row of phi, from 1;  rows = { { kind, id, dofs }.. }, dofs sorted, from 1
--     switch    bit of the mask, from 0, or nil;  moving = first of its inputs, from 1, or nil
--     soft      is it a spring, which only spook can treat?
--     dofs }    the dofs of all its rows
--   The list itself has fields for all constraints together:
--     embedding   see analysis.clusters
--     whole       the constraints that are not further stretches of a rope
--     file, real  as in the options
--     by_row      does spook take eps and t for each row, rather than one for all?
--     nc, nk      numbers of rows and of entries of K
--     ns, nm      numbers of switches and of moving rows
--     rowptr, colind   the CSR of K, from 0
--     rows[r]     { constraint, kind, id, dofs, without_phi, eps, tau = its own for spook, or nil }
--     ends        all ends;  switches   constraints by bit, from 1
--   constraints.frames(given) -> the frames of one constraint of the option: ends or points
--   constraints.add_rows(all, c, bodies)   appends the rows of c and their entries of K
-- Kinds of rows, where R and p are the pose of a in b: x y z of p; ex ey ez, half the skew part of
-- R; ax ay, a's z by its turns about b's x and y; dot, z of a times z of b; length of p; way, the
-- sum of |p| over the stretches; sum, of the terms, less the curve; slip_x slip_y low, the velocity
-- of the lowest point; rate, linear in v.
-- list = { file =, { name, type, a, b, points, length, radius, radii, velocity, joints, offset, of,
-- coefficients, joint, value, switch, moving, line }.. }, as in an option; mistakes are errors of
-- that file.  An entry that is broken lacks what was wrong in it; only what else is wrong is looked
-- for, and then list.check raises the mistakes known before.
local branches = require "model.branches"
local fail = require "fail"
local frames = require "model.frames"
local lists = require "list"
local mat3 = require "spatial.mat3"
local names = require "model.names"
local order = require "order"
local rotation = require "model.rotation"
local tree = require "model.tree"

local M = {}

local BALL, PIN = { "x", "y", "z" }, { "x", "y", "z", "ax", "ay" }
-- rows by type, and which ends need an axis
local TYPES = {
  weld = { "x", "y", "z", "ex", "ey", "ez" },
  ball = BALL, point = BALL,
  revolute = { axes = "ab", table.unpack(PIN) },
  prismatic = { axes = "ab", "x", "y", "ex", "ey", "ez" },
  cylindrical = { axes = "ab", "x", "y", "ax", "ay" },
  universal = { axes = "ab", "x", "y", "z", "dot" },
  planar = { axes = "ab", "z", "ax", "ay" },
  point_on_plane = { axes = "b", "z" },
  distance = { "length" }, rope = { "way" },
  rolling = { "slip_x", "slip_y", "low" }, knife_edge = { axes = "a", "rate" },
  linear = { "rate" },
  coupling = { "sum" }, locked = { "sum" }, polynomial = { "sum" },
}
M.TYPES = order.keys(TYPES)

local SUFFIX = { ex = "_rx", ey = "_ry", ez = "_rz", ax = "_rx", ay = "_ry", sum = "", length = "",
  way = "", slip_x = "_x", slip_y = "_y", low = "_z", rate = "" }
-- rows that restrict only v have no phi
local WITHOUT_PHI = { slip_x = true, slip_y = true, rate = true }
local ANGULAR = { ex = true, ey = true, ez = true, ax = true, ay = true, dot = true }

-- the keys of each type besides name, type, switch and moving; true: required
local ENDS = { a = true, b = false }
local FIELDS = {
  distance = { a = true, b = false, length = true },
  rope = { points = true, length = true },
  rolling = { a = true, b = false, radius = false, radii = false },
  linear = { a = true, b = false, velocity = true, joints = false },
  coupling = { joints = true, offset = false }, locked = { joint = true, value = false },
  polynomial = { joints = true, of = true, coefficients = true },
}

local MOST_COEFFICIENTS <const> = 5 -- the space in pinion_constraint, and MuJoCo's number

-- the turns that carry z to an axis by the shortest rotation
local function onto(axis)
  local list = rotation.z_onto(axis)
  list[3] = { axis = 3, angle = -list[1].angle }
  return list
end

-- ---- reading the option -------------------------------------------------------------------------

-- the place of a link, or nil after an error
local function place_of(say, which, link, model)
  local at = lists.first(model.places, function(place) return place.link.name == link end)
  if not at then
    say("%s: there is no link %s%s", which, fail.quote(link), fail.near_link(link, model.links))
  end
  return at
end

-- one end: a place, or nil after an error
local function end_of(say, which, given, constraint, model)
  given = given or {}
  -- the link, or the world
  local at = { body = 0, turns = {}, R = mat3.identity(), p = { 0.0, 0.0, 0.0 } }
  if given.link then
    at = place_of(say, which, given.link, model)
    if not at then return nil end
  elseif which == "a" then
    say("a: key link is missing; only b can be in the world")
    return nil
  end
  -- the frame: from xyz and rpy, then its z turned onto the axis
  local needs = (TYPES[constraint.type].axes or ""):find(which, 1, true)
  if needs and not given.axis and not given.rpy then
    say("%s: the axis is missing; type %s needs axis or rpy there", which, constraint.type)
    return nil
  end
  local found = tree.beyond({ turns = at.turns, R = at.R, p = at.p, through = { "" } },
    { xyz = given.xyz or { 0.0, 0.0, 0.0 }, rpy = given.rpy or { 0.0, 0.0, 0.0 } })
  if given.axis then
    local size = mat3.norm(given.axis)
    if size == 0 then
      say("%s: the axis cannot be 0 0 0", which)
      return nil
    end
    local turns = onto(lists.mapped(given.axis, function(x) return x / size + 0.0 end))
    lists.append(found.turns, turns)
    found.R = mat3.mul(found.R, rotation.matrix(turns))
  end
  found.body, found.link = at.body, given.link
  return found
end

-- coefficients by joint -> { { dof, coefficient }.. } by dof, and the offset
local function terms_of(say, joints, model)
  local of_dof, offset, terms = {}, 0.0, {}
  for _, name in ipairs(order.keys(joints)) do
    local body = lists.first(model.bodies, function(one) return one.name == name end)
    if not body then
      say("there is no moving joint %s%s", fail.quote(name),
        fail.suggest(name, model.bodies))
    elseif body.kind.nv ~= 1 then
      say("joint %s is %s, expected one with one degree of freedom", fail.quote(name), body.type)
    else
      local dof = body.columns[1]
      of_dof[dof] = (of_dof[dof] or 0.0) + joints[name] * body.ratio
      offset = offset + joints[name] * body.offset
    end
  end
  for dof, factor in order.pairs(of_dof) do
    if factor ~= 0 then terms[#terms + 1] = { dof = dof, coefficient = factor } end
  end
  return terms, offset
end

-- the links and joints of an entry that has other mistakes
local function check_names(say, given, model)
  local ends = { a = given.a, b = given.b }
  for k, point in ipairs(given.points or {}) do ends[("points[%d]"):format(k)] = point end
  for which, at in order.pairs(ends) do
    if at.link then place_of(say, which, at.link, model) end
  end
  terms_of(say, given.joints or given.joint and { [given.joint] = 1.0 } or {}, model)
  terms_of(say, given.of or {}, model)
end

-- it must have the keys of its type and no others
local function check_fields(say, given)
  local fields = FIELDS[given.type] or ENDS
  for _, key in ipairs { "a", "b", "points", "length", "radius", "radii", "velocity", "joints",
    "offset", "joint", "value", "of", "coefficients" } do
    if given[key] == nil and fields[key] then
      say("key %s is missing", key)
    elseif given[key] ~= nil and fields[key] == nil then
      say("type %s has no key %s", given.type, key)
    end
  end
  if given.length and given.length <= 0 then
    say("length: %g is not greater than 0", given.length)
  end
end

-- the number for row k, from one number or a list
local function of_row(x, k) return type(x) == "table" and x[k] or x end

-- checks the compliance and damping time of rows, or the stiffness and damping of springs, for
-- spook
local function check_softness(say, given)
  if given.eps and given.stiffness then say("has both eps and stiffness, which is 1/eps") end
  if given.tau and given.damping then say("has both tau and damping, which is tau/eps") end
  if given.damping and not (given.eps or given.stiffness) then
    say("damping: needs eps or stiffness as well")
  end
  for _, key in ipairs { "eps", "tau", "stiffness", "damping" } do
    local x, n = given[key], #TYPES[given.type]
    if type(x) == "table" and #x ~= n then
      say("%s: %d numbers, expected one for each of the %d rows", key, #x, n)
    end
    for k = 1, n do
      if key == "stiffness" and of_row(x, k) == 0 then
        say("stiffness: 0 in row %d; choose a type without this row", k)
      end
    end
  end
end

-- eps and tau of row k, nil if spook's arguments apply
local function softness(given, k)
  local eps, tau = of_row(given.eps, k), of_row(given.tau, k)
  if given.stiffness then eps, tau = 1 / of_row(given.stiffness, k), tau or 0.0 end
  if given.damping then tau = of_row(given.damping, k) * eps end
  return eps, tau
end

-- ---- paths, dofs and rows -----------------------------------------------------------------------

-- the path from b to a: bodies up, then down, without the common ancestors
local function path(bodies, a, b)
  local down = {}
  for _, i in ipairs(branches.up(bodies, a)) do
    if not branches.carries(bodies, i, b) then table.insert(down, 1, i) end
  end
  return lists.those(branches.up(bodies, b), function(i)
    return not branches.carries(bodies, i, a)
  end), down
end

-- the dofs that move a relative to b, sorted; or only those that rotate it
local function moved_by(c, bodies, angular)
  local found = {}
  for _, one in ipairs(c.stretches or { c }) do
    for _, i in ipairs(lists.joined(one.up or {}, one.down or {})) do
      for n, dof in ipairs(bodies[i].columns) do
        local moves = bodies[i].ratio ~= 0 and (not angular or n >= bodies[i].kind.turns)
        if moves then found[dof] = true end
      end
    end
  end
  for _, term in ipairs(c.terms or c.rates or {}) do found[term.dof] = true end
  return order.keys(found)
end

-- sets the semi-axes of the rolling body; sphere: they are equal
local function add_surface(say, c, given)
  local r, radii = given.radius, given.radii
  if (r == nil) == (radii == nil) then
    return say("expected radius (a ball, or a wheel about the axis of a) or radii, but not both")
  end
  local is_wheel = r and (given.a.axis or given.a.rpy)
  c.radii = radii or { r, r, is_wheel and 0.0 or r }
  c.sphere = r ~= nil and not is_wheel
  local count = lists.count(c.radii, function(x) return x > 0 end)
  if count < 2 or lists.any(c.radii, function(x) return x < 0 end) then
    say("expected three radii, none negative and at most one of them 0: got %g %g %g",
      table.unpack(c.radii))
  end
end

-- makes a rope into its stretches; c becomes the first of them
local function stretch(say, c, given, model)
  local ends, last = {}, nil
  for k, point in ipairs(given.points) do
    local at = end_of(say, ("points[%d]"):format(k), point, c, model)
    if not at then return end
    if last and last.body == at.body and mat3.norm(mat3.minus(last.p, at.p)) == 0 then
      return say("points[%d] coincides with points[%d]", k, k - 1)
    end
    ends[k], last = at, at
  end
  if #ends < 2 then return say("points: %d given, expected 2 or more", #ends) end
  c.stretches = {}
  for k = 2, #ends do
    local one = k == 2 and c or { name = c.name, type = c.type, line = c.line, behind = c,
      length = 0.0 }
    local a, b = ends[k], ends[k - 1]
    if a.body == 0 then a, b = b, a end -- the world comes second, as in other constraints
    one.a, one.b = order.with(a, {}), order.with(b, {})
    one.up, one.down = path(model.bodies, one.a.body, one.b.body)
    c.stretches[k - 1] = one
  end
  c.length = given.length
end

-- takes the polynomial of a sum of joint positions out of the terms of c
local function bend(say, c, given, model)
  local n = #given.coefficients
  if n < 1 or n > MOST_COEFFICIENTS then
    return say("coefficients: %d given, expected 1 to %d", n, MOST_COEFFICIENTS)
  end
  local inside, start = terms_of(say, given.of, model)
  for _, term in ipairs(inside) do term.inside = true end
  lists.append(c.terms, inside)
  -- in terms of the sum of ratio*q, which is the sum of positions less `start`
  local curve = { table.unpack(given.coefficients) }
  for k = 1, n - 1 do
    for j = n - 1, k, -1 do curve[j] = curve[j] + start * curve[j + 1] end
  end
  c.offset, c.curve = c.offset + table.remove(curve, 1), curve
end

local function tie(say, c, given, model)
  if given.type == "rope" then return stretch(say, c, given, model) end
  if TYPES[given.type][1] == "sum" then
    local joints = given.joints or { [given.joint] = 1.0 }
    local terms, offset = terms_of(say, joints, model)
    c.terms, c.offset = terms, (given.offset or given.value or 0.0) - offset
    if given.coefficients then bend(say, c, given, model) end
  else
    c.a = end_of(say, "a", given.a, c, model)
    c.b = end_of(say, "b", given.b, c, model)
    if not (c.a and c.b) then return end
    c.up, c.down = path(model.bodies, c.a.body, c.b.body)
    c.length, c.velocity = given.length, given.velocity
    if c.velocity then c.rates = terms_of(say, given.joints or {}, model) end
    if c.type == "rolling" then add_surface(say, c, given) end
  end
end

-- the number of bits in an enumerator that are free for switches
local MOST = 31

local function add_inputs(all, c, given, say)
  if given.switch then
    c.switch, all.ns = all.ns, all.ns + 1
    all.switches[all.ns] = c
    if all.ns > MOST then say("is switch number %d; at most %d constraints can "
      .. "be switched", all.ns, MOST) end
  end
  if given.moving and WITHOUT_PHI[TYPES[c.type][1]] then
    return say("type %s cannot be moving: its rows have no phi", c.type)
  end
  if given.moving then c.moving, all.nm = all.nm + 1, all.nm + #TYPES[c.type] end
end

function M.frames(given)
  return lists.joined({ given.a }, { given.b }, given.points or {})
end

function M.add_rows(all, c, bodies)
  if c.behind then -- the rope has the row already
    c.row, c.rows, c.dofs, c.switch = c.behind.row, c.behind.rows, {}, c.behind.switch
    return
  end
  c.row, c.rows, c.dofs = #all.rows + 1, {}, moved_by(c, bodies)
  local kinds = TYPES[c.type]
  for k, kind in ipairs(kinds) do
    local list = moved_by(c, bodies, ANGULAR[kind])
    local suffix = #kinds > 1 and (SUFFIX[kind] or "_" .. kind) or ""
    c.rows[k] = { constraint = c, kind = kind, id = c.id .. suffix, dofs = list,
      without_phi = WITHOUT_PHI[kind] }
    if c.given then c.rows[k].eps, c.rows[k].tau = softness(c.given, k) end
    all.rows[#all.rows + 1] = c.rows[k]
    for _, dof in ipairs(list) do all.colind[#all.colind + 1] = dof - 1 end
    all.rowptr[#all.rows + 1] = #all.colind
  end
end

-- gives the ends their places on bodies; an end's rotation matters only if its type needs axes
local function place_ends(c, bodies, all)
  local kinds = lists.set(TYPES[c.type])
  local oriented = kinds.ex or kinds.ax or kinds.dot or kinds.rate or c.radii and not c.sphere
  for _, which in ipairs { "a", "b" } do
    local at = c[which]
    at.id, at.says = c.id .. "_" .. which, "end of the constraint"
    if which == "a" and not oriented or c.length then at.turns = {} end
    frames.place(bodies, { at })
    local words = mat3.flat(at.tree.Q)
    for _, t in ipairs(at.tree.turns) do words[#words + 1] = t.axis .. ":" .. t.angle end
    at.axes = table.concat(words, " ")
  end
  lists.append(all.ends, { c.a, c.b })
end

-- appends the constraints of the robot's own file to those of the option
local function together(list, robot)
  local both = { table.unpack(list or {}) }
  for _, given in ipairs(robot.constraints or {}) do
    both[#both + 1] = setmetatable({ of_file = true }, { __index = given })
  end
  return both
end

-- A mistake in the option is an error.  One in the robot's own file is a warning (in `warnings`,
-- the log of that file), and the constraint is left out: other tools may read it.
function M.add(all, list, model, robot, warnings)
  local log, scope, taken = fail.log(list and list.file), names.scope(), {}
  local known = { bodies = model.bodies, places = model.places, links = robot.links }
  for k, given in ipairs(together(list, robot)) do
    local lost, said = false
    local function say(fmt, ...)
      said = true
      local who = given.broken and "constraints " .. k or "constraint " .. fail.quote(given.name)
      local words = who .. ": " .. fmt
      lost = given.of_file
      if not lost then return log:error(given.line, words, ...) end
      warnings:warn(given.line, words .. "; it is ignored", ...)
    end
    -- check name, type and keys, then find bodies and paths
    local c = { name = given.name, type = given.type, line = given.line,
      file = not given.of_file and list.file or nil }
    if taken[given.name] then say("the name is taken by constraint %d", taken[given.name]) end
    taken[given.name], said = taken[given.name] or k, false
    if given.type and not TYPES[given.type] then
      say("there is no type %s%s; known: %s", fail.quote(given.type),
        fail.suggest(given.type, M.TYPES), table.concat(M.TYPES, ", "))
    elseif not given.broken then
      check_fields(say, given)
      if not said then check_softness(say, given) end
    end
    if said or given.broken then
      check_names(say, given, known)
    else
      c.given, c.soft = given, given.stiffness ~= nil
      tie(say, c, given, known)
      if given.of_file and not lost and #moved_by(c, model.bodies) == 0 then
        say("no joint moves it")
      end
      add_inputs(all, c, given, say)
    end
    if not lost then
      all.whole[#all.whole + 1] = c
      lists.append(all, c.stretches or { c })
    end
  end
  log:check()
  if list and list.check then list.check() end
  -- rows are numbered once all constraints are known
  for k, c in ipairs(all) do
    c.index = k
    c.id = scope(names.identifier(c.name))
    if c.a then place_ends(c, model.bodies, all) end
    M.add_rows(all, c, model.bodies)
  end
  all.nc, all.nk, all.file = #all.rows, #all.colind, list and list.file
end

return M
