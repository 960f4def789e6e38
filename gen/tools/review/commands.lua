-- The commands that look at robots and write nothing.
--
--   commands.diff(call, args) -> text, whether there is a difference
--   commands.explain(call, args) -> text
--   commands.play(call, args), commands.film(call, args) -> a page, a picture of a recorded motion
--   call: of cli.jobs, with on_error(problem) -> failure, and coloured = may text have colours?
--   Failures of both sides are raised together.
local config = require "cli.config"
local diff = require "tools.review.comparison"
local explain = require "tools.review.explain"
local fail = require "fail"
local jobs = require "cli.jobs"
local json = require "json"
local later = require "later"
local lists = require "list"
local options_of = require "cli.options"
local order = require "order"
local film_strip = later "tools.motion.film_strip"
local page = require "tools.review.print"
local parser_of = require "cli.parser"
local pipeline = require "pipeline"
local player = later "tools.motion.player"
local recording = later "tools.motion.recording"
local rows = require "cli.table".rows
local side = require "tools.review.side"
local words = require "tools.review.sentences"
local xml = require "xml"

local M = {}

-- an option without the places it was read from
local function plain(value)
  if type(value) ~= "table" then return value end
  local copy = value[1] ~= nil and json.list {} or {}
  for key, item in order.pairs(value) do
    if key ~= "line" and key ~= "file" then copy[key] = plain(item) end
  end
  return copy
end

local function shaping(options)
  local list = {}
  for _, row in ipairs(rows) do
    if not (row.typed or row.aside) then list[row.key] = plain(options[row.key]) end
  end
  return list
end

-- the job of a robot, as far as stage `last`; path: of a configuration, or nil
local function run(call, args, robot, path, last)
  local own, checked = setmetatable({ robot = { robot } }, { __index = args }), nil
  local ok, result = xpcall(function()
    checked = path and config.load(path, xml.bytes(path))
    local job = jobs.one(call, own, checked, robot, {})
    job.input.bytes = xml.bytes(robot)
    if checked then config.check(checked, job) end
    pipeline.run(job, last)
    return job
  end, function(problem) return config.located(call.on_error(problem), checked, args) end)
  return ok and result or error(result, 0)
end
M.run = run

local function is_configuration(word) return word:find("%.lua$") ~= nil end

-- The command in the header of a directory, parsed, with the paths of files as seen from here, and
-- a function that finds such a path; nil if another version has other options.
local function typed_for(found)
  local header = found.files[found.r .. ".h"]
  local command = lists.words(header:match "\n %*   command    pinion ([^\n]*)" or "")
  local ok, said = parser_of.new():pparse(parser_of.joined(command))
  if not ok then return nil end
  local find = side.finder(found.name, ("%s/%s.d"):format(found.name, found.r))
  for _, key in ipairs { "config", "order" } do
    said[key] = said[key] and find(said[key]) or said[key]
  end
  return said, find
end

-- The options in a header; typed options take precedence.
local function merged(said, args)
  local all = { robot = args.robot, format = args.format }
  for _, row in ipairs(rows) do
    local shapes = row.key == "config" or not (row.typed or row.aside)
    local source = shapes and not options_of.typed(args, row.key) and said or args
    all[row.key] = source[row.key]
  end
  return all
end

-- all options in full; nil if a file with them is not here, or has others now
local function options_by(said)
  local ok, result = pcall(function()
    local all = setmetatable({ robot = { "-" } }, { __index = merged(said, {}) })
    local checked = all.config and config.load(all.config, xml.bytes(all.config))
    if checked then checked.file.log:check() end
    return options_of.of(all, checked)
  end)
  if not ok and not fail.is(result) then error(result, 0) end
  return ok and shaping(result) or nil
end

local function side_of_directory(path)
  local found = side.of_directory(path)
  found.said = typed_for(found)
  found.options = found.said and options_by(found.said)
  return found
end

local function side_of(call, args, word)
  local configured = is_configuration(word)
  local job = run(call, args, configured and args.robot or word, configured and word or args.config)
  return side.of_job(job, word == "-" and "standard input" or word, shaping(job.options))
end

local function check(args)
  local configured = is_configuration(args.old) or is_configuration(args.new)
  if configured and not args.robot then
    fail.usage("diff: expected the robot's file after the two configurations")
  end
  if args.robot and not configured then
    fail.usage(("diff: %s is one too many: expected two robots, or two configurations and a robot")
      :format(fail.quote(args.robot)))
  end
  if configured and args.config then
    fail.usage("diff: --config applies to robots, but these are configurations")
  end
  if args.old == "-" and args.new == "-" then fail.usage("standard input can be read only once") end
end

-- the results of f(x) for several x; errors are raised after all have been tried
local function each(list, f)
  local results, items, code = {}, {}, 0
  for k, x in ipairs(list) do
    local ok, result = pcall(f, x)
    if not ok and (type(result) ~= "table" or result.bug) then error(result, 0) end
    if ok then
      results[k] = result
    else
      table.move(result.items, 1, #result.items, #items + 1, items)
      code = math.max(code, result.code)
    end
  end
  if #items > 0 then fail.raise { code = code, items = items } end
  return results
end

function M.diff(call, args)
  check(args)
  local read, here = {}, args
  for _, word in ipairs { args.old, args.new } do
    if side.is_directory(word) then read[word] = table.pack(pcall(side_of_directory, word)) end
    local said = read[word] and read[word][1] and read[word][2].said
    if said then here = merged(said, args) end
  end
  local sides = each({ args.old, args.new }, function(word)
    if not read[word] then return side_of(call, here, word) end
    return read[word][1] and read[word][2] or error(read[word][2], 0)
  end)
  local found = diff.of(sides[1], sides[2])
  if args.format == "json" then return json.text(found), not found.same end
  local all = words.of(found)
  return args.format == "markdown" and page.markdown(all) or page.terminal(all, call.coloured),
    not found.same
end

-- ---- explain ------------------------------------------------------------------------------------

-- the directory of generated code: this one, or that of a robot of this name in out/, or nil
local function generated(word)
  for _, directory in ipairs { word, "out/" .. word } do
    if side.is_directory(directory) then return side.of_directory(directory) end
  end
end

-- The robot and the options that a directory was made from, by the command in its header; options
-- on the command line take precedence.
local function made_by(found, args)
  local said, find = typed_for(found)
  local robot = said and #said.robot == 1 and said.robot[1]
  local there = robot and robot ~= "-" and find(robot)
  if not there then
    local from = robot and fail.quote(robot) or "a file that its command does not name"
    fail.input(("%s/%s.h"):format(found.name, found.r), nil, ("was generated from %s, which does "
      .. "not exist: give the model's file instead, FILE:NAME"):format(from))
  end
  return there, merged(said, args)
end

function M.explain(call, args)
  if args.format == "markdown" then fail.usage("--format markdown: is for pinion diff") end
  local found, known = {}, {} -- known: jobs by the word for their robot, each run once
  local function explained(word)
    local robot, name = word:match "^(.+):([^:]+)$"
    if not robot then
      fail.usage(("explain: expected ROBOT:NAME, got %s"):format(fail.quote(word)))
    end
    if not known[robot] then
      local made, path, own = generated(robot), robot, args
      if made then path, own = made_by(made, args) end
      known[robot] = run(call, own, path, own.config, "lower")
    end
    return explain.of(known[robot], name)
  end
  for k, list in ipairs(each(args.what, explained)) do
    found[k] = args.format == "json" and { asked = args.what[k], meanings = list }
      or explain.text(list)
  end
  return args.format == "json" and json.text(json.list(found)) or table.concat(found, "\n")
end

-- ---- play, film ---------------------------------------------------------------------------------

local function recorded(call, args)
  local job = run(call, args, args.robot, args.config, "model")
  return job, recording.read(job, args.motion, xml.bytes(args.motion))
end

function M.play(call, args) return player.page(recorded(call, args)) end

function M.film(call, args) return film_strip.svg(recorded(call, args)) end

return M
