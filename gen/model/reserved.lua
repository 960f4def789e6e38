-- Names that are taken from the start: keywords, macros of the C library, names of headers.
--
-- Every global name of ours is the robot's name, '_' and more: an enumerator ARM_<joint>, a
-- function arm_<function>.  The C library and POSIX have macros of that form (M_PI, INT_MAX,
-- FP_NAN, O_RDONLY).  Most begin with one of a hundred words, and POSIX reserves these families as
-- a whole; for example no enumerator of ours begins with FP_ and a capital.  The other macros, a
-- few hundred, are listed in reserved.txt next to this file.  tests/model/names_spec.lua compares
-- the list with the headers of the machine.
local lists = require "list"

local M = {}

local LISTS = lists.read "model.reserved"

-- words that no identifier may be, and words that no global identifier may be
M.KEYWORDS = LISTS.keywords
M.WORDS = lists.joined(LISTS.keywords, LISTS.words)

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

-- Files of runtime/ that generated code includes or links by their plain names, without .c and .h.
-- Files in its folders are included with the folder's name, so they cannot be confused with others.
local RUNTIME = lists.set(lists.words [[
  ik ik_body lanes limbs manifold manifold_body manifoldf rows rows_body rows_products sincos
  sincos_blocks sincos_body sincos_contract sincos_wide sincosf
]])

-- The reason why no robot may be called `id` (its identifier), or nil.  The robot's directory is
-- searched before those of the runtime and the system, so its header could hide one of theirs.
-- Some file systems ignore case, so this does too.
function M.trouble(id)
  local lower = id:lower()
  if lower == "pinion" or lower:find("^pinion_") then
    return "names that begin with pinion are those of pinion's runtime"
  elseif HEADERS[lower] then
    return ("its header %s.h would be taken for the C library's"):format(id)
  elseif RUNTIME[lower] then
    return ("its header %s.h would be taken for that of pinion's runtime"):format(id)
  end
end

return M
