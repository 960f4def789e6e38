--- Reads numbers of an XML file.
--
-- A number is: sign?, digits with at most one point (a digit on at least one side), exponent?. That
-- is strtod's syntax in the C locale without hexadecimal, inf and nan.  The whole string must be a
-- number; white space around it is allowed.  Results are finite floats; -0 becomes 0.
--
-- Lua's tonumber reads a point in every locale (it tries the locale's own point second), up to
-- 200 characters; longer numbers are refused rather than read in some locales only.

local fail = require "fail"

local number = {}

local LONGEST = 200

-- white space of XML
local BLANK = " \t\r\n"

local function matches(text)
  local mantissa, exponent = text:match("^[+-]?([0-9.]+)(.*)$")
  if not mantissa or not (mantissa:find("^%d+%.?%d*$") or mantissa:find("^%.%d+$")) then
    return nil
  end
  return (exponent == "" or exponent:find("^[eE][+-]?%d+$")) and mantissa
end

--- The value of one word.  Returns value, nil; or value, warning; or nil, error.
function number.parse(word)
  local mantissa = matches(word)
  if not mantissa then
    local comma = word:find("^[+-]?%d*,%d+$")
    local hint = comma and " (the decimal sign is a point)" or ""
    return nil, ("%s is not a number%s"):format(fail.quote(word), hint)
  elseif #word > LONGEST then
    return nil, ("%s is longer than %d characters"):format(fail.quote(word), LONGEST)
  end
  local value = tonumber(word:match("^%+?(.*)$")) + 0.0
  if value ~= value or value == math.huge or value == -math.huge then
    return nil, ("%s is too large for a double"):format(fail.quote(word))
  elseif value == 0 and mantissa:find("[1-9]") then
    return value, ("%s is too small for a double and is taken as 0"):format(fail.quote(word))
  end
  return value
end

--- The words of `text` between white space, as a list.
function number.words(text)
  local words = {}
  for word in text:gmatch("[^" .. BLANK .. "]+") do words[#words + 1] = word end
  return words
end

return number
