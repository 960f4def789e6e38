-- What the words of the command line mean: checked values, as the stages of the pipeline take them.
--
-- A value that cannot be is raised through `fail` (code 2), naming the option.  What only a robot
-- can tell (is there such a joint?) is for the stage that knows.
local fail = require "fail"
local xml = require "xml"

local M = {}

local function number(text, option)
  local word = text:match("^%s*([+-]?[%d.]+[eE]?[+-]?%d*)%s*$")
  local x = word and tonumber(word)
  if not x or x - x ~= 0 then
    fail.usage(("%s: '%s' is not a number"):format(option, text))
  end
  return x + 0.0
end

-- a number from 0 on, or nil where it is not given
local function tolerance(text, option)
  local x = text and number(text, option)
  if x and x < 0 then fail.usage(("%s: '%s' is negative"):format(option, text)) end
  return x
end

-- "a, b" -> { "a", "b" }
local function list_of(text, option)
  local list = {}
  for word in text:gmatch("[^,]+") do
    word = word:match("^%s*(.-)%s*$")
    if word ~= "" then list[#list + 1] = word end
  end
  if #list == 0 then fail.usage(option .. ": the list is empty") end
  return list
end

-- "JOINT=VALUE", repeated -> { { name, value }.. }; form: how the option's value is said
local function values(list, option, form)
  local pairs_of, taken = {}, {}
  for k, text in ipairs(list) do
    local name, value = text:match("^(.+)=([^=]+)$")
    if not name then
      fail.usage(("%s: expected %s, got %s"):format(option, form, fail.quote(text)))
    end
    if taken[name] then
      fail.usage(("%s: joint %s is given twice"):format(option, fail.quote(name)))
    end
    pairs_of[k], taken[name] = { name = name, value = number(value, option) }, true
  end
  return pairs_of
end

local function armatures(list)
  local given, ignore = {}, false
  for _, text in ipairs(list) do
    if text == "none" then ignore = true else given[#given + 1] = text end
  end
  local armature = values(given, "--armature", "JOINT=VALUE or none")
  armature.ignore_file = ignore
  return armature
end

-- "NAME=OUT,OUT", repeated
local function fusions(list)
  local specs = {}
  for k, text in ipairs(list) do
    local name, outputs = text:match("^([%a_][%w_]*)=(.+)$")
    if not name then
      fail.usage(("--fuse: expected NAME=OUT,OUT.., got %s"):format(fail.quote(text)))
    end
    specs[k] = { name = name, outputs = list_of(outputs, "--fuse") }
  end
  return specs
end

-- one joint name a line, # starts a comment
local function order_of(value)
  if value == "document" or value == "alphabetical" then return value end
  local bytes = xml.bytes(value)
  local list, line_number = { file = value }, 0
  for line in (bytes .. "\n"):gmatch("(.-)\r?\n") do
    line_number = line_number + 1
    local name = line:gsub("#.*$", ""):match("^%s*(.-)%s*$")
    if name ~= "" then list[#list + 1] = { name = name, line = line_number } end
  end
  return list
end

-- a word of the command line without the directories of this machine
function M.shown_word(word)
  local option, value = word:match("^(%-%-[%w-]+=)(.*)$")
  value = value or word
  return (option or "") .. (value:match("^/") and value:match("[^/]+$") or value)
end

-- words about this one call, not about what is written: alone, and with a value after them
local ASIDE = { ["--check"] = true, ["--prune"] = true, ["--quiet"] = true, ["--verbose"] = true }
local PLACES = { ["-o"] = true, ["--output"] = true, ["--depfile"] = true, ["--dep-target"] = true }

--- The command as a reader may repeat it for this robot: no absolute paths, no output place, none
-- of the `others` of the same call.
function M.shown_command(words, others)
  local list, skip = { "pinion" }, false
  for _, word in ipairs(words) do
    if skip then
      skip = false
    elseif PLACES[word] then
      skip = true
    elseif not (ASIDE[word] or others[word] or word:match("^%-o.")
      or PLACES[word:match("^(%-%-[%w-]+)=")]) then
      list[#list + 1] = M.shown_word(word)
    end
  end
  return table.concat(list, " ")
end

-- what goes wrong when several options or robots meet
local function check_together(args)
  local several, piped = #args.robot > 1, false
  for _, word in ipairs(args.robot) do
    if word == "-" and piped then fail.usage("standard input can be read once only") end
    piped = piped or word == "-"
  end
  if several and args.name then
    fail.usage("--name: is for one robot, and here are " .. #args.robot)
  end
  if several and args.depfile then
    fail.usage("--depfile: is for one robot; of several each has its own, <dir>/<robot>/<robot>.d")
  end
  if args.input_name and not piped then
    fail.usage("--input-name: names standard input, which is not read (use - for the robot)")
  end
  if args.input_name == "" then fail.usage("--input-name: the name is empty") end
  if args.quiet and args.verbose then fail.usage("--quiet and --verbose: one or the other") end
end

--- The options of a run, from the parser's args.
function M.of(args)
  check_together(args)
  local gravity = {}
  for word in (args.gravity .. ","):gmatch("(.-),") do
    gravity[#gravity + 1] = number(word, "--gravity")
  end
  if #gravity ~= 3 then fail.usage("--gravity: expected three numbers, x,y,z") end
  if args.output == "" then fail.usage("--output: the name of the directory is empty") end
  if args.depfile == "" then fail.usage("--depfile: the name of the file is empty") end
  if args.dep_target == "" then fail.usage("--dep-target: the name of the file is empty") end
  local snap = tolerance(args.snap, "--snap")
  local snap_length = tolerance(args.snap_length, "--snap-length")
  local width = number(args.friction_width, "--friction-width")
  if width <= 0 then
    fail.usage(("--friction-width: '%s' is not greater than 0"):format(args.friction_width))
  end
  local size = args.split and number(args.split, "--split")
  if size and (size < 1 or size % 1 ~= 0) then
    fail.usage(("--split: '%s' is not a whole number from 1 on"):format(args.split))
  end
  if args.name and not args.name:match("^[%a_][%w_]*$") then
    fail.usage(("--name: %s is not a C identifier"):format(fail.quote(args.name)))
  end
  return {
    name = args.name, base = args.base, real = args.real, order = order_of(args.order),
    functions = list_of(args.functions, "--functions"), gravity = gravity,
    fuse = fusions(args.fuse), frames = args.frames and list_of(args.frames, "--frames"),
    tunable = args.tunable, mimic = args.mimic,
    screws = values(args.screw, "--screw", "JOINT=PITCH"),
    armature = armatures(args.armature), joint_friction = args.joint_friction,
    friction_width = width,
    optimize = math.tointeger(args.optimize), sincos = args.sincos,
    split = size and math.tointeger(size), lanes = args.lanes and math.tointeger(args.lanes),
    snap = snap, snap_length = snap_length,
    output = args.output, depfile = args.depfile, dep_target = args.dep_target,
    pattern = args.pattern,
    target = args.target, rows = args.rows and number(args.rows, "--rows"),
  }
end

return M
