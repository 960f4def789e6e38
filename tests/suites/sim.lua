#!/usr/bin/env lua5.4
-- The classics of the books, simulated by templates/sim/sim.c with generated robots: a brick that
-- tumbles, a top on a floor, a double pendulum, an arm under computed torque; and constraints that
-- close loops, drive a cart, and hold feet on a schedule.  Each test compares a number with theory,
-- and draws a picture in .build/tests/sim.

local support = dofile "tests/support/c.lua"
local suite = support.suite "sim"
suite:runtime()
local sim = dofile "tests/support/sim.lua"(suite, support)
local single_body = dofile "tests/support/reference/single_body.lua"

-- the double pendulum has all functions, like templates/sim/run.sh
local CALLED = sim.CALLED
local FLOATING = { "--base", "floating", "--functions", CALLED }
local FIXED = { "--functions", "all,steps" }

local function check(what, good, ...)
  suite:check(what, good, ("%.6g "):rep(select("#", ...)):format(...))
end

-- ---- a brick in free fall: momentum -------------------------------------------------------------

do
  local run = sim.robot("brick", FLOATING)
  local c = run "time=10 step=0.001 every=0.02 v.base.4=6 v.base.3=0.01 v.base.1=2"
  local L = math.sqrt(c.Lx[1] ^ 2 + c.Ly[1] ^ 2 + c.Lz[1] ^ 2)
  local off = math.max(sim.change(c.Lx), sim.change(c.Ly), sim.change(c.Lz)) / L
  check("brick: its angular momentum stays", off < 1e-8, off)
  off = math.max(sim.change(c.px), sim.change(c.py)) / c.py[1]
  check("brick: its momentum stays", off < 1e-7 and c.py[1] == 72, off, c.py[1])
  off = c.pz[#c.pz] / (-36 * 9.81 * 10) - 1
  check("brick: weight gives momentum", math.abs(off) < 1e-10, off)
  check("brick: its energy stays", sim.change(c.total) < 1e-7 * sim.largest(c.kinetic),
    sim.change(c.total))
  local flips = 0
  for k = 2, #c.t do
    if c.v4[k] * c.v4[k - 1] < 0 then flips = flips + 1 end
  end
  check("brick: a spin about the middle axis tumbles", flips >= 2, flips)
  sim.picture("brick", "A brick thrown with a spin about its middle axis", {
    { title = "Angular velocity in its own axes, rad/s",
      series = { { "x", c.t, c.v3 }, { "y", c.t, c.v4 }, { "z", c.t, c.v5 } } },
    { title = "Angular momentum in the world, N m s",
      series = { { "x", c.t, c.Lx }, { "y", c.t, c.Ly }, { "z", c.t, c.Lz } } },
  })

  -- the book's brick, figures 6.2 to 6.5: one radian a second about each axis of the world
  c = run "time=5 step=0.001 every=0.01 v.base.3=1 v.base.4=1 v.base.5=1"
  local exact = single_body.motion { mass = 36, I = { 2.91, 2.46, 0.51 }, p = { 0, 0, 0 },
    R = single_body.UNIT, v = { 0, 0, 0 }, w = { 1, 1, 1 }, time = 5, step = 0.001, every = 10 }
  off = 0.0
  for k, state in ipairs(exact) do
    for axis, letter in ipairs { "x", "y", "z" } do
      off = math.max(off, math.abs(c["w" .. letter][k] - state.w[axis]))
    end
  end
  check("brick: its angular velocity in the world is that of an exact integration",
    #exact == #c.t and off < 1e-9 and sim.change(c.wx) > 0.5, off, #exact, sim.change(c.wx))
  sim.picture("brick_spin", "The brick of Introduction to Humanoid Robotics, figures 6.2 to 6.5", {
    { title = "Angular velocity in the world, rad/s",
      series = { { "x", c.t, c.wx }, { "y", c.t, c.wy }, { "z", c.t, c.wz } } },
    { title = "Angular velocity in its own axes, rad/s",
      series = { { "x", c.t, c.v3 }, { "y", c.t, c.v4 }, { "z", c.t, c.v5 } } },
  })

  -- on springs without dampers, its energy goes in and out again
  local words = { "time=1 step=5e-5 every=0.002 method=semi_implicit floor=1e5,0,0 "
    .. "q.base.2=0.6 v.base.4=1" }
  for k = 0, 7 do
    words[#words + 1] = ("touch=brick,%g,%g,%g"):format(k % 2 < 1 and 0.05 or -0.05,
      k % 4 < 2 and 0.2 or -0.2, k < 4 and 0.45 or -0.45)
  end
  c = run(table.concat(words, " "))
  check("brick: springs take its energy", sim.largest(c.floor) > 0.5 * sim.largest(c.kinetic),
    sim.largest(c.floor), sim.largest(c.kinetic))
  check("brick: and give it back", sim.change(c.total) < 5e-3 * sim.largest(c.floor),
    sim.change(c.total), sim.largest(c.floor))
end

-- ---- a top on a floor: precession and nutation --------------------------------------------------

do
  local run = sim.robot("top", FLOATING)
  local MASS, HEIGHT, SPIN, TILT, STIFF = 1.7829, 0.08, 100, 0.3, 1e6
  local I1, I3 = 0.0044833 + MASS * HEIGHT ^ 2, 0.0084828
  local lever = MASS * 9.81 * HEIGHT
  -- I1 cos(tilt) w^2 - I3 spin w + m g l = 0, the slow root
  local a, b = I1 * math.cos(TILT), I3 * SPIN
  local theory = (b - math.sqrt(b * b - 4 * a * lever)) / (2 * a)
  local function go(precession, time)
    return run(("time=%g step=1e-4 every=0.001 floor=%g,1000,0.8 touch=top q.base.2=%.9g "
      .. "q.base.4=%.15g q.base.6=%.15g v.base.3=%.15g v.base.5=%g"):format(time, STIFF,
      -MASS * 9.81 / STIFF, math.sin(TILT / 2), math.cos(TILT / 2),
      -precession * math.sin(TILT), SPIN))
  end

  local c = go(theory, 4)
  local x, y, z = sim.upright(c)
  local turned, tilt = 0.0, {}
  for k = 1, #x do
    tilt[k] = math.acos(z[k])
    if k > 1 then
      turned = turned + math.atan(x[k - 1] * y[k] - y[k - 1] * x[k], x[k - 1] * x[k]
        + y[k - 1] * y[k])
    end
  end
  local rate = turned / 4
  check("top: it precesses as theory has it, within 2 %", math.abs(rate / theory - 1) < 0.02,
    rate, theory)
  check("top: and does not nod then", sim.change(tilt) < 1e-3, sim.change(tilt))
  check("top: its tip stays where it stands", sim.largest(c.q0) < 1e-4
    and sim.largest(c.q1) < 1e-4, sim.largest(c.q0), sim.largest(c.q1))

  -- released with a little less spin, it nods
  local n = go(0.9 * theory, 1)
  local _, _, up = sim.upright(n)
  local mean, crossed, nod = 0.0, {}, {}
  for k = 1, #up do
    nod[k] = math.acos(up[k])
    mean = mean + nod[k] / #up
  end
  for k = 2, #nod do
    if nod[k - 1] < mean and nod[k] >= mean then
      crossed[#crossed + 1] = n.t[k] - 0.001 * (nod[k] - mean) / (nod[k] - nod[k - 1])
    end
  end
  local nutation = 2 * math.pi * (#crossed - 1) / (crossed[#crossed] - crossed[1])
  local expected = math.sqrt(theory ^ 2 + (lever / (I1 * theory)) ^ 2
    - 2 * lever / I1 * math.cos(TILT))
  check("top: it nods as theory has it, within 2 %", math.abs(nutation / expected - 1) < 0.02,
    nutation, expected)

  local free = go(0, 4)
  local fx, fy = sim.upright(free)
  local tilts = {}
  local _, _, fz = sim.upright(free)
  for k = 1, #fz do tilts[k] = math.acos(fz[k]) end
  sim.picture("top", "A top of aluminium on a floor of springs and friction, 955 turns a minute", {
    { title = "Where its axis points, let go without precession",
      series = { { "x", free.t, fx }, { "y", free.t, fy } } },
    { title = "Tilt, rad", series = { { "let go at rest", free.t, tilts },
      { "in steady precession", c.t, tilt } } },
  })
end

-- ---- the top of Introduction to Humanoid Robotics, figures 6.12 to 6.14 -------------------------

do
  local tilt, spin, weight = math.pi / 50, 50, { 0, 0, -9.8 }
  local options = table.move(FLOATING, 1, #FLOATING, 3, { "--gravity", "0,0,-9.8" })
  local run = sim.robot("book_top", options)
  local c = run(("floor=1e4,1e3 grip=0 sticky=1 touch=top q.base.2=0.3 q.base.3=%.17g "
    .. "q.base.6=%.17g v.base.4=%.17g v.base.5=%.17g step=2e-5 every=0.01 time=2"):format(
    math.sin(tilt / 2), math.cos(tilt / 2), spin * math.sin(tilt), spin * math.cos(tilt)))
  -- the book's floor, on the tip: 0.2 m below the centre
  local mass, arm = 16.9646003293849, { 0, 0, -0.2 }
  local R = single_body.about_x(tilt)
  local centre = { 0, -math.sin(tilt) * 0.2, 0.3 + math.cos(tilt) * 0.2 }
  local exact = single_body.motion { mass = mass, R = R, p = centre, w = { 0, 0, spin },
    I = { 0.173180295029137, 0.173180295029137, 0.339292006587698 },
    v = { -spin * centre[2], 0, 0 }, time = 2, step = 1e-4, every = 100, gravity = weight,
    arm = arm, force = function(tip, v)
      if tip[3] >= 0 then return { 0, 0, 0 } end
      return { -1e3 * v[1], -1e3 * v[2], -1e4 * tip[3] - 1e3 * v[3] }
    end }
  local off = 0.0
  for k = 1, 101 do
    for axis = 1, 3 do
      off = math.max(off, math.abs(c["q" .. axis - 1][k] - exact[k].tip[axis]))
    end
  end
  check("book's top: its tip is where an exact integration has it, for 1 s", off < 5e-5, off)
  off = 0.0
  for axis, x in ipairs { 0.1751, 0.0002, -0.0191 } do
    off = math.max(off, math.abs(c["q" .. axis - 1][51] - x))
  end
  check("book's top: and where the book's listing has it at 0.5 s", c.t[51] == 0.5 and off < 1e-4,
    off, c.q0[51], c.q1[51], c.q2[51])
  check("book's top: the floor carries it", math.abs(c.fz0[#c.t] / (mass * 9.8) - 1) < 0.01
    and c.fz0[1] == 0, c.fz0[#c.t])
  local x, y = sim.upright(c)
  sim.picture("book_top", "The top of Introduction to Humanoid Robotics, figures 6.12 to 6.14", {
    { title = "Where its tip is, m", series = { { "x", c.t, c.q0 }, { "y", c.t, c.q1 },
      { "z", c.t, c.q2 } } },
    { title = "Where its axis points", series = { { "x", c.t, x }, { "y", c.t, y } } },
    { title = "Force of the floor, N", series = { { "x", c.t, c.fx0 }, { "y", c.t, c.fy0 },
      { "z", c.t, c.fz0 } } },
  })
  local film = sim.film("book_top_film", "book_top", { "--base", "floating" })
  check("book's top: ten instants, and the force in those on the floor",
    select(2, film:gsub(" s</text>", "")) == 10 and select(2, film:gsub('"force"', "")) == 3 * 8,
    select(2, film:gsub('"force"', "")))
end

-- ---- a double pendulum: energy ------------------------------------------------------------------

do
  local run = sim.robot("double_pendulum", FIXED)
  local start = "time=10 every=0.02 q.upper=2 q.lower=1 "
  local fine = run(start .. "method=rk4 step=0.001")
  local coarse = run(start .. "method=rk4 step=0.004")
  local euler = run(start .. "method=semi_implicit step=0.001")
  local size = sim.largest(fine.kinetic)
  check("double pendulum: rk4 keeps its energy", sim.change(fine.total) < 1e-7 * size,
    sim.change(fine.total), size)
  local ratio = sim.change(coarse.total) / sim.change(fine.total)
  check("double pendulum: a fourth of the step, 4^4 of the error or better", ratio > 200, ratio)
  check("double pendulum: semi-implicit Euler does much less well, but keeps its wits",
    sim.change(euler.total) < 0.25 * size
    and sim.change(euler.total) > 1e3 * sim.change(coarse.total), sim.change(euler.total), size)
  local function lost(c)
    local list = {}
    for k, x in ipairs(c.total) do list[k] = math.abs(x - c.total[1]) end
    return sim.at_least(list, 1e-10)
  end
  sim.picture("double_pendulum", "A double pendulum: energy by integrator", {
    { title = "Angles, rad",
      series = { { "upper", fine.t, fine.q0 }, { "lower", fine.t, fine.q1 } } },
    { title = "Change of the energy, J (from 1e-10)", log = true, series = {
      { "semi-implicit, 1 ms", euler.t, lost(euler) }, { "rk4, 4 ms", coarse.t, lost(coarse) },
      { "rk4, 1 ms", fine.t, lost(fine) } } },
  })
end

-- ---- constraints that are switched and move ----------------------------------------------------

-- total + lost - work, less its first value: the method's own error, and no leak
local function missing(c)
  local list = {}
  for k in ipairs(c.t) do list[k] = c.total[k] + c.lost[k] - c.work[k] end
  return sim.change(list)
end

do
  local run = sim.robot("cartpole", { "--config", "templates/sim/driven.lua", "--functions",
    sim.LOOPS }, "-DSIM_LOOPS")
  local words = "time=4 method=%s step=%g damping=2e-3 move.drive=0.1,0.2,4 q.swing=2"
  local c = run(words:format("spook", 5e-4))
  local off = {}
  for k, t in ipairs(c.t) do off[k] = c.q0[k] - 0.1 - 0.2 * math.sin(4 * t) end
  check("cartpole: its cart goes where it is told", sim.largest(off) < 5e-6, sim.largest(off))
  check("cartpole: what moves the cart moves the pole", sim.change(c.work) > 1
    and sim.change(c.total) > 1, sim.change(c.work), sim.change(c.total))
  local fine = run(words:format("spook", 2.5e-4))
  local ratio = missing(c) / missing(fine)
  check("cartpole: half the step, half of the energy is missing",
    missing(c) < 0.02 * sim.change(c.work) and math.abs(ratio - 2) < 0.2, missing(c), ratio)
  local plain = run(words:format("plain", 2.5e-4))
  off = {}
  for k, x in ipairs(plain.q1) do off[k] = x - fine.q1[k] end
  check("cartpole: and by fd_constrained", sim.largest(off, 2) < 0.02 * sim.change(fine.q1)
    and plain.drift[#plain.drift] < 1e-2, sim.largest(off), plain.drift[#plain.drift])
end

do
  local run = sim.robot("quad", { "--base", "floating", "--config", "templates/sim/trot.lua",
    "--functions", sim.LOOPS }, "-DSIM_LOOPS")
  local start = "step=2e-4 method=spook damping=1e-3 control=pd kp=600 kd=10 q.base.2=0.5"
  for _, leg in ipairs { "lf", "rf", "lh", "rh" } do
    start = start .. (" q.%s_hfe=0.7 q.%s_kfe=-1.4"):format(leg, leg)
  end
  local c = run(start .. " time=0.8 on.lf=0.2,0,0.1 on.rh=0.2,0,0.1 on.rf=0.2,0.1,0.2 "
    .. "on.lh=0.2,0.1,0.2")
  local wrong, last = 0, #c.t
  for k, t in ipairs(c.t) do
    if c.mask[k] ~= (((t + 1e-6) % 0.2 < 0.1) and 9 or 6) then wrong = wrong + 1 end
  end
  check("quad: its feet stand as the schedule says", wrong == 0, wrong)
  check("quad: where they are set down", sim.largest(c.drift) < 1e-6, sim.largest(c.drift))
  check("quad: two feet carry it", c.q2[last] > 0.45, c.q2[last])
  check("quad: impacts take energy, and none is missing", c.lost[last] > 1e-3
    and missing(c) < 0.05 * sim.largest(c.kinetic), c.lost[last], missing(c))
  sim.picture("trot", "A quadruped whose feet stand two by two", {
    { title = "Height of the trunk, m", series = { { "z", c.t, c.q2 } } },
    { title = "Energy, J", series = { { "kinetic", c.t, c.kinetic }, { "lost", c.t, c.lost } } },
    { title = "Feet that stand", series = { { "mask", c.t, c.mask } } },
  })
  c = run(start .. " time=0.2 on.lf=0 on.rf=0 on.lh=0 on.rh=0")
  local free = -c.pz[#c.t] / 9.81 / 0.2
  c = run(start .. " time=0.2 on.lf=1 on.rf=1 on.lh=1 on.rh=1")
  check("quad: in the air it falls, on its feet it stands", c.mask[1] == 15 and free > 10
    and math.abs(c.pz[#c.t]) < 0.05 * free * 9.81 * 0.2 and c.q2[#c.t] > 0.48, free,
    c.pz[#c.t], c.q2[#c.t])
end

-- ---- a disc that rolls --------------------------------------------------------------------------

do
  local run = sim.robot("disc", { "--config", "models/disc.lua", "--functions", sim.LOOPS },
    "-DSIM_LOOPS")
  -- put down upright at 4 rad/s without speed, it keeps I/(I + m r^2) = 1/3 of that, and rolls on
  local c = run(("time=1 step=5e-4 method=spook q.base.2=0.25 q.base.3=%.17g q.base.6=%.17g "
    .. "v.base.5=-4"):format(math.sin(math.pi / 4), math.cos(math.pi / 4)))
  local last = #c.t
  local way = math.sqrt((c.q0[last] - c.q0[1]) ^ 2 + (c.q1[last] - c.q1[1]) ^ 2)
  check("disc: it rolls as far as it turns", math.abs(way - 0.25 * 4 / 3) < 1e-3
    and math.abs(c.q2[last] - 0.25) < 1e-5, way, c.q2[last])
  check("disc: and keeps its energy", math.abs(c.kinetic[1] - 1 / 6) < 1e-9
    and sim.change(c.total) < 1e-3 * c.kinetic[1], sim.change(c.total), c.kinetic[1])
  local film = sim.film("disc_film", "disc", { "--config", "models/disc.lua" })
  check("disc: its film has ten instants", select(2, film:gsub(" s</text>", "")) == 10)
end

-- ---- weights on a rope --------------------------------------------------------------------------

do
  local run = sim.robot("tackle", { "--config", "models/tackle.lua", "--functions", sim.LOOPS },
    "-DSIM_LOOPS")
  local c = run "time=0.4 step=2e-4 method=spook"
  local last = #c.t
  local function way(k) -- along the rope, as in the configuration
    return 2 * math.sqrt(0.24 ^ 2 + (0.9 - c.q1[k]) ^ 2) - c.q0[k] - c.q2[k]
  end
  check("tackle: the rope stays as long as it is", math.abs(way(last) - way(1)) < 1e-6,
    way(last) - way(1))
  check("tackle: the right weight rises most", c.q2[last] > 0.1 and c.q2[last] > c.q0[last]
    and c.q1[last] < 0, c.q0[last], c.q1[last], c.q2[last])
  check("tackle: and keeps its energy", sim.change(c.total) < 2e-3 * c.kinetic[last],
    sim.change(c.total), c.kinetic[last])
end

-- ---- joints prescribed on a floor ---------------------------------------------------------------

do
  local run = sim.robot("quad", { "--base", "floating", "--prescribed", "all", "--functions",
    CALLED .. ",hybrid" }, "-DSIM_HYBRID")
  local words = "time=1 step=2e-4 every=0.01 control=hybrid kp=400 kd=40 swing=0.2 rate=5 "
    .. "q.base.2=0.5"
  for _, leg in ipairs { "lf", "rf", "lh", "rh" } do
    words = words .. (" touch=%s_foot q.%s_hfe=0.7 q.%s_kfe=-1.4"):format(leg, leg, leg)
  end
  local air, floor = run(words), run(words .. " floor=5e4,400,0.8")
  -- the error e'' + kd e' + kp e = 0 from e = 0, e' = swing rate: the floor does not change it
  local theory = sim.error(air, 0.2 * 5, 20)
  check("quad: prescribed joints follow in the air", theory < 0.03, theory)
  theory = sim.error(floor, 0.2 * 5, 20)
  check("quad: and with feet on a floor", theory < 0.03, theory)
  local last = #floor.t
  check("quad: which holds it", floor.q2[last] > 0.2 and air.q2[last] < -3, floor.q2[last],
    air.q2[last])
end

-- ---- an arm under computed torque ---------------------------------------------------------------

do
  local run = sim.robot("arm6", { "--functions", CALLED })
  local c = run "time=2 step=0.0005 every=0.01 control=torque kp=100 kd=20 swing=0.5 rate=2"
  -- the error e'' + kd e' + kp e = 0 from e = 0, e' = swing rate: critically damped
  local off, theory = sim.error(c, 0.5 * 2, 10)
  check("arm: the error under computed torque dies out as its gains say", off < 0.02, off)
  check("arm: the joints' work is its energy", sim.largest(c.work) > 4
    and math.abs(c.total[#c.total] - c.total[1] - c.work[#c.work]) < 2e-3 * sim.largest(c.work),
    c.total[#c.total] - c.total[1], c.work[#c.work])
  sim.picture("arm6", "Six joints along sines by computed torque", {
    { title = "Angles, rad", series = { { "j1", c.t, c.q0 }, { "j2", c.t, c.q1 },
      { "j3", c.t, c.q2 }, { "j4", c.t, c.q3 } } },
    { title = "Largest error, rad", series = { { "simulated", c.t, c.error },
      { "by its gains", c.t, theory } } },
  })
end

-- ---- loops that stay closed --------------------------------------------------------------------

for _, row in ipairs { { "fourbar", "v.crank=3", 5 }, { "slider_crank", "v.crank=20", 50 } } do
  local model, start, way = table.unpack(row)
  local run = sim.robot(model, { "--config", "models/" .. model .. ".lua" }, "-DSIM_LOOPS")
  local spook = run(start .. " time=10 every=0.01 method=spook step=5e-5 damping=2e-4")
  local plain = run(start .. " time=10 every=0.01 method=plain step=5e-4")
  local drift = sim.largest(spook.drift)
  check(model .. ": it starts closed", spook.drift[1] < 1e-15 and spook.v0[1] ~= 0,
    spook.drift[1], spook.v0[1])
  check(model .. ": over 10 s its loop opens less than 1e-6 m", drift < 1e-6, drift)
  check(model .. ": it moves", sim.largest(spook.q0) > way, sim.largest(spook.q0))
  check(model .. ": its energy stays within 1 %",
    sim.change(spook.total) < 0.01 * sim.largest(spook.kinetic), sim.change(spook.total))
  local early, late = 0.0, plain.drift[#plain.drift]
  for k = 1, 100 do early = math.max(early, plain.drift[k]) end
  check(model .. ": without stabilisation the loop opens, further and further",
    late > 1e3 * drift and late > 2 * early, early, late)
  sim.picture(model, ("%s: how far its loop opens in 10 s"):format(model), {
    { title = "Angle of the crank, rad", series = { { "crank", spook.t, spook.q0 } } },
    { title = "Largest |phi|, m", log = true, series = {
      { "not stabilised, 0.5 ms", plain.t, sim.at_least(plain.drift, 1e-10) },
      { "step_spook, 0.05 ms", spook.t, sim.at_least(spook.drift, 1e-10) } } },
  })
end

suite:finish()
