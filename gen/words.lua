-- Lists of words, and data that is nothing else: plain text beside the code.
--
--   words.of(module) -> title -> list of words, of the file of that module's name in .txt, where a
--     line "[title]" begins a list and # a comment
--   words.each(text) -> list of its words;  words.set(list) -> word -> true
local M = {}

function M.each(text)
  local list = {}
  for word in text:gmatch("%S+") do list[#list + 1] = word end
  return list
end

function M.set(list)
  local set = {}
  for _, word in ipairs(list) do set[word] = true end
  return set
end

function M.of(module)
  local lists, title = {}, ""
  local place = package.path:gsub("%.lua%f[;\0]", ".txt")
  for line in io.lines((assert(package.searchpath(module, place)))) do
    title = line:match("^%[(.+)%]$") or title
    local list = lists[title] or {}
    lists[title] = list
    local words = line:find("^%[") and {} or M.each((line:gsub("#.*", "")))
    table.move(words, 1, #words, #list + 1, list)
  end
  return lists
end

return M
