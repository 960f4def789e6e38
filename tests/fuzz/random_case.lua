-- Random cases: robots that a person would not draw, options that nobody would combine.
--
-- random_case.make(rng, seed) -> a case (case.lua).  Cases that pinion rightly rejects are avoided:
-- no aba with mimic joints, nothing about mass where no mass moves, only moving parts are tunable.
local cases = dofile "tests/fuzz/case.lua"
local harness = dofile "tests/fuzz/harness.lua"

local M = {}

-- ---- numbers as people type them ----------------------------------------------------------------

local function number(rng, low, high)
  local x = rng:uniform(low, high)
  local form = rng:pick { "%.17g", "%.3f", "%.3f", "%.1f", "%.6g", "%.2e" }
  return form:format(x)
end

local function place(rng, reach)
  local list = {}
  for k = 1, 3 do list[k] = rng:chance(0.35) and "0" or number(rng, -reach, reach) end
  return list
end

-- exact right angles, rounded and coarse ones; otherwise any
local ANGLES = { "1.5707963267948966", "-1.5707963267948966", "3.141592653589793", "1.5707963268",
  "1.5708", "-1.57", "3.14159", "3.1416", "0.7853981633974483", "-3.141592653589793",
  "4.71238898038469", "1e-5", "-1e-3", "7.853981633974483" }

local function turn(rng)
  local list = {}
  for k = 1, 3 do
    local way = rng:uniform(0, 1)
    list[k] = way < 0.55 and "0" or way < 0.85 and rng:pick(ANGLES) or number(rng, -3.2, 3.2)
  end
  return list
end

local AXES = { { "1", "0", "0" }, { "0", "1", "0" }, { "0", "0", "1" }, { "-1", "0", "0" },
  { "0", "-1", "0" }, { "0", "0", "-1" }, { "0", "0", "1" }, { "0", "1", "0" },
  { "0.6", "0.8", "0" }, { "0", "-0.6", "0.8" }, { "1", "1", "0" }, { "0", "0", "2.5" },
  { "1e-10", "0", "1" }, { "0", "1e-5", "1" } }

local function axis(rng)
  if rng:chance(0.75) then return rng:pick(AXES) end
  while true do
    local list, length = {}, 0
    for k = 1, 3 do
      list[k] = number(rng, -1, 1)
      length = length + tonumber(list[k]) ^ 2
    end
    if length > 0.05 then return list end
  end
end

-- an inertia that a body can have: second moments along three axes that are turned; also a row of
-- point masses, or a plate
local function inertial(rng)
  local mass = rng:chance(0.8) and number(rng, 0.2, 4) or rng:pick { "1", "0.001", "36" }
  local m = tonumber(mass) > 0 and tonumber(mass) or 1
  if tonumber(mass) <= 0 then mass = "1" end
  local second = {}
  for k = 1, 3 do second[k] = m * rng:uniform(0.002, 0.03) end
  local xx, yy, zz = second[2] + second[3], second[1] + second[3], second[1] + second[2]
  local I = { xx, 0, 0, yy, 0, zz }
  local way = rng:uniform(0, 1)
  if way < 0.35 then -- products that leave it definite
    local small = 0.2 * math.min(table.unpack(second))
    for _, k in ipairs { 2, 3, 5 } do I[k] = rng:uniform(-small, small) end
  end
  for k = 1, 6 do
    I[k] = ("%.9g"):format(I[k])
    if I[k] == "-0" then I[k] = "0" end
  end
  return {
    mass = mass, I = I, xyz = rng:chance(0.85) and place(rng, 0.3) or nil,
    rpy = rng:chance(0.25) and turn(rng) or nil,
  }
end

-- ---- names ------------------------------------------------------------------------------------

local HOSTILE = { "*/", "a b", "a_b", "a-b", "\\", "\"q\"", "%d%s", "$X", "\195\169",
  "??/", "int", "double", "q", "v", "a", "H", "p", "NV", "NQ", "x", "tau", "M_PI", "I", "E",
  "j1_vx", "world", "base", "body_j1", "link_l1", "q_j1", "H_j1_j1", "N", "sin", "s", "c", "m",
  "1st", "_", "__", "-", "//", "#define", "&amp;", "<b>", "'", "`id`", "~", "x_2", "j1", "l1",
  "classical_l1", "aligned_l1", "world_l1", "errno", "params", "k1", "t1", "linux", "unix",
  "a_very_long_name_that_goes_on_and_on_past_what_any_compiler_of_old_would_have_told_apart_1",
  "a_very_long_name_that_goes_on_and_on_past_what_any_compiler_of_old_would_have_told_apart_2",
  "F", "Ic", "U", "D", "R", "S", "V", "A", "J", "L", "h", "g", "f", "C", "pose", "com", "AG" }

local ROBOTS = { "m", "int", "exit", "pinion", "robot arm", "3d", "r*/", "math", "sincos",
  "robot_arm_with_a_long_name", "R", "a.b", "x", "q", "\195\132" }

-- robots whose header would be confused with another one: they need --name
local REFUSED = { pinion = true, math = true, sincos = true }

-- a function that returns names, all different
local function namer(rng, letter, hostile)
  local taken, n = {}, 0
  return function()
    n = n + 1
    local name = letter .. n
    if rng:chance(hostile) then
      local odd = rng:pick(HOSTILE)
      if not taken[odd] then name = odd end
    end
    while taken[name] do name = name .. "'" end
    taken[name] = true
    return name
  end
end

-- ---- a robot ----------------------------------------------------------------------------------

local ONE_DOF = { revolute = true, continuous = true, prismatic = true }
local KINDS = { "revolute", "revolute", "revolute", "continuous", "continuous", "prismatic",
  "prismatic", "planar", "spherical", "floating" }

local function joint_of(rng, name, parent, child, kind)
  local joint = { name = name, type = kind, parent = parent, child = child }
  if rng:chance(0.9) then joint.xyz = place(rng, 0.4) end
  if rng:chance(0.45) then joint.rpy = turn(rng) end
  if ONE_DOF[kind] or kind == "planar" then joint.axis = rng:chance(0.95) and axis(rng) or nil end
  if ONE_DOF[kind] and rng:chance(0.3) then
    joint.dynamics = { number(rng, 0, 0.5), number(rng, 0, 0.5) }
  end
  return joint
end

-- makes neighbouring axes parallel, in line or crossing, on which the choice of frames depends
local function relate(rng, joint, before)
  if not (before and before.axis and joint.axis) or rng:chance(0.5) then return end
  joint.axis, joint.rpy = before.axis, nil
  if rng:chance(0.3) then joint.xyz = nil end
end

local function add_mimics(rng, robot)
  local chain = {}
  for _, joint in ipairs(robot.joints) do
    if ONE_DOF[joint.type] then
      if #chain > 0 and rng:chance(0.6) then
        joint.mimic = { joint = rng:pick(chain).name,
          multiplier = rng:chance(0.3) and "1" or rng:chance(0.1) and "-1" or number(rng, 0.3, 2),
          offset = rng:chance(0.4) and "0" or number(rng, -1, 1) }
      end
      chain[#chain + 1] = joint
    end
  end
end

-- Repeats the subtree of a joint up to three times: equal limbs, with numbers of their own,
-- now and then an axis that points the other way or a zero where the first has none.
local function add_limbs(rng, robot, link_name, joint_name)
  local first = rng:pick(robot.joints)
  local inside, joints, links, by_name = { [first.child] = true }, { first }, {}, {}
  for _, joint in ipairs(robot.joints) do
    if inside[joint.parent] then
      joints[#joints + 1], inside[joint.child] = joint, true
    end
  end
  if #joints > 4 then return end
  robot.has_limbs = true
  for _, link in ipairs(robot.links) do
    if inside[link.name] then links[#links + 1] = link end
  end
  local function numbers(list, reach)
    local other = {}
    for k, x in ipairs(list or {}) do
      other[k] = (x == "0") ~= rng:chance(0.05) and "0" or number(rng, -reach, reach)
    end
    return list and other
  end
  for _ = 1, rng:integer(1, 3) do
    for _, link in ipairs(links) do
      local copy = { name = link_name(), inertial = link.inertial and inertial(rng) }
      if copy.inertial then copy.inertial.xyz = numbers(link.inertial.xyz, 0.3) end
      by_name[link.name] = copy.name
      table.insert(robot.links, copy)
    end
    for _, joint in ipairs(joints) do
      local copy = { name = joint_name(), type = joint.type, rpy = joint.rpy,
        parent = by_name[joint.parent] or joint.parent, child = by_name[joint.child],
        axis = joint.axis, xyz = numbers(joint.xyz, 0.4),
        dynamics = joint.dynamics and { number(rng, 0, 0.5), number(rng, 0, 0.5) } }
      if joint.axis and rng:chance(0.2) then
        copy.axis = {}
        for k, x in ipairs(joint.axis) do
          copy.axis[k] = x == "0" and x or x:sub(1, 1) == "-" and x:sub(2) or "-" .. x
        end
      end
      table.insert(robot.joints, copy)
    end
  end
end

-- joints 1..n below a root, welds between them, the last moving link with mass; something always
-- moves
local function make_robot(rng, n)
  local hostile = rng:chance(0.25) and 0.6 or 0
  local link_name, joint_name = namer(rng, "l", hostile), namer(rng, "j", hostile)
  local robot = { name = hostile > 0 and rng:pick(ROBOTS) or "r", links = {}, joints = {},
    rotors = {} }
  local branch, welds = rng:uniform(0, 0.6), rng:chance(0.5) and 0.2 or 0
  local same = rng:chance(0.4) and rng:pick { "revolute", "continuous", "prismatic" } or nil
  local light = rng:chance(0.2) and 0.15 or 0
  local function link(heavy)
    local one = { name = link_name(), inertial = heavy and inertial(rng) or nil }
    robot.links[#robot.links + 1] = one
    return one
  end
  local last, before = link(rng:chance(0.6)), nil
  for k = 1, n do
    if rng:chance(branch) then last, before = rng:pick(robot.links), nil end
    if rng:chance(welds) then
      local welded = link(rng:chance(0.5))
      table.insert(robot.joints, joint_of(rng, joint_name(), last.name, welded.name, "fixed"))
      last = welded
    end
    local below = link(k == n or not rng:chance(light))
    local joint = joint_of(rng, joint_name(), last.name, below.name, same or rng:pick(KINDS))
    relate(rng, joint, before)
    table.insert(robot.joints, joint)
    if ONE_DOF[joint.type] and rng:chance(0.15) then
      table.insert(robot.rotors, { joint = joint.name, inertia = number(rng, 1e-4, 1e-3),
        gear = rng:pick { "10", "50", "1" } })
    end
    last, before = below, joint
  end
  if rng:chance(0.3) then add_limbs(rng, robot, link_name, joint_name) end
  if rng:chance(0.2) then add_mimics(rng, robot) end
  -- the file's order differs from the tree's
  if rng:chance(0.3) then
    for k = #robot.joints, 2, -1 do
      local i = rng:integer(1, k)
      robot.joints[k], robot.joints[i] = robot.joints[i], robot.joints[k]
    end
  end
  return robot
end

-- ---- options ----------------------------------------------------------------------------------

local function some(rng, list, most)
  local chosen, taken = {}, {}
  for _ = 1, rng:integer(1, most) do
    local x = rng:pick(list)
    if not taken[x] then chosen[#chosen + 1], taken[x] = x, true end
  end
  return chosen
end

-- can lists of the command line contain the name?
local function listable(name)
  return not name:find("[,:=#]") and name == name:match("^%s*(.-)%s*$")
end

local function names_of(list, good)
  local names = {}
  for _, item in ipairs(list) do
    if listable(item.name) and (not good or good(item)) then names[#names + 1] = item.name end
  end
  return names
end

-- link name -> can it move?; and whether any moving link has mass
local function what_moves(case)
  local above, moves, heavy = cases.above(case.robot), {}, false
  local floats = case.options.base == "floating"
  for _, joint in ipairs(case.robot.joints) do floats = floats and joint.type ~= "floating" end
  for _, link in ipairs(case.robot.links) do
    local joint = above[link.name]
    while joint and joint.type == "fixed" do joint = above[joint.parent] end
    moves[link.name] = joint ~= nil or floats
    heavy = heavy or moves[link.name] and link.inertial ~= nil
  end
  return moves, heavy
end

local function functions(rng, few)
  if not few and rng:chance(0.25) then return nil end
  local names = {}
  for _, row in ipairs(harness.FUNCTIONS) do names[#names + 1] = row[1] end
  names[#names + 1] = "fd:H"
  for _ = 1, 6 do table.move({ "crba", "fd", "aba", "minv", "coriolis", "rnea" }, 1, 6, #names + 1,
    names) end
  return some(rng, names, few and 4 or 10)
end

local function add_fused(rng, case, links)
  local list = {}
  for k = 1, rng:integer(1, 2) do
    local outputs, taken = {}, {}
    for _ = 1, rng:integer(1, 5) do
      local word
      if rng:chance(0.35) and #links > 0 then
        word = rng:pick(harness.FUSED_OF_LINKS)[1] .. ":" .. rng:pick(links)
      else
        word = rng:pick(harness.FUSED)[1]
      end
      -- one of the two is an input of the other's function
      local clash = word == "tau" and taken.qdd or word == "qdd" and taken.tau
      if not taken[word] and not clash then outputs[#outputs + 1], taken[word] = word, true end
    end
    list[k] = { name = "fused" .. k, outputs = outputs }
  end
  case.options.fuse = list
end

local function add_tunable(rng, case, moves)
  local words = {}
  local links = names_of(case.robot.links, function(l) return moves[l.name] end)
  local joints = names_of(case.robot.joints, function(j) return j.type ~= "fixed" end)
  if #links > 0 and rng:chance(0.8) then
    local what = some(rng, { "mass", "com", "inertia" }, 3)
    words[1] = rng:pick(links) .. ":" .. table.concat(what, ",")
  end
  if #joints > 0 and rng:chance(0.5) then words[#words + 1] = rng:pick(joints) .. ":origin" end
  case.options.tunable = #words > 0 and words or nil
end

local function add_config(rng, case, links)
  local o = case.options
  if rng:chance(0.5) then
    o.extra_frames = {}
    for k = 1, rng:integer(1, 2) do
      o.extra_frames[k] = { name = "tip" .. k, link = rng:pick(links), xyz = place(rng, 0.3),
        rpy = turn(rng) }
    end
  end
  if rng:chance(0.6) then
    o.payload = { { link = rng:pick(links), mass = number(rng, 0.1, 2), com = place(rng, 0.2),
      I = { "0.01", "0.001", "0", "0.012", "0", "0.011" } } }
  end
  o.by_config = rng:chance(0.5) or nil
end

-- an order in which parents come first
local function given_order(rng, case)
  local above, waiting, listed, order = cases.above(case.robot), {}, {}, {}
  for _, joint in ipairs(case.robot.joints) do
    if joint.type ~= "fixed" then
      waiting[#waiting + 1] = joint
      if not listable(joint.name) then return nil end
    end
  end
  local function ready(joint)
    local up = above[joint.parent]
    while up and up.type == "fixed" do up = above[up.parent] end
    return not up or listed[up.name]
  end
  while #waiting > 0 do
    local k = rng:integer(1, #waiting)
    if ready(waiting[k]) then
      local joint = table.remove(waiting, k)
      order[#order + 1], listed[joint.name] = joint.name, true
    end
  end
  return order
end

local function add_joint_options(rng, case)
  local o, one, turning = case.options, {}, {}
  for _, joint in ipairs(case.robot.joints) do
    if listable(joint.name) and ONE_DOF[joint.type] then
      one[#one + 1] = joint.name
      if joint.type ~= "prismatic" then turning[#turning + 1] = joint.name end
    end
  end
  if rng:chance(0.15) and #turning > 0 then
    o.screw = {}
    for k, name in ipairs(some(rng, turning, 3)) do
      o.screw[k] = { name, number(rng, -0.5, 0.5) }
    end
  end
  if rng:chance(0.15) and #one > 0 then
    o.armature = {}
    for k, name in ipairs(some(rng, one, 3)) do o.armature[k] = { name, number(rng, 0, 0.1) } end
  elseif rng:chance(0.1) then
    o.no_armature = true
  end
  if rng:chance(0.25) then
    o.joint_friction = true
    if rng:chance(0.5) then o.friction_width = rng:pick { "0.1", "1e-3", "0.05" } end
  end
end

local function make_options(rng, case)
  local o = case.options
  if rng:chance(0.35) then o.base = "floating" end
  if rng:chance(0.25) then o.real = "float" end
  if rng:chance(0.75) then o.optimize = rng:pick { "0", "1", "2", "2", "2" } end
  if rng:chance(0.35) then o.rows = rng:pick { "0", "1", "5", "20" } end
  if rng:chance(0.15) then o.split = rng:pick { "1", "5", "40", "200" } end
  if rng:chance(0.2) then o.target = rng:pick { "mcu", "host" } end
  if rng:chance(0.15) then o.sincos = "libm" end
  if rng:chance(0.2) then o.pattern = "tree" end
  if rng:chance(0.3) then o.mimic = rng:pick { "free", "constrain" } end
  if rng:chance(0.25) then
    o.gravity = rng:pick { { "0", "0", "0" }, { "1", "2", "-9" }, { "0", "-9.81", "0" },
      { "0", "0", "9.81" }, { "0.3", "0", "-1.62" } }
  end
  if rng:chance(0.1) then o.snap = rng:pick { "1e-5", "1e-3", "1e-7" } end
  if REFUSED[case.robot.name] or case.robot.name ~= "r" and rng:chance(0.3) then
    o.name = rng:pick { "r", "robot_arm_1", "R" }
  end
  o.lanes = case.compiler.lanes
  add_joint_options(rng, case)
  o.functions = functions(rng, case.compiler.few)
  local links = names_of(case.robot.links)
  if rng:chance(0.3) and #links > 0 then
    o.frames = some(rng, links, case.compiler.few and 1 or 3)
    if o.functions then
      local names = { "fk" }
      for _, row in ipairs(harness.OF_FRAMES) do names[#names + 1] = row[1] end
      for _, name in ipairs(some(rng, names, 4)) do table.insert(o.functions, name) end
    end
  end
  if rng:chance(0.3) then add_fused(rng, case, links) end
  if rng:chance(0.2) and #links > 0 then add_config(rng, case, links) end
  if rng:chance(0.3) then
    local places = table.move(links, 1, #links, 1, {})
    for _, frame in ipairs(o.extra_frames or {}) do places[#places + 1] = frame.name end
    if #places > 0 then o.poses = some(rng, places, 3) end
  end
  if (o.poses or o.extra_frames) and o.functions then table.insert(o.functions, 1, "fk") end
  if rng:chance(0.1) then o.order = "alphabetical" end
  if rng:chance(0.1) then o.order = given_order(rng, case) end
  if case.compiler.vectors then
    o.limbs = "lanes"
  elseif rng:chance(0.4) then
    o.limbs = rng:pick { "scalar", "scalar", "lanes", "off" }
  end
end

-- leaves out functions and outputs that this robot rightly lacks
local function leave_out(case, heavy)
  local function has(row)
    return not (row.no_mimic and cases.follows(case)) and not (row.needs_mass and not heavy)
  end
  local o = case.options
  if o.functions then
    local good = {}
    for _, name in ipairs(o.functions) do
      local fine = true
      for _, row in ipairs(harness.FUNCTIONS) do fine = fine and (row[1] ~= name or has(row)) end
      if fine then good[#good + 1] = name end
    end
    o.functions = #good > 0 and good or { "crba" }
  end
  for _, spec in ipairs(o.fuse or {}) do
    for k = #spec.outputs, 1, -1 do
      for _, row in ipairs(harness.FUSED) do
        if row[1] == spec.outputs[k] and not has(row) then table.remove(spec.outputs, k) break end
      end
    end
    if #spec.outputs == 0 then spec.outputs[1] = "H" end
  end
end

-- the compiler itself, or cc if it is not installed
local present = {}
local function installed(cc)
  if present[cc] == nil then
    present[cc] = os.execute("command -v " .. cc .. " >/dev/null 2>&1") or false
  end
  return present[cc] and cc or os.getenv "CC" or "cc"
end

local function make_compiler(rng)
  local way = rng:uniform(0, 1)
  if way < 0.9 then return { cc = installed "tcc", flags = "-std=c99" } end
  local cc = installed(rng:chance(0.6) and "gcc" or "clang")
  local lanes = rng:chance(0.5) and rng:pick { "4", "8", "16" } or nil
  local level = rng:pick { "-O0", "-O1", "-O2" }
  return { cc = cc, lanes = lanes, few = true, strict = true,
    flags = ("-std=c99 %s -Wall -Wextra -Wno-psabi -ffp-contract=off"):format(level) }
end

-- A case, by a generator of random numbers.
function M.make(rng, seed)
  local case = { seed = seed, options = {}, compiler = make_compiler(rng) }
  local most = case.compiler.few and 5 or 12
  local n = 1 + math.floor(rng:uniform(0, most ^ 0.5) ^ 2)
  case.robot = make_robot(rng, n)
  -- tcc has no vectors, so limbs in lanes need another compiler, which takes ten times as long
  if case.robot.has_limbs and not case.compiler.few and rng:chance(0.5) then
    case.compiler = { cc = installed "gcc", flags = "-std=c99 -O0 -Wno-psabi", few = true,
      vectors = true }
  end
  make_options(rng, case)
  local moves, heavy = what_moves(case)
  if rng:chance(0.15) then add_tunable(rng, case, moves) end
  case.heavy = heavy
  leave_out(case, heavy)
  if rng:chance(0.6) then harness.GROUPS.choose(rng, case, cases.urdf(case)) end
  for _, group in ipairs { "derivatives", "regressors" } do
    case.options["packed_" .. group] = rng:chance(0.3) or nil
  end
  case.twin = rng:chance(0.3) or nil
  return case
end

return M
