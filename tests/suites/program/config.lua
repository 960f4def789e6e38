#!/usr/bin/env lua5.4
--- --config, from the file to the compiled C, and robots that come in other ways:
--
--   random trees   extra frames and payloads of a configuration are the same robot with those
--                  frames and masses written as fixed links: the functions of one agree with the
--                  generic runtime on the tables of the other, at -O1 and -O2
--   the file       keys against options; the command line wins; depfile, errors and exit codes
--   pipes, worlds  a URDF on stdin with a configuration; a massless `world` root with floating and
--                  fixed joints behind it; two robots in one program, in C and in C++
-- PINION_SEED seeds the trees.

local support = dofile "tests/support/c.lua"
local cli = assert(loadfile "tests/support/cli.lua")(support)
local random = dofile "tests/support/random.lua"
local suite = support.suite "config"
local random_robot = dofile "tests/support/robots/random_robot.lua"

local quote = support.quote
local objects = suite:runtime()

local LONG = os.getenv "PINION_LONG" == "1" -- in `make test-long`
local ROBOTS, STATES = LONG and 4 or 2, 20

-- ---- random trees -------------------------------------------------------------------------------

local function number(rng) return ("%.3f"):format(rng:uniform(-0.4, 0.4)) end

local function three(rng) return { number(rng), number(rng), number(rng) } end

-- some links, each at most once
local function some(rng, links, chance)
  local list = {}
  for _, name in ipairs(links) do
    if rng:chance(chance) then list[#list + 1] = name end
  end
  return #list > 0 and list or { links[#links] }
end

local function fixed(name, parent, xyz, rpy, inertial)
  return ([[<link name="%s">%s</link>
<joint name="to_%s" type="fixed"><parent link="%s"/><child link="%s"/>
<origin xyz="%s" rpy="%s"/></joint>
]]):format(name, inertial or "", name, parent, name, table.concat(xyz, " "),
    table.concat(rpy, " "))
end

local MOMENTS = { "ixx", "ixy", "ixz", "iyy", "iyz", "izz" }

-- a payload as a line of the configuration and as a link of the URDF
local function payload(rng, k, link)
  local mass, com, inertia = ("%.3f"):format(rng:uniform(0.2, 3)), three(rng), {}
  local some_inertia = rng:chance(0.7)
  for n, key in ipairs(MOMENTS) do
    local diagonal = n == 1 or n == 4 or n == 6
    inertia[key] = ("%.4f"):format(some_inertia and rng:uniform(0, 0.01) + (diagonal and 0.05 or 0)
      or 0)
  end
  local words, attributes = {}, {}
  for n, key in ipairs(MOMENTS) do
    words[n] = ("%s = %s"):format(key, inertia[key])
    attributes[n] = ('%s="%s"'):format(key, inertia[key])
  end
  local line = ("  { link = %q, mass = %s, com = { %s }%s },"):format(link, mass,
    table.concat(com, ", "),
    some_inertia and (", inertia = { %s }"):format(table.concat(words, ", ")) or "")
  -- at the welded link's origin
  return line, fixed("load" .. k, link, com, { "0", "0", "0" },
    ('<inertial><mass value="%s"/><inertia %s/></inertial>'):format(mass,
      table.concat(attributes, " ")))
end

local function plan(k)
  local rng = random.case(9100 + k)
  local robot = {
    id = ("c%02d"):format(k), base = k % 2 == 0 and "floating" or "fixed",
    level = k % 4 < 2 and "-O1" or "-O2",
  }
  local types = k % 4 == 1 and { joints = rng:integer(2, 6), types = "all", mimic = 0.3 }
    or { joints = rng:integer(1, 8) }
  local text = random_robot.make(rng, types)
  local links = {}
  for name in text:gmatch('<link name="([^"]+)"') do links[#links + 1] = name end
  table.sort(links)
  local config, more, frames = { "extra_frames = {" }, {}, { links[#links] }
  for n, link in ipairs(some(rng, links, 0.3)) do
    local name, xyz, rpy = ("tip %d"):format(n), three(rng), three(rng)
    if rng:chance(0.3) then rpy = { "1.5707963267948966", "0", "0" } end
    config[#config + 1] = ("  { name = %q, link = %q, xyz = { %s }, rpy = { %s } },"):format(name,
      link, table.concat(xyz, ", "), table.concat(rpy, ", "))
    more[#more + 1] = fixed(name, link, xyz, rpy)
    frames[#frames + 1] = name
  end
  config[#config + 1] = "}\npayload = {"
  for n, link in ipairs(some(rng, links, 0.4)) do
    config[#config + 1], more[#more + 1] = payload(rng, n, link)
  end
  config[#config + 1] = ("}\nbase, optimize = %q, %s"):format(robot.base, robot.level:sub(3))
  config[#config + 1] = ("fuse = { tick = { 'H', 'J:%s' } }"):format(frames[2])
  -- in the order of the walk, like the places in the tables
  config[#config + 1] = ("frames = { %q }"):format(frames[1])
  robot.text, robot.config = text, table.concat(config, "\n") .. "\n"
  robot.welded = text:gsub("</robot>", function() return table.concat(more) .. "</robot>" end)
  robot.frames = frames
  return robot
end

-- the extra frames after a word in the generated header, which come in the order of the walk
local function frames_behind(header, word)
  local list = {}
  for name in header:gmatch("%f[%w_]" .. word .. "_([%w_]+)%f[,(\n]") do
    local variant = name:find "^aligned_" or name:find "^world_" -- of velocity, no link
    if not variant then list[#list + 1] = name:gsub("^tip_", "tip ") end
  end
  return table.concat(list, ",")
end

local function describe(robot)
  return ("tree %s (PINION_SEED=%d, %s base, %s)"):format(robot.id, random.seed, robot.base,
    robot.level)
end

-- Did a self-test run all checks, including frames and fused functions, and did they pass?
local function is_right(log)
  local checks = 0
  for difference in log:gmatch("comparisons, largest relative %a+ (%S+)") do
    checks = checks + 1
    if not (tonumber(difference) and tonumber(difference) <= 1e-12) then return false end
  end
  return checks >= 35 and log:find("jacobian_aligned_tip_1", 1, true)
    and log:find("\n%d+ passed, 0 failed\n$")
end

local function test_random()
  local compilations, robots = {}, {}
  for k = 1, ROBOTS do
    local robot = plan(k)
    robots[k] = robot
    local place = suite:fresh(robot.id)
    support.write(place .. "/robot.urdf", robot.text)
    support.write(place .. "/welded.urdf", robot.welded)
    support.write(place .. "/robot.lua", robot.config)
    cli.succeeds(suite, describe(robot) .. ": is generated by its configuration",
      support.pinion { "--config", place .. "/robot.lua", "--name", robot.id, "-o", place .. "/a",
        "--snap", "1e-9", place .. "/robot.urdf" })
    local header = support.contents(("%s/a/%s.h"):format(place, robot.id))
    local own = frames_behind(header, robot.id .. "_velocity")
    local all = frames_behind(header, robot.id:upper() .. "_link")
    cli.succeeds(suite, describe(robot) .. ": is generated with welded links",
      support.pinion { "--base", robot.base, robot.level, "--name", robot.id, "--frames", own,
        "--poses", all, "--fuse", ("tick=H,J:%s"):format(robot.frames[2]), "--snap", "1e-9", "-o",
        place .. "/b", place .. "/welded.urdf" })
    -- the code of each with the tables and golden vectors of the other
    for n, pair in ipairs { { "a", "b" }, { "b", "a" } } do
      compilations[2 * k - 2 + n] = ("cd %s && mkdir o%d && cp %s/*.c %s/*.h o%d "
        .. "&& cp %s/%s_model.c %s/%s_selftest.c o%d && cd %s && %s && ./run %d"):format(
        quote(place), n, pair[1], pair[1], n, pair[2], robot.id, pair[2], robot.id, n,
        quote(support.root), support.program(place .. "/o" .. n, support.sources(robot.id), "run"),
        STATES)
    end
  end
  for k, run in ipairs(support.parallel(compilations)) do
    suite:check(describe(robots[(k + 1) // 2]) .. (k % 2 == 1 and ": frames and payloads are "
      .. "welded links" or ": welded links are frames and payloads"), is_right(run.log), run.log)
  end
end

-- ---- the file -----------------------------------------------------------------------------------

local ARM = "models/arm6.urdf"

local function written(text)
  local place = suite:fresh "file"
  support.write(place .. "/robot.lua", text)
  return place, place .. "/robot.lua"
end

local function same_functions(what, text, options, typed)
  local place, file = written(text)
  local one = { "--config", file, "-o", place .. "/config", table.unpack(typed or {}) }
  local two = { "-o", place .. "/options", table.unpack(options) }
  one[#one + 1], two[#two + 1] = ARM, ARM
  cli.succeeds(suite, what .. ": by configuration", support.pinion(one))
  cli.succeeds(suite, what .. ": by options", support.pinion(two))
  local wrong
  local a, names = support.tree(place .. "/config")
  local b, others = support.tree(place .. "/options")
  if table.concat(names, " ") ~= table.concat(others, " ") then wrong = "other files" end
  for _, name in ipairs(names) do
    -- everything except command and options in the header and make's dependencies
    local function code(files) return files[name]:gsub("\n %*   command.-\n %*\n", "\n", 1) end
    if not wrong and not name:find("%.d$") and code(a) ~= code(b) then wrong = name end
  end
  suite:check(what .. ": is the same code", not wrong, wrong)
  return place
end

local function test_file()
  same_functions("all keys", [[
    return {
      name = "arm", real = "float", functions = { "crba", "fd", "jacobian" },
      order = "alphabetical",
      fuse = { tick = { "H", "J:flange" } }, frames = { "flange" }, screw = { j1 = 0.25 },
      armature = { j2 = 0.5 }, joint_friction = true, friction_width = 0.125,
      pattern = "tree", gravity = { 0, 1, -1.625 }, snap = 1e-6, snap_length = 1e-9,
      optimize = 2, sincos = "libm",
      lanes = 4, split = 500, target = "mcu", rows = 100000, tunable = { "flange:mass" },
    }]], { "--name", "arm", "--real", "float", "--functions", "crba,fd,jacobian", "--order",
    "alphabetical", "--fuse", "tick=H,J:flange", "--frames", "flange", "--screw", "j1=0.25",
    "--armature", "j2=0.5", "--joint-friction", "--friction-width", "0.125", "--pattern",
    "tree", "--gravity", "0,1,-1.625", "--snap", "1e-6", "--snap-length", "1e-9", "-O2",
    "--sincos", "libm", "--lanes", "4",
    "--split", "500", "--target", "mcu", "--rows", "100000", "--tunable", "flange:mass" })
  same_functions("what is typed counts more", [[
    base, real, functions, gravity, optimize = "floating", "float", { "crba" }, { 1, 2, 3 }, 2
    armature = { j1 = 1 }
  ]], { "--functions", "crba,rnea", "--gravity", "0,0,-9.81", "--armature", "none" },
    { "--base", "fixed", "--real=double", "--functions", "crba,rnea", "--gravity", "0,0,-9.81",
      "-O1", "--armature", "none" })
  local few = { "--functions", "crba,fk" }
  local place = same_functions("an empty file", "", few, few)
  suite:check("the depfile names the configuration", support.contents(place .. "/config/arm6.d")
    :find(": models/arm6.urdf " .. place .. "/robot.lua\n", 1, true),
    support.contents(place .. "/config/arm6.d"))
  local file
  place, file = written("output = '" .. suite.directory .. "/here'\nfunctions = { 'crba' }\n")
  cli.succeeds(suite, "output in the file", support.pinion { "--config", file, ARM })
  suite:check("is where files go", support.exists(suite.directory .. "/here/arm6_crba.c"), "")
  cli.succeeds(suite, "-o counts more", support.pinion { "--config", file, "-o", place .. "/typed",
    ARM })
  suite:check("is where files go then", support.exists(place .. "/typed/arm6_crba.c"), "")
end

-- a payload on a tunable link is in its default numbers, not in the code
local function test_tunable()
  local place, file = written([[tunable = { "flange:mass,com,inertia" }
extra_frames = { { name = "tip", link = "flange", xyz = { 0, 0, 0.1 } } }
functions = { "crba", "rnea", "fd", "velocity" }
payload = { { link = "flange", mass = 2, com = { 0, 0.1, 0.2 } },
  { link = "flange", mass = 1, inertia = { ixx = 0.1, iyy = 0.1, izz = 0.1 } } }
]])
  local options = support.contents(file):match("^[^\n]*\n[^\n]*\n[^\n]*\n")
  support.write(place .. "/bare.lua", options)
  for name, config in pairs { loaded = file, bare = place .. "/bare.lua" } do
    cli.succeeds(suite, name .. ": is generated", support.pinion { "--config", config, "-o",
      place .. "/" .. name, ARM })
  end
  for _, name in ipairs { "crba", "rnea", "fd", "velocity_tip" } do
    local function code(which)
      return support.contents(("%s/%s/arm6_%s.c"):format(place, which, name))
    end
    suite:check("a payload is not in " .. name, code "loaded" == code "bare", code "loaded")
  end
  local run = support.run(support.program(place .. "/loaded", support.sources "arm6", "../run")
    .. " && ../run 20")
  suite:check("but in the numbers that the self-test takes", run.code == 0
    and run.out:find("[1-9]%d* passed, 0 failed"), cli.shown(run))
  local function mass(which)
    local text = support.contents(("%s/%s/arm6_params.c"):format(place, which))
    return tonumber(text:match("flange_m = ([%d.]+);"))
  end
  suite:check("which are the sum of masses", math.abs(mass "loaded" - mass "bare" - 3) < 1e-12,
    mass "loaded")
end

-- the file on the page, and the results that the page promises
local function test_page()
  local text = support.contents("templates/doc/configuration.md")
    :match("<!%-%- configuration: arm6 %-%->\n```lua\n(.-)```")
  suite:check("the page shows a configuration", text, "")
  local place, file = written(text or "")
  cli.succeeds(suite, "the page's configuration", support.pinion { "--config", file, "-o",
    place .. "/c", ARM })
  for _, name in ipairs { "tick", "jacobian_tip", "velocity_tip" } do
    suite:check("makes arm6_" .. name, support.exists(place .. "/c/arm6_" .. name .. ".c"), "")
  end
end

-- ---- errors -------------------------------------------------------------------------------------

-- file, then the rest of the message after its name
local WRONG = {
  { "base = 'fixed'\nbsae = 1", ":2: error: there is no key 'bsae' (did you mean 'base'?)" },
  { "while true do end", ":1: error: takes too long" },
  { "os.remove('x')", ":1: error: a configuration has no os, only math, string, table, pairs, " },
  { "print(pi)", ":1: error: a configuration has no print, only math, string, table, pairs, " },
  { "name = nowhere.x", ":1: error: attempt to index a nil value (global 'nowhere')" },
  { "gravity = { 0, -9 }",
    ":1: error: gravity: expected three numbers { x, y, z }, got 2 numbers" },
  { "gravity = { 0, 0, 'x' }",
    ":1: error: gravity: expected three numbers { x, y, z }, got a table" },
  { "extra_frames = {\n{ name = 'tip', link = 'flnge' } }",
    ":2: error: extra_frames 1: there is no link 'flnge' (did you mean 'flange'?)" },
  { "extra_frames = {\n{ name = 'flange', link = 'flange' } }",
    ":2: error: extra_frames 1: 'flange' is the name of a link" },
  { "extra_frames = {\n{ name = 'a', link = 'flange' },{ name = 'a', link = 'flange' } }",
    ":2: error: extra_frames 2: the name 'a' is taken by extra_frames 1" },
  { "constraints = {\n{ name = 'x', type = 'wield', a = { link = 'flange' } } }",
    ":2: error: constraint 'x': there is no type 'wield' (did you mean 'weld'?); known: ball, " },
  { "constraints = {\n{ name = 'x', type = 'weld', a = { link = 'flnge' } } }",
    ":2: error: constraint 'x': a: there is no link 'flnge' (did you mean 'flange'?)" },
  { "constraints = {\n{ name = 'x', type = 'revolute',"
    .. " a = { link = 'flange', axis = { 1, 0, 0 } } } }",
    ":2: error: constraint 'x': b: the axis is missing; type revolute needs axis or rpy there" },
  { "constraints = {\n{ name = 'x', type = 'point_on_plane', a = { link = 'flange' },\n"
    .. "b = { axis = { 0, 0, 0 } } } }", ":2: error: constraint 'x': b: the axis cannot be 0 0 0" },
  { "constraints = {\n{ name = 'x', type = 'ball', a = { link = 'flange' } },\n"
    .. "{ name = 'x', type = 'ball', a = { link = 'upper_arm' } } }",
    ":3: error: constraint 'x': the name is taken by constraint 1" },
  { "constraints = {\n{ name = 'x', type = 'ball', a = { link = 'flange' },"
    .. " b = { link = 'flange' } } }",
    ":2: error: constraint 'x': no joint moves it, so it always holds; leave it out" },
  { "constraints = {\n{ name = 'x', type = 'ball', a = { link = 'flange' },"
    .. " b = { link = 'flange', xyz = { 0, 0, 1 } } } }",
    ":2: error: constraint 'x': no joint moves it, so it never holds: it is off by 1" },
  { "constraints = {\n{ name = 'x', type = 'distance', a = { link = 'flange' } } }",
    ":2: error: constraint 'x': key length is missing" },
  { "constraints = {\n{ name = 'x', type = 'distance', a = { link = 'flange' }, length = 0 } }",
    ":2: error: constraint 'x': length: 0 is not greater than 0" },
  { "constraints = {\n{ name = 'x', type = 'rolling', a = { link = 'flange' } } }",
    ":2: error: constraint 'x': expected radius (a ball, or a wheel about the axis of a) or" },
  { "constraints = {\n{ name = 'x', type = 'rolling', a = { link = 'flange' },"
    .. " radii = { 1, 0, 0 } } }",
    ":2: error: constraint 'x': expected three radii, none negative and at most one of them 0: "
    .. "got 1 0 0" },
  { "constraints = {\n{ name = 'x', type = 'knife_edge', a = { link = 'flange' } } }",
    ":2: error: constraint 'x': a: the axis is missing; type knife_edge needs axis or rpy there" },
  { "constraints = {\n{ name = 'x', type = 'linear', a = { link = 'flange' }, moving = true,\n"
    .. "velocity = { vx = 1 } } }",
    ":2: error: constraint 'x': type linear cannot be moving: its rows have no phi" },
  { "constraints = {\n{ name = 'x', type = 'linear', a = { link = 'flange' },"
    .. " velocity = { x = 1 } } }",
    ":2: error: constraints 1: velocity: there is no 'x'; known: vx, vy, vz, wx, wy, wz" },
  { "constraints = {\n{ name = 'x', type = 'weld', a = { link = 'flange' }, offset = 1 } }",
    ":2: error: constraint 'x': type weld has no key offset" },
  { "constraints = {\n{ name = 'x', type = 'weld', a = { xyz = { 1, 0, 0 } } } }",
    ":2: error: constraint 'x': a: key link is missing; only b can be in the world" },
  { "constraints = {\n{ name = 'x', type = 'weld', a = { lnk = 'flange' } } }",
    ":2: error: constraints 1: a: there is no key 'lnk' (did you mean 'link'?)" },
  { "constraints = {\n{ name = 'x', type = 'coupling', joints = { j1 = 1, j11 = 2 } } }",
    ":2: error: constraint 'x': there is no moving joint 'j11' (did you mean 'j1'?)" },
  { "constraints = {\n{ name = 'x', type = 'coupling', joints = { 1, 2 } } }",
    ":2: error: constraints 1: joints: expected the name of a joint, got '1'" },
  { "constraints = {\n{ name = 'x', type = 'locked', joint = 'j1', switch = 1 } }",
    ":2: error: constraints 1: switch: expected true or false, got 1" },
  { "functions = {\n'phi' }",
    ":2: error: functions: this robot has no phi: list its constraints in a Lua file, --config" },
  { "functions = {\n'crba', 'constraints' }", ":2: error: functions: this robot has no "
    .. "constraints: list its constraints in a Lua file, --config FILE" },
  { "payload = {\n{ link = 'flang', mass = 1 } }",
    ":2: error: payload 1: there is no link 'flang' (did you mean 'flange'?)" },
  { "order = {\n'j1',\n'j9' }", ":3: error: joint 'j9' is not a moving joint" },
  -- options that the command line also has
  { "frames = {\n'flange',\n'flang' }",
    ":3: error: frames: there is no link 'flang' (did you mean 'flange'?)" },
  { "\ntunable = { 'j9:origin' }", ":2: error: tunable: there is no joint 'j9'" },
  { "screw = {\n j9 = 0.5 }", ":2: error: screw: there is no joint 'j9'" },
  { "armature = {\n\n ['j9'] = 1 }", ":3: error: armature: there is no joint 'j9'" },
  { "functions = 'crba, \\z\n crbb'", ":1: error: functions: there is no 'crbb'" },
  { "fuse = {\n tick = {\n 'H', 'J:flang' } }",
    ":3: error: fuse tick: there is no link 'flang' (did you mean 'flange'?)" },
  { "\nrows = 0.5", ":2: error: rows: expected a whole number of at least 0, got 0.5" },
  { "\n\nfriction_width = -1", ":3: error: friction_width: '-1' is not greater than 0" },
}

local function test_errors()
  for _, case in ipairs(WRONG) do
    local place, file = written(case[1])
    local run = support.pinion { "--config", file, "-o", place .. "/c", ARM }
    cli.complains(suite, "refused: " .. case[1]:gsub("\n", " "), run, 1, { file .. case[2] })
    suite:check("and nothing written", not support.exists(place .. "/c"), "")
  end
  local there, config = written("frames = { 'flang' }")
  cli.complains(suite, "what is typed is not the file's mistake", support.pinion { "--config",
    config, "--frames", "flnge", "-o", there .. "/c", ARM }, 2, { "error: --frames: there is no" })
  cli.complains(suite, "refused: no such file", support.pinion { "--config", "nowhere.lua", ARM },
    1, { "nowhere.lua: error: cannot be opened" })
  cli.complains(suite, "refused: a configuration on stdin", support.pinion { "--config", "-", ARM },
    2, { "--config", "file" })
  local place, file = written("payload = { { link = 'flange', mass = 1,\n"
    .. "inertia = { ixx = 1 } } }")
  local run = support.pinion { "--config", file, "--functions", "crba", "-o", place .. "/c", ARM }
  suite:check("warned of: an impossible inertia", run.code == 0
    and run.err:find(file .. ":1: warning: payload 1: inertia breaks the triangle", 1, true),
    cli.shown(run))
end

-- every mistake of a configuration and of its robot's names, with its line, in one run
local MISTAKEN = [[
functionz = { "crba" }
functions = { "crbaa", "nope" }
frames = { "flang", "toool" }
real = "flot"
payload = { { link = "nolink", mass = 1 } }
tunable = { "no:mass" }
armature = { nojoint = 1 }
extra_frames = { { name = "grip", link = "tol" } }
fuse = { a = { "XX", "YY" }, b = { "J:tol" } }
prescribed = { "x", "y" }
]]

-- the same of constraints, an entry without a name among them: { text, { line, needle }.. }
local TIED = {
  { [[
functions = { "crba" }
constraints = {
{ name = "fl", type = "point", a = { link = "tol" } },

{ name = "d", type = "distance", a = { link = "tol" } },
{ type = "ball", a = { link = "flange" } } }
]], { 3, "'fl': a: there is no link 'tol'" }, { 5, "'d': key length is missing" },
    { 5, "'d': a: there is no link 'tol'" }, { 6, "constraints 3: name: is missing" } },
  { [[
constraints = { { name = "x", type = "poit", foo = 1, joints = { j9 = 1 } },
  { type = "point", a = { lnk = "flange" }, b = { link = "tol" } } }
]], { 1, "'foo'" }, { 1, "there is no type 'poit'" }, { 1, "no moving joint 'j9'" },
    { 2, "name: is missing" }, { 2, "a: there is no key 'lnk'" },
    { 2, "b: there is no link 'tol'" } },
  { "functions = { 'phi' }\nconstraint = { { name = 'x', type = 'point' } }",
    { 2, "there is no key 'constraint' (did you mean 'constraints'?)" } },
}

local function test_constraints_at_once()
  for _, case in ipairs(TIED) do
    local place, file = written(case[1])
    local run = support.pinion { "--config", file, "-o", place .. "/c", ARM }
    local lines = support.lines(run.err)
    suite:equal("all mistakes of constraints", #case - 1, #lines)
    for k, line in ipairs(lines) do
      local at, needle = table.unpack(case[k + 1] or { 0, "" })
      suite:check("mistake of constraints " .. k, run.code == 1
        and line:find(("%s:%d: error: "):format(file, at), 1, true)
        and line:find(needle, 1, true), line)
    end
  end
end

local function test_all_at_once()
  local place, file = written(MISTAKEN)
  local expected = {
    { 1, "functionz" }, { 2, "crbaa" }, { 2, "nope" }, { 3, "flang" }, { 3, "toool" },
    { 4, "custom:TYPE" }, { 5, "nolink" }, { 6, "no" }, { 7, "nojoint" }, { 8, "tol" }, { 9, "XX" },
    { 9, "YY" }, { 9, "tol" }, { 10, "x" }, { 10, "y" },
  }
  local calls = { { "-o", place .. "/c", ARM }, { "--dump", "read", ARM },
    { "--list-outputs", ARM }, { "--check", ARM } }
  for _, words in ipairs(calls) do
    local run = support.pinion { "--config", file, table.unpack(words) }
    local lines = support.lines(run.err)
    suite:equal("all mistakes at once: " .. words[1], #expected, #lines)
    for k, line in ipairs(lines) do
      local at, needle = table.unpack(expected[k] or { 0, "" })
      suite:check(("mistake %d, %s"):format(k, words[1]), run.code == 1
        and line:find(("%s:%d: error: "):format(file, at), 1, true)
        and line:find(needle, 1, true), line)
    end
  end
  local run = support.pinion { "--functions", "crbaa,nope", "--frames", "flang,toool", ARM }
  suite:equal("all mistakes of lists of options", 4, #support.lines(run.err))
  suite:equal("all mistakes of lists of options: the command is bad", 2, run.code)
  run = support.pinion { "--real", "flot", "--base", "flying", "--snap", "x", ARM }
  suite:equal("all options that cannot be", 3, #support.lines(run.err))
  suite:check("nothing is written", not support.exists(place .. "/c"))
end

-- what a key with a mistake would add is not missing
local function test_no_more()
  for _, case in ipairs {
    { 1, "constraints = { { name = 'a', type = 7 } } functions = { 'fd_constrained' }" },
    { 1, "constraints = { { name = 'a', type = 7 } } fuse = { a = { 'lambda' } }" },
    { 1, "frames = { 'tool0,' } functions = { 'jacobian' }" },
    { 1, "prescribed = { 'shoulder,' } functions = { 'hybrid' }" },
    { 2, "extra_frames = { { name = 'grip' }, { name = 'x' } } frames = { 'grip' }" },
    { 2, "constraints = {} functions = { 'fd_constrained' } real = 7" },
  } do
    local _, file = written(case[2])
    local run = support.pinion { "--config", file, "--dump", "read", ARM }
    suite:equal("no mistake that only follows: " .. case[2], case[1], #support.lines(run.err))
  end
end

-- ---- names --------------------------------------------------------------------------------------

-- an extra frame with a link's identifier gets another one; the link keeps its own
local function test_names()
  local place = suite:fresh "names"
  support.write(place .. "/r.urdf", [[<robot name="r"><link name="a"/><link name="b.c"><inertial>
<mass value="1"/><inertia ixx="1" ixy="0" ixz="0" iyy="1" iyz="0" izz="1"/></inertial></link>
<joint name="j" type="continuous"><parent link="a"/><child link="b.c"/></joint></robot>
]])
  support.write(place .. "/r.lua", [[extra_frames = { { name = "b_c", link = "b.c" },
    { name = "b c", link = "a" }, { name = 'x"; int main', link = "b.c" } }]])
  cli.succeeds(suite, "odd names of frames", support.pinion { "--config", place .. "/r.lua",
    "--functions", "crba,fk,velocity,jacobian", "-o", place .. "/c", place .. "/r.urdf" })
  local header = support.contents(place .. "/c/r.h")
  local found = {}
  for name in header:gmatch("%f[%w_]R_link_([%w_]+)") do found[#found + 1] = name end
  suite:check("have identifiers of their own", table.concat(found, " ")
    == "a b_c_3 b_c b_c_2 x___int_main", table.concat(found, " "))
  suite:check("and functions, which other links have not",
    header:find("r_velocity_b_c_2(", 1, true) and header:find("r_jacobian_x___int_main(", 1, true)
    and not header:find("r_velocity_a(", 1, true), header)
  local run = support.run(("cd %s/c && gcc -std=c99 %s -O0 -I ../../../../../runtime *.c %s -lm "
    .. "-o ../run && ../run 20"):format(quote(place), support.WARN, objects))
  suite:check("and compile, and are right", run.code == 0, cli.shown(run))
end

-- ---- other ways in ------------------------------------------------------------------------------

local function test_pipe()
  local place, file = written "base, functions = 'floating', { 'crba', 'ltdl' }"
  local direct = support.pinion { "--config", file, "-o", place .. "/direct", ARM }
  cli.succeeds(suite, "a file with a configuration", direct)
  local run = support.run(("cat %s | %s"):format(ARM, support.pinion_command { "--config", file,
    "-o", place .. "/piped", "-" }))
  cli.succeeds(suite, "a pipe with a configuration", run)
  local a, b = support.tree(place .. "/direct"), support.tree(place .. "/piped")
  suite:check("is the same code", a["arm6_crba.c"]:gsub("Generated from [^;]*", "")
    == b["arm6_crba.c"]:gsub("Generated from [^;]*", ""), b["arm6_crba.c"])
  suite:check("and depends on the configuration alone",
    b["arm6.d"]:find(": " .. file .. "\n", 1, true), b["arm6.d"])
end

local INERTIAL = [[<inertial><origin xyz="0.1 0 0.2"/><mass value="2"/>
<inertia ixx="0.5" ixy="0" ixz="0" iyy="0.4" iyz="0.1" izz="0.3"/></inertial>]]

local function joint(name, kind, parent, child)
  return ('<joint name="%s" type="%s"><parent link="%s"/><child link="%s"/><origin '
    .. 'xyz="0.1 0.2 0.3" rpy="0.1 0 0.2"/><axis xyz="0 0 1"/></joint>\n'):format(name, kind,
    parent, child)
end

-- a robot under a massless `world`: links fixed to it, and links that float in it
local WORLDS = {
  { "fixed to the world", { "6", "2" }, joint("stand", "fixed", "world", "body")
    .. joint("j", "continuous", "body", "arm") .. joint("k", "continuous", "arm", "hand"),
    nv = 2 },
  { "floating in the world", { "6", "2" }, joint("free", "floating", "world", "body")
    .. joint("j", "continuous", "body", "arm") .. joint("k", "continuous", "arm", "hand"),
    nv = 8 },
  { "floating inside", { "6", "2" }, joint("j", "continuous", "world", "body")
    .. joint("free", "floating", "body", "arm") .. joint("k", "continuous", "arm", "hand"),
    nv = 8 },
  { "two that float", { "6", "2" }, joint("free", "floating", "world", "body")
    .. joint("loose", "floating", "world", "arm") .. joint("k", "continuous", "arm", "hand"),
    nv = 13 },
}

local function test_worlds()
  for k, case in ipairs(WORLDS) do
    for _, base in ipairs { "fixed", "floating" } do
      local place = suite:fresh(("world%d_%s"):format(k, base))
      local links = '<link name="world"/>\n'
      for _, name in ipairs { "body", "arm", "hand" } do
        links = links .. ('<link name="%s">%s</link>\n'):format(name, INERTIAL)
      end
      support.write(place .. "/nv.c", '#include "w.h"\n#include <stdio.h>\n'
        .. 'int main(void) { printf("%d", W_NV); return 0; }\n')
      support.write(place .. "/w.urdf", '<robot name="w">' .. links .. case[3] .. "</robot>")
      support.write(place .. "/w.lua", "base = '" .. base .. "'\n"
        .. "functions = 'crba,rnea,fd,minv,fk,com,centroidal,velocity,jacobian,integrate'\n"
        .. "payload = { { link = 'hand', mass = 1, com = { 0, 0, 1 } } }\n"
        .. "extra_frames = { { name = 'eye', link = 'hand', rpy = { 0, 1, 0 } } }\n")
      local what = ("%s, --base %s"):format(case[1], base)
      local run = support.pinion { "--config", place .. "/w.lua", "-o", place .. "/c",
        place .. "/w.urdf" }
      cli.succeeds(suite, what .. ": is generated", run)
      -- a file with a floating joint gets no second one
      local nv = case.nv + (base == "floating" and k == 1 and 6 or 0)
      run = support.run(support.program(place .. "/c", support.sources "w", "../run")
        .. " && ../run 20")
      suite:check(what .. ": is right", run.code == 0 and run.out:find("velocity_eye", 1, true),
        cli.shown(run))
      suite:check(what .. ": has " .. nv .. " degrees of freedom",
        support.run(support.program(place, "nv.c", "nv", "-I c") .. " && ./nv").out
          == tostring(nv), "")
    end
  end
end

local TWO = [[
#include "arm6.h"
#include "left.h"
#include <stdio.h>

int main(void)
{
  double q[ARM6_NV] = { 0 }, a[ARM6_NH], b[LEFT_NH], J[6][LEFT_NV];
  q[ARM6_j2] = 0.5;
  arm6_crba(q, a);
  left_crba(q, b);
  left_jacobian_tip(q, J);
  printf("%d %d\n", a[0] < b[0], (int)ARM6_NV == (int)LEFT_NV);
  return 0;
}
]]

local function test_two()
  local place, file = written("name, functions = 'left', { 'crba', 'jacobian' }\n"
    .. "payload = { { link = 'flange', mass = 1 } }\n"
    .. "extra_frames = { { name = 'tip', link = 'flange' } }\n")
  cli.succeeds(suite, "one robot", support.pinion { "--functions", "crba", "-o", place .. "/c",
    ARM })
  cli.succeeds(suite, "and itself with a payload, under another name",
    support.pinion { "--config", file, "-o", place .. "/c", ARM })
  support.write(place .. "/main.c", TWO)
  for _, compiler in ipairs { "gcc -std=c99", "clang -std=c99", "g++ -x c++ -std=c++11" } do
    local run = support.run(("cd %s && rm -f c/*_selftest.c && %s -I c -I ../../../../runtime "
      .. "main.c c/*.c -x none %s -lm -o run && ./run"):format(quote(place), compiler,
      objects))
    suite:check("both in one program, " .. compiler, run.out == "1 1\n", cli.shown(run))
  end
end

test_file()
test_tunable()
test_page()
test_errors()
test_all_at_once()
test_constraints_at_once()
test_no_more()
test_names()
test_pipe()
test_two()
test_worlds()
test_random()
suite:finish()
