-- Repairs the beginning of a document before it is parsed, where expat and TinyXML-2 are more
-- tolerant than libxml2.
--
--   white space before <?xml ..?>   is moved behind it, so that later lines keep their numbers
--   comments before it              are moved, with a warning: a licence that a script inserted
--   an unknown version of XML       (0.0, as some exporters write) is read as 1.0, with a warning
--
-- Documents in 16-bit and 32-bit characters are left alone.

local fail = require "fail"

local M = {}

local BOM = "\xef\xbb\xbf"

-- The first "<?xml ..?>", if only white space and comments come before it.  Returns the mark of
-- UTF-8, that white space, the declaration, and the place of the rest.
local function split(text)
  local start = text:sub(1, #BOM) == BOM and #BOM + 1 or 1
  local at, behind = start, start
  while behind do
    at = text:match("^[ \t\r\n]*()", behind)
    behind = text:match("^<!%-%-.-%-%->()", at)
  end
  local declaration, rest = text:match("^(<%?xml[ \t\r\n][^<>]*%?>)()", at)
  if declaration then
    return text:sub(1, start - 1), text:sub(start, at - 1), declaration, rest
  end
end

-- The bytes to parse; warnings about repairs go to `log`, if given.
function M.mend(text, log)
  local mark, head, declaration, rest = split(text)
  if not declaration then return text end
  local line = 1 + select(2, head:gsub("\n", ""))
  local function warn(...)
    if log then log:warn(line, ...) end
  end
  if head:find "<" then
    warn "the XML declaration comes after a comment; it is read as if it were first"
  end
  local before, version, after =
    declaration:match("^(<%?xml%s+version%s*=%s*[\"'])([%w_.:-]*)([\"'].*)$")
  local other = version and not version:match("^1%.%d+$")
  if other then
    declaration = before .. "1.0" .. after
    warn("there is no XML version %s: read as version 1.0", fail.quote(version))
  end
  if head == "" and not other then return text end
  return mark .. declaration .. head .. text:sub(rest)
end

return M
