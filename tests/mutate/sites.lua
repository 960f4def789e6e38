-- Finds where a text of Lua or C can be mutated, and how.
--
-- of(text, language) -> list of { line =, from =, to =, old =, new =, kind = }: the bytes from..to
-- are `old` and become `new`.  Comments and strings are skipped; in C only computations count:
-- lines inside a function that assign or return.  Kinds: operator, comparison, sign, constant,
-- index, logic.
local M = {}

local SWAPS = {
  ["+"] = { "-", "operator" }, ["-"] = { "+", "operator" }, ["*"] = { "/", "operator" },
  ["/"] = { "*", "operator" }, ["//"] = { "*", "operator" }, ["+="] = { "-=", "operator" },
  ["-="] = { "+=", "operator" }, ["<"] = { "<=", "comparison" }, ["<="] = { "<", "comparison" },
  [">"] = { ">=", "comparison" }, [">="] = { ">", "comparison" }, ["~="] = { "==", "comparison" },
  ["!="] = { "==", "comparison" },
}
local WORDS = {
  ["and"] = { "or", "logic" }, ["or"] = { "and", "logic" }, ["not"] = { "", "logic" },
  ["true"] = { "false", "logic" }, ["false"] = { "true", "logic" },
}
local OPERATORS = { "...", "..", "+=", "-=", "<=", ">=", "==", "~=", "!=", "//", "->", "--", "++" }

-- where the comment or string at `at` ends, or nil
local function end_of_quiet(text, at, language)
  local two = text:sub(at, at + 1)
  local one = text:sub(at, at)
  if language == "lua" then
    local mark = text:match("^%-%-%[(=*)%[", at) or text:match("^%[(=*)%[", at)
    if mark then return select(2, text:find("]" .. mark .. "]", at, true)) or #text end
    if two == "--" then return (text:find("\n", at, true) or #text + 1) - 1 end
  else
    if two == "/*" then return select(2, text:find("*/", at, true)) or #text end
    local bare = text:sub(at - 1, at - 1)
    if one == "#" and (bare == "\n" or at == 1) then return text:find("\n", at, true) or #text end
  end
  if one == '"' or one == "'" then
    local k = at + 1
    while k <= #text and text:sub(k, k) ~= one do
      k = k + (text:sub(k, k) == "\\" and 2 or 1)
    end
    return k
  end
  return nil
end

-- tokens: { text, from, to, line }
local function tokens(text, language)
  local list, at, line = {}, 1, 1
  local function skip(to)
    local _, n = text:sub(at, to):gsub("\n", "")
    line, at = line + n, to + 1
  end
  while at <= #text do
    local quiet = end_of_quiet(text, at, language)
    if quiet then
      skip(quiet)
    elseif text:find("^%s", at) then
      skip(at)
    else
      local word = text:match("^[%a_][%w_]*", at)
        or text:match("^0[xX]%x*%.?%x*[pP]?[+-]?%d*", at)
        or text:match("^%d+%.?%d*[eE][+-]?%d+f?", at) or text:match("^%d+%.?%d*f?", at)
      for _, operator in ipairs(word and {} or OPERATORS) do
        if text:sub(at, at + #operator - 1) == operator then
          word = operator
          break
        end
      end
      word = word or text:sub(at, at)
      list[#list + 1] = { text = word, from = at, to = at + #word - 1, line = line }
      at = at + #word
    end
  end
  return list
end

-- after these a minus is a sign
local BEFORE_SIGN = {}
for word in ("( [ { , = + - * / // < > <= >= == ~= != return and or not : ? ;"):gmatch("%S+") do
  BEFORE_SIGN[word] = true
end

local function changed_number(word, inside, random)
  if not word:find("^%d") or word:find("^0[xX]") then return nil end
  if word:find("^%d+$") then
    local n = math.tointeger(word)
    if not n then return nil end
    return tostring(n > 0 and random(2) == 1 and n - 1 or n + 1), inside and "index" or "constant"
  end
  local digits = word:match("^[^f]+")
  return ("%.9g"):format(tonumber(digits) * 1.001 + (tonumber(digits) == 0 and 0.001 or 0))
    .. (word:find("f$") and "f" or ""), "constant"
end

-- lines of C that compute
local function computing(text)
  local good, line, inside = {}, 0, false
  for code in (text .. "\n"):gmatch("(.-)\n") do
    line = line + 1
    if code == "{" then inside = true elseif code == "}" then inside = false end
    -- a constant; or a line that assigns or returns, but not the size of an array, which may be
    -- larger
    good[line] = code:find("^static const %l+ [%w_]+ *=")
      or inside and code:find("^%s%s") and (code:find("[^=!<>]=[^=]") or code:find("return"))
      and not code:find("^%s*at_") and not code:find("^%s*enum")
      and not code:find("^%s*const %l+ [%w_]+%[%d+%] = {")
  end
  return good
end

function M.of(text, language, random)
  local list, depth = {}, 0
  local all = tokens(text, language)
  local good = language == "c" and computing(text)
  for k, token in ipairs(all) do
    local before = all[k - 1] and all[k - 1].text or ""
    local word = token.text
    local new, kind
    if word == "[" then depth = depth + 1 elseif word == "]" then depth = depth - 1 end
    if (word == "-") and BEFORE_SIGN[before] then
      new, kind = "", "sign"
    elseif word == "==" then
      new, kind = language == "lua" and "~=" or "!=", "comparison"
    elseif SWAPS[word] and not (word == "*" and (before == "double" or before == "float")) then
      new, kind = table.unpack(SWAPS[word])
    elseif language == "lua" and WORDS[word] then
      new, kind = table.unpack(WORDS[word])
    else
      new, kind = changed_number(word, depth > 0, random)
    end
    if new and (not good or good[token.line]) then
      list[#list + 1] = {
        line = token.line, from = token.from, to = token.to, old = word, new = new, kind = kind,
      }
    end
  end
  return list
end

--- The text with one site changed.
function M.apply(text, site)
  return text:sub(1, site.from - 1) .. site.new .. text:sub(site.to + 1)
end

return M
