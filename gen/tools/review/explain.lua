-- Explains a name in the generated code of a robot.
--
--   explain.of(job, name) -> a list with a record for each meaning of the name (of
--                            tools.review.value or tools.review.global); fails if it has none
--   explain.text(list) -> lines for people
-- job: after the stage `lower`.  A name of the header may omit the robot's name: crba is duo_crba,
-- H_right_right is DUO_H_right_right, but right_right is not.
local fail = require "fail"
local global = require "tools.review.global"
local json = require "json"
local lists = require "list"
local order = require "order"
local say = require "tools.review.say"
local text = require "text"
local value = require "tools.review.value"

local M = {}

local WIDTH = 100

-- ---- finding ------------------------------------------------------------------------------------

-- a meaning that several functions share is printed once
local function key_of(one) return json.text(order.with(one, { functions = {}, readers = {} })) end

local function meanings(job, name)
  local list, known = {}, {}
  for _, item in ipairs(value.texts(job)) do
    local one = value.of(job, item, name)
    local key = one and key_of(one)
    local same = key and known[key]
    if same then
      lists.append(same.functions, one.functions)
      for fn, names in order.pairs(one.readers) do same.readers[fn] = names end
    elseif one then
      list[#list + 1], known[key] = one, one
    end
  end
  return list
end

local function refuse(job, name)
  local names = global.names(job)
  for _, item in ipairs(value.texts(job)) do lists.append(names, value.names(job, item)) end
  local plain = name:gsub("^" .. job.symbols.name .. "_", "")
  local more = job.symbols.functions[plain] and ("; it is a function that was not requested: "
    .. "--functions %s"):format(plain) or fail.suggest(name, names)
  fail.usage(("explain: the code of %s has no value, number, index or function %s%s"):format(
    fail.quote(job.symbols.name), fail.quote(name), more), name)
end

function M.of(job, name)
  local list, r = meanings(job, name), job.symbols
  local small, capital = r.name .. "_" .. name, r.upper .. "_" .. name
  for full in order.pairs { [name] = true, [small] = true, [capital] = true } do
    list[#list + 1] = global.of(job, full)
  end
  if #list == 0 then refuse(job, name) end
  return list
end

-- ---- saying -------------------------------------------------------------------------------------

-- foreign text for a terminal; escapes that the code's comments contain stay as they are
local function shown(words) return (words:gsub("[^\\]+", fail.escape)) end

local function heading(one)
  local where = one.functions and " in " .. say.join(one.functions, 6) or ""
  return ("%s: %s%s%s"):format(one.name, one.kind, where, one.lanes and ", limbs in lanes" or "")
end

local function add_body(add, body)
  if not body then return end
  local function at(place) return place and (" (%s)"):format(place) or "" end
  add("body", ("joint %s%s, link %s%s"):format(body.joint, at(body.joint_place), body.link,
    at(body.link_place)))
end

local function add_constant(add, one)
  add("value", ("%.17g"):format(one.value):len() < 12 and ("%.17g"):format(one.value)
    or say.value(one.value))
  if one.formula then
    add("formula", one.numbers and ("%s = %s"):format(one.formula, one.numbers) or one.formula)
  end
  if one.written then add("in the file", one.written) end
  for k, chosen in ipairs(one.chosen) do
    if chosen.name ~= one.name then
      add(k == 1 and "where" or "", ("%s = %s"):format(chosen.name, chosen.formula))
    end
  end
  if #one.chosen > 0 then add("", "m, h = m*c and J are about the origins of these links") end
  local rows = lists.mapped(one.from, function(from)
    return { from.name, say.value(from.value), from.what or "", from.place or "" }
  end)
  for k, line in ipairs(text.columns(rows, shown)) do
    add(k == 1 and "made of" or "", line, true)
  end
end

local function add_value(add, one)
  if one.letter then
    local words = one.letter .. (one.says and ": " .. one.says or "")
    for _, part in ipairs { { "frame", "seen from the frame of" }, { "column", "column" },
      { "constraint", "in constraint" }, { "component", "its" } } do
      local id = one[part[1]]
      words = id and ("%s, %s %s"):format(words, part[2], id) or words
    end
    add("role", (one.by and ("d/d(%s) of "):format(one.by) or "") .. words)
  else
    add("role", "none: a value that several statements share")
  end
  for k, words in ipairs(one.equations) do add(k == 1 and "equation" or "", words) end
  for _, label in ipairs { "source", "section", "step", "statement" } do add(label, one[label]) end
  if one.numbers ~= one.statement then add("numbers", one.numbers) end
end

local function add_function(add, one)
  add("prototype", one.prototype)
  for k, words in ipairs(one.doc) do add(k == 1 and "what" or "", words) end
  add("operations", one.operations)
  for k, words in ipairs(one.equations) do add(k == 1 and "equation" or "", words) end
  add("file", one.file)
  if one.calls and #one.calls > 0 then add("calls", table.concat(one.calls, ", ")) end
end

local ADD = { constant = add_constant, value = add_value, ["function"] = add_function }

-- a meaning of the name as lines: a label and words, which continue below the words
local function lines_of(one)
  local lines = { heading(one) }
  local function add(label, words, as_is)
    if not words then return end
    local wrapped = as_is and { words } or text.wrap(shown(words), WIDTH - 15, "")
    for k, line in ipairs(wrapped) do
      lines[#lines + 1] = ("  %-12s %s"):format(k == 1 and label or "", line)
    end
  end
  if ADD[one.kind] then
    ADD[one.kind](add, one)
  else
    add("what", one.says)
    add("value", one.value and tostring(one.value))
  end
  add_body(add, one.body)
  for label, by in order.pairs { ["read by"] = one.readers, ["written by"] = one.writers } do
    for fn, names in order.pairs(by) do
      add(label, #names > 0 and ("%s: %s"):format(fn, say.join(names, 8)) or nil)
      label = #names > 0 and "" or label
    end
  end
  return lines
end

function M.text(list)
  return table.concat(lists.mapped(list, function(one)
    return table.concat(lines_of(one), "\n") .. "\n"
  end), "\n")
end

return M
