-- An element with its own attributes and those of its class, made by defaults.element: { name,
-- line, who, log, typed = attribute -> { text, line } }.  A value that cannot be read is nil, with
-- an error in the log that says what was expected.
local fail = require "fail"
local xml = require "xml"

local M = {}
M.__index = M

--- The text of an attribute, or nil.
function M:text(name) return self.typed[name] and self.typed[name][1] end

-- The line of an attribute, or that of the element if the attribute is missing.
function M:line_of(name) return self.typed[name] and self.typed[name][2] or self.line end

--- An error at the line of an attribute, or of the element if `name` is nil.
function M:error(name, fmt, ...)
  self.log:error(self:line_of(name), "%s: " .. fmt, self.who, ...)
end

-- Reports a missing attribute as an error; returns true if it is missing.
function M:lacks(name)
  if self.typed[name] then return false end
  self.log:error(self.line, "%s has no attribute '%s'", self.who, name)
  return true
end

--- From `least` to `most` numbers (`least` if `most` is nil), or `default`.
function M:numbers(name, default, least, most)
  local text = self:text(name)
  if not text then return default end
  most = most or least
  local list, words = {}, xml.words(text)
  for k = 1, math.min(#words, most + 1) do
    local value, why = xml.number(words[k])
    if not value then return self:error(name, "%s: %s", name, why) end
    list[k] = value
  end
  if #words >= least and #words <= most then return list end
  self:error(name, "%s has %d number%s, expected %s", name, #words, #words == 1 and "" or "s",
    least == most and tostring(least) or ("%d to %d"):format(least, most))
end

--- One number, or `default`.
function M:number(name, default)
  local list = self:numbers(name, { default }, 1)
  return list and list[1]
end

--- One of the words of a list, or `default`.
function M:word(name, default, words)
  local text = self:text(name)
  for _, word in ipairs(words) do
    if word == text then return text end
  end
  if text then
    self:error(name, "%s is %s%s, expected %s", name, fail.quote(text), fail.suggest(text, words),
      table.concat(words, ", "))
  end
  return default
end

--- true or false; "auto" is `auto`.
function M:truth(name, default, auto)
  local word = self:word(name, nil, { "true", "false", auto ~= nil and "auto" or nil })
  if word == "auto" then return auto end
  if not word then return default end
  return word == "true"
end

return M
