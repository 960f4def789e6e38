-- Makes random constraints between links of a random robot, and computes phi independently.
--
--   constraints.random(rng, text, n, floating, inputs, more)   n of them, or one less for each
--                                         that no joint moves, in the form of the option; text: the
--                                         robot's URDF.  All types in turn; inputs: some are
--                                         switched or move; more: also those that `truth` does not
--                                         know, and numbers for spook in some
--   constraints.written(list)             the same as text of a configuration
--   constraints.frame(end, by_name)       R, p of an end in the world; by_name: links there
--   constraints.truth(list, motion, world, q)   phi, row by row, from the places of links in the
--                                         world (reference/motion.lua), without code of gen/

local truth = dofile "tests/support/reference/truth.lua"

local M = {}

local TYPES = { "weld", "ball", "revolute", "prismatic", "cylindrical", "universal", "planar",
  "point", "point_on_plane", "distance", "coupling", "locked" }
M.TYPES = TYPES
local MORE = table.move({ "rolling", "knife_edge", "linear", "rope", "polynomial" }, 1, 5,
  #TYPES + 1, { table.unpack(TYPES) })
local ROW_COUNT = { weld = 6, ball = 3, point = 3, revolute = 5, prismatic = 5, cylindrical = 4,
  universal = 4, planar = 3, point_on_plane = 1, distance = 1, coupling = 1, locked = 1,
  rolling = 3, knife_edge = 1, linear = 1, rope = 1, polynomial = 1 }
M.ROWS = ROW_COUNT
local STILL = { rolling = true, knife_edge = true, linear = true } -- types that never have targets

local NEEDS_AXIS = { revolute = "ab", prismatic = "ab", cylindrical = "ab", universal = "ab",
  planar = "ab", point_on_plane = "b", knife_edge = "a" }

-- ---- random -------------------------------------------------------------------------------------

local function number(rng, size) return tonumber(("%.3f"):format(rng:uniform(-size, size))) end
local function three(rng, size)
  return { number(rng, size), number(rng, size), number(rng, size) }
end

local AXES = { { 1, 0, 0 }, { 0, -1, 0 }, { 0, 0, 1 }, { 0, 0, -1 }, { 0, 1, 0 } }

local function end_of(rng, link, needs)
  local at = { link = link }
  if rng:chance(0.8) then at.xyz = three(rng, 0.3) end
  if rng:chance(0.4) or needs and rng:chance(0.3) then
    at.rpy = rng:chance(0.3) and { math.pi / 2, 0, -math.pi / 2 } or three(rng, 3)
  end
  if needs and not at.rpy or rng:chance(0.4) then
    at.axis = rng:chance(0.6) and AXES[rng:integer(1, #AXES)] or { 0.3, -0.4, number(rng, 1) }
  end
  return at
end

-- the joint that carries a link: from the URDF, bodies by link name
local function carriers(text)
  local above, moves = {}, {}
  for joint in text:gmatch("<joint name.-</joint>") do
    local child = joint:match('<child link="([^"]+)"')
    above[child] = joint:match('<parent link="([^"]+)"')
    moves[child] = joint:match('type="(%a+)"') ~= "fixed"
  end
  return function(link, floating) -- the first link of its body; "" for the world
    while above[link] and not moves[link] do link = above[link] end
    return not above[link] and not floating and "" or link
  end
end

local function joints_of(text)
  local links, one_dof = {}, {}
  for name in text:gmatch('<link name="([^"]+)"') do links[#links + 1] = name end
  for name, kind in text:gmatch('<joint name="([^"]+)" type="([^"]+)"') do
    if kind == "revolute" or kind == "continuous" or kind == "prismatic" then
      one_dof[#one_dof + 1] = name
    end
  end
  table.sort(links)
  table.sort(one_dof)
  return links, one_dof
end

local function length(rng, least, most)
  return tonumber(("%.3f"):format(rng:uniform(least, most)))
end

-- coefficients of some joints
local function some(rng, one_dof, n)
  local joints = {}
  for _ = 1, math.min(#one_dof, n) do joints[rng:pick(one_dof)] = number(rng, 1) end
  return joints
end

-- a body that rolls: a ball, a wheel whose axis is not an axis of the link, or an egg
local function rolls(rng, c)
  c.a.axis, c.a.rpy = nil, nil
  if rng:chance(0.4) then
    c.radii = { length(rng, 0.1, 0.4), length(rng, 0.1, 0.4), length(rng, 0.1, 0.4) }
  else
    c.radius, c.a.rpy = length(rng, 0.1, 0.4), rng:chance(0.5) and three(rng, 3) or nil
  end
end

-- the points of a rope, not all on one body
local function rope(rng, c, links, base_of)
  local bodies, count = {}, 0
  c.points, c.length = {}, length(rng, 0.3, 2)
  for k = 1, rng:integer(2, 4) do
    local link = rng:chance(0.8) and rng:pick(links) or nil
    c.points[k] = { link = link, xyz = three(rng, 0.5) }
    local body = base_of(link)
    if not bodies[body] then bodies[body], count = true, count + 1 end
  end
  return count > 1
end

-- eps and tau of the rows, as numbers or lists
local function soften(rng, c)
  if rng:chance(0.4) then c.eps = length(rng, 0, 1) * 1e-3 end
  if rng:chance(0.4) then c.tau = length(rng, 0, 1) * 1e-2 end
  if c.eps and ROW_COUNT[c.type] > 1 and rng:chance(0.5) then
    local list = {}
    for r = 1, ROW_COUNT[c.type] do list[r] = r * c.eps end
    c.eps = list
  end
end

function M.random(rng, text, n, floating, inputs, more)
  floating = floating and not text:find('type="floating"', 1, true)
  local links, one_dof = joints_of(text)
  local carrier, list = carriers(text), {}
  local types = more and MORE or TYPES
  local first = rng:integer(0, #types - 1)
  for k = 1, n do
    local kind = types[(first + k) % #types + 1]
    local c = { name = ("c%d-%s"):format(k, kind), type = kind, line = k }
    local a = rng:pick(links)
    local b = rng:chance(0.7) and rng:pick(links) or nil
    local needs = NEEDS_AXIS[kind] or ""
    if kind == "coupling" then
      c.joints = {}
      for _ = 1, math.min(#one_dof, 3) do
        c.joints[rng:pick(one_dof)] = rng:chance(0.3) and 1.0 or 0.1 + math.abs(number(rng, 2))
      end
      c.offset = rng:chance(0.5) and number(rng, 1) or nil
    elseif kind == "locked" then
      c.joint, c.value = one_dof[1] and rng:pick(one_dof), rng:chance(0.7) and 0.25 or nil
    elseif kind == "polynomial" then
      c.joints, c.of = some(rng, one_dof, 1), some(rng, one_dof, 2)
      c.coefficients = { number(rng, 1), number(rng, 1), number(rng, 1) }
    elseif kind ~= "rope" then
      c.a = end_of(rng, a, needs:find "a")
      if b or needs:find "b" or rng:chance(0.6) then c.b = end_of(rng, b, needs:find "b") end
      if kind == "distance" then c.length = 0.1 + math.abs(number(rng, 1)) end
      if kind == "rolling" then rolls(rng, c) end
      if kind == "linear" then
        c.velocity = { vx = number(rng, 1), vz = number(rng, 1), wy = number(rng, 1) }
        c.joints = rng:chance(0.5) and some(rng, one_dof, 2) or nil
      end
    end
    local function base_of(link) return link and carrier(link, floating) or "" end
    local sum = not c.a and (c.joints and next(c.joints) or c.joint)
    local ends = c.a and base_of(a) ~= base_of(b)
      or kind == "rope" and rope(rng, c, links, base_of)
    if inputs then c.switch, c.moving = rng:chance(0.4) or nil, rng:chance(0.3) or nil end
    if STILL[kind] then c.moving = nil end
    if more then soften(rng, c) end
    if sum or ends then list[#list + 1] = c end
  end
  return list
end

-- ---- as text ------------------------------------------------------------------------------------

local function written(value)
  if type(value) == "table" then
    local words = {}
    for _, x in ipairs(value) do words[#words + 1] = written(x) end
    local keys = {}
    for key in pairs(value) do
      if type(key) == "string" and key ~= "line" then keys[#keys + 1] = key end
    end
    table.sort(keys)
    for _, key in ipairs(keys) do
      words[#words + 1] = ("[%q] = %s"):format(key, written(value[key]))
    end
    return "{ " .. table.concat(words, ", ") .. " }"
  end
  if type(value) == "number" then return ("%.17g"):format(value) end
  return type(value) == "string" and ("%q"):format(value) or tostring(value)
end

function M.written(list)
  local lines = { "constraints = {" }
  for _, c in ipairs(list) do lines[#lines + 1] = "  " .. written(c) .. "," end
  return table.concat(lines, "\n") .. "\n}\n"
end

-- ---- the truth ----------------------------------------------------------------------------------

-- the shortest rotation that takes z to a unit vector
local function shortest(axis)
  local size = math.sqrt(truth.dot(axis, axis))
  local u = truth.scaled(axis, 1 / size)
  local n = truth.cross({ 0, 0, 1 }, u)
  local s = math.sqrt(truth.dot(n, n))
  if s < 1e-12 then return truth.about({ 0, 1, 0 }, u[3] > 0 and 0 or math.pi) end
  return truth.about(truth.scaled(n, 1 / s), math.atan(s, u[3]))
end

local function frame(given, by_name)
  given = given or {}
  local R, p = truth.rpy { 0, 0, 0 }, { 0, 0, 0 }
  if given.link then R, p = by_name[given.link].R, by_name[given.link].p end
  p = truth.plus(p, truth.apply(R, given.xyz or { 0, 0, 0 }))
  R = truth.times(R, truth.rpy(given.rpy or { 0, 0, 0 }))
  if given.axis then R = truth.times(R, shortest(given.axis)) end
  return R, p
end

local P, E, Z = { 1, 2, 3 }, { "e1", "e2", "e3" }, { "a1", "a2" }
local function listed(...)
  local all = {}
  for _, part in ipairs { ... } do
    local list = type(part) == "table" and part or { part }
    table.move(list, 1, #list, #all + 1, all)
  end
  return all
end

local ROWS = {
  weld = listed(P, E), ball = P, point = P, revolute = listed(P, Z), prismatic = listed(1, 2, E),
  cylindrical = listed(1, 2, Z), universal = listed(P, "dot"), planar = listed(3, Z),
  point_on_plane = { 3 },
}

local function rows_of(c, R, p)
  local words = { e1 = (R[3][2] - R[2][3]) / 2, e2 = (R[1][3] - R[3][1]) / 2,
    e3 = (R[2][1] - R[1][2]) / 2, a1 = -R[2][3], a2 = R[1][3], dot = R[3][3] }
  if c.type == "distance" then return { (truth.dot(p, p) - c.length ^ 2) / (2 * c.length) } end
  local list = {}
  for k, what in ipairs(ROWS[c.type]) do list[k] = p[what] or words[what] end
  return list
end

-- the position of a joint by name; a follower's comes from its leader
local function position(motion, world, name, q)
  local joint, ratio, offset = motion.leader(world, world.record.joint_by_name[name])
  return ratio * q[world.at[joint.name].q + 1] + offset
end

M.frame = frame

function M.truth(list, motion, world, q)
  local by_name, phi = {}, {}
  for _, here in ipairs(motion.links(world, q)) do by_name[here.link] = here end
  for _, c in ipairs(list) do
    if c.type == "coupling" or c.type == "locked" then
      local sum = -(c.offset or c.value or 0)
      for name, factor in pairs(c.joints or { [c.joint] = 1 }) do
        sum = sum + factor * position(motion, world, name, q)
      end
      phi[#phi + 1] = sum
    else
      local Ra, pa = frame(c.a, by_name)
      local Rb, pb = frame(c.b, by_name)
      local back = truth.transpose(Rb)
      local rows = rows_of(c, truth.times(back, Ra), truth.apply(back, truth.minus(pa, pb)))
      table.move(rows, 1, #rows, #phi + 1, phi)
    end
  end
  return phi
end

return M
