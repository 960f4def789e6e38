-- Tests mimic joints, rotor inertia and the resulting sparsity, on plain numbers: the constrained
-- robot is the free one with G applied (RBDA eq. 3.11, 3.20); if branches are coupled, the rows of
-- H follow the elimination tree.

local algo = dofile "tests/support/algo.lua"
local dense = dofile "tests/support/reference/dense.lua"
local dynamics = dofile "tests/support/reference/dynamics.lua"
local inertia = require "spatial.inertia"
local motion = dynamics.motion
local random = dofile "tests/support/random.lua"

local check = random.check
local ROBOTS = random.many(36, 48)

local robots

-- G of a robot, dofs of the free model from those of the constrained one; and the free q
local function constraint(r, free)
  local G, q = {}, {}
  for _, body in ipairs(free.model.bodies) do
    local leader, ratio, offset = body, 1, 0
    if body.joint then leader, ratio, offset = motion.leader(r.world, body.joint) end
    local at = r.world.at[leader.name]
    for k = 1, body.nv do
      local row = {}
      for j = 1, r.job.model.nv do row[j] = j == at.v + k and ratio or 0 end
      G[body.v + k] = row
    end
    for k = 1, body.nq do
      q[body.q + k] = leader == body and r.q[at.q + k] or ratio * r.q[at.q + k] + offset
    end
  end
  return G, q
end

local function each(visit)
  if not robots then
    robots = {}
    algo.each_random(ROBOTS, 4000, { mimic = 0.5, friction = true }, function(r)
      local options = {}
      for key, value in pairs(r.options) do options[key] = value end
      options.mimic = "free"
      r.free = algo.compile(r.text, options, "model")
      r.G, r.free_q = constraint(r, r.free)
      robots[#robots + 1] = r
    end)
  end
  for _, r in ipairs(robots) do visit(r, r.job.model) end
end

local function near(r, what, expected, found, slack, scale)
  local off = dense.distance(expected, found)
  local size = math.max(dense.largest(expected), scale or 0)
  check(off <= slack * size, "robot %d: %s off by %g of %g", r.case, what, off, size)
end

local function transposed(rows)
  local columns = {}
  for j = 1, #rows[1] do
    columns[j] = {}
    for i = 1, #rows do columns[j][i] = rows[i][j] end
  end
  return columns
end

local function product(A, B)
  local columns, C = transposed(B), {}
  for i, row in ipairs(A) do C[i] = algo.apply(columns, row) end
  return C
end

-- results of a function for the robot, and for the free one in the same motion
local function both(r, name, result)
  local v, a = algo.apply(r.G, r.v), algo.apply(r.G, r.a)
  return algo.run(r.job, name, { q = r.q, v = r.v, a = r.a })[result],
    algo.run(r.free, name, { q = r.free_q, v = v, a = a })[result]
end

describe("a robot with mimic joints", function()
  it("is tested in all its forms", function()
    local seen = { coupled = 0, uncoupled = 0, chain = 0, later = 0, negative = 0, across = 0 }
    each(function(r, model)
      if model.mimics then
        local key = model.couples and "coupled" or "uncoupled"
        seen[key] = seen[key] + 1
      end
      local place = {}
      for k, joint in ipairs(r.job.robot.joints) do place[joint.name] = k end
      for k, joint in ipairs(r.job.robot.joints) do
        local target = joint.mimic and r.job.robot.joint_by_name[joint.mimic.joint]
        if target then
          if target.mimic then seen.chain = seen.chain + 1 end
          if place[target.name] > k then seen.later = seen.later + 1 end
          if joint.mimic.multiplier < 0 then seen.negative = seen.negative + 1 end
          if (joint.type == "prismatic") ~= (target.type == "prismatic") then
            seen.across = seen.across + 1
          end
        end
      end
    end)
    for key, n in pairs(seen) do assert.is_true(n >= 3, key .. ": " .. n) end
  end)

  it("has the H of the free one with G applied, G'HG", function()
    each(function(r)
      local H, free = both(r, "crba", "H")
      local full = product(transposed(r.G), product(algo.full(r.free, free), r.G))
      near(r, "H", full, algo.full(r.job, H), 1e-12)
    end)
  end)

  for _, case in ipairs {
    { "bias", "C" }, { "gravity", "g" }, { "rnea", "tau" }, { "Ha", "tau" },
  } do
    local name, result = case[1], case[2]
    it("has the " .. name .. " of the free one with G applied", function()
      each(function(r)
        local found, free = both(r, name, result)
        near(r, name, algo.apply(transposed(r.G), free), found, 1e-12, dense.largest(free))
      end)
    end)
  end

  it("has the Coriolis matrix of the free one with G applied, G'CG", function()
    each(function(r, model)
      local found, free = both(r, "coriolis", "C")
      local full = product(transposed(r.G), product(algo.rows(free, #r.G), r.G))
      near(r, "C", full, algo.rows(found, model.nv), 1e-12, dense.largest(free))
    end)
  end)

  it("is where the free one is: links, centre of mass, momentum", function()
    each(function(r)
      for _, case in ipairs {
        { "fk", "pose" }, { "com", "com" }, { "com_velocity", "vcom" }, { "centroidal", "h" },
      } do
        local found, free = both(r, case[1], case[2])
        near(r, case[1], free, found, 1e-12, 1)
      end
    end)
  end)

  it("accelerates so that the free one with that motion needs the same forces", function()
    each(function(r, model)
      local tau = algo.vector(r.rng, model.nv)
      local a = algo.run(r.job, "fd", { q = r.q, v = r.v, tau = tau }).a
      local v, free_a = algo.apply(r.G, r.v), algo.apply(r.G, a)
      local free = algo.run(r.free, "rnea", { q = r.free_q, v = v, a = free_a }).tau
      near(r, "tau", tau, algo.apply(transposed(r.G), free), 1e-9, dense.largest(free))
    end)
  end)
end)

-- a wrist of three joints whose palm carries two fingers, one of which follows the other
local function gripper()
  local lines = { '<robot name="grip"><link name="base"/>' }
  for k, name in ipairs { "one", "two", "palm", "left", "right" } do
    lines[#lines + 1] = ([[<link name="%s"><inertial><mass value="1"/>
      <inertia ixx="1" ixy="0" ixz="0" iyy="2" iyz="0" izz="3"/></inertial></link>
      <joint name="j%d" type="%s"><parent link="%s"/><child link="%s"/><axis xyz="%s"/>
      <origin xyz="0.1 0 0.2"/><limit lower="-1" upper="1" effort="1" velocity="1"/>%s</joint>]])
      :format(name, k, k < 4 and "revolute" or "prismatic",
        ({ "base", "one", "two", "palm", "palm" })[k], name, k % 2 == 0 and "0 1 0" or "1 0 0",
        k == 5 and '<mimic joint="j4" multiplier="-0.5"/>' or "")
  end
  return table.concat(lines) .. "</robot>"
end

it("bodies that one dof moves have one force above the body at which their paths meet", function()
  local carried, moved = 0, inertia.force_to_parent
  inertia.force_to_parent = function(...)
    carried = carried + 1
    return moved(...)
  end
  local q = { 0.1, 0.2, 0.3, 0.4 }
  finally(function() inertia.force_to_parent = moved end)
  algo.run(algo.compile(gripper(), {}, "model"), "crba", { q = q })
  assert.equal(1 + 2 + 3 + 1, carried)
end)

-- finds the dofs that H couples from the bodies that each moves: those that have a link in common
local function coupled(r, model)
  local moves = {}
  for j = 1, model.nv do
    moves[j] = {}
    local unit = {}
    for k = 1, model.nv do unit[k] = k == j and 1 or 0 end
    for k, here in ipairs(motion.links(r.world, r.q, unit)) do
      local still = dense.largest { here.v } == 0 and dense.largest { here.w } == 0
      moves[j][k] = not still
    end
  end
  local set = {}
  for i = 1, model.nv do
    set[i] = {}
    for j = 1, i do
      for k in ipairs(moves[i]) do set[i][j] = set[i][j] or moves[i][k] and moves[j][k] or nil end
    end
  end
  return set
end

local function stored(pattern)
  local set = {}
  for i = 1, pattern.n do
    set[i] = {}
    for k = pattern.rowptr[i] + 1, pattern.rowptr[i + 1] do set[i][pattern.colind[k] + 1] = true end
  end
  return set
end

describe("the pattern of H", function()
  it("holds all that is coupled, and what elimination from the last row fills in", function()
    each(function(r, model)
      local here, filled = stored(model.pattern), coupled(r, model)
      for k = model.nv, 1, -1 do
        local parent = 0
        for i = 1, k - 1 do
          if filled[k][i] then
            parent = i
            for j = 1, i do filled[i][j] = filled[i][j] or filled[k][j] end
            check(here[k][i], "robot %d: (%d, %d) is not stored", r.case, k, i)
          end
        end
        check(model.lambda[k] == parent, "robot %d: the parent of %d is %d, not %d", r.case, k,
          model.lambda[k], parent)
      end
    end)
  end)

  it("is that of the tree where mimic joints couple no branches", function()
    local text = [[<robot name="r"><link name="a"/>]]
    local links, joints = {}, {}
    for k, l in ipairs { { "a", "" }, { "l1", "" }, { "l1", "" },
      { "l2", '<mimic joint="j1" multiplier="-2"/>' }, { "l3", "" } }
    do
      links[k] = ([[<link name="l%d"><inertial><origin xyz="0.1 0.2 0.3"/><mass value="1"/>
        <inertia ixx="1" ixy="0" ixz="0" iyy="1" iyz="0" izz="1"/></inertial></link>]]):format(k)
      joints[k] = ([[<joint name="j%d" type="continuous"><origin xyz="0.1 0.2 0.3" rpy="1 2 3"/>
        <parent link="%s"/><child link="l%d"/>%s</joint>]]):format(k, l[1], k, l[2])
    end
    text = text .. table.concat(links) .. table.concat(joints) .. "</robot>"
    local model = algo.compile(text, {}, "model").model
    assert.is_true(model.mimics)
    assert.is_false(model.couples)
    -- j1, j2, (j4), j3, j5
    assert.same({ 0, 1, 1, 3 }, model.lambda)
    assert.equal(8, model.pattern.nh)
  end)

  it("is written whole by crba, filled-in entries as zero", function()
    local filled = 0
    each(function(r, model)
      local H = algo.on_floats(r.job.catalogue.crba, model, { q = algo.from_zero(r.q) }).H
      local real = coupled(r, model)
      for i = 1, model.nv do
        for k = model.pattern.rowptr[i], model.pattern.rowptr[i + 1] - 1 do
          check(H[k] ~= nil, "robot %d: entry %d of H is not written", r.case, k)
          if not real[i][model.pattern.colind[k + 1] + 1] then
            check(H[k] == 0, "robot %d: entry %d of H is %s", r.case, k, H[k])
            filled = filled + 1
          end
        end
      end
    end)
    assert.is_true(filled >= 3, filled .. " entries")
  end)

  it("is right for the factors and solves of coupled branches", function()
    each(function(r, model)
      local H = algo.run(r.job, "crba", { q = r.q }).H
      local full = algo.full(r.job, H)
      local LD = algo.run(r.job, "ltdl", { H = H }).H
      local unit, D = dense.lower(model.pattern, algo.from_zero(LD)), dense.zeros(model.nv)
      for i = 1, model.nv do unit[i][i], D[i][i] = 1.0, unit[i][i] end
      near(r, "L'DL", full, dense.times(dense.transpose(unit), dense.times(D, unit)), 1e-12)
      local L = dense.lower(model.pattern, algo.from_zero(algo.run(r.job, "ltl", { H = H }).H))
      near(r, "L'L", full, dense.times(dense.transpose(L), L), 1e-12)
      local x = algo.run(r.job, "solve", { LD = LD, x = r.a }).x
      near(r, "H x", r.a, dense.apply(full, x), 1e-12, dense.largest(full) * dense.largest(x))
      near(r, "mul_H", dense.apply(full, r.a), algo.run(r.job, "mul_H", { H = H, x = r.a }).y,
        1e-12, dense.largest(full))
    end)
  end)
end)

-- a chain with one link per joint and no mass except rotors: H consists of the rotors' inertias
local function rotors_only(joints)
  local text = { '<robot name="r"><link name="l0"/>' }
  for k, more in ipairs(joints) do
    text[#text + 1] = ([[<link name="l%d"/><joint name="j%d" type="continuous">
      <parent link="l%d"/><child link="l%d"/>%s</joint>]]):format(k, k, k - 1, k, more)
  end
  return table.concat(text)
end

local DRIVE = [[<transmission name="t"><joint name="j1"/><actuator name="m">
  <mechanicalReduction>-10</mechanicalReduction><%s</actuator></transmission>]]

describe("a rotor", function()
  local function armature(drive, options)
    local job = algo.compile(rotors_only { "" } .. drive .. "</robot>", options, "model")
    return algo.run(job, "crba", { q = { 0.3 } }).H[1]
  end

  it("is n^2 I_r on the diagonal, in every way of writing it", function()
    for _, words in ipairs {
      "rotorInertia>0.02</rotorInertia>", "rotor_inertia>0.02</rotor_inertia>",
      "motorInertia>0.02</motorInertia>", 'motor_inertia value="0.02"/>',
    } do
      assert.near(2.0, armature(DRIVE:format(words)), 1e-15)
    end
  end)

  it("may have its ratio in Drake's words", function()
    local drake = [[<transmission xmlns:drake="urn:drake"><joint name="j1"/><actuator name="m">
      <drake:rotor_inertia value="0.02"/><drake:gear_ratio value="5"/></actuator></transmission>]]
    assert.near(0.5, armature(drake), 1e-15)
  end)

  it("is replaced, left out or added by option", function()
    local drive = DRIVE:format "rotorInertia>0.02</rotorInertia>"
    assert.equal(0.75, armature(drive, { armature = { { name = "j1", value = 0.75 } } }))
    assert.equal(0.0, armature(drive, { armature = { ignore_file = true } }))
    assert.equal(0.5, armature("", { armature = { { name = "j1", value = 0.5 } } }))
    assert.equal(0.5, armature(drive, {
      armature = { { name = "j1", value = 0.5 }, ignore_file = true },
    }))
  end)

  it("of a follower counts by the square of its ratio, along chains", function()
    local text = rotors_only {
      "", '<mimic joint="j1" multiplier="-3" offset="0.2"/>',
      '<mimic joint="j2" multiplier="2" offset="0.1"/>',
    } .. "</robot>"
    local list = {}
    for k, value in ipairs { 0.5, 0.25, 0.125 } do list[k] = { name = "j" .. k, value = value } end
    local job = algo.compile(text, { armature = list }, "model")
    assert.equal(1, job.model.nv)
    local H = 0.5 + 9 * 0.25 + 36 * 0.125
    assert.equal(H, algo.run(job, "crba", { q = { 1.0 } }).H[1])
    assert.equal(0.5 * H * 0.5 ^ 2, algo.run(job, "kinetic_energy", { q = { 1.0 }, v = { 0.5 } }))
    local third = job.model.bodies[3]
    assert.equal(-6.0, third.ratio)
    assert.near(0.5, third.offset, 1e-15)
  end)

  it("is off the diagonal nowhere", function()
    each(function(r, model)
      local options = {}
      for key, value in pairs(r.options) do options[key] = value end
      options.armature = { ignore_file = true }
      local without = algo.compile(r.text, options, "model")
      local H = algo.full(r.job, algo.run(r.job, "crba", { q = r.q }).H)
      local bare = algo.full(without, algo.run(without, "crba", { q = r.q }).H)
      local diagonal = {}
      for i = 1, model.nv do
        diagonal[i] = 0.0
        for j = 1, model.nv do
          check(i == j or H[i][j] == bare[i][j], "robot %d: (%d, %d)", r.case, i, j)
        end
      end
      for _, joint in ipairs(r.job.robot.joints) do
        local leader, ratio = motion.leader(r.world, joint)
        local Ia = r.world.armature[joint.name]
        if Ia then
          local dof = r.world.at[leader.name].v + 1
          diagonal[dof] = diagonal[dof] + ratio ^ 2 * Ia
        end
      end
      for i = 1, model.nv do
        local off = math.abs(H[i][i] - bare[i][i] - diagonal[i])
        check(off <= 1e-13 * H[i][i], "robot %d: dof %d off by %g", r.case, i, off)
      end
    end)
  end)
end)
