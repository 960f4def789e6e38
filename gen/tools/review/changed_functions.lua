-- The effect of a change on each generated function: operations, statements, constants.
--
--   changed_functions.of(old, new, translated)   of tools.review.code;  translated: as in
--     tools.review.changed_interface
--   -> those that differ, in the order of the new header, removed ones last: {
--       name, kind = "added" | "removed" | "changed",
--       operations = { old, new, percent }, nil if they are not counted,
--       statements = { old, new = how many, changed = how many of the new ones are new,
--                      gone = how many of the old ones are gone,
--                      only = "names" if only names differ, "order" if only the order does,
--                      nil otherwise },
--       constants = { old, new = how many, changed = { { name, old, new, percent }.. },
--                     added, removed = names } }
local json = require "json"
local list = json.list
local lists = require "list"
local order = require "order"

local M = {}

local WORD = "%f[%w_][%a_][%w_]*"

-- name -> name where one list of statements is the other under new names, else nil.  A name that
-- existed before with another meaning is not a new name.
local function renaming(old, new)
  local to, from = {}, {}
  if #old ~= #new then return nil end
  for k, one in ipairs(old) do
    local other = new[k]
    if one:gsub(WORD, "$") ~= other:gsub(WORD, "$") then return nil end
    local words = other:gmatch(WORD)
    for word in one:gmatch(WORD) do
      local now = words()
      if (to[word] or now) ~= now or (from[now] or word) ~= word then return nil end
      to[word], from[now] = now, word
    end
  end
  for word, now in order.pairs(to) do
    if now ~= word and (from[word] or to[now]) then return nil end
  end
  return to
end

-- how many elements of each of two lists are not in the other
local function apart(old, new)
  local count, gone, more = {}, #old, 0
  for _, words in ipairs(old) do count[words] = (count[words] or 0) + 1 end
  for _, words in ipairs(new) do
    if (count[words] or 0) > 0 then
      count[words], gone = count[words] - 1, gone - 1
    else
      more = more + 1
    end
  end
  return gone, more
end

local function same(old, new) return table.concat(old, "\n") == table.concat(new, "\n") end

local function percent(old, new) return old ~= 0 and 100 * (new - old) / old or nil end

-- now(old name) -> new name
local function constants(old, new, now)
  local one = { old = #old.order, new = #new.order, changed = list {}, added = list {},
    removed = list {} }
  local known = {}
  for _, name in ipairs(old.order) do
    local other = now(name)
    local was, is = old.constants[name], new.constants[other]
    known[other] = true
    if is == nil then
      table.insert(one.removed, name)
    elseif is ~= was then
      local numbers = type(is) == "number" and type(was) == "number"
      table.insert(one.changed, { name = other, old = was, new = is,
        percent = numbers and percent(was, is) or nil })
    end
  end
  for _, name in ipairs(new.order) do
    if not known[name] then table.insert(one.added, name) end
  end
  return one
end

-- Statements are counted as changed only if they differ after renaming: by a renaming of all names
-- that makes both texts the same, else by that of links and joints.  nil if nothing differs.
local function compare(old, new, translated)
  local equal = old.text == new.text and old.cost == new.cost
  if equal and json.text(old.constants) == json.text(new.constants) then return nil end
  local one = { name = new.name, kind = "changed" }
  local was, is = old.statements, new.statements
  local names = renaming(was, is)
  if not names then
    was = lists.mapped(was, function(words) return (words:gsub(WORD, translated)) end)
  end
  local gone, more = apart(was, is)
  if names then gone, more = 0, 0 end
  local unchanged, moved = same(old.statements, is), not names and gone + more == 0
  one.statements = {
    old = #was, new = #is, gone = gone, changed = more,
    only = not unchanged and (names and "names" or moved and "order") or nil,
  }
  one.constants = constants(old, new, function(name)
    return names and names[name] or translated(name)
  end)
  if old.cost and new.cost then
    one.operations = { old = old.cost, new = new.cost, percent = percent(old.cost, new.cost) }
  end
  return one
end

local function whole(fn, kind)
  local old, new = kind == "added" and 0 or 1, kind == "added" and 1 or 0
  return {
    name = fn.name, kind = kind,
    operations = fn.cost and { old = old * fn.cost, new = new * fn.cost },
    statements = { old = old * #fn.statements, new = new * #fn.statements,
      gone = old * #fn.statements, changed = new * #fn.statements },
    constants = { old = old * #fn.order, new = new * #fn.order, changed = list {},
      added = list(new == 1 and fn.order or {}), removed = list(old == 1 and fn.order or {}) },
  }
end

function M.of(old, new, translated)
  local all, was, seen = list {}, {}, {}
  for _, fn in ipairs(old.functions) do was[translated(fn.name)] = fn end
  for _, fn in ipairs(new.functions) do
    local before = was[fn.name]
    seen[fn.name] = true
    all[#all + 1] = before and compare(before, fn, translated) or not before
      and whole(fn, "added") or nil
  end
  for _, fn in ipairs(old.functions) do
    if not seen[translated(fn.name)] then all[#all + 1] = whole(fn, "removed") end
  end
  return all
end

return M
