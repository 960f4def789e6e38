-- Numbers and lists in words.
--
--   say.value(x, other, digits)   a number, a list of them, a word or nil; with more digits if it
--                                 would otherwise look like `other`, which is printed next to it;
--                                 given digits: of a sum, whose rounding errors do not count
--   say.percent(x), say.plural(n, word), say.join(list, most)
local number = require "number"

local M = {}

-- the shortest text that differs from the other number's, of at least so many digits
local function number_text(x, other, digits)
  local form, noise = ("%%.%dg"):format(digits or 6), digits and 1e-12 * math.abs(x) or 0.0
  local words = form:format(x)
  local differs = type(other) == "number" and math.abs(x - other) > noise
  if differs and words == form:format(other) then return number.plain(x) end
  return words == "-0" and "0" or words
end

function M.value(x, other, digits)
  if x == nil then return "none" end
  if type(x) == "number" then return number_text(x, other, digits) end
  if type(x) ~= "table" then return tostring(x) end
  local words = {}
  for k, one in ipairs(x) do
    words[k] = M.value(one, type(other) == "table" and other[k] or nil, digits)
  end
  return #words > 0 and table.concat(words, " ") or "{ .. }"
end

local function signed(x)
  if math.abs(x) < 1 then return ("%+.2g"):format(x) end
  return ("%+.1f"):format(x):gsub("%.0$", "")
end

function M.percent(x) return x and signed(x) .. " %" or "" end

function M.plural(n, word)
  return ("%d %s%s"):format(n, word, n == 1 and "" or word:find("s$") and "es" or "s")
end

function M.join(list, most)
  if #list <= most then return table.concat(list, ", ") end
  return ("%s and %d more"):format(table.concat(list, ", ", 1, most), #list - most)
end

return M
