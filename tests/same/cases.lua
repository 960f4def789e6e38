--- The cases of `make same`: robots x sets of options.
--
--   cases.all()                 list of { name = "quad.O2", robot, set }, in a fixed order; robots
--     of ../shared only if it is there
--   cases.words(case)           the command line, and its output directory
--   cases.some(list, words, n)  the first n of those whose names contain a word
--   cases.key(case)             the flags and the input on which a kept result depends
--
-- `all` deals robots round after round, each time with the next set, so that the first few cases
-- have every robot and every set.  The deal is shuffled by SHA-256, which needs no seed to keep.
--
-- In flags, @LINK is the child of the last joint in the file that moves, @OUT the output directory.

local lfs = require "lfs"
local sha256 = require "unix.core".sha256

local cases = {}

local KEPT = ".build/same/"
local SHARED, TESTS = "../shared/urdf/", "../shared/parser-tests/"

-- path -> flags; a configuration contains the robot's constraints
local ROBOTS = {
  ["models/arm6.urdf"] = "", ["models/arm7.urdf"] = "",
  ["models/biped.urdf"] = "--config models/biped.lua",
  ["models/brick.urdf"] = "--base floating", ["models/cartpole.urdf"] = "",
  ["models/double_pendulum.urdf"] = "", ["models/duo.urdf"] = "",
  ["models/fourbar.urdf"] = "--config models/fourbar.lua",
  ["models/gripper.urdf"] = "--config models/gripper.lua",
  ["models/humanoid.urdf"] = "--base floating", ["models/pendulum.urdf"] = "",
  ["models/quad.urdf"] = "--base floating", ["models/skew.urdf"] = "--base floating",
  ["models/slider_crank.urdf"] = "--config models/slider_crank.lua",
  ["tests/peers/carrier.urdf"] = "", ["tests/peers/medley.urdf"] = "",
  ["tests/peers/plates.urdf"] = "--base floating",
  [SHARED .. "allegro_right.urdf"] = "", [SHARED .. "anymal_c.urdf"] = "--base floating",
  [SHARED .. "as2.urdf"] = "", [SHARED .. "atlas.urdf"] = "--base floating",
  [SHARED .. "cartpole.urdf"] = "",
  [SHARED .. "cassie.urdf"] = "--config tests/peers/closed/cassie.lua",
  [SHARED .. "cf2x.urdf"] = "--base floating", [SHARED .. "gen3_7dof.urdf"] = "",
  [SHARED .. "go2.urdf"] = "--base floating", [SHARED .. "h1.urdf"] = "--base floating",
  [SHARED .. "hexapod_kraby.urdf"] = "--base floating",
  [SHARED .. "hyq.urdf"] = "--base floating", [SHARED .. "iiwa14.urdf"] = "",
  [SHARED .. "jvrc1.urdf"] = "--base floating", [SHARED .. "minitaur.urdf"] = "--base floating",
  [SHARED .. "panda.urdf"] = "", [SHARED .. "planar_slider.urdf"] = "",
  [SHARED .. "simple_humanoid.urdf"] = "--base floating", [SHARED .. "ur5.urdf"] = "",
  [TESTS .. "drake/TendonConstraint.urdf"] = "", -- gives an error
  [TESTS .. "drake/MimicFloatingJoint.urdf"] = "",
  [TESTS .. "kdl_parser/kdl_parser__test__test_robot.urdf"] = "--base floating",
  [TESTS .. "rigidbodydynamics_jl/valkyrie.urdf"] = "--base floating",
}

-- `closed`: options for robots with a configuration; others get a configuration that pins @LINK
local SETS = {
  O0 = { "-O0 --order alphabetical" },
  O1 = { "" },
  O2 = { "-O2" },
  float = { "--real float --sincos libm --joint-friction --gravity 0,0.5,-1.62" },
  mcu = { "-O2 --target mcu --real float --layout zephyr" },
  lanes = { "--lanes 8 --split 200" },
  rows = { "-O2 --rows 0 --limbs off --pattern tree" },
  limbs_lanes = { "--limbs lanes --frames @LINK" },
  limbs_scalar = { "-O2 --limbs scalar --mimic free" },
  derivatives = { "--functions all,derivatives,regressors --packed-derivatives" },
  tunable = { "--functions all,steps --tunable @LINK:mass,com,inertia --prescribed all" },
  fuse = { "--functions crba,fk --frames @LINK --fuse tick=H,C,J:@LINK"
    .. " --fuse plan=qdd,Hinv,LD,g,pose:@LINK --fuse slope=d(C,q)" },
  constraints = { "--functions constraints", closed = "--loops embed" },
  report = { "--report @OUT/page.html --report @OUT/data.json --bindings cpp,python --evidence"
    .. " --frames @LINK" },
}

local PIN = [[
functions = { "all" }
constraints = { { name = "pin", type = "point", a = { link = "%s" } } }
]]

local function contents(path)
  local file = assert(io.open(path, "rb"))
  local text = file:read("a")
  file:close()
  return text
end

-- keys of a table, in a shuffled but fixed order
local function shuffled(map)
  local names = {}
  for name in pairs(map) do names[#names + 1] = name end
  local function rank(name) return sha256("same " .. name) end
  table.sort(names, function(a, b) return rank(a) < rank(b) end)
  return names
end

-- the last link that a joint moves, or the last of all
local function last_link(text)
  local last
  for head, body in text:gmatch "<joint%f[%W]([^>]*)>(.-)</joint>" do
    local child = body:match "<child%f[%W][^>]-link%s*=%s*[\"']([^\"']*)"
    if child and not (last and head:find "[\"']fixed[\"']") then last = child end
  end
  return last or text:match "<link[^>]-name%s*=%s*[\"']([^\"']*)"
end

-- the configuration that pins a link, written once
local function pinned(name, link)
  local path = KEPT .. "pin/" .. name .. ".lua"
  lfs.mkdir ".build"
  lfs.mkdir(KEPT)
  lfs.mkdir(KEPT .. "pin")
  local file = assert(io.open(path, "wb"))
  file:write(PIN:format(link))
  assert(file:close())
  return path
end

--- The command line of a case, and the directory that it writes to.
function cases.words(case)
  local out, link = KEPT .. "out/" .. case.name, last_link(contents(case.robot))
  local set = SETS[case.set]
  local flags = ROBOTS[case.robot] .. " " .. set[1]
  if set.closed then
    flags = flags .. " " .. (flags:find "--config" and set.closed
      or "--config " .. pinned(case.name, link))
  end
  local words = { "-o", out }
  for word in (flags:gsub("@LINK", link):gsub("@OUT", out)):gmatch "%S+" do
    words[#words + 1] = word
  end
  words[#words + 1] = case.robot
  return words, out
end

-- two robots may have the same name if one of them is not ours
local function name_of(robot, set)
  local stem = robot:match "([^/]*)%.urdf$"
  return ("%s%s.%s"):format(robot:find "^%.%." and "shared_" or "", stem, set)
end

function cases.all()
  local robots, list = {}, {}
  for _, robot in ipairs(shuffled(ROBOTS)) do
    if lfs.attributes(robot, "mode") then robots[#robots + 1] = robot end
  end
  local sets = shuffled(SETS)
  for round = 0, #sets - 1 do
    for k, robot in ipairs(robots) do
      local set = sets[(k + round) % #sets + 1]
      list[#list + 1] = { name = name_of(robot, set), robot = robot, set = set }
    end
  end
  return list
end

--- Those whose names hold one of the words, all if there is none; and n of them at most.
function cases.some(list, words, n)
  local some = {}
  for _, case in ipairs(list) do
    local wanted = #words == 0
    for _, word in ipairs(words) do wanted = wanted or case.name:find(word, 1, true) ~= nil end
    if wanted and #some < n then some[#some + 1] = case end
  end
  return some
end

function cases.key(case)
  local words = cases.words(case)
  local text = table.concat(words, "\0") .. contents(case.robot)
  for k, word in ipairs(words) do
    if word == "--config" then text = text .. contents(words[k + 1]) end
  end
  return sha256(text)
end

return cases
