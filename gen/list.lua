-- Helpers for lists, and a reader of word lists in plain text files next to the code.
--
--   lists.append(list, more) -> list, after appending the elements of `more`
--   lists.joined(..) -> a new list of the elements of several
--   lists.union(list, more) -> a new list of both, without repetitions
--   lists.mapped(list, change) -> the list of change(x)
--   lists.those(list, test) -> the list of those x for which test(x) holds
--   lists.all(list, test), lists.any(list, test) -> whether test(x) holds for all, or for any
--   lists.first(list, test) -> the first x for which test(x) holds, or nil
--   lists.count(list, test) -> for how many x it holds
--   lists.are_same(list)
--   lists.set(list) -> element -> true;  lists.words(text) -> list
--   lists.read(module) -> title -> list of words, from the .txt file of that module's name: a line
--     "[title]" begins a list, # a comment
local M = {}

function M.append(list, more) return table.move(more, 1, #more, #list + 1, list) end

function M.joined(...)
  local all = {}
  for _, list in ipairs { ... } do M.append(all, list) end
  return all
end

function M.union(list, more)
  local all, seen = {}, {}
  for _, x in ipairs(M.joined(list, more)) do
    if not seen[x] then all[#all + 1], seen[x] = x, true end
  end
  return all
end

function M.mapped(list, change)
  local image = {}
  for k, x in ipairs(list) do image[k] = change(x) end
  return image
end

function M.those(list, test)
  local some = {}
  for _, x in ipairs(list) do
    if test(x) then some[#some + 1] = x end
  end
  return some
end

function M.all(list, test)
  for _, x in ipairs(list) do
    if not test(x) then return false end
  end
  return true
end

function M.any(list, test)
  for _, x in ipairs(list) do
    if test(x) then return true end
  end
  return false
end

function M.first(list, test)
  for _, x in ipairs(list) do
    if test(x) then return x end
  end
end

function M.count(list, test)
  local count = 0
  for _, x in ipairs(list) do count = count + (test(x) and 1 or 0) end
  return count
end

function M.are_same(list)
  for _, x in ipairs(list) do
    if x ~= list[1] then return false end
  end
  return true
end

function M.set(list)
  local set = {}
  for _, x in ipairs(list) do set[x] = true end
  return set
end

function M.words(text)
  local list = {}
  for word in text:gmatch("%S+") do list[#list + 1] = word end
  return list
end

function M.read(module)
  local lists, title = {}, ""
  local place = package.path:gsub("%.lua%f[;\0]", ".txt")
  for line in io.lines((assert(package.searchpath(module, place)))) do
    title = line:match("^%[(.+)%]$") or title
    lists[title] = lists[title] or {}
    if not line:find("^%[") then M.append(lists[title], M.words((line:gsub("#.*", "")))) end
  end
  return lists
end

return M
