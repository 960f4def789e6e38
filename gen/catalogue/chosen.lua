-- Resolves the words of --functions: names of functions; base names of functions of links, which
-- mean all requested links; names of groups; and "all", the functions that are in no group.
--
--   chosen(functions, words, model) -> list in the order of the catalogue, with only the route that
--     a word names ("fd:H"), and the functions of "all" that the robot lacks: { { why, names }.. }
--   functions: the catalogue of the robot
local catalogue = require "catalogue"
local fail = require "fail"
local lists = require "list"
local order = require "order"

-- an error for a word that is not a function of this robot; the first one says how to list all
local function refuse(functions, word, model, first)
  for _, name in ipairs(catalogue.PER_FRAME) do
    local function of_link(place) return word == name .. "_" .. place.id end
    if word == name or lists.any(model.places, of_link) then
      fail.usage(("--functions: %s belongs to a link: name links with --frames"):format(word), word)
    end
  end
  local names = lists.mapped(functions, function(fn) return fn.name end)
  local known = lists.joined(catalogue.GROUPS, catalogue.PER_FRAME, names)
  local near = fail.suggest(word, known)
  fail.usage(("--functions: there is no %s%s%s"):format(fail.quote(word),
    near ~= "" and near or fail.containing(word, known),
    first and near == "" and "; pinion --list-functions lists all functions" or ""), word)
end

local function lacks(name, why, word)
  fail.usage(("--functions: this robot has no %s: %s"):format(name, why), word)
end

-- does the word select the function, and is it its name?
local function means(word, fn)
  if fn.name == word or fn.base == word then return true, true end
  return fn.group == word or word == "all" and not fn.group, false
end

-- functions of "all" that the robot lacks, without those that an option would add
local function lacking(functions, model)
  local list, by_why = {}, {}
  for _, fn in ipairs(functions) do
    local why = not fn.group and fn.lacks(model)
    if why and not why:find("--", 1, true) then
      if not by_why[why] then
        by_why[why] = { why = why, names = {} }
        list[#list + 1] = by_why[why]
      end
      table.insert(by_why[why].names, fn.name)
    end
  end
  return list
end

return function(functions, words, model)
  local wanted, list, by_route, log = {}, {}, {}, fail.log()
  local function want(word) -- the functions of a word: a group, a route, a name
    local group, found, missing = catalogue.GROUPS[word], false, nil
    for _, fn in ipairs(functions) do
      for _, route in ipairs(fn.routes or {}) do
        if route.word == word then
          by_route[fn], word = order.with(fn, { routes = { route } }), fn.name
        end
      end
      local meant, by_name = means(word, fn)
      if meant then
        local why = fn.lacks(model)
        wanted[fn], found, missing = not why, found or not why, missing or why
        if why and by_name then lacks(fn.name, why, word) end
      end
    end
    if group and missing and not found then lacks(word, missing, word) end
    if not (found or group or word == "all") then
      refuse(functions, word, model, #log.items == 0)
    end
  end
  for _, word in ipairs(words) do log:try(want, word) end
  log:check()
  -- callees come before their callers
  local needed = {}
  for k = #functions, 1, -1 do
    local fn = functions[k]
    wanted[fn] = wanted[fn] or needed[fn.name]
    for _, name in ipairs(wanted[fn] and fn.calls or {}) do needed[name] = true end
  end
  -- in the order of the catalogue
  for _, fn in ipairs(functions) do
    if wanted[fn] then list[#list + 1] = by_route[fn] or fn end
  end
  return list, lists.set(words).all and lacking(functions, model) or {}
end
