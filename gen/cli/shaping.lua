-- Lists the options that shape the code of a function, as typed, in one form and order, whether
-- they come from the command line or from a configuration.
--
--   shaping.of(options) -> list of { key, words } of those that differ from the default.  Payloads,
--     frames and constraints of a configuration are parts of the robot and not included.
local number = require "number"
local rows = require "cli.table".rows

local M = {}

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

function M.of(options)
  local list = {}
  for _, row in ipairs(rows) do
    local value = options[row.key]
    if row.flags and not (row.aside or row.which or row.typed) and value ~= nil then
      if row.key == "real" and options.custom then value = "custom:" .. value end
      local words = joined(row, value)
      local default = row.default and row.kind.word(row.default, error)
      if words ~= "" and not (default ~= nil and words == joined(row, default)) then
        list[#list + 1] = { key = row.key, words = words }
      end
    end
  end
  return list
end

return M
