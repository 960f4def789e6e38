-- Tests constant rotations (gen/model/rotation.lua): taking them apart keeps the matrix, up to
-- rounding, and leaves the promised number of oblique turns; also next to gimbal lock.

local mat3 = require "spatial.mat3"
local random = dofile "tests/support/random.lua"
local rotation = require "model.rotation"
local truth = dofile "tests/support/reference/truth.lua"

local check = random.check

local function is_signed_permutation(Q)
  local columns = { 0, 0, 0 }
  for i = 1, 3 do
    for j = 1, 3 do
      if Q[i][j] ~= 0 then
        if math.abs(Q[i][j]) ~= 1 then return false end
        columns[j] = columns[j] + 1
      end
    end
  end
  return columns[1] == 1 and columns[2] == 1 and columns[3] == 1
end

local function random_angle(rng)
  local kind = rng:integer(1, 4)
  if kind == 1 then return rng:uniform(-3.2, 3.2) end
  local quarter = rng:integer(-4, 4) * (math.pi / 2)
  return kind == 2 and quarter + rng:pick { 1e-5, -1e-6, 3e-7, -1e-3 } or quarter
end

local function random_turns(rng)
  local list = {}
  for k = 1, rng:integer(0, 8) do
    list[k] = { axis = rng:integer(1, 3), angle = random_angle(rng) }
  end
  return list
end

-- reduce changes its argument
local function copy(list)
  local same = {}
  for k, t in ipairs(list) do same[k] = { axis = t.axis, angle = t.angle } end
  return same
end

local function shown(list)
  local words = {}
  for k, t in ipairs(list) do
    words[k] = ("%s %.17g"):format(("xyz"):sub(t.axis, t.axis), t.angle)
  end
  return table.concat(words, ", ")
end

local function check_reduced(list, axis)
  local reduced = rotation.reduce(copy(list), axis)
  check(is_signed_permutation(reduced.Q), "Q of %s is not made of quarter turns", shown(list))
  check(#reduced.turns <= (axis and 2 or 3), "%d turns left of %s", #reduced.turns, shown(list))
  check(axis or reduced.offset == 0, "an offset without an axis: %s", shown(list))
  local last = reduced.turns[#reduced.turns]
  check(not (axis and last) or last.axis ~= axis, "the last turn of %s is about the joint's axis",
    shown(list))
  local error = truth.distance(truth.turned(list), truth.rebuilt(reduced, axis))
  check(error < 1e-12, "joint axis %s: %s is off by %g", axis, shown(list), error)
  return reduced
end

local AXES = { 1, 2, 3, false }

describe("a constant rotation", function()
  it("keeps its matrix in at most two oblique turns, three without a joint axis", function()
    for case = 1, random.many(500, 1000) do
      local rng = random.case(2000 + case)
      local list = random_turns(rng)
      for _, axis in ipairs(AXES) do check_reduced(list, axis or nil) end
    end
  end)

  it("made of quarter turns costs nothing", function()
    for case = 1, 1000 do
      local rng = random.case(7000 + case)
      local list = {}
      for k = 1, rng:integer(0, 8) do
        list[k] = { axis = rng:integer(1, 3), angle = rng:integer(-6, 6) * (math.pi / 2) }
      end
      for _, axis in ipairs(AXES) do
        local reduced = check_reduced(list, axis or nil)
        check(#reduced.turns == 0 and reduced.offset == 0, "%s costs something", shown(list))
      end
    end
  end)

  -- as people type right angles: the middle one of three Euler angles is nearly a quarter turn,
  -- where the outer two are hard to distinguish
  it("keeps its matrix next to gimbal lock", function()
    local coarse = { 1.5708, -1.5708, 1.571, 1.57, 1.5707963, 3.1416, 4.7124, 3.14159 }
    for case = 1, random.many(500, 1000) do
      local rng = random.case(12000 + case)
      local list = {}
      for k = 1, rng:integer(3, 6) do
        local angle = rng:chance(0.7) and rng:pick(coarse) or rng:uniform(-3, 3)
        list[k] = { axis = rng:integer(1, 3), angle = angle }
      end
      for _, axis in ipairs(AXES) do check_reduced(list, axis or nil) end
    end
  end)

  -- oblique turns whose product is at the pole of Euler's angles
  it("keeps its matrix in gimbal lock", function()
    local rng = random.case(15000)
    for case = 1, 100 do
      local axis = rng:pick { 1, 2, 3 }
      local next_one = axis % 3 + 1
      local list, wanted = {}, { -- about the axes that rotation.euler uses
        { axis = next_one, angle = rng:uniform(-3, 3) },
        { axis = next_one % 3 + 1, angle = rng:pick { -0.5, 0.5 } * math.pi },
        { axis = axis, angle = rng:uniform(-3, 3) },
      }
      for k = 1, 3 do list[k] = { axis = k, angle = rng:uniform(0.2, 1.4) } end
      local rest = mat3.mul(mat3.transpose(rotation.matrix(list)), rotation.matrix(wanted))
      table.move(rotation.euler(rest, case % 3 + 1), 1, 3, 4, list)
      for _, own in ipairs(AXES) do check_reduced(list, own or nil) end
    end
  end)

  it("keeps that of a roll, pitch and yaw typed as 1.5708", function()
    for _, rpy in ipairs { { 1.5708, 1.2, 1.5708 }, { 1.5708, -0.3, -1.5708 },
      { -1.5708, 0.7, 1.5708 }, { 1.5708, 1.5708, 1.5708 } } do
      local list = rotation.of_rpy(rpy)
      for _, axis in ipairs(AXES) do check_reduced(list, axis or nil) end
    end
  end)

  it("is inverted by its inverse, and its matrix is the product", function()
    for case = 1, 300 do
      local rng = random.case(16000 + case)
      local list = random_turns(rng)
      local both = copy(list)
      table.move(rotation.inverse(list), 1, #list, #both + 1, both)
      check(truth.distance(truth.turned(both), mat3.identity()) < 1e-14, "case %d", case)
      local off = truth.distance(truth.turned(list), rotation.matrix(list))
      check(off < 1e-8, "case %d: matrix off by %g", case, off)
    end
  end)

  it("of roll, pitch and yaw is Rz Ry Rx", function()
    local rng = random.case(17000)
    for _ = 1, 100 do
      local rpy = { rng:uniform(-3, 3), rng:uniform(-3, 3), rng:uniform(-3, 3) }
      check(truth.distance(truth.rpy(rpy), truth.turned(rotation.of_rpy(rpy))) < 1e-14, "turns")
      check(truth.distance(truth.rpy(rpy), mat3.rpy(rpy)) < 1e-14, "matrix")
    end
    assert.same({}, rotation.of_rpy { 0.0, 0.0, 0.0 })
  end)

  it("carries z onto any axis, exactly unit", function()
    local rng = random.case(18000)
    local axes = { { 0, 0, -1 }, { 1, 0, 0 }, { 0, -1, 0 }, { 0.6, 0, 0.8 }, { -0.6, 0, -0.8 },
      { 0, 0.8, -0.6 }, { 1e-8, 0, 1 }, { 1e-5, -1e-5, -1 } }
    for _ = 1, 200 do axes[#axes + 1] = { truth.unit(rng) } end
    for _, a in ipairs(axes) do
      local R = truth.turned(rotation.z_onto(a))
      for k = 1, 3 do
        check(math.abs(R[k][3] - a[k]) < 1e-9, "(%g %g %g)", a[1], a[2], a[3])
      end
    end
  end)
end)
