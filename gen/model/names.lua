-- Makes C identifiers from arbitrary names: injective within a scope, and harmless in every
-- language that we write.
--
-- A name that is a C identifier keeps its spelling.  In any other name, bytes outside [A-Za-z0-9_]
-- become '_'; a name that is too long to read is cut and marked with a hash of the whole. C and C++
-- reserve names that begin with "__" or "_" and a capital: those get an "n" in front. Names that
-- collide within a scope get _2, _3 .. in order of arrival, so two names never become one.
--
-- Every global name of ours is the robot's name, '_' and more: an enumerator ARM_<joint>, a
-- function arm_<function>.  The C library and POSIX have macros of that form (M_PI, INT_MAX,
-- FP_NAN, O_RDONLY).  Most begin with one of a hundred words, and POSIX reserves these families as
-- a whole; for example no enumerator of ours begins with FP_ and a capital.  The other macros, a
-- few hundred, are listed in reserved.txt next to this file.  tests/model/names_spec.lua compares
-- the list with the headers of the machine.
local lists = require "list"
local text = require "text"

local M = {}

local LONGEST = 48

local LISTS = lists.read "model.reserved"

-- words that no identifier may be in any scope, and those that no global identifier of ours may be
M.KEYWORDS = LISTS.keywords
M.RESERVED = lists.joined(LISTS.keywords, LISTS.words)

local FAMILIES, MACROS, LOWER = lists.set(LISTS.families), lists.set(LISTS.macros),
  lists.set(LISTS.lower)
local MATHEMATICAL, HEADERS = lists.set(LISTS.mathematical), lists.set(LISTS.headers)

-- Sizes of robots, entries of H, numbered joints of arms, and names that names.scope makes for
-- taken names: no family has a macro with such a name.
local function is_plain(rest)
  return rest:find("^N[QVHBLCKMSPJRXYDAI]$") or rest:find("^NQ[IV]$") or rest:find("^H_")
    or rest:find("^[JAQ]%d+$") or rest:find("._%d+$")
end

-- Does the C library or POSIX have, or reserve, a macro (or a type, or a function) called `id`?
function M.is_macro(id)
  local family, rest = id:match("^([%u%d]*)_([%u%d_]+)$")
  local whole = family and (family == "" or FAMILIES[family]) -- "" belongs to the implementation
  if whole and not is_plain(rest) then return true end
  if MACROS[id] or LOWER[id] then return true end
  local constant = id:match("^M_(.*)$")
  return constant ~= nil and (MATHEMATICAL[constant] or MATHEMATICAL[constant:match("^(.-)l$")]
    or MATHEMATICAL[constant:match("^(.-)f%d*x?$")]) or false
end

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
    return M.is_macro(id) or also and also(id)
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

-- The files at the top of runtime/, which are included by their plain names.
M.RUNTIME = lists.words [[
  sincos.h sincos_body.h sincos_wide.h sincos_blocks.h rows.h rows_body.h rows_products.h limbs.h
  manifold.h manifold_body.h manifold.c sincos.c manifoldf.c sincosf.c
  lanes.h ik.h ik_body.h sincos_contract.h
]]

-- The reason why no robot may be called `id` (its identifier), or nil.  The robot's directory is
-- searched before those of the runtime and the system, so its header could hide one of theirs.
-- Some file systems ignore case, so this does too.
function M.trouble(id)
  local lower = id:lower()
  if lower == "pinion" or lower:find("^pinion_") then
    return "names that begin with pinion are reserved for pinion's runtime"
  elseif HEADERS[lower] then
    return ("its header %s.h would be taken for the C library's"):format(id)
  elseif lists.set(M.RUNTIME)[lower .. ".h"] or lists.set(M.RUNTIME)[lower .. ".c"] then
    return ("its header %s.h would be taken for that of pinion's runtime"):format(id)
  end
end

return M
