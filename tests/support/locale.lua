-- Finds a locale with a decimal comma, for tests that results do not depend on it.
--
--   local locale = dofile "tests/support/locale.lua"
--   local environment, name = locale.comma()   words before a command, and the argument of
--                                              os.setlocale; nil if there is none
--
-- It is an installed one, or one that is built once, if the sources of locales are installed: it
-- stays in .build, because building it takes over a second.

local M = {}

local BUILT = ".build/locale"
local LUA = os.getenv "LUA" or "lua5.4"

local function works(environment, name)
  return os.execute(([[%s %s -e 'os.exit(os.setlocale("%s")
    and ("%%.1f"):format(0.5) == "0,5" and 0 or 1)' 2>/dev/null]]):format(environment, LUA, name))
end

function M.comma()
  for _, name in ipairs { "de_DE.UTF-8", "de_DE.utf8", "de_DE", "fr_FR.UTF-8", "nl_NL.UTF-8" } do
    if works("", name) then return "", name end
  end
  local environment, name = "LOCPATH=" .. BUILT, "de_DE.UTF-8"
  if works(environment, name) then return environment, name end
  -- under a name of our own first: another suite may be reading
  os.execute(([[mkdir -p %s && place=$(mktemp -d %s/XXXXXX) &&
    trap 'rm -rf "$place"' EXIT && trap 'exit 1' HUP INT TERM &&
    localedef -i de_DE -f UTF-8 "$place/de_DE.UTF-8" >/dev/null 2>&1;
    mv "$place/de_DE.UTF-8" %s/ 2>/dev/null]]):format(BUILT, BUILT, BUILT))
  if works(environment, name) then return environment, name end
end

return M
