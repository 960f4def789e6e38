-- Compares two robots and their code: plain data, for programs, and for tools.review.sentences,
-- which writes it for people.
--
--   comparison.of(old, new) -> { same, old, new = the sides' names, notes = sentences, robot = of
--     tools.review.changes or nil, options = { { name, old, new }.. } that differ, interface = of
--     tools.review.changed_interface, functions = of tools.review.changed_functions, of = how many
--     functions there are, removed ones included, constants = { { name, old, new, percent,
--     functions = names }.. } that changed, each once, warnings = { added, removed } or nil,
--     others = names of other files whose code differs }
-- A side: { name, r = C identifier, files = name -> text, robot = of tools.review.seen_robot,
-- options = by name, warnings = list, ids = { link, joint }: name -> C identifier }; robot and
-- the fields after it are nil if unknown, note = of a report that was not read, or nil.  If a robot
-- is unknown, both are read from their tables.
local changes = require "tools.review.changes"
local code_of = require("tools.review.code").of
local functions = require "tools.review.changed_functions"
local interface = require "tools.review.changed_interface"
local json = require "json"
local lists = require "list"
local order = require "order"
local tables = require "tools.review.read_tables"

local M = {}

-- A name of the old code in the new one, if links and joints are renamed: replaces their
-- identifiers, which are whole words between underscores.
local function translation(renamed, old, new)
  local of, list = {}, {}
  for _, one in ipairs(renamed) do
    local a, b = old.ids and old.ids[one.what] or {}, new.ids and new.ids[one.what] or {}
    local from, to = a[one.old] or one.old, b[one.new] or one.new
    if from ~= to then of[from], list[#list + 1] = to, from end
  end
  -- longer names first: they may contain shorter ones
  table.sort(list, function(a, b)
    if #a ~= #b then return #a > #b end
    return order.less_bytes(a, b)
  end)
  -- names are translated when they are met first
  if #list == 0 then return function(name) return name end end
  local known = {}
  return function(name)
    local done = known[name]
    if not done then
      done = "_" .. name .. "_"
      for k, from in ipairs(list) do -- first by a mark, so that nothing is replaced twice
        local text = done
        done = text:gsub("()" .. from:gsub("%p", "%%%0") .. "()", function(first, after)
          local whole = text:find("^%W", first - 1) and text:find("^%W", after)
          return whole and ("\1%d\2"):format(k)
        end)
      end
      done = done:gsub("\1(%d+)\2", function(k) return of[list[tonumber(k)]] end)
      done = done:sub(2, -2)
      known[name] = done
    end
    return done
  end
end

local function options_apart(old, new)
  local list = json.list {}
  for name in order.pairs(old and new and order.with(old, new) or {}) do
    local a, b = json.text(old[name]), json.text(new[name])
    if a ~= b then list[#list + 1] = { name = name, old = old[name], new = new[name] } end
  end
  return list
end

-- constants that changed in several functions, once
local function gathered(list)
  local found, of = json.list {}, {}
  for _, fn in ipairs(list) do
    for _, one in ipairs(fn.constants.changed) do
      local key = ("%s|%s|%s"):format(one.name, one.old, one.new)
      if not of[key] then
        of[key] = { name = one.name, old = one.old, new = one.new, percent = one.percent,
          functions = {} }
        found[#found + 1] = of[key]
      end
      table.insert(of[key].functions, fn.name)
    end
  end
  return found
end

-- the elements of `list` that are not in `other`
local function without(list, other)
  local known = lists.set(other)
  return json.list(lists.those(list, function(x) return not known[x] end))
end

local function others_apart(old, new)
  local list = json.list {}
  for name, text in order.pairs(new.rest) do
    if old.rest[name] ~= text then list[#list + 1] = name end
  end
  for name in order.pairs(old.rest) do
    if not new.rest[name] then list[#list + 1] = name end
  end
  return list
end

function M.of(old, new)
  local was, is, notes = old.robot, new.robot, json.list {}
  for _, side in ipairs { old, new } do notes[#notes + 1] = side.note end
  -- a robot that was compiled has more digits than tables, so both are read alike
  if not (was and is) then
    local single = tables.in_float(old.r, old.files) or tables.in_float(new.r, new.files)
    was, is = tables.of(old.r, old.files, single), tables.of(new.r, new.files, single)
  end
  local robot = was and is and changes.of(was, is)
  local translated = translation(robot and robot.renamed or {}, old, new)
  local before, after = code_of(old.r, old.files), code_of(new.r, new.files)
  -- code is compared by the names that it has after links and joints are renamed
  local result = {
    old = old.name, new = new.name, notes = notes, robot = robot or nil,
    options = options_apart(old.options, new.options),
    interface = interface.of(before, after, translated),
    functions = functions.of(before, after, translated), of = #after.functions,
    others = others_apart(before, after),
  }
  for _, fn in ipairs(result.functions) do
    result.of = result.of + (fn.kind == "removed" and 1 or 0)
  end
  if old.r ~= new.r then
    result.interface.verdict, result.interface.renamed = "breaks", { old = old.r, new = new.r }
  end
  result.constants = gathered(result.functions)
  if old.warnings and new.warnings then
    result.warnings = { added = without(new.warnings, old.warnings),
      removed = without(old.warnings, new.warnings) }
  end
  -- other warnings alone are no difference
  local count = #result.options + #result.functions + #result.others
  if robot then count = count + #robot.items + #robot.order + #robot.subtrees end
  result.same = count == 0 and result.interface.verdict == "same"
  return result
end

return M
