#!/usr/bin/env lua5.4
-- Simulations of whole robots by templates/sim/sim.c: a quadruped that is dropped, a humanoid that
-- collapses, a humanoid whose joints follow sines while its base is free.  Each compares numbers
-- with theory, and draws a picture in .build/tests/long_sim.

local support = dofile "tests/support/c.lua"
local suite = support.suite "long_sim"
suite:runtime()
local sim = dofile "tests/support/sim.lua"(suite, support)

local function check(what, good, ...)
  suite:check(what, good, ("%.6g "):rep(select("#", ...)):format(...))
end

-- ---- a quadruped dropped on the floor, its joints held by springs -------------------------------

do
  local run = sim.robot("quad", { "--base", "floating", "--functions", sim.CALLED })
  local words = { "time=3 step=2e-4 every=0.01 floor=5e4,400,0.8" }
  words[2] = "control=pd kp=150 kd=4 q.base.2=0.6"
  for _, leg in ipairs { "lf", "rf", "lh", "rh" } do
    words[#words + 1] = ("touch=%s_foot q.%s_hfe=0.7 q.%s_kfe=-1.4"):format(leg, leg, leg)
  end
  local c = run(table.concat(words, " "))
  local last = #c.t
  check("quad: falls freely at first", math.abs(c.q2[11] - (0.6 - 0.5 * 9.81 * 0.01)) < 1e-3,
    c.q2[11])
  local down = math.huge
  for _, z in ipairs(c.q2) do down = math.min(down, z) end
  check("quad: its trunk does not reach the floor", down > 0.1, down)
  check("quad: comes to rest", c.kinetic[last] < 1e-4, c.kinetic[last])
  local energy = sim.largest(c.kinetic)
  check("quad: hit the floor", energy > 20, energy)
  -- at rest the floor carries its weight: its momentum no longer changes
  check("quad: stands", math.abs(c.pz[last]) < 1e-2 and c.q2[last] > 0.2, c.pz[last], c.q2[last])
  local up = select(3, sim.upright(c))
  check("quad: upright", up[last] > 0.99, up[last])
  sim.picture("quad", "A quadruped dropped from 0.6 m, its joints held by springs and dampers", {
    { title = "Height of the trunk, m", series = { { "z", c.t, c.q2 } } },
    { title = "Kinetic energy, J", series = { { "kinetic", c.t, c.kinetic } } },
  })
end

-- ---- a humanoid collapsing with zero torque -----------------------------------------------------

local HUMANOID = { "--base", "floating", "--functions", sim.CALLED .. ",hybrid", "--prescribed",
  "all" }
local humanoid = sim.robot("humanoid", HUMANOID, "-DSIM_HYBRID")

do
  local words = { "time=2 step=1e-4 every=0.01 method=semi_implicit floor=1e5,1500,0.7" }
  for _, side in ipairs { "l", "r" } do
    for _, x in ipairs { -0.07, 0.15 } do
      for _, y in ipairs { -0.05, 0.05 } do
        words[#words + 1] = ("touch=%s_sole,%g,%g,0"):format(side, x, y)
      end
    end
    for _, link in ipairs { "shank", "thigh", "upper_arm", "forearm", "hand" } do
      words[#words + 1] = ("touch=%s_%s"):format(side, link)
    end
  end
  for _, link in ipairs { "pelvis", "torso", "head" } do words[#words + 1] = "touch=" .. link end
  words[#words + 1] = "q.base.2=0.85 q.l_knee_pitch=0.2 q.r_knee_pitch=0.2 q.waist_pitch=0.1"
  local c = humanoid(table.concat(words, " "))
  local last, rises = #c.t, 0.0
  for k = 2, last do rises = math.max(rises, c.total[k] - c.total[k - 1]) end
  check("humanoid: springs hold some of it for a while",
    sim.largest(c.floor) > 0.005 * sim.largest(c.kinetic), sim.largest(c.floor))
  check("humanoid: nothing adds energy", rises < 1e-3 * sim.largest(c.kinetic)
    and sim.largest(c.total, 2) <= c.total[1] * (1 + 1e-4), rises, sim.largest(c.kinetic))
  check("humanoid: it collapses", c.q2[last] < 0.4 * c.q2[1], c.q2[1], c.q2[last])
  check("humanoid: onto the floor, not through it", c.q2[last] > -0.05, c.q2[last])
  check("humanoid: most of the energy is gone", c.total[1] - c.total[last] > 0.5 *
    (c.potential[1] - c.potential[last]), c.total[1], c.total[last])
  -- the floor's push is the change of momentum beyond that of the weight
  local push, pushed = {}, 0.0
  for k = 1, last do
    push[k] = 0.0
    for point = 0, 20 do push[k] = push[k] + c["fz" .. point][k] end
    if k > last / 2 then pushed = pushed + 0.01 * push[k] end
  end
  local middle = last // 2
  local gained = c.pz[last] - c.pz[middle] + 60.6 * 9.81 * (c.t[last] - c.t[middle])
  check("humanoid: the forces of the floor carry it", math.abs(pushed / gained - 1) < 0.03, pushed,
    gained)
  sim.picture("humanoid", "A humanoid collapses with zero torque", {
    { title = "Height of the pelvis, m", series = { { "z", c.t, c.q2 } } },
    { title = "Energy, J", series = { { "kinetic", c.t, c.kinetic }, { "total", c.t, c.total } } },
    { title = "Force of the floor, N", series = { { "z", c.t, push } } },
  })
  local film = sim.film("humanoid_film", "humanoid", { "--base", "floating" })
  check("humanoid: forces in its film", select(2, film:gsub('"force"', "")) > 100,
    select(2, film:gsub('"force"', "")))
end

-- ---- the same in high-gain mode: joints prescribed, the base free ------------------------------

do
  local c = humanoid "time=2 step=5e-4 every=0.01 control=hybrid kp=400 kd=40 swing=0.4 rate=5"
  local last = #c.t
  local off = sim.error(c, 0.4 * 5, 20)
  check("humanoid: its joints follow as the gains say", off < 0.03, off)
  local size = sim.largest(c.Ly) + sim.largest(c.kinetic)
  local turned = math.max(sim.change(c.Lx), sim.change(c.Ly), sim.change(c.Lz))
  check("humanoid: nothing turns it as a whole", turned < 1e-6 * size, turned, size)
  check("humanoid: and it falls like a stone",
    math.abs(c.pz[last] / (-60.6 * 9.81 * 2) - 1) < 1e-6, c.pz[last])
  check("humanoid: its trunk swings against its limbs", sim.largest(c.v4) > 0.1,
    sim.largest(c.v4))
  check("humanoid: the work of the joints is energy", math.abs(c.total[last] - c.total[1]
    - c.work[last]) < 5e-3 * sim.largest(c.kinetic), c.total[last] - c.total[1], c.work[last])
end

-- ---- a biped with six loops lands on its feet ---------------------------------------------------

do
  local run = sim.robot("biped", { "--config", "models/biped.lua", "--functions", sim.LOOPS },
    "-DSIM_LOOPS")
  local words = { "time=0.6 step=5e-5 every=0.005 method=spook damping=1e-3 floor=5e4,500,0.8",
    "control=pd kp=800 kd=10 q.base.2=0.98" }
  local function add(form, ...) words[#words + 1] = form:format(...) end
  for _, side in ipairs { "l", "r" } do
    add("q.%s_hip_pitch=-0.3 q.%s_knee_rear=0.35 q.%s_ankle_pitch=-0.25", side, side, side)
    for _, joint in ipairs { "shank", "knee_front", "ankle_pitch", "ankle_roll", "toe" } do
      add("free=%s_%s", side, joint) -- without a motor
    end
    for _, x in ipairs { -0.05, 0.11 } do
      for _, y in ipairs { -0.045, 0.045 } do add("touch=%s_foot,%g,%g,-0.055", side, x, y) end
    end
  end
  local c = run(table.concat(words, " "))
  local last = #c.t
  check("biped: its loops are closed at the start", c.drift[1] < 1e-14, c.drift[1])
  check("biped: it hits the floor", sim.largest(c.kinetic) > 10, sim.largest(c.kinetic))
  check("biped: its loops hold", sim.largest(c.drift) < 1e-4 and c.drift[last] < 1e-5,
    sim.largest(c.drift), c.drift[last])
  check("biped: it stands", c.q2[last] > 0.85 and c.kinetic[last] < 3, c.q2[last], c.kinetic[last])
  sim.picture("biped", "A biped with six loops lands on its feet", {
    { title = "Height of the pelvis, m", series = { { "z", c.t, c.q2 } } },
    { title = "Largest |phi|, m", log = true,
      series = { { "loops", c.t, sim.at_least(c.drift, 1e-10) } } },
  })
end

-- ---- as a user runs it --------------------------------------------------------------------------

do
  local place = suite:fresh "by hand"
  local run = support.run(("CFLAGS='-O0 %s' sh templates/sim/run.sh models/slider_crank.urdf %s "
    .. "'--config models/slider_crank.lua' time=1 method=spook v.crank=5"):format(support.WARN,
    support.quote(place .. "/here")))
  suite:check("run.sh does all of it", run.code == 0 and run.err == ""
    and run.out:find("here/sim.csv, sim.svg, film.svg and play.html", 1, true), run.out .. run.err)
  local drawn = support.contents(place .. "/here/sim.svg") or ""
  suite:check("and draws", select(2, drawn:gsub("<polyline", "")) == 18, drawn:sub(1, 300))
  for file, words in pairs { ["film.svg"] = ' class="film"', ["play.html"] = "const frames = [" } do
    drawn = support.contents(place .. "/here/" .. file) or ""
    suite:check("and " .. file, drawn:find(words, 1, true), drawn:sub(1, 300))
  end
  for _, word in ipairs { "method=euler", "q.crnk=1", "touch=wheel", "nonsense", "step=x" } do
    run = support.run(("%s %s"):format(support.quote(place .. "/here/sim"), word))
    suite:check("it refuses " .. word, run.code == 2 and run.err:find "^sim: ", run.err)
  end
end

-- ---- the page that plays it, in a browser -------------------------------------------------------

-- the page in the browser after some seconds, with `more` of a script at its end
local function browsed(name, page, more)
  local path = ("%s/%s.html"):format(suite.directory, name)
  support.write(path, (page:gsub("</script>", function() return more .. "</script>" end)))
  local run = support.run(("chromium --headless=new --no-sandbox --disable-gpu --user-data-dir=%s "
    .. "--enable-logging=stderr --virtual-time-budget=30000 --dump-dom file://\"$PWD\"/%s"):format(
    support.quote(suite.directory .. "/profile"), support.quote(path)))
  suite:check(name .. ": the browser has nothing to say", run.code == 0
    and not run.err:find "CONSOLE", run.err)
  return run.out
end

-- the two radii of every ellipsoid, over the largest one
local function radii(text)
  local list, most = {}, 0.0
  for ellipse in text:gmatch "<ellipse.->" do
    for _, key in ipairs { "rx", "ry" } do
      list[#list + 1] = tonumber(ellipse:match(key .. '="([%d.]+)"'))
      most = math.max(most, list[#list])
    end
  end
  for k, x in ipairs(list) do list[k] = x / most end
  return list
end

local function test_page()
  local place = suite.directory .. "/humanoid"
  local function play(csv)
    local page = support.pinion { "play", "--base", "floating", csv, "models/humanoid.urdf" }
    suite:check("humanoid: its page", page.code == 0 and page.err == "", page.err)
    return page.out
  end

  -- at q = 0 it equals the report's drawing
  local names, zeros = { "t" }, { "0" }
  for k = 0, 37 do
    names[#names + 1], zeros[#zeros + 1] = "q" .. k, k == 6 and "1" or "0"
  end
  support.write(place .. "/still.csv", table.concat(names, ",") .. "\n"
    .. table.concat(zeros, ",") .. "\n")
  local page = browsed("still", play(place .. "/still.csv"), "")
  local report = place .. "/report.html"
  local run = support.pinion { "--quiet", "--base", "floating", "--functions", "crba", "-o",
    place .. "/reported", "--report", report, "models/humanoid.urdf" }
  suite:check("humanoid: its report", run.code == 0, run.err)
  local played = radii(page:match '<div class="figures" id="figures">(.-)</section>')
  local drawn = radii(support.contents(report):match '<section id="views">(.-)</section>')
  local off = #played == #drawn and 0.0 or math.huge
  for k, x in ipairs(played) do off = math.max(off, math.abs(x - (drawn[k] or 0.0))) end
  check("humanoid: the page draws what the report draws", off < 3e-3 and #drawn > 100, off, #drawn,
    #played)

  -- and it plays to its end, at half speed; frames follow the clock of --virtual-time-budget,
  -- because those of a busy machine come too late
  page = browsed("played", play(place .. "/sim.csv"),
    "\nwindow.requestAnimationFrame = (draw) => setTimeout(draw, 16);\n"
    .. "speed.value = '0.5'; go.click(); const pressed = go.textContent;\n"
    .. "const tell = () => { document.title = pressed + ' ' + shown + ' ' + go.textContent; };\n"
    .. "setInterval(tell, 50);\n")
  suite:check("humanoid: it plays to its end and stops", page:find("<title>pause 200 play</title>",
    1, true), page:match "<title>.-</title>")
end

if support.has "chromium" then
  test_page()
else
  suite:skip "chromium is not installed (sh tests/install.sh browser)"
end

suite:finish()
