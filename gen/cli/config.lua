-- Loads the file of --config: the options of the command line as a Lua table, and keys that only a
-- table can have.
--
--   config.load(path, bytes) -> { values = by key, as the pipeline takes them, file, wrong = set of
--     keys that are misspelt or have mistakes, which are not in values }; mistakes are in file.log
--   config.check(config, job)   raises the mistakes, if any, once the job has raised its own
--   config.located(failure, config, args)   an error about an option that came from the file, as
--                                           one at that line of the file; args: the command line's
--
-- All mistakes of a file are collected, each with the line of its key if that can be found.
local fail = require "fail"
local kinds = require "cli.kinds"
local lists = require "list"
local options = require "cli.options"
local pipeline = require "pipeline"
local rows = require "cli.table".rows
local sandbox = require "cli.sandbox"

local M = {}

-- the text of a configuration, by line
local File = {}
File.__index = File

local function read(path, bytes)
  local file = setmetatable({ path = path, log = fail.log(path) }, File)
  for line in (bytes .. "\n"):gmatch("(.-)\r?\n") do
    file[#file + 1] = line:gsub("%-%-.*$", "")
  end
  return file
end

-- the first line, from line `from` on, where the key gets a value, or nil
function File:key(name, from)
  if not name:match("^[%a_][%w_]*$") then return nil end
  for k = from or 1, #self do
    local line = self[k]
    if line:find("%f[%w_]" .. name .. "%f[^%w_]%s*=[^=]") or line:find("%f[%w_]" .. name .. "%s*=$")
      or line:find("function%s+" .. name .. "%f[^%w_]") then
      return k
    end
  end
end

-- the first line with the string, in quotes, or nil
function File:string(text, from)
  for k = from or 1, #self do
    if self[k]:find('"' .. text .. '"', 1, true) or self[k]:find("'" .. text .. "'", 1, true) then
      return k
    end
  end
end

local function check_keys(said, file, names, wrong)
  local known = {}
  for _, name in ipairs(names) do known[name] = true end
  local keys = kinds.keys_of(said, function(fmt, ...) file.log:error(nil, fmt, ...) end)
  for _, key in ipairs(keys) do
    if not known[key] then
      local name = tostring(key)
      wrong[fail.near(name, names) or name] = true
      local helper = type(said[key]) == "function" and "; make a helper local" or ""
      file.log:error(file:key(name), "there is no key %s%s%s", fail.quote(name),
        fail.suggest(name, names), helper)
    end
  end
end

function M.load(path, bytes)
  local said, file = sandbox.run(path, (bytes:gsub("^\u{FEFF}", ""))), read(path, bytes)
  local values, names, wrong = {}, {}, {}
  for _, row in ipairs(rows) do
    local key = row.key
    local function say(fmt, ...) file.log:error(file:key(key), key .. ": " .. fmt, ...) end
    if not row.typed then
      local before = #file.log.items
      names[#names + 1] = key
      local value = said[key] ~= nil and row.kind.value(said[key], say, file) or nil
      -- the model finds further mistakes in constraints
      local goes_on = key == "constraints" and value
      wrong[key] = #file.log.items > before and not goes_on
      values[key] = not wrong[key] and value or nil
    end
  end
  check_keys(said, file, names, wrong)
  return { values = values, file = file, wrong = wrong }
end

function M.check(config, job)
  if not config.file.log:failed() then return end
  -- a link or joint that a wrong key would have added must not be reported as missing elsewhere
  local wrong = config.wrong
  local lacks = wrong.constraints or wrong.extra_frames or wrong.frames or wrong.prescribed
  pipeline.run(job, lacks and "check" or "model")
  config.file.log:check()
end

-- turns "--frames: there is no link 'x'" into { file, line of 'x' or of the key, "frames: there is
-- .." }
local function located_item(item, config, args)
  local option, rest = (item.text or ""):match("^%-%-([%w-]+)(.*)$")
  local key = option and option:gsub("-", "_")
  if not key or config.values[key] == nil or options.typed(args, key) then return nil end
  local file, about = config.file, item.word
  local from = file:key(key)
  local line = from and about and (file:string(about, from) or file:key(about, from))
  return { file = file.path, line = line or from, severity = "error", text = key .. rest }
end

-- failure: of a run with this configuration (or nil); mistakes of the file itself are added to it
function M.located(failure, config, args)
  if not config or failure.bug then return failure end
  local all, code = fail.log(), 1
  all.items = lists.joined(config.file.log.items)
  local known = lists.set(all.items)
  for _, item in ipairs(failure.items) do
    local found = item.usage and located_item(item, config, args) or item
    if found.usage then code = 2 end
    if not known[item] then table.insert(all.items, found) end
  end
  return { code = code, items = all:sorted() }
end

return M
