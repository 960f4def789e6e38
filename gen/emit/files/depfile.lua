-- Writes dependencies as GNU make reads them: "targets: sources".
--
--   depfile.text(targets, sources)   the rule; fails with code 1 for a name that make cannot read
--
-- The effect of each character in make was found by experiment; tests/disk/depfile_spec.lua repeats
-- it.  In names of files, a backslash protects a blank, #, : and the wildcards.  Elsewhere it is
-- literal; before one of those, two of them mean one backslash.  % is special in targets only and |
-- in sources only, where = begins a variable of make.  Ninja reads such rules, too, but has no
-- escape, or a different one, for =, |, *, ? and [.
local fail = require "fail"
local lists = require "list"

local M = {}

-- characters that need a backslash: in both places, or in one
local PROTECTED = "[ #:*?%[]"
local TARGETS, SOURCES = "%", "|"

-- names that cannot be written: a pattern, its description, its place
local IMPOSSIBLE = {
  { "\n", "has a line feed" }, { "[\t\v\f\r]", "has white space other than blanks" },
  { ";", "has a semicolon" }, { "\\$", "ends in a backslash" }, { " $", "ends in a blank" },
  { "^~", "begins with a tilde" }, { "^[^(]+%(.*%)$", "looks like a member of an archive, x(y)" },
  { "\\.*[*?%[]", "has a backslash and one of *?[" },
  { "[*?%[].*\\", "has a backslash and one of *?[" },
  { "%%.*[*?%[]", "has a % and one of *?[", TARGETS },
  { "[*?%[].*%%", "has a % and one of *?[", TARGETS },
}

local function escape(name, also)
  local plain = name
  while plain:find("^%./") do plain = plain:gsub("^%./+", "") end
  for _, case in ipairs(IMPOSSIBLE) do
    if plain:find(case[1]) and (not case[3] or case[3] == also) then
      fail.input(name, nil, ("make cannot read this name in a list of dependencies, since it %s; "
        .. "choose another name"):format(case[2]))
    end
  end
  return (name:gsub("(\\*)([^\\])", function(slashes, c)
    if c == "$" then return slashes .. "$$" end
    if c == "=" then return slashes .. "$(or =)" end
    if c == also or c:find(PROTECTED) then return slashes .. slashes .. "\\" .. c end
    return nil
  end))
end

local function escaped(names, also)
  return lists.mapped(names, function(name) return escape(name, also) end)
end

function M.text(targets, sources)
  local left = table.concat(escaped(targets, TARGETS), " \\\n ")
  -- `&:` would mean that one run makes all targets
  return ("%s%s: %s\n"):format(left, left:find("&$") and " " or "",
    table.concat(escaped(sources, SOURCES), " "))
end

return M
