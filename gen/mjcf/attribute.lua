--- Reading of attributes: numbers, words, truth.  `e` is what defaults.element gives.  What cannot
-- be had is nil, with an error in the log that says what was expected.

local fail = require "fail"
local number = require "xml.numeral"

local M = {}

--- Whether the element or its class has the attribute.
function M.given(e, name) return e.typed[name] ~= nil end

--- Its line.
function M.line(e, name) return e.typed[name] and e.typed[name][2] or e.line end

--- The text, or nil.
function M.text(e, name) return e.typed[name] and e.typed[name][1] end

local function complain(context, e, name, fmt, ...)
  context.log:error(M.line(e, name), "%s: %s " .. fmt, e.who, name, ...)
end

--- At least `least` and at most `most` numbers (as many, where it is nil), or `default`.
function M.numbers(context, e, name, default, least, most)
  local text = M.text(e, name)
  if not text then return default end
  most = most or least
  local list, words = {}, number.words(text)
  for k = 1, math.min(#words, most + 1) do
    local value, why = number.parse(words[k])
    if not value then
      context.log:error(M.line(e, name), "%s: %s: %s", e.who, name, why)
      return nil
    end
    list[k] = value
  end
  if #words < least or #words > most then
    complain(context, e, name, "has %d number%s, expected %s", #words, #words == 1 and "" or "s",
      least == most and tostring(least) or ("%d to %d"):format(least, most))
    return nil
  end
  return list
end

--- One number, or `default`.
function M.number(context, e, name, default)
  if not e.typed[name] then return default end
  local list = M.numbers(context, e, name, nil, 1)
  return list and list[1]
end

--- One of the words of a list, or `default`.
function M.word(context, e, name, default, words)
  local text = M.text(e, name)
  if not text then return default end
  for _, word in ipairs(words) do
    if word == text then return text end
  end
  complain(context, e, name, "is %s%s, expected %s", fail.quote(text), fail.suggest(text, words),
    table.concat(words, ", "))
  return default
end

--- true or false; "auto" is `auto`.
function M.truth(context, e, name, default, auto)
  local words = { "true", "false" }
  if auto ~= nil then words[3] = "auto" end
  local word = M.word(context, e, name, nil, words)
  if word == "auto" then return auto end
  if not word then return default end
  return word == "true"
end

return M
