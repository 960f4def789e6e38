-- The kinds of values that options have; each row of cli/table.lua has one.
--
--   kind.word(text, say)          reads the word from the command line, or a list of words if the
--                                 kind is repeated
--   kind.value(value, say, file)  reads the value from a configuration (file: of cli/config.lua)
--
-- Both return the pipeline's value, or nil after say(fmt, ...) with the expectation.  Both use the
-- same checks, so the messages are the same in either place.  Further fields:
--
--   says      describes a value in a configuration, for readers
--   choices   the accepted words;  signed: a word may begin with a minus sign
--   repeated  the option may be repeated; flag: it has no word; each: CMake repeats it as well
--   joined    words of several such options are one list, as if separated by commas
local fail = require "fail"
local order = require "order"

local M = {}

local quote = fail.quote

function M.shown(value)
  local kind = type(value)
  if value == "" then return "an empty string" end
  if kind == "string" then return quote(value) end
  if kind == "number" or kind == "boolean" then return tostring(value) end
  return "a " .. kind
end

function M.expected(what, value, say)
  say("expected %s, got %s", what, M.shown(value))
end

function M.finite(value) return type(value) == "number" and value - value == 0 end

-- the keys of a table, sorted; other keys than numbers and strings are an error
function M.keys_of(value, say)
  local ok, keys = pcall(order.keys, value)
  if ok then return keys end
  say("a key of the table is neither a string nor a number")
  return {}
end

-- ---- one value ----------------------------------------------------------------------------------

M.flag = {
  flag = true, says = "`true` or `false`",
  word = function() return true end,
  value = function(value, say)
    if type(value) == "boolean" then return value or nil end
    M.expected("true or false", value, say)
  end,
}

-- what: its description in messages; but: a word that is none
function M.string(what, but)
  local function read(value, say)
    if type(value) == "string" and value ~= but and value:find "^[^%z]+$" then return value end
    M.expected(what or "a string", value, say)
  end
  return { says = "a string", word = read, value = read }
end

function M.identifier(value, say)
  if type(value) ~= "string" then return M.expected("a C identifier", value, say) end
  if value:match("^[%a_][%w_]*$") then return value end
  say("%s is not a C identifier", quote(value))
end

M.name = { says = "a string", word = M.identifier, value = M.identifier }

-- one of the given words or numbers
function M.choice(...)
  local list, shown, said, choices = { ... }, {}, {}, {}
  local function either(words)
    return table.concat(words, ", ", 1, #words - 1) .. " or " .. words[#words]
  end
  for k, x in ipairs(list) do
    local text = type(x) == "string"
    choices[k], shown[k] = tostring(x), text and quote(x) or tostring(x)
    said[k] = text and ('`"%s"`'):format(x) or ("`%s`"):format(x)
  end
  local function one_of(from)
    return function(value, say)
      for k, x in ipairs(from) do
        if value == x then return list[k] end
      end
      say("expected %s, got %s%s", either(shown), M.shown(value),
        type(value) == "string" and not tonumber(value) and fail.suggest(value, choices) or "")
    end
  end
  return { choices = choices, says = either(said), word = one_of(choices), value = one_of(list) }
end

-- check(x, text, say) -> x as the pipeline takes it, or nil; text: as it was typed
function M.number(check, says)
  check = check or function(x) return x end
  return {
    signed = true, says = says or "a number",
    word = function(text, say)
      local x = tonumber(text:match("^%s*([+-]?[%d.]+[eE]?[+-]?%d*)%s*$"))
      if not M.finite(x) then return say("%s is not a number", quote(text)) end
      return check(x + 0.0, text, say)
    end,
    value = function(value, say)
      if not M.finite(value) then return M.expected("a number", value, say) end
      return check(value + 0.0, ("%.14g"):format(value), say)
    end,
  }
end

function M.not_negative(x, text, say)
  if x >= 0 then return x end
  say("expected a number that is not negative, got %s", fail.escape(text))
end

function M.positive(x, text, say)
  if x > 0 then return x end
  say("%s is not greater than 0", quote(text))
end

function M.whole(least)
  return M.number(function(x, text, say)
    if math.tointeger(x) and x >= least then return math.tointeger(x) end
    say("expected a whole number of at least %d, got %s", least, fail.escape(text))
  end, ("a whole number, %d or more"):format(least))
end

-- ---- several ------------------------------------------------------------------------------------

-- "2 numbers", or another value as M.shown shows it
local function shown_vector(value)
  local n = type(value) == "table" and #value or 0
  for k = 1, n do n = M.finite(value[k]) and n or 0 end
  return n == 0 and M.shown(value) or n == 1 and "1 number" or n .. " numbers"
end

local function three(value)
  local ok = type(value) == "table" and #value == 3
  for k = 1, 3 do ok = ok and M.finite(value[k]) end
  return ok
end

M.vector = {
  signed = true, says = "`{ x, y, z }`",
  word = function(text, say)
    local vector, number = {}, M.number()
    for word in (text .. ","):gmatch("(.-),") do
      vector[#vector + 1] = number.word(word, say)
    end
    if #vector == 3 then return vector end
    say("expected three numbers, x,y,z, got %s", M.shown(text))
  end,
  value = function(value, say)
    if three(value) then return { value[1] + 0.0, value[2] + 0.0, value[3] + 0.0 } end
    say("expected three numbers { x, y, z }, got %s", shown_vector(value))
  end,
}

-- a table that is a list; read(value, say) reads each element
function M.list(what, read)
  return function(value, say)
    if type(value) ~= "table" then return M.expected("a list of " .. what, value, say) end
    local result = {}
    for k, key in ipairs(M.keys_of(value, say)) do
      if key ~= k then
        return say("expected a list of %s, got a table with the key %s", what, quote(tostring(key)))
      end
      result[k] = read(value[key], function(fmt, ...) say(("[%d]: "):format(k) .. fmt, ...) end)
    end
    return result
  end
end

-- an option that is repeated on the command line
M.strings = {
  repeated = true, says = "a list of strings", value = M.list("strings", M.string().value),
  word = function(list) return list end,
}

-- names of files to write, with one of these endings; for the command line only
function M.files(endings)
  local function known(name)
    for _, ending in ipairs(endings) do
      if name:sub(-#ending) == ending and #name:match "[^/]*$" > #ending then return true end
    end
  end
  return { repeated = true, word = function(list, say)
    for _, name in ipairs(list) do
      if not known(name) then
        return say("expected a file that ends in %s, got %s", table.concat(endings, " or "),
          M.shown(name))
      end
    end
    return list
  end }
end

-- The parts of a text between commas.  nested: a comma in parentheses separates nothing, so that
-- d(tau,q) is one word; such a comma is a zero byte meanwhile.
local function split(text, nested)
  if nested then
    text = text:gsub("%b()", function(inside) return (inside:gsub(",", "\0")) end)
  end
  local list = {}
  for part in text:gmatch("[^,]+") do list[#list + 1] = (part:gsub("%z", ",")) end
  return list
end

-- names, separated by commas on the command line (and also allowed in a configuration)
function M.words(what, nested)
  local function without_comma(value, say)
    local name = M.string().value(value, say)
    if name and split(name, nested)[1] ~= name then
      return say("%s: a name with a comma cannot be listed", quote(name))
    end
    return name
  end
  local read = M.list(what, without_comma)
  local function word(text, say)
    local list = {}
    for _, part in ipairs(split(text, nested)) do
      part = part:match("^%s*(.-)%s*$")
      if part ~= "" then list[#list + 1] = part end
    end
    if #list == 0 then return say("the list is empty") end
    return list
  end
  return {
    joined = true, word = word, says = "a list of strings",
    value = function(value, say)
      if type(value) == "string" then return word(value, say) end
      if type(value) == "table" and next(value) == nil then return say("the list is empty") end
      return read(value, say)
    end,
  }
end

-- double, float, or a C++ type of the user's as "custom:TYPE", whose name must be harmless in
-- generated text
M.real = (function()
  local plain = M.choice("double", "float")
  local function with_custom(read)
    return function(value, say)
      local custom = type(value) == "string" and value:match("^custom:(.*)$")
      if not custom then
        return read(value, function(fmt, plain_ones, ...)
          say(fmt, plain_ones:gsub(" or ", ", ") .. " or custom:TYPE", ...)
        end)
      end
      local builtin = custom == "double" or custom == "float"
      if custom:find("^[%a_][%w_:<>, ]*$") and not builtin then return value end
      say("expected custom:TYPE with the name of a C++ type, got %s", M.shown(value))
    end
  end
  return { choices = plain.choices, says = '`"double"`, `"float"` or `"custom:TYPE"`',
    word = with_custom(plain.word), value = with_custom(plain.value) }
end)()

-- some of the words, as a set: { cpp = true }
function M.some_of(...)
  local one, list = M.choice(...), M.words("words")
  local function set_of(words, say)
    local set = {}
    for _, text in ipairs(words or {}) do
      local word = one.word(text, say)
      if word then set[word] = true end
    end
    return words and set
  end
  return {
    joined = true, says = "a list of " .. one.says:gsub(" or ", ", "),
    word = function(text, say) return set_of(list.word(text, say), say) end,
    value = function(value, say) return set_of(list.value(value, say), say) end,
  }
end

-- ---- name = value -------------------------------------------------------------------------------

-- Gives { { name, value }.. }; on the command line NAME=VALUE, repeated.  spec:
--   form, pattern   its form in messages; the pattern of name and value
--   what            the table's name in messages
--   name, of, as    the check of a name; the value's kind; its field, `value` by default
--   once            the thing that must not occur twice
--   none            "none" is allowed, also among others: the result has ignore_file
function M.map(spec)
  local function entry(name, read, value, say) -- read: "value" or "word", a reader of the kind
    return { name = name, [spec.as or "value"] = spec.of[read](value, function(fmt, ...)
      say("%s: " .. fmt, quote(name), ...)
    end) }
  end
  -- from a configuration: a table by name
  local function value(given, say)
    if spec.none and given == "none" then return { ignore_file = true } end
    if type(given) ~= "table" then return M.expected(spec.what, given, say) end
    local result = {}
    for _, key in ipairs(M.keys_of(given, say)) do
      if type(key) ~= "string" or key == "" then
        say("expected %s, got the key %s", spec.what, M.shown(key))
      elseif not spec.name or spec.name(key, say) then
        result[#result + 1] = entry(key, "value", given[key], say)
      end
    end
    return result
  end
  -- from the command line: a list of NAME=VALUE
  local function word(list, say)
    local result, taken = {}, {}
    for _, text in ipairs(list) do
      local name, rest = text:match(spec.pattern)
      if spec.none and text == "none" then
        result.ignore_file = true
      elseif not name then
        say("expected %s, got %s", spec.form, quote(text))
      elseif spec.once and taken[name] then
        say("%s %s is given twice", spec.once, quote(name))
      else
        result[#result + 1], taken[name] = entry(name, "word", rest, say), true
      end
    end
    return result
  end
  return { repeated = true, each = true, says = spec.says, word = word, value = value }
end

return M
