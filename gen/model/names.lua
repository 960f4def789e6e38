-- Makes C identifiers from arbitrary names: injective within a scope, and harmless in every
-- language that we write.
--
-- A name that is a C identifier keeps its spelling.  In any other name, bytes outside [A-Za-z0-9_]
-- become '_'; a name that is too long to read is cut and marked with a hash of the whole. C and C++
-- reserve names that begin with "__" or "_" and a capital: those get an "n" in front. Names that
-- collide within a scope get _2, _3 .. in order of arrival, so two names never become one.
local reserved = require "model.reserved"
local text = require "text"

local M = {}

local LONGEST = 48

-- prefixes names that begin with a digit or are reserved for compilers
local function unreserved(id)
  return (id:find("^%d") or id:find("^_*$") or id:find("^_[%u_]")) and "n" .. id or id
end

function M.identifier(name)
  local id = unreserved((name:gsub("[^%w_]", "_")))
  if #id > LONGEST then id = id:sub(1, LONGEST - 9) .. ("_%08x"):format(text.hash(name)) end
  return id
end

-- A set of taken identifiers.  scope(wanted) -> wanted, or the first of wanted_2, wanted_3 .. that
-- is free; the result is taken from then on.  words: taken from the start; if given, macros of the
-- C library and names reserved for compilers are also taken.  also(id): is it taken elsewhere?
function M.scope(words, also)
  local taken = setmetatable({}, words and { __index = function(_, id)
    return reserved.is_macro(id) or also and also(id)
  end })
  for _, word in ipairs(words or {}) do taken[word] = true end
  local next_suffix = {}
  return function(wanted)
    wanted = words and unreserved(wanted) or wanted
    local id = wanted
    local n = next_suffix[wanted] or 2
    while taken[id] do
      id = wanted .. "_" .. n
      n = n + 1
    end
    next_suffix[wanted] = n
    taken[id] = true
    return id
  end
end

-- Words that no global identifier of ours may be.
M.RESERVED = reserved.WORDS

-- Words that no identifier may be, in any scope.
M.KEYWORDS = reserved.KEYWORDS

-- The reason why no robot may have this identifier, or nil.
M.trouble = reserved.trouble

return M
