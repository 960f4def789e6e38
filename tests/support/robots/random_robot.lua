--- Random robots as URDF text, for tests on many different trees.
--
--   local random_robot = dofile "tests/support/robots/random_robot.lua"
--   local rng = random_robot.rng(seed)                 see support/random.lua
--   local text = random_robot.make(rng or seed, { joints = 7 })
--
-- options, all optional:
--   joints   number of moving joints (default: 1..20)
--   name     of the robot (default: "random")
--   branch   probability that a joint does not continue the last link (default: random)
--   fixed    probability of a welded link before a joint, and of another one after it (0.25)
--   generic  every axis, angle and inertia is oblique, no offset is zero, nothing is welded: no
--            entry of H can be a structural zero
--   types    "all": also planar, spherical and floating joints, anywhere in the tree; then also
--   mimic    probability that a joint of one degree of freedom follows another one: in its branch
--            or in another, declared before or after it, in chains, with negative multipliers
--   dynamics probability of <dynamics> with damping and friction
--   rotors   probability of a transmission with a rotor and a reduction
--   lines    probability that a joint's axis is related to its parent's: parallel, antiparallel,
--            the same line, crossing it, or parallel except for the digits of an angle
--   light    probability of one more joint that carries a link without mass, half of them with a
--            rotor: this gives a warning, and without a rotor H is singular
-- Options that are not given draw no random numbers, so the trees of a seed do not change.
--
-- The text is read without a warning.  Every body that moves has mass and a positive definite
-- inertia that a real body can have, so H is regular at every q; the inertia may be on a welded
-- link only. Angles include exact quarter turns, quarter turns as people type them, and zero; axes
-- are oblique, or along +-x, y, z.  Elements have a random order, names the order of creation.

local random = dofile "tests/support/random.lua"

local M = { rng = random.rng }

-- as people type them: to the last digit, to eleven digits, half turns, and coarsely
local QUARTERS = {
  "1.5707963267948966", "-1.5707963267948966", "1.57079632679", "-1.57079632679",
  "3.141592653589793", "-3.14159265359", "4.71238898038469", "1.5708", "-1.5708",
}

local AXES = { "1 0 0", "0 1 0", "0 0 1", "-1 0 0", "0 -1 0", "0 0 -1" }

local function angle(rng, generic)
  if not generic then
    if rng:chance(0.3) then return "0" end
    if rng:chance(0.4) then return rng:pick(QUARTERS) end
  end
  return ("%.4f"):format(rng:uniform(0.1, 3.1) * (rng:chance(0.5) and 1 or -1))
end

-- three angles; all zero (no rpy attribute, nil) more often than by chance
local function rpy(rng, generic)
  if not generic and rng:chance(0.3) then return nil end
  return ("%s %s %s"):format(angle(rng, generic), angle(rng, generic), angle(rng, generic))
end

local function xyz(rng, reach, generic)
  local words = {}
  for k = 1, 3 do
    local x = rng:uniform(0.2, 1) * reach * (rng:chance(0.5) and 1 or -1)
    words[k] = not generic and rng:chance(0.3) and "0" or ("%.3f"):format(x)
  end
  return table.concat(words, " ")
end

local function origin(rng, reach, generic)
  local turn = rpy(rng, generic)
  return ('<origin xyz="%s"%s/>'):format(xyz(rng, reach, generic),
    turn and (' rpy="%s"'):format(turn) or "")
end

-- a unit vector, to twelve digits
local function unit(rng)
  while true do
    local x, y, z = rng:uniform(-1, 1), rng:uniform(-1, 1), rng:uniform(-1, 1)
    local length = math.sqrt(x * x + y * y + z * z)
    local least = math.min(math.abs(x), math.abs(y), math.abs(z))
    if length > 0.3 and length < 1 and least > 0.1 * length then
      return x / length, y / length, z / length
    end
  end
end

local function axis(rng, generic)
  if generic or rng:chance(0.35) then return ("%.12g %.12g %.12g"):format(unit(rng)) end
  return rng:pick(AXES)
end

-- a vector as text, times s
local function scaled(s, text)
  local words = {}
  for word in text:gmatch "%S+" do words[#words + 1] = ("%.12g"):format(s * tonumber(word)) end
  return table.concat(words, " ")
end

-- Origin and axis of a joint after another one whose axis, in the same frame, is `line`.
local function related(rng, line)
  local way = rng:pick { "parallel", "parallel", "same", "crossing", "nearly" }
  local turned = rng:chance(0.5) and scaled(-1, line) or line
  local place, turn = xyz(rng, 0.3), nil
  if way == "same" then
    place = rng:chance(0.5) and scaled(rng:uniform(-0.3, 0.3), line) or "0 0 0"
  end
  if way == "crossing" then place, turn, turned = scaled(0.2, line), rpy(rng), axis(rng) end
  if way == "nearly" then
    turn = rng:pick { "0.001 0.002 0", "-3.6e-6 0 3.6e-6", "1e-8 -1e-8 0", "0 1e-10 1e-11" }
  end
  return ('<origin xyz="%s" rpy="%s"/>'):format(place, turn or "0 0 0"), turned
end

-- six moments of a body with the second moments of mass a, b, c > 0 along three axes: diagonal, or
-- turned half a turn about a random axis, which is as oblique as any rotation: R = 2 u u' - 1
local function moments(rng, mass, oblique)
  local second = {}
  for k = 1, 3 do second[k] = mass * rng:uniform(0.002, 0.02) end
  local own = { second[2] + second[3], second[1] + second[3], second[1] + second[2] }
  local R = { { 1, 0, 0 }, { 0, 1, 0 }, { 0, 0, 1 } }
  if oblique then
    local u = { unit(rng) }
    for i = 1, 3 do
      for j = 1, 3 do R[i][j] = 2 * u[i] * u[j] - (i == j and 1 or 0) end
    end
  end
  local words = {}
  for i, row in ipairs { "x", "y", "z" } do
    for j, column in ipairs { "x", "y", "z" } do
      if j >= i then
        local sum = 0
        for k = 1, 3 do sum = sum + R[i][k] * own[k] * R[j][k] end
        words[#words + 1] = ('i%s%s="%.9g"'):format(row, column, sum)
      end
    end
  end
  return table.concat(words, " ")
end

local function inertial(rng, generic)
  local mass = rng:uniform(0.5, 3)
  local place = ""
  if generic or rng:chance(0.8) then place = origin(rng, 0.15, generic) end
  return ('<inertial>%s<mass value="%.4f"/><inertia %s/></inertial>'):format(place, mass,
    moments(rng, mass, generic or rng:chance(0.5)))
end

-- a random order, in place (Fisher and Yates)
local function shuffle(rng, list)
  for k = #list, 2, -1 do
    local other = rng:integer(1, k)
    list[k], list[other] = list[other], list[k]
  end
end

-- The state of `make`: links and joints as XML, names of the links that joints may start from.
local function new_build(rng, options)
  local build = { links = {}, joints = {}, names = {}, welds = 0 }
  local lines = {} -- link -> axis of its joint
  local generic = options.generic

  function build.link(name, with_mass)
    table.insert(build.links, ('  <link name="%s">%s</link>'):format(name,
      with_mass and inertial(rng, generic) or ""))
    table.insert(build.names, name)
    return name
  end

  function build.joint(name, kind, parent, child, extra)
    local more, place, line = extra or "", nil, nil
    if kind ~= "fixed" and kind ~= "spherical" and kind ~= "floating" then
      if options.lines and lines[parent] and rng:chance(options.lines) then
        place, line = related(rng, lines[parent])
      end
      lines[child] = line or axis(rng, generic)
      more = ('<axis xyz="%s"/>'):format(lines[child]) .. more
    end
    if kind == "revolute" or kind == "prismatic" then
      more = more .. '<limit lower="-1" upper="1" effort="10" velocity="10"/>'
    end
    table.insert(build.joints, ([[
  <joint name="%s" type="%s">%s<parent link="%s"/><child link="%s"/>%s</joint>]]):format(name, kind,
      place or origin(rng, 0.3, generic), parent, child, more))
  end

  function build.weld(parent, with_mass)
    build.welds = build.welds + 1
    local child = build.link("w" .. build.welds, with_mass)
    build.joint("f" .. build.welds, "fixed", parent, child)
    return child
  end

  return build
end

local KINDS = { "revolute", "revolute", "continuous", "prismatic" }
local ALL_KINDS = {
  "revolute", "revolute", "continuous", "prismatic", "planar", "spherical", "floating",
}
local ONE_DOF = { revolute = true, continuous = true, prismatic = true }

-- Who follows whom: joint number -> <mimic>.  Each joint follows one that comes later in a random
-- order, so there are chains and no loops, and targets come before and after in the file.
local function mimics(rng, kinds, probability)
  local list, followers = {}, {}
  for k, kind in ipairs(kinds) do
    if ONE_DOF[kind] then list[#list + 1] = k end
  end
  shuffle(rng, list)
  for place = 1, #list - 1 do
    if rng:chance(probability) then
      local target = list[rng:integer(place + 1, #list)]
      local multiplier = rng:chance(0.3) and rng:pick { ' multiplier="-1"', ' multiplier="1"', "" }
        or (' multiplier="%.3f"'):format(rng:uniform(0.3, 2) * (rng:chance(0.5) and 1 or -1))
      local offset = rng:chance(0.5) and (' offset="%.3f"'):format(rng:uniform(-1, 1)) or ""
      followers[list[place]] = ('<mimic joint="j%d"%s%s/>'):format(target, multiplier, offset)
    end
  end
  return followers
end

local function damper(rng)
  local friction = rng:chance(0.7) and (' friction="%.3f"'):format(rng:uniform(0.05, 0.5)) or ""
  return ('<dynamics damping="%.3f"%s/>'):format(rng:uniform(0.05, 0.5), friction)
end

local function transmission(rng, k)
  return ([[
  <transmission name="t%s"><type>transmission_interface/SimpleTransmission</type><joint name="j%s"/>
    <actuator name="m%s"><mechanicalReduction>%.1f</mechanicalReduction>
      <rotorInertia>%.6f</rotorInertia></actuator></transmission>]]):format(k, k, k,
    rng:uniform(5, 40), rng:uniform(1e-5, 5e-4))
end

-- kinds of the joints, and the contents of each besides its origin and axis
local function plan_joints(rng, joints, options)
  local kinds, extras, transmissions = {}, {}, {}
  if options.types ~= "all" then return kinds, extras, transmissions end
  for k = 1, joints do kinds[k] = rng:pick(ALL_KINDS) end
  local followers = options.mimic and mimics(rng, kinds, options.mimic) or {}
  for k, kind in ipairs(kinds) do
    extras[k] = followers[k] or ""
    if ONE_DOF[kind] then
      if options.dynamics and rng:chance(options.dynamics) then
        extras[k] = extras[k] .. damper(rng)
      end
      if options.rotors and rng:chance(options.rotors) then
        transmissions[#transmissions + 1] = transmission(rng, k)
      end
    end
  end
  return kinds, extras, transmissions
end

function M.make(seed_or_rng, options)
  options = options or {}
  local rng = type(seed_or_rng) == "table" and seed_or_rng or M.rng(seed_or_rng)
  local joints = options.joints or rng:integer(1, 20)
  local branch = options.branch or rng:uniform(0, 0.7)
  local fixed = options.generic and 0 or options.fixed or 0.25
  local build = new_build(rng, options)
  local kinds, extras, transmissions = plan_joints(rng, joints, options)
  local last = build.link("l0", true)
  for k = 1, joints do
    local parent = rng:chance(branch) and rng:pick(build.names) or last
    if rng:chance(fixed) then parent = build.weld(parent, rng:chance(0.5)) end
    local kind = kinds[k] or rng:pick(KINDS)
    local welded = rng:chance(fixed)
    -- with a link welded to it, the link itself may be a mere frame
    local bare = welded and rng:chance(0.4)
    last = build.link("l" .. k, not bare)
    build.joint("j" .. k, kind, parent, last, extras[k])
    if welded then build.weld(last, bare or rng:chance(0.5)) end
  end
  if options.light and rng:chance(options.light) then
    build.joint("jl", "revolute", last, build.link("ll", false))
    if rng:chance(0.5) then transmissions[#transmissions + 1] = transmission(rng, "l") end
  end
  shuffle(rng, build.links)
  shuffle(rng, build.joints)
  table.move(transmissions, 1, #transmissions, #build.joints + 1, build.joints)
  return ('<robot name="%s">\n%s\n%s\n</robot>\n'):format(options.name or "random",
    table.concat(build.links, "\n"), table.concat(build.joints, "\n"))
end

return M
