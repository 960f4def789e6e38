-- The checked options of a call, from the command line and a configuration: values by the keys of
-- cli/table.lua, for the stages of the pipeline.
--
-- Invalid values are raised through `fail` (code 2) with the names of their options.  Checks that
-- need the robot (is there such a joint?) are made by a later stage.
local fail = require "fail"
local lists = require "list"
local number = require "number"
local order = require "order"
local rows = require "cli.table".rows
local xml = require "xml"

local M = {}

-- one joint name per line, # starts a comment
local function read_order(path)
  local list, line_number, text = { file = path }, 0, xml.bytes(path)
  if #text > 1e6 then fail.input(path, nil, "larger than 1 MB: expected a joint name a line") end
  for line in (text:gsub("^\u{FEFF}", "") .. "\n"):gmatch("(.-)\r?\n") do
    line_number = line_number + 1
    local name = line:gsub("#.*$", ""):match("^%s*(.-)%s*$")
    if name ~= "" then list[#list + 1] = { name = name, line = line_number } end
  end
  return list
end

-- a word of the command line without directories of this machine
function M.shown_word(word)
  local option, value = word:match("^(%-%-[%w-]+=)(.*)$")
  value = value or word
  return (option or "") .. (value:match("^/") and value:match("[^/]+$") or value)
end

-- flags that the command in a header leaves out
local ASIDE = {}
for _, row in ipairs(rows) do
  for flag in (row.aside and row.flags or ""):gmatch("%S+") do ASIDE[flag] = row end
end

-- The command for this robot alone, for the header: without absolute paths, output directory and
-- the `others` of the same call.
function M.shown_command(words, others)
  local list, skip = { "pinion" }, false
  for _, word in ipairs(words) do
    local flag = word:match("^(%-%-[%w-]+)=") or word:match("^%-%a") or word
    local aside = not skip and ASIDE[flag]
    if not (skip or aside or others[word]) then list[#list + 1] = M.shown_word(word) end
    skip = aside and not aside.kind.flag and flag == word
  end
  return table.concat(list, " ")
end

local OTHER = { quiet = "verbose", dump = "list_outputs", list_outputs = "check", check = "dump" }

-- checks of combinations of options and robots
local function check_together(robots, options)
  local several, piped = #robots > 1, false
  for _, word in ipairs(robots) do
    if word == "-" and piped then fail.usage("standard input can be read only once") end
    if word == options.depfile then fail.usage("--depfile: this is the file of a robot") end
    piped = piped or word == "-"
  end
  local got = ("expected one robot, got %d: %s"):format(#robots,
    fail.listed(lists.mapped(robots, fail.quote), ", "))
  if several and options.name then fail.usage("--name: " .. got) end
  if several and options.depfile then
    fail.usage("--depfile: expected one robot; several have one each, <dir>/<robot>/<robot>.d")
  end
  if several and #options.report > 0 then fail.usage("--report: " .. got) end
  -- options that need others
  if options.report_cc and #options.report + #options.max_stack + #options.max_flash == 0 then
    fail.usage("--report-cc: needs --report, --max-stack or --max-flash")
  end
  if options.input_name and not piped then
    fail.usage("--input-name: names standard input, which is not read (use - for the robot)")
  end
  local bindings = options.layout and options.bindings or {}
  if bindings.python or bindings.casadi then
    fail.usage("--layout: a library for a framework is not a Python package and has no external "
      .. "functions (--bindings python, casadi)")
  end
  -- options that exclude each other
  for one, other in order.pairs(OTHER) do
    if options[one] and options[other] then
      fail.usage((("--%s and --%s: leave one of them out"):format(one, other):gsub("_", "-")))
    end
  end
end

-- Does the command line set the key?  args: the parser's.
function M.typed(args, key)
  local value = args[key]
  return value ~= nil and not (type(value) == "table" and #value == 0)
end

-- the command line overrides the configuration, which overrides the default
local function value_of(row, args, config, log)
  local function say(fmt, ...)
    log:try(fail.usage, ("--%s: "):format(row.long) .. fmt:format(...))
  end
  local key = row.key
  if M.typed(args, key) then return row.kind.word(args[key], say) end
  if config and config.values[key] ~= nil then return config.values[key] end
  local default = row.default or row.kind.repeated and {}
  return default and row.kind.word(default, say) or nil
end

-- Options for a custom number type: C++ with single scalars and the functions of their namespace,
-- without runtime/.
local function customise(options)
  local custom = options.real:match("^custom:(.+)$")
  if not custom then return end
  if options.lanes then
    fail.usage("--lanes: lanes are of double or float, not of a custom type")
  end
  if (options.bindings or {}).python then
    fail.usage("--bindings: Python takes double or float, not a custom type")
  end
  options.real, options.custom = custom, true
  options.sincos, options.target, options.limbs = "libm", "mcu", "off"
  options.rows = math.maxinteger
end

--- The options of a run, from the parser's args and config.load's result, or nil.
function M.of(args, config)
  local options, log = {}, fail.log()
  for _, row in ipairs(rows) do options[row.key] = value_of(row, args, config, log) end
  log:check()
  check_together(args.robot, options)
  local given = options.order
  if type(given) == "string" and given ~= "document" and given ~= "alphabetical" then
    options.order = read_order(given)
  end
  local says_target = M.typed(args, "target") or config and config.values.target
  if options.layout and not says_target then options.target = "mcu" end
  if (options.bindings or {}).casadi and options.real ~= "double" then
    fail.usage("--bindings: CasADi's external functions take double, not " .. options.real)
  end
  customise(options)
  return options
end

local function plain(x)
  return math.type(x) == "float" and number.plain(x) or tostring(x)
end

-- the values of an option as words, each for one flag
local function words_of(row, value)
  if type(value) ~= "table" then return { plain(value) } end
  if value.file then return { value.file:match "[^/]*$" } end -- of --order
  local list = {}
  for k, one in ipairs(value) do
    list[k] = type(one) == "table" and ("%s=%s"):format(one.name, plain(one.value)) or plain(one)
  end
  if row.kind.repeated then
    if value.ignore_file then table.insert(list, 1, "none") end
    return list
  end
  return #list > 0 and { table.concat(list, ",") } or {}
end

local function joined(row, value)
  local list = {}
  for k, word in ipairs(words_of(row, value)) do
    local short = row.flags:match("^%-%a")
    list[k] = row.kind.flag and "--" .. row.long
      or short and short .. word or ("--%s %s"):format(row.long, word)
  end
  return table.concat(list, " ")
end

--- The options that shape code and differ from the default, as typed, whether they come from the
-- command line or from a configuration.  Payloads, frames and constraints of a configuration are
-- parts of the robot and not included.
function M.shaping(options)
  local list = {}
  for _, row in ipairs(rows) do
    local value = options[row.key]
    if row.flags and not (row.aside or row.which or row.typed) and value ~= nil then
      if row.key == "real" and options.custom then value = "custom:" .. value end
      local words = joined(row, value)
      local default = row.default and row.kind.word(row.default, error)
      if words ~= "" and not (default ~= nil and words == joined(row, default)) then
        list[#list + 1] = words
      end
    end
  end
  return table.concat(list, " ")
end

return M
