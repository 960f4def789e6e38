-- Parts of messages about a robot: names, numbers, and a part's name in the file's format.

local fail = require "fail"

local M = {}

-- At most so many suggestions per file: comparing names takes time, and only the first errors are
-- shown.
local SUGGESTIONS = 20

--- "joint 'elbow'", or "joint without a name".
function M.who(kind, name)
  return name and kind .. " " .. fail.quote(name) or kind .. " without a name"
end

--- `wanted`, or `wanted_2` and so on: a name that is not in `taken`, and is now.
function M.fresh(taken, wanted)
  local name, count = wanted, 1
  while taken[name] do name, count = ("%s_%d"):format(wanted, count + 1), count + 1 end
  taken[name] = true
  return name
end

--- A file's name without directory and extension; nil for a stream such as <stdin>.
function M.stem(file)
  local name = file:match("[^/]*$"):gsub("^(.[^.]*)%..*$", "%1")
  return not name:find("[<>]") and name ~= "" and name or nil
end

-- The name of a part of the record in the file's format: "<inertial>" in XML.
function M.part(robot, name) return (robot.mark or "%s"):format(name) end

-- " (did you mean ...?)" with a near name from the first list of records that has one, or "".
-- context.suggestions counts the calls.
function M.suggest(context, name, ...)
  context.suggestions = (context.suggestions or 0) + 1
  local hint = ""
  for _, records in ipairs(context.suggestions <= SUGGESTIONS and { ... } or {}) do
    if hint == "" then hint = fail.suggest(name, records) end
  end
  return hint
end

--- `value` in at most six digits; the same in every locale.
function M.number(value) return (("%.6g"):format(value):gsub("[^%w+-]+", ".")) end

--- Several values, between blanks.
function M.numbers(values)
  local shown = {}
  for i, value in ipairs(values) do shown[i] = M.number(value) end
  return table.concat(shown, " ")
end

return M
