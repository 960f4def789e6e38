-- The commands that look at robots and write nothing.
--
--   review.diff(call, args) -> text, whether there is a difference
--   call: of cli.jobs, with on_error(problem) -> failure, and coloured = whether text may be
--   Failures of both sides are raised together.
local config = require "cli.config"
local diff = require "review.diff"
local fail = require "fail"
local jobs = require "cli.jobs"
local json = require "json"
local order = require "order"
local page = require "review.page"
local pipeline = require "pipeline"
local rows = require "cli.table".rows
local side = require "review.side"
local words = require "review.words"
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
    pipeline.run(job, last)
    return job
  end, function(problem) return config.located(call.on_error(problem), checked, args) end)
  return ok and result or error(result, 0)
end
M.run = run

local function is_configuration(word) return word:find("%.lua$") ~= nil end

local function side_of(call, args, word)
  if side.is_directory(word) then return side.of_directory(word) end
  local configured = is_configuration(word)
  local job = run(call, args, configured and args.robot or word,
    configured and word or args.config)
  return side.of_job(job, word == "-" and "standard input" or word, shaping(job.options))
end

local function check(args)
  local configured = is_configuration(args.old) or is_configuration(args.new)
  if configured and not args.robot then
    fail.usage("diff: which robot are the configurations of? expected its URDF file behind them")
  end
  if args.robot and not configured then
    fail.usage(("diff: %s is one too many: two robots are compared, or two configurations of one")
      :format(fail.quote(args.robot)))
  end
  if configured and args.config then
    fail.usage("diff: --config is for robots, and here are configurations")
  end
  if args.old == "-" and args.new == "-" then fail.usage("standard input can be read once only") end
end

-- results of f(x) of some x; what fails is raised when all have been tried
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
  local sides = each({ args.old, args.new }, function(word) return side_of(call, args, word) end)
  local found = diff.of(sides[1], sides[2])
  if args.format == "json" then return json.text(found), not found.same end
  local all = words.of(found)
  return args.format == "markdown" and page.markdown(all) or page.terminal(all, call.coloured),
    not found.same
end

return M
