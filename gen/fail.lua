-- The only way to report a problem in gen/.
--
-- A problem is an item { file =, line = or nil, severity = "error" | "warning", text =, at = the
-- place in the order of lines, where it is not that line }.  Items
-- are collected in a log (one per input file) or raised; a raised failure is a table with the
-- metatable `fail.Failure`, fields `code` and `items`.  Nothing here prints or exits: the command
-- line does, with `fail.render`.
--
-- Codes are those of the command line: 1 an error in an input, 2 one in the command line, 3 a bug.
--
-- Names come from untrusted files, so a message shows them through `fail.quote`.

local escape = require "fail.escape"

local M = {}

M.Failure = {}
M.Failure.__index = M.Failure

local SHOWN = 8 -- a message lists at most so many names and counts the rest

local Log = {}
Log.__index = Log

-- Shows a name in quotes; control, invisible and invalid bytes are escaped, a long name is
-- shortened in the middle.
M.quote = escape.quote

-- The same escapes without quotes and at full length, for a foreign message.
M.escape = escape.escape

-- The candidate (of a list) that `name` most likely means, or nil.
function M.near(...) return require "fail.near"(...) end -- which few runs need

-- " (did you mean 'upper_arm'?)", or "" if no candidate is near (`limit` as in fail.near).
function M.suggest(name, candidates, limit)
  local names = {}
  for _, one in ipairs(candidates) do
    names[#names + 1] = type(one) == "table" and one.name or one
  end
  local guess = M.near(name, names, limit)
  return guess and (" (did you mean %s?)"):format(M.quote(guess)) or ""
end

-- "; similar: qdot_matrix" for the names that contain `name` ("matrix"), or "".
function M.containing(name, names)
  local found = {}
  for _, one in ipairs(names) do
    if one:lower():find(name:lower(), 1, true) then found[#found + 1] = one end
  end
  return #found > 0 and "; similar: " .. M.listed(found, ", ") or ""
end

-- "a, b and 3 more" of strings.
function M.listed(strings, separator)
  local more = #strings - SHOWN
  return table.concat(strings, separator, 1, math.min(#strings, SHOWN))
    .. (more > 0 and (" and %d more"):format(more) or "")
end

-- " (did you mean 'tool0'?)", or, if no name is near, "; the links are 'a', 'b' and 3 more". links:
-- their names, or records
function M.near_link(name, links)
  local near, names = M.suggest(name, links), {}
  if near ~= "" then return near end
  for k, one in ipairs(links) do names[k] = M.quote(one.name or one) end
  return "; the links are " .. M.listed(names, ", ")
end

-- Raises { code = 1 | 2 | 3, items = list }.
function M.raise(failure)
  error(setmetatable({ code = failure.code, items = failure.items }, M.Failure), 0)
end

-- Whether `e`, caught by pcall, was raised here.
function M.is(e)
  return getmetatable(e) == M.Failure
end

-- A mistake on the command line, "--option: expected ..".  word: the wrong one of the option's
-- words, or nil; if the option is in a configuration, its line is found by this word.
function M.usage(text, word)
  local item = { severity = "error", text = text, word = word, usage = true }
  M.raise { code = 2, items = { item } }
end

-- One error in an input file; `line` may be nil.
function M.input(file, line, text)
  M.raise {
    code = 1,
    items = { { file = file, line = line, severity = "error", text = text } },
  }
end

-- "file:12: error: text", without unknown parts.
function M.format(item)
  local place = ""
  if item.file and item.line then
    place = ("%s:%d: "):format(M.escape(item.file), item.line)
  elseif item.file then
    place = M.escape(item.file) .. ": "
  end
  return ("%s%s: %s"):format(place, item.severity, item.text)
end

local function count_of(n, word)
  return ("%d more %s%s"):format(n, word, n == 1 and "" or "s")
end

-- The items as lines of text, at most `max` (20) of them, errors before warnings when not all
-- fit, then a line that counts the rest.
function M.render(items, max)
  max = max or 20
  local errors = 0
  for _, item in ipairs(items) do
    errors = errors + (item.severity == "error" and 1 or 0)
  end
  local room = { error = math.min(errors, max), warning = math.max(0, max - errors) }
  local left = { error = 0, warning = 0 }
  local lines = {}
  for _, item in ipairs(items) do
    local severity = item.severity
    if room[severity] > 0 then
      room[severity] = room[severity] - 1
      lines[#lines + 1] = M.format(item)
    else
      left[severity] = left[severity] + 1
    end
  end
  local rest = {}
  for _, severity in ipairs { "error", "warning" } do
    if left[severity] > 0 then
      rest[#rest + 1] = count_of(left[severity], severity)
    end
  end
  if #rest > 0 then
    lines[#lines + 1] = "... and " .. table.concat(rest, " and ")
  end
  return lines
end

function M.Failure:__tostring()
  return table.concat(M.render(self.items), "\n")
end

-- A collector for one input file: `log:error(line, fmt, ...)`, `log:warn(line, fmt, ...)`,
-- `log:hint(line, fmt, ...)`, `log:try(f, ...)`, `log:check()`, `log:warnings()`; `log.items` in
-- the order of arrival.  Lines of a file that it includes are numbered from `log:part(file)` on;
-- `log:place(line, main)` gives the file (the main one is called `main`, if given) and the line in
-- it, `log:where(line, from)` names it in a message about `from`, in the main file unless given:
-- "line 12", "line 12 of parts/arm.xml".
function M.log(file)
  return setmetatable({ file = file, items = {} }, Log)
end

-- more lines than a file has
local PART <const> = 1 << 32

function Log:part(file)
  self.parts = self.parts or {}
  self.parts[#self.parts + 1] = file
  return #self.parts * PART
end

function Log:place(line, main)
  local part = line and self.parts and self.parts[line // PART]
  if part then return part, line % PART end
  return main or self.file, line
end

function Log:where(line, from)
  local file, number = self:place(line)
  return ("line %d%s"):format(number, file ~= self:place(from) and " of " .. M.escape(file) or "")
end

local function add(log, severity, line, fmt, ...)
  local text = select("#", ...) > 0 and fmt:format(...) or fmt
  local item = { severity = severity, text = text }
  item.file, item.line = log:place(line)
  if item.line ~= line then item.at = line end
  log.items[#log.items + 1] = item
  return item
end

-- A warning that is advice on the code: not given if no code is written.
function Log:hint(line, fmt, ...)
  add(self, "warning", line, fmt, ...).hint = true
end

function Log:error(line, fmt, ...)
  add(self, "error", line, fmt, ...)
end

-- Returns the item.
function Log:warn(line, fmt, ...)
  return add(self, "warning", line, fmt, ...)
end

local function with_traceback(problem)
  return M.is(problem) and problem or debug.traceback(tostring(problem), 2)
end

-- Calls f(...) and collects the mistakes that it raises: its results, or nothing.
function Log:try(f, ...)
  local results = table.pack(xpcall(f, with_traceback, ...))
  if results[1] then return table.unpack(results, 2, results.n) end
  local problem = results[2]
  if not M.is(problem) then error(problem, 0) end
  table.move(problem.items, 1, #problem.items, #self.items + 1, self.items)
end

-- Those of one severity (nil: all) by line; within a line in order of arrival.
local function by_line(log, severity)
  local picked, place = {}, {}
  for i, item in ipairs(log.items) do
    if severity == nil or item.severity == severity then
      picked[#picked + 1] = item
      place[item] = i
    end
  end
  table.sort(picked, function(a, b)
    local la, lb = a.at or a.line or 0, b.at or b.line or 0
    if la ~= lb then
      return la < lb
    end
    return place[a] < place[b]
  end)
  return picked
end

-- All items by line.
function Log:sorted()
  return by_line(self)
end

-- The warnings by line; without_hints: those that are no advice.
function Log:warnings(without_hints)
  local list = {}
  for _, item in ipairs(by_line(self, "warning")) do
    if not (without_hints and item.hint) then list[#list + 1] = item end
  end
  return list
end

-- Whether there is an error.
function Log:failed()
  return by_line(self, "error")[1] ~= nil
end

-- Raises the errors, if any, by line: code 2 if a mistake on the command line is among them, else
-- 1.
function Log:check()
  local errors, code = by_line(self, "error"), 1
  for _, item in ipairs(errors) do code = item.usage and 2 or code end
  if #errors > 0 then M.raise { code = code, items = errors } end
end

return M
